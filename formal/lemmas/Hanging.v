(* Lemmas about graphs on which parts hang, each at one vertex: proved by tables for all that such parts may do. *)
From Gamecert.lemmas Require Export Statements Parities Parts Totals.
From Coq Require Import Bool Btauto Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.lemmas Require Import Exchange Tables Placed.

Definition all_red (W : list N) (G : coloured_graph) : Prop := forall v, In v W -> green G v = false.
Definition some_green (W : list N) (G : coloured_graph) : Prop := exists v, In v W /\ green G v = true.
Definition nontrivial (G : coloured_graph) : Prop := exists v, vertex G v = true /\ green G v = true.
Definition nothing_but (l : list N) (G : coloured_graph) : Prop := forall v, vertex G v = true -> In v l.

(** Whether a finite graph can be won is decided *)

Lemma inserted_permutes v l : forall s, In s (inserted v l) -> Permutation (v :: l) s.
Proof.
  induction l as [|u l IH]; intros s [<-|h]; try easy. apply in_map_iff in h as (t & <- & h).
  rewrite perm_swap. constructor. now apply IH.
Qed.
Lemma permutations_permute l : forall s, In s (permutations l) -> Permutation l s.
Proof.
  induction l as [|v l IH]; cbn; intro s; [now intros [<-|[]]|]. intro h. apply in_flat_map in h as (t & a & b).
  apply IH in a. apply inserted_permutes in b. now rewrite a.
Qed.
Lemma winnable_or_not G l : orders G l -> winnable G \/ ~ winnable G.
Proof.
  intros [d is]. set (right_all := fun s => forallb (fun v => xorb (green G v) (odd_before G s v)) s).
  destruct (existsb right_all (permutations l)) eqn:e; [left|right].
  - apply existsb_exists in e as (s & p & r). apply permutations_permute in p. exists s. apply winning_orders.
    assert (forall v, In v s <-> vertex G v = true) as all.
    { intro v. rewrite <- is. split; apply Permutation_in; [now symmetry|easy]. }
    split; [split; [now apply (Permutation_NoDup p)|easy]|]. intros v h. apply all in h. unfold right_all in r.
    rewrite forallb_forall in r. now apply r.
  - intros [s w]. apply winning_orders in w as [[ds all] r]. enough (existsb right_all (permutations l) = true) by congruence.
    apply existsb_exists. exists s. split.
    + apply permutations_all, NoDup_Permutation; [easy|easy|]. intro v. now rewrite all, is.
    + apply forallb_forall. intros v i. now apply r, all.
Qed.

(** What a part does *)

(* The colour of its vertex with which its game is won, if any; own vertices, edges and green own vertices, modulo 2; the green own
   vertices, modulo 2; whether all own vertices are red. *)
Record behaviour := Behaviour { winning : option bool; parity : bool; greens : bool; red : bool }.
Notation game_with c x W G := (with_colour x%N c (only (x%N :: W) G)).
Definition behaves (G : coloured_graph) (x : N) (W : list N) (b : behaviour) : Prop :=
  match winning b with
  | Some c => winnable (game_with c x W G)
  | None => ~ winnable (game_with true x W G) /\ ~ winnable (game_with false x W G)
  end /\
  part_parity G x W = parity b /\ odd_number (green G) W = greens b /\ if red b then all_red W G else some_green W G.
Definition all_behaviours : list behaviour :=
  flat_map (fun w => flat_map (fun p => flat_map (fun g => map (Behaviour w p g) [true; false]) [true; false]) [true; false]) [None; Some true; Some false].

(* What a lemma supposes of a part: that its game is winnable or not, with a colour of its vertex or any. *)
Inductive part_kind := any_part | odd_part | even_part | driven_part.
Record supposition := Supposed { kind : part_kind; odd : option bool; trivial : option bool; wins : list (bool * option bool) }.
Definition is_supposed (G : coloured_graph) (x : N) (W : list N) (h : supposition) : Prop :=
  match kind h with
  | any_part => True | odd_part => oddity (x :: W) G | even_part => event (x :: W) G | driven_part => parity_driven (x :: W) G
  end /\
  match odd h with None => True | Some o => odd_number (green G) W = o end /\
  match trivial h with None => True | Some true => all_red W G | Some false => some_green W G end /\
  fold_right (fun w rest => match w with
    | (true, Some c) => winnable (game_with c x W G) | (false, Some c) => ~ winnable (game_with c x W G)
    | (true, None) => exists c, winnable (game_with c x W G) | (false, None) => forall c, ~ winnable (game_with c x W G)
    end /\ rest) True (wins h).

Definition possible (h : supposition) (b : behaviour) : bool :=
  match winning b with Some c => eqb (parity b) (negb c) && (c || negb (red b)) | None => true end &&
  negb (red b && greens b) &&
  (match kind h with any_part => true | _ => match winning b with Some _ => true | None => red b && parity b end end) &&
  (let odd_type := xorb (parity b) (negb (greens b)) in match kind h with odd_part => odd_type | even_part => negb odd_type | _ => true end) &&
  match odd h with None => true | Some o => eqb (greens b) o end &&
  match trivial h with None => true | Some t => eqb (red b) t end &&
  forallb (fun w : bool * option bool => eqb (fst w)
    match winning b, snd w with Some c, Some c' => eqb c c' | Some _, None => true | None, _ => false end) (wins h).

Section Behaviour.
  Variables (G : coloured_graph) (x : N) (W : list N).
  Hypothesis simple_graph : simple G.
  Hypothesis part : part_at G x W.

  Lemma game_orders c : orders (game_with c x W G) (x :: W).
  Proof. destruct part as (d & _). split; [easy|]. intro v. symmetry. apply (member_spec (x :: W)). Qed.
  Lemma winning_parity c : winnable (game_with c x W G) -> part_parity G x W = negb c.
  Proof.
    intro w. destruct simple_graph as [_ sym], part as (d & _). pose proof (game_orders c) as o.
    pose proof (total_winnable (game_with c x W G) (x :: W) (fun u v => sym u v) d (fun v h => proj2 (proj2 o v) h) w) as t.
    rewrite (total_orders (game_with c x W G) (x :: W) (x :: W) (fun u v => sym u v) d (fun v h => proj2 (proj2 o v) h) o) in t.
    rewrite (odd_edges_same (game_with c x W G) G (x :: W) eq_refl) in t. unfold odd_order in t. cbn [odd_number] in t.
    unfold part_parity, odd_order. cbn [with_colour green] in t. rewrite N.eqb_refl in t.
    rewrite (odd_number_ext (fun v => if v =? x then c else green (only (x :: W) G) v) (green G) W) in t.
    - revert t. destruct (odd_number (fun _ => true) W), (odd_edges G (x :: W)), c, (odd_number (green G) W); easy.
    - intros v i. cbn. destruct (N.eqb_spec v x) as [->|_]; [|easy]. now inversion d.
  Qed.
  Lemma red_game : all_red W G -> ~ winnable (game_with false x W G).
  Proof.
    intros r [[|v t] w].
    - specialize (w x). cbn in w. now rewrite N.eqb_refl in w.
    - destruct w as (hv & g & _). cbn in hv, g. destruct (N.eqb_spec v x) as [->|_]; [easy|]. cbn in hv.
      rewrite r in g; [easy|]. now apply member_spec.
  Qed.

  Lemma some_behaviour h : is_supposed G x W h -> exists b, behaves G x W b /\ possible h b = true.
  Proof.
    intros (hk & ho & ht & hw).
    set (p := part_parity G x W). set (g := odd_number (green G) W). set (r := forallb (fun v => negb (green G v)) W).
    assert (if r then all_red W G else some_green W G) as hr.
    { destruct r eqn:e.
      - intros v i. unfold r in e. rewrite forallb_forall in e. apply negb_true_iff. now apply e.
      - unfold r in e. clear - e. induction W as [|v l IH]; [easy|]. cbn in e. destruct (green G v) eqn:gv; [exists v; cbn; auto|].
        destruct (IH e) as (u & i & gu). exists u. cbn. auto. }
    assert (r = true -> g = false) as rg.
    { intros e. rewrite e in hr. now apply odd_number_none. }
    assert (exists w, match w with
      | Some c => winnable (game_with c x W G) | None => ~ winnable (game_with true x W G) /\ ~ winnable (game_with false x W G) end) as [w win].
    { destruct (winnable_or_not _ _ (game_orders true)) as [a|a]; [now exists (Some true)|].
      destruct (winnable_or_not _ _ (game_orders false)) as [b|b]; [now exists (Some false)|]. now exists None. }
    assert (forall c, w = Some c -> p = negb c) as wp by (intros c ->; now apply winning_parity).
    assert (forall c, winnable (game_with c x W G) -> w = Some c) as only_w.
    { intros c h'. pose proof (winning_parity c h') as e. destruct w as [c'|].
      - pose proof (wp c' eq_refl) as e'. fold p in e. rewrite e in e'. now destruct c, c'.
      - destruct c; easy. }
    exists (Behaviour w p g r). split; [repeat split; easy|]. unfold possible. cbn [winning parity greens red].
    assert (match w with Some c => eqb p (negb c) && (c || negb r) | None => true end = true) as c1.
    { destruct w as [c|]; [|easy]. rewrite (wp c eq_refl), eqb_reflx. destruct c, r eqn:e; try easy. now apply red_game in win. }
    assert (negb (r && g) = true) as c2 by (destruct r; [now rewrite rg|easy]).
    assert (parity_driven (x :: W) G -> match w with Some _ => true | None => r && p end = true) as driven.
    { intro d. destruct w as [c|]; [easy|].
      assert (forall c, p = negb c -> (c = true \/ exists v, In v W /\ green G v = true) -> False) as no.
      { intros c e some. apply (driven_game G x W part c d) in some; [destruct win, c; easy|].
        unfold p, part_parity, odd_order in e. unfold odd_order. cbn [odd_number]. revert e.
        destruct (odd_number (fun _ => true) W), (odd_edges G (x :: W)), c, (odd_number (green G) W); easy. }
      destruct p eqn:e; [|now destruct (no true); auto]. destruct r eqn:f; [easy|]. destruct (no false); auto. }
    assert (xorb (odd_order (x :: W)) (odd_edges G (x :: W)) = xorb p (negb g)) as type.
    { unfold p, g, part_parity, odd_order. cbn [odd_number].
      destruct (odd_number (fun _ => true) W), (odd_edges G (x :: W)), (odd_number (green G) W); easy. }
    rewrite c1, c2. cbn [andb]. rewrite !andb_true_iff. repeat split.
    - destruct (kind h); [easy| | |]; apply driven; [apply hk|apply hk|exact hk].
    - destruct (kind h); [easy| | |easy].
      + rewrite <- type. apply hk.
      + apply negb_true_iff. rewrite <- type. apply hk.
    - destruct (odd h) as [o|]; [|easy]. fold g in ho. rewrite ho. apply eqb_reflx.
    - destruct (trivial h) as [[|]|], r eqn:f; try easy.
      + destruct hr as (v & i & gv). rewrite ht in gv; easy.
      + destruct ht as (v & i & gv). rewrite hr in gv; easy.
    - clear - hw win only_w. induction (wins h) as [|[yes c] l IH]; [easy|]. cbn [fold_right forallb] in *. destruct hw as [a b].
      rewrite (IH b), andb_true_r. cbn [fst snd]. destruct yes, c as [c|].
      + rewrite (only_w c a). now rewrite eqb_reflx.
      + destruct a as [c a]. now rewrite (only_w c a).
      + destruct w as [c'|]; [|easy]. destruct (eqb c' c) eqn:e; [|easy]. apply eqb_prop in e as ->. easy.
      + destruct w as [c'|]; [|easy]. now destruct (a c').
  Qed.
End Behaviour.
Lemma all_behaviours_are b : In b all_behaviours.
Proof. destruct b as [[[]|] [] [] []]; vm_compute; tauto. Qed.
Lemma behaves_elsewhere G H x W b : adjacent G = adjacent H -> (forall v, In v W -> green G v = green H v) ->
  behaves G x W b -> behaves H x W b.
Proof.
  intros a g (w & p & o & r).
  assert (forall c, same (game_with c x W G) (game_with c x W H)) as e.
  { intro c. split; [easy|]. split; [intros u v _ _; cbn; now rewrite a|]. intros v h. apply (member_spec (x :: W)) in h. cbn.
    destruct (N.eqb_spec v x) as [->|n]; [easy|]. apply g. destruct h; [congruence|easy]. }
  split; [|split; [|split]].
  - destruct (winning b) as [c|]; [now apply (same_winnable _ _ (e c))|]. now rewrite <- (same_winnable _ _ (e true)), <- (same_winnable _ _ (e false)).
  - rewrite <- p. unfold part_parity. rewrite (odd_edges_same G H _ a). f_equal. symmetry. now apply odd_number_ext.
  - rewrite <- o. symmetry. now apply odd_number_ext.
  - destruct (red b).
    + intros v i. rewrite <- g by easy. now apply r.
    + destruct r as (v & i & t). exists v. now rewrite <- g.
Qed.

(** All parts taken off *)

Definition own_of {A} (acts : list (N * list N * A)) : list N := flat_map (fun a => snd (fst a)) acts.
Definition reds (acts : list (N * list N * behaviour)) : list N :=
  flat_map (fun a => match winning (snd a) with Some false => [fst (fst a)] | _ => [] end) acts.
Definition is_dead (b : behaviour) : bool := match winning b with None => true | _ => false end.
Definition taken_off (own turned : list N) (G : coloured_graph) : coloured_graph :=
  Coloured (fun v => vertex G v && negb (member own v)) (adjacent G) (fun v => xorb (green G v) (odd_number (fun u => v =? u) turned)).
Definition acting (G : coloured_graph) (acts : list (N * list N * behaviour)) : Prop :=
  NoDup (own_of acts) /\ forall x W b, In (x, W, b) acts -> part_at G x W /\ ~ In x (own_of acts) /\ behaves G x W b.

Lemma member_app l m v : member (l ++ m) v = member l v || member m v.
Proof. apply existsb_app. Qed.
Lemma acting_next G H x W b acts : acting G ((x, W, b) :: acts) -> adjacent G = adjacent H ->
  (forall v, vertex H v = vertex G v && negb (member W v)) -> (forall v, v <> x -> green H v = green G v) -> acting H acts.
Proof.
  intros [d all] a vs gs. cbn [own_of flat_map snd fst] in d, all.
  assert (forall v, In v W -> ~ In v (own_of acts)) as apart by (intros v i; now apply (NoDup_apart W (own_of acts) v d)).
  split.
  - clear - d. induction W as [|v l IH]; [easy|]. apply IH. now inversion d.
  - intros y U c i. destruct (all y U c (or_intror i)) as ((dp & there & alone) & ny & bh).
    destruct (all x W b (or_introl eq_refl)) as (_ & nx & _).
    assert (forall v, In v U -> In v (own_of acts)) as inside by (intros v j; apply in_flat_map; now exists (y, U, c)).
    assert (forall v, In v (y :: U) -> member W v = false) as off.
    { intros v [<-|j]; apply member_false; intro k; [apply ny, in_or_app; now left|]. now apply (apart v k), inside. }
    split; [split; [easy|split]|split].
    + intros v j. rewrite vs, off, there by easy. easy.
    + intros w u iw hu ad. rewrite vs in hu. apply andb_prop in hu as [hu _]. rewrite <- a in ad. now apply (alone w u).
    + intro j. apply ny, in_or_app. now right.
    + apply (behaves_elsewhere G); [easy| |easy]. intros v j. symmetry. apply gs. intros ->. apply nx, in_or_app. right. now apply inside.
Qed.

Lemma parts_off acts : forall G, simple G -> acting G acts ->
  if existsb (fun a => is_dead (snd a)) acts then ~ winnable G else winnable G <-> winnable (taken_off (own_of acts) (reds acts) G).
Proof.
  induction acts as [|[[x W] b] acts IH]; intros G s act; cbn [existsb snd].
  - apply same_winnable. split; [|split; [easy|]]; intros; cbn; [now rewrite andb_true_r|now rewrite xorb_false_r].
  - destruct (proj2 act x W b (or_introl eq_refl)) as (p & _ & w & _).
    unfold is_dead at 1. cbn [reds flat_map snd fst]. destruct (winning b) as [c|] eqn:wb; [|now apply (part_dead G x W s p)].
    cbn [orb]. set (H := recolour (if c then [] else [x]) (without W G)).
    assert (acting H acts) as act'.
    { apply (acting_next G H x W b acts act); [easy|easy|]. intros v n. cbn. destruct c; cbn; [apply xorb_false_r|].
      rewrite (proj2 (N.eqb_neq v x) n). apply xorb_false_r. }
    specialize (IH H s act'). pose proof (part_exchanged G x W s p c w) as e. fold H in e.
    destruct (existsb _ acts); [now rewrite e|]. rewrite e, IH. apply same_winnable. split; [|split; [easy|]].
    + intro v. change (vertex G v && negb (member W v) && negb (member (own_of acts) v) = vertex G v && negb (member (W ++ own_of acts) v)).
      rewrite member_app. btauto.
    + intros v _. cbn. change (flat_map _ acts) with (reds acts). destruct c; cbn.
      * now rewrite xorb_false_r.
      * btauto.
Qed.
Lemma parts_total acts : forall G l, simple G -> acting G acts -> NoDup l -> (forall v, vertex G v = true -> In v l) ->
  total l G = xorb (total l (without (own_of acts) G)) (fold_right xorb false (map (fun a => parity (snd a)) acts)).
Proof.
  induction acts as [|[[x W] b] acts IH]; intros G l s act d all; cbn [map snd fold_right].
  - rewrite xorb_false_r. apply total_same. split; [|easy]. intro v. cbn. now rewrite andb_true_r.
  - destruct (proj2 act x W b (or_introl eq_refl)) as (p & _ & _ & pb & _). rewrite (total_part G x W l s p d all), pb.
    rewrite (IH (without W G) l s); [|now apply (acting_next G (without W G) x W b acts act)|easy|].
    + rewrite xorb_assoc. f_equal; [|apply xorb_comm]. apply total_same. split; [|easy]. intro v.
      change (vertex G v && negb (member W v) && negb (member (own_of acts) v) = vertex G v && negb (member (W ++ own_of acts) v)).
      rewrite member_app. btauto.
    + intros v h. cbn in h. apply all. now apply andb_prop in h.
Qed.

(** What proves printed lemmas *)

(* A part: the number of its vertex in the gadget, its own vertices, and what is supposed of it. *)
Record hung := Part { place : N; own : list N; known : supposition }.
Fixpoint all_own (parts : list hung) : list N :=
  match parts with [] => [] | [p] => own p | p :: parts => own p ++ all_own parts end.
Definition peeled (parts : list hung) (G : coloured_graph) : coloured_graph :=
  match parts with [] => G | _ => without (all_own parts) G end.

Definition holds_parts (G : coloured_graph) (names : list N) (g : gadget) (parts : list hung) : Prop :=
  simple G /\ distinct (names ++ all_own parts) /\
  vertices G (map (name_of names) (up_to (gadget_size g))) /\
  new G (skipn (N.to_nat (gadget_size g)) names) /\
  fold_right (fun i rest => neighbours (peeled parts G) (name_of names i) (map (name_of names) (beside g i)) /\
                            green G (name_of names i) = green (picture g) i /\ rest) True (inner_of g) /\
  fold_right (fun p rest => part_at G (name_of names (place p)) (own p) /\
                            is_supposed G (name_of names (place p)) (own p) (known p) /\ rest) True parts.

Definition combinations (parts : list hung) : list (list behaviour) :=
  fold_right (fun p rest => flat_map (fun b => map (cons b) rest) (filter (possible (known p)) all_behaviours)) [[]] parts.
Definition turned (parts : list hung) (bs : list behaviour) : list N :=
  flat_map (fun pb => match winning (snd pb) with Some false => [place (fst pb)] | _ => [] end) (combine parts bs).
Definition turns (l : list N) : list change := map (fun i => Recolour [i]) l.
Definition parts_parity (bs : list behaviour) : bool := fold_right xorb false (map parity bs).
Definition without_arcs (c : change) : bool := match c with Toggle_arcs _ => false | _ => true end.

(* In which directions winnability is asked; whether the graphs before and after are supposed plausible, and the one before to have a
   green vertex, where it is the gadget with its parts. *)
Record question := Question { forward : bool; backward : bool; before_plausible : bool; after_plausible : bool; before_nontrivial : bool }.

Section Answers.
  Variables (names : list N) (g : gadget) (parts : list hung) (changes : list change).
  Let n := N.of_nat (length names).
  Let k := boundary_size g.
  Let P := picture g.
  Let P' := changes_by here changes P.

  Definition fitting : bool := proper g n && forallb (fun p => place p <? gadget_size g) parts.
  Definition changes_fitting : bool := all_fit k n changes P && forallb without_arcs changes.
  Definition differ (bs : list behaviour) : bool := xorb (xorb (total (up_to n) P) (parts_parity bs)) (total (up_to n) P').
  Definition all_red_in (bs : list behaviour) : bool := forallb red bs && (k =? 0) && forallb (fun i => negb (green P i)) (up_to n).
  Definition answered (q : question) (bs : list behaviour) : bool :=
    let after := turns (turned parts bs) in
    let Pb := changes_by here after P in
    let dead := existsb is_dead bs in
    before_nontrivial q && all_red_in bs ||
    all_fit k n after P &&
    (if after_plausible q && differ bs then before_plausible q || negb (backward q) || table_empty k n P'
     else (negb (forward q) || dead || table_within k n Pb P') &&
          (negb (backward q) || before_plausible q && differ bs || (if dead then table_empty k n P' else table_within k n P' Pb))).
  Definition answers (q : question) : bool := fitting && changes_fitting && forallb (answered q) (combinations parts).
  Definition never : bool := fitting && forallb (fun bs => existsb is_dead bs ||
    all_fit k n (turns (turned parts bs)) P && table_empty k n (changes_by here (turns (turned parts bs)) P)) (combinations parts).
End Answers.

Lemma peeled_vertex G parts v : vertex (peeled parts G) v = vertex G v && negb (member (all_own parts) v).
Proof. destruct parts; [symmetry; apply andb_true_r|easy]. Qed.
Lemma peeled_adjacent G parts : adjacent (peeled parts G) = adjacent G.
Proof. now destruct parts. Qed.
Lemma peeled_green G parts : green (peeled parts G) = green G.
Proof. now destruct parts. Qed.

Section Held.
  Variables (G : coloured_graph) (names : list N) (g : gadget) (parts : list hung).
  Notation n := (N.of_nat (length names)).
  Notation k := (boundary_size g).
  Notation P := (picture g).
  Notation name := (name_of names).
  Notation H := (peeled parts G).
  Hypothesis held : holds_parts G names g parts.
  Hypothesis fits : fitting names g parts = true.

  Lemma names_apart i : i < n -> member (all_own parts) (name i) = false.
  Proof.
    intro h. destruct held as (_ & d & _). apply member_false, (NoDup_apart _ _ _ d), nth_In. lia.
  Qed.
  Lemma proper_gadget : proper g n = true.
  Proof. now apply andb_prop in fits. Qed.
  Lemma peeled_holds : holds H names g.
  Proof.
    pose proof (sizes names g proper_gadget) as [_ sz].
    destruct held as (s & d & old & young & inner & _). split; [|split; [|split; [|split]]].
    - unfold simple. now rewrite peeled_adjacent.
    - now apply NoDup_front in d.
    - intros v i. rewrite peeled_vertex, (old v i). apply in_map_iff in i as (j & <- & hj). apply up_to_spec in hj.
      rewrite names_apart by lia. easy.
    - intros v i. rewrite peeled_vertex, (young v i). easy.
    - rewrite peeled_green. exact inner.
  Qed.

  Definition acts_of (parts : list hung) (bs : list behaviour) : list (N * list N * behaviour) :=
    map (fun pb => (name (place (fst pb)), own (fst pb), snd pb)) (combine parts bs).
  Lemma acts_own l bs : length bs = length l -> own_of (acts_of l bs) = all_own l.
  Proof.
    revert bs. induction l as [|p l IH]; intros [|b bs] e; try easy. injection e as e. specialize (IH bs e).
    change (own p ++ own_of (acts_of l bs) = all_own (p :: l)). rewrite IH. cbn. destruct l; [apply app_nil_r|easy].
  Qed.
  Lemma some_behaviours : exists bs, In bs (combinations parts) /\ length bs = length parts /\
    forall x W b, In (x, W, b) (acts_of parts bs) -> part_at G x W /\ In x names /\ behaves G x W b.
  Proof.
    destruct held as (s & _ & _ & _ & _ & all). pose proof (sizes names g proper_gadget) as [_ sz].
    apply andb_prop in fits as [_ f]. clear - s all f sz. induction parts as [|p l IH]; cbn [fold_right forallb] in *.
    - exists []. repeat split; try easy. now left.
    - destruct all as (pa & sup & all). apply andb_prop in f as [f1 f2]. destruct (IH f2 all) as (bs & ib & e & each).
      destruct (some_behaviour G _ _ s pa _ sup) as (b & bh & pos). exists (b :: bs). split; [|split].
      + cbn [combinations fold_right]. apply in_flat_map. exists b. split; [|now apply in_map].
        apply filter_In. split; [apply all_behaviours_are|easy].
      + cbn. now f_equal.
      + cbn. intros x W c [h|h]; [|now apply each]. injection h as <- <- <-. split; [easy|]. split; [|easy].
        apply nth_In. apply N.ltb_lt in f1. lia.
  Qed.

  Lemma turns_same l H' (names' : N -> N) : same (taken_off [] (map names' l) H') (changes_by names' (turns l) H').
  Proof.
    revert H'. induction l as [|i l IH]; intro H'.
    - split; [|split; [easy|]]; intros; cbn; [apply andb_true_r|apply xorb_false_r].
    - apply same_trans with (taken_off [] (map names' l) (recolour [names' i] H')); [|apply IH]. split; [easy|]. split; [easy|].
      intros v _. cbn. btauto.
  Qed.

  (* What parts do, in one of the ways that are possible. *)
  Theorem some_combination : exists bs, In bs (combinations parts) /\
    (if existsb is_dead bs then ~ winnable G else winnable G <-> winnable (changes_by name (turns (turned parts bs)) H)) /\
    (forall l, NoDup l -> (forall v, vertex G v = true -> In v l) -> total l G = xorb (total l H) (parts_parity bs)) /\
    (forallb red bs = true -> all_red (all_own parts) G).
  Proof.
    destruct some_behaviours as (bs & ib & e & each). exists bs. split; [easy|].
    pose proof (acts_own parts bs e) as ow. destruct held as (s & d & _).
    assert (acting G (acts_of parts bs)) as act.
    { split.
      - rewrite ow. clear - d. induction names as [|v l IH]; [easy|]. apply IH. now inversion d.
      - intros x W b i. destruct (each x W b i) as (p & ix & bh). split; [easy|]. split; [|easy].
        rewrite ow. now apply (NoDup_apart names (all_own parts) x d). }
    assert (map snd (acts_of parts bs) = bs) as second.
    { unfold acts_of. rewrite map_map. cbn. clear - e. revert bs e. induction parts as [|p l IH]; intros [|b bs] e; try easy.
      injection e as e. cbn. now rewrite IH. }
    split; [|split].
    - pose proof (parts_off _ G s act) as off.
      assert (existsb (fun a => is_dead (snd a)) (acts_of parts bs) = existsb is_dead bs) as de.
      { rewrite <- second at 2. clear. induction (acts_of parts bs) as [|a l IH]; [easy|]. cbn. now rewrite IH. }
      rewrite de in off. destruct (existsb is_dead bs); [easy|]. rewrite off. apply same_winnable.
      apply same_trans with (taken_off [] (map name (turned parts bs)) H); [|apply turns_same].
      assert (reds (acts_of parts bs) = map name (turned parts bs)) as re.
      { clear. unfold acts_of, turned. generalize (combine parts bs). intro l. induction l as [|[p b] l IH]; [easy|].
        cbn. rewrite map_app. rewrite <- IH. unfold reds. destruct (winning b) as [[]|]; easy. }
      split; [|split].
      + intro v. cbn. rewrite peeled_vertex, ow. now rewrite andb_true_r.
      + intros. cbn. now rewrite peeled_adjacent.
      + intros v _. cbn. now rewrite peeled_green, re.
    - intros l dl all. rewrite (parts_total _ G l s act dl all), <- map_map, second. f_equal. apply total_same.
      split; [|split]; intros; cbn; rewrite ?peeled_adjacent, ?peeled_green; try easy. now rewrite peeled_vertex, ow.
    - intros r v i. rewrite <- ow in i. apply in_flat_map in i as ([[x W] b] & j & i). cbn in i.
      destruct (each x W b j) as (_ & _ & (_ & _ & _ & rb)). rewrite forallb_forall in r. rewrite (r b) in rb; [now apply rb|].
      rewrite <- second. apply in_map_iff. now exists (x, W, b).
  Qed.
  Let K := without (map name (inner_of g)) H.
  Lemma parts_host i : i < n -> vertex K (name i) = (i <? k).
  Proof. exact (host_boundary H names g peeled_holds proper_gadget i). Qed.
  Lemma different_here : NoDup names.
  Proof. destruct held as (_ & d & _). now apply NoDup_front in d. Qed.
  Lemma small_boundary : k <= n.
  Proof. destruct (sizes names g proper_gadget) as [a b]. exact (N.le_trans _ _ _ a b). Qed.
  Lemma shown_changed changes : all_fit k n changes P = true -> shows names k K (changes_by name changes H) (changes_by here changes P).
  Proof.
    intro f. apply (shows_changes names different_here k K small_boundary parts_host); [|easy].
    exact (held_shows H names g peeled_holds proper_gadget).
  Qed.

  Theorem never_sound : never names g parts = true -> ~ winnable G.
  Proof.
    intro c. apply andb_prop in c as [_ c]. destruct some_combination as (bs & ib & off & _).
    rewrite forallb_forall in c. specialize (c bs ib). destruct (existsb is_dead bs); [easy|]. apply andb_prop in c as [f c].
    rewrite off. apply (not_winnable names different_here k K parts_host _ _ (shown_changed _ f) c).
  Qed.

  Variable changes : list change.
  Notation P' := (changes_by here changes P).
  Let G' := changes_by name changes H.
  Hypothesis changes_fit : changes_fitting names g changes = true.

  Lemma picture_both_ways : both_ways P.
  Proof. intros u v. cbn. induction (gadget_edges g) as [|e l IH]; cbn; [easy|]. now rewrite IH, same_pair_sym. Qed.
  Lemma changed_all f l : forall D, forallb without_arcs l = true -> both_ways D -> both_ways (changes_by f l D).
  Proof.
    induction l as [|c l IH]; intros D h s; [easy|]. apply andb_prop in h as [h1 h2]. apply IH; [easy|].
    apply changed_both_ways; [|easy]. intros m ->. easy.
  Qed.
  Lemma after_both_ways : both_ways G'.
  Proof.
    apply andb_prop in changes_fit as [_ a]. apply changed_all; [easy|]. intros u v. rewrite peeled_adjacent. now destruct held as ([_ s] & _).
  Qed.
  Lemma totals_differ bs l : NoDup l -> (forall v, vertex G v = true -> In v l) -> (forall v, vertex G' v = true -> In v l) ->
    (forall l, NoDup l -> (forall v, vertex G v = true -> In v l) -> total l G = xorb (total l H) (parts_parity bs)) ->
    xorb (total l G) (total l G') = differ names g changes bs.
  Proof.
    intros d a a' t. rewrite (t l d a). apply andb_prop in changes_fit as [f arcs].
    assert (forall v, vertex H v = true -> In v l) as ah by (intros v h; rewrite peeled_vertex in h; apply andb_prop in h as [h _]; now apply a).
    pose proof (total_shown names k K different_here parts_host H G' P P' l small_boundary
      (held_shows H names g peeled_holds proper_gadget) (shown_changed changes f) picture_both_ways
      (changed_all here changes P arcs picture_both_ways) d ah a') as e.
    unfold differ. revert e. destruct (total l H), (total l G'), (total (up_to n) P), (total (up_to n) P'), (parts_parity bs); easy.
  Qed.
  (* If one of the graphs is finite, both are. *)
  Lemma common_list s : (orders G s \/ orders G' s) -> exists l, NoDup l /\ (forall v, vertex G v = true -> In v l) /\ (forall v, vertex G' v = true -> In v l).
  Proof.
    intro o. exists (nodup N.eq_dec (s ++ names ++ all_own parts)). split; [apply NoDup_nodup|].
    assert (forall v, vertex K v = true -> vertex G v = true /\ vertex G' v = true) as host.
    { intros v h. split.
      - unfold K in h. cbn in h. apply andb_prop in h as [h _]. rewrite peeled_vertex in h. now apply andb_prop in h.
      - apply andb_prop in changes_fit as [f _]. destruct (shown_changed changes f) as ((e & _) & _). unfold G'. rewrite e. cbn [glue vertex]. now rewrite h. }
    assert (forall v, vertex G v = true -> vertex K v = true \/ In v (names ++ all_own parts)) as g1.
    { intros v h. destruct (member (all_own parts) v) eqn:m; [right; apply in_or_app; right; now apply member_spec|].
      destruct (member (map name (inner_of g)) v) eqn:i.
      - right. apply in_or_app. left. apply member_spec, in_map_iff in i as (j & <- & hj). apply filter_In in hj as [hj _]. apply up_to_spec in hj.
        apply nth_In. destruct (sizes names g proper_gadget). lia.
      - left. unfold K. cbn. change (existsb _ _) with (member (map name (inner_of g)) v). now rewrite i, peeled_vertex, h, m. }
    assert (forall v, vertex G' v = true -> vertex K v = true \/ In v (names ++ all_own parts)) as g2.
    { intros v h. apply andb_prop in changes_fit as [f _]. destruct (shown_changed changes f) as ((e & _) & _). unfold G' in h. rewrite e in h.
      cbn [glue vertex placed] in h. apply orb_prop in h as [h|h]; [now left|right]. destruct (position_of names v) as [i|] eqn:p; [|easy].
      apply position_some in p as [hi <-]. apply in_or_app. left. apply nth_In. lia. }
    split; intros v h; apply nodup_In, in_or_app; [destruct (g1 v h) as [a|a]|destruct (g2 v h) as [a|a]]; try (now right); left;
      destruct o as [[_ o]|[_ o]]; apply o, host in a || now apply o, host.
  Qed.

  Theorem answers_sound q : answers names g parts changes q = true ->
    (before_plausible q = true -> plausible_game G) -> (after_plausible q = true -> plausible_game G') ->
    (before_nontrivial q = true -> nontrivial G /\ nothing_but (names ++ all_own parts) G) ->
    (forward q = true -> winnable G -> winnable G') /\ (backward q = true -> winnable G' -> winnable G).
  Proof.
    intros c hp hp' hg. apply andb_prop in c as [_ c]. destruct some_combination as (bs & ib & off & tot & red_own).
    rewrite forallb_forall in c. specialize (c bs ib). unfold answered in c. apply orb_prop in c as [c|c].
    { exfalso. apply andb_prop in c as [nt c]. destruct (hg nt) as ((v & hv & gv) & only_these). pose proof (in_app_or _ _ _ (only_these v hv)) as iv.
      unfold all_red_in in c. apply andb_prop in c as [c pg]. apply andb_prop in c as [r k0]. destruct iv as [iv|iv].
      - apply In_nth with (d := 0) in iv as (j & hj & <-). set (i := N.of_nat j). assert (i < n) as hi by lia.
        assert (nth j names 0 = name i) as e by (unfold name_of, i; now rewrite Nat2N.id). rewrite e in hv, gv. clear only_these.
        assert (vertex H (name i) = true) as vh by (rewrite peeled_vertex, hv, names_apart; easy).
        rewrite (held_vertex H names g peeled_holds proper_gadget i hi) in vh.
        apply N.eqb_eq in k0. destruct (shown names different_here k K parts_host H P i) as [_ ge]; [exact (held_shows H names g peeled_holds proper_gadget)|easy|lia|exact vh|].
        rewrite peeled_green, gv in ge. rewrite forallb_forall in pg. specialize (pg i (proj2 (up_to_spec n i) hi)). now rewrite <- ge in pg.
      - rewrite (red_own r v iv) in gv. easy. }
    apply andb_prop in c as [fb c]. pose proof (shown_changed _ fb) as sb.
    pose proof (proj1 (andb_prop _ _ changes_fit)) as f. pose proof (shown_changed changes f) as sa. pose proof after_both_ways as sym'.
    assert (both_ways G) as sym by (now destruct held as ([_ sym] & _)).
    destruct (after_plausible q && differ names g changes bs) eqn:d.
    - apply andb_prop in d as [ap d]. destruct (hp' ap) as (s & o & pl). destruct (common_list s (or_intror o)) as (l & nl & l1 & l2).
      pose proof (totals_differ bs l nl l1 l2 tot) as e. rewrite d, (total_plausible G' l sym' nl l2 (hp' ap)), xorb_false_r in e.
      split.
      + intros _ w. rewrite (total_winnable G l sym nl l1 w) in e. easy.
      + intros b w. rewrite b in c. apply orb_prop in c as [c|c]; [rewrite orb_false_r in c|].
        * rewrite (total_plausible G l sym nl l1 (hp c)) in e. easy.
        * destruct (not_winnable names different_here k K parts_host _ _ sa c w).
    - apply andb_prop in c as [c1 c2]. split.
      + intros b w. rewrite b in c1. destruct (existsb is_dead bs); [easy|]. cbn [negb orb] in c1. apply off in w.
        exact (winnable_within names different_here k K parts_host _ _ _ _ sb sa c1 w).
      + intros b w. rewrite b in c2. cbn [negb orb] in c2. apply orb_prop in c2 as [c2|c2].
        * exfalso. apply andb_prop in c2 as [bp c2]. destruct (hp bp) as (s & o & pl). destruct (common_list s (or_introl o)) as (l & nl & l1 & l2).
          pose proof (totals_differ bs l nl l1 l2 tot) as e.
          rewrite c2, (total_plausible G l sym nl l1 (hp bp)), (total_winnable G' l sym' nl l2 w) in e. easy.
        * destruct (existsb is_dead bs); [destruct (not_winnable names different_here k K parts_host _ _ sa c2 w)|]. apply off.
          exact (winnable_within names different_here k K parts_host _ _ _ _ sa sb c2 w).
  Qed.
End Held.

(** The theorems behind printed lemmas *)

Lemma plausible_same G H : same G H -> plausible_game G -> plausible_game H.
Proof.
  intros (a & b & c) (l & [d is] & p). exists l. assert (forall v, In v l -> vertex G v = true) as inside by (intro; apply is).
  split.
  - split; [easy|]. intro v. now rewrite is, a.
  - unfold plausible in *. rewrite <- (odd_number_ext (green G) (green H) l) by auto.
    now rewrite <- (odd_edges_ext G H l) by auto.
Qed.

Section Proved.
  Variables (plausible_before : bool) (G : coloured_graph) (names : list N) (g : gadget) (parts : list hung) (changes : list change).
  Let G' := changes_by (name_of names) changes (peeled parts G).
  Hypothesis held : holds_parts G names g parts.

  Lemma fits_of q : answers names g parts changes q = true -> fitting names g parts = true /\ changes_fitting names g changes = true.
  Proof. intro c. apply andb_prop in c as [c _]. now apply andb_prop in c. Qed.
  Lemma answered_of f b a : answers names g parts changes (Question f b plausible_before a false) = true ->
    (plausible_before = true -> plausible_game G) -> (a = true -> plausible_game G') ->
    (f = true -> winnable G -> winnable G') /\ (b = true -> winnable G' -> winnable G).
  Proof.
    intros c hp ha. destruct (fits_of _ c) as [c1 c2]. apply (answers_sound G names g parts held c1 changes c2 _ c); try easy.
  Qed.

  Theorem same_by_parts : answers names g parts changes (Question true true plausible_before false false) = true ->
    (plausible_before = true -> plausible_game G) -> winnable G <-> winnable G'.
  Proof. intros c hp. destruct (answered_of _ _ _ c hp) as [a b]; [easy|]. split; auto. Qed.
  Theorem if_by_parts : answers names g parts changes (Question false true plausible_before false false) = true ->
    (plausible_before = true -> plausible_game G) -> winnable G' -> winnable G.
  Proof. intros c hp. destruct (answered_of _ _ _ c hp) as [a b]; [easy|]. auto. Qed.
  Theorem only_if_by_parts : answers names g parts changes (Question true false plausible_before false false) = true ->
    (plausible_before = true -> plausible_game G) -> winnable G -> winnable G'.
  Proof. intros c hp. destruct (answered_of _ _ _ c hp) as [a b]; [easy|]. auto. Qed.
End Proved.

(* The boundary vertex i has afterwards the colour that makes the game plausible. *)
Section Plausible.
  Variables (plausible_before : bool) (G : coloured_graph) (names : list N) (g : gadget) (parts : list hung) (changes : list change) (i : N) (c : bool).
  Let G' := changes_by (name_of names) changes (peeled parts G).
  Let after := with_colour (name_of names i) c G'.
  Hypothesis held : holds_parts G names g parts.

  Definition answers_plausible (f b : bool) : bool :=
    answers names g parts changes (Question f b plausible_before true false) &&
    answers names g parts (changes ++ [Recolour [i]]) (Question f b plausible_before true false).
  Lemma answered_plausible f b : answers_plausible f b = true ->
    (plausible_before = true -> plausible_game G) -> plausible_game after ->
    (f = true -> winnable G -> winnable after) /\ (b = true -> winnable after -> winnable G).
  Proof.
    intros q hp ha. apply andb_prop in q as [q1 q2].
    assert (same after G' \/ same after (changes_by (name_of names) (changes ++ [Recolour [i]]) (peeled parts G))) as [e|e].
    - destruct (eqb (green G' (name_of names i)) c) eqn:e.
      + left. split; [easy|]. split; [easy|]. intros v _. cbn. apply eqb_prop in e. destruct (N.eqb_spec v (name_of names i)) as [->|_]; auto.
      + right. unfold changes_by. rewrite fold_left_app. split; [easy|]. split; [easy|]. intros v _. cbn. apply eqb_false_iff in e.
        change (fold_left _ changes _) with G'. destruct (N.eqb_spec v (name_of names i)) as [->|_]; cbn.
        * now destruct (green G' (name_of names i)), c.
        * now rewrite xorb_false_r.
    - rewrite (same_winnable _ _ e). apply (answered_of plausible_before G names g parts changes held f b true q1 hp). intros _. exact (plausible_same _ _ e ha).
    - rewrite (same_winnable _ _ e). apply (answered_of plausible_before G names g parts _ held f b true q2 hp). intros _. exact (plausible_same _ _ e ha).
  Qed.
  Theorem same_plausible_by_parts : answers_plausible true true = true -> (plausible_before = true -> plausible_game G) ->
    plausible_game after -> winnable G <-> winnable after.
  Proof. intros q hp ha. destruct (answered_plausible _ _ q hp ha) as [a b]. split; auto. Qed.
  Theorem if_plausible_by_parts : answers_plausible false true = true -> (plausible_before = true -> plausible_game G) ->
    plausible_game after -> winnable after -> winnable G.
  Proof. intros q hp ha. destruct (answered_plausible _ _ q hp ha) as [a b]. auto. Qed.
  Theorem only_if_plausible_by_parts : answers_plausible true false = true -> (plausible_before = true -> plausible_game G) ->
    plausible_game after -> winnable G -> winnable after.
  Proof. intros q hp ha. destruct (answered_plausible _ _ q hp ha) as [a b]. auto. Qed.
End Plausible.

Theorem unwinnable_by_parts G names g parts : holds_parts G names g parts -> never names g parts = true -> ~ winnable G.
Proof. intros held c. apply never_sound with names g parts; [easy| |easy]. now apply andb_prop in c. Qed.
(* The graph is the gadget with its parts. *)
Theorem winnable_by_parts plausible_before nontrivial_before G names g parts : holds_parts G names g parts ->
  answers names g parts [Without (up_to (gadget_size g))] (Question false true plausible_before true nontrivial_before) = true ->
  (plausible_before = true -> plausible_game G) -> (nontrivial_before = true -> nontrivial G) ->
  nothing_but (names ++ all_own parts) G -> winnable G.
Proof.
  intros held c hp hg only_these. destruct (fits_of _ _ _ _ _ c) as [c1 c2].
  set (G' := changes_by (name_of names) [Without (up_to (gadget_size g))] (peeled parts G)).
  assert (forall v, vertex G' v = false) as none_left.
  { intro v. cbn. apply not_true_iff_false. intro h. apply andb_prop in h as [h no]. rewrite peeled_vertex in h. apply andb_prop in h as [h own].
    pose proof (in_app_or _ _ _ (only_these v h)) as [i|i]; [|apply member_spec in i; now rewrite i in own].
    apply In_nth with (d := 0) in i as (j & hj & <-). apply negb_true_iff, member_false in no. apply no, in_map_iff.
    exists (N.of_nat j). unfold name_of at 1. rewrite Nat2N.id. split; [easy|]. apply up_to_spec.
    pose proof (held_vertex _ names g (peeled_holds G names g parts held c1) (proper_gadget names g parts c1) (N.of_nat j) ltac:(lia)) as e.
    unfold name_of in e. rewrite Nat2N.id, peeled_vertex, h, own in e. symmetry in e. now apply N.ltb_lt in e. }
  apply (answers_sound G names g parts held c1 _ c2 _ c); try easy.
  - intros _. exists []. split; [|easy]. split; [constructor|]. intro v. change (In v [] <-> vertex G' v = true). now rewrite none_left.
  - intro t. split; [now apply hg|easy].
  - exists []. exact none_left.
Qed.

(* Proves a printed lemma, and refuses a wrong one. *)
Ltac held_parts := first [assumption | exact I | solve [intros ? []] | split; held_parts].
Ltac by_parts theorem := intros; eapply theorem; [held_parts|vm_compute; reflexivity|first [eassumption | discriminate | intros _; assumption] ..].
Ltac refused_parts theorem :=
  assert_fails (by_parts theorem);
  intros; eapply theorem; [held_parts|vm_compute; lazymatch goal with |- false = true => idtac end|first [eassumption | discriminate | intros _; assumption] ..].
