// Games as texts beside their templates: the same nodes, by the same engines.
//
//   bench_texts
//
// `nodes`: of search by the text over those by the template. `search`: seconds of the processor. `gates`: of the
// circuit of one position with all its moves. `check`: seconds of the certificate that search leaves. `all graphs`: of
// all labelled graphs of order 5, made and searched.
#include "tests/games/texts.hpp"

#include <sstream>
#include <stdexcept>

#include "bench/measure.hpp"
#include "certificates/checker.hpp"
#include "encode/circuit_game.hpp"
#include "games/instances/setup.hpp"
#include "graphs/formats.hpp"
#include "solve/search/search.hpp"
#include "solve/solve.hpp"

namespace {

using namespace gamecert;
using games::Entry;
using Parameters = std::map<std::string, int>;

struct Board {
  std::string game, instance;
  Parameters parameters = {};
};

const Board boards[] = {
    {"arc-kayles", "grid:3x4"},
    {"node-kayles", "grid:4x5"},
    {"proper", "path:6", {{"colours", 3}}},
    {"weak", "cycle:8"},
    {"geodetic", "cycle:14"},
    {"sequential", "cycle:9", {{"colours", 3}}},
    {"capture", "complete:5"},
    {"ello", "complete:13 green=0,1,2"},
    {"lights-out", "grid:3x5 lit=0"},
    {"odd-elimination", "grid:4x4"},
    {"hackendot", "path:18"},
    {"nimstring", "fan:6"},
    {"triangle-colouring", "fan:8"},
    {"four-cycle", "fan:8"},
    {"bichromatic-colouring", "fan:5"},
    {"flip", "convex:8:0-2,0-3,0-4,0-5,0-6"},
};

const Entry& text_of(const std::string& game) {
  return testing::text_game(std::string(GAMECERT_SOURCE_DIR) + "/games/built_in/" + game + ".game").entry;
}

solve::Answer searched(const Entry& entry, const Board& board, bool certificate) {
  const games::Setup setup(entry, games::Instance(board.instance), board.parameters);
  return solve::search(setup.game(), {.certificate = certificate});
}

std::size_t gates(const Entry& entry, const Board& board) {
  encode::Circuit circuit;
  const games::Instance instance(board.instance);
  const auto game =
      encode::make_circuit(entry.info, instance, games::Parameters(entry.info, board.parameters), circuit);
  const auto handle = games::Setup(entry, instance, board.parameters);
  encode::SymbolicBoard at(handle.game().planes());
  for (auto& plane : at)
    for (int cell = 0; cell < game->cells(); ++cell) plane.push_back(circuit.input());
  const auto moves = game->moves(at);
  for (std::size_t move = 0; move < moves.size(); ++move) {
    if (moves[move] == encode::never) continue;
    game->play(at, static_cast<int>(move));
    game->moves_again(at, static_cast<int>(move));
    game->gain(at, static_cast<int>(move));
  }
  return circuit.gates();
}

double checked(const Entry& entry, const Board& board) {
  solve::Request request;
  request.certificate = true;
  const games::Setup setup(entry, games::Instance(board.instance), board.parameters);
  const certificates::Certificate certificate = solve::certified(setup, request);
  return bench::seconds([&] { certificates::check(certificate); }, 0.2);
}

void beside_template(const Board& board) {
  const Entry &rules = games::find(board.game), &text = text_of(board.game);
  const solve::Answer one = searched(rules, board, false), other = searched(text, board, false);
  if (one.statement != other.statement) throw std::logic_error("bench_texts: two answers for " + board.game);
  const std::string name = "texts " + board.game + " ";
  bench::row(name + "nodes", static_cast<double>(other.nodes.value_or(0)), static_cast<double>(one.nodes.value_or(0)));
  bench::row(name + "search", bench::seconds([&] { searched(text, board, false); }, 0.2),
             bench::seconds([&] { searched(rules, board, false); }, 0.2));
  bench::row(name + "check", checked(text, board), checked(rules, board));
  try {
    bench::row(name + "gates", static_cast<double>(gates(text, board)), static_cast<double>(gates(rules, board)));
  } catch (const std::runtime_error&) {  // no formula is made of it
  }
}

double all_graphs(const Entry& entry) {
  constexpr int order = 5;
  std::vector<graphs::Edge> all;
  for (int v = 0; v < order; ++v)
    for (int u = 0; u < v; ++u) all.emplace_back(u, v);
  std::vector<std::string> lines;
  for (std::size_t set = 0; set < std::size_t{1} << all.size(); ++set) {
    std::vector<graphs::Edge> edges;
    for (std::size_t e = 0; e < all.size(); ++e)
      if ((set >> e & 1) != 0) edges.push_back(all[e]);
    lines.push_back(graphs::write_graph6(graphs::Graph(order, edges)));
  }
  return bench::seconds(
      [&] {
        for (const std::string& line : lines) searched(entry, {.game = "", .instance = line}, false);
      },
      0.2);
}

}  // namespace

int main() {
  for (const Board& board : boards) beside_template(board);
  for (const std::string game : {"arc-kayles", "node-kayles", "capture", "proper", "ello", "odd-elimination"})
    bench::row("texts " + game + " all graphs", all_graphs(text_of(game)), all_graphs(games::find(game)));
}
