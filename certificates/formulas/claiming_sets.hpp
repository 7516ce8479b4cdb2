// What evidence about claiming games shares that is sets and a refutation: how sets are added up, and the check.
#pragma once

#include <string>
#include <vector>

#include "certificates/claim.hpp"
#include "certificates/grounds.hpp"
#include "encode/lrat.hpp"
#include "encode/two_players/claiming.hpp"
#include "language/arithmetic.hpp"

namespace gamecert::certificates {

using Sets = std::vector<std::vector<int>>;  // of members of the board, each ascending

/// 2^-digits times the numerator: at most 1, of 60 digits at most.
struct Factor {
  language::Wide numerator;
  int digits;
};

/// Whether the sum of f^(|S| - head) over the sets is less than 1, each of them with more than `head` members, f being
/// the factor, and each power rounded up to multiples of 2^-60.
bool few(const Sets& sets, const Factor& f, int head);

inline const Ground of_claiming{
    Ground::Kind::encodings, "encoding of claiming",
    "formulas whose models are positions in which a claim about sets fails: docs/ENCODINGS.md"};

/// What is asked of the sets for each way in which the players take turns, and how messages say it.
struct Condition {
  bool (*met)(const Sets&, const encode::Claiming::Turns&);
  std::string text;
};
/// The sets meet the condition, and the formula that the claim is false without any of them whole is made again and
/// refuted. The winner avoids them, or keeps the other player from them. Throws Rejection.
void check_claiming(const Claim& claim, const Sets& sets, const encode::Lrat& steps, bool avoids,
                    const Condition& condition, Grounds& grounds);

}  // namespace gamecert::certificates
