// Reading instance lines.
#include "cli/input.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <string_view>

#include "graphs/families.hpp"
#include "solve/limits.hpp"
#include "sweeps/streams/planar_code.hpp"

namespace gamecert::cli {

namespace {

/// Whether the text is a board by its first word, `points:0.5,0` as well.
bool names_a_family(std::string_view text) {
  const std::size_t colon = text.find(':');
  return colon != std::string_view::npos &&
         std::ranges::count(graphs::families(), text.substr(0, colon), &graphs::Family::name) != 0;
}

}  // namespace

InstanceLines::InstanceLines(const std::string& argument) : argument_(argument) {
  if (argument == "-") {
    in_ = &std::cin;
  } else if (argument.find_first_of("/.") != std::string::npos && !names_a_family(argument)) {
    if (std::filesystem::is_directory(argument)) {
      throw text::InputError("expected a file of instances, found the directory " + argument);
    }
    file_.open(argument);
    if (!file_) throw text::InputError("cannot read " + argument + ": " + std::strerror(errno));
    in_ = &file_;
  }
}

/// False if an interrupt comes first.
bool InstanceLines::wait_for_input() const {
  constexpr int patience = 100;  // ms
  pollfd input{STDIN_FILENO, POLLIN, 0};
  while (!solve::Watch::interrupted) {
    if (in_ != &std::cin || in_->rdbuf()->in_avail() != 0 || poll(&input, 1, patience) > 0) return true;
  }
  return false;
}

std::optional<std::string> InstanceLines::read() {
  std::string text;
  if (in_ == nullptr) {
    if (number_ > 0) return std::nullopt;
    text = argument_;
  } else if (!wait_for_input()) {
    return std::nullopt;
  } else if (!std::getline(*in_, text)) {
    if (in_->bad()) throw text::InputError("cannot read " + argument_ + ": " + std::strerror(errno));
    return std::nullopt;
  }
  if (in_ != nullptr && number_ == 0 && text.starts_with(sweeps::planar_header)) {
    convert_planar_code(text);
    return read();
  }
  ++number_;
  for (const char* header : {">>graph6<<", ">>sparse6<<", ">>digraph6<<"}) {
    if (number_ == 1 && text.starts_with(header)) text.erase(0, std::strlen(header));
  }
  return text;
}

/// Of the whole input, of which the first line is there.
void InstanceLines::convert_planar_code(const std::string& begun) {
  std::string lines;
  sweeps::PlanarCode code;
  try {
    code.read(begun + (in_->eof() ? "" : "\n"), lines);
    std::vector<char> bytes(1 << 16);
    while (*in_) {
      in_->read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
      code.read({bytes.data(), static_cast<std::size_t>(in_->gcount())}, lines);
    }
    code.end();
  } catch (const text::InputError& error) {
    throw text::InputError((argument_ == "-" ? "standard input" : argument_) + ": " + error.what());
  }
  converted_.str(std::move(lines));
  in_ = &converted_;
}

std::optional<InputLine> InstanceLines::next() {
  while (auto text = read()) {
    if (in_ != nullptr && text->find_first_not_of(" \t\r") == std::string::npos) continue;
    any_ = true;
    std::string place;
    if (in_ != nullptr) place = (argument_ == "-" ? "standard input" : argument_) + ":" + std::to_string(number_);
    return InputLine{std::move(*text), std::move(place)};
  }
  if (!any_ && !(from_file() && solve::Watch::interrupted))
    throw text::InputError("expected instances, found none in " + (argument_ == "-" ? "standard input" : argument_));
  return std::nullopt;
}

bool InstanceLines::read_from(const std::filesystem::path& path) const {
  if (in_ == nullptr) return false;
  std::error_code none_there;
  return std::filesystem::equivalent(in_ == &file_ ? argument_ : "/dev/stdin", path, none_there);
}

games::Instance instance_of(const InputLine& line) {
  try {
    return games::Instance(line.text);
  } catch (const text::InputError& error) {
    std::error_code unreadable;
    if (!line.place.empty() || !std::filesystem::exists(line.text, unreadable)) throw;
    throw text::InputError(std::string(error.what()) + "; a file of that name exists: write ./" + line.text,
                           error.column());
  }
}

text::InputError placed(const InputLine& line, const text::InputError& error) {
  if (line.place.empty()) return error;
  const std::string column = error.column() > 0 ? ":" + std::to_string(error.column()) : "";
  return text::InputError(line.place + column + ": " + error.what());
}

}  // namespace gamecert::cli
