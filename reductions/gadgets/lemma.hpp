// A lemma about gadgets as a value: one statement for every case and colouring it covers.
#pragma once

#include <string>
#include <vector>

#include "reductions/gadgets/conclusion.hpp"
#include "reductions/gadgets/family.hpp"
#include "reductions/gadgets/gadget.hpp"
#include "reductions/gadgets/lemma_game.hpp"
#include "reductions/gadgets/parts.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {

/// What is known of the host beside the gadget.
struct HostHypotheses {
  std::vector<graphs::Edge> adjacent = {}, nonadjacent = {};  // pairs of boundary vertices, (smaller, larger)
  unsigned green = 0, red = 0;                                // boundary vertices of known colour
  bool nontrivial = false;                                    // some vertex of the whole graph is green
  bool plausible = false;                                     // order + size + green vertices of the whole are even
  bool connected = false;                                     // the whole graph is

  friend bool operator==(const HostHypotheses&, const HostHypotheses&) = default;
};

/// One coloured gadget and what is said of every graph that holds it.
struct Statement {
  /// An inner vertex of what replaces the gadget: one of the gadget that stays, or a new one.
  struct Successor {
    std::string name;
    int kept = -1;  // -1: new
    friend bool operator==(const Successor&, const Successor&) = default;
  };
  std::string name;                // the case, and the colours it leaves to choose
  std::vector<std::string> names;  // of the gadget's vertices
  Gadget gadget;                   // no edges between boundary vertices
  HostHypotheses host = {};
  Conclusion conclusion;
  std::vector<Successor> successors = {};  // the inner vertices of conclusion.after
};

/// A family of coloured gadgets and what is said of every graph that holds one of them.
struct FamilyStatement {
  std::string name;  // as of a Statement
  GadgetFamily family;
  FamilyConclusion conclusion;
  Repetition tables;  // how far they prove it
};

/// A gadget with parts and what is said of every graph that holds them, or of parity-driven graphs.
struct LemmaOfParts {
  std::string name;                // as of a Statement
  std::vector<std::string> names;  // of the gadget's vertices
  std::vector<std::string> parts;  // of the parts
  PartStatement statement;
  HostHypotheses host;  // where a counterexample may lie; `plausible` and `nontrivial` are in the statement as well
  PartProof proof;
  std::vector<Statement::Successor> successors = {};  // the inner vertices of statement.after
};

struct Lemma {
  std::string name, title, source;
  LemmaGame game;
  std::vector<Statement> statements;  // if there are families, of some gadgets of each
  std::vector<FamilyStatement> families;
  std::vector<std::string> vacuous;  // cases that no colouring and no host satisfies, with the reason
  std::vector<LemmaOfParts> of_parts = {};
  text::Place about = {};  // of the line that says what it is about: a game, a family, parts, or else its name
  std::vector<std::string> closed = {};  // boundary vertices that have no neighbours but those listed
};

}  // namespace gamecert::reductions
