// Lemmas about gadgets by every order of a gadget's vertices.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "naive.hpp"
#include "reductions/gadgets/gadget_text.hpp"

namespace gamecert::naive {
namespace {

using namespace certificates;
using reductions::Conclusion;
using reductions::Gadget;
using Kind = Conclusion::Kind;

/// For every order of the boundary, ascending, the vectors that orders of all vertices give which begin, or end, with
/// the moves.
using Table = std::map<std::vector<int>, std::set<unsigned>>;

Table table(const Gadget& gadget, const std::vector<int>& begin, const std::vector<int>& end, unsigned recoloured) {
  Table result;
  std::vector<int> order(static_cast<std::size_t>(gadget.order()));
  std::iota(order.begin(), order.end(), 0);
  do {
    std::vector<int> boundary;
    unsigned vector = recoloured;
    bool right =
        std::equal(begin.begin(), begin.end(), order.begin()) && std::equal(end.rbegin(), end.rend(), order.rbegin());
    for (auto v = order.begin(); v != order.end(); ++v) {
      auto before = std::count_if(gadget.edges.begin(), gadget.edges.end(), [&](const auto& edge) {
        const int other = edge.first == *v ? edge.second : edge.second == *v ? edge.first : -1;
        return std::find(order.begin(), v, other) != v;
      });
      if (*v < gadget.boundary) {
        boundary.push_back(*v);
        vector ^= static_cast<unsigned>(before & 1) << *v;
      } else {
        before += gadget.green[static_cast<std::size_t>(*v - gadget.boundary)] != 0 ? 0 : 1;
        right = right && before % 2 == 0;
      }
    }
    auto& vectors = result[boundary];
    if (right) vectors.insert(vector);
  } while (std::ranges::next_permutation(order).found);
  return result;
}

bool inside(const Table& part, const Table& whole) {
  return std::ranges::all_of(
      part, [&](const auto& entry) { return std::ranges::includes(whole.at(entry.first), entry.second); });
}

}  // namespace

Certificate certify_gadget(const std::string& gadget, const std::string& conclusion) {
  Signature signature;
  for (const auto& [order, vectors] : table(reductions::read_gadget(gadget), {}, {}, 0)) {
    signature.sets.push_back(0);
    for (const unsigned vector : vectors) signature.sets.back() |= std::uint64_t{1} << vector;
  }
  return {claim("ello-gadget", gadget, conclusion), signature};
}

bool gadget_right(const Claim& claim, const Signature& signature) {
  const auto certificate = certify_gadget(claim.instance, claim.statement);
  if (certificate.evidence.as<Signature>()->sets != signature.sets) return false;
  const Gadget gadget = reductions::read_gadget(claim.instance);
  const Conclusion conclusion = reductions::read_conclusion(claim.statement);
  const Table before = table(gadget, {}, {}, 0);
  switch (conclusion.kind) {
    case Kind::first:
      return before == table(gadget, conclusion.moves, {}, 0);
    case Kind::last:
      return before == table(gadget, {}, conclusion.moves, 0);
    case Kind::unwinnable:
      return std::ranges::all_of(before, [](const auto& entry) { return entry.second.empty(); });
    default: {
      const Table after = table(conclusion.after, {}, {}, conclusion.recoloured);
      return (conclusion.kind == Kind::only_if || inside(after, before)) &&
             (conclusion.kind == Kind::if_after || inside(before, after));
    }
  }
}

}  // namespace gamecert::naive
