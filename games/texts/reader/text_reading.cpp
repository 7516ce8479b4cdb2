// Formulas, names and ranges in clauses of a text.
#include "games/texts/reader/text_reading.hpp"

#include <algorithm>
#include <span>

#include "text/nearest.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::games {

using text::quoted;

language::TypedFormula TextReading::formula(const TextPiece& piece, Sort wanted, Scope scope,
                                            const std::vector<TextChoice>& choices,
                                            const std::vector<language::Parameter>& more) const {
  TextNames names(game.text);
  std::vector<language::Parameter> parameters = names.parameters(scope, choices);
  parameters.insert(parameters.end(), more.begin(), more.end());
  language::OtherWords words = names.words(scope);
  const std::deque<language::OtherWord> aliases = add_aliases(scope, parameters, words);
  if (piece.empty()) piece.refuse(std::string(language::called(wanted)), "nothing");
  const std::string written = with_numbers(piece);
  language::TypedFormula result;
  try {
    result = language::parse(written, wanted,
                             {.about = about, .users = &defined, .parameters = parameters, .others = &words});
  } catch (const text::InputError& error) {
    const std::size_t offset = error.column() == 0 ? 0 : error.column() - 1;
    const text::Place place = piece.place(offset);
    if (text::beyond_limit(error)) throw text::TooLarge(error.what(), place);
    if (offset < piece.text().size()) require_known(piece.from(offset), error.what(), scope);
    throw text::InputError(error.what(), place);
  }
  if (scope < Scope::position) require_no_part(piece, result.formula);
  return result;
}

/// InputError for a name of the rules that was found and is not known where it stands.
void TextReading::require_known(const TextPiece& found, std::string_view message, Scope scope) const {
  TextPiece rest = found;
  std::string name(rest.take_word());
  if (!message.ends_with("found " + quoted(name))) return;
  const TextPiece named = found.until(name.size());
  const bool alias = (name == "own" || name == "other") && !sides.pairs.empty();
  if (alias && scope < Scope::position)
    named.refuse("what is known before play", quoted(name) + ", the part of a player who moves");
  if (alias) named.refuse("one pair of parts of Left and Right for " + quoted(name), pairs_text());
  const auto same = [&](const auto& each) { return each.name == name; };
  for (std::size_t m = 0; m < game.text.moves.size(); ++m)
    if (std::ranges::any_of(game.text.moves[m].choices, same))
      named.refuse("what is known here (behind 'again' and 'gain' choices that all moves have, by name)",
                   quoted(name) + ", a choice of " + move_called(game.text, m));
  const bool prime = name.ends_with('\'');
  if (prime) name.pop_back();
  if (std::ranges::none_of(game.text.position, same)) return;
  if (scope < Scope::position) named.refuse("what is known before play", quoted(name) + " of the position");
  if (prime && scope < Scope::change)
    named.refuse("a position as it is, without primes", quoted(name + "'") + ", which a move makes");
}

/// `own` and `other`, of the position and of a new one: what they stand for is a matter of who moves.
std::deque<language::OtherWord> TextReading::add_aliases(Scope scope, std::vector<language::Parameter>& parameters,
                                                         language::OtherWords& words) const {
  std::deque<language::OtherWord> result;
  if (sides.pairs.size() != 1 || scope < Scope::position) return result;
  static const std::string names[] = {"own", "other", "own'", "other'"};
  const TextPart& part = game.text.position[sides.pairs[0].first];
  for (const std::string& name : std::span(names).first(scope == Scope::change ? 4 : 2)) {
    if (!part.with_argument()) {
      parameters.push_back({name, part.sort});
      continue;
    }
    result.push_back({name, part.numbers() ? Sort::whole : part.sort, {sort_of_argument(part)}});
    words.emplace(name, &result.back());
  }
  return result;
}

std::string TextReading::pairs_text() const {
  std::string result;
  for (const auto& [left, right] : sides.pairs)
    result +=
        (result.empty() ? "" : " and ") + quoted(game.text.position[left].name + ", " + game.text.position[right].name);
  return result;
}

/// What a definition says may speak of the position where nothing else can.
void TextReading::require_no_part(const TextPiece& piece, const Formula& formula) const {
  for (const TextPart& part : game.text.position)
    if (has_word(formula, part.name)) piece.refuse("what is known before play", quoted(part.name) + " of the position");
  for (const std::string_view name : {"own", "other"})
    if (sides.alias(name) && has_word(formula, std::string(name)))
      piece.refuse("what is known before play", quoted(name) + " of the position");
}

/// The text with numbers in the place of words of options, each as long as it was: `reading = 1      `.
std::string TextReading::with_numbers(const TextPiece& piece) const {
  std::string result(piece.text());
  for (const TextGiven& given : game.text.given)
    for (std::size_t at = 0; !given.words.empty() && (at = result.find(given.name, at)) != result.npos; ++at) {
      std::size_t next = at + given.name.size();
      if ((at > 0 && word_character(result[at - 1])) || (next < result.size() && word_character(result[next])))
        continue;
      const auto pass = [&](std::string_view characters) {
        while (next < result.size() && characters.find(result[next]) != characters.npos) ++next;
      };
      pass(blanks);
      const std::size_t sign = next;
      pass("!=");
      if (sign == next) continue;
      pass(blanks);
      std::size_t end = next;
      while (end < result.size() && word_character(result[end])) ++end;
      const auto word = std::ranges::find(given.words, result.substr(next, end - next));
      if (word == given.words.end()) {
        const std::vector<std::string_view> known(given.words.begin(), given.words.end());
        TextPiece{piece.all, piece.begin + next, piece.begin + end}.refuse(
            "a word of the option " + quoted(given.name) + text::did_you_mean(result.substr(next, end - next), known));
      }
      const std::string number = std::to_string(word - given.words.begin());
      result.replace(next, end - next, number + std::string(end - next - std::min(end - next, number.size()), ' '));
    }
  return result;
}

std::string TextReading::name(const TextPiece& piece, const std::vector<TextChoice>& choices) const {
  const std::string name(piece.text());
  if (const std::string why = why_no_name(name); !why.empty()) piece.refuse(why);
  const auto same = [&](const auto& each) { return each.name == name; };
  if (std::ranges::any_of(game.text.given, same) || std::ranges::any_of(game.text.position, same) ||
      std::ranges::any_of(choices, same) || defined.contains(name) || sides.alias(name))
    piece.refuse("a new name");
  return name;
}

std::optional<TextRange> TextReading::range(const TextPiece& piece, Scope scope,
                                            const std::vector<TextChoice>& choices) const {
  const std::size_t dots = piece.find_sign("..");
  if (dots == std::string_view::npos) return std::nullopt;
  TextRange result{formula(piece.until(dots), Sort::whole, scope, choices).formula,
                   formula(piece.from(dots + 2), Sort::whole, scope, choices).formula};
  const auto first = text::integer64(result.first.word), last = text::integer64(result.last.word);
  if (first && last && *first > *last) piece.refuse_empty_range();
  return result;
}

TextPart& TextReading::part_named(const TextPiece& piece) {
  const auto known = std::ranges::find(text().position, piece.text(), &TextPart::name);
  if (known == text().position.end()) {
    std::vector<std::string_view> names;
    for (const TextPart& part : text().position) names.push_back(part.name);
    piece.refuse("a part of the position" + text::did_you_mean(piece.text(), names));
  }
  return *known;
}
TextPart& TextReading::part_moved(const TextPiece& piece, Mover mover) {
  if (const auto alias = sides.alias(piece.text())) return text().position[*alias];
  TextPart& part = part_named(piece);
  const auto partner = sides.partner(static_cast<std::size_t>(&part - text().position.data()));
  if (!partner || mover == LeftOrRight::left) return part;
  if (mover == LeftOrRight::right) return text().position[*partner];
  piece.refuse("'own' or 'other', as either player may make this move ('move left' and 'move right' are of one)",
               quoted(part.name) + ", a part of one of them");
}
std::pair<TextPart*, std::optional<TextPiece>> TextReading::part_with_argument(const TextPiece& piece,
                                                                               const Mover* mover) {
  const std::size_t open = piece.text().find('(');
  const TextPiece name = open == std::string_view::npos ? piece : piece.until(open);
  TextPart& part = mover == nullptr ? part_named(name) : part_moved(name, *mover);
  const bool argument = open != std::string_view::npos;
  if (argument != part.with_argument())
    piece.refuse(part.with_argument() ? quoted(part.name + "(...)") : quoted(part.name) + " alone");
  if (!argument) return {&part, std::nullopt};
  if (!piece.text().ends_with(")")) piece.refuse("')' behind the argument");
  return {&part, TextPiece{piece.all, piece.begin + open + 1, piece.end - 1}.trimmed()};
}

TextPlaces places_named(const TextPiece& piece) {
  if (piece.text() == "vertices") return TextPlaces::vertices;
  if (piece.text() == "edges") return TextPlaces::edges;
  if (piece.text() == "arcs") return TextPlaces::arcs;
  constexpr std::string_view known[] = {"vertices", "edges", "arcs"};
  piece.refuse_other("vertices, edges or arcs", known);
}

}  // namespace gamecert::games
