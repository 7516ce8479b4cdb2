// gamecert draw: an instance, or what certificates are about, as a picture.
#include <fstream>
#include <iostream>

#include "certificates/format.hpp"
#include "cli/input.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/pictures.hpp"

namespace gamecert::cli {
namespace {

/// Whether a file begins like a certificate.
bool holds_certificates(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::string word;
  return in >> word && word == "gamecert";
}

std::vector<graphs::Picture> pictures_of_certificates(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  certificates::Reader reader(in);
  std::vector<graphs::Picture> pictures;
  try {
    while (const auto certificate = reader.next()) {
      for (graphs::Picture& picture : pictures_of(*certificate)) pictures.push_back(std::move(picture));
    }
  } catch (const certificates::Rejection& rejection) {
    throw InputError(file + ":" + std::to_string(rejection.line) + ": " + rejection.what());
  }
  return pictures;
}

std::vector<graphs::Picture> pictures_of_instances(const std::string& argument) {
  std::vector<graphs::Picture> pictures;
  InstanceLines lines(argument);
  while (const auto line = lines.next()) {
    try {
      pictures.push_back(picture_of(instance_of(*line)));
    } catch (const InputError& error) {
      throw placed(*line, error);
    }
  }
  return pictures;
}

}  // namespace

int run_draw(const Command& command, const Arguments& arguments) {
  namespace po = boost::program_options;
  Options options;
  options.described.add_options()("format", po::value<std::string>()->default_value("svg"), "svg|dot|tikz");
  if (!options.parse(command, arguments)) return success;
  if (options.plain().empty())
    throw InputError("expected INSTANCE or CERTIFICATE, found none; see gamecert draw --help");
  std::string argument = options.plain()[0];
  for (std::size_t i = 1; i < options.plain().size(); ++i) argument += " " + options.plain()[i];
  const std::string format = one_of("format", options.value<std::string>("format"), {"svg", "dot", "tikz"});
  const std::vector<graphs::Picture> pictures =
      holds_certificates(argument) ? pictures_of_certificates(argument) : pictures_of_instances(argument);
  print(format == "svg" ? graphs::svg(pictures) : format == "dot" ? graphs::dot(pictures) : graphs::tikz(pictures));
  return success;
}

}  // namespace gamecert::cli
