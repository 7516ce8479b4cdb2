(* Of adjacent vertices with the same neighbours one may go *)
(* Source: Sprague-Grundy folklore: selecting the one is selecting the other *)
From Gamecert.lemmas Require Import Nimbers.

Theorem lemma_node_kayles_adjacent_twins G a b c x y :
  finite G -> simple G -> distinct [a; b; c; x; y] -> vertices G [a; b; c; x; y] ->
  neighbours G x [a; b; c; y] ->
  neighbours G y [a; b; c; x] ->
  same_nimber G (without [y] G).
Proof. by_mirroring (same_by_mirroring G [a; b; c; x; y]
  (Gadget 3 [false; false] [(3, 4); (0, 3); (0, 4); (1, 3); (1, 4); (2, 3); (2, 4)]) [Without [4]]). Qed.
(* Refused with the edge x-y changed: *)
Theorem lemma_node_kayles_adjacent_twins_twin G a b c x y :
  finite G -> simple G -> distinct [a; b; c; x; y] -> vertices G [a; b; c; x; y] ->
  neighbours G x [a; b; c] ->
  neighbours G y [a; b; c] ->
  same_nimber G (without [y] G).
Proof. refused_mirroring (same_by_mirroring G [a; b; c; x; y]
  (Gadget 3 [false; false] [(0, 3); (0, 4); (1, 3); (1, 4); (2, 3); (2, 4)]) [Without [4]]). Abort.
