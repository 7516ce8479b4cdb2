// Writes the source with the rules of built-in games that are played by their texts (games/texts/known_texts.hpp).
// Usage: print_rules SOURCE ROOT FILE...    files by their paths under the root of the tree
#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>

#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"

namespace gamecert::games {

/// This program comes before them.
std::span<const std::string_view> built_in_rules() { return {}; }

}  // namespace gamecert::games

namespace {

std::string contents(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream all;
  all << in.rdbuf();
  if (!in) throw std::runtime_error("expected the file " + path + ", found none");
  return all.str();
}

}  // namespace

int main(int argc, char** argv) try {
  if (argc < 4) throw std::runtime_error("expected SOURCE ROOT FILE..., found too little");
  const std::string root = argv[2];
  std::string files, rules;
  for (int i = 3; i < argc; ++i) {
    const auto game = gamecert::games::read_users_game(contents(root + "/" + argv[i]));
    files += std::string("// Takes in ") + argv[i] + ".\n";
    rules += "      R\"text(" + canonical(game.text) + ")text\",\n";
  }
  std::ofstream out(argv[1]);
  out << "// Made by games/built_in/print_rules.cpp.\n"
      << files
      << "#include \"games/texts/known_texts.hpp\"\n\n"
         "namespace gamecert::games {\n\n"
         "std::span<const std::string_view> built_in_rules() {\n"
         "  static constexpr std::string_view all[] = {\n"
      << rules << "  };\n  return all;\n}\n\n}  // namespace gamecert::games\n";
  if (!out.flush()) throw std::runtime_error(std::string("expected to write ") + argv[1] + ", found that it cannot be");
} catch (const std::exception& error) {
  std::cerr << "print_rules: " << error.what() << "\n";
  return 1;
}
