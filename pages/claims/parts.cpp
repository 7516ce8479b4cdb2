#include "pages/claims/parts.hpp"

#include <algorithm>

#include "pages/markup.hpp"
#include "pages/page.hpp"
#include "text/cursor.hpp"

namespace gamecert::pages {
namespace {

using papers::FaultKind;
using papers::PrintedClaim;
using solve::Verdict;

constexpr std::string_view mark(Verdict verdict) {
  switch (verdict) {
    case Verdict::proved:
      return "∎";
    case Verdict::holds:
      return "✓";
    case Verdict::fails:
      return "✗";
    case Verdict::vacuous:
      return "∅";
    case Verdict::evidence:
      return "≈";
    case Verdict::unknown:
      return "?";
  }
  return "";
}

std::string lower(std::string_view word) {
  std::string text(word);
  std::ranges::transform(text, text.begin(), [](char c) { return 'A' <= c && c <= 'Z' ? char(c - 'A' + 'a') : c; });
  return text;
}

/// With everything but letters and digits as %41.
std::string percent_encoded(std::string_view text) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string encoded;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (text::letter(c) || text::digit(c)) {
      encoded += c;
    } else {
      encoded += {'%', digits[byte / 16], digits[byte % 16]};
    }
  }
  return encoded;
}

}  // namespace

std::string address(const PrintedClaim& claim) {
  std::string name = claim.id;
  std::ranges::replace(name, '/', '-');
  return "claims/" + name + ".html";
}

std::string address(const papers::Paper& paper) { return std::string(paper.word) + ".html"; }

std::string badge(Verdict verdict) {
  const std::string_view said = solve::word(verdict);
  return "<span class=\"verdict " + lower(said) + "\"><span aria-hidden=\"true\">" + std::string(mark(verdict)) +
         "</span> " + std::string(said) + "</span>";
}

std::string_view meaning(Verdict verdict) {
  switch (verdict) {
    case Verdict::proved:
      return "holds for every instance: by a certificate that carries the statement, or by a proof in words with "
             "certificates of samples or steps";
    case Verdict::holds:
      return "holds for every instance in the range, all of which were gone through";
    case Verdict::fails:
      return "false as it stands; a counterexample follows";
    case Verdict::vacuous:
      return "no instance in the range meets the hypotheses";
    case Verdict::evidence:
      return "sampled, measured, or without a certificate";
    case Verdict::unknown:
      return "not decided: no finite check is known, or a limit was reached";
  }
  return "";
}

std::string_view meaning(FaultKind fault) {
  switch (fault) {
    case FaultKind::none:
      return "";
    case FaultKind::statement:
      return "what is stated is not so";
    case FaultKind::proof:
      return "the proof, strategy or construction does not work; what it is for may be true";
    case FaultKind::misprint:
      return "a letter, a number or a word other than printed makes it true";
    case FaultKind::corner:
      return "no fault: a least case was left out";
    case FaultKind::reading:
      return "no fault: false if the words are taken in this way, true in another";
    case FaultKind::scan:
      return "no fault: a symbol of the scan, which only the printed page can decide";
  }
  return "";
}

std::string list_item(const Finding& finding, std::string_view up) {
  const PrintedClaim& claim = *finding.claim;
  std::string about = std::string(papers::word(claim.kind));
  if (claim.fault != FaultKind::none) about += ", " + std::string(papers::word(claim.fault));
  if (finding.result.verdict == Verdict::proved) about += ", " + std::string(papers::in_words(claim.proof));
  return element("li",
                 link(std::string(up) + address(claim), papers::heading(claim)) + " " + badge(finding.result.verdict) +
                     " <span class=\"about\">" + escaped(about) + ", " + code(claim.id) + "</span>" +
                     element("p", escaped(claim.statement)) +
                     (claim.reading.empty() ? "" : element("p", "Read thus: " + escaped(claim.reading))),
                 "class=\"claim\"") +
         "\n";
}

std::string check_link(const Site& site, const Finding& finding, std::string_view up) {
  constexpr std::size_t most_in_address = 8192;
  if (!site.edition.checker) return "";
  const bool alone = finding.certificates.size() > most_in_address;
  const std::string file = papers::certificate_file(*finding.claim);
  const std::string address = std::string(up) + "check.html" +
                              (alone ? "" : "#" + percent_encoded(file) + ":" + percent_encoded(finding.certificates));
  return element("p", link(address, "Check it here") + ", in your browser" +
                          (alone ? ": save the file, and drop it on the page that opens." : ".") +
                          " Nothing need be installed. The checker there is proved in Coq; what it does not have it "
                          "leaves open.") +
         "\n";
}

std::string html(const Site& site, const SitePage& page) {
  std::string body = "<nav aria-label=\"Site\">" + page.navigation + "</nav>\n<main>\n" + page.body + "</main>\n";
  body += "<footer>Made by <code>gamecert claims report</code>, version " + escaped(site.edition.version) + ", " +
          escaped(site.edition.date) + ". " + link(page.up + "index.html", "All claims") + ", " +
          link(page.up + "claims.bib", "BibTeX") + ", " + link(page.up + "errata.tex", "errata in LaTeX") + ", " +
          link(page.up + "CLAIMS.md", "Markdown") + ", " + link(page.up + "claims.jsonl", "JSON lines") + ".</footer>";
  return html(WebPage{.title = page.title, .body = std::move(body), .script = page.script});
}

}  // namespace gamecert::pages
