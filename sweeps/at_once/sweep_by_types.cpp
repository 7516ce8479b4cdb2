// The types of all orders from 1 on are found, also where the first order asked for is a later one.
#include "sweeps/at_once/sweep_by_types.hpp"

#include "graphs/nauty/canonical.hpp"
#include "language/trees/tree_types.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

namespace {

using language::trees::TreeTypes;

std::string many(std::size_t types) {
  return types == 0 ? "no rooted tree comes near to a failure" : std::to_string(types) + " types of rooted trees";
}

}  // namespace

SweepResult sweep_by_types(const SweepRequest& request) {
  if (request.all)
    throw text::InputError("expected --all with another engine, found --engine types, which finds one tree");
  if (request.graph_class != graphs::GraphClass::trees)
    throw text::InputError("expected --class trees for --engine types, found " + request.class_name());
  const bool every = request.last_order == Scope::every_order;
  Scope orders = request;
  if (every) orders.last_order = orders.first_order;
  orders.require_orders(TreeTypes::largest_order);
  SweepResult result;
  result.complete_through = request.first_order - 1;
  try {
    TreeTypes::Found found;
    if (every) found = TreeTypes::of_all(request.conjecture, request.first_order);
    // Where some tree is a counterexample, one of the least order is looked for.
    if (!every || found.counterexample)
      found = TreeTypes::of_orders(request.conjecture, request.first_order,
                                   every ? found.counterexample->order : request.last_order,
                                   [&](int order, const TreeTypes::Found& of_order) {
                                     const std::size_t types = of_order.types;
                                     if (request.progress) request.progress({order, types, types});
                                     if (order >= request.first_order && !of_order.counterexample && !every)
                                       result.complete_through = order;
                                   });
    if (found.counterexample) {
      result.verdict = solve::Verdict::fails;
      result.reason = "another tree of its order may come before it";
      result.counterexamples.push_back(graphs::canonical_form(*found.counterexample).graph);
      return result;
    }
    result.verdict = found.supposed ? solve::Verdict::holds : solve::Verdict::vacuous;
    result.reason = many(found.types) + (every || found.types == 0 ? "" : " at most of an order");
  } catch (const text::LimitError& limit) {
    result.reason = limit.what();
  }
  return result;
}

}  // namespace gamecert::sweeps
