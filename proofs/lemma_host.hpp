// Hosts: what a gadget can be a part of.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "graphs/small_graph.hpp"
#include "reductions/gadgets/conclusion.hpp"
#include "reductions/gadgets/lemma.hpp"

namespace gamecert::proofs {

/// A game on a graph or digraph; in ELLO with green vertices, in games for points with painted edges.
struct HostGame {
  graphs::SmallGraph graph;
  graphs::VertexSet green = 0;
  std::map<graphs::Edge, int> painted = {};

  /// `DqK green=0,3`
  std::string instance() const;
};

/// By vertices, then edges, then graph6, then green vertices.
bool smaller(const HostGame& one, const HostGame& other);

/// The graph with a gadget on its first vertices, which are the boundary; the inner vertices of the gadget are put in
/// behind them. Edges inside the boundary that both have vanish.
graphs::SmallGraph with_gadget(const graphs::SmallGraph& host, const reductions::Gadget& gadget);
/// The green vertices of that, those of the host given.
graphs::VertexSet with_gadget(graphs::VertexSet host_green, const reductions::Gadget& gadget);

/// Whether a host, whatever its colours, is as supposed, `whole` being the graph of host and gadget.
bool supposed(const reductions::HostHypotheses& hypotheses, const graphs::SmallGraph& host,
              const graphs::SmallGraph& whole);
/// Whether the colours of a host are as supposed, `green` being the green vertices of the whole.
bool coloured_as_supposed(const reductions::HostHypotheses& hypotheses, const graphs::SmallGraph& whole,
                          graphs::VertexSet host_green, graphs::VertexSet green);

/// Calls visit for every graph of the order, or digraph if `arcs`, with an ordered choice of its boundary, which comes
/// first; each graph up to isomorphism, and each numbered graph that a choice makes of it once. Graphs need not be
/// connected. visit answers whether to go on.
bool each_host(int boundary, int order, const std::function<bool(const graphs::SmallGraph&)>& visit, bool arcs = false);

/// The host as a gadget on the same boundary: its inner vertices are those behind the boundary, with these
/// colours.
reductions::Gadget as_gadget(const graphs::SmallGraph& host, int boundary, graphs::VertexSet green);

}  // namespace gamecert::proofs
