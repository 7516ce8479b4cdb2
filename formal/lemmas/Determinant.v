(* A determinant that is not zero proves that a game of ELLO can be won: docs/DETERMINANT.md, in any commutative ring in
   which 1 + 1 = 0 and the elements named have inverses. *)
From Coq Require Import NArith List Bool Ring Lia.
From Gamecert.lemmas Require Import Coloured.
Import ListNotations.
Local Open Scope N_scope.

Section Ring.
  Variables (R : Type) (zero one : R) (plus times minus : R -> R -> R) (opposite : R -> R).
  Hypothesis ring_laws : ring_theory zero one plus times minus opposite (@eq R).
  Add Ring the_ring : ring_laws.
  Notation "0" := zero.
  Notation "1" := one.
  Notation "a + b" := (plus a b).
  Notation "a * b" := (times a b).
  Hypothesis two : 1 + 1 = 0.

  Lemma twice a : a + a = 0.
  Proof. transitivity (a * (1 + 1)); [ring|rewrite two; ring]. Qed.

  Lemma equal a b : a + b = 0 -> a = b.
  Proof.
    intro h. transitivity (a + (b + b)); [rewrite twice; ring|]. transitivity (a + b + b); [ring|]. rewrite h. ring.
  Qed.

  (** Sums and products over lists of vertices *)

  Fixpoint sum {A} (l : list A) (f : A -> R) : R := match l with [] => 0 | v :: l => f v + sum l f end.
  Fixpoint product {A} (l : list A) (f : A -> R) : R := match l with [] => 1 | v :: l => f v * product l f end.
  Definition less (v : N) (l : list N) : list N := filter (fun u => negb (u =? v)) l.
  Definition when (b : bool) (a : R) : R := if b then a else 0.

  Lemma sum_ext {A} (l : list A) f g : (forall v, In v l -> f v = g v) -> sum l f = sum l g.
  Proof. induction l as [|v l IH]; cbn; [easy|]. intro h. rewrite h, IH; auto. Qed.
  Lemma product_ext {A} (l : list A) f g : (forall v, In v l -> f v = g v) -> product l f = product l g.
  Proof. induction l as [|v l IH]; cbn; [easy|]. intro h. rewrite h, IH; auto. Qed.
  Lemma sum_zero {A} (l : list A) f : (forall v, In v l -> f v = 0) -> sum l f = 0.
  Proof. induction l as [|v l IH]; cbn; [easy|]. intro h. rewrite h, IH; auto. ring. Qed.
  Lemma sum_plus {A} (l : list A) f g : sum l (fun v => f v + g v) = sum l f + sum l g.
  Proof. induction l as [|v l IH]; cbn; [ring|]. rewrite IH. ring. Qed.
  Lemma sum_times {A} (l : list A) f a : sum l (fun v => a * f v) = a * sum l f.
  Proof. induction l as [|v l IH]; cbn; [ring|]. rewrite IH. ring. Qed.
  Lemma sum_app {A} (l m : list A) f : sum (l ++ m) f = sum l f + sum m f.
  Proof. induction l as [|v l IH]; cbn; [ring|]. rewrite IH. ring. Qed.
  Lemma sum_map {A B} (h : A -> B) l f : sum (map h l) f = sum l (fun v => f (h v)).
  Proof. induction l as [|v l IH]; cbn; [easy|]. now rewrite IH. Qed.
  Lemma sum_swap {A B} (l : list A) (m : list B) f :
    sum l (fun v => sum m (f v)) = sum m (fun u => sum l (fun v => f v u)).
  Proof.
    induction l as [|v l IH]; cbn; [symmetry; now apply sum_zero|]. rewrite IH, <- sum_plus. now apply sum_ext.
  Qed.
  Lemma sum_filter {A} (p : A -> bool) l f : sum (filter p l) f = sum l (fun v => when (p v) (f v)).
  Proof. induction l as [|v l IH]; cbn; [easy|]. destruct (p v); cbn; rewrite IH; [easy|ring]. Qed.
  Lemma product_zero {A} (l : list A) f v : In v l -> f v = 0 -> product l f = 0.
  Proof.
    induction l as [|u l IH]; cbn; [easy|]. intros [->|h] e; [rewrite e; ring|]. rewrite IH by easy. ring.
  Qed.

  Lemma less_In v l u : In u (less v l) <-> In u l /\ u <> v.
  Proof. unfold less. now rewrite filter_In, negb_true_iff, N.eqb_neq. Qed.
  Lemma less_absent v l : ~ In v l -> less v l = l.
  Proof.
    induction l as [|u l IH]; cbn; [easy|]. intro h. destruct (N.eqb_spec u v) as [->|e]; [tauto|]. cbn. f_equal. tauto.
  Qed.
  Lemma less_NoDup v l : NoDup l -> NoDup (less v l).
  Proof. apply NoDup_filter. Qed.
  Lemma filter_filter (p q : N -> bool) l : filter p (filter q l) = filter q (filter p l).
  Proof.
    induction l as [|v l IH]; cbn; [easy|]. destruct (p v) eqn:a, (q v) eqn:b; cbn; rewrite ?a, ?b, IH; easy.
  Qed.

  (* Over all ordered pairs of different elements. *)
  Lemma pairs_swap l (f : N -> N -> R) : sum l (fun v => sum (less v l) (f v)) = sum l (fun v => sum (less v l) (fun u => f u v)).
  Proof.
    unfold less. transitivity (sum l (fun v => sum l (fun u => when (negb (u =? v)) (f v u)))).
    - apply sum_ext. intros v _. apply sum_filter.
    - rewrite sum_swap. apply sum_ext. intros v _. rewrite sum_filter. apply sum_ext. intros u _. now rewrite N.eqb_sym.
  Qed.
  Lemma square_zero (l : list N) (g : N -> N -> R) : (forall v, g v v = 0) -> (forall u v, g u v = g v u) -> sum l (fun v => sum l (g v)) = 0.
  Proof.
    intros d s. induction l as [|a l IH]; cbn; [easy|]. rewrite sum_plus, IH, d, (sum_ext l (fun v => g v a) (g a)) by easy.
    transitivity (sum l (g a) + sum l (g a)); [ring|apply twice].
  Qed.
  Lemma pairs_zero l (f : N -> N -> R) : (forall u v, f u v = f v u) -> sum l (fun v => sum (less v l) (f v)) = 0.
  Proof.
    intro s. rewrite (sum_ext l _ (fun v => sum l (fun u => when (negb (u =? v)) (f v u)))).
    - apply square_zero; intros; [now rewrite N.eqb_refl|]. now rewrite N.eqb_sym, s.
    - intros v _. apply sum_filter.
  Qed.

  (** Determinants *)

  (* Expanded along the first row; signs play no part where 1 + 1 = 0. *)
  Fixpoint det (M : N -> N -> R) (rows columns : list N) : R :=
    match rows with
    | [] => 1
    | r :: rows => sum columns (fun c => M r c * det M rows (less c columns))
    end.

  Lemma det_ext M M' rows : forall columns, (forall r c, In r rows -> In c columns -> M r c = M' r c) ->
    det M rows columns = det M' rows columns.
  Proof.
    induction rows as [|r rows IH]; intros columns h; cbn; [easy|]. apply sum_ext. intros c i.
    rewrite (h r c) by (easy || now left). f_equal. apply IH. intros r' c' hr hc. apply h; [now right|]. now apply less_In in hc.
  Qed.

  Lemma det_swap M r q rows columns : det M (r :: q :: rows) columns = det M (q :: r :: rows) columns.
  Proof.
    cbn. transitivity (sum columns (fun c => sum (less c columns) (fun c' => M r c * (M q c' * det M rows (less c' (less c columns)))))).
    - apply sum_ext. intros. now rewrite sum_times.
    - rewrite pairs_swap. apply sum_ext. intros c _. rewrite <- sum_times. apply sum_ext. intros c' _.
      unfold less. rewrite filter_filter. ring.
  Qed.
  Lemma det_repeated M r rows : forall columns, In r rows -> det M (r :: rows) columns = 0.
  Proof.
    induction rows as [|q rows IH]; intros columns; [easy|]. intros [->|h].
    - cbn. transitivity (sum columns (fun c => sum (less c columns) (fun c' => M r c * (M r c' * det M rows (less c' (less c columns)))))).
      + apply sum_ext. intros. now rewrite sum_times.
      + apply pairs_zero. intros u v. unfold less. rewrite filter_filter. ring.
    - rewrite det_swap. cbn [det]. apply sum_zero. intros c _. change (M q c * det M (r :: rows) (less c columns) = 0).
      rewrite IH by easy. ring.
  Qed.
  (* The rows add up to nothing. *)
  Lemma det_dependent M rows columns : rows <> [] -> (forall c, In c columns -> sum rows (fun r => M r c) = 0) ->
    det M rows columns = 0.
  Proof.
    destruct rows as [|r rows]; [easy|]. intros _ h. cbn.
    transitivity (sum columns (fun c => sum rows (fun q => M q c * det M rows (less c columns)))).
    - apply sum_ext. intros c i. specialize (h c i). cbn in h.
      rewrite (sum_ext rows _ (fun q => det M rows (less c columns) * M q c)) by (intros; ring). rewrite sum_times.
      rewrite (equal _ _ h). ring.
    - rewrite sum_swap. apply sum_zero. intros q i. now apply (det_repeated M q rows columns).
  Qed.
End Ring.
