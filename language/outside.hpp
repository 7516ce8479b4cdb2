// What a text has from outside the language: names that stand for values, and words of others. A file of claims has
// `greens` and `labelled-after(L, v)`; who reads a text declares the words with their sorts, and says what they mean.
#pragma once

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "language/placed_graph.hpp"
#include "language/sort.hpp"

namespace gamecert::language {

/// A name, and the sort of what stands for it.
struct Parameter {
  std::string name;
  Sort sort;
};

/// A word of others. In front of its arguments in parentheses it hides a word of the language.
struct OtherWord {
  std::string_view text;
  Sort gives;
  std::vector<Sort> takes = {};
  bool more = false;  // the last argument may stand there again and again
};
using OtherWords = std::map<std::string_view, const OtherWord*>;
/// Whether it stands for a value: the word, with arguments or without; null if it is none of them.
const OtherWord* find_other(const OtherWords* words, std::string_view text, bool arguments);

/// The arguments of a word of others, all of them known.
struct Given {
  std::span<const Number> values;
  std::span<const Sort> sorts;
};
/// What a formula is evaluated with.
struct Outside {
  std::vector<Parameter> parameters = {};
  const OtherWords* words = nullptr;
  std::function<Number(const OtherWord&, const Given&)> value = {};
};

}  // namespace gamecert::language
