(* Propositions 1 and 13 and Corollary 12 of "Impartial coloring games": Node-Kayles within games of colouring neighbours. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Trie Board Game.
From Gamecert.games Require Import Striking NodeKayles Painting Oriented.
From Gamecert.reductions Require Import Corresponding Boards.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

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
