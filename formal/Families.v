(* Boards by name: `path:7`, `grid:3x4`, `petersen`, `heaps:3,5`. *)
From Coq Require Import NArith List Bool String Ascii.
From Gamecert Require Import Plane Board Text.
Import ListNotations.
Local Open Scope N_scope.

Definition path (n : N) : board := graph_on n (map (fun v => (v, v + 1)) (up_to (n - 1))).
Definition cycle (n : N) : board := graph_on n (map (fun v => (v, (v + 1) mod n)) (up_to n)).
Definition directed_path (n : N) : board := Board digraph n (map (fun v => (v, v + 1)) (up_to (n - 1))).
Definition directed_cycle (n : N) : board := Board digraph n (map (fun v => (v, (v + 1) mod n)) (up_to n)).
Definition pairs_below (n : N) : list (N * N) := flat_map (fun v => map (fun u => (u, v)) (up_to v)) (up_to n).
Definition complete (n : N) : board := graph_on n (pairs_below n).
Definition complete_bipartite (m n : N) : board :=
  graph_on (m + n) (flat_map (fun u => map (fun v => (u, m + v)) (up_to n)) (up_to m)).

(* The product of paths, of which the first may be closed to a cycle; the last coordinate varies fastest. *)
Fixpoint lattice_edges (closed : bool) (n stride : N) (sides : list N) : list (N * N) :=
  match sides with
  | [] => []
  | side :: sides =>
      let block := stride in
      let stride := block / side in
      flat_map (fun v => if v mod block <? block - stride then [(v, v + stride)]
                         else if closed then [(v, v mod stride)] else []) (up_to n)
      ++ lattice_edges false n stride sides
  end.
Definition lattice (closed : bool) (sides : list N) : board :=
  let n := fold_right N.mul 1 sides in graph_on n (lattice_edges closed n n sides).
Definition hypercube (n : N) : board := lattice false (map (fun _ => 2) (up_to n)).

Definition petersen : board :=
  graph_on 10 (flat_map (fun v => [(v, (v + 1) mod 5); (v, v + 5); (v + 5, (v + 2) mod 5 + 5)]) (up_to 5)).

(* Legs of so many vertices at the centre 0, leg by leg outwards. *)
Fixpoint legs (first : N) (lengths : list N) : list (N * N) :=
  match lengths with
  | [] => []
  | n :: lengths => map (fun i => (if i =? 0 then 0 else first + i - 1, first + i)) (up_to n) ++ legs (first + n) lengths
  end.
Definition spider (lengths : list N) : board := graph_on (fold_right N.add 1 lengths) (legs 1 lengths).

Fixpoint tree_order (arity : N) (height : nat) : N :=
  match height with O => 1 | S height => 1 + arity * tree_order arity height end.
Definition kary_tree (arity height : N) : board :=
  let n := tree_order arity (N.to_nat height) in
  graph_on n (map (fun v => (v / arity, v + 1)) (up_to (n - 1))).
Definition star (n : N) : board := graph_on (n + 1) (map (fun v => (0, v + 1)) (up_to n)).

(* Rays of n vertices from the vertices of K_m; place j of ray i is i*n + j. *)
Definition rays (m n : N) : board :=
  graph_on (m * n)
    (map (fun '(i, j) => (i * n, j * n)) (pairs_below m)
     ++ flat_map (fun i => map (fun j => (i * n + j, i * n + j + 1)) (up_to (n - 1))) (up_to m)).

Fixpoint heap_rows (first : N) (sizes : list N) : list (N * N) :=
  match sizes with
  | [] => []
  | n :: sizes => map (fun i => (first + i, first + i + 1)) (up_to (n - 1)) ++ heap_rows (first + n) sizes
  end.
Definition heaps_board (sizes : list N) : board :=
  Board (heaps sizes) (fold_right N.add 0 sizes) (both_ways (heap_rows 0 sizes)).

Local Open Scope string_scope.

Definition least (n : N) (l : list N) : bool := forallb (N.leb n) l.

Definition family (word : string) : option board :=
  let (name, rest) := cut ":" word in
  match rest with
  | None => if name =? "petersen" then Some petersen else None
  | Some text =>
      let? l := numbers (if (name =? "grid") || (name =? "cylinder") then "x" else ",") text in
      match l with
      | [n] =>
          if name =? "path" then require (least 1 l) (Some (path n))
          else if name =? "cycle" then require (least 3 l) (Some (cycle n))
          else if name =? "complete" then require (least 1 l) (Some (complete n))
          else if name =? "hypercube" then Some (hypercube n)
          else if name =? "binary-tree" then Some (kary_tree 2 n)
          else if name =? "star" then Some (star n)
          else if name =? "directed-path" then require (least 1 l) (Some (directed_path n))
          else if name =? "directed-cycle" then require (least 2 l) (Some (directed_cycle n))
          else if name =? "spider" then require (least 1 l) (Some (spider l))
          else if name =? "heaps" then Some (heaps_board l)
          else None
      | m :: n :: more =>
          if name =? "grid" then require (least 1 l) (Some (lattice false l))
          else if name =? "spider" then require (least 1 l) (Some (spider l))
          else if name =? "heaps" then Some (heaps_board l)
          else if negb (match more with [] => true | _ => false end) then None
          else if name =? "complete-bipartite" then require (least 1 l) (Some (complete_bipartite m n))
          else if name =? "cylinder" then require (N.leb 3 m && N.leb 1 n) (Some (lattice true l))
          else if name =? "kary-tree" then require (N.leb 1 m) (Some (kary_tree m n))
          else if name =? "rays" then require (least 1 l) (Some (rays m n))
          else None
      | [] => None
      end
  end.
