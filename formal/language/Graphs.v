(* Graphs as formulas speak of them, and numbers: docs/LANGUAGE.md, "What is empty, infinite or gone". *)
From Coq Require Import NArith ZArith List Bool.
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

Inductive number := Finite (z : Z) | Infinite | Minus_infinite.
Definition natural (n : N) : number := Finite (Z.of_N n).

Definition plus (a b : number) : number :=
  match a, b with
  | Infinite, _ | _, Infinite => Infinite
  | Minus_infinite, _ | _, Minus_infinite => Minus_infinite
  | Finite x, Finite y => Finite (x + y)
  end.
Definition negative (a : number) : number :=
  match a with Finite x => Finite (- x) | Infinite => Minus_infinite | Minus_infinite => Infinite end.
Definition by_sign (x : Z) (a : number) : number :=
  match x with Z0 => Finite 0 | Zpos _ => a | Zneg _ => negative a end.
Definition times (a b : number) : number :=
  match a, b with
  | Finite x, Finite y => Finite (x * y)
  | Finite x, b => by_sign x b
  | a, Finite y => by_sign y a
  | Infinite, b => b
  | Minus_infinite, b => negative b
  end.
Definition modulo (a b : number) : number :=
  match a, b with
  | _, Minus_infinite => Infinite
  | Finite x, Finite m => if Z.ltb m 1 then Infinite else Finite (x mod m)
  | _, Finite m => if Z.ltb m 1 then Infinite else Finite 0
  | _, Infinite => Finite 0
  end.
Definition nim_plus (a b : number) : number :=
  match a, b with
  | Finite x, Finite y => if (Z.ltb x 0 || Z.ltb y 0)%bool then Infinite else natural (N.lxor (Z.to_N x) (Z.to_N y))
  | _, _ => Infinite
  end.
Definition less (a b : number) : bool :=
  match a, b with
  | Finite x, Finite y => Z.ltb x y
  | Minus_infinite, Minus_infinite | Infinite, _ => false
  | Minus_infinite, _ | _, Infinite => true
  | _, _ => false
  end.
Definition equal (a b : number) : bool :=
  match a, b with
  | Finite x, Finite y => Z.eqb x y
  | Infinite, Infinite | Minus_infinite, Minus_infinite => true
  | _, _ => false
  end.
Definition lesser (a b : number) : number := if less b a then b else a.
Definition greater (a b : number) : number := if less a b then b else a.

(** Invariants *)

Definition degree (g : graph) (v : N) : N := count (nb g v).
Definition degrees (g : graph) : list N := map (degree g) (members (vertices g)).
Definition total (l : list N) : N := fold_right N.add 0 l.
Definition size (g : graph) : N := N.div2 (total (degrees g)).
Definition least_degree (g : graph) : N :=
  match degrees g with [] => 0 | d :: l => fold_right N.min d l end.
Definition greatest_degree (g : graph) : N := fold_right N.max 0 (degrees g).
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
(* Whether the vertices of s can be coloured with k colours, neighbours differently: a colour class is taken away, and so on. *)
Fixpoint colourable (k : nat) (g : graph) (s : plane) : bool :=
  none s || match k with
            | O => false
            | S k => existsb (fun i => negb (has_edge g i) && any i && colourable k g (s ∖ i)) (subsets s)
            end.
(* The greatest length of a cycle through `start` that goes on from a path to v; 0 if there is none. *)
Fixpoint cycle_from (steps : nat) (g : graph) (start v : N) (path : plane) (length : N) : N :=
  N.max (if (3 <=? length) && contains (nb g v) start then length else 0)
    match steps with
    | O => 0
    | S steps => fold_right N.max 0 (map (fun u => cycle_from steps g start u (path ∪ cell u) (length + 1)) (members (nb g v ∖ path)))
    end.
Definition longest_cycle (g : graph) : N :=
  fold_right N.max 0 (map (fun v => cycle_from (N.to_nat (count (vertices g))) g v v (cell v) 1) (members (vertices g))).
