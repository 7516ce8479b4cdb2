(* Graphs as formulas speak of them, and numbers: docs/LANGUAGE.md, "What is empty, infinite or gone". *)
From Coq Require Import NArith ZArith QArith List Bool.
From Gamecert Require Import Plane.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* What is left of a graph: its vertices, and the neighbours that a vertex had. A vertex that is gone keeps its number. *)
Record graph := Graph { vertices : plane; adjacency : N -> plane }.
Definition nb (g : graph) (v : N) : plane := if contains (vertices g) v then adjacency g v ∩ vertices g else empty.

(** Changes *)

Definition keep (s : plane) (g : graph) : graph := Graph (vertices g ∩ s) (adjacency g).
Definition remove (s : plane) (g : graph) : graph := Graph (vertices g ∖ s) (adjacency g).
(* Without the edges between vertices of s. *)
Definition part (s : plane) (g : graph) : graph := Graph (vertices g) (fun v => if contains s v then nb g v ∖ s else nb g v).
Definition join (s : plane) (g : graph) : graph :=
  Graph (vertices g) (fun v => if contains s v then nb g v ∪ (s ∩ vertices g ∖ cell v) else nb g v).
Definition complement (g : graph) : graph := Graph (vertices g) (fun v => vertices g ∖ nb g v ∖ cell v).

(* Vertices with a common neighbour are joined too. *)
Definition square (g : graph) : graph :=
  Graph (vertices g) (fun v => (nb g v ∪ union (map (nb g) (members (nb g v)))) ∖ cell v).

(** What is reached *)

Definition neighbours_of (g : graph) (s : plane) : plane := union (map (nb g) (members s)).
Definition spread (g : graph) (s : plane) : plane := s ∪ neighbours_of g s.
(* Of s: what paths lead to, of so many edges or of any number. *)
Fixpoint reached_in (steps : nat) (g : graph) (s : plane) : plane :=
  match steps with
  | O => s
  | S steps => let t := spread g s in if N.eqb t s then s else reached_in steps g t
  end.
Definition reached (g : graph) (s : plane) : plane := reached_in (N.to_nat (count (vertices g))) g (s ∩ vertices g).
Definition component (g : graph) (v : N) : plane := reached g (cell v).
Definition connected_parts (g : graph) : list plane := nodup N.eq_dec (map (component g) (members (vertices g))).
Definition connected (g : graph) : bool :=
  any (vertices g) && forallb (fun v => N.eqb (component g v) (vertices g)) (members (vertices g)).

(** Numbers *)

(* A fraction that is no whole number stands as a ratio in lowest terms. *)
Inductive number := Finite (z : Z) | Ratio (q : Q) | Infinite | Minus_infinite.
Definition natural (n : N) : number := Finite (Z.of_N n).
Definition of_fraction (q : Q) : number := let r := Qred q in match Qden r with xH => Finite (Qnum r) | _ => Ratio r end.
Definition fraction_in (a : number) : Q := match a with Finite z => inject_Z z | Ratio q => q | _ => 0%Q end.

Definition plus (a b : number) : number :=
  match a, b with
  | Infinite, _ | _, Infinite => Infinite
  | Minus_infinite, _ | _, Minus_infinite => Minus_infinite
  | Finite x, Finite y => Finite (x + y)
  | _, _ => of_fraction (fraction_in a + fraction_in b)
  end.
Definition negative (a : number) : number :=
  match a with Finite x => Finite (- x) | Ratio q => of_fraction (- q) | Infinite => Minus_infinite | Minus_infinite => Infinite end.
Definition by_sign (x : Z) (a : number) : number :=
  match x with Z0 => Finite 0 | Zpos _ => a | Zneg _ => negative a end.
Definition times (a b : number) : number :=
  match a, b with
  | Finite x, Finite y => Finite (x * y)
  | Infinite, Infinite | Minus_infinite, Minus_infinite => Infinite
  | Infinite, Minus_infinite | Minus_infinite, Infinite => Minus_infinite
  | (Infinite | Minus_infinite), b => by_sign (Qnum (fraction_in b)) a
  | a, (Infinite | Minus_infinite) => by_sign (Qnum (fraction_in a)) b
  | _, _ => of_fraction (fraction_in a * fraction_in b)
  end.
(* By 1 / 0 = infinite and 1 / infinite = 0. *)
Definition divided (a b : number) : number :=
  match b with
  | Infinite | Minus_infinite => Finite 0
  | _ => times a (if Qeq_bool (fraction_in b) 0 then Infinite else of_fraction (/ fraction_in b))
  end.
Definition floor (a : number) : number := match a with Ratio q => Finite (Qnum q / QDen q) | _ => a end.
Definition ceiling (a : number) : number := negative (floor (negative a)).
(* The number b, which is whole, says how often a is multiplied. Infinitely often: gamecert leaves some of these undecided. *)
Definition power (a b : number) : number :=
  match b with
  | Finite 0 => Finite 1
  | Finite (Zpos p) => Pos.iter (times a) (Finite 1) p
  | Infinite =>
      match a with
      | Finite 0 | Finite 1 => a
      | _ => Infinite
      end
  | _ => Infinite
  end.
Definition modulo (a b : number) : number :=
  match a, b with
  | Ratio _, _ | _, Ratio _ | _, Minus_infinite => Infinite
  | Finite x, Finite m => if Z.ltb m 1 then Infinite else Finite (x mod m)
  | _, Finite m => if Z.ltb m 1 then Infinite else Finite 0
  | _, Infinite => Finite 0
  end.
Definition nim_plus (a b : number) : number :=
  match a, b with
  | Finite x, Finite y => if (Z.ltb x 0 || Z.ltb y 0)%bool then Infinite else natural (N.lxor (Z.to_N x) (Z.to_N y))
  | _, _ => Infinite
  end.
(* Logarithms to the base 2, rounded down and up; bits. *)
Definition logarithm (a : number) : number :=
  match a with Finite (Zpos p) => Finite (Z.log2 (Zpos p)) | Infinite => Infinite | _ => Minus_infinite end.
Definition logarithm_up (a : number) : number :=
  match a with Finite (Zpos p) => Finite (Z.log2_up (Zpos p)) | Infinite => Infinite | _ => Minus_infinite end.
Definition bit_of (a k : number) : number :=
  match a, k with
  | Finite x, Finite k => natural (if (0 <=? x)%Z && (0 <=? k)%Z && Z.testbit x k then 1 else 0)
  | _, _ => Finite 0
  end.
Definition ones (a : number) : number := match a with Finite (Zpos p) => natural (count (Npos p)) | _ => Finite 0 end.
Definition power_of_two (a : number) : bool := match a with Finite (Zpos p) => count (Npos p) =? 1 | _ => false end.

Definition less (a b : number) : bool :=
  match a, b with
  | Finite x, Finite y => Z.ltb x y
  | Minus_infinite, Minus_infinite | Infinite, _ => false
  | Minus_infinite, _ | _, Infinite => true
  | _, Minus_infinite => false
  | _, _ => match Qcompare (fraction_in a) (fraction_in b) with Lt => true | _ => false end
  end.
Definition equal (a b : number) : bool :=
  match a, b with
  | Finite x, Finite y => Z.eqb x y
  | Ratio x, Ratio y => Qeq_bool x y
  | Infinite, Infinite | Minus_infinite, Minus_infinite => true
  | _, _ => false
  end.
Definition lowest_terms (a : number) : number := match a with Ratio q => of_fraction q | _ => a end.
Definition lesser (a b : number) : number := lowest_terms (if less b a then b else a).
Definition greater (a b : number) : number := lowest_terms (if less a b then b else a).

(** Invariants *)

Definition degree (g : graph) (v : N) : N := count (nb g v).
Definition degrees (g : graph) : list N := map (degree g) (members (vertices g)).
Definition total (l : list N) : N := fold_right N.add 0 l.
Definition size (g : graph) : N := N.div2 (total (degrees g)).
Definition least_degree (g : graph) : N :=
  match degrees g with [] => 0 | d :: l => fold_right N.min d l end.
Definition greatest_degree (g : graph) : N := fold_right N.max 0 (degrees g).
(* The k-th greatest degree: the greatest that k vertices have or exceed. *)
Definition degree_at (g : graph) (k : number) : number :=
  if less k (Finite 1) then Infinite
  else fold_right greater Minus_infinite (map natural
         (filter (fun d => negb (less (natural (N.of_nat (length (filter (N.leb d) (degrees g))))) k)) (degrees g))).
(* The length of a shortest path from s to t. *)
Fixpoint distance_in (steps : nat) (g : graph) (s t : plane) (length : N) : number :=
  if any (s ∩ t) then natural length
  else match steps with
       | O => Infinite
       | S steps => let s' := spread g s in if N.eqb s' s then Infinite else distance_in steps g s' t (length + 1)
       end.
Definition distance (g : graph) (s t : plane) : number :=
  distance_in (N.to_nat (count (vertices g))) g (s ∩ vertices g) t 0.

(** Parts *)

Fixpoint subsets_of (l : list N) : list plane :=
  match l with
  | [] => [empty]
  | v :: l => let s := subsets_of l in s ++ map (N.lor (cell v)) s
  end.
Definition subsets (s : plane) : list plane := subsets_of (members s).
Definition two (u v : N) : plane := cell u ∪ cell v.
Definition pairs (g : graph) : list plane :=
  flat_map (fun u => map (two u) (filter (N.ltb u) (members (vertices g)))) (members (vertices g)).
Definition has_edge (g : graph) (s : plane) : bool := any (neighbours_of g s ∩ s).
Definition edges (g : graph) : list plane := filter (has_edge g) (pairs g).

(* All orders of a list. *)
Fixpoint inserted (v : N) (l : list N) : list (list N) :=
  (v :: l) :: match l with [] => [] | u :: l => map (cons u) (inserted v l) end.
Fixpoint orders_of (l : list N) : list (list N) :=
  match l with [] => [[]] | v :: l => flat_map (inserted v) (orders_of l) end.
(* The set of those that stand before a vertex, which is a set of one. *)
Fixpoint before (s : plane) (order : list N) : plane :=
  match order with [] => empty | v :: order => if cell v =? s then empty else cell v ∪ before s order end.

(* Blocks: sets that are connected and stay so without any one vertex, and are in no greater ones. *)
Definition inseparable (g : graph) (s : plane) : bool :=
  connected (keep s g) && forallb (fun v => (count s =? 1) || connected (keep (s ∖ cell v) g)) (members s).
Definition blocks (g : graph) : list plane :=
  let l := filter (inseparable g) (subsets (vertices g)) in
  filter (fun s => forallb (fun t => negb (none (s ∖ t) && negb (s =? t))) l) l.

(** Sets of edges, by the numbers of edges: that of u and v, with u before v, is u + v (v - 1) / 2 *)

Definition triangle (v : N) : N := N.div2 (v * (v - 1)).
Definition pair_number (u v : N) : N := N.min u v + triangle (N.max u v).
Definition last_end (e : N) : N := N.div2 (1 + N.sqrt (8 * e + 1)).
Definition first_end (e : N) : N := e - triangle (last_end e).
Definition edge_of (e : N) : plane := two (first_end e) (last_end e).
(* Of a set of two. *)
Definition number_of (s : plane) : N := pair_number (N.log2 (s ∖ cell (N.log2 s))) (N.log2 s).
Definition edge_set (l : list plane) : plane := plane_of (map number_of l).
Definition ends (f : plane) : plane := union (map edge_of (members f)).
(* What paths of edges of f lead to. *)
Definition along (l : list plane) (s : plane) : plane := s ∪ union (filter (fun e => any (e ∩ s)) l).
Definition reached_along (g : graph) (s f : plane) : plane :=
  let l := filter (has_edge g) (map edge_of (members f)) in
  N.iter (count (vertices g)) (along l) (s ∩ vertices g).

(** Digraphs, where the neighbours of a vertex are those to which arcs lead *)

Definition reversed (g : graph) : graph := Graph (vertices g) (fun v => plane_of (filter (fun u => contains (nb g u) v) (members (vertices g)))).
Definition underlying (g : graph) : graph := Graph (vertices g) (fun v => nb g v ∪ nb (reversed g) v).
(* An arc has twice the number of its pair of ends, and one more if it leads to the end of the lesser number. *)
Definition arc_number (u v : N) : N := 2 * pair_number u v + (if u <? v then 0 else 1).
Definition tail_of (a : N) : N := if N.even a then first_end (N.div2 a) else last_end (N.div2 a).
Definition head_of (a : N) : N := if N.even a then last_end (N.div2 a) else first_end (N.div2 a).
Definition arcs_from (g : graph) (u : N) : list N := map (arc_number u) (members (nb g u ∖ cell u)).
Definition arcs_of (g : graph) : list N := flat_map (arcs_from g) (members (vertices g)).
(* What is at arcs. *)
Definition at_arcs (k : N -> plane) (f : plane) : plane := union (map k (members f)).
(* What paths of arcs of f lead to. *)
Definition by_arc (g : graph) (s : plane) (a : N) : plane :=
  if contains s (tail_of a) && contains (nb g (tail_of a)) (head_of a) then cell (head_of a) else empty.
Definition reached_by_arcs (g : graph) (s f : plane) : plane :=
  N.iter (count (vertices g)) (fun s => s ∪ at_arcs (by_arc g s) f) (s ∩ vertices g).

(** Graphs with other vertices *)

(* A new vertex w takes the place of s; another is joined to all. *)
Definition contract (w : N) (s : plane) (g : graph) : graph :=
  let s := s ∩ vertices g in
  if none s then g else
  Graph (vertices g ∖ s ∪ cell w)
    (fun x => if x =? w then neighbours_of g s ∖ s else if any (nb g x ∩ s) then nb g x ∪ cell w else nb g x).
Definition cone (w : N) (g : graph) : graph :=
  Graph (vertices g ∪ cell w) (fun x => if x =? w then vertices g else nb g x ∪ cell w).
(* The line graph: its vertices are the numbers of edges. *)
Definition line (g : graph) : graph :=
  Graph (edge_set (edges g)) (fun e => edge_set (filter (fun t => any (edge_of e ∩ t) && negb (edge_of e =? t)) (edges g))).

(** Games of ELLO, by their green vertices: what the ELLO paper (Section 1) calls plausible *)

Definition odd_type (g : graph) : bool := N.odd (count (vertices g) + size g).
Definition odd_vertices (g : graph) : plane := plane_of (filter (fun v => N.odd (degree g v)) (members (vertices g))).
Definition parity_plausible (g : graph) (green : plane) : bool := Bool.eqb (N.odd (count (green ∩ vertices g))) (odd_type g).
Definition plausible (g : graph) (green : plane) : bool :=
  forallb (fun part => parity_plausible (keep part g) green && any (green ∩ part) && any ((green △ odd_vertices g) ∩ part)) (connected_parts g).

(** Subgraphs, colourings, cycles *)

(* Of each vertex of a graph whether it is adjacent to those before it. *)
Definition pattern := list (list bool).
(* Whether the vertices of a pattern can be placed behind images of those before, edges on edges; if induced, others on no edges. *)
Fixpoint placed (g : graph) (induced : bool) (h : pattern) (images : list N) : bool :=
  match h with
  | [] => true
  | r :: h =>
      existsb (fun v =>
        negb (existsb (N.eqb v) images) &&
        forallb (fun '(b, u) => if b : bool then contains (nb g u) v else negb (induced && contains (nb g u) v)) (combine r images) &&
        placed g induced h (images ++ [v])) (members (vertices g))
  end.
(* The edge between u and v is contracted: u takes the place of both. *)
Definition merged (g : graph) (u v : N) : graph :=
  Graph (vertices g ∖ cell v)
    (fun x => if x =? u then (nb g u ∪ nb g v) ∖ cell u else if contains (nb g x) v then nb g x ∪ cell u else nb g x).
(* Whether a pattern, which has so many edges, is a subgraph of what so many contractions, or fewer, can make. *)
Fixpoint has_minor (contractions : nat) (h : pattern) (edges : N) (g : graph) : bool :=
  (edges <=? size g) &&
  (placed g false h [] ||
   match contractions with
   | O => false
   | S contractions =>
       existsb (fun u => existsb (fun v => has_minor contractions h edges (merged g u v)) (members (nb g u))) (members (vertices g))
   end).
Definition minor (g : graph) (h : pattern) : bool :=
  has_minor (N.to_nat (count (vertices g)) - length h) h (total (map (fun r => N.of_nat (length (filter (fun b => b) r))) h)) g.
(* Whether the vertices can be coloured with k colours, neighbours differently: k sets without edges inside cover them. *)
Fixpoint covered (k : nat) (l : list plane) (s : plane) : bool :=
  none s || match k with O => false | S k => existsb (fun i => any (i ∩ s) && covered k l (s ∖ i)) l end.
Definition colourable (k : nat) (g : graph) : bool :=
  covered k (filter (fun i => negb (has_edge g i)) (subsets (vertices g))) (vertices g).
(* The greatest length of a cycle through `start` that goes on from a path to v; 0 if there is none. *)
Fixpoint cycle_from (steps : nat) (g : graph) (start v : N) (path : plane) (length : N) : N :=
  N.max (if (3 <=? length) && contains (nb g v) start then length else 0)
    match steps with
    | O => 0
    | S steps => fold_right N.max 0 (map (fun u => cycle_from steps g start u (path ∪ cell u) (length + 1)) (members (nb g v ∖ path)))
    end.
Definition longest_cycle (g : graph) : N :=
  fold_right N.max 0 (map (fun v => cycle_from (N.to_nat (count (vertices g))) g v v (cell v) 1) (members (vertices g))).

(** Automorphisms *)

(* Whether v can be mapped to w, those before being mapped as the pairs say: so that edges are mapped to edges, others to others. *)
Definition maps_too (g : graph) (done : list (N * N)) (v w : N) : bool :=
  negb (existsb (fun '(_, x) => x =? w) done) &&
  forallb (fun '(u, x) => Bool.eqb (contains (nb g u) v) (contains (nb g x) w) &&
                          Bool.eqb (contains (nb g v) u) (contains (nb g w) x)) ((v, w) :: done).
(* Whether the vertices of a list can be mapped too, so that s is mapped to t; in how many ways they can be mapped. *)
Fixpoint maps_on (g : graph) (s t : plane) (done : list (N * N)) (l : list N) : bool :=
  match l with
  | [] => true
  | v :: l =>
      existsb (fun w => maps_too g done v w && Bool.eqb (contains s v) (contains t w) && maps_on g s t ((v, w) :: done) l) (members (vertices g))
  end.
Fixpoint count_maps (g : graph) (done : list (N * N)) (l : list N) : N :=
  match l with
  | [] => 1
  | v :: l => total (map (fun w => if maps_too g done v w then count_maps g ((v, w) :: done) l else 0) (members (vertices g)))
  end.
Definition automorphisms (g : graph) : N := count_maps g [] (members (vertices g)).
Definition carried (g : graph) (s t : plane) : bool := maps_on g (s ∩ vertices g) (t ∩ vertices g) [] (members (vertices g)).
(* How many different ones are listed. *)
Definition distinct (l : list plane) : N := N.of_nat (length (nodup N.eq_dec l)).
Definition vertex_orbits (g : graph) : N :=
  let l := members (vertices g) in distinct (map (fun v => plane_of (filter (fun u => carried g (cell v) (cell u)) l)) l).
Definition edge_orbits (g : graph) : N := distinct (map (fun e => edge_set (filter (carried g e) (edges g))) (edges g)).

(* The dimension of what sums of neighbourhoods there are, over the field of two elements. *)
Definition binary_rank (g : graph) : N :=
  N.log2 (distinct (map (fun s => sum_of_planes (map (nb g) (members s))) (subsets (vertices g)))).

(* The rank of a matrix over the rational numbers, by its rows: column by column, the first row that is not 0 there makes the others 0. *)
Definition without_pivot (p r : list Q) : list Q :=
  map (fun '(x, y) => Qred (x - hd 0 r / hd 0 p * y))%Q (combine (tl r) (tl p)).
Fixpoint matrix_rank (columns : nat) (rows : list (list Q)) : N :=
  match columns with
  | O => 0
  | S columns =>
      match find (fun r => negb (Qeq_bool (hd 0%Q r) 0)) rows with
      | None => matrix_rank columns (map (@tl Q) rows)
      | Some p => N.succ (matrix_rank columns (map (without_pivot p) rows))
      end
  end.
(* Of the matrix of neighbours. *)
Definition rank (g : graph) : N :=
  let l := members (vertices g) in matrix_rank (length l) (map (fun v => map (fun u => if contains (nb g v) u then 1 else 0)%Q l) l).
