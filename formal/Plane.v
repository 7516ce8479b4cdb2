(* Planes: finite sets of cells, as the bits of a number. What the rules of games are written with. *)
From Coq Require Import NArith List Bool Lia.
Import ListNotations.

Definition plane := N.

Declare Scope plane_scope.
Delimit Scope plane_scope with plane.
Notation "a ∩ b" := (N.land a b) (at level 40, left associativity) : plane_scope.
Notation "a ∪ b" := (N.lor a b) (at level 50, left associativity) : plane_scope.
Notation "a △ b" := (N.lxor a b) (at level 50, left associativity) : plane_scope.
Notation "a ∖ b" := (N.ldiff a b) (at level 50, left associativity) : plane_scope.
Notation "v ∈ a" := (N.testbit a v = true) (at level 70) : plane_scope.
Notation "v ∉ a" := (N.testbit a v = false) (at level 70) : plane_scope.

Local Open Scope N_scope.
Local Open Scope plane_scope.

Definition empty : plane := 0.
Definition cell (v : N) : plane := N.shiftl 1 v.
(* The cells below n. *)
Definition all (n : N) : plane := N.ones n.
Definition none (a : plane) : bool := N.eqb a 0.
Definition any (a : plane) : bool := negb (N.eqb a 0).
Definition contains (a : plane) (v : N) : bool := N.testbit a v.
Definition when (b : bool) (a : plane) : plane := if b then a else empty.

Fixpoint positive_members (p : positive) (i : N) : list N :=
  match p with
  | xH => [i]
  | xO p => positive_members p (N.succ i)
  | xI p => i :: positive_members p (N.succ i)
  end.
(* The cells, ascending. *)
Definition members (a : plane) : list N :=
  match a with N0 => [] | Npos p => positive_members p 0 end.

Fixpoint positive_count (p : positive) : N :=
  match p with xH => 1 | xO p => positive_count p | xI p => N.succ (positive_count p) end.
Definition count (a : plane) : N := match a with N0 => 0 | Npos p => positive_count p end.

(* The union of planes; the plane of listed cells; the cells of a plane with a property. *)
Definition union (l : list plane) : plane := fold_right N.lor 0 l.
Definition plane_of (l : list N) : plane := union (map cell l).
Definition sum_of_planes (l : list plane) : plane := fold_right N.lxor 0 l.
Fixpoint count_from (length : nat) (i : N) : list N :=
  match length with O => [] | S length => i :: count_from length (N.succ i) end.
Definition up_to (n : N) : list N := count_from (N.to_nat n) 0.
Definition cells_where (n : N) (f : N -> bool) : plane := plane_of (filter f (up_to n)).

Lemma cell_spec v u : N.testbit (cell v) u = N.eqb v u.
Proof.
  unfold cell. destruct (N.eqb_spec v u) as [->|n].
  - rewrite N.shiftl_spec_high' by lia. now rewrite N.sub_diag.
  - destruct (N.lt_ge_cases u v).
    + now apply N.shiftl_spec_low.
    + rewrite N.shiftl_spec_high' by lia.
      assert (u - v <> 0) as h by lia. now destruct (u - v) as [|[]].
Qed.

Lemma all_spec n v : N.testbit (all n) v = N.ltb v n.
Proof.
  unfold all. destruct (N.ltb_spec v n).
  - now apply N.ones_spec_low.
  - now apply N.ones_spec_high.
Qed.

Lemma plane_ext a b : (forall v, N.testbit a v = N.testbit b v) -> a = b.
Proof. apply N.bits_inj. Qed.

Lemma none_spec a : none a = true <-> forall v, v ∉ a.
Proof.
  unfold none. rewrite N.eqb_eq. split; [intros ->; apply N.bits_0|].
  intro h. apply N.bits_inj. intro v. now rewrite h, N.bits_0.
Qed.
Lemma none_false a : none a = false <-> exists v, v ∈ a.
Proof.
  unfold none. rewrite N.eqb_neq. split.
  - intro h. exists (N.log2 a). now apply N.bit_log2.
  - intros [v h] ->. now rewrite N.bits_0 in h.
Qed.
Lemma any_none a : any a = negb (none a).
Proof. reflexivity. Qed.

Lemma positive_members_spec p : forall i v,
  In v (positive_members p i) <-> i <= v /\ N.testbit (Npos p) (v - i) = true.
Proof.
  induction p; intros i v; cbn [positive_members].
  - cbn [In]. rewrite IHp. split.
    + intros [<-|[h t]].
      * split; [lia|]. now rewrite N.sub_diag.
      * split; [lia|]. replace (v - i) with (N.succ (v - N.succ i)) by lia.
        change (N.pos p~1) with (2 * N.pos p + 1). now rewrite N.testbit_odd_succ by lia.
    + intros [h t]. destruct (N.eq_dec i v) as [e|n]; [now left|right].
      split; [lia|]. replace (v - i) with (N.succ (v - N.succ i)) in t by lia.
      change (N.pos p~1) with (2 * N.pos p + 1) in t. now rewrite N.testbit_odd_succ in t by lia.
  - rewrite IHp. split.
    + intros [h t]. split; [lia|]. replace (v - i) with (N.succ (v - N.succ i)) by lia.
      change (N.pos p~0) with (2 * N.pos p). now rewrite N.testbit_even_succ by lia.
    + intros [h t]. destruct (N.eq_dec i v) as [e|n].
      * subst. now rewrite N.sub_diag in t.
      * split; [lia|]. replace (v - i) with (N.succ (v - N.succ i)) in t by lia.
        change (N.pos p~0) with (2 * N.pos p) in t. now rewrite N.testbit_even_succ in t by lia.
  - cbn [In]. split.
    + intros [<-|[]]. split; [lia|]. now rewrite N.sub_diag.
    + intros [h t]. left. destruct (N.eq_dec i v) as [e|n]; [easy|].
      replace (v - i) with (N.succ (v - N.succ i)) in t by lia. now destruct (v - N.succ i).
Qed.

Lemma members_spec a v : In v (members a) <-> v ∈ a.
Proof.
  destruct a as [|p]; cbn [members].
  - rewrite N.bits_0. easy.
  - rewrite positive_members_spec, N.sub_0_r. split; [easy|]. split; [lia|easy].
Qed.

Lemma union_spec l v : v ∈ union l <-> exists a, In a l /\ v ∈ a.
Proof.
  induction l as [|a l IH]; cbn [union fold_right].
  - rewrite N.bits_0. split; [easy|]. now intros (a & [] & _).
  - fold (union l). rewrite N.lor_spec, orb_true_iff, IH. split.
    + intros [h|(b & h & t)]; [exists a|exists b]; cbn; auto.
    + intros (b & [<-|h] & t); [now left|right; now exists b].
Qed.

Lemma plane_of_spec l v : v ∈ plane_of l <-> In v l.
Proof.
  unfold plane_of. rewrite union_spec. split.
  - intros (a & h & t). apply in_map_iff in h as (u & <- & h).
    rewrite cell_spec in t. apply N.eqb_eq in t. now subst.
  - intro h. exists (cell v). split; [now apply in_map|]. rewrite cell_spec. apply N.eqb_refl.
Qed.

Lemma count_from_spec k : forall i v, In v (count_from k i) <-> i <= v < i + N.of_nat k.
Proof. induction k; intros i v; cbn [count_from In]; [|rewrite IHk]; lia. Qed.
Lemma up_to_spec n v : In v (up_to n) <-> v < n.
Proof. unfold up_to. rewrite count_from_spec. lia. Qed.

(* How many cells there are falls with every cell taken away. *)
Lemma count_members a : count a = N.of_nat (length (members a)).
Proof.
  destruct a as [|p]; [easy|]. cbn [count members]. generalize 0.
  induction p; intro i; cbn [positive_count positive_members length]; rewrite ?IHp with (i := N.succ i); try easy.
  - rewrite (IHp (N.succ i)). lia.
Qed.

Lemma members_NoDup a : NoDup (members a).
Proof.
  destruct a as [|p]; [constructor|]. cbn [members]. generalize 0.
  induction p; intro i; cbn [positive_members].
  - constructor; [|easy]. rewrite positive_members_spec. lia.
  - easy.
  - constructor; [easy|constructor].
Qed.

Lemma count_le a b : (forall v, v ∈ a -> v ∈ b) -> count a <= count b.
Proof.
  intro h. rewrite !count_members.
  enough (length (members a) <= length (members b))%nat by lia.
  apply NoDup_incl_length; [apply members_NoDup|].
  intros v hv. apply members_spec, h, members_spec, hv.
Qed.
Lemma count_lt a b u : (forall v, v ∈ a -> v ∈ b) -> u ∈ b -> u ∉ a -> count a < count b.
Proof.
  intros h hb ha. rewrite !count_members.
  enough (S (length (members a)) <= length (members b))%nat by lia.
  change (S (length (members a))) with (length (u :: members a)).
  apply NoDup_incl_length.
  - constructor; [|apply members_NoDup]. rewrite members_spec, ha. discriminate.
  - intros v [<-|hv]; apply members_spec; [easy|]. apply h, members_spec, hv.
Qed.

(* Rewrites membership in what planes are made of. *)
Ltac bits :=
  repeat rewrite ?N.land_spec, ?N.lor_spec, ?N.lxor_spec, ?N.ldiff_spec, ?cell_spec, ?all_spec, ?N.bits_0 in *.

Global Arguments cell : simpl never.
Global Arguments all : simpl never.
Global Arguments none : simpl never.
Global Arguments any : simpl never.
Global Arguments count : simpl never.
Global Arguments members : simpl never.
Global Arguments N.testbit : simpl never.
Global Arguments N.land : simpl never.
Global Arguments N.lor : simpl never.
Global Arguments N.lxor : simpl never.
Global Arguments N.ldiff : simpl never.
