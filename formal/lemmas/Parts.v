(* Parts of a graph that meet the rest in one vertex: Theorem 4.1 of the ELLO paper for all graphs; oddities and events. *)
From Coq Require Import NArith List Bool Btauto Lia.
From Gamecert Require Import Plane.
From Gamecert.lemmas Require Import Coloured Gadgets Exchange Tables Parities.
Import ListNotations.
Local Open Scope N_scope.

(* The vertices W are joined to each other and to x alone. *)
Definition part_at (G : coloured_graph) (x : N) (W : list N) : Prop :=
  distinct (x :: W) /\ vertices G (x :: W) /\
  forall w u, In w W -> vertex G u = true -> adjacent G w u = true -> In u (x :: W).
(* These vertices by themselves; the vertex x in this colour. *)
Definition only (l : list N) (G : coloured_graph) := Coloured (member l) (adjacent G) (green G).
Definition with_colour (x : N) (is_green : bool) (G : coloured_graph) :=
  Coloured (vertex G) (adjacent G) (fun v => if v =? x then is_green else green G v).

Lemma odd_edges_same D E l : adjacent D = adjacent E -> odd_edges D l = odd_edges E l.
Proof. intro e. induction l as [|v l IH]; cbn; [easy|]. now rewrite IH, e. Qed.

Section Part.
  Variables (G : coloured_graph) (x : N) (W : list N).
  Hypothesis simple_graph : simple G.
  Hypothesis part : part_at G x W.
  Let P := only (x :: W) G.
  (* Its gadget: x belongs to the host, which colours it. *)
  Let D := with_colour x false P.
  Let K := without W G.
  Let boundary := fun v => vertex K v && vertex D v.

  Lemma x_apart : member W x = false.
  Proof. destruct part as (d & _). apply member_false. now inversion d. Qed.
  Lemma boundary_is v : boundary v = (v =? x).
  Proof.
    destruct part as (d & there & _). unfold boundary. cbn. destruct (N.eqb_spec v x) as [->|n].
    - rewrite there by now left. pose proof x_apart as a. unfold member in *. now rewrite a.
    - unfold member. cbn. destruct (existsb (N.eqb v) W), (vertex G v); easy.
  Qed.
  Lemma glued : same G (glue K D).
  Proof.
    destruct simple_graph as [irr sym], part as (d & there & alone).
    assert (forall v, member (x :: W) v = true -> vertex G v = true) as inside by (intros v h; now apply there, member_spec).
    split; [|split].
    - intro v. cbn [glue vertex]. destruct (vertex D v) eqn:e; [rewrite (inside v e); now rewrite orb_true_r|].
      cbn in e |- *. apply orb_false_iff in e as [_ e]. change (member W v = false) in e. rewrite e. cbn. now rewrite andb_true_r, orb_false_r.
    - intros u v hu hv. cbn [glue adjacent K without vertex]. rewrite hu, hv. cbn [andb].
      change (adjacent D u v) with (adjacent G u v).
      assert (forall w, vertex D w = (w =? x) || member W w) as dv by easy. rewrite !dv.
      assert (forall w, member W w = true -> forall z, vertex G z = true -> adjacent G w z = true -> (z =? x) || member W z = true) as near.
      { intros w h z hz a. apply (member_spec (x :: W) z). apply (alone w); try easy. now apply member_spec. }
      destruct (member W u) eqn:eu, (member W v) eqn:ev; rewrite ?orb_true_r; cbn [negb andb xorb]; try btauto.
      + rewrite orb_false_r. destruct (adjacent G u v) eqn:a; [|btauto]. pose proof (near u eu v hv a) as h. rewrite ev, orb_false_r in h. now rewrite h.
      + rewrite orb_false_r. destruct (adjacent G u v) eqn:a; [|btauto]. rewrite sym in a. pose proof (near v ev u hu a) as h. rewrite eu, orb_false_r in h. now rewrite h.
      + rewrite !orb_false_r. destruct (N.eqb_spec u x) as [->|_], (N.eqb_spec v x) as [->|_]; cbn; rewrite ?irr; btauto.
    - intros v hv. cbn [glue green K without vertex]. rewrite hv. cbn [andb].
      assert (vertex D v = (v =? x) || member W v) as -> by easy. cbn [green D with_colour].
      destruct (N.eqb_spec v x) as [->|n]; [rewrite x_apart; cbn; btauto|]. change (green P v) with (green G v). destruct (member W v); cbn; btauto.
  Qed.

  (* The order of a game won by the part alone, x in the colour c, adds to x what is wrong with that colour. *)
  Lemma alone_table c : winnable (with_colour x c P) -> table D boundary [x] (fun _ => negb c).
  Proof.
    intros [t w]. apply winning_orders in w as [[n i] r].
    assert (forall v, odd_before (with_colour x c P) t v = odd_before D t v) as same_odd by (intro; now apply odd_before_same).
    exists t. split; [now split|]. split; [|split].
    - assert (In x t) as ix by (apply i; cbn; now rewrite N.eqb_refl).
      rewrite (filter_same _ (fun v => v =? x)) by (intros; apply boundary_is). clear - n ix.
      induction t as [|v t IH]; [easy|]. inversion n; subst. cbn. destruct (N.eqb_spec v x) as [->|d].
      + f_equal. apply filter_none. intros u h. apply N.eqb_neq. now intros ->.
      + apply IH; [easy|]. now destruct ix.
    - intros v hv hb. rewrite boundary_is in hb. specialize (r v hv). unfold right in *. rewrite same_odd in r.
      cbn [with_colour green D] in *. now rewrite hb in *.
    - intros v hv hb. rewrite boundary_is in hb. specialize (r v hv). unfold right in r. rewrite same_odd in r.
      cbn [with_colour green D] in *. rewrite hb in *. now destruct c, (odd_before D t v).
  Qed.
  Lemma table_alone s f : table D boundary s f -> s = [x] /\ winnable (with_colour x (negb (f x)) P).
  Proof.
    intros (t & [n i] & e & inner & at_x).
    assert (vertex D x = true) as dx by (cbn; now rewrite N.eqb_refl).
    assert (boundary x = true) as bx by (rewrite boundary_is; apply N.eqb_refl).
    split.
    - rewrite <- e. assert (In x t) as ix by now apply i.
      rewrite (filter_same _ (fun v => v =? x)) by (intros; apply boundary_is). clear - n ix.
      induction t as [|v t IH]; [easy|]. inversion n; subst. cbn. destruct (N.eqb_spec v x) as [->|d].
      + f_equal. apply filter_none. intros u h. apply N.eqb_neq. now intros ->.
      + apply IH; [easy|]. now destruct ix.
    - exists t. apply winning_orders. split; [now split|]. intros v hv. unfold right.
      rewrite (odd_before_same (with_colour x (negb (f x)) P) D) by easy. cbn [with_colour green].
      destruct (N.eqb_spec v x) as [->|d].
      + specialize (at_x x dx bx). cbn [D with_colour green] in at_x. rewrite N.eqb_refl, xorb_false_l in at_x. rewrite at_x. now destruct (odd_before D t x).
      + assert (boundary v = false) as bv by (rewrite boundary_is; now apply N.eqb_neq). specialize (inner v hv bv). unfold right in inner.
        cbn [D with_colour green] in inner. now rewrite (proj2 (N.eqb_neq v x) d) in inner.
  Qed.

  (* What the part adds to x, by parity. *)
  Lemma table_sum s f : table D boundary s f -> xorb (f x) (odd_number (fun v => negb (green G v)) W) = odd_edges G (x :: W).
  Proof.
    intro h. destruct simple_graph as [_ sym], part as (d & _).
    assert (odd_number (fun v => negb (green G v)) W = odd_number (fun v => negb (green D v)) W) as ->.
    { apply odd_number_ext. intros v i. cbn. destruct (N.eqb_spec v x) as [->|_]; [|easy]. now inversion d. }
    transitivity (odd_edges D ([x] ++ W)); [|now apply odd_edges_same].
    rewrite <- (table_parity D sym [x] W s f); [cbn; now rewrite xorb_false_r|exact d| | |].
    - intro v. apply (member_spec (x :: W)).
    - intros v [<-|[]]. cbn. now rewrite N.eqb_refl.
    - destruct h as (t & o & e & inner & at_x). assert (forall v, member [x] v = boundary v) as same_b.
      { intro v. rewrite boundary_is. cbn. apply orb_false_r. }
      exists t. split; [easy|]. split; [rewrite <- e; apply filter_same; intros; apply same_b|].
      split; intros v hv hb; rewrite same_b in hb; [now apply inner|now apply at_x].
  Qed.
  (* So it is one colour of x, or none, with which the part alone can be won. *)
  Lemma one_colour : winnable (with_colour x true P) -> winnable (with_colour x false P) -> False.
  Proof.
    intros a b. apply alone_table, table_sum in a, b. cbn [negb] in a, b. rewrite <- b in a. now destruct (odd_number _ W).
  Qed.

  Let D' := only [x] (with_colour x false G).
  Lemma alone_x s f : table D' boundary s f <-> s = [x] /\ f x = false.
  Proof.
    assert (boundary x = true) as bx by (rewrite boundary_is; apply N.eqb_refl). split.
    - intros (t & [n i] & e & _ & at_x). specialize (at_x x). cbn [D' only vertex with_colour green] in at_x.
      assert (forall v, In v t -> v = x) as all by (intros v h; apply i in h; cbn in h; rewrite orb_false_r in h; now apply N.eqb_eq).
      assert (In x t) as ix by (apply i; cbn; now rewrite N.eqb_refl).
      assert (t = [x]) as ->.
      { destruct t as [|v t]; [easy|]. pose proof (all v (or_introl eq_refl)) as ->. destruct t as [|u t]; [easy|].
        pose proof (all u (or_intror (or_introl eq_refl))) as ->. inversion n as [|? ? no]. destruct no. now left. }
      cbn [filter] in e. rewrite bx in e. split; [easy|]. rewrite at_x; [|cbn; now rewrite N.eqb_refl|easy]. rewrite N.eqb_refl. cbn. now rewrite N.eqb_refl.
    - intros [-> fx]. exists [x]. split; [|split; [|split]].
      + split; [constructor; [easy|constructor]|]. intro v. cbn. rewrite orb_false_r, N.eqb_eq. intuition congruence.
      + cbn. now rewrite bx.
      + intros v hv hb. rewrite boundary_is in hb. cbn in hv. now rewrite hb in hv.
      + intros v _ hb. rewrite boundary_is in hb. apply N.eqb_eq in hb as ->. cbn. now rewrite !N.eqb_refl.
  Qed.
  Lemma part_exchanged c : winnable (with_colour x c P) ->
    winnable G <-> winnable (recolour (if c then [] else [x]) (without W G)).
  Proof.
    intro w. set (r := if c then [] else [x]). rewrite (same_winnable _ _ glued).
    assert (forall s f, table D boundary s f <-> s = [x] /\ f x = negb c) as is.
    { intros s f. split.
      - intro h. apply table_alone in h as [-> h]. split; [easy|]. destruct c, (f x) eqn:e; cbn in *; try easy; destruct one_colour; easy.
      - intros [-> fx]. apply alone_table in w. destruct w as (t & o & e & inner & at_x). exists t. split; [easy|]. split; [easy|]. split; [easy|].
        intros v hv hb. rewrite <- at_x by easy. rewrite boundary_is in hb. apply N.eqb_eq in hb as ->. exact fx. }
    assert (forall v, vertex K v = true -> vertex D v = vertex D' v) as meet.
    { intros v h. cbn. cbn in h. apply andb_prop in h as [_ h]. apply negb_true_iff in h. change (existsb (N.eqb v) W) with (member W v). now rewrite h. }
    rewrite (exchange_recolouring K D D' r meet).
    - apply same_winnable. destruct part as (_ & there & _), simple_graph as [irr _].
      assert (forall v, vertex (glue (recolour r K) D') v = vertex K v) as vk.
      { intro v. cbn [glue vertex recolour]. replace (vertex D' v) with (v =? x) by (cbn; now rewrite orb_false_r).
        destruct (N.eqb_spec v x) as [->|_]; [|apply orb_false_r]. cbn. rewrite there by now left. now rewrite x_apart. }
      assert (forall v, vertex D' v = (v =? x)) as dv by (intro; cbn; now rewrite orb_false_r).
      split; [|split].
      + intro v. now rewrite vk.
      + intros u v hu hv. rewrite vk in hu, hv. cbn [glue adjacent]. rewrite !dv. cbn [recolour vertex adjacent]. rewrite hu, hv. cbn [andb].
        change (adjacent D' u v) with (adjacent G u v). change (adjacent K u v) with (adjacent G u v).
        change (adjacent (without W G) u v) with (adjacent G u v).
        destruct (N.eqb_spec u x) as [->|_], (N.eqb_spec v x) as [->|_]; cbn [andb xorb]; rewrite ?irr; now rewrite ?xorb_false_r.
      + intros v hv. rewrite vk in hv. cbn [glue green]. rewrite dv. cbn [recolour vertex]. rewrite hv. cbn [andb].
        change (green D' v) with (if v =? x then false else green G v). destruct (v =? x); cbn [andb]; now rewrite ?xorb_false_r.
    - intros v h. unfold r in h. destruct c; [easy|]. cbn in h. rewrite orb_false_r in h. change (boundary v = true). now rewrite boundary_is.
    - intros s f. fold boundary. rewrite is, alone_x.
      assert (member r x = negb c) as -> by (unfold r; destruct c; cbn; now rewrite ?N.eqb_refl). destruct c, (f x); cbn; intuition congruence.
  Qed.
  Lemma part_dead : ~ winnable (with_colour x true P) -> ~ winnable (with_colour x false P) -> ~ winnable G.
  Proof.
    intros a b w. apply (same_winnable _ _ glued) in w as [t w]. apply winning_table in w. fold boundary in w.
    apply table_alone in w as [_ w]. destruct (negb _); easy.
  Qed.
End Part.

(* Theorem 4.1 of the paper: of a graph glued at x the part W may be left out; x changes colour if it is red in the game of the
   part that can be won; if none can be won, nor can the graph. *)
Theorem cut_vertex_green G x W : simple G -> part_at G x W -> winnable (with_colour x true (only (x :: W) G)) ->
  winnable G <-> winnable (without W G).
Proof.
  intros s p w. rewrite (part_exchanged G x W s p true w). apply same_winnable. split; [easy|]. split; [easy|].
  intros v _. apply xorb_false_r.
Qed.
Theorem cut_vertex_red G x W : simple G -> part_at G x W -> winnable (with_colour x false (only (x :: W) G)) ->
  winnable G <-> winnable (recolour [x] (without W G)).
Proof. intros s p w. exact (part_exchanged G x W s p false w). Qed.
Theorem cut_vertex_dead G x W : simple G -> part_at G x W -> ~ winnable (with_colour x true (only (x :: W) G)) ->
  ~ winnable (with_colour x false (only (x :: W) G)) -> ~ winnable G.
Proof. intros s p. exact (part_dead G x W s p). Qed.

(** Oddities and events *)

Definition odd_order (l : list N) : bool := odd_number (fun _ => true) l.
(* The game on these vertices with these colours; order, size and green vertices of a plausible one are even together. *)
Definition coloured_by (c : N -> bool) (l : list N) (G : coloured_graph) := Coloured (member l) (adjacent G) c.
Definition plausible (c : N -> bool) (l : list N) (G : coloured_graph) : Prop :=
  xorb (xorb (odd_order l) (odd_edges G l)) (odd_number c l) = false.
Definition parity_driven (l : list N) (G : coloured_graph) : Prop := forall c,
  plausible c l G -> (exists v, In v l /\ c v = true) -> winnable (coloured_by c l G).
Definition oddity (l : list N) (G : coloured_graph) : Prop := parity_driven l G /\ xorb (odd_order l) (odd_edges G l) = true.
Definition event (l : list N) (G : coloured_graph) : Prop := parity_driven l G /\ xorb (odd_order l) (odd_edges G l) = false.

Section Driven.
  Variables (G : coloured_graph) (x : N) (W : list N).
  Hypothesis simple_graph : simple G.
  Hypothesis part : part_at G x W.
  Notation odd_W := (odd_number (green G) W).

  Lemma driven_game c : parity_driven (x :: W) G -> xorb (xorb (odd_order (x :: W)) (odd_edges G (x :: W))) (xorb c odd_W) = false ->
    (c = true \/ exists v, In v W /\ green G v = true) -> winnable (with_colour x c (only (x :: W) G)).
  Proof.
    intros d pl some. destruct part as (nd & _). assert (~ In x W) as nx by (now inversion nd).
    apply (d (fun v => if v =? x then c else green G v)).
    - unfold plausible. cbn [odd_number]. rewrite N.eqb_refl. rewrite (odd_number_ext _ (green G) W); [exact pl|].
      intros v i. destruct (N.eqb_spec v x) as [->|_]; easy.
    - destruct some as [->|(v & i & g)]; [exists x; rewrite N.eqb_refl; cbn; auto|].
      exists v. split; [now right|]. destruct (N.eqb_spec v x) as [->|_]; easy.
  Qed.
End Driven.
