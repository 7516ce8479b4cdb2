(* Two vertices without neighbours go together *)
(* Source: each is a heap of 1 *)
From Gamecert.lemmas Require Import Pairs.

Theorem lemma_proper_free_vertices G x y :
  finite G -> simple G -> distinct [x; y] -> vertices G [x; y] ->
  neighbours G x [] ->
  neighbours G y [] ->
  same_nimber (pairs 3 G) (pairs 3 (without [x; y] G)).
Proof. by_mirroring (pairs_same_by_mirroring 3 G [x; y]
  (Gadget 0 [false; false] []) [Without [0; 1]]). Qed.
(* Refused with the heap changed: *)
Theorem lemma_proper_free_vertices_twin G x y :
  finite G -> simple G -> distinct [x; y] -> vertices G [x; y] ->
  neighbours G x [] ->
  neighbours G y [] ->
  differ_by 1 (pairs 3 G) (pairs 3 (without [x; y] G)).
Proof. refused_mirroring (pairs_differ_by_mirroring 3 G [x; y]
  (Gadget 0 [false; false] []) [Without [0; 1]] 1). Abort.
