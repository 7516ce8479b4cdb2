(* Positions of striking games as sums of parts that do not strike each other. *)
From Coq Require Import NArith List Bool Lia String.
From Gamecert Require Import Plane Board Instance Game Impartial Rules Games Claim Text.
From Gamecert.games Require Import Striking NodeKayles ArcKayles Edges Painting.
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

Definition node_kayles_view (p : parameters) (i : instance) : option view :=
  no_parameters p (on_graph i (attributed [] i (
    let on := arena_of (board_of i) in Some (vertices on, heads on)))).
Definition arc_kayles_view (p : parameters) (i : instance) : option view :=
  no_parameters p (on_graph i (attributed [] i (
    let a := edge_arena_of (arena_of (board_of i)) in Some (all (edge_count a), meeting a)))).
Definition painting_view (on : arena) (k : N) (out : table) (i : instance) : option view :=
  let? painted := vertex_values i "painted" k in
  let painted := painted_pairs k painted in
  require (legal_painting k out painted) (Some (start (painting on k out painted) : plane, out)).
Definition proper_view (p : parameters) (i : instance) : option view :=
  parameter "colours" 1 64 p (fun k p => no_parameters p (on_graph i (attributed ["painted"%string] i (
    let on := arena_of (board_of i) in painting_view on k (proper_table on k) i)))).
Definition distance_view (p : parameters) (i : instance) : option view :=
  parameter "colours" 1 64 p (fun k p => parameter "distance" 1 1024 p (fun d p =>
    no_parameters p (on_graph i (attributed ["painted"%string] i (
    let on := arena_of (board_of i) in painting_view on k (distance_table on d k) i))))).
Definition blue_red_view (p : parameters) (i : instance) : option view :=
  no_parameters p (on_digraph i (attributed ["painted"%string] i (
    let on := arena_of (board_of i) in painting_view on 2 (blue_red_table on) i))).

Definition views : list (string * (parameters -> instance -> option view)) :=
  [("arc-kayles", arc_kayles_view); ("blue-red", blue_red_view); ("distance", distance_view);
   ("node-kayles", node_kayles_view); ("proper", proper_view)]%string.

Definition striking_view (s : subject) : option view :=
  let? (_, make) := find (fun '(n, _) => n =? name s)%string views in make (given s) (on s).

Lemma painting_view_right on k out i : painting_rules on k out i = option_map rules_of_view (painting_view on k out i).
Proof. unfold painting_rules, painting_view, bind, require. destruct (vertex_values _ _ _); [|easy]. now destruct (legal_painting _ _ _). Qed.

Ltac same_conditions :=
  unfold parameter, no_parameters, on_graph, on_digraph, attributed, bind, require;
  repeat (match goal with
    | |- ?x = option_map _ ?x => fail 1
    | |- context [match ?x with _ => _ end] => destruct x
    end; cbn [option_map]; try reflexivity; try apply painting_view_right).

Lemma views_right n view p i : In (n, view) views -> forall make, In (n, make) games ->
  make p i = option_map rules_of_view (view p i).
Proof.
  intros h make g.
  repeat (destruct h as [h|h]; [injection h as <- <-;
    repeat (destruct g as [g|g]; [first [discriminate g | injection g as <-]|]); try easy |]); try easy.
  - unfold arc_kayles_rules, arc_kayles_view. same_conditions.
  - unfold blue_red_rules, blue_red_view. same_conditions.
  - unfold distance_rules, distance_view. same_conditions.
  - unfold node_kayles_rules, node_kayles_view. same_conditions.
  - unfold proper_rules, proper_view. same_conditions.
Qed.

Lemma striking_view_rules s v r : rules_of s = Some r -> striking_view s = Some v -> r = rules_of_view v.
Proof.
  unfold rules_of, game_named, striking_view, bind.
  destruct (find _ games) as [[n make]|] eqn:fg; [|easy]. destruct (find _ views) as [[n' make']|] eqn:fv; [|easy].
  apply find_some in fg as [ig eg]. apply find_some in fv as [iv ev].
  apply String.eqb_eq in eg, ev. subst n n'. rewrite (views_right _ _ (given s) (on s) iv _ ig).
  intros h e. rewrite e in h. cbn in h. unfold require in h. destruct (_ || _); [|easy]. now injection h as <-.
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
    + rewrite (striking_view_rules s v r e ev). now apply check_positions_sound in h.
    + now apply check_positions_sound in h.
Qed.
