#include "pages/claims/finding.hpp"

#include <algorithm>
#include <map>

namespace gamecert::pages {

const Finding* find(const Findings& findings, const papers::PrintedClaim* claim) {
  const auto found = std::ranges::find(findings, claim, &Finding::claim);
  return claim == nullptr || found == findings.end() ? nullptr : &*found;
}

std::string faults(const Findings& findings) {
  std::map<papers::FaultKind, int> counts;
  int failing = 0;
  for (const Finding& finding : findings) {
    if (!finding.fails()) continue;
    ++counts[finding.claim->fault];
    ++failing;
  }
  std::string text;
  for (const auto& [fault, count] : counts)
    text += (text.empty() ? std::to_string(failing) + " fail: " : ", ") + std::string(word(fault)) + " " +
            std::to_string(count);
  return text;
}

std::string explained(const Finding& finding) { return finding.fails() ? "" : finding.result.reason; }

}  // namespace gamecert::pages
