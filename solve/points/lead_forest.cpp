// Codes and sums over subtrees are found from the leaves on.
#include "solve/points/lead_forest.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <functional>
#include <limits>
#include <optional>

#include "solve/index.hpp"

namespace gamecert::solve {
namespace {

using Vertices = LeadForest::Vertices;

constexpr int code_zero = 64;  // of a lead, of which the code has twice

Vertices set_of(int v) { return Vertices{1} << v; }
int sign(int number) { return (number > 0 ? 1 : 0) - (number < 0 ? 1 : 0); }

template <class Visit>
void each(Vertices set, const Visit& visit) {
  for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

/// The least over the centres.
void keep_least(std::optional<std::string>& best, std::string& code) {
  if (!best || code < *best) best = std::move(code);
}

}  // namespace

struct LeadForest::Branch {
  int top;
  std::string code, opposite;
};

/// The most that vertices of a branch make, the edge above it counting for the vertex above or for its top.
struct LeadForest::Counted {
  int above, top;
};

LeadForest::LeadForest(const graphs::SmallGraph& forest, const std::vector<int>& leads, Vertices out)
    : order_(forest.order), out_(out) {
  assert(order_ <= most);
  for (int v = 0; v < order_; ++v) neighbours_[index(v)] = static_cast<Vertices>(forest.neighbours(v));
  for (std::size_t v = 0; v < leads.size(); ++v) leads_[v] = static_cast<std::int8_t>(leads[v]);
}

std::vector<LeadForest::Edge> LeadForest::edges() const {
  std::vector<Edge> result;
  for (int v = 0; v < order_; ++v) {
    if ((out_ & set_of(v)) != 0) result.push_back({v, nowhere});
    each(neighbours_[index(v)] & ~(set_of(v) - 1), [&](int w) { result.push_back({v, w}); });
  }
  return result;
}

int LeadForest::edge_count() const {
  int ends = 2 * std::popcount(out_);
  for (int v = 0; v < order_; ++v) ends += std::popcount(neighbours_[index(v)]);
  return ends / 2;
}

int LeadForest::left(int v) const { return std::popcount(neighbours_[index(v)]) + ((out_ & set_of(v)) != 0 ? 1 : 0); }

LeadForest LeadForest::played(const Edge& edge, int lead) const {
  LeadForest next = *this;
  if (edge.other == nowhere) {
    next.out_ &= ~set_of(edge.vertex);
  } else {
    next.delete_edge(edge.vertex, edge.other);
    next.leads_[index(edge.other)] = static_cast<std::int8_t>(next.leads_[index(edge.other)] + lead);
  }
  next.leads_[index(edge.vertex)] = static_cast<std::int8_t>(next.leads_[index(edge.vertex)] + lead);
  return next;
}

LeadForest LeadForest::turned() const {
  LeadForest result = *this;
  for (std::int8_t& lead : result.leads_) lead = static_cast<std::int8_t>(-lead);
  return result;
}

void LeadForest::delete_edge(int u, int v) {
  neighbours_[index(u)] &= ~set_of(v);
  neighbours_[index(v)] &= ~set_of(u);
}

void LeadForest::isolate(int v) {
  each(neighbours_[index(v)], [&](int w) { delete_edge(v, w); });
  out_ &= ~set_of(v);
  leads_[index(v)] = 0;
}

Vertices LeadForest::tree_at(int v) const {
  Vertices tree = set_of(v);
  for (Vertices last = tree; last != 0;) {
    Vertices next = 0;
    each(last, [&](int u) { next |= neighbours_[index(u)]; });
    last = next & ~tree;
    tree |= next;
  }
  return tree;
}

Vertices LeadForest::with_edges() const {
  Vertices result = 0;
  for (int v = 0; v < order_; ++v)
    if (left(v) > 0) result |= set_of(v);
  return result;
}

int LeadForest::settle() {
  int points = 0;
  for (bool any = true; any;) {
    any = false;
    for (int v = 0; v < order_; ++v) {
      const int lead{leads_[index(v)]};
      if (std::abs(lead) <= left(v)) continue;
      points += sign(lead);
      out_ ^= neighbours_[index(v)];  // two edges to nowhere at one vertex cancel
      isolate(v);
      any = true;
    }
  }
  return points;
}

bool LeadForest::shorten() {
  const auto inner = [&](int v) {
    return leads_[index(v)] == 0 && (out_ & set_of(v)) == 0 && std::popcount(neighbours_[index(v)]) == 2;
  };
  bool any = false;
  for (int v = 0; v < order_; ++v) {
    if (!inner(v)) continue;
    const Vertices beside = neighbours_[index(v)];
    const int one = std::countr_zero(beside), other = std::bit_width(beside) - 1;
    if (!inner(one) || !inner(other)) continue;
    const Vertices ends = (neighbours_[index(one)] | neighbours_[index(other)]) & ~set_of(v);
    isolate(one);
    isolate(other);
    neighbours_[index(v)] = ends;
    each(ends, [&](int end) { neighbours_[index(end)] |= set_of(v); });
    any = true;
  }
  return any;
}

std::vector<int> LeadForest::centres(Vertices tree) const {
  while (std::popcount(tree) > 2) {
    Vertices leaves = 0;
    each(tree, [&](int v) {
      if (std::has_single_bit(neighbours_[index(v)] & tree)) leaves |= set_of(v);
    });
    tree &= ~leaves;
  }
  std::vector<int> result;
  each(tree, [&](int v) { result.push_back(v); });
  return result;
}

void LeadForest::delete_branch(int v, int above) {
  delete_edge(v, above);
  each(neighbours_[index(v)], [&](int w) { delete_branch(w, v); });
  isolate(v);
}

/// Two branches at one vertex of which one holds the centre are not equally deep, so it is enough to look at those that
/// lead away from it.
bool LeadForest::read(int v, int above, Branch& branch) {
  std::vector<Branch> below;
  for (Vertices left = neighbours_[index(v)]; left != 0; left &= left - 1) {
    const int w = std::countr_zero(left);
    if (w != above && !read(w, v, below.emplace_back(Branch{w, {}, {}}))) return false;
  }
  for (std::size_t i = 0; i < below.size(); ++i) {
    for (std::size_t j = i + 1; j < below.size(); ++j) {
      if (below[i].code != below[j].opposite) continue;
      delete_branch(below[i].top, v);
      delete_branch(below[j].top, v);
      return false;
    }
  }
  const int out = (out_ & set_of(v)) != 0 ? 1 : 0, lead = 2 * leads_[index(v)];
  const auto write = [&](std::string Branch::*which, int mark) {
    std::ranges::sort(below, {}, which);
    std::string& text = branch.*which;
    text.append(1, '(').append(1, static_cast<char>(code_zero + mark + out));
    for (const Branch& each : below) text += each.*which;
    text += ')';
  };
  write(&Branch::code, lead);
  write(&Branch::opposite, -lead);
  return true;
}

LeadForest LeadForest::only(Vertices tree) const {
  std::array<int, most> place{};
  int order = 0;
  each(tree, [&](int v) { place[index(v)] = order++; });
  LeadForest result = *this;
  result.order_ = order;
  result.out_ = 0;
  result.neighbours_ = {};
  result.leads_ = {};
  each(tree, [&](int v) {
    const int to = place[index(v)];
    each(neighbours_[index(v)], [&](int w) { result.neighbours_[index(to)] |= set_of(place[index(w)]); });
    result.leads_[index(to)] = leads_[index(v)];
    if ((out_ & set_of(v)) != 0) result.out_ |= set_of(to);
  });
  return result;
}

int LeadForest::strike(std::vector<Tree>& trees) {
  int points = 0;
  for (bool changed = true; changed;) {
    points += settle();
    changed = shorten();
    trees.clear();
    for (Vertices rest = with_edges(); rest != 0 && !changed;) {
      const Vertices tree = tree_at(std::countr_zero(rest));
      rest &= ~tree;
      std::optional<std::string> code, opposite;
      for (const int centre : centres(tree)) {
        Branch whole{centre, {}, {}};
        changed = changed || !read(centre, nowhere, whole);
        keep_least(code, whole.code);
        keep_least(opposite, whole.opposite);
      }
      if (!changed) trees.push_back({*std::move(code), *std::move(opposite), only(tree)});
    }
  }
  return points;
}

LeadForest::Counted LeadForest::count_for_ends(int v, int above, int lead) const {
  std::vector<int> more;  // if an edge below counts for v, by branch: less or nothing
  int sum = 0;
  each(neighbours_[index(v)], [&](int w) {
    if (w == above) return;
    const Counted below = count_for_ends(w, v, lead);
    sum += below.top;
    more.push_back(below.above - below.top);
  });
  std::ranges::sort(more, std::greater{});
  const int own = lead * leads_[index(v)] - left(v);
  int mine = (out_ & set_of(v)) != 0 ? 1 : 0;
  Counted best{std::numeric_limits<int>::min(), std::numeric_limits<int>::min()};
  for (std::size_t taken = 0;; ++taken, ++mine) {
    best.above = std::max(best.above, sum + sign(own + mine / 2 * 2));
    best.top = std::max(best.top, sum + sign(own + (mine + 1) / 2 * 2));
    if (taken == more.size()) return best;
    sum += more[taken];
  }
}

int LeadForest::by_pairs(int lead) const {
  int sum = 0;
  for (Vertices rest = with_edges(); rest != 0;) {
    const int root = std::countr_zero(rest);
    rest &= ~tree_at(root);
    sum += count_for_ends(root, nowhere, lead).above;
  }
  return sum;
}

}  // namespace gamecert::solve
