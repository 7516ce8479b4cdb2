// Gadgets in the vertex-capturing game: finding lemmas, checking them, and boards on which pieces cancel.
//
//   bench_counterplay
//
// `discover`: seconds of the processor of `lemma discover capture` with so many boundary and inner vertices, over those
// with one inner vertex less. `lemmas check`: of the certificates of the lemmas of the program, over those of finding
// their counterplay. `search`: of the score by search alone over those of cancelling first. `left`: of the vertices of
// random trees, the part that does not cancel. `cancelled`: seconds a vertex of cancelling alone, over the same at
// order 1,000.
#include <sstream>
#include <stdexcept>

#include "bench/measure.hpp"
#include "certificates/checker.hpp"
#include "graphs/formats.hpp"
#include "proofs/lemma_check.hpp"
#include "proofs/local_discover.hpp"
#include "reductions/built_in.hpp"
#include "reductions/gadgets/lemma_file.hpp"
#include "solve/points/cancelled_board.hpp"
#include "solve/points/cancelling.hpp"
#include "solve/search/search.hpp"
#include "tests/solve/random_sparse.hpp"

namespace {

using namespace gamecert;
using Random = std::mt19937_64;
using Make = graphs::Graph (*)(int, Random&);

void discover() {
  const auto game = reductions::lemma_game({"capture"});
  const auto took = [&](int boundary, int inner) {
    return bench::seconds([&] { proofs::discover(game, boundary, inner, boundary, {}); });
  };
  for (const auto& [boundary, inner] : {std::pair(1, 3), std::pair(2, 2)})
    bench::row("counterplay discover " + std::to_string(boundary) + " " + std::to_string(inner), took(boundary, inner),
               took(boundary, inner - 1));
}

/// Of all lemmas together, a thousand times each: one takes microseconds.
void check_lemmas() {
  double proof = 0, check = 0;
  for (const reductions::BuiltIn& each : reductions::built_in_lemmas()) {
    const reductions::Lemma lemma = reductions::read_lemma(each.text, std::string(each.name));
    if (lemma.game.name != "capture") continue;
    std::vector<certificates::Certificate> found;
    const auto thousand = [](const auto& work) {
      return bench::seconds([&] {
        for (int i = 0; i < 1'000; ++i) work();
      });
    };
    proof += thousand([&] { found = proofs::proofs(lemma); });
    if (found.empty()) throw std::logic_error("bench_counterplay: no proof of " + std::string(each.name));
    check += thousand([&] {
      for (const certificates::Certificate& certificate : found) certificates::check(certificate);
    });
  }
  bench::row("counterplay lemmas check", check, proof);
}

/// The score of random graphs both ways.
void against_search(const std::string& family, Make make, int order, Random& random) {
  double searched = 0, cancelled = 0;
  for (int i = 0; i < 10; ++i) {
    const games::Setup game(games::find("capture"), games::Instance(graphs::line_of(make(order, random))));
    std::string one, other;
    searched += bench::seconds([&] { one = solve::search(game.game(), {}).statement; }, 0);
    cancelled += bench::seconds(
        [&] {
          const auto answer = solve::solve_by_cancelling(game, {});
          other = answer ? answer->statement : solve::search(game.game(), {}).statement;
        },
        0);
    if (one != other) throw std::logic_error("bench_counterplay: two answers for " + game.instance().text());
  }
  bench::row("counterplay " + family + " " + std::to_string(order) + " search", searched, cancelled);
}

void cancel(const std::string& family, Make make, Random& random) {
  double small = 0;
  for (const int order : {1'000, 100'000}) {
    double left = 0, took = 0;
    const int graphs = 100'000 / order;
    for (int i = 0; i < graphs; ++i) {
      const games::Instance board(make(order, random), "a random graph");
      took += bench::seconds(
          [&] {
            solve::Watch watch{solve::Limits{}};
            left += static_cast<double>(solve::CancelledBoard(board, watch).left().vertices().size());
          },
          0);
    }
    const std::string name = "counterplay " + family + " " + std::to_string(order) + " ";
    bench::row(name + "left", left / graphs / order, std::to_string(left / graphs) + " vertices on average");
    if (small != 0) bench::row(name + "cancelled", took / graphs / order, small);
    small = took / graphs / order;
  }
}

}  // namespace

int main() {
  return bench::exit_status([] {
    using namespace solve::testing;
    Random random(20240229);
    discover();
    check_lemmas();
    against_search("tree", uniform_tree, 17, random);
    against_search("cactus", random_cactus, 14, random);
    cancel("tree", uniform_tree, random);
    cancel("cactus", random_cactus, random);
  });
}
