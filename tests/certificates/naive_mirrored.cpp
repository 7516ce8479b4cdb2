// Mirrored play from the prose of games: which moves conflict is worked out here, from gadgets as text.
#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "naive.hpp"
#include "reductions/gadgets/gadget_text.hpp"

namespace gamecert::naive {
namespace {

using namespace certificates;
using reductions::Gadget;
using Moves = std::uint64_t;

constexpr Moves one(int move) { return Moves{1} << move; }

/// Both gadgets side by side: what each move closes, and whose it is.
struct Sides {
  std::vector<Moves> closes;
  std::vector<int> boundary[2];
  std::vector<int> side;
  Moves inner = 0;
  Moves beyond = 0;  // boundary moves that stand for others: made, they close inner moves alone

  void add(int gadget, bool is_inner) {
    const int move = static_cast<int>(side.size());
    closes.push_back(one(move));
    side.push_back(gadget);
    if (is_inner) inner |= one(move);
    if (!is_inner) boundary[gadget].push_back(move);
  }
  void conflict(int a, int b) {
    closes[static_cast<std::size_t>(a)] |= one(b);
    closes[static_cast<std::size_t>(b)] |= one(a);
  }
};

Sides on_edges(const Gadget (&gadgets)[2]) {
  Sides sides;
  std::vector<std::pair<graphs::Edge, std::pair<int, bool>>> edges;  // with the gadget, and whether inner
  int first = 0;
  for (int g = 0; g < 2; ++g) {
    for (const auto& [u, v] : gadgets[g].edges) edges.push_back({{first + u, first + v}, {g, true}});
    for (int b = 0; b < gadgets[g].boundary; ++b)
      edges.push_back({{first + b, first + gadgets[g].order() + b}, {g, false}});
    first += gadgets[g].order() + gadgets[g].boundary;
  }
  std::ranges::sort(edges);
  for (const auto& [edge, of] : edges) sides.add(of.first, of.second);
  for (std::size_t i = 0; i < edges.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const auto [a, b] = edges[i].first;
      const auto [c, d] = edges[j].first;
      if (a == c || a == d || b == c || b == d) sides.conflict(static_cast<int>(i), static_cast<int>(j));
    }
  return sides;
}

/// `clash(tail's colour, head's colour)` along edges; edges of graphs are arcs both ways.
template <class Clash>
Sides at_vertices(const Gadget (&gadgets)[2], int colours, Clash&& clash) {
  Sides sides;
  int first = 0;
  for (int g = 0; g < 2; ++g) {
    for (int v = 0; v < gadgets[g].order(); ++v)
      for (int c = 0; c < colours; ++c) {
        sides.add(g, v >= gadgets[g].boundary);
        for (int d = 0; d < c; ++d) sides.conflict((first + v) * colours + c, (first + v) * colours + d);
      }
    for (const auto& [u, v] : gadgets[g].edges)
      for (int c = 0; c < colours; ++c)
        for (int d = 0; d < colours; ++d)
          if (clash(c, d)) sides.conflict((first + u) * colours + c, (first + v) * colours + d);
    first += gadgets[g].order();
  }
  return sides;
}

constexpr int nowhere = 1000;

/// Distances by going on from what is reached, `nowhere` if nothing leads there.
std::vector<std::vector<int>> distances(int order, const std::vector<graphs::Edge>& edges) {
  std::vector<std::vector<int>> result;
  for (int from = 0; from < order; ++from) {
    std::vector<int> to(static_cast<std::size_t>(order), nowhere);
    to[static_cast<std::size_t>(from)] = 0;
    for (int round = 0; round < order; ++round)
      for (const auto& [u, v] : edges) {
        int &a = to[static_cast<std::size_t>(u)], &b = to[static_cast<std::size_t>(v)];
        a = std::min(a, b + 1);
        b = std::min(b, a + 1);
      }
    result.push_back(to);
  }
  return result;
}

/// Equal colours at distance at most d conflict; a thick boundary, as docs/LEMMAS.md has it.
Sides on_thick_boundary(const Gadget (&gadgets)[2], int colours, int d) {
  const auto boundary = static_cast<std::size_t>(gadgets[0].boundary);
  std::set<std::size_t> open, enclosed;
  for (std::size_t b = 0; b < boundary; ++b) {
    bool far = true;
    for (const Gadget& gadget : gadgets) {
      const std::vector<int> from = distances(gadget.order(), gadget.edges)[b];
      for (std::size_t v = boundary; v < from.size(); ++v) far = far && from[v] >= d;
    }
    if (far) open.insert(b);
  }
  const auto apart = distances(gadgets[0].order(), gadgets[0].edges);
  for (std::size_t u = 0; u < boundary; ++u) {
    bool kept = !open.contains(u);
    for (std::size_t v = 0; v < boundary; ++v)
      for (const std::size_t o : open)
        for (const std::size_t p : open) {
          const int around = apart[u][o] + 2 + apart[p][v];
          if (!open.contains(v) && o != p && around <= d && around < apart[u][v]) kept = false;
        }
    if (kept) enclosed.insert(u);
  }
  Sides sides;
  for (int g = 0; g < 2; ++g) {
    std::vector<graphs::Edge> edges = gadgets[g].edges;
    int order = gadgets[g].order();
    for (const std::size_t o : open) {
      int length = 0;
      for (const std::size_t u : enclosed) length = std::max(length, d - apart[o][u]);
      for (int j = 0; j < length; ++j, ++order) edges.emplace_back(j == 0 ? static_cast<int>(o) : order - 1, order);
    }
    const auto far = distances(order, edges);
    const int first = static_cast<int>(sides.side.size());
    for (int v = 0; v < order; ++v)
      for (int c = 0; c < colours; ++c) {
        const bool beyond = v >= gadgets[g].order();
        if (beyond) sides.beyond |= one(static_cast<int>(sides.side.size()));
        sides.add(g, !beyond && (v >= gadgets[g].boundary || enclosed.contains(static_cast<std::size_t>(v))));
        for (int e = 0; e < c; ++e) sides.conflict(first + v * colours + c, first + v * colours + e);
        for (int u = 0; u < v; ++u)
          if (far[static_cast<std::size_t>(u)][static_cast<std::size_t>(v)] <= d)
            sides.conflict(first + u * colours + c, first + v * colours + c);
      }
  }
  return sides;
}

Sides sides_of(const Claim& claim) {
  const Gadget gadgets[2] = {reductions::read_gadget(claim.instance),
                             reductions::read_conclusion(claim.statement).after};
  if (claim.game == "arc-kayles-gadget") return on_edges(gadgets);
  if (claim.game == "node-kayles-gadget") return at_vertices(gadgets, 1, [](int, int) { return true; });
  if (claim.game == "blue-red-gadget") return at_vertices(gadgets, 2, [](int c, int d) { return c != 0 || d != 1; });
  const auto same = [](int c, int d) { return c == d; };
  if (claim.game == "proper-gadget" || (claim.game == "distance-gadget" && claim.parameters.at("distance") == 1))
    return at_vertices(gadgets, claim.parameters.at("colours"), same);
  if (claim.game.starts_with("parting@")) return at_vertices(gadgets, 2, [](int c, int d) { return c != d; });
  if (claim.game == "distance-gadget")
    return on_thick_boundary(gadgets, claim.parameters.at("colours"), claim.parameters.at("distance"));
  throw std::invalid_argument("no naive gadgets of " + claim.game);
}

class Naive {
 public:
  explicit Naive(Sides sides) : sides_(std::move(sides)) {}

  Moves start() const { return one(static_cast<int>(sides_.side.size())) - 1; }
  Moves played(Moves at, int move) const { return at & ~sides_.closes[static_cast<std::size_t>(move)]; }

  Moves made(Moves at, int move) const {
    const Moves gone = sides_.closes[static_cast<std::size_t>(move)];
    return at & ~((sides_.beyond & one(move)) != 0 ? (gone & sides_.inner) | one(move) : gone);
  }

  int nimber(Moves at) {
    if (const auto known = nimbers_.find(at); known != nimbers_.end()) return known->second;
    std::set<int> reached;
    for (const int move : list(at)) reached.insert(nimber(played(at, move)));
    int least = 0;
    while (reached.contains(least)) ++least;
    return nimbers_[at] = least;
  }

  /// The parts with boundary moves; the others into `rest`.
  Moves core(Moves at, std::vector<Moves>& rest) const {
    Moves kept = 0;
    while (at != 0) {
      Moves part = at & (~at + 1);
      for (Moves before = 0; before != part;) {
        before = part;
        for (const int move : list(before)) part |= at & sides_.closes[static_cast<std::size_t>(move)];
      }
      at &= ~part;
      if ((part & ~sides_.inner) != 0) kept |= part;
      if ((part & ~sides_.inner) == 0) rest.push_back(part);
    }
    return kept;
  }

  Moves living(Moves at, int gadget) const {
    Moves result = 0;
    for (std::size_t i = 0; i < sides_.boundary[gadget].size(); ++i)
      if ((at & one(sides_.boundary[gadget][i])) != 0) result |= Moves{1} << i;
    return result;
  }

  /// The triple's options that must be proved whatever is answered: `next` is given them. False if one makes no sense.
  template <class Next>
  bool events(Moves at, int heap, Next&& next) const {
    if (living(at, 0) != living(at, 1)) return false;
    for (std::size_t i = 0; i < sides_.boundary[0].size(); ++i) {
      const int a = sides_.boundary[0][i], b = sides_.boundary[1][i];
      if ((at & one(a)) == 0) continue;
      if (!next(at & ~one(a) & ~one(b), heap) || !next(made(made(at, a), b), heap)) return false;
    }
    return true;
  }

  /// What answers there are, by codes as in the evidence, to a move (below 0: of the heap), and where they lead.
  std::map<int, std::pair<Moves, int>> answers(Moves at, int heap, int move) const {
    std::map<int, std::pair<Moves, int>> result;
    const Moves after = move < 0 ? at : played(at, move);
    const int left = move < 0 ? -1 - move : heap;
    const int side = move < 0 ? 0 : sides_.side[static_cast<std::size_t>(move)];
    const Moves alive = living(after, side);
    const bool quiet = alive == living(at, side);
    for (const int reply : list(after & sides_.inner)) {
      const Moves answered = played(after, reply);
      if (!quiet && sides_.side[static_cast<std::size_t>(reply)] == side) continue;
      if (living(answered, 0) == alive && living(answered, 1) == alive) result[reply] = {answered, left};
    }
    for (int smaller = 0; quiet && smaller < left; ++smaller) result[-1 - smaller] = {after, smaller};
    return result;
  }

  /// The moves of the evidence that a triple answers, in order.
  std::vector<int> moves(Moves at, int heap) const {
    std::vector<int> result = list(at & sides_.inner);
    for (int left = 0; left < heap; ++left) result.push_back(-1 - left);
    return result;
  }

  /// Whether answers prove it, trying all; folded.
  bool proves(Moves at, int heap) {
    std::vector<Moves> rest;
    at = core(at, rest);
    for (const Moves part : rest) heap ^= nimber(part);
    if (const auto known = known_.find({at, heap}); known != known_.end()) return known->second;
    const auto next = [&](Moves to, int left) { return proves(to, left); };
    bool result = events(at, heap, next);
    for (const int move : result ? moves(at, heap) : std::vector<int>{}) {
      const auto replies = answers(at, heap, move);
      result = result && std::ranges::any_of(replies, [&](const auto& reply) {
                 return proves(reply.second.first, reply.second.second);
               });
    }
    return known_[{at, heap}] = result;
  }

  static std::vector<int> list(Moves at) {
    std::vector<int> result;
    for (; at != 0; at &= at - 1) result.push_back(std::countr_zero(at));
    return result;
  }

 private:
  Sides sides_;
  std::map<Moves, int> nimbers_;
  std::map<std::pair<Moves, int>, bool> known_;
};

}  // namespace

Certificate certify_mirrored(const std::string& game, const std::string& gadget, const std::string& conclusion,
                             const std::map<std::string, int>& parameters) {
  const Claim of = claim(game + "-gadget", gadget, conclusion, parameters);
  Naive play(sides_of(of));
  std::map<Moves, int> values;
  std::map<Moves, MirrorTriples::Triple> triples;
  std::vector<std::pair<Moves, int>> left = {{play.start(), reductions::read_conclusion(conclusion).plus}};
  while (!left.empty()) {
    auto [at, heap] = left.back();
    left.pop_back();
    std::vector<Moves> parts;
    at = play.core(at, parts);
    for (const Moves part : parts) heap ^= play.nimber(part);
    while (!parts.empty()) {
      const Moves part = parts.back();
      parts.pop_back();
      if (!values.emplace(part, play.nimber(part)).second) continue;
      for (const int move : Naive::list(part)) play.core(play.played(part, move), parts);
    }
    if (triples.contains(at)) continue;
    MirrorTriples::Triple& triple = triples[at];
    triple = {{at}, heap, {}};
    play.events(at, heap, [&](Moves to, int beside) { return left.emplace_back(to, beside), true; });
    for (const int move : play.moves(at, heap))
      for (const auto& [answer, to] : play.answers(at, heap, move)) {
        if (!play.proves(to.first, to.second)) continue;
        triple.answers.push_back(answer);
        left.push_back(to);
        break;
      }
  }
  MirrorTriples mirror;
  for (const auto& [at, value] : values) mirror.values.push_back({{at}, value});
  for (const auto& [at, triple] : triples) mirror.triples.push_back(triple);
  return {of, mirror};
}

bool mirror_right(const Claim& claim, const MirrorTriples& mirror) {
  Naive play(sides_of(claim));
  if (!play.proves(play.start(), reductions::read_conclusion(claim.statement).plus)) return false;
  for (const MirrorTriples::Value& value : mirror.values)
    if (play.nimber(value.position.front()) != value.heap) return false;
  for (const MirrorTriples::Triple& triple : mirror.triples) {
    const Moves at = triple.position.front();
    const std::vector<int> moves = play.moves(at, triple.heap);
    if (!play.proves(at, triple.heap) || moves.size() != triple.answers.size()) return false;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const auto answers = play.answers(at, triple.heap, moves[i]);
      const auto found = answers.find(triple.answers[i]);
      if (found == answers.end() || !play.proves(found->second.first, found->second.second)) return false;
    }
  }
  return true;
}

}  // namespace gamecert::naive
