// Names are found by canonical forms: the graph's is compared with those of all members of families that have its order
// and size, better known families first.
#include "graphs/nauty/known_graphs.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>
#include <variant>

#include "graphs/families/members_of_size.hpp"
#include "graphs/families/users_board.hpp"
#include "graphs/nauty/canonical.hpp"

namespace gamecert::graphs {
namespace {

/// Of members of families: a name that is better known.
struct Nickname {
  std::string_view family, name;
};
constexpr Nickname nicknames[] = {
    {"complete:3", "triangle"},
    {"star:3", "claw"},
    {"fan:2", "diamond"},
    {"fan:3", "gem"},
    {"spider:2,1,1", "fork"},
    {"rays:3,2", "net"},
    {"grid:2x3", "domino"},
    {"hypercube:3", "cube"},
    {"circulant:8,1,4", "Wagner graph"},
    {"generalised-petersen:8,3", "Moebius-Kantor graph"},
    {"generalised-petersen:10,2", "dodecahedron"},
    {"generalised-petersen:10,3", "Desargues graph"},
    {"generalised-petersen:12,5", "Nauru graph"},
};

/// Of no family.
struct NamedEdges {
  std::string_view name;
  int order;
  std::vector<Edge> edges;
};
const std::vector<NamedEdges>& named_edges() {
  static const std::vector<NamedEdges> all = {
      {"paw", 4, {{0, 1}, {1, 2}, {0, 2}, {2, 3}}},
      {"bull", 5, {{0, 1}, {1, 2}, {0, 2}, {0, 3}, {1, 4}}},
      {"banner", 5, {{0, 1}, {1, 2}, {2, 3}, {0, 3}, {3, 4}}},
      {"cricket", 5, {{0, 1}, {1, 2}, {0, 2}, {0, 3}, {0, 4}}},
      {"house", 5, {{0, 1}, {1, 2}, {2, 3}, {0, 3}, {0, 4}, {1, 4}}},
      {"butterfly", 5, {{0, 1}, {0, 2}, {1, 2}, {0, 3}, {0, 4}, {3, 4}}},
      {"dart", 5, {{0, 1}, {0, 2}, {1, 2}, {0, 3}, {2, 3}, {0, 4}}},
      {"kite", 5, {{0, 1}, {0, 2}, {1, 2}, {0, 3}, {2, 3}, {1, 4}}},
      {"3-sun", 6, {{0, 1}, {1, 2}, {0, 2}, {0, 3}, {1, 3}, {1, 4}, {2, 4}, {0, 5}, {2, 5}}},
      {"Moser spindle", 7, {{0, 1}, {0, 2}, {1, 2}, {1, 3}, {2, 3}, {0, 4}, {0, 5}, {4, 5}, {4, 6}, {5, 6}, {3, 6}}},
  };
  return all;
}

SmallGraph member_of(const std::string& family) {
  const FamilyMember board = users_board(family).board;
  const auto* digraph = std::get_if<Digraph>(&board);
  return digraph != nullptr ? small(*digraph) : small(graph_of(board));
}

std::vector<int> degrees(const SmallGraph& graph) {
  std::vector<int> result;
  for (int v = 0; v < graph.order; ++v) result.push_back(graph.degree(v));
  std::ranges::sort(result);
  return result;
}

/// A graph with a name, and of a member of a family the text of that.
struct Candidate {
  std::string name, family;
  std::vector<int> degrees;
  CanonicalForm form;
};

std::vector<Candidate> candidates_of(int order, int size, bool directed) {
  std::vector<Candidate> all;
  const auto add = [&](std::string name, std::string family, const SmallGraph& graph) {
    all.push_back({std::move(name), std::move(family), degrees(graph), canonical_form(graph)});
  };
  for (const std::string& text : members_of_size(order, size, directed)) {
    const auto* known = std::ranges::find(nicknames, text, &Nickname::family);
    const bool has_nickname = known != std::end(nicknames);
    add(has_nickname ? std::string(known->name) + " (" + text + ")" : text, text, member_of(text));
  }
  for (const NamedEdges& one : named_edges())
    if (!directed && one.order == order && std::ssize(one.edges) == size)
      add(std::string(one.name), "", small(Graph(one.order, one.edges)));
  return all;
}

const std::vector<Candidate>& candidates(const SmallGraph& graph) {
  thread_local std::map<std::array<int, 3>, std::vector<Candidate>> known;
  const int size = graph.size();
  const auto [place, fresh] = known.try_emplace({graph.order, size, graph.directed ? 1 : 0});
  if (fresh) place->second = candidates_of(graph.order, size, graph.directed);
  return place->second;
}

std::optional<KnownGraph> among_candidates(const SmallGraph& graph) {
  const std::vector<int> own = degrees(graph);
  std::optional<CanonicalForm> form;
  for (const Candidate& candidate : candidates(graph)) {
    if (candidate.degrees != own) continue;
    if (!form) form = canonical_form(graph);
    if (form->graph != candidate.form.graph) continue;
    KnownGraph result{candidate.name, candidate.family};
    if (candidate.family.empty()) return result;
    std::vector<int> vertex_at(own.size());  // of the member, by its place in the canonical form
    for (int v = 0; v < graph.order; ++v)
      vertex_at[static_cast<std::size_t>(candidate.form.position[static_cast<std::size_t>(v)])] = v;
    for (const int place : form->position) result.position.push_back(vertex_at[static_cast<std::size_t>(place)]);
    return result;
  }
  return std::nullopt;
}

/// A vertex of degree at least 3 from which paths go, in a tree.
std::optional<KnownGraph> as_spider(const SmallGraph& graph) {
  if (graph.size() != graph.order - 1) return std::nullopt;
  int centre = -1;
  for (int v = 0; v < graph.order; ++v) {
    if (graph.degree(v) < 3) continue;
    if (centre >= 0) return std::nullopt;
    centre = v;
  }
  if (centre < 0) return std::nullopt;
  std::vector<std::vector<int>> legs;
  each(graph.neighbours(centre), [&](int first) {
    std::vector<int>& leg = legs.emplace_back(1, first);
    for (int before = centre;;) {
      const VertexSet next = graph.neighbours(leg.back()) & ~single(before);
      if (next == 0) break;
      before = leg.back();
      leg.push_back(std::countr_zero(next));
    }
  });
  std::ranges::stable_sort(legs, std::ranges::greater{}, [](const auto& leg) { return leg.size(); });
  KnownGraph result;
  result.position.resize(static_cast<std::size_t>(graph.order));
  int next = 0;
  result.position[static_cast<std::size_t>(centre)] = next++;
  for (const std::vector<int>& leg : legs) {
    result.family += (result.family.empty() ? "spider:" : ",") + std::to_string(leg.size());
    for (const int v : leg) result.position[static_cast<std::size_t>(v)] = next++;
  }
  const auto* known = std::ranges::find(nicknames, result.family, &Nickname::family);
  result.name = known == std::end(nicknames) ? result.family : std::string(known->name) + " (" + result.family + ")";
  return result;
}

std::vector<SmallGraph> parts_of(const SmallGraph& graph) {
  std::vector<SmallGraph> result;
  for (VertexSet left = graph.vertices(); left != 0;) {
    VertexSet met = left & -left;
    for (VertexSet before = 0; before != met;) {
      before = met;
      each(before, [&](int v) { met |= graph.neighbours(v); });
    }
    result.push_back(induced(graph, met));
    left &= ~met;
  }
  return result;
}

std::optional<KnownGraph> connected_name(const SmallGraph& graph) {
  if (auto known = among_candidates(graph)) return known;
  return as_spider(graph);
}

/// `path:3+complete:1`: those of the parts, the largest first.
std::string name_of_sum(std::vector<SmallGraph> parts) {
  constexpr std::size_t most_parts = 8;
  if (parts.size() > most_parts) return "";
  std::vector<std::pair<int, std::string>> names;
  for (const SmallGraph& part : parts) {
    const auto known = connected_name(part);
    if (!known) return "";
    names.emplace_back(-part.order, known->family.empty() ? known->name : known->family);
  }
  std::ranges::sort(names);
  std::string text;
  for (const auto& [order, name] : names) text += (text.empty() ? "" : "+") + name;
  return text;
}

SmallGraph complement_of(const SmallGraph& graph) {
  SmallGraph complement{.order = graph.order};
  for (int v = 0; v < graph.order; ++v)
    complement.rows[static_cast<std::size_t>(v)] = graph.vertices() & ~graph.neighbours(v) & ~single(v);
  return complement;
}

/// `complete multipartite 3,2,2`, of three parts or more; empty if it is none.
std::string name_of_multipartite(const SmallGraph& graph) {
  std::vector<SmallGraph> parts = parts_of(complement_of(graph));
  const auto is_complete = [](const SmallGraph& part) { return 2 * part.size() == part.order * (part.order - 1); };
  if (parts.size() < 3 || !std::ranges::all_of(parts, is_complete)) return "";
  std::ranges::sort(parts, std::ranges::greater{}, &SmallGraph::order);
  std::string sizes;
  for (const SmallGraph& part : parts) sizes += (sizes.empty() ? "" : ",") + std::to_string(part.order);
  return sizes == "2,2,2" ? "octahedron" : "complete multipartite " + sizes;
}

/// By what is missing of the complete graph.
std::string name_by_complement(const SmallGraph& graph) {
  const SmallGraph complement = complement_of(graph);
  const std::string all = "complete:" + std::to_string(graph.order);
  if (complement.size() == 1) return all + " without an edge";
  if (std::string name = name_of_multipartite(graph); !name.empty()) return name;
  std::vector<SmallGraph> parts = parts_of(complement);
  const auto single_vertex = [](const SmallGraph& part) { return part.order == 1; };
  const auto kept = std::erase_if(parts, single_vertex);
  const std::string missing = name_of_sum(std::move(parts));
  if (missing.empty()) return "";
  return kept > 0 ? all + " without the edges of " + missing : "complement(" + missing + ")";
}

}  // namespace

std::optional<KnownGraph> known_graph(const SmallGraph& graph) {
  if (graph.order == 0 || (graph.order > 1 && graph.size() == 0)) return std::nullopt;
  if (graph.directed) return among_candidates(graph);
  std::vector<SmallGraph> parts = parts_of(graph);
  if (parts.size() == 1) {
    if (auto known = connected_name(graph)) {
      if (known->name.starts_with("circulant:"))
        if (const std::string name = name_of_multipartite(graph); !name.empty())
          known->name = name + " (" + known->name + ")";
      return known;
    }
  }
  std::string name = parts.size() == 1 ? "" : name_of_sum(std::move(parts));
  if (name.empty()) name = name_by_complement(graph);
  if (name.empty()) return std::nullopt;
  return KnownGraph{std::move(name)};
}

}  // namespace gamecert::graphs
