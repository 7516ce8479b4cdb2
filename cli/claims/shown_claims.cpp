#include "cli/claims/shown_claims.hpp"

#include <algorithm>
#include <cstdio>
#include <map>
#include <utility>

#include "cli/claims/claim_record.hpp"
#include "cli/json.hpp"
#include "cli/output.hpp"
#include "papers/paper.hpp"
#include "text/errors.hpp"
#include "verify/files/atomic_file.hpp"
#include "verify/files/certificate_folder.hpp"

namespace gamecert::cli {
namespace {

using pages::Finding;
using papers::PrintedClaim;
using papers::Result;
using solve::Verdict;

std::string seconds(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f s", value);
  return text;
}

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.resize(width, ' ');
  return text;
}

void print_field(const std::string& name, const std::string& text) {
  if (!text.empty()) print_line("c   " + name + ": " + text);
}

std::string line(const PrintedClaim& claim, const Result& result) {
  return padded(claim.id, 24) + "  " + padded(std::string(solve::word(result.verdict)), 8) + "  " +
         padded(papers::range(claim, result), 34) + "  " + std::to_string(result.instances) + " instances  " +
         seconds(result.seconds);
}

}  // namespace

papers::RunRequest request_of(const CommandOptions& options) {
  papers::RunRequest request;
  if (options.has("budget")) {
    request.seconds = options.value<double>("budget");
    if (!(request.seconds > 0)) throw text::InputError("expected --budget S with S above 0");
  }
  request.brief = options.has("short");
  if (request.brief && request.seconds > 0)
    throw text::InputError("expected --short or --budget, found both: a short run ends before the usual range");
  return request;
}

std::filesystem::path directory_for(const std::vector<const PrintedClaim*>& claims, const std::string& name) {
  const std::filesystem::path directory = verify::made_directory(name);
  for (const PrintedClaim* claim : claims) verify::require_replaceable(directory / papers::certificate_file(*claim));
  return directory;
}

ShownClaims::ShownClaims(const CommandOptions& options, std::filesystem::path certificates)
    : options_(options), request_(request_of(options)), directory_(std::move(certificates)) {}

void ShownClaims::found(const PrintedClaim& claim, const Result& result) {
  const Finding finding = certified(claim, result);
  keep(finding);
  show(finding);
}

void ShownClaims::show(const Finding& finding) {
  const PrintedClaim& claim = *finding.claim;
  const Result& result = finding.result;
  findings_.push_back(finding);
  if (options_.json()) return print_line(json_line(record_of(finding, request_)));
  print_line(line(claim, result));
  if (options_.quiet()) return;
  if (finding.fails()) {
    print_line("c   fails at " + result.failure.where);
    if (claim.fault != papers::FaultKind::none) print_line("c   fault: " + std::string(papers::word(claim.fault)));
    print_field("refuted", claim.because);
    print_field("what else it could mean", claim.otherwise);
    print_field("how the paper uses it", claim.used);
  }
  for (const std::string& remark : result.remarks) print_line("c   " + remark);
  if (const std::string reason = finding.fails() ? result.reason : explained(finding); !reason.empty())
    print_line("c   " + reason);
  print_line("c   " + papers::origin(claim) + ": " + (claim.printed.empty() ? claim.statement : claim.printed));
  print_field("read thus", claim.reading);
}

/// The papers, how many entries have which fault, and what is proved by what.
void ShownClaims::describe() const {
  for (const auto& [paper, of_paper] : pages::by_paper(findings_))
    print_line("c " + paper->word + ": " + papers::reference(*paper));
  for (const std::string& counts : {pages::faults(findings_), pages::proofs(findings_)})
    if (!counts.empty()) print_line("c " + counts);
}

int ShownClaims::end(bool interrupted) const {
  std::map<Verdict, int> counts;
  for (const Finding& finding : findings_) ++counts[finding.result.verdict];
  Verdict worst = Verdict::holds;
  std::string text;
  for (const auto& [verdict, count] : counts) {
    text += (text.empty() ? ": " : ", ") + std::string(solve::word(verdict)) + " " + std::to_string(count);
    if (solve::exit_status(worst) == success) worst = verdict;
  }
  if (interrupted) worst = Verdict::unknown;
  if (!options_.json() && !options_.quiet()) describe();
  const std::string reason = interrupted ? " interrupted," : "";
  if (!options_.json())
    print_line("s " + std::string(solve::word(worst)) + reason + " claims " + std::to_string(findings_.size()) + text);
  return solve::exit_status(worst);
}

/// What ended before its range was gone through leaves the file of an earlier run as it is.
void ShownClaims::keep(const Finding& finding) const {
  const Result& result = finding.result;
  if (directory_.empty()) return;
  verify::AtomicFile file(directory_ / papers::certificate_file(*finding.claim));
  if (file.earlier() && (result.interrupted || result.verdict == Verdict::unknown)) return;
  if (finding.certificates.empty()) return file.remove_earlier();
  file.write(finding.certificates);
  file.commit();
}

}  // namespace gamecert::cli
