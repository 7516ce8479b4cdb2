// Evidence `derivation`: steps of reduction, down to a component that cannot be won.
#include "certificates/gadgets/derivation.hpp"

#include "certificates/checker.hpp"
#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/subject.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground reducing{Ground::Kind::theorems, "theorem of docs/REDUCING.md",
                      "a piece of an ELLO board may be exchanged for another if their tables agree"};

// Sound because every step keeps a game that can be won so (reductions/gadgets/derivation.hpp), and so does looking at
// one component alone, which a winning order of the whole wins as well.
void check_derivation(const Claim& claim, const Derivation& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  require_on_graph(subject, "ello");
  require_solitaire(subject, claim, "UNWINNABLE");
  reductions::ReducedGame left(subject.instance().graph(), subject.instance().vertices("green"));
  if (!evidence.steps.empty()) grounds.add(reducing);
  for (std::size_t i = 0; i < evidence.steps.size(); ++i) {
    if (const auto reason = left.step_fails(evidence.steps[i]))
      reject("step " + std::to_string(i + 1) + ": " + *reason);
  }
  const int vertex = evidence.vertex;
  if (!left.alive(vertex)) reject("expected a vertex that is left, found " + std::to_string(vertex));
  const std::vector<int> component = left.component(vertex);
  require_least(component, vertex);
  if (std::ssize(component) == subject.instance().order()) reject("expected less than the whole game, found all of it");
  const Claim& base = evidence.base.front().claim;
  const Claim expected{claim.game, claim.version, {}, false, left.instance(component), claim.statement};
  if (base.parameters.empty() && !base.misere && base.version == claim.version && text(base) == text(expected))
    return grounds.add(check(evidence.base.front()));
  reject("expected a certificate of " + text::quoted(text(expected)) + ", found one of " + text::quoted(text(base)));
}

Derivation read_derivation(Lines& lines, const Claim&) {
  if (lines.inside() == Derivation::kind) lines.fail("evidence that ends a derivation", "another derivation");
  Derivation derivation;
  const int count = lines.number("a number of steps");
  derivation.vertex = lines.number("a vertex");
  for (int i = 0; i < count; ++i) {
    lines.next_line("a step");
    lines.whole([&](std::string_view line) { derivation.steps.push_back(reductions::read_step(line)); });
  }
  derivation.base = lines.certificates(1, Derivation::kind);
  return derivation;
}

}  // namespace

Kind derivation_kind() { return kind_of<Derivation>(read_derivation, check_derivation, {}, {reducing}); }

}  // namespace gamecert::certificates
