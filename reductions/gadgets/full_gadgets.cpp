// Values of determinants of gadgets at points that differ in their inner vertices.
//
// Sound because a gadget is full exactly if the determinants n(S) of the gadget with the green boundary vertices S, for
// all S of its parity, are linearly independent over the rational functions of the boundary's variables. If they were
// not, no matrix could be regular whose rows are their values at one point of the boundary and any points of the inner
// vertices, different ones row by row: its determinant would be zero as a function already (docs/LEMMAS.md).
#include "reductions/gadgets/full_gadgets.hpp"

#include <algorithm>
#include <bit>

#include "reductions/gadgets/signature.hpp"

namespace gamecert::reductions {
namespace {

/// Modulo 2, how many boundary vertices are green where the gadget alone is plausible.
int parity(const Gadget& gadget) {
  return static_cast<int>(
      (gadget.order() + std::ssize(gadget.edges) + std::ranges::count(gadget.green, static_cast<char>(1))) % 2);
}

std::size_t row_count(const Gadget& gadget) { return std::size_t{1} << (gadget.boundary - 1); }

/// The values n(S) at the point, S ascending.
std::vector<FieldElement> values(const Gadget& gadget, const std::vector<FieldElement>& point) {
  const graphs::Graph graph(gadget.order(), gadget.edges);
  std::vector<FieldElement> result;
  for (unsigned set = 0; set < 1u << gadget.boundary; ++set) {
    if (std::popcount(set) % 2 != parity(gadget)) continue;
    std::vector<int> green;
    for (int v = 0; v < gadget.order(); ++v)
      if (v < gadget.boundary ? (set >> v & 1) != 0 : gadget.green[static_cast<std::size_t>(v - gadget.boundary)] != 0)
        green.push_back(v);
    result.push_back(determinant(graph, green, point));
  }
  return result;
}

}  // namespace

std::optional<std::vector<Gadget>> full_gadgets_for(const Gadget& gadget, const Conclusion& conclusion) {
  using Kind = Conclusion::Kind;
  require_of_ello(gadget, conclusion);
  const Exchange exchanged = exchange(gadget, conclusion);
  require_gadget(gadget);
  require_gadget(exchanged.gadget);
  const int after = (parity(exchanged.gadget) + std::popcount(exchanged.recoloured)) % 2;
  if (exchanged.dead || gadget.boundary == 0 || parity(gadget) != after) return std::nullopt;
  std::vector<Gadget> full;
  if (conclusion.kind == Kind::same || conclusion.kind == Kind::if_after) full.push_back(gadget);
  if (conclusion.kind != Kind::if_after) full.push_back(exchanged.gadget);
  return full;
}

std::size_t elements_needed(const std::vector<Gadget>& gadgets) {
  auto count = static_cast<std::size_t>(gadgets.front().boundary);
  for (const Gadget& gadget : gadgets) count += row_count(gadget) * static_cast<std::size_t>(gadget.inner);
  return count;
}

std::optional<std::string> fullness_fails(const std::vector<Gadget>& gadgets,
                                          const std::vector<FieldElement>& elements) {
  if (elements.size() != elements_needed(gadgets))
    return "expected " + std::to_string(elements_needed(gadgets)) + " elements, found " +
           std::to_string(elements.size());
  const auto boundary = elements.begin() + gadgets.front().boundary;
  auto next = boundary;
  for (const Gadget& gadget : gadgets) {
    std::vector<std::vector<FieldElement>> rows;
    while (rows.size() < row_count(gadget)) {
      std::vector<FieldElement> point(elements.begin(), boundary);
      point.insert(point.end(), next, next + gadget.inner);
      next += gadget.inner;
      std::vector<FieldElement> sorted = point;
      std::ranges::sort(sorted);
      if (sorted.front() == 0) return "expected nonzero elements, found 0";
      if (std::ranges::adjacent_find(sorted) != sorted.end())
        return "expected different elements in a row, found one twice";
      rows.push_back(values(gadget, point));
    }
    if (!independent(rows)) return "expected independent rows of determinants, found dependent ones";
  }
  return std::nullopt;
}

}  // namespace gamecert::reductions
