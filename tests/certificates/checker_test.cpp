// The checker on what the corpus is too small for: size, nesting of limits, grounds.
#include "certificates/checker.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <random>
#include <sstream>

#include "certificates/counterexamples/counterexample.hpp"
#include "certificates/driver/check_files.hpp"
#include "certificates/gadgets/derivation.hpp"
#include "certificates/impartial/positions.hpp"
#include "certificates/kind.hpp"
#include "certificates/solitaires/order.hpp"
#include "certificates/structure/determinant.hpp"
#include "certificates/structure/implausible.hpp"
#include "certificates/structure/kernel.hpp"
#include "certificates/trust.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"
#include "naive.hpp"
#include "samples.hpp"
#include "tests/processor_time.hpp"
#include "text/errors.hpp"

namespace gamecert::certificates {
namespace {

std::string reason(const Certificate& certificate) {
  try {
    check(certificate);
    return "accepted";
  } catch (const Rejection& rejection) {
    return rejection.what();
  } catch (const text::LimitError& limit) {
    return std::string("UNKNOWN: ") + limit.what();
  }
}

std::string rests_on(const Certificate& certificate) { return text(check(certificate)); }

TEST(Checker, AcceptsEverySample) {
  for (const auto& [kind, certificate] : naive::samples())
    EXPECT_EQ(reason(certificate), "accepted") << text(certificate.claim);
}

TEST(Checker, AcceptsBruteForceOnEveryColouringOfSmallGraphs) {
  int closures = 0;
  for (const char* graph : {"@", "A?", "A_", "Bw", "BW", "C~", "CF", "Cr", "Dhc", "DqK", "D~{", "&AG", "&BP_"}) {
    const int order = graph[0] == '&' ? graph[1] - '?' : graph[0] - '?';
    for (unsigned green = 0; green < 1U << order; ++green) {
      std::string instance = graph;
      const char* before = " green=";
      for (int v = 0; v < order; ++v) {
        if ((green >> v & 1) == 0) continue;
        instance.append(before).append(std::to_string(v));
        before = ",";
      }
      const Certificate certificate = naive::certify("ello", instance);
      ASSERT_EQ(reason(certificate), "accepted") << instance;
      if (certificate.claim.statement == "WINNABLE" || graph[0] == '&') continue;
      ++closures;
      ASSERT_EQ(reason(naive::certify_reflected(instance)), "accepted") << instance;
    }
  }
  EXPECT_GT(closures, 50);
}

TEST(Checker, AcceptsBruteForceOnNodeKayles) {
  for (const char* graph :
       {"?", "@", "A?", "path:7", "cycle:6", "grid:2x4", "D??", "star:5", "petersen", "complete:6"}) {
    for (const bool nimber : {false, true}) {
      for (const bool misere : {false, true}) {
        EXPECT_EQ(reason(naive::certify("node-kayles", graph, nimber, misere)), "accepted")
            << graph << nimber << misere;
      }
    }
  }
}

TEST(Checker, APositionWithoutAMoveHasMisereNimber1ListedOrNot) {
  const Claim claim = naive::claim("node-kayles", "?", "NIMBER 1", {}, true);
  EXPECT_EQ(reason({claim, Positions{}}), "accepted");
  EXPECT_EQ(reason({claim, Positions{{{{0}, 1}}}}), "accepted");
  EXPECT_NE(reason({claim, Positions{{{{0}, 0}}}}), "accepted");
}

TEST(Checker, AMillionVerticesTakeLessThanTwoSeconds) {
  const auto begin = processor_seconds();
  // Centre first, which turns every leaf green; or an even number of leaves first would not.
  Order order;
  order.moves.resize(1'000'001);
  std::iota(order.moves.begin(), order.moves.end(), 0);
  EXPECT_EQ(reason({naive::claim("ello", "star:1000000 green=0", "WINNABLE"), order}), "accepted");
  EXPECT_EQ(reason({naive::claim("ello", "star:1000000", "UNWINNABLE"), Implausible{0, Implausible::Reason::all_red}}),
            "accepted");
  EXPECT_EQ(reason({naive::claim("lights-out", "star:1000000 lit=0", "UNWINNABLE"), Kernel{{0, 1}}}).substr(0, 8),
            "expected");
  EXPECT_LT(processor_seconds() - begin, slower * 2.0);
}

TEST(Checker, HugeInstancesAreRejectedBeforeTheyAreBuilt) {
  const auto begin = processor_seconds();
  for (const char* huge : {"complete:100000000",
                           "complete:7000",
                           "star:99999999",
                           "path:99999999",
                           "complete-bipartite:9999,9999",
                           "grid:9999x9999",
                           "hypercube:25",
                           "binary-tree:25",
                           "kary-tree:9,9",
                           "kary-tree:1,99999999",
                           "rays:9999,3",
                           "spider:19999999,19999999",
                           "fan:99999",
                           "wheel:100001",
                           "zigzag:9999999",
                           "convex:19999999:",
                           "convex:99999:0-2",
                           "disc:99999+9:0-1-2",
                           "disc:9999999+9999999:0-1-2",
                           ":~~??E}???",
                           "&~~??E}???",
                           "path:99999999999999999999999999999999"}) {
    EXPECT_NE(reason({naive::claim("ello", huge, "UNWINNABLE"), Implausible{}}), "accepted") << huge;
  }
  for (const char* game : {"triangle", "nimstring", "flip"}) {
    for (const char* huge : {"convex:65537:", "convex:1000:", "fan:65535", "wheel:9999999"})
      EXPECT_NE(reason({naive::claim(game, huge, "OUTCOME tie"), Positions{}}), "accepted") << game << " " << huge;
  }
  EXPECT_LT(processor_seconds() - begin, slower * 1.0);
}

TEST(Checker, ADeterminantOfOrder200IsCheckedInASecond) {
  std::mt19937_64 random(7);
  std::string line = "cycle:200 green=0,1";
  Determinant determinant;
  for (int v = 0; v < 200; ++v) determinant.point.push_back(random());
  const auto begin = processor_seconds();
  EXPECT_EQ(reason({naive::claim("ello", line, "WINNABLE"), determinant}), "accepted");
  EXPECT_LT(processor_seconds() - begin, slower * 1.0);
  EXPECT_EQ(reason({naive::claim("ello", "cycle:200 green=0", "WINNABLE"), determinant}),
            "expected a nonzero determinant, found 0");
  EXPECT_EQ(reason({naive::claim("ello", "complete:4097", "WINNABLE"), determinant}),
            "UNKNOWN: expected an order of at most 4096, found 4097");
}

/// The certificate that Node-Kayles, by these rules, has the nimber 0 on a single edge.
std::string about_an_edge(const std::string& game) {
  const games::TextGame& text = games::enter_text(
      games::read_users_game("game " + game +
                             " 1\ntwo players on a graph; who cannot move loses\n"
                             "position open: vertices\nstart open = V\nmove v in open\n  open := open - v\n")
          .text);
  return "gamecert 1\nrules " + std::to_string(std::ranges::count(text.canonical, '\n')) + "\n" + text.canonical +
         "game " + text.name + " 1\ninstance path:2\nstatement NIMBER 0\nevidence positions 2 1\n1 *1\n2 *1\nend\n";
}

TEST(Checker, RejectsOtherRulesUnderABuiltInName) {
  std::istringstream taken(about_an_edge("taking")), built_in(about_an_edge("node-kayles"));
  EXPECT_NO_THROW(check(Reader(taken).next().value()));
  Reader reader(built_in);
  EXPECT_THROW(reader.next(), Rejection);
}

TEST(Checker, RejectsEvidenceOfAnotherKindOfClaim) {
  const auto samples = naive::samples();
  int rejected = 0;
  for (const auto& [kind, claimed] : samples) {
    for (const auto& [other, proved] : samples) {
      if (kind == other) continue;
      const Certificate mixed{claimed.claim, proved.evidence};
      if (reason(mixed) == "accepted") {
        EXPECT_TRUE(naive::right(mixed)) << text(mixed.claim) << " by " << other;
      } else {
        ++rejected;
      }
    }
  }
  EXPECT_GT(rejected, 700);
}

TEST(Trust, RefusesUnknownWordsWithTheNearest) {
  for (const auto& [words, nearest] :
       {std::pair("rule", "'rules'"), std::pair("rules,theorem", "'theorems'"),
        std::pair("theorem 1.6", "'theorem 1.5'"), std::pair("rules of elo 1", "'rules of ello 1'"),
        std::pair(",", "expected"), std::pair("rules,", "expected"), std::pair("rules;theorems", "expected")}) {
    try {
      const Trust trust(words);
      ADD_FAILURE() << words;
    } catch (const text::InputError& error) {
      EXPECT_NE(std::string(error.what()).find(nearest), std::string::npos) << error.what();
    }
  }
}

TEST(Grounds, AreThoseOfTheEvidenceAndOfWhatIsNestedInIt) {
  const auto about = [](const char* instance, const char* statement) {
    return naive::claim("ello", instance, statement);
  };
  EXPECT_EQ(rests_on({about("path:3 green=0", "WINNABLE"), Order{{0, 1, 2}}}), "rules of ello 1");
  EXPECT_EQ(rests_on({about("path:3", "UNWINNABLE"), Implausible{0, Implausible::Reason::all_red}}), "rules of ello 1");
  EXPECT_EQ(rests_on({about("path:3", "UNWINNABLE"), Implausible{0, Implausible::Reason::parity}}),
            "rules of ello 1; theorem 1.5");
  EXPECT_EQ(
      rests_on({about("path:2 green=0,1", "UNWINNABLE"), Implausible{0, Implausible::Reason::reflection_all_red}}),
      "rules of ello 1; corollary 1.4");
  const Certificate odd{about("@", "UNWINNABLE"), Implausible{0, Implausible::Reason::parity}};
  EXPECT_EQ(rests_on({about("B? green=1,2", "UNWINNABLE"), Derivation{{}, 0, {odd}}}), "rules of ello 1; theorem 1.5");
  EXPECT_EQ(rests_on(naive::certify("node-kayles", "path:1", false, false)), "rules of node-kayles 1");
}

TEST(Grounds, EverySampleNamesTheRulesOrDefinitionsItIsAbout) {
  for (const auto& [kind, certificate] : naive::samples()) {
    const Grounds all = check(certificate);
    const std::string grounds = text(all);
    const std::string game = certificate.claim.game;
    if (game == "conjecture") {
      EXPECT_NE(grounds.find("definitions of conjectures 1"), std::string::npos) << grounds;
      for (const Certificate& fact : certificate.evidence.as<Counterexample>()->facts)
        EXPECT_NE(grounds.find(fact.claim.game == "value" ? "encoding of sets" : "rules of " + fact.claim.game + " 1"),
                  std::string::npos)
            << grounds;
    } else if (game == "value") {
      EXPECT_EQ(grounds, "definitions of conjectures 1; encoding of sets");
    } else if (game == "sweep") {
      EXPECT_NE(grounds.find("definitions of conjectures 1"), std::string::npos) << grounds;
      const char* theorem = kind == "types" ? "theorem of docs/TREES.md" : "theorem of docs/LEDGERS.md";
      EXPECT_NE(grounds.find(theorem), std::string::npos) << grounds;
    } else if (game == "reduction") {
      EXPECT_NE(grounds.find("definitions of reductions 1"), std::string::npos) << grounds;
    } else if (game == "octal") {
      EXPECT_NE(grounds.find("definitions of octal games"), std::string::npos) << grounds;
    } else if (game == "numbers") {
      EXPECT_NE(grounds.find("definitions of numbers"), std::string::npos) << grounds;
    } else if (game == "ello-family") {
      EXPECT_NE(grounds.find("theorem on families of docs/LEMMAS.md"), std::string::npos) << grounds;
    } else if (game == "ello-parts") {
      EXPECT_NE(grounds.find("definitions of ello-parts 1"), std::string::npos) << grounds;
      EXPECT_NE(grounds.find("theorem on parts of docs/LEMMAS.md"), std::string::npos) << grounds;
    } else if (game == "ello-gadget") {
      const char* theorem = kind == "full" ? "theorem on full gadgets of docs/LEMMAS.md" : "theorem of docs/LEMMAS.md";
      EXPECT_NE(grounds.find(theorem), std::string::npos) << grounds;
    } else if (game.ends_with("-gadget")) {
      const bool mirror = certificate.evidence.kind() == MirrorTriples::kind;
      EXPECT_NE(grounds.find(mirror ? "theorem of mirrored play" : "theorem of counterplay"), std::string::npos)
          << grounds;
    } else {
      EXPECT_NE(grounds.find("rules of " + game + " 1"), std::string::npos) << grounds;
    }
    for (const Ground& ground : all.all()) EXPECT_TRUE(Trust(ground.name).covers(ground)) << ground.name;
  }
}

TEST(Grounds, AreDeclaredByTheKindsOfTheEvidence) {
  for (const auto& [name, certificate] : naive::samples()) {
    const Grounds all = check(certificate);
    EXPECT_TRUE(all.kinds().contains(certificate.evidence.kind()));
    std::set<Ground> declared;
    for (const Kind& kind : kinds()) {
      if (all.kinds().contains(kind.name)) declared.insert(kind.rests_on.begin(), kind.rests_on.end());
    }
    for (const Ground& ground : all.all()) {
      if (ground.kind != Ground::Kind::rules && ground.kind != Ground::Kind::readings) {
        EXPECT_TRUE(declared.contains(ground)) << name << " rests on " << ground.name;
      }
    }
  }
}

TEST(Kinds, AreWholeAndOneNameHasOneMeaning) {
  std::map<std::string, std::string> meanings;
  for (const Kind& kind : kinds()) {
    EXPECT_TRUE(kind.read && kind.check) << kind.name;
    EXPECT_FALSE(kind.name.empty() || kind.family.empty()) << kind.name;
    for (const Ground& ground : kind.rests_on) {
      EXPECT_FALSE(ground.meaning.empty() || ground.meaning.find('\n') != std::string::npos) << ground.name;
      EXPECT_EQ(ground.name.find_first_of(",;"), std::string::npos) << ground.name;
      EXPECT_EQ(meanings.emplace(ground.name, ground.meaning).first->second, ground.meaning) << ground.name;
    }
  }
}

TEST(Kinds, OfOneNameAreToldApartByTheClaim) {
  const auto family = [](const char* kind, const Claim& claim) { return find_kind(kind, claim)->family; };
  EXPECT_EQ(family("order", naive::claim("ello", "path:1", "WINNABLE")), "solitaires");
  EXPECT_EQ(family("closure", naive::claim("lights-out", "path:1", "UNWINNABLE")), "solitaires");
  EXPECT_EQ(family("order", naive::claim("green-wins", "fan:1", "WINNABLE")), "plays");
  EXPECT_EQ(family("closure", naive::claim("green-wins", "fan:1", "UNWINNABLE")), "plays");
  EXPECT_EQ(family("order", naive::claim("reduction", "ello.cone", "FAILS corresponding @")), "counterexamples");
  EXPECT_EQ(family("grounding", naive::claim("reduction", "ello.cone", "PROVED equal-outcome")), "formulas");
  EXPECT_EQ(family("grounding", naive::claim("reduction", "ello.cone", "PROVED isomorphic")), "reductions");
  EXPECT_EQ(find_kind("ello-cone", naive::claim("reduction", "ello.cone", "PROVED equal-outcome")), nullptr);
}

TEST(Text, NamesParametersAndPlayBehindTheGame) {
  EXPECT_EQ(text(naive::claim("ello-modular", "cycle:5", "WINNABLE", {{"modulus", 3}})),
            "ello-modular --modulus 3 cycle:5 WINNABLE");
  EXPECT_EQ(text(naive::claim("node-kayles", "path:2", "OUTCOME P", {}, true)),
            "node-kayles --play misere path:2 OUTCOME P");
}

}  // namespace
}  // namespace gamecert::certificates
