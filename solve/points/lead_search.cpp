// Null windows over positions from which all is struck that cancels: "does the mover make at least b in all?"
//
// Of every position up to isomorphism the least and the greatest score still possible are kept. Both players' answers
// within pairs bound a position before it is searched (vertex_pairing.hpp), and a move whose position is decided by
// these or by the table is looked for before any is searched. Moves are tried in the order of what all vertices would
// make if the edges left were coloured by chance.
#include "solve/points/lead_search.hpp"

#include <algorithm>
#include <limits>
#include <set>
#include <tuple>

#include "certificates/points/leads.hpp"
#include "games/play/lead_graph.hpp"
#include "solve/points/vertex_pairing.hpp"
#include "solve/search/position_table.hpp"

namespace gamecert::solve {
namespace {

using certificates::Leads;
using certificates::Strategy;
using games::LeadGraph;
using games::Word;
using Key = std::vector<Word>;
using Side = Strategy::Side;

int sign(int number) { return (number > 0 ? 1 : 0) - (number < 0 ? 1 : 0); }

/// What a vertex makes on average if each of its edges left goes to either player by chance.
class Chances {
 public:
  Chances() {
    for (int left = 0; left <= most; ++left) {
      std::vector<double> ways = {1.0};  // of so many edges to the mover
      for (int i = 0; i < left; ++i) {
        ways.push_back(0);
        for (std::size_t k = ways.size() - 1; k > 0; --k) ways[k] = (ways[k] + ways[k - 1]) / 2;
        ways[0] /= 2;
      }
      for (int lead = -most; lead <= most; ++lead) {
        double mean = 0;
        for (int mine = 0; mine <= left; ++mine)
          mean += ways[static_cast<std::size_t>(mine)] * sign(lead + 2 * mine - left);
        mean_.push_back(mean);
      }
    }
  }
  double of(const LeadGraph& at) const {
    double sum = 0;
    for (int v = 0; v < at.order(); ++v)
      sum += mean_[static_cast<std::size_t>(at.left(v) * (2 * most + 1) + at.lead(v) + most)];
    return sum;
  }

 private:
  static constexpr int most = LeadGraph::most;
  std::vector<double> mean_;  // by edges left, then by lead
};

/// A position that a move leads to, as the opponent sees it, and what was struck from it.
struct Child {
  LeadGraph graph;
  int points;
};

Child child_of(const LeadGraph& at, const LeadGraph::Edge& edge) {
  LeadGraph next = at.played(edge);
  const int points = next.strike();
  return {next, points};
}

/// What follows from answers within pairs: the least and the greatest that the mover makes.
int least_by_pairs(const LeadGraph& at) { return vertex_pairing(at, true).least; }
int greatest_by_pairs(const LeadGraph& at) { return -vertex_pairing(at, false).least; }

/// Positions are such from which nothing can be struck.
class LeadSearch {
 public:
  explicit LeadSearch(const Limits& limits) : watch_(limits) {}

  bool at_least(const LeadGraph& at, int bound) {
    if (at.empty()) return 0 >= bound;
    if (least_by_pairs(at) >= bound) return true;
    if (greatest_by_pairs(at) < bound) return false;
    return at_least(at, at.words(), bound);
  }
  int value(const LeadGraph& at) {
    int score = 0;
    while (!at_least(at, score)) --score;
    while (at_least(at, score + 1)) ++score;
    return score;
  }
  /// Whether the move to the child makes at least `bound` for who makes it.
  bool gets(const Child& child, int bound) { return !at_least(child.graph, 1 - bound - child.points); }

  /// Whether it does by pairs or by the table, without search.
  bool known_to_get(const Child& child, int bound) const {
    const int wanted = 1 - bound - child.points;
    if (child.graph.empty()) return wanted > 0;
    if (greatest_by_pairs(child.graph) < wanted) return true;
    const auto number = table_.find(child.graph.words());
    return number && known_[*number].greatest < wanted;
  }

  Watch& watch() { return watch_; }
  std::size_t nodes() const { return table_.size(); }
  /// LimitError if so many bytes beside the table break the limit.
  void hold(std::size_t bytes) const { watch_.hold(table_.bytes() + known_.capacity() * sizeof(Known) + bytes); }

 private:
  struct Known {
    int least = std::numeric_limits<int>::min();
    int greatest = std::numeric_limits<int>::max();
  };
  struct Open {
    Child child;
    Key key;
    double chance;
  };

  /// Of a position that pairs do not decide.
  bool at_least(const LeadGraph& at, const Key& key, int bound) {
    const auto [number, fresh] = table_.insert(key);
    if (fresh) {
      known_.emplace_back();
      hold(0);
    }
    if (known_[number].least >= bound) return true;
    if (known_[number].greatest < bound) return false;
    watch_.step();
    const bool result = some_move_gets(at, bound);
    Known& known = known_[number];
    if (result) {
      known.least = std::max(known.least, bound);
    } else {
      known.greatest = std::min(known.greatest, bound - 1);
    }
    return result;
  }

  bool some_move_gets(const LeadGraph& at, int bound) {
    std::vector<Open> open;
    for (const LeadGraph::Edge& edge : at.edges()) {
      watch_.step();
      const Child child = child_of(at, edge);
      const int wanted = 1 - bound - child.points;
      if (child.graph.empty() ? wanted > 0 : greatest_by_pairs(child.graph) < wanted) return true;
      if (child.graph.empty() || least_by_pairs(child.graph) >= wanted) continue;
      open.push_back({child, child.graph.words(), chances_.of(child.graph) + child.points});
    }
    const std::size_t bytes = open.capacity() * sizeof(Open);
    watch_.take(bytes);
    const bool result = some_of(open, bound);
    watch_.give_back(bytes);
    return result;
  }
  bool some_of(std::vector<Open>& open, int bound) {
    const auto wanted = [&](const Open& move) { return 1 - bound - move.child.points; };
    std::set<std::pair<Key, int>> seen;
    std::erase_if(open, [&](const Open& move) { return !seen.emplace(move.key, move.child.points).second; });
    for (const Open& move : open) {
      const auto number = table_.find(move.key);
      if (number && known_[*number].greatest < wanted(move)) return true;
    }
    std::ranges::stable_sort(open, {}, &Open::chance);
    return std::ranges::any_of(open,
                               [&](const Open& move) { return !at_least(move.child.graph, move.key, wanted(move)); });
  }

  const Chances chances_;
  Watch watch_;
  PositionTable table_;
  std::vector<Known> known_;  // by number in table_
};

/// Collects the bounds that prove a score.
class LeadProof {
 public:
  explicit LeadProof(LeadSearch& search) : search_(search) {}

  void need(const LeadGraph& at, Side side, int bound) {
    if (at.empty()) return;
    const auto [number, fresh] = entries_.insert(key(at, side));
    if (fresh) bounds_.push_back(bound);
    if (!fresh && at_most_as_strong(side, bound, bounds_[number])) return;
    bounds_[number] = bound;
    open_.push_back(number);
    search_.hold(entries_.bytes() + bounds_.capacity() * sizeof(int));
  }
  void close() {
    while (!open_.empty()) {
      const std::uint32_t number = open_.back();
      open_.pop_back();
      follow(number, [&](const LeadGraph& at, Side side, int bound) { need(at, side, bound); });
    }
  }

  /// What the starts' entries rest on; bounds that became stronger on the way may have left others without use.
  Leads evidence(const LeadGraph& start) {
    std::vector<char> used(entries_.size(), 0);
    const auto use = [&](const LeadGraph& at, Side side, int) {
      const auto number = entries_.find(key(at, side));
      if (!number || used[*number] != 0) return;
      used[*number] = 1;
      open_.push_back(*number);
    };
    for (const auto side : {Side::at_least, Side::at_most}) use(start, side, 0);
    while (!open_.empty()) {
      const std::uint32_t number = open_.back();
      open_.pop_back();
      follow(number, use);
    }
    Leads leads;
    for (std::uint32_t number = 0; number < used.size(); ++number) {
      if (used[number] == 0) continue;
      const games::PositionView graph = entries_[number].first(entries_[number].size() - 1);
      leads.entries.push_back({{graph.begin(), graph.end()}, side(number), bounds_[number], pairs(number)});
    }
    std::ranges::sort(leads.entries, {}, [](const auto& entry) { return std::tie(entry.graph, entry.side); });
    return leads;
  }

 private:
  /// The words of the position, then the side.
  static Key key(const LeadGraph& at, Side side) {
    Key result = at.words();
    result.push_back(static_cast<Word>(side));
    return result;
  }
  LeadGraph position(std::uint32_t number) const {
    return LeadGraph(entries_[number].first(entries_[number].size() - 1));
  }
  Side side(std::uint32_t number) const { return static_cast<Side>(entries_[number].back()); }
  static bool at_most_as_strong(Side side, int bound, int than) {
    return side == Side::at_least ? bound <= than : bound >= than;
  }

  /// Pairs that prove an entry, if some do: of every vertex but the first the neighbours before it, as evidence has
  /// them. An edge that counts for neither end is said to count for the earlier.
  std::optional<Key> pairs(std::uint32_t number) const {
    const LeadGraph at = position(number);
    const bool below = side(number) == Side::at_least;
    const VertexPairing pairing = vertex_pairing(at, below);
    if (!at_most_as_strong(side(number), bounds_[number], below ? pairing.least : -pairing.least)) return std::nullopt;
    Key result;
    for (int v = 1; v < at.order(); ++v)
      result.push_back(pairing.kept[static_cast<std::size_t>(v)] & graphs::first_vertices(v));
    return result;
  }
  bool listed(const LeadGraph& at, Side side, int bound) const {
    if (at.empty()) return at_most_as_strong(side, bound, 0);
    const auto number = entries_.find(key(at, side));
    return number && at_most_as_strong(side, bound, bounds_[*number]);
  }

  /// Visits what an entry rests on: nothing if pairs prove it; of a lower bound the first move to a listed bound that
  /// is good enough, as the checker takes it, else a good one.
  template <class Visit>
  void follow(std::uint32_t number, Visit&& visit) {
    search_.watch().step();
    if (pairs(number)) return;
    const int bound = bounds_[number];
    const LeadGraph at = position(number);
    if (side(number) == Side::at_most) {
      for (const LeadGraph::Edge& edge : at.edges()) {
        const Child child = child_of(at, edge);
        visit(child.graph, Side::at_least, -bound - child.points);
      }
      return;
    }
    const Child good = good_child(at, bound);
    visit(good.graph, Side::at_most, -bound - good.points);
  }
  /// Bounds that are listed are true, so that nothing is searched for them; nor where the search has the answer.
  Child good_child(const LeadGraph& at, int bound) {
    const auto first = [&](auto&& good) -> std::optional<Child> {
      for (const LeadGraph::Edge& edge : at.edges())
        if (const Child child = child_of(at, edge); good(child)) return child;
      return std::nullopt;
    };
    if (const auto child = first([&](const Child& to) { return listed(to.graph, Side::at_most, -bound - to.points); }))
      return *child;
    if (const auto child = first([&](const Child& to) { return search_.known_to_get(to, bound); })) return *child;
    return first([&](const Child& to) { return search_.gets(to, bound); }).value();
  }

  LeadSearch& search_;
  PositionTable entries_;
  std::vector<int> bounds_;          // by number in entries_
  std::vector<std::uint32_t> open_;  // entries to follow
};

}  // namespace

struct LeadScores::Search {
  LeadSearch leads;
};

LeadScores::LeadScores(const Limits& limits) : search_(new Search{LeadSearch(limits)}) {}
LeadScores::~LeadScores() = default;

int LeadScores::score(const games::Setup& setup) {
  const games::Game& game = setup.game();
  LeadGraph start(setup.instance().order(), setup.instance().edges(), game, game.start());
  const int points = start.strike();
  return points + search_->leads.value(start);
}

std::optional<Answer> solve_by_leads(const games::Setup& setup, const Request& request, int least) {
  if (!games::leads_decide(setup.info()) || setup.instance().order() > LeadGraph::most ||
      setup.instance().graph().size() < least)
    return std::nullopt;
  LeadSearch search(request.limits);
  const games::Game& game = setup.game();
  const std::vector<graphs::Edge> edges = setup.instance().edges();
  const games::Position at = game.start();
  const LeadGraph whole(setup.instance().order(), edges, game, at);
  LeadGraph start = whole;
  const int points = start.strike();
  const int value = search.value(start);
  Answer answer;
  answer.statement = "SCORE " + std::to_string(points + value);
  if (request.all_moves) answer.winning_moves.emplace();
  for (const int move : game.moves(at)) {
    if (!request.all_moves && !answer.moves.empty()) break;
    const auto& [u, v] = edges[static_cast<std::size_t>(move)];
    if (!search.gets(child_of(whole, {u, v}), points + value)) continue;
    if (answer.moves.empty()) answer.moves = {move};
    if (request.all_moves) answer.winning_moves->push_back(move);
  }
  if (request.certificate) {
    LeadProof proof(search);
    for (const auto side : {Side::at_least, Side::at_most}) proof.need(start, side, value);
    proof.close();
    answer.evidence = proof.evidence(start);
  }
  answer.nodes = search.nodes();
  return answer;
}

}  // namespace gamecert::solve
