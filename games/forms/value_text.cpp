// Values as text: atoms by their names, others with as many bars as keep their parts apart.
#include "games/forms/value_text.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/forms/switches.hpp"
#include "text/cursor.hpp"
#include "text/deadline.hpp"
#include "text/sha256.hpp"

namespace gamecert::games {

using language::Number;

namespace {

std::string ups_text(int ups) {
  const char sign = ups > 0 ? '^' : 'v';
  const int count = std::abs(ups);
  if (count <= 2) return std::string(static_cast<std::size_t>(count), sign);
  return sign + std::to_string(count);
}

std::string sum_text(const NumberUpStar& value) {
  std::string text = value.number == 0 ? "" : language::fraction_text(value.number);
  text += ups_text(value.ups);
  if (value.nimber > 0) text += "*";
  if (value.nimber > 1) text += std::to_string(value.nimber);
  return text.empty() ? "0" : text;
}

bool before(const std::string& one, const std::string& other) {
  if (one.size() != other.size()) return one.size() < other.size();
  const auto rank = [](char c) { return text::digit(c) ? c - 128 : int{c}; };
  return std::ranges::lexicographical_compare(one, other, {}, rank, rank);
}

}  // namespace

std::optional<std::string> ValueTexts::of(GameForm g) {
  const auto& result = written(g);
  return result ? std::optional(result->text) : std::nullopt;
}

const std::optional<ValueTexts::Written>& ValueTexts::written(GameForm g) {
  if (const auto known = known_.find(g); known != known_.end()) return known->second;
  text::pause();
  auto result = made(g);
  if (result && result->text.size() > most_) result.reset();
  return known_.emplace(g, std::move(result)).first->second;
}

std::optional<std::string> ValueTexts::atom(GameForm g) {
  if (const auto& sum = names_.number_up_star(g)) return sum_text(*sum);
  if (const auto number = switched(forms_, g)) return "+-" + language::fraction_text(*number);
  if (const auto number = tiny(forms_, g)) return "+_" + language::fraction_text(*number);
  if (const auto number = miny(forms_, g)) return "-_" + language::fraction_text(*number);
  return std::nullopt;
}

std::optional<ValueTexts::Written> ValueTexts::made(GameForm g) {
  if (const auto named = atom(g)) return Written{*named, 0};
  const auto left = side(forms_.left(g)), right = side(forms_.right(g));
  if (!left || !right) return std::nullopt;
  const int bars = std::max(left->bars, right->bars) + 1;
  return Written{left->text + std::string(static_cast<std::size_t>(bars), '|') + right->text, bars};
}

std::optional<ValueTexts::Written> ValueTexts::side(std::span<const GameForm> options) {
  if (options.size() == 1) return written(options[0]);
  std::vector<std::string> texts;
  for (const GameForm each : options) {
    const auto& option = written(each);
    if (!option) return std::nullopt;
    texts.push_back(option->bars == 0 ? option->text : "{" + option->text + "}");
  }
  std::ranges::sort(texts, before);
  std::string text;
  for (const std::string& each : texts) text.append(text.empty() ? "" : ",").append(each);
  return Written{text, 0};
}

const std::string& ValueTexts::digest(GameForm g) {
  if (const auto known = digests_.find(g); known != digests_.end()) return known->second;
  text::pause();
  const std::string text = "{" + digests(forms_.left(g)) + "|" + digests(forms_.right(g)) + "}";
  return digests_.emplace(g, text::sha256(text)).first->second;
}

std::string ValueTexts::digests(std::span<const GameForm> options) {
  std::vector<std::string> all;
  for (const GameForm each : options) all.push_back(digest(each));
  std::ranges::sort(all);
  std::string text;
  for (const std::string& each : all) text.append(text.empty() ? "" : ",").append(each);
  return text;
}

GameForm read_value(std::string_view text, Forms& forms) {
  NamedForms named([&](const std::vector<GameForm>& left, const std::vector<GameForm>& right) {
    return forms.canonical(left, right);
  });
  return read_value(text, named);
}

}  // namespace gamecert::games
