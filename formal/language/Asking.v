(* Words about games: values by play, and what they are on what is left of a graph. *)
From Coq Require Import NArith ZArith List Bool String Lia FinFun.
From Gamecert Require Import Plane Board Instance Game Rules.
From Gamecert Require Import Games.
From Gamecert.games Require Import Ello.
From Gamecert.language Require Import Graphs Formulas.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* The board that is left, its vertices numbered from 0 in their order. *)
Definition numbered (s : plane) (i : N) : N := nth (N.to_nat i) (members s) 0.
Definition board_left (g : graph) : board :=
  let n := count (vertices g) in
  let vertex := numbered (vertices g) in
  Board.Board Board.graph n (filter (fun '(i, j) => contains (nb g (vertex i)) (vertex j)) (list_prod (up_to n) (up_to n))).

(* The value of a position: the least number that no move leads to. For games without moves that keep the turn or win at once. *)
Fixpoint nimber_in (steps : nat) (g : game) (p : position g) : N :=
  match steps with
  | O => 0
  | S steps => mex (map (fun m => natural (nimber_in steps g (play g p m))) (members (moves g p)))
  end.
Definition nimber (g : game) : N := nimber_in (N.to_nat (remaining g (start g))) g (start g).

(* The names of the options of a game, in their order. *)
Definition options_of (game : string) : list string :=
  match find (fun '(n, _) => String.eqb n game)
    [("proper", ["colours"]); ("distance", ["colours"; "distance"]); ("weak", ["reading"]); ("geodetic", ["reading"])]%string with
  | Some (_, names) => names
  | None => []
  end.
Definition rules_left (game : string) (options : list string) (g : graph) : option rules :=
  game_named game (combine (options_of game) options) (Instance (board_left g) []).

(* Whether some play reaches the goal. *)
Fixpoint wins_in (steps : nat) (g : game) (p : position g) : bool :=
  won g p || match steps with O => false | S steps => existsb (fun m => wins_in steps g (play g p m)) (members (moves g p)) end.
Definition wins (g : game) : bool := wins_in (N.to_nat (remaining g (start g))) g (start g).
(* ELLO on what is left, in which these vertices are green. *)
Definition ello_left (green : plane) (g : graph) : game :=
  ello (arena_of (board_left g)) (plane_of (filter (fun i => contains green (numbered (vertices g) i)) (up_to (count (vertices g))))).

(* A position that the rules do not allow has the value `infinite`, and no solitaire wins it. *)
Definition by_the_rules (word game : string) (options : list string) (green : plane) (g : graph) : value :=
  if (word =? "wins")%string then
    if (game =? "ello")%string then Truth (wins (ello_left green g))
    else Truth (match rules_left game options g with Some r => wins r | None => false end)
  else
    match rules_left game options g with
    | Some r => Number (natural (nimber r))
    | None => Number Infinite
    end.

(** It is the nimber *)

Lemma equal_natural a b : equal (natural a) (natural b) = N.eqb a b.
Proof. cbn. destruct (N.eqb_spec a b) as [->|n]; [apply Z.eqb_refl|]. apply Z.eqb_neq. lia. Qed.

Lemma missing_from_spec l : forall steps k,
  k <= missing_from l steps k /\ (forall j, k <= j < missing_from l steps k -> existsb (equal (natural j)) l = true) /\
  (missing_from l steps k < k + N.of_nat steps -> existsb (equal (natural (missing_from l steps k))) l = false).
Proof.
  induction steps; intro k; cbn [missing_from].
  - repeat split; lia.
  - destruct (existsb (equal (natural k)) l) eqn:e.
    + destruct (IHsteps (k + 1)) as (a & b & c). repeat split; [lia| |].
      * intros j h. destruct (N.eq_dec j k) as [->|n]; [easy|]. apply b. lia.
      * intro h. apply c. lia.
    + repeat split; [lia..|]. easy.
Qed.

Lemma existsb_equal k l : existsb (equal (natural k)) l = true <-> In (natural k) l.
Proof.
  rewrite existsb_exists. split.
  - intros ([z| |] & i & h); cbn in h; try easy. apply Z.eqb_eq in h. subst. exact i.
  - intro i. exists (natural k). split; [easy|]. rewrite equal_natural. apply N.eqb_refl.
Qed.

Lemma mex_spec l : (forall j, j < mex l -> In (natural j) l) /\ ~ In (natural (mex l)) l.
Proof.
  unfold mex. destruct (missing_from_spec l (List.length l) 0) as (_ & b & c). split.
  - intros j h. apply existsb_equal, b. lia.
  - intro i. assert (existsb (equal (natural (missing_from l (List.length l) 0))) l = true) as e by now apply existsb_equal.
    destruct (N.lt_ge_cases (missing_from l (List.length l) 0) (N.of_nat (List.length l))) as [h|h]; [rewrite c in e by lia; easy|].
    (* 0, 1, ..., length l are all listed *)
    set (m := missing_from l (List.length l) 0) in *.
    assert (incl (map natural (up_to (N.succ m))) l) as s.
    { intros x i'. apply in_map_iff in i' as (j & <- & i'). apply up_to_spec in i'.
      destruct (N.eq_dec j m) as [->|n]; [easy|]. apply existsb_equal, b. lia. }
    apply NoDup_incl_length in s.
    + rewrite map_length in s. unfold up_to in s. assert (forall k i, List.length (count_from k i) = k) as e' by (induction k; intro; cbn; congruence).
      rewrite e' in s. lia.
    + apply FinFun.Injective_map_NoDup; [intros x y h'; unfold natural in h'; injection h'; lia|].
      unfold up_to. generalize (N.to_nat (N.succ m)) as k, 0. clear. induction k; intro i; cbn; constructor; [|easy].
      rewrite count_from_spec. lia.
Qed.

Lemma mex_unique l k : (forall j, j < k -> In (natural j) l) -> ~ In (natural k) l -> mex l = k.
Proof.
  destruct (mex_spec l) as [a b]. intros c d.
  destruct (N.lt_total (mex l) k) as [h|[h|h]]; [now destruct (b (c _ h))|easy|now destruct (d (a _ h))].
Qed.

Section Nimber.
  Variable g : game.
  Hypothesis plain : forall p m, won g p = false /\ again g p m = false.
  Hypothesis fall : forall p m, m ∈ moves g p -> (remaining g (play g p m) < remaining g p)%N.

  Lemma nimber_in_spec : forall steps p, (N.to_nat (remaining g p) <= steps)%nat -> has_nimber false g p (nimber_in steps g p).
  Proof.
    assert (forall p q, option_of g p (Passes q) <-> exists m, m ∈ moves g p /\ q = play g p m) as passes.
    { intros p q. split.
      - intros (m & [_ l] & e). exists m. split; [easy|]. unfold after in e. rewrite (proj1 (plain (play g p m) m)), (proj2 (plain p m)) in e.
        now injection e.
      - intros (m & l & ->). exists m. unfold after. rewrite (proj1 (plain (play g p m) m)), (proj2 (plain p m)).
        now split; [split; [apply (plain p m)|]|]. }
    assert (forall p r, option_of g p r -> exists q, r = Passes q) as only.
    { intros p r (m & _ & ->). unfold after. rewrite (proj1 (plain (play g p m) m)), (proj2 (plain p m)). now eexists. }
    induction steps; intros p h; cbn [nimber_in].
    - apply loses_heap; [easy|..].
      + intro s. now destruct (only _ _ s).
      + intros q s. now destruct (only _ _ s).
      + intros q s. apply passes in s as (m & l & ->). specialize (fall p m l). lia.
      + lia.
    - set (l := map _ _). destruct (mex_spec l) as [low out].
      assert (forall m, m ∈ moves g p -> has_nimber false g (play g p m) (nimber_in steps g (play g p m))) as each.
      { intros m i. apply IHsteps. specialize (fall p m i). lia. }
      apply loses_heap; [easy|..].
      + intro s. now destruct (only _ _ s).
      + intros q s. now destruct (only _ _ s).
      + intros q s. apply passes in s as (m & i & ->). apply other_heap with (nimber_in steps g (play g p m)); [now apply each|].
        intro e. apply out. rewrite <- e. apply in_map_iff. exists m. split; [easy|]. now apply members_spec.
      + intros k lt. apply low in lt. apply in_map_iff in lt as (m & e & i). apply members_spec in i.
        assert (nimber_in steps g (play g p m) = k) as <- by (unfold natural in e; injection e; lia).
        apply wins_heap_passing with (play g p m); [|now apply each]. apply passes. now exists m.
  Qed.
  Theorem nimber_is_the_nimber : has_nimber false g (start g) (nimber g).
  Proof. now apply nimber_in_spec. Qed.
End Nimber.

Section Wins.
  Variable g : game.
  Hypothesis fall : forall p m, m ∈ moves g p -> (remaining g (play g p m) < remaining g p)%N.
  Lemma wins_in_spec : forall steps p, (N.to_nat (remaining g p) <= steps)%nat -> (wins_in steps g p = true <-> winnable g p).
  Proof.
    induction steps; intros p h; cbn [wins_in]; rewrite orb_true_iff.
    - split; [intros [w|]; [now apply goal|easy]|]. intro w. revert h. destruct w as [q w|q m [_ l] _]; intro h; [now left|].
      specialize (fall q m l). lia.
    - rewrite existsb_exists. split.
      + intros [w|(m & i & w)]; [now apply goal|]. apply members_spec in i. destruct (won g p) eqn:e; [now apply goal|].
        apply by_move with m; [easy|]. apply IHsteps; [|easy]. specialize (fall p m i). lia.
      + intro w. revert h. destruct w as [q w|q m [_ l] w]; intro h; [now left|right]. exists m. split; [now apply members_spec|].
        apply IHsteps; [|easy]. specialize (fall q m l). lia.
  Qed.
  Theorem wins_is_winnable : wins g = true <-> winnable g (start g).
  Proof. now apply wins_in_spec. Qed.
End Wins.
