(* A leaf is taken off: red leaves can be played last, green ones first *)
(* Source: ELLO, in the proof of Lemma 7.4 *)
From Gamecert.lemmas Require Import Statements.

(* red *)
Theorem lemma_leaf_red G a x :
  simple G -> distinct [a; x] -> vertices G [a; x] ->
  neighbours G x [a] -> is_red G x ->
  winnable G <-> winnable (without [x] G).
Proof. by_tables (same_by_tables G [a; x]
  (Gadget 1 [false] [(0, 1)]) [Without [1]]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_leaf_red_twin G a x :
  simple G -> distinct [a; x] -> vertices G [a; x] ->
  neighbours G x [] -> is_red G x ->
  winnable G <-> winnable (without [x] G).
Proof. refused (same_by_tables G [a; x]
  (Gadget 1 [false] []) [Without [1]]). Abort.

(* green *)
Theorem lemma_leaf_green G a x :
  simple G -> distinct [a; x] -> vertices G [a; x] ->
  neighbours G x [a] -> is_green G x ->
  winnable G <-> winnable (recolour [a] (without [x] G)).
Proof. by_tables (same_by_tables G [a; x]
  (Gadget 1 [true] [(0, 1)]) [Without [1]; Recolour [0]]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_leaf_green_twin G a x :
  simple G -> distinct [a; x] -> vertices G [a; x] ->
  neighbours G x [] -> is_green G x ->
  winnable G <-> winnable (recolour [a] (without [x] G)).
Proof. refused (same_by_tables G [a; x]
  (Gadget 1 [true] []) [Without [1]; Recolour [0]]). Abort.

(* red, last *)
Theorem lemma_leaf_red_last G a x :
  simple G -> distinct [a; x] -> vertices G [a; x] ->
  neighbours G x [a] -> is_red G x ->
  may_be_last G [x].
Proof. by_tables (last_by_tables G [a; x]
  (Gadget 1 [false] [(0, 1)]) [1]). Qed.
(* Refused with the colour of x changed: *)
Theorem lemma_leaf_red_last_twin G a x :
  simple G -> distinct [a; x] -> vertices G [a; x] ->
  neighbours G x [a] -> is_green G x ->
  may_be_last G [x].
Proof. refused (last_by_tables G [a; x]
  (Gadget 1 [true] [(0, 1)]) [1]). Abort.

(* green, first *)
Theorem lemma_leaf_green_first G a x :
  simple G -> distinct [a; x] -> vertices G [a; x] ->
  neighbours G x [a] -> is_green G x ->
  may_be_first G [x].
Proof. by_tables (first_by_tables G [a; x]
  (Gadget 1 [true] [(0, 1)]) [1]). Qed.
(* Refused with the colour of x changed: *)
Theorem lemma_leaf_green_first_twin G a x :
  simple G -> distinct [a; x] -> vertices G [a; x] ->
  neighbours G x [a] -> is_red G x ->
  may_be_first G [x].
Proof. refused (first_by_tables G [a; x]
  (Gadget 1 [false] [(0, 1)]) [1]). Abort.
