// Positions of the rules as sets of vertices of the graph of conflicts.
#include "solve/local/conflict_answers.hpp"

#include "games/play/parts.hpp"
#include "reductions/gadgets/conflicts.hpp"
#include "solve/local/part_values.hpp"
#include "solve/threads.hpp"

namespace gamecert::solve {
namespace {

class SearchByConflicts final : public ImpartialSearch {
 public:
  SearchByConflicts(const games::Setup& setup, const graphs::Graph& conflicts, const Request& request)
      : game_(setup.game()), number_(static_cast<std::size_t>(game_.codes())) {
    const std::vector<int> moves = game_.moves(game_.start());
    for (std::size_t i = 0; i < moves.size(); ++i) number_[static_cast<std::size_t>(moves[i])] = static_cast<int>(i);
    values_ = part_values(conflicts, request.limits, threads_for(request.jobs));
  }

  std::vector<games::Position> parts(games::PositionView at) const override { return games::parts(game_, at); }
  bool loses(games::PositionView at, int heap) override { return values_->loses(open(at), heap); }
  bool is_known_to_lose(games::PositionView at, int heap) override { return values_->is_known_to_lose(open(at), heap); }
  std::vector<std::size_t> known_to_lose(games::PositionView at, const games::Options& /*options*/, int heap) override {
    return values_->known_to_lose(open(at), heap);
  }
  int value(games::PositionView at) override { return values_->value(open(at)); }
  Watch& watch() override { return values_->watch(); }
  std::uint64_t nodes() const override { return values_->nodes(); }

 private:
  /// The moves of the position, ascending as its options are, by their numbers among those of the start.
  PartValues::Vertices open(games::PositionView at) const {
    PartValues::Vertices result;
    for (const int move : game_.moves(at)) result.push_back(number_[static_cast<std::size_t>(move)]);
    return result;
  }

  const games::Game& game_;
  std::vector<int> number_;  // of each move of the start among them
  std::unique_ptr<PartValues> values_;
};

std::unique_ptr<ImpartialSearch> search_by_conflicts(const games::Setup& setup, const Request& request) {
  if (request.misere || !reductions::by_conflicts(setup.info())) return nullptr;
  const graphs::Graph conflicts = reductions::conflicts(setup);
  if (conflicts.order() > PartValues::most_vertices) return nullptr;
  return std::make_unique<SearchByConflicts>(setup, conflicts, request);
}

}  // namespace

std::optional<Answer> solve_by_conflicts(const games::Setup& setup, const Request& request) {
  const auto search = search_by_conflicts(setup, request);
  if (!search) return std::nullopt;
  return answer_impartial(setup.game(), request, *search);
}

BesideHeap solve_beside_heap(const games::Setup& setup, int heap, const std::vector<int>& tried,
                             const Request& request) {
  auto search = search_by_conflicts(setup, request);
  if (!search) search = search_by_rules(setup.game(), request);
  return answer_beside_heap(setup.game(), heap, tried, request, *search);
}

}  // namespace gamecert::solve
