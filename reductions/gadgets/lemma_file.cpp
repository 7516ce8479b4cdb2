// From a lemma file as it stands to the statements it makes.
#include "reductions/gadgets/lemma_file.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <utility>

#include "reductions/gadgets/gadget_board.hpp"
#include "reductions/gadgets/signature.hpp"
#include "reductions/lemma_text/lemma_cases.hpp"
#include "reductions/lemma_text/lemma_draft.hpp"
#include "text/errors.hpp"
#include "text/located.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;
using Kind = Conclusion::Kind;

/// Whether no graph that holds the gadget is connected; or none is as supposed because it is the gadget alone.
bool impossible(const Statement& statement) {
  if (!statement.host.connected) return false;
  const Gadget& gadget = statement.gadget;
  std::vector<int> root(static_cast<std::size_t>(gadget.order()));  // boundary vertices are all joined by some host
  for (std::size_t v = 0; v < root.size(); ++v) root[v] = std::cmp_less(v, gadget.boundary) ? 0 : static_cast<int>(v);
  for (const auto& [u, v] : gadget.edges)
    std::ranges::replace(root, int{root[static_cast<std::size_t>(u)]}, int{root[static_cast<std::size_t>(v)]});
  if (std::ranges::adjacent_find(root, std::not_equal_to{}) != root.end()) return true;
  if (gadget.boundary > 0 || gadget.inner == 0) return false;
  const auto green = std::ranges::count_if(gadget.green, [](char colour) { return colour != 0; });
  const bool even = (gadget.inner + std::ssize(gadget.edges) + green) % 2 == 0;
  return (statement.host.nontrivial && green == 0) || (statement.host.plausible && !even);
}

/// Why no graph is as supposed; empty if there is none to be seen.
std::string contradiction(const Statement& statement) {
  const HostHypotheses& host = statement.host;
  for (std::size_t b = 0; b < static_cast<std::size_t>(statement.gadget.boundary); ++b)
    if (((host.green & host.red) >> b & 1) != 0) return statement.names[b] + " is green and red";
  for (const auto& [u, v] : host.adjacent)
    if (std::ranges::count(host.nonadjacent, Edge{u, v}) != 0)
      return statement.names[static_cast<std::size_t>(u)] + "-" + statement.names[static_cast<std::size_t>(v)] +
             " are adjacent and nonadjacent";
  return impossible(statement) ? "no graph with the gadget is as assumed" : "";
}

constexpr int most_tables = 200;  // of a family

class Expansion {
 public:
  explicit Expansion(const Draft& draft) : draft_(draft) {}

  Lemma lemma() {
    lemma_ = {draft_.name, draft_.title, draft_.source, draft_.game,         {}, {},
              {},          {},           draft_.about,  names(draft_.closed)};
    for (const Case& one : draft_.cases) {
      try {
        expand(one);
        if (!draft_.mirror.empty()) expand(mirrored(one, draft_));
      } catch (const text::LimitError& limit) {
        throw text::LimitError(text::with_place(text::InputError(limit.what(), one.place)));
      }
    }
    return std::move(lemma_);
  }

 private:
  [[noreturn]] void fail(const std::string& expected, const std::string& found, text::Place at) const {
    throw text::InputError("expected " + expected + ", found " + found, at);
  }
  const std::string& name(int v) const { return draft_.names[static_cast<std::size_t>(v)]; }
  std::string text(const Edge& pair) const { return name(pair.first) + "-" + name(pair.second); }

  void vacuous(const Case& one, const std::string& reason) {
    lemma_.vacuous.push_back((one.name.empty() ? "" : one.name + ": ") + reason);
  }

  /// What the case supposes of the host; nothing if no host is so.
  std::optional<HostHypotheses> host(const Case& one) {
    HostHypotheses host{{}, {}, 0, 0, one.hypotheses.nontrivial, one.hypotheses.plausible, one.hypotheses.connected};
    for (const auto& [v, colour] : one.hypotheses.colours) {
      if (v >= draft_.boundary) continue;
      if (colour == 0) return vacuous(one, name(v) + " is green and red"), std::nullopt;
      (colour == Hypotheses::may_be_green ? host.green : host.red) |= 1u << v;
    }
    for (const auto& [pair, are] : one.hypotheses.adjacency) (are ? host.adjacent : host.nonadjacent).push_back(pair);
    for (const Edge& pair : host.adjacent)
      if (std::ranges::count(host.nonadjacent, pair) != 0)
        return vacuous(one, text(pair) + " are adjacent and nonadjacent"), std::nullopt;
    return host;
  }

  void expand(const Case& one) {
    if (draft_.game.local() || one.driven) {
      if (const auto supposed = host(one)) add(one, *supposed, 0);
      return;
    }
    for (int v = draft_.boundary; v < static_cast<int>(draft_.names.size()); ++v)
      if (!one.hypotheses.colours.contains(v))
        fail("a colour for every inner vertex: `green`, `red`, `either`, `equal` or `different`",
             "none for '" + name(v) + "'", one.place);
    const auto supposed = host(one);
    if (!supposed) return;
    const int inner = static_cast<int>(draft_.names.size()) - draft_.boundary;
    const std::size_t of_parts = lemma_.of_parts.size();
    std::size_t made = 0;
    for (unsigned green = 0; green < 1u << inner; ++green) {
      const auto is_green = [&](int v) { return (green >> (v - draft_.boundary) & 1) != 0; };
      bool fits = true;
      for (const auto& [v, colour] : one.hypotheses.colours)
        fits = fits && (v < draft_.boundary ||
                        (colour & (is_green(v) ? Hypotheses::may_be_green : Hypotheses::may_be_red)) != 0);
      for (const auto& [pair, equal] : one.hypotheses.related)
        fits = fits && (is_green(pair.first) == is_green(pair.second)) == equal;
      if (!fits) continue;
      ++made;
      if (draft_.family) {
        add_family(one, green);
      } else {
        add(one, *supposed, green);
      }
    }
    if (made == 0) return vacuous(one, "no colouring of the inner vertices is as supposed");
    if (about_parts(one, draft_) && lemma_.of_parts.size() == of_parts) vacuous(one, "no parts are as supposed");
  }

  /// The colours that the file leaves open, for the name of the statement.
  std::string colours(const Case& one, unsigned green) const {
    std::string text;
    for (const auto& [v, colour] : one.hypotheses.colours)
      if (v >= draft_.boundary && colour == (Hypotheses::may_be_green | Hypotheses::may_be_red))
        text += ", " + name(v) + ((green >> (v - draft_.boundary) & 1) != 0 ? " green" : " red");
    return text;
  }

  /// Edges by the copies of link vertices that they are at.
  GadgetFamily family(const std::vector<Edge>& edges, const std::vector<Copy>& copies, int inner, int link) const {
    GadgetFamily result{
        .boundary = draft_.boundary, .inner = inner, .link = link, .first = {}, .next = {}, .last = {}, .green = {}};
    const int fixed = draft_.boundary + inner;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const auto [u, v] = edges[i];
      if (copies[i] == Copy::each || copies[i] == Copy::first) result.first.push_back(edges[i]);
      if (copies[i] == Copy::each) result.next.emplace_back(u < fixed ? u : u + link, v < fixed ? v : v + link);
      if (copies[i] == Copy::next) result.next.push_back(edges[i]);
      if (copies[i] == Copy::last) result.last.push_back(edges[i]);
    }
    return result;
  }

  /// The family, and the statements about its first two gadgets and the first one that tables do not prove.
  void add_family(const Case& one, unsigned green) {
    const int free = static_cast<int>(draft_.names.size()) - draft_.boundary;
    FamilyStatement statement{one.name + colours(one, green),
                              family(draft_.edges, draft_.copies, free - draft_.link, draft_.link),
                              {one.kind, {}, 0},
                              {}};
    if (statement.name.starts_with(", ")) statement.name.erase(0, 2);
    for (int i = 0; i < free; ++i) statement.family.green.push_back((green >> i & 1) != 0);
    if (one.kind != Kind::unwinnable) {
      const Replacement& after = one.replacement;
      statement.conclusion.after =
          family(after.edges, after.copies, static_cast<int>(after.inner.size()) - after.link, after.link);
      statement.conclusion.recoloured = after.recoloured;
      for (const Replacement::Vertex& vertex : after.inner)
        statement.conclusion.after.green.push_back(colour_after(one, vertex, statement.family.green));
    }
    try {
      statement.tables = induction(statement.family, statement.conclusion, most_tables);
      for (int k = 1; k <= std::max(2, statement.tables.failing); ++k)
        if (k <= 2 || k == statement.tables.failing) add_member(statement, one.replacement, k);
    } catch (const text::InputError& error) {
      throw text::InputError(error.what(), one.place);
    }
    lemma_.families.push_back(std::move(statement));
  }

  void add_member(const FamilyStatement& of, const Replacement& after, int k) {
    Statement statement{of.name + (of.name.empty() ? "" : ", ") + "k = " + std::to_string(k),
                        copied(draft_.names, draft_.link, k),
                        member(of.family, k),
                        {},
                        conclusion_for(of.conclusion, k),
                        {}};
    std::vector<std::string> inner;
    for (const Replacement::Vertex& vertex : after.inner) inner.push_back(vertex.name);
    for (const std::string& name : copied(inner, after.link, k)) {
      const auto kept = std::ranges::find(statement.names, name);
      const bool is_kept = kept != statement.names.end();
      statement.successors.push_back({name, is_kept ? static_cast<int>(kept - statement.names.begin()) : -1});
    }
    lemma_.statements.push_back(std::move(statement));
  }

  /// The names, of the last ones, the link, those of so many copies.
  static std::vector<std::string> copied(const std::vector<std::string>& names, int link, int copies) {
    std::vector<std::string> result(names.begin(), names.end() - link);
    for (int copy = 1; copy <= copies; ++copy)
      for (auto name = names.end() - link; name != names.end(); ++name)
        result.push_back(*name + "." + std::to_string(copy));
    return result;
  }

  /// Of a vertex that replaces the gadget, whose inner vertices had these colours.
  bool colour_after(const Case& one, const Replacement::Vertex& vertex, const std::vector<char>& before) const {
    if (vertex.green) return *vertex.green;
    if (vertex.kept < draft_.boundary)
      fail("a colour for every vertex that replaces the gadget", "none for '" + vertex.name + "'", one.place);
    return (before[static_cast<std::size_t>(vertex.kept - draft_.boundary)] != 0) != vertex.recoloured;
  }

  void add(const Case& one, const HostHypotheses& host, unsigned green) {
    const int inner = static_cast<int>(draft_.names.size()) - draft_.boundary;
    Statement statement{one.name + colours(one, green),
                        draft_.names,
                        {draft_.boundary, inner, draft_.edges, {}, draft_.game.arcs()},
                        host,
                        {},
                        {}};
    if (statement.name.starts_with(", ")) statement.name.erase(0, 2);
    statement.gadget.painted = draft_.painted;
    for (int i = 0; i < inner; ++i) statement.gadget.green.push_back((green >> i & 1) != 0);
    statement.conclusion = {one.kind, {}, 0, one.moves};
    if (one.kind == Kind::same || one.kind == Kind::if_after || one.kind == Kind::only_if) replace(one, statement);
    if (draft_.game.thick()) {
      require_equal_distances(one, statement);
      require_closed_named(one, statement);
    }
    if (!about_parts(one, draft_)) return add_variants(statement);
    for (LemmaOfParts& of_parts : with_parts(one, draft_, statement)) lemma_.of_parts.push_back(std::move(of_parts));
  }

  void require_equal_distances(const Case& one, const Statement& statement) const {
    const int reach = draft_.game.reach();
    if (const auto pair = other_distance(statement.gadget, statement.conclusion.after, reach))
      fail("boundary vertices as far from each other, up to " + std::to_string(reach) + ", in both gadgets",
           "'" + text(*pair) + "' at other distances", one.concluded_at);
  }

  std::vector<std::string> names(const std::vector<int>& vertices) const {
    std::vector<std::string> result;
    for (const int v : vertices) result.push_back(name(v));
    return result;
  }

  /// Whoever reads `boundary` takes it for vertices with any neighbours, so the file has to say which have none.
  void require_closed_named(const Case& one, const Statement& statement) const {
    const int reach = draft_.game.reach();
    const unsigned open = open_boundary(statement.gadget, reach) & open_boundary(statement.conclusion.after, reach);
    std::vector<int> closed;
    for (int v = 0; v < draft_.boundary; ++v)
      if ((open >> v & 1) == 0) closed.push_back(v);
    if (closed == draft_.closed) return;
    const auto line = [&](const std::vector<int>& vertices) {
      std::string text = "`closed";
      for (const std::string& each : names(vertices)) text += " " + each;
      return text + "`";
    };
    const std::string far = std::to_string(reach) + " edges from all inner vertices";
    fail(closed.empty()
             ? "no line `closed`, as the boundary is at least " + far
             : line(closed) + ", as the lemma can only be about graphs in which boundary vertices less than " + far +
                   " have no neighbours but those listed",
         draft_.closed.empty() ? "no such line" : line(draft_.closed),
         draft_.closed.empty() ? one.concluded_at : draft_.closed_at);
  }

  void replace(const Case& one, Statement& statement) const {
    const Replacement& after = one.replacement;
    Gadget& gadget = statement.conclusion.after;
    gadget = {draft_.boundary, static_cast<int>(after.inner.size()), after.edges, {}, draft_.game.arcs()};
    if (draft_.game.thick() && after.inner.empty() && after.edges.empty())
      std::ranges::copy_if(draft_.edges, std::back_inserter(gadget.edges),
                           [&](const Edge& edge) { return std::max(edge.first, edge.second) < draft_.boundary; });
    gadget.painted = after.painted;
    statement.conclusion.plus = after.plus;
    for (const Replacement::Vertex& vertex : after.inner) {
      statement.successors.push_back({vertex.name, vertex.kept < draft_.boundary ? -1 : vertex.kept});
      const bool coloured = !draft_.game.local() && !one.driven;
      gadget.green.push_back(coloured ? colour_after(one, vertex, statement.gadget.green) : 0);
    }
    statement.conclusion.recoloured = after.recoloured;
    std::vector<Edge> changed = after.toggled;
    for (const auto& [pair, are] : after.adjacency) {
      const bool were = std::ranges::count(statement.host.adjacent, pair) != 0;
      if (!were && std::ranges::count(statement.host.nonadjacent, pair) == 0)
        fail("`toggle " + text(pair) + "`, or whether they were adjacent among the hypotheses",
             "that '" + text(pair) + "' become " + (are ? "adjacent" : "nonadjacent"), one.place);
      if (were != are) changed.push_back(pair);
    }
    for (const Edge& pair : changed) {
      if (std::ranges::count(gadget.edges, pair) != 0)
        fail("one change of each adjacency", "a second of '" + text(pair) + "'", one.place);
      gadget.edges.push_back(pair);
    }
  }

  /// The statement, and itself again with some of the vertices missing that may be, or one with another.
  void add_variants(const Statement& statement) {
    const std::size_t options = draft_.missing.size() + draft_.coinciding.size();
    for (unsigned chosen = 0; chosen < 1u << options; ++chosen) {
      Statement variant = statement;
      std::vector<int> now(draft_.names.size());  // the vertex of the variant that each has become; -1: missing
      for (std::size_t v = 0; v < now.size(); ++v) now[v] = static_cast<int>(v);
      bool there = true;
      for (std::size_t i = 0; i < options && there; ++i) {
        if ((chosen >> i & 1) == 0) continue;
        if (i < draft_.missing.size()) {
          remove(variant, now, draft_.missing[i].first, draft_.missing[i].second);
        } else {
          const auto& [pair, place] = draft_.coinciding[i - draft_.missing.size()];
          there = merge(variant, now, pair, place);
        }
      }
      if (!there) continue;
      if (variant.name.starts_with(", ")) variant.name.erase(0, 2);
      if (const std::string reason = contradiction(variant); !reason.empty()) {
        lemma_.vacuous.push_back((variant.name.empty() ? "" : variant.name + ": ") + reason);
        continue;
      }
      if (lemma_.statements.size() == statement_limit)
        throw text::LimitError("a lemma may make " + std::to_string(statement_limit) + " statements");
      lemma_.statements.push_back(std::move(variant));
    }
  }

  /// Vertices above b move down by one.
  static void close_gap(Statement& statement, std::vector<int>& now, int b) {
    const auto lower = [b](std::vector<Edge>& edges) {
      for (auto& [u, v] : edges) u -= u > b ? 1 : 0, v -= v > b ? 1 : 0;
    };
    const auto without = [b](unsigned set) { return (set & ((1u << b) - 1)) | (set >> (b + 1) << b); };
    for (int& v : now) v -= v > b ? 1 : 0;
    for (int& v : statement.conclusion.moves) v -= v > b ? 1 : 0;
    for (Statement::Successor& one : statement.successors) one.kept -= one.kept > b ? 1 : 0;
    for (std::vector<Edge>* edges : {&statement.gadget.edges, &statement.conclusion.after.edges,
                                     &statement.host.adjacent, &statement.host.nonadjacent})
      lower(*edges);
    for (unsigned* set : {&statement.conclusion.recoloured, &statement.host.green, &statement.host.red})
      *set = without(*set);
    statement.names.erase(statement.names.begin() + b);
    --statement.gadget.boundary;
    if (statement.conclusion.after.boundary > 0) --statement.conclusion.after.boundary;
  }

  void remove(Statement& statement, std::vector<int>& now, int vertex, text::Place place) const {
    const int b = now[static_cast<std::size_t>(vertex)];
    const auto at_b = [b](const Edge& edge) { return edge.first == b || edge.second == b; };
    if (std::ranges::any_of(statement.host.adjacent, at_b) ||
        ((statement.host.green | statement.host.red) >> b & 1) != 0)
      fail("nothing supposed of a vertex that may be missing", "a colour or an adjacency of '" + name(vertex) + "'",
           place);
    std::erase_if(statement.gadget.edges, at_b);
    std::erase_if(statement.conclusion.after.edges, at_b);
    std::erase_if(statement.host.nonadjacent, at_b);
    statement.name += ", " + name(vertex) + " missing";
    close_gap(statement, now, b);
    now[static_cast<std::size_t>(vertex)] = -1;
  }

  /// Predegrees count modulo 2, so that two edges between the same vertices are as none.
  static void cancel_double_edges(std::vector<Edge>& edges) {
    const std::vector<Edge> all = edges;
    std::erase_if(edges, [&](const Edge& edge) { return std::ranges::count(all, edge) == 2; });
  }

  /// False if one of the two is missing, or they are one already.
  bool merge(Statement& statement, std::vector<int>& now, const Edge& pair, text::Place place) const {
    int a = now[static_cast<std::size_t>(pair.first)];
    int b = now[static_cast<std::size_t>(pair.second)];
    if (a < 0 || b < 0 || a == b) return false;
    if (a > b) std::swap(a, b);
    if (std::ranges::count(statement.host.adjacent, Edge{a, b}) != 0)
      fail("boundary vertices that may be one", "the adjacent '" + text(pair) + "'", place);
    std::erase(statement.host.nonadjacent, Edge{a, b});
    for (std::vector<Edge>* edges : {&statement.gadget.edges, &statement.conclusion.after.edges,
                                     &statement.host.adjacent, &statement.host.nonadjacent}) {
      for (auto& [u, v] : *edges) {
        if (u == b) u = a;
        if (v == b) v = a;
        if (u > v) std::swap(u, v);
        if (u == v)
          fail("boundary vertices that may be one", "'" + text(pair) + "', between which an edge comes or goes", place);
      }
      const bool double_edge = std::set<Edge>(edges->begin(), edges->end()).size() != edges->size();
      if (double_edge && edges == &statement.gadget.edges)
        fail("boundary vertices that may be one", "'" + text(pair) + "', which have a neighbour in common", place);
    }
    cancel_double_edges(statement.conclusion.after.edges);
    const auto joined = [&](unsigned set) { return set | ((set >> b & 1) << a); };
    statement.host.green = joined(statement.host.green);
    statement.host.red = joined(statement.host.red);
    statement.conclusion.recoloured ^= (statement.conclusion.recoloured >> b & 1) << a;
    statement.names[static_cast<std::size_t>(a)] += "=" + statement.names[static_cast<std::size_t>(b)];
    statement.name += ", " + text(pair) + " one vertex";
    std::ranges::replace(now, b, a);
    close_gap(statement, now, b);
    return true;
  }

  const Draft& draft_;
  Lemma lemma_;
};

}  // namespace

Lemma read_lemma(std::string_view text, const std::string& place) {
  try {
    const Draft draft = read_draft(text);
    return Expansion(draft).lemma();
  } catch (const text::InputError& error) {
    if (place.empty()) throw;
    throw text::InputError(place + ":" + text::with_place(error));
  } catch (const text::LimitError& limit) {
    if (place.empty()) throw;
    throw text::LimitError(place + ":" + limit.what());
  }
}

Conclusion conclusion_for(const FamilyConclusion& conclusion, int k) {
  Conclusion result{conclusion.kind};
  if (conclusion.kind == Conclusion::Kind::unwinnable) return result;
  result.after = member(conclusion.after, k);
  result.recoloured = conclusion.recoloured;
  return result;
}

}  // namespace gamecert::reductions
