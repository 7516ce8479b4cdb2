(* A coloured graph while it is reduced: the status of each vertex, and lists in which a neighbour stands an odd number of
   times, so that an edge is toggled in constant time. *)
From Coq Require Import NArith List Bool Btauto Lia.
From Gamecert Require Import Plane Trie Board.
From Gamecert.checkers Require Import Order.
From Gamecert.lemmas Require Import Coloured Exchange Tables Placed Gadgets Statements.
Import ListNotations.
Local Open Scope N_scope.

(* A vertex that is left is green or not. *)
Record state := State { near : lists; colours : trie (option bool) }.

Fixpoint odd_in (l : list N) (v : N) : bool := match l with [] => false | u :: l => xorb (u =? v) (odd_in l v) end.
Definition graph_of (s : state) : coloured_graph := Coloured
  (fun v => match get (colours s) v with Some (Some _) => true | _ => false end)
  (fun u v => odd_in (list_at (near s) u) v)
  (fun v => match get (colours s) v with Some (Some c) => c | _ => false end).

(** Neighbours that are left *)

Definition is_set (t : trie bool) (v : N) : bool := match get t v with Some b => b | None => false end.
Definition odd_members (l : list N) : list N :=
  let t := fold_left (fun t u => put t u (negb (is_set t u))) l leaf in filter (is_set t) l.
Definition nearby (s : state) (v : N) : list N := filter (vertex (graph_of s)) (odd_members (list_at (near s) v)).

Lemma parities l : forall t v,
  is_set (fold_left (fun t u => put t u (negb (is_set t u))) l t) v = xorb (is_set t v) (odd_in l v).
Proof.
  induction l as [|u l IH]; intros t v; cbn; [now rewrite xorb_false_r|]. rewrite IH. unfold is_set at 1. rewrite get_put.
  rewrite (N.eqb_sym u v). destruct (N.eqb_spec v u) as [->|_]; [|now rewrite xorb_false_l]. btauto.
Qed.
Lemma odd_in_In l v : odd_in l v = true -> In v l.
Proof.
  induction l as [|u l IH]; cbn; [easy|]. destruct (N.eqb_spec u v) as [->|_]; [now left|]. rewrite xorb_false_l. auto.
Qed.
Lemma odd_in_member l v : NoDup l -> odd_in l v = member l v.
Proof.
  induction l as [|u l IH]; [easy|]. intro d. apply NoDup_cons_iff in d as [i d].
  change (member (u :: l) v) with ((v =? u) || member l v). cbn [odd_in]. rewrite IH, (N.eqb_sym v u) by easy.
  destruct (N.eqb_spec u v) as [->|_]; [|now destruct (member l v)]. now rewrite (proj2 (member_false l v) i).
Qed.
Lemma nearby_spec s v u : In u (nearby s v) <-> vertex (graph_of s) u = true /\ adjacent (graph_of s) v u = true.
Proof.
  unfold nearby, odd_members. rewrite !filter_In, parities. unfold is_set. rewrite get_leaf, xorb_false_l.
  cbn [adjacent graph_of]. split; [tauto|]. intros [a b]. repeat split; try easy. now apply odd_in_In.
Qed.

(** Changes *)

Definition erase (l : list N) (s : state) : state := State (near s) (fold_left (fun t v => put t v None) l (colours s)).
Definition flip_at (s : state) (v : N) : state :=
  match get (colours s) v with Some (Some c) => State (near s) (put (colours s) v (Some (negb c))) | _ => s end.
Definition push (u v : N) (t : lists) : lists := put t u (v :: list_at t u).
Definition toggle_at (s : state) (e : N * N) : state :=
  State (push (fst e) (snd e) (push (snd e) (fst e) (near s))) (colours s).

Lemma erase_get l v : forall t : trie (option bool), get (fold_left (fun t v => put t v None) l t) v = if member l v then Some None else get t v.
Proof.
  induction l as [|u l IH]; intro t; [easy|]. change (member (u :: l) v) with ((v =? u) || member l v).
  cbn [fold_left]. rewrite IH, get_put. now destruct (member l v), (v =? u).
Qed.
Lemma erase_same l s : same (graph_of (erase l s)) (without l (graph_of s)).
Proof.
  split; [|split].
  - intro v. cbn. rewrite erase_get. destruct (member l v); cbn; [|now rewrite andb_true_r].
    now destruct (get (colours s) v) as [[]|].
  - easy.
  - intros v h. cbn in *. rewrite erase_get in *. now destruct (member l v).
Qed.
Lemma flip_same v s : same (graph_of (flip_at s v)) (recolour [v] (graph_of s)).
Proof.
  unfold flip_at. destruct (get (colours s) v) as [[c|]|] eqn:e; split; try (split; [easy|]); intros u; cbn; rewrite ?get_put, ?orb_false_r;
    destruct (N.eqb_spec u v) as [->|_]; rewrite ?e, ?xorb_true_r, ?xorb_false_r; easy.
Qed.
Lemma push_spec t u v x : list_at (push u v t) x = if x =? u then v :: list_at t u else list_at t x.
Proof. unfold push, list_at. rewrite get_put. now destruct (x =? u). Qed.
Lemma toggle_adjacent s e x y : fst e <> snd e ->
  adjacent (graph_of (toggle_at s e)) x y = xorb (adjacent (graph_of s) x y) (same_pair x y e).
Proof.
  destruct e as [u v]. cbn. intro d. rewrite !push_spec. apply N.eqb_neq in d.
  destruct (N.eqb_spec x u) as [->|_].
  - rewrite d. cbn. rewrite (N.eqb_sym y v). btauto.
  - destruct (N.eqb_spec x v) as [->|_]; cbn; [rewrite (N.eqb_sym y u)|]; btauto.
Qed.
Lemma toggle_same e s : fst e <> snd e -> same (graph_of (toggle_at s e)) (toggle [e] (graph_of s)).
Proof.
  intro d. split; [easy|]. split; [|easy]. intros x y _ _. rewrite toggle_adjacent by easy. cbn [adjacent toggle existsb].
  now rewrite orb_false_r.
Qed.

Lemma erase_simple l s : simple (graph_of s) -> simple (graph_of (erase l s)).
Proof. easy. Qed.
Lemma flip_simple v s : simple (graph_of s) -> simple (graph_of (flip_at s v)).
Proof. unfold flip_at. now destruct (get (colours s) v) as [[c|]|]. Qed.
Lemma toggle_simple e s : fst e <> snd e -> simple (graph_of s) -> simple (graph_of (toggle_at s e)).
Proof.
  intros d [a b]. split.
  - intro v. rewrite toggle_adjacent, a by easy. destruct e as [x y]. cbn in *.
    destruct (N.eqb_spec v x), (N.eqb_spec v y); cbn; congruence.
  - intros u v. rewrite !toggle_adjacent by easy. now rewrite b, same_pair_sym.
Qed.

(* The changes of a step, by places in a list of names: edges, then colours. *)
Definition step_changes (edges : list (N * N)) (flips : list N) : list change :=
  map (fun e => Toggle [e]) edges ++ map (fun v => Recolour [v]) flips.
Definition apply_changes (names : list N) (edges : list (N * N)) (flips : list N) (s : state) : state :=
  fold_left (fun s v => flip_at s (name_of names v)) flips
    (fold_left (fun s e => toggle_at s (name_of names (fst e), name_of names (snd e))) edges s).

Lemma applied names edges flips : (forall e, In e edges -> name_of names (fst e) <> name_of names (snd e)) -> forall s H,
  simple (graph_of s) -> same (graph_of s) H ->
  simple (graph_of (apply_changes names edges flips s)) /\
  same (graph_of (apply_changes names edges flips s)) (changes_by (name_of names) (step_changes edges flips) H).
Proof.
  unfold apply_changes, step_changes, changes_by. induction edges as [|e edges IH]; cbn [map app fold_left]; intros d s H i e1.
  - clear d. revert s H i e1. induction flips as [|v flips IH]; cbn [map fold_left]; intros s H i e1; [easy|].
    apply IH; [now apply flip_simple|]. apply same_trans with (recolour [name_of names v] (graph_of s)); [apply flip_same|].
    now apply (same_change names (Recolour [v])).
  - apply IH; [intros; apply d; now right|now apply toggle_simple; [apply (d e); left|]|].
    apply same_trans with (toggle [(name_of names (fst e), name_of names (snd e))] (graph_of s)).
    + apply toggle_same. apply (d e). now left.
    + now apply (same_change names (Toggle [e])).
Qed.
