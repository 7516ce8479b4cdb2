// Games on triangulations, Section 5.5: the bichromatic colouring game on the diamond path, by threats.
#include <algorithm>
#include <bit>
#include <map>
#include <optional>
#include <span>

#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

/// Edges that complete a triangle of `colour`.
EdgeSet completing(const EdgeBoard& board, EdgeSet colour, EdgeSet other) {
  EdgeSet found = 0;
  for (const EdgeSet face : board.triangles) {
    const EdgeSet missing = face & ~colour;
    if (std::popcount(missing) == 1 && (missing & other) == 0) found |= missing;
  }
  return found;
}

class Threats {
 public:
  Threats(const EdgeBoard& board, Trial& trial) : board_(board), trial_(trial) {}

  /// Red is to move and from here on only threatens, completes, or answers a threat.
  bool wins(EdgeSet red, EdgeSet blue) {
    if (completing(board_, red, blue) != 0) return true;
    const auto key = std::make_pair(red, blue);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    trial_.step();
    bool won = false;
    const EdgeSet must = completing(board_, blue, red);
    if (std::popcount(must) > 1) {
      won = false;
    } else if (must != 0) {
      won = wins_after(red | must, blue);
    } else {
      each_edge(board_.all() & ~red & ~blue, [&](int e) { won = won || wins_with(red | one_edge(e), blue); });
    }
    return known_[key] = won;
  }

  bool wins_with(EdgeSet red, EdgeSet blue) {
    if (completing(board_, blue, red) != 0) return false;
    const EdgeSet threats = completing(board_, red, blue);
    if (std::popcount(threats) > 1) return true;
    return threats != 0 && wins(red, blue | threats);
  }

  /// Red moves freely once more. Whether all answers lose.
  bool wins_after(EdgeSet red, EdgeSet blue) {
    if (wins_with(red, blue)) return true;
    if (completing(board_, red, blue) != 0 || completing(board_, blue, red) != 0) return false;
    bool all_lose = true;
    each_edge(board_.all() & ~red & ~blue, [&](int e) { all_lose = all_lose && wins(red, blue | one_edge(e)); });
    return all_lose;
  }

 private:
  const EdgeBoard& board_;
  Trial& trial_;
  std::map<std::pair<EdgeSet, EdgeSet>, bool> known_;
};

/// The first player colours `first`, after any of the answers one of `seconds`, and from then on only threatens,
/// completes, or answers threats. An answer to `first` after which this does not win; nothing if it always does.
std::optional<int> unanswered(const EdgeBoard& board, int first, EdgeSet answers, const std::vector<int>& seconds,
                              Trial& trial) {
  const EdgeSet red = one_edge(first);
  std::optional<int> found;
  each_edge(answers & ~red, [&](int answer) {
    if (found) return;
    Threats threats(board, trial);
    const EdgeSet blue = one_edge(answer);
    bool won = threats.wins(red, blue);
    for (const int second : seconds)
      won = won || (second != first && second != answer && threats.wins_after(red | one_edge(second), blue));
    if (!won) found = answer;
  });
  return found;
}

/// A chain of central edges and on each side groups of triangles, as many as listed, with a common outer point each;
/// one triangle more between neighbouring groups. The chain is the vertices 0, 1, 2, ...
EdgeBoard diamond_path(std::span<const int> groups) {
  int length = 0;
  for (const int group : groups) length += group;
  const int count = static_cast<int>(groups.size());
  std::vector<graphs::Face> faces;
  std::vector<int> upper, lower;
  for (int side = 0; side < 2; ++side) {
    int v = 0;
    for (int i = 0; i < count; ++i) {
      const int apex = length + 1 + side * count + i;
      for (int k = 0; k < groups[static_cast<std::size_t>(i)]; ++k, ++v)
        faces.push_back(graphs::make_face(v, v + 1, apex));
      if (i + 1 < count) faces.push_back(graphs::make_face(v, apex, apex + 1));
      (side == 0 ? upper : lower).push_back(apex);
    }
  }
  std::vector<int> boundary{0};
  boundary.insert(boundary.end(), lower.begin(), lower.end());
  boundary.push_back(length);
  boundary.insert(boundary.end(), upper.rbegin(), upper.rend());
  return EdgeBoard(graphs::Triangulation(length + 1 + 2 * count, boundary, faces), "the diamond path");
}

/// One edge of each class under the two reflections of a diamond path that reads the same from both ends.
EdgeSet up_to_reflections(const EdgeBoard& board, int length, int groups) {
  const auto image = [&](int v, bool along, bool across) {
    if (v <= length) return along ? length - v : v;
    int side = (v - length - 1) / groups, group = (v - length - 1) % groups;
    if (along) group = groups - 1 - group;
    if (across) side = 1 - side;
    return length + 1 + side * groups + group;
  };
  EdgeSet least = 0;
  for (int e = 0; e < board.size(); ++e) {
    const auto [u, v] = board.edges[static_cast<std::size_t>(e)];
    int smallest = e;
    for (const auto& [along, across] : {std::pair(true, false), std::pair(false, true), std::pair(true, true)})
      smallest = std::min(smallest, board.number(image(u, along, across), image(v, along, across)));
    least |= smallest == e ? one_edge(e) : 0;
  }
  return least;
}

using Groups = std::span<const int>;
void won_on_diamond_path(int, Groups groups, Trial& trial) {
  const EdgeBoard board = diamond_path(groups);
  std::vector<int> central;
  for (int v = 0; v < 7; ++v) central.push_back(board.number(v, v + 1));
  const EdgeSet answers = up_to_reflections(board, 7, static_cast<int>(std::size(groups)));
  if (const auto answer = unanswered(board, central[3], answers, central, trial)) {
    throw text::LimitError("after " + board.edge_name(central[3]) + " and " + board.edge_name(*answer) +
                           " no central edge with threats alone wins; other ways were not tried");
  }
  trial.count();
}

constexpr int seven_diamonds[] = {1, 1, 1, 1, 1, 1, 1};
constexpr int as_numbered[] = {2, 3, 2};

}  // namespace

std::vector<CheckFunction> triangulation_bichromatic() {
  return {
      check("diamond-path", won_on_diamond_path,
            choice<Groups>("groups", {{"seven", seven_diamonds}, {"as-numbered", as_numbered}})),
  };
}

}  // namespace gamecert::papers
