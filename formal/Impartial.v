(* Sums of impartial positions: the values of parts add without carrying (Sprague, Grundy). *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Game.
Import ListNotations.
Local Open Scope N_scope.

(* Of two bits that differ at the top, one comes down. *)
Lemma lxor_lt a d : d <> 0 -> N.testbit a (N.log2 d) = true -> N.lxor a d < a.
Proof.
  intros nz t. apply N.lt_nge. intro le.
  set (b := N.log2 d) in *.
  assert (N.shiftr (N.lxor a d) (N.succ b) = N.shiftr a (N.succ b)) as high.
  { rewrite N.shiftr_lxor.
    replace (N.shiftr d (N.succ b)) with 0; [apply N.lxor_0_r|].
    symmetry. apply N.shiftr_eq_0. subst b. lia. }
  assert (N.testbit (N.lxor a d) b = false) as low.
  { rewrite N.lxor_spec, t. subst b. now rewrite N.bit_log2. }
  rewrite !N.shiftr_div_pow2 in high.
  assert (forall x, x / 2 ^ b = 2 * (x / 2 ^ N.succ b) + N.b2n (N.testbit x b)) as half.
  { intro x. rewrite N.testbit_spec', N.pow_succ_r', (N.mul_comm 2 (2 ^ b)), <- N.div_div by (try apply N.pow_nonzero; lia).
    apply N.div_mod. lia. }
  pose proof (half a) as ea. pose proof (half (N.lxor a d)) as ex. rewrite t in ea. rewrite low in ex. change (N.b2n true) with 1 in ea.
  change (N.b2n false) with 0 in ex. rewrite high in ex.
  assert (a / 2 ^ b <= N.lxor a d / 2 ^ b) by (apply N.div_le_mono; [now apply N.pow_nonzero|easy]).
  rewrite ea, ex in H. revert H. generalize (a / 2 ^ N.succ b). intros. lia.
Qed.

Lemma below_sum k g h : k < N.lxor g h -> N.lxor k h < g \/ N.lxor k g < h.
Proof.
  intro lt. set (d := N.lxor k (N.lxor g h)).
  assert (d <> 0) as nz by (intro e; apply N.lxor_eq in e; lia).
  assert (N.testbit (N.lxor g h) (N.log2 d) = true) as t.
  { destruct (N.testbit (N.lxor g h) (N.log2 d)) eqn:e; [easy|exfalso].
    assert (N.testbit k (N.log2 d) = true) as tk.
    { pose proof (N.bit_log2 d nz) as b. unfold d at 1 in b. rewrite N.lxor_spec, e in b. now destruct (N.testbit k (N.log2 d)). }
    pose proof (lxor_lt k d nz tk) as l. unfold d in l. rewrite <- N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_l in l. lia. }
  rewrite N.lxor_spec in t. destruct (N.testbit g (N.log2 d)) eqn:eg.
  - left. pose proof (lxor_lt g d nz eg) as l. replace (N.lxor k h) with (N.lxor g d); [easy|].
    unfold d. apply N.bits_inj. intro i. rewrite !N.lxor_spec. now destruct (N.testbit g i), (N.testbit h i), (N.testbit k i).
  - right. assert (N.testbit h (N.log2 d) = true) as eh by now destruct (N.testbit h (N.log2 d)).
    pose proof (lxor_lt h d nz eh) as l. replace (N.lxor k g) with (N.lxor h d); [easy|].
    unfold d. apply N.bits_inj. intro i. rewrite !N.lxor_spec. now destruct (N.testbit g i), (N.testbit h i), (N.testbit k i).
Qed.

Section Sum.
  Context {P : Type} (step : P -> result P -> Prop).
  Notation wins p h := (mover_wins false (with_heap step) (p, h)).
  Notation loses p h := (mover_loses false (with_heap step) (p, h)).

  (* R p a b: the position p is played as a and b side by side: each move of it is one of either, and the other way. *)
  Definition side_by_side (R : P -> P -> P -> Prop) : Prop := forall p a b, R p a b ->
    (forall r, step p r -> exists q, r = Passes q /\
       ((exists a', step a (Passes a') /\ R q a' b) \/ (exists b', step b (Passes b') /\ R q a b'))) /\
    (forall r, step a r -> exists a', r = Passes a' /\ exists q, step p (Passes q) /\ R q a' b) /\
    (forall r, step b r -> exists b', r = Passes b' /\ exists q, step p (Passes q) /\ R q a b').

  Lemma lxor_cancel a b c : N.lxor a c = N.lxor b c -> a = b.
  Proof.
    intro e. rewrite <- (N.lxor_0_r a), <- (N.lxor_0_r b), <- (N.lxor_nilpotent c), <- !N.lxor_assoc. now rewrite e.
  Qed.

  Theorem nim_sum R : side_by_side R -> forall p a b g h, R p a b -> loses a g -> loses b h -> loses p (N.lxor g h).
  Proof.
    intros S.
    set (Pl := fun ag : P * N => forall b h, loses b h -> forall p, R p (fst ag) b -> loses p (N.lxor (snd ag) h)).
    set (Pw := fun ag : P * N =>
      (exists r, step (fst ag) r /\ forall q, r <> Passes q) \/
      (exists a', step (fst ag) (Passes a') /\ Pl (a', snd ag)) \/ (exists k, k < snd ag /\ Pl (fst ag, k))).
    enough (forall ag, mover_loses false (with_heap step) ag -> Pl ag) as H.
    { intros p a b g h r la lb. now apply (H (a, g) la b h). }
    apply (loses_min (P * N) false (with_heap step) Pw Pl).
    - easy.
    - intros [a g] s. left. inversion s as [p' h r s' e1 e2|]; subst. exists r. split; [easy|]. now destruct r.
    - intros [a g] q s _ _. left. inversion s as [p' h r s' e1 e2|]; subst. exists r. split; [easy|]. now destruct r.
    - intros [a g] q s _ IH. right. inversion s as [p' h r s' e1 e2|p' h k lt]; subst.
      + left. destruct r; inversion e2; subst. now exists p.
      + right. now exists k.
    - intros [a g] _ _ _ _ _ IHw. unfold Pl. cbn [fst snd].
      assert (forall a', step a (Passes a') -> Pw (a', g)) as IHa.
      { intros a' s. apply IHw. now apply (on_board step a g (Passes a')). }
      assert (forall k, k < g -> Pw (a, k)) as IHg by (intros k lt; apply IHw; now constructor).
      clear IHw.
      set (Ql := fun bh : P * N => forall p, R p a (fst bh) -> loses p (N.lxor g (snd bh))).
      set (Qw := fun bh : P * N =>
        (exists r, step (fst bh) r /\ forall q, r <> Passes q) \/
        (exists b', step (fst bh) (Passes b') /\ Ql (b', snd bh)) \/ (exists k, k < snd bh /\ Ql (fst bh, k))).
      enough (forall bh, mover_loses false (with_heap step) bh -> Ql bh) as H.
      { intros b h lb p r. now apply (H (b, h)). }
      enough (forall bh, mover_loses false (with_heap step) bh -> mover_loses false (with_heap step) bh /\ Ql bh) as H
        by (intros bh l; now apply H).
      apply (loses_min (P * N) false (with_heap step) Qw
               (fun bh => mover_loses false (with_heap step) bh /\ Ql bh)).
      + easy.
      + intros [b h] s. left. inversion s as [p' h' r s' e1 e2|]; subst. exists r. split; [easy|]. now destruct r.
      + intros [b h] q s _ _. left. inversion s as [p' h' r s' e1 e2|]; subst. exists r. split; [easy|]. now destruct r.
      + intros [b h] q s _ [_ IH]. right. inversion s as [p' h' r s' e1 e2|p' h' k lt]; subst.
        * left. destruct r; inversion e2; subst. now exists p.
        * right. now exists k.
      + intros [b h] m w k _ s IHw.
        assert (loses b h) as lb by now constructor.
        split; [easy|]. clear m w k s.
        assert (forall b', step b (Passes b') -> Qw (b', h)) as IHb.
        { intros b' s. apply IHw. now apply (on_board step b h (Passes b')). }
        assert (forall k, k < h -> Qw (b, k)) as IHh by (intros k lt; apply IHw; now constructor).
        clear IHw. intros p r. cbn [fst snd] in *. destruct (S p a b r) as (Sp & Sa & Sb).
        apply loses_heap; [easy| | | |].
        * intro s. now destruct (Sp _ s) as (q & e & _).
        * intros q s. now destruct (Sp _ s) as (q' & e & _).
        * intros q s. destruct (Sp _ s) as (q' & e & [(a' & sa & rq)|(b' & sb & rq)]); inversion e; subst q'; clear e.
          -- destruct (S q a' b rq) as (_ & Sa' & _).
             destruct (IHa a' sa) as [(r' & s' & n)|[(a'' & s' & l)|(j & lt & l)]]; cbn [fst snd] in *.
             ++ destruct (Sa' _ s') as (x & -> & _). now destruct (n x).
             ++ destruct (Sa' _ s') as (x & e & y & sy & ry). inversion e; subst x.
                apply wins_heap_passing with y; [easy|]. now apply (l b h).
             ++ apply other_heap with (N.lxor j h); [now apply (l b h)|]. intro e. apply lxor_cancel in e. lia.
          -- destruct (S q a b' rq) as (_ & _ & Sb').
             destruct (IHb b' sb) as [(r' & s' & n)|[(b'' & s' & l)|(j & lt & l)]]; cbn [fst snd] in *.
             ++ destruct (Sb' _ s') as (x & -> & _). now destruct (n x).
             ++ destruct (Sb' _ s') as (x & e & y & sy & ry). inversion e; subst x.
                apply wins_heap_passing with y; [easy|]. now apply l.
             ++ apply other_heap with (N.lxor g j); [now apply l|].
                rewrite !(N.lxor_comm g). intro e. apply lxor_cancel in e. lia.
        * intros i lt. destruct (below_sum i g h lt) as [l|l].
          -- destruct (IHg _ l) as [(r' & s' & n)|[(a' & s' & v)|(j & ltj & v)]]; cbn [fst snd] in *.
             ++ destruct (Sa _ s') as (x & -> & _). now destruct (n x).
             ++ destruct (Sa _ s') as (x & e & y & sy & ry). inversion e; subst x.
                apply wins_heap_passing with y; [easy|].
                replace i with (N.lxor (N.lxor i h) h) by (rewrite N.lxor_assoc, N.lxor_nilpotent; apply N.lxor_0_r).
                now apply (v b h).
             ++ apply other_heap with (N.lxor j h); [now apply (v b h)|]. intro e.
                rewrite <- (N.lxor_0_r i), <- (N.lxor_nilpotent h), <- N.lxor_assoc in e. apply lxor_cancel in e. lia.
          -- destruct (IHh _ l) as [(r' & s' & n)|[(b' & s' & v)|(j & ltj & v)]]; cbn [fst snd] in *.
             ++ destruct (Sb _ s') as (x & -> & _). now destruct (n x).
             ++ destruct (Sb _ s') as (x & e & y & sy & ry). inversion e; subst x.
                apply wins_heap_passing with y; [easy|].
                replace i with (N.lxor g (N.lxor i g)) by
                  (rewrite (N.lxor_comm g), N.lxor_assoc, N.lxor_nilpotent; apply N.lxor_0_r).
                now apply v.
             ++ apply other_heap with (N.lxor g j); [now apply v|]. intro e.
                rewrite (N.lxor_comm g), <- (N.lxor_0_r i), <- (N.lxor_nilpotent g), <- N.lxor_assoc in e.
                apply lxor_cancel in e. lia.
  Qed.
End Sum.
