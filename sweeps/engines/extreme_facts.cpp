// Better and better sets by CaDiCaL, until it refutes that there is a better one.
#include "sweeps/engines/extreme_facts.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "certificates/formulas/extreme.hpp"
#include "certificates/number_claim.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/expanded.hpp"
#include "language/reader/prefix_reader.hpp"
#include "language/terms.hpp"
#include "solve/sat_answers.hpp"
#include "sweeps/engines/graph_words.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using certificates::ExtremeOfSets;
using language::Formula;

/// Numbers that formulas of sets may have are looked for between these.
constexpr int most_number = 4096;
/// For one number: sets may be gone through after all.
constexpr double most_seconds = 60;

/// Calls visit(part) for the formula and what it is made of, on the graph itself; into a part only if it says so.
void each_on_graph(Formula& formula, const std::function<bool(const Formula&)>& visit) {
  if (!visit(formula)) return;
  for (Formula* const part : certificates::on_the_graph(formula)) each_on_graph(*part, visit);
}

struct Found {
  int value;
  std::vector<std::vector<int>> sets;
  std::optional<encode::Lrat> refutation;
};

/// The number of a set, which is between the bounds.
int number_of(const ExtremeOfSets& sets, const std::string& graph6, const std::vector<int>& set) {
  int low = -most_number, high = most_number;
  while (low < high) {
    const int middle = low + (high - low) / 2;
    certificates::has_number(sets, graph6, set, "<=", middle) ? high = middle : low = middle + 1;
  }
  if (!certificates::has_number(sets, graph6, set, "=", low))
    throw text::LimitError("a set of vertices has a number beyond " + std::to_string(most_number));
  return low;
}

Found of_model(const ExtremeOfSets& sets, const std::string& graph6, int beyond, const std::vector<char>& model) {
  const auto order = static_cast<std::size_t>(graphs::read_small_graph(graph6).order);
  std::vector<std::vector<int>> found(sets.of_colours() ? static_cast<std::size_t>(beyond - 1) : 1);
  for (std::size_t v = 0; v < order; ++v)
    for (std::size_t c = 0; c < found.size(); ++c)
      if (model.at(v * found.size() + c + 1) != 0) {
        found[c].push_back(static_cast<int>(v));
        break;
      }
  const int value = sets.of_colours() ? beyond - 1 : number_of(sets, graph6, found[0]);
  return {value, std::move(found), {}};
}

/// Nothing if no set meets the condition.
std::optional<Found> best_sets(const ExtremeOfSets& sets, const std::string& graph6, bool refutation,
                               solve::Watch& watch) {
  std::optional<Found> best;
  int beyond = sets.greatest ? -most_number : most_number;
  if (sets.of_colours()) beyond = graphs::read_small_graph(graph6).order + 1;
  for (;; beyond = best->value) {
    watch.look();
    solve::SatVerdict verdict =
        solve::decide_formula(certificates::sets_beyond(sets, graph6, beyond), refutation && best, watch.left());
    if (verdict.model) {
      best = of_model(sets, graph6, beyond, *verdict.model);
      continue;
    }
    if (best && refutation && !verdict.refutation) throw text::LimitError(verdict.missing);
    if (best) best->refutation = std::move(verdict.refutation);
    return best;
  }
}

/// Calls found(part, best) for each such part of the formula.
void each_extreme(const Formula& formula, const graphs::SmallGraph& graph, bool refutations, solve::Watch& watch,
                  const std::function<bool(const Formula&)>& wanted,
                  const std::function<void(const Formula&, Found)>& found) {
  const std::string graph6 = graphs::write_small_graph(graph);
  std::set<std::string> seen;
  Formula whole = formula;
  each_on_graph(whole, [&](const Formula& part) {
    const auto sets = certificates::extreme_of_sets(part);
    if (!sets || !wanted(part) || !seen.insert(language::prefix(part)).second) return true;
    try {
      language::PrefixReader(language::prefix(part), {}).whole(language::Sort::number);
      solve::Watch own(watch.left(most_seconds));
      if (auto best = best_sets(*sets, graph6, refutations, own)) found(part, std::move(*best));
      return false;
    } catch (const text::LimitError&) {
      watch.look();
    } catch (const text::InputError&) {  // no formula is made of the condition, or it has names from around it
    }
    return true;
  });
}

bool without_engine(const Formula& part) {
  const language::Term* term = part.arguments.empty() ? language::find_term(part.word) : nullptr;
  return term == nullptr || engine_of(language::expanded_text(*term)) == nullptr;
}

}  // namespace

std::vector<certificates::Certificate> extreme_facts(const Formula& formula, const graphs::SmallGraph& graph,
                                                     solve::Watch& watch) {
  std::vector<certificates::Certificate> facts;
  const auto all = [](const Formula&) { return true; };
  each_extreme(formula, graph, true, watch, all, [&](const Formula& part, Found best) {
    certificates::Claim claim;
    claim.game = "value";
    claim.instance = graphs::write_small_graph(graph);
    claim.statement = "EQUALS " + std::to_string(best.value) + " " + language::prefix(part);
    facts.push_back({std::move(claim), certificates::Extreme{std::move(best.sets), std::move(*best.refutation)}});
  });
  return facts;
}

bool has_extremes(const Formula& formula) {
  bool found = false;
  Formula whole = formula;
  each_on_graph(whole, [&](const Formula& part) {
    found = found || (without_engine(part) && certificates::extreme_of_sets(part));
    return !found;
  });
  return found;
}

Formula with_extremes(const Formula& formula, const graphs::SmallGraph& graph, solve::Watch& watch) {
  certificates::KnownNumbers known;
  each_extreme(formula, graph, false, watch, without_engine,
               [&](const Formula& part, const Found& best) { known.emplace(language::prefix(part), best.value); });
  std::set<std::string, std::less<>> used;
  return certificates::with_numbers(formula, known, used);
}

}  // namespace gamecert::sweeps
