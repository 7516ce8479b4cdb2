#include "cli/playing/play_session.hpp"

#include <algorithm>
#include <istream>
#include <map>

#include "certificates/writing/position_lines.hpp"
#include "cli/output.hpp"
#include "games/texts/called_texts.hpp"
#include "pages/played_board.hpp"
#include "text/blanks.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::cli {
namespace {

constexpr const char* help_text =
    "A move by its name, or\n"
    "  moves      the moves there are\n"
    "  hint       a good move\n"
    "  values     what every move is worth\n"
    "  why        what the position is worth, and why\n"
    "  go         the program moves here, or goes on where it resigned\n"
    "  next, back one step of the line that is replayed, or of what is known to win; one step back\n"
    "  undo       take back your last move, and what the program played since\n"
    "  restart    begin again\n"
    "  position   the position as in certificates, and the moves so far\n"
    "  quit       end; q and exit do so, too";

constexpr std::string_view said_words[] = {"moves", "hint", "values",  "why",      "go",   "next",
                                           "back",  "undo", "restart", "position", "help", "quit"};

/// `Hint` and `HINT` are `hint`; names of moves stay as they are.
std::string word_said(const std::string& line) {
  std::string lower = line;
  std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return std::ranges::count(said_words, lower) != 0 ? lower : line;
}

std::string capital(std::string text) {
  if (!text.empty()) text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
  return text;
}

/// The summary of the game, whose last word says who wins where the last move decides.
std::string rule(const games::GameInfo& info, bool misere) {
  if (games::names_text(info.name))
    return games::summary_of(info) + (misere ? " (In misere play who cannot move wins.)" : "");
  std::string text = games::summary_of(info);
  for (const auto& [normal, reversed] : {std::pair(" loses", " wins"), {" wins", " loses"}})
    if (misere && text.ends_with(normal)) return text.replace(text.rfind(' '), std::string::npos, reversed);
  return text;
}

}  // namespace

PlaySession::PlaySession(const games::Setup& setup, const PlaySettings& settings,
                         std::unique_ptr<const games::Game> wide)
    : setup_(setup),
      wide_(std::move(wide)),
      game_(wide_ ? *wide_ : setup_.game()),
      settings_(settings),
      by_theorem_(setup_, game_, settings.misere, settings_.exchange, turns_) {
  if (!wide_) values_.emplace(game_, settings.misere, solve::Limits{.seconds = settings.seconds});
  turns_.push_back({.position = game_.start(), .score = game_.head_start()});
  find_options();
}

void PlaySession::find_options() {
  const text::Deadline within(settings_.seconds);
  game_.options(now().position, options_);
}

void PlaySession::run(std::istream& in, const std::string& prompt) {
  const bool other_words = setup_.text().find(settings_.typed) == std::string::npos;
  print_line(setup_.text() + (other_words ? " (" + settings_.typed + ")" : "") +
             (settings_.misere ? ", misere play" : ""));
  print_line("Rules: " + rule(setup_.info(), settings_.misere));
  if (!settings_.known.empty()) print_line(settings_.known);
  if (game_.info().players == 2 && settings_.program)
    print_line("The program is " + name_of_player(*settings_.program) + ". `help` lists what you can say.");
  tell_turn();
  program_moves();
  std::string line;
  for (print(prompt); std::getline(in, line); print(prompt)) {
    line.erase(0, line.find_first_not_of(text::line_blanks));
    line.erase(line.find_last_not_of(text::line_blanks) + 1);
    line = word_said(line);
    if (line == "quit" || line == "q" || line == "exit") return;
    try {
      if (names_move(line) || !obey(line.empty() ? "next" : line)) play(line);
    } catch (const text::InputError& error) {
      print_line(error.what());
    }
  }
}

bool PlaySession::names_move(const std::string& line) const {
  return std::ranges::any_of(options_.moves, [&](int move) { return game_.move_name(move) == line; });
}

bool PlaySession::obey(const std::string& line) {
  static const std::map<std::string, void (PlaySession::*)()> all = {{"next", &PlaySession::next},
                                                                     {"back", &PlaySession::back},
                                                                     {"undo", &PlaySession::undo},
                                                                     {"hint", &PlaySession::hint},
                                                                     {"values", &PlaySession::show_values},
                                                                     {"moves", &PlaySession::show_moves},
                                                                     {"position", &PlaySession::show_position},
                                                                     {"why", &PlaySession::why}};
  if (line == "help") {
    print_line(help_text);
  } else if (line == "restart") {
    turns_.resize(1);
    resigned_ = false;
    find_options();
    tell_turn();
    program_moves();
  } else if (line == "go") {
    if (at_end()) return true;
    const bool resigned = std::exchange(resigned_, false);
    if (const auto choice = program_choice()) make(*choice);
    if (!resigned || !at_end()) program_moves();
  } else if (const auto found = all.find(line); found != all.end()) {
    (this->*found->second)();
  } else {
    return false;
  }
  return true;
}

void PlaySession::play(const std::string& name) {
  std::vector<std::string> names;
  for (const int move : options_.moves) names.push_back(game_.move_name(move));
  std::vector<std::string_view> known(names.begin(), names.end());
  known.insert(known.end(), std::begin(said_words), std::end(said_words));
  const auto found = std::ranges::find(names, name);
  if (found == names.end())
    throw text::InputError("expected a legal move" + text::did_you_mean(name, known) + ", found " + text::quoted(name) +
                           "; `moves` lists them, `help` what else you can say");
  make(static_cast<std::size_t>(found - names.begin()));
  program_moves();
}

void PlaySession::make(std::size_t i) {
  const Turn before = now();
  const bool turns = game_.info().players == 2 && options_.again[i] == 0;
  const int points = before.mover == 0 ? options_.gains[i] : -options_.gains[i];
  const bool by_program = settings_.program == before.mover;
  const std::string who = game_.info().players == 1 ? "Move"
                          : by_program              ? "The program plays"
                                                    : capital(name_of_player(before.mover)) + " plays";
  std::string said = who + " " + game_.move_name(options_.moves[i]);
  if (options_.gains[i] != 0)
    said += ", for " + std::to_string(options_.gains[i]) + (options_.gains[i] == 1 ? " point" : " points");
  if (!turns && game_.info().players == 2) said += ", and moves again";
  print_line(said + ".");
  turns_.push_back({.position = game_.play(before.position, options_.moves[i]),
                    .mover = turns ? 1 - before.mover : before.mover,
                    .score = before.score + points,
                    .move = options_.moves[i]});
  find_options();
  tell_turn();
}

void PlaySession::tell_turn(bool listed) {
  const std::string score = game_.refinements().gain ? " The score is " + std::to_string(now().score) + "." : "";
  if (at_end()) {
    print_line(pages::end_text(setup_, game_, settings_.misere, now().position, now().mover) + score);
    return;
  }
  std::string line = game_.info().players == 1 ? "Moves:" : capital(name_of_player(now().mover)) + " has the moves";
  constexpr std::size_t most = 200, some = 10;
  const std::size_t all = options_.moves.size(), told = listed || all <= most ? all : some;
  for (std::size_t i = 0; i < told; ++i) line += " " + game_.move_name(options_.moves[i]);
  if (told < all) line += " and " + std::to_string(all - told) + " more, which `moves` lists";
  print_line(line + "." + score);
}

void PlaySession::program_moves() {
  while (!at_end() && settings_.program == now().mover && !resigned_) {
    if (!settings_.to_the_end && resigns()) return;
    const auto choice = program_choice();
    make(choice ? *choice : 0);
  }
}

/// By the certificate, then what is known of the start, then what the moves are worth; the first move where nothing is
/// known.
std::optional<std::size_t> PlaySession::program_choice() {
  if (settings_.certificate != nullptr) {
    if (const auto answer = settings_.certificate->answer(now().position, options_)) return answer;
  }
  if (const auto move = next_of_line())
    return static_cast<std::size_t>(std::ranges::find(options_.moves, *move) - options_.moves.begin());
  try {
    return by_theorem_.lost(options_) ? 0 : good_moves().front();
  } catch (const text::LimitError& limit) {
    print_line("What is best here is not known: " + std::string(limit.what()) + ".");
    return 0;
  }
}

std::vector<std::size_t> PlaySession::good_moves() {
  const auto by_theorem = by_theorem_.move(options_);
  if (!by_theorem) return values().best(options_);
  if (!values_ || by_theorem_.won(options_)) return {*by_theorem};
  constexpr double moment = 0.5;  // seconds
  try {
    return solve::PositionWorths(game_, settings_.misere, {.seconds = std::min(moment, settings_.seconds)})
        .best(options_);
  } catch (const text::LimitError&) {
    if (text::interrupted) throw;
    return {*by_theorem};
  }
}

std::string PlaySession::cells_too_many() const {
  return std::to_string(game_.cells()) + " cells; boards that are searched hold at most " +
         std::to_string(games::max_cells);
}

solve::PositionWorths& PlaySession::values() {
  if (values_) return *values_;
  throw text::LimitError("no theorem says it of this position, and the board has " + cells_too_many());
}

bool PlaySession::is_lost(const solve::PositionWorth& value) const {
  return !game_.refinements().gain && value.worth <= (game_.info().players == 1 ? 0 : -1);
}

bool PlaySession::resigns() {
  if (settings_.certificate != nullptr && settings_.certificate->answer(now().position, options_)) return false;
  if (next_of_line() || (!by_theorem_.lost(options_) && (!values_ || by_theorem_.move(options_)))) return false;
  const auto value = this->value();
  if (!value || !is_lost(value->worth)) return false;
  resigned_ = true;
  print_line("The program resigns: " + pages::value_text(setup_, value->worth, now().mover) +
             (value->by_theorem ? ", by " + std::string(by_theorem_.proof()) : "") +
             ". `why` says why, `go` makes it go on.");
  return true;
}

void PlaySession::next() {
  if (at_end()) return tell_turn();
  const auto move = next_of_line();
  if (!move) return print_line("No step further is known.");
  make(static_cast<std::size_t>(std::ranges::find(options_.moves, *move) - options_.moves.begin()));
  program_moves();
}

std::optional<int> PlaySession::next_of_line() const {
  const std::size_t steps = turns_.size() - 1;
  if (steps >= settings_.line.size()) return std::nullopt;
  for (std::size_t i = 0; i < steps; ++i) {
    if (turns_[i + 1].move != settings_.line[i]) return std::nullopt;
  }
  return settings_.line[steps];
}

void PlaySession::back() {
  if (turns_.size() == 1) return print_line("This is the start.");
  turns_.pop_back();
  resigned_ = false;
  find_options();
  tell_turn();
}

void PlaySession::undo() {
  if (turns_.size() == 1) return print_line("This is the start.");
  do turns_.pop_back();
  while (turns_.size() > 1 && settings_.program == now().mover);
  resigned_ = false;
  find_options();
  tell_turn();
  program_moves();
}

void PlaySession::hint() {
  if (at_end()) return tell_turn();
  if (const auto move = next_of_line()) return print_line("Good: " + game_.move_name(*move) + ".");
  try {
    if (by_theorem_.lost(options_))
      return print_line("Every move loses by perfect play, by " + std::string(by_theorem_.proof()) + ".");
    if (!by_theorem_.move(options_) && is_lost(values().of(now().position)))
      return print_line(game_.info().players == 1 ? "It cannot be won any more." : "Every move loses by perfect play.");
    std::string line = "Good:";
    for (const std::size_t i : good_moves()) line += " " + game_.move_name(options_.moves[i]);
    print_line(line + ".");
  } catch (const text::LimitError& limit) {
    print_line("No good move is known: " + std::string(limit.what()) + ".");
  }
}

void PlaySession::show_values() {
  if (at_end()) return tell_turn();
  const bool points = game_.refinements().gain, solitaire = game_.info().players == 1;
  if (!values_ && !by_theorem_.lost(options_)) {
    if (by_theorem_.won(options_))
      print_line("  " + game_.move_name(options_.moves[*by_theorem_.move(options_)]) + ": wins");
    return print_line("  all " + std::string(by_theorem_.won(options_) ? "others" : "moves") +
                      ": not known: the board has " + cells_too_many());
  }
  bool all_lose = false;  // as a theorem says where search takes too long
  for (std::size_t i = 0; i < options_.moves.size(); ++i) {
    if (all_lose) {
      print_line("  " + game_.move_name(options_.moves[i]) + ": loses");
      continue;
    }
    std::string said;
    try {
      const int worth = values().worth(options_, i);
      said = points      ? std::to_string(worth)
             : solitaire ? (worth > 0 ? "it can be won" : "it cannot be won any more")
                         : (worth > 0   ? "wins"
                            : worth < 0 ? "loses"
                                        : "tie");
      const bool goes_on = options_.won[i] == 0 && !game_.moves(options_.position(i)).empty();
      const auto nimber = goes_on ? values().of(options_.position(i)).nimber : std::nullopt;
      if (nimber) said += *nimber < 0 ? ", to a loony position" : ", to nimber " + std::to_string(*nimber);
    } catch (const text::LimitError& limit) {
      all_lose = by_theorem_.lost(options_);
      said = all_lose                                                       ? "loses"
             : by_theorem_.won(options_) && by_theorem_.move(options_) == i ? "wins"
                                                                            : "not known: " + std::string(limit.what());
    }
    print_line("  " + game_.move_name(options_.moves[i]) + ": " + said);
  }
}

void PlaySession::show_moves() { tell_turn(true); }

void PlaySession::show_position() {
  std::string line = "Position ";
  certificates::append_position(line, now().position, now().position.size() / game_.planes());
  if (game_.info().players == 2) line += " with " + name_of_player(now().mover) + " to move";
  if (turns_.size() > 1) line += ", after";
  for (std::size_t i = 1; i < turns_.size(); ++i) line += " " + game_.move_name(turns_[i].move);
  print_line(line + ".");
}

/// What each kind of value means in words of the theory, and which theorem let the search take positions apart.
void PlaySession::why() {
  if (at_end()) return tell_turn();
  const auto value = this->value();
  const bool known = turns_.size() == 1 && !settings_.known.empty();
  if (!value) {
    if (known) print_line(settings_.known);
    return;
  }
  const solve::PositionWorth& worth = value->worth;
  std::string line = capital(pages::value_text(setup_, worth, now().mover)) + ".";
  if (worth.nimber && *worth.nimber == 0)
    line += " Nimber 0 is a P-position: to every move there is an answer that leads to nimber 0 again.";
  if (worth.nimber && *worth.nimber > 0) line += " A move to nimber 0 wins.";
  if (value->by_theorem) {
    line += " By " + std::string(by_theorem_.proof());
  } else {
    const auto& live = game_.refinements().live;
    line += " Found by search over the rules";
    if (live && worth.nimber)
      line += ", positions taken apart by \"" + std::string(live.heading) + "\" (docs/PARTS.md)";
  }
  print_line(line + ".");
  if (known) print_line(settings_.known);
}

bool PlaySession::at_end() { return options_.moves.empty(); }

std::optional<PlaySession::Value> PlaySession::value() {
  try {
    if (by_theorem_.lost(options_)) return Value{.worth = {.worth = -1}, .by_theorem = true};
    return Value{.worth = values().of(now().position), .by_theorem = false};
  } catch (const text::LimitError& limit) {
    if (by_theorem_.won(options_)) return Value{.worth = {.worth = 1}, .by_theorem = true};
    print_line("What the position is worth is not known: " + std::string(limit.what()) + ".");
    return std::nullopt;
  }
}

std::string PlaySession::name_of_player(int player) const { return pages::player_name(setup_, player); }

}  // namespace gamecert::cli
