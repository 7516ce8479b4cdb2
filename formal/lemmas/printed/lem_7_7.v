(* Reduction lemma 4 *)
(* Source: ELLO, Lemma 7.7 *)
From Gamecert.lemmas Require Import Statements.

(* y red *)
Theorem lemma_lem_7_7_y_red G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; y] -> is_green G x ->
  neighbours G y [a; b; x; z] -> is_red G y ->
  neighbours G z [b; y] -> is_green G z ->
  may_be_first G [x].
Proof. by_tables (first_by_tables G [a; b; x; y; z]
  (Gadget 2 [true; false; true] [(0, 2); (2, 3); (0, 3); (1, 3); (3, 4); (1, 4)]) [2]). Qed.
(* Refused with the edge a-y changed: *)
Theorem lemma_lem_7_7_y_red_twin G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; y] -> is_green G x ->
  neighbours G y [b; x; z] -> is_red G y ->
  neighbours G z [b; y] -> is_green G z ->
  may_be_first G [x].
Proof. refused (first_by_tables G [a; b; x; y; z]
  (Gadget 2 [true; false; true] [(0, 2); (2, 3); (1, 3); (3, 4); (1, 4)]) [2]). Abort.

(* y green *)
Theorem lemma_lem_7_7_y_green G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; y] -> is_green G x ->
  neighbours G y [a; b; x; z] -> is_green G y ->
  neighbours G z [b; y] -> is_green G z ->
  may_be_first G [x].
Proof. by_tables (first_by_tables G [a; b; x; y; z]
  (Gadget 2 [true; true; true] [(0, 2); (2, 3); (0, 3); (1, 3); (3, 4); (1, 4)]) [2]). Qed.
(* Refused with the edge a-y changed: *)
Theorem lemma_lem_7_7_y_green_twin G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; y] -> is_green G x ->
  neighbours G y [b; x; z] -> is_green G y ->
  neighbours G z [b; y] -> is_green G z ->
  may_be_first G [x].
Proof. refused (first_by_tables G [a; b; x; y; z]
  (Gadget 2 [true; true; true] [(0, 2); (2, 3); (1, 3); (3, 4); (1, 4)]) [2]). Abort.
