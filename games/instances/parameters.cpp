// Options of games as numbers and as text.
#include "games/instances/parameters.hpp"

#include <algorithm>
#include <charconv>

#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::games {
namespace {

const ParameterInfo* find_parameter(const GameInfo& info, std::string_view name) {
  const auto it = std::ranges::find(info.parameters, name, &ParameterInfo::name);
  return it == info.parameters.end() ? nullptr : &*it;
}

/// `--colours 1..64`, `--reading contract|literal|hull`.
std::string usage(const ParameterInfo& parameter) {
  return "--" + std::string(parameter.name) + " " + values_text(parameter);
}

bool in_range(const ParameterInfo& parameter, int value) {
  if (parameter.ratio) {
    const auto [p, q] = ratio_of(value);
    return value == 0 || (p >= 1 && p < ratio_limit && q >= 1);
  }
  if (parameter.words.empty()) return parameter.least <= value && value <= parameter.greatest;
  return 0 <= value && value < static_cast<int>(parameter.words.size());
}

}  // namespace

std::string values_text(const ParameterInfo& parameter) {
  if (parameter.ratio) return "p/q, numbers 1.." + std::to_string(ratio_limit - 1);
  if (parameter.words.empty()) return std::to_string(parameter.least) + ".." + std::to_string(parameter.greatest);
  std::string text;
  for (const std::string_view word : parameter.words) text += (text.empty() ? "" : "|") + std::string(word);
  return text;
}

Parameters::Parameters(const GameInfo& info, const std::map<std::string, int>& given) {
  for (const auto& [name, value] : given) {
    if (find_parameter(info, name) == nullptr)
      throw text::InputError("expected an option of " + info.called() + ", found --" + name);
  }
  for (const ParameterInfo& parameter : info.parameters) {
    const auto it = given.find(std::string(parameter.name));
    const int value = it == given.end() ? parameter.usual : it->second;
    if (!in_range(parameter, value))
      throw text::InputError("expected " + usage(parameter) + ", found " + std::to_string(value));
    values_.emplace(parameter.name, value);
    if (!parameter.words.empty()) words_.emplace(parameter.name, parameter.words[static_cast<std::size_t>(value)]);
  }
}

int Parameters::number(std::string_view name) const { return values_.find(name)->second; }

std::string_view Parameters::word(std::string_view name) const { return words_.find(name)->second; }

std::string value_text(const GameInfo& info, std::string_view parameter, int value) {
  const ParameterInfo* known = find_parameter(info, parameter);
  if (known == nullptr || !in_range(*known, value)) return std::to_string(value);
  if (known->ratio) {
    const auto [p, q] = ratio_of(value);
    return value == 0 ? "none" : std::to_string(p) + "/" + std::to_string(q);
  }
  if (known->words.empty()) return std::to_string(value);
  return std::string(known->words[static_cast<std::size_t>(value)]);
}

int parameter_value(const GameInfo& info, std::string_view parameter, std::string_view text) {
  const ParameterInfo* known = find_parameter(info, parameter);
  if (known == nullptr)
    throw text::InputError("expected an option of " + info.called() + ", found --" + std::string(parameter));
  const std::string refusal = "expected " + usage(*known) + ", found '" + std::string(text) + "'";
  const auto number = [&](std::string_view digits) {
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || end != digits.data() + digits.size()) throw text::InputError(refusal);
    return value;
  };
  if (known->ratio) {
    if (text == "none") return 0;
    const std::size_t slash = std::min(text.find('/'), text.size());
    const int p = number(text.substr(0, slash));
    const int q = slash == text.size() ? 0 : number(text.substr(slash + 1));
    if (p < 1 || p >= ratio_limit || q < 1 || q >= ratio_limit) throw text::InputError(refusal);
    return ratio_value(p, q);
  }
  if (known->words.empty()) {
    const int value = number(text);
    if (!in_range(*known, value)) throw text::InputError(refusal);
    return value;
  }
  const auto word = std::ranges::find(known->words, text);
  if (word == known->words.end()) throw text::InputError(refusal + text::did_you_mean(text, known->words));
  return static_cast<int>(word - known->words.begin());
}

}  // namespace gamecert::games
