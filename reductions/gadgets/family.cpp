// Tables of a family's gadgets, from k to k + 1.
//
// Idea: the front of k is the gadget for k without its last edges, with the link vertices of the last copy and the
// inner vertices in its boundary. The front of k + 1 is that of k glued with the next edges, the old link vertices
// absorbed. Sound because the tables of the fronts of k, before and after, give those of all larger k by the same
// steps; these steps commute with a recolouring of the boundary. So if the tables of both fronts of n are those of some
// m < n up to one recolouring of the boundary, the gadgets for n + j are those for m + j up to it, and a conclusion
// that is true for all k below n is true for all k (docs/LEMMAS.md).
#include "reductions/gadgets/family.hpp"

#include <algorithm>
#include <numeric>

#include "reductions/gadgets/compose.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "reductions/gadgets/signature.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;
using text::Cursor;
using Kind = Conclusion::Kind;

constexpr std::pair<std::string_view, Kind> phrases[] = {
    {"SAME AS ", Kind::same}, {"IF ", Kind::if_after}, {"ONLY IF ", Kind::only_if}, {"UNWINNABLE", Kind::unwinnable}};

int order(const GadgetFamily& family) { return family.boundary + family.inner + family.link; }

/// Edges between vertices below `order`, at least one end of each not below `least`.
std::vector<Edge> read_edges(Cursor& at, int order, int least) {
  std::vector<Edge> edges;
  do {
    const auto u = static_cast<int>(at.number(0, order - 1));
    at.expect("-");
    edges.emplace_back(u, static_cast<int>(at.number(0, order - 1)));
    if (std::max(u, edges.back().second) < least)
      throw text::InputError("expected an edge of a vertex from " + std::to_string(least) + " on, found " +
                             listed({edges.back()}));
  } while (at.take(","));
  [[maybe_unused]] const graphs::Graph simple(order, edges);  // refuses what is not
  return edges;
}

/// A family, and behind it the boundary vertices recoloured.
FamilyConclusion read(Cursor at) {
  FamilyConclusion result;
  GadgetFamily& family = result.after;
  family.boundary = static_cast<int>(at.number(0, boundary_limit));
  at.expect("+");
  family.inner = static_cast<int>(at.number(0, boundary_limit));
  at.expect("+");
  family.link = static_cast<int>(at.number(0, boundary_limit));
  const int fixed = family.boundary + family.inner;
  if (at.take(" first ")) family.first = read_edges(at, order(family), fixed);
  if (at.take(" next ")) family.next = read_edges(at, order(family) + family.link, order(family));
  if (at.take(" last ")) family.last = read_edges(at, order(family), 0);
  family.green.assign(static_cast<std::size_t>(family.inner + family.link), 0);
  if (at.take(" green="))
    for (const int v : numbers(at, family.boundary, order(family) - 1))
      family.green[static_cast<std::size_t>(v - family.boundary)] = 1;
  if (at.take(" recoloured="))
    for (const int b : numbers(at, 0, family.boundary - 1)) result.recoloured |= 1u << b;
  at.expect_end();
  return result;
}

/// Of edges among boundary vertices alone.
GadgetTable table_of(const std::vector<Edge>& edges, int boundary) { return signature({boundary, 0, edges, {}}); }

/// The fronts of k = 1, 2, ... of a family, and the tables of its gadgets.
class Fronts {
 public:
  explicit Fronts(const GadgetFamily& family)
      : family_(family), front_(table_of(family.first, order(family))), last_(table_of(family.last, order(family))) {}

  const GadgetTable& front() const { return front_; }

  GadgetTable gadget() const {
    GadgetTable table = glued(front_, last_);
    for (int i = family_.inner + family_.link; i-- > 0;)
      table = absorbed(table, table.boundary - 1, family_.green[static_cast<std::size_t>(i)] != 0);
    return table;
  }

  /// The vertices of the new copy come one by one, and one of the old copy is absorbed once all its edges are there.
  /// Sound because a table is that of the gadget, however it is put together.
  void step() {
    const int old = family_.boundary + family_.inner, end = order(family_);
    std::vector<int> boundary(static_cast<std::size_t>(end));  // by place in the table: as the next edges name it
    std::iota(boundary.begin(), boundary.end(), 0);
    std::vector<Edge> left = family_.next;
    const auto place = [&](int v) { return static_cast<int>(std::ranges::find(boundary, v) - boundary.begin()); };
    const auto here = [&](int v) { return std::ranges::find(boundary, v) != boundary.end(); };
    const auto absorb = [&] {
      for (int v = old; v < end; ++v) {
        if (!here(v) || std::ranges::any_of(left, [&](const Edge& e) { return e.first == v || e.second == v; }))
          continue;
        front_ = absorbed(front_, place(v), family_.green[static_cast<std::size_t>(v - family_.boundary)] != 0);
        std::erase(boundary, v);
      }
    };
    absorb();
    for (int v = end; v < end + family_.link; ++v) {
      if (front_.boundary == boundary_limit)
        throw text::LimitError("copies are put together vertex by vertex, and more than " +
                               std::to_string(boundary_limit) +
                               " boundary, inner and link vertices are needed at once");
      front_ = extended(front_);
      boundary.push_back(v);
      std::vector<Edge> now;
      std::erase_if(left, [&](const Edge& edge) {
        const bool both = here(edge.first) && here(edge.second);
        if (both) now.emplace_back(place(edge.first), place(edge.second));
        return both;
      });
      front_ = glued(front_, table_of(now, front_.boundary));
      absorb();
    }
  }

 private:
  const GadgetFamily& family_;
  GadgetTable front_, last_;
};

bool follows(const GadgetTable& before, const GadgetTable& after, Kind kind) {
  if (kind == Kind::unwinnable) return before.dead();
  if (kind == Kind::if_after) return included(after, before);
  if (kind == Kind::only_if) return included(before, after);
  return before == after;
}

}  // namespace

std::string text(const GadgetFamily& family) {
  std::string result =
      std::to_string(family.boundary) + "+" + std::to_string(family.inner) + "+" + std::to_string(family.link);
  if (!family.first.empty()) result += " first " + listed(family.first);
  if (!family.next.empty()) result += " next " + listed(family.next);
  if (!family.last.empty()) result += " last " + listed(family.last);
  std::vector<int> green;
  for (std::size_t i = 0; i < family.green.size(); ++i)
    if (family.green[i] != 0) green.push_back(family.boundary + static_cast<int>(i));
  return result + (green.empty() ? "" : " green=" + listed(green));
}

std::string text(const FamilyConclusion& conclusion) {
  const std::string opening(
      std::ranges::find(phrases, conclusion.kind, &std::pair<std::string_view, Kind>::second)->first);
  if (conclusion.kind == Kind::unwinnable) return opening;
  return opening + text(conclusion.after) + recoloured_text(conclusion.recoloured, conclusion.after.boundary);
}

GadgetFamily read_family(std::string_view text) { return in_its_only_text(read(Cursor(text)).after, text); }

FamilyConclusion read_family_conclusion(std::string_view text) {
  const auto opening = std::ranges::find_if(phrases, [&](const auto& known) { return text.starts_with(known.first); });
  if (opening == std::end(phrases))
    throw text::InputError("expected SAME AS, IF, ONLY IF or UNWINNABLE, found " + text::quoted(text));
  FamilyConclusion conclusion;
  if (opening->second != Kind::unwinnable) conclusion = read(Cursor(text.substr(opening->first.size())));
  conclusion.kind = opening->second;
  return in_its_only_text(std::move(conclusion), text);
}

Gadget member(const GadgetFamily& family, int k) {
  const int fixed = family.boundary + family.inner;
  Gadget gadget{family.boundary, family.inner + k * family.link, {}, {}};
  const auto add = [&](const std::vector<Edge>& edges, int copy) {
    const auto placed = [&](int v) { return v < fixed ? v : v + copy * family.link; };
    for (const auto& [u, v] : edges) gadget.edges.emplace_back(std::minmax(placed(u), placed(v)));
  };
  add(family.first, 0);
  for (int copy = 0; copy + 1 < k; ++copy) add(family.next, copy);
  add(family.last, k - 1);
  gadget.green.assign(family.green.begin(), family.green.begin() + family.inner);
  for (int copy = 0; copy < k; ++copy)
    gadget.green.insert(gadget.green.end(), family.green.begin() + family.inner, family.green.end());
  return gadget;
}

Repetition induction(const GadgetFamily& family, const FamilyConclusion& conclusion, int most) {
  GadgetFamily nothing{.boundary = family.boundary, .first = {}, .next = {}, .last = {}, .green = {}};
  const GadgetFamily& other = conclusion.kind == Kind::unwinnable ? nothing : conclusion.after;
  if (family.boundary != other.boundary)
    throw text::InputError("expected families on one boundary, found boundaries of " + std::to_string(family.boundary) +
                           " and " + std::to_string(other.boundary) + " vertices");
  for (const int k : {1, 2}) require_gadget(member(family, k)), require_gadget(member(other, k));
  Fronts before(family), after(other);
  std::vector<std::pair<GadgetTable, GadgetTable>> seen;
  for (int k = 1; k <= most; ++k, before.step(), after.step()) {
    for (const auto& [one, two] : seen)
      for (unsigned vector = 0; vector < 1u << family.boundary; ++vector)
        if (recoloured(before.front(), vector) == one && recoloured(after.front(), vector) == two) return {0, k};
    if (!follows(before.gadget(), recoloured(after.gadget(), conclusion.recoloured), conclusion.kind)) return {k, 0};
    seen.emplace_back(before.front(), after.front());
  }
  return {};
}

}  // namespace gamecert::reductions
