// From the smallest graph on, nimbers, or scores, of both sides of what is not proved.
#include "proofs/local_lemma.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "proofs/gadget_proof.hpp"
#include "proofs/glued_board.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using reductions::Statement;
using solve::Verdict;

class LocalCheck {
 public:
  LocalCheck(const reductions::Lemma& lemma, const LemmaRequest& request)
      : lemma_(lemma), request_(request), watch_(request.limits) {
    report_.statements.assign(lemma.statements.size(), Verdict::unknown);
  }

  LemmaReport run() {
    try {
      prove();
      play();
    } catch (const text::LimitError& limit) {
      report_.limit = limit.what();
    }
    report_.verdict = verdict_of(report_, lemma_);
    return std::move(report_);
  }

 private:
  void prove() {
    for (std::size_t i = 0; i < lemma_.statements.size(); ++i) {
      const Statement& statement = lemma_.statements[i];
      try {
        if (plus_between(lemma_.game, statement.gadget, statement.conclusion.after, watch_) ==
            statement.conclusion.plus)
          report_.statements[i] = Verdict::proved;
      } catch (const text::LimitError& limit) {  // small hosts may still refute it
        report_.limit = limit.what();
      }
    }
  }

  /// Vertices of the gadget that have no edge besides those listed: inner ones, and of a thick boundary those that are
  /// not open.
  int own(const Statement& statement) const {
    const unsigned open = open_boundary(lemma_.game, statement.gadget, statement.conclusion.after);
    return statement.gadget.order() - std::popcount(open);
  }

  /// Every graph of the orders asked; of smaller ones and on the hosts asked what is not proved. The first order at
  /// which something fails is gone through, so that the difference is the least.
  void play() {
    int most = 0;
    for (const Statement& statement : lemma_.statements) most = std::max(most, own(statement));
    for (int order = 0; order <= std::max(request_.last, request_.host + most) && !report_.difference; ++order) {
      for (std::size_t i = 0; i < lemma_.statements.size(); ++i) {
        const Statement& statement = lemma_.statements[i];
        const bool asked = order >= request_.first && order <= request_.last;
        const bool open = report_.statements[i] != Verdict::proved &&
                          (order <= request_.last || order - own(statement) <= request_.host);
        if (asked || open) compare(i, order - statement.gadget.inner);
      }
      report_.played_to = std::min(order, request_.last);
      report_.compared_to = std::min(order - most, request_.host);
    }
  }

  void compare(std::size_t number, int order) {
    const Statement& statement = lemma_.statements[number];
    const reductions::Gadget& other = statement.conclusion.after;
    each_host_of(lemma_.game, statement.gadget, other, order, [&](const SmallGraph& host) {
      watch_.look();
      const HostGame before{glued(host, statement.gadget), 0, statement.gadget.painted};
      if (!supposed(statement.host, host, before.graph)) return true;
      const HostGame after{glued(host, other), 0, other.painted};
      const int value_before = glued_value(lemma_.game, host, statement.gadget, watch_);
      const int value_after = glued_value(lemma_.game, host, other, watch_);
      ++report_.games;
      if (value_before == lemma_.game.beside(value_after, statement.conclusion.plus)) return true;
      if (report_.statements[number] == Verdict::proved)
        throw std::logic_error("all graphs are proved, and play refutes it at " + before.instance());
      report_.statements[number] = Verdict::fails;
      if (!report_.difference || smaller(before, report_.difference->before))
        report_.difference = {statement.name, statement.names,
                              before,         word() + std::to_string(value_before),
                              after,          word() + std::to_string(value_after)};
      return true;
    });
  }

  std::string word() const { return lemma_.game.for_points() ? "SCORE " : "NIMBER "; }

  const reductions::Lemma& lemma_;
  const LemmaRequest& request_;
  solve::Watch watch_;
  LemmaReport report_;
};

}  // namespace

LemmaReport check_local_lemma(const reductions::Lemma& lemma, const LemmaRequest& request) {
  return LocalCheck(lemma, request).run();
}

}  // namespace gamecert::proofs
