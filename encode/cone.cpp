// Some graph, a vertex s joined to its green vertices, and the boards of both games as literals.
#include "encode/cone.hpp"

#include <memory>
#include <string_view>

#include "encode/circuit_game.hpp"
#include "encode/tseitin.hpp"
#include "games/registry/infos.hpp"

namespace gamecert::encode {
namespace {

class Both {
 public:
  explicit Both(int order)
      : s_(static_cast<std::size_t>(order)), cone_(s_ + 1, std::vector<Literal>(s_ + 1, never)), alive_(s_), red_(s_) {
    for (std::size_t v = 0; v < s_; ++v)
      for (std::size_t u = 0; u < v; ++u) cone_[u][v] = cone_[v][u] = input();
    for (std::size_t v = 0; v < s_; ++v) cone_[v][s_] = cone_[s_][v] = input();
    for (Literal& alive : alive_) alive = input();
    for (Literal& red : red_) red = input();
    odd_s_ = input();
    ello_ = make("ello", s_);
    odd_ = make("odd-elimination", s_ + 1);
  }

  Cnf start() {
    const SymbolicBoard at = odd_->start();
    Literal differ = !at[0][s_];
    for (std::size_t v = 0; v < s_; ++v) {
      Literal green = cone_[v][s_];  // of the reflected colouring: changed once for each neighbour
      for (std::size_t u = 0; u < s_; ++u)
        if (u != v) green = circuit_.differ(green, cone_[u][v]);
      differ = any(differ, !at[0][v], circuit_.differ(at[1][v], green));
    }
    return denied({{differ}});
  }
  Cnf moves() {
    const auto ours = ello_->moves(ello_board());
    const auto theirs = odd_->moves(cone_board());
    std::vector<Literal> differ;
    for (std::size_t v = 0; v < s_; ++v) differ.push_back(circuit_.differ(ours[v], theirs[v]));
    return denied({std::move(differ)});
  }
  /// Of vertex 0, as all vertices are alike.
  Cnf play() {
    const SymbolicBoard ours = ello_->play(ello_board(), 0);
    const SymbolicBoard theirs = odd_->play(cone_board(), 0);
    Literal differ = !theirs[0][s_];
    for (std::size_t v = 0; v < s_; ++v) {
      const Literal green = circuit_.both(ours[0][v], !ours[1][v]);
      differ = any(differ, circuit_.differ(ours[0][v], theirs[0][v]), circuit_.differ(green, theirs[1][v]));
    }
    return denied({{ello_->moves(ello_board())[0]}, {differ}});
  }
  Cnf end() { return denied({{circuit_.differ(ello_->won(ello_board()), odd_->won(cone_board()))}}); }

 private:
  Literal input() { return inputs_.emplace_back(circuit_.input()); }
  /// The circuits of a game on the first vertices of the cone.
  std::unique_ptr<CircuitGame> make(std::string_view game, std::size_t vertices) {
    Rows rows(vertices);
    for (std::size_t v = 0; v < vertices; ++v)
      for (std::size_t u = 0; u < vertices; ++u) rows[v].emplace_back(static_cast<int>(u), cone_[v][u]);
    const games::GameInfo& info = games::info_of(game);
    const games::Instance without_edges(graphs::Graph(static_cast<int>(vertices), {}), "some graph");
    return make_circuit(info, without_edges, games::Parameters(info, {}), circuit_, rows);
  }
  Literal any(Literal a, Literal b, Literal c) { return circuit_.either(a, circuit_.either(b, c)); }
  SymbolicBoard ello_board() const { return {alive_, red_}; }
  SymbolicBoard cone_board() {
    std::vector<Literal> alive = alive_;
    alive.push_back(always);
    std::vector<Literal> odd;
    for (std::size_t v = 0; v < s_; ++v) odd.push_back(circuit_.both(alive_[v], !red_[v]));
    odd.push_back(odd_s_);
    return {std::move(alive), std::move(odd)};
  }
  Cnf denied(std::vector<std::vector<Literal>> clauses) {
    for (std::size_t v = 0; v < s_; ++v) clauses.push_back({!red_[v], alive_[v]});
    return clauses_of(circuit_, {inputs_, std::move(clauses)}).cnf;
  }

  std::size_t s_;  // behind the vertices of the graph
  Circuit circuit_;
  std::vector<Literal> inputs_;
  std::vector<std::vector<Literal>> cone_;  // by two of its vertices: whether they are adjacent; green: to s
  std::vector<Literal> alive_, red_;
  Literal odd_s_;
  std::unique_ptr<CircuitGame> ello_, odd_;
};

}  // namespace

std::vector<Denied> cone_denials(int order) {
  return {{"at the start the vertices of odd degree are the green ones", [=] { return Both(order).start(); }},
          {"the same moves are legal", [=] { return Both(order).moves(); }},
          {"after a move the vertices of odd degree are the green ones", [=] { return Both(order).play(); }},
          {"both are won together", [=] { return Both(order).end(); }}};
}

}  // namespace gamecert::encode
