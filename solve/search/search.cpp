// Which search decides a game.
#include "solve/search/search.hpp"

#include <algorithm>

#include "solve/search/shape.hpp"

namespace gamecert::solve {
namespace {

/// Whether some line can still be completed.
bool has_line(const games::Game& game) {
  const auto at_start = shape(game, game.start());
  return at_start && std::ranges::any_of(at_start->colours, [](int colour) { return colour >= Shape::line_colour; });
}

/// Sound because in the games with sums (triangle, triangle-colouring, four-cycle) play that goes on to the end
/// completes a line if there is one at the start: all edges are green in the end, or the segments form a triangulation.
/// So nobody is ever without a move before the win, a tie is impossible, and who wins the board alone is who wins its
/// sum with nothing, which is decided part by part.
Answer search_sum(const games::Game& game, const Request& request) {
  Answer answer = search_impartial(game, request);
  answer.statement = answer.statement == "OUTCOME N" ? "OUTCOME first" : "OUTCOME second";
  return answer;
}

}  // namespace

Answer search(const games::Game& game, const Request& request) {
  const games::GameInfo& info = game.info();
  if (info.repeats) return search_repeating(game, request);
  const bool by_parts = info.sums && request.engine != Engine::search && !request.certificate;
  if (info.stuck == games::Stuck::ends && !request.nimber)
    return by_parts && has_line(game) ? search_sum(game, request) : search_scores(game, request);
  if (info.players == 1) return search_solitaire(game, request);
  return search_impartial(game, request);
}

}  // namespace gamecert::solve
