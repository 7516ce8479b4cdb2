(* Lemmas about ORIENTED BLUE-RED-COLORING, of all digraphs that hold a gadget. Adjacency means arcs here. *)
From Gamecert.lemmas Require Export Pairs.
From Coq Require Import Bool Lia.
From Gamecert Require Import Plane Board Game.
From Gamecert.games Require Import Striking Painting.
From Gamecert.reductions Require Import Corresponding.
From Gamecert.lemmas Require Import Exchange Placed Statements.
Local Open Scope plane_scope.

(* The arcs out of x lead to exactly these vertices; those into x come from exactly these. *)
Definition arcs_to (G : coloured_graph) (x : N) (l : list N) : Prop :=
  forall u, vertex G u = true -> (adjacent G x u = true <-> In u l).
Definition arcs_from (G : coloured_graph) (x : N) (l : list N) : Prop :=
  forall u, vertex G u = true -> (adjacent G u x = true <-> In u l).

(* Pair v*2 is vertex v in blue, v*2 + 1 in red. Two of the same vertex rule each other out, and two of other vertices if an
   arc between them does not go from blue to red. *)
Definition blue_red (G : coloured_graph) := pairs_by 2
  (fun i j there back => there && negb ((i =? 0) && (j =? 1)) || back && negb ((j =? 0) && (i =? 1))) G.

(* On boards this is the game of games/Painting.v, with nothing painted. *)
Theorem nimber_is_blue_red b k : let g := painting (arena_of b) 2 (blue_red_table (arena_of b)) empty in
  nimber (blue_red (coloured b empty)) k <-> has_nimber false g (start g) k.
Proof.
  apply nimber_is_painting; [lia|]. intros v u i j li lj d.
  assert (N.testbit (Board.neighbours (arena_of b) u) v = N.testbit (row (tails (arena_of b)) v) u) as ->.
  { apply eq_true_iff_eq. now rewrite neighbours_spec, tails_spec. }
  assert (forall set e, e < 2 -> N.testbit (Painting.coloured 2 set e) (u * 2 + j) = (j =? e) && N.testbit set u) as cp.
  { intros set e l. apply eq_true_iff_eq. rewrite coloured_pair by easy. now rewrite andb_true_iff, N.eqb_eq. }
  assert (i = 0 \/ i = 1) as [-> | ->] by lia; assert (j = 0 \/ j = 1) as [-> | ->] by lia; cbn [N.eqb]; bits; rewrite ?cp by lia;
    change (0 =? 1) with false; change (1 =? 0) with false; change (0 =? 0) with true; change (1 =? 1) with true; cbn [andb orb negb];
    destruct (N.testbit (Board.neighbours (arena_of b) v) u), (N.testbit (row (tails (arena_of b)) v) u); cbn [andb orb]; intuition congruence.
Qed.

(** Digraphs that hold a gadget *)

Definition arcs_picture (g : gadget) : coloured_graph := Coloured
  (fun v => v <? gadget_size g)
  (fun u v => existsb (fun e => (u =? fst e) && (v =? snd e)) (gadget_edges g))
  (fun _ => false).
Definition holds_arcs (G : coloured_graph) (names : list N) (g : gadget) : Prop :=
  let P := arcs_picture g in
  let named i next := map (name_of names) (filter next (up_to (gadget_size g))) in
  distinct names /\
  vertices G (map (name_of names) (up_to (gadget_size g))) /\
  new G (skipn (N.to_nat (gadget_size g)) names) /\
  fold_right (fun i rest => arcs_to G (name_of names i) (named i (adjacent P i)) /\
                            arcs_from G (name_of names i) (named i (fun j => adjacent P j i)) /\ rest) True (inner_of g).

Section Proved.
  Variables (G : coloured_graph) (names : list N) (g : gadget) (changes : list change) (plus : N).
  Let n := N.of_nat (length names).
  Let k := boundary_size g.
  Let P := arcs_picture g.
  Let P' := changes_by here changes P.

  Definition mirrored_blue_red : bool :=
    proper g n && all_fit k n changes P &&
    mirrored_pairs_by 2 (fun i j there back => there && negb ((i =? 0) && (j =? 1)) || back && negb ((j =? 0) && (i =? 1))) names k P P' plus.

  Theorem blue_red_differ_by_mirroring : finite G -> holds_arcs (plain G) names g -> mirrored_blue_red = true ->
    differ_by plus (blue_red G) (blue_red (changes_by (name_of names) changes G)).
  Proof.
    intros f (nd & old & young & each) d. unfold mirrored_blue_red in d. rewrite !andb_true_iff in d. destruct d as [[good fit] d].
    pose proof (sizes names g good) as [s1 s2]. fold k in s1. fold n in s2.
    pose proof (names_there (plain G) names (gadget_size g) s2 old young) as there.
    assert (forall i, k <= i -> i < gadget_size g ->
      arcs_to (plain G) (name_of names i) (map (name_of names) (filter (adjacent P i) (up_to (gadget_size g)))) /\
      arcs_from (plain G) (name_of names i) (map (name_of names) (filter (fun j => adjacent P j i) (up_to (gadget_size g))))) as arcs.
    { intros i a b. assert (In i (inner_of g)) as h by (unfold inner_of; rewrite filter_In, up_to_spec, N.leb_le; now split).
      revert h each. induction (inner_of g) as [|j l IH]; cbn [In fold_right]; [easy|]. intros [->|h] (x & y & z); [easy|]. now apply IH. }
    assert (shows names k (without (map (name_of names) (filter (fun v => k <=? v) (up_to (gadget_size g)))) (plain G)) (plain G) P) as sh.
    { apply pictured_shows; try easy.
      - intros i j hi hj. cbn. unfold proper in good. apply andb_prop in good as [_ x]. rewrite forallb_forall in x.
        destruct (existsb _ _) eqn:e; [|easy]. apply existsb_exists in e as ([p q] & h & e). apply x in h.
        cbn in e, h. rewrite andb_true_iff, !N.eqb_eq in e. rewrite orb_true_iff, !N.leb_le in h. unfold k in *. lia.
      - intros i u a b hu. destruct (arcs i a b) as [x y]. split.
        + apply (listed_beside (plain G) names (gadget_size g) u _ (adjacent P i) nd s2 there hu). now apply x.
        + apply (listed_beside (plain G) names (gadget_size g) u _ (fun j => adjacent P j i) nd s2 there hu). now apply y. }
    pose proof (pictured_host (plain G) names k (gadget_size g) nd (conj s1 s2) there) as hb.
    apply pairs_differ_plain. eapply pairs_differ; [|exact (N.le_trans _ _ _ s1 s2)|exact nd|exact hb|exact sh| |exact f|exact d].
    - now intros i j.
    - eapply shows_changes; try eassumption. exact (N.le_trans _ _ _ s1 s2).
  Qed.
End Proved.

Theorem blue_red_same_by_mirroring G names g changes : finite G -> holds_arcs (plain G) names g -> mirrored_blue_red names g changes 0 = true ->
  same_nimber (blue_red G) (blue_red (changes_by (name_of names) changes G)).
Proof. intros f h d k. rewrite <- (N.lxor_0_r k) at 1. exact (blue_red_differ_by_mirroring G names g changes 0 f h d k). Qed.
