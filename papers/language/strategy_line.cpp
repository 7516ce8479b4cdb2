// Strategies read, and played by the names of moves.
#include "papers/language/strategy_line.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

#include "games/instances/ready_game.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/graph_in_question.hpp"
#include "papers/language/board_sets.hpp"
#include "papers/language/check_function.hpp"
#include "papers/strategy_play.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"

namespace gamecert::papers {

std::string written_move(std::string_view move) {
  const auto ends = separated(move, "-");
  const auto first = text::integer(ends.front()), second = text::integer(ends.back());
  const bool turned = ends.size() == 2 && first && second && *second < *first;
  return turned ? std::string(ends[1]).append("-").append(ends[0]) : std::string(move);
}

namespace {

/// `0-4 0-5`, `2:*`, `* but 0-1 0-2`
bool is_meant(const std::string& name, std::string_view answer) {
  constexpr std::string_view but = "* but ";
  if (answer.starts_with(but)) return !is_meant(name, answer.substr(but.size()));
  return std::ranges::any_of(separated(answer, " "), [&](std::string_view move) {
    return move.ends_with('*') ? name.starts_with(move.substr(0, move.size() - 1)) : name == written_move(move);
  });
}

/// What the planes of a position have, by their names.
class PlanesSeen {
 public:
  PlanesSeen(const games::Game& game, const std::vector<std::string>& planes) : game_(game), planes_(planes) {
    constexpr int most_cells = 62;
    if (!planes.empty() && game.cells() > most_cells)
      throw text::LimitError("strategies look at positions of at most 62 cells");
  }

  bool none() const { return planes_.empty(); }
  /// The variables and the planes.
  Variables with(const games::Position& at, const Variables& variables) const {
    Variables seen = variables;
    for (const std::string& plane : planes_) {
      const auto number = std::ranges::find(game_.info().planes, plane) - game_.info().planes.begin();
      seen[plane] = static_cast<std::int64_t>(at[static_cast<std::size_t>(number)]);
    }
    return seen;
  }

 private:
  const games::Game& game_;
  const std::vector<std::string>& planes_;
};

/// The moves that an answer leaves open, one `or` after the other. Answers may name planes of the position.
class AnswerMoves {
 public:
  AnswerMoves(const games::Game& game, const PlanesSeen& planes, const AnswerFunction& answers,
              const Variables& variables, Surroundings in)
      : planes_(planes), answers_(answers), variables_(variables), in_(in) {
    for (int code = 0; code < game.codes(); ++code) names_.push_back(game.move_name(code));
  }

  std::vector<int> in(const StrategyTurn& turn, int& for_good) {
    const std::string& last = names_[static_cast<std::size_t>(turn.last)];
    if (answers_.may_turn() && for_good == 0 && !turn.again &&
        answers_.turns(last, planes_.with(turn.at, variables_), in_))
      for_good = 1;
    const auto [found, unknown] =
        known_.try_emplace({for_good, turn.last, planes_.none() ? games::Position() : turn.at});
    if (unknown) found->second = after(last, planes_.with(turn.at, variables_), for_good != 0);
    std::vector<int> moves;
    for (const Alternative& one : found->second) {
      for (std::size_t i = 0; i < turn.options.moves.size(); ++i) {
        const int move = turn.options.moves[i];
        if (one.wins ? turn.options.won[i] != 0 : one.moves[static_cast<std::size_t>(move)]) moves.push_back(move);
      }
      if (!moves.empty()) break;
    }
    return moves;
  }

 private:
  struct Alternative {
    bool wins;
    std::vector<bool> moves;  // by code
  };

  std::vector<Alternative> after(const std::string& last, const Variables& variables, bool for_good) const {
    constexpr std::string_view either = " or ";
    std::vector<Alternative> result;
    const std::string text = answers_.to(last, variables, in_, for_good);
    for (std::string_view rest = text;;) {
      const std::size_t end = std::min(rest.find(either), rest.size());
      const std::string_view answer = rest.substr(0, end);
      result.push_back({answer == "win", {}});
      for (const std::string& name : names_) result.back().moves.push_back(is_meant(name, answer));
      if (end == rest.size()) return result;
      rest.remove_prefix(end + either.size());
    }
  }

  const PlanesSeen& planes_;
  const AnswerFunction& answers_;
  const Variables& variables_;
  Surroundings in_;
  std::vector<std::string> names_;  // of moves by their codes
  // By whether she has turned to other answers, the last move and, if planes are looked at, the position.
  std::map<std::tuple<int, int, games::Position>, std::vector<Alternative>> known_;
};

/// A move by its name, and whether the opponent makes it.
struct MoveMade {
  std::string name;
  bool opponents;
};

/// `after painted=0:1,2:2 the move 3:1 has no answer`: what the board has painted and the moves before the last.
std::string without_answer(const std::string& board, const std::vector<MoveMade>& moves) {
  constexpr std::string_view painted = " painted=";
  std::vector<std::string_view> before;
  for (std::size_t i = 0; i + 1 < moves.size(); ++i) before.push_back(moves[i].name);
  if (const std::size_t found = board.find(painted); found != std::string::npos)
    std::ranges::copy(separated(std::string_view(board).substr(found + painted.size()), ","),
                      std::back_inserter(before));
  std::ranges::sort(before, {}, [](std::string_view move) { return text::integer(separated(move, ":-").front()); });
  std::string list;
  for (const std::string_view move : before) list.append(list.empty() ? painted : ",").append(move);
  return "after" + list + " the move " + moves.back().name + " has no answer";
}

/// `after 0-1; 2-3; 0-4 the second player has no answer`: play in its order, a player's turn up to each semicolon. If
/// the last move is that player's own and keeps the turn, `the second player moves again, and the strategy has no
/// move`.
std::string without_move(const std::vector<MoveMade>& moves, std::string_view player) {
  std::string play;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const bool same_turn = i > 0 && moves[i].opponents == moves[i - 1].opponents;
    play.append(i == 0 || same_turn ? " " : "; ").append(moves[i].name);
  }
  return "after" + play + " the " + std::string(player) +
         (moves.back().opponents ? " player has no answer" : " player moves again, and the strategy has no move");
}

}  // namespace

AnswerFunction::AnswerFunction(const LinePiece& piece, const Names& known) : known_(known) {
  auto [move, rest] = piece.split_or_refuse(" by ");
  for (const std::string_view name : separated(move.text, ":-")) {
    if (name.empty() || known_.has_variable(name)) move.refuse("names that are not taken for the numbers of a move");
    numbers_.emplace_back(name);
    known_.add(name);
  }
  constexpr std::string_view once = " once ";
  if (const auto turned = rest.split(once)) {
    const auto [condition, others] = turned->second.split_or_refuse(" by ");
    turns_.emplace(condition.expression(known_, Sort::truth));
    for_good_ = read(others);
    rest = turned->first;
  }
  answers_ = read(rest);
}

std::vector<AnswerFunction::Answer> AnswerFunction::read(LinePiece rest) const {
  std::vector<Answer> result;
  constexpr std::string_view begin = "if ";
  while (rest.starts_with(begin)) {
    const auto [condition, then] = rest.part(begin.size()).split_or_refuse(" then ");
    const auto [answer, other] = then.split_or_refuse(" else ");
    result.push_back({answer.words(known_), condition.expression(known_, Sort::truth)});
    rest = other;
  }
  result.push_back({rest.words(known_), {}});
  return result;
}

bool AnswerFunction::turns(const std::string& move, const Variables& variables, Surroundings in) const {
  return turns_->truth(with(move, variables), in);
}

Variables AnswerFunction::with(const std::string& move, const Variables& variables) const {
  const std::vector<std::string_view> found = separated(move, ":-");
  if (found.size() != numbers_.size())
    throw text::InputError("expected moves of " + std::to_string(numbers_.size()) + " numbers, found " +
                           text::quoted(move));
  Variables result = variables;
  for (std::size_t i = 0; i < found.size(); ++i) result[numbers_[i]] = text::integer(found[i]).value();
  return result;
}

std::string AnswerFunction::to(const std::string& move, const Variables& variables, Surroundings in,
                               bool turned) const {
  const Variables at = with(move, variables);
  const auto found = std::ranges::find_if(
      turned ? for_good_ : answers_, [&](const Answer& one) { return !one.condition || one.condition->truth(at, in); });
  return found->move.text(at, in);
}

StrategyLine::StrategyLine(const LinePiece& game, LinePiece rules, const Names& known)
    : game_(QuestionOfGame::of_play(game, known)) {
  const LinePiece player = rules.take_word(), promise = rules.take_word();
  first_ = player.text == "first";
  if (!first_ && player.text != "second") player.refuse("first or second");
  if (promise.text == "scores") {
    points_.emplace(rules.take_word().expression(known, Sort::whole));
  } else if (promise.text != "moves") {
    promise.refuse("moves or scores");
  }
  constexpr std::string_view opening = "opening ";
  auto [before, answers] = rules.split_or_refuse("answers ");
  if (before.starts_with(opening)) {
    opening_.emplace(before.part(opening.size(), before.text.size() - opening.size() - 1).words(known));
  } else if (!before.text.empty()) {
    before.refuse("'opening ' or 'answers '");
  }
  const auto both = answers.split(" unless ");
  const LinePiece said = both ? both->first : answers;
  Names names = known;
  // Moves and planes are about edges if a move has two ends.
  const Sort cells = said.part(0, said.find(" by ")).text.find('-') == std::string_view::npos ? Sort::set : Sort::edges;
  for (const std::string_view plane : game_.game().planes) {
    if (known.has_variable(plane) || answers.text.find(plane) == std::string_view::npos) continue;
    names.add(planes_.emplace_back(plane), cells);
    names.graph = true;
  }
  answers_.emplace(said, names);
  if (!both) return;
  never_.emplace(both->second.expression(answers_->known(), Sort::truth));
}

WayToPlay::Worth StrategyLine::worth(const std::string& board, const Variables& variables, Surroundings in) const {
  const GameQuestion asked = game_.on(board, variables);
  const games::Instance instance(asked.instance);
  const auto game = games::make(games::find(asked.game), instance, asked.parameters);
  std::optional<graphs::SmallGraph> graph;
  std::optional<GraphInQuestion> of_board;
  if (in.graph == nullptr && !planes_.empty()) {
    graph = graphs::small(instance.graph());
    in.graph = &of_board.emplace(*graph, in.trial->left(), triangulation_of(instance));
  }
  const PlanesSeen planes(*game, planes_);
  AnswerMoves open(*game, planes, *answers_, variables, in);
  StrategyPlay play(
      *game, [&](const StrategyTurn& turn, int& for_good) { return open.in(turn, for_good); }, *in.trial);
  if (never_) {
    play.opponent_never([&](const games::Position& seen, int move) {
      return never_->truth(answers_->with(game->move_name(move), planes.with(seen, variables)), in);
    });
  }
  games::Position at = game->start();
  games::Options options;
  int points = 0;
  bool hers = first_;
  const std::string opening = opening_ ? opening_->text(variables, in) : "";
  for (const std::string_view name : separated(opening, " ")) {
    if (opening.empty()) break;
    game->options(at, options);
    const auto found = std::ranges::find(options.moves, game->move_code(written_move(name)));
    if (found == options.moves.end()) throw text::InputError("expected a legal move, found " + text::quoted(name));
    const auto i = static_cast<std::size_t>(found - options.moves.begin());
    points += hers ? options.gains[i] : -options.gains[i];
    at = {options.position(i).begin(), options.position(i).end()};
    hers = !hers;
  }
  if (hers) throw text::InputError("expected an opening behind which the opponent is to move");
  const int sure = points + play.worst(at, true);
  if (points_) {
    if (sure >= points_->value(variables, in)) return {1};
    return {0, "the strategy makes sure of " + std::to_string(sure) + " only"};
  }
  if (sure >= StrategyPlay::won) return {1};
  std::vector<MoveMade> moves;
  for (const auto& [code, opponents] : play.losing_play()) moves.push_back({game->move_name(code), opponents});
  if (moves.empty()) return {0, "the strategy does not win"};
  const bool paints = moves.back().name.find(':') != std::string::npos;
  return {0, paints ? without_answer(board, moves) : without_move(moves, first_ ? "first" : "second")};
}

}  // namespace gamecert::papers
