// The reader of texts of games: lines make clauses, and what stands in them is read by the language.
#include "games/texts/users_text.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "language/typing.hpp"
#include "language/words.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::games {
namespace {

using Scope = TextNames::Scope;
using text::quoted;

constexpr std::string_view blanks = " \t\r\n";

bool word_character(char c) { return text::letter(c) || text::digit(c) || c == '-' || c == '\''; }

/// A part of the file: what errors are about.
struct Piece {
  std::string_view all;  // the file
  std::size_t begin = 0, end = 0;

  std::string_view text() const { return all.substr(begin, end - begin); }
  bool empty() const { return begin == end; }
  Piece trimmed() const {
    Piece result = *this;
    while (result.begin < result.end && blanks.find(all[result.begin]) != blanks.npos) ++result.begin;
    while (result.end > result.begin && blanks.find(all[result.end - 1]) != blanks.npos) --result.end;
    return result;
  }
  Piece from(std::size_t offset) const { return Piece{all, begin + offset, end}.trimmed(); }
  Piece until(std::size_t offset) const { return Piece{all, begin, begin + offset}.trimmed(); }
  text::Place place(std::size_t offset = 0) const {
    const std::string_view before = all.substr(0, begin + offset);
    const std::size_t line = static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1;
    const std::size_t start = before.rfind('\n');
    return {line, start == before.npos ? before.size() + 1 : before.size() - start};
  }
  [[noreturn]] void refuse(const std::string& expected) const { refuse(expected, found()); }
  [[noreturn]] void refuse(const std::string& expected, const std::string& found) const {
    throw text::InputError("expected " + expected + ", found " + found, place());
  }
  std::string found() const { return empty() ? "nothing" : quoted(text().substr(0, text().find('\n'))); }

  /// The offset of the first place outside of brackets at which `at(offset)` holds; npos if there is none.
  template <class At>
  std::size_t find_outside(At&& at) const {
    int open = 0;
    const std::string_view in = text();
    for (std::size_t i = 0; i < in.size(); ++i) {
      if (open == 0 && at(i)) return i;
      if (in[i] == '(' || in[i] == '[' || in[i] == '{') ++open;
      if (in[i] == ')' || in[i] == ']' || in[i] == '}') --open;
    }
    return std::string_view::npos;
  }
  std::size_t find_sign(std::string_view sign) const {
    return find_outside([&](std::size_t i) { return text().substr(i).starts_with(sign); });
  }
  std::size_t find_word(std::string_view word) const {
    const std::string_view in = text();
    return find_outside([&](std::size_t i) {
      return in.substr(i).starts_with(word) && (i == 0 || !word_character(in[i - 1])) &&
             (i + word.size() == in.size() || !word_character(in[i + word.size()]));
    });
  }
  /// Parts between such signs outside of brackets.
  std::vector<Piece> parts(std::string_view sign) const {
    std::vector<Piece> result;
    Piece left = *this;
    for (std::size_t at = left.find_sign(sign); at != std::string_view::npos; at = left.find_sign(sign)) {
      result.push_back(left.until(at));
      left.begin += at + sign.size();
    }
    result.push_back(left.trimmed());
    return result;
  }
  /// The word that it begins with, which is passed with blanks behind it.
  std::string_view take_word() {
    const std::string_view in = text();
    std::size_t size = 0;
    while (size < in.size() && word_character(in[size])) ++size;
    *this = from(size);
    return in.substr(0, size);
  }
  bool take(std::string_view sign) {
    if (!text().starts_with(sign)) return false;
    *this = from(sign.size());
    return true;
  }
  bool take_words(std::string_view words) {
    const std::string_view in = text();
    if (!in.starts_with(words) || (in.size() > words.size() && word_character(in[words.size()]))) return false;
    *this = from(words.size());
    return true;
  }
};

/// The file without comments and prose, every character in its place.
std::string without_comments(std::string_view text, std::string& prose) {
  std::string result;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    std::size_t kept = std::min(line.find('#'), line.size());
    if (line.starts_with('>')) {
      kept = 0;
      std::string_view said = line.substr(1);
      if (said.starts_with(' ')) said.remove_prefix(1);
      if (said.ends_with('\r')) said.remove_suffix(1);
      prose.append(prose.empty() ? "" : "\n").append(said);
    }
    result.append(line.substr(0, kept)).append(line.size() - kept, ' ');
    if (end < text.size()) result += '\n';
    begin = end + 1;
  }
  return result;
}

/// Clauses in the order in which they may stand.
constexpr std::string_view clause_words[] = {"given", "position", "start", "require", "define", "move",   "turn",
                                             "won",   "again",    "gain",  "before",  "falls",  "always", "show"};
constexpr std::string_view later_words[] = {"place", "number", "repeat", "left", "right", "blue", "red"};

class GameReader {
 public:
  explicit GameReader(std::string_view all) : all_(without_comments(all, game_.prose)) {
    if (all.size() > most_characters)
      throw text::TooLarge("expected a text of at most " + std::to_string(most_characters) + " characters, found " +
                           std::to_string(all.size()));
  }

  UsersGame read() {
    std::vector<Piece> clauses = this->clauses();
    if (clauses.empty()) throw text::InputError("expected 'game NAME 1', found an empty text", {1, 1});
    title(clauses[0]);
    if (clauses.size() < 2) clauses[0].refuse("a line with players and board below", "none");
    players(clauses[1]);
    std::size_t last = 0;
    for (std::size_t i = 2; i < clauses.size(); ++i) clause(clauses[i], last);
    const Piece end{all_, all_.size(), all_.size()};
    if (text().position.empty()) end.refuse("a clause 'position'", "none");
    if (text().moves.empty()) end.refuse("a clause 'move'", "none");
    try {
      require_sound(text());
    } catch (const text::InputError& error) {
      throw text::InputError(error.what(), clauses[0].place());
    }
    return std::move(game_);
  }

 private:
  static constexpr std::size_t most_characters = 100'000;

  GameText& text() { return game_.text; }

  std::vector<Piece> clauses() const {
    std::vector<Piece> result;
    for (std::size_t begin = 0; begin < all_.size();) {
      const std::size_t end = std::min(all_.find('\n', begin), all_.size());
      const Piece line{all_, begin, end};
      if (!line.trimmed().empty()) {
        const bool goes_on = all_[begin] == ' ' || all_[begin] == '\t';
        if (goes_on && result.empty()) line.trimmed().refuse("'game NAME 1' at the begin of a line");
        if (goes_on)
          result.back().end = end;
        else
          result.push_back(line);
      }
      begin = end + 1;
    }
    for (Piece& piece : result) piece = piece.trimmed();
    return result;
  }

  void title(Piece line) {
    if (!line.take_words("game")) line.refuse("'game NAME 1'");
    const Piece name = line;
    text().name = line.take_word();
    if (text().name.empty()) name.refuse("the name of the game");
    if (line.text() != "1") line.refuse("1, the version of the format of games");
  }

  void players(Piece line) {
    if (line.take_words("one player"))
      text().players = 1;
    else if (!line.take_words("two players"))
      line.refuse("'one player on BOARD' or 'two players on BOARD; ENDING'");
    if (!line.take_words("on")) line.refuse("'on' and a board");
    constexpr std::pair<std::string_view, BoardKind> boards[] = {
        {"a graph or a digraph", BoardKind::graph_or_digraph},
        {"a graph", BoardKind::graph},
        {"a digraph", BoardKind::digraph},
        {"heaps", BoardKind::heaps},
        {"a triangulation", BoardKind::triangulation},
        {"a drawn triangulation", BoardKind::drawn_triangulation},
        {"points", BoardKind::points}};
    for (const std::string_view later : {"a multigraph", "multigraphs", "a set system", "set systems"})
      if (line.text().starts_with(later)) refuse_later(line, later);
    text().segments = line.take_words("points with a triangulation");
    const auto* board = std::ranges::find_if(boards, [&](const auto& each) { return line.take_words(each.first); });
    if (board == std::end(boards) && !text().segments)
      line.refuse("a graph, a digraph, a graph or a digraph, heaps, a triangulation, a drawn triangulation or points");
    text().board = text().segments ? BoardKind::drawn_triangulation : board->second;
    about_ = text().board == BoardKind::digraph            ? language::About(language::GraphKind::digraphs)
             : text().board == BoardKind::graph_or_digraph ? language::About()
                                                           : language::About(language::GraphKind::graphs);
    const Piece ending = line;
    if (!line.take(";") && !line.take(",") && !line.empty())
      line.refuse("';' and how play ends, or the end of the line");
    if (ending.empty()) {
      if (text().players == 2)
        line.refuse("'; who cannot move loses', '; for points' or '; a win ends play'", "the end of the line");
      text().ending = TextEnding::goal;
      return;
    }
    if (line.text() == "for points")
      text().ending = TextEnding::points;
    else if (line.text() == "who cannot move loses" && text().players == 2)
      text().ending = TextEnding::last_move;
    else if (line.text() == "a win ends play" && text().players == 2)
      text().ending = TextEnding::tie;
    else
      line.refuse(text().players == 1 ? "'for points', or nothing where 'won' is the goal"
                                      : "'who cannot move loses', 'for points' or 'a win ends play'");
  }

  void clause(Piece line, std::size_t& last) {
    const Piece whole = line;
    const std::string word(line.take_word());
    if (std::ranges::find(later_words, word) != std::end(later_words)) refuse_later(whole, word);
    const auto* known = std::ranges::find(clause_words, word);
    if (known == std::end(clause_words)) {
      const std::vector<std::string_view> words(std::begin(clause_words), std::end(clause_words));
      whole.refuse("a clause (" +
                       std::string("given, position, start, require, define, move, turn, won, again, gain, "
                                   "before, falls, always or show") +
                       ")" + text::did_you_mean(word, words),
                   quoted(word));
    }
    const bool more = word == "given" || word == "position" || word == "require" || word == "define" ||
                      word == "move" || word == "always";
    if (!more && !once_.insert(word).second) whole.refuse("one clause " + quoted(word), "another");
    // What comes behind moves has no order; definitions stand anywhere.
    const auto moves = static_cast<std::size_t>(std::ranges::find(clause_words, "move") - clause_words);
    const std::size_t place = std::min(static_cast<std::size_t>(known - clause_words), moves + 1);
    if (word != "define" && place < last)
      whole.refuse(quoted(word) + " before " + quoted(last > moves ? "what comes behind moves" : clause_words[last]),
                   "it behind");
    if (word != "define") last = place;
    if (word == "given") return given(line);
    if (word == "position") return position(line);
    if (word == "start") return start(line);
    if (word == "define") return define(line);
    if (word == "move") return move(line);
    if (word == "turn") return turn(line);
    if (word == "show") return show(line);
    whole_clause(word, line);
  }

  /// For what other rules will say.
  [[noreturn]] static void refuse_later(const Piece& at, std::string_view words) {
    at.refuse("what is played", quoted(words) + ", which is not played yet");
  }

  void whole_clause(const std::string& word, const Piece& line) {
    for (const std::string_view player : {"left", "right"})
      if (Piece rest = line; rest.take_words(player)) refuse_later(line, word + " " + std::string(player));
    const TextClause clause = formula_clause(word).value();
    if (clause.change() && text().moves.empty()) line.refuse("a clause 'move' before", quoted(word));
    const std::vector<TextChoice> choices = clause.change() ? common_choices(text()) : std::vector<TextChoice>{};
    put_clause(text(), word, formula(line, clause.sort, clause.scope, choices).formula);
  }

  language::TypedFormula formula(const Piece& piece, Sort wanted, Scope scope,
                                 const std::vector<TextChoice>& choices = {},
                                 const std::vector<language::Parameter>& more = {}) {
    TextNames names(text());
    std::vector<language::Parameter> parameters = names.parameters(scope, choices);
    parameters.insert(parameters.end(), more.begin(), more.end());
    if (piece.empty()) piece.refuse(std::string(language::called(wanted)), "nothing");
    const std::string written = with_numbers(piece);
    language::TypedFormula result;
    try {
      result = language::parse(
          written, wanted,
          {.about = about_, .users = &defined_, .parameters = parameters, .others = &names.words(scope)});
    } catch (const text::InputError& error) {
      const text::Place place = error.column() == 0 ? piece.place() : piece.place(error.column() - 1);
      if (text::beyond_limit(error)) throw text::TooLarge(error.what(), place);
      throw text::InputError(error.what(), place);
    }
    if (scope < Scope::position) require_no_part(piece, result.formula);
    return result;
  }

  /// What a definition says may speak of the position where nothing else can.
  void require_no_part(const Piece& piece, const Formula& formula) const {
    for (const TextPart& part : game_.text.position)
      if (formula.word == part.name) piece.refuse("what is known before play", quoted(part.name) + " of the position");
    for (const Formula& each : formula.arguments) require_no_part(piece, each);
  }

  /// The text with numbers in the place of words of options, each as long as it was: `reading = 1      `.
  std::string with_numbers(const Piece& piece) const {
    std::string result(piece.text());
    for (const TextGiven& given : game_.text.given)
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
          Piece{piece.all, piece.begin + next, piece.begin + end}.refuse(
              "a word of the option " + quoted(given.name) +
              text::did_you_mean(result.substr(next, end - next), known));
        }
        const std::string number = std::to_string(word - given.words.begin());
        result.replace(next, end - next, number + std::string(end - next - std::min(end - next, number.size()), ' '));
      }
    return result;
  }

  /// A new name.
  std::string name(const Piece& piece, const std::vector<TextChoice>& choices = {}) {
    const std::string name(piece.text());
    if (const std::string why = why_no_name(name); !why.empty()) piece.refuse(why);
    const auto same = [&](const auto& each) { return each.name == name; };
    if (std::ranges::any_of(text().given, same) || std::ranges::any_of(text().position, same) ||
        std::ranges::any_of(choices, same) || defined_.contains(name))
      piece.refuse("a new name");
    return name;
  }

  std::optional<TextRange> range(const Piece& piece, Scope scope, const std::vector<TextChoice>& choices = {}) {
    const std::size_t dots = piece.find_sign("..");
    if (dots == std::string_view::npos) return std::nullopt;
    return TextRange{formula(piece.until(dots), Sort::whole, scope, choices).formula,
                     formula(piece.from(dots + 2), Sort::whole, scope, choices).formula};
  }
  /// Behind a range: `at vertices`.
  static TextPlaces places(const Piece& piece) {
    if (piece.text() == "vertices") return TextPlaces::vertices;
    if (piece.text() == "edges") return TextPlaces::edges;
    if (piece.text() == "arcs") return TextPlaces::arcs;
    piece.refuse("vertices, edges or arcs");
  }

  void given(const Piece& line) {
    const std::size_t colon = line.find_sign(":");
    if (colon == std::string_view::npos) return option(line);
    TextGiven given;
    const Piece kind = line.from(colon + 1);
    if (kind.text() == "roots") {
      given.roots = true;
    } else if (const std::size_t at = kind.find_word("at"); at != std::string_view::npos) {
      given.sort = Sort::whole;
      given.range = range(kind.until(at), Scope::options);
      if (!given.range) kind.refuse("a range A..B before 'at'");
      given.places = places(kind.from(at + 2));
      if (given.places == TextPlaces::arcs) kind.refuse("numbers at vertices or at edges");
    } else if (kind.text() == "vertices" || kind.text() == "edges" || kind.text() == "order") {
      given.sort = kind.text() == "vertices" ? Sort::set : kind.text() == "edges" ? Sort::edges : Sort::order;
    } else {
      kind.refuse("vertices, edges, order, or a range and 'at vertices' or 'at edges'");
    }
    for (const Piece& part : line.until(colon).parts(",")) {
      take_names(given, part);
      text().given.push_back(given);
    }
  }
  /// `NAME`, or `OUTSIDE as NAME`, where users say another name than the rules.
  void take_names(TextGiven& given, const Piece& piece) {
    const std::size_t as = piece.find_word("as");
    given.outside.clear();
    given.name = name(as == std::string_view::npos ? piece : piece.from(as + 2));
    if (as != std::string_view::npos) given.outside = piece.until(as).text();
  }
  void option(Piece line) {
    const Piece whole = line;
    const std::size_t in = line.find_word("in"), comma = line.find_sign(",");
    if (Piece last = line; last.end - last.begin > 3 && line.text().ends_with("p/q")) return ratio(line);
    if (in == std::string_view::npos || comma == std::string_view::npos || comma < in)
      whole.refuse("'NAME: vertices' and the like, or 'NAME in A..B, usually C'");
    TextGiven given{.name = {}, .sort = Sort::whole};
    take_names(given, line.until(in));
    Piece ends = Piece{line.all, line.begin + in + 2, line.begin + comma}.trimmed();
    if (ends.find_sign("..") == std::string_view::npos) return option_of_words(given, line.from(in + 2));
    const std::size_t dots = ends.find_sign("..");
    const auto number = [](const Piece& piece) {
      const auto value = text::whole_number(piece.text());
      if (!value || *value > 1'000'000) piece.refuse("a whole number up to 1000000");
      return *value;
    };
    const int first = number(ends.until(dots)), last = number(ends.from(dots + 2));
    Piece usual = line.from(comma + 1);
    if (!usual.take_words("usually")) usual.refuse("'usually' and a number of the range");
    given.usual = number(usual);
    if (first > last || given.usual < first || given.usual > last)
      usual.refuse("a number of " + std::to_string(first) + ".." + std::to_string(last));
    given.range = TextRange{{std::to_string(first), {}}, {std::to_string(last), {}}};
    text().given.push_back(std::move(given));
  }

  /// `ratio p/q`: p and q are numbers, 0 where it is not given.
  void ratio(const Piece& line) {
    const std::size_t blank = line.text().find_last_of(blanks);
    if (blank == std::string_view::npos) line.refuse("'NAME p/q'");
    TextGiven given{.name = "p", .outside = std::string(line.until(blank).text()), .sort = Sort::whole, .below = "q"};
    text().given.push_back(std::move(given));
  }
  /// `contract, literal, usually contract`
  void option_of_words(TextGiven& given, const Piece& list) {
    std::optional<int> usual;
    for (Piece each : list.parts(",")) {
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
    text().given.push_back(std::move(given));
  }

  void position(const Piece& line) {
    const std::size_t colon = line.find_sign(":");
    if (line.find_word("of") != std::string_view::npos) refuse_later(line, "a part of one player");
    if (colon == std::string_view::npos) line.refuse("'NAME: vertices' and the like");
    TextPart part;
    const Piece kind = line.from(colon + 1);
    const std::string_view word = kind.text();
    if (word == "vertices" || word == "edges" || word == "arcs" || word == "vertex") {
      part.sort = word == "vertices" ? Sort::set
                  : word == "edges"  ? Sort::edges
                  : word == "arcs"   ? Sort::arcs
                                     : Sort::vertex;
    } else {
      part.sort = Sort::whole;
      const std::size_t at = kind.find_word("at");
      part.range = range(at == std::string_view::npos ? kind : kind.until(at), Scope::options);
      if (!part.range) kind.refuse("vertices, edges, arcs, vertex, or a range 0..B, with 'at vertices' or without");
      if (at != std::string_view::npos) part.places = places(kind.from(at + 2));
    }
    for (const Piece& each : line.until(colon).parts(",")) {
      TextPart one = part;
      const std::size_t open = each.text().find('(');
      one.name = name(open == std::string_view::npos ? each : each.until(open));
      if (open != std::string_view::npos) index(one, each.from(open));
      text().position.push_back(std::move(one));
    }
  }
  /// `(c in 1..k)` of an indexed set.
  void index(TextPart& part, const Piece& piece) {
    if (part.numbers() || part.sort == Sort::vertex) piece.refuse("an index of sets alone");
    const Piece inside = Piece{piece.all, piece.begin + 1, piece.end - 1}.trimmed();
    const std::size_t in = inside.find_word("in");
    if (!piece.text().ends_with(")") || in == std::string_view::npos) piece.refuse("'(NAME in A..B)'");
    name(inside.until(in));
    part.range = range(inside.from(in + 2), Scope::options);
    if (!part.range) inside.refuse("'NAME in A..B'");
    part.indexed = true;
  }

  TextPart& part_named(const Piece& piece) {
    const auto known = std::ranges::find(text().position, piece.text(), &TextPart::name);
    if (known == text().position.end()) {
      std::vector<std::string_view> names;
      for (const TextPart& part : text().position) names.push_back(part.name);
      piece.refuse("a part of the position" + text::did_you_mean(piece.text(), names));
    }
    return *known;
  }
  /// `open`, or `painted(c)` with what stands in parentheses.
  std::pair<TextPart*, std::optional<Piece>> part_with_argument(const Piece& piece) {
    const std::size_t open = piece.text().find('(');
    TextPart& part = part_named(open == std::string_view::npos ? piece : piece.until(open));
    const bool argument = open != std::string_view::npos;
    if (argument != part.with_argument())
      piece.refuse(part.with_argument() ? quoted(part.name + "(...)") : quoted(part.name) + " alone");
    if (!argument) return {&part, std::nullopt};
    if (!piece.text().ends_with(")")) piece.refuse("')' behind the argument");
    return {&part, Piece{piece.all, piece.begin + open + 1, piece.end - 1}.trimmed()};
  }

  void start(const Piece& line) {
    std::set<const TextPart*> started;
    for (const Piece& each : line.parts(",")) {
      const std::size_t equals = each.find_sign("=");
      if (equals == std::string_view::npos) each.refuse("'NAME = SET' and the like");
      const auto [part, argument] = part_with_argument(each.until(equals));
      if (!started.insert(part).second) each.refuse("each part of the position once");
      std::vector<language::Parameter> bound;
      if (argument) {
        part->bound = name(*argument);
        bound.push_back({part->bound, sort_of_argument(*part)});
      }
      part->start = formula(each.from(equals + 1), sort_put_on(*part), Scope::board, {}, bound).formula;
    }
    for (const TextPart& part : text().position)
      if (!started.contains(&part)) line.refuse("a start of " + quoted(part.name), "none");
  }

  void define(const Piece& line) {
    const std::size_t equals = line.find_sign("=");
    if (equals == std::string_view::npos) line.refuse("'NAME = ...' or 'NAME(v, S) = ...'");
    Piece head = line.until(equals);
    const Piece whole = head;
    const std::string word(head.take_word());
    const auto same = [&](const auto& each) { return each.name == word; };
    if (!language::names_function(word) || defined_.contains(word) || std::ranges::any_of(text().given, same) ||
        std::ranges::any_of(text().position, same))
      whole.refuse("a new name that is no word of the language");
    language::UserWord defined{.gives = Sort::any, .definition = {}};
    if (!head.empty()) {
      if (!head.text().starts_with("(") || !head.text().ends_with(")"))
        head.refuse("parameters in parentheses, or '='");
      for (Piece each : Piece{head.all, head.begin + 1, head.end - 1}.trimmed().parts(",")) {
        const Piece parameter = each;
        const std::string first(each.take_word());
        const std::optional<Sort> sort = each.empty() ? std::optional(Sort::whole) : language::sort_named(first);
        if (!sort) parameter.refuse("a name, or a sort (vertex, edge, arc, set, edges, arcs, ...) and a name");
        defined.parameters.push_back({name(each.empty() ? parameter : each), *sort});
      }
    }
    language::TypedFormula meaning = formula(line.from(equals + 1), Sort::any, Scope::position, {}, defined.parameters);
    defined.gives = meaning.sort == Sort::nothing ? Sort::set : meaning.sort;
    defined.definition = std::move(meaning.formula);
    defined_.emplace(word, std::move(defined));
  }

  /// `v in S`, `c in 1..k`, `set S in T`, `vertex v`, `edge e`, `arc a`.
  TextChoice choice(Piece piece, const std::vector<TextChoice>& before, Scope scope = Scope::position) {
    const Piece whole = piece;
    TextChoice result;
    std::string_view of;
    for (const std::string_view kind : {"set", "vertex", "edge", "arc"})
      if (piece.take_words(kind)) of = kind;
    const std::size_t in = piece.find_word("in");
    result.name = name(in == std::string_view::npos ? piece : piece.until(in), before);
    if (in == std::string_view::npos) {
      if (of.empty() || of == "set") whole.refuse("'NAME in SET', 'NAME in A..B' or 'set NAME in SET'");
      result.sort = of == "vertex" ? Sort::vertex : of == "edge" ? Sort::edge : Sort::arc;
      result.within = of == "vertex" ? Formula{"V", {}} : formula(of == "edge" ? "E" : "{arc a: true}");
      return result;
    }
    const Piece within = piece.from(in + 2);
    if (of.empty()) result.range = range(within, scope, before);
    if (result.range) {
      result.kind = TextChoice::Kind::number;
      result.sort = Sort::whole;
      return result;
    }
    language::TypedFormula set = formula(within, Sort::some_set, scope, before);
    const Sort sort = sort_of_set(set.sort);
    if (sort == Sort::numbers) within.refuse("a set of vertices, edges or arcs", "a set of numbers");
    result.within = std::move(set.formula);
    result.kind = of == "set" ? TextChoice::Kind::subset : TextChoice::Kind::member;
    result.sort = of == "set" ? sort : language::member(sort);
    const bool other = !of.empty() && of != "set" && language::sort_named(of) != result.sort;
    if (other) within.refuse("a set of such members", std::string(language::called(sort)));
    return result;
  }
  Formula formula(std::string_view fixed) const {
    return language::parse(fixed, Sort::some_set, {.about = about_}).formula;
  }

  void move(Piece line) {
    if (text().position.empty()) line.refuse("a clause 'position' before", "none");
    for (const TextPart& part : text().position)
      if (part.start.word.empty()) line.refuse("a clause 'start' before", "none");
    TextMove move;
    const std::size_t assigns = line.find_sign(":=");
    const std::size_t body = line.text().substr(0, assigns).rfind('\n');
    if (assigns == std::string_view::npos) line.refuse("what the move changes below it, as in 'open := open - v'");
    const std::size_t end = std::min(body, line.text().size());
    if (assigns < end) line.refuse("the choices of the move alone, and what it changes in lines below");
    Piece head = line.until(end);
    for (const std::string_view later : {"left", "right"})
      if (head.take_words(later)) refuse_later(line, "move " + std::string(later));
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
    std::optional<Piece> condition;
    if (const std::size_t where = head.find_word("where"); where != std::string_view::npos) {
      condition = head.from(where + 5);
      head = head.until(where);
    }
    for (const Piece& each : head.parts(",")) {
      if (each.empty()) each.refuse("a choice, as in 'v in open'", "nothing");
      move.choices.push_back(choice(each, move.choices));
    }
    if (condition) move.condition = formula(*condition, Sort::truth, Scope::position, move.choices).formula;
    Piece updates = line.from(end);
    for (const Piece& each : updates_in(updates)) move.updates.push_back(update(each, move.choices));
    text().moves.push_back(std::move(move));
  }

  /// Each in a line, or behind `;`. A line without `:=` goes on with the one above.
  static std::vector<Piece> updates_in(const Piece& updates) {
    std::vector<Piece> result;
    for (const Piece& line : updates.parts("\n"))
      for (const Piece& each : line.parts(";")) {
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

  TextUpdate update(Piece piece, const std::vector<TextChoice>& choices) {
    const std::size_t assigns = piece.find_sign(":=");
    if (assigns == std::string_view::npos) piece.refuse("'NAME := ...'");
    const auto [part, argument] = part_with_argument(piece.until(assigns));
    TextUpdate result{.part = static_cast<std::size_t>(part - text().position.data())};
    Piece value = piece.from(assigns + 2);
    std::vector<TextChoice> names = choices;
    if (const std::size_t loop = value.find_word("for"); loop != std::string_view::npos) {
      if (!argument) value.refuse("'for' behind what is put at an index or a place");
      result.each = choice(value.from(loop + 3), choices, Scope::change);
      if (result.each->kind == TextChoice::Kind::subset) value.refuse("'for NAME in' a set or a range");
      names.push_back(*result.each);
      value = value.until(loop);
    }
    if (argument) result.at = formula(*argument, sort_of_argument(*part), Scope::change, names).formula;
    result.value = formula(value, sort_put_on(*part), Scope::change, names).formula;
    return result;
  }

  void turn(const Piece& line) {
    for (const Piece& each : line.parts(",")) {
      const std::size_t arrow = each.find_sign("<->");
      if (arrow == std::string_view::npos) each.refuse("'NAME <-> NAME'");
      const auto number = [&](const Piece& piece) {
        return static_cast<std::size_t>(&part_named(piece) - text().position.data());
      };
      text().turn.emplace_back(number(each.until(arrow)), number(each.from(arrow + 3)));
    }
  }

  void show(const Piece& line) {
    for (Piece each : line.parts(",")) {
      const Piece part = each;
      const std::string name(each.take_word());
      part_named(Piece{part.all, part.begin, part.begin + name.size()});
      const std::vector<std::string_view> words(std::begin(show_words), std::end(show_words));
      if (std::ranges::count(words, each.text()) == 0)
        each.refuse(
            "how it is drawn: white, green, red, blue, yellow, grey, dark, orange, violet, black, number or none" +
                text::did_you_mean(each.text(), words),
            quoted(each.text()));
      game_.show.emplace_back(name, std::string(each.text()));
    }
  }

  UsersGame game_;
  std::set<std::string> once_;  // clauses that were met
  std::string all_;
  language::About about_;
  language::UserWords defined_;
};

}  // namespace

UsersGame read_users_game(std::string_view text) { return GameReader(text).read(); }

}  // namespace gamecert::games
