(* Steps of evidence `derivation`: a piece of an ELLO graph is exchanged for another that can do all it can. *)
From Coq Require Import NArith List Bool Btauto Lia Permutation.
From Gamecert Require Import Plane Trie Board Text.
From Gamecert.checkers Require Import Order Reduced Pieces.
From Gamecert.lemmas Require Import Coloured Exchange Tables Placed Gadgets Statements Parities.
Import ListNotations.
Local Open Scope N_scope.

(* The piece has the vertices deleted and kept; of what is left of it, and its boundary, edges are toggled and vertices change colour. *)
Record step := Step { deleted : list N; kept : list N; toggled : list (N * N); recoloured : list N }.

Definition place (names : list N) (v : N) : N := match position_of names v with Some i => i | None => N.of_nat (length names) end.
Definition places (names : list N) (e : N * N) : N * N := (place names (fst e), place names (snd e)).
Definition no_loops (names : list N) (edges : list (N * N)) : bool :=
  forallb (fun e => negb (name_of names (fst e) =? name_of names (snd e))) edges.
Lemma no_loops_spec names edges : no_loops names edges = true ->
  forall e, In e edges -> name_of names (fst e) <> name_of names (snd e).
Proof. unfold no_loops. rewrite forallb_forall. intros h e i. apply h in i. now apply negb_true_iff, N.eqb_neq in i. Qed.

(** By tables of the old piece and the new one *)

Definition small_step (s : state) (w : step) : option state :=
  let inner := kept w ++ deleted w in
  let around := boundary_of s inner in
  let names := around ++ inner in
  let edges := map (places names) (toggled w) in
  let flips := map (place names) (recoloured w) in
  let gone := map (place names) (deleted w) in
  let g := piece s around inner in
  let changes := Without gone :: step_changes edges flips in
  let k := N.of_nat (length around) in
  require ((k <=? 3) && fits_in s around inner && no_loops names edges &&
           (changes_fit names g changes && table_within k (N.of_nat (length names)) (picture g) (changes_by here changes (picture g))))
    (Some (apply_changes names edges flips (erase (map (name_of names) gone) s))).

Theorem small_step_sound s w s' : simple (graph_of s) -> small_step s w = Some s' ->
  simple (graph_of s') /\ (winnable (graph_of s) -> winnable (graph_of s')).
Proof.
  intro i. unfold small_step, require. set (inner := kept w ++ deleted w). set (around := boundary_of s inner).
  set (names := around ++ inner). set (edges := map (places names) (toggled w)). set (flips := map (place names) (recoloured w)).
  set (gone := map (place names) (deleted w)). destruct (_ && _) eqn:c; [|easy]. intro e. injection e as <-.
  rewrite !andb_true_iff in c. destruct c as [[[_ f] d] t].
  pose proof (piece_held s around inner f i) as held. fold names in held.
  destruct (applied names edges flips (no_loops_spec names edges d) (erase (map (name_of names) gone) s)
    (without (map (name_of names) gone) (graph_of s))) as [i' same']; [easy|apply erase_same|].
  split; [easy|]. intro win. apply (same_winnable _ _ same').
  apply (only_if_by_tables _ names _ (Without gone :: step_changes edges flips) held); [|easy]. now apply andb_true_iff.
Qed.

(** By the parity of a large piece *)

Fixpoint sublists (l : list N) : list (list N) :=
  match l with [] => [[]] | v :: l => map (cons v) (sublists l) ++ sublists l end.
Lemma filter_sublist f l : In (filter f l) (sublists l).
Proof.
  induction l as [|v l IH]; cbn; [now left|]. apply in_or_app. destruct (f v); [left; now apply in_map|now right].
Qed.

(* Whether the gadget on n vertices can add all vectors of that parity. *)
Definition adds_all (odd : bool) (k n : N) (P : coloured_graph) : bool :=
  let rows := neighbour_rows P n in
  forallb (fun s => let a := along P k n rows s in
    forallb (fun l => implb (eqb (odd_number (fun _ => true) l) odd) (contains a (plane_of l))) (sublists (up_to k)))
    (permutations (up_to k)).

(* The parity of the neighbours that vertices of the list have before them in it, or among those seen. *)
Fixpoint odd_seen (s : state) (seen : trie unit) (l : list N) : bool :=
  match l with
  | [] => false
  | v :: l => xorb (odd_number (in_set seen) (list_at (near s) v)) (odd_seen s (put seen v tt) l)
  end.

Definition large_step (s : state) (w : step) : option state :=
  let inner := kept w ++ deleted w in
  let around := boundary_of s inner in
  let names := around ++ kept w in
  let edges := map (places names) (toggled w) in
  let flips := map (place names) (recoloured w) in
  let left := erase (deleted w) s in
  let g := piece left around (kept w) in
  let changes := step_changes edges flips in
  let k := N.of_nat (length around) in
  let odd := xorb (odd_number (fun v => negb (green (graph_of s) v)) inner) (odd_seen s (set_of around) inner) in
  require ((k <=? 3) && fits_in s around inner && fits_in left around (kept w) && no_loops names edges &&
           (changes_fit names g changes && adds_all odd k (N.of_nat (length names)) (changes_by here changes (picture g))))
    (Some (apply_changes names edges flips left)).

Lemma odd_number_filter f l : odd_number f l = odd_number (fun _ => true) (filter f l).
Proof. induction l as [|v l IH]; cbn; [easy|]. rewrite IH. destruct (f v); cbn [odd_number]; [easy|apply xorb_false_l]. Qed.
Lemma odd_number_map f (g : N -> N) l : odd_number f (map g l) = odd_number (fun v => f (g v)) l.
Proof. induction l as [|v l IH]; cbn; [easy|]. now rewrite IH. Qed.
Lemma odd_number_one x p : NoDup p -> odd_number (N.eqb x) p = member p x.
Proof.
  induction p as [|v p IH]; [easy|]. intro d. apply NoDup_cons_iff in d as [i d].
  change (member (v :: p) x) with ((x =? v) || member p x). cbn. rewrite IH by easy.
  destruct (N.eqb_spec x v) as [->|_]; [|apply xorb_false_l]. now rewrite (proj2 (member_false p v) i).
Qed.
Lemma odd_number_swap l p : NoDup p -> odd_number (odd_in l) p = odd_number (member p) l.
Proof.
  intro d. induction l as [|x l IH]; cbn; [now apply odd_number_none|].
  rewrite odd_number_xor, odd_number_one, IH by easy. easy.
Qed.

Lemma names_from l : forall p q, map (name_of (p ++ l ++ q)) (count_from (length l) (N.of_nat (length p))) = l.
Proof.
  induction l as [|v l IH]; intros p q; cbn [length count_from map]; [easy|]. f_equal.
  - unfold name_of. rewrite Nat2N.id, app_nth2 by lia. now replace (length p - length p)%nat with O by lia.
  - specialize (IH (p ++ [v]) q). rewrite <- app_assoc in IH. cbn [app] in IH |- *. etransitivity; [|exact IH].
    f_equal. f_equal. rewrite app_length. cbn. lia.
Qed.
Lemma names_front l q : map (name_of (l ++ q)) (up_to (N.of_nat (length l))) = l.
Proof. unfold up_to. rewrite Nat2N.id. exact (names_from l [] q). Qed.

Section Large.
  Variables (s : state) (around kept deleted : list N).
  Let G := graph_of s.
  Let inner := kept ++ deleted.
  Let left := erase deleted s.
  Let names := around ++ kept.
  Let k := N.of_nat (length around).
  Let n := N.of_nat (length names).
  Let g := piece left around kept.
  Let K := without (map (name_of names) (inner_of g)) (graph_of left).
  Hypothesis is_simple : simple G.
  Hypothesis fine : fits_in s around inner = true.
  Hypothesis fine_left : fits_in left around kept = true.

  (* The old piece. *)
  Let D := Coloured (member (around ++ inner)) (fun u v => adjacent G u v && (member inner u || member inner v))
    (fun v => member inner v && green G v).

  Lemma different : NoDup (around ++ inner).
  Proof. exact (names_NoDup s around inner fine). Qed.
  Lemma around_not_inner v : In v around -> member inner v = false.
  Proof.
    intro h. apply member_false. now apply (NoDup_apart _ _ v different).
  Qed.
  Lemma member_both l m v : member (l ++ m) v = member l v || member m v.
  Proof. unfold member. apply existsb_app. Qed.

  Lemma inner_names v : In v (map (name_of names) (inner_of g)) <-> In v kept.
  Proof.
    assert (boundary_size g = k /\ gadget_size g = n) as [hk hn] by (split; [easy|apply (piece_size left around kept)]). split.
    - intro h. apply in_map_iff in h as (i & <- & h). unfold inner_of in h. rewrite hk, hn, filter_In, up_to_spec, N.leb_le in h.
      exact (proj1 (name_inner left around kept i (proj2 h) (proj1 h))).
    - intro h. apply (In_nth _ _ 0) in h as (j & hj & <-). apply in_map_iff. exists (k + N.of_nat j). split.
      + unfold name_of, names. rewrite app_nth2 by (unfold k; lia). f_equal. unfold k. lia.
      + unfold inner_of. rewrite hk, hn, filter_In, up_to_spec, N.leb_le. unfold n, names, k. rewrite app_length. lia.
  Qed.
  Lemma host_vertex v : vertex K v = vertex G v && negb (member inner v).
  Proof.
    unfold K. cbn [vertex without]. rewrite (proj1 (erase_same deleted s)). cbn [vertex without]. fold G.
    replace (member (map (name_of names) (inner_of g)) v) with (member kept v).
    - unfold inner. rewrite member_both. now destruct (vertex G v), (member kept v), (member deleted v).
    - apply eq_true_iff_eq. rewrite !member_spec. symmetry. apply inner_names.
  Qed.
  Lemma host_green v : vertex K v = true -> green K v = green G v.
  Proof.
    intro h. unfold K in *. cbn [vertex green without] in *. apply andb_prop in h as [h _].
    exact (proj2 (proj2 (erase_same deleted s)) v h).
  Qed.

  Lemma cut_out : same G (glue K D).
  Proof.
    pose proof (names_alive s around inner fine) as alive.
    assert (forall v, member (around ++ inner) v = true -> vertex G v = true) as al by (intros v h; now apply alive, member_spec).
    split; [|split].
    - intro v. cbn [glue vertex]. rewrite host_vertex. cbn [vertex D]. specialize (al v). rewrite member_both in *.
      destruct (member around v), (member inner v), (vertex G v); try easy; now rewrite al.
    - intros u v hu hv. cbn [glue adjacent]. rewrite !host_vertex, hu, hv. change (adjacent K) with (adjacent G). cbn [vertex adjacent D].
      destruct (adjacent G u v) eqn:e; [|now rewrite !andb_false_r].
      assert (member inner u = true -> member (around ++ inner) v = true) as cu.
      { intro h. apply member_spec. apply (inner_closed s around inner fine u v); [now apply member_spec|easy|easy]. }
      assert (member inner v = true -> member (around ++ inner) u = true) as cv.
      { intro h. apply member_spec. apply (inner_closed s around inner fine v u); [now apply member_spec|easy|]. fold G. now rewrite (proj2 is_simple). }
      rewrite !member_both in *. destruct (member inner u), (member inner v); cbn in *; rewrite ?orb_true_r, ?andb_true_r in *;
        rewrite ?cu, ?cv by easy; try easy. now rewrite andb_false_r.
    - intros v hv. cbn [glue green]. destruct (vertex K v) eqn:e.
      + rewrite host_green by easy. rewrite host_vertex, hv in e. cbn in e. apply negb_true_iff in e. cbn [green D]. rewrite e.
        cbn. now rewrite andb_false_r, xorb_false_r.
      + rewrite host_vertex, hv in e. cbn in e. apply negb_false_iff in e. cbn [green vertex D]. rewrite member_both, e, orb_true_r.
        now destruct (green G v).
  Qed.

  Lemma odd_seen_spec l : forall p seen, (forall u, in_set seen u = member p u) -> NoDup (p ++ l) -> (forall v, In v l -> In v inner) ->
    odd_edges D (p ++ l) = xorb (odd_edges D p) (odd_seen s seen l).
  Proof.
    assert (forall u v, adjacent D u v = adjacent D v u) as sym.
    { intros u v. unfold D. cbn [adjacent]. now rewrite (proj2 is_simple), orb_comm. }
    induction l as [|v l IH]; intros p seen hs d hl; cbn [odd_seen]; [now rewrite app_nil_r, xorb_false_r|].
    replace (p ++ v :: l) with ((p ++ [v]) ++ l) in * by now rewrite <- app_assoc.
    pose proof (NoDup_front _ _ d) as dp. apply NoDup_end in dp as [dp _].
    rewrite (IH (p ++ [v]) (put seen v tt)); [|clear IH|easy|intros; apply hl; now right].
    - rewrite odd_edges_end, xorb_assoc by easy. f_equal. f_equal.
      rewrite (odd_number_ext (adjacent D v) (odd_in (list_at (near s) v))).
      + rewrite odd_number_swap by easy. apply odd_number_ext. intros. now rewrite hs.
      + intros u _. cbn [adjacent D]. replace (member inner v) with true; [apply andb_true_r|].
        symmetry. apply member_spec, hl. now left.
    - intro u. unfold in_set. rewrite get_put, member_end, <- hs. unfold in_set. destruct (u =? v); [now rewrite orb_true_r|].
      now rewrite orb_false_r.
  Qed.

  Definition parity_of_piece : bool := xorb (odd_number (fun v => negb (green G v)) inner) (odd_seen s (set_of around) inner).

  Lemma parity_right t x : table D (member around) t x -> odd_number x around = parity_of_piece.
  Proof.
    intro h. apply (table_parity D) with (inner := inner) in h.
    - rewrite (odd_seen_spec inner around (set_of around)) in h.
      + assert (odd_edges D around = false) as e.
        { assert (forall l, (forall v, In v l -> In v around) -> odd_edges D l = false) as all.
          { induction l as [|v l IH]; cbn [odd_edges]; [easy|]. intro hl. rewrite IH by (intros; apply hl; now right).
            rewrite xorb_false_r. apply odd_number_none. intros u hu. cbn [adjacent D].
            rewrite (around_not_inner v), (around_not_inner u); [apply andb_false_r|apply hl; now right|apply hl; now left]. }
          now apply all. }
        rewrite e, xorb_false_l in h. unfold parity_of_piece. rewrite <- h.
        rewrite (odd_number_ext (fun v => negb (green G v)) (fun v => negb (green D v))).
        * now destruct (odd_number x around), (odd_number _ inner).
        * intros v hv. cbn [green D]. now rewrite (proj2 (member_spec _ _) hv).
      + apply in_set_spec.
      + exact different.
      + easy.
    - intros u v. unfold D. cbn [adjacent]. now rewrite (proj2 is_simple), orb_comm.
    - exact different.
    - intro v. cbn. apply member_spec.
    - intros v hv. cbn. now rewrite around_not_inner.
  Qed.

  (* Some piece on the boundary that can add all vectors of that parity. *)
  Variables (H P : coloured_graph).
  Hypothesis shown : shows names k K H P.
  Hypothesis all : adds_all parity_of_piece k n P = true.

  Lemma left_held : holds (graph_of left) names g.
  Proof. exact (piece_held left around kept fine_left is_simple). Qed.
  Lemma names_different : NoDup names.
  Proof. exact (names_NoDup left around kept fine_left). Qed.
  Lemma in_around i : i < n -> member around (name_of names i) = (i <? k).
  Proof.
    intro h. apply eq_true_iff_eq. rewrite member_spec, N.ltb_lt. rewrite <- (names_front around kept) at 1. fold names k.
    rewrite in_map_iff. split.
    - intros (j & e & hj). apply up_to_spec in hj. apply name_injective in e; [now subst|exact names_different| |easy].
      fold n. unfold n, names, k in *. rewrite app_length. lia.
    - intro hi. exists i. now rewrite up_to_spec.
  Qed.

  Lemma old_within : within D (placed names P) (fun v => vertex K v && vertex D v).
  Proof.
    intros t x e. destruct shown as (_ & below & there).
    assert (table D (member around) t x) as e'.
    { destruct e as (o & [no io] & f & i & a). exists o.
      assert (forall v, vertex D v = true -> vertex K v && vertex D v = member around v) as same_edge.
      { intros v hv. assert (vertex G v = true) as gv by now apply (names_alive s around inner fine v), member_spec.
        rewrite hv, andb_true_r, host_vertex, gv. cbn [vertex D] in hv. rewrite member_both in hv. destruct (member around v) eqn:ea.
        - rewrite (around_not_inner v); [easy|now apply member_spec].
        - cbn in hv. now rewrite hv. }
      repeat split; try easy; try apply io.
      - rewrite <- f. apply filter_same. intros v h. apply io in h. symmetry. now apply same_edge.
      - intros v hv hb. apply i; [easy|]. now rewrite same_edge.
      - intros v hv hb. apply a; [easy|]. now rewrite same_edge. }
    pose proof (parity_right t x e') as par. destruct e' as (o & [no io] & f & _).
    assert (NoDup t) as nt by (rewrite <- f; now apply NoDup_filter).
    assert (forall v, In v t <-> In v around) as it.
    { intro v. rewrite <- f, filter_In, io, member_spec. cbn [vertex D]. rewrite member_both, orb_true_iff, member_spec. tauto. }
    destruct (named names t) as (t' & et & ht).
    { intros v h. apply it in h. intro z. assert (In v names) as hv by (apply in_or_app; now left).
      apply (In_nth _ _ 0) in hv as (j & hj & <-). replace j with (N.to_nat (N.of_nat j)) in z by lia.
      fold (name_of names (N.of_nat j)) in z. rewrite position_name in z; [easy|exact names_different|lia]. }
    clear f e. subst t. apply NoDup_map_inv in nt. fold n in ht.
    assert (forall i, In i t' <-> i < k) as it'.
    { intro i. split; intro h.
      - assert (i < n) as hi by auto. rewrite <- N.ltb_lt, <- in_around by easy. apply member_spec, it. now apply in_map.
      - assert (i < n) as hi by (unfold n, names, k in *; rewrite app_length; lia).
        apply (name_In names names_different t' i ht hi), it, member_spec. rewrite in_around by easy. now apply N.ltb_lt. }
    apply (placed_table names names_different P (fun i => i <? k)).
    - exact below.
    - intros i hi. rewrite host_vertex. cbn [vertex D]. rewrite member_both. specialize (below i hi). fold n in below.
      assert (In (name_of names i) names) as hv by now apply nth_In; unfold n in below; lia.
      pose proof (in_around i below) as ia. unfold names in hv at 2. apply in_app_or in hv as [hv|hv].
      + rewrite (proj2 (member_spec _ _) hv) in ia. rewrite <- ia, (around_not_inner _ hv), (proj2 (member_spec _ _) hv).
        assert (vertex G (name_of names i) = true) as ->; [|easy]. apply (names_alive s around inner fine), in_or_app. now left.
      + assert (member inner (name_of names i) = true) as hi'.
        { apply member_spec. unfold inner. apply in_or_app. now left. }
        rewrite hi', andb_false_r. symmetry. rewrite <- ia. apply member_false. intro h. apply around_not_inner in h. congruence.
    - set (y := fun i => x (name_of names i)).
      assert (mask k y ∈ along P k n (neighbour_rows P n) t')%plane as m.
      { unfold adds_all in all. rewrite forallb_forall in all. specialize (all t'). rewrite forallb_forall in all.
        assert (In t' (permutations (up_to k))) as pt.
        { apply permutations_all, NoDup_Permutation; [apply Tables.up_to_NoDup|easy|]. intro v. now rewrite up_to_spec, it'. }
        specialize (all pt (filter y (up_to k)) (filter_sublist _ _)).
        assert (odd_number y (up_to k) = parity_of_piece) as py.
        { rewrite <- par. transitivity (odd_number x (map (name_of names) (up_to k))); [exact (eq_sym (odd_number_map x (name_of names) (up_to k)))|].
          unfold names, k. now rewrite names_front. }
        rewrite <- odd_number_filter, py in all.
        rewrite eqb_reflx in all. exact all. }
      apply along_is_table in m as (_ & q & oq & fq & iq & aq); try easy.
      exists q. repeat split; try easy; try apply oq.
      intros v hv hb. fold (y v). rewrite <- aq by easy. now rewrite mask_spec, hb.
  Qed.

  Theorem large_piece : winnable G -> winnable H.
  Proof.
    intro w. apply (same_winnable _ _ cut_out) in w. destruct shown as (e & below & there). apply (same_winnable _ _ e).
    revert w. apply exchange; [|exact old_within]. intros v hv. cbn [vertex D].
    pose proof hv as hk. rewrite host_vertex in hk. apply andb_prop in hk as [_ hk]. apply negb_true_iff in hk.
    rewrite member_both, hk, orb_false_r. cbn [vertex placed]. destruct (position_of names v) as [i|] eqn:q.
    - apply position_some in q as [hi <-]. fold n in hi. rewrite in_around by easy. destruct (N.ltb_spec i k) as [l|l]; [now rewrite there|].
      exfalso. apply member_false in hk. apply hk. unfold inner. apply in_or_app. left.
      now apply (name_inner left around kept).
    - apply member_false. intro h. assert (In v names) as hn by (apply in_or_app; now left).
      apply (In_nth _ _ 0) in hn as (j & hj & <-). replace j with (N.to_nat (N.of_nat j)) in q by lia.
      fold (name_of names (N.of_nat j)) in q. rewrite position_name in q; [easy|exact names_different|lia].
  Qed.
End Large.

Theorem large_step_sound s w s' : simple (graph_of s) -> large_step s w = Some s' ->
  simple (graph_of s') /\ (winnable (graph_of s) -> winnable (graph_of s')).
Proof.
  intro i. unfold large_step, require. set (inner := kept w ++ deleted w). set (around := boundary_of s inner).
  set (names := around ++ kept w). set (edges := map (places names) (toggled w)). set (flips := map (place names) (recoloured w)).
  set (left := erase (deleted w) s). set (g := piece left around (kept w)). destruct (_ && _) eqn:c; [|easy]. intro e. injection e as <-.
  rewrite !andb_true_iff in c. destruct c as [[[[_ f] fl] d] [cf all]].
  destruct (applied names edges flips (no_loops_spec names edges d) left (graph_of left)) as [i' same']; [easy|apply same_refl|].
  split; [easy|]. intro win. apply (same_winnable _ _ same'). revert win.
  destruct (both_show (graph_of left) names g (step_changes edges flips)) as (_ & small & _).
  - exact (left_held s around (kept w) (deleted w) i fl).
  - exact cf.
  - apply andb_prop in cf as [good fit]. pose proof (left_held s around (kept w) (deleted w) i fl) as held.
    apply (large_piece s around (kept w) (deleted w) i f fl _ (changes_by here (step_changes edges flips) (picture g))); [|exact all].
    eapply shows_changes; [apply (different_names _ _ _ held)|exact small|exact (host_boundary _ names g held good)| |exact fit].
    now apply held_shows.
Qed.

(** Any step *)

(* The vertices of a piece that gets a table. *)
Definition largest : nat := 12.
Definition take_step (s : state) (w : step) : option state :=
  if Nat.leb (length (kept w) + length (deleted w)) largest then small_step s w
  else if Nat.leb (length (kept w)) largest then large_step s w else None.
Fixpoint take_steps (s : state) (l : list step) : option state :=
  match l with [] => Some s | w :: l => let? s := take_step s w in take_steps s l end.

Theorem take_steps_sound l : forall s s', simple (graph_of s) -> take_steps s l = Some s' ->
  winnable (graph_of s) -> simple (graph_of s') /\ winnable (graph_of s').
Proof.
  induction l as [|w l IH]; cbn [take_steps]; intros s s' i h win.
  - now injection h as <-.
  - destruct (take_step s w) as [t|] eqn:e; [|easy]. cbn in h.
    assert (simple (graph_of t) /\ (winnable (graph_of s) -> winnable (graph_of t))) as [i' wt].
    { unfold take_step in e. destruct (Nat.leb _ _); [now apply small_step_sound with w|].
      destruct (Nat.leb _ _); [|easy]. now apply large_step_sound with w. }
    apply (IH t); auto.
Qed.
