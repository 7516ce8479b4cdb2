(* Reduction lemma 2 *)
(* Source: ELLO, Lemma 7.5 *)
From Gamecert.lemmas Require Import Statements.

(* (i) *)
Theorem lemma_lem_7_5_i G a b x y :
  simple G -> distinct [a; b; x; y] -> vertices G [a; b; x; y] ->
  neighbours G x [a; y] -> is_green G x ->
  neighbours G y [a; b; x] -> is_red G y ->
  may_be_first G [x].
Proof. by_tables (first_by_tables G [a; b; x; y]
  (Gadget 2 [true; false] [(2, 3); (0, 2); (0, 3); (1, 3)]) [2]). Qed.
(* Refused with the edge a-y changed: *)
Theorem lemma_lem_7_5_i_twin G a b x y :
  simple G -> distinct [a; b; x; y] -> vertices G [a; b; x; y] ->
  neighbours G x [a; y] -> is_green G x ->
  neighbours G y [b; x] -> is_red G y ->
  may_be_first G [x].
Proof. refused (first_by_tables G [a; b; x; y]
  (Gadget 2 [true; false] [(2, 3); (0, 2); (1, 3)]) [2]). Abort.

(* (ii) *)
Theorem lemma_lem_7_5_ii G a b x y :
  simple G -> distinct [a; b; x; y] -> vertices G [a; b; x; y] ->
  neighbours G x [a; y] -> is_green G x ->
  neighbours G y [a; b; x] -> is_green G y ->
  may_be_last G [x].
Proof. by_tables (last_by_tables G [a; b; x; y]
  (Gadget 2 [true; true] [(2, 3); (0, 2); (0, 3); (1, 3)]) [2]). Qed.
(* Refused with the edge x-y changed: *)
Theorem lemma_lem_7_5_ii_twin G a b x y :
  simple G -> distinct [a; b; x; y] -> vertices G [a; b; x; y] ->
  neighbours G x [a] -> is_green G x ->
  neighbours G y [a; b] -> is_green G y ->
  may_be_last G [x].
Proof. refused (last_by_tables G [a; b; x; y]
  (Gadget 2 [true; true] [(0, 2); (0, 3); (1, 3)]) [2]). Abort.
