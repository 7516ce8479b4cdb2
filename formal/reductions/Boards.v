(* Node-Kayles is played within five colouring games: the boards of papers/colouring/, for all graphs.

   The source is any graph with n vertices and these edges. The target is made of pieces, numbered as in papers/colouring/:
   those of the vertices one after the other, then those of the edges.

   Source: "Impartial coloring games", Propositions 1, 13 and 18, Corollaries 12 and 19. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Trie Board Game.
From Gamecert.games Require Import Striking NodeKayles Painting Oriented.
From Gamecert.reductions Require Import Corresponding.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* No loops, and edges between vertices only. An edge may be listed more than once, and either way round. *)
Definition simple_graph (n : N) (edges : list (N * N)) : Prop := proper_board (graph_on n edges) = true.
Definition node_kayles_on (n : N) (edges : list (N * N)) : game := node_kayles (arena_of (graph_on n edges)).

(* From a to b. *)
Definition numbers (a b : N) : list N := map (N.add a) (up_to (b + 1 - a)).

(* Games on a board on which some vertices are painted: pairs of a vertex and a colour. *)
Definition proper_game (t : board) (k : N) (values : list (N * N)) : game :=
  painting (arena_of t) k (proper_table (arena_of t) k) (painted_pairs k values).
Definition distance_game (t : board) (d k : N) (values : list (N * N)) : game :=
  painting (arena_of t) k (distance_table (arena_of t) d k) (painted_pairs k values).
Definition blue_red_game (t : board) (values : list (N * N)) : game :=
  painting (arena_of t) 2 (blue_red_table (arena_of t)) (painted_pairs 2 values).
Definition oriented_game (t : board) (k : N) (values : list (N * N)) : game :=
  oriented (arena_of t) k (painted_pairs k values).

(** The boards *)

(* Proposition 1 and Corollary 12: vertex v is v*k; its new neighbours v*k+1, ..., v*k+k-1 have the colours 1 to k-1. *)
Definition hung_on (n k : N) : list (N * N) :=
  flat_map (fun v => map (fun i => (v * k, v * k + i)) (numbers 1 (k - 1))) (up_to n).
Definition hung_edges (edges : list (N * N)) (n k : N) : list (N * N) :=
  hung_on n k ++ map (fun e => (fst e * k, snd e * k)) edges.
Definition hung_colours (n k : N) : list (N * N) :=
  flat_map (fun v => map (fun i => (v * k + i, i)) (numbers 1 (k - 1))) (up_to n).

Definition proposition_1_board (n : N) (edges : list (N * N)) (k : N) : board :=
  graph_on (n * k) (hung_edges edges n k).
Definition corollary_12_board (n : N) (edges : list (N * N)) (k : N) : board :=
  Board digraph (n * k) (hung_edges edges n k).

(* Proposition 13: every edge becomes two opposite arcs. *)
Definition proposition_13_board (n : N) (edges : list (N * N)) : board := Board digraph n (both_ways edges).

(* Proposition 18 and Corollary 19: edge j from a to b becomes a path a, e, b over a new vertex e = n + j*(k+1); there hangs
   a path e, e+2, e+1, and there hang e+3, ..., e+k. The colour of e+i is i. *)
Fixpoint numbered (j : N) (edges : list (N * N)) : list (N * (N * N)) :=
  match edges with [] => [] | e :: edges => (j, e) :: numbered (j + 1) edges end.
Definition middle (n k j : N) : N := n + j * (k + 1).
Definition corollary_19_edges (n : N) (edges : list (N * N)) (k : N) : list (N * N) :=
  flat_map (fun '(j, (a, b)) =>
    let e := middle n k j in
    [(a, e); (b, e); (e, e + 2); (e + 2, e + 1)] ++ map (fun i => (e, e + i)) (numbers 3 k)) (numbered 0 edges).
Definition corollary_19_board (n : N) (edges : list (N * N)) (k : N) : board :=
  graph_on (n + N.of_nat (length edges) * (k + 1)) (corollary_19_edges n edges k).
Definition corollary_19_colours (n : N) (edges : list (N * N)) (k : N) : list (N * N) :=
  flat_map (fun '(j, _) => map (fun i => (middle n k j + i, i)) (numbers 1 k)) (numbered 0 edges).

(** Edges of the source *)

Lemma simple_edges n edges : simple_graph n edges ->
  forall u v, arc (graph_on n edges) u v -> u < n /\ v < n /\ u <> v.
Proof.
  unfold simple_graph, proper_board, arc. rewrite forallb_forall. intros h u v i. apply h in i.
  rewrite !andb_true_iff, negb_true_iff, !N.ltb_lt, N.eqb_neq in i. tauto.
Qed.
Lemma arc_sym n edges u v : arc (graph_on n edges) u v <-> arc (graph_on n edges) v u.
Proof. rewrite !arc_graph_on. tauto. Qed.
Lemma numbers_spec a b i : In i (numbers a b) <-> a <= i <= b.
Proof.
  unfold numbers. rewrite in_map_iff. split.
  - intros (j & <- & h). apply up_to_spec in h. lia.
  - intro h. exists (i - a). rewrite up_to_spec. lia.
Qed.
