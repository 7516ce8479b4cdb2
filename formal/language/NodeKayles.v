(* The nimber of Node-Kayles on what is left of a graph, without its board; it does not depend on the names of vertices. *)
From Coq Require Import NArith ZArith List Bool String Lia Permutation.
From Gamecert Require Import Plane Trie Game Rules Instance.
From Gamecert Require Board.
From Gamecert.games Require NodeKayles.
From Gamecert.language Require Import Graphs Formulas Images Invariance Asking.
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

Lemma game_is_kayles on steps : forall p, nimber_in steps (NodeKayles.node_kayles on) p = kayles (Board.neighbours on) steps p.
Proof. induction steps; intro p; cbn; [easy|]. f_equal. apply map_ext. intro v. now rewrite IHsteps. Qed.

Section Board.
  Variable g : graph.
  Let n := count (vertices g).
  Let vertex := numbered (vertices g).
  (* Beyond the last vertex numbers go on behind all. *)
  Definition numbered_on (i : N) : N := if i <? n then vertex i else N.size (vertices g) + i.

  Lemma vertex_in i : i < n -> vertex i ∈ vertices g.
  Proof.
    intro h. apply members_spec. unfold vertex, numbered. apply nth_In. unfold n in h. rewrite count_members in h. lia.
  Qed.
  Lemma below_size v : v ∈ vertices g -> v < N.size (vertices g).
  Proof.
    intro h. destruct (N.lt_ge_cases v (N.size (vertices g))) as [l|l]; [easy|]. exfalso.
    destruct (N.eq_dec (vertices g) 0) as [e|e]; [now rewrite e, N.bits_0 in h|].
    rewrite N.bits_above_log2 in h; [easy|]. rewrite N.size_log2 in l by easy. lia.
  Qed.
  Lemma numbered_on_injective i j : numbered_on i = numbered_on j -> i = j.
  Proof.
    unfold numbered_on. destruct (N.ltb_spec i n) as [hi|hi], (N.ltb_spec j n) as [hj|hj]; intro e.
    - unfold vertex, numbered in e. pose proof (members_NoDup (vertices g)) as d. rewrite NoDup_nth in d.
      unfold n in hi, hj. rewrite count_members in hi, hj. apply d in e; lia.
    - pose proof (below_size _ (vertex_in i hi)). lia.
    - pose proof (below_size _ (vertex_in j hj)). lia.
    - lia.
  Qed.
  Lemma vertex_onto v : v ∈ vertices g -> exists i, i < n /\ vertex i = v.
  Proof.
    intro h. apply members_spec, In_nth with (d := 0) in h as (i & l & e). exists (N.of_nat i). unfold n, vertex, numbered.
    rewrite count_members, Nat2N.id. split; [lia|easy].
  Qed.
  Lemma image_all : image numbered_on (all n) = vertices g.
  Proof.
    apply plane_ext. intro v. apply eq_true_iff_eq. rewrite image_spec. split.
    - intros (i & h & <-). rewrite all_spec in h. unfold numbered_on. rewrite h. apply vertex_in. now apply N.ltb_lt.
    - intro h. apply vertex_onto in h as (i & l & e). exists i. unfold numbered_on. rewrite all_spec, (proj2 (N.ltb_lt i n) l). easy.
  Qed.
  Lemma count_all : count (all n) = n.
  Proof. unfold n at 2. now rewrite <- image_all, count_image by apply numbered_on_injective. Qed.

  Lemma row_on_board i : i < n -> nb g (numbered_on i) = image numbered_on (Board.neighbours (Board.arena_of (board_left g)) i).
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

  Theorem by_the_rules_is_kayles s : by_the_rules "nimber" "node-kayles" [] s g = Number (natural (kayles_on g)).
  Proof.
    change (match rules_left "node-kayles" [] g with Some r => Number (natural (nimber r)) | None => Number Infinite end = Number (natural (kayles_on g))).
    unfold rules_left. cbn [options_of find combine]. change (combine (options_of "node-kayles") []) with (@nil (string * string)).
    unfold Games.game_named. cbn [find Games.games String.eqb Ascii.eqb Bool.eqb]. cbv iota.
    change (match Games.node_kayles_rules [] (Instance (board_left g) []) with
      | Some r => Number (natural (nimber r)) | None => Number Infinite end = Number (natural (kayles_on g))).
    unfold Games.node_kayles_rules. cbn. unfold nimber. cbn. do 3 f_equal.
    unfold Board.vertices. cbn. fold n. rewrite game_is_kayles.
    unfold kayles_on. rewrite <- image_all at 2. fold n. rewrite count_all. symmetry.
    apply kayles_alike; [apply numbered_on_injective|]. intros i h. rewrite all_spec in h. apply row_on_board. now apply N.ltb_lt.
  Qed.
End Board.

(* The number is the nimber. *)
Theorem node_kayles_nimber on : has_nimber false (NodeKayles.node_kayles on) (start (NodeKayles.node_kayles on)) (nimber (NodeKayles.node_kayles on)).
Proof.
  apply nimber_is_the_nimber; [easy|]. intros p v h. cbn in *. apply count_lt with v.
  - intros u k. bits. now destruct (N.testbit p u).
  - exact h.
  - bits. now rewrite N.eqb_refl, andb_false_r.
Qed.
