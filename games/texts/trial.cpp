// Breadth-first through positions; numbers of plays by depth.
#include "games/texts/trial.hpp"

#include <algorithm>
#include <deque>
#include <map>

#include "games/instances/setup.hpp"
#include "games/texts/given_boards.hpp"
#include "games/texts/text_game.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::games {
namespace {

constexpr std::size_t most_positions = 50'000;  // of one board
constexpr int depth = 4;                        // of numbers of plays

std::vector<std::pair<int, std::string>> graphs_to(int greatest) {
  std::vector<std::pair<int, std::string>> result;
  for (int n = 1; n <= greatest; ++n) {
    std::vector<graphs::Edge> all;
    for (int v = 0; v < n; ++v)
      for (int u = 0; u < v; ++u) all.emplace_back(u, v);
    for (std::size_t set = 0; set < std::size_t{1} << all.size(); ++set) {
      std::vector<graphs::Edge> edges;
      for (std::size_t e = 0; e < all.size(); ++e)
        if ((set >> e & 1) != 0) edges.push_back(all[e]);
      result.emplace_back(n, graphs::write_graph6(graphs::Graph(n, edges)));
    }
  }
  return result;
}

std::vector<std::pair<int, std::string>> digraphs_to(int greatest) {
  std::vector<std::pair<int, std::string>> result;
  for (int n = 1; n <= greatest; ++n) {
    std::vector<std::pair<int, int>> all;
    for (int v = 0; v < n; ++v)
      for (int u = 0; u < n; ++u)
        if (u != v) all.emplace_back(v, u);
    for (std::size_t set = 0; set < std::size_t{1} << all.size(); ++set) {
      graphs::SmallGraph graph;
      graph.order = n;
      graph.directed = true;
      for (std::size_t a = 0; a < all.size(); ++a)
        if ((set >> a & 1) != 0) graph.rows[static_cast<std::size_t>(all[a].first)] |= graphs::single(all[a].second);
      result.emplace_back(n, graphs::write_small_graph(graph));
    }
  }
  return result;
}

std::vector<std::pair<int, std::string>> boards_of(BoardKind kind) {
  switch (kind) {
    case BoardKind::graph:
      return graphs_to(4);
    case BoardKind::digraph:
      return digraphs_to(3);
    case BoardKind::graph_or_digraph: {
      auto result = graphs_to(4);
      const auto more = digraphs_to(3);
      result.insert(result.end(), more.begin(), more.end());
      return result;
    }
    case BoardKind::heaps:
      return {{1, "heaps:1"}, {2, "heaps:2"}, {3, "heaps:3"}, {4, "heaps:4"}, {4, "heaps:2,2"}, {5, "heaps:5"}};
    case BoardKind::triangulation:
      return {{3, "fan:3"}, {4, "fan:4"}, {5, "fan:5"}, {4, "wheel:4"}, {5, "wheel:5"}};
    case BoardKind::drawn_triangulation:
      return {{4, "convex:4:0-2"}, {5, "convex:5:0-2,0-3"}, {6, "convex:6:0-2,0-3,0-4"}};
    case BoardKind::points:
      return {{3, "convex:3:"}, {4, "convex:4:"}};
  }
  return {};
}

class BoardTrial {
 public:
  BoardTrial(const Game& game, const std::string& board, GameTrial& trial)
      : game_(game), board_(board), trial_(trial) {}

  void run(GameTrialRow& row) {
    meet(game_.start(), 0, -1, 0);
    Options first;
    options_at(0, first);
    const bool over = game_.won(game_.start()) || first.moves.empty();
    row.over += over ? 1 : 0;
    if (over && trial_.over_at.empty()) trial_.over_at = board_;
    for (std::size_t at = 0; at < found_.size(); ++at) {
      text::pause();
      if (found_.size() > most_positions) {
        trial_.whole = false;
        break;
      }
      Options options;
      options_at(at, options);
      for (std::size_t i = 0; i < options.moves.size(); ++i) {
        note_use(at, options.moves[i]);
        const PositionView next = options.position(i);
        meet(Position(next.begin(), next.end()), at, options.moves[i], found_[at].depth + 1);
      }
      row.farthest = std::max(row.farthest, found_[at].depth);
    }
    row.positions += found_.size();
    for (int moves = 1; moves <= depth; ++moves)
      row.plays[static_cast<std::size_t>(moves - 1)] += plays(game_.start(), moves);
  }

 private:
  struct Found {
    const Position* position;
    std::size_t from;
    int move;
    int depth;  // of a shortest play to it
  };
  void meet(Position position, std::size_t from, int move, int moves) {
    const auto [it, fresh] = seen_.emplace(std::move(position), found_.size());
    if (fresh) found_.push_back({&it->first, from, move, moves});
  }
  /// InputError with the play that leads there.
  void options_at(std::size_t at, Options& options) const {
    const Position position = *found_[at].position;
    try {
      game_.options(position, options);
    } catch (const text::InputError& error) {
      std::string play;
      for (const std::string& move : play_to(at)) play += (play.empty() ? " after " : " ") + move;
      throw text::InputError(error.what() + (", on the board " + board_ + play));
    }
  }
  std::vector<std::string> play_to(std::size_t at) const {
    std::vector<std::string> result;
    for (std::size_t back = at; found_[back].move >= 0; back = found_[back].from)
      result.insert(result.begin(), game_.move_name(found_[back].move));
    return result;
  }
  void note_use(std::size_t at, int move) {
    std::optional<ExamplePlay>& use = trial_.uses[clause_of(game_, move)];
    if (use && static_cast<int>(use->moves.size()) <= found_[at].depth + 1) return;
    use = ExamplePlay{board_, play_to(at)};
    use->moves.push_back(game_.move_name(move));
  }
  std::uint64_t plays(const Position& at, int moves) {
    const auto key = std::pair(at, moves);
    if (const auto known = plays_.find(key); known != plays_.end()) return known->second;
    text::pause();
    std::uint64_t result = 0;
    Options options;
    game_.options(at, options);
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const PositionView next = options.position(i);
      result += moves == 1 ? 1 : plays(Position(next.begin(), next.end()), moves - 1);
    }
    return plays_[key] = result;
  }

  const Game& game_;
  const std::string& board_;
  GameTrial& trial_;
  std::map<Position, std::size_t> seen_;
  std::deque<Found> found_;
  std::map<std::pair<Position, int>, std::uint64_t> plays_;
};

void try_board(const TextGame& game, const std::string& board, GameTrialRow& row, GameTrial& trial) {
  ++row.boards;
  std::unique_ptr<Game> played;
  try {
    played = game.entry.make(Instance(board), Parameters(game.entry.info, {}));
  } catch (const text::InputError& error) {
    ++row.refused;
    if (trial.refused_at.empty()) {
      trial.refused_at = board;
      trial.refusal = error.what();
    }
    return;
  }
  BoardTrial(*played, board, trial).run(row);
}

GameTrialRow empty_row(int order) { return {.order = order, .plays = std::vector<std::uint64_t>(depth)}; }

}  // namespace

GameTrial tried(const TextGame& game) {
  const BoardKind kind = game.entry.info.board;
  const auto boards = boards_of(kind);
  GameTrial trial;
  trial.uses.resize(game.text.moves.size());
  for (const auto& [order, board] : boards) {
    auto row = std::ranges::find(trial.rows, order, &GameTrialRow::order);
    if (row == trial.rows.end()) row = trial.rows.insert(row, empty_row(order));
    try_board(game, board, *row, trial);
  }
  std::ranges::sort(trial.rows, {}, &GameTrialRow::order);
  trial.given = empty_row(0);
  const bool graphs = kind == BoardKind::graph || kind == BoardKind::digraph || kind == BoardKind::graph_or_digraph;
  for (const auto& [order, board] : boards)
    for (const std::string& line : given_boards(board, game.text, graphs && order > 3 ? 0 : 32)) {
      trial.given.order = std::max(trial.given.order, order);
      try_board(game, line, trial.given, trial);
    }
  return trial;
}

}  // namespace gamecert::games
