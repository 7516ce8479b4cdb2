// What is left of a board for points once vertices with the same neighbours, equal branches and equal paths cancel.
//
// Rounds of four passes until one finds nothing: paths of four edges lose two (the lemma capture.thread); branches that
// are trees are peeled from their leaves on, and two with one code cancel at their vertex; two vertices with the same
// neighbours cancel, and two paths of three edges between the same vertices. A branch keeps at most one child of each
// code, so equal codes mean equal branches. Only edges that are to be played take part. A round takes time in the
// edges, up to logarithms.
#pragma once

#include <map>
#include <vector>

#include "certificates/gadgets/cancellation.hpp"
#include "reductions/gadgets/painted_graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

class CancelledBoard {
 public:
  using Step = certificates::Cancellation::Step;

  /// The text of the gadget of paths of four edges, and of what is said of it.
  static constexpr const char* thread = "2+3:0-2,1-4,2-3,3-4";
  static constexpr const char* shorter = "SAME AS 2+1:0-2,1-2";

  CancelledBoard(const games::Instance& instance, Watch& watch);

  const reductions::PaintedGraph& left() const { return left_; }
  /// Exchanges are by the one lemma, number 0.
  const std::vector<Step>& steps() const { return steps_; }
  /// Whether no edge there was put there by an exchange, or taken into one.
  bool as_before(int v) const { return rewired_[static_cast<std::size_t>(v)] == 0; }

 private:
  bool shorten_paths();
  bool cancel_branches();
  bool cancel_twins();
  bool cancel_paths();
  /// The code of a branch from its top down; children of equal codes cancel first.
  int code_of(int top, bool& any);
  void cancel(std::vector<graphs::Edge> pairs);
  void pair_up(int one, int other, std::vector<graphs::Edge>& pairs) const;
  /// Alive, with an edge there at all, and none of a player.
  bool plain(int v) const;

  reductions::PaintedGraph left_;
  Watch& watch_;
  std::vector<Step> steps_;
  std::vector<char> rewired_;
  std::map<std::vector<int>, int> codes_;   // of the codes of the children, ascending
  std::vector<std::vector<int>> children_;  // tops of the branches at a vertex
  std::vector<std::map<int, int>> kept_;    // of a peeled vertex: its children by code
};

}  // namespace gamecert::solve
