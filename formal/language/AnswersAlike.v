(* What games answer does not depend on the names of vertices, because every numbering of them is asked. *)
From Coq Require Import NArith ZArith List Bool String Lia Permutation.
From Gamecert Require Import Plane Text Board Instance Game Rules Games.
From Gamecert.language Require Import Graphs Formulas Images Invariance EdgeSets Asking Played.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Lemma all_from_same {A B} (k l : A -> option B) : (forall a, k a = l a) -> forall xs done, all_from k xs done = all_from l xs done.
Proof. intros e xs. induction xs as [|x xs IH]; intro done; cbn; [easy|]. rewrite e. destruct (l x); [apply IH|easy]. Qed.
Lemma all_of_same {A B} (k l : A -> option B) xs : (forall a, k a = l a) -> all_of k xs = all_of l xs.
Proof. intro e. now apply all_from_same. Qed.
Lemma all_of_map {A B C} (k : B -> option C) (l : A -> B) xs : all_of k (map l xs) = all_of (fun a => k (l a)) xs.
Proof.
  unfold all_of. generalize (@nil C) as done. induction xs as [|x xs IH]; intro done; cbn; [easy|]. destruct (k (l x)); [apply IH|easy].
Qed.
Lemma filter_same_in {A} (p q : A -> bool) l : (forall x, In x l -> p x = q x) -> filter p l = filter q l.
Proof. intro e. induction l as [|x l IH]; cbn; [easy|]. rewrite e, IH by (intros; (apply e; now right) || now left). easy. Qed.

Section Names.
  Variable f : N -> N.
  Hypothesis injective : forall u v, f u = f v -> u = v.
  Variables g h : graph.
  Hypothesis is_alike : named_anew f g h.
  Variable order : list N.
  Notation order' := (map f order).

  Lemma numbered_alike i : i < N.of_nat (List.length order) -> numbered order' i = f (numbered order i).
  Proof. intro l. unfold numbered. rewrite (nth_indep _ 0 (f 0)) by (rewrite map_length; lia). apply map_nth. Qed.
  Lemma board_left_alike kind : board_left kind order' h = board_left kind order g.
  Proof.
    unfold board_left. rewrite map_length. f_equal. apply filter_same_in. intros [i j] k. apply in_prod_iff in k as [ki kj].
    apply up_to_spec in ki, kj. rewrite !numbered_alike, (proj2 is_alike) by easy. apply (contains_image f injective).
  Qed.
  Lemma places_alike s : places order' (image f s) = places order s.
  Proof.
    unfold places. rewrite map_length. apply filter_same_in. intros i k. apply up_to_spec in k. rewrite numbered_alike by easy.
    apply (contains_image f injective).
  Qed.
  Lemma place_alike v : place order' (f v) = place order v.
  Proof.
    unfold place. rewrite map_length. assert (forall l, (forall i, In i l -> i < N.of_nat (List.length order)) ->
      find (fun i => numbered order' i =? f v) l = find (fun i => numbered order i =? v) l) as k.
    { induction l as [|i l IH]; intro b; cbn; [easy|]. rewrite numbered_alike, (same_name f injective), IH by (intros; apply b; (now left) || now right). easy. }
    apply k. intros i ki. now apply up_to_spec in ki.
  Qed.
  Lemma entries_alike what val v : entries order' what val (name_anew f v) = entries order what val v.
  Proof.
    unfold entries. rewrite (anew_set f), (anew_order f), places_alike, map_length. destruct what; try reflexivity.
    assert (forall l, flat_map (fun u => match place order' u with Some i => [i] | None => [] end) (map f l) =
      flat_map (fun u => match place order u with Some i => [i] | None => [] end) l) as e.
    { induction l as [|u l IH]; [reflexivity|]. cbn [map flat_map]. now rewrite place_alike, IH. }
    now rewrite e.
  Qed.
  Lemma attribute_text_alike given name what : attribute_text order' (given_anew f given) name what = attribute_text order given name what.
  Proof.
    unfold attribute_text, given_anew. rewrite map_filter, all_of_map.
    rewrite (filter_same _ (fun '(n, _, _) => (n =? name)%string)) by now intros [[n val] v].
    rewrite (all_of_same _ (fun '(_, val, v) => entries order what val v)); [easy|]. intros [[n val] v]. apply entries_alike.
  Qed.
  Lemma instance_left_alike kind game given : instance_left kind game (given_anew f given) order' h = instance_left kind game given order g.
  Proof.
    unfold instance_left. rewrite (all_of_same _ (fun '(name, what) => attribute_text order given name what))
      by (intros [name what]; apply attribute_text_alike).
    rewrite board_left_alike, <- (Permutation_length (components_alike f injective g h is_alike)), map_length.
    replace (flat_map _ (given_anew f given)) with (flat_map (fun '(_, _, v) => places order (set_in v)) given); [easy|].
    unfold given_anew. induction given as [|[[n val] v] given IH]; cbn; [easy|]. now rewrite IH, (anew_set f), places_alike.
  Qed.
  Lemma greens_alike given : greens (given_anew f given) = image f (greens given).
  Proof.
    unfold greens, given_anew. rewrite map_map, image_union, map_map by easy. f_equal. apply map_ext. intros [[n val] v]. apply anew_set.
  Qed.
  Lemma answer_on_alike kind word game options given :
    answer_on kind word game options (given_anew f given) h order' = answer_on kind word game options given g order.
  Proof.
    unfold answer_on, ello_left. now rewrite greens_alike, places_alike, board_left_alike, instance_left_alike.
  Qed.
End Names.

Theorem by_the_rules_alike kind f word game options given g h : (forall u v, f u = f v -> u = v) -> named_anew f g h ->
  by_the_rules_on kind word game options (given_anew f given) h = by_the_rules_on kind word game options given g.
Proof.
  intros i a. unfold by_the_rules_on. symmetry. apply agreed_permuted. rewrite (proj1 a).
  transitivity (map (answer_on kind word game options (given_anew f given) h) (map (map f) (orders_of (members (vertices g))))).
  - rewrite map_map. erewrite map_ext; [reflexivity|]. intro order. symmetry. now apply answer_on_alike.
  - apply Permutation_map, orders_alike, i.
Qed.
