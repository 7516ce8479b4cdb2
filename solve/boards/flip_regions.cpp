// Green diagonals cut the polygon into regions that never meet again; what is known of a region serves on every board.
//
// A region is a polygon with its triangles; its sides are green, or on the hull. A flip draws a green diagonal and
// leaves two regions. Whoever can complete a triangle wins at once, so nobody makes a region in which that is possible
// as long as there is another move; the moves that do not are safe. When none is left anywhere, whoever is to move
// loses if there is any move at all, and if there is none play is tied. So let a region be loaded if it has moves, none
// of them safe. If some region is bound to become loaded, play is that of the safe moves where who cannot move loses:
// nimbers of regions, and their sums. Otherwise sums of regions are searched; regions with the same moves are one, and
// those that are bound to become empty in no move are left out. That a tie needs every region to run out of moves is
// from O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005), section 6.2.
//
// A region is written from one of its sides: 1 or 0 for a green side or one on the hull, and (AB) for a diagonal with
// the triangle behind it and what lies behind its other two sides. The least such word, of all sides and of the mirror
// image, is its name.
#include "solve/boards/flip_regions.hpp"

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "solve/least_missing.hpp"

namespace gamecert::solve {
namespace {

/// Triangles of a region. Side 0 is that from which it was read, of triangle 0 the first of the word.
class Triangles {
 public:
  /// `side` first, then the triangle behind it.
  explicit Triangles(std::string_view word) : text_(word.substr(1)) { read({-1, 0, word[0] == '1'}); }

  int count() const { return static_cast<int>(sides_.size()); }
  /// The two regions that a flip of side 0 of the triangle leaves, triangle 1 or later; nothing if it completes a green
  /// triangle.
  std::optional<std::array<std::string, 2>> flipped(int triangle) const {
    const Side& across = side(triangle, 0);
    const Place a{triangle, 1}, b{triangle, 2};
    const Place c{across.triangle, (across.place + 1) % 3}, d{across.triangle, (across.place + 2) % 3};
    if ((green(b) && green(c)) || (green(d) && green(a))) return std::nullopt;
    return {{green_side_and(b, c), green_side_and(d, a)}};
  }
  /// The name of the region.
  std::string name() const {
    std::string least;
    for (int t = 0; t < count(); ++t) {
      for (int s = 0; s < 3; ++s) {
        if (side(t, s).triangle >= 0) continue;
        for (const bool mirrored : {false, true}) {
          std::string word(1, side(t, s).green ? '1' : '0');
          write_around({t, s}, mirrored, word);
          if (least.empty() || word < least) least = std::move(word);
        }
      }
    }
    return least;
  }

 private:
  struct Side {
    int triangle = -1;  // beyond; -1 on the boundary of the region
    int place = 0;      // of the side there
    bool green = false;
  };
  struct Place {
    int triangle, place;
  };

  Side& side(int triangle, int place) {
    return sides_[static_cast<std::size_t>(triangle)][static_cast<std::size_t>(place)];
  }
  const Side& side(int triangle, int place) const {
    return sides_[static_cast<std::size_t>(triangle)][static_cast<std::size_t>(place)];
  }
  bool green(const Place& at) const { return side(at.triangle, at.place).green; }

  /// Reads a triangle that lies behind that side.
  int read(const Side& from) {
    ++at_;  // the parenthesis
    const int triangle = count();
    sides_.emplace_back();
    side(triangle, 0) = from;
    for (int place = 1; place <= 2; ++place) {
      if (text_[at_] != '(') {
        side(triangle, place).green = text_[at_++] == '1';
        continue;
      }
      const int beyond = read({triangle, place, false});
      side(triangle, place) = {beyond, 0, false};
    }
    ++at_;
    return triangle;
  }
  /// The region behind two sides of a new triangle, whose third side is green.
  std::string green_side_and(const Place& left, const Place& right) const {
    std::string word = "1(";
    write_behind(left, false, word);
    write_behind(right, false, word);
    word += ')';
    return word;
  }
  /// What lies behind a side of a triangle.
  void write_behind(const Place& at, bool mirrored, std::string& word) const {
    const Side& to = side(at.triangle, at.place);
    if (to.triangle >= 0) return write_around({to.triangle, to.place}, mirrored, word);
    word += to.green ? '1' : '0';
  }
  /// The triangle with what lies behind its other sides.
  void write_around(const Place& at, bool mirrored, std::string& word) const {
    const Place first{at.triangle, (at.place + 1) % 3}, second{at.triangle, (at.place + 2) % 3};
    word += '(';
    write_behind(mirrored ? second : first, mirrored, word);
    write_behind(mirrored ? first : second, mirrored, word);
    word += ')';
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<std::array<Side, 3>> sides_;  // by triangle
};

/// What matters of a region, or of a sum of regions, in which nobody can complete a triangle.
struct Sum {
  bool loaded = false;     // some region is or must become loaded; then no parts
  int nimber = 0;          // of all together, if loaded
  std::vector<int> parts;  // numbers of the regions that have safe moves, ascending
  friend auto operator<=>(const Sum&, const Sum&) = default;
};

/// Everything found out about regions and their sums, of one board after another.
class Regions {
 public:
  /// What comes next is within these limits, a quarter of which may be taken by what is known from earlier boards.
  void within(const Limits& limits, Watch& watch) {
    if (bytes_ > limits.megabytes << 18) *this = Regions();
    watch_ = &watch;
  }

  /// Nothing if somebody can complete a triangle there.
  const std::optional<Sum>& region(const std::string& word) {
    if (const auto known = words_.find(word); known != words_.end()) return known->second;
    const Triangles triangles(word);
    const std::string name = triangles.name();
    std::optional<Sum> value;
    if (const auto known = words_.find(name); known != words_.end()) {
      value = known->second;
    } else {
      value = looked_into(triangles);
      words_.emplace(name, value);
    }
    hold(word.size() + sizeof(Sum) + bytes_an_entry);
    return words_.insert_or_assign(word, std::move(value)).first->second;
  }
  /// Both together.
  Sum sum(const Sum& a, const Sum& b) const {
    if (a.loaded || b.loaded) return {true, nimber(a) ^ nimber(b), {}};
    Sum result;
    std::ranges::merge(a.parts, b.parts, std::back_inserter(result.parts));
    return result;
  }
  /// 1 if the mover wins, 0 for a tie, -1.
  int worth(const Sum& at) {
    if (at.loaded) return at.nimber != 0 ? 1 : -1;
    if (at.parts.empty()) return 0;
    if (const auto known = worths_.find(at.parts); known != worths_.end()) return known->second;
    watch_->step();
    int best = -1;
    for (std::size_t i = 0; i < at.parts.size() && best < 1; ++i) {
      if (i > 0 && at.parts[i] == at.parts[i - 1]) continue;
      Sum rest = at;
      rest.parts.erase(rest.parts.begin() + static_cast<std::ptrdiff_t>(i));
      for (const Sum& option : parts_[static_cast<std::size_t>(at.parts[i])].options)
        best = std::max(best, -worth(sum(rest, option)));
    }
    worths_.emplace(at.parts, best);
    hold(at.parts.size() * sizeof(int) + bytes_an_entry);
    return best;
  }

 private:
  static constexpr std::size_t bytes_an_entry = 96;
  struct Part {
    std::vector<Sum> options;  // ascending, each once
    int nimber = 0;
  };

  int nimber(const Sum& of) const {
    int result = of.nimber;
    for (const int part : of.parts) result ^= parts_[static_cast<std::size_t>(part)].nimber;
    return result;
  }
  void hold(std::size_t more) {
    bytes_ += more;
    watch_->hold(bytes_);
  }

  std::optional<Sum> looked_into(const Triangles& triangles) {
    watch_->step();
    std::vector<Sum> options;
    bool unsafe = false;
    for (int t = 1; t < triangles.count(); ++t) {
      const auto left = triangles.flipped(t);
      if (!left) return std::nullopt;
      const std::optional<Sum> first = region((*left)[0]);
      const std::optional<Sum> second = region((*left)[1]);
      if (!first || !second) {
        unsafe = true;
      } else {
        options.push_back(sum(*first, *second));
      }
    }
    std::ranges::sort(options);
    options.erase(std::ranges::unique(options).begin(), options.end());
    return value_of(std::move(options), unsafe);
  }
  Sum value_of(std::vector<Sum> options, bool unsafe) {
    if (options.empty()) return {unsafe, 0, {}};
    std::vector<int> met;
    for (const Sum& option : options) met.push_back(nimber(option));
    const int value = least_missing(met);
    if (std::ranges::all_of(options, &Sum::loaded)) return {true, value, {}};
    hold(options.size() * sizeof(Sum) + bytes_an_entry);
    const auto [known, fresh] = numbers_.emplace(options, static_cast<int>(parts_.size()));
    if (fresh) parts_.push_back({std::move(options), value});
    return {false, 0, {known->second}};
  }

  Watch* watch_ = nullptr;
  std::size_t bytes_ = 0;
  std::unordered_map<std::string, std::optional<Sum>> words_;
  std::map<std::vector<Sum>, int> numbers_;  // of parts, by their options
  std::vector<Part> parts_;
  std::map<std::vector<int>, int> worths_;
};

/// The board as a region, seen from the side of the hull between its first and its last point.
class Board {
 public:
  explicit Board(const graphs::Triangulation& triangulation)
      : graph_(triangulation.graph()), hull_(triangulation.boundary()) {
    word_ = "0";
    read(0, hull_.size() - 1);
  }
  const std::string& word() const { return word_; }
  /// Side 0 of the triangles from the second on.
  const std::vector<graphs::Edge>& diagonals() const { return diagonals_; }

 private:
  /// What lies behind the side from i to j.
  void read(std::size_t i, std::size_t j) {
    if (j == i + 1) {
      word_ += '0';
      return;
    }
    if (i > 0 || j + 1 < hull_.size()) diagonals_.push_back(std::minmax(hull_[i], hull_[j]));
    std::size_t k = i + 1;
    while (!(graph_.adjacent(hull_[i], hull_[k]) && graph_.adjacent(hull_[k], hull_[j]))) ++k;
    word_ += '(';
    read(i, k);
    read(k, j);
    word_ += ')';
  }

  const graphs::Graph& graph_;
  std::vector<int> hull_;
  std::string word_;
  std::vector<graphs::Edge> diagonals_;
};

}  // namespace

FlipToTriangleAnswer flip_to_triangle(const graphs::Triangulation& triangulation, const Limits& limits) {
  Watch watch(limits);
  const Board board(triangulation);
  static thread_local Regions regions;
  regions.within(limits, watch);
  const Triangles triangles(board.word());
  FlipToTriangleAnswer answer;
  answer.worth = triangles.count() > 1 ? -1 : 0;
  for (int t = 1; t < triangles.count(); ++t) {
    const auto left = triangles.flipped(t);  // with nothing green no triangle is completed
    const std::optional<Sum> first = regions.region((*left)[0]);
    const std::optional<Sum> second = regions.region((*left)[1]);
    const int worth = first && second ? -regions.worth(regions.sum(*first, *second)) : -1;
    answer.worth = std::max(worth, answer.worth);
    if (worth == 1) answer.winning.push_back(board.diagonals()[static_cast<std::size_t>(t - 1)]);
  }
  std::ranges::sort(answer.winning);
  return answer;
}

}  // namespace gamecert::solve
