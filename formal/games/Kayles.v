(* Kayles: knock down one pin or two that stand side by side; Dawson's Kayles: two that stand side by side.

   Pins stand in rows, the heaps. Two players take turns to knock down one pin, or two neighbouring pins of a row; in
   Dawson's Kayles always two. Who cannot move loses (normal play) or wins (misere play).

   Source: H. E. Dudeney, "Sundry puzzles", 1908; Berlekamp, Conway, Guy, "Winning Ways", chapter 4 (octal games 0.77 and
   0.07). *)
From Coq Require Import NArith ZArith List Bool.
From Gamecert Require Import Plane Board Game.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Section Kayles.
  Variable on : arena.
  Let pins := size on.
  Definition side_by_side (standing : plane) (v : N) : bool :=
    contains (neighbours on v) (v + 1) && contains standing v && contains standing (v + 1).

  (* Plane: standing. Code v is pin v alone; code pins + v is the pins v and v + 1. *)
  Definition kayles : game := {|
    position := plane;
    start := vertices on;
    moves := fun standing =>
      (standing ∩ vertices on) ∪
      union (map (fun v => when (side_by_side standing v) (cell (pins + v))) (up_to (pins - 1)));
    play := fun standing code =>
      if code <? pins then standing ∖ cell code else standing ∖ cell (code - pins) ∖ cell (code - pins + 1);
    won := fun _ => false;
    again := fun _ _ => false;
    gain := fun _ _ => 0%Z;
    head_start := 0%Z;
    remaining := count
  |}.

  (* Plane: standing. Code v is the pins v and v + 1. *)
  Definition dawson_kayles : game := {|
    position := plane;
    start := vertices on;
    moves := fun standing => union (map (fun v => when (side_by_side standing v) (cell v)) (up_to (pins - 1)));
    play := fun standing v => standing ∖ cell v ∖ cell (v + 1);
    won := fun _ => false;
    again := fun _ _ => false;
    gain := fun _ _ => 0%Z;
    head_start := 0%Z;
    remaining := count
  |}.
End Kayles.
