(* Subdividing an edge keeps a graph parity-driven, or not *)
(* Source: ELLO, Proposition 6.3 *)
From Gamecert.lemmas Require Import Driven.

Theorem lemma_prop_6_3_parity_driven G u v z :
  simple G -> distinct [u; v; z] -> vertices G [u; v; z] ->
  neighbours G z [u; v] ->
  parity_driven_graph G <-> parity_driven_graph (toggle [(u, v)] (without [z] G)).
Proof. by_parts (driven_same_proved G [u; v; z]
  (Gadget 2 [false] [(0, 2); (1, 2)]) [Without [2]; Toggle [(0, 1)]]). Qed.
(* Refused with the edge u-z changed: *)
Theorem lemma_prop_6_3_parity_driven_twin G u v z :
  simple G -> distinct [u; v; z] -> vertices G [u; v; z] ->
  neighbours G z [v] ->
  parity_driven_graph G <-> parity_driven_graph (toggle [(u, v)] (without [z] G)).
Proof. refused_parts (driven_same_proved G [u; v; z]
  (Gadget 2 [false] [(1, 2)]) [Without [2]; Toggle [(0, 1)]]). Abort.
