// Second opinions: answers of DepQBF and Z3 on formulas of the rules.
//
// What these solvers say when nothing can be won, or of two players, carries no evidence that could be checked: such
// answers are Certainty::evidence. A line of play of a single player is played by the rules and is certain.
#pragma once

#include <functional>
#include <string>

#include "games/instances/setup.hpp"
#include "solve/answer.hpp"
#include "solve/solvers/depqbf.hpp"

namespace gamecert::solve {

/// Decides a game of one player by Z3. InputError where all winning moves are asked for; LimitError.
Answer solve_solitaire_by_smt(const games::Setup& setup, const Request& request);

/// Who tells whether a quantified formula is true, within limits.
using QbfSolver = std::function<QbfResult(const encode::Qbf&, const Limits&)>;
/// Z3, given the formula in SMT-LIB 2.
QbfResult solve_qbf_by_z3(const encode::Qbf& qbf, const Limits& limits);

/// Decides a game of two players by formulas confined to first_moves(): its outcome in normal or misere play by one,
/// a score by a few. `name`: the solver's, for the doubt. InputError for a solitaire, and where the nimber or all
/// winning moves are asked for; LimitError where the solver comes to no end.
Answer solve_by_qbf(const games::Setup& setup, const Request& request, const QbfSolver& solver,
                    const std::string& name);

}  // namespace gamecert::solve
