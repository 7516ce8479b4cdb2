(* Lemmas about colouring games: those that are Node-Kayles on pairs of a vertex and a colour; and PROPER k-COLORING. *)
From Gamecert.lemmas Require Export Nimbers.
From Coq Require Import Bool Lia.
From Gamecert Require Import Plane Board Game Alike.
From Gamecert.games Require Import Striking Painting.
From Gamecert.reductions Require Import Corresponding.
From Gamecert.lemmas Require Import Exchange Tables Placed Statements MirroredGadgets.
Local Open Scope plane_scope.

(* Pair v*c + i is vertex v in colour i. Two of the same vertex rule each other out, and two of other vertices if `clash`
   says so of their colours, whether there is an edge or arc from the one to the other, and whether there is one back. *)
Definition clashes := N -> N -> bool -> bool -> bool.
Definition pairs_by (c : N) (clash : clashes) (G : coloured_graph) := Coloured
  (fun s => vertex G (s / c))
  (fun s t => if s / c =? t / c then true else clash (s mod c) (t mod c) (adjacent G (s / c) (t / c)) (adjacent G (t / c) (s / c)))
  (fun _ => false).
Definition pairs (c : N) (G : coloured_graph) := pairs_by c (fun i j there _ => (i =? j) && there) G.

(* On boards these are games of games/Painting.v, with nothing painted. *)
Theorem nimber_is_painting b c (clash : clashes) out k : 1 <= c ->
  (forall v u i j, i < c -> j < c -> v <> u -> u * c + j ∈ out v i <->
    clash i j (N.testbit (Board.neighbours (arena_of b) v) u) (N.testbit (Board.neighbours (arena_of b) u) v) = true) ->
  let g := painting (arena_of b) c (ruling_out (arena_of b) c out) empty in
  nimber (pairs_by c clash (coloured b empty)) k <-> has_nimber false g (start g) k.
Proof.
  intros pos rules g.
  assert (forall s t, s < order b * c -> t < order b * c ->
    adjacent (pairs_by c clash (coloured b empty)) s t = (s =? t) || N.testbit (row (ruling_out (arena_of b) c out) s) t) as ad.
  { intros s t ls lt. apply pair_of in ls as (v & i & -> & lv & li). apply pair_of in lt as (u & j & -> & lu & lj).
    apply eq_true_iff_eq. rewrite orb_true_iff, N.eqb_eq, struck_pair by easy.
    cbn. rewrite !pair_div, !pair_mod by easy. destruct (N.eqb_spec v u) as [->|d].
    - split; [|easy]. intros _. destruct (N.eq_dec i j) as [->|e]; [now left|]. right. right. split; [easy|congruence].
    - rewrite rules by easy. split; [now auto|].
      intros [e|[h|[e _]]]; [|easy|congruence]. apply pair_inj in e as [e _]; easy. }
  set (S := fun (G : coloured_graph) (p : position g) =>
    adjacent G = adjacent (pairs_by c clash (coloured b empty)) /\ (forall v, v ∈ (p : plane) -> v < order b * c) /\
    forall v, vertex G v = N.testbit (p : plane) v).
  assert (forall G p v, S G p -> v ∈ (p : plane) -> S (select v G) (Game.play g p v)) as after_.
  { intros G p v (ea & inside & ev) h. split; [easy|]. split.
    - intro u. cbn. bits. rewrite !andb_true_iff. intros [[x _] _]. now apply inside.
    - intro u. cbn. rewrite ev. bits. destruct (N.testbit p u) eqn:hu; [|easy]. cbn. rewrite ea, ad by auto.
      rewrite (N.eqb_sym u v). now destruct (v =? u). }
  assert (forall v c', c' < c -> v * c + c' ∈ (start g : plane) <-> v < order b) as st_.
  { intros v i li. unfold g, painting, striking. cbn [start]. rewrite start_pair; [|intros p; unfold empty; bits; easy|easy].
    split; [now intros [x _]|]. intro x. split; [easy|]. intros u d _ y. unfold empty in y. now rewrite N.bits_0 in y. }
  apply (alike_beside false selecting (option_of g) S).
  - intros G p s. pose proof s as (ea & inside & ev). split; intros x w.
    + inversion w; subst. rewrite ev in *. exists (Passes (Game.play g p v)). split; [|now apply after_]. exists v. now split.
    + destruct w as (v & [_ l] & ->). cbn in l. exists (Passes (select v G)). split; [|now apply after_]. constructor. now rewrite ev.
  - split; [easy|]. split.
    + intros v. unfold g, painting, striking. cbn [start]. unfold all_pairs. bits. rewrite !andb_true_iff, N.ltb_lt. now intros [[x _] _].
    + intro s. cbn [pairs_by vertex coloured]. apply eq_true_iff_eq.
      rewrite N.ltb_lt, <- (st_ (s / c) (s mod c)) by (apply N.mod_lt; lia). rewrite N.mul_comm, <- N.div_mod by lia. easy.
Qed.

Theorem nimber_is_proper b c k : 1 <= c ->
  let g := painting (arena_of b) c (proper_table (arena_of b) c) empty in
  nimber (pairs c (coloured b empty)) k <-> has_nimber false g (start g) k.
Proof.
  intro pos. apply nimber_is_painting; [easy|]. intros v u i j li lj d. rewrite coloured_pair by easy.
  rewrite andb_true_iff, N.eqb_eq. split; intros [e h]; split; congruence.
Qed.

(** A gadget as one of pairs *)

Lemma pair_finite c clash G : 1 <= c -> finite G -> finite (pairs_by c clash G).
Proof.
  intros some [m h]. exists (m * c). intros s hs. cbn in hs. apply h in hs. pose proof (N.div_mod s c). pose proof (N.mod_lt s c). nia.
Qed.

Section Pairs.
  Variables (c : N) (names : list N).
  Hypothesis some : 1 <= c.
  Hypothesis different : NoDup names.
  Notation n := (N.of_nat (length names)).
  Notation name := (name_of names).
  Definition pair_names : list N := map (fun s => name (s / c) * c + s mod c) (up_to (n * c)).
  Notation name' := (name_of pair_names).

  Lemma nth_count_from m : forall i j, (j < m)%nat -> nth j (count_from m i) 0 = i + N.of_nat j.
  Proof.
    induction m as [|m IH]; intros i j l; [lia|]. destruct j as [|j]; cbn [count_from nth]; [lia|]. rewrite IH; lia.
  Qed.
  Lemma count_from_length m : forall i, length (count_from m i) = m.
  Proof. induction m as [|m IH]; intro i; cbn; [easy|]. now rewrite IH. Qed.
  Lemma pair_names_length : N.of_nat (length pair_names) = n * c.
  Proof. unfold pair_names, up_to. rewrite map_length, count_from_length. lia. Qed.
  Lemma pair_name s : s < n * c -> name' s = name (s / c) * c + s mod c.
  Proof.
    intro l. unfold name_of at 1, pair_names.
    rewrite (nth_indep _ 0 (name (0 / c) * c + 0 mod c)) by (rewrite map_length; unfold up_to; rewrite count_from_length; lia).
    rewrite (map_nth (fun s => name (s / c) * c + s mod c)). unfold up_to. rewrite nth_count_from by lia.
    now rewrite N.add_0_l, N2Nat.id.
  Qed.
  Lemma pair_names_different : NoDup pair_names.
  Proof.
    unfold pair_names. assert (forall l, NoDup l -> (forall s, In s l -> s < n * c) ->
      NoDup (map (fun s => name (s / c) * c + s mod c) l)) as h.
    { induction l as [|s l IH]; intros d b; [constructor|]. inversion d; subst. constructor; [|apply IH; [easy|intros; apply b; now right]].
      intro i. apply in_map_iff in i as (t & e & i). assert (t = s) as ->; [|easy].
      assert (s < n * c) as ls by (apply b; now left). assert (t < n * c) as lt by (apply b; now right).
      apply pair_of in ls as (u & x & -> & lu & lx). apply pair_of in lt as (w & y & -> & lw & ly).
      rewrite !pair_div, !pair_mod in e by easy. apply pair_inj in e as [e ->]; [|easy..]. now apply (name_injective names different) in e as ->. }
    apply h; [apply up_to_NoDup|]. intros s. apply up_to_spec.
  Qed.
  Lemma pair_place u : position_of pair_names u = match position_of names (u / c) with Some i => Some (i * c + u mod c) | None => None end.
  Proof.
    assert (u mod c < c) as lu by (apply N.mod_lt; lia). assert (u = u / c * c + u mod c) as eu by (rewrite N.mul_comm; apply N.div_mod; lia).
    destruct (position_of names (u / c)) as [i|] eqn:e.
    - apply position_some in e as [li e]. rewrite <- (position_name pair_names pair_names_different (i * c + u mod c)).
      + f_equal. rewrite pair_name by now apply pair_below. rewrite pair_div, pair_mod, e by easy. easy.
      + rewrite pair_names_length. now apply pair_below.
    - destruct (position_of pair_names u) as [s|] eqn:f; [|easy]. exfalso. apply position_some in f as [ls f].
      rewrite pair_names_length in ls. rewrite pair_name in f by easy. apply pair_of in ls as (i & j & -> & li & lj).
      rewrite pair_div, pair_mod in f by easy. rewrite eu in f. apply pair_inj in f as [f _]; [|easy..].
      rewrite <- f, position_name in e; easy.
  Qed.

  Variables (k : N) (clash : clashes).
  Hypothesis small : k <= n.
  Hypothesis apart_allowed : forall i j, clash i j false false = false.
  Notation pairs := (pairs_by c clash).

  Lemma pair_has_gadget G P : has_gadget names k G P -> has_gadget pair_names (k * c) (pairs G) (pairs P).
  Proof.
    intros (v & there & inner). split; [|split].
    - intros s ls. rewrite pair_names_length in ls. cbn. rewrite pair_name by easy.
      apply pair_of in ls as (i & j & -> & li & lj). rewrite pair_mod, !pair_div by easy. now apply v.
    - intros s ls. apply pair_of in ls as (i & j & -> & li & lj). cbn. rewrite pair_div by easy. now apply there.
    - intros s u ks ls ps hu. rewrite pair_names_length in ls. rewrite pair_name by easy. rewrite pair_place.
      apply pair_of in ls as (i & j & -> & li & lj). assert (k <= i) as ki by nia.
      rewrite (pair_div c i j lj), (pair_mod c i j lj). cbn in ps, hu |- *. rewrite (pair_div c i j lj) in ps.
      rewrite (pair_div c i j lj), (pair_mod c i j lj), (pair_div c (name i) j lj), (pair_mod c (name i) j lj).
      assert (u mod c < c) as lu by (apply N.mod_lt; lia).
      destruct (inner i (u / c) ki li ps hu) as [-> ->]. rewrite (N.eqb_sym (u / c)).
      destruct (position_of names (u / c)) as [w|] eqn:e.
      + rewrite pair_div, pair_mod by easy. apply position_some in e as [lw <-]. rewrite same_name by easy. now rewrite (N.eqb_sym w).
      + rewrite !apart_allowed. now rewrite (N.eqb_sym _ (u / c)), not_name.
  Qed.
  Lemma pair_same_host G H : same_host names k G H -> same_host pair_names (k * c) (pairs G) (pairs H).
  Proof.
    intros [a b]. assert (forall u, outer pair_names (k * c) u -> outer names k (u / c)) as o.
    { intros u. unfold outer. rewrite pair_place. destruct (position_of names (u / c)) as [i|]; [|easy]. intro h.
      destruct (N.lt_ge_cases i k) as [l|l]; [easy|]. apply (N.mul_le_mono_r _ _ c) in l. exfalso. revert h l.
      generalize (u mod c). intros. lia. }
    split.
    - intros u e. cbn. apply a. rewrite pair_place in e. now destruct (position_of names (u / c)).
    - intros u w ou ow hu hw. cbn in *. destruct (u / c =? w / c); [easy|]. rewrite !b by auto. easy.
  Qed.
End Pairs.

(** The theorems behind printed lemmas *)

Section Shown.
  Variables (c : N) (clash : clashes) (names : list N) (k : N) (P P' : coloured_graph) (plus : N).
  Hypothesis apart_allowed : forall i j, clash i j false false = false.
  Let n := N.of_nat (length names).
  Notation pairs := (pairs_by c clash).

  Definition mirrored_pairs_by : bool :=
    (1 <=? c) && apart_below k P && apart_below k P' && symmetric_below (n * c) (pairs P) && symmetric_below (n * c) (pairs P') &&
    let rows := near_rows (n * c) (pairs P) in
    let rows' := near_rows (n * c) (pairs P') in
    decided (k * c) (n * c) (row rows) (row rows') (inner_plane (k * c) (n * c) (pairs P)) (inner_plane (k * c) (n * c) (pairs P')) plus.

  Theorem pairs_differ G H K : k <= n -> NoDup names -> (forall i, i < n -> vertex K (name_of names i) = (i <? k)) ->
    shows names k K G P -> shows names k K H P' -> finite G -> mirrored_pairs_by = true -> differ_by plus (pairs G) (pairs H).
  Proof.
    intros small nd hb sh sh' f d. unfold mirrored_pairs_by in d. rewrite !andb_true_iff in d. destruct d as [[[[[pos a] a'] t] t'] d].
    apply N.leb_le in pos. unfold decided in d. apply andb_prop in d as [cl st].
    set (rows := near_rows (n * c) (pairs P)) in *. set (rows' := near_rows (n * c) (pairs P')) in *.
    pose proof (pair_names_length c names pos) as len. fold n in len.
    apply (mirrored_gadgets (pair_names c names) (pair_names_different c names nd) (k * c) ltac:(rewrite len; apply N.mul_le_mono_r; exact small)
      (pairs G) (pairs P) (pairs H) (pairs P') (row rows)
      (row rows') (among (find_triples (k * c) (row rows) (row rows') (inner_plane (k * c) (n * c) (pairs P)) (inner_plane (k * c) (n * c) (pairs P')) plus))
      plus (all (k * c)) (inner_plane (k * c) (n * c) (pairs P)) (inner_plane (k * c) (n * c) (pairs P'))); try easy.
    - now apply pair_finite.
    - apply pair_finite; [easy|]. eapply finite_shown; [exact small|exact sh|exact sh'|easy].
    - apply pair_has_gadget; try easy. eapply has_gadget_shown; eassumption.
    - apply pair_has_gadget; try easy. eapply has_gadget_shown; eassumption.
    - unfold rows. rewrite <- len. apply near_in_rows. now rewrite len.
    - unfold rows'. rewrite <- len. apply near_in_rows. now rewrite len.
    - apply pair_same_host; try easy.
      eapply same_host_shown; lazymatch goal with |- shows _ _ _ G _ => exact sh | |- shows _ _ _ H _ => exact sh' | _ => eassumption end.
    - rewrite len. now apply is_closed_sound.
    - intros i l. rewrite all_spec. now apply N.ltb_lt.
    - intros i l l'. rewrite len in l'. now apply inner_plane_spec.
    - intros i l l'. rewrite len in l'. now apply inner_plane_spec.
  Qed.
End Shown.

Lemma pairs_lines c clash G H : same_lines G H -> same_lines (pairs_by c clash G) (pairs_by c clash H).
Proof. intros [a b]. split; intros; cbn; [apply a|]. now rewrite !b. Qed.
(* Colours of vertices, which mean nothing, put back. *)
Lemma pairs_differ_plain c clash plus G f changes :
  differ_by plus (pairs_by c clash (plain G)) (pairs_by c clash (changes_by f changes (plain G))) ->
  differ_by plus (pairs_by c clash G) (pairs_by c clash (changes_by f changes G)).
Proof.
  intros e x. transitivity (nimber (pairs_by c clash (plain G)) (N.lxor x plus)); [now apply lines_nimber, pairs_lines|].
  transitivity (nimber (pairs_by c clash (changes_by f changes (plain G))) x); [apply e|].
  now apply lines_nimber, pairs_lines, changes_lines.
Qed.

Section Proved.
  Variables (c : N) (G : coloured_graph) (names : list N) (g : gadget) (changes : list change) (plus : N).

  Definition mirrored_pairs : bool :=
    changes_fit names g changes &&
    mirrored_pairs_by c (fun i j there _ => (i =? j) && there) names (boundary_size g) (picture g) (changes_by here changes (picture g)) plus.

  Theorem pairs_differ_by_mirroring : finite G -> holds (plain G) names g -> mirrored_pairs = true ->
    differ_by plus (pairs c G) (pairs c (changes_by (name_of names) changes G)).
  Proof.
    intros f h d. apply andb_prop in d as [fit d]. destruct (both_show (plain G) names g changes h fit) as (K & small & nd & hb & sh & sh').
    apply pairs_differ_plain. eapply pairs_differ; [|exact small|exact nd|exact hb|exact sh|exact sh'|exact f|exact d].
    intros. apply andb_false_r.
  Qed.
End Proved.

Theorem pairs_same_by_mirroring c G names g changes : finite G -> holds (plain G) names g -> mirrored_pairs c names g changes 0 = true ->
  same_nimber (pairs c G) (pairs c (changes_by (name_of names) changes G)).
Proof. intros f h d k. rewrite <- (N.lxor_0_r k) at 1. exact (pairs_differ_by_mirroring c G names g changes 0 f h d k). Qed.
