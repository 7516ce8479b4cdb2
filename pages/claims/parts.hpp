// What the pages of a site have in common.
#pragma once

#include <string>
#include <string_view>

#include "pages/claims/finding.hpp"
#include "papers/paper.hpp"

namespace gamecert::pages {

struct Site {
  Findings findings;  // in the order of the text, paper by paper
  Edition edition;
};

/// `claims/col.cor-4.html`
std::string address(const papers::PrintedClaim& claim);
/// `col.html`
std::string address(const papers::Paper& paper);

/// The word of a verdict with a mark of its own, so that colour is not needed.
std::string badge(solve::Verdict verdict);
/// What the word means, in a line.
std::string_view meaning(solve::Verdict verdict);
/// What the word of a fault means, in a line.
std::string_view meaning(papers::FaultKind fault);

/// A claim in a list: its heading, verdict and sentence, on which the list can be filtered. `up` leads from the page to
/// the top of the site: empty or `../`.
std::string list_item(const Finding& finding, std::string_view up);

/// To the page that checks certificates, if the site has it: a small certificate goes along in the address.
std::string check_link(const Site& site, const Finding& finding, std::string_view up);

struct SitePage {
  std::string title;
  std::string up;          // to the top of the site
  std::string navigation;  // HTML
  std::string body;        // HTML
  std::string script = {};
};
/// The whole page, with what all have above and below.
std::string html(const Site& site, const SitePage& page);

}  // namespace gamecert::pages
