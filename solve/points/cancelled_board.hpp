// What is left of a board for points once vertices with the same neighbours, equal branches and equal paths cancel.
//
// Rounds of passes until one finds nothing: paths of four edges lose two (the lemma capture.thread); branches that
// are trees are peeled from their leaves on, some small ones are exchanged for smaller ones by a rule, and two with one
// code cancel at their vertex; two vertices with the same
// neighbours cancel, and two paths of three edges between the same vertices; where nothing else does, the vertices that
// a symmetry of order two moves, if one is found. A branch keeps at most one child of each code, so equal codes mean
// equal branches. Only edges that are to be played take part. A round takes time in the edges, up to logarithms.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "certificates/gadgets/cancellation.hpp"
#include "reductions/gadgets/painted_graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

class CancelledBoard {
 public:
  using Step = certificates::Cancellation::Step;

  /// What is exchanged: the gadget, what is said of it, and of a branch its word. A branch has a pair of parentheses
  /// for each vertex, around those of its children in ascending order; the gadget has its vertices in the order of the
  /// opening ones.
  struct Rule {
    const char *gadget, *conclusion, *word;
  };
  static const std::array<Rule, 6> rules;

  /// Symmetries are sought while at least so many edges are left; with fewer search is quick, and its evidence rests on
  /// less.
  static constexpr std::size_t edges_for_a_symmetry = 25;
  /// What a symmetry moves that exchanges the vertices of pairs `given` cancels first. InputError if it does not.
  CancelledBoard(const games::Instance& instance, Watch& watch, std::size_t least_edges = edges_for_a_symmetry,
                 const std::vector<graphs::Edge>& given = {});

  const reductions::PaintedGraph& left() const { return left_; }
  /// Of an exchange `lemma` is the number of its rule.
  const std::vector<Step>& steps() const { return steps_; }
  /// Whether no edge there was put there by an exchange, or taken into one.
  bool as_before(int v) const { return rewired_[static_cast<std::size_t>(v)] == 0; }

 private:
  bool shorten_paths();
  bool cancel_branches();
  bool cancel_twins();
  bool cancel_paths();
  bool cancel_symmetry();
  /// Of the branches at a vertex those with a rule are exchanged, and of those with equal codes two cancel.
  void settle(int top, bool& any);
  void cancel_given(const std::vector<graphs::Edge>& pairs);
  void cancel(std::vector<graphs::Edge> pairs);
  void exchange(int rule, std::vector<int> vertices);
  /// By a rule for the branch of the child at `top`; false if there is none.
  bool exchange_branch(int top, int child);
  std::vector<int> children_by_word(int v) const;
  void pair_up(int one, int other, std::vector<graphs::Edge>& pairs) const;
  /// Alive, with an edge there at all, and none of a player.
  bool plain(int v) const;

  reductions::PaintedGraph left_;
  Watch& watch_;
  std::size_t least_edges_;
  std::vector<Step> steps_;
  std::vector<char> rewired_;
  std::map<std::vector<int>, int> codes_;   // of the codes of the children, ascending
  std::vector<std::vector<int>> children_;  // tops of the branches at a vertex
  std::vector<std::string> words_;          // of a peeled vertex; empty if longer than those of all rules
  std::vector<char> unsettled_;             // a branch below was exchanged in this round
  std::vector<std::map<int, int>> kept_;    // of a peeled vertex: its children by code
};

}  // namespace gamecert::solve
