(* The games there are, by name: on an instance and with parameters, or nothing if these do not fit. *)
From Coq Require Import NArith ZArith List Bool String Ascii.
From Gamecert Require Import Plane Board Instance Game Rules Text.
From Gamecert Require Import Trie PlaneBoards.
From Gamecert.games Require Import Ello ModularEllo NodeKayles LightsOut OddElimination Striking Painting Sequential Oriented Weak
  Edges ArcKayles Capture Kayles Distances Geodetic Hackendot Lines Drawing Completion Flips.
Import ListNotations.
Local Open Scope string_scope.

Definition on_graph (i : instance) {A} (a : option A) : option A := require (is_graph (board_of i)) a.
Definition on_graph_or_digraph (i : instance) {A} (a : option A) : option A :=
  require (is_graph (board_of i) || is_digraph (board_of i)) a.
Definition on_digraph (i : instance) {A} (a : option A) : option A := require (is_digraph (board_of i)) a.
Definition on_heaps (i : instance) {A} (a : option A) : option A := require (is_heaps (board_of i)) a.
Definition given (i : instance) (name : string) : bool := match attribute i name with Some _ => true | None => false end.
Definition attributed (names : list string) (i : instance) {A} (a : option A) : option A :=
  require (attributes_among names (attributes i)) a.

Definition ello_rules (p : parameters) (i : instance) : option rules :=
  no_parameters p (on_graph_or_digraph i (attributed ["green"] i (
    let? green := vertex_list i "green" in
    Some (Rules (ello (arena_of (board_of i)) (plane_of green)) two_planes solitaire)))).
Definition lights_out_rules (p : parameters) (i : instance) : option rules :=
  no_parameters p (on_graph i (attributed ["lit"] i (
    let? lit := vertex_list i "lit" in
    Some (Rules (lights_out (arena_of (board_of i)) (plane_of lit)) two_planes solitaire)))).
Definition odd_elimination_rules (p : parameters) (i : instance) : option rules :=
  no_parameters p (on_graph i (attributed [] i (
    Some (Rules (odd_elimination (arena_of (board_of i))) two_planes solitaire)))).
Definition node_kayles_rules (p : parameters) (i : instance) : option rules :=
  no_parameters p (on_graph i (attributed [] i (
    Some (Rules (node_kayles (arena_of (board_of i))) one_plane last_move)))).

Definition ello_modular_rules (p : parameters) (i : instance) : option rules :=
  parameter "modulus" 2 64 p (fun d p => no_parameters p (on_graph_or_digraph i (attributed ["coloured"] i (
    let? colours := vertex_values i "coloured" (d - 1) in
    let colour v := match find (fun '(u, _) => N.eqb u v) colours with Some (_, c) => c | None => 0%N end in
    Some (Rules (ello_modular (arena_of (board_of i)) d colour) one_plane solitaire))))).

(* Games of painting pairs that rule each other out. *)
Definition painting_rules (on : arena) (k : N) (out : table) (i : instance) : option rules :=
  let? painted := vertex_values i "painted" k in
  let painted := painted_pairs k painted in
  require (legal_painting k out painted) (Some (Rules (painting on k out painted) one_plane last_move)).
Definition proper_rules (p : parameters) (i : instance) : option rules :=
  parameter "colours" 1 64 p (fun k p => no_parameters p (on_graph i (attributed ["painted"] i (
    let on := arena_of (board_of i) in painting_rules on k (proper_table on k) i)))).
Definition distance_rules (p : parameters) (i : instance) : option rules :=
  parameter "colours" 1 64 p (fun k p => parameter "distance" 1 1024 p (fun d p =>
    no_parameters p (on_graph i (attributed ["painted"] i (
    let on := arena_of (board_of i) in painting_rules on k (distance_table on d k) i))))).
Definition blue_red_rules (p : parameters) (i : instance) : option rules :=
  no_parameters p (on_digraph i (attributed ["painted"] i (
    let on := arena_of (board_of i) in painting_rules on 2 (blue_red_table on) i))).
Definition sequential_rules (p : parameters) (i : instance) : option rules :=
  parameter "colours" 1 64 p (fun k p => no_parameters p (on_graph i (attributed ["painted"; "order"] i (
    let on := arena_of (board_of i) in
    let out := proper_table on k in
    let? order := vertex_order i "order" in
    let? painted := vertex_values i "painted" k in
    let painted := painted_pairs k painted in
    require (legal_painting k out painted) (Some (Rules (sequential on k order out painted) two_planes last_move)))))).
Definition oriented_rules (p : parameters) (i : instance) : option rules :=
  parameter "colours" 1 32 p (fun k p => no_parameters p (on_digraph i (attributed ["painted"] i (
    let on := arena_of (board_of i) in
    let? painted := vertex_values i "painted" k in
    let painted := painted_pairs k painted in
    require (oriented_legal on k painted) (Some (Rules (oriented on k painted) two_planes last_move)))))).
Definition weak_rules (p : parameters) (i : instance) : option rules :=
  word_parameter "reading" p (fun word p => no_parameters p (on_graph i (attributed ["painted"] i (
    let on := arena_of (board_of i) in
    let? reading := (if word =? "edges" then Some by_edges else if word =? "surrounded" then Some by_surrounded
                     else if word =? "extendable" then require (N.leb (size on) 8) (Some by_extendable)
                     else if word =? "painted" then Some by_painted else None) in
    let colourings := match reading with by_extendable => weak_colourings on | _ => [] end in
    let? values := vertex_values i "painted" 2 in
    let of c := plane_of (map fst (filter (fun '(_, x) => N.eqb x c) values)) in
    require (weak_legal on reading colourings (of 1%N) (of 2%N))
      (Some (Rules (weak on reading colourings (of 1%N) (of 2%N)) three_planes last_move)))))).
Definition geodetic_rules (p : parameters) (i : instance) : option rules :=
  word_parameter "reading" p (fun word p => no_parameters p (on_graph i (attributed ["labelled"] i (
    let on := arena_of (board_of i) in
    let? reading := (if word =? "contract" then Some contract else if word =? "literal" then Some literal
                     else if word =? "hull" then Some hull else None) in
    let? labelled := vertex_list i "labelled" in
    let labelled := plane_of labelled in
    let ways := ways_of on in
    let closed := none (N.ldiff (between ways labelled labelled) labelled) in
    let connected := N.eqb (component on 0) (vertices on) in
    require (match reading with hull => closed || connected | _ => true end)
      (Some (Rules (geodetic on reading (rings_of on) ways labelled) one_plane last_move)))))).
Definition hackendot_rules (p : parameters) (i : instance) : option rules :=
  no_parameters p (on_graph_or_digraph i (attributed ["roots"] i (
    let on := arena_of (board_of i) in
    let? path :=
      (if is_digraph (board_of i) then require (digraph_forest on && negb (given i "roots")) (Some (digraph_paths on))
       else
         let? roots := vertex_list i "roots" in
         let? seen := given_roots on roots empty in
         let roots := (roots ++ other_roots on seen)%list in
         require (graph_forest on roots) (Some (graph_paths on roots))) in
    Some (Rules (hackendot on path) one_plane last_move)))).
Definition arc_kayles_rules (p : parameters) (i : instance) : option rules :=
  no_parameters p (on_graph i (attributed [] i (
    Some (Rules (arc_kayles (arena_of (board_of i))) one_plane last_move)))).
Definition kayles_rules (p : parameters) (i : instance) : option rules :=
  no_parameters p (on_heaps i (attributed [] i (
    Some (Rules (kayles (arena_of (board_of i))) one_plane last_move)))).
Definition dawson_kayles_rules (p : parameters) (i : instance) : option rules :=
  no_parameters p (on_heaps i (attributed [] i (
    Some (Rules (dawson_kayles (arena_of (board_of i))) one_plane last_move)))).
Definition capture_rules (p : parameters) (i : instance) : option rules :=
  no_parameters p (on_graph i (attributed ["painted"] i (
    let on := arena_of (board_of i) in
    let a := edge_arena_of on in
    let? values := edge_values i "painted" 2 in
    let of c := cells_where (edge_count a) (fun e => let (u, v) := ends_of a e in
      existsb (fun '(x, y, z) => N.eqb x u && N.eqb y v && N.eqb z c) values) in
    Some (Rules (capture on a (of 1%N) (of 2%N)) three_planes points)))).

(** On boards in the plane *)

Definition edges_of (i : instance) : list (N * N) := edges (arena_of (board_of i)).
Definition edge_set (i : instance) (name : string) : option plane :=
  let? l := edge_list i name in Some (edges_plane (edges_of i) l).
(* The edges of the first player and of the second. *)
Definition painted_edges (i : instance) : option (plane * plane) :=
  let? l := edge_values i "painted" 2 in
  let of c := edges_plane (edges_of i) (map fst (filter (fun '(_, x) => N.eqb x c) l)) in Some (of 1%N, of 2%N).

Definition on_points (p : parameters) (i : instance)
    (make : N -> list plane -> table -> option rules) : option rules :=
  match kind_of (board_of i) with
  | point_board on =>
      let l := edges_of i in
      no_parameters p (make (count_of l) (empty_triangles on (order (board_of i)) l) (crossings on l))
  | _ => None
  end.
Definition triangle_rules (p : parameters) (i : instance) : option rules :=
  on_points p i (fun m lines crossing => attributed ["marked"] i (
    let? marked := edge_set i "marked" in
    require (may_start crossing marked && negb (complete_line lines marked))
      (Some (Rules (triangle m lines crossing marked) two_planes (race true))))).
Definition complete_triangulation_rules (p : parameters) (i : instance) : option rules :=
  on_points p i (fun m lines crossing => attributed ["marked"] i (
    let? marked := edge_set i "marked" in
    require (may_start crossing marked) (Some (Rules (complete_triangulation m lines crossing marked) two_planes points)))).
Definition bichromatic_complete_rules (p : parameters) (i : instance) : option rules :=
  on_points p i (fun m lines crossing => attributed ["painted"] i (
    let? (first, second) := painted_edges i in
    require (may_start crossing (N.lor first second))
      (Some (Rules (bichromatic_complete m lines crossing first second) three_planes points)))).
Definition bichromatic_triangle_rules (p : parameters) (i : instance) : option rules :=
  word_parameter "reading" p (fun word p => on_points p i (fun m lines crossing => attributed ["painted"] i (
    let? reading := (if word =? "nothing" then Some by_nothing else if word =? "draw" then Some by_draw
                     else if word =? "loses" then Some by_losing else if word =? "illegal" then Some by_illegal else None) in
    let? (first, second) := painted_edges i in
    require (may_start crossing (N.lor first second) && negb (complete_line lines first || complete_line lines second))
      (Some (Rules (bichromatic_triangle m lines crossing reading first second) three_planes (race false)))))).

Definition on_triangulation (p : parameters) (i : instance)
    (make : N -> list plane -> list (N * N * N) -> option point_set -> option rules) : option rules :=
  let? (faces, drawn) := triangulation_on (board_of i) in
  let l := edges_of i in no_parameters p (make (count_of l) (map (triangle_line l) faces) faces drawn).
Definition completion_rules (lines_of : list (N * N) -> list plane -> list (N * N * N) -> list plane)
    (p : parameters) (i : instance) : option rules :=
  on_triangulation p i (fun m triangles faces _ => attributed ["marked"] i (
    let lines := lines_of (edges_of i) triangles faces in
    let? marked := edge_set i "marked" in
    require (negb (complete_line lines marked)) (Some (Rules (completion m lines marked) two_planes (race true))))).
Definition triangle_colouring_rules := completion_rules (fun _ triangles _ => triangles).
Definition four_cycle_rules :=
  completion_rules (fun l _ faces => map (fun '(e, c) => around l e c) (quadrilaterals l faces)).
Definition bichromatic_colouring_rules (p : parameters) (i : instance) : option rules :=
  on_triangulation p i (fun m triangles _ _ => attributed ["painted"] i (
    let? (first, second) := painted_edges i in
    require (negb (complete_line triangles first || complete_line triangles second))
      (Some (Rules (bichromatic_colouring m triangles first second) three_planes (race false))))).
Definition nimstring_rules (p : parameters) (i : instance) : option rules :=
  on_triangulation p i (fun m triangles _ _ => attributed ["marked"] i (
    let? marked := edge_set i "marked" in Some (Rules (nimstring m triangles marked) one_plane last_move))).

(* On all segments between the points of the triangulation: those that are its edges, and the green ones. *)
Definition flip_board_rules (to_triangle : bool) (p : parameters) (i : instance) : option rules :=
  on_triangulation p i (fun _ triangles _ drawn => attributed ["marked"] i (
    let? on := drawn in
    let n := order (board_of i) in
    let l := segments n in
    let? marked := edge_list i "marked" in
    let? green := edge_set i "marked" in
    let flips := fold_right (fun e t => put t (edge_number l (fst e) (snd e)) (flips_of on n l e)) leaf l in
    let wins := if to_triangle then complete_line (empty_triangles on n l) else (fun _ => false) in
    require (negb (to_triangle && complete_line triangles green))
      (Some (Rules (flip flips wins (edges_plane l (edges_of i)) (edges_plane l marked)) two_planes
        (if to_triangle then race false else last_move))))).
Definition green_rules (decided : sort) (goal : N -> option (plane -> bool)) (p : parameters) (i : instance) : option rules :=
  on_triangulation p i (fun m _ faces drawn => attributed ["marked"] i (
    let? on := drawn in
    let? marked := edge_set i "marked" in
    let? wins := goal m in
    let gains := match decided with points => true | _ => false end in
    Some (Rules (green_flips m (flippable on (edges_of i) faces) true wins gains
                   (if gains then Z.of_N (count marked) else 0%Z) marked) one_plane decided))).
Definition all_green_rules := green_rules points (fun _ => Some (fun _ => false)).
Definition read_ratio (word : string) : option (option (N * N)) :=
  if word =? "none" then Some None
  else match split "/" word with
    | [p; q] =>
        let? p := number p in let? q := number q in
        require ((1 <=? p) && (1 <=? q) && (p <? 10000) && (q <? 10000))%N (Some (Some (p, q)))
    | _ => None
    end.
Definition green_wins_rules (p : parameters) (i : instance) : option rules :=
  word_parameter "ratio" p (fun word p =>
    green_rules solitaire (fun m =>
      let? ratio := read_ratio word in Some (fun black => N.leb (least_green m ratio) (greens m black))) p i).
Definition bichromatic_flip_rules (p : parameters) (i : instance) : option rules :=
  on_triangulation p i (fun m _ faces drawn => attributed ["painted"] i (
    let? on := drawn in
    let? (first, second) := painted_edges i in
    Some (Rules (green_flips m (flippable on (edges_of i) faces) false (fun _ => false) true
                   (Z.of_N (count first) - Z.of_N (count second))%Z (N.lor first second)) one_plane points))).

Definition games : list (string * (parameters -> instance -> option rules)) :=
  [("all-green", all_green_rules); ("arc-kayles", arc_kayles_rules); ("bichromatic-colouring", bichromatic_colouring_rules);
   ("bichromatic-complete", bichromatic_complete_rules); ("bichromatic-flip", bichromatic_flip_rules);
   ("bichromatic-triangle", bichromatic_triangle_rules); ("blue-red", blue_red_rules); ("capture", capture_rules);
   ("complete-triangulation", complete_triangulation_rules);
   ("dawson-kayles", dawson_kayles_rules); ("distance", distance_rules); ("ello", ello_rules);
   ("ello-modular", ello_modular_rules); ("flip", flip_board_rules false); ("flip-to-triangle", flip_board_rules true);
   ("four-cycle", four_cycle_rules); ("geodetic", geodetic_rules); ("green-wins", green_wins_rules); ("hackendot", hackendot_rules);
   ("kayles", kayles_rules); ("lights-out", lights_out_rules); ("nimstring", nimstring_rules); ("node-kayles", node_kayles_rules);
   ("odd-elimination", odd_elimination_rules); ("oriented", oriented_rules); ("proper", proper_rules);
   ("sequential", sequential_rules); ("triangle", triangle_rules); ("triangle-colouring", triangle_colouring_rules);
   ("weak", weak_rules)].

Definition game_named (name : string) (p : parameters) (i : instance) : option rules :=
  let? (_, make) := find (fun '(n, _) => n =? name) games in make p i.
