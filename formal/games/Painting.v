(* Colouring games in which painting a vertex rules out other pairs (vertex, colour) for good.

   A position is the set of pairs that are still allowed: the vertex is unpainted and nothing painted so far rules the
   colour out there. A move paints: it takes an allowed pair and strikes out the pairs it rules out, among them all pairs
   of its vertex. Which pairs rule each other out is all that a game adds. *)
From Coq Require Import NArith ZArith List Bool.
From Gamecert Require Import Plane Trie Board Game.
From Gamecert.games Require Import Striking.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Section Painting.
  Variables (on : arena) (k : N).

  (* Cell v*k + c is vertex v in colour c, which users write v:c+1. *)
  Definition pair_cell (v c : N) : N := v * k + c.
  Definition pairs_of (v : N) : plane := plane_of (map (pair_cell v) (up_to k)).
  Definition coloured (vertices : plane) (c : N) : plane := plane_of (map (fun v => pair_cell v c) (members vertices)).
  Definition all_pairs : plane := all (size on * k).
  (* Of values v:c as users write them. *)
  Definition painted_pairs (values : list (N * N)) : plane := plane_of (map (fun '(v, c) => pair_cell v (c - 1)) values).

  (* clashing v c: the pairs of other vertices that painting v with c rules out. *)
  Definition ruling_out (clashing : N -> N -> plane) : table :=
    fold_right (fun p t => put t p (clashing (p / k) (p mod k) ∪ (pairs_of (p / k) ∖ cell p))) leaf (up_to (size on * k)).

  Variable out : table.
  Definition clashing_with (p : N) : plane := row out p ∖ pairs_of (p / k).
  Definition taken (painted : plane) : plane := union (map (fun p => pairs_of (p / k)) (members painted)).
  Definition ruled_out (painted : plane) : plane :=
    cells_where (size on * k) (fun p => any (painted ∩ clashing_with p)).
  Definition legal_painting (painted : plane) : bool :=
    forallb (fun p => none (painted ∩ clashing_with p)) (members painted).

  Definition painting (painted : plane) : game :=
    striking (all_pairs ∖ taken painted ∖ ruled_out painted) (row out).
End Painting.

(* PROPER k-COLORING: paint vertices so that neighbours never have the same colour.

   Two players take turns to paint an unpainted vertex with one of k colours; no two adjacent vertices may be painted
   the same colour. Who cannot move loses (normal play) or wins (misere play). For k = 1 this is Node-Kayles.

   Source: "Impartial coloring games", Definition 2. *)
Definition proper_table (on : arena) (k : N) : table :=
  ruling_out on k (fun v c => coloured k (neighbours on v) c).

(* ORIENTED BLUE-RED-COLORING: every arc with both ends painted goes from blue to red.

   Two players take turns to paint an unpainted vertex of a digraph blue (1) or red (2). For each arc (u, v): if both u
   and v are painted, then u must be blue and v must be red. Who cannot move loses (normal play) or wins (misere play).

   Source: "Impartial coloring games", Definition 4. *)
Definition blue_red_table (on : arena) : table :=
  ruling_out on 2 (fun v c =>
    let into := row (tails on) v in
    let heads := neighbours on v in
    let clashing := coloured 2 into 1 ∪ coloured 2 heads 0 in
    if c =? 0 then clashing ∪ coloured 2 into 0 else clashing ∪ coloured 2 heads 1).

(* d-DISTANCE k-COLORING: paint vertices so that equal colours are more than d apart.

   Two players take turns to paint an unpainted vertex with one of k colours; two vertices at distance at most d may not
   be painted the same colour. Who cannot move loses (normal play) or wins (misere play). For d = 1 this is PROPER
   k-COLORING.

   Source: "Impartial coloring games", Definition 6. *)
Fixpoint ball (on : arena) (d : nat) (v : N) : plane :=
  match d with
  | O => cell v
  | S d => let near := ball on d v in near ∪ union (map (neighbours on) (members near))
  end.
Definition distance_table (on : arena) (d k : N) : table :=
  ruling_out on k (fun v c => coloured k (ball on (N.to_nat (N.min d (size on))) v ∖ cell v) c).
