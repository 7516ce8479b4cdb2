// Questions of formulas answered by play: generic search over the rules, no engine and no theorem.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "games/conjectures/formula.hpp"

namespace gamecert::verify {

/// Answers for conjectures::evaluate; every game is searched once.
class PlayedAnswers {
 public:
  /// LimitError where a search meets a limit.
  std::optional<std::string> operator()(const conjectures::Question& question);

 private:
  std::map<std::string, std::string> answers_;  // by text of the question
};

}  // namespace gamecert::verify
