(* Nonadjacent twins of degree 4 and equal colour do no harm *)
(* Source: ELLO, Proposition 3.18 for degree 4, where their colours are equal *)
From Gamecert.lemmas Require Import Statements.

(* x red, y red *)
Theorem lemma_equal_twins_x_red_y_red G a b c d x y :
  simple G -> distinct [a; b; c; d; x; y] -> vertices G [a; b; c; d; x; y] ->
  neighbours G x [a; b; c; d] -> is_red G x ->
  neighbours G y [a; b; c; d] -> is_red G y ->
  winnable (without [x; y] G) -> winnable G.
Proof. by_tables (if_by_tables G [a; b; c; d; x; y]
  (Gadget 4 [false; false] [(0, 4); (1, 4); (2, 4); (3, 4); (0, 5); (1, 5); (2, 5); (3, 5)]) [Without [4; 5]]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_equal_twins_x_red_y_red_twin G a b c d x y :
  simple G -> distinct [a; b; c; d; x; y] -> vertices G [a; b; c; d; x; y] ->
  neighbours G x [b; c; d] -> is_red G x ->
  neighbours G y [a; b; c; d] -> is_red G y ->
  winnable (without [x; y] G) -> winnable G.
Proof. refused (if_by_tables G [a; b; c; d; x; y]
  (Gadget 4 [false; false] [(1, 4); (2, 4); (3, 4); (0, 5); (1, 5); (2, 5); (3, 5)]) [Without [4; 5]]). Abort.

(* x green, y green *)
Theorem lemma_equal_twins_x_green_y_green G a b c d x y :
  simple G -> distinct [a; b; c; d; x; y] -> vertices G [a; b; c; d; x; y] ->
  neighbours G x [a; b; c; d] -> is_green G x ->
  neighbours G y [a; b; c; d] -> is_green G y ->
  winnable (without [x; y] G) -> winnable G.
Proof. by_tables (if_by_tables G [a; b; c; d; x; y]
  (Gadget 4 [true; true] [(0, 4); (1, 4); (2, 4); (3, 4); (0, 5); (1, 5); (2, 5); (3, 5)]) [Without [4; 5]]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_equal_twins_x_green_y_green_twin G a b c d x y :
  simple G -> distinct [a; b; c; d; x; y] -> vertices G [a; b; c; d; x; y] ->
  neighbours G x [b; c; d] -> is_green G x ->
  neighbours G y [a; b; c; d] -> is_green G y ->
  winnable (without [x; y] G) -> winnable G.
Proof. refused (if_by_tables G [a; b; c; d; x; y]
  (Gadget 4 [true; true] [(1, 4); (2, 4); (3, 4); (0, 5); (1, 5); (2, 5); (3, 5)]) [Without [4; 5]]). Abort.
