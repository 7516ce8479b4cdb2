// Moves of a class are written once, in words of their own.
#include "solve/search/play_graph.hpp"

#include <algorithm>

#include "solve/search/options.hpp"
#include "solve/search/position_classes.hpp"

namespace gamecert::solve {

void PlayGraph::add_class(int remaining, std::size_t bytes) {
  remaining_.push_back(remaining);
  nodes_.emplace_back();
  watch_.hold(bytes + remaining_.capacity() * sizeof(int) + nodes_.size() * sizeof(Node) + bytes_of_moves_);
}

void PlayGraph::MoveWriter::clear() {
  words_ = {0};
  begins_ = {0};
}

void PlayGraph::MoveWriter::add_summand(Class part) {
  const auto place =
      std::lower_bound(words_.begin() + static_cast<std::ptrdiff_t>(begins_.back()) + 1, words_.end(), part);
  if (cancel_ && place != words_.end() && *place == part) {
    words_.erase(place);
  } else {
    words_.insert(place, part);
  }
}

void PlayGraph::MoveWriter::end_move(bool again, bool won) {
  words_[begins_.back()] = static_cast<Class>(summands().size() << 2 | (again ? 2 : 0) | (won ? 1 : 0));
  begins_.push_back(words_.size());
  words_.push_back(0);
}

std::span<const PlayGraph::Class> PlayGraph::MoveWriter::move(std::size_t begin) const {
  return std::span(words_).subspan(begin, 1 + (words_[begin] >> 2));
}

std::vector<PlayGraph::Class> PlayGraph::MoveWriter::moves() {
  begins_.pop_back();
  std::ranges::sort(
      begins_, [&](std::size_t a, std::size_t b) { return std::ranges::lexicographical_compare(move(a), move(b)); });
  const auto repeated =
      std::ranges::unique(begins_, [&](std::size_t a, std::size_t b) { return std::ranges::equal(move(a), move(b)); });
  begins_.erase(repeated.begin(), repeated.end());
  std::size_t length = 0;
  for (const std::size_t begin : begins_) length += move(begin).size();
  std::vector<Class> result;
  result.reserve(length);
  for (const std::size_t begin : begins_) result.insert(result.end(), move(begin).begin(), move(begin).end());
  return result;
}

PlayGraph::Moves PlayGraph::moves(Class part) {
  if (nodes_[part].open) return Moves(nodes_[part].moves);
  written_.clear();
  write_moves(part, written_);
  Node& node = nodes_[part];
  node.open = true;
  node.moves = written_.moves();
  bytes_of_moves_ += node.moves.size() * sizeof(Class);
  return Moves(node.moves);
}

namespace {

/// Options of one position of a class stand for those of all.
class GraphByRules final : public PlayGraph {
 public:
  GraphByRules(const games::Game& game, const games::Summands* summands, Watch& watch)
      : PlayGraph(summands != nullptr && !game.refinements().won &&
                      (!game.refinements().moves_again || summands->have_coins()),
                  watch),
        game_(game),
        summands_(summands),
        classes_(game),
        options_(watch) {}

  std::vector<Class> sum(games::PositionView at) override {
    return summands([&](MoveWriter& to) { add(at, to); });
  }

 private:
  void add(games::PositionView at, MoveWriter& to) {
    if (summands_ == nullptr) return to.add_summand(class_of(at));
    // What was met is a part, which does not fall into others.
    if (!summands_->have_coins())
      if (const auto known = classes_.find(at)) return to.add_summand(*known);
    const auto parts = (*summands_)(at);
    if (!parts) return to.add_summand(loony);
    for (const games::Position& part : *parts) to.add_summand(class_of(part));
  }
  Class class_of(games::PositionView part) {
    const auto [number, fresh] = classes_.insert(part);
    if (fresh) add_class(game_.remaining(part), classes_.bytes());
    return number;
  }
  void write_moves(Class part, MoveWriter& moves) override {
    options_.make(game_, classes_.example(part));
    for (std::size_t i = 0; i < options_.moves.size(); ++i) {
      watch().step();
      const bool won = options_.won[i] != 0, again = !won && options_.again[i] != 0;
      if (!won) add(options_.position(i), moves);
      moves.end_move(again, won);
    }
  }

  const games::Game& game_;
  const games::Summands* summands_;
  PositionClasses classes_;
  SearchOptions options_;  // of the class whose moves are written
};

}  // namespace

std::unique_ptr<PlayGraph> play_graph_by_rules(const games::Game& game, const games::Summands* summands, Watch& watch) {
  return std::make_unique<GraphByRules>(game, summands, watch);
}

}  // namespace gamecert::solve
