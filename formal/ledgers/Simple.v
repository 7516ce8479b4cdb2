(* Finite simple graphs: on the vertices 0..n-1, by a relation; isomorphic ones; paths. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs.
Import ListNotations.
Local Open Scope N_scope.

Definition relation := N -> N -> bool.
Definition simple (n : N) (adjacent : relation) : Prop :=
  forall u v, u < n -> v < n -> adjacent u v = adjacent v u /\ adjacent v v = false.

(* From u to v, through vertices inside. *)
Inductive path (inside : N -> Prop) (adjacent : relation) : N -> N -> Prop :=
| here u : inside u -> path inside adjacent u u
| step u v w : inside u -> adjacent u v = true -> path inside adjacent v w -> path inside adjacent u w.

(* There is a vertex, and any two are joined by a path. *)
Definition connected_graph (n : N) (adjacent : relation) : Prop :=
  0 < n /\ forall u v, u < n -> v < n -> path (fun x => x < n) adjacent u v.
(* No path joins the ends of an edge but the edge. *)
Definition without_edge (adjacent : relation) (u v : N) : relation := fun x y =>
  adjacent x y && negb ((x =? u) && (y =? v) || (x =? v) && (y =? u)).
Definition no_cycle (n : N) (adjacent : relation) : Prop :=
  forall u v, u < n -> v < n -> adjacent u v = true -> ~ path (fun x => x < n) (without_edge adjacent u v) u v.

(* A renaming of the first graph is the second one. *)
Definition isomorphic (n : N) (a b : relation) : Prop :=
  exists f, (forall u, u < n -> f u < n) /\ (forall u v, u < n -> v < n -> f u = f v -> u = v) /\
    forall u v, u < n -> v < n -> b (f u) (f v) = a u v.

(* Triangulated polygons, which are the maximal outerplanar graphs: a triangle, or one with a triangle more at a side, which is an edge in
   one triangle. *)
Definition with_triangle (n : N) (a : relation) (u v : N) : relation := fun x y =>
  if x =? n then (y =? u) || (y =? v) else if y =? n then (x =? u) || (x =? v) else a x y.
Definition side (n : N) (a : relation) (u v : N) : Prop :=
  u < n /\ v < n /\ a u v = true /\ exists w, w < n /\ a u w = true /\ a v w = true /\ forall x, x < n -> a u x = true -> a v x = true -> x = w.
Inductive polygon : N -> relation -> Prop :=
| is_triangle a : simple 3 a -> (forall u v, u < 3 -> v < 3 -> u <> v -> a u v = true) -> polygon 3 a
| triangle_more n a u v b : polygon n a -> side n a u v -> simple (N.succ n) b -> isomorphic (N.succ n) (with_triangle n a u v) b -> polygon (N.succ n) b.

(* Digraphs: an arc leads from u to v where the relation holds of u and v, and none from a vertex to itself. Of two vertices, some of the two
   arcs between them are there, at most one, or exactly one. *)
Definition loopless (n : N) (arc : relation) : Prop := forall v, v < n -> arc v v = false.
Definition between_two (n : N) (arc : relation) (so : bool -> bool -> Prop) : Prop := forall u v, u < v -> v < n -> so (arc u v) (arc v u).

(* The classes of graphs, and of digraphs, that are known here. *)
Inductive class := All_graphs | Connected_graphs | Trees | Polygons | Digraphs | Orientations | Tournaments.
Definition directed (c : class) : bool := match c with Digraphs | Orientations | Tournaments => true | _ => false end.
Definition in_class (c : class) (n : N) (adjacent : relation) : Prop :=
  match c with
  | All_graphs => True
  | Connected_graphs => connected_graph n adjacent
  | Trees => connected_graph n adjacent /\ no_cycle n adjacent
  | Polygons => polygon n adjacent
  | Digraphs => True
  | Orientations => between_two n adjacent (fun there back => ~ (there = true /\ back = true))
  | Tournaments => between_two n adjacent (fun there back => back = negb there)
  end.
(* What is a graph, where the class is one of graphs, or a digraph. *)
Definition drawn (c : class) : N -> relation -> Prop := if directed c then loopless else simple.

(* As formulas speak of it. *)
Definition graph_on (n : N) (adjacent : relation) : graph :=
  Graph (all n) (fun v => plane_of (filter (adjacent v) (up_to n))).

Lemma count_from_NoDup k : forall i, NoDup (count_from k i).
Proof. induction k; intro i; cbn; constructor; [|easy]. rewrite count_from_spec. lia. Qed.
Lemma up_to_NoDup n : NoDup (up_to n).
Proof. apply count_from_NoDup. Qed.
Lemma up_to_length n : length (up_to n) = N.to_nat n.
Proof. unfold up_to. generalize 0. induction (N.to_nat n); intro i; cbn; congruence. Qed.
