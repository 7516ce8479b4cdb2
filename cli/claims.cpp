// gamecert claims: the statements of the papers, listed, tested and reported.
#include <algorithm>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>

#include "certificates/format.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "papers/claim.hpp"
#include "papers/report.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "verify/acceptance.hpp"
#include "verify/files/certificate_folder.hpp"

namespace gamecert::cli {
namespace {

using papers::PrintedClaim;
using papers::Result;
using solve::Verdict;

std::vector<const PrintedClaim*> chosen(const std::vector<std::string>& ids) {
  std::vector<const PrintedClaim*> claims;
  if (ids.empty()) {
    for (const PrintedClaim& claim : papers::all()) claims.push_back(&claim);
  }
  for (const std::string& id : ids) {
    for (const PrintedClaim* claim : papers::select(id)) {
      if (std::ranges::find(claims, claim) == claims.end()) claims.push_back(claim);
    }
  }
  return claims;
}

std::string seconds(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f s", value);
  return text;
}

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.resize(width, ' ');
  return text;
}

std::string line(const PrintedClaim& claim, const Result& result) {
  return padded(claim.id, 24) + "  " + padded(std::string(solve::word(result.verdict)), 8) + "  " +
         padded(papers::range(claim, result), 34) + "  " + std::to_string(result.instances) + " instances  " +
         seconds(result.seconds);
}

/// All certificates of a failure, or of instances that hold, in one file, once the checker has accepted each.
std::string certificates_of(const Result& result) {
  std::string text;
  const bool failed = !result.failure.where.empty();
  for (const certificates::Certificate& certificate : failed ? result.failure.certificates : result.certificates) {
    verify::require_accepted(certificate);
    text += certificates::write(certificate);
  }
  return text;
}

/// Kind, place, sentence and reading, as far as they are known.
void add_origin(nlohmann::ordered_json& object, const PrintedClaim& claim) {
  object["kind"] = papers::word(claim.kind);
  if (!claim.where.empty()) object["where"] = claim.where;
  if (claim.page > 0) object["page"] = claim.page;
  if (!claim.printed.empty()) object["printed"] = claim.printed;
  if (!claim.reading.empty()) object["reading"] = claim.reading;
  if (claim.fault != papers::FaultKind::none) object["fault"] = papers::word(claim.fault);
  if (!claim.because.empty()) object["because"] = claim.because;
}

nlohmann::ordered_json json(const PrintedClaim& claim, const Result& result) {
  nlohmann::ordered_json object = {{"schema", "gamecert-claim-1"},
                                   {"version", GAMECERT_VERSION},
                                   {"id", claim.id},
                                   {"statement", claim.statement},
                                   {"verdict", solve::word(result.verdict)},
                                   {"range", papers::range(claim, result)},
                                   {"instances", result.instances},
                                   {"seconds", result.seconds},
                                   {"remarks", result.remarks},
                                   {"reason", result.reason}};
  if (!result.failure.where.empty()) object["counterexample"] = result.failure.where;
  add_origin(object, claim);
  return object;
}

/// What was found so far, shown and kept as it comes.
class Shown {
 public:
  /// `certificates`: the directory for them; empty if none are wanted.
  Shown(const CommandOptions& options, std::filesystem::path certificates)
      : options_(options), directory_(std::move(certificates)) {}

  void show(const PrintedClaim& claim, const Result& result) {
    keep(claim, result);
    found_.emplace_back(&claim, result);
    if (options_.json()) {
      print_line(json(claim, result).dump());
      return;
    }
    print_line(line(claim, result));
    if (options_.quiet()) return;
    if (!result.failure.where.empty()) {
      print_line("c   fails at " + result.failure.where);
      print_line("c   fault: " + std::string(papers::word(claim.fault)));
      if (!claim.because.empty()) print_line("c   refuted: " + claim.because);
    }
    for (const std::string& remark : result.remarks) print_line("c   " + remark);
    if (!result.reason.empty()) print_line("c   " + result.reason);
    print_line("c   " + papers::origin(claim) + ": " + (claim.printed.empty() ? claim.statement : claim.printed));
  }

  const papers::Found& found() const { return found_; }

  /// The last line, which begins with the worst verdict, and its exit status. `interrupted`: some claims are missing.
  int end(bool interrupted) const {
    std::map<Verdict, int> counts;
    for (const auto& [claim, result] : found_) ++counts[result.verdict];
    Verdict worst = Verdict::holds;
    std::string text;
    for (const auto& [verdict, count] : counts) {
      text += (text.empty() ? ": " : ", ") + std::string(solve::word(verdict)) + " " + std::to_string(count);
      if (solve::exit_status(worst) == success) worst = verdict;
    }
    if (interrupted) worst = Verdict::unknown;
    if (const std::string faults = papers::faults(found_); !faults.empty() && !options_.json() && !options_.quiet())
      print_line("c " + faults);
    const std::string reason = interrupted ? " interrupted," : "";
    if (!options_.json()) {
      print_line("s " + std::string(solve::word(worst)) + reason + " claims " + std::to_string(found_.size()) + text);
    }
    return solve::exit_status(worst);
  }

 private:
  /// What ended before its range was gone through leaves the file of an earlier run as it is.
  void keep(const PrintedClaim& claim, const Result& result) const {
    const std::string certificates = certificates_of(result);
    if (directory_.empty()) return;
    verify::AtomicFile file(directory_ / papers::certificate_file(claim));
    if (file.earlier() && (result.interrupted || result.verdict == Verdict::unknown)) return;
    if (certificates.empty()) return file.remove_earlier();
    file.write(certificates);
    file.commit();
  }

  const CommandOptions& options_;
  std::filesystem::path directory_;
  papers::Found found_;
};

papers::RunRequest request_of(const CommandOptions& options) {
  papers::RunRequest request;
  if (options.has("budget")) {
    request.seconds = options.value<double>("budget");
    if (!(request.seconds > 0)) throw text::InputError("expected --budget S with S above 0");
  }
  return request;
}

/// The directory for the certificates of claims, in which their files may be replaced. OutputError.
std::filesystem::path directory_for(const std::vector<const PrintedClaim*>& claims, const std::string& name) {
  const std::filesystem::path directory = verify::made_directory(name);
  for (const PrintedClaim* claim : claims) verify::require_replaceable(directory / papers::certificate_file(*claim));
  return directory;
}

/// False if an interrupt cut it short.
bool run(const std::vector<const PrintedClaim*>& claims, const papers::RunRequest& request, Shown& shown) {
  return papers::run(claims, request,
                     [&](const PrintedClaim& claim, const Result& result) { shown.show(claim, result); });
}

int report(const CommandOptions& options, const std::vector<const PrintedClaim*>& claims) {
  if (!options.has("output")) throw text::InputError("expected --output DIR; see gamecert claims --help");
  const papers::RunRequest request = request_of(options);
  const std::filesystem::path directory = verify::made_directory(options.value<std::string>("output"));
  verify::AtomicFile page(directory / "report.md");
  Shown shown(options, directory_for(claims, (directory / "certificates").string()));
  const bool whole = run(claims, request, shown);
  if (whole) {
    page.write(papers::markdown(shown.found()));
    page.commit();
  }
  return shown.end(!whole);
}

int list(const CommandOptions& options, const std::vector<const PrintedClaim*>& claims) {
  for (const PrintedClaim* claim : claims) {
    if (options.json()) {
      nlohmann::ordered_json object = {{"schema", "gamecert-claim-entry-1"},
                                       {"version", GAMECERT_VERSION},
                                       {"id", claim->id},
                                       {"statement", claim->statement}};
      add_origin(object, *claim);
      if (!claim->tests.empty()) object["tests"] = claim->tests;
      print_line(object.dump());
    } else {
      print_line(claim->id + "\t" + claim->statement);
    }
  }
  return success;
}

}  // namespace

int run_claims(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  options.describe_output();
  namespace po = boost::program_options;
  options.described.add_options()("budget", po::value<double>(),
                                  "seconds for each claim: stop there, and go on past its usual range till then")(
      "certificates", po::value<std::string>(),
      "run: directory for certificates, ID.cert each: of what fails, and of instances of some claims that hold; that "
      "of an earlier run is replaced, or removed where there is none now, as its claim is done, and left by UNKNOWN")(
      "output", po::value<std::string>(), "report: directory for report.md and the certificates");
  if (!options.parse(command, arguments)) return success;
  const std::string what = options.plain().empty() ? "" : options.plain().front();
  if (what != "list" && what != "run" && what != "report") {
    throw text::InputError("expected list, run or report" + text::did_you_mean(what, {{"list", "run", "report"}}) +
                           ", found '" + what + "'; see gamecert claims --help");
  }
  const auto refuse = [&](const char* option, const char* of) {
    if (options.has(option))
      throw text::InputError("expected --" + std::string(option) + " with claims " + of + " only, found it with " +
                             what);
  };
  if (what != "run") refuse("certificates", "run");
  if (what != "report") refuse("output", "report");
  if (what == "list") refuse("budget", "run and report");
  const auto claims = chosen({options.plain().begin() + 1, options.plain().end()});
  if (what == "list") return list(options, claims);
  if (what == "report") return report(options, claims);
  const papers::RunRequest request = request_of(options);
  std::filesystem::path directory;
  if (options.has("certificates")) directory = directory_for(claims, options.value<std::string>("certificates"));
  Shown shown(options, std::move(directory));
  return shown.end(!run(claims, request, shown));
}

}  // namespace gamecert::cli
