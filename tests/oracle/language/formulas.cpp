// oracle-formulas: writes formulas of the language of conjectures at random (formulas.hpp).
//
//   oracle-formulas graphs|digraphs SEED COUNT WORDS [--old]     WORDS: conjectures/words.txt
//
// --old: only forms that the language had before ranges of numbers, fractions and sets of edges.
// Output: COUNT different formulas, one a line.
#include <cstdint>
#include <exception>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "phrases.hpp"
#include "phrases_of_sets.hpp"
#include "words.hpp"

namespace {

oracle::Vocabulary vocabulary(const std::string& path) {
  oracle::Vocabulary result;
  const oracle::Network null_graph;
  for (const auto& [word, function] : oracle::computed_words()) {
    (std::holds_alternative<bool>(function(null_graph)) ? result.properties : result.invariants).push_back(word);
  }
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot read " + path);
  const std::map<std::string, std::vector<std::string>*> kinds = {{"property", &result.properties},
                                                                  {"invariant", &result.invariants},
                                                                  {"fraction", &result.fractions},
                                                                  {"set", &result.sets}};
  std::string word;
  for (std::string line; std::getline(file, line);) {
    const std::string key = line.substr(0, line.find(' '));
    const auto kind = kinds.find(key);
    if (kind != kinds.end()) word = line.substr(key.size() + 1);
    if (const std::size_t parameter = word.find("(k)"); parameter != std::string::npos)
      word.replace(parameter, 3, "(2)");
    if (kind != kinds.end() && word.find("index") != std::string::npos && key == "fraction") {
      std::string definition;
      // Sums of roots are no fractions: tests/oracle/language/indices.py.
      while (definition.rfind("definition", 0) != 0) std::getline(file, definition);
      if (definition.find("sqrt") != std::string::npos) continue;
    }
    if (kind != kinds.end()) kind->second->push_back(word);
    for (const char* range : {"min order ", "recursive ", " in E:"})
      if (line.find(range) != std::string::npos) result.dear.insert(word);
  }
  return result;
}

}  // namespace

int main(int argument_count, char** arguments) {
  const std::vector<std::string> words(arguments + 1, arguments + argument_count);
  if (words.size() < 4 || words.size() > 5 || (words[0] != "graphs" && words[0] != "digraphs") ||
      (words.size() == 5 && words[4] != "--old")) {
    std::cerr << "usage: oracle-formulas graphs|digraphs SEED COUNT WORDS [--old]\n";
    return 2;
  }
  try {
    const auto count = static_cast<std::size_t>(oracle::number(words[2], 1000000));
    const auto seed = static_cast<std::uint64_t>(oracle::number(words[1], 1000000));
    oracle::RandomPhrases phrases(seed, vocabulary(words[3]), words.size() == 5, words[0] == "digraphs");
    for (std::set<std::string> written; written.size() < count;) {
      const std::string formula = phrases.formula();
      if (formula.size() <= 400 && written.insert(formula).second) std::cout << formula << '\n';
    }
  } catch (const std::exception& error) {
    std::cerr << "oracle-formulas: " << error.what() << '\n';
    return 2;
  }
  return 0;
}
