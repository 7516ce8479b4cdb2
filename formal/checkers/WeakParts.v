(* Positions of the game of weak colouring as sums of parts of the graph that no edge joins; of all readings but `extendable`. *)
From Coq Require Import NArith ZArith List Bool Lia String.
From Gamecert Require Import Plane Board Instance Game Impartial Rules Games Claim Text.
From Gamecert.games Require Import Painting Weak.
From Gamecert.checkers Require Import Listed Positions.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Section Weak.
  Variables (on : arena) (reading : weak_reading) (colourings : list plane) (blue red : plane).
  Let g := weak on reading colourings blue red.
  Let near := neighbours on.
  Definition triple : Type := plane * plane * plane.
  Definition unpainted (p : triple) : plane := fst (fst p).
  Definition blues (p : triple) : plane := snd (fst p).
  Definition reds (p : triple) : plane := snd p.
  Definition cells (p : triple) : plane := unpainted p ∪ blues p ∪ reds p.

  Definition joined (p a b : plane) : Prop := forall v, v ∈ p <-> v ∈ a \/ v ∈ b.
  Definition apart (p a b : triple) : Prop :=
    joined (unpainted p) (unpainted a) (unpainted b) /\ joined (blues p) (blues a) (blues b) /\ joined (reds p) (reds a) (reds b) /\
    (forall v, v ∈ cells a -> v ∉ cells b) /\
    (forall u v, u ∈ cells a -> v ∈ cells b -> v ∉ near u /\ u ∉ near v).

  Lemma cells_spec p v : v ∈ cells p <-> v ∈ unpainted p \/ v ∈ blues p \/ v ∈ reds p.
  Proof. unfold cells. rewrite !N.lor_spec, !orb_true_iff. tauto. Qed.
  Lemma apart_swap p a b : apart p a b -> apart p b a.
  Proof.
    intros (u & c & r & d & s). split; [|split; [|split; [|split]]].
    - intro v. rewrite (u v). tauto.
    - intro v. rewrite (c v). tauto.
    - intro v. rewrite (r v). tauto.
    - intros v h. destruct (N.testbit (cells a) v) eqn:e; [|easy]. apply d in e. congruence.
    - intros x y i j. destruct (s y x j i). now split.
  Qed.

  (* What may be painted depends on what is beside it. *)
  Lemma near_same own a b x (A : plane) : joined own a b -> (forall v, v ∈ b -> v ∉ near x) ->
    near x ∩ own = near x ∩ a /\ near x ∖ own = near x ∖ a.
  Proof.
    intros j n. assert (forall v, v ∈ near x -> N.testbit own v = N.testbit a v) as e.
    { intros v h. apply eq_true_iff_eq. rewrite (j v). split; [|tauto]. intros [i|i]; [easy|]. apply n in i. congruence. }
    split; apply N.bits_inj; intro v; rewrite ?N.land_spec, ?N.ldiff_spec; destruct (N.testbit (near x) v) eqn:i; try easy; now rewrite e.
  Qed.
  Lemma may_join_same own other own' other' own'' other'' v (A B : plane) :
    joined own own' own'' -> joined other other' other'' ->
    (forall w, w ∈ own' -> w ∈ A) -> (forall w, w ∈ own'' \/ w ∈ other'' -> w ∈ B) ->
    (forall x w, x ∈ A -> w ∈ B -> w ∉ near x) -> v ∈ A ->
    may_join on reading own other v = may_join on reading own' other' v.
  Proof.
    intros jo jt ha hb s i.
    assert (forall x, x ∈ A -> near x ∩ own = near x ∩ own' /\ near x ∖ own = near x ∖ own') as so.
    { intros x h. apply near_same with own''; [exact 0|easy|]. intros w k. apply (s x w h), hb. now left. }
    assert (forall x, x ∈ A -> near x ∩ other = near x ∩ other') as st.
    { intros x h. apply (near_same other other' other''); [exact 0|easy|]. intros w k. apply (s x w h), hb. now right. }
    assert (forall u, u ∈ near v -> N.testbit own u = N.testbit own' u) as at_.
    { intros u h. destruct (so v i) as [e _]. apply (f_equal (fun p => N.testbit p u)) in e. rewrite !N.land_spec, h in e. exact e. }
    destruct (so v i) as [e1 e2]. pose proof (st v i) as e3. unfold near in *.
    unfold may_join. rewrite e1, e2, e3. destruct reading; try reflexivity; f_equal; apply eq_true_iff_eq; rewrite !forallb_forall;
      split; intros h u k; specialize (h u k); apply members_spec in k; unfold contains in *; rewrite (at_ u k) in *;
      destruct (N.testbit own' u) eqn:o; try easy; apply ha in o; destruct (so u o) as [f1 f2]; pose proof (st u o) as f3;
      rewrite ?f2, ?f3 in *; easy.
  Qed.

  Hypothesis local : reading <> by_extendable.
  Lemma blue_same p a b v : apart p a b -> v ∈ unpainted a ->
    may_be_blue on reading colourings (blues p) (reds p) v = may_be_blue on reading colourings (blues a) (reds a) v /\
    may_be_red on reading colourings (blues p) (reds p) v = may_be_red on reading colourings (blues a) (reds a) v.
  Proof.
    intros (ju & jb & jr & d & s) i.
    assert (v ∈ cells a) as iv by (apply cells_spec; auto).
    assert (forall x w, x ∈ cells a -> w ∈ cells b -> w ∉ near x) as n by (intros x w hx hw; exact (proj1 (s x w hx hw))).
    assert (may_join on reading (blues p) (reds p) v = may_join on reading (blues a) (reds a) v) as e1.
    { apply (may_join_same _ _ _ _ (blues b) (reds b) v (cells a) (cells b)); try assumption; intros w h; apply cells_spec; tauto. }
    assert (may_join on reading (reds p) (blues p) v = may_join on reading (reds a) (blues a) v) as e2.
    { apply (may_join_same _ _ _ _ (reds b) (blues b) v (cells a) (cells b)); try assumption; intros w h; apply cells_spec; tauto. }
    unfold may_be_blue, may_be_red. now destruct reading.
  Qed.

  Definition painted_as (p : triple) (v c : N) : Prop :=
    v ∈ unpainted p /\ v ∈ vertices on /\
    (c = 0 /\ may_be_blue on reading colourings (blues p) (reds p) v = true \/
     c = 1 /\ may_be_red on reading colourings (blues p) (reds p) v = true).
  Lemma moves_spec (p : position g) m : m ∈ moves g p <-> exists v c, m = pair_cell 2 v c /\ painted_as p v c.
  Proof.
    destruct p as [[u bl] rd]. unfold painted_as, unpainted, blues, reds. cbn. rewrite union_spec. split.
    - intros (a & i & h). apply in_map_iff in i as (v & <- & i). apply members_spec in i. rewrite N.land_spec, andb_true_iff in i.
      rewrite N.lor_spec, orb_true_iff in h.
      destruct h as [h|h]; unfold when, empty in h.
      + destruct (may_be_blue _ _ _ _ _ _) eqn:e; [|now rewrite N.bits_0 in h]. rewrite cell_spec in h. apply N.eqb_eq in h.
        exists v, 0. split; [now symmetry|]. split; [easy|]. split; [easy|]. left. now split.
      + destruct (may_be_red _ _ _ _ _ _) eqn:e; [|now rewrite N.bits_0 in h]. rewrite cell_spec in h. apply N.eqb_eq in h.
        exists v, 1. split; [now symmetry|]. split; [easy|]. split; [easy|]. right. now split.
    - intros (v & c & -> & i & l & h). eexists. split.
      + apply in_map_iff. exists v. split; [reflexivity|]. apply members_spec. now rewrite N.land_spec, i, l.
      + rewrite N.lor_spec. destruct h as [[-> e]|[-> e]]; rewrite e; unfold when; rewrite !cell_spec, N.eqb_refl; [easy|apply orb_true_r].
  Qed.
  Lemma painted_same p a b v c : apart p a b -> v ∈ unpainted a -> painted_as p v c <-> painted_as a v c.
  Proof.
    intros h i. destruct (blue_same p a b v h i) as [e1 e2]. unfold painted_as. rewrite e1, e2. destruct h as (ju & _).
    rewrite (ju v). tauto.
  Qed.
  Lemma play_painted (p : position g) v c : c < 2 -> play g p (pair_cell 2 v c) =
    (unpainted p ∖ cell v, if c =? 0 then blues p ∪ cell v else blues p, if c =? 0 then reds p else reds p ∪ cell v).
  Proof.
    intro l. destruct p as [[u bl] rd]. cbn. unfold pair_cell.
    replace ((v * 2 + c) / 2) with v by (symmetry; rewrite N.div_add_l by lia; rewrite N.div_small by easy; lia).
    replace ((v * 2 + c) mod 2) with c by (symmetry; rewrite N.add_comm, N.mod_add by lia; now apply N.mod_small).
    unfold unpainted, blues, reds. cbn. now destruct (c =? 0).
  Qed.
  Lemma apart_play (p a b : position g) v c : apart p a b -> painted_as a v c ->
    apart (play g p (pair_cell 2 v c)) (play g a (pair_cell 2 v c)) b.
  Proof.
    intros (ju & jb & jr & d & s) (i & _ & h).
    assert (c < 2) as l by (destruct h as [[-> _]|[-> _]]; lia). rewrite !play_painted by easy. clear h l.
    assert (v ∈ cells a) as iv by (apply cells_spec; auto).
    assert (forall w, w ∈ unpainted b -> w <> v) as other by (intros w k ->; apply d in iv; assert (v ∈ cells b) by (apply cells_spec; auto); congruence).
    assert (forall w, w ∈ cells (unpainted a ∖ cell v, if c =? 0 then blues a ∪ cell v else blues a, if c =? 0 then reds a else reds a ∪ cell v) ->
      w ∈ cells a) as within.
    { intros w k. apply cells_spec in k. unfold unpainted, blues, reds in k. cbn [fst snd] in k.
      rewrite N.ldiff_spec, andb_true_iff in k. destruct (N.eq_dec w v) as [->|n]; [easy|]. apply cells_spec.
      assert (N.testbit (cell v) w = false) as z by (rewrite cell_spec; apply N.eqb_neq; congruence).
      destruct (c =? 0); rewrite ?N.lor_spec, ?z, ?orb_false_r in k; tauto. }
    split; [|split; [|split; [|split]]].
    - intro w. unfold unpainted. cbn [fst snd]. rewrite !N.ldiff_spec, !andb_true_iff, !negb_true_iff, cell_spec, N.eqb_neq.
      pose proof (ju w) as j. unfold unpainted in j, other. split; [tauto|]. intros [x|x]; [tauto|]. split; [tauto|]. apply other in x. congruence.
    - intro w. unfold blues. cbn [fst snd]. pose proof (jb w) as j. unfold blues in j. destruct (c =? 0); [|easy].
      rewrite !N.lor_spec, !orb_true_iff. tauto.
    - intro w. unfold reds. cbn [fst snd]. pose proof (jr w) as j. unfold reds in j. destruct (c =? 0); [easy|].
      rewrite !N.lor_spec, !orb_true_iff. tauto.
    - intros w k. now apply d, within.
    - intros x w k. now apply s, within.
  Qed.

  Lemma weak_option (p : position g) r : option_of g p r <-> exists v c, painted_as p v c /\ r = Passes (play g p (pair_cell 2 v c)).
  Proof.
    unfold option_of, legal. split.
    - intros (m & [_ l] & ->). apply moves_spec in l as (v & c & -> & h). exists v, c. split; [easy|]. now destruct p as [[? ?] ?].
    - intros (v & c & h & ->). exists (pair_cell 2 v c). split; [|now destruct p as [[? ?] ?]]. split; [now destruct p as [[? ?] ?]|].
      apply moves_spec. now exists v, c.
  Qed.
  Lemma apart_side_by_side : side_by_side (option_of g) apart.
  Proof.
    intros p a b h. pose proof (apart_swap p a b h) as h'. pose proof h as (ju & _). split; [|split].
    - intros r o. apply weak_option in o as (v & c & k & ->). eexists. split; [reflexivity|]. pose proof k as (i & _). apply ju in i as [i|i].
      + apply (painted_same p a b v c h i) in k. left. eexists. split; [apply weak_option; exists v, c; now split|now apply apart_play].
      + apply (painted_same p b a v c h' i) in k. right. eexists. split; [apply weak_option; exists v, c; now split|now apply apart_swap, apart_play].
    - intros r o. apply weak_option in o as (v & c & k & ->). eexists. split; [reflexivity|]. pose proof k as (i & _).
      exists (play g p (pair_cell 2 v c)). split; [|now apply apart_play]. apply weak_option. exists v, c. split; [|easy]. now apply (painted_same p a b v c h i).
    - intros r o. apply weak_option in o as (v & c & k & ->). eexists. split; [reflexivity|]. pose proof k as (i & _).
      exists (play g p (pair_cell 2 v c)). split; [|now apply apart_swap, apart_play]. apply weak_option. exists v, c. split; [|easy]. now apply (painted_same p b a v c h' i).
  Qed.

  (** Parts of a position *)

  Definition reach_of (p : triple) : plane := union (map near (members (cells p))).
  Lemma reach_spec p u : u ∈ reach_of p <-> exists v, v ∈ cells p /\ u ∈ near v.
  Proof.
    unfold reach_of. rewrite union_spec. split.
    - intros (a & i & h). apply in_map_iff in i as (v & <- & i). apply members_spec in i. now exists v.
    - intros (v & i & h). exists (near v). split; [|easy]. apply in_map_iff. exists v. now rewrite members_spec.
  Qed.
  Definition without (p a : triple) : triple := (unpainted p ∖ unpainted a, blues p ∖ blues a, reds p ∖ reds a).
  Definition disjoint (p : triple) : bool :=
    none (unpainted p ∩ blues p) && none (unpainted p ∩ reds p) && none (blues p ∩ reds p).
  (* What is left in the end has nothing to be painted. *)
  Fixpoint parts_fit (p left : triple) (l : list (triple * plane)) : bool :=
    match l with
    | [] => none (unpainted left) && none ((reach_of left ∩ cells p) ∖ cells left)
    | (a, r) :: l =>
        none (unpainted a ∖ unpainted left) && none (blues a ∖ blues left) && none (reds a ∖ reds left) &&
        none ((r ∩ cells p) ∖ cells a) && parts_fit p (without left a) l
    end.

  Lemma none_diff a b : none (a ∖ b) = true <-> forall v, v ∈ a -> v ∈ b.
  Proof.
    rewrite none_spec. split; intros h v.
    - intro i. specialize (h v). rewrite N.ldiff_spec, i in h. now destruct (N.testbit b v).
    - rewrite N.ldiff_spec. destruct (N.testbit a v) eqn:e; [|easy]. now rewrite h.
  Qed.
  Lemma none_both a b : none (a ∩ b) = true <-> forall v, v ∈ a -> ~ v ∈ b.
  Proof.
    rewrite none_spec. split; intros h v.
    - intros i j. specialize (h v). rewrite N.land_spec, i, j in h. discriminate.
    - rewrite N.land_spec. destruct (N.testbit a v) eqn:e; [|easy]. cbn. destruct (N.testbit b v) eqn:f; [|easy]. now destruct (h v).
  Qed.
  Definition within (a p : triple) : Prop :=
    (forall v, v ∈ unpainted a -> v ∈ unpainted p) /\ (forall v, v ∈ blues a -> v ∈ blues p) /\ (forall v, v ∈ reds a -> v ∈ reds p).
  Lemma without_spec left a : (forall v, v ∈ unpainted (without left a) <-> v ∈ unpainted left /\ ~ v ∈ unpainted a) /\
    (forall v, v ∈ blues (without left a) <-> v ∈ blues left /\ ~ v ∈ blues a) /\
    (forall v, v ∈ reds (without left a) <-> v ∈ reds left /\ ~ v ∈ reds a).
  Proof.
    unfold without, unpainted, blues, reds. cbn [fst snd].
    split; [|split]; intro v; rewrite N.ldiff_spec, andb_true_iff, negb_true_iff, not_true_iff_false; easy.
  Qed.
  Lemma closed_by r (a p : triple) : (forall v, v ∈ r ∩ cells p -> v ∈ cells a) -> (forall u v, u ∈ cells a -> v ∈ near u -> v ∈ r) ->
    forall u v, u ∈ cells a -> v ∈ near u -> v ∈ cells p -> v ∈ cells a.
  Proof. intros h k u v i j m. apply h. rewrite N.land_spec, m, andb_true_r. now apply (k u). Qed.

  Lemma parts_fit_sound p l : disjoint p = true -> forall left, parts_fit p left (map (fun a => (a, reach_of a)) l) = true -> within left p ->
    (forall u v, u ∈ cells left -> v ∈ near u -> v ∈ cells p -> v ∈ cells left) /\
    forall ks, Forall2 (fun a k => has_nimber false g a k) l ks -> has_nimber false g left (fold_right N.lxor 0 ks).
  Proof.
    intro dis. unfold disjoint in dis. rewrite !andb_true_iff, !none_both in dis. destruct dis as [[d1 d2] d3].
    assert (forall a u v, u ∈ cells a -> v ∈ near u -> v ∈ reach_of a) as reached by (intros a u v i j; apply reach_spec; now exists u).
    induction l as [|a l IH]; intros left h hp; cbn [map parts_fit] in h.
    - apply andb_true_iff in h as [e h]. rewrite none_diff in h. split; [now apply (closed_by (reach_of left)), reached|].
      intros ks f. inversion f. subst. apply stuck_loses. intros r o. apply weak_option in o as (v & c & (i & _) & _).
      now rewrite (proj1 (none_spec _) e) in i.
    - rewrite !andb_true_iff, !none_diff in h. destruct h as [[[[h1 h2] h3] hr] h].
      pose proof (closed_by (reach_of a) a p hr (reached a)) as closed. destruct hp as (p1 & p2 & p3).
      pose proof (without_spec left a) as (w1 & w2 & w3).
      destruct (IH _ h) as [c nimbers]; [split; [|split]; intros v i; [apply w1 in i|apply w2 in i|apply w3 in i]; firstorder|].
      assert (forall v, v ∈ cells a -> ~ v ∈ cells (without left a)) as apart_cells.
      { intros v i j. apply cells_spec in i, j. rewrite w1, w2, w3 in j.
        specialize (d1 v). specialize (d2 v). specialize (d3 v). specialize (h1 v). specialize (h2 v). specialize (h3 v).
        specialize (p1 v). specialize (p2 v). specialize (p3 v). tauto. }
      assert (forall v, v ∈ cells left -> v ∈ cells p) as in_p.
      { intros v i. apply cells_spec in i. apply cells_spec. specialize (p1 v). specialize (p2 v). specialize (p3 v). tauto. }
      assert (forall v, v ∈ cells a -> v ∈ cells left) as in_left.
      { intros v i. apply cells_spec in i. apply cells_spec. specialize (h1 v). specialize (h2 v). specialize (h3 v). tauto. }
      assert (forall v, v ∈ cells (without left a) -> v ∈ cells left) as rest_left.
      { intros v i. apply cells_spec in i. apply cells_spec. rewrite w1, w2, w3 in i. tauto. }
      assert (forall v, v ∈ cells left -> v ∈ cells a \/ v ∈ cells (without left a)) as either.
      { intros v i. destruct (N.testbit (cells a) v) eqn:e; [now left|right]. apply not_true_iff_false in e. rewrite cells_spec in e, i.
        apply cells_spec. rewrite w1, w2, w3. tauto. }
      split.
      + intros x y i j k. apply either in i as [i|i]; [now apply in_left, (closed x)|now apply rest_left, (c x)].
      + intros ks f. inversion f as [|x k l' ks' hk f']; subst. cbn.
        apply (nim_sum (option_of g) apart apart_side_by_side left a (without left a)); [|easy|now apply nimbers].
        split; [|split; [|split; [|split]]].
        * intro v. rewrite w1. specialize (h1 v). destruct (N.testbit (unpainted a) v); intuition congruence.
        * intro v. rewrite w2. specialize (h2 v). destruct (N.testbit (blues a) v); intuition congruence.
        * intro v. rewrite w3. specialize (h3 v). destruct (N.testbit (reds a) v); intuition congruence.
        * intros v i. apply not_true_iff_false. now apply apart_cells.
        * intros x y i j. split; apply not_true_iff_false; intro e.
          -- apply (apart_cells y); [|easy]. now apply (closed x), in_p, rest_left.
          -- apply (apart_cells x i). now apply (c y), in_p, in_left.
  Qed.
End Weak.

Definition is_local (reading : weak_reading) : bool := match reading with by_extendable => false | _ => true end.
Definition weak_parts on reading colourings blue red : parting (weak on reading colourings blue red) false.
Proof.
  refine (Parting (weak on reading colourings blue red) false (reach_of on) (fun p l => is_local reading && disjoint p && parts_fit on p p l) _).
  intros p l h. rewrite !andb_true_iff in h. destruct h as [[local d] h].
  assert (reading <> by_extendable) as n by (now intros ->).
  now apply (parts_fit_sound on reading colourings blue red n p l d p h).
Defined.

(* The game, as Games.v reads it. *)
Record weak_game := Weak_game { board : arena; read_as : weak_reading; extensions : list plane; blue_first : plane; red_first : plane }.
Definition rules_of_weak (w : weak_game) : rules :=
  Rules (weak (board w) (read_as w) (extensions w) (blue_first w) (red_first w)) three_planes last_move.
Local Open Scope string_scope.
Definition read_weak (p : parameters) (i : instance) : option weak_game :=
  word_parameter "reading" p (fun word p => no_parameters p (on_graph i (attributed ["painted"] i (
    let on := arena_of (board_of i) in
    let? reading := (if word =? "edges" then Some by_edges else if word =? "surrounded" then Some by_surrounded
                     else if word =? "extendable" then require (N.leb (size on) 8) (Some by_extendable)
                     else if word =? "painted" then Some by_painted else None) in
    let colourings := match reading with by_extendable => weak_colourings on | _ => [] end in
    let? values := vertex_values i "painted" 2 in
    let of c := plane_of (map fst (filter (fun '(_, x) => N.eqb x c) values)) in
    require (weak_legal on reading colourings (of 1%N) (of 2%N)) (Some (Weak_game on reading colourings (of 1%N) (of 2%N))))))).
Lemma read_weak_right p i : weak_rules p i = option_map rules_of_weak (read_weak p i).
Proof.
  unfold weak_rules, read_weak, word_parameter, no_parameters, on_graph, attributed, bind, require.
  repeat (match goal with
    | |- ?x = option_map _ ?x => fail 1
    | |- context [match ?x with _ => _ end] => destruct x
    end; cbn [option_map]; try reflexivity).
Qed.
Definition weak_of (s : subject) : option weak_game := if name s =? "weak" then read_weak (Claim.given s) (on s) else None.
Lemma weak_of_rules s w r : rules_of s = Some r -> weak_of s = Some w -> r = rules_of_weak w.
Proof.
  unfold weak_of. destruct (String.eqb_spec (name s) "weak") as [e|]; [|easy]. intros h k.
  unfold rules_of, game_named in h. rewrite e in h. cbn [find games String.eqb Ascii.eqb Bool.eqb bind] in h. rewrite read_weak_right, k in h.
  cbn in h. unfold require in h. destruct (_ || _); [|easy]. now injection h as <-.
Qed.
