// Reading instance lines.
#include "cli/input.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>
#include <string_view>
#include <utility>

#include "graphs/families.hpp"
#include "solve/limits.hpp"

namespace gamecert::cli {

namespace {

/// Whether the text is a board by its first word, `points:0.5,0` as well.
bool names_a_family(std::string_view text) {
  const std::size_t colon = text.find(':');
  return colon != std::string_view::npos &&
         std::ranges::count(graphs::families(), text.substr(0, colon), &graphs::Family::name) != 0;
}

}  // namespace

InstanceLines::InstanceLines(const std::string& argument, graphs::Format format) : argument_(argument) {
  if (argument != "-" && (argument.find_first_of("/.") == std::string::npos || names_a_family(argument))) return;
  input_ = std::make_unique<ByteInput>(argument);
  bytes_ = [this](std::span<char> buffer) { return input_->read(buffer); };
  lines_.emplace(bytes_, format, [](const std::string& remark) { std::cerr << "c " + remark + "\n" << std::flush; });
}

std::string InstanceLines::place(std::size_t line) const {
  return (argument_ == "-" ? "standard input" : argument_) + ":" + std::to_string(line);
}

std::optional<InputLine> InstanceLines::read() {
  if (!lines_) {
    if (number_++ > 0) return std::nullopt;
    return InputLine{argument_, ""};
  }
  std::array<char, 1 << 16> bytes;
  try {
    while (!solve::Watch::interrupted) {
      const std::size_t newline = text_.find('\n', std::max(begin_, searched_));
      if (newline != std::string::npos || (ended_ && begin_ < text_.size())) {
        std::string line = text_.substr(begin_, newline - begin_);
        begin_ = std::min(newline, text_.size() - 1) + 1;
        return InputLine{std::move(line), place(++number_)};
      }
      if (ended_) return std::nullopt;
      text_.erase(0, begin_);
      begin_ = 0;
      searched_ = text_.size();
      const std::optional<std::size_t> count = lines_->read(bytes);
      text_.append(bytes.data(), count.value_or(0));
      ended_ = count == 0;
    }
    return std::nullopt;
  } catch (const text::InputError& error) {
    ended_ = true;
    const std::size_t line = error.place().line > 0 ? error.place().line : number_ + 1;
    return InputLine{"", place(line), text::InputError(error.what(), error.column())};
  } catch (const UnreadableInput& error) {
    throw text::InputError(error.what());
  }
}

std::optional<InputLine> InstanceLines::next() {
  while (auto line = read()) {
    if (input_ && !line->wrong && line->text.find_first_not_of(" \t\r") == std::string::npos) continue;
    any_ = true;
    return line;
  }
  if (!any_ && !(from_file() && solve::Watch::interrupted))
    throw text::InputError("expected instances, found none in " + (argument_ == "-" ? "standard input" : argument_));
  return std::nullopt;
}

bool InstanceLines::read_from(const std::filesystem::path& path) const {
  if (!input_) return false;
  std::error_code none_there;
  return std::filesystem::equivalent(argument_ == "-" ? "/dev/stdin" : argument_, path, none_there);
}

games::Instance instance_of(const InputLine& line) {
  if (line.wrong) throw *line.wrong;
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
