#include "pages/claims/finding.hpp"

#include <algorithm>
#include <iterator>
#include <map>

namespace gamecert::pages {

const Finding* find(const Findings& findings, const papers::PrintedClaim* claim) {
  const auto found = std::ranges::find(findings, claim, &Finding::claim);
  return claim == nullptr || found == findings.end() ? nullptr : &*found;
}

std::vector<std::pair<const papers::Paper*, Findings>> by_paper(const Findings& findings) {
  std::vector<std::pair<const papers::Paper*, Findings>> result;
  for (const Finding& finding : findings) {
    const papers::Paper* paper = finding.claim->paper;
    auto of_paper = std::ranges::find(result, paper, &std::pair<const papers::Paper*, Findings>::first);
    if (of_paper == result.end()) of_paper = result.insert(of_paper, {paper, {}});
    of_paper->second.push_back(finding);
  }
  return result;
}

std::string what_is_claimed(const Findings& findings) {
  constexpr std::string_view numbers[] = {"no", "one", "two", "three", "four", "five"};
  const auto papers = by_paper(findings);
  if (papers.size() == 1) return "The claims of \"" + papers.front().first->title + "\"";
  const std::size_t many = papers.size();
  return "The claims of " + (many < std::size(numbers) ? std::string(numbers[many]) : std::to_string(many)) + " papers";
}

namespace {

/// Kinds with their numbers, `corner 3, reading 2`.
struct Counts {
  int all = 0;
  std::string kinds = {};

  void add(std::string_view kind, int count) {
    all += count;
    kinds += (kinds.empty() ? "" : ", ") + std::string(kind) + " " + std::to_string(count);
  }
};

}  // namespace

std::string faults(const Findings& findings) {
  std::map<papers::FaultKind, int> counts;
  for (const Finding& finding : findings) {
    if (finding.fails()) ++counts[finding.claim->fault];
  }
  Counts faults, others;
  const int plain = counts[papers::FaultKind::none];
  counts.erase(papers::FaultKind::none);
  for (const auto& [fault, count] : counts) (papers::accuses(fault) ? faults : others).add(word(fault), count);
  const int failing = plain + faults.all + others.all;
  if (failing == 0) return "";
  if (failing == plain) return std::to_string(failing) + (failing == 1 ? " fails" : " fail");
  const auto part = [](const Counts& of, const std::string& name) {
    return std::to_string(of.all) + " " + name + (of.all == 0 ? "" : " (" + of.kinds + ")");
  };
  return std::to_string(failing) + (failing == 1 ? " fails: " : " fail: ") +
         part(faults, faults.all == 1 ? "entry with a fault" : "entries with a fault") + " and " +
         part(others, "with none") + (plain == 0 ? "" : ", and " + std::to_string(plain) + " not looked at");
}

std::string proofs(const Findings& findings) {
  std::map<papers::ProofKind, int> counts;
  int proved = 0;
  for (const Finding& finding : findings) {
    if (finding.result.verdict != solve::Verdict::proved) continue;
    ++counts[finding.claim->proof];
    ++proved;
  }
  std::string text;
  for (const auto& [proof, count] : counts)
    text += (text.empty() ? std::to_string(proved) + (proved == 1 ? " is" : " are") + " proved: " : "; ") +
            std::to_string(count) + " " + std::string(in_words(proof));
  return text;
}

std::string verdict_of_kind(const Finding& finding) {
  const bool told = finding.claim->fault != papers::FaultKind::none;
  const std::string_view kind = finding.fails() && told                            ? word(finding.claim->fault)
                                : finding.result.verdict == solve::Verdict::proved ? word(finding.claim->proof)
                                                                                   : "";
  return std::string(word(finding.result.verdict)) + (kind.empty() ? "" : " (" + std::string(kind) + ")");
}

std::string explained(const Finding& finding) {
  if (finding.fails()) return "";
  if (finding.result.verdict != solve::Verdict::proved) return finding.result.reason;
  return "proved " + std::string(in_words(finding.claim->proof)) +
         (finding.result.reason.empty() ? "" : ": " + finding.result.reason);
}

}  // namespace gamecert::pages
