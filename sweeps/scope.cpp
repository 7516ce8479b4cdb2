// Names of scopes, and their conditions carried out.
#include "sweeps/scope.hpp"

#include <algorithm>
#include <iterator>

#include "conjectures/language.hpp"
#include "sweeps/class_text.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

using graphs::SmallGraph;

void Scope::require_orders(int largest) const {
  if (first_order < 1 || last_order < first_order)
    throw text::InputError("expected orders A..B with 1 <= A <= B, found " + std::to_string(first_order) + ".." +
                           std::to_string(last_order));
  if (last_order > largest)
    throw text::InputError("expected orders of at most " + std::to_string(largest) + " for the class " +
                           graphs::name(graph_class) + ", found " + std::to_string(last_order));
}

std::string Scope::shard_text(std::uint64_t graphs) const {
  const auto& [index, count] = *shard;
  return "shard " + std::to_string(index) + "/" + std::to_string(count) + " of order " + std::to_string(first_order) +
         ".." + std::to_string(last_order) + " " + graphs::name(graph_class) +
         " graphs: " + std::to_string(number_of_pieces(*shard, graph_class, first_order, last_order)) + " pieces, " +
         std::to_string(graphs) + " graphs";
}

std::string Scope::class_name() const { return name(MeantClass{graph_class, conditions}); }

std::vector<language::Formula> Scope::pruning() const {
  std::vector<language::Formula> result;
  if (graph_class.kind != graphs::GraphClass::Kind::graphs || graph_class.connected_cubic() || ledgers != nullptr)
    return result;
  std::ranges::copy_if(conditions, std::back_inserter(result), hereditary);
  return result;
}

std::function<std::function<bool(const SmallGraph&)>(int worker)> Scope::worth() const {
  const std::vector<language::Formula> kept = pruning();
  if (kept.empty()) return nullptr;
  return [condition = conjunction(kept), mode = evaluation()](int) {
    return [evaluator = Evaluator(condition, mode)](const SmallGraph& graph) mutable { return evaluator.truth(graph); };
  };
}

std::string Scope::generation_text(std::uint64_t generated, std::uint64_t members) const {
  if (conditions.empty()) return "";
  const std::vector<language::Formula> kept = pruning();
  return "generated " + std::to_string(generated) + " " + graphs::name(graph_class) + " graphs" +
         (kept.empty() ? "" : ", by extending those alone with " + infix(conjunction(kept))) + "; filtered " +
         std::to_string(members) + " with " + infix(conjunction(conditions));
}

ScopeConditions::ScopeConditions(const Scope& scope) {
  if (!scope.conditions.empty()) all_.emplace(conjunction(scope.conditions), scope.evaluation());
}

bool ScopeConditions::hold(const SmallGraph& graph, const solve::Limits* limits) {
  if (!all_) return true;
  if (limits != nullptr) all_->within(*limits);
  return all_->truth(graph);
}

}  // namespace gamecert::sweeps
