(* Boards by name: `path:7`, `grid:3x4`, `petersen`, `heaps:3,5`; sums and products of graphs, `path:3+cycle:4*complete:2`. *)
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

(* An outer cycle, a spoke from each of its vertices, and steps between the spokes' ends. *)
Definition generalised_petersen (n step : N) : board :=
  graph_on (2 * n) (flat_map (fun v => [(v, (v + 1) mod n); (v, v + n); (v + n, (v + step) mod n + n)]) (up_to n)).
Definition petersen : board := generalised_petersen 5 2.
(* Vertices v and v + s modulo n, for every step s. *)
Definition circulant (n : N) (steps : list N) : board :=
  graph_on n (flat_map (fun s => map (fun v => (v, (v + s) mod n)) (up_to (if 2 * s =? n then s else n))) steps).

(* Sets of k of n elements, as planes; those without a common element are joined. *)
Definition kneser (n k : N) : board :=
  let sets := filter (fun s => count s =? k) (up_to (2 ^ n)) in
  let m := N.of_nat (List.length sets) in
  let named := combine (up_to m) sets in
  graph_on m (flat_map (fun '(v, a) => flat_map (fun '(u, b) => if (u <? v) && none (N.land a b) then [(u, v)] else []) named) named).
Definition distinct_steps (l : list N) : bool := Nat.eqb (List.length (nodup N.eq_dec l)) (List.length l).
(* Numbers modulo a prime q = 4k + 1 whose difference is a square. *)
Definition paley_order (q : N) : bool :=
  (5 <=? q) && (q mod 4 =? 1) && forallb (fun d => negb (q mod (d + 2) =? 0)) (up_to (N.sqrt q - 1)).
Definition paley (q : N) : board :=
  let squares := plane_of (map (fun v => (v + 1) * (v + 1) mod q) (up_to (q - 1))) in
  graph_on q (filter (fun '(u, v) => contains squares (v - u)) (pairs_below q)).

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

(* Both side by side; and vertex i of the one with vertex j of the other, i*n + j, where edges of either join. *)
Definition sum_of_graphs (a b : board) : board :=
  Board graph (order a + order b) (arcs a ++ map (fun '(u, v) => (order a + u, order a + v)) (arcs b)).
Definition product_of_graphs (a b : board) : board :=
  let n := order b in
  Board graph (order a * n)
    (flat_map (fun j => map (fun '(u, v) => (u * n + j, v * n + j)) (arcs a)) (up_to n)
     ++ flat_map (fun i => map (fun '(u, v) => (i * n + u, i * n + v)) (arcs b)) (up_to (order a))).

Local Open Scope string_scope.

Definition least (n : N) (l : list N) : bool := forallb (N.leb n) l.

Definition named_family (word : string) : option board :=
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
          else if name =? "prism" then require (least 3 l) (Some (generalised_petersen n 1))
          else if name =? "paley" then require (paley_order n) (Some (paley n))
          else None
      | m :: n :: more =>
          if name =? "grid" then require (least 1 l) (Some (lattice false l))
          else if name =? "spider" then require (least 1 l) (Some (spider l))
          else if name =? "heaps" then Some (heaps_board l)
          else if name =? "circulant" then require (N.leb 3 m && distinct_steps (n :: more) && forallb (fun s => N.leb 1 s && N.leb (N.double s) m) (n :: more))
            (Some (circulant m (n :: more)))
          else if negb (match more with [] => true | _ => false end) then None
          else if name =? "complete-bipartite" then require (least 1 l) (Some (complete_bipartite m n))
          else if name =? "cylinder" then require (N.leb 3 m && N.leb 1 n) (Some (lattice true l))
          else if name =? "kary-tree" then require (N.leb 1 m) (Some (kary_tree m n))
          else if name =? "rays" then require (least 1 l) (Some (rays m n))
          else if name =? "generalised-petersen" then require (N.leb 3 m && N.leb 1 n && N.ltb (N.double n) m) (Some (generalised_petersen m n))
          else if name =? "kneser" then require (N.leb 1 n && N.leb n m && N.leb m 16) (Some (kneser m n))
          else None
      | [] => None
      end
  end.

(* All of them, graphs if there are several, from left to right. *)
Definition combined (by_ : board -> board -> board) (read : string -> option board) (words : list string) : option board :=
  match words with
  | [word] => read word
  | _ => let? l := all_of (fun word => let? b := read word in require (is_graph b) (Some b)) words in
         match l with b :: l => Some (fold_left by_ l b) | [] => None end
  end.
Definition family (word : string) : option board :=
  combined sum_of_graphs (fun word => combined product_of_graphs named_family (split "*" word)) (split "+" word).
