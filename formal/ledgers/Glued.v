(* The recursion counts the connected graphs: a graph is glued of the component of vertex 0 and of what is outside. *)
From Coq Require Import Arith NArith List Bool Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs Images Renamed.
From Gamecert.ledgers Require Import Simple Words Extension Computed Search Counts Labelled.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** Places in a list *)

Fixpoint place_of (u : N) (l : list N) : N := match l with [] => 0 | x :: l => if x =? u then 0 else N.succ (place_of u l) end.
Definition at_ (l : list N) (i : N) : N := nth (N.to_nat i) l 0.
Lemma place_of_in u l : In u l -> place_of u l < N.of_nat (length l) /\ at_ l (place_of u l) = u.
Proof.
  induction l as [|x l IH]; [easy|]. intro i. cbn [place_of length]. destruct (N.eqb_spec x u) as [->|n]; [split; [lia|easy]|].
  destruct i as [->|i]; [easy|]. destruct (IH i) as [a b]. split; [lia|]. unfold at_. now rewrite N2Nat.inj_succ.
Qed.
Lemma place_of_at l : NoDup l -> forall i, i < N.of_nat (length l) -> place_of (at_ l i) l = i /\ In (at_ l i) l.
Proof.
  intros d i h. assert (In (at_ l i) l) as j by (apply nth_In; lia). split; [|easy]. destruct (place_of_in _ _ j) as [a b].
  unfold at_ in *. rewrite NoDup_nth in d. apply d in b; lia.
Qed.

Section Glued.
  Variables (n : N) (s : plane).
  Hypothesis first : 0 ∈ s.
  Hypothesis inside : forall v, v ∈ s -> v < n.
  Notation k := (count s).
  Notation outside := (all n ∖ s).
  Definition ins := members s.
  Definition outs := members outside.
  Lemma ins_length : N.of_nat (length ins) = k.
  Proof. symmetry. apply count_members. Qed.
  Lemma outs_spec v : In v outs <-> v < n /\ v ∉ s.
  Proof.
    unfold outs. rewrite members_spec, N.ldiff_spec, all_spec, andb_true_iff, negb_true_iff. now rewrite N.ltb_lt.
  Qed.
  Lemma outs_length : N.of_nat (length outs) = n - k.
  Proof.
    assert (Permutation (up_to n) (ins ++ outs)) as p.
    { apply same_members; [apply up_to_NoDup| |].
      - apply NoDup_both; [apply members_NoDup..|]. intros v i j. apply members_spec in i. apply outs_spec in j as [_ j]. congruence.
      - intro v. rewrite up_to_spec, in_app_iff, outs_spec. unfold ins. rewrite members_spec. split.
        + intro h. destruct (N.testbit s v) eqn:e; auto.
        + intros [h|[h _]]; [now apply inside|easy]. }
    apply Permutation_length in p. rewrite up_to_length, app_length in p. pose proof ins_length. lia.
  Qed.

  Definition glued (h r : N) : relation := fun u v =>
    if contains s u then contains s v && adjacent_by k h (place_of u ins) (place_of v ins)
    else negb (contains s v) && adjacent_by (n - k) r (place_of u outs) (place_of v outs).
  Lemma in_ins u : u ∈ s -> In u ins. Proof. apply members_spec. Qed.
  Lemma place_in u : u ∈ s -> place_of u ins < k.
  Proof. intro h. rewrite <- ins_length. now apply place_of_in, in_ins. Qed.
  Lemma place_out u : u < n -> u ∉ s -> place_of u outs < n - k.
  Proof. intros h o. rewrite <- outs_length. apply place_of_in. now apply outs_spec. Qed.
  Lemma glued_simple h r : simple n (glued h r).
  Proof.
    intros u v hu hv. unfold glued, contains. split.
    - destruct (N.testbit s u) eqn:eu, (N.testbit s v) eqn:ev; cbn; try easy.
      + apply (word_simple k h); now apply place_in.
      + apply (word_simple (n - k) r); now apply place_out.
    - destruct (N.testbit s v) eqn:ev; cbn.
      + apply (word_simple k h (place_of v ins)); now apply place_in.
      + apply (word_simple (n - k) r (place_of v outs)); now apply place_out.
  Qed.
  Lemma at_in i : i < k -> at_ ins i ∈ s /\ at_ ins i < n /\ place_of (at_ ins i) ins = i.
  Proof.
    intro h. rewrite <- ins_length in h. destruct (place_of_at ins (members_NoDup s) i h) as [a b]. apply members_spec in b. auto.
  Qed.
  Lemma at_out i : i < n - k -> at_ outs i ∉ s /\ at_ outs i < n /\ place_of (at_ outs i) outs = i.
  Proof.
    intro h. rewrite <- outs_length in h. destruct (place_of_at outs (members_NoDup _) i h) as [a b]. apply outs_spec in b. easy.
  Qed.
  Lemma glued_in h r i j : i < k -> j < k -> glued h r (at_ ins i) (at_ ins j) = adjacent_by k h i j.
  Proof.
    intros hi hj. destruct (at_in i hi) as (a & _ & b), (at_in j hj) as (c & _ & d). unfold glued, contains. now rewrite a, c, b, d.
  Qed.
  Lemma glued_out h r i j : i < n - k -> j < n - k -> glued h r (at_ outs i) (at_ outs j) = adjacent_by (n - k) r i j.
  Proof.
    intros hi hj. destruct (at_out i hi) as (a & _ & b), (at_out j hj) as (c & _ & d). unfold glued, contains. now rewrite a, c, b, d.
  Qed.

  Lemma glued_word h r u v : u < n -> v < n -> adjacent_by n (word_at n (glued h r)) u v = glued h r u v.
  Proof. intros hu hv. apply word_at_spec; [apply glued_simple|easy..]. Qed.
  Lemma glued_injective h r h' r' : h < labelled_graphs k -> h' < labelled_graphs k -> r < labelled_graphs (n - k) ->
    r' < labelled_graphs (n - k) -> word_at n (glued h r) = word_at n (glued h' r') -> h = h' /\ r = r'.
  Proof.
    intros lh lh' lr lr' e. split; [apply (word_same k)|apply (word_same (n - k))]; try easy; intros u v l m.
    - destruct (at_in u ltac:(lia)) as (_ & hu & _), (at_in v ltac:(lia)) as (_ & hv & _).
      rewrite <- (glued_in h r), <- (glued_in h' r') by lia. rewrite <- !glued_word by easy. now rewrite e.
    - destruct (at_out u ltac:(lia)) as (_ & hu & _), (at_out v ltac:(lia)) as (_ & hv & _).
      rewrite <- (glued_out h r), <- (glued_out h' r') by lia. rewrite <- !glued_word by easy. now rewrite e.
  Qed.
  Lemma glued_component h r : connected_graph k (adjacent_by k h) ->
    forall v, path (fun x => x < n) (adjacent_by n (word_at n (glued h r))) 0 v <-> v ∈ s.
  Proof.
    intros [p c] v. split.
    - enough (forall x y, path (fun x => x < n) (adjacent_by n (word_at n (glued h r))) x y -> x ∈ s -> y ∈ s) by eauto.
      intros x y q. induction q as [x hx|x y w hx e q IH]; intro i; [easy|]. apply IH.
      assert (y < n) as hy by now inversion q. rewrite glued_word in e by easy. unfold glued, contains in e. rewrite i in e.
      now apply andb_true_iff in e.
    - intro i. specialize (c (place_of 0 ins) (place_of v ins) (place_in 0 first) (place_in v i)).
      apply (path_renamed _ (fun x => x < n) _ (adjacent_by n (word_at n (glued h r))) (at_ ins)) in c.
      + destruct (place_of_in _ _ (in_ins 0 first)) as [_ e0], (place_of_in _ _ (in_ins v i)) as [_ ev]. now rewrite e0, ev in c.
      + intros x hx. now apply at_in.
      + intros x y hx hy. destruct (at_in x hx) as (_ & a & _), (at_in y hy) as (_ & b & _). rewrite glued_word by easy. now apply glued_in.
  Qed.

  (* Such a graph is glued of its parts. *)
  Variable g : N.
  Hypothesis g_below : g < labelled_graphs n.
  Hypothesis component : forall v, path (fun x => x < n) (adjacent_by n g) 0 v <-> v ∈ s.
  Definition inner : N := word_at k (fun i j => adjacent_by n g (at_ ins i) (at_ ins j)).
  Definition outer : N := word_at (n - k) (fun i j => adjacent_by n g (at_ outs i) (at_ outs j)).
  Lemma renamed_simple m (f : N -> N) : (forall i, i < m -> f i < n) -> simple m (fun i j => adjacent_by n g (f i) (f j)).
  Proof. intros h u v hu hv. split; [now apply (word_simple n g); apply h|now apply (word_simple n g (f v) (f v)); apply h]. Qed.
  Lemma inner_spec i j : i < k -> j < k -> adjacent_by k inner i j = adjacent_by n g (at_ ins i) (at_ ins j).
  Proof. intros hi hj. apply (word_at_spec k (fun i j => adjacent_by n g (at_ ins i) (at_ ins j))); [|easy..]. apply renamed_simple. intros x hx. now apply at_in. Qed.
  Lemma outer_spec i j : i < n - k -> j < n - k -> adjacent_by (n - k) outer i j = adjacent_by n g (at_ outs i) (at_ outs j).
  Proof. intros hi hj. apply (word_at_spec (n - k) (fun i j => adjacent_by n g (at_ outs i) (at_ outs j))); [|easy..]. apply renamed_simple. intros x hx. now apply at_out. Qed.
  Lemma inner_connected : connected_graph k (adjacent_by k inner).
  Proof.
    assert (0 < k) as p by (apply N.le_lt_trans with (place_of 0 ins); [lia|now apply place_in]).
    apply from_0_connected; [easy|].
    assert (forall x y, path (fun x => x < n) (adjacent_by n g) x y -> x ∈ s ->
      path (fun i => i < k) (adjacent_by k inner) (place_of x ins) (place_of y ins)) as q.
    { intros x y q. induction q as [x hx|x y z hx e q IH]; intro i; [constructor; now apply place_in|].
      assert (y < n) as hy by now inversion q.
      assert (y ∈ s) as j by (apply component; apply path_end with x; [now apply component|easy..]).
      apply step with (place_of y ins); [now apply place_in| |now apply IH].
      rewrite inner_spec by now apply place_in. destruct (place_of_in _ _ (in_ins x i)) as [_ ->], (place_of_in _ _ (in_ins y j)) as [_ ->]. easy. }
    assert (forall x y, x ∈ s -> y ∈ s -> path (fun i => i < k) (adjacent_by k inner) (place_of x ins) (place_of y ins)) as any_two.
    { intros x y ix iy. apply q; [|easy]. apply path_there with 0; [|now apply component]. apply path_back; [|now apply component].
      intros a b ha hb. now apply (word_simple n g). }
    intros v hv. destruct (at_in v hv) as (iv & _ & <-). destruct (at_in 0 p) as (i0 & _ & e0). rewrite <- e0 at 1. now apply any_two.
  Qed.
  Lemma glued_of_parts : word_at n (glued inner outer) = g.
  Proof.
    apply word_same with n; [apply word_at_below|easy|]. intros u v l m. rewrite glued_word by lia. unfold glued, contains.
    assert (u < n) as hu by lia.
    assert (forall x y, x < n -> y < n -> x ∈ s -> y ∉ s -> adjacent_by n g x y = false) as apart.
    { intros x y hx hy i o. destruct (adjacent_by n g x y) eqn:e; [|easy]. assert (y ∈ s); [|congruence].
      apply component. apply path_end with x; [now apply component|easy..]. }
    destruct (N.testbit s u) eqn:iu, (N.testbit s v) eqn:iv; cbn [andb negb].
    - rewrite inner_spec by now apply place_in. destruct (place_of_in _ _ (in_ins u iu)) as [_ ->], (place_of_in _ _ (in_ins v iv)) as [_ ->]. easy.
    - symmetry. now apply apart.
    - symmetry. rewrite (proj1 (word_simple n g u v hu m)). now apply apart.
    - rewrite outer_spec by now apply place_out.
      destruct (place_of_in u outs) as [_ ->]; [now apply outs_spec|]. destruct (place_of_in v outs) as [_ ->]; [now apply outs_spec|]. easy.
  Qed.
End Glued.

(** All connected graphs of an order *)

Definition lists_connected (n : N) (l : list N) : Prop :=
  NoDup l /\ (forall g, In g l <-> g < labelled_graphs n /\ connected_graph n (adjacent_by n g)) /\ N.of_nat (length l) = labelled_connected n.

Lemma flat_map_length_sum {A} (g : N -> list A) l : N.of_nat (length (flat_map g l)) = sum_over (fun x => N.of_nat (length (g x))) l.
Proof.
  induction l as [|x l IH]; cbn [flat_map sum_over fold_right]; [easy|]. rewrite app_length, Nat2N.inj_add, IH. reflexivity.
Qed.
Lemma sum_over_same p q l : (forall x, In x l -> p x = q x) -> sum_over p l = sum_over q l.
Proof. induction l as [|x l IH]; intro e; cbn; [easy|]. fold (sum_over p l) (sum_over q l). rewrite e by now left. rewrite IH; [easy|]. intros y i. apply e. now right. Qed.
Lemma others_length (u x : list N) : NoDup u -> NoDup x -> incl x u ->
  length (filter (fun y => if in_dec N.eq_dec y x then false else true) u) = (length u - length x)%nat.
Proof.
  intros du dx i. assert (Permutation (filter (fun y => if in_dec N.eq_dec y x then true else false) u) x) as p.
  { apply same_members; [now apply NoDup_filter|easy|]. intro y. rewrite filter_In. destruct (in_dec N.eq_dec y x); split; try easy. intro k. split; [now apply i|easy]. }
  apply Permutation_length in p. rewrite <- p. clear. induction u as [|y u IH]; [easy|]. cbn [filter]. destruct (in_dec N.eq_dec y x); cbn [length]; [lia|].
  rewrite IH. assert (forall f : N -> bool, length (filter f u) <= length u)%nat as le by (intro f; clear; induction u; cbn; [lia|]; destruct (f a); cbn; lia).
  specialize (le (fun y => if in_dec N.eq_dec y x then true else false)). lia.
Qed.
Lemma power_length m : N.of_nat (length (up_to (2 ^ m))) = 2 ^ m.
Proof. rewrite up_to_length. apply N2Nat.id. Qed.

Section Next.
  Variables (n : N) (connected_of : N -> list N).
  Hypothesis positive : 0 < n.
  Hypothesis smaller : forall k, 0 < k -> k < n -> lists_connected k (connected_of k).
  Definition disconnected : list N :=
    flat_map (fun s => flat_map (fun h => map (fun r => word_at n (glued n s h r)) (up_to (labelled_graphs (n - count s)))) (connected_of (count s))) (parts_of n).
  Lemma parts_of_spec s : In s (parts_of n) <-> 0 ∈ s /\ (forall v, v ∈ s -> v < n) /\ exists v, v < n /\ v ∉ s.
  Proof.
    unfold parts_of. rewrite filter_In, up_to_spec, andb_true_iff, negb_true_iff, N.eqb_neq. split.
    - intros [l [z e]]. assert (forall v, v ∈ s -> v < n) as i.
      { intros v iv. destruct (N.lt_ge_cases v n) as [|h]; [easy|]. now rewrite (power_above s n v l h) in iv. }
      split; [easy|]. split; [easy|]. destruct (none (all n ∖ s)) eqn:q.
      + exfalso. apply e. apply plane_ext. intro v. rewrite none_spec in q. specialize (q v). rewrite N.ldiff_spec in q.
        destruct (N.testbit s v) eqn:iv; [rewrite all_spec; symmetry; now apply N.ltb_lt, i|]. now rewrite andb_true_r in q.
      + apply none_false in q as (v & q). rewrite N.ldiff_spec, all_spec, andb_true_iff, N.ltb_lt, negb_true_iff in q. now exists v.
    - intros (z & i & v & hv & o). split; [|split; [easy|]].
      + apply below_power. intros u h. destruct (N.testbit s u) eqn:e; [apply i in e; lia|easy].
      + intros ->. rewrite all_spec in o. apply N.ltb_ge in o. lia.
  Qed.
  Lemma part_size s : In s (parts_of n) -> 0 < count s /\ count s < n.
  Proof.
    intro h. apply parts_of_spec in h as (z & i & v & hv & o). pose proof (outs_length n s i) as e.
    assert (In 0 (members s)) as m by now apply members_spec. split.
    - rewrite count_members. destruct (members s); [easy|]. cbn [length]. lia.
    - assert (In v (outs n s)) as q by now apply outs_spec. destruct (outs n s); [easy|]. cbn [length] in e. lia.
  Qed.
  Lemma in_disconnected g : In g disconnected <-> exists s h r, In s (parts_of n) /\ In h (connected_of (count s)) /\
    r < labelled_graphs (n - count s) /\ g = word_at n (glued n s h r).
  Proof.
    unfold disconnected. rewrite in_flat_map. split.
    - intros (s & is & i). apply in_flat_map in i as (h & ih & i). apply in_map_iff in i as (r & <- & i). apply up_to_spec in i. now exists s, h, r.
    - intros (s & h & r & is & ih & ir & ->). exists s. split; [easy|]. apply in_flat_map. exists h. split; [easy|]. apply in_map_iff. exists r.
      split; [easy|]. now apply up_to_spec.
  Qed.
  Lemma connected_member s h : In s (parts_of n) -> In h (connected_of (count s)) ->
    h < labelled_graphs (count s) /\ connected_graph (count s) (adjacent_by (count s) h).
  Proof. intros is ih. apply part_size in is as [a b]. now apply (smaller (count s) a b). Qed.
  Lemma disconnected_NoDup : NoDup disconnected.
  Proof.
    apply flat_map_NoDup.
    - apply NoDup_filter, up_to_NoDup.
    - intros s is. pose proof (proj1 (parts_of_spec s) is) as (z & i & _). apply flat_map_NoDup.
      + destruct (part_size s is) as [a b]. now apply (smaller (count s) a b).
      + intros h ih. apply map_NoDup; [|apply up_to_NoDup]. intros r r' ir ir' e. apply up_to_spec in ir, ir'.
        destruct (connected_member s h is ih) as [lh _]. now apply (glued_injective n s i h r h r') in e.
      + intros h h' g ih ih' ig ig'. apply in_map_iff in ig as (r & <- & ir), ig' as (r' & e & ir'). apply up_to_spec in ir, ir'.
        destruct (connected_member s h is ih) as [lh _], (connected_member s h' is ih') as [lh' _].
        symmetry in e. now apply (glued_injective n s i h r h' r') in e.
    - intros s s' g is is' ig ig'. pose proof (proj1 (parts_of_spec s) is) as (z & i & _). pose proof (proj1 (parts_of_spec s') is') as (z' & i' & _).
      apply in_flat_map in ig as (h & ih & ig), ig' as (h' & ih' & ig'). apply in_map_iff in ig as (r & <- & _), ig' as (r' & e & _).
      apply plane_ext. intro v. apply eq_true_iff_eq.
      rewrite <- (glued_component n s z i h r) by now apply connected_member. rewrite <- e.
      now rewrite (glued_component n s' z' i' h' r') by now apply connected_member.
  Qed.
  Lemma disconnected_spec g : g < labelled_graphs n -> (In g disconnected <-> ~ connected_graph n (adjacent_by n g)).
  Proof.
    intro low. rewrite in_disconnected. split.
    - intros (s & h & r & is & ih & ir & ->) [_ c]. pose proof (proj1 (parts_of_spec s) is) as (z & i & v & hv & o).
      specialize (c 0 v positive hv). apply (glued_component n s z i h r) in c; [congruence|]. now apply connected_member.
    - intro no. set (s := component_of_0 (tabulated n (adjacent_by n g))).
      assert (forall v, path (fun x => x < n) (adjacent_by n g) 0 v <-> v ∈ s) as c by (intro v; symmetry; now apply component_spec).
      assert (0 ∈ s) as z by (apply c; now constructor).
      assert (forall v, v ∈ s -> v < n) as i by (intros v h; apply c in h; clear - h; induction h; auto).
      assert (In s (parts_of n)) as is.
      { apply parts_of_spec. split; [easy|]. split; [easy|]. destruct (none (all n ∖ s)) eqn:q.
        - exfalso. apply no. apply from_0_connected; [easy|]. intros v hv. apply c. rewrite none_spec in q. specialize (q v).
          rewrite N.ldiff_spec, all_spec, (proj2 (N.ltb_lt v n) hv) in q. now apply negb_false_iff in q.
        - apply none_false in q as (v & q). rewrite N.ldiff_spec, all_spec, andb_true_iff, N.ltb_lt, negb_true_iff in q. now exists v. }
      exists s, (inner n s g), (outer n s g). split; [easy|]. split; [|split].
      + destruct (part_size s is) as [a b]. apply (smaller (count s) a b). split; [apply word_at_below|]. now apply inner_connected.
      + apply word_at_below.
      + symmetry. now apply glued_of_parts.
  Qed.
  Lemma disconnected_length : N.of_nat (length disconnected) = sum_over (fun s => labelled_connected (count s) * labelled_graphs (n - count s)) (parts_of n).
  Proof.
    unfold disconnected. rewrite flat_map_length_sum. apply sum_over_same. intros s is. destruct (part_size s is) as [a b].
    destruct (smaller (count s) a b) as (_ & _ & <-). apply flat_map_constant. intros h _. rewrite map_length. apply power_length.
  Qed.
  Lemma next_connected : exists l, lists_connected n l.
  Proof.
    set (u := up_to (labelled_graphs n)).
    assert (incl disconnected u) as i.
    { intros g h. apply in_disconnected in h as (s & h & r & _ & _ & _ & ->). apply up_to_spec, word_at_below. }
    exists (filter (fun y => if in_dec N.eq_dec y disconnected then false else true) u). split; [apply NoDup_filter, up_to_NoDup|]. split.
    - intro g. rewrite filter_In. unfold u. rewrite up_to_spec. destruct (in_dec N.eq_dec g disconnected) as [d|d].
      + split; [easy|]. intros [l c]. now apply disconnected_spec in d.
      + split; [|easy]. intros [l _]. split; [easy|]. set (s := component_of_0 (tabulated n (adjacent_by n g))).
        destruct (N.eq_dec s (all n)) as [e|e]; [now apply component_connected|]. exfalso. apply d. apply disconnected_spec; [easy|].
        intros [_ c]. apply e. apply plane_ext. intro v. apply eq_true_iff_eq. rewrite all_spec, N.ltb_lt. unfold s.
        rewrite component_spec by easy. split; [|now apply c]. intro p. clear - p. induction p; auto.
    - rewrite others_length, Nat2N.inj_sub, disconnected_length, labelled_connected_next; [|easy|apply up_to_NoDup|apply disconnected_NoDup|easy].
      f_equal. apply power_length.
  Qed.
End Next.

Lemma all_connected n : exists f, forall k, 0 < k -> k < N.of_nat n -> lists_connected k (f k).
Proof.
  induction n as [|n (f & h)].
  - exists (fun _ => []). lia.
  - destruct (N.eq_dec (N.of_nat n) 0) as [z|z].
    + exists f. intros k p l. lia.
    + destruct (next_connected (N.of_nat n) f ltac:(lia) h) as (l & hl). exists (fun k => if k =? N.of_nat n then l else f k). intros k p b.
      destruct (N.eqb_spec k (N.of_nat n)) as [->|e]; [easy|]. apply h; lia.
Qed.
Theorem labelled_connected_bound n m : 0 < n -> NoDup m ->
  (forall g, In g m -> g < 2 ^ triangle (N.to_nat n) /\ connected_graph n (adjacent_by n g)) -> N.of_nat (length m) <= labelled_connected n.
Proof.
  intros p d h. destruct (all_connected (S (N.to_nat n))) as (f & hf). destruct (hf n p ltac:(lia)) as (_ & i & <-).
  apply NoDup_incl_length with (l' := f n) in d; [lia|]. intros g k. now apply i, h.
Qed.
