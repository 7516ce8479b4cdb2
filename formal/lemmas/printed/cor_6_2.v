(* Of three successive green vertices of a thread two are suppressed *)
(* Source: ELLO, the step in the proof of Corollary 6.2; where suppressing would leave a double edge, both edges go *)
From Gamecert.lemmas Require Import Statements.

Theorem lemma_cor_6_2 G u v z x y :
  simple G -> distinct [u; v; z; x; y] -> vertices G [u; v; z; x; y] ->
  neighbours G z [u; x] -> is_green G z ->
  neighbours G x [z; y] -> is_green G x ->
  neighbours G y [v; x] -> is_green G y ->
  winnable G <-> winnable (toggle [(v, z)] (without [x; y] G)).
Proof. by_tables (same_by_tables G [u; v; z; x; y]
  (Gadget 2 [true; true; true] [(0, 2); (2, 3); (3, 4); (1, 4)]) [Without [3; 4]; Toggle [(1, 2)]]). Qed.
(* Refused with the edge u-z changed: *)
Theorem lemma_cor_6_2_twin G u v z x y :
  simple G -> distinct [u; v; z; x; y] -> vertices G [u; v; z; x; y] ->
  neighbours G z [x] -> is_green G z ->
  neighbours G x [z; y] -> is_green G x ->
  neighbours G y [v; x] -> is_green G y ->
  winnable G <-> winnable (toggle [(u, z); (v, z)] (without [x; y] G)).
Proof. refused (same_by_tables G [u; v; z; x; y]
  (Gadget 2 [true; true; true] [(2, 3); (3, 4); (1, 4)]) [Without [3; 4]; Toggle [(0, 2); (1, 2)]]). Abort.

(* u-v one vertex *)
Theorem lemma_cor_6_2_u_v_one_vertex G v_u_v z x y :
  simple G -> distinct [v_u_v; z; x; y] -> vertices G [v_u_v; z; x; y] ->
  neighbours G z [v_u_v; x] -> is_green G z ->
  neighbours G x [z; y] -> is_green G x ->
  neighbours G y [v_u_v; x] -> is_green G y ->
  winnable G <-> winnable (toggle [(v_u_v, z)] (without [x; y] G)).
Proof. by_tables (same_by_tables G [v_u_v; z; x; y]
  (Gadget 1 [true; true; true] [(0, 1); (1, 2); (2, 3); (0, 3)]) [Without [2; 3]; Toggle [(0, 1)]]). Qed.
(* Refused with the edge u=v-z changed: *)
Theorem lemma_cor_6_2_u_v_one_vertex_twin G v_u_v z x y :
  simple G -> distinct [v_u_v; z; x; y] -> vertices G [v_u_v; z; x; y] ->
  neighbours G z [x] -> is_green G z ->
  neighbours G x [z; y] -> is_green G x ->
  neighbours G y [v_u_v; x] -> is_green G y ->
  winnable G <-> winnable (without [x; y] G).
Proof. refused (same_by_tables G [v_u_v; z; x; y]
  (Gadget 1 [true; true; true] [(1, 2); (2, 3); (0, 3)]) [Without [2; 3]]). Abort.
