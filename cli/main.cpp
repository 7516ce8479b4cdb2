// gamecert: certified answers about combinatorial games on graphs.
#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <new>

#include "cli/command.hpp"
#include "cli/help/help.hpp"
#include "cli/output.hpp"
#include "graphs/nauty/canonical.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "verify/files/atomic_file.hpp"

namespace gamecert::cli {
namespace {

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
  std::vector<std::string_view> names;
  for (const Command& command : commands()) {
    if (command.name == word) return command.run(command, Arguments(arguments.begin() + 1, arguments.end()));
    names.push_back(command.name);
  }
  throw text::InputError("expected a command" + text::did_you_mean(word, names) + ", found '" + word +
                         "'; see gamecert --help");
}

int run(const Arguments& arguments) {
  try {
    const int status = dispatch(arguments);
    print("");
    return status;
  } catch (const text::InputError& error) {
    std::cerr << "gamecert: " << (error.column() > 0 ? "column " + std::to_string(error.column()) + ": " : "")
              << error.what() << '\n';
    return misuse;
  } catch (const verify::OutputError& error) {
    std::cerr << "gamecert: " << error.what() << '\n';
    return misuse;
  } catch (const std::filesystem::filesystem_error& error) {
    std::cerr << "gamecert: cannot use " << error.path1().string() << ": " << error.code().message() << '\n';
    return misuse;
  } catch (const ClosedPipe&) {
    return 128 + SIGPIPE;
  } catch (const text::LimitError& error) {
    std::cout << "s UNKNOWN " << error.what() << std::endl;
    return undecided;
  } catch (const std::bad_alloc&) {
    std::cout << "s UNKNOWN out of memory" << std::endl;
    return undecided;
  } catch (const std::exception& error) {
    std::cerr << "gamecert: internal failure: " << error.what() << '\n';
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
