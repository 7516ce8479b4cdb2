(* Positions of striking games as sums of parts that do not strike each other. *)
From Coq Require Import NArith List Bool Lia String.
From Gamecert Require Import Plane Board Instance Game Impartial Rules Games Claim Text.
From Gamecert.games Require Import Striking NodeKayles.
From Gamecert.checkers Require Import Listed Positions.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Section Parts.
  Variables (first : plane) (struck : N -> plane).
  Let g := striking first struck.

  Definition struck_by (a : plane) : plane := union (map struck (members a)).
  Lemma struck_by_spec a u : u ∈ struck_by a <-> exists v, v ∈ a /\ u ∈ struck v.
  Proof.
    unfold struck_by. rewrite union_spec. split.
    - intros (b & i & h). apply in_map_iff in i as (v & <- & i). apply members_spec in i. now exists v.
    - intros (v & i & h). exists (struck v). split; [|easy]. apply in_map_iff. exists v. now rewrite members_spec.
  Qed.

  (* Cells of either part strike none of the other. *)
  Definition apart (p a b : position g) : Prop :=
    (forall v, v ∈ p <-> v ∈ a \/ v ∈ b) /\
    (forall v, v ∈ a -> v ∉ b) /\
    (forall u v, u ∈ a -> v ∈ b -> v ∉ struck u /\ u ∉ struck v).

  Lemma apart_swap p a b : apart p a b -> apart p b a.
  Proof.
    intros (u & d & s). split; [|split].
    - intro v. rewrite u. tauto.
    - intros v h. destruct (N.testbit a v) eqn:e; [|easy]. apply d in e. congruence.
    - intros x y i j. destruct (s y x j i). now split.
  Qed.
  Lemma apart_move p a b v : apart p a b -> v ∈ a -> apart (play g p v) (play g a v) b.
  Proof.
    intros (u & d & s) h. cbn. split; [|split].
    - intro w. rewrite !N.ldiff_spec, !andb_true_iff, !negb_true_iff, cell_spec, N.eqb_neq. rewrite u.
      split; [tauto|]. intros [x|x]; [tauto|]. split; [|exact (proj1 (s v w h x))]. split; [tauto|].
      intros ->. apply d in h. congruence.
    - intros w. rewrite !N.ldiff_spec, !andb_true_iff. intro x. now apply d.
    - intros w x. rewrite !N.ldiff_spec, !andb_true_iff. intros y z. now apply s.
  Qed.
  Lemma striking_option p r : option_of g p r <-> exists v, v ∈ p /\ r = Passes (play g p v).
  Proof. unfold option_of, legal. cbn. split; intros (v & h); exists v; intuition. Qed.

  Lemma apart_side_by_side : side_by_side (option_of g) apart.
  Proof.
    intros p a b h. pose proof h as (u & d & s). split; [|split].
    - intros r o. apply striking_option in o as (v & i & ->). exists (play g p v). split; [easy|].
      apply u in i as [i|i]; [left; exists (play g a v)|right; exists (play g b v)].
      + split; [apply striking_option; now exists v|now apply apart_move].
      + split; [apply striking_option; now exists v|]. now apply apart_swap, apart_move; [apply apart_swap|].
    - intros r o. apply striking_option in o as (v & i & ->). exists (play g a v). split; [easy|].
      exists (play g p v). split; [|now apply apart_move]. apply striking_option. exists v. split; [|easy]. apply u. now left.
    - intros r o. apply striking_option in o as (v & i & ->). exists (play g b v). split; [easy|].
      exists (play g p v). split; [|now apply apart_swap, apart_move; [apply apart_swap|]].
      apply striking_option. exists v. split; [|easy]. apply u. now right.
  Qed.

  (* The parts, with what they strike, of what is left of p. *)
  Fixpoint parts_fit (p left : plane) (l : list (plane * plane)) : bool :=
    match l with
    | [] => none left
    | (a, r) :: l => none (a ∖ left) && none ((r ∩ p) ∖ a) && parts_fit p (left ∖ a) l
    end.

  Lemma none_diff a b : none (a ∖ b) = true <-> forall v, v ∈ a -> v ∈ b.
  Proof.
    rewrite none_spec. split; intros h v.
    - intro i. specialize (h v). rewrite N.ldiff_spec, i in h. now destruct (N.testbit b v).
    - rewrite N.ldiff_spec. destruct (N.testbit a v) eqn:e; [|easy]. now rewrite h.
  Qed.

  Lemma parts_fit_sound p l : forall left, parts_fit p left (map (fun a => (a, struck_by a)) l) = true ->
    (forall v, v ∈ left -> v ∈ p) ->
    (forall u v, u ∈ left -> v ∈ struck u -> v ∈ p -> v ∈ left) /\
    forall ks, Forall2 (fun a k => has_nimber false g a k) l ks -> has_nimber false g left (fold_right N.lxor 0 ks).
  Proof.
    induction l as [|a l IH]; intros left h hp; cbn in h.
    - pose proof (proj1 (none_spec left) h) as n. split; [intros u v i; now rewrite n in i|].
      intros ks f. inversion f. subst. apply stuck_loses. intros r (m & [_ i] & _). cbn in i. congruence.
    - rewrite !andb_true_iff, !none_diff in h. destruct h as [[ha hr] h].
      assert (forall u v, u ∈ a -> v ∈ struck u -> v ∈ p -> v ∈ a) as closed.
      { intros u v i j k. apply hr. rewrite N.land_spec, k, andb_true_r. apply struck_by_spec. now exists u. }
      assert (forall v, v ∈ left ∖ a <-> v ∈ left /\ v ∉ a) as diff.
      { intro v. now rewrite N.ldiff_spec, andb_true_iff, negb_true_iff. }
      destruct (IH _ h) as [c v]; [intros w i; apply hp; now apply diff in i|]. split.
      + intros x y i j k. destruct (N.testbit a x) eqn:e; [now apply ha, (closed x)|].
        apply diff. apply (c x y); [|easy|easy]. apply diff. now split.
      + intros ks f. inversion f as [|x k l' ks' hk f']; subst. cbn.
        apply (nim_sum (option_of g) apart apart_side_by_side left a (left ∖ a)); [|easy|now apply v].
        split; [|split].
        * intro w. rewrite diff. split; [|intros [i|i]; [now apply ha|easy]].
          intro i. now destruct (N.testbit a w) eqn:e; [left|right].
        * intros w i. destruct (N.testbit (left ∖ a) w) eqn:e; [|easy]. apply diff in e. destruct e. congruence.
        * intros x y i j. split.
          -- destruct (N.testbit (struck x) y) eqn:e; [|easy]. pose proof (proj1 (diff y) j) as [jl ja].
             rewrite (closed x y i e (hp y jl)) in ja. discriminate.
          -- destruct (N.testbit (struck y) x) eqn:e; [|easy].
             pose proof (c y x j e (hp x (ha x i))) as z. apply diff in z as [_ z]. congruence.
  Qed.

  Definition striking_parts : parting g false.
  Proof.
    refine (Parting g false struck_by (fun p l => parts_fit p p l) _).
    intros p l h. now apply parts_fit_sound in h.
  Defined.
End Parts.

(* Games that are striking games. *)
Definition view : Type := plane * table.
Definition rules_of_view (v : view) : rules := Rules (striking (fst v) (row (snd v))) one_plane last_move.

Definition striking_view (s : subject) : option view :=
  match rules_of s with
  | Some r =>
      if (name s =? "node-kayles")%string then Some (vertices (arena_of (board_of (on s))), heads (arena_of (board_of (on s))))
      else None
  | None => None
  end.
Lemma striking_view_rules s v : striking_view s = Some v -> rules_of s = Some (rules_of_view v).
Proof.
  unfold striking_view. destruct (rules_of s) as [r|] eqn:e; [|easy].
  destruct s as [n p m i]. unfold rules_of, game_named, bind in e. cbn [name given on in_misere] in *.
  destruct (String.eqb_spec n "node-kayles") as [->|_].
  - intro h. injection h as <-. cbn in e. destruct p; cbn in e; [|easy].
    unfold on_graph, attributed, require in e.
    destruct (is_graph _); [|easy]. destruct (attributes_among _ _); [|easy]. cbn in e. rewrite orb_true_r in e.
    injection e as <-. reflexivity.
  - easy.
Qed.

Definition check_positions_of (s : subject) (r : rules) (said : statement)
    (hint : list plane -> list (list plane)) (entries : list entry) : bool :=
  match (if in_misere s then None else striking_view s) with
  | Some v =>
      check_positions (rules_of_view v) false said (striking_parts (fst v) (row (snd v))) hint entries
  | None => check_positions r (in_misere s) said (whole r (in_misere s)) hint entries
  end.
Theorem check_positions_of_sound s r said hint entries : rules_of s = Some r ->
  check_positions_of s r said hint entries = true -> holds (Claim r (in_misere s) said).
Proof.
  intros e h. unfold check_positions_of in h. destruct (in_misere s) eqn:m.
  - now apply check_positions_sound in h.
  - destruct (striking_view s) as [v|] eqn:ev.
    + apply striking_view_rules in ev. rewrite e in ev. injection ev as ->. now apply check_positions_sound in h.
    + now apply check_positions_sound in h.
Qed.
