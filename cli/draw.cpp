// gamecert draw: an instance, a lemma, a reduction, or what certificates are about, as a picture.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <optional>

#include "cli/byte_input.hpp"
#include "cli/checked_certificates.hpp"
#include "cli/game_options.hpp"
#include "cli/input.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "games/instances/users_instance.hpp"
#include "language/arithmetic.hpp"
#include "papers/claim.hpp"
#include "reductions/built_in.hpp"
#include "sweeps/evaluator.hpp"
#include "sweeps/streams/values.hpp"
#include "text/deadline.hpp"
#include "text/quoted.hpp"
#include "verify/files/atomic_file.hpp"
#include "verify/lemma_decision.hpp"
#include "verify/pictures.hpp"
#include "verify/play_pictures.hpp"
#include "verify/position_pictures.hpp"
#include "verify/reduction_decision.hpp"
#include "verify/reduction_image.hpp"

namespace gamecert::cli {
namespace {

const std::map<std::string, pictures::Layout> layouts{{"best", pictures::Layout::best},
                                                      {"planar", pictures::Layout::planar},
                                                      {"springs", pictures::Layout::springs},
                                                      {"circle", pictures::Layout::circle}};

/// The first word of a regular file, if there is one. What comes through a pipe can be read but once.
std::string first_word(const std::string& file) {
  std::error_code none_there;
  if (!std::filesystem::is_regular_file(file, none_there)) return "";
  std::ifstream in(file, std::ios::binary);
  std::string word;
  in >> word;
  return word;
}

bool among(std::span<const reductions::BuiltIn> files, const std::string& argument) {
  return std::ranges::any_of(files, [&](const auto& file) { return file.name == argument; });
}

bool is_reduction(const std::string& argument) {
  return argument.ends_with(".reduction") || among(reductions::built_in_maps(), argument);
}

struct Under {
  language::Sort sort;
  sweeps::Evaluator evaluator;
};

std::optional<Under> under_of(const CommandOptions& options) {
  if (!options.has("under")) return std::nullopt;
  const auto asked = sweeps::read_values(options.value<std::string>("under"), {});
  if (asked.size() != 1)
    throw text::InputError("expected one value for --under, found " + std::to_string(asked.size()));
  const language::TypedFormula& value = asked.front().expression;
  return Under{value.sort, sweeps::Evaluator(value.formula, sweeps::Evaluator::Mode::fast)};
}

/// How boards are read and drawn.
struct BoardOptions {
  pictures::Layout layout;
  graphs::Format format;
  bool steps = false;               // of certificates, their play
  std::optional<Under> under = {};  // what is said below a board
};

void add_pictures_of_certificates(const std::string& file, const BoardOptions& board,
                                  std::vector<pictures::Picture>& pictures) {
  CheckedCertificates certificates(file);
  while (const auto certificate = certificates.next()) {
    auto drawn = board.steps ? verify::pictures_of_play(*certificate, board.layout)
                             : verify::pictures_of(*certificate, board.layout);
    std::ranges::move(drawn, std::back_inserter(pictures));
  }
}

/// The value of the graph or digraph that is the board, of a triangulation of its graph.
std::string value_under(const games::Instance& instance, const Under& under) {
  const games::Board& board = instance.board();
  const auto* const digraph = std::get_if<graphs::Digraph>(&board);
  const auto* const plane = std::get_if<graphs::PlaneBoard>(&board);
  sweeps::Evaluator evaluator = under.evaluator;
  if (evaluator.asks_for_triangulation()) evaluator.of_triangulation(plane != nullptr ? plane->triangulation : nullptr);
  const graphs::SmallGraph graph = digraph != nullptr ? graphs::small(*digraph)
                                   : plane != nullptr ? graphs::small(plane->graph)
                                                      : graphs::small(instance.graph());
  const bool truth = under.sort == language::Sort::truth;
  return language::value_text(under.sort, truth ? std::int64_t{evaluator.truth(graph)} : evaluator.number(graph));
}

/// Of the board as the user names it.
pictures::Picture picture_of_line(const InputLine& line, const BoardOptions& board) {
  const games::Instance instance = instance_of(line, nullptr);
  const std::string text = single_spaced(line);
  const bool named = instance.text() != text && text.find(' ') == std::string::npos;
  pictures::Picture picture =
      verify::picture_of(named ? games::Instance(instance.board(), text) : instance, board.layout);
  picture.title = text;
  if (board.under) picture.under = value_under(instance, *board.under);
  return picture;
}

std::vector<pictures::Picture> pictures_of_instances(const std::string& argument, const BoardOptions& board) {
  std::vector<pictures::Picture> pictures;
  InstanceLines lines(argument, board.format);
  while (const auto line = lines.next()) {
    try {
      pictures.push_back(picture_of_line(*line, board));
    } catch (const text::InputError& error) {
      throw placed(*line, error);
    }
  }
  return pictures;
}

std::vector<pictures::Picture> pictures_of_argument(const std::string& argument, const BoardOptions& board) {
  if (argument.ends_with(".lemma") || first_word(argument) == "lemma" || among(reductions::built_in_lemmas(), argument))
    return verify::pictures_of(verify::lemma_of(argument));
  if (const proofs::BoardMap* map = proofs::find_board_map(argument)) return verify::pictures_of(*map);
  if (is_reduction(argument)) return verify::pictures_of(verify::reduction_of(argument));
  if (std::ranges::any_of(papers::all(), [&](const auto& claim) { return claim.id == argument; }) &&
      !std::ifstream(argument))
    throw text::InputError("expected INSTANCE, LEMMA, REDUCTION or CERTIFICATES, found the claim " + argument +
                           "; gamecert claims run " + argument +
                           " --certificates DIR writes its certificates, if it has any, and these can be drawn");
  return pictures_of_instances(argument, board);
}

/// Of the game on every board of the argument.
std::vector<pictures::Picture> pictures_of_worths(const Command& command, const CommandOptions& options,
                                                  const BoardOptions& board) {
  const GameOptions game = game_options(command, options);
  const bool misere = misere_of(options, game.entry.info);
  std::vector<pictures::Picture> pictures;
  InstanceLines lines(game.instances, board.format);
  while (const auto line = lines.next()) {
    try {
      const games::Setup setup = game.on(instance_of(*line, &game.entry.info));
      {
        const text::Deadline within(time_limit(options));
        setup.game();
      }
      pictures.push_back(verify::picture_of_worths(setup, misere, {.seconds = time_limit(options)}, board.layout));
      if (board.under) pictures.back().under = value_under(setup.instance(), *board.under);
      pictures.back().first_of_row = true;
    } catch (const text::InputError& error) {
      throw placed(*line, error);
    }
  }
  return pictures;
}

/// Where no game is named.
void refuse_game_options(const CommandOptions& options) {
  std::vector<std::string> names{"play", "time-limit"};
  for (const games::Entry& entry : games::registry()) {
    for (const games::ParameterInfo& parameter : entry.info.parameters) names.emplace_back(parameter.name);
  }
  for (const std::string& name : names) {
    if (options.has(name.c_str())) throw text::InputError("expected GAME INSTANCE for --" + name + ", found no game");
  }
}

bool to_file(const CommandOptions& options) {
  return options.has("output") && options.value<std::string>("output") != "-";
}

/// As --format has it, or else the name of --output.
std::string format_of(const CommandOptions& options) {
  if (options.given("format")) return one_of("format", options.value<std::string>("format"), {"svg", "dot", "tikz"});
  if (!to_file(options)) return "svg";
  const auto name = options.value<std::string>("output");
  constexpr std::pair<std::string_view, const char*> endings[] = {
      {".svg", "svg"}, {".dot", "dot"}, {".gv", "dot"}, {".tex", "tikz"}, {".tikz", "tikz"}};
  for (const auto& [ending, format] : endings)
    if (name.ends_with(ending)) return format;
  throw text::InputError(
      "expected --output with a name that ends in .svg, .dot, .gv, .tex or .tikz, or --format, found " +
      text::quoted(name));
}

std::vector<pictures::Picture> drawn(const Command& command, const CommandOptions& options) {
  const BoardOptions board{
      layouts.at(one_of("layout", options.value<std::string>("layout"), {"best", "planar", "springs", "circle"})),
      input_format(options), options.has("steps"), under_of(options)};
  const std::vector<std::string>& plain = options.plain();
  if (game_named({plain[0]}) != nullptr) return pictures_of_worths(command, options, board);
  refuse_game_options(options);
  const auto is_certificate = [](const std::string& file) { return first_word(file) == "gamecert"; };
  const auto other = std::ranges::find_if_not(plain, is_certificate);
  if (other != plain.end() && board.steps)
    throw text::InputError("expected certificates for --steps, found " + text::quoted(*other));
  if (other == plain.end() && board.under)
    throw text::InputError("expected boards for --under, found the certificates of " + plain.front());
  if (other != plain.end() && std::ranges::any_of(plain, is_certificate))
    throw text::InputError("expected certificates alone, found " + *other + " beside them");
  if (other == plain.end()) {
    std::vector<pictures::Picture> all;
    for (const std::string& file : plain) add_pictures_of_certificates(file, board, all);
    return all;
  }
  std::string argument;
  for (std::size_t i = 1; i < plain.size(); ++i) argument += (i == 1 ? "" : " ") + plain[i];
  if (argument.empty()) return pictures_of_argument(plain[0], board);
  if (const proofs::BoardMap* map = proofs::find_board_map(plain[0]))
    return verify::pictures_of(map->image(games::users_instance(argument, nullptr)));
  if (is_reduction(plain[0]))
    return verify::pictures_of(verify::reduction_of(plain[0]), verify::source_board(argument), {});
  return pictures_of_argument(plain[0] + " " + argument, board);
}

pictures::Grid grid_of(const CommandOptions& options, const std::string& format) {
  if (!options.has("grid")) return {};
  constexpr int most = 100;
  const int columns = options.value<int>("grid");
  if (columns < 1 || columns > most)
    throw text::InputError("expected --grid from 1 to " + std::to_string(most) + ", found " + std::to_string(columns));
  if (format == "dot") throw text::InputError("expected --format svg or tikz with --grid, found dot");
  return {static_cast<std::size_t>(columns)};
}

void leave_out(const CommandOptions& options, pictures::Picture& picture) {
  if (options.has("no-title")) picture.title.clear();
  if (!options.has("no-labels")) return;
  for (pictures::Picture::Vertex& vertex : picture.vertices) vertex.label.clear();
}

}  // namespace

int run_draw(const Command& command, const Arguments& arguments) {
  namespace po = boost::program_options;
  CommandOptions options;
  options.described.add_options()("format", po::value<std::string>()->default_value("svg"),
                                  "svg|dot|tikz; without it the ending of --output says which")(
      "output,o", po::value<std::string>(), "a file for the picture, in place of standard output")(
      "layout", po::value<std::string>()->default_value("best"),
      "best|planar|springs|circle: of a board that is a graph; best is the usual picture of its family, or one without "
      "crossings where there is one")("no-title", "without the line above or below")(
      "no-labels", "without the numbers and names in the vertices")("play", po::value<std::string>(),
                                                                    "of GAME INSTANCE: normal (as usual) or misere")(
      "time-limit", po::value<double>(), "of GAME INSTANCE: seconds for a position, and for a board; then UNKNOWN")(
      "grid", po::value<int>(), "so many pictures in a row, in columns below each other")(
      "under", po::value<std::string>(), "a number or a property of each board's graph, which stands below it")(
      "steps", "of certificates of an order or a line of play: the board after every move");
  describe_input_format(options);
  describe_parameters(options, arguments);
  if (!options.parse(command, arguments)) return success;
  end_at_interrupts();
  if (options.plain().empty())
    throw text::InputError("expected INSTANCE, LEMMA, REDUCTION or CERTIFICATES, found none; see gamecert draw --help");
  const std::string format = format_of(options);
  std::vector<pictures::Picture> all = drawn(command, options);
  for (pictures::Picture& picture : all) leave_out(options, picture);
  const pictures::Grid grid = grid_of(options, format);
  const std::string text = format == "svg"   ? pictures::svg(all, {}, grid)
                           : format == "dot" ? pictures::dot(all)
                                             : pictures::tikz(all, grid);
  if (!to_file(options)) {
    print(text);
    return success;
  }
  verify::AtomicFile file(options.value<std::string>("output"));
  file.write(text);
  file.commit();
  return success;
}

}  // namespace gamecert::cli
