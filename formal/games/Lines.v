(* Games on the edges of a board in the plane: cells for the edges, in ascending order, and sets of edges to be completed. *)
From Coq Require Import NArith ZArith List Bool.
From Gamecert Require Import Plane Trie Board PlaneBoards.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* The edges of the board, the smaller end first. *)
Definition edge_number (edges : list (N * N)) (u v : N) : N :=
  (fix count_to l := match l with [] => 0 | e :: l => if same_ends e (ascending_pair (u, v)) then 0 else N.succ (count_to l) end) edges.
Definition edges_plane (edges l : list (N * N)) : plane := plane_of (map (fun e => edge_number edges (fst e) (snd e)) l).
Definition count_of {A} (l : list A) : N := N.of_nat (length l).

(* A line: the edges of a triangle, say. *)
Definition triangle_line (edges : list (N * N)) (t : N * N * N) : plane := edges_plane edges (sides_of t).
Definition complete_line (lines : list plane) (taken : plane) : bool := existsb (fun l => none (l ∖ taken)) lines.
(* Of the lines with edge e. *)
Definition complete_at (lines : list plane) (e : N) (taken : plane) : bool :=
  existsb (fun l => contains l e && none (l ∖ taken)) lines.
Definition completed (lines : list plane) (e : N) (taken : plane) : N :=
  count_of (filter (fun l => contains l e && none (l ∖ taken ∖ cell e)) lines).

(* Every edge between two triangles; the corners that face it; and the four edges around. *)
Definition facing (faces : list (N * N * N)) (e : N * N) : list N :=
  flat_map (fun t => if has_side t e then filter (fun v => negb ((v =? fst e) || (v =? snd e))) (corners_of t) else []) faces.
Definition around (edges : list (N * N)) (e c : N * N) : plane :=
  edges_plane edges [(fst e, fst c); (fst e, snd c); (snd e, fst c); (snd e, snd c)].
Definition quadrilaterals (edges : list (N * N)) (faces : list (N * N * N)) : list (N * N * (N * N)) :=
  flat_map (fun e => match facing faces e with p :: q :: _ => [(e, (p, q))] | _ => [] end) edges.

(* Segments that cross each other. *)
Definition crossings (p : point_set) (edges : list (N * N)) : table :=
  fold_right (fun e t => put t (edge_number edges (fst e) (snd e)) (edges_plane edges (filter (cross p e) edges))) leaf edges.
Definition empty_triangles (p : point_set) (n : N) (edges : list (N * N)) : list plane :=
  map (triangle_line edges) (filter (empty_triangle p n) (triples n)).
