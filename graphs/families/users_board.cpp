// Expressions of boards, read by the loosest sign first.
#include "graphs/families/users_board.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "graphs/families/changed_graphs.hpp"
#include "graphs/families/set_system.hpp"
#include "graphs/formats.hpp"
#include "graphs/plane_board_text.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::graphs {
namespace {

using text::InputError;

/// A part of an expression.
struct Part {
  FamilyMember board;
  std::string name = {};       // by which certificates name it; empty if they cannot
  bool sum = false;            // the name is a sum
  std::vector<int> sets = {};  // of systems of sets beside one another, the vertices that are sets
};

struct Change {
  std::string_view name;
  Graph (*apply)(const Graph&);
};
constexpr Change changes[] = {
    {"complement", complement}, {"cone", cone}, {"line", line_graph}, {"square", square_graph}};

constexpr std::string_view composition = "composition", substitution = "substitution";

std::string_view before_colon(std::string_view text) { return text.substr(0, text.find(':')); }

const FamilyEntry* written_out(std::string_view name) {
  for (const auto& entries : {written_out_families(), random_families()})
    for (const FamilyEntry& entry : entries)
      if (entry.family.name == name) return &entry;
  return nullptr;
}

/// The first such sign outside of brackets. A number behind a sign belongs to a family, as in `disc:4+1:...`.
std::size_t next_sign_outside(std::string_view text, char sign, std::size_t from) {
  int depth = 0;
  for (std::size_t at = from; at < text.size(); ++at) {
    depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
    const bool number = at + 1 < text.size() && text::digit(text[at + 1]);
    if (depth == 0 && text[at] == sign && !number) return at;
  }
  return text.size();
}

constexpr int most_brackets = 200;  // inside one another

/// A text inside so many brackets.
Part read(std::string_view text, std::string_view signs, int depth);

/// The texts between semicolons outside of brackets, each as a graph.
std::vector<FamilyMember> read_graphs(std::string_view text, int depth) {
  std::vector<FamilyMember> result;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = next_sign_outside(text, ';', begin);
    try {
      result.push_back(read(text.substr(begin, end - begin), "+*", depth).board);
      graph_of(result.back());
    } catch (const InputError& error) {
      text::throw_shifted(error, begin);
    }
    begin = end + 1;
  }
  return result;
}

/// `composition(A;B)`, A[B], and `substitution(A;B0;B1;...)`, with a part for every vertex of A.
Part composed(std::string_view name, std::string_view inside, int depth) {
  const std::vector<FamilyMember> boards = read_graphs(inside, depth);
  const Graph& whole = graph_of(boards.front());
  const std::size_t count = boards.size() - 1, order = static_cast<std::size_t>(whole.order());
  const bool one = name == composition;
  if (count != (one ? 1 : order))
    throw InputError("expected " + (one ? "one graph" : std::to_string(order) + " graphs, one for each vertex,") +
                         " behind the first, found " + std::to_string(count),
                     1);
  std::vector<const Graph*> parts;
  for (std::size_t v = 0; v < order; ++v) parts.push_back(&graph_of(boards[one ? 1 : v + 1]));
  return {substituted(whole, parts)};
}

/// `NAME(A)`, `NAME(A;B...)` or `(A)`; nothing if the text is none of these.
std::optional<Part> bracketed(std::string_view text, int depth) {
  const std::size_t open = text.find('(');
  if (open == std::string_view::npos) return std::nullopt;
  const std::string_view name = text.substr(0, open);
  const auto change = std::ranges::find(changes, name, &Change::name);
  std::vector<std::string_view> names;
  for (const Change& known : changes) names.push_back(known.name);
  const bool of_many = name == composition || name == substitution;
  names.insert(names.end(), {composition, substitution});
  if (!name.empty() && !of_many && change == std::end(changes))
    throw InputError("expected complement(, composition(, cone(, line(, square(, substitution( or '('" +
                         text::did_you_mean(name, names) + ", found " + text::quoted(name),
                     1);
  if (!text.ends_with(')'))
    throw InputError("expected ')' at the end of a board, which has no blanks, found " +
                         text::quoted_character(text, text.size() - 1),
                     text.size());
  if (depth == most_brackets)
    throw InputError("expected at most " + std::to_string(most_brackets) + " brackets inside one another, found more",
                     open + 1);
  const std::string_view inside = text.substr(open + 1, text.size() - open - 2);
  try {
    if (of_many) return composed(name, inside, depth + 1);
    Part inner = read(inside, "+*", depth + 1);
    if (name.empty()) return inner;
    return Part{change->apply(graph_of(inner.board))};
  } catch (const InputError& error) {
    text::throw_shifted(error, open + 1);
  }
}

FamilyMember built(const FamilyEntry& entry, std::string_view text) {
  text::Cursor in(text);
  in.take_until(":");
  in.expect(":");
  FamilyMember board = entry.read(in);
  in.expect_end();
  return board;
}

/// The vertices that are sets.
std::vector<int> sets_of(std::string_view text) {
  text::Cursor in(text.substr(text.find(':') + 1));
  const SetSystem system = read_set_system(in);
  std::vector<int> result(system.sets.size());
  std::iota(result.begin(), result.end(), system.points);
  return result;
}

/// `torus:3x5` as the product that certificates name, for families that are one; else nothing.
std::string product_name(std::string_view text) {
  constexpr std::pair<std::string_view, std::string_view> factors[] = {{"rook", "complete:"}, {"torus", "cycle:"}};
  const std::size_t colon = text.find(':'), sign = text.find('x', colon);
  for (const auto& [name, factor] : factors)
    if (name == text.substr(0, colon))
      return std::string(factor)
          .append(text.substr(colon + 1, sign - colon - 1))
          .append("*")
          .append(factor)
          .append(text.substr(sign + 1));
  return "";
}

Part read_one(std::string_view text, int depth) {
  if (auto part = bracketed(text, depth)) return *std::move(part);
  if (const FamilyEntry* entry = written_out(before_colon(text))) {
    Part part{built(*entry, text), product_name(text)};
    if (const auto* plane = std::get_if<PlaneBoard>(&part.board)) part.name = graphs::text(*plane->triangulation);
    if (entry->family.name == "sets") part.sets = sets_of(text);
    return part;
  }
  if (text.starts_with(':')) return {read_sparse6(text)};
  if (text.starts_with('&')) return {read_digraph6(text)};
  if (!names_users_board(text)) return {read_graph6(text)};
  std::vector<std::string_view> names;
  for (const Family& family : users_families()) names.push_back(family.name);
  const std::string_view name = before_colon(text);
  if (std::ranges::find(names, name) == names.end())
    throw InputError(
        "expected the name of a family" + text::did_you_mean(name, names) + ", found " + text::quoted(name), 1);
  return {make_named_family(text), std::string(text)};
}

Digraph beside(const std::vector<Part>& parts) {
  int order = 0;
  std::vector<Edge> arcs;
  for (const Part& part : parts) {
    const Digraph& digraph = std::get<Digraph>(part.board);
    for (const auto& [u, v] : digraph.arcs()) arcs.emplace_back(order + u, order + v);
    order += digraph.order();
  }
  return Digraph(order, arcs);
}

void require_order(std::int64_t order, std::int64_t most) {
  if (order > most)
    throw text::TooLarge("expected an order of at most " + std::to_string(most) + ", found " + std::to_string(order),
                         1);
}

Part sum_of(const std::vector<Part>& parts) {
  constexpr std::int64_t largest_digraph = 10'000;  // its line has a bit for every pair
  Part result{Graph(), "", true};
  if (std::ranges::all_of(parts, [](const Part& part) { return std::holds_alternative<Digraph>(part.board); })) {
    std::int64_t order = 0;
    for (const Part& part : parts) order += std::get<Digraph>(part.board).order();
    require_order(order, largest_digraph);
    return {beside(parts)};
  }
  std::vector<Graph> graphs;
  std::int64_t order = 0;
  bool named = true;
  for (const Part& part : parts) {
    graphs.push_back(graph_of(part.board));
    for (const int set : part.sets) result.sets.push_back(static_cast<int>(order) + set);
    order += graphs.back().order();
    named = named && !part.name.empty() && std::holds_alternative<Graph>(part.board);
    result.name += (result.name.empty() ? "" : "+") + part.name;
  }
  require_order(order, order_limit);
  if (!named) result.name.clear();
  result.board = disjoint_union(graphs);
  return result;
}

Part product_of(const std::vector<Part>& parts) {
  Part result{graph_of(parts.front().board)};
  bool named = true;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Part& part = parts[i];
    named = named && !part.name.empty() && !part.sum && std::holds_alternative<Graph>(part.board);
    result.name += (i == 0 ? "" : "*") + part.name;
    if (i > 0) result.board = product(std::get<Graph>(result.board), graph_of(part.board));
  }
  if (!named) result.name.clear();
  return result;
}

/// The loosest sign first.
Part read(std::string_view text, std::string_view signs, int depth) {
  if (text.empty()) throw InputError("expected a board, found nothing", 1);
  if (signs.empty()) return read_one(text, depth);
  std::vector<Part> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = next_sign_outside(text, signs.front(), begin);
    try {
      parts.push_back(read(text.substr(begin, end - begin), signs.substr(1), depth));
      if (begin > 0 || end < text.size())
        if (!std::holds_alternative<Digraph>(parts.back().board)) graph_of(parts.back().board);
    } catch (const InputError& error) {
      text::throw_shifted(error, begin);
    }
    begin = end + 1;
  }
  if (parts.size() == 1) return std::move(parts.front());
  return signs.front() == '+' ? sum_of(parts) : product_of(parts);
}

}  // namespace

UsersBoard users_board(std::string_view text) {
  Part part = read(text, "+*", 0);
  if (!part.name.empty()) return {std::move(part.board), std::move(part.name)};
  if (const auto* graph = std::get_if<Graph>(&part.board)) return {*graph, line_of(*graph), std::move(part.sets)};
  return {part.board, write_digraph6(std::get<Digraph>(part.board))};
}

const Graph& graph_of(const FamilyMember& board) {
  if (const auto* graph = std::get_if<Graph>(&board)) return *graph;
  if (const auto* plane = std::get_if<PlaneBoard>(&board); plane != nullptr && plane->triangulation)
    return plane->graph;
  throw InputError(std::string("expected a graph, found ") +
                       (std::holds_alternative<Digraph>(board) ? "a digraph" : "another board"),
                   1);
}

bool names_users_board(std::string_view text) {
  if (text.find_first_of("(+*") != std::string_view::npos) return true;
  if (text.empty() || text.front() == ':' || text.front() == '&') return false;
  const std::string_view name = before_colon(text);
  if (name.size() < text.size())
    return std::ranges::all_of(name, [](char c) { return text::small_letter(c) || c == '-'; });
  return std::ranges::count(users_families(), name, &Family::name) > 0;
}

std::span<const Family> users_families() {
  static const auto list = [] {
    std::vector<Family> all(families().begin(), families().end());
    for (const auto& entries : {written_out_families(), random_families()})
      for (const FamilyEntry& entry : entries) all.push_back(entry.family);
    std::ranges::sort(all, {}, &Family::name);
    return all;
  }();
  return list;
}

}  // namespace gamecert::graphs
