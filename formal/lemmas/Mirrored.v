(* Mirrored play: if every move in two positions and a heap together has an answer, the nimbers differ by the heap. *)
From Coq Require Import NArith List Bool Btauto Lia Wellfounded.Transitive_Closure Relation_Operators.
From Gamecert Require Import Plane Game Impartial.
Import ListNotations.
Local Open Scope N_scope.

Section Mirrored.
  Context {P : Type} (step : P -> result P -> Prop).
  Notation nimber p k := (mover_loses false (with_heap step) (p, k)).
  Hypothesis passes : forall p r, step p r -> exists q, r = Passes q.

  Lemma nimber_unique p a b : nimber p a -> nimber p b -> a = b.
  Proof.
    intros x y. destruct (N.eq_dec a b) as [e|n]; [easy|]. exfalso. apply (other_heap false step p a b) in x; [|easy].
    now apply not_both in x.
  Qed.
  Lemma nimber_option p q a : step p (Passes q) -> nimber p a -> ~ nimber q a.
  Proof. intros s x y. apply loses_heap_inv in x as (_ & _ & _ & w & _). apply w in s. now apply not_both in s. Qed.
  Lemma nimber_lower p a b : nimber p a -> b < a -> exists q, step p (Passes q) /\ nimber q b.
  Proof.
    intros x l. pose proof (loses_heap_inv false step p a x) as (_ & _ & _ & _ & w). specialize (w b l).
    inversion w as [ph m n|ph s|ph [q k] s w'|ph [q k] s l']; subst; [easy|..];
      inversion s as [p' h r s' e1 e2|p' h j lt]; subst.
    - destruct (passes p r s') as [q ->]. now cbn in *.
    - destruct (passes p r s') as [q' ->]. now cbn in *.
    - destruct (passes p r s') as [q' ->]. cbn in *. match goal with e : Passes _ = Passes _ |- _ => injection e as -> -> end.
      now exists q.
    - exfalso. pose proof (nimber_unique q k a l' x). lia.
  Qed.

  (* Finitely many options, and play ends. *)
  Inductive short : P -> Prop :=
  | is_short p (l : list P) : (forall q, step p (Passes q) <-> In q l) -> (forall q, In q l -> short q) -> short p.

  Lemma least_missing (l : list N) : exists x, ~ In x l /\ forall j, j < x -> In j l.
  Proof.
    assert (forall k, (exists x, ~ In x l /\ forall j, j < x -> In j l) \/ forall j, j < k -> In j l) as h.
    { apply N.peano_ind; [right; lia|]. intros k [h|h]; [now left|].
      destruct (in_dec N.eq_dec k l) as [i|n]; [right|left; now exists k].
      intros j lt. destruct (N.eq_dec j k) as [->|n]; [easy|]. apply h. lia. }
    destruct (h (1 + fold_right N.max 0 l)) as [x|x]; [easy|].
    assert (forall j, In j l -> j <= fold_right N.max 0 l) as m.
    { clear. induction l as [|a l IH]; cbn; [easy|]. intros j [->|i]; [lia|]. apply IH in i. lia. }
    exists (1 + fold_right N.max 0 l). split; [|easy]. intro i. apply m in i. lia.
  Qed.
  Lemma nimber_exists p : short p -> exists a, nimber p a.
  Proof.
    intro s. induction s as [p l i s IH].
    assert (exists xs, (forall q, In q l -> exists x, In x xs /\ nimber q x) /\ forall x, In x xs -> exists q, In q l /\ nimber q x)
      as (xs & h1 & h2).
    { clear i s. induction l as [|q l IHl]; [now exists []|]. destruct IHl as (xs & h1 & h2); [intros; apply IH; now right|].
      destruct (IH q (or_introl eq_refl)) as [a na]. exists (a :: xs). split.
      - intros q' [<-|i]; [exists a; split; [now left|easy]|]. destruct (h1 q' i) as (x & ix & nx). exists x. split; [now right|easy].
      - intros x [<-|i]; [exists q; split; [now left|easy]|]. destruct (h2 x i) as (q' & iq & nq). exists q'. split; [now right|easy]. }
    destruct (least_missing xs) as (a & na & below). exists a. apply loses_heap.
    - easy.
    - intro w. now destruct (passes p _ w).
    - intros q w. now destruct (passes p _ w).
    - intros q w. apply i in w. destruct (h1 q w) as (x & ix & nx). apply other_heap with x; [easy|]. congruence.
    - intros k lt. destruct (h2 k (below k lt)) as (q & iq & nq). apply win_passing with (q, k); [|easy].
      apply (on_board step p k (Passes q)). now apply i.
  Qed.

  (** What is moved in of two positions and a heap, and the theorem *)

  Inductive moved : P * P * N -> P * P * N -> Prop :=
  | move_first p q n p' : step p (Passes p') -> moved (p', q, n) (p, q, n)
  | move_second p q n q' : step q (Passes q') -> moved (p, q', n) (p, q, n)
  | move_heap p q n m : m < n -> moved (p, q, m) (p, q, n).

  Lemma moved_ends p : short p -> forall q, short q -> forall n, Acc moved (p, q, n).
  Proof.
    intro s. induction s as [p l i s IHp]. intros q t. induction t as [q l' i' t IHq].
    intro n. induction n as [n IHn] using (well_founded_induction N.lt_wf_0). constructor. intros y m. inversion m; subst.
    - apply IHp; [now apply i|now apply (is_short q l')].
    - apply IHq. now apply i'.
    - now apply IHn.
  Qed.

  Variable mirrors : P -> P -> N -> Prop.
  Definition answered (p q : P) (n : N) : Prop :=
    (exists p', step p (Passes p') /\ mirrors p' q n) \/ (exists q', step q (Passes q') /\ mirrors p q' n) \/
    (exists m, m < n /\ mirrors p q m).
  Hypothesis answers : forall p q n, mirrors p q n ->
    (forall p', step p (Passes p') -> answered p' q n) /\ (forall q', step q (Passes q') -> answered p q' n) /\
    (forall m, m < n -> answered p q m).

  Lemma short_option p q : short p -> step p (Passes q) -> short q.
  Proof. intros [p' l i s] o. now apply s, i. Qed.

  Ltac by_bits := apply N.bits_inj; intro; rewrite !N.lxor_spec; btauto.

  Theorem mirrored_play p q n : short p -> short q -> mirrors p q n ->
    forall x y, nimber p x -> nimber q y -> N.lxor x y = n.
  Proof.
    intros sp sq. pose proof (Acc_clos_trans _ _ _ (moved_ends p sp q sq n)) as a. revert sp sq.
    remember (p, q, n) as t eqn:e. revert p q n e. induction a as [t _ IH]. intros p q n -> sp sq r x y nx ny.
    assert (forall p' q' n', clos_trans _ moved (p', q', n') (p, q, n) -> short p' -> short q' -> mirrors p' q' n' ->
      forall x' y', nimber p' x' -> nimber q' y' -> N.lxor x' y' = n') as below.
    { intros p' q' n' c sp' sq' r'. now apply (IH (p', q', n') c p' q' n'). }
    clear IH. destruct (answers p q n r) as (first & second & heap).
    (* An answer from (p1, q1, n1), whose nimbers with the heap cancel, leads to where they do not. *)
    assert (forall p1 q1 n1 x1 y1, moved (p1, q1, n1) (p, q, n) -> short p1 -> short q1 -> nimber p1 x1 -> nimber q1 y1 ->
      answered p1 q1 n1 -> N.lxor x1 y1 <> n1) as one.
    { intros p1 q1 n1 x1 y1 m s1 t1 nx1 ny1 [(p2 & s & r2)|[(q2 & s & r2)|(n2 & lt & r2)]] e.
      - pose proof (short_option p1 p2 s1 s) as s2. destruct (nimber_exists p2 s2) as [x2 nx2].
        assert (N.lxor x2 y1 = n1) as e2.
        { apply (below p2 q1 n1); try easy. apply t_trans with (p1, q1, n1); apply t_step; [now constructor|easy]. }
        assert (x2 = x1) as ->.
        { rewrite <- (N.lxor_0_r x2), <- (N.lxor_nilpotent y1), <- N.lxor_assoc, e2, <- e, N.lxor_assoc, N.lxor_nilpotent. apply N.lxor_0_r. }
        now apply (nimber_option p1 p2 x1).
      - pose proof (short_option q1 q2 t1 s) as t2. destruct (nimber_exists q2 t2) as [y2 ny2].
        assert (N.lxor x1 y2 = n1) as e2.
        { apply (below p1 q2 n1); try easy. apply t_trans with (p1, q1, n1); apply t_step; [now constructor|easy]. }
        assert (y2 = y1) as ->.
        { rewrite <- (N.lxor_0_l y2), <- (N.lxor_nilpotent x1), N.lxor_assoc, e2, <- e, <- N.lxor_assoc, N.lxor_nilpotent. apply N.lxor_0_l. }
        now apply (nimber_option q1 q2 y1).
      - assert (N.lxor x1 y1 = n2) as e2.
        { apply (below p1 q1 n2); try easy. apply t_trans with (p1, q1, n1); apply t_step; [now constructor|easy]. }
        lia. }
    destruct (N.eq_dec (N.lxor (N.lxor x y) n) 0) as [z|z]; [now apply N.lxor_eq|exfalso].
    set (d := N.lxor (N.lxor x y) n) in *.
    pose proof (N.bit_log2 d z) as top. unfold d at 1 in top. rewrite !N.lxor_spec in top.
    destruct (N.testbit x (N.log2 d)) eqn:bx; [|destruct (N.testbit y (N.log2 d)) eqn:by_].
    - pose proof (lxor_lt x d z bx) as l. destruct (nimber_lower p x (N.lxor x d) nx l) as (p' & s & n').
      apply (one p' q n (N.lxor x d) y); try easy; [now constructor|now apply (short_option p)|now apply first|].
      unfold d. by_bits.
    - pose proof (lxor_lt y d z by_) as l. destruct (nimber_lower q y (N.lxor y d) ny l) as (q' & s & n').
      apply (one p q' n x (N.lxor y d)); try easy; [now constructor|now apply (short_option q)|now apply second|].
      unfold d. by_bits.
    - destruct (N.testbit n (N.log2 d)) eqn:bn; [|easy]. pose proof (lxor_lt n d z bn) as l.
      apply (one p q (N.lxor n d) x y); try easy; [now constructor|now apply heap|]. unfold d. by_bits.
  Qed.

  Theorem mirrored_nimbers p q n : short p -> short q -> mirrors p q n ->
    forall x, nimber p (N.lxor x n) <-> nimber q x.
  Proof.
    intros sp sq r x. destruct (nimber_exists p sp) as [a na], (nimber_exists q sq) as [b nb].
    pose proof (mirrored_play p q n sp sq r a b na nb) as e. subst n. split; intro h.
    - apply (nimber_unique p a) in h; [|easy]. replace x with b; [easy|].
      transitivity (N.lxor (N.lxor x (N.lxor a b)) (N.lxor a b)); [rewrite <- h|]; by_bits.
    - apply (nimber_unique q b) in h; [|easy]. subst x. replace (N.lxor b (N.lxor a b)) with a; [easy|by_bits].
  Qed.
End Mirrored.
