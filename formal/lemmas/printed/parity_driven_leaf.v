(* A parity-driven graph stays so without its leaf *)
(* Source: ELLO: a leaf is an oddity (Theorem 4.2), and an event has none (Lemma 3.1) *)
From Gamecert.lemmas Require Import Driven.

Theorem lemma_parity_driven_leaf G x w :
  simple G -> distinct [x; w] -> vertices G [x; w] ->
  neighbours G w [x] ->
  parity_driven_graph G -> parity_driven_graph (without [w] G).
Proof. by_parts (driven_only_if_proved G [x; w]
  (Gadget 1 [false] [(0, 1)]) [Without [1]]). Qed.
(* Refused with the other direction: *)
Theorem lemma_parity_driven_leaf_twin G x w :
  simple G -> distinct [x; w] -> vertices G [x; w] ->
  neighbours G w [x] ->
  parity_driven_graph (without [w] G) -> parity_driven_graph G.
Proof. refused_parts (driven_if_proved G [x; w]
  (Gadget 1 [false] [(0, 1)]) [Without [1]]). Abort.
