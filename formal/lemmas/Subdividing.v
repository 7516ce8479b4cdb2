(* Proposition 6.3 of the ELLO paper, of parity-driven graphs: subdividing an edge. *)
From Coq Require Import NArith List Bool Btauto Lia.
From Gamecert Require Import Plane.
From Gamecert.lemmas Require Import Coloured Gadgets Exchange Tables Parities Parts.
From Gamecert.lemmas.printed Require prop_6_3.
Import ListNotations.
Local Open Scope N_scope.

Lemma odd_edges_toggled H u v l : NoDup l -> u <> v -> In u l -> In v l ->
  odd_edges (toggle [(u, v)] H) l = negb (odd_edges H l).
Proof.
  intros d ne iu iv.
  assert (forall l w, NoDup l -> odd_number (adjacent (toggle [(u, v)] H) w) l =
    xorb (odd_number (adjacent H w) l) (xorb ((w =? u) && member l v) ((w =? v) && member l u))) as row.
  { clear - ne. intros l w d. induction d as [|x l n d IH]; cbn [odd_number]; [cbn; btauto|]. rewrite IH. cbn [toggle adjacent existsb same_pair].
    cbn [member existsb]. fold (member l v) (member l u). rewrite (N.eqb_sym v x), (N.eqb_sym u x).
    assert (forall y, (x =? y) = true -> member l y = false) as once by (intros y e; apply N.eqb_eq in e as <-; now apply member_false).
    pose proof (once v) as ov. pose proof (once u) as ou.
    assert ((w =? u) && (w =? v) = false) as no by (apply not_true_iff_false; rewrite andb_true_iff, !N.eqb_eq; intros [-> ->]; easy).
    destruct (w =? u), (w =? v); try easy; destruct (x =? v), (x =? u); rewrite ?ov, ?ou by easy; btauto. }
  assert (forall l, NoDup l -> odd_edges (toggle [(u, v)] H) l = xorb (odd_edges H l) (member l u && member l v)) as all.
  { clear l d iu iv. intros l d'. induction d' as [|x l n d' IH]; cbn [odd_edges]; [easy|]. rewrite row, IH by easy. cbn [member existsb]. fold (member l u) (member l v).
    rewrite (N.eqb_sym u x), (N.eqb_sym v x).
    assert (forall y, (x =? y) = true -> member l y = false) as once by (intros y e; apply N.eqb_eq in e as <-; now apply member_false).
    pose proof (once v) as ov. pose proof (once u) as ou.
    assert ((x =? u) && (x =? v) = false) as no by (apply not_true_iff_false; rewrite andb_true_iff, !N.eqb_eq; intros [-> ->]; easy).
    destruct (x =? u), (x =? v); try easy; rewrite ?ov, ?ou by easy; btauto. }
  rewrite all by easy. rewrite (proj2 (member_spec l u) iu), (proj2 (member_spec l v) iv). btauto.
Qed.

(* Proposition 6.3 of the paper: subdividing the edge between u and v by z keeps a graph parity-driven, or not. H has z. *)
Theorem subdividing H u v z l : simple H -> distinct (z :: l) -> u <> v -> In u l -> In v l ->
  (forall w, In w l -> adjacent H z w = true <-> w = u \/ w = v) ->
  parity_driven (z :: l) H <-> parity_driven l (toggle [(u, v)] H).
Proof.
  intros s d ne iu iv near. pose proof s as [irr sym]. inversion d as [|? ? nz dl]; subst.
  assert (forall w, In w l -> (w =? z) = false) as off by (intros w i; apply N.eqb_neq; now intros ->).
  assert (odd_number (adjacent H z) l = false) as even.
  { assert (forall w, In w l -> adjacent H z w = xorb (w =? u) (w =? v)) as is.
    { intros w i. apply eq_true_iff_eq. rewrite (near w i). destruct (N.eqb_spec w u), (N.eqb_spec w v); cbn; intuition congruence. }
    rewrite (odd_number_ext _ _ l is), odd_number_xor.
    assert (forall y, In y l -> odd_number (fun w => w =? y) l = true) as one; [|now rewrite !one].
    clear - dl. intros y i. induction dl as [|x l n dl IH]; [easy|]. cbn. destruct (N.eqb_spec x y) as [->|ne].
    - rewrite odd_number_none; [easy|]. intros w j. apply N.eqb_neq. now intros ->.
    - rewrite xorb_false_l. apply IH. now destruct i. }
  set (T := toggle [(u, v)] H).
  assert (forall c, plausible c (z :: l) H <-> xorb (xorb (odd_order l) (odd_edges T l)) (xorb (c z) (odd_number c l)) = false) as pl.
  { intro c. unfold plausible, odd_order, T. rewrite odd_edges_toggled by easy. cbn [odd_number odd_edges]. rewrite even.
    destruct (odd_number (fun _ => true) l), (odd_edges H l), (c z), (odd_number c l); cbn; intuition congruence. }
  assert (forall c, plausible c l T <-> xorb (xorb (odd_order l) (odd_edges T l)) (odd_number c l) = false) as pl' by easy.
  assert (forall c, let C := coloured_by c (z :: l) H in distinct [u; v; z] /\ vertices C [u; v; z] /\ neighbours C z [u; v]) as held.
  { intros c C. split; [|split].
    - assert (u <> z /\ v <> z) as [uz vz] by (split; intros ->; easy).
      constructor; [intros [e|[e|[]]]; congruence|]. constructor; [intros [e|[]]; congruence|]. constructor; [easy|constructor].
    - intros w i. apply (member_spec (z :: l)). destruct i as [<-|[<-|[<-|[]]]]; [now right|now right|now left].
    - intros w hw. apply (member_spec (z :: l)) in hw as [<-|i]; cbn.
      + rewrite irr. split; [easy|]. intros [->|[->|[]]]; easy.
      + rewrite (near w i). intuition congruence. }
  assert (forall c e r, (forall w, In w l -> c w = xorb (e w) (member r w)) ->
    same (recolour r (toggle [(u, v)] (without [z] (coloured_by e (z :: l) H)))) (coloured_by c l T)) as after.
  { intros c e r h. split; [|split].
    - intro w. cbn. destruct (N.eqb_spec w z) as [->|n]; cbn; [symmetry; now apply member_false|]. now rewrite andb_true_r.
    - easy.
    - intros w hw. cbn. symmetry. apply h. cbn in hw. apply member_spec. destruct (w =? z); cbn in hw; rewrite ?andb_false_r in hw; [easy|]. now rewrite andb_true_r in hw. }
  split; intro driven.
  - intros c p (g & ig & cg). set (e := fun w => if w =? z then false else c w).
    assert (odd_number e l = odd_number c l) as eo by (apply odd_number_ext; intros w i; unfold e; now rewrite off).
    destruct (held e) as (h1 & h2 & h3).
    assert (winnable (coloured_by e (z :: l) H)) as w.
    { apply driven; [|exists g; split; [now right|unfold e; now rewrite off]]. apply pl. rewrite eo. apply pl' in p.
      unfold e. rewrite N.eqb_refl. now rewrite xorb_false_l, p. }
    apply (prop_6_3.lemma_prop_6_3_red (coloured_by e (z :: l) H) u v z s h1 h2 h3) in w; [|unfold is_red; cbn; unfold e; now rewrite N.eqb_refl].
    assert (same (toggle [(u, v)] (without [z] (coloured_by e (z :: l) H))) (coloured_by c l T)) as same_.
    { apply same_trans with (recolour [] (toggle [(u, v)] (without [z] (coloured_by e (z :: l) H)))).
      - split; [easy|]. split; [easy|]. intros x _. cbn. now rewrite xorb_false_r.
      - apply after. intros x i. unfold e. rewrite off by easy. now rewrite xorb_false_r. }
    now apply (same_winnable _ _ same_).
  - intros c p some. destruct (held c) as (h1 & h2 & h3). apply pl in p. destruct (c z) eqn:cz.
    + assert (forall y, In y l -> plausible (fun w => xorb (c w) (member [y] w)) l T) as turned.
      { intros y i. apply pl'. rewrite odd_number_xor. replace (odd_number (member [y]) l) with true; [rewrite xorb_comm in p |- *; revert p; destruct (odd_number c l); easy|].
        clear - dl i. induction dl as [|x l n dl IH]; [easy|]. cbn. rewrite orb_false_r. destruct (N.eqb_spec x y) as [->|ne].
        - rewrite odd_number_none; [easy|]. intros w j. cbn. rewrite orb_false_r. apply N.eqb_neq. now intros ->.
        - rewrite xorb_false_l. apply IH. now destruct i. }
      assert (is_green (coloured_by c (z :: l) H) z) as gz by easy.
      assert (forall y, In y l -> (exists g, In g l /\ xorb (c g) (member [y] g) = true) -> winnable (recolour [y] (toggle [(u, v)] (without [z] (coloured_by c (z :: l) H))))) as move.
      { intros y i h. apply (same_winnable _ _ (after (fun w => xorb (c w) (member [y] w)) c [y] (fun _ _ => eq_refl))). apply driven; [now apply turned|easy]. }
      destruct (c v) eqn:cv.
      * apply (prop_6_3.lemma_prop_6_3_green_u_recoloured (coloured_by c (z :: l) H) u v z s h1 h2 h3 gz), move; [easy|].
        exists v. split; [easy|]. rewrite cv. cbn. now rewrite orb_false_r, (proj2 (N.eqb_neq v u)) by congruence.
      * apply (prop_6_3.lemma_prop_6_3_green_v_recoloured (coloured_by c (z :: l) H) u v z s h1 h2 h3 gz), move; [easy|].
        exists v. split; [easy|]. rewrite cv. cbn. now rewrite N.eqb_refl.
    + apply (prop_6_3.lemma_prop_6_3_red (coloured_by c (z :: l) H) u v z s h1 h2 h3); [easy|].
      assert (same (toggle [(u, v)] (without [z] (coloured_by c (z :: l) H))) (coloured_by c l T)) as e.
      { apply same_trans with (recolour [] (toggle [(u, v)] (without [z] (coloured_by c (z :: l) H)))); [|apply after; intros; now rewrite xorb_false_r].
        split; [easy|]. split; [easy|]. intros w _. cbn. now rewrite xorb_false_r. }
      apply (same_winnable _ _ e), driven; [apply pl'; now rewrite xorb_false_l in p|]. destruct some as (g & [<-|i] & cg); [congruence|now exists g].
Qed.
