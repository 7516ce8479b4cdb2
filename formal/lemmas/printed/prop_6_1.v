(* A red vertex of degree 2 is suppressed *)
(* Source: ELLO, Proposition 6.1 *)
From Gamecert.lemmas Require Import Statements.

Theorem lemma_prop_6_1 G x y z :
  simple G -> distinct [x; y; z] -> vertices G [x; y; z] ->
  neighbours G z [x; y] -> is_red G z ->
  winnable G <-> winnable (toggle [(x, y)] (without [z] G)).
Proof. by_tables (same_by_tables G [x; y; z]
  (Gadget 2 [false] [(0, 2); (1, 2)]) [Without [2]; Toggle [(0, 1)]]). Qed.
(* Refused with the edge x-z changed: *)
Theorem lemma_prop_6_1_twin G x y z :
  simple G -> distinct [x; y; z] -> vertices G [x; y; z] ->
  neighbours G z [y] -> is_red G z ->
  winnable G <-> winnable (toggle [(x, y)] (without [z] G)).
Proof. refused (same_by_tables G [x; y; z]
  (Gadget 2 [false] [(1, 2)]) [Without [2]; Toggle [(0, 1)]]). Abort.
