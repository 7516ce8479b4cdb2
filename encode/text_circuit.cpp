// The rules of a text over planes of literals.
#include "encode/text_circuit.hpp"

#include <algorithm>
#include <stdexcept>

#include "encode/solitaires/set_circuit.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/text_game.hpp"
#include "text/errors.hpp"

namespace gamecert::encode {

/// What games/texts/text_meaning.hpp asks of bits.
inline std::optional<bool> known_bit(const CircuitBit& bit) {
  if (bit.literal() == always) return true;
  if (bit.literal() == never) return false;
  return std::nullopt;
}

/// A binary digit of a number that is not below 0.
inline CircuitBit digit(const CircuitPlane::Space& space, const CircuitNumber& number, int which) {
  return {space.circuit, number.bits()[std::min(static_cast<std::size_t>(which), number.bits().size() - 1)]};
}

/// The first number if the bit is true, else the second.
inline CircuitNumber chosen(const CircuitBit& bit, const CircuitNumber& a, const CircuitNumber& b) {
  Circuit& circuit = *bit.circuit();
  std::vector<Literal> bits;
  for (std::size_t i = 0; i < std::max(a.bits().size(), b.bits().size()); ++i) {
    const Literal one = a.bits()[std::min(i, a.bits().size() - 1)], other = b.bits()[std::min(i, b.bits().size() - 1)];
    const auto either = [&] {
      return circuit.either(circuit.both(bit.literal(), one), circuit.both(!bit.literal(), other));
    };
    bits.push_back(one == other ? one : either());
  }
  return {&circuit, std::move(bits)};
}
/// A number without the bits that it cannot have between these bounds.
inline CircuitNumber within(const CircuitNumber& number, std::int64_t low, std::int64_t high) {
  std::size_t needed = 1;
  while (low < -(std::int64_t{1} << (needed - 1)) || high >= std::int64_t{1} << (needed - 1)) ++needed;
  std::vector<Literal> bits = number.bits();
  bits.resize(std::min(bits.size(), needed));
  if (bits.size() == needed && low >= 0) bits.back() = never;
  return {number.circuit(), std::move(bits)};
}
/// Whether `part` is true wherever `whole` is, as far as so many gates of ands and ors show.
inline bool implies(const Circuit& circuit, Literal whole, Literal part, int& gates) {
  if (whole == part) return true;
  if (whole.constant() || circuit.is_input(whole.gate()) || --gates < 0) return false;
  const auto of = [&](Literal wire) { return implies(circuit, wire, part, gates); };
  const Circuit::Fanins& wires = circuit.fanins(whole.gate());
  return whole.inverted() ? of(!wires.a) && of(!wires.b) : of(wires.a) || of(wires.b);
}
inline bool implies(const Circuit& circuit, Literal whole, Literal part) {
  int gates = 64;
  return implies(circuit, whole, part, gates);
}
/// The and of two bits, without a gate for what one of them implies of the other.
inline CircuitBit conjunction(const CircuitBit& a, const CircuitBit& b) {
  Circuit& circuit = *a.circuit();
  for (const auto& [one, other] : {std::pair(a.literal(), b.literal()), std::pair(b.literal(), a.literal())}) {
    if (implies(circuit, one, other)) return {&circuit, one};
    const Circuit::Fanins wires = circuit.fanins(other.gate());  // of an and
    const bool is_and = !other.inverted() && !other.constant() && !circuit.is_input(other.gate());
    if (is_and && implies(circuit, one, wires.a)) return {&circuit, circuit.both(one, wires.b)};
    if (is_and && implies(circuit, one, wires.b)) return {&circuit, circuit.both(one, wires.a)};
  }
  return a & b;
}

namespace {

class TextCircuit final : public CircuitGame {
  using Rules = games::TextRules<CircuitPlane>;
  using Planes = std::vector<CircuitPlane>;

 public:
  TextCircuit(const games::ReadyText& text, const CircuitPlane::Space& space, const games::Instance& instance,
              const games::Parameters& parameters)
      : circuit_(space.circuit),
        rules_(text.compiled, text.measure ? &*text.measure : nullptr, space,
               games::TextBoardLists(instance, text.compiled), instance, parameters),
        at_(rules_.meaning()) {}

  int cells() const override { return rules_.cells(); }
  SymbolicBoard start() const override { return literals(rules_.start()); }
  std::vector<Literal> moves(const SymbolicBoard& at) const override {
    const Planes now = planes(at);
    return literals(rules_.moves(now.data(), at_), std::max(cells(), rules_.codes()));
  }
  SymbolicBoard play(const SymbolicBoard& at, int move) const override {
    return literals(played(at, move, {false, false, false}).first);
  }
  std::pair<Literal, std::string> breaks(const SymbolicBoard& at, int move) const override {
    const CircuitBit breaks = played(at, move, {false, false, false}).second.breaks;
    if (breaks.literal() == never) return {never, ""};
    return {(rules_.in_bounds(planes(at).data()) & breaks).literal(), at_.bounds};
  }
  Literal won(const SymbolicBoard& at) const override {
    const Planes now = planes(at);
    return rules_.won(now.data(), at_).literal();
  }
  Literal lost(const SymbolicBoard& at) const override {
    const Planes now = planes(at);
    return rules_.lost(now.data(), at_).literal();
  }
  Literal moves_again(const SymbolicBoard& at, int move) const override {
    return played(at, move, {true, false, false}).second.again.literal();
  }
  std::vector<Literal> gain(const SymbolicBoard& at, int move) const override {
    return played(at, move, {false, false, true}).second.gain.number().bits();
  }
  std::vector<Literal> remaining(const SymbolicBoard& at) const override {
    const Planes now = planes(at);
    return rules_.remaining(now.data(), at_).number().bits();
  }
  std::vector<Literal> head_start() const override { return rules_.before().number().bits(); }
  SymbolicBoard position_of(const std::vector<Literal>&) const override { no_painting(); }
  std::vector<Literal> ruled_out(const std::vector<Literal>&) const override { no_painting(); }

 private:
  [[noreturn]] static void no_painting() {
    throw std::logic_error("a game whose rules are a text does not say what is painted in its positions");
  }
  std::pair<Planes, Rules::Effect> played(const SymbolicBoard& at, int move, Rules::Asked asked) const {
    const Planes now = planes(at);
    asked.breaks = true;
    Planes next;
    Rules::Effect effect = rules_.play(now.data(), move, next, at_, asked);
    return {std::move(next), std::move(effect)};
  }
  Planes planes(const SymbolicBoard& at) const {
    Planes result;
    for (std::size_t i = 0; i < at.size(); ++i) result.push_back(CircuitPlane(circuit_, at[i]) & rules_.meant()[i]);
    return result;
  }
  static std::vector<Literal> literals(const CircuitPlane& plane, int cells) {
    std::vector<Literal> bits;
    for (int c = 0; c < cells; ++c) bits.push_back(plane.bit(c));
    return bits;
  }
  SymbolicBoard literals(const Planes& board) const {
    SymbolicBoard result;
    for (const CircuitPlane& plane : board) result.push_back(literals(plane, cells()));
    return result;
  }

  Circuit* circuit_;
  Rules rules_;
  mutable Rules::At at_;
};

}  // namespace

std::unique_ptr<CircuitGame> make_text_circuit(std::string_view name, const CircuitPlane::Space& space,
                                               const games::Instance& instance, const games::Parameters& parameters) {
  const games::TextGame& game = *games::find_text(name);
  const auto refuse = [&](const std::string& why) {
    throw text::InputError("expected rules that formulas can be made of, found " + game.text.name + ": " + why);
  };
  if (game.text.repeat) refuse("its play may repeat, and a formula is about play of so many moves");
  if (!game.ready->measure)
    refuse(game.ready->compiled.falls >= 0 ? "its number behind 'falls' is checked in play alone"
                                           : "no number falls with every move by the form of the rules");
  if (!game.text.always.empty()) refuse("what stands behind 'always' is checked in play alone");
  if (space.rows) refuse("it is no game on some graph");
  auto result = std::make_unique<TextCircuit>(*game.ready, space, instance, parameters);
  if (result->cells() > games::max_cells)
    throw text::LimitError("the board has " + std::to_string(result->cells()) +
                           " cells; boards that are made into circuits hold at most " +
                           std::to_string(games::max_cells));
  return result;
}

/// The goal of a solitaire in which the set is the position is what a formula says of it.
Literal true_of_set(const language::Formula& formula, const std::string& set, const games::Instance& graph,
                    Circuit& circuit, const std::vector<Literal>& members) {
  const std::string vertex = set + "-v";  // no name of a variable
  games::GameText text;
  text.name = "sets";
  text.players = 1;
  text.ending = games::TextEnding::goal;
  games::TextPart& part = text.position.emplace_back();
  part.name = set;
  part.start = {"{}", {}};
  games::TextMove& move = text.moves.emplace_back();
  games::TextChoice& choice = move.choices.emplace_back();
  choice.name = vertex;
  choice.within = {"V", {}};
  move.updates.emplace_back().value = {"union", {{set, {}}, {vertex, {}}}};
  text.won = formula;
  const games::ReadyText ready(std::move(text));
  return TextCircuit(ready, {&circuit}, graph, {ready.info, {}}).won({members});
}

}  // namespace gamecert::encode
