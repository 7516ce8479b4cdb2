// What the claims of a paper may name beside what comes with the program: the other files of its folder.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "conjectures/language.hpp"

namespace gamecert::papers {

/// Games are known to the whole program once they are read (games/texts/use_text.hpp).
struct FolderTexts {
  language::UserWords words = conjectures::inlined_words();
  language::UserWords words_of_claims = words;                                   // and those of *.definitions
  std::map<std::string, std::string, std::less<>> lemmas = {}, reductions = {};  // by their names, without endings
  std::string digest = {};  // of all of them, and of the games; empty if there are none
};

}  // namespace gamecert::papers
