// gamecert play: a game against the program, in a terminal or in a page.
#include <unistd.h>

#include <iostream>
#include <memory>
#include <string>
#include <utility>

#include "certificates/grounds.hpp"
#include "certificates/subject.hpp"
#include "cli/checked_certificates.hpp"
#include "cli/game_options.hpp"
#include "cli/help/topics.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/playing/play_session.hpp"
#include "games/registry/infos.hpp"
#include "pages/page.hpp"
#include "pages/player.hpp"
#include "pages/prose.hpp"
#include "solve/theorems/wide_games.hpp"
#include "text/deadline.hpp"
#include "verify/decision.hpp"
#include "verify/files/atomic_file.hpp"

namespace gamecert::cli {
namespace {

constexpr double usual_seconds = 10;

void describe_play(CommandOptions& options, const Arguments& arguments) {
  namespace po = boost::program_options;
  const games::Entry* game = game_named(arguments);
  if (game != nullptr)
    options.example = [game] {
      return "gamecert play " + game_argument(game->info) + " " + usual_instance(game->info);
    };
  described_if(game == nullptr || game->info.has_misere_play(), options)
      .add_options()("play", po::value<std::string>()->default_value("normal"), "normal or misere (two-player games)");
  described_if(game == nullptr || game->info.players == 2, options)
      .add_options()("second", "the program begins")("both", "you play for both, and ask the program for hints")(
          "to-the-end", "the program plays on where it has lost, and does not resign");
  describe_exchange(options, game);
  auto add = options.described.add_options();
  add("replay", po::value<std::string>(),
      "of the first certificate of a file: step through its order or its line of play, or play against it: the "
      "program's "
      "answers are its own");
  add("html", po::value<std::string>(), "write a page of its own with the board, which needs nothing but a browser");
  add("positions", po::value<int>()->default_value(5000),
      "of a page: with more positions than these one good move of the player who has the better of it stands for all; "
      "where that is too much, too, there is no page");
  add("time-limit", po::value<double>(),
      "seconds for what one position is worth, of a page for all; and for the board and the moves of a position, or "
      "all positions of a page; then UNKNOWN; usually 10");
  describe_input_format(options);
  describe_parameters(options, arguments);
}

double seconds_of(const CommandOptions& options) {
  return options.has("time-limit") ? time_limit(options) : usual_seconds;
}

/// Ready to play, or null where the game of the setup is. LimitError for a board too large for both.
std::unique_ptr<const games::Game> wide_if_needed(const games::Setup& setup, double seconds) {
  const text::Deadline within(seconds);
  try {
    setup.game();
    return nullptr;
  } catch (const text::LimitError&) {
    text::look();
    auto wide = solve::wide_game(setup);
    if (!wide) throw;
    return wide;
  }
}

struct Board {
  games::Setup setup;
  std::unique_ptr<const games::Game> wide;
};

Board board_of(const Command& command, const CommandOptions& options) {
  const GameOptions game = game_options(command, options);
  InstanceLines lines(game.instances, input_format(options));
  if (game.instances == "-" || game.instances.starts_with("- "))
    throw text::InputError("expected one instance on the command line, found -: moves come from there");
  const auto line = lines.next();
  if (!line) throw text::LimitError("interrupted");
  try {
    games::Setup setup = game.on(instance_of(*line, &game.entry.info));
    if (lines.next()) throw text::InputError("expected one instance, found more");
    auto wide = wide_if_needed(setup, seconds_of(options));
    return {std::move(setup), std::move(wide)};
  } catch (const text::InputError& error) {
    throw placed(*line, error);
  }
}

/// What is known of the start, and a line or a first move that comes with it.
void ask(const games::Setup& setup, PlaySettings& settings) {
  const solve::Request request{
      .misere = settings.misere, .certificate = true, .theorems = true, .limits = {.seconds = settings.seconds}};
  const verify::GameDecision decision = verify::decide(setup, request, settings.exchange);
  if (decision.verdict == "UNKNOWN") {
    settings.known = "What the start is worth is not known: " + decision.reason + ".";
    return;
  }
  settings.known = decision.statement;
  if (decision.certificate)
    settings.known +=
        ", by evidence `" + std::string(decision.certificate->evidence.kind()) + "` that the checker accepts";
  settings.known += decision.verdict.empty() ? "." : " (" + decision.verdict + " " + decision.reason + ").";
  if (!decision.answer.names) settings.line = decision.answer.moves;
}

/// Who plays is said once, and pages ask whoever reads them.
void refuse_together(const CommandOptions& options) {
  constexpr std::pair<const char*, const char*> pairs[] = {{"second", "both"}, {"second", "replay"},
                                                           {"both", "replay"}, {"second", "html"},
                                                           {"both", "html"},   {"to-the-end", "html"}};
  for (const auto& [one, other] : pairs)
    if (options.has(one) && options.has(other))
      throw text::InputError("expected --" + std::string(one) + " or --" + other + ", found both of them");
}

void refuse_alone(const CommandOptions& options, const games::GameInfo& info) {
  for (const char* option : {"second", "both", "to-the-end"})
    if (info.players == 1 && options.has(option))
      throw text::InputError("expected a game of two players for --" + std::string(option) + ", found the solitaire " +
                             info.called());
}

/// The board, and below it the rules of its game.
void write_page(const std::string& file, const pages::PlayedBoard& board, const games::GameInfo& info, bool misere) {
  const std::string turned =
      misere ? "Misere play: who cannot move wins, whatever is said below of normal play.\n\n" : "";
  const std::string body = "<h1>" + pages::escaped(board.title) + "</h1>\n" + pages::player(board, "board") +
                           "<h2>Rules</h2>\n" + pages::prose(turned + rules_prose(info.name));
  verify::AtomicFile page(file);
  page.write(pages::html({.title = board.title, .body = body, .script = std::string(pages::player_script())}));
  page.commit();
  if (!board.cut.empty()) print_line("c " + board.cut);
  print_line("s WROTE " + std::to_string(board.positions.size()) + " positions to " + file);
}

void run_session(const games::Setup& setup, const PlaySettings& settings,
                 std::unique_ptr<const games::Game> wide = nullptr) {
  PlaySession session(setup, settings, std::move(wide));
  session.run(std::cin, isatty(STDIN_FILENO) != 0 ? "> " : "");
}

void replay(const CommandOptions& options, const pages::PlayedLimits& limits) {
  const auto file = options.value<std::string>("replay");
  if (!options.plain().empty())
    throw text::InputError("expected --replay CERTIFICATE without GAME INSTANCE, found " + options.plain()[0]);
  if (options.given("play"))
    throw text::InputError("expected --replay CERTIFICATE without --play, which its claim says, found both");
  CheckedCertificates certificates_of_file(file);
  const auto first = certificates_of_file.next();
  if (!first) throw text::InputError(file + ": expected a certificate, found an empty file");
  const certificates::Certificate& certificate = *first;
  const auto board = options.has("html") ? pages::played_board(certificate, limits) : std::nullopt;
  if (board)
    return write_page(options.value<std::string>("html"), *board, games::info_of(certificate.claim.game),
                      certificate.claim.misere);
  const auto& claim = certificate.claim;
  if (games::known(claim.game) == nullptr)
    throw text::InputError(file + ": expected a certificate about play on a board, found one about " + claim.game);
  certificates::Grounds grounds;
  const games::Setup setup = [&] {
    const text::Deadline within(limits.seconds);
    return certificates::subject_of(claim, grounds);
  }();
  refuse_alone(options, setup.info());
  auto wide = wide_if_needed(setup, limits.seconds);
  const verify::CertificateMoves moves(certificate, setup);
  const PlaySettings settings{.misere = claim.misere,
                              .program = moves.player(),
                              .to_the_end = options.has("to-the-end"),
                              .seconds = limits.seconds,
                              .known = claim.statement + ", by evidence `" + std::string(certificate.evidence.kind()) +
                                       "` that the checker accepts.",
                              .line = verify::line_of(certificate),
                              .certificate = &moves};
  run_session(setup, settings, std::move(wide));
}

}  // namespace

int run_play(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  describe_play(options, arguments);
  if (!options.parse(command, arguments)) return success;
  end_at_interrupts();
  const int positions = options.value<int>("positions");
  if (positions < 1 || positions > 1'000'000)
    throw text::InputError("expected --positions with 1..1000000, found " + std::to_string(positions));
  refuse_together(options);
  const pages::PlayedLimits limits{.positions = static_cast<std::size_t>(positions),
                                   .seconds = seconds_of(options),
                                   .news = [](const std::string& news) { print_line("c " + news); }};
  if (options.has("replay")) {
    replay(options, limits);
    return success;
  }
  Board board = board_of(command, options);
  const games::Setup& setup = board.setup;
  const bool misere = misere_of(options, setup.info());
  refuse_alone(options, setup.info());
  if (options.has("html")) {
    write_page(options.value<std::string>("html"), pages::played_board(setup, misere, limits), setup.info(), misere);
    return success;
  }
  PlaySettings settings{.misere = misere, .to_the_end = options.has("to-the-end"), .seconds = limits.seconds};
  settings.exchange = exchange_of(options);
  if (setup.info().players == 2 && !options.has("both")) settings.program = options.has("second") ? 0 : 1;
  if (const std::string typed = game_options(command, options).instances; !names_a_file(typed)) settings.typed = typed;
  ask(setup, settings);
  run_session(setup, settings, std::move(board.wide));
  return success;
}

}  // namespace gamecert::cli
