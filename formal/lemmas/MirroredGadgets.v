(* The theorem on mirrored play of docs/LEMMAS.md, in every host; what stands there of triples, decided by listing them. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Trie Board Game.
From Gamecert.checkers Require Import Listed.
From Gamecert.lemmas Require Import Coloured Gadgets Placed Mirrored Selecting.
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

Section Host.
  Variable names : list N.
  Hypothesis different : NoDup names.
  Notation n := (N.of_nat (length names)).
  Notation name := (name_of names).
  Notation place := (position_of names).
  Variable k : N.
  Hypothesis small : k <= n.

  Definition mirrors (G P H Q : coloured_graph) (R : triples) (X Y : coloured_graph) (m : N) : Prop :=
    exists host B I J, side names k G P X host B I /\ side names k H Q Y host B J /\ R B I J m.

  Lemma mirrors_swap G P H Q R X Y m : mirrors G P H Q R X Y m -> mirrors H Q G P (fun B I J m => R B J I m) Y X m.
  Proof. intros (host & B & I & J & a & b & r). now exists host, B, J, I. Qed.
  Lemma answered_swap G P H Q R X Y m :
    answered selecting (mirrors G P H Q R) X Y m -> answered selecting (mirrors H Q G P (fun B I J m => R B J I m)) Y X m.
  Proof.
    intros [(Z & s & r)|[(Z & s & r)|(m' & s & r)]].
    - right. left. exists Z. split; [easy|]. now apply mirrors_swap.
    - left. exists Z. split; [easy|]. now apply mirrors_swap.
    - right. right. exists m'. split; [easy|]. now apply mirrors_swap.
  Qed.

  Section Answers.
    Variables (G P H Q : coloured_graph) (near near' : N -> plane) (R : triples).
    Hypothesis hasG : has_gadget names k G P.
    Hypothesis hasH : has_gadget names k H Q.
    Hypothesis rows : near_in names P near.
    Hypothesis rows' : near_in names Q near'.
    Hypothesis host_same : same_host names k G H.
    Hypothesis isclosed : closed k n near near' R.

    Lemma quiet_answered X Y host B I J m : side names k G P X host B I -> side names k H Q Y host B J ->
      (forall i, i ∈ I -> k <= i < n) -> (forall i, i ∈ J -> k <= i < n) -> quiet near near' R B I J m ->
      answered selecting (mirrors G P H Q R) X Y m.
    Proof.
      intros a b ri rj [(x & xi & e & r)|[(y & yi & e & r)|(m' & l & r)]].
      - left. exists (select (name x) X). destruct (ri x xi) as [kx xn]. split.
        + constructor. now rewrite (proj1 (proj2 (proj2 (proj2 a)))).
        + exists host, B, (I ∖ cell x ∖ near x), J. split; [|easy].
          apply side_same with host (B ∖ near x); [now apply side_inner|easy|].
          intros i _. apply (f_equal (fun p => N.testbit p i)) in e. revert e. unfold empty. bits. destruct (N.testbit B i), (N.testbit (near x) i); easy.
      - right. left. exists (select (name y) Y). destruct (rj y yi) as [ky yn]. split.
        + constructor. now rewrite (proj1 (proj2 (proj2 (proj2 b)))).
        + exists host, B, I, (J ∖ cell y ∖ near' y). split; [easy|]. split; [|easy].
          apply side_same with host (B ∖ near' y); [now apply side_inner|easy|].
          intros i _. apply (f_equal (fun p => N.testbit p i)) in e. revert e. unfold empty. bits. destruct (N.testbit B i), (N.testbit (near' y) i); easy.
      - right. right. exists m'. split; [easy|]. now exists host, B, I, J.
    Qed.

    Lemma first_answered X Y m : mirrors G P H Q R X Y m ->
      forall X', selecting X (Passes X') -> answered selecting (mirrors G P H Q R) X' Y m.
    Proof.
      intros (host & B & I & J & a & b & r) X' s. inversion s as [X0 v hv]; subst. clear s.
      destruct (isclosed B I J m r) as ((rb & ri & rj) & bound & inner & _ & _).
      pose proof a as (aa & ah & ab & ai & as_). pose proof b as (ba & bh & bb & bi & bs_).
      assert (forall u w, outer names k u -> outer names k w -> vertex X u = true -> vertex X w = true ->
        adjacent G u w = adjacent H u w) as alike.
      { intros u w ou ow hu hw. apply host_same; auto. }
      destruct (place v) as [i|] eqn:e.
      - pose proof e as e'. apply position_some in e' as [hi <-]. destruct (N.lt_ge_cases i k) as [l|l].
        + rewrite ab in hv by easy. right. left. exists (select (name i) Y). split; [constructor; now rewrite bb|].
          exists (fun u => host u && negb (adjacent G (name i) u)), (B ∖ cell i ∖ closed_by names k G (name i)), (I ∖ near i), (J ∖ near' i).
          assert (outer names k (name i)) as oi by (unfold outer; now rewrite e).
          split; [now apply side_boundary|]. split.
          * apply side_same with (fun u => host u && negb (adjacent H (name i) u)) (B ∖ cell i ∖ closed_by names k H (name i)).
            -- now apply side_boundary.
            -- intros u eu. destruct (host u) eqn:hu; [|easy]. cbn. rewrite alike; [easy|easy| |now rewrite ab|now rewrite ah].
               unfold outer. now rewrite eu.
            -- intros j lj. bits. rewrite !closed_by_spec by easy. destruct (N.testbit B j) eqn:hj; [|easy]. cbn. f_equal. f_equal.
               symmetry. apply alike; [easy| |now rewrite ab|now rewrite ab]. unfold outer. rewrite position_name by (try easy; lia). easy.
          * apply (close_more k n near near' R isclosed). now apply bound.
        + rewrite ai in hv by easy. destruct (inner i hv) as [q t].
          destruct (N.eq_dec (B ∩ near i) empty) as [z|z].
          * apply (quiet_answered (select (name i) X) Y host B (I ∖ cell i ∖ near i) J m); try easy.
            -- apply side_same with host (B ∖ near i); [now apply side_inner|easy|].
               intros j _. apply (f_equal (fun p => N.testbit p j)) in z. revert z. unfold empty. bits.
               destruct (N.testbit B j), (N.testbit (near i) j); easy.
            -- intros j. bits. rewrite !andb_true_iff. intros [[h _] _]. now apply ri.
            -- now apply q.
          * destruct (t z) as (y & yj & f & r'). destruct (rj y yj) as [ky yn]. right. left. exists (select (name y) Y).
            split; [constructor; now rewrite bi|].
            exists host, (B ∖ near i), (I ∖ cell i ∖ near i), (J ∖ cell y ∖ near' y). split; [now apply side_inner|]. split; [|easy].
            apply side_same with host (B ∖ near' y); [now apply side_inner|easy|].
            intros j _. apply (f_equal (fun p => N.testbit p j)) in f. revert f. bits.
            destruct (N.testbit B j), (N.testbit (near i) j), (N.testbit (near' y) j); easy.
      - assert (host v = true) as hh by now rewrite <- ah. assert (outer names k v) as ov by (unfold outer; now rewrite e).
        right. left. exists (select v Y). split; [constructor; now rewrite bh|].
        exists (fun u => host u && negb (u =? v) && negb (adjacent G v u)), (B ∖ closed_by names k G v), I, J.
        split; [now apply side_host|]. split; [|now apply (close_more k n near near' R isclosed)].
        apply side_same with (fun u => host u && negb (u =? v) && negb (adjacent H v u)) (B ∖ closed_by names k H v).
        + now apply side_host.
        + intros u eu. destruct (host u) eqn:hu; [|easy]. cbn. f_equal. f_equal. symmetry. apply alike; [easy| |easy|now rewrite ah].
          unfold outer. now rewrite eu.
        + intros j lj. bits. rewrite !closed_by_spec by easy. destruct (N.testbit B j) eqn:hj; [|easy]. cbn. f_equal.
          symmetry. apply alike; [easy| |easy|now rewrite ab]. unfold outer. rewrite position_name by (try easy; lia). easy.
    Qed.
  End Answers.

  Lemma same_host_sym G H : same_host names k G H -> (forall i, i < k -> vertex G (name i) = vertex H (name i)) -> same_host names k H G.
  Proof.
    intros [a b] c. assert (forall u, outer names k u -> vertex G u = vertex H u) as d.
    { intros u o. unfold outer in o. destruct (place u) as [i|] eqn:e; [|now apply a].
      apply position_some in e as [_ <-]. now apply c. }
    split; [intros v e; symmetry; now apply a|]. intros u v ou ov hu hv. symmetry. apply b; try easy; now rewrite d.
  Qed.

  (* The theorem: gadgets of a closed set have nimbers that differ by the heap, in every host. *)
  Theorem mirrored_gadgets G P H Q near near' R n0 B I J :
    finite G -> finite H -> has_gadget names k G P -> has_gadget names k H Q ->
    near_in names P near -> near_in names Q near' -> same_host names k G H -> closed k n near near' R ->
    R B I J n0 -> (forall i, i < k -> i ∈ B) ->
    (forall i, k <= i -> i < n -> N.testbit I i = vertex P i) -> (forall i, k <= i -> i < n -> N.testbit J i = vertex Q i) ->
    differ_by n0 G H.
  Proof.
    intros fg fh hg hh rp rq sh cl r eb ei ej.
    assert (forall i, i < k -> vertex G (name i) = true) as vg by (intros i l; rewrite (proj1 hg) by lia; now apply hg).
    assert (forall i, i < k -> vertex H (name i) = true) as vh by (intros i l; rewrite (proj1 hh) by lia; now apply hh).
    intro x. apply (mirrored_nimbers selecting selecting_passes (mirrors G P H Q R)); [|now apply finite_short..|].
    - clear r x. intros X Y m r. split; [|split].
      + now apply (first_answered G P H Q near near').
      + intros Y' s. apply mirrors_swap in r. apply answered_swap.
        apply (first_answered H Q G P near' near) with Y; try easy.
        * apply same_host_sym; [easy|]. intros i l. now rewrite vg, vh.
        * now apply closed_swap.
      + intros m' l. destruct r as (host & B' & I' & J' & a & b & r). destruct (cl B' I' J' m r) as ((rb & ri & rj) & _ & _ & _ & q).
        apply (quiet_answered G P H Q near near' R hg hh rp rq X Y host B' I' J'); try easy. now apply q.
    - exists (vertex G), B, I, J. split; [|split; [|easy]].
      + split; [easy|]. split; [easy|]. split; [|split; [|easy]].
        * intros i l. now rewrite vg, eb.
        * intros i l l'. rewrite ei by easy. now apply hg.
      + split; [easy|]. split; [|split; [|split; [|easy]]].
        * intros v e. symmetry. now apply sh.
        * intros i l. now rewrite vh, eb.
        * intros i l l'. rewrite ej by easy. now apply hh.
  Qed.
End Host.

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
