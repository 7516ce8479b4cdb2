(* Automata that read binary digits, the lowest first, of several numbers at once. An automaton with few states, which a hint gives, does what
   a machine does that is known; such a machine compares terms. *)
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
