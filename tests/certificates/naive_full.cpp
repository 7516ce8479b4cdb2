// Full gadgets from their definition, and what is said of them by hosts, over every order of all vertices.
#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <optional>
#include <random>

#include "naive.hpp"
#include "reductions/gadgets/gadget_text.hpp"

namespace gamecert::naive {
namespace {

using namespace certificates;
using reductions::Conclusion;
using reductions::Gadget;
using Kind = Conclusion::Kind;
using Rows = std::vector<std::vector<std::uint64_t>>;

std::uint64_t inverse_of(std::uint64_t a) {
  std::uint64_t result = 1;
  for (int i = 0; i < 63; ++i) result = multiply(result, a = multiply(a, a));
  return result;
}

/// A game: a gadget of which all vertices are inner.
bool wins(const Gadget& game, const std::vector<int>& order) {
  std::vector<char> green = game.green;
  for (const int v : order) {
    if (green[static_cast<std::size_t>(v)] == 0) return false;
    for (const auto& [a, b] : game.edges)
      if (a == v || b == v) green[static_cast<std::size_t>(a == v ? b : a)] ^= 1;
  }
  return true;
}

template <class Visit>
void each_order(int count, Visit&& visit) {
  std::vector<int> order(static_cast<std::size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  do visit(order);
  while (std::ranges::next_permutation(order).found);
}

/// The sum over the winning orders of the products of 1/(t_previous + t_next).
std::uint64_t sum(const Gadget& game, const std::vector<std::uint64_t>& t) {
  std::uint64_t result = 0;
  each_order(game.inner, [&](const std::vector<int>& order) {
    if (!wins(game, order)) return;
    std::uint64_t product = 1, last = 0;
    for (const int v : order) {
      product = multiply(product, last ^ t[static_cast<std::size_t>(v)]);
      last = t[static_cast<std::size_t>(v)];
    }
    result ^= inverse_of(product);
  });
  return result;
}

/// The gadget alone, with these boundary vertices green.
Gadget alone(const Gadget& gadget, unsigned green) {
  Gadget game{0, gadget.order(), gadget.edges, {}};
  for (int b = 0; b < gadget.boundary; ++b) game.green.push_back((green >> b & 1) != 0);
  game.green.insert(game.green.end(), gadget.green.begin(), gadget.green.end());
  return game;
}

bool regular(Rows rows) {
  for (std::size_t k = 0; k < rows.size(); ++k) {
    const auto pivot = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(k), rows.end(),
                                    [k](const auto& row) { return row[k] != 0; });
    if (pivot == rows.end()) return false;
    std::swap(rows[k], *pivot);
    for (std::size_t i = k + 1; i < rows.size(); ++i) {
      const std::uint64_t factor = multiply(rows[i][k], inverse_of(rows[k][k]));
      for (std::size_t j = k; j < rows.size(); ++j) rows[i][j] ^= multiply(factor, rows[k][j]);
    }
  }
  return true;
}

/// Whether the next elements show the gadget full; they are then used up.
bool shown_full(const Gadget& gadget, const std::vector<std::uint64_t>& elements, std::size_t& next) {
  const auto boundary = static_cast<std::size_t>(gadget.boundary);
  Rows rows;
  for (std::size_t row = 0; row < std::size_t{1} << (boundary - 1); ++row) {
    std::vector<std::uint64_t> t(elements.begin(), elements.begin() + gadget.boundary);
    for (int i = 0; i < gadget.inner; ++i) {
      if (next == elements.size()) return false;
      t.push_back(elements[next++]);
    }
    auto different = t;
    std::ranges::sort(different);
    if (different.front() == 0 || std::ranges::adjacent_find(different) != different.end()) return false;
    auto& values = rows.emplace_back();
    for (unsigned set = 0; set < 1U << boundary; ++set) {
      const Gadget game = alone(gadget, set);
      const auto greens = std::ranges::count(game.green, 1);
      if ((game.order() + std::ssize(game.edges) + greens) % 2 == 0) values.push_back(sum(game, t));
    }
  }
  return regular(rows);
}

/// The host of some inner vertices beside the boundary, and the gadget; colours of the host, boundary first.
Gadget joined(const Gadget& gadget, const std::vector<graphs::Edge>& host, unsigned green, int inner) {
  Gadget game = alone(gadget, green);
  game.inner += inner;
  for (int i = 0; i < inner; ++i) game.green.push_back((green >> (gadget.boundary + i) & 1) != 0);
  const auto moved = [&](int v) { return v < gadget.boundary ? v : v + gadget.inner; };
  for (const auto& [u, v] : host) {
    const graphs::Edge edge{moved(u), moved(v)};
    if (std::erase(game.edges, edge) == 0) game.edges.push_back(edge);
  }
  return game;
}

bool winnable(const Gadget& game) {
  bool found = false;
  each_order(game.inner, [&](const std::vector<int>& order) { found = found || wins(game, order); });
  return found;
}

/// Whether the conclusion `same`, `if` or `only if` is true of all hosts with so many vertices beside the boundary.
bool true_of_hosts(const Gadget& gadget, const Conclusion& conclusion, int inner) {
  const int order = gadget.boundary + inner;
  std::vector<graphs::Edge> pairs;
  for (int v = 0; v < order; ++v)
    for (int u = 0; u < v; ++u) pairs.emplace_back(u, v);
  for (unsigned chosen = 0; chosen < 1U << pairs.size(); ++chosen) {
    std::vector<graphs::Edge> host;
    for (std::size_t i = 0; i < pairs.size(); ++i)
      if ((chosen >> i & 1) != 0) host.push_back(pairs[i]);
    for (unsigned green = 0; green < 1U << order; ++green) {
      const bool before = winnable(joined(gadget, host, green, inner));
      const bool after = winnable(joined(conclusion.after, host, green ^ conclusion.recoloured, inner));
      if ((before && !after && conclusion.kind != Kind::if_after) ||
          (after && !before && conclusion.kind != Kind::only_if))
        return false;
    }
  }
  return true;
}

/// The conclusion as `same`, `if` or `only if`: that a graph is won by certain moves first, or last, says that it is
/// won only if what they leave is. Nothing if it says something else, or no play has these moves so.
std::optional<Conclusion> exchange_said(const Gadget& gadget, Conclusion conclusion) {
  if (conclusion.kind == Kind::unwinnable) return std::nullopt;
  if (conclusion.kind != Kind::first && conclusion.kind != Kind::last) return conclusion;
  Gadget left = alone(gadget, 0);
  std::vector<int> moves = conclusion.moves;
  std::vector<char> gone(left.green.size());
  if (conclusion.kind == Kind::last) std::ranges::reverse(moves);
  for (const int move : moves) {
    bool odd = false;
    for (const auto& [u, v] : left.edges) {
      const int neighbour = u == move ? v : u;
      if ((u != move && v != move) || gone[static_cast<std::size_t>(neighbour)] != 0) continue;
      odd = !odd;
      if (conclusion.kind == Kind::first) left.green[static_cast<std::size_t>(neighbour)] ^= 1;
    }
    const bool green = left.green[static_cast<std::size_t>(move)] != 0;
    if (conclusion.kind == Kind::first ? !green : odd == green) return std::nullopt;
    gone[static_cast<std::size_t>(move)] = 1;
  }
  Conclusion said{Kind::only_if, {gadget.boundary, 0, {}, {}}, 0, {}};
  std::vector<int> number(gone.size());
  for (int v = 0, next = 0; v < left.order(); ++v) {
    if (gone[static_cast<std::size_t>(v)] != 0) continue;
    number[static_cast<std::size_t>(v)] = next++;
    const bool green = left.green[static_cast<std::size_t>(v)] != 0;
    if (v < gadget.boundary) {
      said.recoloured |= green ? 1U << v : 0U;
    } else {
      ++said.after.inner;
      said.after.green.push_back(green);
    }
  }
  for (const auto& [u, v] : left.edges)
    if (gone[static_cast<std::size_t>(u)] == 0 && gone[static_cast<std::size_t>(v)] == 0)
      said.after.edges.emplace_back(number[static_cast<std::size_t>(u)], number[static_cast<std::size_t>(v)]);
  return said;
}

}  // namespace

Certificate certify_full(const std::string& gadget, const std::string& conclusion) {
  const Gadget before = reductions::read_gadget(gadget);
  const Conclusion said = exchange_said(before, reductions::read_conclusion(conclusion)).value();
  const int rows = 1 << (before.boundary - 1);
  const int after = said.kind == Kind::if_after ? 0 : said.after.inner;
  Certificate certificate{claim("ello-gadget", gadget, conclusion), Full{}};
  std::mt19937_64 random(3);
  for (int attempt = 0; attempt < 1000; ++attempt) {
    Full full;
    const int count = before.boundary + rows * ((said.kind == Kind::only_if ? 0 : before.inner) + after);
    for (int i = 0; i < count; ++i) full.elements.push_back(random() % 256);
    certificate.evidence = full;
    if (full_right(certificate.claim, full)) break;
  }
  return certificate;
}

bool full_right(const Claim& claim, const Full& full) {
  const Gadget gadget = reductions::read_gadget(claim.instance);
  const auto conclusion = exchange_said(gadget, reductions::read_conclusion(claim.statement));
  if (!conclusion) return false;
  auto next = static_cast<std::size_t>(gadget.boundary);
  if (next == 0 || full.elements.size() < next) return false;
  if (conclusion->kind != Kind::only_if && !shown_full(gadget, full.elements, next)) return false;
  if (conclusion->kind != Kind::if_after && !shown_full(conclusion->after, full.elements, next)) return false;
  if (next != full.elements.size()) return false;
  static std::map<std::string, bool> known;
  const auto [entry, fresh] = known.emplace(claim.instance + " " + claim.statement, false);
  if (fresh) entry->second = true_of_hosts(gadget, *conclusion, 0) && true_of_hosts(gadget, *conclusion, 1);
  return entry->second;
}

}  // namespace gamecert::naive
