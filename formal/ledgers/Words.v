(* Graphs as words, the adjacency of each vertex to those before it, row by row: docs/LEDGERS.md. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane.
From Gamecert.ledgers Require Import Simple.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* The rows of a word, that of the last vertex first; and the word of rows. *)
Fixpoint rows_of (n : nat) (w : N) : list plane :=
  match n with O => [] | S v => w ∩ N.ones (N.of_nat v) :: rows_of v (N.shiftr w (N.of_nat v)) end.
Fixpoint word_of (rows : list plane) : N :=
  match rows with [] => 0 | r :: rows => N.shiftl (word_of rows) (N.of_nat (length rows)) ∪ r end.

(* Vertex v, if there are n. *)
Definition row_in (rows : list plane) (n v : N) : plane := nth (N.to_nat (n - 1 - v)) rows 0.
Definition adjacent_in (rows : list plane) (n : N) : relation := fun u v =>
  if u <? v then N.testbit (row_in rows n v) u else if v <? u then N.testbit (row_in rows n u) v else false.
Definition adjacent_by (n w : N) : relation := adjacent_in (rows_of (N.to_nat n) w) n.

Lemma rows_of_length n : forall w, length (rows_of n w) = n.
Proof. induction n; intro w; cbn; congruence. Qed.

Inductive proper_rows : list plane -> Prop :=
| no_row : proper_rows []
| one_row_more r rows : (forall u, u ∈ r -> u < N.of_nat (length rows)) -> proper_rows rows -> proper_rows (r :: rows).

Theorem rows_of_word rows : proper_rows rows -> rows_of (length rows) (word_of rows) = rows.
Proof.
  intro p. induction p as [|r rows b p IH]; [reflexivity|]. cbn [length rows_of word_of].
  set (k := N.of_nat (length rows)) in *. f_equal.
  - apply plane_ext. intro u. rewrite N.land_spec, N.lor_spec.
    destruct (N.lt_ge_cases u k) as [l|l].
    + rewrite N.shiftl_spec_low, N.ones_spec_low by easy. now rewrite andb_true_r.
    + rewrite N.ones_spec_high by easy. rewrite andb_false_r. destruct (N.testbit r u) eqn:e; [apply b in e; lia|easy].
  - transitivity (rows_of (length rows) (word_of rows)); [f_equal|exact IH]. apply plane_ext. intro u. rewrite N.shiftr_spec', N.lor_spec, N.shiftl_spec_high' by lia.
    replace (u + k - k) with u by lia. destruct (N.testbit r (u + k)) eqn:e; [apply b in e; lia|]. apply orb_false_r.
Qed.

Lemma adjacent_in_simple rows n : simple n (adjacent_in rows n).
Proof.
  intros u v _ _. unfold adjacent_in. rewrite N.ltb_irrefl. split; [|easy].
  destruct (N.ltb_spec u v), (N.ltb_spec v u); try easy; lia.
Qed.

(** A vertex more *)

Definition extended (k w s : N) : N := N.shiftl w k ∪ s.
Lemma extended_rows k w s : (forall u, u ∈ s -> u < k) ->
  rows_of (S (N.to_nat k)) (extended k w s) = s :: rows_of (N.to_nat k) w.
Proof.
  intro b. cbn [rows_of]. rewrite N2Nat.id. unfold extended. f_equal.
  - apply plane_ext. intro u. rewrite N.land_spec, N.lor_spec. destruct (N.lt_ge_cases u k) as [l|l].
    + rewrite N.shiftl_spec_low, N.ones_spec_low by easy. now rewrite andb_true_r.
    + rewrite N.ones_spec_high by easy. rewrite andb_false_r. destruct (N.testbit s u) eqn:e; [apply b in e; lia|easy].
  - f_equal. apply plane_ext. intro u. rewrite N.shiftr_spec', N.lor_spec, N.shiftl_spec_high' by lia.
    replace (u + k - k) with u by lia. destruct (N.testbit s (u + k)) eqn:e; [apply b in e; lia|]. apply orb_false_r.
Qed.
Lemma extended_adjacent k w s u v : (forall u, u ∈ s -> u < k) -> u < v -> v < N.succ k ->
  adjacent_by (N.succ k) (extended k w s) u v = if v =? k then N.testbit s u else adjacent_by k w u v.
Proof.
  intros b l m. unfold adjacent_by. rewrite N2Nat.inj_succ, extended_rows by easy. unfold adjacent_in, row_in.
  rewrite (proj2 (N.ltb_lt u v) l).
  destruct (N.eqb_spec v k) as [->|n].
  - now replace (N.succ k - 1 - k) with 0 by lia.
  - replace (N.to_nat (N.succ k - 1 - v)) with (S (N.to_nat (k - 1 - v))) by lia. reflexivity.
Qed.

(** In another order of the vertices, the last one first *)

Fixpoint row_along (row : N -> bool) (reversed : list N) (done : N) : N :=
  match reversed with
  | [] => done
  | v :: reversed => row_along row reversed (if row v then N.succ_double done else N.double done)
  end.
Fixpoint reordered (a : relation) (reversed : list N) : list plane :=
  match reversed with [] => [] | v :: reversed => row_along (a v) reversed 0 :: reordered a reversed end.

Lemma row_along_spec row l : forall done u,
  N.testbit (row_along row l done) u =
  if u <? N.of_nat (length l) then row (nth (length l - 1 - N.to_nat u) l 0) else N.testbit done (u - N.of_nat (length l)).
Proof.
  induction l as [|v l IH]; intros done u; cbn [row_along length].
  - change (N.of_nat 0) with 0. now rewrite (proj2 (N.ltb_ge u 0)), N.sub_0_r by lia.
  - rewrite IH. destruct (N.ltb_spec u (N.of_nat (length l))).
    + rewrite (proj2 (N.ltb_lt _ _)) by lia.
      replace (S (length l) - 1 - N.to_nat u)%nat with (S (length l - 1 - N.to_nat u)) by lia. reflexivity.
    + destruct (N.ltb_spec u (N.of_nat (S (length l)))).
      * replace (u - N.of_nat (length l)) with 0 by lia.
        replace (S (length l) - 1 - N.to_nat u)%nat with 0%nat by lia. cbn [nth].
        destruct (row v); [rewrite N.succ_double_spec; apply N.testbit_odd_0|rewrite N.double_spec; apply N.testbit_even_0].
      * replace (u - N.of_nat (length l)) with (N.succ (u - N.of_nat (S (length l)))) by lia.
        destruct (row v); [rewrite N.succ_double_spec; apply N.testbit_odd_succ|rewrite N.double_spec; apply N.testbit_even_succ]; lia.
Qed.
Lemma reordered_length a l : length (reordered a l) = length l.
Proof. induction l; cbn; congruence. Qed.
Lemma reordered_proper a l : proper_rows (reordered a l).
Proof.
  induction l as [|v l IH]; cbn; constructor; [|easy]. intros u h. rewrite reordered_length. rewrite row_along_spec in h.
  destruct (N.ltb_spec u (N.of_nat (length l))); [easy|]. now rewrite N.bits_0 in h.
Qed.
(* The vertex at a place. *)
Definition at_place (reversed : list N) (p : N) : N := nth (length reversed - 1 - N.to_nat p) reversed 0.
Lemma reordered_row a l : forall p, p < N.of_nat (length l) ->
  forall u, u < p -> N.testbit (nth (length l - 1 - N.to_nat p) (reordered a l) 0) u = a (at_place l p) (at_place l u).
Proof.
  unfold at_place. induction l as [|v l IH]; intros p h u k; cbn [length] in *; [lia|].
  destruct (N.eq_dec p (N.of_nat (length l))) as [->|n].
  - replace (S (length l) - 1 - N.to_nat (N.of_nat (length l)))%nat with 0%nat by lia. cbn [nth reordered].
    rewrite row_along_spec, (proj2 (N.ltb_lt _ _) k).
    replace (S (length l) - 1 - N.to_nat u)%nat with (S (length l - 1 - N.to_nat u)) by lia. reflexivity.
  - replace (S (length l) - 1 - N.to_nat p)%nat with (S (length l - 1 - N.to_nat p)) by lia.
    replace (S (length l) - 1 - N.to_nat u)%nat with (S (length l - 1 - N.to_nat u)) by lia. cbn [nth reordered]. apply IH; lia.
Qed.

Definition is_order (n : N) (reversed : list N) : bool :=
  (N.of_nat (length reversed) =? n) && (plane_of reversed =? all n).
Lemma is_order_spec n l : is_order n l = true -> N.of_nat (length l) = n /\ NoDup l /\ forall v, In v l <-> v < n.
Proof.
  unfold is_order. rewrite andb_true_iff, !N.eqb_eq. intros [e p].
  assert (forall v, In v l <-> v < n) as i.
  { intro v. rewrite <- plane_of_spec, p, all_spec. apply N.ltb_lt. }
  split; [easy|]. split; [|easy].
  apply NoDup_incl_NoDup with (l := up_to n).
  - apply up_to_NoDup.
  - rewrite up_to_length. lia.
  - intros v h. apply i. now apply up_to_spec.
Qed.

(* The graph of the word so made is the first one with other names. *)
Theorem reordered_isomorphic n a l : simple n a -> is_order n l = true ->
  isomorphic n (adjacent_by n (word_of (reordered a l))) a.
Proof.
  intros s o. apply is_order_spec in o as (e & d & i).
  assert (forall u, u < n -> at_place l u < n) as inside.
  { intros u h. apply i. unfold at_place. apply nth_In. lia. }
  exists (at_place l). split; [easy|]. split.
  - intros u v hu hv. unfold at_place. intro q. rewrite NoDup_nth in d. apply d in q; lia.
  - unfold adjacent_by. replace (N.to_nat n) with (length (reordered a l)) by (rewrite reordered_length; lia).
    rewrite rows_of_word by apply reordered_proper.
    assert (forall u v, u < v -> v < n -> N.testbit (row_in (reordered a l) n v) u = a (at_place l v) (at_place l u)) as row.
    { intros u v h k. unfold row_in. replace (N.to_nat (n - 1 - v)) with (length l - 1 - N.to_nat v)%nat by lia. apply reordered_row; lia. }
    intros u v hu hv. unfold adjacent_in. destruct (N.ltb_spec u v).
    + rewrite row by easy. now apply s; apply inside.
    + destruct (N.ltb_spec v u); [now rewrite row|]. assert (u = v) by lia. subst. now apply (s (at_place l v) (at_place l v)); apply inside.
Qed.

(* Two vertices swapped. *)
Definition swap (u k v : N) : N := if v =? u then k else if v =? k then u else v.
Lemma swap_swap u k v : swap u k (swap u k v) = v.
Proof.
  unfold swap. destruct (N.eqb_spec v u) as [->|a].
  - destruct (N.eqb_spec k u) as [->|b]; [easy|]. now rewrite N.eqb_refl.
  - destruct (N.eqb_spec v k) as [->|b]; [now rewrite N.eqb_refl|]. apply N.eqb_neq in a, b. now rewrite a, b.
Qed.
Lemma swap_injective u k x y : swap u k x = swap u k y -> x = y.
Proof. intro q. rewrite <- (swap_swap u k x), q. apply swap_swap. Qed.
