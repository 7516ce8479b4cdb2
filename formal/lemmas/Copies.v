(* Families of gadgets: if the fronts for two numbers of copies have the same tables, so have those for one copy more of each. *)
From Coq Require Import NArith PeanoNat List Bool Btauto Lia.
From Gamecert Require Import Plane GadgetClaim FamilyClaim.
From Gamecert.lemmas Require Import Gadgets Exchange Tables Placed Statements.
Import ListNotations.
Local Open Scope N_scope.

(** Tables inside others *)

Lemma within_trans D E F b : within D E b -> within E F b -> within D F b.
Proof. intros h k s x t. now apply k, h. Qed.
Lemma odd_before_there G H t v : same G H -> vertex G v = true -> (forall u, In u t -> vertex G u = true) ->
  odd_before G t v = odd_before H t v.
Proof.
  intros (_ & a & _) hv. induction t as [|u t IH]; cbn; [easy|]. intro h. rewrite IH by (intros; apply h; now right).
  rewrite a; [easy|apply h; now left|easy].
Qed.
Lemma same_table G H b s x : same G H -> table G b s x -> table H b s x.
Proof.
  intros e (t & [nt it] & f & i & a). pose proof e as (ev & _ & eg). exists t. split; [|split; [easy|split]].
  - split; [easy|]. intro v. now rewrite it, ev.
  - intros v hv hb. rewrite <- ev in hv. unfold right in *. rewrite <- eg, <- (odd_before_there G H) by (try easy; intros; now apply it).
    now apply i.
  - intros v hv hb. rewrite <- ev in hv. rewrite <- eg, <- (odd_before_there G H) by (try easy; intros; now apply it). now apply a.
Qed.
Lemma same_within G H b : same G H -> within G H b.
Proof. intros e s x. now apply same_table. Qed.
Lemma within_boundary D E b b' : (forall v, b v = b' v) -> within D E b -> within D E b'.
Proof.
  intros e h s x (t & o & f & i & a). destruct (h s x) as (t' & o' & f' & i' & a').
  - exists t. split; [easy|]. split; [rewrite <- f; apply filter_same; intros; apply e|].
    split; intros v hv hb; rewrite e in hb; [now apply i|now apply a].
  - exists t'. split; [easy|]. split; [rewrite <- f'; apply filter_same; intros; symmetry; apply e|].
    split; intros v hv hb; rewrite <- e in hb; [now apply i'|now apply a'].
Qed.
Lemma table_recolour D r b s x : (forall v, member r v = true -> b v = true) ->
  table D b s x -> table (recolour r D) b s (fun v => xorb (x v) (member r v)).
Proof.
  intros inside (t & o & f & i & a). exists t. split; [easy|]. split; [easy|]. split; intros v hv hb; cbn in *.
  - unfold right in *. cbn. rewrite (odd_before_same _ D) by easy. destruct (member r v) eqn:m; [now rewrite inside in hb|].
    rewrite xorb_false_r. now apply i.
  - rewrite (odd_before_same _ D), a by easy. btauto.
Qed.
Lemma table_vector D b s x y : (forall v, vertex D v = true -> b v = true -> x v = y v) -> table D b s x -> table D b s y.
Proof.
  intros e (t & o & f & i & a). exists t. split; [easy|]. split; [easy|]. split; [easy|]. intros v hv hb. rewrite <- e by easy. now apply a.
Qed.
Lemma recolour_twice D r : same (recolour r (recolour r D)) D.
Proof. split; [easy|]. split; [easy|]. intros v _. cbn. btauto. Qed.
Lemma recolours_commute D r q : same (recolour r (recolour q D)) (recolour q (recolour r D)).
Proof. split; [easy|]. split; [easy|]. intros v _. cbn. btauto. Qed.
Lemma same_recolour r G H : same G H -> same (recolour r G) (recolour r H).
Proof. intros (a & b & c). split; [easy|]. split; [easy|]. intros v hv. cbn. now rewrite c. Qed.
Lemma within_recolour D E r b : (forall v, member r v = true -> b v = true) ->
  within D E b -> within (recolour r D) (recolour r E) b.
Proof.
  intros inside h s x t. apply (table_recolour _ r) in t; [|easy]. apply (same_table _ D) in t; [|apply recolour_twice].
  apply h, (table_recolour _ r) in t; [|easy]. revert t. apply table_vector. intros v _ _. btauto.
Qed.

Lemma up_to_length n : N.of_nat (length (up_to n)) = n.
Proof. unfold up_to. rewrite <- (N2Nat.id n) at 2. f_equal. generalize (N.to_nat n), 0. intro m. induction m; cbn; auto. Qed.
Lemma up_to_nth i k : i < k -> nth (N.to_nat i) (up_to k) 0 = i.
Proof.
  unfold up_to. assert (forall m s j, (j < m)%nat -> nth j (count_from m s) 0 = s + N.of_nat j) as H.
  { induction m as [|m IH]; [lia|]. intros s [|j] h; cbn [count_from nth]; [lia|]. rewrite IH by lia. lia. }
  intro h. rewrite H by lia. lia.
Qed.

(** Edges as lists *)

Definition joined (l : list (N * N)) (u v : N) : bool := existsb (same_pair u v) l.
Lemma joined_spec l u v : joined l u v = true <-> exists x y, In (x, y) l /\ (u = x /\ v = y \/ u = y /\ v = x).
Proof.
  unfold joined. rewrite existsb_exists. split.
  - intros ([x y] & i & e). cbn in e. rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq in e. now exists x, y.
  - intros (x & y & i & e). exists (x, y). split; [easy|]. cbn. now rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq.
Qed.
Lemma joined_app l l' u v : joined (l ++ l') u v = joined l u v || joined l' u v.
Proof. apply existsb_app. Qed.
Lemma renumbered_spec h l u v : joined (renumbered h l) u v = true <->
  exists i j, joined l i j = true /\ u = h i /\ v = h j.
Proof.
  rewrite joined_spec. unfold renumbered. split.
  - intros (x & y & i & e). apply in_map_iff in i as ([p q] & i & m). injection i as <- <-. cbn in e.
    destruct e as [[-> ->]|[-> ->]]; [exists p, q|exists q, p]; (split; [apply joined_spec; exists p, q|]); tauto.
  - intros (i & j & e & -> & ->). apply joined_spec in e as (x & y & m & e). exists (h x), (h y). split.
    + apply in_map_iff. now exists (x, y).
    + destruct e as [[-> ->]|[-> ->]]; tauto.
Qed.
Lemma apart_xorb a b : (a = true -> b = true -> False) -> xorb a b = a || b.
Proof. destruct a, b; cbn; intuition. Qed.

(** Fronts: a family's gadgets without the last edges, all but older copies in the boundary *)

Definition ends_below (n : N) (l : list (N * N)) : bool := forallb (fun e => (fst e <? n) && (snd e <? n)) l.
Definition disjoint (l l' : list (N * N)) : bool := forallb (fun e => negb (joined l' (fst e) (snd e))) l.
Definition loopless (l : list (N * N)) : bool := forallb (fun e => negb (fst e =? snd e)) l.
(* Edges are where they should be, and none comes twice. *)
Definition sound_family (f : family) : bool :=
  let next := renumbered (other_copy f) (at_next f) in
  ends_below (with_copy f) (at_first f) && forallb (fun e => (fixed f <=? fst e) || (fixed f <=? snd e)) (at_first f) &&
  ends_below (with_copy f + link f) next &&
  forallb (fun e => (fixed f <=? fst e) && (fst e <? with_copy f) || (fixed f <=? snd e) && (snd e <? with_copy f)) next &&
  ends_below (with_copy f) (at_last f) && disjoint (at_first f) (at_last f) && disjoint next (at_last f) &&
  loopless (at_first f) && loopless next && loopless (at_last f).

Section Family.
  Variable f : family.
  Hypothesis sound : sound_family f = true.
  Notation F := (fixed f).
  Notation C := (with_copy f).
  Notation L := (link f).
  Notation behind := (behind_copy f).
  Let next := renumbered (other_copy f) (at_next f).

  Definition front (more : nat) : coloured_graph := picture (Gadget C (green_copies f more) (front_edges f more)).
  Definition front_size (more : nat) : N := C + N.of_nat (length (green_copies f more)).

  Lemma copies_length count : N.of_nat (length (green_copies f count)) = N.of_nat count * L.
  Proof. induction count as [|c IH]; cbn [green_copies length]; [easy|]. rewrite app_length. unfold link in *. lia. Qed.
  Lemma front_size_is more : front_size more = F + N.of_nat (S more) * L.
  Proof. unfold front_size. rewrite copies_length. unfold with_copy. lia. Qed.

  Lemma first_ends u v : joined (at_first f) u v = true -> u < C /\ v < C /\ (F <= u \/ F <= v).
  Proof.
    intro h. apply joined_spec in h as (x & y & i & e). unfold sound_family in sound. rewrite !andb_true_iff in sound.
    assert (ends_below C (at_first f) = true) as a by tauto.
    assert (forallb (fun e => (F <=? fst e) || (F <=? snd e)) (at_first f) = true) as b by tauto.
    unfold ends_below in a. rewrite forallb_forall in a, b. apply a in i as ha. apply b in i as hb. cbn in ha, hb.
    rewrite andb_true_iff, !N.ltb_lt in ha. rewrite orb_true_iff, !N.leb_le in hb. destruct e as [[-> ->]|[-> ->]]; tauto.
  Qed.
  Lemma next_ends u v : joined next u v = true -> u < C + L /\ v < C + L /\ (F <= u < C \/ F <= v < C).
  Proof.
    intro h. apply joined_spec in h as (x & y & i & e). unfold sound_family in sound. cbv zeta in sound. fold next in sound. rewrite !andb_true_iff in sound.
    assert (ends_below (C + L) next = true) as a by tauto.
    assert (forallb (fun e => (F <=? fst e) && (fst e <? C) || (F <=? snd e) && (snd e <? C)) next = true) as b by tauto.
    unfold ends_below in a. rewrite forallb_forall in a, b. apply a in i as ha. apply b in i as hb. cbn in ha, hb.
    rewrite andb_true_iff, !N.ltb_lt in ha. rewrite orb_true_iff, !andb_true_iff, !N.leb_le, !N.ltb_lt in hb.
    destruct e as [[-> ->]|[-> ->]]; tauto.
  Qed.
  Lemma last_ends u v : joined (at_last f) u v = true -> u < C /\ v < C.
  Proof.
    intro h. apply joined_spec in h as (x & y & i & e). unfold sound_family in sound. rewrite !andb_true_iff in sound.
    assert (ends_below C (at_last f) = true) as a by tauto. unfold ends_below in a. rewrite forallb_forall in a. apply a in i as ha. cbn in ha.
    rewrite andb_true_iff, !N.ltb_lt in ha. destruct e as [[-> ->]|[-> ->]]; tauto.
  Qed.
  Lemma disjoint_spec l l' u v : disjoint l l' = true -> joined l u v = true -> joined l' u v = true -> False.
  Proof.
    intros d h h'. apply joined_spec in h as (x & y & i & e). unfold disjoint in d. rewrite forallb_forall in d. apply d in i. cbn in i.
    apply negb_true_iff in i. enough (joined l' x y = true) by congruence. apply joined_spec in h' as (p & q & j & e').
    apply joined_spec. exists p, q. split; [easy|]. intuition congruence.
  Qed.
  Lemma loopless_spec l u : loopless l = true -> joined l u u = false.
  Proof.
    intro h. destruct (joined l u u) eqn:e; [|easy]. apply joined_spec in e as (x & y & i & e). unfold loopless in h.
    rewrite forallb_forall in h. apply h in i. cbn in i. apply negb_true_iff, N.eqb_neq in i. intuition congruence.
  Qed.

  Lemma behind_out u v : behind u = v -> v < F \/ C <= v.
  Proof. intros <-. unfold behind_copy, with_copy. destruct (N.ltb_spec u F); lia. Qed.
  Lemma behind_injective u v : behind u = behind v -> u = v.
  Proof. unfold behind_copy. destruct (N.ltb_spec u F), (N.ltb_spec v F); lia. Qed.

  (* All edges of a front have their ends in it, and one in a copy. *)
  Lemma front_ends more : forall u v, joined (front_edges f more) u v = true ->
    u < front_size more /\ v < front_size more /\ (F <= u \/ F <= v).
  Proof.
    induction more as [|more IH]; intros u v; cbn [front_edges].
    - intro h. apply first_ends in h. rewrite front_size_is. unfold with_copy in *. lia.
    - rewrite joined_app, orb_true_iff. fold next. intros [h|h].
      + apply next_ends in h. rewrite front_size_is. unfold with_copy in *. lia.
      + apply renumbered_spec in h as (i & j & h & -> & ->). apply IH in h. rewrite front_size_is in *. unfold behind_copy.
        destruct (N.ltb_spec i F), (N.ltb_spec j F); lia.
  Qed.
  Lemma front_last_apart more u v : joined (front_edges f more) u v = true -> joined (at_last f) u v = true -> False.
  Proof.
    pose proof sound as s. unfold sound_family in s. cbv zeta in s. fold next in s. rewrite !andb_true_iff in s.
    destruct more as [|more]; cbn [front_edges].
    - apply disjoint_spec. tauto.
    - rewrite joined_app, orb_true_iff. fold next. intros [h|h]; [revert h; apply disjoint_spec; tauto|].
      intro k. apply last_ends in k. apply renumbered_spec in h as (i & j & h & -> & ->). apply front_ends in h.
      pose proof (behind_out i _ eq_refl). pose proof (behind_out j _ eq_refl). revert h H H0 k. unfold behind_copy.
      destruct (N.ltb_spec i F), (N.ltb_spec j F); lia.
  Qed.
  Lemma next_front_apart more u v : joined next u v = true -> joined (renumbered behind (front_edges f more)) u v = true -> False.
  Proof.
    intros h k. apply next_ends in h. apply renumbered_spec in k as (i & j & _ & -> & ->).
    pose proof (behind_out i _ eq_refl). pose proof (behind_out j _ eq_refl). lia.
  Qed.

  Lemma front_vertex more v : vertex (front more) v = (v <? front_size more).
  Proof. reflexivity. Qed.
  Lemma front_there more v : v < C -> vertex (front more) v = true.
  Proof. intro h. rewrite front_vertex. apply N.ltb_lt. unfold front_size. lia. Qed.
  Lemma shared_there more v : v < shared f -> vertex (front more) v = true.
  Proof. intro h. apply front_there. unfold with_copy, fixed. lia. Qed.

  (** A gadget of the family is its front beside the last edges *)

  Definition last_part : coloured_graph := Coloured (fun v => v <? C) (joined (at_last f))
    (fun v => (shared f <=? v) && nth (N.to_nat (v - shared f)) (inner f ++ links f) false).
  Lemma member_size more : gadget_size (member_of f more) = front_size more.
  Proof.
    unfold gadget_size, member_of, front_size, with_copy, fixed. cbn [boundary_size inner_green green_copies].
    rewrite !app_length. unfold link. lia.
  Qed.
  Lemma member_is more : same (glue last_part (front more)) (picture (member_of f more)).
  Proof.
    assert (C <= front_size more) as c by (unfold front_size; lia).
    split; [|split].
    - intro v. change (vertex (picture (member_of f more)) v) with (v <? gadget_size (member_of f more)). rewrite member_size.
      cbn [glue vertex last_part]. rewrite front_vertex. apply eq_true_iff_eq. rewrite orb_true_iff, !N.ltb_lt. lia.
    - intros u v _ _. cbn [glue adjacent vertex last_part]. rewrite !front_vertex.
      change (adjacent (picture (member_of f more)) u v) with (joined (front_edges f more ++ at_last f) u v).
      change (adjacent (front more) u v) with (joined (front_edges f more) u v). rewrite joined_app, orb_comm.
      rewrite <- apart_xorb by (intros a b; now apply (front_last_apart more u v)). f_equal.
      + destruct (joined (at_last f) u v) eqn:e; [|apply andb_false_r]. apply last_ends in e. rewrite andb_true_r.
        apply andb_true_iff. now rewrite !N.ltb_lt.
      + destruct (joined (front_edges f more) u v) eqn:e; [|apply andb_false_r]. apply front_ends in e. rewrite andb_true_r.
        apply andb_true_iff. rewrite !N.ltb_lt. tauto.
    - intros v hv. cbn [glue green vertex last_part] in *. rewrite !front_vertex in *.
      assert (v < front_size more) as there by (apply orb_prop in hv as [h|h]; apply N.ltb_lt in h; lia).
      replace (v <? front_size more) with true by (symmetry; now apply N.ltb_lt).
      change (green (front more) v) with ((C <=? v) && nth (N.to_nat (v - C)) (green_copies f more) false).
      change (green (picture (member_of f more)) v) with
        ((shared f <=? v) && nth (N.to_nat (v - shared f)) (inner f ++ links f ++ green_copies f more) false).
      rewrite app_assoc. set (near := inner f ++ links f).
      assert (N.of_nat (length near) = C - shared f) as len.
      { unfold near. rewrite app_length. unfold with_copy, fixed, link. lia. }
      clearbody near.
      destruct (N.leb_spec (shared f) v) as [b|b]; cbn [andb].
      + destruct (N.ltb_spec v C) as [h|h].
        * replace (C <=? v) with false by (symmetry; now apply N.leb_gt). cbn [andb]. rewrite xorb_false_r. now rewrite app_nth1 by lia.
        * replace (C <=? v) with true by (symmetry; now apply N.leb_le). cbn [andb]. rewrite xorb_false_l, app_nth2 by lia. f_equal. unfold with_copy, fixed in *. lia.
      + rewrite andb_false_r, xorb_false_l. replace (C <=? v) with false; [easy|]. symmetry. apply N.leb_gt. unfold with_copy, fixed. lia.
  Qed.

  (** A front with a further copy is the front beside the next edges, its last copy becoming inner *)

  Variable size : N.                                          (* of the names: no front is larger *)
  Definition shifted : list N := map behind (up_to size).

  Lemma shifted_length : N.of_nat (length shifted) = size.
  Proof. unfold shifted. rewrite map_length. apply up_to_length. Qed.
  Lemma shifted_name i : i < size -> name_of shifted i = behind i.
  Proof.
    intro h. unfold name_of, shifted. rewrite (nth_indep _ 0 (behind 0)).
    - now rewrite map_nth, up_to_nth.
    - rewrite <- (Nat2N.id (length _)). change (map behind (up_to size)) with shifted. rewrite shifted_length. lia.
  Qed.
  Lemma shifted_different : NoDup shifted.
  Proof. apply FinFun.Injective_map_NoDup; [intros u v; apply behind_injective|apply up_to_NoDup]. Qed.
  (* Where a vertex comes from. *)
  Definition ahead (v : N) : option N :=
    if v <? F then Some v else if (C <=? v) && (v - L <? size) then Some (v - L) else None.
  Hypothesis large : C <= size.
  Lemma shifted_position v : position_of shifted v = ahead v.
  Proof.
    assert (forall i, i < size -> position_of shifted (behind i) = Some i) as there.
    { intros i h. rewrite <- shifted_name by easy. apply position_name; [apply shifted_different|]. now rewrite shifted_length. }
    assert (forall i, ahead v = Some i -> i < size /\ v = behind i) as back.
    { intro i. unfold ahead, behind_copy. destruct (N.ltb_spec v F) as [h|h].
      - intro e. injection e as <-. destruct (N.ltb_spec v F); unfold with_copy in *; lia.
      - destruct (N.leb_spec C v) as [c|c]; [|easy]. destruct (N.ltb_spec (v - L) size) as [s|s]; [|easy]. cbn. intro e. injection e as <-.
        destruct (N.ltb_spec (v - L) F); unfold with_copy in *; lia. }
    destruct (ahead v) as [i|] eqn:e.
    - destruct (back i eq_refl) as [h ->]. now apply there.
    - destruct (position_of shifted v) as [i|] eqn:p; [|easy]. apply position_some in p as [h <-]. rewrite shifted_length in h.
      rewrite shifted_name in e by easy. unfold ahead, behind_copy in e. destruct (N.ltb_spec i F) as [a|a].
      + now destruct (N.ltb_spec i F); [|lia].
      + destruct (N.ltb_spec (i + L) F); [easy|]. replace (i + L - L) with i in e by lia.
        replace (C <=? i + L) with true in e by (symmetry; apply N.leb_le; unfold with_copy; lia).
        now replace (i <? size) with true in e by (symmetry; now apply N.ltb_lt).
  Qed.

  Definition moved (D : coloured_graph) : coloured_graph := placed shifted D.
  Definition next_part : coloured_graph := Coloured (fun v => v <? C + L) (joined next)
    (fun v => (C <=? v) && (v <? C + L) && nth (N.to_nat (v - C)) (links f) false).

  Lemma links_length : length (links f) = N.to_nat L.
  Proof. unfold link. lia. Qed.

  Lemma front_grows more : front_size more <= size -> same (glue next_part (moved (front more))) (front (S more)).
  Proof.
    intro fits. assert (C <= front_size more) as c by (unfold front_size; lia).
    assert (front_size (S more) = front_size more + L) as grown by (rewrite !front_size_is; lia).
    split; [|split].
    - intro v. cbn [glue vertex next_part moved placed]. rewrite shifted_position, front_vertex, grown. unfold ahead.
      destruct (N.ltb_spec v F) as [h|h].
      + rewrite front_vertex. replace (v <? C + L) with true by (symmetry; apply N.ltb_lt; unfold with_copy; lia).
        symmetry. apply N.ltb_lt. unfold with_copy in *. lia.
      + destruct (N.leb_spec C v) as [cv|cv]; cbn [andb].
        * destruct (N.ltb_spec (v - L) size) as [s|s]; rewrite ?front_vertex; apply eq_true_iff_eq; rewrite orb_true_iff, !N.ltb_lt; [lia|].
          split; [|lia]. intros [i|i]; [lia|easy].
        * rewrite orb_false_r. apply eq_true_iff_eq. rewrite !N.ltb_lt. lia.
    - intros u v _ _. cbn [glue adjacent vertex next_part].
      change (adjacent (front (S more)) u v) with (joined (next ++ renumbered behind (front_edges f more)) u v). rewrite joined_app.
      assert ((u <? C + L) && (v <? C + L) && joined next u v = joined next u v) as ->.
      { destruct (joined next u v) eqn:e; [|apply andb_false_r]. apply next_ends in e. rewrite andb_true_r.
        apply andb_true_iff. rewrite !N.ltb_lt. tauto. }
      assert (vertex (moved (front more)) u && vertex (moved (front more)) v && adjacent (moved (front more)) u v =
        joined (renumbered behind (front_edges f more)) u v) as ->.
      { apply eq_true_iff_eq. rewrite renumbered_spec, !andb_true_iff. unfold moved. cbn [placed vertex adjacent]. split.
        - destruct (position_of shifted u) as [i|] eqn:eu, (position_of shifted v) as [j|] eqn:ev; try easy.
          apply position_some in eu as [hi <-], ev as [hj <-]. rewrite shifted_length in *. rewrite !shifted_name by easy.
          intros [_ h]. now exists i, j.
        - intros (i & j & h & -> & ->). pose proof (front_ends more i j h) as (a & b & _).
          rewrite <- !shifted_name, !position_name by (try apply shifted_different; rewrite ?shifted_length; lia).
          rewrite !front_vertex, !N.ltb_lt. easy. }
      apply apart_xorb. apply next_front_apart.
    - intros v hv. cbn [glue green vertex next_part].
      change (green (front (S more)) v) with ((C <=? v) && nth (N.to_nat (v - C)) (links f ++ green_copies f more) false).
      unfold moved. cbn [placed vertex green]. rewrite shifted_position. unfold ahead.
      destruct (N.leb_spec C v) as [cv|cv]; cbn [andb].
      + replace (v <? F) with false by (symmetry; apply N.ltb_ge; unfold with_copy in *; lia).
        destruct (N.ltb_spec v (C + L)) as [o|o]; cbn [andb].
        * rewrite app_nth1 by (rewrite links_length; lia).
          destruct (v - L <? size); [|now rewrite xorb_false_r].
          change (green (front more) (v - L)) with ((C <=? v - L) && nth (N.to_nat (v - L - C)) (green_copies f more) false).
          replace (C <=? v - L) with false by (symmetry; apply N.leb_gt; unfold with_copy in *; lia). cbn [andb]. now rewrite andb_false_r, xorb_false_r.
        * rewrite app_nth2 by (rewrite links_length; lia). rewrite xorb_false_l.
          assert (v - L < front_size more) as there.
          { cbn [glue vertex next_part moved placed] in hv. unfold moved in hv. cbn [placed vertex] in hv. rewrite shifted_position in hv. unfold ahead in hv.
            replace (v <? F) with false in hv by (symmetry; apply N.ltb_ge; unfold with_copy in *; lia).
            replace (C <=? v) with true in hv by (symmetry; now apply N.leb_le). cbn [andb] in hv.
            replace (v <? C + L) with false in hv by (symmetry; now apply N.ltb_ge). cbn [orb] in hv.
            destruct (v - L <? size); [|easy]. rewrite front_vertex in hv. now apply N.ltb_lt. }
          replace (v - L <? size) with true by (symmetry; apply N.ltb_lt; lia). rewrite front_vertex.
          replace (v - L <? front_size more) with true by (symmetry; now apply N.ltb_lt). cbn [andb].
          change (green (front more) (v - L)) with ((C <=? v - L) && nth (N.to_nat (v - L - C)) (green_copies f more) false).
          replace (C <=? v - L) with true by (symmetry; apply N.leb_le; lia). cbn [andb]. f_equal. rewrite links_length. lia.
      + rewrite andb_false_r, xorb_false_l. destruct (N.ltb_spec v F) as [h|h]; [|easy].
        change (green (front more) v) with ((C <=? v) && nth (N.to_nat (v - C)) (green_copies f more) false).
        replace (C <=? v) with false by (symmetry; now apply N.leb_gt). apply andb_false_r.
  Qed.

  (** Fronts with the same tables, up to a change of colours of the boundary, stay so *)

  Variable r : list N.
  Hypothesis of_boundary : forall v, member r v = true -> v < shared f.
  Definition front_inside (m n : nat) : Prop := within (front m) (recolour r (front n)) (fun v => v <? C).

  Lemma recoloured_beside K D : (forall v, v < shared f -> vertex D v = true) ->
    same (glue K (recolour r D)) (recolour r (glue K D)).
  Proof.
    intro h. split; [easy|]. split; [easy|]. intros v _. cbn. specialize (of_boundary v). destruct (member r v); [|btauto].
    rewrite h by auto. btauto.
  Qed.
  Lemma moved_recoloured D : (forall v, v < shared f -> vertex D v = true) ->
    same (glue next_part (moved (recolour r D))) (recolour r (glue next_part (moved D))).
  Proof.
    intro h. split; [easy|]. split; [easy|]. intros v _. cbn [glue recolour green vertex moved]. unfold moved. cbn [placed vertex green].
    rewrite shifted_position. pose proof (of_boundary v) as b. unfold ahead. cbn [recolour vertex green].
    assert (F <= v -> member r v = false) as high.
    { intro k. destruct (member r v); [|easy]. specialize (b eq_refl). unfold fixed in k. lia. }
    destruct (N.ltb_spec v F) as [lt|ge].
    - destruct (member r v); [|btauto]. rewrite h by auto. btauto.
    - rewrite high by easy. destruct (N.leb_spec C v) as [c|c]; cbn [andb]; [|btauto]. destruct (v - L <? size); [|btauto].
      replace (member r (v - L)) with false; [btauto|]. symmetry. destruct (member r (v - L)) eqn:e; [|easy]. apply of_boundary in e.
      unfold with_copy, fixed in *. lia.
  Qed.
  Lemma front_inside_grows m n : front_size m <= size -> front_size n <= size -> front_inside m n -> front_inside (S m) (S n).
  Proof.
    intros hm hn w. unfold front_inside.
    apply within_trans with (glue next_part (moved (front m))); [now apply same_within, same_sym, front_grows|].
    apply within_trans with (glue next_part (moved (recolour r (front n)))).
    2: { apply same_within. apply same_trans with (recolour r (glue next_part (moved (front n)))).
         - apply moved_recoloured. apply shared_there.
         - now apply same_recolour, front_grows. }
    assert (forall more v, C <= front_size more -> match ahead v with Some i => i <? C | None => false end =
      vertex next_part v && vertex (moved (front more)) v) as edge.
    { intros more v c. unfold moved. cbn [next_part vertex placed]. rewrite shifted_position. unfold ahead.
      destruct (N.ltb_spec v F) as [h|h].
      - rewrite front_vertex. apply eq_true_iff_eq. rewrite andb_true_iff, !N.ltb_lt. unfold with_copy in *. lia.
      - destruct (N.leb_spec C v) as [cv|cv]; cbn [andb]; [|now rewrite andb_false_r].
        destruct (N.ltb_spec (v - L) size); [|now rewrite andb_false_r].
        rewrite front_vertex. apply eq_true_iff_eq. rewrite andb_true_iff, !N.ltb_lt. unfold with_copy in *. lia. }
    assert (forall more, C <= front_size more) as c by (intro; unfold front_size; lia).
    apply exchange_within.
    - intros v hv. assert (forall more, vertex (moved (front more)) v = match ahead v with Some i => i <? C | None => false end) as e
        by (intro; rewrite (edge more v (c more)), hv; easy).
      change (vertex (moved (recolour r (front n))) v) with (vertex (moved (front n)) v). now rewrite !e.
    - apply within_boundary with (fun v => match ahead v with Some i => i <? C | None => false end); [intro; now apply edge|].
      apply (within_placed shifted shifted_different) with C; rewrite ?shifted_length.
      + intros i h. rewrite front_vertex in h. apply N.ltb_lt in h. lia.
      + intros i h. cbn in h. apply N.ltb_lt in h. fold (front_size n) in h.
        change (gadget_size _) with (front_size n) in h. lia.
      + intros i h. rewrite <- shifted_position, position_name; [easy|apply shifted_different|now rewrite shifted_length].
      + exact w.
    - intros v h. apply N.ltb_lt in h. apply N.ltb_lt. lia.
  Qed.

  Lemma member_inside m n : front_inside m n ->
    within (picture (member_of f m)) (recolour r (picture (member_of f n))) (fun v => v <? shared f).
  Proof.
    clear large. intro w. apply within_trans with (glue last_part (front m)); [now apply same_within, same_sym, member_is|].
    apply within_trans with (glue last_part (recolour r (front n))).
    2: { apply same_within. apply same_trans with (recolour r (glue last_part (front n))).
         - apply recoloured_beside. apply shared_there.
         - now apply same_recolour, member_is. }
    apply exchange_within.
    - intros v hv. cbn in hv. apply N.ltb_lt in hv. change (vertex (recolour r (front n)) v) with (vertex (front n) v).
      now rewrite !front_there.
    - apply within_boundary with (fun v => v <? C); [|exact w]. intro v. cbn [last_part vertex].
      destruct (N.ltb_spec v C) as [h|h]; [|easy]. now rewrite front_there.
    - intros v h. apply N.ltb_lt in h. apply N.ltb_lt. unfold with_copy, fixed. lia.
  Qed.
End Family.

Lemma front_inside_later f r m n : sound_family f = true -> (forall v, member r v = true -> v < shared f) ->
  front_inside f r m n -> forall j, front_inside f r (j + m) (j + n).
Proof.
  intros s b h j. induction j as [|j IH]; [easy|]. cbn [Nat.add].
  apply (front_inside_grows f s (N.max (front_size f (j + m)) (front_size f (j + n)))); try easy; [unfold front_size|..]; lia.
Qed.

(* What holds before tables repeat holds of all. *)
Lemma by_repetition (A B : nat -> coloured_graph) b r q m n : (m < n)%nat ->
  (forall v, member r v = true -> b v = true) -> (forall v, member q v = true -> b v = true) ->
  (forall j, within (A (j + n)%nat) (recolour r (A (j + m)%nat)) b) -> (forall j, within (B (j + m)%nat) (recolour r (B (j + n)%nat)) b) ->
  (forall k, (k < n)%nat -> within (A k) (recolour q (B k)) b) -> forall k, within (A k) (recolour q (B k)) b.
Proof.
  intros lt hr hq a b' before k. induction k as [k IH] using (well_founded_induction Wf_nat.lt_wf).
  destruct (Nat.lt_ge_cases k n) as [l|l]; [now apply before|].
  replace k with (k - n + n)%nat by lia. set (j := (k - n)%nat).
  apply within_trans with (recolour r (A (j + m)%nat)); [apply a|].
  apply within_trans with (recolour r (recolour q (B (j + m)%nat))); [apply within_recolour; [easy|]; apply IH; lia|].
  apply within_trans with (recolour q (recolour r (B (j + m)%nat))); [apply same_within, recolours_commute|].
  apply within_recolour; [easy|]. apply within_trans with (recolour r (recolour r (B (j + n)%nat))).
  - apply within_recolour; [easy|apply b'].
  - apply same_within, recolour_twice.
Qed.
Lemma never_by_repetition (A : nat -> coloured_graph) b r m n : (m < n)%nat -> (forall v, member r v = true -> b v = true) ->
  (forall j, within (A (j + n)%nat) (recolour r (A (j + m)%nat)) b) ->
  (forall k, (k < n)%nat -> forall s x, ~ table (A k) b s x) -> forall k s x, ~ table (A k) b s x.
Proof.
  intros lt hr a before k. induction k as [k IH] using (well_founded_induction Wf_nat.lt_wf).
  destruct (Nat.lt_ge_cases k n) as [l|l]; [now apply before|]. intros s x.
  replace k with (k - n + n)%nat by lia. intro t. apply a, (table_recolour _ r) in t; [|easy].
  apply (same_table _ (A (k - n + m)%nat)) in t; [|apply recolour_twice]. revert t. apply IH. lia.
Qed.
