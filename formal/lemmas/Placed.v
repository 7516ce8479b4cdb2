(* A gadget under its names in a graph: changes of the graph are changes of the gadget, and tables decide. *)
From Coq Require Import Bool Btauto Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.lemmas Require Import Exchange Tables.
From Gamecert.lemmas Require Import Gadgets.

Section Names.
  Variable names : list N.
  Hypothesis different : NoDup names.
  Let n := N.of_nat (length names).
  Let name := name_of names.

  Definition position_of (v : N) : option N := find (fun i => name i =? v) (up_to n).

  Lemma position_some v i : position_of v = Some i -> i < n /\ name i = v.
  Proof. intro h. apply find_some in h as [a b]. apply up_to_spec in a. now apply N.eqb_eq in b. Qed.
  Lemma name_injective i j : i < n -> j < n -> name i = name j -> i = j.
  Proof.
    intros a b e. apply (proj1 (NoDup_nth names 0) different) in e; lia.
  Qed.
  Lemma position_name i : i < n -> position_of (name i) = Some i.
  Proof.
    intro h. destruct (position_of (name i)) as [j|] eqn:e.
    - apply position_some in e as [a b]. f_equal. now apply name_injective.
    - exfalso. pose proof (find_none _ _ e i) as f.
      rewrite up_to_spec, N.eqb_refl in f. now apply f in h.
  Qed.
  Lemma name_in i : i < n -> In (name i) names.
  Proof. intro h. apply nth_In. lia. Qed.
  Lemma member_elsewhere l v : (forall j, In j l -> j < n) -> position_of v = None -> member (map name l) v = false.
  Proof.
    intros hl e. apply member_false. intro i. apply in_map_iff in i as (j & <- & h). now rewrite position_name in e by auto.
  Qed.
  Lemma same_name i j : i < n -> j < n -> (name i =? name j) = (i =? j).
  Proof. intros a b. apply eq_true_iff_eq. rewrite !N.eqb_eq. split; [now apply name_injective|now intros ->]. Qed.
  Lemma member_names l i : (forall j, In j l -> j < n) -> i < n -> member (map name l) (name i) = member l i.
  Proof.
    intros hl hi. unfold member. induction l as [|j l IH]; cbn [map existsb]; [easy|].
    rewrite IH by (intros; apply hl; now right). rewrite same_name; [easy|easy|]. apply hl. now left.
  Qed.
  Lemma not_name v j : j < n -> position_of v = None -> (v =? name j) = false.
  Proof. intros h e. apply N.eqb_neq. intros ->. now rewrite position_name in e. Qed.
  Lemma pair_names i j (e : N * N) : i < n -> j < n -> fst e < n -> snd e < n ->
    same_pair (name i) (name j) (name (fst e), name (snd e)) = same_pair i j e.
  Proof.
    destruct e as [x y]. cbn. intros. now rewrite !same_name.
  Qed.

  (* The gadget P under its names. *)
  Definition placed (P : coloured_graph) : coloured_graph := Coloured
    (fun v => match position_of v with Some i => vertex P i | None => false end)
    (fun u v => match position_of u, position_of v with Some i, Some j => adjacent P i j | _, _ => false end)
    (fun v => match position_of v with Some i => green P i | None => false end).

  Lemma odd_before_placed P t i : (forall j, In j t -> j < n) -> i < n ->
    odd_before (placed P) (map name t) (name i) = odd_before P t i.
  Proof.
    intros ht hi. induction t as [|j t IH]; cbn; [easy|].
    assert (j < n) as hj by (apply ht; now left). rewrite !position_name by easy.
    rewrite IH by (intros; apply ht; now right).
    replace (name j =? name i) with (j =? i); [easy|]. apply eq_true_iff_eq. rewrite !N.eqb_eq.
    split; [now intros ->|now apply name_injective].
  Qed.
  Lemma named t : (forall v, In v t -> position_of v <> None) ->
    exists t', t = map name t' /\ forall i, In i t' -> i < n.
  Proof.
    induction t as [|v t IH]; intro h; [now exists []|].
    destruct IH as (t' & -> & i'); [intros; apply h; now right|].
    destruct (position_of v) as [i|] eqn:e; [|now destruct (h v (or_introl eq_refl))].
    apply position_some in e as [a <-]. exists (i :: t'). split; [easy|]. intros j [<-|hj]; auto.
  Qed.
  Lemma name_In t i : (forall j, In j t -> j < n) -> i < n -> In (name i) (map name t) <-> In i t.
  Proof. intros ht hi. rewrite <- !member_spec. now rewrite member_names. Qed.
  Lemma NoDup_names t : (forall j, In j t -> j < n) -> NoDup t -> NoDup (map name t).
  Proof.
    induction t as [|i t IH]; cbn; [constructor|]. intros h d. apply NoDup_cons_iff in d as [d1 d2].
    constructor; [|apply IH; auto]. rewrite name_In; auto.
  Qed.

  Section Table.
    Variables (P : coloured_graph) (boundary edge : N -> bool).
    Hypothesis below : forall i, vertex P i = true -> i < n.
    Hypothesis at_names : forall i, vertex P i = true -> edge (name i) = boundary i.

    Lemma filter_names t : (forall i, In i t -> vertex P i = true) -> filter edge (map name t) = map name (filter boundary t).
    Proof.
      induction t as [|i t IH]; cbn; [easy|]. intro h. rewrite at_names by (apply h; now left).
      rewrite IH by auto. now destruct (boundary i).
    Qed.

    Lemma table_placed s x : table (placed P) edge s x ->
      exists s', s = map name s' /\ table P boundary s' (fun i => x (name i)).
    Proof.
      intros (t & [nt it] & f & inner & at_edge). destruct (named t) as (t' & -> & ht).
      { intros v h. apply it in h. cbn in h. now destruct (position_of v). }
      assert (orders P t') as o.
      { split; [now apply NoDup_map_inv in nt|]. intro i. split; intro h.
        - specialize (it (name i)). rewrite name_In in it by auto. apply it in h as h'. cbn in h'.
          now rewrite position_name in h' by auto.
        - specialize (it (name i)). pose proof (below i h). rewrite name_In in it by auto. apply it. cbn.
          now rewrite position_name. }
      exists (filter boundary t'). split; [rewrite <- f; apply filter_names; intros; now apply o|].
      exists t'. split; [easy|]. split; [easy|].
      assert (forall i, vertex P i = true -> vertex (placed P) (name i) = true /\ green (placed P) (name i) = green P i) as v.
      { intros i h. cbn. rewrite position_name; auto. }
      split; intros i h e; destruct (v i h) as [vi gi].
      - pose proof (inner (name i) vi) as r. rewrite at_names in r by easy. specialize (r e). unfold right in *.
        now rewrite odd_before_placed, gi in r by auto.
      - pose proof (at_edge (name i) vi) as r. rewrite at_names in r by easy. specialize (r e).
        now rewrite odd_before_placed, gi in r by auto.
    Qed.

    Lemma placed_table s x : table P boundary s (fun i => x (name i)) -> table (placed P) edge (map name s) x.
    Proof.
      intros (t & [nt it] & f & inner & at_edge). exists (map name t).
      assert (forall i, In i t -> i < n) as ht by (intros i h; now apply below, it).
      split; [split|split; [|split]].
      - now apply NoDup_names.
      - intro v. cbn. destruct (position_of v) as [i|] eqn:e.
        + apply position_some in e as [hi <-]. now rewrite name_In.
        + split; [|easy]. intro h. apply in_map_iff in h as (i & <- & h). now rewrite position_name in e by auto.
      - rewrite filter_names by (intros; now apply it). now f_equal.
      - intro v. cbn. destruct (position_of v) as [i|] eqn:e; [|easy]. apply position_some in e as [hi <-]. intros h hb.
        rewrite at_names in hb by easy. unfold right. rewrite odd_before_placed by auto. cbn. rewrite position_name by easy.
        now apply inner.
      - intro v. cbn. destruct (position_of v) as [i|] eqn:e; [|easy]. pose proof e as e'.
        apply position_some in e as [hi <-]. intros h hb. rewrite at_names in hb by easy.
        rewrite odd_before_placed by auto. now apply at_edge.
    Qed.
  End Table.

  Lemma within_placed P P' (k : N) (edge : N -> bool) :
    (forall i, vertex P i = true -> i < n) -> (forall i, vertex P' i = true -> i < n) ->
    (forall i, i < n -> edge (name i) = (i <? k)) ->
    within P P' (fun i => i <? k) -> within (placed P) (placed P') edge.
  Proof.
    intros b b' e w s x h. apply (table_placed P (fun i => i <? k)) in h as (s' & -> & h); auto.
    apply (placed_table P' (fun i => i <? k)); auto.
  Qed.

  (** Changes of the graph are changes of the gadget *)

  Section Host.
    Variables (k : N) (K : coloured_graph).
    Hypothesis small : k <= n.
    Hypothesis host : forall i, i < n -> vertex K (name i) = (i <? k).

    Definition shows (G P : coloured_graph) : Prop :=
      same G (glue K (placed P)) /\ (forall i, vertex P i = true -> i < n) /\ (forall i, i < k -> vertex P i = true).

    (* Edges, or arcs, that are turned: touch u v e if e is one from u to v. *)
    Lemma toggled_glue (touch : N -> N -> N * N -> bool) l P :
      (forall i j e, i < n -> j < n -> fst e < n -> snd e < n -> touch (name i) (name j) (name (fst e), name (snd e)) = touch i j e) ->
      (forall u v e, touch u v e = true -> u = fst e /\ v = snd e \/ u = snd e /\ v = fst e) ->
      forallb (fun e => (fst e <? n) && vertex P (fst e) && (snd e <? n) && vertex P (snd e)) l = true ->
      let toggled l G := Coloured (vertex G) (fun u v => xorb (adjacent G u v) (existsb (touch u v) l)) (green G) in
      same (toggled (map (fun e => (name (fst e), name (snd e))) l) (glue K (placed P)))
        (glue K (placed (toggled (map (fun e => (fst e, snd e)) l) P))).
    Proof.
      intros alike ends f.
      assert (forall e, In e l -> fst e < n /\ snd e < n /\ vertex P (fst e) = true /\ vertex P (snd e) = true) as hl.
      { intros e h. rewrite forallb_forall in f. apply f in h. rewrite !andb_true_iff, !N.ltb_lt in h. tauto. }
      clear f. split; [easy|]. split; [|easy]. intros u v _ _. cbn.
      assert (forall i j, i < n -> j < n -> existsb (touch (name i) (name j)) (map (fun e => (name (fst e), name (snd e))) l)
        = existsb (touch i j) (map (fun e => (fst e, snd e)) l)) as both.
      { intros i j hi hj. induction l as [|e l' IH]; cbn [existsb map]; [easy|]. rewrite IH by (intros; apply hl; now right).
        destruct (hl e (or_introl eq_refl)) as (a & b & _). rewrite alike by easy. now destruct e. }
      assert (forall u v, position_of u = None \/ position_of v = None ->
        existsb (touch u v) (map (fun e => (name (fst e), name (snd e))) l) = false) as neither.
      { clear both. intros x y h. induction l as [|e l' IH]; cbn [existsb map]; [easy|]. rewrite IH by (intros; apply hl; now right).
        rewrite orb_false_r. destruct (hl e (or_introl eq_refl)) as (a & b & _). destruct (touch _ _ _) eqn:s; [|easy].
        apply ends in s. cbn in s. destruct h as [h|h], s as [[-> ->]|[-> ->]]; now rewrite position_name in h. }
      destruct (position_of u) as [i|] eqn:eu, (position_of v) as [j|] eqn:ev; rewrite ?neither by auto; try btauto.
      apply position_some in eu as [hi <-], ev as [hj <-]. rewrite both by easy.
      destruct (existsb (touch i j) (map (fun e => (fst e, snd e)) l)) eqn:s; [|now rewrite !xorb_false_r].
      apply existsb_exists in s as (e' & he & s). apply in_map_iff in he as (e & <- & he).
      apply ends in s. cbn in s. destruct (hl e he) as (_ & _ & a & b).
      destruct s as [[-> ->]|[-> ->]]; rewrite a, b; btauto.
    Qed.

    Lemma change_glue c P : (forall i, vertex P i = true -> i < n) -> fits k n c P = true ->
      same (change_by name c (glue K (placed P))) (glue K (placed (change_by here c P))).
    Proof.
      intros below f. destruct c as [l|l|l|x is_green l|x|l]; cbn [change_by fits] in *; unfold here; rewrite ?map_id.
      - assert (forall i, In i l -> i < n /\ k <= i) as hl.
        { intros i h. rewrite forallb_forall in f. apply f in h. now rewrite andb_true_iff, N.ltb_lt, N.leb_le in h. }
        assert (forall i, In i l -> i < n) as hn by (intros; now apply hl).
        assert (forall v, vertex (without (map name l) (glue K (placed P))) v = vertex (glue K (placed (without l P))) v) as e.
        { intro v. cbn. destruct (position_of v) as [i|] eqn:e.
          - apply position_some in e as [hi <-]. rewrite member_names, host by auto. destruct (member l i) eqn:m.
            + apply member_spec, hl in m as [_ m]. replace (i <? k) with false by (symmetry; now apply N.ltb_ge).
              now destruct (vertex P i).
            + cbn. now rewrite !andb_true_r.
          - rewrite member_elsewhere by auto. cbn. now rewrite andb_true_r. }
        split; [easy|]. split.
        + intros u v hu hv. cbn in *. destruct (position_of u) as [i|] eqn:eu, (position_of v) as [j|] eqn:ev; try easy.
          * apply position_some in eu as [hi <-], ev as [hj <-]. rewrite member_names in hu, hv by auto.
            apply andb_prop in hu as [_ hu], hv as [_ hv]. now rewrite hu, hv, !andb_true_r.
          * btauto.
        + intros v hv. cbn in *. destruct (position_of v) as [i|] eqn:ev; [|easy].
          apply position_some in ev as [hi <-]. rewrite member_names in hv by auto.
          apply andb_prop in hv as [_ hv]. now rewrite hv, !andb_true_r.
      - assert (forall i, In i l -> i < n /\ vertex P i = true) as hl.
        { intros i h. rewrite forallb_forall in f. apply f in h. now rewrite andb_true_iff, N.ltb_lt in h. }
        assert (forall i, In i l -> i < n) as hn by (intros; now apply hl).
        split; [easy|]. split; [easy|]. intros v _. cbn. destruct (position_of v) as [i|] eqn:e.
        + apply position_some in e as [hi <-]. rewrite member_names by auto. destruct (member l i) eqn:m.
          * apply member_spec, hl in m as [_ ->]. btauto.
          * now rewrite !xorb_false_r.
        + rewrite member_elsewhere by auto. btauto.
      - apply (toggled_glue same_pair); [exact pair_names| |exact f]. intros u v [x y]. cbn.
        rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq. tauto.
      - rewrite !andb_true_iff, negb_true_iff, N.ltb_lt, N.leb_le in f. destruct f as [[[hx kx] px] f].
        assert (forall i, In i l -> i < n /\ vertex P i = true) as hl.
        { intros i h. rewrite forallb_forall in f. apply f in h. now rewrite andb_true_iff, N.ltb_lt in h. }
        assert (forall i, In i l -> i < n) as hn by (intros; now apply hl).
        assert (forall i, member l i = true -> vertex P i = true) as ml by (intros i h; now apply hl, member_spec).
        assert (vertex K (name x) = false) as kf by (rewrite host by easy; now apply N.ltb_ge).
        split; [|split].
        + intro v. cbn. destruct (position_of v) as [i|] eqn:e.
          * apply position_some in e as [hi <-]. rewrite same_name by easy. btauto.
          * rewrite not_name by easy. easy.
        + intros u v _ _. cbn. destruct (position_of u) as [i|] eqn:eu, (position_of v) as [j|] eqn:ev.
          * apply position_some in eu as [hi <-], ev as [hj <-]. rewrite !same_name, !member_names by auto.
            destruct (N.eqb_spec i x) as [->|ni].
            -- rewrite kf. cbn. destruct (member l j) eqn:m; [|btauto]. rewrite (ml j m). btauto.
            -- destruct (N.eqb_spec j x) as [->|nj]; cbn; [|easy].
               rewrite kf. destruct (member l i) eqn:m; [rewrite (ml i m)|]; btauto.
          * apply position_some in eu as [hi <-]. rewrite same_name, not_name, member_elsewhere by auto.
            destruct (N.eqb_spec i x) as [->|ni]; [rewrite kf|]; btauto.
          * apply position_some in ev as [hj <-]. rewrite same_name, not_name, member_elsewhere by auto.
            destruct (N.eqb_spec j x) as [->|nj]; [rewrite kf|]; btauto.
          * rewrite !not_name by auto. btauto.
        + intros v _. cbn. destruct (position_of v) as [i|] eqn:ev.
          * apply position_some in ev as [hi <-]. rewrite same_name by auto.
            destruct (N.eqb_spec i x) as [->|ni]; [rewrite kf|]; cbn; btauto.
          * now rewrite not_name by auto.
      - rewrite !andb_true_iff, N.ltb_lt, N.leb_le in f. destruct f as [[hx kx] px].
        assert (vertex K (name x) = false) as kf by (rewrite host by easy; now apply N.ltb_ge).
        split; [|split].
        + intro v. cbn. destruct (position_of v) as [i|] eqn:e.
          * apply position_some in e as [hi <-]. rewrite same_name by easy.
            destruct (N.eqb_spec i x) as [->|ni]; [rewrite kf|]; btauto.
          * rewrite not_name by easy. btauto.
        + intros u v hu hv. cbn in *. destruct (position_of u) as [i|] eqn:eu, (position_of v) as [j|] eqn:ev; try easy.
          * apply position_some in eu as [hi <-], ev as [hj <-]. rewrite same_name in hu, hv by easy.
            apply andb_prop in hu as [_ hu], hv as [_ hv]. now rewrite hu, hv, !andb_true_r.
          * btauto.
        + intros v hv. cbn in *. rewrite (position_name x), kf, px by easy.
          destruct (position_of v) as [i|] eqn:ev; [|btauto].
          apply position_some in ev as [hi <-]. rewrite same_name in hv by easy.
          apply andb_prop in hv as [_ hv]. rewrite hv. btauto.
      - apply (toggled_glue (fun u v e => (u =? fst e) && (v =? snd e))); [| |exact f].
        + intros i j e hi hj a b. cbn. now rewrite !same_name.
        + intros u v e. rewrite andb_true_iff, !N.eqb_eq. tauto.
    Qed.

    Lemma same_change c G H : same G H -> (forall x, c = Play x -> vertex G (name x) = true) ->
      same (change_by name c G) (change_by name c H).
    Proof.
      intros (a & b & d) hx. destruct c as [l|l|l|x is_green l|x|l]; cbn.
      - split; [intro; cbn; now rewrite a|]. split; cbn; intros; rewrite andb_true_iff in *; [now apply b|now apply d].
      - split; [easy|]. split; cbn; intros; [now apply b|now rewrite d].
      - split; [easy|]. split; cbn; intros; [now rewrite b|now apply d].
      - split; [intro; cbn; now rewrite a|]. split; cbn; intros.
        + destruct (u =? name x), (v =? name x); cbn in *; try easy. now apply b.
        + destruct (v =? name x); cbn in *; [easy|]. now apply d.
      - now apply same_play; [apply hx|].
      - split; [easy|]. split; cbn; intros; [now rewrite b|now apply d].
    Qed.

    Lemma shows_change c G P : shows G P -> fits k n c P = true -> shows (change_by name c G) (change_by here c P).
    Proof.
      intros (e & below & there) f. split; [|split].
      - apply same_trans with (change_by name c (glue K (placed P))); [|now apply change_glue].
        apply same_change; [easy|]. intros x ->. rewrite (proj1 e). cbn in *.
        rewrite !andb_true_iff, N.ltb_lt in f. destruct f as [[h _] v]. rewrite position_name by easy. now rewrite v, orb_true_r.
      - intros i. specialize (below i). destruct c as [l|l|l|x is_green l|x|l]; cbn in *; intro h; try now apply below.
        + apply andb_prop in h as [h _]. now apply below.
        + apply orb_prop in h as [h|h]; [|now apply below]. apply N.eqb_eq in h. unfold here in *. subst.
          rewrite !andb_true_iff, N.ltb_lt in f. tauto.
        + apply andb_prop in h as [h _]. now apply below.
      - intros i h. specialize (there i h). destruct c as [l|l|l|x is_green l|x|l]; cbn in *; try easy.
        + rewrite there. cbn. apply negb_true_iff, member_false. unfold here. rewrite map_id. intro m.
          rewrite forallb_forall in f. apply f in m. rewrite andb_true_iff, N.leb_le in m. lia.
        + rewrite there. apply orb_true_r.
        + rewrite there. cbn. apply negb_true_iff, N.eqb_neq. rewrite !andb_true_iff, N.leb_le in f. unfold here. lia.
    Qed.
    Lemma shows_changes l : forall G P, shows G P -> all_fit k n l P = true ->
      shows (changes_by name l G) (changes_by here l P).
    Proof.
      induction l as [|c l IH]; cbn; [easy|]. intros G P s f. apply andb_prop in f as [f1 f2].
      apply IH; [now apply shows_change|easy].
    Qed.

    Lemma shown_on_board G P : shows G P -> on_board k n P.
    Proof. now intros (_ & a & b). Qed.

    Theorem winnable_inside G H P P' : shows G P -> shows H P' -> within P P' (fun i => i <? k) -> winnable G -> winnable H.
    Proof.
      intros s s' t. pose proof (shown_on_board _ _ s) as b. pose proof (shown_on_board _ _ s') as b'.
      destruct s as (e & _), s' as (e' & _). rewrite (same_winnable _ _ e), (same_winnable _ _ e').
      apply exchange.
      - intros v hv. cbn. destruct (position_of v) as [i|] eqn:p; [|easy]. apply position_some in p as [hi <-].
        rewrite host in hv by easy. apply N.ltb_lt in hv. now rewrite (proj2 b), (proj2 b').
      - apply within_placed with k; [apply b|apply b'| |easy].
        intros i hi. cbn. rewrite host, position_name by easy. destruct (N.ltb_spec i k) as [h|h]; [|easy]. now apply (proj2 b).
    Qed.
    Corollary winnable_within G H P P' : shows G P -> shows H P' -> table_within k n P P' = true -> winnable G -> winnable H.
    Proof. intros s s' t. apply (winnable_inside G H P P' s s'), table_within_sound with n; [now apply shown_on_board with G|now apply shown_on_board with H|easy]. Qed.
    Theorem not_winnable G P : shows G P -> table_empty k n P = true -> ~ winnable G.
    Proof.
      intros s t w. pose proof (shown_on_board _ _ s) as b. destruct s as (e & _). apply (same_winnable _ _ e) in w as [o w].
      apply winning_table in w. apply (table_placed P (fun i => i <? k)) in w as (s & _ & w).
      - now apply (table_empty_sound k n P b t) in w.
      - apply b.
      - intros i hi. pose proof (proj1 b i hi). cbn. rewrite host, position_name by easy. rewrite hi. apply andb_true_r.
    Qed.

    Lemma shown G P x : shows G P -> x < n -> k <= x -> vertex P x = true ->
      vertex G (name x) = true /\ green G (name x) = green P x.
    Proof.
      intros ((a & _ & d) & _) hx kx px.
      assert (vertex K (name x) = false) as kf by (rewrite host by easy; now apply N.ltb_ge).
      assert (vertex G (name x) = true) as v by (rewrite a; cbn; rewrite position_name by easy; now rewrite px, orb_true_r).
      split; [easy|]. rewrite d by easy. cbn. rewrite position_name, kf, px by easy. now destruct (green P x).
    Qed.

    Lemma played_first moves : forall G P, shows G P -> playable k n moves P = true ->
      winnable (changes_by name (map Play moves) G) -> exists s, wins_by G (map name moves ++ s).
    Proof.
      induction moves as [|x moves IH]; cbn [map app changes_by fold_left playable]; intros G P sh f w; [easy|].
      apply andb_prop in f as [f f2]. apply andb_prop in f as [f1 g].
      destruct (IH (play (name x) G) (play x P)) as [s w']; [now apply (shows_change (Play x))|easy|easy|].
      cbn in f1. rewrite !andb_true_iff, N.ltb_lt, N.leb_le in f1. destruct f1 as [[hx kx] px].
      destruct (shown G P x sh hx kx px) as [v c]. exists s. cbn. now rewrite v, c, g.
    Qed.

    Lemma degree_shown G P x s : shows G P -> x < n -> k <= x -> vertex P x = true ->
      orders (without [name x] G) s -> odd_all G s (name x) = odd_degree n P x.
    Proof.
      intros sh hx kx px [ns is]. rewrite odd_all_filter. unfold odd_degree. f_equal. f_equal.
      pose proof (shown G P x sh hx kx px) as [v _]. destruct sh as ((a & b & _) & below & _).
      assert (vertex K (name x) = false) as kf by (rewrite host by easy; now apply N.ltb_ge).
      rewrite <- (map_length name (filter _ (up_to n))). apply Permutation_length, NoDup_Permutation.
      - now apply NoDup_filter.
      - apply NoDup_names; [|apply NoDup_filter, up_to_NoDup]. intros j h. now apply filter_In, proj1, up_to_spec in h.
      - intro u. rewrite filter_In, is, in_map_iff. cbn. rewrite orb_false_r. split.
        + intros [h ad]. apply andb_prop in h as [hu ux]. rewrite b in ad by easy. cbn in ad.
          rewrite kf, andb_false_r, xorb_false_l, position_name in ad by easy.
          destruct (position_of u) as [j|] eqn:e; [|easy]. apply position_some in e as [hj <-]. exists j. split; [easy|].
          apply filter_In. split; [now apply up_to_spec|]. rewrite same_name in ux by easy. rewrite px, andb_true_r in ad.
          apply andb_prop in ad as [-> ->]. now rewrite ux.
        + intros (j & <- & h). apply filter_In in h as [hj h]. apply up_to_spec in hj.
          rewrite !andb_true_iff in h. destruct h as [[pj jx] ad].
          assert (vertex G (name j) = true) as vj by (rewrite a; cbn; rewrite position_name by easy; now rewrite pj, orb_true_r).
          rewrite same_name, vj, jx by easy. split; [easy|]. rewrite b by easy. cbn. rewrite kf, !position_name, pj, px, ad by easy.
          now rewrite andb_false_r.
    Qed.

    Lemma played_last moves : forall G P, shows G P -> playable_last k n moves P = true ->
      winnable (changes_by name (map (fun x => Without [x]) moves) G) -> exists s, wins_by G (s ++ rev (map name moves)).
    Proof.
      induction moves as [|x moves IH]; cbn [map app changes_by fold_left playable_last rev]; intros G P sh f w.
      - destruct w as [s w]. exists s. now rewrite app_nil_r.
      - apply andb_prop in f as [f f2]. apply andb_prop in f as [f1 g].
        cbn in f1. rewrite !andb_true_iff, N.ltb_lt, N.leb_le in f1. destruct f1 as [[hx kx] px].
        destruct (IH (without [name x] G) (without [x] P)) as [s w'].
        + apply (shows_change (Without [x])); [easy|]. cbn. rewrite andb_true_r, andb_true_iff, N.ltb_lt, N.leb_le. easy.
        + easy.
        + easy.
        + exists s. rewrite app_assoc. set (t := s ++ rev (map name moves)) in *.
          apply winning_orders in w' as [o r]. destruct (shown G P x sh hx kx px) as [v c].
          assert (~ In (name x) t) as nx by (intro h; apply o in h; cbn in h; now rewrite N.eqb_refl, andb_false_r in h).
          assert (forall u, In u (t ++ [name x]) <-> vertex G u = true) as all.
          { intro u. rewrite in_app_iff, (proj2 o). cbn. rewrite orb_false_r, andb_true_iff, negb_true_iff, N.eqb_neq. split.
            - now intros [[h _]|[<-|[]]].
            - intro h. destruct (N.eq_dec u (name x)) as [->|d]; [right; now left|now left]. }
          apply winning_orders. split.
          * split; [|easy]. apply NoDup_end. now split; [apply o|].
          * intros u h. unfold right. destruct (N.eq_dec u (name x)) as [->|d].
            -- rewrite odd_before_end, c, (degree_shown G P) by easy. easy.
            -- apply all, in_app_or in h as [h|[h|[]]]; [|congruence]. rewrite odd_before_inside by easy.
               rewrite (odd_before_same G (without [name x] G)) by easy. apply (r u). now apply o.
    Qed.
  End Host.
End Names.
