// Tests that are functions: strategies, algorithms and whatever else a line of a file of claims cannot say.
//
// A file of claims names the function and gives its arguments: `check odd-cycle answer=same-colour`. A section of a
// paper lists its functions with what they take: check("odd-cycle", check_odd_cycle, choice<Recolour>("answer", ...)).
#pragma once

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "papers/claim.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {

/// The words `name=value` behind the name of a function. InputError for one that is missing, that is no value, or that
/// the function does not take.
class CheckArguments {
 public:
  explicit CheckArguments(std::map<std::string, std::string> given) : given_(std::move(given)) {}

  std::string take(std::string_view name);
  void require_all_taken() const;

 private:
  std::map<std::string, std::string> given_;
};

/// What stands between such characters.
std::vector<std::string_view> separated(std::string_view text, std::string_view signs);

/// What a function takes by that name.
template <class T>
struct CheckParameter {
  std::string_view name;
  std::function<T(const std::string&)> read;
};
CheckParameter<int> number(std::string_view name);
CheckParameter<std::string> name_of(std::string_view name);
/// `2,3,4` or `1..4`
CheckParameter<std::vector<int>> numbers(std::string_view name);
/// What a word stands for among some words; InputError if it is none of them.
template <class T>
T meaning_of(std::string_view text, std::span<const std::pair<std::string_view, T>> words) {
  std::vector<std::string_view> known;
  std::string list;
  for (const auto& [word, meaning] : words) {
    if (word == text) return meaning;
    known.push_back(word);
    list.append(list.empty() ? "" : ", ").append(word);
  }
  throw text::InputError("expected " + list + text::did_you_mean(text, known) + ", found " + text::quoted(text), 1);
}
/// One of some words, each with what it stands for.
template <class T>
CheckParameter<T> choice(std::string_view name, std::vector<std::pair<std::string_view, T>> words) {
  return {name, [words = std::move(words)](const std::string& text) { return meaning_of<T>(text, words); }};
}

using StageTest = std::function<void(int stage, Trial& trial)>;

struct CheckFunction {
  std::string_view name;
  std::function<StageTest(CheckArguments&)> make;
};

/// function(stage, values of the parameters..., trial)
template <class Function, class... T>
CheckFunction check(std::string_view name, Function function, CheckParameter<T>... parameters) {
  return {name, [=](CheckArguments& given) -> StageTest {
            const std::tuple<T...> values{parameters.read(given.take(parameters.name))...};
            return [=](int stage, Trial& trial) {
              std::apply([&](const T&... value) { function(stage, value..., trial); }, values);
            };
          }};
}

/// The function of that name; InputError with the nearest name if there is none.
const CheckFunction& find_check(std::string_view name);
/// All of them, by name.
const std::vector<CheckFunction>& check_functions();

}  // namespace gamecert::papers
