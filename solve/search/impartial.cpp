// Impartial games by the values of their positions.
#include "solve/search/impartial_answers.hpp"
#include "solve/search/impartial_values.hpp"
#include "solve/search/search.hpp"

namespace gamecert::solve {
namespace {

class SearchByRules final : public ImpartialSearch {
 public:
  SearchByRules(const games::Game& game, const Request& request)
      : watch_(request.limits),
        values_(game, request.misere, request.engine != Engine::search || request.certificate, watch_) {}

  std::vector<games::Position> parts(games::PositionView at) const override { return values_.graph().parts(at); }
  bool loses(games::PositionView at, int heap) override { return values_.loses(values_.graph().sum(at), heap); }
  bool is_known_to_lose(games::PositionView at, int heap) override {
    return values_.is_known_to_lose(values_.graph().sum(at), heap);
  }
  int value(games::PositionView at) override { return values_.value(values_.graph().sum(at)); }
  Watch& watch() override { return watch_; }
  std::uint64_t nodes() const override { return values_.graph().size(); }

 private:
  Watch watch_;
  ImpartialValues values_;
};

}  // namespace

std::unique_ptr<ImpartialSearch> search_by_rules(const games::Game& game, const Request& request) {
  return std::make_unique<SearchByRules>(game, request);
}

Answer search_impartial(const games::Game& game, const Request& request) {
  return answer_impartial(game, request, *search_by_rules(game, request));
}

}  // namespace gamecert::solve
