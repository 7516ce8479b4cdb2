// Reading instance lines.
#include "games/instance.hpp"

#include <algorithm>
#include <charconv>
#include <numeric>

#include "graphs/families.hpp"
#include "graphs/formats.hpp"
#include "graphs/nearest.hpp"

namespace gamecert::games {
namespace {

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
  } catch (const InputError& error) {
    const bool lower_case = word.find_first_not_of("abcdefghijklmnopqrstuvwxyz-0123456789") == std::string_view::npos;
    if (!lower_case) throw;
    std::vector<std::string_view> names;
    for (const graphs::Family& family : graphs::families()) names.push_back(family.name);
    throw InputError(std::string(error.what()) + "; nor is '" + std::string(word.substr(0, 40)) +
                         "' the name of a family" + did_you_mean(word, names),
                     error.column());
  }
}

/// Reads `text` (which starts at `column`) up to the first character that is no digit.
int read_number(std::string_view text, std::size_t& at, std::size_t column, std::string_view what) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), number);
  if (error == std::errc{} && text[at] == '0' && end - text.data() > static_cast<std::ptrdiff_t>(at) + 1) {
    throw InputError("expected " + std::string(what) + " without leading zeros, found '" +
                         std::string(text.substr(at, static_cast<std::size_t>(end - text.data()) - at)) + "'",
                     column + at);
  }
  if (error != std::errc{} || number < 0 || text[at] == '-') {
    throw InputError("expected " + std::string(what) + ", found '" + std::string(text.substr(at, 20)) + "'",
                     column + at);
  }
  at = static_cast<std::size_t>(end - text.data());
  return number;
}

int read_vertex(std::string_view text, std::size_t& at, std::size_t column, int order) {
  const std::size_t begin = at;
  const int v = read_number(text, at, column, "a vertex");
  if (v >= order) {
    throw InputError("expected a vertex 0.." + std::to_string(order - 1) + ", found " + std::to_string(v),
                     column + begin);
  }
  return v;
}

std::string rest(std::string_view text, std::size_t at) {
  return at == text.size() ? "the end" : "'" + std::string(text.substr(at, 20)) + "'";
}

/// Reads `:value`.
int read_value(std::string_view text, std::size_t& at, std::size_t column, int least, int greatest) {
  if (at == text.size() || text[at] != ':')
    throw InputError("expected ':' and a value, found " + rest(text, at), column + at);
  const std::size_t begin = ++at;
  const int value = read_number(text, at, column, "a value");
  if (value < least || value > greatest) {
    throw InputError("expected a value " + std::to_string(least) + ".." + std::to_string(greatest) + ", found " +
                         std::to_string(value),
                     column + begin);
  }
  return value;
}

void read_separator(std::string_view text, std::size_t& at, std::size_t column, char separator) {
  if (text[at] != separator || at + 1 == text.size()) {
    throw InputError(std::string("expected '") + separator + "' and one more entry, or the end, found '" +
                         std::string(text.substr(at, 20)) + "'",
                     column + at);
  }
  ++at;
}

std::string_view kind_of(const Board& board) {
  constexpr std::string_view kinds[] = {"a graph", "a digraph", "heaps"};
  return kinds[board.index()];
}

void refuse_twice(std::vector<char>& seen, int v, std::size_t column) {
  if (seen[static_cast<std::size_t>(v)] != 0) {
    throw InputError("expected every vertex once, found " + std::to_string(v) + " twice", column);
  }
  seen[static_cast<std::size_t>(v)] = 1;
}

}  // namespace

Instance::Instance(std::string_view line) {
  const auto words = split_words(line);
  if (words.empty()) throw InputError("expected an instance, found an empty line", 1);
  try {
    board_ = read_board(words[0].text);
  } catch (const InputError& error) {
    throw error.shifted(words[0].column - 1);
  }
  text_ = words[0].text;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto [text, column] = words[i];
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0) {
      throw InputError("expected an attribute `name=value`, found '" + std::string(text.substr(0, 40)) + "'", column);
    }
    const std::string name(text.substr(0, equals));
    if (has(name)) throw InputError("expected every attribute once, found '" + name + "' twice", column);
    attributes_.push_back({name, std::string(text.substr(equals + 1)), column, column + equals + 1});
    text_.append(" ").append(text);
  }
}

Instance::Instance(graphs::Graph graph, std::string text) : text_(std::move(text)), board_(std::move(graph)) {}

const graphs::Graph& Instance::graph() const {
  if (const auto* graph = std::get_if<graphs::Graph>(&board_)) return *graph;
  throw InputError("expected a graph, found " + std::string(kind_of(board_)), 1);
}

const graphs::Heaps& Instance::heaps() const {
  if (const auto* heaps = std::get_if<graphs::Heaps>(&board_)) return *heaps;
  throw InputError("expected heaps such as heaps:3,5, found " + std::string(kind_of(board_)), 1);
}

int Instance::order() const {
  if (const auto* heaps = std::get_if<graphs::Heaps>(&board_)) return heaps->rows.order();
  if (const auto* graph = std::get_if<graphs::Graph>(&board_)) return graph->order();
  return std::get<graphs::Digraph>(board_).order();
}

std::span<const int> Instance::neighbours(int v) const {
  if (const auto* graph = std::get_if<graphs::Graph>(&board_)) return graph->neighbours(v);
  if (const auto* heaps = std::get_if<graphs::Heaps>(&board_)) return heaps->rows.neighbours(v);
  return std::get<graphs::Digraph>(board_).out_neighbours(v);
}

const Instance::Attribute* Instance::find(std::string_view name) const {
  const auto it =
      std::find_if(attributes_.begin(), attributes_.end(), [&](const Attribute& a) { return a.name == name; });
  return it == attributes_.end() ? nullptr : &*it;
}

bool Instance::has(std::string_view attribute) const { return find(attribute) != nullptr; }

std::vector<int> Instance::vertices(std::string_view name) const {
  std::vector<int> result;
  const Attribute* attribute = find(name);
  if (attribute == nullptr) return result;
  std::vector<char> seen(static_cast<std::size_t>(order()), 0);
  for (std::size_t at = 0; at < attribute->value.size();) {
    if (!result.empty()) read_separator(attribute->value, at, attribute->value_column, ',');
    const std::size_t begin = at;
    result.push_back(read_vertex(attribute->value, at, attribute->value_column, order()));
    refuse_twice(seen, result.back(), attribute->value_column + begin);
  }
  std::sort(result.begin(), result.end());
  return result;
}

std::vector<int> Instance::vertex_values(std::string_view name, int least, int greatest, int missing) const {
  std::vector<int> result(static_cast<std::size_t>(order()), missing);
  const Attribute* attribute = find(name);
  if (attribute == nullptr) return result;
  const auto& [_, text, column, value_column] = *attribute;
  std::vector<char> seen(result.size(), 0);
  for (std::size_t at = 0; at < text.size();) {
    if (at != 0) read_separator(text, at, value_column, ',');
    const std::size_t begin = at;
    const int v = read_vertex(text, at, value_column, order());
    refuse_twice(seen, v, value_column + begin);
    result[static_cast<std::size_t>(v)] = read_value(text, at, value_column, least, greatest);
  }
  return result;
}

std::vector<int> Instance::edge_values(std::string_view name, int least, int greatest) const {
  const std::vector<graphs::Edge> edges = graph().edges();
  std::vector<int> result(edges.size(), 0);
  const Attribute* attribute = find(name);
  if (attribute == nullptr) return result;
  const auto& [_, text, column, value_column] = *attribute;
  for (std::size_t at = 0; at < text.size();) {
    if (at != 0) read_separator(text, at, value_column, ',');
    const std::size_t begin = at;
    const int u = read_vertex(text, at, value_column, order());
    if (at == text.size() || text[at] != '-')
      throw InputError("expected '-' and the other end of an edge, found " + rest(text, at), value_column + at);
    const int v = read_vertex(text, ++at, value_column, order());
    const auto edge = std::ranges::lower_bound(edges, graphs::Edge(std::minmax(u, v)));
    const std::string shown(text.substr(begin, at - begin));
    if (edge == edges.end() || *edge != graphs::Edge(std::minmax(u, v)))
      throw InputError("expected an edge of the graph, found " + shown, value_column + begin);
    int& value = result[static_cast<std::size_t>(edge - edges.begin())];
    if (value != 0) throw InputError("expected every edge once, found " + shown + " twice", value_column + begin);
    value = read_value(text, at, value_column, least, greatest);
  }
  return result;
}

std::vector<int> Instance::ordering(std::string_view name) const {
  std::vector<int> result(static_cast<std::size_t>(order()));
  std::iota(result.begin(), result.end(), 0);
  const Attribute* attribute = find(name);
  if (attribute == nullptr) return result;
  const std::string& text = attribute->value;
  std::vector<char> seen(result.size(), 0);
  std::size_t at = 0;
  for (std::size_t i = 0; i < result.size(); ++i) {
    if (at == text.size()) {
      const auto missing = std::ranges::find(seen, 0) - seen.begin();
      throw InputError("expected every vertex once, found none of " + std::to_string(missing),
                       attribute->value_column + at);
    }
    if (i != 0) read_separator(text, at, attribute->value_column, ',');
    const std::size_t begin = at;
    result[i] = read_vertex(text, at, attribute->value_column, order());
    refuse_twice(seen, result[i], attribute->value_column + begin);
  }
  if (at < text.size()) throw InputError("expected the end, found " + rest(text, at), attribute->value_column + at);
  return result;
}

void Instance::refuse(std::string_view name, const std::string& message) const {
  const Attribute* attribute = find(name);
  throw InputError(message, attribute == nullptr ? 1 : attribute->value_column);
}

void Instance::require(const GameInfo& info) const {
  const bool fits = info.board == BoardKind::graph_or_digraph
                        ? !std::holds_alternative<graphs::Heaps>(board_)
                        : board_.index() == (info.board == BoardKind::graph     ? 0U
                                             : info.board == BoardKind::digraph ? 1U
                                                                                : 2U);
  if (!fits) {
    constexpr std::string_view kinds[] = {"a graph", "a digraph", "a graph or a digraph", "heaps such as heaps:3,5"};
    throw InputError("expected " + std::string(kinds[static_cast<std::size_t>(info.board)]) + ", the board of " +
                         std::string(info.name) + ", found " + std::string(kind_of(board_)),
                     1);
  }
  std::vector<std::string_view> names;
  for (const AttributeInfo& known : info.attributes) names.push_back(known.name);
  for (const Attribute& attribute : attributes_) {
    if (std::find(names.begin(), names.end(), attribute.name) != names.end()) continue;
    std::string expected = names.empty() ? "no attributes" : "the attribute";
    for (std::size_t i = 0; i < names.size(); ++i) expected.append(i == 0 ? " " : " or ").append(names[i]);
    throw InputError("expected " + expected + " of " + std::string(info.name) + ", found '" + attribute.name + "'",
                     attribute.column);
  }
  for (const AttributeInfo& known : info.attributes) {
    if (known.shape == AttributeInfo::Shape::vertices) vertices(known.name);
    if (known.shape == AttributeInfo::Shape::order) ordering(known.name);
  }
}

namespace {

const ParameterInfo* find_parameter(const GameInfo& info, std::string_view name) {
  const auto it = std::ranges::find(info.parameters, name, &ParameterInfo::name);
  return it == info.parameters.end() ? nullptr : &*it;
}

/// `--colours 1..64`, `--reading contract|literal|hull`.
std::string usage(const ParameterInfo& parameter) {
  std::string text = "--" + std::string(parameter.name) + " ";
  if (parameter.words.empty())
    return text + std::to_string(parameter.least) + ".." + std::to_string(parameter.greatest);
  for (std::size_t i = 0; i < parameter.words.size(); ++i) text.append(i == 0 ? "" : "|").append(parameter.words[i]);
  return text;
}

bool in_range(const ParameterInfo& parameter, int value) {
  if (parameter.words.empty()) return parameter.least <= value && value <= parameter.greatest;
  return 0 <= value && value < static_cast<int>(parameter.words.size());
}

}  // namespace

Parameters::Parameters(const GameInfo& info, const std::map<std::string, int>& given) {
  for (const auto& [name, value] : given) {
    if (find_parameter(info, name) == nullptr)
      throw InputError("expected an option of " + std::string(info.name) + ", found --" + name);
  }
  for (const ParameterInfo& parameter : info.parameters) {
    const auto it = given.find(std::string(parameter.name));
    const int value = it == given.end() ? parameter.usual : it->second;
    if (!in_range(parameter, value))
      throw InputError("expected " + usage(parameter) + ", found " + std::to_string(value));
    values_.emplace(parameter.name, value);
    if (!parameter.words.empty()) words_.emplace(parameter.name, parameter.words[static_cast<std::size_t>(value)]);
  }
}

int Parameters::number(std::string_view name) const { return values_.find(name)->second; }

std::string_view Parameters::word(std::string_view name) const { return words_.find(name)->second; }

std::string value_text(const GameInfo& info, std::string_view parameter, int value) {
  const ParameterInfo* known = find_parameter(info, parameter);
  if (known == nullptr || known->words.empty() || !in_range(*known, value)) return std::to_string(value);
  return std::string(known->words[static_cast<std::size_t>(value)]);
}

int parameter_value(const GameInfo& info, std::string_view parameter, std::string_view text) {
  const ParameterInfo* known = find_parameter(info, parameter);
  if (known == nullptr)
    throw InputError("expected an option of " + std::string(info.name) + ", found --" + std::string(parameter));
  const std::string refusal = "expected " + usage(*known) + ", found '" + std::string(text) + "'";
  if (known->words.empty()) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !in_range(*known, value)) throw InputError(refusal);
    return value;
  }
  const auto word = std::ranges::find(known->words, text);
  if (word == known->words.end()) throw InputError(refusal + did_you_mean(text, known->words));
  return static_cast<int>(word - known->words.begin());
}

}  // namespace gamecert::games
