// Evidence `leads`: bounds of what the mover makes from positions on, what cancels being struck from each.
//
// An entry bounds what its mover makes more than the opponent at all vertices of its graph: from below by one edge that
// is good enough by listed bounds, from above by every edge, and from either side by answers within pairs.
#include "certificates/points/leads.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/number_text.hpp"
#include "certificates/plays/score_bounds.hpp"
#include "certificates/subject.hpp"
#include "games/play/lead_graph.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

using games::LeadGraph;
using games::Word;
using Side = Strategy::Side;

const Ground split_pairs{Ground::Kind::theorems, "theorem on split pairs of docs/SYMMETRY.md",
                         "edges that do not count if each pair of them is split may be struck from a game for points"};

constexpr int greatest_lead = LeadGraph::most;

int sign(int number) { return (number > 0 ? 1 : 0) - (number < 0 ? 1 : 0); }

class Table {
 public:
  explicit Table(const std::vector<Leads::Entry>& entries) : entries_(entries), used_(entries.size(), 0) {
    for (at_ = 0; at_ < entries.size(); ++at_) {
      const auto& [words, side, bound, pairs] = entries[at_];
      if (at_ > 0 && std::tie(words, side) <= std::tie(entries[at_ - 1].graph, entries[at_ - 1].side))
        fail("entries in ascending order", "one not greater");
      numbers_.emplace(std::pair(words, side), at_);
    }
  }

  /// Whether it is known that the mover makes at least, or at most, `bound`.
  bool known(LeadGraph graph, Side side, ScoreBound bound) {
    const ScoreBound left = bound - graph.strike();
    if (graph.empty()) return within(side, 0, left);
    const auto found = numbers_.find({graph.words(), side});
    if (found == numbers_.end() || !within(side, entries_[found->second].bound, left)) return false;
    used_[found->second] = 1;
    return true;
  }

  // Sound by induction on the edges left: who colours an edge makes what the opponent loses after it.
  void check_entries() {
    for (at_ = 0; at_ < entries_.size(); ++at_) {
      const auto& [words, side, bound, pairs] = entries_[at_];
      const LeadGraph graph(words);
      if (LeadGraph struck = graph; struck.strike() != 0 || struck.words() != words || graph.empty())
        fail("a graph from which nothing is struck, numbered in its canonical order", "another");
      if (pairs) {
        check_pairs(graph, side, bound, *pairs);
      } else {
        check_moves(graph, side, bound);
      }
    }
    at_ = static_cast<std::size_t>(std::ranges::find(used_, 0) - used_.begin());
    if (at_ < used_.size()) fail("an entry that the claim or another entry rests on", "one unused");
  }

 private:
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    reject("entry " + std::to_string(at_ + 1) + ": expected " + expected + ", found " + found);
  }

  void check_moves(const LeadGraph& graph, Side side, int bound) {
    for (const LeadGraph::Edge& edge : graph.edges()) {
      const bool good = known(graph.played(edge), other(side), -ScoreBound{bound});
      if (good && side == Side::at_least) return;
      if (!good && side == Side::at_most)
        fail("a listed bound that keeps the edge at vertex " + std::to_string(edge.vertex) + " down to " +
                 std::to_string(bound),
             "none");
    }
    if (side == Side::at_least) fail("an edge to a listed bound that gets " + std::to_string(bound), "none");
  }

  // Sound by the theorem on split pairs: who answers at each vertex within the edges that count for it, two and two,
  // loses no more than the others there.
  void check_pairs(const LeadGraph& graph, Side side, int bound, const std::vector<Word>& pairs) const {
    std::vector<int> counted(static_cast<std::size_t>(graph.order()));
    for (const LeadGraph::Edge& edge : graph.edges()) {
      const int later = edge.other.value_or(edge.vertex);
      const bool for_later = edge.other && (pairs[static_cast<std::size_t>(later) - 1] >> edge.vertex & 1) != 0;
      ++counted[static_cast<std::size_t>(for_later ? later : edge.vertex)];
    }
    const int whose = side == Side::at_least ? 1 : -1;
    int least = 0;
    for (int v = 0; v < graph.order(); ++v) {
      if (v > 0 && (pairs[static_cast<std::size_t>(v) - 1] & ~graph.neighbours(v)) != 0)
        fail("edges of the graph in pairs", "another");
      least += sign(whose * graph.lead(v) - graph.left(v) + counted[static_cast<std::size_t>(v)] / 2 * 2);
    }
    if (!within(side, ScoreBound{whose} * least, bound))
      fail("pairs by which the bound " + std::to_string(bound) + " holds", std::to_string(whose * least));
  }

  const std::vector<Leads::Entry>& entries_;
  std::map<std::pair<std::vector<Word>, Side>, std::size_t> numbers_;
  std::vector<char> used_;
  std::size_t at_ = 0;  // the entry being checked
};

void check_leads(const Claim& claim, const Leads& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  if (!games::leads_decide(subject.info())) reject("expected a local game for points, found " + claim.game);
  if (subject.instance().order() > LeadGraph::most)
    reject("expected a graph of order at most " + std::to_string(LeadGraph::most) + " for this evidence, found order " +
           std::to_string(subject.instance().order()));
  const Bounds bounds = claimed_score(claim.statement);
  const games::Game& game = subject.game();
  const LeadGraph start(subject.instance().order(), subject.instance().edges(), game, game.start());
  Table table(evidence.entries);
  if ((bounds.below && !table.known(start, Side::at_least, bounds.score)) ||
      (bounds.above && !table.known(start, Side::at_most, bounds.score)))
    reject("expected entries from which " + claim.statement + " follows, found others");
  table.check_entries();
}

Word read_set(Lines& lines, int below) {
  std::vector<Word> word;
  read_hexadecimal(lines, lines.token("a set of vertices"), 1, word);
  if (below < LeadGraph::most && word.front() >> below != 0)
    lines.fail("vertices below " + std::to_string(below), "others");
  return word.front();
}
std::vector<Word> read_rows(Lines& lines, int order) {
  std::vector<Word> rows;
  for (int v = 1; v < order; ++v) rows.push_back(read_set(lines, v));
  return rows;
}

Leads read_leads(Lines& lines, const Claim&) {
  Leads result;
  const int count = lines.number("a number of entries");
  for (int i = 0; i < count; ++i) {
    lines.next_line("an entry");
    Leads::Entry& entry = result.entries.emplace_back();
    std::vector<int> leads;
    const int order = lines.number("the order of a graph");
    if (order < 1 || order > LeadGraph::most)
      lines.fail("an order from 1 to " + std::to_string(LeadGraph::most), std::to_string(order));
    for (int v = 0; v < order; ++v) {
      const std::string_view word = lines.token("a lead");
      const auto lead = text::integer(word);
      if (!lead || *lead > greatest_lead || *lead < -greatest_lead)
        lines.fail("a lead from -" + std::to_string(greatest_lead) + " to " + std::to_string(greatest_lead),
                   text::quoted(word));
      leads.push_back(*lead);
    }
    const Word out = read_set(lines, order);
    entry.graph = LeadGraph::words(leads, out, read_rows(lines, order));
    std::tie(entry.side, entry.bound) = read_bound(lines);
    if (lines.at_end_of_line()) continue;
    if (const std::string_view word = lines.token("`pairs`"); word != "pairs")
      lines.fail("`pairs`", text::quoted(word));
    entry.pairs = read_rows(lines, order);
  }
  return result;
}

}  // namespace

Kind leads_kind() { return kind_of<Leads>(read_leads, check_leads, {split_pairs}); }

}  // namespace gamecert::certificates
