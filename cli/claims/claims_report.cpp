#include "cli/claims/claims_report.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <set>

#include "cli/claims/kept_findings.hpp"
#include "cli/claims/shown_claims.hpp"
#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/packages/checker_page.hpp"
#include "pages/claims/report.hpp"
#include "pages/claims/site.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"
#include "verify/files/atomic_file.hpp"
#include "verify/files/certificate_folder.hpp"

namespace gamecert::cli {
namespace {

using papers::PrintedClaim;
using std::filesystem::path;

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

int report_claims(const CommandOptions& options, std::span<const PrintedClaim> all,
                  const std::vector<const PrintedClaim*>& claims) {
  if (!options.has("output")) throw text::InputError("expected --output DIR; see gamecert claims --help");
  const papers::RunRequest request = request_of(options);
  pages::Edition edition{.version = GAMECERT_VERSION, .date = day(options)};
  const std::string checker = options.has("checker") ? checker_page(options.value<std::string>("checker")) : "";
  const path directory = verify::made_directory(options.value<std::string>("output"));
  if (!std::filesystem::exists(directory / findings_file) && !std::filesystem::is_empty(directory))
    throw text::InputError("expected --output with an empty directory, or one of an earlier report, found " +
                           directory.string() + ", which has files but no " + std::string(findings_file));
  KeptFindings kept(directory, directory / "certificates", request, all);
  ShownClaims shown(options, directory_for(kept.missing(claims), (directory / "certificates").string()));
  const bool whole = kept.run(claims, shown);
  const bool told = !options.json() && !options.quiet();
  if (whole) {
    if (!checker.empty()) write_file(directory / checker_page_file, checker);
    edition.checker = std::filesystem::exists(directory / checker_page_file);
    write_site(directory, kept.all(), edition);
    if (told) print_line("c site: " + (directory / "index.html").string());
  } else if (told) {
    print_line("c no site yet: the same command goes on from " + (directory / findings_file).string());
  }
  return shown.end(!whole);
}

}  // namespace gamecert::cli
