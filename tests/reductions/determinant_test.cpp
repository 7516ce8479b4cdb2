// The theorems of docs/DETERMINANT.md on all games of order at most 5, computed from their words alone: the determinant
// as a sum over permutations, the other side by playing every order.
#include "reductions/determinant.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <random>

namespace gamecert::reductions {
namespace {

using Element = std::uint64_t;
using Point = std::vector<Element>;
using Order = std::vector<int>;

std::size_t at(int v) { return static_cast<std::size_t>(v); }

/// Modulo x^64 + x^4 + x^3 + x + 1: the product as a polynomial of two words, then x^64 = x^4 + x^3 + x + 1 twice.
Element times(Element a, Element b) {
  Element low = 0;
  Element high = 0;
  for (unsigned i = 0; i < 64; ++i) {
    if ((a >> i & 1) == 0) continue;
    low ^= b << i;
    high ^= i == 0 ? 0 : b >> (64 - i);
  }
  const Element over = high >> 60 ^ high >> 61 ^ high >> 63;  // above x^63 once more
  return low ^ high ^ high << 1 ^ high << 3 ^ high << 4 ^ over ^ over << 1 ^ over << 3 ^ over << 4;
}

/// a^(2^64 - 2), by its binary digits: all ones but the last.
Element inverse_of(Element a) {
  Element result = 1;
  for (int digit = 63; digit >= 0; --digit) {
    result = times(result, result);
    if (digit > 0) result = times(result, a);
  }
  return result;
}

std::vector<Order> permutations(int n) {
  Order order(at(n));
  std::iota(order.begin(), order.end(), 0);
  std::vector<Order> all;
  do {
    all.push_back(order);
  } while (std::ranges::next_permutation(order).found);
  return all;
}

/// All games on the vertices 0..order-1: the bits of `edges` are the pairs of earlier and later vertices, those of
/// `green` the vertices.
struct Game {
  int order;
  unsigned edges, green;
  bool joined(int u, int v) const {
    const auto [a, b] = std::minmax(u, v);
    return a != b && (edges >> (b * (b - 1) / 2 + a) & 1) != 0;
  }
  bool is_green(int v) const { return (green >> v & 1) != 0; }
  graphs::Graph graph() const {
    std::vector<graphs::Edge> list;
    for (int v = 0; v < order; ++v)
      for (int u = 0; u < v; ++u)
        if (joined(u, v)) list.emplace_back(u, v);
    return graphs::Graph(order, list);
  }
  std::vector<int> greens() const {
    std::vector<int> list;
    for (int v = 0; v < order; ++v)
      if (is_green(v)) list.push_back(v);
    return list;
  }
  /// Whether the order is legal play.
  bool won_by(const Order& moves) const {
    unsigned shows_green = green;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if ((shows_green >> moves[i] & 1) == 0) return false;
      for (const int v : moves)
        if (joined(moves[i], v)) shows_green ^= 1U << v;
    }
    return true;
  }
};

template <class Visit>
void each_game(int order, Visit&& visit) {
  for (unsigned edges = 0; edges < 1U << order * (order - 1) / 2; ++edges)
    for (unsigned green = 0; green < 1U << order; ++green) visit(Game{order, edges, green});
}

/// Both sides of the theorem at a point.
class Sides {
 public:
  explicit Sides(const Point& point) : order_(static_cast<int>(point.size())), orders_(permutations(order_)) {
    for (const Element t : point) first_.push_back(inverse_of(t));
    for (const Element t : point)
      for (const Element u : point) weight_.push_back(t == u ? 0 : inverse_of(t ^ u));
    for (const Order& moves : orders_) {
      Element product = 1;
      for (std::size_t i = 0; i < moves.size(); ++i)
        product = times(product, i == 0 ? first_[at(moves[0])] : weight(moves[i - 1], moves[i]));
      products_.push_back(product);
    }
  }
  const std::vector<Element>& products() const { return products_; }

  Element sum(const Game& game) const {
    Element sum = 0;
    for (std::size_t i = 0; i < orders_.size(); ++i)
      if (game.won_by(orders_[i])) sum ^= products_[i];
    return sum;
  }
  Element determinant(const Game& game) const {
    std::vector<Element> entries(at(order_ * order_), 0);
    for (int u = 0; u < order_; ++u) {
      if (game.is_green(u)) entries[at(u * order_ + u)] = first_[at(u)];
      for (int v = 0; v < order_; ++v) {
        if (!game.joined(u, v)) continue;
        entries[at(u * order_ + v)] = weight(u, v);
        entries[at(u * order_ + u)] ^= weight(u, v);
      }
    }
    Element sum = 0;
    for (const Order& column : orders_) {
      Element product = 1;
      for (int u = 0; u < order_ && product != 0; ++u) {
        const Element entry = entries[at(u * order_ + column[at(u)])];
        product = entry == 0 ? 0 : times(product, entry);
      }
      sum ^= product;
    }
    return sum;
  }
  bool winnable(const Game& game) const {
    return std::ranges::any_of(orders_, [&](const Order& moves) { return game.won_by(moves); });
  }

 private:
  Element weight(int u, int v) const { return weight_[at(u * order_ + v)]; }
  int order_;
  std::vector<Order> orders_;
  std::vector<Element> first_, weight_;
  std::vector<Element> products_;  // by order
};

constexpr unsigned seed = 15;

Point random_point(int order, std::mt19937_64& random) {
  Point point;
  while (static_cast<int>(point.size()) < order) {
    const Element element = random();
    if (element != 0 && std::ranges::find(point, element) == point.end()) point.push_back(element);
  }
  return point;
}

TEST(Determinant, IsTheSumOverTheWinningOrdersOfEveryGameUpToOrderFive) {
  std::mt19937_64 random(seed);
  int games = 0;
  for (int order = 0; order <= 5; ++order) {
    for (int trial = order < 5 ? 3 : 1; trial > 0; --trial) {
      const Point point = random_point(order, random);
      const Sides sides(point);
      each_game(order, [&](const Game& game) {
        const Element sum = sides.sum(game);
        ASSERT_EQ(sides.determinant(game), sum) << order << " " << game.edges << " " << game.green << ", seed " << seed;
        ASSERT_EQ(determinant(game.graph(), game.greens(), point), sum) << order << " " << game.edges;
        ASSERT_EQ(sum != 0, sides.winnable(game)) << order << " " << game.edges << " " << game.green;
        games += trial == 1 ? 1 : 0;
      });
    }
  }
  EXPECT_EQ(games, 33867);
}

// Values at points that are independent over GF(2) are those of functions that are.
TEST(Determinant, ProductsOfDifferentOrdersAreIndependentFunctions) {
  std::mt19937_64 random(seed);
  constexpr std::size_t points = 3;  // of 64 bits each: room for 120 functions
  for (int order = 0; order <= 5; ++order) {
    std::vector<std::array<Element, points>> rows(permutations(order).size());
    for (std::size_t i = 0; i < points; ++i) {
      const Sides sides(random_point(order, random));
      for (std::size_t k = 0; k < rows.size(); ++k) rows[k][i] = sides.products()[k];
    }
    std::size_t rank = 0;
    for (std::size_t bit = 0; bit < 64 * points; ++bit) {
      const auto has = [&](const auto& row) { return (row[bit / 64] >> bit % 64 & 1) != 0; };
      const auto pivot = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(rank), rows.end(), has);
      if (pivot == rows.end()) continue;
      std::iter_swap(rows.begin() + static_cast<std::ptrdiff_t>(rank), pivot);
      for (std::size_t k = rank + 1; k < rows.size(); ++k) {
        if (!has(rows[k])) continue;
        for (std::size_t i = 0; i < points; ++i) rows[k][i] ^= rows[rank][i];
      }
      ++rank;
    }
    EXPECT_EQ(rank, rows.size()) << "order " << order;
  }
}

TEST(Determinant, InversesExist) {
  std::mt19937_64 random(seed);
  for (int i = 0; i < 1000; ++i) {
    const Element element = i < 64 ? Element{1} << i : random() | 1;
    ASSERT_EQ(times(element, inverse_of(element)), 1U) << element;
  }
}

TEST(Determinant, IsZeroForLostGamesAlsoWhereElementsOfOtherPairsAreEqualOrThatOfARedVertexIsZero) {
  std::mt19937_64 random(seed);
  for (int order = 2; order <= 4; ++order) {
    const Point point = random_point(order, random);
    const Sides sides(point);
    Point equal = point;
    equal[1] = point[0];
    Point zero = point;
    zero[0] = 0;
    each_game(order, [&](const Game& game) {
      if (sides.winnable(game)) return;
      const std::string name =
          std::to_string(order) + " " + std::to_string(game.edges) + " " + std::to_string(game.green);
      EXPECT_FALSE(!game.joined(0, 1) && determinant(game.graph(), game.greens(), equal) != 0) << name;
      EXPECT_FALSE(!game.is_green(0) && determinant(game.graph(), game.greens(), zero) != 0) << name;
    });
  }
}

TEST(Determinant, SaysTheSameOfEveryVertexThatAGraphIsEliminatedDownTo) {
  for (int order = 1; order <= 5; ++order) {
    const std::vector<Order> orders = permutations(order);
    for (unsigned edges = 0; edges < 1U << order * (order - 1) / 2; ++edges) {
      unsigned ends = 0;  // vertices that elimination can leave
      for (int v = 0; v < order; ++v) {
        const Game game{order, edges, 1U << v};
        if (std::ranges::any_of(orders, [&](const Order& moves) { return game.won_by(moves); })) ends |= 1U << v;
      }
      ASSERT_TRUE(ends == 0 || ends == (1U << order) - 1) << order << " " << edges;
    }
  }
}

}  // namespace
}  // namespace gamecert::reductions
