// The texts of games in the tree: the built-in ones and the shelf.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"

namespace gamecert::testing {

inline std::string contents(const std::filesystem::path& path) {
  std::ifstream in(path);
  std::stringstream all;
  all << in.rdbuf();
  return all.str();
}

inline const games::TextGame& text_game(const std::filesystem::path& path) {
  return games::enter_text(games::read_users_game(contents(path)).text);
}

/// By name of their files, in these folders.
inline std::vector<const games::TextGame*> text_games(const std::vector<std::filesystem::path>& folders) {
  std::vector<std::filesystem::path> files;
  for (const std::filesystem::path& folder : folders)
    for (const auto& file : std::filesystem::directory_iterator(folder))
      if (file.path().extension() == ".game") files.push_back(file.path());
  std::ranges::sort(files);
  std::vector<const games::TextGame*> result;
  for (const std::filesystem::path& file : files) result.push_back(&text_game(file));
  return result;
}

/// In the tree whose root is given.
inline std::vector<const games::TextGame*> text_games(const std::filesystem::path& root) {
  return text_games(std::vector{root / "games/built_in", root / "examples/games"});
}

}  // namespace gamecert::testing
