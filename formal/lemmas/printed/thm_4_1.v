(* A graph glued at a cut vertex *)
(* Source: ELLO, Theorem 4.1 (ii) *)
From Gamecert.lemmas Require Import Hanging.

(* P can be won *)
Theorem lemma_thm_4_1_P_can_be_won G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> (exists colour, winnable (with_colour x colour (only (x :: P) G))) ->
  plausible_game G ->
  forall colour, plausible_game (with_colour x colour (without P G)) ->
  winnable G <-> winnable (with_colour x colour (without P G)).
Proof. by_parts (same_plausible_by_parts true G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed any_part None None [(true, None)])] [] 0). Qed.
(* Refused with another winner of P: *)
Theorem lemma_thm_4_1_P_can_be_won_twin G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> (forall colour, ~ winnable (with_colour x colour (only (x :: P) G))) ->
  plausible_game G ->
  forall colour, plausible_game (with_colour x colour (without P G)) ->
  winnable G <-> winnable (with_colour x colour (without P G)).
Proof. refused_parts (same_plausible_by_parts true G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed any_part None None [(false, None)])] [] 0). Abort.

(* P cannot be won *)
Theorem lemma_thm_4_1_P_cannot_be_won G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> (forall colour, ~ winnable (with_colour x colour (only (x :: P) G))) ->
  ~ winnable G.
Proof. by_parts (unwinnable_by_parts G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed any_part None None [(false, None)])]). Qed.
(* Refused with another winner of P: *)
Theorem lemma_thm_4_1_P_cannot_be_won_twin G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> (exists colour, winnable (with_colour x colour (only (x :: P) G))) ->
  ~ winnable G.
Proof. refused_parts (unwinnable_by_parts G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed any_part None None [(true, None)])]). Abort.
