(* Proposition 18 and Corollary 19 of "Impartial coloring games": Node-Kayles within 2-DISTANCE k-COLORING. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Trie Board Game.
From Gamecert.games Require Import Striking NodeKayles Painting Oriented.
From Gamecert.reductions Require Import Corresponding Boards.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

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
