// Parts of two conditions, evaluated at 64 positions at once.
#include "encode/two_players/exclusion.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "text/errors.hpp"

namespace gamecert::encode {
namespace {

using Wires = std::vector<Literal>;
constexpr std::size_t most_bits = 16, most_parts = 4096;

/// The gates that wires are made of, down to the bits of the position.
struct Cone {
  std::set<std::uint32_t> bits, inner;
};

class PositionBits {
 public:
  PositionBits(const Circuit& circuit, const SymbolicBoard& position) : circuit_(circuit) {
    for (const Wires& plane : position)
      for (const Literal wire : plane) bits_.insert(wire.gate());
  }

  /// A wire is true exactly if all of these are.
  Wires conjuncts(Literal wire) const {
    Wires result{wire};
    for (std::size_t i = 0; i < result.size() && result.size() < most_parts;) {
      if (result[i].inverted() || is_bit(result[i].gate())) {
        ++i;
      } else {
        const Circuit::Fanins of = circuit_.fanins(result[i].gate());
        result[i] = of.a;
        if (std::ranges::find(result, of.b) == result.end()) result.push_back(of.b);
      }
    }
    return result;
  }
  Cone cone_of(const Wires& wires) const {
    Cone result;
    for (Wires left = wires; !left.empty();) {
      const std::uint32_t gate = left.back().gate();
      left.pop_back();
      if (!(is_bit(gate) ? result.bits : result.inner).insert(gate).second || is_bit(gate)) continue;
      left.insert(left.end(), {circuit_.fanins(gate).a, circuit_.fanins(gate).b});
    }
    result.bits.erase(never.gate());
    return result;
  }
  /// Whether no way that the bits can be makes all of the wires true.
  bool never_all(const Wires& wires) const {
    const Cone cone = cone_of(wires);
    std::map<std::uint32_t, std::uint64_t> words;
    const auto word = [&](Literal wire) { return words[wire.gate()] ^ (wire.inverted() ? ~std::uint64_t{0} : 0); };
    std::uint64_t all = 0;
    for (std::uint64_t way = 0; all == 0 && way < std::uint64_t{1} << cone.bits.size(); way += 64) {
      std::size_t bit = 0;
      for (const std::uint32_t gate : cone.bits) {
        for (std::uint64_t i = 0; i < 64; ++i) words[gate] = words[gate] >> 1 | ((way + i) >> bit & 1) << 63;
        ++bit;
      }
      for (const std::uint32_t gate : cone.inner)
        words[gate] = word(circuit_.fanins(gate).a) & word(circuit_.fanins(gate).b);
      all = ~std::uint64_t{0};
      for (const Literal wire : wires) all &= word(wire);
      circuit_.step();
    }
    return all == 0;
  }

 private:
  bool is_bit(std::uint32_t gate) const { return gate == never.gate() || bits_.contains(gate); }

  const Circuit& circuit_;
  std::set<std::uint32_t> bits_;
};

}  // namespace

bool excludes(const Circuit& circuit, Literal condition, Literal wire, const SymbolicBoard& position) {
  const PositionBits at(circuit, position);
  const Wires known = at.conjuncts(condition);
  return std::ranges::all_of(at.conjuncts(!wire), [&](Literal denied) {
    Wires together{!denied};
    std::set<std::uint32_t> bits = at.cone_of(together).bits;
    if (bits.size() > most_bits) return false;
    for (const bool more : {false, true}) {
      for (const Literal part : known) {
        auto all = at.cone_of({part}).bits;
        const std::size_t apart = bits.empty() ? 0 : bits.size() + all.size();
        all.insert(bits.begin(), bits.end());
        if (all.size() > (more ? most_bits : bits.size()) || (more && all.size() == apart)) continue;
        bits = std::move(all);
        together.push_back(part);
      }
      if (at.never_all(together)) return true;
    }
    return false;
  });
}

void require_bounds(const games::Game& game, const CircuitGame& circuits, const Circuit& circuit, const Play& play) {
  for (const Step& step : play.steps)
    for (std::size_t m = 0; m < step.choices.size(); ++m) {
      if (step.choices[m] == never) continue;
      const auto [wire, bound] = circuits.breaks(step.before.board, static_cast<int>(m));
      if (wire == never || excludes(circuit, step.legal[m], wire, step.before.board)) continue;
      throw text::LimitError("no formula is made of the rules: what is said of the move " +
                             game.move_name(static_cast<int>(m)) + " does not show by itself that it leaves " + bound +
                             " (docs/GAMES.md, Formulas for solvers)");
    }
}

}  // namespace gamecert::encode
