// Reading instance lines: a board, then words with attributes.
#include <algorithm>

#include "games/instances/instance.hpp"
#include "graphs/families.hpp"
#include "graphs/formats.hpp"
#include "text/blanks.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::games {
namespace {

constexpr std::size_t most_attributes = 16;  // no game has as many

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
  text::Cursor in(line, {0, 1}, text::line_blanks);
  if (in.done()) throw text::InputError("expected an instance, found an empty line", 1);
  const std::size_t first = in.at();
  text_ = in.take_until(text::line_blanks);
  try {
    board_ = read_board(text_);
  } catch (const text::InputError& error) {
    text::throw_shifted(error, first);
  }
  while (!in.done()) {
    const text::Cursor place = in;
    const std::string_view word = in.take_until(text::line_blanks);
    if (attributes_.size() == most_attributes)
      place.refuse("at most " + std::to_string(most_attributes) + " attributes", "more");
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos || equals == 0)
      place.refuse("an attribute `name=value`", "'" + std::string(word.substr(0, 40)) + "'");
    const std::string name(word.substr(0, equals));
    if (has(name)) place.refuse("every attribute once", "'" + name + "' twice");
    attributes_.push_back({name, std::string(word.substr(equals + 1)), place.column(), place.column() + equals + 1});
    text_.append(" ").append(word);
  }
}

}  // namespace gamecert::games
