// Tables, play on small graphs, and hosts that tell two gadgets apart.
#include "proofs/lemma_check.hpp"

#include <algorithm>
#include <stdexcept>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "proofs/gadget_proof.hpp"
#include "proofs/lemma_proof.hpp"
#include "proofs/lemma_saturate.hpp"
#include "proofs/local_lemma.hpp"
#include "proofs/part_check.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "reductions/gadgets/recolouring.hpp"
#include "reductions/gadgets/signature.hpp"
#include "solve/ello/ello.hpp"
#include "sweeps/counterexample.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;
using reductions::Conclusion;
using reductions::GadgetTable;
using reductions::Statement;

/// A statement with what stands in place of its gadget, and both tables.
struct Sides {
  const Statement& statement;
  reductions::Exchange exchange;
  GadgetTable before, after;
  bool proved;

  explicit Sides(const Statement& of)
      : statement(of),
        exchange(reductions::exchange(of.gadget, of.conclusion)),
        before(reductions::signature(of.gadget)),
        after(reductions::recoloured(reductions::signature(exchange.gadget), exchange.recoloured)),
        proved(proof(of).has_value()) {
    if (exchange.dead) std::ranges::fill(after.sets, 0U);
  }

  /// Whether a graph refutes the statement that is winnable so before and after.
  bool differ(bool winnable_before, bool winnable_after) const {
    const Conclusion::Kind kind = statement.conclusion.kind;
    if (kind == Conclusion::Kind::if_after) return winnable_after && !winnable_before;
    if (kind == Conclusion::Kind::only_if) return winnable_before && !winnable_after;
    return winnable_before != winnable_after;
  }

  /// The other game; nothing if there is none to play.
  std::optional<HostGame> after_game(const SmallGraph& host, VertexSet green) const {
    if (exchange.dead) return std::nullopt;
    return HostGame{with_gadget(host, exchange.gadget), with_gadget(green ^ exchange.recoloured, exchange.gadget)};
  }
};

/// The green sets of the host on which the two sides differ, ascending, from all winnable colourings of both.
std::vector<VertexSet> differing_by_play(const Sides& sides, const SmallGraph& host, std::uint64_t& games) {
  const SmallGraph before = with_gadget(host, sides.statement.gadget);
  const SmallGraph after = with_gadget(host, sides.exchange.gadget);
  const std::vector<std::uint64_t> wins_before = solve::winnable_colourings(before);
  const std::vector<std::uint64_t> wins_after = solve::winnable_colourings(after);
  const auto has = [](const std::vector<std::uint64_t>& bits, VertexSet set) {
    return (bits[set / 64] >> (set % 64) & 1) != 0;
  };
  std::vector<VertexSet> found;
  for (VertexSet green = 0; green <= host.vertices(); ++green) {
    const VertexSet whole = with_gadget(green, sides.statement.gadget);
    if (!coloured_as_supposed(sides.statement.host, before, green, whole)) continue;
    ++games;
    const bool wins = has(wins_before, whole);
    const bool wins_then =
        !sides.exchange.dead && has(wins_after, with_gadget(green ^ sides.exchange.recoloured, sides.exchange.gadget));
    if (sides.differ(wins, wins_then)) found.push_back(green);
  }
  return found;
}

/// The red sets of the boundary with which a host is winnable: bit r for the set r.
reductions::VectorSet winning_colours(const GadgetTable& gadget, const GadgetTable& host) {
  reductions::VectorSet all = 0;
  for (const reductions::VectorSet set : reductions::glued(gadget, host).sets) all |= set;
  return all;
}

/// The same green sets from the tables of gadget and host.
std::vector<VertexSet> differing_by_tables(const Sides& sides, const SmallGraph& host) {
  const int boundary = sides.statement.gadget.boundary;
  const SmallGraph before = with_gadget(host, sides.statement.gadget);
  std::vector<VertexSet> found;
  for (VertexSet others = 0; others <= host.vertices() >> boundary; ++others) {
    const GadgetTable table = reductions::signature(as_gadget(host, boundary, others << boundary));
    const reductions::VectorSet wins = winning_colours(sides.before, table);
    const reductions::VectorSet wins_then = winning_colours(sides.after, table);
    for (VertexSet of_boundary = 0; of_boundary < graphs::single(boundary); ++of_boundary) {
      const VertexSet green = of_boundary | others << boundary;
      if (!coloured_as_supposed(sides.statement.host, before, green, with_gadget(green, sides.statement.gadget)))
        continue;
      const auto red = static_cast<unsigned>(of_boundary ^ graphs::first_vertices(boundary)) % 64;  // of at most 6
      if (sides.differ((wins >> red & 1) != 0, (wins_then >> red & 1) != 0)) found.push_back(green);
    }
  }
  std::ranges::sort(found);
  return found;
}

std::string outcome(bool winnable) { return winnable ? "WINNABLE" : "UNWINNABLE"; }

class Check {
 public:
  Check(const reductions::Lemma& lemma, const LemmaRequest& request)
      : lemma_(lemma), request_(request), watch_(request.limits) {
    report_.statements.assign(lemma.statements.size(), solve::Verdict::unknown);
  }

  LemmaReport run() {
    try {
      prove();
      play();
      if (!report_.difference) compare();
    } catch (const text::LimitError& limit) {
      report_.limit = limit.what();
    }
    report_.verdict = verdict_of(report_, lemma_);
    const bool all_k = std::ranges::all_of(lemma_.families, [](const auto& one) { return one.tables.repeating != 0; });
    if (report_.verdict == solve::Verdict::proved && !all_k) report_.verdict = solve::Verdict::unknown;
    return std::move(report_);
  }

 private:
  void prove() {
    for (std::size_t i = 0; i < lemma_.statements.size(); ++i) {
      watch_.look();
      sides_.emplace_back(lemma_.statements[i]);
      if (sides_.back().proved) report_.statements[i] = solve::Verdict::proved;
    }
  }

  /// Every graph of the orders asked, and of smaller ones for what is not proved: a difference is then the least.
  void play() {
    int largest = 0;
    for (const Sides& sides : sides_) largest = std::max(largest, sides.statement.gadget.order());
    const int last = std::max(request_.last, std::min(largest, 14));
    for (int order = 0; order <= last; ++order) {
      for (std::size_t i = 0; i < sides_.size(); ++i) {
        if (report_.statements[i] == solve::Verdict::fails || (sides_[i].proved && order < request_.first)) continue;
        visit(i, order - sides_[i].statement.gadget.inner, true);
      }
      report_.played_to = order;
    }
  }

  /// Larger hosts, by tables alone.
  void compare() {
    int largest = 0;
    for (const Sides& sides : sides_) largest = std::max(largest, sides.statement.gadget.inner);
    for (int order = report_.played_to + 1; order <= request_.host + largest && !report_.difference; ++order) {
      for (std::size_t i = 0; i < sides_.size(); ++i) {
        const int host = order - sides_[i].statement.gadget.inner;
        if (!sides_[i].proved && host <= request_.host) visit(i, host, false);
      }
    }
    report_.compared_to = request_.host;
  }

  /// Every host of the order.
  void visit(std::size_t number, int order, bool by_play) {
    const Sides& sides = sides_[number];
    if (order < sides.statement.gadget.boundary) return;
    each_host(sides.statement.gadget.boundary, order, [&](const SmallGraph& host) {
      watch_.look();
      if (!supposed(sides.statement.host, host, with_gadget(host, sides.statement.gadget))) return true;
      std::vector<VertexSet> found;
      if (by_play) found = differing_by_play(sides, host, report_.games);
      if (sides.proved && !found.empty())
        throw std::logic_error("what is proved of all graphs play refutes at " +
                               at(sides, host, found.front()).before.instance());
      if (!sides.proved) {
        const std::vector<VertexSet> by_tables = differing_by_tables(sides, host);
        if (by_play && found != by_tables)
          throw std::logic_error("tables and play disagree on the host " + graphs::write_graph6(host));
        found = by_tables;
      }
      if (!found.empty()) refute(number, host, found.front());
      return true;
    });
  }

  /// Keeps the least difference; `green` is the least set of the host.
  void refute(std::size_t number, const SmallGraph& host, VertexSet green) {
    report_.statements[number] = solve::Verdict::fails;
    const reductions::Gadget& gadget = sides_[number].statement.gadget;
    const HostGame before{with_gadget(host, gadget), with_gadget(green, gadget)};
    if (report_.difference && !smaller(before, report_.difference->before)) return;
    report_.difference = at(sides_[number], host, green);
  }

  static Difference at(const Sides& sides, const SmallGraph& host, VertexSet green) {
    Difference difference;
    difference.statement = sides.statement.name;
    difference.names = sides.statement.names;
    if (sides.statement.conclusion.kind == Conclusion::Kind::unwinnable) difference.against = "unwinnable by the lemma";
    difference.before = {with_gadget(host, sides.statement.gadget), with_gadget(green, sides.statement.gadget)};
    difference.after = sides.after_game(host, green);
    const int boundary = sides.statement.gadget.boundary;
    const GadgetTable table = reductions::signature(as_gadget(host, boundary, green >> boundary << boundary));
    const auto red = static_cast<unsigned>(~green & graphs::first_vertices(boundary));
    const bool winnable = meet(sides.before, reductions::recoloured(table, red));
    difference.answer = outcome(winnable);
    if (difference.after) difference.answer_after = outcome(!winnable);
    return difference;
  }

  const reductions::Lemma& lemma_;
  const LemmaRequest& request_;
  solve::Watch watch_;
  std::vector<Sides> sides_;
  LemmaReport report_;
};

}  // namespace

solve::Verdict verdict_of(const LemmaReport& report, const reductions::Lemma& lemma) {
  for (const solve::Verdict worst : {solve::Verdict::fails, solve::Verdict::unknown})
    if (std::ranges::count(report.statements, worst) + std::ranges::count(report.of_parts, worst) != 0) return worst;
  return lemma.vacuous.empty() ? solve::Verdict::proved : solve::Verdict::vacuous;
}

LemmaReport check_lemma(const reductions::Lemma& lemma, const LemmaRequest& request) {
  if (lemma.game.local()) return check_local_lemma(lemma, request);
  LemmaReport report = Check(lemma, request).run();
  if (!lemma.of_parts.empty()) add_parts(report, lemma, request);
  return report;
}

std::optional<std::string> other_recolouring(const Statement& statement) {
  if (statement.conclusion.kind != Conclusion::Kind::same) return std::nullopt;
  const auto vector = reductions::recolouring(reductions::signature(statement.conclusion.after),
                                              reductions::signature(statement.gadget));
  if (!vector) return std::nullopt;
  std::string names;
  for (int b = 0; b < statement.gadget.boundary; ++b)
    if ((*vector >> b & 1) != 0) names += " " + statement.names[static_cast<std::size_t>(b)];
  return names.empty() ? " none" : names;
}

std::vector<certificates::Certificate> proofs(const reductions::Lemma& lemma) {
  std::vector<certificates::Certificate> result;
  solve::Watch watch({});
  for (const reductions::FamilyStatement& family : lemma.families) result.push_back(proof(family));
  if (!result.empty()) return result;
  for (const Statement& statement : lemma.statements)
    result.push_back(lemma.game.local()
                         ? gadget_proof(lemma.game, statement.gadget, statement.conclusion, watch).value()
                         : proof(statement).value());
  for (const reductions::LemmaOfParts& of_parts : lemma.of_parts)
    result.push_back(proof(of_parts.statement, of_parts.proof));
  return result;
}

std::vector<certificates::Certificate> facts(const reductions::LemmaGame& game, const Difference& difference,
                                             const solve::Limits& limits) {
  const auto prove = [&](const HostGame& side, const std::string& answer) {
    if (answer == "PARITY-DRIVEN" || answer == "ODDITY" || answer == "EVENT")
      return proof_of_property(answer, side.graph, limits);
    return sweeps::prove_fact({game.name, side.instance(), game.parameters}, answer, limits);
  };
  std::vector<certificates::Certificate> result{prove(difference.before, difference.answer)};
  if (difference.after) result.push_back(prove(*difference.after, difference.answer_after));
  for (const Difference::Supposed& one : difference.supposed) result.push_back(prove(one.game, one.answer));
  return result;
}

}  // namespace gamecert::proofs
