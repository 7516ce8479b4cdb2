// Signatures by dynamic programming over sets of placed vertices.
//
// Idea: along an order of the boundary, a state is how many boundary vertices and which inner vertices are placed. What
// a vertex counts before it depends on the state alone, so each state keeps the set of vectors with which it can be
// reached; an inner vertex is placed where its colour plus its predegree is even, a boundary vertex anywhere, which
// sets its coordinate. Invariant: vectors have zeros at boundary vertices that are not placed. Source: the order form
// of ELLO, Proposition 1.1 of the paper.
#include "reductions/gadgets/signature.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <string>

#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

/// All vectors of the set changed by `vector`.
VectorSet changed(VectorSet set, unsigned vector) {
  constexpr VectorSet without[] = {0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f,
                                   0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff};
  for (unsigned b = 0; vector >> b != 0; ++b) {
    if ((vector >> b & 1) == 0) continue;
    const unsigned shift = 1u << b;
    set = (set & without[b]) << shift | (set >> shift & without[b]);
  }
  return set;
}

struct Table {
  const Gadget& gadget;
  std::vector<std::uint32_t> neighbours;  // of every vertex, as a set of vertices

  explicit Table(const Gadget& of) : gadget(of), neighbours(static_cast<std::size_t>(of.order())) {
    for (const auto& [u, v] : gadget.edges) {
      neighbours[static_cast<std::size_t>(u)] |= 1u << v;
      neighbours[static_cast<std::size_t>(v)] |= 1u << u;
    }
  }

  bool odd(int v, std::uint32_t placed) const {
    return (std::popcount(neighbours[static_cast<std::size_t>(v)] & placed) & 1) != 0;
  }

  /// The set of vectors along one order of the boundary.
  VectorSet along(const std::vector<int>& order) const {
    const std::size_t states = std::size_t{1} << gadget.inner;
    std::vector<VectorSet> reached(states), next(states);
    reached[0] = 1;
    std::uint32_t before = 0;  // boundary vertices placed
    for (std::size_t step = 0;; ++step) {
      for (std::uint32_t set = 0; set < states; ++set) {
        if (reached[set] == 0) continue;
        const std::uint32_t placed = before | set << gadget.boundary;
        for (int i = 0; i < gadget.inner; ++i) {
          if ((set >> i & 1) == 0 &&
              odd(gadget.boundary + i, placed) != (gadget.green[static_cast<std::size_t>(i)] != 0))
            reached[set | 1u << i] |= reached[set];
        }
      }
      if (step == order.size()) return reached[states - 1];
      const int b = order[step];
      for (std::uint32_t set = 0; set < states; ++set)
        next[set] = odd(b, before | set << gadget.boundary) ? changed(reached[set], 1u << b) : reached[set];
      reached.swap(next);
      before |= 1u << b;
    }
  }
};

}  // namespace

void require_gadget(const Gadget& gadget) {
  if (gadget.boundary < 0 || gadget.inner < 0 || std::cmp_not_equal(gadget.green.size(), gadget.inner))
    throw text::InputError("expected a colour for each of " + std::to_string(gadget.inner) + " inner vertices, found " +
                           std::to_string(gadget.green.size()));
  if (gadget.boundary > boundary_limit)
    throw text::LimitError("a gadget has more than " + std::to_string(boundary_limit) + " boundary vertices");
  if (gadget.inner > inner_limit)
    throw text::LimitError("a gadget has more than " + std::to_string(inner_limit) + " inner vertices");
  graphs::Graph(gadget.order(), gadget.edges);  // refuses what is no simple graph
}

bool GadgetTable::dead() const {
  return std::ranges::all_of(sets, [](VectorSet set) { return set == 0; });
}

std::vector<std::vector<int>> boundary_orders(int boundary) {
  std::vector<int> order(static_cast<std::size_t>(boundary));
  std::iota(order.begin(), order.end(), 0);
  std::vector<std::vector<int>> orders;
  do orders.push_back(order);
  while (std::ranges::next_permutation(order).found);
  return orders;
}

GadgetTable signature(const Gadget& gadget) {
  require_gadget(gadget);
  const Table table(gadget);
  GadgetTable signature{gadget.boundary, {}};
  for (const std::vector<int>& order : boundary_orders(gadget.boundary)) signature.sets.push_back(table.along(order));
  return signature;
}

GadgetTable recoloured(const GadgetTable& signature, unsigned vector) {
  GadgetTable result = signature;
  for (VectorSet& set : result.sets) set = changed(set, vector);
  return result;
}

bool included(const GadgetTable& part, const GadgetTable& whole) {
  return part.boundary == whole.boundary &&
         std::ranges::equal(part.sets, whole.sets, [](VectorSet a, VectorSet b) { return (a & ~b) == 0; });
}

GadgetTable glued(const GadgetTable& one, const GadgetTable& other) {
  GadgetTable result{one.boundary, std::vector<VectorSet>(one.sets.size())};
  for (std::size_t order = 0; order < one.sets.size(); ++order)
    for (unsigned vector = 0; vector < 1u << one.boundary; ++vector)
      if ((other.sets[order] >> vector & 1) != 0) result.sets[order] |= changed(one.sets[order], vector);
  return result;
}

}  // namespace gamecert::reductions
