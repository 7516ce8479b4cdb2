#include "cli/claims/claims_report.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

#include "cli/claims/claim_record.hpp"
#include "cli/claims/shown_claims.hpp"
#include "cli/json.hpp"
#include "cli/output.hpp"
#include "pages/claims/report.hpp"
#include "pages/claims/site.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"
#include "text/sha256.hpp"
#include "verify/files/atomic_file.hpp"
#include "verify/files/certificate_folder.hpp"
#include "verify/files/whole_file.hpp"

namespace gamecert::cli {
namespace {

using pages::Finding;
using papers::PrintedClaim;
using std::filesystem::path;

/// What runs into a directory have found so far: claims.jsonl there, a line a claim, in the order of the papers.
class KeptFindings {
 public:
  /// InputError if the directory is somebody else's.
  KeptFindings(const path& directory, const papers::RunRequest& request) : directory_(directory), request_(request) {
    if (!std::filesystem::exists(file())) {
      if (!std::filesystem::is_empty(directory))
        throw text::InputError("expected --output with an empty directory, or one of an earlier report, found " +
                               directory.string() + ", which has files but no claims.jsonl");
      return;
    }
    std::istringstream in(verify::whole_file(file()));
    for (std::string line; std::getline(in, line);) {
      if (!line.starts_with("{\"schema\":\"gamecert-claim-1\""))
        throw text::InputError("expected a line of claims report in " + file().string() + ", found " +
                               text::quoted(line.substr(0, 40)));
      auto recorded = finding_of(line);
      if (recorded && take_certificates(recorded->finding)) keep(*std::move(recorded));
    }
  }

  /// What was found of a claim in the ranges of this run; null if nothing was.
  const Finding* find(const PrintedClaim& claim) const {
    const auto found = recorded_.find(&claim);
    return found == recorded_.end() || !found->second.request.same_ranges(request_) ? nullptr : &found->second.finding;
  }
  pages::Findings all() const {
    pages::Findings result;
    for (const auto& [claim, recorded] : recorded_) result.push_back(recorded.finding);
    return result;
  }
  void add(const Finding& finding) {
    if (finding.result.interrupted) return;
    keep({finding, request_});
    write();
  }
  void write() const {
    verify::AtomicFile out(file());
    for (const auto& [claim, recorded] : recorded_)
      out.write(json_line(record_of(recorded.finding, recorded.request)) + "\n");
    out.commit();
  }

 private:
  path file() const { return directory_ / "claims.jsonl"; }
  void keep(RecordedFinding recorded) {
    const PrintedClaim* claim = recorded.finding.claim;
    recorded_.insert_or_assign(claim, std::move(recorded));
  }

  /// False if there is no file, or not the one that the run has left.
  bool take_certificates(Finding& finding) const {
    if (finding.digest.empty()) return true;
    const path name = directory_ / "certificates" / papers::certificate_file(*finding.claim);
    if (!std::filesystem::exists(name)) return false;
    finding.certificates = verify::whole_file(name);
    return text::sha256(finding.certificates) == finding.digest;
  }

  path directory_;
  papers::RunRequest request_;
  std::map<const PrintedClaim*, RecordedFinding> recorded_;  // claims stand in memory in the order of the papers
};

/// YYYY-MM-DD, of the calendar.
bool is_day(std::string_view text) {
  if (text.size() != 10) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i == 4 || i == 7 ? text[i] != '-' : text[i] < '0' || '9' < text[i]) return false;
  }
  const auto number = [&](std::size_t begin, std::size_t end) {
    unsigned result = 0;
    for (; begin < end; ++begin) result = 10 * result + static_cast<unsigned>(text[begin] - '0');
    return result;
  };
  using std::chrono::day, std::chrono::month, std::chrono::year;
  return (year(static_cast<int>(number(0, 4))) / month(number(5, 7)) / day(number(8, 10))).ok();
}

/// --date, or that of SOURCE_DATE_EPOCH (seconds since 1970), or today, in UTC. InputError.
std::string day(const CommandOptions& options) {
  if (options.has("date")) {
    const auto given = options.value<std::string>("date");
    if (!is_day(given))
      throw text::InputError("expected --date YYYY-MM-DD, a day of the calendar, found " + text::quoted(given));
    return given;
  }
  constexpr std::time_t end_of_9999 = 253402300799;  // the last second of the calendar that is_day() takes
  std::time_t time = std::time(nullptr);
  if (const char* epoch = std::getenv("SOURCE_DATE_EPOCH")) {
    const std::string_view text = epoch;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), time);
    if (error != std::errc{} || end != text.data() + text.size() || time < 0 || time > end_of_9999)
      throw text::InputError("expected seconds since 1970 in SOURCE_DATE_EPOCH, found " + text::quoted(text) +
                             "; at most " + std::to_string(end_of_9999) + ", the end of the year 9999");
  }
  std::tm parts{};
  gmtime_r(&time, &parts);
  std::array<char, 32> result{};
  return {result.data(), std::strftime(result.data(), result.size(), "%Y-%m-%d", &parts)};
}

void write_file(const path& name, std::string_view text) {
  verify::AtomicFile file(name);
  file.write(text);
  file.commit();
}

/// The site and the other formats; pages of claims that are no more go, and pictures.
void write_site(const path& directory, const pages::Findings& findings, const pages::Edition& edition) {
  const std::pair<std::string, std::string_view> folders[] = {{"claims", ".html"}, {"gallery", ".svg"}};
  for (const auto& [folder, ending] : folders) verify::made_directory((directory / folder).string());
  std::set<std::string> names;
  for (const pages::SiteFile& file : pages::claim_site(findings, edition)) {
    write_file(directory / file.name, file.text);
    names.insert(file.name);
  }
  for (const auto& [folder, ending] : folders) {
    for (const path& old : verify::entries_named(directory / folder, [&](std::string_view name) {
           return name.ends_with(ending) && !names.contains(folder + "/" + std::string(name));
         }))
      std::filesystem::remove(old);
  }
  write_file(directory / "CLAIMS.md", pages::markdown(findings, edition.version));
  write_file(directory / "errata.tex", pages::errata(findings, edition));
  write_file(directory / "claims.bib", pages::bibliography(findings, edition));
}

}  // namespace

int report_claims(const CommandOptions& options, const std::vector<const PrintedClaim*>& claims) {
  if (!options.has("output")) throw text::InputError("expected --output DIR; see gamecert claims --help");
  const papers::RunRequest request = request_of(options);
  const pages::Edition edition{.version = GAMECERT_VERSION, .date = day(options)};
  const path directory = verify::made_directory(options.value<std::string>("output"));
  KeptFindings kept(directory, request);
  kept.write();
  std::vector<const PrintedClaim*> missing;
  for (const PrintedClaim* claim : claims) {
    if (kept.find(*claim) == nullptr) missing.push_back(claim);
  }
  ShownClaims shown(options, directory_for(missing, (directory / "certificates").string()));
  auto next = claims.begin();
  const auto show_kept = [&] {
    for (; next != claims.end() && kept.find(**next) != nullptr; ++next) shown.show(*kept.find(**next));
  };
  show_kept();
  const bool whole = papers::run(missing, request, [&](const PrintedClaim& claim, const papers::Result& result) {
    shown.found(claim, result);
    next = std::ranges::find(claims, &claim) + 1;
    kept.add(shown.findings().back());
    show_kept();
  });
  const bool told = !options.json() && !options.quiet();
  if (whole) {
    write_site(directory, kept.all(), edition);
    if (told) print_line("c site: " + (directory / "index.html").string());
  } else if (told) {
    print_line("c no site yet: the same command goes on from " + (directory / "claims.jsonl").string());
  }
  return shown.end(!whole);
}

}  // namespace gamecert::cli
