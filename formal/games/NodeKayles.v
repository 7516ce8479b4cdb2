(* Node-Kayles: take vertices that are neither taken nor next to a taken one.

   Two players take turns to select a vertex; the vertex and its neighbours are removed. Who cannot move loses (normal
   play) or wins (misere play).

   Source: T. J. Schaefer, "On the complexity of some two-person perfect-information games", 1978. *)
From Coq Require Import NArith ZArith Bool.
From Gamecert Require Import Plane Board Game.
Local Open Scope plane_scope.

(* Plane: open. *)
Definition node_kayles (on : arena) : game := {|
  position := plane;
  start := vertices on;
  moves := fun opened => opened;
  play := fun opened v => opened ∖ cell v ∖ neighbours on v;
  won := fun _ => false;
  again := fun _ _ => false;
  gain := fun _ _ => 0%Z;
  head_start := 0%Z;
  remaining := count
|}.

(** The board is the paper *)

(* On the vertices that are left, whoever is to move loses (wins): a move leaves those that are neither v nor adjacent. *)
Inductive prose_loses (b : board) (misere : bool) : (N -> Prop) -> Prop :=
| prose_lose (left : N -> Prop) :
    (misere = true -> exists v, left v) ->
    (forall v left', left v -> (forall u, left' u <-> left u /\ u <> v /\ ~ arc b v u) -> prose_wins b misere left') ->
    prose_loses b misere left
with prose_wins (b : board) (misere : bool) : (N -> Prop) -> Prop :=
| prose_stuck (left : N -> Prop) : misere = true -> (forall v, ~ left v) -> prose_wins b misere left
| prose_win (left left' : N -> Prop) v :
    left v -> (forall u, left' u <-> left u /\ u <> v /\ ~ arc b v u) -> prose_loses b misere left' ->
    prose_wins b misere left.

Lemma node_kayles_after b p v : forall u,
  u ∈ play (node_kayles (arena_of b)) p v <-> u ∈ p /\ u <> v /\ ~ arc b v u.
Proof.
  intro u. cbn. rewrite !N.ldiff_spec, cell_spec, !andb_true_iff, !negb_true_iff, N.eqb_neq, <- neighbours_spec.
  destruct (N.testbit (neighbours (arena_of b) v) u); intuition congruence.
Qed.

Lemma node_kayles_board_paper b misere :
  (forall p, mover_wins misere (option_of (node_kayles (arena_of b))) p ->
     forall left : N -> Prop, (forall v, left v <-> v ∈ p) -> prose_wins b misere left) /\
  (forall p, mover_loses misere (option_of (node_kayles (arena_of b))) p ->
     forall left : N -> Prop, (forall v, left v <-> v ∈ p) -> prose_loses b misere left).
Proof.
  apply outcome_min.
  - intros p m n left h. apply prose_stuck; [easy|]. intros v l. apply (n (after (node_kayles (arena_of b)) p v)). exists v.
    split; [split; [easy|]; now apply h|easy].
  - intros p (m & _ & e). discriminate.
  - intros p q (m & _ & e). discriminate.
  - intros p q (m & [_ l] & e) _ IH left h. injection e as ->. cbn in l.
    apply prose_win with (v := m) (left' := fun u => u ∈ play (node_kayles (arena_of b)) p m).
    + now apply h.
    + intro u. rewrite h. apply node_kayles_after.
    + now apply IH.
  - intros p m _ _ _ _ IH left h. constructor.
    + intro e. destruct (m e) as (r & v & [_ l] & _). exists v. now apply h.
    + intros v left' l h'. apply (IH (play (node_kayles (arena_of b)) p v)).
      * exists v. split; [split; [easy|]; now apply h|easy].
      * intro u. now rewrite h', h, node_kayles_after.
Qed.

Scheme prose_loses_min := Minimality for prose_loses Sort Prop
  with prose_wins_min := Minimality for prose_wins Sort Prop.
Combined Scheme prose_min from prose_loses_min, prose_wins_min.

Lemma node_kayles_paper_board b misere :
  (forall left, prose_loses b misere left ->
     forall p, (forall v, left v <-> v ∈ p) -> mover_loses misere (option_of (node_kayles (arena_of b))) p) /\
  (forall left, prose_wins b misere left ->
     forall p, (forall v, left v <-> v ∈ p) -> mover_wins misere (option_of (node_kayles (arena_of b))) p).
Proof.
  apply prose_min.
  - intros left m _ IH p h. constructor.
    + intro e. destruct (m e) as [v l]. exists (after (node_kayles (arena_of b)) p v). exists v. split; [split; [easy|]; now apply h|easy].
    + intros (v & _ & e). discriminate.
    + intros q (v & _ & e). discriminate.
    + intros q (v & [_ l] & e). injection e as ->. cbn in l.
      apply (IH v (fun u => u ∈ play (node_kayles (arena_of b)) p v)); [now apply h| |easy].
      intro u. rewrite h. apply node_kayles_after.
  - intros left m n p h. apply win_stuck; [easy|]. intros r (v & [_ l] & _). cbn in l. now apply h, n in l.
  - intros left left' v l h' _ IH p h. apply win_passing with (play (node_kayles (arena_of b)) p v).
    + exists v. split; [split; [easy|]; now apply h|easy].
    + apply IH. intro u. now rewrite h', h, node_kayles_after.
Qed.

(* The planes play the prose. *)
Theorem node_kayles_is_the_paper b misere :
  (outcome_P misere (node_kayles (arena_of b)) <-> prose_loses b misere (fun v => (v < order b)%N)) /\
  (outcome_N misere (node_kayles (arena_of b)) <-> prose_wins b misere (fun v => (v < order b)%N)).
Proof.
  assert (forall v, (v < order b)%N <-> v ∈ start (node_kayles (arena_of b))) as h.
  { intro v. cbn. unfold vertices. rewrite all_spec. symmetry. apply N.ltb_lt. }
  split; split; intro w.
  - now apply (proj2 (node_kayles_board_paper b misere) _ w).
  - now apply (proj1 (node_kayles_paper_board b misere) _ w).
  - now apply (proj1 (node_kayles_board_paper b misere) _ w).
  - now apply (proj2 (node_kayles_paper_board b misere) _ w).
Qed.
