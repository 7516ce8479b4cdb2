(* Evidence `cancellation`, of the vertex-capturing game: pieces that cancel and gadgets that are exchanged, up to a board whose score
   other evidence proves. *)
From Coq Require Import NArith ZArith List Bool Lia String Permutation.
From Gamecert Require Import Plane Trie Board Instance Game Rules Games Claim GadgetClaim LocalClaim Text.
From Gamecert.games Require Import Edges Capture CapturePaper.
From Gamecert.checkers Require Import Order LocalGadgets.
From Gamecert.lemmas Require Import Coloured Gadgets Exchange Tables Placed Statements Leads Selecting Nimbers Capturing Counting CapturingBoards Cancelling.
Import ListNotations.
Local Open Scope N_scope.

(** Boards that are left: vertices, and lines with their owners *)

Definition line := (N * N * owner)%type.
Record painted := Painted { alive : list N; lines : list line }.
Definition joins (u v : N) (e : line) : bool := same_pair u v (fst e).
Definition look (l : list line) (u v : N) : option owner := option_map snd (find (joins u v) l).
Definition graph_of (s : painted) : coloured_graph := Coloured
  (member (alive s)) (fun u v => match look (lines s) u v with Some _ => true | None => false end) (fun _ => false).
Definition owner_of (s : painted) : colouring := fun u v => match look (lines s) u v with Some o => o | None => nobody end.
Definition good (s : painted) : Prop := NoDup (alive s) /\ forall e, In e (lines s) -> fst (fst e) <> snd (fst e).
Definition same_owner (o o' : owner) : bool :=
  match o, o' with nobody, nobody | first, first | second, second => true | _, _ => false end.
Definition ends_in (l : list N) (e : line) : bool := member l (fst (fst e)) || member l (snd (fst e)).

Lemma same_owner_eq o o' : same_owner o o' = true -> o = o'.
Proof. now destruct o, o'. Qed.
Lemma same_pair_spec u v e : same_pair u v e = true <-> (u = fst e /\ v = snd e) \/ (u = snd e /\ v = fst e).
Proof. destruct e as [x y]. cbn. rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq. tauto. Qed.
Lemma look_some l u v o : look l u v = Some o -> exists e, In e l /\ joins u v e = true /\ snd e = o.
Proof.
  unfold look. destruct (find (joins u v) l) as [e|] eqn:f; [|easy]. intro h. injection h as <-. apply find_some in f as [i j]. now exists e.
Qed.
Lemma look_there l u v e : In e l -> joins u v e = true -> exists o, look l u v = Some o.
Proof.
  intros i j. unfold look. destruct (find (joins u v) l) as [e'|] eqn:f; [now exists (snd e')|]. now rewrite (find_none _ _ f e i) in j.
Qed.
Lemma look_none l u v : (forall e, In e l -> joins u v e = false) -> look l u v = None.
Proof.
  intro h. destruct (look l u v) as [o|] eqn:e; [|easy]. apply look_some in e as (e & i & j & _). now rewrite h in j.
Qed.
Lemma look_swap l u v : look l u v = look l v u.
Proof.
  unfold look. f_equal. induction l as [|e l IH]; [easy|]. cbn [find]. unfold joins at 1 3. rewrite same_pair_sym. now destruct (same_pair v u (fst e)).
Qed.
Lemma look_filter keep l u v : (forall e, In e l -> joins u v e = true -> keep e = true) -> look (filter keep l) u v = look l u v.
Proof.
  intro h. unfold look. f_equal. induction l as [|e l IH]; [easy|]. assert (IHl : find (joins u v) (filter keep l) = find (joins u v) l) by (apply IH; intros; apply h; [now right|easy]).
  cbn [filter find]. destruct (joins u v e) eqn:j.
  - rewrite (h e (or_introl eq_refl) j). cbn [find]. now rewrite j.
  - destruct (keep e); [cbn [find]; now rewrite j|easy].
Qed.
Lemma look_app l m u v : look (l ++ m) u v = match look l u v with Some o => Some o | None => look m u v end.
Proof. unfold look. induction l as [|e l IH]; [easy|]. cbn [app find]. now destruct (joins u v e). Qed.

Lemma owner_both s : Capturing.both_ways (owner_of s).
Proof. intros u v. unfold owner_of. now rewrite look_swap. Qed.
Lemma good_simple s : good s -> simple (graph_of s).
Proof.
  intros [_ h]. split.
  - intro v. cbn. destruct (look (lines s) v v) as [o|] eqn:e; [|easy]. apply look_some in e as (e & i & j & _). apply h in i. apply same_pair_spec in j. exfalso. intuition congruence.
  - intros u v. cbn. now rewrite look_swap.
Qed.
Lemma good_there s : good s -> simple_there (graph_of s).
Proof. intro g. apply good_simple in g as [irr sym]. split; intros; [apply irr|apply sym]. Qed.
Lemma all_alive s : good s -> lists (graph_of s) (alive s).
Proof. intros [d _]. split; [easy|]. intro v. cbn. now rewrite member_spec. Qed.
Lemma adjacent_look s u v : adjacent (graph_of s) u v = true <-> exists o, look (lines s) u v = Some o.
Proof. cbn. destruct (look (lines s) u v) as [o|]; [split; [now exists o|easy]|]. split; [easy|]. now intros [o h]. Qed.

(** Pieces that cancel *)

Definition image_in (T : list (N * N)) (x : N) : N :=
  match find (fun q => (fst q =? x) || (snd q =? x)) T with Some q => if fst q =? x then snd q else fst q | None => x end.
Definition cancels_out (s : painted) (T : list (N * N)) : bool :=
  let X := twins_in T in
  let f := image_in T in
  distinct_from X leaf && forallb (fun x => member (alive s) x && (f (f x) =? x) && member X (f x)) X &&
  forallb (fun q => f (fst q) =? snd q) T &&
  forallb (fun e : line => negb (ends_in X e) ||
    match look (lines s) (f (fst (fst e))) (f (snd (fst e))) with
    | Some o => same_owner o (other (snd e)) && negb (same_pair (f (fst (fst e))) (f (snd (fst e))) (fst e))
    | None => false
    end) (lines s).
Definition left_without (X : list N) (s : painted) : painted :=
  Painted (filter (fun v => negb (member X v)) (alive s)) (filter (fun e => negb (ends_in X e)) (lines s)).

Lemma left_good X s : good s -> good (left_without X s).
Proof. intros [d h]. split; [now apply NoDup_filter|]. intros e i. apply filter_In in i as [i _]. now apply h. Qed.
Lemma outside_look X s u v : ~ In u X -> ~ In v X -> look (lines (left_without X s)) u v = look (lines s) u v.
Proof.
  intros nu nv. apply look_filter. intros e _ j. unfold ends_in. apply negb_true_iff, orb_false_iff. apply same_pair_spec in j.
  rewrite !member_false. destruct j as [[-> ->]|[-> ->]]; auto.
Qed.
Lemma same_pair_swap u v e : same_pair u v e = same_pair v u e.
Proof. apply same_pair_sym. Qed.

Theorem cancels_out_sound s T v : good s -> cancels_out s T = true ->
  worth (graph_of (left_without (twins_in T) s)) (owner_of (left_without (twins_in T) s)) v -> worth (graph_of s) (owner_of s) v.
Proof.
  intros g c. unfold cancels_out in c. set (X := twins_in T) in *. set (f := image_in T) in *.
  rewrite !andb_true_iff, !forallb_forall in c. destruct c as [[[d hx] ht] he]. apply distinct_from_spec in d as [d _].
  assert (forall x, In x X -> In x (alive s) /\ f (f x) = x /\ In (f x) X) as hX.
  { intros x i. apply hx in i. rewrite !andb_true_iff, !member_spec, N.eqb_eq in i. tauto. }
  assert (forall x, ~ In x X -> f x = x) as elsewhere.
  { intros x n. unfold f, image_in. destruct (find _ T) as [q|] eqn:e; [|easy]. apply find_some in e as [i e]. exfalso. apply n.
    destruct (in_twins T q i) as [i1 i2]. rewrite orb_true_iff, !N.eqb_eq in e. unfold X. destruct e as [<-|<-]; easy. }
  assert (forall x, f (f x) = x) as twice.
  { intro x. destruct (in_dec N.eq_dec x X) as [i|n]; [now apply hX|]. rewrite (elsewhere x n). now apply elsewhere. }
  assert (forall a b, adjacent (graph_of s) a b = true -> In a X \/ In b X ->
    adjacent (graph_of s) (f a) (f b) = true /\ owner_of s (f a) (f b) = other (owner_of s a b) /\ same_pair (f a) (f b) (a, b) = false) as taken.
  { intros a b ad c. apply adjacent_look in ad as [o l]. pose proof l as l0. apply look_some in l as (e & i & j & eo). apply he in i.
    apply same_pair_spec in j. destruct e as [[x y] o']. cbn [fst snd] in *. subst o'.
    assert (ends_in X (x, y, o) = true) as ei.
    { unfold ends_in. cbn. rewrite orb_true_iff, !member_spec. destruct j as [[-> ->]|[-> ->]]; tauto. }
    rewrite ei in i. cbn [negb orb] in i. destruct (look (lines s) (f x) (f y)) as [o2|] eqn:l2; [|easy].
    apply andb_prop in i as [so ne]. apply same_owner_eq in so as ->. apply negb_true_iff in ne.
    unfold owner_of at 2. rewrite l0. destruct j as [[-> ->]|[-> ->]].
    - split; [apply adjacent_look; now exists (other o)|]. split; [unfold owner_of; now rewrite l2|easy].
    - rewrite look_swap in l2. split; [apply adjacent_look; now exists (other o)|]. split; [unfold owner_of; now rewrite l2|].
      rewrite same_pair_swap. cbn in ne |- *. rewrite orb_comm in ne. exact ne. }
  intro w.
  assert (worth (without X (graph_of s)) (owner_of s) v) as [w1 w2].
  { apply (alike_worth (fun x => x) (graph_of (left_without X s)) (owner_of (left_without X s))); [|exact w].
    assert (forall x, vertex (graph_of (left_without X s)) x = true -> vertex (graph_of s) x = true /\ ~ In x X) as hv.
    { intros x h. cbn in h |- *. apply member_spec, filter_In in h as [i n]. apply negb_true_iff, member_false in n. now rewrite member_spec. }
    split; [|split; [|split; [easy|split]]].
    - intros x h. apply hv in h as [h n]. cbn. apply andb_true_intro. split; [exact h|]. now apply negb_true_iff, member_false.
    - intros x h. exists x. split; [|easy]. cbn in h |- *. apply andb_prop in h as [h n]. apply member_spec, filter_In. now apply member_spec in h.
    - intros x y hx' hy. apply hv in hx' as [_ nx], hy as [_ ny]. cbn. now rewrite (outside_look X s).
    - intros x y hx' hy _. apply hv in hx' as [_ nx], hy as [_ ny]. unfold owner_of. now rewrite (outside_look X s). }
  assert (forall x, In x (twins_in T) -> vertex (graph_of s) x = true /\ In (f x) (twins_in T)) as inside.
  { intros x i. destruct (hX x i) as (a & _ & b). split; [now apply member_spec|exact b]. }
  assert (forall q, In q T -> f (fst q) = snd q) as twins by (intros q i; now apply N.eqb_eq, ht).
  split.
  - apply (cancelled (graph_of s) (owner_of s) (alive s) T f); try easy; [now apply good_there|now apply all_alive|apply owner_both|].
    intros a b _ _. apply taken.
  - apply (cancelled (graph_of s) (exchange_players (owner_of s)) (alive s) T f); try easy;
      [now apply good_there|now apply all_alive|apply exchanged_both, owner_both|].
    intros a b _ _ ad c. destruct (taken a b ad c) as (t1 & t2 & t3). split; [easy|]. split; [|easy]. unfold exchange_players. now rewrite t2.
Qed.

(** Gadgets that are exchanged *)

Section Exchange.
  Variables (s : painted) (g : gadget) (owners : list owner) (o : gadget) (others : list owner) (points : Z) (names : list N).
  Let f := name_of names.
  Let n := N.of_nat (List.length names).
  Let k := boundary_size g.
  Let Q := changes_by here (exchanged g o []) (picture g).
  Let p0 := recoloured (combine (gadget_edges g) owners) uncoloured_all.
  Let q := recoloured (by_names f (edges_behind g o others)) (owner_of s).

  Definition near_lines (x : N) : list N :=
    flat_map (fun e : line => if fst (fst e) =? x then [snd (fst e)] else if snd (fst e) =? x then [fst (fst e)] else []) (lines s).
  Definition holds_there : bool :=
    (n =? gadget_size g + N.of_nat (List.length (inner_green o))) && distinct_from names leaf &&
    forallb (member (alive s)) (map f (up_to (gadget_size g))) && forallb (fun v => negb (member (alive s) v)) (skipn (N.to_nat (gadget_size g)) names) &&
    forallb negb (inner_green g) &&
    forallb (fun i => let near := near_lines (f i) in let l := map f (beside g i) in forallb (member l) near && forallb (member near) l) (inner_of g) &&
    forallb (fun e => same_owner (owner_of s (f (fst e)) (f (snd e))) (p0 (fst e) (snd e))) (gadget_edges g).
  Definition inside_names : list N := map f (filter (fun i => k <=? i) (up_to n)).
  Definition new_pairs : list (N * N) :=
    flat_map (fun j => map (fun i => (i, j)) (filter (fun i => vertex Q i && adjacent Q i j) (up_to j))) (filter (fun j => (k <=? j) && vertex Q j) (up_to n)).
  Definition after_exchange : painted := Painted
    (filter (fun v => negb (member inside_names v)) (alive s) ++ map f (filter (fun i => (k <=? i) && vertex Q i) (up_to n)))
    (map (fun e => (f (fst e), f (snd e), q (f (fst e)) (f (snd e)))) new_pairs ++ filter (fun e => negb (ends_in inside_names e)) (lines s)).

  Lemma near_lines_spec x u : good s -> In u (near_lines x) <-> adjacent (graph_of s) x u = true.
  Proof.
    intros [_ h]. rewrite adjacent_look. unfold near_lines. rewrite in_flat_map. split.
    - intros ([[a b] w] & i & j). cbn [fst snd] in j. destruct (N.eqb_spec a x) as [->|_]; [|destruct (N.eqb_spec b x) as [->|_]; [|easy]];
        destruct j as [<-|[]]; apply (look_there _ _ _ _ i); apply same_pair_spec; cbn; auto.
    - intros [w l]. apply look_some in l as ([[a b] w'] & i & j & _). exists (a, b, w'). split; [easy|]. cbn [fst snd].
      apply h in i. cbn in i. apply same_pair_spec in j. cbn in j. destruct j as [[-> ->]|[-> ->]].
      + rewrite N.eqb_refl. now left.
      + replace (a =? b) with false by (symmetry; now apply N.eqb_neq). rewrite N.eqb_refl. now left.
  Qed.
  Lemma new_pairs_spec i j : In (i, j) new_pairs <-> i < j /\ k <= j /\ j < n /\ vertex Q i = true /\ vertex Q j = true /\ adjacent Q i j = true.
  Proof.
    unfold new_pairs. rewrite in_flat_map. split.
    - intros (j' & h & m). apply in_map_iff in m as (i' & e & m). injection e as -> ->.
      rewrite filter_In, up_to_spec, andb_true_iff in m. rewrite filter_In, up_to_spec, andb_true_iff, N.leb_le in h. tauto.
    - intros (a & b & c & d & e & h). exists j. rewrite filter_In, up_to_spec, andb_true_iff, N.leb_le. split; [tauto|].
      apply in_map_iff. exists i. rewrite filter_In, up_to_spec, andb_true_iff. tauto.
  Qed.

  Hypothesis right : good s.
  Hypothesis there : holds_there = true.
  Hypothesis counts_right : check_counterplay (Scores_differ g owners o others points) = true.

  Lemma exchange_holds : n = gadget_size g + N.of_nat (List.length (inner_green o)) /\ NoDup names /\
    Gadgets.holds (plain (graph_of s)) names g /\ has_owners (owner_of s) names g owners.
  Proof.
    pose proof there as h. unfold holds_there in h. rewrite !andb_true_iff, N.eqb_eq, !forallb_forall in h.
    destruct h as [[[[[[len d] old] young] red] near] own]. apply distinct_from_spec in d as [d _]. split; [easy|]. split; [easy|]. split.
    - split; [now apply (good_simple s)|]. split; [easy|]. split; [|split].
      + intros v i. now apply old.
      + intros v i. now apply negb_true_iff, young.
      + assert (forall i, In i (inner_of g) -> neighbours (graph_of s) (f i) (map f (beside g i)) /\ false = green (picture g) i) as each.
        { intros i ii. split.
          - intros u _. rewrite <- (near_lines_spec (f i) u right). specialize (near i ii). cbv zeta in near. rewrite andb_true_iff, !forallb_forall in near.
            destruct near as [n1 n2]. split; intro h; apply member_spec; auto.
          - cbn. symmetry. apply andb_false_iff. right. destruct (nth_in_or_default (N.to_nat (i - boundary_size g)) (inner_green g) false) as [h|h]; [|easy].
            apply red in h. now apply negb_true_iff in h. }
        clear - each. induction (inner_of g) as [|i l IH]; [exact I|]. cbn [fold_right]. destruct (each i (or_introl eq_refl)) as [e1 e2].
        split; [exact e1|]. split; [exact e2|]. apply IH. intros; apply each; now right.
    - unfold has_owners. fold p0 f. clear - own. induction (gadget_edges g) as [|e l IH] in own |- *; [exact I|]. cbn [fold_right]. split.
      + now apply same_owner_eq, own; left.
      + apply IH. intros; apply own; now right.
  Qed.

  Lemma exchange_counts : counterplayed names g owners (exchanged g o []) (edges_behind g o others) points = true.
  Proof.
    pose proof counts_right as h. cbn [check_counterplay] in h. apply andb_prop in h as [_ h]. destruct exchange_holds as (len & _).
    rewrite <- h. apply any_names_length in len. unfold counterplayed, changes_fit, repaints, counts. now rewrite len.
  Qed.

  Theorem exchange_good : good after_exchange.
  Proof.
    destruct right as [d h]. destruct exchange_holds as (_ & dn & _). split.
    - cbn. apply CapturePaper.NoDup_both; [now apply NoDup_filter| |].
      + assert (forall l, NoDup l -> (forall i, In i l -> i < n) -> NoDup (map f l)) as once.
        { clear - dn. induction l as [|i l IH]; intros d h; cbn; [constructor|]. inversion d; subst. constructor; [|apply IH; [easy|intros; apply h; now right]].
          intro m. apply in_map_iff in m as (j & e & m). apply (name_injective names dn) in e; [congruence|apply h; now right|apply h; now left]. }
        apply once; [apply NoDup_filter, up_to_NoDup|]. intros i m. apply filter_In in m as [m _]. now apply up_to_spec.
      + intros v i j. apply filter_In in i as [_ i]. apply negb_true_iff, member_false in i. apply i. unfold inside_names. apply in_map_iff in j as (x & <- & j).
        apply in_map. apply filter_In in j as [j1 j2]. apply filter_In. split; [easy|]. now apply andb_prop in j2.
    - intros e i. cbn in i. apply in_app_or in i as [i|i].
      + apply in_map_iff in i as ([a b] & <- & i). apply new_pairs_spec in i as (l & _ & lb & _). cbn. intro e. apply (name_injective names dn) in e; unfold n in lb; lia.
      + apply filter_In in i as [i _]. now apply h.
  Qed.

  Theorem exchange_sound v : worth (graph_of after_exchange) (owner_of after_exchange) v -> worth (graph_of s) (owner_of s) (v + points).
  Proof.
    destruct exchange_holds as (len & dn & held & own). pose proof exchange_counts as c. set (G := graph_of s) in *.
    destruct (counterplayed_there G names g owners (exchanged g o []) (edges_behind g o others) points held c) as (small & _ & hg & hh & host & sg & sh).
    pose proof c as c'. unfold counterplayed in c'. rewrite !andb_true_iff in c'. destruct c' as [[[[[[[[[_ _] sq] _] aq] _] lq] rp] _] _].
    unfold repaints in rp. apply andb_prop in rp as [rp _]. fold n k Q in small, hg, hh, host, rp, sq, aq, lq.
    set (H := changes_by (name_of names) (exchanged g o []) (plain G)) in *. change (plain G) with G in *.
    assert (forall i j, i < n -> j < n -> adjacent Q i j = adjacent Q j i) as qsym.
    { intros i j li lj. unfold symmetric_below in sq. rewrite forallb_forall in sq. specialize (sq i (proj2 (up_to_spec n i) li)).
      rewrite forallb_forall in sq. now apply eqb_prop, sq, up_to_spec. }
    assert (forall i, i < n -> adjacent Q i i = false) as qirr.
    { intros i li. unfold loopless_below in lq. rewrite forallb_forall in lq. now apply negb_true_iff, lq, up_to_spec. }
    assert (forall i j, i < k -> j < k -> adjacent Q i j = false) as apart.
    { intros i j li lj. unfold apart_below in aq. rewrite forallb_forall in aq. specialize (aq i (proj2 (up_to_spec k i) li)).
      rewrite forallb_forall in aq. now apply negb_true_iff, aq, up_to_spec. }
    assert (Capturing.both_ways q) as wq by (apply recoloured_both, owner_both).
    assert (scores_differ points G (owner_of s) H q) as differ.
    { apply score_by_counterplay with g owners; try easy; [|apply owner_both].
      exists (1 + fold_right N.max 0 (alive s)). intros x h. cbn [vertex G graph_of] in h. apply member_spec in h.
      enough (x <= fold_right N.max 0 (alive s)) by lia. clear - h.
      induction (alive s) as [|y l IH]; [easy|]. cbn [fold_right]. destruct h as [->|h]; [lia|]. apply IH in h. lia. }
    assert (forall x, In x inside_names <-> exists i, k <= i /\ i < n /\ f i = x) as ins.
    { intro x. unfold inside_names. rewrite in_map_iff. split.
      - intros (i & e & m). rewrite filter_In, up_to_spec, N.leb_le in m. now exists i.
      - intros (i & a & b & e). exists i. rewrite filter_In, up_to_spec, N.leb_le. easy. }
    assert (forall x, outer names k x <-> ~ In x inside_names) as outs.
    { intro x. rewrite ins. unfold outer. destruct (position_of names x) as [i|] eqn:e.
      - apply position_some in e as [li <-]. split.
        + intros lt (j & a & b & e). apply (name_injective names dn) in e; [lia|easy|easy].
        + intro no. apply N.nle_gt. intro le. apply no. now exists i.
      - split; [|easy]. intros _ (j & a & b & <-). unfold f in e. now rewrite position_name in e. }
    assert (forall x, vertex (graph_of after_exchange) x = vertex H x) as same_vertices.
    { intro x. apply eq_true_iff_eq. cbn [vertex graph_of]. rewrite member_spec. cbn [alive after_exchange].
      rewrite in_app_iff, filter_In, in_map_iff, negb_true_iff, member_false, <- outs. unfold outer.
      destruct (position_of names x) as [i|] eqn:e.
      - apply position_some in e as [li <-]. rewrite (proj1 hh i li). split.
        + intros [[_ lt]|(j & e & m)]; [now apply hh|]. apply filter_In in m as [m1 m2]. apply up_to_spec in m1. apply andb_prop in m2 as [_ m2].
          apply (name_injective names dn) in e; [now subst|easy|easy].
        + intro v1. destruct (N.lt_ge_cases i k) as [lt|ge].
          * left. split; [|easy]. apply member_spec. change (vertex G (name_of names i) = true). rewrite (proj1 hg i li). now apply hg.
          * right. exists i. split; [easy|]. rewrite filter_In, up_to_spec, andb_true_iff, N.leb_le. easy.
      - rewrite <- (proj1 host x e). change (vertex G x) with (member (alive s) x). rewrite member_spec. split; [|tauto].
        intros [[i _]|(j & <- & m)]; [easy|]. apply filter_In in m as [m _]. apply up_to_spec in m. unfold f in e. now rewrite position_name in e. }
    set (news := map (fun e => (f (fst e), f (snd e), q (f (fst e)) (f (snd e)))) new_pairs).
    assert (forall u w, look (lines after_exchange) u w =
      match look news u w with Some o => Some o | None => look (filter (fun e => negb (ends_in inside_names e)) (lines s)) u w end) as split_look.
    { intros u w. apply look_app. }
    assert (forall u w, outer names k u -> outer names k w -> look (lines after_exchange) u w = look (lines s) u w) as outside_.
    { intros u w ou ow. apply outs in ou, ow. rewrite split_look. replace (look news u w) with (@None owner).
      - apply (outside_look inside_names s); easy.
      - symmetry. apply look_none. intros e i. apply in_map_iff in i as ([a b] & <- & i). apply new_pairs_spec in i as (_ & kb & lb & _).
        apply not_true_iff_false. intro j. apply same_pair_spec in j. cbn in j.
        assert (In (f b) inside_names) as ib by (apply ins; now exists b). destruct j as [[-> ->]|[-> ->]]; easy. }
    (* Next to an inner vertex. *)
    assert (forall i w, k <= i -> i < n -> vertex Q i = true -> vertex H w = true ->
      (adjacent (graph_of after_exchange) (f i) w = adjacent H (f i) w) /\
      (adjacent H (f i) w = true -> owner_of after_exchange (f i) w = q (f i) w)) as inner.
    { intros i w ki li vi hw. destruct (proj2 (proj2 hh) i w ki li vi hw) as [ea _]. fold f in ea. rewrite ea.
      assert (look (filter (fun e => negb (ends_in inside_names e)) (lines s)) (f i) w = None) as none.
      { apply look_none. intros e ie. apply filter_In in ie as [_ ie]. apply not_true_iff_false. intro j. apply same_pair_spec in j.
        assert (In (f i) inside_names) as ii by (apply ins; now exists i). unfold ends_in in ie. apply negb_true_iff, orb_false_iff in ie as [e1 e2].
        apply member_false in e1, e2. destruct j as [[e3 _]|[e3 _]]; rewrite e3 in ii; easy. }
      assert (forall ow, look news (f i) w = Some ow -> ow = q (f i) w /\ exists j, position_of names w = Some j /\ adjacent Q i j = true) as some.
      { intros ow l. apply look_some in l as (e & ie & j & <-). apply in_map_iff in ie as ([a b] & <- & ie). apply new_pairs_spec in ie as (l & kb & lb & va & vb & ad).
        apply same_pair_spec in j. cbn [fst snd] in *. destruct j as [[e1 ->]|[e1 ->]]; (apply (name_injective names dn) in e1; [|lia|lia]); subst.
        - split; [easy|]. exists b. split; [now apply position_name|easy].
        - split; [apply wq|]. exists a. split; [apply position_name; [easy|lia]|]. rewrite qsym; [easy|lia|lia]. }
      split.
      - apply eq_true_iff_eq. rewrite adjacent_look, split_look. destruct (position_of names w) as [j|] eqn:e.
        + split.
          * intros [ow l]. destruct (look news (f i) w) as [o2|] eqn:l2; [|now rewrite none in l]. destruct (some o2 eq_refl) as (_ & j' & e' & ad). congruence.
          * intro ad. apply position_some in e as [lj <-]. rewrite (proj1 hh j lj) in hw.
            assert (exists ow, look news (f i) (name_of names j) = Some ow) as [ow ->]; [|now exists ow].
            destruct (N.lt_total i j) as [lt|[->|gt]].
            -- apply look_there with (f i, f j, q (f i) (f j)); [|apply same_pair_spec; now left].
               apply in_map_iff. exists (i, j). split; [easy|]. apply new_pairs_spec. repeat split; try easy; lia.
            -- now rewrite qirr in ad.
            -- apply look_there with (f j, f i, q (f j) (f i)); [|apply same_pair_spec; now right].
               apply in_map_iff. exists (j, i). split; [easy|]. apply new_pairs_spec. repeat split; try easy. rewrite qsym; easy.
        + split; [|easy]. intros [ow l]. destruct (look news (f i) w) as [o2|] eqn:l2; [|now rewrite none in l].
          destruct (some o2 eq_refl) as (_ & j' & e' & _). congruence.
      - intro ad. unfold owner_of at 1. rewrite split_look. destruct (look news (f i) w) as [o2|] eqn:l2; [now apply some|].
        exfalso. destruct (position_of names w) as [j|] eqn:e; [|easy]. apply position_some in e as [lj <-]. rewrite (proj1 hh j lj) in hw.
        assert (exists ow, look news (f i) (name_of names j) = Some ow) as [ow l3]; [|congruence].
        destruct (N.lt_total i j) as [lt|[->|gt]].
        -- apply look_there with (f i, f j, q (f i) (f j)); [|apply same_pair_spec; now left].
           apply in_map_iff. exists (i, j). split; [easy|]. apply new_pairs_spec. repeat split; try easy; lia.
        -- now rewrite qirr in ad.
        -- apply look_there with (f j, f i, q (f j) (f i)); [|apply same_pair_spec; now right].
           apply in_map_iff. exists (j, i). split; [easy|]. apply new_pairs_spec. repeat split; try easy. rewrite qsym; easy. }
    assert (forall x, In x inside_names -> vertex H x = true -> exists i, k <= i /\ i < n /\ vertex Q i = true /\ f i = x) as inner_name.
    { intros x i hx. apply ins in i as (i & a & b & <-). unfold f in hx. rewrite (proj1 hh i b) in hx. now exists i. }
    assert (forall u w, vertex H u = true -> vertex H w = true ->
      (adjacent (graph_of after_exchange) u w = adjacent H u w) /\ (adjacent H u w = true -> owner_of after_exchange u w = q u w)) as pairs.
    { intros u w hu hw. destruct (in_dec N.eq_dec u inside_names) as [iu|nu].
      - apply inner_name in iu as (i & a & b & vi & <-); [|easy]. now apply inner.
      - destruct (in_dec N.eq_dec w inside_names) as [iw|nw].
        + apply inner_name in iw as (i & a & b & vi & <-); [|easy]. destruct (inner i u a b vi hu) as [e1 e2].
          destruct sh as [irr symH]. rewrite (symH u (f i)) by easy. split.
          * rewrite <- e1. apply good_simple. exact exchange_good.
          * intro ad. rewrite (owner_both after_exchange u), (wq u). now apply e2.
        + apply outs in nu, nw. assert (forall x, outer names k x -> vertex H x = true -> vertex G x = true) as back.
          { intros x ox hx. unfold outer in ox. destruct (position_of names x) as [i|] eqn:e.
            - apply position_some in e as [li <-]. rewrite (proj1 hg i li). now apply hg.
            - now rewrite (proj1 host x e). }
          split.
          * rewrite <- (proj2 host u w nu nw) by auto. cbn [adjacent graph_of G]. now rewrite outside_.
          * intros _. unfold owner_of at 1. rewrite outside_ by easy. unfold q. rewrite (recoloured_outside names k); easy. }
    intro wo. apply (worth_differs points G (owner_of s) H q (alive s) (alive after_exchange)); try easy.
    - exact (all_alive s right).
    - destruct (all_alive after_exchange exchange_good) as [d li]. split; [exact d|]. intro x. rewrite li. now rewrite same_vertices.
    - apply owner_both.
    - apply (alike_worth (fun x => x) (graph_of after_exchange) (owner_of after_exchange)); [|exact wo].
      split; [intros x hx; now rewrite <- same_vertices|]. split; [intros x hx; exists x; now rewrite same_vertices|]. split; [easy|]. split.
      + intros x y hx hy. rewrite same_vertices in hx, hy. symmetry. now apply pairs.
      + intros x y hx hy ad. rewrite same_vertices in hx, hy. symmetry. destruct (pairs x y hx hy) as [e1 e2]. apply e2. now rewrite <- e1.
  Qed.
End Exchange.

(** Steps *)

Inductive cancelling_step := Cancel (pairs : list (N * N)) | Exchange (lemma : N) (names : list N).

Definition counted (c : local_claim) : bool := match c with Scores_differ _ _ _ _ _ => check_counterplay c | _ => false end.
Fixpoint take_all (lemmas : list local_claim) (steps : list cancelling_step) (s : painted) (points : Z) : option (painted * Z) :=
  match steps with
  | [] => Some (s, points)
  | Cancel T :: steps => if cancels_out s T then take_all lemmas steps (left_without (twins_in T) s) points else None
  | Exchange i names :: steps =>
      match nth_error lemmas (N.to_nat i) with
      | Some (Scores_differ g owners o others plus) =>
          if holds_there s g owners o names then take_all lemmas steps (after_exchange s g o others names) (points + plus)%Z else None
      | _ => None
      end
  end.
Theorem take_all_sound lemmas steps : forallb counted lemmas = true -> forall s points s' points', good s ->
  take_all lemmas steps s points = Some (s', points') ->
  good s' /\ forall v, worth (graph_of s') (owner_of s') v -> worth (graph_of s) (owner_of s) (v + (points' - points)).
Proof.
  intro l. rewrite forallb_forall in l. induction steps as [|[T|i names] steps IH]; intros s points s' points' g h; cbn [take_all] in h.
  - injection h as <- <-. split; [easy|]. intros v w. now rewrite Z.sub_diag, Z.add_0_r.
  - destruct (cancels_out s T) eqn:c; [|easy]. apply IH in h as [g' w]; [|now apply left_good]. split; [easy|]. intros v wv.
    apply (cancels_out_sound s T); auto.
  - destruct (nth_error lemmas (N.to_nat i)) as [[|gd owners o others plus]|] eqn:e; try easy. apply nth_error_In, l in e.
    destruct (holds_there s gd owners o names) eqn:c; [|easy]. apply IH in h as [g' w]; [|now apply (exchange_good s gd owners)]. split; [easy|].
    intros v wv. replace (v + (points' - points))%Z with (v + (points' - (points + plus)) + plus)%Z by lia.
    apply (exchange_sound s gd owners o others plus names); auto.
Qed.

(** Boards of the game *)

Definition capture_on_graph (s : subject) : option (board * plane * plane) :=
  let b := board_of (on s) in
  let a := edge_arena_of (arena_of b) in
  let? values := edge_values (on s) "painted" 2 in
  let of c := cells_where (edge_count a) (fun e => let (u, v) := ends_of a e in
    existsb (fun '(x, y, z) => N.eqb x u && N.eqb y v && N.eqb z c) values) in
  require ((name s =? "capture")%string && match given s with [] => true | _ => false end && negb (in_misere s) && is_graph b &&
           attributes_among ["painted"%string] (attributes (on s))) (Some (b, of 1, of 2)).
Lemma capture_on_graph_right s b mine theirs : capture_on_graph s = Some (b, mine, theirs) ->
  rules_of s = Some (Rules (capture (arena_of b) (edge_arena_of (arena_of b)) mine theirs) three_planes points) /\ in_misere s = false.
Proof.
  unfold capture_on_graph, bind, require. destruct s as [n p m i]. cbn [name given in_misere on].
  destruct (edge_values i "painted" 2) as [l|] eqn:v; [|easy]. destruct (_ && _) eqn:c; [|easy]. intro e. injection e as <- <- <-.
  rewrite !andb_true_iff, negb_true_iff, String.eqb_eq in c. destruct c as [[[[-> g] ->] k] a]. destruct p; [|easy]. split; [|easy].
  unfold rules_of, game_named. cbn. unfold capture_rules, no_parameters, on_graph, attributed. now rewrite k, a, v.
Qed.

Section Board.
  Variables (b : board) (mine theirs : plane).
  Let a := edge_arena_of (arena_of b).
  Let G := coloured b empty.
  Definition owner_at (e : N) : owner := if N.testbit mine e then first else if N.testbit theirs e then second else nobody.
  Definition board_left : painted := Painted (up_to (order b)) (map (fun e => (ends_of a e, owner_at e)) (up_to (edge_count a))).
  Definition fair : bool :=
    proper_board b && (let near := heads (arena_of b) in forallb (fun e => N.testbit (row near (snd e)) (fst e)) (arcs b)) &&
    forallb (fun e => e <? edge_count a) (members (N.lor mine theirs)) && none (N.land mine theirs).

  Hypothesis is_fair : fair = true.
  Lemma fair_proper : proper_board b = true.
  Proof. unfold fair in is_fair. now rewrite !andb_true_iff in is_fair. Qed.
  Lemma fair_sym u v : adjacent G u v = adjacent G v u.
  Proof.
    pose proof is_fair as h. unfold fair in h. rewrite !andb_true_iff, !forallb_forall in h. destruct h as [[[_ h] _] _].
    assert (forall u v, adjacent G u v = true -> adjacent G v u = true) as one.
    { intros x y t. cbn in t. apply neighbours_spec in t. apply (h (x, y)), t. }
    apply eq_true_iff_eq. split; apply one.
  Qed.
  Lemma fair_cells i : N.testbit mine i = true \/ N.testbit theirs i = true -> i < edge_count a.
  Proof.
    pose proof is_fair as h. unfold fair in h. rewrite !andb_true_iff, !forallb_forall in h. destruct h as [[_ h] _].
    intro t. apply N.ltb_lt, h, members_spec. rewrite N.lor_spec. apply orb_true_iff, t.
  Qed.
  Lemma fair_apart i : N.testbit mine i = true -> N.testbit theirs i = true -> False.
  Proof.
    pose proof is_fair as h. unfold fair in h. rewrite !andb_true_iff in h. destruct h as [_ h]. intros t1 t2.
    apply none_spec with (v := i) in h. rewrite N.land_spec, t1, t2 in h. discriminate h.
  Qed.
  Lemma board_line u v o : In (u, v, o) (lines board_left) <-> exists e, e < edge_count a /\ ends_of a e = (u, v) /\ owner_at e = o.
  Proof.
    cbn. rewrite in_map_iff. split.
    - intros (e & q & i). apply up_to_spec in i. exists e. injection q as q1 q2. easy.
    - intros (e & l & q1 & q2). exists e. rewrite q1, q2. now rewrite up_to_spec.
  Qed.
  Lemma board_edge u v o : In (u, v, o) (lines board_left) -> In (u, v) (edges (arena_of b)).
  Proof. intro i. apply board_line in i as (e & l & q & _). apply edge_in. exists e. split; [easy|]. now rewrite <- ends_edge. Qed.
  Lemma board_good : good board_left.
  Proof.
    split; [apply (Paper.up_to_distinct b)|]. intros [[u v] o] i. apply board_edge in i. apply (edge_is b fair_proper) in i as [l _]. cbn. lia.
  Qed.
  Lemma board_adjacent u v : adjacent (graph_of board_left) u v = adjacent G u v.
  Proof.
    apply eq_true_iff_eq. rewrite adjacent_look. split.
    - intros [o l]. apply look_some in l as ([[x y] w] & i & j & _). apply board_edge, (edge_is b fair_proper) in i as [_ ad].
      apply same_pair_spec in j. cbn [fst snd] in j. destruct j as [[-> ->]|[-> ->]]; [easy|]. now rewrite fair_sym.
    - intro ad. assert (forall x y, x < y -> adjacent G x y = true -> exists o, look (lines board_left) x y = Some o) as one.
      { clear u v ad. intros x y l ad. assert (In (x, y) (edges (arena_of b))) as i by now apply (edge_is b fair_proper).
        apply edge_in in i as (e & le & q). apply look_there with (x, y, owner_at e); [|apply same_pair_spec; now left].
        apply board_line. exists e. split; [easy|]. split; [|easy]. unfold a. now rewrite ends_edge. }
      destruct (N.lt_total u v) as [l|[->|l]]; [now apply one| |].
      + now rewrite (proj1 (there b fair_proper fair_sym)) in ad by (cbn; apply N.ltb_lt; now apply (edge_below b fair_proper v v)).
      + rewrite look_swap. apply one; [easy|]. now rewrite fair_sym.
  Qed.
  Lemma board_owned : owned b (owner_of board_left) (colours_of b mine) (colours_of b theirs).
  Proof.
    pose proof (colours_shown b mine (fun i h => fair_cells i (or_introl h))) as s1.
    pose proof (colours_shown b theirs (fun i h => fair_cells i (or_intror h))) as s2.
    split; [apply owner_both|]. intros u v i. pose proof i as i0. apply edge_in in i as (e & l & q).
    pose proof (s1 e) as h1. pose proof (s2 e) as h2. cbv beta zeta in h1, h2. rewrite q, (proj2 (N.ltb_lt _ _) l) in h1, h2. cbn [andb] in h1, h2.
    rewrite <- h1, <- h2. split.
    - apply not_true_iff_false. intro t. apply andb_prop in t as [t1 t2]. now apply (fair_apart e).
    - assert (exists o, look (lines board_left) u v = Some o) as [o lo].
      { apply look_there with (u, v, owner_at e); [|apply same_pair_spec; now left]. apply board_line. exists e. split; [easy|]. split; [|easy].
        unfold a. now rewrite ends_edge. }
      unfold owner_of. rewrite lo. apply look_some in lo as ([[x y] w] & j & c & ew). cbn in ew. subst w.
      pose proof (board_edge _ _ _ j) as j0. apply board_line in j as (e' & l' & q' & <-).
      apply (edge_is b fair_proper) in i0 as [lt _], j0 as [lt' _]. apply same_pair_spec in c. cbn in c.
      assert (x = u /\ y = v) as [-> ->] by (destruct c; lia).
      assert (e' = e) as -> by (apply (edge_injective b); [easy|easy|]; unfold a in q'; rewrite ends_edge in q' by easy; congruence).
      unfold owner_at. now destruct (N.testbit mine e), (N.testbit theirs e).
  Qed.
  Lemma exchanged_owned p c d : owned b p c d -> owned b (exchange_players p) d c.
  Proof.
    intros [w h]. split; [now apply exchanged_both|]. intros u v i. destruct (h u v i) as [e1 e2]. unfold exchange_players. rewrite e2.
    destruct (c (u, v)), (d (u, v)); easy.
  Qed.
  Theorem board_worth v : worth (graph_of board_left) (owner_of board_left) v <->
    score_at_least (capture (arena_of b) a mine theirs) v /\ score_at_most (capture (arena_of b) a mine theirs) v.
  Proof.
    destruct (capture_is_the_paper b fair_proper mine theirs fair_cells v) as [h1 h2]. unfold a. rewrite h1, h2.
    assert (forall x, vertex (graph_of board_left) x = vertex G x) as hv.
    { intro x. apply eq_true_iff_eq. change (member (up_to (order b)) x = true <-> (x <? order b) = true). now rewrite member_spec, up_to_spec, N.ltb_lt. }
    assert (forall p, alike_boards (fun x => x) (graph_of board_left) p G p /\ alike_boards (fun x => x) G p (graph_of board_left) p) as al.
    { intro p. split; (split; [intro x; now rewrite hv|]); (split; [intro x; exists x; now rewrite ?hv in *|]); (split; [easy|]); (split; [|easy]);
        intros x y _ _; now rewrite board_adjacent. }
    split; intros [w1 w2]; split.
    - apply (ensures_paper b fair_proper fair_sym true (owner_of board_left)); [|exact board_owned]. apply (alike_ensures _ _ _ _ w1 (fun x => x)), al.
    - apply (ensures_paper b fair_proper fair_sym false (exchange_players (owner_of board_left))); [|apply exchanged_owned, board_owned].
      apply (alike_ensures _ _ _ _ w2 (fun x => x)), al.
    - apply (alike_ensures G _ (owner_of board_left) _) with (f := fun x => x); [|apply al].
      now apply (paper_ensures b fair_proper fair_sym _ _ _ _ w1), board_owned.
    - apply (alike_ensures G _ (exchange_players (owner_of board_left)) _) with (f := fun x => x); [|apply al].
      now apply (paper_ensures b fair_proper fair_sym _ _ _ _ w2), exchanged_owned, board_owned.
  Qed.
End Board.

(* What is left is the board, whose vertices have these names. *)
Definition is_left (s t : painted) (names : list N) (n : N) : bool :=
  let f := name_of names in
  (N.of_nat (List.length names) =? n) && distinct_from names leaf && forallb (member (alive s)) names && forallb (member names) (alive s) &&
  forallb (fun e : line => (fst (fst e) <? n) && (snd (fst e) <? n) &&
    match look (lines s) (f (fst (fst e))) (f (snd (fst e))) with Some o => same_owner o (snd e) | None => false end) (lines t) &&
  forallb (fun e : line => existsb (fun e' : line => same_pair (fst (fst e)) (snd (fst e)) (f (fst (fst e')), f (snd (fst e')))) (lines t)) (lines s).

Lemma is_left_alike s t names n : alive t = up_to n -> is_left s t names n = true ->
  alike_boards (name_of names) (graph_of t) (owner_of t) (graph_of s) (owner_of s).
Proof.
  intros at_ c. unfold is_left in c. rewrite !andb_true_iff, N.eqb_eq, !forallb_forall in c. destruct c as [[[[[len d] h1] h2] h3] h4].
  apply distinct_from_spec in d as [d _]. set (f := name_of names) in *.
  assert (forall x, vertex (graph_of t) x = true <-> x < n) as ht by (intro x; cbn [vertex graph_of]; now rewrite at_, member_spec, up_to_spec).
  assert (forall x y, x < n -> y < n -> f x = f y -> x = y) as inj by (intros x y a b; apply (name_injective names d); lia).
  assert (forall x y o, look (lines t) x y = Some o -> look (lines s) (f x) (f y) = Some o) as there_.
  { intros x y o l. apply look_some in l as ([[u v] w] & i & j & <-). apply h3 in i. cbn [fst snd] in *. apply same_pair_spec in j. cbn [fst snd] in j.
    rewrite !andb_true_iff in i. destruct i as [_ i]. destruct (look (lines s) (f u) (f v)) as [o|] eqn:e; [|easy]. apply same_owner_eq in i as ->.
    destruct j as [[-> ->]|[-> ->]]; [easy|]. now rewrite look_swap. }
  assert (forall x y, x < n -> y < n -> adjacent (graph_of s) (f x) (f y) = adjacent (graph_of t) x y) as ad.
  { intros x y lx ly. apply eq_true_iff_eq. rewrite !adjacent_look. split; [|intros [o l]; exists o; auto].
    intros [o l]. apply look_some in l as ([[u v] w] & i & j & _). apply h4, existsb_exists in i as ([[u' v'] w'] & i & j'). pose proof i as i'. apply h3 in i'.
    cbn [fst snd] in *. rewrite !andb_true_iff, !N.ltb_lt in i'. destruct i' as [[lu lv] _]. apply (look_there _ _ _ _ i). apply same_pair_spec in j, j'.
    apply same_pair_spec. cbn [fst snd] in *. destruct j as [[e1 e2]|[e1 e2]], j' as [[e3 e4]|[e3 e4]]; [left|right|right|left]; split; apply inj; congruence. }
  split; [|split; [|split; [|split]]].
  - intros x hx. apply ht in hx. cbn [vertex graph_of]. apply h1, nth_In. lia.
  - intros x hx. cbn [vertex graph_of] in hx. apply member_spec, h2, member_spec, (In_nth _ _ 0) in hx as (i & li & <-).
    exists (N.of_nat i). unfold f, name_of. rewrite Nat2N.id. split; [apply ht; lia|easy].
  - intros x y hx hy. apply ht in hx, hy. now apply inj.
  - intros x y hx hy. apply ht in hx, hy. now apply ad.
  - intros x y _ _ h. apply adjacent_look in h as [o l]. unfold owner_of. now rewrite l, (there_ x y o l).
Qed.

(* The lemmas, from `game` to `statement`; steps; and the names that the vertices of the last board have. *)
Definition cancels (lemmas : list (list string)) (steps : list cancelling_step) (names : list N) (s : subject) (v : Z) (base : subject) (w : Z) : bool :=
  match Text.all_of read_about_local lemmas, capture_on_graph s, capture_on_graph base with
  | Some lemmas, Some (b, mine, theirs), Some (b', mine', theirs') =>
      forallb counted lemmas && fair b mine theirs && fair b' mine' theirs' &&
      match take_all lemmas steps (board_left b mine theirs) 0 with
      | Some (last, gained) => Z.eqb v (w + gained) && is_left last (board_left b' mine' theirs') names (order b')
      | None => false
      end
  | _, _, _ => false
  end.
Theorem cancels_sound lemmas steps names s v base w : cancels lemmas steps names s v base w = true ->
  (exists r, rules_of base = Some r /\ Claim.holds (Claim r (in_misere base) (Score w))) ->
  exists r, rules_of s = Some r /\ Claim.holds (Claim r (in_misere s) (Score v)).
Proof.
  unfold cancels. destruct (Text.all_of read_about_local lemmas) as [l|]; [|easy].
  destruct (capture_on_graph s) as [[[b mine] theirs]|] eqn:e; [|easy]. destruct (capture_on_graph base) as [[[b' mine'] theirs']|] eqn:e'; [|easy].
  rewrite !andb_true_iff. intros [[[cl fb] fb'] c] (r & er & h). apply capture_on_graph_right in e as [e _], e' as [e' _].
  rewrite e' in er. injection er as <-. eexists. split; [exact e|]. cbn in h |- *.
  destruct (take_all l steps (board_left b mine theirs) 0) as [[last gained]|] eqn:k; [|easy]. apply andb_prop in c as [ev il]. apply Z.eqb_eq in ev as ->.
  apply (board_worth b mine theirs fb). apply (take_all_sound l steps cl) in k as [_ k]; [|now apply board_good].
  rewrite Z.sub_0_r in k. apply k. apply (is_left_alike last (board_left b' mine' theirs')) in il; [|easy].
  apply (alike_worth _ _ _ _ _ w il). now apply board_worth.
Qed.
