// Questions about games for solvers that know integers, as scripts of SMT-LIB 2.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "encode/qbf.hpp"
#include "games/instances/setup.hpp"

namespace gamecert::encode {

/// A script that asks once whether what it asserts can be met.
struct Smt {
  std::string text;
  std::vector<std::string> constants = {};  // of sort Int; their values describe a line of play
  /// The line of play, move codes in order, that values of the constants describe, in their order. What it is for other
  /// values than those of a model, is not specified.
  std::function<std::vector<int>(const std::vector<std::int64_t>& values)> moves = {};
};

/// The question whether `statement` about a solitaire is false, as `question` has it. ELLO, with two colours or more,
/// and odd elimination are asked for positions of the vertices in an order, other solitaires for the moves of unrolled
/// play and, where there are points, for a linear sum of them. InputError and LimitError as there, and whatever
/// `between` throws.
Smt smt_question(const games::Setup& setup, std::string_view statement, const Checkpoint& between = {});

/// Satisfiable exactly if the quantified formula is true; no constants.
Smt smt_question(const Qbf& qbf);

}  // namespace gamecert::encode
