// Null windows over sums of parts, each part known up to isomorphism and up to an exchange of the players.
//
// As nobody gains by a pass, positions that differ by 0 whoever moves first may stand for each other in all sums, and a
// position and its opposite cancel (docs/LEMMAS.md, "Parts that are worth the same"; such games were studied by
// J. Milnor, "Sums of positional games", 1953). So every part of at most six edges is compared with those before it,
// only with those that fare as well beside every board of one edge; of its moves only those are kept to which no other
// is as good. What parts are worth with either player to move bounds their sum; of a larger part what answers within
// pairs get, which is found before the position is looked up. The first edge of a play for 2 has two ends of odd degree
// (docs/SYMMETRY.md, the theorem on outcomes).
#include "solve/points/tree_scores.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "solve/points/lead_branches.hpp"
#include "solve/points/lead_forest.hpp"
#include "solve/search/null_windows.hpp"

namespace gamecert::solve {
namespace {

using games::Word;

constexpr int small = 6;  // edges of parts that are compared

/// Of each part twice its number, and 1 for its opposite; ascending. Seen by the mover where it is a position.
using Parts = std::vector<std::uint32_t>;

struct Sum {
  int points = 0;
  Parts parts;
  friend bool operator==(const Sum&, const Sum&) = default;
};

struct Part {
  LeadBranches::Number tree;
  std::int8_t edges;
  std::int8_t least, greatest;  // its worth if the opponent moves first, and if its player does: at least, and at most
  bool own_opposite : 1;
  bool known : 1;  // its worth and what is the same are exact: of small parts
};

struct SmallPart {
  bool asked = false;  // is known, or about to be
  Sum same_as = {};
  std::array<std::vector<Sum>, 2> options = {};  // of its player, of the opponent; those of small parts, once known
};

}  // namespace

class TreeScores::Search : public NullWindows<Parts> {
 public:
  explicit Search(const Limits& limits) : NullWindows(limits) {
    // All parts of one edge, up to exchange of the players.
    graphs::SmallGraph vertex{.order = 1}, edge{.order = 2};
    edge.add_edge(0, 1);
    for (const int lead : {0, 1}) add_probe(LeadForest(vertex, {lead}, 1));
    for (const auto& [one, other] : {std::pair(0, 0), std::pair(1, 0), std::pair(1, 1), std::pair(1, -1)})
      add_probe(LeadForest(edge, {one, other}));
  }

  bool at_least(const Parts& at, int bound) override {
    if (at.empty()) return 0 >= bound;
    const Bounds worth = bounds(at);
    if (worth.least >= bound) return true;
    if (worth.greatest < bound) return false;
    return look_up(at, key(at), bound);
  }

  bool first_player_makes(const graphs::SmallGraph& forest, int bound) {
    std::vector<LeadForest::Tree> trees;
    LeadForest(forest).strike(branches_, trees);  // no points: no vertex is settled before play
    std::vector<LeadBranches::Number> numbers;
    for (const LeadForest::Tree& tree : trees) numbers.push_back(tree.number);
    std::ranges::sort(numbers);
    auto& answers = answers_[numbers];
    auto& answer = answers[static_cast<std::size_t>(bound - 1)];
    if (!answer) answer = bound == 2 ? makes_two(numbers) : makes(numbers, bound);
    return *answer;
  }
  std::size_t left() const { return answers_.size(); }

 private:
  // Sums of parts.
  /// Two parts a word. Good until the next one.
  games::PositionView key(const Parts& at) {
    key_.clear();
    for (std::size_t i = 0; i < at.size(); i += 2)
      key_.push_back(at[i] | Word{i + 1 < at.size() ? at[i + 1] : none} << 32);
    return key_;
  }
  bool own_opposite(std::uint32_t part) const { return parts_[part / 2].own_opposite; }
  std::uint32_t opposite(std::uint32_t part) const { return own_opposite(part) ? part : part ^ 1; }
  Parts opposite(Parts parts) const {
    for (std::uint32_t& part : parts) part = opposite(part);
    std::ranges::sort(parts);
    return parts;
  }
  Sum opposite(const Sum& sum) const { return {-sum.points, opposite(sum.parts)}; }
  /// Sorts, and takes away pairs of opposites.
  void cancel(Parts& parts) const {
    std::ranges::sort(parts);
    Parts kept;
    for (const std::uint32_t part : parts) {
      if (!kept.empty() && kept.back() == opposite(part)) {
        kept.pop_back();
      } else {
        kept.push_back(part);
      }
    }
    parts = std::move(kept);
  }
  Sum together(const Sum& one, const Sum& other) const {
    Sum sum{one.points + other.points, one.parts};
    sum.parts.insert(sum.parts.end(), other.parts.begin(), other.parts.end());
    cancel(sum.parts);
    return sum;
  }
  Bounds worth(std::uint32_t part) const {
    const Part& of = parts_[part / 2];
    return part % 2 == 0 ? Bounds{of.least, of.greatest} : Bounds{-of.greatest, -of.least};
  }
  /// Of what the mover makes: in one part, if it is known, as who moves first there, in the others as who does not.
  Bounds bounds(const Parts& at) const {
    Bounds sum{0, 0};
    int gained = 0;
    for (const std::uint32_t part : at) {
      const auto [least, greatest] = worth(part);
      sum.least += least;
      sum.greatest += greatest;
      if (parts_[part / 2].known) gained = std::max(gained, greatest - least);
    }
    sum.least += gained;
    return sum;
  }

  // From boards to sums.
  std::uint32_t part_of(const LeadForest& board, const LeadForest::Tree& tree) {
    const bool turned = tree.opposite < tree.number;
    if (numbers_.size() < branches_.size()) hold_branches();
    const LeadBranches::Number lesser = std::min(tree.number, tree.opposite);
    std::uint32_t& number = numbers_[lesser];
    if (number == none) {
      watch().take(sizeof(Part));
      number = static_cast<std::uint32_t>(parts_.size());
      Part part{.tree = lesser,
                .edges = static_cast<std::int8_t>(board.edge_count(tree.vertices)),
                .least = static_cast<std::int8_t>(board.by_pairs(turned ? -1 : 1, tree.vertices)),
                .greatest = static_cast<std::int8_t>(-board.by_pairs(turned ? 1 : -1, tree.vertices)),
                .own_opposite = tree.number == tree.opposite,
                .known = false};
      parts_.push_back(part);
    }
    return 2 * number + (turned ? 1 : 0);
  }
  void hold_branches() {
    numbers_.resize(branches_.size(), none);
    branch_memory_.become(branches_.bytes() + numbers_.capacity() * sizeof(std::uint32_t));
  }
  LeadForest board_of(std::uint32_t number) const { return {branches_, parts_[number].tree}; }
  Sum sum_of(LeadForest board) {
    std::vector<LeadForest::Tree> trees;
    Sum sum{board.strike(branches_, trees), {}};
    for (const LeadForest::Tree& tree : trees) {
      const Sum same = same_as(part_of(board, tree));
      sum.points += same.points;
      sum.parts.insert(sum.parts.end(), same.parts.begin(), same.parts.end());
    }
    cancel(sum.parts);
    return sum;
  }
  Sum same_as(std::uint32_t part) {
    if (parts_[part / 2].edges > small) return {0, {part}};
    const SmallPart& of = small_[part / 2];
    if (!of.asked) compare(part / 2);
    if (!parts_[part / 2].known) return {0, {part}};
    return part % 2 == 0 ? of.same_as : opposite(of.same_as);
  }

  // Small parts.
  int value_if_second(const Parts& at) { return -value(opposite(at)); }
  /// Whether the first is as good for its player as the other in every sum.
  bool as_good(const Sum& one, const Sum& other) {
    const Sum difference = together(opposite(one), other);
    return !at_least(difference.parts, 1 - difference.points);
  }
  bool same(const Parts& one, const Parts& other) {
    const Sum difference = together({0, one}, {0, opposite(other)});
    return as_good(difference, {}) && as_good({}, difference);
  }
  void compare(std::uint32_t number) {
    SmallPart& part = small_[number];
    part.asked = true;
    if (part.options.front().empty()) make_options(number);
    const Parts alone{2 * number};
    const int least = value_if_second(alone), greatest = value(alone);
    parts_[number].least = static_cast<std::int8_t>(least);
    parts_[number].greatest = static_cast<std::int8_t>(greatest);
    if (least == greatest) {
      part.same_as = {least, {}};
    } else {
      part.same_as = {0, alike(number)};
    }
    parts_[number].known = true;
  }
  void make_options(std::uint32_t number) {
    const LeadForest board = board_of(number);
    for (const int side : {0, 1}) {
      std::vector<Sum> all;
      for (const LeadForest::Edge& edge : board.edges())
        if (Sum option = sum_of(board.played(edge, side == 0 ? 1 : -1)); std::ranges::find(all, option) == all.end())
          all.push_back(std::move(option));
      std::vector<Sum>& kept = small_[number].options[static_cast<std::size_t>(side)];
      for (std::size_t i = 0; i < all.size(); ++i) {
        const auto beats = [&](const Sum& other) {
          return side == 0 ? as_good(other, all[i]) : as_good(all[i], other);
        };
        if (std::ranges::none_of(kept, beats) &&
            std::none_of(all.begin() + static_cast<std::ptrdiff_t>(i) + 1, all.end(), beats))
          kept.push_back(all[i]);
      }
    }
  }
  /// The first part with the same worth in every sum, or its opposite, or the part itself.
  Parts alike(std::uint32_t number) {
    const Parts alone{2 * number}, turned{2 * number + 1};
    const std::vector<int> worths = beside_probes(alone), opposites = beside_probes(opposite(alone));
    const bool either = worths == opposites;
    Parts& before = alike_[std::min(worths, opposites)];
    for (const std::uint32_t other : before) {
      const std::uint32_t as_it = 2 * other + (opposites < worths ? 1 : 0);
      for (const std::uint32_t found : {as_it, opposite(as_it)})
        if ((found == as_it || either) && same(alone, {found})) return {found};
    }
    if (either && !own_opposite(2 * number)) parts_[number].own_opposite = same(alone, turned);
    before.push_back(number);
    return alone;
  }
  void add_probe(LeadForest board) {
    std::vector<LeadForest::Tree> trees;
    board.strike(branches_, trees);
    const std::uint32_t part = part_of(board, trees.front());
    make_options(part / 2);
    probes_.push_back({part});
    probes_.push_back(opposite(probes_.back()));
  }
  std::vector<int> beside_probes(const Parts& alone) {
    std::vector<int> worths;
    for (const Parts& probe : probes_) {
      const Sum sum = together({0, alone}, {0, probe});
      worths.push_back(value(sum.parts));
      worths.push_back(value_if_second(sum.parts));
    }
    return worths;
  }

  // Search.
  struct Open {
    Parts position;  // seen by the opponent
    int wanted;      // of the opponent, for the move to fail
    int promise;
    int edges;
    friend bool operator<(const Open& a, const Open& b) {
      return std::tie(a.edges, a.promise, a.wanted, a.position) < std::tie(b.edges, b.promise, b.wanted, b.position);
    }
  };
  /// Moves of a position that are not decided at once, those that leave the fewest edges first.
  struct Asked {
    int bound;
    std::set<Open> open = {};
  };

  bool some_move_gets(const Parts& at, int bound) override {
    Asked asked{bound};
    for (std::size_t i = 0; i < at.size(); ++i) {
      if (i > 0 && at[i] == at[i - 1]) continue;
      Parts others = at;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      if (parts_[at[i] / 2].edges > small ? some_edge_gets(at[i], others, asked)
                                          : some_option_gets(at[i], others, asked))
        return true;
    }
    return std::ranges::any_of(
        asked.open, [&](const Open& move) { return !look_up(move.position, key(move.position), move.wanted); });
  }
  bool some_option_gets(std::uint32_t part, const Parts& others, Asked& asked) {
    for (const Sum& option : small_[part / 2].options[part % 2])
      if (gets(part % 2 == 0 ? option : opposite(option), others, asked)) return true;
    return false;
  }
  bool some_edge_gets(std::uint32_t number, const Parts& others, Asked& asked) {
    const LeadForest board = board_of(number / 2);
    const bool turned = number % 2 != 0;
    Bounds beside{0, 0};
    for (const std::uint32_t part : others) {
      beside.least += worth(part).least;
      beside.greatest += worth(part).greatest;
    }
    for (const LeadForest::Edge& edge : board.edges()) {
      watch().step();
      LeadForest next = board.played(edge, turned ? -1 : 1);
      const int points = next.settle(), player = next.by_pairs(1), opponent = next.by_pairs(-1);
      const Bounds here =
          turned ? Bounds{opponent - points, -player - points} : Bounds{points + player, points - opponent};
      if (beside.least + here.least >= asked.bound) return true;
      if (beside.greatest + here.greatest < asked.bound) continue;
      Sum rest = sum_of(next);
      rest.points += points;
      if (gets(turned ? opposite(rest) : rest, others, asked)) return true;
    }
    return false;
  }
  /// Whether what is left of one part, beside the others, decides for the mover; if that is open, it is noted.
  bool gets(const Sum& rest, const Parts& others, Asked& asked) {
    const Sum next = opposite(together(rest, {0, others}));
    const int wanted = 1 - asked.bound - next.points;
    if (next.parts.empty()) return wanted > 0;
    const Bounds worth = bounds(next.parts);
    if (worth.greatest < wanted) return true;
    if (worth.least >= wanted) return false;
    if (const Bounds* known = table().find(key(next.parts))) {
      if (known->greatest < wanted) return true;
      if (known->least >= wanted) return false;
    }
    int edges = 0;
    for (const std::uint32_t part : next.parts) edges += parts_[part / 2].edges;
    asked.open.insert({next.parts, wanted, worth.least + worth.greatest - 2 * wanted, edges});
    return false;
  }

  bool makes(const std::vector<LeadBranches::Number>& trees, int bound) {
    Sum sum;
    for (const LeadBranches::Number tree : trees) sum = together(sum, sum_of({branches_, tree}));
    return at_least(sum.parts, bound - sum.points);
  }
  bool makes_two(const std::vector<LeadBranches::Number>& trees) {
    for (std::size_t i = 0; i < trees.size(); ++i) {
      const LeadForest board(branches_, trees[i]);
      Sum others;
      for (std::size_t j = 0; j < trees.size(); ++j)
        if (j != i) others = together(others, sum_of({branches_, trees[j]}));
      for (const LeadForest::Edge& edge : board.edges()) {
        if (board.left(edge.vertex) % 2 == 0 || board.left(edge.other) % 2 == 0) continue;
        const Sum next = opposite(together(sum_of(board.played(edge, 1)), others));
        if (!at_least(next.parts, -1 - next.points)) return true;
      }
    }
    return false;
  }

  static constexpr std::uint32_t none = ~std::uint32_t{0};
  LeadBranches branches_;
  MemoryShare branch_memory_{watch()};
  std::vector<Part> parts_;
  std::vector<std::uint32_t> numbers_;  // of parts, by the lesser of the numbers of tree and opposite
  std::unordered_map<std::uint32_t, SmallPart> small_;
  std::vector<Parts> probes_;
  std::map<std::vector<int>, Parts> alike_;  // by what they are worth beside probes
  std::map<std::vector<LeadBranches::Number>, std::array<std::optional<bool>, 2>> answers_;  // by bound, from 1
  std::vector<Word> key_;
};

TreeScores::TreeScores(const Limits& limits) : search_(new Search(limits)) {}
TreeScores::~TreeScores() = default;

bool TreeScores::at_least(const graphs::SmallGraph& forest, int bound) {
  return search_->first_player_makes(forest, bound);
}

int TreeScores::score(const graphs::SmallGraph& forest) {
  if (!at_least(forest, 1)) return 0;
  return at_least(forest, 2) ? 2 : 1;
}

std::size_t TreeScores::left() const { return search_->left(); }

}  // namespace gamecert::solve
