(* Evidence `signature`: the table of a gadget. Conclusions are decided by tables made again. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane GadgetClaim.
From Gamecert.lemmas Require Import Gadgets Exchange Tables Placed Statements.
Import ListNotations.
Local Open Scope N_scope.

(* All orders of the list, lexicographically. *)
Fixpoint orders_of (fuel : nat) (l : list N) : list (list N) :=
  match fuel with
  | O => [[]]
  | S fuel => flat_map (fun v => map (cons v) (orders_of fuel (filter (fun u => negb (u =? v)) l))) l
  end.
Definition table_of (g : gadget) : list plane :=
  let D := picture g in
  let n := gadget_size g in
  let rows := neighbour_rows D n in
  map (along D (boundary_size g) n rows) (orders_of (N.to_nat (boundary_size g)) (up_to (boundary_size g))).
Fixpoint equal_planes (a b : list plane) : bool :=
  match a, b with [], [] => true | x :: a, y :: b => N.eqb x y && equal_planes a b | _, _ => false end.

Definition decide (g : gadget) (c : conclusion) : bool :=
  let h := without_boundary_edges g in
  let k := boundary_size h in
  let P := picture h in
  let fit n changes := proper h n && all_fit k n changes P in
  let after other recoloured (decide : N -> coloured_graph -> bool) :=
    let n := gadget_size g + N.of_nat (length (inner_green other)) in
    let changes := exchanged g other recoloured in
    (boundary_size other =? boundary_size g) && fit n changes && decide n (changes_by here changes P) in
  let n := gadget_size g in
  let never := proper h n && table_empty k n P in
  match c with
  | Exactly_as other recoloured => after other recoloured (fun n P' => table_within k n P P' && table_within k n P' P)
  | If_as other recoloured => after other recoloured (fun n P' => table_within k n P' P)
  | Only_if_as other recoloured => after other recoloured (fun n P' => table_within k n P P')
  | First moves =>
      let changes := map Play moves in
      never || fit n changes && table_within k n P (changes_by here changes P) && playable k n moves P
  | Last moves =>
      let changes := map (fun x => Without [x]) (rev moves) in
      never || fit n changes && table_within k n P (changes_by here changes P) && playable_last k n (rev moves) P
  | Never => never
  end.
Definition check_signature (g : gadget) (c : conclusion) (table : list plane) : bool :=
  equal_planes (table_of g) table && decide g c.

Theorem decide_sound g c : decide g c = true -> holds_in_all_graphs g c.
Proof.
  set (h := without_boundary_edges g).
  assert (gadget_size h = gadget_size g) as sizes by easy.
  assert (forall n G names, N.of_nat (length names) = n -> holds G names h -> proper h n && table_empty (boundary_size h) n (picture h) = true ->
    ~ winnable G) as never.
  { intros n G names <- held d. now apply (unwinnable_by_tables G names h). }
  destruct c as [other r|other r|other r|moves|moves|]; unfold decide, holds_in_all_graphs; fold h; cbv zeta; intro d.
  - rewrite !andb_true_iff, N.eqb_eq in d. destruct d as [[e f] [d1 d2]]. split; [easy|]. intros G names len held.
    apply (same_by_tables G names h); [easy|]. unfold changes_fit. rewrite len, !andb_true_iff. easy.
  - rewrite !andb_true_iff, N.eqb_eq in d. destruct d as [[e f] d]. split; [easy|]. intros G names len held.
    apply (if_by_tables G names h); [easy|]. unfold changes_fit. rewrite len, !andb_true_iff. easy.
  - rewrite !andb_true_iff, N.eqb_eq in d. destruct d as [[e f] d]. split; [easy|]. intros G names len held.
    apply (only_if_by_tables G names h); [easy|]. unfold changes_fit. rewrite len, !andb_true_iff. easy.
  - intros G names len held. rewrite N.add_0_r in len. apply orb_true_iff in d as [d|d].
    + intro w. now destruct (never _ G names len held d).
    + apply (first_by_tables G names h); [easy|]. unfold changes_fit. now rewrite len.
  - intros G names len held. rewrite N.add_0_r in len. apply orb_true_iff in d as [d|d].
    + intro w. now destruct (never _ G names len held d).
    + apply (last_by_tables G names h); [easy|]. unfold changes_fit. now rewrite len.
  - intros G names len held. rewrite N.add_0_r in len. now apply (never _ G names len held).
Qed.
Theorem check_signature_sound g c table : check_signature g c table = true -> holds_in_all_graphs g c.
Proof. unfold check_signature. rewrite andb_true_iff. intros [_ d]. now apply decide_sound. Qed.
