// Branches after those that are parts of them.
#include "games/theorems/branch_nimbers.hpp"

#include <bit>

#include "games/arenas/forest.hpp"
#include "games/theorems/number_tries.hpp"

namespace gamecert::games {
namespace {

std::size_t slot(int v) { return static_cast<std::size_t>(v); }

/// By its nimber and options. One without vertices has the nimber 0 and no options.
struct Branch {
  int nimber = 0;
  NumberTries::Set options = {};
};

/// Of a vertex at which branches of this xor hang, with their options.
Branch rooted(NumberTries& tries, int hanging, NumberTries::Set options) {
  options = tries.united(options, NumberTries::only(hanging));
  return {tries.missing(options), options};
}

/// The options that the branch gives a vertex at which branches of this xor hang, itself among them.
NumberTries::Set options_at(const Branch& branch, int hanging) {
  return NumberTries::shifted(branch.options, hanging ^ branch.nimber);
}

}  // namespace

BranchNimbers branch_nimbers(const std::vector<int>& parent) {
  BranchNimbers result{std::vector<int>(parent.size()), 0, std::vector<int>(parent.size(), 0)};
  std::vector<std::vector<int>> children(parent.size());
  std::vector<int>&from_roots = result.from_roots, &hanging = result.after_roots;
  for (int v = 0; v < std::ssize(parent); ++v)
    (parent[slot(v)] == Forest::none ? from_roots : children[slot(parent[slot(v)])]).push_back(v);
  for (std::size_t i = 0; i < from_roots.size(); ++i)
    for (const int child : children[slot(from_roots[i])]) from_roots.push_back(child);
  std::vector<Branch> down(parent.size()), up(parent.size());  // of (parent, v) and (v, parent)
  // Nimbers are no greater than the number of options, of which a branch has as many as vertices.
  NumberTries tries(static_cast<int>(std::bit_width(parent.size() | 1)));
  for (std::size_t i = from_roots.size(); i-- > 0;) {
    const std::size_t v = slot(from_roots[i]);
    NumberTries::Set options;
    for (const int child : children[v]) hanging[v] ^= result.down[slot(child)];
    for (const int child : children[v]) options = tries.united(options, options_at(down[slot(child)], hanging[v]));
    down[v] = rooted(tries, hanging[v], options);
    result.down[v] = down[v].nimber;
    if (parent[v] == Forest::none) result.forest ^= down[v].nimber;
  }
  // A branch to v from its child has the options of all others at v: those before and behind it are united in turn.
  for (const int from : from_roots) {
    const std::size_t v = slot(from), count = children[v].size();
    hanging[v] ^= up[v].nimber;
    std::vector<NumberTries::Set> behind(count + 1);
    for (std::size_t i = count; i-- > 0;)
      behind[i] = tries.united(behind[i + 1], options_at(down[slot(children[v][i])], hanging[v]));
    NumberTries::Set before;
    for (std::size_t i = 0; i < count; ++i) {
      const Branch& branch = down[slot(children[v][i])];
      const auto others = tries.united(options_at(up[v], hanging[v]), tries.united(before, behind[i + 1]));
      up[slot(children[v][i])] = rooted(tries, hanging[v] ^ branch.nimber, NumberTries::shifted(others, branch.nimber));
      before = tries.united(before, options_at(branch, hanging[v]));
    }
  }
  return result;
}

}  // namespace gamecert::games
