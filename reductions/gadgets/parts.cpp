// Every behaviour that parts may have, in turn, as a gadget with a table.
//
// Sound because a graph notices of what meets the rest in one or two vertices only whether it is dead, nothing, an edge
// or a green vertex joined to both, up to recolouring, with the parity that goes with it; and of a game by itself the
// same tells with which colours of these vertices it is won (docs/LEMMAS.md, "Parts").
#include "reductions/gadgets/parts.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "reductions/gadgets/conclusion.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using Like = PartBehaviour::Like;
using Form = PartStatement::Kind;

constexpr std::size_t combination_limit = 4096;
constexpr int coloured_limit = 8;  // inner vertices that are given all colours

bool odd_count(unsigned set) { return std::popcount(set) % 2 != 0; }

/// The sets of red vertices of `at` with which the game of a part that behaves so is winnable: bit r for the set r.
unsigned winning(Like like, unsigned recoloured) {
  switch (like) {
    case Like::dead:
      return 0;
    case Like::nothing:
      return 1u << recoloured;
    case Like::edge:
      return 1u << (1 ^ recoloured) | 1u << (2 ^ recoloured);
    case Like::green_vertex:
      return 1u << recoloured | 1u << (3 ^ recoloured);
  }
  return 0;
}

/// The same of the part of two vertices with their adjacency changed.
unsigned winning_with_edge(const PartBehaviour& behaviour, unsigned vertices) {
  if (vertices == 1 || behaviour.like == Like::dead) return 0;
  if (behaviour.like == Like::green_vertex) return winning(Like::green_vertex, behaviour.recoloured ^ 1);
  return winning(behaviour.like == Like::edge ? Like::nothing : Like::edge, behaviour.recoloured);
}

/// Whether a part that behaves so may be as supposed, with an odd number of green vertices of its own or an even one.
bool as_supposed(const GadgetPart& part, const PartBehaviour& behaviour, bool odd_greens) {
  const auto vertices = static_cast<unsigned>(part.at.size());
  const unsigned wins = winning(behaviour.like, behaviour.recoloured);
  const unsigned all_red = 1u << ((1u << vertices) - 1);
  if (behaviour.trivial && (odd_greens || ((wins | winning_with_edge(behaviour, vertices)) & all_red) != 0))
    return false;
  if (part.odd.value_or(odd_greens) != odd_greens) return false;
  if (part.trivial.value_or(behaviour.trivial) != behaviour.trivial) return false;
  // `odd` is order + size less the vertices of `at`, and the green vertices of its own.
  const bool odd_type = (behaviour.odd != odd_greens) != (vertices % 2 != 0);
  if (part.kind == GadgetPart::Kind::oddity && !odd_type) return false;
  if (part.kind == GadgetPart::Kind::event && odd_type) return false;
  if (part.kind != GadgetPart::Kind::any) {
    if (!odd_type && behaviour.like == Like::edge) return false;  // an event has no vertices of odd degree
    unsigned plausible = 0;
    for (unsigned red = 0; red < 1u << vertices; ++red)
      if (odd_count(red) == behaviour.odd) plausible |= 1u << red;
    if (wins != (behaviour.trivial ? plausible & ~all_red : plausible)) return false;
  }
  return std::ranges::all_of(part.wins, [&](const GadgetPart::Win& win) {
    return (win.red ? (wins >> *win.red & 1) != 0 : wins != 0) == win.winnable;
  });
}

/// Puts what the part behaves like in its place.
void add(Exchange& board, const GadgetPart& part, const PartBehaviour& behaviour) {
  for (std::size_t i = 0; i < part.at.size(); ++i)
    if ((behaviour.recoloured >> i & 1) != 0) board.recolour(part.at[i]);
  board.dead = board.dead || behaviour.like == Like::dead;
  Gadget& gadget = board.gadget;
  if (behaviour.like == Like::edge) {
    const graphs::Edge edge = std::minmax(part.at[0], part.at[1]);
    if (std::erase(gadget.edges, edge) == 0) gadget.edges.push_back(edge);
  }
  if (behaviour.like == Like::green_vertex) {
    for (const int v : part.at) gadget.edges.emplace_back(v, gadget.order());
    ++gadget.inner;
    gadget.green.push_back(1);
  }
}

/// Inner vertices + edges + green inner vertices.
bool odd(const Gadget& gadget) {
  return (gadget.inner + std::ssize(gadget.edges) + std::ranges::count(gadget.green, 1)) % 2 != 0;
}

bool holds(Form kind, const GadgetTable& before, const GadgetTable& after) {
  return (kind == Form::only_if || included(after, before)) && (kind == Form::if_after || included(before, after));
}

class Combinations {
 public:
  explicit Combinations(const PartStatement& statement)
      : statement_(statement), dead_{statement.gadget.boundary, {}}, odd_after_(odd(statement.after)) {
    dead_.sets.resize(boundary_orders(statement.gadget.boundary).size());
    after_ = dead_;
    if (statement.kind == Form::winnable || statement.kind == Form::unwinnable) return;
    after_ = recoloured(signature(statement.after), statement.recoloured);
    odd_after_ = odd_after_ != odd_count(statement.recoloured);
  }

  PartProof proof() {
    std::size_t combinations = 1;
    for (const GadgetPart& part : statement_.parts) {
      all_.push_back(behaviours(part));
      combinations *= all_.back().size();
      if (combinations > combination_limit)
        throw text::LimitError("parts may behave in " + std::to_string(combination_limit) + " ways together");
    }
    PartProof result{true, 0};
    each(0, {.gadget = statement_.gadget}, odd(statement_.gadget), std::ranges::count(statement_.gadget.green, 1) == 0,
         result);
    return result;
  }

 private:
  void each(std::size_t part, const Exchange& board, bool odd, bool trivial, PartProof& result) {
    if (!result.proved) return;
    if (part == all_.size()) {
      const bool supposed = (!statement_.plausible || !odd) && (!statement_.nontrivial || !trivial);
      if (statement_.kind == Form::winnable && !supposed) return;  // there is nothing else that could be so
      ++result.cases;
      result.proved = result.proved && proved(board, odd);
      return;
    }
    for (const PartBehaviour& behaviour : all_[part]) {
      Exchange next = board;
      add(next, statement_.parts[part], behaviour);
      each(part + 1, next, odd != behaviour.odd, trivial && behaviour.trivial, result);
    }
  }

  bool proved(const Exchange& board, bool odd) const {
    const GadgetTable before = board.table();
    if (statement_.kind == Form::winnable) return !before.dead();
    // G is plausible if the host has the parity of the gadget with its parts; games that are not cannot be won.
    const auto holds_beside = [&](bool host) {
      GadgetTable after = after_;
      bool odd_then = odd_after_;
      if (statement_.plausible_by && odd_then != host) {
        after = recoloured(after, 1u << *statement_.plausible_by);
        odd_then = host;
      }
      return holds(statement_.kind, host == odd ? before : dead_, host == odd_then ? after : dead_);
    };
    return holds_beside(odd) && (statement_.plausible || holds_beside(!odd));
  }

  const PartStatement& statement_;
  GadgetTable dead_, after_;
  bool odd_after_;
  std::vector<std::vector<PartBehaviour>> all_;  // of each part
};

/// Whether every plausible game with a green vertex is winnable on the gadget and a rest that behaves so.
bool driven(const Gadget& gadget, const GadgetPart& rest, const PartBehaviour& behaviour) {
  const auto own = static_cast<unsigned>(gadget.inner);
  for (unsigned green = 0; green < 1u << own; ++green) {
    Exchange board{.gadget = gadget};
    for (unsigned i = 0; i < own; ++i) board.gadget.green[i] = (green >> i & 1) != 0;
    const bool parity = odd(board.gadget) != behaviour.odd;
    add(board, rest, behaviour);
    VectorSet wins = 0;
    for (const VectorSet set : board.table().sets) wins |= set;
    for (unsigned red = 0; red < 1u << gadget.boundary; ++red) {
      const bool plausible = parity == odd_count(red);  // each boundary vertex, if green, counts twice
      const bool nontrivial = green != 0 || !behaviour.trivial || red + 1 != 1u << gadget.boundary;
      if (plausible && nontrivial && (wins >> red & 1) == 0) return false;
    }
  }
  return true;
}

PartProof proof_of_driven(const PartStatement& statement) {
  GadgetPart rest;
  for (int b = 0; b < statement.gadget.boundary; ++b) rest.at.push_back(b);
  PartProof result{true, 0};
  for (const PartBehaviour& behaviour : behaviours(rest)) {
    ++result.cases;
    const bool before = driven(statement.gadget, rest, behaviour);
    const bool after = driven(statement.after, rest, behaviour);
    if (statement.kind != Form::driven_only_if && after && !before) result.proved = false;
    if (statement.kind != Form::driven_if && before && !after) result.proved = false;
  }
  return result;
}

void require(bool fits, const char* expected, const char* found) {
  if (!fits) throw text::InputError(std::string("expected ") + expected + ", found " + found);
}

void require_statement(const PartStatement& statement) {
  const Gadget& gadget = statement.gadget;
  require_gadget(gadget);
  const bool closed = statement.kind == Form::winnable || statement.kind == Form::unwinnable;
  if (!closed) require_gadget(statement.after);
  require(!gadget.arcs && !statement.after.arcs && gadget.painted.empty() && statement.after.painted.empty(),
          "gadgets of ELLO", "arcs or painted edges");
  require(closed ? statement.after == Gadget{} && statement.recoloured == 0 && !statement.plausible_by
                 : statement.after.boundary == gadget.boundary && statement.recoloured >> gadget.boundary == 0 &&
                       statement.plausible_by.value_or(-1) < gadget.boundary,
          "what replaces the gadget on the same boundary", "another");
  require(statement.kind != Form::winnable || gadget.boundary == 0, "a graph without boundary", "a boundary");
  for (const GadgetPart& part : statement.parts) {
    require(!part.at.empty() && part.at.size() <= 2 && (part.at.size() == 1 || part.at[0] != part.at[1]),
            "a part at one or two vertices", "another");
    for (const int v : part.at) require(v >= 0 && v < gadget.order(), "a part at vertices of the gadget", "others");
    for (const GadgetPart::Win& win : part.wins)
      require(win.red.value_or(0) >> part.at.size() == 0, "colours of the vertices of the part", "more");
  }
  if (statement.kind < Form::driven_same) return;
  require(gadget.boundary == 1 || gadget.boundary == 2, "one or two boundary vertices", "another number");
  require(statement.parts.empty() && !statement.plausible && !statement.nontrivial && statement.recoloured == 0 &&
              !statement.plausible_by && std::ranges::count(gadget.green, 1) == 0 &&
              std::ranges::count(statement.after.green, 1) == 0,
          "gadgets without colours and parts", "some");
  if (std::max(gadget.inner, statement.after.inner) > coloured_limit)
    throw text::LimitError("of parity-driven graphs a gadget may have 8 inner vertices");
}

}  // namespace

std::vector<PartBehaviour> behaviours(const GadgetPart& part) {
  std::vector<PartBehaviour> result;
  const auto vertices = static_cast<unsigned>(part.at.size());
  for (const Like like : {Like::dead, Like::nothing, Like::edge, Like::green_vertex}) {
    if (vertices == 1 && (like == Like::edge || like == Like::green_vertex)) continue;
    // A dead part may have either parity; a green vertex is as itself with both vertices recoloured.
    const unsigned recolourings = like == Like::dead ? 1 : like == Like::green_vertex ? 2 : 1u << vertices;
    for (unsigned recoloured = 0; recoloured < recolourings; ++recoloured)
      for (const bool odd : {false, true})
        for (const bool trivial : {false, true}) {
          const PartBehaviour behaviour{like, recoloured, odd, trivial};
          if (like != Like::dead && odd != (odd_count(recoloured) != (like == Like::edge))) continue;
          if (as_supposed(part, behaviour, false) || as_supposed(part, behaviour, true)) result.push_back(behaviour);
        }
  }
  return result;
}

PartProof proof_by_behaviours(const PartStatement& statement) {
  require_statement(statement);
  return statement.kind < Form::driven_same ? Combinations(statement).proof() : proof_of_driven(statement);
}

}  // namespace gamecert::reductions
