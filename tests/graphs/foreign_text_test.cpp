// What other programs and people write for a graph is known for what it is, and no advice stands behind what is a
// graph.
#include "graphs/streams/foreign_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <variant>

#include "graphs/families.hpp"
#include "graphs/families/meant_family.hpp"
#include "graphs/streams/graph_lines.hpp"

namespace gamecert::graphs {
namespace {

using namespace std::string_literals;

TEST(ForeignText, IsKnownByItsFirstLine) {
  const std::pair<std::string, std::string> table[] = {
      {"\xEF\xBB\xBF"
       "Bw",
       "byte-order mark"},
      {"\xFF\xFE"
       "B\0w\0"s,
       "UTF-16"},
      {"B\0w\0"s, "UTF-16"},
      {"\0B\0w"s, "UTF-16"},
      {"\x1F\x8B\b\0\0"s, "compressed"},
      {"BZh91AY", "compressed"},
      {">A geng -cd1D3 n=4 e=3-6", "nauty"},
      {">Z 11 graphs generated in 0.00 sec", "nauty"},
      {">E Usage: geng", "nauty"},
      {"# Nodes: 5", "comments"},
      {"0 1 {}", "write_edgelist(G, FILE, data=False)"},
      {"12 3 {'weight': 0.5}", "write_edgelist(G, FILE, data=False)"},
      {"0 1 0.25", "weight"},
      {"0 1 7", "weight"},
      {"0,1", "--input-format edges"},
      {"0, 1", "--input-format edges"},
      {"0;1", "--input-format edges"},
      {"3-4", "--input-format edges"},
      {"3 -- 4", "--input-format edges"},
      {"3->4", "--input-format edges"},
      {"1<->2", "--input-format edges"},
      {"  0 : 1 2 3;", "list of neighbours"},
      {"graph [", "GML"},
      {"graph", "GML"},
      {"Creator \"igraph version 0.9\"", "GML"},
      {"<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "GraphML"},
      {"<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">", "GraphML"},
      {"graph {", "DOT"},
      {"graph G {", "DOT"},
      {"digraph G{", "DOT"},
      {"strict graph \"\" {", "DOT"},
      {"{\"directed\": false, \"nodes\": [", "JSON"},
      {"{", "JSON"},
      {"*Vertices 5", "Pajek"},
      {"%%MatrixMarket matrix coordinate pattern symmetric", "Matrix Market"},
      {"LEDA.GRAPH", "LEDA"},
      {"Graph on 5 vertices", "graph6_string"},
      {"Petersen graph: Graph on 10 vertices", "graph6_string"},
      {"Graph with 5 nodes and 4 edges", "to_graph6_bytes"},
      {"DiGraph named 'x' with 5 nodes and 4 edges", "to_graph6_bytes"},
      {"[(0, 1), (1, 2)]", "Python"},
      {"[[0, 1], [1, 0]]", "Python"},
      {"{0: [1, 2], 1: [0]}", "Python"},
      {"((0, 1), (1, 2))", "Python"},
      {"Graph[{1 \\[UndirectedEdge] 2}]", "Mathematica"},
      {"Graph({0: [1]})", "Sage"},
      {"{{0,1},{1,0}}", "Mathematica"},
      {"\x03\x02\x03\0\x03\x01\0"s, "planar-code"},
      {"ann bob", "read the file with --input-format labels"},
      {"a\tb", "read the file with --input-format labels"},
      {"v1 v2", "--input-format labels"},
      {"a,b", "--input-format labels"},
      {"a;b", "--input-format labels"},
      {"\"a\",\"b\"", "--input-format labels"},
      {"a b {}", "write_edgelist(G, FILE, data=False), and --input-format labels"},
      {"a b {'weight': 3}", "--input-format labels"},
      {"ann bob 3", "--input-format labels"},
      {"ann bob 0.5", "--input-format labels"},
      {"e 1 2", "DIMACS"},
      {"0 1;", "tr -d"},
      {"0 1 ,", "tr -d"},
      {"b'Bw'", "decode()"},
      {"b'>>graph6<<Bw\\n'", "decode()"},
      {"K4-e", "did you mean 'complement(edges:4:0-1)'?"},
      {"house", "did you mean 'Dlo'?"},
      {"3-sun", "did you mean 'E}Y_'?"},
      {"Moser spindle", "did you mean 'FzaGw'?"},
      {"K5", "did you mean 'complete:5'?"},
      {"K_{3,3} green=0", "did you mean 'complete-bipartite:3,3'?"},
      {"path 5", "did you mean 'path:5'?"},
      {"path", "'path:n'"},
      {"grid:3", "'grid:mxn'"},
  };
  for (const auto& [line, advice] : table) {
    EXPECT_NE(advice_on(line).find(advice), std::string::npos) << line << " gives" << advice_on(line);
    EXPECT_EQ(advice_on(" " + line + "\r"), advice_on(line)) << line;
  }
  for (const std::string line : {"", " ", "Bw", "D?{", "DhC green=0,1", ":Bc", "&AO", "petersen", "path:3 green=0",
                                 "what", "petersen green", "Bw x", "((path:2))x", "path:3 x", "cycle:4 green"})
    EXPECT_EQ(advice_on(line), "") << line;
  EXPECT_EQ(advice_on("Bw\0"s), "") << "a single byte of 0 is no UTF-16";
}

TEST(ForeignText, StandsBehindTheErrorAtItsPlace) {
  for (const std::string text : {"0 1 {}\n1 2 {}\n", "3 2\n0,1\n1,2\n", "Bw\n5 4\n0 1\n1 2 {}\n"}) {
    GraphLines lines;
    std::string out;
    try {
      lines.read(text, out);
      lines.end(out);
      ADD_FAILURE() << text;
    } catch (const text::InputError& error) {
      EXPECT_NE(std::string(error.what()).find("--input-format edges"), std::string::npos) << error.what();
      EXPECT_NE(error.place().line, 0u);
    }
  }
}

TEST(ForeignText, NamesTheFamilyThatMathematiciansMean) {
  const struct {
    std::string name;
    int order, size;
  } table[] = {{"K5", 5, 10},
               {"K_5", 5, 10},
               {"K_{5}", 5, 10},
               {"k5", 5, 10},
               {"K3,3", 6, 9},
               {"K_{2,3}", 5, 6},
               {"K(3,4)", 7, 12},
               {"K1,4", 5, 4},
               {"P5", 5, 4},
               {"P_7", 7, 6},
               {"C5", 5, 5},
               {"C_{6}", 6, 6},
               {"Q3", 8, 12},
               {"S4", 5, 4},
               {"Petersen", 10, 15},
               {"PETERSEN", 10, 15},
               {"petersen_graph", 10, 15},
               {"PetersenGraph()", 10, 15},
               {"nx.petersen_graph()", 10, 15},
               {"graphs.CompleteGraph(4)", 4, 6},
               {"complete_bipartite_graph(2,3)", 5, 6},
               {"CycleGraph(7)", 7, 7},
               {"path(5)", 5, 4},
               {"path5", 5, 4},
               {"Path:5", 5, 4},
               {"path 5", 5, 4},
               {"grid(3,4)", 12, 17},
               {"grid:3,4", 12, 17},
               {"Grid 2x2", 4, 4},
               {"cube", 8, 12},
               {"triangle", 3, 3},
               {"claw", 4, 3},
               {"hypercube_3", 8, 12},
               {"star_graph(6)", 7, 6}};
  for (const auto& [name, order, size] : table) {
    const std::string family = meant_family(name);
    ASSERT_NE(family, "") << name;
    const FamilyMember member = make_family(family);
    const Graph* graph = std::get_if<Graph>(&member);
    ASSERT_NE(graph, nullptr) << name << " is " << family;
    EXPECT_EQ(graph->order(), order) << name << " is " << family;
    EXPECT_EQ(static_cast<int>(graph->size()), size) << name << " is " << family;
  }
  for (const std::string name : {"", "K", "K5x", "P", "Dhc", "path:", "C2", "x5", "K99999", "what(5)", "5"})
    EXPECT_TRUE(meant_family(name).empty() || meant_family(name).starts_with("heaps:")) << name;
}

}  // namespace
}  // namespace gamecert::graphs
