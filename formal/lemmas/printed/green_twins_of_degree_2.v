(* green-twins-of-degree-2 *)
From Gamecert.lemmas Require Import Repeating.

Theorem lemma_green_twins_of_degree_2 : holds_for_all_copies
  (Family 2 [] [true] [(0, 2); (1, 2)] [(0, 3); (1, 3)] [])
  (All_exactly_as (Family 2 [true] [] [] [] [(0, 2); (1, 2)]) []).
Proof. by_induction 3. Qed.
(* Refused with the edge 0-2 of the first copy changed: *)
Theorem lemma_green_twins_of_degree_2_twin : holds_for_all_copies
  (Family 2 [] [true] [(1, 2)] [(0, 3); (1, 3)] [])
  (All_exactly_as (Family 2 [true] [] [] [] [(0, 2); (1, 2)]) []).
Proof. refused_induction 2. Abort.
