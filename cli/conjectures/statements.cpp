// Files of statements, with the words and games that they use.
#include "cli/conjectures/statements.hpp"

#include <algorithm>
#include <filesystem>

#include "cli/over_graphs/scope.hpp"
#include "cli/users_games/game_files.hpp"
#include "conjectures/language.hpp"
#include "text/errors.hpp"
#include "text/located.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"
#include "verify/files/whole_file.hpp"

namespace gamecert::cli {
namespace {

/// Runs what reads the file; its errors name it.
template <class Read>
auto in_file(const std::string& path, Read&& read) {
  try {
    return read();
  } catch (const text::InputError& error) {
    if (error.place().line == 0) throw;  // of a file that it uses
    throw text::InputError(path + ":" + text::with_place(error));
  }
}

}  // namespace

StatementText statement_text(const CommandOptions& options, const std::string& path) {
  StatementText file{path, verify::whole_file(path), words_of(options)};
  in_file(path, [&] {
    for (const sweeps::UsedFile& used : sweeps::used_files(file.text)) {
      const std::string beside = (std::filesystem::path(path).parent_path() / used.name).string();
      if (used.name.ends_with(".game")) {
        read_game_file(beside);
        continue;
      }
      for (auto& [name, word] : words_in(beside))
        if (!file.words.emplace(name, std::move(word)).second && !conjectures::inlined_words().contains(name))
          throw text::InputError("expected new words in " + used.name + ", found a second " + text::quoted(name),
                                 used.place);
    }
    return true;
  });
  return file;
}

std::vector<sweeps::FileStatement> statements_of(const StatementText& file, language::GraphKind about,
                                                 const std::vector<std::string>& names) {
  std::vector<sweeps::FileStatement> all =
      in_file(file.path, [&] { return sweeps::read_statements(file.text, about, file.words); });
  if (names.empty()) return all;
  std::vector<std::string_view> known;
  for (const sweeps::FileStatement& each : all) known.push_back(each.name);
  for (const std::string& name : names)
    if (std::ranges::find(known, name) == known.end())
      throw text::InputError("expected a statement of " + file.path + text::did_you_mean(name, known) + ", found " +
                             text::quoted(name));
  std::erase_if(all, [&](const sweeps::FileStatement& each) { return std::ranges::count(names, each.name) == 0; });
  return all;
}

}  // namespace gamecert::cli
