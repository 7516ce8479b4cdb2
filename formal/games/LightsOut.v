(* Lights Out: switch off every light of a graph.

   Some vertices are lit. A move presses a vertex, which switches it and each of its neighbours. The game is won when no
   vertex is lit. Pressing a vertex twice is the same as not pressing it, in whatever order, so a vertex may be pressed
   once.

   Source: the ELLO paper, Section 2. *)
From Coq Require Import NArith ZArith Bool.
From Gamecert Require Import Plane Board Game.
Local Open Scope plane_scope.

(* Planes: lit, unpressed. *)
Definition lights_out (on : arena) (lit : plane) : game := {|
  position := plane * plane;
  start := (lit, vertices on);
  moves := fun '(lit, unpressed) => unpressed;
  play := fun '(lit, unpressed) v => (lit △ cell v △ neighbours on v, unpressed ∖ cell v);
  won := fun '(lit, unpressed) => none lit;
  again := fun _ _ => true;
  gain := fun _ _ => 0%Z;
  head_start := 0%Z;
  remaining := fun '(lit, unpressed) => count unpressed
|}.
