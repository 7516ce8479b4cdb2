// From clauses about Left and Right to the core.
#include "games/texts/reader/sides.hpp"

#include <algorithm>
#include <functional>
#include <set>

#include "language/typing.hpp"

namespace gamecert::games {
namespace {

Formula literal(std::string_view word) { return {std::string(word), {}}; }
Formula equals(std::string_view name, std::string_view number) { return {"=", {literal(name), literal(number)}}; }
Formula if_else(Formula test, Formula one, Formula other) {
  return one == other ? one : Formula{"if", {std::move(test), std::move(one), std::move(other)}};
}
Formula both(std::optional<Formula> one, Formula other) {
  return one ? Formula{"&", {std::move(*one), std::move(other)}} : other;
}
Formula either(std::optional<Formula> one, Formula other) {
  return one ? Formula{"|", {std::move(*one), std::move(other)}} : other;
}
/// It is Left, or Right, who moves: before the turn also of the position after the move.
Formula moves(LeftOrRight side) { return equals(side == LeftOrRight::left ? "left" : "right", "1"); }

class Expansion {
 public:
  Expansion(GameText& text, const Sides& sides) : text_(text), sides_(sides) {}

  void run() {
    add_option();
    for (const auto& [left, right] : sides_.pairs) exchange_starts(left, right);
    for (std::size_t m = 0; m < text_.moves.size(); ++m) move(text_.moves[m], sides_.movers[m]);
    for (const std::string_view word : single_clauses)
      if (auto& clause = *single_clause(text_, word)) *clause = seen(*clause, std::nullopt);
    for (Formula& each : text_.always) each = seen(each, std::nullopt);
    wins();
    if (sides_.number) number();
    text_.turn.insert(text_.turn.end(), sides_.pairs.begin(), sides_.pairs.end());
    if (absolute_ || sides_.repeat) add_mover();
  }

 private:
  /// A formula where that player moves: blue is the mover's where Left does, the other player's where Right does.
  Formula seen_by(const Formula& formula, LeftOrRight mover, bool after = false) const {
    return with_names(formula, [&](const std::string& word) {
      const bool prime = word.ends_with('\'');
      const std::string name = prime ? word.substr(0, word.size() - 1) : word;
      const std::optional<std::size_t> of = part(name, mover);
      if (!of) return word;
      return text_.position[*of].name + (prime || after ? "'" : "");
    });
  }
  /// The part of the core for a name of the author's.
  std::optional<std::size_t> part(const std::string& name, LeftOrRight mover) const {
    if (const auto alias = sides_.alias(name)) return alias;
    const auto known = std::ranges::find(text_.position, name, &TextPart::name);
    if (known == text_.position.end()) return std::nullopt;
    const auto number = static_cast<std::size_t>(known - text_.position.begin());
    const auto partner = sides_.partner(number);
    return partner && mover == LeftOrRight::right ? *partner : number;
  }
  static Formula with_names(const Formula& formula, const std::function<std::string(const std::string&)>& name) {
    Formula result{name(formula.word), {}};
    for (const Formula& argument : formula.arguments) result.arguments.push_back(with_names(argument, name));
    return result;
  }
  /// The same where that player moves, or where either does.
  Formula seen(const Formula& formula, Mover mover) {
    if (mover) return seen_by(formula, *mover);
    Formula left = seen_by(formula, LeftOrRight::left), right = seen_by(formula, LeftOrRight::right);
    absolute_ = absolute_ || left != right;
    return if_else(moves(LeftOrRight::left), std::move(left), std::move(right));
  }
  void seen_range(std::optional<TextRange>& range, Mover mover) {
    if (!range) return;
    range->first = seen(range->first, mover);
    range->last = seen(range->last, mover);
  }
  void seen_choice(TextChoice& choice, Mover mover) {
    seen_range(choice.range, mover);
    if (!choice.range) choice.within = seen(choice.within, mover);
  }

  void move(TextMove& move, Mover mover) {
    for (TextChoice& each : move.choices) seen_choice(each, mover);
    if (move.condition) move.condition = seen(*move.condition, mover);
    if (mover) {
      absolute_ = true;
      move.condition = move.condition ? both(moves(*mover), std::move(*move.condition)) : moves(*mover);
    }
    for (TextUpdate& each : move.updates) {
      if (each.each) seen_choice(*each.each, mover);
      if (each.at) each.at = seen(*each.at, mover);
      each.value = seen(each.value, mover);
    }
  }

  /// Where both players have won, whoever has just moved has: a loss is what is lost and not won.
  void wins() {
    for (const LeftOrRight side : {LeftOrRight::left, LeftOrRight::right}) {
      const auto& goal = sides_.won[static_cast<int>(side)];
      if (!goal) continue;
      absolute_ = true;
      text_.won = either(std::move(text_.won), both(moves(side), seen_by(*goal, side)));
    }
    for (const LeftOrRight side : {LeftOrRight::left, LeftOrRight::right})
      if (const auto& goal = sides_.won[static_cast<int>(opponent(side))])
        text_.lost = either(std::move(text_.lost), both(moves(side), seen_by(*goal, side)));
  }

  /// Points are how much the number changes in favour of the mover; before play the number in favour of the first.
  void number() {
    absolute_ = true;
    text_.left_most = sides_.left_most;
    // Behind `gain` choices have names, which no variable may have.
    std::set<std::string> taken;
    for (const TextChoice& each : common_choices(text_)) taken.insert(each.name);
    const Formula counted = language::renamed(*sides_.number, taken);
    const auto favours = [&](LeftOrRight side) { return (side == LeftOrRight::left) == *sides_.left_most; };
    const auto change = [&](LeftOrRight side) {
      Formula before = seen_by(counted, side), after = seen_by(counted, side, true);
      if (!favours(side)) std::swap(before, after);
      return Formula{"-", {std::move(after), std::move(before)}};
    };
    const auto start = [&](LeftOrRight side) {
      Formula value = seen_by(counted, side);
      return favours(side) ? value : Formula{"-", {literal("0"), std::move(value)}};
    };
    text_.gain = if_else(moves(LeftOrRight::left), change(LeftOrRight::left), change(LeftOrRight::right));
    text_.before = if_else(moves(LeftOrRight::left), start(LeftOrRight::left), start(LeftOrRight::right));
  }

  void add_option() {
    TextGiven first{.name = "first", .sort = Sort::whole};
    const std::size_t words = sides_.number ? 2 : std::size(first_words);
    first.words.assign(std::begin(first_words), std::begin(first_words) + words);
    first.usual = sides_.number ? 0 : 2;
    first.range = TextRange{literal("0"), literal(std::to_string(words - 1))};
    text_.given.push_back(std::move(first));
  }
  /// Where Right begins, the parts are exchanged at the start.
  void exchange_starts(std::size_t left, std::size_t right) {
    TextPart &blue = text_.position[left], &red = text_.position[right];
    const Formula of_red = with_names(red.start, [&](const std::string& word) {
      return !red.bound.empty() && word == red.bound ? blue.bound : word;
    });
    const Formula of_blue = blue.start;
    red.bound = blue.bound;
    blue.start = if_else(equals("first", "1"), of_red, of_blue);
    red.start = if_else(equals("first", "1"), of_blue, of_red);
  }
  void add_mover() {
    const std::size_t at = text_.position.size();
    for (const std::string_view name : {"left", "right"}) {
      TextPart part{.name = std::string(name), .sort = Sort::whole};
      part.range = TextRange{literal("0"), literal("1")};
      const bool left = name == "left";
      part.start = if_else(equals("first", "1"), literal(left ? "0" : "1"), literal(left ? "1" : "0"));
      text_.position.push_back(std::move(part));
    }
    text_.turn.emplace_back(at, at + 1);
    if (sides_.repeat) text_.repeat->winner = at + (*sides_.repeat == LeftOrRight::left ? 0 : 1);
  }

  GameText& text_;
  const Sides& sides_;
  bool absolute_ = false;  // the rules speak of Left and Right and not of the mover alone
};

}  // namespace

std::optional<LeftOrRight> side_named(std::string_view word) {
  if (word == "left") return LeftOrRight::left;
  if (word == "right") return LeftOrRight::right;
  return std::nullopt;
}

bool Sides::played() const {
  return !pairs.empty() || repeat || number || won[0] || won[1] ||
         std::ranges::any_of(movers, [](const Mover& mover) { return mover.has_value(); });
}

std::optional<std::size_t> Sides::alias(std::string_view name) const {
  if (pairs.size() != 1) return std::nullopt;
  if (name == "own") return pairs[0].first;
  if (name == "other") return pairs[0].second;
  return std::nullopt;
}

std::optional<std::size_t> Sides::partner(std::size_t part) const {
  for (const auto& [left, right] : pairs) {
    if (part == left) return right;
    if (part == right) return left;
  }
  return std::nullopt;
}

void expand_sides(UsersGame& game, const Sides& sides) { Expansion(game.text, sides).run(); }

}  // namespace gamecert::games
