// The handle of a game made from its rules over word planes.
#pragma once

#include <array>
#include <cassert>
#include <cstring>
#include <utility>

#include "games/game.hpp"
#include "games/move_codes.hpp"
#include "games/plane.hpp"

namespace gamecert::games {

/// Rules over planes of `words` words each, behind the type-erased handle. A board is copied to
/// and from the packed words of a position as it lies in memory.
template <template <class> class Rules, std::size_t words_a_plane>
class PackedGame final : public Game {
  using P = WordPlane<words_a_plane>;
  using R = Rules<P>;
  using Board = typename R::Board;
  static_assert(Plane<P> && std::is_trivially_copyable_v<Board> && sizeof(Board) % sizeof(P) == 0);
  static constexpr std::size_t board_words = sizeof(Board) / sizeof(Word);

 public:
  PackedGame(const Instance& instance, const Parameters& parameters)
      : info_(R::info()),
        cells_(R::cells(instance, parameters)),
        codes_(move_codes<R>(instance, parameters)),
        all_codes_(typename P::Space{}.all(codes_)),
        rules_(typename P::Space{}, instance, parameters) {}

  const GameInfo& info() const override { return info_; }
  std::size_t words() const override { return board_words; }
  int cells() const override { return cells_; }
  int codes() const override { return codes_; }

  Position start() const override { return pack(rules_.start()); }

  std::vector<int> moves(PositionView at) const override {
    std::vector<int> codes;
    const Board board = unpack(at);
    if (!ended(board)) each(legal_moves(rules_, board, all_codes_), [&](int move, WordBit) { codes.push_back(move); });
    return codes;
  }

  Position play(PositionView at, int move) const override {
    const Board board = unpack(at);
    return pack(seen_by_next(rules_.play(board, move), again(board, move)));
  }

  void options(PositionView at, Options& out) const override {
    out.moves.clear();
    out.positions.clear();
    out.again.clear();
    out.gains.clear();
    out.won.clear();
    const Board board = unpack(at);
    if (ended(board)) return;
    each(legal_moves(rules_, board, all_codes_), [&](int move, WordBit) {
      if (out.between) out.between();
      const bool more = again(board, move);
      const Board next = seen_by_next(rules_.play(board, move), more);
      out.moves.push_back(move);
      out.again.push_back(more);
      out.won.push_back(ended(next));
      out.gains.push_back(gain(board, move));
      const std::size_t end = out.positions.size();
      out.positions.resize(end + board_words);
      std::memcpy(out.positions.data() + end, &next, sizeof next);
    });
  }

  bool won(PositionView at) const override { return ended(unpack(at)); }
  int remaining(PositionView at) const override { return value(WordNumber(rules_.remaining(unpack(at)))); }

  int head_start() const override {
    if constexpr (requires { rules_.head_start(); }) {
      return value(WordNumber(rules_.head_start()));
    } else {
      return 0;
    }
  }

  Refinements refinements() const override {
    return {.won = has_won, .moves_again = has_moves_again, .gain = has_gain, .turn = has_turn, .live = has_live};
  }

  std::vector<Position> parts(PositionView at) const override {
    const Board board = unpack(at);
    if constexpr (is_sum) {
      std::vector<Position> result;
      P left = rules_.live(board);
      while (truth(any(left))) {
        const P part = component(left);
        left = left - part;
        auto planes = planes_of<P>(board);
        for (P& plane : planes) plane = plane & (part | beside(board, part));
        result.push_back(pack(board_of<Board>(planes)));
      }
      return result;
    } else {
      return {pack(board)};
    }
  }

  std::optional<Shape> shape(PositionView at) const override {
    if constexpr (has_live) {
      const Board board = unpack(at);
      const P live = rules_.live(board);
      const auto planes = planes_of<P>(board);
      Shape result;
      std::array<int, P::capacity> number;
      each(live, [&](int cell, WordBit) {
        const int next = result.order();
        number[static_cast<std::size_t>(cell)] = next;
        int colour = mark(board, cell);
        for (const P& plane : planes) colour = 2 * colour + (truth(plane.contains(cell)) ? 1 : 0);
        result.colours.push_back(colour);
        each(linked(cell) & live, [&](int other, WordBit) {
          if (other < cell) result.edges.emplace_back(number[static_cast<std::size_t>(other)], next);
        });
      });
      if constexpr (has_lines) {
        for (const P& line : rules_.on.lines()) {
          const int colour = truth(none(line & live)) ? -1 : line_mark(board, line);
          if (colour < 0) continue;
          const int next = result.order();
          result.colours.push_back(Shape::line_colour + colour);
          each(line & live,
               [&](int cell, WordBit) { result.edges.emplace_back(number[static_cast<std::size_t>(cell)], next); });
        }
      }
      return result;
    } else {
      return std::nullopt;
    }
  }

  std::vector<std::vector<int>> lines_to_complete() const override {
    std::vector<std::vector<int>> lines;
    if constexpr (requires { rules_.lines_to_complete(); }) {
      for (const P& line : rules_.lines_to_complete()) {
        each(line, [&, fresh = true](int cell, WordBit) mutable {
          if (std::exchange(fresh, false)) lines.emplace_back();
          lines.back().push_back(cell);
        });
      }
    }
    return lines;
  }

  std::string move_name(int move) const override {
    if constexpr (requires { rules_.move_name(move); }) {
      return rules_.move_name(move);
    } else {
      return std::to_string(move);
    }
  }

 private:
  static constexpr bool has_won = requires(const R r, const Board b) { r.won(b); };
  static constexpr bool has_moves_again = requires(const R r, const Board b) { r.moves_again(b, 0); };
  static constexpr bool has_gain = requires(const R r, const Board b) { r.gain(b, 0); };
  static constexpr bool has_turn = requires(const R r, const Board b) { r.turn(b); };
  static constexpr bool has_lines = requires(const R r) { r.on.lines(); };
  static constexpr bool has_live = requires(const R r, const Board b) { r.live(b); };
  /// Sound because the rules of these games have the properties that docs/PARTS.md asks for, game by game.
  static constexpr bool is_sum = has_live && !has_turn && !has_gain;

  static Board unpack(PositionView at) {
    Board board;
    assert(at.size() == board_words);
    std::memcpy(static_cast<void*>(&board), at.data(), sizeof board);
    return board;
  }
  static Position pack(const Board& board) {
    Position packed(board_words);
    std::memcpy(packed.data(), &board, sizeof board);
    return packed;
  }

  bool ended(const Board& board) const {
    if constexpr (has_won) {
      return truth(rules_.won(board));
    } else {
      return false;
    }
  }
  bool again(const Board& board, int move) const {
    if (info_.players == 1) return true;
    if constexpr (has_moves_again) {
      return truth(rules_.moves_again(board, move));
    } else {
      return false;
    }
  }
  int gain(const Board& board, int move) const {
    if constexpr (has_gain) {
      return value(WordNumber(rules_.gain(board, move)));
    } else {
      return 0;
    }
  }
  int mark(const Board& board, int cell) const {
    if constexpr (requires { rules_.mark(board, cell); }) {
      return value(WordNumber(rules_.mark(board, cell)));
    } else {
      return 0;
    }
  }
  P beside([[maybe_unused]] const Board& board, [[maybe_unused]] const P& part) const {
    if constexpr (requires { rules_.beside(board, part); }) {
      return rules_.beside(board, part);
    } else {
      return P{};
    }
  }
  /// The cells whose adjacency to this one belongs to a shape: lines stand for those that share one.
  P linked(int cell) const {
    if constexpr (requires { rules_.on.crossing(cell); }) {
      return rules_.on.crossing(cell);
    } else if constexpr (has_lines) {
      return P{};
    } else {
      return rules_.on.neighbours(cell);
    }
  }
  int line_mark(const Board& board, const P& line) const {
    if constexpr (requires { rules_.line_mark(board, line); }) {
      return value(WordNumber(rules_.line_mark(board, line)));
    } else {
      return 0;
    }
  }
  Board seen_by_next(const Board& board, [[maybe_unused]] bool same_mover) const {
    if constexpr (has_turn) {
      return same_mover ? board : rules_.turn(board);
    } else {
      return board;
    }
  }

  /// The component that holds the least cell of `within`.
  P component(const P& within) const {
    P reached;
    P edge = least(within);
    while (truth(any(edge))) {
      reached = reached | edge;
      P next;
      each(edge, [&](int v, WordBit) { next = next | rules_.on.neighbours(v); });
      edge = (next & within) - reached;
    }
    return reached;
  }
  P least(const P& plane) const {
    P found;
    each(plane, [&](int v, WordBit) {
      if (truth(none(found))) found = typename P::Space{}.cell(v);
    });
    return found;
  }

  GameInfo info_;
  int cells_, codes_;
  P all_codes_;
  R rules_;
};

template <template <class> class Rules>
constexpr bool names_moves = requires(const Rules<WordPlane<1>> rules) {
  rules.move_name(0);
};

/// The handle with planes just wide enough for the instance.
template <template <class> class Rules>
std::unique_ptr<Game> make_packed(const Instance& instance, const Parameters& parameters) {
  const int cells = Rules<WordPlane<1>>::cells(instance, parameters);
  if (cells <= 64) return std::make_unique<PackedGame<Rules, 1>>(instance, parameters);
  if (cells <= 128) return std::make_unique<PackedGame<Rules, 2>>(instance, parameters);
  if (cells <= 256) return std::make_unique<PackedGame<Rules, 4>>(instance, parameters);
  if (cells <= max_cells) return std::make_unique<PackedGame<Rules, max_cells / word_bits>>(instance, parameters);
  throw text::LimitError("the board has " + std::to_string(cells) + " cells; boards that are searched hold at most " +
                         std::to_string(max_cells));
}

}  // namespace gamecert::games
