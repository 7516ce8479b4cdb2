(* The vertex-capturing game in words of edges and colours, and a proof that the planes of Capture.v play it. *)
From Coq Require Import NArith ZArith List Bool Lia Permutation.
From Gamecert Require Import Plane Trie Board Game.
From Gamecert.games Require Import Edges Capture.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Section Paper.
  Variable b : board.
  Let E : list (N * N) := edges (arena_of b).

  (** The paper *)

  (* The edges of one colour. *)
  Definition colouring : Type := N * N -> bool.
  Definition ends_at (v : N) (e : N * N) : bool := (fst e =? v) || (snd e =? v).
  Definition coloured_at (c : colouring) (v : N) : N := N.of_nat (length (filter (fun e => ends_at v e && c e) E)).
  (* More than half of the edges at v have the colour. *)
  Definition captures (c : colouring) (v : N) : bool := coloured_at (fun _ => true) v <? 2 * coloured_at c v.
  Definition captured_by (c : colouring) : Z := Z.of_nat (length (filter (captures c) (up_to (order b)))).
  Definition with_edge (c : colouring) (e : N * N) : colouring := fun e' => c e' || (fst e =? fst e') && (snd e =? snd e').
  Definition uncoloured (mine theirs : colouring) (e : N * N) : Prop := In e E /\ mine e = false /\ theirs e = false.

  (* Whoever has the edges `mine`, and is to move or not, can get at least v vertices more than the other in the end. *)
  Inductive ensures : bool -> colouring -> colouring -> Z -> Prop :=
  | all_coloured to_move mine theirs v : (forall e, ~ uncoloured mine theirs e) -> (v <= captured_by mine - captured_by theirs)%Z ->
      ensures to_move mine theirs v
  | colours_one mine theirs v e : uncoloured mine theirs e -> ensures false (with_edge mine e) theirs v -> ensures true mine theirs v
  | waits mine theirs v : (exists e, uncoloured mine theirs e) ->
      (forall e, uncoloured mine theirs e -> ensures true mine (with_edge theirs e) v) -> ensures false mine theirs v.

  (** Edges and their numbers *)

  Let a := edge_arena_of (arena_of b).
  Let n := edge_count a.
  Let edge (i : N) : N * N := nth (N.to_nat i) E (0, 0).

  Lemma numbered l : forall e a,
    (edge_count a = e -> edge_count (number_edges l e a) = e + N.of_nat (length l)) /\
    (forall i, ends_of (number_edges l e a) i = if i <? e then ends_of a i else nth (N.to_nat (i - e)) l (ends_of a i)) /\
    (forall i v, N.testbit (edges_at (number_edges l e a) v) i =
      N.testbit (edges_at a v) i || (e <=? i) && (i <? e + N.of_nat (length l)) && ends_at v (nth (N.to_nat (i - e)) l (0, 0))).
  Proof.
    induction l as [|[x y] l IH]; intros e a'; cbn [number_edges length].
    - split; [lia|]. split; intro i.
      + destruct (i <? e); [easy|]. now destruct (N.to_nat (i - e)).
      + intro v. destruct (N.leb_spec e i), (N.ltb_spec i (e + N.of_nat 0)); cbn [andb]; rewrite ?orb_false_r; try easy. lia.
    - set (a2 := EdgeArena (e + 1) (put (ends a') e (x, y)) (add_to_row (add_to_row (at_vertex a') x (cell e)) y (cell e))).
      destruct (IH (e + 1) a2) as (h1 & h2 & h3).
      assert (forall i, ends_of a2 i = if i =? e then (x, y) else ends_of a' i) as he.
      { intro i. unfold ends_of, a2. cbn [ends]. rewrite get_put. now destruct (i =? e). }
      split; [|split].
      + intros _. rewrite h1 by easy. lia.
      + intro i. rewrite h2, he. destruct (N.eqb_spec i e) as [->|d].
        * replace (e <? e + 1) with true by (symmetry; apply N.ltb_lt; lia). rewrite N.ltb_irrefl. now rewrite N.sub_diag.
        * destruct (N.ltb_spec i (e + 1)), (N.ltb_spec i e); try lia; [easy|].
          replace (N.to_nat (i - e)) with (S (N.to_nat (i - (e + 1)))) by lia. reflexivity.
      + intros i v. rewrite h3.
        assert (N.testbit (edges_at a2 v) i = N.testbit (edges_at a' v) i || (i =? e) && ends_at v (x, y)) as hr.
        { unfold edges_at, a2, ends_at. cbn [at_vertex fst snd]. rewrite !row_add, (N.eqb_sym x), (N.eqb_sym y), (N.eqb_sym i).
          destruct (N.eqb_spec v y), (N.eqb_spec v x); subst; rewrite ?row_add, ?N.lor_spec, ?cell_spec, ?N.eqb_refl; cbn [orb];
            rewrite ?andb_true_r, ?andb_false_r, ?orb_false_r, ?N.lor_spec, ?cell_spec; try easy;
            repeat match goal with |- context [x =? ?z] => destruct (N.eqb_spec x z); try congruence
                                 | |- context [y =? ?z] => destruct (N.eqb_spec y z); try congruence end; try easy;
            rewrite ?N.lor_spec, ?cell_spec; now destruct (N.testbit _ i), (e =? i). }
        rewrite hr, <- orb_assoc. f_equal. destruct (N.eqb_spec i e) as [->|d].
        * rewrite N.leb_refl, N.sub_diag. cbn [andb nth N.to_nat].
          replace (e <? e + N.of_nat (S (length l))) with true by (symmetry; apply N.ltb_lt; lia).
          replace (e + 1 <=? e) with false by (symmetry; apply N.leb_gt; lia). cbn. now rewrite orb_false_r.
        * cbn [andb orb]. destruct (N.leb_spec (e + 1) i), (N.leb_spec e i); try lia; try reflexivity. cbn [andb].
          replace (N.to_nat (i - e)) with (S (N.to_nat (i - (e + 1)))) by lia. cbn [nth].
          replace (e + N.of_nat (S (length l))) with (e + 1 + N.of_nat (length l)) by lia. easy.
  Qed.
  Lemma n_length : n = N.of_nat (length E).
  Proof. destruct (numbered E 0 (EdgeArena 0 leaf leaf)) as (h & _). apply h. reflexivity. Qed.
  Lemma ends_edge i : i < n -> ends_of a i = edge i.
  Proof.
    intro l. destruct (numbered E 0 (EdgeArena 0 leaf leaf)) as (_ & h & _). unfold a, edge_arena_of. fold E. rewrite h.
    replace (i <? 0) with false by (symmetry; apply N.ltb_ge; lia). rewrite N.sub_0_r. apply nth_indep. rewrite n_length in l. lia.
  Qed.
  Lemma edges_at_spec i v : N.testbit (edges_at a v) i = (i <? n) && ends_at v (edge i).
  Proof.
    destruct (numbered E 0 (EdgeArena 0 leaf leaf)) as (_ & _ & h). unfold a, edge_arena_of. fold E. rewrite h.
    unfold edges_at, row. cbn [at_vertex]. rewrite get_leaf. unfold empty. rewrite N.bits_0, N.sub_0_r, n_length, N.add_0_l.
    replace (0 <=? i) with true by (symmetry; apply N.leb_le; lia). reflexivity.
  Qed.

  Lemma edges_numbered : map edge (up_to n) = E.
  Proof.
    rewrite n_length. unfold up_to, edge. rewrite Nnat.Nat2N.id.
    assert (forall l s, map (fun i => nth (N.to_nat (i - s)) l (0, 0)) (count_from (length l) s) = l) as h.
    { induction l as [|x l IH]; intro s; [easy|]. cbn [length count_from map]. rewrite N.sub_diag. cbn [nth N.to_nat]. f_equal.
      rewrite <- (IH (N.succ s)) at 2. apply map_ext_in. intros i hi. apply count_from_spec in hi.
      replace (N.to_nat (i - s)) with (S (N.to_nat (i - N.succ s))) by lia. easy. }
    rewrite <- (h E 0) at 2. apply map_ext. intro i. now rewrite N.sub_0_r.
  Qed.
  Lemma edge_in e : In e E <-> exists i, i < n /\ edge i = e.
  Proof.
    rewrite <- edges_numbered, in_map_iff. split; intros (i & h & k); exists i; [|now rewrite up_to_spec].
    now rewrite up_to_spec in k.
  Qed.

  Lemma NoDup_both {A} (l m : list A) : NoDup l -> NoDup m -> (forall x, In x l -> ~ In x m) -> NoDup (l ++ m).
  Proof.
    induction l as [|x l IH]; cbn; intros h k d; [easy|]. apply NoDup_cons_iff in h as [h1 h2]. constructor.
    - rewrite in_app_iff. intros [i|i]; [easy|]. apply (d x); [now left|easy].
    - apply IH; [easy|easy|]. intros y i. apply d. now right.
  Qed.
  Lemma up_to_distinct m : NoDup (up_to m).
  Proof.
    unfold up_to. generalize (N.to_nat m) 0. intro k. induction k; intro i; cbn; constructor; [|easy]. rewrite count_from_spec. lia.
  Qed.
  Lemma edges_distinct : NoDup E.
  Proof.
    unfold E, edges. pose proof (up_to_distinct (size (arena_of b))) as d. induction d as [|u l i d IH]; cbn; [constructor|].
    apply NoDup_both; [|easy|].
    - apply FinFun.Injective_map_NoDup; [intros x y e; congruence|]. apply NoDup_filter, members_NoDup.
    - intros [x y] h k. apply in_map_iff in h as (z & h & _). injection h as <- <-. apply in_flat_map in k as (w & j & k).
      apply in_map_iff in k as (z' & k & _). congruence.
  Qed.
  Lemma edge_injective i j : i < n -> j < n -> edge i = edge j -> i = j.
  Proof.
    intros hi hj e. pose proof edges_distinct as d. rewrite (NoDup_nth E (0, 0)) in d. rewrite n_length in hi, hj.
    assert (N.to_nat i = N.to_nat j); [|lia]. apply d; [lia|lia|easy].
  Qed.

  (** Planes and colourings *)

  Definition shows_colouring (p : plane) (c : colouring) : Prop := forall i, N.testbit p i = (i <? n) && c (edge i).

  Lemma filter_map_length {A B} (f : B -> bool) (g : A -> B) l : length (filter f (map g l)) = length (filter (fun x => f (g x)) l).
  Proof. induction l as [|x l IH]; cbn; [easy|]. destruct (f (g x)); cbn; now rewrite IH. Qed.
  Lemma count_below p : (forall i, i ∈ p -> i < n) -> count p = N.of_nat (length (filter (N.testbit p) (up_to n))).
  Proof.
    intro h. rewrite count_members. f_equal. apply Permutation_length, NoDup_Permutation.
    - apply members_NoDup.
    - apply NoDup_filter, up_to_distinct.
    - intro i. rewrite members_spec, filter_In, up_to_spec. split; [|easy]. intro k. now split; [apply h|].
  Qed.
  Lemma count_shown p c v : shows_colouring p c -> count (p ∩ edges_at a v) = coloured_at c v.
  Proof.
    intro s. rewrite count_below.
    - unfold coloured_at. rewrite <- edges_numbered, filter_map_length. do 2 f_equal. apply filter_ext_in. intros i h.
      apply up_to_spec, N.ltb_lt in h. rewrite N.land_spec, s, edges_at_spec, h. cbn. apply andb_comm.
    - intros i h. rewrite N.land_spec, s in h. apply N.ltb_lt. now destruct (i <? n).
  Qed.
  Lemma degree_shown v : degree a v = coloured_at (fun _ => true) v.
  Proof.
    unfold degree. rewrite <- (count_shown (all n) (fun _ => true)).
    - f_equal. apply N.bits_inj. intro i. rewrite N.land_spec, all_spec, edges_at_spec. now destruct (i <? n).
    - intro i. rewrite all_spec. now rewrite andb_true_r.
  Qed.
  Lemma captured_shown p c v : shows_colouring p c -> captured a p v = captures c v.
  Proof.
    intro s. unfold captured, captures, majority. rewrite (count_shown p c), degree_shown by easy. set (d := coloured_at (fun _ => true) v).
    pose proof (N.div_mod d 2 ltac:(lia)). pose proof (N.mod_lt d 2 ltac:(lia)).
    apply eq_true_iff_eq. rewrite N.leb_le, N.ltb_lt. clearbody d. revert H H0. generalize (d / 2) (d mod 2) (coloured_at c v). lia.
  Qed.
  Lemma with_edge_shown p c i : i < n -> shows_colouring p c -> shows_colouring (p ∪ cell i) (with_edge c (edge i)).
  Proof.
    intros l s j. rewrite N.lor_spec, s, cell_spec. unfold with_edge. destruct (N.ltb_spec j n) as [h|h]; cbn [andb].
    - f_equal. destruct (N.eqb_spec i j) as [->|d]; [now rewrite !N.eqb_refl|]. symmetry.
      destruct (N.eqb_spec (fst (edge i)) (fst (edge j))) as [e1|], (N.eqb_spec (snd (edge i)) (snd (edge j))) as [e2|]; try easy.
      destruct d. apply edge_injective; [easy|easy|]. destruct (edge i), (edge j). cbn in *. congruence.
    - cbn. apply N.eqb_neq. lia.
  Qed.

  (** Points are vertices captured by a move *)

  Hypothesis proper : proper_board b = true.

  Lemma edge_ends e : In e E -> fst e < order b /\ snd e < order b /\ fst e <> snd e.
  Proof.
    unfold E, edges. intro h. apply in_flat_map in h as (u & hu & h). apply in_map_iff in h as (v & <- & h).
    apply filter_In in h as [h l]. apply N.ltb_lt in l. apply up_to_spec in hu. apply members_spec, neighbours_spec in h. cbn.
    unfold proper_board in proper. rewrite forallb_forall in proper. apply proper in h. rewrite !andb_true_iff, !N.ltb_lt in h.
    split; [easy|]. split; [easy|lia].
  Qed.

  Lemma coloured_more c e v : In e E -> c e = false -> coloured_at (with_edge c e) v = coloured_at c v + (if ends_at v e then 1 else 0).
  Proof.
    intros i h. unfold coloured_at. pose proof edges_distinct as d. induction E as [|x l IH]; [easy|].
    apply NoDup_cons_iff in d as [d1 d]. cbn [filter]. unfold with_edge at 1.
    destruct i as [->|i].
    - rewrite h, !N.eqb_refl, andb_false_r. cbn [orb andb].
      replace (filter (fun e' => ends_at v e' && with_edge c e e') l) with (filter (fun e' => ends_at v e' && c e') l).
      + rewrite andb_true_r. destruct (ends_at v e); cbn [length]; lia.
      + apply filter_ext_in. intros e' j. unfold with_edge.
        destruct (N.eqb_spec (fst e) (fst e')) as [e1|], (N.eqb_spec (snd e) (snd e')) as [e2|]; cbn [andb]; rewrite ?orb_false_r; try easy.
        destruct d1. destruct e, e'. cbn in *. congruence.
    - specialize (IH i d). replace ((fst e =? fst x) && (snd e =? snd x)) with false.
      + rewrite orb_false_r. destruct (ends_at v x && c x); cbn [length]; lia.
      + symmetry. apply not_true_iff_false. rewrite andb_true_iff, !N.eqb_eq. intros [e1 e2]. apply d1. destruct e, x. cbn in *. congruence.
  Qed.

  Lemma captured_sum c l : Z.of_nat (length (filter (captures c) l)) = fold_right Z.add 0%Z (map (fun v => point_if (captures c v)) l).
  Proof. induction l as [|v l IH]; cbn [filter map fold_right]; [easy|]. destruct (captures c v); cbn [length point_if]; lia. Qed.
  Lemma sum_at l u (d : Z) : NoDup l -> fold_right Z.add 0%Z (map (fun v => if u =? v then d else 0%Z) l) = if existsb (N.eqb u) l then d else 0%Z.
  Proof.
    induction l as [|v l IH]; intro h; cbn [map fold_right existsb]; [easy|]. apply NoDup_cons_iff in h as [h1 h]. rewrite (IH h).
    destruct (N.eqb_spec u v) as [->|]; cbn [orb]; [|lia]. destruct (existsb (N.eqb v) l) eqn:e; [|lia].
    apply existsb_exists in e as (w & i & e). apply N.eqb_eq in e. now subst.
  Qed.
  Lemma below_order u : u < order b -> existsb (N.eqb u) (up_to (order b)) = true.
  Proof. intro h. apply existsb_exists. exists u. split; [now apply up_to_spec|apply N.eqb_refl]. Qed.

  Lemma gain_shown p c i : i < n -> shows_colouring p c -> c (edge i) = false ->
    (let (u, v) := ends_of a i in
      Z.add (point_if (count ((p ∪ cell i) ∩ edges_at a u) =? majority a u))
            (point_if (count ((p ∪ cell i) ∩ edges_at a v) =? majority a v))) =
    (captured_by (with_edge c (edge i)) - captured_by c)%Z.
  Proof.
    intros l s h. assert (In (edge i) E) as ie by (apply edge_in; now exists i).
    pose proof (edge_ends _ ie) as (lu & lv & uv). rewrite ends_edge by easy.
    pose proof (with_edge_shown p c i l s) as s'. destruct (edge i) as [u v] eqn:ee. cbn [fst snd] in *.
    rewrite !(count_shown _ _ _ s'). unfold majority. rewrite !degree_shown.
    set (point w := point_if (coloured_at (with_edge c (u, v)) w =? coloured_at (fun _ => true) w / 2 + 1)).
    unfold captured_by. rewrite !captured_sum.
    enough (forall m, fold_right Z.add 0%Z (map (fun w => point_if (captures (with_edge c (u, v)) w)) m) =
      fold_right Z.add 0%Z (map (fun w => point_if (captures c w)) m) +
      fold_right Z.add 0%Z (map (fun w => if N.eqb u w then point u else 0%Z) m) +
      fold_right Z.add 0%Z (map (fun w => if N.eqb v w then point v else 0%Z) m))%Z as sums.
    { rewrite sums, !sum_at, !below_order by (easy || apply up_to_distinct).
      match goal with |- _ = ?r => change (Z.add (point u) (point v) = r) end. lia. }
    assert (forall w, point_if (captures (with_edge c (u, v)) w) =
      (point_if (captures c w) + (if N.eqb u w then point u else 0) + (if N.eqb v w then point v else 0))%Z) as each.
    { intro w. unfold point, captures. rewrite !(coloured_more c (u, v)) by easy. unfold ends_at. cbn [fst snd].
      assert (forall x k, point_if (coloured_at (fun _ => true) x <? 2 * (k + 1)) =
        Z.add (point_if (coloured_at (fun _ => true) x <? 2 * k)) (point_if (k + 1 =? coloured_at (fun _ => true) x / 2 + 1))) as step.
      { intros x k. set (d := coloured_at _ x). pose proof (N.div_mod d 2 ltac:(lia)). pose proof (N.mod_lt d 2 ltac:(lia)).
        clearbody d. revert H H0. generalize (d / 2) (d mod 2). intros q r H H0.
        destruct (N.ltb_spec d (2 * (k + 1))), (N.ltb_spec d (2 * k)), (N.eqb_spec (k + 1) (q + 1)); cbn; lia. }
      rewrite !N.eqb_refl, orb_true_r. cbn [orb].
      destruct (N.eqb_spec u w) as [eu|nu], (N.eqb_spec v w) as [ev|nv]; try congruence; try subst w; cbn [orb].
      - rewrite step. lia.
      - rewrite step. lia.
      - rewrite N.add_0_r. lia. }
    intro m. induction m as [|w m IH]; cbn [map fold_right]; [easy|]. rewrite IH, each. lia.
  Qed.

  (** The planes play the paper *)

  Variables first second : plane.
  Let g := capture (arena_of b) a first second.

  Definition shows (p : position g) (mine theirs : colouring) : Prop :=
    shows_colouring (fst (fst p)) (fun e => negb (mine e) && negb (theirs e)) /\
    shows_colouring (snd (fst p)) mine /\ shows_colouring (snd p) theirs.
  Let S (mine theirs : colouring) : Z := (captured_by mine - captured_by theirs)%Z.

  Lemma legal_shown p mine theirs i : shows p mine theirs -> legal g p i <-> i < n /\ uncoloured mine theirs (edge i).
  Proof.
    destruct p as [[o m] t]. intros (so & _). cbn in so. unfold legal, uncoloured. cbn [won g capture moves]. rewrite so.
    rewrite !andb_true_iff, !negb_true_iff, N.ltb_lt. split.
    - intros (_ & l & h). split; [easy|]. split; [apply edge_in; now exists i|easy].
    - intros (l & _ & h). easy.
  Qed.
  Lemma play_shown p mine theirs i : shows p mine theirs -> i < n -> shows (play g p i) theirs (with_edge mine (edge i)).
  Proof.
    destruct p as [[o m] t]. intros (so & sm & st) l. cbn in *. split; [|split; [easy|now apply with_edge_shown]].
    intro j. cbn. pose proof (with_edge_shown m mine i l sm j) as h. rewrite N.lor_spec, sm, cell_spec in h.
    rewrite N.ldiff_spec, so, cell_spec. destruct (j <? n); [|easy]. cbn [andb] in *. rewrite <- h.
    now destruct (mine (edge j)), (theirs (edge j)), (i =? j).
  Qed.
  Lemma gain_of p mine theirs i : shows p mine theirs -> i < n -> mine (edge i) = false ->
    gain g p i = (S (with_edge mine (edge i)) theirs - S mine theirs)%Z.
  Proof.
    destruct p as [[o m] t]. intros (so & sm & st) l h. cbn [gain g capture]. rewrite (gain_shown m mine i) by easy. unfold S. lia.
  Qed.
  Lemma opposite mine theirs : S mine theirs = (- S theirs mine)%Z.
  Proof. unfold S. lia. Qed.
  Lemma after_passes p i : after g p i = Passes (play g p i).
  Proof. now destruct p as [[o m] t]. Qed.

  Scheme least_min := Minimality for at_least Sort Prop with most_min := Minimality for at_most Sort Prop.
  Combined Scheme points_min from least_min, most_min.

  Lemma board_paper :
    (forall p k, at_least g p k -> forall mine theirs, shows p mine theirs -> ensures true mine theirs (k + S mine theirs)) /\
    (forall p k, at_most g p k -> forall mine theirs, shows p mine theirs -> ensures false theirs mine (S theirs mine - k)).
  Proof.
    apply points_min.
    - intros p k st le mine theirs s. apply all_coloured; [|unfold S; lia]. intros e u. pose proof u as [i _].
      apply edge_in in i as (i & l & <-). apply (st i). now apply (legal_shown p mine theirs i s).
    - intros p k i _ w. now rewrite after_passes in w.
    - intros p k i q _ w. now rewrite after_passes in w.
    - intros p k i q h w _ IH mine theirs s. rewrite after_passes in w. injection w as <-.
      apply (legal_shown p mine theirs i s) in h as [l u]. apply colours_one with (edge i); [easy|].
      specialize (IH _ _ (play_shown p mine theirs i s l)). rewrite (gain_of p mine theirs i s l) in IH by apply u.
      replace (k + S mine theirs)%Z with (S (with_edge mine (edge i)) theirs - (S (with_edge mine (edge i)) theirs - S mine theirs - k))%Z by lia.
      exact IH.
    - intros p k st _ _ _ _ IH mine theirs s.
      assert (forall i, i < n -> uncoloured mine theirs (edge i) -> uncoloured theirs mine (edge i)) as turn by (unfold uncoloured; tauto).
      destruct (existsb (fun e => negb (mine e) && negb (theirs e)) E) eqn:x.
      + apply existsb_exists in x as (e & ie & x). rewrite andb_true_iff, !negb_true_iff in x. apply waits; [now exists e|].
        intros e' u. pose proof u as [i _]. apply edge_in in i as (i & l & <-).
        assert (legal g p i) as h by (apply (legal_shown p mine theirs i s); unfold uncoloured in *; tauto).
        specialize (IH i (play g p i) h (after_passes p i) _ _ (play_shown p mine theirs i s l)).
        rewrite (gain_of p mine theirs i s l) in IH by apply u.
        replace (S theirs mine - k)%Z with (S (with_edge mine (edge i)) theirs - S mine theirs - k + S theirs (with_edge mine (edge i)))%Z; [exact IH|].
        unfold S. lia.
      + apply all_coloured.
        * intros e (ie & h1 & h2). assert (existsb (fun e => negb (mine e) && negb (theirs e)) E = true) as y; [|congruence].
          apply existsb_exists. exists e. now rewrite h1, h2.
        * assert (stuck g p) as stuck_p.
          { intros i h. apply (legal_shown p mine theirs i s) in h as [l (ie & h1 & h2)].
            assert (existsb (fun e => negb (mine e) && negb (theirs e)) E = true) as y; [|congruence].
            apply existsb_exists. exists (edge i). now rewrite h1, h2. }
          apply st in stuck_p. unfold S. lia.
  Qed.

  Lemma paper_board turn x y v : ensures turn x y v ->
    (turn = true -> forall p, shows p x y -> at_least g p (v - S x y)%Z) /\
    (turn = false -> forall p, shows p y x -> at_most g p (S x y - v)%Z).
  Proof.
    intro w. induction w as [turn mine theirs v no le|mine theirs v e u w [_ IH]|mine theirs v some w IH].
    - assert (forall p x y, (forall e, ~ uncoloured x y e) -> shows p x y -> stuck g p) as st.
      { intros p x y none s i h. apply (legal_shown p x y i s) in h as [_ u]. now apply (none (edge i)). }
      split; intros _ p s.
      + apply least_stuck; [now apply (st p mine theirs)|]. unfold S. lia.
      + assert (stuck g p) as stuck_p by (apply (st p theirs mine); [|easy]; intros e u; apply (no e); unfold uncoloured in *; tauto).
        constructor; [unfold S; lia| | |]; intros i; [|intro q|intro q]; intro h; now apply stuck_p in h.
    - split; [|easy]. intros _ p s. pose proof u as (ie & u1 & u2). apply edge_in in ie as (i & l & <-).
      apply least_pass with i (play g p i); [now apply (legal_shown p mine theirs i s)|apply after_passes|].
      rewrite (gain_of p mine theirs i s l u1). specialize (IH eq_refl _ (play_shown p mine theirs i s l)).
      replace (S (with_edge mine (edge i)) theirs - S mine theirs - (v - S mine theirs))%Z with (S (with_edge mine (edge i)) theirs - v)%Z by lia.
      exact IH.
    - split; [easy|]. intros _ p s. constructor.
      + intro st. destruct some as (e & ie & h1 & h2). apply edge_in in ie as (i & l & <-). exfalso. apply (st i).
        apply (legal_shown p theirs mine i s). split; [easy|]. split; [apply edge_in; now exists i|easy].
      + intros i _ h. now rewrite after_passes in h.
      + intros i q _ h. now rewrite after_passes in h.
      + intros i q h e. rewrite after_passes in e. injection e as <-. apply (legal_shown p theirs mine i s) in h as [l u].
        assert (uncoloured mine theirs (edge i)) as u' by (unfold uncoloured in *; tauto).
        destruct (IH (edge i) u') as [IH' _]. specialize (IH' eq_refl _ (play_shown p theirs mine i s l)).
        rewrite (gain_of p theirs mine i s l) by apply u.
        replace (S (with_edge theirs (edge i)) mine - S theirs mine - (S mine theirs - v))%Z with (v - S mine (with_edge theirs (edge i)))%Z; [exact IH'|].
        unfold S. lia.
  Qed.

  (* What is coloured before play: planes of different edges. *)
  Definition colours_of (p : plane) : colouring := fun e => existsb (fun i => N.testbit p i && (fst (edge i) =? fst e) && (snd (edge i) =? snd e)) (up_to n).
  Hypothesis edges_only : forall i, i ∈ first \/ i ∈ second -> i < n.

  Lemma colours_shown p : (forall i, i ∈ p -> i < n) -> shows_colouring p (colours_of p).
  Proof.
    intros h i. apply eq_true_iff_eq. unfold colours_of. rewrite andb_true_iff, N.ltb_lt, existsb_exists. split.
    - intro t. split; [now apply h|]. exists i. rewrite up_to_spec, t, !N.eqb_refl. split; [now apply h|easy].
    - intros (l & j & k & e). rewrite !andb_true_iff, !N.eqb_eq in e. apply up_to_spec in k. destruct e as [[t e1] e2].
      rewrite <- (edge_injective j i k l); [easy|]. destruct (edge j), (edge i). cbn in *. congruence.
  Qed.

  Theorem capture_is_the_paper v :
    (score_at_least g v <-> ensures true (colours_of first) (colours_of second) v) /\
    (score_at_most g v <-> ensures false (colours_of second) (colours_of first) (- v)).
  Proof.
    pose proof (colours_shown first (fun i h => edges_only i (or_introl h))) as s1.
    pose proof (colours_shown second (fun i h => edges_only i (or_intror h))) as s2.
    assert (shows (start g) (colours_of first) (colours_of second)) as s.
    { split; [|split]; cbn; [|easy|easy]. intro i. rewrite !N.ldiff_spec, all_spec, s1, s2.
      fold n. destruct (i <? n); [|easy]. cbn. now destruct (colours_of first (edge i)), (colours_of second (edge i)). }
    assert (before_play g = S (colours_of first) (colours_of second)) as head.
    { unfold before_play. cbn [head_start won g capture]. unfold S, captured_by. rewrite !captured_sum, Z.sub_0_r.
      change (size (arena_of b)) with (order b). induction (up_to (order b)) as [|w l IH]; cbn [map fold_right]; [easy|].
      rewrite IH, (captured_shown first _ w s1), (captured_shown second _ w s2). lia. }
    unfold score_at_least, score_at_most. rewrite head. split; split; intro w.
    - apply (proj1 board_paper) with (2 := s) in w. now rewrite Z.sub_add in w.
    - now apply (proj1 (paper_board _ _ _ _ w) eq_refl).
    - apply (proj2 board_paper) with (2 := s) in w.
      replace (S (colours_of second) (colours_of first) - (v - S (colours_of first) (colours_of second)))%Z with (- v)%Z in w by (unfold S; lia). exact w.
    - pose proof (proj2 (paper_board _ _ _ _ w) eq_refl (start g) s) as h.
      replace (S (colours_of second) (colours_of first) - - v)%Z with (v - S (colours_of first) (colours_of second))%Z in h by (unfold S; lia). exact h.
  Qed.
End Paper.
