// oracle-triangulations: lists triangulations up to isomorphism, for games on triangulations.
//
//   oracle-triangulations convex N                all triangulations of the polygon 0..N-1, as convex:N:... lines
//   oracle-triangulations convex-classes N [KIND] one of each class under the 2N symmetries of the polygon; with KIND
//                                                 those that are serpentine (no inner triangle, that is none of three
//                                                 diagonals) or simple-branching (no two inner triangles share an edge)
//   oracle-triangulations disc H I                one of each class of simple triangulations of a disc with H hull and
//                                                 I inner points, as disc:H+I:... lines (no loops, no two edges with
//                                                 the same ends; chords are allowed). Classes are under all
//                                                 isomorphisms, also those that reverse the orientation
//   oracle-triangulations counts                  checks the classes by their numbers, and prints what it checked: the
//                                                 Catalan numbers, OEIS A000207, N * 2^(N-5) labelled serpentine ones,
//                                                 and for discs the formula of W. G. Brown, "Enumeration of
//                                                 triangulations of the disk" (1964), for rooted triangulations
//
// The triangulations of a disc come by flips from one of them: where an edge between two faces may be replaced by the
// other diagonal without doubling an edge. That this reaches all of them is what the formula checks: a class has 2H / A
// rootings at an oriented hull edge, A the number of its automorphisms, reflections among them. By the numbers found
// the formula with m = H - 3, n = I counts just these: simple, with chords.
#include "triangulations.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <iostream>
#include <iterator>
#include <map>
#include <numeric>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "lines.hpp"

namespace {

using oracle::Edge;
using oracle::edge_of;
using oracle::Face;
using Diagonals = std::set<Edge>;
using Faces = std::set<Face>;
using Lines = std::vector<std::string>;

// All triangulations of the points first..last of a polygon, of which first-last is a side or diagonal that is given.
std::set<Diagonals> triangulations_between(int first, int last) {
  if (last - first < 2) return {Diagonals{}};
  std::set<Diagonals> result;
  for (int apex = first + 1; apex < last; ++apex) {
    for (const Diagonals& left : triangulations_between(first, apex)) {
      for (const Diagonals& right : triangulations_between(apex, last)) {
        Diagonals all = left;
        all.insert(right.begin(), right.end());
        if (apex - first > 1) all.insert({first, apex});
        if (last - apex > 1) all.insert({apex, last});
        result.insert(all);
      }
    }
  }
  return result;
}

std::string convex_line(int order, const Diagonals& diagonals) {
  std::string list;
  for (const Edge& diagonal : diagonals) list += (list.empty() ? "" : ",") + oracle::name(diagonal);
  return "convex:" + std::to_string(order) + ":" + list;
}

// The point at `p` after a rotation, and with `mirror` a reflection before it.
int moved(int p, int order, int rotation, bool mirror) { return ((mirror ? order - p : p) + rotation) % order; }

std::vector<Diagonals> convex_classes(int order) {
  std::set<Diagonals> seen;
  std::vector<Diagonals> classes;
  for (const Diagonals& diagonals : triangulations_between(0, order - 1)) {
    if (seen.count(diagonals) != 0) continue;
    classes.push_back(diagonals);
    for (int rotation = 0; rotation < order; ++rotation) {
      for (const bool mirror : {false, true}) {
        Diagonals image;
        for (const auto& [u, v] : diagonals)
          image.insert(edge_of(moved(u, order, rotation, mirror), moved(v, order, rotation, mirror)));
        seen.insert(image);
      }
    }
  }
  return classes;
}

// The triangles of three diagonals.
std::vector<Face> inner_triangles(int order, const Diagonals& diagonals) {
  std::vector<Face> result;
  for (int u = 0; u < order; ++u) {
    for (int v = u + 1; v < order; ++v) {
      for (int w = v + 1; w < order; ++w) {
        if (diagonals.count({u, v}) != 0 && diagonals.count({v, w}) != 0 && diagonals.count({u, w}) != 0)
          result.push_back(Face{u, v, w});
      }
    }
  }
  return result;
}

std::vector<int> common_points(const Face& face, const Face& other) {
  std::vector<int> common;
  std::set_intersection(face.begin(), face.end(), other.begin(), other.end(), std::back_inserter(common));
  return common;
}

bool serpentine(int order, const Diagonals& diagonals) { return inner_triangles(order, diagonals).empty(); }

bool simple_branching(int order, const Diagonals& diagonals) {
  const std::vector<Face> inner = inner_triangles(order, diagonals);
  for (const Face& face : inner) {
    for (const Face& other : inner) {
      if (common_points(face, other).size() == 2) return false;
    }
  }
  return true;
}

Faces renamed(const Faces& faces, const std::vector<int>& name) {
  Faces result;
  for (const Face& face : faces) {
    Face image;
    for (int p : face) image.insert(name[static_cast<std::size_t>(p)]);
    result.insert(image);
  }
  return result;
}

// Every way to name hull points as hull points in order, either way around, and inner points as inner points.
std::vector<std::vector<int>> names_of(int hull, int inner) {
  std::vector<std::vector<int>> result;
  std::vector<int> order_of_inner(static_cast<std::size_t>(inner));
  std::iota(order_of_inner.begin(), order_of_inner.end(), hull);
  do {
    for (int rotation = 0; rotation < hull; ++rotation) {
      for (const bool mirror : {false, true}) {
        std::vector<int> name;
        for (int p = 0; p < hull; ++p) name.push_back(moved(p, hull, rotation, mirror));
        name.insert(name.end(), order_of_inner.begin(), order_of_inner.end());
        result.push_back(name);
      }
    }
  } while (std::next_permutation(order_of_inner.begin(), order_of_inner.end()));
  return result;
}

Faces canonical(const Faces& faces, const std::vector<std::vector<int>>& names) {
  Faces least = faces;
  for (const std::vector<int>& name : names) least = std::min(least, renamed(faces, name));
  return least;
}

std::set<Faces> flip_neighbours(const Faces& faces) {
  std::set<Edge> edges;
  for (const Face& face : faces) {
    for (int u : face) {
      for (int v : face) {
        if (u < v) edges.insert({u, v});
      }
    }
  }
  std::set<Faces> result;
  for (const Face& face : faces) {
    for (const Face& other : faces) {
      const std::vector<int> common = common_points(face, other);
      if (common.size() != 2) continue;
      std::vector<int> apexes;
      std::set_symmetric_difference(face.begin(), face.end(), other.begin(), other.end(), std::back_inserter(apexes));
      if (edges.count({apexes[0], apexes[1]}) != 0) continue;
      Faces after = faces;
      after.erase(face);
      after.erase(other);
      for (int p : common) after.insert(Face{apexes[0], apexes[1], p});
      result.insert(after);
    }
  }
  return result;
}

std::set<Faces> disc_classes(int hull, int inner) {
  Faces first;
  for (int p = 1; p + 1 < hull; ++p) first.insert(Face{0, p, p + 1});
  for (int p = hull; p < hull + inner; ++p) {  // put p into some face
    const Face face = *first.begin();
    first.erase(face);
    for (int corner : face) {
      Face smaller = face;
      smaller.erase(corner);
      smaller.insert(p);
      first.insert(smaller);
    }
  }
  const std::vector<std::vector<int>> names = names_of(hull, inner);
  std::set<Faces> classes;
  std::vector<Faces> to_visit = {canonical(first, names)};
  while (!to_visit.empty()) {
    const Faces faces = to_visit.back();
    to_visit.pop_back();
    if (!classes.insert(faces).second) continue;
    for (const Faces& neighbour : flip_neighbours(faces)) to_visit.push_back(canonical(neighbour, names));
  }
  return classes;
}

std::string disc_line(int hull, int inner, const Faces& faces) {
  std::string list;
  for (const Face& face : faces) {
    std::string corners;
    for (int p : face) corners += (corners.empty() ? "" : "-") + std::to_string(p);
    list += (list.empty() ? "" : ",") + corners;
  }
  return "disc:" + std::to_string(hull) + "+" + std::to_string(inner) + ":" + list;
}

// The rootings of all classes at an oriented hull edge: of each class as many as it has images, one of each orbit.
std::uint64_t rootings(int hull, int inner) {
  const std::vector<std::vector<int>> names = names_of(hull, inner);
  std::uint64_t result = 0;
  for (const Faces& faces : disc_classes(hull, inner)) {
    std::uint64_t automorphisms = 0;
    for (const std::vector<int>& name : names) automorphisms += renamed(faces, name) == faces ? 1U : 0U;
    result += 2U * static_cast<std::uint64_t>(hull) / automorphisms;
  }
  return result;
}

// 2 (2m+3)! (4n+2m+1)! / ((m+2)! m! n! (3n+2m+3)!), with every prime counted above and below.
std::uint64_t brown(int m, int n) {
  std::map<int, int> exponent;
  const auto multiply = [&](int factorial, int sign) {
    for (int factor = 2; factor <= factorial; ++factor) {
      int rest = factor;
      for (int prime = 2; rest > 1; ++prime) {
        for (; rest % prime == 0; rest /= prime) exponent[prime] += sign;
      }
    }
  };
  multiply(2, 1);
  multiply(2 * m + 3, 1);
  multiply(4 * n + 2 * m + 1, 1);
  multiply(m + 2, -1);
  multiply(m, -1);
  multiply(n, -1);
  multiply(3 * n + 2 * m + 3, -1);
  std::uint64_t result = 1;
  for (const auto& [prime, times] : exponent) {
    for (int i = 0; i < times; ++i) result *= static_cast<std::uint64_t>(prime);
  }
  return result;
}

void expect(const std::string& what, std::uint64_t found, std::uint64_t expected) {
  std::cout << what << ": " << found << '\n';
  if (found != expected) throw std::runtime_error(what + ": expected " + std::to_string(expected));
}

void check_counts() {
  const std::vector<std::uint64_t> catalan = {1, 2, 5, 14, 42, 132, 429, 1430, 4862, 16796};
  const std::vector<std::uint64_t> a000207 = {1, 1, 1, 3, 4, 12, 27, 82, 228, 733};
  for (int order = 3; order <= 12; ++order) {
    const auto at = static_cast<std::size_t>(order - 3);
    const std::string points = " of " + std::to_string(order) + " points in convex position";
    const std::set<Diagonals> all = triangulations_between(0, order - 1);
    expect("triangulations" + points, all.size(), catalan[at]);
    expect("classes" + points, convex_classes(order).size(), a000207[at]);
    if (order < 5) continue;
    const auto found = std::count_if(all.begin(), all.end(), [&](const Diagonals& d) { return serpentine(order, d); });
    expect("serpentine triangulations" + points, static_cast<std::uint64_t>(found),
           static_cast<std::uint64_t>(order) << (order - 5));
  }
  for (int hull = 3; hull <= 7; ++hull) {
    for (int inner = 0; hull + inner <= 7; ++inner) {
      const std::string disc = "a disc of " + std::to_string(hull) + "+" + std::to_string(inner) + " points";
      expect("rooted triangulations of " + disc, rootings(hull, inner), brown(hull - 3, inner));
    }
  }
}

Lines answer(const std::vector<std::string>& words) {
  constexpr int no_limit = 1000000;
  const auto word = [&](std::size_t i) { return words.size() > i ? words[i] : std::string(); };
  const auto number = [&](std::size_t i) { return oracle::number(word(i), no_limit); };
  Lines lines;
  const std::string& what = word(0);
  if (what == "convex" && words.size() == 2) {
    for (const Diagonals& each : triangulations_between(0, number(1) - 1))
      lines.push_back(convex_line(number(1), each));
  } else if (what == "convex-classes" &&
             (words.size() == 2 || word(2) == "serpentine" || word(2) == "simple-branching")) {
    for (const Diagonals& each : convex_classes(number(1))) {
      if (word(2) == "serpentine" && !serpentine(number(1), each)) continue;
      if (word(2) == "simple-branching" && !simple_branching(number(1), each)) continue;
      lines.push_back(convex_line(number(1), each));
    }
  } else if (what == "disc" && words.size() == 3) {
    for (const Faces& each : disc_classes(number(1), number(2))) lines.push_back(disc_line(number(1), number(2), each));
  } else if (what == "counts") {
    check_counts();
  } else {
    throw std::runtime_error(
        "usage: oracle-triangulations convex N | convex-classes N [serpentine|simple-branching] | disc H I | counts");
  }
  return lines;
}

}  // namespace

int main(int argument_count, char** arguments) {
  try {
    for (const std::string& line : answer({arguments + 1, arguments + argument_count})) std::cout << line << '\n';
  } catch (const std::exception& error) {
    std::cerr << "oracle-triangulations: " << error.what() << '\n';
    return 2;
  }
}
