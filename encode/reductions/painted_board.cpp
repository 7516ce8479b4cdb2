// Rules on the rows of a board; how far they look is read off the gates.
#include "encode/reductions/painted_board.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "encode/reductions/clash_circuit.hpp"
#include "games/registry/infos.hpp"
#include "games/texts/text_names.hpp"
#include "text/errors.hpp"

namespace gamecert::encode {
namespace {

Rows rows_of(Circuit& circuit, bool directed, int order, const std::vector<PossibleArc>& arcs) {
  Rows rows(static_cast<std::size_t>(order));
  for (const auto& [from, to, there] : arcs) {
    rows[static_cast<std::size_t>(from)].emplace_back(to, there);
    if (!directed) rows[static_cast<std::size_t>(to)].emplace_back(from, there);
  }
  for (auto& row : rows) {
    std::ranges::stable_sort(row, {}, &std::pair<int, Literal>::first);
    std::size_t kept = 0;
    for (const auto& [to, there] : row) {
      if (kept > 0 && row[kept - 1].first == to) {
        row[kept - 1].second = circuit.either(row[kept - 1].second, there);
      } else {
        row[kept++] = {to, there};
      }
    }
    row.resize(kept);
  }
  return rows;
}

CircuitsOnRows circuits_of(const reductions::Side& side) {
  return [&side](Circuit& circuit, const Rows& rows) {
    const int order = static_cast<int>(rows.size());
    games::Board board = graphs::Graph(order, {});
    if (side.directed) board = graphs::Digraph(order, {});
    const games::Instance without_edges(std::move(board), std::to_string(order) + " vertices");
    const games::GameInfo& info = games::info_of(side.game);
    const games::Parameters parameters(info, side.parameters);
    if (games::text_info(info.name) != nullptr) return make_clash_circuit(info, parameters, circuit, rows);
    return make_circuit(info, without_edges, parameters, circuit, rows);
  };
}

/// How many of some edges a wire needs to be true, and to stay so when others are deleted. Sound because a wire that is
/// true is so by one branch of every gate that is an either, and by both of every other; so `most` is right if it is
/// for what the gate is made of.
class Needs {
 public:
  static constexpr int unbounded = 1 << 20;  // or a wire that does not stay true when inputs do
  static constexpr int never_true = -1;

  /// `of_inputs`: by input in order, what it needs itself; `of_missing`: what an input needs that is not there.
  Needs(const Circuit& circuit, const std::vector<int>& of_inputs, int of_missing) : most_(2 * circuit.gates()) {
    std::size_t input = 0;
    most_[never.code()] = never_true;
    most_[always.code()] = 0;
    for (std::uint32_t gate = 1; gate < circuit.gates(); ++gate) {
      const Literal wire(gate, false);
      if (circuit.is_input(gate)) {
        most_[wire.code()] = of_inputs[input++];
        most_[(!wire).code()] = of_missing;
        continue;
      }
      const auto [a, b] = circuit.fanins(gate);
      const bool both = of(a) != never_true && of(b) != never_true;
      most_[wire.code()] = both ? std::min(of(a) + of(b), unbounded) : never_true;
      most_[(!wire).code()] = std::max(of(!a), of(!b));
    }
  }
  int of(Literal wire) const { return most_[wire.code()]; }

 private:
  std::vector<int> most_;  // by code of the wire
};

[[noreturn]] void refuse_reach(const reductions::Side& side, int found, bool all) {
  if (found == Needs::unbounded)
    throw text::InputError("expected rules of " + side.game +
                           " in which a clash stays when edges or painted vertices are added, found others");
  const games::Reach& reach = *side.reach;
  throw text::InputError("expected clashes of " + side.game + " that go through at most " + std::to_string(reach.near) +
                         " edges that hang together with the vertex and " + std::to_string(reach.far) +
                         " others, as it declares, found " + std::to_string(found) + (all ? " in all" : " others"));
}
[[noreturn]] void refuse_relief(const reductions::Side& side, int found, bool all) {
  throw text::InputError("expected that of " + side.game + " at most " + std::to_string(side.reach->relief) +
                         " edges that hang together with a vertex lift its clashes, as it declares, found " +
                         std::to_string(found) + (all ? " in all" : " others"));
}

/// Vertices with room for a clash of the reach and one edge more, wherever. Beyond `most` no proof comes to an end
/// (reductions::obligations).
int reach_order(const games::Reach& reach) {
  constexpr int least = 5, most = 27;
  return std::clamp(std::max(reach.near, reach.relief) + 2 * reach.far + 3, least, most);
}

bool share_an_end(const graphs::Edge& e, const graphs::Edge& f) {
  return e.first == f.first || e.first == f.second || e.second == f.first || e.second == f.second;
}

}  // namespace

PaintedBoard::PaintedBoard(Circuit& circuit, const reductions::Side& side, int order,
                           const std::vector<PossibleArc>& arcs, std::vector<Literal> painting, std::vector<char> whole)
    : circuit_(&circuit),
      order_(order),
      colours_(side.colours),
      reach_(side.reach.value_or(games::Reach{})),
      painting_(std::move(painting)),
      whole_(reach_.relief == 0 ? std::vector<char>{} : std::move(whole)),
      game_(circuits_of(side)(circuit, rows_of(circuit, side.directed, order, arcs))) {}

PaintedBoard PaintedBoard::of_edges(Circuit& circuit, int order, const std::vector<CircuitBit>& there,
                                    std::vector<Literal> taken) {
  PaintedBoard board(circuit, order * order, std::move(taken));
  for (int e = 0; e < board.order(); ++e) {
    CircuitBit clash(&circuit, never);
    for (int f = 0; f < board.order(); ++f) {
      if (e != f && share_an_end({e / order, e % order}, {f / order, f % order})) clash = clash | board.painted(f, 0);
    }
    board.ruled_out_.push_back(clash.literal());
    board.moves_.push_back((there[static_cast<std::size_t>(e)] & !board.painted(e, 0) & !clash).literal());
  }
  return board;
}

CircuitBit PaintedBoard::ruled_out(int v, int c) {
  if (ruled_out_.empty()) ruled_out_ = game_->ruled_out(painting_);
  return at(ruled_out_, v, c);
}

CircuitBit PaintedBoard::legal(int v, int c) {
  if (reach_.relief != 0 && !reach_.when_painted) return legal_after(v, c);
  if (moves_.empty()) moves_ = game_->moves(game_->position_of(painting_));
  return at(moves_, v, c);
}

// Sound because in a legal position of such a game a move is legal exactly if after it nothing painted clashes.
CircuitBit PaintedBoard::legal_after(int v, int c) const {
  std::vector<Literal> after = painting_;
  after[static_cast<std::size_t>(v * colours_ + c)] = always;
  const std::vector<Literal> clashing = game_->ruled_out(after);
  CircuitBit result(circuit_, always);
  for (int d = 0; d < colours_; ++d) result = result & !painted(v, d);
  for (int x = 0; x < order_; ++x) {
    for (int d = 0; d < colours_ && held(x); ++d) result = result & !(at(after, x, d) & at(clashing, x, d));
  }
  return result;
}

void require_reach(const reductions::Side& side, const CircuitsOnRows& make) {
  const games::Reach& reach = *side.reach;
  const int order = reach_order(reach);
  Circuit circuit;
  std::vector<PossibleArc> arcs;
  for (int u = 0; u < order; ++u) {
    for (int v = 0; v < order; ++v) {
      if (side.directed ? u != v : u < v) arcs.push_back({u, v, circuit.input()});
    }
  }
  std::vector<Literal> painting;
  for (int pair = 0; pair < order * side.colours; ++pair) painting.push_back(circuit.input());
  const auto game = (make ? make : circuits_of(side))(circuit, rows_of(circuit, side.directed, order, arcs));
  const std::vector<Literal> ruled_out = game->ruled_out(painting);
  const std::vector<Literal> moves = game->moves(game->position_of(painting));
  // The vertices below `inside` hold no edge to the others; of all vertices: edges among them count. Sound because by
  // (e) of docs/REDUCTIONS.md what is true of these is true of every set of so many vertices.
  int most = 0;
  for (int inside = 1; inside <= order; ++inside) {
    const bool all = inside == order;
    std::vector<int> of_inputs(circuit.inputs(), 0);
    for (std::size_t i = 0; i < arcs.size(); ++i) {
      const bool from = arcs[i].from < inside;
      const bool to = arcs[i].to < inside;
      of_inputs[i] = from != to ? Needs::never_true : from && !all ? 0 : 1;
    }
    // Where edges lift clashes, those that are not there stay away; paintings stay as they are.
    const Needs needs(circuit, of_inputs, reach.relief == 0 ? Needs::unbounded : 0);
    for (std::size_t pair = 0; pair < static_cast<std::size_t>(inside * side.colours); ++pair) {
      for (const Literal clash : {ruled_out[pair], !moves[pair]}) {
        most = std::max(most, needs.of(clash));
        if (needs.of(clash) > reach.far + (all ? reach.near : 0)) refuse_reach(side, needs.of(clash), all);
      }
      const int lifted = reach.relief == 0 ? 0 : needs.of(reach.when_painted ? moves[pair] : !ruled_out[pair]);
      if (lifted > (all ? reach.relief : 0)) refuse_relief(side, lifted, all);
    }
  }
  if (most == 0 && reach != games::Reach{})
    throw text::InputError("expected clashes of " + side.game + " along edges, as it declares, found none on " +
                           std::to_string(order) + " vertices");
}

void require_shared_ends(const reductions::Side& side, const CircuitsOnGraph& make) {
  if (games::text_info(side.game) != nullptr) return;  // what their form shows (Theorem 3 of docs/GAMES.md)
  constexpr int order = 5;
  std::vector<graphs::Edge> edges;
  for (int u = 0; u < order; ++u)
    for (int v = u + 1; v < order; ++v) edges.emplace_back(u, v);
  Circuit circuit;
  const games::Instance complete(graphs::Graph(order, edges), "a complete graph");
  const auto game = make ? make(circuit, complete)
                         : make_circuit(games::info_of(side.game), complete,
                                        games::Parameters(games::info_of(side.game), side.parameters), circuit);
  SymbolicBoard at(1);
  for (int cell = 0; cell < game->cells(); ++cell)
    at.front().push_back(cell < static_cast<int>(edges.size()) ? circuit.input() : never);
  const auto of = [](const std::vector<Literal>& plane, std::size_t e) { return e < plane.size() ? plane[e] : never; };
  bool as_declared = true;
  for (std::size_t e = 0; e < edges.size(); ++e) {
    const SymbolicBoard after = game->play(at, static_cast<int>(e));
    as_declared = as_declared && of(game->start().front(), e) == always && of(game->moves(at), e) == at.front()[e];
    for (std::size_t f = 0; f < edges.size(); ++f)
      as_declared = as_declared && of(after.front(), f) == (share_an_end(edges[e], edges[f]) ? never : at.front()[f]);
  }
  if (!as_declared)
    throw text::InputError("expected that in " + side.game +
                           " an edge closes those that share an end with it and no others, as it declares, found " +
                           "that it does not");
}

}  // namespace gamecert::encode
