// Rules of the form S := S - v - K(v).
#include <algorithm>

#include "games/texts/facts/facts.hpp"
#include "games/texts/facts/inclusions.hpp"
#include "games/texts/facts/opened_text.hpp"

namespace gamecert::games {
namespace {

/// u in K(v) exactly if v in K(u), by the form of K.
bool symmetric(const Formula& formula, const std::string& v, BoardKind board) {
  const Formula itself{v, {}};
  if (formula == itself || formula == Formula{"only", {itself}} || formula == Formula{"edges-in", {itself}})
    return true;
  if (formula.word == "union" || formula.word == "intersection")
    return symmetric(formula.arguments[0], v, board) && symmetric(formula.arguments[1], v, board);
  const bool directed = board == BoardKind::digraph || board == BoardKind::graph_or_digraph;
  if (formula == Formula{"N", {itself}}) return !directed;
  if (formula == Formula{"crossing", {itself}}) return true;
  return formula == Formula{"edges-at", {itself}};
}

}  // namespace

std::optional<Striking> striking(const GameText& said, std::string& why_not) {
  const GameText text = opened_text(said);
  const auto no = [&](const std::string& why) {
    why_not = why;
    return std::nullopt;
  };
  if (text.ending != TextEnding::last_move) return no("the last move does not decide");
  if (text.repeat) return no("play may repeat");
  if (!text.always.empty()) return no("what stands behind 'always' speaks of whole positions");
  if (text.won || text.lost || text.again || !text.turn.empty())
    return no("there is a clause 'won', 'lost', 'again' or 'turn'");
  if (text.position.size() != 1 || text.moves.size() != 1)
    return no("there is more than one part or more than one move");
  const TextPart& part = text.position[0];
  const TextMove& move = text.moves[0];
  if (part.indexed || (part.sort != Sort::set && part.sort != Sort::edges && part.sort != Sort::arcs))
    return no("the position is no set");
  if (move.choices.size() != 1 || move.choices[0].kind != TextChoice::Kind::member)
    return no("a move is no one choice");
  const TextChoice& v = move.choices[0];
  const Formula set{part.name, {}};
  if (v.within != set) return no("a move is chosen from another set than the position");
  if (move.condition) return no("a move has a condition");
  if (move.updates.size() != 1) return no("a move has more than one update");
  Striking result{0, v.name, {}, true};
  Formula value = move.updates[0].value;
  while (value.word == "difference") {
    result.struck.push_back(value.arguments[1]);
    Formula left = std::move(value.arguments[0]);
    value = std::move(left);
  }
  if (value != set) return no("what is left is not the position without something");
  const HeldInclusions none;
  const Inclusions known(move, none);
  bool itself = false;
  for (const Formula& each : result.struck) {
    if (has_word(each, part.name)) return no("what is struck depends on the position");
    if (has_word(each, v.name) && known.member(v, each)) itself = true;
    result.symmetric = result.symmetric && symmetric(each, v.name, text.board);
  }
  if (!itself) return no("a move does not strike itself");
  return result;
}

}  // namespace gamecert::games
