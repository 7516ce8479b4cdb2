// The site of a report: whole, its links lead somewhere, and nothing of a text is read as HTML.
#include "pages/claims/site.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "certificates/format.hpp"
#include "certificates/solitaires/order.hpp"
#include "certificates/writing/writer.hpp"
#include "pages/claims/report.hpp"
#include "papers/folder.hpp"
#include "tests/pages/html_reader.hpp"
#include "text/latex.hpp"

namespace gamecert::pages {
namespace {

using pages::Finding;
using pages::Findings;
using papers::PrintedClaim;

const pages::Edition edition{.version = "0.0.0", .date = "2026-01-31"};

/// A finding as a run may leave it, without one: what has a fault fails, with a certificate of some game.
Finding invented(const PrintedClaim& claim) {
  Finding finding{.claim = &claim};
  papers::Result& result = finding.result;
  result.complete_through = claim.stages.last;
  result.instances = 7;
  result.remarks = {"a < b & \"c\" > d"};
  if (claim.fault == papers::FaultKind::none) {
    result.verdict = claim.check ? claim.worth : solve::Verdict::unknown;
    result.reason = claim.known;
    return finding;
  }
  result.verdict = solve::Verdict::fails;
  result.failing_stage = claim.stages.first;
  result.failure.where = "A_ green=0 <&> \"quoted\"";
  const std::pair<std::string, std::vector<int>> won[] = {{"path:3 green=1", {1, 0, 2}},
                                                          {"directed-path:3 green=0", {0, 1, 2}}};
  for (const auto& [instance, order] : won) {
    certificates::Certificate certificate;
    certificate.claim.game = "ello";
    certificate.claim.instance = instance;
    certificate.claim.statement = "WINNABLE";
    certificate.evidence = certificates::Order{order};
    finding.certified.push_back({.claim = certificates::text(certificate.claim), .rests_on = "rules of ello 1"});
    finding.certificates += certificates::write(certificate);
  }
  finding.digest = std::string(64, 'd');
  if (claim.kind == papers::ClaimKind::table) {
    for (int t = 1; t <= 3; ++t)
      for (int i = 1; i <= t; ++i)
        result.cells.push_back({.question = "value <at> {t}, {i}",
                                .at = {{"i", i}, {"n", 1}, {"t", t}},
                                .printed = "P",
                                .found = i == 2 ? "N" : "P",
                                .differs = i == 2});
  }
  return finding;
}

const Findings& all_invented() {
  static const Findings findings = [] {
    Findings result;
    for (const PrintedClaim& claim : papers::all()) result.push_back(invented(claim));
    return result;
  }();
  return findings;
}

const std::map<std::string, ReadPage>& pages_read() {
  static const auto pages = [] {
    std::map<std::string, ReadPage> result;
    for (const SiteFile& file : claim_site(all_invented(), edition)) {
      EXPECT_FALSE(result.contains(file.name)) << file.name;
      if (file.name.ends_with(".html")) result.emplace(file.name, HtmlReader(file.text).read());
    }
    return result;
  }();
  return pages;
}

const ReadPage& page_of(const std::string& id) { return pages_read().at("claims/" + id + ".html"); }

TEST(HtmlReader, FindsWhatIsWrong) {
  const auto errors = [](const std::string& body) {
    return HtmlReader("<!DOCTYPE html>\n<html lang=\"en\"><body>" + body + "</body></html>").read().errors.size();
  };
  EXPECT_EQ(errors("<p id=\"a\">a &lt; b<br><svg aria-label=\"c\"><line x1=\"0\"/></svg></p>"), 0U);
  for (const std::string body :
       {"<p>a", "a</p>", "<p><b>a</p></b>", "<p id=a></p>", "a & b", "a > b", "<p title=\"<\"></p>"})
    EXPECT_GE(errors(body), 1U) << body;
}

TEST(Site, HasAPageForEveryClaimAndPaper) {
  EXPECT_EQ(pages_read().size(), papers::all().size() + papers::built_in().papers.size() + 6)
      << "index, games, gallery, results, open statements, plots";
  for (const PrintedClaim& claim : papers::all()) {
    std::string name = claim.id;
    std::ranges::replace(name, '/', '-');
    EXPECT_TRUE(pages_read().contains("claims/" + name + ".html")) << claim.id;
  }
}

TEST(Site, IsWellFormed) {
  for (const auto& [name, page] : pages_read()) {
    for (const std::string& error : page.errors) ADD_FAILURE() << name << ": " << error;
    std::set<std::string> ids;
    for (const std::string& id : page.ids) EXPECT_TRUE(ids.insert(id).second) << name << ": two have the id " << id;
    EXPECT_EQ(page.drawings, page.named_drawings) << name << ": a drawing says nothing to those who cannot see it";
    ASSERT_FALSE(page.headings.empty()) << name;
    EXPECT_EQ(page.headings.front(), 1) << name;
    for (std::size_t i = 1; i < page.headings.size(); ++i) {
      EXPECT_GT(page.headings[i], 1) << name << ": a second title";
      EXPECT_LE(page.headings[i], page.headings[i - 1] + 1) << name << ": a heading leaves a level out";
    }
  }
}

/// The name of the file that a link leads to, from a page.
std::string target(const std::string& page, std::string link) {
  std::string folder = page.substr(0, page.rfind('/') + 1);
  while (link.starts_with("../")) {
    link.erase(0, 3);
    folder.clear();
  }
  return folder + link;
}

TEST(Site, LinksLeadSomewhere) {
  std::set<std::string> files = {"claims.bib", "errata.tex", "CLAIMS.md", "claims.jsonl"};
  for (const SiteFile& file : claim_site(all_invented(), edition)) files.insert(file.name);
  for (const Finding& finding : all_invented())
    if (!finding.digest.empty()) files.insert("certificates/" + papers::certificate_file(*finding.claim));
  std::size_t links = 0;
  for (const auto& [name, page] : pages_read()) {
    for (const std::string& link : page.links) {
      ++links;
      if (link.starts_with("#")) {
        EXPECT_TRUE(std::ranges::count(page.ids, link.substr(1)) == 1) << name << ": " << link;
      } else {
        EXPECT_TRUE(files.contains(target(name, link))) << name << ": " << link;
      }
    }
  }
  EXPECT_GT(links, 3 * papers::all().size());
}

/// What a browser makes of the part of an address behind `#`.
std::string percent_decoded(const std::string& text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%') {
      decoded += static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16));
      i += 2;
    } else {
      decoded += text[i];
    }
  }
  return decoded;
}

TEST(Site, LinksToTheCheckerCarryTheCertificate) {
  Edition with_checker = edition;
  with_checker.checker = true;
  Findings findings = all_invented();
  const auto large = std::ranges::find_if(findings, [](const Finding& finding) { return !finding.digest.empty(); });
  while (large->certificates.size() < 10000) large->certificates += large->certificates;
  std::size_t carried = 0, alone = 0;
  for (const SiteFile& file : claim_site(findings, with_checker)) {
    if (!file.name.starts_with("claims/")) continue;
    const auto finding = std::ranges::find_if(findings, [&](const Finding& each) {
      return file.name == "claims/" + papers::certificate_file(*each.claim)
                                          .replace(papers::certificate_file(*each.claim).rfind(".cert"), 5, ".html");
    });
    ASSERT_NE(finding, findings.end()) << file.name;
    std::vector<std::string> links;
    const ReadPage page = HtmlReader(file.text).read();
    for (const std::string& link : page.links)
      if (link.starts_with("../check.html")) links.push_back(link.substr(13));
    EXPECT_TRUE(page.errors.empty()) << file.name;
    ASSERT_EQ(links.size(), finding->digest.empty() ? 0U : 1U) << file.name;
    if (links.empty()) continue;
    if (finding == large) {
      EXPECT_EQ(links[0], "");
      ++alone;
    } else {
      EXPECT_EQ(percent_decoded(links[0]),
                "#" + papers::certificate_file(*finding->claim) + ":" + finding->certificates);
      ++carried;
    }
  }
  EXPECT_EQ(alone, 1U);
  EXPECT_GT(carried, 50U);
  for (const auto& [name, page] : pages_read())
    for (const std::string& link : page.links) EXPECT_EQ(link.find("check.html"), std::string::npos) << name;
}

TEST(Site, ShowsWhatFailsWithItsBoardsAndItsRepair) {
  const ReadPage& page = page_of("tri.tbl-4");
  EXPECT_EQ(page.drawings, 3) << "two boards, and the first to be played on";
  EXPECT_NE(page.text.find("A_ green=0 &lt;&amp;&gt; &quot;quoted&quot;"), std::string::npos);
  EXPECT_NE(page.text.find("What holds instead"), std::string::npos);
  EXPECT_NE(page.text.find("Table 4 with nimber 2 for 7 triangles"), std::string::npos);
  EXPECT_NE(page.text.find("6 cells, 2 differ"), std::string::npos);
  EXPECT_NE(page.text.find("gamecert claims run tri.tbl-4"), std::string::npos);
  EXPECT_EQ(page_of("tri.thm-9").drawings, 0);
}

TEST(Site, HasTheGalleryAndThePlotsOfTheManual) {
  const ReadPage& gallery = pages_read().at("gallery.html");
  EXPECT_EQ(gallery.drawings, 10);
  EXPECT_EQ(std::ranges::count(gallery.ids, "1-a-counterexample"), 1);
  EXPECT_NE(gallery.text.find("$ gamecert sweep 'oddity -&gt; tree'"), std::string::npos);
  const ReadPage& plots = pages_read().at("plots.html");
  EXPECT_EQ(plots.drawings, 6);
  EXPECT_NE(plots.text.find("$ gamecert table 'histogram(nimber(node-kayles))'"), std::string::npos);
}

TEST(Site, HasTheResultsOfTheManual) {
  const ReadPage& results = pages_read().at("results.html");
  EXPECT_NE(results.text.find("1,006,700,565"), std::string::npos);
  EXPECT_EQ(results.text.find("LEDGERS.md\""), std::string::npos) << "a link to a page that is not there";
  const ReadPage& open = pages_read().at("open.html");
  EXPECT_EQ(std::ranges::count(open.ids, "what-was-run"), 1);
  EXPECT_NE(open.text.find("wow2.112"), std::string::npos);
}

/// Each text of examples/games and of the program, with its rules as they are written, and what is known of it.
TEST(Site, HasTheShelf) {
  const ReadPage& shelf = pages_read().at("games.html");
  const std::filesystem::path source = GAMECERT_SOURCE_DIR;
  int games = 0;
  for (const char* const folder : {"games/built_in", "examples/games"})
    for (const auto& file : std::filesystem::directory_iterator(source / folder)) {
      if (file.path().extension() != ".game") continue;
      ++games;
      EXPECT_EQ(std::ranges::count(shelf.ids, file.path().stem().string()), 1) << file.path();
    }
  EXPECT_NE(shelf.text.find("The shelf: " + std::to_string(games) + " games"), std::string::npos);
  EXPECT_GT(shelf.drawings, games * 9 / 10);
  EXPECT_NE(shelf.text.find("move v in here where N(v) meet here != {}"), std::string::npos);
  EXPECT_NE(shelf.text.find("cops=2, petersen"), std::string::npos);
}

TEST(Site, BeginsWithWhatAStrangerAsks) {
  const ReadPage& index = pages_read().at("index.html");
  for (const char* const id : {"what", "check", "papers", "fails", "cite"})
    EXPECT_EQ(std::ranges::count(index.ids, id), 1) << id;
  EXPECT_EQ(index.drawings, 3);
  EXPECT_NE(index.text.find("game ello 1"), std::string::npos) << "the certificate to be checked";
  std::ptrdiff_t said = 0;
  for (std::size_t at = index.text.find("But: A_ green=0 &lt;&amp;&gt;"); at != std::string::npos;
       at = index.text.find("But: A_ green=0 &lt;&amp;&gt;", at + 1))
    ++said;
  EXPECT_EQ(said, std::ranges::count_if(all_invented(), &Finding::fails)) << "each that fails, once";
}

TEST(Site, SaysTheReferenceOfThePaperOnEveryPageOfAClaim) {
  for (const PrintedClaim& claim : papers::all()) {
    std::string name = claim.id;
    std::ranges::replace(name, '/', '-');
    EXPECT_NE(page_of(name).text.find(claim.paper->journal), std::string::npos) << claim.id;
  }
}

TEST(Site, IsTheSameForTheSameFindings) {
  const auto texts = [] {
    std::string text;
    for (const SiteFile& file : claim_site(all_invented(), edition)) text += file.text;
    return text;
  };
  EXPECT_EQ(texts(), texts());
}

/// How deep braces are behind the text, those behind a backslash left out; below 0 where one is closed too often.
int depth(std::string_view text) {
  int deep = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\') {
      ++i;
    } else if (text[i] == '{') {
      ++deep;
    } else if (text[i] == '}' && --deep < 0) {
      return deep;
    }
  }
  return deep;
}

TEST(Report, ErrataAreLatexAndHaveAnItemForWhatFails) {
  const std::string text = pages::errata(all_invented(), edition);
  EXPECT_EQ(depth(text), 0);
  std::size_t items = 0, failing = 0, faults = 0;
  for (std::size_t at = text.find("\\item "); at != std::string::npos; at = text.find("\\item ", at + 1)) ++items;
  const std::size_t others = text.find("\\paragraph{Least cases and readings.} No faults of ");
  ASSERT_NE(others, std::string::npos);
  for (const Finding& finding : all_invented()) {
    const std::string entry = "\\texttt{" + text::latex(finding.claim->id) + "}";
    const bool of_scan = finding.claim->fault == papers::FaultKind::scan;
    failing += finding.fails() && !of_scan ? 1 : 0;
    faults += papers::accuses(finding.claim->fault) ? 1 : 0;
    EXPECT_EQ(text.find(entry) != std::string::npos, finding.fails() && !of_scan) << finding.claim->id;
  }
  EXPECT_EQ(items, failing);
  std::size_t accused = 0;
  for (std::size_t at = text.find("\\paragraph{Erratum.}"); at != std::string::npos;
       at = text.find("\\paragraph{Erratum.}", at + 1)) {
    const std::string_view list = std::string_view(text).substr(at, text.find("\\end{itemize}", at) - at);
    for (std::size_t item = list.find("\\item "); item != std::string::npos; item = list.find("\\item ", item + 1))
      ++accused;
  }
  EXPECT_EQ(accused, faults);
  for (const char special : {'&', '%', '#', '_', '$'})
    for (std::size_t at = text.find(special, 1); at != std::string::npos; at = text.find(special, at + 1))
      EXPECT_TRUE(text[at - 1] == '\\' || (special == '%' && at == 0)) << text.substr(at - 20, 40);
}

TEST(Report, HasNoTagsOfAStatement) {
  PrintedClaim claim = papers::all().front();
  claim.statement = "<script>alert(1)</script> for a <= b and a<b";
  const std::string markdown = pages::markdown({invented(claim)}, "0.0.0");
  EXPECT_NE(markdown.find("\\<script>alert(1)\\</script> for a <= b and a\\<b |"), std::string::npos) << markdown;
}

/// What is no fault of the paper is counted apart, what is proved by its proof, and every reading is printed with its
/// verdict, in each of the formats.
TEST(Report, SaysReadingsFaultsAndProofs) {
  const std::string markdown = pages::markdown(all_invented(), "0.0.0"),
                    errata = pages::errata(all_invented(), edition);
  std::map<papers::FaultKind, int> faults;
  for (const Finding& finding : all_invented()) {
    const PrintedClaim& claim = *finding.claim;
    if (finding.fails()) ++faults[claim.fault];
    const std::string kind = finding.fails() ? std::string(papers::word(claim.fault)) : std::string(word(claim.proof));
    const bool of_kind = finding.fails() || finding.result.verdict == solve::Verdict::proved;
    EXPECT_EQ(verdict_of_kind(finding),
              std::string(solve::word(finding.result.verdict)) + (of_kind ? " (" + kind + ")" : ""));
    EXPECT_NE(markdown.find("| `" + claim.id + "` | " + verdict_of_kind(finding) + " | "), std::string::npos)
        << claim.id;
    std::string name = claim.id;
    std::ranges::replace(name, '/', '-');
    const std::string& page = page_of(name).text;
    if (finding.result.verdict == solve::Verdict::proved) {
      EXPECT_NE(page.find(std::string(in_words(claim.proof))), std::string::npos) << claim.id;
    }
    EXPECT_EQ(page.find("How the paper uses it") != std::string::npos, finding.fails()) << claim.id;
    if (claim.reading.empty()) continue;
    EXPECT_NE(markdown.find("ead thus: " + claim.reading), std::string::npos) << claim.id;
    EXPECT_NE(page.find("Read thus"), std::string::npos) << claim.id;
    if (finding.fails() && claim.fault != papers::FaultKind::scan) {
      EXPECT_NE(errata.find("Read thus: " + text::latex(claim.reading)), std::string::npos) << claim.id;
    }
  }
  const auto count = [&](papers::FaultKind fault) { return faults[fault]; };
  using enum papers::FaultKind;
  EXPECT_EQ(
      pages::faults(all_invented()),
      std::to_string(count(statement) + count(proof) + count(misprint) + count(corner) + count(reading) + count(scan)) +
          " fail: " + std::to_string(count(statement) + count(proof) + count(misprint)) +
          " entries with a fault (false statement " + std::to_string(count(statement)) + ", false proof " +
          std::to_string(count(proof)) + ", misprint " + std::to_string(count(misprint)) + ") and " +
          std::to_string(count(corner) + count(reading) + count(scan)) + " with none (corner " +
          std::to_string(count(corner)) + ", reading " + std::to_string(count(reading)) + ", scan " +
          std::to_string(count(scan)) + ")");
  EXPECT_EQ(pages::faults({}), "");
  EXPECT_EQ(pages::proofs({}), "");
}

TEST(Report, BibliographyHasThePapersAndTheDay) {
  const std::string text = pages::bibliography(all_invented(), edition);
  EXPECT_EQ(depth(text), 0);
  for (const papers::Paper& paper : papers::built_in().papers) EXPECT_NE(text.find(paper.key), std::string::npos);
  EXPECT_NE(text.find("year = {2026}"), std::string::npos);
  EXPECT_NE(text.find("2026-01-31"), std::string::npos);
}

TEST(Report, CitationsNeedNoOtherEntry) {
  for (const Finding& finding : all_invented()) {
    const std::string text = pages::citation(finding, edition);
    EXPECT_EQ(depth(text), 0) << text;
    EXPECT_EQ(text.find("\\cite"), std::string::npos) << text;
    EXPECT_NE(text.find(std::to_string(finding.claim->paper->year)), std::string::npos) << text;
  }
}

}  // namespace
}  // namespace gamecert::pages
