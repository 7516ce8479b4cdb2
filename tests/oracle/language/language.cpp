// oracle-language: evaluates formulas of the language of conjectures on graphs, after docs/LANGUAGE.md, by trying all
// instances of every quantifier.
//
//   oracle-language values WORDS FORMULAS [MISTAKE]    WORDS: conjectures/words.txt; FORMULAS: a formula a line
//   oracle-language mistakes WORDS FORMULAS            for each word a mistake in its meaning that a formula tells
//
// Input, one graph a line:   [digraph] ORDER EDGES     all graphs, or all digraphs
// Output of `values`, a line a graph: the values, separated by tabs: true, false, a number, `unknown` (a number has
// more than 64 bits) or `doubtful` (the page leaves open what the value is). Output of `mistakes`, a line a word that
// some formula has: the word, a tab, and the line of the first formula whose values are others if the word is given a
// wrong meaning; 0 if there is none.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "quantifiers.hpp"

namespace {

using oracle::Evaluator;
using oracle::Meaning;
using oracle::Network;

std::vector<std::string> lines_of(const std::string& path) {
  std::ifstream file(path);
  std::vector<std::string> result;
  for (std::string line; std::getline(file, line);) result.push_back(line);
  if (result.empty()) throw std::runtime_error("expected formulas in " + path);
  return result;
}

std::vector<Network> read_graphs() {
  std::vector<Network> result;
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    const oracle::Graph graph = oracle::read_graph(words);
    Network network{graph.directed, {}, graph.order};
    for (int v = 0; v < graph.order; ++v) network.heads[v];
    for (const auto& [u, v] : graph.edges) network.join(u, v);
    result.push_back(network);
  }
  if (result.empty()) throw std::runtime_error("expected graphs");
  return result;
}

Evaluator evaluator(const std::string& words, bool directed, const std::string& mistake) {
  std::ifstream file(words);
  if (!file) throw std::runtime_error("cannot read " + words);
  Evaluator result(directed, mistake);
  result.read_words(file);
  return result;
}

std::string cell(const Meaning& meaning, const Network& graph) {
  oracle::doubtful = false;
  const std::string result = oracle::text(Evaluator::value(meaning, graph));
  return oracle::doubtful ? "doubtful" : result;
}

void print_values(Evaluator evaluator, const std::vector<std::string>& formulas, const std::vector<Network>& graphs) {
  std::vector<Meaning> meanings;
  for (const std::string& formula : formulas) meanings.push_back(evaluator.read(formula));
  for (const Network& graph : graphs) {
    for (std::size_t i = 0; i < meanings.size(); ++i) std::cout << (i == 0 ? "" : "\t") << cell(meanings[i], graph);
    std::cout << '\n';
  }
}

void print_mistakes(const std::string& words_file, const std::vector<std::string>& formulas,
                    const std::vector<Network>& graphs) {
  const bool directed = graphs[0].directed;
  Evaluator right = evaluator(words_file, directed, "");
  std::map<std::string, std::vector<std::size_t>> formulas_with;
  for (std::size_t i = 0; i < formulas.size(); ++i) {
    right.read(formulas[i]);
    for (const std::string& word : right.words()) formulas_with[word].push_back(i);
  }
  for (const auto& [word, places] : formulas_with) {
    Evaluator wrong = evaluator(words_file, directed, word);
    const auto found = std::find_if(places.begin(), places.end(), [&](std::size_t i) {
      const Meaning here = right.read(formulas[i]), there = wrong.read(formulas[i]);
      return std::any_of(graphs.begin(), graphs.end(),
                         [&](const Network& graph) { return cell(here, graph) != cell(there, graph); });
    });
    std::cout << word << '\t' << (found == places.end() ? 0 : *found + 1) << '\n';
  }
}

}  // namespace

int main(int argument_count, char** arguments) {
  const std::vector<std::string> words(arguments + 1, arguments + argument_count);
  if (words.size() < 3 || words.size() > 4 || (words[0] != "values" && words[0] != "mistakes")) {
    std::cerr << "usage: oracle-language values|mistakes WORDS FORMULAS [MISTAKE] <GRAPHS\n";
    return 2;
  }
  try {
    const std::vector<std::string> formulas = lines_of(words[2]);
    const std::vector<Network> graphs = read_graphs();
    if (words[0] == "mistakes") {
      print_mistakes(words[1], formulas, graphs);
    } else {
      print_values(evaluator(words[1], graphs[0].directed, words.size() == 4 ? words[3] : ""), formulas, graphs);
    }
  } catch (const std::exception& error) {
    std::cerr << "oracle-language: " << error.what() << '\n';
    return 2;
  }
  return 0;
}
