// ELLO, odd elimination and Node-Kayles on planes of one word; other games through their handles.
#include "conjectures/played_values.hpp"

#include <algorithm>
#include <map>

#include "games/ello.hpp"
#include "games/game.hpp"
#include "games/node_kayles.hpp"
#include "games/odd_elimination.hpp"
#include "games/play/on_graphs.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "text/errors.hpp"

namespace gamecert::conjectures {
namespace {

using games::Position;

/// Values of positions by recursion over all play.
class AllPlay {
 public:
  /// `pause` is called now and then, and may throw.
  AllPlay(const games::Game& game, bool nimber, std::function<void()> pause)
      : game_(game), nimber_(nimber), pause_(std::move(pause)) {
    const games::Refinements& has = game.refinements();
    if (has.won || (nimber && has.moves_again))
      throw text::LimitError("values of " + std::string(game.info().name) + " are not had by play of all positions");
  }

  std::int64_t value(const Position& at) {
    if (const auto known = values_.find(at); known != values_.end()) return known->second;
    games::Options options;
    game_.options(at, options);
    const std::int64_t value = nimber_ ? mex(options) : best(options);
    values_.emplace(at, value);
    if (values_.size() % 64 == 0) pause_();
    return value;
  }

 private:
  static Position option(const games::Options& options, std::size_t i) {
    const games::PositionView view = options.position(i);
    return {view.begin(), view.end()};
  }
  std::int64_t mex(const games::Options& options) {
    std::vector<std::int64_t> seen;
    for (std::size_t i = 0; i < options.moves.size(); ++i) seen.push_back(value(option(options, i)));
    std::ranges::sort(seen);
    std::int64_t least = 0;
    for (const std::int64_t each : seen) least += each == least ? 1 : 0;
    return least;
  }
  /// What the mover gets more than the opponent from here on; nothing where nobody can move.
  std::int64_t best(const games::Options& options) {
    std::optional<std::int64_t> best;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const std::int64_t after = value(option(options, i));
      const std::int64_t all = options.gains[i] + (options.again[i] != 0 ? after : -after);
      if (!best || all > *best) best = all;
    }
    return best.value_or(0);
  }

  const games::Game& game_;
  const bool nimber_;
  const std::function<void()> pause_;
  std::map<Position, std::int64_t> values_;
};

}  // namespace

struct PlayedValues::Games {
  games::OnGraphs<games::Ello> ello;
  games::OnGraphs<games::OddElimination> odd_elimination;
  games::OnGraphs<games::NodeKayles> node_kayles;
};

PlayedValues::PlayedValues() : games_(std::make_unique<Games>()) {
  games_->ello.pause = games_->odd_elimination.pause = games_->node_kayles.pause = [this] { pause(); };
}
PlayedValues::~PlayedValues() = default;

void PlayedValues::forget() {
  ello_asked_ = false;
  odd_degenerate_.reset();
  played_.clear();
  asked_.clear();
}

bool PlayedValues::odd_degenerate() {
  if (odd_degenerate_) return *odd_degenerate_;
  // Sound because a vertex of odd degree takes an odd number of edges with it, so that order + size stays even or odd,
  // and one vertex without edges is odd.
  if (graphs::even_type(graph())) return *(odd_degenerate_ = false);
  auto& game = games_->odd_elimination;
  game.ask(graph());
  return *(odd_degenerate_ = game.winnable(game.rules().start()));
}

std::uint64_t PlayedValues::winnable(std::size_t word, std::uint64_t wanted) {
  played_.resize(colouring_words());
  auto& game = games_->ello;
  if (!ello_asked_) game.ask(graph());
  ello_asked_ = true;
  Played& played = played_[word];
  graphs::each(wanted & colourings() & ~played.green_sets, [&](int bit) {
    game.rules().green = game.plane(word * 64 + static_cast<graphs::VertexSet>(bit));
    if (game.winnable(game.rules().start())) played.won |= graphs::single(bit);
  });
  played.green_sets |= wanted;
  return played.won;
}

std::int64_t PlayedValues::asked(const Formula& asks) {
  const auto known = std::ranges::find(asked_, &asks, &std::pair<const Formula*, std::int64_t>::first);
  if (known != asked_.end()) return known->second;
  return asked_.emplace_back(&asks, play(asks)).second;
}

std::int64_t PlayedValues::play(const Formula& asks) {
  const bool nimber = asks.word == "nimber";
  if (asks.arguments.at(0).word == "node-kayles") {
    auto& game = games_->node_kayles;
    game.ask(graph());
    return game.nimber(game.rules().start());
  }
  const GameAtom question = game_question(asks, graphs::write_small_graph(graph()));
  const auto game = games::make(games::find(question.game), games::Instance(question.instance), question.parameters);
  return (nimber ? 0 : game->head_start()) + AllPlay(*game, nimber, [this] { pause(); }).value(game->start());
}

}  // namespace gamecert::conjectures
