(* Of docs/SYMMETRY.md, on which evidence `leads` rests: what is struck from a position of the vertex-capturing game changes nothing
   but points, and pairs of edges bound what is made. *)
From Coq Require Import NArith ZArith List Bool Lia Permutation.
From Gamecert.lemmas Require Import Counterplay SplitPairs.
Import ListNotations.
Local Open Scope Z_scope.

(** Ends of edges *)

Definition ends (e : edge) (x : N) : Z := (if N.eqb x (fst e) then 1 else 0) + (if N.eqb x (snd e) then 1 else 0).
Fixpoint ends_in (E : list edge) (x : N) : Z := match E with [] => 0 | e :: E => ends e x + ends_in E x end.
Lemma goes_ends e z l x : goes e z l x = l x + z * ends e x.
Proof. unfold goes, ends. destruct (N.eqb x (fst e)), (N.eqb x (snd e)); lia. Qed.
Lemma ends_positive e x : 0 <= ends e x.
Proof. unfold ends. destruct (N.eqb x (fst e)), (N.eqb x (snd e)); lia. Qed.
Lemma ends_in_positive E x : 0 <= ends_in E x.
Proof. induction E as [|e E IH]; cbn; [lia|]. pose proof (ends_positive e x). lia. Qed.
Lemma ends_in_permuted E F x : Permutation E F -> ends_in E x = ends_in F x.
Proof. intro p. induction p; cbn; lia. Qed.
Lemma ends_in_app E F x : ends_in (E ++ F) x = ends_in E x + ends_in F x.
Proof. induction E as [|e E IH]; cbn; lia. Qed.

(* Vertices in another order. *)
Lemma makes_among V W t E l v : makes V t E l v -> Permutation V W -> makes W t E l v.
Proof.
  intros m p. induction m as [t l v le|E e E' l v r m IH|E l v some m IH].
  - apply settled. unfold made in *. now rewrite <- (total_permuted _ V W p).
  - now apply chooses with e E'.
  - apply waits; [easy|]. intros e E' r. now apply (IH e E' r).
Qed.
(* Nobody can turn the lead at x any more. *)
Lemma settled_vertex V x t E l v : makes V t E l v -> forall L, (forall u, In u V -> l u = L u) ->
  ends_in E x < Z.abs (L x) \/ ends_in E x = 0 -> makes (x :: V) t E L (v + Z.sgn (L x)).
Proof.
  assert (forall E e E' L z, Permutation E (e :: E') -> z = 1 \/ z = -1 -> ends_in E x < Z.abs (L x) \/ ends_in E x = 0 ->
    (ends_in E' x < Z.abs (goes e z L x) \/ ends_in E' x = 0) /\ Z.sgn (goes e z L x) = Z.sgn (L x)) as next.
  { clear. intros E e E' L z p hz h. rewrite (ends_in_permuted _ _ x p) in h. cbn in h. rewrite goes_ends.
    pose proof (ends_positive e x). pose proof (ends_in_positive E' x). destruct hz as [-> | ->], h as [h|h]; split; lia. }
  intro m. induction m as [t l v le|E e E' l v p m IH|E l v some m IH]; intros L h c.
  - apply settled. unfold made in *. cbn. rewrite (total_ext (fun v => Z.sgn (l v)) (fun v => Z.sgn (L v))) in le; [lia|]. intros u i. now rewrite h.
  - destruct (next E e E' L 1 p (or_introl eq_refl) c) as [c' <-]. apply chooses with e E'; [easy|]. apply IH; [|easy].
    intros u i. now apply goes_ext, h.
  - apply waits; [easy|]. intros e E' p. destruct (next E e E' L (-1) p (or_intror eq_refl) c) as [c' <-]. apply (IH e E' p); [|easy].
    intros u i. now apply goes_ext, h.
Qed.

(** Striking *)

(* Twins may be one vertex. *)
Definition twins_in (T : list (N * N)) : list N := flat_map (fun p => if N.eqb (fst p) (snd p) then [fst p] else [fst p; snd p]) T.
Section Strike.
  Variables (V : list N) (T : list (N * N)).
  (* Split, the pair changes no lead, and keeps those of twins opposite; an edge that touches none of them, or no twins. *)
  Definition cancels (p : edge * edge) : bool :=
    forallb (fun x => ends (fst p) x =? ends (snd p) x) V &&
    forallb (fun q => ends (fst p) (fst q) + ends (fst p) (snd q) =? ends (snd p) (fst q) + ends (snd p) (snd q)) T.
  Definition off (l : list N) (e : edge) : bool := forallb (fun x => ends e x =? 0) l.
  Definition opposite (l : leads) : bool := forallb (fun q => l (fst q) =? - l (snd q)) T.

  Definition struck (D : list (edge * edge)) (O R : list edge) (l m : leads) : Prop :=
    (forall x, In x V -> m x = l x) /\ (forall q, In q T -> m (fst q) = - m (snd q)) /\
    (forall p, In p D -> cancels p = true) /\ (forall e, In e O -> off (V ++ twins_in T) e = true) /\
    (forall e, In e R -> off (twins_in T) e = true).
  Lemma off_spec l e x : off l e = true -> In x l -> ends e x = 0.
  Proof. unfold off. rewrite forallb_forall. intros h i. now apply Z.eqb_eq, h. Qed.
  Lemma in_twins q : In q T -> In (fst q) (twins_in T) /\ In (snd q) (twins_in T).
  Proof. intro i. split; apply in_flat_map; exists q; (split; [easy|]); destruct (N.eqb_spec (fst q) (snd q)) as [e|_]; cbn; auto. Qed.

  Theorem strike_sound D O R t l v : (length O <= 1)%nat -> struck D O R l l -> makes V t R l v ->
    makes (twins_in T ++ V) t (in_pairs D ++ O ++ R) l v.
  Proof.
    intros o h m. replace v with (v + 0) by lia.
    apply (split_pairs V (twins_in T ++ V) 0 struck) with (n := length (in_pairs D ++ O ++ R)) (l := l); try easy; clear - V T.
    - intros D O R l l' m (a & b & c) e. split; [|split; [|easy]]; intros; rewrite <- !e; auto.
    - intros D O R l l' a b D' (hv & ht & hd & ho & hr) p.
      assert (cancels (a, b) = true) as c by (apply hd, (Permutation_in _ (Permutation_sym p)); now left).
      unfold cancels in c. cbn [fst snd] in c. rewrite andb_true_iff, !forallb_forall in c. destruct c as [c1 c2].
      assert (forall p, In p D' -> cancels p = true) as hd' by (intros q i; apply hd, (Permutation_in _ (Permutation_sym p)); now right).
      split; (split; [|split; [|easy]]).
      + intros x i. pose proof (proj1 (Z.eqb_eq _ _) (c1 x i)). rewrite !goes_ends, hv by easy. lia.
      + intros q i. pose proof (proj1 (Z.eqb_eq _ _) (c2 q i)). pose proof (ht q i). rewrite !goes_ends. lia.
      + intros x i. pose proof (proj1 (Z.eqb_eq _ _) (c1 x i)). rewrite !goes_ends, hv by easy. lia.
      + intros q i. pose proof (proj1 (Z.eqb_eq _ _) (c2 q i)). pose proof (ht q i). rewrite !goes_ends. lia.
    - intros D O R l l' e R' z (hv & ht & hd & ho & hr) p _.
      assert (off (twins_in T) e = true) as c by (apply hr, (Permutation_in _ (Permutation_sym p)); now left).
      split; [|split; [|split; [easy|split; [easy|]]]].
      + intros x i. now apply goes_ext, hv.
      + intros q i. destruct (in_twins q i) as [i1 i2]. pose proof (off_spec _ _ _ c i1). pose proof (off_spec _ _ _ c i2). pose proof (ht q i).
        rewrite !goes_ends. nia.
      + intros f i. apply hr, (Permutation_in _ (Permutation_sym p)). now right.
    - intros D o R l l' z (hv & ht & hd & ho & hr) _. assert (off (V ++ twins_in T) o = true) as c by (apply ho; now left).
      split; [|split; [|split; [easy|split; [easy|easy]]]].
      + intros x i. rewrite goes_ends, (off_spec _ _ x c), hv by (try apply in_or_app; auto). lia.
      + intros q i. destruct (in_twins q i) as [i1 i2]. rewrite !goes_ends, !(off_spec _ _ _ c) by (apply in_or_app; auto). pose proof (ht q i). lia.
    - intros l l' (hv & ht & _). unfold made. rewrite total_app.
      rewrite (total_ext (fun v => Z.sgn (l' v)) (fun v => Z.sgn (l v)) V) by (intros; now rewrite hv).
      assert (forall U, (forall q, In q U -> In q T) -> total (fun v => Z.sgn (l' v)) (twins_in U) = 0) as none.
      { induction U as [|q U IH]; intro sub; [easy|]. unfold twins_in. cbn [flat_map]. fold (twins_in U). rewrite total_app, IH by (intros; apply sub; now right).
        pose proof (ht q (sub q (or_introl eq_refl))) as e. destruct (N.eqb_spec (fst q) (snd q)) as [d|_]; cbn; [rewrite <- d in e|rewrite e]; lia. }
      rewrite none by easy. lia.
  Qed.
End Strike.

(** Bounds by pairs *)

(* For which end a pair counts. *)
Definition counts_for (p : edge * edge) : N := if ends (snd p) (fst (fst p)) =? 0 then snd (fst p) else fst (fst p).
Fixpoint pairs_at (D : list (edge * edge)) (x : N) : Z :=
  match D with [] => 0 | p :: D => (if N.eqb (counts_for p) x then 1 else 0) + pairs_at D x end.
Lemma pairs_at_permuted D F x : Permutation D F -> pairs_at D x = pairs_at F x.
Proof. intro p. induction p; cbn; lia. Qed.
Definition meet (p : edge * edge) : bool := (1 <=? ends (fst p) (counts_for p)) && (1 <=? ends (snd p) (counts_for p)).
Lemma any_play n : forall E t l, (length E <= n)%nat -> makes [] t E l 0.
Proof.
  induction n as [|n IH]; intros E t l h; (destruct E as [|e E]; [now apply settled|]); [cbn in h; lia|]. destruct t.
  - apply chooses with e E; [easy|]. apply IH. cbn in h. lia.
  - apply waits; [easy|]. intros f F p. apply IH. apply Permutation_length in p. cbn in p, h. lia.
Qed.
Theorem pairs_bound V D R t l b : (forall p, In p D -> meet p = true) ->
  b <= total (fun x => Z.sgn (l x - ends_in (in_pairs D ++ R) x + 2 * pairs_at D x)) V -> makes V t (in_pairs D ++ R) l b.
Proof.
  intros hm hb. set (m := fun x => l x - ends_in (in_pairs D ++ R) x + 2 * pairs_at D x) in *.
  set (Q := fun (D : list (edge * edge)) (O R : list edge) (_ l' : leads) => (forall p, In p D -> meet p = true) /\ O = [] /\
    forall x, m x <= l' x - ends_in (in_pairs D ++ R) x + 2 * pairs_at D x).
  change (in_pairs D ++ R) with (in_pairs D ++ [] ++ R). replace b with (0 + b) by lia.
  assert (forall D a b D' x, Permutation D ((a, b) :: D') -> meet (a, b) = true ->
    ends_in (in_pairs D) x = ends a x + ends b x + ends_in (in_pairs D') x /\
    2 * pairs_at D x <= 2 * ends a x + 2 * pairs_at D' x /\ 2 * pairs_at D x <= 2 * ends b x + 2 * pairs_at D' x) as less.
  { clear. intros D1 a b1 D' x p h. rewrite (ends_in_permuted _ _ x (in_pairs_permuted _ _ p)), (pairs_at_permuted _ _ x p). cbn [in_pairs flat_map app ends_in pairs_at fst snd].
    unfold meet in h. cbn [fst snd] in h. rewrite andb_true_iff, !Z.leb_le in h.
    pose proof (ends_positive a x). pose proof (ends_positive b1 x).
    destruct (N.eqb_spec (counts_for (a, b1)) x) as [<-|_]; fold (in_pairs D'); lia. }
  apply (split_pairs [] V b Q) with (n := length (in_pairs D ++ [] ++ R)) (l := l); try easy.
  - clear. intros D1 O R1 l1 l' m' (a & c & d) e. split; [easy|]. split; [easy|]. intro x. rewrite <- e. apply d.
  - clear - less. intros D1 O R1 l1 l' a c D' (hm & ho & h) p.
    assert (meet (a, c) = true) as hp by (apply hm, (Permutation_in _ (Permutation_sym p)); now left).
    split; (split; [intros q i; apply hm, (Permutation_in _ (Permutation_sym p)); now right|split; [easy|]]);
      intro x; specialize (h x); destruct (less D1 a c D' x p hp) as (e1 & e2 & e3); rewrite ends_in_app in *; rewrite !goes_ends; lia.
  - clear. intros D1 O R1 l1 l' e R' z (hm & ho & h) p hz. split; [easy|]. split; [easy|]. intro x. specialize (h x).
    rewrite ends_in_app in *. rewrite (ends_in_permuted _ _ x p) in h. cbn [ends_in] in h. rewrite goes_ends. pose proof (ends_positive e x). destruct hz as [-> | ->]; lia.
  - clear. intros D1 o R1 l1 l' z (_ & ho & _). easy.
  - clear - hb. intros l0 l' (_ & _ & h). unfold made at 1. cbn [total]. etransitivity; [exact hb|]. apply total_at_most. intros x _.
    specialize (h x). unfold m in h. cbn [ends_in in_pairs flat_map app pairs_at] in h. fold (in_pairs D) in h. lia.
  - cbn. lia.
  - now apply any_play with (length R).
Qed.

(** Other names *)

Definition by_image (f : N -> N) (e : edge) : edge := (f (fst e), f (snd e)).
Lemma ends_by_image f e x : (forall y, f y = f x -> y = x) -> ends (by_image f e) (f x) = ends e x.
Proof.
  intro h. unfold ends, by_image. cbn.
  assert (forall y, N.eqb (f x) (f y) = N.eqb x y) as e'.
  { intro y. apply eq_true_iff_eq. rewrite !N.eqb_eq. split; [intro q; symmetry; now apply h|congruence]. }
  now rewrite !e'.
Qed.
Theorem renamed V' t E' l' v : makes V' t E' l' v -> forall f V E l, Permutation E' (map (by_image f) E) -> Permutation V' (map f V) ->
  (forall x y, In x V -> f y = f x -> y = x) -> (forall x, In x V -> l' (f x) = l x) -> makes V t E l v.
Proof.
  intro m. induction m as [t l' v le|E' e E1 l' v p m IH|E' l' v some m IH]; intros f V E l pe pv inj h.
  - apply Permutation_nil in pe. destruct E; [|easy]. apply settled. unfold made in *. rewrite (total_permuted _ _ _ pv) in le.
    assert (forall U, (forall x, In x U -> In x V) -> total (fun v => Z.sgn (l' v)) (map f U) = total (fun v => Z.sgn (l v)) U) as e.
    { induction U as [|x U IH]; intro s; cbn; [easy|]. rewrite h, IH; auto; [intros; apply s; now right|apply s; now left]. }
    now rewrite e in le.
  - assert (In e (map (by_image f) E)) as i by (apply (Permutation_in e pe), (Permutation_in e (Permutation_sym p)); now left).
    apply in_map_iff in i as (e0 & <- & i). apply in_split in i as (A & B & ->). apply chooses with e0 (A ++ B); [apply Permutation_sym, Permutation_middle|].
    apply (IH f V); [|easy|easy|].
    + apply (Permutation_cons_inv (a := by_image f e0)). rewrite <- p, pe, !map_app. cbn. apply Permutation_sym, Permutation_middle.
    + intros x i. rewrite !goes_ends, (ends_by_image f) by auto. now rewrite h.
  - apply waits.
    + intros ->. cbn in pe. now apply Permutation_sym, Permutation_nil in pe.
    + intros e E0 p. apply (IH (by_image f e) (map (by_image f) E0)) with (f := f); [|easy|easy|easy|].
      * rewrite pe, p. easy.
      * intros x i. rewrite !goes_ends, (ends_by_image f) by auto. now rewrite h.
Qed.
