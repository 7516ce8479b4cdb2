// oracle-claims-triangulations: looks again at where statements of "Games on Triangulations" are false as printed.
//
// Input, one statement a line:    ID WHERE, as gamecert prints where the claim fails
// Output, separated by a tab:     ID  false, or what is not so
//
// Each place is looked at by trying every move, every play of the printed strategy being replayed edge by edge.
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "lines.hpp"
#include "triangulations.hpp"

namespace {

using Mask = unsigned long;

// A board with its edges numbered in order of their names as pairs, and the sets of edges of its faces.
struct Numbered {
  explicit Numbered(const oracle::Board& from) : board(from), edges(from.edges.begin(), from.edges.end()) {
    for (const oracle::Face& face : board.faces) {
      Mask set = 0;
      for (int u : face) {
        for (int v : face) {
          if (u < v) set |= bit(oracle::edge_of(u, v));
        }
      }
      faces.push_back(set);
    }
    for (const oracle::Edge& edge : board.marked) marked |= bit(edge);
  }
  Mask bit(const oracle::Edge& edge) const {
    return 1UL << (std::lower_bound(edges.begin(), edges.end(), edge) - edges.begin());
  }
  Mask all() const { return (1UL << edges.size()) - 1; }
  bool completes(Mask before, Mask edge) const {
    return std::any_of(faces.begin(), faces.end(),
                       [&](Mask face) { return (face & edge) != 0 && (face & ~before & ~edge) == 0; });
  }
  oracle::Board board;
  std::vector<oracle::Edge> edges;
  std::vector<Mask> faces;
  Mask marked = 0;
};

Numbered numbered(const std::string& instance) {
  std::istringstream words(instance);
  return Numbered(oracle::read_instance(words));
}

int bits(Mask set) { return set == 0 ? 0 : 1 + bits(set & (set - 1)); }

// The word behind `key` in a text.
std::string behind(const std::string& text, const std::string& key) {
  const auto at = text.find(key);
  if (at == std::string::npos) throw std::runtime_error("expected '" + key + "'");
  std::istringstream words(text.substr(at + key.size()));
  std::string word;
  words >> word;
  return word;
}

std::string rest_behind(const std::string& text, const std::string& key) {
  const auto at = text.find(key);
  if (at == std::string::npos) throw std::runtime_error("expected '" + key + "'");
  return text.substr(at + key.size());
}

oracle::Edge edge_in(const std::string& word) { return oracle::read_edge(word, 1000); }

// A board, with marks if there are some, behind the name of its game.
std::string instance_in(const std::string& where, const std::string& game) {
  std::istringstream words(rest_behind(where, game + " "));
  std::string board, marks;
  words >> board >> marks;
  return board + (marks.rfind("marked=", 0) == 0 ? " " + marks : "");
}

bool second_edge_wins(const std::string& where) {
  const Numbered at = numbered(instance_in(where, "triangle-colouring"));
  const Mask move = at.bit(edge_in(behind(where, "the move ")));
  const bool second = std::any_of(at.faces.begin(), at.faces.end(),
                                  [&](Mask face) { return (face & move) != 0 && bits(face & at.marked) == 1; });
  return (at.marked & move) == 0 && second && at.completes(at.marked, move);
}

bool too_few_points(const std::string& where, const std::string& game) {
  return numbered(instance_in(where, game)).board.order < 3;
}

// Whether the mover wins the sum with a heap, for all positions and heaps 0..4: Nimstring, normal play.
class Strings {
 public:
  explicit Strings(Numbered of) : at(std::move(of)), wins_(5, std::vector<char>(at.all() + 1)) {
    for (Mask marked = at.all() + 1; marked-- > 0;) {
      for (std::size_t heap = 0; heap < wins_.size(); ++heap) {
        bool wins = false;
        for (std::size_t left = 0; left < heap; ++left) wins = wins || !wins_[left][marked];
        for (Mask edge = 1; edge <= at.all(); edge <<= 1) wins = wins || wins_by(marked, edge, heap);
        wins_[heap][marked] = wins;
      }
    }
  }
  bool wins_by(Mask marked, Mask edge, std::size_t heap = 0) const {
    if ((marked & edge) != 0) return false;
    const bool again = at.completes(marked, edge);
    return (wins_[heap][marked | edge] != 0) == again;
  }
  int nimber() const {
    int heap = 0;
    while (wins_[static_cast<std::size_t>(heap)][0] != 0) ++heap;
    return heap;
  }
  Numbered at;

 private:
  std::vector<std::vector<char>> wins_;
};

// Spoke 4 of 9 triangles is said to win, with the nimber 1; for 7 triangles the nimber is said to be 3, and for 8 2.
bool table_4(const std::string& where) {
  const Strings nine(numbered("fan:9"));
  return instance_in(where, "nimstring") == "fan:9 marked=0-4" && where.find("is in N") != std::string::npos &&
         Strings(numbered("fan:7")).nimber() == 2 && Strings(numbered("fan:8")).nimber() == 3 && nine.nimber() == 1 &&
         !nine.wins_by(0, nine.at.bit({0, 4}));
}

bool wheel_is_won(const std::string& where) { return Strings(numbered(instance_in(where, "nimstring"))).nimber() != 0; }

// A completable face, next to a face with one marked edge, next to nothing or to a face that is not completable.
bool lune(const Numbered& at, Mask marked) {
  for (Mask one : at.faces) {
    for (Mask two : at.faces) {
      if (one == two || bits(one & ~marked) != 1 || bits(two & ~marked) != 2 || (one & two & ~marked) == 0) continue;
      const Mask far = two & ~marked & ~one;
      bool blocked = false;
      for (Mask three : at.faces)
        blocked = blocked || (three != two && (three & far) != 0 && bits(three & ~marked) == 1);
      if (!blocked) return true;
    }
  }
  return false;
}

// Replays turns: the opponent's, then those of the player who completes what she can and marks the image. She, and not
// the opponent, makes the first lune, and in the end she is to move again and cannot.
bool loses_by_mirroring(const std::string& where,
                        const std::function<oracle::Edge(const Numbered&, oracle::Edge)>& image,
                        Mask (*first)(const Numbered&)) {
  std::istringstream words(instance_in(where, "nimstring"));
  std::string board;
  words >> board;
  const Numbered at = numbered(board);
  Mask marked = first(at);
  std::istringstream turns(rest_behind(where, "in the run "));
  bool opponent = true, own_lune = false;
  oracle::Edge last;
  for (std::string turn; std::getline(turns, turn, ';'); opponent = !opponent) {
    std::istringstream marks(turn);
    std::vector<oracle::Edge> list;
    for (std::string word; marks >> word;) list.push_back(edge_in(word));
    const bool lost = !opponent && turns.eof();
    if (!opponent && !own_lune && lune(at, marked)) return false;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Mask edge = at.bit(list[i]);
      const bool last_one = i + 1 == list.size() && !lost;
      if ((marked & edge) != 0 || at.completes(marked, edge) == last_one) return false;
      if (last_one && !opponent && list[i] != image(at, last)) return false;
      marked |= edge;
    }
    if (opponent) last = list.back();
    if (lost) return own_lune && marked == at.all();
    own_lune = own_lune || (!opponent && lune(at, marked));
  }
  return false;
}

bool fan_is_lost(const std::string& where) {
  return loses_by_mirroring(
      where,
      [](const Numbered& at, oracle::Edge edge) {
        const auto point = [&](int v) { return v == 0 ? 0 : at.board.order - v; };
        return oracle::edge_of(point(edge.first), point(edge.second));
      },
      [](const Numbered& at) {
        return at.bit({0, at.board.order / 2});
      });
}

bool wheel_is_lost(const std::string& where) {
  return loses_by_mirroring(
      where,
      [](const Numbered& at, oracle::Edge edge) {
        const int rim = at.board.order - 1;
        const auto point = [&](int v) { return v == rim ? rim : (v + rim / 2) % rim; };
        return oracle::edge_of(point(edge.first), point(edge.second));
      },
      [](const Numbered&) { return Mask{0}; });
}

// Diagonals of a polygon with the two faces and five edges of their flips.
struct Flip {
  oracle::Edge edge;
  Mask faces, green;
};

std::vector<Flip> flips_of(const Numbered& at) {
  std::vector<Flip> flips;
  for (const oracle::Edge& edge : at.edges) {
    Flip flip{edge, 0, 0};
    for (std::size_t f = 0; f < at.faces.size(); ++f) {
      if ((at.faces[f] & at.bit(edge)) == 0) continue;
      flip.faces |= 1UL << f;
      flip.green |= at.faces[f];
    }
    if (bits(flip.faces) == 2) flips.push_back(flip);
  }
  return flips;
}

// The most that `gain` gives over all sets of flips without a common face.
int best(const std::vector<Flip>& flips, const std::function<int(Mask green, int count)>& gain, std::size_t next = 0,
         Mask faces = 0, Mask green = 0, int count = 0) {
  if (next == flips.size()) return gain(green, count);
  const int without = best(flips, gain, next + 1, faces, green, count);
  if ((flips[next].faces & faces) != 0) return without;
  return std::max(without,
                  best(flips, gain, next + 1, faces | flips[next].faces, green | flips[next].green, count + 1));
}

int green_edges(Mask green, int) { return bits(green); }

// The printed recursion adds 5 for every flip of such a set.
bool recursion_is_wrong(const std::string& where) {
  const Numbered at = numbered(instance_in(where, "all-green"));
  const std::vector<Flip> flips = flips_of(at);
  return best(flips, [](Mask, int count) { return 5 * count; }) != best(flips, green_edges);
}

// C(t): nothing that touches the point v is ever green.
Numbered polygon(int t) {
  const int last = 1 << (t - 1);
  std::string diagonals;
  for (int step = 2; step < last; step *= 2) {
    for (int i = 0; i < last; i += step)
      diagonals += (diagonals.empty() ? "" : ",") + std::to_string(i) + "-" + std::to_string(i + step);
  }
  return numbered("convex:" + std::to_string(last + 1) + ":" + (diagonals.empty() ? "-" : diagonals));
}

// From S(t) on the ratio is at most (g(t)+5)/e(t), since g(t+1) <= 2 g(t) + 5.
bool ratio_is_less(const std::string& where) {
  const int t = oracle::number(behind(where, " S(").substr(0, 1), 10);
  const int most = best(flips_of(polygon(t)), green_edges);
  return 9 * (most + 5) < 5 * (3 << (t - 1));
}

int with_neither_flipped(int t) {
  const int last = 1 << (t - 1);
  std::vector<Flip> flips = flips_of(polygon(t));
  flips.erase(std::remove_if(flips.begin(), flips.end(),
                             [&](const Flip& flip) { return flip.edge.second - flip.edge.first == last / 2; }),
              flips.end());
  return best(flips, green_edges);
}

bool equation_2_is_wrong(const std::string& where) {
  const int t = oracle::number(behind(where, " t = ").substr(0, 1), 10);
  return with_neither_flipped(t) != 2 * with_neither_flipped(t - 1);
}

// A polygon with all edges of a triangulation, some of them green: who completes a green triangle by a flip wins.
struct Polygon {
  int order = 0;
  std::set<oracle::Edge> drawn, green;

  // The corner on one side of a diagonal: between its ends, or beyond.
  int corner(const oracle::Edge& edge, bool between) const {
    for (int w = 0; w < order; ++w) {
      if (w == edge.first || w == edge.second || (edge.first < w && w < edge.second) != between) continue;
      if (drawn.count(oracle::edge_of(w, edge.first)) != 0 && drawn.count(oracle::edge_of(w, edge.second)) != 0)
        return w;
    }
    throw std::runtime_error("expected a triangle on each side");
  }
  std::vector<oracle::Edge> black() const {
    std::vector<oracle::Edge> list;
    for (const oracle::Edge& edge : drawn) {
      const int apart = edge.second - edge.first;
      if (green.count(edge) == 0 && apart > 1 && apart < order - 1) list.push_back(edge);
    }
    return list;
  }
  int degree(int v) const {
    return static_cast<int>(
        std::count_if(drawn.begin(), drawn.end(), [v](const auto& e) { return e.first == v || e.second == v; }));
  }
  bool diagonal(int u, int v) const {
    const int apart = std::abs(u - v);
    return drawn.count(oracle::edge_of(u, v)) != 0 && apart > 1 && apart < order - 1;
  }
  bool zig_zag(const oracle::Edge& edge) const {
    return diagonal(edge.first, edge.second) && degree(edge.first) > 3 && degree(edge.second) > 3;
  }
  bool flip(const oracle::Edge& edge) {
    const int a = corner(edge, true), b = corner(edge, false);
    drawn.erase(edge);
    drawn.insert(oracle::edge_of(a, b));
    green.insert(oracle::edge_of(a, b));
    const auto completes = [&](int w) {
      return green.count(oracle::edge_of(a, w)) != 0 && green.count(oracle::edge_of(b, w)) != 0;
    };
    return completes(edge.first) || completes(edge.second);
  }
  bool someone_wins_at_once() const {
    for (const oracle::Edge& edge : black()) {
      Polygon after = *this;
      if (after.flip(edge)) return true;
    }
    return false;
  }
};

Polygon polygon_of(const Numbered& at) {
  return {at.board.order, {at.edges.begin(), at.edges.end()}, {at.board.marked.begin(), at.board.marked.end()}};
}

// An odd number of edges is playable, none wins, and after each the opponent wins at once.
bool forced_with_an_odd_number(const std::string& where) {
  const Polygon polygon = polygon_of(numbered(instance_in(where, "flip-to-triangle")));
  const std::vector<oracle::Edge> playable = polygon.black();
  return playable.size() % 2 == 1 && !polygon.someone_wins_at_once() &&
         std::all_of(playable.begin(), playable.end(), [&](const oracle::Edge& edge) {
           Polygon after = polygon;
           after.flip(edge);
           return after.someone_wins_at_once();
         });
}

std::string board_before(const std::string& where) { return where.substr(1, where.find(": ") - 1); }

// Of a zig-zag edge with two others on one side and three on the other, a neighbour is still one after the flip.
bool neighbour_stays(const std::string& where) {
  Polygon polygon = polygon_of(numbered(board_before(where)));
  const oracle::Edge flipped = edge_in(behind(where, "the flip of "));
  int inside = 0, outside = 0;
  std::vector<oracle::Edge> beside;
  for (const oracle::Edge& edge : polygon.drawn) {
    if (edge == flipped || !polygon.zig_zag(edge)) continue;
    (flipped.first <= edge.first && edge.second <= flipped.second ? inside : outside)++;
    if (std::set<int>{edge.first, edge.second, flipped.first, flipped.second}.size() == 3) beside.push_back(edge);
  }
  const bool is_inside = polygon.zig_zag(flipped) && std::min(inside, outside) >= 2 && inside + outside >= 5;
  polygon.flip(flipped);
  return is_inside &&
         std::any_of(beside.begin(), beside.end(), [&](const auto& edge) { return polygon.zig_zag(edge); });
}

// A point on no edge: 2 e_0 + e_1 is 0.
bool one_point(const std::string& where) { return behind(where, "on ") == "1"; }

// The faces beside each face, by their places in the list.
std::vector<std::vector<std::size_t>> dual(const Numbered& at) {
  std::vector<std::vector<std::size_t>> beside(at.faces.size());
  for (std::size_t i = 0; i < at.faces.size(); ++i) {
    for (std::size_t j = 0; j < at.faces.size(); ++j) {
      if (i != j && (at.faces[i] & at.faces[j]) != 0) beside[i].push_back(j);
    }
  }
  return beside;
}

// Every face has an edge on the border, so none is inner; and every face has two beside it, so the dual has a cycle.
bool cycle_without_inner_faces(const std::string& where) {
  const auto beside = dual(numbered(board_before(where)));
  return !beside.empty() &&
         std::all_of(beside.begin(), beside.end(), [](const auto& faces) { return faces.size() == 2; });
}

bool single_face(const std::string& where) {
  const auto beside = dual(numbered(board_before(where)));
  return beside.size() == 1 && beside.front().empty();
}

std::string answer(std::istream& line) {
  static const std::map<std::string, std::function<bool(const std::string&)>> checks = {
      {"tri.obs-taken", second_edge_wins},
      {"tri.thm-2", [](const std::string& where) { return too_few_points(where, "triangle"); }},
      {"tri.thm-3", [](const std::string& where) { return too_few_points(where, "complete-triangulation"); }},
      {"tri.thm-3.counts", one_point},
      {"tri.prop-1.forced", forced_with_an_odd_number},
      {"tri.lem-6.neighbours.literal", neighbour_stays},
      {"tri.def-serpentine", cycle_without_inner_faces},
      {"tri.def-branching", cycle_without_inner_faces},
      {"tri.dual-degrees", single_face},
      {"tri.thm-4.strategy", fan_is_lost},
      {"tri.tbl-4", table_4},
      {"tri.thm-5", wheel_is_won},
      {"tri.thm-5.strategy", wheel_is_lost},
      {"tri.thm-11", recursion_is_wrong},
      {"tri.thm-12.g.ratio", ratio_is_less},
      {"tri.thm-12.eq2.scan", equation_2_is_wrong},
  };
  std::string id, where;
  line >> id;
  std::getline(line, where);
  if (checks.count(id) == 0) return id + "\tunknown here";
  return id + "\t" + (checks.at(id)(where) ? "false" : "not so");
}

}  // namespace

int main() { return oracle::answer_lines("oracle-claims-triangulations", answer); }
