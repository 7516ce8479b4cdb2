// Impartial games by the values of their positions.
#include <memory>
#include <optional>

#include "solve/search/coin_chains.hpp"
#include "solve/search/impartial_answers.hpp"
#include "solve/search/impartial_values.hpp"
#include "solve/search/search.hpp"

namespace gamecert::solve {
namespace {

class SearchByRules final : public ImpartialSearch {
 public:
  /// What is known of coins in misere play beyond the lemmas would double certificates, which rest on these alone.
  SearchByRules(const games::Game& game, const Request& request)
      : watch_(request.limits),
        summands_(game, request.misere),
        split_(request.engine != Engine::search || request.certificate),
        graph_(split_ && !(request.misere && request.certificate) ? coin_chains(game, request.misere, watch_)
                                                                  : nullptr) {
    if (!graph_) graph_ = play_graph_by_rules(game, split_ ? &summands_ : nullptr, watch_);
    values_.emplace(game.refinements(), *graph_, request.misere, split_, watch_);
  }

  std::vector<games::Position> parts(games::PositionView at) const override {
    if (!split_) return {games::Position(at.begin(), at.end())};
    return summands_(at).value_or(std::vector<games::Position>{});
  }
  bool loses(games::PositionView at, int heap) override { return values_->loses(graph_->sum(at), heap); }
  bool is_known_to_lose(games::PositionView at, int heap) override {
    return values_->is_known_to_lose(graph_->sum(at), heap);
  }
  int value(games::PositionView at) override { return values_->value(graph_->sum(at)); }
  Watch& watch() override { return watch_; }
  std::uint64_t nodes() const override { return graph_->size(); }

 private:
  Watch watch_;
  const games::Summands summands_;
  const bool split_;
  std::unique_ptr<PlayGraph> graph_;
  std::optional<ImpartialValues> values_;
};

}  // namespace

std::unique_ptr<ImpartialSearch> search_by_rules(const games::Game& game, const Request& request) {
  return std::make_unique<SearchByRules>(game, request);
}

Answer search_impartial(const games::Game& game, const Request& request) {
  return answer_impartial(game, request, *search_by_rules(game, request));
}

}  // namespace gamecert::solve
