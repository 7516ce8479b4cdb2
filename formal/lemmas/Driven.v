(* Lemmas about parity-driven graphs that hold a gadget, proved by tables: for all colours of the one gadget there are colours of the
   other, of one parity, with which it can do no more than the first. *)
From Gamecert.lemmas Require Export Hanging.
From Coq Require Import Bool Btauto Lia.
From Gamecert Require Import Plane.
From Gamecert.lemmas Require Import Exchange Tables Placed.

(* Of finite graphs. *)
Definition parity_driven_graph (G : coloured_graph) : Prop := exists l, orders G l /\ parity_driven l G.
Definition holds_uncoloured (G : coloured_graph) (names : list N) (g : gadget) : Prop :=
  simple G /\ distinct names /\ vertices G (map (name_of names) (up_to (gadget_size g))) /\
  new G (skipn (N.to_nat (gadget_size g)) names) /\
  fold_right (fun i rest => neighbours G (name_of names i) (map (name_of names) (beside g i)) /\ rest) True (inner_of g).

Definition painted (c : N -> bool) (G : coloured_graph) : coloured_graph := Coloured (vertex G) (adjacent G) c.
(* Changes that keep what is not new in its colour. *)
Definition colourless (k n : N) (c : change) : bool :=
  match c with Without _ | Toggle _ => true | Add x _ _ => (k <=? x) && (x <? n) | _ => false end.
Lemma painted_changes f l c : forall G, (forall e, In e l -> exists k n, colourless k n e = true) ->
  vertex (changes_by f l (painted c G)) = vertex (changes_by f l G) /\ adjacent (changes_by f l (painted c G)) = adjacent (changes_by f l G).
Proof.
  assert (forall G H, vertex G = vertex H -> adjacent G = adjacent H -> (forall e, In e l -> exists k n, colourless k n e = true) ->
    vertex (changes_by f l G) = vertex (changes_by f l H) /\ adjacent (changes_by f l G) = adjacent (changes_by f l H)) as all; [|intro G; now apply all].
  induction l as [|e l IH]; intros G H v a each; [easy|]. destruct (each e (or_introl eq_refl)) as (k & n & ce).
  apply IH; [| |intros; apply each; now right]; destruct e; cbn; rewrite ?v, ?a; easy.
Qed.

(** The decision *)

Fixpoint subsets (l : list N) : list (list N) := match l with [] => [[]] | x :: l => subsets l ++ map (cons x) (subsets l) end.

Section Decision.
  Variables (names : list N) (g : gadget) (changes : list change).
  Let n := N.of_nat (length names).
  Let k := boundary_size g.
  (* The gadget where these inner vertices are green, and what it becomes where these change colour besides. *)
  Definition before (green : list N) : coloured_graph := painted (fun i => (k <=? i) && member green i) (picture g).
  Definition after (green turned : list N) : coloured_graph := changes_by here (changes ++ [Recolour turned]) (before green).
  Definition some_colour (boundary : list N) (D : coloured_graph) : bool :=
    negb (forallb (fun i => negb (vertex D i && if i <? k then member boundary i else Coloured.green D i)) (up_to n)).
  Definition fair (green turned : list N) : bool :=
    all_fit k n (changes ++ [Recolour turned]) (before green) && eqb (total (up_to n) (before green)) (total (up_to n) (after green turned)).
  (* Those of the boundary that are green, afterwards. *)
  Definition exchanged (boundary turned : list N) : list N := filter (fun i => xorb (member boundary i) (member turned i)) (up_to k).
  Definition after_vertices : list N := filter (vertex (after [] [])) (up_to n).

  Definition driven_if : bool :=
    forallb (fun green => forallb (fun boundary => existsb (fun turned =>
      fair green turned && table_within k n (after green turned) (before green) &&
      (some_colour (exchanged boundary turned) (after green turned) || negb (some_colour boundary (before green))))
      (subsets after_vertices)) (subsets (up_to k))) (subsets (inner_of g)).
  Definition driven_only_if : bool :=
    forallb (fun green' => forallb (fun boundary' => existsb (fun green => existsb (fun turned =>
      fair green turned && table_within k n (before green) (after green turned) &&
      forallb (fun i => (i <? k) || eqb (Coloured.green (after green turned) i) (member green' i)) after_vertices &&
      (some_colour (exchanged boundary' turned) (before green) || negb (some_colour boundary' (after green turned))))
      (subsets after_vertices)) (subsets (inner_of g))) (subsets (up_to k))) (subsets (filter (fun i => k <=? i) after_vertices)).
  Definition driven_fits : bool := proper g n && forallb (colourless k n) changes && all_fit k n changes (before []).
End Decision.

Lemma subsets_filter f l : In (filter f l) (subsets l).
Proof.
  induction l as [|x l IH]; cbn; [now left|]. apply in_or_app. destruct (f x); [right; now apply in_map|now left].
Qed.

(** What it proves *)

Section Driven.
  Variables (G : coloured_graph) (names : list N) (g : gadget) (changes : list change).
  Notation n := (N.of_nat (length names)).
  Notation k := (boundary_size g).
  Notation name := (name_of names).
  Let G' := changes_by name changes G.
  Hypothesis held : holds_uncoloured G names g.
  Hypothesis fits : driven_fits names g changes = true.

  Lemma is_proper : proper g n = true.
  Proof. apply andb_prop in fits as [f _]. now apply andb_prop in f. Qed.
  Lemma are_colourless e : In e changes -> colourless k n e = true.
  Proof. apply andb_prop in fits as [f _]. apply andb_prop in f as [_ f]. rewrite forallb_forall in f. apply f. Qed.
  Lemma colourless_anyhow e : In e changes -> exists a b, colourless a b e = true.
  Proof. intro h. exists k, n. now apply are_colourless. Qed.

  Let K := without (map name (inner_of g)) G.
  Lemma are_different : NoDup names.
  Proof. now destruct held as (_ & d & _). Qed.
  (* In some colours the graph holds the gadget as other lemmas have it. *)
  Lemma holds_in_colours : exists c, holds (painted c G) names g.
  Proof.
    exists (fun v => match position_of names v with Some i => green (picture g) i | None => false end).
    destruct held as (s & d & old & young & inner). repeat split; try easy; try apply s.
    assert (forall i, In i (inner_of g) -> i < n) as small.
    { intros i h. apply filter_In in h as [h _]. apply up_to_spec in h. destruct (sizes names g is_proper). lia. }
    revert inner small. generalize (inner_of g). intro l. induction l as [|i l IH]; cbn [fold_right]; [easy|].
    intros [a b] small. split; [exact a|]. split; [|apply IH; [easy|intros; apply small; now right]].
    cbn. rewrite position_name; [easy|exact d|]. apply small. now left.
  Qed.
  Lemma the_host i : i < n -> vertex K (name i) = (i <? k).
  Proof. destruct holds_in_colours as [c h]. exact (host_boundary (painted c G) names g h is_proper i). Qed.
  Lemma the_names i : i < n -> vertex G (name i) = (i <? gadget_size g).
  Proof. destruct holds_in_colours as [c h]. exact (held_vertex (painted c G) names g h is_proper i). Qed.
  Lemma boundary_within : k <= gadget_size g /\ gadget_size g <= n.
  Proof. exact (sizes names g is_proper). Qed.

  Lemma shows_painted c c0 P col : shows names k (painted c0 K) (painted c0 G) P ->
    (forall i, vertex P i = true -> col i = (k <=? i) && c (name i)) -> shows names k (painted c K) (painted c G) (painted col P).
  Proof.
    intros ((a & b & _) & below & there) h. split; [|easy]. split; [exact a|]. split; [exact b|].
    intros v hv. change (vertex G v = true) in hv. specialize (a v).
    change (vertex G v = vertex K v || match position_of names v with Some i => vertex P i | None => false end) in a. rewrite hv in a.
    change (c v = xorb (vertex K v && c v)
      (match position_of names v with Some i => vertex P i | None => false end && match position_of names v with Some i => col i | None => false end)).
    destruct (position_of names v) as [i|] eqn:e.
    - apply position_some in e as [hi <-]. rewrite the_host in * by easy. destruct (vertex P i) eqn:pi.
      + rewrite h by easy. destruct (N.ltb_spec i k), (N.leb_spec k i); try lia; now destruct (c (name i)).
      + rewrite orb_false_r in a. rewrite <- a. now destruct (c (name i)).
    - rewrite orb_false_r in a. rewrite <- a. now destruct (c v).
  Qed.

  Lemma colours_kept l H v : (forall e, In e l -> colourless k n e = true) -> (forall i, k <= i -> i < n -> v <> name i) ->
    green (changes_by name l H) v = green H v.
  Proof.
    revert H. induction l as [|e l IH]; intros H each no; [easy|]. transitivity (green (change_by name e H) v).
    - apply IH; [intros; apply each; now right|easy].
    - pose proof (each e (or_introl eq_refl)) as ce. destruct e as [l'|l'|l'|x c' l'|x|l']; try easy. cbn in *.
      rewrite andb_true_iff, N.leb_le, N.ltb_lt in ce. now rewrite (proj2 (N.eqb_neq v (name x))) by now apply no.
  Qed.
  Lemma elsewhere v : position_of names v = None -> vertex G v = vertex K v /\ vertex G' v = vertex K v.
  Proof.
    intro e. destruct holds_in_colours as [c h]. pose proof (held_shows _ names g h is_proper) as sh.
    assert (vertex (without (map name (inner_of g)) (painted c G)) v = vertex K v) as kv by easy.
    split.
    - destruct sh as ((a & _) & _). specialize (a v). cbn [glue vertex placed] in a. rewrite e, orb_false_r in a. exact a.
    - clear kv sh h c. assert (forall l H, (forall e, In e l -> colourless k n e = true) -> (forall e, In e l -> match e with Without l => forall j, In j l -> j < n | _ => True end) ->
        vertex (changes_by name l H) v = vertex H v) as keep.
      { induction l as [|d l IH]; intros H each inside; [easy|]. transitivity (vertex (change_by name d H) v).
        - apply IH; intros; [apply each|apply inside]; now right.
        - pose proof (each d (or_introl eq_refl)) as cd. pose proof (inside d (or_introl eq_refl)) as id.
          destruct d as [l'|l'|l'|x c' l'|x|l']; try easy; cbn in *.
          + rewrite (member_elsewhere names are_different l' v); [apply andb_true_r|exact id|easy].
          + rewrite andb_true_iff, N.leb_le, N.ltb_lt in cd. now rewrite (not_name names are_different v x). }
      unfold G'. rewrite keep.
      + unfold K. cbn. change (existsb _ _) with (member (map name (inner_of g)) v). rewrite (member_elsewhere names are_different); [now rewrite andb_true_r| |easy].
        intros j hj. apply filter_In in hj as [hj _]. apply up_to_spec in hj. destruct boundary_within. lia.
      + exact are_colourless.
      + intros d hd. pose proof fits as f. apply andb_prop in f as [_ f]. revert f hd. generalize (before g []). generalize changes as l.
        induction l as [|c l IH]; cbn [all_fit]; intros D f; [easy|]. apply andb_prop in f as [f1 f2]. intros [->|i]; [|now apply (IH _ f2)].
        destruct d; try easy. cbn in f1. intros j hj. rewrite forallb_forall in f1. apply f1 in hj. rewrite andb_true_iff, N.ltb_lt in hj. easy.
  Qed.

  Section Colours.
    Variables (c : N -> bool) (greens turned : list N).
    Hypothesis inside : forall i, k <= i -> i < gadget_size g -> c (name i) = member greens i.
    Hypothesis small : forall j, In j turned -> j < n.
    Hypothesis even : fair names g changes greens turned = true.
    Let A := changes_by name (changes ++ [Recolour turned]) (painted c G).

    Lemma before_shown : shows names k (painted c K) (painted c G) (before g greens).
    Proof.
      destruct holds_in_colours as [c0 h]. pose proof (held_shows _ names g h is_proper) as sh.
      apply (shows_painted c c0 (picture g)); [exact sh|].
      intros i hi. cbn in hi. apply N.ltb_lt in hi. destruct (N.leb_spec k i); [|easy]. cbn. symmetry. now apply inside.
    Qed.
    Lemma after_shown : shows names k (painted c K) A (after g changes greens turned).
    Proof.
      apply (shows_changes names are_different k (painted c K)); [destruct boundary_within; lia|exact the_host|exact before_shown|].
      now apply andb_prop in even.
    Qed.
    Lemma after_is : A = recolour (map name turned) (changes_by name changes (painted c G)).
    Proof. unfold A, changes_by. now rewrite fold_left_app. Qed.
    Lemma after_graph : vertex A = vertex G' /\ adjacent A = adjacent G'.
    Proof. rewrite after_is. apply (painted_changes name changes c G), colourless_anyhow. Qed.
    Lemma green_elsewhere v : position_of names v = None -> green A v = c v.
    Proof.
      intro e. rewrite after_is. cbn. rewrite colours_kept; [|exact are_colourless|].
      - cbn. change (existsb _ _) with (member (map name turned) v). rewrite (member_elsewhere names are_different); [apply xorb_false_r|easy|easy].
      - intros i _ hi ->. now rewrite (position_name names are_different) in e.
    Qed.
    Lemma green_boundary i : i < k -> green A (name i) = xorb (c (name i)) (member turned i).
    Proof.
      intro h. assert (i < n) as hi by (destruct boundary_within; lia). rewrite after_is. cbn. rewrite colours_kept; [|exact are_colourless|].
      - cbn. change (existsb _ _) with (member (map name turned) (name i)). now rewrite (member_names names are_different).
      - intros j kj hj e. apply (name_injective names are_different) in e; lia.
    Qed.
    Lemma vertex_after i : i < n -> vertex G' (name i) = vertex (after g changes greens turned) i.
    Proof.
      intro h. rewrite <- (proj1 after_graph). destruct after_shown as ((a & _) & _ & there). rewrite a. cbn [glue vertex placed].
      rewrite (position_name names are_different) by easy. change (vertex (painted c K)) with (vertex K). rewrite the_host by easy.
      destruct (N.ltb_spec i k) as [q|q]; [now rewrite there|easy].
    Qed.
    Lemma green_inner i : k <= i -> i < n -> vertex (after g changes greens turned) i = true -> green A (name i) = green (after g changes greens turned) i.
    Proof. intros a b v. apply (shown names are_different k (painted c K) the_host A _ i after_shown b a v). Qed.

    Lemma G_both_ways : both_ways (painted c G).
    Proof. destruct held as ((_ & s) & _). exact s. Qed.
    Lemma changed_both f D l : both_ways D -> (forall e, In e l -> colourless k n e = true) -> both_ways (changes_by f l D).
    Proof.
      revert D. induction l as [|e l IH]; intros D s each; [easy|]. apply IH; [|intros; apply each; now right].
      apply changed_both_ways; [|easy]. intros m ->. now specialize (each _ (or_introl eq_refl)).
    Qed.
    Lemma A_both_ways : both_ways A.
    Proof. rewrite after_is. apply (changed_both name (painted c G) changes G_both_ways are_colourless). Qed.
    Lemma same_total l : NoDup l -> (forall v, vertex G v = true -> In v l) -> (forall v, vertex G' v = true -> In v l) ->
      total l (painted c G) = total l A.
    Proof.
      intros d a b. assert (both_ways (before g greens)) as sp.
      { intros u v. cbn. induction (gadget_edges g) as [|e m IH]; cbn; [easy|]. now rewrite IH, same_pair_sym. }
      pose proof (total_shown names k (painted c K) are_different the_host (painted c G) A _ _ l ltac:(destruct boundary_within; lia)
        before_shown after_shown sp) as t.
      apply andb_prop in even as [_ ev]. apply eqb_prop in ev. rewrite ev, xorb_nilpotent in t. apply xorb_eq. apply t; try easy.
      - unfold after, changes_by. rewrite fold_left_app. exact (changed_both here (before g greens) changes sp are_colourless).
      - rewrite (proj1 after_graph). exact b.
    Qed.
    Lemma win_before : table_within k n (after g changes greens turned) (before g greens) = true -> winnable A -> winnable (painted c G).
    Proof. exact (winnable_within names are_different k (painted c K) the_host _ _ _ _ after_shown before_shown). Qed.
    Lemma win_after : table_within k n (before g greens) (after g changes greens turned) = true -> winnable (painted c G) -> winnable A.
    Proof. exact (winnable_within names are_different k (painted c K) the_host _ _ _ _ before_shown after_shown). Qed.
  End Colours.

  Lemma in_names v : position_of names v = None \/ exists i, i < n /\ v = name i.
  Proof. destruct (position_of names v) as [i|] eqn:e; [right|now left]. apply position_some in e as [h <-]. now exists i. Qed.
  (* The vertices of each are among those of the other and the names. *)
  Lemma other_list H H' l : (forall v, position_of names v = None -> vertex H v = vertex H' v) -> orders H l ->
    exists l', NoDup l' /\ (forall v, vertex H v = true -> In v l') /\ (forall v, vertex H' v = true -> In v l').
  Proof.
    intros e [_ is]. exists (nodup N.eq_dec (l ++ names)). split; [apply NoDup_nodup|].
    assert (forall i, i < n -> In (name i) names) as named by (intros i h; apply nth_In; lia).
    split; intros v h; apply nodup_In, in_or_app; destruct (in_names v) as [p|(i & hi & ->)]; try (right; now apply named); left; apply is; [easy|].
    now rewrite e.
  Qed.
  Lemma plausible_total c l L H : both_ways H -> orders H l -> NoDup L -> (forall v, vertex H v = true -> In v L) ->
    plausible c l H <-> total L (painted c H) = false.
  Proof.
    intros s o d all. rewrite (total_orders (painted c H) L l s d all o). unfold plausible.
    now rewrite (odd_edges_same (painted c H) H l eq_refl).
  Qed.
  Lemma painted_same c l H : orders H l -> same (coloured_by c l H) (painted c H).
  Proof.
    intros [_ is]. split; [|easy]. intro v. cbn. destruct (vertex H v) eqn:e; [now apply member_spec, is|].
    apply member_false. intro i. apply is in i. congruence.
  Qed.
  Lemma listed H L : NoDup L -> (forall v, vertex H v = true -> In v L) -> orders H (filter (vertex H) L).
  Proof. intros d all. split; [now apply NoDup_filter|]. intro v. rewrite filter_In. split; [easy|auto]. Qed.
  Lemma subset_inside l : forall s j, In s (subsets l) -> In j s -> In j l.
  Proof.
    induction l as [|x l IH]; intros s j; cbn; [now intros [<-|[]]|]. intros h i. apply in_app_or in h as [h|h]; [right; now apply (IH s)|].
    apply in_map_iff in h as (t & <- & h). destruct i as [->|i]; [now left|right; now apply (IH t)].
  Qed.
  Lemma some_coloured boundary D : some_colour names g boundary D = true <->
    exists i, i < n /\ vertex D i = true /\ (if i <? k then member boundary i else green D i) = true.
  Proof.
    unfold some_colour. rewrite negb_true_iff. split.
    - intro h. destruct (existsb (fun i => vertex D i && if i <? k then member boundary i else green D i) (up_to n)) eqn:e.
      + apply existsb_exists in e as (i & hi & e). apply up_to_spec in hi. apply andb_prop in e. now exists i.
      + exfalso. rewrite <- not_true_iff_false in h. apply h, forallb_forall. intros i hi. apply negb_true_iff.
        destruct (vertex D i && _) eqn:f; [|easy]. rewrite <- e. symmetry. apply existsb_exists. now exists i.
    - intros (i & hi & v & c). apply not_true_iff_false. intro h. rewrite forallb_forall in h.
      specialize (h i (proj2 (up_to_spec n i) hi)). rewrite v, c in h. easy.
  Qed.
  Lemma here_after greens turned : vertex (after g changes greens turned) = vertex (after g changes [] []).
  Proof.
    unfold after, changes_by. rewrite !fold_left_app. cbn [fold_left change_by recolour vertex].
    pose proof (fun c => proj1 (painted_changes here changes c (picture g) colourless_anyhow)) as v. unfold before.
    transitivity (vertex (changes_by here changes (picture g))); [apply v|symmetry; apply v].
  Qed.
  Lemma inner_vertex i : In i (inner_of g) <-> k <= i /\ i < gadget_size g.
  Proof. unfold inner_of. rewrite filter_In, up_to_spec, N.leb_le. tauto. Qed.

  Theorem driven_if_by_tables : driven_if names g changes = true -> parity_driven_graph G' -> parity_driven_graph G.
  Proof.
    intros t (l' & o' & d').
    destruct (other_list G' G l') as (L & dL & a' & a); [intros v p; now destruct (elsewhere v p) as [-> ->]|easy|].
    exists (filter (vertex G) L). pose proof (listed G L dL a) as o. split; [easy|]. intros c pl (g0 & i0 & c0).
    apply (same_winnable _ _ (painted_same c _ G o)).
    set (greens := filter (fun i => c (name i)) (inner_of g)). set (boundary := filter (fun i => c (name i)) (up_to k)).
    unfold driven_if in t. rewrite forallb_forall in t. specialize (t greens (subsets_filter _ _)).
    rewrite forallb_forall in t. specialize (t boundary (subsets_filter _ _)). apply existsb_exists in t as (turned & st & t).
    apply andb_prop in t as [t colours]. apply andb_prop in t as [even within].
    assert (forall j, In j turned -> j < n) as small.
    { intros j hj. pose proof (subset_inside _ _ _ st hj) as h. apply filter_In in h as [h _]. now apply up_to_spec in h. }
    assert (forall i, k <= i -> i < gadget_size g -> c (name i) = member greens i) as inside.
    { intros i p q. apply eq_true_iff_eq. unfold greens. rewrite member_spec, filter_In, inner_vertex. tauto. }
    assert (forall i, i < k -> member boundary i = c (name i)) as at_boundary.
    { intros i h. apply eq_true_iff_eq. unfold boundary. rewrite member_spec, filter_In, up_to_spec. tauto. }
    apply (win_before c greens turned inside even within). set (A := changes_by name (changes ++ [Recolour turned]) (painted c G)).
    pose proof (after_graph c turned) as [va aa]. fold A in va, aa.
    assert (same (coloured_by (green A) l' G') A) as e.
    { apply same_trans with (painted (green A) G'); [now apply painted_same|]. split; [|split]; intros; cbn; now rewrite ?va, ?aa. }
    apply (same_winnable _ _ e), d'.
    - apply (plausible_total (green A) l' L G'); try easy.
      + unfold both_ways. rewrite <- aa. exact (A_both_ways c turned).
      + assert (same (painted (green A) G') A) as e' by (split; [|split]; intros; cbn; now rewrite ?va, ?aa).
        rewrite (total_same _ _ _ e'). pose proof (same_total c greens turned inside even L dL a a') as totals. fold A in totals. rewrite <- totals.
        apply (plausible_total c (filter (vertex G) L) L G); try easy. now destruct held as ((_ & s) & _).
    - apply orb_prop in colours as [colours|none].
      + apply some_coloured in colours as (i & hi & vi & ci). exists (name i). split.
        * apply o'. now rewrite (vertex_after c greens turned inside even i hi).
        * destruct (N.ltb_spec i k) as [q|q].
          -- unfold A. rewrite (green_boundary c turned small i q). rewrite <- at_boundary by easy.
             apply member_spec, filter_In in ci. apply ci.
          -- unfold A. now rewrite (green_inner c greens turned inside even i q hi vi).
      + exists g0. apply filter_In in i0 as [_ v0]. destruct (in_names g0) as [p|(i & hi & ->)].
        * split; [|unfold A; now rewrite (green_elsewhere c turned small g0 p)]. apply o'. destruct (elsewhere g0 p) as [e1 e2]. congruence.
        * exfalso. apply negb_true_iff in none. rewrite <- not_true_iff_false in none. apply none, some_coloured. exists i. split; [easy|].
          rewrite the_names in v0 by easy. split; [exact v0|]. apply N.ltb_lt in v0. destruct (N.ltb_spec i k) as [q|q]; [now rewrite at_boundary|].
          cbn. rewrite <- inside by easy. rewrite c0, andb_true_r. now apply N.leb_le.
  Qed.

  Theorem driven_only_if_by_tables : driven_only_if names g changes = true -> parity_driven_graph G -> parity_driven_graph G'.
  Proof.
    intros t (l & o & d).
    destruct (other_list G G' l) as (L & dL & a & a'); [intros v p; now destruct (elsewhere v p) as [-> ->]|easy|].
    exists (filter (vertex G') L). pose proof (listed G' L dL a') as o'. split; [easy|]. intros c' pl (g0 & i0 & c0).
    set (greens' := filter (fun i => c' (name i)) (filter (fun i => k <=? i) (after_vertices names g changes))).
    set (boundary' := filter (fun i => c' (name i)) (up_to k)).
    unfold driven_only_if in t. rewrite forallb_forall in t. specialize (t greens' (subsets_filter _ _)).
    rewrite forallb_forall in t. specialize (t boundary' (subsets_filter _ _)). apply existsb_exists in t as (greens & sg & t).
    apply existsb_exists in t as (turned & st & t).
    apply andb_prop in t as [t colours]. apply andb_prop in t as [t inner]. apply andb_prop in t as [even within].
    assert (forall j, In j turned -> j < n) as small.
    { intros j hj. pose proof (subset_inside _ _ _ st hj) as h. apply filter_In in h as [h _]. now apply up_to_spec in h. }
    set (c := fun v => match position_of names v with
      Some i => if i <? k then xorb (c' v) (member turned i) else member greens i | None => c' v end).
    assert (forall i, k <= i -> i < gadget_size g -> c (name i) = member greens i) as inside.
    { intros i p q. unfold c. rewrite (position_name names are_different) by (destruct boundary_within; lia).
      destruct (N.ltb_spec i k); [lia|easy]. }
    assert (forall i, i < k -> c (name i) = xorb (c' (name i)) (member turned i)) as at_boundary.
    { intros i h. unfold c. rewrite (position_name names are_different) by (destruct boundary_within; lia). now rewrite (proj2 (N.ltb_lt i k) h). }
    set (A := changes_by name (changes ++ [Recolour turned]) (painted c G)).
    pose proof (after_graph c turned) as [va aa]. fold A in va, aa.
    assert (same A (painted c' G')) as e.
    { split; [|split]; intros; cbn; rewrite ?va, ?aa; try easy. destruct (in_names v) as [p|(i & hi & ->)].
      - unfold A. rewrite (green_elsewhere c turned small v p). unfold c. now rewrite p.
      - unfold A. destruct (N.lt_ge_cases i k) as [q|q].
        + rewrite (green_boundary c turned small i q), at_boundary by easy. btauto.
        + assert (vertex (after g changes greens turned) i = true) as vi by (rewrite <- (vertex_after c greens turned inside even i hi), <- va; easy).
          rewrite (green_inner c greens turned inside even i q hi vi). rewrite forallb_forall in inner.
          assert (In i (after_vertices names g changes)) as iv by (apply filter_In; split; [now apply up_to_spec|now rewrite <- (here_after greens turned)]).
          specialize (inner i iv). rewrite (proj2 (N.ltb_ge i k) q) in inner. apply eqb_prop in inner. rewrite inner.
          apply eq_true_iff_eq. unfold greens'. rewrite member_spec, !filter_In, N.leb_le. tauto. }
    assert (winnable (painted c G)) as w.
    { apply (same_winnable _ _ (painted_same c l G o)), d.
      - apply (plausible_total c l L G); try easy; [now destruct held as ((_ & s) & _)|].
        rewrite (same_total c greens turned inside even L dL a a'). fold A. rewrite (total_same _ _ _ e).
        apply (plausible_total c' (filter (vertex G') L) L G'); try easy. unfold both_ways. rewrite <- aa. exact (A_both_ways c turned).
      - apply orb_prop in colours as [colours|none].
        + apply some_coloured in colours as (i & hi & vi & ci). cbn in vi. exists (name i). split; [apply o; now rewrite the_names|].
          destruct (N.ltb_spec i k) as [q|q].
          * rewrite at_boundary by easy. apply member_spec, filter_In in ci as [_ ci].
            assert (member boundary' i = c' (name i)) as <-; [|easy].
            apply eq_true_iff_eq. unfold boundary'. rewrite member_spec, filter_In, up_to_spec. tauto.
          * apply N.ltb_lt in vi. rewrite inside by easy. cbn in ci. now apply andb_prop in ci.
        + exists g0. apply filter_In in i0 as [_ v0]. destruct (in_names g0) as [p|(i & hi & ->)].
          * split; [|unfold c; now rewrite p]. apply o. destruct (elsewhere g0 p) as [e1 e2]. congruence.
          * exfalso. apply negb_true_iff in none. rewrite <- not_true_iff_false in none. apply none, some_coloured. exists i. split; [easy|].
            assert (vertex (after g changes greens turned) i = true) as vi by (rewrite <- (vertex_after c greens turned inside even i hi); easy).
            split; [easy|]. destruct (N.ltb_spec i k) as [q|q].
            -- apply member_spec, filter_In. split; [now apply up_to_spec|easy].
            -- rewrite <- (green_inner c greens turned inside even i q hi vi). fold A. rewrite (proj2 (proj2 e)); [easy|]. now rewrite va. }
    apply (win_after c greens turned inside even within) in w. apply (same_winnable _ _ (painted_same c' _ G' o')).
    now apply (same_winnable _ _ e).
  Qed.
End Driven.

(* As printed lemmas have them. *)
Section Proved.
  Variables (G : coloured_graph) (names : list N) (g : gadget) (changes : list change).
  Let G' := changes_by (name_of names) changes G.
  Hypothesis held : holds_uncoloured G names g.
  Theorem driven_if_proved : driven_fits names g changes && driven_if names g changes = true -> parity_driven_graph G' -> parity_driven_graph G.
  Proof. intro c. apply andb_prop in c as [f c]. exact (driven_if_by_tables G names g changes held f c). Qed.
  Theorem driven_only_if_proved : driven_fits names g changes && driven_only_if names g changes = true -> parity_driven_graph G -> parity_driven_graph G'.
  Proof. intro c. apply andb_prop in c as [f c]. exact (driven_only_if_by_tables G names g changes held f c). Qed.
  Theorem driven_same_proved : driven_fits names g changes && (driven_if names g changes && driven_only_if names g changes) = true ->
    parity_driven_graph G <-> parity_driven_graph G'.
  Proof. intro c. apply andb_prop in c as [f c]. apply andb_prop in c as [a b]. split;
    [exact (driven_only_if_by_tables G names g changes held f b)|exact (driven_if_by_tables G names g changes held f a)]. Qed.
End Proved.
