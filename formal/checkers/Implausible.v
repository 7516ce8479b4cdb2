(* Evidence `implausible`: a part of the graph in which ELLO breaks a necessary condition. *)
From Coq Require Import NArith List Bool.
From Gamecert Require Import Plane Board Instance Game Rules Claim ElloOrder.
From Gamecert.games Require Import Ello Distances.
From Gamecert.checkers Require Import Listed Closure.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Inductive reason := parity | all_red | reflection_all_red.

(* A set that no edge leaves or enters. *)
Definition no_edge_leaves (a : arena) (part : plane) : bool :=
  forallb (fun u => if contains part u then none (neighbours a u ∖ part) else none (neighbours a u ∩ part)) (up_to (size a)).
Definition within_board (a : arena) (part : plane) : bool := none (part ∖ vertices a).
Definition symmetric (a : arena) : bool :=
  forallb (fun u => forallb (fun v => contains (neighbours a v) u) (members (neighbours a u))) (up_to (size a)).

Lemma no_edge_leaves_spec a part : (forall u v, v ∈ neighbours a u -> u < size a /\ v < size a) ->
  no_edge_leaves a part = true -> forall u v, v ∈ neighbours a u -> N.testbit part u = N.testbit part v.
Proof.
  unfold no_edge_leaves. rewrite forallb_forall. intros b h u v i. pose proof (b u v i) as [lt _].
  specialize (h u (proj2 (up_to_spec _ u) lt)). unfold contains in h. destruct (N.testbit part u).
  - pose proof (proj1 (none_spec _) h v) as z. rewrite N.ldiff_spec, i in z. now destruct (N.testbit part v).
  - pose proof (proj1 (none_spec _) h v) as z. now rewrite N.land_spec, i in z.
Qed.
Lemma within_board_spec a part : within_board a part = true -> forall u, u ∈ part -> u < size a.
Proof.
  unfold within_board. rewrite none_spec. intros h u i. specialize (h u). rewrite N.ldiff_spec, i in h.
  unfold vertices in h. rewrite all_spec in h. apply negb_false_iff in h. now apply N.ltb_lt.
Qed.
Lemma symmetric_spec a : (forall u v, v ∈ neighbours a u -> u < size a /\ v < size a) -> symmetric a = true ->
  forall u v, N.testbit (neighbours a u) v = N.testbit (neighbours a v) u.
Proof.
  intros b h. unfold symmetric in h. rewrite forallb_forall in h.
  assert (forall u v, v ∈ neighbours a u -> u ∈ neighbours a v) as one.
  { intros u v i. pose proof (b u v i) as [lt _]. specialize (h u (proj2 (up_to_spec _ u) lt)).
    rewrite forallb_forall in h. apply h. now apply members_spec. }
  intros u v. apply eq_true_iff_eq. split; apply one.
Qed.

Definition check_implausible (s : subject) (vertex : N) (why : reason) : bool :=
  match ello_view s with
  | Some (a, green) =>
      let part := component a vertex in
      is_graph (board_of (on s)) && contains part vertex && within_board a part && no_edge_leaves a part && symmetric a &&
      match why with
      | parity => xorb (odd_reds (vertices a ∖ green) (members part)) (odd_size a (members part))
      | all_red => none (part ∩ green)
      | reflection_all_red => none (part ∩ reflection a green)
      end
  | None => false
  end.

Theorem check_implausible_sound s vertex why : check_implausible s vertex why = true ->
  exists r, rules_of s = Some r /\ holds (Claim r (in_misere s) Unwinnable).
Proof.
  unfold check_implausible. destruct (ello_view s) as [[a green]|] eqn:e; [|easy].
  apply ello_view_right in e as (e & l & b). rewrite !andb_true_iff. intros [[[[[_ i] w] c] y] h].
  exists (Rules (ello a green) two_planes solitaire). split; [easy|]. cbn. intro win.
  pose proof (no_edge_leaves_spec _ _ b c) as closed. pose proof (within_board_spec _ _ w) as within.
  pose proof (symmetric_spec _ b y) as sym. destruct why.
  - rewrite (theorem_1_5 a (component a vertex) closed sym green within win), xorb_nilpotent in h. discriminate.
  - now apply (no_green_in_part a (component a vertex) closed green vertex i within h).
  - apply (corollary_1_4 a l) in win. now apply (no_green_in_part a (component a vertex) closed _ vertex i within h).
Qed.
