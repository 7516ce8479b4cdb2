(* What subdividing an edge does to a game *)
(* Source: ELLO, in the proof of Proposition 6.3 *)
From Gamecert.lemmas Require Import Statements.

(* red *)
Theorem lemma_prop_6_3_red G u v z :
  simple G -> distinct [u; v; z] -> vertices G [u; v; z] ->
  neighbours G z [u; v] -> is_red G z ->
  winnable G <-> winnable (toggle [(u, v)] (without [z] G)).
Proof. by_tables (same_by_tables G [u; v; z]
  (Gadget 2 [false] [(0, 2); (1, 2)]) [Without [2]; Toggle [(0, 1)]]). Qed.
(* Refused with the edge u-z changed: *)
Theorem lemma_prop_6_3_red_twin G u v z :
  simple G -> distinct [u; v; z] -> vertices G [u; v; z] ->
  neighbours G z [v] -> is_red G z ->
  winnable G <-> winnable (toggle [(u, v)] (without [z] G)).
Proof. refused (same_by_tables G [u; v; z]
  (Gadget 2 [false] [(1, 2)]) [Without [2]; Toggle [(0, 1)]]). Abort.

(* green, u recoloured *)
Theorem lemma_prop_6_3_green_u_recoloured G u v z :
  simple G -> distinct [u; v; z] -> vertices G [u; v; z] ->
  neighbours G z [u; v] -> is_green G z ->
  winnable (recolour [u] (toggle [(u, v)] (without [z] G))) -> winnable G.
Proof. by_tables (if_by_tables G [u; v; z]
  (Gadget 2 [true] [(0, 2); (1, 2)]) [Without [2]; Toggle [(0, 1)]; Recolour [0]]). Qed.
(* Refused with the edge u-z changed: *)
Theorem lemma_prop_6_3_green_u_recoloured_twin G u v z :
  simple G -> distinct [u; v; z] -> vertices G [u; v; z] ->
  neighbours G z [v] -> is_green G z ->
  winnable (recolour [u] (toggle [(u, v)] (without [z] G))) -> winnable G.
Proof. refused (if_by_tables G [u; v; z]
  (Gadget 2 [true] [(1, 2)]) [Without [2]; Toggle [(0, 1)]; Recolour [0]]). Abort.

(* green, v recoloured *)
Theorem lemma_prop_6_3_green_v_recoloured G u v z :
  simple G -> distinct [u; v; z] -> vertices G [u; v; z] ->
  neighbours G z [u; v] -> is_green G z ->
  winnable (recolour [v] (toggle [(u, v)] (without [z] G))) -> winnable G.
Proof. by_tables (if_by_tables G [u; v; z]
  (Gadget 2 [true] [(0, 2); (1, 2)]) [Without [2]; Toggle [(0, 1)]; Recolour [1]]). Qed.
(* Refused with the edge u-z changed: *)
Theorem lemma_prop_6_3_green_v_recoloured_twin G u v z :
  simple G -> distinct [u; v; z] -> vertices G [u; v; z] ->
  neighbours G z [v] -> is_green G z ->
  winnable (recolour [v] (toggle [(u, v)] (without [z] G))) -> winnable G.
Proof. refused (if_by_tables G [u; v; z]
  (Gadget 2 [true] [(1, 2)]) [Without [2]; Toggle [(0, 1)]; Recolour [1]]). Abort.
