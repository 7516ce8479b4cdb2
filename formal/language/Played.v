(* Values by play are what Game.v says, and do not depend on how vertices are numbered. *)
From Coq Require Import NArith ZArith List Bool String Lia FinFun Permutation.
From Gamecert Require Import Plane Game Rules.
From Gamecert.checkers Require Strategy.
From Gamecert.language Require Import Graphs Formulas Asking.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** It is the nimber *)

Lemma equal_natural a b : equal (natural a) (natural b) = N.eqb a b.
Proof. cbn. destruct (N.eqb_spec a b) as [->|n]; [apply Z.eqb_refl|]. apply Z.eqb_neq. lia. Qed.

Lemma missing_from_spec l : forall steps k,
  k <= missing_from l steps k /\ (forall j, k <= j < missing_from l steps k -> existsb (equal (natural j)) l = true) /\
  (missing_from l steps k < k + N.of_nat steps -> existsb (equal (natural (missing_from l steps k))) l = false).
Proof.
  induction steps; intro k; cbn [missing_from].
  - repeat split; lia.
  - destruct (existsb (equal (natural k)) l) eqn:e.
    + destruct (IHsteps (k + 1)) as (a & b & c). repeat split; [lia| |].
      * intros j h. destruct (N.eq_dec j k) as [->|n]; [easy|]. apply b. lia.
      * intro h. apply c. lia.
    + repeat split; [lia..|]. easy.
Qed.

Lemma existsb_equal k l : existsb (equal (natural k)) l = true <-> In (natural k) l.
Proof.
  rewrite existsb_exists. split.
  - intros ([z|q| |] & i & h); cbn in h; try easy. apply Z.eqb_eq in h. subst. exact i.
  - intro i. exists (natural k). split; [easy|]. rewrite equal_natural. apply N.eqb_refl.
Qed.

Lemma mex_spec l : (forall j, j < mex l -> In (natural j) l) /\ ~ In (natural (mex l)) l.
Proof.
  unfold mex. destruct (missing_from_spec l (List.length l) 0) as (_ & b & c). split.
  - intros j h. apply existsb_equal, b. lia.
  - intro i. assert (existsb (equal (natural (missing_from l (List.length l) 0))) l = true) as e by now apply existsb_equal.
    destruct (N.lt_ge_cases (missing_from l (List.length l) 0) (N.of_nat (List.length l))) as [h|h]; [rewrite c in e by lia; easy|].
    (* 0, 1, ..., length l are all listed *)
    set (m := missing_from l (List.length l) 0) in *.
    assert (incl (map natural (up_to (N.succ m))) l) as s.
    { intros x i'. apply in_map_iff in i' as (j & <- & i'). apply up_to_spec in i'.
      destruct (N.eq_dec j m) as [->|n]; [easy|]. apply existsb_equal, b. lia. }
    apply NoDup_incl_length in s.
    + rewrite map_length in s. unfold up_to in s. assert (forall k i, List.length (count_from k i) = k) as e' by (induction k; intro; cbn; congruence).
      rewrite e' in s. lia.
    + apply FinFun.Injective_map_NoDup; [intros x y h'; unfold natural in h'; injection h'; lia|].
      unfold up_to. generalize (N.to_nat (N.succ m)) as k, 0. clear. induction k; intro i; cbn; constructor; [|easy].
      rewrite count_from_spec. lia.
Qed.

Lemma mex_unique l k : (forall j, j < k -> In (natural j) l) -> ~ In (natural k) l -> mex l = k.
Proof.
  destruct (mex_spec l) as [a b]. intros c d.
  destruct (N.lt_total (mex l) k) as [h|[h|h]]; [now destruct (b (c _ h))|easy|now destruct (d (a _ h))].
Qed.

Section Play.
  Variable g : game.
  Hypothesis plain : forall p m, won g p = false /\ again g p m = false.
  Hypothesis fall : forall p m, m ∈ moves g p -> (remaining g (play g p m) < remaining g p)%N.

  Lemma passes p q : option_of g p (Passes q) <-> exists m, m ∈ moves g p /\ q = play g p m.
  Proof.
    split.
    - intros (m & [_ l] & e). exists m. split; [easy|]. unfold after in e. rewrite (proj1 (plain (play g p m) m)), (proj2 (plain p m)) in e.
      now injection e.
    - intros (m & l & ->). exists m. unfold after. rewrite (proj1 (plain (play g p m) m)), (proj2 (plain p m)).
      now split; [split; [apply (plain p m)|]|].
  Qed.
  Lemma only_passes p r : option_of g p r -> exists q, r = Passes q.
  Proof. intros (m & _ & ->). unfold after. rewrite (proj1 (plain (play g p m) m)), (proj2 (plain p m)). now eexists. Qed.
  Lemma not_won p : won g p = false.
  Proof. apply (plain p 0). Qed.
  Lemma moves_end p : (N.to_nat (remaining g p) <= 0)%nat -> members (moves g p) = [].
  Proof.
    intro h. destruct (members (moves g p)) as [|m l] eqn:e; [easy|]. assert (In m (members (moves g p))) as i by (rewrite e; now left).
    apply members_spec, fall in i. lia.
  Qed.

  Lemma nimber_by_play : forall steps p, (N.to_nat (remaining g p) <= steps)%nat -> has_nimber false g p (by_play g nimber_value steps p).
  Proof.
    induction steps; intros p h; cbn [by_play].
    - apply loses_heap; [easy|..].
      + intro s. now destruct (only_passes _ _ s).
      + intros q s. now destruct (only_passes _ _ s).
      + intros q s. apply passes in s as (m & l & ->). specialize (fall p m l). lia.
      + unfold nimber_value, mex. cbn. lia.
    - rewrite not_won. unfold nimber_value at 1. rewrite map_map. cbn [snd]. set (l := map _ _). destruct (mex_spec l) as [low out].
      assert (forall m, m ∈ moves g p -> has_nimber false g (play g p m) (by_play g nimber_value steps (play g p m))) as each.
      { intros m i. apply IHsteps. specialize (fall p m i). lia. }
      apply loses_heap; [easy|..].
      + intro s. now destruct (only_passes _ _ s).
      + intros q s. now destruct (only_passes _ _ s).
      + intros q s. apply passes in s as (m & i & ->). apply other_heap with (by_play g nimber_value steps (play g p m)); [now apply each|].
        intro e. apply out. rewrite <- e. apply in_map_iff. exists m. split; [easy|]. now apply members_spec.
      + intros k lt. apply low in lt. apply in_map_iff in lt as (m & e & i). apply members_spec in i.
        assert (by_play g nimber_value steps (play g p m) = k) as <- by (unfold natural in e; injection e; lia).
        apply wins_heap_passing with (play g p m); [|now apply each]. apply passes. now exists m.
  Qed.
  Theorem nimber_is_the_nimber : has_nimber false g (start g) (nimber g).
  Proof. now apply nimber_by_play. Qed.

  Lemma misere_by_play : forall steps p, (N.to_nat (remaining g p) <= steps)%nat ->
    if by_play g misere_value steps p then mover_wins true (option_of g) p else mover_loses true (option_of g) p.
  Proof.
    assert (forall p, members (moves g p) = [] -> mover_wins true (option_of g) p) as stuck.
    { intros p e. apply win_stuck; [easy|]. intros r s. pose proof (only_passes _ _ s) as [q ->]. apply passes in s as (m & i & _).
      apply members_spec in i. now rewrite e in i. }
    induction steps; intros p h; cbn [by_play].
    - cbn. now apply stuck, moves_end.
    - rewrite not_won. destruct (members (moves g p)) as [|m0 l] eqn:e; [now apply stuck|]. cbn [map misere_value].
      change ((m0, by_play g misere_value steps (play g p m0)) :: map (fun m => (m, by_play g misere_value steps (play g p m))) l)
        with (map (fun m => (m, by_play g misere_value steps (play g p m))) (m0 :: l)).
      assert (forall m, In m (m0 :: l) -> m ∈ moves g p) as inside by (intros m i; apply members_spec; now rewrite e).
      assert (forall m, m ∈ moves g p -> In m (m0 :: l)) as outside by (intros m i; rewrite <- e; now apply members_spec).
      destruct (existsb _ _) eqn:x.
      + apply existsb_exists in x as (y & i & x). apply in_map_iff in i as (m & <- & i). cbn in x. apply negb_true_iff in x.
        apply win_passing with (play g p m); [apply passes; exists m; auto|]. specialize (fall p m (inside m i)).
        specialize (IHsteps (play g p m)). rewrite x in IHsteps. apply IHsteps. lia.
      + constructor.
        * intros _. exists (Passes (play g p m0)). apply passes. exists m0. split; [apply inside; now left|easy].
        * intro s. now destruct (only_passes _ _ s).
        * intros q s. now destruct (only_passes _ _ s).
        * intros q s. apply passes in s as (m & i & ->). specialize (fall p m i). specialize (IHsteps (play g p m)).
          destruct (by_play g misere_value steps (play g p m)) eqn:y; [apply IHsteps; lia|]. exfalso.
          assert (false = true); [rewrite <- x|easy]. apply existsb_exists. exists (m, false). split; [|easy].
          apply in_map_iff. exists m. rewrite y. auto.
  Qed.
  Theorem misere_is_the_outcome : if of_start g misere_value then outcome_N true g else outcome_P true g.
  Proof. now apply misere_by_play. Qed.

  Lemma greatest_of (x : Z) l : (In (fold_right Z.max x l) (x :: l)) /\ forall y, In y (x :: l) -> (y <= fold_right Z.max x l)%Z.
  Proof.
    induction l as [|z l [a b]]; cbn [fold_right].
    - split; [now left|]. intros y [<-|[]]. lia.
    - split.
      + destruct (Z.max_spec z (fold_right Z.max x l)) as [[_ ->]|[_ ->]]; [|right; now left]. destruct a; [now left|right; now right].
      + intros y [<-|[<-|i]].
        * specialize (b x (or_introl eq_refl)). lia.
        * lia.
        * specialize (b y (or_intror i)). lia.
  Qed.
  Lemma score_by_play : forall steps p, (N.to_nat (remaining g p) <= steps)%nat ->
    at_least g p (by_play g (score_value g) steps p) /\ at_most g p (by_play g (score_value g) steps p).
  Proof.
    assert (forall p, members (moves g p) = [] -> at_least g p 0 /\ at_most g p 0) as still.
    { intros p e. assert (stuck g p) as s by (intros m [_ i]; apply members_spec in i; now rewrite e in i). split.
      - now apply least_stuck.
      - constructor; [lia|..]; intros m; intros; now destruct (s m). }
    induction steps; intros p h; cbn [by_play].
    - cbn. now apply still, moves_end.
    - unfold score_value at 1 3. rewrite not_won, map_map. destruct (members (moves g p)) as [|m0 l] eqn:e; [now apply still|]. cbn [map].
      assert (forall m, In m (m0 :: l) <-> m ∈ moves g p) as same by (intro m; rewrite <- members_spec; now rewrite e).
      set (f := fun m => (gain g p m - by_play g (score_value g) steps (play g p m))%Z).
      change (fold_right Z.max _ _) with (fold_right Z.max (f m0) (map f l)).
      destruct (greatest_of (f m0) (map f l)) as [a b]. change (f m0 :: map f l) with (map f (m0 :: l)) in a, b. set (v := fold_right Z.max (f m0) (map f l)) in *.
      assert (forall m, m ∈ moves g p -> at_least g (play g p m) (by_play g (score_value g) steps (play g p m)) /\
        at_most g (play g p m) (by_play g (score_value g) steps (play g p m))) as each.
      { intros m i. apply IHsteps. specialize (fall p m i). lia. }
      assert (forall m, after g p m = Passes (play g p m)) as pass.
      { intro m. unfold after. now rewrite (proj1 (plain (play g p m) m)), (proj2 (plain p m)). }
      split.
      + apply in_map_iff in a as (m & a & i). apply same in i. apply least_pass with m (play g p m).
        * split; [apply not_won|easy].
        * apply pass.
        * rewrite <- a. unfold f. replace (gain g p m - _)%Z with (by_play g (score_value g) steps (play g p m)) by lia. now apply each.
      + constructor.
        * intro s. exfalso. apply (s m0). split; [apply not_won|]. apply same. now left.
        * intros m _ w. now rewrite pass in w.
        * intros m q _ w. now rewrite pass in w.
        * intros m q [_ i] w. rewrite pass in w. injection w as <-. apply Strategy.weaker_below with (by_play g (score_value g) steps (play g p m)); [now apply each|].
          assert (f m <= v)%Z by (apply b, in_map; now apply same). unfold f in *. lia.
  Qed.
  Theorem score_is_the_score : at_least g (start g) (score g) /\ at_most g (start g) (score g).
  Proof. now apply score_by_play. Qed.
End Play.

Section Wins.
  Variable g : game.
  Hypothesis fall : forall p m, m ∈ moves g p -> (remaining g (play g p m) < remaining g p)%N.
  Lemma wins_by_play : forall steps p, (N.to_nat (remaining g p) <= steps)%nat -> (by_play g (wins_value g) steps p = true <-> winnable g p).
  Proof.
    induction steps; intros p h; cbn [by_play]; unfold wins_value at 1; rewrite orb_true_iff.
    - split; [intros [w|]; [now apply goal|easy]|]. intro w. revert h. destruct w as [q w|q m [_ l] _]; intro h; [now left|].
      specialize (fall q m l). lia.
    - rewrite existsb_exists. split.
      + intros [w|(x & i & w)]; [now apply goal|]. destruct (won g p) eqn:e; [now apply goal|].
        apply in_map_iff in i as (m & <- & i). apply members_spec in i.
        apply by_move with m; [easy|]. apply IHsteps; [|easy]. specialize (fall p m i). lia.
      + intro w. revert h. destruct w as [q w|q m [n l] w]; intro h; [now left|right]. rewrite n. exists (m, true). split; [|easy].
        apply in_map_iff. exists m. split; [|now apply members_spec]. f_equal. apply IHsteps; [|easy]. specialize (fall q m l). lia.
  Qed.
  Theorem wins_is_winnable : wins g = true <-> winnable g (start g).
  Proof. now apply wins_by_play. Qed.
End Wins.

(** It does not depend on how vertices are numbered *)

Lemma same_answer_spec a b : same_answer a b = true -> a = b.
Proof.
  destruct a as [a|[x| | |]| | | | |], b as [b|[y| | |]| | | | |]; cbn; try easy.
  - intro e. now apply eqb_prop in e as ->.
  - intro e. now apply Z.eqb_eq in e as ->.
Qed.
Lemma agreed_members l m : (forall v, In v l <-> In v m) -> agreed l = agreed m.
Proof.
  assert (forall l m, (forall v, In v l <-> In v m) -> forallb (same_answer (hd (Truth false) l)) l = true ->
    forallb (same_answer (hd (Truth false) m)) m = true /\ hd (Truth false) l = hd (Truth false) m) as h.
  { clear. intros [|x l] m p e.
    - destruct m as [|y m]; [easy|]. now destruct (proj2 (p y) (or_introl eq_refl)).
    - rewrite forallb_forall in e. cbn [hd] in e. destruct m as [|y m]; [now destruct (proj1 (p x) (or_introl eq_refl))|].
      assert (forall z, In z (y :: m) -> x = z /\ same_answer x z = true) as k.
      { intros z i. apply p, e in i. split; [now apply same_answer_spec|easy]. }
      destruct (k y (or_introl eq_refl)) as [<- _]. split; [|easy]. apply forallb_forall. intros z i. now apply k. }
  intro p. unfold agreed. destruct (forallb (same_answer (hd (Truth false) l)) l) eqn:e.
  - destruct (h l m p e) as [-> ->]. easy.
  - destruct (forallb (same_answer (hd (Truth false) m)) m) eqn:k; [|easy]. destruct (h m l (fun v => iff_sym (p v)) k) as [c _]. congruence.
Qed.
Lemma agreed_permuted l m : Permutation l m -> agreed l = agreed m.
Proof. intro p. apply agreed_members. intro v. split; intro i; [now apply (Permutation_in _ p)|now apply (Permutation_in _ (Permutation_sym p))]. Qed.
(* If every numbering gives one answer, it is that. *)
Lemma agreed_same (v : value) l : same_answer v v = true -> l <> [] -> (forall w, In w l -> w = v) -> agreed l = v.
Proof.
  intros s n e. unfold agreed. destruct l as [|x l]; [easy|]. cbn [hd]. pose proof (e x (or_introl eq_refl)) as ->.
  now replace (forallb (same_answer v) (v :: l)) with true by (symmetry; apply forallb_forall; intros z i; now rewrite (e z i)).
Qed.
