(* Canonical words of digraphs, by which they are told apart: partitions are refined by arcs from a cell, then by arcs to it. The greatest word
   looked at is the same for isomorphic digraphs. *)
From Coq Require Import NArith List Bool Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs Images Renamed.
From Gamecert.ledgers Require Import Simple Words Extension Computed Search Counts Digraphs.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** The search: `row` has the vertices to which arcs lead, `back` those from which *)

Fixpoint refine_both (steps : nat) (row back : N -> plane) (p : cells) : cells :=
  match steps with
  | O => p
  | S steps =>
      if discrete p then p
      else match first_todo p with None => p | Some (c, q) => refine_both steps row back (pass back c (pass row c q)) end
  end.
Definition arcs_along (row back : N -> plane) (l : list N) : N := arcs_word (reordered (adjacent_row row) l) (reordered (adjacent_row back) l).
Fixpoint search_both (steps : nat) (n : N) (row back : N -> plane) (p : cells) : result :=
  let q := refine_both (refinements n) row back p in
  if discrete q then (let l := order_of q in if is_order n l then (arcs_along row back l, 1) else (0, 0))
  else match steps with
       | O => (0, 0)
       | S steps => fold_right (fun v r => better (search_both steps n row back (apart v q)) r) (0, 0) (members (first_open q))
       end.
Definition digraph_word (n w : N) : result :=
  let arc := arcs_by n w in search_both (N.to_nat n) n (table n arc) (table n (fun u v => arc v u)) [(all n, true)].

(** Names *)

Section Names.
  Variable f : N -> N.
  Hypothesis injective : forall u v, f u = f v -> u = v.
  Variables row row' back back' : N -> plane.
  Hypothesis alike : forall v, row' (f v) = image f (row v).
  Hypothesis back_alike : forall v, back' (f v) = image f (back v).
  Lemma reordered_anew (r r' : N -> plane) l : (forall v, r' (f v) = image f (r v)) -> reordered (adjacent_row r') (map f l) = reordered (adjacent_row r) l.
  Proof.
    intro e. induction l as [|v l IH]; cbn [map reordered]; [easy|]. f_equal; [|easy]. clear IH. generalize 0.
    induction l as [|u l IH]; intro k; cbn [map row_along]; [easy|]. rewrite <- IH. unfold adjacent_row, contains. now rewrite e, image_at.
  Qed.
  Lemma arcs_along_anew l : arcs_along row' back' (map f l) = arcs_along row back l.
  Proof. unfold arcs_along. now rewrite (reordered_anew row row'), (reordered_anew back back'). Qed.
  Variable n : N.
  Hypothesis whole : image f (all n) = all n.
  Lemma refine_both_anew steps : forall p, refine_both steps row' back' (cells_anew f p) = cells_anew f (refine_both steps row back p).
  Proof.
    induction steps; intro p; cbn [refine_both]; [easy|]. rewrite discrete_anew, first_todo_anew by easy. destruct (discrete p); [easy|].
    destruct (first_todo p) as [[c q]|]; [|easy]. rewrite (pass_anew f injective row row' alike n whole), (pass_anew f injective back back' back_alike n whole). apply IHsteps.
  Qed.
  Lemma at_order_anew q : discrete q = true ->
    (if is_order n (order_of (cells_anew f q)) then (arcs_along row' back' (order_of (cells_anew f q)), 1) else (0, 0)) =
    (if is_order n (order_of q) then (arcs_along row back (order_of q), 1) else (0, 0)).
  Proof. intro d. rewrite (order_of_anew f injective n whole), arcs_along_anew by easy. now rewrite (is_order_anew f injective n whole). Qed.
  Lemma search_both_anew steps : forall p, search_both steps n row' back' (cells_anew f p) = search_both steps n row back p.
  Proof.
    induction steps; intro p; cbn [search_both]; rewrite refine_both_anew, discrete_anew by easy; set (q := refine_both _ row back p);
      destruct (discrete q) eqn:d; try (now apply at_order_anew); [easy|].
    rewrite first_open_anew by easy.
    rewrite <- (fold_permuted (fun v r => better (search_both steps n row' back' (apart v (cells_anew f q))) r) (0, 0) (map f (members (first_open q)))
      (members (image f (first_open q)))).
    - rewrite map_fold. apply fold_same. intros v r. now rewrite apart_anew, IHsteps.
    - intros x y z. now rewrite !better_assoc, (better_comm (search_both _ _ _ _ (apart x _))).
    - now apply members_image.
  Qed.
End Names.

Theorem digraph_word_isomorphic n w x : isomorphic n (arcs_by n w) (arcs_by n x) -> digraph_word n w = digraph_word n x.
Proof.
  intros (f & i & j & e). pose proof (below_injective n f i j) as inj. pose proof (below_whole n f i j) as whole. unfold digraph_word.
  pose proof (search_both_anew (below n f) inj _ _ _ _ (tables_alike n (arcs_by n w) (arcs_by n x) f i j e)
    (tables_alike n (fun u v => arcs_by n w v u) (fun u v => arcs_by n x v u) f i j (fun u v hu hv => e v u hv hu)) n whole (N.to_nat n) [(all n, true)]) as p.
  unfold cells_anew in p. cbn [map fst snd] in p. rewrite whole in p. now symmetry.
Qed.

(** It is a word of the digraph *)

Lemma better_one a b : snd (better a b) <> 0 -> snd a <> 0 /\ better a b = (fst a, snd (better a b)) \/ snd b <> 0 /\ better a b = (fst b, snd (better a b)).
Proof.
  destruct a as [x i], b as [y j]. unfold better. cbn [fst snd]. destruct (N.compare_spec x y) as [->| |]; cbn [fst snd]; intro h; [|now right|now left].
  destruct (N.eq_dec i 0) as [->|z]; [right|left]; split; easy.
Qed.
Lemma search_both_order n row back steps : forall p, snd (search_both steps n row back p) <> 0 ->
  exists o, is_order n o = true /\ fst (search_both steps n row back p) = arcs_along row back o.
Proof.
  induction steps; intro p; cbn [search_both]; set (q := refine_both _ row back p).
  - destruct (discrete q); [|easy]. destruct (is_order n (order_of q)) eqn:o; [|easy]. intros _. now exists (order_of q).
  - destruct (discrete q).
    { destruct (is_order n (order_of q)) eqn:o; [|easy]. intros _. now exists (order_of q). }
    induction (members (first_open q)) as [|v l IH]; [easy|]. cbn [fold_right]. set (r := fold_right _ _ l) in *. intro h.
    destruct (better_one _ _ h) as [[z e]|[z e]]; rewrite e; cbn [fst]; [now apply IHsteps|now apply IH].
Qed.
Lemma reordered_same a b l : (forall u v, a u v = b u v) -> reordered a l = reordered b l.
Proof.
  intro e. induction l as [|v l IH]; cbn [reordered]; [easy|]. f_equal; [|easy]. clear IH. generalize 0.
  induction l as [|u l IH]; intro k; cbn [row_along]; [easy|]. now rewrite IH, e.
Qed.
Theorem isomorphic_digraph_word n w : snd (digraph_word n w) <> 0 -> isomorphic n (arcs_by n (fst (digraph_word n w))) (arcs_by n w).
Proof.
  intro h. unfold digraph_word in *. apply search_both_order in h as (o & io & ->). set (arc := arcs_by n w).
  assert (arcs_along (table n arc) (table n (fun u v => arc v u)) o = arcs_reordered (adjacent_row (table n arc)) o) as ->.
  { unfold arcs_along, arcs_reordered. f_equal. apply reordered_same. intros u v. unfold adjacent_row, contains. rewrite !table_spec.
    now destruct (u <? n), (v <? n). }
  apply isomorphic_trans with (adjacent_row (table n arc)).
  - apply arcs_reordered_isomorphic; [|easy]. intros v hv. rewrite adjacent_row_edges by easy. now apply (arcs_loopless n w).
  - exists (fun v => v). split; [easy|]. split; [easy|]. intros u v hu hv. symmetry. now apply adjacent_row_edges.
Qed.
