// gamecert lemma check: PROVED by tables, or FAILS at a least graph.
#include "proofs/lemma_check.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "certificates/format.hpp"
#include "cli/lemma.hpp"
#include "cli/output.hpp"
#include "reductions/built_in.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "reductions/gadgets/lemma_file.hpp"
#include "reductions/gadgets/parts_text.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "verify/acceptance.hpp"

namespace gamecert::cli {
namespace {

using proofs::Difference;
using proofs::LemmaReport;
using proofs::LemmaRequest;
using reductions::Lemma;
using solve::Verdict;

LemmaRequest request_of(const CommandOptions& options, const Lemma& lemma) {
  const reductions::LemmaGame& game = lemma.game;
  LemmaRequest request;
  if (game.arcs()) request.last = 5;
  if (game.for_points() || !lemma.of_parts.empty()) request.last = 6;
  request.host = usual_host(game);
  if (options.has("order")) std::tie(request.first, request.last) = parse_orders(options.value<std::string>("order"));
  if (options.has("host")) request.host = options.value<int>("host");
  if (request.last > 12 || request.host < 0 || request.host > 12)
    throw text::InputError("expected --order and --host of at most 12, found more");
  request.limits.seconds = time_limit(options);
  return request;
}

/// `a=0 b=1 x=2`
std::string numbering(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t v = 0; v < names.size(); ++v) text += (v == 0 ? "" : " ") + names[v] + "=" + std::to_string(v);
  return text;
}

std::string named(const std::string& statement) { return statement.empty() ? "the lemma" : statement; }

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
    print_line("c   " + std::string(solve::word(report.statements[i])) + " " + named(statement.name) + ": " +
               reductions::text(statement.gadget) + " " + reductions::text(statement.conclusion));
    if (report.statements[i] == Verdict::proved) continue;
    if (lemma.game.local()) continue;
    if (const auto other = proofs::other_recolouring(statement))
      print_line("c     the tables agree if instead these boundary vertices change colour:" + *other);
  }
  for (const reductions::FamilyStatement& family : lemma.families)
    print_line("c   " + std::string(family.tables.repeating != 0 ? "PROVED" : "UNKNOWN") + " " + named(family.name) +
               ", all k: " + reductions::text(family.family) + " " + reductions::text(family.conclusion));
  for (std::size_t i = 0; i < lemma.of_parts.size(); ++i) {
    const reductions::LemmaOfParts& one = lemma.of_parts[i];
    print_line("c   " + std::string(solve::word(report.of_parts[i])) + " " + named(one.name) + ": " +
               reductions::hypotheses_text(one.statement) + " " + reductions::conclusion_text(one.statement));
  }
  for (const std::string& reason : lemma.vacuous) print_line("c   VACUOUS " + reason);
  print_line("c games played on both sides: " + games_played(lemma, report, request));
  if (!report.limit.empty()) print_line("c not all was looked at: " + report.limit);
}

/// What follows "s ".
std::string summary(const Lemma& lemma, const LemmaReport& report, const std::string& missing) {
  const std::string word(solve::word(report.verdict));
  if (report.verdict == Verdict::fails) {
    const std::string where = word + " " + report.difference->before.instance();
    return missing.empty() ? where : "EVIDENCE " + where + " without a certificate: " + missing;
  }
  if (report.verdict == Verdict::vacuous) return word + " " + lemma.vacuous.front();
  if (report.verdict == Verdict::unknown) {
    if (const auto of_parts = std::ranges::find(report.of_parts, Verdict::unknown); of_parts != report.of_parts.end())
      return word + " what parts can do does not prove it, and " +
             (report.limit.empty() ? "no graph of at most " + std::to_string(report.played_to) + " vertices refutes it"
                                   : report.limit) +
             ": " + named(lemma.of_parts[static_cast<std::size_t>(of_parts - report.of_parts.begin())].name);
    const auto open = std::ranges::find(report.statements, Verdict::unknown) - report.statements.begin();
    if (std::cmp_equal(open, report.statements.size())) return word + " tables do not prove it of all k";
    const std::string unproved = lemma.game.for_points() ? " counterplay does not prove it, and "
                                 : lemma.game.local()    ? " mirrored play does not prove it, and "
                                                         : " tables differ, and ";
    return word + unproved +
           (report.limit.empty()
                ? "no host of at most " + std::to_string(report.compared_to) + " vertices tells them apart"
                : report.limit) +
           ": " + named(lemma.statements[static_cast<std::size_t>(open)].name);
  }
  return word;
}

void print_json(const Lemma& lemma, const LemmaReport& report, Verdict verdict, const std::string& said) {
  nlohmann::ordered_json statements = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < lemma.statements.size(); ++i) {
    const reductions::Statement& statement = lemma.statements[i];
    statements.push_back({{"name", statement.name},
                          {"gadget", reductions::text(statement.gadget)},
                          {"conclusion", reductions::text(statement.conclusion)},
                          {"verdict", solve::word(report.statements[i])}});
  }
  nlohmann::ordered_json object = {{"schema", "gamecert-lemma-1"},
                                   {"version", GAMECERT_VERSION},
                                   {"lemma", lemma.name},
                                   {"game", lemma.game.text()},
                                   {"verdict", solve::word(verdict)},
                                   {"statements", statements},
                                   {"vacuous", lemma.vacuous},
                                   {"games", report.games},
                                   {"played_to", report.played_to},
                                   {"summary", said}};
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
  print_line(object.dump());
}

/// The certificates that the verdict rests on, accepted and written; the reason if one is missing.
std::string certify(const Lemma& lemma, const LemmaReport& report, AtomicFile* file) {
  std::vector<certificates::Certificate> all;
  try {
    if (report.verdict == Verdict::proved) all = proofs::proofs(lemma);
    if (report.verdict == Verdict::fails) all = proofs::facts(lemma.game, *report.difference, {});
  } catch (const text::LimitError& limit) {
    return limit.what();
  }
  std::string text;
  for (const certificates::Certificate& certificate : all) {
    verify::require_accepted(certificate);
    text += certificates::write(certificate);
  }
  if (file == nullptr || text.empty()) return "";
  file->write(text);
  file->commit();
  return "";
}

}  // namespace

reductions::Lemma lemma_of(const std::string& argument) {
  std::vector<std::string_view> known;
  for (const reductions::BuiltIn& file : reductions::built_in_lemmas()) {
    if (file.name == argument) return reductions::read_lemma(file.text, argument);
    known.push_back(file.name);
  }
  if (std::filesystem::is_directory(argument))
    throw text::InputError("expected a lemma file, found the directory " + argument);
  std::ifstream in(argument, std::ios::binary);
  if (!in && errno == ENOENT && argument.find('/') == std::string::npos)
    throw text::InputError("expected a file or one of `gamecert list lemmas`" + text::did_you_mean(argument, known) +
                           ", found '" + argument + "'");
  if (!in) throw text::InputError("cannot read " + argument + ": " + std::strerror(errno));
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  return reductions::read_lemma(text, argument);
}

int check_lemma(const CommandOptions& options, const std::string& name) {
  const Lemma lemma = lemma_of(name);
  const LemmaRequest request = request_of(options, lemma);
  std::optional<AtomicFile> file;
  if (options.has("certificate")) file.emplace(options.value<std::string>("certificate"));
  const LemmaReport report = proofs::check_lemma(lemma, request);
  const std::string missing = certify(lemma, report, file ? &*file : nullptr);
  const Verdict verdict = missing.empty() ? report.verdict : Verdict::evidence;
  const std::string said = summary(lemma, report, missing);
  if (options.json()) {
    print_json(lemma, report, verdict, said);
    return solve::exit_status(verdict);
  }
  if (!options.quiet()) print_comments(lemma, report, request);
  if (report.difference) {
    const Difference& difference = *report.difference;
    if (!options.quiet())
      print_line("c in it: " + numbering(difference.names) + "; fails: " + named(difference.statement));
    print_line("v " + difference.before.instance() + " " + difference.answer);
    print_line("v " + other_side(difference));
    for (const Difference::Supposed& one : difference.supposed)
      if (!options.quiet()) print_line("c with " + one.name + ": " + one.game.instance() + " " + one.answer);
  }
  print_line("s " + said);
  return solve::exit_status(verdict);
}

}  // namespace gamecert::cli
