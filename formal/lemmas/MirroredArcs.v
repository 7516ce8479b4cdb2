(* Arc-Kayles on graphs, as lemmas about it speak of it; and gadgets that answer each other's moves in every host. *)
From Gamecert.lemmas Require Export Nimbers.
From Coq Require Import Bool Lia Wf_nat.
From Gamecert Require Import Plane Trie Board Game.
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

  (* A gadget, its edges, and which of them share ends. *)
  Definition gadget_arcs (G P : coloured_graph) (E : list (N * N)) (near : N -> plane) : Prop :=
    has_gadget names k G P /\ E = inner_edges k n P /\ number_of_edges E <= N0 /\
    (forall i j, i < n -> j < n -> adjacent P i j = adjacent P j i) /\ simple_there G /\
    (forall s t, s < N0 -> t < N0 -> N.testbit (near s) t = adjacent (lines k E) s t).

  Lemma takes_inside G P E near : gadget_arcs G P E near -> plays taking k N0 (left_of G E) near.
  Proof.
    intros (hg & le & fit & ps & (irr & sy) & rows) X host B I s a [ks ls] i. pose proof a as (aa & _ & _ & ai & _).
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

  Section Outside.
    Variables (G P : coloured_graph) (E : list (N * N)) (near : N -> plane) (H Q : coloured_graph) (F : list (N * N)) (near' : N -> plane).
    Variable R : triples.
    Hypothesis arcsG : gadget_arcs G P E near.
    Hypothesis arcsH : gadget_arcs H Q F near'.
    Hypothesis host_same : same_host names k G H.
    Hypothesis isclosed : closed k N0 near near' R.

    Lemma outer_taken B I J m u : R B I J m -> outer names k u -> (forall i, place u = Some i -> i ∈ B) ->
      R (B ∖ mark u) (I ∖ strike near u) (J ∖ strike near' u) m.
    Proof.
      intros r o there. unfold mark, strike, outer in *. destruct (place u) as [i|].
      - now apply (isclosed B I J m r), there.
      - unfold empty. now rewrite !N.ldiff_0_r.
    Qed.

    Lemma takes_outside : met taking (left_of G E) (left_of H F) near R.
    Proof.
      intros X Y host B I J m X' a b r s. inversion s as [X0 u v hu hv ad]; subst. clear s.
      pose proof a as (aa & ah & ab & ai & sub). pose proof b as (ba & bh & bb & bi & sub').
      pose proof arcsG as (hg & le & fit & ps & (irr & sy) & rows). pose proof arcsH as (_ & le' & fit' & _ & _ & rows').
      rewrite aa in ad.
      destruct (edge_or_outer G P E hg le fit ps irr sy u v) as [(s & ks & ls & es)|[ou ov]]; [now apply sub|now apply sub|easy| |].
      - left. exists s. split.
        + rewrite ai by lia. unfold edge_there. rewrite (proj2 (N.ltb_lt s _) ls). cbn.
          assert (forall w, member [name (fst (edge_numbered k E s)); name (snd (edge_numbered k E s))] w = true -> vertex X w = true) as live.
          { intros w h. rewrite <- es in h. apply member_spec in h as [<-|[<-|[]]]; easy. }
          rewrite !live; [easy|apply member_spec; right; now left|apply member_spec; now left].
        + apply (left_inner G P E near le fit rows X) with (s := s); try easy. intro w. now rewrite <- es.
      - assert (forall w, outer names k w -> vertex X w = vertex Y w) as alike.
        { intros w o. unfold outer in o. destruct (place w) as [i|] eqn:e; [|now rewrite ah, bh].
          apply position_some in e as [_ <-]. now rewrite ab, bb. }
        assert (u <> v) as d by (intros ->; now rewrite irr in ad by now apply sub).
        assert (forall w i, vertex X w = true -> outer names k w -> place w = Some i -> i ∈ B) as live.
        { intros w i hw o e. unfold outer in o. rewrite e in o. apply position_some in e as [_ <-]. now rewrite <- ab. }
        right. exists (without [u; v] Y), (fun w => (host w && negb (w =? u)) && negb (w =? v)), (B ∖ mark u ∖ mark v),
          (I ∖ strike near u ∖ strike near v), (J ∖ strike near' u ∖ strike near' v). split.
        + constructor; [now rewrite <- alike|now rewrite <- alike|]. rewrite ba. rewrite <- (proj2 host_same); try easy; now apply sub.
        + assert (forall Z w, vertex (without [u; v] Z) w = vertex (without [v] (without [u] Z)) w) as both.
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
  End Outside.

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
    intro x. apply (mirrored_sides taking taking_passes k N0 (left_of G E) (left_of H F) near near' R);
      [now apply finite_short_arcs|now apply finite_short_arcs|now apply (takes_inside G P E)|now apply (takes_inside H Q F)| | |easy|]; clear x.
    - now apply (takes_outside G P E near H Q F near').
    - apply (takes_outside H Q F near' G P E near); try easy; [|now apply closed_swap].
      apply same_host_sym; try easy. intros i l. now rewrite vg, vh.
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
