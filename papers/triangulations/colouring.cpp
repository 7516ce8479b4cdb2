// Games on triangulations, Section 5.1: winning moves of the triangulation colouring game in linear time.
#include "graphs/plane_board_text.hpp"
#include "papers/checks.hpp"
#include "papers/game_question.hpp"
#include "papers/language/board_sets.hpp"
#include "solve/boards/convex_games.hpp"

namespace gamecert::papers {

void moves_in_linear_time(int n, const CheckArguments& given, Trial& trial) {
  constexpr int most_played = 10;
  each_triangulation("every simple-branching triangulation of order n", n, trial,
                     [&](const graphs::Triangulation& board) {
                       std::vector<std::string> moves;
                       for (const auto& [u, v] : solve::triangle_colouring(board).winning)
                         moves.push_back(std::to_string(u) + "-" + std::to_string(v));
                       const int looks = solve::looks_of_triangle_colouring(board);
                       const GameQuestion asked = by_rules("triangle-colouring", graphs::text(board));
                       trial.instance(looks <= given.numbers.at("looks-at-a-point") * n &&
                                          (n > most_played || winning_moves(asked, trial) == moves),
                                      [&] { return outcome_failure(asked, "other winning moves, or more looks"); });
                     });
}

}  // namespace gamecert::papers
