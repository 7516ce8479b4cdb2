// Lights Out as the system (A + I) x = lit over GF(2).
//
// Leaves are eliminated first, which settles forests; each component of what is left is solved
// densely. The matrix is symmetric, so if there is no solution, some kernel vector y has an odd
// product with the lit vertices: y is read off the reduced matrix, or set at an isolated vertex
// whose equation became 0 = 1. A vertex is pressed in some solution iff it is in the one found
// or in a vector of a kernel basis.
// Source: Klaus Sutner, "Linear cellular automata and the Garden-of-Eden", 1989.
#include "solve/boards/lights_out.hpp"

#include <algorithm>
#include <optional>

#include "certificates/solitaires/order.hpp"
#include "certificates/structure/kernel.hpp"
#include "solve/boards/lights_out_dense.hpp"
#include "solve/boards/lights_out_leaves.hpp"

namespace gamecert::solve {
namespace {

using graphs::Graph;

/// A component of the core with its reduced system.
struct Block {
  std::vector<int> vertices;
  DenseSystem system;
};

class LightsOutQuestion {
 public:
  LightsOutQuestion(const games::Instance& instance, const Request& request)
      : graph_(instance.graph()),
        request_(request),
        watch_(request.limits),
        lit_(vertices_lit(instance)),
        leaves_(graph_, lit_) {
    reduce_core();
  }

  Answer answer() {
    Answer answer;
    if (const auto kernel = odd_kernel_vector()) {
      answer.statement = "UNWINNABLE";
      if (request_.certificate) answer.evidence = certificates::Kernel{members(*kernel)};
      if (request_.all_moves) answer.winning_moves.emplace();
      return answer;
    }
    const std::vector<char> x = solution();
    answer.statement = "WINNABLE";
    answer.moves = played(members(x));
    if (request_.certificate) answer.evidence = certificates::Order{answer.moves};
    if (request_.all_moves) answer.winning_moves = answer.moves.empty() ? std::vector<int>{} : pressed_somewhere(x);
    return answer;
  }

 private:
  static std::vector<char> vertices_lit(const games::Instance& instance) {
    std::vector<char> lit(static_cast<std::size_t>(instance.order()), 0);
    for (const int v : instance.vertices("lit")) lit[v] = 1;
    return lit;
  }

  static std::vector<int> members(const std::vector<char>& set) {
    std::vector<int> result;
    for (std::size_t v = 0; v < set.size(); ++v) {
      if (set[v] != 0) result.push_back(static_cast<int>(v));
    }
    return result;
  }

  void reduce_core() {
    std::vector<int> place(lit_.size(), -1);
    std::vector<char> in_core(lit_.size(), 0);
    for (const int v : leaves_.core()) in_core[v] = 1;
    for (const int start : leaves_.core()) {
      if (place[start] >= 0) continue;
      std::vector<int> vertices{start};
      place[start] = 0;
      for (std::size_t next = 0; next < vertices.size(); ++next) {
        for (const int u : graph_.neighbours(vertices[next])) {
          if (in_core[u] == 0 || place[u] >= 0) continue;
          place[u] = static_cast<int>(vertices.size());
          vertices.push_back(u);
        }
      }
      blocks_.push_back({vertices, reduced(vertices, in_core, place)});
    }
  }

  DenseSystem reduced(const std::vector<int>& vertices, const std::vector<char>& in_core,
                      const std::vector<int>& place) {
    DenseSystem system(static_cast<int>(vertices.size()), watch_);
    for (const int v : vertices) {
      if (leaves_.diagonal(v)) system.add(place[v], place[v]);
      if (leaves_.side(v)) system.add_side(place[v]);
      for (const int u : graph_.neighbours(v)) {
        if (in_core[u] != 0) system.add(place[v], place[u]);
      }
    }
    system.reduce(watch_);
    return system;
  }

  static void put(const Block& block, const std::vector<char>& values, std::vector<char>& x) {
    for (std::size_t i = 0; i < values.size(); ++i) x[block.vertices[i]] = values[i];
  }

  std::optional<std::vector<char>> odd_kernel_vector() const {
    for (const int v : leaves_.free()) {
      if (leaves_.side(v)) return from_free(v);
    }
    for (const Block& block : blocks_) {
      if (block.system.solvable()) continue;
      for (const int column : block.system.free()) {
        const std::vector<char> y = block.system.kernel(column);
        bool odd = false;
        for (std::size_t i = 0; i < y.size(); ++i) odd ^= y[i] != 0 && leaves_.side(block.vertices[i]);
        if (odd) return from_block(block, y);
      }
    }
    return std::nullopt;
  }

  std::vector<char> from_free(int v) const {
    std::vector<char> y(lit_.size(), 0);
    y[v] = 1;
    leaves_.complete(y, true);
    return y;
  }
  std::vector<char> from_block(const Block& block, const std::vector<char>& values) const {
    std::vector<char> y(lit_.size(), 0);
    put(block, values, y);
    leaves_.complete(y, true);
    return y;
  }

  std::vector<char> solution() const {
    std::vector<char> x(lit_.size(), 0);
    for (const Block& block : blocks_) put(block, block.system.solution(), x);
    leaves_.complete(x, false);
    return x;
  }

  /// The presses up to the first moment at which no vertex is lit: the game ends there.
  std::vector<int> played(std::vector<int> presses) const {
    std::vector<char> lit = lit_;
    auto count = std::count(lit.begin(), lit.end(), 1);
    std::size_t made = 0;
    const auto switch_light = [&](int v) { count += (lit[v] ^= 1) != 0 ? 1 : -1; };
    for (; count > 0 && made < presses.size(); ++made) {
      switch_light(presses[made]);
      for (const int u : graph_.neighbours(presses[made])) switch_light(u);
    }
    presses.resize(made);
    return presses;
  }

  std::vector<int> pressed_somewhere(std::vector<char> pressed) {
    const auto add = [&](const std::vector<char>& y) {
      watch_.look();
      for (std::size_t v = 0; v < y.size(); ++v) pressed[v] |= y[v];
    };
    for (const int v : leaves_.free()) add(from_free(v));
    for (const Block& block : blocks_) {
      for (const int column : block.system.free()) add(from_block(block, block.system.kernel(column)));
    }
    return members(pressed);
  }

  const Graph& graph_;
  const Request& request_;
  Watch watch_;
  std::vector<char> lit_;
  LightsOutLeaves leaves_;
  std::vector<Block> blocks_;
};

}  // namespace

Answer solve_lights_out(const games::Instance& instance, const Request& request) {
  return LightsOutQuestion(instance, request).answer();
}

}  // namespace gamecert::solve
