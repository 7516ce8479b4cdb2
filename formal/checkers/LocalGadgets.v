(* Evidence `mirror` and `counterplay`, about gadgets of local games: what is claimed is decided anew. *)
From Coq Require Import NArith ZArith List Bool Lia.
From Gamecert Require Import Plane GadgetClaim LocalClaim.
From Gamecert.lemmas Require Import Gadgets Statements Selecting Nimbers Taking Pairs BlueRed Capturing Counting Copies.
Import ListNotations.
Local Open Scope N_scope.

(* Only the number of names counts. *)
Definition any_names (g other : gadget) : list N := up_to (gadget_size g + N.of_nat (length (inner_green other))).
Lemma any_names_length g other (names : list N) : N.of_nat (length names) = gadget_size g + N.of_nat (length (inner_green other)) ->
  length (any_names g other) = length names.
Proof. intro e. unfold any_names. pose proof (Copies.up_to_length (gadget_size g + N.of_nat (length (inner_green other)))). lia. Qed.

Definition check_mirror (c : local_claim) : bool :=
  match c with
  | Nimbers_differ x g other heap =>
      let changes := exchanged_in x g other in
      let names := any_names g other in
      (boundary_size other =? boundary_size g) &&
      match x with
      | Node_kayles => mirrored names g changes heap
      | Arc_kayles => mirrored_lines names g changes heap
      | Proper k => mirrored_pairs k names g changes heap
      | Blue_red => mirrored_blue_red names g changes heap
      end
  | Scores_differ _ _ _ _ _ => false
  end.
Theorem check_mirror_sound c : check_mirror c = true -> holds_locally c.
Proof.
  destruct c as [x g other heap|]; [|easy]. cbn [check_mirror holds_locally]. rewrite andb_true_iff, N.eqb_eq. intros [b h]. split; [easy|].
  intros G names len f held. apply any_names_length in len. destruct x as [| |k|]; cbn [nimbers_differ_in].
  - apply differ_by_mirroring with g; [easy|easy|]. rewrite <- h. unfold mirrored, changes_fit. now rewrite len.
  - apply arcs_differ_by_mirroring with g; [easy|easy|]. rewrite <- h. unfold mirrored_lines, changes_fit. now rewrite len.
  - apply pairs_differ_by_mirroring with g; [easy|easy|]. rewrite <- h. unfold mirrored_pairs, mirrored_pairs_by, changes_fit. now rewrite len.
  - apply blue_red_differ_by_mirroring with g; [easy|easy|]. rewrite <- h. unfold mirrored_blue_red, mirrored_pairs_by. now rewrite len.
Qed.

Definition check_counterplay (c : local_claim) : bool :=
  match c with
  | Scores_differ g owners other others points =>
      (boundary_size other =? boundary_size g) &&
      counterplayed (any_names g other) g owners (exchanged g other []) (edges_behind g other others) points
  | Nimbers_differ _ _ _ _ => false
  end.
Theorem check_counterplay_sound c : check_counterplay c = true -> holds_locally c.
Proof.
  destruct c as [|g owners other others points]; [easy|]. cbn [check_counterplay holds_locally]. rewrite andb_true_iff, N.eqb_eq. intros [b h].
  split; [easy|]. intros G names len f held p both own. apply any_names_length in len. apply score_by_counterplay with g owners; try easy.
  rewrite <- h. unfold counterplayed, changes_fit, repaints, counts. now rewrite len.
Qed.
