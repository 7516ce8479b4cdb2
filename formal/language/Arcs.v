(* Arcs of digraphs do not depend on the names of vertices. *)
From Coq Require Import NArith List Bool Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs Formulas Images Renamed EdgeSets.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Lemma ends_of_arc_number u v : u <> v -> tail_of (arc_number u v) = u /\ head_of (arc_number u v) = v.
Proof.
  intro n. unfold tail_of, head_of, arc_number. set (p := pair_number u v).
  assert (first_end p = N.min u v /\ last_end p = N.max u v) as [e1 e2].
  { unfold p, pair_number. rewrite first_end_spec, last_end_spec by lia. now split. }
  destruct (N.ltb_spec u v).
  - rewrite N.add_0_r, N.even_mul, N.div2_double, e1, e2. cbn. split; lia.
  - rewrite N.even_add, N.even_mul. cbn [N.even orb eqb]. replace (N.div2 (2 * p + 1)) with p by (rewrite N.div2_div; apply (N.div_unique _ _ _ 1); lia).
    cbn. rewrite e1, e2. split; lia.
Qed.
Lemma arc_ends_differ a : tail_of a <> head_of a.
Proof. unfold tail_of, head_of. destruct (ends_of_number (N.div2 a)) as [l _]. destruct (N.even a); lia. Qed.
Lemma arc_number_ends a : arc_number (tail_of a) (head_of a) = a.
Proof.
  unfold arc_number, tail_of, head_of. destruct (ends_of_number (N.div2 a)) as [l _]. pose proof (pair_number_ends (N.div2 a)) as p.
  destruct (N.even a) eqn:e.
  - rewrite p, (proj2 (N.ltb_lt _ _) l), N.add_0_r. apply N.even_spec in e as [k ->]. now rewrite N.div2_double.
  - rewrite pair_number_comm, p. destruct (N.ltb_spec (last_end (N.div2 a)) (first_end (N.div2 a))); [lia|].
    rewrite <- N.negb_odd in e. apply negb_false_iff, N.odd_spec in e as [k ->].
    replace (N.div2 (2 * k + 1)) with k; [easy|]. rewrite N.div2_div. apply (N.div_unique _ _ _ 1); lia.
Qed.

Section Names.
  Variable f : N -> N.
  Hypothesis injective : forall u v, f u = f v -> u = v.
  Notation renamed := (image f).
  Notation alike := (named_anew f).
  Notation arc_named := (arc_named f).

  Lemma ends_of_arc_named a : tail_of (arc_named a) = f (tail_of a) /\ head_of (arc_named a) = f (head_of a).
  Proof. apply ends_of_arc_number. intro e. apply injective in e. now apply arc_ends_differ in e. Qed.
  Lemma arc_named_injective a b : arc_named a = arc_named b -> a = b.
  Proof.
    intro e. destruct (ends_of_arc_named a) as [a1 a2], (ends_of_arc_named b) as [b1 b2]. rewrite e in a1, a2. rewrite a1 in b1. rewrite a2 in b2.
    apply injective in b1, b2. now rewrite <- (arc_number_ends a), <- (arc_number_ends b), b1, b2.
  Qed.
  Lemma arc_named_number u v : u <> v -> arc_named (arc_number u v) = arc_number (f u) (f v).
  Proof. intro n. unfold Formulas.arc_named. now destruct (ends_of_arc_number u v n) as [-> ->]. Qed.

  Lemma arcs_from_alike g h u : alike g h -> Permutation (map arc_named (arcs_from g u)) (arcs_from h (f u)).
  Proof.
    intros [_ r]. unfold arcs_from. rewrite r, <- image_cell, <- image_ldiff by easy. rewrite map_map.
    rewrite (map_ext_in _ (fun v => arc_number (f u) (f v))).
    - rewrite <- map_map with (f := f). apply Permutation_map. now apply members_image.
    - intros v i. apply arc_named_number. intros <-. apply members_spec in i. rewrite N.ldiff_spec, cell_spec, N.eqb_refl, andb_false_r in i. easy.
  Qed.
  Lemma arcs_alike g h : alike g h -> Permutation (map arc_named (arcs_of g)) (arcs_of h).
  Proof.
    intro a. unfold arcs_of. rewrite (proj1 a).
    transitivity (flat_map (arcs_from h) (map f (members (vertices g)))); [|now apply Permutation_flat_map, members_image].
    induction (members (vertices g)) as [|u l IH]; cbn [flat_map map]; [constructor|]. rewrite map_app. apply Permutation_app; [now apply arcs_from_alike|easy].
  Qed.
  Lemma arcs_set_alike g h : alike g h -> plane_of (arcs_of h) = image arc_named (plane_of (arcs_of g)).
  Proof.
    intro a. pose proof (arcs_alike g h a) as p. apply plane_ext. intro x. apply eq_true_iff_eq. rewrite plane_of_spec, image_spec. split.
    - intro i. apply (Permutation_in _ (Permutation_sym p)), in_map_iff in i as (e & <- & i). exists e. now rewrite plane_of_spec.
    - intros (e & i & <-). apply plane_of_spec in i. apply (Permutation_in _ p). now apply in_map.
  Qed.
  Lemma at_arcs_named (k l : N -> plane) s : (forall e, l (arc_named e) = renamed (k e)) -> at_arcs l (image arc_named s) = renamed (at_arcs k s).
  Proof.
    intro e. unfold at_arcs. rewrite (image_union f injective), map_map. symmetry.
    transitivity (union (map l (map arc_named (members s)))).
    - f_equal. rewrite map_map. apply map_ext. intro x. now rewrite e.
    - apply union_permuted, Permutation_map, members_image, arc_named_injective.
  Qed.
  Lemma reached_by_arcs_alike g h s t : alike g h -> reached_by_arcs h (renamed s) (image arc_named t) = renamed (reached_by_arcs g s t).
  Proof.
    intro a. pose proof a as [e r]. unfold reached_by_arcs. rewrite (order_alike f injective g h a), e, <- image_land by easy.
    induction (count (vertices g)) as [|k IH] using N.peano_ind; [easy|]. rewrite !N.iter_succ, IH, image_lor by easy. f_equal.
    apply at_arcs_named. intro x. unfold by_arc. destruct (ends_of_arc_named x) as [-> ->]. rewrite r, !(contains_image f injective), <- image_cell by easy.
    destruct (_ && _)%bool; [easy|]. now rewrite image_empty.
  Qed.

  Lemma reversed_spec g u v : u ∈ nb (reversed g) v <-> u ∈ vertices g /\ v ∈ vertices g /\ v ∈ nb g u.
  Proof.
    unfold nb at 1, reversed. cbn [vertices adjacency]. unfold contains. destruct (N.testbit (vertices g) v) eqn:iv.
    - rewrite N.land_spec, andb_true_iff, plane_of_spec, filter_In, members_spec. tauto.
    - unfold empty. rewrite N.bits_0. split; [easy|]. now intros (_ & k & _).
  Qed.
  Lemma reversed_alike g h : alike g h -> alike (reversed g) (reversed h).
  Proof.
    intros [e r]. split; [exact e|]. intro v. apply plane_ext. intro x. apply eq_true_iff_eq. rewrite image_spec, reversed_spec, e. split.
    - intros (i & j & k). apply image_spec in i as (u & i & <-). exists u. split; [|easy]. apply reversed_spec. rewrite r in k.
      now rewrite !image_at in * by easy.
    - intros (u & i & <-). apply reversed_spec in i as (i & j & k). rewrite r. now rewrite !image_at by easy.
  Qed.
  Lemma underlying_nb g v : nb (underlying g) v = nb g v ∪ nb (reversed g) v.
  Proof.
    unfold nb at 1, underlying. cbn [vertices adjacency]. destruct (contains (vertices g) v) eqn:c.
    - apply plane_ext. intro x. rewrite N.land_spec, N.lor_spec. apply eq_true_iff_eq.
      rewrite andb_true_iff, orb_true_iff, reversed_spec. split; [tauto|]. intro h. split; [exact h|]. destruct h as [h|(h & _)]; [|easy].
      rewrite <- nb_inside, N.land_spec in h. now apply andb_true_iff in h.
    - rewrite (nb_gone g v c). assert (nb (reversed g) v = empty) as -> by now apply (nb_gone (reversed g)). reflexivity.
  Qed.
  Lemma underlying_alike g h : alike g h -> alike (underlying g) (underlying h).
  Proof.
    intro a. destruct (reversed_alike g h a) as [_ rr]. destruct a as [e r]. split; [exact e|]. intro v. now rewrite !underlying_nb, r, rr, image_lor.
  Qed.
End Names.
