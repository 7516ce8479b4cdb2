(* Reduction lemma 1 *)
(* Source: ELLO, Lemma 7.4 *)
From Gamecert.lemmas Require Import Statements.

(* (i) *)
Theorem lemma_lem_7_4_i G a b x y :
  simple G -> distinct [a; b; x; y] -> vertices G [a; b; x; y] ->
  neighbours G x [a; y] -> is_red G x ->
  neighbours G y [a; b; x] -> is_red G y ->
  winnable G <-> winnable (without [x; y] G).
Proof. by_tables (same_by_tables G [a; b; x; y]
  (Gadget 2 [false; false] [(2, 3); (0, 2); (0, 3); (1, 3)]) [Without [2; 3]]). Qed.
(* Refused with the edge x-y changed: *)
Theorem lemma_lem_7_4_i_twin G a b x y :
  simple G -> distinct [a; b; x; y] -> vertices G [a; b; x; y] ->
  neighbours G x [a] -> is_red G x ->
  neighbours G y [a; b] -> is_red G y ->
  winnable G <-> winnable (without [x; y] G).
Proof. refused (same_by_tables G [a; b; x; y]
  (Gadget 2 [false; false] [(0, 2); (0, 3); (1, 3)]) [Without [2; 3]]). Abort.

(* (ii) *)
Theorem lemma_lem_7_4_ii G a b x y :
  simple G -> distinct [a; b; x; y] -> vertices G [a; b; x; y] ->
  neighbours G x [a; y] -> is_red G x ->
  neighbours G y [a; b; x] -> is_green G y ->
  winnable G <-> winnable (recolour [b] (without [x; y] G)).
Proof. by_tables (same_by_tables G [a; b; x; y]
  (Gadget 2 [false; true] [(2, 3); (0, 2); (0, 3); (1, 3)]) [Without [2; 3]; Recolour [1]]). Qed.
(* Refused with the edge x-y changed: *)
Theorem lemma_lem_7_4_ii_twin G a b x y :
  simple G -> distinct [a; b; x; y] -> vertices G [a; b; x; y] ->
  neighbours G x [a] -> is_red G x ->
  neighbours G y [a; b] -> is_green G y ->
  winnable G <-> winnable (recolour [b] (without [x; y] G)).
Proof. refused (same_by_tables G [a; b; x; y]
  (Gadget 2 [false; true] [(0, 2); (0, 3); (1, 3)]) [Without [2; 3]; Recolour [1]]). Abort.
