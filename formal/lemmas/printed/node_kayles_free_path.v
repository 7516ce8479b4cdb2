(* A path of three vertices that hangs on nothing is a heap of 2 *)
(* Source: the values of Dawson's Kayles *)
From Gamecert.lemmas Require Import Nimbers.

Theorem lemma_node_kayles_free_path G x y z :
  finite G -> simple G -> distinct [x; y; z] -> vertices G [x; y; z] ->
  neighbours G x [y] ->
  neighbours G y [x; z] ->
  neighbours G z [y] ->
  differ_by 2 G (without [x; y; z] G).
Proof. by_mirroring (differ_by_mirroring G [x; y; z]
  (Gadget 0 [false; false; false] [(0, 1); (1, 2)]) [Without [0; 1; 2]] 2). Qed.
(* Refused with the edge x-y changed: *)
Theorem lemma_node_kayles_free_path_twin G x y z :
  finite G -> simple G -> distinct [x; y; z] -> vertices G [x; y; z] ->
  neighbours G x [] ->
  neighbours G y [z] ->
  neighbours G z [y] ->
  differ_by 2 G (without [x; y; z] G).
Proof. refused_mirroring (differ_by_mirroring G [x; y; z]
  (Gadget 0 [false; false; false] [(1, 2)]) [Without [0; 1; 2]] 2). Abort.
