// Games on triangulations, Section 5.4: Nimstring.
#include <algorithm>

#include "papers/facts.hpp"
#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"
#include "papers/triangulations/strings.hpp"

namespace gamecert::papers {
namespace {

GameQuestion nimstring(const EdgeBoard& board, EdgeSet marked = 0, bool misere = false) {
  return by_rules("nimstring", board.marked(marked), misere);
}

void lunes_are_loony(int points, Trial& trial) {
  constexpr int most_edges = 17;
  each_disc(points, points - 3, trial, [&](const EdgeBoard& board) {
    if (board.size() > most_edges) return;
    const StringValues values(board, trial);
    for (EdgeSet marked = 0; marked <= board.all(); ++marked) {
      trial.step();
      if (!has_lune(board, marked, Far::triangle_or_outside)) continue;
      trial.instance(values.of(marked) == loony_value,
                     [&] { return nimber_failure(nimstring(board, marked), "has a configuration of Figure 3"); });
    }
  });
}

void even_fans(int vertices, Trial& trial) {
  if (vertices % 2 != 0) return;
  const GameQuestion asked = nimstring(fan_board(vertices - 2));
  trial.instance(first_player_wins(asked, trial), [&] { return outcome_failure(asked, "the second player wins"); });
}

/// Spoke 0-i to spoke 0-(n-i), as on the points.
std::vector<int> fan_reflection(const EdgeBoard& fan) {
  const int n = fan.triangulation.graph().order();
  const auto point = [&](int v) { return v == 0 ? 0 : n - v; };
  std::vector<int> image;
  for (const auto& [u, v] : fan.edges) image.push_back(fan.number(point(u), point(v)));
  return image;
}

void even_fans_by_mirroring(int vertices, Trial& trial) {
  if (vertices % 2 != 0) return;
  const EdgeBoard fan = fan_board(vertices - 2);
  const EdgeSet spoke = one_edge(fan.number(0, vertices / 2));
  const auto run = where_mirroring_fails({fan, fan_reflection(fan)}, spoke, trial);
  trial.instance(!run, [&] {
    return outcome_failure(nimstring(fan, run->left), "she left this and lost in the run " + run->moves);
  });
}

void middle_spoke_wins(int vertices, Trial& trial) {
  if (vertices % 2 != 0) return;
  const EdgeBoard fan = fan_board(vertices - 2);
  const GameQuestion asked = nimstring(fan, one_edge(fan.number(0, vertices / 2)));
  trial.instance(!first_player_wins(asked, trial),
                 [&] { return outcome_failure(asked, "the middle spoke is marked"); });
}

void odd_wheels(int vertices, Trial& trial) {
  if (vertices % 2 == 0) return;
  const GameQuestion asked = nimstring(wheel_board(vertices - 1));
  trial.instance(!first_player_wins(asked, trial),
                 [&] { return nimber_failure(asked, "a second-player win is printed"); });
}

void odd_wheels_by_mirroring(int vertices, Trial& trial) {
  if (vertices % 2 == 0) return;
  const EdgeBoard wheel = wheel_board(vertices - 1);
  const int t = vertices - 1;
  std::vector<int> image;
  for (const auto& [u, v] : wheel.edges) image.push_back(wheel.number((u + t / 2) % t, v == t ? t : (v + t / 2) % t));
  const auto run = where_mirroring_fails({wheel, image}, 0, trial);
  trial.instance(!run, [&] {
    return outcome_failure(nimstring(wheel, run->left), "he left this and lost in the run " + run->moves);
  });
}

void every_other_odd_wheel(int vertices, Trial& trial) {
  if (vertices % 2 == 0) return;
  const GameQuestion asked = nimstring(wheel_board(vertices - 1));
  constexpr int won_by_the_first[] = {5, 7};
  const bool first = std::ranges::find(won_by_the_first, vertices) != std::end(won_by_the_first);
  trial.instance(first_player_wins(asked, trial) == first,
                 [&] { return nimber_failure(asked, first ? "second" : "first"); });
}

/// A row of Table 4 or 5. The winning moves: all, none, or the spokes and rim edges of these numbers from the left, and
/// those symmetric to them.
struct Row {
  bool first;
  int nimber;
  bool all = false;
  std::vector<int> spokes = {}, rim = {};
};

const std::vector<Row>& table_4() {
  static const std::vector<Row> rows = {{false, 0},
                                        {true, 1, true},
                                        {false, 0},
                                        {true, 1, true},
                                        {false, 0},
                                        {true, 1, false, {3, 4, 5}},
                                        {true, 3, false, {}, {2}},
                                        {true, 2, false, {5}},
                                        {true, 1, false, {4}}};
  return rows;
}

const std::vector<Row>& table_4_repaired() {
  static const std::vector<Row> rows = [] {
    std::vector<Row> result = table_4();
    std::swap(result[6].nimber, result[7].nimber);
    result[8] = {true, 1, false, {}, {4}};
    return result;
  }();
  return rows;
}

const std::vector<Row>& table_5() {
  static const std::vector<Row> rows = [] {
    std::vector<Row> result;
    for (int triangles = 1; triangles <= 10; ++triangles) {
      const bool odd = triangles % 2 != 0;
      result.push_back({odd, odd ? 1 : 0, odd});
    }
    return result;
  }();
  return rows;
}

EdgeSet listed_moves(const EdgeBoard& fan, const Row& row) {
  if (row.all) return fan.all();
  const int last = static_cast<int>(fan.triangles.size()) + 1;
  EdgeSet moves = 0;
  for (const int i : row.spokes) moves |= one_edge(fan.number(0, i)) | one_edge(fan.number(0, last + 1 - i));
  for (const int i : row.rim) moves |= one_edge(fan.number(i, i + 1)) | one_edge(fan.number(last - i, last + 1 - i));
  return moves;
}

struct Table {
  const std::vector<Row>& (*rows)();
  bool misere;
};

/// Of winning moves the failure is what one of them leaves that is only printed or only found.
std::optional<Failure> wrong_in_row(const Table& table, int triangles, Trial& trial) {
  const EdgeBoard fan = fan_board(triangles);
  const Row row = table.rows()[static_cast<std::size_t>(triangles - 1)];
  const GameQuestion asked = nimstring(fan, 0, table.misere);
  if (first_player_wins(asked, trial) != row.first) return nimber_failure(asked, "the other player wins");
  if (nimber(asked, trial) != row.nimber)
    return nimber_failure(asked, "nimber " + std::to_string(row.nimber) + " is printed");
  const std::vector<std::string> found = winning_moves(asked, trial);
  const EdgeSet printed = listed_moves(fan, row);
  EdgeSet wrong = 0;
  std::string list;
  each_edge(fan.all(), [&](int e) {
    const bool wins = std::ranges::find(found, fan.edge_name(e)) != found.end();
    if (wins) list += " " + fan.edge_name(e);
    if (wins != ((printed & one_edge(e)) != 0)) wrong |= one_edge(e);
  });
  if (wrong == 0) return std::nullopt;
  const EdgeSet move = wrong & (~wrong + 1);
  return outcome_failure(nimstring(fan, move, table.misere), std::string("is left by a move ") +
                                                                 ((printed & move) != 0 ? "" : "not ") +
                                                                 "printed as winning; those that win are" + list);
}

/// All wrong rows in one failure.
void table_is_right(const Table& table, Trial& trial) {
  std::optional<Failure> failure;
  for (int triangles = 1; triangles <= static_cast<int>(table.rows().size()); ++triangles) {
    std::optional<Failure> row = wrong_in_row(table, triangles, trial);
    trial.count();
    if (!row) continue;
    const std::string where = failure ? failure->where + "; " + row->where : row->where;
    failure = failure ? also(std::move(*failure), std::move(*row)) : std::move(row);
    failure->where = where;
  }
  trial.look();
  if (failure) throw *failure;
}

constexpr Claim::Stages once = {1, 1, 1};

constexpr Claim claims[] = {
    {.id = "tri.loony",
     .statement =
         "a configuration is loony if it contains one completable triangle, incident via e1 to a triangle with "
         "exactly one marked edge, incident via e2 to an incompletable triangle (or to nothing: a boundary edge)",
     .range = "all positions on all discs of at most 17 edges, points",
     .stages = {3, 7, 7},
     .check = lunes_are_loony},
    {.id = "tri.thm-4",
     .statement = "Nimstring in a fan with an even number of vertices is a first-player win",
     .range = "fans, vertices",
     .stages = {3, 14, 20},
     .check = even_fans},
    {.id = "tri.thm-4.strategy",
     .statement =
         "the first player marks the middle spoke, and then, unless there is a lune, completes all completable "
         "triangles and marks the reflection of the second player's last move: that can be done to the end",
     .range = "fans, vertices",
     .stages = {3, 10, 12},
     .check = even_fans_by_mirroring},
    {.id = "tri.thm-4.strategy.repaired",
     .statement = "in a fan with an even number of vertices marking the middle spoke wins",
     .range = "fans, vertices",
     .stages = {3, 14, 20},
     .check = middle_spoke_wins},
    {.id = "tri.tbl-4",
     .statement = "Table 4: outcome, nimber and winning moves of Nimstring on fans of 1 to 9 triangles, normal play",
     .range = "all rows",
     .stages = once,
     .check =
         [](int, Trial& trial) {
           table_is_right({table_4, false}, trial);
         }},
    {.id = "tri.tbl-4.repaired",
     .statement = "Table 4 with nimber 2 for 7 triangles, 3 for 8, and the 4th rim edge or symmetric for 9",
     .range = "all rows",
     .stages = once,
     .check =
         [](int, Trial& trial) {
           table_is_right({table_4_repaired, false}, trial);
         }},
    {.id = "tri.tbl-5",
     .statement = "Table 5: outcome, nimber and winning moves of Nimstring on fans of 1 to 10 triangles, misere play",
     .range = "all rows",
     .stages = once,
     .check =
         [](int, Trial& trial) {
           table_is_right({table_5, true}, trial);
         }},
    {.id = "tri.thm-5",
     .statement = "Nimstring in a wheel with an odd number of vertices is a second-player win",
     .range = "wheels, vertices",
     .stages = {4, 13, 17},
     .check = odd_wheels},
    {.id = "tri.thm-5.repaired",
     .statement =
         "Nimstring in a wheel with an odd number of vertices is a second-player win, but for 5 and 7 vertices",
     .range = "wheels, vertices",
     .stages = {4, 13, 17},
     .check = every_other_odd_wheel},
    {.id = "tri.thm-5.strategy",
     .statement =
         "the second player, unless there is a lune, completes all completable triangles and marks the opposite "
         "of the first player's last move: that can be done to the end",
     .range = "wheels, vertices",
     .stages = {4, 9, 11},
     .check = odd_wheels_by_mirroring},
};

}  // namespace

std::span<const Claim> triangulation_nimstring() { return claims; }

}  // namespace gamecert::papers
