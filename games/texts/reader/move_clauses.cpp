// Clauses `move`: choices, a condition, and what is put on parts of the position.
#include <algorithm>
#include <ranges>

#include "games/texts/reader/text_reading.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::games {
namespace {

using Scope = TextNames::Scope;

Formula set_of_all(std::string_view fixed, language::About about) {
  return language::parse(fixed, Sort::some_set, {.about = about}).formula;
}

/// What begins as none does: another word in the place of `in`, or in front of the name.
[[noreturn]] void refuse_choice(const TextPiece& whole, TextPiece name) {
  constexpr std::string_view first[] = {"left", "right", "set", "vertex", "edge", "arc"};
  const TextPiece word = name.until(name.text().find_first_of(blanks));
  whole.refuse("'NAME in SET', 'NAME in A..B' or 'set NAME in SET'" + text::did_you_mean(word.text(), first),
               whole.found());
}

/// `v in S`, `c in 1..k`, `set S in T`, `vertex v`, `edge e`, `arc a`.
TextChoice choice(const TextReading& reading, TextPiece piece, const std::vector<TextChoice>& before,
                  Scope scope = Scope::position) {
  const TextPiece whole = piece;
  TextChoice result;
  std::string_view of;
  for (const std::string_view kind : {"set", "vertex", "edge", "arc"})
    if (piece.take_words(kind)) of = kind;
  const std::size_t in = piece.find_word("in");
  if (const TextPiece name = in == std::string_view::npos ? piece : piece.until(in);
      name.text().find_first_of(blanks) != std::string_view::npos)
    refuse_choice(whole, name);
  result.name = reading.name(in == std::string_view::npos ? piece : piece.until(in), before);
  if (in == std::string_view::npos) {
    if (of.empty() || of == "set") whole.refuse("'NAME in SET', 'NAME in A..B' or 'set NAME in SET'");
    result.sort = of == "vertex" ? Sort::vertex : of == "edge" ? Sort::edge : Sort::arc;
    result.within = of == "vertex" ? Formula{"V", {}} : set_of_all(of == "edge" ? "E" : "{arc a: true}", reading.about);
    return result;
  }
  const TextPiece within = piece.from(in + 2);
  if (of.empty()) result.range = reading.range(within, scope, before);
  if (result.range) {
    result.kind = TextChoice::Kind::number;
    result.sort = Sort::whole;
    return result;
  }
  language::TypedFormula set = reading.formula(within, Sort::some_set, scope, before);
  const Sort sort = sort_of_set(set.sort);
  if (sort == Sort::numbers) within.refuse("a set of vertices, edges or arcs", "a set of numbers");
  result.within = std::move(set.formula);
  result.kind = of == "set" ? TextChoice::Kind::subset : TextChoice::Kind::member;
  result.sort = of == "set" ? sort : language::member(sort);
  const bool other = !of.empty() && of != "set" && language::sort_named(of) != result.sort;
  if (other) within.refuse("a set of such members", std::string(language::called(sort)));
  return result;
}

/// Each in a line, or behind `;`. A line without `:=` goes on with the one above.
std::vector<TextPiece> updates_in(const TextPiece& updates) {
  std::vector<TextPiece> result;
  for (const TextPiece& line : updates.parts("\n"))
    for (const TextPiece& each : line.parts(";")) {
      const bool goes_on =
          each.find_sign(":=") == std::string_view::npos && !result.empty() && each.begin == line.begin;
      if (each.empty()) continue;
      if (goes_on)
        result.back().end = each.end;
      else
        result.push_back(each);
    }
  return result;
}

TextUpdate update(TextReading& reading, TextPiece piece, const std::vector<TextChoice>& choices, Mover mover) {
  const std::size_t assigns = piece.find_sign(":=");
  if (assigns == std::string_view::npos) piece.refuse("'NAME := ...'");
  const auto [part, argument] = reading.part_with_argument(piece.until(assigns), &mover);
  TextUpdate result{.part = static_cast<std::size_t>(part - reading.text().position.data())};
  TextPiece value = piece.from(assigns + 2);
  std::vector<TextChoice> names = choices;
  if (const std::size_t loop = value.find_word("for"); loop != std::string_view::npos) {
    if (!argument) value.refuse("'for' behind what is put at an index or a place");
    result.each = choice(reading, value.from(loop + 3), choices, Scope::change);
    if (result.each->kind == TextChoice::Kind::subset) value.refuse("'for NAME in' a set or a range");
    names.push_back(*result.each);
    value = value.until(loop);
  }
  if (argument) result.at = reading.formula(*argument, sort_of_argument(*part), Scope::change, names).formula;
  result.value = reading.formula(value, sort_put_on(*part), Scope::change, names).formula;
  return result;
}

/// What begins as an update does, with `=` in the place of `:=`, or nothing that does.
[[noreturn]] void refuse_no_update(TextReading& reading, const TextPiece& line) {
  const std::vector<TextPiece> lines = line.parts("\n");
  for (TextPiece below : lines | std::views::drop(1)) {
    const TextPiece whole = below;
    const std::string_view part = below.take_word();
    if (std::ranges::count(reading.text().position, part, &TextPart::name) == 0 && !reading.sides.alias(part)) continue;
    if (below.text().starts_with("(")) below = below.from(std::min(below.text().find(')') + 1, below.text().size()));
    if (below.text().starts_with("-=") || below.text().starts_with("+="))
      whole.refuse("':=' behind what the move changes, as in 'chips := chips - 1'");
    if (below.text().starts_with("=")) whole.refuse("':=' behind what the move changes, as in 'open := open - v'");
  }
  line.refuse("what the move changes below it, as in 'open := open - v'");
}

/// Refuses what is often written in the place of ',' between choices, of 'where' and of a name with ':'.
void require_choices(const TextReading& reading, const TextPiece& head) {
  if (const std::size_t sign = head.find_sign(";"); sign != std::string_view::npos)
    head.from(sign).refuse("',' between choices", "';'");
  const bool conditional = head.find_word("then") != std::string_view::npos;
  for (const std::string_view word : {"if", "when", "wher", "were", "with", "such"}) {
    const std::size_t found = head.find_word(word);
    const bool named = std::ranges::count(reading.game.text.position, word, &TextPart::name) != 0;
    if (found == std::string_view::npos || named || (word == "if" && conditional)) continue;
    head.from(found).refuse("'where' in front of what the move asks for", text::quoted(word));
  }
  TextPiece name = head;
  const std::string word(name.take_word());
  if (!word.empty() && name.empty())
    head.refuse("a choice, as in 'v in open', or '" + word + ":' if the move has none and is called so");
}

}  // namespace

void read_move(TextReading& reading, const TextPiece& line) {
  if (reading.text().position.empty()) line.refuse("a clause 'position' before", "none");
  for (const TextPart& part : reading.text().position)
    if (part.start.word.empty()) line.refuse("a clause 'start' before", "none");
  TextMove move;
  const std::size_t number = reading.text().moves.size();
  const std::size_t assigns = line.find_sign(":=");
  const std::size_t body = line.text().substr(0, assigns).rfind('\n');
  if (assigns == std::string_view::npos) refuse_no_update(reading, line);
  const std::size_t end = std::min(body, line.text().size());
  if (assigns < end) line.refuse("the choices of the move alone, and what it changes in lines below");
  TextPiece head = line.until(end);
  Mover mover;
  for (const std::string_view name : {"left", "right"})
    if (head.take_words(name)) mover = side_named(name);
  if (mover && reading.text().players == 1) line.refuse("a move of one player", "one of Left's or Right's");
  // A name right before the first ':', which no quantifier has.
  const std::size_t named =
      static_cast<std::size_t>(std::ranges::find_if_not(head.text(), word_character) - head.text().begin());
  if (named > 0 && head.from(named).text().starts_with(":")) {
    move.name = head.text().substr(0, named);
    head = head.from(named + 1);
    while (head.take(":")) {
    }
  }
  // A long head goes on in the next line, up to the first line with `:=`.
  std::optional<TextPiece> condition;
  if (const std::size_t where = head.find_word("where"); where != std::string_view::npos) {
    condition = head.from(where + 5);
    head = head.until(where);
  }
  const bool alone = !move.name.empty() && head.empty();  // a move without choices
  if (!alone) require_choices(reading, head);
  for (const TextPiece& each : alone ? std::vector<TextPiece>() : head.parts(",")) {
    if (each.empty()) each.refuse("a choice, as in 'v in open'", "nothing");
    move.choices.push_back(choice(reading, each, move.choices));
  }
  if (condition) move.condition = reading.formula(*condition, Sort::truth, Scope::position, move.choices).formula;
  TextPiece updates = line.from(end);
  reading.game.places[{"move", number}] = line.place();
  for (const TextPiece& each : updates_in(updates)) {
    if (each.text().ends_with(","))
      each.from(each.text().size() - 1).refuse("a new line or ';' between what a move changes");
    reading.game.places[{"move", number, move.updates.size()}] = each.place();
    move.updates.push_back(update(reading, each, move.choices, mover));
  }
  reading.text().moves.push_back(std::move(move));
  reading.sides.movers.push_back(mover);
}

}  // namespace gamecert::games
