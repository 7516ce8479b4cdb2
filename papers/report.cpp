// The page of a report, a section for each use its readers have.
#include "papers/report.hpp"

#include <map>

namespace gamecert::papers {
namespace {

/// Text inside a cell of a table.
std::string cell(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '|') result += '\\';
    result += c;
  }
  return result;
}

std::string summary(const Found& found) {
  std::map<solve::Verdict, int> counts;
  for (const auto& [claim, result] : found) ++counts[result.verdict];
  std::string text;
  for (const auto& [verdict, count] : counts) {
    text += (text.empty() ? "" : ", ") + std::to_string(count) + " " + std::string(word(verdict));
  }
  return std::to_string(found.size()) + " entries: " + text + ".\n";
}

std::string faulty(const Found& found) {
  const std::string text = faults(found);
  return text.empty() ? "" : text + ".\n";
}

std::string table(const Found& found) {
  std::string text = "\n| id | verdict | range | instances | statement |\n|---|---|---|---|---|\n";
  for (const auto& [claim, result] : found) {
    text += "| " + claim->id + " | " + std::string(word(result.verdict)) + " | " + cell(range(*claim, result)) + " | " +
            std::to_string(result.instances) + " | " + cell(claim->statement) + " |\n";
  }
  return text;
}

/// Where the certificates are. Plain arithmetic has none.
std::string certified(const PrintedClaim& claim, const Failure& failure) {
  if (!failure.missing.empty()) return "Without a certificate: " + failure.missing + ".\n";
  if (failure.certificates.empty()) return "That is plain arithmetic, without a game to certify.\n";
  return "Certificates: `certificates/" + certificate_file(claim) + "`.\n";
}

/// The kind and the place, with the sentence where it is another than the statement.
std::string printed(const PrintedClaim& claim) {
  return "Of the paper: " + origin(claim) + (claim.printed.empty() ? "" : ": \"" + claim.printed + "\"") + ".\n\n";
}

std::string failures(const Found& found) {
  std::string text;
  for (const auto& [claim, result] : found) {
    if (result.failure.where.empty()) continue;
    text += "\n### " + claim->id + "\n\n" + claim->statement + "\n\n" + printed(*claim) + "It fails at `" +
            result.failure.where + "`. Fault: " + std::string(word(claim->fault)) + ".\n";
    if (!claim->because.empty()) text += "Refuted: " + claim->because + ".\n";
    for (const certificates::Certificate& certificate : result.failure.certificates) {
      text += "Certified: `" + certificates::text(certificate.claim) + "`.\n";
    }
    text += certified(*claim, result.failure);
  }
  return text.empty() ? "" : "\n## What fails\n" + text;
}

std::string remarks(const Found& found) {
  std::string text;
  for (const auto& [claim, result] : found) {
    const bool reason = !result.reason.empty() && result.failure.where.empty();
    if (result.remarks.empty() && !reason) continue;
    text += "\n### " + claim->id + "\n\n";
    for (const std::string& remark : result.remarks) text += "- " + remark + "\n";
    if (reason) text += "- " + result.reason + "\n";
  }
  return text.empty() ? "" : "\n## Remarks\n" + text;
}

}  // namespace

std::string faults(const Found& found) {
  std::map<FaultKind, int> counts;
  int failing = 0;
  for (const auto& [claim, result] : found) {
    if (result.failure.where.empty()) continue;
    ++counts[claim->fault];
    ++failing;
  }
  std::string text;
  for (const auto& [fault, count] : counts)
    text += (text.empty() ? std::to_string(failing) + " fail: " : ", ") + std::string(word(fault)) + " " +
            std::to_string(count);
  return text;
}

std::string markdown(const Found& found) {
  return "# The claims, re-checked\n\n" + summary(found) + faulty(found) +
         "Statements are encoded as printed; `.repaired` marks a version that holds, another ending a reading.\n" +
         table(found) + failures(found) + remarks(found);
}

}  // namespace gamecert::papers
