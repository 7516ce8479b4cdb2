(* Arc-Kayles on graphs, as lemmas about it speak of it; and gadgets that answer each other's moves in every host. *)
From Gamecert.lemmas Require Export Nimbers.
From Coq Require Import Bool Lia Wf_nat.
From Gamecert Require Import Plane Trie Board Game.
From Gamecert.games Require Import Striking Edges ArcKayles CapturePaper.
From Gamecert.checkers Require Import Simulation.
From Gamecert.reductions Require Import Corresponding.
From Gamecert.lemmas Require Import Exchange Tables Placed Statements Mirrored MirroredGadgets.
Local Open Scope plane_scope.

(* A move takes an edge: its two ends go. *)
Inductive taking : coloured_graph -> result coloured_graph -> Prop :=
| by_taking G u v : vertex G u = true -> vertex G v = true -> adjacent G u v = true -> taking G (Passes (without [u; v] G)).

(* In normal play: beside a heap of n the graph is lost for the mover. *)
Definition arc_nimber (G : coloured_graph) (n : N) : Prop := mover_loses false (with_heap taking) (G, n).
Definition arcs_differ_by (n : N) (G H : coloured_graph) : Prop := forall k, arc_nimber G (N.lxor k n) <-> arc_nimber H k.
Definition same_arc_nimber (G H : coloured_graph) : Prop := forall k, arc_nimber G k <-> arc_nimber H k.

Lemma taking_passes G r : taking G r -> exists H, r = Passes H.
Proof. intro s. inversion s. now exists (without [u; v] G). Qed.

Lemma without_fewer G l v m : vertex G v = true -> In v l -> v < m ->
  (length (filter (vertex (without l G)) (up_to m)) < length (filter (vertex G) (up_to m)))%nat.
Proof.
  intros h i lt. apply filter_fewer with v; try easy.
  - intros u hu. cbn in hu. now apply andb_prop in hu as [hu _].
  - now apply up_to_spec.
  - cbn. rewrite (proj2 (member_spec l v) i). apply andb_false_r.
Qed.
Lemma finite_short_arcs G : finite G -> short taking G.
Proof.
  intros [m h]. remember (length (filter (vertex G) (up_to m))) as c eqn:e. revert G h e.
  induction c as [c IH] using (well_founded_induction lt_wf). intros G h ->.
  set (pairs := filter (fun p => adjacent G (fst p) (snd p)) (list_prod (filter (vertex G) (up_to m)) (filter (vertex G) (up_to m)))).
  apply is_short with (map (fun p => without [fst p; snd p] G) pairs).
  - intro H. rewrite in_map_iff. split.
    + intro s. inversion s; subst. exists (u, v). unfold pairs. rewrite filter_In, in_prod_iff, !filter_In, !up_to_spec. cbn. repeat split; auto.
    + intros ([u v] & <- & i). unfold pairs in i. rewrite filter_In, in_prod_iff, !filter_In in i. now constructor.
  - intros H i. apply in_map_iff in i as ([u v] & <- & i). unfold pairs in i. rewrite filter_In, in_prod_iff, !filter_In, !up_to_spec in i.
    destruct i as [[[lu hu] _] _]. cbn [fst snd]. eapply IH; [|clear IH|reflexivity].
    + now apply without_fewer with u; [|left|].
    + intros w hw. cbn in hw. apply andb_prop in hw as [hw _]. now apply h.
Qed.

(** The edges of a gadget, each with an inner end, numbered behind the boundary vertices *)

Definition inner_edges (k n : N) (P : coloured_graph) : list (N * N) :=
  filter (fun e => (fst e <? snd e) && (k <=? snd e) && vertex P (fst e) && vertex P (snd e) && adjacent P (fst e) (snd e))
    (list_prod (up_to n) (up_to n)).
Definition touches (e : N * N) (b : N) : bool := (b =? fst e) || (b =? snd e).
Definition meets (e f : N * N) : bool := touches e (fst f) || touches e (snd f).
Definition edge_numbered (k : N) (E : list (N * N)) (s : N) : N * N := nth (N.to_nat (s - k)) E (0, 0).
Definition lines (k : N) (E : list (N * N)) : coloured_graph := Coloured (fun s => s <? k + N.of_nat (length E))
  (fun s t => if s <? k then if t <? k then false else touches (edge_numbered k E t) s
              else if t <? k then touches (edge_numbered k E s) t else meets (edge_numbered k E s) (edge_numbered k E t))
  (fun _ => false).

Section Host.
  Variable names : list N.
  Hypothesis different : NoDup names.
  Notation n := (N.of_nat (length names)).
  Notation name := (name_of names).
  Notation place := (position_of names).
  Variables (k N0 : N).
  Hypothesis small : k <= n.

  Definition number_of_edges (E : list (N * N)) : N := k + N.of_nat (length E).
  Definition edge_there (E : list (N * N)) (X : coloured_graph) (s : N) : bool :=
    (s <? number_of_edges E) && vertex X (name (fst (edge_numbered k E s))) && vertex X (name (snd (edge_numbered k E s))).

  (* What is left of G: of the host, of the boundary, and of the edges of the gadget. *)
  Definition left_of (G : coloured_graph) (E : list (N * N)) (X : coloured_graph) (host : N -> bool) (B I : plane) : Prop :=
    adjacent X = adjacent G /\
    (forall v, place v = None -> vertex X v = host v) /\
    (forall i, i < k -> vertex X (name i) = N.testbit B i) /\
    (forall s, k <= s -> s < N0 -> N.testbit I s = edge_there E X s) /\
    (forall v, vertex X v = true -> vertex G v = true).

  Section Side.
    Variables (G P : coloured_graph) (E : list (N * N)) (near : N -> plane).
    Hypothesis here_ : has_gadget names k G P.
    Hypothesis listed_edges : E = inner_edges k n P.
    Hypothesis fits_here : number_of_edges E <= N0.
    Hypothesis psym : forall i j, i < n -> j < n -> adjacent P i j = adjacent P j i.
    Hypothesis irr : forall v, vertex G v = true -> adjacent G v v = false.
    Hypothesis sym : forall u v, vertex G u = true -> vertex G v = true -> adjacent G u v = adjacent G v u.
    Hypothesis rows : forall s t, s < N0 -> t < N0 -> N.testbit (near s) t = adjacent (lines k E) s t.

    Lemma edge_spec s : k <= s -> s < number_of_edges E ->
      let (p, q) := edge_numbered k E s in p < q /\ q < n /\ k <= q /\ vertex P p = true /\ vertex P q = true /\ adjacent P p q = true.
    Proof.
      intros a b. assert (In (edge_numbered k E s) E) as i by (apply nth_In; unfold number_of_edges in b; lia).
      destruct (edge_numbered k E s) as [p q]. rewrite listed_edges in i. unfold inner_edges in i.
      rewrite filter_In, in_prod_iff, !up_to_spec, !andb_true_iff, N.ltb_lt, N.leb_le in i. cbn in i. tauto.
    Qed.
    Lemma edge_numbers p q : In (p, q) E -> exists s, k <= s /\ s < number_of_edges E /\ edge_numbered k E s = (p, q).
    Proof.
      intro i. apply (In_nth _ _ (0, 0)) in i as (j & hj & e). exists (k + N.of_nat j). unfold number_of_edges, edge_numbered.
      split; [lia|]. split; [lia|]. replace (N.to_nat (k + N.of_nat j - k)) with j by lia. easy.
    Qed.

    (* An edge of the graph is one of the gadget, or lies outside it. *)
    Lemma edge_or_outer u v : vertex G u = true -> vertex G v = true -> adjacent G u v = true ->
      (exists s, k <= s /\ s < number_of_edges E /\
        forall w, member [u; v] w = member [name (fst (edge_numbered k E s)); name (snd (edge_numbered k E s))] w) \/
      outer names k u /\ outer names k v.
    Proof.
      assert (forall i v, k <= i -> i < n -> vertex G (name i) = true -> vertex G v = true -> adjacent G (name i) v = true ->
        exists s, k <= s /\ s < number_of_edges E /\
          forall w, member [name i; v] w = member [name (fst (edge_numbered k E s)); name (snd (edge_numbered k E s))] w) as inner.
      { clear u v. intros i v ki ni hi hv a. assert (vertex P i = true) as pi by now rewrite <- (proj1 here_).
        destruct (proj2 (proj2 here_) i v ki ni pi hv) as [e _]. rewrite a in e. symmetry in e.
        destruct (place v) as [j|] eqn:pv; [|easy]. apply position_some in pv as [nj <-].
        assert (vertex P j = true) as pj by now rewrite <- (proj1 here_).
        assert (i <> j) as d by (intros ->; now rewrite irr in a).
        destruct (N.lt_ge_cases i j) as [l|l].
        - destruct (edge_numbers i j) as (s & a1 & a2 & a3).
          { rewrite listed_edges. unfold inner_edges. rewrite filter_In, in_prod_iff, !up_to_spec, !andb_true_iff, N.ltb_lt, N.leb_le. cbn.
            repeat split; try easy; lia. }
          exists s. now rewrite a3.
        - destruct (edge_numbers j i) as (s & a1 & a2 & a3).
          { rewrite listed_edges. unfold inner_edges. rewrite filter_In, in_prod_iff, !up_to_spec, !andb_true_iff, N.ltb_lt, N.leb_le. cbn.
            repeat split; try easy; try lia. now rewrite psym. }
          exists s. rewrite a3. split; [easy|]. split; [easy|]. intro w. cbn. now destruct (w =? name i), (w =? name j). }
      intros hu hv a. destruct (place u) as [i|] eqn:pu.
      - pose proof pu as pu'. apply position_some in pu' as [ni <-]. destruct (N.lt_ge_cases i k) as [l|l]; [|left; now apply inner].
        destruct (place v) as [j|] eqn:pv.
        + pose proof pv as pv'. apply position_some in pv' as [nj <-]. destruct (N.lt_ge_cases j k) as [m|m].
          * right. unfold outer. now rewrite pu, pv.
          * left. destruct (inner j (name i)) as (s & a1 & a2 & a3); try easy; [now rewrite sym by easy|].
            exists s. split; [easy|]. split; [easy|]. intro w. rewrite <- a3. cbn. now destruct (w =? name i), (w =? name j).
        + right. unfold outer. now rewrite pu, pv.
      - destruct (place v) as [j|] eqn:pv.
        + pose proof pv as pv'. apply position_some in pv' as [nj <-]. destruct (N.lt_ge_cases j k) as [m|m].
          * right. unfold outer. now rewrite pu, pv.
          * left. destruct (inner j u) as (s & a1 & a2 & a3); try easy; [now rewrite sym by easy|].
            exists s. split; [easy|]. split; [easy|]. intro w. rewrite <- a3. cbn. now destruct (w =? u), (w =? name j).
        + right. unfold outer. now rewrite pu, pv.
    Qed.

    Lemma touch_name s w : k <= s -> s < number_of_edges E -> w < n ->
      member [name (fst (edge_numbered k E s)); name (snd (edge_numbered k E s))] (name w) = touches (edge_numbered k E s) w.
    Proof.
      intros a b hw. pose proof (edge_spec s a b) as sp. destruct (edge_numbered k E s) as [p q]. cbn. unfold touches. cbn.
      rewrite orb_false_r, !same_name by (try easy; lia). easy.
    Qed.
    Lemma touch_elsewhere s v : k <= s -> s < number_of_edges E -> place v = None ->
      member [name (fst (edge_numbered k E s)); name (snd (edge_numbered k E s))] v = false.
    Proof.
      intros a b e. pose proof (edge_spec s a b) as sp. destruct (edge_numbered k E s) as [p q]. cbn.
      rewrite !not_name by (try easy; lia). easy.
    Qed.

    (* A move in the gadget. *)
    Lemma left_inner X Y host B I s : left_of G E X host B I -> k <= s -> s < number_of_edges E ->
      adjacent Y = adjacent X ->
      (forall w, vertex Y w = vertex X w && negb (member [name (fst (edge_numbered k E s)); name (snd (edge_numbered k E s))] w)) ->
      left_of G E Y host (B ∖ near s) (I ∖ cell s ∖ near s).
    Proof.
      intros (a & h & b & i & sub) ks ls ay vy. split; [congruence|]. split; [|split; [|split]].
      - intros v e. rewrite vy, h, touch_elsewhere by easy. apply andb_true_r.
      - intros j hj. rewrite vy, b, touch_name by (try easy; lia). bits. rewrite rows by lia. cbn.
        replace (s <? k) with false by (symmetry; apply N.ltb_ge; lia). now rewrite (proj2 (N.ltb_lt j k) hj).
      - intros t kt lt. bits. rewrite rows by lia. cbn.
        replace (s <? k) with false by (symmetry; apply N.ltb_ge; lia). replace (t <? k) with false by (symmetry; apply N.ltb_ge; lia).
        rewrite i by easy. unfold edge_there. destruct (N.ltb_spec t (number_of_edges E)) as [l|l]; [|easy].
        pose proof (edge_spec t kt l) as sp. destruct (edge_numbered k E t) as [p q] eqn:et. cbn [fst snd].
        rewrite !vy, !touch_name by (try easy; lia). unfold meets. cbn [fst snd].
        destruct (N.eqb_spec s t) as [->|d].
        + unfold touches. rewrite et. cbn. rewrite N.eqb_refl. cbn. now rewrite !andb_false_r.
        + destruct (touches (edge_numbered k E s) p), (touches (edge_numbered k E s) q), (vertex X (name p)), (vertex X (name q)); easy.
      - intros v hv. rewrite vy in hv. apply andb_prop in hv as [hv _]. now apply sub.
    Qed.

    (* A vertex goes that is not inner. *)
    Definition mark (u : N) : plane := match place u with Some i => cell i | None => empty end.
    Definition strike (u : N) : plane := match place u with Some i => near i | None => empty end.
    Lemma left_outer X host B I u : left_of G E X host B I -> outer names k u ->
      left_of G E (without [u] X) (fun w => host w && negb (w =? u)) (B ∖ mark u) (I ∖ strike u).
    Proof.
      intros (a & h & b & i & sub) o. split; [easy|]. split; [|split; [|split]].
      - intros v e. cbn. now rewrite h, orb_false_r.
      - intros j hj. cbn. rewrite b, orb_false_r by easy. bits. f_equal. f_equal. unfold mark. destruct (place u) as [x|] eqn:pu.
        + apply position_some in pu as [lx <-]. rewrite same_name, cell_spec by (try easy; lia). apply N.eqb_sym.
        + unfold empty. rewrite N.bits_0, (N.eqb_sym (name j)). apply not_name; [easy|lia|easy].
      - intros t kt lt. bits. rewrite i by easy. unfold edge_there. destruct (N.ltb_spec t (number_of_edges E)) as [l|l]; [|easy].
        pose proof (edge_spec t kt l) as sp. destruct (edge_numbered k E t) as [p q] eqn:et. cbn [fst snd vertex without member existsb].
        rewrite !orb_false_r. unfold strike, outer in *. destruct (place u) as [x|] eqn:pu.
        + apply position_some in pu as [lx <-]. rewrite !same_name by (try easy; lia). rewrite rows by lia. cbn.
          rewrite (proj2 (N.ltb_lt x k) o). replace (t <? k) with false by (symmetry; apply N.ltb_ge; lia).
          unfold touches. rewrite et. cbn. rewrite (N.eqb_sym p), (N.eqb_sym q).
          destruct (x =? p), (x =? q), (vertex X (name p)), (vertex X (name q)); easy.
        + rewrite (N.eqb_sym (name p)), (N.eqb_sym (name q)), !not_name by (try easy; lia). unfold empty. rewrite N.bits_0.
          now rewrite !andb_true_r.
      - intros v hv. cbn in hv. apply andb_prop in hv as [hv _]. now apply sub.
    Qed.

    Lemma left_same X Y host host' B B' I : left_of G E X host B I -> adjacent Y = adjacent X -> (forall v, vertex Y v = vertex X v) ->
      (forall v, place v = None -> host v = host' v) -> (forall i, i < k -> N.testbit B i = N.testbit B' i) -> left_of G E Y host' B' I.
    Proof.
      intros (a & h & b & i & sub) ay vy eh eb. split; [congruence|]. split; [|split; [|split]].
      - intros v e. now rewrite vy, h, eh.
      - intros j hj. now rewrite vy, b, eb.
      - intros t kt lt. rewrite i by easy. unfold edge_there. now rewrite !vy.
      - intros v hv. apply sub. now rewrite <- vy.
    Qed.
  End Side.

  Definition answering (G : coloured_graph) (E : list (N * N)) (H : coloured_graph) (F : list (N * N)) (R : triples)
    (X Y : coloured_graph) (m : N) : Prop :=
    exists host B I J, left_of G E X host B I /\ left_of H F Y host B J /\ R B I J m.

  Lemma answering_swap G E H F R X Y m : answering G E H F R X Y m -> answering H F G E (fun B I J m => R B J I m) Y X m.
  Proof. intros (host & B & I & J & a & b & r). now exists host, B, J, I. Qed.
  Lemma answered_arcs_swap G E H F R X Y m :
    answered taking (answering G E H F R) X Y m -> answered taking (answering H F G E (fun B I J m => R B J I m)) Y X m.
  Proof.
    intros [(Z & s & r)|[(Z & s & r)|(m' & s & r)]].
    - right. left. exists Z. split; [easy|]. now apply answering_swap.
    - left. exists Z. split; [easy|]. now apply answering_swap.
    - right. right. exists m'. split; [easy|]. now apply answering_swap.
  Qed.

  (* Without loops at vertices, and symmetric between them. *)
  Definition simple_there (G : coloured_graph) : Prop :=
    (forall v, vertex G v = true -> adjacent G v v = false) /\
    (forall u v, vertex G u = true -> vertex G v = true -> adjacent G u v = adjacent G v u).
  (* A gadget, its edges, and which of them share ends. *)
  Definition gadget_arcs (G P : coloured_graph) (E : list (N * N)) (near : N -> plane) : Prop :=
    has_gadget names k G P /\ E = inner_edges k n P /\ number_of_edges E <= N0 /\
    (forall i j, i < n -> j < n -> adjacent P i j = adjacent P j i) /\ simple_there G /\
    (forall s t, s < N0 -> t < N0 -> N.testbit (near s) t = adjacent (lines k E) s t).

  Lemma gadget_move G P E near X host B I s : gadget_arcs G P E near -> left_of G E X host B I -> k <= s -> s < N0 -> s ∈ I ->
    exists X', taking X (Passes X') /\ left_of G E X' host (B ∖ near s) (I ∖ cell s ∖ near s).
  Proof.
    intros (hg & le & fit & ps & (irr & sy) & rows) a ks ls i. pose proof a as (aa & _ & _ & ai & _).
    rewrite ai in i by easy. unfold edge_there in i. rewrite !andb_true_iff, N.ltb_lt in i. destruct i as [[l v1] v2].
    pose proof (edge_spec P E le fit s ks l) as sp. destruct (edge_numbered k E s) as [p q] eqn:es. cbn [fst snd] in *.
    destruct sp as (pq & qn & kq & vp & vq & ad).
    exists (without [name p; name q] X). split.
    - assert (vertex G (name p) = true) as gp by (now rewrite (proj1 hg) by lia).
      assert (vertex G (name q) = true) as gq by (now rewrite (proj1 hg) by lia).
      constructor; [easy|easy|]. rewrite aa, sy by easy.
      destruct (proj2 (proj2 hg) q (name p) kq qn vq gp) as [-> _]. rewrite position_name by (try easy; lia). rewrite ps by lia. easy.
    - apply (left_inner G P E near le fit rows X) with (s := s); try easy. intro w. now rewrite es.
  Qed.

  Lemma same_bits_below B C D : (forall i, i < k -> N.testbit (B ∩ C) i = N.testbit (B ∩ D) i) ->
    forall i, i < k -> N.testbit (B ∖ C) i = N.testbit (B ∖ D) i.
  Proof. intros e i l. specialize (e i l). revert e. bits. now destruct (N.testbit B i), (N.testbit C i), (N.testbit D i). Qed.
  Lemma nothing_closed B C : B ∩ C = empty -> B ∖ C = B.
  Proof.
    intro e. apply plane_ext. intro v. apply (f_equal (fun p => N.testbit p v)) in e. revert e. unfold empty. bits.
    now destruct (N.testbit B v), (N.testbit C v).
  Qed.

  Section Answers.
    Variables (G P : coloured_graph) (E : list (N * N)) (near : N -> plane) (H Q : coloured_graph) (F : list (N * N)) (near' : N -> plane).
    Variable R : triples.
    Hypothesis arcsG : gadget_arcs G P E near.
    Hypothesis arcsH : gadget_arcs H Q F near'.
    Hypothesis host_same : same_host names k G H.
    Hypothesis isclosed : closed k N0 near near' R.

    Lemma quiet_arcs X Y host B I J m : left_of G E X host B I -> left_of H F Y host B J ->
      (forall i, i ∈ I -> k <= i < N0) -> (forall i, i ∈ J -> k <= i < N0) -> quiet near near' R B I J m ->
      answered taking (answering G E H F R) X Y m.
    Proof.
      intros a b ri rj [(x & xi & e & r)|[(y & yi & e & r)|(m' & l & r)]].
      - left. destruct (gadget_move G P E near X host B I x arcsG a) as (X' & t & a'); try easy; try now apply ri.
        exists X'. split; [easy|]. rewrite nothing_closed in a' by easy. now exists host, B, (I ∖ cell x ∖ near x), J.
      - right. left. destruct (gadget_move H Q F near' Y host B J y arcsH b) as (Y' & t & b'); try easy; try now apply rj.
        exists Y'. split; [easy|]. rewrite nothing_closed in b' by easy. now exists host, B, I, (J ∖ cell y ∖ near' y).
      - right. right. exists m'. split; [easy|]. now exists host, B, I, J.
    Qed.

    Lemma outer_taken B I J m u : R B I J m -> outer names k u -> (forall i, place u = Some i -> i ∈ B) ->
      R (B ∖ mark u) (I ∖ strike near u) (J ∖ strike near' u) m.
    Proof.
      intros r o there. unfold mark, strike, outer in *. destruct (place u) as [i|].
      - now apply (isclosed B I J m r), there.
      - unfold empty. now rewrite !N.ldiff_0_r.
    Qed.

    Lemma first_arcs X Y m : answering G E H F R X Y m ->
      forall X', taking X (Passes X') -> answered taking (answering G E H F R) X' Y m.
    Proof.
      intros (host & B & I & J & a & b & r) X' s. inversion s as [X0 u v hu hv ad]; subst. clear s.
      destruct (isclosed B I J m r) as ((rb & ri & rj) & _ & inner & _ & _).
      pose proof a as (aa & ah & ab & ai & sub). pose proof b as (ba & bh & bb & bi & sub').
      pose proof arcsG as (hg & le & fit & ps & (irr & sy) & rows). pose proof arcsH as (_ & le' & fit' & _ & _ & rows').
      rewrite aa in ad.
      destruct (edge_or_outer G P E hg le fit ps irr sy u v) as [(s & ks & ls & es)|[ou ov]]; [now apply sub|now apply sub|easy| |].
      - assert (s ∈ I) as si.
        { rewrite ai by lia. unfold edge_there. rewrite (proj2 (N.ltb_lt s _) ls). cbn.
          assert (forall w, member [name (fst (edge_numbered k E s)); name (snd (edge_numbered k E s))] w = true -> vertex X w = true) as live.
          { intros w h. rewrite <- es in h. apply member_spec in h as [<-|[<-|[]]]; easy. }
          rewrite !live; [easy|apply member_spec; right; now left|apply member_spec; now left]. }
        assert (left_of G E (without [u; v] X) host (B ∖ near s) (I ∖ cell s ∖ near s)) as a'.
        { apply (left_inner G P E near le fit rows X) with (s := s); try easy. intro w. now rewrite <- es. }
        destruct (inner s si) as [q t]. destruct (N.eq_dec (B ∩ near s) empty) as [z|z].
        + rewrite nothing_closed in a' by easy. apply (quiet_arcs (without [u; v] X) Y host B (I ∖ cell s ∖ near s) J m); try easy.
          * intros j. bits. rewrite !andb_true_iff. intros [[h _] _]. now apply ri.
          * now apply q.
        + destruct (t z) as (y & yj & f & r'). right. left.
          destruct (gadget_move H Q F near' Y host B J y arcsH b) as (Y' & tk & b'); try easy; try now apply rj.
          exists Y'. split; [easy|]. exists host, (B ∖ near s), (I ∖ cell s ∖ near s), (J ∖ cell y ∖ near' y). split; [easy|].
          split; [|easy]. replace (B ∖ near s) with (B ∖ near' y); [easy|]. apply plane_ext. intro j.
          apply (f_equal (fun p => N.testbit p j)) in f. revert f. bits. now destruct (N.testbit B j), (N.testbit (near s) j), (N.testbit (near' y) j).
      - assert (forall w, outer names k w -> vertex X w = vertex Y w) as alike.
        { intros w o. unfold outer in o. destruct (place w) as [i|] eqn:e; [|now rewrite ah, bh].
          apply position_some in e as [_ <-]. now rewrite ab, bb. }
        assert (u <> v) as d by (intros ->; now rewrite irr in ad by now apply sub).
        assert (forall w i, vertex X w = true -> outer names k w -> place w = Some i -> i ∈ B) as live.
        { intros w i hw o e. unfold outer in o. rewrite e in o. apply position_some in e as [_ <-]. now rewrite <- ab. }
        right. left. exists (without [u; v] Y). split.
        + constructor; [now rewrite <- alike|now rewrite <- alike|]. rewrite ba. rewrite <- (proj2 host_same); try easy; now apply sub.
        + exists (fun w => (host w && negb (w =? u)) && negb (w =? v)), (B ∖ mark u ∖ mark v), (I ∖ strike near u ∖ strike near v),
            (J ∖ strike near' u ∖ strike near' v).
          assert (forall Z w, vertex (without [u; v] Z) w = vertex (without [v] (without [u] Z)) w) as both.
          { intros Z w. cbn. rewrite !orb_false_r, negb_orb. now rewrite andb_assoc. }
          split; [|split].
          * eapply left_same; [apply (left_outer G P E near le fit rows _ _ _ _ v (left_outer G P E near le fit rows X host B I u a ou) ov)|easy|apply both|easy|easy].
          * eapply left_same; [apply (left_outer H Q F near' le' fit' rows' _ _ _ _ v (left_outer H Q F near' le' fit' rows' Y host B J u b ou) ov)|easy|apply both|easy|easy].
          * apply outer_taken; [|easy|].
            -- apply outer_taken; [easy|easy|]. intros i e. now apply (live u).
            -- intros i e. bits. rewrite (live v i hv ov e). cbn. apply negb_true_iff. unfold mark.
               destruct (place u) as [j|] eqn:pu; [|apply N.bits_0]. rewrite cell_spec. apply N.eqb_neq. intros ->.
               apply position_some in e as [_ <-]. apply position_some in pu as [_ pu]. now apply d.
    Qed.
  End Answers.

  (* The theorem: gadgets of a closed set have nimbers that differ by the heap, in every host. *)
  Theorem mirrored_arcs G P E near H Q F near' R n0 B I J :
    finite G -> finite H -> gadget_arcs G P E near -> gadget_arcs H Q F near' -> same_host names k G H -> closed k N0 near near' R ->
    R B I J n0 -> (forall i, i < k -> i ∈ B) ->
    (forall s, k <= s -> s < N0 -> N.testbit I s = (s <? number_of_edges E)) ->
    (forall s, k <= s -> s < N0 -> N.testbit J s = (s <? number_of_edges F)) -> arcs_differ_by n0 G H.
  Proof.
    intros fg fh ag ah sh cl r eb ei ej. pose proof ag as (hg & le & fit & _). pose proof ah as (hh & lf & fit' & _).
    assert (forall i, i < k -> vertex G (name i) = true) as vg by (intros i l; rewrite (proj1 hg) by lia; now apply hg).
    assert (forall i, i < k -> vertex H (name i) = true) as vh by (intros i l; rewrite (proj1 hh) by lia; now apply hh).
    assert (forall G P E s, has_gadget names k G P -> E = inner_edges k n P -> number_of_edges E <= N0 -> k <= s ->
      edge_there E G s = (s <? number_of_edges E)) as whole.
    { clear - small different. intros G P E s hg le fit ks. unfold edge_there. destruct (N.ltb_spec s (number_of_edges E)) as [l|l]; [|easy].
      pose proof (edge_spec P E le fit s ks l) as sp. destruct (edge_numbered k E s) as [p q]. cbn.
      destruct sp as (a & b & c & d & e & _). now rewrite !(proj1 hg), d, e by lia. }
    intro x. apply (mirrored_nimbers taking taking_passes (answering G E H F R)); [|now apply finite_short_arcs..|].
    - clear r x. intros X Y m r. split; [|split].
      + now apply (first_arcs G P E near H Q F near').
      + intros Y' s. apply answering_swap in r. apply answered_arcs_swap.
        apply (first_arcs H Q F near' G P E near) with Y; try easy.
        * apply same_host_sym; try easy. intros i l. now rewrite vg, vh.
        * now apply closed_swap.
      + intros m' l. destruct r as (host & B' & I' & J' & a & b & r). destruct (cl B' I' J' m r) as ((rb & ri & rj) & _ & _ & _ & q).
        apply (quiet_arcs G P E near H Q F near' R ag ah X Y host B' I' J'); try easy. now apply q.
    - exists (vertex G), B, I, J. split; [|split; [|easy]].
      + split; [easy|]. split; [easy|]. split; [|split; [|easy]].
        * intros i l. now rewrite vg, eb.
        * intros s l l'. rewrite ei by easy. symmetry. now apply (whole G P).
      + split; [easy|]. split; [|split; [|split; [|easy]]].
        * intros v e. symmetry. now apply sh.
        * intros i l. now rewrite vh, eb.
        * intros s l l'. rewrite ej by easy. symmetry. now apply (whole H Q).
  Qed.
End Host.

(** The theorems behind printed lemmas *)

Lemma lines_arc_nimber G H : same_lines G H -> same_arc_nimber G H.
Proof.
  enough (forall G H k, same_lines G H -> arc_nimber G k -> arc_nimber H k) as h.
  { intros [a b] k. split; apply h; [easy|]. now split. }
  clear. intros G H k s. set (S := fun G H : coloured_graph * N => snd G = snd H /\ same_lines (fst G) (fst H)).
  assert (forall G H u v, same_lines G H -> same_lines (without [u; v] G) (without [u; v] H)) as after_.
  { clear. intros G H u v [a b]. split; cbn; intros; [now rewrite a|apply b]. }
  assert (forall G H, S G H ->
    (forall r, with_heap taking G r -> exists u, with_heap taking H u /\ corresponding S r u) /\
    (forall u, with_heap taking H u -> exists r, with_heap taking G r /\ corresponding S r u)) as al.
  { intros [G1 i] [H1 j] [e sh]. cbn in e, sh. subst j. pose proof sh as [sv sa].
    split; intros x w; apply with_heap_option in w as [(y & w & ->)|(m & lt & ->)].
    - inversion w; subst. exists (Passes (without [u; v] H1, i)). split; [|now split; [|apply after_]].
      apply (Game.on_board taking H1 i (Passes (without [u; v] H1))). constructor; [now rewrite <- sv|now rewrite <- sv|now rewrite <- sa].
    - exists (Passes (H1, m)). now split; [constructor|].
    - inversion w; subst. exists (Passes (without [u; v] G1, i)). split; [|now split; [|apply after_]].
      apply (Game.on_board taking G1 i (Passes (without [u; v] G1))). constructor; [now rewrite sv|now rewrite sv|now rewrite sa].
    - exists (Passes (G1, m)). now split; [constructor|]. }
  intro h. now apply (proj2 (alike_outcome false _ _ S al) (G, k) h (H, k)).
Qed.

Definition loopless_below (n : N) (P : coloured_graph) : bool := forallb (fun i => negb (adjacent P i i)) (up_to n).
Lemma simple_shown names k K G H P Q : NoDup names -> simple_there G -> shows names k K G P -> shows names k K H Q ->
  symmetric_below (N.of_nat (length names)) P = true -> symmetric_below (N.of_nat (length names)) Q = true ->
  loopless_below (N.of_nat (length names)) P = true -> loopless_below (N.of_nat (length names)) Q = true -> simple_there H.
Proof.
  intros nd [irr sym] ((v & a & _) & _) ((v' & a' & _) & _) sp sq lp lq.
  assert (forall P u w, symmetric_below (N.of_nat (length names)) P = true ->
    vertex (placed names P) u && vertex (placed names P) w && adjacent (placed names P) u w =
    vertex (placed names P) w && vertex (placed names P) u && adjacent (placed names P) w u) as ps.
  { clear. intros P u w s. cbn. destruct (position_of names u) as [i|] eqn:eu, (position_of names w) as [j|] eqn:ew;
      rewrite ?andb_false_r; try easy. apply position_some in eu as [li _], ew as [lj _].
    unfold symmetric_below in s. rewrite forallb_forall in s. specialize (s i (proj2 (up_to_spec _ i) li)). rewrite forallb_forall in s.
    specialize (s j (proj2 (up_to_spec _ j) lj)). apply eqb_prop in s. rewrite s. f_equal. apply andb_comm. }
  assert (forall P u, loopless_below (N.of_nat (length names)) P = true ->
    vertex (placed names P) u && vertex (placed names P) u && adjacent (placed names P) u u = false) as pl.
  { clear. intros P u s. cbn. destruct (position_of names u) as [i|] eqn:eu; [|easy]. apply position_some in eu as [li _].
    unfold loopless_below in s. rewrite forallb_forall in s. specialize (s i (proj2 (up_to_spec _ i) li)). apply negb_true_iff in s.
    now rewrite s, andb_false_r. }
  assert (forall u w, vertex K u = true -> vertex K w = true -> adjacent K u w =
    xorb (adjacent G u w) (vertex (placed names P) u && vertex (placed names P) w && adjacent (placed names P) u w)) as ak.
  { intros u w hu hw. rewrite a by (rewrite v; cbn [glue vertex]; now rewrite ?hu, ?hw). cbn [glue adjacent]. rewrite hu, hw. cbn [andb].
    rewrite xorb_assoc, xorb_nilpotent. now rewrite xorb_false_r. }
  assert (forall u, vertex K u = true -> vertex G u = true) as kg by (intros u hu; rewrite v; cbn [glue vertex]; now rewrite hu).
  split.
  - intros u hu. rewrite a' by easy. cbn [glue adjacent]. rewrite pl, xorb_false_r by easy.
    destruct (vertex K u) eqn:ku; [|easy]. cbn [andb]. rewrite ak, pl, irr by auto. easy.
  - intros u w hu hw. rewrite !a' by easy. cbn [glue adjacent]. rewrite (ps Q w u) by easy. f_equal.
    destruct (vertex K u) eqn:ku, (vertex K w) eqn:kw; cbn [andb]; try easy. rewrite !ak, (ps P w u), (sym w u) by auto. easy.
Qed.

Lemma near_lines_rows m k E s t : s < m -> t < m -> N.testbit (row (near_rows m (lines k E)) s) t = adjacent (lines k E) s t.
Proof.
  intros a b. rewrite near_rows_row by easy. apply eq_true_iff_eq. rewrite plane_of_spec, filter_In, up_to_spec. tauto.
Qed.
Lemma inner_lines k m E s : k <= s -> s < m -> N.testbit (inner_plane k m (lines k E)) s = (s <? k + N.of_nat (length E)).
Proof. intros a b. now rewrite inner_plane_spec. Qed.

Section Proved.
  Variables (G : coloured_graph) (names : list N) (g : gadget) (changes : list change) (plus : N).
  Let n := N.of_nat (length names).
  Let k := boundary_size g.
  Let P := picture g.
  Let P' := changes_by here changes P.

  Definition mirrored_lines : bool :=
    changes_fit names g changes && symmetric_below n P && symmetric_below n P' && apart_below k P && apart_below k P' &&
    loopless_below n P && loopless_below n P' &&
    let E := inner_edges k n P in
    let F := inner_edges k n P' in
    let m := k + N.max (N.of_nat (length E)) (N.of_nat (length F)) in
    let rows := near_rows m (lines k E) in
    let rows' := near_rows m (lines k F) in
    decided k m (row rows) (row rows') (inner_plane k m (lines k E)) (inner_plane k m (lines k F)) plus.

  Theorem arcs_differ_by_mirroring : finite G -> holds (plain G) names g -> mirrored_lines = true ->
    arcs_differ_by plus G (changes_by (name_of names) changes G).
  Proof.
    intros f h c. unfold mirrored_lines in c. rewrite !andb_true_iff in c. destruct c as [[[[[[[fit s] s'] a] a'] l] l'] d].
    destruct (both_show (plain G) names g changes h fit) as (K & small & nd & hb & sh & sh').
    assert (finite (plain G)) as fp by easy. fold n k P P' in small, hb, sh, sh'.
    set (E := inner_edges k n P) in *. set (F := inner_edges k n P') in *.
    set (m := k + N.max (N.of_nat (length E)) (N.of_nat (length F))) in *. unfold decided in d. apply andb_prop in d as [cl st].
    assert (simple_there (plain G)) as sg by (destruct h as ((i & y) & _); split; intros; [apply i|apply y]).
    assert (arcs_differ_by plus (plain G) (changes_by (name_of names) changes (plain G))) as e.
    { apply (mirrored_arcs names nd k m small (plain G) P E (row (near_rows m (lines k E)))
        (changes_by (name_of names) changes (plain G)) P' F (row (near_rows m (lines k F)))
        (among (find_triples k (row (near_rows m (lines k E))) (row (near_rows m (lines k F))) (inner_plane k m (lines k E)) (inner_plane k m (lines k F)) plus))
        plus (all k) (inner_plane k m (lines k E)) (inner_plane k m (lines k F))); try easy.
      - eapply finite_shown; [exact small|exact sh|exact sh'|easy].
      - split; [eapply has_gadget_shown; eassumption|]. split; [easy|]. split; [unfold number_of_edges, m; lia|]. split; [|split; [easy|]].
        + intros i j li lj. unfold symmetric_below in s. rewrite forallb_forall in s. specialize (s i (proj2 (up_to_spec _ i) li)).
          rewrite forallb_forall in s. now apply eqb_prop, s, up_to_spec.
        + intros. now apply near_lines_rows.
      - split; [eapply has_gadget_shown; eassumption|]. split; [easy|]. split; [unfold number_of_edges, m; lia|]. split; [|split].
        + intros i j li lj. unfold symmetric_below in s'. rewrite forallb_forall in s'. specialize (s' i (proj2 (up_to_spec _ i) li)).
          rewrite forallb_forall in s'. now apply eqb_prop, s', up_to_spec.
        + eapply simple_shown; eassumption.
        + intros. now apply near_lines_rows.
      - eapply same_host_shown; lazymatch goal with |- shows _ _ _ (plain G) _ => exact sh | |- shows _ _ _ _ _ => exact sh' | _ => eassumption end.
      - now apply is_closed_sound.
      - intros i li. rewrite all_spec. now apply N.ltb_lt.
      - intros. now apply inner_lines.
      - intros. now apply inner_lines. }
    intro x. transitivity (arc_nimber (plain G) (N.lxor x plus)); [now apply lines_arc_nimber|].
    transitivity (arc_nimber (changes_by (name_of names) changes (plain G)) x); [apply e|]. now apply lines_arc_nimber, changes_lines.
  Qed.
End Proved.

Theorem same_arcs_by_mirroring G names g changes : finite G -> holds (plain G) names g -> mirrored_lines names g changes 0 = true ->
  same_arc_nimber G (changes_by (name_of names) changes G).
Proof. intros f h c k. rewrite <- (N.lxor_0_r k) at 1. exact (arcs_differ_by_mirroring G names g changes 0 f h c k). Qed.

(** On boards this is the game of games/ArcKayles.v *)

Theorem arc_nimber_is_arc_kayles b k : proper_board b = true -> (forall u v, arc b u v -> arc b v u) ->
  let g := arc_kayles (arena_of b) in
  arc_nimber (coloured b empty) k <-> has_nimber false g (start g) k.
Proof.
  intros good both g. set (a := edge_arena_of (arena_of b)). set (edge i := nth (N.to_nat i) (edges (arena_of b)) (0, 0)).
  assert (forall u v, arc b u v -> u < order b /\ v < order b /\ u <> v) as inside.
  { intros u v h. unfold proper_board in good. rewrite forallb_forall in good. apply good in h.
    rewrite !andb_true_iff, !N.ltb_lt, negb_true_iff, N.eqb_neq in h. tauto. }
  assert (forall u v, In (u, v) (edges (arena_of b)) <-> u < v /\ arc b u v) as ie.
  { intros u v. unfold edges. rewrite in_flat_map. split.
    - intros (x & _ & h). apply in_map_iff in h as (y & q & h). injection q as -> ->. rewrite filter_In, members_spec, N.ltb_lt in h.
      split; [easy|]. now apply neighbours_spec.
    - intros [l h]. exists u. split; [apply up_to_spec; now apply inside in h|]. apply in_map, filter_In. rewrite members_spec, N.ltb_lt.
      split; [now apply neighbours_spec|easy]. }
  assert (forall u v, arc b u v -> exists s, s < edge_count a /\ forall w, member [u; v] w = touches (edge s) w) as numbered.
  { intros u v h. destruct (N.lt_ge_cases u v) as [l|l].
    - destruct (proj1 (edge_in b (u, v)) (proj2 (ie u v) (conj l h))) as (s & ls & e). exists s. split; [easy|]. intro w.
      unfold edge. rewrite e. cbn. now rewrite orb_false_r.
    - pose proof (inside u v h) as (_ & _ & d). assert (v < u) as l' by lia.
      destruct (proj1 (edge_in b (v, u)) (proj2 (ie v u) (conj l' (both u v h)))) as (s & ls & e).
      exists s. split; [easy|]. intro w. unfold edge. rewrite e. cbn. rewrite orb_false_r. apply orb_comm. }
  assert (forall s, s < edge_count a -> arc b (fst (edge s)) (snd (edge s))) as ends.
  { intros s ls. destruct (edge s) as [u v] eqn:e. apply (ie u v), (edge_in b). now exists s. }
  assert (forall s t, s < edge_count a -> t < edge_count a -> N.testbit (row (meeting a) s) t = meets (edge t) (edge s)) as rows.
  { intros s t ls lt. unfold meeting. set (f := fun e => let (u, v) := ends_of a e in edges_at a u ∪ edges_at a v).
    assert (forall l, In s l -> row (fold_right (fun e t => let (u, v) := ends_of a e in put t e (edges_at a u ∪ edges_at a v)) leaf l) s = f s) as rs.
    { induction l as [|x l IH]; [easy|]. intro i. cbn [fold_right].
      assert (forall T, (let (u, v) := ends_of a x in put T x (edges_at a u ∪ edges_at a v)) = put T x (f x)) as -> by (intro; unfold f; now destruct (ends_of a x)).
      unfold row in *. rewrite get_put. destruct (N.eqb_spec s x) as [->|d]; [easy|]. apply IH. now destruct i as [->|i]. }
    rewrite rs by now apply up_to_spec. unfold f. assert (ends_of a s = edge s) as -> by exact (ends_edge b s ls).
    assert (forall i v, N.testbit (edges_at a v) i = (i <? edge_count a) && ends_at v (edge i)) as at_ by exact (edges_at_spec b).
    destruct (edge s) as [u v]. rewrite N.lor_spec, !at_, (proj2 (N.ltb_lt t _) lt). unfold meets, touches, ends_at. cbn [fst snd andb].
    now rewrite (N.eqb_sym u), (N.eqb_sym u), (N.eqb_sym v), (N.eqb_sym v). }
  set (S := fun (G : coloured_graph * N) (p : plane * N) => snd G = snd p /\ adjacent (fst G) = adjacent (coloured b empty) /\
    forall s, N.testbit (fst p) s = (s <? edge_count a) && vertex (fst G) (fst (edge s)) && vertex (fst G) (snd (edge s))).
  assert (forall G i p s, S (G, i) (p, i) -> s < edge_count a -> forall u v, (forall w, member [u; v] w = touches (edge s) w) ->
    S (without [u; v] G, i) (Game.play g p s, i)) as after_.
  { intros G i p s (_ & ea & ev) ls u v e. split; [easy|]. split; [easy|]. intro t. cbn [fst] in *. unfold g, arc_kayles, striking. cbn [Game.play].
    fold a. rewrite !N.ldiff_spec, cell_spec, ev. destruct (N.ltb_spec t (edge_count a)) as [lt|lt]; [|easy]. rewrite rows by easy. cbn [vertex without].
    rewrite !e. unfold meets. destruct (N.eqb_spec s t) as [->|d].
    - unfold touches. rewrite N.eqb_refl. cbn. now rewrite !andb_false_r.
    - unfold touches. rewrite (N.eqb_sym (fst (edge s)) (fst (edge t))), (N.eqb_sym (fst (edge s)) (snd (edge t))),
        (N.eqb_sym (snd (edge s)) (fst (edge t))), (N.eqb_sym (snd (edge s)) (snd (edge t))).
      destruct (vertex G (fst (edge t))), (vertex G (snd (edge t))), (fst (edge t) =? fst (edge s)), (fst (edge t) =? snd (edge s)),
        (snd (edge t) =? fst (edge s)), (snd (edge t) =? snd (edge s)); easy. }
  assert (forall G p, S G p ->
    (forall r, with_heap taking G r -> exists u, with_heap (option_of g) p u /\ corresponding S r u) /\
    (forall u, with_heap (option_of g) p u -> exists r, with_heap taking G r /\ corresponding S r u)) as al.
  { intros [G i] [p j] sg. pose proof sg as (e & ea & ev). cbn [fst snd] in e, ea, ev. subst j.
    split; intros x w; apply with_heap_option in w as [(y & w & ->)|(m & lt & ->)].
    - inversion w as [G0 u v hu hv ad]; subst. rewrite ea in ad. apply neighbours_spec in ad. destruct (numbered u v ad) as (s & ls & es).
      assert (N.testbit p s = true) as ps.
      { rewrite ev, (proj2 (N.ltb_lt s _) ls). cbn [andb].
        assert (forall w, touches (edge s) w = true -> vertex G w = true) as live.
        { intros z h. rewrite <- es in h. apply member_spec in h as [<-|[<-|[]]]; easy. }
        unfold touches in live. rewrite !live; [easy| |]; rewrite N.eqb_refl; [apply orb_true_r|easy]. }
      exists (Passes (Game.play g p s, i)). split; [|now apply (after_ G i p s sg ls)].
      apply (Game.on_board (option_of g) p i (Passes (Game.play g p s))). exists s. split; [now split|easy].
    - exists (Passes (p, m)). split; [now constructor|easy].
    - destruct w as (s & [_ l] & ->). cbn in l. pose proof l as l'. rewrite ev, !andb_true_iff, N.ltb_lt in l'. destruct l' as [[ls v1] v2].
      exists (Passes (without [fst (edge s); snd (edge s)] G, i)). split; [|apply (after_ G i p s sg ls)].
      + apply (Game.on_board taking G i (Passes (without [fst (edge s); snd (edge s)] G))). constructor; [easy|easy|].
        rewrite ea. now apply neighbours_spec, ends.
      + intro z. cbn. now rewrite orb_false_r.
    - exists (Passes (G, m)). split; [now constructor|easy]. }
  assert (S (coloured b empty, k) (start g, k)) as st.
  { split; [easy|]. split; [easy|]. intro s. unfold g, arc_kayles, striking. cbn [fst Game.start vertex coloured]. fold a. rewrite all_spec.
    destruct (N.ltb_spec s (edge_count a)) as [ls|ls]; [|easy]. apply ends, inside in ls as (x & y & _). apply N.ltb_lt in x, y. now rewrite x, y. }
  split; intro h.
  - now apply (proj2 (alike_outcome false _ _ S al) (coloured b empty, k) h (start g, k)).
  - apply (proj2 (alike_outcome false (with_heap (option_of g)) (with_heap taking) (fun p G => S G p)
      ltac:(intros p G r; destruct (al G p r) as [f t]; split; intros x w;
        [destruct (t x w) as (y & w' & cc)|destruct (f x w) as (y & w' & cc)]; exists y; split; try easy; now destruct x, y))
      (start g, k) h (coloured b empty, k) st).
Qed.
