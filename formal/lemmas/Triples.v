(* The theorem on mirrored play of docs/LEMMAS.md, of any game that is played inside two gadgets and outside them; what stands there of
   triples, decided by listing them. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Trie Board Game.
From Gamecert.checkers Require Import Listed.
From Gamecert.lemmas Require Import Mirrored.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* A triple: living boundary vertices, what is left inside the one gadget and inside the other, and a heap. *)
Definition triples := plane -> plane -> plane -> N -> Prop.

Section Closed.
  Variables (k n : N) (near near' : N -> plane) (R : triples).

  (* Inside either gadget a move that closes no boundary vertex, or a move of the heap. *)
  Definition quiet (B I J : plane) (m : N) : Prop :=
    (exists x, x ∈ I /\ B ∩ near x = empty /\ R B (I ∖ cell x ∖ near x) J m) \/
    (exists y, y ∈ J /\ B ∩ near' y = empty /\ R B I (J ∖ cell y ∖ near' y) m) \/
    (exists m', m' < m /\ R B I J m').

  (* Conditions (1) to (3). *)
  Definition closed : Prop := forall B I J m, R B I J m ->
    ((forall i, i ∈ B -> i < k) /\ (forall i, i ∈ I -> k <= i < n) /\ (forall i, i ∈ J -> k <= i < n)) /\
    (forall b, b ∈ B -> R (B ∖ cell b) I J m /\ R (B ∖ cell b) (I ∖ near b) (J ∖ near' b) m) /\
    (forall x, x ∈ I ->
      (B ∩ near x = empty -> quiet B (I ∖ cell x ∖ near x) J m) /\
      (B ∩ near x <> empty -> exists y, y ∈ J /\ B ∩ near' y = B ∩ near x /\
        R (B ∖ near x) (I ∖ cell x ∖ near x) (J ∖ cell y ∖ near' y) m)) /\
    (forall y, y ∈ J ->
      (B ∩ near' y = empty -> quiet B I (J ∖ cell y ∖ near' y) m) /\
      (B ∩ near' y <> empty -> exists x, x ∈ I /\ B ∩ near x = B ∩ near' y /\
        R (B ∖ near' y) (I ∖ cell x ∖ near x) (J ∖ cell y ∖ near' y) m)) /\
    (forall m', m' < m -> quiet B I J m').

  Lemma close_more (h : closed) I J m C : forall B, R B I J m -> R (B ∖ C) I J m.
  Proof.
    enough (forall l B, R B I J m -> R (B ∖ plane_of l) I J m) as e.
    { intros B r. replace C with (plane_of (members C)); [now apply e|]. apply plane_ext. intro v. apply eq_true_iff_eq.
      rewrite plane_of_spec. apply members_spec. }
    induction l as [|b l IH]; intros B r.
    - replace (B ∖ plane_of []) with B; [easy|]. apply plane_ext. intro v. unfold plane_of. cbn. bits. now rewrite andb_true_r.
    - replace (B ∖ plane_of (b :: l)) with (B ∖ cell b ∖ plane_of l).
      + apply IH. destruct (N.testbit B b) eqn:e.
        * now apply (h B I J m r).
        * replace (B ∖ cell b) with B; [easy|]. apply plane_ext. intro v. bits. destruct (N.eqb_spec b v) as [<-|d]; [now rewrite e|].
          now rewrite andb_true_r.
      + apply plane_ext. intro v. unfold plane_of. cbn. bits. now rewrite negb_orb, andb_assoc.
  Qed.
End Closed.

Lemma closed_swap k n near near' R : closed k n near near' R -> closed k n near' near (fun B I J m => R B J I m).
Proof.
  intros h B I J m r. destruct (h B J I m r) as ((b & i & j) & c & x & y & q).
  assert (forall B I J m, quiet near near' R B J I m -> quiet near' near (fun B I J m => R B J I m) B I J m) as swap.
  { clear. intros B I J m [a|[a|a]]; [right; now left|now left|right; now right]. }
  split; [easy|]. split.
  - intros b' hb. now apply c.
  - split; [|split]; [intros z hz; destruct (y z hz) as [e f]|intros z hz; destruct (x z hz) as [e f]|].
    + split; [intro g; now apply swap, e|easy].
    + split; [intro g; now apply swap, e|easy].
    + intros m' l. now apply swap, q.
Qed.

(** Two positions of one game, seen from a common outside *)

Section Sides.
  Context {P W : Type} (step : P -> result P -> Prop).
  Hypothesis passes : forall p r, step p r -> exists q, r = Passes q.
  Variables k n : N.

  (* What a position has left: outside, of the boundary and inside. *)
  Definition view := P -> W -> plane -> plane -> Prop.
  (* Moves inside can be made. *)
  Definition plays (one : view) (near : N -> plane) : Prop := forall X w B I x, one X w B I -> k <= x < n -> x ∈ I ->
    exists X', step X (Passes X') /\ one X' w (B ∖ near x) (I ∖ cell x ∖ near x).
  (* A move is inside, or can be made in the other position too, to what R has. *)
  Definition met (one two : view) (near : N -> plane) (R : triples) : Prop := forall X Y w B I J m X',
    one X w B I -> two Y w B J -> R B I J m -> step X (Passes X') ->
    (exists x, x ∈ I /\ one X' w (B ∖ near x) (I ∖ cell x ∖ near x)) \/
    (exists Y' w' B' I' J', step Y (Passes Y') /\ one X' w' B' I' /\ two Y' w' B' J' /\ R B' I' J' m).
  Definition facing (one two : view) (R : triples) (X Y : P) (m : N) : Prop :=
    exists w B I J, one X w B I /\ two Y w B J /\ R B I J m.

  Lemma facing_swap one two R X Y m : facing one two R X Y m -> facing two one (fun B I J m => R B J I m) Y X m.
  Proof. intros (w & B & I & J & a & b & r). now exists w, B, J, I. Qed.
  Lemma answered_swap one two R X Y m :
    answered step (facing one two R) X Y m -> answered step (facing two one (fun B I J m => R B J I m)) Y X m.
  Proof.
    intros [(Z & s & r)|[(Z & s & r)|(m' & s & r)]].
    - right. left. exists Z. split; [easy|]. now apply facing_swap.
    - left. exists Z. split; [easy|]. now apply facing_swap.
    - right. right. exists m'. split; [easy|]. now apply facing_swap.
  Qed.
  Lemma nothing_closed B C : B ∩ C = empty -> B ∖ C = B.
  Proof.
    intro e. apply plane_ext. intro v. apply (f_equal (fun p => N.testbit p v)) in e. revert e. unfold empty. bits.
    now destruct (N.testbit B v), (N.testbit C v).
  Qed.
  Lemma same_closed B C D : B ∩ C = B ∩ D -> B ∖ C = B ∖ D.
  Proof.
    intro e. apply plane_ext. intro v. apply (f_equal (fun p => N.testbit p v)) in e. revert e. bits.
    now destruct (N.testbit B v), (N.testbit C v), (N.testbit D v).
  Qed.

  Section Answers.
    Variables (one two : view) (near near' : N -> plane) (R : triples).
    Hypothesis plays_one : plays one near.
    Hypothesis plays_two : plays two near'.
    Hypothesis isclosed : closed k n near near' R.

    Lemma quiet_answered X Y w B I J m : one X w B I -> two Y w B J ->
      (forall i, i ∈ I -> k <= i < n) -> (forall i, i ∈ J -> k <= i < n) -> quiet near near' R B I J m ->
      answered step (facing one two R) X Y m.
    Proof.
      intros a b ri rj [(x & xi & e & r)|[(y & yi & e & r)|(m' & l & r)]].
      - left. destruct (plays_one X w B I x a (ri x xi) xi) as (X' & s & a'). exists X'. split; [easy|].
        rewrite nothing_closed in a' by easy. now exists w, B, (I ∖ cell x ∖ near x), J.
      - right. left. destruct (plays_two Y w B J y b (rj y yi) yi) as (Y' & s & b'). exists Y'. split; [easy|].
        rewrite nothing_closed in b' by easy. now exists w, B, I, (J ∖ cell y ∖ near' y).
      - right. right. exists m'. split; [easy|]. now exists w, B, I, J.
    Qed.
    Lemma first_answered X Y m : met one two near R -> facing one two R X Y m ->
      forall X', step X (Passes X') -> answered step (facing one two R) X' Y m.
    Proof.
      intros outside (w & B & I & J & a & b & r) X' s. destruct (isclosed B I J m r) as ((rb & ri & rj) & _ & inner & _ & _).
      destruct (outside X Y w B I J m X' a b r s) as [(x & xi & a')|(Y' & w' & B' & I' & J' & s' & a' & b' & r')].
      - destruct (inner x xi) as [q t]. destruct (N.eq_dec (B ∩ near x) empty) as [z|z].
        + rewrite nothing_closed in a' by easy. apply (quiet_answered X' Y w B (I ∖ cell x ∖ near x) J m); try easy; [|now apply q].
          intros j. bits. rewrite !andb_true_iff. intros [[h _] _]. now apply ri.
        + destruct (t z) as (y & yj & f & r'). right. left. destruct (plays_two Y w B J y b (rj y yj) yj) as (Y' & s' & b').
          exists Y'. split; [easy|]. exists w, (B ∖ near x), (I ∖ cell x ∖ near x), (J ∖ cell y ∖ near' y). split; [easy|].
          split; [|easy]. now rewrite <- (same_closed B _ _ f).
      - right. left. exists Y'. split; [easy|]. now exists w', B', I', J'.
    Qed.
  End Answers.

  (* The theorem: positions that face each other in a closed set have nimbers that differ by the heap. *)
  Theorem mirrored_sides one two near near' R X Y m : short step X -> short step Y -> plays one near -> plays two near' ->
    met one two near R -> met two one near' (fun B I J m => R B J I m) -> closed k n near near' R -> facing one two R X Y m ->
    forall x, mover_loses false (with_heap step) (X, N.lxor x m) <-> mover_loses false (with_heap step) (Y, x).
  Proof.
    intros sx sy p1 p2 o1 o2 cl. apply mirrored_nimbers; [easy| |easy|easy]. clear X Y m sx sy. intros X Y m r. split; [|split].
    - now apply first_answered with near near'.
    - intros Y' s. apply facing_swap in r. apply answered_swap. apply first_answered with near' near Y; try easy. now apply closed_swap.
    - intros m' l. destruct r as (w & B & I & J & a & b & r). destruct (cl B I J m r) as ((rb & ri & rj) & _ & _ & _ & q).
      apply (quiet_answered one two near near' R p1 p2 X Y w B I J); try easy. now apply q.
  Qed.
End Sides.

(** Listing triples *)

Section Listing.
  Variables (k n : N) (near near' : N -> plane).

  Definition as_planes (B I J : plane) (m : N) : list plane := [B; I; J; m].
  Definition table_of_triples := index unit.
  Definition listed (t : table_of_triples) (B I J : plane) (m : N) : bool :=
    match found t (as_planes B I J m) with Some _ => true | None => false end.

  Section Within.
    Variable t : table_of_triples.
    Definition quietly (B I J : plane) (m : N) : bool :=
      existsb (fun x => none (B ∩ near x) && listed t B (I ∖ cell x ∖ near x) J m) (members I) ||
      existsb (fun y => none (B ∩ near' y) && listed t B I (J ∖ cell y ∖ near' y) m) (members J) ||
      existsb (listed t B I J) (up_to m).
    Definition moves_answered (B I J : plane) (m : N) : bool :=
      forallb (fun b => listed t (B ∖ cell b) I J m && listed t (B ∖ cell b) (I ∖ near b) (J ∖ near' b) m) (members B) &&
      forallb (fun x =>
        if none (B ∩ near x) then quietly B (I ∖ cell x ∖ near x) J m
        else existsb (fun y => N.eqb (B ∩ near' y) (B ∩ near x) &&
          listed t (B ∖ near x) (I ∖ cell x ∖ near x) (J ∖ cell y ∖ near' y) m) (members J)) (members I) &&
      forallb (fun y =>
        if none (B ∩ near' y) then quietly B I (J ∖ cell y ∖ near' y) m
        else existsb (fun x => N.eqb (B ∩ near x) (B ∩ near' y) &&
          listed t (B ∖ near' y) (I ∖ cell x ∖ near x) (J ∖ cell y ∖ near' y) m) (members I)) (members J) &&
      forallb (quietly B I J) (up_to m).
    Definition in_range (B I J : plane) : bool :=
      forallb (fun i => i <? k) (members B) && forallb (fun i => (k <=? i) && (i <? n)) (members I ++ members J).
  End Within.

  (* All of them are answered among them. *)
  Definition is_closed (l : list (list plane * unit)) : bool :=
    let t := index_of l in
    forallb (fun e : list plane * unit => match fst e with [b; i; j; m] => in_range b i j && moves_answered t b i j m | _ => false end) l.

  Definition among (l : list (list plane * unit)) : triples := fun B I J m => listed (index_of l) B I J m = true.

  Lemma none_empty a : none a = true <-> a = empty.
  Proof. apply N.eqb_eq. Qed.
  Lemma quietly_sound l B I J m : quietly (index_of l) B I J m = true -> quiet near near' (among l) B I J m.
  Proof.
    unfold quietly, quiet, among. rewrite !orb_true_iff, !existsb_exists. intros [[(x & i & h)|(y & i & h)]|(m' & i & h)].
    - apply andb_prop in h as [e h]. apply none_empty in e. apply members_spec in i. left. now exists x.
    - apply andb_prop in h as [e h]. apply none_empty in e. apply members_spec in i. right. left. now exists y.
    - apply up_to_spec in i. right. right. now exists m'.
  Qed.
  Lemma not_none a : a <> empty -> none a = false.
  Proof. intro h. now apply N.eqb_neq. Qed.

  Theorem is_closed_sound l : is_closed l = true -> closed k n near near' (among l).
  Proof.
    unfold is_closed. rewrite forallb_forall. intros h B I J m r. unfold among, listed in r.
    destruct (found (index_of l) (as_planes B I J m)) as [[]|] eqn:f; [|easy]. apply found_in, h in f. cbn [fst as_planes] in f.
    unfold in_range, moves_answered in f. rewrite !andb_true_iff, !forallb_forall in f.
    destruct f as [[rb rij] [[[b x] y] q]]. split; [|split; [|split; [|split]]].
    - split; [|split]; intros i z; [apply members_spec, rb in z; now apply N.ltb_lt|..];
        (assert (In i (members I ++ members J)) as w by (apply in_or_app; rewrite !members_spec; auto));
        apply rij in w; now rewrite andb_true_iff, N.leb_le, N.ltb_lt in w.
    - intros i z. apply members_spec, b in z. now rewrite andb_true_iff in z.
    - intros i z. apply members_spec, x in z. split; intro e.
      + apply none_empty in e. rewrite e in z. now apply quietly_sound.
      + rewrite not_none in z by easy. apply existsb_exists in z as (j & w & z). apply members_spec in w.
        apply andb_prop in z as [z1 z2]. apply N.eqb_eq in z1. now exists j.
    - intros i z. apply members_spec, y in z. split; intro e.
      + apply none_empty in e. rewrite e in z. now apply quietly_sound.
      + rewrite not_none in z by easy. apply existsb_exists in z as (j & w & z). apply members_spec in w.
        apply andb_prop in z as [z1 z2]. apply N.eqb_eq in z1. now exists j.
    - intros m' l'. apply quietly_sound, q. now apply up_to_spec.
  Qed.

  (* Finding them: a position is tried once, and kept if it is answered. Need not be believed. *)
  Record search := Search { tried : index bool; kept : list (list plane * unit) }.
  Definition question := search -> bool * search.
  Fixpoint all_hold {A} (f : A -> question) (l : list A) : question := fun t =>
    match l with [] => (true, t) | a :: l => let (b, t) := f a t in if b then all_hold f l t else (false, t) end.
  Fixpoint one_holds {A} (f : A -> question) (l : list A) : question := fun t =>
    match l with [] => (false, t) | a :: l => let (b, t) := f a t in if b then (true, t) else one_holds f l t end.
  Definition either (p q : question) : question := fun t => let (b, t) := p t in if b then (true, t) else q t.
  Definition given (b : bool) (p : question) : question := fun t => if b then p t else (false, t).

  Section Search.
    Variable known : plane -> plane -> plane -> N -> question.
    Definition try_quietly (B I J : plane) (m : N) : question :=
      either (one_holds (known B I J) (up_to m)) (either
        (one_holds (fun x => given (none (B ∩ near x)) (known B (I ∖ cell x ∖ near x) J m)) (members I))
        (one_holds (fun y => given (none (B ∩ near' y)) (known B I (J ∖ cell y ∖ near' y) m)) (members J))).
    Definition try_moves (B I J : plane) (m : N) : question := fun t =>
      let inner x :=
        if none (B ∩ near x) then try_quietly B (I ∖ cell x ∖ near x) J m
        else one_holds (fun y => given (N.eqb (B ∩ near' y) (B ∩ near x))
          (known (B ∖ near x) (I ∖ cell x ∖ near x) (J ∖ cell y ∖ near' y) m)) (members J) in
      let inner' y :=
        if none (B ∩ near' y) then try_quietly B I (J ∖ cell y ∖ near' y) m
        else one_holds (fun x => given (N.eqb (B ∩ near x) (B ∩ near' y))
          (known (B ∖ near' y) (I ∖ cell x ∖ near x) (J ∖ cell y ∖ near' y) m)) (members I) in
      let on_boundary b := all_hold (fun p => p) [known (B ∖ cell b) I J m; known (B ∖ cell b) (I ∖ near b) (J ∖ near' b) m] in
      all_hold (fun p => p)
        [all_hold (try_quietly B I J) (up_to m); all_hold inner (members I); all_hold inner' (members J);
         all_hold on_boundary (members B)] t.
  End Search.
  Fixpoint answered_at (fuel : nat) (B I J : plane) (m : N) : question := fun t =>
    match fuel with
    | O => (false, t)
    | S fuel =>
        let e := as_planes B I J m in
        match found (tried t) e with
        | Some b => (b, t)
        | None =>
            let (b, t) := try_moves (answered_at fuel) B I J m t in
            (b, Search (Listed.add (tried t) (e, b)) (if b then (e, tt) :: kept t else kept t))
        end
    end.
  Definition find_triples (I0 J0 : plane) (m0 : N) : list (list plane * unit) :=
    kept (snd (answered_at (N.to_nat (k + count I0 + count J0 + m0 + 1)) (all k) I0 J0 m0 (Search leaf []))).
  Definition decided (I0 J0 : plane) (m0 : N) : bool :=
    let l := find_triples I0 J0 m0 in is_closed l && listed (index_of l) (all k) I0 J0 m0.
End Listing.
