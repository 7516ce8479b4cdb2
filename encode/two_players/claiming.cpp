// What Maker and Breaker have taken, as two wires a member, put on the parts of either player.
#include "encode/two_players/claiming.hpp"

#include <algorithm>
#include <map>

#include "encode/tseitin.hpp"
#include "text/errors.hpp"

namespace gamecert::encode {
namespace {

using games::GameText;
using games::TextChoice;
using games::TextPart;
using language::Formula;

bool set_of_members(const TextPart& part) {
  return !part.indexed && !part.numbers() && (part.sort == games::Sort::set || part.sort == games::Sort::edges);
}

/// `A - B` with that B: A, else null.
const Formula* without(const Formula& set, const std::string& part) {
  const bool so = set.word == "difference" && set.arguments[1] == Formula{part, {}};
  return so ? &set.arguments[0] : nullptr;
}

games::Setup begun_by(const games::Setup& setup, Claiming::Player first) {
  std::map<std::string, int> values(setup.parameters().values().begin(), setup.parameters().values().end());
  values["first"] = first == Claiming::Player::left ? 0 : 1;
  return {setup.entry(), setup.instance(), values};
}

/// With the parts in each other's place that a turn exchanges.
SymbolicBoard exchanged(SymbolicBoard board) {
  for (std::size_t i = 0; i + 1 < board.size(); i += 2) std::swap(board[i], board[i + 1]);
  return board;
}

}  // namespace

std::string why_not_claiming(const GameText& text) {
  if (text.players != 2 || text.ending != games::TextEnding::tie) return "no win of one of two players ends play";
  if (text.repeat || !text.always.empty()) return "there is a clause 'repeat' or 'always'";
  if (text.position.size() < 2 || !set_of_members(text.position[0]) || !set_of_members(text.position[1]))
    return "the position is not first what either player has, two sets of vertices or edges";
  const std::string own = text.position[0].name, other = text.position[1].name;
  const bool movers = text.position.size() == 4 && text.position[2].name == "left" && text.position[3].name == "right";
  if (text.position.size() != 2 && !movers) return "the position has more than what either player has";
  std::vector<std::pair<std::size_t, std::size_t>> turn{{0, 1}};
  if (movers) turn.emplace_back(2, 3);
  if (text.turn != turn) return "a turn does not exchange what the players have";
  if (text.moves.size() != 1 || text.moves[0].choices.size() != 1 || text.moves[0].condition)
    return "there is more than one clause 'move', or more than one choice, or a condition";
  const TextChoice& choice = text.moves[0].choices[0];
  if (choice.kind != TextChoice::Kind::member) return "a move does not take one member";
  const Formula* within = without(choice.within, other);
  if (within != nullptr) within = without(*within, own);
  if (within == nullptr ||
      std::ranges::any_of(text.position, [&](const TextPart& part) { return has_word(*within, part.name); }))
    return "what is taken is not from a set of the board without what the players have";
  const auto& updates = text.moves[0].updates;
  const Formula itself{choice.name, {}};
  const Formula alone = choice.sort == games::Sort::edge ? Formula{"edges-in", {itself}} : itself;
  const Formula grown{"union", {{own, {}}, alone}};
  if (updates.size() != 1 || updates[0].part != 0 || updates[0].each || updates[0].at || updates[0].value != grown)
    return "a move does more than to give a member to its player";
  return "";
}

Claiming::Claiming(const games::Setup& setup, Player maker, const Checkpoint& between)
    : circuit_(between), maker_(maker) {
  const auto made = [&](Player first) {
    const games::Setup begun = begun_by(setup, first);
    return make_circuit(begun.info(), begun.instance(), begun.parameters(), circuit_);
  };
  game_ = made(Player::left);
  start_ = game_->start();
  if (made(Player::right)->start() != exchanged(start_))
    throw text::InputError("expected starts of Left and of Right that are exchanged, found others");
  const std::vector<Literal> legal = game_->moves(start_);
  for (std::size_t member = 0; member < legal.size(); ++member)
    if (legal[member] == always) open_.push_back(static_cast<int>(member));
  for (std::size_t i = 0; i < open_.size(); ++i) {
    taken_.maker.push_back(circuit_.input());
    taken_.breaker.push_back(circuit_.input());
  }
  escaped_ = escaped(taken_);
}

bool Claiming::in_turn() const {
  for (const bool maker_to_move : {true, false}) {
    const SymbolicBoard at = board(taken_, maker_to_move);
    for (const int member : open_)
      if (game_->moves_again(at, member) != never) return false;
  }
  return true;
}

SymbolicBoard Claiming::board(const Taken& taken, bool maker_to_move) const {
  const bool left_to_move = maker_to_move == (maker_ == Player::left);
  SymbolicBoard result = left_to_move ? start_ : exchanged(start_);
  const std::size_t of_left = left_to_move ? 0 : 1, of_right = 1 - of_left;
  for (std::size_t i = 0; i < open_.size(); ++i) {
    const auto member = static_cast<std::size_t>(open_[i]);
    result[of_left][member] = maker_ == Player::left ? taken.maker[i] : taken.breaker[i];
    result[of_right][member] = maker_ == Player::left ? taken.breaker[i] : taken.maker[i];
  }
  return result;
}

/// Asked of the position whoever is to move.
Literal Claiming::escaped(const Taken& taken) {
  Literal full = always;
  for (std::size_t i = 0; i < open_.size(); ++i)
    full = circuit_.both(full, circuit_.either(taken.maker[i], taken.breaker[i]));
  Literal result = never;
  for (const bool maker_to_move : {true, false}) {
    const SymbolicBoard at = board(taken, maker_to_move);
    const Literal won = game_->won(at), lost = game_->lost(at);  // of the player who is not to move
    const Literal maker_wins = maker_to_move ? lost : won, breaker_wins = maker_to_move ? won : lost;
    result = circuit_.either(result, circuit_.either(maker_wins, circuit_.both(full, !breaker_wins)));
  }
  return result;
}

Cnf Claiming::escapes(const std::vector<std::vector<int>>& sets) const {
  Requirement requirement;
  for (std::size_t i = 0; i < open_.size(); ++i) {
    requirement.inputs.insert(requirement.inputs.end(), {taken_.maker[i], taken_.breaker[i]});
    requirement.clauses.push_back({!taken_.maker[i], !taken_.breaker[i]});
  }
  for (const std::vector<int>& set : sets) {
    std::vector<Literal>& missing = requirement.clauses.emplace_back();
    for (const int member : set)
      missing.push_back(
          !taken_.maker[static_cast<std::size_t>(std::ranges::lower_bound(open_, member) - open_.begin())]);
  }
  requirement.clauses.push_back({escaped_});
  return clauses_of(circuit_, requirement).cnf;
}

bool Claiming::escapes_with(const std::vector<int>& makers) {
  Taken taken;
  for (const int member : open_) {
    taken.maker.push_back(std::ranges::binary_search(makers, member) ? always : never);
    taken.breaker.push_back(!taken.maker.back());
  }
  return escaped(taken) == always;
}

}  // namespace gamecert::encode
