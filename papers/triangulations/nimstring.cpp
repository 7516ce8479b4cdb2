// Games on triangulations, Section 5.4: Nimstring.
#include <algorithm>

#include "papers/facts.hpp"
#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"
#include "papers/triangulations/strings.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

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
  bool first = false;
  int nimber = 0;
  bool all = false;
  std::vector<int> spokes = {}, rim = {};
};

/// `1st:3:rim2`, `2nd:0:none`, `1st:1:spoke3+spoke4`.
Row read_row(std::string_view text) {
  const auto refuse = [&] { throw text::InputError("expected 1st:NIMBER:MOVES, found " + text::quoted(text)); };
  const std::size_t nimber = text.find(':') + 1, moves = text.find(':', nimber) + 1;
  if (nimber == 0 || moves == 0 || (!text.starts_with("1st:") && !text.starts_with("2nd:"))) refuse();
  Row row{.first = text.starts_with("1st")};
  const auto number = [&](std::string_view digits) {
    const auto value = text::whole_number(digits);
    if (!value) refuse();
    return value.value_or(0);
  };
  row.nimber = number(text.substr(nimber, moves - nimber - 1));
  std::string_view rest = text.substr(moves);
  row.all = rest == "all";
  if (rest == "all" || rest == "none") return row;
  while (!rest.empty()) {
    const std::string_view move = rest.substr(0, rest.find('+'));
    rest.remove_prefix(std::min(move.size() + 1, rest.size()));
    if (move.starts_with("spoke")) {
      row.spokes.push_back(number(move.substr(5)));
    } else if (move.starts_with("rim")) {
      row.rim.push_back(number(move.substr(3)));
    } else {
      refuse();
    }
  }
  return row;
}

/// The rows of fans with 1, 2, 3, ... triangles.
struct Table {
  bool misere;
  std::vector<Row> rows;
};

EdgeSet listed_moves(const EdgeBoard& fan, const Row& row) {
  if (row.all) return fan.all();
  const int last = static_cast<int>(fan.triangles.size()) + 1;
  EdgeSet moves = 0;
  for (const int i : row.spokes) moves |= one_edge(fan.number(0, i)) | one_edge(fan.number(0, last + 1 - i));
  for (const int i : row.rim) moves |= one_edge(fan.number(i, i + 1)) | one_edge(fan.number(last - i, last + 1 - i));
  return moves;
}

/// Of winning moves the failure is what one of them leaves that is only printed or only found.
std::optional<Failure> wrong_in_row(const Table& table, int triangles, Trial& trial) {
  const EdgeBoard fan = fan_board(triangles);
  const Row row = table.rows[static_cast<std::size_t>(triangles - 1)];
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
  for (int triangles = 1; triangles <= static_cast<int>(table.rows.size()); ++triangles) {
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

void nimstring_table(int, bool misere, const std::vector<Row>& rows, Trial& trial) {
  table_is_right({misere, rows}, trial);
}

}  // namespace

std::vector<CheckFunction> triangulation_nimstring() {
  return {
      check("lunes-are-loony", lunes_are_loony),
      check("fan-by-mirroring", even_fans_by_mirroring),
      check("nimstring-table", nimstring_table, choice<bool>("play", {{"normal", false}, {"misere", true}}),
            list_of<Row>("rows", read_row)),
      check("wheel-by-mirroring", odd_wheels_by_mirroring),
  };
}

}  // namespace gamecert::papers
