// Families of gadgets by every order of the vertices of their gadgets.
#include <algorithm>
#include <optional>
#include <set>

#include "naive.hpp"
#include "reductions/gadgets/family.hpp"
#include "tests/reductions/naive_signature.hpp"

namespace gamecert::naive {
namespace {

using namespace certificates;
using reductions::Conclusion;
using reductions::Gadget;
using reductions::GadgetFamily;
using reductions::GadgetTable;
using Kind = Conclusion::Kind;

/// The table of the gadget for k; of the front: without the last edges, inner vertices and last copy in the boundary.
/// Nothing if an edge comes twice.
std::optional<GadgetTable> table(const GadgetFamily& family, int k, bool front) {
  const int fixed = family.boundary + family.inner, link = family.link;
  const int boundary = front ? fixed + link : family.boundary;
  const auto place = [&](int copy, int v) {
    if (v < fixed) return v;
    copy += (v - fixed) / std::max(link, 1);
    const int j = (v - fixed) % std::max(link, 1);
    if (!front) return fixed + copy * link + j;
    return copy == k - 1 ? fixed + j : fixed + link + copy * link + j;
  };
  std::set<graphs::Edge> edges;
  std::size_t count = 0;
  const auto add = [&](const std::vector<graphs::Edge>& list, int copy) {
    for (const auto& [u, v] : list) edges.insert(std::minmax({place(copy, u), place(copy, v)})), ++count;
  };
  add(family.first, 0);
  for (int copy = 0; copy + 1 < k; ++copy) add(family.next, copy);
  if (!front) add(family.last, k - 1);
  if (edges.size() != count) return std::nullopt;
  Gadget gadget{boundary, fixed + k * link - boundary, {edges.begin(), edges.end()}, {}};
  const auto colours = family.green.begin() + family.inner;
  if (!front) gadget.green.assign(family.green.begin(), colours);
  for (int copy = 0; copy < (front ? k - 1 : k); ++copy)
    gadget.green.insert(gadget.green.end(), colours, family.green.end());
  return reductions::testing::naive_signature(gadget);
}

bool inside(const GadgetTable& part, const GadgetTable& whole) {
  for (std::size_t i = 0; i < part.sets.size(); ++i)
    if ((part.sets[i] & ~whole.sets[i]) != 0) return false;
  return true;
}

GadgetTable changed(const GadgetTable& table, unsigned vector) {
  GadgetTable result{table.boundary, std::vector<reductions::VectorSet>(table.sets.size())};
  for (std::size_t i = 0; i < table.sets.size(); ++i)
    for (unsigned v = 0; v < 1U << table.boundary; ++v)
      if ((table.sets[i] >> v & 1) != 0) result.sets[i] |= reductions::VectorSet{1} << (v ^ vector);
  return result;
}

/// Whether the fronts of k are those of m up to one recolouring of the boundary.
bool again(const GadgetFamily& before, const GadgetFamily& after, int m, int k) {
  const auto one = table(before, m, true), two = table(after, m, true);
  const auto later_one = table(before, k, true), later_two = table(after, k, true);
  for (unsigned vector = 0; vector < 1U << before.boundary; ++vector)
    if (changed(*later_one, vector) == *one && changed(*later_two, vector) == *two) return true;
  return false;
}

}  // namespace

Certificate certify_family(const std::string& family, const std::string& conclusion) {
  Certificate certificate{claim("ello-family", family, conclusion), Induction{}};
  for (int k = 2; k <= 5; ++k) {
    certificate.evidence = Induction{k};
    if (family_right(certificate.claim, {k})) break;
  }
  return certificate;
}

bool family_right(const Claim& claim, const Induction& evidence) {
  const GadgetFamily before = reductions::read_family(claim.instance);
  const auto conclusion = reductions::read_family_conclusion(claim.statement);
  const Kind kind = conclusion.kind;
  GadgetFamily nothing;
  nothing.boundary = before.boundary;
  const GadgetFamily& after = kind == Kind::unwinnable ? nothing : conclusion.after;
  if (before.boundary != after.boundary) return false;
  for (int k = 1; k <= std::max(2, evidence.repeating - 1); ++k) {
    const auto one = table(before, k, false);
    auto two = table(after, k, false);
    if (!one || !two) return false;
    two = changed(*two, conclusion.recoloured);
    if (kind == Kind::unwinnable && !one->dead()) return false;
    if ((kind == Kind::same || kind == Kind::if_after) && !inside(*two, *one)) return false;
    if ((kind == Kind::same || kind == Kind::only_if) && !inside(*one, *two)) return false;
  }
  int repeating = 0;
  for (int k = 2; repeating == 0 && k <= evidence.repeating; ++k)
    for (int m = 1; m < k; ++m)
      if (again(before, after, m, k)) repeating = k;
  return repeating != 0 && repeating == evidence.repeating;
}

}  // namespace gamecert::naive
