// A lemma file as it stands: names resolved, cases not yet spelled out.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "graphs/graph.hpp"
#include "reductions/gadgets/conclusion.hpp"
#include "reductions/gadgets/lemma_game.hpp"
#include "reductions/gadgets/parts.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {

/// What a case supposes of a part.
struct PartHypotheses {
  std::optional<bool> odd;      // the number of its green vertices, those that it shares included
  std::optional<bool> trivial;  // its other vertices are red
  std::vector<GadgetPart::Win> wins;
};

/// What a case supposes. Vertices have the numbers of the configuration, boundary first.
struct Hypotheses {
  static constexpr unsigned may_be_green = 1, may_be_red = 2;
  std::map<int, unsigned> colours;                       // of vertices of which something is said
  std::vector<std::pair<graphs::Edge, bool>> related;    // inner vertices of equal (true) or different colours
  std::vector<std::pair<graphs::Edge, bool>> adjacency;  // boundary vertices that are adjacent (true) or not
  bool nontrivial = false, plausible = false, connected = false;
  std::map<std::string, PartHypotheses> parts;  // by their names
};

/// In a lemma about a family: which copies of the link vertices an edge is at. With `next` the second end is in the
/// following copy, and has the number of the link vertex plus the number of these.
enum class Copy { each, first, next, last };

/// What stands in place of the gadget. The boundary keeps its numbers, the inner vertices follow.
struct Replacement {
  struct Vertex {
    std::string name;
    int kept = -1;              // the vertex of the configuration that it is, or -1
    std::optional<bool> green;  // stated
    bool recoloured = false;
  };
  std::vector<Vertex> inner;
  std::vector<graphs::Edge> edges;                       // at least one end inner
  std::vector<Copy> copies;                              // of a family: of each edge
  int link = 0;                                          // of a family: the last vertices of `inner`
  unsigned recoloured = 0;                               // boundary vertices
  std::vector<graphs::Edge> toggled;                     // boundary vertices
  std::vector<std::pair<graphs::Edge, bool>> adjacency;  // boundary vertices, as in Hypotheses
  std::map<graphs::Edge, int> painted;                   // some of the edges, with their player
  int plus = 0;                                          // the heap, or the points, beside it
  std::map<int, bool> green;                             // boundary vertices of which the colour is stated
  std::optional<int> plausible;                          // the one of the colour that makes what replaces it plausible
};

struct Case {
  std::string name;
  text::Place place;
  Hypotheses hypotheses;  // those of all cases included
  Conclusion::Kind kind = Conclusion::Kind::unwinnable;
  bool winnable = false;  // that the graph is winnable, instead
  bool driven = false;    // `kind` is about being parity-driven
  bool concluded = false;
  text::Place concluded_at = {};
  std::vector<int> moves = {};  // of first and last
  Replacement replacement = {};
};

/// `part P at x oddity`
struct PartLine {
  std::string name;
  GadgetPart part;
};

struct Draft {
  std::string name, title, source;
  text::Place about;  // of the line that says what the lemma is about: a game, a family, parts, or else its name
  LemmaGame game;
  std::vector<std::string> names;  // of the vertices, boundary first
  int boundary = 0;
  std::vector<graphs::Edge> edges;                               // at least one end inner
  std::map<graphs::Edge, int> painted;                           // some of these, with their player
  bool family = false;                                           // for k = 1..
  std::vector<Copy> copies;                                      // of a family: of each edge
  int link = 0;                                                  // of a family: the last vertices, which have k copies
  std::vector<graphs::Edge> mirror;                              // vertices that change places in the mirror image
  std::vector<std::pair<graphs::Edge, text::Place>> coinciding;  // boundary vertices that may be one
  std::vector<std::pair<int, text::Place>> missing;              // boundary vertices that may be missing
  std::vector<int> closed;     // boundary vertices that have no neighbours but those listed, ascending
  text::Place closed_at = {};  // of the line that says so; {} without one
  std::vector<PartLine> parts;
  std::vector<Case> cases;
};

/// InputError with line and column; LimitError.
Draft read_draft(std::string_view text);

}  // namespace gamecert::reductions
