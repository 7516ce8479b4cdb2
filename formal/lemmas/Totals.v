(* Order, size and green vertices together, modulo 2: what play never changes, and what gadgets and parts add to it. *)
From Coq Require Import NArith List Bool Btauto Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.lemmas Require Import Coloured Gadgets Exchange Tables Parities Placed Parts.
Import ListNotations.
Local Open Scope N_scope.

(* Of a finite graph: its game is plausible. *)
Definition plausible_game (G : coloured_graph) : Prop := exists l, orders G l /\ plausible (green G) l G.

Definition both_ways (G : coloured_graph) : Prop := forall u v, adjacent G u v = adjacent G v u.
Definition clean (G : coloured_graph) : coloured_graph :=
  Coloured (vertex G) (fun u v => vertex G u && vertex G v && adjacent G u v) (green G).
(* Over a list that has all vertices, and may have others. *)
Definition total (l : list N) (G : coloured_graph) : bool :=
  xorb (xorb (odd_number (vertex G) l) (odd_edges (clean G) l)) (odd_number (fun v => vertex G v && green G v) l).

Lemma odd_number_filter p f l : odd_number (fun v => p v && f v) l = odd_number f (filter p l).
Proof. induction l as [|v l IH]; cbn; [easy|]. rewrite IH. destruct (p v); cbn; [easy|apply xorb_false_l]. Qed.
Lemma odd_edges_ext D E l : (forall u v, In u l -> In v l -> adjacent D u v = adjacent E u v) -> odd_edges D l = odd_edges E l.
Proof.
  induction l as [|v l IH]; cbn; [easy|]. intro h. rewrite IH by auto. f_equal. apply odd_number_ext. auto.
Qed.
Lemma odd_edges_clean G l : odd_edges (clean G) l = odd_edges G (filter (vertex G) l).
Proof.
  induction l as [|v l IH]; cbn [odd_edges filter]; [easy|]. rewrite IH. destruct (vertex G v) eqn:e; cbn [odd_edges].
  - rewrite <- odd_number_filter. f_equal. apply odd_number_ext. intros u _. cbn. now rewrite e.
  - rewrite odd_number_none; [apply xorb_false_l|]. intros u _. cbn. now rewrite e.
Qed.
Lemma total_filter G l : total l G =
  xorb (xorb (odd_number (fun _ => true) (filter (vertex G) l)) (odd_edges G (filter (vertex G) l))) (odd_number (green G) (filter (vertex G) l)).
Proof.
  unfold total. rewrite odd_edges_clean, odd_number_filter. f_equal. f_equal. rewrite <- odd_number_filter.
  apply odd_number_ext. intros. now rewrite andb_true_r.
Qed.
Lemma filter_orders G l s : NoDup l -> (forall v, vertex G v = true -> In v l) -> orders G s -> Permutation (filter (vertex G) l) s.
Proof.
  intros d all [ds is]. apply NoDup_Permutation; [now apply NoDup_filter|easy|]. intro v. rewrite filter_In, is. split; [easy|auto].
Qed.
Lemma total_orders G l s : both_ways G -> NoDup l -> (forall v, vertex G v = true -> In v l) -> orders G s ->
  total l G = xorb (xorb (odd_order s) (odd_edges G s)) (odd_number (green G) s).
Proof.
  intros sym d all o. rewrite total_filter. pose proof (filter_orders G l s d all o) as p. unfold odd_order.
  rewrite !(odd_number_perm _ _ _ p). now rewrite (odd_edges_perm G sym _ _ p).
Qed.
Lemma total_plausible G l : both_ways G -> NoDup l -> (forall v, vertex G v = true -> In v l) -> plausible_game G -> total l G = false.
Proof. intros sym d all (s & o & p). now rewrite (total_orders G l s). Qed.
Lemma total_list G l m : both_ways G -> NoDup l -> NoDup m -> (forall v, vertex G v = true -> In v l) ->
  (forall v, vertex G v = true -> In v m) -> total l G = total m G.
Proof.
  intros sym dl dm al am. rewrite (total_orders G l (filter (vertex G) m)); [now rewrite total_filter|easy..|].
  split; [now apply NoDup_filter|]. intro v. rewrite filter_In. split; [easy|auto].
Qed.
(* Only plausible games can be won. *)
Lemma total_winnable G l : both_ways G -> NoDup l -> (forall v, vertex G v = true -> In v l) -> winnable G -> total l G = false.
Proof.
  intros sym d all [s w]. apply winning_orders in w as [o r]. rewrite (total_orders G l s) by easy. destruct o as [ds is].
  rewrite <- (edges_of_order G s ds). unfold odd_order. rewrite xorb_assoc, <- odd_number_xor, <- odd_number_xor.
  apply odd_number_none. intros v i. apply is in i. specialize (r v i). unfold right in r. rewrite (xorb_comm (odd_before G s v)), r. easy.
Qed.

Lemma total_same l G H : same G H -> total l G = total l H.
Proof.
  intros (a & b & c). unfold total. f_equal; [f_equal|]; [now apply odd_number_ext| |].
  - apply odd_edges_ext. intros u v _ _. cbn. rewrite <- !a. destruct (vertex G u) eqn:u', (vertex G v) eqn:v'; cbn; auto.
  - apply odd_number_ext. intros v _. rewrite <- a. destruct (vertex G v) eqn:e; cbn; auto.
Qed.
Lemma odd_edges_xor D E F l : (forall u v, adjacent D u v = xorb (adjacent E u v) (adjacent F u v)) ->
  odd_edges D l = xorb (odd_edges E l) (odd_edges F l).
Proof.
  intro h. induction l as [|v l IH]; cbn; [easy|]. rewrite IH, (odd_number_ext _ (fun u => xorb (adjacent E v u) (adjacent F v u))) by auto.
  rewrite odd_number_xor. btauto.
Qed.
Lemma total_glue l K D : total l (glue K D) =
  xorb (xorb (total l K) (total l D)) (odd_number (fun v => vertex K v && vertex D v) l).
Proof.
  unfold total. rewrite (odd_edges_xor (clean (glue K D)) (clean K) (clean D)) by (intros; cbn; btauto).
  rewrite (odd_number_ext (vertex (glue K D)) (fun v => xorb (xorb (vertex K v) (vertex D v)) (vertex K v && vertex D v)) l) by (intros; cbn; btauto).
  rewrite (odd_number_ext (fun v => vertex (glue K D) v && green (glue K D) v)
    (fun v => xorb (vertex K v && green K v) (vertex D v && green D v)) l) by (intros; cbn; btauto).
  rewrite !odd_number_xor. btauto.
Qed.

(** Parts *)

Lemma odd_number_one x l : NoDup l -> In x l -> odd_number (fun v => v =? x) l = true.
Proof.
  intros d i. induction l as [|y l IH]; [easy|]. inversion d; subst. cbn. destruct (N.eqb_spec y x) as [->|ne].
  - rewrite odd_number_none; [easy|]. intros u j. apply N.eqb_neq. now intros ->.
  - rewrite xorb_false_l. apply IH; [easy|]. now destruct i.
Qed.
(* What a part adds: its own vertices, its edges and its own green vertices. *)
Definition part_parity (G : coloured_graph) (x : N) (W : list N) : bool :=
  xorb (xorb (odd_order W) (odd_edges G (x :: W))) (odd_number (green G) W).
Lemma total_part G x W l : simple G -> part_at G x W -> NoDup l -> (forall v, vertex G v = true -> In v l) ->
  total l G = xorb (total l (without W G)) (part_parity G x W).
Proof.
  intros s p d all. pose proof s as [irr sym]. pose proof p as (dp & there & _).
  rewrite (total_same _ _ _ (glued G x W s p)), total_glue.
  set (D := with_colour x false (only (x :: W) G)).
  rewrite (odd_number_ext _ (fun v => v =? x) l) by (intros v _; now apply (boundary_is G x W)).
  rewrite odd_number_one by (easy || now apply all, there; left).
  assert (forall v, vertex D v = true -> In v (x :: W)) as own by (intros v h; now apply member_spec in h).
  rewrite (total_orders D l (x :: W)).
  - cbn [odd_order odd_number]. unfold odd_order. cbn [odd_number]. unfold part_parity, odd_order.
    rewrite (odd_edges_same D G (x :: W) eq_refl). cbn [D with_colour green]. rewrite N.eqb_refl.
    rewrite (odd_number_ext (fun v => if v =? x then false else green (only (x :: W) G) v) (green G) W).
    + btauto.
    + intros v i. cbn. destruct (N.eqb_spec v x) as [->|_]; [|easy]. now inversion dp.
  - intros u v. apply sym.
  - easy.
  - intros v h. now apply all, there, own.
  - split; [easy|]. intro v. symmetry. apply (member_spec (x :: W)).
Qed.

(** Gadgets under their names *)

Lemma changed_both_ways f c G : (forall l, c <> Toggle_arcs l) -> both_ways G -> both_ways (change_by f c G).
Proof.
  intros no s u v. destruct c as [l|l|l|x g l|x|l]; cbn; [apply s|apply s| | |apply s|now destruct (no l)].
  - rewrite s. f_equal. clear no. induction l as [|[a b] l IH]; cbn; [easy|]. rewrite IH. btauto.
  - destruct (N.eqb_spec u (f x)) as [->|a], (N.eqb_spec v (f x)) as [->|b]; auto.
Qed.

Section Shown.
  Variables (names : list N) (k : N) (K : coloured_graph).
  Let n := N.of_nat (length names).
  Hypothesis different : NoDup names.
  Hypothesis host : forall i, i < n -> vertex K (name_of names i) = (i <? k).

  Lemma total_placed P l : both_ways P -> (forall i, vertex P i = true -> i < n) -> NoDup l ->
    (forall i, vertex P i = true -> In (name_of names i) l) -> total l (placed names P) = total (up_to n) P.
  Proof.
    intros sym below d all.
    assert (orders (placed names P) (map (name_of names) (filter (vertex P) (up_to n)))) as o.
    { split.
      - apply NoDup_names; [easy| |apply NoDup_filter, up_to_NoDup]. intros j h. apply filter_In in h as [h _]. now apply up_to_spec in h.
      - intro v. rewrite in_map_iff. cbn. split.
        + intros (i & <- & h). apply filter_In in h as [h p]. apply up_to_spec in h. now rewrite position_name.
        + destruct (position_of names v) as [i|] eqn:e; [|easy]. intro p. apply position_some in e as [h <-]. exists i.
          split; [easy|]. apply filter_In. split; [now apply up_to_spec|easy]. }
    rewrite (total_orders (placed names P) l (map (name_of names) (filter (vertex P) (up_to n)))); [|intros u v; cbn; destruct (position_of names u), (position_of names v); auto|easy| |exact o].
    - rewrite total_filter. unfold odd_order.
      assert (forall i, In i (filter (vertex P) (up_to n)) -> i < n) as small by (intros i h; apply filter_In in h as [h _]; now apply up_to_spec in h).
      revert small. generalize (filter (vertex P) (up_to n)). intros m small.
      assert (forall f g, (forall i, In i m -> f (name_of names i) = g i) -> odd_number f (map (name_of names) m) = odd_number g m) as along.
      { clear. induction m as [|i m IH]; cbn; [easy|]. intros f g h. rewrite (h i) by now left. rewrite (IH f g); auto. }
      rewrite (along (fun _ => true) (fun _ => true)) by easy.
      rewrite (along (green (placed names P)) (green P)) by (intros i h; cbn; now rewrite position_name; auto).
      f_equal. f_equal. clear along. induction m as [|i m IH]; cbn [map odd_edges]; [easy|].
      rewrite IH by (intros; apply small; now right). f_equal.
      assert (i < n) as hi by (apply small; now left). clear IH.
      assert (forall j, In j m -> j < n) as hm by (intros; apply small; now right). clear small.
      induction m as [|j m IH]; cbn [map odd_number]; [easy|]. rewrite IH by (intros; apply hm; now right). f_equal.
      cbn. rewrite !position_name; try easy. apply hm. now left.
    - intro v. cbn. destruct (position_of names v) as [i|] eqn:e; [|easy]. apply position_some in e as [h <-]. apply all.
  Qed.

  (* Two gadgets on one host differ by what they are. *)
  Theorem total_shown G H P P' l : k <= n -> shows names k K G P -> shows names k K H P' -> both_ways P -> both_ways P' ->
    NoDup l -> (forall v, vertex G v = true -> In v l) -> (forall v, vertex H v = true -> In v l) ->
    xorb (total l G) (total l H) = xorb (total (up_to n) P) (total (up_to n) P').
  Proof.
    intros kn (e & below & there) (e' & below' & there') sym sym' d ag ah.
    rewrite (total_same l _ _ e), (total_same l _ _ e'), !total_glue, !total_placed; try easy.
    - rewrite (odd_number_ext (fun v => vertex K v && vertex (placed names P) v) (fun v => vertex K v && vertex (placed names P') v) l).
      + btauto.
      + intros v _. cbn. destruct (position_of names v) as [i|] eqn:p; [|easy]. apply position_some in p as [h <-].
        rewrite host by easy. destruct (N.ltb_spec i k) as [q|q]; [|easy]. now rewrite there, there'.
    - intros i h. apply ah. rewrite (proj1 e'). cbn. rewrite position_name by auto. now rewrite h, orb_true_r.
    - intros i h. apply ag. rewrite (proj1 e). cbn. rewrite position_name by auto. now rewrite h, orb_true_r.
  Qed.
End Shown.
