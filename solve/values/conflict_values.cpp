// Depth first over connected sets of moves of both players, each class of which is searched once.
//
// Let G(S) be the position in which the moves S are legal. More moves of Left are never worse for Left: for a move b of
// Left G(S) >= G(S - b), since Left answers each move in the difference by the same one in the other component and
// never plays b. Hence two cuts, for Left, and with the players exchanged for Right; N[m] is m with what it closes.
//
// 1. The option a is at least as good as the option b if N[a] has no moves of Left in S that N[b] has not, and all of
//    Right in S that N[b] has.
// 2. G(S) = G(S - b) if some other move a of Left in N[b] has N[a] within N[b], with the same moves of Right, as far as
//    they are in S: a is there as long as b is, and by 1 it is at least as good, in all positions that S leads to.
#include "solve/values/conflict_values.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "solve/local/cell_set.hpp"
#include "solve/search/shape_classes.hpp"
#include "solve/search/transposition_table.hpp"
#include "solve/values/sum_play.hpp"

namespace gamecert::solve {
namespace {

using games::GameForm;
using games::Player;

template <std::size_t words>
class Search final : public ConflictValues {
  using Moves = CellSet<words>;

 public:
  Search(MoveConflicts conflicts, games::Forms& forms, Watch& watch)
      : conflicts_(std::move(conflicts)), forms_(forms), watch_(watch), of_components_(watch), of_shapes_(watch) {
    for (std::size_t m = 0; m < conflicts_.moves.size(); ++m) {
      if (conflicts_.moves[m].player == Player::left) left_.add(static_cast<int>(m));
      Moves& closed = closed_.emplace_back();
      closed.add(static_cast<int>(m));
      for (const int other : conflicts_.closed[m]) closed.add(other);
    }
  }

  std::vector<GameForm> summands(games::PositionView at) override {
    Moves legal;
    for (std::size_t m = 0; m < conflicts_.moves.size(); ++m)
      if (conflicts_.legal(m, at)) legal.add(static_cast<int>(m));
    return summands(legal);
  }
  std::uint64_t nodes() const override { return of_shapes_.size(); }

 private:
  std::vector<GameForm> summands(Moves at) {
    std::vector<GameForm> values;
    while (!at.empty()) {
      const Moves component = component_of_least(at);
      at = at - component;
      values.push_back(value_of_component(component));
    }
    return values;
  }
  GameForm value(const Moves& at) { return sum_of(forms_, summands(at)); }

  Moves component_of_least(const Moves& at) const {
    Moves component = at.least();
    for (Moves edge = component; !edge.empty();) {
      Moves next;
      edge.each([&](int m) { next |= closed(m); });
      edge = (next & at) - component;
      component |= edge;
    }
    return component;
  }

  GameForm value_of_component(const Moves& component) {
    return of_components_.once(component.bits, [&] {
      const Moves without = without_idle(component);
      return without == component ? value_of_class(component) : value(without);
    });
  }

  /// Of an isomorphic component, or one with the players exchanged, that was searched before; else it is searched.
  GameForm value_of_class(const Moves& component) {
    const auto [shape, exchanged] = shape_of(component);
    const auto turned = [&, exchanged = exchanged](GameForm form) { return exchanged ? forms_.negative(form) : form; };
    // Components below it have smaller shapes, so none of them is this one.
    return turned(of_shapes_.once(shape, [&] { return turned(searched(component)); }));
  }

  /// The graph on its moves, with the players as colours; they are exchanged if that gives a greater shape by degrees.
  std::pair<Shape, bool> shape_of(const Moves& component) const {
    Shape shape;
    std::array<int, words * 64> number;
    std::array<std::tuple<int, int, int>, 2> degrees{};  // by player: moves, their degrees, and the squares of these
    component.each([&](int m) {
      const int next = shape.order(), right = left_.contains(m) ? 0 : 1;
      number[static_cast<std::size_t>(m)] = next;
      const Moves near = closed(m) & component;
      const int degree = near.count();
      auto& [moves, sum, squares] = degrees[static_cast<std::size_t>(right)];
      moves += 1, sum += degree, squares += degree * degree;
      shape.colours.push_back(right);
      near.each([&](int other) {
        if (other < m) shape.edges.emplace_back(number[static_cast<std::size_t>(other)], next);
      });
    });
    const bool exchanged = degrees[0] < degrees[1];
    if (exchanged)
      for (int& colour : shape.colours) colour = 1 - colour;
    return {std::move(shape), exchanged};
  }

  GameForm searched(const Moves& component) {
    watch_.hold(forms_.bytes());
    std::vector<GameForm> values[2];
    for (const bool of_right : {false, true})
      for (const int move : best_options(component, of_right))
        values[of_right ? 1 : 0].push_back(value(component - closed(move)));
    return forms_.canonical(std::move(values[0]), std::move(values[1]));
  }

  /// Moves of a player without those that are no better than others by the first cut.
  std::vector<int> best_options(const Moves& at, bool of_right) const {
    const Moves own = moves_of(at, of_right), other = at - own;
    std::vector<int> best;
    own.each([&](int m) {
      const auto no_better = [&](int one, int than) {
        return takes_in(closed(than), closed(one), own) && takes_in(closed(one), closed(than), other);
      };
      if (std::ranges::any_of(best, [&](int each) { return no_better(m, each); })) return;
      std::erase_if(best, [&](int each) { return no_better(each, m); });
      best.push_back(m);
    });
    return best;
  }

  /// Without the moves that change nothing by the second cut.
  Moves without_idle(Moves at) const {
    for (bool again = true; again;) {
      again = false;
      at.each([&](int b) {
        if (!at.contains(b)) return;  // it is gone by now
        const Moves own = moves_of(at, !left_.contains(b)), other = at - own, near = closed(b) & own;
        bool idle = false;
        near.each([&](int a) {
          idle = idle || (a != b && takes_in(closed(a), closed(b), at) && takes_in(closed(b), closed(a), other));
        });
        if (!idle) return;
        Moves gone;
        gone.add(b);
        at = at - gone;
        again = true;
      });
    }
    return at;
  }

  Moves moves_of(const Moves& at, bool of_right) const { return of_right ? at - left_ : at & left_; }
  /// Whether all that one has of a set is in the other.
  static bool takes_in(const Moves& one, const Moves& other, const Moves& of) { return ((one - other) & of).empty(); }
  const Moves& closed(int move) const { return closed_[static_cast<std::size_t>(move)]; }

  MoveConflicts conflicts_;
  games::Forms& forms_;
  Watch& watch_;
  Moves left_;
  std::vector<Moves> closed_;  // by move, which it is in
  TranspositionTable<std::optional<GameForm>> of_components_;
  TranspositionTable<std::optional<GameForm>, ShapeClasses> of_shapes_;
};

}  // namespace

std::unique_ptr<ConflictValues> conflict_values(MoveConflicts conflicts, games::Forms& forms, Watch& watch) {
  const std::size_t count = conflicts.moves.size();
  if (count <= 64) return std::make_unique<Search<1>>(std::move(conflicts), forms, watch);
  if (count <= 128) return std::make_unique<Search<2>>(std::move(conflicts), forms, watch);
  if (count <= 256) return std::make_unique<Search<4>>(std::move(conflicts), forms, watch);
  if (count <= 1024) return std::make_unique<Search<16>>(std::move(conflicts), forms, watch);
  return nullptr;
}

}  // namespace gamecert::solve
