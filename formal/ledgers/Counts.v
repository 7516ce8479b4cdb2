(* Theorems 1 to 3 of docs/LEDGERS.md: words of graphs that are not isomorphic, how many labelled graphs they stand for, and that none is
   missing if these are as many as there are. *)
From Coq Require Import NArith List Bool Lia Permutation.
From Gamecert Require Import Plane Trie.
From Gamecert Require Board.
From Gamecert.language Require Import Graphs Images Renamed.
From Gamecert.ledgers Require Import Simple Words Extension Computed Search.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** Tables of neighbours *)

Definition table (n : N) (a : relation) : N -> plane := adjacency (tabulated n a).
Lemma table_spec n a x y : N.testbit (table n a x) y = ((x <? n) && (y <? n) && a x y)%bool.
Proof.
  unfold table, tabulated. cbn [adjacency]. destruct (N.ltb_spec x n) as [h|h].
  - rewrite (rows_put (fun v => plane_of (filter (a v) (up_to n)))) by now apply up_to_spec.
    apply eq_true_iff_eq. rewrite plane_of_spec, filter_In, up_to_spec. cbn. rewrite andb_true_iff, N.ltb_lt. tauto.
  - cbn [andb]. assert (forall l, (forall v, In v l -> v < n) ->
      Board.row (fold_right (fun v t => put t v (plane_of (filter (a v) (up_to n)))) leaf l) x = empty) as e.
    { unfold Board.row. induction l as [|v l IH]; intro i; cbn [fold_right]; [now rewrite get_leaf|]. rewrite get_put.
      destruct (N.eqb_spec x v) as [->|]; [specialize (i v (or_introl eq_refl)); lia|]. apply IH. intros u k. apply i. now right. }
    rewrite e; [apply N.bits_0|]. intro v. apply up_to_spec.
Qed.
Lemma table_symmetric n a : simple n a -> forall x y, N.testbit (table n a x) y = N.testbit (table n a y) x.
Proof.
  intros s x y. rewrite !table_spec. destruct (N.ltb_spec x n), (N.ltb_spec y n); cbn; try easy. now apply s.
Qed.
Lemma table_loopless n a : simple n a -> forall x, N.testbit (table n a x) x = false.
Proof. intros s x. rewrite table_spec. destruct (N.ltb_spec x n) as [h|]; cbn; [|easy]. now apply (s x x). Qed.

Section Isomorphic.
  Variables (n : N) (b a : relation) (f : N -> N).
  Hypothesis inside : forall u, u < n -> f u < n.
  Hypothesis injective : forall u v, u < n -> v < n -> f u = f v -> u = v.
  Hypothesis edges : forall u v, u < n -> v < n -> a (f u) (f v) = b u v.
  Lemma below_lt u : below n f u <? n = (u <? n).
  Proof. unfold below. destruct (N.ltb_spec u n) as [h|h]; apply N.ltb_lt || apply N.ltb_ge; auto. Qed.
  Lemma below_onto y : exists x, below n f x = y.
  Proof.
    destruct (N.lt_ge_cases y n) as [h|h].
    - destruct (onto n f inside injective y h) as (x & hx & <-). exists x. unfold below. now rewrite (proj2 (N.ltb_lt x n) hx).
    - exists y. unfold below. now rewrite (proj2 (N.ltb_ge y n) h).
  Qed.
  Lemma below_whole : image (below n f) (all n) = all n.
  Proof.
    pose proof (below_injective n f inside injective) as i. apply plane_ext. intro y. destruct (below_onto y) as (x & <-).
    rewrite image_at by easy. now rewrite !all_spec, below_lt.
  Qed.
  Lemma tables_alike v : table n a (below n f v) = image (below n f) (table n b v).
  Proof.
    pose proof (below_injective n f inside injective) as i. apply plane_ext. intro y. destruct (below_onto y) as (x & <-).
    rewrite image_at by easy. rewrite !table_spec, !below_lt. destruct (N.ltb_spec v n) as [hv|], (N.ltb_spec x n) as [hx|]; cbn; try easy.
    unfold below. rewrite (proj2 (N.ltb_lt v n) hv), (proj2 (N.ltb_lt x n) hx). now apply edges.
  Qed.
  Lemma leaves_isomorphic l : In l (leaves (N.to_nat n) n (table n b) [(all n, true)]) ->
    In (map (below n f) l) (leaves (N.to_nat n) n (table n a) [(all n, true)]) /\
    word_along (table n a) (map (below n f) l) = word_along (table n b) l.
  Proof.
    pose proof (below_injective n f inside injective) as i. intro h. split.
    - pose proof (leaves_anew (below n f) i _ _ tables_alike n below_whole (N.to_nat n) [(all n, true)]) as p.
      unfold cells_anew in p. cbn [map fst snd] in p. rewrite below_whole in p. apply (Permutation_in _ (Permutation_sym p)). now apply in_map.
    - apply word_along_anew; [easy|apply tables_alike].
  Qed.
  Lemma canonical_alike : simple n a -> simple n b -> canonical n (table n a) = canonical n (table n b).
  Proof.
    intros sa sb. pose proof (below_injective n f inside injective) as i. unfold canonical.
    rewrite !search_summary by (now apply table_symmetric || now apply table_loopless).
    pose proof (words_anew (below n f) i _ _ tables_alike n below_whole (N.to_nat n) [(all n, true)]) as p.
    unfold cells_anew in p. cbn [map fst snd] in p. rewrite below_whole in p. now apply summary_permuted.
  Qed.
End Isomorphic.

Lemma isomorphic_sym n a b : isomorphic n a b -> isomorphic n b a.
Proof.
  intros (f & i & j & e).
  set (g := fun y => match find (fun x => f x =? y) (up_to n) with Some x => x | None => 0 end).
  assert (forall y, y < n -> g y < n /\ f (g y) = y) as inv.
  { intros y h. destruct (onto n f i j y h) as (x & hx & q). unfold g. destruct (find (fun x => f x =? y) (up_to n)) as [z|] eqn:z'.
    - apply find_some in z' as [iz q']. apply N.eqb_eq in q'. now apply up_to_spec in iz.
    - exfalso. pose proof (find_none _ _ z' x (proj2 (up_to_spec n x) hx)) as k. cbv beta in k. now apply N.eqb_neq in k. }
  exists g. split; [intros; now apply inv|]. split.
  - intros u v hu hv q. destruct (inv u hu) as [_ <-], (inv v hv) as [_ <-]. now rewrite q.
  - intros u v hu hv. destruct (inv u hu) as [h1 q1], (inv v hv) as [h2 q2]. rewrite <- e by easy. now rewrite q1, q2.
Qed.
Theorem canonical_isomorphic n a b : simple n a -> simple n b -> isomorphic n a b -> canonical n (table n a) = canonical n (table n b).
Proof. intros sa sb (f & i & j & e). symmetry. now apply (canonical_alike n a b f). Qed.

(** All orders of vertices *)

Fixpoint orders_of (k : nat) (l : list N) : list (list N) :=
  match k with O => [[]] | S k => flat_map (fun v => map (cons v) (orders_of k (List.remove N.eq_dec v l))) l end.
Fixpoint factorial (k : nat) : N := match k with O => 1 | S k' => N.of_nat k * factorial k' end.

Lemma flat_map_NoDup {A B} (g : A -> list B) l : NoDup l -> (forall x, In x l -> NoDup (g x)) ->
  (forall x y z, In x l -> In y l -> In z (g x) -> In z (g y) -> x = y) -> NoDup (flat_map g l).
Proof.
  induction 1 as [|x l o d IH]; intros n e; cbn; [constructor|]. apply NoDup_both.
  - apply n. now left.
  - apply IH; [intros y i; apply n; now right|]. intros y z w iy iz. apply e; now right.
  - intros z iz k. apply in_flat_map in k as (y & iy & k). apply o. now rewrite (e x y z (or_introl eq_refl) (or_intror iy) iz k).
Qed.
Lemma flat_map_constant {A B} (g : A -> list B) k l : (forall x, In x l -> N.of_nat (length (g x)) = k) ->
  N.of_nat (length (flat_map g l)) = N.of_nat (length l) * k.
Proof.
  induction l as [|x l IH]; intro e; cbn [flat_map length]; [easy|]. rewrite app_length, Nat2N.inj_add, IH, e, Nat2N.inj_succ, N.mul_succ_l.
  - lia.
  - now left.
  - intros y i. apply e. now right.
Qed.
Lemma removed_permutation v l : NoDup l -> In v l -> Permutation l (v :: List.remove N.eq_dec v l).
Proof.
  intros d i. apply NoDup_Permutation; [easy| |].
  - constructor; [apply remove_In|]. clear i. induction d as [|x l o d IH]; cbn; [constructor|]. destruct (N.eq_dec v x); [easy|].
    constructor; [|easy]. intro k. now apply in_remove in k as [k _].
  - intro x. cbn. split.
    + intro k. destruct (N.eq_dec v x); [now left|right]. now apply in_in_remove; [congruence|].
    + intros [<-|k]; [easy|]. now apply in_remove in k as [k _].
Qed.
Lemma orders_of_spec k : forall l, NoDup l -> length l = k ->
  NoDup (orders_of k l) /\ N.of_nat (length (orders_of k l)) = factorial k /\ forall o, In o (orders_of k l) -> Permutation o l.
Proof.
  induction k as [|k IH]; intros l d e.
  - destruct l; [|easy]. cbn. split; [constructor; [easy|constructor]|]. split; [easy|]. intros o [<-|[]]. constructor.
  - assert (forall v, In v l -> NoDup (List.remove N.eq_dec v l) /\ length (List.remove N.eq_dec v l) = k) as r.
    { intros v i. pose proof (removed_permutation v l d i) as p. split.
      - pose proof (Permutation_NoDup p d) as q. now inversion q.
      - apply Permutation_length in p. cbn in p. lia. }
    cbn [orders_of]. split; [|split].
    + apply flat_map_NoDup; [easy| |].
      * intros v i. apply map_NoDup; [intros x y _ _ q; now injection q|]. now apply IH; apply r.
      * intros x y z _ _ hx hy. apply in_map_iff in hx as (o & <- & _), hy as (o' & q & _). now injection q.
    + rewrite (flat_map_constant _ (factorial k)), e; [reflexivity|]. intros v i. rewrite map_length. now apply IH; apply r.
    + intros o i. apply in_flat_map in i as (v & i & h). apply in_map_iff in h as (o' & <- & h).
      rewrite (removed_permutation v l d i). constructor. destruct (r v i) as [r1 r2]. now apply (IH _ r1 r2).
Qed.
Definition all_orders (n : N) : list (list N) := orders_of (N.to_nat n) (up_to n).
Lemma all_orders_spec n : NoDup (all_orders n) /\ N.of_nat (length (all_orders n)) = factorial (N.to_nat n) /\
  forall o, In o (all_orders n) -> is_order n o = true.
Proof.
  destruct (orders_of_spec (N.to_nat n) (up_to n) (up_to_NoDup n) (up_to_length n)) as (d & l & p). split; [easy|]. split; [easy|].
  intros o i. apply p in i. unfold is_order. apply andb_true_iff. split; apply N.eqb_eq.
  - rewrite (Permutation_length i), up_to_length. apply N2Nat.id.
  - apply plane_ext. intro v. apply eq_true_iff_eq. rewrite plane_of_spec, all_spec, N.ltb_lt, <- up_to_spec.
    split; intro k; [now apply (Permutation_in _ i)|now apply (Permutation_in _ (Permutation_sym i))].
Qed.

(** The labelled graphs of a word *)

Notation table_at n w := (table n (adjacent_by n w)).
Definition canonical_at (n w : N) : result := canonical n (table_at n w).
Definition word_in (n w : N) (order : list N) : N := word_along (table_at n w) order.
Definition orbit (n w : N) : list N := nodup N.eq_dec (map (word_in n w) (all_orders n)).

Lemma adjacent_row_simple n a : simple n a -> simple n (adjacent_row (table n a)).
Proof.
  intros s u v hu hv. unfold adjacent_row, contains. split; [now apply table_symmetric|now apply table_loopless].
Qed.
Lemma adjacent_row_edges n a u v : u < n -> v < n -> adjacent_row (table n a) u v = a u v.
Proof. intros hu hv. unfold adjacent_row, contains. now rewrite table_spec, !(proj2 (N.ltb_lt _ n)). Qed.
Lemma word_simple n w : simple n (adjacent_by n w).
Proof. apply adjacent_in_simple. Qed.
Lemma word_in_at_place n w o : is_order n o = true -> let f := at_place o in
  (forall u, u < n -> f u < n) /\ (forall u v, u < n -> v < n -> f u = f v -> u = v) /\
  forall u v, u < n -> v < n -> adjacent_by n w (f u) (f v) = adjacent_by n (word_in n w o) u v.
Proof.
  intros h f. pose proof (adjacent_row_simple n _ (word_simple n w)) as s. pose proof (is_order_spec n o h) as (e & d & i).
  assert (forall u, u < n -> at_place o u < n) as inside by (intros u hu; apply i; unfold at_place; apply nth_In; lia).
  split; [easy|]. split.
  - intros u v hu hv. unfold f, at_place. intro q. rewrite NoDup_nth in d. apply d in q; lia.
  - intros u v hu hv. unfold f. rewrite <- (adjacent_row_edges n (adjacent_by n w)) by now apply inside. symmetry.
    unfold word_in, word_along. unfold adjacent_by at 1.
    replace (N.to_nat n) with (length (reordered (adjacent_row (table_at n w)) o)) by (rewrite reordered_length; lia).
    rewrite rows_of_word by apply reordered_proper.
    assert (forall u v, u < v -> v < n -> N.testbit (row_in (reordered (adjacent_row (table_at n w)) o) n v) u =
      adjacent_row (table_at n w) (at_place o v) (at_place o u)) as row.
    { intros x y l k. unfold row_in. replace (N.to_nat (n - 1 - y)) with (length o - 1 - N.to_nat y)%nat by lia. apply reordered_row; lia. }
    unfold adjacent_in. destruct (N.ltb_spec u v); [|destruct (N.ltb_spec v u)].
    + rewrite row by easy. apply s; now apply inside.
    + now rewrite row.
    + assert (u = v) as -> by lia. symmetry. now apply (s (at_place o v) (at_place o v)); apply inside.
Qed.
Lemma word_in_isomorphic n w o : is_order n o = true -> isomorphic n (adjacent_by n (word_in n w o)) (adjacent_by n w).
Proof. intro h. exists (at_place o). now apply word_in_at_place. Qed.
Lemma leaf_is_order n row steps : forall p l, In l (leaves steps n row p) -> is_order n l = true.
Proof.
  induction steps; intros p l; cbn [leaves]; set (q := refine _ row p).
  - destruct (discrete q); [|easy]. destruct (is_order n (order_of q)) eqn:e; [|easy]. now intros [<-|[]].
  - destruct (discrete q).
    + destruct (is_order n (order_of q)) eqn:e; [|easy]. now intros [<-|[]].
    + intro i. apply in_flat_map in i as (v & _ & i). now apply IHsteps in i.
Qed.
Lemma at_place_same n o o' : is_order n o = true -> is_order n o' = true -> (forall x, x < n -> at_place o x = at_place o' x) -> o = o'.
Proof.
  intros h h' e. apply is_order_spec in h as (l & _), h' as (l' & _). apply nth_ext with 0 0; [lia|]. intros i hi.
  specialize (e (n - 1 - N.of_nat i) ltac:(lia)). unfold at_place in e.
  now replace (length o - 1 - N.to_nat (n - 1 - N.of_nat i))%nat with i in e by lia;
    replace (length o' - 1 - N.to_nat (n - 1 - N.of_nat i))%nat with i in e by lia.
Qed.

Lemma pigeons k l : forall d : list N, (forall x, In x l -> In x d) -> (forall x, N.of_nat (length (filter (N.eqb x) l)) <= k) ->
  N.of_nat (length l) <= k * N.of_nat (length d).
Proof.
  intro d. revert l. induction d as [|y d IH]; intros l i c.
  - destruct l as [|x l]; [cbn; lia|]. now destruct (i x (or_introl eq_refl)).
  - set (rest := filter (fun x => negb (y =? x)) l).
    assert (N.of_nat (length rest) <= k * N.of_nat (length d)) as h.
    { apply IH.
      - intros x ix. apply filter_In in ix as [ix n]. apply negb_true_iff, N.eqb_neq in n. destruct (i x ix); [easy|easy].
      - intro x. etransitivity; [|apply (c x)]. unfold rest. clear. induction l as [|z l IH]; cbn; [lia|].
        destruct (y =? z); cbn; destruct (x =? z); cbn; lia. }
    assert (length l = length (filter (N.eqb y) l) + length rest)%nat as s.
    { unfold rest. clear. induction l as [|z l IH]; cbn; [easy|]. destruct (y =? z); cbn; lia. }
    specialize (c y). cbn [length]. rewrite Nat2N.inj_succ, N.mul_succ_r. lia.
Qed.

(* n! orders, each word in so many of them at most. *)
Theorem orbit_size n w x k : canonical_at n w = (x, k) -> k <> 0 -> factorial (N.to_nat n) <= k * N.of_nat (length (orbit n w)).
Proof.
  intros c nk. destruct (all_orders_spec n) as (d & e & o). rewrite <- e, <- (map_length (word_in n w)). apply pigeons.
  { intros y i. now apply nodup_In. }
  intro g. rewrite map_filter, map_length. set (fibre := filter _ (all_orders n)).
  destruct fibre as [|o0 fibre'] eqn:q; [cbn; lia|].
  assert (forall o1, In o1 fibre -> is_order n o1 = true /\ word_in n w o1 = g) as is.
  { intros o1 i. apply filter_In in i as [i h]. apply N.eqb_eq in h. split; [now apply o|easy]. }
  destruct (is o0) as [h0 g0]; [rewrite q; now left|]. rewrite <- q.
  assert (canonical_at n g = (x, k)) as cg.
  { rewrite <- c. unfold canonical_at. apply canonical_isomorphic; try apply word_simple. rewrite <- g0. now apply word_in_isomorphic. }
  set (row := table_at n w) in *.
  assert (forall y, canonical_at n y = (x, k) ->
    In x (map (word_along (table_at n y)) (leaves (N.to_nat n) n (table_at n y) [(all n, true)])) /\
    k = N.of_nat (length (filter (N.eqb x) (map (word_along (table_at n y)) (leaves (N.to_nat n) n (table_at n y) [(all n, true)]))))) as from.
  { intros y h. unfold canonical_at, canonical in h. rewrite search_summary in h; [|apply table_symmetric, word_simple|apply table_loopless, word_simple].
    pose proof (summary_count (words_of n (table_at n y) (N.to_nat n) [(all n, true)])) as s. cbv zeta in s. rewrite h in s. cbn [fst snd] in s.
    destruct s as (_ & s & i). split; [now apply i|easy]. }
  destruct (from g cg) as [ig _]. destruct (from w c) as [_ ->]. apply in_map_iff in ig as (p & wp & ip).
  pose proof (leaf_is_order _ _ _ _ _ ip) as op. apply is_order_spec in op as (_ & _ & op).
  rewrite map_filter, map_length. rewrite <- (map_length (fun o1 => map (below n (at_place o1)) p) fibre).
  assert (forall x y, (x <= y)%nat -> N.of_nat x <= N.of_nat y) as mono by lia. apply mono, NoDup_incl_length.
  - apply map_NoDup; [|now apply NoDup_filter]. intros o1 o2 i1 i2 h. destruct (is o1 i1) as [h1 _], (is o2 i2) as [h2 _].
    apply (at_place_same n); try easy. intros y hy. apply op in hy as iy. pose proof (ext_in_map h y iy) as z. unfold below in z.
    now rewrite (proj2 (N.ltb_lt y n) hy) in z.
  - intros l i. apply in_map_iff in i as (o1 & <- & i). destruct (is o1 i) as [h1 g1].
    destruct (word_in_at_place n w o1 h1) as (f1 & f2 & f3). rewrite g1 in f3.
    destruct (leaves_isomorphic n (adjacent_by n g) (adjacent_by n w) (at_place o1) f1 f2 f3 p ip) as [a b].
    apply filter_In. split; [exact a|]. apply N.eqb_eq. symmetry. etransitivity; [exact b|exact wp].
Qed.

(** None is missing *)

Lemma isomorphic_connected n a b : isomorphic n a b -> connected_graph n a -> connected_graph n b.
Proof.
  intros (f & i & j & e) [p c]. split; [easy|]. intros u v hu hv.
  destruct (onto n f i j u hu) as (x & hx & <-), (onto n f i j v hv) as (y & hy & <-).
  now apply (path_renamed (fun x => x < n) (fun x => x < n) a b f); auto.
Qed.
Fixpoint triangle (k : nat) : N := match k with O => 0 | S k => triangle k + N.of_nat k end.
Lemma below_power x m : (forall i, m <= i -> N.testbit x i = false) -> x < 2 ^ m.
Proof.
  intro h. destruct (N.eq_dec x 0) as [->|z]; [apply N.neq_0_lt_0; now apply N.pow_nonzero|]. apply N.log2_lt_pow2; [lia|].
  destruct (N.lt_ge_cases (N.log2 x) m) as [l|l]; [easy|].
  apply h in l. now rewrite N.bit_log2 in l.
Qed.
Lemma power_above x m i : x < 2 ^ m -> m <= i -> N.testbit x i = false.
Proof.
  intros l h. destruct (N.eq_dec x 0) as [->|z]; [apply N.bits_0|]. apply N.bits_above_log2. apply N.log2_lt_pow2 in l; lia.
Qed.
Lemma word_of_below rows : proper_rows rows -> word_of rows < 2 ^ triangle (length rows).
Proof.
  induction 1 as [|r rows b p IH]; cbn [word_of length triangle]; [now cbn|]. apply below_power. intros i h. rewrite N.lor_spec. apply orb_false_iff. split.
  - rewrite N.shiftl_spec_high' by lia. apply (power_above _ _ _ IH). lia.
  - destruct (N.testbit r i) eqn:e; [apply b in e; lia|easy].
Qed.
Lemma word_in_below n w o : is_order n o = true -> word_in n w o < 2 ^ triangle (N.to_nat n).
Proof.
  intro h. apply is_order_spec in h as (e & _). unfold word_in, word_along.
  pose proof (word_of_below _ (reordered_proper (adjacent_row (table_at n w)) o)) as l. rewrite reordered_length in l.
  now replace (length o) with (N.to_nat n) in l by lia.
Qed.

Definition sum_over (p : N -> N) (l : list N) : N := fold_right (fun x s => p x + s) 0 l.
Definition stands_for (n w : N) : N := factorial (N.to_nat n) / snd (canonical_at n w).
Theorem counted c n k l :
  (forall a b, isomorphic n a b -> in_class c n a -> in_class c n b) ->
  (forall m, NoDup m -> (forall g, In g m -> g < 2 ^ triangle (N.to_nat n) /\ in_class c n (adjacent_by n g)) -> N.of_nat (length m) <= k) ->
  NoDup l -> (forall w x, In w l -> In x l -> isomorphic n (adjacent_by n w) (adjacent_by n x) -> w = x) ->
  (forall w, In w l -> snd (canonical_at n w) <> 0 /\ in_class c n (adjacent_by n w)) ->
  k <= sum_over (stands_for n) l -> complete c (fun _ _ => True) n l.
Proof.
  intros alike bound d differ each sum a s ca _. set (whole := flat_map (orbit n) l).
  assert (forall w g, In g (orbit n w) -> isomorphic n (adjacent_by n g) (adjacent_by n w) /\ g < 2 ^ triangle (N.to_nat n)) as member.
  { intros w g i. apply nodup_In, in_map_iff in i as (o & <- & i). apply all_orders_spec in i.
    split; [now apply word_in_isomorphic|now apply word_in_below]. }
  assert (NoDup whole) as nd.
  { apply flat_map_NoDup; [easy|intros; apply NoDup_nodup|]. intros x y z ix iy jx jy. apply member in jx as [jx _], jy as [jy _].
    apply differ; [easy..|]. apply isomorphic_trans with (adjacent_by n z); [now apply isomorphic_sym|easy]. }
  assert (sum_over (stands_for n) l <= N.of_nat (length whole)) as large.
  { unfold whole. clear - each. induction l as [|w l IH]; cbn [sum_over fold_right flat_map]; [cbn; lia|]. rewrite app_length, Nat2N.inj_add.
    fold (sum_over (stands_for n) l). specialize (IH (fun x i => each x (or_intror i))).
    destruct (each w (or_introl eq_refl)) as (z & _). enough (stands_for n w <= N.of_nat (length (orbit n w))) by lia.
    unfold stands_for. apply N.div_le_upper_bound; [easy|]. apply (orbit_size n w (fst (canonical_at n w))); [apply surjective_pairing|easy]. }
  (* The word of the graph. *)
  set (o := rev (up_to n)).
  assert (is_order n o = true) as io.
  { unfold is_order, o. apply andb_true_iff. split; apply N.eqb_eq.
    - rewrite rev_length, up_to_length. apply N2Nat.id.
    - apply plane_ext. intro v. apply eq_true_iff_eq. rewrite plane_of_spec, all_spec, N.ltb_lt, <- in_rev. apply up_to_spec. }
  pose proof (reordered_isomorphic n a o s io) as iso. set (g := word_of (reordered a o)) in *.
  assert (g < 2 ^ triangle (N.to_nat n)) as low.
  { pose proof (word_of_below _ (reordered_proper a o)) as b. rewrite reordered_length in b. unfold o in b. now rewrite rev_length, up_to_length in b. }
  destruct (in_dec N.eq_dec g whole) as [i|i].
  - apply in_flat_map in i as (w & iw & i). exists w. split; [easy|]. apply member in i as [i _].
    apply isomorphic_trans with (adjacent_by n g); [now apply isomorphic_sym|easy].
  - exfalso. assert (N.of_nat (length (g :: whole)) <= k); [|cbn [length] in *; lia]. apply bound; [now constructor|]. intros x [<-|ix].
    + split; [easy|]. now apply (alike a); [apply isomorphic_sym|].
    + apply in_flat_map in ix as (w & iw & ix). apply member in ix as [ix lx]. split; [easy|]. apply (alike (adjacent_by n w)).
      * now apply isomorphic_sym.
      * now apply each.
Qed.
