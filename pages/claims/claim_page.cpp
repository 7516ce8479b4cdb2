// What was printed, what was found, how far, on what evidence; how to repeat it and how to cite it.
#include "pages/claims/claim_page.hpp"

#include <algorithm>
#include <sstream>

#include "certificates/format.hpp"
#include "games/instances/instance.hpp"
#include "pages/claims/certified_formula.hpp"
#include "pages/claims/report.hpp"
#include "pages/claims/table_cells.hpp"
#include "pages/figure.hpp"
#include "pages/markup.hpp"
#include "pages/page.hpp"
#include "pages/player.hpp"
#include "text/errors.hpp"
#include "verify/pictures.hpp"

namespace gamecert::pages {
namespace {

using papers::PrintedClaim;

constexpr std::size_t most_certificates_drawn = 4;
constexpr std::size_t most_vertices_drawn = 64;
constexpr int most_vertices_played = 10;  // the search takes no time there, so that pages do not depend on it

std::string row(std::string_view term, const std::string& inner) {
  return element("dt", escaped(term)) + element("dd", inner) + "\n";
}

std::string with_meaning(std::string_view word, std::string_view meaning) {
  return escaped(word) + ": " + escaped(meaning);
}

/// The verdict, the sentence of the paper, and what is tested.
std::string sentence(const Finding& finding) {
  const PrintedClaim& claim = *finding.claim;
  const papers::Paper& paper = *claim.paper;
  const bool repair = papers::repair_of(claim) != nullptr;
  std::string html =
      element("p", badge(finding.result.verdict) + " " + escaped(meaning(finding.result.verdict))) + "\n";
  html +=
      element("blockquote", element("p", element("b", repair && claim.printed.empty() ? "Repaired:" : "Printed:") +
                                             " " + escaped(claim.printed.empty() ? claim.statement : claim.printed)));
  html += "\n<dl>\n";
  html += row(repair ? "Repair of" : "Of", link("../" + address(paper), papers::reference(paper)) +
                                               (claim.where.empty() ? "" : ", " + escaped(claim.where)));
  html += row("Kind", escaped(papers::word(claim.kind)));
  if (!claim.printed.empty()) html += row("What is tested", escaped(claim.statement));
  if (!claim.reading.empty()) html += row("Read thus", escaped(claim.reading));
  if (finding.fails() && claim.fault != papers::FaultKind::none)
    html += row("Fault", with_meaning(papers::word(claim.fault), meaning(claim.fault)));
  if (finding.result.verdict == solve::Verdict::proved) html += row("Proved", escaped(papers::in_words(claim.proof)));
  return html + "</dl>\n";
}

std::string side(const Finding& finding, std::string_view title) {
  return element("div", element("h3", escaped(title)) + element("p", badge(finding.result.verdict)) +
                            element("p", escaped(finding.claim->statement)) +
                            element("p", "Range: " + escaped(papers::range(*finding.claim, finding.result)) + ". " +
                                             link("../" + address(*finding.claim), papers::heading(*finding.claim))));
}

/// As printed and repaired, beside each other.
std::string repair(const Site& site, const Finding& finding) {
  const Finding* other = find(site.findings, papers::repaired(*finding.claim));
  if (other != nullptr)
    return section("repair", "What holds instead") +
           element("div", side(finding, "As printed") + side(*other, "Repaired"), "class=\"sides\"") + "\n";
  other = find(site.findings, papers::repair_of(*finding.claim));
  if (other == nullptr) return "";
  return section("repair", "What it repairs") +
         element("div", side(*other, "As printed") + side(finding, "Repaired"), "class=\"sides\"") + "\n";
}

std::string failure(const Finding& finding) {
  if (!finding.fails()) return "";
  std::string html = section("counterexample", "Where it fails") +
                     element("p", code(finding.result.failure.where), "class=\"where\"") + "\n";
  const auto line = [&](std::string_view title, const std::string& words) {
    if (!words.empty()) html += element("p", escaped(title) + ": " + escaped(words) + ".") + "\n";
  };
  line("Why", finding.claim->because);
  line("What else it could mean", finding.claim->otherwise);
  line("How the paper uses it", finding.claim->used);
  if (!finding.result.failure.missing.empty())
    html += element("p", "Without a certificate: " + escaped(finding.result.failure.missing) + ".") + "\n";
  return html;
}

std::string checked(const Finding& finding) {
  const PrintedClaim& claim = *finding.claim;
  if (!claim.check) return "";
  std::string html = section("checked", "What was checked") + "<dl>\n";
  html += row("Range", escaped(papers::range(claim, finding.result)));
  html += row("Instances", std::to_string(finding.result.instances));
  html += "</dl>\n";
  if (!finding.result.remarks.empty()) {
    std::string items;
    for (const std::string& remark : finding.result.remarks) items += element("li", escaped(remark));
    html += element("p", "Found on the way:") + element("ul", items) + "\n";
  }
  std::string lines;
  for (const std::string& line : claim.definitions) lines += line + "\n";
  for (const std::string& line : claim.tests) lines += line + "\n";
  return html + element("details", element("summary", "The test, line by line") + listing(lines, "The test")) + "\n";
}

std::string known(const Finding& finding) {
  const std::string reason = explained(finding);
  if (reason.empty()) return "";
  const bool open = finding.claim->kind == papers::ClaimKind::question;
  return section("known", open ? "What is known of this question" : "What is known") + element("p", escaped(reason)) +
         "\n";
}

bool drawable(const std::vector<pictures::Picture>& drawn) {
  return std::ranges::all_of(drawn, [](const auto& picture) { return picture.vertices.size() <= most_vertices_drawn; });
}

/// The board of a certificate to be played on; empty unless it is small.
std::string played(const certificates::Certificate& certificate) {
  if (games::Instance(certificate.claim.instance).order() > most_vertices_played) return "";
  try {
    const auto board = played_board(certificate, {.positions = 800});
    return board ? player(*board, "player") + "\n" : "";
  } catch (const text::LimitError&) {
    return "";
  }
}

/// Boards of the first certificates that can be drawn; the first that can be played on is a player.
std::string drawings(const Finding& finding) {
  std::istringstream in(finding.certificates);
  certificates::Reader reader(in);
  std::string boards, game;
  std::size_t number = 0;
  while (const auto certificate = reader.next()) {
    if (++number > most_certificates_drawn) break;
    try {
      std::vector<pictures::Picture> drawn = verify::pictures_of(*certificate);
      if (!drawable(drawn)) continue;
      boards += figures(std::move(drawn), "board" + std::to_string(number));
      if (game.empty()) game = played(*certificate);
    } catch (const text::InputError&) {
      continue;  // of heaps that go on for ever there is no picture
    }
  }
  return (boards.empty() ? "" : element("div", boards, "class=\"boards\"") + "\n") +
         (game.empty() ? "" : element("h3", "Play it, step through it") + "\n" + game);
}

std::string certificates_of(const Site& site, const Finding& finding) {
  if (finding.digest.empty()) {
    return finding.fails() && finding.result.failure.missing.empty()
               ? section("certificates", "Certificates") +
                     element("p", "None is needed: what fails is plain arithmetic.") + "\n"
               : "";
  }
  const std::string file = papers::certificate_file(*finding.claim);
  std::string items;
  for (const auto& [claim, rests_on] : finding.certified) {
    const std::string formula = certified_formula(claim);
    items += element("li", code(claim) + (formula.empty() ? "" : "<br>reads: " + code(formula)) +
                               "<br>rests on: " + escaped(rests_on)) +
             "\n";
  }
  return section("certificates", "Certificates") +
         element("p", (finding.fails() ? "Of what refutes it" : "Of what holds") + std::string(": ") +
                          link("../certificates/" + file, file) + ", SHA-256 " + code(finding.digest)) +
         "\n" + check_link(site, finding, "../") + drawings(finding) +
         element("details",
                 element("summary", std::to_string(finding.certified.size()) +
                                        (finding.certified.size() == 1 ? " certificate" : " certificates") +
                                        ", and what each rests on") +
                     element("ul", items),
                 finding.certified.size() <= most_certificates_drawn ? "open" : "") +
         "\n";
}

std::string repeat(const Finding& finding) {
  const PrintedClaim& claim = *finding.claim;
  const std::string& folder = claim.paper->folder;
  std::string lines = "gamecert claims run " + (folder.empty() ? "" : folder + " ") + claim.id +
                      (finding.digest.empty() ? "" : " --certificates kept") + "\n";
  if (!finding.digest.empty()) lines += "gamecert-check kept/" + papers::certificate_file(claim) + "\n";
  return section("repeat", "Repeat it, check it") + listing(lines, "Commands");
}

std::string relatives(const Site& site, const Finding& finding) {
  std::string items;
  const papers::PrintedPlace place = papers::place_of(*finding.claim);
  for (const Finding& other : site.findings) {
    const bool same = other.claim->paper == finding.claim->paper && other.claim->where == finding.claim->where &&
                      !place.section.empty() && place.name != place.section;
    if (same && other.claim != finding.claim) items += list_item(other, "../");
  }
  return items.empty()
             ? ""
             : section("others", "Other entries of " + place.name) + element("ul", items, "class=\"claims\"") + "\n";
}

std::string navigation(const Site& site, std::size_t number) {
  const papers::Paper& paper = *site.findings[number].claim->paper;
  std::string html = link("../index.html", "All claims") + " › " + link("../" + address(paper), paper.subject);
  const auto neighbour = [&](std::size_t at, std::string_view rel, std::string_view arrow) {
    if (at >= site.findings.size() || site.findings[at].claim->paper != &paper) return;
    const PrintedClaim& claim = *site.findings[at].claim;
    html += " <a rel=\"" + std::string(rel) + "\" href=\"" + escaped("../" + address(claim)) + "\">" +
            std::string(arrow) + " " + escaped(papers::heading(claim)) + "</a>";
  };
  neighbour(number - 1, "prev", "←");
  neighbour(number + 1, "next", "→");
  return html;
}

}  // namespace

std::string claim_page(const Site& site, std::size_t number) {
  const Finding& finding = site.findings[number];
  const PrintedClaim& claim = *finding.claim;
  const std::string heading = papers::heading(claim);
  std::string body = element("h1", escaped(heading) + " <small>" + code(claim.id) + "</small>") + "\n" +
                     sentence(finding) + failure(finding) + certificates_of(site, finding);
  if (!finding.result.cells.empty())
    body += section("table", "The printed table, and what was found") + tables(finding.result.cells);
  body += repair(site, finding) + checked(finding) + known(finding) + repeat(finding) + relatives(site, finding) +
          section("cite", "Cite this page") + listing(citation(finding, site.edition), "BibTeX");
  return html(site, {.title = heading + ": " + std::string(solve::word(finding.result.verdict)) + " (" + claim.id + ")",
                     .up = "../",
                     .navigation = navigation(site, number),
                     .body = body,
                     .script = body.find("class=\"player\"") == std::string::npos ? "" : std::string(player_script())});
}

}  // namespace gamecert::pages
