// Writing evidence of the family `impartial`.
#include "certificates/impartial/exchanges.hpp"
#include "certificates/impartial/mirror.hpp"
#include "certificates/impartial/pairs.hpp"
#include "certificates/impartial/period.hpp"
#include "certificates/impartial/positions.hpp"
#include "certificates/impartial/simulation.hpp"
#include "certificates/impartial/values.hpp"
#include "certificates/writing/head_text.hpp"
#include "certificates/writing/position_lines.hpp"
#include "certificates/writing/writer.hpp"
#include "certificates/writing/writers.hpp"

namespace gamecert::certificates {
namespace {

void write_positions(std::string& text, const Claim& claim, const Positions& positions) {
  append_entries(text, claim, positions.entries, [](const Positions::Entry& entry) {
    return entry.heap == loony ? "loony" : "*" + std::to_string(entry.heap);
  });
}

void write_period(std::string& text, const Claim&, const OctalPeriod&) { text += "\n"; }

void write_simulation(std::string& text, const Claim& claim, const Simulation& simulation) {
  const auto& pairs = simulation.pairs;
  const std::size_t words = pairs.empty() ? 1 : words_of(claim, pairs.front().first);
  const std::size_t other_words = pairs.empty() ? 1 : words_of(simulation.other, pairs.front().second);
  text += std::to_string(pairs.size()) + " " + std::to_string(words) + " " + std::to_string(other_words) + "\n";
  append_subject(text, simulation.other);
  for (const auto& [first, second] : pairs) {
    append_position(text, first, words);
    text += " / ";
    append_position(text, second, other_words);
    text += '\n';
  }
}

void write_mirror(std::string& text, const Claim&, const MirrorTriples& mirror) {
  const std::size_t words = mirror.triples.empty() ? 1 : mirror.triples.front().position.size();
  text += std::to_string(mirror.values.size()) + " " + std::to_string(mirror.triples.size()) + " " +
          std::to_string(words) + "\n";
  const auto append = [&](const auto& entry) {
    append_position(text, entry.position, words);
    text += " *" + std::to_string(entry.heap);
  };
  for (const MirrorTriples::Value& value : mirror.values) {
    append(value);
    text += "\n";
  }
  for (const MirrorTriples::Triple& triple : mirror.triples) {
    append(triple);
    for (const int answer : triple.answers)
      text += answer < 0 ? " *" + std::to_string(-1 - answer) : " " + std::to_string(answer);
    text += "\n";
  }
}

void write_pairs(std::string& text, const Claim&, const PairedMoves& evidence) {
  text += std::to_string(evidence.pairs.size());
  if (evidence.opening) text.append(" ").append(std::to_string(*evidence.opening));
  text += "\n";
  for (const auto& [one, other] : evidence.pairs)
    text.append(std::to_string(one)).append(" ").append(std::to_string(other)).append("\n");
}

void write_exchanges(std::string& text, const Claim&, const Exchanges& evidence) {
  text += std::to_string(evidence.lemmas.size()) + " " + std::to_string(evidence.steps.size()) + " " +
          std::to_string(evidence.bases.size()) + "\n";
  for (const Certificate& lemma : evidence.lemmas) text += write(lemma);
  for (const auto& [lemma, inner] : evidence.steps) {
    text += std::to_string(lemma);
    for (const int v : inner) text.append(" ").append(std::to_string(v));
    text += "\n";
  }
  for (const Certificate& base : evidence.bases) text += write(base);
}

void write_values(std::string& text, const Claim& claim, const ValueTable& values) {
  text += std::to_string(values.forms.size()) + " " + std::to_string(values.sums.size()) + "\n";
  for (const ValueTable::Options& form : values.forms) {
    std::string line;
    for (const int each : form.left) line += std::to_string(each) + " ";
    line += "/";
    for (const int each : form.right) line += " " + std::to_string(each);
    text += line + "\n";
  }
  for (const auto& [one, other, sum] : values.sums)
    text += std::to_string(one) + " " + std::to_string(other) + " " + std::to_string(sum) + "\n";
  append_entries(text, claim, values.entries,
                 [](const ValueTable::Entry& entry) { return std::to_string(entry.form); });
}

}  // namespace

std::span<const Writer> impartial_writers() {
  static constexpr Writer all[] = {writes<Positions, write_positions>,   writes<OctalPeriod, write_period>,
                                   writes<Simulation, write_simulation>, writes<MirrorTriples, write_mirror>,
                                   writes<PairedMoves, write_pairs>,     writes<Exchanges, write_exchanges>,
                                   writes<ValueTable, write_values>};
  return all;
}

}  // namespace gamecert::certificates
