// Partners one by one, and the colourings that they leave.
#include "papers/capture/partners.hpp"

#include <algorithm>
#include <compare>
#include <map>
#include <utility>
#include <vector>

#include "certificates/gadgets/cancellation.hpp"
#include "games/instances/instance.hpp"
#include "graphs/formats.hpp"
#include "papers/game_question.hpp"
#include "reductions/gadgets/painted_graph.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

constexpr std::int64_t searched = 13;  // edges

/// The numbers of the partners of all names; -1 where there is `gone` in the place of one.
std::vector<int> partners_of(const std::vector<std::string>& names, const AnswerFunction& partner,
                             const Variables& variables, Surroundings in) {
  std::vector<int> result;
  for (const std::string& name : names) {
    const std::string other = written_move(partner.to(name, variables, in));
    const auto found = std::ranges::find(names, other);
    if (found == names.end() && other != "gone")
      throw text::InputError("expected a partner of " + name + " on the board, found " + other);
    result.push_back(found == names.end() ? -1 : static_cast<int>(found - names.begin()));
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (result[i] >= 0 && result[static_cast<std::size_t>(result[i])] != static_cast<int>(i))
      throw text::InputError("expected partners of each other, found " + names[i] + " and " +
                             names[static_cast<std::size_t>(result[i])]);
  }
  return result;
}

/// How many more edges at a vertex are red than blue: so many by the first move, and by the lesser number of a pair so
/// many more if that edge is red, so many fewer if it is blue.
struct Balance {
  int of_first = 0;
  std::map<int, int> of_pairs;
  auto operator<=>(const Balance&) const = default;
};

std::vector<Balance> balances(const graphs::Graph& graph, const std::vector<int>& partners) {
  std::vector<Balance> result(static_cast<std::size_t>(graph.order()));
  const std::vector<graphs::Edge> edges = graph.edges();
  for (int e = 0; e < std::ssize(edges); ++e) {
    const int partner = partners[static_cast<std::size_t>(e)];
    for (const int v : {edges[static_cast<std::size_t>(e)].first, edges[static_cast<std::size_t>(e)].second}) {
      Balance& at = result[static_cast<std::size_t>(v)];
      if (partner == e) {
        ++at.of_first;
      } else {
        at.of_pairs[std::min(e, partner)] += e < partner ? 1 : -1;
      }
    }
  }
  for (Balance& at : result) std::erase_if(at.of_pairs, [](const auto& pair) { return pair.second == 0; });
  return result;
}

/// Without vertices that every pair colours the other way round: they are captured by different players or by none.
std::vector<Balance> without_opposites(const std::vector<Balance>& balances) {
  std::vector<Balance> result;
  for (const Balance& at : balances) {
    Balance opposite{-at.of_first, at.of_pairs};
    for (auto& [pair, by] : opposite.of_pairs) by = -by;
    const auto found = std::ranges::find(result, opposite);
    if (found == result.end()) {
      result.push_back(at);
    } else {
      result.erase(found);
    }
  }
  return result;
}

/// The least and the greatest score over all colourings of the pairs; time doubles with each of them.
std::pair<int, int> scores(const std::vector<Balance>& balances, Surroundings in) {
  std::map<int, int> places;  // of the pairs
  for (const Balance& at : balances) {
    for (const auto& [pair, by] : at.of_pairs) places.try_emplace(pair, static_cast<int>(places.size()));
  }
  if (places.size() > 40) throw text::LimitError("more than 40 pairs to go through");
  std::vector<int> found;
  for (std::uint64_t red = 0; red >> places.size() == 0; ++red) {  // pairs whose lesser edge is red
    in.trial->step();
    int score = 0;
    for (const Balance& at : balances) {
      int balance = at.of_first;
      for (const auto& [pair, by] : at.of_pairs) balance += (red >> places.at(pair) & 1) != 0 ? by : -by;
      score += (balance > 0) - (balance < 0);
    }
    if (std::ranges::find(found, score) == found.end()) found.push_back(score);
  }
  const auto [least, greatest] = std::ranges::minmax(found);
  return {least, greatest};
}

}  // namespace

WayToPlay::Worth PairedEdges::worth(const std::string& board, const Variables& variables, Surroundings in) const {
  const games::Instance instance(board);
  std::vector<std::string> names;
  for (const auto& [u, v] : instance.graph().edges()) names.push_back(std::to_string(u) + "-" + std::to_string(v));
  const std::vector<int> partners = partners_of(names, partner_, variables, in);
  int first_moves = 0;
  for (int e = 0; e < std::ssize(partners); ++e) {
    if (partners[static_cast<std::size_t>(e)] < 0) throw text::InputError("expected an edge, found gone");
    first_moves += partners[static_cast<std::size_t>(e)] == e ? 1 : 0;
  }
  if (first_moves > 1) throw text::InputError("expected one edge that is its own partner, found more");
  const auto [least, greatest] = scores(without_opposites(balances(instance.graph(), partners)), in);
  if (least != greatest && least < 2)
    return {none,
            "has scores from " + std::to_string(least) + " to " + std::to_string(greatest) + " by answers in pairs"};
  const int left = std::min(least, 2);
  const bool searches = instance.graph().size() <= searched;
  const int score_found = searches ? score({"capture", board}, *in.trial) : left;
  return {score_found == left ? left : none, "has the score " + std::to_string(score_found)};
}

WayToPlay::Worth CancellingVertices::worth(const std::string& board, const Variables& variables,
                                           Surroundings in) const {
  const games::Instance instance(board);
  std::vector<std::string> names;
  for (int v = 0; v < instance.graph().order(); ++v) names.push_back(std::to_string(v));
  const std::vector<int> partners = partners_of(names, partner_, variables, in);
  std::vector<graphs::Edge> pairs;
  for (int v = 0; v < std::ssize(partners); ++v) {
    const int partner = partners[static_cast<std::size_t>(v)];
    if (partner < 0 || v < partner) pairs.emplace_back(v, partner < 0 ? v : partner);
  }
  reductions::PaintedGraph left{instance};
  if (const auto reason = left.cancel_fails(pairs)) return {none, "does not cancel: " + *reason};
  Failure of_rest =
      outcome_failure({.game = "capture", .instance = left.instance(), .engine = solve::Engine::search}, "");
  if (!of_rest.missing.empty()) throw text::LimitError(of_rest.missing);
  certificates::Certificate& base = of_rest.certificates.front();
  certificates::Claim claim = base.claim;
  Worth result{number_in(claim.statement, "SCORE"),
               "cancels but for " + claim.instance + ", which has the " + claim.statement};
  if (pairs.empty()) {
    result.certificate = std::move(base);
    return result;
  }
  claim.instance = graphs::write_graph6(instance.graph());
  certificates::Cancellation evidence{{}, {{.pairs = std::move(pairs)}}, {}};
  evidence.base.push_back(std::move(base));
  result.certificate = {std::move(claim), std::move(evidence)};
  return result;
}

}  // namespace gamecert::papers
