// The certificates that tests read, change and check.
#include "samples.hpp"

#include "certificates/kind.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"
#include "naive.hpp"

namespace gamecert::naive {

using namespace certificates;

namespace {

constexpr const char* pressing = R"(game pressing 1
one player on a graph
given lit: vertices
position shining: vertices
start shining = lit
move v in shining
  shining := shining xor N(v)
won |shining| <= 1
)";
constexpr const char* painting = R"(game painting 1
two players on a graph; who cannot move loses
position mine, theirs: vertices
start mine = {}, theirs = {}
move v in V - mine - theirs - N(theirs)
  mine := mine + v
turn mine <-> theirs
)";
// A player may pass, too, as often as the two have passes together.
constexpr const char* passing = R"(game passing 1
two players on a graph; who cannot move loses
position mine, theirs: vertices
position passes: 0..2
start mine = {}, theirs = {}, passes = 1
move v in V - mine - theirs - N(theirs)
  mine := mine + v
move pass: where passes > 0
  passes := passes - 1
turn mine <-> theirs
)";
// On three vertices there are 1500 numbers of moves.
constexpr const char* heaping = R"(game heaping 1
two players on a graph; who cannot move loses
position heap: 0..2 at vertices
start heap(v) = 1
move v in V, k in 1..500 where k <= heap(v)
  heap(v) := heap(v) - k
)";
constexpr const char* pairing = R"(game pairing 1
two players on a graph; who cannot move loses
position open: vertices
start open = V
move v in open where N(v) meet open != {}
  open := open - v
)";
// Whoever takes a vertex without free neighbours moves once more.
constexpr const char* lonely = R"(game lonely 1
two players on a graph; who cannot move loses
position open: vertices
start open = V
move v in open
  open := open - v
again N(v) meet open = {}
)";
constexpr const char* parting = R"(game parting 1
two players on a graph; who cannot move loses
position allowed(c in 1..2): vertices
start allowed(c) = V
move v in V, c in 1..2 where v in allowed(c)
  allowed(3 - c) := allowed(3 - c) - N[v]
  allowed(c) := allowed(c) - v
)";
// Play that may repeat: a token goes along arcs. Who moves it to a goal wins; where no arc leads on, it is a tie.
constexpr const char* hunting = R"(game hunting 1
two players on a digraph; a win ends play
given goal, there: vertices
position token: vertex
position flees, hunts: 0..1
start token = there, flees = 1, hunts = 0
move v in out-neighbours(token)
  token := v
turn flees <-> hunts
repeat hunts
won token != {} & token in goal
)";
constexpr const char* wandering = R"(game wandering 1
two players on a digraph; who cannot move loses
given there: vertices
position token: vertex
start token = there
move v in out-neighbours(token)
  token := v
repeat draw
again |out-neighbours(token)| = 2
)";
constexpr const char* losing = R"(game losing 1
two players on a graph; a win ends play
position taken: vertices
start taken = {}
move v in V - taken
  taken := taken + v
lost size(G[taken]) > 0
)";
constexpr const char* claiming = R"(game claiming 1
two players on a graph; a win ends play
position blue of left, red of right: vertices
start blue = {}, red = {}
move v in V - own - other
  own := own + v
won left size(G[blue]) > 0
won right |red| > 1
)";
constexpr const char* breaking = R"(game breaking 1
two players on a graph; a win ends play
position blue of left, red of right: vertices
start blue = {}, red = {}
move v in V - own - other
  own := own + v
won left exists e in E: ends(e) in blue
won right forall e in E: ends(e) meet red != {}
)";
constexpr const char* biased = R"(game biased 1
two players on a graph; a win ends play
given a in 1..3, usually 1
given b in 1..3, usually 1
position blue of left, red of right: vertices
start blue = {}, red = {}
move v in V - own - other
  own := own + v
won left exists e in E: ends(e) in blue
won right forall e in E: ends(e) meet red != {}
again |blue'| mod a != 0 | |red'| mod b != 0
)";
constexpr const char* achieving = R"(game achieving 1
two players on a graph; a win ends play
position mine, theirs: vertices
start mine = {}, theirs = {}
move v in V - mine - theirs
  mine := mine + v
turn mine <-> theirs
won exists e in E: ends(e) in mine
)";
constexpr const char* avoiding = R"(game avoiding 1
two players on a graph; a win ends play
given a in 1..3, usually 1
position blue of left, red of right: vertices
start blue = {}, red = {}
move v in V - own - other
  own := own + v
won right exists e in E: ends(e) in blue
won left blue + red = V & forall e in E: !(ends(e) in blue)
again |blue'| mod a != 0
)";
constexpr const char* counting = R"(game counting 1
two players on a graph; for a number
position blue of left, red of right: vertices
start blue = {}, red = {}
move left v in V - blue - red
  blue := blue + v
move right v in V - N[blue] - red
  red := red + v
number |N(blue)| - |red|
left least
)";

}  // namespace

std::set<std::string> kind_names() {
  std::set<std::string> names;
  for (const Kind& kind : kinds()) names.emplace(kind.name);
  return names;
}

std::vector<Sample> samples() {
  std::vector<Sample> result;
  const auto add = [&](const char* kind, Certificate certificate) { result.push_back({kind, std::move(certificate)}); };

  add("order", certify("ello", "petersen green=0,1,2"));
  add("order", certify("ello", "Dhc green=0,2"));
  add("order", certify("ello", "path:25 green=0,3,24"));
  add("order", certify("ello", "directed-cycle:5 green=0"));
  add("order", certify("ello", "&AG green=1"));
  add("order", certify("lights-out", "grid:3x3 lit=0,1,4"));
  add("order", certify("ello-modular", "cycle:5 coloured=0:1,2:2,3:2", false, false, {{"modulus", 3}}));
  add("order", certify("ello-modular", "path:40 coloured=0:1", false, false, {{"modulus", 2}}));
  add("order", certify("odd-elimination", "binary-tree:2"));

  // Of rules that are texts.
  const auto text = [](const std::string& rules) { return games::enter_text(games::read_users_game(rules).text).name; };
  add("order", certify(text(pressing), "path:3 lit=0,1"));
  add("closure", certify(text(pressing), "cycle:5 lit=0,1"));
  add("strategy", certify(text(painting), "path:3"));
  add("strategy", certify(text(painting), "path:3", false, true));
  add("strategy", certify(text(passing), "path:2"));
  add("strategy", certify(text(passing), "path:2", false, true));
  add("strategy", certify(text(losing), "path:3"));
  for (const char* first : {"left", "right", "both"}) add("strategy", certify_sides(text(claiming), "path:4", first));
  for (const char* first : {"left", "right"}) add("strategy", certify_sides(text(counting), "path:3", first));
  add("positions", certify(text(pairing), "path:4", false, true));
  add("positions", certify(text(heaping), "path:3"));
  add("strategy", certify_repeated(text(hunting), "arcs:0-1,1-0,1-2,2-3 goal=3 there=0"));  // a win
  add("strategy", certify_repeated(text(hunting), "arcs:0-1,1-2,2-0,2-3 there=0"));         // a tie
  add("strategy", certify_repeated(text(hunting), "arcs:0-1,1-2,2-1 there=0"));             // without end
  add("strategy", certify_repeated(text(hunting), "arcs:0-1,1-0,0-2,2-0,1-3 goal=3 there=0"));
  add("strategy", certify_repeated(text(wandering), "arcs:0-1,0-2,1-0,1-3,2-3,3-4,3-0 there=0"));
  add("strategy", certify_repeated(text(wandering), "directed-cycle:3 there=0"));  // a draw
  add("values", certify_values(text(painting), "path:2", "+-1"));
  add("values", certify_values(text(painting), "path:3", "+-2"));
  add("values", certify_values(text(painting), "path:2+path:1", "1*|-1*"));
  add("values", certify_values(text(pairing), "path:4", "0"));
  add("values", certify_values("node-kayles", "path:5", "*3"));

  add("closure", certify("ello", "complete:4 green=0,1,2,3"));
  add("closure", certify("ello", "cycle:5 green=0,2,3"));
  add("closure", certify("ello", "directed-path:4 green=1,2"));
  add("closure", certify("lights-out", "cycle:3 lit=1"));
  add("closure", certify("ello-modular", "star:3 coloured=1:2,2:1", false, false, {{"modulus", 3}}));
  add("closure", certify("odd-elimination", "grid:2x3"));
  add("closure", certify_reflected("complete:4 green=0,1,2,3"));
  add("closure", certify_reflected("star:4 green=2,3"));

  const std::map<std::string, int> one_third = {{"ratio", games::ratio_value(1, 3)}};
  const std::map<std::string, int> nine_to_one = {{"ratio", games::ratio_value(9, 1)}};
  add("order", certify("green-wins", "fan:4"));
  add("order", certify("green-wins", "convex:6:1-4,1-5,2-4 marked=0-1", false, false, one_third));
  add("closure", certify("green-wins", "points:0,0;6,0;1,1;0,6:0-1,0-2,0-3,1-2,1-3,2-3"));
  add("closure", certify("green-wins", "zigzag:4", false, false, nine_to_one));

  add("determinant",
      {claim("ello", "cycle:5 green=0,1", "WINNABLE"), Determinant{{1, 2, 0x8000000000000000, 77, 0xabc}}});
  add("determinant", {claim("ello", "path:3 green=0", "WINNABLE"), Determinant{{0x1f, 3, 0xffffffffffffffff}}});

  add("implausible", {claim("ello", "path:4 green=0,1", "UNWINNABLE"), Implausible{0, Implausible::Reason::parity}});
  add("implausible", {claim("ello", "petersen", "UNWINNABLE"), Implausible{0, Implausible::Reason::all_red}});
  add("implausible", {claim("ello", "complete:4 green=0,1,2,3", "UNWINNABLE"),
                      Implausible{0, Implausible::Reason::reflection_all_red}});
  add("implausible", {claim("ello", "C` green=0,1,2", "UNWINNABLE"), Implausible{0, Implausible::Reason::parity}});

  add("frontiers", {claim("ello", "complete:5 green=0", "UNWINNABLE"), Frontiers{{3, 0, 4, 1, 2}}});
  add("frontiers", {claim("ello", "Dhc", "UNWINNABLE"), Frontiers{{0, 1, 2, 3, 4}}});
  add("frontiers", {claim("ello", "grid:2x3 green=0,1", "UNWINNABLE"), Frontiers{{5, 2, 4, 1, 3, 0}}});

  add("kernel", {claim("lights-out", "cycle:3 lit=1", "UNWINNABLE"), Kernel{{0, 1}}});
  add("kernel", {claim("lights-out", "path:5 lit=0", "UNWINNABLE"), Kernel{{0, 1, 3, 4}}});

  add("positions", certify("node-kayles", "path:8", true));
  add("positions", certify("node-kayles", "cycle:7", true));
  add("positions", certify("node-kayles", "grid:2x4"));
  add("positions", certify("node-kayles", "petersen"));
  add("positions", certify("node-kayles", "path:6", true, true));
  add("positions", certify("node-kayles", "cycle:6", false, true));
  add("positions", certify("node-kayles", "complete:70", true));

  add("positions", certify("proper", "path:4 painted=1:2", true, false, {{"colours", 3}}));
  add("positions", certify("distance", "path:5", true));
  add("positions", certify("blue-red", "directed-path:6 painted=0:1", true));
  add("positions", certify("blue-red", "directed-cycle:3", false, true));
  add("positions", certify("oriented", "directed-path:3", true));
  add("positions", certify("sequential", "path:4 order=1,0,3,2"));
  add("positions", certify("weak", "path:4 painted=0:1", true));
  add("positions", certify("weak", "cycle:3", false, false, {{"reading", 1}}));
  add("positions", certify("weak", "cycle:4", false, false, {{"reading", 2}}));
  add("positions", certify("geodetic", "cycle:5 labelled=0", true));
  add("positions", certify("geodetic", "path:4", false, true, {{"reading", 1}}));
  add("positions", certify("geodetic", "cycle:5 labelled=0", true, false, {{"reading", 2}}));
  add("positions", certify("hackendot", "spider:1,2,2 roots=4", true));
  add("positions", certify("hackendot", "directed-path:3"));
  add("positions", certify("kayles", "heaps:2,3", true));
  add("positions", certify("dawson-kayles", "heaps:5,4", true));

  // Loony by a move that passes the turn, by a loony option, by a win; and values beside extra moves and wins.
  add("positions", certify("nimstring", "wheel:3 marked=0-2,1-2,1-3,2-3", true));
  add("positions", certify("nimstring", "wheel:3 marked=0-2,1-2,2-3", true));
  add("positions", certify("nimstring", "fan:2 marked=0-3,2-3", true));
  add("positions", certify("nimstring", "zigzag:2"));
  add("positions", certify("nimstring", "convex:4:1-3 marked=0-1", false));
  add("positions", certify("nimstring", "fan:2 marked=0-2", true, true));
  add("positions", certify("nimstring", "fan:2 marked=0-1,1-2,2-3", false, true));
  add("positions", certify("four-cycle", "fan:2 marked=0-1,1-2,2-3", true));
  add("positions", certify("four-cycle", "disc:3+1:0-1-3,0-2-3,1-2-3 marked=0-1", true));
  add("positions", certify("triangle-colouring", "fan:2 marked=0-1", true));
  add("positions", certify("triangle", "convex:4:", true));
  add("positions", certify("flip", "fan:5", true));
  add("positions", certify("flip", "convex:6:0-2,0-4,2-4 marked=0-2", false, true));

  add("strategy", certify("triangle-colouring", "fan:1"));
  add("strategy", certify("triangle-colouring", "fan:2 marked=0-1"));
  add("strategy", certify("four-cycle", "fan:1"));
  add("strategy", certify("bichromatic-colouring", "zigzag:2 painted=0-1:1,1-3:2"));
  add("strategy", certify("flip-to-triangle", "fan:4 marked=0-1,2-3"));
  add("strategy", certify("triangle", "points:0,0;6,0;0,6;1,1: marked=0-1"));
  add("strategy", certify("bichromatic-triangle", "convex:4: painted=0-1:1", false, false, {{"reading", 1}}));
  add("strategy", certify("bichromatic-triangle", "convex:3: painted=0-1:1,0-2:2", false, false, {{"reading", 2}}));
  add("strategy", certify("bichromatic-triangle", "convex:4: painted=0-1:1,1-2:2", false, false, {{"reading", 3}}));
  add("strategy", certify("complete-triangulation", "convex:4: marked=0-1"));
  add("strategy", certify("bichromatic-complete", "convex:4: painted=0-1:1,1-2:1"));
  add("strategy", certify("bichromatic-flip", "fan:4 painted=0-1:2"));
  add("strategy", certify("all-green", "fan:4 marked=1-2"));
  add("strategy", certify_bound("all-green", "zigzag:3", Strategy::Side::at_least));

  add("strategy", certify("capture", "path:4"));
  add("strategy", certify("capture", "star:3 painted=0-1:2"));
  add("strategy", certify("capture", "cycle:4 painted=0-1:2,1-2:2"));
  add("strategy", certify("capture", "path:2 painted=0-1:2"));
  add("strategy", certify_bound("capture", "path:4", Strategy::Side::at_least));
  add("strategy", certify_bound("capture", "cycle:3", Strategy::Side::at_most));

  add("leads", certify_leads("path:4"));
  add("leads", certify_leads("path:2 painted=0-1:2"));
  add("leads", certify_leads("complete:4 painted=0-1:1,2-3:2"));
  add("leads", certify_leads("Esa? painted=0-1:2,0-2:2"));
  add("leads", certify_pairs("cycle:5", Strategy::Side::at_least));
  add("leads", certify_pairs("cycle:5 painted=0-1:1", Strategy::Side::at_most));
  add("leads", certify_pairs("path:4 painted=1-2:1", Strategy::Side::at_least));

  add("line", certify_broken("proper", "path:3", "REFUTED second moves answers 0>2 1>1 2>0", {{"colours", 1}}));
  add("line", certify_broken("proper", "cycle:5", "REFUTED second moves opening 0 5 answers 6>8 7>9 8>6 9>7",
                             {{"colours", 2}}));
  add("line", certify_broken("proper", "path:2", "REFUTED first moves opening 0 answers 3>none", {{"colours", 2}}));
  add("line", certify_broken("geodetic", "path:4", "REFUTED second avoids 0 answers 1>3 2>0"));
  add("line", certify_broken("capture", "path:4", "REFUTED first scores 2 opening 1 answers 0>2"));
  add("line", certify_broken("capture", "star:3 painted=0-1:2", "REFUTED second scores 3 answers 1>2"));
  add("line", certify_broken("nimstring", "fan:2", "REFUTED second moves again free answers 0>1 1>0 2>2"));

  add("period", certify_period("0.1", 1, 2));
  add("period", certify_period("0.3", 2, 1));
  add("period", certify_period("0.12", 4, 3));
  add("period", certify_period("0.13", 4, 1));

  add("types", certify_trees("1..5", "<= * 2 domination-number + order 1"));
  add("types", certify_trees("2..", "<= * 2 domination-number order"));
  add("types", certify_trees("1..", "forall edge e ! delete e connected"));
  add("types", certify_trees("1..4", "-> & tree > diameter 3 bipartite"));
  add("types", certify_trees("3..", "-> forall vertex v <= degree v 2 = leaves 2"));

  add("automata", certify_numbers("all x0 some x1 and < x0 x1 not = x1 + x0 3"));
  add("automata", certify_numbers("some x0 all x1 or < x0 x1 = x1 x0"));
  add("automata", certify_numbers("all x0 all x1 iff = + x0 x1 xor x0 x1 = + x1 x0 xor x1 x0"));
  add("automata", certify_numbers("all x0 iff = x0 xor x0 1 < 2 1"));

  add("simulation", certify_alike("geodetic", "path:3 labelled=1", "hackendot", "A?", 1));
  add("simulation", certify_alike("geodetic", "spider:1,2,2 labelled=0", "hackendot", "DGC", 1));
  add("simulation", certify_alike("kayles", "heaps:2", "kayles", "heaps:2,0", 9));
  add("simulation", certify_alike("proper", "path:2", "distance", "path:2", 9));

  add("symmetry", {claim("triangle-colouring", "fan:2", "OUTCOME first"), Symmetry{{{}, {{{1}, {2, 1, 0, 4, 3}}}}}});
  add("symmetry",
      {claim("triangle-colouring", "wheel:4", "OUTCOME second"), Symmetry{{{}, {{{}, {5, 3, 6, 1, 7, 0, 2, 4}}}}}});
  add("symmetry", {claim("four-cycle", "zigzag:3", "OUTCOME first"), Symmetry{{{}, {{{3}, {5, 6, 4, 3, 2, 0, 1}}}}}});
  add("symmetry", {claim("four-cycle", "wheel:4", "OUTCOME second"),
                   Symmetry{{{{1, 5, 7, 0, 2, 3, 4, 6}},
                             {{{0, 5}, {0, 3, 4, 1, 2, 5, 7, 6}}, {{2, 6}, {1, 0, 2, 5, 7, 3, 6, 4}}}}}});
  add("symmetry", {claim("four-cycle", "wheel:5", "OUTCOME second"),
                   Symmetry{{{{1, 7, 9, 0, 2, 3, 4, 5, 6, 8}},
                             {{{0, 8}, {0, 3, 4, 1, 2, 7, 9, 5, 8, 6}}, {{2, 5}, {1, 0, 2, 7, 9, 5, 8, 3, 6, 4}}}}}});
  add("pairs", {claim("node-kayles", "cycle:4", "OUTCOME P"), PairedMoves{{}, {{0, 2}, {1, 3}}}});
  add("pairs", {claim("node-kayles", "path:5", "OUTCOME N"), PairedMoves{2, {{0, 4}}}});
  add("pairs", {claim("node-kayles", "A?", "NIMBER 0"), PairedMoves{{}, {{0, 1}}}});
  add("pairs", {claim("node-kayles", "path:1", "OUTCOME N"), PairedMoves{0, {}}});
  add("pairs", {claim("arc-kayles", "cycle:4", "OUTCOME P"), PairedMoves{{}, {{0, 3}, {1, 2}}}});
  add("pairs", {claim("proper", "path:2 painted=0:1", "OUTCOME N", {{"colours", 2}}), PairedMoves{0, {}}});

  const auto by = [&](const char* theorem, Claim of, const std::vector<int>& symmetry = {}) {
    add("theorem", {std::move(of), ByTheorem{theorem, symmetry}});
  };
  by("proper-cycle", claim("proper", "DpS", "OUTCOME P", {{"colours", 2}}));
  by("proper-symmetric", claim("proper", "C]", "NIMBER 0", {{"colours", 2}}), {2, 3, 0, 1});
  by("proper-symmetric", claim("proper", "DPS", "OUTCOME N", {{"colours", 3}}), {1, 0, 4, 3, 2});
  by("distance-symmetric", claim("distance", "C[", "OUTCOME P", {{"colours", 2}, {"distance", 2}}), {2, 3, 0, 1});
  const std::map<std::string, int> contract = {{"reading", 0}}, literal = {{"reading", 1}}, hull = {{"reading", 2}};
  by("geodetic-cycle", claim("geodetic", "FpOGg", "OUTCOME N", contract));
  by("geodetic-cycle", claim("geodetic", "C]", "OUTCOME N", contract, true));
  by("geodetic-cycle", claim("geodetic", "DpS", "OUTCOME N", literal));
  by("geodetic-tree", claim("geodetic", "DPS", "OUTCOME N", contract));
  by("geodetic-tree", claim("geodetic", "ESBG", "OUTCOME P", hull));
  by("geodetic-tree", claim("geodetic", "DPS", "NIMBER 1", literal));
  by("geodetic-rays", claim("geodetic", "ESsO", "OUTCOME P", contract));
  by("geodetic-rays", claim("geodetic", "CL", "OUTCOME P", literal));
  by("hackendot-forest", claim("hackendot", "EP@G roots=2", "OUTCOME N"));
  by("hackendot-forest", claim("hackendot", "C[", "NIMBER 4"));
  by("sequential-line", claim("sequential", "DPS order=3,1,4,0,2", "OUTCOME P", {{"colours", 2}}));
  by("sequential-line", claim("sequential", "C] order=2,0,3,1", "OUTCOME P", {{"colours", 2}}));
  by("weak-colouring", claim("weak", "DPS", "OUTCOME N", {{"reading", 0}}));
  by("weak-colouring", claim("weak", "Bw", "NIMBER 1", {{"reading", 0}}));
  by("weak-colouring", claim("weak", "C~", "OUTCOME N", {{"reading", 3}}, true));
  by("weak-surrounded", claim("weak", "C]", "OUTCOME P", {{"reading", 1}}));
  by("nimstring-fan", claim("nimstring", "convex:6:1-3,1-4,1-5", "OUTCOME N"));
  by("flips-in-fan", claim("flip-to-triangle", "convex:8:0-2,0-3,0-4,0-5,0-6", "OUTCOME first"));
  by("bichromatic-inner-points", claim("bichromatic-colouring", "convex:5:0-2,2-4", "OUTCOME tie"));

  add("lrat", certify_refuted("ello", "path:2 green=0,1"));
  add("lrat", certify_refuted("ello", "path:1"));
  add("lrat", certify_refuted("ello", "cycle:3 green=0,1,2"));
  add("lrat", certify_refuted("ello", "cycle:4 green=0"));
  add("lrat", certify_refuted("ello", "complete:4 green=0,1,2,3"));

  add("signature", certify_gadget("2+1:0-2,1-2", "SAME AS 2+0:0-1"));
  add("signature", certify_gadget("2+2:0-2,0-3,1-3,2-3 green=3", "SAME AS 2+0: recoloured=1"));
  add("signature", certify_gadget("2+2:0-2,0-3,1-3,2-3 green=2", "FIRST 2"));
  add("signature", certify_gadget("2+3:0-2,0-3,1-3,1-4,2-3,3-4", "UNWINNABLE"));
  add("signature", certify_gadget("2+1:0-2,1-2 green=2", "IF 2+0:0-1 recoloured=0"));
  add("signature", certify_gadget("2+1:0-2,1-2", "ONLY IF 2+1:0-2,1-2 green=2 recoloured=1"));
  add("signature", certify_gadget("1+3:0-1,1-2,2-3 green=1", "LAST 2,3"));
  add("signature", certify_gadget("3+2:0-3,0-4,1-3,1-4,2-3,2-4,3-4 green=3",
                                  "SAME AS 3+2:0-1,0-2,0-4,1-3,2-3,3-4 green=4 recoloured=0"));
  add("full", certify_full("2+1:0-2,1-2 green=2", "IF 2+0:0-1 recoloured=0"));
  add("full", certify_full("2+1:0-2,1-2", "ONLY IF 2+1:0-2,1-2 green=2 recoloured=1"));
  add("full", certify_full("2+1:0-2,1-2 green=2", "SAME AS 2+1:0-1,0-2,1-2 green=2 recoloured=0"));
  add("full", certify_full("2+2:0-2,1-2,2-3 green=3", "FIRST 3"));
  add("full", certify_full("2+2:0-2,1-2 green=2,3", "LAST 3"));
  add("full", certify_full("3+2:0-3,0-4,1-3,2-4 green=3,4", "SAME AS 3+2:0-3,0-4,1-3,1-4,2-3 green=3,4 recoloured=0"));
  add("induction", certify_family("2+0+1 first 0-2 next 2-3 last 1-2", "SAME AS 2+1+0 last 0-2,1-2"));
  add("induction", certify_family("1+0+2 first 0-1,0-2 next 0-3,0-4 green=1,2", "SAME AS 1+0+0"));
  add("behaviours", certify_parts("1+0: part 0 winnable assume plausible", "SAME AS 1+0: plausible=0"));
  add("behaviours", certify_parts("1+0: part 0 oddity odd", "SAME AS 1+0: recoloured=0"));
  add("behaviours", certify_parts("0+2:0-1 part 0 event nontrivial part 1 oddity assume plausible", "WINNABLE"));
  add("behaviours", certify_parts("2+0: part 0,1 winnable=gr unwinnable=rg", "IF 2+0: recoloured=1"));
  add("behaviours", certify_parts("2+1:0-2,1-2", "PARITY-DRIVEN AS 2+0:0-1"));
  add("induction", certify_family("1+1+1 first 1-2 next 2-3", "UNWINNABLE"));
  add("induction",
      certify_family("2+0+1 first 0-2,1-2 next 0-3,1-3 green=2", "IF 2+1+0 last 0-1,0-2,1-2 green=2 recoloured=0"));
  add("mirror", certify_mirrored("node-kayles", "0+2:", "SAME AS 0+0:"));
  add("mirror", certify_mirrored("node-kayles", "1+3:0-2,0-3,1-3", "SAME AS 1+1:0-1 plus=1"));
  add("mirror", certify_mirrored("node-kayles", "2+2:0-2,0-3,1-2,1-3,2-3", "SAME AS 2+1:0-2,1-2"));
  add("mirror", certify_mirrored("proper", "1+1:", "SAME AS 1+0: plus=1", {{"colours", 2}}));
  add("mirror", certify_mirrored("blue-red", "1+2:0>1,0>2,1>2,2>1", "SAME AS 1+1:0>1"));
  add("mirror", certify_mirrored("arc-kayles", "1+2:0-1,0-2", "SAME AS 1+1:0-1"));
  add("mirror", certify_mirrored(text(parting), "1+1:", "SAME AS 1+0: plus=1"));
  add("mirror", certify_mirrored(text(parting), "0+2:0-1", "SAME AS 0+0:"));
  add("mirror",
      certify_mirrored("distance", "3+1:0-1,1-2,2-3", "SAME AS 3+1:0-1,0-3,1-2", {{"colours", 1}, {"distance", 2}}));
  add("mirror",
      certify_mirrored("distance", "2+2:0-1,1-2,1-3", "SAME AS 2+1:0-1,1-2", {{"colours", 1}, {"distance", 2}}));
  add("counterplay", certify_counterplay("0+0:", "SAME AS 0+1:"));
  add("counterplay", certify_counterplay("1+2:0-1,0-2", "SAME AS 1+0:"));
  add("counterplay", certify_counterplay("1+1:0-1 painted=0-1:1", "SAME AS 1+3:0-1,0-2,0-3 painted=0-1:1,0-2:1,0-3:2"));
  add("counterplay",
      certify_counterplay("1+3:0-1,1-2,1-3 painted=1-2:1,1-3:1", "SAME AS 1+3:0-1,1-2,1-3 painted=1-2:2,1-3:2 plus=6"));
  add("counterplay", certify_counterplay("2+2:0-2,0-3,1-2,1-3", "SAME AS 2+0:"));
  add("cancellation", certify_cancelled("path:3", {}, {{.pairs = {{0, 2}}}}, "@"));
  add("cancellation", certify_cancelled("path:6", {{"2+3:0-2,1-4,2-3,3-4", "SAME AS 2+1:0-2,1-2"}},
                                        {{.lemma = 0, .vertices = {0, 4, 1, 2, 3}}}, "Ch"));
  add("cancellation", certify_cancelled("cycle:4 painted=0-1:1,2-3:2", {}, {{.pairs = {{0, 2}, {1, 3}}}}, "?"));
  add("cancellation",
      certify_cancelled("star:3 painted=0-1:1,0-2:2", {{"1+2:0-1,0-2 painted=0-1:1,0-2:2", "SAME AS 1+0:"}},
                        {{.lemma = 0, .vertices = {0, 1, 2}}}, "A_"));
  add("grounding", certify_grounding("source node-kayles ; target proper colours=1 ; vertex v ; join a.v b.v ; "
                                     "move v:1 means 1 ; invariant v:none | v:1 ; assume triangle-free",
                                     true));
  add("grounding", certify_grounding("source node-kayles ; target blue-red ; vertex v ; arc a.v b.v ; arc b.v a.v ; "
                                     "move v:any means 1",
                                     false));
  // A vertex that is not joined has nimber 1, and a path of two vertices, too; two colours that clash leave 0.
  const ReductionReplies::Values single = {{{0}, 1}, {{1}, 0}}, path = {{{0, 0}, 1}, {{0, 1}, 0}, {{1, 0}, 0}};
  const ReductionReplies::Values colours = {{{0, 0}, 0}, {{0, 1}, 1}, {{0, 2}, 1}, {{1, 0}, 1},
                                            {{1, 2}, 0}, {{2, 0}, 1}, {{2, 1}, 0}};
  const std::string same = "source node-kayles ; target proper colours=1 ; vertex v ; join a.v b.v ; move v:1 means 1";
  add("replies", certify_replies(same + " ; vertex w", " plus 1 n", {{single, {}, {}}}));
  add("replies",
      certify_replies(same + " ; edge x ; graph g ; graph h ; join g h", " plus 1 m + 1", {{{}, single, path}}));
  add("replies", certify_replies(same + " ; vertex w ; vertex u ; answer w:1 by u:1 ; answer u:1 by w:1 ; "
                                        "invariant (w:1 & u:1) | (w:none & u:none)",
                                 "", {}));
  add("replies", certify_replies("source proper colours=2 ; target proper colours=2 ; vertex v ; join a.v b.v ; "
                                 "move v:1 means 1 ; move v:2 means 2 ; edge x ; edge y ; join x y",
                                 "", {{{}, colours, {}}}));
  add("order", certify_difference("source node-kayles ; target blue-red ; vertex v ; arc a.v b.v ; move v:any means 1",
                                  "corresponding &AO", {0}));
  add("order",
      certify_difference("source node-kayles ; target proper colours=2 ; vertex v ; join a.v b.v ; move v:2 means 1",
                         "corresponding @", {}));
  add("order", certify_difference("source proper colours=2 ; target proper colours=2 ; vertex v ; join a.v b.v ; "
                                  "move v:1 means 1 ; move v:2 means 2 ; invariant v:none",
                                  "invariant A_", {1}));

  add("derivation", derive("D{_ green=0,3", {{{1}, {}, {{0, 2}}, {}}}, 2));
  add("derivation", derive("E@{w green=0,4", {{{0}, {}, {}, {4}}, {{1}, {}, {}, {}}}, 2));
  add("derivation", derive("B_ green=0", {}, 2));
  add("derivation", derive("Bw green=2", {{{}, {2}, {{0, 1}}, {1}}, {{0}, {}, {}, {}}}, 1));
  add("derivation", derive("cycle:4 green=2", {{{1}, {2}, {{0, 2}}, {}}}, 0));
  const std::pair<std::string, std::string> twins = {"1+2:0-1,0-2,1-2", "SAME AS 1+1:0-1"},
                                            leaf_and_path = {"1+3:0-2,0-3,1-3", "SAME AS 1+1:0-1 plus=1"};
  add("derivation",
      certify_exchanged(claim("node-kayles", "A?", "OUTCOME P"), {{"0+2:", "SAME AS 0+0:"}}, {{0, {0, 1}}}, {}));
  add("derivation",
      certify_exchanged(claim("node-kayles", "C~", "OUTCOME N"), {twins}, {{0, {1, 3}}, {0, {1, 0}}}, {{"A_", false}}));
  add("derivation", certify_exchanged(claim("node-kayles", "spider:1,2,2", "NIMBER 1"), {leaf_and_path},
                                      {{0, {3, 1, 2}}}, {{"Cp", true}}));
  add("derivation", certify_exchanged(claim("proper", "path:2", "NIMBER 0", {{"colours", 2}}),
                                      {{"0+4:0-1,0-2,1-3,2-3", "SAME AS 0+0:"}}, {{0, {0, 1, 2, 3}}}, {}));
  add("extreme", certify_extreme("Bg", "independence-number", {{0, 2}}));
  add("extreme", certify_extreme("A_", "domination-number", {{1}}));
  add("extreme", certify_extreme("Bw", "chromatic-number", {{0}, {1}, {2}}));

  using Given = std::map<std::string, int>;
  const Given left{{"first", 0}}, right{{"first", 1}}, both{{"first", 2}};
  const auto with = [](Given given, const std::string& name, int value) {
    given[name] = value;
    return given;
  };
  add("breaker", certify_claiming(text(breaking), "path:2", both, "OUTCOME R", {{0, 1}}));
  add("breaker", certify_claiming(text(breaking), "path:2", left, "OUTCOME right", {{0, 1}}));
  add("breaker", certify_claiming(text(breaking), "path:2", right, "OUTCOME right", {{1}}));
  add("breaker", certify_claiming(text(biased), "path:2", with(right, "a", 2), "OUTCOME right", {{0, 1}}));
  add("breaker", certify_claiming(text(biased), "path:2", with(right, "b", 2), "OUTCOME right", {{0}, {1}}));
  add("breaker", certify_claiming(text(achieving), "path:2", {}, "OUTCOME tie", {{0, 1}}));
  add("avoider", certify_claiming(text(avoiding), "path:2", both, "OUTCOME L", {{0, 1}}, true));
  add("avoider", certify_claiming(text(avoiding), "path:1+path:1", with(left, "a", 2), "OUTCOME left", {}, true));

  add("counterexample", {claim("conjecture", "Bg", "FAILS < independence-number 2"),
                         Counterexample{{certify_extreme("Bg", "independence-number", {{0, 2}})}}});
  add("counterexample", certify_failure("CF", "-> tree event"));
  add("counterexample", certify_failure("Dto", "-> & connected odd-type oddity"));
  add("counterexample", certify_failure("DhC", "= nimber node-kayles mod order 3"));
  add("counterexample", certify_failure("Bg", "forall vertex v delete v -> bipartite ! oddity"));
  add("counterexample", certify_failure("DhC", "! odd-degenerate"));
  add("counterexample", certify_failure("D??", "-> bipartite connected"));
  add("counterexample", certify_failure("CR", "forall edge e != delete e nimber node-kayles nimber node-kayles"));
  add("counterexample", certify_failure("Bg", "= nimber proper 2 0"));
  add("counterexample", certify_failure("CF", "< score capture 2"));
  add("counterexample", certify_failure("BW", "forall vertex v exists edge e delete v delete e odd-degenerate"));

  add("ledger", certify_piece("connected order 1 piece 0 of 1", "HOLDS connected"));
  add("ledger", certify_piece("connected order 3 piece 0 of 1", "HOLDS -> oddity odd-degenerate"));
  add("ledger", certify_piece("all order 4 piece 1 of 2", "FAILS -> oddity tree"));
  add("ledger",
      certify_piece("connected,triangle-free order 4 piece 0 of 1", "HOLDS forall colouring -> winnable plausible"));
  add("ledger", certify_piece("all,bipartite,max-degree:2 order 3 piece 0 of 1", "TABLE sum winnable-colourings"));
  add("ledger", certify_piece("trees order 4 piece 0 of 1", "TABLE count oddity; histogram nimber node-kayles"));
  add("ledger", certify_piece("all order 3 piece 0 of 1", "TABLE histogram nimber " + text(lonely)));
  return result;
}

}  // namespace gamecert::naive
