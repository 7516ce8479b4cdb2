(* Two of three leaves at one vertex may go *)
(* Source: ours *)
From Gamecert.lemmas Require Import Nimbers.

Theorem lemma_node_kayles_equal_leaves G a x y z :
  finite G -> simple G -> distinct [a; x; y; z] -> vertices G [a; x; y; z] ->
  neighbours G x [a] ->
  neighbours G y [a] ->
  neighbours G z [a] ->
  same_nimber G (without [y; z] G).
Proof. by_mirroring (same_by_mirroring G [a; x; y; z]
  (Gadget 1 [false; false; false] [(0, 1); (0, 2); (0, 3)]) [Without [2; 3]]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_node_kayles_equal_leaves_twin G a x y z :
  finite G -> simple G -> distinct [a; x; y; z] -> vertices G [a; x; y; z] ->
  neighbours G x [] ->
  neighbours G y [a] ->
  neighbours G z [a] ->
  same_nimber G (toggle [(a, x)] (without [y; z] G)).
Proof. refused_mirroring (same_by_mirroring G [a; x; y; z]
  (Gadget 1 [false; false; false] [(0, 2); (0, 3)]) [Without [2; 3]; Toggle [(0, 1)]]). Abort.
