// Ands that must be false wait until a wire of theirs is decided.
#include "solve/search/forced_inputs.hpp"

#include <utility>

namespace gamecert::solve {

using encode::Circuit;
using encode::Literal;

ForcedInputs::ForcedInputs(const Circuit& circuit, Literal wire) : circuit_(circuit) {
  require(wire);
  while (!never_ && settle_pending()) {
  }
}

void ForcedInputs::require(Literal wire) {
  std::vector<Literal> open{wire};
  while (!open.empty() && !never_) {
    const Literal next = open.back();
    open.pop_back();
    if (next.constant()) {
      never_ = next == encode::never;
    } else if (circuit_.is_input(next.gate())) {
      if (forced_.size() <= next.gate()) forced_.resize(next.gate() + 1, 0);
      const std::int8_t sign = next.inverted() ? -1 : 1;
      never_ = forced_[next.gate()] == -sign;
      if (forced_[next.gate()] == 0) literals_.push_back(next);
      forced_[next.gate()] = sign;
    } else if (!next.inverted()) {
      open.push_back(circuit_.fanins(next.gate()).a);
      open.push_back(circuit_.fanins(next.gate()).b);
    } else {
      pending_.push_back(next);
    }
  }
}

/// Whether something came of it.
bool ForcedInputs::settle_pending() {
  std::vector<Literal> open = std::exchange(pending_, {});
  bool news = false;
  for (const Literal wire : open) {
    const auto& [a, b] = circuit_.fanins(wire.gate());
    const std::optional<bool> one = value(a), other = value(b);
    if (one == false || other == false) continue;
    if (one == true) require(!b);
    if (one != true && other == true) require(!a);
    if (one != true && other != true) pending_.push_back(wire);
    news = news || one == true || other == true;
  }
  return news;
}

/// Where the forced inputs decide it, as far as so many gates one inside the other show.
std::optional<bool> ForcedInputs::value(Literal wire, int depth) const {
  constexpr int deepest = 8;
  if (wire.constant()) return wire == encode::always;
  const std::uint32_t gate = wire.gate();
  if (circuit_.is_input(gate)) {
    const std::int8_t sign = gate < forced_.size() ? forced_[gate] : std::int8_t{0};
    return sign == 0 ? std::nullopt : std::optional((sign > 0) != wire.inverted());
  }
  if (depth == deepest) return std::nullopt;
  const auto& [a, b] = circuit_.fanins(gate);
  const std::optional<bool> one = value(a, depth + 1);
  const std::optional<bool> other = one == false ? one : value(b, depth + 1);
  if (one == false || other == false) return wire.inverted();
  if (one == true && other == true) return !wire.inverted();
  return std::nullopt;
}

}  // namespace gamecert::solve
