// Evidence `lrat`: the formula is made again from the rules, and its refutation is checked.
#include "certificates/formulas/lrat.hpp"

#include <algorithm>

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/refutations.hpp"
#include "certificates/subject.hpp"
#include "encode/solitaires/questions.hpp"
#include "games/texts/text_names.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground of_orders{Ground::Kind::encodings, "encoding of orders",
                       "formulas whose models are winning orders of the vertices: docs/ENCODINGS.md"};
const Ground of_falling_numbers{Ground::Kind::theorems, "theorem 1 of docs/GAMES.md",
                                "the form of the rules shows a number that falls with every move"};
const Ground of_play{Ground::Kind::encodings, "encoding of play",
                     "formulas made from rules whose models are lines of play: docs/ENCODINGS.md"};

/// Rejects play of a single player that is not legal, not over, or for other than `score` points.
void play_for(const games::Setup& subject, const std::vector<int>& moves, int score) {
  const games::Game& game = subject.game();
  games::Position at = game.start();
  games::Options options;
  int points = game.head_start();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    game.options(at, options);
    const auto found = std::ranges::find(options.moves, moves[i]);
    if (found == options.moves.end())
      reject("move " + std::to_string(i + 1) + ": expected a legal move, found " + std::to_string(moves[i]));
    const auto number = static_cast<std::size_t>(found - options.moves.begin());
    const auto next = options.position(number);
    points += options.gains[number];
    at.assign(next.begin(), next.end());
  }
  if (!game.moves(at).empty()) reject("expected play to be over after the last move, found that it goes on");
  if (points != score) reject("expected " + std::to_string(score) + " points, found " + std::to_string(points));
}

void check_lrat(const Claim& claim, const Refutation& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  if (subject.info().players != 1) reject("expected a game of 1 player for this evidence, found " + claim.game);
  std::string refuted = claim.statement;
  const bool bound = refuted.starts_with("SCORE <= ");
  const bool exact = !bound && refuted.starts_with("SCORE ");
  std::optional<int> score;
  if (bound || exact) score = text::integer(std::string_view(refuted).substr(bound ? 9 : 6));
  if (!score && refuted != "UNWINNABLE")
    reject("expected the statement UNWINNABLE, SCORE v or SCORE <= v, found " + text::quoted(refuted));
  if (exact != evidence.play.has_value())
    reject(exact ? "expected play for this statement, found none" : "expected no play for this statement, found some");
  if (exact) {
    play_for(subject, *evidence.play, *score);
    refuted = "SCORE <= " + std::to_string(*score);
  }
  const encode::Question question = encode::question(subject, refuted, {.most_clauses = evidence.steps.clauses()});
  grounds.add(question.order ? of_orders : of_play);
  if (games::text_info(claim.game) != nullptr) grounds.add(of_falling_numbers);
  if (const auto reason = encode::refutation_fails(question.cnf, evidence.steps)) reject(*reason);
}

Refutation read_lrat(Lines& lines, const Claim&) {
  Refutation refutation;
  refutation.steps = read_refutation(lines, &refutation.play);
  return refutation;
}

}  // namespace

Kind lrat_kind() { return kind_of<Refutation>(read_lrat, check_lrat, {}, {of_orders, of_play, of_falling_numbers}); }

}  // namespace gamecert::certificates
