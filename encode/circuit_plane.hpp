// Planes whose membership bits are literals of a circuit: the instance of the rules that encodes.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "encode/circuit.hpp"
#include "games/arenas/tables.hpp"

namespace gamecert::encode {

/// A literal with the circuit it belongs to.
class CircuitBit {
 public:
  CircuitBit(Circuit* circuit, Literal literal) : circuit_(circuit), literal_(literal) {}
  Literal literal() const { return literal_; }
  Circuit* circuit() const { return circuit_; }

  friend CircuitBit operator!(CircuitBit a) { return {a.circuit_, !a.literal_}; }
  friend CircuitBit operator&(CircuitBit a, CircuitBit b) {
    return {a.circuit_, a.circuit_->both(a.literal_, b.literal_)};
  }
  friend CircuitBit operator|(CircuitBit a, CircuitBit b) { return !((!a) & (!b)); }
  friend CircuitBit operator^(CircuitBit a, CircuitBit b) { return (a & (!b)) | ((!a) & b); }

 private:
  Circuit* circuit_;
  Literal literal_;
};

/// An integer in two's complement, least bit first, the last bit being the sign.
class CircuitNumber {
 public:
  CircuitNumber(int value);
  CircuitNumber(Circuit* circuit, std::vector<Literal> bits) : circuit_(circuit), bits_(std::move(bits)) {}
  const std::vector<Literal>& bits() const { return bits_; }
  Circuit* circuit() const { return circuit_; }

  friend CircuitNumber operator+(const CircuitNumber& a, const CircuitNumber& b);
  friend CircuitNumber operator-(const CircuitNumber& a, const CircuitNumber& b);
  friend CircuitNumber when(CircuitBit bit, const CircuitNumber& a);
  /// At least one of the two is not a plain integer.
  friend CircuitBit operator<(const CircuitNumber& a, const CircuitNumber& b);
  friend CircuitBit operator>(const CircuitNumber& a, const CircuitNumber& b) { return b < a; }
  friend CircuitBit operator<=(const CircuitNumber& a, const CircuitNumber& b) { return !(b < a); }
  friend CircuitBit operator>=(const CircuitNumber& a, const CircuitNumber& b) { return !(a < b); }
  friend CircuitBit operator==(const CircuitNumber& a, const CircuitNumber& b) { return (a <= b) & (b <= a); }

 private:
  /// Bit i, with the sign repeated beyond the last.
  Literal bit(std::size_t i) const { return bits_[std::min(i, bits_.size() - 1)]; }
  static CircuitNumber add(const CircuitNumber& a, const CircuitNumber& b, bool negate_b);

  Circuit* circuit_ = nullptr;  // null for a plain integer
  std::vector<Literal> bits_;
};

/// A set of cells: those that may be members, each with its bit. All others are not members.
class CircuitPlane {
 public:
  using Bit = CircuitBit;
  using Number = CircuitNumber;

  struct Space {
    Circuit* circuit;
    std::shared_ptr<const std::vector<CircuitPlane>> rows = {};  // in place of the instance's neighbours
    CircuitPlane none() const { return {circuit, std::vector<Literal>{}}; }
    CircuitPlane all(int n) const { return {circuit, std::vector<Literal>(static_cast<std::size_t>(n), always)}; }
    CircuitPlane cell(int c) const;
    template <class Cells>
    CircuitPlane cells(const Cells& members) const {
      CircuitPlane plane = none();
      for (int c : members) plane = std::move(plane) | cell(c);
      return plane;
    }
    /// The neighbours of v as the instance gives them, or `rows`.
    template <class Instance>
    CircuitPlane row(const Instance& instance, int v) const {
      return rows ? games::entry(*rows, v) : cells(instance.neighbours(v));
    }
  };

  /// Cells, ascending, with their bits.
  CircuitPlane(Circuit* circuit, const std::vector<std::pair<int, Literal>>& members);
  /// Cell c has the bit number c.
  CircuitPlane(Circuit* circuit, const std::vector<Literal>& bits);
  Literal bit(int c) const;
  Bit contains(int c) const { return {circuit_, bit(c)}; }

  friend CircuitPlane operator&(const CircuitPlane& a, const CircuitPlane& b);
  /// Takes time of the cells of b only, if they are beyond those of `a`, which was moved from.
  friend CircuitPlane operator|(CircuitPlane a, const CircuitPlane& b);
  friend CircuitPlane operator^(const CircuitPlane& a, const CircuitPlane& b);
  friend CircuitPlane operator-(const CircuitPlane& a, const CircuitPlane& b);
  friend CircuitPlane when(Bit bit, CircuitPlane a);
  friend Bit any(const CircuitPlane& a);
  friend Bit none(const CircuitPlane& a) { return !any(a); }
  friend Number count(const CircuitPlane& a);
  /// Calls visit(cell, bit) for every cell that is not constantly absent, ascending.
  template <class Visit>
  friend void each(const CircuitPlane& a, Visit&& visit) {
    for (const Member& member : a.members_) visit(member.cell, Bit(a.circuit_, member.bit));
  }

 private:
  struct Member {
    int cell;
    Literal bit;
  };
  /// What `op` makes of the bits of cells in both, and cells of one alone that are kept.
  template <class Op>
  static CircuitPlane merged(const CircuitPlane& a, const CircuitPlane& b, bool keep_b, Op op);
  void add(int cell, Literal bit) {
    if (bit != never) members_.push_back({cell, bit});
  }

  Circuit* circuit_;
  std::vector<Member> members_;  // ascending, none of them `never`
};

}  // namespace gamecert::encode
