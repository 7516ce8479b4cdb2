#include "cli/claims/kept_findings.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

#include "cli/json.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"
#include "text/sha256.hpp"
#include "verify/files/atomic_file.hpp"
#include "verify/files/whole_file.hpp"

namespace gamecert::cli {

using pages::Finding;
using papers::PrintedClaim;

KeptFindings::KeptFindings(const std::filesystem::path& directory, std::filesystem::path certificates,
                           const papers::RunRequest& request, std::span<const PrintedClaim> claims)
    : file_(directory / findings_file), certificates_(std::move(certificates)), request_(request) {
  if (!std::filesystem::exists(file_)) return;
  std::istringstream in(verify::whole_file(file_));
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with("{\"schema\":\"gamecert-claim-1\""))
      throw text::InputError("expected a line that gamecert claims has written in " + file_.string() + ", found " +
                             text::quoted(line.substr(0, 40)));
    auto recorded = finding_of(line, claims);
    if (!recorded || !take_certificates(recorded->finding)) continue;
    const PrintedClaim* claim = recorded->finding.claim;
    recorded_.insert_or_assign(claim, *std::move(recorded));
  }
}

const Finding* KeptFindings::find(const PrintedClaim& claim) const {
  const auto found = recorded_.find(&claim);
  return found == recorded_.end() || !found->second.request.same_ranges(request_) ? nullptr : &found->second.finding;
}

std::vector<const PrintedClaim*> KeptFindings::missing(const std::vector<const PrintedClaim*>& claims) const {
  std::vector<const PrintedClaim*> result;
  for (const PrintedClaim* claim : claims) {
    if (find(*claim) == nullptr) result.push_back(claim);
  }
  return result;
}

pages::Findings KeptFindings::all() const {
  pages::Findings result;
  for (const auto& [claim, recorded] : recorded_) result.push_back(recorded.finding);
  return result;
}

bool KeptFindings::run(const std::vector<const PrintedClaim*>& claims, ShownClaims& shown) {
  write();
  auto next = claims.begin();
  const auto show_kept = [&] {
    for (; next != claims.end() && find(**next) != nullptr; ++next) shown.show(*find(**next));
  };
  const std::vector<const PrintedClaim*> tested = missing(claims);
  show_kept();
  return papers::run(tested, request_, [&](const PrintedClaim& claim, const papers::Result& result) {
    shown.found(claim, result);
    next = std::ranges::find(claims, &claim) + 1;
    add(shown.findings().back());
    show_kept();
  });
}

void KeptFindings::add(const Finding& finding) {
  if (finding.result.interrupted) return;
  recorded_.insert_or_assign(finding.claim, RecordedFinding{finding, request_});
  write();
}

void KeptFindings::write() const {
  verify::AtomicFile out(file_);
  for (const auto& [claim, recorded] : recorded_)
    out.write(json_line(record_of(recorded.finding, recorded.request)) + "\n");
  out.commit();
}

bool KeptFindings::take_certificates(Finding& finding) const {
  if (finding.digest.empty() || certificates_.empty()) return true;
  const std::filesystem::path name = certificates_ / papers::certificate_file(*finding.claim);
  if (!std::filesystem::exists(name)) return false;
  finding.certificates = verify::whole_file(name);
  return text::sha256(finding.certificates) == finding.digest;
}

}  // namespace gamecert::cli
