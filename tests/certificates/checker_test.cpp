// The checker on what the corpus is too small for: size, nesting of limits, and its driver.
#include "certificates/checker.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <random>
#include <sstream>

#include "certificates/check_files.hpp"
#include "naive.hpp"
#include "processor_time.hpp"
#include "samples.hpp"
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

class Driver : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::create_directories(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  std::string file(const std::string& name, const std::string& contents) {
    const auto path = folder_ / name;
    std::ofstream(path, std::ios::binary) << contents;
    return path;
  }
  int run(const std::vector<std::string>& files, const std::optional<std::string>& expect = {}) {
    return run_with({.expect = expect}, files);
  }
  int run_with(const Demands& demands, const std::vector<std::string>& files) {
    std::ostringstream out, err;
    const int status = check_files(files, demands, out, err);
    out_ = out.str();
    err_ = err.str();
    return status;
  }
  std::filesystem::path folder_ =
      std::filesystem::path(GAMECERT_BINARY_DIR) / ("checker_test_files-" + std::to_string(getpid()));
  std::string out_, err_;
};

const Certificate won{naive::claim("ello", "path:3 green=0", "WINNABLE"), Order{{0, 1, 2}}};
const Certificate lost{naive::claim("ello", "path:3", "UNWINNABLE"), Implausible{0, Implausible::Reason::all_red}};

TEST_F(Driver, PrintsWhatEachCertificateProves) {
  const auto both = file("both", write(won) + write(lost));
  EXPECT_EQ(run({both, file("one", write(won))}), 0);
  EXPECT_EQ(out_,
            "c ello path:3 green=0 WINNABLE\nc rests on: rules of ello 1\n"
            "c ello path:3 UNWINNABLE\nc rests on: rules of ello 1\n"
            "c ello path:3 green=0 WINNABLE\nc rests on: rules of ello 1\ns VERIFIED\n");
  EXPECT_EQ(err_, "");
}

TEST_F(Driver, NamesFileAndLineOfTheFirstDefect) {
  Certificate wrong = won;
  wrong.claim.instance = "path:3 green=1";
  const auto bad = file("bad", write(won) + write(wrong) + write(won));
  EXPECT_EQ(run({bad}), 1);
  EXPECT_EQ(out_, "c ello path:3 green=0 WINNABLE\nc rests on: rules of ello 1\ns REJECTED\n");
  EXPECT_EQ(err_, bad + ":8: move 1: expected a green vertex, found 0, which is red\n");
  const auto torn = file("torn", write(won).substr(0, 40));
  EXPECT_EQ(run({torn}), 1);
  EXPECT_EQ(err_, torn + ":3: expected a newline at the end of the last line, found 'instance path:3 g'\n");
}

TEST_F(Driver, ExpectsAStatementOrAWholeClaim) {
  const auto good = file("good", write(won));
  EXPECT_EQ(run({good}, "WINNABLE"), 0);
  EXPECT_EQ(run({good}, "ello path:3 green=0 WINNABLE"), 0);
  EXPECT_EQ(run({good}, "c ello path:3 green=0 WINNABLE"), 0);
  EXPECT_EQ(run({good}, "ello path:3 green=1 WINNABLE"), 1);
  EXPECT_EQ(run({good}, "green=0 WINNABLE"), 1);
  EXPECT_EQ(run({good}, ""), 1);
  EXPECT_EQ(run({good}, "UNWINNABLE"), 1);
  EXPECT_EQ(out_, "s REJECTED\n");
  EXPECT_EQ(run({file("both", write(won) + write(lost))}, "WINNABLE"), 1);
}

TEST_F(Driver, NothingToCheckIsStatus2) {
  EXPECT_EQ(run({file("empty", "")}), 2);
  EXPECT_EQ(run({(folder_ / "missing").string()}), 2);
  EXPECT_EQ(run({folder_.string()}), 2);
  EXPECT_EQ(run({file("good", write(won)), file("empty", "")}), 2);
  EXPECT_EQ(out_.find("s VERIFIED"), std::string::npos);
}

/// Much time, and much memory, for a short text.
const char* const costly =
    "gamecert 1\ngame lights-out 1\ninstance grid:32x32 lit=0\nstatement UNWINNABLE\nevidence lrat 22920192 1\n"
    "22920193 0 1 0\nend\n";
const char* const large =
    "gamecert 1\ngame ello 1\ninstance path:20000000\nstatement UNWINNABLE\nevidence implausible 0 all-red\nend\n";

TEST_F(Driver, ALimitOfTimeIsUnknownAtItsPlaceAndEndsNothingElse) {
  const auto slow = file("slow", write(won) + costly);
  const auto good = file("good", write(lost));
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(run_with({.budget = {.seconds = 0.2}}, {slow, good}), 3);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
  EXPECT_EQ(out_,
            "c ello path:3 green=0 WINNABLE\nc rests on: rules of ello 1\n"
            "c ello path:3 UNWINNABLE\nc rests on: rules of ello 1\ns UNKNOWN\n");
  EXPECT_EQ(err_, slow + ":8: expected a check within 0.2 s, found that it takes more\n");
}

TEST_F(Driver, ALimitOfMemoryIsUnknown) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "the address space is not bounded under the sanitizer";
#endif
  const auto file_of_path = file("large", large);
  EXPECT_EQ(run_with({.budget = {.megabytes = 400}}, {file_of_path}), 3);
  EXPECT_EQ(out_, "s UNKNOWN\n");
  EXPECT_EQ(err_.find(file_of_path + ":1: expected a "), 0U) << err_;
  EXPECT_EQ(run_with({}, {file_of_path}), 0);
}

TEST_F(Driver, ADeclaredLimitIsUnknownAndWhatFollowsInTheFileIsStillChecked) {
  const std::string deep =
      "gamecert 1\ngame ello 1\ninstance path:4097\nstatement WINNABLE\nevidence determinant 1\n1\nend\n";
  const auto mixed = file("mixed", deep + write(won));
  EXPECT_EQ(run({mixed}), 3);
  EXPECT_EQ(out_, "c ello path:3 green=0 WINNABLE\nc rests on: rules of ello 1\ns UNKNOWN\n");
  EXPECT_EQ(err_, mixed + ":1: expected an order of at most 4096, found 4097\n");
  EXPECT_EQ(run({file("worse", deep + write(won) + "gamecert 2\n")}), 1);
}

// Claims that may be true, beyond what the program can hold.
TEST_F(Driver, ALimitOfWhatAClaimSpeaksOfIsUnknown) {
  const auto text = [](const std::string& game, const std::string& instance, const std::string& rest) {
    return "gamecert 1\ngame " + game + " 1\ninstance " + instance + "\nstatement " + rest + "\nend\n";
  };
  const auto ello = [&](const std::string& instance) {
    return text("ello", instance, "UNWINNABLE\nevidence implausible 0 all-red");
  };
  const auto kayles = [&](const std::string& instance) {
    return text("kayles", instance, "OUTCOME N\nevidence positions 0 1");
  };
  const auto flip = [&](const std::string& instance) {
    return text("nimstring", instance, "OUTCOME N\nevidence positions 0 1");
  };
  const auto conjecture = [&](const std::string& statement) {
    return text("conjecture", "@", "FAILS " + statement + "\nevidence counterexample 0");
  };
  const auto reduction = [&](const std::string& more) {
    return text("reduction", "source node-kayles ; target proper colours=2 ; " + more + "move v:1 means 1",
                "FAILS @\nevidence order 0");
  };
  std::string pieces = "vertex v ; ", deep, many_points = "points:0,0";
  for (int i = 0; i < 200; ++i) pieces += "vertex w" + std::to_string(i) + " ; ";
  for (int i = 0; i < 201; ++i) deep += "! ";
  for (int i = 1; i < 2000; ++i) many_points += ";" + std::to_string(i) + "," + std::to_string(i * i);
  for (const std::string& limited :
       {ello("path:20000001"), ello("complete:20000"), ello("hypercube:25"), ello("hypercube:27"),
        ello("grid:5000x5000"), ello("complete:30000000000"), ello("path:20000001 green=0"), kayles("heaps:20000001"),
        kayles("heaps:20000000,1"), flip("fan:100000000"), flip("points:1,0;2,3;100000000000000000,1"),
        flip("convex:100000000"), flip(many_points), conjecture(deep + "connected"),
        conjecture("= order 1000000000000000000"), reduction(pieces), reduction("vertex v[1000001] ; ")}) {
    EXPECT_EQ(run({file("limited", limited)}), 3) << limited.substr(0, 200);
    EXPECT_EQ(out_, "s UNKNOWN\n");
    EXPECT_NE(err_.find("limited:1: expected "), std::string::npos) << err_;
    EXPECT_NE(err_.find("at most "), std::string::npos) << err_;
  }
  for (const std::string& wrong :
       {ello("path:0"), ello("path:020000001"), ello("path:x20000001"), kayles("heaps:"), conjecture("= order 0000"),
        conjecture("= order 0000000000000000000"), conjecture("! ! connectd"), reduction("vertex v ; vertex v ; "),
        reduction("vertex v[01] ; "), flip("points:0,0;0,0;1,1:")})
    EXPECT_EQ(run({file("wrong", wrong)}), 1) << wrong;
}

TEST_F(Driver, RejectedCountsMoreThanUnreadableMoreThanUnknownMoreThanVerified) {
  const auto good = file("good", write(won));
  const auto slow = file("slow", costly);
  const auto missing = (folder_ / "missing").string();
  const auto bad = file("bad", "gamecert 2\n");
  const std::pair<std::string, int> kinds[] = {{good, 0}, {slow, 3}, {missing, 2}, {bad, 1}};
  for (std::size_t worse = 0; worse < 4; ++worse) {
    for (std::size_t better = 0; better <= worse; ++better) {
      const auto& [a, status] = kinds[worse];
      const auto& b = kinds[better].first;
      EXPECT_EQ(run_with({.budget = {.seconds = 0.1}}, {a, b}), status) << a << " " << b;
      EXPECT_EQ(run_with({.budget = {.seconds = 0.1}}, {b, a}), status) << b << " " << a;
      EXPECT_EQ(out_.find("s VERIFIED") != std::string::npos, status == 0);
    }
  }
}

TEST_F(Driver, ADirectoryStandsForAllCertificatesInIt) {
  std::filesystem::create_directories(folder_ / "inside" / "below");
  file("inside/b.cert", write(won));
  file("inside/a.cert", write(lost));
  file("inside/notes.txt", "no certificate\n");
  EXPECT_EQ(run({(folder_ / "inside").string()}), 0);
  EXPECT_LT(out_.find("UNWINNABLE"), out_.find("green=0"));
  const auto below = file("inside/below/c.cert", write(lost) + "gamecert 3\n");
  EXPECT_EQ(run({(folder_ / "inside").string()}), 1);
  EXPECT_EQ(err_.find(below + ":7: "), 0U) << err_;
  std::filesystem::create_directories(folder_ / "none");
  EXPECT_EQ(run({(folder_ / "none").string()}), 2);
  EXPECT_NE(err_.find("in the directory, found none"), std::string::npos) << err_;
}

TEST_F(Driver, ADirectoryIsEnteredThroughLinksAndOnceThoughTheyGoRound) {
  namespace fs = std::filesystem;
  fs::create_directories(folder_ / "links");
  fs::create_directories(folder_ / "elsewhere");
  file("links/good.cert", write(won));
  const auto bad = file("elsewhere/bad.cert", "gamecert 2\n");
  for (const char* name : {"links/directory", "links/directory.cert"}) {
    fs::create_directory_symlink(folder_ / "elsewhere", folder_ / name);
    EXPECT_EQ(run({(folder_ / "links").string()}), 1) << name;
    EXPECT_EQ(err_.find((folder_ / name / "bad.cert").string() + ":1: "), 0U) << err_;
    fs::remove(folder_ / name);
  }
  fs::create_symlink(bad, folder_ / "links/file.cert");
  EXPECT_EQ(run({(folder_ / "links").string()}), 1);
  fs::remove(folder_ / "links/file.cert");
  fs::remove(bad);
  fs::create_directory_symlink("..", folder_ / "links/up");
  fs::create_directory_symlink("../links", folder_ / "elsewhere/round.cert");
  EXPECT_EQ(run({(folder_ / "links").string()}), 0);
  EXPECT_EQ(out_, "c ello path:3 green=0 WINNABLE\nc rests on: rules of ello 1\ns VERIFIED\n");
  file("elsewhere/.cert", "gamecert 2\n");
  EXPECT_EQ(run({(folder_ / "links").string()}), 1);
}

TEST_F(Driver, WhatCannotBeLookedAtInADirectoryIsUnreadable) {
  namespace fs = std::filesystem;
  fs::create_directories(folder_ / "odd");
  file("odd/good.cert", write(won));
  const std::string directory = (folder_ / "odd").string();
  const auto unreadable = [&](const char* name) {
    EXPECT_EQ(run({directory}), 2) << name;
    EXPECT_EQ(err_.find(directory + "/" + name + ": expected a "), 0U) << err_;
    EXPECT_NE(out_.find("WINNABLE"), std::string::npos);
    EXPECT_EQ(out_.find("\ns "), std::string::npos);
    fs::remove(folder_ / "odd" / name);
  };
  ASSERT_EQ(mkfifo((directory + "/pipe.cert").c_str(), 0600), 0);
  unreadable("pipe.cert");
  fs::create_symlink("/dev/zero", directory + "/device.cert");
  unreadable("device.cert");
  fs::create_symlink("nothing", directory + "/nowhere.cert");
  unreadable("nowhere.cert");
  fs::create_symlink("nothing", directory + "/nowhere");
  unreadable("nowhere");
  fs::create_symlink("/proc/self/mem", directory + "/broken.cert");  // opens, and cannot be read
  unreadable("broken.cert");
  ASSERT_EQ(mkfifo((directory + "/pipe").c_str(), 0600), 0);  // no certificate by its name
  EXPECT_EQ(run({directory}), 0);
}

TEST_F(Driver, TrustRejectsWhatRestsOnMore) {
  const Certificate parity{naive::claim("ello", "path:3", "UNWINNABLE"), Implausible{0, Implausible::Reason::parity}};
  const auto odd = file("odd", write(parity));
  const auto trusting = [&](const char* words) { return run_with({.trust = Trust(words)}, {odd}); };
  EXPECT_EQ(trusting("rules,theorems"), 0);
  EXPECT_EQ(trusting("rules, theorem 1.5"), 0);
  EXPECT_EQ(trusting("rules of ello 1,theorem 1.5"), 0);
  EXPECT_EQ(trusting("rules"), 1);
  EXPECT_EQ(err_, odd + ":1: expected to rest on what --trust names, found that it rests on theorem 1.5\n");
  EXPECT_EQ(out_, "s REJECTED\n");
  EXPECT_EQ(trusting("rules of kayles 1,theorems"), 1);
  for (const char* nothing : {"", " "}) {
    EXPECT_EQ(trusting(nothing), 1);
    EXPECT_EQ(err_, odd + ":1: expected to rest on what --trust names, found that it rests on rules of ello 1\n");
  }
  EXPECT_EQ(trusting("readings,definitions,encodings,theorems"), 1);
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
  EXPECT_EQ(rests_on(won), "rules of ello 1");
  EXPECT_EQ(rests_on(lost), "rules of ello 1");
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
      for (const Certificate& fact : std::get<Counterexample>(certificate.evidence).facts)
        EXPECT_NE(grounds.find("rules of " + fact.claim.game + " 1"), std::string::npos) << grounds;
    } else if (game == "reduction") {
      EXPECT_NE(grounds.find("definitions of reductions 1"), std::string::npos) << grounds;
    } else if (game == "ello-gadget") {
      EXPECT_NE(grounds.find("theorem of docs/LEMMAS.md"), std::string::npos) << grounds;
    } else {
      EXPECT_NE(grounds.find("rules of " + game + " 1"), std::string::npos) << grounds;
    }
    for (const Ground& ground : all.all()) EXPECT_TRUE(Trust(ground.text).covers(ground)) << ground.text;
  }
}

TEST(Text, NamesParametersAndPlayBehindTheGame) {
  EXPECT_EQ(text(naive::claim("ello-modular", "cycle:5", "WINNABLE", {{"modulus", 3}})),
            "ello-modular --modulus 3 cycle:5 WINNABLE");
  EXPECT_EQ(text(naive::claim("node-kayles", "path:2", "OUTCOME P", {}, true)),
            "node-kayles --play misere path:2 OUTCOME P");
}

}  // namespace
}  // namespace gamecert::certificates
