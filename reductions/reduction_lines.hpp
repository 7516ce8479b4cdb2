// Reductions as files have them, with what their author says besides. No proof rests on that.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reductions/reduction.hpp"
#include "reductions/reduction_file.hpp"

namespace gamecert::reductions {

/// What the target graph is if the source graph is.
struct Kept {
  enum class Word { planar, connected, bipartite, triangle_free, max_degree };
  Word word;
  int degree = 0;  // of max_degree: no vertex has more neighbours
  friend bool operator==(const Kept&, const Kept&) = default;
};

/// How much alike source and target are played; each level says more than those before.
enum class Level { none, equal_outcome, equal_nimber, corresponding, isomorphic };

/// An upper bound of a number of the target: per_vertex n + per_edge m + constant, each of them at most 1,000,000 above
/// or below 0.
struct Bound {
  int per_vertex = 0, per_edge = 0, constant = 0;
  std::int64_t at(std::int64_t n, std::int64_t m) const { return per_vertex * n + per_edge * m + constant; }
};

struct StatedReduction : Reduction {
  Level level = Level::equal_outcome;
  NimHeaps plus;  // of Level::equal_nimber: the nimber of the target is that of the source beside these
  std::vector<Kept> keeps;
  std::optional<Bound> order, size;
};

/// Reads lines, which newlines or semicolons end (docs/REDUCTIONS.md). `given` are values for the parameters the text
/// declares, in place of the usual ones. InputError with line and column at the first thing that makes no sense, and
/// without a place for a value given to a parameter there is none of.
StatedReduction read_reduction(std::string_view text, const std::map<std::string, int>& given = {});

/// The reduction as a file has it, a statement a line, with what is stated besides; without what goes without saying.
std::vector<std::string> file_lines(const StatedReduction& reduction);

/// The nimber of heaps beside n vertices and m edges.
int nimber(const NimHeaps& heaps, std::int64_t n, std::int64_t m);

std::string text(Level level);
std::string text(const Kept& kept);
/// `order <= 2 n + 3 m + 1`
std::string text(const std::string& what, const Bound& bound);

}  // namespace gamecert::reductions
