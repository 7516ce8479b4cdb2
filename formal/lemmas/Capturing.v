(* The vertex-capturing game on graphs, as lemmas about it speak of it; and that edges left and leads are all that counts. *)
From Coq Require Import NArith ZArith List Bool Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.games Require CapturePaper.
From Gamecert.lemmas Require Export Coloured Gadgets Counterplay.
Import ListNotations.
Local Open Scope Z_scope.

(** The game. Colours of vertices mean nothing here *)

(* Whose the edges are; the same both ways. *)
Inductive owner := nobody | first | second.
Definition colouring := N -> N -> owner.
Definition both_ways (p : colouring) : Prop := forall u v, p u v = p v u.
Definition points_of (o : owner) : Z := match o with nobody => 0 | first => 1 | second => -1 end.
(* The edge between u and v goes to a player. *)
Definition colour (u v : N) (o : owner) (p : colouring) : colouring := fun x y => if same_pair x y (u, v) then o else p x y.
Definition uncoloured (G : coloured_graph) (p : colouring) (u v : N) : Prop :=
  vertex G u = true /\ vertex G v = true /\ adjacent G u v = true /\ p u v = nobody.

(* The vertices of G, each once; edges of the first player at x, less those of the second. When all edges are coloured, the
   first player captures x if there are more of the first's: sgn is 1 then, and -1 where the second captures x. *)
Definition lists (G : coloured_graph) (V : list N) : Prop := NoDup V /\ forall v, In v V <-> vertex G v = true.
Definition lead (G : coloured_graph) (V : list N) (p : colouring) (x : N) : Z :=
  total (fun u => if adjacent G x u then points_of (p x u) else 0) V.

(* The first player, who is to move or not, can capture at least v vertices more than the second in the end. *)
Inductive ensures (G : coloured_graph) : bool -> colouring -> Z -> Prop :=
| all_coloured to_move p v V : (forall x y, ~ uncoloured G p x y) -> lists G V ->
    v <= total (fun x => Z.sgn (lead G V p x)) V -> ensures G to_move p v
| colours_one p v x y : uncoloured G p x y -> ensures G false (colour x y first p) v -> ensures G true p v
| waits_for p v : (exists x y, uncoloured G p x y) ->
    (forall x y, uncoloured G p x y -> ensures G true (colour x y second p) v) -> ensures G false p v.

(* G with the colours p has the score of H with the colours q and n points, whoever is to move. *)
Definition scores_differ (n : Z) (G : coloured_graph) (p : colouring) (H : coloured_graph) (q : colouring) : Prop :=
  forall to_move v, ensures G to_move p (v + n) <-> ensures H to_move q v.
Definition same_score (G : coloured_graph) (p : colouring) (H : coloured_graph) (q : colouring) : Prop :=
  forall to_move v, ensures G to_move p v <-> ensures H to_move q v.

(** Edges left and leads *)

Definition ordered (e : N * N) : edge := if (fst e <? snd e)%N then e else (snd e, fst e).
Definition is_nobody (o : owner) : bool := match o with nobody => true | _ => false end.
Definition open_edges (G : coloured_graph) (V : list N) (p : colouring) : list edge :=
  filter (fun e => (fst e <? snd e)%N && adjacent G (fst e) (snd e) && is_nobody (p (fst e) (snd e))) (list_prod V V).

Lemma NoDup_pairs {A B} (V : list A) (W : list B) : NoDup V -> NoDup W -> NoDup (list_prod V W).
Proof.
  intros a b. induction a as [|x V i a IH]; cbn; [constructor|]. apply CapturePaper.NoDup_both; [|easy|].
  - apply FinFun.Injective_map_NoDup; [|easy]. intros y z e. congruence.
  - intros [y z] h k. apply in_map_iff in h as (w & e & _). injection e as <- _. now apply in_prod_iff in k.
Qed.
Lemma open_edges_spec G V p u v : In (u, v) (open_edges G V p) <->
  In u V /\ In v V /\ (u < v)%N /\ adjacent G u v = true /\ p u v = nobody.
Proof.
  unfold open_edges. rewrite filter_In, in_prod_iff, !andb_true_iff, N.ltb_lt. cbn.
  assert (is_nobody (p u v) = true <-> p u v = nobody) as -> by (now destruct (p u v)). tauto.
Qed.
Lemma open_edges_once G V p : NoDup V -> NoDup (open_edges G V p).
Proof. intro d. now apply NoDup_filter, NoDup_pairs. Qed.

Lemma colour_both x y o p : both_ways p -> both_ways (colour x y o p).
Proof.
  intros s u v. unfold colour. replace (same_pair v u (x, y)) with (same_pair u v (x, y)); [now rewrite s|].
  cbn. apply eq_true_iff_eq. rewrite !orb_true_iff, !andb_true_iff. tauto.
Qed.

Lemma total_one f g V a c : NoDup V -> In a V -> (forall u, In u V -> f u = g u + (if (u =? a)%N then c else 0)) ->
  total f V = total g V + c.
Proof.
  intros d i h. rewrite (total_ext f _ V h), total_plus. f_equal. clear f g h.
  induction d as [|u V n d IH]; [easy|]. cbn. destruct i as [->|i].
  - rewrite N.eqb_refl. enough (total (fun u => if (u =? a)%N then c else 0) V = 0) by lia.
    clear - n. induction V as [|u V IH]; cbn; [easy|]. destruct (N.eqb_spec u a) as [->|_]; [destruct n; now left|].
    rewrite IH; [easy|]. intro. apply n. now right.
  - destruct (N.eqb_spec u a) as [->|_]; [easy|]. now apply IH.
Qed.

Section Playing.
  Variables (G : coloured_graph) (V : list N).
  Hypothesis there : simple_there G.
  Hypothesis all_of : lists G V.

  Lemma uncoloured_open p x y : both_ways p -> uncoloured G p x y <-> x <> y /\ In (ordered (x, y)) (open_edges G V p) .
  Proof.
    intro s. destruct all_of as [_ li], there as [irr sym]. unfold uncoloured, ordered. cbn [fst snd]. destruct (N.ltb_spec x y) as [l|l].
    - rewrite open_edges_spec, !li. split; [intros (a & b & c & d); repeat split; try easy; lia|tauto].
    - rewrite open_edges_spec, !li, (s y x). split.
      + intros (a & b & c & d). assert (x <> y) by (intros ->; rewrite irr in c; easy). rewrite sym by easy. repeat split; try easy; lia.
      + intros (a & b & c & d & e & f). rewrite sym by easy. easy.
  Qed.
  Lemma open_coloured p x y o : both_ways p -> o <> nobody -> uncoloured G p x y ->
    Permutation (open_edges G V p) (ordered (x, y) :: open_edges G V (colour x y o p)).
  Proof.
    intros s taken u. destruct all_of as [nd li]. pose proof u as un. apply (uncoloured_open p x y s) in u as [d i].
    assert (forall a b, In (a, b) (open_edges G V (colour x y o p)) <-> In (a, b) (open_edges G V p) /\ same_pair a b (x, y) = false) as less.
    { intros a b. rewrite !open_edges_spec. unfold colour. destruct (same_pair a b (x, y)); intuition congruence. }
    apply NoDup_Permutation.
    - now apply open_edges_once.
    - constructor; [|now apply open_edges_once]. unfold ordered in *. cbn [fst snd] in *. destruct (x <? y)%N; intro h; apply less in h as [_ h];
        cbn in h; rewrite !N.eqb_refl in h; cbn in h; rewrite ?orb_true_r in h; easy.
    - intros [a b]. cbn. rewrite less. split.
      + intro h. destruct (same_pair a b (x, y)) eqn:e; [left|now right]. cbn in e. apply open_edges_spec in h as (_ & _ & h & _).
        rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq in e. unfold ordered. cbn [fst snd].
        destruct e as [[-> ->]|[-> ->]]; [now rewrite (proj2 (N.ltb_lt _ _) h)|].
        now replace (x <? y)%N with false by (symmetry; apply N.ltb_ge; lia).
      + now intros [<-|[h _]].
  Qed.
  Lemma lead_coloured p x y o z : both_ways p -> uncoloured G p x y -> In z V ->
    lead G V (colour x y o p) z = goes (ordered (x, y)) (points_of o) (lead G V p) z.
  Proof.
    intros s u iz. destruct all_of as [nd li], there as [irr sym]. pose proof u as (hx & hy & a & none).
    assert (x <> y) as d by (intros ->; rewrite irr in a; easy).
    assert (goes (ordered (x, y)) (points_of o) (lead G V p) z = goes (x, y) (points_of o) (lead G V p) z) as ->.
    { unfold ordered, goes. cbn [fst snd]. destruct (x <? y)%N; cbn [fst snd]; lia. }
    unfold goes, lead. cbn [fst snd].
    destruct (N.eqb_spec z x) as [->|nx]; [|destruct (N.eqb_spec z y) as [->|ny]].
    - replace (x =? y)%N with false by (symmetry; now apply N.eqb_neq). rewrite Z.add_0_r.
      apply (total_one _ _ V y); [easy|now apply li|]. intros v _. unfold colour. cbn. rewrite N.eqb_refl.
      replace (x =? y)%N with false by (symmetry; now apply N.eqb_neq). cbn. rewrite orb_false_r.
      destruct (N.eqb_spec v y) as [->|_]; [rewrite a, none; easy|]. lia.
    - rewrite Z.add_0_r. apply (total_one _ _ V x); [easy|now apply li|]. intros v _. unfold colour. cbn. rewrite N.eqb_refl.
      replace (y =? x)%N with false by (symmetry; apply N.eqb_neq; congruence). cbn.
      destruct (N.eqb_spec v x) as [->|_]; [rewrite sym, a, s, none by easy; easy|]. lia.
    - rewrite !Z.add_0_r. apply total_ext. intros v _. unfold colour. cbn.
      replace (z =? x)%N with false by (symmetry; now apply N.eqb_neq). replace (z =? y)%N with false by (symmetry; now apply N.eqb_neq).
      easy.
  Qed.

  Theorem ensures_makes t p v : both_ways p -> ensures G t p v <-> makes V t (open_edges G V p) (lead G V p) v.
  Proof.
    intro s. split.
    - intro e. revert s. induction e as [t p v W none li le|p v x y u e IH|p v some e IH]; intro s.
      + replace (open_edges G V p) with (@nil edge).
        * apply settled. destruct all_of as [nd liV], li as [nw liW].
          assert (Permutation W V) as q by (apply NoDup_Permutation; try easy; intro w; now rewrite liV, liW).
          unfold made. rewrite <- (total_permuted _ W V q). etransitivity; [exact le|]. apply Z.eq_le_incl, total_ext. intros w _.
          f_equal. unfold lead. now apply total_permuted.
        * destruct (open_edges G V p) as [|[x y] E] eqn:e; [easy|]. exfalso. apply (none x y).
          assert (In (x, y) (open_edges G V p)) as i by (rewrite e; now left). apply open_edges_spec in i. destruct all_of as [_ li']. now rewrite !li' in i.
      + apply chooses with (ordered (x, y)) (open_edges G V (colour x y first p)); [now apply open_coloured|].
        eapply makes_ext; [apply IH; now apply colour_both|]. intros z i. now apply lead_coloured.
      + destruct some as (x & y & u). apply waits.
        * apply (uncoloured_open p x y s) in u as [_ u]. now destruct (open_edges G V p).
        * intros [a b] E q.
          assert (uncoloured G p a b) as u'.
          { assert (In (a, b) (open_edges G V p)) as i by (apply (Permutation_in (a, b) (Permutation_sym q)); now left).
            apply open_edges_spec in i. destruct all_of as [_ li']. unfold uncoloured. now rewrite <- !li'. }
          assert (ordered (a, b) = (a, b)) as o.
          { assert (In (a, b) (open_edges G V p)) as i by (apply (Permutation_in (a, b) (Permutation_sym q)); now left).
            apply open_edges_spec in i as (_ & _ & l & _). apply N.ltb_lt in l. unfold ordered. cbn. now rewrite l. }
          assert (Permutation E (open_edges G V (colour a b second p))) as r.
          { apply (Permutation_cons_inv (a := (a, b))). rewrite <- q, <- o at 1. now apply open_coloured. }
          eapply makes_permuted; [|apply Permutation_sym, r]. eapply makes_ext; [apply (IH a b u'); now apply colour_both|].
          intros z i. rewrite <- o. now apply lead_coloured.
    - intro m. remember (open_edges G V p) as E eqn:eE. remember (lead G V p) as l eqn:el.
      assert (Permutation E (open_edges G V p)) as q by (now rewrite eE). assert (forall z, In z V -> l z = lead G V p z) as hl by (intros; now rewrite el).
      clear eE el. revert p s q hl. induction m as [t l v le|E e E' l v r m IH|E l v some m IH]; intros p s q hl.
      + apply all_coloured with V; [|easy|].
        * intros x y u. apply (uncoloured_open p x y s) in u as [_ u]. apply Permutation_nil in q. now rewrite q in u.
        * etransitivity; [exact le|]. apply Z.eq_le_incl, total_ext. intros z i. now rewrite hl.
      + destruct e as [a b].
        assert (In (a, b) (open_edges G V p)) as i by (apply (Permutation_in (a, b) q), (Permutation_in (a, b) (Permutation_sym r)); now left).
        apply open_edges_spec in i as (ia & ib & lt & ad & no). apply N.ltb_lt in lt.
        assert (ordered (a, b) = (a, b)) as o by (unfold ordered; cbn; now rewrite lt).
        assert (uncoloured G p a b) as u by (destruct all_of as [_ li']; unfold uncoloured; now rewrite <- !li').
        apply colours_one with a b; [easy|]. apply IH; [now apply colour_both| |].
        * apply (Permutation_cons_inv (a := (a, b))). rewrite <- r, q, <- o at 1. now apply open_coloured.
        * intros z i. rewrite lead_coloured, o by easy. now apply goes_ext, hl.
      + apply waits_for.
        * destruct (open_edges G V p) as [|[a b] F] eqn:e; [now apply Permutation_sym, Permutation_nil in q|]. exists a, b.
          assert (In (a, b) (open_edges G V p)) as i by (rewrite e; now left). apply open_edges_spec in i. destruct all_of as [_ li'].
          unfold uncoloured. now rewrite <- !li'.
        * intros x y u. apply (IH (ordered (x, y)) (open_edges G V (colour x y second p))); [|now apply colour_both|easy|].
          -- rewrite q. now apply open_coloured.
          -- intros z i. rewrite lead_coloured by easy. now apply goes_ext, hl.
  Qed.
End Playing.
