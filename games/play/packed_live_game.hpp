// The handle of a game whose rules declare live cells, and the maker of handles for any rules over word planes.
#pragma once

#include <memory>
#include <type_traits>

#include "games/play/live_cells.hpp"
#include "games/play/packed_game.hpp"

namespace gamecert::games {

/// The component of the cells `within` that holds the least of them.
template <class P, class Arena>
P component(const Arena& arena, const P& within) {
  P reached;
  P edge = least(within);
  while (truth(any(edge))) {
    reached = reached | edge;
    P next;
    each(edge, [&](int v, WordBit) { next = next | arena.neighbours(v); });
    edge = (next & within) - reached;
  }
  return reached;
}

/// The same of rules that declare `live`.
template <template <class> class Rules, std::size_t words_a_plane>
class PackedLiveGame final : public PackedGame<Rules, words_a_plane>, public LiveCells {
  using Base = PackedGame<Rules, words_a_plane>;
  using Base::board, Base::view_;
  using typename Base::Board, typename Base::P;

  using Base::Base;

 public:
  const LiveCells* live_cells() const override { return this; }

 private:
  void write_live(const Word* at, Word* cells) const override { write(rules().live(board(at)), cells); }
  void write_component(const Word* within, Word* part) const override {
    write(component(rules().on, read<P>(within)), part);
  }
  void write_beside(const Word* at, const Word* part, Word* cells) const override {
    P kept;
    if constexpr (has.beside) kept = rules().beside(board(at), read<P>(part));
    write(kept, cells);
  }
  int mark(const Word* at, int cell) const override {
    if constexpr (has.mark) return value(rules().mark(board(at), cell));
    return 0;
  }
  /// Where lines stand for neighbours, those without a line.
  void write_joined(int cell, Word* cells) const override {
    P joined;
    if constexpr (has.crossing) {
      joined = rules().on.crossing(cell);
    } else if constexpr (!has.lines) {
      joined = rules().on.neighbours(cell);
    }
    write(joined, cells);
  }
  std::size_t lines() const override {
    if constexpr (has.lines) return rules().on.lines().size();
    return 0;
  }
  void write_line(std::size_t line, Word* cells) const override {
    if constexpr (has.lines) write(rules().on.lines()[line], cells);
  }
  int line_mark(const Word* at, std::size_t line) const override {
    if constexpr (has.line_mark) return value(rules().line_mark(board(at), rules().on.lines()[line]));
    return 0;
  }

  static constexpr Refinements has = Base::View::has;
  const auto& rules() const { return view_.rules(); }
};

/// The handle with planes of so many words.
template <template <class> class Rules, std::size_t words_a_plane>
std::unique_ptr<Game> make_packed(const GameInfo& info, const Instance& instance, const Parameters& parameters) {
  using Handle = std::conditional_t<bool(Rules<WordPlane<1>>::refinements.live), PackedLiveGame<Rules, words_a_plane>,
                                    PackedGame<Rules, words_a_plane>>;
  return std::make_unique<Handle>(info, instance, parameters);
}

/// What the registry has of a game.
template <template <class> class Rules>
Entry entry_of() {
  using R = Rules<WordPlane<1>>;
  static const GameInfo info = R::info();
  return {info, R::refinements, [](const Instance& instance, const Parameters& parameters) {
            switch (words_for(R::cells(instance, parameters))) {
              case 1:
                return make_packed<Rules, 1>(info, instance, parameters);
              case 2:
                return make_packed<Rules, 2>(info, instance, parameters);
              case 4:
                return make_packed<Rules, 4>(info, instance, parameters);
              default:
                return make_packed<Rules, max_cells / word_bits>(info, instance, parameters);
            }
          }};
}

}  // namespace gamecert::games
