// gamecert list: what the program knows, name, tab, one line.
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "games/conjectures/formula.hpp"
#include "games/game.hpp"
#include "graphs/errors.hpp"
#include "graphs/families.hpp"
#include "graphs/nauty/graph_class.hpp"
#include "reductions/built_in.hpp"
#include "reductions/lemma_file.hpp"
#include "verify/board_maps.hpp"

namespace gamecert::cli {
namespace {

void print_entry(std::string_view name, std::string_view meaning) {
  print_line(std::string(name) + "\t" + std::string(meaning));
}

}  // namespace

int run_list(const Command& command, const Arguments& arguments) {
  Options options;
  if (!options.parse(command, arguments)) return success;
  std::string what;
  for (const std::string& word : options.plain()) what += (what.empty() ? "" : " ") + word;
  if (what == "games") {
    for (const games::Entry& entry : games::registry()) print_entry(entry.info.name, entry.info.summary);
  } else if (what == "properties") {
    for (const conjectures::Term& term : conjectures::terms()) print_entry(term.name, term.meaning);
  } else if (what == "families") {
    for (const graphs::Family& family : graphs::families()) {
      const std::string parameters(family.parameters);
      print_entry(std::string(family.name) + (parameters.empty() ? "" : ":" + parameters), family.meaning);
    }
  } else if (what == "classes") {
    for (const graphs::ClassWord& word : graphs::class_words()) print_entry(word.usage(), word.meaning);
  } else if (what == "lemmas") {
    for (const reductions::BuiltIn& file : reductions::built_in_lemmas())
      print_entry(file.name, reductions::read_lemma(file.text, std::string(file.name)).title);
  } else if (what == "reductions") {
    for (const reductions::BuiltIn& map : reductions::built_in_maps())
      print_entry(map.name, reductions::summary(map.text));
    for (const verify::BoardMap& map : verify::board_maps()) print_entry(map.name, map.summary);
  } else {
    throw InputError("expected one of games, properties, families, classes, lemmas and reductions, found " +
                     (what.empty() ? "nothing" : "'" + what + "'") + "; see gamecert list --help");
  }
  return success;
}

}  // namespace gamecert::cli
