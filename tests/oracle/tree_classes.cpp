// Classes of what can hang at one vertex of a tree in Node-Kayles, told apart by mirrored play.
// Usage: tree_classes MOST HOSTS PATHS. For n from 1 to MOST the line `vertices N classes C`: so many classes have
// smallest forests of n vertices. Then `to N classes C told-apart D`: of the classes to n vertices so many are told
// apart by trees in which at most HOSTS other vertices hang at the same vertex, for n to HOSTS. Last `paths P classes
// C`: of the paths of 1 to PATHS vertices, hanging by an end.
//
// A position at the open vertex b is a set of options (c, q): a move that closes b (c) or does not leads to q. It is
// known by its canonical set: a position that a move and an answer, neither closing b, lead back to stands for both.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace {

using Options = std::set<std::pair<bool, int>>;

std::vector<Options> positions;
std::map<Options, int> numbers;

bool same(const Options& options, int other) {
  const Options& others = positions[static_cast<std::size_t>(other)];
  for (const auto& option : others)
    if (options.count(option) == 0) return false;
  for (const auto& [closes, next] : options)
    if (others.count({closes, next}) == 0 &&
        (closes || positions[static_cast<std::size_t>(next)].count({false, other}) == 0))
      return false;
  return true;
}

int number(const Options& options) {
  if (const auto known = numbers.find(options); known != numbers.end()) return known->second;
  std::set<int> candidates;
  for (const auto& [closes, next] : options)
    for (const auto& [closes_too, back] : positions[static_cast<std::size_t>(next)])
      if (!closes && !closes_too) candidates.insert(back);
  for (const int candidate : candidates)
    if (same(options, candidate)) return numbers[options] = candidate;
  positions.push_back(options);
  return numbers[options] = static_cast<int>(positions.size()) - 1;
}

int heap(int size) {
  Options options;
  for (int smaller = 0; smaller < size; ++smaller) options.insert({false, heap(smaller)});
  return number(options);
}

/// b is gone; then a position is a heap, by the number of its options.
int closed(int at) {
  static std::map<int, int> known;
  if (const auto found = known.find(at); found != known.end()) return found->second;
  Options options;
  for (const auto& [closes, next] : Options(positions[static_cast<std::size_t>(at)]))
    options.insert({false, closed(next)});
  return known[at] = number(options);
}
/// b is selected: what would close it is gone.
int made(int at) {
  static std::map<int, int> known;
  if (const auto found = known.find(at); found != known.end()) return found->second;
  Options options;
  for (const auto& [closes, next] : Options(positions[static_cast<std::size_t>(at)]))
    if (!closes) options.insert({false, made(next)});
  return known[at] = number(options);
}
/// Both at the same vertex.
int joined(int one, int other) {
  static std::map<std::pair<int, int>, int> known;
  const auto key = std::minmax(one, other);
  if (const auto found = known.find(key); found != known.end()) return found->second;
  Options options;
  for (const auto& [a, b] : {std::pair(one, other), std::pair(other, one)})
    for (const auto& [closes, next] : Options(positions[static_cast<std::size_t>(a)]))
      options.insert({closes, joined(next, closes ? closed(b) : b)});
  return known[key] = number(options);
}
/// b hangs at a new vertex, which takes its part.
int hung(int at) {
  static std::map<int, int> known;
  if (const auto found = known.find(at); found != known.end()) return found->second;
  Options options = {{true, made(at)}};
  for (const auto& [closes, next] : Options(positions[static_cast<std::size_t>(at)]))
    options.insert({false, closes ? next : hung(next)});
  return known[at] = number(options);
}

int size(int heap) { return static_cast<int>(positions[static_cast<std::size_t>(heap)].size()); }
int up_to_heap(int at) { return joined(at, heap(size(closed(at)))); }

/// The nimber of the whole, b being open and nothing else there.
int nimber(int at) {
  static std::map<int, int> known;
  if (const auto found = known.find(at); found != known.end()) return found->second;
  std::set<int> reached = {size(made(at))};
  for (const auto& [closes, next] : Options(positions[static_cast<std::size_t>(at)]))
    reached.insert(closes ? size(next) : nimber(next));
  int least = 0;
  while (reached.count(least) != 0) ++least;
  return known[at] = least;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 4) {
    std::cerr << "usage: tree_classes MOST HOSTS PATHS\n";
    return 2;
  }
  const int most = std::atoi(arguments[1]), hosts = std::atoi(arguments[2]), paths = std::atoi(arguments[3]);
  heap(0);
  // Of every order the classes that are new there: of forests, of trees hanging at b by one edge.
  std::vector<std::vector<int>> forests = {{0}}, trees = {{}};
  std::set<int> known_forests = {0}, known_trees;
  for (int order = 1; order <= std::max(most, hosts); ++order) {
    trees.emplace_back();
    forests.emplace_back();
    for (const int forest : forests[static_cast<std::size_t>(order - 1)])
      if (const int tree = up_to_heap(hung(forest)); known_trees.insert(tree).second) trees.back().push_back(tree);
    for (int first = 1; first <= order; ++first)
      for (const int tree : trees[static_cast<std::size_t>(first)])
        for (const int rest : forests[static_cast<std::size_t>(order - first)])
          if (const int forest = up_to_heap(joined(tree, rest)); known_forests.insert(forest).second)
            forests.back().push_back(forest);
    if (order <= most) std::cout << "vertices " << order << " classes " << forests.back().size() << std::endl;
  }
  std::vector<int> all;
  for (int order = 0; order <= hosts; ++order)
    all.insert(all.end(), forests[static_cast<std::size_t>(order)].begin(),
               forests[static_cast<std::size_t>(order)].end());
  std::set<std::vector<int>> rows;
  std::size_t classes = 0;
  for (int order = 0; order <= hosts; ++order) {
    for (const int forest : forests[static_cast<std::size_t>(order)]) {
      std::vector<int> row;
      for (const int host : all) row.push_back(nimber(joined(forest, host)));
      rows.insert(row);
      ++classes;
    }
    std::cout << "to " << order << " classes " << classes << " told-apart " << rows.size() << std::endl;
  }
  std::set<int> different;
  for (int length = 1, path = 0; length <= paths; ++length) different.insert(up_to_heap(path = hung(path)));
  std::cout << "paths " << paths << " classes " << different.size() << std::endl;
}
