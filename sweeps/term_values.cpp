// Every term of formulas and how an AskedGraph answers it.
#include "sweeps/term_values.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "graphs/invariants.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::VertexSet;

constexpr TermValue term_values[] = {
    {"connected", [](AskedGraph& on, VertexSet) -> std::int64_t { return graphs::connected(on.graph()); }},
    {"tree", [](AskedGraph& on, VertexSet) -> std::int64_t { return graphs::tree(on.graph()); }},
    {"bipartite", [](AskedGraph& on, VertexSet) -> std::int64_t { return graphs::bipartite(on.graph()); }},
    {"odd-type", [](AskedGraph& on, VertexSet) -> std::int64_t { return !graphs::even_type(on.graph()); }},
    {"even-type", [](AskedGraph& on, VertexSet) -> std::int64_t { return graphs::even_type(on.graph()); }},
    {"all-even", [](AskedGraph& on, VertexSet) -> std::int64_t { return graphs::all_even(on.graph()); }},
    {"all-odd", [](AskedGraph& on, VertexSet) -> std::int64_t { return graphs::all_odd(on.graph()); }},
    {"odd-degenerate", [](AskedGraph& on, VertexSet) -> std::int64_t { return on.odd_degenerate(); }},
    {"oddity", [](AskedGraph& on, VertexSet) -> std::int64_t { return on.odd_degenerate(); }},
    {"event", [](AskedGraph& on, VertexSet) -> std::int64_t { return on.event(); }},
    {"parity-driven", [](AskedGraph& on, VertexSet) -> std::int64_t { return on.parity_driven(); }},
    {"plausibility-driven", [](AskedGraph& on, VertexSet) -> std::int64_t { return on.plausibility_driven(); }},
    {"special", [](AskedGraph& on, VertexSet) -> std::int64_t { return on.special(); }},
    {"order", [](AskedGraph& on, VertexSet) -> std::int64_t { return on.graph().order; }},
    {"size", [](AskedGraph& on, VertexSet) -> std::int64_t { return on.graph().size(); }},
    {"min-degree", [](AskedGraph& on, VertexSet) -> std::int64_t { return graphs::min_degree(on.graph()); }},
    {"max-degree", [](AskedGraph& on, VertexSet) -> std::int64_t { return graphs::max_degree(on.graph()); }},
    {"components", [](AskedGraph& on, VertexSet) { return static_cast<std::int64_t>(on.components().size()); }},
    {"winnable-colourings", [](AskedGraph& on, VertexSet) -> std::int64_t { return on.winnable_count(); }},
    {"winnable", nullptr, [](AskedGraph& on, std::size_t word) { return on.winnable(word); }},
    {"plausible", nullptr, [](AskedGraph& on, std::size_t word) { return on.plausible(word); }},
    {"parity-plausible", nullptr, [](AskedGraph& on, std::size_t word) { return on.parity_plausible(word); }},
    {"nontrivial", nullptr, [](AskedGraph&, std::size_t word) { return AskedGraph::nontrivial(word); }},
    {"greens", [](AskedGraph&, VertexSet green) -> std::int64_t { return std::popcount(green); }},
};

}  // namespace

const TermValue& term_value(std::string_view name) {
  const auto* found = std::ranges::find(term_values, name, &TermValue::name);
  assert(found != std::end(term_values));
  return *found;
}

std::int64_t TermValue::at(AskedGraph& on, VertexSet green) const {
  if (value != nullptr) return value(on, green);
  return static_cast<std::int64_t>(truths(on, green / 64) >> green % 64 & 1);
}

}  // namespace gamecert::sweeps
