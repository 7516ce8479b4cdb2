(* Odd elimination: delete vertices of odd degree until one vertex is left.

   A move deletes a vertex whose degree in the graph that is left is odd. The game is won when a single vertex is left.
   The graph is called odd-degenerate when it can be won; the deleted vertices read backwards, after the one that stays,
   are an odd-elimination scheme.

   Source: the ELLO paper, Section 3, before Conjecture 3.3. *)
From Coq Require Import NArith ZArith Bool.
From Gamecert Require Import Plane Board Game.
Local Open Scope plane_scope.

(* Planes: alive, odd (the vertices of odd degree). *)
Definition odd_elimination (on : arena) : game := {|
  position := plane * plane;
  start := (vertices on, sum_of_planes (List.map (neighbours on) (up_to (size on))));
  moves := fun '(alive, odd) => odd;
  play := fun '(alive, odd) v =>
    let alive := alive ∖ cell v in (alive, (odd △ neighbours on v) ∩ alive);
  won := fun '(alive, odd) => N.eqb (count alive) 1;
  again := fun _ _ => true;
  gain := fun _ _ => 0%Z;
  head_start := 0%Z;
  remaining := fun '(alive, odd) => count alive
|}.
