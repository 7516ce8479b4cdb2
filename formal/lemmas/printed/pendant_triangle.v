(* A triangle that hangs on one vertex *)
(* Source: ours, by Theorem 4.1 *)
From Gamecert.lemmas Require Import Statements.

(* both red *)
Theorem lemma_pendant_triangle_both_red G u w x :
  simple G -> distinct [u; w; x] -> vertices G [u; w; x] ->
  neighbours G w [u; x] -> is_red G w ->
  neighbours G x [u; w] -> is_red G x ->
  ~ winnable G.
Proof. by_tables (unwinnable_by_tables G [u; w; x]
  (Gadget 1 [false; false] [(0, 1); (1, 2); (0, 2)])). Qed.
(* Refused with the edge u-w changed: *)
Theorem lemma_pendant_triangle_both_red_twin G u w x :
  simple G -> distinct [u; w; x] -> vertices G [u; w; x] ->
  neighbours G w [x] -> is_red G w ->
  neighbours G x [u; w] -> is_red G x ->
  ~ winnable G.
Proof. refused (unwinnable_by_tables G [u; w; x]
  (Gadget 1 [false; false] [(1, 2); (0, 2)])). Abort.

(* both green *)
Theorem lemma_pendant_triangle_both_green G u w x :
  simple G -> distinct [u; w; x] -> vertices G [u; w; x] ->
  neighbours G w [u; x] -> is_green G w ->
  neighbours G x [u; w] -> is_green G x ->
  winnable G <-> winnable (recolour [u] (without [w; x] G)).
Proof. by_tables (same_by_tables G [u; w; x]
  (Gadget 1 [true; true] [(0, 1); (1, 2); (0, 2)]) [Without [1; 2]; Recolour [0]]). Qed.
(* Refused with the edge u-w changed: *)
Theorem lemma_pendant_triangle_both_green_twin G u w x :
  simple G -> distinct [u; w; x] -> vertices G [u; w; x] ->
  neighbours G w [x] -> is_green G w ->
  neighbours G x [u; w] -> is_green G x ->
  winnable G <-> winnable (recolour [u] (without [w; x] G)).
Proof. refused (same_by_tables G [u; w; x]
  (Gadget 1 [true; true] [(1, 2); (0, 2)]) [Without [1; 2]; Recolour [0]]). Abort.

(* of two colours, w green, x red *)
Theorem lemma_pendant_triangle_of_two_colours_w_green_x_red G u w x :
  simple G -> distinct [u; w; x] -> vertices G [u; w; x] ->
  neighbours G w [u; x] -> is_green G w ->
  neighbours G x [u; w] -> is_red G x ->
  winnable G <-> winnable (without [w; x] G).
Proof. by_tables (same_by_tables G [u; w; x]
  (Gadget 1 [true; false] [(0, 1); (1, 2); (0, 2)]) [Without [1; 2]]). Qed.
(* Refused with the edge u-w changed: *)
Theorem lemma_pendant_triangle_of_two_colours_w_green_x_red_twin G u w x :
  simple G -> distinct [u; w; x] -> vertices G [u; w; x] ->
  neighbours G w [x] -> is_green G w ->
  neighbours G x [u; w] -> is_red G x ->
  winnable G <-> winnable (without [w; x] G).
Proof. refused (same_by_tables G [u; w; x]
  (Gadget 1 [true; false] [(1, 2); (0, 2)]) [Without [1; 2]]). Abort.

(* of two colours, w red, x green *)
Theorem lemma_pendant_triangle_of_two_colours_w_red_x_green G u w x :
  simple G -> distinct [u; w; x] -> vertices G [u; w; x] ->
  neighbours G w [u; x] -> is_red G w ->
  neighbours G x [u; w] -> is_green G x ->
  winnable G <-> winnable (without [w; x] G).
Proof. by_tables (same_by_tables G [u; w; x]
  (Gadget 1 [false; true] [(0, 1); (1, 2); (0, 2)]) [Without [1; 2]]). Qed.
(* Refused with the edge u-w changed: *)
Theorem lemma_pendant_triangle_of_two_colours_w_red_x_green_twin G u w x :
  simple G -> distinct [u; w; x] -> vertices G [u; w; x] ->
  neighbours G w [x] -> is_red G w ->
  neighbours G x [u; w] -> is_green G x ->
  winnable G <-> winnable (without [w; x] G).
Proof. refused (same_by_tables G [u; w; x]
  (Gadget 1 [false; true] [(1, 2); (0, 2)]) [Without [1; 2]]). Abort.
