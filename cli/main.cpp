// gamecert: certified answers about combinatorial games on graphs.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <new>

#include "cli/command.hpp"
#include "cli/help/help.hpp"
#include "cli/help/search.hpp"
#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/users_games/game_files.hpp"
#include "games/game.hpp"
#include "graphs/nauty/canonical.hpp"
#include "text/errors.hpp"
#include "text/file_name.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"
#include "verify/files/atomic_file.hpp"

namespace gamecert::cli {
namespace {

/// Advice on a word that is something else than a command.
std::string in_place_of_command(const std::string& word) {
  if (names_game_file(word)) return "; it is the text of a game: gamecert solve " + word + " INSTANCE";
  if (games::known(word) != nullptr) return "; it is a game: gamecert solve " + word + " INSTANCE";
  if (word.find_first_of(" <>=!&|") != std::string::npos)
    return "; a formula stands behind explain, sweep, find or filter";
  return has_page(word) ? "; it has a page: gamecert help " + word : "";
}

int dispatch(const Arguments& arguments) {
  if (arguments.empty()) {
    print_usage();
    return misuse;
  }
  const std::string& word = arguments.front();
  if (word == "--help" || word == "-h") {
    print_usage();
    return success;
  }
  if (word == "help") return run_help({arguments.begin() + 1, arguments.end()});
  if (word == "--version") {
    print_line("gamecert " GAMECERT_VERSION);
    return success;
  }
  std::vector<std::string_view> names{"help", "--help", "--version"};
  for (const Command& command : commands()) {
    if (command.name == word) {
      Arguments rest(arguments.begin() + 1, arguments.end());
      read_game_files(command, rest);
      return command.run(command, rest);
    }
    names.push_back(command.name);
  }
  const std::string meant =
      word == "-v" || word == "-V" ? " (did you mean '--version'?)" : text::did_you_mean(word, names);
  throw text::InputError("expected a command" + meant + ", found " + text::quoted(word) +
                         (meant.empty() ? in_place_of_command(word) : "") + "; see gamecert --help");
}

/// A limit that no command has made an answer of its own.
int end_unknown(const Arguments& arguments, const std::string& reason) {
  std::string line = "s UNKNOWN " + text::in_one_line(reason);
  if (std::ranges::count(arguments, "--json") != 0) line = json_line(unknown_result(reason));
  std::cout << line << std::endl;
  return undecided;
}

int run(const Arguments& arguments) {
  try {
    const int status = dispatch(arguments);
    print("");
    return status;
  } catch (const text::InputError& error) {
    std::cerr << "gamecert: " << (error.column() > 0 ? "column " + std::to_string(error.column()) + ": " : "")
              << text::in_one_line(error.what()) << '\n';
    return misuse;
  } catch (const verify::OutputError& error) {
    std::cerr << "gamecert: " << text::in_one_line(error.what()) << '\n';
    return misuse;
  } catch (const std::filesystem::filesystem_error& error) {
    std::cerr << "gamecert: cannot use " << text::file_name(error.path1().string()) << ": " << error.code().message()
              << '\n';
    return misuse;
  } catch (const ClosedPipe&) {
    return 128 + SIGPIPE;
  } catch (const text::LimitError& error) {
    return end_unknown(arguments, error.what());
  } catch (const std::bad_alloc&) {
    return end_unknown(arguments, "out of memory");
  } catch (const std::exception& error) {
    std::cerr << "gamecert: internal failure: " << text::in_one_line(error.what()) << '\n';
    return internal_failure;
  }
}

/// Standard descriptors that are closed are opened on nothing, lest a file or a pipe made later takes their numbers;
/// what is written to standard output fails as before.
void open_standard_descriptors() {
  for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor) {
    const int access = descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY;
    if (fcntl(descriptor, F_GETFD) < 0 && open("/dev/null", access) != descriptor) std::_Exit(misuse);
  }
}

}  // namespace
}  // namespace gamecert::cli

int main(int count, char** values) {
  gamecert::cli::open_standard_descriptors();
  gamecert::graphs::check_nauty();
  std::ios::sync_with_stdio(false);
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  gamecert::cli::end_searches_on_interrupt();
  return gamecert::cli::run(gamecert::cli::Arguments(values + 1, values + count));
}
