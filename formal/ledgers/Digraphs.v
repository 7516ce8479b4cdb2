(* Lists of digraphs: each of order n without its last vertex is one of order n - 1, so that a list has all if it has those of the list before
   with a vertex more, in every way. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane.
From Gamecert.ledgers Require Import Simple Words Extension.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** Words: of each vertex, the last one lowest, the arcs from those before it, and above them the arcs to those *)

(* Rows, that of the last vertex first; and the word of rows. *)
Fixpoint from_earlier (n : nat) (w : N) : list plane :=
  match n with O => [] | S v => w ∩ N.ones (N.of_nat v) :: from_earlier v (N.shiftr w (2 * N.of_nat v)) end.
Fixpoint to_earlier (n : nat) (w : N) : list plane :=
  match n with O => [] | S v => N.shiftr w (N.of_nat v) ∩ N.ones (N.of_nat v) :: to_earlier v (N.shiftr w (2 * N.of_nat v)) end.
Fixpoint arcs_word (to_ from : list plane) : N :=
  match to_, from with
  | t :: to_, f :: from => let k := N.of_nat (length to_) in extended k (extended k (arcs_word to_ from) t) f
  | _, _ => 0
  end.
Definition arcs_in (to_ from : list plane) (n : N) : relation := fun u v =>
  if u <? v then N.testbit (row_in from n v) u else if v <? u then N.testbit (row_in to_ n u) v else false.
Definition arcs_by (n w : N) : relation := arcs_in (to_earlier (N.to_nat n) w) (from_earlier (N.to_nat n) w) n.

Lemma extended_low k w s : (forall u, u ∈ s -> u < k) -> extended k w s ∩ N.ones k = s /\ N.shiftr (extended k w s) k = w.
Proof.
  intro b. pose proof (extended_rows k w s b) as e. cbn [rows_of] in e. rewrite N2Nat.id in e. injection e as e _. split; [exact e|].
  apply plane_ext. intro u. unfold extended. rewrite N.shiftr_spec', N.lor_spec, N.shiftl_spec_high' by lia.
  replace (u + k - k) with u by lia. destruct (N.testbit s (u + k)) eqn:i; [apply b in i; lia|]. apply orb_false_r.
Qed.
Lemma extended_twice k w t f : (forall u, u ∈ t -> u < k) -> (forall u, u ∈ f -> u < k) -> let x := extended k (extended k w t) f in
  x ∩ N.ones k = f /\ N.shiftr x k ∩ N.ones k = t /\ N.shiftr x (2 * k) = w.
Proof.
  intros bt bf x. destruct (extended_low k (extended k w t) f bf) as [e1 e2], (extended_low k w t bt) as [e3 e4].
  fold x in e1, e2. split; [easy|]. split; [now rewrite e2|]. replace (2 * k) with (k + k) by lia. now rewrite <- N.shiftr_shiftr, e2.
Qed.
Lemma rows_of_arcs to_ : forall from, length from = length to_ -> proper_rows to_ -> proper_rows from ->
  to_earlier (length to_) (arcs_word to_ from) = to_ /\ from_earlier (length to_) (arcs_word to_ from) = from.
Proof.
  induction to_ as [|t to_ IH]; intros [|f from] e pt pf; try easy. injection e as e. inversion pt as [|? ? bt pt']. inversion pf as [|? ? bf pf']. subst.
  rewrite e in bf. destruct (IH from e pt' pf') as [h1 h2].
  destruct (extended_twice (N.of_nat (length to_)) (arcs_word to_ from) t f bt bf) as (e1 & e2 & e3).
  cbn [length to_earlier from_earlier arcs_word]. rewrite e1, e2, e3, h1, h2. easy.
Qed.

(* A vertex more: to those from which arcs lead to it, and from it. *)
Definition with_vertex (k w : N) (out in_ : plane) : N := extended k (extended k w out) in_.
Lemma with_vertex_arcs k w out in_ : (forall u, u ∈ out -> u < k) -> (forall u, u ∈ in_ -> u < k) -> forall u v, u < N.succ k -> v < N.succ k ->
  arcs_by (N.succ k) (with_vertex k w out in_) u v =
  if u =? k then if v =? k then false else N.testbit out v else if v =? k then N.testbit in_ u else arcs_by k w u v.
Proof.
  intros bo bi u v hu hv. unfold arcs_by. rewrite N2Nat.inj_succ. cbn [to_earlier from_earlier]. rewrite N2Nat.id.
  destruct (extended_twice k w out in_ bo bi) as (e1 & e2 & e3). unfold with_vertex. rewrite e1, e2, e3. unfold arcs_in, row_in.
  destruct (N.eqb_spec u k) as [->|nu], (N.eqb_spec v k) as [->|nv].
  - now rewrite N.ltb_irrefl.
  - rewrite (proj2 (N.ltb_ge k v)), (proj2 (N.ltb_lt v k)) by lia. now replace (N.succ k - 1 - k) with 0 by lia.
  - rewrite (proj2 (N.ltb_lt u k)) by lia. now replace (N.succ k - 1 - k) with 0 by lia.
  - replace (N.to_nat (N.succ k - 1 - v)) with (S (N.to_nat (k - 1 - v))) by lia.
    replace (N.to_nat (N.succ k - 1 - u)) with (S (N.to_nat (k - 1 - u))) by lia. reflexivity.
Qed.
Lemma arcs_loopless n w : loopless n (arcs_by n w).
Proof. intros v _. unfold arcs_by, arcs_in. now rewrite N.ltb_irrefl. Qed.

(* In another order of the vertices, the last one first. *)
Definition arcs_reordered (arc : relation) (reversed : list N) : N :=
  arcs_word (reordered arc reversed) (reordered (fun u v => arc v u) reversed).
Theorem arcs_reordered_isomorphic n a l : loopless n a -> is_order n l = true -> isomorphic n (arcs_by n (arcs_reordered a l)) a.
Proof.
  intros s o. apply is_order_spec in o as (e & d & i).
  assert (forall u, u < n -> at_place l u < n) as inside.
  { intros u h. apply i. unfold at_place. apply nth_In. lia. }
  exists (at_place l). split; [easy|]. split.
  - intros u v hu hv. unfold at_place. intro q. rewrite NoDup_nth in d. apply d in q; lia.
  - set (back := fun u v => a v u). unfold arcs_by, arcs_reordered. fold back.
    replace (N.to_nat n) with (length (reordered a l)) by (rewrite reordered_length; lia).
    destruct (rows_of_arcs (reordered a l) (reordered back l)) as [-> ->]; [now rewrite !reordered_length|apply reordered_proper..|].
    assert (forall a u v, u < v -> v < n -> N.testbit (row_in (reordered a l) n v) u = a (at_place l v) (at_place l u)) as row.
    { intros b u v h k. unfold row_in. replace (N.to_nat (n - 1 - v)) with (length l - 1 - N.to_nat v)%nat by lia. apply reordered_row; lia. }
    intros u v hu hv. unfold arcs_in. destruct (N.ltb_spec u v) as [h|h].
    + now rewrite row.
    + destruct (N.ltb_spec v u) as [k|k]; [now rewrite row|]. assert (u = v) by lia. subst. now apply s, inside.
Qed.

(** The check *)

Definition arcs_found (hint : orders) (n w : N) (t : tree) : bool :=
  let order := hint n w in is_order n order && listed t (arcs_reordered (arcs_by n w) order).
(* The heads of arcs from a new vertex, and the tails of arcs to it, of k others. *)
Definition ways (c : class) (k : N) : list (plane * plane) :=
  let sets := up_to (2 ^ k) in
  match c with
  | Digraphs => list_prod sets sets
  | Orientations => filter (fun '(out, in_) => none (out ∩ in_)) (list_prod sets sets)
  | Tournaments => map (fun out => (out, all k ∖ out)) sets
  | _ => []
  end.
Definition digraphs_extend (hint : orders) (c : class) (k : N) (before after : list N) : bool :=
  let t := tree_of after in
  let ways := ways c k in
  forallb (fun w => forallb (fun '(out, in_) => arcs_found hint (N.succ k) (with_vertex k w out in_) t) ways) before.
Definition of_digraphs (c : class) (n : N) (l : list N) : Prop :=
  forall a, loopless n a -> in_class c n a -> exists w, In w l /\ isomorphic n (arcs_by n w) a.

Lemma arcs_found_sound hint n w t : arcs_found hint n w t = true -> exists x, listed t x = true /\ isomorphic n (arcs_by n x) (arcs_by n w).
Proof.
  unfold arcs_found. rewrite andb_true_iff. intros [o l]. eexists. split; [exact l|]. apply arcs_reordered_isomorphic; [apply arcs_loopless|easy].
Qed.
Lemma without_last c k a : directed c = true -> in_class c (N.succ k) a -> in_class c k a.
Proof. destruct c; try easy; intros _ h u v l m; apply h; lia. Qed.
(* What is asked of two vertices in their order is so of any two. *)
Lemma any_two n arc (so : bool -> bool -> Prop) : (forall x y, so x y -> so y x) -> between_two n arc so -> forall u v, u < n -> v < n -> u <> v -> so (arc u v) (arc v u).
Proof. intros s h u v hu hv n0. destruct (N.lt_total u v) as [l|[e|l]]; [now apply h|easy|]. apply s. now apply h. Qed.

Theorem digraphs_extend_sound hint c k before after : directed c = true -> digraphs_extend hint c k before after = true ->
  of_digraphs c k before -> of_digraphs c (N.succ k) after.
Proof.
  intros dc e all_before a s h. destruct (all_before a) as (w & iw & f & fi & fj & fa); [intros v hv; apply s; lia|now apply without_last|].
  set (out := plane_of (filter (fun x => a k (f x)) (up_to k))). set (in_ := plane_of (filter (fun x => a (f x) k) (up_to k))).
  assert (forall x, N.testbit out x = ((x <? k) && a k (f x))%bool) as os.
  { intro x. apply eq_true_iff_eq. unfold out. now rewrite plane_of_spec, filter_In, up_to_spec, andb_true_iff, N.ltb_lt. }
  assert (forall x, N.testbit in_ x = ((x <? k) && a (f x) k)%bool) as is.
  { intro x. apply eq_true_iff_eq. unfold in_. now rewrite plane_of_spec, filter_In, up_to_spec, andb_true_iff, N.ltb_lt. }
  assert (forall x, x ∈ out -> x < k) as ob by (intros x i; rewrite os in i; apply andb_true_iff in i as [i _]; now apply N.ltb_lt).
  assert (forall x, x ∈ in_ -> x < k) as ib by (intros x i; rewrite is in i; apply andb_true_iff in i as [i _]; now apply N.ltb_lt).
  assert (isomorphic (N.succ k) (arcs_by (N.succ k) (with_vertex k w out in_)) a) as iso.
  { exists (fun x => if x =? k then k else f x). repeat split.
    - intros x hx. destruct (N.eqb_spec x k); [lia|]. specialize (fi x ltac:(lia)). lia.
    - intros x y hx hy. destruct (N.eqb_spec x k), (N.eqb_spec y k); intro q; try lia; [specialize (fi y ltac:(lia))|specialize (fi x ltac:(lia))|apply fj in q]; lia.
    - intros x y hx hy. rewrite with_vertex_arcs by easy. destruct (N.eqb_spec x k) as [->|nx], (N.eqb_spec y k) as [->|ny].
      + apply s. lia.
      + now rewrite os, (proj2 (N.ltb_lt y k)) by lia.
      + now rewrite is, (proj2 (N.ltb_lt x k)) by lia.
      + apply fa; lia. }
  assert (In (out, in_) (ways c k)) as i.
  { pose proof (up_to_sets k out ob) as o1. pose proof (up_to_sets k in_ ib) as i1.
    destruct c; try easy; cbn [ways].
    - now apply in_prod.
    - apply filter_In. split; [now apply in_prod|]. apply none_spec. intro x. rewrite N.land_spec, os, is.
      destruct (N.ltb_spec x k) as [l|l]; [cbn|easy]. specialize (fi x l).
      assert (~ (a k (f x) = true /\ a (f x) k = true)) as q.
      { apply (any_two (N.succ k) a (fun there back => ~ (there = true /\ back = true))); [|exact h|lia..]. intros y z o [i j]. now apply o. }
      destruct (a k (f x)), (a (f x) k); try easy. now destruct q.
    - apply in_map_iff. exists out. split; [|easy]. f_equal. apply plane_ext. intro x. rewrite N.ldiff_spec, all_spec, os, is.
      destruct (N.ltb_spec x k) as [l|l]; [cbn|easy]. specialize (fi x l). symmetry.
      apply (any_two (N.succ k) a (fun there back => back = negb there)); [|exact h|lia..]. intros [] []; easy. }
  unfold digraphs_extend in e. rewrite forallb_forall in e. specialize (e w iw). rewrite forallb_forall in e. apply e, arcs_found_sound in i as (x & l & j).
  exists x. split; [now apply tree_of_spec|]. now apply isomorphic_trans with (arcs_by (N.succ k) (with_vertex k w out in_)).
Qed.

(* Lists, from order 1 on. *)
Fixpoint all_digraphs_extend (hint : orders) (c : class) (k : N) (before : list N) (rest : list (list N)) : bool :=
  match rest with [] => true | after :: rest => digraphs_extend hint c k before after && all_digraphs_extend hint c (N.succ k) after rest end.
Definition digraphs_complete (hint : orders) (c : class) (lists : list (list N)) : bool := all_digraphs_extend hint c 0 [0] lists.
Theorem digraphs_complete_sound hint c lists : directed c = true -> digraphs_complete hint c lists = true ->
  forall i l, nth_error lists i = Some l -> of_digraphs c (1 + N.of_nat i) l.
Proof.
  intro dc. unfold digraphs_complete.
  assert (forall rest k before, of_digraphs c k before -> all_digraphs_extend hint c k before rest = true ->
    forall i l, nth_error rest i = Some l -> of_digraphs c (k + 1 + N.of_nat i) l) as each.
  { induction rest as [|after rest IH]; intros k before b e i l h; [now destruct i|]. cbn in e. apply andb_true_iff in e as [e1 e2].
    apply digraphs_extend_sound in e1; [|easy..]. destruct i as [|i]; cbn in h.
    - injection h as <-. now replace (k + 1 + N.of_nat 0) with (N.succ k) by lia.
    - replace (k + 1 + N.of_nat (S i)) with (N.succ k + 1 + N.of_nat i) by lia. now apply (IH (N.succ k) after). }
  intro e. apply (each lists 0 [0]); [|easy]. intros a _ _. exists 0. split; [now left|]. exists (fun v => v). repeat split; intros; lia.
Qed.

(** Whether a digraph is of a class *)

Definition pairs_are (n : N) (arc : relation) (so : bool -> bool -> bool) : bool :=
  forallb (fun v => forallb (fun u => so (arc u v) (arc v u)) (up_to v)) (up_to n).
Definition is_digraph_of (c : class) (n w : N) : bool :=
  match c with
  | Digraphs => true
  | Orientations => pairs_are n (arcs_by n w) (fun there back => negb (there && back))
  | Tournaments => pairs_are n (arcs_by n w) xorb
  | _ => false
  end.
Lemma pairs_are_sound n arc so : pairs_are n arc so = true -> between_two n arc (fun there back => so there back = true).
Proof.
  unfold pairs_are. rewrite forallb_forall. intros e u v l h. specialize (e v (proj2 (up_to_spec n v) h)). rewrite forallb_forall in e.
  apply e. now apply up_to_spec.
Qed.
Lemma is_digraph_of_sound c n w : is_digraph_of c n w = true -> in_class c n (arcs_by n w).
Proof.
  destruct c; cbn; try easy; intro e; pose proof (pairs_are_sound _ _ _ e) as h; intros u v l m; specialize (h u v l m); cbv beta in h;
    destruct (arcs_by n w u v), (arcs_by n w v u); try easy; now intros [].
Qed.
