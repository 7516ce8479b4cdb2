(* For each kind of evidence a certificate that is accepted, of certificates/FORMAT.md, and a wrong one that is not. *)
From Coq Require Import NArith ZArith List Bool String.
From Gamecert Require Import Check.
From Gamecert Require Board Instance.
From Gamecert.checkers Require Import Implausible Steps Cancellation LeadBounds.
From Gamecert.ledgers Require Ledger.
Import ListNotations.
Local Open Scope string_scope.
Local Open Scope N_scope.

Definition whole_position (_ : list string) (l : list N) : list (list N) := [l].

Definition cycle_claim := ["game ello 1"; "instance directed-cycle:5 green=0"; "statement WINNABLE"].
Example order_accepted : check whole_position cycle_claim (Order [0; 1; 2; 3; 4]) = true.
Proof. vm_compute. reflexivity. Qed.
Example order_refused : check whole_position cycle_claim (Order [0; 1; 2; 4; 3]) = false.
Proof. vm_compute. reflexivity. Qed.

Definition lights_claim := ["game lights-out 1"; "instance cycle:3 lit=1"; "statement UNWINNABLE"].
Example closure_accepted : check whole_position lights_claim
  (Closure false [[2; 1]; [2; 2]; [2; 4]; [2; 7]; [5; 0]; [5; 3]; [5; 5]; [5; 6]]) = true.
Proof. vm_compute. reflexivity. Qed.
Example closure_refused : check whole_position lights_claim
  (Closure false [[2; 1]; [2; 2]; [2; 4]; [2; 7]; [5; 0]; [5; 3]; [5; 5]]) = false.
Proof. vm_compute. reflexivity. Qed.

Definition reflected_claim := ["game ello 1"; "instance path:3"; "statement UNWINNABLE"].
Example reflected_accepted : check whole_position reflected_claim
  (Closure true [[7; 2]; [6; 0]; [4; 4]; [2; 2]; [3; 0]; [1; 1]]) = true.
Proof. vm_compute. reflexivity. Qed.
Example reflected_refused : check whole_position reflected_claim (Closure true [[7; 2]; [6; 0]; [4; 4]; [2; 2]; [3; 0]]) = false.
Proof. vm_compute. reflexivity. Qed.

Definition branches_claim := ["game capture 1"; "instance spider:2,2,1"; "statement SCORE 2"].
Definition one_edge := ["game capture 1"; "instance A_"; "statement SCORE 2"].
Definition of_one_edge := Strategy [([1; 0; 0], 2%Z)] [([1; 0; 0], 2%Z)].
Example cancellation_accepted : check whole_position branches_claim (Cancellation [] [Cancel [(1, 3); (2, 4)]] [0; 5] one_edge of_one_edge) = true.
Proof. vm_compute. reflexivity. Qed.
Example cancellation_refused : check whole_position branches_claim (Cancellation [] [Cancel [(1, 5); (2, 4)]] [0; 3] one_edge of_one_edge) = false.
Proof. vm_compute. reflexivity. Qed.
Definition path_claim := ["game capture 1"; "instance path:6"; "statement SCORE 1"].
Definition thread := ["game capture-gadget 1"; "instance 2+3:0-2,1-4,2-3,3-4"; "statement SAME AS 2+1:0-2,1-2"].
Definition three_edges := ["game capture 1"; "instance Ch"; "statement SCORE 1"].
Definition of_three_edges := Strategy
  [([2; 1; 4], 1%Z); ([3; 0; 4], 0%Z); ([4; 1; 2], 0%Z); ([5; 0; 2], (-1)%Z); ([6; 0; 1], 0%Z); ([7; 0; 0], 1%Z)]
  [([2; 1; 4], 1%Z); ([2; 4; 1], 1%Z); ([4; 2; 1], 2%Z); ([6; 0; 1], 0%Z); ([7; 0; 0], 1%Z)].
Example exchange_accepted : check whole_position path_claim
  (Cancellation [thread] [Exchange 0 [0; 4; 1; 2; 3; 6]] [0; 6; 4; 5] three_edges of_three_edges) = true.
Proof. vm_compute. reflexivity. Qed.
Example exchange_refused : check whole_position path_claim
  (Cancellation [thread] [Exchange 0 [0; 5; 1; 2; 3; 6]] [0; 6; 4; 5] three_edges of_three_edges) = false.
Proof. vm_compute. reflexivity. Qed.

Definition derivation_claim := ["game ello 1"; "instance D{_ green=0,3"; "statement UNWINNABLE"].
Definition one_red := ["game ello 1"; "instance @"; "statement UNWINNABLE"].
Example derivation_accepted : check whole_position derivation_claim
  (Derivation [Step [1] [] [(0, 2)] []] 2 one_red (Implausible 0 [0] parity)) = true.
Proof. vm_compute. reflexivity. Qed.
Example derivation_refused : check whole_position derivation_claim
  (Derivation [Step [1] [] [] []] 2 one_red (Implausible 0 [0] parity)) = false.
Proof. vm_compute. reflexivity. Qed.
Definition four_alike := ["game node-kayles 1"; "instance C~"; "statement OUTCOME N"].
Definition alike_and_adjacent := ["game node-kayles-gadget 1"; "instance 1+2:0-1,0-2,1-2"; "statement SAME AS 1+1:0-1"].
Definition two_adjacent := ["game node-kayles 1"; "instance A_"; "statement OUTCOME N"].
Example exchanges_accepted : check whole_position four_alike
  (Exchanges [alike_and_adjacent] [(0, [1; 3], [4]); (0, [4; 0], [5])] [([5; 2], two_adjacent, Positions [])]) = true.
Proof. vm_compute. reflexivity. Qed.
Example exchanges_refused : check whole_position four_alike
  (Exchanges [alike_and_adjacent] [(0, [1; 3], [4]); (0, [4; 3], [5])] [([5; 2], two_adjacent, Positions [])]) = false.
Proof. vm_compute. reflexivity. Qed.
Definition edge_and_vertex := ["game node-kayles 1"; "instance B_"; "statement OUTCOME P"].
Definition an_edge := (["game node-kayles 1"; "instance A_"; "statement NIMBER 1"], Positions [([3], Some 1)]).
Definition a_vertex := (["game node-kayles 1"; "instance @"; "statement NIMBER 1"], Positions [([1], Some 1)]).
Example components_accepted : check whole_position edge_and_vertex
  (Exchanges [] [] [([0; 1], fst an_edge, snd an_edge); ([2], fst a_vertex, snd a_vertex)]) = true.
Proof. vm_compute. reflexivity. Qed.
Example components_refused : check whole_position edge_and_vertex (Exchanges [] [] [([0; 1], fst an_edge, snd an_edge)]) = false.
Proof. vm_compute. reflexivity. Qed.
Definition long_path := ["game ello 1"; "instance path:15"; "statement UNWINNABLE"].
Definition all_but_first := [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14].
Example large_piece_accepted : check whole_position long_path
  (Derivation [Step all_but_first [] [] []] 0 one_red (Implausible 0 [0] parity)) = true.
Proof. vm_compute. reflexivity. Qed.
Example large_piece_refused : check whole_position ["game ello 1"; "instance path:15 green=1"; "statement UNWINNABLE"]
  (Derivation [Step all_but_first [] [] []] 0 one_red (Implausible 0 [0] parity)) = false.
Proof. vm_compute. reflexivity. Qed.

Definition determinant_claim := ["game ello 1"; "instance cycle:5 green=0,1"; "statement WINNABLE"].
Example determinant_accepted : check whole_position determinant_claim
  (Determinant [0; 1; 2; 3; 4] [0x1; 0x2; 0x8000000000000000; 0x4d; 0xabc]) = true.
Proof. vm_compute. reflexivity. Qed.
Example determinant_refused : check whole_position ["game ello 1"; "instance cycle:5 green=0"; "statement WINNABLE"]
  (Determinant [0; 1; 2; 3; 4] [0x1; 0x2; 0x8000000000000000; 0x4d; 0xabc]) = false.
Proof. vm_compute. reflexivity. Qed.

(* Of products, in which an edge of a factor stands for many. *)
Definition product_claim := ["game ello 1"; "instance path:2*path:2 green=0,1"; "statement WINNABLE"].
Example determinant_of_a_product : check whole_position product_claim (Determinant [0; 1; 2; 3] [0x1; 0x2; 0x8000000000000000; 0x4d]) = true.
Proof. vm_compute. reflexivity. Qed.
Example determinant_of_a_product_refused : check whole_position ["game ello 1"; "instance path:2*path:2 green=0"; "statement WINNABLE"]
  (Determinant [0; 1; 2; 3] [0x1; 0x2; 0x8000000000000000; 0x4d]) = false.
Proof. vm_compute. reflexivity. Qed.
Definition implausible_product := ["game ello 1"; "instance path:2*path:2 green=0"; "statement UNWINNABLE"].
Example implausible_of_a_product : check whole_position implausible_product (Implausible 0 [0; 1; 2; 3] parity) = true.
Proof. vm_compute. reflexivity. Qed.
Example implausible_of_a_product_refused : check whole_position ["game ello 1"; "instance path:2*path:2 green=0,1"; "statement UNWINNABLE"]
  (Implausible 0 [0; 1; 2; 3] parity) = false.
Proof. vm_compute. reflexivity. Qed.

(* sparse6 with an edge twice, with a further character, and with a longer form of the order. *)
Example sparse6_read : option_map Board.arcs (Instance.read_board ":Bd") = Some [(1, 2); (2, 1); (0, 1); (1, 0)].
Proof. vm_compute. reflexivity. Qed.
Example sparse6_refused : map Instance.read_board [":Ab"; ":A_"; ":BdN"; ":Bd~"; ":~??Bd"] = [None; None; None; None; None].
Proof. vm_compute. reflexivity. Qed.

Definition implausible_claim := ["game ello 1"; "instance CK green=0,3"; "statement UNWINNABLE"].
Example implausible_accepted : check whole_position implausible_claim (Implausible 1 [1; 2] all_red) = true.
Proof. vm_compute. reflexivity. Qed.
Example implausible_refused : check whole_position implausible_claim (Implausible 0 [0; 3] all_red) = false.
Proof. vm_compute. reflexivity. Qed.
Example half_a_part_refused : check whole_position implausible_claim (Implausible 1 [1] all_red) = false.
Proof. vm_compute. reflexivity. Qed.

Definition kernel_claim := ["game lights-out 1"; "instance path:5 lit=0"; "statement UNWINNABLE"].
Example kernel_accepted : check whole_position kernel_claim (Kernel [0; 1; 3; 4]) = true.
Proof. vm_compute. reflexivity. Qed.
Example kernel_refused : check whole_position kernel_claim (Kernel [0; 1; 3]) = false.
Proof. vm_compute. reflexivity. Qed.

Definition grid_claim (said : string) := ["game node-kayles 1"; "instance grid:2x4"; "statement " ++ said].
Definition half_turn := [(0, 7); (1, 6); (2, 5); (3, 4)].
Example pairs_accepted : check whole_position (grid_claim "OUTCOME P") (Pairs None half_turn) = true.
Proof. vm_compute. reflexivity. Qed.
(* Neighbours answer each other; conflicts are not kept; a vertex is left alone; who moves first does not win. *)
Example pairs_refused : forallb (fun pairs => negb (check whole_position (grid_claim "OUTCOME P") (Pairs None pairs)))
  [[(0, 4); (1, 5); (2, 6); (3, 7)]; [(0, 6); (1, 7); (2, 5); (3, 4)]; [(0, 7); (1, 6); (2, 5)]] = true.
Proof. vm_compute. reflexivity. Qed.
Example pairs_of_the_other : check whole_position (grid_claim "OUTCOME N") (Pairs None half_turn) = false.
Proof. vm_compute. reflexivity. Qed.
Example pairs_after_an_opening : check whole_position ["game node-kayles 1"; "instance path:5"; "statement OUTCOME N"] (Pairs (Some 2) [(0, 4)]) = true.
Proof. vm_compute. reflexivity. Qed.
Example pairs_after_another : check whole_position ["game node-kayles 1"; "instance path:5"; "statement OUTCOME N"] (Pairs (Some 1) [(3, 4)]) = false.
Proof. vm_compute. reflexivity. Qed.
(* Of the other local games: opposite edges of a four-cycle, and vertices 0 and 1 in different colours. *)
Definition of_two_vertices (game : list string) (instance : string) := (game ++ [String.append "instance " instance; "statement NIMBER 0"])%list.
Definition colours := "parameter colours 2".
Definition two_vertices := [of_two_vertices ["game arc-kayles 1"] "cycle:4"; of_two_vertices ["game proper 1"; colours] "path:2";
  of_two_vertices ["game distance 1"; colours; "parameter distance 1"] "path:2"].
Example pairs_of_two : forallb (fun claim => check whole_position claim (Pairs None [(0, 3); (1, 2)])) two_vertices = true.
Proof. vm_compute. reflexivity. Qed.
Example pairs_of_two_refused : existsb (fun claim => check whole_position claim (Pairs None [(0, 1); (2, 3)])) two_vertices = false.
Proof. vm_compute. reflexivity. Qed.
Definition turned_claim := ["game blue-red 1"; "instance directed-cycle:4"; "statement OUTCOME P"].
Example pairs_of_arcs : check whole_position turned_claim (Pairs None [(0, 4); (1, 5); (2, 6); (3, 7)]) = true.
Proof. vm_compute. reflexivity. Qed.
Example pairs_of_arcs_refused : check whole_position turned_claim (Pairs None [(0, 5); (1, 4); (2, 7); (3, 6)]) = false.
Proof. vm_compute. reflexivity. Qed.

Definition misere_claim := ["game node-kayles 1"; "play misere"; "instance path:6"; "statement NIMBER 0"].
Definition misere_entries := [([4], Some 0); ([12], Some 0); ([32], Some 0); ([48], Some 0); ([63], Some 0)].
Example misere_accepted : check whole_position misere_claim (Positions misere_entries) = true.
Proof. vm_compute. reflexivity. Qed.
Example misere_refused : check whole_position misere_claim (Positions (tl misere_entries)) = false.
Proof. vm_compute. reflexivity. Qed.

(* Two vertices that are not adjacent: twice the same part. *)
Definition two_parts (_ : list string) (l : list N) : list (list N) := match l with [3] => [[1]; [2]] | [0] => [] | _ => [l] end.
Example positions_accepted : check two_parts ["game node-kayles 1"; "instance A?"; "statement OUTCOME P"]
  (Positions [([1], Some 1); ([2], Some 1)]) = true.
Proof. vm_compute. reflexivity. Qed.
Example positions_refused : check two_parts ["game node-kayles 1"; "instance A_"; "statement OUTCOME P"]
  (Positions [([1], Some 1); ([2], Some 1)]) = false.
Proof. vm_compute. reflexivity. Qed.

(* Two rows of two pins; a row of four does not fall into them. *)
Definition two_rows (_ : list string) (l : list N) : list (list N) := match l with [15] => [[3]; [12]] | _ => [l] end.
Example rows_accepted : check two_rows ["game dawson-kayles 1"; "instance heaps:2,2"; "statement OUTCOME P"]
  (Positions [([3], Some 1); ([12], Some 1)]) = true.
Proof. vm_compute. reflexivity. Qed.
Example rows_refused : check two_rows ["game dawson-kayles 1"; "instance heaps:4"; "statement OUTCOME P"]
  (Positions [([3], Some 1); ([12], Some 1)]) = false.
Proof. vm_compute. reflexivity. Qed.
(* Two trees; one in which a vertex has its root in the other part. *)
Example trees_accepted : check two_parts ["game hackendot 1"; "instance A?"; "statement OUTCOME P"]
  (Positions [([1], Some 1); ([2], Some 1)]) = true.
Proof. vm_compute. reflexivity. Qed.
Example trees_refused : check two_parts ["game hackendot 1"; "instance A_"; "statement OUTCOME P"]
  (Positions [([1], Some 1); ([2], Some 1)]) = false.
Proof. vm_compute. reflexivity. Qed.

(* Weak colouring of two vertices that no edge joins. *)
Definition two_triples (_ : list string) (l : list N) : list (list N) := match l with [3; 0; 0] => [[1; 0; 0]; [2; 0; 0]] | _ => [] end.
Definition weak_claim (graph : string) := ["game weak 1"; "parameter reading edges"; "instance " ++ graph; "statement NIMBER 0"].
Example weak_accepted : check two_triples (weak_claim "A?") (Positions [([1; 0; 0], Some 1); ([2; 0; 0], Some 1)]) = true.
Proof. vm_compute. reflexivity. Qed.
Example weak_refused : check two_triples (weak_claim "A_") (Positions [([1; 0; 0], Some 1); ([2; 0; 0], Some 1)]) = false.
Proof. vm_compute. reflexivity. Qed.

Definition capture_claim := ["game capture 1"; "instance path:3 painted=0-1:2"; "statement SCORE 0"].
Example strategy_accepted : check whole_position capture_claim
  (Strategy [([2; 0; 1], 1%Z)] [([2; 0; 1], 1%Z)]) = true.
Proof. vm_compute. reflexivity. Qed.
Example strategy_refused : check whole_position capture_claim
  (Strategy [([2; 0; 1], 2%Z)] [([2; 0; 1], 1%Z)]) = false.
Proof. vm_compute. reflexivity. Qed.

Definition coloured_in : list strike := [Settled 1; Settled 2].
Definition leads_evidence (names : list N) (bound : Z) := Leads
  [(Entry true [(-1)%Z; 0%Z] [(1, 2)] 1, By_move (1, 2) (coloured_in, None_left));
   (Entry false [1%Z; 0%Z] [(1, 2)] bound, By_moves [(coloured_in, None_left)])]
  ([Settled 0], Listed 0 names) ([Settled 0], Listed 1 names).
Example leads_accepted : check whole_position capture_claim (leads_evidence [1; 2] (-1)) = true.
Proof. vm_compute. reflexivity. Qed.
Example leads_refused : check whole_position capture_claim (leads_evidence [2; 1] (-1)) = false.
Proof. vm_compute. reflexivity. Qed.
Example leads_bound_refused : check whole_position capture_claim (leads_evidence [1; 2] 0) = false.
Proof. vm_compute. reflexivity. Qed.
Definition two_edges_claim := ["game capture 1"; "instance path:3"; "statement SCORE 0"].
Definition twins_evidence (twins : list (N * N)) := let all := ([Struck twins [((0, 1), (1, 2))] []; Settled 1], None_left) in Leads [] all all.
Example twins_accepted : check whole_position two_edges_claim (twins_evidence [(0, 2)]) = true.
Proof. vm_compute. reflexivity. Qed.
Example twins_refused : check whole_position two_edges_claim (twins_evidence [(0, 1)]) = false.
Proof. vm_compute. reflexivity. Qed.
Definition bound_by_pairs (bound : Z) := Leads
  [(Entry true [0%Z; 0%Z; 0%Z; 0%Z; 0%Z] [(1, 4); (1, 5); (2, 4); (2, 5); (3, 4); (3, 5)] bound,
    By_pairs [((1, 4), (1, 5)); ((2, 4), (2, 5)); ((3, 4), (3, 5))])]
  ([], Listed 0 [0; 1; 2; 3; 4]) ([], None_left).
Definition bipartite_claim := ["game capture 1"; "instance complete-bipartite:3,2"; "statement SCORE >= -2"].
Example pairs_accepted_by_leads : check whole_position bipartite_claim (bound_by_pairs (-2)) = true.
Proof. vm_compute. reflexivity. Qed.
Example pairs_refused_by_leads : check whole_position bipartite_claim (bound_by_pairs (-1)) = false.
Proof. vm_compute. reflexivity. Qed.

Definition lrat_claim := ["game ello 1"; "instance cycle:4 green=0"; "statement UNWINNABLE"].
Definition completion : list (N * list N) := [(0, [1; 3]); (1, [2; 3]); (2, [3]); (3, [])].
Definition lrat_steps : list (N * list (N * bool) * list N) :=
  [(13, [(1, false)], [6; 8; 10; 12]); (14, [(1, true)], [5; 7; 9; 11]); (15, [], [13; 14])].
Example lrat_accepted : check whole_position lrat_claim (Lrat completion lrat_steps) = true.
Proof. vm_compute. reflexivity. Qed.
Example lrat_refused : check whole_position
  ["game ello 1"; "instance cycle:4 green=0,1"; "statement UNWINNABLE"] (Lrat completion lrat_steps) = false.
Proof. vm_compute. reflexivity. Qed.

Definition simulation_claim := ["game geodetic 1"; "parameter reading contract"; "instance path:3 labelled=1"; "statement SAME AS hackendot A?"].
Definition couples : list (list N * list N) := [([0], [0]); ([1], [1]); ([4], [2]); ([5], [3])].
Example simulation_accepted : check whole_position simulation_claim (Simulation couples) = true.
Proof. vm_compute. reflexivity. Qed.
Example simulation_refused : check whole_position simulation_claim (Simulation (tl couples)) = false.
Proof. vm_compute. reflexivity. Qed.

Definition signature_claim := ["game ello-gadget 1"; "instance 2+2:0-2,0-3,1-3,2-3 green=2,3"; "statement LAST 2"].
Example signature_accepted : check whole_position signature_claim (Signature [9; 9]) = true.
Proof. vm_compute. reflexivity. Qed.
Example signature_refused : check whole_position
  ["game ello-gadget 1"; "instance 2+2:0-2,0-3,1-3,2-3 green=2,3"; "statement LAST 3"] (Signature [9; 9]) = false.
Proof. vm_compute. reflexivity. Qed.
Definition recoloured_claim := ["game ello-gadget 1"; "instance 1+1:0-1 green=1"; "statement SAME AS 1+0: recoloured=0"].
Example recoloured_accepted : check whole_position recoloured_claim (Signature [2]) = true.
Proof. vm_compute. reflexivity. Qed.
Example not_recoloured_refused : check whole_position
  ["game ello-gadget 1"; "instance 1+1:0-1 green=1"; "statement SAME AS 1+0:"] (Signature [2]) = false.
Proof. vm_compute. reflexivity. Qed.
Definition family_claim (said : string) := ["game ello-family 1"; "instance 2+0+1 first 0-2,1-2 next 0-3,1-3 green=2"; "statement SAME AS " ++ said].
Example induction_accepted : check whole_position (family_claim "2+1+0 last 0-2,1-2 green=2") (Induction 3) = true.
Proof. vm_compute. reflexivity. Qed.
Example induction_refused : check whole_position (family_claim "2+1+0 last 0-2,1-2") (Induction 3) = false.
Proof. vm_compute. reflexivity. Qed.
Example induction_too_early : check whole_position (family_claim "2+1+0 last 0-2,1-2 green=2") (Induction 2) = false.
Proof. vm_compute. reflexivity. Qed.
Definition race_claim (who : string) := ["game triangle-colouring 1"; "instance fan:1"; String.append "statement OUTCOME " who].
Definition race_evidence := Strategy [([2; 0], 1%Z); ([4; 0], 1%Z); ([7; 0], 1%Z)] [([6; 0], (-1)%Z)].
Example race_accepted : check whole_position (race_claim "first") race_evidence = true.
Proof. vm_compute. reflexivity. Qed.
Example race_refused : check whole_position (race_claim "tie") race_evidence = false.
Proof. vm_compute. reflexivity. Qed.
Definition wheel_claim (who : string) := ["game triangle-colouring 1"; "instance wheel:4"; String.append "statement OUTCOME " who].
Example symmetry_accepted : check whole_position (wheel_claim "second") (Symmetry [([], [5; 3; 6; 1; 7; 0; 2; 4])]) = true.
Proof. vm_compute. reflexivity. Qed.
Example symmetry_refused : check whole_position (wheel_claim "second") (Symmetry [([], [5; 3; 7; 1; 6; 0; 4; 2])]) = false.
Proof. vm_compute. reflexivity. Qed.
Example symmetry_of_the_other : check whole_position (wheel_claim "first") (Symmetry [([], [5; 3; 6; 1; 7; 0; 2; 4])]) = false.
Proof. vm_compute. reflexivity. Qed.
Definition bad_disc := ["game triangle-colouring 1"; "instance disc:4+0:0-1-2"; "statement OUTCOME first"].
Example disc_refused : rules_on (firstn 2 bad_disc) = None.
Proof. vm_compute. reflexivity. Qed.

Definition leaf_and_path_claim heap :=
  ["game node-kayles-gadget 1"; "instance 1+3:0-2,0-3,1-3"; "statement SAME AS 1+1:0-1" ++ heap].
Example mirror_accepted : check whole_position (leaf_and_path_claim " plus=1") Mirror = true.
Proof. vm_compute. reflexivity. Qed.
Example mirror_refused : check whole_position (leaf_and_path_claim "") Mirror = false.
Proof. vm_compute. reflexivity. Qed.
Definition two_leaves_claim game other := [game; "instance 1+2:0-1,0-2"; "statement SAME AS " ++ other].
Example mirror_of_edges_accepted : check whole_position (two_leaves_claim "game arc-kayles-gadget 1" "1+1:0-1") Mirror = true.
Proof. vm_compute. reflexivity. Qed.
Example mirror_of_edges_refused : check whole_position (two_leaves_claim "game arc-kayles-gadget 1" "1+0:") Mirror = false.
Proof. vm_compute. reflexivity. Qed.
Definition twins_claim colours := ["game proper-gadget 1"; "parameter colours " ++ colours;
  "instance 2+3:0-2,0-3,0-4,1-2,1-3,1-4,2-3,2-4,3-4"; "statement SAME AS 2+2:0-2,0-3,1-2,1-3,2-3"].
Example mirror_of_colours_accepted : check whole_position (twins_claim "2") Mirror = true.
Proof. vm_compute. reflexivity. Qed.
Example mirror_of_colours_refused : check whole_position (twins_claim "3") Mirror = false.
Proof. vm_compute. reflexivity. Qed.
Definition adjacent_twins_claim arcs := ["game blue-red-gadget 1"; "instance 1+2:" ++ arcs; "statement SAME AS 1+1:0>1"].
Example mirror_of_arcs_accepted : check whole_position (adjacent_twins_claim "0>1,0>2,1>2,2>1") Mirror = true.
Proof. vm_compute. reflexivity. Qed.
Example mirror_of_arcs_refused : check whole_position (adjacent_twins_claim "0>2,1>2,2>1") Mirror = false.
Proof. vm_compute. reflexivity. Qed.

Example counterplay_accepted : check whole_position (two_leaves_claim "game capture-gadget 1" "1+0:") Counterplay = true.
Proof. vm_compute. reflexivity. Qed.
Example counterplay_refused : check whole_position (two_leaves_claim "game capture-gadget 1" "1+1:0-1") Counterplay = false.
Proof. vm_compute. reflexivity. Qed.
Definition captured_claim points := ["game capture-gadget 1"; "instance 1+3:0-1,1-2,1-3 painted=1-2:1,1-3:1";
  "statement SAME AS 1+3:0-1,1-2,1-3 painted=1-2:2,1-3:2 plus=" ++ points].
Example counterplay_of_a_captured_vertex_accepted : check whole_position (captured_claim "6") Counterplay = true.
Proof. vm_compute. reflexivity. Qed.
Example counterplay_of_a_captured_vertex_refused : check whole_position (captured_claim "4") Counterplay = false.
Proof. vm_compute. reflexivity. Qed.

(* Of order 2 there are the digraphs without an arc, with one and with two, the orientations without an arc and with one, and one tournament. *)
Definition arcs_claim kind := map (fun n => ["game sweep 1"; "instance " ++ kind ++ " order " ++ n ++ " piece 0 of 1"; "statement HOLDS <= size 2"]) ["1"; "2"].
Definition in_either_order (n w : N) : list N := if n =? 1 then [0] else if w =? 2 then [0; 1] else [1; 0].
Definition all_listed kind l := match Ledger.check_sweep in_either_order (arcs_claim kind) [[0]; l] with Some _ => true | None => false end.
Example digraphs_accepted : (all_listed "digraphs" [0; 1; 3] && all_listed "orientations" [0; 1] && all_listed "tournaments" [1])%bool = true.
Proof. vm_compute. reflexivity. Qed.
Example digraphs_refused : (all_listed "digraphs" [0; 1] || all_listed "digraphs" [0; 3] || all_listed "orientations" [1] || all_listed "tournaments" [0])%bool = false.
Proof. vm_compute. reflexivity. Qed.
