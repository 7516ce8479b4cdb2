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

/// What a position is worth to its mover.
enum class Worth { nimber, points, misere, reached, longest, shortest };

/// Values of positions by recursion over all play.
class AllPlay {
 public:
  /// `pause` is called now and then, and may throw.
  AllPlay(const games::Game& game, Worth worth, const std::function<void()>& pause)
      : game_(game), worth_(worth), pause_(pause) {
    const games::Refinements& has = game.refinements();
    const bool counted = worth == Worth::reached || worth == Worth::longest || worth == Worth::shortest;
    if (!counted && (has.won || (worth != Worth::points && has.moves_again)))
      throw text::LimitError("values of " + std::string(game.info().name) + " are not had by play of all positions");
  }

  std::int64_t value(const Position& at) {
    if (const auto known = values_.find(at); known != values_.end()) return known->second;
    const std::int64_t value = game_.won(at) ? worth_ == Worth::reached : value_of_options(at);
    values_.emplace(at, value);
    if (values_.size() % positions_a_pause == 0) pause_();
    return value;
  }

  /// How many moves leave the mover better off than the opponent: with points, `ahead` more before play.
  std::int64_t winning_moves(const Position& at, std::int64_t ahead) {
    games::Options options;
    game_.options(at, options);
    std::int64_t winning = 0;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const std::int64_t after = value(option(options, i));
      winning += worth_ == Worth::points ? ahead + with_gain(options, i, after) > 0 : after == 0;
    }
    return winning;
  }

 private:
  static Position option(const games::Options& options, std::size_t i) {
    const games::PositionView view = options.position(i);
    return {view.begin(), view.end()};
  }
  /// What the mover gets more than the opponent by the option, which is worth so much to whoever moves next.
  static std::int64_t with_gain(const games::Options& options, std::size_t i, std::int64_t after) {
    return options.gains[i] + (options.again[i] != 0 ? after : -after);
  }

  std::int64_t value_of_options(const Position& at) {
    games::Options options;
    game_.options(at, options);
    std::vector<std::int64_t> after;
    for (std::size_t i = 0; i < options.moves.size(); ++i) after.push_back(value(option(options, i)));
    const auto any = [&](std::int64_t wanted) { return std::ranges::find(after, wanted) != after.end(); };
    switch (worth_) {
      case Worth::nimber:
        return mex(std::move(after));
      case Worth::points:
        for (std::size_t i = 0; i < after.size(); ++i) after[i] = with_gain(options, i, after[i]);
        return after.empty() ? 0 : *std::ranges::max_element(after);
      case Worth::misere:
        return after.empty() || any(-1) ? 1 : -1;
      case Worth::reached:
        return any(1);
      case Worth::longest:
        return after.empty() ? 0 : 1 + *std::ranges::max_element(after);
      case Worth::shortest:
        break;
    }
    return after.empty() ? 0 : 1 + *std::ranges::min_element(after);
  }
  static std::int64_t mex(std::vector<std::int64_t> seen) {
    std::ranges::sort(seen);
    std::int64_t least = 0;
    for (const std::int64_t each : seen) least += each == least ? 1 : 0;
    return least;
  }

  const games::Game& game_;
  const Worth worth_;
  const std::function<void()>& pause_;
  std::map<Position, std::int64_t> values_;
};

Worth worth_of(std::string_view word, const games::GameInfo& info) {
  if (word == "misere") return Worth::misere;
  if (word == "wins") return Worth::reached;
  if (word == "longest-play") return Worth::longest;
  if (word == "shortest-play") return Worth::shortest;
  return info.stuck == games::Stuck::ends ? Worth::points : Worth::nimber;
}

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

std::int64_t PlayedValues::asked(const Formula& asks, std::span<const graphs::VertexSet> sets) {
  if (!sets.empty()) return play(asks, sets);
  const auto known = std::ranges::find(asked_, &asks, &std::pair<const Formula*, std::int64_t>::first);
  if (known != asked_.end()) return known->second;
  return asked_.emplace_back(&asks, play(asks, sets)).second;
}

std::int64_t PlayedValues::play(const Formula& asks, std::span<const graphs::VertexSet> sets) {
  if (asks.word == "nimber" && asks.arguments.at(0).word == "node-kayles") {
    auto& game = games_->node_kayles;
    game.ask(graph());
    return game.nimber(game.rules().start());
  }
  const GameAtom question = game_question(asks, graphs::write_small_graph(graph()), sets);
  if (!sets.empty() && !allowed(question, graph(), sets)) return value_of_no_position(asks);
  return value_by_play(asks, question, [this] { pause(); });
}

std::int64_t value_by_play(const Formula& asks, const GameAtom& question, const std::function<void()>& pause) {
  const games::Entry& entry = games::find(question.game);
  const auto game = games::make(entry, games::Instance(question.instance), question.parameters);
  AllPlay play(*game, worth_of(asks.word, entry.info), pause);
  const std::int64_t ahead = game->head_start();
  if (asks.word == "winning-moves") return play.winning_moves(game->start(), ahead);
  return (asks.word == "score" ? ahead : 0) + play.value(game->start());
}

}  // namespace gamecert::conjectures
