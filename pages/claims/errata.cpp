// Errata in LaTeX, and entries of BibTeX.
#include "pages/claims/report.hpp"
#include "papers/paper.hpp"
#include "text/latex.hpp"

namespace gamecert::pages {
namespace {

using papers::Paper, papers::PrintedClaim;

using text::latex;

/// A sentence of a file, with a point behind it.
std::string sentence(std::string_view text) {
  const bool ended = text.ends_with('.') || text.ends_with('?');
  return latex(text) + (ended ? "" : ".");
}

/// Of tables `printed` is the caption.
const std::string& in_words(const PrintedClaim& claim) {
  return claim.printed.empty() || claim.kind == papers::ClaimKind::table ? claim.statement : claim.printed;
}

std::string item(const Findings& findings, const Finding& finding) {
  const PrintedClaim& claim = *finding.claim;
  const bool told = claim.fault != papers::FaultKind::none;
  std::string text = "\\item \\textbf{" + latex(heading(claim)) + "}" +
                     (told ? " (" + latex(word(claim.fault)) + ")" : "") + ". \\emph{" + sentence(in_words(claim)) +
                     "}\n";
  if (!claim.reading.empty()) text += "Read thus: " + sentence(claim.reading) + "\n";
  text += "This fails at " + sentence(finding.result.failure.where) + "\n";
  const auto line = [&](const char* title, const std::string& words) {
    if (!words.empty()) text += title + sentence(words) + "\n";
  };
  line("Why: ", claim.because);
  line("What else it could mean: ", claim.otherwise);
  line("How the paper uses it: ", claim.used);
  if (const Finding* repair = find(findings, repaired(claim)))
    text += "Instead (" + latex(verdict_of_kind(*repair)) + ", " + latex(range(*repair->claim, repair->result)) +
            "): " + sentence(repair->claim->statement) + "\n";
  return text + "Entry \\texttt{" + latex(claim.id) + "}" +
         (finding.digest.empty() ? ""
                                 : ", certificates of SHA-256 \\texttt{" + finding.digest.substr(0, 16) + "}\\ldots") +
         ".\n";
}

enum class Blame { paper, nobody, not_said };
Blame blame(papers::FaultKind fault) {
  if (fault == papers::FaultKind::none) return Blame::not_said;
  return papers::accuses(fault) ? Blame::paper : Blame::nobody;
}

/// What fails of a paper's entries and is so blamed: a list of LaTeX, empty if there is nothing. What hangs
/// on a symbol of the scan only the printed page can decide, so that nobody is told of it here.
std::string items(const Findings& findings, Blame blamed) {
  std::vector<const PrintedClaim*> claims;
  for (const Finding& finding : findings) {
    const papers::FaultKind fault = finding.claim->fault;
    if (finding.fails() && fault != papers::FaultKind::scan && blame(fault) == blamed) claims.push_back(finding.claim);
  }
  std::string text;
  for (const PrintedClaim* claim : in_order_of_text(claims)) text += item(findings, *find(findings, claim));
  return text.empty() ? "" : "\\begin{itemize}\\sloppy\n" + text + "\\end{itemize}\n";
}

/// In ASCII: styles that abbreviate names take the first byte for the first letter.
std::string field(std::string_view name, std::string value) {
  static constexpr std::pair<std::string_view, std::string_view> letters[] = {{"É", "{\\'E}"}, {"ê", "{\\^e}"}};
  for (const auto& [letter, spelt] : letters) {
    for (std::size_t at = value.find(letter); at != std::string::npos; at = value.find(letter, at + spelt.size()))
      value.replace(at, letter.size(), spelt);
  }
  return "  " + std::string(name) + " = {" + value + "},\n";
}

/// With two hyphens where there is one.
std::string dashed(std::string pages) {
  const std::size_t hyphen = pages.find('-');
  return hyphen == std::string::npos ? pages : pages.insert(hyphen, "-");
}

/// A paper in BibTeX: an article, or what is not published yet.
std::string entry(const Paper& paper) {
  const auto maybe = [](std::string_view name, const std::string& value) {
    return value.empty() ? "" : field(name, value);
  };
  const std::string note = paper.edition.empty() ? "" : "cited as in " + latex(paper.edition);
  return "@" + std::string(paper.journal.empty() ? "unpublished" : "article") + "{" + paper.key + ",\n" +
         field("author", latex(paper.authors)) + field("title", "{" + latex(paper.title) + "}") +
         maybe("journal", latex(paper.journal)) + maybe("volume", paper.volume) + maybe("pages", dashed(paper.pages)) +
         field("year", std::to_string(paper.year)) +
         maybe("note", paper.journal.empty() && note.empty() ? "manuscript" : note) + "}\n";
}

std::string year(const Edition& edition) { return edition.date.substr(0, 4); }

}  // namespace

std::string errata(const Findings& findings, const Edition& edition) {
  std::string text = "% Printed by gamecert claims report, version " + edition.version + ", " + edition.date +
                     ".\n\\documentclass{article}\n\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n"
                     "\\begin{document}\n";
  for (const auto& [paper, of_paper] : by_paper(findings)) {
    const std::string faults = items(of_paper, Blame::paper), others = items(of_paper, Blame::nobody),
                      more = items(of_paper, Blame::not_said);
    if (!faults.empty())
      text += "\n\\paragraph{Erratum.} Of " + latex(reference(*paper)) + ", the following fails as printed.\n" + faults;
    if (!others.empty())
      text += "\n\\paragraph{Least cases and readings.} No faults of " + latex(reference(*paper)) +
              ": the following fails in a least case only, or only if it is read as said here.\n" + others;
    if (!more.empty())
      text += "\n\\paragraph{What fails.} Of " + latex(reference(*paper)) + ", the following is false.\n" + more;
  }
  return text + "\\end{document}\n";
}

std::string bibliography(const Findings& findings, const Edition& edition) {
  std::string text = "@misc{gamecert-claims,\n" + field("author", "{The gamecert authors}") +
                     field("title", latex(what_is_claimed(findings)) + ", re-checked") + field("year", year(edition)) +
                     field("note", "gamecert " + edition.version + ", " + edition.date + "; " +
                                       std::to_string(findings.size()) + " entries") +
                     "}\n";
  for (const auto& [paper, of_paper] : by_paper(findings)) text += "\n" + entry(*paper);
  return text;
}

std::string citation(const Finding& finding, const Edition& edition) {
  const PrintedClaim& claim = *finding.claim;
  const Paper& paper = *claim.paper;
  return "@misc{gamecert-" + claim.id + ",\n" + field("author", "{The gamecert authors}") +
         field("title", "{" + latex(heading(claim)) + " of " + latex(reference(paper)) +
                            "}, re-checked: " + std::string(word(finding.result.verdict))) +
         field("year", year(edition)) +
         field("note", "gamecert " + edition.version + ", " + edition.date + ", entry " + latex(claim.id) +
                           (finding.digest.empty() ? "" : ", certificates of SHA-256 " + finding.digest)) +
         "}\n";
}

}  // namespace gamecert::pages
