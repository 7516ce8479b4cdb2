(* Tables by dynamic programming over sets of placed vertices, equal to their definition. *)
From Coq Require Import NArith List Bool Lia Permutation.
From Gamecert Require Import Plane Trie Board.
From Gamecert.lemmas Require Import Coloured Exchange.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** Orders that grow at their end *)

Definition odd_all (D : coloured_graph) (t : list N) (v : N) : bool :=
  fold_right (fun u odd => xorb (adjacent D u v) odd) false t.

Lemma odd_before_inside D t u v : In u t -> odd_before D (t ++ [v]) u = odd_before D t u.
Proof.
  induction t as [|x t IH]; cbn; [easy|]. destruct (N.eqb_spec x u) as [e|e]; [easy|].
  intros [h|h]; [easy|]. now rewrite IH.
Qed.
Lemma odd_before_end D t v : ~ In v t -> odd_before D (t ++ [v]) v = odd_all D t v.
Proof.
  induction t as [|x t IH]; cbn; [now rewrite N.eqb_refl|]. intro h.
  destruct (N.eqb_spec x v) as [e|e]; [now destruct h; left|]. rewrite IH; [easy|]. intro i. apply h. now right.
Qed.
Lemma NoDup_end (t : list N) v : NoDup (t ++ [v]) <-> NoDup t /\ ~ In v t.
Proof.
  split.
  - intro h. apply NoDup_remove in h. now rewrite app_nil_r in h.
  - intros [n i]. apply (Permutation_NoDup (Permutation_cons_append t v)). now constructor.
Qed.
Lemma NoDup_front (s t : list N) : NoDup (s ++ t) -> NoDup s.
Proof.
  induction s as [|v s IH]; cbn; [constructor|]. intro h. apply NoDup_cons_iff in h as [i h].
  constructor; [|auto]. intro j. apply i, in_or_app. now left.
Qed.
Lemma odd_all_filter D t v : odd_all D t v = N.odd (N.of_nat (length (filter (fun u => adjacent D u v) t))).
Proof.
  unfold odd_all. induction t as [|u t IH]; cbn [fold_right filter]; [easy|]. rewrite IH.
  destruct (adjacent D u v); cbn [length]; [|now destruct (N.odd _)].
  rewrite Nat2N.inj_succ, N.odd_succ, <- N.negb_odd. now destruct (N.odd _).
Qed.
Lemma odd_all_count D t v (set : plane) : NoDup t -> (forall u, In u t /\ adjacent D u v = true <-> u ∈ set) ->
  odd_all D t v = N.odd (count set).
Proof.
  intros n h. rewrite count_members.
  rewrite <- (Permutation_length (l := filter (fun u => adjacent D u v) t)).
  - apply odd_all_filter.
  - apply NoDup_Permutation; [now apply NoDup_filter|apply members_NoDup|]. intro u. now rewrite filter_In, members_spec, h.
Qed.

(** The program *)

(* A gadget on the vertices below n; its boundary are those below k. *)
Section Tables.
  Variables (D : coloured_graph) (k n : N).

  Definition the_cells : list N := filter (vertex D) (up_to n).
  Definition inner_cells : list N := filter (fun v => k <=? v) the_cells.
  Definition neighbour_rows : trie plane :=
    fold_right (fun v t => put t v (plane_of (filter (fun u => adjacent D u v) the_cells))) leaf the_cells.

  Section With.
    Variable rows : trie plane.

    Definition odd_beside (v : N) (placed : plane) : bool := N.odd (count (row rows v ∩ placed)).
    Definition may_follow (v : N) (placed : plane) : bool := xorb (green D v) (odd_beside v placed).
    Definition flip (b : N) (set : plane) : plane := plane_of (map (fun x => x △ cell b) (members set)).

    (* The vectors with which the boundary vertices `placed` and the inner ones `w` can be reached: T has those of smaller w. *)
    Definition value (base : plane -> plane) (placed : plane) (T : trie plane) (w : plane) : plane :=
      base w ∪ union (map (fun i => let w := w ∖ cell i in when (may_follow i (placed ∪ w)) (row T w)) (members w)).
    (* Enters all unions of w and a set of l, smaller ones first. *)
    Fixpoint fill (base : plane -> plane) (placed : plane) (l : list N) (w : plane) (T : trie plane) : trie plane :=
      match l with
      | [] => put T w (value base placed T w)
      | i :: l => fill base placed l (w ∪ cell i) (fill base placed l w T)
      end.
    Fixpoint along_from (base : plane -> plane) (placed : plane) (s : list N) : plane :=
      let T := fill base placed inner_cells 0 leaf in
      match s with
      | [] => row T (plane_of inner_cells)
      | b :: s =>
          along_from (fun w => if may_follow b (placed ∪ w) then flip b (row T w) else row T w) (placed ∪ cell b) s
      end.
  End With.
  (* The vectors of an order of the boundary, as the bits of a number. *)
  Definition along (rows : trie plane) (s : list N) : plane :=
    along_from rows (fun w => if none w then cell 0 else empty) empty s.

  (** What it computes *)

  Hypothesis below : forall v, vertex D v = true -> v < n.
  Hypothesis there : forall v, v < k -> vertex D v = true.

  Definition inside (w : plane) : Prop := forall v, v ∈ w -> vertex D v = true /\ k <= v.
  Definition arranged (c : list N) (w : plane) (t : list N) : Prop :=
    NoDup t /\ (forall v, In v t <-> In v c \/ v ∈ w) /\ filter (fun v => v <? k) t = c /\
    forall v, v ∈ w -> right D t v.
  Definition reached (c : list N) (w : plane) (x : plane) : Prop :=
    exists t, arranged c w t /\ forall b, N.testbit x b = member c b && xorb (green D b) (odd_before D t b).

  Lemma the_cells_spec v : In v the_cells <-> vertex D v = true.
  Proof. unfold the_cells. rewrite filter_In, up_to_spec. split; [easy|]. auto. Qed.
  Lemma inner_cells_spec v : In v inner_cells <-> vertex D v = true /\ k <= v.
  Proof. unfold inner_cells. now rewrite filter_In, the_cells_spec, N.leb_le. Qed.

  Lemma rows_spec v u : vertex D v = true -> u ∈ row neighbour_rows v <-> vertex D u = true /\ adjacent D u v = true.
  Proof.
    intro h. apply the_cells_spec in h. unfold neighbour_rows, row.
    assert (forall l, In v l -> get (fold_right (fun v t => put t v (plane_of (filter (fun u => adjacent D u v) the_cells)))
      leaf l) v = Some (plane_of (filter (fun u => adjacent D u v) the_cells))) as e.
    { induction l as [|x l IH]; cbn; [easy|]. rewrite get_put. intros [->|i]; [now rewrite N.eqb_refl|].
      destruct (N.eqb_spec v x) as [->|_]; auto. }
    rewrite e by easy. rewrite plane_of_spec, filter_In, the_cells_spec. easy.
  Qed.

  Lemma odd_all_beside t v placed : vertex D v = true -> NoDup t -> (forall u, In u t <-> u ∈ placed) ->
    (forall u, In u t -> vertex D u = true) -> odd_all D t v = odd_beside neighbour_rows v placed.
  Proof.
    intros h d e i. apply odd_all_count; [easy|]. intro u. rewrite N.land_spec, andb_true_iff, rows_spec, e by easy.
    split; [|easy]. intros [a b]. repeat split; try easy. now apply i, e.
  Qed.

  Lemma member_spec l v : member l v = true <-> In v l.
  Proof.
    unfold member. rewrite existsb_exists. split.
    - intros (u & i & e). apply N.eqb_eq in e. now subst.
    - intro i. exists v. split; [easy|]. apply N.eqb_refl.
  Qed.
  Lemma member_false l v : member l v = false <-> ~ In v l.
  Proof. rewrite <- member_spec. now destruct (member l v). Qed.
  Lemma member_end l b v : member (l ++ [b]) v = member l v || (v =? b).
  Proof. unfold member. rewrite existsb_app. cbn. now rewrite orb_false_r. Qed.

  Definition began (c : list N) (w x : plane) : Prop := c = [] /\ w = 0 /\ x = 0.
  Definition by_boundary (c : list N) (w x : plane) : Prop := exists c' b x', c = c' ++ [b] /\ reached c' w x' /\
    x = if may_follow neighbour_rows b (plane_of c' ∪ w) then x' △ cell b else x'.
  Definition by_inner (c : list N) (w x : plane) : Prop := exists i, i ∈ w /\
    may_follow neighbour_rows i (plane_of c ∪ (w ∖ cell i)) = true /\ reached c (w ∖ cell i) x.

  Lemma without_cell w i v : v ∈ w ∖ cell i <-> v ∈ w /\ v <> i.
  Proof. rewrite N.ldiff_spec, cell_spec, andb_true_iff, negb_true_iff, N.eqb_neq. intuition congruence. Qed.
  Lemma both_spec c w v : v ∈ plane_of c ∪ w <-> In v c \/ v ∈ w.
  Proof. now rewrite N.lor_spec, orb_true_iff, plane_of_spec. Qed.

  Lemma flip_elsewhere (o : bool) x b v : v <> b -> N.testbit (if o then x △ cell b else x) v = N.testbit x v.
  Proof.
    intro d. destruct o; [|easy]. rewrite N.lxor_spec, cell_spec.
    replace (b =? v) with false by (symmetry; apply N.eqb_neq; congruence). apply xorb_false_r.
  Qed.
  Lemma flip_there (o : bool) x b : N.testbit (if o then x △ cell b else x) b = xorb (N.testbit x b) o.
  Proof. destruct o; [|now rewrite xorb_false_r]. now rewrite N.lxor_spec, cell_spec, N.eqb_refl. Qed.

  Lemma reached_step c w x : NoDup c -> (forall v, In v c -> v < k) -> inside w ->
    reached c w x <-> began c w x \/ by_boundary c w x \/ by_inner c w x.
  Proof.
    intros nc hc hw. split.
    - intros (t & (nt & it & ft & rt) & hx).
      destruct t as [|z t0] using rev_ind.
      + left. cbn in ft. subst c. split; [easy|]. split; apply plane_ext; intro v.
        * rewrite N.bits_0. destruct (N.testbit w v) eqn:e; [|easy]. exfalso. apply (it v). now right.
        * rewrite N.bits_0. apply hx.
      + clear IHt0. right. apply NoDup_end in nt as [nt nz]. rewrite filter_app in ft. cbn in ft.
        assert (forall v, In v (t0 ++ [z]) <-> In v t0 \/ v = z) as ia.
        { intro v. rewrite in_app_iff. cbn. intuition. }
        assert (forall v, In v t0 -> vertex D v = true) as vt.
        { intros v i. destruct (proj1 (it v)) as [j|j]; [apply ia; now left|now apply there, hc|now apply hw]. }
        destruct (N.ltb_spec z k) as [lz|lz].
        * left. set (c' := filter (fun v => v <? k) t0) in *.
          assert (forall v, In v t0 <-> In v c' \/ v ∈ w) as it0.
          { intro v. unfold c'. rewrite filter_In, N.ltb_lt. split.
            - intro i. destruct (proj1 (it v)) as [j|j]; [apply ia; now left| |now right]. left. split; [easy|now apply hc].
            - intros [[i _]|i]; [easy|]. destruct (proj1 (ia v)) as [j|j]; [apply it; now right|easy|].
              subst. apply hw in i as [_ i]. lia. }
          exists c', z, (if may_follow neighbour_rows z (plane_of c' ∪ w) then x △ cell z else x). split; [easy|]. split.
          -- exists t0. split.
             ++ split; [easy|]. split; [easy|]. split; [easy|]. intros v i. pose proof (rt v i) as r. unfold right in *.
                rewrite odd_before_inside in r; [easy|]. apply it0. now right.
             ++ intro b. subst c. specialize (hx b). rewrite member_end in hx.
                assert (may_follow neighbour_rows z (plane_of c' ∪ w) = xorb (green D z) (odd_before D (t0 ++ [z]) z)) as m.
                { unfold may_follow. rewrite odd_before_end by easy. f_equal. symmetry.
                  apply odd_all_beside; auto. intro u. now rewrite both_spec. }
                rewrite m. destruct (N.eq_dec b z) as [e|nb].
                ** rewrite e in *. rewrite N.eqb_refl, orb_true_r in hx. rewrite flip_there, hx. cbn [andb].
                   rewrite xorb_nilpotent. replace (member c' z) with false; [easy|].
                   symmetry. apply member_false. intro i. apply nz, it0. now left.
                ** rewrite flip_elsewhere by easy. apply N.eqb_neq in nb. rewrite nb, orb_false_r in hx.
                   rewrite hx. destruct (member c' b) eqn:e; [|easy]. cbn. f_equal. apply odd_before_inside.
                   apply it0. left. now apply member_spec.
          -- destruct (may_follow _ _ _); [|easy]. now rewrite N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_r.
        * right. rewrite app_nil_r in ft. exists z.
          assert (z ∈ w) as zw.
          { destruct (proj1 (it z)) as [i|i]; [apply ia; now right| |easy]. apply hc in i. lia. }
          assert (forall v, In v t0 <-> In v c \/ v ∈ w ∖ cell z) as it0.
          { intro v. rewrite without_cell. split.
            - intro i. destruct (proj1 (it v)) as [j|j]; [apply ia; now left|now left|right]. split; [easy|]. congruence.
            - intros [i|[i e]].
              + destruct (proj1 (ia v)) as [j|j]; [apply it; now left|easy|]. subst v. apply hc in i. lia.
              + destruct (proj1 (ia v)) as [j|j]; [apply it; now right|easy|easy]. }
          split; [easy|]. split.
          -- pose proof (rt z zw) as r. unfold right in r. rewrite odd_before_end in r by easy.
             rewrite <- r. unfold may_follow. f_equal. symmetry. apply odd_all_beside; auto; [now apply hw|].
             intro u. now rewrite both_spec.
          -- exists t0. split.
             ++ split; [easy|]. split; [easy|]. split; [easy|]. intros v i.
                assert (v ∈ w) as vw by now apply without_cell in i.
                pose proof (rt v vw) as r. unfold right in *. rewrite odd_before_inside in r; [easy|]. apply it0. now right.
             ++ intro b. rewrite hx. destruct (member c b) eqn:e; [|easy]. cbn. f_equal. apply odd_before_inside.
                apply it0. left. now apply member_spec.
    - intros [(-> & -> & ->)|[(c' & b & x' & -> & (t & (nt & it & ft & rt) & hx) & ->)|(i & iw & m & t & (nt & it & ft & rt) & hx)]].
      + exists []. split; [|intro; apply N.bits_0]. repeat split; [constructor|easy|intros [[]|h]|intros v h].
        all: now rewrite N.bits_0 in h.
      + apply NoDup_end in nc as [nc ib].
        assert (b < k) as bk by (apply hc, in_or_app; right; now left).
        assert (~ In b t) as bt.
        { intro h. apply it in h as [h|h]; [easy|]. apply hw in h as [_ h]. lia. }
        assert (forall v, In v t -> vertex D v = true) as vt.
        { intros v h. apply it in h as [h|h]; [apply there, hc, in_or_app; now left|now apply hw]. }
        exists (t ++ [b]). split.
        * split; [now apply NoDup_end|]. split; [|split].
          -- intro v. rewrite !in_app_iff, it. tauto.
          -- rewrite filter_app, ft. cbn. now replace (b <? k) with true by (symmetry; now apply N.ltb_lt).
          -- intros v h. unfold right. rewrite odd_before_inside; [now apply rt|]. apply it. now right.
        * intro v. rewrite member_end.
          assert (may_follow neighbour_rows b (plane_of c' ∪ w) = xorb (green D b) (odd_before D (t ++ [b]) b)) as m.
          { unfold may_follow. rewrite odd_before_end by easy. f_equal. symmetry.
            apply odd_all_beside; auto. intro u. now rewrite both_spec. }
          rewrite m. destruct (N.eq_dec v b) as [e|nv].
          -- rewrite e, N.eqb_refl, orb_true_r. cbn [andb]. specialize (hx b). apply member_false in ib. rewrite ib in hx.
             rewrite flip_there, hx. cbn [andb]. apply xorb_false_l.
          -- rewrite flip_elsewhere by easy. apply N.eqb_neq in nv. rewrite nv, orb_false_r.
             rewrite hx. destruct (member c' v) eqn:e; [|easy]. cbn. f_equal. symmetry. apply odd_before_inside.
             apply it. left. now apply member_spec.
      + assert (~ In i t) as ti.
        { intro h. apply it in h as [h|h]; [|now apply without_cell in h]. apply hc in h. apply hw in iw as [_ iw]. lia. }
        assert (forall v, In v t -> vertex D v = true) as vt.
        { intros v h. apply it in h as [h|h]; [now apply there, hc|]. apply without_cell in h. now apply hw. }
        exists (t ++ [i]). split.
        * split; [now apply NoDup_end|]. split; [|split].
          -- intro v. rewrite in_app_iff, it, without_cell. cbn. destruct (N.eq_dec v i) as [->|e]; [tauto|].
             split; [|tauto]. intuition congruence.
          -- rewrite filter_app, ft. cbn. replace (i <? k) with false; [apply app_nil_r|]. symmetry. apply N.ltb_ge. now apply hw.
          -- intros v h. unfold right. destruct (N.eq_dec v i) as [->|e].
             ++ rewrite odd_before_end by easy. rewrite <- m. unfold may_follow. f_equal.
                apply odd_all_beside; auto; [now apply hw|]. intro u. now rewrite both_spec.
             ++ rewrite odd_before_inside; [apply rt; now apply without_cell|]. apply it. right. now apply without_cell.
        * intro b. rewrite hx. destruct (member c b) eqn:e; [|easy]. cbn. f_equal. symmetry. apply odd_before_inside.
          apply it. left. now apply member_spec.
  Qed.

  Section Layer.
    Variables (base : plane -> plane) (placed : plane) (c : list N).
    Hypothesis nc : NoDup c.
    Hypothesis hc : forall v, In v c -> v < k.
    Hypothesis hp : placed = plane_of c.
    Hypothesis hb : forall w, inside w -> forall x, x ∈ base w <-> began c w x \/ by_boundary c w x.
    Let rows := neighbour_rows.

    Definition correct (T : trie plane) (w : plane) : Prop := forall x, x ∈ row T w <-> reached c w x.

    Lemma when_spec (b : bool) a x : x ∈ when b a <-> b = true /\ x ∈ a.
    Proof. destruct b; cbn; [easy|]. unfold empty. rewrite N.bits_0. easy. Qed.

    Lemma value_correct T w : inside w -> (forall i, i ∈ w -> correct T (w ∖ cell i)) ->
      forall x, x ∈ value rows base placed T w <-> reached c w x.
    Proof.
      intros hw h x. rewrite reached_step by easy. unfold value. rewrite N.lor_spec, orb_true_iff, hb, union_spec by easy.
      rewrite or_assoc. apply or_iff_compat_l, or_iff_compat_l. split.
      - intros (a & i & e). apply in_map_iff in i as (i & <- & hi). apply members_spec in hi. apply when_spec in e as [m r].
        exists i. rewrite hp in m. apply h in r; [|easy]. now split.
      - intros (i & hi & m & r). eexists. split; [apply in_map_iff; exists i; split; [reflexivity|now apply members_spec]|].
        apply when_spec. rewrite hp. split; [easy|]. now apply h.
    Qed.

    Lemma fill_correct l : forall w T, NoDup l -> inside w ->
      (forall i, In i l -> vertex D i = true /\ k <= i /\ i ∉ w) ->
      (forall u, (forall v, v ∈ u -> v ∈ w \/ In v l) -> (exists v, v ∈ w /\ v ∉ u) -> correct T u) ->
      (forall u, correct T u -> correct (fill rows base placed l w T) u) /\
      (forall u, (forall v, v ∈ u -> v ∈ w \/ In v l) -> correct (fill rows base placed l w T) u).
    Proof.
      induction l as [|i l IH]; intros w T nl hw hl pre; cbn [fill].
      - assert (correct (put T w (value rows base placed T w)) w) as cw.
        { intro x. unfold row at 1. rewrite get_put_same. apply value_correct; [easy|]. intros i hi. apply pre.
          - intros v h. left. now apply without_cell in h.
          - exists i. split; [easy|]. destruct (N.testbit (w ∖ cell i) i) eqn:e; [|easy]. now apply without_cell in e. }
        assert (forall u, correct T u -> correct (put T w (value rows base placed T w)) u) as keep.
        { intros u h. destruct (N.eq_dec u w) as [->|e]; [easy|]. intro x. unfold row. rewrite get_put.
          replace (u =? w) with false by (symmetry; now apply N.eqb_neq). apply h. }
        split; [easy|]. intros u h. destruct (N.eq_dec u w) as [->|e]; [easy|]. apply keep, pre; [easy|].
        destruct (none (w ∖ u)) eqn:z.
        + exfalso. apply e, plane_ext. intro v. pose proof (proj1 (none_spec _) z v) as zv. rewrite N.ldiff_spec in zv.
          destruct (N.testbit u v) eqn:uv.
          * destruct (h v uv) as [|[]]. now symmetry.
          * now destruct (N.testbit w v).
        + apply none_false in z as [v z]. rewrite N.ldiff_spec, andb_true_iff, negb_true_iff in z. now exists v.
      - apply NoDup_cons_iff in nl as [n1 n2]. destruct (hl i (or_introl eq_refl)) as (vi & ki & wi).
        assert (forall v, v ∈ w ∪ cell i <-> v ∈ w \/ v = i) as wc.
        { intro v. rewrite N.lor_spec, cell_spec, orb_true_iff, N.eqb_eq. intuition. }
        destruct (IH w T) as [keep1 all1]; [easy|easy|intros; apply hl; now right| |].
        { intros u h e. apply pre; [|easy]. intros v hv. destruct (h v hv); [now left|right; now right]. }
        destruct (IH (w ∪ cell i) (fill rows base placed l w T)) as [keep2 all2]; [easy| | | |].
        + intros v h. apply wc in h as [h| ->]; [now apply hw|easy].
        + intros j hj. destruct (hl j (or_intror hj)) as (a & b & e). repeat split; try easy.
          destruct (N.testbit (w ∪ cell i) j) eqn:t; [|easy]. apply wc in t as [t| ->]; [congruence|easy].
        + intros u h (v & hv & uv). apply wc in hv as [hv| ->].
          * apply keep1, pre; [|now exists v]. intros z hz. destruct (h z hz) as [a|a]; [|right; now right].
            apply wc in a as [a| ->]; [now left|right; now left].
          * apply all1. intros z hz. destruct (h z hz) as [a|a]; [|now right]. apply wc in a as [a| ->]; [now left|congruence].
        + split; [auto|]. intros u h. apply all2. intros v hv. destruct (h v hv) as [a|[<-|a]]; [left|left|now right]; apply wc; auto.
    Qed.

    Lemma layer_correct w : inside w -> correct (fill rows base placed inner_cells 0 leaf) w.
    Proof.
      intro hw. apply fill_correct.
      - apply NoDup_filter, NoDup_filter. unfold up_to. generalize (N.to_nat n) 0. clear.
        intro m. induction m as [|m IH]; intro i; cbn; constructor; [|easy]. rewrite count_from_spec. lia.
      - intros v h. now rewrite N.bits_0 in h.
      - intros i h. apply inner_cells_spec in h. rewrite N.bits_0. easy.
      - intros u _ (v & h & _). now rewrite N.bits_0 in h.
      - intros v h. right. apply inner_cells_spec. now apply hw.
    Qed.
  End Layer.

  Lemma flip_spec b set x : x ∈ flip b set <-> exists y, y ∈ set /\ x = y △ cell b.
  Proof.
    unfold flip. rewrite plane_of_spec, in_map_iff. split; intros (y & a & e).
    - exists y. rewrite members_spec in e. now split.
    - exists y. rewrite members_spec. now split.
  Qed.

  Lemma along_from_correct s : forall base c, NoDup (c ++ s) -> (forall v, In v (c ++ s) -> v < k) ->
    (forall w, inside w -> forall x, x ∈ base w <-> began c w x \/ by_boundary c w x) ->
    forall x, x ∈ along_from neighbour_rows base (plane_of c) s <-> reached (c ++ s) (plane_of inner_cells) x.
  Proof.
    assert (inside (plane_of inner_cells)) as hi.
    { intros v h. now apply plane_of_spec, inner_cells_spec in h. }
    induction s as [|b s IH]; intros base c nc hc hb x; cbn [along_from].
    - rewrite app_nil_r in *. now apply (layer_correct base (plane_of c) c).
    - replace (c ++ b :: s) with ((c ++ [b]) ++ s) in * by now rewrite <- app_assoc.
      assert (plane_of c ∪ cell b = plane_of (c ++ [b])) as ->.
      { apply plane_ext. intro v. apply eq_true_iff_eq. rewrite N.lor_spec, orb_true_iff, !plane_of_spec, cell_spec, N.eqb_eq,
          in_app_iff. cbn. tauto. }
      apply IH; [easy|easy|]. clear x. intros w hw x.
      assert (forall y, y ∈ row (fill neighbour_rows base (plane_of c) inner_cells 0 leaf) w <-> reached c w y) as l.
      { apply (layer_correct base (plane_of c) c); [| |easy|easy|easy].
        - apply NoDup_front in nc. now apply NoDup_front in nc.
        - intros v h. apply hc, in_or_app. left. apply in_or_app. now left. }
      assert (began (c ++ [b]) w x \/ by_boundary (c ++ [b]) w x <-> exists y, reached c w y /\
        x = if may_follow neighbour_rows b (plane_of c ∪ w) then y △ cell b else y) as ->.
      { split.
        - intros [(e & _)|(c' & b' & y & e & r & ->)]; [now destruct c|].
          apply app_inj_tail in e as [<- <-]. now exists y.
        - intros (y & r & ->). right. now exists c, b, y. }
      destruct (may_follow _ _ _).
      + rewrite flip_spec. split; intros (y & a & ->); exists y; now rewrite l in *.
      + rewrite l. split; [intro; now exists x|]. now intros (y & a & ->).
  Qed.

  (* The program computes the table. *)
  Theorem along_is_table s : NoDup s -> (forall v, In v s <-> v < k) -> forall x,
    x ∈ along neighbour_rows s <->
    (forall v, k <= v -> v ∉ x) /\ table D (fun v => v <? k) s (N.testbit x).
  Proof.
    intros ns hs x. unfold along. change empty with (plane_of []).
    rewrite (along_from_correct s _ []); cbn [app]; [|easy|intro; apply hs|].
    - assert (forall t, orders D t <-> NoDup t /\ forall v, In v t <-> In v s \/ v ∈ plane_of inner_cells) as o.
      { intro t. split; intros [nt it]; (split; [easy|]); intro v; rewrite it, plane_of_spec, inner_cells_spec, hs.
        - split; [intro; destruct (N.lt_ge_cases v k); auto|]. intros [h|h]; [now apply there|easy].
        - split; [intros [h|h]; [now apply there|easy]|]. intro; destruct (N.lt_ge_cases v k); auto. }
      split.
      + intros (t & (nt & it & ft & rt) & hx). split.
        * intros v h. rewrite hx. replace (member s v) with false; [easy|]. symmetry. apply member_false. rewrite hs. lia.
        * exists t. split; [now apply o|]. split; [easy|]. split; intros v hv hb.
          -- apply rt, plane_of_spec, inner_cells_spec. split; [easy|]. now apply N.ltb_ge.
          -- rewrite hx. replace (member s v) with true; [easy|]. symmetry. apply member_spec, hs. now apply N.ltb_lt.
      + intros [hx (t & ot & ft & i & a)]. exists t. apply o in ot. split.
        * split; [apply ot|]. split; [apply ot|]. split; [easy|]. intros v h. apply plane_of_spec, inner_cells_spec in h.
          apply i; [easy|]. now apply N.ltb_ge.
        * intro b. destruct (N.lt_ge_cases b k) as [h|h].
          -- replace (member s b) with true by (symmetry; now apply member_spec, hs). apply a; [now apply there|now apply N.ltb_lt].
          -- rewrite hx by easy. replace (member s b) with false; [easy|]. symmetry. apply member_false. rewrite hs. lia.
    - intros w hw y. unfold began, by_boundary. split.
      + intro h. left. destruct (none w) eqn:z; [|unfold empty in h; now rewrite N.bits_0 in h]. split; [easy|].
        rewrite cell_spec in h. apply N.eqb_eq in h. split; [|now symmetry].
        unfold none in z. now apply N.eqb_eq.
      + intros [(_ & -> & ->)|(c' & b & _ & e & _)]; [easy|]. now destruct c'.
  Qed.
End Tables.

(** All orders of the boundary *)

Fixpoint inserted (v : N) (l : list N) : list (list N) :=
  (v :: l) :: match l with [] => [] | u :: l => map (cons u) (inserted v l) end.
Fixpoint permutations (l : list N) : list (list N) :=
  match l with [] => [[]] | v :: l => flat_map (inserted v) (permutations l) end.

Lemma inserted_middle v p q : In (p ++ v :: q) (inserted v (p ++ q)).
Proof.
  induction p as [|u p IH]; cbn [app].
  - destruct q; now left.
  - right. now apply in_map.
Qed.
Lemma permutations_all l : forall s, Permutation l s -> In s (permutations l).
Proof.
  induction l as [|v l IH]; intros s h; cbn.
  - apply Permutation_nil in h. subst. now left.
  - assert (In v s) as i by (apply (Permutation_in v h); now left). apply in_split in i as (p & q & ->).
    apply in_flat_map. exists (p ++ q). split; [|apply inserted_middle]. apply IH. now apply Permutation_cons_app_inv in h.
Qed.

(* Whether every vector of the first table is one of the second, order by order. *)
Definition table_within (k n : N) (D D' : coloured_graph) : bool :=
  let rows := neighbour_rows D n in
  let rows' := neighbour_rows D' n in
  forallb (fun s => none (along D k n rows s ∖ along D' k n rows' s)) (permutations (up_to k)).

Definition on_board (k n : N) (D : coloured_graph) : Prop :=
  (forall v, vertex D v = true -> v < n) /\ (forall v, v < k -> vertex D v = true).

Lemma up_to_NoDup m : NoDup (up_to m).
Proof.
  unfold up_to. generalize (N.to_nat m) 0. intro j. induction j as [|j IH]; intro i; cbn; constructor; [|easy].
  rewrite count_from_spec. lia.
Qed.

(* A vector of functions as the bits of a number. *)
Definition mask (k : N) (x : N -> bool) : plane := plane_of (filter x (up_to k)).
Lemma mask_spec k x v : N.testbit (mask k x) v = (v <? k) && x v.
Proof. apply eq_true_iff_eq. unfold mask. now rewrite plane_of_spec, filter_In, up_to_spec, andb_true_iff, N.ltb_lt. Qed.

Lemma table_entered k n D s x : on_board k n D -> table D (fun v => v <? k) s x ->
  In s (permutations (up_to k)) /\ NoDup s /\ (forall v, In v s <-> v < k) /\ mask k x ∈ along D k n (neighbour_rows D n) s.
Proof.
  intros [b t] (o & [no io] & f & i & a).
  assert (forall v, In v s <-> v < k) as hs.
  { intro v. rewrite <- f, filter_In, io, N.ltb_lt. split; [easy|]. auto. }
  assert (NoDup s) as ns by (rewrite <- f; now apply NoDup_filter).
  split; [|split; [easy|split; [easy|]]].
  - apply permutations_all, NoDup_Permutation; [apply up_to_NoDup|easy|]. intro v. now rewrite up_to_spec, hs.
  - apply along_is_table; try easy. split.
    + intros v hv. rewrite mask_spec. now replace (v <? k) with false by (symmetry; now apply N.ltb_ge).
    + exists o. repeat split; try easy; try apply io. intros v hv hb. rewrite mask_spec, hb. now apply a.
Qed.

Theorem table_within_sound k n D D' : on_board k n D -> on_board k n D' -> table_within k n D D' = true ->
  within D D' (fun v => v <? k).
Proof.
  intros b b' h s x e. apply (table_entered k n) in e as (p & ns & hs & e); [|easy].
  unfold table_within in h. rewrite forallb_forall in h. specialize (h s p).
  apply (proj1 (none_spec _)) with (v := mask k x) in h. rewrite N.ldiff_spec, e in h. cbn in h. apply negb_false_iff in h.
  apply along_is_table in h as (_ & o' & or & f' & i' & a'); try easy; try apply b'.
  exists o'. repeat split; try easy; try apply or.
  intros v hv hb. rewrite <- a' by easy. now rewrite mask_spec, hb.
Qed.

(* Whether the table is empty. *)
Definition table_empty (k n : N) (D : coloured_graph) : bool :=
  let rows := neighbour_rows D n in forallb (fun s => none (along D k n rows s)) (permutations (up_to k)).
Theorem table_empty_sound k n D : on_board k n D -> table_empty k n D = true -> forall s x, ~ table D (fun v => v <? k) s x.
Proof.
  intros b h s x e. apply (table_entered k n) in e as (p & _ & _ & e); [|easy].
  unfold table_empty in h. rewrite forallb_forall in h. specialize (h s p).
  apply (proj1 (none_spec _)) with (v := mask k x) in h. congruence.
Qed.
