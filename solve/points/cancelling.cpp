// A board is made smaller first; what is left is searched.
#include "solve/points/cancelling.hpp"

#include <algorithm>
#include <map>

#include "certificates/gadgets/cancellation.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "solve/points/cancelled_board.hpp"
#include "solve/points/counterplay.hpp"
#include "solve/points/lead_search.hpp"
#include "solve/search/search.hpp"
#include "solve/solve.hpp"

namespace gamecert::solve {
namespace {

/// With fewer edges search alone is as quick, and its evidence rests on less.
constexpr std::int64_t worth_cancelling = 12;

bool applies(const games::Setup& setup, const Request& request) {
  const games::GameInfo& info = setup.info();
  return info.local.moves != games::Locality::Moves::none && reductions::for_points(info) && !request.all_moves &&
         setup.instance().graph().size() >= worth_cancelling;
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
  answer.moves = {static_cast<int>(std::ranges::lower_bound(edges, graphs::Edge(u, v)) - edges.begin())};
  answer.names = {{std::to_string(u) + "-" + std::to_string(v)}};
}

}  // namespace

std::optional<Answer> solve_by_cancelling(const games::Setup& setup, const Request& request) {
  if (!applies(setup, request)) return std::nullopt;
  Watch watch(request.limits);
  const CancelledBoard board(setup.instance(), watch);
  if (board.steps().empty()) return std::nullopt;
  const games::Setup left(games::find(setup.info().name), games::Instance(board.left().instance()));
  const std::optional<Answer> by_leads = solve_by_leads(left, request, worth_striking);
  Answer answer = by_leads ? *by_leads : search_scores(left.game(), request);
  if (answer.certainty != Answer::Certainty::certain) return answer;
  move_back(board, setup, left, answer);
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

}  // namespace gamecert::solve
