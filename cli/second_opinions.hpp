// What the engines said over many instances.
#pragma once

#include <string>
#include <vector>

#include "solve/answer.hpp"

namespace gamecert::cli {

/// Counts what each of several engines said of one instance after the other.
class SecondOpinions {
 public:
  /// Of an instance on which the engines agree.
  void add(const std::vector<solve::Opinion>& opinions);
  /// Of one on which they disagree, or whose answer did not stand a check.
  void add_failure() { ++failures_; }
  /// `smt: 4 agreed; qbf: 3 agreed, 1 UNKNOWN; 1 failure`, in the order of the engines; empty where nothing
  /// was added.
  std::string text() const;

 private:
  struct Count {
    std::string engine;
    int agreed = 0;
    int unknown = 0;
    int not_applicable = 0;
  };
  std::vector<Count> counts_;
  int failures_ = 0;
};

}  // namespace gamecert::cli
