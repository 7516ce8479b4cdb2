(* GF(2^64): polynomials modulo x^64 + x^4 + x^3 + x + 1 over two elements, bit i for x^i. It is a field, which is proved. *)
From Coq Require Import NArith List Bool Lia Eqdep_dec Ring.
From Gamecert Require Import Plane.
Import ListNotations.
Local Open Scope N_scope.

Definition modulus : N := 0x1000000000000001b.
Definition small (a : N) : bool := a <? 0x10000000000000000.

Lemma small_spec a : small a = true <-> forall i, 64 <= i -> N.testbit a i = false.
Proof.
  unfold small. change 0x10000000000000000 with (2 ^ 64). rewrite N.ltb_lt. split.
  - intros h i l. rewrite <- (N.mod_small a (2 ^ 64)) by easy. now apply N.mod_pow2_bits_high.
  - intro h. replace a with (a mod 2 ^ 64); [now apply N.mod_lt|]. apply N.bits_inj. intro i.
    destruct (N.lt_ge_cases i 64); [now apply N.mod_pow2_bits_low|]. rewrite h by easy. now apply N.mod_pow2_bits_high.
Qed.
Lemma small_lxor a b : small a = true -> small b = true -> small (N.lxor a b) = true.
Proof. rewrite !small_spec. intros h k i l. now rewrite N.lxor_spec, h, k. Qed.

Ltac by_bits := apply N.bits_inj; intro; rewrite ?N.lxor_spec, ?N.bits_0; repeat match goal with |- context [N.testbit ?a ?i] => destruct (N.testbit a i) end; reflexivity.

(** Multiplication, from times x *)

Fixpoint iterate {A} (k : nat) (f : A -> A) (a : A) : A := match k with O => a | S k => f (iterate k f a) end.

Definition shift (a : N) : N := if N.testbit (N.double a) 64 then N.lxor (N.double a) modulus else N.double a.
Fixpoint at_positive (p : positive) (b : N) : N :=
  match p with xH => b | xO p => shift (at_positive p b) | xI p => N.lxor b (shift (at_positive p b)) end.
(* a b, by Horner. *)
Definition at_ (a b : N) : N := match a with N0 => 0 | Npos p => at_positive p b end.

Lemma double_lxor a b : N.double (N.lxor a b) = N.lxor (N.double a) (N.double b).
Proof. now destruct a, b. Qed.
Lemma shift_lxor a b : shift (N.lxor a b) = N.lxor (shift a) (shift b).
Proof.
  unfold shift. rewrite double_lxor, N.lxor_spec. destruct (N.testbit (N.double a) 64), (N.testbit (N.double b) 64); cbn [xorb]; by_bits.
Qed.
Lemma small_shift a : small a = true -> small (shift a) = true.
Proof.
  intro h. apply small_spec. intros i l. rewrite small_spec in h.
  assert (forall j, 64 < j -> N.testbit (N.double a) j = false) as d.
  { intros j k. rewrite N.double_spec. replace j with (N.succ (j - 1)) by lia. rewrite N.testbit_even_succ by lia. apply h. lia. }
  unfold shift. destruct (N.testbit (N.double a) 64) eqn:e; destruct (N.eq_dec i 64) as [->|n]; rewrite ?N.lxor_spec, ?e; try easy.
  - rewrite d by lia. replace (N.testbit modulus i) with false; [easy|]. symmetry.
    replace i with (i - 65 + 65) by lia. now rewrite <- N.shiftr_spec'.
  - apply d. lia.
Qed.
Lemma small_at a b : small b = true -> small (at_ a b) = true.
Proof. intro h. destruct a as [|p]; [easy|]. cbn. induction p; cbn; auto using small_lxor, small_shift. Qed.

Lemma at_double a b : at_ (N.double a) b = shift (at_ a b).
Proof. now destruct a. Qed.
Lemma at_lxor_left a a' b : at_ (N.lxor a a') b = N.lxor (at_ a b) (at_ a' b).
Proof.
  assert (forall p q, at_ (Pos.lxor p q) b = N.lxor (at_positive p b) (at_positive q b)) as h.
  { assert (forall n, at_ (Pos.Nsucc_double n) b = N.lxor b (shift (at_ n b))) as s by (intros []; cbn; [now rewrite N.lxor_0_r|easy]).
    assert (forall n, at_ (Pos.Ndouble n) b = shift (at_ n b)) as d by (now intros []).
    induction p; destruct q; cbn [Pos.lxor at_positive]; rewrite ?s, ?d, ?IHp, ?shift_lxor; cbn [at_ at_positive]; try by_bits. }
  destruct a, a'; try apply h; rewrite ?N.lxor_0_l, ?N.lxor_0_r; easy.
Qed.
Lemma at_lxor a b b' : at_ a (N.lxor b b') = N.lxor (at_ a b) (at_ a b').
Proof. destruct a as [|p]; [easy|]. cbn. induction p; cbn; rewrite ?IHp, ?shift_lxor; by_bits. Qed.
Lemma at_zero a : at_ a 0 = 0.
Proof. destruct a as [|p]; [easy|]. cbn. induction p; cbn; rewrite ?IHp; easy. Qed.
Lemma at_shift a b : at_ a (shift b) = shift (at_ a b).
Proof. destruct a as [|p]; [easy|]. cbn. induction p; cbn; rewrite ?IHp, ?shift_lxor; easy. Qed.
Lemma at_at a b c : at_ a (at_ b c) = at_ b (at_ a c).
Proof.
  destruct a as [|p]; cbn; [now rewrite at_zero|]. induction p; cbn; rewrite ?IHp, ?at_lxor, ?at_shift; easy.
Qed.
Lemma shift_small a : small (N.double a) = true -> shift a = N.double a.
Proof. intro h. unfold shift. now rewrite (proj1 (small_spec _) h 64 (N.le_refl _)). Qed.
Lemma small_below a b : a <= b -> small b = true -> small a = true.
Proof. unfold small. rewrite !N.ltb_lt. apply N.le_lt_trans. Qed.
Lemma at_one a : small a = true -> at_ a 1 = a.
Proof.
  destruct a as [|p]; [easy|]. change (at_ (N.pos p) 1) with (at_positive p 1). induction p; intro h; cbn [at_positive]; [| |easy].
  - assert (small (N.double (N.pos p)) = true) as k by (apply small_below with (2 := h); rewrite N.double_spec; lia).
    rewrite IHp, shift_small by (easy || (apply small_below with (2 := k); rewrite N.double_spec; lia)). easy.
  - change (small (N.double (N.pos p)) = true) in h.
    rewrite IHp, shift_small by (easy || (apply small_below with (2 := h); rewrite N.double_spec; lia)). easy.
Qed.
Lemma at_comm a b : small a = true -> small b = true -> at_ a b = at_ b a.
Proof. intros h k. rewrite <- (at_one b k) at 1. rewrite at_at. now rewrite (at_one a h). Qed.

(* The same by a product of polynomials, twice folded down. *)
Fixpoint product_positive (p : positive) (b : N) : N :=
  match p with xH => b | xO p => N.double (product_positive p b) | xI p => N.lxor b (N.double (product_positive p b)) end.
Definition product (a b : N) : N := match a with N0 => 0 | Npos p => product_positive p b end.
Definition fold_down (c : N) : N :=
  let h := N.shiftr c 64 in
  let two := N.double h in
  let eight := N.double (N.double two) in
  N.lxor (N.land c 0xffffffffffffffff) (N.lxor (N.lxor h two) (N.lxor eight (N.double eight))).
Definition times_N (a b : N) : N :=
  let c := fold_down (fold_down (product a b)) in if small c then c else at_ a b.

Lemma at_product a b c : at_ (product a b) c = at_ a (at_ b c).
Proof. destruct a as [|p]; [easy|]. cbn. induction p; cbn; rewrite ?at_lxor_left, ?at_double, ?IHp; easy. Qed.
Lemma at_shiftl h k b : at_ (N.shiftl h (N.of_nat k)) b = iterate k shift (at_ h b).
Proof.
  induction k as [|k IH]; [cbn; now rewrite N.shiftl_0_r|]. rewrite Nnat.Nat2N.inj_succ, N.shiftl_succ_r.
  now rewrite at_double, IH.
Qed.
Lemma at_fold_down c b : small b = true -> at_ (fold_down c) b = at_ c b.
Proof.
  intro s. assert (c = N.lxor (N.land c 0xffffffffffffffff) (N.shiftl (N.shiftr c 64) 64)) as e.
  { change 0xffffffffffffffff with (N.ones 64). rewrite N.land_ones. apply N.bits_inj. intro i.
    rewrite N.lxor_spec. destruct (N.lt_ge_cases i 64).
    - rewrite N.mod_pow2_bits_low, N.shiftl_spec_low by easy. now rewrite xorb_false_r.
    - rewrite N.mod_pow2_bits_high, N.shiftl_spec_high' by easy. rewrite N.shiftr_spec'. replace (i - 64 + 64) with i by lia. now destruct (N.testbit c i). }
  rewrite e at 2. unfold fold_down. rewrite !at_lxor_left. f_equal. set (h := N.shiftr c 64).
  change 64 with (N.of_nat 64). rewrite at_shiftl, !at_double.
  assert (forall k x y, iterate k shift (at_ x y) = at_ x (iterate k shift y)) as iter.
  { intros k x y. induction k as [|k IH]; cbn; [easy|]. now rewrite IH, at_shift. }
  rewrite <- (at_one b s), (at_at h b 1), iter, iter, <- !at_shift, <- !at_lxor.
  apply (f_equal (fun x => at_ b (at_ h x))). vm_compute. reflexivity.
Qed.
Lemma times_right a b : small b = true -> times_N a b = at_ a b.
Proof.
  intro h. unfold times_N. cbv zeta. destruct (small (fold_down _)) eqn:e; [|easy].
  rewrite <- (at_one _ e), !at_fold_down, at_product, (at_one b h) by easy. easy.
Qed.

(** The ring *)

Definition element : Type := { a : N | small a = true }.
Definition number (a : element) : N := proj1_sig a.
Lemma element_eq (a b : element) : number a = number b -> a = b.
Proof.
  destruct a as [a h], b as [b k]. cbn. intro e. subst. f_equal. apply UIP_dec, bool_dec.
Qed.
Lemma small_times a b : small b = true -> small (times_N a b) = true.
Proof. intro h. rewrite times_right by easy. now apply small_at. Qed.

Definition zero : element := exist _ 0 eq_refl.
Definition one : element := exist _ 1 eq_refl.
Definition plus (a b : element) : element := exist _ (N.lxor (proj1_sig a) (proj1_sig b)) (small_lxor _ _ (proj2_sig a) (proj2_sig b)).
Definition times (a b : element) : element := exist _ (times_N (proj1_sig a) (proj1_sig b)) (small_times _ _ (proj2_sig b)).
Definition is_zero (a : element) : bool := match proj1_sig a with N0 => true | _ => false end.
Definition element_of (a : N) : option element :=
  (if small a as s return (small a = s -> option element) then fun h => Some (exist _ a h) else fun _ => None) eq_refl.

Lemma is_zero_spec a : is_zero a = true <-> a = zero.
Proof.
  unfold is_zero. split; [|now intros ->]. intro h. apply element_eq. unfold number. now destruct (proj1_sig a).
Qed.

Lemma ring_laws : ring_theory zero one plus times plus (fun a => a) eq.
Proof.
  constructor; repeat intros [? ?]; try intros; apply element_eq; unfold number; cbn [plus times zero one proj1_sig]; rewrite ?times_right by auto using small_at, small_lxor; try easy; try by_bits.
  - now apply at_comm.
  - rewrite (times_right x0 x1), (times_right x x0), !times_right by auto using small_at.
    now rewrite (at_comm (at_ x x0) x1), (at_at x1), (at_comm x1 x0) by auto using small_at.
  - now rewrite at_lxor_left.
Qed.
Lemma two : plus one one = zero.
Proof. now apply element_eq. Qed.
Add Ring elements : ring_laws.

(** The field: squaring 64 times changes nothing, and only 0 and 1 are their own squares *)

Definition square (a : N) : N := times_N a a.
Lemma small_iter k a : small a = true -> small (iterate k square a) = true.
Proof. intro h. induction k; cbn; [easy|]. now apply small_times. Qed.
Lemma square_lxor a b : small a = true -> small b = true -> square (N.lxor a b) = N.lxor (square a) (square b).
Proof.
  intros h k. unfold square. rewrite !times_right by auto using small_lxor. rewrite at_lxor, !at_lxor_left, (at_comm b a) by easy. by_bits.
Qed.

(* What adds and agrees on powers of x agrees. *)
Lemma linear_ext (f g : N -> N) :
  (forall a b, small a = true -> small b = true -> f (N.lxor a b) = N.lxor (f a) (f b)) ->
  (forall a b, small a = true -> small b = true -> g (N.lxor a b) = N.lxor (g a) (g b)) ->
  forallb (fun i => f (cell i) =? g (cell i)) (up_to 64) = true -> forall a, small a = true -> f a = g a.
Proof.
  intros hf hg h. rewrite forallb_forall in h.
  assert (forall i, i < 64 -> f (cell i) = g (cell i)) as e by (intros i l; apply N.eqb_eq, h, up_to_spec, l). clear h.
  assert (forall i, i < 64 -> small (cell i) = true) as sc.
  { intros i l. apply small_spec. intros j k. rewrite cell_spec. apply N.eqb_neq. lia. }
  assert (forall k a, (k <= 64)%nat -> (forall i, N.of_nat k <= i -> N.testbit a i = false) -> f a = g a) as all.
  { induction k as [|k IH]; intros a l b.
    - assert (a = 0) as -> by (apply N.bits_inj; intro; rewrite N.bits_0; apply b; lia).
      specialize (hf 0 0 eq_refl eq_refl). specialize (hg 0 0 eq_refl eq_refl). change (N.lxor 0 0) with 0 in hf, hg. rewrite N.lxor_nilpotent in hf, hg. congruence.
    - destruct (N.testbit a (N.of_nat k)) eqn:t.
      2:{ apply IH; [lia|]. intros i m. destruct (N.eq_dec i (N.of_nat k)) as [->|n]; [easy|]. apply b. lia. }
      assert (small a = true) as sa by (apply small_spec; intros; apply b; lia).
      assert (N.of_nat k < 64) as lk by lia.
      replace a with (N.lxor (cell (N.of_nat k)) (N.lxor (cell (N.of_nat k)) a)) by by_bits.
      rewrite hf, hg by auto using small_lxor. rewrite e by easy. f_equal. apply IH; [lia|].
      intros i m. rewrite N.lxor_spec, cell_spec. destruct (N.eqb_spec (N.of_nat k) i) as [<-|n]; [now rewrite t|].
      rewrite b by lia. easy. }
  intros a s. rewrite small_spec in s. now apply (all 64%nat).
Qed.

Lemma squares_return a : small a = true -> iterate 64 square a = a.
Proof.
  apply linear_ext with (g := fun a => a).
  - intros b c h k. generalize 64%nat. intro n. induction n as [|n IH]; cbn; [easy|]. rewrite IH. apply square_lxor; now apply small_iter.
  - easy.
  - vm_compute. reflexivity.
Qed.

(* The value of a at what is a^2 + a, but for a's bit 0: of powers of x. *)
Definition halves : list N := [
    0x19c9369f278adc02; 0x84b2b22ab2383ee4; 0x84b2b22ab2383ee6; 0x9d7b84b495b3e3f6; 0x84b2b22ab2383ee2;
    0x37c470b49213f790; 0x9d7b84b495b3e3fe; 0x1000a0105137c; 0x84b2b22ab2383ef2; 0x368e964a8edce1fc; 0x37c470b49213f7b0;
    0x19c9368e278fdf4c; 0x9d7b84b495b3e3be; 0x2e4da23cbc7d4570; 0x1000a010513fc; 0x84f35772bac24232; 0x84b2b22ab2383ff2;
    0x37c570ba9314e4fc; 0x368e964a8edce3fc; 0xb377c390213cdb0e; 0x37c470b49213f3b0; 0x85ed5a3aa99c24f2;
    0x19c9368e278fd74c; 0xaabff0000780000e; 0x9d7b84b495b3f3be; 0x84b6b3dab03038f2; 0x2e4da23cbc7d6570; 0x511ea03494ffc;
    0x1000a010553fc; 0xae0c0220343c6c0e; 0x84f35772bac2c232; 0x800000008000000e; 0x84b2b22ab2393ff2; 0xb376c29c202bc97e;
    0x37c570ba9316e4fc; 0x9c3062488879e6ce; 0x368e964a8ed8e3fc; 0x41e42c08e47e70; 0xb377c3902134db0e;
    0x85b9b108a60f56ce; 0x37c470b49203f3b0; 0x19dd3b6e21f3cb4c; 0x85ed5a3aa9bc24f2; 0x198ddf682c428ac0;
    0x19c9368e27cfd74c; 0x4b7c68431ca84b0; 0xaabff0000700000e; 0x8040655489ffefbe; 0x9d7b84b494b3f3be;
    0x18c1354e32bfa74c; 0x84b6b3dab23038f2; 0xaaf613cc0f74627e; 0x2e4da23cb87d6570; 0x3248b3d6b3342a8c; 0x511ea0b494ffc;
    0xb60813c00e70700e; 0x1000a110553fc; 0x1e0d022a05393ffc; 0xae0c0220143c6c0e; 0xe0c0220143c6c00; 0x84f35772fac2c232;
    0x0; 0x800000000000000e; 0xc041e55948fbfdce].
Fixpoint chosen (l : list N) (a : N) : N :=
  match l with [] => 0 | t :: l => N.lxor (if N.odd a then t else 0) (chosen l (N.div2 a)) end.
Lemma chosen_lxor l : forall a b, chosen l (N.lxor a b) = N.lxor (chosen l a) (chosen l b).
Proof.
  induction l as [|t l IH]; intros a b; cbn; [easy|].
  replace (N.div2 (N.lxor a b)) with (N.lxor (N.div2 a) (N.div2 b)).
  - rewrite IH, <- !N.bit0_odd, N.lxor_spec. destruct (N.testbit a 0), (N.testbit b 0); cbn [xorb]; by_bits.
  - rewrite !N.div2_spec. symmetry. apply N.shiftr_lxor.
Qed.
Lemma own_square a : small a = true -> square a = a -> a = 0 \/ a = 1.
Proof.
  intros h e.
  assert (chosen halves (N.lxor (square a) a) = N.lxor a (if N.testbit a 0 then 1 else 0)) as c.
  { clear e. revert a h. apply linear_ext.
    - intros a b h k. rewrite square_lxor, <- chosen_lxor by easy. f_equal. by_bits.
    - intros a b _ _. rewrite N.lxor_spec. destruct (N.testbit a 0), (N.testbit b 0); cbn [xorb]; by_bits.
    - vm_compute. reflexivity. }
  rewrite e, N.lxor_nilpotent in c. change (chosen halves 0) with 0 in c. destruct (N.testbit a 0); [right|left].
  - symmetry in c. now apply N.lxor_eq in c.
  - now rewrite N.lxor_0_r in c.
Qed.

Definition squared (a : element) : element := times a a.
Lemma number_iter k a : number (iterate k squared a) = iterate k square (number a).
Proof. induction k as [|k IH]; cbn; [easy|]. unfold number in IH. cbn. now rewrite IH. Qed.
(* The product of a^2, a^4, ... k times. *)
Fixpoint powers (k : nat) (a : element) : element := match k with O => one | S k => times (powers k a) (iterate (S k) squared a) end.
Lemma squared_times a b : squared (times a b) = times (squared a) (squared b).
Proof. unfold squared. ring. Qed.
Lemma powers_return k a : times (times a (powers k a)) a = iterate (S k) squared a.
Proof.
  induction k as [|k IH]; [cbn; unfold squared; ring|].
  transitivity (times (times (times a (powers k a)) a) (iterate (S k) squared a)); [cbn [powers]; ring|]. now rewrite IH.
Qed.
Lemma squared_powers k a : squared (times a (powers k a)) = times (powers k a) (iterate (S k) squared a).
Proof.
  induction k as [|k IH]; [cbn; unfold squared; ring|].
  transitivity (times (squared (times a (powers k a))) (squared (iterate (S k) squared a))).
  - rewrite <- squared_times. f_equal. cbn [powers]. ring.
  - rewrite IH. reflexivity.
Qed.

Theorem inverse_exists a : a <> zero -> times a (powers 63 a) = one.
Proof.
  intro n. assert (iterate 64 squared a = a) as r.
  { apply element_eq. rewrite number_iter. apply squares_return, (proj2_sig a). }
  pose proof (powers_return 63 a) as p. pose proof (squared_powers 63 a) as q. rewrite r in p, q.
  revert p q. generalize (powers 63 a). intros b p q. set (e := times a b) in *. assert (squared e = e) as s by (rewrite q; unfold e; ring).
  destruct (own_square (number e)) as [z|o].
  - apply (proj2_sig e).
  - rewrite <- s at 2. easy.
  - exfalso. apply n. rewrite <- p. replace e with zero by (now apply element_eq). ring.
  - now apply element_eq.
Qed.

(** Inverses, found by Euclid's algorithm and tried *)

Definition half (a : N) : N := if N.odd a then N.div2 (N.lxor a modulus) else N.div2 a.
Fixpoint euclid (fuel : nat) (u v a b : N) : N :=
  match fuel with
  | O => 0
  | S fuel =>
      match u, v with
      | 1, _ => a
      | _, 1 => b
      | Npos (xO u), _ => euclid fuel (Npos u) v (half a) b
      | _, Npos (xO v) => euclid fuel u (Npos v) a (half b)
      | _, _ => if u <? v then euclid fuel u (N.lxor v u) a (N.lxor b a) else euclid fuel (N.lxor u v) v (N.lxor a b) b
      end
  end.
Definition inverse (a : element) : element :=
  match element_of (euclid 300 (proj1_sig a) modulus 1 0) with
  | Some b => if N.eqb (proj1_sig (times a b)) 1 then b else powers 63 a
  | None => powers 63 a
  end.
Theorem inverse_right a : a <> zero -> times (inverse a) a = one.
Proof.
  intro n. rewrite (Rmul_comm ring_laws). unfold inverse.
  destruct (element_of _) as [b|]; [|now apply inverse_exists]. destruct (N.eqb_spec (proj1_sig (times a b)) 1) as [e|]; [|now apply inverse_exists].
  now apply element_eq.
Qed.

Global Opaque plus times inverse is_zero.
