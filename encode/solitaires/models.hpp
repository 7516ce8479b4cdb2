// What models of questions are: lines of play.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "encode/solitaires/questions.hpp"
#include "games/instances/setup.hpp"

namespace gamecert::encode {

/// The line of play, move codes in order, that a model of a question about the game describes: its values by variable,
/// the first place unused. What the values are if they are no model, is not specified.
std::vector<int> line_of_play(const games::GameInfo& game, const Question& question, const std::vector<char>& model);

/// What the first variables of a question mean, in words of the game: `vertex 2 before vertex 5`, `move 1 is 4`. No
/// other variable is about what is played.
std::vector<std::string> variable_names(const games::Setup& setup, const Question& question);

/// The title of a question: the subject, what a model is, and what it means that there is none.
std::string title_of(const games::Setup& setup, std::string_view statement, bool by_order);

}  // namespace gamecert::encode
