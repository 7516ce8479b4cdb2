// Writing evidence of the family `gadgets`.
#include "certificates/gadgets/behaviours.hpp"
#include "certificates/gadgets/cancellation.hpp"
#include "certificates/gadgets/counterplay.hpp"
#include "certificates/gadgets/derivation.hpp"
#include "certificates/gadgets/full.hpp"
#include "certificates/gadgets/induction.hpp"
#include "certificates/gadgets/signature.hpp"
#include "certificates/writing/number_lines.hpp"
#include "certificates/writing/position_lines.hpp"
#include "certificates/writing/writer.hpp"
#include "certificates/writing/writers.hpp"

namespace gamecert::certificates {
namespace {

void write_signature(std::string& text, const Claim&, const Signature& signature) {
  append_elements(text, signature.sets);
}

void write_full(std::string& text, const Claim&, const Full& full) { append_elements(text, full.elements); }

void write_induction(std::string& text, const Claim&, const Induction& induction) {
  text += std::to_string(induction.repeating) + "\n";
}

void write_behaviours(std::string& text, const Claim&, const Behaviours& behaviours) {
  text += std::to_string(behaviours.cases) + "\n";
}

void write_derivation(std::string& text, const Claim&, const Derivation& derivation) {
  text += std::to_string(derivation.steps.size()) + " " + std::to_string(derivation.vertex);
  for (const reductions::DerivationStep& step : derivation.steps) text.append("\n").append(reductions::text(step));
  text += "\n" + write(derivation.base.front());
}

void write_counterplay(std::string& text, const Claim&, const Counterplay& evidence) {
  std::size_t words = 1;
  for (const auto* entries : {&evidence.against_before, &evidence.against_after})
    if (!entries->empty()) words = entries->front().position.size() / Counterplay::planes;
  text += std::to_string(evidence.against_before.size()) + " " + std::to_string(evidence.against_after.size()) + " " +
          std::to_string(words) + "\n";
  for (const auto* entries : {&evidence.against_before, &evidence.against_after})
    for (const auto& [position, bound, answers] : *entries) {
      append_position(text, position, words);
      text += " <=" + std::to_string(bound);
      for (const int answer : answers) text += " " + std::to_string(answer);
      text += "\n";
    }
}

void write_cancellation(std::string& text, const Claim&, const Cancellation& evidence) {
  text += std::to_string(evidence.lemmas.size()) + " " + std::to_string(evidence.steps.size()) + "\n";
  for (const Certificate& lemma : evidence.lemmas) text += write(lemma);
  for (const auto& [lemma, vertices, pairs] : evidence.steps) {
    text += lemma < 0 ? "cancel" : "exchange " + std::to_string(lemma);
    for (const int v : vertices) text.append(" ").append(std::to_string(v));
    for (const auto& [x, y] : pairs) text.append(" ").append(std::to_string(x)).append(" ").append(std::to_string(y));
    text += "\n";
  }
  text += write(evidence.base.front());
}

}  // namespace

std::span<const Writer> gadgets_writers() {
  static constexpr Writer all[] = {writes<Signature, write_signature>,      writes<Full, write_full>,
                                   writes<Induction, write_induction>,      writes<Behaviours, write_behaviours>,
                                   writes<Derivation, write_derivation>,    writes<Counterplay, write_counterplay>,
                                   writes<Cancellation, write_cancellation>};
  return all;
}

}  // namespace gamecert::certificates
