// The shelf of games of the literature: examples/games/ has the values that its table says, by the definitions of
// values.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "games/instances/ready_game.hpp"
#include "games/instances/users_instance.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/users_text.hpp"

namespace gamecert::games {
namespace {

const std::filesystem::path shelf = GAMECERT_SOURCE_DIR "/examples/games";

std::string contents(const std::filesystem::path& path) {
  std::ifstream in(path);
  std::stringstream all;
  all << in.rdbuf();
  return all.str();
}

/// The values of positions by their definitions, each found once.
class Values {
 public:
  explicit Values(const Game& game) : game_(game) {}

  int nimber(const Position& at) {
    return found(at, [&](const Options& options) {
      std::set<int> reached;
      for (std::size_t i = 0; i < options.moves.size(); ++i) reached.insert(nimber(after(options, i)));
      int least = 0;
      while (reached.contains(least)) ++least;
      return least;
    });
  }
  /// 1 if the player to move wins, who cannot move losing, or winning.
  int wins(const Position& at, bool misere) {
    return found(at, [&](const Options& options) {
      int best = options.moves.empty() && misere ? 1 : 0;
      for (std::size_t i = 0; i < options.moves.size(); ++i)
        if ((wins(after(options, i), misere) == 1) == (options.again[i] != 0)) best = 1;
      return best;
    });
  }
  /// Points of the player to move less the other's; a win that ends play counts as a point.
  int score(const Position& at) {
    return found(at, [&](const Options& options) {
      int best = options.moves.empty() ? 0 : -1'000'000;
      for (std::size_t i = 0; i < options.moves.size(); ++i) {
        const int rest = options.won[i] != 0 ? 0 : score(after(options, i));
        best = std::max(best, options.gains[i] + options.won[i] + (options.again[i] != 0 ? rest : -rest));
      }
      return best;
    });
  }
  bool winnable() const {
    std::set<Position> met{game_.start()};
    std::vector<Position> ahead{game_.start()};
    while (!ahead.empty()) {
      const Position at = std::move(ahead.back());
      ahead.pop_back();
      if (game_.won(at)) return true;
      Options options;
      game_.options(at, options);
      for (std::size_t i = 0; i < options.moves.size(); ++i)
        if (met.insert(after(options, i)).second) ahead.push_back(after(options, i));
    }
    return false;
  }

 private:
  template <class Value>
  int found(const Position& at, Value&& value) {
    if (const auto known = known_.find(at); known != known_.end()) return known->second;
    Options options;
    game_.options(at, options);
    return known_[at] = value(options);
  }
  static Position after(const Options& options, std::size_t i) {
    const PositionView view = options.position(i);
    return {view.begin(), view.end()};
  }

  const Game& game_;
  std::map<Position, int> known_;
};

std::string answer(const Game& game, const std::string& question) {
  Values values(game);
  if (question == "nimber") return std::to_string(values.nimber(game.start()));
  if (question == "misere") return values.wins(game.start(), true) == 1 ? "N" : "P";
  if (question == "wins") return values.winnable() ? "yes" : "no";
  if (question == "score") return std::to_string(values.score(game.start()) + game.head_start());
  if (question != "outcome") return "no question";
  if (game.info().last_move_decides()) return values.wins(game.start(), false) == 1 ? "N" : "P";
  const int score = values.score(game.start()) + game.head_start();
  return score > 0 ? "first" : score < 0 ? "second" : "tie";
}

/// `NAME option=3 ...`, and the options.
std::pair<std::string, std::map<std::string, int>> name_and_options(const std::string& text) {
  std::istringstream in(text);
  std::pair<std::string, std::map<std::string, int>> result;
  in >> result.first;
  for (std::string option; in >> option;) {
    const std::size_t equals = option.find('=');
    result.second[option.substr(0, equals)] = std::stoi(option.substr(equals + 1));
  }
  return result;
}

TEST(Shelf, HasTheValuesOfTheLiterature) {
  std::map<std::string, const TextGame*> games;
  std::map<std::string, int> lines;
  std::istringstream table(contents(shelf / "values.tsv"));
  for (std::string line; std::getline(table, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream in(line);
    std::string game, board, question, value, source;
    for (std::string* const cell : {&game, &board, &question, &value, &source}) std::getline(in, *cell, '\t');
    SCOPED_TRACE(line);
    EXPECT_FALSE(source.empty());
    const auto& [name, options] = name_and_options(game);
    const TextGame*& text = games[name];
    if (text == nullptr) text = &enter_text(read_users_game(contents(shelf / (name + ".game"))).text);
    ++lines[name];
    EXPECT_EQ(answer(*make(text->entry, users_instance(board, &text->entry.info), options), question), value);
  }
  for (const auto& file : std::filesystem::directory_iterator(shelf))
    if (file.path().extension() == ".game") EXPECT_GE(lines[file.path().stem()], 3) << file.path();
}

TEST(Shelf, SaysEveryGameInFifteenLines) {
  for (const auto& file : std::filesystem::directory_iterator(shelf)) {
    if (file.path().extension() != ".game") continue;
    const std::string text = contents(file.path());
    EXPECT_LE(std::ranges::count(text, '\n'), 15) << file.path();
    EXPECT_TRUE(text.starts_with("game " + file.path().stem().string() + " 1\n> ")) << file.path();
  }
}

}  // namespace
}  // namespace gamecert::games
