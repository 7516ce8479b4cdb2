// And-gates with structural hashing and the simplifications that need no search.
#include "encode/circuit.hpp"

#include <cassert>
#include <string>
#include <utility>

#include "text/errors.hpp"

namespace gamecert::encode {

Literal Circuit::input() {
  const auto gate = static_cast<std::uint32_t>(fanins_.size());
  fanins_.push_back({});
  inputs_.push_back(gate);
  return {gate, false};
}

Literal Circuit::both(Literal a, Literal b) {
  step();
  if (a == never || b == never || a == !b) return never;
  if (a == always || a == b) return b;
  if (b == always) return a;
  if (a.code() > b.code()) std::swap(a, b);
  const std::uint64_t key = std::uint64_t{a.code()} << 32 | b.code();
  const auto [it, fresh] = and_gates_.try_emplace(key, static_cast<std::uint32_t>(fanins_.size()));
  if (fresh && fanins_.size() == most_gates)
    throw text::LimitError("the circuit has more than " + std::to_string(most_gates) + " gates");
  if (fresh) fanins_.push_back({a, b});
  return {it->second, false};
}

}  // namespace gamecert::encode
