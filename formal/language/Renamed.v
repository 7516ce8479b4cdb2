(* Graphs whose vertices have other names: what is reached, degrees, distances, cycles and parts go along. *)
From Coq Require Import NArith ZArith List Bool String Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs Formulas Images.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* h is g with other names. *)
Definition named_anew (f : N -> N) (g h : graph) : Prop :=
  vertices h = image f (vertices g) /\ forall v, nb h (f v) = image f (nb g v).
Definition name_anew (f : N -> N) (v : value) : value :=
  match v with
  | Vertices s => Vertices (image f s)
  | Edges s => Edges (image (pair_named f) s)
  | Order l => Order (map f l)
  | Arcs s => Arcs (image (arc_named f) s)
  | _ => v
  end.

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
  Lemma same_name u v : (f u =? f v) = (u =? v).
  Proof. apply eq_true_iff_eq. rewrite !N.eqb_eq. split; [apply injective|congruence]. Qed.
  Lemma merged_alike g h u v : alike g h -> alike (merged g u v) (merged h (f u) (f v)).
  Proof.
    intro a. pose proof a as [e r]. apply rows_alike; cbn [vertices adjacency merged].
    - now rewrite e, <- image_cell, image_ldiff.
    - intros x _. rewrite e, !r, contains_image, same_name, <- !image_cell by easy.
      destruct (x =? u); [|destruct (contains (nb g x) v)];
        now rewrite <- ?image_lor, <- ?image_ldiff, <- ?image_land by easy.
  Qed.
  Lemma has_minor_alike p k : forall steps g h, alike g h -> has_minor steps p k h = has_minor steps p k g.
  Proof.
    induction steps; intros g h a; cbn [has_minor]; pose proof (placed_alike g h false p a []) as q; cbn [map] in q;
      rewrite q, (size_alike g h a); [easy|]. f_equal. f_equal.
    rewrite (proj1 a), <- (existsb_permuted _ _ _ (members_image f injective (vertices g))), map_existsb. apply existsb_same. intro u.
    rewrite (proj2 a), <- (existsb_permuted _ _ _ (members_image f injective (nb g u))), map_existsb. apply existsb_same. intro v.
    apply IHsteps. now apply merged_alike.
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

  Lemma colourable_alike g h : alike g h -> forall k, colourable k h = colourable k g.
  Proof.
    intros a k. unfold colourable. set (l := filter (fun i => negb (has_edge g i)) _). set (m := filter (fun i => negb (has_edge h i)) _).
    assert (Permutation (map renamed l) m) as p.
    { unfold l, m. rewrite (proj1 a), (filter_same (fun i => negb (has_edge g i)) (fun i => negb (has_edge h (renamed i))))
        by (intro i; now rewrite (has_edge_alike g h a)).
      rewrite <- map_filter with (p := fun i => negb (has_edge h i)). apply filter_permuted, subsets_alike. }
    rewrite (proj1 a). generalize (vertices g). clearbody l m. induction k; intro s; cbn [covered]; rewrite image_none by easy; [easy|]. f_equal.
    rewrite <- (existsb_permuted _ _ _ p), map_existsb. apply existsb_same. intro i. now rewrite <- image_land, <- image_ldiff, image_any, IHk.
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
End Names.
