// Evidence `order` against a reduction: play of the target that leads to where the games do not correspond.
#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/number_text.hpp"
#include "certificates/reduction_claim.hpp"
#include "certificates/solitaires/order.hpp"
#include "graphs/small_graph_text.hpp"
#include "reductions/replay.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

void check_difference(const Claim& claim, const Order& evidence, Grounds& grounds) {
  require_plain(claim, "reduction");
  const auto reduction = reduction_of(claim, grounds);
  const std::string_view statement = claim.statement;
  const std::size_t graph = statement.rfind(' ') + 1;
  const std::string_view fails = statement.substr(0, graph);
  if (fails != "FAILS corresponding " && fails != "FAILS invariant ")
    reject("expected FAILS corresponding or FAILS invariant, and a graph, found " + text::quoted(statement));
  if (!reduction.answers.empty())
    reject("expected a reduction without answers, whose games are to correspond, found answers");
  const reductions::Replay replay(reduction, graphs::read_small_graph(statement.substr(graph)));
  if (!replay.map().assumed()) reject("expected a graph of those that are assumed, found another");
  const auto difference = difference_after(replay, evidence.moves);
  if (!difference) reject("expected a difference after the moves, found none");
  if (!fails.ends_with(std::string(difference->level()) + " "))
    reject("expected FAILS " + std::string(difference->level()) + ", as " + difference->reason + ", found " +
           text::quoted(statement));
}

}  // namespace

Kind difference_kind() {
  Kind kind = kind_of<Order>([](Lines& lines, const Claim&) { return Order{read_numbers(lines, "a move")}; },
                             check_difference, {definitions_of_reductions});
  kind.about = [](const Claim& claim) { return claim.game == "reduction"; };
  return kind;
}

}  // namespace gamecert::certificates
