// What two players have taken, as two wires a member, put on the parts of either of them; and whose turn it is, by one
// play without an end: it tells of all, as turns depend on nothing but how many members have been taken.
#include "encode/two_players/claiming.hpp"

#include <algorithm>
#include <map>

#include "encode/tseitin.hpp"
#include "games/texts/known_texts.hpp"
#include "text/errors.hpp"

namespace gamecert::encode {
namespace {

using games::GameText;
using games::TextChoice;
using games::TextPart;
using language::Formula;
using Player = Claiming::Player;

bool set_of_members(const TextPart& part) {
  return !part.indexed && !part.numbers() && (part.sort == games::Sort::set || part.sort == games::Sort::edges);
}

/// `A - B` with that B: A, else null.
const Formula* without(const Formula& set, const std::string& part) {
  const bool so = set.word == "difference" && set.arguments[1] == Formula{part, {}};
  return so ? &set.arguments[0] : nullptr;
}

/// Whether the formula speaks of the parts of the players by how many members are in them, and in no other way.
bool by_counts(const Formula& formula, const std::string& own, const std::string& other) {
  const auto part = [&](const Formula& of) {
    return of.arguments.empty() &&
           (of.word == own || of.word == other || of.word == own + "'" || of.word == other + "'");
  };
  if (formula.word == "card" && part(formula.arguments[0])) return true;
  return !part(formula) &&
         std::ranges::all_of(formula.arguments, [&](const Formula& each) { return by_counts(each, own, other); });
}

games::Setup begun_by(const games::Setup& setup, Player first) {
  std::map<std::string, int> values(setup.parameters().values().begin(), setup.parameters().values().end());
  if (setup.info().sided) values["first"] = first == Player::left ? 0 : 1;
  return {setup.entry(), setup.instance(), values};
}

Player opponent(Player player) { return player == Player::left ? Player::right : Player::left; }

/// Who makes each of so many moves if nothing ends play. Sound because whether a player moves again depends on the
/// board and on how many members each has, as the form shows, so on no member that is taken.
std::vector<Player> movers(const games::Setup& setup, Player first, const std::vector<int>& members) {
  GameText text = games::find_text(setup.info().name)->text;
  text.ending = games::TextEnding::last_move;
  text.won = text.lost = std::nullopt;
  const auto game = games::enter_text(text).entry.make(setup.instance(), begun_by(setup, first).parameters());
  games::Position at = game->start();
  std::vector<Player> result;
  games::Options options;
  for (const int member : members) {
    result.push_back(first);
    game->options(at, options);
    const auto move = static_cast<std::size_t>(std::ranges::find(options.moves, member) - options.moves.begin());
    if (options.again[move] == 0) first = opponent(first);
    const games::PositionView next = options.position(move);
    at.assign(next.begin(), next.end());
  }
  return result;
}

Claiming::Turns turns_of(const std::vector<Player>& movers, Player holder) {
  int longest = 0, shortest = 0;
  for (std::size_t from = 0, to = 0; from < movers.size(); from = to) {
    while (to < movers.size() && movers[to] == movers[from]) ++to;
    const int length = static_cast<int>(to - from);
    if (movers[from] == holder)
      longest = std::max(longest, length);
    else if (to < movers.size() || shortest == 0)
      shortest = shortest == 0 ? length : std::min(shortest, length);
  }
  return {std::max(longest, 1), std::max(shortest, 1), !movers.empty() && movers[0] == holder};
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
  if (text.again && (has_word(*text.again, choice.name) || !by_counts(*text.again, own, other)))
    return "whether a player moves again is not seen from how many members the players have";
  return "";
}

Claiming::Claiming(const games::Setup& setup, Claimed claimed, const Checkpoint& between)
    : circuit_(between), claimed_(claimed) {
  const auto made = [&](Player first) {
    const games::Setup begun = begun_by(setup, first);
    return make_circuit(begun.info(), begun.instance(), begun.parameters(), circuit_);
  };
  game_ = made(Player::left);
  start_ = game_->start();
  if (made(Player::right)->start() != exchanged(start_))
    throw text::InputError("expected starts of the two players that are exchanged, found others");
  const std::vector<Literal> legal = game_->moves(start_);
  for (std::size_t member = 0; member < legal.size(); ++member)
    if (legal[member] == always) open_.push_back(static_cast<int>(member));
  for (std::size_t i = 0; i < open_.size(); ++i) {
    taken_.holder.push_back(circuit_.input());
    taken_.other.push_back(circuit_.input());
  }
  escaped_ = escaped(taken_);
  const std::string_view first = setup.info().sided ? setup.parameters().word("first") : "left";
  for (const auto& [player, name] : {std::pair(Player::left, "left"), std::pair(Player::right, "right")})
    if (first == name || first == "both")
      for (const Player holder : holders()) turns_.push_back(turns_of(movers(setup, player, open_), holder));
}

std::vector<Player> Claiming::holders() const {
  if (!claimed_.winner) return {Player::left, Player::right};
  return {claimed_.avoids ? *claimed_.winner : opponent(*claimed_.winner)};
}

SymbolicBoard Claiming::board(const Taken& taken, Player holder, bool holder_to_move) const {
  const bool left_to_move = holder_to_move == (holder == Player::left);
  SymbolicBoard result = left_to_move ? start_ : exchanged(start_);
  const std::size_t of_holder = holder_to_move ? 0 : 1, of_other = 1 - of_holder;
  for (std::size_t i = 0; i < open_.size(); ++i) {
    const auto member = static_cast<std::size_t>(open_[i]);
    result[of_holder][member] = taken.holder[i];
    result[of_other][member] = taken.other[i];
  }
  return result;
}

/// Asked of the position whoever is to move.
Literal Claiming::escaped(const Taken& taken) {
  Literal full = always;
  for (std::size_t i = 0; i < open_.size(); ++i)
    full = circuit_.both(full, circuit_.either(taken.holder[i], taken.other[i]));
  Literal result = never;
  for (const Player holder : holders())
    for (const bool holder_to_move : {true, false}) {
      const SymbolicBoard at = board(taken, holder, holder_to_move);
      const Literal won = game_->won(at), lost = game_->lost(at);  // of the player who is not to move
      const Literal holder_wins = holder_to_move ? lost : won, other_wins = holder_to_move ? won : lost;
      const Literal winner_wins = claimed_.avoids ? holder_wins : other_wins;
      const Literal loser_wins = claimed_.avoids ? other_wins : holder_wins;
      result = circuit_.either(result, loser_wins);
      if (claimed_.winner) result = circuit_.either(result, circuit_.both(full, !winner_wins));
    }
  return result;
}

Cnf Claiming::escapes(const std::vector<std::vector<int>>& sets) const {
  Requirement requirement;
  for (std::size_t i = 0; i < open_.size(); ++i) {
    requirement.inputs.insert(requirement.inputs.end(), {taken_.holder[i], taken_.other[i]});
    requirement.clauses.push_back({!taken_.holder[i], !taken_.other[i]});
  }
  for (const std::vector<int>& set : sets) {
    std::vector<Literal>& missing = requirement.clauses.emplace_back();
    for (const int member : set)
      missing.push_back(
          !taken_.holder[static_cast<std::size_t>(std::ranges::lower_bound(open_, member) - open_.begin())]);
  }
  requirement.clauses.push_back({escaped_});
  return clauses_of(circuit_, requirement).cnf;
}

bool Claiming::escapes_with(const std::vector<int>& holders) {
  Taken taken;
  for (const int member : open_) {
    taken.holder.push_back(std::ranges::binary_search(holders, member) ? always : never);
    taken.other.push_back(!taken.holder.back());
  }
  return escaped(taken) == always;
}

}  // namespace gamecert::encode
