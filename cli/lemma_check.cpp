// gamecert lemma check: PROVED by tables, or FAILS at a least graph.
#include "proofs/lemma_check.hpp"

#include "certificates/writing/writer.hpp"
#include "cli/json.hpp"
#include "cli/lemma.hpp"
#include "cli/output.hpp"
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

void print_comments(const Lemma& lemma, const LemmaReport& report, const LemmaRequest& request) {
  print_line("c " + lemma.name + (lemma.title.empty() ? "" : ": " + lemma.title) +
             (lemma.source.empty() ? "" : " (" + lemma.source + ")"));
  if (lemma.game.local()) print_line("c game: " + lemma.game.text());
  for (std::size_t i = 0; i < lemma.statements.size(); ++i) {
    const reductions::Statement& statement = lemma.statements[i];
    print_line("c   " + std::string(solve::word(report.statements[i])) + " " + verify::spoken_name(statement.name) +
               ": " + reductions::text(statement.gadget) + " " + reductions::text(statement.conclusion));
    if (report.statements[i] == Verdict::proved) continue;
    if (lemma.game.local()) continue;
    if (const auto other = proofs::other_recolouring(statement))
      print_line("c     the tables agree if instead these boundary vertices change colour:" + *other);
  }
  for (const reductions::FamilyStatement& family : lemma.families)
    print_line("c   " + std::string(family.tables.repeating != 0 ? "PROVED" : "UNKNOWN") + " " +
               verify::spoken_name(family.name) + ", all k: " + reductions::text(family.family) + " " +
               reductions::text(family.conclusion));
  for (std::size_t i = 0; i < lemma.of_parts.size(); ++i) {
    const reductions::LemmaOfParts& one = lemma.of_parts[i];
    print_line("c   " + std::string(solve::word(report.of_parts[i])) + " " + verify::spoken_name(one.name) + ": " +
               reductions::hypotheses_text(one.statement) + " " + reductions::conclusion_text(one.statement));
  }
  for (const std::string& reason : lemma.vacuous) print_line("c   VACUOUS " + reason);
  print_line("c games played on both sides: " + games_played(lemma, report, request));
  if (!report.limit.empty()) print_line("c not all was looked at: " + report.limit);
}

void print_description(const std::string& instance, const CommandOptions& options) {
  const std::string text = verify::description_of_board(instance);
  if (!options.quiet() && !text.empty()) print_line("c " + text);
}

void print_json(const Lemma& lemma, const verify::LemmaDecision& decision) {
  const LemmaReport& report = decision.report;
  nlohmann::ordered_json statements = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < lemma.statements.size(); ++i) {
    const reductions::Statement& statement = lemma.statements[i];
    statements.push_back({{"name", statement.name},
                          {"gadget", reductions::text(statement.gadget)},
                          {"conclusion", reductions::text(statement.conclusion)},
                          {"verdict", solve::word(report.statements[i])}});
  }
  nlohmann::ordered_json object = result_of("gamecert-lemma-1");
  object.update({{"lemma", lemma.name},
                 {"game", lemma.game.text()},
                 {"verdict", solve::word(decision.verdict)},
                 {"statements", statements},
                 {"vacuous", lemma.vacuous},
                 {"games", report.games},
                 {"played_to", report.played_to},
                 {"summary", decision.statement}});
  for (const reductions::FamilyStatement& family : lemma.families)
    object["families"].push_back({{"name", family.name},
                                  {"family", reductions::text(family.family)},
                                  {"conclusion", reductions::text(family.conclusion)},
                                  {"verdict", family.tables.repeating != 0 ? "PROVED" : "UNKNOWN"}});
  for (std::size_t i = 0; i < lemma.of_parts.size(); ++i)
    object["parts"].push_back({{"name", lemma.of_parts[i].name},
                               {"hypotheses", reductions::hypotheses_text(lemma.of_parts[i].statement)},
                               {"conclusion", reductions::conclusion_text(lemma.of_parts[i].statement)},
                               {"verdict", solve::word(report.of_parts[i])}});
  if (!report.limit.empty()) object["limit"] = report.limit;
  if (report.difference) {
    object["before"] = report.difference->before.instance();
    object["before_answer"] = report.difference->answer;
    if (report.difference->after) {
      object["after"] = report.difference->after->instance();
      object["after_answer"] = report.difference->answer_after;
    }
  }
  print_line(json_line(object));
}

}  // namespace

int check_lemma(const CommandOptions& options, const std::string& name) {
  const Lemma lemma = verify::lemma_of(name);
  const LemmaRequest request = request_of(options, lemma);
  std::optional<verify::AtomicFile> file;
  if (options.has("certificate")) file.emplace(options.value<std::string>("certificate"));
  const verify::LemmaDecision decision = verify::decide(lemma, request);
  const LemmaReport& report = decision.report;
  if (file && !decision.certificates.empty()) {
    for (const certificates::Certificate& certificate : decision.certificates)
      file->write(certificates::write(certificate));
    file->commit();
  }
  if (options.json()) {
    print_json(lemma, decision);
    return solve::exit_status(decision.verdict);
  }
  if (!options.quiet()) print_comments(lemma, report, request);
  if (report.difference) {
    const Difference& difference = *report.difference;
    if (!options.quiet())
      print_line("c in it: " + numbering(difference.names) + "; fails: " + verify::spoken_name(difference.statement));
    print_line("v " + difference.before.instance() + " " + difference.answer);
    print_description(difference.before.instance(), options);
    print_line("v " + other_side(difference));
    if (difference.after) print_description(difference.after->instance(), options);
    for (const Difference::Supposed& one : difference.supposed)
      if (!options.quiet()) print_line("c with " + one.name + ": " + one.game.instance() + " " + one.answer);
  }
  print_line("s " + decision.statement);
  return solve::exit_status(decision.verdict);
}

}  // namespace gamecert::cli
