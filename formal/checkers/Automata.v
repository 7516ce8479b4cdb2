(* Statements about all whole numbers are decided by automata that read binary digits, the lowest first (docs/NUMBERS.md). For each part of
   a statement a machine is known: digits of terms, machines side by side, sets of states. An automaton with few states, which a hint gives,
   does what the machine does. *)
From Coq Require Import NArith Arith List Bool String Ascii Lia.
From Gamecert Require Import Plane Text.
From Gamecert.language Require Import Graphs Renamed WholeNumbers.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** Letters: the variables of which the digit is 1 *)

Definition letter (variables : plane) (v : values) (k : N) : plane := plane_of (filter (fun x => N.testbit (v x) k) (members variables)).
Lemma letter_spec s v k x : N.testbit (letter s v k) x = N.testbit s x && N.testbit (v x) k.
Proof. apply eq_true_iff_eq. unfold letter. rewrite plane_of_spec, filter_In, members_spec, andb_true_iff. reflexivity. Qed.
Lemma letter_in s v k : In (letter s v k) (subsets s).
Proof. apply subsets_of_spec. intros x h. rewrite letter_spec in h. apply andb_true_iff in h as [h _]. now apply members_spec. Qed.
Lemma letter_part s t v k : letter (s ∪ t) v k ∩ s = letter s v k.
Proof.
  apply plane_ext. intro x. rewrite N.land_spec, !letter_spec, N.lor_spec. destruct (N.testbit s x), (N.testbit t x), (N.testbit (v x) k); reflexivity.
Qed.

(* Automata have bound states at most, with lesser numbers. *)
Record automaton := Automaton { variables : plane; bound : N; start : N; step : N -> plane -> N; accepts : N -> bool }.
Fixpoint run (a : automaton) (v : values) (k : nat) : N :=
  match k with O => start a | S k => step a (run a v k) (letter (variables a) v (N.of_nat k)) end.
(* Numbers of at most k digits for the variables. *)
Definition fit (s : plane) (v : values) (k : nat) : Prop := forall x, x ∈ s -> v x < 2 ^ N.of_nat k.
Definition recognizes (a : automaton) (f : sentence) : Prop :=
  (forall v k, run a v k < bound a) /\ forall v k, fit (variables a) v k -> (accepts a (run a v k) = true <-> true_for v f).

(** A machine, and an automaton that does the same *)

(* Of the machine's states: which they are, and which follows. Of the automaton: the state for each of them. *)
Record hint_of (S : Type) := Hint_of { many : N; state_of : N -> S; follower : N -> plane -> N; class_of : N -> N; classes : N; goes_to : N -> plane -> N; final : N -> bool }.
Arguments Hint_of {S}. Arguments many {S}. Arguments state_of {S}. Arguments follower {S}. Arguments class_of {S}. Arguments classes {S}.
Arguments goes_to {S}. Arguments final {S}.
Section Machine.
  Context {S : Type}.
  Variables (same : S -> S -> bool) (s : plane) (first : S) (next : S -> plane -> S) (good : S -> bool).
  Hypothesis same_spec : forall x y, same x y = true -> x = y.
  Fixpoint machine_run (v : values) (k : nat) : S :=
    match k with O => first | Datatypes.S k => next (machine_run v k) (letter s v (N.of_nat k)) end.

  Definition check_state (h : hint_of S) (letters : list plane) (i : N) : bool :=
    let x := state_of h i in let c := class_of h i in
    (c <? classes h) && Bool.eqb (final h c) (good x) &&
    forallb (fun l => let j := follower h i l in (j <? many h) && same (state_of h j) (next x l) && (class_of h j =? goes_to h c l)) letters.
  Definition check_machine (h : hint_of S) : option automaton :=
    let letters := subsets s in
    require ((0 <? many h) && same (state_of h 0) first && forallb (check_state h letters) (up_to (many h)))
      (Some (Automaton s (classes h) (class_of h 0) (goes_to h) (final h))).
  Lemma check_machine_sound h a : check_machine h = Some a -> variables a = s /\ forall v k, run a v k < bound a /\ accepts a (run a v k) = good (machine_run v k).
  Proof.
    unfold check_machine, require. destruct (_ && _)%bool eqn:e; [|easy]. intro q. injection q as <-. cbn [variables bound accepts].
    apply andb_true_iff in e as [e each]. apply andb_true_iff in e as [pos f]. apply N.ltb_lt in pos. apply same_spec in f. rewrite forallb_forall in each.
    split; [easy|]. intros v k. set (a := Automaton _ _ _ _ _).
    assert (exists i, i < many h /\ state_of h i = machine_run v k /\ class_of h i = run a v k) as (i & hi & e1 & e2).
    { induction k as [|k (i & hi & e1 & e2)]; [now exists 0|].
      pose proof (each i ltac:(now apply up_to_spec)) as c. unfold check_state in c. apply andb_true_iff in c as [_ c]. rewrite forallb_forall in c.
      specialize (c _ (letter_in s v (N.of_nat k))). cbv zeta in c. apply andb_true_iff in c as [c c3]. apply andb_true_iff in c as [c1 c2].
      apply N.ltb_lt in c1. apply same_spec in c2. apply N.eqb_eq in c3. eexists. split; [exact c1|]. cbn [machine_run run]. rewrite c2, e1.
      split; [easy|]. rewrite c3. rewrite e2. reflexivity. }
    pose proof (each i ltac:(now apply up_to_spec)) as c. unfold check_state in c. apply andb_true_iff in c as [c _]. apply andb_true_iff in c as [c1 c2].
    apply N.ltb_lt in c1. apply Bool.eqb_prop in c2. rewrite <- e2, <- e1. easy.
  Qed.
End Machine.

(** Comparisons of terms *)

(* What is left of a term: of numbers the higher digits, of sums a carry. *)
Inductive digits := Digit_of (x : N) | Higher (c : N) | Carried_sum (carry : bool) (a b : digits) | Digits_xor (a b : digits).
Fixpoint digits_of (t : term) : digits :=
  match t with
  | Named x => Digit_of x
  | Literal c => Higher c
  | Sum a b => Carried_sum false (digits_of a) (digits_of b)
  | Xor a b => Digits_xor (digits_of a) (digits_of b)
  end.
Fixpoint digit_in (l : plane) (d : digits) : bool :=
  match d with
  | Digit_of x => contains l x
  | Higher c => N.odd c
  | Carried_sum carry a b => xorb carry (xorb (digit_in l a) (digit_in l b))
  | Digits_xor a b => xorb (digit_in l a) (digit_in l b)
  end.
Fixpoint higher (l : plane) (d : digits) : digits :=
  match d with
  | Digit_of x => d
  | Higher c => Higher (N.div2 c)
  | Carried_sum carry a b =>
      let x := digit_in l a in let y := digit_in l b in
      Carried_sum (if carry then x || y else x && y) (higher l a) (higher l b)
  | Digits_xor a b => Digits_xor (higher l a) (higher l b)
  end.
Fixpoint value_left (v : values) (d : digits) : N :=
  match d with
  | Digit_of x => v x
  | Higher c => c
  | Carried_sum carry a b => N.b2n carry + value_left v a + value_left v b
  | Digits_xor a b => N.lxor (value_left v a) (value_left v b)
  end.
Fixpoint used (d : digits) : plane :=
  match d with Digit_of x => cell x | Higher _ => empty | Carried_sum _ a b | Digits_xor a b => used a ∪ used b end.

Definition halves (v : values) : values := fun x => N.div2 (v x).
Lemma digit_and_rest b n : N.testbit (N.b2n b + 2 * n) 0 = b /\ N.div2 (N.b2n b + 2 * n) = n.
Proof. split; [apply N.add_b2n_double_bit0|rewrite N.div2_div; apply N.add_b2n_double_div2]. Qed.
Lemma from_digit_and_rest n : n = N.b2n (N.testbit n 0) + 2 * N.div2 n.
Proof. rewrite N.bit0_odd. rewrite N.add_comm. apply N.div2_odd. Qed.
Lemma xor_digits a b m n : N.lxor (N.b2n a + 2 * m) (N.b2n b + 2 * n) = N.b2n (xorb a b) + 2 * N.lxor m n.
Proof.
  rewrite (from_digit_and_rest (N.lxor _ _)). rewrite N.lxor_spec. destruct (digit_and_rest a m) as [-> ea], (digit_and_rest b n) as [-> eb].
  do 2 f_equal. rewrite !N.div2_spec, N.shiftr_lxor, <- !N.div2_spec. now rewrite ea, eb.
Qed.
Lemma value_left_step v l d : (forall x, x ∈ used d -> N.testbit l x = N.testbit (v x) 0) ->
  value_left v d = N.b2n (digit_in l d) + 2 * value_left (halves v) (higher l d).
Proof.
  induction d as [x|c|carry a IHa b IHb|a IHa b IHb]; intro h; cbn [value_left digit_in higher used] in *.
  - unfold contains. rewrite h by (rewrite cell_spec; apply N.eqb_refl). apply from_digit_and_rest.
  - rewrite <- N.bit0_odd. apply from_digit_and_rest.
  - rewrite IHa, IHb by (intros x i; apply h; rewrite N.lor_spec, i; cbn; auto using orb_true_r).
    generalize (value_left (halves v) (higher l a)) (value_left (halves v) (higher l b)). intros m n.
    destruct carry, (digit_in l a), (digit_in l b); cbn [N.b2n xorb orb andb]; lia.
  - rewrite IHa, IHb by (intros x i; apply h; rewrite N.lor_spec, i; cbn; auto using orb_true_r). apply xor_digits.
Qed.
Lemma used_higher l d : used (higher l d) = used d.
Proof. induction d; cbn [higher used]; congruence. Qed.

(* The comparison of the digits so far, and what is left of both. *)
Record compared := Compared { so_far : comparison; left_ : digits; right_ : digits }.
Definition next_compared (c : compared) (l : plane) : compared :=
  let x := digit_in l (left_ c) in let y := digit_in l (right_ c) in
  Compared (if Bool.eqb x y then so_far c else if x then Gt else Lt) (higher l (left_ c)) (higher l (right_ c)).
Definition in_the_end (c : compared) : comparison :=
  match N.compare (value_left (fun _ => 0) (left_ c)) (value_left (fun _ => 0) (right_ c)) with Eq => so_far c | other => other end.
Definition comparison_dec (a b : comparison) : {a = b} + {a <> b}. Proof. decide equality. Defined.
Fixpoint same_digits (a b : digits) : bool :=
  match a, b with
  | Digit_of x, Digit_of y | Higher x, Higher y => x =? y
  | Carried_sum c a b, Carried_sum d a' b' => Bool.eqb c d && same_digits a a' && same_digits b b'
  | Digits_xor a b, Digits_xor a' b' => same_digits a a' && same_digits b b'
  | _, _ => false
  end.
Lemma same_digits_spec : forall a b, same_digits a b = true -> a = b.
Proof.
  induction a as [x|c|k a IHa b IHb|a IHa b IHb]; intros [y|d|k' a' b'|a' b'] h; cbn in h; try easy.
  - apply N.eqb_eq in h. now subst.
  - apply N.eqb_eq in h. now subst.
  - apply andb_true_iff in h as [h h2]. apply andb_true_iff in h as [h h1]. apply Bool.eqb_prop in h. f_equal; auto.
  - apply andb_true_iff in h as [h1 h2]. f_equal; auto.
Qed.
Definition same_compared (a b : compared) : bool :=
  (if comparison_dec (so_far a) (so_far b) then true else false) && same_digits (left_ a) (left_ b) && same_digits (right_ a) (right_ b).
Lemma same_compared_spec a b : same_compared a b = true -> a = b.
Proof.
  destruct a as [c x y], b as [d z w]. unfold same_compared. cbn [so_far left_ right_]. destruct (comparison_dec c d) as [->|]; [|easy]. cbn [andb].
  intro h. apply andb_true_iff in h as [h1 h2]. apply same_digits_spec in h1, h2. now subst.
Qed.

Definition shifted (v : values) (k : nat) : values := fun x => N.shiftr (v x) (N.of_nat k).
Lemma value_ext v w d : (forall x, x ∈ used d -> v x = w x) -> value_left v d = value_left w d.
Proof.
  induction d as [x|c|carry a IHa b IHb|a IHa b IHb]; intro h; cbn [value_left used] in *; try easy.
  - apply h. rewrite cell_spec. apply N.eqb_refl.
  - rewrite IHa, IHb by (intros x i; apply h; rewrite N.lor_spec, i; cbn; auto using orb_true_r). reflexivity.
  - rewrite IHa, IHb by (intros x i; apply h; rewrite N.lor_spec, i; cbn; auto using orb_true_r). reflexivity.
Qed.
Lemma value_digits v t : value_left v (digits_of t) = value v t.
Proof. induction t; cbn; congruence. Qed.
Lemma compare_plus p x y : N.compare (x + p) (y + p) = N.compare x y.
Proof. destruct (N.compare_spec x y); [apply N.compare_eq_iff|apply N.compare_lt_iff|apply N.compare_gt_iff]; lia. Qed.
Section Comparison.
  Variables (a b : digits).
  Notation s := (used a ∪ used b).
  Notation state := (machine_run s (Compared Eq a b) next_compared).
  Lemma compared_so_far v k : used (left_ (state v k)) = used a /\ used (right_ (state v k)) = used b /\
    exists x y, x < 2 ^ N.of_nat k /\ y < 2 ^ N.of_nat k /\ N.compare x y = so_far (state v k) /\
      value_left v a = x + 2 ^ N.of_nat k * value_left (shifted v k) (left_ (state v k)) /\
      value_left v b = y + 2 ^ N.of_nat k * value_left (shifted v k) (right_ (state v k)).
  Proof.
    induction k as [|k (ua & ub & x & y & hx & hy & c & va & vb)].
    - cbn [machine_run left_ right_ so_far]. split; [easy|]. split; [easy|]. exists 0, 0. cbn [N.of_nat]. rewrite N.pow_0_r.
      do 2 (split; [lia|]). split; [easy|].
      assert (forall d, value_left (shifted v 0) d = value_left v d) as e by (intro d; apply value_ext; intros z _; apply N.shiftr_0_r). rewrite (e a), (e b). lia.
    - cbn [machine_run]. set (st := state v k) in *. set (l := letter s v (N.of_nat k)).
      assert (forall z, z ∈ s -> N.testbit l z = N.testbit (shifted v k z) 0) as hl.
      { intros z i. unfold l, shifted. rewrite letter_spec, i, N.shiftr_spec by lia. reflexivity. }
      unfold next_compared. cbn [left_ right_ so_far]. rewrite !used_higher. do 2 (split; [easy|]).
      rewrite (value_left_step (shifted v k) l) in va, vb by (intros z i; apply hl; rewrite N.lor_spec; rewrite ?ua, ?ub in i; rewrite i; auto using orb_true_r).
      assert (forall d, value_left (halves (shifted v k)) d = value_left (shifted v (Datatypes.S k)) d) as e.
      { intro d. apply value_ext. intros z _. unfold halves, shifted. rewrite N.div2_spec, N.shiftr_shiftr. f_equal. lia. }
      rewrite !e in *. set (p := 2 ^ N.of_nat k) in *.
      assert (2 ^ N.of_nat (Datatypes.S k) = 2 * p) as -> by (unfold p; rewrite Nat2N.inj_succ; apply N.pow_succ_r').
      exists (x + p * N.b2n (digit_in l (left_ st))), (y + p * N.b2n (digit_in l (right_ st))).
      split; [destruct (digit_in l (left_ st)); cbn [N.b2n]; lia|]. split; [destruct (digit_in l (right_ st)); cbn [N.b2n]; lia|].
      split; [|split; lia].
      rewrite <- c. destruct (digit_in l (left_ st)), (digit_in l (right_ st)); cbn [N.b2n Bool.eqb].
      + apply compare_plus.
      + apply N.compare_gt_iff. lia.
      + apply N.compare_lt_iff. lia.
      + rewrite !N.mul_0_r, !N.add_0_r. reflexivity.
  Qed.
  Lemma compared_right v k : fit s v k -> in_the_end (state v k) = N.compare (value_left v a) (value_left v b).
  Proof.
    intro h. destruct (compared_so_far v k) as (ua & ub & x & y & hx & hy & c & va & vb). unfold in_the_end.
    assert (forall d, (forall z, z ∈ used d -> z ∈ s) -> value_left (shifted v k) d = value_left (fun _ => 0) d) as e.
    { intros d hd. apply value_ext. intros z i. unfold shifted. rewrite N.shiftr_div_pow2. apply N.div_small. now apply h, hd. }
    rewrite e in va by (intros z i; rewrite ua in i; rewrite N.lor_spec, i; easy).
    rewrite e in vb by (intros z i; rewrite ub in i; rewrite N.lor_spec, i; auto using orb_true_r).
    rewrite va, vb, <- c. set (m := value_left _ (left_ _)). set (n := value_left _ (right_ _)). set (p := 2 ^ N.of_nat k) in *.
    assert (p <> 0) by (unfold p; apply N.pow_nonzero; lia).
    destruct (N.compare_spec m n) as [->|l|l].
    - symmetry. apply compare_plus.
    - symmetry. apply N.compare_lt_iff. assert (p * N.succ m <= p * n) by (apply N.mul_le_mono_l; lia). lia.
    - symmetry. apply N.compare_gt_iff. assert (p * N.succ n <= p * m) by (apply N.mul_le_mono_l; lia). lia.
  Qed.
End Comparison.

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
