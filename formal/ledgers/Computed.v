(* Formulas are computed at a graph, and whether it is of a class, with tables of neighbours and without boards. *)
From Coq Require Import NArith List Bool String Lia.
From Gamecert Require Import Plane Trie.
From Gamecert Require Board.
From Gamecert Require Games.
From Gamecert.language Require Import Graphs Formulas Images Invariance Asking NodeKayles Solitaires Remembered AnswersAlike.
From Gamecert.ledgers Require Import Simple Words Extension Sweep.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* The formula is true of the graph. *)
Definition satisfies (f : formula) (n : N) (adjacent : relation) : Prop := truth (meaning by_the_rules (graph_on n adjacent) [] f) = true.

(** Formulas are computed *)

(* Some questions are answered without a board, and without numberings of the vertices. *)
Local Open Scope string_scope.
Definition computed (word game : string) (options : list string) : bool := existsb (fun '(name, _) => name =? game) Games.games.
Definition compute : answers := fun word game options given g =>
  if (word =? "wins") && (game =? "ello") then Truth (ello_on (greens given) g)
  else match options with
  | [] =>
      if (word =? "wins") && (game =? "odd-elimination") then Truth (odd_elimination_on g)
      else if (word =? "nimber") && (game =? "node-kayles") then Number (natural (kayles_on g))
      else by_the_rules_played Board.graph word game options given g
  | _ => by_the_rules_played Board.graph word game options given g
  end.
Lemma compute_right word game options given g : compute word game options given g = by_the_rules word game options given g.
Proof.
  unfold compute. destruct ((word =? "wins") && (game =? "ello")) eqn:e.
  - apply andb_true_iff in e as [e1 e2]. apply String.eqb_eq in e1, e2. subst. symmetry. apply wins_ello.
  - destruct options; [|now apply by_the_rules_played_right]. destruct ((word =? "wins") && (game =? "odd-elimination")) eqn:e'.
    + apply andb_true_iff in e' as [e1 e2]. apply String.eqb_eq in e1, e2. subst. symmetry. apply wins_odd_elimination.
    + destruct ((word =? "nimber") && (game =? "node-kayles")) eqn:e2; [|now apply by_the_rules_played_right].
      apply andb_true_iff in e2 as [e1 e2]. apply String.eqb_eq in e1, e2. subst. symmetry. apply by_the_rules_is_kayles.
Qed.
(* On digraphs. *)
Definition compute_on_digraphs : answers := fun word game options given g =>
  if (word =? "wins") && (game =? "ello") then Truth (ello_on (greens given) g) else by_the_rules_played Board.digraph word game options given g.
Lemma compute_on_digraphs_right word game options given g : compute_on_digraphs word game options given g = by_the_rules_on Board.digraph word game options given g.
Proof.
  unfold compute_on_digraphs. destruct ((word =? "wins") && (game =? "ello")) eqn:e; [|now apply by_the_rules_played_right].
  apply andb_true_iff in e as [e1 e2]. apply String.eqb_eq in e1, e2. subst. symmetry. apply wins_ello.
Qed.
Local Close Scope string_scope.

(* The graph with a table of neighbours. *)
Definition tabulated (n : N) (a : relation) : graph :=
  let t := fold_right (fun v t => put t v (plane_of (filter (a v) (up_to n)))) leaf (up_to n) in
  Graph (all n) (Board.row t).
Definition true_in (f : formula) (n : N) (a : relation) : bool := truth (meaning compute (tabulated n a) [] f).

Lemma rows_put (f : N -> plane) l v : In v l -> Board.row (fold_right (fun v t => put t v (f v)) leaf l) v = f v.
Proof.
  unfold Board.row. induction l as [|u l IH]; [easy|]. intro i. cbn [fold_right]. rewrite get_put.
  destruct (N.eqb_spec v u) as [->|n]; [easy|]. destruct i as [->|i]; [easy|]. now apply IH.
Qed.
(* A function that is changed above n only. *)
Definition below (n : N) (f : N -> N) (u : N) : N := if u <? n then f u else u.
Lemma below_injective n f : (forall u, u < n -> f u < n) -> (forall u v, u < n -> v < n -> f u = f v -> u = v) ->
  forall u v, below n f u = below n f v -> u = v.
Proof.
  unfold below. intros i j u v. destruct (N.ltb_spec u n), (N.ltb_spec v n); intro e; [now apply j| | |easy].
  - specialize (i u H). lia.
  - specialize (i v H0). lia.
Qed.

Lemma nb_graph_on n a v : v < n -> nb (graph_on n a) v = plane_of (filter (a v) (up_to n)).
Proof.
  intro h. unfold nb, graph_on, contains. cbn. rewrite all_spec, (proj2 (N.ltb_lt v n) h). apply plane_ext. intro u.
  rewrite N.land_spec, all_spec. apply eq_true_iff_eq. rewrite andb_true_iff, plane_of_spec, filter_In, up_to_spec, N.ltb_lt. tauto.
Qed.
Lemma nb_tabulated n a v : v < n -> nb (tabulated n a) v = plane_of (filter (a v) (up_to n)).
Proof.
  intro h. rewrite <- nb_graph_on by easy. unfold nb, tabulated, contains. cbn. rewrite all_spec, (proj2 (N.ltb_lt v n) h).
  unfold graph_on. cbn. now rewrite (rows_put (fun v => plane_of (filter (a v) (up_to n)))) by now apply up_to_spec.
Qed.
Lemma nb_beyond g n v : vertices g = all n -> n <= v -> nb g v = empty.
Proof. intros e h. unfold nb, contains. rewrite e, all_spec. destruct (N.ltb_spec v n); [lia|easy]. Qed.

(* What is computed at a graph is true of every isomorphic one. *)
Lemma named_anew_by n b a f : (forall u, u < n -> f u < n) -> (forall u v, u < n -> v < n -> f u = f v -> u = v) ->
  (forall u v, u < n -> v < n -> a (f u) (f v) = b u v) -> named_anew (below n f) (tabulated n b) (graph_on n a).
Proof.
  intros i j e. pose proof (below_injective n f i j) as inj.
  assert (image (below n f) (all n) = all n) as v.
  { apply plane_ext. intro y. apply eq_true_iff_eq. rewrite image_spec, all_spec, N.ltb_lt. split.
    - intros (x & h & <-). rewrite all_spec in h. unfold below. rewrite h. apply i. now apply N.ltb_lt.
    - intro h. destruct (onto n f i j y h) as (x & hx & <-). exists x. unfold below.
      rewrite all_spec, (proj2 (N.ltb_lt x n) hx). easy. }
  split; [easy|]. intro x. destruct (N.lt_ge_cases x n) as [h|h].
  - unfold below at 1. rewrite (proj2 (N.ltb_lt x n) h), nb_graph_on, nb_tabulated by auto.
    apply plane_ext. intro y. apply eq_true_iff_eq. rewrite image_spec, plane_of_spec, filter_In, up_to_spec. split.
    + intros [hy k]. destruct (onto n f i j y hy) as (z & hz & <-). exists z. rewrite plane_of_spec, filter_In, up_to_spec. unfold below.
      rewrite (proj2 (N.ltb_lt z n) hz). rewrite <- e by easy. easy.
    + intros (z & k & <-). apply plane_of_spec, filter_In in k as [hz k]. apply up_to_spec in hz. unfold below.
      rewrite (proj2 (N.ltb_lt z n) hz). rewrite e by easy. auto.
  - unfold below at 1. rewrite (proj2 (N.ltb_ge x n) h), (nb_beyond (graph_on n a) n), (nb_beyond (tabulated n b) n) by easy. reflexivity.
Qed.

Theorem true_in_sound f n b a : made_of computed f = true -> isomorphic n b a -> (satisfies f n a <-> true_in f n b = true).
Proof.
  intros m (p & i & j & e). pose proof (below_injective n p i j) as inj. pose proof (named_anew_by n b a p i j e) as al.
  assert (answers_alike computed compute by_the_rules) as answers.
  { intros word game options _ k kj given g h nal. rewrite compute_right. now apply by_the_rules_alike. }
  pose proof (meaning_alike computed compute by_the_rules answers f m (below n p) inj _ _ [] al) as q. cbn [all_anew map] in q.
  unfold satisfies, true_in. rewrite q, anew_truth. reflexivity.
Qed.

Definition true_in_digraph (f : formula) (n : N) (a : relation) : bool := truth (meaning compute_on_digraphs (tabulated n a) [] f).
Theorem true_in_digraph_sound f n b a : made_of computed f = true -> isomorphic n b a ->
  (truth (meaning (by_the_rules_on Board.digraph) (graph_on n a) [] f) = true <-> true_in_digraph f n b = true).
Proof.
  intros m (p & i & j & e). pose proof (below_injective n p i j) as inj. pose proof (named_anew_by n b a p i j e) as al.
  assert (answers_alike computed compute_on_digraphs (by_the_rules_on Board.digraph)) as answers.
  { intros word game options _ k kj given g h nal. rewrite compute_on_digraphs_right. now apply by_the_rules_alike. }
  pose proof (meaning_alike computed _ _ answers f m (below n p) inj _ _ [] al) as q. cbn [all_anew map] in q.
  unfold true_in_digraph. rewrite q, anew_truth. reflexivity.
Qed.

(* A graph is a word here. *)
Definition true_at (f : formula) (n w : N) : bool := true_in f n (adjacent_by n w).

(** Whether a graph is of a class *)

Lemma reached_path n w u : u < n -> forall steps s, (forall v, N.testbit s v = true -> path (fun x => x < n) (adjacent_by n w) u v) ->
  forall v, N.testbit (reached_in steps (tabulated n (adjacent_by n w)) s) v = true -> path (fun x => x < n) (adjacent_by n w) u v.
Proof.
  intros hu. induction steps; intros s h v r; cbn [reached_in] in r; [now apply h|].
  destruct (N.eqb _ s); [now apply h|]. apply IHsteps in r; [easy|]. clear v r. intros v r.
  unfold spread in r. rewrite N.lor_spec in r. apply orb_true_iff in r as [r|r]; [now apply h|].
  unfold neighbours_of in r. apply union_spec in r as (a & i & r). apply in_map_iff in i as (x & <- & i). apply members_spec in i.
  destruct (N.lt_ge_cases x n) as [hx|hx].
  - rewrite nb_tabulated in r by easy. apply plane_of_spec, filter_In in r as [hv r]. apply up_to_spec in hv.
    now apply path_end with x; [apply h| |].
  - rewrite (nb_beyond _ n) in r by easy. unfold empty in r. now rewrite N.bits_0 in r.
Qed.
(* What is reached without an edge; nothing more is reached from there. *)
Definition edge_is_needed (g : graph) (u v : N) : bool :=
  let without := part (two u v) g in
  let t := reached without (cell u) in
  contains t u && (spread without t =? t) && negb (contains t v).
Definition has_no_cycle (g : graph) : bool :=
  forallb (fun u => forallb (edge_is_needed g u) (members (nb g u))) (members (vertices g)).
(* Whether it is a graph of the class. *)
Definition in_the_class (c : class) (n w : N) : bool :=
  match c with
  | All_graphs => true
  | Connected_graphs => connected (tabulated n (adjacent_by n w))
  | Trees => let g := tabulated n (adjacent_by n w) in connected g && has_no_cycle g
  | Polygons | Digraphs | Orientations | Tournaments => false     (* see Polygons.v, Digraphs.v *)
  end.
Lemma connected_sound n w : connected (tabulated n (adjacent_by n w)) = true -> connected_graph n (adjacent_by n w).
Proof.
  unfold connected. rewrite andb_true_iff, forallb_forall, any_none, negb_true_iff, none_false.
  intros [(x & hx) e]. unfold tabulated in hx. cbn in hx. rewrite all_spec in hx. apply N.ltb_lt in hx. split; [lia|].
  intros u v hu hv. assert (In u (members (all n))) as iu by (apply members_spec; rewrite all_spec; now apply N.ltb_lt).
  apply e, N.eqb_eq in iu. unfold component, reached in iu.
  apply (reached_path n w u hu (N.to_nat (count (vertices (tabulated n (adjacent_by n w)))))
    (N.land (cell u) (vertices (tabulated n (adjacent_by n w))))).
  - intros y hy. rewrite N.land_spec, cell_spec in hy. apply andb_true_iff in hy as [hy _]. apply N.eqb_eq in hy. subst. now constructor.
  - rewrite iu. cbn. rewrite all_spec. now apply N.ltb_lt.
Qed.
Lemma has_no_cycle_sound n w : has_no_cycle (tabulated n (adjacent_by n w)) = true -> no_cycle n (adjacent_by n w).
Proof.
  set (g := tabulated n (adjacent_by n w)). unfold has_no_cycle. rewrite forallb_forall. intros e u v hu hv uv p.
  assert (forall x y, x < n -> (y ∈ nb g x <-> y < n /\ adjacent_by n w x y = true)) as near.
  { intros x y hx. unfold g. rewrite nb_tabulated, plane_of_spec, filter_In, up_to_spec by easy. reflexivity. }
  assert (forall x, x < n -> adjacent_by n w x x = false) as loop.
  { intros x hx. exact (proj2 (adjacent_in_simple (rows_of (N.to_nat n) w) n x x hx hx)). }
  assert (In u (members (vertices g))) as iu by (apply members_spec; cbn; rewrite all_spec; now apply N.ltb_lt).
  specialize (e u iu). rewrite forallb_forall in e. specialize (e v). unfold edge_is_needed in e.
  set (without := part (two u v) g) in e. set (t := reached without (cell u)) in e.
  assert ((contains t u && (spread without t =? t) && negb (contains t v))%bool = true) as k by (apply e, members_spec, near; easy).
  apply andb_true_iff in k as [k nv]. apply andb_true_iff in k as [tu closed]. apply N.eqb_eq in closed. apply negb_true_iff in nv.
  enough (contains t v = true) by congruence. clear e nv iu.
  assert (forall x y, path (fun x => x < n) (without_edge (adjacent_by n w) u v) x y -> contains t x = true -> contains t y = true) as stays.
  { intros x y q. induction q as [x h|x y z h e q IH]; [easy|]. intro tx. apply IH. assert (y < n) as hy by now inversion q.
    unfold contains. rewrite <- closed. unfold spread. rewrite N.lor_spec. apply orb_true_iff. right. apply union_spec.
    exists (nb without x). split; [apply in_map; now apply members_spec|].
    unfold without_edge in e. apply andb_true_iff in e as [e1 e2]. apply negb_true_iff in e2.
    assert (y ∈ nb g x) as yx by now apply near.
    unfold nb, without, part. cbn [vertices adjacency].
    assert (contains (vertices g) x = true) as -> by (unfold contains; cbn; rewrite all_spec; now apply N.ltb_lt).
    rewrite N.land_spec. apply andb_true_iff. split; [|cbn; rewrite all_spec; now apply N.ltb_lt].
    destruct (contains (two u v) x) eqn:c; [|exact yx]. rewrite N.ldiff_spec, yx. cbn. apply negb_true_iff.
    unfold contains in c. rewrite two_spec in *. apply orb_true_iff in c.
    destruct (N.eqb_spec u y) as [<-|n1]; [|destruct (N.eqb_spec v y) as [<-|n2]; [|easy]]; cbn; exfalso.
    - assert (x <> u) as nx by (intros ->; now rewrite loop in e1).
      destruct c as [c|c]; apply N.eqb_eq in c; [congruence|subst x].
      rewrite !N.eqb_refl, (proj2 (N.eqb_neq v u) ltac:(congruence)) in e2. cbn in e2. easy.
    - assert (x <> v) as nx by (intros ->; now rewrite loop in e1).
      destruct c as [c|c]; apply N.eqb_eq in c; [subst x|congruence]. rewrite !N.eqb_refl in e2. easy. }
  now apply (stays u v).
Qed.
Lemma in_the_class_sound c n w : in_the_class c n w = true -> in_class c n (adjacent_by n w).
Proof.
  destruct c; cbn; try easy; [apply connected_sound|]. rewrite andb_true_iff. intros [a b].
  split; [now apply connected_sound|now apply has_no_cycle_sound].
Qed.
Lemma isomorphic_same n a : isomorphic n a a.
Proof. now exists (fun u => u). Qed.
