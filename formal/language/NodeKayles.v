(* The nimber of Node-Kayles on what is left of a graph, without its board; it does not depend on the names of vertices. *)
From Coq Require Import NArith ZArith List Bool String Lia Permutation.
From Gamecert Require Import Plane Trie Game Rules Instance.
From Gamecert Require Board.
From Gamecert.games Require NodeKayles.
From Gamecert.language Require Import Graphs Formulas Images Invariance EdgeSets Asking Played.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Fixpoint kayles (row : N -> plane) (steps : nat) (left : plane) : N :=
  match steps with
  | O => 0
  | S steps => mex (map (fun v => natural (kayles row steps (left ∖ cell v ∖ row v))) (members left))
  end.
Definition kayles_on (g : graph) : N := kayles (nb g) (N.to_nat (count (vertices g))) (vertices g).

(** Names *)

Lemma kayles_alike f row row' : (forall u v, f u = f v -> u = v) ->
  forall steps left, (forall v, v ∈ left -> row' (f v) = image f (row v)) -> kayles row' steps (image f left) = kayles row steps left.
Proof.
  intro i. induction steps; intros left e; cbn [kayles]; [easy|].
  rewrite <- (mex_permuted _ _ (Permutation_map _ (members_image f i left))), map_map. f_equal. apply map_ext_in. intros v h.
  apply members_spec in h. rewrite e, <- image_cell, <- !image_ldiff by easy. f_equal. apply IHsteps.
  intros u k. apply e. bits. now destruct (N.testbit left u).
Qed.
Theorem kayles_on_alike f g h : (forall u v, f u = f v -> u = v) -> named_anew f g h -> kayles_on h = kayles_on g.
Proof.
  intros i [e r]. unfold kayles_on. rewrite e, count_image by easy. apply kayles_alike; [easy|]. intros v _. apply r.
Qed.

(** The board *)

Lemma game_is_kayles on steps : forall p, by_play (NodeKayles.node_kayles on) nimber_value steps p = kayles (Board.neighbours on) steps p.
Proof.
  induction steps; intro p; cbn [by_play kayles NodeKayles.node_kayles moves won play]; [easy|]. unfold nimber_value at 1. rewrite map_map. cbn [snd].
  f_equal. apply map_ext. intro v. now rewrite IHsteps.
Qed.

Section Board.
  Variables (g : graph) (order : list N).
  Hypothesis ordered : Permutation (members (vertices g)) order.
  Let n := N.of_nat (List.length order).
  Let vertex := numbered order.
  (* Beyond the last vertex numbers go on behind all. *)
  Definition numbered_on (i : N) : N := if i <? n then vertex i else N.size (vertices g) + i.

  Lemma order_NoDup : NoDup order.
  Proof. apply (Permutation_NoDup ordered), members_NoDup. Qed.
  Lemma in_order v : In v order <-> v ∈ vertices g.
  Proof. rewrite <- members_spec. split; intro i; [now apply (Permutation_in _ (Permutation_sym ordered))|now apply (Permutation_in _ ordered)]. Qed.
  Lemma vertex_in i : i < n -> vertex i ∈ vertices g.
  Proof. intro h. apply in_order. unfold vertex, numbered. apply nth_In. unfold n in h. lia. Qed.
  Lemma numbered_on_injective i j : numbered_on i = numbered_on j -> i = j.
  Proof.
    unfold numbered_on. destruct (N.ltb_spec i n) as [hi|hi], (N.ltb_spec j n) as [hj|hj]; intro e.
    - unfold vertex, numbered in e. pose proof order_NoDup as d. rewrite NoDup_nth in d.
      unfold n in hi, hj. apply d in e; lia.
    - pose proof (below_bits _ _ (vertex_in i hi)). lia.
    - pose proof (below_bits _ _ (vertex_in j hj)). lia.
    - lia.
  Qed.
  Lemma vertex_onto v : v ∈ vertices g -> exists i, i < n /\ vertex i = v.
  Proof.
    intro h. apply in_order, In_nth with (d := 0) in h as (i & l & e). exists (N.of_nat i). unfold n, vertex, numbered.
    rewrite Nat2N.id. split; [lia|easy].
  Qed.
  Lemma image_all : image numbered_on (all n) = vertices g.
  Proof.
    apply plane_ext. intro v. apply eq_true_iff_eq. rewrite image_spec. split.
    - intros (i & h & <-). rewrite all_spec in h. unfold numbered_on. rewrite h. apply vertex_in. now apply N.ltb_lt.
    - intro h. apply vertex_onto in h as (i & l & e). exists i. unfold numbered_on. rewrite all_spec, (proj2 (N.ltb_lt i n) l). easy.
  Qed.
  Lemma count_order : count (vertices g) = n.
  Proof. rewrite count_members. unfold n. now rewrite (Permutation_length ordered). Qed.
  Lemma count_all : count (all n) = n.
  Proof.
    transitivity (count (vertices g)); [|apply count_order]. rewrite <- image_all. symmetry. apply count_image, numbered_on_injective.
  Qed.

  Lemma row_on_board i : i < n -> nb g (numbered_on i) = image numbered_on (Board.neighbours (Board.arena_of (board_left Board.graph order g)) i).
  Proof.
    intro h. apply plane_ext. intro v. apply eq_true_iff_eq. rewrite image_spec. unfold numbered_on at 1. rewrite (proj2 (N.ltb_lt i n) h).
    split.
    - intro k. assert (v ∈ vertices g) as iv.
      { unfold nb in k. destruct (contains (vertices g) (vertex i)); [|unfold empty in k; now rewrite N.bits_0 in k].
        rewrite N.land_spec in k. now apply andb_true_iff in k. }
      apply vertex_onto in iv as (j & hj & <-). exists j. split.
      + apply Board.neighbours_spec. unfold Board.arc, board_left. cbn. apply filter_In. split; [|exact k].
        apply in_prod; now apply up_to_spec.
      + unfold numbered_on. now rewrite (proj2 (N.ltb_lt j n) hj).
    - intros (j & k & <-). apply Board.neighbours_spec in k. unfold Board.arc, board_left in k. cbn in k. apply filter_In in k as [k l].
      apply in_prod_iff in k as [_ k]. apply up_to_spec in k. fold n in k. unfold numbered_on. now rewrite (proj2 (N.ltb_lt j n) k).
  Qed.

  Lemma kayles_on_board : nimber (NodeKayles.node_kayles (Board.arena_of (board_left Board.graph order g))) = kayles_on g.
  Proof.
    unfold nimber, of_start. cbn [start remaining NodeKayles.node_kayles]. rewrite game_is_kayles.
    unfold Board.vertices. cbn [Board.size Board.arena_of board_left Board.order]. fold n.
    unfold kayles_on. rewrite <- image_all, count_image by apply numbered_on_injective. symmetry.
    apply kayles_alike; [apply numbered_on_injective|]. intros i h. rewrite all_spec in h. apply row_on_board. now apply N.ltb_lt.
  Qed.
End Board.

Lemma agreed_on kind word game options given g v : same_answer v v = true ->
  (forall order, Permutation (members (vertices g)) order -> answer_on kind word game options given g order = v) -> by_the_rules_on kind word game options given g = v.
Proof.
  intros s h. unfold by_the_rules_on. apply agreed_same; [easy| |].
  - intro e. apply map_eq_nil in e. assert (In (members (vertices g)) (orders_of (members (vertices g)))) as i by now apply orders_of_spec.
    now rewrite e in i.
  - intros w i. apply in_map_iff in i as (order & <- & i). now apply h, orders_of_spec.
Qed.
Theorem by_the_rules_is_kayles given g : by_the_rules "nimber"%string "node-kayles"%string [] given g = Number (natural (kayles_on g)).
Proof.
  apply agreed_on; [cbn; apply Z.eqb_refl|]. intros order p. rewrite <- (kayles_on_board g order p). unfold answer_on.
  change (("nimber" =? "wins")%string && ("node-kayles" =? "ello")%string)%bool with false. cbv iota.
  change (instance_left Board.graph "node-kayles"%string given order g) with (Some (Instance (board_left Board.graph order g) [])). cbn [Text.bind].
  change (parameters_of "node-kayles"%string []) with (@nil (string * string)).
  unfold Games.game_named. cbn [find Games.games String.eqb Ascii.eqb Bool.eqb]. reflexivity.
Qed.

(* The number is the nimber. *)
Theorem node_kayles_nimber on : has_nimber false (NodeKayles.node_kayles on) (start (NodeKayles.node_kayles on)) (nimber (NodeKayles.node_kayles on)).
Proof.
  apply nimber_is_the_nimber; [easy|]. intros p v h. cbn in *. apply count_lt with v.
  - intros u k. bits. now destruct (N.testbit p u).
  - exact h.
  - bits. now rewrite N.eqb_refl, andb_false_r.
Qed.
