// Names of options and attributes looked up in the games' own declarations.
#include "conjectures/game_syntax.hpp"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>
#include <vector>

#include "conjectures/position_values.hpp"
#include "conjectures/questions.hpp"
#include "games/game.hpp"
#include "games/instances/instance.hpp"
#include "games/instances/ready_game.hpp"
#include "games/texts/known_texts.hpp"
#include "language/placed_graph.hpp"
#include "language/syntax.hpp"
#include "language/words.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::conjectures {
namespace {

using language::Formula;
using language::GameTyping;
using language::Sort;
using language::Syntax;
using text::quoted;

[[noreturn]] void fail(const std::string& expected, const Syntax& at, const std::string& hint = "") {
  throw text::InputError(
      "expected " + expected + ", found " + quoted(at.word) + (hint.empty() ? "" : " (" + hint + ")"), at.column);
}

Formula literal(const char* text) { return {text, {}}; }

/// A game with options, attributes and the play, as they were written.
struct Written {
  std::vector<GameOption> options = {};
  std::vector<Formula> attributes = {};
  std::vector<std::string_view> attribute_names = {};
  std::vector<Formula> removed = {};  // changes without their bodies
  bool misere = false;
};

class Reader {
 public:
  Reader(const Syntax& game, const GameTyping& typing) : game_(game), typing_(typing) {
    const games::Entry* entry = games::known(game.word);
    if (entry == nullptr) return;
    info_ = &entry->info;
    for (const Syntax& option : game.arguments) {
      if (option.word != "=" || option.kind != Syntax::Kind::word) {
        written_.options.push_back({option.word, option.column});
      } else {
        read_named(option.arguments[0], option.arguments[1],
                   option.arguments.size() > 2 ? &option.arguments[2] : nullptr);
      }
    }
    if (written_.attributes.size() > language::most_attributes)
      fail("at most " + std::to_string(language::most_attributes) + " attributes", game);
  }

  const Written& written() const { return written_; }
  bool points() const { return info_ != nullptr && info_->stuck == games::Stuck::ends; }
  /// Left and Right play, one of them first or, where the option is not given, either.
  bool sided() const { return info_ != nullptr && info_->sided; }
  bool number() const { return info_ != nullptr && info_->number_favours != 0; }
  std::string first() const {
    const Formula game = asked_game(game_.word, written_.options);
    for (std::size_t i = 0; i < info_->parameters.size(); ++i)
      if (info_->parameters[i].name == "first") return game.arguments[i].word;
    return "";
  }
  /// The same game, begun by that player.
  Reader begun_by(std::string_view player) const {
    Reader result = *this;
    std::erase_if(result.written_.options, [](const GameOption& option) { return option.name == "first"; });
    result.written_.options.push_back({player, game_.column, "first"});
    return result;
  }
  /// Whether the rules may not allow the position.
  bool refused() const {
    return !written_.attributes.empty() || (info_ != nullptr && games::find(info_->name).refinements.refuses_boards);
  }
  bool alone() const { return info_ != nullptr && info_->players == 1; }

  /// `nimber GAME ...` or the like, on what is left if something is removed. All sets are of the graph that the formula
  /// speaks of there, so those that stand behind a removal are named before it.
  Formula asked(const std::string& word, std::string_view users_word) const {
    const bool other = users_word == "outcome" && alone();
    if (info_ == nullptr || other || !askable(games::find(info_->name), word, written_.attribute_names)) {
      const auto askable = users_names(askable_games(word, written_.attribute_names));
      const std::string near = other ? "" : text::did_you_mean(game_.word, askable);
      fail(wanted_games(users_word) + near, game_,
           info_ == nullptr && near.empty() ? "--game FILE brings a game of a file" : why_not_asked(game_.word));
    }
    Formula result{word, {asked_game(game_.word, written_.options)}};
    if (sided() && first() == "both" && !asks_value(word))
      fail("first=left or first=right, who begins, in this question to " + game_.word, game_,
           "outcome(" + game_.word + ") = L, R, N or P is of both");
    result.arguments.insert(result.arguments.end(), written_.attributes.begin(), written_.attributes.end());
    typing_.check(result, game_.column);
    for (std::size_t i = 1; i < result.arguments.size(); ++i)
      require_value({word, {result.arguments[0], result.arguments[i]}}, columns_[i - 1]);
    std::vector<Formula> removed = written_.removed, named;
    if (removed.empty()) return result;
    for (std::size_t i = 1; i < result.arguments.size(); ++i) name(result.arguments[i].arguments[0], named);
    for (std::size_t i = 1; i < removed.size(); ++i) name(removed[i].arguments[0], named);
    for (Formula& change : removed | std::views::reverse)
      result = {change.word, {std::move(change.arguments[0]), std::move(result)}};
    for (Formula& let : named | std::views::reverse) {
      let.arguments.push_back(std::move(result));
      result = std::move(let);
    }
    return result;
  }

 private:
  static std::vector<std::string_view> users_names(std::vector<std::string_view> names) {
    for (std::string_view& name : names) name = games::short_name(name);
    return names;
  }

  static std::string wanted_games(std::string_view word) {
    if (word == "nimber") return "a game on graphs or digraphs with nimbers";
    if (word == "score") return "a game on graphs or digraphs with scores";
    if (asks_value(word) || word == "number" || word == "value")
      return "a game on graphs or digraphs whose positions have values";
    if (word == "winnable") return "a solitaire on graphs or digraphs";
    if (word == "outcome" || word == "winning-moves") return "a game of two players on graphs or digraphs";
    return "a game on graphs or digraphs";
  }

  /// `let NAME = SET` without its body, and the name in the place of the set. A variable stays, and V, as what is gone
  /// counts in no set.
  void name(Formula& set, std::vector<Formula>& named) const {
    if (set.arguments.empty()) return;
    const auto used = [&](const std::string& name) {
      const auto in_it = [&](const Formula& part) { return has_word(part, name); };
      return typing_.taken(name) || std::ranges::any_of(written_.attributes, in_it) ||
             std::ranges::any_of(written_.removed, in_it) ||
             std::ranges::any_of(named, [&](const Formula& let) { return let.arguments[0].word == name; });
    };
    std::string name = "S1";
    for (int i = 2; used(name); ++i) name = "S" + std::to_string(i);
    named.push_back({"let", {{name, {}}, std::exchange(set, {name, {}})}});
  }

  void read_named(const Syntax& name, const Syntax& value, const Syntax* number) {
    if (name.word == "removed" && number == nullptr) {
      Formula part = typing_.typed(value, Sort::set);
      written_.removed.push_back({typing_.gave() == Sort::set ? "remove" : "delete", {std::move(part)}});
      return;
    }
    if (name.word == "play") {
      if (value.word != "normal" && value.word != "misere") fail("play=normal or play=misere", value);
      written_.misere = value.word == "misere";
      return;
    }
    const auto parameter = std::ranges::find(info_->parameters, name.word, &games::ParameterInfo::name);
    if (parameter != info_->parameters.end()) {
      written_.options.push_back({value.word, value.column, parameter->name});
      return;
    }
    read_attribute(name, value, number);
  }

  void read_attribute(const Syntax& name, const Syntax& value, const Syntax* number) {
    using Shape = games::AttributeInfo::Shape;
    const auto known = std::ranges::find(info_->attributes, name.word, &games::AttributeInfo::name);
    if (known == info_->attributes.end()) {
      std::vector<std::string_view> names{"removed", "play"};
      for (const auto& each : info_->parameters) names.push_back(each.name);
      for (const auto& each : info_->attributes) names.push_back(each.name);
      std::string expected;
      for (const std::string_view each : names)
        expected.append(expected.empty() ? "" : each == names.back() ? " or " : ", ").append(each).append("=");
      fail(expected + text::did_you_mean(name.word, names), name);
    }
    if (known->shape == Shape::order && std::ranges::count(written_.attribute_names, known->name) != 0)
      fail(name.word + "= once", name);
    const bool valued = known->shape == Shape::vertex_values || known->shape == Shape::edge_values;
    const std::string word = name.word + "=" + (valued && number != nullptr ? number->word : "");
    const Sort wanted = sort_of_attribute(*info_, word);
    if (valued && number == nullptr) fail(name.word + "=SET:NUMBER", value, "with a number behind ':'");
    if (!valued && number != nullptr)
      fail("no number behind " + name.word + (wanted == Sort::order ? "=ORDER" : "=SET"), *number);
    written_.attributes.push_back({word, {typing_.typed(value, wanted)}});
    written_.attribute_names.push_back(known->name);
    columns_.push_back((number != nullptr ? *number : value).column);
  }

  /// InputError unless a board of one vertex, or one edge, can have the attribute; of a text, which may require more
  /// beside it, for a number out of its range.
  void require_value(const Formula& asks, std::size_t column) const {
    if (const games::TextGame* text = games::find_text(info_->name))
      return require_number(*text, asks.arguments[1].word, column);
    const Sort sort = sort_of_attribute(*info_, asks.arguments[1].word);
    const bool edge = sort == Sort::edge;
    const bool arcs = info_->board == games::BoardKind::digraph;
    const graphs::VertexSet all[] = {sort == Sort::order ? static_cast<graphs::VertexSet>(language::order_of({0}))
                                     : edge              ? graphs::VertexSet{3}
                                                         : 1};
    const GameAtom question = game_question(asks, edge ? (arcs ? "&AO" : "A_") : arcs ? "&@?" : "@", all);
    try {
      games::make(games::find(question.game), games::Instance(question.instance), question.parameters);
    } catch (const text::InputError& error) {
      throw text::InputError(game_.word + ": " + error.what(), column);
    }
  }

  void require_number(const games::TextGame& game, const std::string& attribute, std::size_t column) const {
    const std::size_t equals = attribute.find('=');
    const auto number = text::whole_number(attribute.substr(equals + 1));
    const auto given = std::ranges::find(game.text.given, attribute.substr(0, equals), &games::TextGiven::called);
    if (!number || !given->range) return;
    const auto least = text::whole_number(given->range->first.word), most = text::whole_number(given->range->last.word);
    if (least && most && *number != 0 && (*number < *least || *number > *most))
      throw text::InputError(game_.word + ": expected a value " + std::to_string(*least) + ".." +
                                 std::to_string(*most) + ", found " + std::to_string(*number),
                             column);
  }

  const Syntax& game_;
  const GameTyping& typing_;
  const games::GameInfo* info_ = nullptr;  // null: there is no such game
  Written written_;
  std::vector<std::size_t> columns_;  // of values of attributes
};

/// The nimber, or the score, on which the outcome rests, or the outcome of misere play.
struct Outcome {
  Formula formula;
  bool points = false, misere = false;
  bool position = false;     // that the rules may not allow: then the number is infinite
  bool right_first = false;  // of a sided game: points are Right's
};

std::vector<Reader> read_games(const Syntax& asks, const GameTyping& typing) {
  std::vector<Reader> games;
  for (const Syntax& game : asks.arguments) games.emplace_back(game, typing);
  return games;
}

/// A sum is of nimbers.
Formula nimber(const Syntax& asks, const std::vector<Reader>& games) {
  std::optional<Formula> sum;
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (games[i].written().misere) fail("normal play for nimbers, and for sums", asks.arguments[i]);
    Formula one = games[i].asked("nimber", asks.word == "outcome" && games.size() == 1 ? "outcome" : "nimber");
    sum = sum ? Formula{"xor", {std::move(*sum), std::move(one)}} : std::move(one);
  }
  return *sum;
}

Outcome outcome(const Syntax& asks, const std::vector<Reader>& games) {
  const Reader& first = games.front();
  const bool one = games.size() == 1;
  if (one && first.number())
    fail("a game that one of the players wins", asks.arguments[0],
         "score(" + asks.arguments[0].word + ") is its number");
  Outcome result{.formula = {}, .points = one && first.points(), .misere = one && first.written().misere};
  result.right_first = one && first.sided() && first.first() == "right";
  for (const Reader& game : games) result.position = result.position || game.refused();
  result.formula = result.misere   ? first.asked("misere", "outcome")
                   : result.points ? first.asked("score", "outcome")
                                   : nimber(asks, games);
  return result;
}

/// The comparison, which is false at a position that the rules do not allow.
Formula where_allowed(const Outcome& of, Formula comparison) {
  return of.position ? Formula{"&", {std::move(comparison), {"!=", {of.formula, literal("infinite")}}}} : comparison;
}

}  // namespace

std::string why_not_asked(std::string_view game) {
  const games::Entry* entry = games::known(game);
  if (entry == nullptr) return "";
  const std::string_view needed[] = {entry->refinements.more_than_graph};
  if (!askable(*entry, "longest-play", needed))
    return "its board is " + std::string(games::board_name(entry->info.board));
  if (entry->info.players == 1 && entry->info.stuck == games::Stuck::ends)
    return "one player plays it for points, without a goal: score(...) is the most that can be had";
  return needed->empty() ? "" : "its board has '" + std::string(*needed) + "' beside the graph";
}

std::vector<std::string_view> askable_games(std::string_view word, std::span<const std::string_view> attributes) {
  std::vector<std::string_view> result;
  for (const games::Entry* entry : games::all_games())
    if (askable(*entry, word, attributes)) result.push_back(entry->info.name);
  return result;
}

Formula asked_game(std::string_view name, std::span<const GameOption> options) {
  const games::GameInfo& info = games::find(name).info;
  const std::size_t most = info.parameters.size();
  std::vector<std::string> texts(most);
  std::size_t next = 0;
  for (const GameOption& option : options) {
    const auto named = std::ranges::find(info.parameters, option.name, &games::ParameterInfo::name);
    const std::size_t i = option.name.empty() ? next : static_cast<std::size_t>(named - info.parameters.begin());
    if (i >= most) {
      throw text::InputError("expected at most " + std::to_string(most) + (most == 1 ? " option of " : " options of ") +
                                 std::string(name) + ", found " + std::to_string(options.size()),
                             option.column);
    }
    const games::ParameterInfo& parameter = info.parameters[i];
    if (!texts[i].empty())
      throw text::InputError("expected " + std::string(parameter.name) + " once, found it twice", option.column);
    texts[i] = option_text(info, parameter, option.text, option.column);
    next = i + 1;
  }
  Formula result{std::string(info.name), {}};
  for (std::size_t i = 0; i < most; ++i) {
    const games::ParameterInfo& parameter = info.parameters[i];
    const std::string usual = games::value_text(info, parameter.name, parameter.usual);
    result.arguments.push_back({texts[i].empty() ? usual : texts[i], {}});
  }
  return result;
}

namespace {

std::pair<Formula, Sort> game_formula(const Syntax& asks, const GameTyping& typing) {
  if (asks.word == "nimber") return {nimber(asks, read_games(asks, typing)), Sort::whole};
  if (asks.word == "outcome") {
    Outcome of = outcome(asks, read_games(asks, typing));
    if (of.misere) return {std::move(of.formula), Sort::whole};
    const Formula lost{of.points ? "<" : "=", {of.formula, literal("0")}};
    const Formula else_won =
        of.points ? Formula{"if", {{"=", {of.formula, literal("0")}}, literal("0"), literal("1")}} : literal("1");
    Formula value{"if", {lost, literal("-1"), else_won}};
    if (of.position) value = {"if", {{"=", {of.formula, literal("infinite")}}, literal("infinite"), std::move(value)}};
    return {std::move(value), Sort::whole};
  }
  if (asks.word == "value")
    fail("value(GAME) in front of =, <= or the like and a value, as in value(col) = \"1/2^\"", asks);
  if (asks.arguments.size() > 1) fail("one game, as sums are asked by nimber and outcome", asks.arguments[1]);
  const Reader reader(asks.arguments[0], typing);
  if (reader.written().misere) fail("play=normal, as misere play is asked by outcome", asks.arguments[0]);
  const language::LanguageWord* word = language::find_word(asks.word == "winnable" ? "wins"
                                                           : asks.word == "number" ? "number-part"
                                                                                   : asks.word);
  return {reader.asked(std::string(word->text), asks.word), word->gives};
}

/// Left is the first player, or the second.
std::string of_first_player(const Outcome& of, const Syntax& with) {
  if (with.word == "left") return of.right_first ? "second" : "first";
  if (with.word == "right") return of.right_first ? "first" : "second";
  if (with.word == "N" || with.word == "P" || with.word == "L" || with.word == "R")
    fail("left, right or tie where it is said who begins", with);
  return with.word;
}

/// `outcome(GAME) = L` of a sided game, whoever begins: who wins where Left does, and where Right does.
Formula either_start(const Syntax& asks, const Reader& game, const Syntax& with, bool negated) {
  if (with.word != "L" && with.word != "R" && with.word != "N" && with.word != "P")
    fail("L, R, N or P, or first=left or first=right in " + asks.arguments[0].word, with);
  const auto wins = [&](const char* begins, bool first) {
    const Outcome of = outcome(asks, {game.begun_by(begins)});
    return where_allowed(of, {first ? ">" : "<", {of.formula, literal("0")}});
  };
  Formula result{
      "&", {wins("left", with.word == "L" || with.word == "N"), wins("right", with.word == "R" || with.word == "N")}};
  return negated ? Formula{"!", {std::move(result)}} : result;
}

/// A value as texts have it: one in quotes, or a number that is written out. Empty for others.
std::string value_text(const Syntax& with) {
  if (with.word.starts_with('"')) return with.word.substr(1, with.word.size() - 2);
  if (with.kind == Syntax::Kind::number) return with.word;
  const std::string above = with.arguments.empty() ? "" : value_text(with.arguments[0]);
  if (with.word == "/" && with.arguments.size() == 2 && with.arguments[1].kind == Syntax::Kind::number)
    return above + "/" + with.arguments[1].word;
  return "";
}

/// Whether the value is at most another, or at least; not the same if the sign is strict.
Formula ordered_value(const Reader& game, std::string_view sign, const std::string& value) {
  const auto is = [&](std::string_view what) {
    return game.asked(std::string("value").append(what).append(value), "value");
  };
  Formula result = is(sign.starts_with('<') ? "<=" : ">=");
  return sign.size() == 1 ? Formula{"&", {std::move(result), {"!", {is("=")}}}} : result;
}

/// A value by its text, or a number with neither ups nor a nimber; of an order, a text or a number that is written out.
Formula compared_value(const Syntax& comparison, const GameTyping& typing) {
  const Syntax &asks = comparison.arguments[0], &with = comparison.arguments[1];
  const bool ordered = comparison.word != "=" && comparison.word != "!=";
  if (asks.arguments.size() > 1) fail("one game, as sums are asked by nimber and outcome", asks.arguments[1]);
  const Reader game(asks.arguments[0], typing);
  if (game.written().misere) fail("play=normal, as misere play is asked by outcome", asks.arguments[0]);
  if (ordered && value_text(with).empty()) fail("a value as \"2|-1\", or a number that is written out", with);
  if (!ordered && !with.word.starts_with('"')) {
    if (language::names_outcome(with.word)) fail("a value as \"2|-1\", or a number", with);
    const auto zero = [&](const char* word) { return Formula{"=", {game.asked(word, "value"), literal("0")}}; };
    const Formula number{"=", {game.asked("number-part", "value"), typing.typed(with, Sort::number)}};
    return {"&", {number, {"&", {zero("ups"), zero("stars")}}}};
  }
  std::string value = value_text(with);
  games::Forms forms;
  try {
    written_value("value=" + value, forms);
  } catch (const text::InputError& error) {
    text::throw_shifted(error, with.column);
  }
  std::erase(value, ' ');
  return ordered ? ordered_value(game, comparison.word, value) : game.asked("value=" + value, "value");
}

std::optional<Formula> compared(const Syntax& equality, const GameTyping& typing) {
  const Syntax& asks = equality.arguments[0];
  const Syntax& with = equality.arguments[1];
  if (asks.kind == Syntax::Kind::word && asks.word == "value") {
    Formula result = compared_value(equality, typing);
    return equality.word == "!=" ? Formula{"!", {std::move(result)}} : std::move(result);
  }
  if (asks.kind != Syntax::Kind::word || asks.word != "outcome") return std::nullopt;
  if (with.kind != Syntax::Kind::name || !language::names_outcome(with.word)) return std::nullopt;
  const std::vector<Reader> games = read_games(asks, typing);
  const bool sided = games.size() == 1 && games[0].sided() && !games[0].number();
  if (sided && games[0].first() == "both") return either_start(asks, games[0], with, equality.word == "!=");
  const Outcome of = outcome(asks, games);
  const std::string word = sided ? of_first_player(of, with) : with.word;
  const bool impartial = word == "N" || word == "P";
  if (impartial == of.points || (word != "tie" && word.find_first_of("NPfs") != 0))
    fail(sided ? "left, right, tie, first or second" : of.points ? "first, second or tie" : "N or P", with);
  const bool won = word == "N" || word == "first";
  const bool tie = word == "tie";
  const char* sign = of.misere ? "=" : of.points ? (won ? ">" : tie ? "=" : "<") : won ? "!=" : "=";
  Formula result = where_allowed(of, {sign, {of.formula, literal(!of.misere || tie ? "0" : won ? "1" : "-1")}});
  return equality.word == "!=" ? Formula{"!", {std::move(result)}} : result;
}

class Questions final : public language::GameSyntax {
 public:
  const language::GameWords& words() const override { return game_words(); }
  std::pair<Formula, Sort> formula(const Syntax& asks, const GameTyping& typing) const override {
    return game_formula(asks, typing);
  }
  std::optional<Formula> compared_outcome(const Syntax& equality, const GameTyping& typing) const override {
    return compared(equality, typing);
  }
};

}  // namespace

const language::GameSyntax& game_syntax() {
  static const Questions questions;
  return questions;
}

}  // namespace gamecert::conjectures
