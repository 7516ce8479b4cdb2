// gamecert claims: the statements of the papers, listed, tested and reported.
#include <algorithm>
#include <iterator>

#include "cli/claims/claim_record.hpp"
#include "cli/claims/claims_report.hpp"
#include "cli/claims/kept_findings.hpp"
#include "cli/claims/papers_asked.hpp"
#include "cli/claims/shown_claims.hpp"
#include "cli/json.hpp"
#include "cli/output.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::cli {
namespace {

using papers::PrintedClaim;

int list(const CommandOptions& options, const std::vector<const PrintedClaim*>& claims) {
  for (const PrintedClaim* claim : claims) {
    if (options.json()) {
      nlohmann::ordered_json object = result_of("gamecert-claim-entry-1");
      object["id"] = claim->id;
      object["statement"] = claim->statement;
      add_origin(object, *claim);
      if (!claim->definitions.empty()) object["definitions"] = claim->definitions;
      if (!claim->tests.empty()) object["tests"] = claim->tests;
      print_line(json_line(object));
    } else {
      print_line(claim->id + "\t" + claim->statement);
    }
  }
  return success;
}

int new_paper(const CommandOptions& options, const std::vector<std::string>& names) {
  if (names.size() != 1)
    throw text::InputError("expected the name of one folder behind new, found " + std::to_string(names.size()));
  write_new_paper(names.front());
  if (!options.quiet() && !options.json()) print_line("c " + names.front() + ": gamecert claims run " + names.front());
  return success;
}

}  // namespace

int run_claims(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  options.describe_output();
  namespace po = boost::program_options;
  options.described.add_options()("budget", po::value<double>(),
                                  "seconds for each claim: stop there, and go on past its usual range till then")(
      "short", "run and report: of a range that takes long only the first stages, some minutes in all")(
      "certificates", po::value<std::string>(),
      "run: directory for certificates, ID.cert each: of what fails, and of instances of some claims that hold; that "
      "of an earlier run is replaced, or removed where there is none now, as its claim is done, and left by UNKNOWN")(
      "output", po::value<std::string>(),
      "report: directory of a site, index.html, with CLAIMS.md, errata.tex, claims.bib, claims.jsonl and the "
      "certificates; what claims.jsonl has of an earlier run, or of one that was interrupted, is taken as it is")(
      "changed",
      "run DIR: keep what is found in DIR/claims.jsonl, and test only what has changed since it was written there")(
      "date", po::value<std::string>(),
      "report: the day that its pages bear, 2026-01-31; else as SOURCE_DATE_EPOCH has it, or today")(
      "checker", po::value<std::string>(),
      "report: check.html, the proved checker as a page (docs/FORMAL.md), is put into the site; pages of claims "
      "link to it");
  if (!options.parse(command, arguments)) return success;
  const std::string what = options.plain().empty() ? "" : options.plain().front();
  constexpr std::string_view verbs[] = {"list", "run", "report", "new"};
  if (std::ranges::find(verbs, what) == std::end(verbs))
    throw text::InputError("expected list, run, report or new" + text::did_you_mean(what, verbs) + ", found " +
                           text::quoted(what) + "; see gamecert claims --help");
  const auto refuse = [&](const char* option, const char* of) {
    if (options.has(option))
      throw text::InputError("expected --" + std::string(option) + " with claims " + of + " only, found it with " +
                             what);
  };
  for (const char* option : {"certificates", "changed"})
    if (what != "run") refuse(option, "run");
  for (const char* option : {"output", "date", "checker"})
    if (what != "report") refuse(option, "report");
  for (const char* option : {"budget", "short"})
    if (what != "run" && what != "report") refuse(option, "run and report");
  const std::vector<std::string> named(options.plain().begin() + 1, options.plain().end());
  if (what == "new") return new_paper(options, named);
  const AskedClaims asked = asked_claims(named);
  if (options.has("changed") && asked.folder.empty())
    throw text::InputError("expected --changed with the folder of a paper, which keeps what is found, found none");
  if (what == "list") return list(options, asked.claims);
  if (what == "report") return report_claims(options, asked.all(), asked.claims);
  std::filesystem::path directory;
  if (options.has("certificates")) directory = directory_for(asked.claims, options.value<std::string>("certificates"));
  ShownClaims shown(options, directory);
  if (options.has("changed")) {
    KeptFindings kept(asked.folder, directory, request_of(options), asked.all());
    return shown.end(!kept.run(asked.claims, shown));
  }
  const bool whole = papers::run(asked.claims, request_of(options),
                                 [&](const PrintedClaim& claim, const auto& result) { shown.found(claim, result); });
  return shown.end(!whole);
}

}  // namespace gamecert::cli
