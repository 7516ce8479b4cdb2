// What every move does to a part, and the number that falls by it.
#include "games/texts/facts/facts.hpp"

#include <algorithm>

#include "games/texts/facts/inclusions.hpp"
#include "games/texts/facts/opened_text.hpp"

namespace gamecert::games {
namespace {

/// How a move changes a part: whether it can only lose members, or only gain, and whether it surely does.
struct Change {
  bool shrinks = true, grows = true;
  bool strictly = false;
};

/// The change of a set of such members from `old` to `value`.
Change change_of(const Inclusions& known, Sort members, const Formula& old, const Formula& value) {
  Change result{known.subset(value, old), known.subset(old, value), false};
  if (result.shrinks && known.meeting_lost(old, value)) result.strictly = true;
  for (const TextChoice& v : known.move().choices) {
    if (v.kind == TextChoice::Kind::number) continue;
    if (v.kind == TextChoice::Kind::subset) {
      if (v.sort != language::set_of_members(members) || !known.nonempty({v.name, {}})) continue;
      const Formula set{v.name, {}};
      if (result.shrinks && known.subset(set, old) && known.left_out(set, value)) result.strictly = true;
      if (result.grows && known.disjoint(v.within, old) && known.subset(set, value)) result.strictly = true;
      continue;
    }
    if (v.sort == Sort::edge && members == Sort::vertex) {
      if (result.shrinks && known.ends_lost(v, old, value)) result.strictly = true;
    }
    if (v.sort != members) continue;
    if (result.shrinks && known.member(v, old) && known.absent(v, value)) result.strictly = true;
    if (result.grows && known.absent(v, old) && known.member(v, value)) result.strictly = true;
  }
  return result;
}

/// Of numbers from 0 to `last`: x(v) := x(v) - k, x(v) := x(v) + k, x(v) := 0, x(v) := last, and x(v) := k where the
/// condition says k < x(v).
Change change_of_number(const Inclusions& known, const Formula& last, const Formula& old, const Formula& value) {
  if (value == old) return {};
  const bool other = known.unequal(old, value);
  if (known.at_most(value, old)) return {true, false, other || known.less(value, old)};
  if (known.at_most(old, value)) return {false, true, other || known.less(old, value)};
  if (value == Formula{"0", {}}) return {true, false, other};
  if (value == last) return {false, true, other};
  const bool step = (value.word == "-" || value.word == "+") && value.arguments[0] == old;
  if (!step || !known.positive(value.arguments[1])) return {false, false, false};
  return {value.word == "-", value.word == "+", true};
}

Change change_of(const GameText& text, const TextMove& move, const HeldInclusions& held, std::size_t part) {
  const Inclusions known(move, held);
  const std::string& name = text.position[part].name;
  Change result;
  for (const TextUpdate& update : move.updates) {
    if (update.part != part) continue;
    const Formula old = update.at ? Formula{name, {*update.at}} : Formula{name, {}};
    const TextPart& of = text.position[part];
    const Change one = of.numbers() ? change_of_number(known, of.range->last, old, update.value)
                                    : change_of(known, language::member(of.sort), old, update.value);
    // Nothing is put on the place of the last update afterwards. A number may be at no place: at a `vertex` that is
    // none.
    const bool somewhere = !of.numbers() || !update.at || known.one_place(*update.at);
    result = {result.shrinks && one.shrinks, result.grows && one.grows, one.strictly && !update.each && somewhere};
  }
  return result;
}

/// What a move leaves of a set.
Formula after(const GameText& text, const TextMove& move, const std::string& name) {
  Formula result{name, {}};
  for (const TextUpdate& update : move.updates)
    if (text.position[update.part].name == name) result = update.value;
  return result;
}
/// Of a solitaire, the positions of which are those of play: inclusions that hold at the start, and after a move if all
/// of them did before.
HeldInclusions held_inclusions(const GameText& plain) {
  HeldInclusions held;
  if (plain.players != 1) return held;
  const TextMove none;
  const Inclusions at_start(none, held);
  HeldInclusions begun;
  for (const TextPart& one : plain.position)
    for (const TextPart& other : plain.position) {
      const bool sets = one.sort == other.sort && (one.sort == Sort::set || one.sort == Sort::edges);
      if (!sets || one.indexed || other.indexed || &one == &other) continue;
      const Formula all{one.sort == Sort::set ? "V" : "E", {}};
      if (other.start == all || at_start.subset(one.start, other.start)) begun.emplace_back(one.name, other.name);
    }
  while (held != begun) {
    held = begun;
    for (const TextMove& move : plain.moves) {
      const Inclusions known(move, held);
      std::erase_if(begun, [&](const auto& each) {
        return !known.subset(after(plain, move, each.first), after(plain, move, each.second));
      });
    }
  }
  return held;
}

/// By move, of each part.
using Changes = std::vector<std::vector<Change>>;
Changes changes_of(const GameText& plain) {
  Changes result;
  const HeldInclusions held = held_inclusions(plain);
  for (const TextMove& move : plain.moves) {
    std::vector<Change>& of = result.emplace_back();
    for (std::size_t part = 0; part < plain.position.size(); ++part) of.push_back(change_of(plain, move, held, part));
  }
  return result;
}
bool goes(const Changes& changes, std::size_t part, bool grows) {
  return std::ranges::all_of(changes,
                             [&](const std::vector<Change>& of) { return grows ? of[part].grows : of[part].shrinks; });
}

}  // namespace

std::vector<Way> ways_of_parts(const GameText& text) {
  const Changes changes = changes_of(opened_text(text));
  std::vector<Way> of_mover;
  for (std::size_t part = 0; part < text.position.size(); ++part) {
    const bool put = std::ranges::any_of(text.moves, [&](const TextMove& move) {
      return std::ranges::find(move.updates, part, &TextUpdate::part) != move.updates.end();
    });
    const bool one_vertex = text.position[part].sort == Sort::vertex;
    const bool shrinks = !put || (!one_vertex && goes(changes, part, false));
    const bool grows = !put || (!one_vertex && goes(changes, part, true));
    of_mover.push_back(shrinks ? (grows ? Way::stays : Way::shrinks) : (grows ? Way::grows : Way::either));
  }
  std::vector<Way> result = of_mover;
  for (const auto& [one, other] : text.turn) {
    const Way a = of_mover[one], b = of_mover[other];
    result[one] = result[other] = a == Way::stays || a == b ? b : b == Way::stays ? a : Way::either;
  }
  return result;
}

std::string why_no_parts(const GameText& text, const std::vector<Way>& ways, bool falls) {
  if (text.players != 2 || text.ending != TextEnding::last_move) return "the last move does not decide";
  if (text.repeat) return "play may repeat";
  if (text.won || text.lost) return "there is a clause 'won' or 'lost'";
  if (text.again && !text.turn.empty()) return "there are 'again' and 'turn'";
  if (!text.always.empty()) return "what stands behind 'always' speaks of whole positions";
  if (!falls) return "no number falls with every move by the form of the rules";
  const auto either = std::ranges::find(ways, Way::either);
  if (either == ways.end()) return "";
  const TextPart& part = text.position[static_cast<std::size_t>(either - ways.begin())];
  return part.name + (part.sort == Sort::vertex ? " is a vertex that moves put elsewhere" : " both loses and gains");
}

std::optional<TextMeasure> falling_measure(const GameText& said, std::size_t* unseen) {
  const GameText text = opened_text(said);
  const std::size_t parts = text.position.size();
  const Changes changes = changes_of(text);
  const auto one_way = [&](std::size_t part, bool grows) { return goes(changes, part, grows); };
  std::vector<std::optional<bool>> way(parts);  // whether it grows
  for (std::size_t part = 0; part < parts; ++part) {
    const TextPart& of = text.position[part];
    if (of.sort == Sort::vertex) continue;
    if (one_way(part, false)) way[part] = false;
    if (!way[part] && one_way(part, true)) way[part] = true;
  }
  for (const auto& [one, other] : text.turn)  // exchanged parts go one way together
    if (way[one] != way[other]) {
      const bool shrink = one_way(one, false) && one_way(other, false),
                 grow = one_way(one, true) && one_way(other, true);
      way[one] = way[other] = shrink ? std::optional(false) : grow ? std::optional(true) : std::nullopt;
    }
  const auto falls = [&](std::size_t move, std::size_t part) { return way[part] && changes[move][part].strictly; };
  TextMeasure result;
  const auto add = [&](std::size_t part) {
    const TextMeasure::Term term{part, *way[part]};
    if (std::ranges::find(result.terms, term) == result.terms.end()) result.terms.push_back(term);
    for (const auto& [one, other] : text.turn) {
      if (one != part && other != part) continue;
      const TextMeasure::Term beside{one == part ? other : one, *way[part]};
      if (std::ranges::find(result.terms, beside) == result.terms.end()) result.terms.push_back(beside);
    }
  };
  for (std::size_t part = 0; part < parts; ++part) {
    bool always = true;
    for (std::size_t move = 0; move < changes.size(); ++move) always = always && falls(move, part);
    if (always) return add(part), result;
  }
  for (std::size_t move = 0; move < changes.size(); ++move) {
    bool some = false;
    for (std::size_t part = 0; part < parts && !some; ++part)
      if (falls(move, part)) {
        add(part);
        some = true;
      }
    if (some) continue;
    if (unseen != nullptr) *unseen = move;
    return std::nullopt;
  }
  return result;
}

}  // namespace gamecert::games
