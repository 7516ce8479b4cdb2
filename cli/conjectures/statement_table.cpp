// The table of a run over a file of statements.
#include <algorithm>
#include <set>

#include "cli/conjectures/statement_run.hpp"
#include "cli/json.hpp"
#include "cli/result_report.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/infix.hpp"
#include "verify/graph_description.hpp"

namespace gamecert::cli {
namespace {

using solve::Verdict;

std::string beside(const StatementRow& row, const sweeps::StatementsRequest& request) {
  return sweeps::beside_known(row.statement->known, row.known_graph, row.decision.result, request.first_order == 1);
}

/// `FAILS 4 of 10 statements; HOLDS 5; VACUOUS 1`: the gravest verdict first.
std::string counted(const std::vector<StatementRow>& rows) {
  constexpr const char* words[] = {"FAILS", "EVIDENCE", "UNKNOWN", "HOLDS", "VACUOUS"};
  std::string text;
  for (const char* word : words) {
    const auto count = std::ranges::count_if(rows, [&](const StatementRow& row) { return row.verdict() == word; });
    if (count == 0) continue;
    const bool first = text.empty();
    text += (first ? "" : "; ") + std::string(word) + " " + std::to_string(count);
    if (first) text += " of " + std::to_string(rows.size()) + (rows.size() == 1 ? " statement" : " statements");
  }
  return text;
}

std::size_t contradictions(const std::vector<StatementRow>& rows, const sweeps::StatementsRequest& request) {
  return static_cast<std::size_t>(std::ranges::count_if(
      rows, [&](const StatementRow& row) { return beside(row, request).starts_with("contradicts"); }));
}

int status_of_rows(const std::vector<StatementRow>& rows) {
  const auto any = [&](std::string_view word) {
    return std::ranges::any_of(rows, [&](const StatementRow& row) { return row.verdict() == word; });
  };
  if (any("FAILS")) return 1;
  if (any("EVIDENCE") || any("UNKNOWN") || !any("HOLDS")) return undecided;
  return success;
}

void tell_remarks(const ResultReport& report, const std::vector<StatementRow>& rows) {
  for (const StatementRow& row : rows) {
    const std::string& name = row.statement->name;
    const sweeps::SweepResult& result = row.decision.result;
    for (const sweeps::Undecided& one : result.undecided)
      report.comment(name + ": undecided " + graphs::write_small_graph(one.graph) + ": " + one.reason);
    if (!row.decision.missing.empty()) report.comment(name + ": no certificate: " + row.decision.missing);
    if (result.verdict == Verdict::fails) {
      report.comment(name + ": " + verify::description(result.counterexamples.front()));
      if (!result.reason.empty()) report.comment(name + ": perhaps not the least: " + result.reason);
      if (!row.decision.witnesses.empty())
        for (const sweeps::Witness& witness : row.decision.witnesses.front())
          report.comment(name + ": " + sweeps::text(witness));
    } else if (!result.reason.empty() && result.reason != "interrupted") {
      report.comment(name + ": " + result.reason);
    }
    if (row.known_graph == sweeps::KnownRefutation::undecided)
      report.comment(name + ": whether the known graph refutes it is undecided");
    if (!row.certificate.empty()) report.comment("certificate " + row.certificate);
  }
}

nlohmann::ordered_json json_of_row(const StatementRow& row, const sweeps::StatementsRequest& request) {
  const sweeps::FileStatement& statement = *row.statement;
  const sweeps::SweepResult& result = row.decision.result;
  nlohmann::ordered_json object = {{"name", statement.name}};
  if (!statement.source.empty()) object["source"] = statement.source;
  object["text"] = language::infix(statement.formula);
  object["verdict"] = row.verdict();
  object["answer"] = row.decision.statement;
  object["order"] = row.order();
  if (!row.graph().empty()) object["counterexample"] = row.graph();
  if (!statement.known.text.empty()) object["known"] = statement.known.text;
  object["beside_known"] = beside(row, request);
  if (!row.certificate.empty()) object["certificate"] = row.certificate;
  if (!result.reason.empty()) object["reason"] = result.reason;
  for (const sweeps::Undecided& one : result.undecided)
    object["undecided"].push_back(graphs::write_small_graph(one.graph));
  return object;
}

std::string cell(const std::string& text) { return text.empty() ? "-" : text; }

}  // namespace

std::string StatementRow::verdict() const {
  const bool uncertified = decision.result.verdict == Verdict::fails && !decision.missing.empty();
  return std::string(solve::word(uncertified ? Verdict::evidence : decision.result.verdict));
}

int StatementRow::order() const {
  const sweeps::SweepResult& result = decision.result;
  return result.counterexamples.empty() ? result.complete_through : result.counterexamples.front().order;
}

std::string StatementRow::graph() const {
  const auto& graphs = decision.result.counterexamples;
  return graphs.empty() ? std::string() : graphs::write_small_graph(graphs.front());
}

int print_rows(const std::vector<StatementRow>& rows, const sweeps::StatementsRequest& request,
               const std::string& through, const CommandOptions& options, const std::string& path) {
  const bool plain_shard = request.shard && status_of_rows(rows) == undecided;  // which says nothing of the class
  const std::size_t wrong = contradictions(rows, request);
  const std::string said =
      (plain_shard ? "UNKNOWN " + through + ", no statement refuted" : counted(rows) + "; " + through) +
      (wrong == 0 ? ""
                  : "; " + std::to_string(wrong) + (wrong == 1 ? " contradicts" : " contradict") + " what is known");
  const int status = wrong == 0 ? status_of_rows(rows) : 1;
  ResultReport report(options, "gamecert-conjectures-1");
  std::set<std::string> theorems;
  for (const language::Formula& each : request.statements)
    for (const std::string& note : verify::theorems_of({request, each})) theorems.insert(note);
  report.member("file", path);
  add_scope(report.object(), request, {theorems.begin(), theorems.end()});
  report.member("verdict", said.substr(0, said.find(' ')));
  report.member("answer", said);
  tell_remarks(report, rows);
  report.line("statement\tverdict\torder\tgraph\tknown\tbeside what is known");
  report.member("statements", [&] {
    nlohmann::ordered_json all = nlohmann::json::array();
    for (const StatementRow& row : rows) all.push_back(json_of_row(row, request));
    return all;
  });
  for (const StatementRow& row : rows)
    report.line(row.statement->name + "\t" + row.verdict() + "\t" + std::to_string(row.order()) + "\t" +
                cell(row.graph()) + "\t" + cell(row.statement->known.text) + "\t" + beside(row, request));
  report.end(said);
  return status;
}

}  // namespace gamecert::cli
