// Inclusions between sets, read off formulas.
#include "games/texts/facts.hpp"

#include <algorithm>

#include "language/words.hpp"

namespace gamecert::games {
namespace {

/// What is known where a move is made: choices and conjuncts of the condition.
class Known {
 public:
  explicit Known(const TextMove& move) : move_(move) {
    if (move.condition) conjuncts(*move.condition);
  }

  /// Whether every member of one is one of the other.
  bool subset(const Formula& a, const Formula& b) const {
    if (++steps_ > most_steps) return false;
    if (a == b || a.word == "{}") return true;
    if (b.word == "union" && (subset(a, b.arguments[0]) || subset(a, b.arguments[1]))) return true;
    if (b.word == "intersection" && subset(a, b.arguments[0]) && subset(a, b.arguments[1])) return true;
    if (b.word == "if" && subset(a, b.arguments[1]) && subset(a, b.arguments[2])) return true;
    if (a.word == "difference" && subset(a.arguments[0], b)) return true;
    if (a.word == "intersection" && (subset(a.arguments[0], b) || subset(a.arguments[1], b))) return true;
    if (a.word == "union" && subset(a.arguments[0], b) && subset(a.arguments[1], b)) return true;
    if (a.word == "if" && subset(a.arguments[1], b) && subset(a.arguments[2], b)) return true;
    if (const Formula* of = taken_from(a); of != nullptr && subset(*of, b)) return true;
    if (const TextChoice* chosen = choice(a))
      return chosen->kind == TextChoice::Kind::subset ? subset(chosen->within, b) : member(*chosen, b);
    return false;
  }
  /// Of an element and a set of such elements: an edge counts as the set of its ends among vertices, of which it is no
  /// member (`ends_lost`).
  bool member(const TextChoice& v, const Formula& set) const {
    if (++steps_ > most_steps) return false;
    if (choice(set) == &v) return true;
    if (set.word == "if" && member(v, set.arguments[1]) && member(v, set.arguments[2])) return true;
    if (set.word == "union" && (member(v, set.arguments[0]) || member(v, set.arguments[1]))) return true;
    if (set.word == "difference" && member(v, set.arguments[0]) && absent(v, set.arguments[1])) return true;
    if (set.word == "intersection" && member(v, set.arguments[0]) && member(v, set.arguments[1])) return true;
    // An edge is one of those at its ends.
    if ((set.word == "edges-at" || set.word == "edges-in") && v.sort == Sort::edge &&
        set.arguments[0] == Formula{v.name, {}})
      return true;
    if (v.kind == TextChoice::Kind::member && subset(v.within, set)) return true;
    return std::ranges::any_of(conjuncts_, [&](const Formula* said) {
      return said->word == "in" && choice(said->arguments[0]) == &v && said->arguments[1] != set
                 ? subset(said->arguments[1], set)
                 : said->word == "in" && choice(said->arguments[0]) == &v;
    });
  }
  bool absent(const TextChoice& v, const Formula& set) const {
    if (++steps_ > most_steps) return false;
    if (set.word == "{}") return true;
    if (set.word == "if" && absent(v, set.arguments[1]) && absent(v, set.arguments[2])) return true;
    if (set.word == "difference" && (absent(v, set.arguments[0]) || member(v, set.arguments[1]))) return true;
    if (set.word == "intersection" && (absent(v, set.arguments[0]) || absent(v, set.arguments[1]))) return true;
    if (set.word == "union" && absent(v, set.arguments[0]) && absent(v, set.arguments[1])) return true;
    if (set.word == "N" && v.sort == Sort::vertex && member(v, set.arguments[0])) return true;
    if (const Formula* of = taken_from(set); of != nullptr && absent(v, *of)) return true;
    if (v.kind == TextChoice::Kind::member && disjoint(v.within, set)) return true;
    return std::ranges::any_of(conjuncts_, [&](const Formula* said) {
      if (said->word != "!" || said->arguments[0].word != "in") return false;
      const Formula& inside = said->arguments[0];
      return choice(inside.arguments[0]) == &v && subset(set, inside.arguments[1]);
    });
  }
  bool disjoint(const Formula& a, const Formula& b) const {
    if (++steps_ > most_steps) return false;
    return a.word == "{}" || b.word == "{}" || keeps_off(a, b) || keeps_off(b, a);
  }
  /// No member of one is in the other, as what it is made of leaves it out.
  bool left_out(const Formula& lost, const Formula& set) const {
    if (++steps_ > most_steps) return false;
    if (set.word == "{}") return true;
    if (set.word == "difference") return subset(lost, set.arguments[1]) || left_out(lost, set.arguments[0]);
    if (set.word == "intersection") return left_out(lost, set.arguments[0]) || left_out(lost, set.arguments[1]);
    if (set.word == "union") return left_out(lost, set.arguments[0]) && left_out(lost, set.arguments[1]);
    if (const Formula* of = taken_from(set)) return left_out(lost, *of);
    return set.word == "if" && left_out(lost, set.arguments[1]) && left_out(lost, set.arguments[2]);
  }
  /// Both ends of an edge are in `old`, and none is in `value`.
  bool ends_lost(const TextChoice& e, const Formula& old, const Formula& value) const {
    const Formula itself{e.name, {}}, ends{"ends", {Formula{"edges-in", {itself}}}};
    if (!left_out(itself, value) && !left_out(ends, value)) return false;
    if (e.within.word == "edges-in" && subset(e.within.arguments[0], old)) return true;
    return std::ranges::any_of(conjuncts_, [&](const Formula* said) {
      return said->word == "in" && (said->arguments[0] == itself || said->arguments[0] == ends) &&
             subset(said->arguments[1], old);
    });
  }
  /// The condition says that a set meets `old`, and `value` leaves that set out.
  bool meeting_lost(const Formula& old, const Formula& value) const {
    return std::ranges::any_of(conjuncts_, [&](const Formula* said) {
      if (said->word != "!" || said->arguments[0].word != "same") return false;
      const std::vector<Formula>& sides = said->arguments[0].arguments;
      const bool first = sides[0].word == "intersection" && sides[1].word == "{}";
      if (!first && !(sides[1].word == "intersection" && sides[0].word == "{}")) return false;
      const std::vector<Formula>& sets = sides[first ? 0 : 1].arguments;
      return (subset(sets[1], old) && left_out(sets[0], value)) || (subset(sets[0], old) && left_out(sets[1], value));
    });
  }
  /// The condition says that a number is less, or at most another.
  bool less(const Formula& a, const Formula& b) const { return compared(a, "<", b) || compared(b, ">", a); }
  bool at_most(const Formula& a, const Formula& b) const {
    return a == b || less(a, b) || compared(a, "<=", b) || compared(b, ">=", a);
  }
  /// A number that is written out and not 0, or a choice from such a one on.
  bool positive(const Formula& number) const {
    if (digits(number)) return number.word != "0";
    const TextChoice* const chosen = choice(number);
    return chosen != nullptr && chosen->kind == TextChoice::Kind::number && digits(chosen->range->first) &&
           chosen->range->first.word != "0";
  }
  /// A choice, or an end of a chosen arc.
  bool one_place(const Formula& at) const {
    if ((at.word == "tail" || at.word == "head") && at.arguments.size() == 1) return one_place(at.arguments[0]);
    const auto known = std::ranges::find(move_.choices, at.word, &TextChoice::name);
    return at.arguments.empty() && known != move_.choices.end() && known->kind == TextChoice::Kind::member;
  }
  /// A chosen set that has a member.
  bool nonempty(const TextChoice& set) const {
    const Formula size{"card", {{set.name, {}}}};
    return std::ranges::any_of(conjuncts_, [&](const Formula* said) {
      const Formula named{set.name, {}}, none{"{}", {}};
      if (said->word == "!" && said->arguments[0].word == "same") {
        const std::vector<Formula>& sides = said->arguments[0].arguments;
        return (sides[0] == named && sides[1] == none) || (sides[1] == named && sides[0] == none);
      }
      const bool least = said->word == ">=" || said->word == "=" || said->word == ">";
      if (!least || said->arguments[0] != size || !said->arguments[1].arguments.empty()) return false;
      return digits(said->arguments[1]) && (said->arguments[1].word != "0" || said->word == ">");
    });
  }

  /// The choice that a formula names, as an element or as the set of it; null if it names none.
  const TextChoice* choice(const Formula& formula) const {
    const bool alone = formula.word == "only" || formula.word == "edges-in";
    const Formula& named = alone ? formula.arguments[0] : formula;
    if (!named.arguments.empty()) return nullptr;
    const auto known = std::ranges::find(move_.choices, named.word, &TextChoice::name);
    if (known == move_.choices.end()) return nullptr;
    if (formula.word == "edges-in" && known->sort != Sort::edge) return nullptr;
    // An edge is a set of vertices, but for where the set of it is meant.
    if (!alone && known->sort == Sort::edge) return nullptr;
    return &*known;
  }
  const TextMove& move() const { return move_; }

 private:
  /// The set whose members are looked through, of `{x in S: P}`; null for another formula.
  static const Formula* taken_from(const Formula& set) {
    return set.word == "those" && set.arguments[0].word == "member" ? &set.arguments[0].arguments[1] : nullptr;
  }
  /// What a set is made of has no member of the other.
  bool keeps_off(const Formula& set, const Formula& other) const {
    const std::vector<Formula>& of = set.arguments;
    if (set.word == "difference") return subset(other, of[1]) || disjoint(of[0], other);
    if (set.word == "intersection") return disjoint(of[0], other) || disjoint(of[1], other);
    if (set.word == "union") return disjoint(of[0], other) && disjoint(of[1], other);
    if (set.word == "if") return disjoint(of[1], other) && disjoint(of[2], other);
    if (set.word == "N") return subset(other, of[0]);
    const Formula* const from = taken_from(set);
    return from != nullptr && disjoint(*from, other);
  }
  static bool digits(const Formula& number) {
    return number.arguments.empty() && !number.word.empty() &&
           std::ranges::all_of(number.word, [](char c) { return c >= '0' && c <= '9'; });
  }
  bool compared(const Formula& a, std::string_view word, const Formula& b) const {
    return std::ranges::any_of(conjuncts_, [&](const Formula* said) {
      return said->word == word && said->arguments[0] == a && said->arguments[1] == b;
    });
  }
  void conjuncts(const Formula& condition) {
    if (condition.word != "&") return conjuncts_.push_back(&condition);
    conjuncts(condition.arguments[0]);
    conjuncts(condition.arguments[1]);
  }

  // Nothing is known of what takes longer to see, or leads back to itself (`v in v`).
  static constexpr int most_steps = 2000;
  const TextMove& move_;
  std::vector<const Formula*> conjuncts_;
  mutable int steps_ = 0;
};

/// How a move changes a part: whether it can only lose members, or only gain, and whether it surely does.
struct Change {
  bool shrinks = true, grows = true;
  bool strictly = false;
};

/// The change of a set of such members from `old` to `value`.
Change change_of(const Known& known, Sort members, const Formula& old, const Formula& value) {
  Change result{known.subset(value, old), known.subset(old, value), false};
  if (result.shrinks && known.meeting_lost(old, value)) result.strictly = true;
  for (const TextChoice& v : known.move().choices) {
    if (v.kind == TextChoice::Kind::number) continue;
    if (v.kind == TextChoice::Kind::subset) {
      if (v.sort != language::set_of_members(members) || !known.nonempty(v)) continue;
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

/// Of numbers, none of which is below 0: x(v) := x(v) - k, x(v) := x(v) + k, x(v) := 0, and x(v) := k where the
/// condition says k < x(v).
Change change_of_number(const Known& known, const Formula& old, const Formula& value) {
  if (value == old) return {};
  if (known.at_most(value, old)) return {true, false, known.less(value, old)};
  if (known.at_most(old, value)) return {false, true, known.less(old, value)};
  if (value == Formula{"0", {}}) return {true, false, false};
  const bool step = (value.word == "-" || value.word == "+") && value.arguments[0] == old;
  if (!step || !known.positive(value.arguments[1])) return {false, false, false};
  return {value.word == "-", value.word == "+", true};
}

Change change_of(const GameText& text, const TextMove& move, std::size_t part) {
  const Known known(move);
  const std::string& name = text.position[part].name;
  Change result;
  for (const TextUpdate& update : move.updates) {
    if (update.part != part) continue;
    const Formula old = update.at ? Formula{name, {*update.at}} : Formula{name, {}};
    const TextPart& of = text.position[part];
    const Change one = of.numbers() ? change_of_number(known, old, update.value)
                                    : change_of(known, language::member(of.sort), old, update.value);
    // Nothing is put on the place of the last update afterwards. A number may be at no place: at a `vertex` that is
    // none.
    const bool somewhere = !of.numbers() || !update.at || known.one_place(*update.at);
    result = {result.shrinks && one.shrinks, result.grows && one.grows, one.strictly && !update.each && somewhere};
  }
  return result;
}

bool only_about(const Formula& formula, const GameText& text) {
  if (std::ranges::any_of(text.position, [&](const TextPart& part) { return formula.word == part.name; })) return false;
  return std::ranges::all_of(formula.arguments, [&](const Formula& each) { return only_about(each, text); });
}

bool names(const Formula& formula, const std::string& name) {
  return formula.word == name ||
         std::ranges::any_of(formula.arguments, [&](const Formula& each) { return names(each, name); });
}

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

/// A choice, alone or as the set of one.
bool chosen(const Formula& formula, const TextMove& move) {
  const bool alone = formula.word == "only" || formula.word == "edges-in";
  const Formula& named = alone ? formula.arguments[0] : formula;
  return named.arguments.empty() &&
         std::ranges::find(move.choices, named.word, &TextChoice::name) != move.choices.end();
}
/// Whether something inside declares a name that the test knows, or deletes something from the graph.
template <class Knows>
bool may_differ_inside(const Formula& formula, const Knows& knows, bool on_any_graph) {
  const language::LanguageWord* const word = language::find_word(formula.word);
  if (word != nullptr) {
    const std::vector<Formula>& of = formula.arguments;
    const bool deletes = formula.word == "delete" || formula.word == "remove" || formula.word == "induce";
    if ((deletes && !on_any_graph) || word->meaning == language::Meaning::recursion) return true;
    if (word->meaning == language::Meaning::let && knows(of[0].word)) return true;
    if (word->quantifies() && !of[0].arguments.empty() && knows(of[0].arguments[0].word)) return true;
  }
  return std::ranges::any_of(formula.arguments,
                             [&](const Formula& each) { return may_differ_inside(each, knows, on_any_graph); });
}
std::size_t nodes(const Formula& formula) {
  std::size_t result = 1;
  for (const Formula& each : formula.arguments) result += nodes(each);
  return result;
}
Formula with(const Formula& formula, const std::string& name, const Formula& value) {
  if (formula == Formula{name, {}}) return value;
  Formula result{formula.word, {}};
  for (const Formula& each : formula.arguments) result.arguments.push_back(with(each, name, value));
  return result;
}
/// With what a name of `let` stands for in its place, where that means the same there; a choice does on every graph.
Formula opened(const Formula& formula, const TextMove& move) {
  Formula result{formula.word, {}};
  for (const Formula& each : formula.arguments) result.arguments.push_back(opened(each, move));
  if (formula.word != "let") return result;
  const std::string& name = result.arguments[0].word;
  const Formula &value = result.arguments[1], &body = result.arguments[2];
  const auto meant = [&](const std::string& other) { return other == name || names(value, other); };
  const bool choice = chosen(value, move);
  constexpr std::size_t most_nodes = 2000;
  if ((!choice && nodes(result) > most_nodes) || may_differ_inside(body, meant, choice)) return result;
  Formula put = with(body, name, value);
  return !choice && nodes(put) > most_nodes ? result : put;
}

GameText plainly(GameText text) {
  for (TextMove& move : text.moves) {
    const auto plain = [&](const Formula& formula) { return opened(formula, move); };
    for (TextChoice& choice : move.choices) choice.within = plain(choice.within);
    if (move.condition) move.condition = plain(*move.condition);
    for (TextUpdate& update : move.updates) {
      if (update.at) update.at = plain(*update.at);
      update.value = plain(update.value);
    }
  }
  return text;
}

/// By move, of each part.
using Changes = std::vector<std::vector<Change>>;
Changes changes_of(const GameText& plain) {
  Changes result;
  for (const TextMove& move : plain.moves) {
    std::vector<Change>& of = result.emplace_back();
    for (std::size_t part = 0; part < plain.position.size(); ++part) of.push_back(change_of(plain, move, part));
  }
  return result;
}
bool goes(const Changes& changes, std::size_t part, bool grows) {
  return std::ranges::all_of(changes,
                             [&](const std::vector<Change>& of) { return grows ? of[part].grows : of[part].shrinks; });
}

}  // namespace

std::vector<Way> ways_of_parts(const GameText& text) {
  const Changes changes = changes_of(plainly(text));
  std::vector<Way> result;
  for (std::size_t part = 0; part < text.position.size(); ++part) {
    const bool put = std::ranges::any_of(text.moves, [&](const TextMove& move) {
      return std::ranges::find(move.updates, part, &TextUpdate::part) != move.updates.end();
    });
    const bool one_vertex = text.position[part].sort == Sort::vertex;
    const bool shrinks = !put || (!one_vertex && goes(changes, part, false));
    const bool grows = !put || (!one_vertex && goes(changes, part, true));
    result.push_back(shrinks ? (grows ? Way::stays : Way::shrinks) : (grows ? Way::grows : Way::either));
  }
  return result;
}

std::string why_no_parts(const GameText& text, const std::vector<Way>& ways, bool falls) {
  if (text.players != 2 || text.ending != TextEnding::last_move) return "the last move does not decide";
  if (text.won || !text.turn.empty()) return "there is a clause 'won' or 'turn'";
  if (!text.always.empty()) return "what stands behind 'always' speaks of whole positions";
  if (!falls) return "no number falls with every move by the form of the rules";
  const auto either = std::ranges::find(ways, Way::either);
  if (either == ways.end()) return "";
  return text.position[static_cast<std::size_t>(either - ways.begin())].name + " both loses and gains";
}

std::optional<TextMeasure> falling_measure(const GameText& said) {
  const GameText text = plainly(said);
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
    if (!some) return std::nullopt;
  }
  return result;
}

std::string measure_text(const GameText& text, const TextMeasure& measure) {
  std::string result;
  for (const TextMeasure::Term& term : measure.terms) {
    const TextPart& part = text.position[term.part];
    const std::string what = part.numbers() ? "the sum of " : part.indexed ? "the members of all " : "the members of ";
    result += (result.empty() ? "" : ", and ") + (term.grows ? "what is missing of " : what) + part.name;
  }
  return result;
}

std::optional<Striking> striking(const GameText& said, std::string& why_not) {
  const GameText text = plainly(said);
  const auto no = [&](const std::string& why) {
    why_not = why;
    return std::nullopt;
  };
  if (text.ending != TextEnding::last_move) return no("the last move does not decide");
  if (text.won || text.again || !text.turn.empty()) return no("there is a clause 'won', 'again' or 'turn'");
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
  const Known known(move);
  bool itself = false;
  for (const Formula& each : result.struck) {
    if (!only_about(each, text)) return no("what is struck depends on the position");
    if (names(each, v.name) && known.member(v, each)) itself = true;
    result.symmetric = result.symmetric && symmetric(each, v.name, text.board);
  }
  if (!itself) return no("a move does not strike itself");
  return result;
}

}  // namespace gamecert::games
