(* Node-Kayles on graphs, as lemmas about it speak of it; and gadgets that answer each other's moves in every host. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Trie Board Game Alike.
From Gamecert.games Require Import NodeKayles.
From Gamecert.checkers Require Import Listed.
From Gamecert.lemmas Require Import Coloured Gadgets Placed Mirrored.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** The game. Colours mean nothing here *)

(* A move selects a vertex: it goes, and its neighbours go. *)
Definition select (v : N) (G : coloured_graph) :=
  Coloured (fun u => vertex G u && negb (u =? v) && negb (adjacent G v u)) (adjacent G) (green G).
Inductive selecting : coloured_graph -> result coloured_graph -> Prop :=
| by_selecting G v : vertex G v = true -> selecting G (Passes (select v G)).

(* In normal play: beside a heap of n the graph is lost for the mover. *)
Definition nimber (G : coloured_graph) (n : N) : Prop := mover_loses false (with_heap selecting) (G, n).
Definition finite (G : coloured_graph) : Prop := exists m, forall v, vertex G v = true -> v < m.

(* G has the nimber of H and a heap of n together; the same nimber. *)
Definition differ_by (n : N) (G H : coloured_graph) : Prop := forall k, nimber G (N.lxor k n) <-> nimber H k.
Definition same_nimber (G H : coloured_graph) : Prop := forall k, nimber G k <-> nimber H k.

(* On boards this is the game of games/NodeKayles.v. *)
Theorem nimber_is_node_kayles b k :
  nimber (coloured b empty) k <-> has_nimber false (node_kayles (arena_of b)) (start (node_kayles (arena_of b))) k.
Proof.
  set (g := node_kayles (arena_of b)).
  set (S := fun (G : coloured_graph) (p : position g) =>
    adjacent G = adjacent (coloured b empty) /\ forall v, vertex G v = N.testbit (p : plane) v).
  assert (forall G p v, S G p -> v ∈ (p : plane) -> S (select v G) (Game.play g p v)) as after_.
  { intros G p v [ea ev] h. split; [easy|]. intro u. cbn. rewrite ea. cbn. bits. now rewrite ev, (N.eqb_sym u v). }
  apply (alike_beside false selecting (option_of g) S).
  - intros G p s. pose proof s as [ea ev]. split; intros x w.
    + inversion w; subst. rewrite ev in *. exists (Passes (Game.play g p v)). split; [|now apply after_]. exists v. now split.
    + destruct w as (v & [_ l] & ->). cbn in l. exists (Passes (select v G)). split; [|now apply after_]. constructor. now rewrite ev.
  - split; [easy|]. intro v. cbn. unfold Board.vertices. now rewrite all_spec.
Qed.

(** Graphs of the same shape *)

Definition same_shape (G H : coloured_graph) : Prop :=
  (forall v, vertex G v = vertex H v) /\
  (forall u v, vertex G u = true -> vertex G v = true -> adjacent G u v = adjacent H u v).
Lemma same_shape_nimber G H : same_shape G H -> same_nimber G H.
Proof.
  intros s k. apply (alike_beside false selecting selecting same_shape); [|easy]. clear.
  assert (forall G H v, same_shape G H -> vertex G v = true -> same_shape (select v G) (select v H)) as after_.
  { intros G H v [a b] hv. split; cbn.
    - intro u. rewrite <- a. destruct (vertex G u) eqn:e; [|easy]. now rewrite b.
    - intros u w hu hw. apply andb_prop in hu as [hu _], hw as [hw _]. apply andb_prop in hu as [hu _], hw as [hw _]. now apply b. }
  intros G H s. split; intros x w; inversion w; subst.
  - exists (Passes (select v H)). split; [|now apply after_]. constructor. now rewrite <- (proj1 s).
  - rewrite <- (proj1 s) in *. exists (Passes (select v G)). split; [now constructor|now apply after_].
Qed.

Lemma selecting_passes G r : selecting G r -> exists H, r = Passes H.
Proof. intro s. inversion s. now exists (select v G). Qed.

Lemma filter_at_most (f g : N -> bool) l : (forall u, f u = true -> g u = true) -> (length (filter f l) <= length (filter g l))%nat.
Proof.
  intro h. induction l as [|u l IH]; cbn; [easy|]. destruct (f u) eqn:e; [rewrite (h u e); cbn; lia|]. destruct (g u); cbn; lia.
Qed.
Lemma filter_fewer (f g : N -> bool) l v : (forall u, f u = true -> g u = true) -> In v l -> f v = false -> g v = true ->
  (length (filter f l) < length (filter g l))%nat.
Proof.
  intros h i fv gv. induction l as [|u l IH]; [easy|]. cbn. destruct i as [->|i].
  - rewrite fv, gv. cbn. pose proof (filter_at_most f g l h). lia.
  - specialize (IH i). destruct (f u) eqn:e; [rewrite (h u e); cbn; lia|]. destruct (g u); cbn; lia.
Qed.
Lemma finite_short G : finite G -> short selecting G.
Proof.
  intros [m h]. remember (length (filter (vertex G) (up_to m))) as c eqn:e. revert G h e.
  induction c as [c IH] using (well_founded_induction Wf_nat.lt_wf). intros G h ->.
  apply is_short with (map (fun v => select v G) (filter (vertex G) (up_to m))).
  - intro H. rewrite in_map_iff. split.
    + intro s. inversion s; subst. exists v. rewrite filter_In, up_to_spec. auto.
    + intros (v & <- & i). apply filter_In in i as [_ i]. now constructor.
  - intros H i. apply in_map_iff in i as (v & <- & i). apply filter_In in i as [hv gv]. eapply IH; [| |reflexivity].
    + apply filter_fewer with v; try easy.
      * intros u hu. cbn in hu. apply andb_prop in hu as [hu _]. now apply andb_prop in hu as [hu _].
      * cbn. now rewrite N.eqb_refl, andb_false_r.
    + intros u hu. cbn in hu. apply andb_prop in hu as [hu _]. apply andb_prop in hu as [hu _]. now apply h.
Qed.

Theorem some_nimber G : finite G -> exists k, nimber G k.
Proof. intro f. now apply (nimber_exists selecting selecting_passes), finite_short. Qed.

(** Two gadgets in one host *)

Section Gadgets.
  Variable names : list N.
  Hypothesis different : NoDup names.
  Notation n := (N.of_nat (length names)).
  Notation name := (name_of names).
  Notation place := (position_of names).
  Variable k : N.
  Hypothesis small : k <= n.

  (* Not inner: the host's, or on the boundary. *)
  Definition outer (v : N) : Prop := match place v with Some i => i < k | None => True end.

  (* G holds the gadget P: inner vertices have neighbours in the gadget alone. *)
  Definition has_gadget (G P : coloured_graph) : Prop :=
    (forall i, i < n -> vertex G (name i) = vertex P i) /\
    (forall i, i < k -> vertex P i = true) /\
    (forall i u, k <= i -> i < n -> vertex P i = true -> vertex G u = true ->
      adjacent G (name i) u = match place u with Some j => adjacent P i j | None => false end /\
      adjacent G u (name i) = match place u with Some j => adjacent P j i | None => false end).
  (* The rest is the same. *)
  Definition same_host (G H : coloured_graph) : Prop :=
    (forall v, place v = None -> vertex G v = vertex H v) /\
    (forall u v, outer u -> outer v -> vertex G u = true -> vertex G v = true -> adjacent G u v = adjacent H u v).

  Lemma same_host_sym G H : same_host G H -> (forall i, i < k -> vertex G (name i) = vertex H (name i)) -> same_host H G.
  Proof.
    intros [a b] c. assert (forall u, outer u -> vertex G u = vertex H u) as d.
    { intros u o. unfold outer in o. destruct (place u) as [i|] eqn:e; [|now apply a].
      apply position_some in e as [_ <-]. now apply c. }
    split; [intros v e; symmetry; now apply a|]. intros u v ou ov hu hv. symmetry. apply b; try easy; now rewrite d.
  Qed.

  (* Neighbours in the gadget. *)
  Definition near_in (P : coloured_graph) (row : N -> plane) : Prop := forall i j, i < n -> j < n ->
    N.testbit (row i) j = adjacent P i j /\ adjacent P j i = adjacent P i j.

  (* What is left of G: of the host, of the boundary, and of the inner vertices. *)
  Definition side (G P X : coloured_graph) (host : N -> bool) (B I : plane) : Prop :=
    adjacent X = adjacent G /\
    (forall v, place v = None -> vertex X v = host v) /\
    (forall i, i < k -> vertex X (name i) = N.testbit B i) /\
    (forall i, k <= i -> i < n -> vertex X (name i) = N.testbit I i) /\
    (forall v, vertex X v = true -> vertex G v = true).

  Section Side.
    Variables (G P : coloured_graph) (row : N -> plane).
    Hypothesis gadget_here : has_gadget G P.
    Hypothesis rows : near_in P row.

    Lemma select_in X v u : vertex (select v X) u = vertex X u && negb (u =? v) && negb (adjacent X v u).
    Proof. reflexivity. Qed.

    Lemma side_inner X host B I x : side G P X host B I -> k <= x -> x < n -> x ∈ I ->
      side G P (select (name x) X) host (B ∖ row x) (I ∖ cell x ∖ row x).
    Proof.
      intros (a & h & b & i & s) kx xn xi.
      assert (vertex G (name x) = true) as gx by (apply s; now rewrite i).
      assert (vertex P x = true) as px by (rewrite <- (proj1 gadget_here); easy).
      assert (forall u, vertex X u = true -> adjacent X (name x) u = match place u with Some j => adjacent P x j | None => false end) as ad.
      { intros u hu. rewrite a. now apply gadget_here; try apply s. }
      split; [easy|]. split; [|split; [|split]].
      - intros v e. rewrite select_in, <- h by easy. destruct (vertex X v) eqn:hv; [|easy]. rewrite ad, e by easy.
        rewrite not_name by easy. easy.
      - intros j hj. rewrite select_in. destruct (vertex X (name j)) eqn:hv.
        + rewrite ad by easy. rewrite position_name by (try easy; lia). rewrite same_name by (try easy; lia).
          rewrite b in hv by easy. bits. rewrite hv. destruct (rows x j) as [-> _]; [easy|lia|].
          now replace (j =? x) with false by (symmetry; apply N.eqb_neq; lia).
        + rewrite b in hv by easy. bits. now rewrite hv.
      - intros j kj hj. rewrite select_in. destruct (vertex X (name j)) eqn:hv.
        + rewrite ad by easy. rewrite position_name by easy. rewrite same_name by easy.
          rewrite i in hv by easy. bits. rewrite hv. destruct (rows x j) as [-> _]; [easy|lia|]. now rewrite (N.eqb_sym x j).
        + rewrite i in hv by easy. bits. now rewrite hv.
      - intros v hv. rewrite select_in in hv. apply andb_prop in hv as [hv _]. apply andb_prop in hv as [hv _]. now apply s.
    Qed.

    (* Boundary vertices next to v. *)
    Definition closed_by (v : N) : plane := cells_where k (fun i => adjacent G v (name i)).
    Lemma closed_by_spec v i : i < k -> N.testbit (closed_by v) i = adjacent G v (name i).
    Proof.
      intro h. apply eq_true_iff_eq. unfold closed_by, cells_where. rewrite plane_of_spec, filter_In, up_to_spec. tauto.
    Qed.

    Lemma side_boundary X host B I b : side G P X host B I -> b < k -> b ∈ B ->
      side G P (select (name b) X) (fun v => host v && negb (adjacent G (name b) v)) (B ∖ cell b ∖ closed_by (name b)) (I ∖ row b).
    Proof.
      intros (a & h & b_ & i & s) kb bb. assert (b < n) as bn by lia.
      assert (vertex G (name b) = true) as gb by (apply s; now rewrite b_).
      split; [easy|]. split; [|split; [|split]].
      - intros v e. rewrite select_in, <- h, a by easy. rewrite not_name by easy. now rewrite andb_true_r.
      - intros j hj. rewrite select_in, a, b_ by easy. rewrite same_name by (try easy; lia). bits. rewrite closed_by_spec by easy.
        now rewrite (N.eqb_sym j b).
      - intros j kj hj. rewrite select_in, a. destruct (vertex X (name j)) eqn:hv.
        + pose proof hv as gv. apply s in gv.
          assert (vertex P j = true) as pj by (rewrite <- (proj1 gadget_here); easy).
          destruct (proj2 (proj2 gadget_here) j (name b) kj hj pj gb) as [_ e]. rewrite e, position_name by easy.
          rewrite same_name by easy. rewrite i in hv by easy. bits. rewrite hv. destruct (rows b j) as [-> _]; [easy|easy|].
          now replace (j =? b) with false by (symmetry; apply N.eqb_neq; lia).
        + rewrite i in hv by easy. bits. now rewrite hv.
      - intros v hv. rewrite select_in in hv. apply andb_prop in hv as [hv _]. apply andb_prop in hv as [hv _]. now apply s.
    Qed.

    Lemma side_host X host B I v : side G P X host B I -> place v = None -> host v = true ->
      side G P (select v X) (fun u => host u && negb (u =? v) && negb (adjacent G v u)) (B ∖ closed_by v) I.
    Proof.
      intros (a & h & b_ & i & s) e hv. assert (vertex G v = true) as gv by (apply s; now rewrite h).
      split; [easy|]. split; [|split; [|split]].
      - intros u eu. now rewrite select_in, <- h, a.
      - intros j hj. rewrite select_in, a, b_ by easy. bits. rewrite closed_by_spec by easy.
        rewrite (N.eqb_sym (name j) v), not_name by (try easy; lia). now rewrite andb_true_r.
      - intros j kj hj. rewrite select_in, a. destruct (vertex X (name j)) eqn:hx.
        + pose proof hx as gj. apply s in gj.
          assert (vertex P j = true) as pj by (rewrite <- (proj1 gadget_here); easy).
          destruct (proj2 (proj2 gadget_here) j v kj hj pj gv) as [_ e2]. rewrite e2, e.
          rewrite (N.eqb_sym (name j) v), not_name by easy. rewrite i in hx by easy. now rewrite hx.
        + rewrite i in hx by easy. now rewrite hx.
      - intros u hu. rewrite select_in in hu. apply andb_prop in hu as [hu _]. apply andb_prop in hu as [hu _]. now apply s.
    Qed.

    Lemma side_same X host host' B B' I : side G P X host B I -> (forall v, place v = None -> host v = host' v) ->
      (forall i, i < k -> N.testbit B i = N.testbit B' i) -> side G P X host' B' I.
    Proof.
      intros (a & h & b & i & s) eh eb. repeat split; try easy.
      - intros v e. now rewrite h, eh.
      - intros j hj. now rewrite b, eb.
    Qed.
  End Side.
End Gadgets.
