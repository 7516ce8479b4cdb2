// Gadgets of a local game side by side on one board, on which the game's own rules play them.
//
// Every gadget has a boundary of its own on the board; boundary move i of one stands for the same move of the host as
// boundary move i of another. Where moves stand at vertices these are the moves at the boundary vertices. Where they
// stand on edges a host takes a boundary vertex by taking an edge there: boundary move i takes an edge from boundary
// vertex i to a vertex that is there for this alone.
//
// Where a clash looks through more than one edge (d-DISTANCE COLORING) the boundary is thick: it holds all vertices
// within its reach of inner ones, with their edges, which gadgets then list. Only boundary vertices that are as far as
// the reach from all inner ones may have further neighbours. The others, the enclosed ones, are as inner vertices,
// unless the host may bring them nearer to each other. What is further in the host and yet conflicts with them is on a
// path that begins at the open boundary vertex o: the moves at its vertex j are for all moves of the host at distance j
// from o.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/instances/setup.hpp"
#include "games/texts/local/text_locality.hpp"
#include "reductions/gadgets/gadget.hpp"

namespace gamecert::reductions {

/// The rules of a game that is local (games/info.hpp), of a text with these parameters. InputError, with the reason,
/// for any other.
const games::Entry& local_game(std::string_view name, const std::map<std::string, int>& parameters = {});
/// What the form of a text shows that is local with these parameters; else InputError with the reason.
const games::TextLocality& form_of_text(const games::GameInfo& info, const std::map<std::string, int>& parameters);
/// Whether that game is for points (difference_board.hpp); otherwise it is impartial.
bool for_points(const games::GameInfo& info);

/// Through how many edges a clash looks.
int reach(const games::GameInfo& info, const std::map<std::string, int>& parameters);
/// By two vertices of the gadget, their distance in it, or `most` if that is less.
std::vector<std::vector<int>> distances(const Gadget& gadget, int most);
/// The boundary vertices that may have neighbours beside those of the gadget, bit b: boundary vertex b.
unsigned open_boundary(const Gadget& gadget, int reach);

/// The first two boundary vertices that two gadgets on one boundary put at different distances, as far as the reach.
std::optional<graphs::Edge> other_distance(const Gadget& one, const Gadget& other, int reach);

/// InputError for a gadget that is not on the boundary of the first one, for a colour, for edges where the game has
/// arcs and the other way round, for painted edges in an impartial game, for edges between boundary vertices, which are
/// the host's, or for a thick boundary that is not the same in both; LimitError above boundary_limit or inner_limit.
void require_fitting(const Gadget& gadget, const Gadget& first, const games::GameInfo& info, int reach);

class GadgetBoard {
 public:
  /// Gadgets on equal boundaries, which fit. InputError for a game that is not local or not impartial.
  GadgetBoard(const games::Entry& game, const std::map<std::string, int>& parameters,
              const std::vector<Gadget>& gadgets);

  /// At its start all moves are open. Of rules that are a text, it is Node-Kayles on the conflicts.
  const games::Game& game() const { return setup_->game(); }
  int boundary_moves() const { return static_cast<int>(boundary_.front().size()); }
  /// The code of boundary move i of a gadget.
  int boundary_move(std::size_t gadget, int i) const { return boundary_[gadget][static_cast<std::size_t>(i)]; }
  /// The gadget that a move is of.
  std::size_t gadget_of(int move) const { return gadget_of_[static_cast<std::size_t>(move)]; }
  bool inner(int move) const { return inner_[static_cast<std::size_t>(move)] != 0; }
  /// Whether boundary move i is for moves beyond a thick boundary, of which there may be many or none.
  bool beyond(int i) const { return beyond_[static_cast<std::size_t>(i)] != 0; }
  /// The position after the host makes boundary move i, which is open, as one gadget sees it: by the rules; a move
  /// beyond the boundary closes inner moves alone.
  games::Position made(games::PositionView at, std::size_t gadget, int i) const;

 private:
  std::optional<games::Setup> setup_;       // set in construction, once all gadgets are laid
  std::vector<std::vector<int>> boundary_;  // by gadget
  std::vector<std::size_t> gadget_of_;      // by move
  std::vector<char> inner_;                 // by move
  std::vector<char> beyond_;                // by boundary move
};

}  // namespace gamecert::reductions
