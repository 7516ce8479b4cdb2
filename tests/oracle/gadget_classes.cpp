// Classes of gadgets of Node-Kayles that no graph tells apart, counted from both sides: gadgets that some graph tells
// apart are in different classes; gadgets between which play can be mirrored are in one.
// Usage: gadget_classes BOUNDARY INNER. Prints `gadgets G classes C`; fails if the two sides leave a pair open.
//
// A gadget has boundary vertices 0.. and inner vertices behind them, no edges between boundary vertices. A host is a
// graph whose first vertices are the boundary. Two gadgets are alike if for one number k the nimbers of every host with
// the one and with the other differ by k, as nim-sums.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <map>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

namespace {

using Set = std::uint32_t;
using Graph = std::vector<Set>;  // by vertex: itself and its neighbours

constexpr Set single(std::size_t v) { return Set{1} << v; }

int nimber(const Graph& graph, Set left, std::map<Set, int>& known) {
  if (left == 0) return 0;
  if (const auto found = known.find(left); found != known.end()) return found->second;
  std::set<int> reached;
  for (std::size_t v = 0; v < graph.size(); ++v)
    if ((left & single(v)) != 0) reached.insert(nimber(graph, left & ~graph[v], known));
  int least = 0;
  while (reached.count(least) != 0) ++least;
  return known[left] = least;
}
int nimber(const Graph& graph) {
  std::map<Set, int> known;
  return nimber(graph, graph.empty() ? 0 : static_cast<Set>((std::uint64_t{1} << graph.size()) - 1), known);
}

void join(Graph& graph, std::size_t u, std::size_t v) {
  graph[u] |= single(v);
  graph[v] |= single(u);
}
Graph bare(std::size_t order) {
  Graph graph(order);
  for (std::size_t v = 0; v < order; ++v) graph[v] = single(v);
  return graph;
}

std::size_t boundary = 0;

/// The host with the gadget's inner vertices behind its own.
Graph glued(const Graph& host, const Graph& gadget) {
  Graph whole = host;
  const auto place = [&](std::size_t v) { return v < boundary ? v : host.size() + v - boundary; };
  for (std::size_t v = boundary; v < gadget.size(); ++v) whole.push_back(single(place(v)));
  for (std::size_t v = boundary; v < gadget.size(); ++v)
    for (std::size_t u = 0; u < v; ++u)
      if ((gadget[v] & single(u)) != 0) join(whole, place(u), place(v));
  return whole;
}

int nimber_inside(const Graph& gadget) {
  Graph inner;
  for (std::size_t v = boundary; v < gadget.size(); ++v) inner.push_back(gadget[v] >> boundary);
  return nimber(inner);
}
/// The nimber of a host with the gadget, up to that of the inner vertices alone.
int look(const Graph& host, const Graph& gadget) { return nimber(glued(host, gadget)) ^ nimber_inside(gadget); }

/// Of the edge between the i-th pair of vertices, bit i.
Graph graph_of(std::size_t order, std::uint64_t edges, bool of_gadget) {
  Graph graph = bare(order);
  for (std::size_t v = 0; v < order; ++v)
    for (std::size_t u = 0; u < v; ++u) {
      if (of_gadget && v < boundary) continue;
      if ((edges & 1) != 0) join(graph, u, v);
      edges >>= 1;
    }
  return graph;
}

std::vector<Graph> gadgets(std::size_t inner) {
  std::vector<Graph> result;
  const std::size_t order = boundary + inner, pairs = inner * boundary + inner * (inner - (inner > 0 ? 1 : 0)) / 2;
  std::set<Graph> seen;
  for (std::uint64_t edges = 0; edges < std::uint64_t{1} << pairs; ++edges) {
    const Graph gadget = graph_of(order, edges, true);
    if (seen.count(gadget) != 0) continue;
    result.push_back(gadget);
    std::vector<std::size_t> image(order);
    std::iota(image.begin(), image.end(), std::size_t{0});
    do {
      Graph moved = bare(order);
      for (std::size_t v = boundary; v < order; ++v)
        for (std::size_t u = 0; u < v; ++u)
          if ((gadget[v] & single(u)) != 0) join(moved, image[u], image[v]);
      seen.insert(moved);
    } while (std::next_permutation(image.begin() + static_cast<std::ptrdiff_t>(boundary), image.end()));
  }
  return result;
}

/// Mirrored play between two gadgets: what is left of each, and a heap.
class Mirrored {
 public:
  Mirrored(const Graph& one, const Graph& other) : gadgets_{one, other} {}

  bool works(Set one, Set other, int heap) {
    const Set at_boundary = single(boundary) - 1;
    if (((one ^ other) & at_boundary) != 0) return false;
    const auto key = std::make_pair(std::make_pair(one, other), heap);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    return known_[key] = tried({one, other}, heap);
  }

 private:
  using Both = std::pair<Set, Set>;
  static Set& side(Both& at, int which) { return which == 0 ? at.first : at.second; }
  bool works(const Both& at, int heap) { return works(at.first, at.second, heap); }

  Both played(Both at, int which, std::size_t v) const {
    side(at, which) &= ~gadgets_[which][v];
    return at;
  }
  static Set gone(Both before, Both after, int which) {
    return side(before, which) & ~side(after, which) & (single(boundary) - 1);
  }
  template <class Visit>
  bool some(Both at, int which, Visit&& visit) const {
    for (std::size_t v = boundary; v < gadgets_[which].size(); ++v)
      if ((side(at, which) & single(v)) != 0 && visit(v)) return true;
    return false;
  }

  bool tried(const Both& at, int heap) {
    for (std::size_t b = 0; b < boundary; ++b) {
      if ((at.first & single(b)) == 0) continue;
      if (!works(at.first & ~single(b), at.second & ~single(b), heap)) return false;
      if (!works(at.first & ~gadgets_[0][b], at.second & ~gadgets_[1][b], heap)) return false;
    }
    for (int left = 0; left < heap; ++left)
      if (!quietly_answered(at, left)) return false;
    for (const int which : {0, 1}) {
      const bool unanswered = some(at, which, [&](std::size_t v) {
        const Both after = played(at, which, v);
        const Set lost = gone(at, after, which);
        if (lost == 0) return !quietly_answered(after, heap);
        return !some(after, 1 - which, [&](std::size_t u) {
          const Both both = played(after, 1 - which, u);
          return gone(after, both, 1 - which) == lost && works(both, heap);
        });
      });
      if (unanswered) return false;
    }
    return true;
  }

  bool quietly_answered(const Both& at, int heap) {
    for (int left = 0; left < heap; ++left)
      if (works(at, left)) return true;
    for (const int which : {0, 1})
      if (some(at, which, [&](std::size_t v) {
            const Both after = played(at, which, v);
            return gone(at, after, which) == 0 && works(after, heap);
          }))
        return true;
    return false;
  }

  Graph gadgets_[2];
  std::map<std::pair<Both, int>, bool> known_;
};

Set all(const Graph& graph) { return static_cast<Set>((std::uint64_t{1} << graph.size()) - 1); }

bool alike(const Graph& one, const Graph& other) {
  return Mirrored(one, other).works(all(one), all(other), nimber_inside(one) ^ nimber_inside(other));
}

/// Whether a host of at most nine vertices tells them apart, among many tried.
bool told_apart(const Graph& one, const Graph& other) {
  std::uint64_t state = 88172645463325252ULL;
  for (int round = 0; round < 200'000; ++round) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    const std::size_t order = boundary + 2 + state % 7;
    std::uint64_t edges = state >> 8;
    if (round % 3 == 0) edges &= state >> 20;
    const Graph host = graph_of(order, edges, false);
    if (look(host, one) != look(host, other)) return true;
  }
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  boundary = static_cast<std::size_t>(std::atoi(argv[1]));
  std::vector<Graph> hosts;
  for (std::size_t order = boundary; order <= boundary + 2; ++order)
    for (std::uint64_t edges = 0; edges < std::uint64_t{1} << order * (order - (order > 0 ? 1 : 0)) / 2; ++edges)
      hosts.push_back(graph_of(order, edges, false));
  std::map<std::vector<int>, std::vector<Graph>> groups;  // a gadget of every class, by what these hosts see
  std::size_t gone_through = 0, classes = 0, open = 0;
  for (std::size_t inner = 0; inner <= static_cast<std::size_t>(std::atoi(argv[2])); ++inner)
    for (const Graph& gadget : gadgets(inner)) {
      ++gone_through;
      std::vector<int> seen;
      for (const Graph& host : hosts) seen.push_back(look(host, gadget));
      std::vector<Graph>& group = groups[seen];
      if (std::none_of(group.begin(), group.end(), [&](const Graph& other) { return alike(gadget, other); }))
        group.push_back(gadget);
    }
  for (const auto& [seen, group] : groups) {
    classes += group.size();
    for (std::size_t i = 0; i < group.size(); ++i)
      for (std::size_t k = 0; k < i; ++k) open += told_apart(group[i], group[k]) ? 0 : 1;
  }
  std::cout << "gadgets " << gone_through << " classes " << classes << "\n";
  if (open != 0) std::cerr << open << " pairs of classes that no host tried tells apart\n";
  return open == 0 ? 0 : 1;
}
