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

void PlayGraph::add_summand(Class part, std::vector<Class>& sum) const {
  const auto place = std::ranges::lower_bound(sum, part);
  if (cancel_ && place != sum.end() && *place == part) {
    sum.erase(place);
  } else {
    sum.insert(place, part);
  }
}

PlayGraph::Moves PlayGraph::moves(Class part) {
  if (nodes_[part].open) return Moves(nodes_[part].moves);
  std::vector<Class> words;
  std::vector<std::size_t> begins;
  for (const Option& option : options(part)) {
    begins.push_back(words.size());
    words.push_back(static_cast<Class>(option.parts.size() << 2 | (option.again ? 2 : 0) | (option.won ? 1 : 0)));
    words.insert(words.end(), option.parts.begin(), option.parts.end());
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
        classes_(game) {}

  std::vector<Class> sum(games::PositionView at) override {
    if (summands_ == nullptr) return {class_of(at)};
    const auto parts = (*summands_)(at);
    if (!parts) return {loony};
    std::vector<Class> result;
    for (const games::Position& part : *parts) add_summand(class_of(part), result);
    return result;
  }

 private:
  Class class_of(games::PositionView part) {
    const auto [number, fresh] = classes_.insert(part);
    if (fresh) add_class(game_.remaining(part), classes_.bytes());
    return number;
  }
  std::vector<Option> options(Class part) override {
    const games::PositionView example = classes_.example(part);
    const SearchOptions options(game_, games::Position(example.begin(), example.end()), watch());
    std::vector<Option> result;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      watch().step();
      const bool won = options.won[i] != 0, again = !won && options.again[i] != 0;
      result.push_back({won ? std::vector<Class>{} : sum(options.position(i)), again, won});
    }
    return result;
  }

  const games::Game& game_;
  const games::Summands* summands_;
  PositionClasses classes_;
};

}  // namespace

std::unique_ptr<PlayGraph> play_graph_by_rules(const games::Game& game, const games::Summands* summands, Watch& watch) {
  return std::make_unique<GraphByRules>(game, summands, watch);
}

}  // namespace gamecert::solve
