(* Which colour the cut vertex has *)
(* Source: ELLO, Theorem 4.1 (i) *)
From Gamecert.lemmas Require Import Hanging.

(* it is green in P *)
Theorem lemma_thm_4_1_colours_it_is_green_in_P G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> winnable (with_colour x true (only (x :: P) G)) ->
  winnable G <-> winnable (without P G).
Proof. by_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed any_part None None [(true, Some true)])] []). Qed.
(* Refused with another winner of P: *)
Theorem lemma_thm_4_1_colours_it_is_green_in_P_twin G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> ~ winnable (with_colour x true (only (x :: P) G)) ->
  winnable G <-> winnable (without P G).
Proof. refused_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed any_part None None [(false, Some true)])] []). Abort.

(* it is red in P *)
Theorem lemma_thm_4_1_colours_it_is_red_in_P G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> winnable (with_colour x false (only (x :: P) G)) ->
  winnable G <-> winnable (recolour [x] (without P G)).
Proof. by_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed any_part None None [(true, Some false)])] [Recolour [0]]). Qed.
(* Refused with another winner of P: *)
Theorem lemma_thm_4_1_colours_it_is_red_in_P_twin G x P :
  simple G -> distinct ([x] ++ P) -> vertices G [x] ->
  part_at G x P -> ~ winnable (with_colour x false (only (x :: P) G)) ->
  winnable G <-> winnable (recolour [x] (without P G)).
Proof. refused_parts (same_by_parts false G [x]
  (Gadget 1 [] []) [Part 0 P (Supposed any_part None None [(false, Some false)])] [Recolour [0]]). Abort.
