(* The edge between the neighbours of a green vertex of degree 2 is exchanged for a colour *)
(* Source: ours *)
From Gamecert.lemmas Require Import Statements.

Theorem lemma_green_between_adjacent G u v w :
  simple G -> distinct [u; v; w] -> vertices G [u; v; w] ->
  neighbours G w [u; v] -> is_green G w ->
  winnable G <-> winnable (recolour [u] (toggle [(u, v)] G)).
Proof. by_tables (same_by_tables G [u; v; w]
  (Gadget 2 [true] [(0, 2); (1, 2)]) [Toggle [(0, 1)]; Recolour [0]]). Qed.
(* Refused with the edge u-w changed: *)
Theorem lemma_green_between_adjacent_twin G u v w :
  simple G -> distinct [u; v; w] -> vertices G [u; v; w] ->
  neighbours G w [v] -> is_green G w ->
  winnable G <-> winnable (recolour [u] (toggle [(u, v); (u, w)] G)).
Proof. refused (same_by_tables G [u; v; w]
  (Gadget 2 [true] [(1, 2)]) [Toggle [(0, 1); (0, 2)]; Recolour [0]]). Abort.
