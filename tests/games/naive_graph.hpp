// Graphs of the smallest orders and what the words of formulas mean there, by brute force.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "conjectures/defined_words.hpp"
#include "conjectures/questions.hpp"
#include "graphs/formats.hpp"

namespace gamecert::conjectures {

using namespace language;

/// A labelled graph as a matrix, and everything about it from the definitions of the ELLO paper.
struct Naive {
  explicit Naive(int order_, unsigned edges) : order(order_), joined(order_, std::vector<bool>(order_)) {
    for (int v = 0, i = 0; v < order; ++v) {
      for (int u = 0; u < v; ++u, ++i) joined[u][v] = joined[v][u] = (edges >> i & 1) != 0;
    }
    solve();
  }

  /// Every order of play wins exactly one game: the one whose colours make it win (Cor 1.2).
  void solve() {
    std::vector<int> play(order);
    std::iota(play.begin(), play.end(), 0);
    do {
      unsigned green = 0;
      for (int i = 0; i < order; ++i) {
        int before = 0;
        for (int k = 0; k < i; ++k) before += joined[play[k]][play[i]];
        if (before % 2 == 0) green |= 1U << play[i];
      }
      winnable.insert(green);
    } while (std::next_permutation(play.begin(), play.end()));
  }
  int degree(int v) const { return static_cast<int>(std::ranges::count(joined[v], true)); }
  int size() const {
    int sum = 0;
    for (int v = 0; v < order; ++v) sum += degree(v);
    return sum / 2;
  }
  bool odd_type() const { return (order + size()) % 2 == 1; }
  std::vector<unsigned> components() const {
    std::vector<unsigned> result;
    for (int v = 0; v < order; ++v) {
      unsigned part = 1U << v;
      for (int round = 0; round < order; ++round) {
        for (int a = 0; a < order; ++a) {
          for (int b = 0; b < order; ++b) {
            if ((part >> a & 1) != 0 && joined[a][b]) part |= 1U << b;
          }
        }
      }
      if (std::ranges::find(result, part) == result.end()) result.push_back(part);
    }
    return result;
  }
  bool parity_plausible(unsigned green) const { return (std::popcount(green) + order + size()) % 2 == 0; }
  bool plausible(unsigned green) const {
    for (const unsigned part : components()) {
      int p = 0, twice_q = 0, greens = 0, reflected = 0;
      for (int v = 0; v < order; ++v) {
        if ((part >> v & 1) == 0) continue;
        const int is_green = green >> v & 1;
        ++p, twice_q += degree(v), greens += is_green, reflected += (is_green + degree(v)) % 2;
      }
      if ((p + twice_q / 2 + greens) % 2 != 0 || greens == 0 || reflected == 0) return false;
    }
    return true;
  }
  bool every(const std::function<bool(unsigned)>& holds) const {
    for (unsigned green = 0; green < 1U << order; ++green) {
      if (!holds(green)) return false;
    }
    return true;
  }
  bool parity_driven() const {
    return every([&](unsigned green) { return !parity_plausible(green) || green == 0 || winnable.contains(green); });
  }
  bool plausibility_driven() const {
    return every([&](unsigned green) { return !plausible(green) || winnable.contains(green); });
  }
  Naive without(int gone) const {
    unsigned edges = 0;
    for (int v = 0, i = 0; v < order; ++v) {
      for (int u = 0; u < v; ++u) {
        if (u != gone && v != gone) edges |= static_cast<unsigned>(joined[u][v]) << i++;
      }
    }
    return Naive(order - 1, edges);
  }
  std::vector<Naive> without_an_edge() const {
    std::vector<Naive> result;
    unsigned edges = 0;
    for (int v = 0, i = 0; v < order; ++v) {
      for (int u = 0; u < v; ++u) edges |= static_cast<unsigned>(joined[u][v]) << i++;
    }
    for (unsigned left = edges; left != 0; left &= left - 1) result.emplace_back(order, edges & ~(left & (~left + 1)));
    return result;
  }
  bool oddity() const { return odd_type() && parity_driven(); }
  bool special() const {
    for (int v = 0; v < order; ++v) {
      if (!without(v).oddity()) return false;
    }
    return true;
  }
  bool odd_degenerate() const {
    if (order <= 1) return order == 1;
    for (int v = 0; v < order; ++v) {
      if (degree(v) % 2 == 1 && without(v).odd_degenerate()) return true;
    }
    return false;
  }
  int node_kayles(unsigned open) const {
    std::set<int> options;
    for (int v = 0; v < order; ++v) {
      if ((open >> v & 1) == 0) continue;
      unsigned closed = 1U << v;
      for (int u = 0; u < order; ++u) closed |= static_cast<unsigned>(joined[u][v]) << u;
      options.insert(node_kayles(open & ~closed));
    }
    int mex = 0;
    while (options.contains(mex)) ++mex;
    return mex;
  }
  bool bipartite() const {
    return !every([&](unsigned side) {
      for (int v = 0; v < order; ++v) {
        for (int u = 0; u < v; ++u) {
          if (joined[u][v] && (side >> u & 1) == (side >> v & 1)) return true;
        }
      }
      return false;
    });
  }

  std::vector<std::vector<int>> automorphisms() const {
    std::vector<std::vector<int>> result;
    std::vector<int> image(order);
    std::iota(image.begin(), image.end(), 0);
    do {
      bool keeps = true;
      for (int v = 0; v < order; ++v)
        for (int u = 0; u < v; ++u) keeps = keeps && joined[u][v] == joined[image[u]][image[v]];
      if (keeps) result.push_back(image);
    } while (std::next_permutation(image.begin(), image.end()));
    return result;
  }
  /// By Burnside: what automorphisms fix, over their number.
  std::int64_t orbits(bool edges) const {
    std::int64_t fixed = 0;
    const auto all = automorphisms();
    for (const std::vector<int>& image : all) {
      for (int v = 0; v < order; ++v) {
        fixed += !edges && image[v] == v;
        for (int u = 0; u < v; ++u) fixed += edges && joined[u][v] && std::set{image[u], image[v]} == std::set{u, v};
      }
    }
    return fixed / static_cast<std::int64_t>(all.size());
  }
  /// The order of the greatest principal minor that is not zero, modulo 2 if wanted: a theorem on symmetric matrices.
  std::int64_t rank(bool binary) const {
    int result = 0;
    for (unsigned set = 0; set < 1U << order; ++set) {
      std::vector<int> rows, columns;
      for (int v = 0; v < order; ++v)
        if ((set >> v & 1) != 0) rows.push_back(v);
      columns = rows;
      int determinant = 0;
      do {
        int product = 1;
        for (std::size_t i = 0; i < rows.size(); ++i) {
          product *= joined[rows[i]][columns[i]] ? 1 : 0;
          for (std::size_t k = 0; k < i; ++k)
            if (columns[k] > columns[i]) product = -product;
        }
        determinant += product;
      } while (std::next_permutation(columns.begin(), columns.end()));
      if (binary ? determinant % 2 != 0 : determinant != 0) result = std::max(result, static_cast<int>(rows.size()));
    }
    return result;
  }

  /// What term() speaks of: the words that are computed, and those about games. Other words: words_test.cpp.
  static bool knows(std::string_view name) {
    const Term* known = find_term(name);
    return described(*known).source.empty();
  }

  std::int64_t term(const std::string& name) const {
    const auto degrees = [&](auto choose) {
      int result = order == 0 ? 0 : degree(0);
      for (int v = 0; v < order; ++v) result = choose(result, degree(v));
      return result;
    };
    const int odd_degrees = std::popcount([&] {
      unsigned set = 0;
      for (int v = 0; v < order; ++v) set |= static_cast<unsigned>(degree(v) % 2) << v;
      return set;
    }());
    if (name == "connected") return components().size() == 1;
    if (name == "tree") return components().size() == 1 && size() == order - 1;
    if (name == "bipartite") return bipartite();
    if (name == "odd-type") return odd_type();
    if (name == "even-type") return !odd_type();
    if (name == "all-even") return odd_degrees == 0;
    if (name == "all-odd") return odd_degrees == order;
    if (name == "odd-degenerate") return odd_degenerate();
    if (name == "oddity") return oddity();
    if (name == "event") return !odd_type() && parity_driven();
    if (name == "parity-driven") return parity_driven();
    if (name == "plausibility-driven") return plausibility_driven();
    if (name == "special") return special();
    if (name == "order") return order;
    if (name == "size") return size();
    if (name == "min-degree") return degrees([](int a, int b) { return std::min(a, b); });
    if (name == "max-degree") return degrees([](int a, int b) { return std::max(a, b); });
    if (name == "components") return static_cast<std::int64_t>(components().size());
    if (name == "winnable-colourings") return static_cast<std::int64_t>(winnable.size());
    if (name == "automorphisms") return static_cast<std::int64_t>(automorphisms().size());
    if (name == "vertex-orbits") return orbits(false);
    if (name == "edge-orbits") return orbits(true);
    if (name == "rank") return rank(false);
    if (name == "binary-rank") return rank(true);
    ADD_FAILURE() << "no naive definition of " << name;
    return -1;
  }

  int order;
  std::vector<std::vector<bool>> joined;
  std::set<unsigned> winnable;
};

inline graphs::SmallGraph small_of(const Naive& naive) {
  graphs::SmallGraph graph;
  graph.order = naive.order;
  for (int v = 0; v < naive.order; ++v) {
    for (int u = 0; u < v; ++u) {
      if (naive.joined[u][v]) graph.add_edge(u, v);
    }
  }
  return graph;
}

/// Answers by brute force on the graph that the question names.
inline std::optional<std::string> answer(const GameAtom& question) {
  const std::string graph6 = question.instance.substr(0, question.instance.find(' '));
  const graphs::Graph graph = graphs::read_graph6(graph6);
  static std::map<std::string, Naive> known;
  auto it = known.find(graph6);
  if (it == known.end()) {
    unsigned edges = 0;
    for (int v = 0, i = 0; v < graph.order(); ++v) {
      for (int u = 0; u < v; ++u, ++i) edges |= static_cast<unsigned>(graph.adjacent(u, v)) << i;
    }
    it = known.emplace(graph6, Naive(graph.order(), edges)).first;
  }
  if (question.game == "node-kayles") {
    return "NIMBER " + std::to_string(it->second.node_kayles((1U << graph.order()) - 1));
  }
  if (question.game == "odd-elimination") return it->second.odd_degenerate() ? "WINNABLE" : "UNWINNABLE";
  unsigned green = 0;
  if (const auto equals = question.instance.find('='); equals != std::string::npos) {
    for (std::size_t at = equals; at < question.instance.size(); at += 2)
      green |= 1U << (question.instance[at + 1] - '0');
  }
  return it->second.winnable.contains(green) ? "WINNABLE" : "UNWINNABLE";
}

template <class Visit>
void each_graph(int most, Visit&& visit) {
  for (int order = 0; order <= most; ++order) {
    for (unsigned edges = 0; edges < 1U << order * (order - 1) / 2; ++edges) visit(Naive(order, edges));
  }
}

}  // namespace gamecert::conjectures
