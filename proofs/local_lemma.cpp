// From the smallest graph on, nimbers of both sides of what is not proved.
#include "proofs/local_lemma.hpp"

#include <algorithm>
#include <stdexcept>

#include "proofs/glued_board.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "solve/local/mirrored_play.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using reductions::Statement;
using solve::Verdict;

class LocalCheck {
 public:
  LocalCheck(const reductions::Lemma& lemma, const LemmaRequest& request)
      : lemma_(lemma), request_(request), entry_(reductions::local_game(lemma.game.name)), watch_(request.limits) {
    report_.statements.assign(lemma.statements.size(), Verdict::unknown);
  }

  LemmaReport run() {
    try {
      prove();
      play();
    } catch (const text::LimitError& limit) {
      report_.limit = limit.what();
    }
    report_.verdict = verdict_of(report_.statements, lemma_);
    return std::move(report_);
  }

 private:
  void prove() {
    for (std::size_t i = 0; i < lemma_.statements.size(); ++i) {
      const Statement& statement = lemma_.statements[i];
      const reductions::GadgetBoard board(entry_, lemma_.game.parameters,
                                          {statement.gadget, statement.conclusion.after});
      try {
        if (solve::MirroredPlay(board, watch_).heap() == statement.conclusion.plus)
          report_.statements[i] = Verdict::proved;
      } catch (const text::LimitError& limit) {  // small hosts may still refute it
        report_.limit = limit.what();
      }
    }
  }

  /// Every graph of the orders asked; of smaller ones and on the hosts asked what is not proved. The first order at
  /// which something fails is gone through, so that the difference is the least.
  void play() {
    int inner = 0;
    for (const Statement& statement : lemma_.statements) inner = std::max(inner, statement.gadget.inner);
    for (int order = 0; order <= std::max(request_.last, request_.host + inner) && !report_.difference; ++order) {
      for (std::size_t i = 0; i < lemma_.statements.size(); ++i) {
        const int host = order - lemma_.statements[i].gadget.inner;
        const bool asked = order >= request_.first && order <= request_.last;
        const bool open = report_.statements[i] != Verdict::proved && (order <= request_.last || host <= request_.host);
        if (asked || open) compare(i, host);
      }
      report_.played_to = std::min(order, request_.last);
      report_.compared_to = std::min(order - inner, request_.host);
    }
  }

  void compare(std::size_t number, int order) {
    const Statement& statement = lemma_.statements[number];
    each_host(
        statement.gadget.boundary, order,
        [&](const SmallGraph& host) {
          watch_.look();
          if (!supposed(statement, host) || !fits(lemma_.game, host, statement.gadget, statement.conclusion.after))
            return true;
          const HostGame before{glued(host, statement.gadget)}, after{glued(host, statement.conclusion.after)};
          const int nimber_before = glued_nimber(lemma_.game, host, statement.gadget, watch_);
          const int nimber_after = glued_nimber(lemma_.game, host, statement.conclusion.after, watch_);
          ++report_.games;
          if (nimber_before == (nimber_after ^ statement.conclusion.plus)) return true;
          if (report_.statements[number] == Verdict::proved)
            throw std::logic_error("mirrored play proves what play refutes at " + before.instance());
          report_.statements[number] = Verdict::fails;
          if (!report_.difference || smaller(before, report_.difference->before))
            report_.difference = {number, before, "NIMBER " + std::to_string(nimber_before), after,
                                  "NIMBER " + std::to_string(nimber_after)};
          return true;
        },
        lemma_.game.arcs());
  }

  const reductions::Lemma& lemma_;
  const LemmaRequest& request_;
  const games::Entry& entry_;
  solve::Watch watch_;
  LemmaReport report_;
};

}  // namespace

LemmaReport check_local_lemma(const reductions::Lemma& lemma, const LemmaRequest& request) {
  return LocalCheck(lemma, request).run();
}

}  // namespace gamecert::proofs
