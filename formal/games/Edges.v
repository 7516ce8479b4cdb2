(* Boards of games on the edges of a graph: cells for the edges, in ascending order, the smaller end first. *)
From Coq Require Import NArith List.
From Gamecert Require Import Plane Trie Board.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* How many edges, the two ends of each, and the edges at each vertex. *)
Record edge_arena := EdgeArena { edge_count : N; ends : trie (N * N); at_vertex : table }.

Fixpoint number_edges (l : list (N * N)) (e : N) (a : edge_arena) : edge_arena :=
  match l with
  | [] => a
  | (u, v) :: l =>
      number_edges l (e + 1)
        (EdgeArena (e + 1) (put (ends a) e (u, v)) (add_to_row (add_to_row (at_vertex a) u (cell e)) v (cell e)))
  end.
Definition edge_arena_of (on : arena) : edge_arena := number_edges (edges on) 0 (EdgeArena 0 leaf leaf).

Definition ends_of (a : edge_arena) (e : N) : N * N := match get (ends a) e with Some x => x | None => (0, 0) end.
Definition edges_at (a : edge_arena) (v : N) : plane := row (at_vertex a) v.
Definition degree (a : edge_arena) (v : N) : N := count (edges_at a v).
(* The edges that share an end with e, and e. *)
Definition meeting (a : edge_arena) : table :=
  fold_right (fun e t => let (u, v) := ends_of a e in put t e (edges_at a u ∪ edges_at a v)) leaf (up_to (edge_count a)).
