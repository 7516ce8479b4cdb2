// The overview and the pages of papers.
#include "pages/claims/site.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <sstream>

#include "games/game.hpp"
#include "pages/claims/claim_page.hpp"
#include "pages/claims/front.hpp"
#include "pages/claims/parts.hpp"
#include "pages/claims/report.hpp"
#include "pages/embedded.hpp"
#include "pages/markup.hpp"
#include "pages/page.hpp"
#include "pages/prose.hpp"
#include "pages/shelf.hpp"

namespace gamecert::pages {
namespace {

using papers::Paper;
using solve::Verdict;

constexpr Verdict verdicts[] = {Verdict::proved,   Verdict::holds,   Verdict::fails,
                                Verdict::evidence, Verdict::vacuous, Verdict::unknown};

/// What the site has beside claims.
struct PageBeside {
  std::string_view name, title;
  std::string_view of_docs = {};  // empty if it is none of docs/
};
constexpr PageBeside beside[] = {{"games.html", "Games"},
                                 {"gallery.html", "Gallery", "GALLERY.md"},
                                 {"results.html", "Results", "RESULTS.md"},
                                 {"open.html", "Open statements", "OPEN_LISTS.md"},
                                 {"plots.html", "Plots", "PLOTS.md"}};

/// Whether these are of papers that come with the program, of which it has a gallery and plots.
bool with_program(const Findings& findings) {
  return findings.empty() || findings.front().claim->paper->folder.empty();
}

std::string cell(std::size_t count) { return element("td", count == 0 ? "" : std::to_string(count)); }

/// A row of counts of those findings that each test takes, and of all.
template <class Tests>
std::string count_row(const std::string& title, const Findings& findings, const Tests& tests) {
  std::string html = element("th", title, "scope=\"row\"");
  for (const auto& test : tests) html += cell(static_cast<std::size_t>(std::ranges::count_if(findings, test)));
  return element("tr", html + cell(findings.size())) + "\n";
}

std::string wide_table(std::string_view caption, const std::string& rows) {
  return wide(element("table", element("caption", escaped(caption)) + "\n" + rows), caption);
}

std::string head_row(std::string_view first, const std::vector<std::string>& columns) {
  std::string html = element("th", escaped(first), "scope=\"col\"");
  for (const std::string& column : columns) html += element("th", column, "scope=\"col\"");
  return element("tr", html + "<th scope=\"col\">all</th>") + "\n";
}

using Test = std::function<bool(const Finding&)>;

std::string verdict_tables(const Findings& findings) {
  std::vector<Test> tests;
  std::vector<std::string> columns;
  for (const Verdict verdict : verdicts) {
    tests.emplace_back([verdict](const Finding& finding) { return finding.result.verdict == verdict; });
    columns.push_back(badge(verdict));
  }
  std::string rows = head_row("paper", columns);
  for (const auto& [paper, of_paper] : by_paper(findings))
    rows += count_row(link(address(*paper), paper->subject), of_paper, tests);
  rows += count_row("all", findings, tests);
  std::string html = wide_table("Entries by paper and verdict", rows);
  rows = head_row("kind", columns);
  for (const auto& [word, kind] : papers::claim_kind_words()) {
    Findings of_kind;
    std::ranges::copy_if(findings, std::back_inserter(of_kind),
                         [kind = kind](const Finding& finding) { return finding.claim->kind == kind; });
    if (!of_kind.empty()) rows += count_row(escaped(word), of_kind, tests);
  }
  return html + wide_table("Entries by kind and verdict", rows);
}

std::string fault_table(const Findings& findings) {
  std::vector<Test> tests;
  std::vector<std::string> columns;
  for (const bool at_fault : {true, false}) {
    for (const auto& [word, fault] : papers::fault_words()) {
      if (papers::accuses(fault) != at_fault) continue;
      tests.emplace_back([fault = fault](const Finding& finding) { return finding.claim->fault == fault; });
      columns.push_back(escaped(word));
    }
    tests.emplace_back(
        [at_fault](const Finding& finding) { return papers::accuses(finding.claim->fault) == at_fault; });
    columns.emplace_back(at_fault ? "with a fault" : "with none");
  }
  std::string rows = head_row("paper", columns), meanings;
  Findings failing;
  std::ranges::copy_if(findings, std::back_inserter(failing), &Finding::fails);
  if (failing.empty()) return "";
  for (const auto& [paper, of_paper] : by_paper(failing))
    rows += count_row(link(address(*paper), paper->subject), of_paper, tests);
  rows += count_row("all", failing, tests);
  for (const auto& [word, fault] : papers::fault_words())
    meanings += element("dt", escaped(word)) + element("dd", escaped(meaning(fault))) + "\n";
  return wide_table("What fails, by paper and fault", rows) + element("dl", meanings) + "\n";
}

/// Of what is proved: by what.
std::string proof_table(const Findings& findings) {
  std::vector<Test> tests;
  std::vector<std::string> columns;
  for (const auto& [word, proof] : papers::proof_words()) {
    tests.emplace_back([proof = proof](const Finding& finding) { return finding.claim->proof == proof; });
    columns.push_back(escaped(in_words(proof)));
  }
  Findings proved;
  std::ranges::copy_if(findings, std::back_inserter(proved),
                       [](const Finding& finding) { return finding.result.verdict == Verdict::proved; });
  if (proved.empty()) return "";
  std::string rows = head_row("paper", columns);
  for (const auto& [paper, of_paper] : by_paper(proved))
    rows += count_row(link(address(*paper), paper->subject), of_paper, tests);
  return wide_table("What is proved, by paper and proof", rows + count_row("all", proved, tests));
}

/// Claims by sections, each a list.
std::string sections(const Findings& findings, std::string_view level, std::string_view up) {
  std::string html;
  for (std::size_t begin = 0, end = 0; begin < findings.size(); begin = end) {
    const std::string section = papers::place_of(*findings[begin].claim).section;
    std::string items;
    for (; end < findings.size() && papers::place_of(*findings[end].claim).section == section; ++end)
      items += list_item(findings[end], up);
    html += element("section", element(level, escaped(section.empty() ? "Elsewhere" : section)) + "\n" +
                                   element("ul", items, "class=\"claims\"")) +
            "\n";
  }
  return html;
}

std::string key_to_verdicts() {
  std::string html;
  for (const Verdict verdict : verdicts)
    html += element("dt", badge(verdict)) + element("dd", escaped(meaning(verdict))) + "\n";
  return element("dl", html) + "\n";
}

/// Of the papers that come with the program; of others nothing.
std::string page_numbers(const Findings& findings) {
  return with_program(findings)
             ? " The texts of the papers that were read have no page numbers: a sentence is cited by "
               "its section and theorem."
             : "";
}

/// The names of the games that claims are about, as gamecert has them, with a blank behind each.
std::string games_of(const Findings& findings) {
  std::set<std::string> words;
  for (const Finding& finding : findings) {
    for (const std::string& line : finding.claim->tests) {
      std::istringstream in(line);
      for (std::string word; in >> word;) words.insert(word);
    }
  }
  std::string names;
  for (const games::Entry& entry : games::registry()) {
    if (words.contains(std::string(entry.info.name))) names += std::string(entry.info.name) + " ";
  }
  return names;
}

std::string links_beside() {
  std::string html;
  for (const PageBeside& page : beside) html += " " + link(page.name, page.title);
  return html;
}

std::string overview(const Site& site) {
  std::string body = element("h1", escaped(what_is_claimed(site.findings)) + ", re-checked") + "\n";
  body +=
      element("p", std::to_string(site.findings.size()) +
                       " sentences of papers on combinatorial games on graphs, each tested as it is printed. What is "
                       "false comes with a counterexample that a second program has checked, and with what holds "
                       "instead." +
                       page_numbers(site.findings)) +
      "\n<p id=\"filter\" hidden><label>Find a theorem: <input type=\"search\" placeholder=\"theorem 12 tri\"></label> "
      "<span aria-live=\"polite\"></span></p>\n";
  if (with_program(site.findings)) body += element("div", front(site), "id=\"front\"") + "\n";
  const auto papers_found = by_paper(site.findings);
  std::string items;
  for (const auto& [paper, of_paper] : papers_found)
    items += element("li", link(address(*paper), papers::reference(*paper)),
                     "class=\"reference\" data-year=\"" + std::to_string(paper->year) + "\" data-games=\"" +
                         escaped(games_of(of_paper)) + "\"") +
             "\n";
  body += element("div", section("papers", "Papers") + element("ul", items), "id=\"references\"") + "\n" +
          element("div",
                  section("counts", "Counts") + verdict_tables(site.findings) + key_to_verdicts() +
                      proof_table(site.findings) + section("faults", "Faults") + fault_table(site.findings) +
                      what_fails(site.findings) + section("cite", "Cite this") +
                      listing(bibliography(site.findings, site.edition), "BibTeX"),
                  "id=\"overview\"") +
          "\n" + section("claims", "Claims");
  for (const auto& [paper, of_paper] : papers_found)
    body += element("section", element("h3", link(address(*paper), paper->title)) + "\n" + sections(of_paper, "h4", ""),
                    "class=\"paper\"") +
            "\n";
  return html(site, {.title = what_is_claimed(site.findings) + ", re-checked",
                     .up = "",
                     .navigation = "<a href=\"#claims\">Claims</a> <a href=\"#counts\">Counts</a> "
                                   "<a href=\"#faults\">Faults</a> <a href=\"#cite\">Cite</a>" +
                                   (site.edition.checker ? " " + link("check.html", "Check a certificate") : "") +
                                   (with_program(site.findings) ? links_beside() : ""),
                     .body = body,
                     .script = std::string(embedded::filter)});
}

std::string paper_page(const Site& site, const Paper& paper, const Findings& findings) {
  std::string body =
      element("h1", escaped(paper.title)) + "\n" + element("p", escaped(papers::reference(paper))) + "\n";
  const std::string faults = pages::faults(findings), proofs = pages::proofs(findings);
  body += element("p", std::to_string(findings.size()) + " entries, in the order of the text." +
                           (faults.empty() ? "" : " Of these " + escaped(faults) + ".") +
                           (proofs.empty() ? "" : " Of these " + escaped(proofs) + ".") + page_numbers(findings)) +
          "\n" + sections(findings, "h2", "");
  return html(site, {.title = std::string(paper.title) + ": claims, re-checked",
                     .up = "",
                     .navigation = link("index.html", "All claims") + " › " + escaped(paper.subject),
                     .body = body});
}

/// A page beside those of claims.
SiteFile page_beside(const Site& site, const std::string& name, const std::string& title, std::string body) {
  return {name, html(site, {.title = title,
                            .up = "",
                            .navigation = link("index.html", "All claims") + " › " + title,
                            .body = std::move(body)})};
}

/// A page of docs/ under its name here, a picture as it is.
SiteFile file_of_docs(const Site& site, const embedded::File& file) {
  const auto* const page = std::ranges::find(beside, file.name, &PageBeside::of_docs);
  if (page == std::end(beside)) return {std::string(file.name), std::string(file.text)};
  PagesOfSite pages;
  for (const PageBeside& each : beside) pages.emplace(each.of_docs, each.name);
  return page_beside(site, std::string(page->name), std::string(page->title), prose(file.text, pages));
}

}  // namespace

std::vector<SiteFile> claim_site(const Findings& findings, const Edition& edition) {
  Site site{.findings = {}, .edition = edition};
  std::vector<const papers::PrintedClaim*> claims;
  for (const Finding& finding : findings) claims.push_back(finding.claim);
  for (const papers::PrintedClaim* claim : papers::in_order_of_text(claims))
    site.findings.push_back(*find(findings, claim));
  std::vector<SiteFile> files = {{"index.html", overview(site)}};
  for (const auto& [paper, of_paper] : by_paper(site.findings))
    files.push_back({address(*paper), paper_page(site, *paper, of_paper)});
  for (std::size_t i = 0; i < site.findings.size(); ++i)
    files.push_back({address(*site.findings[i].claim), claim_page(site, i)});
  if (!with_program(site.findings)) return files;
  for (const embedded::File& file : embedded::docs) files.push_back(file_of_docs(site, file));
  files.push_back(page_beside(site, "games.html", "Games", shelf()));
  return files;
}

}  // namespace gamecert::pages
