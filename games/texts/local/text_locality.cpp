// What a move puts on the sets of the position and what a move asks of them, seen from its place.
//
// Call a member of a set that begins with all members dead once it is taken out, and one of a set that begins empty
// dead once it is put in. Sound because a move makes members dead by what they are to its place alone and revives none,
// and is legal as long as certain members, by what they are to its place, are not dead: so it is closed for good by the
// first move that makes one of them dead, and which moves these are is fixed by the board (docs/GAMES.md, Theorem 3).
#include "games/texts/local/text_locality.hpp"

#include <algorithm>
#include <set>

#include "games/texts/facts/facts.hpp"
#include "games/texts/local/near_formulas.hpp"
#include "games/texts/local/near_relations.hpp"
#include "games/texts/local/painted_starts.hpp"

namespace gamecert::games {
namespace {

constexpr int farthest = 1024;            // that distances are compared with
constexpr std::size_t most_kinds = 1024;  // boards have as many moves

class LocalForm {
 public:
  LocalForm(const GameText& text, const std::map<std::string, int>& options, int horizon)
      : text_(text), options_(options) {
    near_.horizon = horizon;
  }

  TextLocality derived() {
    require_shape();
    for (const Formula& each : text_.require) require_true(each);
    begin();
    for (std::size_t move = 0; move < text_.moves.size(); ++move) add_kinds(move);
    if (kinds_.empty()) not_local("no move is ever legal");
    if (near_.from_edge && kinds_.size() != 1) not_local("there are several moves on an edge");
    find_dead();
    TextLocality result{.moves = near_.from_edge ? Locality::Moves::on_edges : Locality::Moves::at_vertices,
                        .arcs = near_.arcs,
                        .kinds = {},
                        .clashes = {}};
    for (const Kind& kind : kinds_) result.kinds.push_back(kind.numbered);
    for (const Kind& one : kinds_)
      for (const Kind& other : kinds_) result.clashes.push_back(clash(one, other));
    require_mutual(result);
    for (const KindsClash& each : result.clashes) result.reach = std::max(result.reach, each.distance);
    result.painted = painted_starts({text_, options_, near_, grows_, kinds_}, result);
    return result;
  }

 private:
  using Kind = LocalKind;

  void require_shape() {
    if (text_.players != 2 || text_.ending != TextEnding::last_move) not_local("the last move does not decide");
    if (text_.repeat) not_local("play may repeat");
    if (text_.won || text_.lost || text_.again || !text_.turn.empty())
      not_local("there is a clause 'won', 'lost', 'again' or 'turn'");
    if (!text_.always.empty()) not_local("there is a clause 'always', and a board may break it");
    if (text_.falls && !falling_measure(text_)) not_local("its number behind 'falls' may not fall on some board");
    if (text_.segments || (text_.board != BoardKind::graph && text_.board != BoardKind::digraph))
      not_local("its boards are not graphs alone, or digraphs alone");
    bool edges = false, vertices = false;
    for (const TextMove& move : text_.moves) {
      const TextChoice& place = place_of(move);
      (place.sort == Sort::edge ? edges : vertices) = true;
    }
    if (edges && vertices) not_local("some moves are at vertices and some on edges");
    near_.from_edge = edges;
    near_.arcs = text_.board == BoardKind::digraph;
  }
  static const TextChoice& place_of(const TextMove& move) {
    const TextChoice* place = nullptr;
    for (const TextChoice& choice : move.choices) {
      if (choice.kind == TextChoice::Kind::number) continue;
      const bool known = choice.sort == Sort::vertex || choice.sort == Sort::edge;
      if (place != nullptr || choice.kind != TextChoice::Kind::member || !known)
        not_local("a move is not at one vertex or edge");
      place = &choice;
    }
    if (place == nullptr) not_local("a move is not at one vertex or edge");
    return *place;
  }

  void require_true(const Formula& required) {
    NearFormulas formulas(text_, options_, true);
    for (const OfEvery& each : formulas.statements(required))
      if (!all(each.holds, Truth::yes)) not_local("some boards are refused ('require'), though nothing is given");
  }

  /// With what each set begins.
  void begin() {
    for (std::size_t part = 0; part < text_.position.size(); ++part) {
      const TextPart& of = text_.position[part];
      if (of.numbers() || of.sort == Sort::vertex) not_local("the position has '" + of.name + "', which is no set");
      NearFormulas formulas(text_, options_, true), bare(text_, options_, false);
      std::int64_t first = 0, last = 0;
      if (of.indexed) std::tie(first, last) = ends(*of.range, bare);
      for (std::int64_t index = first; index <= last; ++index) {
        if (of.indexed && !of.bound.empty()) formulas.name_number(of.bound, index);
        const Truths members = formulas.members(of.start);
        if (!all(members, Truth::yes) && !all(members, Truth::no))
          not_local("'start' does not put all or nothing on '" + of.name + "' where nothing is given" +
                    because(formulas));
        grows_[{part, index}] = members[0] == Truth::no;
      }
    }
  }
  static std::pair<std::int64_t, std::int64_t> ends(const TextRange& range, NearFormulas& formulas) {
    const auto [least, first] = formulas.number(range.first);
    const auto [most, last] = formulas.number(range.last);
    if (least != Truth::yes || most != Truth::yes) not_local("a range of numbers depends on the board");
    if (last - first >= static_cast<std::int64_t>(most_kinds)) not_local("a range of numbers is long");
    return {first, last};
  }
  static std::string because(const NearFormulas& formulas) {
    return formulas.obstacle.empty() ? "" : ": of '" + formulas.obstacle + "' nothing is derived there";
  }

  void add_kinds(std::size_t number) {
    const TextMove& move = text_.moves[number];
    NearFormulas formulas(text_, options_, false);
    std::vector<std::pair<std::int64_t, std::int64_t>> ranges;
    std::int64_t all_numbers = 1, inner = 1;
    for (const TextChoice& choice : move.choices) {
      if (choice.kind != TextChoice::Kind::number) {
        inner = 1;
        continue;
      }
      ranges.push_back(ends(*choice.range, formulas));
      const std::int64_t count = std::max<std::int64_t>(0, ranges.back().second - ranges.back().first + 1);
      all_numbers *= count;
      inner *= count;
      if (all_numbers > static_cast<std::int64_t>(most_kinds)) not_local("there are too many kinds of moves");
    }
    for (std::int64_t code = 0; code < all_numbers; ++code) {
      Kind kind{number, {}, {before_, inner, code, move.name}};
      std::int64_t rest = code;
      std::size_t range = ranges.size();
      for (auto choice = move.choices.rbegin(); choice != move.choices.rend(); ++choice) {
        if (choice->kind != TextChoice::Kind::number) continue;
        const auto [first, last] = ranges[--range];
        kind.numbers[choice->name] = first + rest % (last - first + 1);
        rest /= last - first + 1;
      }
      for (const auto& [name, value] : kind.numbers)
        kind.numbered.name += (kind.numbered.name.empty() ? "" : " ") + name + "=" + std::to_string(value);
      if (!legal_at_first(kind)) continue;
      kinds_.push_back(std::move(kind));
      if (kinds_.size() > most_kinds) not_local("there are too many kinds of moves");
    }
    before_ += all_numbers;
  }
  NearFormulas formulas_of(const Kind& kind) const {
    NearFormulas result(text_, options_, false);
    result.choose(place_of(text_.moves[kind.move]).name, near_);
    for (const auto& [name, value] : kind.numbers) result.name_number(name, value);
    return result;
  }

  /// Finds what the kind asks for; whether such moves are ever legal.
  bool legal_at_first(Kind& kind) const {
    const TextMove& move = text_.moves[kind.move];
    NearFormulas formulas = formulas_of(kind);
    // With the planes dead at the member that is looked at, or but for these all.
    const auto said = [&](const std::set<PlaneName>& planes, bool others) {
      formulas.obstacle.clear();
      for (const auto& [plane, grows] : grows_) formulas.in_plane[plane] = grows == (planes.contains(plane) != others);
      std::vector<OfEvery> result = formulas.membership(place_of(move).within);
      if (!move.condition) return result;
      for (OfEvery& each : formulas.statements(*move.condition)) result.push_back(std::move(each));
      return result;
    };
    const std::vector<OfEvery> none = said({}, false), all_dead = said({}, true);
    for (std::size_t number = 0; number < none.size(); ++number) {
      const OfEvery& one = none[number];
      std::set<PlaneName> planes = one.planes;
      planes.insert(all_dead[number].planes.begin(), all_dead[number].planes.end());
      require_clear(one, formulas);
      if (planes.empty() && chosen_class(one.member) && at(one.holds, 0) == Truth::no) return false;
      if (!all(one.holds, Truth::yes))
        not_local("whether a move is legal at the start depends on more than what is given");
      if (planes.size() == 1) {
        add_asked(kind, *planes.begin(), one.member, all_dead[number], formulas);
      } else if (!planes.empty()) {
        add_asked(
            kind, planes, [&](const std::set<PlaneName>& dead) { return said(dead, false)[number]; }, formulas);
      }
    }
    return true;
  }
  /// Of a statement, as it is where the plane is dead.
  void add_asked(Kind& kind, const PlaneName& plane, Sort member, const OfEvery& dead,
                 const NearFormulas& formulas) const {
    require_clear(dead, formulas);
    if (all(dead.holds, Truth::yes)) return;
    if (!chosen_class(member)) not_local("a move depends on what the position has far from it");
    Relation& asked = kind.asks.try_emplace(plane, near_.classes(member), 0).first->second;
    for (std::size_t of = 0; of < asked.size(); ++of)
      if (at(dead.holds, of) == Truth::no) asked[of] = 1;
  }
  /// Of a statement about several planes: false exactly where one is dead that makes it false alone.
  template <class Said>
  void add_asked(Kind& kind, const std::set<PlaneName>& about, Said&& said, const NearFormulas& formulas) const {
    constexpr std::size_t most_planes = 8;
    const std::vector<PlaneName> planes(about.begin(), about.end());
    if (planes.size() > most_planes) not_local("a condition speaks of many sets at once");
    std::vector<OfEvery> alone;
    for (const PlaneName& plane : planes) {
      alone.push_back(said({plane}));
      add_asked(kind, plane, alone.back().member, alone.back(), formulas);
    }
    for (unsigned number = 0; number < 1U << planes.size(); ++number) {
      std::set<PlaneName> dead;
      for (std::size_t plane = 0; plane < planes.size(); ++plane)
        if ((number >> plane & 1) != 0) dead.insert(planes[plane]);
      const OfEvery found = said(dead);
      require_clear(found, formulas);
      if (!std::ranges::includes(about, found.planes)) not_local("a condition speaks of many sets at once");
      for (std::size_t of = 0; of < near_.classes(found.member); ++of) {
        bool expected = true;
        for (std::size_t plane = 0; plane < planes.size(); ++plane)
          expected = expected && ((number >> plane & 1) == 0 || at(alone[plane].holds, of) == Truth::yes);
        if ((at(found.holds, of) == Truth::yes) != expected)
          not_local("a move may be legal again, or is closed by two moves together and not by one");
      }
    }
  }
  /// Whether members of the sort are known by what they are to the place.
  bool chosen_class(Sort member) const { return member == Sort::vertex || (near_.from_edge && member == Sort::edge); }
  static void require_clear(const OfEvery& said, const NearFormulas& formulas) {
    if (std::ranges::count(said.holds, Truth::unclear) != 0)
      not_local("when a move is legal is not seen to depend on what is near it alone" + because(formulas));
  }

  /// What moves put on the sets that moves ask about.
  void find_dead() {
    std::set<PlaneName> asked;
    for (const Kind& kind : kinds_)
      for (const auto& [plane, members] : kind.asks) asked.insert(plane);
    for (Kind& kind : kinds_) {
      NearFormulas formulas = formulas_of(kind);
      for (const TextUpdate& update : text_.moves[kind.move].updates) {
        if (!update.each) {
          put(kind, update, formulas, asked);
          continue;
        }
        if (update.each->kind != TextChoice::Kind::number)
          not_local("a move puts something on '" + text_.position[update.part].name + "' for every member of a set");
        const auto [first, last] = ends(*update.each->range, formulas);
        for (std::int64_t number = first; number <= last; ++number) {
          formulas.name_number(update.each->name, number);
          put(kind, update, formulas, asked);
        }
      }
    }
  }
  void put(Kind& kind, const TextUpdate& update, NearFormulas& formulas, const std::set<PlaneName>& asked) const {
    const TextPart& part = text_.position[update.part];
    PlaneName plane{update.part, 0};
    if (update.at) {
      const auto [known, index] = formulas.number(*update.at);
      plane.second = index;
      if (known != Truth::yes || !grows_.contains(plane))
        not_local("where on '" + part.name +
                  "' a move puts something depends on the board, or is outside of its range");
    }
    if (!asked.contains(plane)) return;
    const auto dead_after = [&](bool dead) {
      formulas.obstacle.clear();
      formulas.in_plane.clear();
      formulas.in_plane[plane] = dead == grows_.at(plane);
      const Truths members = formulas.members(update.value);
      if (formulas.in_plane.size() > 1)  // others were looked at
        not_local("what a move puts on '" + part.name + "' speaks of another set of the position");
      if (std::ranges::count(members, Truth::unclear) != 0)
        not_local("what a move puts on '" + part.name + "' is not seen to depend on what is near it alone" +
                  because(formulas));
      Relation result;
      for (std::size_t of = 0; of < near_.classes(language::member(part.sort)); ++of)
        result.push_back((at(members, of) == Truth::yes) == grows_.at(plane) ? 1 : 0);
      return result;
    };
    if (!chosen_class(language::member(part.sort)))
      not_local("'" + part.name + "' has members of another sort than a move");
    if (std::ranges::count(dead_after(true), 0) != 0)
      not_local("a move may put back on '" + part.name + "' what was taken out, or take out what was put there");
    kind.kills[plane] = dead_after(false);
  }

  /// When a move of the other kind closes one of the first.
  KindsClash clash(const Kind& one, const Kind& other) const {
    Relation closed(near_.classes(near_.from_edge ? Sort::edge : Sort::vertex), 0);
    for (const auto& [plane, members] : one.asks) {
      const auto kills = other.kills.find(plane);
      if (kills == other.kills.end()) continue;
      const Relation by = composed(near_, members, kills->second, text_.position[plane.first].sort == Sort::edges);
      for (std::size_t of = 0; of < closed.size(); ++of) closed[of] = closed[of] != 0 || by[of] != 0 ? 1 : 0;
    }
    return clash_of(near_, closed);
  }
  static void require_mutual(const TextLocality& found) {
    for (std::size_t one = 0; one < found.kinds.size(); ++one) {
      if (!found.clash(one, one).at_one) not_local("a move does not close itself");
      for (std::size_t other = 0; other < found.kinds.size(); ++other) {
        KindsClash back = found.clash(other, one);
        std::swap(back.there, back.back);
        if (back != found.clash(one, other)) not_local("a move closes another that does not close it");
      }
    }
  }

  const GameText& text_;
  const std::map<std::string, int>& options_;
  Nearness near_;
  std::map<PlaneName, bool> grows_;  // a set that begins empty
  std::vector<Kind> kinds_;
  std::int64_t before_ = 0;  // choices of numbers of the clauses gone through
};

}  // namespace

std::optional<TextLocality> locality(const GameText& text, const std::map<std::string, int>& options,
                                     std::string& why_not) {
  try {
    for (int horizon = 2;;) {
      try {
        return LocalForm(text, options, horizon).derived();
      } catch (const BeyondHorizon& beyond) {
        if (beyond.needed > farthest) not_local("it looks farther than " + std::to_string(farthest) + " edges");
        horizon = static_cast<int>(beyond.needed);
      }
    }
  } catch (const NotLocal& not_so) {
    why_not = not_so.why;
    return std::nullopt;
  }
}

}  // namespace gamecert::games
