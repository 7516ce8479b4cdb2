(* What is played alike has the same outcome and nimber. *)
From Coq Require Import NArith.
From Gamecert Require Import Plane Game.
Local Open Scope N_scope.

Lemma with_heap_option {P} (step : P -> result P -> Prop) p h r : with_heap step (p, h) r ->
  (exists x, step p x /\ r = beside h x) \/ exists k, (k < h)%N /\ r = Passes (p, k).
Proof. intro o. inversion o; subst; [left; eexists|right; eexists]; now split; eauto. Qed.

(* Each option of the one position is related to some option of the other. *)
Definition alike {P Q} (step : P -> result P -> Prop) (step' : Q -> result Q -> Prop) (R : P -> Q -> Prop) : Prop := forall p q, R p q ->
  (forall r, step p r -> exists u, step' q u /\ corresponding R r u) /\
  (forall u, step' q u -> exists r, step p r /\ corresponding R r u).
Lemma alike_sym {P Q} (step : P -> result P -> Prop) (step' : Q -> result Q -> Prop) R : alike step step' R -> alike step' step (fun q p => R p q).
Proof.
  intros a q p r. destruct (a p q r) as (f & b).
  split; intros x o; [destruct (b x o) as (y & o' & c)|destruct (f x o) as (y & o' & c)]; exists y; split; try easy; now destruct x, y.
Qed.

Section Alike.
  Context {P Q : Type} (misere : bool) (step : P -> result P -> Prop) (step' : Q -> result Q -> Prop).
  Variable R : P -> Q -> Prop.
  Hypothesis is_alike : alike step step' R.
  Lemma alike_outcome :
    (forall p, mover_wins misere step p -> forall q, R p q -> mover_wins misere step' q) /\
    (forall p, mover_loses misere step p -> forall q, R p q -> mover_loses misere step' q).
  Proof.
    apply outcome_min.
    - intros p m n q r. apply win_stuck; [easy|]. intros u o. destruct (proj2 (is_alike p q r) u o) as (x & o' & _). now apply (n x).
    - intros p o q r. destruct (proj1 (is_alike p q r) _ o) as (u & o' & c). apply win_at_once. now destruct u.
    - intros p p' o w IH q r. destruct (proj1 (is_alike p q r) _ o) as (u & o' & c). destruct u as [|q'|q']; try easy.
      apply win_keeping with q'; [easy|]. now apply IH.
    - intros p p' o w IH q r. destruct (proj1 (is_alike p q r) _ o) as (u & o' & c). destruct u as [|q'|q']; try easy.
      apply win_passing with q'; [easy|]. now apply IH.
    - intros p m n k IHk w IHw q r. constructor.
      + intro e. destruct (m e) as [x o]. destruct (proj1 (is_alike p q r) _ o) as (u & o' & _). now exists u.
      + intro o. destruct (proj2 (is_alike p q r) _ o) as (x & o' & c). now destruct x.
      + intros q' o. destruct (proj2 (is_alike p q r) _ o) as (x & o' & c). destruct x as [|p'|p']; try easy. now apply (IHk p').
      + intros q' o. destruct (proj2 (is_alike p q r) _ o) as (x & o' & c). destruct x as [|p'|p']; try easy. now apply (IHw p').
  Qed.

  (* So it is beside heaps. *)
  Definition with_heaps (p : P * N) (q : Q * N) : Prop := R (fst p) (fst q) /\ snd p = snd q.
  Lemma alike_with_heaps : alike (with_heap step) (with_heap step') with_heaps.
  Proof.
    intros [p i] [q j] [r e]. cbn in r, e. subst j. split; intros x w;
      apply with_heap_option in w as [(y & w & ->)|(m & lt & ->)].
    - apply (is_alike p q r) in w as (u & w & c). exists (beside i u). split; [now constructor|]. now destruct y, u.
    - exists (Passes (q, m)). split; [now constructor|easy].
    - apply (is_alike p q r) in w as (u & w & c). exists (beside i u). split; [now constructor|]. now destruct y, u.
    - exists (Passes (p, m)). split; [now constructor|easy].
  Qed.
End Alike.

Theorem alike_beside {P Q} misere (step : P -> result P -> Prop) (step' : Q -> result Q -> Prop) R : alike step step' R ->
  forall p q k, R p q -> mover_loses misere (with_heap step) (p, k) <-> mover_loses misere (with_heap step') (q, k).
Proof.
  intros a p q k r. split; intro l.
  - now apply (proj2 (alike_outcome misere _ _ _ (alike_with_heaps step step' R a)) (p, k) l (q, k)).
  - now apply (proj2 (alike_outcome misere _ _ _ (alike_with_heaps step' step _ (alike_sym step step' R a))) (q, k) l (p, k)).
Qed.

Theorem alike_outcome_P misere g h : played_alike g h -> outcome_P misere g -> outcome_P misere h.
Proof. intros (R & s & a) o. now apply (proj2 (alike_outcome misere _ _ R a) (start g)). Qed.

Theorem alike_nimber misere g h k : played_alike g h -> has_nimber misere g (start g) k -> has_nimber misere h (start h) k.
Proof. intros (R & s & a) o. now apply (alike_beside misere _ _ R a (start g)). Qed.
