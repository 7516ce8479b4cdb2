// Impartial games by the values of their positions.
#include <memory>
#include <optional>

#include "solve/search/coin_chains.hpp"
#include "solve/search/impartial_answers.hpp"
#include "solve/search/impartial_values.hpp"
#include "solve/search/search.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

class SearchByRules final : public ImpartialSearch {
 public:
  SearchByRules(const games::Game& game, const Request& request) : watch_(request.limits) {
    if (request.engine != Engine::search || request.certificate) summands_.emplace(game, request.misere);
    // Certificates rest on the lemmas alone: by what words know besides in misere play they would be twice as large.
    if (summands_ && !(request.misere && request.certificate)) graph_ = coin_chains(game, request.misere, watch_);
    if (!graph_) graph_ = play_graph_by_rules(game, summands_ ? &*summands_ : nullptr, watch_);
    values_.emplace(game.refinements(), *graph_, request.misere, summands_.has_value(), watch_);
  }

  std::vector<games::Position> parts(games::PositionView at) const override {
    if (!summands_) return {games::Position(at.begin(), at.end())};
    return (*summands_)(at).value_or(std::vector<games::Position>{});
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
  std::optional<games::Summands> summands_;  // if positions are split
  std::unique_ptr<PlayGraph> graph_;
  std::optional<ImpartialValues> values_;
};

}  // namespace

std::unique_ptr<ImpartialSearch> search_by_rules(const games::Game& game, const Request& request) {
  return std::make_unique<SearchByRules>(game, request);
}

/// What words of coins say comes first: the search for a certificate may not use it, and may take far longer.
Answer search_impartial(const games::Game& game, const Request& request) {
  const bool certificate_apart =
      request.misere && request.certificate && request.engine != Engine::search && game.refinements().coins;
  if (!certificate_apart) return answer_impartial(game, request, *search_by_rules(game, request));
  const Watch watch(request.limits);
  Request part = request;
  part.certificate = false;
  Answer answer = answer_impartial(game, part, *search_by_rules(game, part));
  part = request;
  try {
    part.limits = watch.left();
    return answer_impartial(game, part, *search_by_rules(game, part));
  } catch (const text::LimitError& limit) {
    answer.doubt = limit.what();
    return answer;
  }
}

}  // namespace gamecert::solve
