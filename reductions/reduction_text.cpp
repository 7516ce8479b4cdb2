// A reduction in one line, so that equal reductions have equal texts and every text is read back as it was.
#include "games/instances/parameters.hpp"
#include "games/registry/infos.hpp"
#include "reductions/reduction_file.hpp"
#include "reductions/reduction_games.hpp"

namespace gamecert::reductions {
namespace {

std::string text(const Side& side) {
  std::string result = side.game;
  const games::GameInfo& info = games::info_of(side.game);
  for (const auto& [name, value] : side.parameters) result += " " + name + "=" + games::value_text(info, name, value);
  return result + (side.misere ? " play=misere" : "");
}

/// A formula as part of another one.
std::string part(const Reduction& reduction, const PortCondition& formula) {
  const bool simple = formula.kind == PortCondition::Kind::colour || formula.kind == PortCondition::Kind::negation;
  return simple ? text(reduction, formula) : "(" + text(reduction, formula) + ")";
}

}  // namespace

std::string text(const Reduction& reduction, Port port) {
  constexpr const char* ends[] = {"", "a.", "b."};
  return ends[static_cast<std::size_t>(port.at)] + reduction.role(port.role).name;
}

std::string text(const Reduction& reduction, const PortCondition& formula) {
  switch (formula.kind) {
    case PortCondition::Kind::colour: {
      const std::string colour = formula.colour == PortCondition::any    ? "any"
                                 : formula.colour == PortCondition::none ? "none"
                                                                         : std::to_string(formula.colour);
      return text(reduction, formula.port) + ":" + colour;
    }
    case PortCondition::Kind::negation:
      return "!" + part(reduction, formula.parts.front());
    default: {
      std::string result;
      const char* sign = formula.kind == PortCondition::Kind::all ? " & " : " | ";
      for (const PortCondition& each : formula.parts) result += (result.empty() ? "" : sign) + part(reduction, each);
      return result;
    }
  }
}

std::vector<std::string> map_statements(const Reduction& reduction) {
  std::vector<std::string> result{"source " + text(reduction.source), "target " + text(reduction.target)};
  constexpr const char* words[] = {"vertex ", "edge ", "graph "};
  for (const Role& role : reduction.roles) {
    result.push_back(words[static_cast<std::size_t>(role.of)] + role.name);
    if (role.painted != 0) result.back() += " painted " + std::to_string(role.painted);
  }
  for (const Join& join : reduction.joins) {
    result.push_back((reduction.target.directed ? "arc " : "join ") + text(reduction, join.from) + " " +
                     text(reduction, join.to));
  }
  return result;
}

std::string move_statement(const Reduction& reduction, std::size_t role, const std::string& colour, int meaning) {
  return "move " + reduction.roles[role].name + ":" + colour + " means " + std::to_string(meaning);
}

std::string board_statement(const Reduction& reduction, int colour) {
  return "board " + std::to_string(colour) + " when " +
         text(reduction, reduction.boards[static_cast<std::size_t>(colour - 1)]);
}

std::vector<std::string> condition_statements(const Reduction& reduction) {
  std::vector<std::string> result;
  for (const MoveAnswer& answer : reduction.answers) {
    result.push_back("answer " + text(reduction, answer.move) + ":" + std::to_string(answer.colour) + " by " +
                     text(reduction, answer.by) + ":" + std::to_string(answer.by_colour));
  }
  for (const Invariant& invariant : reduction.invariants)
    result.push_back("invariant " + text(reduction, invariant.formula));
  for (const Assumption assumption : reduction.assumptions) result.push_back("assume " + text(assumption));
  return result;
}

std::string text(const Reduction& reduction) {
  std::vector<std::string> statements = map_statements(reduction);
  for (std::size_t role = 0; role < reduction.roles.size(); ++role) {
    for (int c = 1; c <= reduction.target.colours; ++c) {
      const int meaning = reduction.meaning(static_cast<int>(role), c);
      if (meaning != 0) statements.push_back(move_statement(reduction, role, std::to_string(c), meaning));
    }
  }
  for (int a = 1; a <= reduction.source.colours && reduction.has_moves(); ++a)
    statements.push_back(board_statement(reduction, a));
  for (const std::string& each : condition_statements(reduction)) statements.push_back(each);
  std::string result;
  for (const std::string& each : statements) result += (result.empty() ? "" : " ; ") + each;
  return result;
}

Reduction read_one_line(std::string_view text) {
  const EachStatement each = [&](const auto& visit) {
    text::Cursor in(text, {1, 1});
    if (text.size() >= most_characters)
      in.exceed("a text of at most " + std::to_string(most_characters) + " characters, `for` written out", "more");
    for (bool more = true; more; more = in.take(";")) {
      const text::Place start = in.place();
      LineReader statement(in.take_until(";"), start);
      if (!statement.done()) visit(statement);
    }
    return std::size_t{1};
  };
  return read_statements(each, {}, side);
}

}  // namespace gamecert::reductions
