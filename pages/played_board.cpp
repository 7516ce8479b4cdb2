#include "pages/played_board.hpp"

#include <algorithm>
#include <chrono>
#include <deque>
#include <map>
#include <set>
#include <sstream>
#include <utility>

#include "certificates/grounds.hpp"
#include "certificates/subject.hpp"
#include "certificates/writing/position_lines.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/text_game.hpp"
#include "pages/looks.hpp"
#include "solve/position_worths.hpp"
#include "solve/sides.hpp"
#include "solve/solve.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"
#include "verify/certificate_moves.hpp"

namespace gamecert::pages {
namespace {

using Clock = std::chrono::steady_clock;
using solve::PositionWorths;

/// `10 s`
std::string seconds_text(double seconds) {
  std::ostringstream text;
  text << seconds << " s";
  return text.str();
}

/// Explores breadth first, so that what is left out is far from the start.
class Maker {
 public:
  Maker(const games::Setup& setup, bool misere, const PlayedLimits& limits)
      : setup_(setup),
        game_(setup.game()),
        misere_(misere),
        limits_(limits),
        pictures_(setup),
        end_(Clock::now() + std::chrono::microseconds(static_cast<std::int64_t>(limits.seconds * 1e6))),
        values_(game_, misere, {.seconds = limits.seconds}) {
    board_.title = setup.text() + (misere ? " (misere play)" : "");
    board_.players = game_.info().players;
    board_.points = game_.refinements().gain;
    board_.head_start = game_.head_start();
    for (const int player : {0, 1})
      if (game_.info().sided) board_.names.push_back(player_name(setup, player));
  }

  /// With a certificate, the moves that it shows to be good are the best ones of its player.
  Maker& by(const verify::CertificateMoves* certificate) {
    certificate_ = certificate;
    if (certificate != nullptr) board_.program = certificate->player();
    return *this;
  }

  /// Whether the limit is enough for all positions. Asks nothing of what they are worth.
  bool fits() const {
    const text::Deadline within(limits_.seconds);
    std::set<std::pair<games::Position, int>> met{{game_.start(), 0}};
    std::deque<std::pair<games::Position, int>> open(met.begin(), met.end());
    for (; !open.empty() && met.size() <= limits_.positions; open.pop_front()) {
      const auto& [position, mover] = open.front();
      games::Options options;
      game_.options(position, options);
      for (std::size_t i = 0; i < options.moves.size(); ++i) {
        const games::PositionView next = options.position(i);
        const auto [place, fresh] =
            met.emplace(games::Position(next.begin(), next.end()), mover_after(options, i, mover));
        if (fresh) open.push_back(*place);
      }
    }
    return met.size() <= limits_.positions;
  }

  void everything() {
    start();
    while (next_ < places_.size()) expand(next_++, all);
  }

  /// Of the player `program` one good move only. LimitError where the limit is not enough for the answers to all moves.
  void answers(int program) {
    start();
    board_.program = program;
    board_.cut = "Of " + player_name(setup_, program) + " only one good move in each position is here.";
    while (next_ < places_.size()) {
      expand(next_, places_[next_].second == program ? good : all);
      ++next_;
      if (places_.size() > limits_.positions)
        throw text::LimitError("a page of " + board_.title + " needs more than " + std::to_string(limits_.positions) +
                               " positions (--positions), even with one good move of " + player_name(setup_, program) +
                               " in each");
    }
  }

  /// The moves from the start on, with the other options at each of them but nothing behind these.
  void along(const std::vector<int>& moves) {
    start();
    asks_ = false;
    std::size_t at = 0;
    for (const int move : moves) {
      expand(at, move);
      const auto& options = board_.positions[at].options;
      const auto made = std::ranges::find_if(options, [](const auto& option) { return option.to >= 0; });
      if (made == options.end()) break;
      at = static_cast<std::size_t>(made->to);
    }
    tell(at, value_of(places_[at].first));
    if (game_.moves(places_[at].first).empty()) {
      tell_end(at);
    } else {
      board_.positions[at].left_out = true;
    }
    board_.cut = "Only this line of play is here.";
    if (game_.won(places_[at].first)) know_line();
  }

  /// The line, as far as its positions are here.
  void set_line(const std::vector<int>& moves) {
    std::size_t at = 0;
    for (const int move : moves) {
      const auto& options = board_.positions[at].options;
      const int number = number_of(move);
      const auto made = std::ranges::find(options, number, &PlayedBoard::Option::move);
      if (made == options.end() || made->to < 0) return;
      board_.line.push_back(number);
      at = static_cast<std::size_t>(made->to);
    }
  }

  PlayedBoard& board() { return board_; }

 private:
  /// Which options are followed: all, one that is good for the mover, or that of a move.
  static constexpr int all = -1, good = -2;

  void start() {
    numbers_.clear();
    places_.clear();
    board_.positions.clear();
    next_ = 0;
    number_of(game_.start(), 0);
    board_.start = pictures_.at(game_.start(), 0);
  }

  int number_of(const games::Position& position, int mover) {
    const auto [place, fresh] = numbers_.try_emplace({position, mover}, static_cast<int>(places_.size()));
    if (fresh) {
      places_.emplace_back(position, mover);
      PlayedBoard::Position& made = board_.positions.emplace_back();
      certificates::append_position(made.planes, position, position.size() / game_.planes());
      made.mover = mover;
      const pictures::Picture picture = pictures_.at(position, mover);
      made.looks = looks(picture);
      if (games::names_text(game_.info().name)) made.notes = notes_of(picture);
    }
    return place->second;
  }

  static std::vector<std::pair<verify::MovePlace, std::string>> notes_of(const pictures::Picture& picture) {
    std::vector<std::pair<verify::MovePlace, std::string>> notes;
    const auto add = [&](bool line, const auto& parts) {
      for (std::size_t i = 0; i < parts.size(); ++i)
        if (!parts[i].note.empty()) notes.push_back({{.line = line, .number = static_cast<int>(i)}, parts[i].note});
    };
    add(false, picture.vertices);
    add(true, picture.lines);
    return notes;
  }

  int number_of(int move) {
    const auto [place, fresh] = moves_.try_emplace(move, static_cast<int>(board_.moves.size()));
    if (fresh) board_.moves.push_back({game_.move_name(move), pictures_.place(move)});
    return place->second;
  }

  int mover_after(const games::Options& options, std::size_t i, int mover) const {
    return board_.players == 2 && options.again[i] == 0 ? 1 - mover : mover;
  }

  void expand(std::size_t at, int wanted) {
    const auto [position, mover] = places_[at];
    games::Options options;
    {
      const text::Deadline within(limits_.seconds);
      game_.options(position, options);
    }
    tell(at, value_of(position));
    if (options.moves.empty()) return tell_end(at);
    std::vector<std::optional<int>> worths;
    for (std::size_t i = 0; i < options.moves.size(); ++i) worths.push_back(worth_of(options, i));
    std::optional<std::size_t> answer;
    if (certificate_ != nullptr && board_.program == mover) answer = certificate_->answer(position, options);
    if (wanted == good) {
      if (!answer) answer = best_one(worths);
      if (!answer)
        throw text::LimitError("no page of " + board_.title + ": in " + seconds_text(limits_.seconds) +
                               " (--time-limit) no good move of " + player_name(setup_, mover) + " was found after " +
                               std::to_string(at) + " positions");
    }
    std::vector<std::size_t> best;
    if (answer)
      best = {*answer};
    else if (all_known(worths))
      best = values_.best(options);
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      if (wanted == good && i != *answer) continue;
      PlayedBoard::Option option;
      option.move = number_of(options.moves[i]);
      option.gain = options.gains[i];
      option.worth = worths[i];
      option.best = std::ranges::find(best, i) != best.end();
      const games::PositionView next = options.position(i);
      const games::Position after(next.begin(), next.end());
      if (wanted < 0 || wanted == options.moves[i]) {
        option.to = number_of(after, mover_after(options, i, mover));
        option.traces = pictures_.traces(position, options.moves[i], after, mover);
        if (wanted >= 0) option.best = true;
      }
      board_.positions[at].options.push_back(std::move(option));
    }
  }

  static bool all_known(const std::vector<std::optional<int>>& worths) {
    return std::ranges::all_of(worths, [](const auto& worth) { return worth.has_value(); });
  }

  static std::optional<std::size_t> best_one(const std::vector<std::optional<int>>& worths) {
    if (!all_known(worths)) return std::nullopt;
    return static_cast<std::size_t>(std::ranges::max_element(worths) - worths.begin());
  }

  /// A solitaire can be won all along a line that wins.
  void know_line() {
    for (PlayedBoard::Position& position : board_.positions) {
      if (position.end.empty()) position.value = value_text(setup_, {.worth = 1}, position.mover);
      for (PlayedBoard::Option& option : position.options) {
        if (option.to >= 0) option.worth = 1;
      }
    }
  }

  /// In the time that is left; nothing where that does not suffice.
  template <class Ask>
  auto in_time(Ask&& ask) -> std::optional<decltype(ask())> {
    if (!asks_ || Clock::now() > end_) return std::nullopt;
    try {
      return ask();
    } catch (const text::LimitError&) {
      end_ = Clock::now();
      return std::nullopt;
    }
  }
  std::optional<solve::PositionWorth> value_of(games::PositionView at) {
    return in_time([&] { return values_.of(at); });
  }
  std::optional<int> worth_of(const games::Options& options, std::size_t i) {
    return in_time([&] { return values_.worth(options, i); });
  }

  void tell(std::size_t at, const std::optional<solve::PositionWorth>& value) {
    if (value) board_.positions[at].value = value_text(setup_, *value, places_[at].second);
  }

  void tell_end(std::size_t at) {
    const auto& [position, mover] = places_[at];
    board_.positions[at].end = end_text(setup_, game_, misere_, position, mover);
    board_.positions[at].value.clear();
  }

  const games::Setup& setup_;
  const games::Game& game_;
  bool misere_;
  PlayedLimits limits_;
  verify::PositionPictures pictures_;
  bool asks_ = true;  // what positions are worth
  Clock::time_point end_;
  PositionWorths values_;
  const verify::CertificateMoves* certificate_ = nullptr;
  PlayedBoard board_;
  std::map<std::pair<games::Position, int>, int> numbers_;
  std::vector<std::pair<games::Position, int>> places_;  // by number: the position and its mover
  std::map<int, int> moves_;                             // numbers of codes
  std::size_t next_ = 0;                                 // the first that is not expanded
};

}  // namespace

std::string value_text(const games::Setup& setup, const solve::PositionWorth& value, int mover) {
  const games::GameInfo& info = setup.info();
  const bool points = setup.entry().refinements.gain;
  if (info.players == 1 && points)
    return std::to_string(value.worth) + (value.worth == 1 ? " point" : " points") + " more can be got";
  if (info.players == 1) return value.worth > 0 ? "it can be won" : "it cannot be won any more";
  if (points) {
    const int lead = mover == 0 ? value.worth : -value.worth;
    if (lead == 0) return "from here on both players get as much by perfect play";
    return "from here on " + player_name(setup, lead > 0 ? 0 : 1) + " gets " + std::to_string(std::abs(lead)) +
           " more by perfect play";
  }
  std::string text = value.worth == 0
                         ? "a tie by perfect play"
                         : player_name(setup, value.worth > 0 ? mover : 1 - mover) + " wins by perfect play";
  if (value.nimber)
    text += *value.nimber < 0 ? "; the position is loony" : "; its nimber is " + std::to_string(*value.nimber);
  return text;
}

std::string player_name(const games::Setup& setup, int player) {
  if (setup.info().sided) return (player == 0) == (solve::first_of(setup) != "right") ? "Left" : "Right";
  return player == 0 ? "the first player" : "the second player";
}

std::string end_text(const games::Setup& setup, const games::Game& game, bool misere, games::PositionView at,
                     int mover) {
  const games::GameInfo& info = setup.info();
  const bool won = game.won(at);
  if (info.players == 1) {
    if (setup.entry().refinements.gain) return "No move is left.";
    return won ? "Won: the goal is reached." : "Lost: no move is left.";
  }
  const bool by_win = won && !misere, lost = games::lost(game, at);
  std::string name = player_name(setup, by_win ? 1 - mover : mover);
  if (name.front() == 't') name.front() = 'T';
  if (by_win || lost) return name + " has won.";
  if (info.stuck == games::Stuck::ends && !won) {
    return setup.entry().refinements.gain ? "No move is left." : "No move is left: a tie.";
  }
  return name + " cannot move and " + (misere ? "wins." : "loses.");
}

namespace {

std::string known_text(const solve::Answer& answer, const std::string& by) {
  if (answer.certainty == solve::Answer::Certainty::unknown) return "Not known: " + answer.doubt + ".";
  return answer.statement + (by.empty() ? "" : ", " + by) + ".";
}

/// The player who has the better of it, or the second where nobody has.
int better_player(const std::string& statement) {
  return statement == "OUTCOME N" || statement == "OUTCOME first" || statement.starts_with("SCORE >=") ||
                 (statement.starts_with("SCORE ") && statement.find('-') == std::string::npos)
             ? 0
             : 1;
}

PlayedBoard made(const games::Setup& setup, bool misere, const PlayedLimits& limits,
                 const verify::CertificateMoves* certificate, const std::vector<int>& line, const std::string& known) {
  Maker maker(setup, misere, limits);
  maker.by(certificate);
  const bool whole = maker.fits(), solitaire = setup.info().players == 1;
  if (!whole && solitaire && line.empty())
    throw text::LimitError("a page of " + maker.board().title + " needs more than " + std::to_string(limits.positions) +
                           " positions (--positions); where it can be won, gamecert solve --certificate FILE, then "
                           "gamecert play --replay FILE --html PAGE steps through a winning line");
  const bool by_search = !whole && certificate == nullptr && line.empty();
  if (!whole && limits.news)
    limits.news("more than " + std::to_string(limits.positions) + " positions (--positions): " +
                (by_search ? "the page is to have one good move of the better player in each, sought for " +
                                 seconds_text(limits.seconds) + " (--time-limit)"
                           : "the page is to have the moves of the certificate alone"));
  solve::Answer answer;
  if (known.empty() || by_search)
    answer = solve::solve(setup, {.misere = misere, .theorems = true, .limits = {.seconds = limits.seconds}});
  if (whole) {
    maker.everything();
  } else if (certificate != nullptr) {
    maker.answers(*certificate->player());
  } else if (!line.empty()) {
    maker.along(line);
  } else if (answer.certainty == solve::Answer::Certainty::unknown) {
    throw text::LimitError("no page of " + maker.board().title + ": " + answer.doubt);
  } else {
    maker.answers(better_player(solve::of_first_player(setup, answer.statement)));
  }
  maker.set_line(!line.empty() || !solitaire ? line : answer.moves);
  maker.board().known = known.empty() ? known_text(answer, answer.nodes ? "by search" : "") : known;
  return std::move(maker.board());
}

}  // namespace

PlayedBoard played_board(const games::Setup& setup, bool misere, const PlayedLimits& limits) {
  return made(setup, misere, limits, nullptr, {}, "");
}

std::optional<PlayedBoard> played_board(const certificates::Certificate& certificate, const PlayedLimits& limits) {
  const certificates::Claim& claim = certificate.claim;
  if (games::known(claim.game) == nullptr) return std::nullopt;
  certificates::Grounds grounds;
  const games::Setup setup = certificates::subject_of(claim, grounds);
  const verify::CertificateMoves moves(certificate, setup);
  const std::string known =
      claim.statement + ", by evidence `" + std::string(certificate.evidence.kind()) + "` of a certificate.";
  return made(setup, claim.misere, limits, moves.player() ? &moves : nullptr, verify::line_of(certificate), known);
}

}  // namespace gamecert::pages
