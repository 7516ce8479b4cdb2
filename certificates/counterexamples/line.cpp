// Evidence `line`: the moves are played, those of one player by the rules, and at their end the promise is broken.
//
// Of a promise `moves` or `avoids` every move behind the opening that is that player's is the answer to the opponent's
// last move, and at the end the answer is due that is no legal move, or the move that is to be avoided. Of a promise
// `scores` the player is free where there is no answer or it is not legal, and play has ended with too few points.
// In a game in which moves may keep the turn the player is free as well behind a move that has kept it, and says so.
#include "certificates/counterexamples/line.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/number_text.hpp"
#include "certificates/subject.hpp"
#include "text/cursor.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

using Promise = AnswerRules::Promise;

constexpr std::array<std::string_view, 3> promise_words{"moves", "avoids", "scores"};
constexpr std::string_view no_move = "none";

/// 0 for what is no number: the text of what is read is compared with what was given.
int number(std::string_view word) { return text::integer(word).value_or(0); }

AnswerRules rules_of(std::string_view statement) {
  AnswerRules rules;
  text::Cursor in(statement, {0, 1}, " ");
  const auto take_word = [&] { return in.take_until(" "); };
  take_word();
  rules.first = take_word() == "first";
  const auto promise = std::ranges::find(promise_words, take_word());
  if (promise != promise_words.end()) rules.promise = static_cast<Promise>(promise - promise_words.begin());
  if (rules.promise != Promise::moves) rules.bound = number(take_word());
  std::string_view word = take_word();
  if (word == "again") {
    rules.again_free = take_word() == "free";
    word = take_word();
  }
  if (word == "opening") {
    while ((word = take_word()) != "answers" && !word.empty()) rules.opening.push_back(number(word));
  }
  while (!in.done()) {
    word = take_word();
    const std::size_t sign = std::min(word.find('>'), word.size());
    const std::string_view answer = word.substr(std::min(sign + 1, word.size()));
    auto& due = rules.answers[number(word.substr(0, sign))];
    if (answer != no_move) due = number(answer);
  }
  return rules;
}

std::string text(const AnswerRules& rules) {
  std::string text = "REFUTED ";
  const auto add = [&](std::string_view before, int move) { text.append(before).append(std::to_string(move)); };
  text.append(rules.first ? "first " : "second ").append(promise_words[static_cast<std::size_t>(rules.promise)]);
  if (rules.promise != Promise::moves) add(" ", rules.bound);
  if (rules.again_free) text += " again free";
  if (!rules.opening.empty()) text += " opening";
  for (const int move : rules.opening) add(" ", move);
  text += " answers";
  for (const auto& [move, answer] : rules.answers) {
    add(" ", move);
    if (answer) {
      add(">", *answer);
    } else {
      text.append(">").append(no_move);
    }
  }
  return text;
}

/// A line of play under the rules.
class Follower {
 public:
  Follower(const games::Game& game, const AnswerRules& rules)
      : game_(game), rules_(rules), at_(game.start()), points_(game.head_start()) {
    game_.options(at_, options_);
  }

  void play(const std::vector<int>& moves, bool by_rules) {
    for (const int move : moves) {
      ++number_;
      const auto found = std::ranges::lower_bound(options_.moves, move);
      if (found == options_.moves.end() || *found != move) fail("a legal move", std::to_string(move));
      if (by_rules && hers()) must_follow(move);
      if (!hers()) last_ = move;
      make(static_cast<std::size_t>(found - options_.moves.begin()));
    }
  }

  void require_broken() {
    ++number_;
    if (rules_.promise == Promise::scores) {
      const std::int64_t points = rules_.first ? points_ : -points_;
      if (!options_.moves.empty()) fail("the end of play", "that it goes on");
      if (points >= rules_.bound) fail("less than " + std::to_string(rules_.bound) + " points", std::to_string(points));
      return;
    }
    const std::optional<int> answer = due();
    if (rules_.promise == Promise::avoids && answer != rules_.bound)
      fail("that the answer is " + std::to_string(rules_.bound), "another");
    if (legal(answer) != (rules_.promise == Promise::avoids))
      fail(rules_.promise == Promise::avoids ? "a legal answer" : "no legal answer", "another");
  }

 private:
  bool hers() const { return first_to_move_ == rules_.first; }
  /// Whether it is her move, and she has made the last one too.
  bool again() const { return hers() && again_; }
  bool legal(const std::optional<int>& move) const { return move && std::ranges::binary_search(options_.moves, *move); }
  /// What the rules say to the opponent's last move.
  std::optional<int> due() const {
    const auto found = last_ ? rules_.answers.find(*last_) : rules_.answers.end();
    if (!hers() || found == rules_.answers.end()) fail("a move that the rules answer", "none");
    return found->second;
  }
  void must_follow(int move) const {
    if (again()) return;
    if (rules_.promise == Promise::scores) {
      const auto found = last_ ? rules_.answers.find(*last_) : rules_.answers.end();
      if (found == rules_.answers.end() || !legal(found->second) || found->second == move) return;
    } else if (due() == move) {
      return;
    }
    fail("the answer", std::to_string(move));
  }
  void make(std::size_t option) {
    points_ += first_to_move_ ? options_.gains[option] : -options_.gains[option];
    const games::PositionView next = options_.position(option);
    at_.assign(next.begin(), next.end());
    again_ = options_.again[option] != 0;
    if (hers()) last_.reset();
    if (!again_) first_to_move_ = !first_to_move_;
    game_.options(at_, options_);
  }
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    reject("move " + std::to_string(number_) + ": expected " + expected + ", found " + found);
  }

  const games::Game& game_;
  const AnswerRules& rules_;
  games::Position at_;
  games::Options options_;
  std::int64_t points_;  // of the first player, less those of the second
  bool first_to_move_ = true;
  bool again_ = false;       // the last move has kept the turn
  std::optional<int> last_;  // the opponent's move, if it was the last one
  std::size_t number_ = 0;
};

void check_line(const Claim& claim, const LineOfPlay& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  const AnswerRules rules = read_answer_rules(claim.statement);
  const games::Game& game = subject.game();
  if (game.info().players != 2) reject("expected a game of two players, found " + claim.game);
  if (rules.promise == Promise::scores && !game.refinements().gain)
    reject("expected a game for points, found " + claim.game);
  const bool keeps = game.refinements().moves_again;
  if (keeps && !rules.again_free)
    reject("expected `again free` before the answers, as moves of " + claim.game + " may keep the turn, found none");
  if (!keeps && rules.again_free)
    reject("expected no `again free`, as no move of " + claim.game + " keeps the turn, found it");
  Follower follower(game, rules);
  follower.play(rules.opening, false);
  follower.play(evidence.moves, true);
  follower.require_broken();
}

}  // namespace

AnswerRules read_answer_rules(std::string_view statement) {
  AnswerRules rules = rules_of(statement);
  if (text(rules) != statement) reject("expected REFUTED and rules of play, found " + text::quoted(statement));
  return rules;
}

Kind line_kind() {
  return kind_of<LineOfPlay>([](Lines& lines, const Claim&) { return LineOfPlay{read_numbers(lines, "a move")}; },
                             check_line);
}

}  // namespace gamecert::certificates
