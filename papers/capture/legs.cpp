// Trees without pairs of pendant paths, and the strategies of Section 6.
#include "papers/capture/legs.hpp"

#include "graphs/formats.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/lists.hpp"
#include "reductions/gadgets/pendant_paths.hpp"

namespace gamecert::papers {
namespace {

/// The vertices of a pendant path from v by way of its neighbour `next`, without v; empty if that is none.
VertexSet leg(const SmallGraph& tree, int v, int next) {
  VertexSet vertices = graphs::single(next), seen = vertices | graphs::single(v);
  while (tree.degree(next) == 2) {
    next = std::countr_zero(tree.neighbours(next) & ~seen);
    vertices |= graphs::single(next);
    seen |= vertices;
  }
  return tree.degree(next) == 1 ? vertices : 0;
}

std::vector<VertexSet> legs(const SmallGraph& tree, int v) {
  std::vector<VertexSet> result;
  graphs::each(tree.neighbours(v), [&](int next) {
    if (const VertexSet found = leg(tree, v, next); found != 0) result.push_back(found);
  });
  return result;
}

/// Every tree without one pair; canonical.
std::set<std::string> without_a_pair(const SmallGraph& tree) {
  std::set<std::string> result;
  for (int v = 0; v < tree.order; ++v) {
    const std::vector<VertexSet> found = legs(tree, v);
    for (std::size_t i = 0; i < found.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (!reductions::go_together(std::popcount(found[i]), std::popcount(found[j]))) continue;
        const SmallGraph left = graphs::induced(tree, tree.vertices() & ~found[i] & ~found[j]);
        result.insert(graphs::write_graph6(graphs::canonical_form(left).graph));
      }
    }
  }
  return result;
}

}  // namespace

std::set<std::string> cores(const SmallGraph& tree) {
  std::set<std::string> open = {graphs::write_graph6(graphs::canonical_form(tree).graph)}, seen, result;
  while (!open.empty()) {
    const std::string text = *open.begin();
    open.erase(open.begin());
    if (!seen.insert(text).second) continue;
    const std::set<std::string> next = without_a_pair(graphs::read_small_graph(text));
    if (next.empty()) result.insert(text);
    open.insert(next.begin(), next.end());
  }
  return result;
}

EdgePairs pairs_of_children(const SmallGraph& tree, int root) {
  EdgePairs pairs;
  std::vector<std::pair<int, int>> open = {{root, -1}};  // a vertex and its parent
  while (!open.empty()) {
    const auto [v, parent] = open.back();
    open.pop_back();
    std::vector<graphs::Edge> to_children;
    graphs::each(tree.neighbours(v), [&, from = v, above = parent](int child) {
      if (child == above) return;
      to_children.emplace_back(from, child);
      open.emplace_back(child, from);
    });
    for (std::size_t i = 0; i + 1 < to_children.size(); i += 2) pairs.emplace_back(to_children[i], to_children[i + 1]);
  }
  return pairs;
}

}  // namespace gamecert::papers
