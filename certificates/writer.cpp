// Certificates to text, as FORMAT.md has it.
#include <algorithm>
#include <cassert>
#include <charconv>

#include "certificates/format.hpp"
#include "certificates/subject.hpp"

namespace gamecert::certificates {
namespace {

constexpr std::size_t numbers_a_line = 20;

void append_hex(std::string& text, games::Word word) {
  char digits[16];
  const auto end = std::to_chars(digits, digits + 16, word, 16).ptr;
  text.append(digits, end);
}

/// The words of one plane, the last the highest, as one number.
void append_plane(std::string& text, games::PositionView plane) {
  std::size_t used = plane.size();
  while (used > 1 && plane[used - 1] == 0) --used;
  append_hex(text, plane[used - 1]);
  for (std::size_t i = used - 1; i-- > 0;) {
    const std::size_t begin = text.size();
    append_hex(text, plane[i]);
    text.insert(begin, 16 - (text.size() - begin), '0');
  }
}

void append_position(std::string& text, const games::Position& position, std::size_t words) {
  for (std::size_t i = 0; i < position.size(); i += words) {
    if (i > 0) text += ' ';
    append_plane(text, games::PositionView(position).subspan(i, words));
  }
}

void append_list(std::string& text, const std::vector<int>& numbers) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    char digits[12];
    text.append(digits, std::to_chars(digits, digits + 12, numbers[i]).ptr);
    text += (i + 1) % numbers_a_line == 0 || i + 1 == numbers.size() ? '\n' : ' ';
  }
}

void append_numbers(std::string& text, const std::vector<int>& numbers) {
  text.append(std::to_string(numbers.size()).append("\n"));
  append_list(text, numbers);
}

/// The lines from `game` to `instance`.
void append_subject(std::string& text, const Claim& claim) {
  text += "game " + claim.game + " " + std::to_string(claim.version) + "\n";
  for (const auto& [name, value] : claim.parameters) {
    text += "parameter " + name + " " + value_text(claim.game, name, value) + "\n";
  }
  if (claim.misere) text += "play misere\n";
  text += "instance " + claim.instance + "\n";
}

struct Writer {
  std::string& text;
  const Claim& claim;

  /// Words of a plane.
  std::size_t words(const games::Position& position) const {
    const std::size_t planes = games::find(claim.game).info.planes.size();
    assert(position.size() % planes == 0 && position.size() >= planes);
    return position.size() / planes;
  }

  /// Positions, each with what `mark` says of it.
  template <class Entry, class Mark>
  void entries(const char* kind, const std::vector<Entry>& entries, Mark&& mark) const {
    const std::size_t plane = entries.empty() ? 1 : words(entries.front().position);
    text += "evidence " + std::string(kind) + " " + std::to_string(entries.size()) + " " + std::to_string(plane) + "\n";
    for (const Entry& entry : entries) {
      append_position(text, entry.position, plane);
      text += " " + mark(entry) + "\n";
    }
  }

  void operator()(const Order& order) const {
    text += "evidence order ";
    append_numbers(text, order.moves);
  }
  void operator()(const Closure& closure) const {
    assert(!closure.positions.empty());
    const std::size_t plane = words(closure.positions.front());
    text += "evidence closure " + std::to_string(closure.positions.size()) + " " + std::to_string(plane);
    text += closure.reflected ? " reflected\n" : "\n";
    for (const games::Position& position : closure.positions) {
      append_position(text, position, plane);
      text += '\n';
    }
  }
  void operator()(const Determinant& determinant) const {
    text += "evidence determinant " + std::to_string(determinant.point.size()) + "\n";
    for (const std::uint64_t element : determinant.point) {
      append_hex(text, element);
      text += '\n';
    }
  }
  void operator()(const Implausible& implausible) const {
    constexpr const char* reasons[] = {"parity", "all-red", "reflection-all-red"};
    text += "evidence implausible " + std::to_string(implausible.vertex) + " " +
            reasons[static_cast<std::size_t>(implausible.reason)] + "\n";
  }
  void operator()(const Kernel& kernel) const {
    text += "evidence kernel ";
    append_numbers(text, kernel.vertices);
  }
  void operator()(const Positions& positions) const {
    entries("positions", positions.entries, [](const Positions::Entry& entry) {
      return entry.heap == loony ? "loony" : "*" + std::to_string(entry.heap);
    });
  }
  void operator()(const Strategy& strategy) const {
    entries("strategy", strategy.entries, [](const Strategy::Entry& entry) {
      return (entry.side == Strategy::Side::at_least ? ">=" : "<=") + std::to_string(entry.bound);
    });
  }
  void operator()(const Simulation& simulation) const {
    const auto& pairs = simulation.pairs;
    const Writer of_other{text, simulation.other};
    const std::size_t plane = pairs.empty() ? 1 : words(pairs.front().first);
    const std::size_t other_plane = pairs.empty() ? 1 : of_other.words(pairs.front().second);
    text += "evidence simulation " + std::to_string(pairs.size()) + " " + std::to_string(plane) + " " +
            std::to_string(other_plane) + "\n";
    append_subject(text, simulation.other);
    for (const auto& [first, second] : pairs) {
      append_position(text, first, plane);
      text += " / ";
      append_position(text, second, other_plane);
      text += '\n';
    }
  }
  void operator()(const Symmetry& symmetry) const {
    text += "evidence symmetry " + std::to_string(symmetry.cases.front().image.size()) + " " +
            std::to_string(symmetry.turns.size()) + " " + std::to_string(symmetry.cases.size()) + "\n";
    for (const std::vector<int>& turn : symmetry.turns) {
      text += "turn\n";
      append_list(text, turn);
    }
    for (const auto& [opening, image] : symmetry.cases) {
      text += "mirror";
      for (const int move : opening) text += " " + std::to_string(move);
      text += "\n";
      append_list(text, image);
    }
  }
  void operator()(const Refutation& refutation) const {
    const encode::Lrat& steps = refutation.steps;
    text += "evidence lrat " + std::to_string(steps.clauses()) + " " + std::to_string(steps.size()) + "\n";
    if (refutation.play) {
      text += "play";
      for (const int move : *refutation.play) text += " " + std::to_string(move);
      text += "\n";
    }
    encode::append(text, steps);
  }
  void operator()(const Signature& signature) const {
    text += "evidence signature " + std::to_string(signature.sets.size()) + "\n";
    for (const std::uint32_t set : signature.sets) {
      append_hex(text, set);
      text += '\n';
    }
  }
  void operator()(const Grounding& grounding) const {
    text += "evidence grounding " + std::to_string(grounding.refutations.size());
    if (grounding.encoding != 1) text += " encoding " + std::to_string(grounding.encoding);
    text += "\n";
    for (const encode::Lrat& steps : grounding.refutations) {
      text += "lrat " + std::to_string(steps.clauses()) + " " + std::to_string(steps.size()) + "\n";
      encode::append(text, steps);
    }
  }
  void operator()(const Derivation& derivation) const {
    text += "evidence derivation " + std::to_string(derivation.steps.size()) + " " + std::to_string(derivation.vertex);
    for (const reductions::DerivationStep& step : derivation.steps) text.append("\n").append(reductions::text(step));
    text += "\n" + write(derivation.base.front());
  }
  void operator()(const Counterexample& counterexample) const {
    text += "evidence counterexample " + std::to_string(counterexample.facts.size()) + "\n";
    for (const Certificate& fact : counterexample.facts) text += write(fact);
  }
};

}  // namespace

std::string write(const Certificate& certificate) {
  const Claim& claim = certificate.claim;
  std::string text = "gamecert " + std::to_string(format_version) + "\n";
  append_subject(text, claim);
  text += "statement " + claim.statement + "\n";
  std::visit(Writer{text, claim}, certificate.evidence);
  text += "end\n";
  return text;
}

}  // namespace gamecert::certificates
