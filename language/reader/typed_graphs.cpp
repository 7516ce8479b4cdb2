// Bodies about other graphs, patterns, and questions to games.
#include <algorithm>
#include <stdexcept>
#include <utility>

#include "graphs/families/users_board.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/streams/foreign_text.hpp"
#include "language/reader/formula_typer.hpp"
#include "language/reader/tokens.hpp"
#include "text/errors.hpp"

namespace gamecert::language {

GameTyping FormulaTyper::game_typing() {
  return {[this](const Syntax& part, Sort wanted) { return formula(part, wanted); }, [this] { return gave_; },
          [this](std::string_view name) {
            return std::ranges::find(variables_, name, &Variable::name) != variables_.end();
          },
          [this](const Formula& asks, std::size_t column) {
            const std::string word = about_ ? misfit(asks, *about_, game_words()) : "";
            if (!word.empty()) throw misfit_error(word, *about_, column);
          }};
}

Formula FormulaTyper::asks(const Syntax& syntax, Sort wanted) {
  if (games_ == nullptr) fail("a word of the language", quoted(syntax.word), syntax);
  auto [result, gives] = games_->formula(syntax, game_typing());
  require(syntax, wanted, gives);
  return std::move(result);
}

Formula FormulaTyper::pattern(const Syntax& syntax) {
  const Syntax& graph = syntax.arguments[0];
  try {
    return {syntax.word, {{graphs::write_small_graph(graphs::small(graph_named(graph.word))), {}}}};
  } catch (const std::runtime_error& error) {
    fail("a graph in graph6 or of a family such as cycle:5", quoted(graph.word), graph,
         error.what() + graphs::advice_on(graph.word));
  }
}

graphs::Graph FormulaTyper::graph_named(const std::string& text) {
  if (!graphs::names_users_board(text)) return graphs::read_graph6(text);
  return graphs::graph_of(graphs::users_board(text).board);
}

Formula FormulaTyper::change(const LanguageWord& word, const Syntax& syntax, Sort wanted) {
  Formula result{syntax.word, {}};
  if (word.arguments == 2) {
    const Syntax& part = syntax.arguments[0];
    const bool known =
        part.kind != Syntax::Kind::name || find_variable(part.word) != nullptr || part.word == "V" || gives_set(part);
    if (!known && syntax.word == "join" && two_variables(part.word)) {
      result.arguments.push_back(*two_variables(part.word));
      gave_ = Sort::set;
    } else if (!known) {
      no_variable(part);
    } else {
      result.arguments.push_back(formula(part, Sort::set));
    }
    if (syntax.word == "delete" && gave_ == Sort::set) result.word = "remove";
    if ((syntax.word == "join" || syntax.word == "contract") && gave_ == Sort::vertex)
      fail("an edge or a set such as {u, v}", "one vertex", part);
  }
  const bool outer = coloured_;
  const std::ptrdiff_t outer_visible = first_visible_;
  coloured_ = false;
  if (syntax.word == "line") first_visible_ = std::ssize(variables_);
  const Syntax& body = syntax.arguments.back();
  result.arguments.push_back(formula(body, wanted));
  if (gave_ != Sort::truth && gave_ != Sort::whole && gave_ != Sort::number)
    fail("a truth value or a number of another graph", found_as(gave_), body,
         "what is asked of it there stands in front of the graph, as in '(|N(v)| = 0)(G - u)'");
  coloured_ = outer;
  first_visible_ = outer_visible;
  return result;
}

std::optional<Formula> FormulaTyper::two_variables(const std::string& text) const {
  for (std::size_t i = 1; i < text.size(); ++i) {
    const std::string one = text.substr(0, i), other = text.substr(i);
    if (find_variable(one) != nullptr && find_variable(other) != nullptr)
      return Formula{"union", {{one, {}}, {other, {}}}};
  }
  return std::nullopt;
}

}  // namespace gamecert::language
