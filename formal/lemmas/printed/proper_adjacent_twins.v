(* With two colours one of three adjacent vertices with the same two neighbours may go *)
(* Source: ours *)
From Gamecert.lemmas Require Import Pairs.

Theorem lemma_proper_adjacent_twins G a b x y z :
  finite G -> simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; b; y; z] ->
  neighbours G y [a; b; x; z] ->
  neighbours G z [a; b; x; y] ->
  same_nimber (pairs 2 G) (pairs 2 (without [z] G)).
Proof. by_mirroring (pairs_same_by_mirroring 2 G [a; b; x; y; z]
  (Gadget 2 [false; false; false] [(0, 2); (0, 3); (0, 4); (1, 2); (1, 3); (1, 4); (2, 3); (2, 4); (3, 4)]) [Without [4]]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_proper_adjacent_twins_twin G a b x y z :
  finite G -> simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [b; y; z] ->
  neighbours G y [a; b; x; z] ->
  neighbours G z [a; b; x; y] ->
  same_nimber (pairs 2 G) (pairs 2 (toggle [(a, x)] (without [z] G))).
Proof. refused_mirroring (pairs_same_by_mirroring 2 G [a; b; x; y; z]
  (Gadget 2 [false; false; false] [(0, 3); (0, 4); (1, 2); (1, 3); (1, 4); (2, 3); (2, 4); (3, 4)]) [Without [4]; Toggle [(0, 2)]]). Abort.
