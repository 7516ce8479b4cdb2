// Reading instance lines.
#include "cli/input.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <string_view>

#include "graphs/families.hpp"

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
      throw InputError("expected a file of instances, found the directory " + argument);
    }
    file_.open(argument);
    if (!file_) throw InputError("cannot read " + argument + ": " + std::strerror(errno));
    in_ = &file_;
  }
}

std::optional<std::string> InstanceLines::read() {
  std::string text;
  if (in_ == nullptr) {
    if (number_ > 0) return std::nullopt;
    text = argument_;
  } else if (!std::getline(*in_, text)) {
    if (in_->bad()) throw InputError("cannot read " + argument_ + ": " + std::strerror(errno));
    return std::nullopt;
  }
  ++number_;
  for (const char* header : {">>graph6<<", ">>sparse6<<", ">>digraph6<<"}) {
    if (number_ == 1 && text.starts_with(header)) text.erase(0, std::strlen(header));
  }
  return text;
}

std::optional<Line> InstanceLines::next() {
  while (auto text = read()) {
    if (in_ != nullptr && text->find_first_not_of(" \t\r") == std::string::npos) continue;
    any_ = true;
    std::string place;
    if (in_ != nullptr) place = (argument_ == "-" ? "standard input" : argument_) + ":" + std::to_string(number_);
    return Line{std::move(*text), std::move(place)};
  }
  if (!any_) throw InputError("expected instances, found none in " + (argument_ == "-" ? "standard input" : argument_));
  return std::nullopt;
}

bool InstanceLines::read_from(const std::filesystem::path& path) const {
  if (in_ == nullptr) return false;
  std::error_code none_there;
  return std::filesystem::equivalent(in_ == &file_ ? argument_ : "/dev/stdin", path, none_there);
}

games::Instance instance_of(const Line& line) {
  try {
    return games::Instance(line.text);
  } catch (const InputError& error) {
    std::error_code unreadable;
    if (!line.place.empty() || !std::filesystem::exists(line.text, unreadable)) throw;
    throw InputError(std::string(error.what()) + "; a file of that name exists: write ./" + line.text, error.column());
  }
}

InputError placed(const Line& line, const InputError& error) {
  if (line.place.empty()) return error;
  const std::string column = error.column() > 0 ? ":" + std::to_string(error.column()) : "";
  return InputError(line.place + column + ": " + error.what());
}

}  // namespace gamecert::cli
