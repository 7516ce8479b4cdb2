(* path-of-evenly-many-green-vertices *)
From Gamecert.lemmas Require Import Repeating.

Theorem lemma_path_of_evenly_many_green_vertices : holds_for_all_copies
  (Family 2 [] [true; true] [(0, 2); (2, 3)] [(4, 5); (3, 4)] [(1, 3)])
  (All_exactly_as (Family 2 [true; true] [] [] [] [(0, 2); (2, 3); (1, 3)]) []).
Proof. by_induction 3. Qed.
(* Refused with the edge 0-2 of the first copy changed: *)
Theorem lemma_path_of_evenly_many_green_vertices_twin : holds_for_all_copies
  (Family 2 [] [true; true] [(2, 3)] [(4, 5); (3, 4)] [(1, 3)])
  (All_exactly_as (Family 2 [true; true] [] [] [] [(0, 2); (2, 3); (1, 3)]) []).
Proof. refused_induction 2. Abort.
