// geng and gentreeg, run as functions that hand every graph to a visitor, and the choice of a generator.
//
// Both keep their state in thread-local variables, so one thread runs one of them at a time. geng
// owns tables and must return: after a stop or an exception everything it still makes is pruned.
// gentreeg owns no memory and may make enormously many trees yet: an exception leaves it at once.
#include "graphs/nauty/enumerate.hpp"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "graphs/nauty/cubic.hpp"
#include "graphs/nauty/digraphs.hpp"
#include "graphs/nauty/mops.hpp"
#include "graphs/nauty/pruned.hpp"
#include "graphs/nauty/triangulations.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

extern "C" {
int gamecert_geng(int argc, char** argv);
void gamecert_geng_visit(std::FILE*, std::uint64_t* rows, int order);
int gamecert_geng_prune(std::uint64_t* rows, int order, int final_order);
int gamecert_geng_pause();
extern thread_local int gamecert_geng_ended;
int gamecert_gentreeg(int argc, char** argv);
void gamecert_gentreeg_visit(std::FILE*, int* parents, int order);
}

namespace gamecert::graphs {
namespace {

constexpr int largest_count = 40'000'000;

using Visit = std::function<bool(const SmallGraph&)>;
using LeftOut = std::function<bool()>;

struct Run {
  const Visit& visit;
  const LeftOut& left_out;
  const Visit& worth;  // extending, if there
  Piece even{};        // cut by ourselves, if its count is above 1
  int node = -1;       // the number of the last one of two orders below
  int branch = 0;      // of those of one order below that extend it, the number
  SmallGraph graph{};
  bool stopped = false;
  std::exception_ptr error{};

  void stop() { stopped = true, gamecert_geng_ended = 1; }
};

struct Stop {};

thread_local Run* run = nullptr;

/// geng extends graphs vertex by vertex, and a few small ones lead to most of the graphs. So an even piece takes every
/// so manieth graph of two orders below, and of those that extend it every eighth block: graphs of a block are alike,
/// and so are their words.
constexpr int branches = 8;
int block(int order) { return order < 10 ? 8 : 32; }

/// Whether geng goes on with a graph of the order.
bool in_even_piece(int order, int final_order) {
  const int nodes = run->even.count / branches;
  if (order == final_order - 2) {
    run->branch = 0;
    return ++run->node % nodes == run->even.index % nodes;
  }
  if (order == final_order - 1)
    return (run->branch++ / block(final_order) + run->node / nodes) % branches == run->even.index / nodes;
  return true;
}

/// Runs a generator's main function on its arguments.
void call(int (*generator)(int, char**), std::vector<std::string> arguments) {
  std::vector<char*> pointers;
  for (std::string& argument : arguments) pointers.push_back(argument.data());
  pointers.push_back(nullptr);
  generator(static_cast<int>(arguments.size()), pointers.data());
}

std::string shown(Piece piece) { return std::to_string(piece.index) + "/" + std::to_string(piece.count); }

/// The same class with the bounds that follow from others, or nothing if no graph meets them: on those
/// geng ends the process.
std::optional<GraphClass> attainable(GraphClass wanted, int order) {
  auto& [least, most] = wanted.degrees;
  most = std::min(most, order - 1);
  if (wanted.only_connected && order > 1) least = std::max(least, 1);
  auto& [fewest, greatest] = wanted.sizes;
  fewest = std::max({fewest, (order * least + 1) / 2, wanted.only_connected ? order - 1 : 0});
  greatest = std::min(greatest, order * most / 2);
  if (wanted.only_bipartite || wanted.only_triangle_free) greatest = std::min(greatest, order * order / 4);
  return least <= most && fewest <= greatest ? std::optional(wanted) : std::nullopt;
}

void call_geng(const GraphClass& wanted, int order, Piece piece) {
  const auto bounds = attainable(wanted, order);
  if (!bounds) return;
  std::vector<std::string> arguments{"geng", "-q"};
  if (wanted.only_connected) arguments.emplace_back("-c");
  if (wanted.only_bipartite) arguments.emplace_back("-b");
  if (wanted.only_triangle_free) arguments.emplace_back("-t");
  arguments.emplace_back("-d" + std::to_string(bounds->degrees.first));
  arguments.emplace_back("-D" + std::to_string(bounds->degrees.last));
  arguments.push_back(std::to_string(order));
  arguments.push_back(std::to_string(bounds->sizes.first) + ":" + std::to_string(bounds->sizes.last));
  if (piece.even && wanted.plain() && piece.count % branches == 0 && order > 3) {
    run->even = piece;
  } else if (piece.count > 1) {
    arguments.push_back(shown(piece));
  }
  call(gamecert_geng, std::move(arguments));
  if (run->error) std::rethrow_exception(run->error);
}

void run_geng(const GraphClass& wanted, int order, Piece piece) {
  if (!wanted.only_regular) return call_geng(wanted, order, piece);
  GraphClass one_degree = wanted;
  for (int d = wanted.degrees.first; d <= std::min(wanted.degrees.last, order - 1) && !run->stopped; ++d) {
    one_degree.degrees = {d, d};
    call_geng(one_degree, order, piece);
  }
}

/// Below order 4 gentreeg does not split, so the first piece gets the one tree there is.
void run_gentreeg(const GraphClass& wanted, int order, Piece piece) {
  constexpr int least_bound = 2;  // that gentreeg takes; membership is tested in any case
  if (order < 4 && piece.index > 0) return;
  std::vector<std::string> arguments{"gentreeg", "-q", std::to_string(order)};
  if (wanted.degrees.last < order - 1) {
    arguments.insert(arguments.begin() + 1, "-D" + std::to_string(std::max(least_bound, wanted.degrees.last)));
  }
  if (order >= 4 && piece.count > 1) arguments.push_back(shown(piece));
  try {
    call(gamecert_gentreeg, std::move(arguments));
  } catch (const Stop&) {
    run->stopped = true;
  }
}

/// nauty's first vertex is the highest bit of a word: shifted down, its last vertex is our first.
void take(const std::uint64_t* rows, int order, SmallGraph& graph) {
  for (int v = 0; v < order; ++v)
    graph.rows[static_cast<std::size_t>(order - 1 - v)] = rows[v] >> (SmallGraph::max_order - order);
}

bool run_here(const GraphClass& graph_class, int order, Piece piece, const Visit& visit, const LeftOut& left_out,
              const Visit& worth) {
  Run current{visit, left_out, worth};
  current.graph.order = order;
  run = &current;
  gamecert_geng_ended = 0;
  const auto leave = [](void*) { run = nullptr; };
  const std::unique_ptr<Run, decltype(leave)> guard(&current, leave);
  if (graph_class.kind == GraphClass::Kind::trees)
    run_gentreeg(graph_class, order, piece);
  else
    run_geng(graph_class, order, piece);
  return !current.stopped;
}

void check(const GraphClass& graph_class, int order, Piece piece) {
  if (order < 1) throw text::InputError("expected an order of at least 1, found " + std::to_string(order));
  if (piece.count < 1 || piece.index < 0 || piece.index >= piece.count)
    throw text::InputError("expected a piece from 0/N to N-1/N, found " + shown(piece));
  if (const int largest = largest_order(graph_class); order > largest)
    throw text::LimitError("expected an order of at most " + std::to_string(largest) + ", found " +
                           std::to_string(order));
  if (piece.count > largest_count)
    throw text::LimitError("expected at most " + std::to_string(largest_count) + " pieces, found " +
                           std::to_string(piece.count));
}

/// Of graphs, those in the class; of another kind, all.
bool generate(const GraphClass& graph_class, int order, Piece piece, const Visit& visit, const LeftOut& left_out,
              const Visit& worth) {
  using enum GraphClass::Kind;
  if (graph_class.kind == mops || graph_class.kind == linear_mops)
    return enumerate_mops(order, graph_class.kind == linear_mops, piece, visit);
  if (graph_class.kind == triangulations) return enumerate_triangulations(order, piece, visit);
  if (graph_class.by_cubic_generator(order)) return enumerate_connected_cubic(order, piece, visit);
  if (graph_class.directed()) return enumerate_digraphs(graph_class.kind, order, piece, visit);
  if (run == nullptr) return run_here(graph_class, order, piece, visit, left_out, worth);
  return std::async(std::launch::async, run_here, graph_class, order, piece, std::cref(visit), std::cref(left_out),
                    std::cref(worth))
      .get();
}

}  // namespace

int largest_order(const GraphClass& graph_class) {
  using enum GraphClass::Kind;
  switch (graph_class.kind) {
    case graphs:  // geng first makes tables of 2^order words
      return graph_class.connected_cubic() ? largest_cubic_order : 20;
    case digraphs:
      return 7;
    case orientations:
      return 8;
    case tournaments:
      return 11;
    default:
      return SmallGraph::max_order;
  }
}

bool enumerate(const GraphClass& graph_class, int order, Piece piece, const Visit& visit, const LeftOut& left_out) {
  return enumerate_pruned(graph_class, order, piece, {}, visit, left_out);
}

bool enumerate_pruned(const GraphClass& graph_class, int order, Piece piece, const Visit& worth, const Visit& visit,
                      const LeftOut& left_out) {
  check(graph_class, order, piece);
  using enum GraphClass::Kind;
  const bool by_geng = graph_class.kind == graphs && !graph_class.by_cubic_generator(order);
  if (by_geng || graph_class == GraphClass{.kind = graph_class.kind})
    return generate(graph_class, order, piece, visit, left_out, worth);
  const Visit members = [&](const SmallGraph& graph) {
    if (member(graph_class, graph)) return visit(graph);
    return !left_out || left_out();
  };
  return generate(graph_class, order, piece, members, left_out, worth);
}

}  // namespace gamecert::graphs

void gamecert_geng_visit(std::FILE*, std::uint64_t* rows, int order) {
  using namespace gamecert::graphs;
  Run& current = *run;
  try {
    take(rows, order, current.graph);
    if (!current.visit(current.graph)) current.stop();
  } catch (...) {
    current.error = std::current_exception();
    current.stop();
  }
}

int gamecert_geng_prune(std::uint64_t* rows, int order, int final_order) {
  using namespace gamecert::graphs;
  Run& current = *run;
  if (order != final_order && current.even.count > 1 && !in_even_piece(order, final_order)) return 1;
  if (order == final_order || current.stopped) return current.stopped;
  if (!current.worth) return 0;
  try {
    SmallGraph smaller{.order = order};
    take(rows, order, smaller);
    return !current.worth(smaller);
  } catch (...) {
    current.error = std::current_exception();
    current.stop();
  }
  return 1;
}

int gamecert_geng_pause() {
  using namespace gamecert::graphs;
  Run& current = *run;
  try {
    gamecert::text::pause();
    if (current.left_out && !current.left_out()) current.stop();
  } catch (...) {
    current.error = std::current_exception();
    current.stop();
  }
  return gamecert_geng_ended;
}

thread_local int gamecert_geng_ended = 0;

void gamecert_gentreeg_visit(std::FILE*, int* parents, int order) {
  using namespace gamecert::graphs;
  Run& current = *run;
  current.graph.rows = {};
  for (int v = 2; v <= order; ++v) current.graph.add_edge(v - 1, parents[v] - 1);
  if (!current.visit(current.graph)) throw Stop{};
}
