// Set operations bit by bit; numbers by ripple-carry addition.
#include "encode/circuit_plane.hpp"

#include <limits>

namespace gamecert::encode {
namespace {

template <class Op>
CircuitPlane combine(Circuit* circuit, const CircuitPlane& a, const CircuitPlane& b, std::size_t size, Op op) {
  std::vector<Literal> bits(size);
  for (std::size_t c = 0; c < size; ++c) bits[c] = op(a.bit(static_cast<int>(c)), b.bit(static_cast<int>(c)));
  return {circuit, std::move(bits)};
}

}  // namespace

CircuitNumber::CircuitNumber(int value) {
  for (; value != 0 && value != -1; value >>= 1) bits_.push_back((value & 1) != 0 ? always : never);
  bits_.push_back(value < 0 ? always : never);
}

CircuitNumber CircuitNumber::add(const CircuitNumber& a, const CircuitNumber& b, bool negate_b) {
  Circuit* circuit = a.circuit_ != nullptr ? a.circuit_ : b.circuit_;
  Circuit constants;
  Circuit& gates = circuit != nullptr ? *circuit : constants;
  Literal carry = negate_b ? always : never;
  std::vector<Literal> sum;
  for (std::size_t i = 0; i <= std::max(a.bits_.size(), b.bits_.size()); ++i) {
    const Literal x = a.bit(i);
    const Literal y = negate_b ? !b.bit(i) : b.bit(i);
    const Literal half = gates.differ(x, y);
    sum.push_back(gates.differ(half, carry));
    carry = gates.either(gates.both(x, y), gates.both(half, carry));
  }
  while (sum.size() > 1 && sum[sum.size() - 1] == sum[sum.size() - 2]) sum.pop_back();
  return {circuit, std::move(sum)};
}

CircuitNumber operator+(const CircuitNumber& a, const CircuitNumber& b) { return CircuitNumber::add(a, b, false); }
CircuitNumber operator-(const CircuitNumber& a, const CircuitNumber& b) { return CircuitNumber::add(a, b, true); }

CircuitNumber when(CircuitBit bit, const CircuitNumber& a) {
  std::vector<Literal> bits;
  for (Literal literal : a.bits_) bits.push_back(bit.circuit()->both(bit.literal(), literal));
  return {bit.circuit(), std::move(bits)};
}

CircuitBit operator<(const CircuitNumber& a, const CircuitNumber& b) {
  const CircuitNumber difference = a - b;
  return {difference.circuit_, difference.bits_.back()};
}

CircuitPlane CircuitPlane::Space::cell(int c) const {
  games::require_index(c, std::numeric_limits<int>::max());
  std::vector<Literal> bits(static_cast<std::size_t>(c) + 1, never);
  bits.back() = always;
  return {circuit, std::move(bits)};
}

CircuitPlane operator&(const CircuitPlane& a, const CircuitPlane& b) {
  return combine(a.circuit_, a, b, std::min(a.bits_.size(), b.bits_.size()),
                 [&](Literal x, Literal y) { return a.circuit_->both(x, y); });
}
CircuitPlane operator|(const CircuitPlane& a, const CircuitPlane& b) {
  return combine(a.circuit_, a, b, std::max(a.bits_.size(), b.bits_.size()),
                 [&](Literal x, Literal y) { return a.circuit_->either(x, y); });
}
CircuitPlane operator^(const CircuitPlane& a, const CircuitPlane& b) {
  return combine(a.circuit_, a, b, std::max(a.bits_.size(), b.bits_.size()),
                 [&](Literal x, Literal y) { return a.circuit_->differ(x, y); });
}
CircuitPlane operator-(const CircuitPlane& a, const CircuitPlane& b) {
  return combine(a.circuit_, a, b, a.bits_.size(), [&](Literal x, Literal y) { return a.circuit_->both(x, !y); });
}
CircuitPlane when(CircuitBit bit, const CircuitPlane& a) {
  return combine(a.circuit_, a, a, a.bits_.size(),
                 [&](Literal x, Literal) { return a.circuit_->both(bit.literal(), x); });
}

CircuitBit any(const CircuitPlane& a) {
  Literal found = never;
  for (Literal literal : a.bits_) found = a.circuit_->either(found, literal);
  return {a.circuit_, found};
}

/// Sums of two halves, so that the depth is that of a balanced tree of adders.
CircuitNumber count(const CircuitPlane& a) {
  std::vector<CircuitNumber> sums;
  for (Literal literal : a.bits_) sums.push_back(CircuitNumber(a.circuit_, {literal, never}));
  if (sums.empty()) return CircuitNumber(a.circuit_, {never});
  for (; sums.size() > 1;) {
    std::vector<CircuitNumber> next;
    for (std::size_t i = 0; i + 1 < sums.size(); i += 2) next.push_back(sums[i] + sums[i + 1]);
    if (sums.size() % 2 == 1) next.push_back(sums.back());
    sums = std::move(next);
  }
  return sums.front();
}

}  // namespace gamecert::encode
