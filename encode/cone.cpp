// Some graph, a vertex s joined to its green vertices, and the boards of both games as literals.
#include "encode/cone.hpp"

#include "encode/setup_circuit.hpp"
#include "encode/tseitin.hpp"
#include "graphs/formats.hpp"

namespace gamecert::encode {
namespace {

class Both {
 public:
  explicit Both(int order) : s_(static_cast<std::size_t>(order)), green_(s_), alive_(s_), red_(s_) {
    graph_ = some_graph(circuit_, order);
    for (std::size_t v = 0; v < s_; ++v)
      for (std::size_t u = 0; u < v; ++u)
        note(graph_[u][v], std::to_string(u) + " and " + std::to_string(v) + " adjacent");
    Adjacency cone(s_ + 1, std::vector<Literal>(s_ + 1, never));
    for (std::size_t v = 0; v < s_; ++v) {
      for (std::size_t u = 0; u < s_; ++u) cone[u][v] = graph_[u][v];
      cone[v][s_] = cone[s_][v] = green_[v] = input(v, " green at the start");
    }
    for (std::size_t v = 0; v < s_; ++v) alive_[v] = input(v, " alive");
    for (std::size_t v = 0; v < s_; ++v) red_[v] = input(v, " red");
    odd_s_ = input(s_, " of odd degree");
    const auto make = [&](const char* game, int vertices, const Adjacency& adjacency) {
      const games::Instance board(graphs::write_graph6(graphs::Graph(vertices, {})));
      return make_circuit(games::Setup(games::find(game), board), circuit_, adjacency);
    };
    ello_ = make("ello", order, graph_);
    odd_ = make("odd-elimination", order + 1, cone);
  }

  Cnf start() {
    const SymbolicBoard at = odd_->start();
    Literal differ = !at[0][s_];
    for (std::size_t v = 0; v < s_; ++v) {
      Literal green = green_[v];  // of the reflected colouring: changed once for each neighbour
      for (std::size_t u = 0; u < s_; ++u)
        if (u != v) green = circuit_.differ(green, graph_[u][v]);
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
  void note(Literal literal, std::string name) { inputs_.emplace_back(literal, std::move(name)); }
  Literal input(std::size_t v, const char* what) {
    note(circuit_.input(), (v == s_ ? "s" : std::to_string(v)) + what);
    return inputs_.back().first;
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
  std::vector<std::pair<Literal, std::string>> inputs_;
  Adjacency graph_;
  std::vector<Literal> green_, alive_, red_;
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
