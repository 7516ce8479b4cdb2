// Reading instance lines: a board, then words with attributes.
#include <algorithm>

#include "games/instances/instance.hpp"
#include "graphs/families.hpp"
#include "graphs/formats.hpp"
#include "text/nearest.hpp"
#include "text/too_large.hpp"

namespace gamecert::games {
namespace {

constexpr std::size_t most_attributes = 16;  // no game has as many

struct WordAt {
  std::string_view text;
  std::size_t column;  // from 1
};

std::vector<WordAt> split_words(std::string_view line) {
  std::vector<WordAt> words;
  for (std::size_t i = 0; i < line.size();) {
    if (line[i] == ' ' || line[i] == '\t' || line[i] == '\r') {
      ++i;
      continue;
    }
    const std::size_t end = std::min(line.find_first_of(" \t\r", i), line.size());
    words.push_back({line.substr(i, end - i), i + 1});
    i = end;
  }
  return words;
}

bool looks_like_family(std::string_view word) {
  // graph6 text starts with a character from 63 on, too; a family is a word of small letters and
  // hyphens, then the end or a colon. Of graph6 lines only long ones could look like that, and
  // none of them has a colon or a name we know.
  const std::size_t end = std::min(word.find(':'), word.size());
  if (end < word.size() && end > 0) return true;
  return std::any_of(graphs::families().begin(), graphs::families().end(),
                     [&](const graphs::Family& family) { return family.name == word; });
}

Board read_board(std::string_view word) {
  if (looks_like_family(word)) {
    return graphs::make_family(word);
  }
  if (word.front() == ':') return graphs::read_sparse6(word);
  if (word.front() == '&') return graphs::read_digraph6(word);
  try {
    return graphs::read_graph6(word);
  } catch (const text::InputError& error) {
    const bool lower_case = word.find_first_not_of("abcdefghijklmnopqrstuvwxyz-0123456789") == std::string_view::npos;
    if (!lower_case) throw;
    std::vector<std::string_view> names;
    for (const graphs::Family& family : graphs::families()) names.push_back(family.name);
    throw text::InputError(std::string(error.what()) + "; nor is '" + std::string(word.substr(0, 40)) +
                               "' the name of a family" + text::did_you_mean(word, names),
                           error.column());
  }
}

}  // namespace

Instance::Instance(std::string_view line) {
  const auto words = split_words(line);
  if (words.empty()) throw text::InputError("expected an instance, found an empty line", 1);
  try {
    board_ = read_board(words[0].text);
  } catch (const text::InputError& error) {
    text::throw_shifted(error, words[0].column - 1);
  }
  text_ = words[0].text;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto [text, column] = words[i];
    if (attributes_.size() == most_attributes)
      throw text::InputError("expected at most " + std::to_string(most_attributes) + " attributes, found more", column);
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0) {
      throw text::InputError("expected an attribute `name=value`, found '" + std::string(text.substr(0, 40)) + "'",
                             column);
    }
    const std::string name(text.substr(0, equals));
    if (has(name)) throw text::InputError("expected every attribute once, found '" + name + "' twice", column);
    attributes_.push_back({name, std::string(text.substr(equals + 1)), column, column + equals + 1});
    text_.append(" ").append(text);
  }
}

}  // namespace gamecert::games
