// What names a text declares.
#include "games/texts/game_text.hpp"

#include <algorithm>
#include <set>
#include <span>

#include "language/infix.hpp"
#include "language/words.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::games {

namespace {
constexpr std::string_view draw = "draw";  // behind `repeat`
}

Sort sort_at(TextPlaces places) {
  return places == TextPlaces::edges ? Sort::edge : places == TextPlaces::arcs ? Sort::arc : Sort::vertex;
}

Sort sort_of_argument(const TextPart& part) { return part.indexed ? Sort::whole : sort_at(part.places); }

Sort sort_of_set(Sort given) { return language::is_set(given) && given != Sort::nothing ? given : Sort::set; }

Sort sort_put_on(const TextPart& part) { return part.sort == Sort::vertex ? Sort::set : part.sort; }

std::string why_no_name(std::string_view name) {
  if (!language::names_variable(name)) return "a name of letters and digits that is no word of the language";
  if (name == "E") return "another name ('E' is the set of all edges)";
  for (const std::string_view reserved : {"left", "right", "pass"})
    if (name == reserved) return "another name ('" + std::string(name) + "' is kept for the players)";
  return "";
}

std::string move_called(const GameText& text, std::size_t clause) {
  const std::string& name = text.moves[clause].name;
  return "move " + (name.empty() ? std::to_string(clause + 1) : name);
}

std::optional<std::size_t> turned_with(const GameText& text, std::size_t part) {
  for (const auto& [one, other] : text.turn)
    if (one == part || other == part) return one == part ? other : one;
  return std::nullopt;
}

std::string repeat_text(const GameText& text) {
  return text.repeat->winner ? text.position[*text.repeat->winner].name : std::string(draw);
}

namespace {

void require(bool holds, const ClauseAt& at, const std::string& expected, const std::string& found) {
  if (!holds) throw ClauseError("expected " + expected + ", found " + found, at);
}

/// `left` and `right` of sided rules: which player is to move.
bool names_mover(const GameText& text, const TextPart& part) {
  if (part.name != "left" && part.name != "right") return false;
  const bool number = part.numbers() && part.places == TextPlaces::none && part.range->last == Formula{"1", {}};
  return number && std::ranges::any_of(text.turn, [&](const auto& turned) {
           return text.position[turned.first].name == "left" && text.position[turned.second].name == "right";
         });
}

void require_names(const GameText& text) {
  std::set<std::string> taken;
  const auto add = [&](const std::string& name, const ClauseAt& at, bool mover = false) {
    const std::string why = mover ? "" : why_no_name(name);
    require(why.empty(), at, why, text::quoted(name));
    require(taken.insert(name).second, at, "a new name", text::quoted(name));
  };
  const bool named =
      !text.name.empty() && text::small_letter(text.name.front()) &&
      std::ranges::all_of(text.name, [](char c) { return text::small_letter(c) || text::digit(c) || c == '-'; });
  require(named, {"game"}, "a name of small letters, digits and hyphens", text::quoted(text.name));
  std::set<std::string> outside_names;
  for (std::size_t i = 0; i < text.given.size(); ++i) {
    const TextGiven& given = text.given[i];
    const ClauseAt at{"given", i};
    add(given.name, at);
    if (!given.below.empty()) add(given.below, at);
    const bool plain = !given.called().empty() && std::ranges::all_of(given.called(), [](char c) {
      return text::small_letter(c) || text::digit(c) || c == '-';
    });
    require(plain, at, "a name of small letters, digits and hyphens", text::quoted(given.called()));
    require(outside_names.insert(given.called()).second, at, "a new name", text::quoted(given.called()));
  }
  for (std::size_t i = 0; i < text.position.size(); ++i)
    add(text.position[i].name, {"position", i}, names_mover(text, text.position[i]));
  const std::set<std::string> outside = taken;
  std::set<std::string> moves;
  for (std::size_t m = 0; m < text.moves.size(); ++m) {
    const TextMove& move = text.moves[m];
    taken = outside;
    for (const TextChoice& choice : move.choices) add(choice.name, {"move", m});
    // No name behind `for` hides another, so that formulas of one move mean the same wherever they stand in it.
    const std::set<std::string> of_move = taken;
    for (std::size_t i = 0; i < move.updates.size(); ++i) {
      taken = of_move;
      if (move.updates[i].each) add(move.updates[i].each->name, {"move", m, i});
    }
    require(move.name.empty() || moves.insert(move.name).second, {"move", m}, "a new name of a move",
            text::quoted(move.name));
  }
}

/// The ends of its range are numbers, as a command line asks for them without a board.
void require_option(const TextGiven& given, const ClauseAt& at) {
  if (!given.option() || !given.below.empty()) return;
  constexpr int most = 1'000'000;
  const auto number = [&](const Formula& end) {
    const int value = end.arguments.empty() ? text::whole_number(end.word).value_or(-1) : -1;
    require(value >= 0 && value <= most, at, "a whole number of " + std::to_string(most) + " at most",
            text::quoted(language::infix(end)));
    return value;
  };
  const int first = number(given.range->first), last = number(given.range->last);
  require(first <= given.usual && given.usual <= last, at, "a usual value of " + given.name + " in its range",
          std::to_string(given.usual));
  require(given.words.empty() || (first == 0 && last + 1 == std::ssize(given.words)), at,
          "a number for each word of " + given.name, "others");
}

void require_ending(const GameText& text) {
  const ClauseAt players{"players"};
  const bool alone = text.players == 1, points = text.ending == TextEnding::points;
  require(alone || text.ending != TextEnding::goal, players, "how play of two players ends", "nothing");
  require(!alone || points || text.ending == TextEnding::goal, players, "of one player a goal, or 'for points'",
          "another ending");
  require(!points || text.gain, players, "a clause 'gain', as play is for points", "none");
  require(points || !text.gain, {"gain"}, "'for points' beside 'gain'", "none");
  require(points || !text.before, {"before"}, "'for points' beside 'before'", "none");
  require(!text.left_most || (points && sided(text)), {"left"}, "a number that two players, Left and Right, play for",
          "another game");
  require(text.ending != TextEnding::goal || text.won, players, "a clause 'won'", "none");
  require(text.ending != TextEnding::tie || text.won || text.lost, players, "a clause 'won' or 'lost'", "none");
  require(!points || !text.won, {"won"}, "no clause 'won', as play is for points", "one");
  require(!text.lost || (!alone && !points), {"lost"}, "'lost' of two players who do not play for points",
          "another game");
  require(!alone || (!text.again && text.turn.empty()), {text.again ? "again" : "turn"},
          "neither 'again' nor 'turn' of one player", "one of them");
}

bool has_word(const TextUpdate& update, const std::string& word) {
  const bool each =
      update.each &&
      (has_word(update.each->within, word) ||
       (update.each->range && (has_word(update.each->range->first, word) || has_word(update.each->range->last, word))));
  return each || (update.at && has_word(*update.at, word)) || has_word(update.value, word);
}

void require_move(const GameText& text, std::size_t number) {
  const TextMove& move = text.moves[number];
  const bool named = !move.name.empty() && text::small_letter(move.name.front());
  require(!move.choices.empty() || named, {"move", number},
          "a choice of a move, or a name that begins with a small letter of one without choices",
          move.name.empty() ? "none" : text::quoted(move.name));
  require(!move.updates.empty(), {"move", number}, "what a move changes", "nothing");
  for (std::size_t i = 0; i < move.updates.size(); ++i) {
    const TextUpdate& update = move.updates[i];
    const ClauseAt at{"move", number, i};
    for (std::size_t j = i; j < move.updates.size(); ++j) {
      const std::string primed = text.position[move.updates[j].part].name + "'";
      require(!has_word(update, primed), at, text::quoted(primed) + " below what is put on it", "it above");
    }
    // Else two names would put something at one place, and which counts would be a matter of numbers.
    require(!update.each || update.at == Formula{update.each->name, {}}, at,
            "the name behind 'for' as the place where something is put",
            update.at ? text::quoted(language::infix(*update.at)) : "none");
  }
}

void require_turn(const GameText& text) {
  std::set<std::size_t> turned;
  for (const auto& [one, other] : text.turn) {
    const TextPart &first = text.position[one], &second = text.position[other];
    const bool alike =
        first.sort == second.sort && first.indexed == second.indexed && first.places == second.places &&
        first.range.has_value() == second.range.has_value() &&
        (!first.range || (first.range->first == second.range->first && first.range->last == second.range->last));
    require(alike, {"turn"}, "two parts of one kind behind 'turn'",
            text::quoted(first.name) + " and " + text::quoted(second.name));
    require(turned.insert(one).second && turned.insert(other).second, {"turn"}, "each part once behind 'turn'",
            text::quoted(first.name) + " and " + text::quoted(second.name));
  }
}

bool changed_by_a_move(const GameText& text, std::size_t part) {
  return std::ranges::any_of(text.moves, [&](const TextMove& move) {
    return std::ranges::find(move.updates, part, &TextUpdate::part) != move.updates.end();
  });
}

void require_repeat(const GameText& text) {
  if (!text.repeat) return;
  const ClauseAt at{"repeat"};
  require(text.players == 2, at, "two players beside 'repeat'", "one");
  require(text.ending != TextEnding::points, at, "play that is not for points beside 'repeat'", "'for points'");
  require(!text.falls, {"falls"}, "no clause 'falls', as play may repeat", "one");
  for (std::size_t i = 0; i < text.position.size(); ++i)
    require(text.position[i].name != draw, {"position", i}, "another name ('draw' stands behind 'repeat')",
            text::quoted(draw));
  if (!text.repeat->winner) return;
  const std::size_t winner = *text.repeat->winner;
  const TextPart& part = text.position[winner];
  const bool flag = part.numbers() && part.places == TextPlaces::none && part.range->last == Formula{"1", {}};
  require(flag, at, "draw, or a part 0..1", text::quoted(part.name));
  const std::optional<std::size_t> other = turned_with(text, winner);
  require(other.has_value(), at, "a part that 'turn' exchanges, as it says which player wins play without end",
          text::quoted(part.name));
  for (const std::size_t each : {winner, *other})
    require(!changed_by_a_move(text, each), at,
            "a part that no move changes, and that 'turn' exchanges with such a one",
            text::quoted(text.position[each].name) + ", which a move changes");
}

/// Every formula but those of the start.
template <class Visit>
void each_formula_of_play(const GameText& text, Visit&& visit) {
  const auto range = [&](const std::optional<TextRange>& of) {
    if (!of) return;
    visit(of->first);
    visit(of->last);
  };
  const auto choice = [&](const TextChoice& of) {
    range(of.range);
    visit(of.within);
  };
  for (const TextGiven& each : text.given) range(each.range);
  for (const TextPart& each : text.position) range(each.range);
  for (const TextMove& move : text.moves) {
    for (const TextChoice& each : move.choices) choice(each);
    if (move.condition) visit(*move.condition);
    for (const TextUpdate& each : move.updates) {
      if (each.each) choice(*each.each);
      if (each.at) visit(*each.at);
      visit(each.value);
    }
  }
  for (const std::string_view word : single_clauses)
    if (const auto& clause = *single_clause(text, word)) visit(*clause);
  for (const std::vector<Formula>* clauses : {&text.require, &text.always})
    for (const Formula& each : *clauses) visit(each);
}

/// In place of the number that an option with words is compared with, its word.
void put_words(const GameText& text, Formula& formula) {
  for (Formula& each : formula.arguments) put_words(text, each);
  if (formula.word != "=" && formula.word != "!=") return;
  for (std::size_t side = 0; side < 2; ++side) {
    const auto option = std::ranges::find(text.given, formula.arguments[side].word, &TextGiven::name);
    Formula& other = formula.arguments[1 - side];
    const std::optional<int> value = text::whole_number(other.word);
    if (option != text.given.end() && value && static_cast<std::size_t>(*value) < option->words.size())
      other.word = option->words[static_cast<std::size_t>(*value)];
  }
}

}  // namespace

std::string in_words(const GameText& text, Formula formula) {
  put_words(text, formula);
  return language::infix(formula);
}

bool sided(const GameText& text) {
  const auto option = std::ranges::find(text.given, "first", &TextGiven::name);
  if (text.players != 2 || option == text.given.end() || !option->outside.empty()) return false;
  const std::size_t words = option->words.size();
  if (words < 2 || words > std::size(first_words) ||
      !std::ranges::equal(option->words, std::span(first_words).first(words)))
    return false;
  bool in_play = false;
  each_formula_of_play(text, [&](const Formula& formula) { in_play = in_play || has_word(formula, "first"); });
  return !in_play;
}

void require_sound(const GameText& text) {
  require(!text.position.empty(), {}, "a position", "none");
  require(!text.moves.empty(), {}, "a move", "none");
  require_names(text);
  require_ending(text);
  for (std::size_t m = 0; m < text.moves.size(); ++m) require_move(text, m);
  for (std::size_t i = 0; i < text.given.size(); ++i) require_option(text.given[i], {"given", i});
  require_turn(text);
  require_repeat(text);
  for (std::size_t i = 0; i < text.position.size(); ++i)
    if (const TextPart& part = text.position[i]; part.numbers())
      require(part.range->first == Formula{"0", {}}, {"position", i}, "a range of numbers from 0",
              text::quoted(part.name) + " from " + language::infix(part.range->first));
}

std::vector<language::Parameter> TextNames::parameters(Scope scope, const std::vector<TextChoice>& choices) const {
  std::vector<language::Parameter> result;
  for (const TextGiven& given : text_.given)
    if (given.option()) {
      result.push_back({given.name, Sort::whole});
      if (!given.below.empty()) result.push_back({given.below, Sort::whole});
    } else if (scope != Scope::options && given.places == TextPlaces::none) {
      result.push_back({given.name, given.sort});
    }
  const auto add_parts = [&](const std::string& prime) {
    for (const TextPart& part : text_.position)
      if (!part.with_argument()) result.push_back({part.name + prime, part.sort});
  };
  if (scope >= Scope::position) add_parts("");
  if (scope == Scope::change) add_parts("'");
  for (const TextChoice& choice : choices) result.push_back({choice.name, choice.sort});
  return result;
}

const language::OtherWords& TextNames::words(Scope scope) {
  if (made_) return words_[static_cast<std::size_t>(scope)];
  made_ = true;
  const auto add = [&](const std::string& name, Sort gives, std::vector<Sort> takes, Scope least) {
    others_.emplace_back(name, language::OtherWord{{}, gives, std::move(takes)}, least);
  };
  if (text_.board == BoardKind::triangulation || text_.board == BoardKind::drawn_triangulation ||
      text_.board == BoardKind::points) {
    add("corners", Sort::set, {Sort::edge}, Scope::board);
    add("sides", Sort::edges, {Sort::edge, Sort::vertex}, Scope::board);
    add("crossing", Sort::edges, {Sort::edge}, Scope::board);
    if (text_.board == BoardKind::drawn_triangulation) add("convex", Sort::truth, {Sort::edge}, Scope::board);
    if (text_.segments) add("triangulation", Sort::edges, {}, Scope::board);
  }
  for (const TextGiven& given : text_.given)
    if (given.places != TextPlaces::none) add(given.name, Sort::whole, {sort_at(given.places)}, Scope::board);
  for (const std::string prime : {"", "'"})
    for (const TextPart& part : text_.position) {
      const Scope least = prime.empty() ? Scope::position : Scope::change;
      if (part.indexed) add(part.name + prime, part.sort, {Sort::whole}, least);
      if (part.places != TextPlaces::none) add(part.name + prime, Sort::whole, {sort_at(part.places)}, least);
    }
  for (Named& other : others_) {
    other.word.text = other.name;
    for (std::size_t i = static_cast<std::size_t>(other.least); i < std::size(words_); ++i)
      words_[i].emplace(other.name, &other.word);
  }
  return words_[static_cast<std::size_t>(scope)];
}

std::optional<TextClause> formula_clause(std::string_view word) {
  using enum TextNames::Scope;
  constexpr std::pair<std::string_view, TextClause> clauses[] = {
      {"require", {board, Sort::truth}},  {"won", {position, Sort::truth}},   {"lost", {position, Sort::truth}},
      {"again", {change, Sort::truth}},   {"gain", {change, Sort::whole}},    {"before", {position, Sort::whole}},
      {"falls", {position, Sort::whole}}, {"always", {position, Sort::truth}}};
  for (const auto& [known, clause] : clauses)
    if (known == word) return clause;
  return std::nullopt;
}

void put_clause(GameText& text, std::string_view word, Formula formula) {
  if (std::optional<Formula>* const single = single_clause(text, word))
    *single = std::move(formula);
  else
    (word == "require" ? text.require : text.always).push_back(std::move(formula));
}

std::vector<TextChoice> common_choices(const GameText& text) {
  std::vector<TextChoice> result;
  for (const TextChoice& choice : text.moves.front().choices)
    if (std::ranges::all_of(text.moves, [&](const TextMove& move) {
          return std::ranges::any_of(move.choices, [&](const TextChoice& other) {
            return other.name == choice.name && other.sort == choice.sort;
          });
        }))
      result.push_back(choice);
  return result;
}

}  // namespace gamecert::games
