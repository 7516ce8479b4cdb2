(* The same of a thread whose ends are one vertex *)
(* Source: ELLO, the step in the proof of Corollary 6.2, where suppressing would leave a double edge: both edges go *)
From Gamecert.lemmas Require Import Statements.

Theorem lemma_cor_6_2_closed G u z x y :
  simple G -> distinct [u; z; x; y] -> vertices G [u; z; x; y] ->
  neighbours G z [u; x] -> is_green G z ->
  neighbours G x [z; y] -> is_green G x ->
  neighbours G y [u; x] -> is_green G y ->
  winnable G <-> winnable (toggle [(u, z)] (without [x; y] G)).
Proof. by_tables (same_by_tables G [u; z; x; y]
  (Gadget 1 [true; true; true] [(0, 1); (1, 2); (2, 3); (0, 3)]) [Without [2; 3]; Toggle [(0, 1)]]). Qed.
(* Refused with the edge u-z changed: *)
Theorem lemma_cor_6_2_closed_twin G u z x y :
  simple G -> distinct [u; z; x; y] -> vertices G [u; z; x; y] ->
  neighbours G z [x] -> is_green G z ->
  neighbours G x [z; y] -> is_green G x ->
  neighbours G y [u; x] -> is_green G y ->
  winnable G <-> winnable (without [x; y] G).
Proof. refused (same_by_tables G [u; z; x; y]
  (Gadget 1 [true; true; true] [(1, 2); (2, 3); (0, 3)]) [Without [2; 3]]). Abort.
