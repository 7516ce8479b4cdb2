// Boards of these games as sets of vertices in one word. Rules and readings are those of games/, said a second time and
// compared with them on every small graph.
#include "solve/boards/small_games.hpp"

#include <bit>
#include <cstddef>
#include <optional>
#include <utility>

#include "games/game.hpp"
#include "games/instances/parameters.hpp"

namespace gamecert::solve {
namespace {

using Set = PackedPosition;  // of vertices

constexpr int greatest_order = 11;
constexpr int packed_bits = 30;

constexpr Set only(int v) { return Set{1} << v; }

/// The neighbourhoods of a graph.
class Rows {
 public:
  void ask(const graphs::SmallGraph& graph) {
    order_ = graph.order;
    all_ = static_cast<Set>(graph.vertices());
    for (int v = 0; v < order_; ++v) rows_[static_cast<std::size_t>(v)] = static_cast<Set>(graph.neighbours(v));
  }
  int order() const { return order_; }
  Set all() const { return all_; }
  Set of(int v) const { return rows_[static_cast<std::size_t>(v)]; }
  /// All neighbours of the members.
  Set around(Set set) const {
    Set result = 0;
    graphs::each(set, [&](int v) { result |= of(v); });
    return result;
  }

 private:
  int order_ = 0;
  Set all_ = 0;
  std::array<Set, greatest_order> rows_{};
};

/// PROPER k-COLORING: for each colour the unpainted vertices that may have it, greatest set first, as colours play
/// alike.
class ProperBoard {
 public:
  explicit ProperBoard(int colours) : colours_(colours) {}

  void ask(const graphs::SmallGraph& graph) { rows_.ask(graph); }
  Set start() const {
    Set at = 0;
    for (int c = 0; c < colours_; ++c) at |= rows_.all() << shift(c);
    return at;
  }
  static std::optional<int> parity(Set) { return std::nullopt; }
  void options(Set at, PackedOptions& found) const {
    for (int c = 0; c < colours_; ++c) {
      const Set allowed = at >> shift(c) & rows_.all();
      if (c > 0 && allowed == (at >> shift(c - 1) & rows_.all())) continue;
      graphs::each(allowed, [&](int v) { found.add(painted(at, v, c)); });
    }
  }

 private:
  int shift(int colour) const { return colour * rows_.order(); }
  Set painted(Set at, int v, int colour) const {
    std::array<Set, packed_bits> allowed;
    for (int c = 0; c < colours_; ++c) {
      const Set ruled_out = c == colour ? rows_.of(v) | only(v) : only(v);
      const Set left = at >> shift(c) & rows_.all() & ~ruled_out;
      int place = c;
      for (; place > 0 && allowed[static_cast<std::size_t>(place - 1)] < left; --place)
        allowed[static_cast<std::size_t>(place)] = allowed[static_cast<std::size_t>(place - 1)];
      allowed[static_cast<std::size_t>(place)] = left;
    }
    Set result = 0;
    for (int c = 0; c < colours_; ++c) result |= allowed[static_cast<std::size_t>(c)] << shift(c);
    return result;
  }

  int colours_;
  Rows rows_;
};

/// WEAK 2-COLORING: the blue vertices, then the red ones; the least painted vertex is blue, as colours play alike.
class WeakBoard {
 public:
  enum class Reading { edges, surrounded, painted };
  explicit WeakBoard(Reading reading) : reading_(reading) {}

  void ask(const graphs::SmallGraph& graph) {
    rows_.ask(graph);
    isolated_ = 0;
    for (int v = 0; v < graph.order; ++v) isolated_ |= rows_.of(v) == 0 ? only(v) : 0;
  }
  static Set start() { return 0; }
  /// Known if play must end with every vertex painted. Sound because neither colour is legal at a vertex v only if a
  /// blue neighbour forbids blue and a red one forbids red (what v itself forbids, one colour, the other does not), and
  /// a blue vertex with a red neighbour forbids nothing, now or later: so v needs two neighbours, one blue or open
  /// without red neighbours, one red or open without blue ones. There are never more of these than there are now.
  std::optional<int> parity(Set at) const {
    const Set blue = at & rows_.all(), red = at >> rows_.order();
    const Set open = rows_.all() & ~blue & ~red;
    const Set clashing_blue = (open | blue) & ~rows_.around(red), clashing_red = (open | red) & ~rows_.around(blue);
    for (Set left = open; left != 0; left &= left - 1) {
      const Set near = rows_.of(std::countr_zero(left));
      const Set both = near & (clashing_blue | clashing_red);
      if ((near & clashing_blue) != 0 && (near & clashing_red) != 0 && !std::has_single_bit(both)) return std::nullopt;
    }
    return std::popcount(open) % 2;
  }
  /// First those beside a vertex of the other colour: what such a move paints stays legal in reading `edges`.
  void options(Set at, PackedOptions& found) const {
    const Set blue = at & rows_.all(), red = at >> rows_.order();
    const Set near_blue = rows_.around(blue), near_red = rows_.around(red);
    const Set as_blue = allowed(blue, red, near_blue, near_red);
    const Set as_red = at == 0 ? 0 : allowed(red, blue, near_red, near_blue);
    add(blue, red, as_blue & near_red, as_red & near_blue, found);
    add(blue, red, as_blue & ~near_red, as_red & ~near_blue, found);
  }

 private:
  /// The unpainted vertices that may be painted like `own`.
  Set allowed(Set own, Set other, Set near_own, Set near_other) const {
    const Set open = rows_.all() & ~own & ~other;
    if (reading_ == Reading::surrounded) return open & ~closing(own, open);
    const Set suits = open & (~near_own | near_other);
    // Sound because a painted vertex of the other colour beside `own` would lift the clash.
    return reading_ == Reading::painted ? suits : suits & ~rows_.around(own & ~near_other);
  }
  /// The open vertices that painted like `own` would leave some vertex, itself or another, with its own colour alone
  /// around it.
  Set closing(Set own, Set open) const {
    Set result = 0;
    graphs::each(open & ~isolated_, [&](int v) { result |= (rows_.of(v) & ~own) == 0 ? only(v) : 0; });
    graphs::each(own, [&](int u) {
      const Set rest = rows_.of(u) & ~own;
      result |= std::has_single_bit(rest) ? rest : 0;
    });
    return result;
  }
  void add(Set blue, Set red, Set to_blue, Set to_red, PackedOptions& found) const {
    graphs::each(to_blue, [&](int v) { found.add(packed(blue | only(v), red)); });
    graphs::each(to_red, [&](int v) { found.add(packed(blue, red | only(v))); });
  }
  Set packed(Set blue, Set red) const {
    const Set least = (blue | red) & -(blue | red);
    return (red & least) != 0 ? red | blue << rows_.order() : blue | red << rows_.order();
  }

  Reading reading_;
  Rows rows_;
  Set isolated_ = 0;
};

/// The geodetic contraction game: the labelled vertices.
class GeodeticBoard {
 public:
  enum class Reading { contract, literal, hull };
  explicit GeodeticBoard(Reading reading) : reading_(reading) {}

  void ask(const graphs::SmallGraph& graph) {
    rows_.ask(graph);
    for (int u = 0; u < graph.order; ++u) ask_from(u);
  }
  static Set start() { return 0; }
  static std::optional<int> parity(Set) { return std::nullopt; }
  /// First those that label more than one vertex.
  void options(Set at, PackedOptions& found) const {
    const Set open = rows_.all() & ~at, near = rows_.around(at);
    graphs::each(open & ~near, [&](int u) { found.add(labelled(at, u)); });
    graphs::each(open & near, [&](int u) { found.add(labelled(at, u)); });
  }

 private:
  using Sets = std::array<Set, greatest_order>;

  /// Circles and shortest paths around u. A path to a vertex goes through its neighbours one step nearer to u.
  void ask_from(int u) {
    Sets& circles = circles_[static_cast<std::size_t>(u)];
    Sets& paths = paths_[static_cast<std::size_t>(u)];
    circles.fill(0);
    paths.fill(0);
    Set reached = 0;
    Set circle = only(u);
    for (std::size_t d = 0; circle != 0; ++d) {
      circles[d] = circle;
      graphs::each(circle, [&](int v) {
        Set path = only(v);
        if (d > 0)
          graphs::each(circles[d - 1] & rows_.of(v), [&](int w) { path |= paths[static_cast<std::size_t>(w)]; });
        paths[static_cast<std::size_t>(v)] = path;
      });
      reached |= circle;
      circle = rows_.around(circle) & ~reached;
    }
  }
  Set path(int u, int v) const { return paths_[static_cast<std::size_t>(u)][static_cast<std::size_t>(v)]; }

  Set labelled(Set at, int u) const {
    if (reading_ == Reading::hull) return hull(at, u);
    Set more = only(u);
    graphs::each(reading_ == Reading::literal ? at : nearest(at, u), [&](int v) { more |= path(u, v); });
    return at | more;
  }
  Set nearest(Set at, int u) const {
    for (const Set circle : circles_[static_cast<std::size_t>(u)])
      if ((circle & at) != 0) return circle & at;
    return 0;
  }
  /// `at` is closed under shortest paths, and so is what comes of it.
  Set hull(Set at, int u) const {
    Set set = at | only(u);
    for (Set fresh = only(u); fresh != 0;) {
      Set found = 0;
      graphs::each(fresh, [&](int a) { graphs::each(set, [&](int b) { found |= path(a, b); }); });
      fresh = found & ~set;
      set |= fresh;
    }
    return set;
  }

  Reading reading_;
  Rows rows_;
  std::array<Sets, greatest_order> circles_{};  // by vertex and distance
  std::array<Sets, greatest_order> paths_{};    // by two vertices: those on shortest paths between them
};

template <class Board>
std::unique_ptr<SmallGame> search(Board board) {
  return std::make_unique<SmallSearch<Board>>(std::move(board));
}

}  // namespace

std::unique_ptr<SmallGame> small_game(const std::string& game, const std::map<std::string, int>& parameters,
                                      int order) {
  if (order > greatest_order) return nullptr;
  if (game == "proper") {
    const int colours = parameters.at("colours");
    return colours * order <= packed_bits && colours <= packed_bits ? search(ProperBoard(colours)) : nullptr;
  }
  if (game != "weak" && game != "geodetic") return nullptr;
  const games::Parameters given(games::find(game).info, parameters);
  const std::string_view reading = given.word("reading");
  if (game == "weak") {
    using enum WeakBoard::Reading;
    if (reading == "extendable") return nullptr;
    return search(WeakBoard(reading == "edges" ? edges : reading == "surrounded" ? surrounded : painted));
  }
  using enum GeodeticBoard::Reading;
  return search(GeodeticBoard(reading == "contract" ? contract : reading == "literal" ? literal : hull));
}

}  // namespace gamecert::solve
