(* Local games as Node-Kayles on the graph of their conflicts, and Node-Kayles in components (docs/EXCHANGES.md). *)
From Coq Require Import NArith List Bool Lia String.
From Gamecert Require Import Plane Trie Board Instance Game Alike Impartial Rules Games Claim Text.
From Gamecert.games Require Import NodeKayles.
From Gamecert.checkers Require Import Order Reduced Pieces Derivation Parts.
From Gamecert.lemmas Require Import Coloured Exchange Tables Placed Gadgets Mirrored Selecting.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** Theorem 1: moves that are open at the start are vertices, joined if they conflict *)

Section Striking.
  Variables (first : plane) (struck : Board.table).
  Let V := striking_view_of first struck.
  Let g := on_one_plane (Parts.first V) (codes V) (take V).
  Variable G : coloured_graph.
  Hypothesis cells : forall v, vertex G v = N.testbit first v.
  Hypothesis near : forall u v, u ∈ first -> v ∈ first -> u <> v -> adjacent G u v = N.testbit (row struck u) v.

  Theorem nimber_is_striking k : nimber G k -> has_nimber false g (start g) k.
  Proof.
    set (S := fun (X : coloured_graph) (p : position g) =>
      adjacent X = adjacent G /\ (forall v, vertex X v = N.testbit (p : plane) v) /\ forall v, v ∈ (p : plane) -> v ∈ first).
    assert (forall X p v, S X p -> v ∈ (p : plane) -> S (select v X) (Game.play g p v)) as after_.
    { intros X p v (ea & ev & sub) h. split; [easy|]. split.
      - intro u. cbn. rewrite ea, ev. bits. rewrite (N.eqb_sym v u). destruct (N.testbit (p : plane) u) eqn:e; [|easy]. cbn [andb].
        destruct (N.eqb_spec u v) as [->|d]; [easy|]. cbn [negb andb]. rewrite near; auto.
      - intros u. cbn. bits. rewrite !andb_true_iff. intros [[hu _] _]. now apply sub. }
    apply (alike_beside false selecting (option_of g) S).
    - intros X p s. pose proof s as (ea & ev & _). split; intros x w.
      + inversion w; subst. rewrite ev in *. exists (Passes (Game.play g p v)). split; [|now apply after_]. exists v. now split.
      + destruct w as (v & [_ l] & ->). cbn in l. exists (Passes (select v X)). split; [|now apply after_]. constructor. now rewrite ev.
    - split; [easy|]. split; [|easy]. intro v. apply cells.
  Qed.
End Striking.

Definition node_kayles_on (s : subject) : option board :=
  let b := board_of (on s) in
  require ((name s =? "node-kayles")%string && match given s with [] => true | _ => false end && negb (in_misere s) && is_graph b &&
           attributes_among [] (attributes (on s))) (Some b).
Lemma node_kayles_on_right s b : node_kayles_on s = Some b ->
  rules_of s = Some (Rules (node_kayles (arena_of b)) one_plane last_move) /\ in_misere s = false.
Proof.
  unfold node_kayles_on, require. destruct s as [x p m i]. cbn [name given in_misere on]. destruct (_ && _) eqn:c; [|easy]. intro e. injection e as <-.
  rewrite !andb_true_iff, negb_true_iff, String.eqb_eq in c. destruct c as [[[[-> g] ->] k] a]. destruct p; [|easy]. split; [|easy].
  unfold rules_of, game_named. cbn. unfold node_kayles_rules, no_parameters, on_graph, attributed. now rewrite k, a.
Qed.

(* The graph, and its vertices. *)
Definition conflicts_of_striking (s : subject) : option (state * list N) :=
  let? (first, struck) := striking_of s in
  let cells := members first in
  let n := N.size first in
  let? t := first_state (Board graph n (flat_map (fun u => map (pair u) (members (row struck u ∩ first ∖ cell u))) cells)) [] in
  let? r := rules_of s in
  require (negb (in_misere s)) (Some (erase (filter (fun v => negb (contains first v)) (up_to n)) t, cells)).
Lemma members_below a v : v ∈ a -> v < N.size a.
Proof.
  intro h. apply N.lt_nge. intro le. destruct a as [|p]; [easy|]. rewrite N.size_log2 in le by easy.
  rewrite N.bits_above_log2 in h by lia. discriminate.
Qed.
Definition right_conflicts (s : subject) (t : state) (known : list N) : Prop := exists r, rules_of s = Some r /\ in_misere s = false /\ decided r = last_move /\
  simple (graph_of t) /\ (forall v, vertex (graph_of t) v = true -> In v known) /\ forall k, nimber (graph_of t) k -> has_nimber false r (start r) k.
Lemma conflicts_of_striking_right s t known : conflicts_of_striking s = Some (t, known) -> right_conflicts s t known.
Proof.
  unfold conflicts_of_striking, bind, require. destruct (striking_of s) as [[first struck]|] eqn:e; [|easy]. set (b := Board _ _ _).
  destruct (first_state b []) as [t0|] eqn:f; [|easy]. destruct (rules_of s) as [r|] eqn:er; [|easy]. destruct (negb (in_misere s)) eqn:m; [|easy].
  intro q. injection q as <- <-. apply first_state_right in f as [i (sv & sa & _)]; [|easy]. exists r. split; [easy|]. split; [now apply negb_true_iff in m|].
  pose proof (striking_of_rules s first struck r er e) as ->. split; [easy|]. split; [easy|].
  assert (forall v, vertex (graph_of (erase (filter (fun v => negb (contains first v)) (up_to (N.size first))) t0)) v = N.testbit first v) as hv.
  { intro v. rewrite (proj1 (erase_same _ t0) v). cbn [vertex without]. rewrite <- sv. cbn [vertex coloured order b].
    apply eq_true_iff_eq. rewrite andb_true_iff, negb_true_iff, N.ltb_lt. split.
    - intros [l h]. apply member_false in h. rewrite filter_In, up_to_spec in h. destruct (N.testbit first v) eqn:c; [easy|]. exfalso. apply h.
      split; [easy|]. unfold contains. now rewrite c.
    - intro h. split; [now apply members_below|]. apply member_false. rewrite filter_In. intros [_ c]. unfold contains in c. now rewrite h in c. }
  split; [intros v h; apply members_spec; now rewrite <- hv|].
  intros k h. apply (nimber_is_striking first struck _ hv); [|easy]. intros u v hu hw d.
  transitivity (adjacent (graph_of t0) u v); [easy|]. rewrite <- sa by (cbn; apply N.ltb_lt; now apply members_below).
  apply eq_true_iff_eq. cbn [adjacent coloured]. rewrite neighbours_spec. unfold arc. cbn [arcs b]. rewrite in_flat_map. split.
  - intros (x & ix & j). apply in_map_iff in j as (y & q & j). injection q as -> ->. apply members_spec in j. revert j. bits. rewrite !andb_true_iff. tauto.
  - intro h'. exists u. split; [now apply members_spec|]. apply in_map. apply members_spec. bits. rewrite h', hw. cbn. now apply negb_true_iff, N.eqb_neq.
Qed.

(* Of Node-Kayles it is the board. *)
Definition conflicts (s : subject) : option (state * list N) :=
  match node_kayles_on s with
  | Some b => let? t := first_state b [] in Some (t, up_to (order b))
  | None => conflicts_of_striking s
  end.
Theorem conflicts_right s t known : conflicts s = Some (t, known) -> right_conflicts s t known.
Proof.
  unfold conflicts, bind. destruct (node_kayles_on s) as [b|] eqn:e; [|now apply conflicts_of_striking_right].
  destruct (first_state b []) as [t0|] eqn:f; [|easy]. intro q. injection q as <- <-. apply node_kayles_on_right in e as [e m].
  apply first_state_right in f as [i same]; [|easy]. eexists. split; [exact e|]. split; [easy|]. split; [easy|]. split; [easy|]. split.
  - intros v h. rewrite <- (proj1 same) in h. apply up_to_spec. now apply N.ltb_lt.
  - intros k h. apply nimber_is_node_kayles. apply (same_shape_nimber _ (graph_of t0)); [|easy]. split; apply same.
Qed.

(** Components *)

(* The vertices of the list. *)
Definition only (l : list N) (G : coloured_graph) : coloured_graph := Coloured (member l) (adjacent G) (fun _ => false).

(* No edge joins them. *)
Definition side_by_side_graphs (adj : N -> N -> bool) (X A B : coloured_graph) : Prop :=
  adjacent X = adj /\ adjacent A = adj /\ adjacent B = adj /\ (forall v, vertex X v = vertex A v || vertex B v) /\
  forall u v, vertex A u = true -> vertex B v = true -> u <> v /\ adj u v = false /\ adj v u = false.
Lemma graphs_swap adj X A B : side_by_side_graphs adj X A B -> side_by_side_graphs adj X B A.
Proof.
  intros (x & a & b & v & n). split; [easy|]. split; [easy|]. split; [easy|]. split; [intro u; rewrite v; apply orb_comm|].
  intros u w hu hw. destruct (n w u hw hu) as (d & e1 & e2). split; [congruence|easy].
Qed.
Lemma graphs_side_by_side adj : Impartial.side_by_side selecting (side_by_side_graphs adj).
Proof.
  assert (forall X A B v, side_by_side_graphs adj X A B -> vertex A v = true -> vertex X v = true /\ side_by_side_graphs adj (select v X) (select v A) B) as one.
  { intros X A B v (x & a & b & hv & n) h. split; [rewrite hv, h; easy|]. split; [easy|]. split; [easy|]. split; [easy|]. split.
    - intro u. cbn. rewrite hv, x, a. destruct (vertex B u) eqn:e; [|now rewrite !orb_false_r]. rewrite !orb_true_r.
      destruct (n v u h e) as (d & e1 & _). rewrite e1, (proj2 (N.eqb_neq u v)) by congruence. easy.
    - intros u w hu. cbn in hu. apply andb_prop in hu as [hu _]. apply andb_prop in hu as [hu _]. now apply n. }
  intros X A B s. pose proof s as (_ & _ & _ & hv & _). pose proof (graphs_swap adj X A B s) as s'. split; [|split].
  - intros r w. inversion w as [X0 v h]; subst. exists (select v X). split; [easy|]. rewrite hv in h. apply orb_prop in h as [h|h].
    + left. exists (select v A). split; [now constructor|]. now apply one.
    + right. exists (select v B). split; [now constructor|]. now apply graphs_swap, one.
  - intros r w. inversion w as [X0 v h]; subst. exists (select v A). split; [easy|]. exists (select v X). split; [|now apply one].
    constructor. now apply (one X A B v).
  - intros r w. inversion w as [X0 v h]; subst. exists (select v B). split; [easy|]. exists (select v X). split; [|now apply graphs_swap, one].
    constructor. now apply (one X B A v).
Qed.

Lemma component_nimber s l b x : component_spec s l b -> nimber (coloured b empty) x -> nimber (only l (graph_of s)) x.
Proof.
  intros (len & d & _ & _ & ad). set (S := fun H X : coloured_graph =>
    adjacent H = adjacent (coloured b empty) /\ adjacent X = adjacent (graph_of s) /\ (forall i, vertex H i = true -> i < order b) /\
    (forall i, i < order b -> vertex H i = vertex X (name_of l i)) /\ forall v, vertex X v = true -> exists i, i < order b /\ v = name_of l i).
  assert (forall H X i, S H X -> vertex H i = true -> vertex X (name_of l i) = true /\ S (select i H) (select (name_of l i) X)) as after_.
  { intros H X i (a & c & below & same & all_) h. pose proof (below i h) as li. split; [now rewrite <- same|].
    split; [exact a|]. split; [exact c|]. split; [|split].
    - intros j hj. cbn in hj. apply andb_prop in hj as [hj _]. apply andb_prop in hj as [hj _]. now apply below.
    - intros j lj. cbn. rewrite same, a, c, ad by easy. f_equal. f_equal. f_equal. destruct (N.eqb_spec j i) as [->|n]; [now rewrite N.eqb_refl|].
      symmetry. apply N.eqb_neq. intro e. apply (name_injective l d) in e; [easy|lia|lia].
    - intros v hv. cbn in hv. apply andb_prop in hv as [hv _]. apply andb_prop in hv as [hv _]. now apply all_. }
  refine (proj1 (alike_beside false selecting selecting S _ (coloured b empty) (only l (graph_of s)) x _)).
  - intros H X r. split; intros y w; inversion w as [Y v h]; subst.
    + exists (Passes (select (name_of l v) X)). split; [constructor; now apply (after_ H)|now apply after_].
    + pose proof r as (_ & _ & _ & same & all_). destruct (all_ v h) as (i & li & ->). rewrite <- same in h by easy.
      exists (Passes (select i H)). split; [now constructor|now apply after_].
  - split; [easy|]. split; [easy|]. split; [intros i h; now apply N.ltb_lt|]. split.
    + intros i li. cbn. rewrite (proj2 (N.ltb_lt _ _) li). symmetry. apply member_spec, nth_In. lia.
    + intros v h. cbn in h. apply member_spec, (In_nth _ _ 0) in h as (i & li & <-). exists (N.of_nat i). unfold name_of. rewrite Nat2N.id.
      split; [lia|easy].
Qed.

(* The graph is the sum of the components, whose vertices have these names. *)
Definition is_sum (s : state) (known : list N) (parts : list (list N * board)) : bool :=
  let l := concat (map fst parts) in
  let m := set_of l in
  forallb (fun p => is_component s (fst p) (snd p) []) parts && distinct_from l leaf && forallb (fun v => negb (vertex (graph_of s) v) || in_set m v) known.

Theorem sum_nimber s known parts xs : simple (graph_of s) -> (forall v, vertex (graph_of s) v = true -> In v known) -> is_sum s known parts = true ->
  Forall2 (fun b x => nimber (coloured b empty) x) (map snd parts) xs -> nimber (graph_of s) (fold_right N.lxor 0 xs).
Proof.
  intros i kn c f. unfold is_sum in c. rewrite !andb_true_iff, !forallb_forall in c. destruct c as [[c d] m]. apply distinct_from_spec in d as [d _].
  assert (forall p, In p parts -> component_spec s (fst p) (snd p)) as each by (intros p ip; now apply is_component_spec with [], c).
  apply (same_shape_nimber (only (concat (map fst parts)) (graph_of s))).
  { split; [|easy]. intro v. cbn [vertex only]. apply eq_true_iff_eq. rewrite member_spec. split.
    - intro h. apply in_concat in h as (l & il & iv). apply in_map_iff in il as (p & <- & ip). now apply (each p ip).
    - intro h. specialize (m v (kn v h)). rewrite h in m. cbn in m. now rewrite in_set_spec, member_spec in m. }
  clear m c kn. revert xs f. induction parts as [|[l b] parts IH]; cbn [map fst snd concat]; intros xs f; inversion f as [|? x ? xs' h f']; subst.
  - apply loses_heap; try easy; intros; try (inversion H; easy); cbn in *; lia.
  - cbn [fold_right]. cbn [map concat fst] in d. apply (nim_sum selecting _ (graphs_side_by_side (adjacent (graph_of s)))
      (only (l ++ concat (map fst parts)) (graph_of s)) (only l (graph_of s)) (only (concat (map fst parts)) (graph_of s))).
    + split; [easy|]. split; [easy|]. split; [easy|]. split; [intro v; apply existsb_app|]. intros u v hu hv. cbn in hu, hv. apply member_spec in hu, hv.
      destruct (each (l, b) (or_introl eq_refl)) as (_ & _ & alive & clo & _). cbn [fst] in *.
      assert (~ In v l) as nv.
      { intro iv. apply in_split in iv as (l1 & l2 & ->). rewrite <- app_assoc in d. cbn in d. apply NoDup_remove_2 in d. apply d.
        rewrite !in_app_iff. now right; right. }
      assert (vertex (graph_of s) v = true) as av.
      { apply in_concat in hv as (l' & il & iv). apply in_map_iff in il as (p & <- & ip). now apply (each p (or_intror ip)). }
      assert (adjacent (graph_of s) u v = false) as e.
      { apply not_true_is_false. intro a. apply nv. now apply clo with u. }
      split; [intros ->; easy|]. split; [easy|]. now rewrite (proj2 i).
    + apply (component_nimber s l b x); [now apply (each (l, b)); left|easy].
    + apply IH; [|now intros p ip; apply each; right|easy]. clear - d. induction l as [|v l IH]; [easy|]. cbn in d. apply NoDup_cons_iff in d as [_ d]. now apply IH.
Qed.
