(* Evidence `derivation` about ELLO: steps down to a component that cannot be won, as other evidence says. *)
From Coq Require Import NArith List Bool Lia String.
From Gamecert Require Import Plane Trie Board Instance Game Rules Games Claim Text.
From Gamecert.games Require Import Ello.
From Gamecert.checkers Require Import Order Reduced Pieces Steps.
From Gamecert.lemmas Require Import Coloured Exchange Tables Placed Gadgets.
Import ListNotations.
Local Open Scope N_scope.

(** A game of ELLO on a graph, and its first state *)

Definition ello_on_graph (s : subject) : option (board * list N) :=
  let i := on s in
  let? green := vertex_list i "green" in
  require ((name s =? "ello")%string && match given s with [] => true | _ => false end && negb (in_misere s) &&
           is_graph (board_of i) && attributes_among ["green"%string] (attributes i)) (Some (board_of i, green)).
Lemma ello_on_graph_right s b greens : ello_on_graph s = Some (b, greens) ->
  rules_of s = Some (Rules (ello (arena_of b) (plane_of greens)) two_planes solitaire) /\ in_misere s = false /\
  forall v, In v greens -> v < order b.
Proof.
  unfold ello_on_graph, bind, require. destruct s as [n p m i]. cbn [name given in_misere on].
  destruct (vertex_list i "green") as [l|] eqn:v; [|easy]. destruct (_ && _) eqn:c; [|easy]. intro e. injection e as <- <-.
  rewrite !andb_true_iff, negb_true_iff, String.eqb_eq in c. destruct c as [[[[-> g] ->] k] a]. destruct p; [|easy].
  split; [|split; [easy|]].
  - unfold rules_of, game_named. cbn. unfold ello_rules, no_parameters, on_graph_or_digraph, attributed. now rewrite k, a, v.
  - unfold vertex_list, require in v. destruct (attribute i "green"); [|injection v as <-; easy].
    destruct (numbers _ _) as [l'|]; [|easy]. cbn in v. destruct (_ && _) eqn:c; [|easy]. injection v as <-.
    apply andb_prop in c as [_ c]. rewrite forallb_forall in c. intros u h. now apply N.ltb_lt, c.
Qed.

(* The graph without arcs twice or to nowhere; every arc has its opposite. *)
Definition pair_key (n : N) (e : N * N) : N := fst e * n + snd e.
Definition all_among (n : N) (known : trie unit) (l : list (N * N)) : bool := forallb (fun e => in_set known (pair_key n e)) l.
Definition same_pairs (n : N) (l m : list (N * N)) : bool :=
  let below := forallb (fun e => snd e <? n) in
  below l && below m && all_among n (set_of (map (pair_key n) m)) l && all_among n (set_of (map (pair_key n) l)) m.
Lemma same_pairs_spec n l m : same_pairs n l m = true -> forall e, In e l <-> In e m.
Proof.
  unfold same_pairs, all_among. rewrite !andb_true_iff, !forallb_forall. intros [[[bl bm] hl] hm].
  assert (forall l m, (forall e, In e l -> (snd e <? n) = true) -> (forall e, In e m -> (snd e <? n) = true) ->
    (forall e, In e l -> in_set (set_of (map (pair_key n) m)) (pair_key n e) = true) -> forall e, In e l -> In e m) as one.
  { clear. intros l m bl bm h e i. specialize (h e i). rewrite in_set_spec, member_spec in h.
    apply in_map_iff in h as (f & q & j). specialize (bl e i). specialize (bm f j). rewrite N.ltb_lt in *.
    destruct e as [a b], f as [c d]. unfold pair_key in q. cbn in *. assert (c = a /\ d = b) as [-> ->]; [|easy].
    apply N.div_mod_unique with n; [easy|easy|lia]. }
  intro e. split; now apply one.
Qed.

Definition first_state (b : board) (greens : list N) : option state :=
  let near := add_arcs (arcs b) leaf in
  require (proper_board b && forallb (fun v => distinct_from (list_at near v) leaf) (up_to (order b)) &&
           same_pairs (order b) (arcs b) (map (fun e => (snd e, fst e)) (arcs b)))
    (Some (State near (fold_left (fun t v => put t v (Some true)) greens
                        (fold_left (fun t v => put t v (Some false)) (up_to (order b)) leaf)))).

Lemma put_all {A} (a : A) l v : forall t, get (fold_left (fun t v => put t v a) l t) v = if member l v then Some a else get t v.
Proof.
  induction l as [|u l IH]; intro t; [easy|]. change (member (u :: l) v) with ((v =? u) || member l v).
  cbn [fold_left]. rewrite IH, get_put. now destruct (member l v), (v =? u).
Qed.

Theorem first_state_right b greens s : (forall v, In v greens -> v < order b) -> first_state b greens = Some s ->
  simple (graph_of s) /\ same (coloured b (plane_of greens)) (graph_of s).
Proof.
  intros hg. unfold first_state, require. destruct (_ && _) eqn:c; [|easy]. intro e. injection e as <-.
  rewrite !andb_true_iff, forallb_forall in c. destruct c as [[p d] y]. pose proof (same_pairs_spec _ _ _ y) as sym. clear y.
  unfold proper_board in p. rewrite forallb_forall in p.
  set (near := add_arcs (arcs b) leaf).
  assert (forall u v, In v (list_at near u) <-> In (u, v) (arcs b)) as hn.
  { intros u v. unfold near. rewrite add_arcs_spec. unfold list_at. rewrite get_leaf. cbn. tauto. }
  assert (forall u v, In (u, v) (arcs b) -> u < order b /\ v < order b /\ u <> v) as inside.
  { intros u v i. apply p in i. rewrite !andb_true_iff, !N.ltb_lt, negb_true_iff, N.eqb_neq in i. tauto. }
  assert (forall u v, odd_in (list_at near u) v = true <-> In (u, v) (arcs b)) as odd.
  { intros u v. rewrite <- hn. split; [apply odd_in_In|]. intro i. rewrite odd_in_member; [now apply member_spec|].
    apply (distinct_from_spec _ leaf), (d u), up_to_spec. apply hn in i. now apply inside in i. }
  split; [split|].
  - intro v. cbn. apply not_true_is_false. intro h. apply odd, inside in h. easy.
  - intros u v. cbn. apply eq_true_iff_eq. rewrite !odd, (sym (u, v)), in_map_iff. split.
    + intros ([x z] & q & i). now injection q as <- <-.
    + intro i. now exists (v, u).
  - assert (forall v, get (fold_left (fun t v => put t v (Some true)) greens
        (fold_left (fun t v => put t v (Some false)) (up_to (order b)) leaf)) v =
      if member greens v then Some (Some true) else if v <? order b then Some (Some false) else None) as status.
    { intro v. rewrite !put_all, get_leaf. replace (member (up_to (order b)) v) with (v <? order b); [easy|].
      apply eq_true_iff_eq. now rewrite member_spec, up_to_spec, N.ltb_lt. }
    split; [|split].
    + intro v. cbn. rewrite status. destruct (member greens v) eqn:m; [now apply N.ltb_lt, hg, member_spec|]. now destruct (v <? order b).
    + intros u v _ _. cbn. apply eq_true_iff_eq. now rewrite neighbours_spec, odd.
    + intros v _. cbn. rewrite status. apply eq_true_iff_eq. rewrite plane_of_spec, <- member_spec.
      destruct (member greens v); [easy|]. now destruct (v <? order b).
Qed.

(** What is left: a component, which another game is played on *)

(* Enters the vertices that can be reached, by 2^k looks at the next of those to be done. *)
Fixpoint reach (k : nat) (s : state) (p : list N * trie unit) : list N * trie unit :=
  match k with
  | O =>
      match fst p with
      | v :: todo => if in_set (snd p) v then (todo, snd p) else (rev_append (nearby s v) todo, put (snd p) v tt)
      | [] => p
      end
  | S k => reach k s (reach k s p)
  end.
Definition component_of (n looks : N) (s : state) (v : N) : list N :=
  let seen := snd (reach (N.size_nat looks) s ([v], leaf)) in filter (in_set seen) (up_to n).
Definition number_of {A} (l : list A) : N := fold_left (fun n _ => N.succ n) l 0.

Definition numbered (l : list N) : trie N := fold_left (fun t p => put t (snd p) (fst p)) (combine (up_to (N.of_nat (List.length l))) l) leaf.

(* The arcs of the component, by the places of its vertices in the list; none if one leads out. *)
Definition arcs_at (s : state) (l : list N) : option (list (N * N)) :=
  let t := numbered l in
  option_map (@List.concat _) (all_of (fun p => all_of (fun u => option_map (pair (fst p)) (get t u)) (nearby s (snd p)))
    (combine (up_to (N.of_nat (List.length l))) l)).

Definition is_component (s : state) (l : list N) (b : board) (greens : list N) : bool :=
  (N.of_nat (List.length l) =? order b) && distinct_from l leaf && forallb (vertex (graph_of s)) l &&
  match arcs_at s l with Some m => same_pairs (order b) m (arcs b) | None => false end &&
  let green_there := set_of greens in
  forallb (fun p => Bool.eqb (green (graph_of s) (snd p)) (in_set green_there (fst p))) (combine (up_to (N.of_nat (List.length l))) l).

(* The smaller game is lost if the larger one is. *)
Definition derives (steps : list step) (vertex : N) (s base : subject) : bool :=
  match ello_on_graph s, ello_on_graph base with
  | Some (b, greens), Some (b', greens') =>
      match first_state b greens with
      | Some s =>
          match take_steps s steps with
          | Some s =>
              let looks := fold_left (fun n w => n + 2 * number_of (toggled w)) steps (1 + number_of (arcs b)) in
              let l := component_of (order b) looks s vertex in
              (order b' <? order b) && match l with v :: _ => v =? vertex | [] => false end && is_component s l b' greens'
          | None => false
          end
      | None => false
      end
  | _, _ => false
  end.

Lemma with_places (l : list N) i v : In (i, v) (combine (up_to (N.of_nat (List.length l))) l) <-> i < N.of_nat (List.length l) /\ name_of l i = v.
Proof.
  unfold up_to. rewrite Nat2N.id.
  assert (forall l first, In (i, v) (combine (count_from (List.length l) first) l) <->
    first <= i /\ i < first + N.of_nat (List.length l) /\ nth (N.to_nat (i - first)) l 0 = v) as all.
  { clear l. induction l as [|u l IH]; intro first; cbn [List.length count_from combine In]; [lia|]. rewrite IH. split.
    - intros [q|(a & b & c)].
      + injection q as -> ->. split; [lia|]. split; [lia|]. now replace (i - i) with 0 by lia.
      + split; [lia|]. split; [lia|]. now replace (N.to_nat (i - first)) with (S (N.to_nat (i - N.succ first))) by lia.
    - intros (a & b & c). destruct (N.eq_dec i first) as [->|d].
      + left. replace (first - first) with 0 in c by lia. cbn in c. now subst.
      + right. split; [lia|]. split; [lia|]. replace (N.to_nat (i - first)) with (S (N.to_nat (i - N.succ first))) in c by lia. easy. }
  rewrite all. unfold name_of. replace (i - 0) with i by lia. intuition lia.
Qed.
Lemma numbered_spec l u i : NoDup l -> get (numbered l) u = Some i -> i < N.of_nat (List.length l) /\ name_of l i = u.
Proof.
  intros d h. unfold numbered in h.
  assert (forall m t, get (fold_left (fun t p => put t (snd p) (fst p)) m t) u = Some i -> In (i, u) m \/ get t u = Some i) as all.
  { clear. induction m as [|[j v] m IH]; intros t h; cbn in *; [now right|]. apply IH in h as [h|h]; [left; now right|].
    rewrite get_put in h. destruct (N.eqb_spec u v) as [->|_]; [|now right]. injection h as ->. left. now left. }
  apply all in h as [h|h]; [now apply with_places|]. now rewrite get_leaf in h.
Qed.
Lemma all_of_spec {A B} (f : A -> option B) l m : all_of f l = Some m -> map f l = map Some m.
Proof.
  unfold all_of. assert (forall l done m, all_from f l done = Some m -> exists k, m = rev' done ++ k /\ map f l = map Some k) as all.
  { clear. induction l as [|a l IH]; cbn; intros done m h; [injection h as <-; exists []; now rewrite app_nil_r|].
    destruct (f a) as [b|] eqn:e; [|easy]. apply IH in h as (k & -> & h). exists (b :: k). cbn. rewrite h. split; [|easy].
    unfold rev'. rewrite !rev_append_rev, !app_nil_r. cbn. now rewrite <- app_assoc. }
  intro h. apply all in h as (k & -> & h). exact h.
Qed.
Lemma all_of_In {A B} (f : A -> option B) l m : all_of f l = Some m -> forall b, In b m <-> exists a, In a l /\ f a = Some b.
Proof.
  intros h b. apply all_of_spec in h. split.
  - intro i. apply (in_map Some) in i. rewrite <- h in i. apply in_map_iff in i as (a & e & i). now exists a.
  - intros (a & i & e). apply (in_map f) in i. rewrite h, e in i. apply in_map_iff in i as (c & q & i). now injection q as <-.
Qed.
Lemma all_of_some {A B} (f : A -> option B) l m : all_of f l = Some m -> forall a, In a l -> exists b, f a = Some b.
Proof.
  intros h a i. apply all_of_spec in h. apply (in_map f) in i. rewrite h in i. apply in_map_iff in i as (b & e & _). now exists b.
Qed.

Lemma arcs_at_spec s l m : NoDup l -> arcs_at s l = Some m ->
  (forall v u, In v l -> vertex (graph_of s) u = true -> adjacent (graph_of s) v u = true -> In u l) /\
  forall i j, In (i, j) m <-> i < N.of_nat (List.length l) /\ j < N.of_nat (List.length l) /\
    vertex (graph_of s) (name_of l j) = true /\ adjacent (graph_of s) (name_of l i) (name_of l j) = true.
Proof.
  intro d. unfold arcs_at. set (n := N.of_nat (List.length l)). destruct (all_of _ _) as [rows|] eqn:e; [|easy].
  intro q. injection q as <-.
  assert (forall v u, In v l -> vertex (graph_of s) u = true -> adjacent (graph_of s) v u = true ->
    exists i j row, i < n /\ name_of l i = v /\ get (numbered l) u = Some j /\ In (i, j) row /\ In row rows) as there.
  { intros v u iv hu a. apply (In_nth _ _ 0) in iv as (i & hi & <-).
    assert (In (N.of_nat i, nth i l 0) (combine (up_to n) l)) as ip.
    { apply with_places. split; [lia|]. unfold name_of. now rewrite Nat2N.id. }
    pose proof (all_of_some _ _ _ e _ ip) as [row r]. pose proof (proj2 (all_of_In _ _ _ e row) (ex_intro _ _ (conj ip r))) as ir.
    cbn [fst snd] in r. assert (In u (nearby s (nth i l 0))) as iu by now apply nearby_spec.
    destruct (all_of_some _ _ _ r u iu) as [p hp]. pose proof (proj2 (all_of_In _ _ _ r p) (ex_intro _ _ (conj iu hp))) as irp.
    destruct (get (numbered l) u) as [j|] eqn:g; [|easy]. injection hp as <-. exists (N.of_nat i), j, row.
    split; [unfold n; lia|]. unfold name_of. now rewrite Nat2N.id. }
  split.
  - intros v u iv hu a. destruct (there v u iv hu a) as (i & j & row & _ & _ & g & _). apply numbered_spec in g as [hj <-]; [|easy].
    apply nth_In. lia.
  - intros i j. rewrite in_concat. split.
    + intros (row & ir & irp). apply (all_of_In _ _ _ e) in ir as ([x v] & ip & r). cbn [fst snd] in r.
      apply (all_of_In _ _ _ r) in irp as (u & iu & hp). destruct (get (numbered l) u) as [z|] eqn:g; [|easy].
      injection hp as -> ->. apply with_places in ip as [hi <-]. apply numbered_spec in g as [hj <-]; [|easy].
      apply nearby_spec in iu. now fold n in hi, hj.
    + intros (hi & hj & hv & a). destruct (there (name_of l i) (name_of l j)) as (i' & j' & row & hi' & ei & g & irp & ir); [apply nth_In; lia|easy|easy|].
      apply numbered_spec in g as [hj' ej]; [|easy]. apply name_injective in ei; [|easy|easy|easy]. apply name_injective in ej; [|easy|easy|easy].
      subst. now exists row.
Qed.

(** Winning orders win a component too *)

Lemma part_winnable G H (c : N -> bool) :
  (forall v, vertex H v = vertex G v && c v) -> (forall u v, vertex H u = true -> vertex H v = true -> adjacent H u v = adjacent G u v) ->
  (forall v, vertex H v = true -> green H v = green G v) ->
  (forall u v, vertex G u = true -> c u = false -> vertex H v = true -> adjacent G u v = false) -> winnable G -> winnable H.
Proof.
  intros hv ha hg out [t w]. apply winning_orders in w as [[n i] r]. exists (filter c t). apply winning_orders. split; [split|].
  - now apply NoDup_filter.
  - intro v. now rewrite filter_In, i, hv, andb_true_iff.
  - intros v h. assert (vertex G v = true) as gv by (rewrite hv in h; now apply andb_prop in h).
    specialize (r v gv). unfold right in *. rewrite hg by easy. rewrite <- r. f_equal.
    assert (forall u, In u t -> vertex G u = true) as it by (intro; apply i).
    clear r i n gv. induction t as [|u t IH]; cbn; [easy|].
    assert (vertex G u = true) as gu by (apply it; now left). assert (forall x, In x t -> vertex G x = true) as it' by (intros; apply it; now right).
    destruct (c u) eqn:e; cbn.
    + rewrite IH, ha by (try easy; rewrite hv, gu, e; easy). easy.
    + rewrite IH by easy. destruct (N.eqb_spec u v) as [->|_].
      * rewrite hv, e, andb_false_r in h. easy.
      * rewrite out by easy. now destruct (odd_before G t v).
Qed.

(* The vertices of the list are a component, and the board is it. *)
Definition component_spec (s : state) (l : list N) (b : board) : Prop :=
  N.of_nat (List.length l) = order b /\ NoDup l /\ (forall v, In v l -> vertex (graph_of s) v = true) /\
  (forall v u, In v l -> vertex (graph_of s) u = true -> adjacent (graph_of s) v u = true -> In u l) /\
  forall i j, i < order b -> j < order b ->
    adjacent (coloured b empty) i j = adjacent (graph_of s) (name_of l i) (name_of l j).
Lemma is_component_spec s l b greens : is_component s l b greens = true -> component_spec s l b.
Proof.
  intro c. unfold is_component in c. rewrite !andb_true_iff, N.eqb_eq, forallb_forall in c. destruct c as [[[[len d] alive] a] _].
  apply distinct_from_spec in d as [d _]. destruct (arcs_at s l) as [m|] eqn:e; [|easy]. apply arcs_at_spec in e as [closed hm]; [|easy].
  pose proof (same_pairs_spec _ _ _ a) as sp. split; [easy|]. split; [easy|]. split; [easy|]. split; [easy|]. intros i j li lj.
  apply eq_true_iff_eq. cbn [adjacent coloured]. rewrite neighbours_spec. unfold arc. rewrite <- (sp (i, j)), hm.
  split; [easy|]. intro h. repeat split; try easy; [now rewrite len|now rewrite len|]. apply alive, nth_In. lia.
Qed.
Theorem component_sound s l b greens : simple (graph_of s) -> is_component s l b greens = true ->
  (forall v, In v greens -> v < order b) -> winnable (graph_of s) -> winnable (coloured b (plane_of greens)).
Proof.
  intros i c hg. destruct (is_component_spec s l b greens c) as (len & d & al & closed & ad).
  unfold is_component in c. rewrite !andb_true_iff in c. destruct c as [_ g]. rewrite forallb_forall in g. set (P := coloured b (plane_of greens)).
  intro w. apply winnable_table. assert (winnable (placed l P)) as wp.
  - apply (part_winnable (graph_of s) _ (member l)); [| | | |exact w].
    + intro v. cbn [vertex placed]. destruct (position_of l v) as [j|] eqn:e.
      * apply position_some in e as [hj <-]. cbn [vertex P coloured]. rewrite <- len. rewrite (proj2 (N.ltb_lt _ _) hj).
        assert (In (name_of l j) l) as inl by (apply nth_In; lia). rewrite (al _ inl). symmetry. now apply member_spec.
      * destruct (member l v) eqn:q; [|now rewrite andb_false_r]. apply member_spec, (In_nth _ _ 0) in q as (j & hj & <-).
        replace j with (N.to_nat (N.of_nat j)) in e by lia. fold (name_of l (N.of_nat j)) in e.
        rewrite position_name in e; [easy|easy|lia].
    + intros u v hu hv. cbn [vertex adjacent placed] in *. destruct (position_of l u) as [p|] eqn:eu; [|easy].
      destruct (position_of l v) as [q|] eqn:ev; [|easy]. apply position_some in eu as [hp <-], ev as [hq <-].
      rewrite len in hp, hq. now apply ad.
    + intros v hv. cbn [vertex green placed] in *. destruct (position_of l v) as [p|] eqn:ev; [|easy]. apply position_some in ev as [hp <-].
      specialize (g (p, name_of l p) (proj2 (with_places l p _) (conj hp eq_refl))). cbn [fst snd] in g.
      apply eqb_prop in g. rewrite g, in_set_spec. cbn [green P coloured]. apply eq_true_iff_eq. now rewrite plane_of_spec, member_spec.
    + intros u v hu cu hv. destruct (adjacent (graph_of s) u v) eqn:q; [|easy]. apply member_false in cu. destruct cu.
      apply closed with v; [|easy|now rewrite (proj2 i)]. cbn [vertex placed] in hv. destruct (position_of l v) as [j|] eqn:ev; [|easy].
      apply position_some in ev as [hj <-]. apply nth_In. lia.
  - apply winnable_table in wp as [x wp]. apply (table_placed l d P (fun _ => false)) in wp as (t & q & wp); [|intros j h; cbn in h; apply N.ltb_lt in h; lia|easy].
    destruct t; [|easy]. now exists (fun j => x (name_of l j)).
Qed.

Theorem derives_sound steps vertex s base : derives steps vertex s base = true ->
  (exists r, rules_of base = Some r /\ Claim.holds (Claim r (in_misere base) Unwinnable)) ->
  exists r, rules_of s = Some r /\ Claim.holds (Claim r (in_misere s) Unwinnable).
Proof.
  unfold derives. destruct (ello_on_graph s) as [[b greens]|] eqn:e; [|easy].
  destruct (ello_on_graph base) as [[b' greens']|] eqn:e'; [|easy]. destruct (first_state b greens) as [t|] eqn:f; [|easy].
  destruct (take_steps t steps) as [t'|] eqn:k; [|easy]. rewrite !andb_true_iff. set (l := component_of _ _ _ _). intros [_ c] (r & er & h).
  apply ello_on_graph_right in e as (e & _ & hg), e' as (e' & _ & hg'). rewrite e' in er. injection er as <-.
  apply first_state_right in f as [i same]; [|easy]. eexists. split; [exact e|]. cbn in *. intro w. apply h.
  apply winnable_is_ello. apply winnable_is_ello, (same_winnable _ _ same) in w.
  apply (take_steps_sound steps t t' i k) in w as [i' w]. now apply component_sound with t' l.
Qed.
