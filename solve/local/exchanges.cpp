// The conflicts reduced, what is left searched component by component, and both put together.
#include "solve/local/exchanges.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "certificates/impartial/exchanges.hpp"
#include "graphs/formats.hpp"
#include "reductions/gadgets/conflicts.hpp"
#include "solve/local/conflict_answers.hpp"
#include "solve/local/gadget_reduction.hpp"
#include "solve/local/mirrored_play.hpp"
#include "solve/search/search.hpp"

namespace gamecert::solve {
namespace {

using certificates::Certificate;
using certificates::Exchanges;

const reductions::LemmaGame node_kayles{"node-kayles"};

/// Node-Kayles on a graph: reduced, and then decided.
class ByExchanges {
 public:
  /// Of `request`: what is asked, and limits.
  ByExchanges(const graphs::Graph& graph, const Request& request, SmallestPieces& pieces, Watch& watch)
      : request_(request),
        watch_(watch),
        reduction_(graph, pieces, watch),
        components_(reduction_.left().components()) {}

  bool reduced() const { return !reduction_.steps().empty(); }
  /// Vertices that are left.
  std::size_t left() const {
    std::size_t result = 0;
    for (const auto& component : components_) result += component.size();
    return result;
  }

  /// Searches what is left.
  void decide() {
    const auto largest = std::ranges::max_element(components_, {}, [](const auto& each) { return each.size(); });
    if (largest != components_.end()) setup(*largest).game();  // a LimitError comes before the others are searched
    sum_ = reduction_.heap();
    Request part = request_;
    part.limits = watch_.left();
    part.nimber = true;
    std::vector<std::optional<Certificate>> bases(components_.size());
    for (auto each = components_.begin(); each != components_.end(); ++each) {
      if (each == largest) continue;
      const BesideHeap searched = solve_beside_heap(setup(*each), 0, {}, part);
      sum_ ^= *searched.nimber;
      if (request_.certificate)
        bases[static_cast<std::size_t>(each - components_.begin())] = base(*each, *searched.nimber, searched.evidence);
    }
    won_ = sum_ != 0;
    if (largest != components_.end()) {
      const auto last = static_cast<std::size_t>(largest - components_.begin());
      if (request_.certificate && !request_.nimber && components_.size() == 1 && sum_ == 0) {
        decide_alone(*largest, bases[last]);
      } else {
        decide_beside(*largest, bases[last]);
      }
    }
    for (auto& each : bases)
      if (each) bases_.push_back(*std::move(each));
  }

  bool won() const { return won_; }
  /// Once decided, if it was asked for.
  int nimber() const { return sum_; }
  /// A winning move at a vertex that no exchange touched, if one is known.
  std::optional<int> move() const { return move_; }
  bool untouched(int v) const { return reduction_.untouched(v); }

  Exchanges evidence() {
    Exchanges result;
    std::map<std::pair<std::uint64_t, std::uint64_t>, int> numbers;
    for (const GadgetStep& step : reduction_.steps()) {
      const auto [lemma, fresh] =
          numbers.try_emplace({step.before.key() << 2 | static_cast<unsigned>(step.boundary), step.after.key()},
                              static_cast<int>(numbers.size()));
      if (fresh) {
        const reductions::Conclusion conclusion{
            .kind = reductions::Conclusion::Kind::same, .after = step.after.gadget(step.boundary), .plus = step.heap};
        result.lemmas.push_back(
            mirror_proof(node_kayles, step.before.gadget(step.boundary), conclusion, watch_).value());
      }
      result.steps.push_back({lemma->second, step.inner});
    }
    result.bases = bases_;
    return result;
  }

 private:
  games::Setup setup(const std::vector<int>& component) {
    return {games::find(node_kayles.name), games::Instance(graphs::line_of(reduction_.left().induced(component)))};
  }

  Certificate base(const std::vector<int>& component, int nimber,
                   const std::optional<certificates::Evidence>& evidence) {
    return based(component, "NIMBER " + std::to_string(nimber), evidence);
  }
  Certificate based(const std::vector<int>& component, const std::string& statement,
                    const std::optional<certificates::Evidence>& evidence) {
    certificates::Claim claim;
    claim.game = node_kayles.name;
    claim.version = games::find(claim.game).info.version;
    claim.instance = graphs::line_of(reduction_.left().induced(component));
    claim.statement = statement;
    return {std::move(claim), evidence.value()};
  }

  /// The only component, without a heap: its outcome, with evidence.
  void decide_alone(const std::vector<int>& component, std::optional<Certificate>& to) {
    Request alone = request_;
    alone.limits = watch_.left();
    const games::Setup part = setup(component);
    auto by_conflicts = solve_by_conflicts(part, alone);
    const Answer answer = by_conflicts ? *std::move(by_conflicts) : search_impartial(part.game(), alone);
    won_ = answer.statement == "OUTCOME N";
    if (won_) found(component, answer.moves.front());
    to = won_ ? based(component, answer.statement, answer.evidence) : base(component, 0, answer.evidence);
  }

  /// A component beside what the others and the steps add up to.
  void decide_beside(const std::vector<int>& component, std::optional<Certificate>& to) {
    Request beside = request_;
    beside.limits = watch_.left();
    beside.nimber = request_.nimber || request_.certificate;
    std::vector<int> tried;
    for (std::size_t i = 0; i < component.size(); ++i)
      if (untouched(component[i])) tried.push_back(static_cast<int>(i));
    const BesideHeap searched = solve_beside_heap(setup(component), sum_, tried, beside);
    won_ = !searched.lost;
    if (searched.move) found(component, *searched.move);
    if (searched.nimber) sum_ ^= *searched.nimber;
    if (request_.certificate) to = base(component, *searched.nimber, searched.evidence);
  }

  // Sound because a move at a vertex of the host of every exchange wins before the exchanges if it does afterwards
  // (docs/EXCHANGES.md).
  void found(const std::vector<int>& component, int move) {
    const int v = component[static_cast<std::size_t>(move)];
    if (untouched(v)) move_ = v;
  }

  const Request& request_;
  Watch& watch_;
  GadgetReduction reduction_;
  std::vector<std::vector<int>> components_;
  std::vector<Certificate> bases_;
  int sum_ = 0;
  bool won_ = false;
  std::optional<int> move_;
};

/// The graph after a vertex is selected.
graphs::Graph after(const graphs::Graph& graph, int move) {
  reductions::ExchangedGraph whole(graph);
  std::vector<int> rest;
  for (int v = 0; v < graph.order(); ++v)
    if (v != move && !graph.adjacent(v, move)) rest.push_back(v);
  return whole.induced(rest);
}

/// A winning move at a vertex that an exchange touched: found by trying, where that is cheap.
std::optional<int> touched_move(const graphs::Graph& graph, const ByExchanges& decided, SmallestPieces& pieces,
                                const Request& request, Watch& watch) {
  constexpr std::size_t cheap = 32;       // vertices left that are searched at once
  constexpr int vertices_tried = 20'000;  // of all graphs together
  if (decided.left() > cheap) return std::nullopt;
  Request alone = request;
  alone.certificate = alone.nimber = false;
  int trials = 1 + vertices_tried / std::max(1, graph.order());
  for (int v = 0; v < graph.order() && trials > 0; ++v) {
    if (decided.untouched(v)) continue;
    const graphs::Graph left = after(graph, v);
    ByExchanges option(left, alone, pieces, watch);
    --trials;
    if (option.left() > cheap) continue;
    option.decide();
    if (!option.won()) return v;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Answer> solve_by_exchanges(const games::Setup& setup, const Request& request, int least) {
  if (request.all_moves || request.misere || !reductions::by_conflicts(setup.info())) return std::nullopt;
  const graphs::Graph graph = reductions::conflicts(setup);
  if (graph.order() < least) return std::nullopt;
  Watch watch(request.limits);
  SmallestPieces pieces(watch);
  ByExchanges exchanges(graph, request, pieces, watch);
  if (!exchanges.reduced()) return std::nullopt;
  exchanges.decide();
  Answer answer;
  answer.statement = exchanges.won() ? "OUTCOME N" : "OUTCOME P";
  if (request.nimber) answer.statement = "NIMBER " + std::to_string(exchanges.nimber());
  std::optional<int> move = exchanges.move();
  if (exchanges.won() && !move) move = touched_move(graph, exchanges, pieces, request, watch);
  if (move) {
    const bool by_rules = setup.info().name != node_kayles.name;
    answer.moves = {by_rules ? setup.game().moves(setup.game().start())[static_cast<std::size_t>(*move)] : *move};
    if (!by_rules) answer.names = {{std::to_string(*move)}};
  }
  if (request.certificate) answer.evidence = exchanges.evidence();
  return answer;
}

}  // namespace gamecert::solve
