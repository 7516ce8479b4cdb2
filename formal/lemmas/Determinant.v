(* A determinant that is not zero proves that a game of ELLO can be won: docs/DETERMINANT.md, in any commutative ring in
   which 1 + 1 = 0 and the elements named have inverses. *)
From Coq Require Import NArith List Bool Ring Lia.
From Gamecert Require Import Plane Board Game.
From Gamecert.games Require Import Ello.
From Gamecert.lemmas Require Import Coloured Tables.
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

  (** Expansion along the diagonal *)

  Fixpoint sublists (l : list N) : list (list N) :=
    match l with [] => [[]] | v :: l => sublists l ++ map (cons v) (sublists l) end.
  Definition outside (S l : list N) : list N := filter (fun v => negb (member S v)) l.
  Definition inside (S l : list N) : bool := forallb (member l) S.
  Definition with_diagonal (M : N -> N -> R) (d : N -> R) (r c : N) : R := M r c + when (r =? c) (d r).

  Lemma member_In l v : member l v = true <-> In v l.
  Proof.
    unfold member. rewrite existsb_exists. split.
    - intros (u & i & e). apply N.eqb_eq in e. now subst.
    - intro i. exists v. split; [easy|apply N.eqb_refl].
  Qed.
  Lemma sublists_In l S : In S (sublists l) -> forall v, In v S -> In v l.
  Proof.
    revert S. induction l as [|u l IH]; intros S; cbn.
    - intros [<-|[]] v [].
    - intro h. apply in_app_or in h as [h|h]; intros v i; [right; now apply (IH S)|].
      apply in_map_iff in h as (S' & <- & h). destruct i as [->|i]; [now left|right; now apply (IH S')].
  Qed.
  Lemma sublists_NoDup l S : NoDup l -> In S (sublists l) -> NoDup S.
  Proof.
    revert S. induction l as [|u l IH]; intros S d; cbn.
    - intros [<-|[]]. constructor.
    - apply NoDup_cons_iff in d as [d1 d2]. intro h. apply in_app_or in h as [h|h]; [now apply IH|].
      apply in_map_iff in h as (S' & <- & h). constructor; [|now apply IH]. intro i. now apply (sublists_In l S' h) in i.
  Qed.
  Lemma inside_spec S l : inside S l = true <-> forall v, In v S -> In v l.
  Proof. unfold inside. rewrite forallb_forall. split; intros h v i; apply member_In; now apply h. Qed.
  Lemma inside_less c S l : In c l -> inside S (less c l) = inside S l && negb (member S c).
  Proof.
    intro i. apply eq_true_iff_eq. rewrite andb_true_iff, !inside_spec, negb_true_iff. split.
    - intro h. split; [intros v j; now apply h, less_In in j|]. destruct (member S c) eqn:m; [|easy].
      apply member_In in m. apply h in m. now apply less_In in m.
    - intros [h m] v j. apply less_In. split; [now apply h|]. intros ->. apply member_In in j. congruence.
  Qed.
  Lemma outside_less S c l : outside S (less c l) = less c (outside S l).
  Proof. apply filter_filter. Qed.
  Lemma outside_cons c S l : outside (c :: S) l = outside S (less c l).
  Proof.
    induction l as [|v l IH]; [easy|]. unfold outside, less in *. cbn [filter].
    change (member (c :: S) v) with ((v =? c) || member S v).
    destruct (v =? c); cbn [orb negb filter]; [easy|]. now rewrite IH.
  Qed.
  Lemma outside_keeps S r l : member S r = false -> outside S (r :: l) = r :: outside S l.
  Proof. intro h. unfold outside. cbn [filter]. now rewrite h. Qed.

  Lemma sum_single l r a f : NoDup l -> sum l (fun c => when (r =? c) a * f c) = when (member l r) (a * f r).
  Proof.
    induction l as [|c l IH]; cbn [sum]; [easy|]. intro n. apply NoDup_cons_iff in n as [n1 n2]. rewrite (IH n2).
    change (member (c :: l) r) with ((r =? c) || member l r). destruct (N.eqb_spec r c) as [->|e]; cbn [orb when].
    - replace (member l c) with false; [cbn; ring|]. symmetry. destruct (member l c) eqn:m; [|easy]. now apply member_In in m.
    - ring.
  Qed.

  Lemma det_diagonal_from M d rows : forall columns, NoDup rows -> NoDup columns ->
    det (with_diagonal M d) rows columns =
    sum (sublists rows) (fun S => when (inside S columns) (product S d * det M (outside S rows) (outside S columns))).
  Proof.
    induction rows as [|r rows IH]; intros columns nr nc.
    - cbn. ring.
    - apply NoDup_cons_iff in nr as [r1 nr]. cbn [det sublists]. rewrite sum_app, sum_map.
      transitivity (sum columns (fun c => M r c * det (with_diagonal M d) rows (less c columns)) +
                    sum columns (fun c => when (r =? c) (d r) * det (with_diagonal M d) rows (less c columns))).
      { rewrite <- sum_plus. apply sum_ext. intros c _. unfold with_diagonal at 1. ring. }
      f_equal.
      + transitivity (sum columns (fun c => sum (sublists rows) (fun S => when (inside S columns && negb (member S c))
          (product S d * (M r c * det M (outside S rows) (less c (outside S columns))))))).
        { apply sum_ext. intros c i. rewrite IH by (easy || now apply less_NoDup). rewrite <- sum_times. apply sum_ext.
          intros S _. rewrite inside_less, outside_less by easy. destruct (_ && _); cbn; ring. }
        rewrite sum_swap. apply sum_ext. intros S hS. destruct (inside S columns) eqn:e; cbn [andb when].
        * rewrite outside_keeps.
          -- cbn [det]. rewrite <- sum_times. unfold outside at 3. rewrite sum_filter. apply sum_ext. intros c _.
             destruct (member S c); cbn; ring.
          -- destruct (member S r) eqn:m; [|easy]. apply member_In in m. now apply (sublists_In _ _ hS) in m.
        * now apply sum_zero.
      + transitivity (when (member columns r) (d r * det (with_diagonal M d) rows (less r columns))).
        { apply (sum_single columns r (d r) (fun c => det (with_diagonal M d) rows (less c columns)) nc). }
        destruct (member columns r) eqn:m; cbn [when].
        * rewrite IH by (easy || now apply less_NoDup). rewrite <- sum_times. apply sum_ext. intros S hS.
          assert (member S r = false) as ms.
          { destruct (member S r) eqn:x; [|easy]. apply member_In in x. now apply (sublists_In _ _ hS) in x. }
          rewrite inside_less by now apply member_In. rewrite ms, andb_true_r. cbn [inside forallb].
          change (forallb (member columns) S) with (inside S columns). rewrite m. cbn [andb].
          rewrite !outside_cons. replace (less r (r :: rows)) with rows.
          -- destruct (inside S columns); cbn; ring.
          -- cbn. rewrite N.eqb_refl. cbn. symmetry. now apply less_absent.
        * symmetry. apply sum_zero. intros S _. unfold inside. cbn [forallb]. now rewrite m.
  Qed.

  Lemma det_diagonal M d l : NoDup l -> det (with_diagonal M d) l l =
    sum (sublists l) (fun S => product S d * det M (outside S l) (outside S l)).
  Proof.
    intro n. rewrite det_diagonal_from by easy. apply sum_ext. intros S h.
    replace (inside S l) with true; [easy|]. symmetry. apply inside_spec. now apply sublists_In.
  Qed.

  (* A vertex and a set without it are a set and a vertex of it. *)
  Lemma sum_chosen l : forall g : N -> list N -> R, NoDup l ->
    sum l (fun v => sum (sublists (less v l)) (g v)) = sum (sublists l) (fun S => sum S (fun v => g v (less v S))).
  Proof.
    induction l as [|a l IH]; intros g n; [cbn; ring|]. apply NoDup_cons_iff in n as [n1 n2].
    cbn [sum sublists]. rewrite sum_app, sum_map. replace (less a (a :: l)) with l.
    2:{ cbn. rewrite N.eqb_refl. cbn. symmetry. now apply less_absent. }
    transitivity (sum (sublists l) (g a) + (sum l (fun v => sum (sublists (less v l)) (g v)) +
      sum l (fun v => sum (sublists (less v l)) (fun S => g v (a :: S))))).
    { f_equal. rewrite <- sum_plus. apply sum_ext. intros v i. cbn [less filter].
      replace (a =? v) with false by (symmetry; apply N.eqb_neq; congruence). cbn [negb sublists].
      fold (less v l). now rewrite sum_app, sum_map. }
    rewrite (IH g), (IH (fun v S => g v (a :: S))) by easy.
    transitivity (sum (sublists l) (fun S => sum S (fun v => g v (less v S))) +
      (sum (sublists l) (g a) + sum (sublists l) (fun S => sum S (fun v => g v (a :: less v S))))); [ring|].
    f_equal. rewrite <- sum_plus. apply sum_ext. intros S h. cbn [sum less filter]. rewrite N.eqb_refl. cbn [negb].
    assert (~ In a S) as i by (intro i; now apply (sublists_In _ _ h) in i).
    fold (less a S). rewrite less_absent by easy. f_equal. apply sum_ext. intros v j.
    replace (a =? v) with false; [easy|]. symmetry. apply N.eqb_neq. congruence.
  Qed.

  (** Partial fractions *)

  Lemma partial_fractions (t : N -> R) (w : N -> N -> R) S : NoDup S ->
    (forall u v, In u S -> In v S -> u <> v -> w u v * (t u + t v) = 1) ->
    (forall u v, In u S -> In v S -> u <> v -> w u v = w v u) ->
    forall x p, (forall v, In v S -> p v * (t v + x) = 1) -> S <> [] ->
    product S p = sum S (fun v => p v * product (less v S) (fun u => w u v)).
  Proof.
    induction S as [|a S IH]; intros n hw sym x p hp; [easy|]. intros _. apply NoDup_cons_iff in n as [n1 n2].
    cbn [product sum]. replace (less a (a :: S)) with S.
    2:{ cbn. rewrite N.eqb_refl. cbn. symmetry. now apply less_absent. }
    assert (forall v, In v S -> v <> a) as other by (intros v h ->; easy).
    destruct S as [|b S']; [cbn; ring|]. set (S := b :: S') in *. assert (S <> []) as ne by easy.
    assert (forall u v, In u S -> In v S -> u <> v -> w u v * (t u + t v) = 1) as hw' by (intros u v iu iv d; apply hw; [now right|now right|easy]).
    assert (forall u v, In u S -> In v S -> u <> v -> w u v = w v u) as sym' by (intros u v iu iv d; apply sym; [now right|now right|easy]).
    rewrite (IH n2 hw' sym' x p); [|intros; apply hp; now right|easy].
    rewrite (IH n2 hw' sym' (t a) (fun v => w v a)); [|intros; apply hw; [now right|now left|now apply other]|easy].
    rewrite <- !sum_times, <- sum_plus. apply sum_ext. intros v h. cbn [less filter].
    assert (v <> a) as d by now apply other.
    replace (a =? v) with false by (symmetry; apply N.eqb_neq; congruence). cbn [negb product]. fold (less v S).
    rewrite (sym a v) by (congruence || (now left) || now right).
    assert (p a * p v = (p a + p v) * w v a) as e; [|transitivity (p a * p v * product (less v S) (fun u => w u v)); [ring|rewrite e; ring]].
    assert (p v * (t v + x) = 1) as e1 by (apply hp; now right). assert (p a * (t a + x) = 1) as e2 by (apply hp; now left).
    transitivity (p a * p v * (w v a * (t v + t a))); [rewrite hw by (easy || (now left) || now right); ring|].
    transitivity ((p a * (p v * (t v + x)) + p v * (p a * (t a + x))) * w v a).
    - transitivity (p a * p v * w v a * (t v + t a) + p a * p v * w v a * (x + x)); [rewrite twice; ring|ring].
    - rewrite e1, e2. ring.
  Qed.

  (** Games *)

  (* The weighted Laplacian and the green diagonal of docs/DETERMINANT.md: w u v and w0 v are the inverses. *)
  Definition weight (G : coloured_graph) (w : N -> N -> R) (u v : N) : R :=
    if u =? v then 0 else when (adjacent G u v) (w u v).
  Definition laplacian (G : coloured_graph) (w : N -> N -> R) (l : list N) (u v : N) : R :=
    if u =? v then sum l (fun x => weight G w x u) else weight G w u v.
  Definition matrix (G : coloured_graph) (w : N -> N -> R) (w0 : N -> R) (l : list N) : N -> N -> R :=
    with_diagonal (laplacian G w l) (fun v => when (green G v) (w0 v)).

  Lemma laplacian_columns G w l c : NoDup l -> In c l -> sum l (fun r => laplacian G w l r c) = 0.
  Proof.
    intros n i. assert (forall m, NoDup m -> sum m (fun r => laplacian G w l r c) =
      when (member m c) (laplacian G w l c c) + sum m (fun r => weight G w r c)) as h.
    { induction m as [|r m IH]; intro d; cbn; [ring|]. apply NoDup_cons_iff in d as [d1 d2]. rewrite (IH d2).
      fold (member m c). rewrite (N.eqb_sym c r). destruct (N.eqb_spec r c) as [->|e]; cbn [orb when].
      - replace (member m c) with false.
        + cbn. unfold weight at 2. rewrite N.eqb_refl. ring.
        + symmetry. destruct (member m c) eqn:x; [|easy]. now apply member_In in x.
      - unfold laplacian at 1. replace (r =? c) with false by (symmetry; now apply N.eqb_neq). ring. }
    rewrite h by easy. replace (member l c) with true by (symmetry; now apply member_In). cbn [when].
    unfold laplacian. rewrite N.eqb_refl. apply twice.
  Qed.

  Lemma inverse_symmetric t (w : N -> N -> R) l :
    (forall u v, In u l -> In v l -> u <> v -> w u v * (t u + t v) = 1) ->
    forall u v, In u l -> In v l -> u <> v -> w u v = w v u.
  Proof.
    intros h u v iu iv d. transitivity (w u v * (w v u * (t v + t u))); [rewrite h by (easy || congruence); ring|].
    transitivity (w v u * (w u v * (t u + t v))); [ring|]. rewrite h by easy. ring.
  Qed.

  Lemma one_or_all {A} (P : Prop) (Q : A -> Prop) l : (forall v, In v l -> P \/ Q v) -> P \/ forall v, In v l -> Q v.
  Proof.
    induction l as [|v l IH]; [now right|]. intro h. destruct (h v) as [p|q]; [now left|now left|].
    destruct IH as [p|all]; [intros; apply h; now right|now left|]. right. intros u [<-|i]; auto.
  Qed.

  Theorem determinant (w : N -> N -> R) n : forall G l (t w0 : N -> R),
    length l = n -> NoDup l -> (forall v, In v l <-> vertex G v = true) -> simple G ->
    (forall v, In v l -> w0 v * t v = 1) -> (forall u v, In u l -> In v l -> u <> v -> w u v * (t u + t v) = 1) ->
    winnable G \/ det (matrix G w w0 l) l l = 0.
  Proof.
    induction n as [|n IH]; intros G l t w0 len nd hl sim h0 hw.
    - left. destruct l; [|easy]. exists []. cbn. intro v. destruct (vertex G v) eqn:e; [|easy]. now apply hl in e.
    - pose proof (inverse_symmetric t w l hw) as sym.
      assert (forall v, In v l -> winnable G \/ when (green G v) (w0 v) *
        det (with_diagonal (laplacian G w l) (fun u => when (green G u) (w u v))) (less v l) (less v l) = 0) as each.
      { intros v i. destruct (green G v) eqn:g; [|right; cbn; ring]. cbn [when].
        destruct (IH (play v G) (less v l) (fun u => t u + t v) (fun u => w u v)) as [[s ws]|e].
        - clear - len nd i. revert n nd len i. induction l as [|u l IH]; intros n nd len i; [easy|].
          apply NoDup_cons_iff in nd as [d1 d2]. cbn in len. injection len as len. cbn.
          destruct (N.eqb_spec u v) as [->|e]; cbn.
          + fold (less v l). now rewrite less_absent.
          + destruct i as [->|i]; [easy|]. fold (less v l). destruct n as [|n]; [now destruct l|]. f_equal. now apply IH.
        - now apply less_NoDup.
        - intro u. rewrite less_In, hl. cbn. now rewrite andb_true_iff, negb_true_iff, N.eqb_neq.
        - exact sim.
        - intros u h. apply less_In in h. now apply hw.
        - intros x y ix iy d. apply less_In in ix as [ix _], iy as [iy _]. transitivity (w x y * (t x + t y) + w x y * (t v + t v)); [ring|]. rewrite twice, hw by easy. ring.
        - left. exists (v :: s). cbn. now rewrite <- hl.
        - right. transitivity (w0 v * 0); [|ring]. rewrite <- e. f_equal. apply det_ext. intros r c hr hc.
          apply less_In in hr as [hr dr], hc as [hc dc].
          unfold matrix, with_diagonal, laplacian. destruct (N.eqb_spec r c) as [<-|d]; cbn [when]; [|easy].
          unfold less. rewrite sum_filter. cbn [play green].
          assert (sum l (fun x => weight G w x r) = weight G w v r + sum l (fun x => when (negb (x =? v)) (weight (play v G) w x r))) as ->.
          { clear - nd i ring_laws. induction l as [|x l IH]; [easy|]. apply NoDup_cons_iff in nd as [n1 n2]. cbn [sum].
            destruct (N.eqb_spec x v) as [->|d]; cbn [negb when].
            - change (weight (play v G) w) with (weight G w).
              transitivity (weight G w v r + sum l (fun x => weight G w x r)); [easy|].
              transitivity (weight G w v r + sum l (fun x => when (negb (x =? v)) (weight G w x r))); [|ring]. f_equal.
              apply sum_ext. intros y hy. destruct (N.eqb_spec y v) as [->|]; easy.
            - destruct i as [->|i]; [easy|]. rewrite IH by easy. change (weight (play v G) w) with (weight G w). ring. }
          unfold weight at 1. replace (v =? r) with false by (symmetry; apply N.eqb_neq; congruence).
          rewrite (sym v r) by (easy || congruence).
          destruct (adjacent G v r), (green G r); cbn; try ring.
          transitivity (w r v + w r v + sum l (fun x => when (negb (x =? v)) (weight (play v G) w x r))); [ring|].
          rewrite twice. ring. }
      assert (winnable G \/ forall v, In v l -> when (green G v) (w0 v) *
        det (with_diagonal (laplacian G w l) (fun u => when (green G u) (w u v))) (less v l) (less v l) = 0) as [win|all].
      { now apply one_or_all. }
      { now left. }
      right. unfold matrix. rewrite det_diagonal by easy. set (d := fun v => when (green G v) (w0 v)) in *.
      set (e := fun v u => when (green G u) (w u v)) in *.
      transitivity (sum (sublists l) (fun S => sum S (fun v => d v * (product (less v S) (e v) *
        det (laplacian G w l) (outside (less v S) (less v l)) (outside (less v S) (less v l)))))).
      + apply sum_ext. intros S hS. destruct S as [|a S'].
        * cbn [sum]. rewrite det_dependent; [ring| |].
          -- unfold outside. cbn. destruct l; [easy|]. now cbn.
          -- replace (outside [] l) with l.
             ++ intros c i. now apply laplacian_columns.
             ++ unfold outside. cbn. clear. induction l; cbn; congruence.
        * set (S := a :: S') in *. assert (S <> []) as ne by easy. clearbody S. clear a S'.
          pose proof (sublists_NoDup l S nd hS) as nS.
          transitivity (sum S (fun v => d v * product (less v S) (e v)) * det (laplacian G w l) (outside S l) (outside S l)).
          -- f_equal. destruct (forallb (green G) S) eqn:all_green.
             ++ rewrite forallb_forall in all_green. transitivity (product S w0).
                { apply product_ext. intros v i. unfold d. now rewrite all_green. }
                rewrite (partial_fractions t w S nS (fun u v i j => hw u v (sublists_In l S hS u i) (sublists_In l S hS v j))
                  (fun u v i j => sym u v (sublists_In l S hS u i) (sublists_In l S hS v j)) zero w0); [|intros v i|exact ne].
                2:{ apply (sublists_In _ _ hS) in i. transitivity (w0 v * t v); [ring|now apply h0]. }
                apply sum_ext. intros v i. unfold d. rewrite all_green by easy. cbn [when]. f_equal. apply product_ext.
                intros u j. apply less_In in j. unfold e. now rewrite all_green.
             ++ assert (exists r, In r S /\ green G r = false) as (r & i & red).
                { clear - all_green. induction S as [|v S IH]; [easy|]. cbn in all_green. destruct (green G v) eqn:g.
                  - destruct (IH all_green) as (r & i & h). exists r. split; [now right|easy].
                  - exists v. split; [now left|easy]. }
                rewrite (product_zero S d r) by (easy || (unfold d; now rewrite red)). symmetry. apply sum_zero. intros v j.
                destruct (N.eq_dec v r) as [->|x]; [unfold d; rewrite red; cbn; ring|].
                rewrite (product_zero (less v S) (e v) r); [ring| |unfold e; now rewrite red]. apply less_In. split; [easy|congruence].
          -- transitivity (det (laplacian G w l) (outside S l) (outside S l) * sum S (fun v => d v * product (less v S) (e v))); [ring|].
             rewrite <- sum_times. apply sum_ext. intros v i.
             assert (outside (less v S) (less v l) = outside S l) as ->; [|ring].
             unfold outside, less. clear hl nd each hS h0 len all hw sym. induction l as [|u m IHm]; cbn [filter]; [easy|].
             destruct (N.eqb_spec u v) as [->|x]; cbn [negb filter].
             ++ replace (member S v) with true by (symmetry; now apply member_In). cbn [negb]. apply IHm.
             ++ assert (member (filter (fun u => negb (u =? v)) S) u = member S u) as ->; [|now rewrite IHm].
                apply eq_true_iff_eq. rewrite !member_In, filter_In, negb_true_iff, N.eqb_neq. easy.
      + rewrite <- (sum_chosen l (fun v S => d v * (product S (e v) *
          det (laplacian G w l) (outside S (less v l)) (outside S (less v l))))) by easy.
        apply sum_zero. intros v i. rewrite sum_times, <- det_diagonal by now apply less_NoDup. now apply all.
  Qed.

  (* If the determinant is not zero, the game can be won. *)
  Theorem winnable_by_determinant G l (t w0 : N -> R) (w : N -> N -> R) :
    simple G -> NoDup l -> (forall v, In v l <-> vertex G v = true) ->
    (forall v, In v l -> w0 v * t v = 1) -> (forall u v, In u l -> In v l -> u <> v -> w u v * (t u + t v) = 1) ->
    det (matrix G w w0 l) l l <> 0 -> winnable G.
  Proof.
    intros sim n hl h0 hw d. now destruct (determinant w (length l) G l t w0 eq_refl n hl sim h0 hw).
  Qed.
End Ring.

(* On boards, in the words of games/Ello.v. *)
Corollary ello_by_determinant (R : Type) zero one plus times minus opposite :
  ring_theory zero one plus times minus opposite (@eq R) -> plus one one = zero ->
  forall b greens (t w0 : N -> R) (w : N -> N -> R), simple (coloured b greens) ->
  (forall v, v < order b -> times (w0 v) (t v) = one) ->
  (forall u v, u < order b -> v < order b -> u <> v -> times (w u v) (plus (t u) (t v)) = one) ->
  let all := up_to (order b) in
  det R zero one plus times (matrix R zero plus (coloured b greens) w w0 all) all all <> zero ->
  Game.winnable (ello (arena_of b) greens) (start (ello (arena_of b) greens)).
Proof.
  intros laws two b greens t w0 w sim h0 hw all d. apply winnable_is_ello.
  assert (forall v, In v all <-> v < order b) as h by (intro; apply up_to_spec).
  apply (winnable_by_determinant R zero one plus times minus opposite laws two _ all t w0 w); try easy.
  - apply up_to_NoDup.
  - intro v. rewrite h. cbn. now rewrite N.ltb_lt.
  - intros v i. now apply h0, h.
  - intros u v i j. apply hw; now apply h.
Qed.

(** A path of three green vertices, in the field of four elements *)

Definition plus4 (a b : bool * bool) := (xorb (fst a) (fst b), xorb (snd a) (snd b)).
Definition times4 (a b : bool * bool) :=
  (xorb (fst a && fst b) (snd a && snd b), xorb (xorb (fst a && snd b) (snd a && fst b)) (snd a && snd b)).
Definition zero4 := (false, false).
Definition one4 := (true, false).
Lemma laws4 : ring_theory zero4 one4 plus4 times4 plus4 (fun a => a) eq.
Proof. constructor; repeat intros [[] []]; try easy; intros; now destruct x as [[] []]. Qed.
Definition elements4 (v : N) : bool * bool := nth (N.to_nat v) [one4; (false, true); (true, true)] zero4.
Definition inverse4 (a : bool * bool) := times4 a a.

Definition path3 := graph_on 3 [(0, 1); (1, 2)].
Example path_of_three : Game.winnable (ello (arena_of path3) 7) (start (ello (arena_of path3) 7)).
Proof.
  assert (forall v, v < 3 -> v = 0 \/ v = 1 \/ v = 2) as three by lia.
  apply (ello_by_determinant _ _ _ _ _ _ _ laws4 eq_refl path3 7 elements4 (fun v => inverse4 (elements4 v))
    (fun u v => inverse4 (plus4 (elements4 u) (elements4 v)))).
  - split.
    + intro v. apply not_true_iff_false. cbn [coloured adjacent]. rewrite neighbours_spec. cbn. intuition congruence.
    + intros u v. apply eq_true_iff_eq. cbn [coloured adjacent]. rewrite !neighbours_spec. cbn. intuition congruence.
  - intros v h. destruct (three v h) as [->|[->| ->]]; reflexivity.
  - intros u v hu hv d. destruct (three u hu) as [->|[->| ->]], (three v hv) as [->|[->| ->]]; easy.
  - vm_compute. discriminate.
Qed.
