// Of each order of a frontier, the sets of back degrees modulo 2 that its vertices may have by then.
//
// Along the layout a vertex is put into every place of every order of the frontier before it. Its neighbours so far all
// stand there; those before it count for it, and it counts for those behind. Then the vertices go that have met all
// their neighbours, where their back degree is what their colour asks for. So nothing is kept of an order of the
// vertices so far but what later ones can see. Dynamic programming over the bags of a path: H. L. Bodlaender, "A
// tourist guide through treewidth" (1993); how small frontiers can be is the vertex separation number of the graph (N.
// G. Kinnersley, "The vertex separation number of a graph equals its path-width", 1992).
#include "reductions/frontier.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>

#include "text/deadline.hpp"

namespace gamecert::reductions {
namespace {

using Word = std::uint64_t;
using Members = std::uint32_t;  // of a frontier, by their place in it

constexpr int word_places = 6;  // a word has a bit for every vector over so many vertices

Members single(int place) { return Members{1} << place; }
bool holds(Members set, int place) { return (set >> place & 1) != 0; }

/// The vectors x, of a word, in which place i is 0.
constexpr std::array<Word, word_places + 1> zero_at = {0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f,
                                                       0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff,
                                                       0xffffffffffffffff};

std::size_t words_over(int places) { return std::size_t{1} << std::max(places - word_places, 0); }

/// A set of vectors over the members of a frontier: bit x is there if x is.
class Vectors {
 public:
  Vectors(std::span<const Word> words, int places) : places_(places) { std::ranges::copy(words, words_.begin()); }

  std::span<const Word> words() const { return {words_.data(), words_over(places_)}; }
  bool empty() const {
    return std::ranges::all_of(words(), [](Word word) { return word == 0; });
  }
  /// Those that have the value there, without that place.
  void keep(int place, bool value) {
    const std::size_t count = words_over(places_);
    if (place >= word_places) {
      const std::size_t step = std::size_t{1} << (place - word_places);
      for (std::size_t i = 0; i < count / 2; ++i)
        words_[i] = words_[(i & ~(step - 1)) * 2 + (value ? step : 0) + (i & (step - 1))];
    } else {
      for (std::size_t i = 0; i < count; ++i) {
        const Word half = kept_of(words_[i], place, value);
        if (i % 2 == 0) {
          words_[i / 2] = half;
        } else {
          words_[i / 2] |= half << 32;
        }
      }
    }
    --places_;
  }
  /// All of them plus that vector.
  void add(Members vector) {
    const std::size_t count = words_over(places_), moved = vector >> word_places;
    for (std::size_t i = 0; i < count; ++i)
      if (i < (i ^ moved)) std::swap(words_[i], words_[i ^ moved]);
    for (int place = 0; place < word_places; ++place) {
      if (!holds(vector, place)) continue;
      const int step = 1 << place;
      const Word zero = zero_at[static_cast<std::size_t>(place)];
      for (std::size_t i = 0; i < count; ++i) words_[i] = (words_[i] & zero) << step | (words_[i] >> step & zero);
    }
  }

 private:
  static Word kept_of(Word word, int place, bool value) {
    word = (value ? word >> (1 << place) : word) & zero_at[static_cast<std::size_t>(place)];
    for (auto i = static_cast<std::size_t>(place); i + 1 < word_places; ++i)
      word = (word | word >> (std::size_t{1} << i)) & zero_at[i + 1];
    return word;
  }

  int places_;
  std::array<Word, std::size_t{1} << (most_frontier - word_places)> words_{};
};

/// The number of an order of 0..n-1 among all, ascending.
std::size_t rank(std::span<const int> order) {
  Members unused = single(static_cast<int>(order.size())) - 1;
  std::size_t result = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Members smaller = unused & (single(order[i]) - 1);
    result = result * (order.size() - i) + static_cast<std::size_t>(std::popcount(smaller));
    unused &= ~single(order[i]);
  }
  return result;
}

std::size_t orders_of(std::size_t members) {
  std::size_t result = 1;
  for (std::size_t i = 2; i <= members; ++i) result *= i;
  return result;
}

/// For each vertex the place in the layout of its last neighbour or of itself, whichever is later.
std::vector<std::size_t> last_places(const graphs::Graph& graph, const std::vector<int>& layout) {
  std::vector<std::size_t> last(layout.size());
  for (std::size_t i = 0; i < layout.size(); ++i) {
    last[static_cast<std::size_t>(layout[i])] = i;
    for (const int u : graph.neighbours(layout[i])) last[static_cast<std::size_t>(u)] = i;
  }
  return last;
}

/// A vertex that comes, and the members it meets.
struct Step {
  Members near = 0, gone = 0, red = 0;          // its neighbours; those that go; those of odd back degree then
  bool stays = false, is_red = false;           // the vertex itself
  std::array<int, most_frontier + 1> places{};  // afterwards, of those that stay; the vertex comes last
  int left = 0;                                 // that stay, the vertex among them
};

class Frontier {
 public:
  bool empty() const {
    return std::ranges::all_of(sets_, [](Word word) { return word == 0; });
  }
  void take(const Step& step, int members) {
    const std::vector<Word> before = std::move(sets_);
    const std::size_t words = words_over(members);
    sets_.assign(orders_of(static_cast<std::size_t>(step.left)) * words_over(step.left), 0);
    std::vector<int> order(static_cast<std::size_t>(members));
    std::iota(order.begin(), order.end(), 0);
    std::size_t number = 0;
    do {
      text::pause();
      const Vectors vectors({before.data() + words * number++, words}, members);
      if (!vectors.empty()) insert(step, order, vectors);
    } while (std::ranges::next_permutation(order).found);
  }

 private:
  /// The vertex at every place of the order.
  void insert(const Step& step, const std::vector<int>& order, const Vectors& vectors) {
    Members ahead = 0;
    for (std::size_t place = 0; place <= order.size(); ++place) {
      if (place > 0) ahead |= single(order[place - 1]);
      const bool odd = std::popcount(step.near & ahead) % 2 != 0;
      if (!step.stays && odd != step.is_red) continue;
      const Members behind = step.near & ~ahead;
      Vectors kept = vectors;
      for (int member = static_cast<int>(order.size()) - 1; member >= 0; --member)
        if (holds(step.gone, member)) kept.keep(member, holds(step.red ^ behind, member));
      Members moved = 0;
      for (int member = 0; std::cmp_less(member, order.size()); ++member)
        if (holds(behind & ~step.gone, member)) moved |= single(step.places[static_cast<std::size_t>(member)]);
      kept.add(moved);
      put(step, order, place, odd, kept);
    }
  }
  void put(const Step& step, const std::vector<int>& order, std::size_t place, bool odd, const Vectors& vectors) {
    std::array<int, most_frontier + 1> after{};
    std::size_t count = 0;
    for (std::size_t i = 0; i <= order.size(); ++i) {
      if (i == place && step.stays) after[count++] = step.left - 1;
      if (i < order.size() && !holds(step.gone, order[i]))
        after[count++] = step.places[static_cast<std::size_t>(order[i])];
    }
    const std::span<const Word> words = vectors.words();
    Word* to = sets_.data() + rank({after.data(), count}) * words_over(step.left);
    if (!step.stays || !odd) {
      for (std::size_t i = 0; i < words.size(); ++i) to[i] |= words[i];
    } else if (step.left <= word_places) {
      to[0] |= words[0] << (std::size_t{1} << (step.left - 1));
    } else {
      for (std::size_t i = 0; i < words.size(); ++i) to[words.size() + i] |= words[i];
    }
  }

  std::vector<Word> sets_ = {1};  // by rank of the order of the members; of no member the empty vector
};

}  // namespace

int greatest_frontier(const graphs::Graph& graph, const std::vector<int>& layout) {
  const std::vector<std::size_t> last = last_places(graph, layout);
  std::vector<int> going(layout.size(), 0);  // by place in the layout
  int members = 0, greatest = 0;
  for (std::size_t i = 0; i < layout.size(); ++i) {
    ++members;
    ++going[last[static_cast<std::size_t>(layout[i])]];
    members -= going[i];
    greatest = std::max(greatest, members);
  }
  return greatest;
}

// Sound because by induction along the layout the sets hold for every order of a frontier exactly the vectors that some
// order of the vertices so far gives which induces it and is right at the vertices that are gone (docs/ELLO.md).
bool winnable_along(const graphs::Graph& graph, const std::vector<int>& green, const std::vector<int>& layout) {
  assert(greatest_frontier(graph, layout) <= most_frontier);
  const std::vector<std::size_t> last = last_places(graph, layout);
  std::vector<char> red(layout.size(), 1);
  for (const int v : green) red[static_cast<std::size_t>(v)] = 0;
  Frontier frontier;
  std::vector<int> members;
  for (std::size_t i = 0; i < layout.size(); ++i) {
    const int vertex = layout[i];
    Step step{.stays = last[static_cast<std::size_t>(vertex)] > i,
              .is_red = red[static_cast<std::size_t>(vertex)] != 0};
    std::vector<int> left;
    for (std::size_t place = 0; place < members.size(); ++place) {
      const int member = members[place];
      const Members here = single(static_cast<int>(place));
      if (graph.adjacent(vertex, member)) step.near |= here;
      if (red[static_cast<std::size_t>(member)] != 0) step.red |= here;
      if (last[static_cast<std::size_t>(member)] == i) {
        step.gone |= here;
      } else {
        step.places[place] = static_cast<int>(left.size());
        left.push_back(member);
      }
    }
    if (step.stays) left.push_back(vertex);
    step.left = static_cast<int>(left.size());
    frontier.take(step, static_cast<int>(members.size()));
    if (frontier.empty()) return false;
    members = std::move(left);
  }
  return true;
}

}  // namespace gamecert::reductions
