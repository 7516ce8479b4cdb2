(* pairs-of-red-twins *)
From Gamecert.lemmas Require Import Repeating.

Theorem lemma_pairs_of_red_twins : holds_for_all_copies
  (Family 2 [] [false; false] [(0, 2); (1, 2); (0, 3); (1, 3)] [(0, 4); (1, 4); (0, 5); (1, 5)] [])
  (All_exactly_as (Family 2 [] [] [] [] []) []).
Proof. by_induction 2. Qed.
(* Refused with the edge 0-2 of the first copy changed: *)
Theorem lemma_pairs_of_red_twins_twin : holds_for_all_copies
  (Family 2 [] [false; false] [(1, 2); (0, 3); (1, 3)] [(0, 4); (1, 4); (0, 5); (1, 5)] [])
  (All_exactly_as (Family 2 [] [] [] [] []) []).
Proof. refused_induction 2. Abort.
