(* Theorem 4 of docs/LEDGERS.md: a list of graphs has all of a class if it has those that arise from the list of the order before by a
   vertex more. A graph is found in a list by an order of its vertices, which is a hint. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs.
From Gamecert.ledgers Require Import Simple Words.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** Words in a search tree *)

Inductive tree := tip | fork (l : tree) (w : N) (r : tree).
Fixpoint listed (t : tree) (w : N) : bool :=
  match t with
  | tip => false
  | fork l x r => match N.compare w x with Eq => true | Lt => listed l w | Gt => listed r w end
  end.
Fixpoint plant (depth : nat) (l : list N) : tree * list N :=
  match depth with
  | O => (tip, l)
  | S depth =>
      let (left, l) := plant depth l in
      match l with
      | [] => (left, [])
      | w :: l => let (right, l) := plant depth l in (fork left w right, l)
      end
  end.
Definition tree_of (l : list N) : tree := fst (plant (N.to_nat (N.size (fold_left (fun n _ => N.succ n) l 0))) l).

Lemma plant_spec depth : forall l w, listed (fst (plant depth l)) w = true -> In w l.
Proof.
  assert (forall depth l, (forall w, listed (fst (plant depth l)) w = true -> In w l) /\ incl (snd (plant depth l)) l) as h.
  { induction depth0; intro l; cbn [plant]; [easy|].
    destruct (IHdepth0 l) as [a b]. destruct (plant depth0 l) as [left m]. cbn in a, b.
    destruct m as [|x m]; [easy|]. destruct (IHdepth0 m) as [c d]. destruct (plant depth0 m) as [right k]. cbn in *. split.
    - intros w. destruct (N.compare_spec w x) as [->|_|_]; intro e.
      + apply b. now left.
      + now apply a.
      + apply b. right. now apply c.
    - intros y i. apply b. right. now apply d. }
  apply h.
Qed.
Lemma tree_of_spec l w : listed (tree_of l) w = true -> In w l.
Proof. apply plant_spec. Qed.

(** The check *)

Definition orders := N -> N -> list N.
Definition found (hint : orders) (n w : N) (t : tree) : bool :=
  let order := hint n w in
  is_order n order && listed t (word_of (reordered (adjacent_by n w) order)).
(* What a new vertex is joined to: some of the k others, at least one, or one. *)
Definition sets_of (c : class) (k : N) : list N :=
  match c with
  | All_graphs => up_to (2 ^ k)
  | Connected_graphs => filter (fun s => negb (s =? 0)) (up_to (2 ^ k))
  | Trees => map cell (up_to k)
  | Polygons | Digraphs | Orientations | Tournaments => []        (* see Polygons.v, Digraphs.v *)
  end.
Definition by_a_vertex (c : class) : bool := match c with All_graphs | Connected_graphs | Trees => true | _ => false end.
(* Those that are not to be kept need not be found. *)
Definition extends (hint : orders) (c : class) (keeps : N -> N -> bool) (k : N) (before after : list N) : bool :=
  let t := tree_of after in
  let sets := sets_of c k in
  forallb (fun w => forallb (fun s => let x := extended k w s in found hint (N.succ k) x t || negb (keeps (N.succ k) x)) sets) before.

(* Of the graphs of the class of which something holds. *)
Definition complete (c : class) (kept : N -> relation -> Prop) (n : N) (l : list N) : Prop :=
  forall a, simple n a -> in_class c n a -> kept n a -> exists w, In w l /\ isomorphic n (adjacent_by n w) a.
(* It is kept when a vertex is deleted; and what is tested at words is true where it holds. *)
Definition without (u k : N) (a : relation) : relation :=
  let swap v := if v =? u then k else if v =? k then u else v in fun x y => a (swap x) (swap y).
Record hereditary (keeps : N -> N -> bool) (kept : N -> relation -> Prop) : Prop := {
  tested n w a : kept n a -> isomorphic n (adjacent_by n w) a -> keeps n w = true;
  smaller k a u : u <= k -> simple (N.succ k) a -> kept (N.succ k) a -> kept k (without u k a) }.

(** Isomorphic graphs *)

Lemma isomorphic_trans n a b c : isomorphic n a b -> isomorphic n b c -> isomorphic n a c.
Proof.
  intros (f & fi & fj & fa) (g & gi & gj & ga). exists (fun u => g (f u)). repeat split.
  - intros u h. now apply gi, fi.
  - intros u v hu hv e. apply gj in e; [|now apply fi..]. now apply fj.
  - intros u v hu hv. rewrite ga by now apply fi. now apply fa.
Qed.
Lemma found_sound hint n w t : found hint n w t = true -> exists x, listed t x = true /\ isomorphic n (adjacent_by n x) (adjacent_by n w).
Proof.
  unfold found. rewrite andb_true_iff. intros [o l]. eexists. split; [exact l|].
  apply reordered_isomorphic; [|easy]. apply adjacent_in_simple.
Qed.

(** A vertex that can be deleted *)

Section Grown.
  Variables (n : N) (a : relation).
  Hypothesis symmetric : forall u v, u < n -> v < n -> a u v = a v u.
  (* Each vertex is joined to one behind it. *)
  Inductive grown : list N -> Prop :=
  | seed v : v < n -> grown [v]
  | growth u v l : u < n -> grown l -> In v l -> a v u = true -> ~ In u l -> grown (u :: l).

  Lemma grown_inside l : grown l -> forall v, In v l -> v < n.
  Proof. induction 1; intros x [<-|i]; try easy. now apply IHgrown. Qed.
  Lemma grown_NoDup l : grown l -> NoDup l.
  Proof. induction 1; constructor; try easy. constructor. Qed.
  Lemma path_wider (P Q : N -> Prop) u v : (forall x, P x -> Q x) -> path P a u v -> path Q a u v.
  Proof. intros h p. induction p; [now constructor; apply h|]. apply step with v; auto. Qed.
  Lemma path_end (P : N -> Prop) u v w : path P a u v -> a v w = true -> P w -> path P a u w.
  Proof. intros p e i. induction p as [x h|x y z h e' p IH]; [apply step with w; auto; now constructor|]. apply step with y; auto. Qed.
  Lemma grown_connected l : grown l -> forall u v, In u l -> In v l -> path (fun x => In x l) a u v.
  Proof.
    induction 1 as [v h|u v l h g IH i e o]; intros x y [<-|ix] [<-|iy]; try easy; try (constructor; now left).
    - apply step with v; [now left| |].
      + rewrite symmetric; [easy|easy|now apply (grown_inside l)].
      + apply path_wider with (fun x => In x l); [intros z k; now right|]. now apply IH.
    - apply path_end with v; [|easy|now left]. apply path_wider with (fun x => In x l); [intros z k; now right|]. now apply IH.
    - apply path_wider with (fun x => In x l); [intros z k; now right|]. now apply IH.
  Qed.

  Lemma outside l : NoDup l -> (length l < N.to_nat n)%nat -> exists w, w < n /\ ~ In w l.
  Proof.
    intros d h. assert (existsb (fun w => negb (existsb (N.eqb w) l)) (up_to n) = true) as e.
    { destruct (existsb _ (up_to n)) eqn:e; [easy|]. exfalso.
      assert (incl (up_to n) l) as i.
      { intros w i. destruct (existsb (N.eqb w) l) eqn:f.
        - apply existsb_exists in f as (x & i' & q). apply N.eqb_eq in q. now subst.
        - assert (existsb (fun w => negb (existsb (N.eqb w) l)) (up_to n) = true); [|congruence].
          apply existsb_exists. exists w. now rewrite f. }
      apply NoDup_incl_length in i.
      - revert i. rewrite up_to_length. lia.
      - apply up_to_NoDup. }
    apply existsb_exists in e as (w & i & e). exists w. apply up_to_spec in i. split; [easy|]. intro k.
    apply negb_true_iff in e. assert (existsb (N.eqb w) l = true); [|congruence]. apply existsb_exists. exists w. now rewrite N.eqb_refl.
  Qed.
  Lemma leaves (P : N -> Prop) l u w : path P a u w -> In u l -> ~ In w l -> exists x y, In x l /\ P y /\ a x y = true /\ ~ In y l.
  Proof.
    intros p i o. induction p as [x h|x y z h e p IH]; [easy|].
    destruct (in_dec N.eq_dec y l) as [k|k]; [now apply IH|]. exists x, y. repeat split; try easy. now inversion p.
  Qed.
  Hypothesis connected : forall u v, u < n -> v < n -> path (fun x => x < n) a u v.
  Lemma grow k : (0 < k <= N.to_nat n)%nat -> exists l, grown l /\ length l = k.
  Proof.
    induction k as [|k IH]; [lia|]. intro h. destruct k as [|k].
    - exists [0]. split; [constructor; lia|easy].
    - destruct IH as (l & g & e); [lia|].
      destruct (outside l) as (w & hw & o); [now apply grown_NoDup|lia|].
      destruct l as [|v l']; [easy|]. set (l := v :: l') in *.
      assert (v < n) as hv by (apply (grown_inside l g); now left).
      destruct (leaves _ l v w (connected v w hv hw)) as (x & y & i & hy & e' & oy); [now left|easy|].
      exists (y :: l). split; [now apply growth with x|]. cbn in *. lia.
  Qed.
  Lemma all_inside l : NoDup l -> (forall v, In v l -> v < n) -> length l = N.to_nat n -> forall v, v < n -> In v l.
  Proof.
    intros d h e v hv. destruct (in_dec N.eq_dec v l) as [i|o]; [easy|]. exfalso.
    assert (NoDup (v :: l)) as d' by now constructor.
    apply NoDup_incl_length with (l' := up_to n) in d'.
    - revert d'. rewrite up_to_length. cbn. lia.
    - intros x [<-|i]; apply up_to_spec; auto.
  Qed.
End Grown.

Lemma swap_inside u k v : u <= k -> v <= k -> swap u k v <= k.
Proof. unfold swap. destruct (N.eqb_spec v u), (N.eqb_spec v k); lia. Qed.

Lemma path_renamed (P Q : N -> Prop) a b f u v : (forall x, P x -> Q (f x)) -> (forall x y, P x -> P y -> b (f x) (f y) = a x y) ->
  path P a u v -> path Q b (f u) (f v).
Proof.
  intros i e p. induction p as [x h|x y z h e' p IH]; [constructor; now apply i|].
  apply step with (f y); [now apply i| |easy]. rewrite e; [easy..|]. now inversion p.
Qed.

Lemma path_into (P Q : N -> Prop) a b u v : (forall x, P x -> Q x) -> (forall x y, P x -> P y -> a x y = true -> b x y = true) ->
  path P a u v -> path Q b u v.
Proof.
  intros i e p. induction p as [x h|x y z h e' p IH]; [constructor; now apply i|].
  apply step with y; [now apply i| |easy]. apply e; [easy| |easy]. now inversion p.
Qed.
(* What a graph without cycles is made of by leaving out vertices and naming others anew has none. *)
Lemma no_cycle_inside n k a b f : (forall x, x < k -> f x < n) -> (forall x y, x < k -> y < k -> f x = f y -> x = y) ->
  (forall x y, x < k -> y < k -> b x y = a (f x) (f y)) -> no_cycle n a -> no_cycle k b.
Proof.
  intros i j e h u v hu hv ab p. apply (h (f u) (f v)); [now apply i..|now rewrite <- e|].
  apply (path_renamed (fun x => x < k) (fun x => x < n) (without_edge b u v) (without_edge a (f u) (f v)) f) in p; [easy..|].
  intros x y hx hy. unfold without_edge. rewrite e by easy.
  assert (forall x y, x < k -> y < k -> (f x =? f y) = (x =? y)) as q.
  { intros x' y' hx' hy'. apply eq_true_iff_eq. rewrite !N.eqb_eq. split; [now apply j|congruence]. }
  now rewrite !q.
Qed.

(* In its class the graph has a vertex without which it is in the class; the last one, if u is swapped with it. *)
Lemma deletable_connected k a : 0 < k -> simple (N.succ k) a -> connected_graph (N.succ k) a ->
  exists u, u <= k /\ connected_graph k (fun x y => a (swap u k x) (swap u k y)).
Proof.
  intros p s [_ h].
  assert (forall u v, u < N.succ k -> v < N.succ k -> a u v = a v u) as symmetric by (intros; now apply s).
  destruct (grow (N.succ k) a h (N.to_nat (N.succ k))) as (l & g & e); [lia|].
  destruct g as [v hv|u v l hu g iv ev o]; cbn in e; [lia|].
  exists u. split; [lia|]. split; [easy|].
  assert (forall x, x < k -> In (swap u k x) l) as inside.
  { intros x hx. assert (swap u k x <> u) as n.
    { unfold swap. destruct (N.eqb_spec x u); [lia|]. destruct (N.eqb_spec x k); lia. }
    destruct (all_inside (N.succ k) (u :: l)) with (v := swap u k x) as [q|i]; try easy.
    - constructor; [easy|]. now apply grown_NoDup with (N.succ k) a.
    - intros y [<-|i]; [easy|]. now apply (grown_inside (N.succ k) a l).
    - apply N.lt_succ_r, swap_inside; lia.
    - now destruct n. }
  intros x y hx hy. pose proof (grown_connected (N.succ k) a symmetric l g _ _ (inside x hx) (inside y hy)) as q.
  apply (path_renamed (fun x => In x l) (fun x => x < k) a (fun x y => a (swap u k x) (swap u k y)) (swap u k)) in q.
  - now rewrite !swap_swap in q.
  - intros z i. assert (z <> u) by (intros ->; easy). pose proof (grown_inside (N.succ k) a l g z i).
    unfold swap. destruct (N.eqb_spec z u); [lia|]. destruct (N.eqb_spec z k); lia.
  - intros z w _ _. now rewrite !swap_swap.
Qed.

Lemma deletable c k a : by_a_vertex c = true -> 0 < k -> simple (N.succ k) a -> in_class c (N.succ k) a ->
  exists u, u <= k /\ in_class c k (fun x y => a (swap u k x) (swap u k y)).
Proof.
  intros np p s h. destruct c; try easy.
  - now exists 0; split; [lia|].
  - now apply deletable_connected.
  - destruct h as [h n]. destruct (deletable_connected k a p s h) as (u & hu & g). exists u. split; [easy|]. split; [easy|].
    apply (no_cycle_inside (N.succ k) k a _ (swap u k)); [|intros x y _ _; apply swap_injective|easy|easy].
    intros x hx. apply N.lt_succ_r, swap_inside; lia.
Qed.
Lemma has_neighbour n a v : 1 < n -> v < n -> connected_graph n a -> exists x, x < n /\ a v x = true.
Proof.
  intros h hv [_ c]. set (w := if v =? 0 then 1 else 0).
  assert (w < n /\ w <> v) as [hw nw] by (unfold w; destruct (N.eqb_spec v 0); lia).
  destruct (c v w hv hw) as [x hx|x y z hx e p]; [easy|]. exists y. split; [now inversion p|easy].
Qed.
Lemma onto k f : (forall u, u < k -> f u < k) -> (forall u v, u < k -> v < k -> f u = f v -> u = v) ->
  forall y, y < k -> exists x, x < k /\ f x = y.
Proof.
  intros i j y h. assert (In y (map f (up_to k))) as q.
  { apply (all_inside k); [| | |easy].
    - assert (forall l, NoDup l -> (forall x, In x l -> x < k) -> NoDup (map f l)) as d.
      { induction 1 as [|x l o d IH]; cbn; constructor.
        - rewrite in_map_iff. intros (z & e & iz). apply j in e; [congruence| |]; apply H; [now right|now left].
        - apply IH. intros z iz. apply H. now right. }
      apply d; [|intros x; apply up_to_spec]. apply up_to_NoDup.
    - intros v iv. apply in_map_iff in iv as (x & <- & ix). apply i. now apply up_to_spec.
    - rewrite map_length. apply up_to_length. }
  apply in_map_iff in q as (x & e & ix). exists x. split; [now apply up_to_spec|easy].
Qed.

(** What the check says *)

Lemma up_to_sets k s : (forall v, v ∈ s -> v < k) -> In s (up_to (2 ^ k)).
Proof.
  intro h. apply up_to_spec. destruct (N.eq_dec s 0) as [->|n]; [apply N.neq_0_lt_0; now apply N.pow_nonzero|].
  apply N.log2_lt_pow2; [lia|]. apply h. now apply N.bit_log2.
Qed.

Theorem extends_sound hint c keeps kept k before after : hereditary keeps kept -> by_a_vertex c = true -> 0 < k -> extends hint c keeps k before after = true ->
  complete c kept k before -> complete c kept (N.succ k) after.
Proof.
  intros her np p e all_before a s h keep. destruct (deletable c k a np p s h) as (u & hu & h1).
  set (t := swap u k) in *. set (a1 := fun x y => a (t x) (t y)) in *.
  assert (forall x, x < N.succ k -> t x < N.succ k) as inside by (intros x hx; apply N.lt_succ_r, swap_inside; lia).
  assert (simple (N.succ k) a1) as s1 by (intros x y hx hy; apply s; now apply inside).
  assert (isomorphic (N.succ k) a1 a) as i1.
  { exists t. repeat split; try easy. intros x y _ _ q. transitivity (t (t x)); [symmetry; apply swap_swap|]. rewrite q. apply swap_swap. }
  destruct (all_before a1) as (w & iw & f & fi & fj & fa).
  { intros x y hx hy. apply s1; lia. }
  { easy. }
  { exact (smaller _ _ her k a u hu s keep). }
  set (set := plane_of (filter (fun x => a1 (f x) k) (up_to k))).
  assert (forall x, N.testbit set x = ((x <? k) && a1 (f x) k)%bool) as set_spec.
  { intro x. apply eq_true_iff_eq. unfold set. rewrite plane_of_spec, filter_In, up_to_spec, andb_true_iff, N.ltb_lt. easy. }
  assert (forall x, x ∈ set -> x < k) as set_inside.
  { intros x i. rewrite set_spec in i. apply andb_true_iff in i as [i _]. now apply N.ltb_lt. }
  assert (isomorphic (N.succ k) (adjacent_by (N.succ k) (extended k w set)) a1) as i2.
  { exists (fun x => if x <? k then f x else k). repeat split.
    - intros x hx. destruct (N.ltb_spec x k); [|lia]. specialize (fi x H). lia.
    - intros x y hx hy. destruct (N.ltb_spec x k), (N.ltb_spec y k); intro q; try lia; [now apply fj|specialize (fi x H)|specialize (fi y H0)]; lia.
    - assert (forall x y, x < y -> y < N.succ k ->
        a1 (if x <? k then f x else k) (if y <? k then f y else k) = adjacent_by (N.succ k) (extended k w set) x y) as below.
      { intros x y l m. rewrite extended_adjacent by easy. rewrite (proj2 (N.ltb_lt x k)) by lia. destruct (N.eqb_spec y k) as [->|n].
        - now rewrite N.ltb_irrefl, set_spec, (proj2 (N.ltb_lt x k)) by lia.
        - rewrite (proj2 (N.ltb_lt y k)) by lia. apply fa; lia. }
      assert (forall x, x < N.succ k -> (if x <? k then f x else k) < N.succ k) as inside'.
      { intros x hx. destruct (N.ltb_spec x k); [specialize (fi x H)|]; lia. }
      intros x y hx hy. destruct (N.lt_total x y) as [l|[<-|l]].
      + now apply below.
      + transitivity false; [now apply (s1 _ _ (inside' x hx) (inside' x hx))|].
        symmetry. now apply (adjacent_in_simple _ (N.succ k) x x hx hx).
      + rewrite (proj1 (s1 _ _ (inside' x hx) (inside' y hy))), below by easy. apply (adjacent_in_simple _ (N.succ k) y x hy hx). }
  unfold extends in e. rewrite forallb_forall in e. specialize (e w iw). rewrite forallb_forall in e.
  assert (In set (sets_of c k)) as i.
  { assert (connected_graph (N.succ k) a -> exists x, x < k /\ x ∈ set) as joined.
    { intro g. destruct (has_neighbour (N.succ k) a u) as (y & hy & ay); [lia|lia|easy|].
      assert (y <> u) as ny by (intros ->; destruct (s u u) as [_ q]; [lia..|congruence]).
      assert (t y < k) as ty.
      { specialize (inside y hy). enough (t y <> k) by lia. intro q. apply ny. transitivity (t (t y)); [symmetry; apply swap_swap|]. rewrite q.
        unfold t, swap. destruct (N.eqb_spec k u); [easy|]. now rewrite N.eqb_refl. }
      destruct (onto k f fi fj (t y) ty) as (x & hx & q). exists x. split; [easy|].
      rewrite set_spec, q. rewrite (proj2 (N.ltb_lt x k) hx). cbn. unfold a1. unfold t. rewrite swap_swap.
      assert (swap u k k = u) as -> by (unfold swap; destruct (N.eqb_spec k u); [easy|now rewrite N.eqb_refl]).
      rewrite (proj1 (s y u hy ltac:(lia))). exact ay. }
    destruct c; cbn [sets_of]; try easy.
    - now apply up_to_sets.
    - apply filter_In. split; [now apply up_to_sets|]. apply negb_true_iff, N.eqb_neq. intro q. destruct (joined h) as (x & _ & ix).
      now rewrite q, N.bits_0 in ix.
    - destruct h as [hc hn], h1 as [h1 _]. destruct (joined hc) as (x & hx & ix). apply in_map_iff. exists x. split; [|now apply up_to_spec].
      apply plane_ext. intro y. rewrite cell_spec. destruct (N.eqb_spec x y) as [<-|nxy]; [now rewrite ix|].
      destruct (N.testbit set y) eqn:iy; [exfalso|easy].
      (* Two neighbours of the last vertex, which are joined without it. *)
      pose proof (set_inside y iy) as hy. rewrite set_spec in ix, iy. apply andb_true_iff in ix as [_ ix], iy as [_ iy].
      assert (no_cycle (N.succ k) a1) as n1 by (apply (no_cycle_inside (N.succ k) (N.succ k) a a1 t); try easy; intros x' y' _ _; apply swap_injective).
      assert (f x < k) as fx by now apply fi. assert (f y < k) as fy by now apply fi.
      assert (f x <> f y) as nf by (intro q; apply nxy; now apply fj).
      apply (n1 k (f y)); [lia|lia|rewrite (proj1 (s1 k (f y) ltac:(lia) ltac:(lia))); exact iy|].
      apply step with (f x); [lia| |].
      + unfold without_edge. rewrite (proj1 (s1 k (f x) ltac:(lia) ltac:(lia))), ix, N.eqb_refl. cbn.
        rewrite (proj2 (N.eqb_neq (f x) (f y)) nf), (proj2 (N.eqb_neq k (f y)) ltac:(lia)). reflexivity.
      + destruct h1 as [_ h1]. apply (path_into (fun x => x < k) _ a1 _ _ _) with (3 := h1 (f x) (f y) fx fy); [intros; lia|].
        intros x' y' hx' hy' e'. unfold without_edge. rewrite e'.
        rewrite (proj2 (N.eqb_neq x' k) ltac:(lia)), (proj2 (N.eqb_neq y' k) ltac:(lia)), !andb_false_r. reflexivity. }
  specialize (e set i). cbv zeta in e.
  assert (isomorphic (N.succ k) (adjacent_by (N.succ k) (extended k w set)) a) as i3 by now apply isomorphic_trans with a1.
  rewrite (tested _ _ her _ _ _ keep i3), orb_false_r in e. apply found_sound in e as (x & l & j). exists x. split; [now apply tree_of_spec|].
  now apply isomorphic_trans with (adjacent_by (N.succ k) (extended k w set)); [|apply isomorphic_trans with a1].
Qed.

(* Of order 1 there is one graph. *)
Theorem one_vertex c kept l : existsb (N.eqb 0) l = true -> complete c kept 1 l.
Proof.
  intros e a s _ _. apply existsb_exists in e as (w & i & q). apply N.eqb_eq in q. subst w. exists 0. split; [easy|].
  exists (fun v => v). repeat split; try easy. intros u v hu hv. assert (u = 0) as -> by lia. assert (v = 0) as -> by lia.
  rewrite (proj2 (s 0 0 hu hv)). reflexivity.
Qed.
