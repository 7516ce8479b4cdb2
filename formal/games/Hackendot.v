(* Hackendot: delete a path from a root of a rooted forest.

   A board is a rooted forest. Two players take turns to select a vertex; all vertices on the path that joins it to the
   root of its tree are deleted, and the children of deleted vertices become roots. Who cannot move loses (normal play)
   or wins (misere play).

   A digraph is a forest with arcs away from its roots. In a forest without directions the vertices given as `roots` are
   roots, and in every other tree the vertex with the least number.

   Source: J. Ulehla, "A complete analysis of von Neumann's Hackendot", 1980; "Geodetic contraction games on graphs",
   Section 2. *)
From Coq Require Import NArith ZArith List Bool.
From Gamecert Require Import Plane Trie Board Game.
From Gamecert.games Require Import Distances.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* The vertices from v to its root, by the parents of vertices. *)
Fixpoint path_up (parent : N -> plane) (fuel : nat) (v : plane) : plane :=
  match fuel with
  | O => v
  | S fuel => v ∪ path_up parent fuel (union (map parent (members v)))
  end.
Fixpoint above (parent : N -> plane) (fuel : nat) (v : plane) : plane :=
  match fuel with O => v | S fuel => above parent fuel (union (map parent (members v))) end.

Section Forest.
  Variable on : arena.
  Let n := N.to_nat (size on).

  (* Of a digraph the parent is the tail of the arc into a vertex: one at most, and nothing goes around. *)
  Definition digraph_forest : bool :=
    forallb (fun v => (count (row (tails on) v) <=? 1) && none (above (row (tails on)) n (cell v))) (up_to (size on)).
  Definition digraph_paths : table :=
    fold_right (fun v t => put t v (path_up (row (tails on)) n (cell v))) leaf (up_to (size on)).

  (* Of a graph: roots that are given, no two in a tree, then the least vertices of other trees. *)
  Fixpoint given_roots (l : list N) (seen : plane) : option plane :=
    match l with
    | [] => Some seen
    | r :: l => if contains seen r then None else given_roots l (seen ∪ component on r)
    end.
  Definition other_roots (seen : plane) : list N :=
    filter (fun v => negb (contains seen v) && (match members (component on v) with u :: _ => u =? v | [] => false end))
      (up_to (size on)).
  Definition graph_forest (roots : list N) : bool :=
    N.of_nat (length (edges on)) + N.of_nat (length roots) =? size on.
  Definition graph_paths (roots : list N) : table :=
    fold_right (fun r t => let ways := paths on r in
      fold_right (fun v t => put t v (row ways v)) t (members (component on r))) leaf roots.
End Forest.

(* Plane: alive. path v: the vertices from v's root to v. *)
Definition hackendot (on : arena) (path : table) : game := {|
  position := plane;
  start := vertices on;
  moves := fun alive => alive;
  play := fun alive v => alive ∖ row path v;
  won := fun _ => false;
  again := fun _ _ => false;
  gain := fun _ _ => 0%Z;
  head_start := 0%Z;
  remaining := count
|}.
