// What terms of one graph are made of, and colourings 64 at a time.
#include "language/graph_values.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "graphs/invariants.hpp"
#include "language/words.hpp"
#include "text/errors.hpp"

namespace gamecert::language {
namespace {

using graphs::odd;
using graphs::VertexSet;

constexpr int colouring_order_limit = 20;

}  // namespace

void GraphValues::reset(const graphs::SmallGraph& whole) {
  components_.clear();
  placed_.reset(whole);
  pairs_.clear();
  placed_.pairs = &pairs_;
}

void GraphValues::reset(const PlacedGraph& changed) {
  components_.clear();
  placed_ = changed;
  numbered_.order = 0;
}

const graphs::SmallGraph& GraphValues::graph() const {
  if (placed_.kept == placed_.rows.vertices()) return placed_.rows;
  if (numbered_.order == 0) numbered_ = graphs::induced(placed_.rows, placed_.kept);
  return numbered_;
}

const std::vector<VertexSet>& GraphValues::components() {
  VertexSet left = components_.empty() ? graph().vertices() : 0;
  for (; left != 0; left &= ~components_.back())
    components_.push_back(graphs::component(graph(), left, std::countr_zero(left)));
  return components_;
}

VertexSet GraphValues::numbered(VertexSet places) const {
  VertexSet result = 0;
  int number = 0;
  graphs::each(placed_.kept, [&](int place) {
    if ((places >> place & 1) != 0) result |= graphs::single(number);
    ++number;
  });
  return result;
}

std::uint64_t GraphValues::attribute(bool order, Number value) const {
  const auto places = static_cast<std::uint64_t>(value);
  if (!order) return numbered(places);
  std::vector<int> vertices;
  for (const int place : vertices_of(places))
    if ((placed_.kept >> place & 1) != 0)
      vertices.push_back(std::popcount(placed_.kept & graphs::first_vertices(place)));
  return order_of(vertices);
}

std::uint64_t GraphValues::parity_plausible(std::size_t word) const {
  constexpr std::uint64_t odd_sets = 0x6996966996696996;            // of six vertices
  const bool odd_wanted = odd(word) == graphs::even_type(graph());  // the rest of the green set is in `word`
  return odd_wanted ? odd_sets : ~odd_sets;
}

bool GraphValues::plausible_colouring(VertexSet green) {
  const VertexSet reflected = green ^ graphs::odd_vertices(graph());
  return std::ranges::all_of(components(), [&](VertexSet part) {
    int ends = 0;
    graphs::each(part, [&](int v) { ends += graph().degree(v); });
    const bool odd_type = (std::popcount(part) + ends / 2) % 2 != 0;
    return odd(green & part) == odd_type && (green & part) != 0 && (reflected & part) != 0;
  });
}

std::uint64_t GraphValues::plausible(std::size_t word) {
  std::uint64_t result = parity_plausible(word);
  if (components().size() == 1) {
    const VertexSet all_red_when_reflected = graphs::odd_vertices(graph());
    if (all_red_when_reflected / 64 == word) result &= ~graphs::single(static_cast<int>(all_red_when_reflected % 64));
    return result & nontrivial(word);
  }
  result &= colourings();
  graphs::each(result, [&](int bit) {
    if (!plausible_colouring(word * 64 + static_cast<VertexSet>(bit))) result &= ~graphs::single(bit);
  });
  return result;
}

std::size_t GraphValues::colouring_words() const {
  if (graph().order > colouring_order_limit) {
    throw text::LimitError("colourings of a graph of order " + std::to_string(graph().order) + "; at most order " +
                           std::to_string(colouring_order_limit) + " is gone through");
  }
  return graph().order <= 6 ? 1 : std::size_t{1} << (graph().order - 6);
}

std::uint64_t GraphValues::colourings() const {
  return graph().order >= 6 ? ~std::uint64_t{0} : graphs::single(1 << graph().order) - 1;
}

std::uint64_t GameValues::truths(const Formula& asks, std::size_t word, std::uint64_t wanted) {
  std::uint64_t result = 0;
  graphs::each(wanted & colourings(), [&](int bit) {
    const VertexSet green = word * 64 + static_cast<VertexSet>(bit);
    if (asked(asks, {&green, 1}) != 0) result |= graphs::single(bit);
  });
  return result;
}

}  // namespace gamecert::language
