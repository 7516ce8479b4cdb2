// gamecert lemma discover: the tables of small gadgets, and what they teach.
#include "proofs/lemma_discover.hpp"

#include <nlohmann/json.hpp>

#include "certificates/format.hpp"
#include "cli/lemma.hpp"
#include "cli/output.hpp"
#include "proofs/lemma_check.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "text/errors.hpp"
#include "verify/acceptance.hpp"

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
  const std::string gone =
      "those of at most " + std::to_string(found.inner) + " inner vertices were gone through, " + outside;
  if (boundary <= 1) return "every gadget whatever has one of these tables, by parity; " + gone;
  const std::string narrow = "every gadget with a tree decomposition into sets of at most " +
                             std::to_string(boundary + 1) +
                             " vertices, one of which holds the boundary, has one of these tables; of others " + gone;
  if (boundary > 2) return narrow;
  return "every gadget whatever is in every graph as one of these (docs/LEMMAS.md); " + narrow;
}

void print_kind(const Discovery::Kind& kind) {
  const std::string gadget = kind.signature.dead() ? "dead"
                             : kind.met            ? reductions::text(kind.gadget)
                                                   : "none gone through";
  print_line("v class " + std::to_string(kind.behaviour) + " tables " + std::to_string(kind.tables) + " gadget " +
             gadget);
}

/// The rules as certificates that the checker has accepted.
std::string certificates_of(const Discovery& found) {
  std::string text;
  for (const proofs::Rule& rule : found.rules) {
    const certificates::Certificate certificate = proofs::proof(rule.gadget, rule.conclusion);
    verify::require_accepted(certificate);
    text += certificates::write(certificate);
  }
  return text;
}

}  // namespace

int discover_lemmas(const CommandOptions& options) {
  const int boundary = number(options, "boundary", 3);
  const int inner = number(options, "inner", 6);
  std::optional<AtomicFile> file;
  if (options.has("certificate")) file.emplace(options.value<std::string>("certificate"));
  const Discovery found = proofs::discover(boundary, inner, {.seconds = time_limit(options)});
  const std::string rules = certificates_of(found);
  if (file && rules.empty()) file->remove_earlier();
  if (file && !rules.empty()) {
    file->write(rules);
    file->commit();
  }
  if (options.json()) {
    nlohmann::ordered_json object = {{"schema", "gamecert-lemma-discover-1"},
                                     {"boundary", boundary},
                                     {"inner", inner},
                                     {"gadgets", found.gadgets},
                                     {"tables", found.tables},
                                     {"classes", found.behaviours},
                                     {"kinds", found.kinds.size()},
                                     {"class_kinds", found.behaviour_kinds},
                                     {"outside", found.outside},
                                     {"complete", boundary <= 2}};
    object["rules"] = nlohmann::ordered_json::array();
    for (const proofs::Rule& rule : found.rules)
      object["rules"].push_back(reductions::text(rule.gadget) + " " + reductions::text(rule.conclusion));
    print_line(object.dump());
    return success;
  }
  if (!options.quiet()) {
    print_line("c gadgets gone through: " + std::to_string(found.gadgets) + ", of at most " +
               numbered(static_cast<std::size_t>(inner), "inner vertex", "inner vertices"));
    print_line("c completeness: " + completeness(found, boundary));
    print_line(
        "c up to recolouring and permutation of the boundary: " + numbered(found.kinds.size(), "table", "tables") +
        " in " + numbered(found.behaviour_kinds, "class", "classes") +
        " that hosts tell apart; of each the class, how many tables it stands for, a smallest gadget:");
  }
  for (const Discovery::Kind& kind : found.kinds) print_kind(kind);
  if (!options.quiet())
    print_line(
        "c rules, each proved by its table: a gadget none of whose parts can be made smaller, and what replaces it");
  for (const proofs::Rule& rule : found.rules)
    print_line("v " + reductions::text(rule.gadget) + " " + reductions::text(rule.conclusion));
  print_line("s HOLDS tables " + std::to_string(found.tables) + " classes " + std::to_string(found.behaviours) +
             " rules " + std::to_string(found.rules.size()));
  return success;
}

}  // namespace gamecert::cli
