(* On boards the vertex-capturing game of lemmas is that of games/Capture.v. *)
From Coq Require Import NArith ZArith List Bool Lia Permutation.
From Gamecert Require Import Plane Board Game.
From Gamecert.games Require Import Edges Capture.
From Gamecert.games Require CapturePaper.
From Gamecert.lemmas Require Import Capturing.
Import ListNotations.
Local Open Scope plane_scope.
Local Open Scope Z_scope.

Module Paper := CapturePaper.

Section Boards.
  Variable b : board.
  Hypothesis proper : proper_board b = true.
  Let G := coloured b empty.
  Let E : list (N * N) := edges (arena_of b).
  Let V := up_to (order b).
  Hypothesis sym : forall u v, adjacent G u v = adjacent G v u.

  Lemma edge_is u v : In (u, v) E <-> (u < v)%N /\ adjacent G u v = true.
  Proof.
    unfold E, edges. rewrite in_flat_map. cbn. split.
    - intros (x & hx & h). apply in_map_iff in h as (y & e & h). injection e as -> ->. apply filter_In in h as [h l].
      apply N.ltb_lt in l. now apply members_spec in h.
    - intros [l h]. exists u. split.
      + apply up_to_spec. apply neighbours_spec in h. unfold proper_board in proper. rewrite forallb_forall in proper.
        apply proper in h. rewrite !andb_true_iff, !N.ltb_lt in h. easy.
      + apply in_map. apply filter_In. split; [now apply members_spec|now apply N.ltb_lt].
  Qed.
  Lemma there : simple_there G.
  Proof.
    split; [|intros; apply sym]. intros v _. apply not_true_iff_false. intro h. cbn in h. apply neighbours_spec in h.
    unfold proper_board in proper. rewrite forallb_forall in proper. apply proper in h.
    rewrite N.eqb_refl, andb_false_r in h. easy.
  Qed.
  Lemma all_of : lists G V.
  Proof. split; [apply (Paper.up_to_distinct b)|]. intro v. unfold V. rewrite up_to_spec. symmetry. apply N.ltb_lt. Qed.
  Lemma edge_below u v : adjacent G u v = true -> (u < order b)%N /\ (v < order b)%N.
  Proof.
    intro h. cbn in h. apply neighbours_spec in h. unfold proper_board in proper. rewrite forallb_forall in proper.
    apply proper in h. rewrite !andb_true_iff, !N.ltb_lt in h. easy.
  Qed.

  (* Whose the edges are: the first player's and the second's. *)
  Definition owned (p : colouring) (mine theirs : Paper.colouring) : Prop := both_ways p /\
    forall u v, In (u, v) E -> (mine (u, v) && theirs (u, v) = false) /\
      p u v = if mine (u, v) then first else if theirs (u, v) then second else nobody.

  Lemma owned_uncoloured p mine theirs u v : owned p mine theirs ->
    uncoloured G p u v -> Paper.uncoloured b mine theirs (ordered (u, v)).
  Proof.
    intros [w o] h. assert (In (ordered (u, v)) (open_edges G V p)) as i by (now apply (uncoloured_open G V there all_of p u v w)).
    destruct (ordered (u, v)) as [x y]. apply open_edges_spec in i as (_ & _ & l & a & no).
    assert (In (x, y) E) as i by now apply edge_is. destruct (o x y i) as [_ e]. split; [easy|].
    rewrite no in e. now destruct (mine (x, y)), (theirs (x, y)).
  Qed.
  Lemma owned_paper p mine theirs u v : owned p mine theirs -> Paper.uncoloured b mine theirs (u, v) -> uncoloured G p u v /\ ordered (u, v) = (u, v).
  Proof.
    intros [w o] (i & h1 & h2). pose proof i as i'. apply edge_is in i' as [l a]. destruct (o u v i) as [_ e]. rewrite h1, h2 in e.
    destruct (edge_below u v a) as [lu lv]. split; [|unfold ordered; cbn; now rewrite (proj2 (N.ltb_lt _ _) l)].
    repeat split; try easy; now apply N.ltb_lt.
  Qed.
  Lemma owned_more p mine theirs u v player : owned p mine theirs -> uncoloured G p u v ->
    owned (colour u v (if player : bool then first else second) p)
      (if player then Paper.with_edge mine (ordered (u, v)) else mine) (if player then theirs else Paper.with_edge theirs (ordered (u, v))).
  Proof.
    intros h un. pose proof (owned_uncoloured p mine theirs u v h un) as (_ & h1 & h2). destruct h as [w o].
    split; [now apply colour_both|]. intros x y i. destruct (o x y i) as [d e]. pose proof i as i'. apply edge_is in i' as [l a].
    assert (same_pair x y (u, v) = (fst (ordered (u, v)) =? x)%N && (snd (ordered (u, v)) =? y)%N) as s.
    { apply eq_true_iff_eq. cbn. rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq. unfold ordered. cbn. destruct (N.ltb_spec u v); cbn; lia. }
    unfold colour. rewrite s.
    assert (forall c, Paper.with_edge c (ordered (u, v)) (x, y) = c (x, y) || (fst (ordered (u, v)) =? x)%N && (snd (ordered (u, v)) =? y)%N) as m by easy.
    destruct ((fst (ordered (u, v)) =? x)%N && (snd (ordered (u, v)) =? y)%N) eqn:now_.
    - apply andb_prop in now_ as [ex ey]. apply N.eqb_eq in ex, ey.
      assert (ordered (u, v) = (x, y)) as eo by (destruct (ordered (u, v)); cbn in *; congruence). rewrite eo in h1, h2, m.
      rewrite eo. destruct player; rewrite m, ?h1, ?h2; now split.
    - destruct player; rewrite m, orb_false_r; now split.
  Qed.

  Definition sum_of {A} (f : A -> Z) (l : list A) : Z := fold_right (fun a s => f a + s) 0 l.
  Lemma sum_permuted {A} (f : A -> Z) l m : Permutation l m -> sum_of f l = sum_of f m.
  Proof. unfold sum_of. intro p. induction p; cbn in *; lia. Qed.
  Lemma lead_is_paper p mine theirs x : owned p mine theirs ->
    lead G V p x = Z.of_N (Paper.coloured_at b mine x) - Z.of_N (Paper.coloured_at b theirs x).
  Proof.
    intros [w o].
    assert (lead G V p x = sum_of (fun e => points_of (p (fst e) (snd e))) (map (fun u => ordered (x, u)) (filter (adjacent G x) V))) as ->.
    { unfold lead. induction V as [|u l IH]; [easy|]. cbn [total filter]. rewrite IH. destruct (adjacent G x u); [|lia].
      cbn [map sum_of fold_right]. f_equal. unfold ordered. cbn. destruct (x <? u)%N; cbn; [easy|now rewrite w]. }
    rewrite (sum_permuted _ _ (filter (Paper.ends_at x) E)).
    - unfold Paper.coloured_at. fold E. assert (forall e, In e E -> In e E) as sub by easy. revert sub. generalize E at 1 3 4 5. intro l.
      induction l as [|[u v] l IH]; intro sub; [easy|]. cbn [filter]. specialize (IH (fun e i => sub e (or_intror i))).
      destruct (o u v (sub _ (or_introl eq_refl))) as [d e]. destruct (Paper.ends_at x (u, v)); cbn [andb]; [|exact IH].
      cbn [sum_of fold_right fst snd]. unfold sum_of in IH. rewrite IH, e. destruct (mine (u, v)), (theirs (u, v)); cbn [length points_of]; try easy; lia.
    - apply NoDup_Permutation.
      + assert (forall l, NoDup l -> (forall u, In u l -> adjacent G x u = true) -> NoDup (map (fun u => ordered (x, u)) l)) as h.
        { induction l as [|u l IH]; intros d a; cbn; [constructor|]. inversion d; subst. constructor; [|apply IH; [easy|intros; apply a; now right]].
          intro i. apply in_map_iff in i as (v & e & i). assert (v = u) as ->; [|easy]. unfold ordered in e. cbn in e.
          destruct (x <? v)%N, (x <? u)%N; injection e; congruence. }
        apply h; [apply NoDup_filter, (Paper.up_to_distinct b)|]. intros u i. now apply filter_In in i.
      + apply NoDup_filter, Paper.edges_distinct.
      + intros [u v]. rewrite in_map_iff, filter_In, edge_is. unfold Paper.ends_at. cbn [fst snd]. rewrite orb_true_iff, !N.eqb_eq. split.
        * intros (y & e & i). apply filter_In in i as [_ a]. assert (x <> y) as d by (intros ->; pose proof (proj1 there y) as irr;
            destruct (edge_below y y a) as [l _]; rewrite irr in a; [easy|now apply N.ltb_lt]).
          unfold ordered in e. cbn in e. destruct (N.ltb_spec x y); injection e as <- <-; (split; [split; [lia|]|]); try easy; try (now left); try (now right).
          now rewrite sym.
        * intros [[l a] [-> | ->]].
          -- exists v. unfold ordered. cbn [fst snd]. rewrite (proj2 (N.ltb_lt _ _) l). split; [easy|]. apply filter_In. split; [|easy].
             apply up_to_spec. now destruct (edge_below x v a).
          -- exists u. unfold ordered. cbn [fst snd]. replace (x <? u)%N with false by (symmetry; apply N.ltb_ge; lia). split; [easy|].
             apply filter_In. split; [|now rewrite sym]. apply up_to_spec. now destruct (edge_below u x a).
  Qed.

  Lemma ended p mine theirs : owned p mine theirs -> (forall e, ~ Paper.uncoloured b mine theirs e) ->
    total (fun x => Z.sgn (lead G V p x)) V = Paper.captured_by b mine - Paper.captured_by b theirs.
  Proof.
    intros o none. unfold Paper.captured_by. fold V.
    assert (forall x, Z.sgn (lead G V p x) = (if Paper.captures b mine x then 1 else 0) - (if Paper.captures b theirs x then 1 else 0)) as e.
    { intro x. rewrite (lead_is_paper p mine theirs x o).
      assert (Paper.coloured_at b (fun _ => true) x = (Paper.coloured_at b mine x + Paper.coloured_at b theirs x)%N) as sum.
      { unfold Paper.coloured_at. fold E. assert (forall e, In e E -> In e E) as sub by easy. revert sub. generalize E at 1 3 4 5. intro l.
        induction l as [|[u v] l IH]; intro sub; [easy|]. cbn [filter]. specialize (IH (fun e i => sub e (or_intror i))).
        pose proof (sub _ (or_introl eq_refl)) as i. destruct (proj2 o u v i) as [d _]. pose proof (none (u, v)) as no. unfold Paper.uncoloured in no. fold E in no.
        destruct (Paper.ends_at x (u, v)); cbn [andb]; [|exact IH].
        destruct (mine (u, v)), (theirs (u, v)); cbn [length] in *; try easy; try lia. now destruct no. }
      unfold Paper.captures. rewrite sum.
      destruct (N.ltb_spec (Paper.coloured_at b mine x + Paper.coloured_at b theirs x) (2 * Paper.coloured_at b mine x)),
        (N.ltb_spec (Paper.coloured_at b mine x + Paper.coloured_at b theirs x) (2 * Paper.coloured_at b theirs x)); lia. }
    rewrite (total_ext _ _ V (fun x _ => e x)). clear e. induction V as [|x l IH]; [easy|]. cbn [total filter]. rewrite IH.
    destruct (Paper.captures b mine x), (Paper.captures b theirs x); cbn [length]; lia.
  Qed.

  (* Who has the edges `mine` in the paper is the first player here. *)
  Lemma ensures_paper t p v : ensures G t p v -> forall mine theirs, owned p mine theirs -> Paper.ensures b t mine theirs v.
  Proof.
    intro e. induction e as [t p v W none li le|p v x y u e IH|p v some e IH]; intros mine theirs o.
    - assert (forall e, ~ Paper.uncoloured b mine theirs e) as no.
      { intros [x y] h. apply (owned_paper p) in h as [h _]; [|easy]. now apply none in h. }
      apply Paper.all_coloured; [easy|]. rewrite <- (ended p mine theirs o no). etransitivity; [exact le|]. apply Z.eq_le_incl.
      assert (Permutation W V) as q.
      { destruct li as [d li], all_of as [d' li']. apply NoDup_Permutation; try easy. intro z. now rewrite li, li'. }
      rewrite (total_permuted _ W V q). apply total_ext. intros z _. f_equal. unfold lead. now apply total_permuted.
    - apply Paper.colours_one with (ordered (x, y)); [now apply (owned_uncoloured p)|]. apply IH. now apply (owned_more p mine theirs x y true).
    - apply Paper.waits.
      + destruct some as (x & y & u). exists (ordered (x, y)). now apply (owned_uncoloured p).
      + intros [x y] h. apply (owned_paper p) in h as [h eo]; [|easy]. apply (IH x y h). rewrite <- eo. now apply (owned_more p mine theirs x y false).
  Qed.
  Lemma paper_ensures t mine theirs v : Paper.ensures b t mine theirs v -> forall p, owned p mine theirs -> ensures G t p v.
  Proof.
    intro e. induction e as [t mine theirs v none le|mine theirs v [x y] u e IH|mine theirs v some e IH]; intros p o.
    - apply all_coloured with V; [|exact all_of|].
      + intros x y u. now apply (owned_uncoloured p mine theirs), none in u.
      + now rewrite (ended p mine theirs o none).
    - apply (owned_paper p) in u as [u eo]; [|easy]. apply colours_one with x y; [easy|]. apply IH. rewrite <- eo. now apply (owned_more p mine theirs x y true).
    - apply waits_for.
      + destruct some as [[x y] u]. exists x, y. now apply (owned_paper p mine theirs).
      + intros x y u. apply (IH (ordered (x, y))); [now apply (owned_uncoloured p)|]. now apply (owned_more p mine theirs x y false).
  Qed.

  Variables first_edges second_edges : plane.
  Let a := edge_arena_of (arena_of b).
  Hypothesis edges_only : forall i, i ∈ first_edges \/ i ∈ second_edges -> (i < edge_count a)%N.

  (* The score of the game of the checker, the first player to move. *)
  Theorem score_is_capture p v : owned p (Paper.colours_of b first_edges) (Paper.colours_of b second_edges) ->
    ensures G true p v <-> score_at_least (capture (arena_of b) a first_edges second_edges) v.
  Proof.
    intro o. destruct (Paper.capture_is_the_paper b proper first_edges second_edges edges_only v) as [h _]. split.
    - intro e. apply h. now apply (ensures_paper true p).
    - intro e. apply h in e. now apply (paper_ensures true _ _ _ e).
  Qed.
End Boards.
