// One change at a time.
#include "reductions/variants.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "reductions/constant_pieces.hpp"
#include "reductions/gadget_map.hpp"
#include "reductions/port_condition.hpp"
#include "reductions/reduction_lines.hpp"

namespace gamecert::reductions {
namespace {

/// The scope of a condition, by docs/REDUCTIONS.md.
Of scope(const Reduction& reduction, const PortCondition& formula) {
  Of of = Of::graph;
  if (formula.kind == PortCondition::Kind::colour)
    of = formula.port.at == Port::At::own ? reduction.role(formula.port.role).of : Of::edge;
  for (const PortCondition& part : formula.parts) {
    const Of each = scope(reduction, part);
    if (each == Of::edge || of == Of::graph) of = each;
  }
  return of;
}

bool readable(const Reduction& reduction) {
  try {
    read_reduction(text(reduction));
    return true;
  } catch (const text::InputError&) {
    return false;
  }
}

/// Equal for reductions that differ in how the edges of their targets are put together alone. A target is the union of
/// what it is at single vertices and single edges, so those tell.
std::string target_key_as_named(const Reduction& reduction) {
  Reduction bare = reduction;
  bare.joins.clear();
  bare.invariants.clear();
  std::string key = text(bare);
  std::set<std::string> invariants;
  for (const Invariant& each : reduction.invariants) invariants.insert(text(reduction, each.formula));
  for (const std::string& each : invariants) key += " ; " + each;
  const bool directed = reduction.source.directed || reduction.tells_ends_apart();
  graphs::SmallGraph edge{.order = 2, .directed = directed};
  edge.rows[0] = graphs::single(1);
  if (!directed) edge.add_edge(0, 1);
  for (const graphs::SmallGraph& graph : {graphs::SmallGraph{.order = 1, .directed = directed}, edge}) {
    key += " ; ";
    const GadgetMap map(reduction, graph);
    for (const auto& [from, to] : map.joins()) key += std::to_string(from) + "-" + std::to_string(to) + " ";
  }
  return key;
}

/// With the ends a and b of every edge exchanged.
Reduction with_ends_exchanged(Reduction reduction) {
  for (Join& join : reduction.joins) join = {join.of, exchanged(join.from), exchanged(join.to)};
  each_port(reduction, [](Port& port) { port = exchanged(port); });
  return reduction;
}

/// As target_key_as_named, the ends of edges being exchanged or not where the source does not tell them apart.
std::string target_key(const Reduction& reduction) {
  const std::string key = target_key_as_named(reduction);
  return reduction.source.directed ? key : std::min(key, target_key_as_named(with_ends_exchanged(reduction)));
}

class Changes {
 public:
  explicit Changes(const StatedReduction& reduction) : reduction_(reduction) {}

  void recolour() {
    for (std::size_t role = 0; role < reduction_.roles.size(); ++role) {
      const int painted = reduction_.roles[role].painted;
      for (int c = 0; c <= reduction_.target.colours && painted != 0; ++c) {
        if (c == painted) continue;
        StatedReduction changed = reduction_;
        changed.roles[role].painted = c;
        add(reduction_.roles[role].name + (c == 0 ? " not painted" : " painted " + std::to_string(c)), changed);
      }
    }
  }

  void leave_out_joins() {
    for (std::size_t i = 0; i < reduction_.joins.size(); ++i) {
      StatedReduction changed = reduction_;
      changed.joins.erase(changed.joins.begin() + static_cast<std::ptrdiff_t>(i));
      add("without " + shown(reduction_.joins[i]), changed);
    }
  }

  void turn_arcs() {
    for (std::size_t i = 0; i < reduction_.joins.size() && reduction_.target.directed; ++i) {
      const Join turned{reduction_.joins[i].of, reduction_.joins[i].to, reduction_.joins[i].from};
      if (has(turned)) continue;
      StatedReduction changed = reduction_;
      changed.joins[i] = turned;
      add("with " + shown(turned) + " turned", changed);
    }
  }

  void add_joins() {
    for (const Of of : {Of::vertex, Of::edge}) {
      const std::vector<Port> ports = ports_of(of);
      for (std::size_t i = 0; i < ports.size(); ++i) {
        for (std::size_t k = 0; k < ports.size(); ++k) {
          const Join join{of, ports[i], ports[k]};
          if (i == k || (!reduction_.target.directed && k < i) || has(join)) continue;
          StatedReduction changed = reduction_;
          changed.joins.push_back(join);
          add("with " + shown(join), changed);
        }
      }
    }
  }

  void share() {
    for (int role = 0; role < static_cast<int>(reduction_.roles.size()); ++role) {
      if (reduction_.role(role).of == Of::graph || means_something(role)) continue;
      if (auto changed = shared(role)) add("one " + reduction_.role(role).name + " for all", *changed);
    }
  }

  void leave_out_roles() {
    for (int role = 0; role < static_cast<int>(reduction_.roles.size()); ++role) {
      if (means_something(role) || in_formulas(role)) continue;
      StatedReduction changed = reduction_;
      static_cast<Reduction&>(changed) = without_role(reduction_, role);
      add("without " + reduction_.role(role).name, changed);
    }
  }

  std::vector<Variant> all() { return std::move(all_); }

 private:
  void add(std::string change, StatedReduction reduction) { all_.push_back({std::move(change), std::move(reduction)}); }
  std::string shown(const Join& join) const {
    return (reduction_.target.directed ? "arc " : "join ") + text(reduction_, join.from) + " " +
           text(reduction_, join.to);
  }
  bool has(const Join& wanted) const {
    return std::ranges::any_of(reduction_.joins, [&](const Join& join) {
      return join == wanted || (!reduction_.target.directed && Join{join.of, join.to, join.from} == wanted);
    });
  }
  bool means_something(int role) const {
    const auto& row = reduction_.means[static_cast<std::size_t>(role)];
    return std::ranges::any_of(row, [](int meaning) { return meaning != 0; });
  }
  static bool mentions(const PortCondition& formula, int role) {
    return (formula.kind == PortCondition::Kind::colour && formula.port.role == role) ||
           std::ranges::any_of(formula.parts, [&](const PortCondition& part) { return mentions(part, role); });
  }
  bool in_formulas(int role) const {
    return std::ranges::any_of(reduction_.boards,
                               [&](const PortCondition& formula) { return mentions(formula, role); }) ||
           std::ranges::any_of(reduction_.invariants,
                               [&](const Invariant& invariant) { return mentions(invariant.formula, role); }) ||
           std::ranges::any_of(reduction_.answers, [&](const MoveAnswer& answer) {
             return answer.move.role == role || answer.by.role == role;
           });
  }

  /// What a piece of a vertex or of an edge can join.
  std::vector<Port> ports_of(Of of) const {
    std::vector<Port> ports;
    for (int role = 0; role < static_cast<int>(reduction_.roles.size()); ++role) {
      const Of each = reduction_.role(role).of;
      if (each == of) ports.push_back({role});
      if (each == Of::vertex && of == Of::edge) {
        ports.push_back({role, Port::At::a});
        ports.push_back({role, Port::At::b});
      }
    }
    return ports;
  }

  /// Nothing where a loop would arise, or an edge of a piece twice, or the reader refuses it.
  std::optional<StatedReduction> shared(int role) const {
    StatedReduction changed = reduction_;
    changed.roles[static_cast<std::size_t>(role)].of = Of::graph;
    std::vector<Join> joins;
    for (Join join : changed.joins) {
      for (Port* port : {&join.from, &join.to}) {
        if (port->role == role) port->at = Port::At::own;
      }
      if (join.from == join.to) return std::nullopt;
      const auto once = [&](Port port) { return changed.role(port.role).of == Of::graph; };
      if (once(join.from) && once(join.to)) join.of = Of::graph;
      if (std::ranges::find(joins, join) == joins.end()) joins.push_back(join);
    }
    changed.joins = std::move(joins);
    const auto own = [&](Port& port) {
      if (port.role == role) port.at = Port::At::own;
    };
    each_port(changed, own);
    for (Invariant& invariant : changed.invariants) invariant.of = scope(changed, invariant.formula);
    if (!readable(changed)) return std::nullopt;
    return changed;
  }

  const StatedReduction& reduction_;
  std::vector<Variant> all_;
};

}  // namespace

std::vector<Variant> mutants(const StatedReduction& reduction) {
  Changes changes(reduction);
  changes.recolour();
  changes.leave_out_joins();
  changes.turn_arcs();
  changes.add_joins();
  changes.share();
  std::set<std::string> seen{target_key(reduction)};
  std::vector<Variant> different;
  for (Variant& variant : changes.all()) {
    if (seen.insert(target_key(variant.reduction)).second) different.push_back(std::move(variant));
  }
  return different;
}

std::vector<Variant> with_less(const StatedReduction& reduction) {
  Changes changes(reduction);
  changes.leave_out_roles();
  changes.leave_out_joins();
  return changes.all();
}

}  // namespace gamecert::reductions
