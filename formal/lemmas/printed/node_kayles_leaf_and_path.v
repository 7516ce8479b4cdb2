(* A leaf and a path of two vertices at one vertex are a leaf and a heap of 1 *)
(* Source: ours *)
From Gamecert.lemmas Require Import Nimbers.

Theorem lemma_node_kayles_leaf_and_path G a x y z :
  finite G -> simple G -> distinct [a; x; y; z] -> vertices G [a; x; y; z] ->
  neighbours G x [a] ->
  neighbours G y [a; z] ->
  neighbours G z [y] ->
  differ_by 1 G (without [y; z] G).
Proof. by_mirroring (differ_by_mirroring G [a; x; y; z]
  (Gadget 1 [false; false; false] [(0, 1); (0, 2); (2, 3)]) [Without [2; 3]] 1). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_node_kayles_leaf_and_path_twin G a x y z :
  finite G -> simple G -> distinct [a; x; y; z] -> vertices G [a; x; y; z] ->
  neighbours G x [] ->
  neighbours G y [a; z] ->
  neighbours G z [y] ->
  differ_by 1 G (toggle [(a, x)] (without [y; z] G)).
Proof. refused_mirroring (differ_by_mirroring G [a; x; y; z]
  (Gadget 1 [false; false; false] [(0, 2); (2, 3)]) [Without [2; 3]; Toggle [(0, 1)]] 1). Abort.
