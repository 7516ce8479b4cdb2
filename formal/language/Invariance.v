(* What a formula means does not depend on the names of vertices, if answers about games do not. *)
From Coq Require Import NArith ZArith List Bool String Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs Formulas Images NumberLaws EdgeSets Arcs Carried Rank.
From Gamecert.language Require Export Renamed NewVertices.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Section Names.
  Variable f : N -> N.
  Hypothesis injective : forall u v, f u = f v -> u = v.
  Notation renamed := (image f).
  Notation alike := (named_anew f).

  (** Words *)

  Notation anew := (name_anew f).
  Lemma anew_truth v : truth (anew v) = truth v. Proof. now destruct v. Qed.
  Lemma anew_number v : number_in (anew v) = number_in v. Proof. now destruct v. Qed.
  Lemma anew_set v : set_in (anew v) = renamed (set_in v). Proof. now destruct v. Qed.
  Lemma anew_edges v : edges_in (anew v) = image (pair_named f) (edges_in v). Proof. now destruct v. Qed.
  Lemma anew_arcs v : arcs_in (anew v) = image (arc_named f) (arcs_in v). Proof. now destruct v. Qed.
  Lemma anew_order v : order_in (anew v) = map f (order_in v). Proof. now destruct v. Qed.
  Notation named_pairs := (pair_named_injective f injective).
  Notation named_arcs := (arc_named_injective f injective).
  Lemma anew_count v : count (members_in (anew v)) = count (members_in v).
  Proof. destruct v; cbn; try reflexivity; [now apply count_image|apply count_image, named_pairs|apply count_image, named_arcs]. Qed.
  Lemma anew_none v : none (members_in (anew v)) = none (members_in v).
  Proof. destruct v; cbn; try reflexivity; [now apply image_none|apply image_none, named_pairs|apply image_none, named_arcs]. Qed.
  Lemma anew_is_set v : is_set (anew v) = is_set v. Proof. now destruct v. Qed.
  Lemma joined_alike op a b : (forall k, (forall u v, k u = k v -> u = v) -> forall s t, image k (op s t) = op (image k s) (image k t)) ->
    joined op (anew a) (anew b) = anew (joined op a b).
  Proof.
    intro o. pose proof (o f injective) as i. pose proof (o (pair_named f) named_pairs) as j. pose proof (o (arc_named f) named_arcs) as l.
    destruct a, b; cbn [name_anew joined set_in]; now rewrite ?i, ?j, ?l.
  Qed.

  Lemma of_graph_alike g h w : alike g h -> of_graph h w = anew (of_graph g w).
  Proof.
    intro a. unfold of_graph, odd_type. rewrite (order_alike f injective g h a), (size_alike f injective g h a).
    destruct w; cbn [name_anew]; try reflexivity.
    - now rewrite (proj1 a).
    - now rewrite (least_degree_alike f injective g h a).
    - now rewrite (greatest_degree_alike f injective g h a).
    - now rewrite <- (Permutation_length (components_alike f injective g h a)), map_length.
    - now rewrite (connected_alike f injective g h a).
    - now rewrite (connected_alike f injective g h a).
    - f_equal. rewrite (proj1 a), <- (existsb_permuted _ _ _ (subsets_alike f injective (vertices g))), map_existsb. apply existsb_same.
      intro s. rewrite <- image_ldiff by easy. now rewrite !(has_edge_alike f injective g h a).
    - f_equal. symmetry. apply forallb_permuted. now apply (degrees_alike f injective).
    - f_equal. symmetry. apply forallb_permuted. now apply (degrees_alike f injective).
    - now rewrite (longest_cycle_alike f injective g h a).
    - f_equal. now apply all_edges_alike.
    - now rewrite (vertex_orbits_alike f injective g h a).
    - now rewrite (edge_orbits_alike f injective g h a).
    - now rewrite (binary_rank_alike f injective g h a).
    - now rewrite (automorphisms_alike f injective g h a).
    - now rewrite (rank_alike f injective g h a).
    - now rewrite <- (Permutation_length (arcs_alike f injective g h a)), map_length.
    - now rewrite <- (Permutation_length (components_alike f injective _ _ (underlying_alike f injective g h a))), map_length.
    - now rewrite (connected_alike f injective _ _ (underlying_alike f injective g h a)).
  Qed.
  Lemma of_pattern_alike g h w p : alike g h -> of_pattern h w p = anew (of_pattern g w p).
  Proof.
    intro a. pose proof (fun i => (placed_alike f injective) g h i p a []) as e. cbn in e. unfold of_pattern, minor.
    rewrite (has_minor_alike f injective p _ _ g h a), (order_alike f injective g h a). destruct w; cbn; now rewrite ?e.
  Qed.
  Lemma degree_at_alike g h k : alike g h -> degree_at h k = degree_at g k.
  Proof.
    intro a. pose proof (degrees_alike f injective g h a) as p. unfold degree_at. destruct (less k (Finite 1)); [easy|].
    symmetry. apply fold_permuted; [apply greater_swap|]. apply Permutation_map.
    rewrite (filter_same _ (fun d => negb (less (natural (N.of_nat (List.length (filter (N.leb d) (degrees h))))) k)) (degrees g)).
    - now apply filter_permuted.
    - intro d. now rewrite (Permutation_length (filter_permuted (N.leb d) _ _ p)).
  Qed.

  Lemma parity_plausible_alike g h s : alike g h -> parity_plausible h (renamed s) = parity_plausible g s.
  Proof.
    intro a. unfold parity_plausible, odd_type. now rewrite (order_alike f injective g h a), (size_alike f injective g h a), (proj1 a), <- image_land, count_image.
  Qed.
  Lemma odd_vertices_alike g h : alike g h -> odd_vertices h = renamed (odd_vertices g).
  Proof.
    intro a. apply plane_ext. intro u. apply eq_true_iff_eq. unfold odd_vertices at 1.
    rewrite plane_of_spec, filter_In, members_spec, image_spec, (proj1 a), image_spec. split.
    - intros [(v & i & <-) o]. exists v. split; [|easy]. apply plane_of_spec, filter_In. rewrite members_spec. split; [easy|].
      now rewrite (degree_alike f injective g h a) in o.
    - intros (v & i & <-). apply plane_of_spec, filter_In in i as [i o]. apply members_spec in i.
      split; [now exists v|]. now rewrite (degree_alike f injective g h a).
  Qed.
  Lemma plausible_alike g h s : alike g h -> plausible h (renamed s) = plausible g s.
  Proof.
    intro a. unfold plausible. rewrite <- (forallb_permuted _ _ _ (components_alike f injective g h a)), map_forallb. apply forallb_same. intro p.
    rewrite (parity_plausible_alike (keep p g) (keep (renamed p) h) s) by now apply (keep_alike f injective).
    now rewrite (odd_vertices_alike g h a), <- image_lxor, <- !image_land, !image_any.
  Qed.
  Lemma of_one_alike g h w a : alike g h -> of_one h w (anew a) = anew (of_one g w a).
  Proof.
    intro al. unfold of_one. rewrite anew_truth, anew_set, anew_number, anew_count, anew_edges, anew_arcs. pose proof (reversed_alike f injective g h al) as ar.
    destruct w; cbn [name_anew]; rewrite ?(neighbours_alike f injective g h al), <- ?image_ldiff, ?count_image by easy; try reflexivity.
    - rewrite (proj1 al), <- image_land, image_any by easy. do 2 f_equal. destruct (any (set_in a ∩ vertices g)); [|easy]. symmetry.
      apply fold_permuted; [apply greater_swap|]. rewrite <- (proj1 al). apply (over_vertices f injective g h al). intro v.
      now rewrite <- image_cell, (distance_alike f injective g h al).
    - f_equal. now apply plausible_alike.
    - f_equal. now apply parity_plausible_alike.
    - f_equal. now apply image_any.
    - f_equal. rewrite (order_alike f injective g h al). destruct (number_in a); try easy. f_equal. now apply (colourable_alike f injective).
    - f_equal. now apply degree_at_alike.
    - destruct (number_in a); try easy. now destruct (0 <=? z)%Z.
    - f_equal. apply (edge_set_alike f injective); [easy|]. intro s. now rewrite <- image_land, image_any by easy.
    - f_equal. apply (edge_set_alike f injective); [easy|]. intro s. now rewrite <- image_ldiff, image_none by easy.
    - f_equal. now apply ends_named.
    - now rewrite (neighbours_alike f injective _ _ ar), <- image_ldiff.
    - now rewrite (neighbours_alike f injective _ _ ar), <- image_ldiff, count_image.
    - f_equal. apply (at_arcs_named f injective). intro e. destruct (ends_of_arc_named f injective e) as [-> _]. now rewrite image_cell.
    - f_equal. apply (at_arcs_named f injective). intro e. destruct (ends_of_arc_named f injective e) as [_ ->]. now rewrite image_cell.
    - f_equal. apply (at_arcs_named f injective). intro e. destruct (ends_of_arc_named f injective e) as [-> ->]. now rewrite (image_two f injective).
    - f_equal. rewrite (arcs_set_alike f injective g h al). symmetry. apply image_land, named_arcs.
  Qed.
  Lemma plane_of_permuted l m : (forall v, In v l <-> In v m) -> plane_of l = plane_of m.
  Proof. intro e. apply plane_ext. intro v. apply eq_true_iff_eq. now rewrite !plane_of_spec. Qed.
  Lemma of_two_alike g h w a b : alike g h -> of_two h w (anew a) (anew b) = anew (of_two g w a b).
  Proof.
    intro al. unfold of_two. rewrite !anew_truth, !anew_number, !anew_set, anew_edges, anew_arcs, anew_order, anew_is_set.
    rewrite !joined_alike, !anew_none by (intros k i x y; (now apply image_lor) || (now apply image_land) || (now apply image_lxor) || now apply image_ldiff).
    destruct w; cbn [name_anew]; rewrite ?(neighbours_alike f injective g h al), ?(distance_alike f injective g h al), <- ?image_lor, <- ?image_land,
      <- ?image_ldiff, <- ?image_lxor, ?image_eqb, ?image_any, ?image_none by easy; try reflexivity.
    - f_equal. apply (reached_alike f injective (keep (set_in b) g) (keep (renamed (set_in b)) h)). now apply (keep_alike f injective).
    - f_equal. destruct (distance g (set_in a) (set_in b)); try reflexivity.
      apply plane_ext. intro u. apply eq_true_iff_eq. rewrite plane_of_spec, filter_In, members_spec, image_spec, (proj1 al). split.
      + intros [i k]. apply image_spec in i as (v & i & <-). exists v. split; [|easy]. apply plane_of_spec, filter_In.
        rewrite members_spec. split; [easy|]. now rewrite <- !image_cell, !(distance_alike f injective g h al) in k.
      + intros (v & i & <-). apply plane_of_spec, filter_In in i as [i k]. apply members_spec in i. rewrite image_at by easy. split; [easy|].
        now rewrite <- !image_cell, !(distance_alike f injective g h al).
    - f_equal. now rewrite (before_named f injective), (proj1 al), image_land by easy.
    - f_equal. now apply reached_along_alike.
    - f_equal. now apply carried_alike.
    - f_equal. now apply reached_by_arcs_alike.
  Qed.

  Lemma permuted_vertices (l m : list plane) : Permutation (map renamed l) m -> Permutation (map anew (map Vertices l)) (map Vertices m).
  Proof. intro p. rewrite map_map. cbn. rewrite <- map_map with (f := renamed) (g := Vertices). now apply Permutation_map. Qed.
  Lemma permuted_cells s : Permutation (map anew (map (fun v => Vertices (cell v)) (members s))) (map (fun v => Vertices (cell v)) (members (renamed s))).
  Proof.
    rewrite map_map. cbn. rewrite (map_ext _ (fun v => Vertices (cell (f v)))) by (intro; now rewrite image_cell).
    rewrite <- map_map with (f := f) (g := fun v => Vertices (cell v)). apply Permutation_map. now apply members_image.
  Qed.
  Lemma permuted_arcs l m : Permutation (map (arc_named f) l) m -> Permutation (map anew (map (fun e => Arcs (cell e)) l)) (map (fun e => Arcs (cell e)) m).
  Proof.
    intro p. rewrite map_map. cbn. rewrite (map_ext _ (fun e => Arcs (cell (arc_named f e)))) by (intro; now rewrite image_cell by apply named_arcs).
    rewrite <- map_map with (f := arc_named f) (g := fun e => Arcs (cell e)). now apply Permutation_map.
  Qed.
  Lemma filtered_pairs g h (p q : plane -> bool) : alike g h -> (forall s, q (renamed s) = p s) ->
    Permutation (map renamed (filter p (pairs g))) (filter q (pairs h)).
  Proof.
    intros a e. rewrite (filter_same p (fun s => q (renamed s))) by easy. rewrite <- map_filter. now apply filter_permuted, (pairs_alike f injective).
  Qed.
  Lemma instances_alike g h r a b : alike g h -> Permutation (map anew (instances g r a b)) (instances h r (anew a) (anew b)).
  Proof.
    intro al. unfold instances. rewrite !anew_number. destruct r.
    - rewrite (proj1 al). apply permuted_cells.
    - apply permuted_vertices, filtered_pairs; [easy|]. intro s. now apply (has_edge_alike f injective).
    - apply permuted_vertices, filtered_pairs; [easy|]. intro s. f_equal. now apply (has_edge_alike f injective).
    - apply permuted_vertices. now apply (pairs_alike f injective).
    - apply permuted_vertices. rewrite (proj1 al). apply (subsets_alike f injective).
    - apply permuted_vertices. now apply (components_alike f injective).
    - now rewrite map_map.
    - destruct a; try apply permuted_cells; cbn [name_anew].
      + apply permuted_vertices, edges_of_named, injective.
      + now rewrite map_map.
      + apply permuted_arcs, members_image, named_arcs.
    - destruct a; try apply permuted_vertices, (subsets_alike f injective); cbn [name_anew].
      + rewrite map_map. cbn. rewrite <- map_map with (f := image (pair_named f)) (g := Edges). apply Permutation_map, (subsets_alike _ named_pairs).
      + now rewrite map_map.
      + rewrite map_map. cbn. rewrite <- map_map with (f := image (arc_named f)) (g := Arcs). apply Permutation_map, (subsets_alike _ named_arcs).
    - apply permuted_vertices. now apply blocks_alike.
    - rewrite map_map. cbn. rewrite <- map_map with (f := map f) (g := Order), (proj1 al). apply Permutation_map. now apply orders_alike.
    - now apply permuted_arcs, (arcs_alike f injective).
  Qed.

  Lemma missing_permuted l m : (forall x, existsb (equal x) l = existsb (equal x) m) -> forall steps k, missing_from l steps k = missing_from m steps k.
  Proof. intros e steps. induction steps; intro k; cbn; [easy|]. now rewrite e, IHsteps. Qed.
  Lemma mex_permuted l m : Permutation l m -> mex l = mex m.
  Proof. intro p. unfold mex. rewrite (Permutation_length p). apply missing_permuted. intro x. now apply existsb_permuted. Qed.

  Lemma quantified_alike q l m (b c : value -> value) : Permutation (map anew l) m -> (forall x, c (anew x) = anew (b x)) ->
    quantified q m c = anew (quantified q l b).
  Proof.
    intros p e.
    assert (forall (op : number -> number -> number) z, (forall x y z, op x (op y z) = op y (op x z)) ->
      fold_right (fun x rest => op (number_in (c x)) rest) z m = fold_right (fun x rest => op (number_in (b x)) rest) z l) as numbers.
    { intros op z s. rewrite <- (fold_permuted _ _ (map anew l) m) by (easy || intros; apply s).
      rewrite map_fold. apply fold_same. intros x y. now rewrite e, anew_number. }
    unfold quantified. destruct q; cbn [name_anew].
    - rewrite <- (forallb_permuted _ _ _ p), map_forallb. f_equal. apply forallb_same. intro x. now rewrite e, anew_truth.
    - rewrite <- (existsb_permuted _ _ _ p), map_existsb. f_equal. apply existsb_same. intro x. now rewrite e, anew_truth.
    - rewrite <- (fold_permuted _ _ (map anew l) m) by (easy || intros x y z; now destruct (truth (c x)), (truth (c y))).
      rewrite map_fold. do 2 f_equal. apply fold_same. intros x y. now rewrite e, anew_truth.
    - f_equal. apply numbers, plus_swap.
    - f_equal. apply numbers, lesser_swap.
    - f_equal. apply numbers, greater_swap.
    - rewrite <- (mex_permuted _ _ (Permutation_map (fun x => number_in (c x)) p)), map_map. do 3 f_equal. apply map_ext. intro x. now rewrite e, anew_number.
    - f_equal. apply numbers, nim_plus_swap.
    - rewrite <- (fold_permuted _ _ (map anew l) m) by (easy || intros x y z; destruct (truth (c x)), (truth (c y)); try easy; apply lesser_swap).
      rewrite map_fold. f_equal. apply fold_same. intros x y. now rewrite e, anew_truth, anew_number.
    - rewrite <- (fold_permuted _ _ (map anew l) m) by (easy || intros x y z; destruct (truth (c x)), (truth (c y)); try easy; apply greater_swap).
      rewrite map_fold. f_equal. apply fold_same. intros x y. now rewrite e, anew_truth, anew_number.
    - f_equal. rewrite <- (fold_permuted _ _ (map anew l) m) by
        (easy || intros x y z; destruct (truth (c x)), (truth (c y)); try easy; now rewrite !N.lor_assoc, (N.lor_comm (set_in x))).
      rewrite map_fold. clear p numbers. induction l as [|x l IH]; cbn; [reflexivity|]. rewrite e, anew_truth, anew_set, IH.
      destruct (truth (b x)); [now rewrite image_lor|easy].
    - f_equal. rewrite <- (fold_permuted _ _ (map anew l) m) by
        (easy || intros x y z; destruct (truth (c x) && _)%bool, (truth (c y) && _)%bool; try easy;
         now rewrite !N.lor_assoc, (N.lor_comm (cell (number_of (set_in x))))).
      rewrite map_fold. clear p numbers. induction l as [|x l IH]; cbn [fold_right]; [reflexivity|].
      rewrite e, anew_truth, anew_set, count_image, IH by easy.
      destruct (truth (b x)); [|easy]. cbn [andb]. destruct (N.eqb_spec (count (set_in x)) 2) as [two|]; [|easy].
      rewrite image_lor, image_cell by apply named_pairs. now rewrite (number_of_named f injective).
    - f_equal. rewrite <- (fold_permuted _ _ (map anew l) m).
      + rewrite map_fold. apply fold_same. intros x y. now rewrite e, anew_truth, anew_number.
      + intros x y z. destruct (number_in x) as [i| | |], (number_in y) as [j| | |]; try easy.
        destruct (truth (c x) && _)%bool, (truth (c y) && _)%bool; try easy. now rewrite !N.lor_assoc, (N.lor_comm (cell (Z.to_N i))).
      + easy.
    - f_equal. rewrite <- (fold_permuted _ _ (map anew l) m) by
        (easy || intros x y z; destruct (truth (c x)), (truth (c y)); try easy; now rewrite !N.lor_assoc, (N.lor_comm (arcs_in x))).
      rewrite map_fold. clear p numbers. induction l as [|x l IH]; cbn; [reflexivity|]. rewrite e, anew_truth, anew_arcs, IH.
      destruct (truth (b x)); [now rewrite image_lor by apply named_arcs|easy].
  Qed.

  Lemma changed_alike c s g h : alike g h -> alike (changed c s g) (changed c (renamed s) h).
  Proof.
    intro a. destruct c; cbn [changed].
    - rewrite count_image by easy. destruct (count s =? 1); [now apply (remove_alike f injective)|now apply (part_alike f injective)].
    - now apply (remove_alike f injective).
    - now apply (keep_alike f injective).
    - now apply (join_alike f injective).
    - now apply (complement_alike f injective).
    - now apply (square_alike f injective).
  Qed.

  Lemma lookup_anew x env : lookup x (all_anew f env) = anew (lookup x env).
  Proof. unfold lookup. induction env as [|[y v] env IH]; cbn; [easy|]. destruct (String.eqb y x); [easy|exact IH]. Qed.
  Lemma plain_anew v : plain (anew v) = plain v.
  Proof. now destruct v. Qed.
  Lemma anew_plain v : anew (plain v) = plain v.
  Proof. now destruct v. Qed.
End Names.

(* Every constant in a formula is no set; questions are among those that answer alike. *)
Fixpoint made_of (good : string -> string -> list string -> bool) (e : formula) : bool :=
  match e with
  | Constant (Vertices _ | Edges _ | Order _ | Arcs _) => false
  | Constant _ | Named _ | Of_graph _ | Of_pattern _ _ | Call _ _ => true
  | Of_one _ a => made_of good a
  | Of_two _ a b | And a b | Or a b | Implies a b | Let _ a b | Changed _ a b | Renewed _ a b | Recursive _ _ a b => made_of good a && made_of good b
  | If a b c | Quantified _ _ _ a b c => made_of good a && made_of good b && made_of good c
  | Asks word game options _ a b c => good word game options && (made_of good a && made_of good b && made_of good c)
  end.

Definition given_anew (f : N -> N) (given : list (string * string * value)) : list (string * string * value) :=
  map (fun '(x, v) => (x, name_anew f v)) given.
Definition answers_alike (good : string -> string -> list string -> bool) (ask ask' : answers) : Prop :=
  forall word game options, good word game options = true -> forall f, (forall u v, f u = f v -> u = v) ->
    forall given g h, named_anew f g h -> ask' word game options (given_anew f given) h = ask word game options given g.

(** Recursion *)

Definition callable_alike (c c' : callable) : Prop :=
  forall f, (forall u v, f u = f v -> u = v) -> forall given g h, named_anew f g h -> c' (map (name_anew f) given) h = name_anew f (c given g).
Definition calls_alike : list (string * callable) -> list (string * callable) -> Prop :=
  Forall2 (fun x y => fst x = fst y /\ callable_alike (snd x) (snd y)).
Lemma measure_anew f given : (forall u v, f u = f v -> u = v) -> measure (map (name_anew f) given) = measure given.
Proof.
  intro i. destruct given as [|[b|x|s|s|s|l|s] given]; cbn; try easy; f_equal; apply count_image; [easy|now apply pair_named_injective|now apply arc_named_injective].
Qed.
Lemma recursion_alike once once' : (forall c c', callable_alike c c' -> callable_alike (once c) (once' c')) ->
  callable_alike (recursion once) (recursion once').
Proof.
  intro o. apply o. intros f i given g h a. rewrite measure_anew by easy. destruct (measure given) as [m|]; [|easy].
  revert f i given g h a. change (callable_alike (N.iter (N.succ m) once nothing_called) (N.iter (N.succ m) once' nothing_called)).
  induction (N.succ m) as [|k IH] using N.peano_ind; [now intros f i given g h a|]. rewrite !N.iter_succ. now apply o.
Qed.
Lemma combine_anew f l given : combine l (map (name_anew f) given) = all_anew f (combine l given).
Proof. revert given. induction l as [|x l IH]; intros [|v given]; cbn; try easy. f_equal. apply IH. Qed.
Lemma called_alike f x calls calls' : calls_alike calls calls' -> (forall u v, f u = f v -> u = v) -> forall given g h, named_anew f g h ->
  match find (fun '(y, _) => String.eqb y x) calls' with Some (_, c) => c (map (name_anew f) given) h | None => Truth false end =
  name_anew f match find (fun '(y, _) => String.eqb y x) calls with Some (_, c) => c given g | None => Truth false end.
Proof.
  intros k i given g h a. induction k as [|[y c] [y' c'] calls calls' [e ca] k IH]; cbn; [easy|]. cbn in e, ca. subst y'.
  destruct (String.eqb y x); [now apply ca|exact IH].
Qed.

Lemma meaning_in_alike good ask ask' : answers_alike good ask ask' -> forall e, made_of good e = true -> forall calls calls', calls_alike calls calls' ->
  forall f, (forall u v, f u = f v -> u = v) -> forall g h env, named_anew f g h ->
  meaning_in ask' calls' h (all_anew f env) e = name_anew f (meaning_in ask calls g env e).
Proof.
  intro asked. induction e; intros m calls calls' called f i g h env a; cbn [meaning_in made_of] in *;
    repeat match goal with H : (_ && _)%bool = true |- _ => apply andb_true_iff in H as [? ?] end.
  - now destruct v.
  - apply lookup_anew.
  - now apply of_graph_alike.
  - now apply of_pattern_alike.
  - rewrite (IHe m _ _ called f i g h env a). now apply of_one_alike.
  - rewrite (IHe1 ltac:(easy) _ _ called f i g h env a), (IHe2 ltac:(easy) _ _ called f i g h env a). now apply of_two_alike.
  - rewrite (IHe1 ltac:(easy) _ _ called f i g h env a), (IHe2 ltac:(easy) _ _ called f i g h env a), !anew_truth. now destruct (truth _).
  - rewrite (IHe1 ltac:(easy) _ _ called f i g h env a), (IHe2 ltac:(easy) _ _ called f i g h env a), !anew_truth. now destruct (truth _).
  - rewrite (IHe1 ltac:(easy) _ _ called f i g h env a), (IHe2 ltac:(easy) _ _ called f i g h env a), !anew_truth. now destruct (truth _).
  - rewrite (IHe1 ltac:(easy) _ _ called f i g h env a), (IHe2 ltac:(easy) _ _ called f i g h env a), (IHe3 ltac:(easy) _ _ called f i g h env a), anew_truth. now destruct (truth _).
  - rewrite (IHe1 ltac:(easy) _ _ called f i g h env a). now apply (IHe2 ltac:(easy) _ _ called f i g h ((x, meaning_in ask calls g env e1) :: env) a).
  - rewrite (IHe1 ltac:(easy) _ _ called f i g h env a), (IHe2 ltac:(easy) _ _ called f i g h env a). apply quantified_alike; [easy|now apply instances_alike|].
    intro v. now apply (IHe3 ltac:(easy) _ _ called f i g h ((x, v) :: env) a).
  - rewrite (IHe1 ltac:(easy) _ _ called f i g h env a), anew_set. apply IHe2; [easy|exact called|easy|]. now apply changed_alike.
  - rewrite (IHe1 ltac:(easy) _ _ called f i g h env a), anew_set, anew_plain.
    assert (exists k, (forall u v, k u = k v -> u = v) /\ named_anew k g h /\ all_anew k env = all_anew f env /\
      k (new_vertex g env) = new_vertex h (all_anew f env) /\
      image f (set_in (meaning_in ask calls g env e1) ∩ vertices g) = image k (set_in (meaning_in ask calls g env e1) ∩ vertices g)) as (k & j & b & en & ew & es).
    { destruct (new_vertex_bounds g env) as [b1 b2], (new_vertex_bounds h (all_anew f env)) as [c1 c2].
      exists (with_new f (new_vertex g env) (new_vertex h (all_anew f env))). repeat split.
      - now apply with_new_injective.
      - now apply alike_new.
      - now apply (alike_new f i).
      - apply all_new; [easy|]. intros x v iv. split; [now apply (b2 x)|]. apply (c2 x). unfold all_anew. apply in_map_iff. now exists (x, v).
      - apply with_new_here.
      - symmetry. apply image_old. intros x ix. apply (old_in f i _ _ (vertices g)); [easy|now rewrite <- (proj1 a)|].
        rewrite N.land_spec in ix. now apply andb_true_iff in ix. }
    assert (forall w s x, contract w (s ∩ vertices x) x = contract w s x) as inside
      by (intros w s x; unfold contract; now rewrite <- N.land_assoc, N.land_diag).
    destruct c.
    + rewrite <- ew, <- en. rewrite <- (inside _ (image f _)), (proj1 a), <- image_land, es by easy.
      rewrite (IHe2 ltac:(easy) _ _ called k j (contract (new_vertex g env) (set_in (meaning_in ask calls g env e1) ∩ vertices g) g)), plain_anew, inside; [easy|].
      now apply contract_alike.
    + rewrite <- ew, <- en. rewrite (IHe2 ltac:(easy) _ _ called k j (cone (new_vertex g env) g)), plain_anew; [easy|]. now apply cone_alike.
    + assert (map (fun '(x, v) => (x, plain v)) (all_anew f env) = all_anew (pair_named f) (map (fun '(x, v) => (x, plain v)) env)) as ->.
      { unfold all_anew. rewrite !map_map. apply map_ext. intros [x v]. now rewrite plain_anew, anew_plain. }
      rewrite (IHe2 ltac:(easy) _ _ called _ (pair_named_injective f i) (line g)), plain_anew; [easy|]. now apply line_alike.
  - rewrite (IHe1 ltac:(easy) _ _ called f i g h env a), (IHe2 ltac:(easy) _ _ called f i g h env a), (IHe3 ltac:(easy) _ _ called f i g h env a), anew_plain. f_equal.
    rewrite <- (asked word game options ltac:(easy) f i _ g h a). f_equal. unfold given_anew. generalize (meaning_in ask calls g env e1), (meaning_in ask calls g env e2), (meaning_in ask calls g env e3).
    intros x y z. destruct given as [|p1 [|p2 [|p3 given]]]; try easy. cbn. now destruct given.
  - apply (IHe2 ltac:(easy)); [|easy..].
    constructor; [split; [easy|]|exact called]. apply recursion_alike. intros c c' k p j given x y al. rewrite combine_anew.
    apply IHe1; [easy| |easy..]. constructor; [now split|constructor].
  - rewrite <- (called_alike f name calls calls' called i _ g h a). rewrite map_map, (map_ext _ (fun x => name_anew f (lookup x env))); [easy|].
    intro x. apply lookup_anew.
Qed.
Theorem meaning_alike good ask ask' : answers_alike good ask ask' -> forall e, made_of good e = true -> forall f, (forall u v, f u = f v -> u = v) ->
  forall g h env, named_anew f g h -> meaning ask' h (all_anew f env) e = name_anew f (meaning ask g env e).
Proof. intros asked e m f i g h env a. now apply (meaning_in_alike good ask ask' asked e m [] [] (Forall2_nil _) f i g h env a). Qed.
