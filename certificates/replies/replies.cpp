// Evidence `replies`: refutations of formulas made again from the claim, and nimbers of constants by their options.
#include "certificates/replies/replies.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/local_texts.hpp"
#include "certificates/reduction_claim.hpp"
#include "certificates/reductions/formulas.hpp"
#include "certificates/refutations.hpp"
#include "encode/reductions/grounding.hpp"
#include "reductions/constant_pieces.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

using encode::ConstantPlay;
using encode::PiecePainting;
using reductions::Of;

const Ground theorem_of_replies{Ground::Kind::theorems, "theorem of mirrored play of reductions",
                                "moves of the source and of the target answer each other, and the nimbers of constant "
                                "pieces add: docs/REDUCTIONS.md"};

/// The nimber of a constant piece by the list of its positions.
class ConstantValue {
 public:
  ConstantValue(const ConstantPlay& play, const ReductionReplies::Values& values, std::string_view name)
      : play_(play), values_(values), name_(name), used_(values.size(), 0) {}

  // Sound because every position of the list has the nimber that its options give it, and these are of the list, too.
  int check() {
    if (play_.empty()) {
      if (!values_.empty()) fail("no values where there is no constant piece", std::to_string(values_.size()));
      return 0;
    }
    if (!play_.start_legal()) fail("a legal start", "two vertices that clash");
    const int result = value(play_.start());
    for (std::size_t i = 0; i < values_.size(); ++i) check(i);
    if (std::ranges::find(used_, 0) != used_.end()) fail("values of positions that play reaches", "one it does not");
    return result;
  }

 private:
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    reject("constants of " + name_ + ": expected " + expected + ", found " + found);
  }
  int value(const PiecePainting& painting) {
    const auto it = std::ranges::lower_bound(values_, painting, {}, &ReductionReplies::Values::value_type::first);
    if (it == values_.end() || it->first != painting) fail("the value of every position", "none of one");
    used_[static_cast<std::size_t>(it - values_.begin())] = 1;
    return it->second;
  }
  void check(std::size_t i) {
    const auto& [painting, nimber] = values_[i];
    if (i > 0 && painting <= values_[i - 1].first) fail("positions in ascending order", "one not greater");
    if (painting.size() != play_.start().size()) fail("a colour for every vertex", std::to_string(painting.size()));
    const std::vector<PiecePainting> options = play_.options(painting);
    std::vector<char> reached(options.size() + 1, 0);
    for (const PiecePainting& option : options) {
      const auto found = static_cast<std::size_t>(value(option));
      if (found < reached.size()) reached[found] = 1;
    }
    const auto least = std::ranges::find(reached, 0) - reached.begin();
    if (nimber != least)
      fail("the nimber " + std::to_string(least) + " of value " + std::to_string(i + 1), std::to_string(nimber));
  }

  const ConstantPlay& play_;
  const ReductionReplies::Values& values_;
  std::string name_;
  std::vector<char> used_;
};

ReductionReplies read_replies(Lines& lines, const Claim&) {
  ReductionReplies replies;
  const int count = lines.number("a number of refutations");
  replies.encoding = read_encoding(lines);
  for (std::size_t of = 0; of < ReductionReplies::pieces.size(); ++of) {
    lines.next_line("the number of values of a constant piece");
    lines.word(ReductionReplies::pieces[of]);
    const int values = lines.number("a number of values");
    for (int i = 0; i < values; ++i) {
      lines.next_line("a value");
      const int nimber = lines.number("a nimber");
      replies.constants[of].emplace_back(lines.numbers_of_line("a colour"), nimber);
    }
  }
  replies.refutations = read_refutations(lines, count);
  return replies;
}

void check_replies(const Claim& claim, const ReductionReplies& evidence, Grounds& grounds) {
  require_plain(claim, "reduction");
  const reductions::Reduction reduction = reduction_of(claim, grounds);
  for (const auto* side : {&reduction.source, &reduction.target}) add_locality(side->game, grounds);
  if (reduction.target.misere) reject("expected normal play, in which nimbers add, found misere play");
  const auto denied = encode::reduction_denials(reductions::without_constants(reduction), false);
  require_encoding(evidence.encoding);
  std::array<int, 3> worth{};
  for (std::size_t of = 0; of < worth.size(); ++of) {
    const ConstantPlay play(reduction, static_cast<Of>(of));
    worth[of] = ConstantValue(play, evidence.constants[of], ReductionReplies::pieces[of]).check();
  }
  const std::string proved = "PROVED equal-nimber" + text(reductions::NimHeaps{worth[0], worth[1], worth[2]});
  if (claim.statement != proved)
    reject("expected " + text::quoted(proved) + ", found " + text::quoted(claim.statement));
  require_refuted(denied, evidence.refutations);
}

}  // namespace

Kind replies_kind() {
  return kind_of<ReductionReplies>(
      read_replies, check_replies,
      {definitions_of_reductions, encoding_of_reductions, theorem_of_reductions, theorem_of_replies},
      {theorem_of_local_texts});
}

}  // namespace gamecert::certificates
