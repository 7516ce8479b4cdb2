// Every term of formulas and how an GraphProperties answers it.
#include "sweeps/term_values.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "graphs/invariants.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::VertexSet;

constexpr TermValue term_values[] = {
    {"connected", [](GraphProperties& on, VertexSet) -> std::int64_t { return graphs::connected(on.graph()); }},
    {"tree", [](GraphProperties& on, VertexSet) -> std::int64_t { return graphs::tree(on.graph()); }},
    {"bipartite", [](GraphProperties& on, VertexSet) -> std::int64_t { return graphs::bipartite(on.graph()); }},
    {"odd-type", [](GraphProperties& on, VertexSet) -> std::int64_t { return !graphs::even_type(on.graph()); }},
    {"even-type", [](GraphProperties& on, VertexSet) -> std::int64_t { return graphs::even_type(on.graph()); }},
    {"all-even", [](GraphProperties& on, VertexSet) -> std::int64_t { return graphs::all_even(on.graph()); }},
    {"all-odd", [](GraphProperties& on, VertexSet) -> std::int64_t { return graphs::all_odd(on.graph()); }},
    {"odd-degenerate", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.odd_degenerate(); }},
    {"oddity", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.odd_degenerate(); }},
    {"event", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.event(); }},
    {"parity-driven", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.parity_driven(); }},
    {"plausibility-driven", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.plausibility_driven(); }},
    {"special", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.special(); }},
    {"order", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.graph().order; }},
    {"size", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.graph().size(); }},
    {"min-degree", [](GraphProperties& on, VertexSet) -> std::int64_t { return graphs::min_degree(on.graph()); }},
    {"max-degree", [](GraphProperties& on, VertexSet) -> std::int64_t { return graphs::max_degree(on.graph()); }},
    {"components", [](GraphProperties& on, VertexSet) { return static_cast<std::int64_t>(on.components().size()); }},
    {"winnable-colourings", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.winnable_count(); }},
    {"winnable", nullptr, [](GraphProperties& on, std::size_t word) { return on.winnable(word); }},
    {"plausible", nullptr, [](GraphProperties& on, std::size_t word) { return on.plausible(word); }},
    {"parity-plausible", nullptr, [](GraphProperties& on, std::size_t word) { return on.parity_plausible(word); }},
    {"nontrivial", nullptr, [](GraphProperties&, std::size_t word) { return GraphProperties::nontrivial(word); }},
    {"greens", [](GraphProperties&, VertexSet green) -> std::int64_t { return std::popcount(green); }},
};

}  // namespace

const TermValue& term_value(std::string_view name) {
  const auto* found = std::ranges::find(term_values, name, &TermValue::name);
  assert(found != std::end(term_values));
  return *found;
}

std::int64_t TermValue::at(GraphProperties& on, VertexSet green) const {
  if (value != nullptr) return value(on, green);
  return static_cast<std::int64_t>(truths(on, green / 64) >> green % 64 & 1);
}

}  // namespace gamecert::sweeps
