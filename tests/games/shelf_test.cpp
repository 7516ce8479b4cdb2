// The shelf of games of the literature: examples/games/ has the values that its table says, by the definitions of
// values.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <sstream>
#include <tuple>
#include <variant>

#include "games/instances/ready_game.hpp"
#include "games/instances/users_instance.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"
#include "tests/games/horizon_values.hpp"
#include "tests/games/values_for_both.hpp"

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
      int best = !options.moves.empty() ? -1'000'000 : game_.won(at) ? -1 : 0;
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
    for (std::size_t i = 0; i < options.moves.size(); ++i)
      EXPECT_LT(game_.remaining(options.position(i)), game_.remaining(at));
    return known_[at] = value(options);
  }
  static Position after(const Options& options, std::size_t i) {
    const PositionView view = options.position(i);
    return {view.begin(), view.end()};
  }

  const Game& game_;
  std::map<Position, int> known_;
};

/// The value that is written so, if the start has it, else another text.
std::string value_or_other(const Game& game, const std::string& value) {
  const tests::Naive of_start = tests::ValuesForBoth(game).of(game.start());
  return tests::NaiveOrder().equal(of_start, tests::written_value(value)) ? value : "another";
}

/// Who wins, of a game of Left and Right begun by that player.
std::string winner(const Entry& entry, const Instance& board, std::map<std::string, int> options,
                   const std::string& first) {
  options["first"] = parameter_value(entry.info, "first", first);
  const auto game = make(entry, board, options);
  const bool over = game->won(game->start());  // by the second player
  const int score = over ? -1 : Values(*game).score(game->start()) + game->head_start();
  return score == 0 ? "tie" : (score > 0) == (first == "left") ? "left" : "right";
}

std::string answer_of_sides(const Entry& entry, const Instance& board, const std::map<std::string, int>& options,
                            const std::string& question) {
  const auto given = options.find("first");
  const std::string first = given == options.end() ? "both" : value_text(entry.info, "first", given->second);
  if (question == "number") {
    const auto game = make(entry, board, options);
    const int score = Values(*game).score(game->start()) + game->head_start();
    return std::to_string(score * entry.info.number_favours * (first == "right" ? -1 : 1));
  }
  if (question != "outcome") return "no question";
  if (first != "both") return winner(entry, board, options, first);
  const std::string left = winner(entry, board, options, "left"), right = winner(entry, board, options, "right");
  if (left == "tie" || right == "tie") return left + "/" + right;
  return left == right ? (left == "left" ? "L" : "R") : left == "left" ? "N" : "P";
}

std::string answer(const Game& game, const std::string& question) {
  Values values(game);
  if (question == "nimber") return std::to_string(values.nimber(game.start()));
  if (question == "misere") return values.wins(game.start(), true) == 1 ? "N" : "P";
  if (question == "wins") return values.winnable() ? "yes" : "no";
  if (question == "score") return std::to_string(values.score(game.start()) + game.head_start());
  if (question != "outcome") return "no question";
  if (game.info().last_move_decides()) return values.wins(game.start(), false) == 1 ? "N" : "P";
  const int score = game.info().repeats ? HorizonValues(game, game.start()).worth(game.start())
                                        : values.score(game.start()) + game.head_start();
  return score > 0 ? "first" : score < 0 ? "second" : "tie";
}

/// `NAME option=3 ...`, and the options.
std::pair<std::string, std::map<std::string, std::string>> name_and_options(const std::string& text) {
  std::istringstream in(text);
  std::pair<std::string, std::map<std::string, std::string>> result;
  in >> result.first;
  for (std::string option; in >> option;) {
    const std::size_t equals = option.find('=');
    result.second[option.substr(0, equals)] = option.substr(equals + 1);
  }
  return result;
}

/// A line of the table: the answer to a question about a game on a board.
struct TableLine {
  std::string text, name, board, question, value;
  std::map<std::string, std::string> options;
};

std::vector<TableLine> lines_of_the_table() {
  std::vector<TableLine> result;
  std::istringstream table(contents(shelf / "values.tsv"));
  for (std::string text; std::getline(table, text);) {
    if (text.starts_with('#')) continue;
    TableLine& line = result.emplace_back();
    line.text = text;
    std::istringstream in(text);
    std::string game, source;
    for (std::string* const cell : {&game, &line.board, &line.question, &line.value, &source})
      std::getline(in, *cell, '\t');
    EXPECT_FALSE(source.empty()) << text;
    std::tie(line.name, line.options) = name_and_options(game);
  }
  return result;
}

const Entry& entry_of(const std::string& name) {
  static std::map<std::string, const TextGame*> games;
  const TextGame*& text = games[name];
  if (text == nullptr) text = &enter_text(read_users_game(contents(shelf / (name + ".game"))).text);
  return text->entry;
}

std::string answer(const TableLine& line, const std::string& board) {
  const Entry& entry = entry_of(line.name);
  std::map<std::string, int> options;
  for (const auto& [name, value] : line.options) options[name] = parameter_value(entry.info, name, value);
  const Instance instance = users_instance(board, &entry.info);
  if (entry.info.sided && line.question != "value") return answer_of_sides(entry, instance, options, line.question);
  const auto game = make(entry, instance, options);
  return line.question == "value" ? value_or_other(*game, line.value) : answer(*game, line.question);
}

/// The board with another number for each vertex, and all that is given with it.
class Relabelled {
 public:
  Relabelled(const Instance& board, std::mt19937& random)
      : board_(board), to_(static_cast<std::size_t>(board.order())) {
    std::iota(to_.begin(), to_.end(), 0);
    std::ranges::shuffle(to_, random);
  }

  std::string line(const GameInfo& info) const {
    std::string result = links();
    for (const AttributeInfo& attribute : info.attributes) {
      const std::string given = list(attribute);
      if (!given.empty()) result.append(" ").append(attribute.name).append("=").append(given);
    }
    return result;
  }

 private:
  std::string vertex(int v) const { return std::to_string(to_[static_cast<std::size_t>(v)]); }
  static void add(std::string& list, const std::string& item) { list.append(list.empty() ? "" : ",").append(item); }

  std::string links() const {
    const bool directed = std::holds_alternative<graphs::Digraph>(board_.board());
    std::string all;
    for (int u = 0; u < board_.order(); ++u)
      for (const int v : board_.neighbours(u))
        if (directed || u < v) add(all, vertex(u) + "-" + vertex(v));
    return (directed ? "arcs:" : "edges:") + std::to_string(board_.order()) + ":" + all;
  }
  std::string list(const AttributeInfo& attribute) const {
    using Shape = AttributeInfo::Shape;
    constexpr int most = 1000;
    std::string all;
    if (attribute.shape == Shape::vertices)
      for (const int v : board_.vertices(attribute.name)) add(all, vertex(v));
    if (attribute.shape == Shape::edges)
      for (const int e : board_.edge_set(attribute.name)) {
        const auto [u, v] = board_.edges()[static_cast<std::size_t>(e)];
        add(all, vertex(u) + "-" + vertex(v));
      }
    if (attribute.shape == Shape::order)
      for (const int v : board_.ordering(attribute.name)) add(all, vertex(v));
    if (attribute.shape == Shape::vertex_values) {
      const std::vector<int> values = board_.vertex_values(attribute.name, 0, most, 0);
      for (int v = 0; v < board_.order(); ++v)
        if (const int value = values[static_cast<std::size_t>(v)]; value != 0)
          add(all, vertex(v) + ":" + std::to_string(value));
    }
    if (attribute.shape != Shape::edge_values) return all;
    const std::vector<int> values = board_.edge_values(attribute.name, 0, most);
    const std::vector<graphs::Edge> edges = board_.edges();
    for (std::size_t e = 0; e < edges.size(); ++e)
      if (values[e] != 0)
        add(all, vertex(edges[e].first) + "-" + vertex(edges[e].second) + ":" + std::to_string(values[e]));
    return all;
  }

  const Instance& board_;
  std::vector<int> to_;
};

TEST(Shelf, HasTheValuesOfTheLiterature) {
  std::map<std::string, int> lines;
  for (const TableLine& line : lines_of_the_table()) {
    SCOPED_TRACE(line.text);
    ++lines[line.name];
    EXPECT_EQ(answer(line, line.board), line.value);
  }
  for (const auto& file : std::filesystem::directory_iterator(shelf)) {
    if (file.path().extension() != ".game") continue;
    EXPECT_GE(lines[file.path().stem()], 3) << file.path();
  }
}

TEST(Shelf, HasTheSameValuesOnRelabelledBoards) {
  std::mt19937 random(44);
  for (const TableLine& line : lines_of_the_table()) {
    const GameInfo& info = entry_of(line.name).info;
    const Instance board = users_instance(line.board, &info);
    const std::string relabelled = Relabelled(board, random).line(info);
    SCOPED_TRACE(line.text + " as " + relabelled);
    EXPECT_EQ(answer(line, relabelled), line.value);
  }
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
