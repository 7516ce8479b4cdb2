// Conflicts as the form of the rules shows, compared with what moves close.
#include "reductions/gadgets/text_conflicts.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "games/arenas/distances.hpp"
#include "games/texts/local/text_locality.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "text/deadline.hpp"

namespace gamecert::reductions {
namespace {

using games::TextLocality;
using graphs::Edge;

graphs::Graph by_form(const TextLocality& form, const games::Instance& board) {
  std::vector<Edge> edges;
  if (form.moves == games::Locality::Moves::on_edges) {
    const std::vector<Edge>& ends = board.graph().edges();
    for (std::size_t e = 0; e < ends.size(); ++e)
      for (std::size_t f = e + 1; f < ends.size(); ++f) {
        const auto [a, b] = ends[f];
        const bool share = ends[e].first == a || ends[e].first == b || ends[e].second == a || ends[e].second == b;
        if (share) edges.emplace_back(e, f);
      }
    return {static_cast<int>(ends.size()), edges};
  }
  const games::Distances apart(board);
  const int kinds = static_cast<int>(form.kinds.size()), moves = board.order() * kinds;
  for (int one = 0; one < moves; ++one)
    for (int other = one + 1; other < moves; ++other) {
      const int u = one / kinds, v = other / kinds;
      const games::KindsClash& clash =
          form.clash(static_cast<std::size_t>(one % kinds), static_cast<std::size_t>(other % kinds));
      const auto arc = [&](int from, int to) { return apart.between(from, to) == 1; };
      const bool conflict = u == v      ? clash.at_one
                            : form.arcs ? (clash.there && arc(u, v)) || (clash.back && arc(v, u))
                                        : apart.between(u, v) <= clash.distance;
      if (conflict) edges.emplace_back(one, other);
    }
  return {moves, edges};
}

}  // namespace

void find_conflicts(const games::Setup& text, graphs::Graph& result) {
  const auto& parameters = text.parameters().values();
  const TextLocality& form = form_of_text(text.info(), {parameters.begin(), parameters.end()});
  result = by_form(form, text.instance());
  const games::Game& game = text.game();
  const games::Position start = game.start();
  const bool on_edges = form.moves == games::Locality::Moves::on_edges;
  const int kinds = static_cast<int>(form.kinds.size());
  const int places = on_edges ? result.order() : text.instance().order();
  std::vector<std::pair<int, int>> by_code;  // with the number that the move has here
  for (int move = 0; move < result.order(); ++move)
    by_code.emplace_back(form.code(static_cast<std::size_t>(move % kinds), move / kinds, places), move);
  std::ranges::sort(by_code);
  const auto number = [&](int code) {
    const auto found = std::ranges::lower_bound(by_code, std::pair(code, 0));
    if (found == by_code.end() || found->first != code)
      throw std::logic_error("a text has a move that the form of its rules does not show");
    return found->second;
  };
  const auto open = [&](games::PositionView at) {
    std::vector<char> moves(by_code.size(), 0);
    for (const int code : game.moves(at)) moves[static_cast<std::size_t>(number(code))] = 1;
    return moves;
  };
  const std::vector<char> all = open(start);
  bool as_shown = std::ranges::count(all, 0) == 0;
  for (const auto& [code, move] : by_code) {
    text::pause();
    std::vector<char> expected = all;
    expected[static_cast<std::size_t>(move)] = 0;
    for (const int near : result.neighbours(move)) expected[static_cast<std::size_t>(near)] = 0;
    as_shown = as_shown && open(game.play(start, code)) == expected;
  }
  if (!as_shown) throw std::logic_error("moves of a text close others than the form of its rules shows");
}

}  // namespace gamecert::reductions
