// The canonical text of a game, written and read: a line for each clause.
#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>

#include "games/texts/game_text.hpp"
#include "language/reader/prefix_reader.hpp"
#include "language/words.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::games {
namespace {

using Scope = TextNames::Scope;

constexpr std::pair<std::string_view, BoardKind> board_words[] = {
    {"graph", BoardKind::graph},
    {"digraph", BoardKind::digraph},
    {"graph-or-digraph", BoardKind::graph_or_digraph},
    {"heaps", BoardKind::heaps},
    {"triangulation", BoardKind::triangulation},
    {"drawn-triangulation", BoardKind::drawn_triangulation},
    {"points", BoardKind::points}};
constexpr std::string_view with_triangulation = "points-with-triangulation";
constexpr std::pair<std::string_view, TextEnding> ending_words[] = {{"goal", TextEnding::goal},
                                                                    {"last-move", TextEnding::last_move},
                                                                    {"points", TextEnding::points},
                                                                    {"tie", TextEnding::tie}};
constexpr std::pair<std::string_view, TextPlaces> places_words[] = {
    {"vertices", TextPlaces::vertices}, {"edges", TextPlaces::edges}, {"arcs", TextPlaces::arcs}};
constexpr std::pair<std::string_view, Sort> sort_words[] = {{"vertices", Sort::set},
                                                            {"edges", Sort::edges},
                                                            {"arcs", Sort::arcs},
                                                            {"vertex", Sort::vertex},
                                                            {"order", Sort::order}};

template <class Table, class Value>
std::string word_of(const Table& table, Value value) {
  for (const auto& [word, known] : table)
    if (known == value) return std::string(word);
  throw std::logic_error("no word for a value of a game's text");
}

template <class Value, std::size_t size>
Value chosen_of(const std::pair<std::string_view, Value> (&table)[size], std::string_view word) {
  std::string words;
  for (const auto& [known, value] : table) {
    if (known == word) return value;
    words.append(words.empty() ? "" : ", ").append(known);
  }
  throw text::InputError("expected one of " + words + ", found " + text::quoted(word));
}

class GameWriter {
 public:
  explicit GameWriter(const GameText& text) : game_(text) {}

  std::string text() {
    line("language 1");
    line("game " + game_.name);
    line("players " + std::to_string(game_.players));
    line("board " + (game_.segments ? std::string(with_triangulation) : word_of(board_words, game_.board)));
    line("ending " + word_of(ending_words, game_.ending));
    for (const TextGiven& given : game_.given) this->given(given);
    for (const TextPart& part : game_.position) this->part(part);
    for (const TextPart& part : game_.position)
      line("start " + part.name + (part.with_argument() ? " " + part.bound : "") + " " + prefix(part.start));
    for (const Formula& each : game_.require) line("require " + prefix(each));
    for (const TextMove& each : game_.moves) move(each);
    for (const auto& [one, other] : game_.turn)
      line("turn " + game_.position[one].name + " " + game_.position[other].name);
    if (game_.repeat) line("repeat " + repeat_text(game_));
    if (game_.left_most) line(std::string("left ") + (*game_.left_most ? "most" : "least"));
    for (const std::string_view word : single_clauses)
      if (const auto& clause = *single_clause(game_, word)) line(std::string(word) + " " + prefix(*clause));
    for (const Formula& each : game_.always) line("always " + prefix(each));
    return std::move(text_);
  }

 private:
  void line(const std::string& words) { text_ += words + "\n"; }
  static std::string range(const TextRange& range) { return " " + prefix(range.first) + " " + prefix(range.last); }
  void given(const TextGiven& given) {
    std::string words = "given " + given.name + (given.outside.empty() ? "" : " as " + given.outside);
    if (!given.below.empty()) {
      words += " over " + given.below;
    } else if (!given.words.empty()) {
      words += " words " + std::to_string(given.usual);
      for (const std::string& word : given.words) words += " " + word;
    } else if (given.option()) {
      words += " option " + std::to_string(given.usual) + range(*given.range);
    } else if (given.roots) {
      words += " roots";
    } else if (given.places != TextPlaces::none) {
      words += " at " + word_of(places_words, given.places) + range(*given.range);
    } else {
      words += " " + word_of(sort_words, given.sort);
    }
    line(words);
  }
  void part(const TextPart& part) {
    std::string words = "position " + part.name;
    if (part.places != TextPlaces::none)
      words += " at " + word_of(places_words, part.places) + range(*part.range);
    else if (part.numbers())
      words += " number" + range(*part.range);
    else
      words += " " + word_of(sort_words, part.sort) + (part.indexed ? " indexed" + range(*part.range) : "");
    line(words);
  }
  static std::string chosen(const TextChoice& choice) {
    using enum TextChoice::Kind;
    if (choice.kind == number) return choice.name + " from" + range(*choice.range);
    return choice.name + (choice.kind == subset ? " within " : " in ") + prefix(choice.within);
  }
  void move(const TextMove& move) {
    line("move" + (move.name.empty() ? "" : " " + move.name));
    for (const TextChoice& choice : move.choices) line("choose " + chosen(choice));
    if (move.condition) line("where " + prefix(*move.condition));
    for (const TextUpdate& update : move.updates)
      line("put " + game_.position[update.part].name + (update.each ? " each " + chosen(*update.each) : "") +
           (update.at ? " at " + prefix(*update.at) : "") + " to " + prefix(update.value));
  }

  const GameText& game_;
  std::string text_;
};

/// Reads a line at a time; what comes before what is a matter of writing it again.
class CanonicalReader {
 public:
  explicit CanonicalReader(std::string_view text) : lines_(text, {1, 1}) {}

  GameText read() {
    fixed("language 1");
    game_.name = rest_of("game ");
    const std::string players = rest_of("players ");
    game_.players = players == "1" ? 1 : 2;
    try {
      const std::string board = rest_of("board ");
      game_.segments = board == with_triangulation;
      game_.board = game_.segments ? BoardKind::drawn_triangulation : chosen_of(board_words, board);
      game_.ending = chosen_of(ending_words, rest_of("ending "));
      while (next_line()) clause();
    } catch (const text::InputError& error) {
      if (error.place().line != 0) throw;
      throw_there(error);
    }
    if (game_.moves.empty()) throw text::InputError("expected a move in the rules of a game, found none", place());
    return std::move(game_);
  }

 private:
  bool next_line() {
    if (lines_.done()) return false;
    const text::Cursor line = lines_.take_line();
    line_ = line.place().line;
    text_ = line.rest();
    word_ = text_.substr(0, text_.find(' '));
    from_ = std::min(word_.size() + 1, text_.size());
    return true;
  }
  text::Place place() const { return {line_, 1}; }
  [[noreturn]] void throw_there(const text::InputError& error) const {
    const std::size_t column = error.column() == 0 ? 0 : error.column() + from_;
    if (text::beyond_limit(error)) throw text::TooLarge(error.what(), {line_, column});
    throw text::InputError(error.what(), {line_, column});
  }
  void fixed(std::string_view wanted) {
    if (!next_line() || text_ != wanted)
      throw text::InputError("expected '" + std::string(wanted) + "', found " + text::quoted(text_), {line_, 1});
  }
  std::string rest_of(std::string_view word) {
    if (!next_line() || !text_.starts_with(word) || text_.size() == word.size())
      throw text::InputError("expected '" + std::string(word) + "' and a word, found " + text::quoted(text_),
                             {line_, 1});
    return std::string(text_.substr(word.size()));
  }
  language::PrefixReader reader(Scope scope, const std::vector<TextChoice>& choices = {}) {
    names_ = std::make_unique<TextNames>(game_);
    parameters_ = names_->parameters(scope, choices);
    return {text_.substr(from_), {.parameters = parameters_, .others = &names_->words(scope)}};
  }
  static std::string name(language::PrefixReader& in) {
    const std::string name(in.word("a name"));
    return name;
  }
  static TextRange range(language::PrefixReader& in) {
    TextRange result{in.formula(Sort::whole), {}};
    result.last = in.formula(Sort::whole);
    return result;
  }
  void end(const language::PrefixReader& in) const {
    if (!in.done()) throw text::InputError("expected the end of the line, found more");
  }

  void clause() {
    const std::string word(word_);
    if (word == "given") return given();
    if (word == "position") return part();
    if (word == "start") return start();
    if (word == "move") return begin_move();
    if (word == "choose" || word == "where" || word == "put") {
      if (game_.moves.empty()) throw text::InputError("expected 'move' before, found " + text::quoted(word));
      TextMove& move = game_.moves.back();
      if (word == "choose") return choose(move);
      if (word == "put") return put(move);
      auto in = reader(Scope::position, move.choices);
      move.condition = in.whole(Sort::truth);
      return;
    }
    if (word == "turn") return turn();
    if (word == "repeat") return repeat();
    if (word == "left") return left();
    whole_clause(word);
  }

  void whole_clause(const std::string& word) {
    const std::optional<TextClause> clause = formula_clause(word);
    if (!clause) throw text::InputError("expected a clause of a game, found " + text::quoted(word));
    if (clause->change() && game_.moves.empty())
      throw text::InputError("expected 'move' before, found " + text::quoted(word));
    if (const auto* single = single_clause(game_, word); single != nullptr && *single)
      throw text::InputError("expected one clause " + text::quoted(word) + ", found another");
    auto in = reader(clause->scope, clause->change() ? common_choices(game_) : std::vector<TextChoice>{});
    put_clause(game_, word, in.whole(clause->sort));
  }

  void given() {
    auto in = reader(Scope::options);
    TextGiven given{.name = name(in)};
    std::string kind(in.word("what is given"));
    if (kind == "as") {
      given.outside = in.word("a name");
      kind = in.word("what is given");
    }
    if (kind == "over") {
      given.sort = Sort::whole;
      given.below = in.word("a name");
    } else if (kind == "option" || kind == "words") {
      given.sort = Sort::whole;
      given.usual = text::whole_number(in.word("a number")).value_or(-1);
      while (kind == "words" && !in.done()) given.words.emplace_back(in.word("a word"));
      if (kind == "option")
        given.range = range(in);
      else
        given.range = TextRange{{"0", {}}, {std::to_string(std::ssize(given.words) - 1), {}}};
    } else if (kind == "roots") {
      given.roots = true;
    } else if (kind == "at") {
      given.sort = Sort::whole;
      given.places = chosen_of(places_words, in.word("places"));
      given.range = range(in);
    } else {
      given.sort = chosen_of(sort_words, kind);
    }
    end(in);
    game_.given.push_back(std::move(given));
  }
  void part() {
    auto in = reader(Scope::options);
    TextPart part{.name = name(in)};
    const std::string kind(in.word("a kind"));
    if (kind == "at" || kind == "number") {
      part.sort = Sort::whole;
      if (kind == "at") part.places = chosen_of(places_words, in.word("places"));
      part.range = range(in);
    } else {
      part.sort = chosen_of(sort_words, kind);
      if (!in.done()) {
        if (in.word("'indexed'") != "indexed") throw text::InputError("expected 'indexed', found another word");
        part.indexed = true;
        part.range = range(in);
      }
    }
    end(in);
    game_.position.push_back(std::move(part));
  }
  std::size_t part_named(std::string_view name) const {
    const auto known = std::ranges::find(game_.position, name, &TextPart::name);
    if (known == game_.position.end())
      throw text::InputError("expected a part of the position, found " + text::quoted(name));
    return static_cast<std::size_t>(known - game_.position.begin());
  }
  void start() {
    auto in = reader(Scope::board);
    TextPart& part = game_.position[part_named(in.word("a part"))];
    if (part.with_argument()) {
      part.bound = in.word("a name");
      auto again = reader(Scope::board);  // the name is one of the formula
      again.word("a part");
      again.name(sort_of_argument(part));
      part.start = again.formula(sort_put_on(part));
      return end(again);
    }
    part.start = in.formula(sort_put_on(part));
    end(in);
  }
  void begin_move() {
    TextMove move{std::string(text_.substr(from_)), {}, {}, {}};
    game_.moves.push_back(std::move(move));
  }
  TextChoice chosen(language::PrefixReader& in, std::string name) {
    TextChoice choice{.name = std::move(name)};
    const std::string_view how = in.word("in, from or within");
    if (how == "from") {
      choice.kind = TextChoice::Kind::number;
      choice.sort = Sort::whole;
      choice.range = range(in);
      return choice;
    }
    if (how != "in" && how != "within")
      throw text::InputError("expected in, from or within, found " + text::quoted(how));
    choice.within = in.formula(Sort::some_set);
    const Sort set = sort_of_set(in.gave());
    choice.kind = how == "in" ? TextChoice::Kind::member : TextChoice::Kind::subset;
    choice.sort = how == "in" ? language::member(set) : set;
    if (choice.sort == Sort::whole || choice.sort == Sort::numbers)
      throw text::InputError("expected a set of vertices, edges or arcs, found a set of numbers");
    return choice;
  }
  void choose(TextMove& move) {
    auto in = reader(Scope::position, move.choices);
    TextChoice choice = chosen(in, name(in));
    end(in);
    move.choices.push_back(std::move(choice));
  }
  void put(TextMove& move) {
    auto in = reader(Scope::change, move.choices);
    TextUpdate update{.part = part_named(in.word("a part"))};
    const TextPart& part = game_.position[update.part];
    std::string_view word = in.word("each, at or to");
    if (word == "each") {
      const std::string of(in.word("a name"));
      update.each = chosen(in, of);
      std::vector<TextChoice> names = move.choices;
      names.push_back(*update.each);
      auto inner = reader(Scope::change, names);  // from the start again, with the name
      inner.word("a part");
      inner.word("each");
      inner.word("a name");
      chosen(inner, of);
      inner.word("at");
      update.at = inner.formula(sort_of_argument(part));
      inner.word("to");
      update.value = inner.formula(sort_put_on(part));
      end(inner);
    } else {
      if (word == "at") {
        update.at = in.formula(sort_of_argument(part));
        word = in.word("to");
      }
      if (word != "to") throw text::InputError("expected 'to', found " + text::quoted(word));
      update.value = in.formula(sort_put_on(part));
      end(in);
    }
    if (update.at.has_value() != part.with_argument())
      throw text::InputError("expected an index or a place exactly where the part has one, found otherwise");
    move.updates.push_back(std::move(update));
  }
  void turn() {
    auto in = reader(Scope::options);
    const std::size_t one = part_named(in.word("a part"));
    game_.turn.emplace_back(one, part_named(in.word("a part")));
    end(in);
  }

  void left() {
    auto in = reader(Scope::options);
    const std::string_view wants = in.word("most or least");
    if (wants != "most" && wants != "least")
      throw text::InputError("expected most or least, found " + text::quoted(wants));
    game_.left_most = wants == "most";
    end(in);
  }

  void repeat() {
    auto in = reader(Scope::options);
    const std::string_view winner = in.word("draw or a part");
    game_.repeat = winner == "draw" ? TextRepeat{} : TextRepeat{part_named(winner)};
    end(in);
  }

  text::Cursor lines_;
  std::size_t line_ = 0, from_ = 0;
  std::string_view text_, word_;
  GameText game_;
  std::unique_ptr<TextNames> names_;
  std::vector<language::Parameter> parameters_;
};

}  // namespace

std::string canonical(const GameText& text) { return GameWriter(text).text(); }

GameText read_canonical_game(std::string_view text) {
  constexpr std::size_t most_characters = 1'000'000;
  if (text.size() > most_characters)
    throw text::TooLarge("expected rules of at most " + std::to_string(most_characters) + " characters, found " +
                         std::to_string(text.size()));
  GameText game = CanonicalReader(text).read();
  require_sound(game);
  if (const std::string only = canonical(game); only != text)
    throw text::InputError("expected the rules of a game in their canonical text, found another text");
  return game;
}

}  // namespace gamecert::games
