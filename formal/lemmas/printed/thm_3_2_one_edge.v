(* Two oddities joined by an edge are an oddity *)
(* Source: ELLO, Theorem 3.2, for one edge *)
From Gamecert.lemmas Require Import Hanging.

(* x red, y red *)
Theorem lemma_thm_3_2_one_edge_x_red_y_red G x y P Q :
  simple G -> distinct ([x; y] ++ P ++ Q) -> vertices G [x; y] ->
  part_at G x P -> oddity (x :: P) G ->
  part_at G y Q -> oddity (y :: Q) G ->
  neighbours (without (P ++ Q) G) x [y] -> is_red G x ->
  neighbours (without (P ++ Q) G) y [x] -> is_red G y ->
  plausible_game G ->
  nothing_but ([x; y] ++ P ++ Q) G ->
  winnable G.
Proof. by_parts (winnable_by_parts true false G [x; y]
  (Gadget 0 [false; false] [(0, 1)]) [Part 0 P (Supposed odd_part None None []); Part 1 Q (Supposed odd_part None None [])]). Qed.
(* Refused with the edge x-y changed: *)
Theorem lemma_thm_3_2_one_edge_x_red_y_red_twin G x y P Q :
  simple G -> distinct ([x; y] ++ P ++ Q) -> vertices G [x; y] ->
  part_at G x P -> oddity (x :: P) G ->
  part_at G y Q -> oddity (y :: Q) G ->
  neighbours (without (P ++ Q) G) x [] -> is_red G x ->
  neighbours (without (P ++ Q) G) y [] -> is_red G y ->
  plausible_game G ->
  nothing_but ([x; y] ++ P ++ Q) G ->
  winnable G.
Proof. refused_parts (winnable_by_parts true false G [x; y]
  (Gadget 0 [false; false] []) [Part 0 P (Supposed odd_part None None []); Part 1 Q (Supposed odd_part None None [])]). Abort.

(* x green, y red *)
Theorem lemma_thm_3_2_one_edge_x_green_y_red G x y P Q :
  simple G -> distinct ([x; y] ++ P ++ Q) -> vertices G [x; y] ->
  part_at G x P -> oddity (x :: P) G ->
  part_at G y Q -> oddity (y :: Q) G ->
  neighbours (without (P ++ Q) G) x [y] -> is_green G x ->
  neighbours (without (P ++ Q) G) y [x] -> is_red G y ->
  plausible_game G ->
  nothing_but ([x; y] ++ P ++ Q) G ->
  winnable G.
Proof. by_parts (winnable_by_parts true false G [x; y]
  (Gadget 0 [true; false] [(0, 1)]) [Part 0 P (Supposed odd_part None None []); Part 1 Q (Supposed odd_part None None [])]). Qed.
(* Refused with the edge x-y changed: *)
Theorem lemma_thm_3_2_one_edge_x_green_y_red_twin G x y P Q :
  simple G -> distinct ([x; y] ++ P ++ Q) -> vertices G [x; y] ->
  part_at G x P -> oddity (x :: P) G ->
  part_at G y Q -> oddity (y :: Q) G ->
  neighbours (without (P ++ Q) G) x [] -> is_green G x ->
  neighbours (without (P ++ Q) G) y [] -> is_red G y ->
  plausible_game G ->
  nothing_but ([x; y] ++ P ++ Q) G ->
  winnable G.
Proof. refused_parts (winnable_by_parts true false G [x; y]
  (Gadget 0 [true; false] []) [Part 0 P (Supposed odd_part None None []); Part 1 Q (Supposed odd_part None None [])]). Abort.

(* x red, y green *)
Theorem lemma_thm_3_2_one_edge_x_red_y_green G x y P Q :
  simple G -> distinct ([x; y] ++ P ++ Q) -> vertices G [x; y] ->
  part_at G x P -> oddity (x :: P) G ->
  part_at G y Q -> oddity (y :: Q) G ->
  neighbours (without (P ++ Q) G) x [y] -> is_red G x ->
  neighbours (without (P ++ Q) G) y [x] -> is_green G y ->
  plausible_game G ->
  nothing_but ([x; y] ++ P ++ Q) G ->
  winnable G.
Proof. by_parts (winnable_by_parts true false G [x; y]
  (Gadget 0 [false; true] [(0, 1)]) [Part 0 P (Supposed odd_part None None []); Part 1 Q (Supposed odd_part None None [])]). Qed.
(* Refused with the edge x-y changed: *)
Theorem lemma_thm_3_2_one_edge_x_red_y_green_twin G x y P Q :
  simple G -> distinct ([x; y] ++ P ++ Q) -> vertices G [x; y] ->
  part_at G x P -> oddity (x :: P) G ->
  part_at G y Q -> oddity (y :: Q) G ->
  neighbours (without (P ++ Q) G) x [] -> is_red G x ->
  neighbours (without (P ++ Q) G) y [] -> is_green G y ->
  plausible_game G ->
  nothing_but ([x; y] ++ P ++ Q) G ->
  winnable G.
Proof. refused_parts (winnable_by_parts true false G [x; y]
  (Gadget 0 [false; true] []) [Part 0 P (Supposed odd_part None None []); Part 1 Q (Supposed odd_part None None [])]). Abort.

(* x green, y green *)
Theorem lemma_thm_3_2_one_edge_x_green_y_green G x y P Q :
  simple G -> distinct ([x; y] ++ P ++ Q) -> vertices G [x; y] ->
  part_at G x P -> oddity (x :: P) G ->
  part_at G y Q -> oddity (y :: Q) G ->
  neighbours (without (P ++ Q) G) x [y] -> is_green G x ->
  neighbours (without (P ++ Q) G) y [x] -> is_green G y ->
  plausible_game G ->
  nothing_but ([x; y] ++ P ++ Q) G ->
  winnable G.
Proof. by_parts (winnable_by_parts true false G [x; y]
  (Gadget 0 [true; true] [(0, 1)]) [Part 0 P (Supposed odd_part None None []); Part 1 Q (Supposed odd_part None None [])]). Qed.
(* Refused with the edge x-y changed: *)
Theorem lemma_thm_3_2_one_edge_x_green_y_green_twin G x y P Q :
  simple G -> distinct ([x; y] ++ P ++ Q) -> vertices G [x; y] ->
  part_at G x P -> oddity (x :: P) G ->
  part_at G y Q -> oddity (y :: Q) G ->
  neighbours (without (P ++ Q) G) x [] -> is_green G x ->
  neighbours (without (P ++ Q) G) y [] -> is_green G y ->
  plausible_game G ->
  nothing_but ([x; y] ++ P ++ Q) G ->
  winnable G.
Proof. refused_parts (winnable_by_parts true false G [x; y]
  (Gadget 0 [true; true] []) [Part 0 P (Supposed odd_part None None []); Part 1 Q (Supposed odd_part None None [])]). Abort.
