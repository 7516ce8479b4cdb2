(* Evidence `frontiers`: ELLO gone along a layout of the vertices, in all orders of a few of them at a time (docs/ELLO.md, "Frontiers").
   Of each order of the frontier, a set of vectors is kept: which of its members have an odd number of neighbours before them. Sets may
   be too large, as nobody wins where even these come to nothing. *)
From Coq Require Import NArith List Bool String.
From Gamecert Require Import Plane Trie Board Instance Game Rules Games Claim ElloOrder.
From Gamecert.games Require Import Ello.
From Gamecert.checkers Require Import Order Implausible Vectors.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** A set of vectors for each order: by the first vertex, then by the others *)

Inductive orders := no_order | ends (s : vectors) | first (u : N) (behind others : orders).

Fixpoint has (ms : list N) (t : orders) (order : list N) (x : N -> bool) : bool :=
  match t with
  | no_order => false
  | ends s => match order with [] => in_set s ms x | _ => false end
  | first u behind others => match order with v :: order => (v =? u) && has ms behind order x | [] => false end || has ms others order x
  end.

Definition ends_of (s : vectors) : orders := match s with no_vector => no_order | _ => ends s end.
Lemma ends_of_spec ms s x : in_set s ms x = true -> has ms (ends_of s) [] x = true.
Proof. now destruct s. Qed.

Section Join.
  Variable ms : list N.
  Fixpoint add_ends (s : vectors) (t : orders) : orders :=
    match t with
    | no_order => ends s
    | ends s' => ends (either ms s s')
    | first u behind others => first u behind (add_ends s others)
    end.
  Fixpoint add_first (u : N) (behind : orders) (join_behind : orders -> orders) (t : orders) : orders :=
    match t with
    | first v behind' others =>
        if u =? v then first u (join_behind behind') others else first v behind' (add_first u behind join_behind others)
    | _ => first u behind t
    end.
  Fixpoint join (s : orders) : orders -> orders :=
    match s with
    | no_order => fun t => t
    | ends s => add_ends s
    | first u behind others => fun t => join others (add_first u behind (join behind) t)
    end.

  Lemma add_ends_spec s t order x : has ms (ends s) order x = true \/ has ms t order x = true -> has ms (add_ends s t) order x = true.
  Proof.
    induction t as [|s'|u behind _ others IH]; cbn [add_ends]; intro h.
    - now destruct h.
    - destruct order; [|now destruct h]. cbn in *. now apply either_spec.
    - cbn [has] in h |- *. apply orb_true_iff. destruct h as [h|h]; [right; apply IH; now left|].
      apply orb_true_iff in h as [h|h]; [now left|right]. apply IH. now right.
  Qed.
  Lemma add_first_spec u behind f x : (forall t order, has ms behind order x = true \/ has ms t order x = true -> has ms (f t) order x = true) ->
    forall t order, has ms (first u behind no_order) order x = true \/ has ms t order x = true -> has ms (add_first u behind f t) order x = true.
  Proof.
    intros hf t order. induction t as [|s|v behind' _ others IH]; cbn [add_first]; intro h.
    - now destruct h.
    - cbn [has] in h |- *. apply orb_true_iff. destruct h as [h|h]; [|now right]. left. now rewrite orb_false_r in h.
    - destruct (N.eqb_spec u v) as [->|d].
      + cbn [has] in h |- *. apply orb_true_iff. destruct order as [|w order]; cbn in h |- *.
        * right. now destruct h.
        * rewrite orb_false_r, orb_true_iff, !andb_true_iff in h. destruct h as [[e h]|[[e h]|h]].
          -- left. rewrite e. apply hf. now left.
          -- left. rewrite e. apply hf. now right.
          -- now right.
      + cbn [has] in IH, h |- *. apply orb_true_iff. destruct h as [h|h]; [right; apply IH; now left|].
        apply orb_true_iff in h as [h|h]; [now left|right]. apply IH. now right.
  Qed.
  Lemma join_spec x s : forall t order, has ms s order x = true \/ has ms t order x = true -> has ms (join s t) order x = true.
  Proof.
    induction s as [|s|u behind IHb others IHo]; intros t order h; cbn [join].
    - now destruct h.
    - now apply add_ends_spec.
    - apply IHo. destruct h as [h|h]; [|right; apply add_first_spec; auto].
      cbn [has] in h. apply orb_true_iff in h as [h|h]; [right|now left]. apply add_first_spec; [easy|]. left. cbn. now rewrite h.
  Qed.
End Join.

(** A vertex v is put into every place, and vertices go *)

Section Insert.
  Variables (ms ms' : list N) (keep : N -> bool) (v : N).
  (* What is known of the vertices before v, and what becomes of the vectors then, if v may stand there. *)
  Variables (state : Type) (step : state -> N -> state) (leaf : state -> option (vectors -> vectors)).

  Definition put_first (u : N) (behind others : orders) : orders :=
    match behind with
    | no_order => others
    | _ => join ms' (if keep u then first u behind no_order else behind) others
    end.
  Fixpoint all_behind (f : vectors -> vectors) (t : orders) : orders :=
    match t with
    | no_order => no_order
    | ends s => ends_of (f s)
    | first u behind others => put_first u (all_behind f behind) (all_behind f others)
    end.
  Definition here (st : state) (t later : orders) : orders :=
    match leaf st with Some f => put_first v (all_behind f t) later | None => later end.
  Fixpoint later (st : state) (t : orders) : orders :=
    match t with
    | first u behind others => put_first u (let st := step st u in here st behind (later st behind)) (later st others)
    | _ => no_order
    end.
  Definition insert (st : state) (t : orders) : orders := here st t (later st t).

  Lemma put_behind u behind others order x : has ms' behind (filter keep order) x = true ->
    has ms' (put_first u behind others) (filter keep (u :: order)) x = true.
  Proof.
    intro h. assert (has ms' (if keep u then first u behind no_order else behind) (filter keep (u :: order)) x = true) as k.
    { cbn [filter]. destruct (keep u); [|easy]. cbn [has]. now rewrite N.eqb_refl, h. }
    unfold put_first. destruct behind; [easy|..]; apply join_spec; now left.
  Qed.
  Lemma put_others u behind others order x : has ms' others order x = true -> has ms' (put_first u behind others) order x = true.
  Proof.
    intro h. unfold put_first. destruct behind; [easy|..]; apply join_spec; now right.
  Qed.
  Variables (x x' : N -> bool).
  Lemma all_behind_spec f : (forall s, in_set s ms x = true -> in_set (f s) ms' x' = true) ->
    forall t order, has ms t order x = true -> has ms' (all_behind f t) (filter keep order) x' = true.
  Proof.
    intros hf t. induction t as [|s|u behind IHb others IHo]; intros order h; cbn [has all_behind] in *; [easy| |].
    - destruct order; [|easy]. now apply ends_of_spec, hf.
    - apply orb_true_iff in h as [h|h]; [|now apply put_others, IHo]. destruct order as [|w order]; [easy|].
      apply andb_true_iff in h as [e h]. apply N.eqb_eq in e. subst. now apply put_behind, IHb.
  Qed.

  Definition leads_on (st : state) : Prop :=
    exists f, leaf st = Some f /\ forall s, in_set s ms x = true -> in_set (f s) ms' x' = true.
  Lemma here_spec st t l order : leads_on st -> has ms t order x = true -> has ms' (here st t l) (filter keep (v :: order)) x' = true.
  Proof. intros (f & e & hf) h. unfold here. rewrite e. now apply put_behind, all_behind_spec. Qed.
  Lemma here_later st t l order : has ms' l order x' = true -> has ms' (here st t l) order x' = true.
  Proof. intro h. unfold here. destruct (leaf st); [now apply put_others|easy]. Qed.
  Lemma later_spec t : forall st u p q, leads_on (fold_left step (u :: p) st) -> has ms t ((u :: p) ++ q) x = true ->
    has ms' (later st t) (filter keep ((u :: p) ++ v :: q)) x' = true.
  Proof.
    induction t as [|s|w behind IHb others IHo]; intros st u p q g h; [easy|easy|].
    cbn [has app] in h. cbn [later]. apply orb_true_iff in h as [h|h]; [|apply put_others, IHo; easy].
    apply andb_true_iff in h as [e h]. apply N.eqb_eq in e. subst. cbn [app]. apply put_behind. destruct p as [|u p].
    - now apply here_spec.
    - apply here_later. now apply IHb.
  Qed.
  Lemma insert_spec st t p q : leads_on (fold_left step p st) -> has ms t (p ++ q) x = true ->
    has ms' (insert st t) (filter keep (p ++ v :: q)) x' = true.
  Proof. intros g h. destruct p as [|u p]; [now apply here_spec|]. now apply here_later, later_spec. Qed.
End Insert.

(** Along the layout *)

Definition among (l : list N) (v : N) : bool := existsb (N.eqb v) l.
Lemma among_spec l v : among l v = true <-> In v l.
Proof. unfold among. rewrite existsb_exists. split; [intros (u & i & e); apply N.eqb_eq in e; now subst|intro i; exists v; now rewrite N.eqb_refl]. Qed.

Section Along.
  Variables (n : N) (near : lists) (green : trie unit).
  Definition red_at (v : N) : bool := negb (is_in green v).

  (* The neighbours of the vertex that stand before it, and whether they are odd in number. *)
  Definition pass (met : list N) (st : list N * bool) (u : N) : list N * bool := if among met u then (u :: fst st, negb (snd st)) else st.
  Definition fate_of (met gone ahead : list N) (m : N) : fate :=
    let turned := among met m && negb (among ahead m) in if among gone m then goes (xorb (red_at m) turned) else stays turned.
  Definition leaf_of (ms met gone : list N) (v : N) (st : list N * bool) : option (vectors -> vectors) :=
    let fs := map (fate_of met gone (fst st)) ms in
    if among gone v then if Bool.eqb (snd st) (red_at v) then Some (carry fs) else None
    else Some (fun s => push (snd st) (carry fs s)).

  (* The vertices so far; the frontier, what was last put there first; its orders. *)
  Fixpoint along (layout : list N) (so_far : trie unit) (ms : list N) (t : orders) : bool :=
    match t, layout with
    | no_order, _ => true
    | _, [] => false
    | _, v :: layout =>
        let met := filter (is_in so_far) (list_at near v) in
        let so_far' := put so_far v tt in
        let gone := filter (fun u => forallb (is_in so_far') (list_at near u)) (v :: ms) in
        let keep u := negb (among gone u) in
        let ms' := filter keep (v :: ms) in
        (v <? n) && negb (is_in so_far v) && forallb (among ms) met &&
        along layout so_far' ms' (insert ms' keep v (list N * bool) (pass met) (leaf_of ms met gone v) ([], false) t)
    end.
End Along.

(** Why this is right: one order that wins would be met all along *)

Lemma odd_of_among f g l : odd_of f (filter g l) = odd_of (fun w => g w && f w) l.
Proof. induction l as [|w l IH]; cbn; [easy|]. destruct (g w); cbn; rewrite IH; [easy|]. now destruct (odd_of _ l). Qed.
Lemma filter_twice {A} (f g : A -> bool) l : filter f (filter g l) = filter (fun u => g u && f u) l.
Proof. induction l as [|u l IH]; cbn; [easy|]. destruct (g u); cbn; [destruct (f u)|]; now rewrite IH. Qed.
Lemma Forall2_map_self {A B} (R : A -> B -> Prop) f l : (forall a, In a l -> R a (f a)) -> Forall2 R l (map f l).
Proof. induction l as [|a l IH]; intro h; constructor; [apply h; now left|]. apply IH. intros b i. apply h. now right. Qed.

Section Met.
  Variables (n : N) (near : lists) (green : trie unit) (adjacent : N -> N -> bool).
  Hypothesis near_adjacent : forall u v, In v (list_at near u) <-> adjacent u v = true.
  Hypothesis both_ways : forall u v, adjacent u v = adjacent v u.
  Hypothesis no_loops : forall v, adjacent v v = false.

  (* Whether an odd number of neighbours of u of the set stand before it. *)
  Fixpoint odd_ahead (set : N -> bool) (order : list N) (u : N) : bool :=
    match order with [] => false | w :: order => if w =? u then false else xorb (set w && adjacent w u) (odd_ahead set order u) end.
  Lemma odd_ahead_in set p r u : In u p -> odd_ahead set (p ++ r) u = odd_ahead set p u.
  Proof.
    induction p as [|w p IH]; [easy|]. cbn. destruct (N.eqb_spec w u) as [->|d]; [easy|]. intros [e|i]; [easy|]. now rewrite IH.
  Qed.
  Lemma odd_ahead_behind set p r u : ~ In u p ->
    odd_ahead set (p ++ r) u = xorb (odd_of (fun w => set w && adjacent w u) p) (odd_ahead set r u).
  Proof.
    induction p as [|w p IH]; cbn [app odd_ahead odd_of In]; intro h; [now destruct (odd_ahead set r u)|].
    rewrite (proj2 (N.eqb_neq w u)) by tauto. rewrite IH by tauto. now rewrite xorb_assoc_reverse.
  Qed.
  Lemma odd_ahead_ext f g u : forall order, (forall w, In w order -> f w && adjacent w u = g w && adjacent w u) -> odd_ahead f order u = odd_ahead g order u.
  Proof.
    induction order as [|w order IH]; cbn; [easy|]. intro h. destruct (w =? u); [easy|]. rewrite h, IH by auto. easy.
  Qed.

  (* With a vertex more in the set. *)
  Lemma odd_ahead_more f g p v q u : (forall w, g w = f w || (w =? v)) -> f v = false -> ~ In v p -> ~ In v q ->
    odd_ahead g (p ++ v :: q) u = xorb (odd_ahead f (p ++ v :: q) u) (adjacent v u && negb (among p u)).
  Proof.
    intros hg fv np nq.
    assert (forall l, ~ In v l -> forall w, In w l -> f w && adjacent w u = g w && adjacent w u) as same.
    { intros l nl w i. rewrite hg. rewrite (proj2 (N.eqb_neq w v)) by (intros ->; easy). now rewrite orb_false_r. }
    destruct (among p u) eqn:a.
    - apply among_spec in a. rewrite !odd_ahead_in by easy. rewrite <- (odd_ahead_ext f g u p) by now apply same.
      rewrite andb_false_r. now rewrite xorb_false_r.
    - assert (~ In u p) as nu by (rewrite <- among_spec; congruence). rewrite !odd_ahead_behind by easy.
      rewrite (odd_of_ext (fun w => g w && adjacent w u) (fun w => f w && adjacent w u) p) by (intros w i; symmetry; now apply (same p)).
      cbn [odd_ahead]. destruct (N.eqb_spec v u) as [->|d].
      + now rewrite no_loops, !xorb_false_r.
      + rewrite <- (odd_ahead_ext f g u q) by now apply same. rewrite hg, fv, N.eqb_refl. cbn [orb andb negb xorb].
        rewrite andb_true_r. destruct (odd_of _ p), (adjacent v u), (odd_ahead f q u); reflexivity.
  Qed.

  (* An order of all vertices that wins. *)
  Variable order : list N.
  Hypothesis distinct : NoDup order.
  Hypothesis all_there : forall v, v < n -> In v order.
  Hypothesis wins : forall v, In v order -> red_at green v = odd_ahead (fun _ => true) order v.

  (* It is met among those kept, with what it gives there. *)
  Definition met_in (so_far : trie unit) (ms : list N) (t : orders) : Prop :=
    (forall v, In v ms -> is_in so_far v = true /\ In v order) /\ has ms t (filter (among ms) order) (odd_ahead (is_in so_far) order) = true.

  Lemma is_in_more t v w : is_in (put t v tt) w = is_in t w || (w =? v).
  Proof. unfold is_in. rewrite get_put. destruct (w =? v), (get t w); reflexivity. Qed.

  Lemma passed met l : forall st, fold_left (pass met) l st =
    (rev (filter (among met) l) ++ fst st, xorb (odd_of (among met) l) (snd st)).
  Proof.
    induction l as [|u l IH]; intros [ahead odd]; cbn [fold_left filter odd_of]; [now destruct odd|]. rewrite IH. unfold pass. cbn [fst snd].
    destruct (among met u); cbn [fst snd rev]; [rewrite <- app_assoc|]; cbn [app]; f_equal; destruct (odd_of (among met) l), odd; reflexivity.
  Qed.

  Lemma met_further so_far ms t v : let met := filter (is_in so_far) (list_at near v) in
    let so_far' := put so_far v tt in
    let gone := filter (fun u => forallb (is_in so_far') (list_at near u)) (v :: ms) in
    let keep u := negb (among gone u) in
    let ms' := filter keep (v :: ms) in
    v < n -> is_in so_far v = false -> forallb (among ms) met = true -> met_in so_far ms t ->
    met_in so_far' ms' (insert ms' keep v (list N * bool) (pass met) (leaf_of green ms met gone v) ([], false) t).
  Proof.
    intros met so_far' gone keep ms' below new within (known & h).
    assert (forall w, is_in so_far' w = is_in so_far w || (w =? v)) as more by (intro; apply is_in_more).
    assert (forall u, among met u = is_in so_far u && adjacent v u) as met_spec.
    { intro u. apply eq_true_iff_eq. unfold met. rewrite among_spec, filter_In, near_adjacent, andb_true_iff. tauto. }
    split.
    { intros u i. unfold ms' in i. apply filter_In in i as [[<-|i] _]; rewrite more; [rewrite N.eqb_refl, orb_true_r; auto|].
      now apply known in i as [-> i]. }
    destruct (in_split v order (all_there v below)) as (p & q & e). pose proof distinct as d. rewrite e in d.
    assert (~ In v p /\ ~ In v q) as [np nq].
    { apply NoDup_remove_2 in d. split; intro i; apply d, in_or_app; tauto. }
    assert (among ms v = false) as nv.
    { destruct (among ms v) eqn:a; [|easy]. apply among_spec, known in a as [a _]. congruence. }
    set (x := odd_ahead (is_in so_far) order) in *. set (x' := odd_ahead (is_in so_far') order).
    assert (forall u, x' u = xorb (x u) (adjacent v u && negb (among p u))) as moved.
    { intro u. unfold x, x'. rewrite e. now apply odd_ahead_more. }
    (* What v itself gets. *)
    assert (x' v = odd_of (among met) (filter (among ms) p)) as own.
    { unfold x'. rewrite e, odd_ahead_behind by easy. cbn [odd_ahead]. rewrite N.eqb_refl, xorb_false_r, odd_of_among.
      apply odd_of_ext. intros w i. rewrite more, (proj2 (N.eqb_neq w v)) by (intros ->; easy). rewrite orb_false_r, both_ways, <- met_spec.
      destruct (among met w) eqn:a; [|now rewrite andb_false_r]. rewrite forallb_forall in within. rewrite within; [easy|].
      now apply among_spec. }
    (* Vertices that go are right. *)
    assert (forall u, among gone u = true -> In u order -> x' u = red_at green u) as right.
    { intros u g i. rewrite wins by easy. unfold x'. apply odd_ahead_ext. intros w _.
      apply among_spec in g. unfold gone in g. apply filter_In in g as [_ g]. rewrite forallb_forall in g.
      destruct (adjacent w u) eqn:a; [|now rewrite !andb_false_r]. rewrite both_ways in a. apply near_adjacent in a. now rewrite g. }
    replace (filter (among ms') order) with (filter keep (filter (among ms) p ++ v :: filter (among ms) q)).
    2:{ assert (forall u, among ms' u = keep u && ((u =? v) || among ms u)) as k.
        { intro u. apply eq_true_iff_eq. unfold ms'. rewrite among_spec, filter_In, andb_true_iff, orb_true_iff, N.eqb_eq, among_spec. cbn. intuition. }
        assert (forall l, ~ In v l -> filter keep (filter (among ms) l) = filter (among ms') l) as both.
        { intros l nl. rewrite filter_twice. apply filter_ext_in. intros u i. rewrite k, (proj2 (N.eqb_neq u v)) by (intros ->; easy). apply andb_comm. }
        rewrite e, !filter_app. cbn [filter]. rewrite k, N.eqb_refl, andb_true_r, !both by easy. easy. }
    rewrite e, filter_app in h. cbn [filter] in h. rewrite nv in h.
    apply insert_spec with (2 := h). unfold leads_on. rewrite passed. unfold leaf_of. cbn [fst snd]. rewrite app_nil_r, xorb_false_r, <- own.
    set (ahead := rev _).
    assert (Forall2 (fated keep x x') ms (map (fate_of green met gone ahead) ms)) as all.
    { apply Forall2_map_self. intros m i. destruct (known m i) as [kn io]. apply among_spec in i. unfold fate_of.
      replace (among met m && negb (among ahead m)) with (adjacent v m && negb (among p m)).
      2:{ unfold ahead. rewrite (met_spec m), kn. cbn [andb]. destruct (adjacent v m) eqn:a; [|easy]. cbn [andb]. f_equal.
          apply eq_true_iff_eq. rewrite !among_spec, <- in_rev, !filter_In, i, met_spec, kn, a. cbn. tauto. }
      specialize (moved m). unfold fated, keep. destruct (among gone m) eqn:g; cbn [negb]; [|now split].
      split; [easy|]. rewrite <- (right m g io), moved. now destruct (x m), (adjacent v m), (among p m). }
    unfold ms'. cbn [filter]. unfold keep at 1. destruct (among gone v) eqn:g; cbn [negb].
    - rewrite <- (right v g) by auto. rewrite eqb_reflx. eexists. split; [reflexivity|]. intros s. now apply (carry_spec keep x x').
    - eexists. split; [reflexivity|]. intros s i. apply push_spec; [easy|]. now apply (carry_spec keep x x').
  Qed.

  Theorem along_meets layout : forall so_far ms t, met_in so_far ms t -> along n near green layout so_far ms t = true -> False.
  Proof.
    induction layout as [|v layout IH]; intros so_far ms t m h; cbn [along] in h.
    - destruct t; [|easy|easy]. now destruct m.
    - assert (t <> no_order) as ne by (intros ->; now destruct m). destruct t; [easy|..].
      all: rewrite !andb_true_iff, N.ltb_lt, negb_true_iff in h; destruct h as [[[h1 h2] h3] h4];
        revert h4; apply IH; now apply met_further.
  Qed.
End Met.

(* Of a graph: if along some layout all orders come to nothing, nobody wins. *)
Definition lost_along (b : board) (greens layout : list N) : bool :=
  along (order b) (add_arcs (arcs b) leaf) (marked greens) layout leaf [] (ends empty_vector).
Theorem no_order_along b greens layout : proper_board b = true -> go_and_back (arcs b) = true -> lost_along b greens layout = true ->
  ~ winnable (ello (arena_of b) (plane_of greens)) (start (ello (arena_of b) (plane_of greens))).
Proof.
  intros pb gb h win. apply proposition_1_1 in win as (l & [d all] & turn). cbn in all, turn.
  rewrite green_in_turn_spec in turn. set (adjacent := fun u v => N.testbit (neighbours (arena_of b) u) v).
  assert (forall v, adjacent v v = false) as loops.
  { intros v. destruct (adjacent v v) eqn:z; [|easy]. apply (arc_inside b pb) in z. tauto. }
  assert (forall v, In v l <-> v < order b) as inside.
  { intro v. rewrite all. unfold vertices. rewrite all_spec. apply N.ltb_lt. }
  refine (along_meets (order b) _ (marked greens) adjacent _ _ loops l d _ _ layout _ _ _ _ h).
  - intros u v. apply near_spec.
  - intros u v. apply near_sym. intros x y. now apply go_and_back_spec.
  - intros v i. now apply inside.
  - intros v i. destruct (in_split v l i) as (p & q & ->). apply NoDup_remove_2 in d.
    rewrite odd_ahead_behind by (intro j; apply d, in_or_app; tauto). cbn [odd_ahead]. rewrite N.eqb_refl, xorb_false_r.
    pose proof (turn p v q eq_refl) as t. rewrite odd_before_of in t. cbn [andb]. unfold adjacent. rewrite <- t.
    rewrite N.ldiff_spec. unfold vertices. rewrite all_spec, (proj2 (N.ltb_lt _ _)) by now apply inside. cbn [andb]. unfold red_at. f_equal.
    apply eq_true_iff_eq. now rewrite is_in_marked, plane_of_spec.
  - split; [easy|]. cbn. clear. induction l as [|v l IH]; [easy|exact IH].
Qed.

Definition check_frontiers (s : subject) (layout : list N) : bool :=
  let i := on s in
  let b := board_of i in
  (name s =? "ello")%string && match given s with [] => true | _ => false end && negb (in_misere s) &&
  is_graph b && attributes_among ["green"%string] (attributes i) && proper_board b && go_and_back (arcs b) &&
  match vertex_list i "green" with
  | Some greens => (N.of_nat (List.length layout) =? order b) && distinct_from layout leaf && lost_along b greens layout
  | None => false
  end.
Theorem check_frontiers_sound s layout : check_frontiers s layout = true ->
  exists r, rules_of s = Some r /\ holds (Claim r (in_misere s) Unwinnable).
Proof.
  destruct s as [name given misere i]. unfold check_frontiers. cbn [Claim.name Claim.given in_misere on]. set (b := board_of i).
  rewrite !andb_true_iff. intros [[[[[[[e g] m] k] at_] pb] gb] h]. apply String.eqb_eq in e. subst. destruct given; [|easy]. destruct misere; [easy|].
  destruct (vertex_list i "green") as [greens|] eqn:vl; [|easy]. apply andb_true_iff in h as [_ h].
  exists (Rules (ello (arena_of b) (plane_of greens)) two_planes solitaire). split.
  - unfold rules_of, game_named. cbn. unfold ello_rules, no_parameters, on_graph_or_digraph, attributed. unfold b in *. now rewrite k, at_, vl.
  - cbn [holds decided the_game]. now apply no_order_along with layout.
Qed.
