// The ELLO properties by engines and the theorems of the header.
#include "sweeps/graph_properties.hpp"

#include <algorithm>
#include <string>

#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "solve/ello/ello.hpp"
#include "solve/solve.hpp"
#include "sweeps/definition.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

using graphs::odd;
using graphs::SmallGraph;
using graphs::VertexSet;

namespace {

constexpr int colouring_order_limit = 20;

template <class Value, class Decide>
Value& known(std::optional<Value>& memory, Decide&& decide) {
  if (!memory) memory = decide();
  return *memory;
}

}  // namespace

void GraphProperties::reset(const SmallGraph& whole) {
  forget();
  graph_.assign(whole);
  subgraph_.kept = whole.vertices();
  subgraph_.cut.clear();
}

void GraphProperties::reset(const GraphProperties& larger, conjectures::Element gone) {
  limits_ = larger.limits_;
  forget();
  const VertexSet kept = larger.subgraph_.kept;
  const auto number = [&](VertexSet vertex) { return std::popcount(kept & (vertex - 1)); };
  const VertexSet end = gone & (~gone + 1);
  if (end == gone) {
    graph_ = graphs::delete_vertex(larger.graph_, number(end));
  } else {
    graph_ = larger.graph_;
    graph_.delete_edge(number(end), number(gone ^ end));
  }
  by_play_ = larger.by_play_;
  subgraph_ = larger.subgraph_;
  conjectures::remove(subgraph_, gone);
}

void GraphProperties::forget() {
  odd_sets_asked_ = false;
  odd_degenerate_.reset(), event_.reset(), special_.reset(), plausibility_driven_.reset(), node_kayles_.reset();
  games_asked_.clear();
  unwinnable_ = nullptr;
  winnable_known_ = components_known_ = false;
}

bool GraphProperties::odd_degenerate() {
  return known(odd_degenerate_, [&] {
    if (graph_.order == 0 || graphs::even_type(graph_)) return false;
    if (graph_.order > solve::OddDegenerate::max_order) return solve::odd_degenerate(graph_);
    return odd_sets().of(graph_.vertices(), graphs::odd_vertices(graph_));
  });
}
bool GraphProperties::odd_degenerate(VertexSet on) {
  if (graph_.order > solve::OddDegenerate::max_order) return solve::odd_degenerate(graphs::induced(graph_, on));
  return odd_sets().of(on);
}
solve::OddDegenerate& GraphProperties::odd_sets() {
  if (!odd_sets_asked_) odd_sets_.reset(graph_);
  odd_sets_asked_ = true;
  return odd_sets_;
}
bool GraphProperties::event() {
  return known(event_, [&] { return decide_event(); });
}
bool GraphProperties::parity_driven() { return graphs::even_type(graph_) ? event() : odd_degenerate(); }
bool GraphProperties::special() {
  return known(special_, [&] { return decide_special(); });
}
bool GraphProperties::plausibility_driven() {
  return known(plausibility_driven_, [&] { return decide_plausibility_driven(); });
}
std::int64_t GraphProperties::value_of(const conjectures::Formula& asks) {
  if (asks.arguments[0].word == "node-kayles") return known(node_kayles_, [&] { return nimbers_.of(graph_); });
  const auto [it, fresh] = games_asked_.try_emplace(conjectures::prefix(asks));
  if (!fresh) return it->second;
  const conjectures::GameAtom question = conjectures::game_question(asks, graphs::write_small_graph(graph_));
  solve::Request request;
  request.nimber = asks.word == "nimber";
  try {
    const solve::Answer answer =
        solve::solve({games::find(question.game), games::Instance(question.instance), question.parameters}, request);
    if (answer.certainty != solve::Answer::Certainty::certain) throw text::LimitError(answer.doubt);
    return it->second = conjectures::number_answered(asks, answer.statement);
  } catch (const text::InputError& error) {
    throw refused(question, error);
  }
}

bool GraphProperties::decide_event() {
  if (graph_.order < 2) return graph_.order == 0;
  if (!graphs::even_type(graph_) || !graphs::all_even(graph_)) return false;
  for (int v = 0; v < graph_.order; ++v) {
    if (odd_degenerate(graph_.vertices() & ~graphs::single(v))) return true;
  }
  return false;
}

bool GraphProperties::decide_special() {
  for (int v = 0; v < graph_.order; ++v) {
    if (!odd_degenerate(graph_.vertices() & ~graphs::single(v))) return false;
  }
  return true;
}

bool GraphProperties::decide_plausibility_driven() {
  if (components().size() == 1) return graphs::even_type(graph_) ? every_plausible_is_winnable() : odd_degenerate();
  return std::ranges::all_of(components(), [&](VertexSet part) {
    GraphProperties component;
    component.reset(graphs::induced(graph_, part));
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
  if (graph_.order < 1 || graph_.order > solve::UnwinnableGames::max_order) return nullptr;
  if (unwinnable_ == nullptr) unwinnable_ = &games_.of(graph_);
  return unwinnable_;
}

std::int64_t GraphProperties::winnable_count() {
  if (const auto* lost = unwinnable()) return (std::int64_t{1} << (graph_.order - 1)) - std::ssize(*lost);
  std::int64_t count = 0;
  for (std::size_t word = 0; word < colouring_words(); ++word) count += std::popcount(winnable(word) & colourings());
  return count;
}

const std::vector<VertexSet>& GraphProperties::components() {
  if (components_known_) return components_;
  components_.clear();
  for (VertexSet left = graph_.vertices(); left != 0; left &= ~components_.back()) {
    components_.push_back(graphs::component(graph_, left, std::countr_zero(left)));
  }
  components_known_ = true;
  return components_;
}

void GraphProperties::take_winnable() {
  winnable_known_ = true;
  const auto* lost = by_play_ ? nullptr : unwinnable();
  if (lost == nullptr) {
    winnable_ = solve::winnable_colourings(graph_, limits_);
    return;
  }
  winnable_.resize(colouring_words());
  for (std::size_t word = 0; word < winnable_.size(); ++word) winnable_[word] = parity_plausible(word) & colourings();
  for (const VertexSet green : *lost) winnable_[green / 64] &= ~(std::uint64_t{1} << (green % 64));
}

std::uint64_t GraphProperties::winnable(std::size_t word) {
  if (!winnable_known_) take_winnable();
  return winnable_[word];
}

std::uint64_t GraphProperties::parity_plausible(std::size_t word) const {
  constexpr std::uint64_t odd_sets = 0x6996966996696996;           // of six vertices
  const bool odd_wanted = odd(word) == graphs::even_type(graph_);  // the rest of the green set is in `word`
  return odd_wanted ? odd_sets : ~odd_sets;
}

bool GraphProperties::plausible_colouring(VertexSet green) {
  const VertexSet reflected = green ^ graphs::odd_vertices(graph_);
  return std::ranges::all_of(components(), [&](VertexSet part) {
    int ends = 0;
    graphs::each(part, [&](int v) { ends += graph_.degree(v); });
    const bool odd_type = (std::popcount(part) + ends / 2) % 2 != 0;
    return odd(green & part) == odd_type && (green & part) != 0 && (reflected & part) != 0;
  });
}

std::uint64_t GraphProperties::plausible(std::size_t word) {
  std::uint64_t result = parity_plausible(word);
  if (components().size() == 1) {
    const VertexSet all_green_when_reflected = graphs::odd_vertices(graph_);
    if (all_green_when_reflected / 64 == word)
      result &= ~graphs::single(static_cast<int>(all_green_when_reflected % 64));
    return result & nontrivial(word);
  }
  result &= colourings();
  graphs::each(result, [&](int bit) {
    if (!plausible_colouring(word * 64 + static_cast<VertexSet>(bit))) result &= ~graphs::single(bit);
  });
  return result;
}

std::size_t GraphProperties::colouring_words() const {
  if (graph_.order > colouring_order_limit) {
    throw text::LimitError("colourings of a graph of order " + std::to_string(graph_.order) + "; at most order " +
                           std::to_string(colouring_order_limit) + " is gone through");
  }
  return graph_.order <= 6 ? 1 : std::size_t{1} << (graph_.order - 6);
}

std::uint64_t GraphProperties::colourings() const {
  return graph_.order >= 6 ? ~std::uint64_t{0} : graphs::single(1 << graph_.order) - 1;
}

}  // namespace gamecert::sweeps
