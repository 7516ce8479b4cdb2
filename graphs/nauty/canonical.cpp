// nauty on graphs and digraphs of one word a row: canonical labelling, generators, group order.
#include "graphs/nauty/canonical.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <exception>
#include <numeric>

#define _Thread_local thread_local  // NOLINT(clang-diagnostic-reserved-macro-identifier)
#include <nauty.h>

#include "text/deadline.hpp"

namespace gamecert::graphs {
namespace {

static_assert(WORDSIZE == 64 && sizeof(setword) == sizeof(VertexSet));

using Matrix = std::array<setword, SmallGraph::max_order>;

Matrix matrix_of(const SmallGraph& graph) {
  Matrix matrix{};
  for (int v = 0; v < graph.order; ++v)
    each(graph.neighbours(v), [&](int w) { matrix[static_cast<std::size_t>(v)] |= bit[w]; });
  return matrix;
}

struct Group {
  std::vector<std::vector<int>> generators;
  std::vector<int> indices;  // of each stabiliser in the one above
};

thread_local Group* group = nullptr;
thread_local std::exception_ptr* ended = nullptr;  // the limit that this thread met inside nauty

void on_generator(int, int* images, int*, int, int, int order) {
  group->generators.emplace_back(images, images + order);
}

void on_level(int*, int*, int, int*, statsblk*, int, int index, int, int, int, int) {
  if (index > 1) group->indices.push_back(index);
}

/// An exception cannot leave nauty. Its request ends it, and the nauties of other threads as well: they begin again.
void on_node(graph*, int*, int*, int, int, int, int, int, int) {
  try {
    if (!*ended) text::pause();
  } catch (const text::LimitError&) {
    *ended = std::current_exception();
  }
  if (*ended) nauty_kill_request = 1;
}

using Vertices = std::array<int, SmallGraph::max_order>;

struct Labelling {
  Vertices order{};   // all vertices; in canonical order if the canonical matrix is wanted
  Vertices orbits{};  // for every vertex the least one of its orbit
};

/// Vertices one colour after the other, where each ends, as nauty wants it.
struct Cells {
  Vertices order{}, ends{};  // 0 behind the last vertex of a colour
};

/// Colours ascend.
template <class Colour>
Cells cells_of(std::span<const Colour> colours) {
  Cells cells;
  const auto order = std::span(cells.order).first(colours.size());
  const auto colour = [&](int v) { return colours[static_cast<std::size_t>(v)]; };
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, {}, colour);
  for (std::size_t i = 0; i + 1 < order.size(); ++i) cells.ends[i] = colour(order[i]) == colour(order[i + 1]) ? 1 : 0;
  return cells;
}

/// The canonical matrix goes to `canonical` if there is one. Without cells all vertices are alike.
Labelling run(const SmallGraph& graph, Group* found, Matrix* canonical, const Cells* cells = nullptr) {
  DEFAULTOPTIONS_GRAPH(options);
  statsblk stats;
  Labelling labelling;
  if (graph.order == 0) return labelling;
  options.userautomproc = found != nullptr ? on_generator : nullptr;
  options.userlevelproc = found != nullptr ? on_level : nullptr;
  options.usernodeproc = on_node;
  options.digraph = graph.directed ? TRUE : FALSE;
  options.getcanon = canonical != nullptr ? TRUE : FALSE;
  options.defaultptn = cells == nullptr ? TRUE : FALSE;
  std::exception_ptr limit;
  ended = &limit;
  do {
    Cells coloured = cells != nullptr ? *cells : Cells();
    labelling.order = coloured.order;
    Matrix matrix = matrix_of(graph);
    if (found != nullptr) *found = {};
    group = found;
    densenauty(matrix.data(), labelling.order.data(), coloured.ends.data(), labelling.orbits.data(), &options, &stats,
               1, graph.order, canonical != nullptr ? canonical->data() : nullptr);
    if (limit) nauty_kill_request = 0;
  } while (!limit && stats.errstatus == NAUKILLED);
  group = nullptr;
  ended = nullptr;
  if (limit) std::rethrow_exception(limit);
  return labelling;
}

}  // namespace

void check_nauty() { nauty_check(WORDSIZE, 1, SmallGraph::max_order, NAUTYVERSIONID); }

CanonicalForm canonical_form(const SmallGraph& graph) {
  Matrix canonical{};
  Group found;
  const Vertices order = run(graph, &found, &canonical).order;
  CanonicalForm form{{.order = graph.order, .directed = graph.directed},
                     std::vector<int>(static_cast<std::size_t>(graph.order)),
                     std::move(found.indices)};
  for (int i = 0; i < graph.order; ++i) form.position[order[static_cast<std::size_t>(i)]] = i;
  for (int v = 0; v < graph.order; ++v)
    each(graph.neighbours(v),
         [&](int w) { form.graph.rows[static_cast<std::size_t>(form.position[v])] |= single(form.position[w]); });
  return form;
}

std::vector<std::uint64_t> canonical_key(const SmallGraph& graph, std::span<const int> colours) {
  const auto n = static_cast<std::size_t>(graph.order);
  std::vector<std::uint64_t> key{n};
  const Cells cells = cells_of(colours);
  for (std::size_t i = 0; i < n; ++i) {
    const auto colour = static_cast<std::uint64_t>(colours[static_cast<std::size_t>(cells.order[i])]);
    if (cells.ends[i] == 0) key.push_back(colour << 32 | i);
  }
  Matrix canonical{};
  run(graph, nullptr, &canonical, &cells);
  key.insert(key.end(), canonical.begin(), canonical.begin() + graph.order);
  return key;
}

GroupOrder automorphism_group_order(const SmallGraph& graph) {
  Group found;
  run(graph, &found, nullptr);
  return std::move(found.indices);
}

std::vector<std::vector<int>> automorphism_generators(const SmallGraph& graph) {
  Group found;
  run(graph, &found, nullptr);
  return std::move(found.generators);
}

std::vector<int> least_of_orbits(const SmallGraph& graph) {
  const Vertices orbits = run(graph, nullptr, nullptr).orbits;
  return {orbits.begin(), orbits.begin() + graph.order};
}

bool canonically_first(const SmallGraph& graph, VertexSet among, int v) {
  Matrix canonical{};
  const Labelling labelling = run(graph, nullptr, &canonical);
  const auto orbit = [&](int u) { return labelling.orbits[static_cast<std::size_t>(u)]; };
  const auto first = std::ranges::find_if(labelling.order, [&](int u) { return (among >> u & 1) != 0; });
  return first != labelling.order.end() && orbit(*first) == orbit(v);
}

bool canonically_first(const SmallGraph& graph, std::span<const std::uint64_t> numbers, std::span<const Edge> among,
                       Edge edge) {
  Matrix canonical{};
  Group found;
  const Cells cells = cells_of(numbers);
  const Vertices order = run(graph, &found, &canonical, &cells).order;
  Vertices place{};
  for (int i = 0; i < graph.order; ++i) place[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])] = i;
  const auto places = [&](Edge each) -> std::pair<int, int> {
    return std::minmax(place[static_cast<std::size_t>(each.first)], place[static_cast<std::size_t>(each.second)]);
  };
  std::vector<Edge> orbit{*std::ranges::min_element(among, {}, places)};
  const auto met = [&](Edge one) { return std::ranges::find(orbit, places(one), places) != orbit.end(); };
  for (std::size_t i = 0; i < orbit.size(); ++i) {
    for (const std::vector<int>& generator : found.generators) {
      const Edge image{generator[static_cast<std::size_t>(orbit[i].first)],
                       generator[static_cast<std::size_t>(orbit[i].second)]};
      if (!met(image)) orbit.push_back(image);
    }
  }
  return met(edge);
}

}  // namespace gamecert::graphs
