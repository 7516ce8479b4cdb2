// gamecert claims: the statements of the papers, listed, tested and reported.
#include <algorithm>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>

#include "certificates/format.hpp"
#include "cli/certified.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "graphs/errors.hpp"
#include "verify/claims/claim.hpp"

namespace gamecert::cli {
namespace {

using verify::Verdict;
using verify::claims::Claim;
using verify::claims::Result;

std::vector<const Claim*> chosen(const std::vector<std::string>& ids) {
  std::vector<const Claim*> claims;
  if (ids.empty()) {
    for (const Claim& claim : verify::claims::all()) claims.push_back(&claim);
  }
  for (const std::string& id : ids) {
    for (const Claim* claim : verify::claims::select(id)) {
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

std::string line(const Claim& claim, const Result& result) {
  return padded(std::string(claim.id), 24) + "  " + padded(std::string(verify::word(result.verdict)), 8) + "  " +
         padded(verify::claims::range(claim, result), 34) + "  " + std::to_string(result.instances) + " instances  " +
         seconds(result.seconds);
}

/// All certificates of a failure in one file, once the checker has accepted each.
std::string certificates_of(const Result& result) {
  std::string text;
  for (const certificates::Certificate& certificate : result.failure.certificates) {
    require_accepted(certificate);
    text += certificates::write(certificate);
  }
  return text;
}

nlohmann::ordered_json json(const Claim& claim, const Result& result) {
  nlohmann::ordered_json object = {{"schema", "gamecert-claim-1"},
                                   {"id", claim.id},
                                   {"statement", claim.statement},
                                   {"verdict", verify::word(result.verdict)},
                                   {"range", verify::claims::range(claim, result)},
                                   {"instances", result.instances},
                                   {"seconds", result.seconds},
                                   {"remarks", result.remarks},
                                   {"reason", result.reason}};
  if (!result.failure.where.empty()) object["counterexample"] = result.failure.where;
  return object;
}

class Shown {
 public:
  explicit Shown(const Options& options) : options_(options) {
    if (options.has("certificates")) directory_ = made_directory(options.value<std::string>("certificates"));
  }

  void show(const Claim& claim, const Result& result) {
    ++verdicts_[result.verdict];
    keep(claim, certificates_of(result));
    if (options_.json()) {
      print_line(json(claim, result).dump());
      return;
    }
    print_line(line(claim, result));
    if (options_.quiet()) return;
    if (!result.failure.where.empty()) print_line("c   fails at " + result.failure.where);
    for (const std::string& remark : result.remarks) print_line("c   " + remark);
    if (!result.reason.empty()) print_line("c   " + result.reason);
  }

  /// The last line, and the exit status: of the worst verdict.
  int end() const {
    std::string text = "s";
    Verdict worst = Verdict::holds;
    for (const auto& [verdict, count] : verdicts_) {
      text += " " + std::string(verify::word(verdict)) + " " + std::to_string(count);
      if (verdict == Verdict::fails || verify::exit_status(worst) == success) worst = verdict;
    }
    if (!options_.json()) print_line(text);
    return verify::exit_status(worst);
  }

 private:
  /// A file of an earlier run goes in any case.
  void keep(const Claim& claim, const std::string& certificates) const {
    if (directory_.empty()) return;
    AtomicFile file(directory_ / (std::string(claim.id) + ".cert"));
    if (certificates.empty()) return;
    file.write(certificates);
    file.commit();
  }

  const Options& options_;
  std::filesystem::path directory_;  // empty if no certificates are wanted
  std::map<Verdict, int> verdicts_;
};

int run(const Options& options, const std::vector<std::string>& ids) {
  const std::vector<const Claim*> claims = chosen(ids);
  verify::claims::RunRequest request;
  if (options.has("budget")) {
    request.seconds = options.value<double>("budget");
    if (!(request.seconds > 0)) throw InputError("expected --budget S with S above 0");
  }
  Shown shown(options);
  verify::claims::run(claims, request, [&](const Claim& claim, const Result& result) { shown.show(claim, result); });
  return shown.end();
}

}  // namespace

int run_claims(const Command& command, const Arguments& arguments) {
  Options options;
  options.describe_output();
  namespace po = boost::program_options;
  options.described.add_options()("budget", po::value<double>(),
                                  "seconds for each claim: stop there, and go on past its usual range till then")(
      "certificates", po::value<std::string>(), "directory for the certificates of what fails, a file ID.cert each");
  if (!options.parse(command, arguments)) return success;
  std::vector<std::string> words = options.plain();
  if (words.empty()) throw InputError("expected list, run or report; see gamecert claims --help");
  const std::string what = words.front();
  if (what != "list" && what != "run") throw InputError("expected list, run or report, found '" + what + "'");
  words.erase(words.begin());
  if (what == "run") return run(options, words);
  for (const Claim* claim : chosen(words)) print_line(std::string(claim->id) + "\t" + std::string(claim->statement));
  return success;
}

}  // namespace gamecert::cli
