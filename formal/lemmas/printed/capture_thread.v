(* Of four edges in a row, with nothing else at the vertices between, two may go *)
(* Source: Lemma 6.4 of the vertex-capturing game follows from this one and the three about equal paths *)
From Gamecert.lemmas Require Import Counting.

Theorem lemma_capture_thread G C a b x y z :
  finite G -> simple G -> both_ways C -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; y] ->
  neighbours G y [x; z] ->
  neighbours G z [b; y] ->
  C a x = nobody -> C x y = nobody -> C y z = nobody -> C b z = nobody ->
  same_score G C (toggle [(b, x)] (without [y; z] G)) (recoloured [(b, x, nobody)] C).
Proof. by_counterplay (same_score_by_counterplay G C [a; b; x; y; z]
  (Gadget 2 [false; false; false] [(0, 2); (2, 3); (3, 4); (1, 4)]) [nobody; nobody; nobody; nobody] [Without [3; 4]; Toggle [(1, 2)]] [(1, 2, nobody)]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_capture_thread_twin G C a b x y z :
  finite G -> simple G -> both_ways C -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [y] ->
  neighbours G y [x; z] ->
  neighbours G z [b; y] ->
  C x y = nobody -> C y z = nobody -> C b z = nobody ->
  same_score G C (toggle [(a, x); (b, x)] (without [y; z] G)) (recoloured [(a, x, nobody); (b, x, nobody)] C).
Proof. refused_counterplay (same_score_by_counterplay G C [a; b; x; y; z]
  (Gadget 2 [false; false; false] [(2, 3); (3, 4); (1, 4)]) [nobody; nobody; nobody] [Without [3; 4]; Toggle [(0, 2); (1, 2)]] [(0, 2, nobody); (1, 2, nobody)]). Abort.
