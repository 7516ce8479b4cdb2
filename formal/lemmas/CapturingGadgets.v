(* Gadgets in the vertex-capturing game: closed sets by going through all moves, and a graph as its host and a gadget. *)
From Gamecert.lemmas Require Export Nimbers Capturing.
From Coq Require Export ZArith.
From Coq Require Import Bool Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.lemmas Require Import Exchange Tables Placed Statements Selecting.
Local Open Scope Z_scope.

(** Closed sets by going through all moves *)

Fixpoint picks {A} (l : list A) : list (A * list A) :=
  match l with [] => [] | a :: l => (a, l) :: map (fun p => (fst p, a :: snd p)) (picks l) end.
Lemma picks_permuted {A} (l : list A) a r : In (a, r) (picks l) -> Permutation l (a :: r).
Proof.
  revert a r. induction l as [|b l IH]; cbn; [easy|]. intros a r [e|h]; [injection e as -> ->; easy|].
  apply in_map_iff in h as ([c q] & e & h). cbn in e. injection e as -> <-. apply IH in h. rewrite h. apply perm_swap.
Qed.
Lemma picks_any {A} (l : list A) a : In a l -> exists r, In (a, r) (picks l).
Proof.
  induction l as [|b l IH]; cbn; [easy|]. intros [->|h]; [now exists l; left|]. destruct (IH h) as [r i].
  exists (b :: r). right. apply in_map_iff. now exists (a, r).
Qed.

Section Gadgets.
  Variables (k : N) (I J : list N) (n : Z).
  (* Numbers of inner vertices of the one gadget, and of the other; edges and leads of both. *)
  Fixpoint counters (fuel : nat) (E : list edge) (l : leads) (F : list edge) (l' : leads) : bool :=
    match fuel with
    | O => false
    | S fuel =>
        forallb (fun p => let (e, E1) := p : edge * list edge in
          existsb (fun q => let (f, F1) := q : edge * list edge in counters fuel E1 (goes e (-1) l) F1 (goes f (-1) l')) (picks F) ||
          existsb (fun q => let (f, E2) := q : edge * list edge in counters fuel E2 (goes f 1 (goes e (-1) l)) F l') (picks E1)) (picks E) &&
        forallb (fun p => let (e, F1) := p : edge * list edge in
          existsb (fun q => let (f, E1) := q : edge * list edge in counters fuel E1 (goes f 1 l) F1 (goes e 1 l')) (picks E) ||
          existsb (fun q => let (f, F2) := q : edge * list edge in counters fuel E l F2 (goes f (-1) (goes e 1 l'))) (picks F1)) (picks F) &&
        match E, F with [], [] => n + made l' J - made l I + total (fun i => weight (l' i - l i)) (up_to k) <=? 0 | _, _ => true end
    end.

  Variable names : list N.
  Hypothesis different : NoDup names.
  Notation m := (N.of_nat (length names)).
  Notation name := (name_of names).
  Notation place := (position_of names).
  Hypothesis small : (k <= m)%N.
  Variable rest : list N.
  Hypothesis elsewhere : forall v, In v rest -> place v = None.
  Hypothesis insideI : forall i, In i I -> (i < m)%N.
  Hypothesis insideJ : forall i, In i J -> (i < m)%N.

  Definition named (e : edge) : edge := ordered (name (fst e), name (snd e)).
  Definition below (e : edge) : Prop := (fst e < m)%N /\ (snd e < m)%N.
  (* The leads l by the names. *)
  Definition leads_named (l s : leads) : Prop := (forall i, (i < m)%N -> s (name i) = l i) /\ (forall v, place v = None -> s v = 0).
  Definition counted : pairs_of_gadgets := fun E s F s' => exists fuel E0 l F0 l', counters fuel E0 l F0 l' = true /\
    (forall e, In e E0 -> below e) /\ (forall e, In e F0 -> below e) /\
    Permutation E (map named E0) /\ Permutation F (map named F0) /\ leads_named l s /\ leads_named l' s'.

  Lemma named_goes e z l s : below e -> leads_named l s -> leads_named (goes e z l) (goes (named e) z s).
  Proof.
    intros [a b] [h h']. unfold named. split.
    - intros i li. unfold ordered, goes. cbn [fst snd]. destruct (name (fst e) <? name (snd e))%N; cbn [fst snd];
        rewrite h, !same_name by easy; lia.
    - intros v e'. unfold ordered, goes. cbn [fst snd]. destruct (name (fst e) <? name (snd e))%N; cbn [fst snd];
        rewrite h', !not_name by easy; easy.
  Qed.
  Lemma picked (E : list edge) E0 e K : Permutation E (map named E0) -> Permutation E (e :: K) -> (forall e, In e E0 -> below e) ->
    exists e0 K0, In (e0, K0) (picks E0) /\ e = named e0 /\ Permutation K (map named K0) /\ below e0 /\ (forall e, In e K0 -> below e).
  Proof.
    intros p q b. assert (In e (map named E0)) as i by (apply (Permutation_in e p), (Permutation_in e (Permutation_sym q)); now left).
    apply in_map_iff in i as (e0 & <- & i). destruct (picks_any E0 e0 i) as [K0 h]. exists e0, K0. split; [easy|]. split; [easy|].
    pose proof (picks_permuted _ _ _ h) as r. split; [|split].
    - apply (Permutation_cons_inv (a := named e0)). rewrite <- q, p, r. easy.
    - now apply b.
    - intros f j. apply b. apply (Permutation_in f (Permutation_sym r)). now right.
  Qed.
  Lemma pick_named (E : list edge) E0 e0 K0 : Permutation E (map named E0) -> In (e0, K0) (picks E0) -> (forall e, In e E0 -> below e) ->
    Permutation E (named e0 :: map named K0) /\ below e0 /\ (forall e, In e K0 -> below e).
  Proof.
    intros p i b. pose proof (picks_permuted _ _ _ i) as r. split; [rewrite p, r; easy|]. split.
    - apply b. apply (Permutation_in e0 (Permutation_sym r)). now left.
    - intros f j. apply b. apply (Permutation_in f (Permutation_sym r)). now right.
  Qed.
  Lemma total_named f (l : list N) : total f (map name l) = total (fun i => f (name i)) l.
  Proof. induction l as [|i l IH]; cbn; [easy|]. now rewrite IH. Qed.

  Theorem counted_closed : closed (map name (up_to k) ++ rest) (map name I) (map name J) n counted.
  Proof.
    intros E s F s' (fuel & E0 & l & F0 & l' & c & bE & bF & pE & pF & nl & nl').
    destruct fuel as [|fuel]; [easy|]. cbn [counters] in c. rewrite !andb_true_iff, !forallb_forall in c. destruct c as [[c1 c2] c3].
    split; [|split].
    - intros e K q. destruct (picked E E0 e K pE q bE) as (e0 & K0 & i & -> & pK & b0 & bK). specialize (c1 _ i). cbn in c1.
      apply orb_prop in c1 as [c1|c1]; apply existsb_exists in c1 as ([f0 L0] & j & c1).
      + destruct (pick_named F F0 f0 L0 pF j bF) as (pL & b1 & bL). left. exists (named f0), (map named L0). split; [easy|].
        exists fuel, K0, (goes e0 (-1) l), L0, (goes f0 (-1) l'). repeat (split; [easy|]). split; now apply named_goes.
      + destruct (pick_named K K0 f0 L0 pK j bK) as (pL & b1 & bL). right. exists (named f0), (map named L0). split; [easy|].
        exists fuel, L0, (goes f0 1 (goes e0 (-1) l)), F0, l'. repeat (split; [easy|]). split; [|easy]. now apply named_goes, named_goes.
    - intros e K q. destruct (picked F F0 e K pF q bF) as (e0 & K0 & i & -> & pK & b0 & bK). specialize (c2 _ i). cbn in c2.
      apply orb_prop in c2 as [c2|c2]; apply existsb_exists in c2 as ([f0 L0] & j & c2).
      + destruct (pick_named E E0 f0 L0 pE j bE) as (pL & b1 & bL). left. exists (named f0), (map named L0). split; [easy|].
        exists fuel, L0, (goes f0 1 l), K0, (goes e0 1 l'). repeat (split; [easy|]). split; now apply named_goes.
      + destruct (pick_named K K0 f0 L0 pK j bK) as (pL & b1 & bL). right. exists (named f0), (map named L0). split; [easy|].
        exists fuel, E0, l, L0, (goes f0 (-1) (goes e0 1 l')). repeat (split; [easy|]). now apply named_goes, named_goes.
    - intros -> ->. apply Permutation_nil in pE, pF. destruct E0; [|easy]. destruct F0; [|easy]. apply Z.leb_le in c3.
      unfold made in *. rewrite total_app, !total_named. destruct nl as [nl nr], nl' as [nl' nr'].
      rewrite (total_ext (fun i => Z.sgn (s' (name i))) (fun i => Z.sgn (l' i)) J) by (intros; now rewrite nl' by auto).
      rewrite (total_ext (fun i => Z.sgn (s (name i))) (fun i => Z.sgn (l i)) I) by (intros; now rewrite nl by auto).
      rewrite (total_ext (fun i => weight (s' (name i) - s (name i))) (fun i => weight (l' i - l i)) (up_to k)).
      2:{ intros i h. apply up_to_spec in h. rewrite nl, nl' by lia. easy. }
      enough (total (fun v => weight (s' v - s v)) rest = 0) by lia.
      rewrite (total_ext _ (fun _ => 0)); [clear; induction rest; cbn; lia|]. intros v i. now rewrite nr, nr' by auto.
  Qed.
End Gadgets.

(** A graph as its host and a gadget *)

Definition inner_list (k n : N) (P : coloured_graph) : list N := filter (fun i => (k <=? i)%N && vertex P i) (up_to n).
Definition gadget_list (k n : N) (P : coloured_graph) : list N := up_to k ++ inner_list k n P.

Section Side.
  Variables (names : list N) (k : N).
  Hypothesis different : NoDup names.
  Notation n := (N.of_nat (length names)).
  Notation name := (name_of names).
  Notation place := (position_of names).
  Hypothesis small : (k <= n)%N.
  Variables (G P : coloured_graph) (p p0 : colouring).
  Hypothesis held : has_gadget names k G P.
  Hypothesis there : simple_there G.
  Hypothesis ways : both_ways p.
  Hypothesis ways0 : both_ways p0.
  Hypothesis apart : forall i j, (i < k)%N -> (j < k)%N -> adjacent P i j = false.
  Hypothesis sym : forall i j, (i < n)%N -> (j < n)%N -> adjacent P i j = adjacent P j i.
  Hypothesis colours : forall i j, (i < n)%N -> (j < n)%N -> adjacent P i j = true -> p (name i) (name j) = p0 i j.
  Variable rest : list N.
  Hypothesis rest_once : NoDup rest.
  Hypothesis rest_is : forall v, In v rest <-> place v = None /\ vertex G v = true.

  Let I := inner_list k n P.
  Let V0 := map name (up_to k) ++ rest.
  Let V := V0 ++ map name I.
  Let Vp := gadget_list k n P.

  Lemma inner_list_spec i : In i I <-> (k <= i)%N /\ (i < n)%N /\ vertex P i = true.
  Proof. unfold I, inner_list. rewrite filter_In, up_to_spec, andb_true_iff, N.leb_le. tauto. Qed.
  Lemma gadget_list_spec i : In i Vp <-> (i < n)%N /\ vertex P i = true.
  Proof.
    unfold Vp, gadget_list. rewrite in_app_iff, up_to_spec. fold I. rewrite inner_list_spec. destruct held as (_ & b & _).
    split; [intros [h|h]; [split; [lia|now apply b]|tauto]|]. intros [a c]. destruct (N.lt_ge_cases i k) as [l|l]; tauto.
  Qed.
  Lemma gadget_list_once : NoDup Vp.
  Proof.
    unfold Vp, gadget_list. apply CapturePaper.NoDup_both; [apply up_to_NoDup|apply NoDup_filter, up_to_NoDup|].
    intros i a b. apply up_to_spec in a. fold I in b. apply inner_list_spec in b. lia.
  Qed.
  Lemma name_vertex i : In i Vp -> vertex G (name i) = true.
  Proof. intro h. apply gadget_list_spec in h as [a b]. now rewrite (proj1 held). Qed.
  Lemma inside_adjacent i j : In i Vp -> In j Vp -> (k <= i)%N \/ (k <= j)%N -> adjacent G (name i) (name j) = adjacent P i j.
  Proof.
    intros a b c. pose proof (name_vertex i a) as vi. pose proof (name_vertex j b) as vj.
    apply gadget_list_spec in a as [li pi], b as [lj pj]. destruct c as [c|c].
    - rewrite (proj1 (proj2 (proj2 held) i (name j) c li pi vj)). now rewrite position_name.
    - rewrite (proj2 (proj2 (proj2 held) j (name i) c lj pj vi)). now rewrite position_name.
  Qed.
  Lemma elsewhere_adjacent i u : In i I -> In u rest -> adjacent G (name i) u = false /\ adjacent G u (name i) = false.
  Proof.
    intros a b. apply inner_list_spec in a as (a1 & a2 & a3). apply rest_is in b as [b1 b2].
    destruct (proj2 (proj2 held) i u a1 a2 a3 b2) as [-> ->]. now rewrite b1.
  Qed.
  Lemma V0_spec v : In v V0 <-> (exists i, (i < k)%N /\ v = name i) \/ In v rest.
  Proof.
    unfold V0. rewrite in_app_iff, in_map_iff. split; (intros [(i & a & b)|h]; [left; exists i|now right]).
    - now apply up_to_spec in b.
    - now rewrite up_to_spec.
  Qed.
  Lemma inner_not_host i : In i I -> ~ In (name i) V0.
  Proof.
    intros a h. apply inner_list_spec in a as (a1 & a2 & _). apply V0_spec in h as [(j & l & e)|h].
    - apply (name_injective names different) in e; [|easy|lia]. lia.
    - apply rest_is in h as [h _]. now rewrite position_name in h.
  Qed.
  Lemma V0_once : NoDup V0.
  Proof.
    apply CapturePaper.NoDup_both; [apply NoDup_names; [easy| |apply up_to_NoDup]|easy|].
    - intros j h. apply up_to_spec in h. lia.
    - intros v a b. apply in_map_iff in a as (i & <- & a). apply up_to_spec in a. apply rest_is in b as [b _].
      now rewrite position_name in b by (try easy; lia).
  Qed.
  Lemma all_listed : lists G V.
  Proof.
    split.
    - apply CapturePaper.NoDup_both; [apply V0_once| |].
      + apply NoDup_names; [easy| |apply NoDup_filter, up_to_NoDup]. intros j h. now apply inner_list_spec in h.
      + intros v a b. apply in_map_iff in b as (i & <- & b). now apply (inner_not_host i).
    - intro v. unfold V. rewrite in_app_iff, V0_spec, in_map_iff. split.
      + intros [[(i & l & ->)|h]|(i & <- & h)].
        * apply name_vertex, gadget_list_spec. split; [lia|now apply held].
        * now apply rest_is.
        * apply name_vertex, gadget_list_spec. now apply inner_list_spec in h.
      + intro h. destruct (place v) as [i|] eqn:e; [|left; right; now apply rest_is].
        apply position_some in e as [l <-]. destruct (N.lt_ge_cases i k) as [c|c]; [left; left; now exists i|right].
        exists i. split; [easy|]. apply inner_list_spec. split; [easy|]. split; [easy|]. now rewrite <- (proj1 held).
  Qed.
  Lemma V_place v : In v V -> (exists i, In i Vp /\ v = name i) \/ In v rest.
  Proof.
    intro h. unfold V in h. apply in_app_or in h as [h|h].
    - apply V0_spec in h as [(i & l & ->)|h]; [left|now right]. exists i. split; [|easy]. apply gadget_list_spec. split; [lia|now apply held].
    - left. apply in_map_iff in h as (i & <- & h). exists i. split; [|easy]. apply gadget_list_spec. now apply inner_list_spec in h.
  Qed.

  Notation named := (named names).
  Lemma ordered_cases e : ordered e = e \/ ordered e = (snd e, fst e).
  Proof. unfold ordered. destruct (fst e <? snd e)%N; [now left|now right]. Qed.
  Lemma ordered_less u v : u <> v -> (fst (ordered (u, v)) < snd (ordered (u, v)))%N.
  Proof. intro d. unfold ordered. cbn. destruct (N.ltb_spec u v); cbn; lia. Qed.

  Lemma gadget_edge i j : In i Vp -> In j Vp -> (k <= i)%N \/ (k <= j)%N -> (name i < name j)%N ->
    adjacent G (name i) (name j) = true -> p (name i) (name j) = nobody -> In (name i, name j) (map named (open_edges P Vp p0)).
  Proof.
    intros a b c l ad no. pose proof (inside_adjacent i j a b c) as e. rewrite ad in e. symmetry in e.
    pose proof a as a'. pose proof b as b'. apply gadget_list_spec in a' as [li _], b' as [lj _].
    rewrite colours in no by easy. apply in_map_iff. apply N.ltb_lt in l.
    assert (i <> j) as d by (intros ->; rewrite N.ltb_irrefl in l; easy). exists (ordered (i, j)). split.
    - unfold CapturingGadgets.named, ordered. cbn. destruct (i <? j)%N; cbn; [now rewrite l|].
      now replace (name j <? name i)%N with false by (symmetry; apply N.ltb_ge; apply N.ltb_lt in l; lia).
    - unfold ordered. cbn. destruct (N.ltb_spec i j); apply open_edges_spec; repeat split; try easy; try lia.
      + now rewrite sym.
      + now rewrite ways0.
  Qed.

  Lemma open_split : Permutation (open_edges G V p) (open_edges G V0 p ++ map named (open_edges P Vp p0)).
  Proof.
    pose proof all_listed as [nd li]. apply NoDup_Permutation.
    - now apply open_edges_once.
    - apply CapturePaper.NoDup_both; [apply open_edges_once, V0_once| |].
      + assert (forall l, NoDup l -> (forall e, In e l -> (fst e < snd e)%N /\ below names e) -> NoDup (map named l)) as h.
        { induction l as [|e l IH]; intros d b; cbn; [constructor|]. inversion d; subst. constructor; [|apply IH; [easy|intros; apply b; now right]].
          intro i. apply in_map_iff in i as (f & eq & i). assert (f = e) as ->; [|easy].
          destruct (b e (or_introl eq_refl)) as [le [e1 e2]], (b f (or_intror i)) as [lf [f1 f2]].
          destruct e as [a c], f as [x y]. cbn in *. unfold CapturingGadgets.named in eq. cbn in eq.
          assert (forall i j, (i < n)%N -> (j < n)%N -> name i = name j -> i = j) as inj by (intros; now apply (name_injective names different)).
          destruct (ordered_cases (name x, name y)) as [-> | ->] in eq; destruct (ordered_cases (name a, name c)) as [-> | ->] in eq; cbn in eq;
            injection eq as h1 h2; apply inj in h1; apply inj in h2; try easy; subst; try easy; lia. }
        apply h; [apply open_edges_once, gadget_list_once|]. intros [a b] i. apply open_edges_spec in i as (ia & ib & l & _).
        apply gadget_list_spec in ia, ib. unfold below. cbn. tauto.
      + intros [u v] a b. apply in_map_iff in b as ([i j] & e & b). apply open_edges_spec in a as (iu & iv & _).
        apply open_edges_spec in b as (ii & ij & _ & ad & _). cbn in e.
        assert ((k <= i)%N \/ (k <= j)%N) as c.
        { destruct (N.lt_ge_cases i k) as [l|l]; [|now left]. destruct (N.lt_ge_cases j k) as [l'|l']; [|now right]. now rewrite apart in ad. }
        assert (In (name i) V0 /\ In (name j) V0) as [hi hj].
        { unfold CapturingGadgets.named in e. cbn in e. destruct (ordered_cases (name i, name j)) as [x|x]; rewrite x in e; cbn in e; injection e as <- <-; easy. }
        apply gadget_list_spec in ii, ij. destruct c as [c|c]; [apply (inner_not_host i)|apply (inner_not_host j)]; try easy; apply inner_list_spec; tauto.
    - intros [u v]. rewrite in_app_iff, !open_edges_spec. split.
      + intros (iu & iv & l & ad & no). assert (In u V0 /\ In v V0 \/ ~ (In u V0 /\ In v V0)) as [[a b]|out].
        { destruct (in_dec N.eq_dec u V0), (in_dec N.eq_dec v V0); tauto. }
        * left. tauto.
        * right. destruct (V_place u iu) as [(i & ii & ->)|ru]; [destruct (V_place v iv) as [(j & ij & ->)|rv]|].
          -- apply gadget_edge; try easy. destruct (N.lt_ge_cases i k) as [a|a]; [|now left]. destruct (N.lt_ge_cases j k) as [b|b]; [|now right].
             destruct out. split; apply V0_spec; left; [now exists i|now exists j].
          -- exfalso. destruct (N.lt_ge_cases i k) as [a|a]; [destruct out; split; apply V0_spec; [left; now exists i|now right]|].
             destruct (elsewhere_adjacent i v) as [x _]; [|easy|congruence]. apply gadget_list_spec in ii. now apply inner_list_spec.
          -- exfalso. destruct (V_place v iv) as [(j & ij & ->)|rv]; [|destruct out; split; apply V0_spec; now right].
             destruct (N.lt_ge_cases j k) as [a|a]; [destruct out; split; apply V0_spec; [now right|left; now exists j]|].
             destruct (elsewhere_adjacent j u) as [_ x]; [|easy|congruence]. apply gadget_list_spec in ij. now apply inner_list_spec.
      + intros [(iu & iv & h)|h].
        * split; [unfold V; apply in_or_app; now left|]. split; [unfold V; apply in_or_app; now left|easy].
        * apply in_map_iff in h as ([i j] & e & h). apply open_edges_spec in h as (ii & ij & l & ad & no).
          assert ((k <= i)%N \/ (k <= j)%N) as c.
          { destruct (N.lt_ge_cases i k) as [l1|l1]; [|now left]. destruct (N.lt_ge_cases j k) as [l'|l']; [|now right]. now rewrite apart in ad. }
          pose proof (inside_adjacent i j ii ij c) as e1. pose proof (inside_adjacent j i ij ii (match c with or_introl x => or_intror x | or_intror x => or_introl x end)) as e2.
          pose proof (name_vertex i ii) as vi. pose proof (name_vertex j ij) as vj.
          apply gadget_list_spec in ii as [li' pi], ij as [lj pj]. rewrite (sym j i), ad in e2 by easy. rewrite ad in e1.
          assert (p (name i) (name j) = nobody) as no' by now rewrite colours.
          assert (name i <> name j) as d by (intro x; apply (name_injective names different) in x; [lia|easy|easy]).
          pose proof (ordered_less _ _ d) as less. unfold CapturingGadgets.named in e. cbn in e. apply li in vi, vj.
          destruct (ordered_cases (name i, name j)) as [x|x]; rewrite x in e, less; cbn in e, less; injection e as <- <-; repeat split; try easy.
          now rewrite ways.
  Qed.

  Lemma lead_split x : In x V -> lead G V p x =
    (if in_dec N.eq_dec x V0 then lead G V0 p x else 0) + match place x with Some i => lead P Vp p0 i | None => 0 end.
  Proof.
    intro ix. set (f := fun u => if adjacent G x u then points_of (p x u) else 0).
    assert (lead G V p x = total f (map name (up_to k)) + total f rest + total f (map name I)) as e.
    { unfold lead. fold f. unfold V, V0. now rewrite !total_app. }
    assert (lead G V0 p x = total f (map name (up_to k)) + total f rest) as e0.
    { unfold lead. fold f. unfold V0. now rewrite !total_app. }
    assert (forall l, (forall u, In u l -> adjacent G x u = false) -> total f l = 0) as zero.
    { intros l h. rewrite (total_ext _ (fun _ => 0)); [clear; induction l; cbn; lia|]. intros u i. unfold f. now rewrite h. }
    assert (forall i l, x = name i -> In i Vp -> (forall j, In j l -> In j Vp /\ ((k <= i)%N \/ (k <= j)%N)) ->
      total f (map name l) = total (fun j => if adjacent P i j then points_of (p0 i j) else 0) l) as part.
    { intros i l -> ii h. rewrite total_named. apply total_ext. intros j ij. unfold f. destruct (h j ij) as [jj c].
      rewrite inside_adjacent by easy. destruct (adjacent P i j) eqn:ad; [|easy]. apply gadget_list_spec in ii, jj. now rewrite colours. }
    assert (forall i, In i I -> In i Vp) as inI by (intros i h; apply gadget_list_spec; now apply inner_list_spec in h).
    assert (forall i, (i < k)%N -> In i Vp) as inB by (intros i h; apply gadget_list_spec; split; [lia|now apply held]).
    destruct (in_dec N.eq_dec x V0) as [h|h].
    - rewrite e, e0. f_equal. apply V0_spec in h as [(i & l & ->)|h].
      + rewrite position_name by (try easy; lia). rewrite (part i I eq_refl (inB i l)).
        2:{ intros j ij. split; [now apply inI|]. apply inner_list_spec in ij. now right. }
        unfold lead, Vp, gadget_list. rewrite total_app. fold I.
        rewrite (total_ext (fun j => if adjacent P i j then points_of (p0 i j) else 0) (fun _ => 0) (up_to k)).
        * enough (forall l, total (fun _ => 0) l = 0) as -> by lia. clear. intro l. induction l; cbn; lia.
        * intros j ij. apply up_to_spec in ij. now rewrite apart.
      + rewrite (proj1 (proj1 (rest_is x) h)). apply zero. intros u iu. apply in_map_iff in iu as (i & <- & ii).
        now apply elsewhere_adjacent.
    - destruct (V_place x ix) as [(i & ii & ->)|r]; [|destruct h; apply V0_spec; now right].
      destruct (N.lt_ge_cases i k) as [l|l]; [destruct h; apply V0_spec; left; now exists i|].
      assert (In i I) as iI by (apply gadget_list_spec in ii; now apply inner_list_spec).
      pose proof ii as ii'. apply gadget_list_spec in ii' as [li _]. rewrite position_name by easy.
      rewrite e, (zero rest) by (intros u iu; now apply elsewhere_adjacent).
      rewrite (part i (up_to k) eq_refl ii), (part i I eq_refl ii).
      + unfold lead, Vp, gadget_list. rewrite total_app. fold I. lia.
      + intros j ij. split; [now apply inI|now left].
      + intros j ij. apply up_to_spec in ij. split; [now apply inB|now left].
  Qed.
End Side.
