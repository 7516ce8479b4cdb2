(* The vertex-capturing game: colour edges in turn, and capture vertices by a majority of their edges.

   The first player colours an uncoloured edge red, the second player one blue, in turns, until all edges are coloured. A
   player captures a vertex if more than half of its incident edges are coloured by that player; the score is the number
   of vertices captured. What is decided is the score of the first player minus the score of the second.

   A captured vertex stays captured, so the point is counted with the edge that makes the majority.

   Source: J. Bensmail, F. Mc Inerney, "The vertex-capturing game", 2021, Section 1. *)
From Coq Require Import NArith ZArith List Bool.
From Gamecert Require Import Plane Board Game.
From Gamecert.games Require Import Edges.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Section Capture.
  Variables (on : arena) (a : edge_arena).
  (* More than half of the edges at v. *)
  Definition majority (v : N) : N := degree a v / 2 + 1.
  Definition point_if (b : bool) : Z := if b then 1%Z else 0%Z.
  Definition captured (mine : plane) (v : N) : bool := majority v <=? count (mine ∩ edges_at a v).

  (* Planes: edges that are uncoloured, coloured by the mover, coloured by the opponent. *)
  Definition capture (first second : plane) : game := {|
    position := plane * plane * plane;
    start := (all (edge_count a) ∖ first ∖ second, first, second);
    moves := fun '(open, mine, theirs) => open;
    play := fun '(open, mine, theirs) e => (open ∖ cell e, theirs, mine ∪ cell e);
    won := fun _ => false;
    again := fun _ _ => false;
    gain := fun '(open, mine, theirs) e =>
      let (u, v) := ends_of a e in
      Z.add (point_if (count ((mine ∪ cell e) ∩ edges_at a u) =? majority u))
            (point_if (count ((mine ∪ cell e) ∩ edges_at a v) =? majority v));
    head_start :=
      fold_right Z.add 0%Z (map (fun v => Z.sub (point_if (captured first v)) (point_if (captured second v))) (up_to (size on)));
    remaining := fun '(open, mine, theirs) => count open
  |}.
End Capture.
