(* The numbers of edges, sets of edges by them, orders and blocks, when vertices have other names. *)
From Coq Require Import NArith ZArith List Bool Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs Formulas Images Renamed.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** Numbers of pairs *)

Lemma twice_triangle v : 2 * triangle v = v * (v - 1).
Proof.
  assert (exists k, v * (v - 1) = 2 * k) as [k e].
  { induction v as [|v [k IH]] using N.peano_ind; [now exists 0|]. exists (k + v).
    destruct v as [|p]; [rewrite N.mul_0_l in IH; rewrite N.add_0_r, <- IH; reflexivity|].
    replace (N.succ (N.pos p) - 1) with (N.pos p) by lia. assert (1 <= N.pos p) as o by lia. revert IH o. generalize (N.pos p) as x. intros x e o.
    assert (x <= x * x) by nia. rewrite N.mul_sub_distr_l in e. lia. }
  unfold triangle. rewrite e, N.div2_div, (N.mul_comm 2 k), N.div_mul by easy. lia.
Qed.
Lemma last_end_spec u v : u < v -> last_end (u + triangle v) = v.
Proof.
  intro h. unfold last_end. pose proof (twice_triangle v) as t. set (e := u + triangle v).
  assert (8 * e + 1 = (2 * v - 1) * (2 * v - 1) + 8 * u) as s by (unfold e; nia).
  assert (2 * v - 1 <= N.sqrt (8 * e + 1)) as a by (apply N.sqrt_le_square; nia).
  assert (N.sqrt (8 * e + 1) < 2 * v + 1) as b by (apply N.sqrt_lt_square; nia).
  rewrite N.div2_div. symmetry. apply N.div_unique with (1 + N.sqrt (8 * e + 1) - 2 * v); lia.
Qed.
Lemma first_end_spec u v : u < v -> first_end (u + triangle v) = u.
Proof. intro h. unfold first_end. rewrite last_end_spec by easy. lia. Qed.
Lemma number_exists e : exists u v, u < v /\ e = u + triangle v.
Proof.
  induction e as [|e (u & v & h & ->)] using N.peano_ind; [now exists 0, 1|].
  destruct (N.lt_ge_cases (N.succ u) v) as [l|l]; [exists (N.succ u), v; lia|].
  exists 0, (N.succ v). pose proof (twice_triangle v). pose proof (twice_triangle (N.succ v)). split; [lia|]. nia.
Qed.
Lemma ends_of_number e : first_end e < last_end e /\ e = first_end e + triangle (last_end e).
Proof.
  destruct (number_exists e) as (u & v & h & ->). rewrite first_end_spec, last_end_spec by easy. now split.
Qed.
Lemma last_end_bound e : last_end e <= N.succ e.
Proof.
  destruct (ends_of_number e) as [h q].
  assert (forall a, 1 <= a -> a <= N.succ (triangle a)) as k.
  { intros a l. pose proof (twice_triangle a). nia. }
  specialize (k (last_end e) ltac:(lia)). lia.
Qed.

Lemma edge_of_pair u v : u <> v -> edge_of (pair_number u v) = two u v.
Proof.
  intro n. unfold edge_of, pair_number. rewrite first_end_spec, last_end_spec by lia.
  destruct (N.le_ge_cases u v).
  - now rewrite N.min_l, N.max_r by easy.
  - now rewrite N.min_r, N.max_l, two_comm by easy.
Qed.
Lemma pair_number_comm u v : pair_number u v = pair_number v u.
Proof. unfold pair_number. now rewrite N.min_comm, N.max_comm. Qed.
Lemma pair_number_ends e : pair_number (first_end e) (last_end e) = e.
Proof. destruct (ends_of_number e) as [a b]. unfold pair_number. rewrite N.min_l by lia. rewrite N.max_r by lia. exact (eq_sym b). Qed.
Lemma log2_two u v : N.log2 (two u v) = N.max u v.
Proof.
  assert (two u v <> 0) as z by (intro e; pose proof (two_spec u v u) as k; rewrite e, N.bits_0, N.eqb_refl in k; easy).
  pose proof (N.bit_log2 _ z) as b. rewrite two_spec, orb_true_iff, !N.eqb_eq in b.
  assert (forall x, N.testbit (two u v) x = true -> x <= N.log2 (two u v)) as k.
  { intros x h. destruct (N.le_gt_cases x (N.log2 (two u v))) as [l|l]; [easy|]. now rewrite N.bits_above_log2 in h. }
  assert (u <= N.log2 (two u v)) by (apply k; now rewrite two_spec, N.eqb_refl).
  assert (v <= N.log2 (two u v)) by (apply k; now rewrite two_spec, N.eqb_refl, orb_true_r). lia.
Qed.
Lemma cell_log2 v : N.log2 (cell v) = v.
Proof. unfold cell. rewrite N.shiftl_1_l. apply N.log2_pow2. lia. Qed.
Lemma number_of_two u v : u <> v -> number_of (two u v) = pair_number u v.
Proof.
  intro n. unfold number_of. rewrite log2_two.
  assert (two u v ∖ cell (N.max u v) = cell (N.min u v)) as ->.
  { apply plane_ext. intro x. rewrite N.ldiff_spec, two_spec, !cell_spec.
    destruct (N.eqb_spec u x), (N.eqb_spec v x), (N.eqb_spec (N.max u v) x), (N.eqb_spec (N.min u v) x); try easy; lia. }
  rewrite cell_log2. unfold pair_number. now replace (N.min (N.min u v) (N.max u v)) with (N.min u v) by lia;
    replace (N.max (N.min u v) (N.max u v)) with (N.max u v) by lia.
Qed.
Lemma number_of_edge e : number_of (edge_of e) = e.
Proof.
  destruct (ends_of_number e). unfold edge_of. rewrite number_of_two by lia. apply pair_number_ends.
Qed.
Lemma count_two u v : u <> v -> count (two u v) = 2.
Proof.
  intro n. rewrite count_members. assert (Permutation [u; v] (members (two u v))) as p.
  { apply same_members.
    - constructor; [intros [e|[]]; congruence|]. constructor; [easy|constructor].
    - apply members_NoDup.
    - intro x. rewrite members_spec, two_spec, orb_true_iff, !N.eqb_eq. cbn. intuition. }
  now rewrite <- (Permutation_length p).
Qed.
Lemma count_edge e : count (edge_of e) = 2.
Proof. apply count_two. destruct (ends_of_number e). lia. Qed.
Lemma two_of s : count s = 2 -> exists u v, u <> v /\ s = two u v.
Proof.
  rewrite count_members. intro e. pose proof (members_NoDup s) as d. pose proof (fun x => members_spec s x) as i.
  destruct (members s) as [|u [|v [|w l]]]; cbn in e; try lia. exists u, v. inversion d as [|? ? n _]; subst. split; [intros ->; apply n; now left|].
  apply plane_ext. intro x. apply eq_true_iff_eq. rewrite two_spec, orb_true_iff, !N.eqb_eq, <- i. cbn. intuition.
Qed.
Lemma edge_of_number s : count s = 2 -> edge_of (number_of s) = s.
Proof. intro c. destruct (two_of s c) as (u & v & n & ->). now rewrite number_of_two, edge_of_pair. Qed.

Lemma edges_two g s : In s (edges g) -> count s = 2.
Proof.
  intro i. apply filter_In in i as [i _]. apply pairs_spec in i as (u & v & _ & _ & n & ->). now apply count_two.
Qed.

(** Orders *)

Lemma inserted_spec v l p : In p (inserted v l) <-> exists a b, l = a ++ b /\ p = a ++ v :: b.
Proof.
  revert p. induction l as [|u l IH]; intro p; cbn [inserted In].
  - split.
    + intros [<-|[]]. now exists [], [].
    + intros (a & b & e & ->). destruct a, b; try easy. now left.
  - rewrite in_map_iff. split.
    + intros [<-|(q & <- & i)]; [now exists [], (u :: l)|]. apply IH in i as (a & b & -> & ->). now exists (u :: a), b.
    + intros (a & b & e & ->). destruct a as [|x a]; cbn in e; [left; now subst|right]. injection e as -> ->.
      exists (a ++ v :: b). split; [easy|]. apply IH. now exists a, b.
Qed.
Lemma orders_of_spec l : forall p, In p (orders_of l) <-> Permutation l p.
Proof.
  induction l as [|v l IH]; intro p; cbn [orders_of].
  - split; [intros [<-|[]]; constructor|]. intro h. apply Permutation_nil in h as ->. now left.
  - rewrite in_flat_map. split.
    + intros (q & i & h). apply IH in i. apply inserted_spec in h as (a & b & -> & ->).
      transitivity (v :: a ++ b); [now constructor|]. apply Permutation_middle.
    + intro h. assert (In v p) as i by (apply (Permutation_in _ h); now left). apply in_split in i as (a & b & ->).
      exists (a ++ b). split; [|apply inserted_spec; now exists a, b]. apply IH.
      apply (Permutation_cons_inv (a := v)). transitivity (a ++ v :: b); [easy|]. symmetry. apply Permutation_middle.
Qed.
Lemma inserted_NoDup v l : ~ In v l -> NoDup (inserted v l).
Proof.
  induction l as [|u l IH]; intro n; cbn [inserted]; constructor; try easy; [constructor| |].
  - intro i. apply in_map_iff in i as (q & e & _). injection e as -> _. apply n. now left.
  - apply map_NoDup; [intros; congruence|]. apply IH. intro i. apply n. now right.
Qed.
Lemma orders_NoDup l : NoDup l -> NoDup (orders_of l).
Proof.
  induction l as [|v l IH]; intro d; cbn [orders_of]; [constructor; [easy|constructor]|]. inversion d as [|? ? n d']; subst.
  specialize (IH d'). assert (forall q, In q (orders_of l) -> ~ In v q) as out.
  { intros q i h. apply orders_of_spec in i. now apply (Permutation_in _ (Permutation_sym i)) in h. }
  assert (forall all, NoDup all -> (forall q, In q all -> ~ In v q) -> NoDup (flat_map (inserted v) all)) as h; [|now apply h].
  induction all as [|q all IHa]; intros da o; cbn; [constructor|]. inversion da as [|? ? nq da']; subst. apply NoDup_both.
  - apply inserted_NoDup, o. now left.
  - apply IHa; [easy|]. intros r i. apply o. now right.
  - intros p i k. apply in_flat_map in k as (r & ir & k). apply inserted_spec in i as (a & b & -> & ->), k as (c & e & -> & k).
    apply nq. replace (a ++ b) with (c ++ e); [easy|].
    assert (forall a b, ~ In v (a ++ b) -> filter (fun x => negb (x =? v)) (a ++ v :: b) = a ++ b) as without.
    { clear. intros a b o. rewrite filter_app. cbn. rewrite N.eqb_refl. cbn. rewrite <- filter_app.
      induction (a ++ b) as [|x l IH]; cbn; [easy|]. destruct (N.eqb_spec x v) as [->|n]; [exfalso; apply o; now left|].
      cbn. f_equal. apply IH. intro i. apply o. now right. }
    rewrite <- (without c e), <- (without a b), k; [easy|apply o; now left|apply o; now right].
Qed.

Section Names.
  Variable f : N -> N.
  Hypothesis injective : forall u v, f u = f v -> u = v.
  Notation renamed := (image f).
  Notation alike := (named_anew f).

  Notation pair_named := (pair_named f).
  Lemma edge_of_named e : edge_of (pair_named e) = renamed (edge_of e).
  Proof.
    destruct (ends_of_number e) as [h _]. unfold Formulas.pair_named. rewrite edge_of_pair by (intro k; apply injective in k; lia).
    unfold edge_of. now rewrite (image_two f injective).
  Qed.
  Lemma pair_named_injective d e : pair_named d = pair_named e -> d = e.
  Proof.
    intro k. assert (renamed (edge_of d) = renamed (edge_of e)) as r by (rewrite <- !edge_of_named; now f_equal).
    apply (image_injective f injective) in r. now rewrite <- (number_of_edge d), r, number_of_edge.
  Qed.
  Lemma number_of_named s : count s = 2 -> number_of (renamed s) = pair_named (number_of s).
  Proof.
    intro c. rewrite <- (number_of_edge (pair_named (number_of s))), edge_of_named. now rewrite edge_of_number.
  Qed.
  Lemma edge_set_named l : (forall s, In s l -> count s = 2) -> edge_set (map renamed l) = image pair_named (edge_set l).
  Proof.
    intro c. unfold edge_set. rewrite map_map. apply plane_ext. intro x. apply eq_true_iff_eq. rewrite plane_of_spec, image_spec, in_map_iff. split.
    - intros (s & <- & i). exists (number_of s). rewrite plane_of_spec. split; [now apply in_map|]. symmetry. now apply number_of_named, c.
    - intros (e & i & <-). apply plane_of_spec, in_map_iff in i as (s & <- & i). exists s. split; [|easy]. now apply number_of_named, c.
  Qed.
  Lemma edge_set_permuted l m : Permutation l m -> edge_set l = edge_set m.
  Proof.
    intro p. unfold edge_set. apply plane_ext. intro x. apply eq_true_iff_eq. rewrite !plane_of_spec.
    split; intro i; [now apply (Permutation_in _ (Permutation_map number_of p))|now apply (Permutation_in _ (Permutation_map number_of (Permutation_sym p)))].
  Qed.

  Lemma filtered_edges g h (p q : plane -> bool) : alike g h -> (forall s, q (renamed s) = p s) ->
    Permutation (map renamed (filter p (edges g))) (filter q (edges h)).
  Proof.
    intros a e. rewrite (filter_same p (fun s => q (renamed s))) by easy. rewrite <- map_filter. apply filter_permuted.
    unfold edges. rewrite (filter_same (has_edge g) (fun s => has_edge h (renamed s))) by (intro s; now rewrite (has_edge_alike f injective g h a)).
    rewrite <- map_filter. now apply filter_permuted, (pairs_alike f injective).
  Qed.
  Lemma edges_alike g h : alike g h -> Permutation (map renamed (edges g)) (edges h).
  Proof.
    intro a. pose proof (filtered_edges g h (fun _ => true) (fun _ => true) a (fun _ => eq_refl)) as p.
    assert (forall l : list plane, filter (fun _ => true) l = l) as e by (induction l as [|x l IH]; cbn; congruence). now rewrite !e in p.
  Qed.
  Lemma edge_set_alike g h (p q : plane -> bool) : alike g h -> (forall s, q (renamed s) = p s) ->
    edge_set (filter q (edges h)) = image pair_named (edge_set (filter p (edges g))).
  Proof.
    intros a e. rewrite <- (edge_set_permuted _ _ (filtered_edges g h p q a e)). apply edge_set_named.
    intros s i. apply filter_In in i as [i _]. now apply edges_two in i.
  Qed.
  Lemma all_edges_alike g h : alike g h -> edge_set (edges h) = image pair_named (edge_set (edges g)).
  Proof. intro a. rewrite <- (edge_set_permuted _ _ (edges_alike g h a)). apply edge_set_named, edges_two. Qed.
  Lemma edges_of_named s : Permutation (map renamed (map edge_of (members s))) (map edge_of (members (image pair_named s))).
  Proof.
    rewrite map_map, (map_ext _ (fun e => edge_of (pair_named e))) by (intro; now rewrite edge_of_named).
    rewrite <- map_map with (f := pair_named) (g := edge_of). apply Permutation_map, members_image, pair_named_injective.
  Qed.
  Lemma ends_named s : ends (image pair_named s) = renamed (ends s).
  Proof.
    unfold ends. rewrite (image_union f injective). symmetry. apply union_permuted, edges_of_named.
  Qed.
  Lemma along_alike l m s : Permutation (map renamed l) m -> along m (renamed s) = renamed (along l s).
  Proof.
    intro p. unfold along. rewrite image_lor, (image_union f injective) by easy. f_equal. symmetry. apply union_permuted.
    rewrite (filter_same (fun e => any (e ∩ s)) (fun e => any (renamed e ∩ renamed s))) by (intro e; now rewrite <- image_land, image_any by easy).
    rewrite <- map_filter with (p := fun e => any (e ∩ renamed s)). now apply filter_permuted.
  Qed.
  Lemma reached_along_alike g h s t : alike g h -> reached_along h (renamed s) (image pair_named t) = renamed (reached_along g s t).
  Proof.
    intro a. unfold reached_along. rewrite (order_alike f injective g h a), (proj1 a), <- image_land by easy.
    set (l := filter (has_edge g) _). set (m := filter (has_edge h) _). assert (Permutation (map renamed l) m) as p.
    { unfold l, m. rewrite (filter_same (has_edge g) (fun s => has_edge h (renamed s))) by (intro x; now rewrite (has_edge_alike f injective g h a)).
      rewrite <- map_filter. apply filter_permuted, edges_of_named. }
    induction (count (vertices g)) as [|k IH] using N.peano_ind; [easy|]. rewrite !N.iter_succ, IH. now apply along_alike.
  Qed.

  (** Orders and blocks *)

  Lemma orders_alike s : Permutation (map (map f) (orders_of (members s))) (orders_of (members (renamed s))).
  Proof.
    pose proof (members_image f injective s) as p. apply same_members.
    - apply map_NoDup; [|apply orders_NoDup, members_NoDup]. intros x y _ _. now apply map_injective.
    - apply orders_NoDup, members_NoDup.
    - intro q. rewrite in_map_iff, orders_of_spec. split.
      + intros (x & <- & i). apply orders_of_spec in i. rewrite <- p. now apply Permutation_map.
      + intro i. rewrite <- p in i. apply Permutation_sym, Permutation_map_inv in i as (x & -> & i). exists x. split; [easy|].
        apply orders_of_spec. now symmetry.
  Qed.
  Lemma before_named s l : before (renamed s) (map f l) = renamed (before s l).
  Proof.
    induction l as [|v l IH]; cbn [before map]; [reflexivity|]. rewrite <- image_cell, (image_eqb f injective) by easy.
    destruct (cell v =? s); [reflexivity|]. now rewrite IH, image_lor.
  Qed.
  Lemma inseparable_alike g h s : alike g h -> inseparable h (renamed s) = inseparable g s.
  Proof.
    intro a. unfold inseparable. rewrite (connected_alike f injective (keep s g) (keep (renamed s) h)) by now apply (keep_alike f injective).
    f_equal. rewrite <- (forallb_permuted _ _ _ (members_image f injective s)), map_forallb. apply forallb_same. intro v.
    rewrite count_image by easy. f_equal. rewrite <- image_cell, <- image_ldiff by easy.
    apply (connected_alike f injective). now apply (keep_alike f injective).
  Qed.
  Lemma blocks_alike g h : alike g h -> Permutation (map renamed (blocks g)) (blocks h).
  Proof.
    intro a. unfold blocks. set (l := filter (inseparable g) _). set (m := filter (inseparable h) _).
    assert (Permutation (map renamed l) m) as p.
    { unfold l, m. rewrite (filter_same (inseparable g) (fun s => inseparable h (renamed s))) by (intro x; now rewrite (inseparable_alike g h)).
      rewrite <- map_filter, (proj1 a). now apply filter_permuted, (subsets_alike f injective). }
    set (last := fun s => forallb (fun t => negb (none (s ∖ t) && negb (s =? t))) m).
    rewrite (filter_same _ (fun s => last (renamed s))).
    - rewrite <- map_filter. now apply filter_permuted.
    - intro s. unfold last. rewrite <- (forallb_permuted _ _ _ p), map_forallb. apply forallb_same. intro t.
      now rewrite <- image_ldiff, image_none, image_eqb by easy.
  Qed.

  (** What is different *)

  Lemma distinct_named (k : plane -> plane) l m : (forall a b, k a = k b -> a = b) -> Permutation (map k l) m -> distinct m = distinct l.
  Proof.
    intros inj p. unfold distinct. apply (f_equal N.of_nat). transitivity (length (map k (nodup N.eq_dec l))); [|apply map_length].
    symmetry. apply Permutation_length, same_members.
    - apply map_NoDup; [intros; now apply inj|apply NoDup_nodup].
    - apply NoDup_nodup.
    - intro x. rewrite nodup_In, in_map_iff. split.
      + intros (y & <- & i). apply nodup_In in i. apply (Permutation_in _ p). now apply in_map.
      + intro i. apply (Permutation_in _ (Permutation_sym p)), in_map_iff in i as (y & <- & i). exists y. now rewrite nodup_In.
  Qed.
  Lemma sum_named l : renamed (sum_of_planes l) = sum_of_planes (map renamed l).
  Proof. induction l as [|a l IH]; cbn; [reflexivity|]. fold (sum_of_planes l). now rewrite image_lxor, IH. Qed.
  Lemma sum_permuted l m : Permutation l m -> sum_of_planes l = sum_of_planes m.
  Proof.
    intro p. unfold sum_of_planes. apply fold_permuted; [|easy]. intros x y z. now rewrite <- !N.lxor_assoc, (N.lxor_comm x).
  Qed.
  Lemma binary_rank_alike g h : alike g h -> binary_rank h = binary_rank g.
  Proof.
    intro a. unfold binary_rank. f_equal. apply (distinct_named renamed); [apply (image_injective f injective)|].
    rewrite map_map, (proj1 a), <- (subsets_alike f injective), map_map.
    rewrite (map_ext _ (fun s => sum_of_planes (map (nb h) (members (renamed s))))); [easy|]. intro s.
    rewrite sum_named, map_map. rewrite (map_ext _ (fun v => nb h (f v))) by (intro v; symmetry; apply (proj2 a)).
    rewrite <- map_map with (f := f) (g := nb h). apply sum_permuted, Permutation_map. now apply members_image.
  Qed.
End Names.
