// Starts and requirements for every number at a vertex and every number at another.
#include "games/texts/local/painted_starts.hpp"

#include <algorithm>
#include <set>

namespace gamecert::games {
namespace {

class PaintedStarts {
 public:
  PaintedStarts(const LocalText& local, const TextLocality& form) : local_(local), form_(form) {}

  bool right() {
    const auto& given = local_.text.given;
    const auto found = std::ranges::find(given, "painted", [](const TextGiven& each) { return each.called(); });
    constexpr std::int64_t most_kinds = 16;
    if (kinds() > most_kinds || form_.moves != Locality::Moves::at_vertices || found == given.end() ||
        found->places != TextPlaces::vertices)
      return false;
    attribute_ = found->name;
    NearFormulas bare(local_.text, local_.options, false);
    if (bare.number(found->range->first) != std::pair(Truth::yes, std::int64_t{1}) ||
        bare.number(found->range->last) != std::pair(Truth::yes, kinds()))
      return false;
    std::set<PlaneName> asked;
    for (const LocalKind& kind : local_.kinds)
      for (const auto& [plane, members] : kind.asks) asked.insert(plane);
    return std::ranges::all_of(asked, [&](const PlaneName& plane) { return start_right(plane); }) &&
           std::ranges::all_of(local_.text.require, [&](const Formula& each) { return not_refused(each); });
  }

 private:
  std::int64_t kinds() const { return std::ssize(local_.kinds); }
  std::size_t classes() const { return local_.near.classes(Sort::vertex); }
  NearFormulas formulas(std::int64_t at_place, std::int64_t at_member) const {
    NearFormulas result(local_.text, local_.options, true);
    result.choose("", local_.near);
    result.painted = {attribute_, at_place, at_member};
    return result;
  }
  /// By class of another vertex that is painted so; unclear if it is not known.
  Truths together(const std::vector<OfEvery>& said) const {
    Truths result(classes(), Truth::yes);
    for (const OfEvery& each : said) {
      if (each.member != Sort::vertex && !all(each.holds, Truth::yes)) return {Truth::unclear};
      result = merged(result, each.holds, both_true);
    }
    return result;
  }
  /// Whether the move of the number kills a member of the plane that is so to its vertex.
  bool kills(std::int64_t number, const PlaneName& plane, std::size_t of) const {
    if (number == 0) return false;
    const auto& all = local_.kinds[static_cast<std::size_t>(number - 1)].kills;
    const auto found = all.find(plane);
    return found != all.end() && found->second[of] != 0;
  }
  std::size_t back(std::size_t of) const {
    if (!local_.near.arcs) return of;
    return of == Nearness::there ? Nearness::back : of == Nearness::back ? Nearness::there : of;
  }

  bool start_right(const PlaneName& plane) const {
    const TextPart& part = local_.text.position[plane.first];
    const bool grows = local_.grows.at(plane);
    for (std::int64_t own = 0; own <= kinds(); ++own) {
      const bool dead = kills(own, plane, Nearness::itself);
      for (std::int64_t other = 0; other <= kinds(); ++other) {
        NearFormulas near = formulas(own, other);
        if (part.indexed && !part.bound.empty()) near.name_number(part.bound, plane.second);
        const Truths member = together(near.membership(part.start));
        if (own == other && at(member, 0) != truth(dead == grows)) return false;
        for (std::size_t of = 1; of < classes(); ++of) {
          const bool by_other = kills(other, plane, back(of));
          if (grows && by_other) return false;  // a member would be put there by one of many
          if (at(member, of) == Truth::unclear) return false;
          if (grows ? dead && at(member, of) == Truth::no : !dead && at(member, of) != truth(!by_other)) return false;
        }
      }
    }
    return true;
  }

  bool clashes(std::int64_t own, std::int64_t other, std::size_t of) const {
    if (own == 0 || other == 0) return false;
    const KindsClash& clash = form_.clash(static_cast<std::size_t>(own - 1), static_cast<std::size_t>(other - 1));
    if (!local_.near.arcs) return static_cast<int>(of) <= clash.distance;
    return (clash.there && (of == Nearness::there || of == Nearness::both)) ||
           (clash.back && (of == Nearness::back || of == Nearness::both));
  }

  /// Where nothing that is painted clashes.
  bool not_refused(const Formula& required) const {
    const bool every = required.word == "forall" && !required.arguments[0].arguments.empty();
    const std::string& range = every ? required.arguments[0].word : required.word;
    for (std::int64_t own = 0; own <= kinds(); ++own)
      for (std::int64_t other = 0; other <= kinds(); ++other) {
        NearFormulas near = formulas(own, other);
        Truths allowed;
        if (every && range == "arc") {
          allowed = near.along_arc(required);
          if (std::ranges::count(allowed, Truth::yes) != std::ssize(allowed) && !clashes(own, other, Nearness::there))
            return false;
          continue;
        }
        if (every && (range == "vertex" || range == "member")) {
          allowed = together(near.membership({"those", required.arguments}));
          if (range == "member" && required.arguments[0].arguments[1] != Formula{"V", {}}) return false;
        } else {
          allowed = together(near.statements(required));
        }
        if (own == other && at(allowed, 0) != Truth::yes) return false;
        for (std::size_t of = 1; of < classes(); ++of)
          if (at(allowed, of) != Truth::yes && !clashes(own, other, of)) return false;
      }
    return true;
  }

  const LocalText& local_;
  const TextLocality& form_;
  std::string attribute_;
};

}  // namespace

bool painted_starts(const LocalText& local, const TextLocality& form) { return PaintedStarts(local, form).right(); }

}  // namespace gamecert::games
