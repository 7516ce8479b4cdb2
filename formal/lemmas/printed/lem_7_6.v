(* Reduction lemma 3 *)
(* Source: ELLO, Lemma 7.6 *)
From Gamecert.lemmas Require Import Statements.

(* (i) *)
Theorem lemma_lem_7_6_i G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; y] -> is_red G x ->
  neighbours G y [a; b; x; z] -> is_red G y ->
  neighbours G z [b; y] -> is_red G z ->
  ~ winnable G.
Proof. by_tables (unwinnable_by_tables G [a; b; x; y; z]
  (Gadget 2 [false; false; false] [(0, 2); (2, 3); (0, 3); (1, 3); (3, 4); (1, 4)])). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_lem_7_6_i_twin G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [y] -> is_red G x ->
  neighbours G y [a; b; x; z] -> is_red G y ->
  neighbours G z [b; y] -> is_red G z ->
  ~ winnable G.
Proof. refused (unwinnable_by_tables G [a; b; x; y; z]
  (Gadget 2 [false; false; false] [(2, 3); (0, 3); (1, 3); (3, 4); (1, 4)])). Abort.

(* (i), mirrored *)
Theorem lemma_lem_7_6_i_mirrored G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; y] -> is_red G x ->
  neighbours G y [a; b; x; z] -> is_red G y ->
  neighbours G z [b; y] -> is_red G z ->
  ~ winnable G.
Proof. by_tables (unwinnable_by_tables G [a; b; x; y; z]
  (Gadget 2 [false; false; false] [(0, 2); (2, 3); (0, 3); (1, 3); (3, 4); (1, 4)])). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_lem_7_6_i_mirrored_twin G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [y] -> is_red G x ->
  neighbours G y [a; b; x; z] -> is_red G y ->
  neighbours G z [b; y] -> is_red G z ->
  ~ winnable G.
Proof. refused (unwinnable_by_tables G [a; b; x; y; z]
  (Gadget 2 [false; false; false] [(2, 3); (0, 3); (1, 3); (3, 4); (1, 4)])). Abort.

(* (ii) *)
Theorem lemma_lem_7_6_ii G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; y] -> is_green G x ->
  neighbours G y [a; b; x; z] -> is_green G y ->
  neighbours G z [b; y] -> is_red G z ->
  winnable G <-> winnable (recolour [a] (without [x; y; z] G)).
Proof. by_tables (same_by_tables G [a; b; x; y; z]
  (Gadget 2 [true; true; false] [(0, 2); (2, 3); (0, 3); (1, 3); (3, 4); (1, 4)]) [Without [2; 3; 4]; Recolour [0]]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_lem_7_6_ii_twin G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [y] -> is_green G x ->
  neighbours G y [a; b; x; z] -> is_green G y ->
  neighbours G z [b; y] -> is_red G z ->
  winnable G <-> winnable (recolour [a] (without [x; y; z] G)).
Proof. refused (same_by_tables G [a; b; x; y; z]
  (Gadget 2 [true; true; false] [(2, 3); (0, 3); (1, 3); (3, 4); (1, 4)]) [Without [2; 3; 4]; Recolour [0]]). Abort.

(* (ii), mirrored *)
Theorem lemma_lem_7_6_ii_mirrored G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; y] -> is_red G x ->
  neighbours G y [a; b; x; z] -> is_green G y ->
  neighbours G z [b; y] -> is_green G z ->
  winnable G <-> winnable (recolour [b] (without [x; y; z] G)).
Proof. by_tables (same_by_tables G [a; b; x; y; z]
  (Gadget 2 [false; true; true] [(0, 2); (2, 3); (0, 3); (1, 3); (3, 4); (1, 4)]) [Without [2; 3; 4]; Recolour [1]]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_lem_7_6_ii_mirrored_twin G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [y] -> is_red G x ->
  neighbours G y [a; b; x; z] -> is_green G y ->
  neighbours G z [b; y] -> is_green G z ->
  winnable G <-> winnable (recolour [b] (without [x; y; z] G)).
Proof. refused (same_by_tables G [a; b; x; y; z]
  (Gadget 2 [false; true; true] [(2, 3); (0, 3); (1, 3); (3, 4); (1, 4)]) [Without [2; 3; 4]; Recolour [1]]). Abort.

(* (iii), x green, y red *)
Theorem lemma_lem_7_6_iii_x_green_y_red G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; y] -> is_green G x ->
  neighbours G y [a; b; x; z] -> is_red G y ->
  neighbours G z [b; y] -> is_red G z ->
  winnable G <-> winnable (without [x; y; z] G).
Proof. by_tables (same_by_tables G [a; b; x; y; z]
  (Gadget 2 [true; false; false] [(0, 2); (2, 3); (0, 3); (1, 3); (3, 4); (1, 4)]) [Without [2; 3; 4]]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_lem_7_6_iii_x_green_y_red_twin G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [y] -> is_green G x ->
  neighbours G y [a; b; x; z] -> is_red G y ->
  neighbours G z [b; y] -> is_red G z ->
  winnable G <-> winnable (without [x; y; z] G).
Proof. refused (same_by_tables G [a; b; x; y; z]
  (Gadget 2 [true; false; false] [(2, 3); (0, 3); (1, 3); (3, 4); (1, 4)]) [Without [2; 3; 4]]). Abort.

(* (iii), x red, y green *)
Theorem lemma_lem_7_6_iii_x_red_y_green G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; y] -> is_red G x ->
  neighbours G y [a; b; x; z] -> is_green G y ->
  neighbours G z [b; y] -> is_red G z ->
  winnable G <-> winnable (without [x; y; z] G).
Proof. by_tables (same_by_tables G [a; b; x; y; z]
  (Gadget 2 [false; true; false] [(0, 2); (2, 3); (0, 3); (1, 3); (3, 4); (1, 4)]) [Without [2; 3; 4]]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_lem_7_6_iii_x_red_y_green_twin G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [y] -> is_red G x ->
  neighbours G y [a; b; x; z] -> is_green G y ->
  neighbours G z [b; y] -> is_red G z ->
  winnable G <-> winnable (without [x; y; z] G).
Proof. refused (same_by_tables G [a; b; x; y; z]
  (Gadget 2 [false; true; false] [(2, 3); (0, 3); (1, 3); (3, 4); (1, 4)]) [Without [2; 3; 4]]). Abort.

(* (iii), mirrored, y green, z red *)
Theorem lemma_lem_7_6_iii_mirrored_y_green_z_red G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; y] -> is_red G x ->
  neighbours G y [a; b; x; z] -> is_green G y ->
  neighbours G z [b; y] -> is_red G z ->
  winnable G <-> winnable (without [x; y; z] G).
Proof. by_tables (same_by_tables G [a; b; x; y; z]
  (Gadget 2 [false; true; false] [(0, 2); (2, 3); (0, 3); (1, 3); (3, 4); (1, 4)]) [Without [2; 3; 4]]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_lem_7_6_iii_mirrored_y_green_z_red_twin G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [y] -> is_red G x ->
  neighbours G y [a; b; x; z] -> is_green G y ->
  neighbours G z [b; y] -> is_red G z ->
  winnable G <-> winnable (without [x; y; z] G).
Proof. refused (same_by_tables G [a; b; x; y; z]
  (Gadget 2 [false; true; false] [(2, 3); (0, 3); (1, 3); (3, 4); (1, 4)]) [Without [2; 3; 4]]). Abort.

(* (iii), mirrored, y red, z green *)
Theorem lemma_lem_7_6_iii_mirrored_y_red_z_green G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [a; y] -> is_red G x ->
  neighbours G y [a; b; x; z] -> is_red G y ->
  neighbours G z [b; y] -> is_green G z ->
  winnable G <-> winnable (without [x; y; z] G).
Proof. by_tables (same_by_tables G [a; b; x; y; z]
  (Gadget 2 [false; false; true] [(0, 2); (2, 3); (0, 3); (1, 3); (3, 4); (1, 4)]) [Without [2; 3; 4]]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_lem_7_6_iii_mirrored_y_red_z_green_twin G a b x y z :
  simple G -> distinct [a; b; x; y; z] -> vertices G [a; b; x; y; z] ->
  neighbours G x [y] -> is_red G x ->
  neighbours G y [a; b; x; z] -> is_red G y ->
  neighbours G z [b; y] -> is_green G z ->
  winnable G <-> winnable (without [x; y; z] G).
Proof. refused (same_by_tables G [a; b; x; y; z]
  (Gadget 2 [false; false; true] [(2, 3); (0, 3); (1, 3); (3, 4); (1, 4)]) [Without [2; 3; 4]]). Abort.
