// Questions of formulas answered by play: generic search over the rules, no engine and no theorem.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "conjectures/formula.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

/// The refusal of an instance by the game that a formula asks about, with the game and the instance in front.
text::InputError refused(const conjectures::GameAtom& question, const text::InputError& error);

/// Answers for conjectures::evaluate; every game is searched once.
class PlayedAnswers {
 public:
  /// LimitError where a search meets a limit.
  std::optional<std::string> operator()(const conjectures::GameAtom& question);

 private:
  std::map<std::string, std::string> answers_;  // by text of the question
};

}  // namespace gamecert::sweeps
