// What a run found of a claim, with what was certified of it as text: all that reports are made of.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "papers/paper.hpp"

namespace gamecert::pages {

struct Finding {
  struct Certified {
    std::string claim;     // GAME INSTANCE STATEMENT
    std::string rests_on;  // rules of ello 1; theorem 1.5
  };

  const papers::PrintedClaim* claim = nullptr;
  papers::Result result = {};             // its certificates are those below
  std::vector<Certified> certified = {};  // in the order of the file
  std::string certificates = {};          // the text of the file
  std::string digest = {};                // SHA-256 of it; empty if there is none

  bool fails() const { return !result.failure.where.empty(); }
};

using Findings = std::vector<Finding>;

/// The finding of an entry; null if it is not among them.
const Finding* find(const Findings& findings, const papers::PrintedClaim* claim);

/// The papers of the findings in their order, with those of each.
std::vector<std::pair<const papers::Paper*, Findings>> by_paper(const Findings& findings);

/// `The claims of five papers`, as many as there are; of one paper its title.
std::string what_is_claimed(const Findings& findings);

/// `42 fail: 20 entries with a fault (false statement 11, misprint 9) and 22 with none (corner 12, ...)`; empty if none
/// does.
std::string faults(const Findings& findings);

/// `281 are proved: 60 by a certificate that carries the statement, ...`; empty if none is.
std::string proofs(const Findings& findings);

/// `PROVED (certificate)`, `FAILS (reading)`, `HOLDS`: the verdict, and of which kind it is.
std::string verdict_of_kind(const Finding& finding);

/// What there is to say of a finding that does not fail in a line or two: what proves it, the reason of UNKNOWN and
/// EVIDENCE; may be empty.
std::string explained(const Finding& finding);

/// What reports say of themselves beside what was found.
struct Edition {
  std::string version;   // of the program
  std::string date;      // 2026-01-31
  bool checker = false;  // check.html stands beside index.html, the page that checks certificates
};

}  // namespace gamecert::pages
