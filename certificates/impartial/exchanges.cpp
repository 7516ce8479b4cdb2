// Evidence `derivation` about a local game: gadgets are exchanged by lemmas, down to components with certificates.
#include "certificates/impartial/exchanges.hpp"

#include <algorithm>
#include <optional>

#include "certificates/checker.hpp"
#include "certificates/claim.hpp"
#include "certificates/gadget_claim.hpp"
#include "certificates/impartial/impartial_subject.hpp"
#include "certificates/impartial/mirror.hpp"
#include "certificates/kind.hpp"
#include "certificates/subject.hpp"
#include "graphs/formats.hpp"
#include "reductions/gadgets/conflicts.hpp"
#include "reductions/gadgets/exchanged_graph.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground exchanges{Ground::Kind::theorems, "theorem of docs/EXCHANGES.md",
                       "gadgets of Node-Kayles may be exchanged where a boundary vertex stands for several, and a "
                       "local game is Node-Kayles on its conflicts"};

constexpr std::string_view node_kayles = "node-kayles";

constexpr std::string_view nimber_word = "NIMBER ";

std::string nimber_statement(int nimber) { return std::string(nimber_word).append(std::to_string(nimber)); }

/// The nimber that the certificate says a component has; nothing if `may_be_won` and it says that it is won.
std::optional<int> nimber(const Certificate& base, const std::string& instance, bool may_be_won) {
  const std::string_view statement = base.claim.statement;
  std::optional<int> value;
  if (statement.starts_with(nimber_word)) value = text::whole_number(statement.substr(nimber_word.size()));
  const Claim expected{std::string(node_kayles),
                       base.claim.version,
                       {},
                       false,
                       instance,
                       !value && may_be_won ? "OUTCOME N" : nimber_statement(value.value_or(0))};
  if (text(base.claim) != text(expected))
    reject("expected a certificate of " + text::quoted(text(expected)) + " or another nimber, found one of " +
           text::quoted(text(base.claim)));
  return value;
}

// Sound by the theorems of docs/EXCHANGES.md: the nimber of the conflicts is that of the graph after the
// steps, plus the heaps of the lemmas as nim-sums go, and that of a graph is the nim-sum of those of its components.
void check_exchanges(const Claim& claim, const Exchanges& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  if (claim.misere) reject("expected normal play for this evidence, found `play misere`");
  const std::vector<GadgetClaim> lemmas =
      checked_lemmas(evidence.lemmas, std::string(node_kayles), {}, MirrorTriples::kind, grounds);
  std::vector<char> used(lemmas.size(), 0);
  reductions::ExchangedGraph left(reductions::conflicts(subject));
  int sum = 0;
  for (std::size_t i = 0; i < evidence.steps.size(); ++i) {
    const auto& [number, inner] = evidence.steps[i];
    const std::string at = "step " + std::to_string(i + 1) + ": ";
    if (number < 0 || number >= std::ssize(lemmas))
      reject(at + "expected the number of a lemma, below " + std::to_string(lemmas.size()) + ", found " +
             std::to_string(number));
    const GadgetClaim& lemma = lemmas[static_cast<std::size_t>(number)];
    if (const auto reason = left.exchange_fails(lemma.before, lemma.after, inner)) reject(at + *reason);
    used[static_cast<std::size_t>(number)] = 1;
    sum ^= lemma.plus;
  }
  if (std::ranges::count(used, 0) != 0) reject("expected lemmas that a step uses, found one unused");
  const auto components = left.components();
  if (components.size() != evidence.bases.size())
    reject("expected a certificate for each of " + std::to_string(components.size()) + " components that are left, " +
           "found " + std::to_string(evidence.bases.size()));
  const bool one = components.size() == 1 && sum == 0 && claim.statement == "OUTCOME N";
  bool won = false;  // the one component
  for (std::size_t i = 0; i < components.size(); ++i) {
    const Certificate& base = evidence.bases[i];
    const auto value = nimber(base, graphs::line_of(left.induced(components[i])), one);
    grounds.add(check(base));
    sum ^= value.value_or(0);
    won = !value;
  }
  const std::string nimber = nimber_statement(sum), outcome = sum != 0 || won ? "OUTCOME N" : "OUTCOME P";
  if (claim.statement != nimber && claim.statement != outcome)
    reject("expected the statement " + nimber + " or " + outcome + ", found " + text::quoted(claim.statement));
}

Exchanges read_exchanges(Lines& lines, const Claim&) {
  if (lines.inside() == Exchanges::kind) lines.fail("evidence that ends a derivation", "another derivation");
  Exchanges result;
  const int lemmas = lines.number("a number of lemmas"), steps = lines.number("a number of steps"),
            bases = lines.number("a number of components");
  result.lemmas = lines.certificates(lemmas, Exchanges::kind);
  for (int i = 0; i < steps; ++i) {
    lines.next_line("a step");
    const int lemma = lines.number("the number of a lemma");
    result.steps.push_back({lemma, lines.numbers_of_line("an inner vertex")});
  }
  result.bases = lines.certificates(bases, Exchanges::kind);
  return result;
}

}  // namespace

Kind exchanges_kind() {
  Kind kind = kind_of<Exchanges>(read_exchanges, check_exchanges, {exchanges, theorem_of_sums});
  kind.about = [](const Claim& claim) {
    const auto& all = games::registry();
    const auto entry = std::ranges::find(all, claim.game, [](const games::Entry& each) { return each.info.name; });
    return entry != all.end() && reductions::by_conflicts(entry->info);
  };
  return kind;
}

}  // namespace gamecert::certificates
