// What theorems ask of boards, by definition: graphs are compared with those of families in all orders of the vertices.
#include <algorithm>
#include <numeric>
#include <set>
#include <stdexcept>
#include <utility>

#include "graphs/families.hpp"
#include "graphs/triangulation.hpp"
#include "naive.hpp"

namespace gamecert::naive {

namespace {

bool isomorphic(const graphs::Graph& one, const graphs::Graph& other) {
  if (one.order() != other.order() || one.size() != other.size()) return false;
  if (one.order() > 8) throw std::logic_error("too many vertices to put them into all orders");
  const auto edges = other.edges();
  std::vector<int> at(static_cast<std::size_t>(one.order()));
  std::iota(at.begin(), at.end(), 0);
  do {
    if (std::ranges::all_of(edges, [&](const graphs::Edge& edge) {
          return one.adjacent(at[static_cast<std::size_t>(edge.first)], at[static_cast<std::size_t>(edge.second)]);
        }))
      return true;
  } while (std::ranges::next_permutation(at).found);
  return false;
}

bool is_member(const graphs::Graph& graph, const std::string& family) {
  return isomorphic(graph, std::get<graphs::Graph>(graphs::make_family(family)));
}

/// Leaves are taken away until one vertex is left.
bool is_tree(const graphs::Graph& graph) {
  std::set<graphs::Edge> edges;
  for (const graphs::Edge& edge : graph.edges()) edges.insert(edge);
  for (int order = graph.order(); order > 1; --order) {
    const auto leaf = std::ranges::find_if(edges, [&](const graphs::Edge& edge) {
      const auto at = [](int v) { return [v](const graphs::Edge& e) { return e.first == v || e.second == v; }; };
      return std::ranges::count_if(edges, at(edge.first)) == 1 || std::ranges::count_if(edges, at(edge.second)) == 1;
    });
    if (leaf == edges.end()) return false;
    edges.erase(leaf);
  }
  return edges.empty();
}

bool is_fan(const graphs::Triangulation& board) {
  return isomorphic(board.graph(), graphs::fan(static_cast<int>(board.faces().size())).graph());
}

/// Vertices that are in as many triangles as they have neighbours.
std::ptrdiff_t inner_points(const graphs::Triangulation& board) {
  std::ptrdiff_t count = 0;
  for (int v = 0; v < board.graph().order(); ++v)
    count += std::ranges::count_if(board.faces(), [&](const auto& face) { return std::ranges::count(face, v) != 0; }) ==
                     board.graph().degree(v)
                 ? 1
                 : 0;
  return count;
}

bool is_rays(const graphs::Graph& graph) {
  for (int m = 2; m <= graph.order() / 2; ++m)
    if (graph.order() % m == 0 &&
        is_member(graph, "rays:" + std::to_string(m) + "," + std::to_string(graph.order() / m)))
      return true;
  return false;
}

/// How many vertices an automorphism that is its own inverse keeps; -1 if the images are of none.
int kept_by(const graphs::Graph& graph, const std::vector<int>& image) {
  std::vector<int> sorted = image;
  std::ranges::sort(sorted);
  for (int v = 0; v < graph.order(); ++v)
    if (std::cmp_not_equal(sorted.size(), graph.order()) || sorted[static_cast<std::size_t>(v)] != v) return -1;
  int kept = 0;
  for (int v = 0; v < graph.order(); ++v) {
    const int w = image[static_cast<std::size_t>(v)];
    if (image[static_cast<std::size_t>(w)] != v) return -1;
    kept += v == w ? 1 : 0;
    for (int u = 0; u < graph.order(); ++u)
      if (graph.adjacent(u, v) != graph.adjacent(image[static_cast<std::size_t>(u)], w)) return -1;
  }
  return kept;
}

bool goes_to_no_neighbour(const graphs::Graph& graph, const std::vector<int>& image) {
  for (int v = 0; v < graph.order(); ++v)
    if (graph.adjacent(v, image[static_cast<std::size_t>(v)])) return false;
  return true;
}

}  // namespace

bool is_asked_for(const certificates::Claim& claim, const certificates::ByTheorem& evidence) {
  const std::string& theorem = evidence.name;
  const games::Instance instance(claim.instance);
  const bool bare = claim.instance.find(' ') == std::string::npos;
  const int n = instance.order();
  const auto* const graph = std::get_if<graphs::Graph>(&instance.board());
  const auto on_line = [&] {
    return is_member(*graph, "path:" + std::to_string(n)) || (n > 2 && is_member(*graph, "cycle:" + std::to_string(n)));
  };
  const auto reading = [&] { return claim.parameters.at("reading"); };
  if (theorem == "hackendot-forest") return claim.game == "hackendot" && !claim.misere;
  if (theorem == "sequential-line")
    return claim.game == "sequential" && !claim.misere && claim.parameters.at("colours") == 2 && on_line() &&
           !instance.has("painted");
  if (!bare) return false;
  if (theorem == "bichromatic-inner-points")
    return claim.game == "bichromatic-colouring" && inner_points(instance.triangulation()) <= 2;
  if (theorem == "flips-in-fan")
    return claim.game == "flip-to-triangle" && n >= 8 && inner_points(instance.triangulation()) == 0 &&
           is_fan(instance.triangulation());
  if (theorem == "nimstring-fan")
    return claim.game == "nimstring" && !claim.misere && n % 2 == 0 && is_fan(instance.triangulation());
  if (theorem.starts_with("weak")) {
    if (claim.game != "weak" || n == 0) return false;
    if (theorem == "weak-surrounded") return !claim.misere && reading() == 1 && on_line();
    return reading() >= 2 || (reading() == 0 && on_line() && (!claim.misere || n % 2 == 1));
  }
  if (theorem == "proper-cycle")
    return claim.game == "proper" && !claim.misere && claim.parameters.at("colours") == 2 && n > 2 &&
           is_member(*graph, "cycle:" + std::to_string(n));
  if (theorem.ends_with("-symmetric")) {
    if (claim.game + "-symmetric" != theorem || claim.misere || n == 0) return false;
    const int kept = kept_by(*graph, evidence.symmetry);
    if (kept == 0) return claim.parameters.at("colours") == 2;
    return claim.game == "proper" && kept == 1 && goes_to_no_neighbour(*graph, evidence.symmetry);
  }
  if (claim.game != "geodetic") return false;
  if (theorem == "geodetic-cycle") return n > 2 && is_member(*graph, "cycle:" + std::to_string(n));
  if (theorem == "geodetic-rays") return !claim.misere && is_rays(*graph);
  if (theorem == "geodetic-tree") return !claim.misere && is_tree(*graph);
  throw std::logic_error("nothing says by definition what " + theorem + " asks for");
}

}  // namespace gamecert::naive
