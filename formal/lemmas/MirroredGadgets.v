(* Node-Kayles in gadgets that answer each other's moves, in every host. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Game.
From Gamecert.lemmas Require Import Coloured Gadgets Placed Mirrored Selecting.
From Gamecert.lemmas Require Export Triples.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Section Host.
  Variable names : list N.
  Hypothesis different : NoDup names.
  Notation n := (N.of_nat (length names)).
  Notation name := (name_of names).
  Notation place := (position_of names).
  Variable k : N.
  Hypothesis small : k <= n.

  Section Outside.
    Variables (G P H Q : coloured_graph) (near near' : N -> plane) (R : triples).
    Hypothesis hasG : has_gadget names k G P.
    Hypothesis hasH : has_gadget names k H Q.
    Hypothesis rows : near_in names P near.
    Hypothesis rows' : near_in names Q near'.
    Hypothesis host_same : same_host names k G H.
    Hypothesis isclosed : closed k n near near' R.

    Lemma selects_inside : plays selecting k n (side names k G P) near.
    Proof.
      intros X w B I x a [kx xn] xi. exists (select (name x) X). split; [|now apply side_inner].
      constructor. now rewrite (proj1 (proj2 (proj2 (proj2 a)))).
    Qed.
    Lemma selects_outside : met selecting (side names k G P) (side names k H Q) near R.
    Proof.
      intros X Y host B I J m X' a b r s. inversion s as [X0 v hv]; subst. clear s.
      destruct (isclosed B I J m r) as (_ & bound & _).
      pose proof a as (aa & ah & ab & ai & as_). pose proof b as (ba & bh & bb & bi & bs_).
      assert (forall u w, outer names k u -> outer names k w -> vertex X u = true -> vertex X w = true ->
        adjacent G u w = adjacent H u w) as alike.
      { intros u w ou ow hu hw. apply host_same; auto. }
      destruct (place v) as [i|] eqn:e.
      - pose proof e as e'. apply position_some in e' as [hi <-]. destruct (N.lt_ge_cases i k) as [l|l].
        + rewrite ab in hv by easy. right. exists (select (name i) Y), (fun u => host u && negb (adjacent G (name i) u)),
            (B ∖ cell i ∖ closed_by names k G (name i)), (I ∖ near i), (J ∖ near' i). split; [constructor; now rewrite bb|].
          assert (outer names k (name i)) as oi by (unfold outer; now rewrite e).
          split; [now apply side_boundary|]. split.
          * apply side_same with (fun u => host u && negb (adjacent H (name i) u)) (B ∖ cell i ∖ closed_by names k H (name i)).
            -- now apply side_boundary.
            -- intros u eu. destruct (host u) eqn:hu; [|easy]. cbn. rewrite alike; [easy|easy| |now rewrite ab|now rewrite ah].
               unfold outer. now rewrite eu.
            -- intros j lj. bits. rewrite !closed_by_spec by easy. destruct (N.testbit B j) eqn:hj; [|easy]. cbn. f_equal. f_equal.
               symmetry. apply alike; [easy| |now rewrite ab|now rewrite ab]. unfold outer. rewrite position_name by (try easy; lia). easy.
          * apply (close_more k n near near' R isclosed). now apply bound.
        + rewrite ai in hv by easy. left. exists i. split; [easy|]. now apply side_inner.
      - assert (host v = true) as hh by now rewrite <- ah. assert (outer names k v) as ov by (unfold outer; now rewrite e).
        right. exists (select v Y), (fun u => host u && negb (u =? v) && negb (adjacent G v u)), (B ∖ closed_by names k G v), I, J.
        split; [constructor; now rewrite bh|].
        split; [now apply side_host|]. split; [|now apply (close_more k n near near' R isclosed)].
        apply side_same with (fun u => host u && negb (u =? v) && negb (adjacent H v u)) (B ∖ closed_by names k H v).
        + now apply side_host.
        + intros u eu. destruct (host u) eqn:hu; [|easy]. cbn. f_equal. f_equal. symmetry. apply alike; [easy| |easy|now rewrite ah].
          unfold outer. now rewrite eu.
        + intros j lj. bits. rewrite !closed_by_spec by easy. destruct (N.testbit B j) eqn:hj; [|easy]. cbn. f_equal.
          symmetry. apply alike; [easy| |easy|now rewrite ab]. unfold outer. rewrite position_name by (try easy; lia). easy.
    Qed.
  End Outside.

  (* The theorem: gadgets of a closed set have nimbers that differ by the heap, in every host. *)
  Theorem mirrored_gadgets G P H Q near near' R n0 B I J :
    finite G -> finite H -> has_gadget names k G P -> has_gadget names k H Q ->
    near_in names P near -> near_in names Q near' -> same_host names k G H -> closed k n near near' R ->
    R B I J n0 -> (forall i, i < k -> i ∈ B) ->
    (forall i, k <= i -> i < n -> N.testbit I i = vertex P i) -> (forall i, k <= i -> i < n -> N.testbit J i = vertex Q i) ->
    differ_by n0 G H.
  Proof.
    intros fg fh hg hh rp rq sh cl r eb ei ej.
    assert (forall i, i < k -> vertex G (name i) = true) as vg by (intros i l; rewrite (proj1 hg) by lia; now apply hg).
    assert (forall i, i < k -> vertex H (name i) = true) as vh by (intros i l; rewrite (proj1 hh) by lia; now apply hh).
    intro x. apply (mirrored_sides selecting selecting_passes k n (side names k G P) (side names k H Q) near near' R);
      [now apply finite_short|now apply finite_short|now apply selects_inside|now apply selects_inside| | |easy|]; clear x.
    - now apply selects_outside with near'.
    - apply selects_outside with near; try easy; [|now apply closed_swap]. apply same_host_sym; [easy|]. intros i l. now rewrite vg, vh.
    - exists (vertex G), B, I, J. split; [|split; [|easy]].
      + split; [easy|]. split; [easy|]. split; [|split; [|easy]].
        * intros i l. now rewrite vg, eb.
        * intros i l l'. rewrite ei by easy. now apply hg.
      + split; [easy|]. split; [|split; [|split; [|easy]]].
        * intros v e. symmetry. now apply sh.
        * intros i l. now rewrite vh, eb.
        * intros i l l'. rewrite ej by easy. now apply hh.
  Qed.
End Host.
