// Evidence `order`: the moves are played, and the game is won by the last one.
#include "certificates/solitaires/order.hpp"

#include <algorithm>

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/number_text.hpp"
#include "certificates/subject.hpp"

namespace gamecert::certificates {
namespace {

[[noreturn]] void reject_move(std::size_t number, int move, const std::string& expected, const std::string& found) {
  reject("move " + std::to_string(number + 1) + ": expected " + expected + ", found " + std::to_string(move) +
         (found.empty() ? "" : ", " + found));
}

std::string vertex_range(int order) { return "a vertex below " + std::to_string(order); }

[[noreturn]] void reject_unfinished(std::size_t moves, const std::string& left) {
  reject("expected the game to be won after " + std::to_string(moves) + " moves, found " + left);
}

/// In place, in linear time.
void play_ello(const games::Instance& instance, const std::vector<int>& moves) {
  enum : char { red, green, eliminated };
  const int order = instance.order();
  std::vector<char> state(static_cast<std::size_t>(order), red);
  for (const int v : instance.vertices("green")) state[static_cast<std::size_t>(v)] = green;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const int v = moves[i];
    if (v < 0 || v >= order) reject_move(i, v, vertex_range(order), "");
    char& at = state[static_cast<std::size_t>(v)];
    if (at != green) reject_move(i, v, "a green vertex", at == red ? "which is red" : "which is eliminated");
    at = eliminated;
    for (const int u : instance.neighbours(v)) {
      char& near = state[static_cast<std::size_t>(u)];
      if (near != eliminated) near = near == red ? green : red;
    }
  }
  // Every move eliminated another vertex.
  if (moves.size() < state.size())
    reject_unfinished(moves.size(), std::to_string(state.size() - moves.size()) + " vertices left");
}

/// In place, in linear time.
void play_lights_out(const games::Instance& instance, const std::vector<int>& moves) {
  const int order = instance.order();
  std::vector<char> lit(static_cast<std::size_t>(order), 0);
  std::vector<char> pressed(lit);
  std::size_t lights = 0;
  const auto press = [&](int v) {
    char& light = lit[static_cast<std::size_t>(v)];
    light = light == 0;
    lights = light != 0 ? lights + 1 : lights - 1;
  };
  for (const int v : instance.vertices("lit")) press(v);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const int v = moves[i];
    if (v < 0 || v >= order) reject_move(i, v, vertex_range(order), "");
    if (lights == 0) reject_move(i, v, "no move, the game being won", "");
    if (pressed[static_cast<std::size_t>(v)] != 0) reject_move(i, v, "a vertex not yet pressed", "pressed before");
    pressed[static_cast<std::size_t>(v)] = 1;
    press(v);
    for (const int u : instance.neighbours(v)) press(u);
  }
  if (lights != 0) reject_unfinished(moves.size(), std::to_string(lights) + " lit vertices");
}

void play_any(const games::Setup& subject, const std::vector<int>& moves) {
  const games::Game& game = subject.game();
  games::Position at = game.start();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (game.won(at)) reject_move(i, moves[i], "no move, the game being won", "");
    if (!std::ranges::binary_search(game.moves(at), moves[i])) reject_move(i, moves[i], "a legal move", "");
    games::Position next = game.play(at, moves[i]);
    if (game.refinements().falls && game.remaining(next) >= game.remaining(at))
      reject_move(i, moves[i], "less play to remain", "which leaves more");
    at = std::move(next);
  }
  if (!game.won(at)) reject_unfinished(moves.size(), "that it goes on");
}

void check_order(const Claim& claim, const Order& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  require_solitaire(subject, claim, "WINNABLE");
  if (claim.game == "ello") {
    play_ello(subject.instance(), evidence.moves);
  } else if (claim.game == "lights-out") {
    play_lights_out(subject.instance(), evidence.moves);
  } else {
    play_any(subject, evidence.moves);
  }
}

}  // namespace

Kind order_kind() {
  return kind_of<Order>([](Lines& lines, const Claim&) { return Order{read_numbers(lines, "a move")}; }, check_order);
}

}  // namespace gamecert::certificates
