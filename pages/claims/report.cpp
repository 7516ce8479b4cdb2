// The report in Markdown, a section for each use its readers have.
#include "pages/claims/report.hpp"

#include <algorithm>
#include <cctype>
#include <map>

#include "pages/claims/certified_formula.hpp"
#include "papers/paper.hpp"

namespace gamecert::pages {
namespace {

using papers::Paper, papers::PrintedClaim;

/// Text inside a cell of a table.
std::string cell(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '|') result += '\\';
    result += c;
  }
  return result;
}

std::string summary(const Findings& findings) {
  std::map<solve::Verdict, int> counts;
  for (const Finding& finding : findings) ++counts[finding.result.verdict];
  std::string text;
  for (const auto& [verdict, count] : counts)
    text += (text.empty() ? "" : ", ") + std::to_string(count) + " " + std::string(word(verdict));
  const std::string failing = faults(findings), proved = proofs(findings);
  return std::to_string(findings.size()) + (findings.size() == 1 ? " entry: " : " entries: ") + text + "." +
         (failing.empty() ? "" : " Of these " + failing + ".") + (proved.empty() ? "" : " Of these " + proved + ".") +
         "\n";
}

std::string table(const Findings& findings) {
  std::string text = "\n| place | entry | verdict | range | instances | statement |\n|---|---|---|---|---|---|\n";
  for (const Finding& finding : findings) {
    const PrintedClaim& claim = *finding.claim;
    text += "| " + cell(heading(claim)) + " | `" + claim.id + "` | " + verdict_of_kind(finding) + " | " +
            cell(range(claim, finding.result)) + " | " + std::to_string(finding.result.instances) + " | " +
            cell(claim.statement) + (claim.reading.empty() ? "" : " (read thus: " + cell(claim.reading) + ")") + " |\n";
  }
  return text;
}

/// Where the certificates are. Plain arithmetic has none.
std::string certified(const Finding& finding) {
  if (!finding.result.failure.missing.empty())
    return "- Without a certificate: " + finding.result.failure.missing + ".\n";
  if (finding.certified.empty()) return "- That is plain arithmetic, without a game to certify.\n";
  std::string text;
  for (const auto& [claim, rests_on] : finding.certified) {
    const std::string formula = certified_formula(claim);
    text += "- Certified: `" + claim + "`" + (formula.empty() ? "" : ", which reads `" + formula + "`") + ".\n";
  }
  return text + "- In `certificates/" + certificate_file(*finding.claim) + "`, SHA-256 `" + finding.digest + "`.\n";
}

std::string repair(const Findings& findings, const PrintedClaim& claim) {
  const Finding* other = find(findings, repaired(claim));
  return other == nullptr
             ? ""
             : "\n`" + other->claim->id + "` " + verdict_of_kind(*other) + ": " + other->claim->statement + "\n";
}

std::string failures(const Findings& findings) {
  std::string text;
  for (const Finding& finding : findings) {
    if (!finding.fails()) continue;
    const PrintedClaim& claim = *finding.claim;
    text += "\n#### " + heading(claim) + " (`" + claim.id + "`)\n\n" + claim.statement + "\n\n";
    const auto line = [&](const char* title, const std::string& words) {
      if (!words.empty()) text += std::string("- ") + title + words + ".\n";
    };
    if (!claim.printed.empty()) text += "Printed: \"" + claim.printed + "\"\n\n";
    text += "It fails at `" + finding.result.failure.where + "`." +
            (claim.fault == papers::FaultKind::none ? "" : " Fault: " + std::string(word(claim.fault)) + ".") + "\n\n";
    line("Read thus: ", claim.reading);
    line("Refuted: ", claim.because);
    line("What else it could mean: ", claim.otherwise);
    line("How the paper uses it: ", claim.used);
    text += certified(finding) + repair(findings, claim);
  }
  return text.empty() ? "" : "\n### What fails\n" + text;
}

std::string cells(const Findings& findings) {
  std::string text;
  for (const Finding& finding : findings) {
    const auto& all = finding.result.cells;
    if (all.empty()) continue;
    const auto differing = std::ranges::count(all, true, &papers::TableCell::differs);
    text += "\n#### " + heading(*finding.claim) + " (`" + finding.claim->id + "`)\n\n" + std::to_string(all.size()) +
            " cells, of which " + std::to_string(differing) + " differ" + (differing == 0 ? ".\n" : ":\n");
    for (const papers::TableCell& cell : all) {
      if (!cell.differs) continue;
      std::string at;
      for (const auto& [name, value] : cell.at) at += (at.empty() ? "" : ", ") + name + " = " + std::to_string(value);
      text += "- " + cell.question + ", " + at + ": printed " + cell.printed + ", found " + cell.found + "\n";
    }
  }
  return text.empty() ? "" : "\n### Printed tables\n" + text;
}

std::string remarks(const Findings& findings) {
  std::string text;
  for (const Finding& finding : findings) {
    const std::string reason = explained(finding);
    if (finding.result.remarks.empty() && reason.empty()) continue;
    text += "\n#### " + heading(*finding.claim) + " (`" + finding.claim->id + "`)\n\n";
    for (const std::string& remark : finding.result.remarks) text += "- " + remark + "\n";
    if (!reason.empty()) text += "- " + reason + "\n";
  }
  return text.empty() ? "" : "\n### What was found besides, and what is known\n" + text;
}

/// Without tags: `<` before what could begin one is escaped where it stands outside code.
std::string without_tags(std::string_view text) {
  std::string result;
  bool code = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '`') code = !code;
    if (text[i] == '\n') code = false;
    const char next = i + 1 < text.size() ? text[i + 1] : ' ';
    const bool begins = std::isalpha(static_cast<unsigned char>(next)) || next == '/' || next == '!' || next == '?';
    if (text[i] == '<' && !code && begins) result += '\\';
    result += text[i];
  }
  return result;
}

}  // namespace

std::string markdown(const Findings& findings, const std::string& version) {
  std::string text = "# " + what_is_claimed(findings) +
                     ", re-checked\n\nPrinted by `gamecert claims report`, version " + version + ". " +
                     summary(findings) +
                     "Statements stand as printed; an entry `.repaired` is the version that holds, another ending a "
                     "reading or a part, and `.scan` another symbol than the paper's own proof quotes, or than makes "
                     "the sentence true. A corner, a reading and a symbol of the scan are not counted as faults of "
                     "the paper; an oversight that stands in several entries is counted in each. `gamecert claims "
                     "run ENTRY` repeats any of them.\n";
  for (const auto& [paper, found] : by_paper(findings)) {
    std::vector<const PrintedClaim*> claims;
    for (const Finding& finding : found) claims.push_back(finding.claim);
    Findings of_paper;
    for (const PrintedClaim* claim : in_order_of_text(claims)) of_paper.push_back(*find(findings, claim));
    text += "\n## " + reference(*paper) + "\n\n" + summary(of_paper) + table(of_paper) + failures(of_paper) +
            cells(of_paper) + remarks(of_paper);
  }
  return without_tags(text);
}

}  // namespace gamecert::pages
