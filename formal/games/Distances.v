(* Distances in graphs: the vertices at each distance from a vertex, and those on shortest paths. *)
From Coq Require Import NArith List Bool.
From Gamecert Require Import Plane Trie Board.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Section Distances.
  Variable on : arena.

  Fixpoint circles_from (fuel : nat) (seen circle : plane) : list plane :=
    match fuel with
    | O => []
    | S fuel =>
        if none circle then []
        else
          let seen := seen ∪ circle in
          circle :: circles_from fuel seen (union (map (neighbours on) (members circle)) ∖ seen)
    end.
  (* The vertices at distance 0, 1, 2, ... from u. *)
  Definition circles (u : N) : list plane := circles_from (N.to_nat (size on)) empty (cell u).
  Definition component (u : N) : plane := union (circles u).

  Fixpoint paths_from (nearer : plane) (circles : list plane) (t : table) : table :=
    match circles with
    | [] => t
    | circle :: circles =>
        paths_from circle circles
          (fold_right (fun v t' => put t' v (cell v ∪ union (map (row t) (members (neighbours on v ∩ nearer))))) t
             (members circle))
    end.
  (* For each v the vertices on shortest paths between u and v; none if there is no path. *)
  Definition paths (u : N) : table := paths_from empty (circles u) leaf.
End Distances.
