#include "pages/claims/front.hpp"

#include <algorithm>
#include <string_view>

#include "pages/markup.hpp"
#include "pages/page.hpp"

namespace gamecert::pages {
namespace {

struct Shown {
  std::string_view picture, says;
};
constexpr Shown pictures_shown[] = {
    {"counterexample.svg", "A counterexample: the least graph that shows that not every oddity is a tree."},
    {"order.svg", "A game that is won: the order in which every vertex goes."},
    {"reduction.svg", "A reduction, proved for every graph: an edge, and what it becomes."}};

std::string figures_of_gallery() {
  std::string html;
  for (const auto& [picture, says] : pictures_shown) {
    const std::string address = "gallery/" + std::string(picture);
    html += element("figure", element("a", "<img src=\"" + address + "\" alt=\"" + escaped(says) + "\">",
                                      "href=\"gallery.html\"") +
                                  element("figcaption", escaped(says))) +
            "\n";
  }
  return element("div", html, "class=\"boards\"") + "\n";
}

/// The finding with the shortest file of certificates; null if none has one.
const Finding* shortest(const Findings& findings) {
  const Finding* found = nullptr;
  for (const Finding& finding : findings) {
    if (finding.certificates.empty()) continue;
    if (found == nullptr || finding.certificates.size() < found->certificates.size()) found = &finding;
  }
  return found;
}

std::string certificate_to_check(const Site& site, const Finding& finding) {
  const std::string file = papers::certificate_file(*finding.claim);
  return section("check", "Check one yourself") +
         element("p", "This is all that there is to believe of " +
                          link(address(*finding.claim), papers::heading(*finding.claim)) +
                          ": the game, the board, what is claimed and the evidence. The program "
                          "<code>gamecert-check</code>, which searches nothing, accepts it or rejects it.") +
         "\n" + listing(finding.certificates, "A certificate") +
         listing("gamecert-check certificates/" + file + "\n", "How it is checked") + check_link(site, finding, "");
}

std::string list_of(const Findings& findings, bool at_fault) {
  std::string items;
  for (const Finding& finding : findings) {
    const papers::PrintedClaim& claim = *finding.claim;
    if (!finding.fails() || papers::accuses(claim.fault) != at_fault) continue;
    std::string about = claim.paper->subject;
    if (!at_fault) about += ", " + std::string(papers::word(claim.fault));
    items +=
        element("li",
                link(address(claim), papers::heading(claim)) + " <span class=\"about\">" + escaped(about) + "</span>" +
                    element("p", escaped(claim.statement)) +
                    element("p", "But: " + escaped(finding.result.failure.where)) +
                    (at_fault || claim.reading.empty() ? "" : element("p", "Read thus: " + escaped(claim.reading))),
                "class=\"fault\"") +
        "\n";
  }
  return items.empty() ? "" : element("ul", items, "class=\"faults\"") + "\n";
}

}  // namespace

std::string front(const Site& site) {
  const Finding* const certified = shortest(site.findings);
  return section("what", "What this is") +
         element(
             "p",
             "<code>gamecert</code> decides combinatorial games on graphs: who wins, and how; whether a conjecture is "
             "true of all graphs of some orders; whether a lemma or a reduction is right for every graph. It writes "
             "down why, so that nobody has to believe it: a second program, which shares no search with it, accepts "
             "or rejects what was written.") +
         "\n" + figures_of_gallery() + (certified == nullptr ? "" : certificate_to_check(site, *certified));
}

std::string what_fails(const Findings& findings) {
  const std::string faults = list_of(findings, true), others = list_of(findings, false);
  if (faults.empty() && others.empty()) return "";
  return section("fails", "What fails") +
         (faults.empty() ? "" : element("h3", "As printed, with a fault") + "\n" + faults) +
         (others.empty()
              ? ""
              : element("h3", "In a corner, in one reading, in the scan: no faults of the papers") + "\n" + others);
}

}  // namespace gamecert::pages
