(* The theorem on branches that cancel of docs/LEMMAS.md, for the vertex-capturing game on all graphs; and that alike boards have the
   same score, of which one of the players ensures every bound. *)
From Coq Require Import NArith ZArith List Bool Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.games Require CapturePaper.
From Gamecert.lemmas Require Import Coloured Gadgets Exchange Tables Counterplay SplitPairs Leads Capturing CapturingGadgets.
Import ListNotations.
Local Open Scope Z_scope.

(** One of the players ensures it *)

Definition opposite_leads (l : leads) : leads := fun x => - l x.
Lemma made_opposite l V : made (opposite_leads l) V = - made l V.
Proof. unfold made. induction V as [|x V IH]; [easy|]. cbn [total]. rewrite IH. unfold opposite_leads. rewrite Z.sgn_opp. lia. Qed.
Lemma goes_opposite e z l x : goes e (- z) (opposite_leads l) x = opposite_leads (goes e z l) x.
Proof. unfold goes, opposite_leads. destruct (N.eqb x (fst e)), (N.eqb x (snd e)); lia. Qed.
Lemma some_or_all {A} (P Q : A -> Prop) l : (forall x, In x l -> P x \/ Q x) -> (exists x, In x l /\ P x) \/ forall x, In x l -> Q x.
Proof.
  induction l as [|a l IH]; intro h; [now right|]. destruct (h a (or_introl eq_refl)) as [p|q]; [left; exists a; split; [now left|easy]|].
  destruct IH as [(x & i & p)|all]; [intros; apply h; now right|left; exists x; split; [now right|easy]|right; intros x [<-|i]; auto].
Qed.
Lemma one_player_ensures V n : forall E l a b, (length E <= n)%nat -> a + b = 1 ->
  makes V true E l a \/ makes V false E (opposite_leads l) b.
Proof.
  induction n as [|n IH]; intros E l a b small e.
  - destruct E; [|cbn in small; lia]. destruct (Z.le_gt_cases a (made l V)); [left; now apply settled|right; apply settled].
    rewrite made_opposite. lia.
  - destruct E as [|e0 E0] eqn:eE.
    { destruct (Z.le_gt_cases a (made l V)); [left; now apply settled|right; apply settled]. rewrite made_opposite. lia. }
    rewrite <- eE in *. assert (E <> []) as some by now rewrite eE. clear eE e0 E0.
    destruct (some_or_all (fun x : edge * list edge => makes V false (snd x) (goes (fst x) 1 l) a)
      (fun x => makes V true (snd x) (goes (fst x) (-1) (opposite_leads l)) b) (picks E)) as [([f F] & i & m)|all].
    + intros [f F] i. cbn [fst snd]. apply picks_permuted in i. apply Permutation_length in i. cbn in i.
      destruct (IH F (opposite_leads (goes f 1 l)) b a ltac:(lia) ltac:(lia)) as [m|m]; [right|left].
      * eapply makes_ext; [exact m|]. intros x _. symmetry. apply (goes_opposite f 1).
      * eapply makes_ext; [exact m|]. intros x _. unfold opposite_leads. lia.
    + left. apply picks_permuted in i. now apply chooses with f F.
    + right. apply waits; [easy|]. intros f F p. assert (In f E) as i by (apply (Permutation_in f (Permutation_sym p)); now left).
      apply picks_any in i as [r i]. pose proof (all _ i) as m. cbn [fst snd] in m. apply picks_permuted in i.
      apply makes_permuted with r; [easy|]. apply (Permutation_cons_inv (a := f)). now rewrite <- i.
Qed.
Lemma not_both_players V n : forall E l a b, (length E <= n)%nat -> 0 < a + b ->
  makes V true E l a -> makes V false E (opposite_leads l) b -> False.
Proof.
  induction n as [|n IH]; intros E l a b small e m m'; (destruct E as [|e0 E0] eqn:eE;
    [apply settled_inv in m, m'; rewrite made_opposite in m'; lia|]); [cbn in small; lia|].
  rewrite <- eE in *. assert (E <> []) as some by now rewrite eE. clear eE e0 E0.
  apply chooses_inv in m as (f & F & p & m); [|easy]. apply (waits_inv _ _ _ _ f F) in m'; [|easy].
  apply Permutation_length in p. cbn in p. apply (IH F (opposite_leads (goes f 1 l)) b a); [lia|lia| |].
  - eapply makes_ext; [exact m'|]. intros x _. apply (goes_opposite f 1).
  - eapply makes_ext; [exact m|]. intros x _. unfold opposite_leads. lia.
Qed.

(* The colours of the players exchanged. *)
Definition other (o : owner) : owner := match o with nobody => nobody | first => second | second => first end.
Definition exchange_players (p : colouring) : colouring := fun u v => other (p u v).
(* The score, the first player to move: that much, and no more. *)
Definition worth (G : coloured_graph) (p : colouring) (v : Z) : Prop := ensures G true p v /\ ensures G false (exchange_players p) (- v).

Lemma exchanged_both p : both_ways p -> both_ways (exchange_players p).
Proof. intros w u v. unfold exchange_players. now rewrite w. Qed.
Lemma open_exchanged G V p : open_edges G V (exchange_players p) = open_edges G V p.
Proof. unfold open_edges. apply filter_ext. intros [u v]. unfold exchange_players. cbn. now destruct (p u v). Qed.
Lemma lead_exchanged G V p x : lead G V (exchange_players p) x = - lead G V p x.
Proof.
  unfold lead. induction V as [|u V IH]; [easy|]. cbn [total]. rewrite IH. unfold exchange_players.
  destruct (adjacent G x u), (p x u); cbn [other points_of]; lia.
Qed.
Lemma no_more G V p v : simple_there G -> lists G V -> both_ways p ->
  ensures G false (exchange_players p) (- v) <-> ~ ensures G true p (v + 1).
Proof.
  intros s li w. rewrite !(ensures_makes G V s li) by (try apply exchanged_both; easy). rewrite open_exchanged.
  assert (forall t z, makes V t (open_edges G V p) (lead G V (exchange_players p)) z <-> makes V t (open_edges G V p) (opposite_leads (lead G V p)) z) as ->.
  { intros t z. split; intro m; (eapply makes_ext; [exact m|]); intros x _; unfold opposite_leads; now rewrite lead_exchanged. }
  split.
  - intros m m'. apply (not_both_players V _ (open_edges G V p) (lead G V p) (v + 1) (- v) (le_n _)); [lia|easy|easy].
  - intro n. destruct (one_player_ensures V _ (open_edges G V p) (lead G V p) (v + 1) (- v) (le_n _)) as [m|m]; [lia|easy|easy].
Qed.
(* What differs by points in both directions differs in worth. *)
Lemma worth_differs n G p H q V W v : simple_there G -> simple_there H -> lists G V -> lists H W -> both_ways p -> both_ways q ->
  scores_differ n G p H q -> worth H q v -> worth G p (v + n).
Proof.
  intros sg sh lg lh wp wq d [a b]. split; [now apply d|]. apply (no_more G V); try easy. apply (no_more H W) in b; try easy.
  intro m. apply b, d. now replace (v + 1 + n) with (v + n + 1) by lia.
Qed.

(** Boards alike *)

Lemma total_map f g (U : list N) : total g (map f U) = total (fun x => g (f x)) U.
Proof. induction U; cbn; congruence. Qed.
Definition alike_boards (f : N -> N) (G : coloured_graph) (p : colouring) (H : coloured_graph) (q : colouring) : Prop :=
  (forall v, vertex G v = true -> vertex H (f v) = true) /\ (forall w, vertex H w = true -> exists v, vertex G v = true /\ f v = w) /\
  (forall u v, vertex G u = true -> vertex G v = true -> f u = f v -> u = v) /\
  (forall u v, vertex G u = true -> vertex G v = true -> adjacent H (f u) (f v) = adjacent G u v) /\
  (forall u v, vertex G u = true -> vertex G v = true -> adjacent G u v = true -> q (f u) (f v) = p u v).

Lemma alike_coloured f G p H q x y o : alike_boards f G p H q -> vertex G x = true -> vertex G y = true ->
  alike_boards f G (colour x y o p) H (colour (f x) (f y) o q).
Proof.
  intros (there & all & inj & ad & own) hx hy. repeat (split; [easy|]). intros u v hu hv a. unfold colour.
  assert (forall z w, vertex G z = true -> vertex G w = true -> (f z =? f w)%N = (z =? w)%N) as e.
  { intros z w hz hw. apply eq_true_iff_eq. rewrite !N.eqb_eq. split; [now apply inj|congruence]. }
  cbn [same_pair]. rewrite !e by easy. destruct (_ || _); [easy|]. now apply own.
Qed.
Lemma alike_uncoloured f G p H q u v : alike_boards f G p H q -> vertex G u = true -> vertex G v = true ->
  uncoloured G p u v <-> uncoloured H q (f u) (f v).
Proof.
  intros (there & all & inj & ad & own) hu hv. unfold uncoloured. rewrite ad, !there by easy. split; intros (a & b & c & d).
  - rewrite own by easy. easy.
  - rewrite own in d by easy. easy.
Qed.
Theorem alike_ensures G t p v : ensures G t p v -> forall f H q, alike_boards f G p H q -> ensures H t q v.
Proof.
  intro m. induction m as [t p v V none li le|p v x y c e IH|p v some e IH]; intros f H q s; pose proof s as (there & all & inj & ad & own).
  - destruct li as [d li]. apply all_coloured with (map f V).
    + intros a b u. pose proof u as (ha & hb & _). apply all in ha as (x & hx & <-), hb as (y & hy & <-).
      apply (alike_uncoloured f G p H q) in u; [|easy..]. now apply none in u.
    + split.
      * clear none le. assert (forall x, In x V -> vertex G x = true) as hv by (intros; now apply li). clear li.
        induction d as [|x V n d IH]; cbn; [constructor|]. constructor; [|apply IH; intros; apply hv; now right].
        intro i. apply in_map_iff in i as (y & e & i). apply inj in e; [subst; easy| |]; apply hv; [now right|now left].
      * intro w. rewrite in_map_iff. split; [intros (x & <- & i); now apply there, li|]. intro h. apply all in h as (x & hx & <-). exists x. now rewrite li.
    + etransitivity; [exact le|]. apply Z.eq_le_incl.
      rewrite total_map. apply total_ext. intros x ix. f_equal. unfold lead. rewrite total_map. apply total_ext. intros y iy. apply li in ix, iy.
      rewrite ad by easy. destruct (adjacent G x y) eqn:a; [|easy]. now rewrite own.
  - pose proof c as (hx & hy & _). apply colours_one with (f x) (f y); [now apply (alike_uncoloured f G p H q)|]. apply (IH f). now apply alike_coloured.
  - destruct some as (x & y & c). apply waits_for.
    + pose proof c as (hx & hy & _). exists (f x), (f y). now apply (alike_uncoloured f G p H q).
    + intros a b u. pose proof u as (ha & hb & _). apply all in ha as (z & hz & <-), hb as (w & hw & <-).
      apply (alike_uncoloured f G p H q) in u; [|easy..]. apply (IH z w u f). now apply alike_coloured.
Qed.
Theorem alike_worth f G p H q v : alike_boards f G p H q -> worth G p v -> worth H q v.
Proof.
  intros s [a b]. split; [now apply (alike_ensures G true p v a f)|]. apply (alike_ensures _ _ _ _ b f). destruct s as (there & all & inj & ad & own).
  repeat (split; [easy|]). intros x y hx hy h. unfold exchange_players. now rewrite own.
Qed.

(** Branches that cancel *)

(* Different elements that a function joins in pairs. *)
Lemma joined_in_pairs (f : edge -> edge) n : forall E, (length E <= n)%nat -> NoDup E ->
  (forall e, In e E -> In (f e) E /\ f (f e) = e /\ f e <> e) ->
  exists D, Permutation E (in_pairs D) /\ forall p, In p D -> In (fst p) E /\ snd p = f (fst p).
Proof.
  induction n as [|n IH]; intros E small d h; (destruct E as [|e E]; [now exists []|]); [cbn in small; lia|].
  destruct (h e (or_introl eq_refl)) as (i & ff & ne). destruct i as [i|i]; [now destruct ne|].
  apply in_split in i as (A & B & ->). inversion d as [|? ? ni d']; subst. cbn in small. rewrite app_length in small. cbn in small.
  pose proof (NoDup_remove _ _ _ d') as [d2 n2]. destruct (IH (A ++ B)) as (D & p & hd).
  - rewrite app_length. lia.
  - easy.
  - intros g ig. destruct (h g) as (a & b & c); [right; apply in_or_app; cbn; apply in_app_or in ig; tauto|]. split; [|easy].
    destruct a as [a|a].
    + exfalso. apply n2. rewrite a, b. easy.
    + apply in_app_or in a as [a|[a|a]]; [apply in_or_app; now left| |apply in_or_app; now right].
      exfalso. apply ni. assert (g = e) as <- by congruence. apply in_or_app. apply in_app_or in ig. cbn. tauto.
  - exists ((e, f e) :: D). split.
    + cbn. rewrite <- p. constructor. apply Permutation_sym, Permutation_middle.
    + intros q [<-|iq]; [split; [now left|easy]|]. apply hd in iq as [iq eq]. split; [|easy]. right. apply in_or_app. apply in_app_or in iq. cbn. tauto.
Qed.
Lemma ends_ordered e x : ends (ordered e) x = ends e x.
Proof. destruct e as [u v]. unfold ordered, ends. cbn. destruct (u <? v)%N; cbn; lia. Qed.
Lemma points_other o : points_of (other o) = - points_of o.
Proof. now destruct o. Qed.

Section Cancel.
  Variables (G : coloured_graph) (p : colouring) (V : list N) (T : list (N * N)) (s : N -> N).
  Hypothesis there : simple_there G.
  Hypothesis all_of : lists G V.
  Hypothesis ways : both_ways p.
  Let X := twins_in T.
  Hypothesis once : NoDup X.
  Hypothesis inside : forall x, In x X -> vertex G x = true /\ In (s x) X.
  Hypothesis twice : forall x, s (s x) = x.
  Hypothesis twins : forall q, In q T -> s (fst q) = snd q.
  Hypothesis elsewhere : forall x, ~ In x X -> s x = x.
  (* Edges with an end there go to others, those of one player to those of the other. *)
  Hypothesis taken : forall u v, vertex G u = true -> vertex G v = true -> adjacent G u v = true -> In u X \/ In v X ->
    adjacent G (s u) (s v) = true /\ p (s u) (s v) = other (p u v) /\ same_pair (s u) (s v) (u, v) = false.

  Let H := without X G.
  Let V' := filter (fun v => negb (member X v)) V.
  Let F x u : Z := if adjacent G x u then points_of (p x u) else 0.

  Lemma stays x : In x V -> In (s x) V.
  Proof.
    destruct all_of as [_ li]. rewrite !li. intro h. destruct (in_dec N.eq_dec x X) as [i|n]; [|now rewrite elsewhere]. apply inside in i as [_ i]. now apply inside.
  Qed.
  Lemma both_there x : In (s x) X -> In x X.
  Proof. intro i. apply inside in i as [_ i]. now rewrite twice in i. Qed.
  Lemma permuted U : NoDup U -> (forall x, In x U -> In (s x) U) -> Permutation (map s U) U.
  Proof.
    intros d h. apply NoDup_Permutation; [|easy|].
    - apply FinFun.Injective_map_NoDup; [|easy]. intros x y e. apply (f_equal s) in e. now rewrite !twice in e.
    - intro x. rewrite in_map_iff. split; [intros (y & <- & i); auto|]. intro i. exists (s x). now rewrite twice; auto.
  Qed.
  Lemma turned x u : In x V -> In u V -> In x X \/ In u X -> F (s x) (s u) = - F x u.
  Proof.
    intros ix iu c. unfold F. destruct all_of as [_ li]. destruct (adjacent G x u) eqn:a.
    - destruct (taken x u) as (-> & -> & _); [now apply li|now apply li|easy|easy|]. apply points_other.
    - destruct (adjacent G (s x) (s u)) eqn:b; [|easy]. exfalso.
      destruct (taken (s x) (s u)) as (c' & _); [now apply li, stays|now apply li, stays|easy| |rewrite !twice in c'; congruence].
      destruct c as [c|c]; [left|right]; now apply inside.
  Qed.
  Lemma total_negated g U : total (fun x => - g x) U = - total g U.
  Proof. induction U; cbn; lia. Qed.
  Lemma apart : Permutation (X ++ V') V.
  Proof.
    destruct all_of as [d li]. apply NoDup_Permutation; [|easy|].
    - apply CapturePaper.NoDup_both; [easy|now apply NoDup_filter|]. intros x i j. apply filter_In in j as [_ j].
      apply negb_true_iff in j. apply member_spec in i. congruence.
    - intro x. unfold V'. rewrite in_app_iff, filter_In, negb_true_iff. split; [intros [i|[i _]]; [now apply li, inside|easy]|].
      intro i. destruct (member X x) eqn:e; [left; now apply member_spec|now right].
  Qed.
  Lemma lead_kept x : In x V' -> lead H V' p x = lead G V p x.
  Proof.
    intro i. apply filter_In in i as [ix n]. apply negb_true_iff, member_false in n. unfold lead. change (adjacent H) with (adjacent G). fold (F x).
    rewrite <- (total_permuted _ _ _ apart), total_app. enough (total (F x) X = 0) by (change (total (F x) V' = total (F x) X + total (F x) V'); lia).
    assert (total (F x) X = - total (F x) X) as e; [|lia].
    rewrite <- (total_permuted (F x) _ _ (permuted X once (fun x i => proj2 (inside x i)))) at 1. rewrite total_map, <- total_negated.
    apply total_ext. intros u iu. rewrite <- (elsewhere x n) at 1. apply turned; [easy| |now right]. apply all_of. now apply inside.
  Qed.
  Lemma lead_opposite q : In q T -> lead G V p (fst q) = - lead G V p (snd q).
  Proof.
    intro iq. destruct (in_twins T q iq) as [i1 i2]. rewrite <- (twins q iq). unfold lead. change (total (F (fst q)) V = - total (F (s (fst q))) V).
    rewrite <- (total_permuted (F (s (fst q))) _ _ (permuted V (proj1 all_of) stays)), total_map, <- total_negated.
    apply total_ext. intros u iu. rewrite turned; [lia| |easy|now left]. apply all_of. now apply inside.
  Qed.

  Definition touched (e : edge) : bool := member X (fst e) || member X (snd e).
  Definition image (e : edge) : edge := ordered (s (fst e), s (snd e)).
  Lemma ends_image e x : ends (image e) x = ends e (s x).
  Proof.
    unfold image. rewrite ends_ordered. unfold ends. cbn.
    assert (forall y, (x =? s y)%N = (s x =? y)%N) as h; [|now rewrite !h].
    intro y. apply eq_true_iff_eq. rewrite !N.eqb_eq. split; [intros ->; apply twice|intros <-; symmetry; apply twice].
  Qed.
  Lemma images e : In e (filter touched (open_edges G V p)) ->
    In (image e) (filter touched (open_edges G V p)) /\ image (image e) = e /\ image e <> e.
  Proof.
    destruct e as [u v]. rewrite !filter_In, open_edges_spec. intros ((iu & iv & l & a & no) & t). destruct all_of as [_ li], there as [irr sym].
    assert (In u X \/ In v X) as c by (unfold touched in t; cbn in t; rewrite orb_true_iff, !member_spec in t; exact t).
    destruct (taken u v) as (a' & o & other_); [now apply li|now apply li|easy|easy|]. rewrite no in o. cbn in o.
    assert (s u <> s v) as d by (intro e; apply (f_equal s) in e; rewrite !twice in e; lia).
    pose proof (stays u iu) as iu'. pose proof (stays v iv) as iv'.
    assert (In (s u) X \/ In (s v) X) as c' by (destruct c as [c|c]; [left|right]; now apply inside).
    assert (adjacent G (s v) (s u) = true) as a2 by (rewrite sym; [easy|now apply li|now apply li]).
    assert (p (s v) (s u) = nobody) as o2 by now rewrite ways.
    assert (image (image (u, v)) = (u, v)) as e2.
    { unfold image at 2. unfold ordered. cbn [fst snd]. destruct (s u <? s v)%N; unfold image, ordered; cbn [fst snd]; rewrite !twice.
      - apply N.ltb_lt in l. now rewrite l.
      - replace (v <? u)%N with false by (symmetry; apply N.ltb_ge; lia). easy. }
    split; [|split; [exact e2|]].
    - unfold image, ordered, touched. cbn [fst snd]. destruct (N.ltb_spec (s u) (s v)) as [h|h].
      + split; [now apply open_edges_spec|]. cbn. rewrite orb_true_iff, !member_spec. exact c'.
      + split; [apply open_edges_spec; repeat split; try easy; lia|]. cbn. rewrite orb_true_iff, !member_spec. tauto.
    - unfold image, ordered. cbn [fst snd same_pair] in *. destruct (s u <? s v)%N; intro e; injection e as e1 e3; rewrite e1, e3, !N.eqb_refl in other_;
        now rewrite ?orb_true_r in other_.
  Qed.

  Theorem cancelled t v : ensures H t p v -> ensures G t p v.
  Proof.
    assert (simple_there H) as there'.
    { destruct there as [irr sym]. split; cbn; intros; repeat match goal with h : _ && _ = true |- _ => apply andb_prop in h as [h _] end; auto. }
    destruct all_of as [d li]. assert (lists H V') as all'.
    { split; [now apply NoDup_filter|]. intro x. unfold V'. rewrite filter_In, li. cbn. now rewrite andb_true_iff. }
    rewrite (ensures_makes H V' there' all' t p v ways), (ensures_makes G V there all_of t p v ways). intro m.
    destruct (joined_in_pairs image _ (filter touched (open_edges G V p)) (le_n _)) as (D & pd & hd).
    { apply NoDup_filter. now apply open_edges_once. }
    { exact images. }
    set (R := open_edges H V' p) in *.
    assert (Permutation (open_edges G V p) (in_pairs D ++ [] ++ R)) as pe.
    { rewrite <- pd. cbn. apply NoDup_Permutation; [now apply open_edges_once| |].
      - apply CapturePaper.NoDup_both; [apply NoDup_filter; now apply open_edges_once|apply open_edges_once; now apply NoDup_filter|].
        intros [a b] i j. apply filter_In in i as [_ i]. unfold R in j. apply open_edges_spec in j as (ja & jb & _).
        unfold V' in ja, jb. apply filter_In in ja as [_ ja], jb as [_ jb]. unfold touched in i. cbn in i. apply negb_true_iff in ja, jb. now rewrite ja, jb in i.
      - intros [a b]. unfold R. rewrite in_app_iff, filter_In, !open_edges_spec. unfold V', touched. rewrite !filter_In. cbn [fst snd].
        change (adjacent H) with (adjacent G). destruct (member X a), (member X b); cbn; intuition congruence. }
    apply makes_permuted with (in_pairs D ++ [] ++ R); [|now apply Permutation_sym].
    apply makes_among with (X ++ V'); [|exact apart]. apply strike_sound; [cbn; lia| |].
    - split; [easy|]. split; [exact lead_opposite|]. split; [|split; [easy|]].
      + intros [e e'] i. apply hd in i as [i e1]. cbn [fst snd] in i, e1. subst e'. unfold cancels. cbn [fst snd]. rewrite andb_true_iff, !forallb_forall. split.
        * intros x ix. apply Z.eqb_eq. rewrite ends_image. unfold V' in ix. apply filter_In in ix as [_ ix]. apply negb_true_iff, member_false in ix.
          now rewrite elsewhere.
        * intros q iq. apply Z.eqb_eq. rewrite !ends_image. rewrite (twins q iq). rewrite <- (twins q iq), twice. lia.
      + intros [a b] i. unfold R in i. apply open_edges_spec in i as (ia & ib & _). unfold V' in ia, ib. apply filter_In in ia as [_ ia], ib as [_ ib].
        apply negb_true_iff, member_false in ia, ib. unfold off. apply forallb_forall. intros x ix. apply Z.eqb_eq. unfold ends. cbn.
        destruct (N.eqb_spec x a) as [->|_]; [easy|]. destruct (N.eqb_spec x b) as [->|_]; easy.
    - eapply makes_ext; [exact m|]. exact lead_kept.
  Qed.
End Cancel.
