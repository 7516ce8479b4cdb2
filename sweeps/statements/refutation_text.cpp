// Refutations written out.
#include "sweeps/statements/refutation_text.hpp"

#include "graphs/small_graph_text.hpp"
#include "language/expanded.hpp"
#include "language/infix.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;
using language::Formula;

void require_graph_of_text(const SmallGraph& graph, const std::string& format) {
  if (graph.directed)
    throw text::InputError("expected a graph for --format " + format + ", found the digraph " +
                           graphs::write_small_graph(graph));
}

/// Words that have no meaning in formal/language: those of eigenvalues, and roots.
bool without_meaning_in_coq(const std::string& word) {
  return word == "sqrt" || word.find("eigenvalues") != std::string::npos;
}

void require_words_of_coq(const Formula& statement) {
  language::each_subformula(statement, [](const Formula& part, const language::Term* term) {
    const language::LanguageWord* word = language::find_word(part.word);
    const bool asks =
        (word != nullptr && word->meaning == language::Meaning::ask) || (term != nullptr && term->asks != nullptr);
    if (asks)
      throw text::InputError("expected a statement that asks no game for --format coq, found '" + part.word +
                             "' in it");
  });
  language::each_subformula(language::expanded(statement), [](const Formula& part, const language::Term*) {
    if (without_meaning_in_coq(part.word))
      throw text::InputError("expected a statement without eigenvalues and roots for --format coq, found '" +
                             part.word + "' in what its words mean");
  });
}

/// `A0; A1; A2` of all vertices, or `(0, 1); (1, 2)` of all edges.
std::string vertices_listed(const SmallGraph& graph, const std::string& separator) {
  std::string text;
  for (int v = 0; v < graph.order; ++v) text += (v == 0 ? "" : separator) + std::to_string(v);
  return text;
}
std::string edges_listed(const SmallGraph& graph, const std::string& separator) {
  std::string text;
  for (int v = 0; v < graph.order; ++v) {
    graphs::each(graph.neighbours(v) & graphs::first_vertices(v), [&](int u) {
      text += (text.empty() ? "" : separator) + "(" + std::to_string(u) + ", " + std::to_string(v) + ")";
    });
  }
  return text;
}

}  // namespace

std::string coq_refutation(const Formula& statement, const SmallGraph& graph) {
  require_graph_of_text(graph, "coq");
  require_words_of_coq(statement);
  const std::string written = language::prefix(statement);
  return "(* The graph " + graphs::write_small_graph(graph) + " refutes\n     " + language::infix(statement) +
         "\n   Words mean what formal/language of gamecert says. To check it, in a folder in which formal/build.sh was "
         "run:\n     coqc -R . Gamecert THIS_FILE.v *)\n"
         "From Coq Require Import NArith List Bool String.\n"
         "From Gamecert Require Import Plane.\n"
         "From Gamecert.language Require Import Graphs Formulas Reader.\n"
         "Import ListNotations.\n"
         "Local Open Scope string_scope.\n\n"
         "Definition edges_of_counterexample : list (N * N) := [" +
         edges_listed(graph, "; ") +
         "]%N.\n"
         "Definition counterexample : graph :=\n"
         "  Graph (union (map cell [" +
         vertices_listed(graph, "; ") +
         "]%N))\n"
         "    (fun v => union (map (fun '(a, b) => if N.eqb a v then cell b else if N.eqb b v then cell a else empty) "
         "edges_of_counterexample)).\n\n"
         "(* The statement as certificates have it, and as the reader of formal/language reads it. *)\n"
         "Definition statement_text : string := \"" +
         written +
         "\".\n"
         "Definition statement : formula :=\n"
         "  Eval vm_compute in match read_formula statement_text with Some f => f | None => Constant (Truth true) "
         "end.\n"
         "Print statement.\n\n"
         "Theorem refuted :\n"
         "  read_formula statement_text = Some statement /\\ forall ask, truth (meaning ask counterexample [] "
         "statement) = "
         "false.\n"
         "Proof. split; [| intro ask]; vm_compute; reflexivity. Qed.\n"
         "Print Assumptions refuted.\n";
}

std::string lean_refutation(const Formula& statement, const SmallGraph& graph) {
  require_graph_of_text(graph, "lean");
  const std::string order = std::to_string(graph.order);
  return "/-\n"
         "THIS TEXT WAS NOT CHECKED: gamecert printed it, and no Lean has read it. What was checked is the "
         "certificate\n"
         "beside it, by gamecert-check, and where there is one the text for Coq.\n\n"
         "The graph " +
         graphs::write_small_graph(graph) + " refutes\n  " + language::infix(statement) +
         "\nWith the words in it written out, in prefix order (docs/LANGUAGE.md of gamecert):\n  " +
         language::prefix(language::expanded(statement)) +
         "\nStated below is the graph. Its reader says what the statement means in Lean, and proves that it is false,\n"
         "by `decide` where the words are decidable.\n"
         "-/\n"
         "import Mathlib.Combinatorics.SimpleGraph.Basic\n\n"
         "def counterexampleEdges : List (Fin " +
         order + " × Fin " + order + ") := [" + edges_listed(graph, ", ") +
         "]\n\n"
         "def counterexample : SimpleGraph (Fin " +
         order +
         ") :=\n"
         "  SimpleGraph.fromRel (fun u v => (u, v) ∈ counterexampleEdges)\n\n"
         "instance : DecidableRel counterexample.Adj := by\n"
         "  unfold counterexample; infer_instance\n\n"
         "theorem size_of_counterexample : counterexampleEdges.length = " +
         std::to_string(graph.size()) + " := by decide\n";
}

}  // namespace gamecert::sweeps
