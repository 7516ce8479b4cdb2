(* Words of graphs that are not connected: the components stand one after another, each in its canonical order, by their orders and words;
   docs/LEDGERS.md, "Canonical words". *)
From Coq Require Import NArith List Bool Lia Permutation Sorted.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs Images.
From Gamecert.ledgers Require Import Simple Words Extension Computed Search Counts Labelled.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* What stands from a place on, numbered from 0; its canonical word. *)
Definition from_place (a : relation) (s : N) : relation := fun u v => a (s + u) (s + v).
Definition word_of_part (a : relation) (s k : N) : N := fst (Search.canonical k (table k (from_place a s))).
(* Of a component: its order and its word. *)
Definition at_most (x y : N * N) : bool := (fst x <? fst y) || (fst x =? fst y) && (snd x <=? snd y).

(* Whether what stands from s on are components, each with its canonical word, ascending from what stands before. *)
Fixpoint components_from (steps : nat) (n : N) (g : graph) (s : N) (before : N * N) : bool :=
  (s =? n) ||
  match steps with
  | O => false
  | S steps =>
      let c := component g s in
      let k := count c in
      let a := adjacent_row (adjacency g) in
      let w := word_of_part a s k in
      (s <? n) && (c =? N.shiftl (all k) s) && (w =? word_at k (from_place a s)) && at_most before (k, w) && components_from steps n g (s + k) (k, w)
  end.
Definition in_components (n w : N) (g : graph) : bool := (w <? labelled_graphs n) && components_from (N.to_nat n) n g 0 (0, 0).

(** Blocks *)

(* The vertices to which paths lead from any of them. *)
Definition inside (s k v : N) : Prop := s <= v /\ v < s + k.
Definition block (n : N) (a : relation) (s k : N) : Prop :=
  s + k <= n /\ 0 < k /\ forall u, inside s k u -> forall v, inside s k v <-> path (fun x => x < n) a u v.
(* From s on, by orders and words. *)
Inductive laid_out (n : N) (a : relation) : N -> list (N * N) -> Prop :=
| laid_end : laid_out n a n []
| laid_more s k l : block n a s k -> word_of_part a s k = word_at k (from_place a s) -> laid_out n a (s + k) l ->
    laid_out n a s ((k, word_of_part a s k) :: l).
Definition ascending : list (N * N) -> Prop := StronglySorted (fun x y => at_most x y = true).

Lemma at_most_spec x y : at_most x y = true <-> fst x < fst y \/ fst x = fst y /\ snd x <= snd y.
Proof. unfold at_most. now rewrite orb_true_iff, andb_true_iff, N.ltb_lt, N.eqb_eq, N.leb_le. Qed.
Lemma at_most_trans x y z : at_most x y = true -> at_most y z = true -> at_most x z = true.
Proof. rewrite !at_most_spec. lia. Qed.
Lemma at_most_both x y : at_most x y = true -> at_most y x = true -> x = y.
Proof. destruct x, y. rewrite !at_most_spec. cbn. intros. f_equal; lia. Qed.

Lemma ascending_unique l : forall m, ascending l -> ascending m -> Permutation l m -> l = m.
Proof.
  induction l as [|x l IH]; intros m al am p.
  - now apply Permutation_nil in p as ->.
  - destruct m as [|y m]; [now apply Permutation_sym, Permutation_nil in p|].
    apply StronglySorted_inv in al as [al lx], am as [am my]. rewrite Forall_forall in lx, my.
    assert (x = y) as <-.
    { assert (In x (y :: m)) as ix by (apply (Permutation_in _ p); now left). assert (In y (x :: l)) as iy by (apply (Permutation_in _ (Permutation_sym p)); now left).
      destruct ix as [->|ix]; [easy|]. destruct iy as [->|iy]; [easy|]. apply at_most_both; [now apply lx|now apply my]. }
    f_equal. apply IH; [easy..|]. now apply Permutation_cons_inv in p.
Qed.

(** What is laid out is known by its orders and words *)

Lemma word_at_same k a b : simple k a -> simple k b -> word_at k a = word_at k b -> forall u v, u < k -> v < k -> a u v = b u v.
Proof. intros sa sb e u v hu hv. now rewrite <- (word_at_spec k a sa u v hu hv), e, (word_at_spec k b sb u v hu hv). Qed.
Lemma from_place_simple n a s k : simple n a -> s + k <= n -> simple k (from_place a s).
Proof. intros h b u v hu hv. unfold from_place. apply h; lia. Qed.
Lemma apart n a s k u v : simple n a -> block n a s k -> inside s k u -> u < n -> v < n -> ~ inside s k v -> a u v = false.
Proof.
  intros sa (b & p & h) iu hu hv nv. destruct (a u v) eqn:e; [|easy]. exfalso. apply nv, (h u iu).
  apply step with v; [easy|easy|]. now constructor.
Qed.
Lemma laid_out_below n a s l : laid_out n a s l -> s <= n.
Proof. intro h. destruct h as [|s k l (b & p & _) _ _]; lia. Qed.
Lemma laid_out_same n a b : simple n a -> simple n b -> forall l s, laid_out n a s l -> laid_out n b s l ->
  forall u v, s <= u -> u < n -> s <= v -> v < n -> a u v = b u v.
Proof.
  intros sa sb l. induction l as [|[k w] l IH]; intros s la lb u v su hu sv hv.
  - inversion la. subst. lia.
  - inversion la as [|s1 k1 l1 ba wa ra]. inversion lb as [|s2 k2 l2 bb wb rb]. subst.
    assert (word_at k (from_place a s) = word_at k (from_place b s)) as e by congruence.
    pose proof ba as (na & pa & _). pose proof (word_at_same k _ _ (from_place_simple n a s k sa na) (from_place_simple n b s k sb na) e) as same.
    destruct (N.lt_ge_cases u (s + k)) as [lu|lu], (N.lt_ge_cases v (s + k)) as [lv|lv].
    + specialize (same (u - s) (v - s) ltac:(lia) ltac:(lia)). unfold from_place in same.
      now replace (s + (u - s)) with u in same by lia; replace (s + (v - s)) with v in same by lia.
    + rewrite (apart n a s k u v), (apart n b s k u v); unfold inside; easy || lia.
    + assert (a u v = a v u) as -> by now apply sa. assert (b u v = b v u) as -> by now apply sb.
      rewrite (apart n a s k v u), (apart n b s k v u); unfold inside; easy || lia.
    + now apply (IH (s + k)).
Qed.

(** Isomorphic graphs are laid out alike *)

(* The order and the word of the component of a vertex. *)
Definition has_key (n : N) (a : relation) (v : N) (x : N * N) : Prop :=
  exists s, block n a s (fst x) /\ inside s (fst x) v /\ snd x = word_of_part a s (fst x).
Definition each_vertex (l : list (N * N)) : list (N * N) := flat_map (fun x => repeat x (N.to_nat (fst x))) l.

Lemma path_inside (P : N -> Prop) a u v : path P a u v -> P u /\ P v.
Proof. induction 1; tauto. Qed.
Section Isomorphic.
  Variables (n : N) (a b : relation) (f : N -> N).
  Hypothesis sa : simple n a.
  Hypothesis sb : simple n b.
  Hypothesis below_n : forall u, u < n -> f u < n.
  Hypothesis injective : forall u v, u < n -> v < n -> f u = f v -> u = v.
  Hypothesis edges : forall u v, u < n -> v < n -> b (f u) (f v) = a u v.
  Notation on := (fun x => x < n).
  Lemma path_to u v : path on a u v -> path on b (f u) (f v).
  Proof. apply path_renamed; [easy|]. intros. now apply edges. Qed.
  Lemma path_from x y : path on b x y -> forall u, u < n -> x = f u -> exists v, v < n /\ y = f v /\ path on a u v.
  Proof.
    intro p. induction p as [x h|x y z h e p IH]; intros u hu ->.
    - exists u. split; [easy|]. split; [easy|]. now constructor.
    - apply path_inside in p as [hy _]. destruct (onto n f below_n injective y hy) as (w & hw & <-). destruct (IH w hw eq_refl) as (v & hv & -> & q).
      exists v. split; [easy|]. split; [easy|]. apply step with w; [easy| |easy]. now rewrite <- edges.
  Qed.
  Lemma same_key v x y : v < n -> has_key n a v x -> has_key n b (f v) y -> x = y.
  Proof.
    destruct x as [k w], y as [k' w']. intros hv (s & ba & iv & e) (s' & bb & iv' & e'). cbn [fst snd] in *.
    pose proof ba as (na & pa & ha). pose proof bb as (nb & pb & hb).
    assert (forall u, u < n -> (inside s k u <-> inside s' k' (f u))) as same.
    { intros u hu. rewrite (ha v iv u), (hb (f v) iv' (f u)). split; [apply path_to|]. intro p.
      destruct (path_from _ _ p v hv eq_refl) as (z & hz & q & r). now apply injective in q as ->. }
    assert (Permutation (map f (count_from (N.to_nat k) s)) (count_from (N.to_nat k') s')) as p.
    { apply NoDup_Permutation.
      - apply map_NoDup; [|apply count_from_NoDup]. intros x y ix iy. apply count_from_spec in ix, iy. apply injective; lia.
      - apply count_from_NoDup.
      - intro y. rewrite in_map_iff, count_from_spec, N2Nat.id. split.
        + intros (x & <- & i). apply count_from_spec in i. rewrite N2Nat.id in i. apply (same x); [lia|exact i].
        + intro i. destruct (onto n f below_n injective y ltac:(lia)) as (x & hx & <-). exists x. split; [easy|].
          apply count_from_spec. rewrite N2Nat.id. now apply same. }
    assert (k = k') as <-.
    { apply Permutation_length in p. rewrite map_length in p. assert (forall j i, length (count_from j i) = j) as q by (induction j; intro; cbn; congruence).
      rewrite !q in p. lia. }
    f_equal. rewrite e, e'. unfold word_of_part. f_equal.
    assert (forall u, u < k -> inside s' k (f (s + u))) as im by (intros u hu; apply same; unfold inside; lia).
    apply canonical_isomorphic; [now apply (from_place_simple n)..|]. exists (fun u => f (s + u) - s'). split; [|split].
    - intros u hu. specialize (im u hu). unfold inside in im. lia.
    - intros u v' hu hv' q. pose proof (im u hu) as i1. pose proof (im v' hv') as i2. unfold inside in *.
      assert (s + u = s + v') by (apply injective; lia). lia.
    - intros u v' hu hv'. pose proof (im u hu) as i1. pose proof (im v' hv') as i2. unfold inside, from_place in *.
      replace (s' + (f (s + u) - s')) with (f (s + u)) by lia. replace (s' + (f (s + v') - s')) with (f (s + v')) by lia. apply edges; lia.
  Qed.
End Isomorphic.

(* The keys of the vertices, in their order. *)
Lemma keys_of n a l : forall s, laid_out n a s l -> Forall2 (has_key n a) (count_from (N.to_nat (n - s)) s) (each_vertex l).
Proof.
  induction l as [|x l IH]; intros s h.
  - inversion h. subst. rewrite N.sub_diag. constructor.
  - inversion h as [|s' k l' b e r]. subst. cbn [each_vertex flat_map fst].
    pose proof b as (nb & pb & _).
    assert (forall i j t, count_from (i + j) t = count_from i t ++ count_from j (t + N.of_nat i)) as split_at.
    { induction i as [|i IHi]; intros j t; cbn [count_from Nat.add app]; [f_equal; lia|]. rewrite IHi. do 2 f_equal. f_equal. lia. }
    replace (N.to_nat (n - s)) with (N.to_nat k + N.to_nat (n - (s + k)))%nat by lia. rewrite split_at, N2Nat.id.
    apply Forall2_app; [|now apply IH].
    assert (forall i t, s <= t -> t + N.of_nat i <= s + k -> Forall2 (has_key n a) (count_from i t) (repeat (k, word_of_part a s k) i)) as each.
    { induction i as [|i IHi]; intros t h1 h2; cbn [count_from repeat]; constructor; [|apply IHi; lia]. exists s. split; [exact b|]. split; [unfold inside; cbn; lia|easy]. }
    apply each; lia.
Qed.
Lemma each_vertex_ascending l : ascending l -> ascending (each_vertex l).
Proof.
  induction 1 as [|x l s IH f]; cbn [each_vertex flat_map]; [constructor|]. fold (each_vertex l).
  assert (Forall (fun y => at_most x y = true) (each_vertex l)) as g.
  { rewrite Forall_forall in *. intros y i. apply in_flat_map in i as (z & i & j). apply repeat_spec in j as ->. now apply f. }
  induction (N.to_nat (fst x)) as [|k IHk]; cbn [repeat app]; [exact IH|]. constructor; [exact IHk|]. apply Forall_app. split; [|exact g].
  apply Forall_forall. intros y i. apply repeat_spec in i as ->. apply at_most_spec. right. lia.
Qed.
Lemma each_vertex_injective l : forall m, Forall (fun x => 0 < fst x) l -> Forall (fun x => 0 < fst x) m -> each_vertex l = each_vertex m -> l = m.
Proof.
  assert (forall x l, 0 < fst x -> exists r, each_vertex (x :: l) = x :: r) as first.
  { intros x k p. cbn [each_vertex flat_map]. destruct (N.to_nat (fst x)) as [|j] eqn:e; [lia|]. cbn. now eexists. }
  induction l as [|x l IH]; intros m pl pm e.
  - destruct m as [|y m]; [easy|]. inversion pm as [|? ? py _]. subst. destruct (first y m py) as (r & q). rewrite q in e. easy.
  - inversion pl as [|? ? px pl']. subst. destruct m as [|y m].
    + destruct (first x l px) as (r & q). rewrite q in e. easy.
    + inversion pm as [|? ? py pm']. subst. destruct (first x l px) as (r & q), (first y m py) as (r' & q'). assert (x = y) as <- by congruence.
      f_equal. apply IH; [easy..|]. cbn [each_vertex flat_map] in e. now apply app_inv_head in e.
Qed.
Lemma laid_out_positive n a s l : laid_out n a s l -> Forall (fun x => 0 < fst x) l.
Proof. induction 1 as [|s k l (_ & p & _) _ _ IH]; constructor; easy. Qed.

Theorem laid_out_alike n a b l m : simple n a -> simple n b -> isomorphic n a b -> laid_out n a 0 l -> laid_out n b 0 m -> ascending l -> ascending m -> l = m.
Proof.
  intros sa sb (f & below_n & injective & edges) la lb al am.
  apply each_vertex_injective; [now apply (laid_out_positive n a 0)|now apply (laid_out_positive n b 0)|].
  apply ascending_unique; [now apply each_vertex_ascending..|].
  apply keys_of in la as ka, lb as kb. rewrite N.sub_0_r in ka, kb. fold (up_to n) in ka, kb.
  set (d := (0, 0)). set (key := fun (r : list (N * N)) v => nth (N.to_nat v) r d).
  assert (forall (c : relation) r, Forall2 (has_key n c) (up_to n) r -> r = map (key r) (up_to n) /\ forall v, v < n -> has_key n c v (key r v)) as read.
  { intros c r h. assert (length r = N.to_nat n) as len by (rewrite <- up_to_length; symmetry; clear - h; induction h; cbn; congruence). split.
    - apply nth_ext with d d; [now rewrite map_length, up_to_length|]. intros i hi.
      rewrite (nth_indep (map (key r) (up_to n)) d (key r 0)) by (rewrite map_length, up_to_length; lia). rewrite (map_nth (key r)). unfold key. f_equal.
      unfold up_to. assert (forall k i j, (j < k)%nat -> nth j (count_from k i) 0 = i + N.of_nat j) as e.
      { induction k; intros i0 j0 l0; [lia|]. destruct j0; cbn [count_from nth]; [lia|]. rewrite IHk by lia. lia. }
      rewrite e by lia. lia.
    - intros v hv.
      assert (forall k i r, Forall2 (has_key n c) (count_from k i) r -> forall j, (j < k)%nat -> has_key n c (i + N.of_nat j) (nth j r d)) as e.
      { induction k; intros i r0 h0 j l0; [lia|]. inversion h0 as [|? ? ? r1 h1 h2]. subst. destruct j; cbn [nth]; [replace (i + N.of_nat 0) with i by lia; exact h1|].
        replace (i + N.of_nat (S j)) with (N.succ i + N.of_nat j) by lia. apply IHk; [easy|lia]. }
      specialize (e (N.to_nat n) 0 r h (N.to_nat v) ltac:(lia)). rewrite N2Nat.id in e. exact e. }
  destruct (read a _ ka) as [ea ha], (read b _ kb) as [eb hb]. rewrite ea, eb.
  assert (map (key (each_vertex l)) (up_to n) = map (key (each_vertex m)) (map f (up_to n))) as ->.
  { rewrite map_map. apply map_ext_in. intros v i. apply up_to_spec in i. apply (same_key n a b f sa sb below_n injective edges v); auto. }
  apply Permutation_map. apply NoDup_Permutation.
  - apply map_NoDup; [|apply up_to_NoDup]. intros x y ix iy. apply injective; now apply up_to_spec.
  - apply up_to_NoDup.
  - intro y. rewrite in_map_iff, up_to_spec. split; [intros (x & <- & i); now apply below_n, up_to_spec|].
    intro h. destruct (onto n f below_n injective y h) as (x & hx & <-). exists x. split; [easy|]. now apply up_to_spec.
Qed.

(** The check *)

Lemma components_from_sound n w steps : forall s before, let g := tabulated n (adjacent_by n w) in components_from steps n g s before = true ->
  exists l, laid_out n (adjacent_by n w) s l /\ Sorted (fun x y => at_most x y = true) (before :: l).
Proof.
  set (g := tabulated n (adjacent_by n w)).
  assert (forall s k, s + k <= n -> word_of_part (adjacent_row (adjacency g)) s k = word_of_part (adjacent_by n w) s k /\
    word_at k (from_place (adjacent_row (adjacency g)) s) = word_at k (from_place (adjacent_by n w) s)) as same.
  { intros s k h. assert (forall u v, u < k -> v < k -> from_place (adjacent_row (adjacency g)) s u v = from_place (adjacent_by n w) s u v) as e.
    { intros u v hu hv. apply (adjacent_row_edges n (adjacent_by n w)); lia. }
    assert (simple k (from_place (adjacent_by n w) s)) as s1 by (apply (from_place_simple n); [apply word_simple|easy]).
    assert (simple k (from_place (adjacent_row (adjacency g)) s)) as s2.
    { intros u v hu hv. rewrite !e by easy. now apply s1. }
    split.
    - unfold word_of_part. f_equal. apply canonical_isomorphic; [easy..|]. exists (fun u => u). split; [easy|]. split; [easy|]. intros u v hu hv. now rewrite e.
    - apply (word_same k); [apply word_at_below..|]. intros u v hu hv. rewrite !word_at_spec by (easy || lia). apply e; lia. }
  induction steps as [|steps IH]; intros s before; cbv zeta; intro h; cbn [components_from] in h; destruct (N.eqb_spec s n) as [->|ns]; cbn [orb] in h;
    try easy; try (exists []; split; [constructor|now repeat constructor]).
  apply andb_true_iff in h as [h r]. apply andb_true_iff in h as [h o]. apply andb_true_iff in h as [h p]. apply andb_true_iff in h as [sn c].
  apply N.ltb_lt in sn. apply N.eqb_eq in p, c. set (k := count (component g s)) in *.
  assert (forall v, path (fun x => x < n) (adjacent_by n w) s v <-> inside s k v) as here.
  { intro v. rewrite <- (component_at n w s v sn). fold g. rewrite c. unfold inside.
    destruct (N.lt_ge_cases v s) as [l|l].
    - rewrite N.shiftl_spec_low by easy. split; [easy|lia].
    - rewrite N.shiftl_spec_high' by easy. rewrite all_spec, N.ltb_lt. lia. }
  assert (block n (adjacent_by n w) s k) as b.
  { assert (0 < k) as pk by (assert (inside s k s) as i by (apply here; now constructor); unfold inside in i; lia). split; [|split].
    - assert (inside s k (s + k - 1)) as i by (unfold inside; lia). apply here, path_inside in i. lia.
    - exact pk.
    - intros u iu v. rewrite <- here. apply here in iu.
      assert (forall x y, x < n -> y < n -> adjacent_by n w x y = adjacent_by n w y x) as sym by (intros; now apply (word_simple n w)).
      split; intro q; [apply path_there with s; [now apply path_back|exact q]|exact (path_there _ _ _ _ _ iu q)]. }
  destruct (same s k (proj1 b)) as [e1 e2]. rewrite e1 in *. rewrite e2 in p.
  destruct (IH _ _ r) as (l & lay & srt). exists ((k, word_of_part (adjacent_by n w) s k) :: l). split; [now constructor|]. constructor; [exact srt|now constructor].
Qed.

(* What a word is that stands for a graph that is not connected. *)
Definition of_components (n w : N) : Prop := w < labelled_graphs n /\ exists l, laid_out n (adjacent_by n w) 0 l /\ ascending l.
Lemma in_components_sound n w : in_components n w (tabulated n (adjacent_by n w)) = true -> of_components n w.
Proof.
  unfold in_components. rewrite andb_true_iff, N.ltb_lt. intros [b h]. split; [easy|]. apply components_from_sound in h as (l & lay & srt).
  exists l. split; [easy|]. apply Sorted_StronglySorted; [intros x y z; apply at_most_trans|]. now inversion srt.
Qed.
Theorem of_components_unique n w x : of_components n w -> of_components n x -> isomorphic n (adjacent_by n w) (adjacent_by n x) -> w = x.
Proof.
  intros (bw & l & lw & sw) (bx & m & lx & sx) iso. pose proof (word_simple n w) as s1. pose proof (word_simple n x) as s2.
  assert (l = m) as <- by now apply (laid_out_alike n (adjacent_by n w) (adjacent_by n x)).
  apply (word_same n); [easy..|]. intros u v hu hv. apply (laid_out_same n _ _ s1 s2 l 0); easy || lia.
Qed.
