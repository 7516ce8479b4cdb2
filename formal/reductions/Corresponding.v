(* Games that correspond: every move of the one means a move of the other. And what painting rules out. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Trie Board Game Alike.
From Gamecert.games Require Import Striking NodeKayles Painting.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* Both games are about the last move alone, and whoever moves passes the turn. *)
Definition by_last_move (g : game) : Prop := forall p m, won g p = false /\ again g p m = false.

Lemma last_move_option g p r : by_last_move g -> option_of g p r <-> exists m, m ∈ moves g p /\ r = Passes (play g p m).
Proof.
  intro e. unfold option_of, legal, after. split.
  - intros (m & [_ l] & ->). exists m. split; [easy|]. now rewrite (proj1 (e _ m)), (proj2 (e p m)).
  - intros (m & l & ->). exists m. split; [split; [apply (e p m)|easy]|]. now rewrite (proj1 (e _ m)), (proj2 (e p m)).
Qed.

(* A move s of the target means a move v of the source. If in related positions each legal move of the target means a legal
   one, each legal one is meant, and what follows is related again, the games are played alike. *)
Theorem corresponding_games (g h : game) (means : N -> N -> Prop) (R : position g -> position h -> Prop) :
  by_last_move g -> by_last_move h -> R (start g) (start h) ->
  (forall p q, R p q ->
    (forall s, s ∈ moves h q -> exists v, means s v /\ v ∈ moves g p) /\
    (forall v, v ∈ moves g p -> exists s, means s v /\ s ∈ moves h q) /\
    (forall s v, means s v -> s ∈ moves h q -> v ∈ moves g p -> R (play g p v) (play h q s))) ->
  played_alike g h.
Proof.
  intros lg lh st c. exists R. split; [easy|]. intros p q r. destruct (c p q r) as (sound & onto & commutes). split.
  - intros x o. apply last_move_option in o as (v & l & ->); [|easy]. destruct (onto v l) as (s & m & i).
    exists (Passes (play h q s)). split; [|now apply commutes]. apply last_move_option; [easy|]. now exists s.
  - intros x o. apply last_move_option in o as (s & l & ->); [|easy]. destruct (sound s l) as (v & m & i).
    exists (Passes (play g p v)). split; [|now apply commutes]. apply last_move_option; [easy|]. now exists v.
Qed.

Lemma played_alike_sym g h : played_alike g h -> played_alike h g.
Proof. intros (R & st & a). exists (fun q p => R p q). split; [easy|]. exact (alike_sym _ _ R a). Qed.

(* What is played alike has the same outcome and the same nimber, in both kinds of play. *)
Definition equal_play (g h : game) : Prop := forall misere,
  (outcome_P misere g <-> outcome_P misere h) /\ (outcome_N misere g <-> outcome_N misere h) /\
  forall k, has_nimber misere g (start g) k <-> has_nimber misere h (start h) k.
Lemma alike_outcome_N misere g h : played_alike g h -> outcome_N misere g -> outcome_N misere h.
Proof. intros (R & st & a) o. now apply (proj1 (alike_outcome misere _ _ R a) (start g)). Qed.
Theorem alike_equal_play g h : played_alike g h -> equal_play g h.
Proof.
  intros a misere. pose proof (played_alike_sym g h a). split; [|split].
  - split; now apply alike_outcome_P.
  - split; now apply alike_outcome_N.
  - intro k. split; now apply alike_nimber.
Qed.

(** Striking games that correspond to Node-Kayles *)

Theorem striking_node_kayles b first struck (means : N -> N -> Prop) :
  (forall s v w, means s v -> means s w -> v = w) ->
  (forall v, v < order b -> exists s, means s v) ->
  (forall s, s ∈ first <-> exists v, means s v /\ v < order b) ->
  (forall s v t u, v < order b -> u < order b -> means s v -> means t u -> t <> s /\ t ∉ struck s <-> u <> v /\ ~ arc b v u) ->
  played_alike (node_kayles (arena_of b)) (striking first struck).
Proof.
  intros one meant st strikes.
  apply (corresponding_games (node_kayles (arena_of b)) (striking first struck) means
    (fun p q : plane => (forall v, v ∈ p -> v < order b) /\ forall s, s ∈ q <-> exists v, means s v /\ v ∈ p)); cbn.
  - easy.
  - easy.
  - unfold vertices. cbn. split.
    + intros v. bits. apply N.ltb_lt.
    + intro s. rewrite st. split; intros (v & m & l); exists v; bits; rewrite ?N.ltb_lt in *; easy.
  - intros p q [inside r]. split; [|split].
    + intros s i. now apply r.
    + intros v i. destruct (meant v (inside v i)) as [s m]. exists s. split; [easy|]. apply r. now exists v.
    + intros s v m i j. split.
      * intros u h. bits. apply andb_true_iff in h as [h _]. apply andb_true_iff in h. now apply inside.
      * intro t. bits. rewrite !andb_true_iff, !negb_true_iff, N.eqb_neq, r. split.
        -- intros [[(u & mu & iu) n] k]. exists u. split; [easy|].
           destruct (proj1 (strikes s v t u (inside v j) (inside u iu) m mu)) as [d a]; [split; congruence|].
           pose proof (proj2 (node_kayles_after b p v u) (conj iu (conj d a))) as z. exact z.
        -- intros (u & mu & iu). apply (node_kayles_after b p v u) in iu as (iu & d & a).
           destruct (proj2 (strikes s v t u (inside v j) (inside u iu) m mu)) as [n k]; [easy|].
           split; [split; [now exists u|congruence]|easy].
Qed.

(** Pairs of a vertex and a colour *)

Section Pairs.
  Variable k : N.

  Lemma pair_div v c : c < k -> (v * k + c) / k = v.
  Proof. intro l. rewrite N.add_comm, N.div_add, N.div_small by lia. lia. Qed.
  Lemma pair_mod v c : c < k -> (v * k + c) mod k = c.
  Proof. intro l. rewrite N.add_comm, N.mod_add, N.mod_small by lia. lia. Qed.
  Lemma pair_inj v c w d : c < k -> d < k -> v * k + c = w * k + d -> v = w /\ c = d.
  Proof.
    intros l m e. pose proof (pair_div v c l) as x. pose proof (pair_div w d m) as y. pose proof (pair_mod v c l) as x'.
    pose proof (pair_mod w d m) as y'. rewrite e in x, x'. split; congruence.
  Qed.
  Lemma pair_below v c n : c < k -> v * k + c < n * k <-> v < n.
  Proof. intro l. split; intro h; nia. Qed.
  Lemma pair_of s n : s < n * k -> exists v c, s = v * k + c /\ v < n /\ c < k.
  Proof.
    intro l. assert (k <> 0) as z by nia. exists (s / k), (s mod k). pose proof (N.div_mod s k z). pose proof (N.mod_lt s k z).
    split; [lia|]. split; [|easy]. apply N.div_lt_upper_bound; lia.
  Qed.

  Lemma coloured_pair set c v d : c < k -> d < k -> v * k + d ∈ coloured k set c <-> d = c /\ v ∈ set.
  Proof.
    intros lc ld. unfold coloured. rewrite plane_of_spec, in_map_iff. unfold pair_cell. split.
    - intros (u & e & i). apply pair_inj in e as [-> ->]; [|easy..]. now apply members_spec in i.
    - intros [-> i]. exists v. now rewrite members_spec.
  Qed.
  Lemma pairs_of_pair u v c : c < k -> v * k + c ∈ pairs_of k u <-> v = u.
  Proof.
    intro l. unfold pairs_of. rewrite plane_of_spec, in_map_iff. unfold pair_cell. split.
    - intros (d & e & i). apply up_to_spec in i. now apply pair_inj in e as [-> _].
    - intros ->. exists c. split; [easy|]. now apply up_to_spec.
  Qed.

  Variables (on : arena) (clash : N -> N -> plane).
  Let out := ruling_out on k clash.

  Lemma ruling_out_row p : row out p =
    if p <? size on * k then clash (p / k) (p mod k) ∪ (pairs_of k (p / k) ∖ cell p) else empty.
  Proof.
    unfold out, ruling_out. set (f := fun p => clash (p / k) (p mod k) ∪ (pairs_of k (p / k) ∖ cell p)).
    assert (forall l, row (fold_right (fun p t => put t p (f p)) leaf l) p = if existsb (N.eqb p) l then f p else empty) as h.
    { induction l as [|x l IH]; cbn [fold_right existsb]; unfold row in *.
      - now rewrite get_leaf.
      - rewrite get_put. destruct (N.eqb_spec p x) as [->|n]; cbn; [easy|apply IH]. }
    rewrite h. destruct (existsb (N.eqb p) (up_to (size on * k))) eqn:e.
    - apply existsb_exists in e as (x & i & e). apply N.eqb_eq in e as <-. apply up_to_spec, N.ltb_lt in i. now rewrite i.
    - destruct (N.ltb_spec p (size on * k)) as [l|l]; [|easy]. exfalso. apply not_true_iff_false in e. apply e, existsb_exists.
      exists p. now rewrite up_to_spec, N.eqb_refl.
  Qed.
  (* What painting v with c strikes out. *)
  Lemma struck_pair v c u d : v < size on -> c < k -> d < k ->
    u * k + d ∈ row out (v * k + c) <-> u * k + d ∈ clash v c \/ u = v /\ d <> c.
  Proof.
    intros lv lc ld. rewrite ruling_out_row. replace (v * k + c <? size on * k) with true
      by (symmetry; apply N.ltb_lt; now apply pair_below).
    rewrite pair_div, pair_mod by easy. bits. rewrite orb_true_iff, andb_true_iff, negb_true_iff, N.eqb_neq, pairs_of_pair by easy.
    split; (intros [h|[h n]]; [now left|right]); split; try easy; intro e; apply n; [|apply pair_inj in e; [easy|easy|easy]].
    congruence.
  Qed.

  (* Pairs that may be painted at the start. *)
  Variable painted : plane.
  Hypothesis inside : forall p, p ∈ painted -> p < size on * k.
  Lemma start_pair v c : c < k ->
    v * k + c ∈ (all_pairs on k ∖ taken k painted ∖ ruled_out on k out painted) <->
    v < size on /\ forall u d, d < k -> u * k + d ∈ painted -> u <> v /\ u * k + d ∉ clash v c.
  Proof.
    intro lc. unfold all_pairs. bits. rewrite !andb_true_iff, !negb_true_iff, N.ltb_lt, pair_below by easy.
    destruct (N.lt_ge_cases v (size on)) as [lv|lv]; [|split; intros; lia].
    assert (v * k + c ∈ taken k painted <-> exists d, d < k /\ v * k + d ∈ painted) as t.
    { unfold taken. rewrite union_spec. split.
      - intros (a & i & h). apply in_map_iff in i as (p & <- & i). apply members_spec in i.
        destruct (pair_of p (size on)) as (u & d & -> & _ & ld); [now apply inside|].
        rewrite pair_div in h by easy. apply pairs_of_pair in h as ->; [|easy]. now exists d.
      - intros (d & ld & i). exists (pairs_of k v). split; [|now apply pairs_of_pair].
        apply in_map_iff. exists (v * k + d). now rewrite pair_div, members_spec. }
    assert (v * k + c ∈ ruled_out on k out painted <->
      exists u d, d < k /\ u * k + d ∈ painted /\ u * k + d ∈ row out (v * k + c) /\ u <> v) as r.
    { unfold ruled_out, cells_where. rewrite plane_of_spec, filter_In, up_to_spec, pair_below, any_none, negb_true_iff, none_false by easy. split.
      - intros [_ [p h]]. revert h. bits. rewrite andb_true_iff. intros [i h].
        destruct (pair_of p (size on)) as (u & d & -> & _ & ld); [now apply inside|].
        exists u, d. unfold clashing_with in h. rewrite pair_div in h by easy. revert h. bits. rewrite andb_true_iff, negb_true_iff. intros [h n].
        split; [easy|]. split; [easy|]. split; [easy|]. intro e. apply pairs_of_pair with (c := d) in e; [congruence|easy].
      - intros (u & d & ld & i & h & n). split; [easy|]. exists (u * k + d). unfold clashing_with. rewrite pair_div by easy. bits.
        rewrite i, h. cbn. apply negb_true_iff. destruct (N.testbit (pairs_of k v) (u * k + d)) eqn:e; [|easy].
        now apply pairs_of_pair in e. }
    split.
    - intros [[_ h1] h2]. split; [easy|]. intros u d ld i. split.
      + intros ->. enough (v * k + c ∈ taken k painted) by congruence. apply t. now exists d.
      + destruct (N.testbit (clash v c) (u * k + d)) eqn:e; [|easy]. exfalso.
        destruct (N.eq_dec u v) as [->|n].
        * enough (v * k + c ∈ taken k painted) by congruence. apply t. now exists d.
        * enough (v * k + c ∈ ruled_out on k out painted) by congruence. apply r. exists u, d.
          split; [easy|]. split; [easy|]. split; [|easy]. apply struck_pair; auto.
    - intros [_ h]. split; [split; [easy|]|].
      + apply not_true_iff_false. intro e. apply t in e as (d & ld & i).
        now destruct (h v d ld i).
      + apply not_true_iff_false. intro e. apply r in e as (u & d & ld & i & s & n). destruct (h u d ld i) as [_ x].
        apply struck_pair in s; [|easy..]. destruct s as [s|[s _]]; [congruence|easy].
  Qed.
  (* Whether what is painted may be there. *)
  Lemma legal_pairs : (forall v c u d, c < k -> d < k -> v * k + c ∈ painted -> u * k + d ∈ painted -> u <> v ->
      u * k + d ∉ clash v c) -> legal_painting k out painted = true.
  Proof.
    intro h. unfold legal_painting. apply forallb_forall. intros p i. apply members_spec in i. apply none_spec. intro q. bits.
    destruct (N.testbit painted q) eqn:j; [|easy]. cbn.
    destruct (pair_of p (size on)) as (v & c & -> & lv & lc); [now apply inside|].
    destruct (pair_of q (size on)) as (u & d & -> & _ & ld); [now apply inside|].
    unfold clashing_with. rewrite pair_div by easy. bits. apply andb_false_iff.
    destruct (N.eq_dec u v) as [->|n].
    - right. apply negb_false_iff. now apply pairs_of_pair.
    - left. destruct (N.testbit (row out (v * k + c)) (u * k + d)) eqn:e; [|easy].
      apply struck_pair in e; [|easy..]. destruct e as [e|[e _]]; [|easy]. rewrite h in e; easy.
  Qed.
End Pairs.

Lemma painted_pairs_spec k values s : s ∈ painted_pairs k values <-> exists v c, In (v, c) values /\ s = v * k + (c - 1).
Proof.
  unfold painted_pairs, pair_cell. rewrite plane_of_spec, in_map_iff. split.
  - intros ([v c] & <- & i). now exists v, c.
  - intros (v & c & i & ->). now exists (v, c).
Qed.

Lemma arc_graph_on n l u v : arc (graph_on n l) u v <-> In (u, v) l \/ In (v, u) l.
Proof.
  unfold arc, graph_on. cbn [arcs]. induction l as [|[x y] l IH]; cbn; [tauto|]. rewrite IH.
  assert ((y, x) = (u, v) <-> (x, y) = (v, u)) by (split; congruence). tauto.
Qed.
