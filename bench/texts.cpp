// Games as texts, interpreted, beside their rules in C++, which the build prints of most texts: the same nodes, by the
// same engines.
//
//   bench_texts [GAME ...]   of all games, or of these alone
//
// `nodes`: of search by the text over those by the rules. `search`: seconds of the processor. `gates`: of the
// circuit of one position with all its moves, without its inputs. `check`: seconds of the certificate that search
// leaves. `connected order 8`: of all connected graphs, made and searched; `checked`: of the certificates of every
// eighth of them.
#include "tests/games/texts.hpp"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <utility>

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
    {"arc-kayles", "grid:4x4"},
    {"node-kayles", "grid:5x6"},
    {"proper", "cycle:8"},
    {"weak", "cycle:9"},
    {"distance", "path:12"},
    {"geodetic", "grid:4x4"},
    {"sequential", "grid:5x6", {{"colours", 3}}},
    {"capture", "complete:5"},
    {"ello", "complete:20 green=0,1,2"},
    {"ello-modular", "complete-bipartite:6,6 coloured=0:1"},
    {"lights-out", "grid:4x4 lit=0"},
    {"odd-elimination", "grid:4x4"},
    {"hackendot", "spider:8,8,8,8 roots=2"},
    {"nimstring", "fan:6"},
    {"triangle-colouring", "fan:8"},
    {"four-cycle", "fan:8"},
    {"bichromatic-colouring", "fan:5"},
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
  return circuit.gates() - circuit.inputs();
}

certificates::Certificate certificate(const Entry& entry, const Board& board) {
  solve::Request request;
  request.certificate = true;
  request.engine = solve::Engine::search;
  return solve::certified(games::Setup(entry, games::Instance(board.instance), board.parameters), request);
}

double checked(const Entry& entry, const Board& board) {
  const certificates::Certificate of = certificate(entry, board);
  return bench::seconds([&] { certificates::check(of); }, 0.2);
}

void beside_rules(const Board& board) {
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

/// Of order 8 and connected, with what else the board says.
std::vector<Board> connected(const std::string& given) {
  const std::unique_ptr<FILE, int (*)(FILE*)> geng(popen("nauty-geng -cq 8", "r"), pclose);
  std::vector<Board> result;
  for (char line[64]; std::fgets(line, sizeof line, geng.get()) != nullptr;) {
    std::string graph = line;
    graph.pop_back();
    result.push_back({.game = "", .instance = graph + given});
  }
  return result;
}

void all_graphs(const std::string& game, const std::string& given) {
  const Entry &rules = games::find(game), &text = text_of(game);
  const std::vector<Board> all = connected(given);
  const auto search = [&](const Entry& entry) {
    return bench::seconds([&] {
      for (const Board& board : all) searched(entry, board, false);
    });
  };
  bench::row("texts " + game + " connected order 8", search(text), search(rules));
  const auto check = [&](const Entry& entry) {
    std::vector<certificates::Certificate> some;
    for (std::size_t i = 0; i < all.size(); i += 8) some.push_back(certificate(entry, all[i]));
    return bench::seconds([&] {
      for (const certificates::Certificate& each : some) certificates::check(each);
    });
  };
  bench::row("texts " + game + " connected order 8 checked", check(text), check(rules));
}

}  // namespace

int main(int argc, char** argv) {
  return bench::exit_status([&] {
    const auto wanted = [&](std::string_view game) {
      return argc == 1 || std::find(argv + 1, argv + argc, game) != argv + argc;
    };
    for (const Board& board : boards)
      if (wanted(board.game)) beside_rules(board);
    for (const auto& [game, given] :
         {std::pair("arc-kayles", ""), std::pair("node-kayles", ""), std::pair("proper", ""), std::pair("geodetic", ""),
          std::pair("ello", " green=0,1"), std::pair("lights-out", " lit=0"), std::pair("odd-elimination", "")})
      if (wanted(game)) all_graphs(game, given);
  });
}
