(* Contractions, cones and line graphs of a graph whose vertices have other names; a new vertex may get any name that is not used. *)
From Coq Require Import NArith ZArith List Bool String Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs Formulas Images Renamed EdgeSets Arcs.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Definition all_anew (f : N -> N) (env : environment) : environment := map (fun '(x, v) => (x, name_anew f v)) env.

Section Names.
  Variable f : N -> N.
  Hypothesis injective : forall u v, f u = f v -> u = v.
  Notation renamed := (image f).
  Notation alike := (named_anew f).

  Lemma contract_alike w s g h : alike g h -> alike (contract w s g) (contract (f w) (renamed s) h).
  Proof.
    intro a. pose proof a as [e r]. unfold contract. rewrite e, <- image_land, image_none by easy.
    destruct (none (s ∩ vertices g)) eqn:z; [easy|]. apply (rows_alike f injective); cbn [vertices adjacency].
    - now rewrite image_lor, image_ldiff, image_cell by easy.
    - intros x _. rewrite (same_name f injective), r, (neighbours_alike f injective g h a), <- image_cell, <- !image_land, image_any by easy.
      destruct (x =? w); [|destruct (any _)]; now rewrite <- ?image_lor, <- ?image_ldiff, <- ?image_lor, <- ?image_land by easy.
  Qed.
  Lemma cone_alike w g h : alike g h -> alike (cone w g) (cone (f w) h).
  Proof.
    intro a. pose proof a as [e r]. apply (rows_alike f injective); cbn [vertices adjacency cone].
    - now rewrite e, image_lor, image_cell by easy.
    - intros x _. rewrite (same_name f injective), r, e, <- image_cell by easy.
      destruct (x =? w); now rewrite <- ?image_lor, <- ?image_land by easy.
  Qed.
  Lemma line_alike g h : alike g h -> named_anew (pair_named f) (line g) (line h).
  Proof.
    intro a. apply (rows_alike _ (pair_named_injective f injective)); cbn [vertices adjacency line].
    - now apply all_edges_alike.
    - intros e _. rewrite (all_edges_alike f injective g h a).
      rewrite image_land by apply (pair_named_injective f injective). f_equal.
      apply (edge_set_alike f injective); [easy|]. intro s. rewrite (edge_of_named f injective).
      now rewrite <- image_land, image_any, image_eqb by easy.
  Qed.
End Names.

(** A name that is changed, of what is not named *)

Section New.
  Variable f : N -> N.
  Hypothesis injective : forall u v, f u = f v -> u = v.
  Variables w w' : N.
  Definition with_new (x : N) : N := if x =? w then w' else if f x =? w' then f w else f x.
  Lemma with_new_here : with_new w = w'.
  Proof. unfold with_new. now rewrite N.eqb_refl. Qed.
  Lemma with_new_injective u v : with_new u = with_new v -> u = v.
  Proof.
    unfold with_new. destruct (N.eqb_spec u w) as [->|nu], (N.eqb_spec v w) as [->|nv]; try easy.
    - destruct (N.eqb_spec (f v) w') as [e|n]; intro k; [|congruence]. exfalso. apply nv, injective. congruence.
    - destruct (N.eqb_spec (f u) w') as [e|n]; intro k; [|congruence]. exfalso. apply nu, injective. congruence.
    - destruct (N.eqb_spec (f u) w') as [e|n], (N.eqb_spec (f v) w') as [e'|n']; intro k; apply injective; try congruence; exfalso.
      + apply nv, injective. congruence.
      + apply nu, injective. congruence.
  Qed.
  Lemma with_new_old x : x <> w -> f x <> w' -> with_new x = f x.
  Proof. unfold with_new. intros a b. now rewrite (proj2 (N.eqb_neq x w) a), (proj2 (N.eqb_neq (f x) w') b). Qed.
  Lemma image_old k s : (forall x, x ∈ s -> k x = f x) -> image k s = image f s.
  Proof.
    intro e. unfold image. f_equal. apply map_ext_in. intros x i. now apply e, members_spec.
  Qed.

  Lemma below_bits s x : x ∈ s -> x < N.size s.
  Proof.
    intro h. destruct (N.lt_ge_cases x (N.size s)) as [l|l]; [easy|]. exfalso.
    destruct (N.eq_dec s 0) as [e|e]; [now rewrite e, N.bits_0 in h|].
    rewrite N.bits_above_log2 in h; [easy|]. rewrite N.size_log2 in l by easy. lia.
  Qed.
  Lemma old_in s x : N.size s <= w -> N.size (image f s) <= w' -> x ∈ s -> with_new x = f x.
  Proof.
    intros a b i. apply with_new_old.
    - apply below_bits in i. lia.
    - assert (f x ∈ image f s) as k by now rewrite image_at. apply below_bits in k. lia.
  Qed.
  Lemma image_new s : N.size s <= w -> N.size (image f s) <= w' -> image with_new s = image f s.
  Proof. intros a b. apply image_old. intros x i. now apply (old_in s). Qed.
  Lemma in_greatest l (x : N) : In x l -> x <= fold_right N.max 0 l.
  Proof. induction l as [|y l IH]; cbn; [easy|]. intros [->|i]; [lia|]. apply IH in i. lia. Qed.
  Lemma value_new v : above v <= w -> above (name_anew f v) <= w' -> name_anew with_new v = name_anew f v.
  Proof.
    destruct v as [b|x|s|s|s|l|s]; cbn [above name_anew]; intros a b'; try reflexivity.
    - now rewrite image_new.
    - f_equal. unfold image. f_equal. apply map_ext_in. intros e i. apply members_spec in i.
      assert (pair_named f e ∈ image (pair_named f) s) as k by now rewrite image_at by apply (pair_named_injective f injective).
      apply below_bits in i, k. pose proof (last_end_bound e). pose proof (last_end_bound (pair_named f e)) as q.
      destruct (ends_of_number e) as [lt _].
      assert (forall x, x = first_end e \/ x = last_end e -> f x <= last_end (pair_named f e)) as ends.
      { intros x o. unfold pair_named, pair_number.
        assert (f (first_end e) <> f (last_end e)) as n by (intro z; apply injective in z; lia).
        rewrite last_end_spec by lia. destruct o as [-> | ->]; lia. }
      pose proof (ends (first_end e) (or_introl eq_refl)). pose proof (ends (last_end e) (or_intror eq_refl)).
      unfold pair_named. rewrite !with_new_old by lia. reflexivity.
    - f_equal. apply map_ext_in. intros x i. apply with_new_old.
      + assert (N.succ x <= fold_right N.max 0 (map N.succ l)) by now apply in_greatest, in_map. lia.
      + assert (N.succ (f x) <= fold_right N.max 0 (map N.succ (map f l))) by now apply in_greatest, in_map, in_map. lia.
    - f_equal. unfold image. f_equal. apply map_ext_in. intros e i. apply members_spec in i.
      assert (arc_named f e ∈ image (arc_named f) s) as k by now rewrite image_at by apply (arc_named_injective f injective).
      apply below_bits in i, k. destruct (ends_of_arc_named f injective e) as [t h].
      assert (forall a, tail_of a <= N.succ a /\ head_of a <= N.succ a) as bounds.
      { intro x. unfold tail_of, head_of. destruct (ends_of_number (N.div2 x)) as [lt _]. pose proof (last_end_bound (N.div2 x)) as q.
        assert (N.div2 x <= x) by (rewrite N.div2_div; apply N.div_le_upper_bound; lia). destruct (N.even x); lia. }
      destruct (bounds e) as [b1 b2], (bounds (arc_named f e)) as [b3 b4]. rewrite t in b3. rewrite h in b4.
      unfold arc_named. rewrite !with_new_old by lia. reflexivity.
  Qed.
  Lemma all_new env : (forall x v, In (x, v) env -> above v <= w /\ above (name_anew f v) <= w') -> all_anew with_new env = all_anew f env.
  Proof.
    intro h. unfold all_anew. apply map_ext_in. intros [x v] i. f_equal. destruct (h x v i). now apply value_new.
  Qed.
  Lemma alike_new g h : N.size (vertices g) <= w -> N.size (vertices h) <= w' -> named_anew f g h -> named_anew with_new g h.
  Proof.
    intros a b [e r]. rewrite e in b. split; [now rewrite image_new|]. intro x. destruct (contains (vertices g) x) eqn:c.
    - rewrite (old_in (vertices g) x a b c), r. symmetry. apply image_old. intros y i. apply (old_in (vertices g) y a b).
      rewrite <- nb_inside, N.land_spec in i. now apply andb_true_iff in i.
    - rewrite (nb_gone g x c). apply nb_gone. rewrite e, <- (image_new (vertices g) a b).
      unfold contains. rewrite image_at by apply with_new_injective. exact c.
  Qed.
End New.

Lemma new_vertex_bounds g env : N.size (vertices g) <= new_vertex g env /\ forall x v, In (x, v) env -> above v <= new_vertex g env.
Proof.
  unfold new_vertex. induction env as [|[y u] env [a b]]; cbn [map fold_right snd]; [split; [lia|easy]|]. split; [lia|].
  intros x v [i|i]; [injection i as -> ->; lia|]. specialize (b x v i). lia.
Qed.
