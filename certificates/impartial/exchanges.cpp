// Evidence `derivation` about a local game: gadgets are exchanged by lemmas, down to components with certificates.
#include "certificates/impartial/exchanges.hpp"

#include <algorithm>
#include <optional>

#include "certificates/checker.hpp"
#include "certificates/claim.hpp"
#include "certificates/impartial/impartial_subject.hpp"
#include "certificates/impartial/mirror.hpp"
#include "certificates/kind.hpp"
#include "certificates/subject.hpp"
#include "reductions/gadgets/conflicts.hpp"
#include "reductions/gadgets/exchanged_graph.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "reductions/gadgets/graph_line.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground exchanges{Ground::Kind::theorems, "theorem of docs/EXCHANGES.md",
                       "gadgets of Node-Kayles may be exchanged where a boundary vertex stands for several, and a "
                       "local game is Node-Kayles on its conflicts"};

constexpr std::string_view node_kayles = "node-kayles";

struct Lemma {
  reductions::Gadget before;
  reductions::Conclusion conclusion;
  bool used = false;
};

[[noreturn]] void fail(const std::string& at, const std::string& expected, const std::string& found) {
  reject(at + ": expected " + expected + ", found " + found);
}

std::vector<Lemma> checked_lemmas(const Exchanges& evidence, Grounds& grounds) {
  std::vector<Lemma> result;
  for (const Certificate& lemma : evidence.lemmas) {
    const std::string game = std::string(node_kayles) + std::string(reductions::gadget_suffix);
    if (lemma.claim.game != game || lemma.evidence.as<MirrorTriples>() == nullptr)
      fail("lemma " + std::to_string(result.size() + 1), "evidence mirror about " + game,
           std::string(lemma.evidence.kind()) + " about " + lemma.claim.game);
    grounds.add(check(lemma));
    result.push_back(
        {reductions::read_gadget(lemma.claim.instance), reductions::read_conclusion(lemma.claim.statement)});
  }
  return result;
}

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
  grounds.add(theorem_of_sums);
  grounds.add(exchanges);
  std::vector<Lemma> lemmas = checked_lemmas(evidence, grounds);
  reductions::ExchangedGraph left(reductions::conflicts(subject));
  int sum = 0;
  for (std::size_t i = 0; i < evidence.steps.size(); ++i) {
    const auto& [number, inner] = evidence.steps[i];
    const std::string at = "step " + std::to_string(i + 1);
    if (number < 0 || number >= std::ssize(lemmas))
      fail(at, "the number of a lemma, below " + std::to_string(lemmas.size()), std::to_string(number));
    Lemma& lemma = lemmas[static_cast<std::size_t>(number)];
    if (const auto reason = left.exchange_fails(lemma.before, lemma.conclusion.after, inner))
      reject(at + ": " + *reason);
    lemma.used = true;
    sum ^= lemma.conclusion.plus;
  }
  if (std::ranges::count(lemmas, false, &Lemma::used) != 0)
    reject("expected lemmas that a step uses, found one unused");
  const auto components = left.components();
  if (components.size() != evidence.bases.size())
    reject("expected a certificate for each of " + std::to_string(components.size()) + " components that are left, " +
           "found " + std::to_string(evidence.bases.size()));
  const bool one = components.size() == 1 && sum == 0 && claim.statement == "OUTCOME N";
  bool won = false;  // the one component
  for (std::size_t i = 0; i < components.size(); ++i) {
    const Certificate& base = evidence.bases[i];
    const auto value = nimber(base, reductions::line_of(left.induced(components[i])), one);
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
  const auto certificates = [&](int count, std::vector<Certificate>& to) {
    for (int i = 0; i < count; ++i) {
      lines.next_line("a certificate");
      to.push_back(lines.certificate(Exchanges::kind));
    }
  };
  certificates(lemmas, result.lemmas);
  for (int i = 0; i < steps; ++i) {
    lines.next_line("a step");
    const int lemma = lines.number("the number of a lemma");
    result.steps.push_back({lemma, lines.numbers_of_line("an inner vertex")});
  }
  certificates(bases, result.bases);
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
