// Comparing the graph before a replacement with the graph after it.
#include "reductions/lemma_text/lemma_changes.hpp"

#include <algorithm>
#include <set>

namespace gamecert::reductions {

using graphs::Edge;

int painted(const Gadget& gadget, const Edge& edge) {
  const auto found = gadget.painted.find(edge);
  return found == gadget.painted.end() ? 0 : found->second;
}

Changes changes_of(const Statement& statement) {
  const Gadget& before = statement.gadget;
  const Gadget& after = statement.conclusion.after;
  Changes changes;
  std::vector<int> image;  // of the vertices of `after`
  int next = before.order();
  for (int b = 0; b < before.boundary; ++b) image.push_back(b);
  for (const Statement::Successor& one : statement.successors) image.push_back(one.kept >= 0 ? one.kept : next++);
  const auto stays = [&](int v) { return std::ranges::count(image, v) != 0; };
  for (int v = before.boundary; v < before.order(); ++v)
    if (!stays(v)) changes.gone.push_back(v);

  const auto edge_of = [&](int u, int v) { return before.arcs ? Edge{u, v} : Edge(std::minmax(u, v)); };
  std::set<Edge> edges;
  for (const Edge& pair : after.edges) {
    const Edge edge =
        edge_of(image[static_cast<std::size_t>(pair.first)], image[static_cast<std::size_t>(pair.second)]);
    edges.insert(edge);
    const bool there = std::ranges::count(before.edges, edge) != 0;
    if (!there || painted(before, edge) != painted(after, pair)) changes.painted[edge] = painted(after, pair);
  }
  for (int i = 0; i < after.inner; ++i) {
    const int v = image[static_cast<std::size_t>(after.boundary + i)];
    const bool green = after.green[static_cast<std::size_t>(i)] != 0;
    if (v < before.order()) {
      if (green != (before.green[static_cast<std::size_t>(v - before.boundary)] != 0)) changes.recoloured.push_back(v);
      continue;
    }
    Changes::New added{v, green, {}};
    for (auto edge = edges.begin(); edge != edges.end();) {  // to vertices that are there when it comes
      const bool now = !before.arcs && edge->second == v;
      if (now) added.neighbours.push_back(edge->first);
      edge = now ? edges.erase(edge) : std::next(edge);
    }
    changes.added.push_back(added);
  }
  for (int b = before.boundary - 1; b >= 0; --b)
    if ((statement.conclusion.recoloured >> b & 1) != 0) changes.recoloured.insert(changes.recoloured.begin(), b);
  for (const auto& [u, v] : before.edges)
    if (stays(u) && stays(v) && edges.erase(edge_of(u, v)) == 0) edges.insert(edge_of(u, v));
  changes.toggled.assign(edges.begin(), edges.end());
  return changes;
}

std::optional<PartStatement> supposing_plausible(const Statement& statement) {
  const Conclusion& conclusion = statement.conclusion;
  PartStatement result{
      .gadget = statement.gadget, .plausible = true, .after = conclusion.after, .recoloured = conclusion.recoloured};
  switch (conclusion.kind) {
    case Conclusion::Kind::same:
      result.kind = PartStatement::Kind::same;
      return result;
    case Conclusion::Kind::if_after:
      result.kind = PartStatement::Kind::if_after;
      return result;
    case Conclusion::Kind::only_if:
      result.kind = PartStatement::Kind::only_if;
      return result;
    default:
      return std::nullopt;
  }
}

}  // namespace gamecert::reductions
