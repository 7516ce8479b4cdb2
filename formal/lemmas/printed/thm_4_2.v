(* An oddity at a vertex *)
(* Source: ELLO, Theorem 4.2, for one vertex after the other *)
From Gamecert.lemmas Require Import Hanging.

(* an odd number of vertices of P are green, x green *)
Theorem lemma_thm_4_2_an_odd_number_of_vertices_of_P_are_green_x_green G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> oddity (x :: P) G -> odd_number (green G) P = false ->
  is_green G x ->
  winnable G <-> winnable (without P G).
Proof. by_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed odd_part (Some false) None [])] []). Qed.
(* Refused with an event P: *)
Theorem lemma_thm_4_2_an_odd_number_of_vertices_of_P_are_green_x_green_twin G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> event (x :: P) G -> odd_number (green G) P = false ->
  is_green G x ->
  winnable G <-> winnable (without P G).
Proof. refused_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed even_part (Some false) None [])] []). Abort.

(* an odd number of vertices of P are green, x red *)
Theorem lemma_thm_4_2_an_odd_number_of_vertices_of_P_are_green_x_red G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> oddity (x :: P) G -> odd_number (green G) P = true ->
  is_red G x ->
  winnable G <-> winnable (recolour [x] (without P G)).
Proof. by_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed odd_part (Some true) None [])] [Recolour [0]]). Qed.
(* Refused with an event P: *)
Theorem lemma_thm_4_2_an_odd_number_of_vertices_of_P_are_green_x_red_twin G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> event (x :: P) G -> odd_number (green G) P = true ->
  is_red G x ->
  winnable G <-> winnable (recolour [x] (without P G)).
Proof. refused_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed even_part (Some true) None [])] [Recolour [0]]). Abort.

(* an even number, x green *)
Theorem lemma_thm_4_2_an_even_number_x_green G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> oddity (x :: P) G -> odd_number (green G) P = true ->
  is_green G x ->
  winnable G <-> winnable (recolour [x] (without P G)).
Proof. by_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed odd_part (Some true) None [])] [Recolour [0]]). Qed.
(* Refused with an event P: *)
Theorem lemma_thm_4_2_an_even_number_x_green_twin G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> event (x :: P) G -> odd_number (green G) P = true ->
  is_green G x ->
  winnable G <-> winnable (recolour [x] (without P G)).
Proof. refused_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed even_part (Some true) None [])] [Recolour [0]]). Abort.

(* an even number, x red *)
Theorem lemma_thm_4_2_an_even_number_x_red G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> oddity (x :: P) G -> odd_number (green G) P = false ->
  is_red G x ->
  winnable G <-> winnable (without P G).
Proof. by_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed odd_part (Some false) None [])] []). Qed.
(* Refused with an event P: *)
Theorem lemma_thm_4_2_an_even_number_x_red_twin G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> event (x :: P) G -> odd_number (green G) P = false ->
  is_red G x ->
  winnable G <-> winnable (without P G).
Proof. refused_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed even_part (Some false) None [])] []). Abort.
