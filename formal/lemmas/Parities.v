(* Along every order a gadget adds vectors of one parity: that of its edges and red inner vertices. *)
From Coq Require Import NArith List Bool Btauto Lia Permutation.
From Gamecert.lemmas Require Import Coloured Exchange Tables.
Import ListNotations.
Local Open Scope N_scope.

(* Whether an odd number of the listed vertices has a property. *)
Fixpoint odd_number (f : N -> bool) (l : list N) : bool := match l with [] => false | v :: l => xorb (f v) (odd_number f l) end.
(* The parity of the edges between listed vertices. *)
Fixpoint odd_edges (D : coloured_graph) (l : list N) : bool :=
  match l with [] => false | v :: l => xorb (odd_number (adjacent D v) l) (odd_edges D l) end.

Lemma odd_number_perm f l m : Permutation l m -> odd_number f l = odd_number f m.
Proof. intro p. induction p; cbn; [easy|now rewrite IHp| |congruence]. btauto. Qed.
Lemma odd_number_app f l m : odd_number f (l ++ m) = xorb (odd_number f l) (odd_number f m).
Proof. induction l as [|v l IH]; cbn; [now destruct (odd_number f m)|]. rewrite IH. btauto. Qed.
Lemma odd_number_ext f g l : (forall v, In v l -> f v = g v) -> odd_number f l = odd_number g l.
Proof. induction l as [|v l IH]; cbn; [easy|]. intro h. rewrite h, IH; auto. Qed.
Lemma odd_number_xor f g l : odd_number (fun v => xorb (f v) (g v)) l = xorb (odd_number f l) (odd_number g l).
Proof. induction l as [|v l IH]; cbn; [easy|]. rewrite IH. btauto. Qed.
Lemma odd_number_none f l : (forall v, In v l -> f v = false) -> odd_number f l = false.
Proof. induction l as [|v l IH]; cbn; [easy|]. intro h. rewrite h, IH; auto. Qed.

Lemma NoDup_apart (l m : list N) v : NoDup (l ++ m) -> In v l -> ~ In v m.
Proof.
  induction l as [|u l IH]; [easy|]. cbn. intros d i j. apply NoDup_cons_iff in d as [n d].
  destruct i as [->|i]; [|now apply IH]. apply n, in_or_app. now right.
Qed.

Section Parity.
  Variable D : coloured_graph.
  Hypothesis both_ways : forall u v, adjacent D u v = adjacent D v u.

  Lemma odd_edges_perm l m : Permutation l m -> odd_edges D l = odd_edges D m.
  Proof.
    intro p. induction p as [|v l m p IH|u v l|l m k p1 IH1 p2 IH2]; cbn; [easy| | |congruence].
    - now rewrite IH, (odd_number_perm _ l m).
    - rewrite (both_ways u v). btauto.
  Qed.
  Lemma odd_edges_end l v : odd_edges D (l ++ [v]) = xorb (odd_edges D l) (odd_number (adjacent D v) l).
  Proof.
    rewrite <- (odd_edges_perm (v :: l)) by apply Permutation_cons_append. apply xorb_comm.
  Qed.
  Lemma edges_of_order t : NoDup t -> odd_number (odd_before D t) t = odd_edges D t.
  Proof.
    induction t as [|v t IH]; [easy|]. intro d. apply NoDup_cons_iff in d as [i d]. cbn [odd_number odd_edges odd_before].
    rewrite N.eqb_refl, xorb_false_l, <- IH, <- odd_number_xor by easy. apply odd_number_ext. intros u h.
    destruct (N.eqb_spec v u) as [->|_]; [easy|]. easy.
  Qed.

  (* The vectors of a gadget on a boundary without colours. *)
  Theorem table_parity around inner s x : NoDup (around ++ inner) ->
    (forall v, vertex D v = true <-> In v (around ++ inner)) -> (forall v, In v around -> green D v = false) ->
    table D (member around) s x ->
    xorb (odd_number x around) (odd_number (fun v => negb (green D v)) inner) = odd_edges D (around ++ inner).
  Proof.
    intros d iff plain (t & [nt it] & f & i & a).
    assert (Permutation t (around ++ inner)) as p.
    { apply NoDup_Permutation; [easy|easy|]. intro v. now rewrite it, iff. }
    rewrite <- (odd_edges_perm t) by easy. rewrite <- edges_of_order by easy.
    rewrite (odd_number_perm _ _ _ p), odd_number_app. f_equal; apply odd_number_ext; intros v h.
    - rewrite a, plain, xorb_false_l; [easy|easy|apply iff, in_or_app; now left|now apply member_spec].
    - assert (right D t v) as r.
      { apply i; [apply iff, in_or_app; now right|]. apply member_false. intro j. now apply (NoDup_apart _ _ v d). }
      unfold right in r. now destruct (green D v), (odd_before D t v).
  Qed.
End Parity.
