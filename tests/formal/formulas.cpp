// Formulas, and their values on all graphs to order 5 and on all digraphs to order 3 by definition, to be compared with
// what formal/language says they mean.
//
//   formulas write COUNT     every property, every invariant compared with numbers, and formulas at random, a line each
//   formulas values          of each formula that is read: 0 or 1 for each graph, or `limit`, also after a second
//   formulas graphs          the order and the word of each graph, a line each
//   formulas write-digraphs, digraph-values, digraphs   the same of digraphs: the order, `arcs` and a bit for each pair
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "conjectures/played_values.hpp"
#include "conjectures/questions.hpp"
#include "graphs/canonical_word.hpp"
#include "language/compiled_formula.hpp"
#include "language/formula.hpp"
#include "language/terms.hpp"
#include "tests/language/random_formula.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::formal {
namespace {

constexpr int last_order = 5;

/// One of each isomorphism class.
std::vector<graphs::SmallGraph> all(bool directed) {
  std::vector<graphs::SmallGraph> result;
  for (int n = 1; n <= (directed ? 3 : last_order); ++n) {
    const int length = (directed ? 2 : 1) * n * (n - 1) / 2;
    for (graphs::Word word = 0; word >> length == 0; ++word) {
      const graphs::SmallGraph graph = graphs::graph_of_word(word, n, directed);
      if (graphs::canonical_word(graph).word == word) result.push_back(graph);
    }
  }
  return result;
}

/// Of words that formulas at random seldom have.
constexpr const char* rare[] = {
    "exists vertex u exists vertex v = card between u v 4",
    "forall vertex u forall vertex v in between u v reach u V",
    "exists vertex u = eccentricity u 2",
    "forall edge e delete e exists vertex u = eccentricity u infinite",
    "= mex vertex v degree v 2",
    "= nim-sum pair p induce p size 1",
    "exists vertex v > delete v nimber node-kayles nimber node-kayles",
    "= count nonedge p join p < nimber node-kayles 2 1",
    "= count component C induce C odd-degenerate 1",
    "= count colouring & plausible ! winnable 0",
    "exists colouring plausible",
    "= sum colouring if winnable greens 0 16",
    "exists subset S N V = card S 0",
    "= least range k 0 order exists vertex v = degree v k 1",
    "= greatest range k 0 order exists member v those vertex u > degree u 1 = degree v k 3",
    "exists set S & < 0 card S same N S difference V S",
    "forall vertex v < nimber proper 2 painted=1 v 2",
    "exists vertex u exists vertex v = nimber proper 3 painted=1 u painted=2 v 1",
    "exists vertex v = nimber distance 2 3 painted=3 v infinite",
    "exists vertex u exists vertex v = nimber weak surrounded painted=1 u painted=1 v infinite",
    "forall vertex v let S N v delete v wins lights-out lit= S",
    "exists vertex v wins lights-out lit= N v lit= v",
    "wins ello-modular 3 coloured=1 V coloured=2 {}",
    "exists vertex v = nimber geodetic hull labelled= v 1",
    "exists order s = nimber sequential 2 order= s 0",
    "exists order s exists vertex v delete v = nimber sequential 2 order= s infinite",
    "exists vertex r = nimber hackendot roots= r 3",
    "= nimber hackendot roots= {} infinite",
    "exists edge e < 0 score capture painted=1 e",
    "exists edge e exists vertex v delete v = score capture painted=2 e infinite",
    "= misere node-kayles misere proper 2",
    "= misere arc-kayles 1",
    "= winning-moves arc-kayles 1",
    "> winning-moves capture 0",
    "= longest-play node-kayles shortest-play node-kayles",
    "= shortest-play odd-elimination - order 1",
    "exists edge e & contract e tree ! tree",
    "exists set S let k card S contract S = order + 1 - infinite k",
    "= line order cone size",
    "exists edge e exists set S & in e S contract S in e S",
    "exists edge e cone delete e = size + order - size 2",
    "exists subset F E & < 1 card F same reach-along ends F F V",
    "let F those edge e contract e bipartite = card F 2",
    "exists member e edges-at V in edges-in e E",
    "= card those range k -2 order exists vertex v = degree v k 2",
    "forall member k those range k 0 9 = k mod k 3 < k 3",
    "exists vertex v = ^ 2 degree v + 1 order",
    "= ceil / size 3 floor / order 2",
    "= / 1 sum vertex v / 1 + 1 degree v / 2 3",
    "< / order 0 infinite",
    "= lg-up order + 1 lg size",
    "exists vertex v & = ones degree v 1 power-of-two degree v",
    "= bit size 1 1",
    "= degree-sequence 2 degree-sequence - order 1",
    "exists vertex u exists vertex v & alike u v ! = degree u 1",
    "exists order s exists vertex v = card before v s 0",
    "forall vertex v = automorphisms * delete v automorphisms card those vertex u alike u v",
    "= complement automorphisms automorphisms",
    "exists edge e < contract e rank - rank 1",
    "= cone rank + 1 rank",
    "= line rank size",
    "recursive truth win set S is exists member v S ! win difference S union v N v win V",
    "exists vertex u recursive truth win set S is exists member v S ! win difference S union v N v delete u win V",
    "= recursive number fib number n is if < n 2 n + fib - n 1 fib - n 2 fib size 8",
    "recursive number f number n vertex v is if = n 0 1 sum member u N v f - n 1 u exists vertex v = f 2 v 4",
    "recursive fraction half number n is if = n 0 1 / half - n 1 2 = half order / 1 16",
    "recursive set b number n set S is if = n 0 S let T b - n 1 S union T N T exists vertex v ! same b 2 v b 1 v",
    "recursive number thin edges F is if same F {} 0 max member e F + 1 thin difference F edges-at e = thin E 2",
    ("recursive number by numbers S is if same S {} 0 max member k S + k by difference S only k = by those range k 0 "
     "order exists vertex v = degree v k 3"),
    ("recursive number first number n is if = n infinite first order if wins lights-out lit= N those vertex v = degree "
     "v n n first - n 1 < first infinite 2"),
    ("exists vertex v = recursive number cut number n is if connected 1 if = n 0 0 max vertex u delete u cut - n 1 "
     "delete v cut 1 0"),
    ("recursive number back set S order s is if same S {} 0 max member v S back intersection before v s S s exists "
     "order s = back V s 0"),
    ("recursive number twice number n is if = n 0 0 + 2 twice - n 1 recursive number sums number k is if = k 0 1 + k "
     "sums - k 1 = twice sums 2 + 4 order"),
    ("forall colouring -> & plausible recursive truth win set S is exists member v S ! win difference S v win V "
     "winnable"),
};

/// About digraphs.
constexpr const char* directed[] = {
    "connected",
    "= size order",
    "= components 2",
    "= winnable-colourings 4",
    "forall colouring -> & winnable nontrivial < greens 3",
    "exists vertex v = out-degree v in-degree v",
    "exists vertex v = out-degree v - order 1",
    "forall set S same out-neighbours S in-neighbours S",
    "forall arc a exists arc b & same tail a head b same head a tail b",
    "exists arc a same head a out-neighbours tail a",
    "exists vertex v same reach v V V",
    "exists vertex v delete v connected",
    "forall arc a delete tail a = size 0",
    "let F those arc a < out-degree tail a 2 = card F - size 2",
    "exists vertex v same reach-along v those arc a < in-degree head a 2 V",
    "exists subset F those arc a true & = card F 2 same ends F V",
    "forall member a those arc b true delete head a in only a those arc b true",
    "exists arc a delete tail a in only a {}",
    "= card union those arc a = in-degree tail a 0 those arc a = out-degree head a 0 size",
    "= sum arc a out-degree head a sum vertex v * in-degree v out-degree v",
    "recursive truth win set S is exists member v S ! win difference S union v out-neighbours v win V",
    "recursive number f arcs F is if same F {} 0 max member a F + 1 f difference F only a = f those arc a true 3",
    "recursive number f number n set S is if = n 0 1 sum member u out-neighbours S f - n 1 u exists vertex v = f 2 v 2",
    "= nimber blue-red 1",
    "exists vertex v = nimber blue-red painted=1 v 2",
    "exists vertex v < delete v nimber oriented 2 nimber oriented 2",
    "= misere blue-red winning-moves oriented 3",
    "exists set S wins ello-modular 3 coloured=1 S coloured=2 out-neighbours S",
    "= longest-play blue-red - order 1",
    "= mex vertex v in-degree v 2",
    "exists range k 1 3 = count vertex v = out-degree v k k",
};

void write(int count) {
  for (const char* formula : rare) std::cout << formula << "\n";
  for (const language::Term& term : language::terms()) {
    if (term.of_colouring) continue;
    const std::string name(term.name);
    if (term.kind == language::Term::Kind::property) {
      std::cout << name << "\n";
      continue;
    }
    const std::string number = term.kind == language::Term::Kind::set ? "card " + name : name;
    for (int k = -1; k <= 12; ++k) std::cout << "= " << number << " " << k << "\n";
    std::cout << "= " << number << " infinite\n= " << number << " -infinite\n";
  }
  conjectures::RandomFormulas random(conjectures::testing::seed());
  for (int i = 0; i < count; ++i) std::cout << language::prefix(random.truth(1 + i % 4)) << "\n";
}

std::string values(const std::string& text, const std::vector<graphs::SmallGraph>& on) {
  language::CompiledFormula formula(conjectures::read_prefix(text),
                                    [] { return std::make_unique<conjectures::PlayedValues>(); });
  std::string result;
  const text::Deadline deadline(1);
  try {
    for (const graphs::SmallGraph& graph : on) {
      formula.ask(graph);
      result += formula.value() != 0 ? '1' : '0';
    }
  } catch (const text::LimitError&) {
    return "limit";
  }
  return result;
}

void values(bool on_digraphs) {
  const std::vector<graphs::SmallGraph> on = all(on_digraphs);
  for (std::string line; std::getline(std::cin, line);) std::cout << values(line, on) << "\t" << line << "\n";
}

void list(bool digraphs) {
  for (const graphs::SmallGraph& graph : all(digraphs)) {
    unsigned long bits = 0;
    for (int v = 0; v < graph.order; ++v)
      bits |= static_cast<unsigned long>(graph.rows[static_cast<std::size_t>(v)]) << (graph.order * v);
    std::cout << graph.order << " ";
    if (digraphs) std::cout << "arcs " << bits << "\n";
    if (!digraphs) std::cout << static_cast<long>(graphs::canonical_word(graph).word) << "\n";
  }
}

}  // namespace
}  // namespace gamecert::formal

int main(int argument_count, char** arguments) {
  using namespace gamecert;
  const std::string mode = argument_count > 1 ? arguments[1] : "";
  if (mode == "write" && argument_count == 3) {
    formal::write(std::stoi(arguments[2]));
  } else if (mode == "write-digraphs") {
    for (const char* formula : formal::directed) std::cout << formula << "\n";
  } else if (mode == "values" || mode == "digraph-values") {
    formal::values(mode != "values");
  } else if (mode == "graphs" || mode == "digraphs") {
    formal::list(mode != "graphs");
  } else {
    std::cerr << "usage: formal-formulas write COUNT | values | graphs | write-digraphs | digraph-values | digraphs\n";
    return 2;
  }
  return 0;
}
