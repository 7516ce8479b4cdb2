// Options of one position of a class stand for those of all.
#include "solve/search/play_graph.hpp"

#include <algorithm>
#include <tuple>

#include "games/play/parts.hpp"
#include "solve/search/options.hpp"

namespace gamecert::solve {

PlayGraph::PlayGraph(const games::Game& game, bool split, Watch& watch)
    : game_(game),
      split_(split),
      cancel_(split && !game.refinements().won && !game.refinements().moves_again),
      watch_(watch),
      classes_(game) {}

std::vector<games::Position> PlayGraph::parts(games::PositionView at) const {
  if (!split_) return {games::Position(at.begin(), at.end())};
  return games::parts(game_, at);
}

PlayGraph::Class PlayGraph::class_of(games::PositionView part) {
  const auto [number, fresh] = classes_.insert(part);
  if (fresh) {
    remaining_.push_back(game_.remaining(part));
    nodes_.emplace_back();
    watch_.hold(classes_.bytes() + remaining_.capacity() * sizeof(int) + nodes_.size() * sizeof(Node) +
                bytes_of_moves_);
  }
  return number;
}

std::vector<PlayGraph::Class> PlayGraph::sum(games::PositionView at) {
  std::vector<Class> result;
  for (const games::Position& part : parts(at)) {
    const Class number = class_of(part);
    const auto place = std::ranges::lower_bound(result, number);
    if (cancel_ && place != result.end() && *place == number) {
      result.erase(place);
    } else {
      result.insert(place, number);
    }
  }
  return result;
}

const std::vector<PlayGraph::Move>& PlayGraph::moves(Class part) {
  if (nodes_[part].open) return nodes_[part].moves;
  const games::PositionView example = classes_.example(part);
  const SearchOptions options(game_, games::Position(example.begin(), example.end()), watch_);
  std::vector<Move> moves;
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    watch_.step();
    const bool won = options.won[i] != 0;
    moves.push_back({won ? std::vector<Class>{} : sum(options.position(i)), !won && options.again[i] != 0, won});
  }
  std::ranges::sort(moves, {}, [](const Move& move) { return std::tie(move.parts, move.again, move.won); });
  const auto repeated = std::ranges::unique(moves);
  moves.erase(repeated.begin(), repeated.end());
  moves.shrink_to_fit();
  for (const Move& move : moves) bytes_of_moves_ += sizeof(Move) + move.parts.size() * sizeof(Class);
  nodes_[part] = {.open = true, .moves = std::move(moves)};
  return nodes_[part].moves;
}

}  // namespace gamecert::solve
