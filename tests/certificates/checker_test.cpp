// The checker on what the corpus is too small for: size, nesting of limits, and its driver.
#include "certificates/checker.hpp"

#include <gtest/gtest.h>

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

namespace gamecert::certificates {
namespace {

std::string reason(const Certificate& certificate) {
  try {
    check(certificate);
    return "accepted";
  } catch (const Rejection& rejection) {
    return rejection.what();
  }
}

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
            "expected an order of at most 4096, found 4097");
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
    std::ostringstream out, err;
    const int status = check_files(files, expect, out, err);
    out_ = out.str();
    err_ = err.str();
    return status;
  }
  std::filesystem::path folder_ = std::filesystem::path(GAMECERT_BINARY_DIR) / "checker_test_files";
  std::string out_, err_;
};

const Certificate won{naive::claim("ello", "path:3 green=0", "WINNABLE"), Order{{0, 1, 2}}};
const Certificate lost{naive::claim("ello", "path:3", "UNWINNABLE"), Implausible{0, Implausible::Reason::all_red}};

TEST_F(Driver, PrintsWhatEachCertificateProves) {
  const auto both = file("both", write(won) + write(lost));
  EXPECT_EQ(run({both, file("one", write(won))}), 0);
  EXPECT_EQ(out_,
            "c ello path:3 green=0 WINNABLE\nc ello path:3 UNWINNABLE\nc ello path:3 green=0 WINNABLE\ns VERIFIED\n");
  EXPECT_EQ(err_, "");
}

TEST_F(Driver, NamesFileAndLineOfTheFirstDefect) {
  Certificate wrong = won;
  wrong.claim.instance = "path:3 green=1";
  const auto bad = file("bad", write(won) + write(wrong) + write(won));
  EXPECT_EQ(run({bad}), 1);
  EXPECT_EQ(out_, "c ello path:3 green=0 WINNABLE\ns REJECTED\n");
  EXPECT_EQ(err_, bad + ":8: move 1: expected a green vertex, found 0, which is red\n");
  const auto torn = file("torn", write(won).substr(0, 40));
  EXPECT_EQ(run({torn}), 1);
  EXPECT_EQ(err_, torn + ":3: expected a newline at the end of the last line, found 'instance path:3 g'\n");
}

TEST_F(Driver, ExpectsAStatementOrAWholeClaim) {
  const auto good = file("good", write(won));
  EXPECT_EQ(run({good}, "WINNABLE"), 0);
  EXPECT_EQ(run({good}, "ello path:3 green=0 WINNABLE"), 0);
  EXPECT_EQ(run({good}, "ello path:3 green=1 WINNABLE"), 1);
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

TEST(Text, NamesParametersAndPlayBehindTheGame) {
  EXPECT_EQ(text(naive::claim("ello-modular", "cycle:5", "WINNABLE", {{"modulus", 3}})),
            "ello-modular --modulus 3 cycle:5 WINNABLE");
  EXPECT_EQ(text(naive::claim("node-kayles", "path:2", "OUTCOME P", {}, true)),
            "node-kayles --play misere path:2 OUTCOME P");
}

}  // namespace
}  // namespace gamecert::certificates
