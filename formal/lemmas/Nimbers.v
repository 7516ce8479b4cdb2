(* Lemmas about nimbers in Node-Kayles, of all graphs that hold a gadget: what printed lemmas are proved with. *)
From Gamecert.lemmas Require Export Gadgets Selecting.
From Coq Require Import Bool Btauto Lia.
From Gamecert Require Import Plane Board.
From Gamecert.lemmas Require Import Exchange Placed Statements MirroredGadgets.

(* One more vertex with these neighbours. Colours mean nothing: `plain` has none. *)
Definition join (x : N) (l : list N) (G : coloured_graph) := add x false l G.
Definition plain (G : coloured_graph) := Coloured (vertex G) (adjacent G) (fun _ => false).

Definition same_lines (G H : coloured_graph) : Prop :=
  (forall v, vertex G v = vertex H v) /\ (forall u v, adjacent G u v = adjacent H u v).
Lemma change_lines f c G H : same_lines G H -> same_lines (change_by f c G) (change_by f c H).
Proof.
  intros [a b]. destruct c as [l|l|l|x color l|x|l]; split; cbn; intros; rewrite ?a, ?b; try easy.
Qed.
Lemma changes_lines f l : forall G H, same_lines G H -> same_lines (changes_by f l G) (changes_by f l H).
Proof. induction l as [|c l IH]; intros G H s; [easy|]. apply IH. now apply change_lines. Qed.
Lemma lines_nimber G H : same_lines G H -> same_nimber G H.
Proof. intros [a b]. apply same_shape_nimber. now split. Qed.

(** What is shown of a graph and of a gadget *)

Definition symmetric_below (n : N) (P : coloured_graph) : bool :=
  forallb (fun i => forallb (fun j => Bool.eqb (adjacent P i j) (adjacent P j i)) (up_to n)) (up_to n).
Definition apart_below (k : N) (P : coloured_graph) : bool :=
  forallb (fun i => forallb (fun j => negb (adjacent P i j)) (up_to k)) (up_to k).
Definition near_rows (n : N) (P : coloured_graph) : Board.table :=
  fold_right (fun i t => Trie.put t i (plane_of (filter (adjacent P i) (up_to n)))) Trie.leaf (up_to n).
Definition inner_plane (k n : N) (P : coloured_graph) : plane := cells_where n (fun i => (k <=? i) && vertex P i).

Lemma near_rows_row n P i : i < n -> row (near_rows n P) i = plane_of (filter (adjacent P i) (up_to n)).
Proof.
  intro h. unfold near_rows. set (f := fun i => plane_of (filter (adjacent P i) (up_to n))).
  assert (forall l, In i l -> row (fold_right (fun i t => Trie.put t i (f i)) Trie.leaf l) i = f i) as e.
  { induction l as [|x l IH]; [easy|]. intro w. cbn [fold_right]. unfold row in *. rewrite Trie.get_put.
    destruct (N.eqb_spec i x) as [->|d]; [easy|]. apply IH. destruct w as [->|w]; [easy|easy]. }
  apply e. now apply up_to_spec.
Qed.

Lemma inner_plane_spec k n Q i : k <= i -> i < n -> N.testbit (inner_plane k n Q) i = vertex Q i.
Proof.
  intros a b. apply eq_true_iff_eq. unfold inner_plane, cells_where.
  rewrite plane_of_spec, filter_In, up_to_spec, andb_true_iff, N.leb_le. tauto.
Qed.

Section Shown.
  Variables (names : list N) (k : N) (K : coloured_graph).
  Notation n := (N.of_nat (length names)).
  Hypothesis different : NoDup names.
  Hypothesis small : k <= n.
  Hypothesis host : forall i, i < n -> vertex K (name_of names i) = (i <? k).

  Lemma near_in_rows P : symmetric_below n P = true -> near_in names P (row (near_rows n P)).
  Proof.
    intros s i j li lj. unfold symmetric_below in s. rewrite forallb_forall in s. split.
    - rewrite near_rows_row by easy. apply eq_true_iff_eq. rewrite plane_of_spec, filter_In, up_to_spec. tauto.
    - symmetry. specialize (s i). rewrite forallb_forall in s. apply eqb_prop, s; now apply up_to_spec.
  Qed.

  Lemma has_gadget_shown G P : shows names k K G P -> has_gadget names k G P.
  Proof.
    intros ((v & a & _) & below & there).
    assert (forall i, i < n -> vertex G (name_of names i) = vertex P i) as vn.
    { intros i l. rewrite v. cbn. rewrite host, position_name by easy. destruct (N.ltb_spec i k) as [h|h]; [|easy]. now rewrite there. }
    split; [easy|]. split; [easy|]. intros i u ki ni pi hu.
    assert (vertex G (name_of names i) = true) as hi by now rewrite vn.
    assert (vertex K (name_of names i) = false) as kf by (rewrite host by easy; now apply N.ltb_ge).
    rewrite !a by easy. cbn. rewrite kf, position_name, pi by easy. cbn. rewrite andb_false_r. cbn.
    destruct (position_of names u) as [j|] eqn:e; cbn; [|easy].
    pose proof e as e'. apply position_some in e' as [lj <-]. rewrite vn in hu by easy. rewrite hu. cbn.
    now destruct (adjacent P i j), (adjacent P j i).
  Qed.

  Lemma same_host_shown G H P Q : shows names k K G P -> shows names k K H Q ->
    apart_below k P = true -> apart_below k Q = true -> same_host names k G H.
  Proof.
    intros ((v & a & _) & _ & there) ((v' & a' & _) & _ & there') s s'.
    assert (forall P u w, apart_below k P = true -> outer names k u -> outer names k w ->
      vertex (placed names P) u && vertex (placed names P) w && adjacent (placed names P) u w = false) as off.
    { clear. intros P u w s o o'. unfold outer in *. cbn. destruct (position_of names u) as [i|]; [|easy].
      destruct (position_of names w) as [j|]; [|now rewrite andb_false_r]. unfold apart_below in s. rewrite forallb_forall in s.
      specialize (s i). rewrite forallb_forall in s. rewrite (proj1 (negb_true_iff _) (s (proj2 (up_to_spec k i) o) j (proj2 (up_to_spec k j) o'))).
      apply andb_false_r. }
    assert (forall u, outer names k u -> vertex G u = vertex H u) as ov.
    { intros u o. rewrite v, v'. cbn. unfold outer in o. destruct (position_of names u) as [i|] eqn:e; [|easy].
      now rewrite there, there'. }
    split; [intros u e; apply ov; unfold outer; now rewrite e|].
    intros u w o o' hu hw. rewrite a by easy. rewrite a' by (now rewrite <- ov). cbn [glue adjacent].
    now rewrite !off.
  Qed.

  Lemma finite_shown G H P Q : shows names k K G P -> shows names k K H Q -> finite G -> finite H.
  Proof.
    intros ((v & _) & _) ((v' & _) & _) [m h]. exists (m + fold_right N.add 1 names). intros u hu. rewrite v' in hu. cbn in hu.
    apply orb_prop in hu as [hu|hu].
    - enough (u < m) by lia. apply h. rewrite v. cbn. now rewrite hu.
    - destruct (position_of names u) as [i|] eqn:e; [|easy]. apply position_some in e as [l <-].
      assert (forall l x, In x l -> x < fold_right N.add 1 l) as b.
      { clear. assert (forall l, 0 < fold_right N.add 1 l) as p by (induction l; cbn; lia).
        induction l as [|y l IH]; cbn; [easy|]. intros x [->|i]; [specialize (p l)|apply IH in i]; lia. }
      pose proof (b names (name_of names i) (name_in names i l)). lia.
  Qed.
End Shown.

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

(** The theorems behind printed lemmas *)

Section Proved.
  Variables (G : coloured_graph) (names : list N) (g : gadget) (changes : list change) (plus : N).
  Let n := N.of_nat (length names).
  Let k := boundary_size g.
  Let P := picture g.
  Let P' := changes_by here changes P.

  Definition mirrored : bool :=
    changes_fit names g changes && symmetric_below n P && symmetric_below n P' && apart_below k P && apart_below k P' &&
    let rows := near_rows n P in
    let rows' := near_rows n P' in
    decided k n (row rows) (row rows') (inner_plane k n P) (inner_plane k n P') plus.

  Theorem differ_by_mirroring : finite G -> holds (plain G) names g -> mirrored = true ->
    differ_by plus G (changes_by (name_of names) changes G).
  Proof.
    intros f h c. unfold mirrored in c. rewrite !andb_true_iff in c. destruct c as [[[[[fit s] s'] a] a'] d].
    destruct (both_show (plain G) names g changes h fit) as (K & small & nd & hb & sh & sh').
    assert (finite (plain G)) as fp by easy.
    unfold decided in d. apply andb_prop in d as [cl st].
    assert (differ_by plus (plain G) (changes_by (name_of names) changes (plain G))) as e.
    { apply (mirrored_gadgets names nd k small (plain G) P (changes_by (name_of names) changes (plain G)) P' (row (near_rows n P))
        (row (near_rows n P')) (among (find_triples k (row (near_rows n P)) (row (near_rows n P')) (inner_plane k n P) (inner_plane k n P') plus))
        plus (all k) (inner_plane k n P) (inner_plane k n P')); try easy.
      - eapply finite_shown; [exact small|exact sh|exact sh'|easy].
      - eapply has_gadget_shown; eassumption.
      - eapply has_gadget_shown; eassumption.
      - now apply near_in_rows.
      - now apply near_in_rows.
      - eapply same_host_shown; lazymatch goal with |- shows _ _ _ (plain G) _ => exact sh | |- shows _ _ _ _ _ => exact sh' | _ => eassumption end.
      - now apply is_closed_sound.
      - intros i l. rewrite all_spec. now apply N.ltb_lt.
      - intros i. now apply inner_plane_spec.
      - apply inner_plane_spec. }
    intro x. transitivity (nimber (plain G) (N.lxor x plus)); [now apply lines_nimber|].
    transitivity (nimber (changes_by (name_of names) changes (plain G)) x); [apply e|]. now apply lines_nimber, changes_lines.
  Qed.
End Proved.

Theorem same_by_mirroring G names g changes : finite G -> holds (plain G) names g -> mirrored names g changes 0 = true ->
  same_nimber G (changes_by (name_of names) changes G).
Proof. intros f h c k. rewrite <- (N.lxor_0_r k) at 1. exact (differ_by_mirroring G names g changes 0 f h c k). Qed.

(* Proves a printed lemma: hypotheses say that the graph holds the gadget, a closed set of triples the rest. *)
Ltac held_plain := repeat (split; [first [assumption | intros ? [] | reflexivity]|]); exact I.
Ltac by_mirroring theorem := intros; apply theorem; [assumption|held_plain|vm_compute; reflexivity].
(* What is printed beside it with one edge changed has its hypotheses, and no set of triples will do. *)
Ltac refused_mirroring theorem :=
  assert_fails (by_mirroring theorem);
  intros; apply theorem; [assumption|held_plain|vm_compute; lazymatch goal with |- false = true => idtac end].
