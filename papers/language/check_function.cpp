// Functions that files of claims name.
#include "papers/language/check_function.hpp"

#include <algorithm>

#include "papers/checks.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {
std::vector<std::string_view> separated(std::string_view text, std::string_view signs) {
  std::vector<std::string_view> result;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find_first_of(signs, at), text.size());
    result.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return result;
}

const std::vector<CheckFunction>& check_functions() {
  static const std::vector<CheckFunction> all = {
      {"blocks-in-linear-time", blocks_in_linear_time, {"operations-an-edge"}},
      {"branching-tree-classes", branching_tree_classes},
      {"caterpillar-classes", caterpillar_classes},
      {"cone-of-elimination", cone_of_elimination},
      {"diamond-path", won_on_diamond_path, {"groups"}},
      {"even-chains", even_chains},
      {"exactly-n-minus-3-flips", exactly_n_minus_3_flips},
      {"lemma", prove_lemma, {"name"}, CheckFunction::Files::lemmas},
      {"linear-time", check_linear_time, {"factor"}},
      {"moves-in-linear-time", moves_in_linear_time, {"looks-at-a-point"}},
      {"plausibility-driven-graphs", plausibility_driven_graphs},
      {"played-lemma", play_lemma, {"name"}, CheckFunction::Files::lemmas},
      {"reduction", check_reduction_map, {"name"}, CheckFunction::Files::reductions},
      {"reduction-of-k", check_reduction_map, {"name", "k"}, CheckFunction::Files::reductions},
      {"share-of-odd-degenerate", check_share, {"percent"}},
      {"substituted-oddities", substituted_oddities},
      {"substituted-special-graphs", substituted_special_graphs},
      {"tree-classes", tree_classes},
      {"tree-procedure", tree_procedure},
      {"trees-as-hackendot", trees_as_hackendot},
  };
  return all;
}

const CheckFunction& find_check(std::string_view name) {
  const auto& all = check_functions();
  const auto found = std::ranges::find(all, name, &CheckFunction::name);
  if (found != all.end()) return *found;
  std::vector<std::string_view> known;
  for (const CheckFunction& function : all) known.push_back(function.name);
  throw text::InputError("expected the name of a function" + text::did_you_mean(name, known) + ", found " +
                         text::quoted(name));
}

}  // namespace gamecert::papers
