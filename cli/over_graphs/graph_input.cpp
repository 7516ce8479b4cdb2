// Streams of graphs, and what stops them.
#include "cli/over_graphs/graph_input.hpp"

#include <filesystem>
#include <iostream>
#include <new>
#include <optional>
#include <variant>

#include "cli/input.hpp"
#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/over_graphs/scope.hpp"
#include "games/instances/users_instance.hpp"
#include "graphs/families/users_board.hpp"
#include "sweeps/undecided.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::cli {
namespace {

const std::string& input_name(const CommandOptions& options, const std::string& expected) {
  static const std::string standard_input = "-";
  const std::vector<std::string>& plain = options.plain();
  if (plain.empty() || plain.size() > 3)
    throw text::InputError("expected " + expected + " [INFILE [OUTFILE]], found " + std::to_string(plain.size()) +
                           " arguments");
  return plain.size() == 1 ? standard_input : plain[1];
}

/// The board that the text names; the error if it names none.
std::variant<games::Instance, text::InputError> board_named(const std::string& text) {
  try {
    return games::users_instance(text, nullptr);
  } catch (const text::InputError& error) {
    return error;
  }
}

void require_graph_alone(const games::Instance& instance) {
  const std::size_t blank = instance.text().find(' ');
  if (blank != std::string::npos)
    throw text::InputError("expected a graph alone, found attributes behind it: " + instance.text().substr(blank + 1));
  if (!std::holds_alternative<graphs::Digraph>(instance.board())) graphs::graph_of(instance.board());
}

}  // namespace

void require_in_front(const CommandOptions& options, const std::string& expected) {
  const std::vector<std::string>& plain = options.plain();
  std::error_code unreadable;
  const bool formula = plain.empty() || plain[0].find('.') == std::string::npos;  // which has no dot
  if (!formula && plain.size() == 1 && std::filesystem::is_regular_file(plain[0], unreadable))
    throw text::InputError("expected " + expected + " in front of the file, found the file " + plain[0]);
}

ByteInput graphs_named(const std::string& argument) {
  std::error_code unreadable;
  const bool there = std::filesystem::exists(argument, unreadable);
  if (argument == "-" || names_a_file(argument)) return ByteInput(argument);
  const auto named = board_named(argument);
  const auto* error = std::get_if<text::InputError>(&named);
  if (there && error == nullptr)
    throw text::InputError("expected a file or a board, found " + text::quoted(argument) + ", which is both: write ./" +
                           argument + " for the file");
  if (there) return ByteInput(argument);
  if (error == nullptr) {
    require_graph_alone(std::get<games::Instance>(named));
    return {argument, argument + "\n"};
  }
  throw text::InputError("cannot read " + argument +
                         ": No such file or directory; nor is it a board: " + error->what());
}

GraphOutput::GraphOutput(const std::string& file) {
  if (file == "-") return;
  if (!names_a_file(file) && graphs::names_users_board(file))
    throw text::InputError("expected INFILE and OUTFILE, found the board " + text::quoted(file) +
                           " as the second: write ./" + file + " for a file");
  file_.emplace(file);
}

void GraphOutput::write(std::string_view text) {
  if (file_) {
    file_->write(text);
  } else {
    print(text);
  }
}

void GraphOutput::commit() {
  if (file_) file_->commit();
}

StreamFiles::StreamFiles(const CommandOptions& options, const std::string& expected)
    : input_(graphs_named(input_name(options, expected))),
      output_(options.plain().size() < 3 ? "-" : options.plain()[2]) {}

void print_refused(const sweeps::RefusedOfGame& refused) {
  for (const std::string& line : sweeps::lines(refused)) std::cerr << "c " + line + "\n" << std::flush;
}

sweeps::GraphStream stream_of(const CommandOptions& options) {
  sweeps::GraphStream stream{
      .jobs = jobs_of(options), .format = input_format(options), .seconds_a_graph = time_limit(options)};
  if (options.quiet()) return stream;
  stream.undecided = [](const std::string& graph) { std::cerr << "c undecided " + graph + "\n" << std::flush; };
  stream.remark = [](const std::string& remark) { std::cerr << "c " + remark + "\n" << std::flush; };
  return stream;
}

int status_of_stream(const CommandOptions& options, const ByteInput& input,
                     const std::function<sweeps::Streamed(const sweeps::ReadInput&)>& go,
                     const std::function<void()>& done) {
  const auto end_unknown = [&](const std::string& reason) {
    std::cerr << "UNKNOWN " + reason + "\n" << std::flush;
    if (options.json()) print_line(json_line(unknown_result(reason)));
  };
  try {
    const sweeps::Streamed all = go([&](std::span<char> buffer) { return input.read(buffer); });
    if (done) done();
    if (all.undecided == 0) return success;
    std::cerr << "UNKNOWN " << sweeps::undecided_at(all.undecided) << '\n';
  } catch (const text::InputError& error) {
    throw text::InputError(input.name() + ":" + error.what());
  } catch (const UnreadableInput& error) {
    throw text::InputError(error.what());
  } catch (const text::LimitError& limit) {
    end_unknown(limit.what());
  } catch (const std::bad_alloc&) {
    end_unknown("out of memory");
  }
  return undecided;
}

}  // namespace gamecert::cli
