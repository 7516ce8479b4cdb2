(* The games there are, by name: on an instance and with parameters, or nothing if these do not fit. *)
From Coq Require Import NArith List Bool String.
From Gamecert Require Import Plane Board Instance Game Rules Text.
From Gamecert Require Import Trie.
From Gamecert.games Require Import Ello ModularEllo NodeKayles LightsOut OddElimination Striking Painting Sequential Oriented Weak
  Edges ArcKayles Capture Kayles Distances Geodetic Hackendot.
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

Definition games : list (string * (parameters -> instance -> option rules)) :=
  [("arc-kayles", arc_kayles_rules); ("blue-red", blue_red_rules); ("capture", capture_rules);
   ("dawson-kayles", dawson_kayles_rules); ("distance", distance_rules); ("ello", ello_rules);
   ("ello-modular", ello_modular_rules); ("geodetic", geodetic_rules); ("hackendot", hackendot_rules);
   ("kayles", kayles_rules); ("lights-out", lights_out_rules); ("node-kayles", node_kayles_rules);
   ("odd-elimination", odd_elimination_rules); ("oriented", oriented_rules); ("proper", proper_rules);
   ("sequential", sequential_rules); ("weak", weak_rules)].

Definition game_named (name : string) (p : parameters) (i : instance) : option rules :=
  let? (_, make) := find (fun '(n, _) => n =? name) games in make p i.
