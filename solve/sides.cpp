// Statements about Left and Right.
#include "solve/sides.hpp"

#include <algorithm>
#include <stdexcept>

#include "solve/search/search.hpp"
#include "solve/statement.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

constexpr std::string_view outcome = "OUTCOME ";

std::string result_of(const std::string& statement) { return statement.substr(outcome.size()); }

int sign(const games::Setup& setup) { return setup.info().number_favours * (first_of(setup) == "right" ? -1 : 1); }

/// Where the winners of the start of Left and of that of Right are one player each.
std::string letter(const std::string& left_first, const std::string& right_first) {
  if (left_first == right_first) return left_first == "left" ? "L" : "R";
  return left_first == "left" ? "N" : "P";
}

/// Evidence of both starts in one.
Answer search_both(const games::Setup& left, const games::Setup& right, const Request& request) {
  const std::vector<const games::Game*> starts{&left.game(), &right.game()};
  std::vector<Answer> answers = search_starts(starts, request);
  Answer answer = std::move(answers[0]);
  answer.statement = of_both_starts(of_sides(left, answer.statement), of_sides(right, answers[1].statement));
  return answer;
}

}  // namespace

std::string_view first_of(const games::Setup& setup) { return setup.parameters().word("first"); }

games::Setup with_first(const games::Setup& setup, std::string_view first) {
  std::map<std::string, int> values(setup.parameters().values().begin(), setup.parameters().values().end());
  values["first"] = games::parameter_value(setup.info(), "first", first);
  return {setup.entry(), setup.instance(), values};
}

std::string of_sides(const games::Setup& setup, const std::string& statement) {
  if (statement.starts_with("SCORE ")) return "NUMBER " + std::to_string(sign(setup) * number_in(statement));
  const std::string result = result_of(statement);
  if (result == "tie") return statement;
  const bool left = (result == "first") == (first_of(setup) != "right");
  return std::string(outcome) + (left ? "left" : "right");
}

std::string of_first_player(const games::Setup& setup, const std::string& statement) {
  if (!setup.info().sided) return statement;
  if (statement.starts_with("NUMBER ")) return "SCORE " + std::to_string(sign(setup) * number_in(statement));
  if (!statement.starts_with(outcome)) return statement;
  std::string result = result_of(statement);
  if (first_of(setup) == "both")
    result = result == "L" || result == "N" || result.starts_with("left/") ? "left"
             : result.starts_with("tie/")                                  ? "tie"
                                                                           : "right";
  if (result == "tie") return std::string(outcome) + "tie";
  return std::string(outcome) + ((result == "left") == (first_of(setup) != "right") ? "first" : "second");
}

std::string of_both_starts(const std::string& left_first, const std::string& right_first) {
  const std::string one = result_of(left_first), other = result_of(right_first);
  const bool tie = one == "tie" || other == "tie";
  return std::string(outcome) + (tie ? one + "/" + other : letter(one, other));
}

Answer solve_sided(const games::Setup& setup, const Request& request, const OneStart& engine) {
  if (first_of(setup) != "both") {
    Answer answer = engine(setup, request);
    if (answer.certainty != Answer::Certainty::unknown) answer.statement = of_sides(setup, answer.statement);
    return answer;
  }
  if (request.all_moves)
    throw text::InputError("expected --first left or --first right for --moves, found --first both");
  if (request.engine == Engine::best)
    if (std::optional<Answer> answer = search_outcome_of_parts(setup, request)) return *std::move(answer);
  const games::Setup left = with_first(setup, "left"), right = with_first(setup, "right");
  if (request.engine == Engine::best || request.engine == Engine::search) return search_both(left, right, request);
  Answer answer = engine(left, request);
  const Answer other = engine(right, request);
  answer.statement = of_both_starts(of_sides(left, answer.statement), of_sides(right, other.statement));
  answer.certainty = std::max(answer.certainty, other.certainty);
  if (answer.doubt.empty()) answer.doubt = other.doubt;
  answer.moves.clear();
  return answer;
}

}  // namespace gamecert::solve
