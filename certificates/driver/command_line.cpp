// Options of the programs that check certificates.
#include "certificates/driver/command_line.hpp"

#include <algorithm>
#include <csignal>
#include <iostream>

#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

using text::InputError;

constexpr const char* usage =
    " [options] FILE...\n\n"
    "Checks every certificate in the files; `-` is standard input, a directory stands for all files NAME.cert\n"
    "in and below it, links followed. Prints for each `c GAME INSTANCE STATEMENT`, what it proves, and\n"
    "`c rests on: ...`, what must be believed besides; of the pieces of a sweep, what they prove together.\n"
    "Then, the first that fits:\n"
    "  s REJECTED   exit status 1; a certificate is wrong: file, line and reason are on standard error\n"
    "               (2, no line: wrong usage, a file that cannot be read or holds no certificate)\n"
    "               (4, no line: the checker itself fails)\n"
    "  s UNKNOWN    3; a limit was met: file, line and limit are on standard error; or `s UNKNOWN completeness\n"
    "               rests on geng`: only that program says that a sweep left no graph out, and --trust does not\n"
    "               name `programs`\n"
    "  s VERIFIED   0\n"
    "\n"
    "  --expect STATEMENT   reject a certificate of anything else: the claim line, with or without `c `, or\n"
    "                       its statement, such as WINNABLE\n"
    "  --trust LIST         reject a certificate that rests on anything else: words separated by commas, of\n"
    "                       rules, readings, definitions, encodings, theorems, programs, or as `c rests on:`\n"
    "                       prints them, such as 'rules,theorem 1.5'; '' for nothing. A piece of a sweep is\n"
    "                       checked without a theorem that it can do without\n"
    "  --explain            print for each certificate, too, how many files and lines checked it, by room of the\n"
    "                       source tree, and a line about each thing that it rests on\n"
    "  --report FILE        when all is accepted, leave there what was said of each piece of a sweep, and the\n"
    "                       digest of its bytes: gamecert merge --checked reads DIR/checked.report\n"
    "  --time-limit S       processor time for each file, in seconds (60)\n"
    "  --memory-limit MB    address space for each file (4096), at least 64\n"
    "  --version            the version\n"
    "  --help               this text\n"
    "\nExample:\n"
    "  $ gamecert-check --expect 'ello petersen green=0,1,2 WINNABLE' examples/certificates/petersen.cert\n";

struct Request {
  bool help = false, version = false;
  std::vector<std::string> files;
  Demands demands = {};
};

/// InputError.
Request request_of(const std::vector<std::string>& arguments, const Explain& explain) {
  Request request;
  std::vector<std::string> given;
  bool options = true;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& word = arguments[i];
    if (!options || word == "-" || !word.starts_with('-')) {
      request.files.push_back(word);
      continue;
    }
    if (std::ranges::find(given, word) != given.end()) throw InputError("expected " + word + " once, found it twice");
    given.push_back(word);
    const auto value = [&]() -> const std::string& {
      if (++i == arguments.size()) throw InputError("expected a value behind " + word + ", found the end");
      return arguments[i];
    };
    if (word == "--") {
      options = false;
    } else if (word == "--help" || word == "-h" || word == "--version") {
      (word == "--version" ? request.version : request.help) = true;
      return request;
    } else if (word == "--expect") {
      request.demands.expect = value();
    } else if (word == "--trust") {
      request.demands.trust.emplace(value());
    } else if (word == "--explain") {
      if (!explain) throw InputError("expected gamecert-check for --explain, found the driver alone");
      request.demands.explain = explain;
    } else if (word == "--report") {
      request.demands.report = value();
    } else if (word == "--time-limit") {
      request.demands.budget.seconds = seconds_of(value());
    } else if (word == "--memory-limit") {
      request.demands.budget.megabytes = megabytes_of(value());
    } else {
      throw InputError(
          "expected --expect, --trust, --explain, --report, --time-limit, --memory-limit, --help, --version or a file, "
          "found " +
          text::quoted(word));
    }
  }
  if (request.files.empty()) throw InputError("expected a file, found none");
  return request;
}

}  // namespace

int run_checker(std::string_view program, const std::vector<std::string>& arguments, const Explain& explain) {
  std::ios::sync_with_stdio(false);
  std::signal(SIGPIPE, SIG_DFL);  // a closed pipe ends quietly, whatever the caller left ignored
  std::signal(SIGXFSZ, SIG_IGN);  // a write beyond the limit fails, as on a full disk
  try {
    Request request = request_of(arguments, explain);
    request.demands.progress = terminal_reader();
    const char* text = request.version ? " " GAMECERT_VERSION "\n" : usage;
    if (!request.help && !request.version) return check_files(request.files, request.demands, std::cout, std::cerr);
    if (std::cout << (request.help ? "usage: " : "") << program << text << std::flush) return 0;
    std::cerr << program << ": cannot write to standard output\n";
  } catch (const InputError& error) {
    std::cerr << program << ": " << error.what() << "\nusage: " << program << usage;
  }
  return 2;
}

}  // namespace gamecert::certificates
