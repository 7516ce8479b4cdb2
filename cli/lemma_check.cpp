// gamecert lemma check: PROVED by tables, or FAILS at a least graph.
#include "proofs/lemma_check.hpp"

#include "certificates/writing/writer.hpp"
#include "cli/lemma.hpp"
#include "cli/result_report.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "reductions/gadgets/parts_text.hpp"
#include "verify/files/atomic_file.hpp"
#include "verify/graph_description.hpp"
#include "verify/lemma_decision.hpp"

namespace gamecert::cli {
namespace {

using proofs::Difference;
using proofs::LemmaReport;
using proofs::LemmaRequest;
using reductions::Lemma;
using solve::Verdict;

LemmaRequest request_of(const CommandOptions& options, const Lemma& lemma) {
  LemmaRequest request = verify::usual_request(lemma);
  if (options.has("order")) std::tie(request.first, request.last) = parse_orders(options.value<std::string>("order"));
  if (options.has("host")) request.host = options.value<int>("host");
  request.limits.seconds = time_limit(options);
  return request;
}

/// `a=0 b=1 x=2`
std::string numbering(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t v = 0; v < names.size(); ++v) text += (v == 0 ? "" : " ") + names[v] + "=" + std::to_string(v);
  return text;
}

/// What stands against the first game.
std::string other_side(const Difference& difference) {
  if (difference.after) return difference.after->instance() + " " + difference.answer_after;
  return difference.against;
}

/// How many games, and on what; if none, why.
std::string games_played(const Lemma& lemma, const LemmaReport& report, const LemmaRequest& request) {
  const std::string count = std::to_string(report.games);
  const std::string orders =
      "graphs of order " + std::to_string(request.first) + ".." + std::to_string(report.played_to);
  if (report.games != 0)
    return count + (report.difference ? ", to where it fails" : ", all on " + orders + " that hold the gadget");
  if (lemma.statements.empty() && lemma.of_parts.empty()) return count + ", since the lemma makes no statement";
  if (!report.limit.empty()) return count + ", since a limit came first";
  int least = graphs::order_limit;
  for (const reductions::Statement& one : lemma.statements) least = std::min(least, one.gadget.order());
  for (const reductions::LemmaOfParts& one : lemma.of_parts) least = std::min(least, one.statement.gadget.order());
  if (least > report.played_to)
    return count + ", since the gadget has order " + std::to_string(least) + ", and play goes to order " +
           std::to_string(report.played_to);
  return count + ", since on " + orders + " that hold the gadget the hypotheses are never met";
}

/// Of each statement, family and lemma of parts what it says and its verdict.
void tell_statements(ResultReport& report, const Lemma& lemma, const LemmaReport& found) {
  for (std::size_t i = 0; i < lemma.statements.size(); ++i) {
    const reductions::Statement& statement = lemma.statements[i];
    const std::string gadget = reductions::text(statement.gadget), conclusion = reductions::text(statement.conclusion),
                      verdict(solve::word(found.statements[i]));
    report["statements"].push_back(
        {{"name", statement.name}, {"gadget", gadget}, {"conclusion", conclusion}, {"verdict", verdict}});
    report.comment("  " + verdict + " " + verify::spoken_name(statement.name) + ": " + gadget + " " + conclusion);
    if (found.statements[i] == Verdict::proved || lemma.game.local()) continue;
    if (const auto other = proofs::other_recolouring(statement))
      report.comment("    the tables agree if instead these boundary vertices change colour:" + *other);
  }
  for (const reductions::FamilyStatement& each : lemma.families) {
    const std::string family = reductions::text(each.family), conclusion = reductions::text(each.conclusion),
                      verdict = each.tables.repeating != 0 ? "PROVED" : "UNKNOWN";
    report["families"].push_back(
        {{"name", each.name}, {"family", family}, {"conclusion", conclusion}, {"verdict", verdict}});
    report.comment("  " + verdict + " " + verify::spoken_name(each.name) + ", all k: " + family + " " + conclusion);
  }
  for (std::size_t i = 0; i < lemma.of_parts.size(); ++i) {
    const reductions::LemmaOfParts& one = lemma.of_parts[i];
    const std::string hypotheses = reductions::hypotheses_text(one.statement),
                      conclusion = reductions::conclusion_text(one.statement), verdict(solve::word(found.of_parts[i]));
    report["parts"].push_back(
        {{"name", one.name}, {"hypotheses", hypotheses}, {"conclusion", conclusion}, {"verdict", verdict}});
    report.comment("  " + verdict + " " + verify::spoken_name(one.name) + ": " + hypotheses + " " + conclusion);
  }
}

void tell_description(ResultReport& report, const std::string& instance) {
  const std::string text = verify::description_of_board(instance);
  if (!text.empty()) report.comment(text);
}

/// The least games in which the two sides differ.
void tell_difference(ResultReport& report, const Difference& difference) {
  const std::string before = difference.before.instance();
  report.comment("in it: " + numbering(difference.names) + "; fails: " + verify::spoken_name(difference.statement));
  report.member("before", before);
  report.member("before_answer", difference.answer);
  report.line("v " + before + " " + difference.answer);
  tell_description(report, before);
  report.line("v " + other_side(difference));
  if (difference.after) {
    report.member("after", difference.after->instance());
    report.member("after_answer", difference.answer_after);
    tell_description(report, difference.after->instance());
  }
  for (const Difference::Supposed& one : difference.supposed)
    report.comment("with " + one.name + ": " + one.game.instance() + " " + one.answer);
}

void print_decision(const Lemma& lemma, const LemmaRequest& request, const verify::LemmaDecision& decision,
                    const CommandOptions& options) {
  const LemmaReport& found = decision.report;
  ResultReport report(options, "gamecert-lemma-1");
  report.member("lemma", lemma.name);
  report.member("game", lemma.game.text());
  report.member("verdict", solve::word(decision.verdict));
  report.member("statements", nlohmann::json::array());
  report.member("vacuous", lemma.vacuous);
  report.member("games", found.games);
  report.member("played_to", found.played_to);
  report.member("summary", decision.statement);
  report.comment(lemma.name + (lemma.title.empty() ? "" : ": " + lemma.title) +
                 (lemma.source.empty() ? "" : " (" + lemma.source + ")"));
  if (lemma.game.local()) report.comment("game: " + lemma.game.text());
  if (!lemma.closed.empty()) {
    std::string closed;
    for (const std::string& name : lemma.closed) closed += " " + name;
    report.member("closed", lemma.closed);
    report.comment("of graphs in which these have no neighbours but those listed:" + closed);
  }
  tell_statements(report, lemma, found);
  for (const std::string& reason : lemma.vacuous) report.comment("  VACUOUS " + reason);
  report.comment("games played on both sides: " + games_played(lemma, found, request));
  if (!found.limit.empty()) {
    report.member("limit", found.limit);
    report.comment("not all was looked at: " + found.limit);
  }
  if (found.difference) tell_difference(report, *found.difference);
  report.end(decision.statement);
}

}  // namespace

int check_lemma(const CommandOptions& options, const std::string& name) {
  const Lemma lemma = verify::lemma_of(name);
  const LemmaRequest request = request_of(options, lemma);
  std::optional<verify::AtomicFile> file;
  if (options.has("certificate")) file.emplace(options.value<std::string>("certificate"));
  const verify::LemmaDecision decision = verify::decide(lemma, request);
  if (file && !decision.certificates.empty()) {
    for (const certificates::Certificate& certificate : decision.certificates)
      file->write(certificates::write(certificate));
    file->commit();
  }
  print_decision(lemma, request, decision, options);
  return solve::exit_status(decision.verdict);
}

}  // namespace gamecert::cli
