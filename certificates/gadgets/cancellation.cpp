// Evidence `cancellation`: every step is made on the board, and the certificate of what is left is checked.
#include "certificates/gadgets/cancellation.hpp"

#include <algorithm>

#include "certificates/checker.hpp"
#include "certificates/claim.hpp"
#include "certificates/gadget_claim.hpp"
#include "certificates/gadgets/counterplay.hpp"
#include "certificates/kind.hpp"
#include "certificates/subject.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "reductions/gadgets/painted_graph.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground cancelling{Ground::Kind::theorems, "theorem of branches that cancel",
                        "a piece of a board goes if exchanging its vertices keeps no edge of it: docs/LEMMAS.md"};

constexpr std::string_view score = "SCORE ";

int score_of(const Claim& claim) {
  const auto number = claim.statement.starts_with(score)
                          ? text::integer(std::string_view(claim.statement).substr(score.size()))
                          : std::nullopt;
  if (!number) reject("expected SCORE and a whole number for this evidence, found " + text::quoted(claim.statement));
  return *number;
}

// Sound by the theorems of docs/LEMMAS.md on counterplay and on branches that cancel: every step keeps the score, up to
// the points of its lemma.
void check_cancellation(const Claim& claim, const Cancellation& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  if (!reductions::for_points(reductions::local_game(claim.game, claim.parameters).info))
    reject("expected a game for points, found " + claim.game);
  const std::vector<GadgetClaim> lemmas =
      checked_lemmas(evidence.lemmas, claim.game, claim.parameters, Counterplay::kind, grounds);
  std::vector<char> used(lemmas.size(), 0);
  reductions::PaintedGraph left(subject.instance());
  int points = score_of(claim);
  for (std::size_t i = 0; i < evidence.steps.size(); ++i) {
    const auto& [number, vertices, pairs] = evidence.steps[i];
    const std::string at = "step " + std::to_string(i + 1) + ": ";
    if (number >= std::ssize(lemmas))
      reject(at + "expected a lemma below " + std::to_string(lemmas.size()) + ", found " + std::to_string(number));
    if (number < 0) {
      grounds.add(cancelling);
      if (const auto reason = left.cancel_fails(pairs)) reject(at + *reason);
      continue;
    }
    const GadgetClaim& lemma = lemmas[static_cast<std::size_t>(number)];
    if (const auto reason = left.exchange_fails(lemma.before, lemma.after, vertices)) reject(at + *reason);
    used[static_cast<std::size_t>(number)] = 1;
    points -= lemma.plus;
  }
  if (std::ranges::count(used, 0) != 0) reject("expected lemmas that a step uses, found one unused");
  const Certificate& base = evidence.base.front();
  const Claim expected{claim.game, claim.version,   claim.parameters,
                       false,      left.instance(), std::string(score) + std::to_string(points)};
  if (base.claim.misere || base.claim.parameters != claim.parameters || text(base.claim) != text(expected))
    reject("expected a certificate of " + text::quoted(text(expected)) + ", found one of " +
           text::quoted(text(base.claim)));
  grounds.add(check(base));
}

Cancellation read_cancellation(Lines& lines, const Claim&) {
  if (lines.inside() == Cancellation::kind) lines.fail("evidence that ends a cancellation", "another cancellation");
  Cancellation result;
  const int lemmas = lines.number("a number of lemmas"), steps = lines.number("a number of steps");
  result.lemmas = lines.certificates(lemmas, Cancellation::kind);
  for (int i = 0; i < steps; ++i) {
    lines.next_line("a step");
    Cancellation::Step& step = result.steps.emplace_back();
    if (!lines.at_word("cancel")) {
      lines.word("exchange");
      step.lemma = lines.number("the number of a lemma");
      step.vertices = lines.numbers_of_line("a vertex");
      continue;
    }
    lines.word("cancel");
    const std::vector<int> ends = lines.numbers_of_line("a vertex");
    if (ends.empty() || ends.size() % 2 != 0)
      lines.fail("pairs of vertices", std::to_string(ends.size()) + " vertices");
    for (std::size_t v = 0; v < ends.size(); v += 2) {
      step.pairs.emplace_back(ends[v], ends[v + 1]);
      const bool ascends = v == 0 || step.pairs[step.pairs.size() - 2] < step.pairs.back();
      if (ends[v] > ends[v + 1] || !ascends) lines.fail("pairs in ascending order, the smaller vertex first", "others");
    }
  }
  result.base = lines.certificates(1, Cancellation::kind);
  return result;
}

}  // namespace

Kind cancellation_kind() { return kind_of<Cancellation>(read_cancellation, check_cancellation, {}, {cancelling}); }

}  // namespace gamecert::certificates
