// Evidence `grounding`: a reduction for all graphs, by refutations of formulas made again from the claim.
#include "certificates/reductions/grounding.hpp"

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/reduction_claim.hpp"
#include "certificates/refutations.hpp"
#include "encode/reductions/grounding.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground of_reductions{Ground::Kind::encodings, "encoding of reductions",
                           "formulas that deny obligations, made from the rules of both games: docs/REDUCTIONS.md"};

Grounding read_grounding(Lines& lines, const Claim&) {
  Grounding grounding;
  const int count = lines.number("a number of refutations");
  if (!lines.at_end_of_line()) {
    if (lines.token("`encoding`") != "encoding") lines.fail("`encoding` and its version", text::quoted(lines.line()));
    grounding.encoding = lines.number("a version from 2 on");
    if (grounding.encoding < 2) lines.fail("a version from 2 on", std::to_string(grounding.encoding));
  }
  grounding.refutations = read_refutations(lines, count);
  return grounding;
}

void write_grounding(std::string& text, const Claim&, const Grounding& grounding) {
  text += std::to_string(grounding.refutations.size());
  if (grounding.encoding != 1) text += " encoding " + std::to_string(grounding.encoding);
  text += "\n";
  append_refutations(text, grounding.refutations);
}

void check_grounding(const Claim& claim, const Grounding& evidence, Grounds& grounds) {
  require_plain(claim, "reduction");
  if (claim.statement != "PROVED corresponding" && claim.statement != "PROVED isomorphic")
    reject("expected PROVED corresponding or PROVED isomorphic, found " + text::quoted(claim.statement));
  grounds.add(of_reductions);
  grounds.add(theorem_of_reductions);
  const bool isomorphic = claim.statement.ends_with("isomorphic");
  const auto denied = encode::reduction_denials(reduction_of(claim, grounds), isomorphic);
  if (evidence.encoding != encode::grounding_version)
    reject("expected formulas of encoding " + std::to_string(encode::grounding_version) + ", found encoding " +
           std::to_string(evidence.encoding) +
           (evidence.encoding < encode::grounding_version
                ? " of an earlier version: make the certificate again with gamecert reduction prove"
                : ""));
  require_refuted(denied, evidence.refutations);
}

}  // namespace

Kind grounding_kind() {
  return kind_of<Grounding>(read_grounding, write_grounding, check_grounding,
                            {definitions_of_reductions, of_reductions, theorem_of_reductions});
}

}  // namespace gamecert::certificates
