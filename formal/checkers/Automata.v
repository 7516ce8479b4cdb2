(* Statements about all whole numbers are decided by automata (docs/NUMBERS.md). For each part of a statement a machine is known: comparisons of
   terms, machines side by side, sets of states; and an automaton that does the same. *)
From Coq Require Import NArith Arith List Bool String Ascii Lia.
From Gamecert Require Import Plane Text.
From Gamecert.language Require Import Graphs Renamed WholeNumbers.
From Gamecert.checkers Require Import Digits.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** Machines side by side *)

Definition next_two (a b : automaton) (x : N * N) (l : plane) : N * N := (step a (fst x) (l ∩ variables a), step b (snd x) (l ∩ variables b)).
Definition same_two (x y : N * N) : bool := (fst x =? fst y) && (snd x =? snd y).
Lemma same_two_spec x y : same_two x y = true -> x = y.
Proof. destruct x, y. unfold same_two. cbn. rewrite andb_true_iff, !N.eqb_eq. intros [-> ->]. easy. Qed.
Lemma next_two_run a b v k : machine_run (variables a ∪ variables b) (start a, start b) (next_two a b) v k = (run a v k, run b v k).
Proof.
  induction k as [|k IH]; [easy|]. cbn [machine_run run]. rewrite IH. unfold next_two. cbn [fst snd]. rewrite letter_part.
  rewrite N.lor_comm, letter_part. reflexivity.
Qed.

(** Not *)

Definition opposite_of (a : automaton) : automaton := Automaton (variables a) (bound a) (start a) (step a) (fun s => negb (accepts a s)).
Lemma opposite_run a v k : run (opposite_of a) v k = run a v k.
Proof. induction k as [|k IH]; [easy|]. cbn [run]. now rewrite IH. Qed.
Lemma opposite_of_sound a f g : recognizes a f -> (forall v, ~ true_for v f <-> true_for v g) -> recognizes (opposite_of a) g.
Proof.
  intros [b r] e. split; [intros v k; rewrite opposite_run; apply b|]. intros v k h. rewrite opposite_run. cbn [opposite_of accepts]. rewrite <- e, <- (r v k h).
  destruct (accepts a (run a v k)); cbn; split; congruence || easy.
Qed.

(** Some number: the states in which the automaton could be *)

Lemma below_power n k : n < 2 ^ k <-> forall j, k <= j -> N.testbit n j = false.
Proof.
  split.
  - intros h j l. destruct (N.eq_dec n 0) as [->|z]; [apply N.bits_0|]. apply N.bits_above_log2. apply N.log2_lt_pow2 in h; lia.
  - intro h. assert (n = N.land n (N.ones k)) as ->.
    { apply plane_ext. intro j. rewrite N.land_spec. destruct (N.lt_ge_cases j k) as [l|l]; [now rewrite N.ones_spec_low, andb_true_r|].
      rewrite h by easy. reflexivity. }
    rewrite N.land_ones. apply N.mod_lt, N.pow_nonzero. lia.
Qed.
(* One more digit. *)
Definition with_digit (y : N) (k : nat) (b : bool) : N := y ∪ when b (cell (N.of_nat k)).
Lemma with_digit_spec y k b j : N.testbit (with_digit y k b) j = N.testbit y j || b && (N.of_nat k =? j).
Proof. unfold with_digit. rewrite N.lor_spec. destruct b; cbn [when andb]; [now rewrite cell_spec|]. unfold empty. now rewrite N.bits_0. Qed.
Lemma with_digit_below y k b : y < 2 ^ N.of_nat k -> with_digit y k b < 2 ^ N.of_nat (S k).
Proof.
  rewrite !below_power. intros h j l. rewrite with_digit_spec, h, (proj2 (N.eqb_neq (N.of_nat k) j)) by lia. apply andb_false_r.
Qed.
Lemma run_ext a v w k : (forall x j, x ∈ variables a -> j < N.of_nat k -> N.testbit (v x) j = N.testbit (w x) j) -> run a v k = run a w k.
Proof.
  induction k as [|k IH]; intro h; [easy|]. cbn [run]. rewrite IH by (intros x j i l; apply h; [easy|lia]). f_equal. apply plane_ext. intro x.
  rewrite !letter_spec. destruct (N.testbit (variables a) x) eqn:i; [|easy]. cbn. apply h; [easy|lia].
Qed.
Lemma fit_more s v k m : fit s v k -> (k <= m)%nat -> fit s v m.
Proof. intros h l x i. apply N.lt_le_trans with (1 := h x i). apply N.pow_le_mono_r; lia. Qed.
Lemma fit_exists s v : exists k, fit s v k.
Proof.
  exists (N.to_nat (fold_right (fun x m => N.size (v x) + m) 0 (members s))). intros x i. apply members_spec in i. rewrite N2Nat.id.
  apply N.lt_le_trans with (2 ^ N.size (v x)); [apply N.size_gt|]. apply N.pow_le_mono_r; [lia|].
  induction (members s) as [|y l IH]; [easy|]. cbn. destruct i as [->|i]; [lia|]. specialize (IH i). lia.
Qed.
Lemma decided a f v : recognizes a f -> true_for v f \/ ~ true_for v f.
Proof.
  intros [_ r]. destruct (fit_exists (variables a) v) as (k & h). specialize (r v k h). destruct (accepts a (run a v k)); [left|right]; intuition congruence.
Qed.

Section Some_number.
  Variables (a : automaton) (x : N).
  Definition others : plane := variables a ∖ cell x.
  Definition and_digit (b : bool) (l : plane) : plane := (l ∪ when b (cell x)) ∩ variables a.
  Definition next_set (s : plane) (l : plane) : plane :=
    union (flat_map (fun t => [cell (step a t (and_digit false l)); cell (step a t (and_digit true l))]) (members s)).
  (* From which digits of x alone lead to acceptance. *)
  Definition one_before (z : plane) : plane :=
    z ∪ cells_where (bound a) (fun t => contains z (step a t (and_digit false empty)) || contains z (step a t (and_digit true empty))).
  Fixpoint leading (steps : nat) (z : plane) : plane :=
    match steps with O => z | S steps => let more := one_before z in if more =? z then z else leading steps more end.
  Definition hopeful : plane := leading (N.to_nat (bound a)) (cells_where (bound a) (accepts a)).
  Definition is_hopeful : bool := (one_before hopeful =? hopeful) && none (cells_where (bound a) (accepts a) ∖ hopeful).

  Notation at_y v y := (with_number v x y).
  Notation sets := (machine_run others (cell (start a)) next_set).

  Lemma one_more v y k b : y < 2 ^ N.of_nat k -> run a (at_y v (with_digit y k b)) (S k) = step a (run a (at_y v y) k) (and_digit b (letter others v (N.of_nat k))).
  Proof.
    intro h. cbn [run]. f_equal.
    - apply run_ext. intros z j _ l. unfold with_number. destruct (z =? x); [|easy]. rewrite with_digit_spec, (proj2 (N.eqb_neq (N.of_nat k) j)) by lia.
      now rewrite andb_false_r, orb_false_r.
    - apply plane_ext. intro z. unfold and_digit, others. rewrite N.land_spec, N.lor_spec, !letter_spec, N.ldiff_spec, cell_spec. unfold with_number.
      rewrite (N.eqb_sym x z). destruct (N.testbit (variables a) z); [|now rewrite andb_false_r]. cbn [andb]. rewrite andb_true_r.
      destruct (N.eqb_spec z x) as [->|n]; cbn [negb andb orb].
      + rewrite with_digit_spec. apply below_power with (j := N.of_nat k) in h; [|lia]. rewrite h, N.eqb_refl, andb_true_r. cbn.
        destruct b; cbn [when]; [now rewrite cell_spec, N.eqb_refl|]. unfold empty. now rewrite N.bits_0.
      + destruct b; cbn [when]; [rewrite cell_spec, (proj2 (N.eqb_neq x z)) by congruence|unfold empty; rewrite N.bits_0]; now rewrite orb_false_r.
  Qed.
  Lemma low_digits v n k : run a (at_y v n) k = run a (at_y v (N.land n (N.ones (N.of_nat k)))) k.
  Proof.
    apply run_ext. intros z j _ l. unfold with_number. destruct (z =? x); [|easy]. rewrite N.land_spec, N.ones_spec_low by easy. now rewrite andb_true_r.
  Qed.
  Lemma low_digits_below n k : N.land n (N.ones k) < 2 ^ k.
  Proof. rewrite N.land_ones. apply N.mod_lt, N.pow_nonzero. lia. Qed.
  Lemma next_set_spec s l t : t ∈ next_set s l <-> exists u b, u ∈ s /\ t = step a u (and_digit b l).
  Proof.
    unfold next_set. rewrite union_spec. split.
    - intros (c & i & h). apply in_flat_map in i as (u & iu & i). apply members_spec in iu.
      destruct i as [<-|[<-|[]]]; rewrite cell_spec in h; apply N.eqb_eq in h; [exists u, false|exists u, true]; easy.
    - intros (u & b & iu & ->). exists (cell (step a u (and_digit b l))). split; [|rewrite cell_spec; apply N.eqb_refl]. apply in_flat_map. exists u.
      split; [now apply members_spec|]. destruct b; cbn; auto.
  Qed.
  Lemma sets_spec v k t : t ∈ sets v k <-> exists y, y < 2 ^ N.of_nat k /\ run a (at_y v y) k = t.
  Proof.
    revert t. induction k as [|k IH]; intro t; cbn [machine_run].
    - rewrite cell_spec, N.eqb_eq. cbn [run N.of_nat]. split; [intros <-; now exists 0|now intros (y & _ & <-)].
    - rewrite next_set_spec. split.
      + intros (u & b & iu & ->). apply IH in iu as (y & h & <-). exists (with_digit y k b). split; [now apply with_digit_below|now apply one_more].
      + intros (n & h & <-). set (y := N.land n (N.ones (N.of_nat k))).
        assert (y < 2 ^ N.of_nat k) as hy by apply low_digits_below.
        exists (run a (at_y v y) k), (N.testbit n (N.of_nat k)). split; [apply IH; now exists y|]. rewrite <- one_more by easy. f_equal.
        assert (with_digit y k (N.testbit n (N.of_nat k)) = n) as ->; [|easy].
        apply plane_ext. intro j. rewrite with_digit_spec. unfold y. rewrite N.land_spec. destruct (N.lt_total j (N.of_nat k)) as [l|[->|l]].
        * rewrite N.ones_spec_low, andb_true_r, (proj2 (N.eqb_neq _ j)), andb_false_r by lia. apply orb_false_r.
        * rewrite N.ones_spec_high, andb_false_r, N.eqb_refl by lia. apply andb_true_r.
        * rewrite N.ones_spec_high, andb_false_r, (proj2 (N.eqb_neq _ j)), andb_false_r by lia. symmetry. rewrite below_power in h. apply h. lia.
  Qed.

  Fixpoint after_digits (t : N) (l : list bool) : N := match l with [] => t | b :: l => after_digits (step a t (and_digit b empty)) l end.
  Lemma leading_sound steps : forall z, (forall t, t ∈ z -> exists l, accepts a (after_digits t l) = true) ->
    forall t, t ∈ leading steps z -> exists l, accepts a (after_digits t l) = true.
  Proof.
    induction steps as [|steps IH]; intros z h t i; cbn [leading] in i; [now apply h|]. destruct (one_before z =? z); [now apply h|].
    apply IH in i; [easy|]. clear i t. intros t i. unfold one_before in i. rewrite N.lor_spec in i. apply orb_true_iff in i as [i|i]; [now apply h|].
    unfold cells_where in i. apply plane_of_spec, filter_In in i as [_ i]. apply orb_true_iff in i as [i|i]; apply h in i as (l & i);
      [exists (false :: l)|exists (true :: l)]; exact i.
  Qed.
  Lemma hopeful_sound t : t ∈ hopeful -> exists l, accepts a (after_digits t l) = true.
  Proof.
    apply leading_sound. intros u i. unfold cells_where in i. apply plane_of_spec, filter_In in i as [_ i]. now exists [].
  Qed.
  Lemma no_digit v k : fit others v k -> letter others v (N.of_nat k) = empty.
  Proof.
    intro h. apply N.bits_inj_0. intro z. rewrite letter_spec. destruct (N.testbit others z) eqn:i; [|easy]. apply h in i. cbn.
    rewrite below_power in i. apply i. lia.
  Qed.
  Lemma digits_reached v l : forall k y, y < 2 ^ N.of_nat k -> fit others v k ->
    exists n m, n < 2 ^ N.of_nat m /\ (k <= m)%nat /\ run a (at_y v n) m = after_digits (run a (at_y v y) k) l.
  Proof.
    induction l as [|b l IH]; intros k y hy h; [now exists y, k|]. cbn [after_digits].
    destruct (IH (S k) (with_digit y k b)) as (n & m & hn & hm & e); [now apply with_digit_below|apply fit_more with k; [easy|lia]|].
    exists n, m. split; [easy|]. split; [lia|]. rewrite e. f_equal. rewrite one_more by easy. now rewrite no_digit.
  Qed.
  Lemma fit_with v k n : fit others v k -> n < 2 ^ N.of_nat k -> fit (variables a) (at_y v n) k.
  Proof.
    intros h l z i. unfold with_number. destruct (N.eqb_spec z x) as [->|d]; [easy|]. apply h. unfold others. rewrite N.ldiff_spec, i, cell_spec.
    now rewrite (proj2 (N.eqb_neq x z)) by congruence.
  Qed.

  Theorem some_number f v k : recognizes a f -> is_hopeful = true -> fit others v k ->
    (any (sets v k ∩ hopeful) = true <-> exists n, true_for (at_y v n) f).
  Proof.
    intros [below right] closed h. split.
    - intro e. unfold any in e. apply negb_true_iff in e. change (none (sets v k ∩ hopeful) = false) in e. apply none_false in e as (t & i).
      rewrite N.land_spec in i. apply andb_true_iff in i as [i z]. apply sets_spec in i as (y & hy & <-). apply hopeful_sound in z as (l & z).
      destruct (digits_reached v l k y hy h) as (n & m & hn & hm & e). rewrite <- e in z. exists n. apply (right _ m); [|easy].
      apply fit_with; [|easy]. now apply fit_more with k.
    - intros (n & t). apply andb_true_iff in closed as [closed all_accepting]. apply N.eqb_eq in closed.
      rewrite none_spec in all_accepting.
      assert (n < 2 ^ N.of_nat (k + N.to_nat (N.size n))) as hn.
      { apply N.lt_le_trans with (2 ^ N.size n); [apply N.size_gt|]. apply N.pow_le_mono_r; lia. }
      assert (forall m, fit (variables a) (at_y v n) (k + m) -> run a (at_y v n) (k + m) ∈ hopeful -> run a (at_y v n) k ∈ hopeful) as back.
      { intros m _. induction m as [|m IH]; [now rewrite Nat.add_0_r|]. intro i. apply IH. rewrite <- closed. unfold one_before. rewrite N.lor_spec.
        apply orb_true_iff. right. unfold cells_where. apply plane_of_spec, filter_In. split; [apply up_to_spec, below|].
        rewrite Nat.add_succ_r in i. set (j := (k + m)%nat) in *. cbn [run] in i.
        assert (letter (variables a) (at_y v n) (N.of_nat j) = and_digit (N.testbit n (N.of_nat j)) empty) as e.
        { apply plane_ext. intro z. unfold and_digit. rewrite letter_spec, N.land_spec, N.lor_spec. unfold empty. rewrite N.bits_0. cbn [orb].
          unfold with_number. destruct (N.testbit (variables a) z) eqn:iz; [|now rewrite andb_false_r]. rewrite andb_true_r. cbn [andb].
          destruct (N.eqb_spec z x) as [->|d].
          - destruct (N.testbit n (N.of_nat j)); cbn [when]; [now rewrite cell_spec, N.eqb_refl|]. unfold empty. now rewrite N.bits_0.
          - assert (N.testbit (v z) (N.of_nat j) = false) as ->.
            { assert (z ∈ others) as io by (unfold others; rewrite N.ldiff_spec, iz, cell_spec, (proj2 (N.eqb_neq x z)) by congruence; easy).
              apply h in io. rewrite below_power in io. apply io. lia. }
            destruct (N.testbit n (N.of_nat j)); cbn [when]; [rewrite cell_spec; symmetry; apply N.eqb_neq; congruence|]. unfold empty. now rewrite N.bits_0. }
        rewrite e in i. unfold contains. destruct (N.testbit n (N.of_nat j)); rewrite i; [apply orb_true_r|easy]. }
      set (m := N.to_nat (N.size n)) in *.
      assert (fit (variables a) (at_y v n) (k + m)) as hf by (apply fit_with; [apply fit_more with k; [easy|lia]|easy]).
      assert (run a (at_y v n) k ∈ hopeful) as i.
      { apply (back m); [easy|]. apply (right _ _ hf) in t. specialize (all_accepting (run a (at_y v n) (k + m))). rewrite N.ldiff_spec in all_accepting.
        destruct (N.testbit hopeful _); [easy|]. rewrite andb_true_r in all_accepting. exfalso. apply eq_true_false_abs with (2 := all_accepting).
        unfold cells_where. apply plane_of_spec, filter_In. split; [apply up_to_spec, below|easy]. }
      unfold any. apply negb_true_iff. change (none (sets v k ∩ hopeful) = false). apply none_false. eexists. rewrite N.land_spec. apply andb_true_iff. split; [|exact i].
      apply sets_spec. exists (N.land n (N.ones (N.of_nat k))). split; [apply low_digits_below|]. now rewrite <- low_digits.
  Qed.
End Some_number.

(** Whole statements *)

Inductive plan :=
| By_terms (h : hint_of compared)
| By_not (p : plan)
| By_two (h : hint_of (N * N)) (p q : plan)
| By_number (h : hint_of plane) (p : plan).
Definition comes_equal (c : comparison) : bool := match c with Eq => true | _ => false end.
Definition comes_less (c : comparison) : bool := match c with Lt => true | _ => false end.
Definition terms_automaton (h : hint_of compared) (a b : term) (good : comparison -> bool) : option automaton :=
  let x := digits_of a in let y := digits_of b in
  check_machine same_compared (used x ∪ used y) (Compared Eq x y) next_compared (fun c => good (in_the_end c)) h.
Definition two_automaton (h : hint_of (N * N)) (a b : automaton) (good : bool -> bool -> bool) : option automaton :=
  check_machine same_two (variables a ∪ variables b) (start a, start b) (next_two a b) (fun x => good (accepts a (fst x)) (accepts b (snd x))) h.
Definition number_automaton (h : hint_of plane) (a : automaton) (x : N) : option automaton :=
  let z := hopeful a x in
  require (is_hopeful a x) (check_machine N.eqb (others a x) (cell (start a)) (next_set a x) (fun s => any (s ∩ z)) h).
Fixpoint automaton_of (f : sentence) (p : plan) : option automaton :=
  match f, p with
  | Equals a b, By_terms h => terms_automaton h a b comes_equal
  | Below a b, By_terms h => terms_automaton h a b comes_less
  | Negation f, By_not p => option_map opposite_of (automaton_of f p)
  | Both f g, By_two h p q => let? a := automaton_of f p in let? b := automaton_of g q in two_automaton h a b andb
  | Either f g, By_two h p q => let? a := automaton_of f p in let? b := automaton_of g q in two_automaton h a b orb
  | Equivalent f g, By_two h p q => let? a := automaton_of f p in let? b := automaton_of g q in two_automaton h a b Bool.eqb
  | For_all x f, By_number h p => let? a := automaton_of f p in option_map opposite_of (number_automaton h (opposite_of a) x)
  | For_some x f, By_number h p => let? a := automaton_of f p in number_automaton h a x
  | _, _ => None
  end.

Lemma terms_automaton_sound h a b good c f : terms_automaton h a b good = Some c ->
  (forall v, good (N.compare (value v a) (value v b)) = true <-> true_for v f) -> recognizes c f.
Proof.
  intros e g. apply (check_machine_sound _ _ _ _ _ same_compared_spec) in e as [ev e]. split; [intros v k; apply e|].
  intros v k hf. destruct (e v k) as [_ ->]. rewrite compared_right, !value_digits by (now rewrite <- ev). apply g.
Qed.
Lemma two_automaton_sound h a b good c f g k : recognizes a f -> recognizes b g -> two_automaton h a b good = Some c ->
  (forall v x y, (x = true <-> true_for v f) -> (y = true <-> true_for v g) -> (good x y = true <-> true_for v k)) -> recognizes c k.
Proof.
  intros [_ ra] [_ rb] e q. apply (check_machine_sound _ _ _ _ _ same_two_spec) in e as [ev e]. split; [intros v n; apply e|].
  intros v n hf. destruct (e v n) as [_ ->]. rewrite next_two_run. cbn [fst snd]. rewrite ev in hf. apply q; [apply ra|apply rb]; intros x i; apply hf; rewrite N.lor_spec, i;
    auto using orb_true_r.
Qed.
Lemma number_automaton_sound h a x c f : recognizes a f -> number_automaton h a x = Some c -> recognizes c (For_some x f).
Proof.
  intros r e. unfold number_automaton, require in e. destruct (is_hopeful a x) eqn:z; [|easy]. apply (check_machine_sound N.eqb) in e as [ev e]; [|intros; now apply N.eqb_eq].
  split; [intros v k; apply e|]. intros v k hf. destruct (e v k) as [_ ->]. rewrite ev in hf. now apply some_number.
Qed.
Theorem automaton_of_sound : forall f p a, automaton_of f p = Some a -> recognizes a f.
Proof.
  induction f as [s t|s t|f IH|f IHf g IHg|f IHf g IHg|f IHf g IHg|x f IH|x f IH]; intros [h|p|h p q|h p] a e; try easy; cbn [automaton_of] in e; unfold bind in e.
  - apply terms_automaton_sound with (1 := e). intro v. cbn [true_for]. rewrite <- N.compare_eq_iff. destruct (N.compare _ _); easy.
  - apply terms_automaton_sound with (1 := e). intro v. cbn [true_for]. unfold N.lt. destruct (N.compare _ _); easy.
  - destruct (automaton_of f p) as [b|] eqn:q; [|easy]. injection e as <-. apply opposite_of_sound with f; [now apply IH with p|easy].
  - destruct (automaton_of f p) as [b|] eqn:e1; [|easy]. destruct (automaton_of g q) as [c|] eqn:e2; [|easy].
    apply (two_automaton_sound h b c andb a f g); [now apply IHf with p|now apply IHg with q|easy|]. intros v x y hx hy. cbn [true_for]. rewrite <- hx, <- hy. apply andb_true_iff.
  - destruct (automaton_of f p) as [b|] eqn:e1; [|easy]. destruct (automaton_of g q) as [c|] eqn:e2; [|easy].
    apply (two_automaton_sound h b c orb a f g); [now apply IHf with p|now apply IHg with q|easy|]. intros v x y hx hy. cbn [true_for]. rewrite <- hx, <- hy. apply orb_true_iff.
  - destruct (automaton_of f p) as [b|] eqn:e1; [|easy]. destruct (automaton_of g q) as [c|] eqn:e2; [|easy].
    apply (two_automaton_sound h b c Bool.eqb a f g); [now apply IHf with p|now apply IHg with q|easy|]. intros v x y hx hy. cbn [true_for]. rewrite <- hx, <- hy. destruct x, y; cbn; split; intuition congruence.
  - destruct (automaton_of f p) as [b|] eqn:q; [|easy]. destruct (number_automaton h (opposite_of b) x) as [c|] eqn:s; [|easy]. injection e as <-.
    apply IH in q. apply opposite_of_sound with (For_some x (Negation f)).
    + apply number_automaton_sound with (2 := s). now apply opposite_of_sound with f.
    + intro v. cbn [true_for]. split; [|intros every (n & not); now apply not]. intros no n. destruct (decided b f (with_number v x n) q) as [t|t]; [easy|]. exfalso. apply no. now exists n.
  - destruct (automaton_of f p) as [b|] eqn:q; [|easy]. apply number_automaton_sound with (2 := e). now apply IH with p.
Qed.

(** The check *)

Definition claimed_numbers (lines : list string) : option (sentence * bool) :=
  match lines with
  | [game; instance; statement] =>
      let? text := behind "instance " instance in
      let? f := sentence_of text in
      require (game =? "game numbers 1")%string
        (if (statement =? "statement TRUE")%string then Some (f, true) else if (statement =? "statement FALSE")%string then Some (f, false) else None)
  | _ => None
  end.
Definition check_numbers (lines : list string) (p : plan) : option (sentence * bool) :=
  let? (f, truth) := claimed_numbers lines in
  let? a := automaton_of f p in require (Bool.eqb (accepts a (start a)) truth) (Some (f, truth)).
Lemma behind_prefix : forall prefix s rest, behind prefix s = Some rest -> s = (prefix ++ rest)%string.
Proof.
  induction prefix as [|x prefix IH]; intros s rest h; cbn in h; [now injection h as ->|].
  destruct s as [|y s]; [easy|]. destruct (Ascii.eqb_spec x y) as [->|]; [|easy]. cbn. f_equal. now apply IH.
Qed.
Theorem check_numbers_sound lines p f truth : check_numbers lines p = Some (f, truth) -> numbers_parse lines f truth /\ numbers_hold f truth.
Proof.
  unfold check_numbers, bind. destruct (claimed_numbers lines) as [[g b]|] eqn:c; [|easy]. destruct (automaton_of g p) as [a|] eqn:e; [|easy].
  unfold require. destruct (Bool.eqb _ b) eqn:t; [|easy]. intro q. injection q as -> ->. apply Bool.eqb_prop in t. split.
  - unfold claimed_numbers, bind, require in c. destruct lines as [|game [|instance [|statement []]]]; try easy.
    destruct (behind "instance " instance) as [text|] eqn:i; [|easy]. destruct (sentence_of text) as [g|] eqn:r; [|easy].
    destruct (String.eqb_spec game "game numbers 1") as [->|]; [|easy]. apply behind_prefix in i.
    destruct (String.eqb_spec statement "statement TRUE") as [->|]; [|destruct (String.eqb_spec statement "statement FALSE") as [->|]; [|easy]];
      injection c as -> <-; exists text; now rewrite i.
  - apply automaton_of_sound in e as [_ r]. specialize (r (fun _ => 0) 0%nat). cbn [run] in r. rewrite t in r. unfold numbers_hold, is_true.
    assert (fit (variables a) (fun _ => 0) 0) as h by (intros x _; cbn; lia). apply r in h. destruct truth; [now apply h|]. intro w. now apply h in w.
Qed.

(** For the program that reads files *)

(* Machines, of which it makes the automata: variables, first state, next state, and what is accepted. *)
Definition machine_of_terms (a b : term) (good : comparison -> bool) :=
  let x := digits_of a in let y := digits_of b in ((used x ∪ used y, Compared Eq x y), (next_compared, fun c => good (in_the_end c))).
Definition machine_of_two (a b : automaton) (good : bool -> bool -> bool) :=
  ((variables a ∪ variables b, (start a, start b)), (next_two a b, fun x => good (accepts a (fst x)) (accepts b (snd x)))).
Definition machine_of_number (a : automaton) (x : N) :=
  let z := hopeful a x in ((others a x, cell (start a)), (next_set a x, fun s => any (s ∩ z))).
