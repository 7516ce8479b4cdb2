// Evidence `order` against a reduction: play of the target that leads to where the games do not correspond.
#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/number_text.hpp"
#include "certificates/plays/order.hpp"
#include "certificates/reduction_claim.hpp"
#include "graphs/small_graph_text.hpp"
#include "reductions/replay.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

void check_difference(const Claim& claim, const Order& evidence, Grounds& grounds) {
  require_plain(claim, "reduction");
  const auto reduction = reduction_of(claim, grounds);
  if (!claim.statement.starts_with("FAILS "))
    reject("expected FAILS and a graph, found " + text::quoted(claim.statement));
  if (!reduction.answers.empty())
    reject("expected a reduction without answers, whose games are to correspond, found answers");
  const reductions::Replay replay(reduction, graphs::read_small_graph(claim.statement.substr(6)));
  if (!replay.map().assumed()) reject("expected a graph of those that are assumed, found another");
  if (!difference_after(replay, evidence.moves)) reject("expected a difference after the moves, found none");
}

}  // namespace

Kind difference_kind() {
  Kind kind = kind_of<Order>([](Lines& lines, const Claim&) { return Order{read_numbers(lines, "a move")}; },
                             check_difference, {definitions_of_reductions});
  kind.about = [](const Claim& claim) { return claim.game == "reduction"; };
  return kind;
}

}  // namespace gamecert::certificates
