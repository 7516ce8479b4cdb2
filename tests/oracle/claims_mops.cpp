// oracle-claims-mops: runs the winnability algorithm on maximal outerplanar graphs, after the steps printed in Section
// 7 of the paper on ELLO, and plays every game by trying every move. Steps 2.2(i) and (ii) have c\(x,y), with x red.
// "Upon playing out the sequence of moves sigma in (G,c), we let (G-S, c\sigma) denote the game remaining": so `played`
// takes every vertex of sigma out in turn and its neighbours change colour, whether it shows green or not. `lemma` has
// the colourings of Reduction Lemma 1: what c induces, and in (ii), where the scan has a comma, the index b, which
// changes the colour of b. `comma` has what c induces, and no index. Where the algorithm may choose, every choice is
// tried.
//
//   oracle-claims-mops ORDER...   all triangulations of the polygon of that order, all parity-plausible games
//   oracle-claims-mops            reads games, one a line: GRAPH6 green=0,2
// Output of a game: WINNABLE or UNWINNABLE, then the answers that runs can give: played=... comma=... lemma=...
#include <algorithm>
#include <exception>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using Neighbours = std::map<int, std::set<int>>;

struct Game {
  Neighbours neighbours;  // of each vertex that remains
  std::set<int> green;

  bool shows_green(int v) const { return green.count(v) != 0; }
  void change(int v) {
    if (green.erase(v) == 0) green.insert(v);
  }
  void remove(int v) {
    for (int u : neighbours.at(v)) neighbours[u].erase(v);
    neighbours.erase(v);
    green.erase(v);
  }
  void play(int v) {
    for (int u : neighbours.at(v)) change(u);
    remove(v);
  }
};

bool winnable(const Game& game) {
  if (game.neighbours.empty()) return true;
  for (int v : game.green) {
    Game after = game;
    after.play(v);
    if (winnable(after)) return true;
  }
  return false;
}

Game without(Game game, const std::vector<int>& vertices) {
  for (int v : vertices) game.remove(v);
  return game;
}

Game played(Game game, const std::vector<int>& sequence) {
  for (int v : sequence) game.play(v);
  return game;
}

Game changed(Game game, int v) {
  game.change(v);
  return game;
}

using Region = std::set<int>;

/// The inner regions of a maximal outerplanar graph are its triangles.
std::vector<Region> regions(const Neighbours& neighbours) {
  std::vector<Region> found;
  for (const auto& [u, beside] : neighbours) {
    for (int v : beside) {
      for (int w : beside) {
        if (u < v && v < w && neighbours.at(v).count(w) != 0) found.push_back({u, v, w});
      }
    }
  }
  return found;
}

std::vector<int> common(const Region& one, const Region& other) {
  std::vector<int> both;
  std::set_intersection(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(both));
  return both;
}

/// The inner dual: the regions, each with those that it shares an edge with.
std::map<Region, std::vector<Region>> inner_dual(const Neighbours& neighbours) {
  std::map<Region, std::vector<Region>> dual;
  const std::vector<Region> all = regions(neighbours);
  for (const Region& one : all) {
    for (const Region& other : all) {
      if (common(one, other).size() == 2) dual[one].push_back(other);
    }
  }
  return dual;
}

int third(const Region& region, int u, int v) {
  for (int w : region) {
    if (w != u && w != v) return w;
  }
  throw std::logic_error("a region has three corners");
}

using Answers = std::set<bool>;  // that runs can give: true is "winnable"
enum class Steps { played, comma, lemma };
Answers answers(const Game& game, Steps steps);

/// Step 2.2 for a leaf whose neighbour has degree 2.
Answers step_2_2(const Game& game, const Region& leaf, const Region& next, Steps steps) {
  const std::vector<int> shared = common(leaf, next);
  const int x = third(leaf, shared[0], shared[1]);
  const int y = game.neighbours.at(shared[0]).size() == 3 ? shared[0] : shared[1];
  const int a = y == shared[0] ? shared[1] : shared[0];
  const int b = third(next, y, a);
  if (game.neighbours.at(x).size() != 2 || game.neighbours.at(y).size() != 3) throw std::logic_error("step 2.1");
  if (!game.shows_green(x) && !game.shows_green(y)) {
    return answers(steps == Steps::played ? played(game, {x, y}) : without(game, {x, y}), steps);
  }
  if (!game.shows_green(x)) {
    const Game left = steps == Steps::played ? played(game, {x, y}) : without(game, {x, y});
    return answers(steps == Steps::lemma ? changed(left, b) : left, steps);
  }
  return answers(game.shows_green(y) ? without(game, {x}) : played(game, {x}), steps);
}

/// Step 2.4 for two leaves with a common neighbour of degree 3, (i) with z red.
Answers step_2_4(const Game& game, const Region& leaf, const Region& other, const Region& middle, Steps steps) {
  const int y = common(leaf, other).at(0);
  const std::vector<int> with_x = common(leaf, middle), with_z = common(other, middle);
  const int a = with_x[0] == y ? with_x[1] : with_x[0];
  const int b = with_z[0] == y ? with_z[1] : with_z[0];
  const int x = third(leaf, a, y), z = third(other, b, y);
  if (game.shows_green(x) && game.shows_green(z)) return answers(played(game, {z}), steps);
  if (game.shows_green(z)) return {};  // held the other way round
  if (!game.shows_green(x) && !game.shows_green(y)) return {false};
  const Game smaller = without(game, {x, y, z});
  return answers(game.shows_green(x) && game.shows_green(y) ? changed(smaller, a) : smaller, steps);
}

Answers answers(const Game& game, Steps steps) {
  if (game.neighbours.size() <= 4) return {winnable(game)};
  const auto dual = inner_dual(game.neighbours);
  Answers result;
  for (const auto& [leaf, beside] : dual) {
    if (beside.size() == 1 && dual.at(beside[0]).size() == 2) result.merge(step_2_2(game, leaf, beside[0], steps));
  }
  if (!result.empty()) return result;
  for (const auto& [leaf, beside] : dual) {
    for (const auto& [other, also_beside] : dual) {
      if (leaf == other || beside.size() != 1 || also_beside.size() != 1 || beside[0] != also_beside[0]) continue;
      result.merge(step_2_4(game, leaf, other, beside[0], steps));
    }
  }
  if (result.empty()) throw std::logic_error("no step applies");
  return result;
}

std::string text(const Answers& given) {
  if (given.size() == 2) return "BOTH";
  return *given.begin() ? "WINNABLE" : "UNWINNABLE";
}

void join(Neighbours& neighbours, int u, int v) {
  neighbours[u].insert(v);
  neighbours[v].insert(u);
}

/// All sets of diagonals that triangulate the polygon with these corners.
std::vector<std::vector<std::pair<int, int>>> triangulations(const std::vector<int>& corners) {
  if (corners.size() < 4) return {{}};
  std::vector<std::vector<std::pair<int, int>>> result;
  for (std::size_t i = 1; i + 1 < corners.size(); ++i) {  // the third corner of the region on the edge first, last
    const auto middle = corners.begin() + static_cast<std::ptrdiff_t>(i);
    std::vector<std::pair<int, int>> diagonals;
    if (i > 1) diagonals.emplace_back(corners.front(), *middle);
    if (i + 2 < corners.size()) diagonals.emplace_back(*middle, corners.back());
    for (const auto& one : triangulations(std::vector<int>(corners.begin(), middle + 1))) {
      for (const auto& other : triangulations(std::vector<int>(middle, corners.end()))) {
        std::vector<std::pair<int, int>> all = diagonals;
        all.insert(all.end(), one.begin(), one.end());
        all.insert(all.end(), other.begin(), other.end());
        result.push_back(all);
      }
    }
  }
  return result;
}

void go_through(int order) {
  std::vector<int> corners;
  for (int v = 0; v < order; ++v) corners.push_back(v);
  const auto all = triangulations(corners);
  int games = 0, wrong_played = 0, wrong_comma = 0, wrong_lemma = 0;
  for (const auto& diagonals : all) {
    Neighbours neighbours;
    for (int v = 0; v < order; ++v) join(neighbours, v, (v + 1) % order);
    for (const auto& [u, v] : diagonals) join(neighbours, u, v);
    for (int set = 0; set < 1 << order; ++set) {
      Game game{neighbours, {}};
      for (int v = 0; v < order; ++v) {
        if ((set >> v & 1) != 0) game.green.insert(v);
      }
      const int size = 2 * order - 3;
      if ((order + size + static_cast<int>(game.green.size())) % 2 != 0) continue;
      ++games;
      const Answers right{winnable(game)};
      if (answers(game, Steps::played) != right) ++wrong_played;
      if (answers(game, Steps::comma) != right) ++wrong_comma;
      if (answers(game, Steps::lemma) != right) ++wrong_lemma;
    }
  }
  std::cout << "order " << order << ": " << all.size() << " triangulations, " << games
            << " games, wrong: played=" << wrong_played << " comma=" << wrong_comma << " lemma=" << wrong_lemma << '\n';
}

Game read(const std::string& line) {
  std::istringstream words(line);
  std::string graph6, greens;
  words >> graph6 >> greens;
  if (graph6.empty()) throw std::runtime_error("expected GRAPH6 green=LIST");
  const int order = graph6[0] - 63;
  if (order < 3 || order > 16) throw std::runtime_error("expected an order from 3 to 16");
  Game game;
  std::size_t bit = 0;
  for (int v = 0; v < order; ++v) {
    game.neighbours[v];
    for (int u = 0; u < v; ++u, ++bit) {
      if ((graph6.at(1 + bit / 6) - 63) >> (5 - bit % 6) & 1) join(game.neighbours, u, v);
    }
  }
  if (greens.empty()) return game;
  if (greens.rfind("green=", 0) != 0) throw std::runtime_error("expected green=LIST, found '" + greens + "'");
  std::istringstream list(greens.substr(6));
  for (std::string item; std::getline(list, item, ',');) game.green.insert(std::stoi(item));
  return game;
}

}  // namespace

int main(int count, char** words) {
  try {
    for (int i = 1; i < count; ++i) go_through(std::stoi(words[i]));
    if (count > 1) return 0;
    for (std::string line; std::getline(std::cin, line);) {
      const Game game = read(line);
      std::cout << (winnable(game) ? "WINNABLE" : "UNWINNABLE") << " played=" << text(answers(game, Steps::played))
                << " comma=" << text(answers(game, Steps::comma)) << " lemma=" << text(answers(game, Steps::lemma))
                << '\n';
    }
  } catch (const std::exception& error) {
    std::cerr << "oracle-claims-mops: " << error.what() << '\n';
    return 2;
  }
  return 0;
}
