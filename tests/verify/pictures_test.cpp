// What instances look like: nothing lies on anything else where points are given by their coordinates, too.
#include "verify/pictures.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "reductions/built_in.hpp"
#include "reductions/gadgets/lemma_file.hpp"
#include "tests/pictures/clearance.hpp"
#include "text/errors.hpp"
#include "verify/lemma_decision.hpp"

namespace gamecert::verify {
namespace {

using pictures::Picture;
using pictures::radius;

void expect_plane_and_clear(const std::string& board) {
  const Picture picture = picture_of(games::Instance(board));
  const auto at = [&](int v) { return picture.vertices[static_cast<std::size_t>(v)].at; };
  const int order = static_cast<int>(picture.vertices.size());
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u)
      EXPECT_GT(std::hypot(at(u).x - at(v).x, at(u).y - at(v).y), 2.2 * radius) << u << " " << v;
    for (const Picture::Line& line : picture.lines) {
      if (line.from == v || line.to == v) continue;
      EXPECT_GT(pictures::distance(at(v), at(line.from), at(line.to)), radius)
          << v << " on " << line.from << "-" << line.to;
    }
  }
  for (const Picture::Line& one : picture.lines)
    for (const Picture::Line& other : picture.lines)
      EXPECT_FALSE(pictures::lines_cross(at(one.from), at(one.to), at(other.from), at(other.to))) << board;
}

TEST(PictureOf, PointsOnAParabolaIsPlaneAndClear) {
  expect_plane_and_clear("points:0,0;1,1;2,4;3,9;4,16;2,-1:0-1,0-2,0-4,0-5,1-2,1-5,2-3,2-4,2-5,3-4,3-5,4-5");
  expect_plane_and_clear(
      "points:0,0;1,1;2,4;3,9;4,16;5,25;6,36;7,49;8,64;9,81;10,100;11,121;12,144;13,169;14,196;15,225;16,25"
      "6;17,289;18,324;19,361;20,400;21,441;22,484;23,529;24,576;25,625;26,676;27,729;28,784;29,841;30,900;"
      "31,961;32,1024;16,-1:0-1,0-2,0-4,0-8,0-16,0-32,0-33,1-2,1-33,2-3,2-4,2-33,3-4,3-33,4-5,4-6,4-8,4-33,"
      "5-6,5-33,6-7,6-8,6-33,7-8,7-33,8-9,8-10,8-12,8-16,8-33,9-10,9-33,10-11,10-12,10-33,11-12,11-33,12-13"
      ",12-14,12-16,12-33,13-14,13-33,14-15,14-16,14-33,15-16,15-33,16-17,16-18,16-20,16-24,16-32,16-33,17-"
      "18,17-33,18-19,18-20,18-33,19-20,19-33,20-21,20-22,20-24,20-33,21-22,21-33,22-23,22-24,22-33,23-24,2"
      "3-33,24-25,24-26,24-28,24-32,24-33,25-26,25-33,26-27,26-28,26-33,27-28,27-33,28-29,28-30,28-32,28-33"
      ",29-30,29-33,30-31,30-32,30-33,31-32,31-33,32-33");
}

TEST(PictureOf, PointsThatAreClearIsAsTheirCoordinatesHaveIt) {
  const Picture picture = picture_of(games::Instance("points:0,0;4,0;4,3;0,3;2,1:0-1,1-2,2-3,0-3,0-4,1-4,2-4,3-4"));
  const auto at = [&](std::size_t v) { return picture.vertices[v].at; };
  EXPECT_NEAR((at(1).x - at(0).x) * 3, (at(3).y - at(0).y) * 4, 1e-9);
  EXPECT_NEAR(at(4).x - at(0).x, (at(1).x - at(0).x) / 2, 1e-9);
  EXPECT_NEAR(at(4).y - at(0).y, (at(3).y - at(0).y) / 3, 1e-9);
}

TEST(PictureOf, BarePointsHaveRoomBetweenThem) { expect_plane_and_clear("points:0,0;1,0;30,1;60,3;61,2;40,20:"); }

/// Distances between the vertices, ascending: the same for pictures that are moved or numbered otherwise.
std::vector<double> shape_of(const std::string& board) {
  std::vector<double> distances;
  const Picture picture = picture_of(games::Instance(board));
  for (const Picture::Vertex& one : picture.vertices)
    for (const Picture::Vertex& other : picture.vertices)
      distances.push_back(std::hypot(one.at.x - other.at.x, one.at.y - other.at.y));
  std::ranges::sort(distances);
  return distances;
}

// The graph6 texts are NetworkX's, which numbers vertices in another way.
TEST(PictureOf, AMemberOfAFamilyIsThatOfTheFamilyWhateverItsTextIs) {
  const std::pair<std::string, std::string> table[] = {{"C~", "complete:4"},
                                                       {"D~{", "complete:5"},
                                                       {"F?~v_", "complete-bipartite:3,4"},
                                                       {"Gl_XIS", "hypercube:3"},
                                                       {"IheA@GUAo", "petersen"},
                                                       {"KkSg_SD?_A_D", "grid:3x4"},
                                                       {"IheAHCPBG", "prism:5"},
                                                       {"Esa?", "star:5"},
                                                       {"Or`HOm?OH@ABAG@C_POAJ", "hypercube:4"},
                                                       {"Gp_GGC", "spider:4,2,1"},
                                                       {"NqO`?_OA?O?_@??_?O?", "binary-tree:3"},
                                                       {"E{O_", "rays:3,2"},
                                                       {"LvbLRDXPpZEbEl", "paley:13"}};
  for (const auto& [graph6, family] : table) {
    const std::vector<double> shape = shape_of(graph6), usual = shape_of(family);
    ASSERT_EQ(shape.size(), usual.size()) << family;
    for (std::size_t i = 0; i < shape.size(); ++i) EXPECT_NEAR(shape[i], usual[i], 1e-9) << family;
  }
}

TEST(PictureOf, ADiamondIsARhombusWithItsDiagonalAcross) {
  const Picture picture = picture_of(games::Instance("Cz"));  // 0 and 3 are not adjacent
  const auto at = [&](std::size_t v) { return picture.vertices[v].at; };
  EXPECT_NEAR(at(0).x, at(3).x, 1e-9);
  EXPECT_NEAR(at(1).y, at(2).y, 1e-9);
  EXPECT_NEAR(at(1).x + at(2).x, 2 * at(0).x, 1e-9);
  EXPECT_NEAR(at(0).y + at(3).y, 2 * at(1).y, 1e-9);
}

TEST(PicturesOf, ALemmaKeepsTheNamesOfItsVertices) {
  int replaced = 0;
  std::vector<std::string> lemmas{GAMECERT_SOURCE_DIR "/examples/red-path.lemma"};
  for (const reductions::BuiltIn& file : reductions::built_in_lemmas()) lemmas.emplace_back(file.name);
  for (const std::string& name : lemmas) {
    const reductions::Lemma lemma = lemma_of(name);
    if (lemma.statements.empty() && lemma.of_parts.empty()) continue;
    for (const Picture& picture : pictures_of(lemma)) {
      replaced += picture.first_of_row ? 0 : 1;
      for (const Picture::Vertex& vertex : picture.vertices)
        EXPECT_FALSE(vertex.label.empty() || (vertex.label[0] >= '0' && vertex.label[0] <= '9'))
            << name << ": " << vertex.label;
    }
  }
  EXPECT_GT(replaced, 40);
}

TEST(PicturesOf, ALemmaHasASecondCircleWhereTheRestMayBeJoined) {
  const auto pictures = pictures_of(reductions::read_lemma(
      "lemma far\ngame distance distance=2\nboundary a b\nclosed a\ninner x y\nedges a-x a-y a-b\nreplace by\n"
      "inner x\nedges a-x a-b\n",
      "file"));
  ASSERT_EQ(pictures.size(), 2U);
  for (const Picture& picture : pictures)
    for (const Picture::Vertex& vertex : picture.vertices) EXPECT_EQ(vertex.ring, vertex.label == "b") << vertex.label;
}

TEST(PicturesOf, WhatHasNoBoardIsRefused) {
  certificates::Certificate certificate;
  certificate.claim.game = "octal";
  certificate.claim.instance = "0.77";
  certificate.claim.statement = "PERIOD 12 FROM 71 0";
  EXPECT_THROW(pictures_of(certificate), text::InputError);
}

}  // namespace
}  // namespace gamecert::verify
