// gamecert conjectures run: the statements of a file over all graphs of a class in one pass.
#include "cli/conjectures/statement_run.hpp"

#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <set>

#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/over_graphs/progress.hpp"
#include "cli/over_graphs/scope.hpp"
#include "conjectures/questions.hpp"
#include "graphs/small_graph_text.hpp"
#include "sweeps/counterexample.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"
#include "verify/files/named_certificates.hpp"
#include "verify/files/statement_folder.hpp"

namespace gamecert::cli {
namespace {

/// What is found of a statement while the run goes on: said, and kept with its certificate.
class StatementNews final : public verify::SweepReader {
 public:
  /// All outlive it.
  StatementNews(std::string name, const CommandOptions& options, verify::NamedCertificates& certificates,
                ProgressReport& progress)
      : name_(std::move(name)), options_(options), certificates_(certificates), progress_(progress) {}

  void found(const graphs::SmallGraph& graph) override {
    if (options_.quiet()) return;
    const std::string text = graphs::write_small_graph(graph);
    progress_.hide();
    if (options_.json()) {
      const nlohmann::ordered_json object = {
          {"schema", "gamecert-news-1"}, {"statement", name_}, {"counterexample_so_far", text}};
      std::cerr << json_line(object) + "\n" << std::flush;
    } else {
      print_line("c " + name_ + ": counterexample so far " + text);
    }
  }
  void certified_so_far(const certificates::Certificate& certificate) override {
    certificates_.put(name_, certificate);
  }
  void certified(std::size_t, const certificates::Certificate& certificate) override {
    certificates_.put(name_, certificate);
  }

 private:
  std::string name_;
  const CommandOptions& options_;
  verify::NamedCertificates& certificates_;
  ProgressReport& progress_;
};

/// Whether the known graph refutes the statement, with a certificate if nothing less does. Of larger graphs it is tried
/// for some seconds.
sweeps::KnownRefutation try_known_graph(const StatementRow& row, verify::NamedCertificates& certificates,
                                        const sweeps::Scope& scope) {
  using sweeps::KnownRefutation;
  const sweeps::FileStatement& statement = *row.statement;
  if (!statement.known.graph) return KnownRefutation::none;
  const graphs::SmallGraph& graph = *statement.known.graph;
  const solve::Limits limits{.seconds = 10, .since = text::Deadline::Clock::now()};
  try {
    if (!graphs::member(scope.graph_class, graph) || !sweeps::ScopeConditions(scope).hold(graph, &limits))
      return KnownRefutation::outside;
    sweeps::Evaluator evaluator(statement.formula, scope.evaluation());
    evaluator.within(limits);
    if (evaluator.truth(graph)) return KnownRefutation::does_not;
    if (row.decision.result.verdict == solve::Verdict::fails) return KnownRefutation::refutes;
    const sweeps::Proof proof = sweeps::prove_counterexample(statement.formula, graph, limits);
    if (!proof.certificate) return KnownRefutation::undecided;
    certificates.put(statement.name, *proof.certificate);
    return KnownRefutation::refutes;
  } catch (const text::LimitError&) {
    return KnownRefutation::undecided;
  }
}

/// Ledgers have all graphs that are generated: conditions of the class become hypotheses of every statement.
void suppose_conditions_of(sweeps::StatementsRequest& request, const CommandOptions& options) {
  if (request.conditions.empty()) return;
  for (language::Formula& each : request.statements) each = sweeps::under(request.conditions, each);
  if (!options.quiet() && !options.json())
    print_line("c all " + graphs::name(request.graph_class) +
               " graphs are gone through: the class is a hypothesis of every statement");
  request.conditions.clear();
}

void print_theorems(const sweeps::StatementsRequest& request) {
  std::set<std::string> all;
  for (const language::Formula& each : request.statements)
    for (const std::string& note : verify::theorems_of({request, each})) all.insert(note);
  for (const std::string& note : all) print_line("c " + note);
}

/// The ledgers become those of what holds, once all is gone through.
void settle(verify::StatementFolder& ledgers, const sweeps::StatementsRequest& request,
            const std::vector<StatementRow>& rows) {
  if (request.shard) return;
  int through = 0;
  bool whole = true;
  std::vector<bool> hold;
  for (const StatementRow& row : rows) {
    const sweeps::SweepResult& result = row.decision.result;
    using enum solve::Verdict;
    hold.push_back(result.verdict == holds || result.verdict == vacuous);
    through = std::max(through, result.complete_through);
    whole = whole && (result.reason.empty() || result.reason.starts_with("undecided at "));
  }
  if (whole) ledgers.settle(hold, request.first_order, through);
}

std::vector<StatementRow> decided_rows(sweeps::StatementsRequest& request, const CommandOptions& options,
                                       const std::vector<sweeps::FileStatement>& statements,
                                       verify::NamedCertificates& certificates) {
  std::vector<verify::SweepDecision> decisions;
  {
    ProgressReport report(options);
    request.progress = [&](const sweeps::Progress& progress) { report.show(progress); };
    std::vector<std::unique_ptr<StatementNews>> news;
    std::vector<verify::SweepReader*> readers;
    for (const sweeps::FileStatement& each : statements) {
      news.push_back(std::make_unique<StatementNews>(each.name, options, certificates, report));
      readers.push_back(news.back().get());
    }
    decisions = verify::decide(request, readers);
  }
  request.progress = nullptr;
  std::vector<StatementRow> rows;
  for (std::size_t i = 0; i < statements.size(); ++i) {
    StatementRow row{&statements[i], std::move(decisions[i])};
    const bool stands = row.decision.result.verdict != solve::Verdict::fails;
    if (stands && row.decision.result.reason.empty() && !request.shard) certificates.remove(statements[i].name);
    row.known_graph = try_known_graph(row, certificates, request);
    row.certificate = certificates.file_of(statements[i].name);
    rows.push_back(std::move(row));
  }
  return rows;
}

/// Of the statement that stood longest, and whether the run was broken off.
std::string gone_through_by(const std::vector<StatementRow>& rows, const sweeps::Scope& scope) {
  const auto graphs = [](const StatementRow& row) { return row.decision.result.graphs; };
  const sweeps::SweepResult& result = std::ranges::max_element(rows, {}, graphs)->decision.result;
  const bool broken_off =
      std::ranges::any_of(rows, [](const StatementRow& row) { return row.decision.result.reason == "interrupted"; });
  return (broken_off ? scope.shard ? "interrupted; so far of " : "interrupted; complete: " : "") +
         (scope.shard ? scope.shard_text(result.graphs)
                      : verify::gone_through(scope, result, verify::SweepEngine::enumeration));
}

}  // namespace

int run_statements(const CommandOptions& options, const StatementText& file, const std::vector<std::string>& names) {
  sweeps::StatementsRequest request{scope_of(options, file.words), {}};
  request.require_orders(graphs::largest_order(request.graph_class));
  const std::vector<sweeps::FileStatement> statements = statements_of(file, request.subject(), names);
  for (const sweeps::FileStatement& each : statements) request.statements.push_back(each.formula);
  verify::NamedCertificates certificates;
  std::optional<verify::StatementFolder> ledgers;
  if (options.has("certificates")) {
    const auto folder = options.value<std::string>("certificates");
    suppose_conditions_of(request, options);
    certificates = verify::NamedCertificates(folder);
    ledgers.emplace(folder, request.statements, request.graph_class);
    request.kept = &*ledgers;
    if (const auto missing = without_ledger(request); missing && !options.quiet() && !options.json())
      print_line("c " + *missing);
  }
  if (!options.quiet() && !options.json()) print_theorems(request);
  const std::vector<StatementRow> rows = decided_rows(request, options, statements, certificates);
  if (ledgers) settle(*ledgers, request, rows);
  return print_rows(rows, request, gone_through_by(rows, request), options, file.path);
}

}  // namespace gamecert::cli
