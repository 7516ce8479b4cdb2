(* Nonadjacent twins, one of them with a leaf, are one vertex and a heap of 1 *)
(* Source: ours *)
From Gamecert.lemmas Require Import Nimbers.

Theorem lemma_node_kayles_twins_with_a_leaf G a b x y z :
  finite G -> simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; b; z] ->
  neighbours G y [a; b] ->
  neighbours G z [x] ->
  differ_by 1 G (without [x; z] G).
Proof. by_mirroring (differ_by_mirroring G [a; b; x; y; z]
  (Gadget 2 [false; false; false] [(0, 2); (1, 2); (0, 3); (1, 3); (2, 4)]) [Without [2; 4]] 1). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_node_kayles_twins_with_a_leaf_twin G a b x y z :
  finite G -> simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [b; z] ->
  neighbours G y [a; b] ->
  neighbours G z [x] ->
  differ_by 1 G (without [x; z] G).
Proof. refused_mirroring (differ_by_mirroring G [a; b; x; y; z]
  (Gadget 2 [false; false; false] [(1, 2); (0, 3); (1, 3); (2, 4)]) [Without [2; 4]] 1). Abort.
