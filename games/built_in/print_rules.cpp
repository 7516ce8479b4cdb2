// Writes the rules of a built-in game that is a text as a header in C++.
// Usage: print_rules HEADER ROOT FILE    the file by its path under the root of the tree
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>

#include "games/built_in/printed_rules.hpp"
#include "text/errors.hpp"

namespace {

/// Null if there is no such file.
std::optional<std::string> contents(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream all;
  all << in.rdbuf();
  return in ? std::optional(all.str()) : std::nullopt;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string file = argc == 4 ? argv[3] : "";
  try {
    if (file.empty()) throw std::runtime_error("expected HEADER ROOT FILE, found something else");
    const std::optional<std::string> text = contents(std::string(argv[2]) + "/" + file);
    if (!text) throw std::runtime_error("expected the file " + file + ", found none");
    const std::string rules = gamecert::games::printed_rules(*text, file);
    if (contents(argv[1]) == rules) return 0;  // what includes it need not be compiled again
    std::ofstream out(argv[1]);
    out << rules;
    if (!out.flush())
      throw std::runtime_error(std::string("expected to write ") + argv[1] + ", found that it cannot be");
  } catch (const gamecert::text::InputError& error) {
    std::cerr << file << ":" << error.place().line << ": " << error.what() << "\n";
    return 1;
  } catch (const std::exception& error) {
    std::cerr << "print_rules: " << error.what() << "\n";
    return 1;
  }
}
