(* What a formula means does not depend on the names of vertices, if answers about games do not. *)
From Coq Require Import NArith ZArith List Bool String Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs Formulas Images.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* h is g with other names. *)
Definition named_anew (f : N -> N) (g h : graph) : Prop :=
  vertices h = image f (vertices g) /\ forall v, nb h (f v) = image f (nb g v).
Definition name_anew (f : N -> N) (v : value) : value := match v with Vertices s => Vertices (image f s) | _ => v end.

Section Names.
  Variable f : N -> N.
  Hypothesis injective : forall u v, f u = f v -> u = v.
  Notation renamed := (image f).
  Notation alike := (named_anew f).

  Lemma contains_image a v : contains (renamed a) (f v) = contains a v.
  Proof. apply image_at, injective. Qed.

  (** Changes *)

  Lemma nb_inside g v : nb g v ∩ vertices g = nb g v.
  Proof.
    unfold nb. destruct (contains (vertices g) v); [|reflexivity]. now rewrite <- N.land_assoc, N.land_diag.
  Qed.
  Lemma nb_gone g v : contains (vertices g) v = false -> nb g v = empty.
  Proof. unfold nb. now intros ->. Qed.

  (* A change of vertices and rows that go along. *)
  Lemma rows_alike (g h : graph) :
    vertices h = renamed (vertices g) ->
    (forall v, contains (vertices g) v = true -> adjacency h (f v) ∩ vertices h = renamed (adjacency g v ∩ vertices g)) -> alike g h.
  Proof.
    intros e r. split; [easy|]. intro v. unfold nb. rewrite e, contains_image.
    destruct (contains (vertices g) v) eqn:c; [|reflexivity]. rewrite <- e. now apply r.
  Qed.
  Lemma row_alike g h v : alike g h -> contains (vertices g) v = true -> adjacency h (f v) ∩ vertices h = renamed (adjacency g v ∩ vertices g).
  Proof. intros [e r] c. specialize (r v). unfold nb in r. rewrite e, contains_image, c in r. now rewrite e. Qed.
  Lemma keep_alike s g h : alike g h -> alike (keep s g) (keep (renamed s) h).
  Proof.
    intro a. pose proof a as [e r]. apply rows_alike; cbn [vertices adjacency keep].
    - now rewrite e, image_land.
    - intros v c. unfold contains in c. rewrite N.land_spec in c. apply andb_true_iff in c as [c _].
      now rewrite !N.land_assoc, (row_alike g h v a c), !image_land.
  Qed.
  Lemma remove_alike s g h : alike g h -> alike (remove s g) (remove (renamed s) h).
  Proof.
    intro a. pose proof a as [e r]. apply rows_alike; cbn [vertices adjacency remove].
    - now rewrite e, image_ldiff.
    - intros v c. unfold contains in c. rewrite N.ldiff_spec in c. apply andb_true_iff in c as [c _].
      assert (forall x y z : N, x ∩ (y ∖ z) = (x ∩ y) ∖ z) as assoc.
      { intros. apply N.bits_inj. intro i. bits. now rewrite andb_assoc. }
      now rewrite !assoc, (row_alike g h v a c), !image_ldiff.
  Qed.
  Lemma part_alike s g h : alike g h -> alike (part s g) (part (renamed s) h).
  Proof.
    intro a. pose proof a as [e r]. apply rows_alike; cbn [vertices adjacency part]; [easy|].
    intros v c. rewrite contains_image, e. destruct (contains s v); now rewrite r, <- ?image_ldiff, image_land.
  Qed.
  Lemma join_alike s g h : alike g h -> alike (join s g) (join (renamed s) h).
  Proof.
    intro a. pose proof a as [e r]. apply rows_alike; cbn [vertices adjacency join]; [easy|].
    intros v c. rewrite contains_image, e. destruct (contains s v); rewrite r, <- ?image_cell by easy;
      now rewrite <- ?image_land, <- ?image_ldiff, <- ?image_lor, <- ?image_land by easy.
  Qed.
  Lemma complement_alike g h : alike g h -> alike (complement g) (complement h).
  Proof.
    intro a. pose proof a as [e r]. apply rows_alike; cbn [vertices adjacency complement]; [easy|].
    intros v c. rewrite e, r, <- image_cell by easy. now rewrite <- !image_ldiff, <- image_land by easy.
  Qed.

  Lemma union_over (a b : N -> plane) s : (forall v, b (f v) = renamed (a v)) -> union (map b (members (renamed s))) = renamed (union (map a (members s))).
  Proof.
    intro e. rewrite image_union by easy. rewrite map_map, (map_ext _ _ (fun v => eq_sym (e v))), <- map_map with (f := f) (g := b).
    apply union_permuted, Permutation_map. symmetry. now apply members_image.
  Qed.
  Lemma square_alike g h : alike g h -> alike (square g) (square h).
  Proof.
    intro a. pose proof a as [e r]. apply rows_alike; cbn [vertices adjacency square]; [easy|].
    intros v c. rewrite e, r, (union_over (nb g)), <- image_cell by easy. now rewrite <- image_lor, <- image_ldiff, <- image_land by easy.
  Qed.

  Section Graph.
    Variables g h : graph.
    Hypothesis is_alike : alike g h.

    Lemma neighbours_alike s : neighbours_of h (renamed s) = renamed (neighbours_of g s).
    Proof.
      unfold neighbours_of. apply union_over, is_alike.
    Qed.
    Lemma spread_alike s : spread h (renamed s) = renamed (spread g s).
    Proof. unfold spread. now rewrite neighbours_alike, image_lor. Qed.
    Lemma reached_in_alike : forall steps s, reached_in steps h (renamed s) = renamed (reached_in steps g s).
    Proof.
      induction steps; intro s; cbn [reached_in]; [easy|]. rewrite spread_alike, image_eqb by easy.
      destruct (N.eqb (spread g s) s); [easy|apply IHsteps].
    Qed.
    Lemma order_alike : count (vertices h) = count (vertices g).
    Proof. rewrite (proj1 is_alike). now apply count_image. Qed.
    Lemma reached_alike s : reached h (renamed s) = renamed (reached g s).
    Proof. unfold reached. now rewrite order_alike, (proj1 is_alike), <- image_land, reached_in_alike. Qed.
    Lemma component_alike v : component h (f v) = renamed (component g v).
    Proof. unfold component. now rewrite <- image_cell, reached_alike. Qed.

    Lemma vertices_alike : Permutation (map f (members (vertices g))) (members (vertices h)).
    Proof. rewrite (proj1 is_alike). now apply members_image. Qed.
    (* The values of a function of vertices. *)
    Lemma over_vertices {A} (a b : N -> A) : (forall v, b (f v) = a v) ->
      Permutation (map a (members (vertices g))) (map b (members (vertices h))).
    Proof.
      intro e. rewrite (map_ext _ _ (fun v => eq_sym (e v))), <- map_map with (f := f) (g := b). apply Permutation_map, vertices_alike.
    Qed.

    Lemma components_alike : Permutation (map renamed (connected_parts g)) (connected_parts h).
    Proof.
      apply same_members.
      - apply map_NoDup; [intros x y _ _; now apply image_injective|apply NoDup_nodup].
      - apply NoDup_nodup.
      - intro c. unfold connected_parts at 2. rewrite nodup_In, in_map_iff. split.
        + intros (x & <- & i). unfold connected_parts in i. rewrite nodup_In in i. apply in_map_iff in i as (v & <- & i).
          rewrite <- component_alike. apply in_map. apply members_spec. rewrite (proj1 is_alike), image_at by easy. now apply members_spec.
        + intro i. apply in_map_iff in i as (u & <- & i). apply members_spec in i. rewrite (proj1 is_alike) in i.
          apply image_spec in i as (v & i & <-). exists (component g v). split; [symmetry; apply component_alike|].
          unfold connected_parts. apply nodup_In, in_map. now apply members_spec.
    Qed.

    Lemma connected_alike : connected h = connected g.
    Proof.
      unfold connected. rewrite (proj1 is_alike), image_any, <- (forallb_permuted _ _ _ (members_image f injective _)), map_forallb by easy.
      f_equal. apply forallb_same. intro v. now rewrite component_alike, image_eqb.
    Qed.

    Lemma degree_alike v : degree h (f v) = degree g v.
    Proof. unfold degree. now rewrite (proj2 is_alike), count_image. Qed.
    Lemma degrees_alike : Permutation (degrees g) (degrees h).
    Proof. unfold degrees. apply over_vertices, degree_alike. Qed.
    Lemma size_alike : size h = size g.
    Proof. unfold size, total. f_equal. apply fold_permuted; [intros; lia|]. symmetry. apply degrees_alike. Qed.
    Lemma greatest_degree_alike : greatest_degree h = greatest_degree g.
    Proof. unfold greatest_degree. apply fold_permuted; [intros; lia|]. symmetry. apply degrees_alike. Qed.
    Lemma least_of d l : fold_right N.min d l <= d /\ (forall x, In x l -> fold_right N.min d l <= x) /\ In (fold_right N.min d l) (d :: l).
    Proof.
      induction l as [|x l (a & b & c)]; cbn [fold_right].
      - repeat split; [lia|easy|now left].
      - repeat split; [lia| |].
        + intros y [<-|i]; [lia|]. specialize (b y i). lia.
        + destruct (N.min_spec x (fold_right N.min d l)) as [[_ ->]|[_ ->]]; [right; now left|]. destruct c; [now left|right; now right].
    Qed.
    Lemma least_permuted l m : Permutation l m ->
      match l with [] => 0 | d :: l => fold_right N.min d l end = match m with [] => 0 | d :: l => fold_right N.min d l end.
    Proof.
      intro p. destruct l as [|x l], m as [|y m]; try easy.
      - now apply Permutation_nil in p.
      - symmetry in p. now apply Permutation_nil in p.
      - assert (forall x l y m, Permutation (x :: l) (y :: m) -> fold_right N.min x l <= fold_right N.min y m) as le.
        { clear. intros x l y m p. destruct (least_of x l) as (a & b & _), (least_of y m) as (_ & _ & c).
          apply (Permutation_in _ (Permutation_sym p)) in c as [<-|i]; [easy|now apply b]. }
        pose proof (le _ _ _ _ p). pose proof (le _ _ _ _ (Permutation_sym p)). lia.
    Qed.
    Lemma least_degree_alike : least_degree h = least_degree g.
    Proof. unfold least_degree. symmetry. apply least_permuted, degrees_alike. Qed.

    Lemma distance_in_alike : forall steps s t k, distance_in steps h (renamed s) (renamed t) k = distance_in steps g s t k.
    Proof.
      induction steps; intros s t k; cbn [distance_in]; rewrite <- image_land, image_any by easy; [easy|].
      rewrite spread_alike, image_eqb by easy. destruct (any (s ∩ t)); [easy|]. destruct (N.eqb (spread g s) s); [easy|apply IHsteps].
    Qed.
    Lemma distance_alike s t : distance h (renamed s) (renamed t) = distance g s t.
    Proof. unfold distance. now rewrite order_alike, (proj1 is_alike), <- image_land, distance_in_alike. Qed.

    Lemma has_edge_alike s : has_edge h (renamed s) = has_edge g s.
    Proof. unfold has_edge. now rewrite neighbours_alike, <- image_land, image_any. Qed.
  End Graph.

  (** Patterns and cycles *)

  Lemma placed_alike g h induced p : alike g h -> forall images, placed h induced p (map f images) = placed g induced p images.
  Proof.
    intro a. induction p as [|r p IH]; intro images; cbn [placed]; [easy|].
    rewrite (proj1 a), <- (existsb_permuted _ _ _ (members_image f injective (vertices g))), map_existsb. apply existsb_same. intro v.
    replace (map f images ++ [f v]) with (map f (images ++ [v])) by now rewrite map_app. rewrite IH. f_equal. f_equal.
    - f_equal. rewrite map_existsb. apply existsb_same. intro u. apply eq_true_iff_eq. rewrite !N.eqb_eq. split; [apply injective|congruence].
    - assert (forall (r : list bool) l, combine r (map f l) = map (fun '(b, u) => (b, f u)) (combine r l)) as c.
      { clear. induction r as [|b r IH]; intros [|u l]; cbn; try easy. now rewrite IH. }
      rewrite c, map_forallb. apply forallb_same. intros [b u]. now rewrite (proj2 a), contains_image.
  Qed.
  Lemma cycle_from_alike g h : alike g h -> forall steps start v path k,
    cycle_from steps h (f start) (f v) (renamed path) k = cycle_from steps g start v path k.
  Proof.
    intro a. induction steps; intros start v path k; cbn [cycle_from]; rewrite (proj2 a), contains_image; [easy|]. f_equal.
    rewrite <- image_ldiff by easy. symmetry. apply fold_permuted; [intros; lia|].
    rewrite <- (members_image f injective (nb g v ∖ path)), map_map.
    rewrite (map_ext _ (fun u => cycle_from steps h (f start) (f u) (renamed path ∪ cell (f u)) (k + 1))); [easy|].
    intro u. now rewrite <- image_cell, <- image_lor, IHsteps.
  Qed.
  Lemma longest_cycle_alike g h : alike g h -> longest_cycle h = longest_cycle g.
  Proof.
    intro a. unfold longest_cycle. rewrite (order_alike g h a). symmetry. apply fold_permuted; [intros; lia|]. apply (over_vertices g h a).
    intro v. now rewrite <- image_cell, (cycle_from_alike g h a).
  Qed.

  (** Parts *)

  Lemma subsets_of_spec l : forall s, In s (subsets_of l) <-> forall v, v ∈ s -> In v l.
  Proof.
    induction l as [|v l IH]; intro s; cbn [subsets_of].
    - split.
      + intros [<-|[]] v h. unfold empty in h. now rewrite N.bits_0 in h.
      + intro h. left. symmetry. apply N.bits_inj_0. intro v. destruct (N.testbit s v) eqn:e; [now apply h in e|easy].
    - rewrite in_app_iff, in_map_iff. split.
      + intros [i|(t & <- & i)] u h; cbn; [right; now apply (proj1 (IH s) i)|].
        rewrite N.lor_spec, cell_spec, orb_true_iff, N.eqb_eq in h. destruct h as [->|h]; [now left|right; now apply (proj1 (IH t) i)].
      + intro h. destruct (N.testbit s v) eqn:e.
        * right. exists (s ∖ cell v). split.
          -- apply plane_ext. intro u. bits. destruct (N.eqb_spec v u) as [<-|n]; [now rewrite e|]. cbn. now destruct (N.testbit s u).
          -- apply IH. intros u k. bits. apply andb_true_iff in k as [k n]. apply negb_true_iff, N.eqb_neq in n.
             destruct (h u k); [now destruct n|easy].
        * left. apply IH. intros u k. destruct (h u k) as [<-|i]; [congruence|easy].
  Qed.
  Lemma subsets_of_NoDup l : NoDup l -> NoDup (subsets_of l).
  Proof.
    induction l as [|v l IH]; intro d; cbn [subsets_of].
    - constructor; [easy|constructor].
    - inversion d as [|? ? n d']; subst. specialize (IH d').
      assert (forall s, In s (subsets_of l) -> N.testbit s v = false) as without.
      { intros s i. destruct (N.testbit s v) eqn:e; [|easy]. now apply (proj1 (subsets_of_spec l s) i) in e. }
      assert (NoDup (map (N.lor (cell v)) (subsets_of l))) as d2.
      { apply map_NoDup; [|easy]. intros s t i k e. apply plane_ext. intro u.
        assert (N.testbit (cell v ∪ s) u = N.testbit (cell v ∪ t) u) as b by now rewrite e.
        rewrite !N.lor_spec, !cell_spec in b. destruct (N.eqb v u) eqn:q; [|exact b].
        apply N.eqb_eq in q. subst u. now rewrite (without s i), (without t k). }
      apply NoDup_both; [easy..|]. intros s i k. apply in_map_iff in k as (t & <- & _). specialize (without _ i).
      bits. rewrite N.eqb_refl in without. easy.
  Qed.
  Lemma subsets_alike s : Permutation (map renamed (subsets s)) (subsets (renamed s)).
  Proof.
    unfold subsets. apply same_members.
    - apply map_NoDup; [intros x y _ _; now apply image_injective|]. apply subsets_of_NoDup, members_NoDup.
    - apply subsets_of_NoDup, members_NoDup.
    - intro t. rewrite subsets_of_spec, in_map_iff. split.
      + intros (x & <- & i) u h. apply image_spec in h as (v & h & <-). rewrite subsets_of_spec in i. apply i in h.
        apply members_spec. rewrite image_at by easy. now apply members_spec.
      + intro h.
        exists (plane_of (filter (fun v => contains t (f v)) (members s))). split.
        * apply plane_ext. intro u. apply eq_true_iff_eq. rewrite image_spec. split.
          -- intros (v & i & <-). apply plane_of_spec, filter_In in i. easy.
          -- intro i. pose proof (h u i) as j. apply members_spec, image_spec in j as (v & j & <-). exists v. split; [|easy].
             apply plane_of_spec, filter_In. split; [now apply members_spec|easy].
        * apply subsets_of_spec. intros v i. apply plane_of_spec, filter_In in i. easy.
  Qed.

  Lemma colourable_alike g h : alike g h -> forall k s, colourable k h (renamed s) = colourable k g s.
  Proof.
    intro a. induction k; intro s; cbn [colourable]; rewrite image_none by easy; [easy|]. f_equal.
    rewrite <- (existsb_permuted _ _ _ (subsets_alike s)), map_existsb. apply existsb_same. intro i.
    now rewrite (has_edge_alike g h a), image_any, <- image_ldiff, IHk.
  Qed.

  Lemma two_comm u v : two u v = two v u.
  Proof. apply N.lor_comm. Qed.
  Lemma two_spec u v x : N.testbit (two u v) x = (N.eqb u x || N.eqb v x)%bool.
  Proof. unfold two. now bits. Qed.
  Lemma pairs_spec g p : In p (pairs g) <-> exists u v, u ∈ vertices g /\ v ∈ vertices g /\ u <> v /\ p = two u v.
  Proof.
    unfold pairs. rewrite in_flat_map. split.
    - intros (u & i & k). apply in_map_iff in k as (v & <- & k). apply filter_In in k as [k l]. apply N.ltb_lt in l.
      exists u, v. rewrite <- !members_spec. repeat split; try easy. lia.
    - assert (forall u v, u ∈ vertices g -> v ∈ vertices g -> u < v ->
        exists x, In x (members (vertices g)) /\ In (two u v) (map (two x) (filter (N.ltb x) (members (vertices g))))) as h.
      { intros u v i k l. exists u. split; [now apply members_spec|]. apply in_map, filter_In. split; [now apply members_spec|]. now apply N.ltb_lt. }
      intros (u & v & i & k & n & ->). destruct (N.lt_ge_cases u v); [now apply h|]. rewrite two_comm. apply h; try easy. lia.
  Qed.
  Lemma pairs_NoDup g : NoDup (pairs g).
  Proof.
    unfold pairs. assert (NoDup (members (vertices g))) as d by apply members_NoDup.
    enough (forall all, NoDup all -> NoDup (flat_map (fun u => map (two u) (filter (N.ltb u) (members (vertices g)))) all)) as h by now apply h.
    intros all da. induction all as [|u all IH]; cbn; [constructor|]. inversion da as [|? ? n da']; subst.
    apply NoDup_both.
    - apply map_NoDup; [|now apply NoDup_filter]. intros x y i k e. apply filter_In in i as [_ i], k as [_ k]. apply N.ltb_lt in i, k.
      assert (N.testbit (two u x) x = N.testbit (two u y) x) as b by now rewrite e.
      rewrite !two_spec, N.eqb_refl, orb_true_r in b. symmetry in b. apply orb_true_iff in b as [b|b]; apply N.eqb_eq in b; [lia|easy].
    - now apply IH.
    - intros p i k. apply in_map_iff in i as (x & <- & i). apply filter_In in i as [_ i]. apply N.ltb_lt in i.
      apply in_flat_map in k as (w & hw & k). apply in_map_iff in k as (y & e & k). apply filter_In in k as [_ k]. apply N.ltb_lt in k.
      assert (u <> w) as nw by (intros ->; easy).
      assert (N.testbit (two w y) u = N.testbit (two u x) u) as b by now rewrite e.
      rewrite !two_spec, N.eqb_refl in b. cbn in b. apply orb_true_iff in b as [b|b]; apply N.eqb_eq in b; [congruence|subst y].
      assert (N.testbit (two w u) x = N.testbit (two u x) x) as c by now rewrite e.
      rewrite !two_spec, N.eqb_refl, orb_true_r in c. apply orb_true_iff in c as [c|c]; apply N.eqb_eq in c; lia.
  Qed.
  Lemma image_two u v : renamed (two u v) = two (f u) (f v).
  Proof. unfold two. now rewrite image_lor, !image_cell. Qed.
  Lemma pairs_alike g h : alike g h -> Permutation (map renamed (pairs g)) (pairs h).
  Proof.
    intros [e _]. apply same_members.
    - apply map_NoDup; [intros x y _ _; now apply image_injective|apply pairs_NoDup].
    - apply pairs_NoDup.
    - intro p. rewrite pairs_spec, in_map_iff, e. split.
      + intros (x & <- & i). apply pairs_spec in i as (u & v & i & k & n & ->). exists (f u), (f v). rewrite !image_at, image_two by easy.
        repeat split; try easy. intro q. now apply injective in q.
      + intros (u & v & i & k & n & ->). apply image_spec in i as (x & i & <-), k as (y & k & <-).
        exists (two x y). rewrite image_two. split; [easy|]. apply pairs_spec. exists x, y. repeat split; try easy. congruence.
  Qed.

  (** Words *)

  Notation anew := (name_anew f).
  Lemma anew_truth v : truth (anew v) = truth v. Proof. now destruct v. Qed.
  Lemma anew_number v : number_in (anew v) = number_in v. Proof. now destruct v. Qed.
  Lemma anew_set v : set_in (anew v) = renamed (set_in v). Proof. now destruct v. Qed.

  Lemma of_graph_alike g h w : alike g h -> of_graph h w = anew (of_graph g w).
  Proof.
    intro a. unfold of_graph, odd_type. rewrite (order_alike g h a), (size_alike g h a).
    destruct w; cbn [name_anew]; try reflexivity.
    - now rewrite (proj1 a).
    - now rewrite (least_degree_alike g h a).
    - now rewrite (greatest_degree_alike g h a).
    - now rewrite <- (Permutation_length (components_alike g h a)), map_length.
    - now rewrite (connected_alike g h a).
    - now rewrite (connected_alike g h a).
    - f_equal. rewrite (proj1 a), <- (existsb_permuted _ _ _ (subsets_alike (vertices g))), map_existsb. apply existsb_same.
      intro s. rewrite <- image_ldiff by easy. now rewrite !(has_edge_alike g h a).
    - f_equal. symmetry. apply forallb_permuted. now apply degrees_alike.
    - f_equal. symmetry. apply forallb_permuted. now apply degrees_alike.
    - now rewrite (longest_cycle_alike g h a).
  Qed.
  Lemma of_pattern_alike g h w p : alike g h -> of_pattern h w p = anew (of_pattern g w p).
  Proof.
    intro a. pose proof (fun i => placed_alike g h i p a []) as e. cbn in e. unfold of_pattern. destruct w; cbn; now rewrite e.
  Qed.
  Lemma greater_swap x y z : greater x (greater y z) = greater y (greater x z).
  Proof.
    unfold greater. destruct x as [x| |], y as [y| |], z as [z| |]; cbn; try reflexivity;
      repeat match goal with |- context [Z.ltb ?a ?b] => destruct (Z.ltb_spec a b); cbn end; try reflexivity; try lia; f_equal; lia.
  Qed.
  Lemma lesser_swap x y z : lesser x (lesser y z) = lesser y (lesser x z).
  Proof.
    unfold lesser. destruct x as [x| |], y as [y| |], z as [z| |]; cbn; try reflexivity;
      repeat match goal with |- context [Z.ltb ?a ?b] => destruct (Z.ltb_spec a b); cbn end; try reflexivity; try lia; f_equal; lia.
  Qed.
  Lemma plus_swap x y z : plus x (plus y z) = plus y (plus x z).
  Proof. destruct x, y, z; cbn; try reflexivity. f_equal. lia. Qed.
  Lemma nim_plus_swap x y z : nim_plus x (nim_plus y z) = nim_plus y (nim_plus x z).
  Proof.
    destruct x as [x| |], y as [y| |], z as [z| |]; cbn; try reflexivity;
      repeat match goal with |- context [Z.ltb ?a ?b] => destruct (Z.ltb_spec a b); cbn end; try reflexivity; try lia.
    unfold natural. rewrite !N2Z.id. do 2 f_equal. now rewrite <- !N.lxor_assoc, (N.lxor_comm (Z.to_N x)).
  Qed.

  Lemma parity_plausible_alike g h s : alike g h -> parity_plausible h (renamed s) = parity_plausible g s.
  Proof.
    intro a. unfold parity_plausible, odd_type. now rewrite (order_alike g h a), (size_alike g h a), (proj1 a), <- image_land, count_image.
  Qed.
  Lemma odd_vertices_alike g h : alike g h -> odd_vertices h = renamed (odd_vertices g).
  Proof.
    intro a. apply plane_ext. intro u. apply eq_true_iff_eq. unfold odd_vertices at 1.
    rewrite plane_of_spec, filter_In, members_spec, image_spec, (proj1 a), image_spec. split.
    - intros [(v & i & <-) o]. exists v. split; [|easy]. apply plane_of_spec, filter_In. rewrite members_spec. split; [easy|].
      now rewrite (degree_alike g h a) in o.
    - intros (v & i & <-). apply plane_of_spec, filter_In in i as [i o]. apply members_spec in i.
      split; [now exists v|]. now rewrite (degree_alike g h a).
  Qed.
  Lemma plausible_alike g h s : alike g h -> plausible h (renamed s) = plausible g s.
  Proof.
    intro a. unfold plausible. rewrite <- (forallb_permuted _ _ _ (components_alike g h a)), map_forallb. apply forallb_same. intro p.
    rewrite (parity_plausible_alike (keep p g) (keep (renamed p) h) s) by now apply keep_alike.
    now rewrite (odd_vertices_alike g h a), <- image_lxor, <- !image_land, !image_any.
  Qed.
  Lemma of_one_alike g h w a : alike g h -> of_one h w (anew a) = anew (of_one g w a).
  Proof.
    intro al. unfold of_one. rewrite anew_truth, anew_set, anew_number.
    destruct w; cbn [name_anew]; rewrite ?(neighbours_alike g h al), <- ?image_ldiff, ?count_image by easy; try reflexivity.
    - rewrite (proj1 al), <- image_land, image_any by easy. do 2 f_equal. destruct (any (set_in a ∩ vertices g)); [|easy]. symmetry.
      apply fold_permuted; [apply greater_swap|]. rewrite <- (proj1 al). apply (over_vertices g h al). intro v.
      now rewrite <- image_cell, (distance_alike g h al).
    - f_equal. now apply plausible_alike.
    - f_equal. now apply parity_plausible_alike.
    - f_equal. now apply image_any.
    - f_equal. rewrite (order_alike g h al), (proj1 al). destruct (number_in a); try easy. f_equal. now apply colourable_alike.
  Qed.
  Lemma plane_of_permuted l m : (forall v, In v l <-> In v m) -> plane_of l = plane_of m.
  Proof. intro e. apply plane_ext. intro v. apply eq_true_iff_eq. now rewrite !plane_of_spec. Qed.
  Lemma of_two_alike g h w a b : alike g h -> of_two h w (anew a) (anew b) = anew (of_two g w a b).
  Proof.
    intro al. unfold of_two. rewrite !anew_truth, !anew_number, !anew_set.
    destruct w; cbn [name_anew]; rewrite ?(neighbours_alike g h al), ?(distance_alike g h al), <- ?image_lor, <- ?image_land,
      <- ?image_ldiff, <- ?image_lxor, ?image_eqb, ?image_any, ?image_none by easy; try reflexivity.
    - f_equal. apply (reached_alike (keep (set_in b) g) (keep (renamed (set_in b)) h)). now apply keep_alike.
    - f_equal. destruct (distance g (set_in a) (set_in b)); try reflexivity.
      apply plane_ext. intro u. apply eq_true_iff_eq. rewrite plane_of_spec, filter_In, members_spec, image_spec, (proj1 al). split.
      + intros [i k]. apply image_spec in i as (v & i & <-). exists v. split; [|easy]. apply plane_of_spec, filter_In.
        rewrite members_spec. split; [easy|]. now rewrite <- !image_cell, !(distance_alike g h al) in k.
      + intros (v & i & <-). apply plane_of_spec, filter_In in i as [i k]. apply members_spec in i. rewrite image_at by easy. split; [easy|].
        now rewrite <- !image_cell, !(distance_alike g h al).
  Qed.

  Lemma permuted_vertices (l m : list plane) : Permutation (map renamed l) m -> Permutation (map anew (map Vertices l)) (map Vertices m).
  Proof. intro p. rewrite map_map. cbn. rewrite <- map_map with (f := renamed) (g := Vertices). now apply Permutation_map. Qed.
  Lemma permuted_cells s : Permutation (map anew (map (fun v => Vertices (cell v)) (members s))) (map (fun v => Vertices (cell v)) (members (renamed s))).
  Proof.
    rewrite map_map. cbn. rewrite (map_ext _ (fun v => Vertices (cell (f v)))) by (intro; now rewrite image_cell).
    rewrite <- map_map with (f := f) (g := fun v => Vertices (cell v)). apply Permutation_map. now apply members_image.
  Qed.
  Lemma filtered_pairs g h (p q : plane -> bool) : alike g h -> (forall s, q (renamed s) = p s) ->
    Permutation (map renamed (filter p (pairs g))) (filter q (pairs h)).
  Proof.
    intros a e. rewrite (filter_same p (fun s => q (renamed s))) by easy. rewrite <- map_filter. now apply filter_permuted, pairs_alike.
  Qed.
  Lemma instances_alike g h r a b : alike g h -> Permutation (map anew (instances g r a b)) (instances h r (anew a) (anew b)).
  Proof.
    intro al. unfold instances. rewrite !anew_number, !anew_set. destruct r.
    - rewrite (proj1 al). apply permuted_cells.
    - apply permuted_vertices, filtered_pairs; [easy|]. intro s. now apply has_edge_alike.
    - apply permuted_vertices, filtered_pairs; [easy|]. intro s. f_equal. now apply has_edge_alike.
    - apply permuted_vertices. now apply pairs_alike.
    - apply permuted_vertices. rewrite (proj1 al). apply subsets_alike.
    - apply permuted_vertices. now apply components_alike.
    - now rewrite map_map.
    - apply permuted_cells.
    - apply permuted_vertices, subsets_alike.
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
  Qed.

  Lemma changed_alike c s g h : alike g h -> alike (changed c s g) (changed c (renamed s) h).
  Proof.
    intro a. destruct c; cbn [changed].
    - rewrite count_image by easy. destruct (count s =? 1); [now apply remove_alike|now apply part_alike].
    - now apply remove_alike.
    - now apply keep_alike.
    - now apply join_alike.
    - now apply complement_alike.
    - now apply square_alike.
  Qed.

  Definition all_anew (env : environment) : environment := map (fun '(x, v) => (x, anew v)) env.
  Lemma lookup_anew x env : lookup x (all_anew env) = anew (lookup x env).
  Proof. unfold lookup. induction env as [|[y v] env IH]; cbn; [easy|]. destruct (String.eqb y x); [easy|exact IH]. Qed.

  (* Every constant in a formula is no set; questions are among those that answer alike. *)
  Fixpoint made_of (good : string -> string -> list string -> bool) (e : formula) : bool :=
    match e with
    | Constant (Vertices _) => false
    | Constant _ | Named _ | Of_graph _ | Of_pattern _ _ => true
    | Of_one _ a => made_of good a
    | Of_two _ a b | And a b | Or a b | Implies a b | Let _ a b | Changed _ a b => made_of good a && made_of good b
    | If a b c | Quantified _ _ _ a b c => made_of good a && made_of good b && made_of good c
    | Asks word game options a => good word game options && made_of good a
    end.

  Theorem meaning_alike good ask ask' :
    (forall word game options, good word game options = true -> forall s g h, alike g h ->
       ask' word game options (renamed s) h = anew (ask word game options s g)) ->
    forall e, made_of good e = true -> forall g h env, alike g h -> meaning ask' h (all_anew env) e = anew (meaning ask g env e).
  Proof.
    intro asked. induction e; intros m g h env a; cbn [meaning made_of] in *;
      repeat match goal with H : (_ && _)%bool = true |- _ => apply andb_true_iff in H as [? ?] end.
    - now destruct v.
    - apply lookup_anew.
    - now apply of_graph_alike.
    - now apply of_pattern_alike.
    - rewrite (IHe m g h env a). now apply of_one_alike.
    - rewrite (IHe1 ltac:(easy) g h env a), (IHe2 ltac:(easy) g h env a). now apply of_two_alike.
    - rewrite (IHe1 ltac:(easy) g h env a), (IHe2 ltac:(easy) g h env a), !anew_truth. now destruct (truth _).
    - rewrite (IHe1 ltac:(easy) g h env a), (IHe2 ltac:(easy) g h env a), !anew_truth. now destruct (truth _).
    - rewrite (IHe1 ltac:(easy) g h env a), (IHe2 ltac:(easy) g h env a), !anew_truth. now destruct (truth _).
    - rewrite (IHe1 ltac:(easy) g h env a), (IHe2 ltac:(easy) g h env a), (IHe3 ltac:(easy) g h env a), anew_truth. now destruct (truth _).
    - rewrite (IHe1 ltac:(easy) g h env a). now apply (IHe2 ltac:(easy) g h ((x, meaning ask g env e1) :: env) a).
    - rewrite (IHe1 ltac:(easy) g h env a), (IHe2 ltac:(easy) g h env a). apply quantified_alike; [now apply instances_alike|].
      intro i. now apply (IHe3 ltac:(easy) g h ((x, i) :: env) a).
    - rewrite (IHe1 ltac:(easy) g h env a), anew_set. apply IHe2; [easy|]. now apply changed_alike.
    - rewrite (IHe ltac:(easy) g h env a), anew_set. now apply asked.
  Qed.
End Names.
