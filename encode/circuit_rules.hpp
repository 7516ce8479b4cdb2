// The circuit handle of a game made from its rules over circuit planes.
#pragma once

#include <functional>
#include <stdexcept>
#include <string_view>

#include "encode/circuit_game.hpp"
#include "encode/circuit_plane.hpp"
#include "games/rules_view.hpp"

namespace gamecert::encode {

using CircuitMaker = std::function<std::unique_ptr<CircuitGame>(const CircuitPlane::Space&, const games::Instance&,
                                                                const games::Parameters&)>;

/// Of a registered game.
const CircuitMaker& circuit_maker(std::string_view game);

template <template <class> class Rules>
class RulesCircuit final : public CircuitGame {
  using View = games::RulesView<Rules, CircuitPlane>;
  using Board = typename View::Board;

 public:
  RulesCircuit(const CircuitPlane::Space& space, const games::Instance& instance, const games::Parameters& parameters)
      : circuit_(space.circuit), view_(space, Rules<CircuitPlane>::info(), instance, parameters) {}

  int cells() const override { return view_.cells(); }
  SymbolicBoard start() const override { return literals(view_.start()); }
  std::vector<Literal> moves(const SymbolicBoard& at) const override { return literals(view_.moves(board(at))); }
  SymbolicBoard play(const SymbolicBoard& at, int move) const override { return literals(view_.play(board(at), move)); }
  Literal won(const SymbolicBoard& at) const override { return view_.ended(board(at)).literal(); }
  Literal moves_again(const SymbolicBoard& at, int move) const override {
    return view_.again(board(at), move).literal();
  }
  std::vector<Literal> gain(const SymbolicBoard& at, int move) const override {
    return view_.gain(board(at), move).bits();
  }
  std::vector<Literal> remaining(const SymbolicBoard& at) const override { return view_.remaining(board(at)).bits(); }
  std::vector<Literal> head_start() const override { return view_.head_start().bits(); }

  SymbolicBoard position_of(const std::vector<Literal>& painting) const override {
    if constexpr (View::has.position_of) return literals(view_.position_of(CircuitPlane(circuit_, painting)));
    throw std::logic_error("the game does not say what is painted in its positions");
  }
  std::vector<Literal> ruled_out(const std::vector<Literal>& painting) const override {
    if constexpr (View::has.ruled_out) return literals(view_.ruled_out(CircuitPlane(circuit_, painting)));
    throw std::logic_error("the game does not say what painted vertices rule out");
  }

 private:
  Board board(const SymbolicBoard& at) const { return board(at, std::make_index_sequence<View::planes>{}); }
  template <std::size_t... i>
  Board board(const SymbolicBoard& at, std::index_sequence<i...>) const {
    return Board{CircuitPlane(circuit_, at[i])...};
  }
  std::vector<Literal> literals(const CircuitPlane& plane) const {
    std::vector<Literal> bits;
    for (int c = 0; c < cells(); ++c) bits.push_back(plane.bit(c));
    return bits;
  }
  SymbolicBoard literals(const Board& board) const {
    SymbolicBoard result;
    for (const CircuitPlane& plane : games::planes_of<CircuitPlane>(board)) result.push_back(literals(plane));
    return result;
  }

  Circuit* circuit_;
  View view_;
};

template <template <class> class Rules>
std::unique_ptr<CircuitGame> make_rules_circuit(const CircuitPlane::Space& space, const games::Instance& instance,
                                                const games::Parameters& parameters) {
  using R = Rules<CircuitPlane>;
  if constexpr (R::refinements.play_only) {
    if (const std::string_view option = R::play_only(parameters); !option.empty())
      throw text::InputError("expected another option of " + std::string(R::info().name) + " for formulas, found " +
                             std::string(option) + ", which is for play only");
  }
  if (const int cells = R::cells(instance, parameters); cells > games::max_cells && !space.rows)
    throw text::LimitError("the board has " + std::to_string(cells) +
                           " cells; boards that are made into circuits hold at " + "most " +
                           std::to_string(games::max_cells));
  if (space.rows && !R::refinements.any_graph)
    throw text::InputError("expected a game whose rules are for any graph, found " + std::string(R::info().name));
  return std::make_unique<RulesCircuit<Rules>>(space, instance, parameters);
}

}  // namespace gamecert::encode
