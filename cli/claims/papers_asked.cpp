#include "cli/claims/papers_asked.hpp"

#include <algorithm>
#include <chrono>

#include "text/errors.hpp"
#include "text/quoted.hpp"
#include "verify/files/atomic_file.hpp"
#include "verify/files/certificate_folder.hpp"
#include "verify/files/whole_file.hpp"

namespace gamecert::cli {
namespace {

namespace fs = std::filesystem;
using papers::PrintedClaim;

bool has_paper(const fs::path& folder) {
  std::error_code none;
  return fs::exists(folder / "paper.txt", none);
}

papers::PaperFolder read_folder(const fs::path& folder) {
  papers::PaperFolder result{.name = folder.lexically_normal().string(), .files = {}};
  while (result.name.ends_with('/')) result.name.pop_back();
  for (const fs::path& file : verify::entries_named(folder, papers::of_paper)) {
    if (!fs::is_regular_file(file))
      throw text::InputError("expected a file of the paper, by its name, found " +
                             std::string(fs::is_directory(file) ? "the directory " : "what is none, ") + file.string());
    result.files.push_back({file.filename().string(), verify::whole_file(file)});
  }
  return result;
}

/// Whether the program has claims of this name.
bool known(const std::string& id) {
  return std::ranges::any_of(papers::all(), [&](const PrintedClaim& claim) { return papers::belongs(claim.id, id); });
}

}  // namespace

AskedClaims asked_claims(const std::vector<std::string>& arguments) {
  AskedClaims asked;
  std::vector<std::string> ids = arguments;
  std::error_code none;
  if (!ids.empty() && fs::is_directory(ids.front(), none)) {
    const std::string name = ids.front();
    const bool paper = has_paper(name), ours = known(name);
    if (paper && ours)
      throw text::InputError("expected claims or the folder of a paper, found " + text::quoted(name) +
                             ", which is both; ./" + name + " is the folder alone");
    if (!ours) {
      asked.folder = name;
      asked.own = papers::read_papers({read_folder(name)});
      ids.erase(ids.begin());
    }
  }
  if (ids.empty()) {
    for (const PrintedClaim& claim : asked.all()) asked.claims.push_back(&claim);
  }
  const char* expected = asked.folder.empty() ? "the id of a claim or the folder of a paper" : "the id of a claim";
  for (const std::string& id : ids) {
    for (const PrintedClaim* claim : papers::select(id, asked.all(), expected)) {
      if (std::ranges::find(asked.claims, claim) == asked.claims.end()) asked.claims.push_back(claim);
    }
  }
  return asked;
}

void write_new_paper(const fs::path& folder) {
  std::error_code none;
  if (fs::exists(folder, none) && !(fs::is_directory(folder, none) && fs::is_empty(folder, none)))
    throw text::InputError("expected a folder that is empty or not there yet, found " + folder.string());
  const auto now = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
  const int year = static_cast<int>(std::chrono::year_month_day(now).year());
  const std::pair<const char*, std::string> files[] = {
      {"paper.txt",
       "paper my\ntitle Games of mine on graphs\nauthors A. Author and B. Author\nyear " + std::to_string(year) + "\n"},
      {"own-kayles.game", R"(game own-kayles 1
> Take a vertex, and all of its neighbours go. Who cannot move loses.
two players on a graph; who cannot move loses
position open: vertices
start open = V
move v in open
  open := open - N[v]
)"},
      {"statements.claims",
       R"(# A claim has an ID, its kind, and its place in the paper; then the sentence, how far it is tested, and the tests.

claim my.lem-1: statement, Section 1, Lemma 1
statement a complete graph has nimber 1
range complete graphs of order 1..6 most 12
expect nimber of own-kayles on complete:{n} = 1

claim my.thm-2: statement, Section 1, Theorem 2
statement a graph all of whose vertices have degree 1 is won by the second player exactly if its order is divisible by 4
range graphs of order 1..6 most 8
every graph of order n: min-degree = 1 & max-degree = 1 -> (outcome(own-kayles) = P <-> order mod 4 = 0)
)"}};
  verify::made_directory(folder.string());
  for (const auto& [name, text] : files) {
    verify::AtomicFile file(folder / name);
    file.write(text);
    file.commit();
  }
}

}  // namespace gamecert::cli
