// Folders of papers: what is read, what is refused, and how an entry knows that it has changed.
#include "papers/folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <vector>

#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

PaperFolder with(std::vector<PaperFolder::File> files, const std::string& page = "") {
  files.push_back({"paper.txt", page.empty() ? "paper my: games\ntitle T\nauthors A. B and C. D\nyear 2026\n" : page});
  return {.name = "draft", .files = std::move(files)};
}

const PaperFolder::File one_claim{"one.claims",
                                  "claim my.a: statement, Section 1, Lemma 1\nstatement s\nrange graphs of order 1..3\n"
                                  "every graph of order n: size <= order * order\n"};

/// What reading says of the folder, empty if it is taken.
std::string complaint(const PaperFolder& folder) {
  try {
    read_papers({folder});
    return "";
  } catch (const text::InputError& error) {
    return error.what();
  }
}

TEST(Folder, TheTitlePageSaysWhosePaperItIs) {
  const Papers printed = read_papers({with({one_claim},
                                           "paper my\n# a comment\ntitle A\n  long title\nauthors A. B\nyear 2001\n"
                                           "journal J\nvolume 3\npages 1-9\nedition a scan\nkey K\nnumbering one\n")});
  const Paper& paper = printed.papers.front();
  EXPECT_EQ(reference(paper), "A. B, \"A long title\", J 3 (2001), 1-9 (here as in a scan)");
  EXPECT_EQ(paper.subject, "my");
  EXPECT_EQ(paper.key, "K");
  EXPECT_TRUE(paper.one_numbering);
  const Papers draft = read_papers({with({one_claim})});
  EXPECT_EQ(reference(draft.papers.front()), "A. B and C. D, \"T\" (2026)");
  EXPECT_EQ(draft.papers.front().key, "my2026");
  EXPECT_EQ(draft.claims.front().paper, &draft.papers.front());
  EXPECT_EQ(draft.papers.front().claims.size(), 1U);
}

TEST(Folder, WhatIsWrongIsSaidWithItsPlace) {
  const std::pair<PaperFolder, const char*> wrong[] = {
      {{.name = "draft", .files = {one_claim}}, "expected a folder with paper.txt, found draft, which has none"},
      {with({}), "expected claims in draft, in files *.claims or *.conjectures, found none"},
      {with({one_claim}, "paper my\ntitle T\nyear 2026\n"), "expected 'authors' in draft/paper.txt, found none"},
      {with({one_claim}, "paper my\ntitel T\n"),
       "draft/paper.txt:2: expected a field of paper.txt (did you mean 'title'?), found 'titel'"},
      {with({one_claim}, "paper my\ntitle T\ntitle U\n"), "draft/paper.txt:3: expected every field once"},
      {with({one_claim}, "paper My\n"), "draft/paper.txt:1: expected a word of small letters"},
      {with({one_claim}, "paper my\nyear soon\n"), "draft/paper.txt:2: expected a year, found 'soon'"},
      {with({one_claim}, "paper my\ntitle T\nauthors A\nyear 1\nsections one two\n"),
       "expected a file two.claims beside paper.txt"},
      {with({one_claim, {"two.claims", ""}}, "paper my\ntitle T\nauthors A\nyear 1\nsections one\n"),
       "expected two among the sections of draft/paper.txt, found a file two.claims"},
      {with({{"one.claims", "claim your.a: statement\n"}}),
       "draft/one.claims:1:7: expected an ID of the paper, my.NAME, found 'your.a'"},
      {with({one_claim, {"two.claims", one_claim.text}}),
       "expected every ID once, found 'my.a' in draft/two.claims:1, which stands in draft/one.claims:1 too"},
      {with({{"one.claims", one_claim.text + one_claim.text}}),
       "draft/one.claims:5:7: expected every ID once, found 'my.a', which stands in draft/one.claims:1 too"},
      {with({one_claim, {"g.game", "game folder-broken 1\ntwo players on a graf\n"}}), "draft/g.game:"},
      {with({one_claim, {"w.words", "property p\nmeaning m\nsource s\ndefinition degre\n"}}), "draft/w.words:"},
      {with({one_claim, {"w.words", "invariant n\nmeaning m\nsource s\ndefinition size\n"}}),
       "draft/w.words: expected words that lines of claims do not have, found 'n'"},
      {with({one_claim, {"w.words", "invariant won\nmeaning m\nsource s\ndefinition size\n"}}),
       "draft/w.words: expected words that lines of claims do not have, found 'won'"},
      {with({one_claim, {"d.definitions", "# two\ndefine two(k) = 2 * j\n"}}), "draft/d.definitions:2:21: "},
      {with({one_claim, {"d.definitions", one_claim.text}}),
       "draft/d.definitions:1:1: expected define or recursion, found 'claim'"},
      {with({{"one.claims", "define two(k) = k\n" + one_claim.text}, {"d.definitions", "define two(k) = 2 * k\n"}}),
       "draft/one.claims:1:8: expected a name that is not taken, found 'two', which stands in draft/d.definitions:1"},
      {with({one_claim, {"d.definitions", "define two = 1\ndefine three = 3\ndefine two = 2\n"}}),
       "draft/d.definitions:3:8: expected a name that is not taken, found 'two', which stands in "
       "draft/d.definitions:1"},
      {with({one_claim,
             {"v.words", "property p\nmeaning m\nsource s\ndefinition size = 0\n"},
             {"w.words", "property p\nmeaning m\nsource s\ndefinition size = 0\n"}}),
       "draft/w.words: expected new words, found a second 'p', which stands in draft/v.words:1"},
      {with({one_claim,
             {"w.words", "property p\nmeaning m\nsource s\ndefinition size = 0\n"},
             {"d.definitions", "define p = 1\n"}}),
       "draft/d.definitions:1:8: expected a name that is not taken, found 'p', which stands in draft/w.words:1"},
      {with({one_claim, {"d.definitions", "define n = 3\n"}}),
       "draft/d.definitions:1:8: expected a name that is not taken, found 'n', which lines of claims have"},
      {with({{"one.claims", "define for = 3\n" + one_claim.text}}),
       "draft/one.claims:1:8: expected a name that is not taken, found 'for', which lines of claims have"},
      {with({one_claim, {"d.definitions", "define when(k) = k\n"}}),
       "draft/d.definitions:1:8: expected a name that is not taken, found 'when', which lines of claims have"},
      {with({one_claim, {"w.words", "invariant for\nmeaning m\nsource s\ndefinition size\n"}}),
       "draft/w.words: expected words that lines of claims do not have, found 'for'"},
      {with({one_claim, {"q.lemma", "lemma q\n"}}), "draft/q.lemma:2:1: "},
      {with({one_claim, {"lem-7.6.lemma", "lemma mine\n"}}),
       "draft/lem-7.6.lemma: expected a name that no lemma of the program has, or the text of that one, found "
       "'lem-7.6' with "
       "another text (gamecert help lem-7.6)"},
      {with({one_claim, {"col.prop-1.reduction", "# mine\n"}}),
       "draft/col.prop-1.reduction: expected a name that no reduction of the program has, or the text of that one, "
       "found "
       "'col.prop-1' with another text (gamecert help col.prop-1)"},
      {with({one_claim,
             {"q.lemma",
              "lemma other\ntitle t\nsource s\nboundary a\ninner x\nedges x-a\nred x\nreplace by nothing\n"}}),
       "draft/q.lemma: expected 'lemma q', as the file is called, found 'lemma other'"},
      {with({one_claim, {"q.reduction", "# nothing\nsource node-kayles\n"}}), "draft/q.reduction:"},
      {with({one_claim, {"o.conjectures", "conjecture c\ntext size <=\n"}}), "draft/o.conjectures:2:"},
      {with({{"one.claims",
              "claim my.a: statement\nstatement s\nrange all graphs\ncheck lemma name=lef\nproof certificate\n"
              "because b\n"}}),
       "draft/one.claims:4:"},
  };
  for (const auto& [folder, begin] : wrong) {
    const std::string found = complaint(folder);
    EXPECT_TRUE(found.starts_with(begin)) << found << "\nagainst " << begin;
  }
}

/// What the entries have beside their own texts.
std::string around(std::vector<PaperFolder::File> files) {
  return read_papers({with(std::move(files))}).claims.front().around;
}

TEST(Folder, AnEntryChangesWithWhatItMayName) {
  const PaperFolder::File words{"w.words", "property p\nmeaning m\nsource s\ndefinition size = 0\n"};
  const PaperFolder::File others{"w.words", "property p\nmeaning m\nsource s\ndefinition size = 1\n"};
  const PaperFolder::File game{"g.game",
                               "game folder-kayles 1\ntwo players on a graph; who cannot move loses\nposition open: "
                               "vertices\nstart open = V\nmove v in open\n  open := open - N[v]\n"};
  std::set<std::string> seen;
  for (const auto& files : std::vector<std::vector<PaperFolder::File>>{
           {one_claim}, {one_claim, words}, {one_claim, others}, {one_claim, game}})
    EXPECT_TRUE(seen.insert(around(files)).second);
  EXPECT_EQ(around({one_claim, words}), around({one_claim, words}));
}

TEST(Folder, AnEntryHasTheDefinitionsThatItUses) {
  const std::string entry = ": statement\nstatement s\nrange numbers\nholds ", one = "define one = 1",
                    up = "recursion number up(k) = if k = 0 then one else up(k - 1)", two = "define two = up(2) + one";
  const Papers papers = read_papers({with(
      {{"one.claims", two + "\nclaim my.a" + entry + "two > 0\nclaim my.b" + entry + "1 < 2 at another one-two\n" +
                          "claim my.c" + entry + "1 < 2\nrefutation all n >= 0: n + other > n\nbecause b\n"},
       {"d.definitions", one + "\n" + up + "\ndefine other = 0\n"}})});
  ASSERT_EQ(papers.claims.size(), 3U);
  EXPECT_EQ(papers.claims[0].definitions, (std::vector{one, up, two}));
  EXPECT_EQ(papers.claims[1].definitions, (std::vector{one, up, two}));  // perhaps
  EXPECT_EQ(papers.claims[2].definitions, (std::vector<std::string>{"define other = 0"}));
}

TEST(Folder, DefinitionsHoldInAllFilesOfClaims) {
  const auto file = [](const std::string& name, const std::string& bound) {
    return PaperFolder::File{name + ".claims", "claim my." + name +
                                                   ": statement\nstatement s\nrange graphs of order 1..4\n"
                                                   "on every graph of order n: size <= most(n) - " +
                                                   bound + "\n"};
  };
  const Papers papers = read_papers(
      {with({file("first", "0"), file("second", "1"), {"d.definitions", "define most(k) = k * (k - 1) / 2\n"}})});
  std::vector<solve::Verdict> verdicts;
  run({&papers.claims[0], &papers.claims[1]}, {.jobs = 1},
      [&](const PrintedClaim&, const Result& result) { verdicts.push_back(result.verdict); });
  // A line about vertices of one graph leaves no certificate where it fails.
  EXPECT_EQ(verdicts, (std::vector{solve::Verdict::holds, solve::Verdict::evidence}));
}

TEST(Folder, ClaimsNameWordsGamesLemmasAndConjecturesOfTheirFolder) {
  const Papers papers = read_papers({with(
      {{"one.claims",
        "claim my.words: statement\nstatement s\nrange graphs of order 1..4\n"
        "every graph of order n: p -> size <= 3\n\n"
        "claim my.no: statement\nstatement s\nrange graphs of order 1..4\nevery graph of order n: p -> size <= 2\n\n"
        "claim my.lemma: statement\nstatement s\nrange all graphs\ncheck lemma name=own\nproof certificate\n"
        "because b\n\n"
        "claim my.false: statement\nstatement s\nrange all graphs\ncheck lemma name=false\n"},
       {"w.words", "property p\nmeaning m\nsource s\ndefinition size <= 3\n"},
       {"own.lemma", "lemma own\ntitle t\nsource s\nboundary a\ninner x\nedges x-a\nred x\nreplace by nothing\n"},
       {"false.lemma",
        "lemma false\ntitle t\nsource s\nboundary a\ninner x\nedges x-a\ngreen x\n"
        "replace by nothing\n"},
       {"q.conjectures", "conjecture q: Section 9\ntext p -> order <= 4\nknown open\n"}})});
  std::vector<solve::Verdict> verdicts;
  std::vector<std::string> ids;
  std::vector<const PrintedClaim*> claims;
  for (const PrintedClaim& claim : papers.claims) claims.push_back(&claim);
  run(claims, {.jobs = 1}, [&](const PrintedClaim& claim, const Result& result) {
    ids.push_back(claim.id);
    verdicts.push_back(result.verdict);
  });
  using enum solve::Verdict;
  EXPECT_EQ(ids, (std::vector<std::string>{"my.words", "my.no", "my.lemma", "my.false", "my.q"}));
  EXPECT_EQ(verdicts, (std::vector{holds, fails, proved, fails, holds}));
}

TEST(Folder, WhatIsCertifiedOfAllNumbersIsNotVacuous) {
  const Papers papers =
      read_papers({with({{"one.claims",
                          "claim my.all: statement\nstatement s\nrange all n\ncertify all n >= 0: n + n = 2 * n\n"
                          "proof certificate\nbecause b\n\n"
                          "claim my.none: statement\nstatement s\nrange graphs of order 1..3\n"
                          "every graph of order n: order > 5 -> tree\n"}})});
  std::vector<solve::Verdict> verdicts;
  run({&papers.claims[0], &papers.claims[1]}, {.jobs = 1},
      [&](const PrintedClaim&, const Result& result) { verdicts.push_back(result.verdict); });
  EXPECT_EQ(verdicts, (std::vector{solve::Verdict::proved, solve::Verdict::vacuous}));
}

/// Nimbers of the game of examples/my-paper on the path of n vertices, from its sentence alone.
int harmony(std::vector<int> paint) {
  std::set<int> after;
  const std::size_t n = paint.size();
  for (std::size_t v = 0; v < n; ++v) {
    for (const int colour : {1, 2}) {
      const auto clashes = [&](std::size_t u) { return u < n && paint[u] == 3 - colour; };
      if (paint[v] != 0 || clashes(v - 1) || clashes(v + 1)) continue;
      paint[v] = colour;
      after.insert(harmony(paint));
      paint[v] = 0;
    }
  }
  int least = 0;
  while (after.contains(least)) ++least;
  return least;
}

TEST(Folder, TheExampleHasOneWrongEntry) {
  PaperFolder folder{.name = "examples/my-paper", .files = {}};
  for (const auto& file : std::filesystem::directory_iterator(GAMECERT_SOURCE_DIR "/examples/my-paper")) {
    std::ifstream in(file.path());
    folder.files.push_back({file.path().filename().string(), {std::istreambuf_iterator<char>(in), {}}});
  }
  const Papers papers = read_papers({folder});
  std::vector<std::string> failing;
  std::vector<const PrintedClaim*> claims;
  for (const PrintedClaim& claim : papers.claims) claims.push_back(&claim);
  run(claims, {.jobs = 1}, [&](const PrintedClaim& claim, const Result& result) {
    if (result.verdict == solve::Verdict::fails) failing.push_back(claim.id + ": " + result.failure.where);
  });
  ASSERT_EQ(failing.size(), 1U);
  EXPECT_TRUE(failing.front().starts_with("harmony.tbl-1: harmony@"));
  EXPECT_TRUE(failing.front().ends_with("path:8 has the nimber 0, not 1")) << failing.front();
  std::array<int, 8> nimbers{};
  for (std::size_t n = 1; n <= nimbers.size(); ++n) nimbers[n - 1] = harmony(std::vector<int>(n));
  EXPECT_EQ(nimbers, (std::array{1, 0, 1, 0, 1, 0, 1, 0}));
}

}  // namespace
}  // namespace gamecert::papers
