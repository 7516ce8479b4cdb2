// The handle of a game made from its rules over word planes.
#pragma once

#include <cstring>
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
 public:
  using View = RulesView<Rules, WordPlane<words_a_plane>>;

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
  Effect write_option(const Word* at, int move, Word* next) const override {
    const Board here = board(at);
    const Board after = view_.play(here, move);
    write(after, next);
    return {truth(view_.again(here, move)), truth(view_.ended(after)), value(view_.gain(here, move))};
  }
};

}  // namespace gamecert::games
