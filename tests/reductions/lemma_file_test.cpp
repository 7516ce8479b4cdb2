// Lemma files say what they mean, and what is wrong with them.
#include "reductions/gadgets/lemma_file.hpp"

#include <gtest/gtest.h>

#include "reductions/built_in.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "reductions/gadgets/parts_text.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

/// Every statement as `NAME | GADGET | CONCLUSION`.
std::vector<std::string> statements(const std::string& text) {
  std::vector<std::string> result;
  for (const Statement& statement : read_lemma(text, "file").statements)
    result.push_back(statement.name + " | " + reductions::text(statement.gadget) + " | " +
                     reductions::text(statement.conclusion));
  return result;
}

std::string refusal(const std::string& text) {
  try {
    read_lemma(text, "file");
  } catch (const text::InputError& error) {
    return error.what();
  }
  return "none";
}

using Lines = std::vector<std::string>;

TEST(LemmaFile, EveryLemmaOfTheProgramIsProved) {
  EXPECT_GE(built_in_lemmas().size(), 12U);
  for (const BuiltIn& file : built_in_lemmas()) {
    const Lemma lemma = read_lemma(file.text, std::string(file.name));
    EXPECT_EQ(lemma.name, file.name);
    EXPECT_FALSE(lemma.statements.empty() && lemma.of_parts.empty());
    for (const LemmaOfParts& one : lemma.of_parts) EXPECT_TRUE(one.proof.proved) << lemma.name << " " << one.name;
    EXPECT_TRUE(lemma.vacuous.empty());
    for (const Statement& statement : lemma.game.local() ? std::vector<Statement>{} : lemma.statements)
      EXPECT_TRUE(proved(statement.gadget, statement.conclusion)) << lemma.name << " " << statement.name;
  }
}

TEST(LemmaFile, IsAboutPartsIfItSaysSo) {
  const auto said = [](const std::string& lines) {
    Lines result;
    for (const LemmaOfParts& one : read_lemma("lemma t\n" + lines, "file").of_parts)
      result.push_back(one.name + " | " + hypotheses_text(one.statement) + " | " + conclusion_text(one.statement));
    return result;
  };
  // The colour of x matters to how many vertices of P are green, and to whether the stated colour is another one.
  EXPECT_EQ(said("boundary x\npart P at x event\nodd P\nnontrivial P-x\nreplace by nothing\ngreen x\n"),
            (Lines{"x green | 1+0: part 0 event even nontrivial | SAME AS 1+0:",
                   "x red | 1+0: part 0 event odd nontrivial | SAME AS 1+0: recoloured=0"}));
  EXPECT_EQ(said("boundary x\npart P at x event\nodd P\nred x\nwinnable only if nothing\ngreen x\n"),
            (Lines{" | 1+0: part 0 event odd | ONLY IF 1+0: recoloured=0"}));
  EXPECT_EQ(said("boundary x y\ninner z\ngreen z\nedges z-y\npart P at z x\nwinnable P with x red z green\n"
                 "unwinnable P\nassume plausible nontrivial\nunwinnable\n"),
            (Lines{}));
  EXPECT_EQ(said("boundary x y\ninner z\ngreen z\nedges z-y\npart P at z x\nwinnable P with x red z green\n"
                 "unwinnable P with x green z red\nassume plausible nontrivial\nunwinnable\n"),
            (Lines{" | 2+1:1-2 green=2 part 2,0 winnable=gr unwinnable=rg assume plausible nontrivial | UNWINNABLE"}));
  EXPECT_EQ(said("inner x\npart P at x parity-driven\ntrivial P-x\ngreen x\neven P\nwinnable\n"), (Lines{}));
  EXPECT_EQ(said("boundary a b\ninner x\nedges a-x b-x\nnonadjacent a-b\nparity-driven only if\ninner y z\n"
                 "edges a-y y-z z-b\nadjacent a-b\n"),
            (Lines{" | 2+1:0-2,1-2 | PARITY-DRIVEN ONLY IF 2+2:0-1,0-2,1-3,2-3"}));
  EXPECT_EQ(said("boundary a b\nassume plausible\nwinnable if nothing\nplausible b\n"),
            (Lines{" | 2+0: assume plausible | IF 2+0: plausible=1"}));
}

TEST(LemmaFile, RefusesPartsThatItDoesNotUnderstand) {
  const std::string begin = "lemma t\nboundary x y\ninner z\nred z\n";
  for (const auto& [lines, reason] : std::vector<std::pair<std::string, std::string>>{
           {"part P at q\n", "5:11: expected a vertex of the lemma, found 'q'"},
           {"part P at x x\n", "5:13: expected every vertex once, found 'x'"},
           {"part P at x y z\n", "5:15: expected at most two vertices, then `oddity`, `event` or `parity-driven`"},
           {"part P at oddity\n", "5:11: expected one or two vertices, found 'oddity'"},
           {"part P in x\n", "5:8: expected `at` and one or two vertices, found 'in'"},
           {"part P-x at x\n", "5:6: expected a name of letters and digits, found 'P-x'"},
           {"part x at x\n", "5:6: expected a new name, found 'x'"},
           {"part P at x\npart P at y\n", "6:6: expected a new name, found 'P'"},
           {"part P at x\nodd Q\n", "6:5: expected a part of the lemma, found 'Q'"},
           {"part P at x\nodd P\neven P\n", "7:6: expected one thing supposed of P, found 'P'"},
           {"part P at x\ntrivial P\n", "6:9: expected a part without the vertices that it shares, as P-x, found 'P'"},
           {"part P at x\ntrivial P-y\n",
            "6:9: expected a part without the vertices that it shares, as P-x, found 'P-y'"},
           {"part P at x\nwinnable P for x\n",
            "6:12: expected `with` and colours, or the end of the line, found 'for'"},
           {"part P at x\nwinnable P with y red\n", "6:17: expected the vertices that P shares, each once, found 'y'"},
           {"part P at x y\nwinnable P with x red\n", "expected a colour of every vertex that P shares"},
           {"part P at x\nwinnable P with x blue\n", "6:19: expected green or red, found 'blue'"},
           {"part P at x\nwinnable\n", "6:1: expected a graph without boundary, found a boundary"},
           {"part P at x\nfirst z\n", "6:1: expected another conclusion than `first` and `last` about parts"},
           {"mirror x-y\npart P at x\nunwinnable\n", "expected no `mirror`, `missing` and `coincide` in a lemma"},
           {"parity-driven exactly\n", "5:22: expected `parity-driven if` or `parity-driven only if`"},
           {"parity-driven if nothing\n", "5:1: expected no colours in a lemma about parity-driven graphs"},
           {"part P at x\nreplace by nothing\ngreen x\nrecolour x\n", "8:10: expected every vertex once, found 'x'"},
           {"replace by nothing\ngreen x\n", "6:1: expected `recolour x` if the boundary vertex changes colour"}})
    EXPECT_NE(refusal(begin + lines).find(reason), std::string::npos) << lines << refusal(begin + lines);
  EXPECT_NE(refusal("lemma t\ngame node-kayles\nboundary x\npart P at x\nreplace by nothing\n")
                .find("4:1: expected a line of a lemma about node-kayles"),
            std::string::npos);
  EXPECT_NE(
      refusal("lemma t\nfor k = 1..\nboundary x\npart P at x\n").find("4:1: expected a line of a lemma about a family"),
      std::string::npos);
}

TEST(LemmaFile, IsAboutAnImpartialGameIfItSaysSo) {
  EXPECT_EQ(
      statements("lemma t\ngame node-kayles\nboundary a b\ninner x y\nedges a-x x-y b-y\nmirror a-b x-y\n"
                 "adjacent a-b\nassume connected\nreplace by plus 3\ninner z\nedges z-b\n"),
      (Lines{" | 2+2:0-2,1-3,2-3 | SAME AS 2+1:1-2 plus=3", "mirrored | 2+2:0-2,1-3,2-3 | SAME AS 2+1:0-2 plus=3"}));
  EXPECT_EQ(statements("lemma t\ngame blue-red\nboundary a\ninner x\nedges a>x x>a\nreplace by nothing\n"),
            (Lines{" | 1+1:0>1,1>0 | SAME AS 1+0:"}));
  EXPECT_EQ(statements("lemma t\ngame arc-kayles\ninner x\nreplace by nothing plus 0\n"),
            (Lines{" | 0+1: | SAME AS 0+0:"}));
  const Lemma coloured = read_lemma("lemma t\ngame proper colours=3\ninner x\nreplace by nothing\n", "file");
  EXPECT_EQ(coloured.game.text(), "proper colours=3");
  EXPECT_EQ(read_lemma("lemma t\ngame proper\ninner x\nreplace by nothing\n", "file").game.text(), "proper colours=2");
  EXPECT_FALSE(read_lemma("lemma t\ngame ello\ninner x\nred x\nunwinnable\n", "file").game.local());
}

TEST(LemmaFile, RefusesWhatAnImpartialGameDoesNotHave) {
  const auto found = [](const std::string& game, const std::string& lines) {
    return refusal("lemma t\ngame " + game + "\n" + lines);
  };
  for (const char* line : {"green x", "red x", "either x", "equal x-y", "unwinnable", "first x", "last x",
                           "winnable if nothing", "coincide a-b", "missing a"})
    EXPECT_NE(found("node-kayles", "boundary a b\ninner x y\n" + std::string(line) + "\n")
                  .find("expected a line of a lemma about node-kayles"),
              std::string::npos)
        << line;
  for (const char* line : {"recolour a", "toggle a-b", "adjacent a-b", "green y"})
    EXPECT_NE(found("node-kayles", "boundary a b\ninner x\nreplace by\ninner y\n" + std::string(line) + "\n")
                  .find("expected a line of a lemma about node-kayles"),
              std::string::npos)
        << line;
  EXPECT_NE(found("node-kayles", "inner x\nassume plausible\n").find("expected connected"), std::string::npos);
  EXPECT_NE(found("node-kayles", "boundary a b\ninner x\nedges a-b\n").find("expected an edge with an inner end"),
            std::string::npos);
  EXPECT_NE(found("node-kayles", "inner x\nreplace by nothing plus x\n").find("expected the size of a heap"),
            std::string::npos);
  EXPECT_NE(found("blue-red", "boundary a\ninner x\nedges a-x\n").find("`>` between them"), std::string::npos);
  EXPECT_NE(refusal("lemma t\ninner x\nred x\nreplace by nothing plus 1\n").find("expected the end of the line"),
            std::string::npos);
  EXPECT_NE(found("oriented", "").find("an arc between two painted vertices forbids"), std::string::npos);
  EXPECT_NE(found("weak", "").find("all its neighbours at once"), std::string::npos);
  EXPECT_NE(found("geodetic", "").find("shortest paths"), std::string::npos);
  EXPECT_NE(found("nimstring", "").find("do not declare"), std::string::npos);
  EXPECT_NE(found("node-kayle", "").find("node-kayles"), std::string::npos);
  EXPECT_NE(found("proper colours=0", "").find("found"), std::string::npos);
  EXPECT_NE(found("proper depth=1", "").find("depth"), std::string::npos);
  EXPECT_NE(found("ello colours=1", "").find("nothing behind ello"), std::string::npos);
  EXPECT_NE(refusal("lemma t\ninner x\ngame node-kayles\n").find("`game` once, in front of the vertices"),
            std::string::npos);
}

/// Clashes through d edges: what is less than d from an inner vertex, before or after, has no neighbours but those
/// listed.
TEST(LemmaFile, NamesTheBoundaryVerticesThatAreClosed) {
  const auto text = [](const std::string& closed, const std::string& after, const std::string& distance = "2") {
    return "lemma t\ngame distance distance=" + distance + "\nboundary a b c\n" + closed +
           "inner x\nedges x-a a-b b-c\nreplace by " + after;
  };
  EXPECT_EQ(read_lemma(text("closed a\n", "nothing\n"), "file").closed, (std::vector<std::string>{"a"}));
  EXPECT_EQ(read_lemma(text("closed b a\n", "nothing\n", "3"), "file").closed, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(read_lemma(text("closed a b\n", "\ninner x\nedges x-a x-b a-b b-c\n"), "file").closed,
            (std::vector<std::string>{"a", "b"}));
  const std::string any = "lemma t\ngame distance distance=2\nboundary a\ninner x\nreplace by nothing plus 1\n";
  EXPECT_EQ(read_lemma(any, "file").closed, std::vector<std::string>());
  for (const auto& [lemma, expected] : std::vector<std::pair<std::string, std::string>>{
           {text("", "nothing\n"), "6:1: expected `closed a`, as the lemma can only be about graphs in which"},
           {text("closed b\n", "nothing\n"), "4:1: expected `closed a`, as"},
           {text("closed a b\n", "nothing\n"), "found `closed a b`"},
           {text("closed a\n", "\ninner x\nedges x-b a-b b-c\n"), "expected `closed a b`, as"},
           {text("closed a a\n", "nothing\n"), "expected every vertex once"},
           {text("closed x\n", "nothing\n"), "found 'x'"},
           {text("closed a\n", "nothing\n", "1"), "expected a line of a lemma about distance"},
           {"lemma t\ngame distance distance=2\nboundary a\nclosed a\ninner x\nreplace by nothing plus 1\n",
            "expected no line `closed`, as the boundary is at least 2 edges from all inner vertices"}})
    EXPECT_NE(refusal(lemma).find(expected), std::string::npos) << lemma << refusal(lemma);
}

TEST(LemmaFile, SpellsOutCasesColoursAndMirrorImages) {
  EXPECT_EQ(
      statements("lemma t  # a comment\n\nboundary a b\r\ninner x y\nedges a-x x-y b-y\nmirror a-b x-y\n"
                 "case (i)\ngreen x\neither y\nfirst x\n"
                 "case (ii)\ndifferent x-y\nreplace by\ninner x\nedges x-b\nrecolour a x\n"),
      (Lines{"(i), y red | 2+2:0-2,1-3,2-3 green=2 | FIRST 2", "(i), y green | 2+2:0-2,1-3,2-3 green=2,3 | FIRST 2",
             "(i), mirrored, x red | 2+2:0-2,1-3,2-3 green=3 | FIRST 3",
             "(i), mirrored, x green | 2+2:0-2,1-3,2-3 green=2,3 | FIRST 3",
             "(ii), x green, y red | 2+2:0-2,1-3,2-3 green=2 | SAME AS 2+1:1-2 recoloured=0",
             "(ii), x red, y green | 2+2:0-2,1-3,2-3 green=3 | SAME AS 2+1:1-2 green=2 recoloured=0",
             "(ii), mirrored, x green, y red | 2+2:0-2,1-3,2-3 green=2 | SAME AS 2+1:0-2 green=2 recoloured=1",
             "(ii), mirrored, x red, y green | 2+2:0-2,1-3,2-3 green=3 | SAME AS 2+1:0-2 recoloured=1"}));
}

TEST(LemmaFile, KnowsNewVerticesAdjacencyAndBothDirections) {
  EXPECT_EQ(statements("lemma t\nboundary a b\ninner x\nedges a-x b-x\nred x\nadjacent a-b\n"
                       "replace by\ninner w\nedges w-a\ngreen w\nnonadjacent a-b\n"),
            (Lines{" | 2+1:0-2,1-2 | SAME AS 2+1:0-1,0-2 green=2"}));
  EXPECT_EQ(statements("lemma t\nboundary a b\ninner x\nedges a-x b-x\nred x\nadjacent a-b\n"
                       "winnable if nothing\nadjacent a-b\n"),
            (Lines{" | 2+1:0-2,1-2 | IF 2+0:"}));
  EXPECT_EQ(statements("lemma t\nboundary a b\ninner x\nedges a-x b-x\nred x\nwinnable only if nothing\ntoggle a-b\n"),
            (Lines{" | 2+1:0-2,1-2 | ONLY IF 2+0:0-1"}));
  EXPECT_EQ(statements("lemma t\ninner x\nred x\nunwinnable\n"), (Lines{" | 0+1: | UNWINNABLE"}));
}

TEST(LemmaFile, KnowsMissingAndCoincidingBoundaryVertices) {
  EXPECT_EQ(
      statements("lemma t\nboundary a b c\ninner x y\nedges a-x x-y y-b\nred x y\nmissing b\ncoincide a-b\n"
                 "replace by nothing\nrecolour b c\n"),
      (Lines{" | 3+2:0-3,1-4,3-4 | SAME AS 3+0: recoloured=1,2", "b missing | 2+2:0-2,2-3 | SAME AS 2+0: recoloured=1",
             "a-b one vertex | 2+2:0-2,0-3,2-3 | SAME AS 2+0: recoloured=0,1"}));
}

TEST(LemmaFile, TwoEdgesThatComeBetweenTheSameVerticesAreNone) {
  const std::string begin =
      "lemma t\nboundary a b c\ninner x y\nedges a-x x-y y-b\ngreen x y\ncoincide a-b\nreplace by\n";
  EXPECT_EQ(statements(begin + "inner x\nedges a-x b-x c-x\n"),
            (Lines{" | 3+2:0-3,1-4,3-4 green=3,4 | SAME AS 3+1:0-3,1-3,2-3 green=3",
                   "a-b one vertex | 2+2:0-2,0-3,2-3 green=2,3 | SAME AS 2+1:1-2 green=2"}));
  EXPECT_EQ(statements(begin + "inner x\nedges a-x\ntoggle a-c b-c\n"),
            (Lines{" | 3+2:0-3,1-4,3-4 green=3,4 | SAME AS 3+1:0-2,0-3,1-2 green=3",
                   "a-b one vertex | 2+2:0-2,0-3,2-3 green=2,3 | SAME AS 2+1:0-2 green=2"}));
}

TEST(LemmaFile, ContradictingHypothesesAreVacuous) {
  const std::string begin = "lemma t\nboundary a b\ninner x y\nedges a-x x-y y-b\n";
  EXPECT_EQ(read_lemma(begin + "red x y\ngreen x\nunwinnable\n", "file").vacuous,
            (Lines{"no colouring of the inner vertices is as supposed"}));
  EXPECT_EQ(read_lemma(begin + "case one\nred x y\nequal x-y\ndifferent x-y\nfirst x\n", "file").vacuous,
            (Lines{"one: no colouring of the inner vertices is as supposed"}));
  EXPECT_EQ(read_lemma(begin + "red x y\nadjacent a-b\nnonadjacent b-a\nfirst x\n", "file").vacuous,
            (Lines{"a-b are adjacent and nonadjacent"}));
  EXPECT_EQ(
      read_lemma("lemma t\nboundary a\ninner x y\nedges x-y\nred x y\nassume connected\nfirst x\n", "file").vacuous,
      (Lines{"no graph with the gadget is as assumed"}));
  EXPECT_EQ(
      read_lemma("lemma t\ninner x y\nedges x-y\neither x y\nassume connected plausible\nfirst x\n", "file").vacuous,
      (Lines{"x red, y red: no graph with the gadget is as assumed",
             "x green, y green: no graph with the gadget is as assumed"}));
  EXPECT_EQ(read_lemma(begin + "red x y a\ngreen a\nfirst x\n", "file").vacuous, (Lines{"a is green and red"}));
}

TEST(LemmaFile, SaysWhereItIsWrongAndWhatWasExpected) {
  const std::string begin = "lemma t\nboundary a b\ninner x y\nedges a-x x-y y-b\n";
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {"", "file:1:1: expected `lemma` and a name, found the end of the file"},
      {"boundary a\n", "file:1:1: expected `lemma` and a name first, found 'boundary'"},
      {"lemma A b\n", "file:1:7: expected a name of small letters, digits, dots and hyphens, found 'A'"},
      {begin, "file:5:1: expected a conclusion, found the end of the file"},
      {begin + "edges x-z\n", "file:5:9: expected a vertex of the lemma, found 'z'"},
      {begin + "edges y-x\n", "file:5:7: expected every edge once, found a second 'y-x'"},
      {begin + "edges a-b\n",
       "file:5:7: expected an edge with an inner end; of boundary vertices say `adjacent`, `nonadjacent` or `toggle`, "
       "found 'a-b'"},
      {begin + "edges x-x\n", "file:5:7: expected two different vertices, found 'x-x'"},
      {begin + "edges xy\n", "file:5:7: expected two vertices with a `-` between them, found 'xy'"},
      {begin + "red x\nunwinnable\n",
       "file:6:1: expected a colour for every inner vertex: `green`, `red`, `either`, `equal` or `different`, found "
       "none "
       "for 'y'"},
      {begin + "red x y\nreplace by nothing\ngreen a\n",
       "file:7:1: expected `recolour a` if the boundary vertex changes colour, found 'green'"},
      {begin + "red x y\nfirst a\n", "file:6:7: expected an inner vertex, found the boundary vertex 'a'"},
      {begin + "red x y\nreplace by nothing\ninner w\n",
       "file:7:7: expected no inner vertex behind `nothing`, found 'w'"},
      {begin + "red x y\nreplace by\ninner w\nedges w-a\n",
       "file:6:1: expected a colour for every vertex that replaces the gadget, found none for 'w'"},
      {begin + "red x y\nreplace by\n",
       "file:6:1: expected `inner` and the vertices that replace the gadget, or `nothing` behind `by` or `if`, found "
       "neither"},
      {begin + "red x y\nreplace by nothing\nadjacent a-b\n",
       "file:6:1: expected `toggle a-b`, or whether they were adjacent among the hypotheses, found that 'a-b' become "
       "adjacent"},
      {begin + "red x y\nunwinnable\nfirst x\n", "file:7:1: expected `case` or the end of the file, found 'first'"},
      {begin + "case one\nred x y\ncase two\n", "file:5:1: expected a conclusion of the case one, found none"},
      {begin + "reed x\n",
       "file:5:1: expected a word that begins a line of a lemma (did you mean 'red'?), found 'reed'"},
      {begin + "recolour a\n",
       "file:5:1: expected `recolour` behind `replace by` or `winnable if` only, found 'recolour'"},
      {begin + "inner z\n", "file:5:1: expected one line `inner`, the boundary first, found 'inner'"},
      {"lemma t\nboundary a a\n", "file:2:12: expected every vertex once, found a second 'a'"},
      {begin + "assume green\n", "file:5:8: expected nontrivial, plausible or connected, found 'green'"},
      {"lemma t\nboundary a b\ninner x\nedges a-x b-x\ncoincide a-b\nred x\nunwinnable\n",
       "file:5:10: expected boundary vertices that may be one, found 'a-b', which have a neighbour in common"},
      {begin + "missing a\nred x y a\nunwinnable\n",
       "file:5:9: expected nothing supposed of a vertex that may be missing, found a colour or an adjacency of 'a'"},
      {begin + "red x \x01y\n", "file:5:7: expected printable characters, found byte 0x01"},
  };
  for (const auto& [text, message] : wrong) EXPECT_EQ(refusal(text), message);
}

TEST(LemmaFile, HasNoControlCharactersAndLettersBeyondAsciiInProseAlone) {
  const std::string begin = "lemma t\n", end = "inner x\nred x\nunwinnable\n";
  const Lemma lemma = read_lemma(
      begin + "title Sur\tl'\xC3\xA9t\xC3\xA9\nsource \xC3\x89. Duch\xC3\xAAne # \xE2\x89\xA4\n" + end, "file");
  EXPECT_EQ(lemma.source, "\xC3\x89. Duch\xC3\xAAne");
  EXPECT_EQ(refusal(begin + "# by \xC3\x89. Duch\xC3\xAAne\ninner x # \xCE\xB1\ncase \xCE\xB1\nred x\nunwinnable\n"),
            "none");
  EXPECT_EQ(refusal("lemma t\r\ntitle a\r\n" + end), "none");
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {begin + "title a\x1B[2Jb\n" + end, "file:2:8: expected printable characters, found byte 0x1B"},
      {begin + "source a\rb\n" + end, "file:2:9: expected printable characters, found byte 0x0D"},
      {begin + "source a\xC2\x9B" + "b\n" + end, "file:2:9: expected printable characters, found byte 0xC2"},
      {begin + "title \xC3\n" + end, "file:2:7: expected printable characters, found byte 0xC3"},
      {begin + "case \x7F\n" + end, "file:2:6: expected printable characters, found byte 0x7F"},
      {begin + "# \x1B[2J\n" + end, "file:2:3: expected printable characters, found byte 0x1B"},
      {begin + "inner x\x1By\n", "file:2:8: expected printable characters, found byte 0x1B"},
      {begin + "inner x\xC3\xA9\n", "file:2:8: expected printable characters, found byte 0xC3"},
      {begin + "titl\xC3\xA9 a\n", "file:2:5: expected printable characters, found byte 0xC3"},
  };
  for (const auto& [text, message] : wrong) EXPECT_EQ(refusal(text), message);
}

TEST(LemmaFile, OneVertexForTwoMayContradictWhatIsSupposed) {
  const std::string part = "lemma t\nboundary a b c\ninner x y\nedges x-a y-b\nred x y\ncoincide a-b\n";
  const Lemma adjacency = read_lemma(part + "adjacent a-c\nnonadjacent b-c\nreplace by nothing\n", "file");
  EXPECT_EQ(adjacency.statements.size(), 1U);
  ASSERT_EQ(adjacency.vacuous.size(), 1U);
  EXPECT_EQ(adjacency.vacuous[0], "a-b one vertex: a=b-c are adjacent and nonadjacent");
  const Lemma colours = read_lemma(part + "green a\nred b\nreplace by nothing\n", "file");
  ASSERT_EQ(colours.vacuous.size(), 1U);
  EXPECT_EQ(colours.vacuous[0], "a-b one vertex: a=b is green and red");
  const auto twice = [](const std::string& line) {
    EXPECT_THROW(read_lemma("lemma t\nboundary a b\ninner x\nedges x-a x-b\nred x\n" + line + "\nunwinnable\n", "file"),
                 text::InputError)
        << line;
  };
  twice("missing a a");
  twice("missing a\nmissing a");
  twice("coincide a-b b-a");
}

const std::string of_paths =
    "lemma t\nfor k = 1..\nboundary u v\ninner z\nlink w\nedges u-z z-w.first w-w.next w.last-v z-v u-w\n";

TEST(LemmaFile, ForAllKMakesFamiliesAndStatementsAboutSomeOfTheirGadgets) {
  const Lemma lemma =
      read_lemma(of_paths + "green z\neither w\nreplace by\nlink w\nedges u-w.first\nrecolour w v\n", "file");
  ASSERT_EQ(lemma.families.size(), 2U);
  EXPECT_EQ(text(lemma.families[0].family), "2+1+1 first 0-3,2-3 next 0-4,3-4 last 0-2,1-2,1-3 green=2");
  EXPECT_EQ(lemma.families[0].name, "w red");
  EXPECT_EQ(text(lemma.families[0].conclusion), "SAME AS 2+0+1 first 0-2 green=2 recoloured=1");
  EXPECT_EQ(text(lemma.families[1].family), "2+1+1 first 0-3,2-3 next 0-4,3-4 last 0-2,1-2,1-3 green=2,3");
  EXPECT_EQ(text(lemma.families[1].conclusion), "SAME AS 2+0+1 first 0-2 recoloured=1");
  ASSERT_GE(lemma.statements.size(), 4U);
  EXPECT_EQ(lemma.statements[1].name, "w red, k = 2");
  EXPECT_EQ(lemma.statements[1].names, (Lines{"u", "v", "z", "w.1", "w.2"}));
  EXPECT_EQ(text(lemma.statements[1].gadget), "2+3:0-2,0-3,0-4,1-2,1-4,2-3,3-4 green=2");
  EXPECT_EQ(text(lemma.statements[1].conclusion), "SAME AS 2+2:0-2 green=2,3 recoloured=1");
}

TEST(LemmaFile, RefusesWhatFamiliesDoNotHave) {
  const std::string begin = "lemma t\nfor k = 1..\nboundary u v\nlink w x\n";
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {"lemma t\nfor k = 2..\n", "file:2:9: expected `for k = 1..`, found '2..'"},
      {"lemma t\nfor k\n", "file:2:6: expected `for k = 1..`, found the end of the line"},
      {"lemma t\nfor k = 1.. 5\n", "file:2:13: expected the end of the line, found '5'"},
      {"lemma t\nboundary a\nfor k = 1..\n",
       "file:3:1: expected `for k = 1..` once, in front of the vertices, found 'for'"},
      {"lemma t\ngame node-kayles\nfor k = 1..\n",
       "file:3:1: expected a line of a lemma about node-kayles, found 'for'"},
      {"lemma t\nboundary a\nlink w\n", "file:3:1: expected `link` in a lemma with `for k = 1..`, found 'link'"},
      {begin + "link y\n", "file:5:1: expected one line `link`, found 'link'"},
      {begin + "inner y\n",
       "file:5:1: expected one line `inner`, the boundary first, link vertices last, found 'inner'"},
      {begin + "assume plausible\n", "file:5:1: expected a line of a lemma about a family, found 'assume'"},
      {begin + "coincide u-v\n", "file:5:1: expected a line of a lemma about a family, found 'coincide'"},
      {begin + "first w\n", "file:5:1: expected a line of a lemma about a family, found 'first'"},
      {begin + "green u\n", "file:5:7: expected an inner vertex, found the boundary vertex 'u'"},
      {begin + "edges u-v\n", "file:5:7: expected an edge with an inner or a link end, found 'u-v'"},
      {begin + "edges u.first-w\n", "file:5:7: expected a link vertex in front of `.first`, found 'u'"},
      {begin + "edges w-x.second\n", "file:5:11: expected first, next or last, found 'second'"},
      {begin + "edges w.next-x\n",
       "file:5:9: expected one of `.first` and `.last` in an edge, or `.next` at its second end, found 'next'"},
      {begin + "edges w.first-x.last\n",
       "file:5:17: expected one of `.first` and `.last` in an edge, or `.next` at its second end, found 'last'"},
      {begin + "edges u-w.next\n", "file:5:7: expected a link vertex, and one of the next copy, found 'u-w.next'"},
      {begin + "edges w-w\n", "file:5:7: expected two different vertices, found 'w-w'"},
      {begin + "edges u-w w-u\n", "file:5:11: expected every edge once, found a second 'w-u'"},
      {begin + "edges u-w.first u-w.last\nred w x\nunwinnable\n",
       "file:7:1: expected every edge once, found 0-2 twice"},
      {begin + "edges u-w u-w.last\nred w x\nunwinnable\n", "file:7:1: expected every edge once, found 0-2 twice"},
      {begin + "red w x\nreplace by\nlink y\ninner z\n",
       "file:8:1: expected `inner` in front of `link`, found 'inner'"},
      {begin + "red w x\nreplace by nothing\nlink y\n",
       "file:7:6: expected no inner vertex behind `nothing`, found 'y'"},
      {begin + "red w x\nreplace by\nlink y\ntoggle u-v\n",
       "file:8:1: expected a line of a lemma about a family, found 'toggle'"},
      {begin + "red w\nunwinnable\n",
       "file:6:1: expected a colour for every inner vertex: `green`, `red`, `either`, `equal` or `different`, found "
       "none for 'x'"},
  };
  for (const auto& [text, message] : wrong) EXPECT_EQ(refusal(text), message);
}

TEST(LemmaFile, RefusesWhatIsTooLarge) {
  std::string inner = "inner";
  for (int i = 0; i < 17; ++i) inner += " x" + std::to_string(i);
  const auto reason = [](const std::string& text) -> std::string {
    try {
      read_lemma(text, "file");
    } catch (const text::InputError& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(reason("lemma t\n" + inner + "\n"), "file:2:61: expected at most 16 vertices behind `inner`, found 17");
  EXPECT_EQ(reason("lemma t\nboundary a b c d e f g\n"),
            "file:2:22: expected at most 6 vertices behind `boundary`, found 7");
  EXPECT_THROW(
      read_lemma("lemma t\ninner a b c d e f g h i j k l m\neither a b c d e f g h i j k l m\nfirst a\n", "file"),
      text::LimitError);
}

}  // namespace
}  // namespace gamecert::reductions
