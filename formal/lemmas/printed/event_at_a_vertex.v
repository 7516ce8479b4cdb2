(* An event at a vertex *)
(* Source: as Theorem 4.2 of ELLO, for events *)
From Gamecert.lemmas Require Import Hanging.

(* an odd number of vertices of P are green, x green *)
Theorem lemma_event_at_a_vertex_an_odd_number_of_vertices_of_P_are_green_x_green G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> event (x :: P) G -> odd_number (green G) P = false -> some_green P G ->
  is_green G x ->
  winnable G <-> winnable (recolour [x] (without P G)).
Proof. by_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed even_part (Some false) (Some false) [])] [Recolour [0]]). Qed.
(* Refused with an oddity P: *)
Theorem lemma_event_at_a_vertex_an_odd_number_of_vertices_of_P_are_green_x_green_twin G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> oddity (x :: P) G -> odd_number (green G) P = false -> some_green P G ->
  is_green G x ->
  winnable G <-> winnable (recolour [x] (without P G)).
Proof. refused_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed odd_part (Some false) (Some false) [])] [Recolour [0]]). Abort.

(* an odd number of vertices of P are green, x red *)
Theorem lemma_event_at_a_vertex_an_odd_number_of_vertices_of_P_are_green_x_red G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> event (x :: P) G -> odd_number (green G) P = true -> some_green P G ->
  is_red G x ->
  winnable G <-> winnable (without P G).
Proof. by_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed even_part (Some true) (Some false) [])] []). Qed.
(* Refused with an oddity P: *)
Theorem lemma_event_at_a_vertex_an_odd_number_of_vertices_of_P_are_green_x_red_twin G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> oddity (x :: P) G -> odd_number (green G) P = true -> some_green P G ->
  is_red G x ->
  winnable G <-> winnable (without P G).
Proof. refused_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed odd_part (Some true) (Some false) [])] []). Abort.

(* an even number, x green *)
Theorem lemma_event_at_a_vertex_an_even_number_x_green G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> event (x :: P) G -> odd_number (green G) P = true -> some_green P G ->
  is_green G x ->
  winnable G <-> winnable (without P G).
Proof. by_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed even_part (Some true) (Some false) [])] []). Qed.
(* Refused with an oddity P: *)
Theorem lemma_event_at_a_vertex_an_even_number_x_green_twin G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> oddity (x :: P) G -> odd_number (green G) P = true -> some_green P G ->
  is_green G x ->
  winnable G <-> winnable (without P G).
Proof. refused_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed odd_part (Some true) (Some false) [])] []). Abort.

(* an even number, x red *)
Theorem lemma_event_at_a_vertex_an_even_number_x_red G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> event (x :: P) G -> odd_number (green G) P = false -> some_green P G ->
  is_red G x ->
  winnable G <-> winnable (recolour [x] (without P G)).
Proof. by_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed even_part (Some false) (Some false) [])] [Recolour [0]]). Qed.
(* Refused with an oddity P: *)
Theorem lemma_event_at_a_vertex_an_even_number_x_red_twin G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> oddity (x :: P) G -> odd_number (green G) P = false -> some_green P G ->
  is_red G x ->
  winnable G <-> winnable (recolour [x] (without P G)).
Proof. refused_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed odd_part (Some false) (Some false) [])] [Recolour [0]]). Abort.

(* the rest of P is red *)
Theorem lemma_event_at_a_vertex_the_rest_of_P_is_red G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> event (x :: P) G -> all_red P G ->
  ~ winnable G.
Proof. by_parts (unwinnable_by_parts G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed even_part None (Some true) [])]). Qed.
(* Refused with an oddity P: *)
Theorem lemma_event_at_a_vertex_the_rest_of_P_is_red_twin G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> oddity (x :: P) G -> all_red P G ->
  ~ winnable G.
Proof. refused_parts (unwinnable_by_parts G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed odd_part None (Some true) [])]). Abort.
