// Reading instance lines.
#include "cli/input.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>
#include <string_view>
#include <utility>

#include "cli/output.hpp"
#include "games/instances/users_instance.hpp"
#include "graphs/families/meant_family.hpp"
#include "graphs/families/users_board.hpp"
#include "graphs/streams/foreign_text.hpp"
#include "text/blanks.hpp"
#include "text/cursor.hpp"
#include "text/deadline.hpp"

namespace gamecert::cli {

namespace {

/// Whether a family and a colon stand in the text, and no '/' or '.' in front of them: `complement(random:9,0.5,1)`.
bool begins_with_family(std::string_view text) {
  for (std::size_t colon = text.find(':'); colon < text.find_first_of("/."); colon = text.find(':', colon + 1)) {
    const std::string_view before = text.substr(0, colon);
    const std::string_view name = before.substr(before.find_last_of("(+*") + 1);
    if (std::ranges::count(graphs::users_families(), name, &graphs::Family::name) != 0) return true;
  }
  return false;
}

/// The blank behind the name of a file that has attributes behind it; or the end.
std::size_t end_of_file_name(const std::string& argument) {
  std::error_code unreadable;
  const std::size_t blank = argument.find(' ');
  if (blank == std::string::npos || std::filesystem::exists(argument, unreadable)) return argument.size();
  text::Cursor words(std::string_view(argument).substr(blank), {0, 1}, " \t");
  while (!words.done())
    if (words.take_until(" \t").find('=') == std::string_view::npos) return argument.size();
  return blank;
}

}  // namespace

std::string single_spaced(const InputLine& line) {
  std::string result;
  for (text::Cursor in(line.text, {0, 1}, text::line_blanks); !in.done();)
    result.append(result.empty() ? "" : " ").append(in.take_until(text::line_blanks));
  return result;
}

bool names_a_file(const std::string& argument) {
  return argument.find_first_of("/.") != std::string::npos && !begins_with_family(argument);
}

InstanceLines::InstanceLines(const std::string& argument, graphs::Format format, bool quiet) : argument_(argument) {
  if (argument != "-" && !argument.starts_with("- ") && !names_a_file(argument)) return;
  argument_.resize(end_of_file_name(argument));
  attributes_ = argument.substr(argument_.size());
  input_ = std::make_unique<ByteInput>(argument_);
  start(format, quiet);
}

InstanceLines::InstanceLines(std::unique_ptr<ByteInput> input, graphs::Format format, bool quiet)
    : argument_(input->name()), input_(std::move(input)), any_(true) {
  start(format, quiet);
}

void InstanceLines::start(graphs::Format format, bool quiet) {
  bytes_ = [this](std::span<char> buffer) { return input_->read(buffer); };
  graphs::Remark remark = [](const std::string& text) { std::cerr << "c " + text + "\n" << std::flush; };
  lines_.emplace(bytes_, format, quiet ? graphs::Remark() : std::move(remark));
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
    while (!text::interrupted) {
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
  } catch (const text::LimitError&) {
    if (!text::interrupted) throw;
    return std::nullopt;
  } catch (const UnreadableInput& error) {
    throw text::InputError(error.what());
  }
}

std::optional<InputLine> InstanceLines::next() {
  while (auto line = read()) {
    if (input_ && !line->wrong && line->text.find_first_not_of(text::line_blanks) == std::string::npos) continue;
    line->text += attributes_;
    any_ = true;
    return line;
  }
  if (!any_ && !(from_file() && text::interrupted))
    throw text::InputError("expected instances, found none in " + (argument_ == "-" ? "standard input" : argument_));
  return std::nullopt;
}

bool InstanceLines::read_from(const std::filesystem::path& path) const {
  if (!input_) return false;
  std::error_code none_there;
  return std::filesystem::equivalent(argument_ == "-" ? "/dev/stdin" : argument_, path, none_there);
}

namespace {

/// Blanks around the sign of an attribute split it; numbers alone are meant as heaps or edges.
std::string advice_on_board(const InputLine& line) {
  const std::string_view text = line.text;
  if (text.find(" =") != text.npos || text.find("= ") != text.npos) return "; no blank stands beside '='";
  const std::string_view board = text.substr(0, text.find(' '));
  if (!line.place.empty() || board.empty() || !text::digit(board.front())) return "";
  const std::string meant = graphs::meant_family(board);
  return meant.empty() ? "" : "; did you mean '" + meant + "'?";
}

}  // namespace

games::Instance instance_of(const InputLine& line, const games::GameInfo* game) {
  if (line.wrong) throw *line.wrong;
  try {
    return games::users_instance(line.text, game);
  } catch (const text::InputError& error) {
    std::error_code unreadable;
    if (!line.place.empty() || !std::filesystem::exists(line.text, unreadable)) {
      const std::string advice = advice_on_board(line);
      if (!advice.empty() && !text::beyond_limit(error)) throw text::InputError(error.what() + advice, error.place());
      graphs::throw_with_advice(error, line.text);
    }
    throw text::InputError(std::string(error.what()) + "; a file of that name exists: write ./" + line.text,
                           error.column());
  }
}

void print_answered(std::size_t answered, std::size_t asked, bool interrupted) {
  print_line("s ANSWERED " + std::to_string(answered) + " of " + std::to_string(asked) +
             (interrupted ? " interrupted" : ""));
}

text::InputError placed(const InputLine& line, const text::InputError& error) {
  if (line.place.empty()) return error;
  const std::string column = error.column() > 0 ? ":" + std::to_string(error.column()) : "";
  return text::InputError(line.place + column + ": " + error.what());
}

}  // namespace gamecert::cli
