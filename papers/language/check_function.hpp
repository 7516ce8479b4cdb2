// Tests that are functions: algorithms and whatever else a line of a file of claims cannot say.
//
// A file of claims names the function and gives what it takes, a name or values: `check reduction-of-k name=col.prop-1
// k=k for k = 1..4`.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "papers/claim.hpp"

namespace gamecert::papers {

/// What a line gives: behind `name=` a text, behind other names numbers.
struct CheckArguments {
  std::string name = {};
  std::string text = {};  // of the lemma or the reduction of that name
  std::map<std::string, int> numbers = {};
};

using CheckOfStage = void(int stage, const CheckArguments& given, Trial& trial);

struct CheckFunction {
  enum class Files { none, lemmas, reductions };  // what `name` is the name of

  std::string_view name;
  CheckOfStage* test;
  std::vector<std::string_view> takes = {};  // in the order in which a line gives them
  Files files = Files::none;
};

/// The function of that name; InputError with the nearest name if there is none.
const CheckFunction& find_check(std::string_view name);
/// All of them, by name.
const std::vector<CheckFunction>& check_functions();

/// What stands between such characters.
std::vector<std::string_view> separated(std::string_view text, std::string_view signs);

}  // namespace gamecert::papers
