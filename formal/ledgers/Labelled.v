(* How many labelled graphs of an order are connected: the recursion of docs/LEDGERS.md, "Counts". *)
From Coq Require Import Arith NArith List Bool Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs Images Renamed.
From Gamecert.ledgers Require Import Simple Words Extension Computed Search Counts.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* Of a graph that is not connected, the component of vertex 0 is one of these sets; what is outside is any graph. *)
Definition labelled_graphs (k : N) : N := 2 ^ triangle (N.to_nat k).
Definition parts_of (n : N) : list plane := filter (fun s => contains s 0 && negb (s =? all n)) (up_to (2 ^ n)).
Fixpoint connected_to (n : nat) : list N :=
  match n with
  | O => [0]
  | S m =>
      let t := connected_to m in let n := N.succ (N.of_nat m) in
      t ++ [labelled_graphs n - sum_over (fun s => let k := count s in nth (N.to_nat k) t 0 * labelled_graphs (n - k)) (parts_of n)]
  end.
Definition labelled_connected (n : N) : N := nth (N.to_nat n) (connected_to (N.to_nat n)) 0.

Lemma connected_to_length n : length (connected_to n) = S n.
Proof. induction n; cbn [connected_to]; [easy|]. rewrite app_length, IHn. cbn. lia. Qed.
Lemma connected_to_nth n : forall m, (m <= n)%nat -> nth m (connected_to n) 0 = labelled_connected (N.of_nat m).
Proof.
  induction n; intros m h.
  - now replace m with 0%nat by lia.
  - destruct (Nat.eq_dec m (S n)) as [->|e].
    + unfold labelled_connected. now rewrite Nat2N.id.
    + cbn [connected_to]. rewrite app_nth1 by (rewrite connected_to_length; lia). apply IHn. lia.
Qed.
Lemma labelled_connected_next n : 0 < n -> labelled_connected n =
  labelled_graphs n - sum_over (fun s => labelled_connected (count s) * labelled_graphs (n - count s)) (parts_of n).
Proof.
  intro p. unfold labelled_connected at 1. destruct (N.to_nat n) as [|m] eqn:e; [lia|]. cbn [connected_to].
  rewrite app_nth2 by (rewrite connected_to_length; lia). rewrite connected_to_length, Nat.sub_diag. cbn [nth].
  replace (N.succ (N.of_nat m)) with n by lia. f_equal.
  assert (forall l, (forall s, In s l -> count s < n) -> sum_over (fun s => nth (N.to_nat (count s)) (connected_to m) 0 * labelled_graphs (n - count s)) l =
    sum_over (fun s => labelled_connected (count s) * labelled_graphs (n - count s)) l) as same.
  { induction l as [|s l IH]; intro h; cbn; [easy|]. fold (sum_over (fun s => nth (N.to_nat (count s)) (connected_to m) 0 * labelled_graphs (n - count s)) l).
    rewrite IH by (intros x i; apply h; now right). rewrite connected_to_nth; [now rewrite N2Nat.id|]. specialize (h s (or_introl eq_refl)). lia. }
  apply same. intros s i. apply filter_In in i as [i h]. apply andb_true_iff in h as [_ h]. apply negb_true_iff, N.eqb_neq in h.
  apply up_to_spec in i.
  assert (forall v, v ∈ s -> v ∈ all n) as inside.
  { intros v iv. rewrite all_spec. apply N.ltb_lt. destruct (N.lt_ge_cases v n) as [l|l]; [easy|]. now rewrite (power_above s n v i l) in iv. }
  destruct (none (all n ∖ s)) eqn:z.
  - exfalso. apply h. apply plane_ext. intro v. rewrite none_spec in z. specialize (z v). rewrite N.ldiff_spec in z.
    destruct (N.testbit s v) eqn:iv; [now rewrite (inside v iv)|]. now rewrite andb_true_r in z.
  - apply none_false in z as (v & z). rewrite N.ldiff_spec in z. apply andb_true_iff in z as [z1 z2]. apply negb_true_iff in z2.
    replace n with (count (all n)); [now apply count_lt with v|].
    rewrite count_members. replace (length (members (all n))) with (N.to_nat n); [apply N2Nat.id|].
    rewrite <- up_to_length. apply Permutation_length, same_members; [apply up_to_NoDup|apply members_NoDup|].
    intro x. rewrite members_spec, all_spec, N.ltb_lt. apply up_to_spec.
Qed.

(** Words and relations *)

Definition word_at (n : N) (a : relation) : N := word_of (reordered a (rev (up_to n))).
Lemma rev_up_to_place n p : p < n -> at_place (rev (up_to n)) p = p.
Proof.
  intro h. unfold at_place. rewrite rev_length, up_to_length, rev_nth by (rewrite up_to_length; lia). rewrite up_to_length.
  replace (N.to_nat n - S (N.to_nat n - 1 - N.to_nat p))%nat with (N.to_nat p) by lia. unfold up_to.
  assert (forall k i j, (j < k)%nat -> nth j (count_from k i) 0 = i + N.of_nat j) as e.
  { induction k; intros i j l; [lia|]. destruct j; cbn [count_from nth]; [lia|]. rewrite IHk by lia. lia. }
  rewrite e by lia. lia.
Qed.
Lemma word_at_spec n a : simple n a -> forall u v, u < n -> v < n -> adjacent_by n (word_at n a) u v = a u v.
Proof.
  intros s. unfold word_at. set (o := rev (up_to n)). assert (length o = N.to_nat n) as e by (unfold o; now rewrite rev_length, up_to_length).
  unfold adjacent_by. replace (N.to_nat n) with (length (reordered a o)) by now rewrite reordered_length.
  rewrite rows_of_word by apply reordered_proper.
  assert (forall u v, u < v -> v < n -> N.testbit (row_in (reordered a o) n v) u = a v u) as row.
  { intros x y l k. unfold row_in. replace (N.to_nat (n - 1 - y)) with (length o - 1 - N.to_nat y)%nat by lia.
    rewrite reordered_row by lia. unfold o. now rewrite !rev_up_to_place by lia. }
  intros u v hu hv. unfold adjacent_in. destruct (N.ltb_spec u v); [|destruct (N.ltb_spec v u)].
  - rewrite row by easy. now apply s.
  - now apply row.
  - assert (u = v) as -> by lia. symmetry. now apply (s v v).
Qed.
Lemma word_at_below n a : word_at n a < labelled_graphs n.
Proof.
  pose proof (word_of_below _ (reordered_proper a (rev (up_to n)))) as b. now rewrite reordered_length, rev_length, up_to_length in b.
Qed.
Lemma word_of_rows k : forall w, w < 2 ^ triangle k -> word_of (rows_of k w) = w.
Proof.
  induction k as [|k IH]; intros w h.
  - cbn in h. cbn. lia.
  - cbn [rows_of word_of triangle] in *. rewrite rows_of_length, IH.
    + apply plane_ext. intro i. rewrite N.lor_spec, N.land_spec. destruct (N.lt_ge_cases i (N.of_nat k)) as [l|l].
      * rewrite N.shiftl_spec_low, N.ones_spec_low by easy. now rewrite andb_true_r.
      * rewrite N.shiftl_spec_high', N.shiftr_spec', N.ones_spec_high by easy. rewrite andb_false_r, orb_false_r. f_equal. lia.
    + apply below_power. intros i l. rewrite N.shiftr_spec'. apply (power_above _ _ _ h). lia.
Qed.
Lemma rows_of_inside k : forall w i u, N.testbit (nth i (rows_of k w) 0) u = true -> u < N.of_nat (k - 1 - i).
Proof.
  induction k as [|k IH]; intros w i u h; cbn [rows_of] in h.
  - destruct i; cbn in h; now rewrite N.bits_0 in h.
  - destruct i as [|i]; cbn [nth] in h.
    + rewrite N.land_spec in h. apply andb_true_iff in h as [_ h]. destruct (N.lt_ge_cases u (N.of_nat k)) as [l|l]; [lia|].
      now rewrite N.ones_spec_high in h.
    + apply IH in h. lia.
Qed.
Lemma word_same n g h : g < labelled_graphs n -> h < labelled_graphs n ->
  (forall u v, u < v -> v < n -> adjacent_by n g u v = adjacent_by n h u v) -> g = h.
Proof.
  intros lg lh e. rewrite <- (word_of_rows (N.to_nat n) g), <- (word_of_rows (N.to_nat n) h) by easy. f_equal.
  apply nth_ext with 0 0; [now rewrite !rows_of_length|]. rewrite rows_of_length. intros i hi. apply plane_ext. intro u.
  destruct (N.lt_ge_cases u (N.of_nat (N.to_nat n - 1 - i))) as [l|l].
  - specialize (e u (N.of_nat (N.to_nat n - 1 - i)) l ltac:(lia)). unfold adjacent_by, adjacent_in, row_in in e.
    rewrite (proj2 (N.ltb_lt _ _) l) in e. now replace (N.to_nat (n - 1 - N.of_nat (N.to_nat n - 1 - i))) with i in e by lia.
  - transitivity false; [|symmetry].
    + destruct (N.testbit (nth i (rows_of (N.to_nat n) g) 0) u) eqn:q; [apply rows_of_inside in q; lia|easy].
    + destruct (N.testbit (nth i (rows_of (N.to_nat n) h) 0) u) eqn:q; [apply rows_of_inside in q; lia|easy].
Qed.

(** The component of vertex 0 *)

Definition component_of_0 (g : graph) : plane := component g 0.
Lemma spread_wider g s v : v ∈ s -> v ∈ spread g s.
Proof. intro h. unfold spread. now rewrite N.lor_spec, h. Qed.
Lemma spread_inside g s : (forall v, v ∈ s -> v ∈ vertices g) -> forall v, v ∈ spread g s -> v ∈ vertices g.
Proof.
  intros i v h. unfold spread in h. rewrite N.lor_spec in h. apply orb_true_iff in h as [h|h]; [now apply i|].
  apply union_spec in h as (a & j & h). apply in_map_iff in j as (x & <- & j). unfold nb in h. destruct (contains (vertices g) x).
  - rewrite N.land_spec in h. now apply andb_true_iff in h.
  - unfold empty in h. now rewrite N.bits_0 in h.
Qed.
Lemma reached_in_closed g : forall steps s, (forall v, v ∈ s -> v ∈ vertices g) ->
  let t := reached_in steps g s in (forall v, v ∈ s -> v ∈ t) /\ (forall v, v ∈ t -> v ∈ vertices g) /\
  (spread g t = t \/ count s + N.of_nat steps <= count t).
Proof.
  induction steps; intros s i; cbn [reached_in]; [repeat split; auto; right; lia|].
  destruct (N.eqb_spec (spread g s) s) as [e|e]; [repeat split; auto|].
  destruct (IHsteps (spread g s) (spread_inside g s i)) as (a & b & c). repeat split; auto.
  - intros v h. now apply a, spread_wider.
  - destruct c as [c|c]; [now left|right]. assert (count s < count (spread g s)); [|lia].
    destruct (none (spread g s ∖ s)) eqn:z.
    + exfalso. apply e. apply plane_ext. intro v. rewrite none_spec in z. specialize (z v). rewrite N.ldiff_spec in z.
      destruct (N.testbit s v) eqn:iv; [now apply spread_wider|]. now rewrite andb_true_r in z.
    + apply none_false in z as (v & z). rewrite N.ldiff_spec in z. apply andb_true_iff in z as [z1 z2]. apply negb_true_iff in z2.
      apply count_lt with v; [apply spread_wider|easy..].
Qed.
Lemma component_at n w o v : o < n ->
  (v ∈ component (tabulated n (adjacent_by n w)) o <-> path (fun x => x < n) (adjacent_by n w) o v).
Proof.
  intro p. set (g := tabulated n (adjacent_by n w)). set (s := cell o ∩ vertices g).
  assert (o ∈ vertices g) as i0 by (cbn; rewrite all_spec; now apply N.ltb_lt).
  assert (forall x, x ∈ s <-> x = o) as si.
  { intro x. unfold s. rewrite N.land_spec, cell_spec, andb_true_iff, N.eqb_eq. split; [now intros [-> _]|now intros ->]. }
  assert (forall x, x ∈ s -> x ∈ vertices g) as sv by (intros x h; now apply si in h as ->).
  split.
  - unfold component, reached. fold s. apply (reached_path n w o p). intros x h. apply si in h as ->. now constructor.
  - destruct (reached_in_closed g (N.to_nat (count (vertices g))) s sv) as (a & b & c).
    change (reached_in (N.to_nat (count (vertices g))) g s) with (component g o) in *.
    destruct c as [c|c].
    2: { exfalso. pose proof (count_le _ _ b). assert (0 < count s); [|lia].
      apply N.le_lt_trans with (count 0); [cbn; lia|]. apply count_lt with o; [intros x h; now rewrite N.bits_0 in h|now apply si|apply N.bits_0]. }
    assert (o ∈ component g o) as z by now apply a, si.
    enough (forall x y, path (fun x => x < n) (adjacent_by n w) x y -> x ∈ component g o -> y ∈ component g o) by eauto.
    intros x y q. induction q as [x h|x y z' h e q IH]; [easy|]. intro i. apply IH. rewrite <- c. unfold spread. rewrite N.lor_spec.
    apply orb_true_iff. right. apply union_spec. exists (nb g x). split; [apply in_map; now apply members_spec|].
    unfold g. rewrite nb_tabulated by easy. apply plane_of_spec, filter_In. split; [|easy]. apply up_to_spec. now inversion q.
Qed.
Lemma component_spec n w v : 0 < n ->
  (v ∈ component_of_0 (tabulated n (adjacent_by n w)) <-> path (fun x => x < n) (adjacent_by n w) 0 v).
Proof. apply component_at. Qed.
Lemma path_there (P : N -> Prop) a u v w : path P a u v -> path P a v w -> path P a u w.
Proof. intros p q. induction p as [x h|x y z h e p IH]; [easy|]. apply step with y; auto. Qed.
Lemma path_back (P : N -> Prop) a u v : (forall x y, P x -> P y -> a x y = a y x) -> path P a u v -> path P a v u.
Proof.
  intros s p. induction p as [x h|x y z h e p IH]; [now constructor|]. apply path_end with y; [easy| |easy]. rewrite s; [easy| |easy]. now inversion p.
Qed.
Lemma from_0_connected n w : 0 < n -> (forall v, v < n -> path (fun x => x < n) (adjacent_by n w) 0 v) -> connected_graph n (adjacent_by n w).
Proof.
  intros p h. split; [easy|]. intros u v hu hv. apply path_there with 0; [|now apply h]. apply path_back; [|now apply h].
  intros x y hx hy. now apply adjacent_in_simple with (n := n).
Qed.
Theorem component_connected n w : 0 < n -> component_of_0 (tabulated n (adjacent_by n w)) = all n -> connected_graph n (adjacent_by n w).
Proof.
  intros p e. apply from_0_connected; [easy|]. intros v h. apply component_spec; [easy|]. rewrite e, all_spec. now apply N.ltb_lt.
Qed.
