(* The exchange theorem: all that a graph notices of a gadget is its table. *)
From Coq Require Import NArith List Bool Btauto.
From Gamecert.lemmas Require Import Coloured.
Import ListNotations.
Local Open Scope N_scope.

(* A host and a gadget together: they meet in the vertices that both have. An edge that both have counts twice, so it
   vanishes; common vertices that are green in the gadget have the other colour than in the host. *)
Definition glue (K D : coloured_graph) : coloured_graph :=
  Coloured (fun v => vertex K v || vertex D v)
    (fun u v => xorb (vertex K u && vertex K v && adjacent K u v) (vertex D u && vertex D v && adjacent D u v))
    (fun v => xorb (vertex K v && green K v) (vertex D v && green D v)).

(* The table of a gadget: for an order s of its boundary the vectors x such that some order of the gadget that puts the
   boundary into the order s is right at all other vertices, and x at the boundary says the colour and predegree. *)
Definition table (D : coloured_graph) (boundary : N -> bool) (s : list N) (x : N -> bool) : Prop :=
  exists t, orders D t /\ filter boundary t = s /\
    (forall v, vertex D v = true -> boundary v = false -> right D t v) /\
    (forall v, vertex D v = true -> boundary v = true -> x v = xorb (green D v) (odd_before D t v)).

Definition within (D D' : coloured_graph) (boundary : N -> bool) : Prop :=
  forall s x, table D boundary s x -> table D' boundary s x.

(** Orders that agree on what they have in common come from one order *)

Lemma filter_split (f : N -> bool) v q : forall r, filter f q = v :: r ->
  exists q1 q2, q = q1 ++ v :: q2 /\ filter f q1 = [] /\ filter f q2 = r.
Proof.
  induction q as [|u q IH]; cbn; [easy|]. intro r. destruct (f u) eqn:e.
  - intro h. injection h as -> h. now exists [], q.
  - intro h. destruct (IH r h) as (q1 & q2 & -> & h1 & h2). exists (u :: q1), q2. cbn. now rewrite e.
Qed.
Lemma filter_none (f : N -> bool) l : (forall v, In v l -> f v = false) -> filter f l = [].
Proof.
  induction l as [|v l IH]; cbn; [easy|]. intro h. rewrite h by now left. apply IH. intros. apply h. now right.
Qed.
Lemma filter_all (f : N -> bool) l : (forall v, In v l -> f v = true) -> filter f l = l.
Proof.
  induction l as [|v l IH]; cbn; [easy|]. intro h. rewrite h by now left. f_equal. apply IH. intros. apply h. now right.
Qed.
Lemma filter_nil (f : N -> bool) l v : filter f l = [] -> In v l -> f v = false.
Proof.
  intros h i. destruct (f v) eqn:e; [|easy]. enough (In v (filter f l)) by now rewrite h in *. now apply filter_In.
Qed.
Lemma filter_and (f g : N -> bool) l : filter f (filter g l) = filter (fun v => g v && f v) l.
Proof.
  induction l as [|v l IH]; cbn; [easy|]. destruct (g v) eqn:e; cbn; [|easy]. now rewrite IH.
Qed.
Lemma filter_same (f g : N -> bool) l : (forall v, In v l -> f v = g v) -> filter f l = filter g l.
Proof.
  induction l as [|v l IH]; cbn; [easy|]. intro h. rewrite h by now left. rewrite IH; [easy|]. intros. apply h. now right.
Qed.

Lemma merge (k d : N -> bool) p : forall q, (forall v, In v p -> k v = true) -> (forall v, In v q -> d v = true) ->
  filter d p = filter k q ->
  exists t, filter k t = p /\ filter d t = q /\ forall v, In v t -> k v || d v = true.
Proof.
  induction p as [|v p IH]; intros q hp hq; cbn [filter].
  - intro e. symmetry in e. exists q. repeat split; [easy|now apply filter_all|]. intros v h. now rewrite hq, orb_true_r.
  - assert (k v = true) as kv by (apply hp; now left). destruct (d v) eqn:e; intro h.
    + symmetry in h. destruct (filter_split k v q _ h) as (q1 & q2 & -> & h1 & h2).
      destruct (IH q2) as (t & t1 & t2 & t3); [intros; apply hp; now right|intros; apply hq, in_or_app; right; now right|easy|].
      exists (q1 ++ v :: t). rewrite !filter_app. cbn. rewrite kv, e, h1, t1, t2, (filter_all d q1); repeat split.
      * intros u i. apply in_app_or in i as [i|[<-|i]]; [|now rewrite kv|now apply t3].
        rewrite hq, orb_true_r; [easy|]. apply in_or_app. now left.
      * intros u i. apply hq, in_or_app. now left.
    + destruct (IH q) as (t & t1 & t2 & t3); [intros; apply hp; now right|easy|easy|].
      exists (v :: t). cbn. rewrite kv, e, t1, t2. repeat split. intros u [<-|i]; [now rewrite kv|now apply t3].
Qed.

Lemma merged_NoDup (k d : N -> bool) t : (forall v, In v t -> k v || d v = true) ->
  NoDup (filter k t) -> NoDup (filter d t) -> NoDup t.
Proof.
  induction t as [|v t IH]; cbn; [constructor|]. intros h nk nd.
  assert (~ In v t) as i.
  { intro i. destruct (orb_prop _ _ (h v (or_introl eq_refl))) as [e|e]; rewrite e in *.
    - inversion nk as [|? ? n]. apply n, filter_In. easy.
    - inversion nd as [|? ? n]. apply n, filter_In. easy. }
  constructor; [easy|]. apply IH.
  - intros u j. apply h. now right.
  - destruct (k v); [now inversion nk|easy].
  - destruct (d v); [now inversion nd|easy].
Qed.

Lemma odd_before_glue K D t v : odd_before (glue K D) t v =
  xorb (vertex K v && odd_before K (filter (vertex K) t) v) (vertex D v && odd_before D (filter (vertex D) t) v).
Proof.
  induction t as [|u t IH]; cbn [odd_before filter]; [now rewrite !andb_false_r|].
  rewrite IH. clear IH. destruct (N.eqb_spec u v) as [->|n].
  - destruct (vertex K v) eqn:k, (vertex D v) eqn:d; cbn; now rewrite ?N.eqb_refl.
  - apply N.eqb_neq in n. cbn [glue adjacent].
    destruct (vertex K u), (vertex K v), (vertex D u), (vertex D v); cbn; rewrite ?n; btauto.
Qed.

Lemma glue_at K D t v : xorb (green (glue K D) v) (odd_before (glue K D) t v) =
  xorb (vertex K v && xorb (green K v) (odd_before K (filter (vertex K) t) v))
    (vertex D v && xorb (green D v) (odd_before D (filter (vertex D) t) v)).
Proof. rewrite odd_before_glue. cbn [glue green]. btauto. Qed.
Lemma right_glue K D t v : right (glue K D) t v <->
  xorb (vertex K v && xorb (green K v) (odd_before K (filter (vertex K) t) v))
    (vertex D v && xorb (green D v) (odd_before D (filter (vertex D) t) v)) = true.
Proof. unfold right. now rewrite glue_at. Qed.

Lemma orders_filter G K t : orders G t -> (forall v, vertex K v = true -> vertex G v = true) ->
  orders K (filter (vertex K) t).
Proof.
  intros [n i] h. split; [now apply NoDup_filter|]. intro v. rewrite filter_In, i. split; [easy|]. auto.
Qed.

Lemma part_table K D t (boundary := fun v => vertex K v && vertex D v) : orders (glue K D) t ->
  (forall v, vertex K v = false -> vertex D v = true -> right (glue K D) t v) ->
  table D boundary (filter boundary t) (fun v => xorb (green D v) (odd_before D (filter (vertex D) t) v)).
Proof.
  intros o r. exists (filter (vertex D) t). split; [|split; [|split; [|easy]]].
  - apply (orders_filter _ D t o (fun v h => orb_true_intro _ _ (or_intror h))).
  - rewrite filter_and. apply filter_same. intros v _. unfold boundary. now destruct (vertex D v), (vertex K v).
  - intros v hv hb. unfold boundary in hb. rewrite hv, andb_true_r in hb. specialize (r v hb hv).
    rewrite right_glue, hv, hb in r. cbn [andb] in r. now rewrite xorb_false_l in r.
Qed.
Lemma winning_table K D t (boundary := fun v => vertex K v && vertex D v) : wins_by (glue K D) t ->
  table D boundary (filter boundary t) (fun v => xorb (green D v) (odd_before D (filter (vertex D) t) v)).
Proof.
  intro w. apply winning_orders in w as [o r]. apply part_table; [easy|]. intros v _ hv. apply r. cbn. now rewrite hv, orb_true_r.
Qed.

(* A graph is won if it has a vector, as a gadget without boundary. *)
Lemma winnable_table G : winnable G <-> exists x, table G (fun _ => false) [] x.
Proof.
  split.
  - intros [t w]. apply winning_orders in w as [o r]. exists (fun _ => false), t. split; [easy|]. split; [now apply filter_none|].
    split; [intros v hv _; now apply r|easy].
  - intros (x & t & o & _ & inner & _). exists t. apply winning_orders. split; [easy|]. intros v hv. now apply inner.
Qed.

(** The theorem: of a host with vertices `edge` by which it meets yet another graph *)

Section Exchange.
  Variables K D D' : coloured_graph.
  Hypothesis meet : forall v, vertex K v = true -> vertex D v = vertex D' v.
  Let boundary v := vertex K v && vertex D v.
  Hypothesis tables : within D D' boundary.

  Theorem exchange_within edge : (forall v, edge v = true -> vertex K v = true) -> within (glue K D) (glue K D') edge.
  Proof.
    intros in_host s x (t & o & f & right_inside & at_edge).
    assert (forall v, vertex K v = false -> vertex D v = true -> right (glue K D) t v) as of_D.
    { intros v hk hv. apply right_inside; [cbn; now rewrite hv, orb_true_r|]. destruct (edge v) eqn:h; [|easy]. apply in_host in h. congruence. }
    apply (part_table K D t o) in of_D.
    destruct (tables _ _ of_D) as (q & o' & e & inner & at_boundary).
    pose proof (orders_filter _ K t o (fun v h => orb_true_intro _ _ (or_introl h))) as op.
    fold boundary in e.
    destruct (merge (vertex K) (vertex D') (filter (vertex K) t) q) as (t' & tk & td & cover).
    - intros v h. now apply filter_In in h.
    - intros v h. now apply o'.
    - rewrite filter_and. transitivity (filter boundary t).
      + apply filter_same. intros v _. unfold boundary. destruct (vertex K v) eqn:k; [|easy]. cbn. symmetry. now apply meet.
      + rewrite <- e. apply filter_same. intros v h. unfold boundary. destruct (vertex K v) eqn:k; [|easy].
        rewrite meet by easy. now apply o'.
    - assert (forall v, vertex K v = true ->
        xorb (green (glue K D') v) (odd_before (glue K D') t' v) = xorb (green (glue K D) v) (odd_before (glue K D) t v)) as as_before.
      { intros v k. rewrite !glue_at, tk, td, k, <- (meet v k). f_equal. destruct (vertex D v) eqn:d; [|easy].
        assert (boundary v = true) as hb by (unfold boundary; now rewrite k, d).
        rewrite (meet v k) in d. now rewrite <- (at_boundary v d hb). }
      assert (forall u, filter edge u = filter edge (filter (vertex K) u)) as edges_in_host.
      { intro u. rewrite filter_and. apply filter_same. intros v _. destruct (edge v) eqn:h; [now rewrite in_host|now rewrite andb_false_r]. }
      exists t'. split; [|split; [|split]].
      + split.
        * apply (merged_NoDup (vertex K) (vertex D')); [easy|rewrite tk; apply op|rewrite td; apply o'].
        * intro v. cbn. split; [apply cover|]. intro h. apply orb_prop in h as [h|h].
          -- apply op in h. rewrite <- tk in h. now apply filter_In in h.
          -- apply o' in h. rewrite <- td in h. now apply filter_In in h.
      + now rewrite edges_in_host, tk, <- edges_in_host.
      + intros v h he. destruct (vertex K v) eqn:k.
        * unfold right. rewrite as_before by easy. apply right_inside; [|easy]. cbn. now rewrite k.
        * apply right_glue. rewrite tk, td. cbn [glue vertex] in h. rewrite k in *. cbn [orb] in h. rewrite h. cbn [andb].
          rewrite xorb_false_l. apply inner; [easy|]. unfold boundary. now rewrite k.
      + intros v h he. rewrite as_before by auto. apply at_edge; [|easy]. cbn. now rewrite in_host.
  Qed.

  Theorem exchange : winnable (glue K D) -> winnable (glue K D').
  Proof. rewrite !winnable_table. intros [x h]. exists x. revert h. now apply exchange_within. Qed.
End Exchange.

(* Gadgets with the same table are interchangeable. *)
Corollary interchangeable K D D' (boundary := fun v => vertex K v && vertex D v) :
  (forall v, vertex K v = true -> vertex D v = vertex D' v) ->
  (forall s x, table D boundary s x <-> table D' boundary s x) ->
  winnable (glue K D) <-> winnable (glue K D').
Proof.
  intros meet e.
  assert (forall v, vertex K v && vertex D' v = boundary v) as b.
  { intro v. unfold boundary. destruct (vertex K v) eqn:k; [|easy]. cbn. symmetry. now apply meet. }
  assert (forall s x, table D' (fun v => vertex K v && vertex D' v) s x <-> table D' boundary s x) as e'.
  { intros s x. split; intros (t & o & f & i & a); exists t; (split; [easy|]); split.
    - rewrite <- f. apply filter_same. intros v _. now rewrite b.
    - split; intros v hv hb; rewrite <- b in hb; [now apply i|now apply a].
    - rewrite <- f. apply filter_same. intros v _. now rewrite b.
    - split; intros v hv hb; rewrite b in hb; [now apply i|now apply a]. }
  split; apply exchange.
  - easy.
  - intros s x h. now apply e.
  - intros v h. symmetry. now apply meet.
  - intros s x h. apply e' in h. apply e in h. destruct h as (t & o & f & i & a). exists t. split; [easy|]. split.
    + rewrite <- f. apply filter_same. intros v _. now rewrite b.
    + split; intros v hv hb; rewrite b in hb; [now apply i|now apply a].
Qed.

(* As docs/LEMMAS.md has it: if the tables differ by one constant vector r, the gadgets may be exchanged if the boundary
   vertices in r change colour too. *)
Theorem exchange_recolouring K D D' r (boundary := fun v => vertex K v && vertex D v) :
  (forall v, vertex K v = true -> vertex D v = vertex D' v) ->
  (forall v, member r v = true -> boundary v = true) ->
  (forall s x, table D boundary s x <-> table D' boundary s (fun v => xorb (x v) (member r v))) ->
  winnable (glue K D) <-> winnable (glue (recolour r K) D').
Proof.
  intros meet inside e.
  assert (same (glue (recolour r K) D') (glue K (recolour r D'))) as g.
  { split; [|split]; intros; cbn in *; [easy..|]. specialize (inside v). unfold boundary in inside.
    destruct (member r v); [|now rewrite !xorb_false_r].
    destruct (andb_prop _ _ (inside eq_refl)) as [k d]. rewrite k. rewrite (meet v k) in d. rewrite d. cbn. btauto. }
  rewrite (same_winnable _ _ g). apply interchangeable; [easy|]. intros s x.
  change (table D boundary s x <-> table (recolour r D') boundary s x). rewrite e.
  split; intros (t & o & f & i & a); exists t; (split; [easy|split; [easy|split]]); cbn.
  - intros v hv hb. unfold right in *. cbn. specialize (i v hv hb). rewrite (odd_before_same _ D') by easy.
    destruct (member r v) eqn:m; [now rewrite inside in hb|now rewrite xorb_false_r].
  - intros v hv hb. specialize (a v hv hb). rewrite (odd_before_same _ D') by easy.
    rewrite xorb_assoc, (xorb_comm (member r v)), <- xorb_assoc, <- a. btauto.
  - intros v hv hb. specialize (i v hv hb). unfold right in *. cbn in *. rewrite (odd_before_same _ D') in i by easy.
    destruct (member r v) eqn:m; [now rewrite inside in hb|now rewrite xorb_false_r in i].
  - intros v hv hb. specialize (a v hv hb). cbn in a. rewrite (odd_before_same _ D') in a by easy. rewrite a. btauto.
Qed.
