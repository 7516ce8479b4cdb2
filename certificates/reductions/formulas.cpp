// The version of formulas in a certificate, read and compared.
#include "certificates/reductions/formulas.hpp"

#include "certificates/claim.hpp"
#include "encode/reductions/grounding.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {

const Ground encoding_of_reductions{
    Ground::Kind::encodings, "encoding of reductions",
    "formulas that deny obligations, made from the rules of both games: docs/REDUCTIONS.md"};

int read_encoding(Lines& lines) {
  if (lines.token("`encoding`") != "encoding") lines.fail("`encoding` and its version", text::quoted(lines.line()));
  const int encoding = lines.number("a version from 2 on");
  if (encoding < 2) lines.fail("a version from 2 on", std::to_string(encoding));
  return encoding;
}

void require_encoding(int found) {
  if (found == encode::grounding_version) return;
  reject("expected formulas of encoding " + std::to_string(encode::grounding_version) + ", found encoding " +
         std::to_string(found) +
         (found < encode::grounding_version
              ? " of an earlier version: make the certificate again with gamecert reduction prove"
              : ""));
}

}  // namespace gamecert::certificates
