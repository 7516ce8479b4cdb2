(* Boards: graphs, digraphs, heaps, whose tokens lie in rows, points in the plane, and triangulations. *)
From Coq Require Import NArith ZArith List Bool.
From Gamecert Require Import Plane Trie.
Import ListNotations.
Local Open Scope N_scope.

(* Points 0, 1, ... in the plane: the corners of a convex polygon, by their places on the way around it counterclockwise,
   or by their coordinates. *)
Inductive point_set := corners (places : list N) | coordinates (l : list (Z * Z)).

(* The edges of point_board are all segments between its points; a triangulation has triangles, and perhaps its points. *)
Inductive kind :=
| graph
| digraph
| heaps (sizes : list N)
| point_board (on : point_set)
| triangulated (faces : list (N * N * N)) (drawn : option point_set).

(* Vertices are the numbers below the order. An edge of a graph is two arcs. *)
Record board := Board { kind_of : kind; order : N; arcs : list (N * N) }.

Definition is_graph (b : board) : bool := match kind_of b with graph => true | _ => false end.
Definition is_digraph (b : board) : bool := match kind_of b with digraph => true | _ => false end.
Definition is_heaps (b : board) : bool := match kind_of b with heaps _ => true | _ => false end.

Definition arc (b : board) (u v : N) : Prop := In (u, v) (arcs b).

Definition both_ways (edges : list (N * N)) : list (N * N) :=
  fold_right (fun '(u, v) l => (u, v) :: (v, u) :: l) [] edges.
Definition graph_on (n : N) (edges : list (N * N)) : board := Board graph n (both_ways edges).

(* Without loops and arcs to nowhere. *)
Definition proper_board (b : board) : bool :=
  forallb (fun '(u, v) => (u <? order b) && (v <? order b) && negb (u =? v)) (arcs b).

(* A plane for every number, as a table. *)
Definition table := trie plane.
Definition row (t : table) (v : N) : plane := match get t v with Some a => a | None => empty end.
Definition add_to_row (t : table) (v : N) (a : plane) : table := put t v (N.lor (row t v) a).

(* The arena of a game on a board: heads of the arcs out of v, tails of those into it. *)
Record arena := Arena { size : N; heads : table; tails : table }.
Definition arena_of (b : board) : arena :=
  Arena (order b) (fold_right (fun '(u, v) t => add_to_row t u (cell v)) leaf (arcs b))
        (fold_right (fun '(u, v) t => add_to_row t v (cell u)) leaf (arcs b)).
Definition neighbours (on : arena) (v : N) : plane := row (heads on) v.
Definition vertices (on : arena) : plane := all (size on).

Local Open Scope plane_scope.

Lemma row_add t v a u : row (add_to_row t v a) u = if N.eqb u v then N.lor (row t v) a else row t u.
Proof. unfold row, add_to_row. rewrite get_put. now destruct (N.eqb u v). Qed.

Theorem neighbours_spec b u v : v ∈ neighbours (arena_of b) u <-> arc b u v.
Proof.
  unfold neighbours, arena_of, arc. cbn [heads]. induction (arcs b) as [|[x y] l IH]; cbn [fold_right In].
  - unfold row. rewrite get_leaf. unfold empty. rewrite N.bits_0. easy.
  - rewrite row_add. destruct (N.eqb_spec u x) as [->|n].
    + rewrite N.lor_spec, orb_true_iff, IH, cell_spec, N.eqb_eq. split.
      * intros [h| ->]; auto.
      * intros [h|h]; [right; congruence|now left].
    + rewrite IH. split; [auto|]. intros [h|h]; [congruence|easy].
Qed.
Theorem tails_spec b u v : u ∈ row (tails (arena_of b)) v <-> arc b u v.
Proof.
  unfold arena_of, arc. cbn [tails]. induction (arcs b) as [|[x y] l IH]; cbn [fold_right In].
  - unfold row. rewrite get_leaf. unfold empty. rewrite N.bits_0. easy.
  - rewrite row_add. destruct (N.eqb_spec v y) as [->|n].
    + rewrite N.lor_spec, orb_true_iff, IH, cell_spec, N.eqb_eq. split.
      * intros [h| ->]; auto.
      * intros [h|h]; [right; congruence|now left].
    + rewrite IH. split; [auto|]. intros [h|h]; [congruence|easy].
Qed.

(* The edges of a graph, each once, the smaller end first, ascending. *)
Definition edges (on : arena) : list (N * N) :=
  flat_map (fun u => map (pair u) (filter (N.ltb u) (members (neighbours on u)))) (up_to (size on)).
