#include "verify/certificate_moves.hpp"

#include <gtest/gtest.h>

#include "solve/solve.hpp"

namespace gamecert::verify {
namespace {

/// The least that the player gets (points, or 1 for a win and -1 for a loss) who plays by the certificate, over all
/// play of the other.
int least(const games::Setup& setup, bool misere, const CertificateMoves& moves, games::PositionView at, bool own) {
  const games::Game& game = setup.game();
  games::Options options;
  game.options(at, options);
  if (options.moves.empty()) {
    if (game.won(at)) return own ? -1 : 1;
    if (game.info().stuck == games::Stuck::ends) return 0;
    return own == misere ? 1 : -1;
  }
  const auto answer = own ? moves.answer(at, options) : std::nullopt;
  if (own && !answer) return -1000;
  int result = 1000;
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    if (own && i != *answer) continue;
    const games::PositionView view = options.position(i);
    const games::Position next(view.begin(), view.end());
    const int gain = own ? options.gains[i] : -options.gains[i];
    result = std::min(result, gain + least(setup, misere, moves, next, options.again[i] != 0 ? own : !own));
  }
  return result;
}

struct Case {
  const char *game, *instance;
  bool misere = false;
};

TEST(CertificateMoves, GetWhatTheCertificateSaysAgainstAllPlay) {
  for (const auto& [name, instance, misere] :
       {Case{"node-kayles", "path:6"}, Case{"node-kayles", "path:4"}, Case{"node-kayles", "path:6", true},
        Case{"hackendot", "path:4", true}, Case{"nimstring", "wheel:3"}, Case{"nimstring", "wheel:4"},
        Case{"triangle", "convex:5:"}, Case{"capture", "cycle:5"}, Case{"capture", "path:4"}}) {
    SCOPED_TRACE(std::string(name) + " " + instance);
    const games::Setup setup(games::find(name), games::Instance(instance));
    const certificates::Certificate certificate = solve::certified(setup, {.misere = misere});
    const CertificateMoves moves(certificate, setup);
    ASSERT_TRUE(moves.player());
    const std::string& statement = certificate.claim.statement;
    const int wanted = statement.starts_with("SCORE ") ? std::stoi(statement.substr(6)) : 1;
    EXPECT_GE(least(setup, misere, moves, setup.game().start(), *moves.player() == 0), wanted);
  }
}

TEST(CertificateMoves, AreOfNobodyWhereTheEvidenceIsAnother) {
  const games::Setup setup(games::find("ello"), games::Instance("path:4 green=0"));
  EXPECT_FALSE(CertificateMoves(solve::certified(setup, {}), setup).player());
}

}  // namespace
}  // namespace gamecert::verify
