// The handle of a game made from its rules over word planes.
#pragma once

#include <cstring>
#include <memory>
#include <type_traits>
#include <utility>

#include "games/play/packed_base.hpp"
#include "games/play/word_plane.hpp"
#include "games/rules_view.hpp"

namespace gamecert::games {

/// A plane or a board from its words, and back.
template <class T>
T read(const Word* words) {
  static_assert(std::is_trivially_copyable_v<T>);
  T value;
  std::memcpy(static_cast<void*>(&value), words, sizeof value);
  return value;
}
template <class T>
void write(const T& value, Word* words) {
  std::memcpy(words, &value, sizeof value);
}

/// Rules over planes of so many words each, behind the type-erased handle. A board is copied to
/// and from the packed words of a position as it lies in memory.
template <template <class> class Rules, std::size_t words_a_plane>
class PackedGame : public PackedBase {
  using View = RulesView<Rules, WordPlane<words_a_plane>>;

 public:
  PackedGame(const GameInfo& info, const Instance& instance, const Parameters& parameters)
      : PackedBase(info, View::has, View::planes, words_a_plane), view_({}, info, instance, parameters) {}

  int cells() const override { return view_.cells(); }
  int codes() const override { return view_.codes(); }
  bool won(PositionView at) const override { return truth(view_.ended(board(words_of(at)))); }
  int remaining(PositionView at) const override { return value(view_.remaining(board(words_of(at)))); }
  int head_start() const override { return value(view_.head_start()); }
  std::string move_name(int move) const override { return view_.move_name(move); }

 protected:
  using P = WordPlane<words_a_plane>;
  using Board = typename View::Board;

  static Board board(const Word* words) { return read<Board>(words); }

  View view_;

 private:
  void write_start(Word* position) const override { write(view_.start(), position); }
  void write_moves(const Word* at, Word* codes) const override { write(view_.moves(board(at)), codes); }
  void write_next(const Word* at, int move, Word* next) const override { write(view_.play(board(at), move), next); }
  Effect write_option(const Word* at, int move, Word* next) const override {
    const Board here = board(at);
    const WordBit again = view_.again(here, move);
    const Board after = view_.play(here, move, again);
    write(after, next);
    return {truth(again), truth(view_.ended(after)), value(view_.gain(here, move))};
  }
};

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
class PackedLiveGame final : public PackedGame<Rules, words_a_plane> {
  using Base = PackedGame<Rules, words_a_plane>;
  using Base::board, Base::view_;
  using typename Base::Board, typename Base::P;

  using Base::Base;

 private:
  void write_live(const Word* at, Word* cells) const override { write(view_.live(board(at)), cells); }
  void write_component(const Word* within, Word* part) const override {
    write(component(view_.arena(), read<P>(within)), part);
  }
  void write_beside(const Word* at, const Word* part, Word* cells) const override {
    write(view_.beside(board(at), read<P>(part)), cells);
  }
  int mark(const Word* at, int cell) const override { return value(view_.mark(board(at), cell)); }
  void write_joined(int cell, Word* cells) const override { write(view_.joined(cell), cells); }
  std::size_t lines() const override { return view_.lines().size(); }
  void write_line(std::size_t line, Word* cells) const override { write(view_.lines()[line], cells); }
  int line_mark(const Word* at, std::size_t line) const override {
    return value(view_.line_mark(board(at), view_.lines()[line]));
  }
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
