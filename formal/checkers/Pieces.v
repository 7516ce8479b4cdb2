(* A piece of a coloured graph, given by its inner vertices and its boundary, as a gadget that the graph holds. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Trie.
From Gamecert.checkers Require Import Order Reduced.
From Gamecert.lemmas Require Import Coloured Exchange Tables Placed Gadgets Statements.
Import ListNotations.
Local Open Scope N_scope.

(** Sets of vertices *)

Definition set_of (l : list N) : trie unit := fold_left (fun t v => put t v tt) l leaf.
Definition in_set (t : trie unit) (v : N) : bool := match get t v with Some _ => true | None => false end.
Lemma in_set_put l v : forall t, in_set (fold_left (fun t v => put t v tt) l t) v = member l v || in_set t v.
Proof.
  induction l as [|u l IH]; intro t; [easy|]. change (member (u :: l) v) with ((v =? u) || member l v). cbn [fold_left].
  rewrite IH. unfold in_set at 1. rewrite get_put. destruct (v =? u); [now rewrite orb_true_r|easy].
Qed.
Lemma in_set_spec l v : in_set (set_of l) v = member l v.
Proof. unfold set_of. rewrite in_set_put. unfold in_set. now rewrite get_leaf, orb_false_r. Qed.

(** A piece, its boundary, and the gadget that they are *)

(* What is adjacent to the inner vertices beside them. *)
Definition boundary_of (s : state) (inner : list N) : list N :=
  fst (fold_left (fun found v => fold_left (fun '(l, seen) u => if in_set seen u then (l, seen) else (u :: l, put seen u tt)) (nearby s v) found)
    inner ([], set_of inner)).

Section Piece.
  Variables (s : state) (around inner : list N).
  Let names := (around ++ inner)%list.
  Let k := N.of_nat (length around).
  Let n := N.of_nat (length names).
  Let G := graph_of s.

  Definition fits_in : bool :=
    let known := set_of names in
    distinct_from names leaf && forallb (vertex G) names && forallb (fun v => forallb (in_set known) (nearby s v)) inner.
  Definition piece : gadget := Gadget k (map (green G) inner)
    (flat_map (fun i => map (pair i) (filter (fun j => adjacent G (name_of names i) (name_of names j)) (up_to n)))
       (filter (fun i => k <=? i) (up_to n))).

  Hypothesis fine : fits_in = true.
  Hypothesis is_simple : simple G.

  Lemma piece_size : gadget_size piece = n.
  Proof. unfold gadget_size, piece, n, k, names. cbn. rewrite map_length, app_length. lia. Qed.
  Lemma names_NoDup : NoDup names.
  Proof.
    unfold fits_in in fine. rewrite !andb_true_iff in fine. destruct fine as [[d _] _]. now apply distinct_from_spec in d.
  Qed.
  Lemma names_alive v : In v names -> vertex G v = true.
  Proof.
    unfold fits_in in fine. rewrite !andb_true_iff, forallb_forall in fine. destruct fine as [[_ a] _]. apply a.
  Qed.
  Lemma inner_closed v u : In v inner -> vertex G u = true -> adjacent G v u = true -> In u names.
  Proof.
    unfold fits_in in fine. rewrite !andb_true_iff, (forallb_forall _ inner) in fine. destruct fine as [_ c]. intros i hu a.
    specialize (c v i). rewrite forallb_forall in c. specialize (c u). rewrite in_set_spec, member_spec in c. apply c.
    now apply nearby_spec.
  Qed.
  Lemma name_inner i : k <= i -> i < n -> In (name_of names i) inner /\ nth (N.to_nat (i - k)) (map (green G) inner) false = green G (name_of names i).
  Proof.
    intros a b. unfold name_of, names. unfold n, names, k in *. rewrite app_length in b. rewrite app_nth2 by lia.
    replace (N.to_nat i - length around)%nat with (N.to_nat (i - N.of_nat (length around))) by lia. split.
    - apply nth_In. lia.
    - rewrite nth_indep with (d' := green G 0) by (rewrite map_length; lia). apply map_nth.
  Qed.

  Lemma piece_adjacent i j : k <= i -> i < n -> j < n ->
    adjacent (picture piece) i j = adjacent G (name_of names i) (name_of names j).
  Proof.
    intros a b c. apply eq_true_iff_eq. unfold picture. cbn [adjacent gadget_edges piece]. rewrite existsb_exists. split.
    - intros ([x y] & h & e). apply in_flat_map in h as (z & hz & h). apply in_map_iff in h as (w & q & hw). injection q as -> ->.
      apply filter_In in hw as [_ hw]. cbn in e. rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq in e.
      destruct e as [[-> ->]|[-> ->]]; [easy|]. now rewrite (proj2 is_simple).
    - intro h. exists (i, j). split.
      + apply in_flat_map. exists i. split; [apply filter_In; now rewrite up_to_spec, N.leb_le|].
        apply in_map, filter_In. now rewrite up_to_spec.
      + cbn. now rewrite !N.eqb_refl.
  Qed.

  Lemma inner_vertices_held l : (forall i, In i l -> k <= i /\ i < n) ->
    fold_right (fun i rest => neighbours G (name_of names i) (map (name_of names) (beside piece i)) /\
      green G (name_of names i) = green (picture piece) i /\ rest) True l.
  Proof.
    induction l as [|i l IH]; cbn [fold_right]; intro h; [easy|]. destruct (h i (or_introl eq_refl)) as [a b].
    destruct (name_inner i a b) as [hi hg]. split; [|split; [|now apply IH; intros; apply h; right]].
    - intros u hu. pose proof names_NoDup as d. split.
      + intro e. assert (In u names) as iu by now apply inner_closed with (name_of names i).
        apply (In_nth _ _ 0) in iu as (j & hj & <-). replace j with (N.to_nat (N.of_nat j)) in * by lia.
        fold (name_of names (N.of_nat j)) in *. assert (N.of_nat j < n) by (unfold n; lia).
        apply in_map. unfold beside. rewrite filter_In, up_to_spec, piece_size, piece_adjacent by easy. easy.
      + intro e. apply in_map_iff in e as (j & <- & e). unfold beside in e. rewrite filter_In, up_to_spec, piece_size in e.
        destruct e as [hj e]. now rewrite piece_adjacent in e.
    - cbn [green picture]. rewrite <- hg. cbn [boundary_size inner_green piece]. now rewrite (proj2 (N.leb_le _ _) a).
  Qed.

  Theorem piece_held : holds G names piece.
  Proof.
    split; [easy|]. split; [exact names_NoDup|]. split; [|split].
    - intros v h. rewrite piece_size in h. apply in_map_iff in h as (i & <- & h). apply up_to_spec in h. apply names_alive.
      apply nth_In. unfold n in h. lia.
    - rewrite piece_size. unfold n. rewrite Nat2N.id, skipn_all. easy.
    - apply inner_vertices_held. intros i h. apply filter_In in h as [h1 h2]. rewrite up_to_spec, piece_size in h1.
      now apply N.leb_le in h2.
  Qed.
End Piece.
