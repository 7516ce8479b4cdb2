// The ELLO paper, Sections 4 to 8: lemmas in files, and an algorithm that is timed.
#include "papers/ello/lemmas.hpp"
#include "papers/ello/mop_linear.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {

std::vector<CheckFunction> ello_reductions() {
  return {
      check(
          "lemma", [](int, const std::string& name, Trial& trial) { prove_lemma(name, trial); }, name_of("name")),
      check(
          "played-lemma", [](int order, const std::string& name, Trial& trial) { play_lemma(name, order, trial); },
          name_of("name")),
      check("linear-time", check_linear_time, number("factor")),
  };
}

}  // namespace gamecert::papers
