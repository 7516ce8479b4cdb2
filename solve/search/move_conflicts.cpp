// The rules as circuits: a move is legal where certain bits are there and others are not, and it puts what it puts
// whatever is there.
//
// Sound because of four conditions on the moves M that are legal at the start. (1) Each is legal exactly where its
// literals are true. (2) Each puts constants, and leaves all else. (3) None makes a literal of one true that may have
// become false. (4) A move that is not in M has a literal that is false at the start, and that none in M makes true.
// So by induction only moves of M are played; one that is closed stays closed, and it is closed exactly if a move
// before made a literal of it false.
#include "solve/search/move_conflicts.hpp"

#include <algorithm>
#include <memory>
#include <unordered_map>
#include <utility>

#include "encode/circuit_game.hpp"
#include "games/play/plane_words.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/text_game.hpp"
#include "solve/index.hpp"
#include "solve/search/forced_inputs.hpp"

namespace gamecert::solve {
namespace {

using encode::Literal;
using encode::SymbolicBoard;
using games::Player;
using games::Position;
using games::PositionView;

bool meet(const Position& a, PositionView b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if ((a[i] & b[i]) != 0) return true;
  return false;
}
bool inside(const Position& a, PositionView b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if ((a[i] & ~b[i]) != 0) return false;
  return true;
}

/// Bits that are there, or are put, and bits that are not, or are taken away.
struct Bits {
  Position there, gone;
  explicit Bits(std::size_t words) : there(words, 0), gone(words, 0) {}
};

class Reader {
 public:
  Reader(const games::Setup& setup, const games::GameText& text)
      : game_(setup.game()),
        turn_(text.turn),
        start_(start_of_left(setup)),
        rules_(encode::make_circuit(setup.info(), setup.instance(), setup.parameters(), circuit_)),
        at_(game_.planes()) {
    for (std::size_t plane = 0; plane < at_.size(); ++plane)
      for (int cell = 0; cell < rules_->cells(); ++cell) {
        at_[plane].push_back(circuit_.input());
        place_of_.emplace(at_[plane].back().gate(), place(plane, cell));
      }
  }

  std::optional<MoveConflicts> conflicts() {
    for (const Player player : {Player::left, Player::right})
      if (!read_moves(player)) return std::nullopt;
    if (!stay_closed() || !find_closed()) return std::nullopt;
    return std::move(result_);
  }

 private:
  int place(std::size_t plane, int cell) const {
    const std::size_t words_a_plane = game_.words() / game_.planes();
    return static_cast<int>(plane * words_a_plane) * games::word_bits + cell;
  }

  bool read_moves(Player player) {
    const Position start = player == Player::right ? game_.exchanged(start_) : start_;
    const std::vector<int> legal = game_.moves(start);
    if (legal_.empty()) legal_ = rules_->moves(at_);
    for (std::size_t move = 0; move < legal_.size(); ++move) {
      if (legal_[move] == encode::never) continue;
      const ForcedInputs forced(circuit_, legal_[move]);
      const Bits needs = as_left_sees(bits_of(forced.literals()), player);
      if (!std::ranges::binary_search(legal, static_cast<int>(move))) {
        if (!forced.never()) never_legal_.push_back(needs);
        continue;
      }
      if (!forced.decide() || rules_->breaks(at_, static_cast<int>(move)).first != encode::never) return false;
      const auto effect = effect_of(static_cast<int>(move));
      if (!effect) return false;
      effects_.push_back(as_left_sees(*effect, player));
      result_.moves.push_back({player, needs.there, needs.gone});
    }
    return true;
  }
  Bits bits_of(const std::vector<Literal>& literals) const {
    Bits result(game_.words());
    for (const Literal literal : literals)
      games::add_cell((literal.inverted() ? result.gone : result.there).data(), place_of_.at(literal.gate()));
    return result;
  }
  /// What the move puts; nothing if that depends on what is there.
  std::optional<Bits> effect_of(int move) const {
    SymbolicBoard next = rules_->play(at_, move);
    const auto& parts = games::layout_of(game_).parts;
    for (const auto& [one, other] : turn_)
      for (int i = 0; i < parts[one].planes; ++i)
        std::swap(next[index(parts[one].first + i)], next[index(parts[other].first + i)]);
    Bits result(game_.words());
    for (std::size_t plane = 0; plane < next.size(); ++plane)
      for (int cell = 0; cell < rules_->cells(); ++cell) {
        const Literal put = next[plane][index(cell)];
        if (put == at_[plane][index(cell)]) continue;
        if (!put.constant()) return std::nullopt;
        games::add_cell((put == encode::always ? result.there : result.gone).data(), place(plane, cell));
      }
    return result;
  }
  Bits as_left_sees(Bits bits, Player player) const {
    if (player == Player::left) return bits;
    bits.there = game_.exchanged(bits.there);
    bits.gone = game_.exchanged(bits.gone);
    return bits;
  }

  /// Conditions 3 and 4.
  bool stay_closed() const {
    Bits put(game_.words());
    for (const Bits& effect : effects_)
      for (std::size_t i = 0; i < put.there.size(); ++i) {
        put.there[i] |= effect.there[i];
        put.gone[i] |= effect.gone[i];
      }
    for (const MoveConflicts::Move& move : result_.moves)
      if (revived(move.needs, put.there, put.gone) || revived(move.excludes, put.gone, put.there)) return false;
    return std::ranges::all_of(never_legal_, [&](const Bits& needs) {
      for (std::size_t i = 0; i < start_.size(); ++i)
        if ((needs.there[i] & ~start_[i] & ~put.there[i]) != 0 || (needs.gone[i] & start_[i] & ~put.gone[i]) != 0)
          return true;
      return false;
    });
  }
  /// Whether moves make one of them so that others make otherwise.
  static bool revived(const Position& of, const Position& so, const Position& otherwise) {
    for (std::size_t i = 0; i < of.size(); ++i)
      if ((of[i] & so[i] & otherwise[i]) != 0) return true;
    return false;
  }

  bool closes(std::size_t one, std::size_t other) const {
    return meet(effects_[one].gone, result_.moves[other].needs) ||
           meet(effects_[one].there, result_.moves[other].excludes);
  }
  /// Whether each move closes itself, and those that close it.
  bool find_closed() {
    const std::size_t count = result_.moves.size();
    result_.closed.resize(count);
    for (std::size_t one = 0; one < count; ++one) {
      if (!closes(one, one)) return false;
      for (std::size_t other = 0; other < one; ++other) {
        const bool is_closed = closes(one, other);
        if (is_closed != closes(other, one)) return false;
        if (!is_closed) continue;
        result_.closed[one].push_back(static_cast<int>(other));
        result_.closed[other].push_back(static_cast<int>(one));
      }
    }
    for (std::vector<int>& each : result_.closed) std::ranges::sort(each);
    return true;
  }

  const games::Game& game_;
  const std::vector<std::pair<std::size_t, std::size_t>>& turn_;
  Position start_;  // as Left sees it
  encode::Circuit circuit_;
  std::unique_ptr<encode::CircuitGame> rules_;
  SymbolicBoard at_;
  std::unordered_map<std::uint32_t, int> place_of_;  // of the gate of an input, in a position
  std::vector<Literal> legal_;                       // by code
  std::vector<Bits> effects_;                        // by move
  std::vector<Bits> never_legal_;                    // literals of moves that are not legal at the start
  MoveConflicts result_;
};

}  // namespace

bool MoveConflicts::legal(std::size_t move, PositionView at) const {
  return inside(moves[move].needs, at) && !meet(moves[move].excludes, at);
}

std::optional<MoveConflicts> move_conflicts(const games::Setup& setup) {
  const games::TextGame* const text = games::find_text(setup.info().name);
  if (text == nullptr || !text->entry.info.partizan || !text->ready->measure || !text->text.always.empty())
    return std::nullopt;
  return Reader(setup, text->text).conflicts();
}

}  // namespace gamecert::solve
