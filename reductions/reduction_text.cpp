// A reduction in one line, so that equal reductions have equal texts and every text is read back as it was.
#include "games/game.hpp"
#include "reductions/reduction_file.hpp"

namespace gamecert::reductions {
namespace {

std::string text(const Side& side) {
  std::string result = side.game;
  const games::GameInfo& info = games::find(side.game).info;
  for (const auto& [name, value] : side.parameters) result += " " + name + "=" + games::value_text(info, name, value);
  return result + (side.misere ? " play=misere" : "");
}

/// A formula as part of another one.
std::string part(const Reduction& reduction, const Formula& formula) {
  const bool simple = formula.kind == Formula::Kind::colour || formula.kind == Formula::Kind::negation;
  return simple ? text(reduction, formula) : "(" + text(reduction, formula) + ")";
}

}  // namespace

std::string text(const Reduction& reduction, Port port) {
  constexpr const char* ends[] = {"", "a.", "b."};
  return ends[static_cast<std::size_t>(port.at)] + reduction.role(port.role).name;
}

std::string text(const Reduction& reduction, const Formula& formula) {
  switch (formula.kind) {
    case Formula::Kind::colour: {
      const std::string colour = formula.colour == Formula::any    ? "any"
                                 : formula.colour == Formula::none ? "none"
                                                                   : std::to_string(formula.colour);
      return text(reduction, formula.port) + ":" + colour;
    }
    case Formula::Kind::negation:
      return "!" + part(reduction, formula.parts.front());
    default: {
      std::string result;
      const char* sign = formula.kind == Formula::Kind::all ? " & " : " | ";
      for (const Formula& each : formula.parts) result += (result.empty() ? "" : sign) + part(reduction, each);
      return result;
    }
  }
}

std::string text(const Reduction& reduction) {
  std::string result = "source " + text(reduction.source) + " ; target " + text(reduction.target);
  constexpr const char* words[] = {"vertex ", "edge ", "graph "};
  for (const Role& role : reduction.roles) {
    result += " ; " + std::string(words[static_cast<std::size_t>(role.of)]) + role.name;
    if (role.painted != 0) result += " painted " + std::to_string(role.painted);
  }
  for (const Join& join : reduction.joins) {
    result += (reduction.target.directed ? " ; arc " : " ; join ") + text(reduction, join.from) + " " +
              text(reduction, join.to);
  }
  for (std::size_t role = 0; role < reduction.roles.size(); ++role) {
    for (int c = 1; c <= reduction.target.colours; ++c) {
      const int meaning = reduction.meaning(static_cast<int>(role), c);
      if (meaning == 0) continue;
      result += " ; move " + reduction.roles[role].name + ":" + std::to_string(c) + " means " + std::to_string(meaning);
    }
  }
  for (std::size_t a = 0; a < reduction.boards.size(); ++a) {
    result += " ; board " + std::to_string(a + 1) + " when " + text(reduction, reduction.boards[a]);
  }
  for (const Invariant& invariant : reduction.invariants)
    result += " ; invariant " + text(reduction, invariant.formula);
  for (const Assumption assumption : reduction.assumptions) result += " ; assume " + text(assumption);
  return result;
}

}  // namespace gamecert::reductions
