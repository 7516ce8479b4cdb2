(* What lemmas about gadgets say: graphs that hold a gadget, what becomes of it, and what plays first or last. *)
From Coq Require Export NArith List.
From Coq Require Import Bool.
From Gamecert Require Import Plane.
From Gamecert.lemmas Require Export Coloured.
Export ListNotations.
Global Open Scope N_scope.

(** What lemmas say *)

Definition distinct (l : list N) : Prop := NoDup l.
Definition vertices (G : coloured_graph) (l : list N) : Prop := forall v, In v l -> vertex G v = true.
Definition new (G : coloured_graph) (l : list N) : Prop := forall v, In v l -> vertex G v = false.
(* The neighbours of x are exactly these. *)
Definition neighbours (G : coloured_graph) (x : N) (l : list N) : Prop :=
  forall u, vertex G u = true -> (adjacent G x u = true <-> In u l).
Definition is_green (G : coloured_graph) (x : N) : Prop := green G x = true.
Definition is_red (G : coloured_graph) (x : N) : Prop := green G x = false.
(* If the graph can be won, then with these moves first, or last. *)
Definition may_be_first (G : coloured_graph) (l : list N) : Prop := winnable G -> exists s, wins_by G (l ++ s).
Definition may_be_last (G : coloured_graph) (l : list N) : Prop := winnable G -> exists s, wins_by G (s ++ l).

(** Gadgets, and graphs that hold them *)

(* Boundary vertices come first, then inner ones; each edge once, with an inner end. *)
Record gadget := Gadget { boundary_size : N; inner_green : list bool; gadget_edges : list (N * N) }.
Definition gadget_size (g : gadget) : N := boundary_size g + N.of_nat (length (inner_green g)).
Definition picture (g : gadget) : coloured_graph := Coloured
  (fun v => v <? gadget_size g)
  (fun u v => existsb (same_pair u v) (gadget_edges g))
  (fun v => (boundary_size g <=? v) && nth (N.to_nat (v - boundary_size g)) (inner_green g) false).
Definition inner_of (g : gadget) : list N := filter (fun v => boundary_size g <=? v) (up_to (gadget_size g)).
Definition beside (g : gadget) (v : N) : list N := filter (adjacent (picture g) v) (up_to (gadget_size g)).

Definition name_of (names : list N) (i : N) : N := nth (N.to_nat i) names 0.

Definition holds (G : coloured_graph) (names : list N) (g : gadget) : Prop :=
  simple G /\ distinct names /\
  vertices G (map (name_of names) (up_to (gadget_size g))) /\
  new G (skipn (N.to_nat (gadget_size g)) names) /\
  fold_right (fun i rest => neighbours G (name_of names i) (map (name_of names) (beside g i)) /\
                            green G (name_of names i) = green (picture g) i /\ rest) True (inner_of g).

(* What becomes of the gadget. *)
Inductive change :=
| Without (l : list N) | Recolour (l : list N) | Toggle (l : list (N * N)) | Add (x : N) (is_green : bool) (l : list N)
| Play (x : N) | Toggle_arcs (l : list (N * N)).
Definition change_by (f : N -> N) (c : change) (G : coloured_graph) : coloured_graph :=
  match c with
  | Without l => without (map f l) G
  | Recolour l => recolour (map f l) G
  | Toggle l => toggle (map (fun e => (f (fst e), f (snd e))) l) G
  | Add x c l => add (f x) c (map f l) G
  | Play x => play (f x) G
  | Toggle_arcs l => toggle_arcs (map (fun e => (f (fst e), f (snd e))) l) G
  end.
Definition changes_by (f : N -> N) (l : list change) (G : coloured_graph) : coloured_graph :=
  fold_left (fun G c => change_by f c G) l G.
Definition here (x : N) : N := x.

(* Whether a change leaves the boundary where it is and speaks of vertices that are there. *)
Definition fits (k n : N) (c : change) (P : coloured_graph) : bool :=
  let inside := forallb (fun v => (v <? n) && vertex P v) in
  match c with
  | Without l => forallb (fun v => (v <? n) && (k <=? v)) l
  | Recolour l => inside l
  | Toggle l | Toggle_arcs l => forallb (fun e => (fst e <? n) && vertex P (fst e) && (snd e <? n) && vertex P (snd e)) l
  | Add x _ l => (x <? n) && (k <=? x) && negb (vertex P x) && inside l
  | Play x => (x <? n) && (k <=? x) && vertex P x
  end.
Fixpoint all_fit (k n : N) (l : list change) (P : coloured_graph) : bool :=
  match l with [] => true | c :: l => fits k n c P && all_fit k n l (change_by here c P) end.

Definition proper (g : gadget) (n : N) : bool :=
  (gadget_size g <=? n) && forallb (fun e => (boundary_size g <=? fst e) || (boundary_size g <=? snd e)) (gadget_edges g).
Fixpoint playable (k n : N) (moves : list N) (P : coloured_graph) : bool :=
  match moves with
  | [] => true
  | x :: moves => fits k n (Play x) P && green P x && playable k n moves (play x P)
  end.
(* The last move first. *)
Definition odd_degree (n : N) (P : coloured_graph) (x : N) : bool :=
  N.odd (N.of_nat (length (filter (fun u => vertex P u && negb (u =? x) && adjacent P u x) (up_to n)))).
Fixpoint playable_last (k n : N) (moves : list N) (P : coloured_graph) : bool :=
  match moves with
  | [] => true
  | x :: moves => fits k n (Play x) P && xorb (green P x) (odd_degree n P x) && playable_last k n moves (without [x] P)
  end.
