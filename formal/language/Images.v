(* Sets of vertices under a map that names vertices anew. *)
From Coq Require Import NArith List Bool Lia Permutation.
From Gamecert Require Import Plane.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* Two lists without repetition with the same members. *)
Lemma same_members {A} (l m : list A) : NoDup l -> NoDup m -> (forall x, In x l <-> In x m) -> Permutation l m.
Proof. apply NoDup_Permutation. Qed.

Lemma forallb_permuted {A} (p : A -> bool) l m : Permutation l m -> forallb p l = forallb p m.
Proof.
  intro e. apply eq_true_iff_eq. rewrite !forallb_forall.
  split; intros k x i; apply k; [now apply (Permutation_in _ (Permutation_sym e))|now apply (Permutation_in _ e)].
Qed.
Lemma existsb_permuted {A} (p : A -> bool) l m : Permutation l m -> existsb p l = existsb p m.
Proof.
  intro e. apply eq_true_iff_eq. rewrite !existsb_exists.
  split; intros (x & i & k); exists x; split; try easy; [now apply (Permutation_in _ e)|now apply (Permutation_in _ (Permutation_sym e))].
Qed.
Lemma fold_permuted {A B} (op : A -> B -> B) (b : B) l m :
  (forall x y z, op x (op y z) = op y (op x z)) -> Permutation l m -> fold_right op b l = fold_right op b m.
Proof. intros c p. induction p; cbn; congruence. Qed.
Lemma map_forallb {A B} (p : B -> bool) (k : A -> B) l : forallb p (map k l) = forallb (fun x => p (k x)) l.
Proof. induction l; cbn; congruence. Qed.
Lemma map_existsb {A B} (p : B -> bool) (k : A -> B) l : existsb p (map k l) = existsb (fun x => p (k x)) l.
Proof. induction l; cbn; congruence. Qed.
Lemma map_fold {A B C} (op : B -> C -> C) (k : A -> B) c l : fold_right op c (map k l) = fold_right (fun x => op (k x)) c l.
Proof. induction l; cbn; congruence. Qed.

Lemma forallb_same {A} (p q : A -> bool) l : (forall x, p x = q x) -> forallb p l = forallb q l.
Proof. intro e. induction l; cbn; congruence. Qed.
Lemma existsb_same {A} (p q : A -> bool) l : (forall x, p x = q x) -> existsb p l = existsb q l.
Proof. intro e. induction l; cbn; congruence. Qed.
Lemma fold_same {A B} (o p : A -> B -> B) b l : (forall x y, o x y = p x y) -> fold_right o b l = fold_right p b l.
Proof. intro e. induction l; cbn; congruence. Qed.
Lemma NoDup_both {A} (l m : list A) : NoDup l -> NoDup m -> (forall x, In x l -> ~ In x m) -> NoDup (l ++ m).
Proof.
  intros d e n. induction d as [|x l i d IH]; cbn; [easy|]. constructor.
  - rewrite in_app_iff. intros [h|h]; [easy|]. now apply (n x (or_introl eq_refl)).
  - apply IH. intros y h. apply n. now right.
Qed.
Lemma map_filter {A B} (p : B -> bool) (k : A -> B) l : filter p (map k l) = map k (filter (fun x => p (k x)) l).
Proof. induction l as [|x l IH]; cbn; [easy|]. destruct (p (k x)); cbn; now rewrite IH. Qed.
Lemma filter_permuted {A} (p : A -> bool) l m : Permutation l m -> Permutation (filter p l) (filter p m).
Proof.
  intro e. induction e as [|x l m e IH|x y l|l m n e IH e' IH']; cbn.
  - constructor.
  - destruct (p x); [now constructor|easy].
  - destruct (p x), (p y); try easy. constructor.
  - now transitivity (filter p m).
Qed.
Lemma filter_same {A} (p q : A -> bool) l : (forall x, p x = q x) -> filter p l = filter q l.
Proof. intro e. induction l as [|x l IH]; cbn; [easy|]. now rewrite e, IH. Qed.
Lemma map_NoDup {A B} (g : A -> B) l : (forall x y, In x l -> In y l -> g x = g y -> x = y) -> NoDup l -> NoDup (map g l).
Proof.
  induction l as [|x l IH]; intros i d; cbn; [constructor|]. inversion d; subst. constructor.
  - intro h. apply in_map_iff in h as (y & e & h). assert (y = x) by (apply i; [now right|now left|easy]). congruence.
  - apply IH; [|easy]. intros y z hy hz. apply i; now right.
Qed.

Lemma map_injective {A B} (g : A -> B) : (forall x y, g x = g y -> x = y) -> forall l m, map g l = map g m -> l = m.
Proof. intros i l. induction l as [|x l IH]; intros [|y m] e; try easy. cbn in e. injection e as e1 e2. apply i in e1 as ->. f_equal. now apply IH. Qed.

Section Image.
  Variable f : N -> N.
  Definition image (a : plane) : plane := plane_of (map f (members a)).

  Lemma image_spec a u : u ∈ image a <-> exists v, v ∈ a /\ f v = u.
  Proof.
    unfold image. rewrite plane_of_spec, in_map_iff. split; intros (v & h & k); exists v; split; try easy; now apply members_spec.
  Qed.

  Hypothesis injective : forall u v, f u = f v -> u = v.

  Lemma image_at a v : N.testbit (image a) (f v) = N.testbit a v.
  Proof.
    apply eq_true_iff_eq. rewrite image_spec. split; [|intro h; now exists v].
    intros (u & h & e). apply injective in e. now subst.
  Qed.
  Lemma image_cell v : image (cell v) = cell (f v).
  Proof.
    apply plane_ext. intro u. apply eq_true_iff_eq. rewrite image_spec, cell_spec, N.eqb_eq. split.
    - intros (w & h & <-). rewrite cell_spec in h. apply N.eqb_eq in h. now subst.
    - intros <-. exists v. now rewrite cell_spec, N.eqb_refl.
  Qed.
  Lemma image_empty : image empty = empty.
  Proof. reflexivity. Qed.
  (* A connective of bits that joins nothing of nothing. *)
  Lemma image_bits (op : N -> N -> N) (bit : bool -> bool -> bool) :
    (forall a b v, N.testbit (op a b) v = bit (N.testbit a v) (N.testbit b v)) -> bit false false = false ->
    forall a b, image (op a b) = op (image a) (image b).
  Proof.
    intros s z a b. apply plane_ext. intro u. rewrite s. apply eq_true_iff_eq. split.
    - intro h. apply image_spec in h as (v & h & <-). rewrite !image_at. now rewrite s in h.
    - intro h. destruct (N.testbit (image a) u) eqn:ea; [|destruct (N.testbit (image b) u) eqn:eb; [|now rewrite z in h]].
      + apply image_spec in ea as (v & ea & <-). rewrite image_at in *. rewrite s, ea. exact h.
      + apply image_spec in eb as (v & eb & <-). rewrite image_at in *. rewrite s, eb, ea. exact h.
  Qed.
  Lemma image_lor a b : image (a ∪ b) = image a ∪ image b.
  Proof. apply (image_bits N.lor orb N.lor_spec eq_refl). Qed.
  Lemma image_land a b : image (a ∩ b) = image a ∩ image b.
  Proof. apply (image_bits N.land andb N.land_spec eq_refl). Qed.
  Lemma image_lxor a b : image (a △ b) = image a △ image b.
  Proof. apply (image_bits N.lxor xorb N.lxor_spec eq_refl). Qed.
  Lemma image_ldiff a b : image (a ∖ b) = image a ∖ image b.
  Proof. apply (image_bits N.ldiff (fun x y => x && negb y)%bool N.ldiff_spec eq_refl). Qed.

  Lemma image_injective a b : image a = image b -> a = b.
  Proof. intro e. apply plane_ext. intro v. now rewrite <- (image_at a), e, image_at. Qed.
  Lemma image_eqb a b : N.eqb (image a) (image b) = N.eqb a b.
  Proof.
    destruct (N.eqb_spec a b) as [->|n]; [apply N.eqb_refl|]. apply N.eqb_neq. intro e. now apply image_injective in e.
  Qed.
  Lemma image_none a : none (image a) = none a.
  Proof. unfold none. rewrite <- (image_eqb a 0). reflexivity. Qed.
  Lemma image_any a : any (image a) = any a.
  Proof. rewrite !any_none. now rewrite image_none. Qed.

  Lemma members_image a : Permutation (map f (members a)) (members (image a)).
  Proof.
    apply same_members.
    - apply map_NoDup; [intros; now apply injective|apply members_NoDup].
    - apply members_NoDup.
    - intro u. rewrite members_spec, image_spec, in_map_iff. split; intros (v & h & k); exists v; split; try easy; now apply members_spec.
  Qed.
  Lemma count_image a : count (image a) = count a.
  Proof.
    rewrite !count_members, <- (map_length f (members a)). f_equal. symmetry. apply Permutation_length, members_image.
  Qed.
  Lemma image_union l : image (union l) = union (map image l).
  Proof. induction l as [|a l IH]; cbn; [reflexivity|]. fold (union l). now rewrite image_lor, IH. Qed.
  Lemma union_permuted l m : Permutation l m -> union l = union m.
  Proof.
    intro p. apply plane_ext. intro v. apply eq_true_iff_eq. rewrite !union_spec.
    split; intros (a & i & h); exists a; split; try easy; [now apply (Permutation_in _ p)|now apply (Permutation_in _ (Permutation_sym p))].
  Qed.
End Image.

Lemma image_same a : image (fun v => v) a = a.
Proof.
  apply plane_ext. intro v. apply eq_true_iff_eq. rewrite image_spec. split; [now intros (u & h & <-)|]. intro h. now exists v.
Qed.
