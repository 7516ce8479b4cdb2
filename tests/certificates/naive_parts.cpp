// Gadgets with parts, by all labelled parts and hosts of few vertices, and play along every order.
#include <algorithm>
#include <bit>
#include <functional>
#include <set>

#include "naive.hpp"
#include "reductions/gadgets/parts_text.hpp"
#include "tests/reductions/naive_signature.hpp"

namespace gamecert::naive {
namespace {

using namespace certificates;
using reductions::Gadget;
using reductions::GadgetPart;
using reductions::GadgetTable;
using reductions::PartStatement;
using Kind = PartStatement::Kind;

/// A graph with a colour for every vertex.
struct Coloured {
  int order = 0;
  std::set<graphs::Edge> edges;
  std::vector<char> green;

  bool plausible() const { return (order + std::ssize(edges) + std::count(green.begin(), green.end(), 1)) % 2 == 0; }
  bool nontrivial() const { return std::count(green.begin(), green.end(), 1) > 0; }
  /// Whether some order has colour plus predegree even at every vertex.
  bool winnable() const {
    std::vector<unsigned> neighbours(static_cast<std::size_t>(order));
    for (const auto& [u, v] : edges) {
      neighbours[static_cast<std::size_t>(u)] |= 1U << v;
      neighbours[static_cast<std::size_t>(v)] |= 1U << u;
    }
    std::vector<char> reached(1U << order);
    reached[0] = 1;
    for (unsigned played = 0; played < reached.size(); ++played)
      for (int v = 0; v < order && reached[played] != 0; ++v) {
        const bool odd = std::popcount(neighbours[static_cast<std::size_t>(v)] & played) % 2 != 0;
        if ((played >> v & 1) == 0 && odd == (green[static_cast<std::size_t>(v)] == 0)) reached[played | 1U << v] = 1;
      }
    return reached.back() != 0;
  }
  bool driven() {
    for (unsigned set = 0; set < 1U << order; ++set) {
      for (int v = 0; v < order; ++v) green[static_cast<std::size_t>(v)] = (set >> v & 1) != 0;
      if (plausible() && nontrivial() && !winnable()) return false;
    }
    return true;
  }
};

/// Every labelled graph on so many vertices, all red.
void each_graph(int order, const std::function<void(const Coloured&)>& visit) {
  std::vector<graphs::Edge> pairs;
  for (int v = 0; v < order; ++v)
    for (int u = 0; u < v; ++u) pairs.emplace_back(u, v);
  for (unsigned set = 0; set < 1U << pairs.size(); ++set) {
    Coloured graph{order, {}, std::vector<char>(static_cast<std::size_t>(order))};
    for (std::size_t i = 0; i < pairs.size(); ++i)
      if ((set >> i & 1) != 0) graph.edges.insert(pairs[i]);
    visit(graph);
  }
}

/// Every part with so many vertices of its own, behind those of `at`, that is as supposed; `at` is red.
void each_part(const GadgetPart& part, int own, const std::function<void(const Coloured&)>& visit) {
  const auto shared = part.at.size();
  each_graph(static_cast<int>(shared) + own, [&](Coloured graph) {
    if (part.kind != GadgetPart::Kind::any) {
      const bool odd_type = (graph.order + std::ssize(graph.edges)) % 2 != 0;
      if (part.kind == GadgetPart::Kind::oddity && !odd_type) return;
      if (part.kind == GadgetPart::Kind::event && odd_type) return;
      if (!graph.driven()) return;
    }
    for (unsigned colours = 0; colours < 1U << own; ++colours) {
      if (part.odd && *part.odd != (std::popcount(colours) % 2 != 0)) continue;
      if (part.trivial && *part.trivial != (colours == 0)) continue;
      for (std::size_t i = 0; i < static_cast<std::size_t>(own); ++i) graph.green[shared + i] = (colours >> i & 1) != 0;
      bool fits = true;
      for (const GadgetPart::Win& win : part.wins) {
        bool wins = false;
        for (unsigned red = 0; red < 1U << shared; ++red) {
          for (std::size_t i = 0; i < shared; ++i) graph.green[i] = (red >> i & 1) == 0;
          wins = wins || ((!win.red || *win.red == red) && graph.winnable());
        }
        fits = fits && wins == win.winnable;
      }
      for (std::size_t i = 0; i < shared; ++i) graph.green[i] = 0;
      if (fits) visit(graph);
    }
  });
}

/// The part on those vertices of the graph; false if an edge comes twice.
bool join(Coloured& graph, const Coloured& part, const std::vector<int>& at) {
  const auto shared = static_cast<int>(at.size());
  const auto place = [&, first = graph.order](int v) {
    return v < shared ? at[static_cast<std::size_t>(v)] : first + v - shared;
  };
  for (const auto& [u, v] : part.edges)
    if (!graph.edges.insert(std::minmax({place(u), place(v)})).second) return false;
  graph.order += part.order - shared;
  graph.green.insert(graph.green.end(), part.green.begin() + shared, part.green.end());
  return true;
}

/// A host with a gadget on its first vertices; edges that both have vanish.
Coloured joined(const Coloured& host, const Gadget& gadget) {
  Coloured result = host;
  const auto place = [&](int v) { return v < gadget.boundary ? v : host.order + v - gadget.boundary; };
  for (const auto& [u, v] : gadget.edges) {
    const graphs::Edge edge = std::minmax({place(u), place(v)});
    if (result.edges.erase(edge) == 0) result.edges.insert(edge);
  }
  result.order += gadget.inner;
  result.green.insert(result.green.end(), gadget.green.begin(), gadget.green.end());
  return result;
}

bool refuted_by(const PartStatement& said, Coloured host, const std::vector<Coloured>& parts) {
  Coloured before = joined(host, said.gadget);
  std::vector<int> places;
  for (int v = 0; v < said.gadget.order(); ++v)
    places.push_back(v < said.gadget.boundary ? v : host.order + v - said.gadget.boundary);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    std::vector<int> at;
    for (const int v : said.parts[i].at) at.push_back(places[static_cast<std::size_t>(v)]);
    if (!join(before, parts[i], at)) return false;
  }
  if (said.plausible && !before.plausible()) return false;
  if (said.nontrivial && !before.nontrivial()) return false;
  const bool wins = before.winnable();
  if (said.kind == Kind::winnable) return !wins;
  if (said.kind == Kind::unwinnable) return wins;
  for (std::size_t b = 0; b < static_cast<std::size_t>(said.gadget.boundary); ++b)
    host.green[b] = static_cast<char>(host.green[b] ^ static_cast<char>(said.recoloured >> b & 1));
  Coloured after = joined(host, said.after);
  if (said.plausible_by && !after.plausible()) after.green[static_cast<std::size_t>(*said.plausible_by)] ^= 1;
  const bool wins_then = after.winnable();
  return (said.kind != Kind::only_if && wins_then && !wins) || (said.kind != Kind::if_after && wins && !wins_then);
}

bool refuted_driven(const PartStatement& said, const Coloured& host) {
  const bool before = joined(host, said.gadget).driven(), after = joined(host, said.after).driven();
  return (said.kind != Kind::driven_only_if && after && !before) || (said.kind != Kind::driven_if && before && !after);
}

/// Whether parts and a host with at most `left` vertices of their own together refute it.
bool refuted(const PartStatement& said, int left, std::vector<Coloured> parts) {
  bool found = false;
  if (parts.size() < said.parts.size()) {
    for (int own = 0; own <= left && !found; ++own)
      each_part(said.parts[parts.size()], own, [&](const Coloured& part) {
        if (found) return;
        parts.push_back(part);
        found = refuted(said, left - own, parts);
        parts.pop_back();
      });
    return found;
  }
  for (int other = 0; other <= (said.kind == Kind::winnable ? 0 : left) && !found; ++other)
    each_graph(said.gadget.boundary + other, [&](Coloured host) {
      if (said.kind >= Kind::driven_same) {
        found = found || refuted_driven(said, host);
        return;
      }
      for (unsigned colours = 0; colours < 1U << host.order && !found; ++colours) {
        for (int v = 0; v < host.order; ++v) host.green[static_cast<std::size_t>(v)] = (colours >> v & 1) != 0;
        found = refuted_by(said, host, parts);
      }
    });
  return found;
}

/// What tells parts apart: the table, the parity, and whether all is red.
using Sort = std::tuple<GadgetTable, bool, bool>;

std::set<Sort> sorts(const GadgetPart& part) {
  std::set<Sort> result;
  const auto shared = static_cast<int>(part.at.size());
  for (int own = 0; own <= 3; ++own)
    each_part(part, own, [&](const Coloured& graph) {
      const Gadget gadget{
          shared, own, {graph.edges.begin(), graph.edges.end()}, {graph.green.begin() + shared, graph.green.end()}};
      const auto greens = std::count(graph.green.begin(), graph.green.end(), 1);
      result.insert({reductions::testing::naive_signature(gadget), (own + std::ssize(graph.edges) + greens) % 2 != 0,
                     greens == 0});
    });
  return result;
}

/// How many combinations of sorts there are, of plausible or nontrivial graphs where these alone are spoken of.
int combinations(const PartStatement& said) {
  GadgetPart rest;
  for (int b = 0; b < said.gadget.boundary; ++b) rest.at.push_back(b);
  if (said.kind >= Kind::driven_same) return static_cast<int>(sorts(rest).size());
  const Gadget& gadget = said.gadget;
  const auto greens = std::count(gadget.green.begin(), gadget.green.end(), 1);
  std::map<std::pair<bool, bool>, int> counts;  // of parity and of being all red
  counts[{(gadget.inner + std::ssize(gadget.edges) + greens) % 2 != 0, greens == 0}] = 1;
  for (const GadgetPart& part : said.parts) {
    std::map<std::pair<bool, bool>, int> next;
    for (const auto& [table, odd, red] : sorts(part))
      for (const auto& [known, count] : counts) next[{known.first != odd, known.second && red}] += count;
    counts = next;
  }
  int result = 0;
  for (const auto& [known, count] : counts)
    if (said.kind != Kind::winnable || !((said.plausible && known.first) || (said.nontrivial && known.second)))
      result += count;
  return result;
}

}  // namespace

Certificate certify_parts(const std::string& hypotheses, const std::string& conclusion) {
  return {claim("ello-parts", hypotheses, conclusion),
          Behaviours{combinations(reductions::read_part_statement(hypotheses, conclusion))}};
}

bool parts_refuted(const reductions::PartStatement& statement, int vertices) {
  return refuted(statement, vertices, {});
}

bool parts_right(const Claim& claim, const Behaviours& evidence) {
  const PartStatement said = reductions::read_part_statement(claim.instance, claim.statement);
  return combinations(said) == evidence.cases && !refuted(said, said.parts.size() > 1 ? 4 : 3, {});
}

}  // namespace gamecert::naive
