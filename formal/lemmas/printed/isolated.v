(* A vertex without neighbours *)
(* Source: The rules *)
From Gamecert.lemmas Require Import Statements.

(* green *)
Theorem lemma_isolated_green G x :
  simple G -> distinct [x] -> vertices G [x] ->
  neighbours G x [] -> is_green G x ->
  winnable G <-> winnable (without [x] G).
Proof. by_tables (same_by_tables G [x]
  (Gadget 0 [true] []) [Without [0]]). Qed.
(* Refused with the colour of x changed: *)
Theorem lemma_isolated_green_twin G x :
  simple G -> distinct [x] -> vertices G [x] ->
  neighbours G x [] -> is_red G x ->
  winnable G <-> winnable (without [x] G).
Proof. refused (same_by_tables G [x]
  (Gadget 0 [false] []) [Without [0]]). Abort.

(* red *)
Theorem lemma_isolated_red G x :
  simple G -> distinct [x] -> vertices G [x] ->
  neighbours G x [] -> is_red G x ->
  ~ winnable G.
Proof. by_tables (unwinnable_by_tables G [x]
  (Gadget 0 [false] [])). Qed.
(* Refused with the colour of x changed: *)
Theorem lemma_isolated_red_twin G x :
  simple G -> distinct [x] -> vertices G [x] ->
  neighbours G x [] -> is_green G x ->
  ~ winnable G.
Proof. refused (unwinnable_by_tables G [x]
  (Gadget 0 [true] [])). Abort.
