// Files of claims: what is read, what is refused and where, and what their lines test.
#include "papers/language/claims_file.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "certificates/checker.hpp"
#include "papers/language/check_function.hpp"
#include "papers/language/expression.hpp"
#include "tests/papers/stated.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

const std::string entry =
    "claim x.thm-1\n"
    "kind statement\n"
    "statement starts are in N on paths\n"
    "range paths of order\n"
    "stages n = 1..5 most 9\n"
    "expect outcome of proper colours=2 on path:{n} = N when n mod 2 = 1\n";

std::string with(const std::string& instead, const std::string& of) {
  std::string text = entry;
  return text.replace(text.find(of), of.size(), instead);
}

std::string refusal(const std::string& text) {
  try {
    read_claims(text, "x.claims");
  } catch (const text::InputError& error) {
    return error.what();
  }
  return "";
}

std::int64_t value(std::string_view text, std::int64_t n) { return Expression(text, {"n"}).value({{"n", n}}); }

std::uint64_t instances(const std::string& line, int first, int last) {
  Trial trial({});
  for (int n = first; n <= last; ++n) stated(line)(n, trial);
  return trial.instances();
}

std::string failure(const std::string& line, int stage) {
  Trial trial({});
  try {
    stated(line)(stage, trial);
  } catch (const Failure& found) {
    return found.where;
  }
  return "";
}

TEST(ClaimsFile, AnEntryHasItsFields) {
  const auto claims =
      read_claims("# a comment\n\n" + entry +
                      "page 7\nwhere Section 2\nprinted on paths\n  they are won\nreading of k\n"
                      "worth evidence\nfault misprint\nknown little\n\nclaim x.open\nkind open question\n"
                      "statement open: what else?\nknown nothing\n",
                  "x.claims");
  ASSERT_EQ(claims.size(), 2U);
  const PrintedClaim& claim = claims[0];
  EXPECT_EQ(claim.id, "x.thm-1");
  EXPECT_EQ(claim.statement, "starts are in N on paths");
  EXPECT_EQ(claim.printed, "on paths they are won");
  EXPECT_EQ(claim.where, "Section 2");
  EXPECT_EQ(claim.page, 7);
  EXPECT_EQ(claim.reading, "of k");
  EXPECT_EQ(claim.known, "little");
  EXPECT_EQ(claim.fault, FaultKind::misprint);
  EXPECT_EQ(claim.worth, solve::Verdict::evidence);
  EXPECT_EQ(claim.stages.first, 1);
  EXPECT_EQ(claim.stages.last, 5);
  EXPECT_EQ(claim.stages.most, 9);
  ASSERT_TRUE(claim.check);
  Trial trial({});
  for (int n = 1; n <= 5; ++n) claim.check(n, trial);
  EXPECT_EQ(trial.instances(), 3U);
  EXPECT_EQ(word(claims[1].kind), "open question");
  EXPECT_FALSE(claims[1].check);
  EXPECT_EQ(word(claims[1].fault), "not known");
}

TEST(ClaimsFile, WhatIsCertifiedKeepsACertificateOfEveryAnswer) {
  const auto claims = read_claims(with("certify outcome of proper colours=2 on path:{n} = N when n mod 2 = 1\n"
                                       "certify winnable of every colouring of path:2 = greens = 1 when n = 1\n"
                                       "expect outcome of proper colours=2 on path:{n} = P when n mod 2 = 0",
                                       "expect outcome of proper colours=2 on path:{n} = N when n mod 2 = 1"),
                                  "x.claims");
  ASSERT_EQ(claims.size(), 1U);
  Trial trial({});
  for (int n = 1; n <= 4; ++n) claims[0].check(n, trial);
  EXPECT_EQ(trial.instances(), 8U);
  ASSERT_EQ(trial.certificates().size(), 6U);
  for (const certificates::Certificate& certificate : trial.certificates()) certificates::check(certificate);
  EXPECT_EQ(trial.certificates().front().claim.statement, "OUTCOME N");
}

TEST(ClaimsFile, WhatIsWrongIsNamedWithItsPlace) {
  EXPECT_EQ(refusal(entry), "");
  EXPECT_EQ(refusal("kind statement\n"), "x.claims:1:1: expected claim ID, found 'kind'");
  EXPECT_EQ(refusal(entry + "\n" + entry), "x.claims:8:7: expected every ID once, found 'x.thm-1'");
  EXPECT_EQ(refusal(entry + "statment again\n"),
            "x.claims:7:1: expected a field of a claim (did you mean 'statement'?), found 'statment'");
  EXPECT_EQ(refusal(entry + "kind figure\n"), "x.claims:7:1: expected every field once, found a second 'kind'");
  EXPECT_EQ(refusal(with("kind statemnt", "kind statement")),
            "x.claims:2:6: expected statement, proof or strategy, algorithm, table, figure, belief, open question (did "
            "you mean 'statement'?), found 'statemnt'");
  EXPECT_EQ(refusal(with("stages n = 5..1", "stages n = 1..5 most 9")),
            "x.claims:5:8: expected FIRST <= LAST <= M, found 'n = 5..1'");
  EXPECT_EQ(refusal(entry + "fault slip\n"),
            "x.claims:7:7: expected false statement, false proof, misprint, corner, reading, found 'slip'");
  EXPECT_EQ(refusal(with("page x", "kind statement")), "x.claims:2:6: expected a whole number, found 'x'");
  EXPECT_EQ(refusal(with("path:{m}", "path:{n}")),
            "x.claims:6:45: expected a number or a name (did you mean 'n'?), found 'm'");
  EXPECT_EQ(refusal(with("prper", "proper")).substr(0, 18), "x.claims:6:19: exp");
  EXPECT_EQ(refusal(with("colors=2", "colours=2")),
            "x.claims:6:26: expected an option of proper (did you mean 'colours'?), found 'colors'");
  EXPECT_EQ(refusal(with("outcme", "outcome")),
            "x.claims:6:8: expected outcome, winner, nimber, score, moves or winnable, found 'outcme'");
  EXPECT_EQ(refusal(with("check diamond-pat groups=seven",
                         "expect outcome of proper colours=2 on "
                         "path:{n} = N when n mod 2 = 1")),
            "x.claims:6:7: expected the name of a function (did you mean 'diamond-path'?), found "
            "'diamond-pat'");
  const auto checking = [](const std::string& arguments) {
    return refusal(
        with("check diamond-path" + arguments, "expect outcome of proper colours=2 on path:{n} = N when n mod 2 = 1"));
  };
  EXPECT_EQ(checking(" groups=seven"), "");
  EXPECT_EQ(checking(""), "x.claims:6:19: expected groups=..., found none");
  EXPECT_EQ(checking(" groups=seve"),
            "x.claims:6:20: expected seven, as-numbered (did you mean 'seven'?), found 'seve'");
  EXPECT_EQ(checking(" groups=seven k=2"), "x.claims:6:20: expected no other arguments, found 'k=2'");
  EXPECT_EQ(refusal("claim x.thm-1\nkind statement\nstatement it holds\n"),
            "x.claims:1:1: expected what is known of x.thm-1, which is not tested, found nothing");
  EXPECT_EQ(refusal("claim x.thm-1\nkind statement\nrange paths\nknown all\n"),
            "x.claims:1:1: expected a statement of x.thm-1, found none");
  EXPECT_EQ(refusal("claim x.thm-1\nkind statement\nstatement it holds\nrange paths\nknown all\n"),
            "x.claims:1:1: expected range, stages and tests of x.thm-1, or none of them, found only some");
}

TEST(ClaimsFile, ConjecturesAreReadWithTheFile) {
  const std::string line = "expect outcome of proper colours=2 on path:{n} = N when n mod 2 = 1";
  EXPECT_EQ(refusal(with("every tree of order n: oddity", line)), "");
  EXPECT_EQ(refusal(with("every tree of order n: oddty", line)).substr(0, 15), "x.claims:6:24: ");
  EXPECT_EQ(refusal(with("every tre of order n: oddity", line)).substr(0, 14), "x.claims:6:7: ");
  EXPECT_EQ(refusal(with("every tree of size n: oddity", line)).substr(0, 11), "x.claims:6:");
}

TEST(ClaimsFile, ExpressionsHaveTheirValues) {
  EXPECT_EQ(value("2 + 3*n mod 4 - 1", 5), 2 + 15 % 4 - 1);
  EXPECT_EQ(value("-n / 2", 5), -3);
  EXPECT_EQ(value("(0 - n) mod 3", 4), 2);
  EXPECT_EQ(value("2^n^2", 2), 16);
  EXPECT_EQ(value("N if n mod 2 = 1 else P", 3), 1);
  EXPECT_EQ(value("1 if n = 1 else 2 if n = 2 else 3", 2), 2);
  EXPECT_EQ(value("1 if n = 1 else 2 if n = 2 else 3", 4), 3);
  EXPECT_EQ(value("first if !n > 3 else second", 4), 2);
  EXPECT_EQ(value("n = 0 | 6 / n = 2", 0), 1);
  EXPECT_EQ(value("n != 0 & 6 / n = 2", 0), 0);
  EXPECT_EQ(value("power-of-two(n + 1)", 7), 1);
  EXPECT_EQ(value("power-of-two(n-1)", 7), 0);
  EXPECT_EQ(TextTemplate("grid:{n}x{2*n - 1} painted=0:1", {"n"}).text({{"n", 3}}), "grid:3x5 painted=0:1");
  EXPECT_EQ(value("entry(n, P, N, 7 + n)", 3), 10);
  EXPECT_THROW(value("6 / n", 0), text::InputError);
  EXPECT_THROW(value("entry(n, 1, 2)", 3), text::InputError);
  for (const char* wrong : {"", "n +", "n n", "(n", "n = 1 = 1", "m", "1 if n", "power-of-two n", "01"})
    EXPECT_THROW(value(wrong, 1), text::InputError) << wrong;
}

TEST(ClaimsFile, LinesAreTestedOnEveryBoard) {
  EXPECT_EQ(instances("expect outcome of proper colours=k on path:{n} = N for k = 1..3 when n mod 2 = 1", 1, 4), 6U);
  EXPECT_EQ(instances("expect nimber of proper colours=2 on every grid of order n = n mod 2", 8, 9), 3U + 2U);
  EXPECT_EQ(instances("expect score of capture on every connected graph of order n with all-odd in 0, 2", 1, 4),
            1U + 2U);
  EXPECT_EQ(
      instances("expect winner of four-cycle by search on every serpentine triangulation of order n = first", 4, 6),
      1U + 1 + 2);
  EXPECT_EQ(instances("expect winnable of every colouring of every tree of order n = greens mod 2 = 1", 1, 4),
            2U + 4 + 8 + 2 * 16);
  EXPECT_EQ(instances("graph complete-bipartite:{m},{k}: bipartite for m = 1..n for k = m, m + 1", 2, 2), 4U);
  EXPECT_EQ(instances("every graph of order n: tree -> connected", 1, 4), 1U + 1 + 1 + 2);
  EXPECT_EQ(instances("join of oddity of order m and edgeless of order 1: connected & order > 1 for m = 1..n", 2, 2),
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
  EXPECT_EQ(kept("certify score of capture on path:{k} = entry(k - 1, 2, 0, 1) for k = 2..n"), 3U);
  EXPECT_EQ(kept("certify nimber of proper colours=2 on path:{n} = 0"), 1U);
  EXPECT_EQ(kept("certify graph cycle:{n}: bipartite & score(capture) = 0"), 1U);
  EXPECT_EQ(kept("expect score of capture on path:{n} = 1"), 0U);
  EXPECT_EQ(failure("certify score of capture on path:{n} = 0", 4), "capture path:4 has the score 1");
}

TEST(ClaimsFile, WrongLinesFailWhereTheyAreFalse) {
  EXPECT_EQ(failure("expect outcome of proper colours=2 on path:{n} = P", 3), "proper --colours 2 path:3 is in N");
  EXPECT_EQ(failure("expect nimber of proper colours=2 on path:{n} = 2", 3),
            "proper --colours 2 path:3 has another value than 2");
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
            "proper --colours 2 path:3 has another value than 2");
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
  EXPECT_FALSE(holds("tri.tbl-4.repaired", "P if t = 1 |", "P if"));
  for (const char* part : {"right-spoke-wins", "right-rim-wins"})
    EXPECT_FALSE(holds("tri.tbl-4.repaired", part, std::string_view(part).substr(6))) << part;
  EXPECT_FALSE(holds("tri.tbl-5", "P if t mod 2 = 1", "P if t mod 2 = 1 & i < 3"));
}

TEST(ClaimsFile, QuantifiersGoThroughTheirNumbers) {
  EXPECT_EQ(value("forall k = 1..n: k * k <= n * n", 5), 1);
  EXPECT_EQ(value("forall k = 1..n: k < n", 5), 0);
  EXPECT_EQ(value("exists k = 1..n: k * k = 9", 5), 1);
  EXPECT_EQ(value("exists k = 1..n: k * k = 9", 2), 0);
  EXPECT_EQ(value("(count k = 1..n: k mod 2 = 1) + 1", 5), 4);
  EXPECT_EQ(value("sum i = 1..n: sum j = 1..i: j", 4), 1 + 3 + 6 + 10);
  EXPECT_EQ(value("nim-sum k = 1..n: k", 5), 1 ^ 2 ^ 3 ^ 4 ^ 5);
  EXPECT_EQ(value("max k = 0..n: k * (n - k)", 5), 6);
  EXPECT_EQ(value("min k = 0..n: (k - 2)^2 - 3", 5), -3);
  EXPECT_EQ(value("least k = 1..n: k * k > 7", 5), 3);
  EXPECT_EQ(value("greatest k = 1..n: k * k < 7", 5), 2);
  EXPECT_EQ(value("least k = 1..n: k > n", 5), 6);
  EXPECT_EQ(value("greatest k = 1..n: k > n", 5), 0);
  EXPECT_EQ(value("let k = n + 1: k * k", 5), 36);
  EXPECT_EQ(value("n > 3 -> n > 4 <-> n != 4", 4), 1);
  EXPECT_EQ(value("n > 3 -> n > 4", 4), 0);
  EXPECT_EQ(value("lg(n) + 10 * lg-up(n) + 100 * bit(n, 0) + 1000 * xor(n, 4)", 5), 2 + 30 + 100 + 1000);
  EXPECT_EQ(TextTemplate("n = {n}: {all k = 1..n: k mod 2 = 1}.", {"n"}).text({{"n", 5}}), "n = 5: 1 3 5.");
  EXPECT_THROW(value("lg(n)", 0), text::InputError);
  for (const char* wrong : {"all k = 1..n: k", "1 + (all k = 1..n: k)", "forall n = 1..2: n", "forall k = 1: k",
                            "exists k = 1..n k", "exists k = 1..k: 1", "forall forall = 1..2: 1", "let k: 1"})
    EXPECT_THROW(value(wrong, 1), text::InputError) << wrong;
}

TEST(ClaimsFile, DefinitionsStandForTheirBodies) {
  std::vector<Definition> known;
  for (const char* text : {"double(k) = 2 * k", "below(n, k) = count i = 1..n: double(i) < k"})
    known.push_back(read_definition(text, known, false));
  const auto with_them = [&](std::string_view text, std::int64_t n) {
    return Expression(text, Names({"n"}, known)).value({{"n", n}});
  };
  EXPECT_EQ(with_them("double(n + 1) * 3", 4), 30);
  EXPECT_EQ(with_them("below(n, 6)", 4), 2);
  // Quantifiers of an argument and of the body keep apart.
  EXPECT_EQ(with_them("below(n, sum i = 1..3: i)", 4), 2);
  EXPECT_EQ(with_them("sum i = 1..2: below(n, double(i) + 1)", 4), 1 + 2);
  EXPECT_THROW(with_them("double", 1), text::InputError);
  EXPECT_THROW(with_them("below(1)", 1), text::InputError);
  for (const char* wrong :
       {"double(k) = k", "more(k) = more(k)", "more(k, k) = k", "more(k) = j", "more = 1", "lg(k) = 1"})
    EXPECT_THROW(read_definition(wrong, known, false), text::InputError) << wrong;
  EXPECT_EQ(refusal("define d(k) = j\n" + entry),
            "x.claims:1:15: expected a number or a name (did you mean 'k'?), found 'j'");
}

TEST(ClaimsFile, RecursionsCallEachOther) {
  std::vector<Definition> known;
  for (const char* text : {"even(k) = 1 if k = 0 else odd(k - 1)", "odd(k) = 0 if k = 0 else even(k - 1)",
                           "binomial(n, k) = 1 if k = 0 | k = n else binomial(n - 1, k - 1) + binomial(n - 1, k)",
                           "heap(k) = mex i = 0..k - 1: heap(i)", "for-ever(k) = for-ever(k + 1)",
                           "taken(k) = mex i = 0..k - 1: xor(taken(i), taken(k - 1 - i)); i = 0..k - 2: taken(i)"})
    known.push_back(read_definition(text, known, true));
  const auto with_them = [&](std::string_view text, std::int64_t n) {
    return Expression(text, Names({"n"}, known)).value({{"n", n}});
  };
  EXPECT_EQ(with_them("even(n) + 2 * odd(n)", 7), 2);
  EXPECT_EQ(with_them("binomial(n, 3)", 60), 60 * 59 * 58 / 6);
  EXPECT_EQ(with_them("sum k = 0..n: heap(k)", 9), 45);
  EXPECT_EQ(with_them("taken(0) + 10 * taken(1) + 100 * taken(2)", 0), 10 + 200);
  EXPECT_THROW(with_them("for-ever(n)", 0), text::InputError);
  EXPECT_THROW(with_them("even(n, n)", 0), text::InputError);
  EXPECT_EQ(refusal("recursion f(k) = g(k)\nrecursion g(k) = h(k)\n" + entry).substr(0, 16), "x.claims:2:18: e");
  EXPECT_EQ(refusal("recursion f(a, b, c, d, e) = a\n" + entry),
            "x.claims:1:11: expected a recursion of at most 4 numbers");
  EXPECT_EQ(TextTemplate("{all k = 1..n: k != 2 as k:k + 1}", {"n"}).text({{"n", 4}}, {}, ","), "1:2,3:4,4:5");
  // Of a graph it has the values on that graph.
  known.push_back(read_definition("reach(v) = degree(v) if v = 0 else degree(v) + reach(v - 1)", known, true));
  const auto degrees = [&](const std::string& line) {
    Trial trial({});
    read_test(line, Names({"n"}, known))({{"n", 4}}, trial);
    return trial.instances();
  };
  EXPECT_EQ(degrees("on every tree of order n: reach(n - 1) = 2 * (n - 1)"), 2U);
  EXPECT_THROW(degrees("on every graph of order n: reach(n - 1) = 6"), Failure);
  EXPECT_THROW(degrees("holds reach(n) = 6"), text::InputError);
}

TEST(ClaimsFile, GraphsAreMadeOfTheirEdges) {
  EXPECT_EQ(TextTemplate("{graph u, v = 0..n: v = u + 1} {n}", {"n"}).text({{"n", 3}}), "Ch 3");
  EXPECT_EQ(failure("graph {graph u, v = 1..2*n: v = u + 1 | u = 1 & v = 2*n}: connected & max-degree = 2", 3), "");
  EXPECT_EQ(failure("expect nimber of node-kayles on {graph u, v = 0..n: u = 0} = 7", 3),
            "node-kayles Cs has another value than 7");
  EXPECT_EQ(
      instances(
          "on every tree of order n: <score of capture on {graph u, v = 0..n: v = n | bit(neighbours(u), v) = 1}> "
          ">= 0 when <score of capture on G> = 1",
          4, 4),
      1U);
  for (const char* wrong : {"holds (graph u, v = 0..n: 1) = 0", "graph {graph u = 0..n: u}: connected",
                            "graph {graph u, u = 0..n: u}: connected"})
    EXPECT_THROW(stated(wrong), text::InputError) << wrong;
  EXPECT_THROW(TextTemplate("{graph u, v = 0..n: 0}", {"n"}).text({{"n", 64}}), text::InputError);
}

TEST(ClaimsFile, StatementsAboutNumbersSayWhereTheyFail) {
  EXPECT_EQ(failure("holds n < 4", 3), "");
  EXPECT_EQ(failure("holds n < 4", 4), "n = 4: against n < 4");
  EXPECT_EQ(failure("holds k < 4 at the square {k^2} for k = 1..n", 5), "the square 16");
  EXPECT_EQ(instances("holds k > 0 for k = 1..n when k != 2", 1, 3), 1U + 1 + 2);
}

TEST(ClaimsFile, StatementsAboutSetsOfVerticesGoThroughThem) {
  EXPECT_EQ(instances("on every graph of order n: degree(x) < n for x = 0..n - 1", 1, 3), 1U + 2 * 2 + 4 * 3);
  EXPECT_EQ(
      instances(
          "on every tree of order n: card(A) = 2 for A = 1..V when size(A) = 1 for x = 0..n - 1 when bit(A, x) = 1 "
          "when card(A) = 2",
          2, 4),
      2U + 2 * 2 + 2 * (3 * 2));
  EXPECT_EQ(failure("on path:{n}: winnable(V, green) for green = 0..V when card(green) = 1", 3), "");
  EXPECT_EQ(failure("on cycle:{n}: winnable(V, green) for green = 0..V when card(green) = 1", 3),
            "Bw green=0: V = 7, green = 1, n = 3, against winnable(V, green)");
  EXPECT_EQ(failure("on path:{n}: degree(x) = 2 against size = 1 for x = 0..n - 1", 3),
            "Bg: V = 7, n = 3, x = 0, against degree(x) = 2");
  for (const char* wrong :
       {"on path:{n} degree(0) = 1", "on path:{n}: degre(0) = 1", "on path:{n}: x = 1 when x > 0 for x = 0..1",
        "on path:{n}: degree(0) = 1 against tre", "holds degree(0) = 1"})
    EXPECT_THROW(stated(wrong), text::InputError) << wrong;
}

TEST(ClaimsFile, FunctionsOfGraphsHaveTheirValues) {
  for (const std::string holds :
       {"component(11, 3) = 8 & component(11, 0) = 3", "around(2) = 5 & around(V) = 0 & around(0) = 0",
        "orders(V) = 24 & orders(0) = 1", "odd-before(1) = 14 & odd-after(1) = 7 & odd-before(24) = 7",
        "wins(1, 1) & !wins(1, 3) & !wins(2, 0)", "of-an-order(1) & !of-an-order(0)", "playable(1) & !playable(3)",
        "after-move(1, 0) = 2 & after-move(1, 1) = -1", "lit-after(0, 1) = 7 & lit-after(7, 1) = 0",
        "lights-won(0) & !lights-won(1)", "edges-at(0) = 1 & edges-at(1) = 3 & edges-at(3) = 4",
        "ones(7) = 3 & ones(0) = 0", "odd-degenerate(V) & odd-degenerate(3) & !odd-degenerate(5)"})
    EXPECT_EQ(failure("on path:4: " + holds, 1), "") << holds;
  for (const std::string wrong : {"component(3, 2)", "odd-before(0)", "odd-after(25)", "wins(25, 0)",
                                  "after-move(1, 4)", "winnable(3, 4)", "around(16)"})
    EXPECT_THROW(failure("on path:4: " + wrong, 1), text::InputError) << wrong;
}

TEST(ClaimsFile, ClausesStandInAnyOrder) {
  EXPECT_EQ(instances("holds k > 0 when n > 1 for k = 1..n when k < n", 1, 4), 1U + 2U + 3U);
  EXPECT_EQ(instances("holds k <= j for k = 1..n for j = k, (n + k)", 2, 2), 4U);
  EXPECT_THROW(stated("holds k > 0 when k < n for k = 1..n"), text::InputError);
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
            "node-kayles Bg has another value than 7");
  EXPECT_EQ(instances("expect outcome of odd-elimination on hypercube:{n} without 0 = won", 4, 4), 1U);
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

/// A false line with what refutes it behind.
std::string refuted_by(const std::string& refutation) {
  return with("= P when n mod 2 = 1", "= N when n mod 2 = 1") + "refutation " + refutation +
         "\nbecause it has one vertex\n";
}

Failure failure_of(const std::string& text) {
  Trial trial({});
  try {
    const PrintedClaim claim = read_claims(text, "x.claims").at(0);
    claim.check(claim.stages.first, trial);
  } catch (Failure& found) {
    return found;
  }
  return {};
}

std::vector<std::string> certified(const Failure& found) {
  std::vector<std::string> claims;
  for (const certificates::Certificate& certificate : found.certificates) {
    certificates::check(certificate);
    claims.push_back(certificates::text(certificate.claim));
  }
  return claims;
}

TEST(ClaimsFile, WhatRefutesAnEntryIsCertifiedInPlaceOfItsFailure) {
  using Claims = std::vector<std::string>;
  const Failure found = failure_of(refuted_by("outcome of proper colours=2 on path:1 = N"));
  EXPECT_EQ(certified(found), Claims{"proper --colours 2 path:1 OUTCOME N"});
  EXPECT_EQ(read_claims(refuted_by("outcome of proper colours=2 on path:1 = N"), "x.claims").at(0).because,
            "it has one vertex");
  EXPECT_EQ(certified(failure_of(refuted_by("outcome of misere node-kayles on path:{2 - 1} = P"))),
            Claims{"node-kayles --play misere path:1 OUTCOME P"});
  EXPECT_EQ(certified(failure_of(refuted_by("score of capture on path:3 <= 1"))), Claims{"capture path:3 SCORE 0"});
  EXPECT_EQ(certified(failure_of(refuted_by("graph path:2: connected -> size = 0"))),
            Claims{"conjecture A_ FAILS -> connected = size 0"});
  EXPECT_EQ(certified(failure_of(refuted_by("strategy of proper colours=1 on Cg: second moves answers 0:1>2:1 1:1>3:1 "
                                            "2:1>0:1 3:1>1:1 after 0:1 2:1 3:1"))),
            Claims{"proper --colours 1 Cg REFUTED second moves answers 0>2 1>3 2>0 3>1"});
  EXPECT_EQ(certified(failure_of(
                refuted_by("strategy of geodetic reading=contract on path:4: second avoids 0 answers 1>3 2>0 "
                           "3>none after 2"))),
            Claims{"geodetic --reading contract path:4 REFUTED second avoids 0 answers 1>3 2>0 3>none"});
  EXPECT_EQ(certified(failure_of(refuted_by("all k >= 2: k < 5"))),
            (Claims{"numbers all x0 or < x0 2 < x0 5 FALSE", "numbers all x0 or not = x0 5 < x0 5 FALSE"}));
}

TEST(ClaimsFile, WhatDoesNotRefuteIsNotCertified) {
  EXPECT_THROW(failure_of(refuted_by("outcome of proper colours=2 on path:1 = P")), std::logic_error);
  EXPECT_THROW(failure_of(refuted_by("graph path:2: connected")), std::logic_error);
  EXPECT_THROW(failure_of(refuted_by("all k >= 6: k > 5")), std::logic_error);
  const Failure kept =
      failure_of(refuted_by("strategy of proper colours=1 on path:3: second moves answers 0:1>2:1 2:1>0:1 after 0:1"));
  ASSERT_EQ(kept.certificates.size(), 1U);
  EXPECT_THROW(certificates::check(kept.certificates.front()), certificates::Rejection);
}

TEST(ClaimsFile, AFunctionThatFailsNeedsAFactThatRefutes) {
  const std::string words =
      "claim x\nkind statement\nstatement s\nrange trees of order\nstages n = 10..10\n"
      "pairing of capture on path:2: u-v by {u}-{v} = 0\n";
  EXPECT_EQ(failure_of(words).missing, "no fact is named that contradicts the sentence");
  EXPECT_EQ(failure_of(words + "refutation graph path:2: size = 0\nbecause it has an edge\n").missing, "");
}

TEST(ClaimsFile, WhatOnlyEvaluationFindsIsRefusedWithItsLine) {
  const std::pair<const char*, const char*> wrong[] = {
      {"holds 6 / (n - 2) > 0", "expected a divisor other than 0, found 0"},
      {"holds 6 mod (n - 2) > 0", "expected a divisor other than 0, found 0"},
      {"holds entry(n, 5) > 0", "expected the number of an entry, 1 to 1, found 2"},
      {"holds lg(n - 2) > 0", "expected a positive number for a logarithm, found 0"},
      {"holds (sum k = 1..2: 9 * 10^18) > 0", "expected numbers of at most 64 bits, found more"},
      {"holds 10^19 > 0", "expected numbers of at most 64 bits, found more"},
      {"on path:{n}: degree(5) > 0", "expected a vertex of A_, found 5"},
      {"on path:{n}: card(V + 1) > 0", "expected a set of vertices of A_, found 4"},
      {"on path:{n}: arrays(V) > 0", "expected a triangulation, found A_"},
  };
  for (const auto& [line, why] : wrong) {
    const std::string text =
        "claim x\nkind statement\nstatement s\nrange numbers to\nstages n = 2..2\nholds n = 2\n" + std::string(line);
    Trial trial({});
    try {
      read_claims(text + "\n", "x.claims").front().check(2, trial);
      ADD_FAILURE() << line;
    } catch (const text::InputError& error) {
      EXPECT_EQ(error.what(), "x.claims:7, n = 2: " + std::string(why)) << line;
    }
  }
}

TEST(ClaimsFile, RefutationsAreReadWithTheFile) {
  EXPECT_EQ(refusal(entry + "refutation outcome of proper on path:1 = N\n"),
            "x.claims:1:1: expected refutations of x.thm-1 and because, or neither, found one");
  EXPECT_EQ(refusal(refuted_by("outcome of propper on path:1 = N")).substr(0, 20), "x.claims:7:23: expec");
  EXPECT_EQ(refusal(refuted_by("graph path:1: treee")).substr(0, 20), "x.claims:7:26: expec");
  EXPECT_EQ(refusal(refuted_by("all k >= 0: k * k = 5")).substr(0, 20), "x.claims:7:24: expec");
  EXPECT_NE(refusal(refuted_by("strategy of proper on path:1: third moves answers 0>1 after 0"))
                .find("expected first or second"),
            std::string::npos);
  EXPECT_NE(refusal(refuted_by("strategy of proper on path:1: first wins answers 0>1 after 0"))
                .find("expected moves, avoids or scores"),
            std::string::npos);
  EXPECT_NE(refusal(refuted_by("strategy of proper on path:1: first moves answers 0>1")).find("expected ' after '"),
            std::string::npos);
}

/// Every entry that fails: what is certified is what its file names, or the answer to the question of a line.
TEST(ClaimsFile, EveryFailureIsRefuted) {
  int named = 0, answered = 0, arithmetic = 0;
  for (const PrintedClaim& claim : all()) {
    if (claim.fault == FaultKind::none) continue;
    const auto lines = [&claim](std::string_view begin) {
      return std::ranges::count_if(claim.tests, [&](const std::string& line) { return line.starts_with(begin); });
    };
    // A sentence about all numbers is certified as false, and as false of one.
    const auto refutations = lines("refutation ") + lines("refutation all ");
    Failure found;
    try {
      Trial trial({});
      for (int stage = claim.stages.first; stage <= claim.stages.last; ++stage) claim.check(stage, trial);
    } catch (Failure& failure) {
      found = std::move(failure);
    }
    EXPECT_NE(found.where, "") << claim.id;
    EXPECT_EQ(found.missing, "") << claim.id;
    (refutations > 0 ? named : found.certificates.empty() ? arithmetic : answered) += 1;
    EXPECT_EQ(std::ssize(found.certificates), refutations > 0              ? refutations
                                              : found.certificates.empty() ? 0
                                                                           : 1)
        << claim.id;
    for (const certificates::Certificate& certificate : found.certificates) certificates::check(certificate);
  }
  EXPECT_EQ(named + answered + arithmetic, 45);
  EXPECT_EQ(arithmetic, 2);
  EXPECT_GT(named, 20);
  EXPECT_GT(answered, 10);
}

/// What a certified line about all numbers says of a single one is its value there.
TEST(ClaimsFile, StatementsAboutAllNumbersAreDecidedAsTheirValuesAre) {
  for (const char* said : {
           "n - 5 < 7 - n",
           "3 * n - 2 <= n + 9",
           "power-of-two(n) | power-of-two(n + 3)",
           "xor(n, n + 1) = n + n + 1",
           "xor(xor(n, 5), 3) > n",
           "forall k = 2..n: xor(n, k) >= n - k",
           "exists k = 1..n - 1: 2 * k = n & !power-of-two(k)",
           "let m = n + 2: exists k = m..2 * m: power-of-two(k) & (n < 3 -> k = 4)",
           "(n > 4 if power-of-two(n) else n < 9) <-> n != 6",
           "forall k = n..3: forall m = k..5: xor(k, m) < 7 | exists j = 0..m: j + j = m",
       }) {
    const Expression value(said, {"n"});
    for (int n = 0; n < 20; ++n) {
      const std::string line =
          "certify all n >= " + std::to_string(n) + ": n = " + std::to_string(n) + " -> (" + said + ")";
      Trial trial({});
      std::string found;
      try {
        stated(line)(1, trial);
        ASSERT_EQ(trial.certificates().size(), 1U);
        certificates::check(trial.certificates().front());
      } catch (const Failure& failure) {
        found = failure.where;
      }
      EXPECT_EQ(found.empty(), value.truth({{"n", n}})) << line << found;
    }
  }
  Trial trial({});
  stated("certify all n >= 1: exists k = 1..n: xor(n, k) = 0")(1, trial);
  EXPECT_EQ(certificates::text(trial.certificates().front().claim),
            "numbers all x0 or < x0 1 some x1 and not or < x1 1 < x0 x1 = xor x0 x1 0 TRUE");
  EXPECT_EQ(failure("certify all n >= 0: exists k = 1..n: xor(n, k) = 0", 1),
            "some number: against exists k = 1..n: xor(n, k) = 0");
  for (const char* said : {"n * n = n", "bit(n, 0) = 0", "lg(n) < n", "(count k = 1..n: k) = n", "n / 2 < n", "k = 1"})
    EXPECT_THROW(stated(std::string("certify all n >= 1: ") + said), text::InputError) << said;
}

/// A printed statement that is false is no better for being about all numbers.
TEST(ClaimsFile, FalseStatementsAboutAllNumbersFail) {
  for (const auto& [id, stage, right, wrong] : {
           std::tuple("geo.prop-1.repaired", 2, "in-e(n, a, b)) when n = 2", "in-e-as-printed(n, a, b)) when n = 2"),
           std::tuple("geo.prop-8.repaired", 2, " | power(n) & x = 1 & y = n when", " when"),
           std::tuple("geo.prop-5ii", 1, "forall b = c + 1..n + 2", "forall b = c..n + 2"),
           std::tuple("geo.fact-uniq", 1, "-> k = i)", "-> k < i)"),
       }) {
    Trial trial({});
    EXPECT_THROW(exchanged(id, right, wrong)(stage, trial), Failure) << id;
  }
}

TEST(ClaimsFile, PeriodsAreProvedForAllHeaps) {
  Trial trial({});
  stated("periodic 0.3 from 1 period 2: k mod 2")(1, trial);
  ASSERT_EQ(trial.certificates().size(), 1U);
  certificates::check(trial.certificates().front());
  EXPECT_EQ(certificates::text(trial.certificates().front().claim), "octal 0.3 PERIOD 2 FROM 1 0 1 0");
  EXPECT_EQ(failure("periodic 0.3 from 1 period 2: 1 - k mod 2", 1), "0.3: heap of 0: expected 0, found 1");
  try {
    exchanged("tri.tbl-3", "from 53 period 34: printed-dawson(k)", "from 35 period 34: dawson-kayles(k)")(1, trial);
    ADD_FAILURE() << "the values repeat from 53 on";
  } catch (const Failure& found) {
    EXPECT_EQ(found.where, "0.07: heap of 69: expected 0, found 8");
  }
  // The games by their rules.
  for (const auto& [id, game] : {std::pair("tri.tbl-2", "kayles"), std::pair("tri.tbl-3", "dawson-kayles")}) {
    const std::string values = std::string(game) + " on heaps:{m} = " + game + "(m) for m = 1..12\nholds n = n";
    EXPECT_NO_THROW(exchanged(id, "periodic", "expect nimber of " + values + "\nperiodic")(1, trial)) << game;
  }
}

/// A function that no entry names is dead, and a name in a file of which there is no function is refused when it is
/// read.
TEST(ClaimsFile, EveryFunctionIsNamed) {
  std::set<std::string> named;
  for (const PrintedClaim& claim : all()) {
    for (const std::string& line : claim.tests) {
      std::istringstream words(line);
      std::string first, function;
      words >> first >> function;
      if (first == "check") named.insert(function);
    }
  }
  for (const CheckFunction& function : check_functions())
    EXPECT_TRUE(named.contains(std::string(function.name))) << function.name;
  EXPECT_EQ(named.size(), check_functions().size());
}

TEST(ClaimsFile, EveryFileThereIsComesWithTheProgram) {
  std::set<std::string> there, taken;
  const std::filesystem::path root(GAMECERT_SOURCE_DIR);
  for (const auto& file : std::filesystem::recursive_directory_iterator(root / "papers")) {
    if (file.path().extension() == ".claims") there.insert(file.path().lexically_relative(root).string());
  }
  for (const ClaimsFile& file : claims_files()) taken.emplace(file.name);
  EXPECT_EQ(there, taken);
  std::set<std::string> ids;
  for (const PrintedClaim& claim : all()) EXPECT_TRUE(ids.insert(claim.id).second) << claim.id;
}

}  // namespace
}  // namespace gamecert::papers
