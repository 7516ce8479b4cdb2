(* Sums, the lesser and the greater of numbers do not depend on the order in which these are taken. *)
From Coq Require Import NArith ZArith QArith Qreduction Qcanon Lqa Lia Bool.
From Gamecert.language Require Import Graphs.
Local Open Scope Q_scope.

Lemma of_whole z : of_fraction (z # 1) = Finite z.
Proof.
  unfold of_fraction. rewrite Qred_identity by apply Z.gcd_1_r. reflexivity.
Qed.
Lemma of_equal p q : p == q -> of_fraction p = of_fraction q.
Proof. intro e. unfold of_fraction. now rewrite (Qred_complete _ _ e). Qed.
Lemma fraction_of q : fraction_in (of_fraction q) == q.
Proof.
  unfold of_fraction. pose proof (Qred_correct q) as e. destruct (Qred q) as [n d] eqn:k. cbn [Qden Qnum]. destruct d; cbn [fraction_in]; try exact e.
Qed.
Definition whole_or_ratio (a : number) : bool := match a with Finite _ | Ratio _ => true | _ => false end.
Lemma of_fraction_finite q : whole_or_ratio (of_fraction q) = true.
Proof. unfold of_fraction. now destruct (Qden (Qred q)). Qed.

Lemma plus_fractions a b : whole_or_ratio a = true -> whole_or_ratio b = true -> plus a b = of_fraction (fraction_in a + fraction_in b).
Proof.
  destruct a as [x|p| |], b as [y|q| |]; try easy; intros _ _; cbn [plus]; try reflexivity. cbn [fraction_in]. rewrite <- of_whole.
  apply of_equal. unfold inject_Z, Qeq, Qplus. cbn. lia.
Qed.
Lemma plus_endless a b : whole_or_ratio a = false -> whole_or_ratio b = true -> plus a b = a /\ plus b a = a.
Proof. now destruct a, b. Qed.
Lemma plus_swap x y z : plus x (plus y z) = plus y (plus x z).
Proof.
  destruct (whole_or_ratio x) eqn:hx, (whole_or_ratio y) eqn:hy, (whole_or_ratio z) eqn:hz.
  2-8: destruct x, y, z; try easy; cbn [plus]; try reflexivity;
       unfold of_fraction; now repeat match goal with |- context [Qden ?q] => destruct (Qden q) end.
  rewrite (plus_fractions y z), (plus_fractions x z), !plus_fractions by (easy || apply of_fraction_finite).
  apply of_equal. rewrite !fraction_of. ring.
Qed.
Lemma nim_plus_swap x y z : nim_plus x (nim_plus y z) = nim_plus y (nim_plus x z).
Proof.
  destruct x as [x| | |], y as [y| | |], z as [z| | |]; cbn; try reflexivity;
    repeat match goal with |- context [Z.ltb ?a ?b] => destruct (Z.ltb_spec a b); cbn end; try reflexivity; try lia.
  unfold natural. rewrite !N2Z.id. do 2 f_equal. now rewrite <- !N.lxor_assoc, (N.lxor_comm (Z.to_N x)).
Qed.

(** Order *)

Lemma less_fractions a b : whole_or_ratio a = true -> whole_or_ratio b = true -> (less a b = true <-> fraction_in a < fraction_in b).
Proof.
  assert (forall p q : Q, match p ?= q with Lt => true | _ => false end = true <-> p < q) as h.
  { intros p q. rewrite Qlt_alt. destruct (p ?= q); now split. }
  destruct a as [x|p| |], b as [y|q| |]; try easy; intros _ _; try apply h. cbn [less fraction_in]. rewrite Z.ltb_lt. unfold inject_Z, Qlt. cbn. lia.
Qed.
(* At most: the other is not less. *)
Definition most (a b : number) : Prop := less b a = false.
Lemma most_fractions a b : whole_or_ratio a = true -> whole_or_ratio b = true -> (most a b <-> fraction_in a <= fraction_in b).
Proof.
  intros ha hb. unfold most. rewrite <- not_true_iff_false, less_fractions by easy. split; intro h; lra.
Qed.
Lemma most_trans a b c : most a b -> most b c -> most a c.
Proof.
  destruct (whole_or_ratio a) eqn:ha, (whole_or_ratio b) eqn:hb, (whole_or_ratio c) eqn:hc;
    try (rewrite !most_fractions by easy; intros; lra); destruct a, b, c; easy.
Qed.
Lemma most_total a b : most a b \/ most b a.
Proof.
  destruct (whole_or_ratio a) eqn:ha, (whole_or_ratio b) eqn:hb; try (destruct a, b; try easy; now (left + right)).
  rewrite !most_fractions by easy. destruct (Qlt_le_dec (fraction_in b) (fraction_in a)); [right|left]; lra.
Qed.
Lemma most_both a b : most a b -> most b a -> lowest_terms a = lowest_terms b.
Proof.
  destruct (whole_or_ratio a) eqn:ha, (whole_or_ratio b) eqn:hb; try (now destruct a, b).
  rewrite !most_fractions by easy. intros h k.
  assert (forall c, whole_or_ratio c = true -> lowest_terms c = of_fraction (fraction_in c)) as e.
  { intros [z|q| |] hc; try easy. cbn. symmetry. apply of_whole. }
  rewrite !e by easy. apply of_equal. lra.
Qed.
Lemma most_lowest a : most a (lowest_terms a) /\ most (lowest_terms a) a.
Proof.
  destruct a as [z|q| |]; try (cbn; unfold most; cbn; now rewrite ?Z.ltb_irrefl). cbn [lowest_terms].
  rewrite !most_fractions by (easy || apply of_fraction_finite). rewrite fraction_of. cbn. lra.
Qed.
Lemma lowest_twice a : lowest_terms (lowest_terms a) = lowest_terms a.
Proof. destruct (most_lowest a). now apply most_both. Qed.

(* The greater of two is one of them in lowest terms, and both are at most that; of the lesser the same holds, turned about. *)
Section Of_two.
  Variables (op : number -> number -> number) (below : number -> number -> Prop).
  Hypothesis trans : forall a b c, below a b -> below b c -> below a c.
  Hypothesis lowest : forall a, below a (lowest_terms a) /\ below (lowest_terms a) a.
  Hypothesis both : forall a b, below a b -> below b a -> lowest_terms a = lowest_terms b.
  Hypothesis one : forall a b, op a b = lowest_terms a \/ op a b = lowest_terms b.
  Hypothesis above : forall a b, below a (op a b) /\ below b (op a b).
  Lemma op_swap x y z : op x (op y z) = op y (op x z).
  Proof.
    assert (forall x y z, below (op x (op y z)) (op y (op x z)) /\ lowest_terms (op x (op y z)) = op x (op y z)) as h.
    { clear x y z. intros x y z. destruct (above y (op x z)) as [a b], (above x z) as [c d].
      assert (forall w, below w (op y (op x z)) -> below (lowest_terms w) (op y (op x z))) as k
        by (intros w m; apply trans with w; [apply lowest|easy]).
      destruct (one x (op y z)) as [-> | ->]; rewrite ?lowest_twice; split; try easy; apply k.
      - now apply trans with (op x z).
      - destruct (one y z) as [-> | ->]; apply k; [easy|]. now apply trans with (op x z). }
    destruct (h x y z) as [a b], (h y x z) as [c d]. rewrite <- b, <- d. now apply both.
  Qed.
End Of_two.
Lemma one_of (c : bool) a b : lowest_terms (if c then b else a) = lowest_terms a \/ lowest_terms (if c then b else a) = lowest_terms b.
Proof. destruct c; [now right|now left]. Qed.
Lemma less_most a b : less a b = true -> most a b.
Proof. intro e. destruct (most_total a b) as [m|m]; [easy|]. unfold most in m. congruence. Qed.
Lemma greater_swap x y z : greater x (greater y z) = greater y (greater x z).
Proof.
  apply (op_swap greater most most_trans most_lowest most_both); intros a b; [apply one_of|]. unfold greater.
  destruct (most_lowest a), (most_lowest b). destruct (less a b) eqn:e; split; try easy.
  - apply most_trans with b; [now apply less_most|easy].
  - now apply most_trans with a.
Qed.
Lemma lesser_swap x y z : lesser x (lesser y z) = lesser y (lesser x z).
Proof.
  apply (op_swap lesser (fun a b => most b a)).
  - intros a b c m k. now apply most_trans with b.
  - intro a. split; apply most_lowest.
  - intros a b m k. now apply most_both.
  - intros a b. apply one_of.
  - intros a b. unfold lesser. destruct (most_lowest a), (most_lowest b). destruct (less b a) eqn:e; split; try easy.
    + apply most_trans with b; [easy|now apply less_most].
    + now apply most_trans with a.
Qed.
