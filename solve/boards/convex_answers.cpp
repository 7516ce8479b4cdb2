// From nimbers and edges to statements and moves.
#include "solve/boards/convex_answers.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "games/shared_rules/painted_edges.hpp"
#include "solve/boards/all_green.hpp"
#include "solve/boards/convex_games.hpp"
#include "solve/boards/flip_regions.hpp"
#include "solve/boards/segments.hpp"

namespace gamecert::solve {
namespace {

using graphs::Edge;

struct Question {
  const games::GameInfo& info;
  const games::Instance& instance;
  const games::Parameters& parameters;
  const Request& request;
};

std::string statement(const Question& question, int nimber) {
  if (question.request.nimber) return "NIMBER " + std::to_string(nimber);
  if (question.info.sums) return nimber != 0 ? "OUTCOME first" : "OUTCOME second";
  return nimber != 0 ? "OUTCOME N" : "OUTCOME P";
}

/// Moves that are numbers of edges in the list of the board.
int number(const std::vector<Edge>& edges, const Edge& edge) {
  return graphs::place_in(edges, edge.first, edge.second);
}
/// Moves that are numbers of segments.
int number(int points, const Edge& edge) { return segment_number(points, edge.first, edge.second); }

/// One of the winning moves, or all; `numbered_in` is the board's list of edges, or its number of points.
template <class Numbered>
void show(const Question& question, const std::vector<Edge>& winning, const Numbered& numbered_in, Answer& answer) {
  if (question.request.all_moves) answer.winning_moves.emplace();
  answer.names.emplace();
  for (const Edge& edge : winning) {
    const int code = number(numbered_in, edge);
    if (answer.moves.empty()) answer.moves = {code};
    answer.names->push_back(graphs::name(edge));
    if (!question.request.all_moves) return;
    answer.winning_moves->push_back(code);
  }
}

std::optional<Answer> colouring_answer(const Question& question) {
  const graphs::Triangulation board = question.instance.triangulation();
  if (!convex_position(board) || !simple_branching(board)) return std::nullopt;
  const auto [nimber, winning] = triangle_colouring(board);
  Answer answer{.statement = statement(question, nimber)};
  show(question, winning, board.graph().edges(), answer);
  return answer;
}

std::optional<Answer> flip_answer(const Question& question) {
  const graphs::Triangulation board = question.instance.triangulation();
  const int points = board.graph().order();
  const bool numbered = points <= most_points_of_numbered_segments;
  if (!convex_position(board) || (question.request.all_moves && !numbered)) return std::nullopt;
  const auto [nimber, winning] = flip(board, question.request.misere);
  Answer answer{.statement = statement(question, nimber)};
  if (numbered) show(question, winning, points, answer);
  return answer;
}

/// Larger boards are left to search, which will not decide them either.
constexpr int most_flipped_to_a_triangle = 200;
std::optional<Answer> flip_to_triangle_answer(const Question& question) {
  const graphs::Triangulation board = question.instance.triangulation();
  if (!convex_position(board) || board.graph().order() > most_flipped_to_a_triangle) return std::nullopt;
  const auto [worth, winning] = flip_to_triangle(board, question.request.limits);
  Answer answer{.statement = worth > 0 ? "OUTCOME first" : worth < 0 ? "OUTCOME second" : "OUTCOME tie"};
  show(question, winning, board.graph().order(), answer);
  return answer;
}

/// Of one player: the line of moves, or all first moves that serve, where these are wanted.
void show(const Question& question, const graphs::Triangulation& board, std::vector<int> line, std::vector<int> serving,
          Answer& answer) {
  const std::vector<Edge> edges = board.graph().edges();
  answer.moves = std::move(line);
  if (question.request.all_moves) answer.winning_moves = std::move(serving);
  answer.names.emplace();
  for (const int e : answer.winning_moves ? *answer.winning_moves : answer.moves)
    answer.names->push_back(graphs::name(edges[static_cast<std::size_t>(e)]));
}

std::optional<Answer> all_green_answer(const Question& question) {
  const graphs::Triangulation board = question.instance.triangulation();
  if (!convex_position(board)) return std::nullopt;
  AllGreenBest best = all_green(board);
  Answer answer{.statement = "SCORE " + std::to_string(best.green)};
  show(question, board, std::move(best.flips), best.reaching(best.green), answer);
  return answer;
}

/// The least number of green edges that wins: more than black ones, or for a ratio p/q the least with q green >= p
/// black.
int least_green(int edges, int ratio) {
  if (ratio == 0) return edges / 2 + 1;
  const auto [p, q] = games::ratio_of(ratio);
  return static_cast<int>((std::int64_t{p} * edges + p + q - 1) / (p + q));
}

std::optional<Answer> green_wins_answer(const Question& question) {
  const graphs::Triangulation board = question.instance.triangulation();
  if (!convex_position(board)) return std::nullopt;
  AllGreenBest best = all_green(board);
  const int enough = least_green(static_cast<int>(board.graph().size()), question.parameters.number("ratio"));
  Answer answer{.statement = best.green >= enough ? "WINNABLE" : "UNWINNABLE"};
  const auto before = static_cast<std::size_t>(std::ranges::lower_bound(best.after, enough) - best.after.begin());
  best.flips.resize(best.green < enough ? 0 : before + 1);
  show(question, board, std::move(best.flips), best.reaching(enough), answer);
  return answer;
}

/// Sound because without inner points the second player forces a tie (O. Aichholzer et al., "Games on triangulations",
/// Theoretical Computer Science 343 (2005), theorem 6), and so does the first, to whom one more edge does no harm.
std::optional<Answer> bichromatic_colouring_answer(const Question& question) {
  if (!convex_position(question.instance.triangulation())) return std::nullopt;
  Answer answer{.statement = "OUTCOME tie"};
  show(question, {}, question.instance.triangulation().graph().edges(), answer);
  return answer;
}

/// The segments between places on the hull that are so far apart, by the points there; one of them, or all.
std::vector<Edge> segments(const std::vector<int>& steps, const std::vector<int>& hull, bool all) {
  std::vector<Edge> result;
  for (const int step : steps) {
    for (std::size_t i = 0; i + static_cast<std::size_t>(step) < hull.size() && (all || result.empty()); ++i)
      result.emplace_back(std::minmax(hull[i], hull[i + static_cast<std::size_t>(step)]));
  }
  std::ranges::sort(result);
  return result;
}

std::optional<Answer> triangle_answer(const Question& question) {
  const graphs::PointSet& board = question.instance.points();
  const bool all = question.request.all_moves;
  const int points = board.order();
  if (!convex_position(board)) return std::nullopt;
  const bool tie = points < 3 && !question.request.nimber;
  Answer answer{.statement = tie ? "OUTCOME tie" : statement(question, triangle_nimber(board.order()))};
  const std::vector<int> steps = tie ? std::vector<int>{} : triangle_steps(board.order());
  constexpr std::size_t bytes_a_move = 64;
  if (all) Watch(question.request.limits).hold(steps.size() * static_cast<std::size_t>(points) * bytes_a_move);
  show(question, segments(steps, board.hull(), all), points, answer);
  return answer;
}

std::optional<Answer> complete_answer(const Question& question) {
  const graphs::PointSet& board = question.instance.points();
  const int points = board.order();
  if (!convex_position(board) || question.request.all_moves) return std::nullopt;
  Answer answer{.statement = "SCORE " + std::to_string(complete_triangulation_score(board.order()))};
  if (points < 2) return answer;
  // With an odd number every segment is as good; with an even one the strategy for a tie begins in the middle.
  const std::vector<int> hull = board.hull();
  const Edge middle = std::minmax(hull[0], hull[hull.size() / 2]);
  show(question, {middle}, points, answer);
  return answer;
}

/// Whether no edge is green, drawn or coloured at the start.
bool as_drawn(const games::GameInfo& info, const games::Instance& instance) {
  return std::ranges::none_of(info.attributes, [&](const games::AttributeInfo& attribute) {
    if (attribute.shape == games::AttributeInfo::Shape::edges) return !instance.edge_set(attribute.name).empty();
    const auto [red, blue] = games::edges_painted(instance);
    return !red.empty() || !blue.empty();
  });
}

}  // namespace

std::optional<Answer> convex_answer(const games::Setup& setup, const Request& request) {
  static const std::map<std::string_view, std::optional<Answer> (*)(const Question&)> decide = {
      {"all-green", all_green_answer},
      {"bichromatic-colouring", bichromatic_colouring_answer},
      {"complete-triangulation", complete_answer},
      {"flip", flip_answer},
      {"flip-to-triangle", flip_to_triangle_answer},
      {"green-wins", green_wins_answer},
      {"triangle", triangle_answer},
      {"triangle-colouring", colouring_answer},
  };
  const auto engine = decide.find(setup.info().name);
  if (engine == decide.end() || !as_drawn(setup.info(), setup.instance())) return std::nullopt;
  return engine->second({setup.info(), setup.instance(), setup.parameters(), request});
}

}  // namespace gamecert::solve
