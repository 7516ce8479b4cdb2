// Files and lines by room, and the meaning of grounds.
#include "certificates/explanation.hpp"

#include <algorithm>
#include <map>

namespace gamecert::certificates {
namespace {

struct Size {
  int files = 0, lines = 0;
};

std::string text(const Size& size) {
  return std::to_string(size.files) + " files, " + std::to_string(size.lines) + " lines\n";
}

/// Families whose evidence gamecert-check-texts knows, too: it alone, if rules are texts.
constexpr std::string_view of_texts[] = {"solitaires", "plays", "impartial", "formulas"};

std::string list(const std::set<std::string, std::less<>>& words) {
  std::string result;
  for (const std::string& word : words) result.append(result.empty() ? "" : ", ").append(word);
  return result;
}

}  // namespace

std::string explanation(const Grounds& grounds) {
  std::set<std::string, std::less<>> families = grounds.families();
  if (families.contains("texts"))
    std::erase_if(families, [](const std::string& family) { return std::ranges::count(of_texts, family) != 0; });
  std::map<std::string_view, Size> rooms;
  Size all;
  for (const ExplainedFile& file : explained_files()) {
    const auto in = [&](const std::string& part) { return file.parts.find(" " + part + " ") != file.parts.npos; };
    if (!in("driver") && std::ranges::none_of(families, in)) continue;
    for (Size* size : {&rooms[file.path.substr(0, file.path.find('/'))], &all}) {
      ++size->files;
      size->lines += file.lines;
    }
  }
  std::string result = "c evidence: " + list(grounds.kinds()) + "; checked by: " + list(families) + "\n";
  for (const auto& [room, size] : rooms) result += "c   " + std::string(room) + ": " + text(size);
  result += "c   together: " + text(all);
  for (const Ground& ground : grounds.all()) result += "c   " + ground.name + ": " + ground.meaning + "\n";
  return result;
}

}  // namespace gamecert::certificates
