// The circuit handle of a game made from its rules over circuit planes.
#pragma once

#include "encode/circuit_game.hpp"
#include "encode/circuit_plane.hpp"
#include "games/move_codes.hpp"
#include "games/plane.hpp"

namespace gamecert::encode {

using CircuitMaker = std::function<std::unique_ptr<CircuitGame>(const CircuitPlane::Space&, const games::Instance&,
                                                                const games::Parameters&)>;

/// Of a registered game.
const CircuitMaker& circuit_maker(std::string_view game);

template <template <class> class Rules>
class RulesCircuit final : public CircuitGame {
  using R = Rules<CircuitPlane>;
  using Board = typename R::Board;
  static constexpr std::size_t planes = sizeof(Board) / sizeof(CircuitPlane);
  static_assert(games::Plane<CircuitPlane>);

 public:
  RulesCircuit(const CircuitPlane::Space& space, const games::Instance& instance, const games::Parameters& parameters)
      : circuit_(space.circuit),
        cells_(R::cells(instance, parameters)),
        all_codes_(space.all(games::move_codes<R>(instance, parameters))),
        rules_(space, instance, parameters) {}

  int cells() const override { return cells_; }
  SymbolicBoard start() const override { return literals(rules_.start()); }

  std::vector<Literal> moves(const SymbolicBoard& at) const override {
    const Board b = board(at);
    return literals(when(!ended(b), games::legal_moves(rules_, b, all_codes_)));
  }

  SymbolicBoard play(const SymbolicBoard& at, int move) const override {
    const Board before = board(at);
    const Board after = rules_.play(before, move);
    if constexpr (requires { rules_.turn(after); }) {
      const CircuitBit same = again(before, move);
      auto kept = games::planes_of<CircuitPlane>(after);
      const auto turned = games::planes_of<CircuitPlane>(rules_.turn(after));
      for (std::size_t i = 0; i < planes; ++i) kept[i] = when(same, kept[i]) | when(!same, turned[i]);
      return literals(games::board_of<Board>(kept));
    } else {
      return literals(after);
    }
  }

  Literal won(const SymbolicBoard& at) const override { return ended(board(at)).literal(); }
  Literal moves_again(const SymbolicBoard& at, int move) const override { return again(board(at), move).literal(); }

  std::vector<Literal> gain(const SymbolicBoard& at, int move) const override {
    const Board b = board(at);
    if constexpr (requires { rules_.gain(b, move); }) {
      return CircuitNumber(rules_.gain(b, move)).bits();
    } else {
      return CircuitNumber(0).bits();
    }
  }

  std::vector<Literal> remaining(const SymbolicBoard& at) const override {
    return CircuitNumber(rules_.remaining(board(at))).bits();
  }

  std::vector<Literal> head_start() const override {
    if constexpr (requires { rules_.head_start(); }) {
      return CircuitNumber(rules_.head_start()).bits();
    } else {
      return CircuitNumber(0).bits();
    }
  }

  std::string move_name(int move) const override {
    if constexpr (requires { rules_.move_name(move); }) {
      return rules_.move_name(move);
    } else {
      return std::to_string(move);
    }
  }

  SymbolicBoard position_of(const std::vector<Literal>& painting) const override {
    if constexpr (paints) return literals(rules_.position_of(CircuitPlane(circuit_, painting)));
    return CircuitGame::position_of(painting);
  }
  std::vector<Literal> ruled_out(const std::vector<Literal>& painting) const override {
    if constexpr (paints) return literals(rules_.ruled_out(CircuitPlane(circuit_, painting)));
    return CircuitGame::ruled_out(painting);
  }

 private:
  static constexpr bool paints = requires(const R r, const CircuitPlane p) { r.position_of(p), r.ruled_out(p); };

  Board board(const SymbolicBoard& at) const { return board(at, std::make_index_sequence<planes>{}); }
  template <std::size_t... i>
  Board board(const SymbolicBoard& at, std::index_sequence<i...>) const {
    return Board{CircuitPlane(circuit_, at[i])...};
  }
  std::vector<Literal> literals(const CircuitPlane& plane) const {
    std::vector<Literal> bits;
    for (int c = 0; c < cells_; ++c) bits.push_back(plane.bit(c));
    return bits;
  }
  SymbolicBoard literals(const Board& board) const {
    SymbolicBoard result;
    for (const CircuitPlane& plane : games::planes_of<CircuitPlane>(board)) result.push_back(literals(plane));
    return result;
  }
  CircuitBit ended(const Board& board) const {
    if constexpr (requires { rules_.won(board); }) {
      return rules_.won(board);
    } else {
      return {circuit_, never};
    }
  }
  CircuitBit again(const Board& board, int move) const {
    if (R::info().players == 1) return {circuit_, always};
    if constexpr (requires { rules_.moves_again(board, move); }) {
      return rules_.moves_again(board, move);
    } else {
      return {circuit_, never};
    }
  }

  Circuit* circuit_;
  int cells_;
  CircuitPlane all_codes_;
  R rules_;
};

template <template <class> class Rules>
std::unique_ptr<CircuitGame> make_rules_circuit(const CircuitPlane::Space& space, const games::Instance& instance,
                                                const games::Parameters& parameters) {
  using R = Rules<CircuitPlane>;
  if constexpr (requires { R::play_only(parameters); }) {
    if (const std::string_view option = R::play_only(parameters); !option.empty())
      throw text::InputError("expected another option of " + std::string(R::info().name) + " for formulas, found " +
                             std::string(option) + ", which is for play only");
  }
  if (const int cells = R::cells(instance, parameters); cells > games::max_cells && !space.rows)
    throw text::LimitError("the board has " + std::to_string(cells) +
                           " cells; boards that are made into circuits hold at " + "most " +
                           std::to_string(games::max_cells));
  if (space.rows && !requires { R::on_any_graph; })
    throw text::InputError("expected a game whose rules are for any graph, found " + std::string(R::info().name));
  return std::make_unique<RulesCircuit<Rules>>(space, instance, parameters);
}

}  // namespace gamecert::encode
