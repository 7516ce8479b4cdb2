// Reading models, and what formulas and their variables are called.
#include "encode/solitaires/models.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace gamecert::encode {
namespace {

/// All vertices in an order that agrees with the model, the least first where it leaves a choice.
std::vector<int> order_in(const std::vector<char>& model, const VertexOrder& order) {
  const auto& pairs = order.pairs();
  std::vector<std::vector<int>> after(pairs.size());
  std::vector<int> before_it(pairs.size(), 0);
  for (int v = 0; v < static_cast<int>(pairs.size()); ++v) {
    for (const auto& [u, variable] : pairs[static_cast<std::size_t>(v)]) {
      const auto [smaller, larger] = std::minmax(u, v);
      const bool ascending = model[static_cast<std::size_t>(variable)] != 0;
      after[static_cast<std::size_t>(ascending ? smaller : larger)].push_back(ascending ? larger : smaller);
      ++before_it[static_cast<std::size_t>(ascending ? larger : smaller)];
    }
  }
  std::set<int> ready;
  for (int v = 0; v < static_cast<int>(pairs.size()); ++v) {
    if (before_it[static_cast<std::size_t>(v)] == 0) ready.insert(v);
  }
  std::vector<int> result;
  while (!ready.empty()) {
    const int v = *ready.begin();
    ready.erase(ready.begin());
    result.push_back(v);
    for (const int u : after[static_cast<std::size_t>(v)]) {
      if (--before_it[static_cast<std::size_t>(u)] == 0) ready.insert(u);
    }
  }
  return result;
}

}  // namespace

std::vector<int> line_of_play(const games::GameInfo& game, const Question& question, const std::vector<char>& model) {
  std::vector<int> moves;
  if (question.order) {
    moves = order_in(model, *question.order);
    if (game.name == "odd-elimination" && !moves.empty()) moves.pop_back();  // the last of them stays
  }
  for (const auto& step : question.choices) {
    for (const auto& [variable, move] : step) {
      if (model[static_cast<std::size_t>(variable)] != 0 && move >= 0) moves.push_back(move);
    }
  }
  return moves;
}

std::vector<std::string> variable_names(const games::Setup& setup, const Question& question) {
  std::map<int, std::string> names;  // by variable
  if (question.order) {
    const auto vertex = [](int v) { return "vertex " + std::to_string(v); };
    const auto& pairs = question.order->pairs();
    const int order = static_cast<int>(pairs.size());
    for (int v = 0; v < order; ++v) {
      for (const auto& [u, variable] : pairs[static_cast<std::size_t>(v)])
        names[variable] = vertex(std::min(u, v)) + " before " + vertex(std::max(u, v));
    }
    const int behind = static_cast<int>(names.size()) + 1;
    for (int v = 0; v < order && setup.info().name == "odd-elimination"; ++v) names[behind + v] = vertex(v) + " stays";
  }
  int number = 0;
  for (const auto& step : question.choices) {
    const std::string move_number = "move " + std::to_string(++number);
    for (const auto& [variable, move] : step)
      names[variable] = move < 0 ? "no " + move_number : move_number + " is " + setup.game().move_name(move);
  }
  std::vector<std::string> result;
  for (auto& [variable, name] : names) result.push_back(std::move(name));
  return result;
}

std::string title_of(const games::Setup& setup, std::string_view statement, bool by_order) {
  std::string title = setup.text() + ": ";
  if (by_order) {
    title += "a model is an order of the vertices that wins";
  } else if (setup.info().stuck == games::Stuck::loses) {
    title += "a model is a play that wins";
  } else {
    title += "a model is a play that scores more than " + std::to_string(bound_of(setup.info(), statement));
  }
  return title + "; unsatisfiable means " + std::string(statement);
}

}  // namespace gamecert::encode
