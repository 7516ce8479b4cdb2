// The ELLO properties by engines and the theorems of the header.
#include "sweeps/graph_properties.hpp"

#include <algorithm>
#include <iterator>
#include <string>

#include "conjectures/all_play.hpp"
#include "conjectures/questions.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/expanded.hpp"
#include "language/terms.hpp"
#include "solve/ello/ello.hpp"
#include "solve/solve.hpp"
#include "sweeps/engines/ello_words.hpp"
#include "sweeps/engines/refused_graphs.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

using graphs::odd;
using graphs::SmallGraph;
using graphs::VertexSet;

namespace {

template <class Value, class Decide>
Value& known(std::optional<Value>& memory, Decide&& decide) {
  if (!memory) memory = decide();
  return *memory;
}

GraphProperties& of(language::GameValues& values) { return static_cast<GraphProperties&>(values); }

}  // namespace

GraphProperties::Way GraphProperties::way_to(const language::Term& term) const {
  struct Engine {
    std::string_view says;
    Way way;
  };
  static constexpr Engine engines[] = {
      {ello_words::oddity, [](GameValues& on) -> std::int64_t { return of(on).odd_degenerate(); }},
      {ello_words::event, [](GameValues& on) -> std::int64_t { return of(on).event(); }},
      {ello_words::parity_driven, [](GameValues& on) -> std::int64_t { return of(on).parity_driven(); }},
      {ello_words::plausibility_driven, [](GameValues& on) -> std::int64_t { return of(on).plausibility_driven(); }},
      {ello_words::special, [](GameValues& on) -> std::int64_t { return of(on).special(); }},
      {ello_words::winnable_colourings, [](GameValues& on) -> std::int64_t { return of(on).winnable_count(); }},
  };
  const std::string text = language::expanded_text(term);
  const auto* found = std::ranges::find(engines, text, &Engine::says);
  return found == std::end(engines) ? engine_of(text) : found->way;
}

void GraphProperties::forget() {
  odd_sets_asked_ = false;
  odd_degenerate_.reset(), event_.reset(), special_.reset(), plausibility_driven_.reset(), node_kayles_.reset();
  for (SmallGame& each : small_games_) each.asked = false, each.nimber.reset(), each.misere_loss.reset();
  games_asked_.clear();
  unwinnable_ = nullptr;
  winnable_known_ = false;
}

bool GraphProperties::odd_degenerate() {
  return known(odd_degenerate_, [&] {
    if (graph().order == 0 || graphs::even_type(graph())) return false;
    if (graph().order > solve::OddDegenerate::max_order) return solve::odd_degenerate(graph(), *limits_);
    return odd_sets().of(graph().vertices(), graphs::odd_vertices(graph()));
  });
}
bool GraphProperties::odd_degenerate(VertexSet on) {
  if (graph().order > solve::OddDegenerate::max_order)
    return solve::odd_degenerate(graphs::induced(graph(), on), *limits_);
  return odd_sets().of(on);
}
solve::OddDegenerate& GraphProperties::odd_sets() {
  if (!odd_sets_asked_) odd_sets_.reset(graph());
  odd_sets_asked_ = true;
  return odd_sets_;
}
bool GraphProperties::event() {
  return known(event_, [&] { return decide_event(); });
}
bool GraphProperties::parity_driven() { return graphs::even_type(graph()) ? event() : odd_degenerate(); }
bool GraphProperties::special() {
  return known(special_, [&] { return decide_special(); });
}
bool GraphProperties::plausibility_driven() {
  return known(plausibility_driven_, [&] { return decide_plausibility_driven(); });
}
GraphProperties::SmallGame* GraphProperties::small_game(const language::Formula& asks) {
  const language::Formula& game = asks.arguments[0];
  const auto is_it = [&](const SmallGame& each) { return each.order == graph().order && each.game == game; };
  auto found = std::ranges::find_if(small_games_, is_it);
  if (found == small_games_.end()) {
    const conjectures::GameAtom question = conjectures::game_question(asks, "", {});
    small_games_.push_back({game, graph().order, solve::small_game(question.game, question.parameters, graph().order)});
    found = std::prev(small_games_.end());
  }
  if (!found->play) return nullptr;
  if (!found->asked) found->play->ask(graph());
  found->asked = true;
  return &*found;
}

std::int64_t GraphProperties::asked(const language::Formula& asks, std::span<const VertexSet> sets) {
  if (asks == conjectures::odd_elimination && !graph().directed) return odd_degenerate();
  if (asks.word == "nimber" && asks.arguments[0].word == "node-kayles")
    return known(node_kayles_, [&] { return nimbers_.of(graph(), *limits_); });
  if (sets.empty() && (asks.word == "nimber" || asks.word == "misere")) {
    if (SmallGame* const small = small_game(asks)) {
      if (asks.word == "nimber") return known(small->nimber, [&] { return small->play->nimber(*limits_); });
      return known(small->misere_loss, [&] { return small->play->misere_loss(*limits_); }) ? -1 : 1;
    }
  }
  const conjectures::GameAtom question = conjectures::game_question(asks, graphs::write_small_graph(graph()), sets);
  const auto [it, fresh] = games_asked_.try_emplace(asks.word + " " + conjectures::text(question));
  if (!fresh) return it->second;
  if (conjectures::may_be_refused(asks, sets) && !conjectures::allowed(question, graph(), sets)) {
    if (sets.empty()) count_refused(asks);
    return it->second = conjectures::value_of_no_position(asks);
  }
  solve::Request request;
  request.nimber = asks.word == "nimber";
  request.misere = question.misere;
  request.limits = *limits_;
  try {
    if (conjectures::counts_play(asks)) return it->second = conjectures::value_by_play(asks, question);
    if (sets.empty() && asks.word == "score" && question.game == "capture" &&
        graph().order <= solve::LeadScores::greatest_order) {
      if (!scores_) scores_ = std::make_unique<solve::LeadScores>();
      return it->second = scores_->of(graph(), *limits_);
    }
    const solve::Answer answer =
        solve::solve({games::find(question.game), games::Instance(question.instance), question.parameters}, request);
    if (answer.certainty != solve::Answer::Certainty::certain) throw text::LimitError(answer.doubt);
    return it->second = conjectures::number_answered(asks, answer.statement);
  } catch (const text::InputError& error) {
    games_asked_.erase(it);
    throw refused(question, error);
  } catch (const text::LimitError&) {
    games_asked_.erase(it);
    throw;
  }
}

bool GraphProperties::decide_event() {
  if (graph().order < 2) return graph().order == 0;
  if (!graphs::even_type(graph()) || !graphs::all_even(graph())) return false;
  for (int v = 0; v < graph().order; ++v) {
    if (odd_degenerate(graph().vertices() & ~graphs::single(v))) return true;
  }
  return false;
}

bool GraphProperties::decide_special() {
  for (int v = 0; v < graph().order; ++v) {
    if (!odd_degenerate(graph().vertices() & ~graphs::single(v))) return false;
  }
  return true;
}

bool GraphProperties::decide_plausibility_driven() {
  if (components().size() == 1) return graphs::even_type(graph()) ? every_plausible_is_winnable() : odd_degenerate();
  return std::ranges::all_of(components(), [&](VertexSet part) {
    GraphProperties component(limits_);
    component.ask(graphs::induced(graph(), part));
    return component.plausibility_driven();
  });
}

bool GraphProperties::every_plausible_is_winnable() {
  for (std::size_t word = 0; word < colouring_words(); ++word) {
    if ((plausible(word) & ~winnable(word) & colourings()) != 0) return false;
  }
  return true;
}

const std::vector<VertexSet>* GraphProperties::unwinnable() {
  if (graph().order < 1 || graph().order > solve::UnwinnableGames::max_order) return nullptr;
  if (unwinnable_ == nullptr) unwinnable_ = &games_.of(graph());
  return unwinnable_;
}

std::int64_t GraphProperties::winnable_count() {
  if (const auto* lost = unwinnable()) return (std::int64_t{1} << (graph().order - 1)) - std::ssize(*lost);
  std::int64_t count = 0;
  for (std::size_t word = 0; word < colouring_words(); ++word) count += std::popcount(winnable(word) & colourings());
  return count;
}

void GraphProperties::take_winnable() {
  winnable_known_ = true;
  const auto* lost = unwinnable();
  if (lost == nullptr) {
    winnable_ = solve::winnable_colourings(graph(), *limits_);
    return;
  }
  winnable_.resize(colouring_words());
  for (std::size_t word = 0; word < winnable_.size(); ++word) winnable_[word] = parity_plausible(word) & colourings();
  for (const VertexSet green : *lost) winnable_[green / 64] &= ~(std::uint64_t{1} << (green % 64));
}

std::uint64_t GraphProperties::truths(const language::Formula& asks, std::size_t word, std::uint64_t wanted) {
  return asks == conjectures::ello_of_colouring ? winnable(word) : GameValues::truths(asks, word, wanted);
}

std::uint64_t GraphProperties::winnable(std::size_t word) {
  if (!winnable_known_) take_winnable();
  return winnable_[word];
}

}  // namespace gamecert::sweeps
