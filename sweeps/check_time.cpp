// The checker's own evaluation, by definition, at graphs spread over a piece of each order.
#include "sweeps/check_time.hpp"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <limits>

#include "certificates/ledgers/answers.hpp"
#include "graphs/unlabelled_counting.hpp"
#include "solve/limits.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

constexpr double seconds_an_order = 0.1;  // of the processor
constexpr double most_seconds = 0.5;      // of time, of one graph
constexpr std::size_t most_graphs = 32;   // of an order

double seconds_so_far() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Seconds a graph.
struct Sampled {
  double seconds = 0;
  bool at_least = false;
};

Sampled sampled(const certificates::LedgerQuestion& question, const certificates::LedgerPiece& piece,
                const certificates::Ledger& ledger) {
  certificates::Grounds grounds;
  certificates::add_grounds_of_answers(question, piece.graph_class.directed(), grounds);
  constexpr std::size_t none_of_them = std::numeric_limits<std::size_t>::max();
  certificates::GraphAnswers answers(question, grounds, none_of_them);
  const double begin = seconds_so_far();
  const std::size_t count = std::min(most_graphs, ledger.words.size());
  std::size_t done = 0;
  try {
    const text::Deadline within(most_seconds);
    for (; done < count && seconds_so_far() < begin + seconds_an_order; ++done) {
      const graphs::SmallGraph graph = piece.graph_of(ledger.words[done * ledger.words.size() / count]);
      piece.word_of(graph);
      answers.look(graph);
    }
  } catch (const text::LimitError&) {
    if (text::interrupted) throw;
    return {(seconds_so_far() - begin) / static_cast<double>(done + 1), true};
  }
  return {(seconds_so_far() - begin) / static_cast<double>(std::max<std::size_t>(done, 1)), false};
}

std::string rounded(double seconds) {
  const double unit = std::pow(10, std::max(0.0, std::floor(std::log10(seconds)) - 1));
  return std::to_string(static_cast<std::int64_t>(std::ceil(seconds / unit) * unit));
}

}  // namespace

CheckTime check_time(const Scope& scope, const certificates::LedgerQuestion& question) {
  CheckTime time;
  for (int order = scope.last_order; order >= scope.first_order; --order) {
    if (!LedgerKeeper::possible(scope.graph_class, order)) continue;
    const int pieces = ledger_pieces(scope.graph_class, order);
    const auto wanted = scope.shard ? wanted_pieces(*scope.shard, scope.graph_class, scope.first_order, order)
                                    : [](int) { return true; };
    std::optional<certificates::Ledger> ledger;
    int count = 0;  // of the pieces wanted
    certificates::LedgerPiece piece{.graph_class = scope.graph_class, .order = order, .index = 0, .count = pieces};
    for (int i = 0; i < pieces; ++i) {
      const int index = (pieces / 2 + i) % pieces;
      if (!wanted(index)) continue;
      ++count;
      if (ledger && !ledger->words.empty()) continue;
      piece.index = index;
      ledger = scope.ledgers->find(piece);
    }
    if (!ledger || ledger->words.empty()) continue;
    const Sampled graph = sampled(question, piece, *ledger);
    const auto known = graphs::count_of(scope.graph_class, order);
    const double in_piece = known ? static_cast<double>(*known) / pieces : static_cast<double>(ledger->words.size());
    time.all += graph.seconds * in_piece * count;
    time.piece = std::max(time.piece, graph.seconds * in_piece);
    time.at_least = time.at_least || graph.at_least;
  }
  return time;
}

std::string dear_check(const CheckTime& time) {
  constexpr double soon = 10, limit_of_a_file = 60;
  if (time.all < soon) return "";
  std::string text = "gamecert-check will take " + std::string(time.at_least ? "more than " : "about ") +
                     rounded(time.all) + " s for this ledger";
  if (time.piece > limit_of_a_file / 2) text += "; a piece may need --time-limit " + rounded(2 * time.piece);
  return text;
}

std::string dear_check(const Scope& scope, const certificates::LedgerQuestion& question) {
  try {
    return text::interrupted ? "" : dear_check(check_time(scope, question));
  } catch (const text::LimitError&) {
    return "";
  }
}

}  // namespace gamecert::sweeps
