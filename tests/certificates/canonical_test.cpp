// One text for everything: what is accepted is written again byte for byte, and of the spellings of an instance one.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "certificates/checker.hpp"
#include "certificates/counterexamples/counterexample.hpp"
#include "certificates/gadgets/derivation.hpp"
#include "certificates/impartial/simulation.hpp"
#include "certificates/subject.hpp"
#include "certificates/writing/writer.hpp"
#include "games/instances/instance_text.hpp"
#include "graphs/formats.hpp"
#include "samples.hpp"

namespace gamecert::certificates {
namespace {

using games::Instance;

std::string only_text(std::string_view game, const std::string& line) {
  return games::canonical_text({games::find(game), Instance(line)});
}

struct Spelling {
  const char* game;
  const char* given;
  const char* only;
};

const Spelling spellings[] = {
    {"ello", "? green=", "?"},
    {"ello", "&? green=", "&?"},
    {"ello", "petersen green=", "petersen"},
    {"ello", "  petersen\tgreen=2,0 ", "petersen green=0,2"},
    {"geodetic", "cycle:5 labelled=2,1", "cycle:5 labelled=1,2"},
    {"weak", "path:3 painted=2:2,0:1", "path:3 painted=0:1,2:2"},
    {"lights-out", "grid:2x3 lit=5,4", "grid:2x3 lit=4,5"},
    {"ello-modular", "path:3 coloured=2:1,0:0,1:2", "path:3 coloured=1:2,2:1"},
    {"ello-modular", "path:3 coloured=0:0", "path:3"},
    {"proper", "path:3 painted=", "path:3"},
    {"proper", "path:3 painted=2:1,0:2", "path:3 painted=0:2,2:1"},
    {"sequential", "path:3 order=0,1,2", "path:3"},
    {"sequential", "path:3 order=2,0,1 painted=1:2", "path:3 painted=1:2 order=2,0,1"},
    {"sequential", "? order=", "?"},
    {"capture", "path:3 painted=2-1:1,1-0:2", "path:3 painted=0-1:2,1-2:1"},
    {"hackendot", "path:3 roots=2", "path:3 roots=2"},
    {"kayles", "heaps:5,3", "heaps:5,3"},
    {"nimstring", "fan:2 marked=3-0,1-0", "fan:2 marked=0-1,0-3"},
    {"nimstring", "convex:3", "convex:3:"},
    {"nimstring", "convex:5:3-0,2-0 marked=3-0", "convex:5:0-2,0-3 marked=0-3"},
    {"nimstring", "disc:3+1:3-2-1,3-0-1,2-3-0", "disc:3+1:0-1-3,0-2-3,1-2-3"},
    {"nimstring", "points:0,0;4,-0;0,4;1,1:3-0,3-1,3-2", "points:0,0;4,0;0,4;1,1:0-1,0-2,0-3,1-2,1-3,2-3"},
    {"nimstring", "points:0,0;4,0;0,4:0-1,0-2,1-2", "points:0,0;4,0;0,4:"},
    {"triangle", "convex:4", "convex:4:"},
    {"triangle", "convex:4: marked=3-1", "convex:4: marked=1-3"},
    {"triangle", "points:0,0;-4,0;0,4", "points:0,0;-4,0;0,4:"},
    {"bichromatic-triangle", "convex:4: painted=3-1:2,1-0:1", "convex:4: painted=0-1:1,1-3:2"},
};

TEST(Canonical, EverySpellingOfAnInstanceHasOneText) {
  for (const auto& [game, given, only] : spellings) {
    EXPECT_EQ(only_text(game, given), only) << game << " " << given;
    EXPECT_EQ(only_text(game, only), only) << game << " " << only;
    const Claim claim{game,
                      1,
                      [&] {
                        std::map<std::string, int> usual;
                        for (const auto& parameter : games::find(game).info.parameters)
                          usual.emplace(parameter.name, parameter.usual);
                        return usual;
                      }(),
                      false,
                      given,
                      ""};
    Grounds grounds;
    if (std::string_view(given) == only) {
      EXPECT_EQ(subject_of(claim, grounds).instance().text(), only);
    } else {
      EXPECT_THROW(subject_of(claim, grounds), Rejection) << given;
    }
  }
}

TEST(Canonical, EveryAttributeOfEveryGameIsSpelled) {
  for (const games::Entry& entry : games::registry()) {
    for (const games::AttributeInfo& attribute : entry.info.attributes) {
      const auto names_it = [&](const Spelling& spelling) {
        return std::string_view(spelling.given).find(" " + std::string(attribute.name) + "=") != std::string_view::npos;
      };
      EXPECT_TRUE(std::ranges::any_of(spellings, names_it)) << entry.info.name << " " << attribute.name;
    }
  }
}

// All texts of up to seven characters behind the order, so also those that our writer does not make.
TEST(Canonical, OfTheSparse6TextsOfAGraphOneIsLeft) {
  std::mt19937_64 random(3);
  std::map<std::string, std::set<std::string>> texts;  // by graph6
  int given = 0;
  for (int i = 0; i < 300000; ++i) {
    std::string line = ":";
    line += static_cast<char>('?' + 1 + random() % 8);
    for (std::size_t length = random() % 4; length > 0; --length) line += static_cast<char>('?' + random() % 64);
    try {
      const auto graph = graphs::read_sparse6(line);
      texts[graphs::write_graph6(graph)].insert(only_text("ello", line));
      given += only_text("ello", line) != line ? 1 : 0;
    } catch (const text::InputError&) {
    }
  }
  EXPECT_GT(texts.size(), 100U);
  EXPECT_GT(given, 0);
  for (const auto& [graph, only] : texts) EXPECT_EQ(only.size(), 1U) << graph;
}

/// Whether the claims of a certificate, inner ones too, are written as their games have them.
void expect_canonical(const Certificate& certificate) {
  const auto canonical = [](const Claim& claim) {
    if (claim.game == "conjecture" || claim.game == "value" || claim.game == "sweep" || claim.game == "reduction" ||
        claim.game.ends_with("-gadget") || claim.game == "ello-family" || claim.game == "ello-parts" ||
        claim.game == "octal" || claim.game == "numbers")
      return true;
    return only_text(claim.game, claim.instance) == claim.instance;
  };
  EXPECT_TRUE(canonical(certificate.claim)) << text(certificate.claim);
  if (const auto* other = certificate.evidence.as<Simulation>()) {
    EXPECT_TRUE(canonical(other->other)) << text(other->other);
  }
  if (const auto* derivation = certificate.evidence.as<Derivation>()) expect_canonical(derivation->base.front());
  if (const auto* counterexample = certificate.evidence.as<Counterexample>()) {
    for (const Certificate& fact : counterexample->facts) expect_canonical(fact);
  }
}

struct Outcome {
  bool read = false, accepted = false;
};

/// What is read is written again as it was; what is accepted is canonical throughout.
Outcome expect_round_trip(const std::string& given) {
  Outcome outcome;
  std::istringstream in(given);
  Reader reader(in);
  std::vector<Certificate> all;
  std::string written;
  try {
    while (auto certificate = reader.next()) {
      written += write(*certificate);
      all.push_back(std::move(*certificate));
    }
  } catch (const Rejection&) {
    return outcome;
  }
  outcome.read = true;
  EXPECT_EQ(written, given);
  try {
    for (const Certificate& each : all) check(each);
  } catch (const Rejection&) {
    return outcome;
  } catch (const text::LimitError&) {
    return outcome;
  }
  outcome.accepted = true;
  for (const Certificate& each : all) expect_canonical(each);
  return outcome;
}

std::string changed(const std::string& text, std::mt19937_64& random) {
  static const std::string alphabet = "0123456789abcdef -,:;=+*<>/dl?@~\n";
  std::string result = text;
  for (std::size_t changes = 1 + random() % 2; changes > 0; --changes) {
    const std::size_t at = random() % result.size();
    const std::size_t other = std::min(result.size() - 1, at + 1 + random() % 4);
    switch (random() % 4) {
      case 0:
        result.erase(at, 1 + random() % 2);
        break;
      case 1:
        result.insert(at, 1, alphabet[random() % alphabet.size()]);
        break;
      case 2:
        result[at] = alphabet[random() % alphabet.size()];
        break;
      default:
        std::swap(result[at], result[other]);
    }
    if (result.empty()) return text;
  }
  return result;
}

TEST(Canonical, WhateverIsReadIsWrittenAgainByteForByte) {
  constexpr unsigned seed = 2;
  std::mt19937_64 random(seed);
  std::vector<std::string> texts;
  for (const auto& [kind, certificate] : naive::samples()) texts.push_back(write(certificate));
  const auto corpus = std::filesystem::path(GAMECERT_SOURCE_DIR) / "tests/certificates/corpus";
  for (const char* folder : {"accept", "reject"}) {
    for (const auto& entry : std::filesystem::directory_iterator(corpus / folder)) {
      if (entry.path().extension() != ".cert" || entry.file_size() > 2000) continue;
      std::ifstream in(entry.path(), std::ios::binary);
      texts.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    }
  }
  int read = 0;
  int accepted = 0;
  for (const std::string& text : texts) {
    for (int i = 0; i < 60; ++i) {
      const auto outcome = expect_round_trip(i == 0 ? text : changed(text, random));
      read += outcome.read ? 1 : 0;
      accepted += outcome.accepted ? 1 : 0;
      if (HasFailure()) FAIL() << "seed " << seed;
    }
  }
  EXPECT_GT(read, 2000);
  EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace gamecert::certificates
