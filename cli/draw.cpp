// gamecert draw: an instance, a lemma, a reduction, or what certificates are about, as a picture.
#include <algorithm>
#include <fstream>
#include <iostream>

#include "certificates/format.hpp"
#include "cli/input.hpp"
#include "cli/lemma.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/reduction_run.hpp"
#include "reductions/built_in.hpp"
#include "verify/pictures.hpp"

namespace gamecert::cli {
namespace {

/// The first word of a file, if there is one.
std::string first_word(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::string word;
  in >> word;
  return word;
}

bool among(std::span<const reductions::BuiltIn> files, const std::string& argument) {
  return std::ranges::any_of(files, [&](const auto& file) { return file.name == argument; });
}

std::vector<graphs::Picture> pictures_of_certificates(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  certificates::Reader reader(in);
  std::vector<graphs::Picture> pictures;
  try {
    while (const auto certificate = reader.next()) {
      for (graphs::Picture& picture : verify::pictures_of(*certificate)) pictures.push_back(std::move(picture));
    }
  } catch (const certificates::Rejection& rejection) {
    throw text::InputError(file + ":" + std::to_string(rejection.line) + ": " + rejection.what());
  }
  return pictures;
}

std::vector<graphs::Picture> pictures_of_instances(const std::string& argument) {
  std::vector<graphs::Picture> pictures;
  InstanceLines lines(argument);
  while (const auto line = lines.next()) {
    try {
      pictures.push_back(verify::picture_of(instance_of(*line)));
    } catch (const text::InputError& error) {
      throw placed(*line, error);
    }
  }
  return pictures;
}

std::vector<graphs::Picture> pictures_of_argument(const std::string& argument) {
  const std::string word = first_word(argument);
  if (word == "gamecert") return pictures_of_certificates(argument);
  if (argument.ends_with(".lemma") || word == "lemma" || among(reductions::built_in_lemmas(), argument))
    return verify::pictures_of(lemma_of(argument));
  if (argument.ends_with(".reduction") || among(reductions::built_in_maps(), argument))
    return verify::pictures_of(reduction_of(argument));
  return pictures_of_instances(argument);
}

}  // namespace

int run_draw(const Command& command, const Arguments& arguments) {
  namespace po = boost::program_options;
  CommandOptions options;
  options.described.add_options()("format", po::value<std::string>()->default_value("svg"), "svg|dot|tikz");
  if (!options.parse(command, arguments)) return success;
  end_at_interrupts();
  if (options.plain().empty())
    throw text::InputError("expected INSTANCE, LEMMA, REDUCTION or CERTIFICATES, found none; see gamecert draw --help");
  std::string argument = options.plain()[0];
  for (std::size_t i = 1; i < options.plain().size(); ++i) argument += " " + options.plain()[i];
  const std::string format = one_of("format", options.value<std::string>("format"), {"svg", "dot", "tikz"});
  const std::vector<graphs::Picture> pictures = pictures_of_argument(argument);
  print(format == "svg" ? graphs::svg(pictures) : format == "dot" ? graphs::dot(pictures) : graphs::tikz(pictures));
  return success;
}

}  // namespace gamecert::cli
