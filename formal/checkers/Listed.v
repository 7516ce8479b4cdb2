(* Positions listed in evidence, found again by their planes. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Trie Game Rules.
Import ListNotations.
Local Open Scope N_scope.

Fixpoint same (a b : list plane) : bool :=
  match a, b with
  | [], [] => true
  | x :: a, y :: b => N.eqb x y && same a b
  | _, _ => false
  end.
Lemma same_eq a : forall b, same a b = true -> a = b.
Proof.
  induction a as [|x a IH]; intros [|y b]; cbn; try easy. intro h. apply andb_true_iff in h as [e h].
  apply N.eqb_eq in e. f_equal; auto.
Qed.
Lemma same_refl a : same a a = true.
Proof. induction a; cbn; [easy|]. now rewrite N.eqb_refl. Qed.

(* Where positions stand; few have the same key. *)
Definition key (l : list plane) : N := fold_right (fun a k => N.lor a (N.shiftl k (N.size a))) 0 l.

Definition index (A : Type) := trie (list (list plane * A)).
Definition found {A} (t : index A) (l : list plane) : option A :=
  match get t (key l) with
  | Some bucket => option_map snd (find (fun e => same l (fst e)) bucket)
  | None => None
  end.
Definition add {A} (t : index A) (e : list plane * A) : index A :=
  put t (key (fst e)) (e :: match get t (key (fst e)) with Some bucket => bucket | None => [] end).
Fixpoint index_from {A} (l : list (list plane * A)) (t : index A) : index A :=
  match l with [] => t | e :: l => index_from l (add t e) end.
Definition index_of {A} (l : list (list plane * A)) : index A := index_from l leaf.

Definition only {A} (t : index A) (P : list plane * A -> Prop) : Prop :=
  forall k bucket, get t k = Some bucket -> forall e, In e bucket -> P e.
Lemma only_from {A} (l : list (list plane * A)) (P : list plane * A -> Prop) : forall t,
  only t P -> (forall e, In e l -> P e) -> only (index_from l t) P.
Proof.
  induction l as [|e l IH]; intros t h a; cbn; [easy|]. apply IH.
  - intros k bucket g x i. unfold add in g. rewrite get_put in g. destruct (N.eqb k _).
    + injection g as <-. destruct i as [<-|i]; [apply a; now left|].
      destruct (get t (key (fst e))) as [b|] eqn:eb; [|easy]. now apply (h _ b eb).
    + now apply (h k bucket g).
  - intros x i. apply a. now right.
Qed.
Lemma found_in {A} (l : list (list plane * A)) p a : found (index_of l) p = Some a -> In (p, a) l.
Proof.
  unfold found. destruct (get _ _) as [bucket|] eqn:e; [|easy].
  destruct (find _ bucket) as [[q b]|] eqn:f; [|easy]. cbn. intro h. injection h as <-.
  apply find_some in f as [i s]. cbn in s. apply same_eq in s. subst.
  assert (only (index_of l) (fun e => In e l)) as o.
  { apply only_from; [|easy]. intros k bk g. now rewrite get_leaf in g. }
  now apply (o _ _ e (q, b)).
Qed.

(** Legal moves as a list *)

Definition legal_moves (g : game) (p : position g) : list N := if won g p then [] else members (moves g p).
Lemma legal_moves_spec g p m : In m (legal_moves g p) <-> legal g p m.
Proof.
  unfold legal_moves, legal. destruct (won g p); [now split|]. rewrite members_spec. now split.
Qed.
Lemma option_of_spec g p r : option_of g p r <-> In r (map (after g p) (legal_moves g p)).
Proof.
  unfold option_of. rewrite in_map_iff. split.
  - intros (m & l & ->). exists m. split; [easy|]. now apply legal_moves_spec.
  - intros (m & <- & l). exists m. split; [|easy]. now apply legal_moves_spec.
Qed.
