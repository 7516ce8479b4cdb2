// The list of obligations, and how many vertices a denial of each needs: those that it names and witnesses.
#include "reductions/obligations.hpp"

#include <algorithm>
#include <utility>

#include "games/registry/infos.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using Kind = Obligation::Kind;

/// How many vertices of the source, beside those that a vertex belongs to, show that it clashes: along an edge one may
/// come to `step` further vertices, and an edge elsewhere has two ends.
int clash_vertices(const Side& side, int step) {
  return side.reach ? side.reach->near * step + side.reach->far * 2 : 0;
}

/// How many target and source moves an obligation assumes to be legal.
struct AssumedMoves {
  int target = 0, source = 0;
};
AssumedMoves assumed_moves(Kind kind, bool answered) {
  switch (kind) {
    case Kind::dead:
    case Kind::sound:
    case Kind::answered:
      return {.target = 1};
    case Kind::commutes:
    case Kind::kept:
      return {.target = 1, .source = answered ? 1 : 0};
    case Kind::onto:
      return {.source = 1};
    case Kind::single:
      return {.target = 2};
    default:
      return {};
  }
}

int places(Of of) { return of == Of::edge ? 2 : of == Of::vertex ? 1 : 0; }

class List {
 public:
  explicit List(const Reduction& reduction) : reduction_(reduction) {
    int step = 1;  // from a vertex that there is once one comes to both ends of an edge
    for (const Role& role : reduction.roles) step = role.of == Of::graph ? 2 : step;
    target_ = clash_vertices(reduction.target, step);
    source_ = clash_vertices(reduction.source, 1);
  }

  std::vector<Obligation> starts() {
    add_starts();
    return std::move(list_);
  }
  std::vector<Obligation> all(bool isomorphic) {
    for (const Side* side : {&reduction_.source, &reduction_.target}) {
      if (side->reach) continue;
      const auto& painting = games::info_of(side->game).painting;
      throw text::InputError("expected games that say how far a clash looks, for a proof for all graphs, found " +
                             side->game + (painting ? ": " + std::string(painting->no_reach) : "") +
                             "; gamecert reduction check plays it");
    }
    add_starts();
    const int place = places(reduction_.source_place());
    for (int a = 1; a <= reduction_.source.colours; ++a) add(place, {Kind::start_unpainted, 0, a});
    for (int i = 0; i < invariants(); ++i) add(places(at(i).of), {Kind::start_invariant, 0, 0, i});
    each_move([&](int role, int colour, int meaning) {
      if (meaning == 0 && !reduction_.answered(role, colour)) add(places(of(role).of), {Kind::dead, role, colour});
    });
    each_move([&](int role, int colour, int meaning) {
      if (reduction_.answered(role, colour)) add_answered(role, colour, meaning);
      if (meaning == 0) return;
      if (!reduction_.answered(role, colour)) add(place + source_, {Kind::sound, role, colour});
      add(place, {Kind::commutes, role, colour});
      for (int i = 0; i < invariants(); ++i) add(place + places(at(i).of), {Kind::kept, role, colour, i});
    });
    if (reduction_.source.colours > 1) add(1, {Kind::one_colour});
    for (int a = 1; a <= reduction_.source.colours; ++a) {
      int meant = 0;
      each_move([&](int, int, int meaning) { meant += meaning == a ? 1 : 0; });
      add(place + meant * target_, {Kind::onto, 0, a});
    }
    for (int a = 1; isomorphic && a <= reduction_.source.colours; ++a) add(place, {Kind::single, 0, a});
    return std::move(list_);
  }

 private:
  void add_starts() {
    if (reduction_.target.reach->when_painted) return;
    for (int role = 0; role < roles(); ++role) {
      if (of(role).painted != 0) add(places(of(role).of) + target_, {Kind::start_legal, role});
    }
  }
  /// What denies an answer names the vertices of a clash, one with another board, or the place of an invariant.
  void add_answered(int role, int colour, int meaning) {
    int against = std::max(target_, places(reduction_.source_place()));
    for (const Invariant& each : reduction_.invariants) against = std::max(against, places(each.of));
    int vertices = places(of(role).of) + (meaning == 0 ? 0 : source_);
    for (const MoveAnswer& each : reduction_.answers)
      vertices += each.move.role == role && each.colour == colour ? against : 0;
    add(vertices, {Kind::answered, role, colour});
  }
  /// How many vertices of the source keep all that the obligation assumes legal so at what belongs to the vertices it
  /// names: one for every edge that may lift a clash there, in the position and after each move.
  int witnesses(const Obligation& obligation) const {
    using enum Kind;
    const Kind kind = obligation.kind;
    if (kind == start_legal || kind == start_unpainted || kind == start_invariant) return 0;
    int beside = 0, most = 0, once = 0;  // of the roles: of all of a vertex, of any, of all of the graph
    for (int role = 0; role < roles(); ++role) {
      const int step = beyond(role);
      beside += of(role).of == Of::vertex ? step : 0;
      once += of(role).of == Of::graph ? step : 0;
      most = std::max(most, step);
    }
    const auto [target, source] = assumed_moves(kind, reduction_.answered(obligation.role, obligation.colour));
    const auto in = [](const games::Reach& reach, int moves, int of_one, int of_all) {
      return reach.relief * (reach.when_painted ? moves * of_one : (1 + moves) * of_all);
    };
    return in(*reduction_.target.reach, target, most, obligation.vertices * beside + once) +
           in(*reduction_.source.reach, source, 1, obligation.vertices);
  }
  /// How many vertices of the source one edge of the target leads to from those that the role belongs to. The edges of
  /// what belongs to an edge are of its piece.
  int beyond(int role) const {
    const Of own = of(role).of;
    int result = 0;
    for (const Join& join : reduction_.joins) {
      if (own != Of::edge && (join.from.role == role || join.to.role == role))
        result = std::max(result, places(join.of) - places(own));
    }
    return result;
  }
  int roles() const { return static_cast<int>(reduction_.roles.size()); }
  int invariants() const { return static_cast<int>(reduction_.invariants.size()); }
  const Role& of(int role) const { return reduction_.role(role); }
  const Invariant& at(int number) const { return reduction_.invariants[static_cast<std::size_t>(number)]; }

  /// Of the moves that paint what is unpainted at the start.
  template <class Visit>
  void each_move(Visit&& visit) const {
    for (int role = 0; role < roles(); ++role) {
      for (int c = 1; c <= reduction_.target.colours && of(role).painted == 0; ++c)
        visit(role, c, reduction_.meaning(role, c));
    }
  }
  /// Sound because what fails on a graph where it names no vertex fails on each of its vertices alone, too.
  void add(int vertices, Obligation obligation) {
    obligation.vertices = vertices < 1 ? 1 : vertices;
    if (list_.size() == most_obligations)
      throw text::LimitError("a proof for all graphs would have more than " + std::to_string(most_obligations) +
                             " obligations");
    obligation.witnesses = witnesses(obligation);
    if (const int order = obligation.vertices + obligation.witnesses; order > most_vertices)
      throw text::LimitError("a proof for all graphs would look at graphs of " + std::to_string(order) +
                             " vertices, and looks at no more than " + std::to_string(most_vertices));
    list_.push_back(obligation);
  }

  static constexpr int most_vertices = 24;
  static constexpr std::size_t most_obligations = 10'000;
  const Reduction& reduction_;
  int target_, source_;
  std::vector<Obligation> list_;
};

}  // namespace

std::vector<Obligation> obligations(const Reduction& reduction, bool isomorphic) {
  return List(reduction).all(isomorphic);
}

std::vector<Obligation> start_obligations(const Reduction& reduction) {
  if (!reduction.target.reach) return {};
  return List(reduction).starts();
}

std::string title(const Reduction& reduction, const Obligation& obligation) {
  const auto& [kind, role, colour, number, vertices, witnesses] = obligation;
  const std::string name = reduction.roles.empty() ? "" : reduction.role(role).name;
  const std::string move = name + ":" + std::to_string(colour);
  const std::string invariant = "invariant " + std::to_string(number + 1);
  switch (kind) {
    case Kind::start_legal:
      return name + " is legal at the start";
    case Kind::start_unpainted:
      return "no vertex has colour " + std::to_string(colour) + " at the start";
    case Kind::start_invariant:
      return invariant + " holds at the start";
    case Kind::dead:
      return move + " is never legal";
    case Kind::sound:
      return move + " is legal only if what it means is";
    case Kind::commutes:
      return move + " leads to the board that what it means leads to";
    case Kind::kept:
      return move + " keeps " + invariant;
    case Kind::one_colour:
      return "no vertex has two colours";
    case Kind::onto:
      return "every legal move of colour " + std::to_string(colour) + " is meant by a legal one";
    case Kind::answered:
      return move + ", where it means no legal move, is answered";
    default:
      return "every legal move of colour " + std::to_string(colour) + " is meant by one only";
  }
}

}  // namespace gamecert::reductions
