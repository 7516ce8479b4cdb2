(* Evidence `induction`: the tables of a family's fronts repeat, and before they do tables prove the conclusion. *)
From Coq Require Import NArith PeanoNat List Bool Lia.
From Gamecert Require Import Plane GadgetClaim FamilyClaim.
From Gamecert.lemmas Require Import Gadgets Exchange Tables Placed Statements Copies InPlace.
From Gamecert.checkers Require Import Signature.
Import ListNotations.
Local Open Scope N_scope.

(** Where they repeat: a search, and what it finds is decided again *)

Definition front_table (f : family) (more : nat) : list plane :=
  let D := front f more in
  let n := front_size f more in
  let rows := neighbour_rows D n in map (along D (with_copy f) n rows) (permutations (up_to (with_copy f))).
Definition as_before (mask : plane) (now before : list plane) : bool :=
  equal_planes (map (fun set => plane_of (map (N.lxor mask) (members set))) now) before.
(* The first copies more with the tables of fewer, which are given too, and the boundary vertices that change colour. *)
Fixpoint repetition (fuel : nat) (f other : family) (more : nat) (seen : list (nat * list plane * list plane)) :
    option (nat * nat * plane) :=
  match fuel with
  | O => None
  | S fuel =>
      let now := front_table f more in
      let now' := front_table other more in
      let masks '(_, before, before') := find (fun mask => as_before mask now before && as_before mask now' before') (up_to (N.shiftl 1 (shared f))) in
      match find (fun e => match masks e with Some _ => true | None => false end) seen with
      | Some (m, before, before') => option_map (fun mask => (more, m, mask)) (masks (m, before, before'))
      | None => repetition fuel f other (S more) ((more, now, now') :: seen)
      end
  end.

(** What is decided *)

Definition repeats (f : family) (r : list N) (m n : nat) : bool :=
  let size := N.max (front_size f m) (front_size f n) in
  let within m n := table_within (with_copy f) size (front f m) (recolour r (front f n)) in
  sound_family f && within m n && within n m.
Definition only_if_copies (f other : family) (q : list N) (more : nat) : bool :=
  table_within (shared f) (N.max (gadget_size (member_of f more)) (gadget_size (member_of other more)))
    (picture (member_of f more)) (recolour q (picture (member_of other more))).
Definition if_copies (f other : family) (q : list N) (more : nat) : bool :=
  table_within (shared f) (N.max (gadget_size (member_of f more)) (gadget_size (member_of other more)))
    (recolour q (picture (member_of other more))) (picture (member_of f more)).
Definition check_induction (f : family) (c : family_conclusion) (first_repeated : N) : bool :=
  let k := shared f in
  let go other q (concludes : nat -> bool) :=
    match repetition (N.to_nat first_repeated) f other 0 [] with
    | Some (n, m, mask) =>
        let r := members mask in
        (N.of_nat (S n) =? first_repeated) && (m <? n)%nat && (shared other =? k) && forallb (fun v => v <? k) (r ++ q) &&
        repeats f r m n && repeats other r m n && forallb concludes (seq 0 n)
    | None => false
    end in
  (with_copy f + link f <=? 6) &&
  match c with
  | All_exactly_as other q => (with_copy other + link other <=? 6) && go other q (fun more => only_if_copies f other q more && if_copies f other q more)
  | All_if_as other q => (with_copy other + link other <=? 6) && go other q (if_copies f other q)
  | All_only_if_as other q => (with_copy other + link other <=? 6) && go other q (only_if_copies f other q)
  | All_never => go f [] (fun more => table_empty k (gadget_size (member_of f more)) (picture (member_of f more)))
  end.

(** Soundness *)

Lemma below_members r k : forallb (fun v => v <? k) r = true -> forall v, member r v = true -> v < k.
Proof. intros h v i. apply member_spec in i. rewrite forallb_forall in h. apply h in i. now apply N.ltb_lt. Qed.

Lemma repeats_sound f r m n : (forall v, member r v = true -> v < shared f) -> repeats f r m n = true ->
  sound_family f = true /\
  forall j, within (picture (member_of f (j + m))) (recolour r (picture (member_of f (j + n)))) (fun v => v <? shared f) /\
    within (picture (member_of f (j + n))) (recolour r (picture (member_of f (j + m)))) (fun v => v <? shared f).
Proof.
  intros b h. unfold repeats in h. rewrite !andb_true_iff in h. destruct h as [[s h1] h2]. split; [easy|].
  assert (forall m' size, front_size f m' <= size -> on_board (with_copy f) size (front f m')) as board.
  { intros m' size le. split; intros v hv.
    - change (v <? front_size f m' = true) in hv. apply N.ltb_lt in hv. lia.
    - now apply front_there. }
  assert (forall m' size, front_size f m' <= size -> on_board (with_copy f) size (recolour r (front f m'))) as board' by exact board.
  apply table_within_sound in h1; [|apply board; lia|apply board'; lia]. apply table_within_sound in h2; [|apply board; lia|apply board'; lia].
  intro j. split; apply member_inside; try easy; now apply front_inside_later.
Qed.

Lemma member_loopless f : sound_family f = true -> forall more, loopless (gadget_edges (member_of f more)) = true.
Proof.
  intros s more. unfold sound_family in s. cbv zeta in s. rewrite !andb_true_iff in s.
  cbn [member_of gadget_edges]. unfold loopless at 1. rewrite forallb_app. apply andb_true_iff. split; [|apply s].
  change (loopless (front_edges f more) = true). induction more as [|more IH]; cbn [front_edges]; [apply s|].
  unfold loopless at 1. rewrite forallb_app. apply andb_true_iff. split; [apply s|]. apply forallb_forall. intros e i.
  unfold renumbered in i. apply in_map_iff in i as (e' & <- & i). unfold loopless in IH. rewrite forallb_forall in IH. apply IH in i.
  apply negb_true_iff, N.eqb_neq in i. apply negb_true_iff, N.eqb_neq. cbn. intro x. now apply i, (behind_injective f).
Qed.

Lemma member_on_board f more size : gadget_size (member_of f more) <= size -> on_board (shared f) size (picture (member_of f more)).
Proof.
  intro le. split; intros v hv.
  - apply N.ltb_lt in hv. lia.
  - apply N.ltb_lt. unfold gadget_size. cbn [boundary_size member_of]. lia.
Qed.

Section Two.
  Variables (f other : family) (q r : list N) (m n : nat).
  Hypothesis earlier : (m < n)%nat.
  Hypothesis alike : shared other = shared f.
  Hypothesis r_on_boundary : forall v, member r v = true -> v < shared f.
  Hypothesis q_on_boundary : forall v, member q v = true -> v < shared f.
  Hypothesis repeated : repeats f r m n = true.
  Hypothesis other_repeated : repeats other r m n = true.
  Let boundary (v : N) : bool := v <? shared f.
  Let M (f : family) (more : nat) : coloured_graph := picture (member_of f more).

  Lemma on_both more : let size := N.max (gadget_size (member_of f more)) (gadget_size (member_of other more)) in
    on_board (shared f) size (M f more) /\ on_board (shared f) size (M other more).
  Proof. split; [|rewrite <- alike]; apply member_on_board; lia. Qed.
  Lemma in_boundary l : (forall v, member l v = true -> v < shared f) -> forall v, member l v = true -> boundary v = true.
  Proof. intros h v i. now apply N.ltb_lt, h. Qed.
  Lemma both_repeated j : (within (M f (j + m)) (recolour r (M f (j + n))) boundary /\ within (M f (j + n)) (recolour r (M f (j + m))) boundary) /\
    (within (M other (j + m)) (recolour r (M other (j + n))) boundary /\ within (M other (j + n)) (recolour r (M other (j + m))) boundary).
  Proof.
    split; [exact (proj2 (repeats_sound f r m n r_on_boundary repeated) j)|]. unfold boundary. rewrite <- alike.
    refine (proj2 (repeats_sound other r m n _ other_repeated) j). rewrite alike. exact r_on_boundary.
  Qed.
  Lemma only_if_all : (forall j, (j < n)%nat -> only_if_copies f other q j = true) -> forall more, within (M f more) (recolour q (M other more)) boundary.
  Proof.
    intro c. refine (by_repetition (M f) (M other) boundary r q m n earlier (in_boundary r r_on_boundary) (in_boundary q q_on_boundary)
      (fun j => proj2 (proj1 (both_repeated j))) (fun j => proj1 (proj2 (both_repeated j))) _).
    intros j l. exact (table_within_sound _ _ (M f j) (recolour q (M other j)) (proj1 (on_both j)) (proj2 (on_both j)) (c j l)).
  Qed.
  Lemma if_all : (forall j, (j < n)%nat -> if_copies f other q j = true) -> forall more, within (recolour q (M other more)) (M f more) boundary.
  Proof.
    intros c more. apply within_trans with (recolour q (recolour q (M f more))); [|exact (same_within _ _ _ (recolour_twice _ _))].
    apply within_recolour; [exact (in_boundary q q_on_boundary)|]. revert more.
    refine (by_repetition (M other) (M f) boundary r q m n earlier (in_boundary r r_on_boundary) (in_boundary q q_on_boundary)
      (fun j => proj2 (proj2 (both_repeated j))) (fun j => proj1 (proj1 (both_repeated j))) _).
    intros j l. pose proof (table_within_sound _ _ (recolour q (M other j)) (M f j) (proj2 (on_both j)) (proj1 (on_both j)) (c j l)) as w.
    apply (within_recolour _ _ q) in w; [|exact (in_boundary q q_on_boundary)].
    apply within_trans with (recolour q (recolour q (M other j))); [exact (same_within _ _ _ (same_sym _ _ (recolour_twice _ _)))|exact w].
  Qed.
End Two.

Theorem check_induction_sound f c n : check_induction f c n = true -> holds_for_all_copies f c.
Proof.
  intro h. unfold check_induction in h. apply andb_prop in h as [_ h]. intro more.
  assert (forall other q concludes,
    match repetition (N.to_nat n) f other 0 [] with
    | Some (n', m, mask) =>
        (N.of_nat (S n') =? n) && (m <? n')%nat && (shared other =? shared f) && forallb (fun v => v <? shared f) (members mask ++ q) &&
        repeats f (members mask) m n' && repeats other (members mask) m n' && forallb concludes (seq 0 n')
    | None => false
    end = true -> exists n' m r, (m < n')%nat /\ shared other = shared f /\ (forall v, member r v = true -> v < shared f) /\
      (forall v, member q v = true -> v < shared f) /\ repeats f r m n' = true /\ repeats other r m n' = true /\
      forall j, (j < n')%nat -> concludes j = true) as go.
  { intros other q concludes e. destruct (repetition (N.to_nat n) f other 0 []) as [[[n' m] mask]|]; [|easy].
    rewrite !andb_true_iff, Nat.ltb_lt, !N.eqb_eq, forallb_app, andb_true_iff in e. destruct e as [[[[[[_ lt] es] [br bq]] r1] r2] con].
    exists n', m, (members mask). split; [exact lt|]. split; [exact es|]. split; [exact (below_members _ _ br)|]. split; [exact (below_members _ _ bq)|].
    split; [exact r1|]. split; [exact r2|]. rewrite forallb_forall in con. intros j l. apply con, in_seq. lia. }
  destruct c as [other q|other q|other q|]; cbn [conclusion_for holds_in_all_graphs].
  4: { apply go in h as (n' & m & r & lt & _ & br & _ & r1 & _ & con). pose proof (proj2 (repeats_sound f r m n' br r1)) as w.
    intros G names len held. refine (unwinnable_in_place G names (member_of f more) len held _).
    refine (never_by_repetition (fun j => picture (member_of f j)) _ r m n' lt (in_boundary f r br) (fun j => proj2 (w j)) _ more).
    intros j l. exact (table_empty_sound _ _ _ (member_on_board f j _ (N.le_refl _)) (con j l)). }
  all: apply andb_prop in h as [_ h]; apply go in h as (n' & m & r & lt & es & br & bq & r1 & r2 & con);
    (split; [exact es|]); intros G names len held;
    assert (forall v, member r v = true -> v < shared other) as br' by (rewrite es; exact br);
    pose proof (proj1 (repeats_sound other r m n' br' r2)) as s2;
    destruct (in_place G names (member_of f more) (member_of other more) q held len es (member_loopless other s2 more) bq) as [ab ba].
  - split.
    + exact (ab (only_if_all f other q r m n' lt es br bq r1 r2 (fun j l => proj1 (andb_prop _ _ (con j l))) more)).
    + exact (ba (if_all f other q r m n' lt es br bq r1 r2 (fun j l => proj2 (andb_prop _ _ (con j l))) more)).
  - exact (ba (if_all f other q r m n' lt es br bq r1 r2 con more)).
  - exact (ab (only_if_all f other q r m n' lt es br bq r1 r2 con more)).
Qed.
