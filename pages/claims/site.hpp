// The site of a report: what was found of every claim, page by page.
#pragma once

#include <string>
#include <vector>

#include "pages/claims/finding.hpp"

namespace gamecert::pages {

struct SiteFile {
  std::string name;  // index.html, claims/col.cor-4.html, gallery/order.svg
  std::string text;
};

/// index.html, with all claims and their numbers; a page a paper, in the order of its text; a page a claim, which stays
/// under its name; gallery.html and plots.html with their pictures. Links are relative, and certificates stand in
/// `certificates/`.
std::vector<SiteFile> claim_site(const Findings& findings, const Edition& edition);

}  // namespace gamecert::pages
