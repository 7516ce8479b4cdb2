// Whether a lemma about gadgets is true: by tables for all graphs, by play on all small ones.
//
// About ELLO, a statement is PROVED by its tables, or by full gadgets. Beside that every graph of the orders asked that
// holds the gadget is played on both sides, all colourings at once, from the rules of the backward search and not from
// tables. A statement that is not proved is also compared on hosts beyond these orders, by the tables of the hosts;
// where both ways look, they must find the same games. About an impartial game that is local a statement is PROVED by
// mirrored play, and nimbers of both sides are compared on all these graphs and hosts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "certificates/certificate.hpp"
#include "proofs/lemma_host.hpp"
#include "reductions/gadgets/lemma.hpp"
#include "solve/limits.hpp"
#include "solve/verdict.hpp"

namespace gamecert::proofs {

struct LemmaRequest {
  int first = 1, last = 7;  // orders of the graphs that are played on; larger gadgets are played on alone
  int host = 6;             // the largest host compared where a statement is not proved
  solve::Limits limits = {};
};

/// A game on which the two sides of a statement differ, or a graph.
struct Difference {
  std::string statement = {};           // its name
  std::vector<std::string> names = {};  // of the first vertices of `before`
  HostGame before;
  std::string answer;                  // WINNABLE, UNWINNABLE or NIMBER k, of `before`; PARITY-DRIVEN, of its graph
  std::optional<HostGame> after = {};  // what stands against it; nothing: no play at all
  std::string answer_after = {};
  std::string against = "the move is not possible";  // without `after`: why not so
  struct Supposed {
    std::string name;  // of a part
    HostGame game;
    std::string answer;  // as above; ODDITY, EVENT
  };
  std::vector<Supposed> supposed = {};  // what the statement supposes of parts
};

struct LemmaReport {
  solve::Verdict verdict = solve::Verdict::unknown;
  std::vector<solve::Verdict> statements;  // proved, fails or unknown
  std::vector<solve::Verdict> of_parts;    // the same
  std::optional<Difference> difference;    // fewest vertices, then edges, then least graph6, among those found
  std::uint64_t games = 0;                 // played on both sides
  int played_to = 0;                       // every graph up to this order that holds the gadget
  int compared_to = -1;                    // of an unknown statement: every host up to this order, at least
  std::string limit;                       // what cut the check short
};

/// Of a lemma with statements so judged.
solve::Verdict verdict_of(const LemmaReport& report, const reductions::Lemma& lemma);

/// LimitError for a gadget too large for its table, or for play; std::logic_error where a proof and play disagree.
LemmaReport check_lemma(const reductions::Lemma& lemma, const LemmaRequest& request);

/// For a statement about ELLO that is not proved, and would be if other boundary vertices changed colour: their names,
/// a space in front of each.
std::optional<std::string> other_recolouring(const reductions::Statement& statement);

/// For a lemma that is proved: a certificate for every statement, of parts too, or for every family.
std::vector<certificates::Certificate> proofs(const reductions::Lemma& lemma);
/// For one that fails: certificates of the answers on both sides and of what is supposed of parts. LimitError if there
/// is no evidence.
std::vector<certificates::Certificate> facts(const reductions::LemmaGame& game, const Difference& difference,
                                             const solve::Limits& limits);

}  // namespace gamecert::proofs
