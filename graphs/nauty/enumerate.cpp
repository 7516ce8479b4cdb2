// geng and gentreeg, run as functions that hand every graph to a visitor.
//
// Both keep their state in thread-local variables, so one thread runs one of them at a time. geng
// owns tables and must return: after a stop or an exception everything it still makes is pruned.
// gentreeg owns no memory and may make enormously many trees yet: an exception leaves it at once.
#include "graphs/nauty/enumerate.hpp"

#include <array>
#include <cstdio>
#include <exception>
#include <future>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "graphs/errors.hpp"

extern "C" {
int gamecert_geng(int argc, char** argv);
void gamecert_geng_visit(std::FILE*, std::uint64_t* rows, int order);
int gamecert_geng_prune(std::uint64_t* rows, int order, int final_order);
int gamecert_gentreeg(int argc, char** argv);
void gamecert_gentreeg_visit(std::FILE*, int* parents, int order);
}

namespace gamecert::graphs {
namespace {

constexpr int largest_order = 20;  // geng first makes tables of 2^order words
constexpr int largest_count = 40'000'000;

using Visit = std::function<bool(const SmallGraph&)>;

struct Run {
  const Visit& visit;
  SmallGraph graph{};
  bool stopped = false;
  std::exception_ptr error{};
};

struct Stop {};

thread_local Run* run = nullptr;

/// Runs a generator's main function on its arguments.
void call(int (*generator)(int, char**), std::vector<std::string> arguments) {
  std::vector<char*> pointers;
  for (std::string& argument : arguments) pointers.push_back(argument.data());
  pointers.push_back(nullptr);
  generator(static_cast<int>(arguments.size()), pointers.data());
}

std::string shown(Piece piece) { return std::to_string(piece.index) + "/" + std::to_string(piece.count); }

void run_geng(GraphClass graph_class, int order, Piece piece) {
  std::vector<std::string> arguments{"geng", "-q"};
  if (graph_class == GraphClass::connected) arguments.push_back("-c");
  arguments.push_back(std::to_string(order));
  if (piece.count > 1) arguments.push_back(shown(piece));
  call(gamecert_geng, std::move(arguments));
  if (run->error) std::rethrow_exception(run->error);
}

/// Below order 4 gentreeg does not split, so the first piece gets the one tree there is.
void run_gentreeg(int order, Piece piece) {
  if (order < 4 && piece.index > 0) return;
  std::vector<std::string> arguments{"gentreeg", "-q", std::to_string(order)};
  if (order >= 4 && piece.count > 1) arguments.push_back(shown(piece));
  try {
    call(gamecert_gentreeg, std::move(arguments));
  } catch (const Stop&) {
    run->stopped = true;
  }
}

bool run_here(GraphClass graph_class, int order, Piece piece, const Visit& visit) {
  Run current{visit};
  current.graph.order = order;
  run = &current;
  const auto leave = [](void*) { run = nullptr; };
  const std::unique_ptr<Run, decltype(leave)> guard(&current, leave);
  if (graph_class == GraphClass::trees)
    run_gentreeg(order, piece);
  else
    run_geng(graph_class, order, piece);
  return !current.stopped;
}

void check(GraphClass graph_class, int order, Piece piece) {
  if (order < 1) throw InputError("expected an order of at least 1, found " + std::to_string(order));
  if (piece.count < 1 || piece.index < 0 || piece.index >= piece.count)
    throw InputError("expected a piece from 0/N to N-1/N, found " + shown(piece));
  const int largest = graph_class == GraphClass::trees ? SmallGraph::max_order : largest_order;
  if (order > largest)
    throw LimitError("expected an order of at most " + std::to_string(largest) + ", found " + std::to_string(order));
  if (piece.count > largest_count)
    throw LimitError("expected at most " + std::to_string(largest_count) + " pieces, found " +
                     std::to_string(piece.count));
}

constexpr std::array<std::pair<std::string_view, GraphClass>, 3> classes{
    {{"connected", GraphClass::connected}, {"all", GraphClass::all}, {"trees", GraphClass::trees}}};

}  // namespace

std::optional<GraphClass> graph_class(std::string_view name) {
  for (const auto& [known, graph_class] : classes)
    if (known == name) return graph_class;
  return std::nullopt;
}

std::string_view name(GraphClass graph_class) {
  for (const auto& [known, value] : classes)
    if (value == graph_class) return known;
  return "";
}

bool enumerate(GraphClass graph_class, int order, Piece piece, const Visit& visit) {
  check(graph_class, order, piece);
  if (run == nullptr) return run_here(graph_class, order, piece, visit);
  return std::async(std::launch::async, run_here, graph_class, order, piece, std::cref(visit)).get();
}

}  // namespace gamecert::graphs

void gamecert_geng_visit(std::FILE*, std::uint64_t* rows, int order) {
  using namespace gamecert::graphs;
  Run& current = *run;
  try {
    // nauty's first vertex is the highest bit of a word: shifted down, its last vertex is our first.
    for (int v = 0; v < order; ++v) {
      current.graph.rows[static_cast<std::size_t>(order - 1 - v)] = rows[v] >> (SmallGraph::max_order - order);
    }
    current.stopped = !current.visit(current.graph);
  } catch (...) {
    current.error = std::current_exception();
    current.stopped = true;
  }
}

int gamecert_geng_prune(std::uint64_t*, int, int) { return gamecert::graphs::run->stopped ? 1 : 0; }

void gamecert_gentreeg_visit(std::FILE*, int* parents, int order) {
  using namespace gamecert::graphs;
  Run& current = *run;
  current.graph.rows = {};
  for (int v = 2; v <= order; ++v) current.graph.add_edge(v - 1, parents[v] - 1);
  if (!current.visit(current.graph)) throw Stop{};
}
