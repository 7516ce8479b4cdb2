(* Another gadget in the place of one that a graph holds, as GadgetClaim.v says it: tables of the two decide. *)
From Coq Require Import NArith List Bool Btauto Lia.
From Gamecert Require Import Plane GadgetClaim FamilyClaim.
From Gamecert.lemmas Require Import Gadgets Exchange Tables Placed Statements Copies.
Import ListNotations.
Local Open Scope N_scope.

Lemma joined_sym l u v : joined l u v = joined l v u.
Proof. apply eq_true_iff_eq. rewrite !joined_spec. split; intros (x & y & i & e); exists x, y; tauto. Qed.
Lemma joined_filter (b : N * N -> bool) (c : bool) l u v : (forall x y, u = x /\ v = y \/ u = y /\ v = x -> b (x, y) = c) ->
  joined (filter b l) u v = c && joined l u v.
Proof.
  intro h. apply eq_true_iff_eq. rewrite andb_true_iff, !joined_spec. split.
  - intros (x & y & i & e). apply filter_In in i as [i bt]. rewrite (h x y e) in bt. split; [easy|]. now exists x, y.
  - intros [ct (x & y & i & e)]. exists x, y. split; [|easy]. apply filter_In. now rewrite (h x y e).
Qed.
Lemma boundary_joined g u v (k := boundary_size g) : joined (boundary_edges g) u v = (u <? k) && (v <? k) && joined (gadget_edges g) u v.
Proof. apply joined_filter. intros x y. unfold at_boundary. cbn. intros [[-> ->]|[-> ->]]; fold k; btauto. Qed.
Lemma inner_joined g u v (k := boundary_size g) :
  adjacent (picture (without_boundary_edges g)) u v = negb ((u <? k) && (v <? k)) && joined (gadget_edges g) u v.
Proof. apply joined_filter. intros x y. unfold at_boundary. cbn. intros [[-> ->]|[-> ->]]; fold k; btauto. Qed.

(* Edges between boundary vertices are as well the host's. *)
Lemma boundary_edges_to_host names K g : NoDup names -> gadget_size g <= N.of_nat (length names) ->
  (forall i, i < N.of_nat (length names) -> vertex K (name_of names i) = (i <? boundary_size g)) ->
  same (glue K (placed names (picture (without_boundary_edges g))))
    (glue (toggle (map (fun e => (name_of names (fst e), name_of names (snd e))) (boundary_edges g)) K) (placed names (picture g))).
Proof.
  intros d s host. assert (boundary_size g <= gadget_size g) as ks by (unfold gadget_size; lia).
  assert (forall x y, In (x, y) (boundary_edges g) -> x < boundary_size g /\ y < boundary_size g) as low.
  { intros x y i. apply filter_In in i as [_ i]. unfold at_boundary in i. cbn in i. now rewrite andb_true_iff, !N.ltb_lt in i. }
  split; [easy|]. split; [|easy]. intros u v _ _. cbn [glue adjacent vertex toggle].
  destruct (position_of names u) as [i|] eqn:eu, (position_of names v) as [j|] eqn:ev.
  - apply position_some in eu as [hi <-], ev as [hj <-]; try easy. rewrite !host by easy. cbn [placed vertex adjacent].
    rewrite !position_name by easy. rewrite inner_joined.
    assert (existsb (same_pair (name_of names i) (name_of names j)) (map (fun e => (name_of names (fst e), name_of names (snd e))) (boundary_edges g)) =
      joined (boundary_edges g) i j) as ->.
    { unfold joined. induction (boundary_edges g) as [|[x y] l IH]; [easy|]. cbn [map existsb].
      rewrite IH by (intros p q h; apply low; now right). destruct (low x y (or_introl eq_refl)). now rewrite (pair_names names d i j (x, y)) by (cbn; lia). }
    rewrite boundary_joined. change (adjacent (picture g) i j) with (joined (gadget_edges g) i j).
    cbn [vertex picture]. change (gadget_size (without_boundary_edges g)) with (gadget_size g).
    destruct (N.ltb_spec i (boundary_size g)), (N.ltb_spec j (boundary_size g)); cbn [andb negb];
      rewrite ?(proj2 (N.ltb_lt i (gadget_size g))), ?(proj2 (N.ltb_lt j (gadget_size g))) by lia; cbn [andb]; btauto.
  - cbn [placed vertex adjacent]. rewrite eu, ev. rewrite !andb_false_r, !xorb_false_r.
    replace (existsb _ _) with false; [now rewrite xorb_false_r|]. symmetry. apply not_true_iff_false. intro h. apply existsb_exists in h as (e & h & t).
    apply in_map_iff in h as ([x y] & <- & h). apply low in h. cbn in t. rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq in t.
    destruct t as [[_ ->]|[_ ->]]; rewrite position_name in ev by (try easy; lia); easy.
  - cbn [placed vertex adjacent]. rewrite eu. cbn [andb]. rewrite !xorb_false_r.
    replace (existsb _ _) with false; [now rewrite xorb_false_r|]. symmetry. apply not_true_iff_false. intro h. apply existsb_exists in h as (e & h & t).
    apply in_map_iff in h as ([x y] & <- & h). apply low in h. cbn in t. rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq in t.
    destruct t as [[-> _]|[-> _]]; rewrite position_name in eu by (try easy; lia); easy.
  - cbn [placed vertex adjacent]. rewrite eu. cbn [andb]. rewrite !xorb_false_r.
    replace (existsb _ _) with false; [now rewrite xorb_false_r|]. symmetry. apply not_true_iff_false. intro h. apply existsb_exists in h as (e & h & t).
    apply in_map_iff in h as ([x y] & <- & h). apply low in h. cbn in t. rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq in t.
    destruct t as [[-> _]|[-> _]]; rewrite position_name in eu by (try easy; lia); easy.
Qed.

(** Inner vertices one by one *)

Section Adding.
  Variable g : gadget.
  Hypothesis no_loops : loopless (gadget_edges g) = true.
  Let k := boundary_size g.
  Definition bare : coloured_graph := Coloured (fun v => v <? k) (fun _ _ => false) (fun _ => false).
  Definition adding (v : N) : change := Add v (green (picture g) v) (filter (fun u => u <? v) (beside g v)).
  (* The gadget up to a vertex x. *)
  Definition up_to_there (x : N) (Q : coloured_graph) : Prop :=
    (forall v, vertex Q v = (v <? x)) /\
    (forall u v, u < x -> v < x -> adjacent Q u v = adjacent (picture (without_boundary_edges g)) u v) /\
    (forall v, v < x -> green Q v = green (picture g) v).

  Lemma add_all count : forall x Q, k <= x -> x + N.of_nat count = gadget_size g -> up_to_there x Q ->
    all_fit k (gadget_size g) (map adding (count_from count x)) Q = true /\
    up_to_there (gadget_size g) (changes_by here (map adding (count_from count x)) Q).
  Proof.
    induction count as [|count IH]; intros x Q kx e (a & b & c); cbn [count_from map all_fit changes_by fold_left].
    - rewrite N.add_0_r in e. subst x. easy.
    - assert (x < gadget_size g) as lx by lia.
      assert (forall v, member (map here (filter (fun u => u <? x) (beside g x))) v = (v <? x) && adjacent (picture g) x v) as near.
      { intro v. apply eq_true_iff_eq. unfold here. rewrite map_id, member_spec, filter_In, andb_true_iff. unfold beside.
        rewrite filter_In, up_to_spec, N.ltb_lt. split; [tauto|]. intros [h i]. repeat split; [lia|easy|easy]. }
      destruct (IH (x + 1) (change_by here (adding x) Q)) as [f t]; [lia|lia| |].
      + unfold adding, change_by. split; [|split].
        * intro v. cbn. rewrite a. unfold here. apply eq_true_iff_eq. rewrite orb_true_iff, N.eqb_eq, !N.ltb_lt. lia.
        * intros u v hu hv. cbn [add adjacent]. rewrite !near. unfold here. change (adjacent (picture g)) with (joined (gadget_edges g)).
          rewrite inner_joined. fold k. destruct (N.eqb_spec u x) as [->|nu]; [|destruct (N.eqb_spec v x) as [->|nv]].
          -- replace (x <? k) with false by (symmetry; now apply N.ltb_ge). cbn [andb negb].
             destruct (N.ltb_spec v x) as [l|l]; [easy|]. replace v with x by lia. now rewrite loopless_spec.
          -- replace (x <? k) with false by (symmetry; now apply N.ltb_ge). rewrite andb_false_r. cbn [andb negb].
             replace (u <? x) with true by (symmetry; apply N.ltb_lt; lia). cbn [andb]. apply joined_sym.
          -- rewrite b by lia. apply inner_joined.
        * intros v hv. cbn [add green]. unfold here. destruct (N.eqb_spec v x) as [->|n]; [easy|]. apply c. lia.
      + replace (x + 1) with (N.succ x) in * by lia. split; [|exact t]. rewrite f, andb_true_r. unfold adding, fits.
        rewrite a, N.ltb_irrefl. replace (x <? gadget_size g) with true by (symmetry; now apply N.ltb_lt).
        replace (k <=? x) with true by (symmetry; now apply N.leb_le). cbn [andb negb]. apply forallb_forall. intros u h.
        apply filter_In in h as [_ h]. apply N.ltb_lt in h. rewrite a, andb_true_iff, !N.ltb_lt. lia.
  Qed.
  Lemma inner_in_turn : inner_of g = count_from (length (inner_green g)) k.
  Proof.
    unfold inner_of, up_to, gadget_size. fold k. rewrite N2Nat.inj_add, Nat2N.id.
    generalize (length (inner_green g)). intro m.
    assert (forall a s, filter (fun v => s + N.of_nat a <=? v) (count_from (a + m) s) = count_from m (s + N.of_nat a)) as H.
    { induction a as [|a IH]; intro s.
      - rewrite N.add_0_r. cbn [Nat.add]. apply filter_all. intros v h. apply count_from_spec in h. apply N.leb_le. lia.
      - replace (s + N.of_nat (S a)) with (N.succ s + N.of_nat a) by lia. cbn [Nat.add count_from filter].
        replace (N.succ s + N.of_nat a <=? s) with false by (symmetry; apply N.leb_gt; lia). apply IH. }
    pose proof (H (N.to_nat k) 0) as e. now rewrite N2Nat.id in e.
  Qed.
  Lemma added : let Q := changes_by here (map adding (inner_of g)) bare in
    all_fit k (gadget_size g) (map adding (inner_of g)) bare = true /\ same Q (picture (without_boundary_edges g)).
  Proof.
    rewrite inner_in_turn. destruct (add_all (length (inner_green g)) k bare) as [f (a & b & c)].
    - lia.
    - reflexivity.
    - split; [easy|]. split.
      + intros u v hu hv. rewrite inner_joined. fold k. apply N.ltb_lt in hu, hv. now rewrite hu, hv.
      + intros v hv. cbn. fold k. now replace (k <=? v) with false by (symmetry; now apply N.leb_gt).
    - split; [easy|]. split; [|split].
      + exact a.
      + intros u v hu hv. rewrite a in hu, hv. apply N.ltb_lt in hu, hv. now apply b.
      + intros v hv. rewrite a in hv. apply N.ltb_lt in hv. now apply c.
  Qed.
End Adding.

(** Two gadgets under names that agree on the boundary *)

Lemma within_renamed names names' A B k edge : NoDup names -> NoDup names' ->
  (forall i, vertex A i = true -> i < N.of_nat (length names)) -> (forall i, vertex B i = true -> i < N.of_nat (length names')) ->
  (forall i, i < k -> name_of names i = name_of names' i) ->
  (forall i, vertex A i = true -> edge (name_of names i) = (i <? k)) -> (forall i, vertex B i = true -> edge (name_of names' i) = (i <? k)) ->
  within A B (fun i => i <? k) -> within (placed names A) (placed names' B) edge.
Proof.
  intros d d' a b agree ea eb w s x t. apply (table_placed names d A (fun i => i <? k)) in t as (s' & -> & t); [|easy..].
  apply w in t. assert (forall i, In i s' -> i < k) as low.
  { destruct t as (t & _ & <- & _). intros i h. apply filter_In in h as [_ h]. now apply N.ltb_lt. }
  rewrite (map_ext_in _ (name_of names')) by (intros; now apply agree, low).
  apply (placed_table names' d' B (fun i => i <? k)); [easy..|]. revert t. apply table_vector. intros i _ h. apply N.ltb_lt in h. now rewrite agree.
Qed.

Lemma same_glue K D D' : same D D' -> same (glue K D) (glue K D').
Proof.
  intros (a & b & c). split; [intro; cbn; now rewrite a|]. split.
  - intros u v _ _. cbn. rewrite !a. destruct (vertex D' u) eqn:eu, (vertex D' v) eqn:ev; try easy. now rewrite b by (now rewrite a).
  - intros v _. cbn. rewrite !a. destruct (vertex D' v) eqn:ev; [|easy]. now rewrite c by (now rewrite a).
Qed.
Lemma same_host K K' D : same K K' -> same (glue K D) (glue K' D).
Proof.
  intros (a & b & c). split; [intro; cbn; now rewrite a|]. split.
  - intros u v _ _. cbn. rewrite !a. destruct (vertex K' u) eqn:eu, (vertex K' v) eqn:ev; try easy. now rewrite b by (now rewrite a).
  - intros v _. cbn. rewrite !a. destruct (vertex K' v) eqn:ev; [|easy]. now rewrite c by (now rewrite a).
Qed.
Lemma same_placed names P Q : same P Q -> same (placed names P) (placed names Q).
Proof.
  intros (a & b & c). split; [|split].
  - intro v. cbn. destruct (position_of names v); [apply a|easy].
  - intros u v. cbn. destruct (position_of names u), (position_of names v); try easy. apply b.
  - intros v. cbn. destruct (position_of names v); [apply c|easy].
Qed.

Section In_place.
  Variables (G : coloured_graph) (names : list N) (g other : gadget) (q : list N).
  Let n := N.of_nat (length names).
  Let k := boundary_size g.
  Let h := without_boundary_edges g.
  Hypothesis held : holds G names h.
  Hypothesis enough : n = gadget_size g + N.of_nat (length (inner_green other)).
  Hypothesis alike : boundary_size other = k.
  Hypothesis no_loops : loopless (gadget_edges other) = true.
  Hypothesis on_boundary : forall v, member q v = true -> v < k.
  Notation name := (name_of names).
  Notation beta := (behind_inner g).
  Definition of_other : list N := map (fun v => name (beta v)) (up_to (gadget_size other)).
  Notation name' := (name_of of_other).
  Let m := gadget_size other.
  Let named (l : list (N * N)) := map (fun e => (name (fst e), name (snd e))) l.
  Let K := without (map name (inner_of h)) G.
  Let K1 := toggle (named (boundary_edges g)) K.
  Let G0 := recolour (map name q) (toggle (named (boundary_edges other)) K1).

  Lemma good : proper h n = true.
  Proof.
    unfold proper, h. change (gadget_size (without_boundary_edges g)) with (gadget_size g). apply andb_true_iff. split; [apply N.leb_le; lia|].
    apply forallb_forall. intros e i. cbn in i. apply filter_In in i as [_ i]. unfold at_boundary in i. cbn [boundary_size without_boundary_edges].
    apply negb_true_iff, andb_false_iff in i. rewrite !N.ltb_ge in i. now rewrite orb_true_iff, !N.leb_le.
  Qed.
  Lemma small : k <= gadget_size g /\ gadget_size g <= n /\ k <= m /\ m = k + N.of_nat (length (inner_green other)).
  Proof. unfold m, gadget_size at 1 3 4, k. unfold gadget_size. rewrite alike. unfold k, gadget_size in *. lia. Qed.
  Lemma beta_below i : i < m -> beta i < n.
  Proof. intro l. pose proof small. unfold behind_inner. fold k. destruct (N.ltb_spec i k); lia. Qed.
  Lemma beta_low i : i < k -> beta i = i.
  Proof. intro l. unfold behind_inner. fold k. now destruct (N.ltb_spec i k); [|lia]. Qed.
  Lemma beta_boundary i : (beta i <? k) = (i <? k).
  Proof. pose proof small. unfold behind_inner. fold k. destruct (N.ltb_spec i k) as [l|l]; [now apply N.ltb_lt|]. apply N.ltb_ge. lia. Qed.
  Lemma beta_injective i j : beta i = beta j -> i = j.
  Proof. pose proof small. unfold behind_inner. fold k. destruct (N.ltb_spec i k), (N.ltb_spec j k); lia. Qed.
  Lemma other_length : N.of_nat (length of_other) = m.
  Proof. unfold of_other. rewrite map_length. apply up_to_length. Qed.
  Lemma other_name i : i < m -> name' i = name (beta i).
  Proof.
    intro l. unfold of_other. unfold name_of at 1. rewrite (nth_indep _ 0 (name (beta 0))).
    - now rewrite (map_nth (fun v => name (beta v))), up_to_nth.
    - pose proof other_length as e. unfold of_other in e. lia.
  Qed.
  Lemma names_different : NoDup names.
  Proof. now apply (different_names G names h). Qed.
  Lemma other_different : NoDup of_other.
  Proof.
    unfold of_other. rewrite <- (map_map beta name). apply NoDup_names; [apply names_different| |].
    - intros j i. apply in_map_iff in i as (v & <- & i). apply up_to_spec in i. now apply beta_below.
    - apply FinFun.Injective_map_NoDup; [exact beta_injective|apply up_to_NoDup].
  Qed.
  Lemma host_names i : i < n -> vertex K (name i) = (i <? k).
  Proof. apply (host_boundary G names h held good). Qed.
  Lemma host_other i : i < m -> vertex K (name' i) = (i <? k).
  Proof. intro l. rewrite other_name, host_names by (try easy; now apply beta_below). apply beta_boundary. Qed.

  Lemma before_shown : same G (glue K1 (placed names (picture g))).
  Proof.
    pose proof (held_shows G names h held good) as (e & _). apply (same_trans _ _ _ e).
    apply boundary_edges_to_host; [apply names_different|apply small|exact host_names].
  Qed.

  Lemma adds_named l : (forall v, In v l -> v < m) -> forall X,
    changes_by name (map (fun v => Add (beta v) (green (picture other) v) (map beta (filter (fun u => u <? v) (beside other v)))) l) X =
    changes_by name' (map (adding other) l) X.
  Proof.
    induction l as [|v l IH]; [easy|]. intros low X. cbn [map changes_by fold_left].
    replace (change_by name _ X) with (change_by name' (adding other v) X); [apply IH; intros; apply low; now right|].
    unfold adding, change_by. rewrite other_name by (apply low; now left). f_equal. rewrite map_map. apply map_ext_in.
    intros u i. apply filter_In in i as [i _]. apply filter_In in i as [i _]. apply up_to_spec in i. now apply other_name.
  Qed.
  Lemma after_shown : same (changes_by name (exchanged g other q) G) (glue K1 (placed of_other (recolour q (picture other)))).
  Proof.
    pose proof small as (ks & sn & km & ms).
    assert (forall i, i < m -> vertex G0 (name' i) = (i <? k)) as host by exact host_other.
    assert (changes_by name (exchanged g other q) G = changes_by name' (map (adding other) (inner_of other)) G0) as ->.
    { rewrite <- adds_named; [reflexivity|]. intros v i. apply filter_In in i as [i _]. now apply up_to_spec in i. }
    destruct (added other no_loops) as [fit made].
    assert (shows of_other k G0 (changes_by name' (map (adding other) (inner_of other)) G0)
      (changes_by here (map (adding other) (inner_of other)) (bare other))) as shown.
    { apply shows_changes; rewrite ?other_length; try easy; try apply other_different; [|now rewrite <- alike].
      split; [|split].
      - split; [|split].
        + intro v. cbn [glue vertex placed bare]. destruct (position_of of_other v) as [i|] eqn:p; [|now rewrite orb_false_r].
          apply position_some in p as [hi <-]. rewrite other_length in hi. rewrite host, alike by easy. now destruct (i <? k).
        + intros u v hu hv. cbn [glue vertex adjacent placed bare]. rewrite hu, hv. cbn [andb].
          destruct (position_of of_other u), (position_of of_other v); btauto.
        + intros v hv. cbn [glue vertex green placed bare]. rewrite hv. cbn [andb]. destruct (position_of of_other v); btauto.
      - intros i l. cbn in l. rewrite alike in l. apply N.ltb_lt in l. rewrite other_length. lia.
      - intros i l. cbn. rewrite alike. now apply N.ltb_lt. }
    destruct shown as (e & _). apply (same_trans _ _ _ e). clear e fit.
    apply (same_trans _ (glue G0 (placed of_other (picture (without_boundary_edges other))))); [apply same_glue, same_placed, made|].
    eapply same_trans; [apply boundary_edges_to_host; [apply other_different|rewrite other_length; unfold m; lia|]|].
    { intros i l. rewrite other_length in l. rewrite alike. now apply host. }
    assert (map (fun e => (name' (fst e), name' (snd e))) (boundary_edges other) = named (boundary_edges other)) as ->.
    { apply map_ext_in. intros [x y] i. apply filter_In in i as [_ i]. unfold at_boundary in i. cbn in *. rewrite andb_true_iff, !N.ltb_lt, alike in i.
      now rewrite !other_name, !beta_low by lia. }
    apply (same_trans _ (glue (recolour (map name q) K1) (placed of_other (picture other)))).
    { apply same_host. split; [easy|]. split; [|easy]. intros u v _ _. unfold G0. cbn [toggle recolour adjacent]. btauto. }
    split; [easy|]. split; [easy|]. intros v _. cbn [glue recolour green vertex placed].
    change (vertex K1) with (vertex K). destruct (position_of of_other v) as [i|] eqn:p.
    - apply position_some in p as [hi <-]. rewrite other_length in hi. rewrite host_other by easy.
      rewrite other_name by easy. destruct (N.ltb_spec i k) as [l|l].
      + rewrite beta_low by easy. rewrite (member_names names names_different); [| |fold n; lia].
        * change (vertex (picture other) i) with (i <? m). replace (i <? m) with true by (symmetry; now apply N.ltb_lt). cbn [andb]. btauto.
        * intros j hj. apply member_spec, on_boundary in hj. fold n. lia.
      + replace (member q i) with false; [cbn [andb]; btauto|]. symmetry. destruct (member q i) eqn:x; [|easy]. apply on_boundary in x. lia.
    - replace (member (map name q) v) with false; [btauto|]. symmetry. apply member_false. intro i. apply in_map_iff in i as (j & <- & hj).
      apply member_spec, on_boundary in hj. rewrite <- (beta_low j), <- other_name in p by lia.
      rewrite position_name in p; [easy|apply other_different|rewrite other_length; lia].
  Qed.

  Let A := picture g.
  Let B := recolour q (picture other).
  Lemma meet_names v : vertex K1 v = true -> vertex (placed names A) v = vertex (placed of_other B) v.
  Proof.
    pose proof small as (ks & sn & km & ms). change (vertex K1) with (vertex K). intro hv. cbn [placed vertex].
    destruct (position_of names v) as [i|] eqn:p.
    - apply position_some in p as [hi <-]. rewrite host_names in hv by easy. apply N.ltb_lt in hv.
      rewrite <- (beta_low i), <- other_name, position_name, beta_low; try easy; try apply other_different; rewrite ?other_length; try lia.
      change (vertex A i) with (i <? gadget_size g). change (vertex B i) with (i <? m). apply eq_true_iff_eq. rewrite !N.ltb_lt. lia.
    - destruct (position_of of_other v) as [i|] eqn:p'; [|easy]. apply position_some in p' as [hi <-].
      rewrite other_length in hi. rewrite other_name, position_name in p; try easy; [apply names_different|now apply beta_below].
  Qed.
  Lemma name_agrees i : i < k -> name i = name' i.
  Proof. intro l. pose proof small. now rewrite other_name, beta_low by lia. Qed.
  Lemma edge_names i : i < n -> vertex K1 (name i) && vertex (placed names A) (name i) = (i <? k).
  Proof.
    intro l. pose proof small. change (vertex K1) with (vertex K). rewrite host_names by easy. cbn [placed vertex].
    rewrite position_name by (try apply names_different; easy). change (vertex A i) with (i <? gadget_size g).
    apply eq_true_iff_eq. rewrite andb_true_iff, !N.ltb_lt. lia.
  Qed.
  Lemma edge_other i : i < m -> vertex K1 (name' i) && vertex (placed names A) (name' i) = (i <? k).
  Proof.
    intro l. rewrite other_name by easy. rewrite edge_names by now apply beta_below. apply beta_boundary.
  Qed.

  Theorem in_place :
    (within A B (fun i => i <? k) -> winnable G -> winnable (changes_by name (exchanged g other q) G)) /\
    (within B A (fun i => i <? k) -> winnable (changes_by name (exchanged g other q) G) -> winnable G).
  Proof.
    pose proof small as (ks & sn & km & ms).
    rewrite (same_winnable _ _ before_shown), (same_winnable _ _ after_shown).
    assert (forall i, vertex A i = true -> i < n) as below by (intros i l; apply N.ltb_lt in l; lia).
    assert (forall i, vertex B i = true -> i < m) as below' by (intros i l; now apply N.ltb_lt in l).
    split; intro w; apply exchange.
    - exact meet_names.
    - apply (within_renamed names of_other A B k); rewrite ?other_length; auto using names_different, other_different, name_agrees, edge_names, edge_other.
    - intros v hv. symmetry. now apply meet_names.
    - apply within_boundary with (fun v => vertex K1 v && vertex (placed names A) v).
      + intro v. destruct (vertex K1 v) eqn:e; [|easy]. now rewrite meet_names.
      + apply (within_renamed of_other names B A k); rewrite ?other_length; auto using names_different, other_different, edge_names, edge_other.
        intros i l. symmetry. now apply name_agrees.
  Qed.
End In_place.

(* A graph that holds a gadget without a table cannot be won. *)
Theorem unwinnable_in_place G names g : N.of_nat (length names) = gadget_size g + 0 -> holds G names (without_boundary_edges g) ->
  (forall s x, ~ table (picture g) (fun v => v <? boundary_size g) s x) -> ~ winnable G.
Proof.
  intros len held never w. pose proof (before_shown G names g (Gadget (boundary_size g) [] []) held len eq_refl) as e.
  apply (same_winnable _ _ e) in w as [t w]. apply winning_table in w. apply (table_placed names (different_names _ _ _ held) (picture g) (fun v => v <? boundary_size g)) in w as (s & _ & w).
  - exact (never _ _ w).
  - intros i h. apply N.ltb_lt in h. lia.
  - intros i h. apply N.ltb_lt in h. apply (edge_names G names g (Gadget (boundary_size g) [] []) held len eq_refl). lia.
Qed.
