// Lines of files of claims: what they test, of which boards, and where false ones fail.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "certificates/checker.hpp"
#include "papers/language/text_template.hpp"
#include "tests/papers/changed_entry.hpp"
#include "tests/papers/stated.hpp"

namespace gamecert::papers {
namespace {

std::int64_t value(std::string_view text, std::int64_t n) { return Expression(text, {"n"}).value({{"n", n}}); }

TEST(ClaimsFile, ExpressionsHaveTheirValues) {
  EXPECT_EQ(value("2 + 3*n mod 4 - 1", 5), 2 + 15 % 4 - 1);
  EXPECT_EQ(value("floor(-n / 2)", 5), -3);
  EXPECT_EQ(value("(0 - n) mod 3", 4), 2);
  EXPECT_EQ(value("2^n^2", 2), 16);
  EXPECT_EQ(value("if n mod 2 = 1 then N else P", 3), 1);
  EXPECT_EQ(value("if n = 1 then 1 else if n = 2 then 2 else 3", 2), 2);
  EXPECT_EQ(value("if n = 1 then 1 else if n = 2 then 2 else 3", 4), 3);
  EXPECT_EQ(value("if !n > 3 then first else second", 4), 2);
  EXPECT_EQ(value("n = 0 | 6 / n = 2", 0), 1);
  EXPECT_EQ(value("n != 0 & 6 / n = 2", 0), 0);
  EXPECT_EQ(value("power-of-two(n + 1)", 7), 1);
  EXPECT_EQ(value("power-of-two(n-1)", 7), 0);
  EXPECT_EQ(TextTemplate("grid:{n}x{2*n - 1} painted=0:1", {"n"}).text({{"n", 3}}), "grid:3x5 painted=0:1");
  EXPECT_EQ(value("entry(n, P, N, 7 + n)", 3), 10);
  EXPECT_THROW(Expression("n / 2", {"n"}, Sort::whole), text::InputError);
  EXPECT_THROW(value("entry(n, 1, 2)", 3), text::InputError);
  for (const char* wrong : {"", "n +", "n n", "(n", "n = 1 = 1", "m", "if n > 1 then 2", "power-of-two n", "01"})
    EXPECT_THROW(value(wrong, 1), text::InputError) << wrong;
}

TEST(ClaimsFile, LinesAreTestedOnEveryBoard) {
  EXPECT_EQ(instances("expect outcome of proper colours=k on path:{n} = N for k in 1..3 when n mod 2 = 1", 1, 4), 6U);
  EXPECT_EQ(instances("expect nimber of proper colours=2 on every grid of order n = n mod 2", 8, 9), 3U + 2U);
  EXPECT_EQ(instances("expect score of capture on every connected graph of order n with all-odd in 0, 2", 1, 4),
            1U + 2U);
  EXPECT_EQ(
      instances("expect winner of four-cycle by search on every serpentine triangulation of order n = first", 4, 6),
      1U + 1 + 2);
  // The condition is the fan's.
  EXPECT_EQ(instances("expect winner of four-cycle by search on every serpentine triangulation of order n with "
                      "(max-degree = order - 1) = first",
                      4, 6),
            3U);
  EXPECT_THROW(instances("expect nimber of proper colours=2 on every grid of order n with (bipartite) = n mod 2", 8, 9),
               text::InputError);
  EXPECT_EQ(instances("expect winnable of every colouring of every tree of order n = greens mod 2 = 1", 1, 4),
            2U + 4 + 8 + 2 * 16);
  EXPECT_EQ(instances("graph complete-bipartite:{m},{k}: bipartite for m in 1..n for k in m, m + 1", 2, 2), 4U);
  EXPECT_EQ(instances("every graph of order n: tree -> connected", 1, 4), 1U + 1 + 1 + 2);
  EXPECT_EQ(instances("join of oddity of order m and edgeless of order 1: connected & order > 1 for m in 1..n", 2, 2),
            2U);
  EXPECT_EQ(instances("product of graph cycle:{n} and graph path:3: connected & order > 1", 3, 4), 2U);
  EXPECT_EQ(instances("join of every tree of order n and graph path:2 and every tree of order n - 1: order = 11", 5, 5),
            3U * 2);
}

TEST(ClaimsFile, CertifiedLinesKeepTheCertificateOfEveryInstance) {
  const auto kept = [](const std::string& line) {
    Trial trial({});
    stated(line)(4, trial);
    for (const certificates::Certificate& certificate : trial.certificates())
      EXPECT_NO_THROW(certificates::check(certificate)) << line;
    return trial.certificates().size();
  };
  EXPECT_EQ(kept("certify score of capture on path:{k} = entry(k - 1, 2, 0, 1) for k in 2..n"), 3U);
  EXPECT_EQ(kept("certify nimber of proper colours=2 on path:{n} = 0"), 1U);
  EXPECT_EQ(kept("certify graph cycle:{n}: bipartite & score(capture) = 0"), 1U);
  EXPECT_EQ(kept("expect score of capture on path:{n} = 1"), 0U);
  EXPECT_EQ(failure("certify score of capture on path:{n} = 0", 4), "capture path:4 has the score 1");
}

TEST(ClaimsFile, WrongLinesFailWhereTheyAreFalse) {
  EXPECT_EQ(failure("expect outcome of proper colours=2 on path:{n} = P", 3), "proper --colours 2 path:3 is in N");
  EXPECT_EQ(failure("expect nimber of proper colours=2 on path:{n} = 2", 3),
            "proper --colours 2 path:3 has the nimber 1, not 2");
  EXPECT_EQ(failure("expect winner of misere geodetic reading=hull on cycle:{n} = first", 5),
            "geodetic --reading hull --play misere cycle:5 the second player wins");
  EXPECT_EQ(failure("composition of oddity of order n and edgeless of order 2: oddity", 2),
            "C]: not oddity, the composition of A_ and A?");
  EXPECT_NE(failure("product of every tree of order n and every tree of order 2 and graph path:1: oddity", 2), "");
  EXPECT_EQ(failure("expect score of capture on path:{n} <= 1", 2), "capture path:2 has the score 2");
  EXPECT_EQ(failure("expect winnable of every colouring of path:{n} = greens mod 2 = 0", 2),
            "A_: unwinnable, against the claim");
}

TEST(ClaimsFile, QuestionsStandInValuesAndRemarks) {
  EXPECT_EQ(
      instances("expect nimber of proper colours=2 on path:{n} = <nimber of proper colours=2 on path:{n + 2}>", 1, 4),
      4U);
  EXPECT_EQ(failure("expect nimber of proper colours=2 on path:{n} = 1 + <nimber of proper colours=2 on path:{n}>", 3),
            "proper --colours 2 path:3 has the nimber 1, not 2");
  EXPECT_EQ(instances("measure order {n}", 1, 2), 2U);
  Trial trial({});
  stated("remark path {n}: <outcome of proper colours=2 on path:{n}>, <score of capture on path:{n}>")(2, trial);
  EXPECT_EQ(trial.remarks(), std::vector<std::string>{"path 2: P, 2"});
  EXPECT_EQ(trial.instances(), 0U);
  EXPECT_THROW(stated("remark <outcome of proper colours=2>"), text::InputError);
  EXPECT_THROW(stated("remark <outcme of proper colours=2 on path:2>"), text::InputError);
}

/// A false cell of a printed table is found.
TEST(ClaimsFile, TablesAreReadCellByCell) {
  const auto holds = [](const std::string& id, std::string_view part, std::string_view instead) {
    Trial trial({});
    try {
      exchanged(id, part, instead)(1, trial);
      return true;
    } catch (const Failure&) {
      return false;
    }
  };
  EXPECT_TRUE(holds("tri.tbl-2", "= 14", "= 14"));
  for (const auto& [part, instead] : {std::pair("= 14", "= 13"), std::pair("= 70", "= 57"), std::pair("= 5 ", "= 4 "),
                                      std::pair("kayles(5)", "kayles(6)"), std::pair("< 16", "< 8")})
    EXPECT_FALSE(holds("tri.tbl-2", part, instead)) << instead;
  EXPECT_TRUE(holds("tri.tbl-3", "= 52", "= 52"));
  EXPECT_FALSE(holds("tri.tbl-3", "= 52", "= 35"));
  EXPECT_FALSE(holds("tri.thm-2.values", "= 0", "= 1"));
  EXPECT_FALSE(holds("tri.thm-2.values", "second-wins(k)", "second-wins(k + 34)"));
  EXPECT_TRUE(holds("tri.tbl-4.repaired", "2, 3, 1)", "2, 3, 1)"));
  EXPECT_FALSE(holds("tri.tbl-4.repaired", "2, 3, 1)", "3, 2, 1)"));
  EXPECT_FALSE(holds("tri.tbl-4.repaired", "if t = 1 |", "if"));
  for (const char* part : {" & t < 9", " | t = 9 & (i = 4 | i = 6)"})
    EXPECT_FALSE(holds("tri.tbl-4.repaired", part, "")) << part;
  EXPECT_FALSE(holds("tri.tbl-5", "if t mod 2 = 1 then P", "if t mod 2 = 1 & i < 3 then P"));
}

TEST(ClaimsFile, QuantifiersGoThroughTheirNumbers) {
  EXPECT_EQ(value("forall k in 1..n: k * k <= n * n", 5), 1);
  EXPECT_EQ(value("forall k in 1..n: k < n", 5), 0);
  EXPECT_EQ(value("exists k in 1..n: k * k = 9", 5), 1);
  EXPECT_EQ(value("exists k in 1..n: k * k = 9", 2), 0);
  EXPECT_EQ(value("(count k in 1..n: k mod 2 = 1) + 1", 5), 4);
  EXPECT_EQ(value("sum i in 1..n: sum j in 1..i: j", 4), 1 + 3 + 6 + 10);
  EXPECT_EQ(value("nim-sum k in 1..n: k", 5), 1 ^ 2 ^ 3 ^ 4 ^ 5);
  EXPECT_EQ(value("max k in 0..n: k * (n - k)", 5), 6);
  EXPECT_EQ(value("min k in 0..n: (k - 2)^2 - 3", 5), -3);
  EXPECT_EQ(value("least k in 1..n: k * k > 7", 5), 3);
  EXPECT_EQ(value("greatest k in 1..n: k * k < 7", 5), 2);
  EXPECT_EQ(value("(least k in 1..n: k > n) = infinite & (greatest k in 1..n: k > n) = -infinite", 5), 1);
  EXPECT_EQ(value("let k = n + 1: k * k", 5), 36);
  EXPECT_EQ(value("n > 3 -> n > 4 <-> n != 4", 4), 1);
  EXPECT_EQ(value("n > 3 -> n > 4", 4), 0);
  EXPECT_EQ(value("lg(n) + 10 * lg-up(n) + 100 * bit(n, 0) + 1000 * (n xor 4)", 5), 2 + 30 + 100 + 1000);
  EXPECT_EQ(TextTemplate("n = {n}: {list k in 1..n where k mod 2 = 1: k}.", {"n"}).text({{"n", 5}}), "n = 5: 1 3 5.");
  for (const char* wrong : {"list k in 1..n: k", "1 + (list k in 1..n: k)", "forall n in 1..2: n > 0",
                            "forall k in 1: k > 0", "exists k in 1..n k > 0", "exists k in 1..k: true",
                            "forall forall in 1..2: true", "let k: 1", "exists vertex v: true", "|V|", "size"})
    EXPECT_THROW(value(wrong, 1), text::InputError) << wrong;
}

TEST(ClaimsFile, DefinitionsStandForTheirBodies) {
  language::UserWords known;
  for (const char* text : {"double(k) = 2 * k", "below(n, k) = count i in 1..n: double(i) < k", "ten = 10"})
    define(text, false, known);
  const auto with_them = [&](std::string_view text, std::int64_t n) {
    return Expression(text, Names({"n"}, std::make_shared<language::UserWords>(known))).value({{"n", n}});
  };
  EXPECT_EQ(with_them("ten + n", 4), 14);
  EXPECT_EQ(with_them("double(n + 1) * 3", 4), 30);
  EXPECT_EQ(with_them("below(n, 6)", 4), 2);
  // Quantifiers of an argument and of the body keep apart.
  EXPECT_EQ(with_them("below(n, sum i in 1..3: i)", 4), 2);
  EXPECT_EQ(with_them("sum i in 1..2: below(n, double(i) + 1)", 4), 1 + 2);
  EXPECT_THROW(with_them("double", 1), text::InputError);
  EXPECT_THROW(with_them("below(1)", 1), text::InputError);
  for (const char* wrong : {"double(k) = k", "more(k) = more(k)", "more(k, k) = k", "more(k) = j", "more k = 1",
                            "lg(k) = 1", "more(list k) = 1"})
    EXPECT_THROW(define(wrong, false, known), text::InputError) << wrong;
  EXPECT_EQ(refusal("define d(k) = j\n" + entry),
            "x.claims:1:15: expected a property or an invariant (did you mean 'k'?), found 'j'");
  EXPECT_EQ(refusal("define d(k) = <nimber of proper colours=2 on path:{k}>\n" + entry),
            "x.claims:1:15: expected no question in a definition, found one");
}

TEST(ClaimsFile, QuestionsAreValuesOfTheirLines) {
  EXPECT_EQ(failure("holds <nimber of proper colours=2 on path:{n}> = 1", 1), "");
  EXPECT_NE(failure("holds (sum k in 1..3: <nimber of proper colours=2 on path:{n}>) = 1", 1), "");
  EXPECT_EQ(refusal(with("holds <nimber of proper colours=2 on path:{n}> = m",
                         "expect outcome of proper colours=2 on path:{n} = N when n mod 2 = 1")),
            "x.claims:4:50: expected a number or an invariant (did you mean 'n'?), found 'm'");
  EXPECT_EQ(refusal(with("holds <nimber of proper colours=2 on path:{m}> = 1",
                         "expect outcome of proper colours=2 on path:{n} = N when n mod 2 = 1")),
            "x.claims:4:44: expected a property or an invariant (did you mean 'n'?), found 'm'");
}

TEST(ClaimsFile, RecursionsCallThemselves) {
  language::UserWords known;
  for (const char* text :
       {"truth even(k) = if k = 0 then true else !even(k - 1)",
        "number binomial(n, k) = if k = 0 | k = n then 1 else binomial(n - 1, k - 1) + binomial(n - 1, k)",
        "number heap(k) = mex i in 0..k - 1: heap(i)", "number ever(k) = ever(k + 1)",
        "edges halved(edges F) = if |F| < 2 then F else let left = {e in F: exists f in F: f != e}: halved(left - F)"})
    define(text, true, known);
  const auto with_them = [&](std::string_view text, std::int64_t n) {
    return Expression(text, Names({"n"}, std::make_shared<language::UserWords>(known))).value({{"n", n}});
  };
  EXPECT_EQ(with_them("even(n)", 7), 0);
  EXPECT_EQ(with_them("binomial(n, 3)", 60), 60 * 59 * 58 / 6);
  EXPECT_EQ(with_them("sum k in 0..n: heap(k)", 9), 45);
  EXPECT_THROW(with_them("ever(n)", 0), text::InputError);
  EXPECT_THROW(with_them("even(n, n)", 0), text::InputError);
  EXPECT_EQ(refusal("recursion number f(k) = g(k)\n" + entry),
            "x.claims:1:25: expected a property or an invariant (did you mean 'k'?), found 'g'");
  EXPECT_EQ(refusal("recursion f(k) = k\n" + entry),
            "x.claims:1:11: expected the sort that the recursion gives, found 'f'");
  EXPECT_EQ(
      refusal("recursion number f(vertex v) = degree(v)\n" + entry),
      "x.claims:1:20: expected a number or a set as the first parameter, which falls with every call, found a vertex");
  EXPECT_EQ(TextTemplate("{list k in 1..n where k != 2: k:k + 1}", {"n"}).text({{"n", 4}}, {}, ","), "1:2,3:4,4:5");
  // Of a graph it has the values on that graph.
  define("number degrees-to(k) = degree(vertex(k)) + (if k = 0 then 0 else degrees-to(k - 1))", true, known);
  const auto degrees = [&](const std::string& line) {
    Trial trial({});
    read_test(line, Names({"n"}, std::make_shared<language::UserWords>(known)))({{"n", 4}}, trial);
    return trial.instances();
  };
  EXPECT_EQ(degrees("on every tree of order n: degrees-to(n - 1) = 2 * (n - 1)"), 2U);
  EXPECT_THROW(degrees("on every graph of order n: degrees-to(n - 1) = 6"), Failure);
  EXPECT_EQ(degrees("on cycle:{n}: halved(E) = {} & |halved(E[{vertex(0), vertex(1)}])| = 1"), 1U);
  EXPECT_THROW(degrees("holds degrees-to(n) = 6"), text::InputError);
}

TEST(ClaimsFile, GraphsAreMadeOfTheirEdges) {
  EXPECT_EQ(TextTemplate("{graph u, v in 0..n: v = u + 1} {n}", {"n"}).text({{"n", 3}}), "Ch 3");
  EXPECT_EQ(failure("graph {graph u, v in 1..2*n: v = u + 1 | u = 1 & v = 2*n}: connected & max-degree = 2", 3), "");
  EXPECT_EQ(failure("expect nimber of node-kayles on {graph u, v in 0..n: u = 0} = 7", 3),
            "node-kayles Cs has the nimber 1, not 7");
  EXPECT_EQ(instances("on every tree of order n: <score of capture on {graph u, v in 0..n: v = n | adjacent(vertex(u), "
                      "vertex(v))}> "
                      ">= 0 when <score of capture on G> = 1",
                      4, 4),
            1U);
  for (const char* wrong : {"holds (graph u, v in 0..n: true) = 0", "graph {graph u in 0..n: true}: connected",
                            "graph {graph u, u in 0..n: true}: connected"})
    EXPECT_THROW(stated(wrong), text::InputError) << wrong;
  EXPECT_THROW(TextTemplate("{graph u, v in 0..n: false}", {"n"}).text({{"n", 64}}), text::InputError);
}

TEST(ClaimsFile, StatementsAboutNumbersSayWhereTheyFail) {
  EXPECT_EQ(failure("holds n < 4", 3), "");
  EXPECT_EQ(failure("holds n < 4", 4), "n = 4: against n < 4");
  EXPECT_EQ(failure("holds k < 4 at the square {k^2} for k in 1..n", 5), "the square 16");
  EXPECT_EQ(instances("holds k > 0 for k in 1..n when k != 2", 1, 3), 1U + 1 + 2);
}

/// In words behind `at`, and else with sets as sets: nobody reads V = 31.
TEST(ClaimsFile, WhatFailsIsSaidInWords) {
  EXPECT_EQ(failure("on path:{n}: size(G[A]) = 0 for set A when |A| = 2 for x in 1..2", 3),
            "Bg: A = {0, 1}, n = 3, x = 1: against size(G[A]) = 0");
  EXPECT_EQ(failure("on path:{n}: size(G[A]) = 0 at {A} and {size(G[A])} edge for set A", 3), "Bg: 0, 1 and 1 edge");
  EXPECT_EQ(
      failure("on path:{n}: degree(x) = 2 against size = 1 at the end {x} has degree {degree(x)} for vertex x", 3),
      "Bg: the end 0 has degree 1");
  EXPECT_EQ(failure("on path:{n}: <outcome of proper colours=2 on G> = N at {n} vertices", 2),
            "proper --colours 2 A_ 2 vertices");
  EXPECT_EQ(failure("every tree of order n: order < 3 at a tree on {n} vertices", 3), "Bo: a tree on 3 vertices");
  EXPECT_EQ(failure("graph cycle:{n}: tree at {n} vertices in a ring when n > 2", 4), "Cl: 4 vertices in a ring");
  for (const char* wrong : {"on path:{n}: max-degree = 1 at {m}", "every tree of order n: tree at {k}",
                            "on path:{n}: max-degree = 1 at {degree(0}"})
    EXPECT_THROW(stated(wrong), text::InputError) << wrong;
}

TEST(ClaimsFile, StatementsAboutSetsOfVerticesGoThroughThem) {
  EXPECT_EQ(instances("on every graph of order n: degree(x) < n for vertex x", 1, 3), 1U + 2 * 2 + 4 * 3);
  EXPECT_EQ(instances("on every tree of order n: |A| = 2 for set A when size(G[A]) = 1 for x in A when |A| = 2", 2, 4),
            2U + 2 * 2 + 2 * (3 * 2));
  EXPECT_EQ(failure("on path:{n}: winnable(V, green) for set green when |green| = 1", 3), "");
  EXPECT_EQ(failure("on cycle:{n}: winnable(V, green) for set green when |green| = 1", 3),
            "Bw green=0: green = {0}, n = 3: against winnable(V, green)");
  EXPECT_EQ(failure("on path:{n}: degree(x) = 2 against size = 1 for vertex x", 3),
            "Bg: n = 3, x = 0: against degree(x) = 2");
  for (const char* wrong :
       {"on path:{n} max-degree = 1", "on path:{n}: max-degre = 1", "on path:{n}: x = 1 when x > 0 for x in 0..1",
        "on path:{n}: max-degree = 1 against tre", "holds max-degree = 1", "on path:{n}: degree(0) = 1"})
    EXPECT_THROW(stated(wrong), text::InputError) << wrong;
}

TEST(ClaimsFile, FunctionsOfGraphsHaveTheirValues) {
  for (const std::string holds :
       {"let s = vertex(0): of-an-order(s) & !of-an-order({}) & playable(s) & !playable({s, vertex(1)})",
        "(count order s: true) = 24 & (exists order s: odd-before(s) = V - vertex(0) & odd-after(s) = V - vertex(3))",
        "forall order s: won-by(s, V - odd-before(s)) & !won-by(s, odd-before(s))",
        "forall order s: forall k in 1..4: |before(at-turn(s, k), s)| = k - 1",
        "after-move(vertex(0), vertex(0)) = {vertex(1)} & after-move(vertex(0), vertex(1)) = {vertex(0)}",
        "lit-after({}, vertex(1)) = N[vertex(1)] & lit-after(N[vertex(1)], vertex(1)) = {}",
        "lights-won({}) & !lights-won(vertex(0))", "number(vertex(2)) = 2 & edge(1) = {vertex(1), vertex(2)}",
        "labelled-after(vertex(0), vertex(2)) = V - vertex(3)",
        "odd-degenerate & odd-degenerate(G[{vertex(0), vertex(1)}]) & !odd-degenerate(G[{vertex(0), vertex(2)}])"})
    EXPECT_EQ(failure("on path:4: " + holds, 1), "") << holds;
  for (const std::string wrong : {"vertex(4) in V", "vertex(-1) in V", "edge(3) in E", "winnable(vertex(0), vertex(1))",
                                  "exists order s: at-turn(s, 5) in V"})
    EXPECT_THROW(failure("on path:4: " + wrong, 1), text::InputError) << wrong;
}

TEST(ClaimsFile, ClausesStandInAnyOrder) {
  EXPECT_EQ(instances("holds k > 0 when n > 1 for k in 1..n when k < n", 1, 4), 1U + 2U + 3U);
  EXPECT_EQ(instances("holds k <= j for k in 1..n for j in k, (n + k)", 2, 2), 4U);
  EXPECT_THROW(stated("holds k > 0 when k < n for k in 1..n"), text::InputError);
}

TEST(ClaimsFile, WordsInParenthesesEndNoPart) {
  EXPECT_EQ(instances("join of connected & (forall vertex v: degree(v) > 0) of order n and edgeless of order 1: "
                      "connected",
                      2, 4),
            1U + 2U + 6U);
  EXPECT_EQ(failure("every graph of order n with (forall vertex v: degree(v) = 2): connected", 6).substr(0, 4), "EwCW");
}

TEST(ClaimsFile, VerticesAreLeftOut) {
  EXPECT_EQ(failure("expect nimber of node-kayles on path:{n} without 0,{n - 1} = 7", 5),
            "node-kayles Bg has the nimber 2, not 7");
  EXPECT_EQ(instances("expect outcome of odd-elimination on hypercube:{n} without 0 = won", 4, 4), 1U);
  EXPECT_EQ(instances("expect outcome of odd-elimination on hypercube:{n} without 0 = won", 8, 8), 1U);
  EXPECT_NE(failure("expect outcome of odd-elimination on hypercube:{n} without 0,3 = won", 4), "");
  EXPECT_THROW(instances("expect nimber of node-kayles on path:{n} without {n} = 0", 3, 3), text::InputError);
}

TEST(ClaimsFile, AnswersAreTallied) {
  Trial trial({});
  stated("expect score of capture on every tree of order n >= 0 tallied as trees of order {n}")(4, trial);
  stated(
      "measure winner of flip-to-triangle by search on every serpentine triangulation of order n tallied as n = {n}")(
      5, trial);
  EXPECT_EQ(trial.remarks(), (std::vector<std::string>{"trees of order 4: 1 of 1, 1 of 2", "n = 5: 1 of tie"}));
  EXPECT_EQ(trial.instances(), 2U + 1);
  EXPECT_EQ(failure("expect score of capture on every tree of order n <= 1 tallied as trees", 2),
            "capture A_ has the score 2");
  EXPECT_EQ(
      instances(
          "expect winner of bichromatic-colouring by search on every disc of order n with at most 1 inner points = tie",
          3, 5),
      1U + (1 + 1) + (1 + 2));
  EXPECT_THROW(stated("expect winner of bichromatic-colouring on every disc of order n with some inner points = tie"),
               text::InputError);
}

}  // namespace
}  // namespace gamecert::papers
