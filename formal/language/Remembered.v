(* Values by play are computed with a table of the positions that were looked at. *)
From Coq Require Import NArith ZArith List Bool String Permutation.
From Gamecert Require Import Plane Trie Text Board Instance Game Rules Games.
From Gamecert.language Require Import Graphs Formulas EdgeSets Asking Played.
Import ListNotations.
Local Open Scope N_scope.

Section Play.
  Context {A : Type} (g : game) (s : shape (position g)) (value : position g -> list (N * A) -> A).
  Definition memory := trie (list (nat * list plane * A)).
  Definition slot_of (l : list plane) : N := fold_left (fun h a => 31 * h + a) l 0.
  Definition same_key (n : nat) (l : list plane) (e : nat * list plane * A) : bool :=
    let '(m, k, _) := e in Nat.eqb m n && if list_eq_dec N.eq_dec k l then true else false.
  Definition entries_at (t : memory) (l : list plane) : list (nat * list plane * A) := match get t (slot_of l) with Some e => e | None => [] end.
  Fixpoint through (f : N -> memory -> A * memory) (l : list N) (t : memory) : list (N * A) * memory :=
    match l with
    | [] => ([], t)
    | m :: l => let (a, t) := f m t in let (rest, t) := through f l t in ((m, a) :: rest, t)
    end.
  Fixpoint remembered (steps : nat) (p : position g) (t : memory) : A * memory :=
    let l := planes s p in
    match find (same_key steps l) (entries_at t l) with
    | Some (_, a) => (a, t)
    | None =>
        let (options, t) := match steps with
                            | O => ([], t)
                            | S steps => through (fun m => remembered steps (play g p m)) (if won g p then [] else members (moves g p)) t
                            end in
        let a := value p options in (a, put t (slot_of l) ((steps, l, a) :: entries_at t l))
    end.

  Definition right (t : memory) : Prop :=
    forall slot e n l a, get t slot = Some e -> In (n, l, a) e -> forall p, planes s p = l -> by_play g value n p = a.
  Lemma entries_right t l : right t -> forall n k a, In (n, k, a) (entries_at t l) -> forall p, planes s p = k -> by_play g value n p = a.
  Proof. intros r n k a i. unfold entries_at in i. destruct (get t _) eqn:e; [|easy]. now apply (r _ _ _ _ _ e). Qed.
  Theorem remembered_right : forall steps p t, right t ->
    fst (remembered steps p t) = by_play g value steps p /\ right (snd (remembered steps p t)).
  Proof.
    assert (forall steps p t a, right t -> by_play g value steps p = a ->
      right (put t (slot_of (planes s p)) ((steps, planes s p, a) :: entries_at t (planes s p)))) as more.
    { intros steps p t a r e slot l n k b h i q q'. rewrite get_put in h. destruct (N.eqb slot _); [|now apply (r _ _ _ _ _ h i)].
      injection h as <-. destruct i as [i|i]; [|now apply (entries_right t _ r _ _ _ i)]. injection i as <- <- <-.
      now apply planes_injective in q' as ->. }
    assert (forall steps p t a, right t -> find (same_key steps (planes s p)) (entries_at t (planes s p)) = Some a -> by_play g value steps p = snd a) as hit.
    { intros steps p t [[n k] a] r h. apply find_some in h as [i h]. cbn in h. apply andb_true_iff in h as [h1 h2]. apply Nat.eqb_eq in h1 as ->.
      destruct (list_eq_dec N.eq_dec k (planes s p)) as [->|]; [|easy]. now apply (entries_right t _ r _ _ _ i). }
    induction steps; intros p t r; cbn [remembered].
    - destruct (find _ _) as [[k a]|] eqn:e; [apply hit in e; [now split|easy]|]. cbn [fst snd]. split; [easy|]. now apply more.
    - destruct (find _ _) as [[k a]|] eqn:e; [apply hit in e; [now split|easy]|].
      set (l := if won g p then [] else _). clear e.
      assert (forall l t, right t -> fst (through (fun m => remembered steps (play g p m)) l t) = map (fun m => (m, by_play g value steps (play g p m))) l /\
        right (snd (through (fun m => remembered steps (play g p m)) l t))) as each.
      { clear - IHsteps. induction l as [|m l IH]; intros t r; [now split|]. cbn [through map].
        destruct (IHsteps (play g p m) t r) as [e1 e2]. destruct (remembered steps (play g p m) t) as [a t'].
        destruct (IH t' e2) as [e3 e4]. destruct (through _ l t') as [rest t'']. cbn in *. now rewrite e1, e3. }
      destruct (each l t r) as [e1 e2]. destruct (through _ l t) as [options t']. cbn [fst snd] in *.
      assert (by_play g value (S steps) p = value p options) as v by (cbn [by_play]; fold l; now rewrite e1).
      split; [now symmetry|]. now apply more.
  Qed.
  Lemma right_leaf : right leaf.
  Proof. intros slot e n l a h. now rewrite get_leaf in h. Qed.
  Definition played (steps : nat) (p : position g) : A := fst (remembered steps p leaf).
  Lemma played_right steps p : played steps p = by_play g value steps p.
  Proof. apply remembered_right, right_leaf. Qed.
End Play.

Local Open Scope string_scope.
Definition of_start_played {A} (r : rules) (value : position r -> list (N * A) -> A) : A :=
  played r (written r) value (N.to_nat (remaining r (start r))) (start r).
Definition after_move_played {A} (r : rules) (value : position r -> list (N * A) -> A) (m : N) : A :=
  played r (written r) value (N.to_nat (remaining r (start r)) - 1) (play r (start r) m).
Definition answer_played (word : string) (r : rules) : option value :=
  let is w := word =? w in
  let number n := Some (Number (natural n)) in
  if is "longest-play" then number (of_start_played r longest_value)
  else if is "shortest-play" then number (of_start_played r shortest_value)
  else match decided r with
  | last_move =>
      if is "nimber" then number (of_start_played r nimber_value)
      else if is "misere" then Some (Number (Finite (if of_start_played r misere_value then 1 else -1)))
      else if is "winning-moves" then number (first_moves r (fun m => (after_move_played r nimber_value m =? 0)%N))
      else None
  | points =>
      if is "score" then Some (Number (Finite (head_start r + of_start_played r (score_value r))))
      else if is "winning-moves" then
        number (first_moves r (fun m => (0 <? head_start r + (gain r (start r) m - after_move_played r (score_value r) m))%Z))
      else None
  | solitaire => if is "wins" then Some (Truth (of_start_played r (wins_value r))) else None
  | _ => None
  end.
Lemma answer_played_right word r : answer_played word r = answer word r.
Proof.
  assert (forall A (v : position r -> list (N * A) -> A), of_start_played r v = of_start r v) as s by (intros; apply played_right).
  assert (forall A (v : position r -> list (N * A) -> A) m, after_move_played r v m = after_move r v m) as a by (intros; apply played_right).
  unfold answer_played, answer, nimber, score, wins. rewrite !s.
  assert (forall p q, (forall m, p m = q m) -> first_moves r p = first_moves r q) as f.
  { intros p q e. unfold first_moves. do 2 f_equal. induction (if won r (start r) then [] else _) as [|m l IH]; cbn; [easy|]. now rewrite e, IH. }
  rewrite (f _ (fun m => (after_move r nimber_value m =? 0)%N)) by (intro m; now rewrite a).
  rewrite (f (fun m => (0 <? head_start r + (gain r (start r) m - after_move_played r (score_value r) m))%Z)
    (fun m => (0 <? head_start r + (gain r (start r) m - after_move r (score_value r) m))%Z)) by (intro m; now rewrite a).
  reflexivity.
Qed.

(* Of numberings that make one board the answer is computed once. *)
Definition start_key : Set := option (list (N * N) * list (string * string)).
Definition key_on (kind : Board.kind) (game : string) (given : list (string * string * value)) (g : graph) (order : list N) : start_key :=
  let? i := instance_left kind game given order g in Some (arcs (board_of i), attributes i).
Definition answer_of_key (kind : Board.kind) (word game : string) (options : list string) (n : N) (k : start_key) : value :=
  match
    (let? (a, l) := k in
     let? r := game_named game (parameters_of game options) (Instance (Board kind n a) l) in answer_played word r) with
  | Some v => v
  | None => refused word
  end.
Fixpoint same_list {A} (same : A -> A -> bool) (l m : list A) : bool :=
  match l, m with [], [] => true | a :: l, b :: m => same a b && same_list same l m | _, _ => false end.
Definition same_start (a b : start_key) : bool :=
  match a, b with
  | Some (k, l), Some (k', l') =>
      same_list (fun '(u, v) '(u', v') => (u =? u')%N && (v =? v')%N) k k' && same_list (fun '(n, t) '(n', t') => (n =? n') && (t =? t')) l l'
  | None, None => true
  | _, _ => false
  end.
Fixpoint each_once (l : list start_key) : list start_key :=
  match l with [] => [] | k :: l => if existsb (same_start k) l then each_once l else k :: each_once l end.
Definition by_the_rules_played (kind : Board.kind) : answers := fun word game options given g =>
  agreed (map (answer_of_key kind word game options (count (vertices g)))
    (each_once (map (key_on kind game given g) (orders_of (members (vertices g)))))).

Lemma same_list_spec {A} (same : A -> A -> bool) : (forall a b, same a b = true -> a = b) -> forall l m, same_list same l m = true -> l = m.
Proof.
  intros s l. induction l as [|a l IH]; intros [|b m] e; try easy. cbn in e. apply andb_true_iff in e as [e1 e2]. apply s in e1 as ->. f_equal. now apply IH.
Qed.
Lemma same_start_spec a b : same_start a b = true -> a = b.
Proof.
  destruct a as [[k l]|], b as [[k' l']|]; try easy. cbn. rewrite andb_true_iff. intros [e1 e2]. apply same_list_spec in e1 as ->.
  - apply same_list_spec in e2 as ->; [easy|]. intros [n t] [n' t'] e. apply andb_true_iff in e as [a b]. apply String.eqb_eq in a as ->. now apply String.eqb_eq in b as ->.
  - intros [u v] [u' v'] e. apply andb_true_iff in e as [a b]. apply N.eqb_eq in a as ->. now apply N.eqb_eq in b as ->.
Qed.
Lemma each_once_spec k l : In k (each_once l) <-> In k l.
Proof.
  induction l as [|x l IH]; cbn [each_once]; [easy|]. destruct (existsb (same_start x) l) eqn:e; cbn [In]; rewrite IH; [|easy].
  split; [auto|]. intros [<-|i]; [|easy]. apply existsb_exists in e as (y & i & e). now apply same_start_spec in e as ->.
Qed.
Lemma by_the_rules_played_right kind word game options given g : (word =? "wins") && (game =? "ello") = false ->
  by_the_rules_played kind word game options given g = by_the_rules_on kind word game options given g.
Proof.
  intro n. unfold by_the_rules_played, by_the_rules_on.
  transitivity (agreed (map (answer_of_key kind word game options (count (vertices g))) (map (key_on kind game given g) (orders_of (members (vertices g)))))).
  - apply agreed_members. intro v. rewrite !in_map_iff. split; intros (k & e & i); exists k; split; try easy; now apply each_once_spec.
  - rewrite map_map. f_equal. apply map_ext_in. intros order i. apply orders_of_spec in i. unfold answer_on. rewrite n. unfold key_on.
    assert (count (vertices g) = N.of_nat (List.length order)) as -> by (rewrite count_members; now rewrite (Permutation_length i)).
    unfold answer_of_key. destruct (instance_left kind game given order g) as [[b l]|] eqn:e; [|easy]. cbn [bind board_of attributes].
    assert (b = board_left kind order g) as ->.
    { unfold instance_left, bind, require in e. destruct (all_of _ _); [|easy]. destruct (_ || _)%bool; [|easy]. now injection e. }
    change (Board kind (N.of_nat (List.length order)) (arcs (board_left kind order g))) with (board_left kind order g).
    destruct (game_named game (parameters_of game options) (Instance (board_left kind order g) l)) as [r|]; [|easy]. cbn [bind]. now rewrite answer_played_right.
Qed.
