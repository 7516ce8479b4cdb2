// Sound by the theorem of docs/TREES.md.
#include "certificates/ledgers/types.hpp"

#include <optional>
#include <utility>

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "language/infix.hpp"
#include "language/reader/prefix_reader.hpp"
#include "language/terms.hpp"
#include "language/trees/tree_types.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

using language::trees::TreeTypes;

const Ground theorem_of_types{Ground::Kind::theorems, "theorem of docs/TREES.md",
                              "what a statement says of a tree can be told from the types of its parts"};

struct Asked {
  language::Formula statement;
  bool vacuous;
  int first;
  std::optional<int> last;
};

std::pair<int, std::optional<int>> orders_of(const std::string& instance) {
  constexpr std::string_view before = "trees order ";
  if (instance.starts_with(before)) {
    text::Cursor in(std::string_view(instance).substr(before.size()));
    const auto first = text::whole_number(in.take_until("."));
    const bool range = in.take("..");
    const std::optional<int> last = range && !in.rest().empty() ? text::whole_number(in.rest()) : std::nullopt;
    const int greatest = last.value_or(TreeTypes::largest_order);
    if (first && *first >= 1 && *first <= greatest && greatest <= TreeTypes::largest_order &&
        trees_of_orders(*first, last) == instance)
      return {*first, last};
  }
  reject("expected trees order A.. or A..B with 1 <= A <= B <= " + std::to_string(TreeTypes::largest_order) +
         ", found " + text::quoted(instance));
}

Asked asked(const Claim& claim) {
  require_plain(claim, "sweep");
  const auto [first, last] = orders_of(claim.instance);
  const std::size_t space = std::min(claim.statement.find(' '), claim.statement.size());
  const std::string_view word = std::string_view(claim.statement).substr(0, space);
  if ((word != "HOLDS" && word != "VACUOUS") || space == claim.statement.size())
    reject("expected HOLDS or VACUOUS, and a formula, found " + text::quoted(claim.statement));
  const std::string_view prefix = std::string_view(claim.statement).substr(space + 1);
  try {
    language::Formula formula = language::read_prefix(prefix, nullptr);
    if (language::prefix(formula) != prefix)
      reject("expected the formula " + text::quoted(language::prefix(formula)) + ", found " + text::quoted(prefix));
    return {std::move(formula), word == "VACUOUS", first, last};
  } catch (const text::InputError& error) {
    text::throw_shifted(error, space + 1);
  }
}

void check_types(const Claim& claim, const TypesOfTrees&, Grounds& grounds) {
  const Asked question = asked(claim);
  for (const std::string_view theorem : language::theorems_under(question.statement))
    grounds.add(theorem_ground(theorem));
  const TreeTypes::Found found = question.last
                                     ? TreeTypes::of_orders(question.statement, question.first, *question.last)
                                     : TreeTypes::of_all(question.statement, question.first);
  if (found.counterexample) reject("expected no tree at which it is false, found one");
  if (found.supposed == question.vacuous)
    reject(std::string("expected ") + (question.vacuous ? "no tree" : "a tree") +
           " at which the hypotheses are true, found " + (found.supposed ? "one" : "none"));
}

std::string reading(const Claim& claim) { return language::infix(asked(claim).statement); }

}  // namespace

std::string trees_of_orders(int first, std::optional<int> last) {
  return "trees order " + std::to_string(first) + ".." + (last ? std::to_string(*last) : "");
}

Kind types_kind() {
  std::vector<Ground> sometimes;
  for (const std::string_view theorem : language::theorems_under_words()) sometimes.push_back(theorem_ground(theorem));
  Kind kind = kind_of<TypesOfTrees>([](Lines&, const Claim&) { return TypesOfTrees{}; }, check_types,
                                    {definitions_of_conjectures, theorem_of_types}, sometimes);
  kind.reads = reading;
  return kind;
}

}  // namespace gamecert::certificates
