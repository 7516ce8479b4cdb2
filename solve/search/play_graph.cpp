// Options of one position of a class stand for those of all.
#include "solve/search/play_graph.hpp"

#include <algorithm>

#include "solve/search/options.hpp"

namespace gamecert::solve {

PlayGraph::PlayGraph(const games::Game& game, bool misere, bool split, Watch& watch)
    : game_(game),
      summands_(game, misere),
      split_(split),
      cancel_(split && !game.refinements().won && (!game.refinements().moves_again || summands_.have_coins())),
      watch_(watch),
      classes_(game) {}

std::vector<games::Position> PlayGraph::parts(games::PositionView at) const {
  if (!split_) return {games::Position(at.begin(), at.end())};
  return summands_(at).value_or(std::vector<games::Position>{});
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
  const auto summands = split_ ? summands_(at) : std::optional(parts(at));
  if (!summands) return {loony};
  std::vector<Class> result;
  for (const games::Position& part : *summands) {
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

PlayGraph::Moves PlayGraph::moves(Class part) {
  if (nodes_[part].open) return Moves(nodes_[part].moves);
  const games::PositionView example = classes_.example(part);
  const SearchOptions options(game_, games::Position(example.begin(), example.end()), watch_);
  std::vector<Class> words;
  std::vector<std::size_t> begins;
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    watch_.step();
    const bool won = options.won[i] != 0, again = !won && options.again[i] != 0;
    const std::vector<Class> parts = won ? std::vector<Class>{} : sum(options.position(i));
    begins.push_back(words.size());
    words.push_back(static_cast<Class>(parts.size() << 2 | (again ? 2 : 0) | (won ? 1 : 0)));
    words.insert(words.end(), parts.begin(), parts.end());
  }
  const auto move = [&](std::size_t begin) { return std::span(words).subspan(begin, 1 + (words[begin] >> 2)); };
  std::ranges::sort(
      begins, [&](std::size_t a, std::size_t b) { return std::ranges::lexicographical_compare(move(a), move(b)); });
  const auto repeated =
      std::ranges::unique(begins, [&](std::size_t a, std::size_t b) { return std::ranges::equal(move(a), move(b)); });
  begins.erase(repeated.begin(), repeated.end());
  Node& node = nodes_[part];
  node.open = true;
  for (const std::size_t begin : begins) node.moves.insert(node.moves.end(), move(begin).begin(), move(begin).end());
  node.moves.shrink_to_fit();
  bytes_of_moves_ += node.moves.size() * sizeof(Class);
  return Moves(node.moves);
}

}  // namespace gamecert::solve
