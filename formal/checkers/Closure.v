(* Evidence `closure`: positions that hold the start and no goal, and that no move leaves. *)
From Coq Require Import NArith List Bool String.
From Gamecert Require Import Plane Trie Board Instance Game Rules Games Claim ElloOrder Text.
From Gamecert.games Require Import Ello.
From Gamecert.checkers Require Import Listed.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** Sets of positions: binary tries in which a key stands as soon as it is alone, so that they are no deeper than they must be *)

Inductive compact (A : Type) := nothing | alone (k : positive) (a : A) | fork (here : option A) (even odd : compact A).
Arguments nothing {A}.
Arguments alone {A}.
Arguments fork {A}.

Section Compact.
  Context {A : Type}.
  Fixpoint find_key (t : compact A) (p : positive) : option A :=
    match t with
    | nothing => None
    | alone k a => if Pos.eqb k p then Some a else None
    | fork here even odd => match p with xH => here | xO p => find_key even p | xI p => find_key odd p end
    end.
  (* Two keys; of the same keys the second. *)
  Fixpoint two_keys (k : positive) (b : A) (p : positive) (a : A) : compact A :=
    match k, p with
    | xH, xH => fork (Some a) nothing nothing
    | xH, xO p => fork (Some b) (alone p a) nothing
    | xH, xI p => fork (Some b) nothing (alone p a)
    | xO k, xH => fork (Some a) (alone k b) nothing
    | xI k, xH => fork (Some a) nothing (alone k b)
    | xO k, xO p => fork None (two_keys k b p a) nothing
    | xI k, xI p => fork None nothing (two_keys k b p a)
    | xO k, xI p => fork None (alone k b) (alone p a)
    | xI k, xO p => fork None (alone p a) (alone k b)
    end.
  Fixpoint enter (t : compact A) (p : positive) (a : A) : compact A :=
    match t with
    | nothing => alone p a
    | alone k b => if Pos.eqb k p then alone p a else two_keys k b p a
    | fork here even odd =>
        match p with xH => fork (Some a) even odd | xO p => fork here (enter even p a) odd | xI p => fork here even (enter odd p a) end
    end.

  Lemma found_of_two k : forall b p a q x, find_key (two_keys k b p a) q = Some x -> x = a \/ x = b.
  Proof.
    induction k as [k IH|k IH|]; intros b [p|p|] a [q|q|] x; cbn; try easy;
      try (intro h; now apply IH in h);
      repeat match goal with |- context [Pos.eqb ?u ?v] => destruct (Pos.eqb u v) end; intro h; try easy; injection h as <-; auto.
  Qed.
  Lemma found_entered t : forall p a q x, find_key (enter t p a) q = Some x -> x = a \/ exists q, find_key t q = Some x.
  Proof.
    induction t as [|k b|here even IHe odd IHo]; intros p a q x; cbn.
    - destruct (Pos.eqb p q); [|easy]. intro h. injection h as <-. now left.
    - destruct (Pos.eqb k p); cbn.
      + destruct (Pos.eqb p q); [|easy]. intro h. injection h as <-. now left.
      + intro h. apply found_of_two in h as [->| ->]; [now left|right]. exists k. now rewrite Pos.eqb_refl.
    - destruct p as [p|p|], q as [q|q|]; cbn; intro h;
        try (apply IHe in h as [h|[r h]]; [now left|right; now exists (xO r)]);
        try (apply IHo in h as [h|[r h]]; [now left|right; now exists (xI r)]);
        try (right; first [now exists (xI q)|now exists (xO q)|now exists xH]).
      injection h as <-. now left.
  Qed.
End Compact.

(* Positions with one key stand together. *)
Definition positions_set := compact (list (list plane)).
Definition enter_all (l : list (list plane)) (t : positions_set) : positions_set :=
  fold_left (fun t p => let k := Trie.slot (key p) in enter t k (p :: match find_key t k with Some bucket => bucket | None => [] end)) l t.
Definition is_in (t : positions_set) (p : list plane) : bool :=
  match find_key t (Trie.slot (key p)) with Some bucket => existsb (same p) bucket | None => false end.
Lemma entered l : forall t q bucket p, find_key (enter_all l t) q = Some bucket -> In p bucket ->
  In p l \/ exists q bucket, find_key t q = Some bucket /\ In p bucket.
Proof.
  induction l as [|x l IH]; cbn; intros t q bucket p h i; [right; now exists q, bucket|].
  apply IH with (p := p) in h as [h|(r & b & h & j)]; [left; now right| |easy].
  apply found_entered in h as [->|[s h]]; [|right; now exists s, b].
  destruct j as [->|j]; [left; now left|]. right. destruct (find_key t (Trie.slot (key x))) as [c|] eqn:e; [|easy].
  now exists (Trie.slot (key x)), c.
Qed.
Lemma is_in_sound l p : is_in (enter_all l nothing) p = true -> In p l.
Proof.
  unfold is_in. destruct (find_key _ _) as [bucket|] eqn:h; [|easy]. intro e. apply existsb_exists in e as (x & i & e).
  apply same_eq in e. subst x. destruct (entered l nothing _ bucket p h i) as [j|(r & b & j & _)]; easy.
Qed.

Section Closure.
  Variables (g : game) (s : shape (position g)).

  Definition listed (t : positions_set) (p : position g) : bool := is_in t (planes s p).
  Definition stays (t : positions_set) (l : list plane) : bool :=
    match of_planes s l with
    | Some p => negb (won g p) && forallb (fun m => listed t (play g p m)) (legal_moves g p)
    | None => false
    end.
  Definition closed (positions : list (list plane)) : bool :=
    let t := enter_all positions nothing in
    listed t (start g) && forallb (stays t) positions.

  Theorem closed_sound positions : closed positions = true -> ~ winnable g (start g).
  Proof.
    unfold closed. set (t := enter_all _ _). rewrite andb_true_iff, forallb_forall. intros [h c] w.
    assert (forall p, listed t p = true -> stays t (planes s p) = true) as st.
    { intros p l. now apply c, is_in_sound. }
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
  cbn. intro w. apply (closed_sound _ _ _ h). now apply (corollary_1_4 a l green).
Qed.
