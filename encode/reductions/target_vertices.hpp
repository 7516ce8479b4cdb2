// The numbers of the vertices of the target that a reduction makes of some source graph of an order.
#pragma once

#include <vector>

#include "reductions/reduction.hpp"

namespace gamecert::encode {

/// Every source vertex has its vertices, every pair of them, in either order and alike, those of an edge that may be
/// there, and then come those that there are once.
class TargetVertices {
 public:
  TargetVertices(const reductions::Reduction& reduction, int source_order) : reduction_(&reduction), n_(source_order) {
    for (const reductions::Role& role : reduction.roles)
      place_.push_back(role.of == Of::vertex ? per_vertex_++ : role.of == Of::edge ? per_edge_++ : once_++);
  }

  int order() const { return first_of_graph() + once_; }
  /// Seen from the edge (a, b), or from the vertex a.
  int at(reductions::Port port, int a, int b) const {
    const int place = place_[static_cast<std::size_t>(port.role)];
    switch (reduction_->role(port.role).of) {
      case Of::vertex:
        return (port.at == reductions::Port::At::b ? b : a) * per_vertex_ + place;
      case Of::edge:
        return n_ * per_vertex_ + (a * n_ + b) * per_edge_ + place;
      default:
        return first_of_graph() + place;
    }
  }
  /// Calls visit(a, b) for the places of a kind: the ends of every pair of vertices, twice every vertex, or 0 once.
  template <class Visit>
  void each_place(reductions::Of of, Visit&& visit) const {
    if (of == Of::graph) visit(0, 0);
    for (int v = 0; of == Of::vertex && v < n_; ++v) visit(v, v);
    for (int a = 0; of == Of::edge && a < n_; ++a) {
      for (int b = 0; b < n_; ++b) {
        if (a != b) visit(a, b);
      }
    }
  }
  /// Calls visit(role, a, b, target vertex) for all places of all roles.
  template <class Visit>
  void each(Visit&& visit) const {
    for (int role = 0; role < static_cast<int>(reduction_->roles.size()); ++role)
      each_place(reduction_->role(role).of, [&](int a, int b) { visit(role, a, b, at({.role = role}, a, b)); });
  }
  /// By vertex, whether it belongs to the first source vertices, to an edge between these, or to the graph.
  std::vector<char> of_first(int vertices) const {
    std::vector<char> result(static_cast<std::size_t>(order()), 0);
    for (int role = 0; role < static_cast<int>(reduction_->roles.size()); ++role) {
      for (int a = 0; a < vertices; ++a) {
        for (int b = 0; b < vertices; ++b) result[static_cast<std::size_t>(at({.role = role}, a, b))] = 1;
      }
    }
    return result;
  }

 private:
  using Of = reductions::Of;
  int first_of_graph() const { return n_ * per_vertex_ + n_ * n_ * per_edge_; }

  const reductions::Reduction* reduction_;
  int n_;
  std::vector<int> place_;  // by role: among those of its kind
  int per_vertex_ = 0, per_edge_ = 0, once_ = 0;
};

}  // namespace gamecert::encode
