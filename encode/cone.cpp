// Two vertices of some graph, and s; the boards of both games as literals.
#include "encode/cone.hpp"

#include "encode/circuit_game.hpp"
#include "encode/tseitin.hpp"

namespace gamecert::encode {
namespace {

constexpr int s = 2;  // behind the vertices 0 and 1

class Both {
 public:
  Both() {
    between_ = some_graph(circuit_, s);
    note(between_[0][1], "0 and 1 adjacent");
    Adjacency cone(s + 1, std::vector<Literal>(s + 1, never));
    cone[0][1] = cone[1][0] = between_[0][1];
    for (std::size_t v = 0; v < s; ++v) cone[v][s] = cone[s][v] = green_[v] = input(v, " green at the start");
    for (std::size_t v = 0; v < s; ++v) alive_[v] = input(v, " alive");
    for (std::size_t v = 0; v < s; ++v) red_[v] = input(v, " red");
    odd_s_ = input(s, " of odd degree");
    const auto make = [&](const char* game, const char* vertices, const Adjacency& adjacency) {
      return make_circuit(games::find(game), circuit_, games::Instance(vertices), {}, adjacency);
    };
    ello_ = make("ello", "A?", between_);
    odd_ = make("odd-elimination", "B?", cone);
  }

  Cnf start() {
    const SymbolicBoard at = odd_->start();
    Literal differ = !at[0][s];
    for (std::size_t v = 0; v < s; ++v) {
      const Literal green = circuit_.differ(green_[v], between_[0][1]);  // reflected: one neighbour, or none
      differ = any(differ, !at[0][v], circuit_.differ(at[1][v], green));
    }
    return denied({{differ}});
  }
  Cnf moves() {
    const auto ours = ello_->moves(ello_board());
    const auto theirs = odd_->moves(cone_board());
    return denied({{circuit_.differ(ours[0], theirs[0]), circuit_.differ(ours[1], theirs[1])}});
  }
  Cnf play() {
    const SymbolicBoard ours = ello_->play(ello_board(), 0);
    const SymbolicBoard theirs = odd_->play(cone_board(), 0);
    Literal differ = !theirs[0][s];
    for (std::size_t v = 0; v < s; ++v) {
      const Literal green = circuit_.both(ours[0][v], !ours[1][v]);
      differ = any(differ, circuit_.differ(ours[0][v], theirs[0][v]), circuit_.differ(green, theirs[1][v]));
    }
    return denied({{ello_->moves(ello_board())[0]}, {differ}});
  }
  Cnf end() { return denied({{circuit_.differ(ello_->won(ello_board()), odd_->won(cone_board()))}}); }

 private:
  void note(Literal literal, std::string name) { inputs_.emplace_back(literal, std::move(name)); }
  Literal input(std::size_t v, const char* what) {
    note(circuit_.input(), (v == s ? "s" : std::to_string(v)) + what);
    return inputs_.back().first;
  }
  Literal any(Literal a, Literal b, Literal c) { return circuit_.either(a, circuit_.either(b, c)); }
  SymbolicBoard ello_board() const { return {{alive_[0], alive_[1]}, {red_[0], red_[1]}}; }
  SymbolicBoard cone_board() {
    return {{alive_[0], alive_[1], always},
            {circuit_.both(alive_[0], !red_[0]), circuit_.both(alive_[1], !red_[1]), odd_s_}};
  }
  Cnf denied(std::vector<std::vector<Literal>> clauses) {
    for (std::size_t v = 0; v < s; ++v) clauses.push_back({!red_[v], alive_[v]});
    return clauses_of(circuit_, {inputs_, std::move(clauses)}).cnf;
  }

  Circuit circuit_;
  std::vector<std::pair<Literal, std::string>> inputs_;
  Adjacency between_;
  Literal green_[s], alive_[s], red_[s], odd_s_;
  std::unique_ptr<CircuitGame> ello_, odd_;
};

}  // namespace

std::vector<Denied> cone_denials() {
  return {{"at the start the vertices of odd degree are the green ones", [] { return Both().start(); }},
          {"the same moves are legal", [] { return Both().moves(); }},
          {"after a move the vertices of odd degree are the green ones", [] { return Both().play(); }},
          {"both are won together", [] { return Both().end(); }}};
}

}  // namespace gamecert::encode
