// Rules of play tried against everything: all lines of play in which they break their promise.
#include <algorithm>
#include <set>
#include <sstream>

#include "naive.hpp"

namespace gamecert::naive {

using games::Game;
using games::Position;

namespace {

/// `REFUTED second moves again free opening 0 3 answers 2>4 4>none`, word by word.
struct Rules {
  bool first = false;
  std::string promise;
  int bound = 0;
  std::vector<int> opening;
  std::map<int, std::string> answers;
};

Rules rules_in(const std::string& statement) {
  std::istringstream in(statement);
  Rules rules;
  std::string word;
  in >> word >> word;
  rules.first = word == "first";
  in >> rules.promise;
  if (rules.promise != "moves") in >> rules.bound;
  in >> word;
  if (word == "again") in >> word >> word;
  if (word == "opening") {
    while (in >> word && word != "answers") rules.opening.push_back(std::stoi(word));
  }
  while (in >> word) rules.answers[std::stoi(word)] = word.substr(word.find('>') + 1);
  return rules;
}

struct LinePlay {
  Position at;
  int points = 0;  // of the first player, less those of the second
  bool first_to_move = true;
  std::string last =
      "nothing";  // the opponent's move that stands to be answered; `own` behind a move that kept the turn
};

class Lines {
 public:
  Lines(const Game& game, const std::string& statement) : game_(game), rules_(rules_in(statement)) {}

  /// Behind the opening.
  std::set<std::vector<int>> broken() {
    LinePlay play{game_.start(), game_.head_start(), true, "nothing"};
    for (const int move : rules_.opening) {
      const auto moves = game_.moves(play.at);
      if (std::ranges::count(moves, move) == 0) return {};
      play = after(play, move);
    }
    go_on(play);
    return found_;
  }

 private:
  LinePlay after(const LinePlay& play, int move) const {
    games::Options options;
    game_.options(play.at, options);
    const auto i = static_cast<std::size_t>(std::ranges::find(options.moves, move) - options.moves.begin());
    const auto next = options.position(i);
    const bool keeps = options.again[i] != 0;
    const bool hers = play.first_to_move == rules_.first;
    return {{next.begin(), next.end()},
            play.points + (play.first_to_move ? options.gains[i] : -options.gains[i]),
            play.first_to_move == keeps,
            hers ? (keeps ? "own" : "nothing") : std::to_string(move)};
  }

  void go_on(const LinePlay& play) {
    const auto moves = game_.moves(play.at);
    const bool hers = play.first_to_move == rules_.first;
    const bool free = hers && play.last == "own";
    const bool answered = hers && !free && play.last != "nothing" && rules_.answers.contains(std::stoi(play.last));
    const std::string answer = answered ? rules_.answers[std::stoi(play.last)] : "nothing";
    const auto is_answer = [&](int move) { return std::to_string(move) == answer; };
    const bool legal = std::ranges::any_of(moves, is_answer);
    if (rules_.promise == "scores") {
      if (moves.empty() && (rules_.first ? play.points : -play.points) < rules_.bound) found_.insert(line_);
    } else if (answered && (rules_.promise == "moves" ? !legal : legal && answer == std::to_string(rules_.bound))) {
      found_.insert(line_);
    }
    for (const int move : moves) {
      if (hers && !free && (legal || rules_.promise != "scores") && !is_answer(move)) continue;
      line_.push_back(move);
      go_on(after(play, move));
      line_.pop_back();
    }
  }

  const Game& game_;
  Rules rules_;
  std::vector<int> line_;
  std::set<std::vector<int>> found_;
};

}  // namespace

bool line_right(const certificates::Claim& claim, const certificates::LineOfPlay& evidence) {
  const auto game = game_of(claim);
  return Lines(*game, claim.statement).broken().contains(evidence.moves);
}

certificates::Certificate certify_broken(const std::string& game, const std::string& instance,
                                         const std::string& statement, const std::map<std::string, int>& parameters) {
  const games::Parameters complete(games::find(game).info, parameters);
  certificates::Claim of = claim(game, instance, statement, {complete.values().begin(), complete.values().end()});
  return {of, certificates::LineOfPlay{*Lines(*game_of(of), statement).broken().begin()}};
}

}  // namespace gamecert::naive
