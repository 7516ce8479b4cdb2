// The game that a lemma is about: ELLO, or a game that is local, impartial or for points.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace gamecert::reductions {

struct LemmaGame {
  std::string name = "ello";
  std::map<std::string, int> parameters = {};  // all of the game's

  /// What users call the game: of NAME@DIGEST, whose rules are a text, NAME.
  std::string called() const { return name.substr(0, name.find('@')); }
  /// Its gadgets have no colours; they are compared by mirrored play or counterplay and not by tables.
  bool local() const { return name != "ello"; }
  /// Local and for points: boards have a score and not a nimber, and gadgets may have painted edges.
  bool for_points() const;
  /// The value, a nimber or a score, of a board and so much beside it.
  int beside(int value, int plus) const { return for_points() ? value + plus : value ^ plus; }
  /// Played on digraphs.
  bool arcs() const;
  /// Through how many edges a clash looks.
  int reach() const;
  /// Its gadgets have a thick boundary, and edges inside it (gadget_board.hpp).
  bool thick() const { return reach() > 1; }
  /// Whether a lemma about it may have a line that begins so; `replacement`: behind `replace by`.
  bool has_line(std::string_view keyword, bool replacement) const;
  /// `proper colours=3`
  std::string text() const;

  friend bool operator==(const LemmaGame&, const LemmaGame&) = default;
};

/// The game named by the words `proper`, `colours=3`; what is not given takes its usual value. InputError.
LemmaGame lemma_game(const std::vector<std::string>& words);

}  // namespace gamecert::reductions
