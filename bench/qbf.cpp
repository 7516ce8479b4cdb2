// Node-Kayles by DepQBF: two other formulas beside ours in the same run.
//
//   bench_qbf [large [SECONDS [FIRST [LAST]]]]
//
// For each board: seconds of the processor in the solver on a formula over those on ours. `one-hot` is ours but for a
// variable a move instead of moves in binary; `naive`: a variable a move, as many steps as vertices, all first moves,
// definitions of gates in full and in the innermost block. With `large` cycles and paths from order FIRST (8) to LAST
// (30) until ours is given up: a formula on which the solver came to no end in SECONDS (60) is asked no more, and has
// no rows. On stderr also variables and clauses.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>

#include "bench/measure.hpp"
#include "encode/game_qbf.hpp"
#include "encode/longest_play.hpp"
#include "encode/play.hpp"
#include "games/instances/ready_game.hpp"
#include "solve/search/first_moves.hpp"
#include "solve/solvers/depqbf.hpp"

namespace {

using namespace gamecert;
using encode::Literal;
using encode::never;

const games::Entry& game() { return games::find("node-kayles"); }

std::vector<int> representatives(const games::Instance& instance) {
  return solve::first_moves(*games::make(game(), instance));
}

std::string ours(const games::Instance& instance) {
  return encode::qdimacs(encode::game_qbf(games::Setup(game(), instance), {.first_moves = representatives(instance)}));
}

/// A variable a move; a choice that is not exactly one is illegal.
encode::Qbf one_hot(const games::Instance& instance, const std::vector<int>* first, int most) {
  encode::Qbf qbf;
  encode::Circuit& circuit = qbf.circuit;
  const auto rules = encode::make_circuit(game().info, instance, games::Parameters(game().info, {}), circuit);
  const auto choose = [&](encode::Step& step) {
    encode::Block block{step.before.second == encode::always, {}};
    for (std::size_t m = 0; m < step.legal.size(); ++m) {
      const bool left_out =
          first != nullptr && qbf.prefix.empty() && std::ranges::find(*first, static_cast<int>(m)) == first->end();
      step.choices.push_back(step.legal[m] == never || left_out ? never : circuit.input());
      if (step.choices.back() != never) block.inputs.emplace_back(step.choices.back(), "a move");
    }
    if (!block.inputs.empty()) qbf.prefix.push_back(block);
  };
  const encode::Play play = encode::unrolled(*rules, circuit, choose, most);
  qbf.matrix = play.end.second;  // the mover without a move loses
  for (auto step = play.steps.rbegin(); step != play.steps.rend(); ++step) {
    Literal some = never;
    Literal legal = never;
    Literal two = never;
    for (std::size_t m = 0; m < step->choices.size(); ++m) {
      two = circuit.either(two, circuit.both(some, step->choices[m]));
      some = circuit.either(some, step->choices[m]);
      legal = circuit.either(legal, circuit.both(step->choices[m], step->legal[m]));
    }
    const Literal good = circuit.both(legal, !two);
    qbf.matrix = step->before.second == never ? circuit.both(good, qbf.matrix) : circuit.either(!good, qbf.matrix);
  }
  return qbf;
}

std::string one_hot_text(const games::Instance& instance) {
  const std::vector<int> first = representatives(instance);
  return encode::qdimacs(one_hot(instance, &first, encode::longest_play(games::Setup(game(), instance))));
}

std::string naive(const games::Instance& instance) {
  const encode::Qbf qbf = one_hot(instance, nullptr, instance.order());
  std::string prefix;
  std::string clauses;
  std::map<std::uint32_t, std::size_t> variables;
  for (const encode::Block& block : qbf.prefix) {
    prefix += block.universal ? "a " : "e ";
    for (const auto& [input, name] : block.inputs) {
      variables.emplace(input.gate(), variables.size() + 1);
      prefix += std::to_string(variables.size()) + " ";
    }
    prefix += "0\n";
  }
  const auto of = [&](Literal wire) {
    return (wire.inverted() ? "-" : "") + std::to_string(variables.at(wire.gate()));
  };
  std::size_t count = 1;
  if (!qbf.prefix.empty() && !qbf.prefix.back().universal) {
    prefix.resize(prefix.size() - 2);  // the gates go on in the same block
  } else {
    prefix += "e ";
  }
  for (std::uint32_t gate = 1; gate < qbf.circuit.gates(); ++gate) {
    if (qbf.circuit.is_input(gate)) continue;
    const auto [a, b] = qbf.circuit.fanins(gate);
    variables.emplace(gate, variables.size() + 1);
    const Literal is(gate, false);
    prefix += of(is) + " ";
    clauses +=
        of(!is) + " " + of(a) + " 0\n" + of(!is) + " " + of(b) + " 0\n" + of(is) + " " + of(!a) + " " + of(!b) + " 0\n";
    count += 3;
  }
  return "p cnf " + std::to_string(variables.size()) + " " + std::to_string(count) + "\n" + prefix + "0\n" + clauses +
         of(qbf.matrix) + " 0\n";
}

struct Formula {
  std::string name;
  std::string (*text)(const games::Instance&);
};

const Formula formulas[] = {{"ours", ours}, {"one-hot", one_hot_text}, {"naive", naive}};

struct Measured {
  bool answer;
  double seconds;
};

/// Nothing if the solver came to no end.
std::optional<Measured> solved(const std::string& name, const std::string& text, double limit) {
  const std::size_t header = text.find("p cnf ") + 6;
  const std::string sizes = text.substr(header, text.find('\n', header) - header);
  solve::QbfResult result;
  const auto ask = [&] { result = solve::solve_qdimacs(text, {.seconds = limit}); };
  bench::Time time = bench::children_time(ask);
  for (int again = 0; again < 4 && time.clock < 0.1; ++again) time.keep_least(bench::children_time(ask));
  const bool ended = result.status != solve::QbfResult::Status::unknown;
  std::fprintf(stderr, "%s: variables and clauses %s, %s\n", name.c_str(), sizes.c_str(),
               ended ? bench::in_seconds(time.processor).c_str() : "no end");
  if (!ended) return std::nullopt;
  return Measured{result.status == solve::QbfResult::Status::is_true, time.processor};
}

/// Whether ours came to an end. Formulas that do not are given up from then on.
bool measure(const std::string& board, double limit, std::set<std::string>& given_up) {
  std::optional<Measured> first;
  for (const Formula& formula : formulas) {
    if (given_up.contains(formula.name)) continue;
    const std::string name = "qbf " + board + " " + formula.name;
    const auto measured = solved(name, formula.text(games::Instance(board)), limit);
    if (!measured) given_up.insert(formula.name);
    if (!measured && !first) return false;
    if (!first) {
      first = measured;
    } else if (measured) {
      if (measured->answer != first->answer) throw std::logic_error(name + " has another answer than ours");
      bench::row(name, measured->seconds, first->seconds);
    }
  }
  return true;
}

void measure_large(double limit, int first, int last) {
  for (const std::string family : {"cycle:", "path:"}) {
    std::set<std::string> given_up;
    for (int n = first; n <= last && measure(family + std::to_string(n), limit, given_up); ++n) continue;
  }
}

}  // namespace

int main(int count, char** arguments) {
  return bench::exit_status([&] {
    if (count > 1 && std::string_view(arguments[1]) == "large") {
      const auto number = [&](int i, double otherwise) { return count > i ? std::atof(arguments[i]) : otherwise; };
      measure_large(number(2, 60), static_cast<int>(number(3, 8)), static_cast<int>(number(4, 30)));
      return;
    }
    for (const char* board : {"cycle:12", "cycle:15", "path:12", "path:14"}) {
      std::set<std::string> none;
      measure(board, 600, none);
    }
    for (const char* board : {"cycle:20", "path:18"}) {
      std::set<std::string> naive_is_too_slow = {"naive"};
      measure(board, 600, naive_is_too_slow);
    }
  });
}
