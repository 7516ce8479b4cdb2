// One piece: its words, its sum and the answers at its graphs, all computed again.
#include "certificates/ledgers/checked_ledger.hpp"

#include <string>

#include "certificates/claim.hpp"
#include "certificates/ledgers/answers.hpp"
#include "certificates/ledgers/extension.hpp"
#include "certificates/ledgers/winning_orders.hpp"
#include "certificates/progress.hpp"
#include "graphs/checked_count.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/terms.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

using graphs::Count;

const Ground theorem{Ground::Kind::theorems, "theorem of docs/LEDGERS.md",
                     "canonical words tell graphs apart, and how many graphs there are"};

/// n!
Count renamings_of(int n) {
  try {
    return graphs::checked::factorial(n);
  } catch (const graphs::checked::NotKnown&) {
    throw text::LimitError("labelled graphs of order " + std::to_string(n) + " are more than 128 bits can count");
  }
}

/// Of a claim in its one text.
std::pair<LedgerPiece, LedgerQuestion> read_claim(const Claim& claim) {
  require_plain(claim, "sweep");
  std::pair<LedgerPiece, LedgerQuestion> result{piece_of(claim.instance), question_of(claim.statement)};
  const std::string asked = text(result.second);
  if (claim.statement.size() != asked.size() + 6 || !claim.statement.ends_with(asked))
    reject("expected the question " + text::quoted(asked) + ", found " + text::quoted(claim.statement.substr(6)));
  return result;
}

}  // namespace

void add_definitions(Grounds& grounds) {
  grounds.add(definitions_of_conjectures);
  grounds.add(theorem);
}

const Ground& completeness_of(std::string_view generator) {
  static const Ground geng{Ground::Kind::programs, "completeness of geng",
                           "nauty's geng gave every graph of the class"};
  static const Ground gentreeg{Ground::Kind::programs, "completeness of gentreeg", "nauty's gentreeg gave every tree"};
  static const Ground ours{
      Ground::Kind::programs, "completeness of the generator",
      "the generator of maximal outerplanar graphs, of triangulations or of cubic graphs gave every one"};
  return generator == "geng" ? geng : generator == "gentreeg" ? gentreeg : ours;
}

std::vector<Ground> ledger_grounds() {
  std::vector<Ground> result{definitions_of_conjectures, theorem, theorem_of_extension, proposition_1_1};
  for (const char* generator : {"geng", "gentreeg", "the generator"}) result.push_back(completeness_of(generator));
  for (const std::string_view under : language::theorems_under_words()) result.push_back(theorem_ground(under));
  return result;
}

void check_ledger(const Claim& claim, const Ledger& ledger, Grounds& grounds) {
  const auto [piece, question] = read_claim(claim);
  if (!piece.has_words())
    throw text::LimitError("graphs of order " + std::to_string(piece.order) + " have words of more than 128 bits");
  add_definitions(grounds);
  add_grounds_of_answers(question, piece.graph_class.directed(), grounds);
  GraphAnswers answers(question, grounds, ledger.instance);
  const Count renamings = renamings_of(piece.order);
  Count labelled = 0;
  for (std::size_t i = 0; i < ledger.words.size(); ++i) {
    const auto place = [&] { return "graph " + std::to_string(i + 1) + " of the piece: "; };
    if (i > 0 && ledger.words[i] <= ledger.words[i - 1]) reject(place() + "expected a greater word, found a less one");
    const graphs::SmallGraph graph = piece.graph_of(ledger.words[i]);
    const graphs::CanonicalWord canonical = piece.word_of(graph);
    if (canonical.word != ledger.words[i])
      reject(place() + "expected the canonical word, found another one of " + graphs::write_small_graph(graph));
    if (!graphs::member(piece.graph_class, graph))
      reject(place() + "expected a graph of the class, found " + graphs::write_small_graph(graph));
    if (__builtin_add_overflow(labelled, renamings / canonical.automorphisms, &labelled))
      throw text::LimitError("the labelled graphs of the piece are more than 128 bits can count");
    answers.look(graph);
    if (tell_graphs) tell_graphs(i + 1, ledger.words.size());
  }
  if (labelled != ledger.labelled)
    reject("expected " + graphs::decimal(labelled) + " labelled graphs, found " + graphs::decimal(ledger.labelled));
  answers.compare(ledger, claim.statement.starts_with("HOLDS "));
}

}  // namespace gamecert::certificates
