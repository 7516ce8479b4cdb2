(* Boards in the plane: bare points, and triangulations of points or of a disc. `convex:7:`, `points:0,0;9,0;3,8:`, `fan:5`,
   `disc:3+1:0-1-3,1-2-3,0-2-3`. *)
From Coq Require Import NArith ZArith List Bool String Ascii.
From Gamecert Require Import Plane Board Text.
Import ListNotations.
Local Open Scope N_scope.

(** Points: no three are on a line *)

Definition place (places : list N) (v : N) : N := nth (N.to_nat v) places 0.
Definition coordinate (l : list (Z * Z)) (v : N) : Z * Z := nth (N.to_nat v) l (0, 0)%Z.
(* Twice the area of the triangle, with a sign. *)
Definition area (a b c : Z * Z) : Z :=
  ((fst b - fst a) * (snd c - snd a) - (snd b - snd a) * (fst c - fst a))%Z.
(* The way from a over b to c turns left. *)
Definition left_turn (p : point_set) (a b c : N) : bool :=
  match p with
  | corners l =>
      let i := place l a in let j := place l b in let k := place l c in
      (i <? j) && (j <? k) || (j <? k) && (k <? i) || (k <? i) && (i <? j)
  | coordinates l => (0 <? area (coordinate l a) (coordinate l b) (coordinate l c))%Z
  end.
(* The segments cross in a point inside both. *)
Definition cross (p : point_set) (e f : N * N) : bool :=
  let (a, b) := e in let (c, d) := f in
  negb ((a =? c) || (a =? d) || (b =? c) || (b =? d)) &&
  xorb (left_turn p a b c) (left_turn p a b d) && xorb (left_turn p c d a) (left_turn p c d b).
(* No point lies inside the triangle. *)
Definition empty_triangle (p : point_set) (n : N) (t : N * N * N) : bool :=
  let '(a, b, c) := t in
  match p with
  | corners _ => true
  | coordinates _ => forallb (fun v =>
      (v =? a) || (v =? b) || (v =? c) ||
      negb (Bool.eqb (left_turn p a b v) (left_turn p b c v) && Bool.eqb (left_turn p b c v) (left_turn p c a v))) (up_to n)
  end.
(* All other points are on one side: an edge of the convex hull. *)
Definition on_hull (p : point_set) (n : N) (e : N * N) : bool :=
  let (u, v) := e in
  let others := filter (fun w => negb ((w =? u) || (w =? v))) (up_to n) in
  forallb (left_turn p u v) others || forallb (fun w => negb (left_turn p u v w)) others.

(* Pairs and triples of vertices, ascending. *)
Definition segments (n : N) : list (N * N) := flat_map (fun u => map (pair u) (filter (N.ltb u) (up_to n))) (up_to n).
Definition triples (n : N) : list (N * N * N) :=
  flat_map (fun '(a, b) => map (fun c => (a, b, c)) (filter (N.ltb b) (up_to n))) (segments n).

Definition same_ends (e f : N * N) : bool := (fst e =? fst f) && (snd e =? snd f).
Definition listed_edge (l : list (N * N)) (e : N * N) : bool := existsb (same_ends e) l.
Fixpoint each_once (l : list (N * N)) : bool :=
  match l with [] => true | e :: l => negb (listed_edge l e) && each_once l end.

(* No three on a line, and so none twice. *)
Definition general (p : point_set) (n : N) : bool :=
  match p with
  | corners _ => true
  | coordinates l =>
      forallb (fun '(x, y) => (Z.abs x <=? 1000000000)%Z && (Z.abs y <=? 1000000000)%Z) l &&
      forallb (fun '(u, v) => let a := coordinate l u in let b := coordinate l v in
        negb ((fst a =? fst b)%Z && (snd a =? snd b)%Z)) (segments n) &&
      forallb (fun '(a, b, c) => negb (area (coordinate l a) (coordinate l b) (coordinate l c) =? 0)%Z) (triples n)
  end.

Definition bare (p : point_set) (n : N) : option board :=
  require ((n <=? 1000) && general p n) (Some (Board (point_board p) n (both_ways (segments n)))).

(** Triangulations of points: edges that do not cross, as many as there can be; those of the hull may be left out *)

Definition ascending_pair (e : N * N) : N * N := let (u, v) := e in if u <? v then (u, v) else (v, u).
Definition triangulation_of (p : point_set) (n : N) (given : list (N * N)) : option board :=
  let given := map ascending_pair given in
  let hull := filter (on_hull p n) (segments n) in
  let edges := filter (fun e => listed_edge given e || listed_edge hull e) (segments n) in
  let faces := flat_map (fun '(a, b) => map (fun c => (a, b, c)) (filter (fun c =>
    listed_edge edges (a, c) && listed_edge edges (b, c) && empty_triangle p n (a, b, c)) (filter (N.ltb b) (up_to n)))) edges in
  require ((3 <=? n) && general p n && each_once given && forallb (fun '(u, v) => (u <? v) && (v <? n)) given &&
           forallb (fun e => forallb (fun f => negb (cross p e f)) edges) edges &&
           (N.of_nat (List.length edges) + 3 + N.of_nat (List.length hull) =? 3 * n))
    (Some (Board (triangulated faces (Some p)) n (both_ways edges))).

(** Triangulations of a disc with the boundary 0, 1, ..., h-1 *)

Definition corners_of (t : N * N * N) : list N := let '(a, b, c) := t in [a; b; c].
Definition sides_of (t : N * N * N) : list (N * N) := let '(a, b, c) := t in [(a, b); (a, c); (b, c)].
Definition sorted_triple (t : N * N * N) : N * N * N :=
  let '(a, b, c) := t in
  let low := N.min a (N.min b c) in let high := N.max a (N.max b c) in (low, a + b + c - low - high, high).
Definition has_corner (t : N * N * N) (v : N) : bool := existsb (N.eqb v) (corners_of t).
Definition has_side (t : N * N * N) (e : N * N) : bool := listed_edge (sides_of t) e.
(* Whether this set of vertices is reached from any one of it. *)
Fixpoint reach (fuel : nat) (near : N -> plane) (set : plane) : plane :=
  match fuel with O => set | S fuel => reach fuel near (N.lor set (union (map near (members set)))) end.
Definition in_one_piece (n : N) (near : N -> plane) (set : plane) : bool :=
  match members set with [] => true | v :: _ => N.eqb (reach (N.to_nat n) near (cell v)) set end.

Definition disc (h n : N) (given : list (N * N * N)) : option board :=
  let faces := map sorted_triple given in
  let edges := filter (fun e => existsb (fun t => has_side t e) faces) (segments n) in
  let times e := N.of_nat (List.length (filter (fun t => has_side t e) faces)) in
  let outer e := (snd e <? h) && ((fst e + 1 =? snd e) || (fst e =? 0) && (snd e + 1 =? h)) in
  let others t v := plane_of (filter (fun u => negb (u =? v)) (corners_of t)) in
  let link v u := union (map (fun t => others t u) (filter (fun t => has_corner t v && has_corner t u) faces)) in
  let around v := union (map (fun t => others t v) (filter (fun t => has_corner t v) faces)) in
  require ((3 <=? h) && (h <=? n) &&
           forallb (fun '(a, b, c) => (a <? b) && (b <? c) && (c <? n)) faces &&
           forallb (fun t => N.of_nat (List.length (filter (fun u => has_side u (fst t) && has_corner u (snd t)) faces)) =? 1) faces &&
           forallb (fun e => if outer e then times e =? 1 else negb (listed_edge edges e) || (times e =? 2)) (segments n) &&
           forallb (fun v => any (around v)) (up_to n) &&
           forallb (fun v => in_one_piece n (fun u => N.ldiff (link v u) (cell v)) (around v)) (up_to n) &&
           in_one_piece n around (all n) &&
           (n + N.of_nat (List.length faces) =? N.of_nat (List.length edges) + 1))
    (Some (Board (triangulated faces None) n (both_ways edges))).

(** Families *)

(* Corners listed in their order around the polygon. *)
Definition places_of (around : list N) : list N :=
  map (fun v => N.of_nat (List.length ((fix before l := match l with [] => [] | u :: l => if u =? v then [] else u :: before l end) around)))
    (up_to (N.of_nat (List.length around))).
Definition fan (t : N) : option board :=
  triangulation_of (corners (up_to (t + 2))) (t + 2) (map (fun i => (0, i + 2)) (up_to (t - 1))).
Definition zigzag (t : N) : option board :=
  let n := t + 2 in
  let around := (filter N.even (up_to n) ++ rev (filter N.odd (up_to n)))%list in
  triangulation_of (corners (places_of around)) n (map (fun i => (i + 1, i + 2)) (up_to (t - 1))).
Definition wheel (t : N) : option board := disc t (t + 1) (map (fun i => (i, (i + 1) mod t, t)) (up_to t)).

Local Open Scope string_scope.

Definition vertex_pair (text : string) : option (N * N) :=
  match split "-" text with
  | [a; b] => let? a := number a in let? b := number b in Some (a, b)
  | _ => None
  end.
Definition vertex_triple (text : string) : option (N * N * N) :=
  match split "-" text with
  | [a; b; c] => let? a := number a in let? b := number b in let? c := number c in Some (a, b, c)
  | _ => None
  end.
Definition read_point (text : string) : option (Z * Z) :=
  match split "," text with
  | [x; y] => let? x := integer x in let? y := integer y in Some (x, y)
  | _ => None
  end.
(* What stands behind the points: nothing, or the edges of a triangulation. *)
Definition with_edges (p : point_set) (n : N) (allowed : N * N -> bool) (rest : list string) : option board :=
  match rest with
  | [""] => bare p n
  | [text] =>
      let? given := all_of vertex_pair (split "," text) in
      require (forallb allowed given) (triangulation_of p n given)
  | _ => None
  end.
Definition diagonal (n : N) (e : N * N) : bool :=
  let (u, v) := ascending_pair e in negb ((u + 1 =? v) || (u + (n - 1) =? v))%N.

Definition plane_board (word : string) : option board :=
  match split ":" word with
  | ["fan"; t] => let? t := number t in require (1 <=? t)%N (fan t)
  | ["zigzag"; t] => let? t := number t in require (1 <=? t)%N (zigzag t)
  | ["wheel"; t] => let? t := number t in require (3 <=? t)%N (wheel t)
  | "convex" :: n :: rest =>
      let? n := number n in require (1 <=? n)%N (with_edges (corners (up_to n)) n (diagonal n) rest)
  | "points" :: text :: rest =>
      let? l := all_of read_point (split ";" text) in
      with_edges (coordinates l) (N.of_nat (List.length l)) (fun _ => true) rest
  | ["disc"; sizes; text] =>
      match split "+" sizes with
      | [h; i] =>
          let? h := number h in let? i := number i in
          let? faces := all_of vertex_triple (split "," text) in disc h (h + i)%N faces
      | _ => None
      end
  | _ => None
  end.

(* The triangles of a triangulation, and its points if there are any. Three bare points are one. *)
Definition triangulation_on (b : board) : option (list (N * N * N) * option point_set) :=
  match kind_of b with
  | triangulated faces drawn => Some (faces, drawn)
  | point_board p => require (N.eqb (order b) 3) (Some ([(0, 1, 2)%N], Some p))
  | _ => None
  end.
