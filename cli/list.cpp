// gamecert list: what the program knows, name, tab, one line.
#include "cli/list.hpp"

#include "cli/options.hpp"
#include "cli/output.hpp"
#include "conjectures/defined_words.hpp"
#include "games/game.hpp"
#include "games/texts/called_texts.hpp"
#include "graphs/families/users_board.hpp"
#include "graphs/graph_class.hpp"
#include "language/terms.hpp"
#include "papers/claim_words.hpp"
#include "proofs/maps/board_maps.hpp"
#include "reductions/built_in.hpp"
#include "reductions/gadgets/lemma_file.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::cli {
namespace {

void print_entry(std::string_view name, std::string_view meaning) {
  print_line(std::string(name) + "\t" + std::string(meaning));
}

void each_game(const VisitEntry& visit) {
  for (const games::Entry& entry : games::registry()) visit(entry.info.name, games::summary_of(entry.info));
}

void each_property(const VisitEntry& visit) {
  for (const language::Term& term : language::terms()) visit(term.name, conjectures::described(term).meaning);
  for (const conjectures::DefinedWord& word : conjectures::inlined_entries()) visit(head_text(word), word.meaning);
}

void each_family(const VisitEntry& visit) {
  for (const graphs::Family& family : graphs::users_families()) {
    const std::string parameters(family.parameters);
    visit(std::string(family.name) + (parameters.empty() ? "" : ":" + parameters), family.meaning);
  }
}

/// `; also: tree`
std::string other_spellings(const graphs::ClassWord& word) {
  std::string text;
  for (const std::string_view also : word.also)
    if (!also.empty()) text += (text.empty() ? "; also: " : ", ") + std::string(also);
  return text;
}

void each_class(const VisitEntry& visit) {
  for (const graphs::ClassWord& word : graphs::class_words())
    visit(word.usage(), std::string(word.meaning) + other_spellings(word));
}

void each_lemma(const VisitEntry& visit) {
  for (const reductions::BuiltIn& file : reductions::built_in_lemmas())
    visit(file.name, reductions::read_lemma(file.text, std::string(file.name)).title);
}

void each_reduction(const VisitEntry& visit) {
  for (const reductions::BuiltIn& map : reductions::built_in_maps()) visit(map.name, reductions::summary(map.text));
  for (const proofs::BoardMap& map : proofs::board_maps()) visit(map.name, map.summary);
}

void each_claim_word(const VisitEntry& visit) {
  for (const papers::ClaimWord& word : papers::claim_words(papers::built_in_folders())) {
    std::string users;
    for (const std::string& user : word.users) users += (users.empty() ? "" : ", ") + user;
    visit(word.usage, users.empty() ? "no folder that comes with the program" : users);
  }
}

}  // namespace

std::span<const List> lists() {
  static constexpr List all[] = {
      {"games", each_game},   {"properties", each_property},  {"families", each_family},       {"classes", each_class},
      {"lemmas", each_lemma}, {"reductions", each_reduction}, {"claim-words", each_claim_word}};
  return all;
}

int run_list(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  if (!options.parse(command, arguments)) return success;
  std::string what;
  for (const std::string& word : options.plain()) what += (what.empty() ? "" : " ") + word;
  std::vector<std::string_view> names;
  for (const List& list : lists()) {
    names.push_back(list.name);
    if (list.name != what) continue;
    list.each(print_entry);
    return success;
  }
  throw text::InputError("expected one of games, properties, families, classes, lemmas, reductions and claim-words" +
                         text::did_you_mean(what, names) + ", found " +
                         (what.empty() ? "nothing" : text::quoted(what)) + "; see gamecert list --help");
}

}  // namespace gamecert::cli
