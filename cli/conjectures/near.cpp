// gamecert conjectures run --near: counterexamples sought among graphs that differ little from some graphs.
#include "sweeps/statements/near.hpp"

#include <algorithm>
#include <sstream>

#include "cli/conjectures/statement_run.hpp"
#include "cli/output.hpp"
#include "cli/over_graphs/scope.hpp"
#include "graphs/small_graph_text.hpp"
#include "sweeps/counterexample.hpp"
#include "text/errors.hpp"
#include "verify/files/named_certificates.hpp"

namespace gamecert::cli {
namespace {

namespace po = boost::program_options;

constexpr std::int64_t longest_budget = 10'000'000;  // seconds

using Graphs = std::vector<graphs::SmallGraph>;

Graphs starts_of(const std::vector<std::string>& names) {
  Graphs starts;
  for (const std::string& name : names) {
    try {
      starts.push_back(sweeps::named_graph(name));
    } catch (const text::InputError& error) {
      throw text::InputError("--near " + name + ": " + error.what());
    }
    if (starts.back().directed) throw text::InputError("expected graphs for --near, found the digraph " + name);
  }
  return starts;
}

/// Orders without --order: room to double, or to add some vertices.
sweeps::Scope scope_near(const CommandOptions& options, const Graphs& starts, const language::UserWords& words) {
  sweeps::Scope scope = graphs_of(options, sweeps::read_class(options.value<std::string>("class"), &words), "1");
  if (scope.graph_class.directed())
    throw text::InputError("expected a class of graphs with --near, found " + scope.class_name());
  const int greatest = std::ranges::max_element(starts, {}, &graphs::SmallGraph::order)->order;
  constexpr int some = 12, most = graphs::SmallGraph::max_order;
  scope.last_order = std::min(most, std::max(2 * greatest, greatest + some));
  if (options.has("order"))
    std::tie(scope.first_order, scope.last_order) = parse_orders(options.value<std::string>("order"), most);
  if (scope.last_order > most)
    throw text::InputError("expected orders of at most " + std::to_string(most) + " with --near, found " +
                           std::to_string(scope.last_order));
  if (std::ranges::none_of(starts, [&](const graphs::SmallGraph& graph) {
        return scope.first_order <= graph.order && graph.order <= scope.last_order;
      }))
    throw text::InputError("expected --order with the order of a graph of --near, found " +
                           options.value<std::string>("order"));
  scope.seconds_a_graph = time_limit(options);
  return scope;
}

std::string number_of(double slack) {
  std::ostringstream text;
  text << slack;
  return text.str();
}

/// What is said where no graph refutes.
std::string reason_of(const sweeps::NearResult& result) {
  std::string reason = result.reason + "; no counterexample among " + std::to_string(result.tried) + " graphs tried";
  if (result.undecided > 0) reason += ", " + std::to_string(result.undecided) + " of them undecided";
  if (result.least_slack) reason += "; least slack " + number_of(*result.least_slack) + " at " + result.nearest;
  return reason;
}

StatementRow row_near(const sweeps::FileStatement& statement, const sweeps::NearRequest& request,
                      verify::NamedCertificates& certificates) {
  StatementRow row{&statement, {}};
  const sweeps::NearResult near = sweeps::refute_near(request);
  sweeps::SweepResult& result = row.decision.result;
  result.graphs = near.tried;
  if (!near.refutation) {
    result.reason = reason_of(near);
    row.decision.statement = "UNKNOWN " + result.reason;
    return row;
  }
  result.verdict = solve::Verdict::fails;
  result.counterexamples = {*near.refutation};
  const sweeps::Proof proof =
      sweeps::prove_counterexample(statement.formula, *near.refutation, {.seconds = request.seconds});
  row.decision.missing = proof.missing;
  row.decision.witnesses = {proof.witnesses};
  row.decision.statement = "FAILS " + row.graph();
  if (!proof.certificate) row.decision.statement = "EVIDENCE " + row.decision.statement + ": " + proof.missing;
  if (proof.certificate) certificates.put(statement.name, *proof.certificate);
  row.certificate = certificates.file_of(statement.name);
  return row;
}

}  // namespace

void describe_near(CommandOptions& options) {
  options.described.add_options()("near", po::value<std::vector<std::string>>(),
                                  "run: GRAPH (graph6 or a board; again for more): in place of all graphs try those "
                                  "that steps from it lead to, the most promising first (docs/OPEN.md)")(
      "budget", po::value<double>()->default_value(60), "with --near: seconds for each statement");
}

int run_near(const CommandOptions& options, const StatementText& file, const std::vector<std::string>& names) {
  if (options.has("shard")) throw text::InputError("expected --shard without --near, found both");
  const auto near = options.value<std::vector<std::string>>("near");
  const Graphs starts = starts_of(near);
  sweeps::StatementsRequest request{scope_near(options, starts, file.words), {}};
  const std::vector<sweeps::FileStatement> statements = statements_of(file, request.subject(), names);
  const double seconds = number_above_0(options, "budget", longest_budget);
  verify::NamedCertificates certificates;
  if (options.has("certificates")) certificates = verify::NamedCertificates(options.value<std::string>("certificates"));
  std::vector<StatementRow> rows;
  std::uint64_t tried = 0;
  for (const sweeps::FileStatement& each : statements) {
    request.statements.push_back(each.formula);
    rows.push_back(row_near(each, {request, each.formula, starts, seconds}, certificates));
    tried += rows.back().decision.result.graphs;
  }
  std::string through = std::to_string(tried) + " " + request.class_name() + " graphs near";
  for (const std::string& name : near) through += " " + name;
  return print_rows(rows, request, through, options, file.path);
}

}  // namespace gamecert::cli
