(* Lists of triangulated polygons: each has a triangle more than one of the order before, at a side. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs.
From Gamecert.ledgers Require Import Simple Words Extension Computed Search Counts Labelled.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Definition is_side (row : N -> plane) (u v : N) : bool := contains (row u) v && (count (row u ∩ row v) =? 1).
Definition sides (k w : N) : list plane :=
  let row := table k (adjacent_by k w) in
  flat_map (fun v => map (fun u => cell u ∪ cell v) (filter (fun u => is_side row u v) (up_to v))) (up_to k).
Definition extends_polygons (hint : orders) (k : N) (before after : list N) : bool :=
  let t := tree_of after in
  forallb (fun w => forallb (fun s => found hint (N.succ k) (extended k w s) t) (sides k w)) before.

Lemma polygon_order n a : polygon n a -> 3 <= n.
Proof. induction 1; lia. Qed.
Lemma count_one s : count s = 1 <-> exists w, w ∈ s /\ forall x, x ∈ s -> x = w.
Proof.
  rewrite count_members. split.
  - intro e. pose proof (members_spec s) as m. destruct (members s) as [|w [|]]; cbn [length] in e; try lia. exists w. split.
    + apply m. now left.
    + intros x i. apply m in i as [<-|[]]. easy.
  - intros (w & i & o). apply members_spec in i. pose proof (members_NoDup s) as d.
    assert (forall x, In x (members s) -> x = w) as o' by (intros x j; apply o; now apply members_spec).
    destruct (members s) as [|x [|y l]]; [easy|easy|]. exfalso. inversion d as [|? ? n _]. apply n. left.
    transitivity w; [apply o'; right; now left|symmetry; apply o'; now left].
Qed.
Lemma is_side_spec n a u v : is_side (table n a) u v = true <-> side n a u v.
Proof.
  unfold is_side, side, contains. rewrite andb_true_iff, N.eqb_eq, count_one, table_spec, !andb_true_iff, !N.ltb_lt.
  assert (forall x, N.testbit (table n a u ∩ table n a v) x = true <-> u < n /\ v < n /\ x < n /\ a u x = true /\ a v x = true) as e.
  { intro x. rewrite N.land_spec, andb_true_iff, !table_spec, !andb_true_iff, !N.ltb_lt. tauto. }
  split.
  - intros [[[hu hv] uv] (w & i & o)]. apply e in i as (_ & _ & hw & uw & vw). repeat split; try easy. exists w. repeat split; try easy.
    intros x hx ux vx. apply o, e. easy.
  - intros (hu & hv & uv & w & hw & uw & vw & o). split; [easy|]. exists w. split; [now apply e|]. intros x i. apply e in i as (_ & _ & hx & ux & vx). auto.
Qed.
Lemma side_other n a u v : simple n a -> side n a u v -> side n a v u.
Proof.
  intros s (hu & hv & uv & w & hw & uw & vw & o). split; [easy|]. split; [easy|]. split; [now rewrite (proj1 (s v u hv hu))|].
  exists w. repeat split; try easy. intros x hx vx ux. auto.
Qed.
Lemma with_triangle_simple n a u v : simple n a -> u < n -> v < n -> simple (N.succ n) (with_triangle n a u v).
Proof.
  intros s hu hv x y hx hy. unfold with_triangle. split.
  - destruct (N.eqb_spec x n), (N.eqb_spec y n); subst; try easy. apply s; lia.
  - destruct (N.eqb_spec y n); [subst; rewrite !(proj2 (N.eqb_neq n _)) by lia; easy|]. apply (s y y); lia.
Qed.
(* The word of a graph with such a vertex more. *)
Lemma extended_with_triangle k w u v : u < k -> v < k -> forall x y, x < N.succ k -> y < N.succ k ->
  adjacent_by (N.succ k) (extended k w (cell u ∪ cell v)) x y = with_triangle k (adjacent_by k w) u v x y.
Proof.
  intros hu hv. assert (forall z, N.testbit (cell u ∪ cell v) z = ((z =? u) || (z =? v))%bool) as c.
  { intro z. rewrite N.lor_spec, !cell_spec. now rewrite (N.eqb_sym u), (N.eqb_sym v). }
  assert (forall z, z ∈ cell u ∪ cell v -> z < k) as low.
  { intros z i. rewrite c in i. apply orb_true_iff in i as [i|i]; apply N.eqb_eq in i; lia. }
  assert (forall x y, x < y -> y < N.succ k -> adjacent_by (N.succ k) (extended k w (cell u ∪ cell v)) x y = with_triangle k (adjacent_by k w) u v x y) as below.
  { intros x y l m. rewrite extended_adjacent by easy. unfold with_triangle. rewrite (proj2 (N.eqb_neq x k)) by lia.
    destruct (y =? k); [apply c|easy]. }
  intros x y hx hy. pose proof (with_triangle_simple k (adjacent_by k w) u v (word_simple k w) hu hv) as s2.
  pose proof (word_simple (N.succ k) (extended k w (cell u ∪ cell v))) as s1.
  destruct (N.lt_total x y) as [l|[->|l]].
  - now apply below.
  - rewrite (proj2 (s1 y y hy hy)), (proj2 (s2 y y hy hy)). reflexivity.
  - rewrite (proj1 (s1 x y hx hy)), (proj1 (s2 x y hx hy)). now apply below.
Qed.
(* Isomorphic graphs, with a vertex more at the same place. *)
Lemma with_triangle_isomorphic k a b u v f : (forall x, x < k -> f x < k) -> (forall x y, x < k -> y < k -> f x = f y -> x = y) ->
  (forall x y, x < k -> y < k -> b (f x) (f y) = a x y) -> u < k -> v < k ->
  isomorphic (N.succ k) (with_triangle k a u v) (with_triangle k b (f u) (f v)).
Proof.
  intros i j e hu hv. set (g := fun x => if x =? k then k else f x).
  assert (forall x, x < k -> g x = f x) as gf by (intros x h; unfold g; now rewrite (proj2 (N.eqb_neq x k)) by lia).
  assert (g k = k) as gk by (unfold g; now rewrite N.eqb_refl).
  assert (forall x, x < N.succ k -> x = k \/ x < k) as two by lia.
  exists g. repeat split.
  - intros x hx. destruct (two x hx) as [->|h]; [rewrite gk; lia|]. rewrite gf by easy. specialize (i x h). lia.
  - intros x y hx hy. destruct (two x hx) as [->|h], (two y hy) as [->|h']; rewrite ?gk, ?gf by easy; intro q; try easy.
    + specialize (i y h'). lia.
    + specialize (i x h). lia.
    + now apply j.
  - assert (forall x y, x < k -> y < k -> (f x =? f y) = (x =? y)) as same.
    { intros x y hx hy. apply eq_true_iff_eq. rewrite !N.eqb_eq. split; [now apply j|congruence]. }
    assert (forall x, x < k -> (f x =? k) = false) as no by (intros x h; apply N.eqb_neq; specialize (i x h); lia).
    intros x y hx hy. unfold with_triangle. destruct (two x hx) as [->|h], (two y hy) as [->|h']; rewrite ?gk, ?gf, ?N.eqb_refl by easy.
    + rewrite !(proj2 (N.eqb_neq k _)); try easy; try lia; pose proof (i u hu); pose proof (i v hv); lia.
    + now rewrite !same.
    + rewrite no, (proj2 (N.eqb_neq x k)) by (easy || lia). now rewrite !same.
    + rewrite !no, (proj2 (N.eqb_neq x k)), (proj2 (N.eqb_neq y k)) by (easy || lia). now apply e.
Qed.

Definition anything (n : N) (a : relation) : Prop := True.
Theorem extends_polygons_sound hint k before after : 3 <= k -> extends_polygons hint k before after = true ->
  complete Polygons anything k before -> complete Polygons anything (N.succ k) after.
Proof.
  intros p e c y s h _. cbn in h. inversion h as [|n a u v b ha (hu & hv & uv & w0 & hw0 & uw0 & vw0 & o) sb iso]; subst; [lia|].
  assert (n = k) as -> by lia. assert (side k a u v) as sd by (split; [easy|]; split; [easy|]; split; [easy|]; now exists w0).
  assert (simple k a) as sa.
  { clear - ha. induction ha as [a sa|n a u v b ha IH (hu & hv & _) sb iso]; easy. }
  destruct (c a sa ha I) as (w & iw & f & fi & fj & fe).
  destruct (onto k f fi fj u hu) as (x & hx & <-), (onto k f fi fj v hv) as (z & hz & <-).
  assert (forall x z, x < k -> z < k -> side k a (f x) (f z) -> side k (adjacent_by k w) x z) as back.
  { clear - fi fj fe. intros x z hx hz (_ & _ & xz & w0 & hw0 & xw & zw & o). destruct (onto k f fi fj w0 hw0) as (q & hq & <-).
    split; [easy|]. split; [easy|]. split; [now rewrite <- fe|]. exists q. split; [easy|]. rewrite <- !fe by easy. split; [easy|]. split; [easy|].
    intros t ht tx tz. rewrite <- fe in tx, tz by easy. apply fj; try easy. apply o; auto. }
  unfold extends_polygons in e. rewrite forallb_forall in e. specialize (e w iw). rewrite forallb_forall in e.
  specialize (e (cell x ∪ cell z)).
  assert (In (cell x ∪ cell z) (sides k w)) as i.
  { assert (forall x z, x < z -> z < k -> side k (adjacent_by k w) x z -> In (cell x ∪ cell z) (sides k w)) as q.
    { intros x' z' l hz' sd'. unfold sides. apply in_flat_map. exists z'. split; [now apply up_to_spec|].
      apply in_map_iff. exists x'. split; [easy|]. apply filter_In. split; [now apply up_to_spec|]. now apply is_side_spec. }
    pose proof (back x z hx hz sd) as sd'. destruct (N.lt_total x z) as [l|[->|l]].
    - now apply q.
    - exfalso. destruct sd' as (_ & _ & zz & _). now rewrite (proj2 (word_simple k w z z hz hz)) in zz.
    - rewrite N.lor_comm. apply q; try easy. apply side_other; [apply word_simple|easy]. }
  apply e, found_sound in i as (r & l & j). exists r. split; [now apply tree_of_spec|].
  apply isomorphic_trans with (adjacent_by (N.succ k) (extended k w (cell x ∪ cell z))); [easy|].
  apply isomorphic_trans with (with_triangle k (adjacent_by k w) x z).
  - exists (fun t => t). split; [easy|]. split; [easy|]. intros t t' ht ht'. symmetry. now apply extended_with_triangle.
  - apply isomorphic_trans with (with_triangle k a (f x) (f z)); [now apply with_triangle_isomorphic|easy].
Qed.
Theorem one_triangle l : existsb (N.eqb 7) l = true -> complete Polygons anything 3 l.
Proof.
  intros e y s h _. apply existsb_exists in e as (w & i & q). apply N.eqb_eq in q. subst w. exists 7. split; [easy|].
  cbn in h. inversion h as [a sa al|n a u v b ha]; subst.
  - exists (fun t => t). split; [easy|]. split; [easy|]. intros u v hu hv. destruct (N.eq_dec u v) as [->|n].
    + rewrite (proj2 (s v v hv hv)). symmetry. apply (word_simple 3 7 v v hv hv).
    + rewrite al by easy. assert (u = 0 \/ u = 1 \/ u = 2) as cu by lia. assert (v = 0 \/ v = 1 \/ v = 2) as cv by lia.
      destruct cu as [->|[->| ->]], cv as [->|[->| ->]]; try easy; vm_compute; reflexivity.
  - apply polygon_order in ha. lia.
Qed.
Lemma no_polygon n l : n < 3 -> complete Polygons anything n l.
Proof. intros h y s p. apply polygon_order in p. lia. Qed.

(** Whether it is one: a vertex at the end of two edges is taken away, again and again *)

Definition is_ear (row : N -> plane) (u : N) : bool :=
  match members (row u) with [x; y] => contains (row x) y && (count (row x ∩ row y ∖ cell u) =? 1) | _ => false end.
Fixpoint is_polygon (steps : nat) (n w : N) : bool :=
  match steps with
  | O => false
  | S steps =>
      if n =? 3 then w =? 7
      else match find (is_ear (table n (adjacent_by n w))) (up_to n) with
           | Some u => is_polygon steps (N.pred n) (word_at (N.pred n) (without u (N.pred n) (adjacent_by n w)))
           | None => false
           end
  end.
Lemma is_polygon_sound steps : forall n w, 3 <= n -> is_polygon steps n w = true -> polygon n (adjacent_by n w).
Proof.
  induction steps; intros n w l e; cbn [is_polygon] in e; [easy|]. destruct (N.eqb_spec n 3) as [->|n3].
  { apply N.eqb_eq in e. subst. constructor; [apply word_simple|]. intros u v hu hv nuv.
    assert (u = 0 \/ u = 1 \/ u = 2) as cu by lia. assert (v = 0 \/ v = 1 \/ v = 2) as cv by lia.
    destruct cu as [->|[->| ->]], cv as [->|[->| ->]]; try easy; vm_compute; reflexivity. }
  destruct (find _ (up_to n)) as [u|] eqn:f; [|easy]. apply find_some in f as [hu ear]. apply up_to_spec in hu.
  assert (exists k, n = N.succ k) as (k & ->) by (exists (N.pred n); lia). rewrite N.pred_succ in *. set (a := adjacent_by (N.succ k) w) in *.
  pose proof (word_simple (N.succ k) w) as s. fold a in s. set (t := swap u k).
  assert (forall x, x < N.succ k -> t x < N.succ k) as inside by (intros x hx; apply N.lt_succ_r, swap_inside; lia).
  assert (forall x, t (t x) = x) as tt by (intro x; apply swap_swap).
  assert (t k = u) as tk by (unfold t, swap; destruct (N.eqb_spec k u); [easy|now rewrite N.eqb_refl]).
  assert (forall x, x < N.succ k -> x <> u -> t x < k) as low.
  { intros x hx nx. specialize (inside x hx). enough (t x <> k) by lia. intro q. apply nx. rewrite <- (tt x), q. exact tk. }
  assert (simple k (without u k a)) as sk.
  { intros x y hx hy. change (without u k a) with (fun x y => a (t x) (t y)). split; [apply s; apply inside; lia|]. apply (s (t y) (t y)); apply inside; lia. }
  assert (forall x y, x < k -> y < k -> adjacent_by k (word_at k (without u k a)) x y = a (t x) (t y)) as rest.
  { intros x y hx hy. now rewrite word_at_spec. }
  unfold is_ear in ear. destruct (members (table (N.succ k) a u)) as [|x [|y [|]]] eqn:m; try easy.
  apply andb_true_iff in ear as [xy one]. apply N.eqb_eq in one. unfold contains in xy. rewrite table_spec in xy.
  apply andb_true_iff in xy as [xy axy]. apply andb_true_iff in xy as [hx hy]. apply N.ltb_lt in hx, hy.
  assert (forall z, z < N.succ k -> (a u z = true <-> z = x \/ z = y)) as ends.
  { intros z hz. transitivity (In z (members (table (N.succ k) a u))).
    - rewrite members_spec, table_spec, (proj2 (N.ltb_lt u _) hu), (proj2 (N.ltb_lt z _) hz). easy.
    - rewrite m. cbn. intuition congruence. }
  assert (x <> u /\ y <> u) as [nx ny].
  { pose proof (proj2 (s u u hu hu)) as z. split; intros ->; [assert (a u u = true) by (apply ends; auto)|assert (a u u = true) by (apply ends; auto)]; congruence. }
  apply IHsteps in e; [|lia]. apply (triangle_more k _ (t x) (t y) _ e); [|apply word_simple|].
  - split; [now apply low|]. split; [now apply low|]. split; [rewrite rest by (now apply low); now rewrite !tt|].
    apply count_one in one as (z & iz & o). rewrite N.ldiff_spec, N.land_spec, !table_spec, cell_spec, !andb_true_iff, negb_true_iff, N.eqb_neq in iz.
    destruct iz as [[[[_ hz] xz] [_ yz]] nz]. apply N.ltb_lt in hz. exists (t z). split; [now apply low; auto|].
    rewrite !rest by (now apply low; auto). rewrite !tt. split; [easy|]. split; [easy|].
    intros q hq xq yq. rewrite rest in xq, yq by (easy || now apply low). rewrite !tt in xq, yq.
    rewrite <- (tt q). f_equal. apply o.
    assert (t q <> u) as nq. { intro z'. assert (q = k); [|lia]. rewrite <- (tt q), z'. unfold t, swap. now rewrite N.eqb_refl. }
    assert (t q < N.succ k) as hq' by (apply inside; lia).
    rewrite N.ldiff_spec, N.land_spec, !table_spec, cell_spec, xq, yq, !(proj2 (N.ltb_lt _ _)) by easy.
    now rewrite (proj2 (N.eqb_neq u (t q))) by congruence.
  - exists t. split; [easy|]. split; [intros q r _ _; apply swap_injective|]. intros q r hq hr. unfold with_triangle.
    assert (forall z z', z < N.succ k -> (z =? t z') = (t z =? z')) as shift.
    { intros z z' _. apply eq_true_iff_eq. rewrite !N.eqb_eq. split; [intros ->; apply tt|intros <-; now rewrite tt]. }
    assert (forall z, z < N.succ k -> a u (t z) = ((z =? t x) || (z =? t y))%bool) as at_u.
    { intros z hz. apply eq_true_iff_eq. rewrite ends by now apply inside. rewrite orb_true_iff, !shift, !N.eqb_eq by easy. tauto. }
    destruct (N.eqb_spec q k) as [->|nq].
    + rewrite tk. now apply at_u.
    + destruct (N.eqb_spec r k) as [->|nr].
      * rewrite (proj1 (s (t q) (t k) (inside q hq) (inside k hr))), tk. now apply at_u.
      * now rewrite rest by lia.
Qed.
Definition is_of (c : class) (n w : N) : bool :=
  match c with Polygons => (3 <=? n) && is_polygon (N.to_nat n) n w | _ => in_the_class c n w end.
Lemma is_of_sound c n w : is_of c n w = true -> in_class c n (adjacent_by n w).
Proof.
  destruct c; try apply in_the_class_sound. cbn [is_of in_class]. rewrite andb_true_iff, N.leb_le. intros [l e]. now apply is_polygon_sound in e.
Qed.

(** Lists from order 1 on *)

Fixpoint polygons_extend (hint : orders) (k : N) (before : list N) (rest : list (list N)) : bool :=
  match rest with [] => true | after :: rest => extends_polygons hint k before after && polygons_extend hint (N.succ k) after rest end.
Definition polygons_complete (hint : orders) (lists : list (list N)) : bool :=
  match lists with _ :: _ :: third :: rest => existsb (N.eqb 7) third && polygons_extend hint 3 third rest | _ => true end.
Lemma polygons_extend_sound hint : forall rest k before, 3 <= k -> complete Polygons anything k before -> polygons_extend hint k before rest = true ->
  forall i l, nth_error rest i = Some l -> complete Polygons anything (k + 1 + N.of_nat i) l.
Proof.
  induction rest as [|after rest IH]; intros k before p b e i l h; [now destruct i|].
  cbn in e. apply andb_true_iff in e as [e1 e2]. apply extends_polygons_sound in e1; [|easy..]. destruct i as [|i]; cbn in h.
  - injection h as <-. now replace (k + 1 + N.of_nat 0) with (N.succ k) by lia.
  - replace (k + 1 + N.of_nat (S i)) with (N.succ k + 1 + N.of_nat i) by lia. apply (IH (N.succ k) after); [lia|easy..].
Qed.
Theorem polygons_complete_sound hint kept lists : polygons_complete hint lists = true ->
  forall i l, nth_error lists i = Some l -> complete Polygons kept (1 + N.of_nat i) l.
Proof.
  intros e i l h. enough (complete Polygons anything (1 + N.of_nat i) l) as c by (intros y s p _; now apply c).
  destruct i as [|[|i]]; [apply no_polygon; lia..|]. destruct lists as [|x [|y [|third rest]]]; try (now destruct i). cbn in h, e.
  apply andb_true_iff in e as [e1 e2]. apply one_triangle in e1. destruct i as [|i]; cbn in h.
  - injection h as <-. exact e1.
  - replace (1 + N.of_nat (S (S (S i)))) with (3 + 1 + N.of_nat i) by lia. now apply (polygons_extend_sound hint rest 3 third).
Qed.
