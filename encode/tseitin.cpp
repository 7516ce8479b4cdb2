// Only the needed half of every gate is written: clauses that say that a wire implies its definition, for the wires
// that stand in a clause (D. Plaisted, S. Greenbaum, "A structure-preserving clause form translation", 1986).
//
// Sound because every clause written follows from the definitions of the gates, so the values of the gates are a model
// wherever the requirement is met; and in a model every wire that stands in a clause and is true there is true in the
// circuit, by induction over the gates: its clauses reduce it to wires of smaller gates, which are inputs in the end.
//
// Exclusive or and if-then-else, two levels of and-gates each, are found again and written as one gate. And-gates that
// feed one and-gate alone become part of it.
#include "encode/tseitin.hpp"

#include <algorithm>
#include <array>

namespace gamecert::encode {
namespace {

/// A gate as it is written. `differ`: a xor b. `choice`: if a then b else c.
struct Shape {
  enum Kind { input, both, differ, choice } kind = input;
  std::array<Literal, 3> wires = {};
  int size() const { return kind == input ? 0 : kind == choice ? 3 : 2; }
};

/// not (p and t) and not (not p and e) is: if p then not t else not e. With e = not t it is p xor t.
Shape shape_of(const Circuit& circuit, std::uint32_t gate) {
  if (circuit.is_input(gate)) return {};
  const auto [a, b] = circuit.fanins(gate);
  const auto plain = [&](Literal l) { return circuit.is_input(l.gate()); };
  if (a.inverted() && b.inverted() && !plain(a) && !plain(b)) {
    const auto [p, q] = circuit.fanins(a.gate());
    const auto [r, s] = circuit.fanins(b.gate());
    for (const auto& [test, then] : {std::pair(p, q), std::pair(q, p)}) {
      for (const auto& [opposite, otherwise] : {std::pair(r, s), std::pair(s, r)}) {
        if (opposite != !test) continue;
        if (otherwise == !then) return {Shape::differ, {test, then}};
        return {Shape::choice, {test, !then, !otherwise}};
      }
    }
  }
  return {Shape::both, {a, b}};
}

class Writer {
 public:
  Writer(const Circuit& circuit, const Requirement& requirement)
      : circuit_(circuit),
        requirement_(requirement),
        shapes_(circuit.gates()),
        uses_(circuit.gates(), 0),
        asked_(2 * circuit.gates(), 0),
        inner_(circuit.gates(), 0) {}

  CircuitCnf write() {
    find_needed();
    result_.variables.assign(circuit_.gates(), 0);
    for (const Literal input : requirement_.inputs) result_.variables[input.gate()] = result_.cnf.variable();
    for (std::uint32_t gate = 1; gate < circuit_.gates(); ++gate) {
      circuit_.step(bytes());
      if (uses_[gate] == 0 || inner_[gate] != 0) continue;
      if (result_.variables[gate] == 0) result_.variables[gate] = result_.cnf.variable();
      for (const Literal wire : {Literal(gate, false), Literal(gate, true)}) {
        if (asked_[wire.code()] != 0) define(wire);
      }
    }
    for (const std::vector<Literal>& clause : requirement_.clauses) {
      circuit_.step(bytes());
      if (std::ranges::find(clause, always) != clause.end()) continue;
      std::vector<int> literals;
      for (const Literal wire : clause) {
        if (wire != never) literals.push_back(result_.of(wire));
      }
      result_.cnf.add(literals);
    }
    return std::move(result_);
  }

 private:
  std::size_t bytes() const {
    return result_.cnf.bytes() + shapes_.size() * (sizeof(Shape) + sizeof(int) + 3 * sizeof(char));
  }
  void ask(Literal wire) { asked_[wire.code()] = 1; }

  /// Which wires stand in clauses, gate after gate from the last, so that all that need a gate come before it.
  void find_needed() {
    for (const std::vector<Literal>& clause : requirement_.clauses) {
      if (std::ranges::find(clause, always) != clause.end()) continue;
      for (const Literal wire : clause) {
        ask(wire);
        uses_[wire.gate()] += 2;  // never inner
      }
    }
    for (auto gate = static_cast<std::uint32_t>(circuit_.gates()) - 1; gate > 0; --gate) {
      circuit_.step(bytes());
      if (uses_[gate] == 0) continue;
      const Shape& shape = shapes_[gate] = shape_of(circuit_, gate);
      const bool is = asked_[Literal(gate, false).code()] != 0;
      const bool is_not = asked_[Literal(gate, true).code()] != 0;
      inner_[gate] = uses_[gate] == 1 && inner_[gate] != 0 && shape.kind == Shape::both ? 1 : 0;
      for (int i = 0; i < shape.size(); ++i) {
        const Literal wire = shape.wires[static_cast<std::size_t>(i)];
        const bool either_way = shape.kind == Shape::differ || (shape.kind == Shape::choice && i == 0);
        if (is || either_way) ask(wire);
        if (is_not || either_way) ask(!wire);
        ++uses_[wire.gate()];
        if (shape.kind == Shape::both && !wire.inverted()) inner_[wire.gate()] = 1;
      }
    }
  }

  /// The clauses that say: if `wire` is true, so is its definition.
  void define(Literal wire) {
    const Shape& shape = shapes_[wire.gate()];
    const int unless = -result_.of(wire);
    const auto [a, b, c] = shape.wires;
    switch (shape.kind) {
      case Shape::input:
        break;
      case Shape::both:
        define_both(wire, unless);
        break;
      case Shape::differ: {
        const int x = result_.of(a);
        const int y = wire.inverted() ? -result_.of(b) : result_.of(b);
        result_.cnf.add({unless, x, y});
        result_.cnf.add({unless, -x, -y});
        break;
      }
      case Shape::choice: {
        const int test = result_.of(a);
        const int sign = wire.inverted() ? -1 : 1;
        result_.cnf.add({unless, -test, sign * result_.of(b)});
        result_.cnf.add({unless, test, sign * result_.of(c)});
        break;
      }
    }
  }

  void define_both(Literal wire, int unless) {
    std::vector<Literal> open{Literal(wire.gate(), false)};
    std::vector<int> all;
    while (!open.empty()) {
      const Literal next = open.back();
      open.pop_back();
      if (next.gate() != wire.gate() && inner_[next.gate()] == 0) {
        all.push_back(result_.of(next));
        continue;
      }
      const Shape& shape = shapes_[next.gate()];
      open.insert(open.end(), {shape.wires[1], shape.wires[0]});
    }
    if (!wire.inverted()) {
      for (const int literal : all) result_.cnf.add({unless, literal});
      return;
    }
    std::vector<int> clause{unless};
    for (const int literal : all) clause.push_back(-literal);
    result_.cnf.add(clause);
  }

  const Circuit& circuit_;
  const Requirement& requirement_;
  std::vector<Shape> shapes_;
  std::vector<int> uses_;    // by gate: how many written gates have it, and two for every place in a clause
  std::vector<char> asked_;  // by wire: it stands in a clause
  std::vector<char> inner_;  // by gate: written as part of the and-gate that has it; before it is reached: could be
  CircuitCnf result_;
};

}  // namespace

CircuitCnf clauses_of(const Circuit& circuit, const Requirement& requirement) {
  return Writer(circuit, requirement).write();
}

}  // namespace gamecert::encode
