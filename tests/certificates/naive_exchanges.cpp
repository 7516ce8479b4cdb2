// Derivations about local games replayed on plain sets; the nimber is computed after each step.
#include <algorithm>
#include <set>

#include "graphs/formats.hpp"
#include "naive.hpp"
#include "reductions/gadgets/gadget_text.hpp"

namespace gamecert::naive {

using certificates::Certificate;
using certificates::Claim;
using certificates::Exchanges;
using graphs::Edge;
using reductions::Gadget;

namespace {

using Vertices = std::set<int>;

struct PlainGraph {
  Vertices left;
  std::set<Edge> edges;

  /// The moves of the start; two conflict if after the one the other is not legal.
  explicit PlainGraph(const Claim& claim) {
    const auto game = game_of(claim);
    const std::vector<int> moves = game->moves(game->start());
    for (int i = 0; i < static_cast<int>(moves.size()); ++i) {
      left.insert(i);
      const std::vector<int> after = game->moves(game->play(game->start(), moves[static_cast<std::size_t>(i)]));
      for (int j = 0; j < static_cast<int>(moves.size()); ++j)
        if (i != j && std::ranges::find(after, moves[static_cast<std::size_t>(j)]) == after.end())
          edges.insert(std::minmax(i, j));
    }
  }
  bool adjacent(int u, int v) const { return edges.contains(std::minmax(u, v)); }

  std::string line(const Vertices& vertices) const {
    const std::vector<int> names(vertices.begin(), vertices.end());
    std::vector<Edge> named;
    for (int i = 0; i < static_cast<int>(names.size()); ++i)
      for (int j = 0; j < i; ++j)
        if (adjacent(names[static_cast<std::size_t>(i)], names[static_cast<std::size_t>(j)])) named.emplace_back(j, i);
    return graphs::write_graph6(graphs::Graph(static_cast<int>(names.size()), named));
  }
  int nimber() const {
    const auto game = game_of(claim("node-kayles", line(left), ""));
    return value(*game, game->start(), false);
  }
  std::vector<std::string> components() const {
    std::vector<std::string> result;
    Vertices open = left;
    while (!open.empty()) {
      Vertices part = {*open.begin()};
      for (std::size_t before = 0; before != part.size();) {
        before = part.size();
        for (const int u : left)
          if (std::ranges::any_of(part, [&](int v) { return adjacent(u, v); })) part.insert(u);
      }
      result.push_back(line(part));
      for (const int v : part) open.erase(v);
    }
    return result;
  }

  bool exchange(const Gadget& before, const Gadget& after, const std::vector<int>& inner) {
    const Vertices inside(inner.begin(), inner.end());
    if (static_cast<int>(inner.size()) != before.inner || inside.size() != inner.size() || after.inner > before.inner ||
        !std::ranges::includes(left, inside))
      return false;
    const auto joined = [](const Gadget& gadget, int u, int v) {
      return std::ranges::count(gadget.edges, Edge(std::minmax(u, v))) != 0;
    };
    for (int i = 0; i < before.inner; ++i)
      for (int j = 0; j < i; ++j)
        if (joined(before, before.boundary + i, before.boundary + j) !=
            adjacent(inner[static_cast<std::size_t>(i)], inner[static_cast<std::size_t>(j)]))
          return false;
    std::set<Edge> added;
    for (const int u : left) {
      if (inside.contains(u) || std::ranges::none_of(inner, [&](int v) { return adjacent(u, v); })) continue;
      std::vector<int> like;  // boundary vertices
      for (int b = 0; b < before.boundary; ++b) {
        bool same = true;
        for (int i = 0; i < before.inner; ++i)
          same = same && joined(before, b, before.boundary + i) == adjacent(u, inner[static_cast<std::size_t>(i)]);
        if (same) like.push_back(b);
      }
      if (like.size() != 1) return false;
      for (int i = 0; i < after.inner; ++i)
        if (joined(after, like.front(), after.boundary + i))
          added.insert(std::minmax(u, inner[static_cast<std::size_t>(i)]));
    }
    for (int i = 0; i < after.inner; ++i)
      for (int j = 0; j < i; ++j)
        if (joined(after, after.boundary + i, after.boundary + j))
          added.insert(std::minmax(inner[static_cast<std::size_t>(i)], inner[static_cast<std::size_t>(j)]));
    std::erase_if(edges, [&](const Edge& edge) { return inside.contains(edge.first) || inside.contains(edge.second); });
    edges.insert(added.begin(), added.end());
    for (int i = after.inner; i < before.inner; ++i) left.erase(inner[static_cast<std::size_t>(i)]);
    return true;
  }
};

}  // namespace

Certificate certify_exchanged(const Claim& claim, const std::vector<std::pair<std::string, std::string>>& lemmas,
                              const std::vector<Exchanges::Step>& steps,
                              const std::vector<std::pair<std::string, bool>>& bases) {
  Exchanges evidence{{}, steps, {}};
  for (const auto& [gadget, conclusion] : lemmas)
    evidence.lemmas.push_back(certify_mirrored("node-kayles", gadget, conclusion));
  for (const auto& [instance, nimber] : bases) evidence.bases.push_back(certify("node-kayles", instance, nimber));
  return {claim, evidence};
}

bool exchanges_right(const Claim& claim, const Exchanges& evidence) {
  PlainGraph graph(claim);
  int nimber = graph.nimber();
  for (const Certificate& lemma : evidence.lemmas)
    if (!right(lemma)) return false;
  for (const auto& [lemma, inner] : evidence.steps) {
    const Claim& of = evidence.lemmas.at(static_cast<std::size_t>(lemma)).claim;
    const reductions::Conclusion conclusion = reductions::read_conclusion(of.statement);
    if (!graph.exchange(reductions::read_gadget(of.instance), conclusion.after, inner)) return false;
    nimber ^= conclusion.plus;
    if (graph.nimber() != nimber) return false;
  }
  const std::vector<std::string> left = graph.components();
  for (std::size_t i = 0; i < evidence.bases.size(); ++i)
    if (i >= left.size() || evidence.bases[i].claim.instance != left[i] || !right(evidence.bases[i])) return false;
  return left.size() == evidence.bases.size();
}

}  // namespace gamecert::naive
