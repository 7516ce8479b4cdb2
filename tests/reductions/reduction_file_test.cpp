// The text of reductions: what is read comes back, and what makes no sense is refused where it stands.
#include <gtest/gtest.h>

#include "reductions/built_in.hpp"
#include "reductions/reduction_lines.hpp"

namespace gamecert::reductions {
namespace {

constexpr const char* plain = R"(source node-kayles
target proper colours=2
vertex v
vertex w painted 1
edge e
graph g painted 2
join v w
)";

/// `PLACE message` of the refusal, or "read".
std::string refusal_of(const std::string& text) {
  try {
    read_reduction(text);
    return "read";
  } catch (const text::InputError& error) {
    return std::to_string(error.place().line) + ":" + std::to_string(error.column()) + " " + error.what();
  }
}

TEST(ReductionFile, OneLineIsReadBackAndIsItsOwnText) {
  int read = 0;
  for (const BuiltIn& map : built_in_maps()) {
    const std::string line = text(read_reduction(map.text));
    EXPECT_EQ(text(read_reduction(line)), line);
    EXPECT_EQ(line.find('\n'), line.npos);
    ++read;
  }
  EXPECT_GE(read, 5);
  const std::string all = std::string(plain) +
                          "move v:2 means 1; board 1 when (v:2 | !w:none) & !(v:1 & g:any)\n"
                          "invariant a.v:none | b.w:1 | e:any; assume connected; assume bipartite";
  const std::string line = text(read_reduction(all));
  EXPECT_EQ(text(read_reduction(line)), line);
  EXPECT_NE(line.find("board 1 when (v:2 | !w:none) & !(v:1 & g:any)"), line.npos) << line;
  const std::string more =
      "vertex u; answer e:1 by b.u:2; answer u:2 by v:1; level equal-nimber plus 3 m + 2; keeps max-degree:4";
  const StatedReduction answered = read_reduction(all + "; " + more);
  EXPECT_EQ(answered.plus, (NimHeaps{0, 3, 2}));
  EXPECT_NE(text(answered).find("answer e:1 by b.u:2 ; answer u:2 by v:1 ; invariant"), line.npos) << text(answered);
  EXPECT_EQ(text(read_reduction(text(answered))), text(answered));
  std::string file;
  for (const std::string& each : file_lines(answered)) file += each + "\n";
  EXPECT_NE(file.find("level equal-nimber plus 3 m + 2\nkeeps max-degree:4\n"), file.npos) << file;
  EXPECT_EQ(file_lines(read_reduction(file)), file_lines(answered));
}

TEST(ReductionFile, ParametersAndRangesAreResolved) {
  const std::string file =
      "parameter k = 2\nsource node-kayles\ntarget proper colours=k+1\nvertex v\n"
      "vertex w[i] painted i for i = 1..k\njoin v w[i+1] for i = 0..k-1\nmove v:k+1 means 1\n";
  EXPECT_EQ(text(read_reduction(file, {{"k", 1}})),
            "source node-kayles ; target proper colours=2 ; vertex v ; vertex w[1] painted 1 ; join v w[1] ; "
            "move v:2 means 1 ; board 1 when v:2");
  EXPECT_EQ(read_reduction(file).roles.size(), 3U);
  EXPECT_EQ(read_reduction(file, {{"k", 9}}).joins.size(), 9U);
  EXPECT_THROW(read_reduction(file, {{"n", 9}}), text::InputError);
}

TEST(ReductionFile, NumbersAndRangesAreFormulas) {
  const std::string begin = "parameter k = 3; source node-kayles; target proper colours=2*k-1; vertex v; ";
  const std::string end = "move v:any means 1";
  const auto same = [&](const std::string& one, const std::string& other) {
    EXPECT_EQ(text(read_reduction(begin + one + end)), text(read_reduction(begin + other + end))) << one;
  };
  same("vertex w[2*i-1] painted k-i+1 for i = 1..2; ", "vertex w[1] painted 3; vertex w[3] painted 2; ");
  same("vertex w[i] for i in 1..k where i mod 2 = 1; ", "vertex w[1]; vertex w[3]; ");
  same("vertex w[i] painted (i + k mod 2) for i = k-2..2; ", "vertex w[1] painted 2; vertex w[2] painted 3; ");
  same("vertex w[i] for i = 1..k-4; ", "");
  const auto bound = [&](const std::string& said) {
    return text("order", *read_reduction(begin + end + "; order <= " + said).order);
  };
  EXPECT_EQ(bound("k n + 2m"), "order <= 3 n + 2 m");
  EXPECT_EQ(bound("k-1 n+k+1 m + 10-k"), "order <= 2 n + 4 m + 7");
  EXPECT_EQ(bound("(k+1)*n + 2*(m - 1) + floor(k/2)"), "order <= 4 n + 2 m - 1");
  EXPECT_EQ(bound("n + 3 n"), "order <= 4 n");
  const auto refused = [&](const std::string& line) { return refusal_of(begin + "\n" + line); };
  EXPECT_EQ(refused("order <= n*m"),
            "2:10 expected a sum of a multiple of n, a multiple of m and a number, found '*' of these");
  EXPECT_EQ(refused("order <= k-1 n + q"), "2:18 expected a number (did you mean 'k'?), found 'q'");
  EXPECT_EQ(refused("vertex w[k+kk]"), "2:12 expected a number (did you mean 'k'?), found 'kk'");
  EXPECT_EQ(refused("vertex w painted kk"), "2:18 expected a colour (did you mean 'k'?), found 'kk'");
  EXPECT_EQ(refused("vertex w painted k/2"),
            "2:18 expected a whole number, found a fraction (floor(x) and ceil(x) are whole)");
  EXPECT_EQ(refused("vertex w[i] for i = 1..size"),
            "2:24 expected numbers alone, found 'size', which is about a graph");
  EXPECT_EQ(refused("vertex w[i] for i = 1..infinite"),
            "2:21 expected whole numbers of at most 64 bits, and ranges with an end, found others");
  EXPECT_EQ(refused("vertex w[k-4]"), "2:10 expected an index of at least 0, found -1");
}

TEST(ReductionFile, RangesAreRefusedBeforeTheyAreWrittenOut) {
  const auto after = [](const std::string& line) { return refusal_of(plain + line + "\n"); };
  const std::string most = " expected a text of at most 100000 characters, `for` written out, found more";
  EXPECT_EQ(after("move v:2 means 1\ninvariant v:any for i = 0..999999"), "9:25" + most);
  EXPECT_EQ(after("move v:2 means 1\ninvariant v:any | v:none for i = 1..1000"), "read");
  EXPECT_EQ(after("move v:2 means 1\n" + std::string(100'001, ' ') + "level isomorphic"), "9:1" + most);
  EXPECT_EQ(after("move v:2 means 1 #" + std::string(100'001, '-')), "read");
  std::string chain = "1";
  for (int i = 0; i < 3000; ++i) chain += "-1000000";
  EXPECT_EQ(after("move v:" + chain + " means 1"), "8:8 expected at most 200 words inside one another, found more");
  EXPECT_EQ(after("move v:2^62 means 1"), "8:8 expected a number of at most 1000000, found 4611686018427387904");
}

TEST(ReductionFile, LinesOfAFileAreReadBack) {
  for (const BuiltIn& map : built_in_maps()) {
    const StatedReduction reduction = read_reduction(map.text);
    std::string file;
    for (const std::string& line : file_lines(reduction)) file += line + "\n";
    const StatedReduction again = read_reduction(file);
    EXPECT_EQ(text(again), text(reduction)) << file;
    EXPECT_EQ(again.level, reduction.level) << file;
    EXPECT_EQ(again.keeps, reduction.keeps) << file;
    EXPECT_EQ(file_lines(again), file_lines(reduction)) << file;
    EXPECT_EQ(again.order.has_value(), reduction.order.has_value()) << file;
  }
  const std::vector<std::string> lines = {"source node-kayles", "target proper colours=2", "vertex v",
                                          "join a.v b.v",       "move v:any means 1",      "invariant v:none",
                                          "level equal-nimber", "size <= 2 m + 1"};
  std::string file;
  for (const std::string& line : lines) file += line + "\n";
  EXPECT_EQ(file_lines(read_reduction(file)), lines);
}

TEST(ReductionFile, WhatMakesNoSenseIsRefusedWhereItStands) {
  const auto after = [](const std::string& line) { return refusal_of(plain + line + "\n"); };
  EXPECT_EQ(after("move v:2 means 1"), "read");
  EXPECT_EQ(after("  join v u"), "8:10 expected a vertex declared above (did you mean 'v'?), found 'u'");
  EXPECT_EQ(after("move v:3 means 1"), "8:8 expected a colour of the target, 1..2, found 3");
  EXPECT_EQ(after("vertex x painted 0"), "8:18 expected a colour of the target, 1..2, found 0");
  EXPECT_EQ(after("move v:2 means 2"), "8:16 expected a colour of the source, 1..1, found 2");
  EXPECT_EQ(after("move v:any means 1; move v:2 means 1"),
            "8:26 expected one meaning of a move: it is a function, found a second one of v:2");
  EXPECT_EQ(after("move w:2 means 1"), "8:6 expected a vertex that is not painted at the start, found 'w'");
  EXPECT_EQ(after("move e:2 means 1"), "8:6 expected a vertex that vertices have, whose moves can mean moves, found e");
  EXPECT_EQ(after("join v v"), "8:8 expected another vertex: there are no loops, found v");
  EXPECT_EQ(after("join w v"), "8:1 expected each edge of a piece once, found a second one");
  EXPECT_EQ(after("join e v"), "8:1 expected `a.` or `b.` before vertices of the ends of an edge, found none");
  EXPECT_EQ(after("join a.e e"), "8:6 expected a vertex that vertices have, behind `a.` or `b.`, found 'e'");
  EXPECT_EQ(after("arc v g"), "8:1 expected `join`: proper is played on graphs, found 'arc'");
  EXPECT_EQ(after("vertex e"), "8:8 expected a new name of a vertex, found 'e'");
  EXPECT_EQ(after("level isomorphic; level isomorphic"), "8:19 expected one line `level`, found another");
  EXPECT_EQ(after("order <= 4 n; size <= m; order <= 4 n"), "8:26 expected one line `order`, found another");
  EXPECT_EQ(after("move v:2 means 1; keeps planar; keeps max-degree:3; keeps max-degree:4"), "read");
  EXPECT_EQ(after("keeps planar; keeps planar"), "8:15 expected each property once, found a second `keeps planar`");
  EXPECT_EQ(after("level equal"),
            "8:7 expected a level (equal-outcome, equal-nimber, corresponding, isomorphic), found 'equal'");
  EXPECT_EQ(after("jion v g"), "8:1 expected a statement (did you mean 'join'?), found 'jion'");
  EXPECT_EQ(after("keeps planar please"), "8:14 expected the end of the line, found 'please'");
  EXPECT_EQ(after("board 1 when v:1 |"), "8:19 expected a vertex, found the end of the line");
  EXPECT_EQ(after("board 1 when e:1"),
            "8:7 expected a condition on the vertices that a vertex has, found one on an edge");
  EXPECT_EQ(after("order <= 600000 n + m + 400001 n"),
            "8:10 expected numbers that add up to at most 1000000, found 1000001");
  EXPECT_EQ(after("move v:2 means 1; order <= 600000 n + 600000 m + 600000 ; size <= 999999 n + n"), "read");
  EXPECT_EQ(after("size <= 1000000 + 1").substr(0, 5), "8:9 e");
  EXPECT_EQ(after("source node-kayles"), "8:8 expected one source, found another");
  EXPECT_EQ(after("parameter k = 1"), "8:11 expected parameters before `source` and `target`, found 'k'");
  EXPECT_EQ(after("move v:02 means 1"), "8:8 expected a number without leading zeros, found '02'");
  EXPECT_EQ(after("\tlevel isomorphic"), "8:1 expected printable characters, found byte 0x09");
  EXPECT_EQ(after("move v:2 means 1 # by \xC3\x89. Duch\xC3\xAAne; it is so"), "read");
  EXPECT_EQ(after("level isomorphic # so; \x1B[2J"), "8:24 expected printable characters, found byte 0x1B");
  EXPECT_EQ(after("level isomorphic # \xC3"), "8:20 expected printable characters, found byte 0xC3");
  EXPECT_EQ(after("level isomorphi\xC3\xA9"), "8:16 expected printable characters, found byte 0xC3");
  EXPECT_EQ(refusal_of(""), "1:1 expected `source` and a game, found none");
  EXPECT_EQ(refusal_of("source ello"),
            "1:8 expected a game of painting vertices (blue-red, distance, node-kayles, oriented, proper, weak) or "
            "another impartial one on graphs (arc-kayles, geodetic), found 'ello', which has one player");
  EXPECT_TRUE(refusal_of("source geodesic").ends_with("did you mean 'geodetic'?), found 'geodesic'"))
      << refusal_of("source geodesic");
  const std::string edges = "source arc-kayles\ntarget geodetic\nvertex v\n";
  EXPECT_EQ(refusal_of(edges + "join a.v b.v\nlevel equal-nimber plus 1 n"), "read");
  EXPECT_EQ(refusal_of(edges + "level corresponding"),
            "4:1 expected `level equal-outcome` or `level equal-nimber` of games whose moves mean none, found "
            "`level corresponding`");
  EXPECT_EQ(refusal_of(edges + "move v:1 means 1"),
            "4:1 expected a target of painting vertices, and a source of that or of taking edges, before `move`, found "
            "'geodetic'");
  EXPECT_EQ(refusal_of("source proper\ntarget arc-kayles\nvertex v\nboard 1 when v:1"),
            "4:1 expected a target of painting vertices, and a source of that or of taking edges, before `board`, "
            "found 'arc-kayles'");
  const std::string taking = "source arc-kayles\ntarget proper colours=1\nvertex v\nedge x\n";
  EXPECT_EQ(refusal_of(taking + "move x:1 means 1\nboard 1 when x:1 & a.v:none & b.v:none"), "read");
  EXPECT_EQ(refusal_of(taking + "level equal-nimber"), "read");
  EXPECT_EQ(refusal_of(taking + "level isomorphic"),
            "1:8 expected a line `board 1 when ...` or a move that means 1, a colour of the source, found neither");
  EXPECT_EQ(refusal_of(taking + "move v:1 means 1"),
            "5:6 expected a vertex that edges have, whose moves can mean moves, found v");
  EXPECT_EQ(refusal_of(taking + "move x:1 means 2"), "5:16 expected a colour of the source, 1..1, found 2");
  EXPECT_EQ(refusal_of(taking + "board 1 when v:1"),
            "5:7 expected a condition on the vertices that an edge or its ends have, found one on a vertex");
  EXPECT_EQ(refusal_of("source proper\ntarget arc-kayles\nvertex v painted 1"),
            "3:10 expected no painted vertex of arc-kayles, whose boards have none, found 'painted'");
  EXPECT_EQ(refusal_of("source hackendot"),
            "1:8 expected a game whose boards are graphs alone, found 'hackendot', whose boards have `roots=` besides, "
            "which pieces do not give");
  EXPECT_TRUE(
      refusal_of("source capture").ends_with("'capture', which is for points: its boards have a score and no nimber"));
  EXPECT_EQ(refusal_of("vertex v"), "1:1 expected `source` before all that speaks of the games, found 'vertex'");
  EXPECT_EQ(refusal_of("source node-kayles\ntarget proper play=misere"),
            "2:1 expected the play of the source, normal, found 'play=misere'");
  EXPECT_EQ(refusal_of("source node-kayles\ntarget node-kayles\nvertex v painted 1"),
            "3:10 expected no painted vertex of node-kayles, whose boards have none, found 'painted'");
  EXPECT_EQ(refusal_of("source node-kayles\ntarget proper colours=65").substr(0, 5), "2:15 ");
  EXPECT_EQ(refusal_of("source node-kayles\ntarget proper colour=5").substr(0, 5), "2:15 ");
}

}  // namespace
}  // namespace gamecert::reductions
