// Terms that GraphProperties answers.
#include "sweeps/term_values.hpp"

#include <algorithm>
#include <bit>

namespace gamecert::sweeps {
namespace {

using graphs::VertexSet;

constexpr TermValue term_values[] = {
    {"odd-degenerate", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.odd_degenerate(); }},
    {"oddity", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.odd_degenerate(); }},
    {"event", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.event(); }},
    {"parity-driven", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.parity_driven(); }},
    {"plausibility-driven", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.plausibility_driven(); }},
    {"special", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.special(); }},
    {"components", [](GraphProperties& on, VertexSet) { return static_cast<std::int64_t>(on.components().size()); }},
    {"winnable-colourings", [](GraphProperties& on, VertexSet) -> std::int64_t { return on.winnable_count(); }},
    {"winnable", nullptr, [](GraphProperties& on, std::size_t word) { return on.winnable(word); }},
    {"plausible", nullptr, [](GraphProperties& on, std::size_t word) { return on.plausible(word); }},
    {"parity-plausible", nullptr, [](GraphProperties& on, std::size_t word) { return on.parity_plausible(word); }},
    {"nontrivial", nullptr, [](GraphProperties&, std::size_t word) { return GraphProperties::nontrivial(word); }},
    {"greens", [](GraphProperties&, VertexSet green) -> std::int64_t { return std::popcount(green); }},
};

}  // namespace

const TermValue* find_term_value(std::string_view name) {
  const auto* found = std::ranges::find(term_values, name, &TermValue::name);
  return found != std::end(term_values) ? found : nullptr;
}

std::int64_t TermValue::at(GraphProperties& on, VertexSet green) const {
  if (value != nullptr) return value(on, green);
  return static_cast<std::int64_t>(truths(on, green / 64) >> green % 64 & 1);
}

}  // namespace gamecert::sweeps
