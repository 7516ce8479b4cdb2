(* Finite maps from numbers: binary tries. *)
From Coq Require Import NArith List.
Import ListNotations.

Inductive trie (A : Type) := leaf | node (here : option A) (even odd : trie A).
Arguments leaf {A}.
Arguments node {A}.

Section Trie.
  Context {A : Type}.

  Fixpoint get_positive (t : trie A) (p : positive) : option A :=
    match t with
    | leaf => None
    | node here even odd =>
        match p with xH => here | xO p => get_positive even p | xI p => get_positive odd p end
    end.
  Fixpoint put_positive (t : trie A) (p : positive) (a : A) : trie A :=
    match p, t with
    | xH, leaf => node (Some a) leaf leaf
    | xH, node _ even odd => node (Some a) even odd
    | xO p, leaf => node None (put_positive leaf p a) leaf
    | xO p, node here even odd => node here (put_positive even p a) odd
    | xI p, leaf => node None leaf (put_positive leaf p a)
    | xI p, node here even odd => node here even (put_positive odd p a)
    end.
  Definition slot (k : N) : positive := match k with N0 => xH | Npos p => xO p end.
  Definition get (t : trie A) (k : N) := get_positive t (slot k).
  Definition put (t : trie A) (k : N) (a : A) := put_positive t (slot k) a.

  Lemma get_positive_leaf p : get_positive leaf p = None.
  Proof. now destruct p. Qed.
  Lemma get_put_positive p : forall t q a,
    get_positive (put_positive t p a) q = if Pos.eqb q p then Some a else get_positive t q.
  Proof.
    induction p; intros [|here even odd] [q|q|] a; cbn; rewrite ?IHp, ?get_positive_leaf; try easy;
      now destruct (Pos.eqb q p).
  Qed.
  Lemma get_leaf k : get leaf k = None.
  Proof. apply get_positive_leaf. Qed.
  Lemma get_put t k a l : get (put t k a) l = if N.eqb l k then Some a else get t l.
  Proof.
    unfold get, put. rewrite get_put_positive.
    destruct (N.eqb_spec l k) as [->|n]; [now rewrite Pos.eqb_refl|].
    destruct (Pos.eqb_spec (slot l) (slot k)) as [e|]; [|easy].
    exfalso. apply n. destruct l, k; cbn in e; congruence.
  Qed.
  Lemma get_put_same t k a : get (put t k a) k = Some a.
  Proof. now rewrite get_put, N.eqb_refl. Qed.
End Trie.

Global Arguments get : simpl never.
Global Arguments put : simpl never.

(* Whether no number is listed twice, or is among those seen before. *)
Fixpoint distinct_from (l : list N) (seen : trie unit) : bool :=
  match l with
  | [] => true
  | v :: l => match get seen v with Some _ => false | None => distinct_from l (put seen v tt) end
  end.
Lemma distinct_from_spec l : forall seen, distinct_from l seen = true ->
  NoDup l /\ forall v, In v l -> get seen v = None.
Proof.
  induction l as [|v l IH]; intros seen h; cbn in h; [now split; [constructor|]|].
  destruct (get seen v) eqn:e; [easy|]. apply IH in h as [d n]. split.
  - constructor; [|easy]. intro i. apply n in i. now rewrite get_put_same in i.
  - intros u [<-|i]; [easy|]. apply n in i. rewrite get_put in i. now destruct (N.eqb u v).
Qed.
