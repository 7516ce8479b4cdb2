#include "cli/claims/claim_record.hpp"

#include <utility>

#include "certificates/writing/writer.hpp"
#include "cli/json.hpp"
#include "papers/paper.hpp"
#include "text/sha256.hpp"
#include "verify/acceptance.hpp"

namespace gamecert::cli {
namespace {

using nlohmann::ordered_json;
using pages::Finding;
using papers::PrintedClaim;
using solve::Verdict;

/// Changes with whatever of its file a run of the entry depends on.
std::string entry_digest(const PrintedClaim& claim) {
  const ordered_json entry = {claim.id,
                              claim.tests,
                              claim.range,
                              claim.stages.first,
                              claim.stages.last,
                              claim.stages.most,
                              solve::word(claim.worth),
                              papers::word(claim.proof),
                              claim.known,
                              claim.definitions,
                              claim.around};
  return text::sha256(entry.dump());
}

ordered_json json(const papers::TableCell& cell) {
  ordered_json object = {{"question", cell.question}, {"at", ordered_json::object()}};
  for (const auto& [name, value] : cell.at) object["at"][name] = value;
  object["printed"] = cell.printed;
  object["found"] = cell.found;
  object["differs"] = cell.differs;
  return object;
}

papers::TableCell cell_of(const ordered_json& object) {
  papers::TableCell cell{.question = object.at("question"),
                         .at = {},
                         .printed = object.at("printed"),
                         .found = object.at("found"),
                         .differs = object.at("differs")};
  for (const auto& [name, value] : object.at("at").items()) cell.at.emplace_back(name, value);
  return cell;
}

std::optional<Verdict> verdict_of(std::string_view word) {
  using enum Verdict;
  for (const Verdict verdict : {proved, holds, fails, vacuous, evidence, unknown}) {
    if (solve::word(verdict) == word) return verdict;
  }
  return {};
}

/// Throws what nlohmann throws if the object is of another make.
std::optional<RecordedFinding> read(const ordered_json& object, std::span<const PrintedClaim> claims) {
  if (object.at("schema") != "gamecert-claim-1" || object.at("version") != GAMECERT_VERSION) return {};
  if (object.contains("interrupted")) return {};
  const std::string id = object.at("id");
  const auto claim = std::ranges::find(claims, id, &PrintedClaim::id);
  if (claim == claims.end() || object.at("entry") != entry_digest(*claim)) return {};
  const auto verdict = verdict_of(object.at("verdict").get<std::string>());
  if (!verdict) return {};
  RecordedFinding recorded{.finding = {.claim = &*claim}, .request = {}};
  recorded.request.seconds = object.value("budget", 0.0);
  recorded.request.brief = object.value("short", false);
  Finding& finding = recorded.finding;
  papers::Result& result = finding.result;
  result.verdict = *verdict;
  result.complete_through = object.at("complete_through");
  result.failing_stage = object.value("failing_stage", 0);
  result.instances = object.at("instances");
  result.seconds = object.at("seconds");
  result.remarks = object.at("remarks");
  result.reason = object.at("reason");
  result.failure.where = object.value("counterexample", "");
  result.failure.missing = object.value("missing", "");
  for (const auto& cell : object.value("cells", ordered_json::array())) result.cells.push_back(cell_of(cell));
  for (const auto& one : object.at("certified"))
    finding.certified.push_back({.claim = one.at("claim"), .rests_on = one.at("rests_on")});
  finding.digest = object.value("sha256", "");
  return recorded;
}

}  // namespace

void add_origin(ordered_json& object, const PrintedClaim& claim) {
  object["paper"] = papers::reference(*claim.paper);
  object["kind"] = papers::word(claim.kind);
  if (!claim.where.empty()) object["where"] = claim.where;
  if (!claim.printed.empty()) object["printed"] = claim.printed;
  if (!claim.reading.empty()) object["reading"] = claim.reading;
  if (claim.fault != papers::FaultKind::none) {
    object["fault"] = papers::word(claim.fault);
    object["accuses"] = papers::accuses(claim.fault);
  }
  if (!claim.otherwise.empty()) object["otherwise"] = claim.otherwise;
  if (!claim.used.empty()) object["used"] = claim.used;
  if (!claim.because.empty()) object["because"] = claim.because;
  if (claim.proof != papers::ProofKind::none) object["proof"] = papers::word(claim.proof);
}

ordered_json record_of(const Finding& finding, const papers::RunRequest& request) {
  const PrintedClaim& claim = *finding.claim;
  const papers::Result& result = finding.result;
  ordered_json object = result_of("gamecert-claim-1");
  object["id"] = claim.id;
  object["statement"] = claim.statement;
  object["verdict"] = solve::word(result.verdict);
  object["range"] = papers::range(claim, result);
  object["complete_through"] = result.complete_through;
  object["instances"] = result.instances;
  object["seconds"] = result.seconds;
  object["remarks"] = result.remarks;
  object["reason"] = result.reason;
  if (finding.fails()) {
    object["counterexample"] = result.failure.where;
    object["failing_stage"] = result.failing_stage;
    if (!result.failure.missing.empty()) object["missing"] = result.failure.missing;
  }
  add_origin(object, claim);
  object["certified"] = ordered_json::array();
  for (const auto& [said, rests_on] : finding.certified)
    object["certified"].push_back({{"claim", said}, {"rests_on", rests_on}});
  if (!finding.digest.empty()) object["sha256"] = finding.digest;
  if (!result.cells.empty()) {
    object["cells"] = ordered_json::array();
    for (const papers::TableCell& cell : result.cells) object["cells"].push_back(json(cell));
  }
  object["entry"] = entry_digest(claim);
  if (request.seconds > 0) object["budget"] = request.seconds;
  if (request.brief) object["short"] = true;
  if (result.interrupted) object["interrupted"] = true;
  return object;
}

std::optional<RecordedFinding> finding_of(std::string_view line, std::span<const PrintedClaim> claims) {
  try {
    return read(ordered_json::parse(line), claims);
  } catch (const ordered_json::exception&) {
    return {};
  }
}

Finding certified(const PrintedClaim& claim, papers::Result result) {
  Finding finding{.claim = &claim, .result = std::move(result)};
  auto& kept = finding.fails() ? finding.result.failure.certificates : finding.result.certificates;
  for (const certificates::Certificate& certificate : kept) {
    finding.certified.push_back({.claim = certificates::text(certificate.claim),
                                 .rests_on = certificates::text(verify::require_accepted(certificate))});
    finding.certificates += certificates::write(certificate);
  }
  if (!finding.certificates.empty()) finding.digest = text::sha256(finding.certificates);
  return finding;
}

}  // namespace gamecert::cli
