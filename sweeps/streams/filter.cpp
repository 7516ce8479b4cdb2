// A property asked of each graph of a stream.
#include "sweeps/streams/filter.hpp"

#include <atomic>
#include <memory>

#include "graphs/families/users_board.hpp"
#include "graphs/small_graph_text.hpp"
#include "sweeps/streams/graph_line.hpp"

namespace gamecert::sweeps {

Filtered filter(const FilterRequest& request, const ReadInput& read, const WriteLines& write) {
  GraphStream stream = request.stream;
  stream.keep_header = !request.count_only;
  std::atomic<std::uint64_t> passed{0};
  const MakeLook make = [&](int) -> LookAtGraph {
    const auto evaluator = std::make_shared<Evaluator>(request.property, request.mode);
    return {[&, evaluator](const graphs::SmallGraph& graph, std::string_view line, const solve::Limits* limits,
                           std::string& out) {
      if (limits != nullptr) evaluator->within(*limits);
      tell_triangulation(*evaluator, line);
      if (evaluator->truth(graph) == request.inverted) return;
      ++passed;
      if (request.count_only) return;
      const bool named = graphs::names_users_board(line.substr(0, line.find('\r')));
      out.append(named ? graphs::write_small_graph(graph) : line) += '\n';
    }};
  };
  return {go_through(stream, make, read, write), passed};
}

}  // namespace gamecert::sweeps
