(* Lemmas about all graphs that hold a gadget, proved by tables: what printed lemmas are proved with. *)
From Gamecert.lemmas Require Export Gadgets.
From Coq Require Import Bool Btauto Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.lemmas Require Import Exchange Tables.
From Gamecert.lemmas Require Import Placed.

(** Graphs that hold a gadget *)

Lemma same_pair_sym u v e : same_pair u v e = same_pair v u e.
Proof. destruct e as [x y]. cbn. btauto. Qed.

Section Holding.
  Variables (G : coloured_graph) (names : list N) (g : gadget).
  Notation n := (N.of_nat (length names)).
  Let k := boundary_size g.
  Notation name := (name_of names).
  Hypothesis held : holds G names g.
  Hypothesis good : proper g n = true.
  Let K := without (map name (inner_of g)) G.

  Lemma inner_spec i : In i (inner_of g) <-> k <= i /\ i < gadget_size g.
  Proof. unfold inner_of. rewrite filter_In, up_to_spec, N.leb_le. unfold k. tauto. Qed.
  Lemma sizes : k <= gadget_size g /\ gadget_size g <= n.
  Proof.
    split; [unfold gadget_size, k; lia|]. unfold proper in good. apply andb_prop in good as [h _]. now apply N.leb_le.
  Qed.
  Lemma held_vertex i : i < n -> vertex G (name i) = (i <? gadget_size g).
  Proof.
    intro h. destruct held as (_ & _ & old & young & _). destruct (N.ltb_spec i (gadget_size g)) as [l|l].
    - apply old, in_map, up_to_spec. easy.
    - apply young. unfold name, name_of. replace (N.to_nat i) with (N.to_nat (gadget_size g) + (N.to_nat i - N.to_nat (gadget_size g)))%nat by lia.
      rewrite <- (firstn_skipn (N.to_nat (gadget_size g)) names) at 1.
      rewrite app_nth2; rewrite firstn_length; pose proof sizes; [|lia].
      apply nth_In. rewrite skipn_length. lia.
  Qed.
  Lemma held_inner i : k <= i -> i < gadget_size g ->
    neighbours G (name i) (map name (beside g i)) /\ green G (name i) = green (picture g) i.
  Proof.
    intros a b. assert (In i (inner_of g)) as h by (now apply inner_spec).
    destruct held as (_ & _ & _ & _ & all). revert h all. induction (inner_of g) as [|j l IH]; cbn; [easy|].
    intros [->|h] (c & d & e); [easy|]. now apply IH.
  Qed.

  Lemma different_names : NoDup names.
  Proof. now destruct held as (_ & d & _). Qed.

  Lemma host_boundary i : i < n -> vertex K (name i) = (i <? k).
  Proof.
    intro h. cbn. rewrite held_vertex by easy. rewrite member_names; [|apply different_names| |easy].
    - destruct (N.ltb_spec i (gadget_size g)) as [l|l].
      + destruct (N.ltb_spec i k) as [m|m]; cbn.
        * apply negb_true_iff, member_false. rewrite inner_spec. lia.
        * apply negb_false_iff, member_spec, inner_spec. lia.
      + cbn. symmetry. apply N.ltb_ge. pose proof sizes. lia.
    - intros j hj. apply inner_spec in hj. pose proof sizes. lia.
  Qed.

  Lemma beside_spec i j : j < gadget_size g -> In j (beside g i) <-> adjacent (picture g) i j = true.
  Proof. intro h. unfold beside. rewrite filter_In, up_to_spec. tauto. Qed.

  Lemma held_inner_adjacent i u : k <= i -> i < gadget_size g -> vertex G u = true -> adjacent G (name i) u =
    match position_of names u with Some j => adjacent (picture g) i j | None => false end.
  Proof.
    intros a b hu. apply eq_true_iff_eq. destruct (held_inner i a b) as [h _]. rewrite (h u hu). clear h.
    pose proof sizes. pose proof different_names.
    assert (forall j, In j (beside g i) -> j < n) as hl.
    { intros j h. apply filter_In in h as [h _]. apply up_to_spec in h. lia. }
    destruct (position_of names u) as [j|] eqn:e.
    - apply position_some in e as [hj <-]. rewrite held_vertex in hu by easy. apply N.ltb_lt in hu.
      rewrite name_In by auto. now apply beside_spec.
    - split; [|easy]. intro h. apply in_map_iff in h as (j & <- & h). now rewrite position_name in e by auto.
  Qed.

  Lemma held_shows : shows names k K G (picture g).
  Proof.
    pose proof sizes as [s1 s2]. pose proof different_names as d.
    assert (forall v, position_of names v = None -> vertex K v = vertex G v) as out.
    { intros v e. cbn. rewrite (member_elsewhere names d); [apply andb_true_r| |easy]. intros j hj. apply inner_spec in hj. lia. }
    assert (forall u v, adjacent G u v = adjacent G v u) as sym by now destruct held as ((_ & h) & _).
    assert (forall i j, adjacent (picture g) i j = adjacent (picture g) j i) as psym.
    { intros i j. cbn. induction (gadget_edges g) as [|e l IH]; cbn; [easy|]. now rewrite IH, same_pair_sym. }
    split; [|split].
    - split; [|split].
      + intro v. cbn [glue vertex placed]. destruct (position_of names v) as [i|] eqn:e.
        * apply position_some in e as [hi <-]. rewrite held_vertex, host_boundary by easy. cbn.
          destruct (N.ltb_spec i (gadget_size g)) as [l|l]; [now rewrite orb_true_r|].
          rewrite orb_false_r. symmetry. apply N.ltb_ge. lia.
        * now rewrite out, orb_false_r.
      + intros u v hu hv. cbn [glue vertex placed adjacent]. change (adjacent K) with (adjacent G).
        destruct (position_of names u) as [i|] eqn:eu.
        * pose proof eu as eu'. apply position_some in eu as [hi <-]. rewrite held_vertex in hu by easy.
          rewrite host_boundary by easy. destruct (N.ltb_spec i k) as [l|l].
          -- destruct (position_of names v) as [j|] eqn:ev.
             ++ pose proof ev as ev'. apply position_some in ev as [hj <-]. rewrite held_vertex in hv by easy.
                rewrite host_boundary by easy. destruct (N.ltb_spec j k) as [m|m].
                ** cbn [andb]. replace (adjacent (picture g) i j) with false; [btauto|].
                   symmetry. cbn. unfold proper in good. apply andb_prop in good as [_ f]. rewrite forallb_forall in f.
                   destruct (existsb _ _) eqn:x; [|easy]. apply existsb_exists in x as ([p q] & h & x). apply f in h.
                   cbn in x, h. rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq in x.
                   rewrite orb_true_iff, !N.leb_le in h. unfold k in *. lia.
                ** cbn [vertex picture] in *. rewrite sym, held_inner_adjacent, eu', (psym j i), hu, hv; [btauto|easy|now apply N.ltb_lt|].
                   now rewrite held_vertex.
             ++ rewrite out, hv, andb_false_r by easy. cbn. now destruct (adjacent G _ _).
          -- cbn [andb vertex picture]. rewrite held_inner_adjacent; [|easy|now apply N.ltb_lt|easy].
             destruct (position_of names v) as [j|] eqn:ev; [|now rewrite andb_false_r].
             pose proof ev as ev'. apply position_some in ev as [hj <-]. rewrite held_vertex in hv by easy.
             rewrite hu, hv. now destruct (adjacent (picture g) i j).
        * rewrite out by easy. rewrite hu. cbn [andb]. rewrite xorb_false_r.
          destruct (position_of names v) as [j|] eqn:ev; [|now rewrite out, hv].
          apply position_some in ev as [hj <-]. rewrite host_boundary by easy.
          destruct (N.ltb_spec j k) as [m|m]; [easy|]. rewrite held_vertex in hv by easy.
          rewrite sym, held_inner_adjacent, eu; [easy|easy|now apply N.ltb_lt|easy].
      + intros v hv. cbn [glue green vertex placed]. change (green K) with (green G). destruct (position_of names v) as [i|] eqn:e.
        * apply position_some in e as [hi <-]. rewrite host_boundary by easy. rewrite held_vertex in hv by easy.
          cbn [picture vertex]. rewrite hv. destruct (N.ltb_spec i k) as [l|l].
          -- cbn [picture green andb]. replace (boundary_size g <=? i) with false; [cbn; now destruct (green G _)|].
             symmetry. now apply N.leb_gt.
          -- apply N.ltb_lt in hv. destruct (held_inner i l hv) as [_ c]. rewrite c. cbn [andb]. now rewrite xorb_false_l.
        * rewrite out, hv by easy. cbn. now destruct (green G v).
    - intros i h. cbn in h. apply N.ltb_lt in h. lia.
    - intros i h. cbn. apply N.ltb_lt. lia.
  Qed.
End Holding.

(** The theorems behind printed lemmas: a decision by tables, and what it proves of all graphs *)

Section Proved.
  Variables (G : coloured_graph) (names : list N) (g : gadget) (changes : list change) (moves : list N).
  Let n := N.of_nat (length names).
  Let k := boundary_size g.
  Let P := picture g.
  Let P' := changes_by here changes P.

  Definition changes_fit : bool := proper g n && all_fit k n changes P.

  Lemma both_show : holds G names g -> changes_fit = true -> exists K, k <= n /\ NoDup names /\
    (forall i, i < n -> vertex K (name_of names i) = (i <? k)) /\ shows names k K G P /\
    shows names k K (changes_by (name_of names) changes G) P'.
  Proof.
    intros h f. apply andb_prop in f as [good f].
    exists (without (map (name_of names) (inner_of g)) G). pose proof (sizes names g good) as [s1 s2].
    pose proof (different_names _ _ _ h) as d. pose proof (held_shows G names g h good) as a.
    pose proof (host_boundary G names g h good) as b.
    split; [exact (N.le_trans _ _ _ s1 s2)|]. split; [exact d|]. split; [exact b|]. split; [exact a|].
    eapply shows_changes; try eassumption. exact (N.le_trans _ _ _ s1 s2).
  Qed.

  Theorem only_if_by_tables : holds G names g -> changes_fit && table_within k n P P' = true ->
    winnable G -> winnable (changes_by (name_of names) changes G).
  Proof.
    intros h c. apply andb_prop in c as [f t]. destruct (both_show h f) as (K & s & d & b & a & a').
    now apply (winnable_within names d k K b G _ P P').
  Qed.
  Theorem if_by_tables : holds G names g -> changes_fit && table_within k n P' P = true ->
    winnable (changes_by (name_of names) changes G) -> winnable G.
  Proof.
    intros h c. apply andb_prop in c as [f t]. destruct (both_show h f) as (K & s & d & b & a & a').
    now apply (winnable_within names d k K b _ G P' P).
  Qed.
  Theorem same_by_tables : holds G names g -> changes_fit && table_within k n P P' && table_within k n P' P = true ->
    winnable G <-> winnable (changes_by (name_of names) changes G).
  Proof.
    intros h c. apply andb_prop in c as [c c2]. apply andb_prop in c as [f c1]. split.
    - apply only_if_by_tables; [easy|]. now rewrite f, c1.
    - apply if_by_tables; [easy|]. now rewrite f, c2.
  Qed.
  Theorem unwinnable_by_tables : holds G names g -> proper g n && table_empty k n P = true -> ~ winnable G.
  Proof.
    intros h c. apply andb_prop in c as [good c].
    apply (not_winnable names (different_names _ _ _ h) k _ (host_boundary G names g h good) G P); [|easy].
    now apply held_shows.
  Qed.
End Proved.

Theorem first_by_tables G names g moves (n := N.of_nat (length names)) (k := boundary_size g) (P := picture g) :
  holds G names g ->
  changes_fit names g (map Play moves) && table_within k n P (changes_by here (map Play moves) P) && playable k n moves P = true ->
  may_be_first G (map (name_of names) moves).
Proof.
  intros h c w. apply andb_prop in c as [c p]. pose proof (only_if_by_tables G names g _ h c w) as w'.
  apply andb_prop in c as [f _]. destruct (both_show G names g _ h f) as (K & s & d & b & a & _).
  now apply (played_first names d k K s b moves G P).
Qed.
Theorem last_by_tables G names g moves (n := N.of_nat (length names)) (k := boundary_size g) (P := picture g)
  (changes := map (fun x => Without [x]) (rev moves)) :
  holds G names g ->
  changes_fit names g changes && table_within k n P (changes_by here changes P) && playable_last k n (rev moves) P = true ->
  may_be_last G (map (name_of names) moves).
Proof.
  intros h c w. apply andb_prop in c as [c p]. pose proof (only_if_by_tables G names g _ h c w) as w'.
  apply andb_prop in c as [f _]. destruct (both_show G names g _ h f) as (K & s & d & b & a & _).
  destruct (played_last names d k K s b (rev moves) G P a p w') as [t wt]. exists t.
  now rewrite map_rev, rev_involutive in wt.
Qed.

(* Proves a printed lemma: hypotheses say that the graph holds the gadget, tables the rest. *)
Ltac held := repeat (split; [first [assumption | intros ? []]|]); exact I.
Ltac by_tables theorem := intros; apply theorem; [held|vm_compute; reflexivity|assumption ..].
(* What is printed beside it with one edge changed has its hypotheses, and the tables say no. *)
Ltac refused theorem :=
  assert_fails (by_tables theorem);
  intros; apply theorem; [held|vm_compute; lazymatch goal with |- false = true => idtac end|assumption ..].
