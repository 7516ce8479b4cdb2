(* Two of three nonadjacent vertices with the same two neighbours may go *)
(* Source: ours *)
From Gamecert.lemmas Require Import Nimbers.

Theorem lemma_node_kayles_three_twins G a b x y z :
  finite G -> simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; b] ->
  neighbours G y [a; b] ->
  neighbours G z [a; b] ->
  same_nimber G (without [y; z] G).
Proof. by_mirroring (same_by_mirroring G [a; b; x; y; z]
  (Gadget 2 [false; false; false] [(0, 2); (0, 3); (0, 4); (1, 2); (1, 3); (1, 4)]) [Without [3; 4]]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_node_kayles_three_twins_twin G a b x y z :
  finite G -> simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [b] ->
  neighbours G y [a; b] ->
  neighbours G z [a; b] ->
  same_nimber G (toggle [(a, x)] (without [y; z] G)).
Proof. refused_mirroring (same_by_mirroring G [a; b; x; y; z]
  (Gadget 2 [false; false; false] [(0, 3); (0, 4); (1, 2); (1, 3); (1, 4)]) [Without [3; 4]; Toggle [(0, 2)]]). Abort.
