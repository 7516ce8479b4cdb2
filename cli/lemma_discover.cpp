// gamecert lemma discover: the tables, or the classes under mirrored play, of small gadgets, and what they teach.
#include "proofs/lemma_discover.hpp"

#include "certificates/writing/writer.hpp"
#include "cli/lemma.hpp"
#include "cli/result_report.hpp"
#include "proofs/gadget_proof.hpp"
#include "proofs/lemma_proof.hpp"
#include "proofs/local_discover.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "text/errors.hpp"
#include "verify/acceptance.hpp"
#include "verify/files/atomic_file.hpp"
#include "verify/lemma_decision.hpp"

namespace gamecert::cli {
namespace {

using proofs::Discovery;

std::string numbered(std::size_t count, const std::string& one, const std::string& more) {
  return std::to_string(count) + " " + (count == 1 ? one : more);
}

int number(const CommandOptions& options, const char* name, int most) {
  if (!options.has(name))
    throw text::InputError("expected --" + std::string(name) + " 0.." + std::to_string(most) + ", found none");
  const int value = options.value<int>(name);
  if (value < 0 || value > most)
    throw text::InputError("expected --" + std::string(name) + " 0.." + std::to_string(most) + ", found " +
                           std::to_string(value));
  return value;
}

std::string completeness(const Discovery& found, int boundary) {
  const std::string outside = numbered(found.outside, "table", "tables") + " of which are none of these";
  const std::string gone = "those of at most " +
                           numbered(static_cast<std::size_t>(found.inner), "inner vertex", "inner vertices") +
                           " were gone through, " + outside;
  if (boundary <= 1) return "every gadget whatever has one of these tables, by parity; " + gone;
  const std::string narrow = "every gadget with a tree decomposition into sets of at most " +
                             std::to_string(boundary + 1) +
                             " vertices, one of which holds the boundary, has one of these tables; of others " + gone;
  if (boundary > 2) return narrow;
  return "every gadget whatever is in every graph as one of these (docs/LEMMAS.md); " + narrow;
}

std::string text(const Discovery::Kind& kind) {
  const std::string gadget = kind.signature.dead() ? "dead"
                             : kind.met            ? reductions::text(kind.gadget)
                                                   : "none gone through";
  return "class " + std::to_string(kind.behaviour) + " tables " + std::to_string(kind.tables) + " gadget " + gadget;
}

/// The rules as certificates that the checker has accepted.
template <class Prove>
std::string certificates_of(const std::vector<proofs::Rule>& rules, Prove&& prove) {
  std::string text;
  for (const proofs::Rule& rule : rules) {
    const certificates::Certificate certificate = prove(rule);
    verify::require_accepted(certificate);
    text += certificates::write(certificate);
  }
  return text;
}

void write_rules(std::optional<verify::AtomicFile>& file, const std::string& rules) {
  if (file && rules.empty()) file->remove_earlier();
  if (file && !rules.empty()) {
    file->write(rules);
    file->commit();
  }
}

std::string text(const proofs::Rule& rule) {
  return reductions::text(rule.gadget) + " " + reductions::text(rule.conclusion);
}

void tell_rules(ResultReport& report, const std::vector<proofs::Rule>& rules, const std::string& proof) {
  report.comment("rules, each proved by " + proof +
                 ": a gadget none of whose parts can be made smaller, and what replaces it");
  report.member("rules", nlohmann::json::array());
  for (const proofs::Rule& rule : rules) {
    report["rules"].push_back(text(rule));
    report.line("v " + text(rule));
  }
}

/// What all answers of discover end with: the line of the answer, whose first word is the verdict.
void end_report(ResultReport& report, const std::string& answer) {
  report.member("verdict", answer.substr(0, answer.find(' ')));
  report.member("answer", answer);
  report.end(answer);
}

/// What all answers of discover begin with.
ResultReport begun_report(const CommandOptions& options, const reductions::LemmaGame& game, int boundary, int inner,
                          std::uint64_t gadgets) {
  ResultReport report(options, "gamecert-lemma-discover-1");
  report.member("game", game.text());
  report.member("boundary", boundary);
  report.member("inner", inner);
  report.member("gadgets", gadgets);
  report.comment("gadgets gone through: " + std::to_string(gadgets) + ", of at most " +
                 numbered(static_cast<std::size_t>(inner), "inner vertex", "inner vertices"));
  return report;
}

int discover_in_ello(const CommandOptions& options, int boundary, int inner, std::optional<verify::AtomicFile>& file) {
  if (options.has("host"))
    throw text::InputError("expected --host with lemma discover of other games than ello, found it with ello");
  const Discovery found = proofs::discover(boundary, inner, {.seconds = time_limit(options)});
  write_rules(file, certificates_of(found.rules, [](const proofs::Rule& rule) {
                return proofs::proof(rule.gadget, rule.conclusion).value();
              }));
  ResultReport report = begun_report(options, {}, boundary, inner, found.gadgets);
  report.member("tables", found.tables);
  report.member("classes", found.behaviours);
  report.member("kinds", found.kinds.size());
  report.member("class_kinds", found.behaviour_kinds);
  report.member("outside", found.outside);
  report.member("complete", boundary <= 2);
  report.comment("completeness: " + completeness(found, boundary));
  report.comment(
      "up to recolouring and permutation of the boundary: " + numbered(found.kinds.size(), "table", "tables") + " in " +
      numbered(found.behaviour_kinds, "class", "classes") +
      " that hosts tell apart; of each the class, how many tables it stands for, a smallest gadget:");
  for (const Discovery::Kind& kind : found.kinds) report.line("v " + text(kind));
  tell_rules(report, found.rules, boundary > 2 ? "its table or by full gadgets" : "its table");
  end_report(report, "HOLDS tables " + std::to_string(found.tables) + " classes " + std::to_string(found.behaviours) +
                         " rules " + std::to_string(found.rules.size()));
  return success;
}

/// `order 3: 4 classes, order 4: 6 classes`
std::string separated(const proofs::LocalDiscovery& found) {
  std::string text;
  for (const auto& [order, classes] : found.separated)
    text +=
        (text.empty() ? "" : ", ") + ("order " + std::to_string(order)) + ": " + numbered(classes, "class", "classes");
  return text;
}

int discover_local(const CommandOptions& options, const reductions::LemmaGame& game, int boundary, int inner,
                   std::optional<verify::AtomicFile>& file) {
  const int host = options.has("host") ? number(options, "host", 9) : verify::usual_host(game);
  const solve::Limits limits{.seconds = time_limit(options)};
  const proofs::LocalDiscovery found = proofs::discover(game, boundary, inner, host, limits);
  solve::Watch watch(limits);
  write_rules(file, certificates_of(found.rules, [&](const proofs::Rule& rule) {
                return proofs::gadget_proof(game, rule.gadget, rule.conclusion, watch).value();
              }));
  const std::size_t told_apart = found.separated.empty() ? 1 : found.separated.back().classes;
  ResultReport report = begun_report(options, game, boundary, inner, found.gadgets);
  report.member("classes", found.classes.size());
  report.member("separated", told_apart);
  if (!found.separated.empty())
    report.comment("classes told apart by hosts of at most so many vertices: " + separated(found));
  report.comment("of each class how many gadgets gone through are in it, and a smallest:");
  for (const proofs::LocalDiscovery::Class& one : found.classes)
    report.line("v class " + std::to_string(&one - found.classes.data()) + " gadgets " + std::to_string(one.gadgets) +
                " gadget " + reductions::text(one.gadget));
  tell_rules(report, found.rules, game.for_points() ? "counterplay" : "mirrored play");
  end_report(report, "HOLDS classes " + std::to_string(found.classes.size()) + " separated " +
                         std::to_string(told_apart) + " rules " + std::to_string(found.rules.size()));
  return success;
}

}  // namespace

int discover_lemmas(const CommandOptions& options, const reductions::LemmaGame& game) {
  const int boundary = number(options, "boundary", 3);
  const int inner = number(options, "inner", 6);
  std::optional<verify::AtomicFile> file;
  if (options.has("certificate")) file.emplace(options.value<std::string>("certificate"));
  return game.local() ? discover_local(options, game, boundary, inner, file)
                      : discover_in_ello(options, boundary, inner, file);
}

}  // namespace gamecert::cli
