// What certificates do not know is written out: the board, then attribute by attribute.
#include "games/instances/users_instance.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "games/game.hpp"
#include "graphs/families/users_board.hpp"
#include "graphs/formats.hpp"
#include "text/blanks.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"

namespace gamecert::games {
namespace {

using Shape = AttributeInfo::Shape;

/// A word of the line, and what stands for it.
struct LineWord {
  std::string text, written;
  std::size_t column;
  bool stays() const { return text == written; }
};

std::vector<LineWord> words_of(std::string_view line) {
  std::vector<LineWord> words;
  for (text::Cursor in(line, {0, 1}, text::line_blanks); !in.done();) {
    const std::size_t column = in.column();
    const std::string word(in.take_until(text::line_blanks));
    words.push_back({word, word, column});
  }
  return words;
}

bool among(std::string_view name, const auto& families, auto name_of) {
  return std::ranges::find(families, name, name_of) != families.end();
}

/// Whether a sign of expressions stands in the word; `disc:4+1:...` has none.
bool combined(std::string_view word) {
  for (std::size_t at = 0; at < word.size(); ++at)
    if (word[at] == '(' || word[at] == '*' || (word[at] == '+' && !(at + 1 < word.size() && text::digit(word[at + 1]))))
      return true;
  return false;
}

void add_entry(std::string& list, const std::string& entry) { list.append(list.empty() ? "" : ",").append(entry); }

/// The text of the board; of a system of sets, the attribute that says which vertices are sets behind it.
std::string board_written(const std::string& word, const GameInfo* game) {
  if (!graphs::names_users_board(word)) return word;
  const std::string_view name = std::string_view(word).substr(0, word.find(':'));
  const bool drawn = among(name, graphs::plane_families(), [](const auto& entry) { return entry.family.name; });
  const bool of_graph = game != nullptr && played_on_graphs(*game);
  const bool one_family = !combined(word);
  if (one_family && !(drawn && of_graph) && among(name, graphs::families(), &graphs::Family::name)) return word;
  const graphs::UsersBoard board = graphs::users_board(word);
  const auto* plane = std::get_if<graphs::PlaneBoard>(&board.board);
  if (of_graph && plane != nullptr && plane->triangulation) return graphs::line_of(plane->graph);
  std::string sets;
  for (const int set : board.sets) add_entry(sets, std::to_string(set));
  return board.text + (sets.empty() ? "" : " sets=" + sets);
}

/// In which an attribute of that name can come.
std::set<Shape> shapes_of(std::string_view name, const GameInfo* game) {
  std::set<Shape> shapes;
  const auto add = [&](const GameInfo& info) {
    for (const AttributeInfo& attribute : info.attributes)
      if (attribute.name == name) shapes.insert(attribute.shape);
  };
  if (game != nullptr) {
    add(*game);
  } else {
    for (const Entry* entry : all_games()) add(entry->info);
  }
  return shapes;
}

std::optional<std::pair<int, int>> range_of(std::string_view text) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto first = text::whole_number(text.substr(0, dash)), last = text::whole_number(text.substr(dash + 1));
  if (!first || !last) return std::nullopt;
  return std::pair(*first, *last);
}

/// Vertices by `all`, `3-7` or `3`, each with the same value behind it.
std::string vertices_written(const std::string& value, const Instance& board, bool valued) {
  std::string list;
  for (std::size_t begin = 0; begin <= value.size();) {
    const std::size_t end = std::min(value.find(',', begin), value.size());
    const std::string entry = value.substr(begin, end - begin);
    const std::size_t colon = valued ? std::min(entry.find(':'), entry.size()) : entry.size();
    const std::string which = entry.substr(0, colon), behind = entry.substr(colon);
    auto range = range_of(which);
    if (which == "all") range = {0, board.order() - 1};
    if (range && which != "all" && (range->second >= board.order() || range->first > range->second))
      throw text::InputError(
          "expected vertices A-B with A at most B, of 0.." + std::to_string(board.order() - 1) + ", found " + which,
          begin + 1);
    if (range && valued && behind.empty())
      throw text::InputError("expected " + which + ":VALUE, found " + which, begin + 1);
    if (!range) add_entry(list, entry);
    if (range)
      for (int v = range->first; v <= range->second; ++v) add_entry(list, std::to_string(v) + behind);
    begin = end + 1;
  }
  return list;
}

/// All edges by `all` or, with a value, `all:2`.
std::string edges_written(const std::string& value, const Instance& board, bool valued) {
  const std::size_t colon = valued ? std::min(value.find(':'), value.size()) : value.size();
  if (value.substr(0, colon) != "all") return value;
  if (valued && colon == value.size()) throw text::InputError("expected all:VALUE, found all", 1);
  std::string list;
  for (const graphs::Edge& edge : board.edges()) add_entry(list, graphs::name(edge) + value.substr(colon));
  return list;
}

std::string attribute_written(const LineWord& word, const Instance& board, const GameInfo* game) {
  const std::size_t equals = word.text.find('=');
  if (equals == std::string::npos) return word.text;
  const std::string name = word.text.substr(0, equals), value = word.text.substr(equals + 1);
  const std::set<Shape> shapes = shapes_of(name, game);
  if (value.empty() || shapes.size() != 1) return word.text;
  const Shape shape = *shapes.begin();
  const bool valued = shape == Shape::vertex_values || shape == Shape::edge_values;
  try {
    if (shape == Shape::vertices || shape == Shape::vertex_values)
      return name + "=" + vertices_written(value, board, valued);
    if (shape == Shape::edges || shape == Shape::edge_values) return name + "=" + edges_written(value, board, valued);
  } catch (const text::InputError& error) {
    text::throw_shifted(error, word.column + equals);
  }
  return word.text;
}

/// An error in the line that was written out, at its place in the one that was given.
[[noreturn]] void throw_in_line(const text::InputError& error, const std::vector<LineWord>& words) {
  std::size_t begin = 1;  // of the word, written out
  for (const LineWord& word : words) {
    const std::size_t end = begin + word.written.size();
    if (error.column() >= begin && error.column() <= end) {
      text::throw_at(error, word.column + (word.stays() ? error.column() - begin : 0));
    }
    begin = end + 1;
  }
  throw error;
}

}  // namespace

bool played_on_graphs(const GameInfo& game) {
  return game.board == BoardKind::graph || game.board == BoardKind::graph_or_digraph;
}

Instance users_instance(std::string_view line, const GameInfo* game) {
  std::vector<LineWord> words = words_of(line);
  if (words.empty()) return Instance(line);
  try {
    words[0].written = board_written(words[0].text, game);
  } catch (const text::InputError& error) {
    text::throw_shifted(error, words[0].column - 1);
  }
  std::optional<Instance> board;  // without attributes, made if one of them needs it
  const auto needs_board = [](const LineWord& word) {
    return word.text.find("all") != std::string::npos || word.text.find('-') != std::string::npos;
  };
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (!needs_board(words[i])) continue;
    if (!board) board.emplace(words[0].written);
    words[i].written = attribute_written(words[i], *board, game);
  }
  if (std::ranges::all_of(words, &LineWord::stays)) return Instance(line);
  std::string written;
  for (const LineWord& word : words) written += (written.empty() ? "" : " ") + word.written;
  try {
    Instance instance(written);
    if (game != nullptr) instance.require(*game);
    return instance;
  } catch (const text::InputError& error) {
    throw_in_line(error, words);
  }
}

}  // namespace gamecert::games
