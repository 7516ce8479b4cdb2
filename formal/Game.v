(* Games and who wins them, as a mathematician writes it down. Everything that is proved is said in these words. *)
From Coq Require Import NArith ZArith List Bool Lia.
From Gamecert Require Import Plane.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* A game: its positions, seen by whoever is to move; the plane of the codes of legal moves; the position after a move,
   seen by whoever moves next. Whoever has just moved has won if `won` holds, which ends play; `again`: whoever made the
   move moves again; `gain`: points of the mover; `head_start`: points of the first player before play, less the
   second's; `remaining`: a number that falls with every move. *)
Record game := Game {
  position : Type;
  start : position;
  moves : position -> plane;
  play : position -> N -> position;
  won : position -> bool;
  again : position -> N -> bool;
  gain : position -> N -> Z;
  head_start : Z;
  remaining : position -> N
}.

Definition legal (g : game) (p : position g) (m : N) : Prop := won g p = false /\ m ∈ moves g p.

(* Positions that play can reach. *)
Inductive reachable (g : game) : position g -> Prop :=
| reach_start : reachable g (start g)
| reach_move p m : reachable g p -> legal g p m -> reachable g (play g p m).

(* Play ends: what remains falls. *)
Definition falls (g : game) : Prop :=
  forall p m, reachable g p -> legal g p m -> remaining g (play g p m) < remaining g p.

(** Solitaires *)

Inductive winnable (g : game) : position g -> Prop :=
| goal p : won g p = true -> winnable g p
| by_move p m : legal g p m -> winnable g (play g p m) -> winnable g p.

(** Two players: what a move leads to, and who wins *)

(* The mover has won; moves again; or the opponent is to move. *)
Inductive result (P : Type) := Wins | Keeps (p : P) | Passes (p : P).
Arguments Wins {P}.
Arguments Keeps {P}.
Arguments Passes {P}.

Definition after (g : game) (p : position g) (m : N) : result (position g) :=
  let q := play g p m in
  if won g q then Wins else if again g p m then Keeps q else Passes q.
Definition option_of (g : game) (p : position g) (r : result (position g)) : Prop :=
  exists m, legal g p m /\ r = after g p m.

(* A mover without an option loses; in misere play that mover wins. *)
Section Outcome.
  Context {P : Type} (misere : bool) (step : P -> result P -> Prop).
  Inductive mover_wins : P -> Prop :=
  | win_stuck p : misere = true -> (forall r, ~ step p r) -> mover_wins p
  | win_at_once p : step p Wins -> mover_wins p
  | win_keeping p q : step p (Keeps q) -> mover_wins q -> mover_wins p
  | win_passing p q : step p (Passes q) -> mover_loses q -> mover_wins p
  with mover_loses : P -> Prop :=
  | lose p : (misere = true -> exists r, step p r) ->
      ~ step p Wins ->
      (forall q, step p (Keeps q) -> mover_loses q) ->
      (forall q, step p (Passes q) -> mover_wins q) -> mover_loses p.
End Outcome.

(* The sum with a heap of tokens, of which a move takes some. *)
Definition beside {P} (h : N) (r : result P) : result (P * N) :=
  match r with Wins => Wins | Keeps p => Keeps (p, h) | Passes p => Passes (p, h) end.
Inductive with_heap {P} (step : P -> result P -> Prop) : P * N -> result (P * N) -> Prop :=
| on_board p h r : step p r -> with_heap step (p, h) (beside h r)
| on_heap p h k : k < h -> with_heap step (p, h) (Passes (p, k)).

Definition outcome_P (misere : bool) (g : game) : Prop := mover_loses misere (option_of g) (start g).
Definition outcome_N (misere : bool) (g : game) : Prop := mover_wins misere (option_of g) (start g).
(* Beside a heap of k the position is lost for the mover; it is loony if there is no such heap. *)
Definition has_nimber (misere : bool) (g : game) (p : position g) (k : N) : Prop :=
  mover_loses misere (with_heap (option_of g)) (p, k).
Definition is_loony (misere : bool) (g : game) (p : position g) : Prop :=
  forall k, mover_wins misere (with_heap (option_of g)) (p, k).

(** Two games are played alike: positions correspond, and each option of one to some option of the other *)

Definition corresponding {P Q} (R : P -> Q -> Prop) (r : result P) (s : result Q) : Prop :=
  match r, s with
  | Wins, Wins => True
  | Keeps p, Keeps q | Passes p, Passes q => R p q
  | _, _ => False
  end.
Definition played_alike (g h : game) : Prop :=
  exists R : position g -> position h -> Prop, R (start g) (start h) /\
    forall p q, R p q ->
      (forall r, option_of g p r -> exists s, option_of h q s /\ corresponding R r s) /\
      (forall s, option_of h q s -> exists r, option_of g p r /\ corresponding R r s).

(** Points: the mover gets at least, or at most, so many more than the opponent from a position on. A win is a point. *)

Definition stuck (g : game) (p : position g) : Prop := forall m, ~ legal g p m.

Inductive at_least (g : game) : position g -> Z -> Prop :=
| least_stuck p b : stuck g p -> (b <= 0)%Z -> at_least g p b
| least_win p b m : legal g p m -> after g p m = Wins -> (b <= gain g p m + 1)%Z -> at_least g p b
| least_keep p b m q : legal g p m -> after g p m = Keeps q -> at_least g q (b - gain g p m)%Z -> at_least g p b
| least_pass p b m q : legal g p m -> after g p m = Passes q -> at_most g q (gain g p m - b)%Z -> at_least g p b
with at_most (g : game) : position g -> Z -> Prop :=
| most p b : (stuck g p -> (0 <= b)%Z) ->
    (forall m, legal g p m -> after g p m = Wins -> (gain g p m + 1 <= b)%Z) ->
    (forall m q, legal g p m -> after g p m = Keeps q -> at_most g q (b - gain g p m)%Z) ->
    (forall m q, legal g p m -> after g p m = Passes q -> at_least g q (gain g p m - b)%Z) -> at_most g p b.

(* What the second player has won before play counts against the first. *)
Definition before_play (g : game) : Z := (head_start g - if won g (start g) then 1 else 0)%Z.
Definition score_at_least (g : game) (v : Z) : Prop := at_least g (start g) (v - before_play g)%Z.
Definition score_at_most (g : game) (v : Z) : Prop := at_most g (start g) (v - before_play g)%Z.

(** Who wins is one thing or the other *)

Section Exclusive.
  Context {P : Type} (misere : bool) (step : P -> result P -> Prop).
  Scheme wins_min := Minimality for mover_wins Sort Prop with loses_min := Minimality for mover_loses Sort Prop.
  Combined Scheme outcome_min from wins_min, loses_min.

  Theorem not_both p : mover_wins misere step p -> ~ mover_loses misere step p.
  Proof.
    revert p. apply (wins_min P misere step _ (fun p => ~ mover_wins misere step p)).
    - intros p m n l. destruct l as [p e]. destruct (e m) as [r h]. now apply (n r).
    - intros p s l. now destruct l.
    - intros p q s w IH l. destruct l as [p' _ _ k _]. now apply IH, k.
    - intros p q s w IH l. destruct l as [p' _ _ _ k]. now apply IH, k.
    - intros p e n k IHk w IHw l. destruct l as [p m h|p s|p q s l|p q s l].
      + destruct (e m) as [r t]. now apply (h r).
      + easy.
      + now apply (IHk q s).
      + now apply (IHw q s).
  Qed.
End Exclusive.

(** Heaps *)

Section Heaps.
  Context {P : Type} (misere : bool) (step : P -> result P -> Prop).
  Notation wins p h := (mover_wins misere (with_heap step) (p, h)).
  Notation loses p h := (mover_loses misere (with_heap step) (p, h)).

  (* Beside any other heap than that of its value a position is won. *)
  Lemma other_heap p g h : loses p g -> g <> h -> wins p h.
  Proof.
    intros l n. destruct (N.lt_total g h) as [lt|[e|lt]]; [|easy|].
    - apply win_passing with (p, g); [now constructor|easy].
    - inversion l as [q _ _ _ k]. apply k. now constructor.
  Qed.

  Lemma loses_heap p h :
    (misere = true -> (exists r, step p r) \/ h <> 0) ->
    ~ step p Wins ->
    (forall q, step p (Keeps q) -> loses q h) ->
    (forall q, step p (Passes q) -> wins q h) ->
    (forall k, k < h -> wins p k) -> loses p h.
  Proof.
    intros m w k pass heap. constructor.
    - intro e. destruct (m e) as [[r s]|s].
      + exists (beside h r). now constructor.
      + exists (Passes (p, 0)). constructor. lia.
    - intro s. inversion s as [p' h' r s' e1 e2|]. now destruct r.
    - intros [q k'] s. inversion s as [p' h' r s' e1 e2|]. destruct r; inversion e2; subst. now apply k.
    - intros [q k'] s. inversion s as [p' h' r s' e1 e2|]; subst.
      + destruct r; inversion e2; subst. now apply pass.
      + now apply heap.
  Qed.

  Lemma loses_heap_inv p h : loses p h ->
    (misere = true -> (exists r, step p r) \/ h <> 0) /\ ~ step p Wins /\
    (forall q, step p (Keeps q) -> loses q h) /\
    (forall q, step p (Passes q) -> wins q h) /\
    (forall k, k < h -> wins p k).
  Proof.
    intro l. inversion l as [p' m w k s e]; subst. refine (conj _ (conj _ (conj _ (conj _ _)))).
    - intro e. destruct (m e) as [r t]. inversion t as [p' h' r' t' e1 e2|p' h' j t']; subst; [left; now exists r'|right; lia].
    - intro t. apply w. now apply (on_board step p h Wins).
    - intros q t. apply k. now apply (on_board step p h (Keeps q)).
    - intros q t. apply s. now apply (on_board step p h (Passes q)).
    - intros j t. apply s. now constructor.
  Qed.

  Lemma wins_heap_keeping p q h : step p (Keeps q) -> wins q h -> wins p h.
  Proof. intros s w. apply win_keeping with (q, h); [|easy]. now apply (on_board step p h (Keeps q)). Qed.
  Lemma wins_heap_passing p q h : step p (Passes q) -> loses q h -> wins p h.
  Proof. intros s w. apply win_passing with (q, h); [|easy]. now apply (on_board step p h (Passes q)). Qed.
  Lemma wins_heap_at_once p h : step p Wins -> wins p h.
  Proof. intros s. apply win_at_once. now apply (on_board step p h Wins). Qed.

  (* A heap of nothing adds nothing. *)
  Lemma no_heap_both :
    (forall ph, mover_wins misere (with_heap step) ph -> snd ph = 0 -> mover_wins misere step (fst ph)) /\
    (forall ph, mover_loses misere (with_heap step) ph -> snd ph = 0 -> mover_loses misere step (fst ph)).
  Proof.
    apply outcome_min.
    - intros [p h] m n z. cbn in *. subst. apply win_stuck; [easy|].
      intros r s. apply (n (beside 0 r)). now constructor.
    - intros p s z. inversion s as [p' h r s' e1 e2|]; subst. destruct r; [|easy..]. now apply win_at_once.
    - intros p q s w IH z. inversion s as [p' h r s' e1 e2|]; subst. cbn in z. subst.
      destruct r; inversion e2; subst. apply win_keeping with p; [easy|]. now apply IH.
    - intros p q s w IH z. inversion s as [p' h r s' e1 e2|]; subst; cbn in z; subst.
      + destruct r; inversion e2; subst. apply win_passing with p; [easy|]. now apply IH.
      + lia.
    - intros [p h] e n k IHk w IHw z. cbn in z. subst. constructor.
      + intro m. destruct (e m) as [r s]. inversion s as [p' h r' s' e1 e2|]; subst; [now exists r'|lia].
      + intro s. apply n. now apply (on_board step p 0 Wins).
      + intros q s. apply (IHk (q, 0)); [now apply (on_board step p 0 (Keeps q))|easy].
      + intros q s. apply (IHw (q, 0)); [now apply (on_board step p 0 (Passes q))|easy].
  Qed.
  Lemma no_heap p : loses p 0 -> mover_loses misere step p.
  Proof. intro l. now apply (proj2 no_heap_both (p, 0)). Qed.
  Lemma no_heap_wins p : wins p 0 -> mover_wins misere step p.
  Proof. intro l. now apply (proj1 no_heap_both (p, 0)). Qed.
End Heaps.
