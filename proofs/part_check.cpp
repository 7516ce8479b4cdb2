// Hosts with parts, from the smallest graph on.
#include "proofs/part_check.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <stdexcept>

#include "conjectures/language.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/about.hpp"
#include "solve/ello/ello.hpp"
#include "sweeps/counterexample.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;
using reductions::Gadget;
using reductions::GadgetPart;
using reductions::LemmaOfParts;
using solve::Verdict;
using Kind = reductions::PartStatement::Kind;

/// A graph with all its winnable colourings.
struct Winnable {
  SmallGraph graph;
  std::vector<std::uint64_t> bits;

  explicit Winnable(const SmallGraph& of) : graph(of), bits(solve::winnable_colourings(of)) {}
  bool with(VertexSet green) const { return (bits[green / 64] >> (green % 64) & 1) != 0; }
  bool plausible(VertexSet green) const { return (graph.order + graph.size() + std::popcount(green)) % 2 == 0; }
  /// A plausible game with a green vertex that is not winnable.
  std::optional<VertexSet> not_driven() const {
    for (VertexSet green = 1; green <= graph.vertices(); ++green)
      if (plausible(green) && !with(green)) return green;
    return std::nullopt;
  }
};

/// A part as a graph, its vertices of `at` first.
struct PartGraph {
  Winnable games;
  bool driven;

  bool of_kind(GadgetPart::Kind kind) const {
    const bool odd_type = (games.graph.order + games.graph.size()) % 2 != 0;
    switch (kind) {
      case GadgetPart::Kind::any:
        return true;
      case GadgetPart::Kind::oddity:
        return driven && odd_type;
      case GadgetPart::Kind::event:
        return driven && !odd_type;
      case GadgetPart::Kind::parity_driven:
        return driven;
    }
    return false;
  }

  /// The green vertices of the part where those of `at` in `red` are red.
  static VertexSet green_with(const GadgetPart& part, VertexSet own_green, unsigned red) {
    return own_green << part.at.size() | (graphs::first_vertices(static_cast<int>(part.at.size())) & ~VertexSet{red});
  }
  /// Whether it is as supposed with these green vertices of its own.
  bool coloured_as_supposed(const GadgetPart& part, VertexSet own_green) const {
    if (part.odd && *part.odd != (std::popcount(own_green) % 2 != 0)) return false;
    if (part.trivial && *part.trivial != (own_green == 0)) return false;
    return std::ranges::all_of(part.wins, [&](const GadgetPart::Win& win) {
      bool wins = false;
      for (unsigned red = 0; red < 1u << part.at.size(); ++red)
        wins = wins || (red == win.red.value_or(red) && games.with(green_with(part, own_green, red)));
      return wins == win.winnable;
    });
  }
};

class PartCheck {
 public:
  PartCheck(LemmaReport& report, const reductions::Lemma& lemma, const LemmaRequest& request)
      : report_(report), lemma_(lemma), request_(request), watch_(request.limits) {}

  void run() {
    for (const LemmaOfParts& one : lemma_.of_parts)
      report_.of_parts.push_back(one.proof.proved ? Verdict::proved : Verdict::unknown);
    bool found = false;
    for (int order = 0; order <= request_.last && !found; ++order) {
      for (std::size_t i = 0; i < lemma_.of_parts.size(); ++i) {
        if (report_.of_parts[i] == Verdict::proved && order < request_.first) continue;
        const LemmaOfParts& one = lemma_.of_parts[i];
        each_parted(one, order - one.statement.gadget.order(), {}, [&](const std::vector<PartGraph>& parts, int host) {
          visit(i, parts, host + one.statement.gadget.boundary);
        });
        found = found || report_.of_parts[i] == Verdict::fails;
      }
      report_.played_to = std::min(order, request_.last);
    }
    report_.compared_to = report_.played_to;
  }

 private:
  /// All parts with at most `left` vertices of their own together, and how many are left for the host.
  void each_parted(const LemmaOfParts& one, int left, std::vector<PartGraph> parts,
                   const std::function<void(const std::vector<PartGraph>&, int)>& use) {
    if (left < 0) return;
    if (parts.size() == one.statement.parts.size()) return use(parts, left);
    const GadgetPart& part = one.statement.parts[parts.size()];
    const auto shared = static_cast<int>(part.at.size());
    for (int own = 0; own <= left; ++own)
      each_host(shared, shared + own, [&](const SmallGraph& graph) {
        watch_.look();
        const Winnable games(graph);
        parts.push_back({games, !games.not_driven()});
        if (parts.back().of_kind(part.kind)) each_parted(one, left - own, parts, use);
        parts.pop_back();
        return true;
      });
  }

  /// The gadget with the parts, without colours; nothing if an edge comes twice.
  static std::optional<Gadget> joined(const LemmaOfParts& one, const std::vector<PartGraph>& parts) {
    Gadget result = one.statement.gadget;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const std::vector<int>& at = one.statement.parts[i].at;
      const SmallGraph& graph = parts[i].games.graph;
      const auto place = [&](int v) {
        const auto shared = static_cast<int>(at.size());
        return v < shared ? at[static_cast<std::size_t>(v)] : result.order() + v - shared;
      };
      for (int v = 0; v < graph.order; ++v)
        for (int u = 0; u < v; ++u) {
          if (!graph.adjacent(u, v)) continue;
          const graphs::Edge edge = std::minmax({place(u), place(v)});
          if (std::ranges::count(result.edges, edge) != 0) return std::nullopt;
          result.edges.push_back(edge);
        }
      result.inner += graph.order - static_cast<int>(at.size());
    }
    result.green.resize(static_cast<std::size_t>(result.inner), 0);
    return result;
  }

  void visit(std::size_t number, const std::vector<PartGraph>& parts, int host_order) {
    const LemmaOfParts& one = lemma_.of_parts[number];
    const std::optional<Gadget> gadget = joined(one, parts);
    if (!gadget || (one.statement.kind == Kind::winnable && host_order != 0)) return;
    each_host(one.statement.gadget.boundary, host_order, [&](const SmallGraph& host) {
      watch_.look();
      const auto twice = [&](const graphs::Edge& edge) {
        return edge.second < gadget->boundary && host.adjacent(edge.first, edge.second);
      };
      const SmallGraph whole = with_gadget(host, *gadget);
      if (std::ranges::any_of(gadget->edges, twice) || !supposed(one.host, host, whole)) return true;
      const Winnable before(whole);
      const Winnable after(with_gadget(host, one.statement.after));
      if (one.statement.kind >= Kind::driven_same) {
        compare_driven(number, before, after);
      } else {
        compare(number, parts, *gadget, host, before, after);
      }
      return true;
    });
  }

  void compare_driven(std::size_t number, const Winnable& before, const Winnable& after) {
    const Kind kind = lemma_.of_parts[number].statement.kind;
    const auto one = before.not_driven(), other = after.not_driven();
    ++report_.games;
    if ((one && !other && kind != Kind::driven_only_if) || (!one && other && kind != Kind::driven_if))
      refute(number, {.before = {before.graph, one.value_or(0)},
                      .answer = one ? "UNWINNABLE" : "PARITY-DRIVEN",
                      .after = HostGame{after.graph, other.value_or(0)},
                      .answer_after = other ? "UNWINNABLE" : "PARITY-DRIVEN"});
  }

  /// Every colouring of the parts and the host.
  void compare(std::size_t number, const std::vector<PartGraph>& parts, Gadget gadget, const SmallGraph& host,
               const Winnable& before, const Winnable& after) {
    const LemmaOfParts& one = lemma_.of_parts[number];
    const reductions::PartStatement& said = one.statement;
    const int own = gadget.inner - said.gadget.inner;
    for (VertexSet colours = 0; colours < graphs::single(own); ++colours) {
      if (!parts_as_supposed(said, parts, colours)) continue;
      for (int i = 0; i < own; ++i)
        gadget.green[static_cast<std::size_t>(said.gadget.inner + i)] = (colours >> i & 1) != 0;
      for (VertexSet green = 0; green <= host.vertices(); ++green) {
        const VertexSet whole = with_gadget(green, gadget);
        if (!coloured_as_supposed(one.host, before.graph, green, whole)) continue;
        ++report_.games;
        VertexSet then = green ^ said.recoloured;
        if (said.plausible_by && !after.plausible(with_gadget(then, said.after)))
          then ^= graphs::single(*said.plausible_by);
        then = with_gadget(then, said.after);
        const bool wins = before.with(whole);
        const bool closed = said.kind == Kind::winnable || said.kind == Kind::unwinnable;
        const bool wins_then = closed ? said.kind == Kind::winnable : after.with(then);
        if (wins == wins_then || (said.kind == Kind::if_after && wins) || (said.kind == Kind::only_if && !wins))
          continue;
        Difference difference{.before = {before.graph, whole}, .answer = word(wins)};
        if (!closed) difference.after = HostGame{after.graph, then};
        if (!closed) difference.answer_after = word(wins_then);
        difference.against = wins_then ? "winnable by the lemma" : "unwinnable by the lemma";
        difference.supposed = supposed_of(one, parts, colours);
        refute(number, std::move(difference));
      }
    }
  }

  static std::string word(bool winnable) { return winnable ? "WINNABLE" : "UNWINNABLE"; }

  static bool parts_as_supposed(const reductions::PartStatement& said, const std::vector<PartGraph>& parts,
                                VertexSet colours) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const int own = parts[i].games.graph.order - static_cast<int>(said.parts[i].at.size());
      if (!parts[i].coloured_as_supposed(said.parts[i], colours & graphs::first_vertices(own))) return false;
      colours >>= own;
    }
    return true;
  }

  /// Games and graphs that show the parts to be as supposed.
  static std::vector<Difference::Supposed> supposed_of(const LemmaOfParts& one, const std::vector<PartGraph>& parts,
                                                       VertexSet colours) {
    std::vector<Difference::Supposed> result;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const GadgetPart& part = one.statement.parts[i];
      const Winnable& games = parts[i].games;
      const int own = games.graph.order - static_cast<int>(part.at.size());
      if (part.kind != GadgetPart::Kind::any) {
        const bool oddity = (games.graph.order + games.graph.size()) % 2 != 0;
        result.push_back({one.parts[i], {games.graph}, oddity ? "ODDITY" : "EVENT"});
      }
      for (const GadgetPart::Win& win : part.wins)
        for (unsigned red = 0; red < 1u << part.at.size(); ++red) {
          const VertexSet green = PartGraph::green_with(part, colours & graphs::first_vertices(own), red);
          if (red == win.red.value_or(red) && games.with(green) == win.winnable)
            result.push_back({one.parts[i], {games.graph, green}, word(win.winnable)});
        }
      colours >>= own;
    }
    return result;
  }

  /// Keeps the least difference.
  void refute(std::size_t number, Difference difference) {
    const LemmaOfParts& one = lemma_.of_parts[number];
    if (one.proof.proved)
      throw std::logic_error("what is proved of all graphs and parts play refutes at " + difference.before.instance());
    report_.of_parts[number] = Verdict::fails;
    if (report_.difference && !smaller(difference.before, report_.difference->before)) return;
    difference.statement = one.name;
    difference.names = one.names;
    report_.difference = std::move(difference);
  }

  LemmaReport& report_;
  const reductions::Lemma& lemma_;
  const LemmaRequest& request_;
  solve::Watch watch_;
};

}  // namespace

void add_parts(LemmaReport& report, const reductions::Lemma& lemma, const LemmaRequest& request) {
  try {
    PartCheck(report, lemma, request).run();
  } catch (const text::LimitError& limit) {
    report.limit = limit.what();
  }
  report.verdict = verdict_of(report, lemma);
}

certificates::Certificate proof_of_property(std::string_view word, const SmallGraph& graph,
                                            const solve::Limits& limits) {
  const std::string property = word == "ODDITY" ? "oddity" : word == "EVENT" ? "event" : "parity-driven";
  const auto conjecture = conjectures::parse_conjecture("!" + property, language::GraphKind::graphs);
  sweeps::Proof proof = sweeps::prove_counterexample(conjecture, graph, limits);
  if (!proof.certificate) throw text::LimitError(proof.missing);
  return std::move(*proof.certificate);
}

}  // namespace gamecert::proofs
