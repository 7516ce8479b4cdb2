// A property asked of each graph of a stream.
#include "sweeps/streams/filter.hpp"

#include <atomic>
#include <memory>

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
      if (evaluator->truth(graph) == request.inverted) return;
      ++passed;
      if (!request.count_only) out.append(line) += '\n';
    }};
  };
  return {go_through(stream, make, read, write), passed};
}

}  // namespace gamecert::sweeps
