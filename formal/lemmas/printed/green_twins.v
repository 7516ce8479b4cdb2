(* Of two green vertices of degree 2 with the same neighbours one goes *)
(* Source: ours *)
From Gamecert.lemmas Require Import Statements.

Theorem lemma_green_twins G u v w x :
  simple G -> distinct [u; v; w; x] -> vertices G [u; v; w; x] ->
  neighbours G w [u; v] -> is_green G w ->
  neighbours G x [u; v] -> is_green G x ->
  winnable G <-> winnable (without [x] G).
Proof. by_tables (same_by_tables G [u; v; w; x]
  (Gadget 2 [true; true] [(0, 2); (1, 2); (0, 3); (1, 3)]) [Without [3]]). Qed.
(* Refused with the edge u-w changed: *)
Theorem lemma_green_twins_twin G u v w x :
  simple G -> distinct [u; v; w; x] -> vertices G [u; v; w; x] ->
  neighbours G w [v] -> is_green G w ->
  neighbours G x [u; v] -> is_green G x ->
  winnable G <-> winnable (toggle [(u, w)] (without [x] G)).
Proof. refused (same_by_tables G [u; v; w; x]
  (Gadget 2 [true; true] [(1, 2); (0, 3); (1, 3)]) [Without [3]; Toggle [(0, 2)]]). Abort.
