// Derivations replayed on plain sets, each step's pieces compared by every order of their vertices.
#include <algorithm>
#include <set>

#include "graphs/formats.hpp"
#include "naive.hpp"
#include "tests/reductions/naive_signature.hpp"

namespace gamecert::naive {

using certificates::Certificate;
using certificates::Claim;
using certificates::Derivation;
using graphs::Edge;
using reductions::DerivationStep;
using reductions::Gadget;

namespace {

using Vertices = std::set<int>;

void change(Vertices& set, int v) {
  if (!set.insert(v).second) set.erase(v);
}

struct PlainGame {
  Vertices left, green;
  std::set<Edge> edges;

  explicit PlainGame(const std::string& line) {
    const games::Instance instance(line);
    for (int v = 0; v < instance.order(); ++v) left.insert(v);
    for (const int v : instance.vertices("green")) green.insert(v);
    for (const Edge& edge : instance.edges()) edges.insert(edge);
  }
  bool adjacent(int u, int v) const { return edges.contains({std::min(u, v), std::max(u, v)}); }

  /// The piece with these inner vertices; edges in the boundary that are `toggled` belong to it.
  Gadget piece(const std::vector<int>& boundary, const std::vector<int>& inner,
               const std::vector<Edge>& toggled) const {
    std::vector<int> all = boundary;
    all.insert(all.end(), inner.begin(), inner.end());
    Gadget result{static_cast<int>(boundary.size()), static_cast<int>(inner.size()), {}, {}};
    for (std::size_t j = 0; j < all.size(); ++j) {
      for (std::size_t i = 0; i < j; ++i) {
        const Edge edge = std::minmax(all[i], all[j]);
        const bool inside = j >= boundary.size();
        if (((inside && edges.contains(edge)) + std::ranges::count(toggled, edge)) % 2 != 0)
          result.edges.emplace_back(static_cast<int>(i), static_cast<int>(j));
      }
    }
    for (const int v : inner) result.green.push_back(green.contains(v));
    return result;
  }

  bool take(const DerivationStep& step) {
    std::vector<int> inner = step.deleted;
    inner.insert(inner.end(), step.kept.begin(), step.kept.end());
    Vertices around;
    for (const int u : left)
      for (const int v : inner)
        if (adjacent(u, v) && !std::ranges::count(inner, u)) around.insert(u);
    for (const int v : inner)
      if (!left.contains(v)) return false;
    const std::vector<int> boundary(around.begin(), around.end());
    const auto before = reductions::testing::naive_signature(piece(boundary, inner, {}));
    unsigned vector = 0;
    for (const int v : step.flipped) {
      if (around.contains(v)) vector |= 1u << std::distance(around.begin(), around.find(v));
      if (!around.contains(v) && !std::ranges::count(step.kept, v)) return false;
      change(green, v);
    }
    const auto after = reductions::testing::naive_signature(piece(boundary, step.kept, step.toggled));
    for (std::size_t order = 0; order < before.sets.size(); ++order)
      for (unsigned each = 0; each < 1u << boundary.size(); ++each)
        if ((before.sets[order] >> each & 1) > (after.sets[order] >> (each ^ vector) & 1)) return false;
    for (const int v : step.deleted) {
      left.erase(v);
      green.erase(v);
      std::erase_if(edges, [&](const Edge& edge) { return edge.first == v || edge.second == v; });
    }
    for (const Edge& edge : step.toggled)
      if (!edges.insert(edge).second) edges.erase(edge);
    return true;
  }

  /// The component of a vertex as an instance line.
  std::string component(int v) const {
    Vertices members = {v};
    for (std::size_t before = 0; before != members.size();) {
      before = members.size();
      for (const auto& [u, w] : edges)
        if (members.contains(u) || members.contains(w)) members.insert({u, w});
    }
    std::vector<Edge> numbered;
    std::string greens;
    const auto number = [&](int u) { return static_cast<int>(std::distance(members.begin(), members.find(u))); };
    for (const auto& [u, w] : edges)
      if (members.contains(u)) numbered.emplace_back(number(u), number(w));
    for (const int u : members)
      if (green.contains(u)) greens.append(greens.empty() ? " green=" : ",").append(std::to_string(number(u)));
    return graphs::write_graph6(graphs::Graph(static_cast<int>(members.size()), numbered)) + greens;
  }
};

}  // namespace

Certificate derive(const std::string& instance, const std::vector<DerivationStep>& steps, int vertex) {
  PlainGame game(instance);
  for (const DerivationStep& step : steps) game.take(step);
  return {claim("ello", instance, "UNWINNABLE"), Derivation{steps, vertex, {certify("ello", game.component(vertex))}}};
}

bool derivation_right(const Claim& claim, const Derivation& derivation) {
  PlainGame game(claim.instance);
  for (const DerivationStep& step : derivation.steps)
    if (!game.take(step)) return false;
  const Certificate& base = derivation.base.front();
  return base.claim.game == "ello" && base.claim.statement == "UNWINNABLE" &&
         base.claim.instance == game.component(derivation.vertex) && right(base);
}

}  // namespace gamecert::naive
