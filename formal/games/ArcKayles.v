(* Arc-Kayles: take edges that share no end with an edge taken before.

   Two players take turns to select an edge; its two ends are removed, with all edges at them. Who cannot move loses
   (normal play) or wins (misere play).

   Source: T. J. Schaefer, "On the complexity of some two-person perfect-information games", 1978. *)
From Coq Require Import NArith.
From Gamecert Require Import Plane Board Game.
From Gamecert.games Require Import Striking Edges.

(* Plane: the edges that are left. *)
Definition arc_kayles (on : arena) : game :=
  let a := edge_arena_of on in striking (all (edge_count a)) (row (meeting a)).
