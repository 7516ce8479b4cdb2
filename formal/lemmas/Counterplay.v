(* The theorem on counterplay of docs/LEMMAS.md, in every host: gadgets in the vertex-capturing game. *)
From Coq Require Import NArith ZArith List Bool Lia Permutation.
Import ListNotations.
Local Open Scope Z_scope.

(** The game on edges that are left, in any order, and leads *)

Definition edge := (N * N)%type.
Definition leads := N -> Z.
(* What the edge e, gone to a player, adds to the leads at its ends. *)
Definition goes (e : edge) (z : Z) (l : leads) : leads :=
  fun x => l x + (if N.eqb x (fst e) then z else 0) + (if N.eqb x (snd e) then z else 0).
Fixpoint total (f : N -> Z) (V : list N) : Z := match V with [] => 0 | v :: V => f v + total f V end.
(* What the first player makes, less the second. *)
Definition made (l : leads) (V : list N) : Z := total (fun v => Z.sgn (l v)) V.

(* The first player, who is to move or not, can make v. *)
Inductive makes (V : list N) : bool -> list edge -> leads -> Z -> Prop :=
| settled t l v : v <= made l V -> makes V t [] l v
| chooses E e E' l v : Permutation E (e :: E') -> makes V false E' (goes e 1 l) v -> makes V true E l v
| waits E l v : E <> [] -> (forall e E', Permutation E (e :: E') -> makes V true E' (goes e (-1) l) v) -> makes V false E l v.

Lemma total_ext f g V : (forall v, In v V -> f v = g v) -> total f V = total g V.
Proof. induction V as [|v V IH]; cbn; [easy|]. intro h. rewrite h, IH by auto. easy. Qed.
Lemma total_at_most f g V : (forall v, In v V -> f v <= g v) -> total f V <= total g V.
Proof. induction V as [|v V IH]; cbn; [easy|]. intro h. specialize (IH (fun v i => h v (or_intror i))). specialize (h v (or_introl eq_refl)). lia. Qed.
Lemma total_app f V W : total f (V ++ W) = total f V + total f W.
Proof. induction V as [|v V IH]; cbn; [easy|]. rewrite IH. lia. Qed.
Lemma total_plus f g V : total (fun v => f v + g v) V = total f V + total g V.
Proof. induction V as [|v V IH]; cbn; [easy|]. rewrite IH. lia. Qed.
Lemma total_permuted f V W : Permutation V W -> total f V = total f W.
Proof. intro p. induction p; cbn; lia. Qed.

Lemma goes_ext e z l l' x : l x = l' x -> goes e z l x = goes e z l' x.
Proof. intro h. unfold goes. now rewrite h. Qed.
Lemma goes_goes e y f z l x : goes e y (goes f z l) x = goes f z (goes e y l) x.
Proof. unfold goes. lia. Qed.
Lemma makes_ext V t E l v : makes V t E l v -> forall l', (forall x, In x V -> l x = l' x) -> makes V t E l' v.
Proof.
  intro m. induction m as [t l v le|E e E' l v p m IH|E l v some m IH]; intros l' h.
  - apply settled. unfold made in *. rewrite <- (total_ext (fun v => Z.sgn (l v))); [easy|]. intros. now rewrite h.
  - apply chooses with e E'; [easy|]. apply IH. intros x i. now apply goes_ext, h.
  - apply waits; [easy|]. intros e E' p. apply (IH e E' p). intros x i. now apply goes_ext, h.
Qed.
Lemma makes_permuted V t E F l v : makes V t E l v -> Permutation E F -> makes V t F l v.
Proof.
  intros m p. destruct m as [t l v le|E e E' l v q m|E l v some m].
  - apply Permutation_nil in p as ->. now apply settled.
  - apply chooses with e E'; [|easy]. now rewrite <- p.
  - apply waits; [|intros e E' q; apply m; now rewrite p]. intros ->. now apply Permutation_sym, Permutation_nil in p.
Qed.
Lemma makes_fewer V t E l v : makes V t E l v -> forall v', v' <= v -> makes V t E l v'.
Proof.
  intro m. induction m as [t l v le|E e E' l v p m IH|E l v some m IH]; intros v' h.
  - apply settled. lia.
  - apply chooses with e E'; auto.
  - apply waits; [easy|]. intros e E' p. now apply (IH e E' p).
Qed.

Lemma waits_inv V E l v e E' : makes V false E l v -> Permutation E (e :: E') -> makes V true E' (goes e (-1) l) v.
Proof.
  intros m p. inversion m as [| |E0 l0 v0 some w]; subst; [now apply Permutation_nil in p|now apply w].
Qed.
Lemma chooses_inv V E l v : makes V true E l v -> E <> [] -> exists e E', Permutation E (e :: E') /\ makes V false E' (goes e 1 l) v.
Proof. intros m some. inversion m as [|E0 e E' l0 v0 p w|]; subst; [easy|]. now exists e, E'. Qed.
Lemma settled_inv V t l v : makes V t [] l v -> v <= made l V.
Proof. intro m. inversion m as [| ? ? ? ? ? p |]; subst; [easy|now apply Permutation_nil in p|easy]. Qed.

Lemma other_edge (e f : edge) E F : Permutation (e :: E) (f :: F) ->
  e = f /\ Permutation E F \/ exists K, Permutation E (f :: K) /\ Permutation F (e :: K).
Proof.
  intro p. assert (In f (e :: E)) as [->|i] by (apply (Permutation_in f (Permutation_sym p)); now left).
  - left. split; [easy|]. now apply Permutation_cons_inv in p.
  - right. apply in_split in i as (A & B & ->). exists (A ++ B). split; [now apply Permutation_sym, Permutation_middle|].
    apply (@Permutation_cons_app_inv edge F (e :: A) B f). now apply Permutation_sym.
Qed.

(** Lemma 1: a gift does no harm *)

Lemma gift V : forall N0, (forall E, (length E <= N0)%nat -> forall l v,
  (forall e E' t, Permutation E (e :: E') -> makes V t E l v -> makes V t E' (goes e 1 l) v) /\
  (makes V false E l v -> makes V true E l v)).
Proof.
  induction N0 as [|N0 IH]; intros E small l v.
  - destruct E as [|e E]; [|cbn in small; lia]. split.
    + intros e E' t p. now apply Permutation_nil in p.
    + intro m. inversion m; subst; [now apply settled|easy].
  - assert (forall e E', Permutation E (e :: E') -> makes V false E l v -> makes V false E' (goes e 1 l) v) as waiting.
    { intros e E' p m. pose proof (Permutation_length p) as le. cbn in le.
      inversion m as [t l' v' le'| |E0 l0 v0 some w]; subst; [now apply Permutation_nil in p|]. destruct E' as [|f E'].
      - apply settled. specialize (w e [] p). inversion w as [t l' v' le'|E0 e0 E1 l0 v0 q _|]; subst; [|now apply Permutation_nil in q].
        etransitivity; [exact le'|]. apply total_at_most. intros u _. unfold goes.
        destruct (N.eqb u (fst e)), (N.eqb u (snd e)); lia.
      - apply waits; [easy|]. intros f' E'' q. specialize (w f' (e :: E'')).
        eapply makes_ext; [|intros x _; apply (goes_goes e 1 f' (-1))].
        apply (IH (e :: E'')); [rewrite (Permutation_length q) in le; cbn in *; lia|easy|].
        apply w. rewrite p, q. apply perm_swap. }
    assert (makes V false E l v -> makes V true E l v) as hurry.
    { intro m. destruct E as [|e E]; [inversion m; subst; [now apply settled|easy]|]. apply chooses with e E; [easy|]. now apply waiting. }
    split; [|easy]. intros e E' [|] p m; [|now apply waiting].
    inversion m as [t l' v' le'|E0 f E1 l0 v0 q w|]; subst; [now apply Permutation_nil in p|].
    pose proof (Permutation_length p) as lp. pose proof (Permutation_length q) as lq. cbn in lp, lq.
    destruct (other_edge e f E' E1) as [[<- r]|(K & r & r')]; [now rewrite <- p|..].
    + apply (proj2 (IH E' ltac:(lia) _ _)). apply makes_permuted with E1; [easy|]. now apply Permutation_sym.
    + apply chooses with f K; [easy|]. eapply makes_ext; [|intros x _; apply (goes_goes e 1 f 1)].
      now apply (proj1 (IH E1 ltac:(lia) _ _) e K false).
Qed.
Lemma gift_waiting V E l v : makes V false E l v -> makes V true E l v.
Proof. now apply (gift V (length E) E). Qed.

(** Closed sets of triples *)

(* The most that sgn (h + z) - sgn h can be. *)
Definition weight (z : Z) : Z := if z <=? 0 then 0 else if z =? 1 then 1 else 2.
Lemma weight_most h s s' : Z.sgn (h + s') - Z.sgn (h + s) <= weight (s' - s).
Proof.
  unfold weight. destruct (Z.leb_spec (s' - s) 0), (Z.eqb_spec (s' - s) 1);
    destruct (Z.sgn_spec (h + s)) as [[? ->]|[[? ->]|[? ->]]], (Z.sgn_spec (h + s')) as [[? ->]|[[? ->]|[? ->]]]; lia.
Qed.

Definition pairs_of_gadgets := list edge -> leads -> list edge -> leads -> Prop.
(* V0: vertices outside of the gadgets, the boundary with them; V1 and V2: inner ones. *)
Definition closed (V0 V1 V2 : list N) (n : Z) (R : pairs_of_gadgets) : Prop := forall E s E' s', R E s E' s' ->
  (forall e F, Permutation E (e :: F) ->
    (exists e' F', Permutation E' (e' :: F') /\ R F (goes e (-1) s) F' (goes e' (-1) s')) \/
    (exists f F2, Permutation F (f :: F2) /\ R F2 (goes f 1 (goes e (-1) s)) E' s')) /\
  (forall e' F', Permutation E' (e' :: F') ->
    (exists e F, Permutation E (e :: F) /\ R F (goes e 1 s) F' (goes e' 1 s')) \/
    (exists f F2, Permutation F' (f :: F2) /\ R E s F2 (goes f (-1) (goes e' 1 s')))) /\
  (E = [] -> E' = [] -> n + made s' V2 - made s V1 + total (fun v => weight (s' v - s v)) V0 <= 0).

Definition sum (h s : leads) : leads := fun x => h x + s x.
Lemma sum_host e z h s x : goes e z (sum h s) x = sum (goes e z h) s x.
Proof. unfold goes, sum. lia. Qed.
Lemma sum_gadget e z h s x : goes e z (sum h s) x = sum h (goes e z s) x.
Proof. unfold goes, sum. lia. Qed.

Lemma move_in (H E : list edge) e F : Permutation (H ++ E) (e :: F) ->
  (exists K, Permutation H (e :: K) /\ Permutation F (K ++ E)) \/ (exists K, Permutation E (e :: K) /\ Permutation F (H ++ K)).
Proof.
  intro p. assert (In e (H ++ E)) as i by (apply (Permutation_in e (Permutation_sym p)); now left).
  apply in_app_or in i as [i|i]; apply in_split in i as (A & B & ->).
  - left. exists (A ++ B). split; [now apply Permutation_sym, Permutation_middle|].
    rewrite <- app_assoc in *. cbn in p. now apply (@Permutation_cons_app_inv edge F A (B ++ E) e), Permutation_sym.
  - right. exists (A ++ B). split; [now apply Permutation_sym, Permutation_middle|].
    rewrite app_assoc in *. now apply (@Permutation_cons_app_inv edge F (H ++ A) B e), Permutation_sym.
Qed.

Section Counterplay.
  Variables (V0 V1 V2 : list N) (n : Z) (R : pairs_of_gadgets).
  Hypothesis is_closed : closed V0 V1 V2 n R.
  Definition inside (v : N) : Prop := In v V1 \/ In v V2.
  Definition host_edges (H : list edge) : Prop := forall e, In e H -> ~ inside (fst e) /\ ~ inside (snd e).
  Definition host_leads (h : leads) : Prop := forall v, inside v -> h v = 0.

  Lemma host_less H e K : host_edges H -> Permutation H (e :: K) -> host_edges K.
  Proof. intros h p f i. apply h. apply (Permutation_in f (Permutation_sym p)). now right. Qed.
  Lemma host_goes H e K z h : host_edges H -> Permutation H (e :: K) -> host_leads h -> host_leads (goes e z h).
  Proof.
    intros he p hl v i. unfold goes. rewrite hl by easy.
    destruct (he e) as [a b]; [apply (Permutation_in e (Permutation_sym p)); now left|].
    destruct (N.eqb_spec v (fst e)) as [->|_]; [easy|]. destruct (N.eqb_spec v (snd e)) as [->|_]; [easy|]. lia.
  Qed.

  Theorem counterplay : forall N0 H h E s E' s', (length H + length E + length E' <= N0)%nat ->
    host_edges H -> host_leads h -> R E s E' s' -> forall t v,
    makes (V0 ++ V2) t (H ++ E') (sum h s') v -> makes (V0 ++ V1) t (H ++ E) (sum h s) (v + n).
  Proof.
    induction N0 as [N0 IH] using (well_founded_induction Wf_nat.lt_wf). intros H h E s E' s' small he hl r.
    destruct (is_closed E s E' s' r) as (second & first & last).
    assert (forall H1 h1 E1 s1 E1' s1' t l l' v F F', (length H1 + length E1 + length E1' < length H + length E + length E')%nat ->
      host_edges H1 -> host_leads h1 -> R E1 s1 E1' s1' -> Permutation F (H1 ++ E1) -> Permutation F' (H1 ++ E1') ->
      (forall x, l x = sum h1 s1 x) -> (forall x, l' x = sum h1 s1' x) ->
      makes (V0 ++ V2) t F' l' v -> makes (V0 ++ V1) t F l (v + n)) as later.
    { intros H1 h1 E1 s1 E1' s1' t l l' v F F' less e1 l1 r1 pF pF' el el' m.
      apply makes_permuted with (H1 ++ E1); [|now apply Permutation_sym]. apply makes_ext with (sum h1 s1); [|intros; now rewrite el].
      apply (IH (length H1 + length E1 + length E1')%nat ltac:(lia) H1 h1 E1 s1 E1' s1'); try easy.
      apply makes_permuted with F'; [|easy]. now apply makes_ext with l'. }
    clear IH.
    assert (forall t v, H = [] -> E = [] -> E' = [] -> makes (V0 ++ V2) t (H ++ E') (sum h s') v -> makes (V0 ++ V1) t (H ++ E) (sum h s) (v + n)) as ended.
    { intros t v -> -> -> m. specialize (last eq_refl eq_refl). cbn in *.
      assert (v <= made (sum h s') (V0 ++ V2)) as le by now apply settled_inv in m.
      apply settled. unfold made in *. rewrite total_app in *.
      assert (total (fun v => Z.sgn (sum h s' v)) V2 = total (fun v => Z.sgn (s' v)) V2) as e2.
      { apply total_ext. intros u i. unfold sum. now rewrite hl by (now right). }
      assert (total (fun v => Z.sgn (sum h s v)) V1 = total (fun v => Z.sgn (s v)) V1) as e1.
      { apply total_ext. intros u i. unfold sum. now rewrite hl by (now left). }
      assert (total (fun v => Z.sgn (sum h s' v)) V0 <= total (fun v => Z.sgn (sum h s v) + weight (s' v - s v)) V0) as e0.
      { apply total_at_most. intros u _. unfold sum. pose proof (weight_most (h u) (s u) (s' u)). lia. }
      rewrite total_plus in e0. lia. }
    assert (forall v, H ++ E <> [] -> makes (V0 ++ V2) false (H ++ E') (sum h s') v -> makes (V0 ++ V1) false (H ++ E) (sum h s) (v + n)) as waiting.
    { intros v some m. apply waits; [easy|]. intros e F p. apply move_in in p as [(K & p & q)|(K & p & q)]; pose proof (Permutation_length p) as lp; cbn in lp.
      - apply (later K (goes e (-1) h) E s E' s' true _ (goes e (-1) (sum h s')) v F (K ++ E')); try easy; try lia.
        + now apply host_less with H e.
        + now apply host_goes with H K.
        + apply sum_host.
        + apply sum_host.
        + apply waits_inv with (H ++ E'); [easy|]. now rewrite p.
      - destruct (second e K p) as [(e' & F' & p' & r')|(f & F2 & p' & r')]; pose proof (Permutation_length p') as lp'; cbn in lp'.
        + apply (later H h K (goes e (-1) s) F' (goes e' (-1) s') true _ (goes e' (-1) (sum h s')) v F (H ++ F')); try easy; try lia.
          * apply sum_gadget.
          * apply sum_gadget.
          * apply waits_inv with (H ++ E'); [easy|]. rewrite p'. now rewrite <- Permutation_middle.
        + apply chooses with f (H ++ F2); [rewrite q, p'; now rewrite <- Permutation_middle|].
          apply (later H h F2 (goes f 1 (goes e (-1) s)) E' s' false _ (sum h s') v (H ++ F2) (H ++ E')); try easy; try lia.
          intro x. rewrite <- sum_gadget. apply goes_ext. apply sum_gadget. }
    assert (forall v, H ++ E' <> [] -> makes (V0 ++ V2) true (H ++ E') (sum h s') v -> makes (V0 ++ V1) true (H ++ E) (sum h s) (v + n)) as moving.
    { intros v some m. apply chooses_inv in m as (e & F & p & w); [|easy].
      apply move_in in p as [(K & p & q)|(K & p & q)]; pose proof (Permutation_length p) as lp; cbn in lp.
      - apply chooses with e (K ++ E); [now rewrite p|].
        apply (later K (goes e 1 h) E s E' s' false _ (goes e 1 (sum h s')) v (K ++ E) F); try easy; try lia.
        + now apply host_less with H e.
        + now apply host_goes with H K.
        + apply sum_host.
        + apply sum_host.
      - destruct (first e K p) as [(e' & F' & p' & r')|(f & F2 & p' & r')]; pose proof (Permutation_length p') as lp'; cbn in lp'.
        + apply chooses with e' (H ++ F'); [rewrite p'; now rewrite <- Permutation_middle|].
          apply (later H h F' (goes e' 1 s) K (goes e 1 s') false _ (goes e 1 (sum h s')) v (H ++ F') F); try easy; try lia.
          * apply sum_gadget.
          * apply sum_gadget.
        + apply (later H h E s F2 (goes f (-1) (goes e 1 s')) true _ (goes f (-1) (goes e 1 (sum h s'))) v (H ++ E) (H ++ F2)); try easy; try lia.
          * intro x. rewrite <- sum_gadget. apply goes_ext. apply sum_gadget.
          * apply waits_inv with F; [easy|]. rewrite q, p'. now rewrite <- Permutation_middle. }
    assert (forall l : list edge, l = [] \/ l <> []) as nothing by (intros [|? ?]; [now left|now right]).
    intros t v m. destruct (nothing (H ++ E)) as [none|some], (nothing (H ++ E')) as [none'|some'].
    - apply app_eq_nil in none as [a b], none' as [_ c]. now apply ended.
    - assert (makes (V0 ++ V1) true (H ++ E) (sum h s) (v + n)) as done.
      { apply moving; [easy|]. destruct t; [easy|]. now apply gift_waiting. }
      rewrite none in *. now apply settled, (settled_inv _ true).
    - assert (makes (V0 ++ V1) false (H ++ E) (sum h s) (v + n)) as done.
      { apply waiting; [easy|]. rewrite none' in *. now apply settled, (settled_inv _ t). }
      destruct t; [now apply gift_waiting|easy].
    - destruct t; [now apply moving|now apply waiting].
  Qed.
End Counterplay.
