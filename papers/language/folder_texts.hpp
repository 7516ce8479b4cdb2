// What the claims of a paper may name beside what comes with the program: the other files of its folder.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "conjectures/language.hpp"
#include "papers/language/definitions.hpp"

namespace gamecert::papers {

/// Games are known to the whole program once they are read (games/texts/use_text.hpp).
struct FolderTexts {
  language::UserWords words = conjectures::inlined_words();
  language::UserWords words_of_claims = words;                                   // and those of *.definitions
  std::vector<Definition> definitions = {};                                      // of *.definitions
  Places places = {};                                                            // of words and definitions
  std::map<std::string, std::string, std::less<>> lemmas = {}, reductions = {};  // by their names, without endings
  std::string digest = {};  // of all but the definitions, and of the games; empty if there are none
};

}  // namespace gamecert::papers
