// Null windows over positions from which all is struck that cancels, up to isomorphism.
//
// Both players' answers within pairs bound a position before it is looked up (vertex_pairing.hpp), and a move whose
// position is decided by these or by the table is looked for before any is searched. Moves are tried in the order of
// what all vertices would make if the edges left were coloured by chance, and of how many edges are left.
#include "solve/points/lead_search.hpp"

#include <algorithm>
#include <tuple>

#include "certificates/points/leads.hpp"
#include "games/play/lead_graph.hpp"
#include "graphs/small_graph_text.hpp"
#include "solve/points/vertex_pairing.hpp"
#include "solve/search/bound_proof.hpp"
#include "solve/search/null_windows.hpp"
#include "solve/search/packed_key.hpp"

namespace gamecert::solve {
namespace {

using certificates::Leads;
using certificates::Strategy;
using games::LeadGraph;
using games::Word;
using Key = std::vector<Word>;
using Side = Strategy::Side;

/// What a vertex makes on average if each of its edges left goes to either player by chance, and a little for each of
/// these edges: play that ends soon is looked at first.
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
          mean += ways[static_cast<std::size_t>(mine)] * std::clamp(lead + 2 * mine - left, -1, 1);
        mean_.push_back(mean + an_end * left);
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
  static constexpr double an_end = 0.05;  // of an edge left
  std::vector<double> mean_;              // by edges left, then by lead
};

/// What the table knows a position by: all that tells it from others.
Key packed(const LeadGraph& at) {
  constexpr int lead_bits = 8;
  Key key;
  key.reserve(4);
  PackedKey to(key);
  to.put(static_cast<Word>(at.order()), lead_bits);
  for (int v = 0; v < at.order(); ++v) {
    to.put(static_cast<Word>(at.lead(v) + LeadGraph::most), lead_bits);
    to.put((at.neighbours(v) & graphs::first_vertices(v)) | (at.leads_out(v) ? graphs::single(v) : 0), v + 1);
  }
  return key;
}

using Move = MoveTo<LeadGraph>;

/// What was struck is the opponent's.
Move move_along(const LeadGraph& at, const LeadGraph::Edge& edge) {
  LeadGraph next = at.played(edge);
  const int points = next.strike();
  return {.position = next, .gain = -points};
}

/// Whether answers within pairs show that the mover makes at least, or at most, so much.
bool pairs_get(const LeadGraph& at, int least) { return pairing_gets(at, true, least); }
bool pairs_bound(const LeadGraph& at, int greatest) { return pairing_gets(at, false, -greatest); }

/// Positions are such from which nothing can be struck.
class LeadSearch : public NullWindows<LeadGraph> {
 public:
  using Position = LeadGraph;

  using NullWindows::NullWindows;

  bool at_least(const LeadGraph& at, int bound) override {
    if (at.empty()) return 0 >= bound;
    if (pairs_get(at, bound)) return true;
    if (pairs_bound(at, bound - 1)) return false;
    return look_up(at, packed(at), bound);
  }

  // What a proof asks besides.
  static Key words(const LeadGraph& at) { return at.words(); }
  static LeadGraph position(games::PositionView words) { return LeadGraph(words); }
  static std::optional<int> at_end(const LeadGraph& at) { return at.empty() ? std::optional(0) : std::nullopt; }
  static bool proved(const LeadGraph& at, Side side, int bound) { return pairs(at, side, bound).has_value(); }
  struct Moves {
    const LeadGraph& at;
    std::vector<LeadGraph::Edge> edges;
    std::size_t size() const { return edges.size(); }
    Move operator[](std::size_t i) const { return move_along(at, edges[i]); }
  };
  static Moves moves(const LeadGraph& at) { return {at, at.edges()}; }
  /// By pairs or by the table.
  bool known_to_get(const Move& move, int bound) const {
    const int wanted = 1 - bound + move.gain;
    if (move.position.empty()) return wanted > 0;
    if (pairs_bound(move.position, wanted - 1)) return true;
    const Bounds* known = table().find(packed(move.position));
    return known != nullptr && known->greatest < wanted;
  }

  /// Pairs that prove the bound, if some do: of every vertex but the first the neighbours before it, as evidence has
  /// them. An edge that counts for neither end is said to count for the earlier.
  static std::optional<Key> pairs(const LeadGraph& at, Side side, int bound) {
    const bool below = side == Side::at_least;
    const VertexPairing pairing = vertex_pairing(at, below);
    if (below ? pairing.least < bound : -pairing.least > bound) return std::nullopt;
    Key result;
    for (int v = 1; v < at.order(); ++v)
      result.push_back(pairing.kept[static_cast<std::size_t>(v)] & graphs::first_vertices(v));
    return result;
  }

 private:
  struct Open {
    Move move;
    Key key;
    double chance;
  };

  bool some_move_gets(const LeadGraph& at, int bound) override {
    std::vector<Open> open;
    for (const LeadGraph::Edge& edge : at.edges()) {
      watch().step();
      const Move move = move_along(at, edge);
      const LeadGraph& next = move.position;
      const int wanted = 1 - bound + move.gain;
      if (next.empty() ? wanted > 0 : pairs_bound(next, wanted - 1)) return true;
      if (next.empty() || pairs_get(next, wanted)) continue;
      open.push_back({move, packed(next), chances_.of(next) - move.gain});
    }
    const MemoryShare memory(watch(), open.capacity() * sizeof(Open));
    return some_of(open, bound);
  }
  bool some_of(const std::vector<Open>& open, int bound) {
    const auto wanted = [&](const Open& each) { return 1 - bound + each.move.gain; };
    std::vector<const Open*> by_chance;
    for (const Open& each : open) {
      const Bounds* known = table().find(each.key);
      if (known != nullptr && known->greatest < wanted(each)) return true;
      if (known == nullptr || known->least < wanted(each)) by_chance.push_back(&each);
    }
    std::ranges::stable_sort(by_chance, {}, &Open::chance);
    return std::ranges::any_of(
        by_chance, [&](const Open* each) { return !look_up(each->move.position, each->key, wanted(*each)); });
  }

  const Chances chances_;
};

Leads evidence_of(BoundProof<LeadSearch>& proof, const LeadGraph& start) {
  Leads leads;
  proof.each_used(start, [&](games::PositionView words, Side side, int bound) {
    leads.entries.push_back(
        {{words.begin(), words.end()}, side, bound, LeadSearch::pairs(LeadGraph(words), side, bound)});
  });
  std::ranges::sort(leads.entries, {}, [](const auto& entry) { return std::tie(entry.graph, entry.side); });
  return leads;
}

}  // namespace

class LeadScores::Search : public LeadSearch {
 public:
  using LeadSearch::LeadSearch;
};

LeadScores::LeadScores() = default;
LeadScores::~LeadScores() = default;

int LeadScores::of(const graphs::SmallGraph& graph, const Limits& limits) {
  if (!search_ || search_->bytes() > limits.megabytes << 18) search_ = std::make_unique<Search>(limits);
  search_->begin_again(limits);
  const games::Setup board(games::find("capture"), games::Instance(graphs::write_small_graph(graph)));
  LeadGraph start(graph.order, board.instance().edges(), board.game(), board.game().start());
  const int points = start.strike();
  return points + search_->value(start);
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
    if (!search.gets(move_along(whole, {u, v}), points + value)) continue;
    if (answer.moves.empty()) answer.moves = {move};
    if (request.all_moves) answer.winning_moves->push_back(move);
  }
  if (request.certificate) {
    BoundProof proof(search);
    for (const auto side : {Side::at_least, Side::at_most}) proof.need(start, side, value);
    proof.close();
    answer.evidence = evidence_of(proof, start);
  }
  answer.nodes = search.nodes();
  return answer;
}

}  // namespace gamecert::solve
