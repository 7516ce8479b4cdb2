// Reading the reduction of a claim.
#include "certificates/reduction_claim.hpp"

#include "certificates/claim.hpp"
#include "games/registry/infos.hpp"
#include "reductions/reduction_file.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

using reductions::LineReader;

/// What semicolons part.
std::size_t each_statement(std::string_view line, const std::function<void(LineReader&)>& visit) {
  const LineReader::Values no_parameters;
  text::Cursor in(line, {1, 1});
  if (line.size() >= reductions::most_characters)
    in.exceed("a text of at most " + std::to_string(reductions::most_characters) + " characters, `for` written out",
              "more");
  for (bool more = true; more; more = in.take(";")) {
    const text::Place start = in.place();
    LineReader statement(in.take_until(";"), start, no_parameters);
    if (!statement.done()) visit(statement);
  }
  return 1;
}

}  // namespace

reductions::Reduction reduction_of(const Claim& claim, Grounds& grounds) {
  reductions::Reduction reduction =
      reductions::read_statements([&](const auto& visit) { return each_statement(claim.instance, visit); }, {});
  if (const std::string known = text(reduction); known != claim.instance)
    reject("expected the reduction " + text::quoted(known) + ", found " + text::quoted(claim.instance));
  grounds.add(definitions_of_reductions);
  for (const reductions::Side* side : {&reduction.source, &reduction.target})
    grounds.add_rules(games::info_of(side->game), side->parameters);
  return reduction;
}

}  // namespace gamecert::certificates
