// Evidence and truth by brute force over the rules: no engine, no checker.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "certificates/certificate.hpp"
#include "certificates/counterexamples/counterexample.hpp"
#include "certificates/counterexamples/line.hpp"
#include "certificates/formulas/avoider.hpp"
#include "certificates/formulas/breaker.hpp"
#include "certificates/formulas/extreme.hpp"
#include "certificates/formulas/lrat.hpp"
#include "certificates/gadgets/behaviours.hpp"
#include "certificates/gadgets/cancellation.hpp"
#include "certificates/gadgets/counterplay.hpp"
#include "certificates/gadgets/derivation.hpp"
#include "certificates/gadgets/full.hpp"
#include "certificates/gadgets/induction.hpp"
#include "certificates/gadgets/signature.hpp"
#include "certificates/impartial/exchanges.hpp"
#include "certificates/impartial/mirror.hpp"
#include "certificates/impartial/pairs.hpp"
#include "certificates/impartial/period.hpp"
#include "certificates/impartial/positions.hpp"
#include "certificates/impartial/simulation.hpp"
#include "certificates/impartial/values.hpp"
#include "certificates/ledgers/ledger.hpp"
#include "certificates/ledgers/types.hpp"
#include "certificates/plays/strategy.hpp"
#include "certificates/plays/symmetry.hpp"
#include "certificates/points/leads.hpp"
#include "certificates/reductions/grounding.hpp"
#include "certificates/replies/replies.hpp"
#include "certificates/solitaires/closure.hpp"
#include "certificates/solitaires/order.hpp"
#include "certificates/structure/automata.hpp"
#include "certificates/structure/determinant.hpp"
#include "certificates/structure/frontiers.hpp"
#include "certificates/structure/implausible.hpp"
#include "certificates/structure/kernel.hpp"
#include "certificates/theorems/theorem.hpp"
#include "conjectures/questions.hpp"
#include "games/play/lead_graph.hpp"
#include "graphs/small_graph.hpp"
#include "reductions/gadgets/parts.hpp"

namespace gamecert::naive {

/// The game of a claim; throws what games throw.
std::unique_ptr<games::Game> game_of(const certificates::Claim& claim);
certificates::Claim claim(const std::string& game, const std::string& instance, const std::string& statement,
                          const std::map<std::string, int>& parameters = {}, bool misere = false);

/// A winning line of a solitaire.
std::optional<std::vector<int>> winning_order(const games::Game& game);
/// Every position of play, ascending.
std::vector<games::Position> reachable(const games::Game& game);
/// The k for which the position beside a heap of k is a P-position, by play of both together, or loony.
int value(const games::Game& game, games::PositionView at, bool misere);

/// What the mover gets more than the opponent from there on; a win counts as a point.
int score(const games::Game& game, const games::Position& at, bool misere = false);

/// A certificate of the game's truth: order, closure, strategy, or positions (of the nimber if wanted, else the
/// outcome).
certificates::Certificate certify(const std::string& game, const std::string& instance, bool nimber = false,
                                  bool misere = false, const std::map<std::string, int>& parameters = {});
/// The outcome of a game whose play may repeat, with strategies.
certificates::Certificate certify_repeated(const std::string& game, const std::string& instance,
                                           const std::map<std::string, int>& parameters = {});
/// What its start is worth to the first player: 1, 0 or -1.
int repeated_worth(const games::Game& game);
/// Whether all bounds are right, and ranks no less than the moves that it takes.
bool repeated_right(const games::Game& game, const certificates::Strategy& evidence);
/// Of a game of Left and Right begun by left, right or both.
certificates::Certificate certify_sides(const std::string& game, const std::string& instance, const std::string& first);
/// The bound of a score that is reached, on one side.
certificates::Certificate certify_bound(const std::string& game, const std::string& instance,
                                        certificates::Strategy::Side side);
/// What the mover makes of all vertices, more than the opponent.
int score_by_play(const games::LeadGraph& graph);
/// The greatest sum of a way to count edges for their ends, for the mover or for the opponent, and that way as
/// evidence `leads` has it.
int best_by_pairs(const games::LeadGraph& graph, bool mover_follows, std::vector<games::Word>& pairs);
/// The score of `capture` with evidence `leads` without pairs; a bound of it with pairs alone.
certificates::Certificate certify_leads(const std::string& instance);
certificates::Certificate certify_pairs(const std::string& instance, certificates::Strategy::Side side);
/// Whether all bounds are right.
bool leads_right(const certificates::Leads& evidence);
/// Whether the line is one of those in which the rules that the claim states break their promise.
bool line_right(const certificates::Claim& claim, const certificates::LineOfPlay& evidence);
/// The first of these lines.
certificates::Certificate certify_broken(const std::string& game, const std::string& instance,
                                         const std::string& statement,
                                         const std::map<std::string, int>& parameters = {});
/// Whether the values of an octal game repeat so: the first 400 heaps, all plays of each by definition.
bool period_right(const certificates::Claim& claim);
/// With the values that play gives.
certificates::Certificate certify_period(const std::string& code, int period, int from);
/// Whether a statement at all trees is right: of small ones, one by one.
bool trees_right(const certificates::Claim& claim);
/// HOLDS if it does of small trees, else VACUOUS.
certificates::Certificate certify_trees(const std::string& orders, const std::string& formula);
/// Whether a formula about numbers is as stated: small numbers, one by one.
bool numbers_right(const certificates::Claim& claim);
/// Said of a formula as small numbers say.
certificates::Certificate certify_numbers(const std::string& formula);
/// That a game on its instance is played like another: pairs of positions that play by equal codes, or codes
/// moved down by one from `shift` on, leads to.
certificates::Certificate certify_alike(const std::string& game, const std::string& instance, const std::string& other,
                                        const std::string& other_instance, int shift);
/// The closure of the reflected game of an ELLO game that cannot be won.
certificates::Certificate certify_reflected(const std::string& instance);
/// That the formula of an unwinnable game has no model, by cases.
certificates::Certificate certify_refuted(const std::string& game, const std::string& instance);
/// What is said of a gadget, with the gadget's table.
certificates::Certificate certify_gadget(const std::string& gadget, const std::string& conclusion);
/// What is said of a gadget and follows of full gadgets, with small elements.
certificates::Certificate certify_full(const std::string& gadget, const std::string& conclusion);
/// What is said of a family of gadgets, whose tables repeat soon.
certificates::Certificate certify_family(const std::string& family, const std::string& conclusion);
/// What is said of a gadget with parts, in as many cases as small parts show.
certificates::Certificate certify_parts(const std::string& hypotheses, const std::string& conclusion);
/// Whether parts and a host with at most so many vertices beside the gadget refute it.
bool parts_refuted(const reductions::PartStatement& statement, int vertices);
/// What is said of a gadget of an impartial game, by mirrored play, which must prove it.
certificates::Certificate certify_mirrored(const std::string& game, const std::string& gadget,
                                           const std::string& conclusion,
                                           const std::map<std::string, int>& parameters = {});
/// What is said of a gadget of the vertex-capturing game, by counterplay, whether or not it proves it.
certificates::Certificate certify_counterplay(const std::string& gadget, const std::string& conclusion);
/// A refutation of the formula, by cases; without steps if there is none.
encode::Lrat refuted(const encode::Cnf& cnf);
/// That a reduction is right for all graphs; that `corresponding` or `invariant` fails on a graph
/// after target play.
certificates::Certificate certify_grounding(const std::string& text, bool isomorphic);
/// That it keeps nimbers up to heaps (` plus 1`), with positions of the constant pieces and their nimbers.
certificates::Certificate certify_replies(const std::string& text, const std::string& plus,
                                          const std::array<certificates::ReductionReplies::Values, 3>& constants);
certificates::Certificate certify_difference(const std::string& text, const std::string& fails,
                                             const std::vector<int>& moves);
/// Whether what is claimed of a reduction holds on all labelled graphs to order 3, of nimbers to order 2, or on the one
/// named.
bool reduction_right(const certificates::Certificate& certificate);
/// The facts that the questions of the conjecture at the graph lead to.
certificates::Certificate certify_failure(const std::string& graph6, const std::string& conjecture);

/// That an ELLO game cannot be won, as it cannot where the steps lead at a vertex.
certificates::Certificate derive(const std::string& instance, const std::vector<reductions::DerivationStep>& steps,
                                 int vertex);
/// Whether every step is right, by every order of the vertices of its pieces, and the base is what is left, and right.
bool derivation_right(const certificates::Claim& claim, const certificates::Derivation& derivation);

/// That a local game has the nimber or outcome claimed, by lemmas (gadget and conclusion), steps and components, of
/// each of these the nimber or the outcome.
certificates::Certificate certify_exchanged(const certificates::Claim& claim,
                                            const std::vector<std::pair<std::string, std::string>>& lemmas,
                                            const std::vector<certificates::Exchanges::Step>& steps,
                                            const std::vector<std::pair<std::string, bool>>& bases);
/// Whether every lemma is right, every step keeps the nimber up to its heap, and the bases are what is left, and right.
bool exchanges_right(const certificates::Claim& claim, const certificates::Exchanges& evidence);

/// The ledger of a piece of graphs or trees without a range of sizes: of K pieces, piece I has the words number I, I +
/// K,
/// ...
certificates::Certificate certify_piece(const std::string& piece, const std::string& statement);
/// The same graphs as another piece, sealed again.
certificates::Certificate as_piece(certificates::Certificate certificate, const std::string& piece);
/// A piece without one of its graphs, sealed again.
certificates::Certificate without_graph(certificates::Certificate piece, std::size_t index);
/// Whether a ledger of such a class says what is true of its graphs.
bool ledger_right(const certificates::Certificate& certificate);

/// Brute-force answers for formulas.
std::optional<std::string> answer(const conjectures::GameAtom& question);

/// That the start of a game has the value that is written so, with those of all positions of both players.
certificates::Certificate certify_values(const std::string& game, const std::string& instance,
                                         const std::string& value);
/// Whether it has, and every form, sum and entry is right, by the definitions on forms as they stand.
bool values_right(const certificates::Claim& claim, const certificates::ValueTable& values);

/// Whether the claim is true and its evidence says nothing false.
bool right(const certificates::Certificate& certificate);

/// Whether every strategy that the evidence describes wins, by play of all of them, and none is missing.
bool mirroring_right(const games::Game& game, const certificates::Symmetry& symmetry);
/// Whether answering every move of a local game by its partner wins against every play, after the opening.
bool answers_right(const games::Game& game, const certificates::PairedMoves& pairs);

/// Whether the table is the gadget's and the conclusion follows from tables, by every order of the gadget's vertices.
bool gadget_right(const certificates::Claim& claim, const certificates::Signature& signature);

/// Whether the claim follows since the elements show gadgets full, by the sums over all orders, and is true of all
/// hosts with at most one vertex beside the boundary.
bool full_right(const certificates::Claim& claim, const certificates::Full& full);

/// Whether the claim is true of the first k by tables, and these repeat at the k named first, by every order of all
/// vertices.
bool family_right(const certificates::Claim& claim, const certificates::Induction& evidence);
bool parts_right(const certificates::Claim& claim, const certificates::Behaviours& evidence);

/// Whether mirrored play proves the claim, and every triple with the answers that it has.
bool mirror_right(const certificates::Claim& claim, const certificates::MirrorTriples& mirror);

/// Whether counterplay proves the claim, and every entry with the answers that it has.
bool counterplay_right(const certificates::Claim& claim, const certificates::Counterplay& evidence);

/// A score by these steps, the lemmas and what is left certified by brute force.
certificates::Certificate certify_cancelled(const std::string& instance,
                                            const std::vector<std::pair<std::string, std::string>>& lemmas,
                                            const std::vector<certificates::Cancellation::Step>& steps,
                                            const std::string& left);
/// Whether every step keeps the score, by brute force, and what is left and the lemmas are right.
bool cancellation_right(const certificates::Claim& claim, const certificates::Cancellation& evidence);

/// Whether every clause added follows from the formula, by all assignments, and the last one is empty.
bool refutation_right(const certificates::Claim& claim, const certificates::Refutation& refutation);
/// A number of a graph with the sets that have it, of independence-number, domination-number or chromatic-number.
certificates::Certificate certify_extreme(const std::string& graph6, const std::string& word,
                                          const std::vector<std::vector<int>>& sets);
bool extreme_right(const certificates::Claim& claim, const certificates::Extreme& extreme);
/// By these sets, refuted by cases, of a claiming game: evidence `avoider` where the winner avoids them, else
/// `breaker`.
certificates::Certificate certify_claiming(const std::string& name, const std::string& instance,
                                           const std::map<std::string, int>& parameters, const std::string& statement,
                                           const certificates::Sets& sets, bool avoids = false);
/// What is right about the sets, by play on them alone with the options `a` and `b` for the biases, and about the
/// refutation; not whether the statement is true.
bool breaker_right(const certificates::Claim& claim, const certificates::Breaker& breaker);
bool avoider_right(const certificates::Claim& claim, const certificates::Avoider& avoider);

/// Whether the game, play and board are those that the theorem asks for, and the symmetry.
bool is_asked_for(const certificates::Claim& claim, const certificates::ByTheorem& evidence);

/// Multiplication in GF(2^64), bit by bit.
std::uint64_t multiply(std::uint64_t a, std::uint64_t b);

}  // namespace gamecert::naive
