// Every format of streams, written here from its description, cut anywhere and spoilt at random.
#include "graphs/streams/graph_lines.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "graphs/constructions.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "text/errors.hpp"
#include "text/located.hpp"

namespace gamecert::graphs {
namespace {

/// The lines of the text, given in pieces of at most so many bytes.
std::string lines_of(std::string_view text, Format format = Format::any, std::size_t piece = 1 << 20) {
  GraphLines reader(format);
  std::string lines;
  for (; !text.empty(); text.remove_prefix(std::min(piece, text.size()))) reader.read(text.substr(0, piece), lines);
  reader.end(lines);
  return lines;
}

/// Those with a graph, without the blanks in the place of headers.
std::vector<std::string> graphs_of(std::string_view text, Format format = Format::any, std::size_t piece = 1 << 20) {
  std::vector<std::string> found;
  std::istringstream in(lines_of(text, format, piece));
  for (std::string line; std::getline(in, line);)
    if (const auto begin = line.find_first_not_of(" \r"); begin != std::string::npos)
      found.push_back(line.substr(begin, line.find_last_not_of('\r') + 1 - begin));
  return found;
}

/// `LINE:COLUMN: what is wrong`.
std::string fault(std::string_view text, Format format = Format::any) {
  try {
    return "no fault: " + lines_of(text, format);
  } catch (const text::InputError& error) {
    return error.place().line > 0 ? text::with_place(error) : error.what();
  }
}

std::vector<SmallGraph> all_graphs(int last_order) {
  std::vector<SmallGraph> graphs = {SmallGraph{}};
  for (int order = 1; order <= last_order; ++order) {
    enumerate(GraphClass::all, order, {}, [&](const SmallGraph& graph) {
      graphs.push_back(graph);
      return true;
    });
  }
  return graphs;
}

std::string edge_lines(const SmallGraph& graph, const std::string& before, int first_vertex) {
  std::string text;
  for (const auto& [u, v] : large(graph).edges())
    text += before + std::to_string(u + first_vertex) + " " + std::to_string(v + first_vertex) + "\n";
  return text;
}

// The writers.
std::string planar_code(const SmallGraph& graph, bool wide = false, bool little = false) {
  const auto number = [&](int value) {
    const std::string low(1, static_cast<char>(value % 256)), high(1, static_cast<char>(value / 256));
    return !wide ? low : little ? low + high : high + low;
  };
  std::string code = (wide ? std::string(1, '\0') : "") + number(graph.order);
  for (int v = 0; v < graph.order; ++v) {
    for (int u = graph.order; u-- > 0;)
      if (graph.adjacent(u, v)) code += number(u + 1);
    code += number(0);
  }
  return code;
}
std::string dimacs(const SmallGraph& graph) {
  return "c a graph\nc\np edge " + std::to_string(graph.order) + " " + std::to_string(graph.size()) + "\n" +
         edge_lines(graph, "e ", 1);
}
std::string edge_list(const SmallGraph& graph) {
  return std::to_string(graph.order) + " " + std::to_string(graph.size()) + "\n" + edge_lines(graph, "", 0);
}
std::string matrix(const SmallGraph& graph, const std::string& between) {
  std::string text;
  for (int u = 0; u < graph.order; ++u) {
    for (int v = 0; v < graph.order; ++v) text += (v == 0 ? "" : between) + (graph.adjacent(u, v) ? "1" : "0");
    text += "\n";
  }
  return text;
}

TEST(GraphLines, EveryFormatGivesTheGraphsHoweverItIsCut) {
  std::vector<std::string> expected;
  std::string lines, planar = ">>planar_code<<", big = ">>planar_code be<<", little = ">>planar_code le<<";
  std::string col, lists, plain_matrices, spaced_matrices;
  for (const SmallGraph& graph : all_graphs(5)) {
    if (graph.order == 0) continue;
    expected.push_back(write_graph6(graph));
    lines += expected.back() + "\n";
    planar += planar_code(graph);
    big += planar_code(graph, true);
    little += planar_code(graph, true, true);
    col += dimacs(graph);
    lists += edge_list(graph);
    plain_matrices += matrix(graph, "") + "\n";
    spaced_matrices += matrix(graph, " ");
  }
  ASSERT_EQ(expected.size(), 52U);
  for (const std::size_t piece : {1U, 2U, 7U, 1000U, 1U << 20}) {
    EXPECT_EQ(lines_of(lines, Format::any, piece), lines);
    EXPECT_EQ(lines_of(lines, Format::lines, piece), lines);
    for (const std::string& text : {planar, big, little, col, lists, plain_matrices, spaced_matrices})
      EXPECT_EQ(graphs_of(text, Format::any, piece), expected) << text;
    EXPECT_EQ(graphs_of(planar.substr(15), Format::planar_code, piece), expected);
    EXPECT_EQ(graphs_of(planar, Format::planar_code, piece), expected);
    EXPECT_EQ(graphs_of(col, Format::dimacs, piece), expected);
    EXPECT_EQ(graphs_of(lists, Format::edge_list, piece), expected);
    EXPECT_EQ(graphs_of(plain_matrices, Format::matrix, piece), expected);
  }
}

TEST(GraphLines, IncrementsAreDifferencesFromTheGraphBefore) {
  // Of K_3 + K_1 the edge 0-1 goes, and 0-3 and 1-3 come; then nothing changes.
  const auto sparse = [](int order, const std::vector<Edge>& edges) { return write_sparse6(Graph(order, edges)); };
  const std::vector<Edge> triangle = {{0, 1}, {0, 2}, {1, 2}};
  const std::string change = ";" + sparse(4, {{0, 1}, {0, 3}, {1, 3}}).substr(2);
  const std::string changed = sparse(4, {{0, 2}, {1, 2}, {0, 3}, {1, 3}});
  for (const std::string& first : {write_graph6(Graph(4, triangle)), sparse(4, triangle),
                                   std::string("4 3\n0 1 0 2 1 2"), std::string("p col 4 3\ne 1 2\ne 1 3\ne 2 3")}) {
    const std::vector<std::string> found = graphs_of(first + "\n" + change + "\n;\n");
    ASSERT_EQ(found.size(), 3U) << first;
    EXPECT_EQ(found[1], changed) << first;
    EXPECT_EQ(found[2], changed) << first;
  }
  EXPECT_EQ(graphs_of(" B? \r\n\t;" + sparse(3, {{1, 2}}).substr(2) + " \n")[1], sparse(3, {{1, 2}}) + " ");
  EXPECT_EQ(graphs_of("B?\n;" + sparse(3, {{1, 2}}).substr(2) + "\n")[1], sparse(3, {{1, 2}}));
}

TEST(GraphLines, HeadersStandAnywhere) {
  const std::string planar = planar_code(all_graphs(3).back());
  EXPECT_EQ(graphs_of(">>graph6<<Bw\n>>sparse6<<:An\r\n>>digraph6<<\n&AG\n>>planar_code<<" + planar + planar +
                      ">>graph6<<A_\nA?>>planar_code<<" + planar),
            (std::vector<std::string>{"Bw", ":An", "&AG", "Bw", "Bw", "A_", "A?", "Bw"}));
  // In their places are blanks, so that columns stay; what the text began with is known.
  GraphLines reader;
  std::string lines;
  reader.read("Bw\n>>graph6<<Bx\n", lines);
  EXPECT_EQ(lines, "Bw\n          Bx\n");
  EXPECT_EQ(reader.header(), "");
  for (const auto& [text, header] :
       std::vector<std::pair<std::string, std::string>>{{">>graph6<<Bw\n", ">>graph6<<"},
                                                        {">>sparse6<<\r\n:An", ">>sparse6<<\r\n"},
                                                        {">>digraph6<<", ">>digraph6<<"}}) {
    GraphLines headed;
    std::string ignored;
    headed.read(text, ignored);
    headed.end(ignored);
    EXPECT_EQ(headed.header(), header);
  }
  // A graph of order 62, whose number is the first character of a header, is no header.
  SmallGraph large_order{.order = 62};
  for (int v = 0; v < 61; ++v) large_order.add_edge(v, 61);
  const std::string text = ">>planar_code<<" + planar_code(large_order) + planar_code(large_order);
  EXPECT_EQ(graphs_of(text, Format::any, 1), (std::vector<std::string>(2, write_graph6(large_order))));
}

TEST(GraphLines, MarksInALineAreFoundHoweverItIsCut) {
  for (std::size_t piece = 1; piece < 30; ++piece) {
    EXPECT_EQ(graphs_of("3 2\n0 2 1 2>>graph6<<Bw\nA_", Format::any, piece),
              (std::vector<std::string>{"BW", "Bw", "A_"}));
    EXPECT_EQ(lines_of("a>b>>graph6<<Bw\n", Format::any, piece), "a>b\n          Bw\n") << piece;
    // The first mark alone can begin a header.
    EXPECT_EQ(lines_of("a>>b>>graph6<<Bw\n>\nA_\n", Format::any, piece), "a>>b>>graph6<<Bw\n>\nA_\n") << piece;
  }
}

TEST(GraphLines, LinesKeepTheirNumbers) {
  EXPECT_EQ(lines_of("Bw\n3 2\n\n0 2 1 2\nBw\n01\n10\n"), "Bw\n\n\nBW\nBw\n\nA_\n");
  EXPECT_EQ(lines_of("c\np edge 2 1\ne 1 2\n\np col 1 0\n>>graph6<<Bw"), "\n\n\nA_\n@\n          Bw");
  EXPECT_EQ(lines_of("path:3 green=0\n Bw \t\r\n\n3 2\r\n0 1 0 2\r\n"), "path:3 green=0\n Bw \t\r\n\n\nBo\n");
  EXPECT_EQ(lines_of("Graph 1, order 2.\n2 1\n0 1\n\nGraph 2, order 0.\n0 0\n\nGraph 3, order 0.\n\n", Format::any, 3),
            "\n\nA_\n\n\n\n?\n\n?\n");
  EXPECT_EQ(lines_of(" Graph 1, order 2.\n 2 1\n0 1\n"), "\n\nA_\n");
  EXPECT_EQ(lines_of("0 0\n1 0\n", Format::edge_list), "?\n@\n");
  EXPECT_EQ(lines_of("# a path\n0 1\n1 2\n# its other direction\n2 1\n\n\n0 1", Format::edges), "\n\n\n\nBg\n\n\nA_\n");
  EXPECT_EQ(lines_of(""), "");
  EXPECT_EQ(lines_of(std::string(300'000, 'a') + "\nBw\n", Format::any, 1000), std::string(300'000, 'a') + "\nBw\n");
}

/// Every pair on a line of its own, by the writers of the formats that have such lines.
struct PairText {
  std::string text, graph;
};
std::vector<PairText> pair_texts(const SmallGraph& graph, std::mt19937& random) {
  std::vector<Edge> edges = large(graph).edges();
  std::ranges::shuffle(edges, random);
  std::string from_0, from_1;
  int greatest = -1;
  for (auto [u, v] : edges) {
    if (random() % 2 == 0) std::swap(u, v);
    from_0 += std::to_string(u) + " " + std::to_string(v) + "\n";
    from_1 += std::to_string(u + 1) + "\t" + std::to_string(v + 1) + "\r\n";
    greatest = std::max({greatest, u, v});
  }
  const std::string name = write_graph6(graph);
  std::vector<PairText> texts = {
      {std::to_string(graph.order) + " " + std::to_string(edges.size()) + "\n" + from_0, name}};
  if (graph.order == 2) texts.push_back({matrix(graph, " "), name});
  if (greatest + 1 == graph.order) texts.insert(texts.end(), {{from_0, name}, {from_1, name}});
  return texts;
}

// Whoever wrote a text meant one of the graphs that some writer writes so: another is never read, and where writers
// differ none.
TEST(GraphLines, PairsAreNeverReadAsAnotherGraph) {
  std::mt19937 random(5);
  std::map<std::string, std::set<std::string>> meant;
  std::vector<SmallGraph> graphs = all_graphs(5);
  for (const auto& known : {std::pair(3, 2), {4, 3}, {5, 4}}) {  // paths, at random
    SmallGraph path{.order = known.first};
    for (int v = 0; v < known.second; ++v) path.add_edge(v, v + 1);
    graphs.insert(graphs.end(), 200, path);
  }
  for (int trial = 0; trial < 20; ++trial)
    for (const SmallGraph& graph : graphs)
      for (const PairText& one : pair_texts(graph, random)) meant[one.text].insert(one.graph);
  meant.erase("");
  meant.erase("0 0\n");  // the null graph, which has to be said
  int read = 0, refused = 0, unclear = 0;
  for (const auto& [text, of] : meant) {
    try {
      const std::vector<std::string> found = graphs_of(text);
      ASSERT_EQ(of.size(), 1U) << text;
      EXPECT_EQ(found, (std::vector<std::string>{*of.begin()})) << text;
      ++read;
    } catch (const text::InputError& error) {
      (of.size() > 1 ? unclear : refused) += 1;
      EXPECT_NE(std::string(error.what()).find("edges"), std::string::npos) << text << error.what();
    }
  }
  EXPECT_GT(read, 300);
  EXPECT_GT(refused, 300);
  EXPECT_GT(unclear, 5);
}

TEST(GraphLines, PairsThatAreTwoGraphsAreRefused) {
  const std::string both =
      "expected --input-format edge-list, for 4 vertices, 3 edges under a line ORDER SIZE, or "
      "--input-format edges, for 5 vertices, 4 edges";
  const std::string found = ", found a pair of numbers on every line, which is both";
  EXPECT_EQ(fault("4 3\n0 1\n1 2\n2 3\n"), "1:1: " + both + found);
  EXPECT_EQ(fault("Bw\n4 3 \r\n\n0\t1\n1 2\n 2 3"),
            "2:1: expected --input-format edge-list, for 4 vertices, 3 edges under a "
            "line ORDER SIZE, or --input-format edges, for 5 vertices, 1 edge" +
                found)
      << "edges alone end at a blank line";
  EXPECT_EQ(fault("4 3\n1 2\n1 3\n2 3\n"),
            "1:1: " + both + ", none at vertex 0, or --input-format labels, as the labels begin at 1" + found);
  // What is said, or a line with more than a pair, makes it clear; so does an edge that stands there twice.
  const std::string list = "\n\n\nCh\n";
  EXPECT_EQ(lines_of("4 3\n0 1\n1 2\n2 3\n", Format::edge_list), list);
  EXPECT_EQ(lines_of("4 3\n0 1\n1 2\n2 3\n", Format::edges), "\n\n\nDhC\n");
  EXPECT_EQ(lines_of("Graph 1, order 4.\n4 3\n0 1\n1 2\n2 3\n"), "\n" + list);
  EXPECT_EQ(graphs_of("4 3\n0 1\n1 2\n2 3\n2 1\n0 1\n2 1\n0 1\n"), (std::vector<std::string>{"Ch", "A_", "A_"}));
  EXPECT_EQ(graphs_of("4 3\n0 1\n1 2\n2 3\n3 3\n0 1  1 2  0 2\n"), (std::vector<std::string>{"Ch", "Bw"}));
  // Labels from 1 on that are no list.
  EXPECT_EQ(fault("1 2\n2 3\n3 4\n4 5\n"),
            "1:1: expected --input-format labels, which numbers the labels from 0 on, or --input-format edges, for 6 "
            "vertices, 4 edges, none at vertex 0, found labels that begin at 1");
  EXPECT_EQ(fault("7 9\n9 11\n"),
            "1:1: expected --input-format labels, which numbers the labels from 0 on, or "
            "--input-format edges, for 12 vertices, 2 edges, none at vertex 0, found labels that begin at 7");
  // Edges that no list can have, but for comments.
  EXPECT_EQ(graphs_of("0 1\n1 2\n"), (std::vector<std::string>{"Bg"}));
  EXPECT_EQ(graphs_of("0 1\n# and back\n1 0\n"), (std::vector<std::string>{"A_"}));
  EXPECT_EQ(graphs_of("0 1\n1 0\n\n2 0\n2 1\nBw\n"), (std::vector<std::string>{"A_", "BW", "Bw"}));
  EXPECT_EQ(fault("0 1\n1 2\n2 2\n"), "3:1: expected two ends, found a loop at 2");
  EXPECT_EQ(fault("0 1\n1 2\n2 3 4 5\n"), "3:5: expected the end of the line behind two vertices, found '4'");
}

// ORDER 4, the edges of a path or of a triangle with a pendant edge below it, and any SIZE but theirs.
TEST(GraphLines, AListWithAWrongSizeIsNotReadAsEdges) {
  const auto message = [](int edges, const std::string& graph, int size) {
    return "expected ORDER SIZE with SIZE " + std::to_string(edges) +
           ", the number of pairs below (--input-format edge-list), or --input-format edges, for " + graph +
           ", found SIZE " + std::to_string(size);
  };
  for (int size = 0; size < 9; ++size) {
    const std::string head = "4 " + std::to_string(size) + "\n";
    const int order = std::max(4, size) + 1;
    if (size != 3 && size != 4) {
      EXPECT_EQ(fault(head + "0 1\n1 2\n2 3\n"),
                "1:1: " + message(3, std::to_string(order) + " vertices, 4 edges", size));
    }
    if (size != 4) {
      EXPECT_EQ(fault(head + "2 3\n1 2\n0 1\n0 2"),
                "1:1: " + message(4, std::to_string(order) + " vertices, 5 edges", size));
    }
  }
  EXPECT_EQ(fault("3 2\n0 1\n0 2\n1 2\n"), "1:1: " + message(3, "4 vertices, 4 edges", 2));
  EXPECT_EQ(fault("6 4\n0 1\n1 2\n2 3\n3 4\n4 5\n"), "1:1: " + message(5, "7 vertices, 6 edges", 4));
  EXPECT_EQ(fault("Bw\n3 2\n0 1\nBw\n"), "2:1: " + message(1, "4 vertices, 2 edges", 2));
  EXPECT_EQ(fault("2 1\n0 1\n\n3 1\n0 1\n1 2\n"), "4:1: " + message(2, "3 vertices, 2 edges", 1));
  EXPECT_EQ(fault("3 4\n0 1  1 2\n"), "1:3: expected a number of at most 3, found 4");
  // A label that is no vertex of such a list, or a comment, leaves no doubt.
  EXPECT_EQ(graphs_of("3 0\n1 3\n2 3\n"), (std::vector<std::string>{"CF"}));
  EXPECT_EQ(graphs_of("2 0\n0 1\n3 1\n"), (std::vector<std::string>{"Cq"}));
  EXPECT_EQ(graphs_of("3 0\n# star\n2 0\n1 0\n"), (std::vector<std::string>{"Cs"}));
}

TEST(GraphLines, RemarksSayHowAFormatWasGuessed) {
  const auto remarks = [](std::string_view text, Format format = Format::any) {
    std::string all, lines;
    GraphLines reader(format, [&](const std::string& remark) { all += remark + "|"; });
    reader.read(text, lines);
    reader.end(lines);
    return all;
  };
  EXPECT_EQ(remarks("0 1\n1 2\n2 3\n3 4\n"), "read as edge list: 5 vertices, 4 edges (--input-format edges)|");
  EXPECT_EQ(remarks("5 4\n0 1 1 2 2 3 3 4\n2 1\n0 1\n"),
            "read as edge list: 5 vertices, 4 edges (--input-format edge-list)|");
  EXPECT_EQ(remarks("01\n10\n0\n"), "read as adjacency matrix: 2 vertices, 1 edge (--input-format matrix)|");
  EXPECT_EQ(remarks("1\n0\n"), "read as adjacency matrix: 1 vertex, 0 edges (--input-format matrix)|");
  for (const std::string& text :
       {std::string("Bw\n:An\n"), std::string("p edge 2 1\ne 1 2\n"), std::string("Graph 1, order 2.\n2 1\n0 1\n")})
    EXPECT_EQ(remarks(text), "") << text;
  EXPECT_EQ(remarks("0 1\n", Format::edges), "");
  EXPECT_EQ(remarks("1 2\n", Format::edges),
            "labels begin at 1: vertex 0 has no edges; --input-format labels numbers the labels from 0 on|");
  EXPECT_EQ(remarks("3 5\n", Format::edges),
            "labels begin at 3: vertices 0 to 2 have no edges; --input-format labels numbers the labels from 0 on|");
  EXPECT_EQ(remarks("10 9\n2\n", Format::labels), "vertex 0 is 2, 1 is 9, 2 is 10|");
  EXPECT_EQ(remarks("a b\n\nc\na c\n\n1 0\n", Format::labels),
            "vertex 0 is a, 1 is b|graph 2: vertex 0 is c, 1 is a|graph 3: vertex 0 is 0, 1 is 1|");
  EXPECT_EQ(remarks("\x1b[m b\n", Format::labels), "vertex 0 is '\\x1B[m', 1 is b|") << "no commands to terminals";
}

TEST(GraphLines, LabelsAreNumberedInTheirOrder) {
  EXPECT_EQ(graphs_of("1 2\n2 3\n3 4\n4 5\n", Format::labels), (std::vector<std::string>{"DhC"}));
  EXPECT_EQ(graphs_of("# four\nbob ann\nann cleo\ndan\ncleo ann\n\nx y\n", Format::labels),
            (std::vector<std::string>{"Cg", "A_"}))
      << "bob 0, ann 1, cleo 2, dan 3";
  EXPECT_EQ(fault("a a\n", Format::labels), "1:1: expected two ends, found a loop at a");
  EXPECT_EQ(fault("a b\nb c\na b\n", Format::labels), "3:1: expected every edge once, found a b again");
  const std::string two = "expected two labels with a blank between, found ";
  for (const std::string word : {"a,b", "0,1", "a;b", "a,b,c", "\"a\",\"b\""})
    EXPECT_EQ(fault("x y\n" + word + "\n", Format::labels).find("2:1: " + two + "'" + word + "'"), 0U) << word;
  EXPECT_EQ(fault("a, b\n", Format::labels).find("1:1: " + two + "'a,'"), 0U);
  EXPECT_EQ(fault("a b;\n", Format::labels), "1:3: expected a label without a sign behind it, found 'b;'");
  EXPECT_EQ(graphs_of("(0,0) (0,1)\n(1,1)\n", Format::labels), (std::vector<std::string>{"B_"}));
  for (const std::string words : {"Bw\nDhc\n", "a\n", "# names\n\na\nb\n"})
    EXPECT_NE(fault(words, Format::labels).find("expected a line with two words"), std::string::npos) << words;
  EXPECT_EQ(graphs_of("a\nb c\nd\n\n0\n1\n", Format::labels), (std::vector<std::string>{"CG", "A?"}));
  EXPECT_EQ(fault("a b c\n", Format::labels), "1:5: expected the end of the line behind two labels, found 'c'");
}

TEST(GraphLines, FaultsHaveTheirPlace) {
  EXPECT_EQ(fault("Bw\n>>edge_code<<\1\n"),
            "2:1: expected the header >>graph6<<, >>sparse6<<, >>digraph6<< or >>planar_code<<, found '>>e'");
  EXPECT_EQ(fault(">>graph"),
            "1:1: expected the header >>graph6<<, >>sparse6<<, >>digraph6<< or >>planar_code<<, found '>>graph'");
  EXPECT_EQ(fault(";a\n"), "1:1: expected a graph before incremental sparse6, found none");
  EXPECT_EQ(fault("&AG\n;a\n"), "2:1: expected a graph before incremental sparse6, found '&AG'");
  EXPECT_EQ(fault("C?\n;a!\n"), "2:3: expected a character from '?' to '~', found '!'");
  EXPECT_EQ(fault("p edge 3 2\ne 1 2\n"), "1:1: expected 2 edges below this line, found 1");
  EXPECT_EQ(fault("p edge 3 2\ne 1 2\ne 1 2\n"), "3:1: expected every edge once, found 1-2 again");
  EXPECT_EQ(fault("p edge 3 2\ne 1 4\n"), "2:5: expected a vertex 1..3, found 4");
  EXPECT_EQ(fault("p edge 3 2\ne 0 1\n"), "2:3: expected a vertex 1..3, found 0");
  EXPECT_EQ(fault("p edge 3 1\ne 1 1\n"), "2:1: expected two ends, found a loop at 1");
  EXPECT_EQ(fault("p edge 3\n"), "1:9: expected a number, found the end of the line");
  EXPECT_EQ(fault("p edge 3 1 1\n"), "1:12: expected the end of the line, found '1'");
  EXPECT_EQ(fault("p sat 3 1\n"), "1:3: expected `p edge ORDER SIZE` or `p col ORDER SIZE`, found 'sat'");
  EXPECT_EQ(fault("p edge 3 1\nx 1 2\n"), "2:1: expected a line `e U V`, `c ...` or `p edge ORDER SIZE`, found 'x'");
  EXPECT_EQ(fault("c only\n\n"), "2:1: expected a line `p edge ORDER SIZE` below the comments, found none");
  EXPECT_EQ(fault("c only\nBw\n"), "2:1: expected a line `p edge ORDER SIZE`, found 'Bw'");
  EXPECT_EQ(fault("3 2\n0 1 1\n"),
            "2:1: expected 2 edges, found 1 and an end of one; edges alone are the format `edges`");
  EXPECT_EQ(fault("3 1\n0 1 2 0\n"), "2:5: expected the end of the line behind edge 1, found '2'");
  EXPECT_EQ(fault("3 1\n0 3\n"), "2:3: expected a vertex 0..2, found 3; edges alone are the format `edges`");
  EXPECT_EQ(fault("3 2\n0 1\n1 0\n"),
            "3:1: expected every edge once, found 1-0 again; edges alone are the format `edges`");
  EXPECT_EQ(fault("3 2\n"), "1:1: expected 2 edges, found 0; edges alone are the format `edges`");
  EXPECT_EQ(fault("3 4\n", Format::edge_list), "1:3: expected a number of at most 3, found 4");
  EXPECT_EQ(fault("20000001 0\n", Format::edge_list), "1:1: expected a number of at most 20000000, found 20000001");
  EXPECT_EQ(fault("99999999999999999999 1\n", Format::edge_list),
            "1:1: expected a number of at most 20000000, found 99999999999999999999");
  EXPECT_EQ(fault("0 1 2 0\n", Format::edges), "1:5: expected the end of the line behind two vertices, found '2'");
  EXPECT_EQ(fault("0 20000000\n", Format::edges), "1:3: expected a vertex 0..19999999, found 20000000");
  EXPECT_EQ(fault("010\n101\n"), "2:1: expected 3 rows of the matrix, found 2");
  EXPECT_EQ(fault("010\n10\n"), "2:3: expected a row of 3 entries, found 2");
  EXPECT_EQ(fault("01\n100\n"), "2:3: expected a row of 2 entries, found more");
  EXPECT_EQ(fault("01\n11\n"), "2:2: expected 0 on the diagonal, found 1, a loop");
  EXPECT_EQ(fault("01\n12\n"), "2:2: expected 0 or 1, found '2'");
  EXPECT_EQ(
      fault("00\n10\n"),
      "2:1: expected a symmetric matrix, found vertex 1 joined to 0 and not the other way round; digraphs come as "
      "digraph6");
  EXPECT_EQ(fault("Graph 1, order 3.\n2 1\n0 1\n"), "2:1: expected the order 3 of the line above, found 2");
  EXPECT_EQ(fault("Graph 1, order 3.\n  0 : 1;\n").substr(0, 32), "2:5: expected 0 or 1, found ':';");
  EXPECT_EQ(fault("Graph 1, order 3.\n"), "2:1: expected a graph of order 3, found the end of the text");
  const std::string header = ">>planar_code<<";
  using namespace std::string_literals;
  EXPECT_EQ(fault(header + "\2\2\0"s),
            "graph 1 of the planar code, byte 3: expected the neighbours of 1 more vertices, found the end");
  EXPECT_EQ(fault(header + "\1\0\2\3"s), "graph 2 of the planar code, byte 4: expected a vertex 1..2, found 3");
  EXPECT_EQ(fault(header + "\2\1"s),
            "graph 1 of the planar code, byte 2: expected a graph without loops, found one at 1");
  EXPECT_EQ(fault(header + "\2\2\2\0\1\1\0"s),
            "graph 1 of the planar code, byte 7: expected a graph without parallel edges, found 1 joined to 2 twice");
  EXPECT_EQ(fault(header + "\2\2\0\0"s),
            "graph 1 of the planar code, byte 4: expected 1 among the neighbours of 2, found it is not");
  EXPECT_EQ(fault(header + "\0\0\0"s), "graph 1 of the planar code, byte 3: expected an order of at least 1, found 0");
}

TEST(GraphLines, WhateverIsSpoiltIsReadOrRefused) {
  std::mt19937 random(20);
  const std::vector<SmallGraph> graphs = all_graphs(5);
  int refused = 0, read = 0;
  for (int trial = 0; trial < 30'000; ++trial) {
    std::string text;
    for (auto parts = 1 + random() % 3; parts > 0; --parts) {
      const SmallGraph& graph = graphs[random() % graphs.size()];
      switch (random() % 8) {
        case 0:
          text += ">>planar_code<<" + (graph.order > 0 ? planar_code(graph) : "");
          break;
        case 1:
          text += dimacs(graph);
          break;
        case 2:
          text += edge_list(graph);
          break;
        case 3:
          text += matrix(graph, random() % 2 == 0 ? " " : "");
          break;
        case 4:
          text += ">>sparse6<<" + write_sparse6(large(graph)) + "\n";
          break;
        case 5:
          text += ";" + write_sparse6(large(graph)).substr(2) + "\r\n";
          break;
        case 6:
          text += "Graph 1, order " + std::to_string(graph.order) + ".\n" + edge_list(graph);
          break;
        default:
          text += write_graph6(graph) + "\n";
      }
    }
    for (auto changes = random() % 3; changes > 0 && !text.empty(); --changes) {
      const std::size_t at = random() % text.size();
      switch (random() % 4) {
        case 0:
          text.resize(at);
          break;
        case 1:
          text[at] = static_cast<char>(random() % 256);
          break;
        case 2:
          text.insert(at, 1, "0192>;\n ce\r"[random() % 11]);
          break;
        default:
          text.erase(at, 1 + random() % 4);
      }
    }
    const Format format = random() % 4 == 0 ? formats()[random() % formats().size()].format : Format::any;
    std::string whole, pieces;
    try {
      whole = lines_of(text, format);
      ++read;
    } catch (const text::InputError& error) {
      whole = error.what();
      ++refused;
    }
    try {
      pieces = lines_of(text, format, 1 + random() % 5);
    } catch (const text::InputError& error) {
      pieces = error.what();
    }
    ASSERT_EQ(whole, pieces) << text;
  }
  EXPECT_GT(refused, 3000);
  EXPECT_GT(read, 3000);
}

TEST(GraphLines, AHugeCountTakesNoMemoryBeforeItsEdges) {
  EXPECT_EQ(fault("p edge 20000000 1000000000000\n"), "1:1: expected 1000000000000 edges below this line, found 0");
  EXPECT_EQ(fault("20000000 199999990000000\n"),
            "1:1: expected 199999990000000 edges, found 0; edges alone are the format `edges`");
  EXPECT_EQ(fault("20000000\n0 1\n"), "2:4: expected a row of 20000000 entries, found 2");
}

}  // namespace
}  // namespace gamecert::graphs
