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

/// Spoke 0-i to spoke 0-(n-i), as on the points.
std::vector<int> fan_reflection(const EdgeBoard& fan) {
  const int n = fan.triangulation.graph().order();
  const auto point = [&](int v) { return v == 0 ? 0 : n - v; };
  std::vector<int> image;
  for (const auto& [u, v] : fan.edges) image.push_back(fan.number(point(u), point(v)));
  return image;
}

void even_fans_by_mirroring(int vertices, Trial& trial) {
  const EdgeBoard fan = fan_board(vertices - 2);
  const EdgeSet spoke = one_edge(fan.number(0, vertices / 2));
  const auto run = where_mirroring_fails({fan, fan_reflection(fan)}, spoke, trial);
  trial.instance(!run, [&] {
    return outcome_failure(nimstring(fan, run->left), "she left this and lost in the run " + run->moves);
  });
}

void odd_wheels(int vertices, Trial& trial) {
  const GameQuestion asked = nimstring(wheel_board(vertices - 1));
  trial.instance(!first_player_wins(asked, trial),
                 [&] { return nimber_failure(asked, "a second-player win is printed"); });
}

void odd_wheels_by_mirroring(int vertices, Trial& trial) {
  const EdgeBoard wheel = wheel_board(vertices - 1);
  const int t = vertices - 1;
  std::vector<int> image;
  for (const auto& [u, v] : wheel.edges) image.push_back(wheel.number((u + t / 2) % t, v == t ? t : (v + t / 2) % t));
  const auto run = where_mirroring_fails({wheel, image}, 0, trial);
  trial.instance(!run, [&] {
    return outcome_failure(nimstring(wheel, run->left), "he left this and lost in the run " + run->moves);
  });
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

void nimstring_table(int, const Table& table, Trial& trial) { table_is_right(table, trial); }

}  // namespace

std::vector<CheckFunction> triangulation_nimstring() {
  return {
      check("lunes-are-loony", lunes_are_loony),
      check("fan-by-mirroring", even_fans_by_mirroring),
      check("nimstring-table", nimstring_table,
            choice<Table>("rows", {{"table-4", {table_4, false}},
                                   {"table-4-repaired", {table_4_repaired, false}},
                                   {"table-5", {table_5, true}}})),
      check("odd-wheels", odd_wheels),
      check("wheel-by-mirroring", odd_wheels_by_mirroring),
  };
}

}  // namespace gamecert::papers
