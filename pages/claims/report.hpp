// What a run of claims found, in the formats of papers: Markdown, LaTeX and BibTeX.
#pragma once

#include <string>

#include "pages/claims/finding.hpp"

namespace gamecert::pages {

/// How many have which verdict, and which fault of those that fail; then, paper by paper, a table with a row a claim
/// in the order of the text, what fails, with its counterexample, its repair and its certificates
/// (`certificates/ID.cert`), printed tables, and remarks. Nothing in it depends on the day or on how long it took.
std::string markdown(const Findings& findings, const std::string& version);

/// A document with an erratum a paper: what fails there, what is wrong with it, and what holds instead.
std::string errata(const Findings& findings, const Edition& edition);

/// The report, to be cited, and the papers.
std::string bibliography(const Findings& findings, const Edition& edition);
/// An entry for one claim.
std::string citation(const Finding& finding, const Edition& edition);

}  // namespace gamecert::pages
