(* Lemmas about all graphs that hold a gadget, proved by tables: what printed lemmas are proved with. *)
From Gamecert.lemmas Require Export Gadgets.
From Coq Require Import Bool Btauto Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.lemmas Require Import Exchange Tables.
From Gamecert.lemmas Require Import Placed.

(** Graphs that hold a gadget *)

Lemma same_pair_sym u v e : same_pair u v e = same_pair v u e.
Proof. destruct e as [x y]. cbn. btauto. Qed.

Section Pictured.
  Variables (G : coloured_graph) (names : list N) (P : coloured_graph) (k size : N).
  Notation n := (N.of_nat (length names)).
  Notation name := (name_of names).
  Let inner_vertices := filter (fun v => k <=? v) (up_to size).
  Let K := without (map name inner_vertices) G.
  Hypothesis different : NoDup names.
  Hypothesis sizes : k <= size /\ size <= n.
  Hypothesis below : forall i, vertex P i = (i <? size).
  Hypothesis there : forall i, i < n -> vertex G (name i) = (i <? size).
  Hypothesis apart : forall i j, i < k -> j < k -> adjacent P i j = false.
  Hypothesis uncoloured : forall i, i < k -> green P i = false.
  Hypothesis inner : forall i u, k <= i -> i < size -> vertex G u = true ->
    adjacent G (name i) u = match position_of names u with Some j => adjacent P i j | None => false end /\
    adjacent G u (name i) = match position_of names u with Some j => adjacent P j i | None => false end.
  Hypothesis inner_colour : forall i, k <= i -> i < size -> green G (name i) = green P i.

  Lemma inner_vertices_spec i : In i inner_vertices <-> k <= i /\ i < size.
  Proof. unfold inner_vertices. rewrite filter_In, up_to_spec, N.leb_le. tauto. Qed.
  Lemma pictured_host i : i < n -> vertex K (name i) = (i <? k).
  Proof.
    intro h. cbn. rewrite there, member_names; [|easy| |easy|easy].
    - destruct (N.ltb_spec i size) as [l|l].
      + destruct (N.ltb_spec i k) as [m|m]; cbn.
        * apply negb_true_iff, member_false. rewrite inner_vertices_spec. lia.
        * apply negb_false_iff, member_spec, inner_vertices_spec. lia.
      + cbn. symmetry. apply N.ltb_ge. lia.
    - intros j hj. apply inner_vertices_spec in hj. lia.
  Qed.
  Lemma pictured_elsewhere v : position_of names v = None -> vertex K v = vertex G v.
  Proof.
    intro e. cbn. rewrite (member_elsewhere names different); [apply andb_true_r| |easy]. intros j hj. apply inner_vertices_spec in hj. lia.
  Qed.

  Lemma pictured_shows : shows names k K G P.
  Proof.
    split; [|split].
    - split; [|split].
      + intro v. cbn [glue vertex placed]. destruct (position_of names v) as [i|] eqn:e.
        * apply position_some in e as [hi <-]. rewrite there, pictured_host, below by easy.
          destruct (N.ltb_spec i size) as [l|l]; [now rewrite orb_true_r|]. rewrite orb_false_r. symmetry. apply N.ltb_ge. lia.
        * now rewrite pictured_elsewhere, orb_false_r.
      + intros u v hu hv. cbn [glue vertex placed adjacent]. change (adjacent K) with (adjacent G).
        destruct (position_of names u) as [i|] eqn:eu, (position_of names v) as [j|] eqn:ev;
          repeat match goal with e : position_of names ?w = None |- context [vertex K ?w] => rewrite (pictured_elsewhere w e) end;
          rewrite ?hu, ?hv, ?andb_false_r, ?xorb_false_r; cbn [andb]; rewrite ?andb_true_r; try easy.
        * pose proof eu as eu'. pose proof ev as ev'. apply position_some in eu' as [hi <-], ev' as [hj <-].
          rewrite !pictured_host, !below by easy. rewrite there in hu, hv by easy. rewrite hu, hv. apply N.ltb_lt in hu, hv. cbn [andb].
          destruct (N.ltb_spec i k) as [l|l]; [destruct (N.ltb_spec j k) as [m|m]|]; cbn [andb].
          -- now rewrite apart, xorb_false_r.
          -- rewrite (proj2 (inner j (name i) m hv ltac:(rewrite there by easy; now apply N.ltb_lt))), eu. now destruct (adjacent P i j).
          -- rewrite (proj1 (inner i (name j) l hu ltac:(rewrite there by easy; now apply N.ltb_lt))), ev. now destruct (adjacent P i j).
        * apply position_some in eu as [hi <-]. rewrite pictured_host by easy. pose proof hu as gu. rewrite there in hu by easy. apply N.ltb_lt in hu.
          destruct (N.ltb_spec i k) as [l|l]; [easy|]. now rewrite (proj1 (inner i v l hu hv)), ev.
        * apply position_some in ev as [hj <-]. rewrite pictured_host by easy. pose proof hv as gv. rewrite there in hv by easy. apply N.ltb_lt in hv.
          destruct (N.ltb_spec j k) as [l|l]; [easy|]. now rewrite (proj2 (inner j u l hv hu)), eu.
      + intros v hv. cbn [glue green vertex placed]. change (green K) with (green G). destruct (position_of names v) as [i|] eqn:e.
        * apply position_some in e as [hi <-]. rewrite pictured_host, below by easy. rewrite there in hv by easy. rewrite hv.
          apply N.ltb_lt in hv. destruct (N.ltb_spec i k) as [l|l]; cbn [andb].
          -- rewrite uncoloured by easy. now rewrite xorb_false_r.
          -- rewrite inner_colour by easy. now rewrite xorb_false_l.
        * rewrite pictured_elsewhere, hv by easy. cbn. now destruct (green G v).
    - intros i h. rewrite below in h. apply N.ltb_lt in h. lia.
    - intros i h. rewrite below. apply N.ltb_lt. lia.
  Qed.
End Pictured.

(* Names stand for the vertices of the gadget, then for new ones. *)
Lemma names_there G names size : size <= N.of_nat (length names) ->
  vertices G (map (name_of names) (up_to size)) -> new G (skipn (N.to_nat size) names) ->
  forall i, i < N.of_nat (length names) -> vertex G (name_of names i) = (i <? size).
Proof.
  intros fits old young i h. destruct (N.ltb_spec i size) as [l|l].
  - apply old, in_map, up_to_spec. easy.
  - apply young. unfold name_of. replace (N.to_nat i) with (N.to_nat size + (N.to_nat i - N.to_nat size))%nat by lia.
    rewrite <- (firstn_skipn (N.to_nat size) names) at 1. rewrite app_nth2; rewrite firstn_length; [|lia].
    apply nth_In. rewrite skipn_length. lia.
Qed.
(* What is said of every inner vertex, one behind the other. *)
Lemma of_each {A} (f : A -> Prop) l : fold_right (fun i rest => f i /\ rest) True l -> forall i, In i l -> f i.
Proof. induction l as [|j l IH]; cbn; [easy|]. intros [a b] i [->|h]; auto. Qed.
(* Membership among neighbours is adjacency in the picture. *)
Lemma listed_beside G names size u (there : bool) (next : N -> bool) : NoDup names -> size <= N.of_nat (length names) ->
  (forall i, i < N.of_nat (length names) -> vertex G (name_of names i) = (i <? size)) -> vertex G u = true ->
  (there = true <-> In u (map (name_of names) (filter next (up_to size)))) ->
  there = match position_of names u with Some j => next j | None => false end.
Proof.
  intros d s hv hu e. apply eq_true_iff_eq. rewrite e. clear e there.
  assert (forall j, In j (filter next (up_to size)) -> j < N.of_nat (length names)) as hl.
  { intros j h. apply filter_In in h as [h _]. apply up_to_spec in h. lia. }
  destruct (position_of names u) as [j|] eqn:e.
  - apply position_some in e as [hj <-]. rewrite hv in hu by easy. apply N.ltb_lt in hu.
    rewrite name_In by auto. rewrite filter_In, up_to_spec. tauto.
  - split; [|easy]. intro h. apply in_map_iff in h as (j & <- & h). now rewrite position_name in e by auto.
Qed.

Section Holding.
  Variables (G : coloured_graph) (names : list N) (g : gadget).
  Notation n := (N.of_nat (length names)).
  Let k := boundary_size g.
  Notation name := (name_of names).
  Hypothesis held : holds G names g.
  Hypothesis good : proper g n = true.
  Let K := without (map name (inner_of g)) G.

  Lemma sizes : k <= gadget_size g /\ gadget_size g <= n.
  Proof.
    split; [unfold gadget_size, k; lia|]. unfold proper in good. apply andb_prop in good as [h _]. now apply N.leb_le.
  Qed.
  Lemma different_names : NoDup names.
  Proof. now destruct held as (_ & d & _). Qed.
  Lemma held_vertex i : i < n -> vertex G (name i) = (i <? gadget_size g).
  Proof. destruct held as (_ & _ & old & young & _). now apply names_there; try apply sizes. Qed.
  Lemma host_boundary i : i < n -> vertex K (name i) = (i <? k).
  Proof. apply (pictured_host G names k (gadget_size g) different_names sizes held_vertex). Qed.

  Lemma held_shows : shows names k K G (picture g).
  Proof.
    assert (forall i j, adjacent (picture g) i j = adjacent (picture g) j i) as psym.
    { intros i j. cbn. induction (gadget_edges g) as [|e l IH]; cbn; [easy|]. now rewrite IH, same_pair_sym. }
    assert (forall i, k <= i -> i < gadget_size g ->
      neighbours G (name i) (map name (beside g i)) /\ green G (name i) = green (picture g) i) as each.
    { intros i a b. destruct held as (_ & _ & _ & _ & all).
      assert (In i (inner_of g)) as h by (unfold inner_of; rewrite filter_In, up_to_spec, N.leb_le; now split).
      revert h all. induction (inner_of g) as [|j l IH]; cbn; [easy|]. intros [->|h] (c & d & e); [easy|]. now apply IH. }
    apply (pictured_shows G names (picture g) k (gadget_size g) different_names sizes); try easy.
    - exact held_vertex.
    - intros i j hi hj. cbn. unfold proper in good. apply andb_prop in good as [_ f]. rewrite forallb_forall in f.
      destruct (existsb _ _) eqn:x; [|easy]. apply existsb_exists in x as ([p q] & h & x). apply f in h.
      cbn in x, h. rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq in x.
      rewrite orb_true_iff, !N.leb_le in h. unfold k in *. lia.
    - intros i h. cbn. now replace (boundary_size g <=? i) with false by (symmetry; now apply N.leb_gt).
    - intros i u a b hu. destruct (each i a b) as [h _]. specialize (h u hu).
      assert (adjacent G (name i) u = match position_of names u with Some j => adjacent (picture g) i j | None => false end) as e.
      { now apply (listed_beside G names (gadget_size g)); [apply different_names|apply sizes|exact held_vertex|..]. }
      split; [easy|]. destruct held as ((_ & sym) & _). rewrite sym, e.
      destruct (position_of names u) as [j|]; [apply psym|easy].
    - intros i a b. now apply each.
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

  Theorem inside : holds G names g -> changes_fit = true ->
    (within P P' (fun i => i <? k) -> winnable G -> winnable (changes_by (name_of names) changes G)) /\
    (within P' P (fun i => i <? k) -> winnable (changes_by (name_of names) changes G) -> winnable G).
  Proof.
    intros h f. destruct (both_show h f) as (K & s & d & b & a & a'). split.
    - now apply (winnable_inside names d k K b G _ P P').
    - now apply (winnable_inside names d k K b _ G P' P).
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
