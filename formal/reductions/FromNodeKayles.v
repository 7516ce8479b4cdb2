(* Node-Kayles is played within five colouring games: the reductions of reductions/maps/, each for all graphs.

   The source is any graph with n vertices and these edges. The target is made of pieces, numbered as in reductions/maps/:
   those of the vertices one after the other, then those of the edges.

   Source: "Impartial coloring games", Propositions 1, 13 and 18, Corollaries 12 and 19. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Trie Board Game.
From Gamecert.games Require Import Striking NodeKayles Painting Oriented.
From Gamecert.reductions Require Import Corresponding.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* No loops, and edges between vertices only. An edge may be listed more than once, and either way round. *)
Definition simple_graph (n : N) (edges : list (N * N)) : Prop := proper_board (graph_on n edges) = true.
Definition node_kayles_on (n : N) (edges : list (N * N)) : game := node_kayles (arena_of (graph_on n edges)).

(* From a to b. *)
Definition numbers (a b : N) : list N := map (N.add a) (up_to (b + 1 - a)).

(* Games on a board on which some vertices are painted: pairs of a vertex and a colour. *)
Definition proper_game (t : board) (k : N) (values : list (N * N)) : game :=
  painting (arena_of t) k (proper_table (arena_of t) k) (painted_pairs k values).
Definition distance_game (t : board) (d k : N) (values : list (N * N)) : game :=
  painting (arena_of t) k (distance_table (arena_of t) d k) (painted_pairs k values).
Definition blue_red_game (t : board) (values : list (N * N)) : game :=
  painting (arena_of t) 2 (blue_red_table (arena_of t)) (painted_pairs 2 values).
Definition oriented_game (t : board) (k : N) (values : list (N * N)) : game :=
  oriented (arena_of t) k (painted_pairs k values).

(** The boards *)

(* Proposition 1 and Corollary 12: vertex v is v*k; its new neighbours v*k+1, ..., v*k+k-1 have the colours 1 to k-1. *)
Definition hung_on (n k : N) : list (N * N) :=
  flat_map (fun v => map (fun i => (v * k, v * k + i)) (numbers 1 (k - 1))) (up_to n).
Definition hung_edges (edges : list (N * N)) (n k : N) : list (N * N) :=
  hung_on n k ++ map (fun e => (fst e * k, snd e * k)) edges.
Definition hung_colours (n k : N) : list (N * N) :=
  flat_map (fun v => map (fun i => (v * k + i, i)) (numbers 1 (k - 1))) (up_to n).

Definition proposition_1_board (n : N) (edges : list (N * N)) (k : N) : board :=
  graph_on (n * k) (hung_edges edges n k).
Definition corollary_12_board (n : N) (edges : list (N * N)) (k : N) : board :=
  Board digraph (n * k) (hung_edges edges n k).

(* Proposition 13: every edge becomes two opposite arcs. *)
Definition proposition_13_board (n : N) (edges : list (N * N)) : board := Board digraph n (both_ways edges).

(* Proposition 18 and Corollary 19: edge j from a to b becomes a path a, e, b over a new vertex e = n + j*(k+1); there hangs
   a path e, e+2, e+1, and there hang e+3, ..., e+k. The colour of e+i is i. *)
Fixpoint numbered (j : N) (edges : list (N * N)) : list (N * (N * N)) :=
  match edges with [] => [] | e :: edges => (j, e) :: numbered (j + 1) edges end.
Definition middle (n k j : N) : N := n + j * (k + 1).
Definition corollary_19_edges (n : N) (edges : list (N * N)) (k : N) : list (N * N) :=
  flat_map (fun '(j, (a, b)) =>
    let e := middle n k j in
    [(a, e); (b, e); (e, e + 2); (e + 2, e + 1)] ++ map (fun i => (e, e + i)) (numbers 3 k)) (numbered 0 edges).
Definition corollary_19_board (n : N) (edges : list (N * N)) (k : N) : board :=
  graph_on (n + N.of_nat (length edges) * (k + 1)) (corollary_19_edges n edges k).
Definition corollary_19_colours (n : N) (edges : list (N * N)) (k : N) : list (N * N) :=
  flat_map (fun '(j, _) => map (fun i => (middle n k j + i, i)) (numbers 1 k)) (numbered 0 edges).

(** Edges of the source *)

Lemma simple_edges n edges : simple_graph n edges ->
  forall u v, arc (graph_on n edges) u v -> u < n /\ v < n /\ u <> v.
Proof.
  unfold simple_graph, proper_board, arc. rewrite forallb_forall. intros h u v i. apply h in i.
  rewrite !andb_true_iff, negb_true_iff, !N.ltb_lt, N.eqb_neq in i. tauto.
Qed.
Lemma arc_sym n edges u v : arc (graph_on n edges) u v <-> arc (graph_on n edges) v u.
Proof. rewrite !arc_graph_on. tauto. Qed.
Lemma numbers_spec a b i : In i (numbers a b) <-> a <= i <= b.
Proof.
  unfold numbers. rewrite in_map_iff. split.
  - intros (j & <- & h). apply up_to_spec in h. lia.
  - intro h. exists (i - a). rewrite up_to_spec. lia.
Qed.

(** Vertices with new neighbours *)

Section Hung.
  Variables (n : N) (edges : list (N * N)) (k : N).

  Lemma hung_edge x y : In (x, y) (hung_edges edges n k) <->
    (exists a b, In (a, b) edges /\ x = a * k /\ y = b * k) \/
    (exists v i, v < n /\ 1 <= i < k /\ x = v * k /\ y = v * k + i).
  Proof.
    unfold hung_edges, hung_on. rewrite in_app_iff, in_map_iff, in_flat_map. split.
    - intros [(v & iv & h)|([a b] & e & i)].
      + apply in_map_iff in h as (i & e & h). injection e as <- <-. apply up_to_spec in iv. apply numbers_spec in h.
        right. exists v, i. lia.
      + injection e as <- <-. left. now exists a, b.
    - intros [(a & b & i & -> & ->)|(v & i & lv & li & -> & ->)].
      + right. now exists (a, b).
      + left. exists v. rewrite up_to_spec. split; [easy|]. apply in_map_iff. exists i. rewrite numbers_spec. split; [easy|lia].
  Qed.
  Lemma hung_colour p : p ∈ painted_pairs k (hung_colours n k) <->
    exists v i, v < n /\ 1 <= i < k /\ p = (v * k + i) * k + (i - 1).
  Proof.
    rewrite painted_pairs_spec. unfold hung_colours. split.
    - intros (x & c & i & ->). apply in_flat_map in i as (v & iv & i). apply in_map_iff in i as (i & e & h).
      injection e as <- <-. apply up_to_spec in iv. apply numbers_spec in h. exists v, i. repeat split; lia.
    - intros (v & i & lv & li & ->). exists (v * k + i), i. split; [|easy]. apply in_flat_map. exists v.
      rewrite up_to_spec. split; [easy|]. apply in_map_iff. exists i. rewrite numbers_spec. split; [easy|lia].
  Qed.
  Lemma multiple_inj v w : 1 <= k -> v * k = w * k -> v = w.
  Proof. nia. Qed.
  Lemma multiple_plus v w i : i < k -> v * k = w * k + i -> v = w /\ i = 0.
  Proof. intros l e. rewrite <- (N.add_0_r (v * k)) in e. apply pair_inj in e; [|lia..]. easy. Qed.
  Lemma hung_in v i : v < n -> i < k -> v * k + i < n * k.
  Proof. intros. now apply pair_below. Qed.
  Lemma multiple_in v : 1 <= k -> v < n -> v * k < n * k.
  Proof. nia. Qed.

  (* The vertices of the source are joined as in the source. *)
  Lemma hung_source u v : 1 <= k -> u < n -> v < n ->
    In (u * k, v * k) (hung_edges edges n k) <-> In (u, v) edges.
  Proof.
    intros some lu lv. rewrite hung_edge. split.
    - intros [(a & b & i & e1 & e2)|(w & i & _ & li & e1 & e2)].
      + apply multiple_inj in e1; [|easy]. apply multiple_inj in e2; [|easy]. now subst.
      + apply multiple_plus in e2; lia.
    - intro i. left. now exists u, v.
  Qed.
  (* A vertex that hangs on one of the source is joined to that alone. *)
  Lemma hung_to v i x : 1 <= i < k -> In (x, v * k + i) (hung_edges edges n k) -> v < n /\ x = v * k.
  Proof.
    intros li. rewrite hung_edge. intros [(a & b & _ & _ & e)|(w & j & lw & lj & e1 & e2)].
    - symmetry in e. apply multiple_plus in e; lia.
    - apply pair_inj in e2 as [-> ->]; lia.
  Qed.
  Lemma hung_from v i x : 1 <= i < k -> ~ In (v * k + i, x) (hung_edges edges n k).
  Proof.
    intros li. rewrite hung_edge. intros [(a & b & _ & e & _)|(w & j & lw & lj & e & _)];
      symmetry in e; apply multiple_plus in e; lia.
  Qed.
  Lemma hung_joined v i : v < n -> 1 <= i < k -> In (v * k, v * k + i) (hung_edges edges n k).
  Proof. intros lv li. apply hung_edge. right. now exists v, i. Qed.
End Hung.

(** Proposition 1 *)

Lemma proper_clash t k v c u d : c < k -> d < k ->
  u * k + d ∈ coloured k (neighbours (arena_of t) v) c <-> d = c /\ arc t v u.
Proof. intros lc ld. now rewrite coloured_pair, neighbours_spec. Qed.

Theorem proposition_1 n edges k : simple_graph n edges -> 1 <= k ->
  let t := proposition_1_board n edges k in
  legal_painting k (proper_table (arena_of t) k) (painted_pairs k (hung_colours n k)) = true /\
  played_alike (node_kayles_on n edges) (proper_game t k (hung_colours n k)).
Proof.
  intros simple some t.
  assert (forall p, p ∈ painted_pairs k (hung_colours n k) -> p < size (arena_of t) * k) as inside.
  { intros p h. apply hung_colour in h as (v & i & lv & li & ->). cbn. apply pair_below; [lia|]. apply hung_in; lia. }
  split.
  - apply legal_pairs; [easy|]. intros v c u d lc ld iv iu n0.
    apply hung_colour in iv as (v' & i & lv & li & e). apply pair_inj in e as [-> ->]; [|lia..].
    apply hung_colour in iu as (u' & j & lu & lj & e). apply pair_inj in e as [-> ->]; [|lia..].
    apply not_true_iff_false. rewrite proper_clash by lia. unfold t, proposition_1_board. rewrite arc_graph_on.
    intros [_ [h|h]]; now apply hung_from in h.
  - apply striking_node_kayles with (means := fun s v => v < n /\ s = v * k * k + (k - 1)).
    + intros s v w [_ ->] [_ e]. apply pair_inj in e as [e _]; [|lia..]. now apply multiple_inj in e.
    + intros v l. cbn in l. now exists (v * k * k + (k - 1)).
    + intro s. split.
      * intro h. destruct (N.lt_ge_cases s (size (arena_of t) * k)) as [ls|ls].
        -- apply pair_of in ls as (x & c & -> & lx & lc). apply start_pair in h as [_ h]; [|easy..].
           cbn in lx. apply pair_of in lx as (v & i & -> & lv & li).
           destruct (N.eq_dec i 0) as [->|ni].
           ++ exists v. rewrite N.add_0_r in *. split; [|easy]. split; [easy|]. f_equal.
              destruct (N.eq_dec c (k - 1)) as [e|ne]; [easy|]. exfalso.
              destruct (h (v * k + (c + 1)) c lc) as [_ x].
              ** apply hung_colour. exists v, (c + 1). split; [easy|]. split; [lia|]. f_equal. lia.
              ** apply not_true_iff_false in x. apply x, proper_clash; [easy..|]. split; [easy|]. apply arc_graph_on. left.
                 apply hung_joined; lia.
           ++ exfalso. destruct (h (v * k + i) (i - 1)) as [x _]; [lia| |easy]. apply hung_colour. exists v, i.
              split; [easy|]. split; [lia|easy].
        -- revert h. unfold all_pairs. bits. rewrite !andb_true_iff, N.ltb_lt. lia.
      * intros (v & [_ ->] & l). apply start_pair; [easy|lia|]. split; [cbn; now apply multiple_in|].
        intros u d ld i. apply hung_colour in i as (w & i & lw & li & e). apply pair_inj in e as [-> ->]; [|lia..].
        split.
        -- intro e. symmetry in e. apply multiple_plus in e; lia.
        -- apply not_true_iff_false. rewrite proper_clash by lia. lia.
    + intros s v r u lv lu [_ ->] [_ ->]. rewrite <- not_true_iff_false. unfold proper_table. rewrite struck_pair.
      2: { cbn. now apply multiple_in. }
      2, 3: lia.
      rewrite proper_clash by lia. unfold t, proposition_1_board. rewrite !arc_graph_on, !hung_source by easy. split.
      * intros [ne h]. split; [|tauto]. intros ->. easy.
      * intros [ne h]. split.
        -- intro e. apply pair_inj in e as [e _]; [|lia..]. now apply multiple_inj in e.
        -- intros [[_ x]|[_ x]]; tauto.
Qed.

(** Proposition 13 *)

Theorem proposition_13 n edges : simple_graph n edges ->
  let t := proposition_13_board n edges in
  played_alike (node_kayles_on n edges) (blue_red_game t []).
Proof.
  intros simple t.
  assert (forall p, p ∈ painted_pairs 2 [] -> p < size (arena_of t) * 2) as inside by (intro p; unfold painted_pairs; cbn; bits; easy).
  assert (forall v c u d, c < 2 -> d < 2 ->
    u * 2 + d ∈ (let into := row (tails (arena_of t)) v in
                 let heads := neighbours (arena_of t) v in
                 let clashing := coloured 2 into 1 ∪ coloured 2 heads 0 in
                 if c =? 0 then clashing ∪ coloured 2 into 0 else clashing ∪ coloured 2 heads 1) <-> arc t v u) as clash.
  { intros v c u d lc ld. cbn zeta.
    assert (u ∈ row (tails (arena_of t)) v <-> arc t v u) as ti.
    { rewrite tails_spec. exact (arc_sym n edges u v). }
    destruct (N.eqb_spec c 0) as [->|nc]; bits; rewrite !orb_true_iff, !coloured_pair by lia;
      rewrite ti, neighbours_spec; assert (d = 0 \/ d = 1) as [->| ->] by lia; intuition discriminate. }
  apply striking_node_kayles with (means := fun s v => exists c, c < 2 /\ s = v * 2 + c).
  - intros s v w (c & lc & ->) (d & ld & e). now apply pair_inj in e as [e _].
  - intros v l. exists (v * 2 + 0), 0. split; [lia|easy].
  - intro s. split.
    + intro h. destruct (N.lt_ge_cases s (size (arena_of t) * 2)) as [ls|ls].
      * apply pair_of in ls as (v & c & -> & lv & lc). exists v. split; [now exists c|easy].
      * revert h. unfold all_pairs. bits. rewrite !andb_true_iff, N.ltb_lt. lia.
    + intros (v & (c & lc & ->) & l). apply start_pair; [easy|easy|]. split; [easy|]. intros u d ld i.
      unfold painted_pairs in i. cbn in i. now rewrite N.bits_0 in i.
  - intros s v r u lv lu (c & lc & ->) (d & ld & ->). cbn in lv.
    rewrite <- not_true_iff_false. unfold blue_red_table. rewrite struck_pair by easy. rewrite (clash v c u d lc ld).
    change (arc t v u) with (arc (graph_on n edges) v u). split.
    + intros [ne h]. split; [|tauto]. intros ->. apply h. right. split; [easy|]. intros ->. easy.
    + intros [ne h]. split; [|tauto]. intro e. apply pair_inj in e as [e _]; easy.
Qed.

(** Corollary 12 *)

Section Corollary12.
  Variables (n : N) (edges : list (N * N)) (k : N).
  Hypothesis simple : simple_graph n edges.
  Hypothesis some : 1 <= k.
  Let t := corollary_12_board n edges k.
  Let on := arena_of t.
  Let g := graph_on n edges.

  Lemma to_pair painted v b : b < k -> any (painted ∩ to on k v b) = true <-> exists u, u * k + b ∈ painted /\ arc t v u.
  Proof.
    intro lb. rewrite any_none, negb_true_iff, none_false. unfold to. split.
    - intros [s h]. revert h. bits. rewrite andb_true_iff. intros [i h]. pose proof h as h'.
      unfold coloured in h'. rewrite plane_of_spec, in_map_iff in h'. destruct h' as (u & <- & _). unfold pair_cell in *.
      apply coloured_pair in h as [_ h]; [|easy..]. exists u. split; [easy|]. now apply (neighbours_spec t).
    - intros (u & i & h). exists (u * k + b). bits. rewrite i. cbn. apply coloured_pair; [easy..|].
      split; [easy|]. now apply (neighbours_spec t).
  Qed.
  Lemma from_pair painted v b : b < k -> any (painted ∩ from on k v b) = true <-> exists u, u * k + b ∈ painted /\ arc t u v.
  Proof.
    intro lb. rewrite any_none, negb_true_iff, none_false. unfold from. split.
    - intros [s h]. revert h. bits. rewrite andb_true_iff. intros [i h]. pose proof h as h'.
      unfold coloured in h'. rewrite plane_of_spec, in_map_iff in h'. destruct h' as (u & <- & _). unfold pair_cell in *.
      apply coloured_pair in h as [_ h]; [|easy..]. exists u. split; [easy|]. now apply (tails_spec t).
    - intros (u & i & h). exists (u * k + b). bits. rewrite i. cbn. apply coloured_pair; [easy..|].
      split; [easy|]. now apply (tails_spec t).
  Qed.
  Lemma unpainted painted x : none (painted ∩ pairs_of k x) = true <-> forall c, c < k -> x * k + c ∉ painted.
  Proof.
    rewrite none_spec. split.
    - intros h c lc. specialize (h (x * k + c)). revert h. bits. rewrite (proj2 (pairs_of_pair k x x c lc) eq_refl).
      now rewrite andb_true_r.
    - intros h s. bits. destruct (N.testbit (pairs_of k x) s) eqn:e; [|apply andb_false_r].
      unfold pairs_of in e. rewrite plane_of_spec, in_map_iff in e. destruct e as (c & <- & i). apply up_to_spec in i.
      unfold pair_cell. now rewrite h.
  Qed.

  (* Selected vertices Q are painted with k, and nothing else but what was painted before. *)
  Definition painted_12 (Q P : plane) : Prop := forall x c, c < k ->
    x * k + c ∈ P <-> (exists v i, v < n /\ 1 <= i < k /\ x = v * k + i /\ c = i - 1) \/
                      (exists v, v ∈ Q /\ x = v * k /\ c = k - 1).
  Definition arrows_12 (A : plane) : Prop := forall a, a ∈ A -> exists b, b < k - 1 /\ a = (k - 1) * k + b.

  Lemma painted_12_start : painted_12 empty (painted_pairs k (hung_colours n k)).
  Proof.
    intros x c lc. rewrite hung_colour. split.
    - intros (v & i & lv & li & e). apply pair_inj in e as [-> ->]; [|lia..]. left. now exists v, i.
    - intros [(v & i & lv & li & -> & ->)|(v & h & _)]; [now exists v, i|]. unfold empty in h. now rewrite N.bits_0 in h.
  Qed.

  Lemma arc_12 u v : arc t u v <-> In (u, v) (hung_edges edges n k).
  Proof. reflexivity. Qed.
  Lemma painted_before Q P v b : painted_12 Q P -> b < k - 1 -> v < n ->
    (exists u, u * k + b ∈ P /\ arc t (v * k) u) /\ ~ (exists u, u * k + b ∈ P /\ arc t u (v * k)).
  Proof.
    intros hP lb lv. split.
    - exists (v * k + (b + 1)). split; [|apply hung_joined; lia]. apply hP; [lia|]. left. exists v, (b + 1). repeat split; lia.
    - intros (u & i & a). apply hP in i as [(w & i & lw & li & -> & ->)|(w & _ & _ & e)]; [|lia|lia].
      now apply hung_from in a.
  Qed.
  Lemma painted_last Q P v : (forall u, u ∈ Q -> u < n) -> painted_12 Q P -> v < n ->
    ((exists u, u * k + (k - 1) ∈ P /\ arc t (v * k) u) <-> (exists u, u ∈ Q /\ In (v, u) edges)) /\
    ((exists u, u * k + (k - 1) ∈ P /\ arc t u (v * k)) <-> (exists u, u ∈ Q /\ In (u, v) edges)).
  Proof.
    intros inQ hP lv.
    assert (forall u, u * k + (k - 1) ∈ P <-> exists w, w ∈ Q /\ u = w * k) as h.
    { intro u. rewrite (hP u (k - 1)) by lia. split.
      - intros [(w & i & _ & li & _ & e)|(w & i & -> & _)]; [lia|now exists w].
      - intros (w & i & ->). right. now exists w. }
    split; split.
    - intros (u & i & a). apply h in i as (w & i & ->). exists w. split; [easy|]. apply hung_source in a; auto.
    - intros (u & i & a). exists (u * k). split; [apply h; now exists u|]. apply hung_source; auto.
    - intros (u & i & a). apply h in i as (w & i & ->). exists w. split; [easy|]. apply hung_source in a; auto.
    - intros (u & i & a). exists (u * k). split; [apply h; now exists u|]. apply hung_source; auto.
  Qed.

  (* Selecting is all that is legal. *)
  Lemma fits_12 Q P A v c : (forall u, u ∈ Q -> u < n) -> painted_12 Q P -> arrows_12 A -> v < n -> c < k ->
    oriented_fits on k P A (v * k) c = true <-> c = k - 1 /\ forall u, u ∈ Q -> ~ arc g v u.
  Proof.
    intros inQ hP hA lv lc. unfold oriented_fits. rewrite negb_true_iff, <- not_true_iff_false, existsb_exists.
    destruct (painted_last Q P v inQ hP lv) as [pt pf]. split.
    - intro h. assert (c = k - 1) as ->.
      { destruct (N.eq_dec c (k - 1)) as [e|ne]; [easy|]. exfalso. apply h. exists c. split; [now apply up_to_spec|].
        rewrite N.eqb_refl. replace (any (P ∩ to on k (v * k) c)) with true; [easy|]. symmetry. apply to_pair; [easy|].
        apply (painted_before Q P v c hP); lia. }
      split; [easy|]. intros u i a. apply h. exists (k - 1). split; [apply up_to_spec; lia|]. rewrite N.eqb_refl.
      apply arc_graph_on in a as [a|a]; apply orb_true_iff; [left; apply to_pair|right; apply from_pair]; try lia;
        [apply pt|apply pf]; now exists u.
    - intros [-> h] (b & lb & x). apply up_to_spec in lb. destruct (N.eqb_spec b (k - 1)) as [->|nb].
      + apply orb_true_iff in x as [x|x]; [apply to_pair, pt in x|apply from_pair, pf in x]; try lia;
          destruct x as (u & i & a); apply (h u i), arc_graph_on; auto.
      + destruct (painted_before Q P v b hP) as [_ nf]; [lia|easy|].
        replace (any (P ∩ from on k (v * k) b)) with false in x
          by (symmetry; apply not_true_iff_false; rewrite from_pair; [easy|lia]).
        rewrite orb_false_r in x. cbn in x. rewrite orb_false_r, andb_true_iff in x. destruct x as [_ x].
        rewrite any_none, negb_true_iff, none_false in x. destruct x as [a x]. revert x. unfold arrow. bits. rewrite andb_true_iff.
        intros [i e]. apply N.eqb_eq in e. apply hA in i as (d & ld & ->). apply pair_inj in e; lia.
  Qed.

  Lemma unpainted_12 Q P x : (forall u, u ∈ Q -> u < n) -> painted_12 Q P -> x < n * k ->
    none (P ∩ pairs_of k x) = true <-> exists v, v < n /\ v ∉ Q /\ x = v * k.
  Proof.
    intros inQ hP lx. rewrite unpainted. apply pair_of in lx as (v & i & -> & lv & li). split.
    - intro h. destruct (N.eq_dec i 0) as [->|ni].
      + exists v. rewrite N.add_0_r in *. repeat split; [easy|]. apply not_true_iff_false. intro q.
        specialize (h (k - 1)). rewrite <- not_true_iff_false in h. apply h; [lia|]. apply hP; [lia|]. right. now exists v.
      + exfalso. specialize (h (i - 1)). rewrite <- not_true_iff_false in h. apply h; [lia|]. apply hP; [lia|].
        left. exists v, i. repeat split; lia.
    - intros (w & lw & nq & e) c lc. symmetry in e. apply multiple_plus in e as [-> ->]; [|lia]. rewrite N.add_0_r in *.
      apply not_true_iff_false. intro h. apply hP in h as [(u & j & lu & lj & e & _)|(u & q & e & _)]; [|..|lia].
      + apply multiple_plus in e; lia.
      + apply multiple_inj in e as ->; [congruence|easy].
  Qed.

  Theorem corollary_12_alike : played_alike (node_kayles_on n edges) (oriented_game t k (hung_colours n k)).
  Proof.
    apply (corresponding_games (node_kayles_on n edges) (oriented_game t k (hung_colours n k))
      (fun s v => s = v * k * k + (k - 1))
      (fun p q => exists Q, (forall u, u ∈ Q -> u < n) /\ painted_12 Q (fst q) /\ arrows_12 (snd q) /\
        forall v, v ∈ p <-> v < n /\ v ∉ Q /\ forall u, u ∈ Q -> ~ arc g v u)).
    - easy.
    - intros [P A] m. split; reflexivity.
    - exists empty. cbn [fst snd oriented_game oriented start]. split; [|split; [|split]].
      + intro u. unfold empty. now rewrite N.bits_0.
      + apply painted_12_start.
      + intros a h. exfalso. unfold arrows_of, cells_where in h. rewrite plane_of_spec, filter_In, existsb_exists in h.
        destruct h as [la (x & _ & h)]. apply up_to_spec in la. apply andb_true_iff in h as [i h].
        assert (a / k < k) by (apply N.div_lt_upper_bound; lia). assert (a mod k < k) by (apply N.mod_lt; lia).
        apply to_pair in h as (u & _ & h); [|easy].
        unfold contains, pair_cell in i. apply painted_12_start in i as [(v & j & lv & lj & -> & _)|(v & i & _)]; [|..|easy].
        * now apply hung_from in h.
        * unfold empty in i. now rewrite N.bits_0 in i.
      + intro v. cbn. unfold vertices. bits. rewrite N.ltb_lt. cbn. split; [|easy]. intro l. repeat split; [easy|].
        intro u. unfold empty. now rewrite N.bits_0.
    - intros p [P A] (Q & inQ & hP & hA & hp). cbn [fst snd] in *.
      assert (forall s, s ∈ moves (oriented_game t k (hung_colours n k)) (P, A) <->
        exists v, s = v * k * k + (k - 1) /\ v ∈ p) as legal.
      { intro s. cbn [moves oriented_game oriented]. unfold cells_where.
        rewrite plane_of_spec, filter_In, up_to_spec, andb_true_iff. change (size (arena_of t)) with (n * k). split.
        - intros (ls & u & f). apply pair_of in ls as (x & c & -> & lx & lc). rewrite pair_div, pair_mod in * by easy.
          apply (unpainted_12 Q P x inQ hP lx) in u as (v & lv & nq & ->). apply (fits_12 Q P A v c inQ hP hA lv lc) in f as [-> f].
          exists v. split; [easy|]. now apply hp.
        - intros (v & -> & i). apply hp in i as (lv & nq & f). rewrite pair_div, pair_mod by lia. split; [|split].
          + apply pair_below; [lia|]. now apply multiple_in.
          + apply (unpainted_12 Q P (v * k) inQ hP); [now apply multiple_in|]. now exists v.
          + apply (fits_12 Q P A v (k - 1) inQ hP hA lv); [lia|]. now split. }
      split; [|split].
      + intros s i. now apply legal.
      + intros v i. exists (v * k * k + (k - 1)). split; [easy|]. apply legal. now exists v.
      + intros s v -> _ i. cbn in i. pose proof i as i'. apply hp in i' as (lv & nq & f).
        exists (Q ∪ cell v). cbn [fst snd oriented_game oriented play]. split; [|split; [|split]].
        * intro u. bits. rewrite orb_true_iff, N.eqb_eq. intros [h| ->]; auto.
        * intros x c lc. bits. rewrite orb_true_iff, N.eqb_eq, (hP x c lc). split.
          -- intros [[h|(u & h & e)]|e]; [now left| |].
             ++ right. exists u. bits. now rewrite h.
             ++ apply pair_inj in e as [<- <-]; [|lia..]. right. exists v. bits. now rewrite N.eqb_refl, orb_true_r.
          -- intros [h|(u & h & -> & ->)]; [left; now left|]. revert h. bits. rewrite orb_true_iff, N.eqb_eq.
             intros [h| <-]; [left; right; now exists u|now right].
        * intros a. bits. rewrite orb_true_iff. intros [h|h]; [now apply hA|]. apply union_spec in h as (z & iz & h).
          apply in_map_iff in iz as (b & <- & lb). apply up_to_spec in lb. rewrite pair_div, pair_mod in h by lia.
          revert h. bits. rewrite orb_true_iff. unfold when, arrow. intros [h|h].
          -- destruct (any (P ∩ to (arena_of t) k (v * k) b)) eqn:e; [|unfold empty in h; now rewrite N.bits_0 in h].
             rewrite cell_spec in h. apply N.eqb_eq in h as <-. exists b. split; [|easy].
             destruct (N.eq_dec b (k - 1)) as [->|nb]; [exfalso|lia]. apply to_pair in e; [|easy].
             apply (painted_last Q P v inQ hP lv) in e as (u & iu & ar). apply (f u iu), arc_graph_on. now left.
          -- destruct (any (P ∩ from (arena_of t) k (v * k) b)) eqn:e; [|unfold empty in h; now rewrite N.bits_0 in h].
             exfalso. apply from_pair in e; [|easy]. destruct (N.eq_dec b (k - 1)) as [->|nb].
             ++ apply (painted_last Q P v inQ hP lv) in e as (u & iu & ar). apply (f u iu), arc_graph_on. now right.
             ++ destruct (painted_before Q P v b hP) as [_ x]; [lia|easy|easy].
        * intro u. pose proof (node_kayles_after g p v u) as z. etransitivity; [exact z|]. rewrite (hp u). bits. split.
          -- intros ((lu & nu & h) & d & a). split; [easy|]. split.
             ++ rewrite nu. cbn. apply N.eqb_neq. congruence.
             ++ intros w hw. revert hw. bits. rewrite orb_true_iff, N.eqb_eq. intros [hw| <-]; [now apply h|].
                intro x. apply a. now apply arc_sym.
          -- intros (lu & nu & h). apply orb_false_iff in nu as [nu d]. apply N.eqb_neq in d. split; [|split].
             ++ split; [easy|]. split; [easy|]. intros w hw. apply h. bits. now rewrite hw.
             ++ congruence.
             ++ intro x. apply (h v); [bits; now rewrite N.eqb_refl, orb_true_r|]. now apply arc_sym.
  Qed.

  Lemma corollary_12_legal : oriented_legal on k (painted_pairs k (hung_colours n k)) = true.
  Proof.
    set (P := painted_pairs k (hung_colours n k)).
    assert (forall b v i (P' : plane), b < k -> 1 <= i < k -> any (P' ∩ to on k (v * k + i) b) = false) as out.
    { intros b v i P' lb li. apply not_true_iff_false. rewrite to_pair by easy. intros (u & _ & a). now apply hung_from in a. }
    assert (arrows_of on k P = empty) as e.
    { apply plane_ext. intro a. unfold empty at 1. rewrite N.bits_0. apply not_true_iff_false. unfold arrows_of, cells_where.
      rewrite plane_of_spec, filter_In, up_to_spec, existsb_exists. intros (la & x & _ & h). apply andb_true_iff in h as [i h].
      assert (a / k < k) by (apply N.div_lt_upper_bound; lia). assert (a mod k < k) by (apply N.mod_lt; lia).
      unfold contains, pair_cell in i. apply painted_12_start in i as [(v & j & lv & lj & -> & _)|(v & i & _)]; [|..|easy].
      - now rewrite out in h.
      - unfold empty in i. now rewrite N.bits_0 in i. }
    unfold oriented_legal. fold P. rewrite e. cbn. rewrite andb_true_r. apply forallb_forall. intros p i. apply members_spec in i.
    pose proof i as i'. unfold P in i'. apply hung_colour in i' as (v & j & lv & lj & ->). rewrite pair_div, pair_mod by lia.
    unfold oriented_fits. apply negb_true_iff, not_true_iff_false. rewrite existsb_exists. intros (b & lb & h).
    apply up_to_spec in lb. rewrite !out in h by easy.
    assert (any ((P ∖ cell ((v * k + j) * k + (j - 1))) ∩ from on k (v * k + j) b) = false) as f.
    { apply not_true_iff_false. rewrite from_pair by easy. intros (u & iu & a). apply hung_to in a as [_ ->]; [|easy].
      revert iu. bits. rewrite andb_true_iff. intros [iu _].
      apply painted_12_start in iu as [(w & m & lw & lm & e1 & _)|(w & iw & _)]; [|..|easy].
      - apply multiple_plus in e1; lia.
      - unfold empty in iw. now rewrite N.bits_0 in iw. }
    rewrite f in h. cbn in h. now destruct (b =? j - 1).
  Qed.
End Corollary12.

Theorem corollary_12 n edges k : simple_graph n edges -> 1 <= k ->
  let t := corollary_12_board n edges k in
  oriented_legal (arena_of t) k (painted_pairs k (hung_colours n k)) = true /\
  played_alike (node_kayles_on n edges) (oriented_game t k (hung_colours n k)).
Proof. intros simple some t. split; [now apply corollary_12_legal|now apply corollary_12_alike]. Qed.

(** Proposition 18 and Corollary 19 *)

Lemma numbered_in l : forall i j e, In (j, e) (numbered i l) -> i <= j < i + N.of_nat (length l) /\ In e l.
Proof.
  induction l as [|x l IH]; intros i j e; cbn; [easy|]. intros [h|h].
  - injection h as -> ->. split; [lia|now left].
  - apply IH in h. split; [lia|now right].
Qed.
Lemma numbered_has l : forall i e, In e l -> exists j, In (j, e) (numbered i l).
Proof.
  induction l as [|x l IH]; intros i e; cbn; [easy|]. intros [->|h]; [exists i; now left|].
  destruct (IH (i + 1) e h) as [j h']. exists j. now right.
Qed.
Lemma numbered_at l : forall i j, i <= j < i + N.of_nat (length l) -> exists e, In (j, e) (numbered i l).
Proof.
  induction l as [|x l IH]; intros i j; cbn [length numbered In]; [lia|]. intro h.
  destruct (N.eq_dec i j) as [->|n]; [exists x; now left|]. destruct (IH (i + 1) j) as [e h']; [lia|]. exists e. now right.
Qed.
Lemma numbered_one l : forall i j e f, In (j, e) (numbered i l) -> In (j, f) (numbered i l) -> e = f.
Proof.
  induction l as [|x l IH]; intros i j e f; cbn; [easy|].
  intros [h|h] [h'|h'].
  - congruence.
  - apply numbered_in in h'. injection h as -> ->. lia.
  - apply numbered_in in h. injection h' as -> ->. lia.
  - now apply (IH (i + 1) j).
Qed.

Section Corollary19.
  Variables (n : N) (edges : list (N * N)) (k : N).
  Hypothesis simple : simple_graph n edges.
  Hypothesis some : 2 <= k.
  Let t := corollary_19_board n edges k.
  Let g := graph_on n edges.
  Notation mid := (middle n k).
  Notation edge_at j a b := (In (j, (a, b)) (numbered 0 edges)).

  Lemma mid_inj i j x y : i <= k -> j <= k -> mid x + i = mid y + j -> x = y /\ i = j.
  Proof. unfold middle. intros li lj e. apply (pair_inj (k + 1)); lia. Qed.
  Lemma mid_inj_0 j x y : j <= k -> mid x = mid y + j -> x = y /\ j = 0.
  Proof. intros l e. rewrite <- (N.add_0_r (mid x)) in e. apply mid_inj in e; lia. Qed.
  Lemma mid_above x i v : v < n -> v <> mid x + i.
  Proof. unfold middle. lia. Qed.
  Lemma ends_below j a b : edge_at j a b -> a < n /\ b < n /\ arc g a b.
  Proof.
    intro h. apply numbered_in in h as [_ h]. assert (arc g a b) as x by (apply arc_graph_on; now left).
    destruct (simple_edges n edges simple a b x). tauto.
  Qed.

  Lemma edge_19 x y : In (x, y) (corollary_19_edges n edges k) <-> exists j a b, edge_at j a b /\
    ((x = a \/ x = b) /\ y = mid j \/ x = mid j /\ (exists i, 2 <= i <= k /\ y = mid j + i) \/ x = mid j + 2 /\ y = mid j + 1).
  Proof.
    unfold corollary_19_edges. rewrite in_flat_map. split.
    - intros ([j [a b]] & i & h). exists j, a, b. split; [easy|]. cbn in h.
      destruct h as [h|[h|[h|[h|h]]]]; [injection h as <- <-..|].
      + left. auto.
      + left. auto.
      + right. left. split; [easy|]. exists 2. split; [lia|easy].
      + right. right. easy.
      + apply in_map_iff in h as (m & e & h). injection e as <- <-. apply numbers_spec in h. right. left. split; [easy|].
        exists m. split; [lia|easy].
    - intros (j & a & b & i & h). exists (j, (a, b)). split; [easy|]. cbn.
      destruct h as [[[-> | ->] ->]|[[-> (m & lm & ->)]|[-> ->]]]; auto.
      destruct (N.eq_dec m 2) as [->|ne]; [auto|]. do 4 right. apply in_map_iff. exists m. rewrite numbers_spec. split; [easy|lia].
  Qed.

  (* Who is next to whom. *)
  Lemma beside_source x y : x < n -> arc t x y <-> exists j a b, edge_at j a b /\ (x = a \/ x = b) /\ y = mid j.
  Proof.
    intro l. unfold t, corollary_19_board. rewrite arc_graph_on, !edge_19. split.
    - intros [(j & a & b & i & h)|(j & a & b & i & h)]; exists j, a, b; split; try easy;
        pose proof (mid_above j 0 x l); pose proof (mid_above j 1 x l); pose proof (mid_above j 2 x l).
      + destruct h as [h|[[-> _]|[-> _]]]; [easy|lia..].
      + destruct h as [[_ ->]|[[_ (m & _ & ->)]|[_ ->]]]; [lia| |lia]. now destruct (mid_above j m (mid j + m) l).
    - intros (j & a & b & i & h). left. exists j, a, b. auto.
  Qed.
  Lemma beside_middle j a b y : edge_at j a b ->
    arc t (mid j) y <-> y = a \/ y = b \/ exists i, 2 <= i <= k /\ y = mid j + i.
  Proof.
    intro at_. unfold t, corollary_19_board. rewrite arc_graph_on, !edge_19. split.
    - intros [(j' & a' & b' & i & h)|(j' & a' & b' & i & h)]; destruct (ends_below j' a' b' i) as (la & lb & _);
        pose proof (mid_above j 0 a' la); pose proof (mid_above j 0 b' lb).
      + destruct h as [[[e|e] _]|[[e h]|[e _]]]; [lia|lia| |apply mid_inj_0 in e; lia].
        rewrite <- (N.add_0_r (mid j')) in e. apply mid_inj_0 in e as [-> _]; [|lia]. auto.
      + destruct h as [[h e]|[[_ (m & lm & e)]|[_ e]]]; [|apply mid_inj_0 in e; lia..].
        rewrite <- (N.add_0_r (mid j')) in e. apply mid_inj_0 in e as [-> _]; [|lia].
        pose proof (numbered_one edges 0 j' (a, b) (a', b') at_ i) as x. injection x as -> ->. tauto.
    - intros [->|[->|(i & l & ->)]].
      + right. exists j, a, b. auto.
      + right. exists j, a, b. auto.
      + left. exists j, a, b. split; [easy|]. right. left. split; [easy|]. now exists i.
  Qed.
  Lemma beside_coloured j i y : 1 <= i <= k -> arc t (mid j + i) y ->
    (2 <= i /\ y = mid j) \/ (i = 2 /\ y = mid j + 1) \/ (i = 1 /\ y = mid j + 2).
  Proof.
    intro l. unfold t, corollary_19_board. rewrite arc_graph_on, !edge_19.
    intros [(j' & a' & b' & m & h)|(j' & a' & b' & m & h)]; destruct (ends_below j' a' b' m) as (la & lb & _);
      pose proof (mid_above j i a' la); pose proof (mid_above j i b' lb).
    - destruct h as [[[e|e] _]|[[e _]|[e ->]]]; [lia|lia|symmetry in e; apply mid_inj_0 in e; lia|].
      apply mid_inj in e as [-> ->]; [|lia..]. auto.
    - destruct h as [[_ e]|[[-> (m' & lm & e)]|[-> e]]]; [symmetry in e; apply mid_inj_0 in e; lia| |];
        apply mid_inj in e as [-> ->]; try lia; auto.
  Qed.

  (* Vertices at distance 1 or 2. *)
  Definition near (v u : N) : Prop := u <> v /\ (arc t v u \/ exists w, arc t v w /\ arc t w u).

  Lemma near_ball v u : u <> v ->
    u ∈ ball (arena_of t) (N.to_nat (N.min 2 (size (arena_of t)))) v <-> near v u.
  Proof.
    intro ne. change (size (arena_of t)) with (n + N.of_nat (length edges) * (k + 1)).
    assert (forall x y, arc t x y -> 2 <= n + N.of_nat (length edges) * (k + 1)) as big.
    { intros x y. unfold t, corollary_19_board. rewrite arc_graph_on, !edge_19.
      intros [(j & a & b & h & _)|(j & a & b & h & _)]; apply numbered_in in h as [l _]; nia. }
    assert (forall w x, x ∈ union (map (neighbours (arena_of t)) (members w)) <-> exists y, y ∈ w /\ arc t y x) as around.
    { intros w x. rewrite union_spec. split.
      - intros (a & i & h). apply in_map_iff in i as (y & <- & i). apply members_spec in i. apply (neighbours_spec t) in h. now exists y.
      - intros (y & i & h). exists (neighbours (arena_of t) y). split; [|now apply (neighbours_spec t)]. apply in_map_iff. exists y.
        now rewrite members_spec. }
    destruct (N.lt_ge_cases (n + N.of_nat (length edges) * (k + 1)) 2) as [s|s].
    - split.
      + rewrite N.min_r by lia. intro h. assert (n + N.of_nat (length edges) * (k + 1) = 0 \/ n + N.of_nat (length edges) * (k + 1) = 1) as [e|e] by lia;
          rewrite e in h; [change (N.to_nat 0) with 0%nat in h|change (N.to_nat 1) with 1%nat in h]; cbn [ball] in h; revert h; bits.
        * rewrite N.eqb_eq. congruence.
        * rewrite orb_true_iff, N.eqb_eq, around. intros [h|(y & h & a)]; [congruence|]. apply big in a. lia.
      + intros [_ [a|(w & a & _)]]; apply big in a; lia.
    - rewrite N.min_l by easy. change (N.to_nat 2) with 2%nat. cbn [ball]. bits. rewrite !orb_true_iff, N.eqb_eq, !around. unfold near. split.
      + intros [[h|(y & h & a)]|(y & h & a)]; (split; [easy|]).
        * congruence.
        * revert h. bits. rewrite N.eqb_eq. intros <-. now left.
        * revert h. bits. rewrite orb_true_iff, N.eqb_eq, around. intros [<-|(z & h & a')]; [now left|].
          revert h. bits. rewrite N.eqb_eq. intros <-. right. now exists y.
      + intros [_ [a|(w & a & a')]].
        * left. right. exists v. bits. now rewrite N.eqb_refl.
        * right. exists w. split; [|easy]. bits. rewrite orb_true_iff, around. right. exists v. bits. now rewrite N.eqb_refl.
  Qed.

  Lemma near_sources u v : u < n -> v < n -> u <> v -> near v u <-> arc g v u.
  Proof.
    intros lu lv ne. unfold near. split.
    - intros [_ [a|(w & a & b)]].
      + apply beside_source in a as (j & _ & _ & _ & _ & e); [|easy]. rewrite <- (N.add_0_r (mid j)) in e. now apply mid_above in e.
      + apply beside_source in a as (j & x & y & i & e & ->); [|easy]. apply (beside_middle j x y u i) in b.
        destruct (ends_below j x y i) as (_ & _ & a). apply arc_graph_on. apply arc_graph_on in a.
        destruct b as [->|[->|(m & _ & b)]]; [| |now apply mid_above in b]; destruct e as [->| ->]; tauto.
    - intro a. split; [easy|]. right. apply arc_graph_on in a.
      assert (exists j x y, edge_at j x y /\ (v = x \/ v = y) /\ (u = x \/ u = y)) as (j & x & y & i & e & f).
      { destruct a as [a|a]; apply (numbered_has edges 0) in a as [j a]; [exists j, v, u|exists j, u, v]; auto. }
      exists (mid j). split; [apply beside_source; [easy|]; now exists j, x, y|]. apply (beside_middle j x y u i). tauto.
  Qed.
  Lemma near_coloured v j i : v < n -> 1 <= i <= k ->
    near v (mid j + i) <-> 2 <= i /\ exists a b, edge_at j a b /\ (v = a \/ v = b).
  Proof.
    intros lv li. unfold near. split.
    - intros [_ [a|(w & a & b)]].
      + apply beside_source in a as (j' & _ & _ & _ & _ & e); [|easy]. symmetry in e. apply mid_inj_0 in e; lia.
      + apply beside_source in a as (j' & x & y & h & e & ->); [|easy]. apply (beside_middle j' x y _ h) in b.
        destruct (ends_below j' x y h) as (lx & ly & _).
        destruct b as [b|[b|(m & lm & b)]]; [symmetry in b; now apply mid_above in b..|].
        apply mid_inj in b as [-> ->]; [|lia..]. split; [lia|]. now exists x, y.
    - intros (l2 & a & b & h & e). split; [intro z; symmetry in z; now apply mid_above in z|]. right. exists (mid j). split.
      + apply beside_source; [easy|]. now exists j, a, b.
      + apply (beside_middle j a b _ h). right. right. exists i. split; [lia|easy].
  Qed.
  Lemma near_middle j a b i : edge_at j a b -> 1 <= i <= k -> near (mid j) (mid j + i).
  Proof.
    intros h l. split; [lia|]. destruct (N.eq_dec i 1) as [->|ne].
    - right. exists (mid j + 2). split.
      + apply (beside_middle j a b _ h). right. right. exists 2. split; [lia|easy].
      + apply arc_graph_on. left. apply edge_19. exists j, a, b. auto.
    - left. apply (beside_middle j a b _ h). right. right. exists i. split; [lia|easy].
  Qed.
  Lemma far_coloured j j' a b i : edge_at j a b -> 1 <= i <= k -> j <> j' -> ~ near (mid j + i) (mid j' + i).
  Proof.
    intros h l ne [_ [x|(w & x & y)]].
    - apply beside_coloured in x; [|easy]. destruct x as [[_ x]|[[-> x]|[-> x]]]; [symmetry in x; apply mid_inj_0 in x|apply mid_inj in x..]; lia.
    - apply beside_coloured in x; [|easy]. destruct x as [[_ ->]|[[-> ->]|[-> ->]]].
      + apply (beside_middle j a b _ h) in y. destruct (ends_below j a b h) as (la & lb & _).
        destruct y as [y|[y|(m & lm & y)]]; [symmetry in y; now apply mid_above in y..|]. apply mid_inj in y; lia.
      + apply beside_coloured in y; [|lia]. destruct y as [[_ y]|[[_ y]|[_ y]]]; [symmetry in y; apply mid_inj_0 in y|apply mid_inj in y..]; lia.
      + apply beside_coloured in y; [|lia]. destruct y as [[_ y]|[[_ y]|[_ y]]]; [symmetry in y; apply mid_inj_0 in y|apply mid_inj in y..]; lia.
  Qed.

  Lemma colour_19 p : p ∈ painted_pairs k (corollary_19_colours n edges k) <->
    exists j a b i, edge_at j a b /\ 1 <= i <= k /\ p = (mid j + i) * k + (i - 1).
  Proof.
    rewrite painted_pairs_spec. unfold corollary_19_colours. split.
    - intros (x & c & i & ->). apply in_flat_map in i as ([j [a b]] & h & i). apply in_map_iff in i as (i & e & l).
      injection e as <- <-. apply numbers_spec in l. now exists j, a, b, i.
    - intros (j & a & b & i & h & l & ->). exists (mid j + i), i. split; [|easy]. apply in_flat_map. exists (j, (a, b)).
      split; [easy|]. apply in_map_iff. exists i. now rewrite numbers_spec.
  Qed.

  Let values := corollary_19_colours n edges k.
  Let clash v c := coloured k (ball (arena_of t) (N.to_nat (N.min 2 (size (arena_of t)))) v ∖ cell v) c.
  Lemma clash_19 v c u d : c < k -> d < k -> u * k + d ∈ clash v c <-> d = c /\ near v u.
  Proof.
    intros lc ld. unfold clash. rewrite coloured_pair by easy. bits. rewrite andb_true_iff, negb_true_iff, N.eqb_neq. split.
    - intros (e & h & ne). split; [easy|]. apply near_ball; [congruence|easy].
    - intros (e & h). pose proof h as [ne _]. split; [easy|]. split; [|congruence]. now apply near_ball.
  Qed.
  Lemma inside_19 p : p ∈ painted_pairs k values -> p < size (arena_of t) * k.
  Proof.
    intro h. apply colour_19 in h as (j & a & b & i & h & l & ->). apply pair_below; [lia|]. cbn. unfold middle.
    apply numbered_in in h as [h _]. nia.
  Qed.
  Lemma source_inside v : v < n -> v < size (arena_of t).
  Proof. cbn. nia. Qed.

  Theorem corollary_19_alike : played_alike (node_kayles_on n edges) (distance_game t 2 k values).
  Proof.
    apply striking_node_kayles with
      (means := fun s v => exists c, c < k /\ s = v * k + c /\ (c = 0 \/ forall u, ~ arc g v u)).
    - intros s v w (c & lc & -> & _) (d & ld & e & _). now apply pair_inj in e as [e _].
    - intros v _. exists (v * k + 0), 0. split; [lia|]. auto.
    - intro s. split.
      + intro h. destruct (N.lt_ge_cases s (size (arena_of t) * k)) as [ls|ls].
        * apply pair_of in ls as (x & c & -> & lx & lc). apply start_pair in h as [_ h]; [|apply inside_19|easy].
          destruct (N.lt_ge_cases x n) as [lx'|lx'].
          -- exists x. split; [|easy]. exists c. split; [easy|]. split; [easy|].
             destruct (N.eq_dec c 0) as [->|nc]; [now left|right]. intros u a.
             assert (exists j y z, edge_at j y z /\ (x = y \/ x = z)) as (j & y & z & i & e).
             { apply arc_graph_on in a as [a|a]; apply (numbered_has edges 0) in a as [j a]; [exists j, x, u|exists j, u, x]; auto. }
             destruct (h (mid j + (c + 1)) c lc) as [_ f].
             ++ apply colour_19. exists j, y, z, (c + 1). split; [easy|]. split; [lia|]. f_equal. lia.
             ++ apply not_true_iff_false in f. apply f, clash_19; [easy..|]. split; [easy|]. apply near_coloured; [easy|lia|].
                split; [lia|]. now exists y, z.
          -- exfalso. cbn in lx. destruct (pair_of (k + 1) (x - n) (N.of_nat (length edges))) as (j & i & e & lj & li); [lia|].
             destruct (numbered_at edges 0 j) as [[a b] at_]; [lia|].
             assert (x = mid j + i) as -> by (unfold middle; lia).
             destruct (N.eq_dec i 0) as [->|ni].
             ++ destruct (h (mid j + (c + 1)) c lc) as [_ f].
                ** apply colour_19. exists j, a, b, (c + 1). split; [easy|]. split; [lia|]. f_equal. lia.
                ** apply not_true_iff_false in f. apply f, clash_19; [easy..|]. split; [easy|].
                   rewrite N.add_0_r. apply (near_middle j a b); [easy|lia].
             ++ destruct (h (mid j + i) (i - 1)) as [f _]; [lia| |easy]. apply colour_19. exists j, a, b, i.
                split; [easy|]. split; [lia|easy].
        * revert h. unfold all_pairs. bits. rewrite !andb_true_iff, N.ltb_lt. lia.
      + intros (v & (c & lc & -> & iso) & lv). cbn in lv. apply start_pair; [apply inside_19|easy|].
        split; [now apply source_inside|]. intros u d ld i. apply colour_19 in i as (j & a & b & i & h & l & e).
        apply pair_inj in e as [-> ->]; [|lia..]. split; [intro z; symmetry in z; now apply mid_above in z|].
        apply not_true_iff_false. fold (clash v c). rewrite clash_19 by lia. intros [<- near]. apply near_coloured in near; [|easy..].
        destruct near as (l2 & a' & b' & h' & e). destruct iso as [iso|iso]; [lia|].
        destruct (ends_below j a' b' h') as (_ & _ & x). destruct e as [->| ->]; [now apply (iso b')|now apply (iso a'), arc_sym].
    - intros s v r u lv lu (c & lc & -> & iv) (d & ld & -> & iu). cbn in lv, lu. rewrite <- not_true_iff_false.
      unfold distance_table. rewrite struck_pair; [|now apply source_inside|easy..]. fold (clash v c). rewrite clash_19 by easy. split.
      + intros [ne h]. assert (u <> v) as d0.
        { intros ->. apply h. right. split; [easy|]. intros ->. easy. }
        split; [easy|]. intro a. apply h. left. split; [|now apply near_sources].
        destruct iv as [->|iv]; [|now apply iv in a]. destruct iu as [->|iu]; [easy|]. apply arc_sym in a. now apply iu in a.
      + intros [ne h]. split.
        * intro e. apply pair_inj in e as [e _]; easy.
        * intros [[_ x]|[e _]]; [|easy]. now apply near_sources in x.
  Qed.

  Lemma corollary_19_legal : legal_painting k (distance_table (arena_of t) 2 k) (painted_pairs k values) = true.
  Proof.
    apply legal_pairs; [apply inside_19|]. intros v c u d lc ld iv iu ne. apply not_true_iff_false.
    fold (clash v c). rewrite clash_19 by easy. intros [-> nr].
    apply colour_19 in iv as (j & a & b & i & h & l & e). apply pair_inj in e as [-> ->]; [|lia..].
    apply colour_19 in iu as (j' & a' & b' & i' & h' & l' & e). apply pair_inj in e as [-> e]; [|lia..].
    assert (i' = i) as -> by lia. apply far_coloured with (a := a) (b := b) in nr; [easy..|]. congruence.
  Qed.
End Corollary19.

Theorem corollary_19 n edges k : simple_graph n edges -> 2 <= k ->
  let t := corollary_19_board n edges k in
  let values := corollary_19_colours n edges k in
  legal_painting k (distance_table (arena_of t) 2 k) (painted_pairs k values) = true /\
  played_alike (node_kayles_on n edges) (distance_game t 2 k values).
Proof. intros simple some t values. split; [now apply corollary_19_legal|now apply corollary_19_alike]. Qed.

Theorem proposition_18 n edges : simple_graph n edges ->
  let t := corollary_19_board n edges 2 in
  let values := corollary_19_colours n edges 2 in
  legal_painting 2 (distance_table (arena_of t) 2 2) (painted_pairs 2 values) = true /\
  played_alike (node_kayles_on n edges) (distance_game t 2 2 values).
Proof. intro simple. now apply corollary_19. Qed.
