(* A cycle of four vertices that hangs on one of them, with a leaf beside that one *)
(* Source: ours *)
From Gamecert.lemmas Require Import Nimbers.

Theorem lemma_node_kayles_four_cycle_with_a_leaf G a w x y z :
  finite G -> simple G -> distinct [a; w; x; y; z] -> vertices G [a; w; x; y; z] ->
  neighbours G w [x; y] ->
  neighbours G x [a; w; z] ->
  neighbours G y [a; w] ->
  neighbours G z [x] ->
  differ_by 1 G (toggle [(a, y); (x, y)] (without [w; z] G)).
Proof. by_mirroring (differ_by_mirroring G [a; w; x; y; z]
  (Gadget 1 [false; false; false; false] [(0, 2); (0, 3); (1, 2); (1, 3); (2, 4)]) [Without [1; 4]; Toggle [(0, 3); (2, 3)]] 1). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_node_kayles_four_cycle_with_a_leaf_twin G a w x y z :
  finite G -> simple G -> distinct [a; w; x; y; z] -> vertices G [a; w; x; y; z] ->
  neighbours G w [x; y] ->
  neighbours G x [w; z] ->
  neighbours G y [a; w] ->
  neighbours G z [x] ->
  differ_by 1 G (toggle [(a, x); (a, y); (x, y)] (without [w; z] G)).
Proof. refused_mirroring (differ_by_mirroring G [a; w; x; y; z]
  (Gadget 1 [false; false; false; false] [(0, 3); (1, 2); (1, 3); (2, 4)]) [Without [1; 4]; Toggle [(0, 2); (0, 3); (2, 3)]] 1). Abort.
