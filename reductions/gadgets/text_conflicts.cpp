// Conflicts as the form of the rules shows, compared with what moves close.
#include "reductions/gadgets/text_conflicts.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "games/texts/text_locality.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "text/deadline.hpp"

namespace gamecert::reductions {
namespace {

using games::TextLocality;
using graphs::Edge;

/// By two vertices, their distance, or one more than `most`; 1 where an arc leads from the first to the second.
std::vector<std::vector<int>> distances_on(const games::Instance& board, int most) {
  const auto order = static_cast<std::size_t>(board.order());
  std::vector<std::vector<int>> result(order, std::vector<int>(order, most + 1));
  for (std::size_t from = 0; from < order; ++from) {
    std::vector<int> reached{static_cast<int>(from)};
    result[from][from] = 0;
    for (std::size_t next = 0; next < reached.size(); ++next) {
      const int steps = result[from][static_cast<std::size_t>(reached[next])] + 1;
      if (steps > most) break;
      for (const int near : board.neighbours(reached[next])) {
        int& known = result[from][static_cast<std::size_t>(near)];
        if (known <= most) continue;
        known = steps;
        reached.push_back(near);
      }
    }
  }
  return result;
}

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
  const auto apart = distances_on(board, form.reach);
  const std::size_t kinds = form.kinds.size();
  for (std::size_t one = 0; one < apart.size() * kinds; ++one)
    for (std::size_t other = one + 1; other < apart.size() * kinds; ++other) {
      const std::size_t u = one / kinds, v = other / kinds;
      const games::KindsClash& clash = form.clash(one % kinds, other % kinds);
      const bool conflict = u == v      ? clash.at_one
                            : form.arcs ? (clash.there && apart[u][v] == 1) || (clash.back && apart[v][u] == 1)
                                        : apart[u][v] <= clash.distance;
      if (conflict) edges.emplace_back(one, other);
    }
  return {static_cast<int>(apart.size() * kinds), edges};
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
