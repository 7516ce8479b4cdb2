// And-inverter graphs: circuits of two-input and-gates with inverters on the wires.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "encode/checkpoint.hpp"

namespace gamecert::encode {

/// A wire: gate number times two, plus one if inverted. Gate 0 is the constant false.
class Literal {
 public:
  constexpr Literal() = default;
  constexpr Literal(std::uint32_t gate, bool inverted) : code_(gate * 2 + (inverted ? 1 : 0)) {}
  constexpr std::uint32_t gate() const { return code_ / 2; }
  constexpr bool inverted() const { return (code_ & 1) != 0; }
  constexpr bool constant() const { return code_ < 2; }
  constexpr std::uint32_t code() const { return code_; }
  friend constexpr Literal operator!(Literal a) { return Literal(a.gate(), !a.inverted()); }
  friend constexpr bool operator==(Literal, Literal) = default;

 private:
  std::uint32_t code_ = 0;
};

constexpr Literal never{};
constexpr Literal always = !Literal{};

/// Gates are numbered so that inputs of a gate have smaller numbers. Equal gates are made once.
class Circuit {
 public:
  explicit Circuit(Checkpoint between = {}) : pace_(std::move(between)) {}

  Literal input();
  /// LimitError beyond most_gates.
  Literal both(Literal a, Literal b);
  Literal either(Literal a, Literal b) { return !both(!a, !b); }
  Literal differ(Literal a, Literal b) { return either(both(a, !b), both(!a, b)); }

  static constexpr std::size_t most_gates = 20'000'000;

  /// The wires a gate is made of; `never` twice for the constant and the inputs.
  struct Fanins {
    Literal a, b;
  };
  const Fanins& fanins(std::uint32_t gate) const { return fanins_[gate]; }
  bool is_input(std::uint32_t gate) const { return gate != 0 && fanins_[gate].a == never; }

  /// Gates including the constant and the inputs.
  std::size_t gates() const { return fanins_.size(); }
  std::size_t inputs() const { return inputs_.size(); }

  std::size_t bytes() const { return fanins_.capacity() * sizeof(Fanins) + and_gates_.size() * hashed_bytes; }
  /// A step in the work of whoever makes or reads the circuit and has made so many bytes beside it.
  void step(std::size_t beside = 0) const { pace_.step(bytes() + beside); }

 private:
  static constexpr std::size_t hashed_bytes = 48;               // a gate in the table, about
  std::vector<Fanins> fanins_{{}};                              // gate 0: the constant
  std::vector<std::uint32_t> inputs_;                           // gate numbers
  std::unordered_map<std::uint64_t, std::uint32_t> and_gates_;  // both fan-in codes to the gate
  mutable Pace pace_;                                           // says nothing about the circuit
};

}  // namespace gamecert::encode
