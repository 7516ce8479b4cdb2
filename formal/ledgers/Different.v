(* Whether words are those of different graphs of a class: their canonical words are sorted. *)
From Coq Require Import NArith List Bool Lia Permutation Orders Mergesort.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs Formulas Invariance Asking.
From Gamecert.ledgers Require Import Simple Words Extension Sweep Computed Polygons Search Counts.
Import ListNotations.
Local Open Scope N_scope.

Module Words_order <: TotalLeBool.
  Definition t := N.
  Definition leb := N.leb.
  Lemma leb_total : forall a b, leb a b = true \/ leb b a = true.
  Proof. intros a b. unfold leb. rewrite !N.leb_le. lia. Qed.
End Words_order.
Module Words_sort := Sort Words_order.

(* The word of the search and how often it is met. *)
Definition found_word (n w : N) : result := let g := tabulated n (adjacent_by n w) in canonical n (adjacency g).
Definition canonical_words (n : N) (l : list N) : list N := Words_sort.sort (map (fun w => fst (found_word n w)) l).
Fixpoint ascending (l : list N) : bool :=
  match l with a :: rest => match rest with b :: _ => a <? b | [] => true end && ascending rest | [] => true end.
Lemma ascending_NoDup l : ascending l = true -> NoDup l.
Proof.
  enough (ascending l = true -> NoDup l /\ forall a, In a l -> hd 0 l <= a) by tauto.
  induction l as [|a l IH]; intro h; [split; [constructor|easy]|]. cbn [ascending] in h. apply andb_true_iff in h as [h1 h2].
  destruct (IH h2) as [d least]. assert (forall x, In x l -> a < x) as above.
  { intros x i. destruct l as [|b l]; [easy|]. apply N.ltb_lt in h1. specialize (least x i). cbn in least. lia. }
  split.
  - constructor; [|easy]. intro i. apply above in i. lia.
  - cbn [hd]. intros x [<-|i]; [lia|]. apply above in i. lia.
Qed.

Lemma found_word_isomorphic n w x : isomorphic n (adjacent_by n w) (adjacent_by n x) -> found_word n w = found_word n x.
Proof. intro iso. now apply canonical_isomorphic; try apply word_simple. Qed.
Lemma isomorphic_found n w : snd (found_word n w) <> 0 -> isomorphic n (adjacent_by n (fst (found_word n w))) (adjacent_by n w).
Proof.
  intro z. pose proof (search_summary n (table_at n w)) as s.
  specialize (s (table_symmetric _ _ (word_simple n w)) (table_loopless _ _ (word_simple n w)) (N.to_nat n) [(all n, true)]).
  change (search (N.to_nat n) n (table_at n w) [(all n, true)]) with (found_word n w) in s. rewrite s in *.
  destruct (summary_count (words_of n (table_at n w) (N.to_nat n) [(all n, true)])) as (_ & _ & i). apply i in z.
  apply in_map_iff in z as (o & <- & io). apply word_in_isomorphic. now apply leaf_is_order in io.
Qed.

(* Whether these are graphs of the class, no two of them isomorphic; their canonical words are at hand. *)
Definition all_different (c : class) (only : formula) (n : N) (l sorted : list N) : bool :=
  forallb (fun w => is_of c n w && true_at only n w && negb (snd (found_word n w) =? 0)) l && ascending sorted.
Lemma all_different_sound c only n l : made_of computed only = true -> all_different c only n l (canonical_words n l) = true ->
  (forall w, In w l -> in_class c n (adjacent_by n w) /\ satisfies only n (adjacent_by n w)) /\
  ForallOrdPairs (fun a b => ~ isomorphic n a b) (map (adjacent_by n) l).
Proof.
  intros m h. apply andb_true_iff in h as [each h]. rewrite forallb_forall in each. split.
  - intros w i. apply each in i. apply andb_true_iff in i as [i _]. apply andb_true_iff in i as [i1 i2].
    split; [now apply is_of_sound|]. now apply (true_in_sound only n (adjacent_by n w)); [|apply isomorphic_same|].
  - apply ascending_NoDup in h. unfold canonical_words in h.
    apply (Permutation_NoDup (Permutation_sym (Words_sort.Permuted_sort _))) in h. clear each. induction l as [|w l IH]; cbn in *; constructor.
    + apply Forall_forall. intros a i. apply in_map_iff in i as (x & <- & i). intro iso. inversion h as [|? ? no _]. apply no, in_map_iff.
      exists x. now rewrite (found_word_isomorphic n w x).
    + apply IH. now inversion h.
Qed.
