(* A path of red vertices is a red vertex *)
(* Source: an example *)
From Gamecert.lemmas Require Import Repeating.

Theorem lemma_red_path : holds_for_all_copies
  (Family 2 [] [false] [(0, 2)] [(2, 3)] [(1, 2)])
  (All_exactly_as (Family 2 [false] [] [] [] [(0, 2); (1, 2)]) []).
Proof. by_induction 2. Qed.
(* Refused with the edge 0-2 of the first copy changed: *)
Theorem lemma_red_path_twin : holds_for_all_copies
  (Family 2 [] [false] [] [(2, 3)] [(1, 2)])
  (All_exactly_as (Family 2 [false] [] [] [] [(0, 2); (1, 2)]) []).
Proof. refused_induction 2. Abort.
