// gamecert draw: an instance, a lemma, a reduction, or what certificates are about, as a picture.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>

#include "cli/checked_certificates.hpp"
#include "cli/game_options.hpp"
#include "cli/input.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "papers/claim.hpp"
#include "reductions/built_in.hpp"
#include "verify/lemma_decision.hpp"
#include "verify/pictures.hpp"
#include "verify/position_pictures.hpp"
#include "verify/reduction_decision.hpp"

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

std::vector<pictures::Picture> pictures_of_certificates(const std::string& file, pictures::Layout layout) {
  CheckedCertificates certificates(file);
  std::vector<pictures::Picture> pictures;
  while (const auto certificate = certificates.next()) {
    for (pictures::Picture& picture : verify::pictures_of(*certificate, layout)) pictures.push_back(std::move(picture));
  }
  return pictures;
}

/// Of the board as the user names it.
pictures::Picture picture_of_line(const InputLine& line, pictures::Layout layout) {
  const games::Instance instance = instance_of(line, nullptr);
  const std::string text = single_spaced(line);
  const bool named = instance.text() != text && text.find(' ') == std::string::npos;
  pictures::Picture picture = verify::picture_of(named ? games::Instance(instance.board(), text) : instance, layout);
  picture.title = text;
  return picture;
}

std::vector<pictures::Picture> pictures_of_instances(const std::string& argument, pictures::Layout layout) {
  std::vector<pictures::Picture> pictures;
  InstanceLines lines(argument);
  while (const auto line = lines.next()) {
    try {
      pictures.push_back(picture_of_line(*line, layout));
    } catch (const text::InputError& error) {
      throw placed(*line, error);
    }
  }
  return pictures;
}

std::vector<pictures::Picture> pictures_of_argument(const std::string& argument, pictures::Layout layout) {
  if (argument.ends_with(".lemma") || first_word(argument) == "lemma" || among(reductions::built_in_lemmas(), argument))
    return verify::pictures_of(verify::lemma_of(argument));
  if (const proofs::BoardMap* map = proofs::find_board_map(argument)) return verify::pictures_of(*map);
  if (argument.ends_with(".reduction") || among(reductions::built_in_maps(), argument))
    return verify::pictures_of(verify::reduction_of(argument));
  if (std::ranges::any_of(papers::all(), [&](const auto& claim) { return claim.id == argument; }) &&
      !std::ifstream(argument))
    throw text::InputError("expected INSTANCE, LEMMA, REDUCTION or CERTIFICATES, found the claim " + argument +
                           "; gamecert claims run " + argument +
                           " --certificates DIR writes its certificates, if it has any, and these can be drawn");
  return pictures_of_instances(argument, layout);
}

/// Of the game on every board of the argument.
std::vector<pictures::Picture> pictures_of_worths(const Command& command, const CommandOptions& options,
                                                  pictures::Layout layout) {
  const GameOptions game = game_options(command, options);
  const bool misere = misere_of(options, game.entry.info);
  std::vector<pictures::Picture> pictures;
  InstanceLines lines(game.instances);
  while (const auto line = lines.next()) {
    try {
      const games::Setup setup = game.on(instance_of(*line, &game.entry.info));
      pictures.push_back(verify::picture_of_worths(setup, misere, {.seconds = time_limit(options)}, layout));
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

void print_in(const std::string& format, const std::vector<pictures::Picture>& drawn) {
  print(format == "svg" ? pictures::svg(drawn) : format == "dot" ? pictures::dot(drawn) : pictures::tikz(drawn));
}

}  // namespace

int run_draw(const Command& command, const Arguments& arguments) {
  namespace po = boost::program_options;
  CommandOptions options;
  options.described.add_options()("format", po::value<std::string>()->default_value("svg"), "svg|dot|tikz")(
      "layout", po::value<std::string>()->default_value("best"),
      "best|planar|springs|circle: of a board that is a graph; best is the usual picture of its family, or one without "
      "crossings where there is one")("play", po::value<std::string>(),
                                      "of GAME INSTANCE: normal (as usual) or misere")(
      "time-limit", po::value<double>(), "of GAME INSTANCE: seconds for a position; then UNKNOWN");
  describe_parameters(options, arguments);
  if (!options.parse(command, arguments)) return success;
  end_at_interrupts();
  if (options.plain().empty())
    throw text::InputError("expected INSTANCE, LEMMA, REDUCTION or CERTIFICATES, found none; see gamecert draw --help");
  const std::string format = one_of("format", options.value<std::string>("format"), {"svg", "dot", "tikz"});
  const auto layout =
      layouts.at(one_of("layout", options.value<std::string>("layout"), {"best", "planar", "springs", "circle"}));
  if (game_named({options.plain()[0]}) != nullptr) {
    print_in(format, pictures_of_worths(command, options, layout));
    return success;
  }
  refuse_game_options(options);
  const auto is_certificate = [](const std::string& file) { return first_word(file) == "gamecert"; };
  const auto other = std::ranges::find_if_not(options.plain(), is_certificate);
  if (other != options.plain().end() && std::ranges::any_of(options.plain(), is_certificate))
    throw text::InputError("expected certificates alone, found " + *other + " beside them");
  if (other == options.plain().end()) {
    std::vector<pictures::Picture> drawn;
    for (const std::string& file : options.plain()) {
      for (pictures::Picture& picture : pictures_of_certificates(file, layout)) drawn.push_back(std::move(picture));
    }
    print_in(format, drawn);
    return success;
  }
  std::string argument = options.plain()[0];
  for (std::size_t i = 1; i < options.plain().size(); ++i) argument += " " + options.plain()[i];
  print_in(format, pictures_of_argument(argument, layout));
  return success;
}

}  // namespace gamecert::cli
