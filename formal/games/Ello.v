(* ELLO, Elimination-Lit Lights Out: eliminate every vertex of a two-coloured graph.

   Every vertex of a graph shows green or red. A move selects a green vertex, flips the colours of its neighbours, and
   deletes it. The game is won when all vertices are eliminated, and lost when vertices remain and all of them are red.
   On a digraph a move flips the heads of the arcs that leave the selected vertex.

   Source: the ELLO paper, Section 1, moves (1) to (3); for digraphs its closing section. *)
From Coq Require Import NArith ZArith Bool.
From Gamecert Require Import Plane Board Game.
Local Open Scope plane_scope.

(* Planes: alive, red. *)
Definition ello (on : arena) (green : plane) : game := {|
  position := plane * plane;
  start := (vertices on, vertices on ∖ green);
  moves := fun '(alive, red) => alive ∖ red;
  play := fun '(alive, red) v =>
    let alive := alive ∖ cell v in (alive, (red △ neighbours on v) ∩ alive);
  won := fun '(alive, red) => none alive;
  again := fun _ _ => true;
  gain := fun _ _ => 0%Z;
  head_start := 0%Z;
  remaining := fun '(alive, red) => count alive
|}.

(** The board is the paper: the same in words of sets and colours *)

(* A set of vertices that are left, and whether each of them is red. *)
Inductive can_be_eliminated (b : board) : (N -> Prop) -> (N -> bool) -> Prop :=
| eliminated (left : N -> Prop) red : (forall v, ~ left v) -> can_be_eliminated b left red
| eliminate (left left' : N -> Prop) (red red' : N -> bool) v :
    left v -> red v = false ->
    (forall u, left' u <-> left u /\ u <> v) ->
    (forall u, left' u -> arc b v u -> red' u = negb (red u)) ->
    (forall u, left' u -> ~ arc b v u -> red' u = red u) ->
    can_be_eliminated b left' red' -> can_be_eliminated b left red.

Lemma arc_dec b v u : {arc b v u} + {~ arc b v u}.
Proof.
  destruct (N.testbit (neighbours (arena_of b) v) u) eqn:e; [left|right].
  - now apply neighbours_spec.
  - intro a. apply neighbours_spec in a. congruence.
Qed.

Lemma ello_board_paper b green p : winnable (ello (arena_of b) green) p ->
  forall (left : N -> Prop) red,
    (forall v, left v <-> v ∈ fst p) -> (forall v, left v -> red v = N.testbit (snd p) v) ->
    can_be_eliminated b left red.
Proof.
  intro w. induction w as [[alive red] w|[alive red] m [_ l] w IH]; intros left colour hl hc; cbn in *.
  - apply eliminated. intros v h. apply hl in h. apply (proj1 (none_spec alive)) with (v := v) in w. congruence.
  - rewrite N.ldiff_spec, andb_true_iff, negb_true_iff in l. destruct l as [la lr].
    apply eliminate with (v := m) (left' := fun u => left u /\ u <> m)
      (red' := fun u => if N.testbit (neighbours (arena_of b) m) u then negb (colour u) else colour u).
    + now apply hl.
    + rewrite hc; [easy|now apply hl].
    + easy.
    + intros u _ a. apply neighbours_spec in a. now rewrite a.
    + intros u _ a. destruct (N.testbit (neighbours (arena_of b) m) u) eqn:e; [|easy]. now apply neighbours_spec in e.
    + apply IH.
      * intro v. rewrite N.ldiff_spec, cell_spec, andb_true_iff, negb_true_iff, N.eqb_neq, hl. intuition congruence.
      * intros v [h n]. rewrite N.land_spec, N.lxor_spec, N.ldiff_spec, cell_spec, hc by easy.
        apply hl in h. rewrite h. replace (N.eqb m v) with false by (symmetry; apply N.eqb_neq; congruence).
        now destruct (N.testbit (neighbours _ _) v), (N.testbit red v).
Qed.
Lemma ello_paper_board b green left red : can_be_eliminated b left red ->
  forall p : position (ello (arena_of b) green),
    (forall v, left v <-> v ∈ fst p) -> (forall v, left v -> red v = N.testbit (snd p) v) ->
    winnable (ello (arena_of b) green) p.
Proof.
  intro w. induction w as [left red e|left left' red red' v lv rv hl' ha hn w IH]; intros [alive color] hl hc; cbn in *.
  - apply goal. cbn. apply none_spec. intro v. destruct (N.testbit alive v) eqn:t; [|easy]. now apply hl, e in t.
  - apply by_move with v.
    + split; cbn.
      * apply none_false. exists v. now apply hl.
      * rewrite N.ldiff_spec, <- hc, rv by easy. apply hl in lv. now rewrite lv.
    + apply IH.
      * intro u. cbn. rewrite hl', hl, N.ldiff_spec, cell_spec, andb_true_iff, negb_true_iff, N.eqb_neq.
        intuition congruence.
      * intros u l. cbn. rewrite N.land_spec, N.lxor_spec, N.ldiff_spec, cell_spec.
        pose proof (proj1 (hl' u) l) as [l1 n]. pose proof (proj1 (hl u) l1) as t. rewrite t.
        replace (N.eqb v u) with false by (symmetry; apply N.eqb_neq; congruence).
        rewrite <- hc by easy. cbn. rewrite andb_true_r. destruct (arc_dec b v u) as [a|a].
        -- rewrite ha by easy. apply neighbours_spec in a. now rewrite a, xorb_true_r.
        -- rewrite hn by easy. destruct (N.testbit (neighbours (arena_of b) v) u) eqn:e.
           ++ now apply neighbours_spec in e.
           ++ now rewrite xorb_false_r.
Qed.

(* The planes play the prose: from the start, with every vertex left and all but the green ones red. *)
Theorem ello_is_the_paper b green :
  winnable (ello (arena_of b) green) (start (ello (arena_of b) green)) <->
  can_be_eliminated b (fun v => (v < order b)%N) (fun v => negb (N.testbit green v)).
Proof.
  split.
  - intro w. apply (ello_board_paper b green _ w); cbn; intro v.
    + unfold vertices. rewrite all_spec. symmetry. apply N.ltb_lt.
    + intro l. apply N.ltb_lt in l. unfold vertices. cbn. now rewrite N.ldiff_spec, all_spec, l.
  - intro w. apply (ello_paper_board b green _ _ w); cbn; intro v.
    + unfold vertices. rewrite all_spec. symmetry. apply N.ltb_lt.
    + intro l. apply N.ltb_lt in l. unfold vertices. cbn. now rewrite N.ldiff_spec, all_spec, l.
Qed.
