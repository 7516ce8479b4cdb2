// Set operations bit by bit; numbers by ripple-carry addition.
#include "encode/circuit_plane.hpp"

#include <algorithm>
#include <limits>

namespace gamecert::encode {
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
  CircuitPlane plane = none();
  plane.add(c, always);
  return plane;
}

CircuitPlane::CircuitPlane(Circuit* circuit, const std::vector<Literal>& bits) : circuit_(circuit) {
  for (std::size_t c = 0; c < bits.size(); ++c) add(static_cast<int>(c), bits[c]);
}

CircuitPlane::CircuitPlane(Circuit* circuit, const std::vector<std::pair<int, Literal>>& members) : circuit_(circuit) {
  for (const auto& [cell, bit] : members) add(cell, bit);
}

Literal CircuitPlane::bit(int c) const {
  const auto found = std::ranges::lower_bound(members_, c, {}, &Member::cell);
  return found != members_.end() && found->cell == c ? found->bit : never;
}

template <class Op>
CircuitPlane CircuitPlane::merged(const CircuitPlane& a, const CircuitPlane& b, bool keep_b, Op op) {
  CircuitPlane result(a.circuit_, std::vector<Literal>{});
  result.members_.reserve(a.members_.size() + (keep_b ? b.members_.size() : 0));
  auto other = b.members_.begin();
  const auto pass = [&](int cell) {
    for (; other != b.members_.end() && other->cell < cell; ++other)
      if (keep_b) result.members_.push_back(*other);
  };
  for (const auto& [cell, bit] : a.members_) {
    pass(cell);
    const bool both = other != b.members_.end() && other->cell == cell;
    result.add(cell, both ? op(bit, (other++)->bit) : bit);
  }
  pass(std::numeric_limits<int>::max());
  return result;
}

CircuitPlane operator&(const CircuitPlane& a, const CircuitPlane& b) {
  const bool a_first = a.members_.size() <= b.members_.size();
  CircuitPlane result(a.circuit_, std::vector<Literal>{});
  for (const auto& [cell, bit] : (a_first ? a : b).members_)
    result.add(cell, a.circuit_->both(bit, (a_first ? b : a).bit(cell)));
  return result;
}
CircuitPlane operator|(CircuitPlane a, const CircuitPlane& b) {
  if (b.members_.empty()) return a;
  if (a.members_.empty() || a.members_.back().cell < b.members_.front().cell) {
    a.members_.insert(a.members_.end(), b.members_.begin(), b.members_.end());
    return a;
  }
  return CircuitPlane::merged(a, b, true, [&](Literal x, Literal y) { return a.circuit_->either(x, y); });
}
CircuitPlane operator^(const CircuitPlane& a, const CircuitPlane& b) {
  return CircuitPlane::merged(a, b, true, [&](Literal x, Literal y) { return a.circuit_->differ(x, y); });
}
CircuitPlane operator-(const CircuitPlane& a, const CircuitPlane& b) {
  return CircuitPlane::merged(a, b, false, [&](Literal x, Literal y) { return a.circuit_->both(x, !y); });
}
CircuitPlane when(CircuitBit bit, CircuitPlane a) {
  for (CircuitPlane::Member& member : a.members_) member.bit = a.circuit_->both(bit.literal(), member.bit);
  std::erase_if(a.members_, [](const CircuitPlane::Member& member) { return member.bit == never; });
  return a;
}

CircuitBit any(const CircuitPlane& a) {
  Literal found = never;
  for (const auto& [cell, bit] : a.members_) found = a.circuit_->either(found, bit);
  return {a.circuit_, found};
}

/// Sums of two halves, so that the depth is that of a balanced tree of adders.
CircuitNumber count(const CircuitPlane& a) {
  std::vector<CircuitNumber> sums;
  each(a, [&](int cell, CircuitBit in) {
    sums.resize(static_cast<std::size_t>(cell), CircuitNumber(a.circuit_, {never}));  // cells that are not there
    sums.push_back(CircuitNumber(a.circuit_, {in.literal(), never}));
  });
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
