// Answers of several engines to one question.
#pragma once

#include <string>
#include <vector>

#include "solve/answer.hpp"

namespace gamecert::solve {

/// Collects answers, and what to make of them.
class Agreement {
 public:
  void add(const std::string& engine, Answer answer);
  void does_not_apply(const std::string& engine, const std::string& reason);
  /// Some answer with evidence is there.
  bool has_evidence() const;
  /// The first certain answer with evidence, else the first certain one, else the first one that is not unknown, else
  /// the first; with all opinions, and with the greatest number of green edges if any answer has it. Throws
  /// logic_error, which says what each engine said, if statements differ, or the winning moves or that number where
  /// more than one answer has them; unknown answers say nothing.
  Answer result() const;

 private:
  std::vector<Answer> answers_;
  std::vector<Opinion> opinions_;
};

}  // namespace gamecert::solve
