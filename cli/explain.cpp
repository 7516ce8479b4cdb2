// gamecert explain: a formula in English, its words, and the least graphs at which it is true and false, or one graph.
#include <utility>

#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/over_graphs/progress.hpp"
#include "cli/over_graphs/scope.hpp"
#include "cli/over_graphs/sweep_printer.hpp"
#include "cli/result_report.hpp"
#include "conjectures/english/explained_words.hpp"
#include "graphs/small_graph_text.hpp"
#include "sweeps/evaluator.hpp"
#include "sweeps/least_graphs.hpp"
#include "sweeps/statements/statement_file.hpp"
#include "sweeps/word_witness.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"
#include "verify/graph_description.hpp"

namespace gamecert::cli {
namespace {

using graphs::SmallGraph;
using language::GraphKind;
using nlohmann::ordered_json;
using sweeps::LeastGraphs;
using sweeps::LeastGraphsRequest;

/// All that is said of a formula, before a graph is looked at.
struct Explanation {
  struct Word {
    conjectures::DefinedWord word;
    std::vector<std::string> english;  // of its definition
  };
  std::vector<std::string> sentence;
  std::vector<conjectures::Notation> notations;
  std::vector<Word> words;
};

std::string name_of_pattern(std::string_view graph6) { return verify::name_of(graphs::read_small_graph(graph6)); }

conjectures::NamedWords named_words(const language::UserWords& users, const std::string& text) {
  conjectures::NamedWords result{conjectures::inlined_entries(), {}};
  for (conjectures::DefinedWord& word : conjectures::read_words(text)) result.described.push_back(std::move(word));
  for (const conjectures::DefinedWord& word : result.described)
    result.words.push_back({word.name, word.kind, users.at(word.name).definition});
  return result;
}

Explanation explained(const language::Formula& formula, std::string_view text, const conjectures::NamedWords& users) {
  Explanation result;
  const auto say = [&](const language::Formula& said) {
    conjectures::English english = conjectures::english(said, {name_of_pattern, users.words});
    for (conjectures::Notation& notation : english.notations)
      if (std::ranges::find(result.notations, notation) == result.notations.end())
        result.notations.push_back(std::move(notation));
    return english.lines;
  };
  const language::Formula named = with_names(formula, named_in(text, users.words));
  result.sentence = say(named);
  for (conjectures::ExplainedWord& word : explained_words(named, users)) {
    std::ranges::replace(word.word.definition, '\n', ' ');
    result.words.push_back({word.word, word.definition ? say(*word.definition) : std::vector<std::string>()});
  }
  return result;
}

/// The formula, and the class whose graphs it is asked about: digraphs if it makes sense for these alone.
std::pair<language::TypedFormula, std::string> formula_and_class(const CommandOptions& options,
                                                                 const language::UserWords& words) {
  const std::string& text = options.plain()[0];
  const auto given = options.value<std::string>("class");
  if (options.given("class")) {
    const bool directed = sweeps::read_class(given, &words).generated.directed();
    return {conjectures::parse_expression(text, directed ? GraphKind::digraphs : GraphKind::graphs, &words), given};
  }
  try {
    return {conjectures::parse_expression(text, GraphKind::graphs, &words), given};
  } catch (const text::InputError&) {
    try {
      return {conjectures::parse_expression(text, GraphKind::digraphs, &words), "digraphs"};
    } catch (const text::InputError&) {
    }
    throw;
  }
}

/// Why it is not known at all graphs; empty if it is.
std::string doubt(const LeastGraphs& seen) {
  if (!seen.reason.empty()) return seen.reason;
  return seen.undecided.empty() ? "" : sweeps::undecided_at(seen.undecided.size());
}

/// `connected graphs of order 1..6`
std::string graphs_text(const LeastGraphsRequest& request) {
  const std::string name = request.class_name();
  const bool one_word = name.find_first_of(", :") == std::string::npos;
  const std::string which = name == "all"                     ? "graphs"
                            : one_word && name.ends_with('s') ? name
                            : one_word                        ? name + " graphs"
                            : request.graph_class.directed()  ? "digraphs of the class " + name
                                                              : "graphs of the class " + name;
  const std::string last = request.last_order > request.first_order ? ".." + std::to_string(request.last_order) : "";
  return which + " of order " + std::to_string(request.first_order) + last;
}

/// `C^: order 4, edges 0-2, 0-3, 1-2, 1-3, 2-3 = diamond (fan:2)`
std::string graph_text(const SmallGraph& graph) {
  std::string text = graphs::write_small_graph(graph) + ": order " + std::to_string(graph.order);
  const std::vector<graphs::Edge> edges = verify::edges_of(graph);
  constexpr std::size_t most_listed = 120;
  text += edges.empty() ? ", no edges" : graph.directed ? ", arcs " : ", edges ";
  if (edges.size() > most_listed) text += std::to_string(edges.size());
  for (std::size_t i = 0; i < edges.size() && edges.size() <= most_listed; ++i)
    text += (i == 0 ? "" : ", ") + std::to_string(edges[i].first) + "-" + std::to_string(edges[i].second);
  const std::string name = verify::name_of(graph);
  return name.empty() ? text : text + " = " + name;
}

void tell_word(ResultReport& report, const Explanation::Word& explained, bool quiet) {
  const auto& [word, english] = explained;
  ordered_json entry = {{"word", word.name}, {"meaning", word.meaning}};
  if (!word.definition.empty()) entry["definition"] = word.definition;
  if (!english.empty()) entry["english"] = english;
  if (!word.theorem.empty()) entry["theorem"] = word.theorem;
  if (!word.source.empty()) entry["source"] = word.source;
  report["words"].push_back(std::move(entry));
  if (quiet) return;
  report.line("  " + word.name + ": " + word.meaning);
  if (english.empty()) return;
  report.line("    " + word.definition);
  for (const std::string& line : english) report.line("    " + line);
  if (!word.theorem.empty()) report.line("    by the " + word.theorem);
}

void tell_explanation(ResultReport& report, const Explanation& explanation, const language::Formula& formula,
                      bool quiet) {
  report.member("formula", language::infix(formula));
  report.member("english", explanation.sentence);
  report.member("notations", ordered_json::array());
  report.member("words", ordered_json::array());
  for (const std::string& line : explanation.sentence) report.line(line);
  if (!quiet && !(explanation.words.empty() && explanation.notations.empty())) report.line("where");
  for (const auto& [written, meaning] : explanation.notations) {
    report["notations"].push_back({{"written", written}, {"meaning", meaning}});
    if (!quiet) report.line("  " + written + ": " + meaning);
  }
  for (const Explanation::Word& word : explanation.words) tell_word(report, word, quiet);
}

/// The end, where the answer is known but for `doubt`, if there is any.
void finish(ResultReport& report, const std::string& doubt, const std::vector<sweeps::Undecided>& undecided = {}) {
  if (!doubt.empty()) {
    report.member("verdict", "UNKNOWN");
    report.member("answer", "UNKNOWN " + doubt);
  }
  for (const sweeps::Undecided& one : undecided) report["undecided"].push_back(graphs::write_small_graph(one.graph));
  doubt.empty() ? report.end() : report.end("UNKNOWN " + doubt);
}

ordered_json json_graphs(const std::vector<SmallGraph>& graphs, const std::vector<std::int64_t>& values = {}) {
  ordered_json list = ordered_json::array();
  for (std::size_t i = 0; i < graphs.size(); ++i) {
    list.push_back({{"graph", graphs::write_small_graph(graphs[i])}, {"description", verify::description(graphs[i])}});
    if (!values.empty()) list.back()["value"] = json_number(values[i]);
  }
  return list;
}

void print_graph_list(const ResultReport& report, const std::vector<SmallGraph>& graphs) {
  for (const SmallGraph& graph : graphs) report.line("  " + graph_text(graph));
}

/// `true at 5 of the 10 connected graphs of order 1..4; the least:`; `of` is empty where nothing is known of any graph.
void tell_truths(ResultReport& report, const std::string& name, const std::string& what, std::uint64_t count,
                 const std::vector<SmallGraph>& least, const std::string& of) {
  report.member(name, count);
  report.member(name + "_at", [&] { return json_graphs(least); });
  if (of.empty()) return;
  report.line(what + " at " + (count == 0 ? "none" : std::to_string(count)) + " of the " + of +
              (count == 0             ? ""
               : count > least.size() ? "; the least:"
                                      : ":"));
  print_graph_list(report, least);
}

void tell_values(ResultReport& report, const LeastGraphs& seen, const std::string& of) {
  report.member("values_at", [&] { return json_graphs(seen.first, seen.values); });
  report.member("least_at", [&] { return json_graphs(seen.least_at, {seen.least}); });
  report.member("greatest_at", [&] { return json_graphs(seen.greatest_at, {seen.greatest}); });
  if (of.empty()) return;
  report.line("values at the " + of + "; at the least:");
  for (std::size_t i = 0; i < seen.first.size(); ++i)
    report.line("  " + language::number_text(seen.values[i]) + " at " + graph_text(seen.first[i]));
  report.line("least value " + language::number_text(seen.least) + ", first at:");
  print_graph_list(report, seen.least_at);
  report.line("greatest value " + language::number_text(seen.greatest) + ", first at:");
  print_graph_list(report, seen.greatest_at);
}

void tell_graphs_seen(ResultReport& report, const LeastGraphsRequest& request, const LeastGraphs& seen) {
  const std::uint64_t decided = seen.graphs - seen.undecided.size();
  add_scope(report.object(), request,
            sweeps::Evaluator(request.formula, request.evaluation()).notes(request.last_order));
  report.member("complete_through", seen.complete_through);
  report.member("graphs", decided);
  const bool some = seen.complete_through >= request.first_order;
  LeastGraphsRequest through = request;
  through.last_order = seen.complete_through;
  const std::string of = some && decided > 0 ? std::to_string(decided) + " " + graphs_text(through) : "";
  for (const sweeps::Undecided& one : seen.undecided)
    if (some) report.comment("undecided " + graphs::write_small_graph(one.graph) + ": " + one.reason);
  if (some && seen.graphs == 0) report.line("there are no " + graphs_text(through));
  if (request.truth) {
    if (request.formula.word == "->")
      tell_truths(report, "hypotheses", "hypotheses true", seen.instances, seen.instances_at, of);
    tell_truths(report, "true", "true", seen.truths, seen.true_at, of);
    tell_truths(report, "false", "false", decided - seen.truths, seen.false_at, of);
  } else {
    tell_values(report, seen, of);
  }
}

/// At one graph: the value there, and what makes words true of it.
int explain_at(const SmallGraph& graph, const language::TypedFormula& formula, const Explanation& explanation,
               const CommandOptions& options) {
  ResultReport report(options, "gamecert-explain-1");
  tell_explanation(report, explanation, formula.formula, options.quiet());
  report.member("graph", graphs::write_small_graph(graph));
  report.member("description", verify::description(graph));
  std::string reason;
  try {
    sweeps::Evaluator evaluator(formula.formula, mode_of(options));
    evaluator.within({.seconds = time_limit(options)});
    const std::int64_t value = evaluator.value(graph);
    const std::string text = language::value_text(formula.sort, value);
    if (formula.truth()) {
      report.member("value", value != 0);
    } else {
      report.member("number", text);
    }
    report.line(text + " at " + graph_text(graph));
    report.member("witnesses", ordered_json::object());
    const text::Deadline deadline(time_limit(options));
    for (const auto& [word, english] : explanation.words) {
      const std::vector<std::string> lines = sweeps::word_witness(word.name, graph);
      if (!lines.empty()) report["witnesses"][word.name] = lines;
      for (std::size_t i = 0; i < lines.size(); ++i)
        report.line(i == 0 ? "  " + word.name + ": " + lines[i] : "    " + lines[i]);
    }
  } catch (const text::LimitError& error) {
    reason = error.what();
  }
  finish(report, reason);
  return reason.empty() ? success : undecided;
}

int run_explain_at(const CommandOptions& options) {
  if (options.given("order") || options.given("class"))
    throw text::InputError("expected a GRAPH or --order and --class, found both");
  const SmallGraph graph = sweeps::named_graph(options.plain()[1]);
  const std::string text = text_of_words(options);
  const language::UserWords words = words_of(options, text);
  const language::TypedFormula formula = conjectures::parse_expression(
      options.plain()[0], graph.directed ? GraphKind::digraphs : GraphKind::graphs, &words);
  return explain_at(graph, formula, explained(formula.formula, options.plain()[0], named_words(words, text)), options);
}

}  // namespace

int run_explain(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  describe_graphs(options);
  describe_evaluation(options);
  options.about =
      "Without --class the graphs are the connected ones, and digraphs if the formula makes sense for these alone; "
      "without --order\nthey have order 1..6, and digraphs order 1..4. With a GRAPH, a board or graph6, the formula is "
      "looked at there alone.\n";
  if (!options.parse(command, arguments)) return success;
  if (options.plain().size() == 2) return run_explain_at(options);
  if (options.plain().size() != 1)
    throw text::InputError(std::string("expected one FORMULA") + (options.plain().empty() ? "" : " and one GRAPH") +
                           ", found " + std::to_string(options.plain().size()) + "; see gamecert explain --help");
  const std::string text = text_of_words(options);
  const language::UserWords words = words_of(options, text);
  const auto [formula, class_text] = formula_and_class(options, words);
  const sweeps::MeantClass meant = sweeps::read_class(class_text, &words);
  const std::string usual = meant.generated.directed() ? "1..4" : "1..6";
  LeastGraphsRequest request{
      graphs_of(options, meant, options.has("order") ? options.value<std::string>("order") : usual), formula.formula,
      formula.truth()};
  request.require_orders(graphs::largest_order(request.graph_class));
  request.jobs = jobs_of(options);
  request.seconds_a_graph = time_limit(options);
  ProgressReport progress(options);
  request.progress = [&](const sweeps::Progress& state) { progress.show(state); };

  const Explanation explanation = explained(formula.formula, options.plain()[0], named_words(words, text));
  ResultReport report(options, "gamecert-explain-1");
  tell_explanation(report, explanation, formula.formula, options.quiet());
  const LeastGraphs seen = sweeps::least_graphs(request);
  progress.hide();
  tell_graphs_seen(report, request, seen);
  finish(report, doubt(seen), seen.undecided);
  return doubt(seen).empty() ? success : undecided;
}

}  // namespace gamecert::cli
