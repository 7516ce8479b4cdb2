// Lists of triangulations: their numbers, by formulas, and those of the oracle.
#include "graphs/triangulations/triangulation_classes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <set>

#include "graphs/families.hpp"
#include "graphs/plane_board_text.hpp"
#include "graphs/triangulation.hpp"

namespace gamecert::graphs {
namespace {

using Lines = std::set<std::string>;

/// What oracle-triangulations prints.
Lines oracle(const std::string& words) {
  const std::string command = std::string(GAMECERT_BINARY_DIR) + "/oracle/oracle-triangulations " + words;
  FILE* pipe = popen(command.c_str(), "r");
  std::string printed;
  std::array<char, 4096> buffer;
  while (const std::size_t read = std::fread(buffer.data(), 1, buffer.size(), pipe))
    printed.append(buffer.data(), read);
  EXPECT_EQ(pclose(pipe), 0) << command;
  Lines lines;
  for (std::size_t end; (end = printed.find('\n')) != std::string::npos; printed.erase(0, end + 1))
    lines.insert(printed.substr(0, end));
  EXPECT_FALSE(lines.empty()) << command;
  return lines;
}

Lines texts(const std::vector<Triangulation>& classes) {
  Lines lines;
  for (const Triangulation& each : classes) lines.insert(text(each));
  EXPECT_EQ(lines.size(), classes.size());
  return lines;
}

TEST(ConvexTriangulations, AreCatalanManyInAscendingOrder) {
  std::size_t expected = 1;
  for (int n = 3; n <= 13; ++n) {
    std::vector<std::vector<Edge>> all;
    each_convex_triangulation(n, [&](const std::vector<Edge>& diagonals) {
      EXPECT_TRUE(std::ranges::is_sorted(diagonals));
      all.push_back(diagonals);
      return true;
    });
    EXPECT_EQ(all.size(), expected) << n;
    EXPECT_TRUE(std::ranges::is_sorted(all));
    EXPECT_EQ(std::ranges::adjacent_find(all), all.end());
    if (n <= 9) {
      for (const std::vector<Edge>& diagonals : all) Triangulation(PointSet::polygon(n), diagonals);
    }
    expected = expected * static_cast<std::size_t>(4 * n - 6) / static_cast<std::size_t>(n);
  }
}

TEST(ConvexTriangulations, StopWhenTold) {
  for (const int wanted : {1, 2, 41}) {
    int seen = 0;
    each_convex_triangulation(8, [&](const std::vector<Edge>&) { return ++seen < wanted; });
    EXPECT_EQ(seen, wanted);
  }
}

TEST(ConvexClasses, AreAsManyAsInTheirSequence) {
  const std::size_t known[] = {1, 1, 1, 3, 4, 12, 27, 82, 228, 733, 2282, 7528};  // OEIS A000207
  for (int n = 3; n <= 14; ++n) EXPECT_EQ(convex_classes(n).size(), known[n - 3]) << n;
}

/// The number of images under the symmetries of the n-gon.
std::size_t images(const Triangulation& triangulation) {
  const int n = triangulation.graph().order();
  std::set<std::vector<Edge>> images;
  for (int shift = 0; shift < n; ++shift) {
    for (const int direction : {1, n - 1}) {
      std::vector<Edge> image;
      for (const auto& [u, v] : triangulation.graph().edges())
        image.emplace_back(std::minmax((u * direction + shift) % n, (v * direction + shift) % n));
      std::ranges::sort(image);
      images.insert(image);
    }
  }
  return images.size();
}

TEST(ConvexClasses, OfSerpentineOnesHaveAllImages) {
  for (int n = 5; n <= 16; ++n) {
    std::size_t labelled = 0;
    for (const Triangulation& each : convex_classes(n, ConvexKind::serpentine)) labelled += images(each);
    EXPECT_EQ(labelled, static_cast<std::size_t>(n) << (n - 5)) << n;
  }
}

TEST(ConvexClasses, AreThoseOfTheOracle) {
  for (int n = 3; n <= 10; ++n) {
    const std::string words = "convex-classes " + std::to_string(n);
    EXPECT_EQ(texts(convex_classes(n)), oracle(words));
    EXPECT_EQ(texts(convex_classes(n, ConvexKind::serpentine)), oracle(words + " serpentine"));
    EXPECT_EQ(texts(convex_classes(n, ConvexKind::simple_branching)), oracle(words + " simple-branching"));
  }
}

/// Every way to name the boundary in order, either way around, and the inner points.
std::vector<std::vector<int>> all_names(int hull, int inner) {
  std::vector<std::vector<int>> result;
  std::vector<int> name(static_cast<std::size_t>(hull + inner));
  std::iota(name.begin(), name.end(), 0);
  do {
    for (int start = 0; start < hull; ++start) {
      for (const int step : {1, hull - 1}) {
        for (int i = 0; i < hull; ++i) name[static_cast<std::size_t>(i)] = (start + i * step) % hull;
        result.push_back(name);
      }
    }
    std::sort(name.begin(), name.begin() + hull);
  } while (std::next_permutation(name.begin() + hull, name.end()));
  return result;
}

std::vector<Face> renamed(const Triangulation& triangulation, const std::vector<int>& name) {
  std::vector<Face> faces;
  const auto named = [&](int v) { return name[static_cast<std::size_t>(v)]; };
  for (const auto& [a, b, c] : triangulation.faces()) faces.push_back(make_face(named(a), named(b), named(c)));
  std::ranges::sort(faces);
  return faces;
}

/// Discs of m+3 boundary and n inner points, rooted at an oriented boundary edge:
/// 2 (2m+3)! (4n+2m+1)! / ((m+2)! m! n! (3n+2m+3)!). Source: W. G. Brown, "Enumeration of triangulations of the disk",
/// Proceedings of the London Mathematical Society, 1964.
std::uint64_t brown(int m, int n) {
  const auto factorial = [](int k) { return std::tgamma(static_cast<long double>(k + 1)); };
  return static_cast<std::uint64_t>(std::llround(2 * factorial(2 * m + 3) * factorial(4 * n + 2 * m + 1) /
                                                 factorial(m + 2) / factorial(m) / factorial(n) /
                                                 factorial(3 * n + 2 * m + 3)));
}

TEST(DiscClasses, HaveAsManyRootingsAsBrownsFormulaSays) {
  for (int hull = 3; hull <= 8; ++hull) {
    for (int inner = 0; hull + inner <= 8; ++inner) {
      const std::vector<std::vector<int>> names = all_names(hull, inner);
      const std::uint64_t flags = 2 * static_cast<std::uint64_t>(hull);
      std::uint64_t rootings = 0;
      for (const Triangulation& each : disc_classes(hull, inner)) {
        const auto fixes = [&](const std::vector<int>& name) { return renamed(each, name) == each.faces(); };
        const auto automorphisms = static_cast<std::uint64_t>(std::ranges::count_if(names, fixes));
        ASSERT_GT(automorphisms, 0U);
        EXPECT_EQ(flags % automorphisms, 0U);
        rootings += flags / automorphisms;
      }
      EXPECT_EQ(rootings, brown(hull - 3, inner)) << hull << "+" << inner;
    }
  }
}

TEST(DiscClasses, AreThoseOfTheOracle) {
  for (int hull = 3; hull <= 7; ++hull) {
    for (int inner = 0; hull + inner <= 7; ++inner) {
      const std::vector<std::vector<int>> names = all_names(hull, inner);
      std::vector<Triangulation> least;
      for (const Triangulation& each : disc_classes(hull, inner)) {
        std::vector<Face> faces = each.faces();
        for (const std::vector<int>& name : names) faces = std::min(faces, renamed(each, name));
        least.emplace_back(hull + inner, each.boundary(), faces);
      }
      EXPECT_EQ(texts(least), oracle("disc " + std::to_string(hull) + " " + std::to_string(inner)));
    }
  }
}

TEST(TriangulationText, IsReadAsTheSameBoard) {
  for (const char* line :
       {"convex:6:0-2,0-3,0-4", "disc:4+1:0-1-4,0-3-4,1-2-4,2-3-4", "points:0,0;4,0;4,4;0,4:0-1,0-2,0-3,1-2,2-3",
        "points:0,0;6,0;0,6;1,1:0-1,0-2,0-3,1-2,1-3,2-3"}) {
    EXPECT_EQ(text(*std::get<PlaneBoard>(make_family(line)).triangulation), line);
  }
  EXPECT_EQ(text(*std::get<PlaneBoard>(make_family("points:0,0;4,0;4,-4:0-1,0-2,1-2")).triangulation),
            "points:0,0;4,0;4,-4:");
  EXPECT_EQ(text(fan(1)), "convex:3:");
  EXPECT_EQ(text(fan(3)), "convex:5:0-2,0-3");
  EXPECT_EQ(text(wheel(3)), "disc:3+1:0-1-3,0-2-3,1-2-3");
}

}  // namespace
}  // namespace gamecert::graphs
