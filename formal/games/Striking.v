(* What games of two players have in common in which a move takes a cell and strikes out others for good. *)
From Coq Require Import NArith ZArith Bool.
From Gamecert Require Import Plane Board Game.
Local Open Scope plane_scope.

(* Plane: cells that can still be taken. *)
Definition striking (first : plane) (struck : N -> plane) : game := {|
  position := plane;
  start := first;
  moves := fun left => left;
  play := fun left v => left ∖ cell v ∖ struck v;
  won := fun _ => false;
  again := fun _ _ => false;
  gain := fun _ _ => 0%Z;
  head_start := 0%Z;
  remaining := count
|}.
