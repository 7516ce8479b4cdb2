// Clauses about what is given, the parts of the position, and words of the author's.
#include <algorithm>
#include <set>

#include "games/texts/reader/text_reading.hpp"
#include "language/words.hpp"
#include "text/nearest.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::games {
namespace {

using text::quoted;
using Scope = TextNames::Scope;

/// `NAME`, or `OUTSIDE as NAME`, where users say another name than the rules.
void take_names(const TextReading& reading, TextGiven& given, const TextPiece& piece) {
  const std::size_t as = piece.find_word("as");
  given.outside.clear();
  given.name = reading.name(as == std::string_view::npos ? piece : piece.from(as + 2));
  if (as != std::string_view::npos) given.outside = piece.until(as).text();
}

/// What `solve`, `encode`, `play` and `draw` have as options of their own.
constexpr std::string_view options_of_commands[] = {
    "at-least",  "balanced", "both",   "certificate", "checkpoint",    "engine",    "exchange",
    "format",    "game",     "grid",   "help",        "help-as-table", "html",      "input-format",
    "jobs",      "json",     "layout", "least",       "memory-limit",  "moves",     "nimber",
    "no-labels", "no-title", "nodes",  "output",      "play",          "positions", "quiet",
    "replay",    "second",   "steps",  "time-limit",  "to-the-end",    "under",     "value"};

/// Gives the text another option, whose names stand there.
void add_option(TextReading& reading, TextGiven given, const TextPiece& names) {
  if (std::ranges::count(options_of_commands, given.called()) != 0)
    names.refuse("an option that no command has, as in 'given OTHER as " + given.name + "'", quoted(given.called()));
  reading.game.places[{"given", reading.text().given.size()}] = names.place();
  reading.text().given.push_back(std::move(given));
}

/// `ratio p/q`: p and q are numbers, 0 where it is not given.
void ratio(TextReading& reading, const TextPiece& line) {
  const std::size_t blank = line.text().find_last_of(blanks);
  if (blank == std::string_view::npos) line.refuse("'NAME p/q'");
  TextGiven given{.name = "p", .outside = std::string(line.until(blank).text()), .sort = Sort::whole, .below = "q"};
  add_option(reading, std::move(given), line);
}
/// `contract, literal, usually contract`
void option_of_words(TextReading& reading, TextGiven& given, const TextPiece& names, const TextPiece& list) {
  std::optional<int> usual;
  for (TextPiece each : list.parts(",")) {
    const bool last = each.take_words("usually");
    if (usual) each.refuse("the end of the line");
    const std::string word(each.text());
    const auto known = std::ranges::find(given.words, word);
    if (last && known == given.words.end()) each.refuse("one of the words before, or a range A..B of whole numbers");
    if (last) usual = static_cast<int>(known - given.words.begin());
    if (last) continue;
    if (word.empty() || !std::ranges::all_of(word, word_character) || known != given.words.end())
      each.refuse("a new word of small letters, or a range A..B of whole numbers");
    given.words.push_back(word);
  }
  if (!usual) list.refuse("'usually' and one of the words before it");
  given.usual = *usual;
  given.range = TextRange{{"0", {}}, {std::to_string(std::ssize(given.words) - 1), {}}};
  add_option(reading, std::move(given), names);
}

void option(TextReading& reading, TextPiece line) {
  const TextPiece whole = line;
  const std::size_t in = line.find_word("in"), comma = line.find_sign(",");
  if (TextPiece last = line; last.end - last.begin > 3 && line.text().ends_with("p/q")) return ratio(reading, line);
  if (in == std::string_view::npos || comma == std::string_view::npos || comma < in)
    whole.refuse("'NAME: vertices' and the like, or 'NAME in A..B, usually C'");
  TextGiven given{.name = {}, .sort = Sort::whole};
  const TextPiece names = line.until(in);
  take_names(reading, given, names);
  TextPiece ends = TextPiece{line.all, line.begin + in + 2, line.begin + comma}.trimmed();
  if (ends.find_sign("..") == std::string_view::npos) return option_of_words(reading, given, names, line.from(in + 2));
  const std::size_t dots = ends.find_sign("..");
  const auto number = [](const TextPiece& piece) {
    const auto value = text::whole_number(piece.text());
    if (!value || *value > 1'000'000) piece.refuse("a whole number up to 1000000");
    return *value;
  };
  const int first = number(ends.until(dots)), last = number(ends.from(dots + 2));
  TextPiece usual = line.from(comma + 1);
  if (!usual.take_words("usually")) usual.refuse("'usually' and a number of the range");
  given.usual = number(usual);
  if (first > last) ends.refuse_empty_range();
  if (given.usual < first || given.usual > last)
    usual.refuse("a number of " + std::to_string(first) + ".." + std::to_string(last));
  given.range = TextRange{{std::to_string(first), {}}, {std::to_string(last), {}}};
  add_option(reading, std::move(given), names);
}

/// InputError for `position open: vertices, cut: edges` and the like.
void require_one_kind(const TextPiece& kind, const std::string& clause) {
  if (kind.find_sign(":") != std::string_view::npos)
    kind.refuse("one kind in each line '" + clause + " NAME, NAME: KIND', other kinds in lines of their own");
}

/// What a number of a position can be at most.
constexpr int greatest_number = 1 << 28;

/// `(c in 1..k)` of an indexed set or vertex.
void index(TextReading& reading, TextPart& part, const TextPiece& piece) {
  if (part.numbers()) piece.refuse("an index of sets and of single vertices alone");
  const TextPiece inside = TextPiece{piece.all, piece.begin + 1, piece.end - 1}.trimmed();
  const std::size_t in = inside.find_word("in");
  if (!piece.text().ends_with(")") || in == std::string_view::npos) piece.refuse("'(NAME in A..B)'");
  reading.name(inside.until(in));
  part.range = reading.range(inside.from(in + 2), Scope::options);
  if (!part.range) inside.refuse("'NAME in A..B'");
  part.indexed = true;
}

}  // namespace

void read_given(TextReading& reading, const TextPiece& line) {
  const std::size_t colon = line.find_sign(":");
  if (colon == std::string_view::npos) return option(reading, line);
  TextGiven given;
  const TextPiece kind = line.from(colon + 1);
  require_one_kind(kind, "given");
  if (kind.text() == "roots") {
    given.roots = true;
  } else if (const std::size_t at = kind.find_word("at"); at != std::string_view::npos) {
    given.sort = Sort::whole;
    given.range = reading.range(kind.until(at), Scope::options);
    if (!given.range) kind.refuse("a range A..B before 'at'");
    given.places = places_named(kind.from(at + 2));
    if (given.places == TextPlaces::arcs) kind.refuse("numbers at vertices or at edges");
  } else if (kind.text() == "vertices" || kind.text() == "edges" || kind.text() == "order") {
    given.sort = kind.text() == "vertices" ? Sort::set : kind.text() == "edges" ? Sort::edges : Sort::order;
  } else {
    constexpr std::string_view known[] = {"vertices", "edges", "order", "roots"};
    kind.refuse_other("vertices, edges, order, roots, or a range and 'at vertices' or 'at edges'", known);
  }
  for (const TextPiece& part : line.until(colon).parts(",")) {
    take_names(reading, given, part);
    reading.game.places[{"given", reading.text().given.size()}] = part.place();
    reading.text().given.push_back(given);
  }
}

namespace {

/// `blue of left, red of right`: what is Left's, and what is Right's beside it.
void add_pair(TextReading& reading, const TextPiece& line,
              const std::vector<std::pair<std::size_t, LeftOrRight>>& owned) {
  if (owned.empty()) return;
  if (owned.size() != 2 || owned[0].second != LeftOrRight::left || owned[1].second != LeftOrRight::right)
    line.refuse("'NAME of left, NAME of right: KIND', one part of each player in the clause",
                owned.size() == 1 ? "one part of one player" : "others");
  reading.sides.pairs.emplace_back(owned[0].first, owned[1].first);
  for (const std::string_view name : {"own", "other"}) {
    const auto same = [&](const auto& each) { return each.name == name; };
    if (std::ranges::any_of(reading.text().given, same) || std::ranges::any_of(reading.text().position, same))
      line.refuse("other names than " + quoted(name) + ", which stands for the part of a player", quoted(name));
  }
}

}  // namespace

void read_position(TextReading& reading, const TextPiece& line) {
  const std::size_t colon = line.find_sign(":");
  if (colon == std::string_view::npos) line.refuse("'NAME: vertices' and the like");
  TextPart part;
  const TextPiece kind = line.from(colon + 1);
  require_one_kind(kind, "position");
  const std::string_view word = kind.text();
  if (word == "vertices" || word == "edges" || word == "arcs" || word == "vertex") {
    part.sort = word == "vertices" ? Sort::set
                : word == "edges"  ? Sort::edges
                : word == "arcs"   ? Sort::arcs
                                   : Sort::vertex;
  } else {
    part.sort = Sort::whole;
    const std::size_t at = kind.find_word("at");
    part.range = reading.range(at == std::string_view::npos ? kind : kind.until(at), Scope::options);
    constexpr std::string_view known[] = {"vertices", "edges", "arcs", "vertex"};
    if (!part.range)
      kind.refuse_other("vertices, edges, arcs, vertex, or a range 0..B, with 'at vertices' or without", known);
    if (part.range->last.word.find_first_not_of("0123456789") == std::string::npos &&
        !text::whole_number(part.range->last.word, greatest_number))
      kind.refuse("a range of numbers up to " + std::to_string(greatest_number));
    if (at != std::string_view::npos) part.places = places_named(kind.from(at + 2));
  }
  std::vector<std::pair<std::size_t, LeftOrRight>> owned;
  for (TextPiece each : line.until(colon).parts(",")) {
    TextPart one = part;
    const TextPiece whole = each;
    const std::size_t number = reading.text().position.size(), of = each.find_word("of");
    if (of != std::string_view::npos) {
      const std::optional<LeftOrRight> side = side_named(each.from(of + 2).text());
      if (!side) each.from(of + 2).refuse("left or right behind 'of'");
      owned.emplace_back(number, *side);
      each = each.until(of);
    }
    const std::size_t open = each.text().find('(');
    one.name = reading.name(open == std::string_view::npos ? each : each.until(open));
    if (open != std::string_view::npos) index(reading, one, each.from(open));
    reading.game.places[{"position", number}] = whole.place();
    reading.text().position.push_back(std::move(one));
  }
  add_pair(reading, line, owned);
}

void read_start(TextReading& reading, const TextPiece& line) {
  std::set<const TextPart*> started;
  for (const TextPiece& each : line.parts(",")) {
    const std::size_t equals = each.find_sign("=");
    if (equals == std::string_view::npos) each.refuse("'NAME = SET' and the like");
    const auto [part, argument] = reading.part_with_argument(each.until(equals));
    if (!started.insert(part).second) each.refuse("each part of the position once");
    reading.game.places[{"start", static_cast<std::size_t>(part - reading.text().position.data())}] = each.place();
    std::vector<language::Parameter> bound;
    if (argument) {
      part->bound = reading.name(*argument);
      bound.push_back({part->bound, sort_of_argument(*part)});
    }
    part->start = reading.formula(each.from(equals + 1), sort_put_on(*part), Scope::board, {}, bound).formula;
  }
  for (const TextPart& part : reading.text().position)
    if (!started.contains(&part)) line.refuse("a start of " + quoted(part.name), "none");
}

void read_definition(TextReading& reading, const TextPiece& line) {
  const std::size_t equals = line.find_sign("=");
  if (equals == std::string_view::npos) line.refuse("'NAME = ...' or 'NAME(v, S) = ...'");
  TextPiece head = line.until(equals);
  const TextPiece whole = head;
  const std::string word(head.take_word());
  const auto same = [&](const auto& each) { return each.name == word; };
  if (!language::names_function(word) || reading.defined.contains(word) || reading.sides.alias(word) ||
      std::ranges::any_of(reading.text().given, same) || std::ranges::any_of(reading.text().position, same))
    whole.refuse("a new name that is no word of the language");
  language::UserWord defined{.gives = Sort::any, .definition = {}};
  if (!head.empty()) {
    if (!head.text().starts_with("(") || !head.text().ends_with(")")) head.refuse("parameters in parentheses, or '='");
    for (TextPiece each : TextPiece{head.all, head.begin + 1, head.end - 1}.trimmed().parts(",")) {
      const TextPiece parameter = each;
      const std::string first(each.take_word());
      const std::optional<Sort> sort = each.empty() ? std::optional(Sort::whole) : language::sort_named(first);
      if (!sort) parameter.refuse("a name, or a sort (vertex, edge, arc, set, edges, arcs, ...) and a name");
      defined.parameters.push_back({reading.name(each.empty() ? parameter : each), *sort});
    }
  }
  language::TypedFormula meaning =
      reading.formula(line.from(equals + 1), Sort::any, Scope::position, {}, defined.parameters);
  defined.gives = meaning.sort == Sort::nothing ? Sort::set : meaning.sort;
  defined.definition = std::move(meaning.formula);
  reading.defined.emplace(word, std::move(defined));
}

}  // namespace gamecert::games
