(* The rank of a matrix does not depend on the order of rows and columns, but on what its rows span alone, of which it is the dimension. *)
From Coq Require Import NArith QArith List Bool Lia Lqa Setoid Permutation.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs Images Renamed.
Import ListNotations.
Local Open Scope Q_scope.

(* A matrix by its entries, on these rows and columns. *)
Definition matrix := N -> N -> Q.
Definition listed_rank (rows columns : list N) (e : matrix) : N := matrix_rank (length columns) (map (fun v => map (e v) columns) rows).

Definition not_zero (q : Q) : bool := negb (Qeq_bool q 0).
Lemma not_zero_spec q : not_zero q = true <-> ~ q == 0.
Proof. unfold not_zero. rewrite negb_true_iff, <- not_true_iff_false, Qeq_bool_iff. reflexivity. Qed.
Lemma zero_spec q : not_zero q = false <-> q == 0.
Proof. unfold not_zero. rewrite negb_false_iff. apply Qeq_bool_iff. Qed.

(* What is spanned by the rows, where only the columns are looked at. *)
Inductive spanned (rows columns : list N) (e : matrix) : (N -> Q) -> Prop :=
| span_none w : (forall u, In u columns -> w u == 0) -> spanned rows columns e w
| span_more v c w w' : In v rows -> spanned rows columns e w -> (forall u, In u columns -> w' u == w u + c * e v u) -> spanned rows columns e w'.

Section Rows.
  Variable rows : list N.
  Notation span := (spanned rows).

  Lemma spanned_equal l e w w' : (forall u, In u l -> w' u == w u) -> span l e w -> span l e w'.
  Proof.
    intros q s. destruct s as [w z|v c w1 w i s z].
    - apply span_none. intros u h. now rewrite q, z.
    - apply span_more with v c w1; [easy..|]. intros u h. now rewrite q, z.
  Qed.
  Lemma spanned_plus l e c w w' : span l e w -> span l e w' -> forall x, (forall u, In u l -> x u == w u + c * w' u) -> span l e x.
  Proof.
    intros s s'. induction s' as [w' z|v d w1 w' i s' IH z]; intros x q.
    - apply spanned_equal with w; [|easy]. intros u h. rewrite q, z by easy. ring.
    - apply span_more with v (c * d) (fun u => w u + c * w1 u); [easy|now apply IH|]. intros u h. rewrite q, z by easy. ring.
  Qed.
  Lemma spanned_row l e v : In v rows -> span l e (e v).
  Proof. intro i. apply span_more with v 1 (fun _ => 0); [easy|now apply span_none|]. intros u _. ring. Qed.
  Lemma spanned_columns l l' e w : (forall u, In u l' -> In u l) -> span l e w -> span l' e w.
  Proof.
    intros i s. induction s as [w z|v c w1 w j s IH z].
    - apply span_none. auto.
    - apply span_more with v c w1; auto.
  Qed.

  (** A column is made 0 *)

  Definition pivot (e : matrix) (x : N) : option N := find (fun v => not_zero (e v x)) rows.
  Definition made_zero (e : matrix) (x p : N) : matrix := fun v u => Qred (e v u - e v x / e p x * e p u).
  Definition after (e : matrix) (x : N) : matrix := match pivot e x with Some p => made_zero e x p | None => e end.
  Definition steps (e : matrix) (x : N) : N := match pivot e x with Some _ => 1%N | None => 0%N end.

  Lemma rank_step e x l : listed_rank rows (x :: l) e = (steps e x + listed_rank rows l (after e x))%N.
  Proof.
    unfold listed_rank, steps, after, pivot. cbn [length matrix_rank].
    assert (forall k, find (fun r => negb (Qeq_bool (hd 0 r) 0)) (map (fun v => map (e v) (x :: l)) k) =
      option_map (fun v => map (e v) (x :: l)) (find (fun v => not_zero (e v x)) k)) as ->.
    { induction k as [|v k IH]; [easy|]. cbn [map find hd]. unfold not_zero. destruct (negb (Qeq_bool (e v x) 0)); [easy|exact IH]. }
    destruct (find _ rows) as [p|]; cbn [option_map].
    - rewrite N.add_1_l. do 2 f_equal. rewrite map_map. apply map_ext. intro v. unfold without_pivot. cbn [map hd tl].
      clear. induction l as [|u l IH]; [easy|]. cbn [map combine]. f_equal. exact IH.
    - rewrite N.add_0_l. f_equal. rewrite map_map. now apply map_ext.
  Qed.
  Lemma pivot_some e x p : pivot e x = Some p -> In p rows /\ ~ e p x == 0.
  Proof. intro h. apply find_some in h as [i h]. now apply not_zero_spec in h. Qed.
  Lemma pivot_none e x v : pivot e x = None -> In v rows -> e v x == 0.
  Proof. intros h i. now apply zero_spec, (find_none _ _ h). Qed.

  Lemma steps_spec e x l : steps e x = 1%N <-> exists w, span (x :: l) e w /\ ~ w x == 0.
  Proof.
    unfold steps. destruct (pivot e x) as [p|] eqn:h; split; try easy.
    - intros _. apply pivot_some in h as [i n]. exists (e p). split; [now apply spanned_row|easy].
    - intros (w & s & n). exfalso. apply n. clear n. induction s as [w z|v c w1 w i s IH z]; [apply z; now left|].
      rewrite z, IH, (pivot_none e x v) by (easy || now left). ring.
  Qed.
  Lemma steps_bits e x : steps e x = 0%N \/ steps e x = 1%N.
  Proof. unfold steps. destruct (pivot e x); auto. Qed.
  (* What is spanned then: what was spanned and is 0 there. *)
  Lemma after_spec e x l w : span l (after e x) w <-> exists w', span (x :: l) e w' /\ w' x == 0 /\ forall u, In u l -> w' u == w u.
  Proof.
    unfold after. destruct (pivot e x) as [p|] eqn:h.
    - apply pivot_some in h as [ip np]. split.
      + intro s. induction s as [w z|v c w1 w i s IH z].
        * exists (fun _ => 0). split; [now apply span_none|]. split; [reflexivity|]. intros u hu. now rewrite z.
        * destruct IH as (w1' & s' & zx & q). exists (fun u => w1' u + c * (e v u - e v x / e p x * e p u)). split; [|split].
          -- apply (spanned_plus _ _ c w1' (fun u => e v u - e v x / e p x * e p u)); [easy| |easy].
             apply (spanned_plus _ _ (- (e v x / e p x)) (e v) (e p)); try now apply spanned_row. intros u _. ring.
          -- rewrite zx. now field.
          -- intros u hu. rewrite z, q by easy. unfold made_zero. now rewrite Qred_correct.
      + intros (w' & s & zx & q).
        assert (span l (made_zero e x p) (fun u => w' u - w' x / e p x * e p u)) as k.
        { clear q zx. induction s as [w' z|v c w1 w' i s IH z].
          - apply span_none. intros u hu. rewrite !z by ((now left) || now right). now field.
          - apply span_more with v c (fun u => w1 u - w1 x / e p x * e p u); [easy..|]. intros u hu.
            unfold made_zero. rewrite Qred_correct, !z by ((now left) || now right). now field. }
        apply spanned_equal with (2 := k). intros u hu. rewrite q by easy. rewrite zx. now field.
    - split.
      + intro s. induction s as [w z|v c w1 w i s IH z].
        * exists (fun _ => 0). split; [now apply span_none|]. split; [reflexivity|]. intros u hu. now rewrite z.
        * destruct IH as (w1' & s' & zx & q). exists (fun u => w1' u + c * e v u). split; [now apply span_more with v c w1'|].
          split; [rewrite zx, (pivot_none e x v) by easy; ring|]. intros u hu. now rewrite z, q.
      + intros (w' & s & _ & q). apply spanned_equal with w'; [intros u hu; now rewrite q|]. apply spanned_columns with (x :: l); [now right|easy].
  Qed.
End Rows.

(* What spans the same has the same rank. *)
Lemma same_span_rank l : forall rows rows' e e', (forall w, spanned rows l e w <-> spanned rows' l e' w) -> listed_rank rows l e = listed_rank rows' l e'.
Proof.
  induction l as [|x l IH]; intros rows rows' e e' q; [easy|]. rewrite !rank_step. f_equal.
  - destruct (steps_bits rows e x) as [a|a], (steps_bits rows' e' x) as [b|b]; try congruence; exfalso.
    + assert (steps rows e x = 1%N); [|congruence]. apply (steps_spec rows e x l). apply (steps_spec rows' e' x l) in b as (w & s & n). exists w. now rewrite q.
    + assert (steps rows' e' x = 1%N); [|congruence]. apply (steps_spec rows' e' x l). apply (steps_spec rows e x l) in a as (w & s & n). exists w. now rewrite <- q.
  - apply IH. intro w. rewrite !after_spec. split; intros (w' & s & k); exists w'; (split; [now apply q|easy]).
Qed.

Section Swap.
  Variables (rows l : list N) (e : matrix).
  Lemma spanned_swap x y w : spanned rows (x :: y :: l) e w -> spanned rows (y :: x :: l) e w.
  Proof. apply spanned_columns. cbn. tauto. Qed.
  Lemma second_step x y : steps rows (after rows e x) y = 1%N <-> exists w, spanned rows (x :: y :: l) e w /\ w x == 0 /\ ~ w y == 0.
  Proof.
    rewrite (steps_spec rows _ y l). split.
    - intros (w & s & n). apply after_spec in s as (w' & s & z & q). exists w'. split; [easy|]. split; [easy|]. now rewrite q by now left.
    - intros (w & s & z & n). exists w. split; [|easy]. apply after_spec. now exists w.
  Qed.
  Definition first (x y : N) : Prop := steps rows e x = 1%N.
  Definition second (x y : N) : Prop := steps rows (after rows e x) y = 1%N.
  Lemma one_of_two x y : first x y \/ second x y -> first y x \/ second y x.
  Proof.
    unfold first, second. rewrite !second_step, (steps_spec rows e x (y :: l)), (steps_spec rows e y (x :: l)).
    intros [(w & s & n)|(w & s & z & n)].
    - destruct (Qeq_dec (w y) 0) as [z|z]; [right|left]; exists w; (split; [now apply spanned_swap|easy]).
    - left. exists w. split; [now apply spanned_swap|easy].
  Qed.
  Lemma both_of_two x y : first x y /\ second x y -> first y x /\ second y x.
  Proof.
    unfold first, second. rewrite !second_step, (steps_spec rows e x (y :: l)), (steps_spec rows e y (x :: l)).
    intros [(w & s & n) (w' & s' & z' & n')]. split.
    - exists w'. split; [now apply spanned_swap|easy].
    - exists (fun u => w u + - (w y / w' y) * w' u). split; [|split].
      + apply (spanned_plus rows _ _ (- (w y / w' y)) w w'); [now apply spanned_swap..|]. intros; reflexivity.
      + now field.
      + rewrite z'. intro k. apply n. rewrite <- k. ring.
  Qed.
  Lemma rank_swap x y : listed_rank rows (x :: y :: l) e = listed_rank rows (y :: x :: l) e.
  Proof.
    rewrite !rank_step. rewrite !N.add_assoc. f_equal.
    - pose proof (one_of_two x y) as a. pose proof (one_of_two y x) as b. pose proof (both_of_two x y) as c. pose proof (both_of_two y x) as d.
      unfold first, second in *.
      destruct (steps_bits rows e x) as [p|p], (steps_bits rows (after rows e x) y) as [q|q], (steps_bits rows e y) as [r|r],
        (steps_bits rows (after rows e y) x) as [t|t]; rewrite p, q, r, t in *; try easy; exfalso; clear - a b c d; intuition discriminate.
    - apply same_span_rank. intro w. rewrite !after_spec. split; intros (w1 & s & z & q); apply after_spec in s as (w2 & s & z2 & q2); exists w2.
      + split; [apply after_spec; exists w2|].
        * split; [now apply spanned_swap|]. split; [now rewrite q2 by now left|easy].
        * split; [easy|]. intros u hu. rewrite q2 by now right. now apply q.
      + split; [apply after_spec; exists w2|].
        * split; [now apply spanned_columns with (y :: x :: l); [cbn; tauto|]|]. split; [now rewrite q2 by now left|easy].
        * split; [easy|]. intros u hu. rewrite q2 by now right. now apply q.
  Qed.
End Swap.

Lemma rank_columns rows l m : Permutation l m -> forall e, listed_rank rows l e = listed_rank rows m e.
Proof.
  intro p. induction p as [|x l m p IH|x y l|l m n p IH p' IH']; intro e; try easy.
  - now rewrite !rank_step, IH.
  - apply rank_swap.
  - now rewrite IH.
Qed.
Lemma rank_rows l rows rows' e : (forall v, In v rows <-> In v rows') -> listed_rank rows l e = listed_rank rows' l e.
Proof.
  intro q. apply same_span_rank. intro w.
  split; intro s; (induction s as [w z|v c w1 w i s IH z]; [now apply span_none|]); apply span_more with v c w1; try easy; now apply q.
Qed.

Lemma rank_alike f (injective : forall u v, f u = f v -> u = v) g h : named_anew f g h -> rank h = rank g.
Proof.
  intros [e r]. unfold rank. set (entry := fun g v u => if contains (nb g v) u then 1 else 0).
  pose proof (members_image f injective (vertices g)) as p. rewrite <- e in p.
  change (listed_rank (members (vertices h)) (members (vertices h)) (entry h) = listed_rank (members (vertices g)) (members (vertices g)) (entry g)).
  rewrite <- (rank_columns _ _ _ p). rewrite (rank_rows _ _ (map f (members (vertices g)))).
  - unfold listed_rank. rewrite map_length, map_map. f_equal. apply map_ext. intro v. rewrite map_map. apply map_ext. intro u.
    unfold entry. now rewrite r, (contains_image f injective).
  - intro v. split; intro i; [now apply (Permutation_in _ (Permutation_sym p))|now apply (Permutation_in _ p)].
Qed.

(** It is the dimension *)

Definition combination (c : list Q) (basis : list (N -> Q)) (u : N) : Q := fold_right (fun x s => fst x * snd x u + s) 0 (combine c basis).
(* No vector is a combination of the others, where only the columns are looked at. *)
Definition independent (columns : list N) (basis : list (N -> Q)) : Prop :=
  forall c, length c = length basis -> (forall u, In u columns -> combination c basis u == 0) -> Forall (fun q => q == 0) c.

Definition zero_at (x : N) (w : N -> Q) : N -> Q := fun u => if N.eqb u x then 0 else w u.
Lemma combination_zero x c basis u : combination c (map (zero_at x) basis) u == if N.eqb u x then 0 else combination c basis u.
Proof.
  unfold combination, zero_at. revert basis. induction c as [|q c IH]; intros [|b basis]; cbn [map combine fold_right fst snd]; try (now destruct (N.eqb u x)).
  rewrite IH. destruct (N.eqb u x); ring.
Qed.
Theorem rank_is_the_dimension rows l : NoDup l -> forall e, exists basis, N.of_nat (length basis) = listed_rank rows l e /\ independent l basis /\
  forall w, spanned rows l e w <-> exists c, length c = length basis /\ forall u, In u l -> w u == combination c basis u.
Proof.
  induction 1 as [|x l o d IH]; intro e.
  - exists []. split; [easy|]. split; [intros [|q c] k _; [constructor|easy]|]. intro w. split; [now exists []|]. intros _. now apply span_none.
  - destruct (IH (after rows e x)) as (basis & size & ind & sp). rewrite rank_step, <- size.
    assert (forall u, In u l -> N.eqb u x = false) as other by (intros u i; apply N.eqb_neq; now intros ->).
    assert (forall w w1, w x == 0 -> (forall u, In u l -> w1 u == w u) -> spanned rows l (after rows e x) w1 -> spanned rows (x :: l) e w) as back.
    { intros w w1 z q s. apply after_spec in s as (w' & s & z' & q'). apply spanned_equal with w'; [|easy].
      intros u [<-|i]; [now rewrite z, z'|]. now rewrite q', q. }
    unfold steps. destruct (pivot rows e x) as [p|] eqn:h.
    + apply pivot_some in h as [ip np]. exists (e p :: map (zero_at x) basis). split; [cbn [length]; rewrite map_length; lia|]. split.
      * intros [|q c] k z; [easy|]. cbn [length] in k. rewrite map_length in k.
        assert (forall u, combination (q :: c) (e p :: map (zero_at x) basis) u == q * e p u + combination c (map (zero_at x) basis) u) as cons by reflexivity.
        assert (q == 0) as q0.
        { specialize (z x (or_introl eq_refl)). rewrite cons, combination_zero, N.eqb_refl in z.
          rewrite Qplus_0_r in z. apply Qmult_integral in z as [z|z]; easy. }
        constructor; [easy|]. apply ind; [now injection k|]. intros u i. specialize (z u (or_intror i)).
        rewrite cons, combination_zero, (other u i), q0 in z. rewrite <- z. ring.
      * intro w. split.
        -- intro s. set (k := w x / e p x). assert (spanned rows (x :: l) e (fun u => w u + - k * e p u)) as s1.
           { apply (spanned_plus rows _ _ (- k) w (e p)); [easy|now apply spanned_row|]. intros; reflexivity. }
           assert (spanned rows l (after rows e x) (fun u => w u + - k * e p u)) as s2.
           { apply after_spec. exists (fun u => w u + - k * e p u). split; [easy|]. split; [unfold k; now field|]. intros; reflexivity. }
           apply sp in s2 as (c & len & q). exists (k :: c). split; [cbn [length]; rewrite map_length; lia|].
           intros u i. change (combination (k :: c) (e p :: map (zero_at x) basis) u) with (k * e p u + combination c (map (zero_at x) basis) u).
           rewrite combination_zero. destruct i as [<-|i].
           ++ rewrite N.eqb_refl. unfold k. now field.
           ++ rewrite (other u i), <- (q u i). ring.
        -- intros ([|k c] & len & q); [easy|]. cbn [length] in len. rewrite map_length in len.
           assert (forall u, In u (x :: l) -> w u == k * e p u + combination c (map (zero_at x) basis) u) as q' by exact q.
           apply (spanned_plus rows _ _ k (fun u => w u + - k * e p u) (e p)); [|now apply spanned_row|intros u _; ring].
           apply (back _ (combination c basis)).
           ++ rewrite (q' x (or_introl eq_refl)), combination_zero, N.eqb_refl. ring.
           ++ intros u i. rewrite (q' u (or_intror i)), combination_zero, (other u i). ring.
           ++ apply sp. exists c. split; [now injection len|]. intros; reflexivity.
    + exists (map (zero_at x) basis). split; [now rewrite map_length|]. split.
      * intros c k z. rewrite map_length in k. apply ind; [easy|]. intros u i. specialize (z u (or_intror i)).
        now rewrite combination_zero, (other u i) in z.
      * intro w. split.
        -- intro s. assert (w x == 0) as z.
           { destruct (Qeq_dec (w x) 0) as [z|z]; [easy|]. assert (steps rows e x = 1%N) as b by (apply (steps_spec rows e x l); now exists w).
             unfold steps in b. now rewrite h in b. }
           assert (spanned rows l (after rows e x) w) as s2 by (apply after_spec; exists w; split; [easy|]; split; [easy|intros; reflexivity]).
           apply sp in s2 as (c & len & q). exists c. split; [now rewrite map_length|]. intros u i. rewrite combination_zero.
           destruct i as [<-|i]; [now rewrite N.eqb_refl|]. now rewrite (other u i), <- (q u i).
        -- intros (c & len & q). rewrite map_length in len. apply (back w (combination c basis)).
           ++ now rewrite (q x (or_introl eq_refl)), combination_zero, N.eqb_refl.
           ++ intros u i. now rewrite (q u (or_intror i)), combination_zero, (other u i).
           ++ apply sp. exists c. split; [easy|]. intros; reflexivity.
Qed.
