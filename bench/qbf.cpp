// Node-Kayles on cycles and paths as far as DepQBF goes: our formulas beside two others in the same run.
//
//   bench_qbf [SECONDS [FIRST [LAST]]]
//
// For each board and formula: variables, clauses, and seconds of the processor in the solver, or `-` where it came to
// no end in SECONDS (60), after which that formula is given up. Formulas: `ours`; `one-hot`, which is ours but for a
// variable a move instead of moves in binary; `naive`: a variable a move, as many steps as vertices, all first moves,
// definitions of gates in full and in the innermost block. Orders from FIRST (8) to LAST (30).
#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>

#include "encode/circuit_game.hpp"
#include "encode/game_qbf.hpp"
#include "encode/longest_play.hpp"
#include "encode/play.hpp"
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
  const auto rules = encode::make_circuit(games::Setup(game(), instance), circuit);
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

/// Of the processes this one has waited for.
double children_seconds() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// Whether the solver came to an end, and its answer.
std::optional<bool> measure(const std::string& text, double limit) {
  const std::size_t header = text.find("p cnf ");
  const std::string sizes = text.substr(header + 6, text.find('\n', header) - header - 6);
  const double begin = children_seconds();
  const solve::QbfResult result = solve::solve_qdimacs(text, {.seconds = limit});
  const double seconds = children_seconds() - begin;
  const bool ended = result.status != solve::QbfResult::Status::unknown;
  std::printf("\t%s", sizes.c_str());
  std::printf(ended ? "\t%.2f" : "\t-", seconds);
  std::fflush(stdout);
  if (!ended) return std::nullopt;
  return result.status == solve::QbfResult::Status::is_true;
}

}  // namespace

int main(int count, char** arguments) {
  const double limit = count > 1 ? std::atof(arguments[1]) : 60;
  const int first = count > 2 ? std::atoi(arguments[2]) : 8;
  const int last = count > 3 ? std::atoi(arguments[3]) : 30;
  std::printf("board\tours: variables, clauses\ts\tone-hot\ts\tnaive\ts\n");
  bool agree = true;
  for (const char* family : {"cycle:", "path:"}) {
    bool given_up[3] = {false, false, false};
    for (int n = first; n <= last && !given_up[0]; ++n) {
      const games::Instance instance(family + std::to_string(n));
      std::printf("%s%d", family, n);
      std::optional<bool> known;
      int column = 0;
      for (const auto& text : {ours, one_hot_text, naive}) {
        bool& gone = given_up[column++];
        if (gone) {
          std::printf("\t\t-");
          continue;
        }
        const std::optional<bool> answer = measure(text(instance), limit);
        gone = !answer;
        agree = agree && (!answer || !known || *answer == *known);
        if (answer) known = answer;
      }
      std::printf("\n");
    }
  }
  if (!agree) std::printf("the answers differ\n");
  return agree ? 0 : 1;
}
