// The outermost quantifier of whose instances a value does not depend.
#include "games/texts/kept_values.hpp"

#include <algorithm>

namespace gamecert::games {
namespace {

/// What names a variable around a node: a quantifier, or `let`.
struct Binder {
  int slot;
  int quantifier;  // -1 of `let`
};

bool quantifies(const PlaneNode& node) { return node.word >= PlaneWord::forall && node.word <= PlaneWord::those; }

class KeptValues {
 public:
  KeptValues(std::vector<PlaneNode>& nodes, int& count) : nodes_(nodes), count_(count) {}

  void visit(int index, const std::vector<Binder>& around) {
    if (index < 0 || at(index).table >= 0) return;
    const int owner = free_of(at(index), around);
    if (owner >= 0 && goes_through(nodes_, index)) {
      at(index).kept = count_++;
      at(owner).keeps.push_back(at(index).kept);
      return visit_inside(index, {});
    }
    visit_inside(index, around);
  }

 private:
  PlaneNode& at(int index) { return nodes_[static_cast<std::size_t>(index)]; }

  void visit_inside(int index, const std::vector<Binder>& around) {
    const PlaneNode& node = at(index);
    for (const int child : node.of_range) visit(child, around);
    const bool let = node.word == PlaneWord::bind;
    if (!let && !quantifies(node)) {
      visit(node.child[0], around);
      // What is said of another graph is left alone.
      if (node.word == PlaneWord::keep || node.word == PlaneWord::remove || node.word == PlaneWord::cut) return;
      for (const std::size_t i : {1, 2}) visit(node.child[i], around);
      return;
    }
    if (let) visit(node.child[0], around);
    std::vector<Binder> inside = around;
    inside.push_back({node.slot, let ? -1 : index});
    visit(node.child[1], inside);
  }

  /// The outermost quantifier with nothing between it and the node that the node depends on; -1 if there is none.
  static int free_of(const PlaneNode& node, const std::vector<Binder>& around) {
    int owner = -1;
    for (auto binder = around.rbegin(); binder != around.rend(); ++binder) {
      if (std::ranges::find(node.slots, binder->slot) != node.slots.end()) break;
      if (binder->quantifier >= 0) owner = binder->quantifier;
    }
    return owner;
  }
  std::vector<PlaneNode>& nodes_;
  int& count_;
};

}  // namespace

bool goes_through(const std::vector<PlaneNode>& nodes, int index) {
  if (index < 0 || nodes[static_cast<std::size_t>(index)].table >= 0) return false;
  const PlaneNode& node = nodes[static_cast<std::size_t>(index)];
  using enum PlaneWord;
  const bool itself = quantifies(node) || (node.word >= degree && node.word <= eccentricity) ||
                      (node.word >= neighbours && node.word <= in_neighbours) ||
                      (node.word >= edges_at && node.word <= between) || node.word == sides || node.word >= keep;
  return itself || std::ranges::any_of(node.child, [&](int child) { return goes_through(nodes, child); });
}

void keep_values(std::vector<PlaneNode>& nodes, int root, int& count) { KeptValues(nodes, count).visit(root, {}); }

}  // namespace gamecert::games
