// A reduction in the lines of a file, with parameters, and what its author says of it besides: level, kept properties,
// sizes. No proof rests on that.
#include "reductions/reduction_lines.hpp"

#include <algorithm>
#include <optional>

#include "games/game.hpp"
#include "games/instances/parameters.hpp"
#include "games/registry/infos.hpp"
#include "games/texts/text_names.hpp"
#include "reductions/bound_reader.hpp"
#include "reductions/constant_pieces.hpp"
#include "reductions/reduction_games.hpp"
#include "reductions/statement_reader.hpp"
#include "reductions/text_sides.hpp"
#include "reductions/unfit_games.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {

namespace {

/// An impartial game on graphs or digraphs.
bool on_graphs(const games::GameInfo& info) {
  using games::BoardKind;
  return info.last_move_decides() && (info.board == BoardKind::graph || info.board == BoardKind::digraph ||
                                      info.board == BoardKind::graph_or_digraph);
}
std::string more_than_graph(const games::GameInfo& info) {
  return std::string(games::find(info.name).refinements.more_than_graph);
}

/// Besides games of which something is proved impartial ones on graphs or digraphs that need no more than these.
Side compared_side(const std::string& game, const std::map<std::string, int>& parameters) {
  const auto& known = games::infos();
  const auto built_in = std::ranges::find(known, game, &games::GameInfo::name);
  const games::GameInfo* const text = games::text_info(game);
  const games::GameInfo* const info = text != nullptr ? text : built_in == known.end() ? nullptr : &*built_in;
  if (info == nullptr || !on_graphs(*info)) {
    const text::InputError refusal = no_such_side(
        game, [](const games::GameInfo& each) { return on_graphs(each) && more_than_graph(each).empty(); });
    if (info == nullptr) throw text::InputError(refusal.what() + hint_of_files(refusal));
    throw text::InputError(refusal.what() + (", " + why_no_side(*info)));
  }
  if (text != nullptr ? why_text_no_side(*text, parameters).empty() : info->painting || takes_edges(*info))
    return side(game, parameters);
  if (const std::string more = more_than_graph(*info); !more.empty())
    throw text::InputError("expected a game whose boards are graphs alone, found " + text::quoted(game) +
                           ", whose boards have `" + more + "=` besides, which pieces do not give");
  Side result;
  result.game = info->name;
  result.directed = info->board == games::BoardKind::digraph;
  result.colours = 0;
  const games::Parameters all(*info, parameters);
  result.parameters.insert(all.values().begin(), all.values().end());
  return result;
}

/// `1 n + 2 m + 3`
void read_heaps(LineReader& line, NimHeaps& heaps) {
  do {
    const text::Cursor place = line;
    const int size = line.number("a heap");
    int& heap = line.take_word("n") ? heaps.per_vertex : line.take_word("m") ? heaps.per_edge : heaps.once;
    if (size < 1) place.refuse("a heap of at least 1", std::to_string(size));
    if (heap != 0) place.refuse("one heap for every vertex, one for every edge and one besides", "two of a kind");
    heap = size;
  } while (line.take("+"));
}

void read_level(LineReader& line, const text::Cursor& statement, const Reduction& reduction, StatedReduction& stated) {
  const std::size_t word = line.one_of("a level", {"equal-outcome", "equal-nimber", "corresponding", "isomorphic"});
  stated.level = static_cast<Level>(word + 1);
  if (!reduction.has_moves() && stated.level > Level::equal_nimber)
    statement.refuse("`level equal-outcome` or `level equal-nimber` of games whose moves mean none",
                     "`level " + text(stated.level) + "`");
  const text::Cursor place = line;
  if (!line.take_word("plus")) return;
  if (stated.level != Level::equal_nimber) place.refuse("heaps behind `equal-nimber` only", "'plus'");
  if (reduction.target.misere) place.refuse("normal play, in which nimbers add", "misere play");
  read_heaps(line, stated.plus);
}

void read_kept(LineReader& line, const text::Cursor& statement, std::vector<Kept>& keeps) {
  Kept kept{static_cast<Kept::Word>(
      line.one_of("a property", {"planar", "connected", "bipartite", "triangle-free", "max-degree"}))};
  if (kept.word == Kept::Word::max_degree) {
    line.expect(":");
    kept.degree = line.number("a degree");
  }
  if (std::ranges::find(keeps, kept) != keeps.end())
    statement.refuse("each property once", "a second `keeps " + text(kept) + "`");
  keeps.push_back(kept);
}

/// `<= 2 n + k-1 m + 1`
void read_stated_bound(LineReader& line, const text::Cursor& statement, std::string_view word,
                       std::optional<Bound>& bound) {
  if (bound) statement.refuse("one line `" + std::string(word) + "`", "another");
  line.expect("<=");
  bound = read_bound(static_cast<FileLine&>(line));  // as all lines of files are
}

/// `k = 2`, in front of the games.
void read_parameter(LineReader& line, const Reduction& reduction, const std::map<std::string, int>& given,
                    FileLine::Values& values) {
  const text::Cursor place = line;
  const std::string name = line.word("the name of a parameter");
  if (!reduction.source.game.empty() || !reduction.target.game.empty())
    place.refuse("parameters before `source` and `target`", text::quoted(name));
  line.expect("=");
  const int usual = line.number("a usual value");
  const auto it = given.find(name);
  if (!values.emplace(name, it == given.end() ? usual : it->second).second)
    place.refuse("a new name", text::quoted(name));
}

}  // namespace

StatedReduction read_reduction(std::string_view text, const std::map<std::string, int>& given) {
  StatedReduction stated;
  FileLine::Values values;  // of the parameters
  const auto parameter = [&](LineReader& line, const text::Cursor&, const Reduction& before) {
    read_parameter(line, before, given, values);
    return false;
  };
  std::optional<text::Cursor> level_statement;
  const auto level = [&](LineReader& line, const text::Cursor& statement, const Reduction& before) {
    if (level_statement) statement.refuse("one line `level`", "another");
    level_statement = statement;
    read_level(line, statement, before, stated);
    return stated.level > Level::equal_nimber;
  };
  const auto keeps = [&](LineReader& line, const text::Cursor& statement, const Reduction&) {
    read_kept(line, statement, stated.keeps);
    return false;
  };
  const auto order = [&](LineReader& line, const text::Cursor& statement, const Reduction&) {
    read_stated_bound(line, statement, "order", stated.order);
    return false;
  };
  const auto size = [&](LineReader& line, const text::Cursor& statement, const Reduction&) {
    read_stated_bound(line, statement, "size", stated.size);
    return false;
  };
  const OtherStatement others[] = {
      {"parameter", parameter, false}, {"level", level}, {"keeps", keeps}, {"order", order}, {"size", size}};
  const EachStatement each = [&](const auto& visit) {
    const std::size_t lines = each_statement(text, values, visit);
    for (const auto& [name, value] : given)
      if (!values.contains(name))
        throw text::InputError("expected a parameter of the reduction, found " + text::quoted(name));
    return lines;
  };
  static_cast<Reduction&>(stated) = read_statements(each, others, compared_side);
  if (!stated.answers.empty() && stated.level > Level::equal_nimber)
    level_statement->refuse("`level equal-nimber`, or none, of a reduction with answers",
                            "`level " + reductions::text(stated.level) + "`");
  return stated;
}

int nimber(const NimHeaps& heaps, std::int64_t n, std::int64_t m) {
  return (n % 2 != 0 ? heaps.per_vertex : 0) ^ (m % 2 != 0 ? heaps.per_edge : 0) ^ heaps.once;
}

std::string text(Level level) {
  constexpr const char* words[] = {"none", "equal-outcome", "equal-nimber", "corresponding", "isomorphic"};
  return words[static_cast<std::size_t>(level)];
}

std::string text(const Kept& kept) {
  constexpr const char* words[] = {"planar", "connected", "bipartite", "triangle-free", "max-degree"};
  return words[static_cast<std::size_t>(kept.word)] +
         (kept.word == Kept::Word::max_degree ? ":" + std::to_string(kept.degree) : "");
}

std::string text(const std::string& what, const Bound& bound) {
  std::string result;
  const auto add = [&](int factor, const char* unit) {
    if (factor == 0) return;
    const bool less = factor < 0;
    result += result.empty() ? (less ? "-" : "") : (less ? " - " : " + ");
    result += std::to_string(less ? -factor : factor) + unit;
  };
  add(bound.per_vertex, " n");
  add(bound.per_edge, " m");
  add(bound.constant, "");
  return what + " <= " + (result.empty() ? "0" : result);
}

std::vector<std::string> file_lines(const StatedReduction& reduction) {
  std::vector<std::string> lines = map_statements(reduction);
  for (std::size_t role = 0; role < reduction.roles.size(); ++role) {
    const std::vector<int>& means = reduction.means[role];
    const bool alike = means.size() > 1 && std::ranges::count(means, means.front()) == std::ssize(means);
    for (std::size_t c = 0; c < (alike ? 1 : means.size()); ++c) {
      if (means[c] != 0)
        lines.push_back(move_statement(reduction, role, alike ? "any" : std::to_string(c + 1), means[c]));
    }
  }
  for (int a = 1; a <= reduction.source.colours; ++a) {
    if (reduction.boards[static_cast<std::size_t>(a - 1)] != usual_board(reduction, a))
      lines.push_back(board_statement(reduction, a));
  }
  for (const std::string& each : condition_statements(reduction)) lines.push_back(each);
  if (reduction.level != StatedReduction().level)
    lines.push_back("level " + text(reduction.level) + text(reduction.plus));
  for (const Kept& kept : reduction.keeps) lines.push_back("keeps " + text(kept));
  if (reduction.order) lines.push_back(text("order", *reduction.order));
  if (reduction.size) lines.push_back(text("size", *reduction.size));
  return lines;
}

}  // namespace gamecert::reductions
