// What a game declares about itself; command line, help and documentation follow from it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gamecert::games {

/// Boards that are searched or made into circuits have at most so many cells and codes of moves, else LimitError.
constexpr int max_cells = 1024, max_codes = 1 << 16;

/// What a mover without a move does. (Misere play turns `loses` into wins.)
enum class Stuck { loses, ends };

/// The boards a game is played on.
enum class BoardKind {
  graph,
  digraph,
  graph_or_digraph,
  heaps,
  triangulation,        // of a disc or of points in the plane
  drawn_triangulation,  // of points in the plane
  points,               // without edges
};

/// A part of the instance line beside the board, `name=value`.
struct AttributeInfo {
  enum class Shape {
    vertices,       // 0,2,5
    vertex_values,  // 0:2,3:1
    edge_values,    // 0-1:2,3-4:1
    edges,          // 0-1,1-2
    order,          // every vertex once: 2,0,1
  };
  std::string_view name;
  Shape shape = Shape::vertices;
  std::string_view meaning;
};

/// An option of the game, `--name value`: a whole number, one of some words, or a ratio.
struct ParameterInfo {
  std::string_view name;
  int least = 0;
  int greatest = 0;
  int usual = 0;
  std::string_view meaning;
  std::vector<std::string_view> words = {};  // if there are any: the values 0, 1, ... (no least and greatest)
  bool ratio = false;                        // p/q as ratio_value(p, q), or 0, `none` (no least and greatest)
};

/// Ratios p/q with p and q from 1 to ratio_limit - 1, as values of a parameter.
constexpr int ratio_limit = 10'000;
constexpr int ratio_value(int p, int q) { return p * ratio_limit + q; }
constexpr std::pair<int, int> ratio_of(int value) { return {value / ratio_limit, value % ratio_limit}; }

class Parameters;

/// How far a clash looks: it goes through edges (or arcs) of the board, at most `near` that hang together with the
/// vertex that clashes and `far` others, or as many in all. It stays when others are deleted; but edges may also lift
/// it: of what does not clash at a vertex, at most `relief` edges that hang together with it show that.
struct Reach {
  int near = 0, far = 0;
  int relief = 0;
  bool when_painted = false;  // clashes count at the vertex that is being painted alone, and any start is legal
  friend bool operator==(const Reach&, const Reach&) = default;
};

/// Of a game of painting vertices: a move paints an unpainted vertex v with a colour c from 0, and has the code
/// v * colours + c. A colour clashes at v with what is painted at other vertices, or does not; a start or a move is
/// legal if then nothing that is painted clashes, and a clash without relief stays when edges or painted vertices are
/// added. Of a set of pairs (v, c), by code, the rules say, besides:
///   position_of(painting)   the position in which these are painted, however play came to it
///   ruled_out(painting)     the pairs (v, c) at which c clashes with what others are painted; nothing is meant where v
///                           is painted otherwise
struct PaintingInfo {
  int (*colours)(const Parameters&);
  std::optional<Reach> (*reach)(const Parameters&);
  std::string_view no_reach = {};  // where there is none: with which parameters, and why
};

/// Of games in which a clash is along one edge.
inline std::optional<Reach> one_edge(const Parameters&) { return Reach{.near = 1}; }

/// Of an impartial game whose positions are sets of open moves, which are one plane: a move closes itself and the moves
/// that conflict with it, which of two moves do is fixed by the board, and a closed move stays closed. Moves stand at
/// vertices, as many at each, codes in their order, or on edges, codes in the order of the board's list. Two moves
/// conflict, or do not, by the paths between them of as many edges as a clash looks through (Reach::near); on edges, if
/// they share an end. So a board notices of a piece of it only which moves at its boundary are closed (docs/LEMMAS.md).
///
/// Of a game for points with moves on edges: the players colour the edges of a graph in turn until none is left, a move
/// closes itself and nothing else, and in the end every vertex is a point for the player who has more of its edges. The
/// planes are the edges left, those of the mover and those of the opponent, beginning with cells for the edges; the
/// attribute `painted` gives edges to the players before play.
struct Locality {
  enum class Moves { none, at_vertices, on_edges };
  Moves moves = Moves::none;
  std::string_view why_not = "its rules do not declare that moves close others near them and nothing else";
};

/// The words of the option `first` of a game of Left and Right: who begins, or either, each by itself. A game for a
/// number has not the last.
inline constexpr std::string_view first_words[] = {"left", "right", "both"};

struct GameInfo {
  std::string_view name;
  std::string_view summary;  // one line
  int version = 1;           // of the rules; a certificate of another version is rejected
  int players = 2;
  BoardKind board = BoardKind::graph;
  Stuck stuck = Stuck::loses;
  bool partizan = false;  // a player who cannot move loses, and nothing else does, though `stuck` says that play ends:
                          // the players differ in the parts of a position that are exchanged at a turn
  bool sums = false;      // nimbers are asked: a win ends play and wins the sum; who cannot move there loses
  bool repeats = false;   // play of two may come back to a position, and never end: Game::endless
  std::vector<std::string_view> planes;  // their names in order; none of a text where the board says how many there are
  std::vector<AttributeInfo> attributes = {};
  std::vector<ParameterInfo> parameters = {};
  std::optional<PaintingInfo> painting = {};
  Locality local = {};
  bool sided = false;      // Left and Right play, and the option `first` says who begins; nothing but the start asks it
  int number_favours = 0;  // of a sided game for a number: 1 if Left wants most, -1 if least. Points of Left are what
                           // the number is more, times this
  /// What users call it: of NAME@DIGEST, whose rules are a text, NAME.
  std::string called() const { return std::string(name.substr(0, name.find('@'))); }
  bool last_move_decides() const { return players == 2 && stuck == Stuck::loses; }  // the outcome is N or P
  bool has_misere_play() const { return last_move_decides() || partizan; }
};

}  // namespace gamecert::games
