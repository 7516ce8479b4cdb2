(* Of two vertices joined both ways, with the same arcs from a vertex, one may go *)
(* Source: ours *)
From Gamecert.lemmas Require Import BlueRed.

Theorem lemma_blue_red_adjacent_twins G a x y :
  finite G -> distinct [a; x; y] -> vertices G [a; x; y] ->
  arcs_to G x [y] -> arcs_from G x [a; y] ->
  arcs_to G y [x] -> arcs_from G y [a; x] ->
  same_nimber (blue_red G) (blue_red (without [y] G)).
Proof. by_mirroring (blue_red_same_by_mirroring G [a; x; y]
  (Gadget 1 [false; false] [(0, 1); (0, 2); (1, 2); (2, 1)]) [Without [2]]). Qed.
(* Refused with the arc a>x changed: *)
Theorem lemma_blue_red_adjacent_twins_twin G a x y :
  finite G -> distinct [a; x; y] -> vertices G [a; x; y] ->
  arcs_to G x [y] -> arcs_from G x [y] ->
  arcs_to G y [x] -> arcs_from G y [a; x] ->
  same_nimber (blue_red G) (blue_red (toggle_arcs [(a, x)] (without [y] G))).
Proof. refused_mirroring (blue_red_same_by_mirroring G [a; x; y]
  (Gadget 1 [false; false] [(0, 2); (1, 2); (2, 1)]) [Without [2]; Toggle_arcs [(0, 1)]]). Abort.
