// Every graph of a class and an order, gone through by several threads.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::sweeps {

struct Progress {
  int order = 0;
  std::uint64_t done = 0;                   // graphs of this order
  std::uint64_t total = 0;                  // of this order; 0 if not known
  std::uint64_t failures = 0;               // of all orders
  double rate = 0;                          // graphs of this order a second; 0 while unknown
  std::optional<double> seconds_left = {};  // of this order; nothing while it cannot be told
};

/// A piece that need not be gone through.
struct KnownPiece {
  std::uint64_t graphs = 0, failures = 0;
};

/// What is done about whole pieces, which are those of ledger_pieces. Each is gone through by one worker; calls for
/// different pieces may come at once.
class PieceKeeper {
 public:
  virtual ~PieceKeeper() = default;
  /// Before a piece: what is known of it, which is then not gone through.
  virtual std::optional<KnownPiece> find(int worker, int piece) = 0;
  /// Behind a piece that was enumerated to its end.
  virtual void finish(int worker, int piece) = 0;
};

struct Enumeration {
  graphs::GraphClass graph_class = graphs::GraphClass::connected;
  int order = 1;
  int jobs = 0;                                        // threads; 0 for all cores
  std::function<void(const Progress&)> progress = {};  // now and then, and when the order is finished
  std::function<void()> news = {};                     // soon after a visitor has said so
  std::uint64_t failures_before = 0;                   // of lower orders, for the progress
  PieceKeeper* keeper = nullptr;
  std::function<bool(int piece)> wanted = {};  // of pieces with a keeper; if not there, all
  /// If there: called once for every worker, before all; says which smaller graphs are worth extending
  /// (graphs/nauty/pruned.hpp). Not every graph of the class is gone through then. Without a keeper.
  std::function<std::function<bool(const graphs::SmallGraph&)>(int worker)> worth = {};
};

/// How many pieces an enumeration is cut into: a matter of class and order alone.
int pieces(const graphs::GraphClass& graph_class, int order);
/// The same where each has a ledger: more, so that many machines have a share, and even (graphs::Piece) where the class
/// has no conditions.
int ledger_pieces(const graphs::GraphClass& graph_class, int order);
/// How many threads go through it.
int workers(const Enumeration& enumeration);

/// What a visitor says of a graph: news is a failure that is worth telling at once.
enum class Seen { passes, fails, news };

/// Shows every graph of the enumeration to one of the visitors; visitor(w) is called once for every worker w, before
/// all, and each visitor is used by one thread. `progress` and `news` are called by the caller's thread; news once at
/// least after the last that there was, unless the enumeration is broken off. The result is the number of graphs, known
/// ones among them, found equal to count_of where that is known, all pieces are wanted, and all graphs worth it.
/// Exceptions of visitors and of `news` come through, and LimitError("interrupted") when text::interrupted is
/// set.
using Visitor = std::function<Seen(const graphs::SmallGraph&)>;
std::uint64_t for_each_graph(const Enumeration& enumeration, const std::function<Visitor(int)>& visitor);

}  // namespace gamecert::sweeps
