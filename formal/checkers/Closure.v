(* Evidence `closure`: positions that hold the start and no goal, and that no move leaves. *)
From Coq Require Import NArith List Bool String.
From Gamecert Require Import Plane Board Instance Game Rules Games Claim ElloOrder Text.
From Gamecert.games Require Import Ello.
From Gamecert.checkers Require Import Listed.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Section Closure.
  Variables (g : game) (s : shape (position g)).

  Definition listed (t : index unit) (p : position g) : bool := match found t (planes s p) with Some _ => true | None => false end.
  Definition stays (t : index unit) (l : list plane) : bool :=
    match of_planes s l with
    | Some p => negb (won g p) && forallb (fun m => listed t (play g p m)) (legal_moves g p)
    | None => false
    end.
  Definition closed (positions : list (list plane)) : bool :=
    let t := index_of (map (fun l => (l, tt)) positions) in
    listed t (start g) && forallb (stays t) positions.

  Theorem closed_sound positions : closed positions = true -> ~ winnable g (start g).
  Proof.
    unfold closed. set (t := index_of _). rewrite andb_true_iff, forallb_forall. intros [h c] w.
    assert (forall p, listed t p = true -> stays t (planes s p) = true) as st.
    { intros p l. unfold listed in l. destruct (found t (planes s p)) as [x|] eqn:f; [|easy].
      apply found_in, in_map_iff in f as (q & e & i). injection e as -> _. now apply c. }
    revert h. generalize dependent (start g). intros p w. induction w as [p w|p m l w IH]; intro h.
    - apply st in h. unfold stays in h. rewrite of_planes_planes, w in h. discriminate.
    - apply st in h. unfold stays in h. rewrite of_planes_planes, andb_true_iff, forallb_forall in h.
      destruct h as [_ h]. apply IH, h. now apply legal_moves_spec.
  Qed.
End Closure.

Definition check_closure (r : rules) (positions : list (list plane)) : bool :=
  match decided r with solitaire => closed r (written r) positions | _ => false end.
Theorem check_closure_sound r misere positions :
  check_closure r positions = true -> holds (Claim r misere Unwinnable).
Proof. unfold check_closure, holds. cbn. destruct (decided r); try easy. apply closed_sound. Qed.

(** ELLO without loops: what several kinds of evidence are about *)

(* The arena and the green vertices. *)
Definition ello_view (s : subject) : option (arena * plane) :=
  if (name s =? "ello")%string then
    no_parameters (given s) (on_graph_or_digraph (on s) (attributed ["green"%string] (on s) (
      let? green := vertex_list (on s) "green" in
      let on := arena_of (board_of (on s)) in
      require (forallb (fun v => negb (contains (neighbours on v) v)) (up_to (size on)) &&
               proper_board (board_of (Claim.on s)) && negb (in_misere s)) (Some (on, plane_of green)))))
  else None.
Lemma ello_view_right s a green : ello_view s = Some (a, green) ->
  rules_of s = Some (Rules (ello a green) two_planes solitaire) /\
  (forall v, v ∉ neighbours a v) /\ (forall u v, v ∈ neighbours a u -> u < size a /\ v < size a).
Proof.
  unfold ello_view. destruct s as [n p m i]. cbn [name given on in_misere Claim.on].
  destruct (String.eqb_spec n "ello") as [->|]; [|easy]. unfold no_parameters, on_graph_or_digraph, attributed, bind, require.
  destruct p; [|easy]. destruct (is_graph (board_of i) || is_digraph (board_of i)) eqn:g; [|easy]. destruct (attributes_among _ _) eqn:at_; [|easy].
  destruct (vertex_list i "green") as [l|] eqn:v; [|easy]. destruct (forallb _ _) eqn:f; [|easy].
  destruct (proper_board (board_of i)) eqn:pb; [|easy]. destruct m; [easy|]. cbn. intro e. injection e as <- <-.
  assert (forall u v, v ∈ neighbours (arena_of (board_of i)) u -> u < order (board_of i) /\ v < order (board_of i)) as b.
  { intros u w h. apply neighbours_spec in h. unfold proper_board in pb. rewrite forallb_forall in pb.
    apply pb in h. rewrite !andb_true_iff, !N.ltb_lt in h. tauto. }
  split; [|split; [|easy]].
  - unfold rules_of, game_named. cbn. unfold ello_rules, no_parameters, on_graph_or_digraph, attributed.
    now rewrite g, at_, v.
  - intro w. destruct (N.testbit (neighbours (arena_of (board_of i)) w) w) eqn:e; [|easy]. exfalso.
    pose proof (b w w e) as [lt _]. rewrite forallb_forall in f.
    specialize (f w (proj2 (up_to_spec _ w) lt)). unfold contains in f. now rewrite e in f.
Qed.

(* The same with the colours of vertices of odd degree changed (Corollary 1.4). *)
Definition check_reflected (s : subject) (positions : list (list plane)) : bool :=
  match ello_view s with
  | Some (a, green) => is_graph (board_of (on s)) && closed (ello a (reflection a green)) two_planes positions
  | None => false
  end.
Theorem check_reflected_sound s positions : check_reflected s positions = true ->
  exists r, rules_of s = Some r /\ holds (Claim r (in_misere s) Unwinnable).
Proof.
  unfold check_reflected. destruct (ello_view s) as [[a green]|] eqn:e; [|easy]. intro h. apply andb_true_iff in h as [_ h].
  apply ello_view_right in e as (e & l & _). exists (Rules (ello a green) two_planes solitaire). split; [easy|].
  cbn. intro w. apply (closed_sound _ _ _ h). now apply corollary_1_4.
Qed.
