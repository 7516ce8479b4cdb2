(* Games of flipping edges of a triangulation of points.

   A move chooses a flippable black edge, that is one between two triangles that form a convex quadrilateral, and replaces
   it by the other diagonal.
     flip               The new edge is green. The winner is the last player to flip an edge.
     flip-to-triangle   The new edge is green. The first player who completes an empty green triangle wins.
     bichromatic-flip   The new edge, as well as any still black edges of the quadrilateral around it, become red if it was
                        the first player's move and blue if the second's. Play stops when no flip is possible; the score is
                        the number of red edges less that of blue ones.
     all-green          For one player. The new edge becomes green, as do the four edges of the quadrilateral around it. The
                        goal is to colour all edges green or, upon failure, as many as possible.
     green-wins         As all-green, but the goal is more green edges than black ones, or at least a given ratio of green
                        edges to black edges.

   Where a flip also colours the edges around the quadrilateral, every triangle that changes loses its black edges at once; so
   an edge that is still black lies in the triangles it lay in at the start, and a position is known by its black edges alone.
   The new diagonal is counted under the number of the old one.

   Source: O. Aichholzer et al., "Games on triangulations", 2005, games 2.2.1 to 2.2.5. *)
From Coq Require Import NArith ZArith List Bool.
From Gamecert Require Import Plane Trie Board PlaneBoards Game.
From Gamecert.games Require Import Lines.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** With the edges where they are: cells are all segments between the points *)

(* The flips of a segment: the four edges around, and the other diagonal. *)
Definition flips_of (p : point_set) (n : N) (segments : list (N * N)) (e : N * N) : list (plane * plane) :=
  flat_map (fun f =>
    if cross p e f && empty_triangle p n (sorted_triple (fst e, snd e, fst f)) && empty_triangle p n (sorted_triple (fst e, snd e, snd f))
    then [(around segments e f, edges_plane segments [f])] else []) segments.

Section Flip.
  Variables (lines : list plane) (flips : trie (list (plane * plane))).

  (* The other diagonal, if e can be flipped. *)
  Definition replacement (drawn : plane) (e : N) : plane :=
    union (map (fun '(four, diagonal) => when (none (four ∖ drawn)) diagonal) (match get flips e with Some l => l | None => [] end)).

  (* Planes: all edges; those that are not green. *)
  Definition flip (wins : plane -> bool) (edges green : plane) : game := {|
    position := plane * plane;
    start := (edges, edges ∖ green);
    moves := fun '(drawn, black) => plane_of (filter (fun e => any (replacement drawn e)) (members black));
    play := fun '(drawn, black) e => ((drawn ∖ cell e) ∪ replacement drawn e, black ∖ cell e);
    won := fun '(drawn, black) => wins (drawn ∖ black);
    again := fun _ _ => false;
    gain := fun _ _ => 0%Z;
    head_start := 0%Z;
    remaining := fun '(drawn, black) => count black
  |}.
End Flip.

(** With black edges alone: cells are the edges at the start *)

(* Of the edges that can be flipped, the four around. *)
Definition flippable (p : point_set) (edges : list (N * N)) (faces : list (N * N * N)) : table :=
  fold_right (fun '(e, c) t =>
    if cross p e c then put t (edge_number edges (fst e) (snd e)) (around edges e c) else t) leaf (quadrilaterals edges faces).

Section GreenFlips.
  Variables (edges : N) (four : table).
  Definition playable : plane := cells_where edges (fun e => match get four e with Some _ => true | None => false end).
  (* The edges that the flip of e colours, e itself among them. *)
  Definition coloured_by (e : N) (black : plane) : plane := cell e ∪ (row four e ∩ black).
  Definition greens (black : plane) : N := count (all edges ∖ black).

  (* Plane: black edges. *)
  Definition green_flips (alone : bool) (wins : plane -> bool) (points : bool) (before : Z) (marked : plane) : game := {|
    position := plane;
    start := all edges ∖ marked;
    moves := fun black => black ∩ playable;
    play := fun black e => black ∖ coloured_by e black;
    won := wins;
    again := fun _ _ => alone;
    gain := fun black e => if points then Z.of_N (count (coloured_by e black)) else 0%Z;
    head_start := before;
    remaining := count
  |}.
End GreenFlips.

(* The least number of green edges that wins: green > black, or for a ratio p/q the least with q green >= p black. *)
Definition least_green (edges : N) (ratio : option (N * N)) : N :=
  match ratio with None => edges / 2 + 1 | Some (p, q) => (p * edges + p + q - 1) / (p + q) end.
