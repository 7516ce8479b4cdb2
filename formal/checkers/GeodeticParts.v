(* In the geodetic game, read as `contract`, a move in an open part is the same whatever else is open: shortest paths to the labelled vertices
   stay in the part. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Trie Board.
From Gamecert.games Require Import Distances Geodetic.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* Edges lead to vertices. *)
Definition inside (on : arena) : bool := forallb (fun u => none (neighbours on u ∖ vertices on)) (up_to (size on)).
Definition taken (on : arena) (rings : trie (list plane)) (ways : trie table) (opened : plane) (u : N) : plane :=
  cell u ∪ union (map (way ways u) (members (nearest (vertices on ∖ opened) (ring rings u)))).

Lemma get_fold {A} (f : N -> A) l v : get (fold_right (fun u t => put t u (f u)) leaf l) v = if existsb (N.eqb v) l then Some (f v) else None.
Proof.
  induction l as [|u l IH]; cbn [fold_right existsb]; [apply get_leaf|]. rewrite get_put. destruct (N.eqb_spec v u) as [->|n]; [easy|]. exact IH.
Qed.
Lemma row_fold (f : N -> plane) l t v : row (fold_right (fun u t => put t u (f u)) t l) v = if existsb (N.eqb v) l then f v else row t v.
Proof.
  unfold row. induction l as [|u l IH]; [easy|]. cbn [fold_right existsb]. rewrite get_put. destruct (N.eqb_spec v u) as [->|n]; [easy|]. exact IH.
Qed.
Lemma listed_members v s : existsb (N.eqb v) (members s) = N.testbit s v.
Proof.
  apply eq_true_iff_eq. rewrite existsb_exists, <- members_spec. split; [now intros (x & i & e); apply N.eqb_eq in e as ->|].
  intro i. exists v. split; [easy|apply N.eqb_refl].
Qed.

Section Part.
  Variables (on : arena) (p a b : plane).
  Hypothesis edges_inside : inside on = true.
  Hypothesis whole : forall v, v ∈ p <-> v ∈ a \/ v ∈ b.
  Hypothesis apart : forall u v, u ∈ a -> v ∈ b -> v ∉ neighbours on u.
  Notation V := (vertices on).
  Definition avoids (s : plane) : Prop := forall v, v ∈ s -> v ∉ b.

  Lemma next_circle seen circle : (forall v, v ∈ circle -> v ∈ V) -> avoids circle -> none (circle ∩ (V ∖ a)) = true ->
    let next := union (map (neighbours on) (members circle)) ∖ seen in (forall v, v ∈ next -> v ∈ V) /\ avoids next.
  Proof.
    intros hv av open. assert (forall v, v ∈ circle -> v ∈ a) as part.
    { intros v i. destruct (N.testbit a v) eqn:e; [easy|]. rewrite none_spec in open. specialize (open v). rewrite N.land_spec, N.ldiff_spec, i, e, hv in open; easy. }
    assert (forall v, v ∈ union (map (neighbours on) (members circle)) ∖ seen -> exists u, u ∈ circle /\ v ∈ neighbours on u) as from.
    { intros v i. rewrite N.ldiff_spec in i. apply andb_true_iff in i as [i _]. apply union_spec in i as (x & i & h). apply in_map_iff in i as (u & <- & i).
      exists u. now rewrite <- members_spec. }
    split; intros v i; destruct (from v i) as (u & iu & h).
    - unfold inside in edges_inside. rewrite forallb_forall in edges_inside. specialize (edges_inside u). apply hv in iu. unfold vertices in iu. rewrite all_spec in iu.
      apply N.ltb_lt, up_to_spec in iu. apply edges_inside in iu. rewrite none_spec in iu. specialize (iu v). rewrite N.ldiff_spec, h in iu.
      now destruct (N.testbit V v).
    - destruct (N.testbit b v) eqn:e; [|easy]. apply part in iu. now rewrite (apart u v iu e) in h.
  Qed.
  Lemma same_labelled circle : (forall v, v ∈ circle -> v ∈ V) -> avoids circle -> circle ∩ (V ∖ p) = circle ∩ (V ∖ a).
  Proof.
    intros hv av. apply plane_ext. intro v. rewrite !N.land_spec, !N.ldiff_spec. destruct (N.testbit circle v) eqn:i; [|easy]. cbn. f_equal. f_equal.
    apply eq_true_iff_eq. rewrite whole. apply av in i. rewrite i. intuition congruence.
  Qed.
  Lemma nearest_same fuel : forall seen circle, (forall v, v ∈ circle -> v ∈ V) -> avoids circle ->
    nearest (V ∖ p) (circles_from on fuel seen circle) = nearest (V ∖ a) (circles_from on fuel seen circle).
  Proof.
    induction fuel as [|fuel IH]; intros seen circle hv av; [easy|]. cbn [circles_from]. destruct (none circle); [easy|]. cbn [nearest].
    rewrite (same_labelled circle hv av). unfold any. destruct (circle ∩ (V ∖ a) =? 0) eqn:e; [|easy]. cbn [negb].
    destruct (next_circle (seen ∪ circle) circle hv av e) as [hv' av']. now apply IH.
  Qed.

  Lemma circles_new fuel : forall seen circle v, v ∈ seen -> v ∉ circle -> forall c, In c (circles_from on fuel seen circle) -> v ∉ c.
  Proof.
    induction fuel as [|fuel IH]; intros seen circle v s n c i; [easy|]. cbn [circles_from] in i. destruct (none circle); [easy|]. destruct i as [<-|i]; [easy|].
    apply IH with (3 := i); [rewrite N.lor_spec, s; easy|]. rewrite N.ldiff_spec, N.lor_spec, s. apply andb_false_r.
  Qed.
  Lemma paths_kept l : forall nearer t v, (forall c, In c l -> v ∉ c) -> row (paths_from on nearer l t) v = row t v.
  Proof.
    induction l as [|c l IH]; intros nearer t v h; [easy|]. cbn [paths_from]. rewrite IH by (intros x i; apply h; now right). rewrite row_fold, listed_members.
    now rewrite (h c (or_introl eq_refl)).
  Qed.
  Lemma ways_avoid fuel : forall seen circle nearer t, (forall v, v ∈ circle -> v ∈ V) -> avoids circle -> (forall v, v ∈ circle -> v ∉ seen) ->
    (forall u, u ∈ nearer -> avoids (row t u)) ->
    forall v, v ∈ nearest (V ∖ a) (circles_from on fuel seen circle) -> avoids (row (paths_from on nearer (circles_from on fuel seen circle) t) v).
  Proof.
    induction fuel as [|fuel IH]; intros seen circle nearer t hv av new near v i.
    { cbn in i. unfold empty in i. now rewrite N.bits_0 in i. }
    cbn [circles_from] in *. destruct (none circle); [cbn in i; unfold empty in i; now rewrite N.bits_0 in i|]. cbn [nearest paths_from] in *.
    set (t' := fold_right (fun v t' => put t' v (cell v ∪ union (map (row t) (members (neighbours on v ∩ nearer))))) t (members circle)).
    assert (forall u, u ∈ circle -> avoids (row t' u)) as near'.
    { intros u iu. unfold t'. rewrite row_fold, listed_members, iu. intros w h. rewrite N.lor_spec, cell_spec, orb_true_iff in h. destruct h as [h|h].
      - apply N.eqb_eq in h. subst. now apply av.
      - apply union_spec in h as (x & ix & h). apply in_map_iff in ix as (y & <- & iy). apply members_spec in iy. rewrite N.land_spec in iy.
        apply andb_true_iff in iy as [_ iy]. now apply (near y). }
    unfold any in i. destruct (circle ∩ (V ∖ a) =? 0) eqn:e; cbn [negb] in i.
    - destruct (next_circle (seen ∪ circle) circle hv av e) as [hv' av']. apply IH with (5 := i); try easy.
      intros w iw. rewrite N.ldiff_spec in iw. apply andb_true_iff in iw as [_ iw]. now apply negb_true_iff.
    - rewrite N.land_spec in i. apply andb_true_iff in i as [i _]. rewrite paths_kept; [now apply near'|].
      apply circles_new; [rewrite N.lor_spec, i; apply orb_true_r|]. rewrite N.ldiff_spec, N.lor_spec, i, orb_true_r. apply andb_false_r.
  Qed.

  Theorem taken_in_part m : m ∈ a -> m ∉ b ->
    taken on (rings_of on) (ways_of on) p m = taken on (rings_of on) (ways_of on) a m /\ avoids (taken on (rings_of on) (ways_of on) a m).
  Proof.
    intros ma mb. unfold taken, ring, way, rings_of, ways_of. rewrite !get_fold. destruct (existsb (N.eqb m) (up_to (size on))) eqn:e.
    - assert (forall v, v ∈ cell m -> v ∈ V) as hv.
      { intros v i. rewrite cell_spec in i. apply N.eqb_eq in i. subst v. apply existsb_exists in e as (x & i & e). apply N.eqb_eq in e. subst x.
        apply up_to_spec in i. unfold vertices. rewrite all_spec. now apply N.ltb_lt. }
      assert (avoids (cell m)) as av by (intros v i; rewrite cell_spec in i; apply N.eqb_eq in i; now subst).
      unfold circles. rewrite nearest_same by easy. split; [easy|]. intros w h. rewrite N.lor_spec, orb_true_iff in h. destruct h as [h|h]; [now apply av|].
      apply union_spec in h as (x & ix & h). apply in_map_iff in ix as (v & <- & iv). apply members_spec in iv.
      apply (ways_avoid (N.to_nat (size on)) empty (cell m) empty leaf hv av) with (v := v); try easy.
    - cbn. split; [easy|]. intros w h. rewrite N.lor_0_r, cell_spec in h. apply N.eqb_eq in h. now subst.
  Qed.
End Part.
