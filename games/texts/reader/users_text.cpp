// The reader of texts of games: lines make clauses, and what stands in them is read by the language.
#include "games/texts/reader/users_text.hpp"

#include <algorithm>
#include <utility>

#include "games/texts/reader/text_reading.hpp"
#include "language/reader/head.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::games {
namespace {

using text::quoted;

/// A line behind `>`, and where it stands in the file.
struct ProseLine {
  std::size_t begin;
  std::string_view text;
};

/// The file without comments and prose, every character in its place.
std::string without_comments(std::string_view text, std::vector<ProseLine>& prose) {
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
      prose.push_back({begin, said});
    }
    result.append(line.substr(0, kept)).append(line.size() - kept, ' ');
    if (end < text.size()) result += '\n';
    begin = end + 1;
  }
  return result;
}

/// Clauses in the order in which they may stand.
constexpr std::string_view clause_words[] = {"given", "position", "start",  "require", "define", "move",
                                             "turn",  "repeat",   "won",    "lost",    "number", "left",
                                             "again", "gain",     "before", "falls",   "always", "show"};

class GameReader {
 public:
  explicit GameReader(std::string_view all) : all_(without_comments(all, prose_)) {
    if (all.size() > most_characters)
      throw text::TooLarge("expected a text of at most " + std::to_string(most_characters) + " characters, found " +
                           std::to_string(all.size()));
  }

  UsersGame read() {
    std::vector<TextPiece> clauses = this->clauses();
    if (clauses.empty()) throw text::InputError("expected 'game NAME 1', found an empty text", {1, 1});
    title(clauses[0]);
    if (clauses.size() < 2) clauses[0].refuse("a line with players and board below", "none");
    reading_.game.places[{"game"}] = clauses[0].place();
    reading_.game.places[{"players"}] = clauses[1].place();
    players(clauses[1]);
    std::size_t last = 0;
    for (std::size_t i = 2; i < clauses.size(); ++i) {
      if (i + 1 < clauses.size() && clauses[i].text().starts_with("move ")) require_no_update(clauses[i + 1]);
      const std::size_t given = text().given.size(), end = i + 1 < clauses.size() ? clauses[i + 1].begin : all_.size();
      clause(clauses[i], last);
      for (std::size_t which = given; which < text().given.size(); ++which) meaning(which, clauses[i].end, end);
    }
    reading_.game.prose = prose(clauses);
    const TextPiece end{all_, all_.size(), all_.size()};
    if (text().position.empty()) end.refuse("a clause 'position'", "none");
    if (text().moves.empty()) end.refuse("a clause 'move'", "none");
    sides();
    try {
      require_sound(text());
    } catch (const ClauseError& error) {
      throw_placed(error, reading_.game);
    }
    return std::move(reading_.game);
  }

 private:
  static constexpr std::size_t most_characters = 100'000;

  GameText& text() { return reading_.text(); }

  std::vector<TextPiece> clauses() const {
    std::vector<TextPiece> result;
    for (std::size_t begin = 0; begin < all_.size();) {
      const std::size_t end = std::min(all_.find('\n', begin), all_.size());
      const TextPiece line{all_, begin, end};
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
    for (TextPiece& piece : result) piece = piece.trimmed();
    return result;
  }

  static void append_line(std::string& text, std::string_view between, std::string_view line) {
    text.append(text.empty() ? "" : between).append(line);
  }

  /// What prose between these places says of what is given above it.
  void meaning(std::size_t given, std::size_t begin, std::size_t end) {
    std::string prose;
    for (const ProseLine& line : prose_)
      if (line.begin >= begin && line.begin < end) append_line(prose, " ", line.text);
    if (!prose.empty()) reading_.game.meanings.emplace_back(text().given[given].called(), prose);
  }
  /// Prose that is not about what is given.
  std::string prose(const std::vector<TextPiece>& clauses) const {
    std::string result;
    for (const ProseLine& line : prose_) {
      const auto next = std::ranges::upper_bound(clauses, line.begin, {}, &TextPiece::begin);
      if (next == clauses.begin() || !std::prev(next)->text().starts_with("given "))
        append_line(result, "\n", line.text);
    }
    return result;
  }

  void title(TextPiece line) {
    if (!line.take_words("game")) line.refuse("'game NAME 1'");
    const TextPiece name = line;
    text().name = line.take_word();
    if (text().name.empty()) name.refuse("the name of the game");
    if (!language::plain_name(text().name))
      name.refuse("a name of small letters, digits and hyphens, a small letter first and behind every hyphen",
                  text::quoted(text().name));
    if (line.text() != "1") line.refuse("1, the version of the format of games");
  }

  static constexpr std::string_view players_words[] = {"one player", "two players"};
  static constexpr std::string_view endings[] = {"for points", "for a number", "who cannot move loses",
                                                 "a win ends play"};

  /// Boards by their words; what follows them is no board.
  template <class Boards>
  [[noreturn]] static void refuse_board(const TextPiece& line, const Boards& boards) {
    std::vector<std::string_view> words{"points with a triangulation"};
    for (const auto& [name, kind] : boards) words.push_back(name);
    const TextPiece found = line.until(std::min(line.text().find_first_of(";,"), line.text().size()));
    for (const std::string word : {"tree", "forest"})
      if (found.text() == "a " + word) found.refuse("a graph, and a clause 'require " + word + "'");
    if (found.text() == "a directed graph") found.refuse("a digraph");
    found.refuse_other(
        "a graph, a digraph, a graph or a digraph, heaps, a triangulation, a drawn triangulation or points", words);
  }

  void players(TextPiece line) {
    if (line.take_words("one player"))
      text().players = 1;
    else if (!line.take_words("two players"))
      line.until(std::min(line.find_word("on"), line.text().size()))
          .refuse_other("'one player on BOARD' or 'two players on BOARD; ENDING'", players_words);
    if (!line.take_words("on")) line.refuse("'on' and a board");
    constexpr std::pair<std::string_view, BoardKind> boards[] = {
        {"a graph or a digraph", BoardKind::graph_or_digraph},
        {"a graph", BoardKind::graph},
        {"a digraph", BoardKind::digraph},
        {"heaps", BoardKind::heaps},
        {"a triangulation", BoardKind::triangulation},
        {"a drawn triangulation", BoardKind::drawn_triangulation},
        {"points", BoardKind::points}};
    for (const std::string_view other : {"a multigraph", "multigraphs", "a set system", "set systems", "a hypergraph"})
      if (line.text().starts_with(other))
        line.refuse("a graph, and a clause 'given sets: vertices' for boards such as sets:0-1-2,2-3 (docs/GAMES.md)",
                    text::quoted(other));
    text().segments = line.take_words("points with a triangulation");
    const auto* board = std::ranges::find_if(boards, [&](const auto& each) { return line.take_words(each.first); });
    if (board == std::end(boards) && !text().segments) refuse_board(line, boards);
    text().board = text().segments ? BoardKind::drawn_triangulation : board->second;
    reading_.about = text().board == BoardKind::digraph            ? language::About(language::GraphKind::digraphs)
                     : text().board == BoardKind::graph_or_digraph ? language::About()
                                                                   : language::About(language::GraphKind::graphs);
    const TextPiece ending = line;
    if (!line.take(";") && !line.take(",") && !line.empty())
      line.refuse("';' and how play ends, or the end of the line");
    if (ending.empty()) {
      if (text().players == 2)
        line.refuse("'; who cannot move loses', '; for points', '; for a number' or '; a win ends play'",
                    "the end of the line");
      text().ending = TextEnding::goal;
      return;
    }
    if (line.text() == "for points")
      text().ending = TextEnding::points;
    else if (line.text() == "for a number" && text().players == 2)
      for_number_ = line, text().ending = TextEnding::points;
    else if (line.text() == "who cannot move loses" && text().players == 2)
      text().ending = TextEnding::last_move;
    else if (line.text() == "a win ends play" && text().players == 2)
      text().ending = TextEnding::tie;
    else
      line.refuse_other(text().players == 1
                            ? "'for points', or nothing where 'won' is the goal"
                            : "'who cannot move loses', 'for points', 'for a number' or 'a win ends play'",
                        text().players == 1 ? std::span(endings).first(1) : std::span(endings));
  }

  void clause(TextPiece line, std::size_t& last) {
    const TextPiece whole = line;
    whole.require_brackets();
    const std::string word(line.take_word());
    if (word == "place") whole.refuse("'move', which also puts pieces on the board", text::quoted(word));
    const auto* known = std::ranges::find(clause_words, word);
    if (known == std::end(clause_words)) {
      const std::vector<std::string_view> words(std::begin(clause_words), std::end(clause_words));
      whole.refuse(
          "a clause (" +
              std::string(
                  "given, position, start, require, define, move, turn, repeat, won, lost, number, left, again, "
                  "gain, before, falls, always or show") +
              ")" + text::did_you_mean(word, words),
          quoted(word));
    }
    const bool more = word == "given" || word == "position" || word == "require" || word == "define" ||
                      word == "move" || word == "always";
    std::string clause = word;
    if (const auto side = TextPiece(line).take_word(); word == "won" && side_named(side))
      clause += " " + std::string(side);
    if (!more && !once_.insert(clause).second) whole.refuse("one clause " + quoted(clause), "another");
    // What comes behind moves has no order; definitions stand anywhere.
    const auto moves = static_cast<std::size_t>(std::ranges::find(clause_words, "move") - clause_words);
    const std::size_t place = std::min(static_cast<std::size_t>(known - clause_words), moves + 1);
    if (word != "define" && place < last)
      whole.refuse(quoted(word) + " before " + quoted(last > moves ? "what comes behind moves" : clause_words[last]),
                   "it behind");
    if (word != "define") last = place;
    if (word == "given") return read_given(reading_, line);
    if (word == "position") return read_position(reading_, line);
    if (word == "start") return read_start(reading_, line);
    if (word == "define") return read_definition(reading_, line);
    if (word == "move") return read_move(reading_, line);
    if (word == "turn") return turn(line);
    if (word == "repeat") return repeat(line);
    if (word == "show") return show(line);
    if (word == "left") return left(whole, line);
    if (word == "number") return number(line);
    whole_clause(word, line);
  }

  /// An update is no clause: it begins with a blank.
  void require_no_update(TextPiece line) {
    const TextPiece whole = line;
    const std::string_view part = line.take_word();
    if ((std::ranges::count(text().position, part, &TextPart::name) != 0 || reading_.sides.alias(part)) &&
        line.find_sign(":=") != line.text().npos)
      whole.refuse("a blank before what a move changes");
  }

  void whole_clause(const std::string& word, const TextPiece& line) {
    for (const std::string_view player : {"left", "right"})
      if (TextPiece rest = line; rest.take_words(player)) {
        if (word != "won")
          line.refuse("one of the clauses 'won left', 'won right' and those that speak of both players",
                      quoted(word + " " + std::string(player)));
        reading_.sides.won[static_cast<int>(*side_named(player))] =
            reading_.formula(rest, Sort::truth, TextNames::Scope::position).formula;
        won_of_one_ = line;
        return;
      }
    const TextClause clause = formula_clause(word).value();
    if (clause.change() && text().moves.empty()) line.refuse("a clause 'move' before", quoted(word));
    const std::vector<TextChoice> choices = clause.change() ? common_choices(text()) : std::vector<TextChoice>{};
    const std::size_t before = word == "require" ? text().require.size() : word == "always" ? text().always.size() : 0;
    reading_.game.places[{*std::ranges::find(clause_words, word), before}] = line.place();
    put_clause(text(), word, reading_.formula(line, clause.sort, clause.scope, choices).formula);
  }

  void number(const TextPiece& line) {
    reading_.game.places[{"gain"}] = line.place();
    reading_.sides.number = reading_.formula(line, Sort::whole, TextNames::Scope::position).formula;
    for (const std::string_view name : {"own", "other"})
      if (reading_.sides.alias(name) && has_word(*reading_.sides.number, std::string(name)))
        line.refuse("what is so whoever moves, as it is at the end of play", quoted(name) + " of a player who moves");
  }

  void left(const TextPiece& whole, const TextPiece& line) {
    if (line.text() != "most" && line.text() != "least") whole.refuse("'left most' or 'left least'");
    reading_.sides.left_most = line.text() == "most";
  }

  /// What is said of Left and Right goes together, and is put into the core.
  void sides() {
    const Sides& of = reading_.sides;
    const auto players = [&](const std::string& expected, const std::string& found) {
      throw text::InputError("expected " + expected + ", found " + found, reading_.game.places.at({"players"}));
    };
    const bool number = of.number.has_value();
    if (number != for_number_.has_value())
      players(number ? "'for a number' beside a clause 'number'" : "a clause 'number' of play for a number",
              number ? "another ending" : "none");
    if (number != of.left_most.has_value())
      players(number ? "'left most' or 'left least' beside 'number'" : "a clause 'number' beside 'left'", "none");
    if (number && (text().gain || text().before)) players("no clauses 'gain' and 'before' beside 'number'", "one");
    if (won_of_one_ && (text().won || text().lost))
      won_of_one_->refuse("no clauses 'won' and 'lost' of both players beside 'won left' and 'won right'", "one");
    if (!of.played()) return;
    if (text().players == 1) players("two players, Left and Right", "one player");
    for (const TextGiven& given : text().given)
      if (given.name == "first" || given.called() == "first")
        players("another name than 'first', the option that says who begins, Left or Right",
                "'first' among what is given");
    expand_sides(reading_.game, of);
  }

  void turn(const TextPiece& line) {
    for (const TextPiece& each : line.parts(",")) {
      const std::size_t arrow = each.find_sign("<->");
      if (arrow == std::string_view::npos) each.refuse("'NAME <-> NAME'");
      const auto number = [&](const TextPiece& piece) {
        return static_cast<std::size_t>(&reading_.part_named(piece) - text().position.data());
      };
      text().turn.emplace_back(number(each.until(arrow)), number(each.from(arrow + 3)));
    }
    reading_.game.places[{"turn"}] = line.place();
  }

  void repeat(const TextPiece& line) {
    if (line.empty()) line.refuse("draw, left or right, or a part 0..1 of whoever wins play without end", "nothing");
    reading_.game.places[{"repeat"}] = line.place();
    text().repeat = TextRepeat{};
    std::vector<std::string_view> who{"draw", "left", "right"};
    for (const TextPart& part : text().position) who.push_back(part.name);
    if (std::ranges::count(who, line.text()) == 0)
      line.refuse_other("draw, left or right, or a part 0..1 of whoever wins play without end", who);
    if (line.text() == "draw" || (reading_.sides.repeat = side_named(line.text()))) return;
    if (!reading_.sides.pairs.empty()) line.refuse("draw, or who wins play without end: left or right");
    text().repeat->winner = static_cast<std::size_t>(&reading_.part_named(line) - text().position.data());
  }

  void show(const TextPiece& line) {
    for (TextPiece each : line.parts(",")) {
      const TextPiece part = each;
      const std::string name(each.take_word());
      const TextPiece named{part.all, part.begin, part.begin + name.size()};
      const TextPart& of = reading_.part_named(named);
      if (std::ranges::count(reading_.game.show, name, &PartLook::part) != 0)
        named.refuse("every part once", quoted(name));
      if (each.empty()) each.refuse("how it is drawn", "nothing");
      const std::size_t other = each.find_word("else");
      PartLook look{name, show_word(other == std::string_view::npos ? each : each.until(other), "none")};
      if (look.in == "number" && !of.numbers() && !of.indexed)
        named.refuse("a part that is numbers, or has an index", quoted(name));
      if (other != std::string_view::npos) look.out = show_word(each.from(other + 4), "given");
      reading_.game.show.push_back(std::move(look));
    }
  }

  /// One of show_words up to the last of them that may stand there.
  static std::string show_word(const TextPiece& piece, std::string_view last) {
    std::vector<std::string_view> words(std::begin(show_words), std::end(show_words));
    words.erase(std::ranges::find(words, last) + 1, words.end());
    if (std::ranges::count(words, piece.text()) != 0) return std::string(piece.text());
    std::string all;
    for (const std::string_view word : words)
      all += (all.empty() ? "" : word == last ? " or " : ", ") + std::string(word);
    piece.refuse("how it is drawn: " + all + text::did_you_mean(piece.text(), words), quoted(piece.text()));
  }

  TextReading reading_;
  std::set<std::string> once_;  // clauses that were met
  std::optional<TextPiece> for_number_, won_of_one_;
  std::vector<ProseLine> prose_;
  std::string all_;
};

}  // namespace

UsersGame read_users_game(std::string_view text) { return GameReader(text).read(); }

text::Place place_of(const ClauseAt& clause, const UsersGame& game) {
  const auto known = game.places.find(clause);
  return known == game.places.end() ? game.places.at({"game"}) : known->second;
}

void throw_placed(const ClauseError& error, const UsersGame& game) {
  throw text::InputError(error.what(), place_of(error.clause(), game));
}

}  // namespace gamecert::games
