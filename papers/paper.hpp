// The papers whose statements are tested: what is said of each wherever it is named.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "papers/claim.hpp"

namespace gamecert::papers {

/// What `paper.txt` in the folder of a paper says (docs/MY_PAPER.md), and the entries of its files.
struct Paper {
  std::string word;     // with which the ids of its claims begin, before a dot
  std::string subject;  // in a word or two
  std::string key;      // in BibTeX
  std::string authors;  // as BibTeX has them: names with `and` between
  std::string title;
  std::string journal = {}, volume = {}, pages = {};  // of what is not printed yet: none
  int year = 0;
  std::string edition = {};    // the text whose numbers and sentences the entries have, if it is an earlier one
  bool one_numbering = false;  // theorems, lemmas and all others are counted together
  std::string folder = {};     // its name; of a paper that comes with the program empty
  std::span<const PrintedClaim> claims = {};
};

/// `A. Author, B. Author and C. Author, "Title", Journal 1 (2009), 2-3`, with the edition behind it; without a journal
/// the year alone.
std::string reference(const Paper& paper);
/// `A. Author, B. Author and C. Author`
std::string authors(const Paper& paper);

/// Where a claim stands in its paper.
struct PrintedPlace {
  std::string name;     // Theorem 2, after Corollary 5; the section if nothing in it is named
  std::string section;  // Section 3, Abstract; empty if it is not known
};
PrintedPlace place_of(const PrintedClaim& claim);

/// `Theorem 2, Section 3`, with what the id says besides: `Theorem 2, Section 3: repaired`.
std::string heading(const PrintedClaim& claim);

/// Paper by paper in the order of the text: by sections and, within one, as statements are numbered; others stay behind
/// the entry that they follow in the files.
std::vector<const PrintedClaim*> in_order_of_text(std::vector<const PrintedClaim*> claims);

/// The entry that holds where this one is false; null if there is none.
const PrintedClaim* repaired(const PrintedClaim& claim);
/// The entry of which this one is the repair; null if it is none.
const PrintedClaim* repair_of(const PrintedClaim& claim);

}  // namespace gamecert::papers
