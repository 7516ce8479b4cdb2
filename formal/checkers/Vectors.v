(* Sets of vectors modulo 2 over a list of vertices, as trees: by the value at the first vertex, then at the others. All vectors of even
   sum, or of odd sum, take no room: along a layout many sets come to these, as back degrees add up to the edges so far. What is made of
   sets is never too small; that it may be too large, the checkers of evidence `frontiers` can bear. *)
From Coq Require Import NArith List Bool.
From Gamecert.checkers Require Import Implausible.
Import ListNotations.

(* No vector; the one over no vertices; all; all of even or odd sum; those that have 0 at the first vertex, and those that have 1. *)
Inductive vectors := no_vector | empty_vector | every | sums (odd : bool) | by_first (zero one : vectors).

Fixpoint in_set (s : vectors) (ms : list N) (x : N -> bool) : bool :=
  match s with
  | no_vector => false
  | empty_vector => match ms with [] => true | _ => false end
  | every => true
  | sums odd => Bool.eqb (odd_of x ms) odd
  | by_first zero one => match ms with [] => false | m :: ms => if x m then in_set one ms x else in_set zero ms x end
  end.

(* Most of a tree are its branches over two and three vertices. Where all vectors have one parity there are few of them: they are made
   once, and so take no room of their own. *)
Inductive kind := whole | low | high.
Definition small (odd : bool) (k : kind) : vectors :=
  match k with whole => sums odd | low => by_first (sums odd) no_vector | high => by_first no_vector (sums (negb odd)) end.
Definition small_of (s : vectors) : option (bool * kind) :=
  match s with
  | sums p => Some (p, whole)
  | by_first (sums p) no_vector => Some (p, low)
  | by_first no_vector (sums p) => Some (negb p, high)
  | _ => None
  end.
Lemma small_of_spec s p k : small_of s = Some (p, k) -> s = small p k.
Proof.
  destruct s as [| | |q|[| | |q|] one]; try easy; try (destruct one as [| | |r|]; try easy); cbn; intro e; injection e as <- <-; try easy.
  cbn. now rewrite negb_involutive.
Qed.

Inductive of_kinds (A : Type) := Of_kinds (of_whole of_low of_high : A).
Definition each {A} (f : kind -> A) : of_kinds A := Of_kinds A (f whole) (f low) (f high).
Definition pick {A} (t : of_kinds A) (k : kind) : A := match t, k with Of_kinds _ a _ _, whole => a | Of_kinds _ _ b _, low => b | Of_kinds _ _ _ c, high => c end.
Definition zeros_even : of_kinds vectors := each (fun k => by_first (small false k) no_vector).
Definition zeros_odd : of_kinds vectors := each (fun k => by_first (small true k) no_vector).
Definition ones_even : of_kinds vectors := each (fun k => by_first no_vector (small false k)).
Definition ones_odd : of_kinds vectors := each (fun k => by_first no_vector (small true k)).
Definition both_even : of_kinds (of_kinds vectors) := each (fun k => each (fun l => by_first (small false k) (small true l))).
Definition both_odd : of_kinds (of_kinds vectors) := each (fun k => each (fun l => by_first (small true k) (small false l))).

Definition shared (zero one : vectors) : vectors :=
  match zero, one with
  | no_vector, _ => match small_of one with Some (p, k) => pick (if p then ones_odd else ones_even) k | None => by_first zero one end
  | _, no_vector => match small_of zero with Some (p, k) => pick (if p then zeros_odd else zeros_even) k | None => by_first zero one end
  | _, _ =>
      match small_of zero, small_of one with
      | Some (p, k), Some (q, l) => if Bool.eqb p q then by_first zero one else pick (pick (if p then both_odd else both_even) k) l
      | _, _ => by_first zero one
      end
  end.
Lemma shared_spec zero one : shared zero one = by_first zero one.
Proof.
  assert (forall s, match small_of s with Some (p, k) => pick (if p then ones_odd else ones_even) k | None => by_first no_vector s end = by_first no_vector s) as at_one.
  { intro s. destruct (small_of s) as [[p k]|] eqn:e; [|easy]. apply small_of_spec in e. subst. now destruct p, k. }
  assert (forall s, match small_of s with Some (p, k) => pick (if p then zeros_odd else zeros_even) k | None => by_first s no_vector end = by_first s no_vector) as at_zero.
  { intro s. destruct (small_of s) as [[p k]|] eqn:e; [|easy]. apply small_of_spec in e. subst. now destruct p, k. }
  assert (forall s t, match small_of s, small_of t with
      | Some (p, k), Some (q, l) => if Bool.eqb p q then by_first s t else pick (pick (if p then both_odd else both_even) k) l
      | _, _ => by_first s t end = by_first s t) as at_both.
  { intros s t. destruct (small_of s) as [[p k]|] eqn:e; [|easy]. destruct (small_of t) as [[q l]|] eqn:f; [|easy].
    apply small_of_spec in e, f. subst. now destruct p, q, k, l. }
  destruct zero; [exact (at_one one)|destruct one; try apply at_zero; apply at_both..].
Qed.

(* `by_first`, in less room. *)
Definition halves (zero one : vectors) : vectors :=
  match zero, one with
  | no_vector, no_vector => no_vector
  | empty_vector, no_vector => sums false
  | no_vector, empty_vector => sums true
  | sums p, sums q => if Bool.eqb p q then by_first zero one else sums p
  | _, _ => shared zero one
  end.
Lemma halves_spec zero one m ms x : in_set (by_first zero one) (m :: ms) x = true -> in_set (halves zero one) (m :: ms) x = true.
Proof.
  unfold halves. rewrite shared_spec. destruct zero as [| | |p|]; try (destruct one; exact (fun h => h)).
  - destruct one as [| | |p|]; try exact (fun h => h); cbn; [now destruct (x m)|]. destruct ms; destruct (x m); try easy.
  - destruct one as [| | |p|]; try exact (fun h => h); cbn. destruct ms; destruct (x m); try easy.
  - destruct one as [| | |q|]; try exact (fun h => h). destruct p, q; cbn; destruct (x m), (odd_of x ms); easy.
Qed.

Fixpoint with_sums (ms : list N) (s : vectors) (odd : bool) {struct s} : vectors :=
  match s, ms with
  | no_vector, _ => sums odd
  | sums p, _ => if Bool.eqb p odd then s else every
  | by_first zero one, _ :: ms => halves (with_sums ms zero odd) (with_sums ms one (negb odd))
  | _, _ => every
  end.
Lemma with_sums_spec x s : forall ms odd, in_set s ms x = true \/ in_set (sums odd) ms x = true -> in_set (with_sums ms s odd) ms x = true.
Proof.
  induction s as [| | |p|zero IH0 one IH1]; intros ms odd h; try easy.
  - destruct h as [h|h]; [discriminate|exact h].
  - cbn in h |- *. destruct (Bool.eqb p odd) eqn:e; [|easy]. apply eqb_prop in e. subst. cbn. tauto.
  - destruct ms as [|m ms]; [easy|]. cbn [with_sums]. apply halves_spec. cbn in h |- *. destruct (x m).
    + apply IH1. destruct h as [h|h]; [now left|right]. cbn. now destruct (odd_of x ms), odd.
    + apply IH0. destruct h as [h|h]; [now left|right]. cbn. now destruct (odd_of x ms), odd.
Qed.

Fixpoint either (ms : list N) (s t : vectors) {struct s} : vectors :=
  match s, t with
  | no_vector, _ => t
  | _, no_vector => s
  | empty_vector, empty_vector => s
  | sums p, _ => with_sums ms t p
  | _, sums q => with_sums ms s q
  | by_first a b, by_first c d => match ms with _ :: ms => halves (either ms a c) (either ms b d) | [] => every end
  | _, _ => every
  end.
Lemma either_spec x s : forall ms t, in_set s ms x = true \/ in_set t ms x = true -> in_set (either ms s t) ms x = true.
Proof.
  induction s as [| | |p|a IHa b IHb]; intros ms t h.
  - now destruct h.
  - destruct t; cbn [either]; try easy; try now destruct h.
  - destruct t; cbn [either]; easy.
  - destruct t; cbn [either]; try (apply with_sums_spec; tauto). now destruct h.
  - destruct t as [| | |q|c d]; cbn [either]; try easy; [now destruct h|now apply with_sums_spec|].
    destruct ms as [|m ms]; [easy|]. apply halves_spec. cbn in h |- *. destruct (x m); [now apply IHb|now apply IHa].
Qed.

(* What becomes of an entry of each vector: only the vectors are kept that have the value there, without the entry; or it stays, and 1 is
   added to it or not. *)
Inductive fate := goes (value : bool) | stays (turned : bool).
Definition is_kept (f : fate) : bool := match f with goes _ => false | stays _ => true end.
Fixpoint change (fs : list fate) : bool := match fs with [] => false | goes b :: fs | stays b :: fs => xorb b (change fs) end.
Fixpoint carry (fs : list fate) (s : vectors) : vectors :=
  match s with
  | no_vector | empty_vector | every => s
  | sums p => let q := xorb p (change fs) in if existsb is_kept fs then sums q else if q then no_vector else empty_vector
  | by_first zero one =>
      match fs with
      | [] => every
      | goes value :: fs => carry fs (if value then one else zero)
      | stays turned :: fs => if turned then halves (carry fs one) (carry fs zero) else halves (carry fs zero) (carry fs one)
      end
  end.

Section Carry.
  Variables (keep x x' : N -> bool).
  Definition fated (m : N) (f : fate) : Prop :=
    match f with goes value => keep m = false /\ x m = value | stays turned => keep m = true /\ x' m = xorb (x m) turned end.
  Lemma odd_of_carried fs ms : Forall2 fated ms fs -> odd_of x' (filter keep ms) = xorb (odd_of x ms) (change fs).
  Proof.
    intro h. induction h as [|m f ms fs a _ IH]; [easy|]. cbn [filter odd_of].
    destruct f as [b|b]; destruct a as [-> e]; cbn [odd_of change]; rewrite IH, e.
    - now destruct b, (odd_of x ms), (change fs).
    - now destruct b, (x m), (odd_of x ms), (change fs).
  Qed.
  Lemma none_kept fs ms : Forall2 fated ms fs -> existsb is_kept fs = false -> filter keep ms = [].
  Proof.
    intro h. induction h as [|m f ms fs a _ IH]; [easy|]. cbn. destruct f; [|easy]. destruct a as [-> _]. exact IH.
  Qed.
  Lemma carry_spec fs ms s : Forall2 fated ms fs -> in_set s ms x = true -> in_set (carry fs s) (filter keep ms) x' = true.
  Proof.
    intro h. revert s. induction h as [|m f ms fs a all IH]; intros s i.
    - destruct s as [| | |p|]; try easy. cbn in i. now destruct p.
    - destruct s as [| | |p|zero one]; try easy.
      + assert (Forall2 fated (m :: ms) (f :: fs)) as h by now constructor. cbn [carry]. apply eqb_prop in i. subst p.
        rewrite <- (odd_of_carried _ _ h). destruct (existsb is_kept (f :: fs)) eqn:k; cbn [in_set]; [apply eqb_reflx|].
        now rewrite (none_kept _ _ h k).
      + cbn in i. destruct f as [value|turned]; destruct a as [k e]; cbn [carry filter]; rewrite k.
        * apply IH. destruct value; rewrite e in i; exact i.
        * destruct turned; apply halves_spec; cbn; rewrite e; destruct (x m); now apply IH.
  Qed.
End Carry.

(* A vertex more, the first, with that value. *)
Definition push (value : bool) (s : vectors) : vectors := if value then halves no_vector s else halves s no_vector.
Lemma push_spec value s m ms x : x m = value -> in_set s ms x = true -> in_set (push value s) (m :: ms) x = true.
Proof. intros e h. unfold push. destruct value; apply halves_spec; cbn; now rewrite e. Qed.
