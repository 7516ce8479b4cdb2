// A board is made smaller first; what is left is searched.
#include "solve/points/cancelling.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "certificates/gadgets/cancellation.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "solve/points/cancelled_board.hpp"
#include "solve/points/counterplay.hpp"
#include "solve/points/lead_search.hpp"
#include "solve/search/search.hpp"
#include "solve/solve.hpp"
#include "solve/statement.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

/// With fewer edges search alone is as quick, and its evidence rests on less.
constexpr std::int64_t worth_cancelling = 12;

/// A best move that what is left does not show is looked for on boards with no more edges, among moves after which no
/// more are left.
constexpr std::size_t most_to_try = 256;
constexpr std::int64_t most_left = 24;

bool for_points_on_edges(const games::GameInfo& info) {
  return info.local.moves != games::Locality::Moves::none && reductions::for_points(info);
}

/// The best move of what is left, if it is an edge at whose ends nothing was rewired: then it is best on the board too,
/// as gadgets that are exchanged make equal scores after it as well. Its code is its place in the board's list.
void move_back(const CancelledBoard& board, const games::Setup& setup, const games::Setup& left, Answer& answer) {
  if (answer.moves.empty()) return;
  const std::vector<int> vertices = board.left().vertices();
  const graphs::Edge edge = left.instance().edges()[static_cast<std::size_t>(answer.moves.front())];
  const int u = vertices[static_cast<std::size_t>(edge.first)], v = vertices[static_cast<std::size_t>(edge.second)];
  answer.moves.clear();
  if (!board.as_before(u) || !board.as_before(v)) return;
  const std::vector<graphs::Edge> edges = setup.instance().edges();
  answer.moves = {graphs::place_in(edges, u, v)};
  answer.names = {{graphs::name({u, v})}};
}

/// Of what is left of a board.
Answer answer_left(const games::Setup& left, const Request& request) {
  std::optional<Answer> by_leads = solve_by_leads(left, request, worth_striking);
  return by_leads ? *std::move(by_leads) : search_scores(left.game(), request);
}

games::Setup setup_left(const games::Setup& setup, const CancelledBoard& board) {
  return {games::find(setup.info().name), games::Instance(board.left().instance())};
}

/// After the first player paints the edge, with the players exchanged, as the second is to move.
games::Setup exchanged_after(const games::Setup& setup, std::size_t played) {
  const std::vector<graphs::Edge> edges = setup.instance().edges();
  std::vector<int> painters = setup.instance().edge_values("painted", 1, 2);
  painters[played] = 1;
  std::string line = setup.instance().text();
  line.resize(std::min(line.size(), line.find(' ')));
  bool first = true;
  for (std::size_t e = 0; e < edges.size(); ++e) {
    if (painters[e] == 0) continue;
    const auto& [u, v] = edges[e];
    line += first ? " painted=" : ",";
    line += std::to_string(u) + "-" + std::to_string(v) + ":" + std::to_string(3 - painters[e]);
    first = false;
  }
  return {games::find(setup.info().name), games::Instance(line)};
}

/// The first move after which little is left, and that gets the score.
void try_moves(const games::Setup& setup, int score, const Request& request, Watch& watch, Answer& answer) {
  const std::vector<graphs::Edge> edges = setup.instance().edges();
  if (edges.size() > most_to_try) return;
  const std::vector<int> painters = setup.instance().edge_values("painted", 1, 2);
  Request plain{.limits = request.limits};
  for (std::size_t e = 0; e < edges.size(); ++e) {
    if (painters[e] != 0) continue;
    const games::Setup after = exchanged_after(setup, e);
    const games::Setup left = setup_left(after, CancelledBoard(after.instance(), watch));
    if (left.instance().graph().size() > most_left) continue;
    if (answer_left(left, plain).statement != "SCORE " + std::to_string(-score)) continue;
    answer.moves = {static_cast<int>(e)};
    answer.names = {{std::to_string(edges[e].first) + "-" + std::to_string(edges[e].second)}};
    return;
  }
}

/// The score of what is left, which is that of the board; with evidence of every step if asked for.
Answer answer_with(const CancelledBoard& board, const games::Setup& setup, const Request& request, Watch& watch) {
  const games::Setup left = setup_left(setup, board);
  Answer answer = answer_left(left, request);
  if (answer.certainty != Answer::Certainty::certain) return answer;
  move_back(board, setup, left, answer);
  if (answer.moves.empty()) try_moves(setup, number_in(answer.statement), request, watch, answer);
  if (!answer.evidence) return answer;
  certificates::Cancellation evidence{{}, board.steps(), {}};
  std::map<int, int> numbers;  // of lemmas, by rule
  for (CancelledBoard::Step& step : evidence.steps) {
    if (step.lemma < 0) continue;
    const CancelledBoard::Rule& rule = CancelledBoard::rules[static_cast<std::size_t>(step.lemma)];
    const auto [number, fresh] = numbers.emplace(step.lemma, static_cast<int>(evidence.lemmas.size()));
    step.lemma = number->second;
    if (fresh)
      evidence.lemmas.push_back(counterplay_proof({std::string(setup.info().name), {}},
                                                  reductions::read_gadget(rule.gadget),
                                                  reductions::read_conclusion(rule.conclusion), watch)
                                    .value());
  }
  evidence.base.push_back({claim(left, {}, answer.statement), std::move(*answer.evidence)});
  answer.evidence = std::move(evidence);
  return answer;
}

}  // namespace

std::optional<Answer> solve_by_cancelling(const games::Setup& setup, const Request& request) {
  if (!for_points_on_edges(setup.info()) || request.all_moves || setup.instance().graph().size() < worth_cancelling)
    return std::nullopt;
  Watch watch(request.limits);
  constexpr std::size_t never = static_cast<std::size_t>(-1);
  const CancelledBoard board(setup.instance(), watch, request.theorems ? CancelledBoard::edges_for_a_symmetry : never);
  if (board.steps().empty()) return std::nullopt;
  return answer_with(board, setup, request, watch);
}

Answer solve_by_exchange(const games::Setup& setup, const Request& request, const std::vector<graphs::Edge>& pairs) {
  if (!for_points_on_edges(setup.info()))
    throw text::InputError("expected a game for points on the edges of a graph with an exchange of vertices, found " +
                           setup.info().called());
  Watch watch(request.limits);
  return answer_with(CancelledBoard(setup.instance(), watch, CancelledBoard::edges_for_a_symmetry, pairs), setup,
                     request, watch);
}

}  // namespace gamecert::solve
