(* Conditions of a class that a graph keeps when vertices are deleted: bipartite, without a subgraph, of bounded degrees and size. *)
From Coq Require Import NArith ZArith QArith List Bool String Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs Formulas NumberLaws Images Renamed Invariance Asking.
From Gamecert.ledgers Require Import Simple Words Extension Sweep Computed.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* What of a condition is kept. *)
Definition both (a b : formula) : formula :=
  match a, b with Constant (Truth true), b => b | a, Constant (Truth true) => a | a, b => And a b end.
Fixpoint lasting (f : formula) : formula :=
  match f with
  | And a b => both (lasting a) (lasting b)
  | Of_graph Bipartite | Of_pattern Free _ | Of_pattern Induced_free _ => f
  | Of_two At_most (Of_graph Max_degree) (Constant _) | Of_two At_most (Of_graph Edge_count) (Constant _) => f
  | Of_two Equal (Of_graph Max_degree) (Constant c) => Of_two At_most (Of_graph Max_degree) (Constant c)
  | Of_two Equal (Of_graph Edge_count) (Constant c) => Of_two At_most (Of_graph Edge_count) (Constant c)
  | _ => no_condition
  end.
Definition lasting_at (only : formula) : N -> N -> bool :=
  match lasting only with Constant (Truth true) => fun _ _ => true | f => true_at f end.

Lemma satisfies_and a b n r : satisfies (And a b) n r <-> satisfies a n r /\ satisfies b n r.
Proof.
  unfold satisfies, meaning. cbn [meaning_in]. fold (meaning by_the_rules). destruct (truth (meaning by_the_rules (graph_on n r) [] a)); cbn; [tauto|]. split; [easy|now intros [h _]].
Qed.
Lemma satisfies_both a b n r : satisfies (both a b) n r <-> satisfies a n r /\ satisfies b n r.
Proof.
  assert (forall a b, both a b = And a b \/ (a = no_condition /\ both a b = b) \/ (b = no_condition /\ both a b = a)) as e.
  { intros x y. unfold both, no_condition. repeat match goal with |- context [match ?t with _ => _ end] => destruct t end; auto. }
  destruct (e a b) as [->|[[-> ->]|[-> ->]]]; [apply satisfies_and|split; [now split|easy]|split; [now split|easy]].
Qed.
Lemma at_most_of_equal x y : equal x y = true -> negb (less y x) = true.
Proof.
  destruct x as [x|p| |], y as [y|q| |]; cbn -[Qcompare Qeq_bool]; try easy; intro h.
  - apply Z.eqb_eq in h. subst. now rewrite Z.ltb_irrefl.
  - apply Qeq_bool_iff in h. symmetry in h. apply Qeq_alt in h. now rewrite h.
Qed.
Lemma lasting_weaker f n r : satisfies f n r -> satisfies (lasting f) n r.
Proof.
  induction f; intro h; cbn [lasting]; try easy.
  - now destruct w.
  - now destruct w.
  - destruct w; try easy; destruct f1; try easy; destruct w; try easy; destruct f2; try easy;
      unfold satisfies, meaning in *; cbn [meaning_in of_two truth] in *; now apply at_most_of_equal.
  - apply satisfies_and in h as [h1 h2]. apply satisfies_both. auto.
Qed.
Lemma both_made a b : made_of computed a = true -> made_of computed b = true -> made_of computed (both a b) = true.
Proof.
  intros ha hb. unfold both. repeat match goal with |- context [match ?t with _ => _ end] => destruct t end; cbn [made_of] in *; try easy; now rewrite ?ha, ?hb.
Qed.
Lemma lasting_made f : made_of computed f = true -> made_of computed (lasting f) = true.
Proof.
  induction f; intro h; cbn [lasting]; try easy.
  - now destruct w.
  - now destruct w.
  - destruct w; try easy; destruct f1; try easy; destruct w; try easy; now destruct f2.
  - cbn [made_of] in h. apply andb_true_iff in h as [h1 h2]. apply both_made; auto.
Qed.

(** A graph inside another *)

Section Inside.
  Variables (n k : N) (a b : relation) (f : N -> N).
  Hypothesis inside : forall x, x < k -> f x < n.
  Hypothesis injective : forall x y, f x = f y -> x = y.
  Hypothesis edges : forall x y, b x y = a (f x) (f y).
  Notation g := (graph_on n a).
  Notation h := (graph_on k b).
  Lemma in_vertices m r x : x ∈ vertices (graph_on m r) <-> x < m.
  Proof. cbn. rewrite all_spec. apply N.ltb_lt. Qed.
  Lemma in_row m r x y : y ∈ nb (graph_on m r) x <-> x < m /\ y < m /\ r x y = true.
  Proof.
    destruct (N.lt_ge_cases x m) as [l|l].
    - rewrite nb_graph_on, plane_of_spec, filter_In, up_to_spec by easy. tauto.
    - rewrite (nb_beyond _ m) by easy. unfold empty. rewrite N.bits_0. split; [easy|lia].
  Qed.
  Lemma row_inside x y : x < k -> y < k -> N.testbit (nb h x) y = N.testbit (nb g (f x)) (f y).
  Proof.
    intros hx hy. apply eq_true_iff_eq. rewrite !in_row, edges. split; [intros (_ & _ & e)|intros (_ & _ & e)]; auto.
  Qed.

  Lemma has_edge_spec g s : has_edge g s = true <-> exists x y, x ∈ s /\ y ∈ s /\ y ∈ nb g x.
  Proof.
    unfold has_edge, neighbours_of. rewrite any_none, negb_true_iff, none_false. split.
    - intros (y & e). rewrite N.land_spec in e. apply andb_true_iff in e as [e i]. apply union_spec in e as (r & j & e).
      apply in_map_iff in j as (x & <- & j). apply members_spec in j. now exists x, y.
    - intros (x & y & ix & iy & e). exists y. rewrite N.land_spec, iy, andb_true_r. apply union_spec. exists (nb g x). split; [|easy].
      apply in_map. now apply members_spec.
  Qed.
  Lemma bipartite_inside : truth (of_graph g Bipartite) = true -> truth (of_graph h Bipartite) = true.
  Proof.
    cbn [of_graph truth]. rewrite !existsb_exists. intros (s & _ & e). apply andb_true_iff in e as [e1 e2]. apply negb_true_iff in e1, e2.
    set (t := plane_of (filter (fun x => N.testbit s (f x)) (up_to k))).
    assert (forall x, x ∈ t <-> x < k /\ f x ∈ s) as it by (intro x; unfold t; now rewrite plane_of_spec, filter_In, up_to_spec).
    exists t. split.
    - apply subsets_of_spec. intros v i. apply it in i as [i _]. now apply members_spec, in_vertices.
    - apply andb_true_iff. split; apply negb_true_iff.
      + destruct (has_edge h t) eqn:q; [|easy]. apply has_edge_spec in q as (x & y & ix & iy & q). apply it in ix as [hx ix], iy as [hy iy].
        rewrite row_inside in q by easy. assert (has_edge g s = true); [|congruence]. apply has_edge_spec. now exists (f x), (f y).
      + destruct (has_edge h (vertices h ∖ t)) eqn:q; [|easy]. apply has_edge_spec in q as (x & y & ix & iy & q).
        rewrite N.ldiff_spec, andb_true_iff, negb_true_iff in ix, iy. destruct ix as [hx ix], iy as [hy iy]. apply in_vertices in hx, hy.
        rewrite row_inside in q by easy. assert (has_edge g (vertices g ∖ s) = true); [|congruence]. apply has_edge_spec. exists (f x), (f y).
        rewrite !N.ldiff_spec, !andb_true_iff, !negb_true_iff.
        assert (forall z, z < k -> z ∉ t -> f z ∈ vertices g /\ f z ∉ s) as o.
        { intros z hz nz. split; [now apply in_vertices, inside|]. destruct (N.testbit s (f z)) eqn:w; [|easy].
          assert (z ∈ t) by now apply it. congruence. }
        split; [now apply o|]. split; [now apply o|easy].
  Qed.
  Lemma placed_inside i : forall p images, (forall u, In u images -> u < k) -> placed h i p images = true -> placed g i p (map f images) = true.
  Proof.
    induction p as [|r p IH]; intros images low e; cbn [placed] in *; [easy|]. apply existsb_exists in e as (v & iv & e).
    apply members_spec, in_vertices in iv. apply andb_true_iff in e as [e e3]. apply andb_true_iff in e as [e1 e2].
    apply existsb_exists. exists (f v). split; [now apply members_spec, in_vertices, inside|]. apply andb_true_iff. split; [apply andb_true_iff; split|].
    - apply negb_true_iff. apply negb_true_iff in e1. rewrite map_existsb, <- e1. apply existsb_same. intro x.
      apply eq_true_iff_eq. rewrite !N.eqb_eq. split; [apply injective|congruence].
    - rewrite forallb_forall in e2 |- *. intros [c u] j. clear - j e2 low iv injective inside edges. revert r e2 j.
      induction images as [|x images IH]; intros [|c' r] e2 j; cbn in j; try easy. destruct j as [j|j].
      + injection j as <- <-. specialize (e2 (c', x) (or_introl eq_refl)). cbn beta iota in e2. unfold contains in *.
        rewrite <- row_inside; [exact e2|apply low; now left|easy].
      + apply (IH (fun u i => low u (or_intror i)) r); [|easy]. intros z iz. apply e2. now right.
    - change [f v] with (map f [v]). rewrite <- map_app. apply IH; [|easy]. intros u j. apply in_app_iff in j as [j|[<-|[]]]; auto.
  Qed.
  Lemma degree_inside x : x < k -> degree h x <= degree g (f x).
  Proof.
    intro hx. unfold degree. rewrite <- (count_image f injective (nb h x)). apply count_le. intros y i. apply image_spec in i as (z & i & <-).
    assert (z < k) as hz by (apply in_row in i; easy). now rewrite row_inside in i.
  Qed.
  Lemma greatest_degree_inside : greatest_degree h <= greatest_degree g.
  Proof.
    unfold greatest_degree, degrees.
    assert (forall m l, (forall x, In x l -> x <= m) -> fold_right N.max 0 l <= m) as up.
    { intro m. induction l as [|x l IH]; intro e; cbn; [lia|]. specialize (e x (or_introl eq_refl)) as ex. specialize (IH (fun y i => e y (or_intror i))). lia. }
    assert (forall x l, In x l -> x <= fold_right N.max 0 l) as down.
    { intros x l. induction l as [|y l IH]; cbn; [easy|]. intros [->|i]; [lia|]. specialize (IH i). lia. }
    apply up. intros d i. apply in_map_iff in i as (x & <- & i). apply members_spec, in_vertices in i.
    etransitivity; [now apply degree_inside|]. apply down, in_map. now apply members_spec, in_vertices, inside.
  Qed.
  Lemma total_incl (d : N -> N) l : NoDup l -> forall m, incl l m -> total (map d l) <= total (map d m).
  Proof.
    induction 1 as [|x l o nd IH]; intros m i; cbn; [lia|]. destruct (in_split x m) as (m1 & m2 & ->); [apply i; now left|].
    rewrite map_app. cbn. fold (total (map d l)).
    assert (total (map d m1 ++ d x :: map d m2) = d x + total (map d (m1 ++ m2))) as e.
    { rewrite map_app. unfold total. rewrite !fold_right_app. cbn. generalize (fold_right N.add 0 (map d m2)). clear.
      induction (map d m1) as [|y t IH]; intro z; cbn; [easy|]. rewrite IH. lia. }
    change (fold_right N.add 0 (map d m1 ++ d x :: map d m2)) with (total (map d m1 ++ d x :: map d m2)). rewrite e.
    enough (total (map d l) <= total (map d (m1 ++ m2))) by lia. apply IH. intros y j. assert (In y (m1 ++ x :: m2)) as q by (apply i; now right).
    apply in_app_iff in q as [q|[->|q]]; [apply in_app_iff; now left|easy|apply in_app_iff; now right].
  Qed.
  Lemma size_inside : size h <= size g.
  Proof.
    unfold size, degrees. rewrite !N.div2_div. apply N.div_le_mono; [easy|].
    etransitivity; [|apply (total_incl (degree g) (map f (members (vertices h))))].
    - rewrite map_map. assert (forall l, (forall x, In x l -> x < k) -> total (map (degree h) l) <= total (map (fun x => degree g (f x)) l)) as e.
      { induction l as [|x l IH]; intro i; cbn; [lia|]. pose proof (degree_inside x (i x (or_introl eq_refl))).
        specialize (IH (fun y j => i y (or_intror j))). unfold total in IH. lia. }
      apply e. intros x i. now apply members_spec, in_vertices in i.
    - apply map_NoDup; [intros; now apply injective|apply members_NoDup].
    - intros y i. apply in_map_iff in i as (x & <- & i). apply members_spec, in_vertices in i. now apply members_spec, in_vertices, inside.
  Qed.
  Lemma at_most_less c i j : i <= j -> negb (less c (natural j)) = true -> negb (less c (natural i)) = true.
  Proof.
    rewrite !negb_true_iff. intros l e. apply (most_trans (natural i) (natural j) c); [|exact e].
    unfold most, natural. cbn. apply Z.ltb_ge. lia.
  Qed.
  Lemma lasting_inside c : satisfies (lasting c) n a -> satisfies (lasting c) k b.
  Proof.
    induction c; cbn [lasting]; try easy.
    - destruct w; try easy. unfold satisfies, meaning. cbn [meaning_in]. apply bipartite_inside.
    - destruct w; try easy; unfold satisfies, meaning; cbn [meaning_in of_pattern truth]; rewrite !negb_true_iff; intro e.
      + destruct (placed h false p []) eqn:q; [|easy]. apply placed_inside in q; [|easy]. cbn in q. congruence.
      + destruct (placed h true p []) eqn:q; [|easy]. apply placed_inside in q; [|easy]. cbn in q. congruence.
    - destruct w; try easy; destruct c1; try easy; destruct w; try easy; destruct c2; try easy;
        unfold satisfies, meaning; cbn [meaning_in of_two of_graph truth number_in]; apply at_most_less; first [apply greatest_degree_inside|apply size_inside].
    - rewrite !satisfies_both. intros [h1 h2]. auto.
  Qed.
End Inside.

Theorem conditions_hereditary only : made_of computed only = true -> hereditary (lasting_at only) (satisfies (lasting only)).
Proof.
  intro m. split.
  - intros n w a s iso. unfold lasting_at. assert (true_at (lasting only) n w = true) as t by (now apply (true_in_sound (lasting only) n (adjacent_by n w) a (lasting_made only m) iso)).
    destruct (lasting only); try easy; repeat match goal with |- context [match ?t with _ => _ end] => destruct t end; easy.
  - intros k a u hu sa. apply (lasting_inside (N.succ k) k a (without u k a) (swap u k)).
    + intros x hx. apply N.lt_succ_r, swap_inside; lia.
    + apply swap_injective.
    + easy.
Qed.
