// ELLO, odd elimination and Node-Kayles on planes of one word; other games by all play.
#include "conjectures/played_values.hpp"

#include <algorithm>

#include "conjectures/all_play.hpp"
#include "games/ello.hpp"
#include "games/node_kayles.hpp"
#include "games/odd_elimination.hpp"
#include "games/play/on_graphs.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"

namespace gamecert::conjectures {

struct PlayedValues::Games {
  games::OnGraphs<games::Ello> ello;
  games::OnGraphs<games::OddElimination> odd_elimination;
  games::OnGraphs<games::NodeKayles> node_kayles;
};

PlayedValues::PlayedValues() : games_(std::make_unique<Games>()) {}
PlayedValues::~PlayedValues() = default;

void PlayedValues::forget() {
  ello_asked_ = false;
  played_.clear();
  asked_.clear();
}

bool PlayedValues::play_odd_elimination() {
  // Sound because a vertex of odd degree takes an odd number of edges with it, so that order + size stays even or odd,
  // and one vertex without edges is odd.
  if (graphs::even_type(graph())) return false;
  auto& game = games_->odd_elimination;
  game.ask(graph());
  return game.winnable(game.rules().start());
}

std::uint64_t PlayedValues::truths(const language::Formula& asks, std::size_t word, std::uint64_t wanted) {
  if (asks != ello_of_colouring) return GameValues::truths(asks, word, wanted);
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

std::int64_t PlayedValues::asked(const language::Formula& asks, std::span<const graphs::VertexSet> sets) {
  if (!sets.empty()) return play(asks, sets);
  const auto known = std::ranges::find(asked_, &asks, &std::pair<const language::Formula*, std::int64_t>::first);
  if (known != asked_.end()) return known->second;
  return asked_.emplace_back(&asks, play(asks, sets)).second;
}

std::int64_t PlayedValues::play(const language::Formula& asks, std::span<const graphs::VertexSet> sets) {
  if (asks.word == "nimber" && asks.arguments.at(0).word == "node-kayles") {
    auto& game = games_->node_kayles;
    game.ask(graph());
    return game.nimber(game.rules().start());
  }
  if (asks == odd_elimination && !graph().directed) return play_odd_elimination();
  const GameAtom question = game_question(asks, graphs::write_small_graph(graph()), sets);
  if (may_be_refused(asks, sets) && !allowed(question, graph(), sets)) return value_of_no_position(asks);
  return value_by_play(asks, question);
}

}  // namespace gamecert::conjectures
