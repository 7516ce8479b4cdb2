(* Lemmas about Arc-Kayles: what printed ones are proved with; and on boards it is the game of the checker. *)
From Gamecert.lemmas Require Export MirroredArcs.
From Coq Require Import Bool Lia.
From Gamecert Require Import Plane Trie Board Game Alike.
From Gamecert.games Require Import Striking Edges ArcKayles CapturePaper.
From Gamecert.reductions Require Import Corresponding.
From Gamecert.lemmas Require Import Exchange Tables Placed Statements Mirrored MirroredGadgets.
Local Open Scope plane_scope.

(** The theorems behind printed lemmas *)

Lemma lines_arc_nimber G H : same_lines G H -> same_arc_nimber G H.
Proof.
  intros s k. apply (alike_beside false taking taking same_lines); [|easy]. clear.
  assert (forall G H u v, same_lines G H -> same_lines (without [u; v] G) (without [u; v] H)) as after_.
  { intros G H u v [a b]. split; cbn; intros; [now rewrite a|apply b]. }
  intros G H s. pose proof s as [sv sa]. split; intros x w; inversion w; subst.
  - exists (Passes (without [u; v] H)). split; [|now apply after_]. constructor; [now rewrite <- sv|now rewrite <- sv|now rewrite <- sa].
  - exists (Passes (without [u; v] G)). split; [|now apply after_]. constructor; [now rewrite sv|now rewrite sv|now rewrite sa].
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
  set (S := fun (G : coloured_graph) (p : position g) => adjacent G = adjacent (coloured b empty) /\
    forall s, N.testbit (p : plane) s = (s <? edge_count a) && vertex G (fst (edge s)) && vertex G (snd (edge s))).
  assert (forall G p s, S G p -> s < edge_count a -> forall u v, (forall w, member [u; v] w = touches (edge s) w) ->
    S (without [u; v] G) (Game.play g p s)) as after_.
  { intros G p s (ea & ev) ls u v e. split; [easy|]. intro t. unfold g, arc_kayles, striking. cbn [Game.play].
    fold a. rewrite !N.ldiff_spec, cell_spec, ev. destruct (N.ltb_spec t (edge_count a)) as [lt|lt]; [|easy]. rewrite rows by easy. cbn [vertex without].
    rewrite !e. unfold meets. destruct (N.eqb_spec s t) as [->|d].
    - unfold touches. rewrite N.eqb_refl. cbn. now rewrite !andb_false_r.
    - unfold touches. rewrite (N.eqb_sym (fst (edge s)) (fst (edge t))), (N.eqb_sym (fst (edge s)) (snd (edge t))),
        (N.eqb_sym (snd (edge s)) (fst (edge t))), (N.eqb_sym (snd (edge s)) (snd (edge t))).
      destruct (vertex G (fst (edge t))), (vertex G (snd (edge t))), (fst (edge t) =? fst (edge s)), (fst (edge t) =? snd (edge s)),
        (snd (edge t) =? fst (edge s)), (snd (edge t) =? snd (edge s)); easy. }
  apply (alike_beside false taking (option_of g) S).
  - intros G p sg. pose proof sg as (ea & ev). split; intros x w.
    + inversion w as [G0 u v hu hv ad]; subst. rewrite ea in ad. apply neighbours_spec in ad. destruct (numbered u v ad) as (s & ls & es).
      assert (N.testbit p s = true) as ps.
      { rewrite ev, (proj2 (N.ltb_lt s _) ls). cbn [andb].
        assert (forall w, touches (edge s) w = true -> vertex G w = true) as live.
        { intros z h. rewrite <- es in h. apply member_spec in h as [<-|[<-|[]]]; easy. }
        unfold touches in live. rewrite !live; [easy| |]; rewrite N.eqb_refl; [apply orb_true_r|easy]. }
      exists (Passes (Game.play g p s)). split; [|now apply (after_ G p s sg ls)]. exists s. now split.
    + destruct w as (s & [_ l] & ->). cbn in l. pose proof l as l'. rewrite ev, !andb_true_iff, N.ltb_lt in l'. destruct l' as [[ls v1] v2].
      exists (Passes (without [fst (edge s); snd (edge s)] G)). split; [|apply (after_ G p s sg ls)].
      * constructor; [easy|easy|]. rewrite ea. now apply neighbours_spec, ends.
      * intro z. cbn. now rewrite orb_false_r.
  - split; [easy|]. intro s. unfold g, arc_kayles, striking. cbn [Game.start vertex coloured]. fold a. rewrite all_spec.
    destruct (N.ltb_spec s (edge_count a)) as [ls|ls]; [|easy]. apply ends, inside in ls as (x & y & _). apply N.ltb_lt in x, y. now rewrite x, y.
Qed.
