(* With two colours a clique of four at a vertex is a triangle there *)
(* Source: ours *)
From Gamecert.lemmas Require Import Pairs.

Theorem lemma_proper_pendant_clique G a x y z :
  finite G -> simple G -> distinct [a; x; y; z] -> vertices G [a; x; y; z] ->
  neighbours G x [a; y; z] ->
  neighbours G y [a; x; z] ->
  neighbours G z [a; x; y] ->
  same_nimber (pairs 2 G) (pairs 2 (without [z] G)).
Proof. by_mirroring (pairs_same_by_mirroring 2 G [a; x; y; z]
  (Gadget 1 [false; false; false] [(0, 1); (0, 2); (0, 3); (1, 2); (1, 3); (2, 3)]) [Without [3]]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_proper_pendant_clique_twin G a x y z :
  finite G -> simple G -> distinct [a; x; y; z] -> vertices G [a; x; y; z] ->
  neighbours G x [y; z] ->
  neighbours G y [a; x; z] ->
  neighbours G z [a; x; y] ->
  same_nimber (pairs 2 G) (pairs 2 (toggle [(a, x)] (without [z] G))).
Proof. refused_mirroring (pairs_same_by_mirroring 2 G [a; x; y; z]
  (Gadget 1 [false; false; false] [(0, 2); (0, 3); (1, 2); (1, 3); (2, 3)]) [Without [3]; Toggle [(0, 1)]]). Abort.
