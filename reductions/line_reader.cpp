// Reading a line of a reduction from left to right.
#include "reductions/line_reader.hpp"

#include <algorithm>
#include <vector>

#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {
namespace {

bool letter(char c) { return c >= 'a' && c <= 'z'; }
bool digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

void LineReader::refuse(std::size_t at, const std::string& expected, const std::string& found) const {
  fail(at, "expected " + expected + ", found " + found);
}

void LineReader::exceed(std::size_t at, const std::string& expected, const std::string& found) const {
  throw TextTooLarge(line_, column_ + at, "expected " + expected + ", found " + found);
}

void LineReader::fail(std::size_t at, const std::string& message) const {
  throw TextError(line_, column_ + at, message);
}

void LineReader::refuse(const std::string& expected) {
  const std::size_t begin = at();
  std::size_t end = begin;
  while (end < text_.size() && text_[end] != ' ') ++end;
  refuse(begin, expected, begin == end ? "the end of the line" : text::quoted(text_.substr(begin, end - begin)));
}

std::size_t LineReader::at() {
  while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  return at_;
}

void LineReader::end() {
  if (!done()) refuse("the end of the line");
}

bool LineReader::take(std::string_view sign) {
  if (text_.substr(at(), sign.size()) != sign) return false;
  at_ += sign.size();
  return true;
}

void LineReader::expect(std::string_view sign) {
  if (!take(sign)) refuse("'" + std::string(sign) + "'");
}

std::string_view LineReader::letters(std::string_view also) {
  const std::size_t begin = at();
  if (done() || !letter(text_[begin])) return {};
  while (at_ < text_.size() && (letter(text_[at_]) || digit(text_[at_]) || also.find(text_[at_]) != also.npos)) ++at_;
  return text_.substr(begin, at_ - begin);
}

bool LineReader::take_word(std::string_view word) {
  const std::size_t begin = at();
  if (letters("-_") == word) return true;
  at_ = begin;
  return false;
}

void LineReader::expect_word(std::string_view word) {
  if (!take_word(word)) refuse("'" + std::string(word) + "'");
}

std::string LineReader::word(const std::string& what) {
  const std::string_view found = letters("-");
  if (found.empty()) refuse(what);
  return std::string(found);
}

std::string LineReader::name(const std::string& what) {
  const std::string_view found = letters("_");
  if (found.empty()) refuse(what);
  std::string result(found);
  if (at_ < text_.size() && text_[at_] == '[') {
    ++at_;
    result += "[" + std::to_string(number("an index")) + "]";
    expect("]");
  }
  return result;
}

bool LineReader::number_is_next() {
  const std::size_t begin = at();
  if (done()) return false;
  if (digit(text_[begin])) return true;
  const std::string_view word = letters("_");
  at_ = begin;
  return values_.contains(std::string(word));
}

int LineReader::term(const std::string& what) {
  const std::size_t begin = at();
  int value = 0;
  while (at_ < text_.size() && digit(text_[at_])) value = std::min(10 * value + (text_[at_++] - '0'), most + 1);
  if (at_ == begin) {
    const auto known = values_.find(std::string(letters("_")));
    if (known == values_.end()) {
      at_ = begin;
      refuse(what);
    }
    return known->second;
  }
  const std::string_view digits = text_.substr(begin, at_ - begin);
  if (digits.size() > 1 && digits.front() == '0') refuse(begin, "a number without leading zeros", text::quoted(digits));
  if (value > most) exceed(begin, "a number of at most " + std::to_string(most), text::quoted(digits));
  return value;
}

int LineReader::number(const std::string& what) {
  const std::size_t begin = at();
  int value = term(what);
  for (;;) {  // no spaces inside
    const char sign = at_ < text_.size() ? text_[at_] : ' ';
    if (sign != '+' && sign != '-') break;
    ++at_;
    const int next = term(what);
    value += sign == '+' ? next : -next;
    if (value > most) exceed(begin, "a number of at most " + std::to_string(most), std::to_string(value));
    if (value < -most) refuse(begin, "a number of at least -" + std::to_string(most), std::to_string(value));
  }
  if (value < 0) refuse(begin, what + " of at least 0", std::to_string(value));
  return value;
}

std::size_t LineReader::one_of(const std::string& what, std::initializer_list<std::string_view> words) {
  const std::size_t begin = at();
  const std::string_view found = letters("-");
  const auto place = std::ranges::find(words, found);
  if (place != words.end()) return static_cast<std::size_t>(place - words.begin());
  at_ = begin;
  std::string list;
  for (const std::string_view word : words) list.append(list.empty() ? "" : ", ").append(word);
  refuse(what + " (" + list + ")" + text::did_you_mean(found, std::vector<std::string_view>(words)));
}

}  // namespace gamecert::reductions
