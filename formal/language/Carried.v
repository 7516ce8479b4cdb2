(* Whether an automorphism carries one set to another, and how many automorphisms there are, does not depend on the names of vertices. *)
From Coq Require Import NArith List Bool Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs Formulas Images Renamed EdgeSets.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* Pairs that map different vertices to different ones, edges to edges, others to others, and s to t. *)
Definition kept (g : graph) (s t : plane) (m : list (N * N)) : Prop :=
  NoDup (map snd m) /\ (forall u x, In (u, x) m -> x ∈ vertices g /\ contains s u = contains t x) /\
  (forall u x v y, In (u, x) m -> In (v, y) m -> contains (nb g u) v = contains (nb g x) y).
Lemma kept_permuted g s t l m : Permutation l m -> kept g s t l -> kept g s t m.
Proof.
  intros p (a & b & c). split; [|split].
  - apply (Permutation_NoDup (Permutation_map snd p) a).
  - intros u x i. apply b. now apply (Permutation_in _ (Permutation_sym p)).
  - intros u x v y i j. apply c; now apply (Permutation_in _ (Permutation_sym p)).
Qed.
Lemma kept_fewer g s t l m : kept g s t (l ++ m) -> kept g s t m.
Proof.
  intros (a & b & c). split; [|split].
  - rewrite map_app in a. clear b c. induction (map snd l) as [|x k IH]; [easy|]. inversion a. now apply IH.
  - intros u x i. apply b, in_app_iff. now right.
  - intros u x v y i j. apply c; apply in_app_iff; now right.
Qed.

Lemma maps_on_spec g s t : forall l done, kept g s t done -> (maps_on g s t done l = true <-> exists m, map fst m = l /\ kept g s t (m ++ done)).
Proof.
  induction l as [|v l IH]; intros done k; cbn [maps_on].
  - split; [intros _; now exists []|easy].
  - rewrite existsb_exists. split.
    + intros (w & i & e). apply members_spec in i. apply andb_true_iff in e as [e r]. apply andb_true_iff in e as [e b]. apply andb_true_iff in e as [n c].
      apply eqb_prop in b. rewrite forallb_forall in c. apply negb_true_iff in n.
      assert (forall u x, In (u, x) ((v, w) :: done) -> contains (nb g u) v = contains (nb g x) w /\ contains (nb g v) u = contains (nb g w) x) as c'.
      { intros u x j. specialize (c (u, x) j). cbn in c. apply andb_true_iff in c as [c1 c2]. now apply eqb_prop in c1, c2. }
      assert (kept g s t ((v, w) :: done)) as k'.
      { destruct k as (k1 & k2 & k3). split; [|split].
        - cbn. constructor; [|easy]. intro j. apply in_map_iff in j as ([u x] & e & j). cbn in e. subst x.
          assert (existsb (fun '(_, x) => x =? w) done = true); [|congruence]. apply existsb_exists. exists (u, w). split; [easy|]. apply N.eqb_refl.
        - intros u x [j|j]; [injection j as <- <-; now split|now apply k2].
        - intros u x u' x' [j|j] [j'|j'].
          + injection j as <- <-. injection j' as <- <-. apply (c' v w). now left.
          + injection j as <- <-. apply (c' u' x'). now right.
          + injection j' as <- <-. apply (c' u x). now right.
          + now apply k3. }
      apply (IH _ k') in r as (m & <- & r). exists ((v, w) :: m). split; [easy|]. apply kept_permuted with (2 := r). symmetry. apply Permutation_middle.
    + intros ([|[u w] m] & e & r); [easy|]. cbn in e. injection e as -> <-.
      assert (kept g s t (m ++ (v, w) :: done)) as r' by (apply kept_permuted with (2 := r); apply Permutation_middle).
      pose proof (kept_fewer _ _ _ _ _ r') as (k1 & k2 & k3). exists w.
      destruct (k2 v w (or_introl eq_refl)) as [iw b]. split; [now apply members_spec|]. unfold maps_too. rewrite !andb_true_iff. repeat split.
      * apply negb_true_iff. destruct (existsb _ done) eqn:x; [|easy]. exfalso. apply existsb_exists in x as ([u y] & j & x). apply N.eqb_eq in x. subst y.
        cbn in k1. inversion k1 as [|? ? n _]; subst. apply n. now apply (in_map snd) in j.
      * apply forallb_forall. intros [u x] j. rewrite (k3 u x v w j (or_introl eq_refl)), (k3 v w u x (or_introl eq_refl) j), !eqb_reflx. easy.
      * rewrite b. apply eqb_reflx.
      * apply IH; [now split|]. now exists m.
Qed.
Lemma carried_spec g s t :
  carried g s t = true <-> exists m, Permutation (map fst m) (members (vertices g)) /\ kept g (s ∩ vertices g) (t ∩ vertices g) m.
Proof.
  unfold carried. rewrite maps_on_spec by (split; [constructor|easy]). split.
  - intros (m & e & k). rewrite app_nil_r in k. exists m. now rewrite e.
  - intros (m & p & k). apply Permutation_sym, Permutation_map_inv in p as (l & e & p). exists l. split; [now symmetry|]. rewrite app_nil_r.
    now apply kept_permuted with m.
Qed.

(** How many there are *)

Lemma total_app l m : total (l ++ m) = total l + total m.
Proof. unfold total. induction l as [|x l IH]; cbn; [easy|]. rewrite IH. lia. Qed.
Lemma total_permuted l m : Permutation l m -> total l = total m.
Proof. intro p. apply fold_permuted; [|easy]. intros. lia. Qed.
Lemma total_same {A} (k q : A -> N) l : (forall x, In x l -> k x = q x) -> total (map k l) = total (map q l).
Proof. intro e. f_equal. now apply map_ext_in. Qed.
Lemma total_if {A} (c : bool) (k : A -> N) l : (if c then total (map k l) else 0) = total (map (fun x => if c then k x else 0) l).
Proof. destruct c; [easy|]. unfold total. induction l as [|x l IH]; cbn; [easy|exact IH]. Qed.
Lemma total_plus {A} (k q : A -> N) l : total (map (fun x => k x + q x) l) = total (map k l) + total (map q l).
Proof. unfold total. induction l as [|x l IH]; cbn; [easy|]. rewrite IH. lia. Qed.
Lemma total_swap {A B} (k : A -> B -> N) l m : total (map (fun x => total (map (k x) m)) l) = total (map (fun y => total (map (fun x => k x y) l)) m).
Proof.
  induction l as [|x l IH]; cbn [map].
  - unfold total. cbn. induction m as [|y m IH]; cbn; [easy|exact IH].
  - rewrite (total_plus (k x) (fun y => total (map (fun x => k x y) l))). unfold total in *. cbn. now rewrite IH.
Qed.
Lemma maps_too_permuted g d d' v w : Permutation d d' -> maps_too g d v w = maps_too g d' v w.
Proof. intro p. unfold maps_too. rewrite (existsb_permuted _ _ _ p). f_equal. apply forallb_permuted. now constructor. Qed.
Lemma count_maps_done g l : forall d d', Permutation d d' -> count_maps g d l = count_maps g d' l.
Proof.
  induction l as [|v l IH]; intros d d' p; cbn [count_maps]; [easy|]. apply total_same. intros w _.
  rewrite (maps_too_permuted g d d') by easy. destruct (maps_too g d' v w); [|easy]. apply IH. now constructor.
Qed.
(* Two vertices can be mapped one after the other in either order. *)
Lemma maps_both g d u x v y : (maps_too g d u x && maps_too g ((u, x) :: d) v y = maps_too g d v y && maps_too g ((v, y) :: d) u x)%bool.
Proof.
  unfold maps_too. cbn [forallb existsb]. rewrite (N.eqb_sym x y).
  destruct (existsb (fun '(_, z) => z =? x) d), (existsb (fun '(_, z) => z =? y) d), (y =? x);
    cbn [orb negb andb]; rewrite ?andb_false_r; try easy.
  repeat match goal with |- context [forallb ?p d] => let e := fresh in destruct (forallb p d) eqn:e end; rewrite ?andb_false_r; try easy.
  rewrite !andb_true_r. destruct (contains (nb g u) v), (contains (nb g x) y), (contains (nb g v) u), (contains (nb g y) x); cbn;
    rewrite ?andb_false_r, ?andb_true_r; try easy; apply andb_comm.
Qed.
Lemma count_maps_permuted g l m : Permutation l m -> forall d, count_maps g d l = count_maps g d m.
Proof.
  intro p. induction p as [|v l m p IH|v u l|l m n p IH p' IH']; intro d; [easy| | |now rewrite IH].
  - cbn [count_maps]. apply total_same. intros w _. destruct (maps_too g d v w); [apply IH|easy].
  - cbn [count_maps]. set (s := members (vertices g)).
    rewrite (total_same _ (fun x => total (map (fun y => if (maps_too g d u x && maps_too g ((u, x) :: d) v y)%bool
      then count_maps g ((v, y) :: (u, x) :: d) l else 0) s)) s).
    2: { intros x _. rewrite total_if. apply total_same. intros y _. now destruct (maps_too g d u x). }
    rewrite total_swap. apply total_same. intros y _. rewrite total_if. apply total_same. intros x _.
    rewrite maps_both. destruct (maps_too g d v y); [|easy]. cbn [andb]. destruct (maps_too g _ u x); [|easy]. apply count_maps_done. constructor.
Qed.

Section Names.
  Variable f : N -> N.
  Hypothesis injective : forall u v, f u = f v -> u = v.
  Notation renamed := (image f).
  Notation alike := (named_anew f).
  Definition both (p : N * N) : N * N := (f (fst p), f (snd p)).
  Lemma in_both m u x : In (u, x) m <-> In (f u, f x) (map both m).
  Proof.
    rewrite in_map_iff. split; [intro i; now exists (u, x)|]. intros ([v y] & e & i). injection e as e1 e2. apply injective in e1, e2. now subst.
  Qed.
  Lemma kept_alike g h s t m : alike g h -> (kept g s t m <-> kept h (renamed s) (renamed t) (map both m)).
  Proof.
    intros [e r]. assert (forall u v, contains (nb h (f u)) (f v) = contains (nb g u) v) as near by (intros u v; rewrite r; apply (contains_image f injective)).
    assert (map snd (map both m) = map f (map snd m)) as q by now rewrite !map_map. unfold kept. rewrite q. split; intros (a & b & c); (split; [|split]).
    - apply map_NoDup; [intros; now apply injective|easy].
    - intros u' x' i. apply in_map_iff in i as ([u x] & k & i). injection k as <- <-. cbn. rewrite e, image_at, !(contains_image f injective) by easy. now apply b.
    - intros u' x' v' y' i j. apply in_map_iff in i as ([u x] & k & i), j as ([v y] & l & j). injection k as <- <-. injection l as <- <-. cbn.
      rewrite !near. now apply c.
    - now apply NoDup_map_inv in a.
    - intros u x i. apply in_both in i. apply b in i. now rewrite e, image_at, !(contains_image f injective) in i by easy.
    - intros u x v y i j. apply in_both in i, j. pose proof (c _ _ _ _ i j) as k. now rewrite !near in k.
  Qed.
  Lemma carried_alike g h s t : alike g h -> carried h (renamed s) (renamed t) = carried g s t.
  Proof.
    intro a. pose proof a as [e r]. apply eq_true_iff_eq. rewrite !carried_spec, e, <- !image_land by easy. pose proof (members_image f injective (vertices g)) as p. split.
    - intros (m & q & k).
      assert (exists l, map both l = m) as (l & <-).
      { assert (forall u x, In (u, x) m -> exists v y, f v = u /\ f y = x) as pre.
        { intros u x i. destruct k as (_ & b & _). destruct (b u x i) as [ix _]. rewrite e in ix. apply image_spec in ix as (y & _ & <-).
          assert (In u (members (renamed (vertices g)))) as iu by (apply (Permutation_in _ q), in_map_iff; now exists (u, f y)).
          apply members_spec, image_spec in iu as (v & _ & <-). now exists v, y. }
        clear - pre. induction m as [|[u x] m IH]; [now exists []|]. destruct IH as (l & <-); [intros; apply pre; now right|].
        destruct (pre u x (or_introl eq_refl)) as (v & y & <- & <-). now exists ((v, y) :: l). }
      exists l. split; [|now apply (kept_alike g h)]. rewrite map_map in q. cbn in q. rewrite <- map_map with (f := fst) (g := f), <- p in q.
      apply Permutation_sym, Permutation_map_inv in q as (x & q & i). apply (map_injective f injective) in q. now rewrite q, <- i.
    - intros (m & q & k). exists (map both m). split; [|exact (proj1 (kept_alike g h _ _ m a) k)]. rewrite map_map. cbn. rewrite <- map_map with (f := fst) (g := f), <- p.
      now apply Permutation_map.
  Qed.

  Lemma vertex_orbits_alike g h : alike g h -> vertex_orbits h = vertex_orbits g.
  Proof.
    intro a. unfold vertex_orbits. apply (distinct_named renamed); [apply (image_injective f injective)|].
    rewrite map_map. apply (over_vertices f injective g h a).
    intro v. apply plane_ext. intro y. apply eq_true_iff_eq. rewrite plane_of_spec, filter_In, members_spec, image_spec, (proj1 a). split.
    - intros [i c]. apply image_spec in i as (u & i & <-). exists u. split; [|easy]. apply plane_of_spec, filter_In. split; [now apply members_spec|].
      now rewrite <- !image_cell, carried_alike with (g := g) in c.
    - intros (u & i & <-). apply plane_of_spec, filter_In in i as [i c]. apply members_spec in i. rewrite image_at by easy. split; [easy|].
      now rewrite <- !image_cell, carried_alike with (g := g).
  Qed.
  Lemma edge_orbits_alike g h : alike g h -> edge_orbits h = edge_orbits g.
  Proof.
    intro a. unfold edge_orbits. apply (distinct_named (image (pair_named f))); [apply image_injective, (pair_named_injective f injective)|].
    rewrite map_map. transitivity (map (fun e => edge_set (filter (carried h e) (edges h))) (map renamed (edges g))); [|now apply Permutation_map, edges_alike].
    rewrite map_map, (map_ext _ (fun e => edge_set (filter (carried h (renamed e)) (edges h)))); [easy|].
    intro s. symmetry. apply (edge_set_alike f injective); [easy|]. intro t. now apply carried_alike.
  Qed.

  Lemma maps_too_alike g h d v w : alike g h -> maps_too h (map both d) (f v) (f w) = maps_too g d v w.
  Proof.
    intros [_ r]. assert (forall u v, contains (nb h (f u)) (f v) = contains (nb g u) v) as near by (intros u x; rewrite r; apply (contains_image f injective)).
    unfold maps_too. rewrite map_existsb. change ((f v, f w) :: map both d) with (map both ((v, w) :: d)). rewrite map_forallb. f_equal.
    - f_equal. apply existsb_same. intros [u x]. cbn. destruct (N.eqb_spec x w) as [->|n]; [apply N.eqb_refl|]. apply N.eqb_neq. intro e. now apply n, injective.
    - apply forallb_same. intros [u x]. cbn. now rewrite !near.
  Qed.
  Lemma count_maps_alike g h l : alike g h -> forall d, count_maps h (map both d) (map f l) = count_maps g d l.
  Proof.
    intro a. induction l as [|v l IH]; intro d; [easy|]. cbn [map count_maps]. symmetry.
    rewrite (proj1 a), <- (total_permuted _ _ (Permutation_map (fun w => if maps_too h (map both d) (f v) w then count_maps h ((f v, w) :: map both d) (map f l) else 0)
      (members_image f injective (vertices g)))), map_map.
    apply total_same. intros w _. rewrite maps_too_alike with (g := g) by easy. destruct (maps_too g d v w); [|easy]. symmetry. exact (IH ((v, w) :: d)).
  Qed.
  Lemma automorphisms_alike g h : alike g h -> automorphisms h = automorphisms g.
  Proof.
    intro a. unfold automorphisms. rewrite <- (count_maps_alike g h (members (vertices g)) a []). apply count_maps_permuted. rewrite (proj1 a).
    symmetry. now apply members_image.
  Qed.
End Names.
