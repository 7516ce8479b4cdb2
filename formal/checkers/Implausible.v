(* Evidence `implausible`: a part of the graph in which ELLO breaks a necessary condition. In the time of a few passes over the
   arcs: planes would take room for every vertex at every other. *)
From Coq Require Import NArith List Bool String Permutation.
From Gamecert Require Import Plane Trie Board Instance Game Rules Games Claim ElloOrder.
From Gamecert.games Require Import Ello.
From Gamecert.checkers Require Import Order.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Inductive reason := parity | all_red | reflection_all_red.

(** Sets of vertices, and parities *)

Definition marked (l : list N) : trie unit := fold_left (fun t v => put t v tt) l leaf.
Definition is_in (t : trie unit) (v : N) : bool := match get t v with Some _ => true | None => false end.
Lemma is_in_marked l v : is_in (marked l) v = true <-> In v l.
Proof.
  assert (forall t, is_in (fold_left (fun t v => put t v tt) l t) v = true <-> is_in t v = true \/ In v l) as h.
  { induction l as [|u l IH]; intro t; cbn [fold_left In]; [tauto|]. rewrite IH. unfold is_in. rewrite get_put.
    destruct (N.eqb_spec v u) as [->|d]; [tauto|]. intuition congruence. }
  unfold marked. rewrite h. unfold is_in. rewrite get_leaf. intuition discriminate.
Qed.

Fixpoint odd_of (f : N -> bool) (l : list N) : bool := match l with [] => false | u :: l => xorb (f u) (odd_of f l) end.
Lemma odd_of_ext f g l : (forall u, In u l -> f u = g u) -> odd_of f l = odd_of g l.
Proof. induction l as [|u l IH]; cbn; [easy|]. intro h. rewrite h, IH by auto. easy. Qed.
Lemma odd_of_filter f l : odd_of f l = odd_of (fun _ => true) (filter f l).
Proof. induction l as [|u l IH]; cbn; [easy|]. rewrite IH. destruct (f u); cbn; [easy|apply xorb_false_l]. Qed.
Lemma odd_of_perm f l k : Permutation l k -> odd_of f l = odd_of f k.
Proof. intro p. induction p; cbn; [easy|congruence| |congruence]. now destruct (f x), (f y), (odd_of f l). Qed.
(* Members that two lists share. *)
Lemma odd_of_shared f g l k : NoDup l -> NoDup k -> (forall u, f u = true <-> In u k) -> (forall u, g u = true <-> In u l) ->
  odd_of f l = odd_of g k.
Proof.
  intros dl dk hf hg. rewrite (odd_of_filter f), (odd_of_filter g). apply odd_of_perm, NoDup_Permutation; try now apply NoDup_filter.
  intro u. rewrite !filter_In, hf, hg. tauto.
Qed.
Lemma odd_reds_of red l : odd_reds red l = odd_of (N.testbit red) l.
Proof. induction l as [|u l IH]; cbn; [easy|]. now rewrite IH. Qed.
Lemma odd_near_of a v l : odd_near a v l = odd_of (N.testbit (neighbours a v)) l.
Proof. induction l as [|u l IH]; cbn; [easy|]. now rewrite IH. Qed.
Lemma odd_before_of a v l : odd_before a l v = odd_of (fun u => N.testbit (neighbours a u) v) l.
Proof. induction l as [|u l IH]; cbn; [easy|]. now rewrite IH. Qed.

(* The vertices of the list, and whether an odd number of edges joins them. *)
Fixpoint joined (near : lists) (l : list N) : trie unit * bool :=
  match l with
  | [] => (leaf, false)
  | v :: l => let (later, odd) := joined near l in (put later v tt, xorb (odd_of (is_in later) (list_at near v)) odd)
  end.

(* So of the list from its end on, in little room. *)
Fixpoint joined_from (near : lists) (l : list N) (later : trie unit) (odd : bool) : bool :=
  match l with
  | [] => odd
  | v :: l => joined_from near l (put later v tt) (xorb (odd_of (is_in later) (list_at near v)) odd)
  end.
Lemma joined_from_end near l : forall m, joined_from near l (fst (joined near m)) (snd (joined near m)) = snd (joined near (rev l ++ m)).
Proof.
  induction l as [|v l IH]; intro m; [easy|]. cbn [joined_from rev]. rewrite <- app_assoc. cbn [app]. rewrite <- IH. cbn [joined].
  now destruct (joined near m).
Qed.

(* Each arc stands beside its reverse. *)
Fixpoint go_and_back (l : list (N * N)) : bool :=
  match l with
  | [] => true
  | (u, v) :: (x, y) :: l => (u =? y) && (v =? x) && go_and_back l
  | _ => false
  end.
Lemma go_and_back_spec : forall l, go_and_back l = true -> forall u v, In (u, v) l -> In (v, u) l.
Proof.
  fix IH 1. intros [|[u v] [|[x y] l]] h a b; cbn in h |- *; try easy.
  rewrite !andb_true_iff, !N.eqb_eq in h. destruct h as [[-> ->] h]. intros [e|[e|i]].
  - injection e as <- <-. auto.
  - injection e as <- <-. auto.
  - right. right. now apply IH.
Qed.

Section Lists.
  Variable b : board.
  Let on := arena_of b.
  Let near := add_arcs (arcs b) leaf.
  Hypothesis proper : proper_board b = true.
  Hypothesis back : forall u v, arc b u v -> arc b v u.

  Lemma near_spec u v : In v (list_at near u) <-> N.testbit (neighbours on u) v = true.
  Proof.
    unfold near, on. rewrite add_arcs_spec, neighbours_spec. unfold list_at, arc. rewrite get_leaf. cbn. tauto.
  Qed.
  Lemma arc_inside u v : v ∈ neighbours on u -> u < size on /\ v < size on /\ u <> v.
  Proof.
    intro h. apply neighbours_spec in h. unfold proper_board in proper. rewrite forallb_forall in proper. apply proper in h.
    rewrite !andb_true_iff, !N.ltb_lt, negb_true_iff, N.eqb_neq in h. cbn. tauto.
  Qed.
  Lemma near_sym u v : N.testbit (neighbours on u) v = N.testbit (neighbours on v) u.
  Proof. apply eq_true_iff_eq. split; intro h; apply neighbours_spec, back; now apply neighbours_spec. Qed.

  Lemma joined_spec l : NoDup l -> (forall v, In v l -> NoDup (list_at near v)) ->
    (forall u, is_in (fst (joined near l)) u = true <-> In u l) /\ snd (joined near l) = odd_size on l.
  Proof.
    induction l as [|v l IH]; intros d dn; cbn [joined odd_size]; [split; [|easy]; intro u; unfold is_in; cbn; now rewrite get_leaf|].
    inversion d as [|v' l' n d']; subst. specialize (IH d' (fun u i => dn u (or_intror i))).
    destruct (joined near l) as [later odd]. cbn [fst snd] in *. destruct IH as [hm ->]. split.
    - intro u. cbn [In]. rewrite <- hm. unfold is_in. rewrite get_put. destruct (N.eqb_spec u v) as [->|e]; [tauto|]. intuition congruence.
    - f_equal. rewrite odd_near_of. apply odd_of_shared; try easy.
      + apply dn. now left.
      + intro u. now rewrite near_spec.
  Qed.
  Lemma degree_spec v : NoDup (list_at near v) -> odd_of (fun _ => true) (list_at near v) = N.testbit (odd_degree on) v.
  Proof.
    intro d. unfold odd_degree. rewrite odd_degree_spec, odd_before_of.
    transitivity (odd_of (fun u => N.ltb u (size on)) (list_at near v)).
    - apply odd_of_ext. intros u i. symmetry. apply N.ltb_lt. apply near_spec, arc_inside in i. tauto.
    - apply odd_of_shared; [easy|apply up_to_NoDup| |].
      + intro u. now rewrite up_to_spec, N.ltb_lt.
      + intro u. rewrite near_spec, near_sym. easy.
  Qed.
End Lists.

(* The part is the component of the vertex, whoever listed it. *)
Definition check_implausible (s : subject) (vertex : N) (part : list N) (why : reason) : bool :=
  let i := on s in
  let b := board_of i in
  (name s =? "ello")%string && match given s with [] => true | _ => false end && negb (in_misere s) &&
  is_graph b && attributes_among ["green"%string] (attributes i) && proper_board b && go_and_back (arcs b) &&
  match vertex_list i "green" with
  | Some greens =>
      let near := add_arcs (arcs b) leaf in
      let inside := marked part in
      let green := marked greens in
      let odd v := odd_of (fun _ => true) (list_at near v) in
      forallb (fun v => (v <? order b) && (vertex <=? v) && distinct_from (list_at near v) leaf) part && distinct_from part leaf &&
      is_in inside vertex && forallb (fun '(u, v) => Bool.eqb (is_in inside u) (is_in inside v)) (arcs b) &&
      match why with
      | parity => xorb (odd_of (fun v => negb (is_in green v)) part) (joined_from near part leaf false)
      | all_red => forallb (fun v => negb (is_in green v)) part
      | reflection_all_red => forallb (fun v => Bool.eqb (is_in green v) (odd v)) part
      end
  | None => false
  end.

Theorem check_implausible_sound s vertex part why : check_implausible s vertex part why = true ->
  exists r, rules_of s = Some r /\ holds (Claim r (in_misere s) Unwinnable).
Proof.
  destruct s as [name given misere i]. unfold check_implausible. cbn [Claim.name Claim.given in_misere on]. set (b := board_of i).
  rewrite !andb_true_iff. intros [[[[[[[e g] m] k] at_] pb] gb] h]. apply String.eqb_eq in e. subst. destruct given; [|easy]. destruct misere; [easy|].
  destruct (vertex_list i "green") as [greens|] eqn:vl; [|easy]. rewrite !andb_true_iff in h. destruct h as [[[[ins d] iv] cl] h].
  exists (Rules (ello (arena_of b) (plane_of greens)) two_planes solitaire). split.
  { unfold rules_of, game_named. cbn. unfold ello_rules, no_parameters, on_graph_or_digraph, attributed. unfold b in *. now rewrite k, at_, vl. }
  cbn [holds decided the_game]. intro win.
  assert (forall u v, arc b u v -> arc b v u) as back by (intros u v; now apply go_and_back_spec).
  apply distinct_from_spec in d as [d _]. rewrite forallb_forall in ins.
  assert (forall v, In v part -> v < order b /\ NoDup (list_at (add_arcs (arcs b) leaf) v)) as each.
  { intros v hv. apply ins in hv. rewrite !andb_true_iff, N.ltb_lt in hv. destruct hv as [[x _] y]. now apply distinct_from_spec in y as [y _]. }
  set (P := plane_of part). assert (forall v, v ∈ P <-> In v part) as hp by (intro; apply plane_of_spec).
  assert (forall u v, v ∈ neighbours (arena_of b) u -> N.testbit P u = N.testbit P v) as closed.
  { intros u v a. apply neighbours_spec in a. rewrite forallb_forall in cl. apply cl in a. cbn in a. apply eqb_prop in a.
    apply eq_true_iff_eq. rewrite !hp, <- !is_in_marked, a. easy. }
  assert (forall u, u ∈ P -> u < size (arena_of b)) as within by (intros u z; apply hp in z; now apply each).
  assert (vertex ∈ P) as vp by now apply hp, is_in_marked.
  assert (forall v, In v part -> forall green, (is_in (marked greens) v = green) -> N.testbit (plane_of greens) v = green) as colour.
  { intros v _ green <-. apply eq_true_iff_eq. now rewrite plane_of_spec, is_in_marked. }
  assert (forall v, v ∉ neighbours (arena_of b) v) as loops.
  { intros v. destruct (N.testbit _ v) eqn:z; [|easy]. apply (arc_inside b pb) in z. tauto. }
  destruct why.
  - pose proof (theorem_1_5 (arena_of b) P closed (near_sym b back) (plane_of greens) within win) as t.
    assert (Permutation part (members P)) as p.
    { apply NoDup_Permutation; [easy|apply members_NoDup|]. intro v. now rewrite members_spec, hp. }
    rewrite <- (odd_reds_perm _ _ _ p), <- (odd_size_perm (arena_of b) (near_sym b back) _ _ p) in t.
    assert (Permutation (rev part) part) as back_ by apply Permutation_sym, Permutation_rev.
    rewrite (joined_from_end _ part []), app_nil_r in h.
    rewrite (proj2 (joined_spec b (rev part) (Permutation_NoDup (Permutation_sym back_) d) (fun v hv => proj2 (each v (Permutation_in _ back_ hv))))) in h.
    rewrite (odd_size_perm (arena_of b) (near_sym b back) _ _ back_), <- t, odd_reds_of in h.
    rewrite (odd_of_ext _ (N.testbit (vertices (arena_of b) ∖ plane_of greens))), xorb_nilpotent in h; [easy|].
    intros v hv. rewrite N.ldiff_spec. unfold vertices. rewrite all_spec. change (size (arena_of b)) with (order b). rewrite (proj2 (N.ltb_lt _ _) (proj1 (each v hv))). cbn [andb].
    now rewrite (colour v hv _ eq_refl).
  - apply (no_green_in_part (arena_of b) P closed (plane_of greens) vertex vp within); [|exact win].
    apply none_spec. intro v. rewrite N.land_spec. destruct (N.testbit P v) eqn:z; [|easy]. apply hp in z. rewrite forallb_forall in h.
    pose proof (h v z) as q. apply negb_true_iff in q. now rewrite (colour v z _ q).
  - apply (corollary_1_4 (arena_of b) loops) in win.
    apply (no_green_in_part (arena_of b) P closed _ vertex vp within) in win; [easy|].
    apply none_spec. intro v. rewrite N.land_spec. destruct (N.testbit P v) eqn:z; [|easy]. apply hp in z. rewrite forallb_forall in h.
    pose proof (h v z) as q. apply eqb_prop in q. unfold reflection. rewrite N.lxor_spec, (colour v z _ q).
    rewrite (degree_spec b pb back v (proj2 (each v z))). now rewrite xorb_nilpotent.
Qed.
