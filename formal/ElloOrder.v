(* ELLO is about orders of the vertices: Proposition 1.1, Corollary 1.4 and Theorem 1.5 of the ELLO paper. *)
From Coq Require Import NArith List Bool Lia Permutation.
From Gamecert Require Import Plane Board Game.
From Gamecert.games Require Import Ello.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Section ElloOrder.
  Variable on : arena.
  Notation near := (neighbours on).

  (* Whether an odd number of the listed vertices have v as a neighbour (head of an arc). *)
  Fixpoint odd_before (l : list N) (v : N) : bool :=
    match l with [] => false | u :: l => xorb (N.testbit (near u) v) (odd_before l v) end.
  Lemma odd_before_app l k v : odd_before (l ++ k) v = xorb (odd_before l v) (odd_before k v).
  Proof. induction l; cbn; [now destruct (odd_before k v)|]. rewrite IHl.
    now destruct (N.testbit (near a) v), (odd_before l v), (odd_before k v). Qed.
  Lemma odd_before_rev l v : odd_before (rev l) v = odd_before l v.
  Proof. induction l; cbn; [easy|]. rewrite odd_before_app, IHl. cbn. rewrite xorb_false_r. apply xorb_comm. Qed.

  (* Played in this order, every vertex is green when its turn comes. *)
  Fixpoint green_in_turn (red : plane) (l : list N) : Prop :=
    match l with [] => True | v :: l => v ∉ red /\ green_in_turn (red △ near v) l end.

  Lemma green_in_turn_ext l : forall red red', (forall v, In v l -> N.testbit red v = N.testbit red' v) ->
    green_in_turn red l -> green_in_turn red' l.
  Proof.
    induction l as [|v l IH]; intros red red' h g; cbn in *; [easy|]. destruct g as [g1 g2]. split.
    - rewrite <- h; auto.
    - apply IH with (red △ near v); [|easy]. intros u i. rewrite !N.lxor_spec, h; auto.
  Qed.
  Lemma green_in_turn_spec l : forall red, green_in_turn red l <->
    forall l1 v l2, l = l1 ++ v :: l2 -> N.testbit red v = odd_before l1 v.
  Proof.
    induction l as [|v l IH]; intro red; cbn.
    - split; [|easy]. intros _ [|] ? ? e; discriminate.
    - rewrite IH. split.
      + intros [h g] [|u l1] w l2 e; cbn in e; injection e as -> ->; [easy|].
        specialize (g l1 w l2 eq_refl). rewrite N.lxor_spec in g. cbn. rewrite <- g.
        now destruct (N.testbit red w), (N.testbit (near u) w).
      + intro h. split; [now apply (h [] v l)|]. intros l1 w l2 e. subst.
        specialize (h (v :: l1) w l2 eq_refl). cbn in h. rewrite N.lxor_spec, h.
        now destruct (N.testbit (near v) w), (odd_before l1 w).
  Qed.

  Definition lists_plane (l : list N) (a : plane) : Prop := NoDup l /\ forall v, In v l <-> v ∈ a.

  (* An order of the vertices that are left, each with an even number of red and of neighbours before it. *)
  Theorem proposition_1_1 green (p : position (ello on green)) :
    winnable (ello on green) p <-> exists l, lists_plane l (fst p) /\ green_in_turn (snd p) l.
  Proof.
    split.
    - intro w. induction w as [[alive red] w|[alive red] v [_ i] w (l & (d & e) & g)]; cbn in *.
      + exists []. repeat split; try constructor; try easy. intro i. pose proof (proj1 (none_spec _) w v). congruence.
      + rewrite N.ldiff_spec, andb_true_iff, negb_true_iff in i. destruct i as [ia ir].
        assert (forall u, In u l <-> u ∈ alive /\ u <> v) as e'.
        { intro u. rewrite e, N.ldiff_spec, cell_spec, andb_true_iff, negb_true_iff, N.eqb_neq. intuition congruence. }
        exists (v :: l). repeat split.
        * constructor; [|easy]. rewrite e'. tauto.
        * intros [<-|i]; [easy|]. now apply e' in i.
        * intro i. destruct (N.eq_dec u v) as [->|n] || destruct (N.eq_dec v0 v) as [->|n]; [now left|right]. now apply e'.
        * easy.
        * apply green_in_turn_ext with (2 := g). intros u i. apply e in i. rewrite N.land_spec, i. apply andb_true_r.
    - destruct p as [alive red]. cbn. intros (l & h & g). revert alive red h g.
      induction l as [|v l IH]; intros alive red [d e] g.
      + apply goal. cbn. apply none_spec. intro v. destruct (N.testbit alive v) eqn:t; [|easy]. now apply e in t.
      + inversion d as [|v' l' n d']; subst. destruct g as [g1 g2].
        assert (v ∈ alive) as i by (apply e; now left). apply by_move with v.
        * split; cbn; [apply none_false; now exists v|]. now rewrite N.ldiff_spec, i, g1.
        * cbn. apply IH.
          -- split; [easy|]. intro u. rewrite N.ldiff_spec, cell_spec, andb_true_iff, negb_true_iff, N.eqb_neq, <- e. cbn.
             intuition congruence.
          -- apply green_in_turn_ext with (2 := g2). intros u j. rewrite N.land_spec.
             replace (N.testbit (alive ∖ cell v) u) with true; [now rewrite andb_true_r|].
             symmetry. rewrite N.ldiff_spec, cell_spec, andb_true_iff, negb_true_iff, N.eqb_neq, <- e. cbn.
             intuition congruence.
  Qed.

  Hypothesis no_loops : forall v, v ∉ near v.

  Lemma reversed l red : NoDup l -> green_in_turn red l ->
    forall red', (forall v, In v l -> N.testbit red' v = xorb (N.testbit red v) (odd_before l v)) ->
    green_in_turn red' (rev l).
  Proof.
    intros d g red' h. rewrite green_in_turn_spec in *. intros l1 v l2 e.
    assert (l = rev l2 ++ v :: rev l1) as e'.
    { rewrite <- (rev_involutive l), e, rev_app_distr. cbn. now rewrite <- app_assoc. }
    specialize (g _ _ _ e'). rewrite h by (rewrite e'; apply in_or_app; right; now left).
    rewrite g. rewrite e' at 1. rewrite odd_before_app. cbn. rewrite no_loops, !odd_before_rev.
    now destruct (odd_before l2 v), (odd_before l1 v).
  Qed.

  (* The colours of vertices of odd degree changed. *)
  Definition odd_degree : plane := sum_of_planes (map near (up_to (size on))).
  Definition reflection (green : plane) : plane := green △ odd_degree.

  Lemma odd_degree_spec l v : N.testbit (sum_of_planes (map near l)) v = odd_before l v.
  Proof. induction l; cbn; [apply N.bits_0|]. fold (sum_of_planes (map near l)). now rewrite N.lxor_spec, IHl. Qed.
  Lemma odd_before_perm l k v : Permutation l k -> odd_before l v = odd_before k v.
  Proof.
    intro p. induction p; cbn; [easy|now rewrite IHp| |congruence].
    now destruct (N.testbit (near x) v), (N.testbit (near y) v), (odd_before l v).
  Qed.
  Lemma up_to_NoDup n : NoDup (up_to n).
  Proof.
    unfold up_to. generalize (N.to_nat n) 0. intro k. induction k; intro i; cbn; constructor; [|easy].
    rewrite count_from_spec. lia.
  Qed.
  Lemma all_vertices_perm l : lists_plane l (vertices on) -> Permutation l (up_to (size on)).
  Proof.
    intros [d e]. apply NoDup_Permutation; [easy|apply up_to_NoDup|]. intro v.
    rewrite e, up_to_spec. unfold vertices. rewrite all_spec. apply N.ltb_lt.
  Qed.

  Lemma reflected_winnable green :
    winnable (ello on green) (start (ello on green)) ->
    winnable (ello on (reflection green)) (start (ello on (reflection green))).
  Proof.
    rewrite !proposition_1_1. cbn. intros (l & h & g). exists (rev l). destruct h as [d e]. split.
    - split; [now apply NoDup_rev|]. intro v. now rewrite <- in_rev.
    - apply reversed with (red := vertices on ∖ green); [easy|easy|]. intros v i.
      rewrite <- (odd_before_perm (up_to (size on)) l) by (symmetry; apply all_vertices_perm; now split).
      rewrite <- odd_degree_spec. fold odd_degree. unfold reflection. rewrite !N.ldiff_spec, N.lxor_spec.
      apply e in i. rewrite i. cbn. now destruct (N.testbit green v), (N.testbit odd_degree v).
  Qed.
  Theorem corollary_1_4 green :
    winnable (ello on green) (start (ello on green)) <-> winnable (ello on (reflection green)) (start (ello on (reflection green))).
  Proof.
    split; intro w; [now apply reflected_winnable|]. apply reflected_winnable in w. revert w.
    unfold reflection. now rewrite N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_r.
  Qed.

  (** A set that no edge leaves *)

  Variable part : plane.
  Hypothesis closed : forall u v, v ∈ near u -> N.testbit part u = N.testbit part v.

  Lemma odd_before_part l v : v ∈ part -> odd_before (filter (N.testbit part) l) v = odd_before l v.
  Proof.
    intro h. induction l as [|u l IH]; cbn; [easy|]. destruct (N.testbit part u) eqn:e; cbn; rewrite IH; [easy|].
    destruct (N.testbit (near u) v) eqn:t; [|now destruct (odd_before l v)]. apply closed in t. congruence.
  Qed.
  Lemma filter_split (f : N -> bool) l : forall l1 v l2, filter f l = l1 ++ v :: l2 ->
    f v = true /\ exists k1 k2, l = k1 ++ v :: k2 /\ filter f k1 = l1.
  Proof.
    induction l as [|u l IH]; intros l1 v l2 e; cbn in e; [now destruct l1|].
    destruct (f u) eqn:fu.
    - destruct l1 as [|w l1]; injection e as -> e.
      + split; [easy|]. now exists [], l.
      + apply IH in e as (fv & k1 & k2 & -> & <-). split; [easy|]. exists (w :: k1), k2. cbn. now rewrite fu.
    - apply IH in e as (fv & k1 & k2 & -> & <-). split; [easy|]. exists (u :: k1), k2. cbn. now rewrite fu.
  Qed.
  Lemma green_in_part red l : green_in_turn red l -> green_in_turn red (filter (N.testbit part) l).
  Proof.
    rewrite !green_in_turn_spec. intros h l1 v l2 e. apply filter_split in e as (i & k1 & k2 & -> & <-).
    rewrite odd_before_part by easy. now apply (h k1 v k2).
  Qed.
  Lemma part_listed l : lists_plane l (vertices on) -> (forall v, v ∈ part -> v < size on) ->
    lists_plane (filter (N.testbit part) l) part.
  Proof.
    intros [d e] h. split; [now apply NoDup_filter|]. intro v. rewrite filter_In, e. unfold vertices. rewrite all_spec.
    split; [easy|]. intro i. split; [|easy]. now apply N.ltb_lt, h.
  Qed.

  Theorem no_green_in_part green v : v ∈ part -> (forall u, u ∈ part -> u < size on) ->
    none (part ∩ green) = true -> ~ winnable (ello on green) (start (ello on green)).
  Proof.
    intros i b n. rewrite proposition_1_1. cbn. intros (l & h & g). apply green_in_part in g.
    apply part_listed in h as [_ e]; [|easy]. apply e in i.
    destruct (filter (N.testbit part) l) as [|u k]; [easy|]. destruct g as [g _].
    assert (u ∈ part) as iu by (apply e; now left). rewrite N.ldiff_spec in g. unfold vertices in g.
    rewrite all_spec, (proj2 (N.ltb_lt _ _) (b u iu)) in g. cbn in g. apply negb_false_iff in g.
    pose proof (proj1 (none_spec _) n u) as z. rewrite N.land_spec, iu, g in z. discriminate.
  Qed.

  (* The parity of the red vertices, and that of the edges between listed vertices. *)
  Fixpoint odd_reds (red : plane) (l : list N) : bool :=
    match l with [] => false | v :: l => xorb (N.testbit red v) (odd_reds red l) end.
  Fixpoint odd_near (v : N) (l : list N) : bool :=
    match l with [] => false | u :: l => xorb (N.testbit (near v) u) (odd_near v l) end.
  Fixpoint odd_size (l : list N) : bool :=
    match l with [] => false | v :: l => xorb (odd_near v l) (odd_size l) end.

  Lemma odd_reds_flip red v l : odd_reds (red △ near v) l = xorb (odd_reds red l) (odd_near v l).
  Proof.
    induction l as [|u l IH]; cbn; [easy|]. rewrite IH, N.lxor_spec.
    now destruct (N.testbit red u), (N.testbit (near v) u), (odd_reds red l), (odd_near v l).
  Qed.
  Lemma reds_are_edges l : forall red, green_in_turn red l -> odd_reds red l = odd_size l.
  Proof.
    induction l as [|v l IH]; intros red g; cbn in *; [easy|]. destruct g as [g1 g2]. apply IH in g2.
    rewrite odd_reds_flip in g2. rewrite g1, <- g2. now destruct (odd_reds red l), (odd_near v l).
  Qed.
  Hypothesis both_ways : forall u v, N.testbit (near u) v = N.testbit (near v) u.
  Lemma odd_near_perm v l k : Permutation l k -> odd_near v l = odd_near v k.
  Proof.
    intro p. induction p; cbn; [easy|now rewrite IHp| |congruence].
    now destruct (N.testbit (near v) x), (N.testbit (near v) y), (odd_near v l).
  Qed.
  Lemma odd_size_perm l k : Permutation l k -> odd_size l = odd_size k.
  Proof.
    intro p. induction p; cbn; [easy| | |congruence].
    - now rewrite IHp, (odd_near_perm x l l').
    - rewrite (both_ways y x). now destruct (N.testbit (near x) y), (odd_near x l), (odd_near y l), (odd_size l).
  Qed.
  Lemma odd_reds_perm red l k : Permutation l k -> odd_reds red l = odd_reds red k.
  Proof.
    intro p. induction p; cbn; [easy|now rewrite IHp| |congruence].
    now destruct (N.testbit red x), (N.testbit red y), (odd_reds red l).
  Qed.

  (* Of a game that can be won, in each part the number of red vertices is even or odd as that of edges. *)
  Theorem theorem_1_5 green : (forall u, u ∈ part -> u < size on) ->
    winnable (ello on green) (start (ello on green)) ->
    odd_reds (vertices on ∖ green) (members part) = odd_size (members part).
  Proof.
    intros b. rewrite proposition_1_1. cbn. intros (l & h & g). apply green_in_part, reds_are_edges in g.
    apply part_listed in h as [d e]; [|easy].
    assert (Permutation (filter (N.testbit part) l) (members part)) as p.
    { apply NoDup_Permutation; [easy|apply members_NoDup|]. intro v. now rewrite e, members_spec. }
    now rewrite <- (odd_reds_perm _ _ _ p), <- (odd_size_perm _ _ p).
  Qed.
End ElloOrder.
