// Clashes by two kinds of moves, along rows.
#include "encode/reductions/clash_circuit.hpp"

#include <map>
#include <stdexcept>
#include <string>
#include <utility>

#include "encode/circuit_plane.hpp"
#include "games/arenas/distances.hpp"
#include "games/arenas/graph_arena.hpp"
#include "games/instances/parameters.hpp"
#include "games/texts/local/text_locality.hpp"
#include "games/texts/text_names.hpp"

namespace gamecert::encode {
namespace {

using games::GraphArena;
using games::KindsClash;
using Planes = std::vector<CircuitPlane>;  // by vertex

class ClashCircuit final : public CircuitGame {
 public:
  ClashCircuit(const games::TextLocality& form, Circuit& circuit, const GraphArena<CircuitPlane>& on)
      : form_(form), circuit_(&circuit), on_(on), tails_(games::tails(on)) {
    for (const KindsClash& each : form.clashes)
      if (!form.arcs && each.distance > 0 && !near_.contains(each.distance))
        near_.emplace(each.distance, games::within(on, each.distance));
  }

  int cells() const override { return on_.order() * kinds(); }
  SymbolicBoard start() const override { return {std::vector<Literal>(static_cast<std::size_t>(cells()), always)}; }
  std::vector<Literal> moves(const SymbolicBoard& at) const override { return at.front(); }
  SymbolicBoard position_of(const std::vector<Literal>& painting) const override {
    std::vector<Literal> open = ruled_out(painting);
    for (int v = 0; v < on_.order(); ++v) {
      Literal closed = never;
      for (int c = 0; c < kinds(); ++c) closed = circuit_->either(closed, painting[index(v, c)]);
      for (int c = 0; c < kinds(); ++c) open[index(v, c)] = !circuit_->either(open[index(v, c)], closed);
    }
    return {open};
  }
  std::vector<Literal> ruled_out(const std::vector<Literal>& painting) const override {
    std::vector<Literal> result(static_cast<std::size_t>(cells()), never);
    for (int v = 0; v < on_.order(); ++v)
      for (int c = 0; c < kinds(); ++c)
        for (int d = 0; d < kinds(); ++d) {
          const KindsClash& clash = form_.clash(static_cast<std::size_t>(c), static_cast<std::size_t>(d));
          const auto add = [&](const CircuitPlane& near) {
            each(near, [&](int u, CircuitBit there) {
              if (u == v) return;
              Literal& closed = result[index(v, c)];
              closed = circuit_->either(closed, circuit_->both(there.literal(), painting[index(u, d)]));
            });
          };
          if (clash.there) add(on_.neighbours(v));
          if (clash.back) add(games::entry(tails_, v));
          if (!form_.arcs && clash.distance > 0) add(games::entry(near_.at(clash.distance), v));
        }
    return result;
  }

  // Nobody asks for these of some graph.
  SymbolicBoard play(const SymbolicBoard&, int) const override { none(); }
  Literal won(const SymbolicBoard&) const override { none(); }
  Literal moves_again(const SymbolicBoard&, int) const override { none(); }
  std::vector<Literal> gain(const SymbolicBoard&, int) const override { none(); }
  std::vector<Literal> remaining(const SymbolicBoard&) const override { none(); }
  std::vector<Literal> head_start() const override { none(); }

 private:
  [[noreturn]] static void none() { throw std::logic_error("of some graph a text has no circuits but of its clashes"); }
  int kinds() const { return static_cast<int>(form_.kinds.size()); }
  std::size_t index(int v, int c) const { return static_cast<std::size_t>(v * kinds() + c); }

  const games::TextLocality& form_;
  Circuit* circuit_;
  GraphArena<CircuitPlane> on_;
  Planes tails_;
  std::map<int, Planes> near_;  // by distance
};

}  // namespace

std::unique_ptr<CircuitGame> make_clash_circuit(const games::GameInfo& text, const games::Parameters& parameters,
                                                Circuit& circuit, const Rows& rows) {
  std::string why_not;
  const auto& values = parameters.values();
  const games::TextLocality* form = games::text_locality(text.name, {values.begin(), values.end()}, why_not);
  if (form == nullptr) throw std::logic_error("a text that is not local is asked for its clashes");
  auto planes = std::make_shared<Planes>();
  for (const auto& row : rows) planes->emplace_back(&circuit, row);
  const CircuitPlane::Space space{&circuit, planes};
  return std::make_unique<ClashCircuit>(*form, circuit, GraphArena<CircuitPlane>(space, *planes));
}

}  // namespace gamecert::encode
