// gamecert-check: accepts or rejects certificates.
#include <csignal>
#include <iostream>

#include "certificates/check_files.hpp"

namespace {

constexpr const char* usage =
    "usage: gamecert-check [--expect STATEMENT] FILE...\n"
    "\n"
    "Checks every certificate in the files; `-` is standard input. Prints `c GAME INSTANCE STATEMENT`\n"
    "for each, what it proves, then `s VERIFIED` (exit status 0) or, at the first defect, `s REJECTED`\n"
    "(1) with file, line and reason on standard error. Unreadable or empty files and wrong usage: 2.\n"
    "\n"
    "  --expect STATEMENT   reject a certificate of anything else; the whole line behind `c ` or its\n"
    "                       last part, such as WINNABLE\n"
    "  --help               this text\n"
    "\n"
    "Example:\n"
    "  $ gamecert-check --expect 'ello petersen green=0,1,2 WINNABLE' examples/certificates/petersen.cert\n";

int misuse(const std::string& message) {
  std::cerr << "gamecert-check: " << message << "\n" << usage;
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  std::signal(SIGPIPE, SIG_DFL);  // a closed pipe ends quietly, whatever the caller left ignored
  std::vector<std::string> files;
  std::optional<std::string> expect;
  bool options = true;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (!options || argument == "-" || !argument.starts_with('-')) {
      files.push_back(argument);
    } else if (argument == "--") {
      options = false;
    } else if (argument == "--help") {
      std::cout << usage;
      return 0;
    } else if (argument == "--expect") {
      if (++i == argc) return misuse("expected a statement behind --expect, found the end");
      if (expect) return misuse("expected --expect once, found it twice");
      expect = argv[i];
    } else {
      return misuse("expected --expect, --help or a file, found '" + argument + "'");
    }
  }
  if (files.empty()) return misuse("expected a file, found none");
  return gamecert::certificates::check_files(files, expect, std::cout, std::cerr);
}
