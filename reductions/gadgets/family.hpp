// Families of gadgets of ELLO, one for each k = 1, 2, ..., and whether a conclusion is true of all of them by tables.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reductions/gadgets/conclusion.hpp"

namespace gamecert::reductions {

/// The gadget for k has boundary and inner vertices and k copies of the link vertices, one behind the other. Vertices
/// are numbered in this order; in `next` link vertices of the following copy come behind.
struct GadgetFamily {
  int boundary = 0, inner = 0, link = 0;
  std::vector<graphs::Edge> first;  // of the first copy; no edges of inner and boundary vertices alone
  std::vector<graphs::Edge> next;   // of any two copies in turn: those that come with the second one
  std::vector<graphs::Edge> last;   // of the last copy, and among inner and boundary vertices
  std::vector<char> green;          // of the inner vertices, then of the link vertices

  friend bool operator==(const GadgetFamily&, const GadgetFamily&) = default;
};

/// `same`, `if_after`, `only_if` or `unwinnable`: of every k the gadget of `after` for the same k.
struct FamilyConclusion {
  Conclusion::Kind kind = Conclusion::Kind::unwinnable;
  GadgetFamily after = {};
  unsigned recoloured = 0;

  friend bool operator==(const FamilyConclusion&, const FamilyConclusion&) = default;
};

/// `2+0+1 first 0-2 next 2-3 last 1-2 green=2`; a list without edges is left out with its word.
std::string text(const GadgetFamily& family);
/// `SAME AS FAMILY recoloured=0`, `IF FAMILY`, `ONLY IF FAMILY`, `UNWINNABLE`.
std::string text(const FamilyConclusion& conclusion);
/// InputError for any other text.
GadgetFamily read_family(std::string_view text);
FamilyConclusion read_family_conclusion(std::string_view text);

/// The gadget for k, at least 1.
Gadget member(const GadgetFamily& family, int k);

/// How far tables went, at most to `most`.
struct Repetition {
  int failing = 0;    // the least k of which tables do not prove the conclusion, or 0
  int repeating = 0;  // the least k the tables of which have come before, or 0; then tables prove it of all k
};
/// InputError for families on different boundaries, or with an edge twice in a gadget; LimitError where boundary, inner
/// and twice the link vertices are more than boundary_limit.
Repetition induction(const GadgetFamily& family, const FamilyConclusion& conclusion, int most);

}  // namespace gamecert::reductions
