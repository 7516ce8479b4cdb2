(* Canonical words, by the search of docs/LEDGERS.md: ordered partitions are refined, and branched where refinement ends. The greatest
   word looked at, and in how many orders it is met, are the same for isomorphic graphs. *)
From Coq Require Import NArith List Bool Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Images Renamed.
From Gamecert.ledgers Require Import Simple Words.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** The search: `row` has the neighbours of a vertex *)

(* Cells, each with whether the others are still to be split by it. *)
Definition cells := list (plane * bool).
Definition single (c : plane) : bool := count c =? 1.
Definition discrete (p : cells) : bool := forallb (fun c => single (fst c)) p.

(* Of a cell, those with fewer neighbours first. *)
Definition by_row (r d : plane) : list plane := if none (d ∩ r) || none (d ∖ r) then [d] else [d ∖ r; d ∩ r].
Definition those_with (k : N) (keyed : list (N * N)) : plane := plane_of (map snd (filter (fun e => fst e =? k) keyed)).
Definition by_count (row : N -> plane) (by_ d : plane) : list plane :=
  let keyed := map (fun v => (count (row v ∩ by_), v)) (members d) in
  let few := fold_right (fun e => N.min (fst e)) (count by_) keyed in
  let many := fold_right (fun e => N.max (fst e)) 0 keyed in
  if few =? many then [d] else filter any (map (fun k => those_with k keyed) (count_from (N.to_nat (many + 1 - few)) few)).
Definition neighbours_in (row : N -> plane) (s : plane) : plane := union (map row (members s)).
Definition pass (row : N -> plane) (by_ : plane) (p : cells) : cells :=
  let parts := if single by_ then by_row (neighbours_in row by_) else by_count row by_ in
  flat_map (fun c => if single (fst c) then [c] else match parts (fst c) with [_] => [c] | l => map (fun d => (d, true)) l end) p.
Fixpoint first_todo (p : cells) : option (plane * cells) :=
  match p with
  | [] => None
  | (c, true) :: p => Some (c, (c, false) :: p)
  | x :: p => match first_todo p with Some (c, q) => Some (c, x :: q) | None => None end
  end.
Fixpoint refine (steps : nat) (row : N -> plane) (p : cells) : cells :=
  match steps with
  | O => p
  | S steps => if discrete p then p else match first_todo p with None => p | Some (c, q) => refine steps row (pass row c q) end
  end.

(* The first cell with more than one vertex; and v put before the rest of it. *)
Fixpoint first_open (p : cells) : plane := match p with [] => empty | (c, _) :: p => if single c then first_open p else c end.
Fixpoint apart (v : N) (p : cells) : cells :=
  match p with
  | [] => []
  | (c, t) :: p => if single c then (c, t) :: apart v p else (cell v, true) :: (c ∖ cell v, true) :: p
  end.
(* Any two vertices of d are adjacent to the same others, and no other cell has a vertex of d. *)
Definition twins (n : N) (row : N -> plane) (p : cells) (d : plane) : bool :=
  match members d with
  | [] => false
  | v :: rest =>
      let inside := row v ∩ d in let outside := row v ∖ d in
      (none inside || (inside =? d ∖ cell v)) &&
      forallb (fun u => (row u ∖ d =? outside) && (row u ∩ d =? if none inside then empty else d ∖ cell u)) rest &&
      none (d ∖ all n) && forallb (fun c => none (fst c ∩ d) || (fst c =? d)) p
  end.

Definition result := (N * N)%type.
Definition better (a b : result) : result :=
  match N.compare (fst a) (fst b) with Eq => (fst a, snd a + snd b) | Gt => a | Lt => b end.
Definition adjacent_row (row : N -> plane) (v : N) : N -> bool := let r := row v in fun u => contains r u.
(* The order of a discrete partition, reversed. *)
Definition order_of (p : cells) : list N := rev (flat_map (fun c => members (fst c)) p).
Definition word_along (row : N -> plane) (l : list N) : N := word_of (reordered (adjacent_row row) l).

Definition refinements (n : N) : nat := N.to_nat (3 * n + 3).
Fixpoint search (steps : nat) (n : N) (row : N -> plane) (p : cells) : result :=
  let q := refine (refinements n) row p in
  if discrete q then (let l := order_of q in if is_order n l then (word_along row l, 1) else (0, 0))
  else match steps with
       | O => (0, 0)
       | S steps =>
           let d := first_open q in
           if twins n row q d then let r := search steps n row (apart (hd 0 (members d)) q) in (fst r, count d * snd r)
           else fold_right (fun v r => better (search steps n row (apart v q)) r) (0, 0) (members d)
       end.
Definition canonical (n : N) (row : N -> plane) : result := search (N.to_nat n) n row [(all n, true)].

(** All orders that it stands for *)

Fixpoint leaves (steps : nat) (n : N) (row : N -> plane) (p : cells) : list (list N) :=
  let q := refine (refinements n) row p in
  if discrete q then (let l := order_of q in if is_order n l then [l] else [])
  else match steps with O => [] | S steps => flat_map (fun v => leaves steps n row (apart v q)) (members (first_open q)) end.
Definition summary (l : list N) : result := fold_right (fun w r => better (w, 1) r) (0, 0) l.

Lemma better_unit a : better a (0, 0) = a.
Proof. destruct a as [w k]. unfold better. cbn. destruct (N.compare_spec w 0); [subst|lia|easy]. now rewrite N.add_0_r. Qed.
Lemma better_unit_left a : better (0, 0) a = a.
Proof. destruct a as [w k]. unfold better. cbn [fst snd]. destruct (N.compare_spec 0 w); [now subst|easy|lia]. Qed.
Lemma better_assoc a b c : better a (better b c) = better (better a b) c.
Proof.
  destruct a as [x i], b as [y j], c as [z k]. unfold better. cbn [fst snd].
  destruct (N.compare_spec x y), (N.compare_spec y z); cbn [fst snd]; subst;
    repeat match goal with |- context [N.compare ?u ?v] => destruct (N.compare_spec u v); cbn [fst snd] end; subst;
    try (exfalso; lia); try reflexivity; f_equal; lia.
Qed.
Lemma better_comm a b : better a b = better b a.
Proof.
  destruct a as [x i], b as [y j]. unfold better. cbn [fst snd].
  destruct (N.compare_spec x y), (N.compare_spec y x); subst; try lia; try reflexivity. f_equal. lia.
Qed.
Lemma summary_app l m : summary (l ++ m) = better (summary l) (summary m).
Proof. induction l as [|w l IH]; cbn; [now rewrite better_unit_left|]. fold (summary (l ++ m)). now rewrite IH, better_assoc. Qed.
Lemma summary_permuted l m : Permutation l m -> summary l = summary m.
Proof.
  intro p. apply fold_permuted; [|easy]. intros x y z. now rewrite !better_assoc, (better_comm (x, 1)).
Qed.
(* How often the greatest is met. *)
Lemma summary_count l : let r := summary l in
  (forall w, In w l -> w <= fst r) /\ snd r = N.of_nat (length (filter (N.eqb (fst r)) l)) /\ (snd r <> 0 -> In (fst r) l).
Proof.
  induction l as [|x l IH]; [cbn; repeat split; easy|]. cbn [summary fold_right]. fold (summary l). destruct (summary l) as [w k].
  cbn in IH. destruct IH as (a & b & c).
  assert (forall y, w < y -> filter (N.eqb y) l = []) as none_above.
  { intros y h. destruct (filter (N.eqb y) l) as [|z m] eqn:e; [easy|]. assert (In z (filter (N.eqb y) l)) as i by (rewrite e; now left).
    apply filter_In in i as [i q]. apply N.eqb_eq in q. apply a in i. lia. }
  unfold better. cbn [fst snd]. destruct (N.compare_spec x w); cbn [fst snd filter].
  - subst x. rewrite N.eqb_refl. split; [|split].
    + intros y [<-|i]; [lia|now apply a].
    + cbn [length]. lia.
    + intros _. now left.
  - rewrite (proj2 (N.eqb_neq w x)) by lia. split; [|split].
    + intros y [<-|i]; [lia|now apply a].
    + easy.
    + intro h. right. now apply c.
  - rewrite N.eqb_refl, none_above by easy. split; [|split].
    + intros y [<-|i]; [lia|]. apply a in i. lia.
    + easy.
    + intros _. now left.
Qed.

(** Names *)

Lemma flat_map_permuted {A B C} (g' : B -> list C) (g : A -> list C) (f : A -> B) (h : C -> C) l :
  (forall v, Permutation (g' (f v)) (map h (g v))) -> Permutation (flat_map g' (map f l)) (map h (flat_map g l)).
Proof. intro e. induction l as [|x l IH]; cbn; [easy|]. rewrite map_app. now apply Permutation_app. Qed.
Lemma those_with_spec key d k v : v ∈ those_with k (map (fun v => (key v, v)) (members d)) <-> v ∈ d /\ key v = k.
Proof.
  unfold those_with. rewrite plane_of_spec, in_map_iff. split.
  - intros ([x y] & e & i). cbn in e. subst y. apply filter_In in i as [i e]. apply in_map_iff in i as (y & q & i). injection q as <- <-.
    apply N.eqb_eq in e. now apply members_spec in i.
  - intros [h e]. exists (key v, v). split; [easy|]. apply filter_In. split; [|now apply N.eqb_eq]. apply in_map_iff. exists v.
    split; [easy|]. now apply members_spec.
Qed.

Section Names.
  Variable f : N -> N.
  Hypothesis injective : forall u v, f u = f v -> u = v.
  Variables row row' : N -> plane.
  Hypothesis alike : forall v, row' (f v) = image f (row v).
  Variable n : N.
  Hypothesis whole : image f (all n) = all n.
  Notation renamed := (image f).
  Definition cells_anew (p : cells) : cells := map (fun c => (renamed (fst c), snd c)) p.

  Lemma single_anew c : single (renamed c) = single c.
  Proof. unfold single. now rewrite count_image. Qed.
  Lemma discrete_anew p : discrete (cells_anew p) = discrete p.
  Proof. unfold discrete, cells_anew. rewrite map_forallb. apply forallb_same. intro c. apply single_anew. Qed.
  Lemma by_row_anew r d : by_row (renamed r) (renamed d) = map renamed (by_row r d).
  Proof.
    unfold by_row. rewrite <- image_land, <- image_ldiff, !image_none by easy. now destruct (_ || _)%bool.
  Qed.
  Lemma by_count_anew b d : by_count row' (renamed b) (renamed d) = map renamed (by_count row b d).
  Proof.
    unfold by_count. set (key := fun v => count (row v ∩ b)). set (key' := fun v => count (row' v ∩ renamed b)).
    assert (forall v, key' (f v) = key v) as e by (intro v; unfold key, key'; rewrite alike, <- image_land by easy; now apply count_image).
    change (map (fun v => (count (row v ∩ b), v)) (members d)) with (map (fun v => (key v, v)) (members d)).
    change (map (fun v => (count (row' v ∩ renamed b), v)) (members (renamed d))) with (map (fun v => (key' v, v)) (members (renamed d))).
    assert (forall (op : N -> N -> N) z, (forall x y z, op x (op y z) = op y (op x z)) ->
      fold_right (fun e => op (fst e)) z (map (fun v => (key' v, v)) (members (renamed d))) =
      fold_right (fun e => op (fst e)) z (map (fun v => (key v, v)) (members d))) as folds.
    { intros op z c. rewrite !map_fold. cbn [fst].
      rewrite <- (fold_permuted (fun v => op (key' v)) z (map f (members d)) (members (renamed d)))
        by (try (now apply members_image); intros; apply c).
      rewrite map_fold. apply fold_same. intros x y. now rewrite e. }
    rewrite (folds N.min), (folds N.max), count_image by (easy || intros; lia).
    destruct (_ =? _); [easy|]. set (ks := count_from _ _). clearbody ks. induction ks as [|k ks IH]; [easy|]. cbn [map filter].
    assert (those_with k (map (fun v => (key' v, v)) (members (renamed d))) = renamed (those_with k (map (fun v => (key v, v)) (members d)))) as ->.
    { apply plane_ext. intro u. apply eq_true_iff_eq. rewrite those_with_spec, !image_spec. split.
      - intros [(v & h & <-) q]. exists v. rewrite those_with_spec, <- e. easy.
      - intros (v & h & <-). apply those_with_spec in h as [h q]. split; [now exists v|]. now rewrite e. }
    rewrite image_any by easy. destruct (any _); cbn [map]; now rewrite IH.
  Qed.
  Lemma neighbours_in_anew s : neighbours_in row' (renamed s) = renamed (neighbours_in row s).
  Proof. unfold neighbours_in. now apply union_over. Qed.
  Lemma pass_anew b p : pass row' (renamed b) (cells_anew p) = cells_anew (pass row b p).
  Proof.
    unfold pass. rewrite single_anew. unfold cells_anew. rewrite !flat_map_concat_map, concat_map, !map_map. f_equal. apply map_ext.
    intros [d t]. cbn [fst snd]. rewrite single_anew. destruct (single d); [easy|].
    assert ((if single b then by_row (neighbours_in row' (renamed b)) else by_count row' (renamed b)) (renamed d) =
      map renamed ((if single b then by_row (neighbours_in row b) else by_count row b) d)) as ->.
    { destruct (single b); [rewrite neighbours_in_anew; apply by_row_anew|apply by_count_anew]. }
    destruct (_ d) as [|x [|y l]]; cbn; try reflexivity. rewrite !map_map. reflexivity.
  Qed.
  Lemma first_todo_anew p : first_todo (cells_anew p) = match first_todo p with Some (c, q) => Some (renamed c, cells_anew q) | None => None end.
  Proof.
    induction p as [|[c []] p IH]; cbn; [easy|easy|]. fold (cells_anew p). rewrite IH. now destruct (first_todo p) as [[d q]|].
  Qed.
  Lemma refine_anew steps : forall p, refine steps row' (cells_anew p) = cells_anew (refine steps row p).
  Proof.
    induction steps; intro p; cbn [refine]; [easy|]. rewrite discrete_anew, first_todo_anew. destruct (discrete p); [easy|].
    destruct (first_todo p) as [[c q]|]; [|easy]. rewrite pass_anew. apply IHsteps.
  Qed.
  Lemma first_open_anew p : first_open (cells_anew p) = renamed (first_open p).
  Proof. induction p as [|[c t] p IH]; cbn; [easy|]. rewrite single_anew. now destruct (single c). Qed.
  Lemma apart_anew v p : apart (f v) (cells_anew p) = cells_anew (apart v p).
  Proof.
    induction p as [|[c t] p IH]; cbn; [easy|]. rewrite single_anew. destruct (single c); cbn; [now f_equal|].
    now rewrite image_cell, image_ldiff, image_cell by easy.
  Qed.
  Lemma members_single c : single c = true -> members (renamed c) = map f (members c).
  Proof.
    unfold single. rewrite N.eqb_eq, count_members. intro e. pose proof (members_image f injective c) as p.
    destruct (members c) as [|v [|]]; cbn in e; try lia. cbn in *. now apply Permutation_length_1_inv in p.
  Qed.
  Lemma order_of_anew p : discrete p = true -> order_of (cells_anew p) = map f (order_of p).
  Proof.
    unfold order_of. rewrite map_rev. intro d. f_equal. induction p as [|c p IH]; cbn; [easy|]. cbn in d. apply andb_true_iff in d as [s d].
    rewrite map_app. f_equal; [now apply members_single|]. now apply IH.
  Qed.
  Lemma is_order_anew l : is_order n (map f l) = is_order n l.
  Proof.
    unfold is_order. rewrite map_length. f_equal.
    assert (plane_of (map f l) = renamed (plane_of l)) as ->.
    { apply plane_ext. intro u. apply eq_true_iff_eq. rewrite plane_of_spec, in_map_iff, image_spec. split; intros (v & a & b); exists v.
      - split; [now apply plane_of_spec|easy].
      - split; [easy|]. now apply plane_of_spec in a. }
    rewrite <- whole at 1. now apply image_eqb.
  Qed.
  Lemma leaves_anew steps : forall p, Permutation (leaves steps n row' (cells_anew p)) (map (map f) (leaves steps n row p)).
  Proof.
    induction steps; intro p; cbn [leaves]; rewrite refine_anew, discrete_anew; set (q := refine _ row p);
      destruct (discrete q) eqn:d; try (rewrite order_of_anew, is_order_anew by easy; now destruct (is_order n (order_of q))); [easy|].
    rewrite first_open_anew. rewrite (Permutation_flat_map _ (Permutation_sym (members_image f injective (first_open q)))).
    apply flat_map_permuted. intro v. rewrite apart_anew. apply IHsteps.
  Qed.
  Lemma word_along_anew l : word_along row' (map f l) = word_along row l.
  Proof.
    unfold word_along. f_equal. induction l as [|v l IH]; cbn [map reordered]; [easy|]. f_equal; [|easy]. clear IH.
    generalize 0. induction l as [|u l IH]; intro k; cbn [map row_along]; [easy|]. rewrite <- IH. unfold adjacent_row, contains.
    now rewrite alike, image_at.
  Qed.
  Definition words_of (row : N -> plane) (steps : nat) (p : cells) : list N := map (word_along row) (leaves steps n row p).
  Lemma words_anew steps p : Permutation (words_of row' steps (cells_anew p)) (words_of row steps p).
  Proof.
    unfold words_of. rewrite (Permutation_map _ (leaves_anew steps p)), map_map. erewrite map_ext; [reflexivity|]. apply word_along_anew.
  Qed.
End Names.

(** Twins *)

Lemma swap_image u v c : (N.testbit c u = N.testbit c v) -> image (swap u v) c = c.
Proof.
  intro e. apply plane_ext. intro x. rewrite <- (swap_swap u v x) at 1. rewrite image_at by apply swap_injective.
  unfold swap. destruct (N.eqb_spec x u) as [->|]; [easy|]. now destruct (N.eqb_spec x v) as [->|].
Qed.

Section Search.
  Variables (n : N) (row : N -> plane).
  Hypothesis symmetric : forall x y, N.testbit (row x) y = N.testbit (row y) x.
  Hypothesis loopless : forall x, N.testbit (row x) x = false.

  Lemma twins_spec p d : twins n row p d = true ->
    (forall u v, u ∈ d -> v ∈ d -> forall y, y ∉ d -> N.testbit (row u) y = N.testbit (row v) y) /\
    (exists b, forall u y, u ∈ d -> y ∈ d -> u <> y -> N.testbit (row u) y = b) /\
    (forall u, u ∈ d -> u < n) /\
    (forall c, In c p -> forall u v, u ∈ d -> v ∈ d -> N.testbit (fst c) u = N.testbit (fst c) v) /\
    In (hd 0 (members d)) (members d).
  Proof.
    unfold twins. destruct (members d) as [|v rest] eqn:m; [easy|]. set (inside := row v ∩ d). set (outside := row v ∖ d).
    rewrite !andb_true_iff, !forallb_forall. intros [[[a b] w] c].
    assert (forall u, u ∈ d <-> u = v \/ In u rest) as is by (intro u; rewrite <- members_spec, m; cbn; intuition congruence).
    assert (forall u, In u rest -> row u ∖ d = outside /\ row u ∩ d = if none inside then empty else d ∖ cell u) as b'.
    { intros u i. apply b in i. apply andb_true_iff in i as [x y]. now apply N.eqb_eq in x, y. }
    split; [|split; [|split; [|split]]].
    - assert (forall u, u ∈ d -> row u ∖ d = outside) as o by (intros u h; apply is in h as [->|h]; [easy|now apply b']).
      intros u x hu hx y hy. assert (N.testbit (row u ∖ d) y = N.testbit (row x ∖ d) y) as e by now rewrite !o.
      rewrite !N.ldiff_spec, hy in e. cbn in e. now rewrite !andb_true_r in e.
    - exists (negb (none inside)). intros u y hu hy ne.
      assert (N.testbit (row u) y = N.testbit (row u ∩ d) y) as -> by (rewrite N.land_spec, hy; now rewrite andb_true_r).
      assert (row u ∩ d = if none inside then empty else d ∖ cell u) as ->.
      { apply is in hu as [->|i]; [|now apply b']. fold inside. destruct (none inside) eqn:z; [now apply N.eqb_eq in z|].
        cbn in a. now apply N.eqb_eq in a. }
      destruct (none inside); cbn; [apply N.bits_0|]. rewrite N.ldiff_spec, hy, cell_spec. now rewrite (proj2 (N.eqb_neq u y) ne).
    - intros u h. rewrite none_spec in w. specialize (w u). rewrite N.ldiff_spec, h, all_spec in w. destruct (N.ltb_spec u n); easy.
    - intros [x t] i u y hu hy. apply c in i. cbn [fst] in *. apply orb_true_iff in i as [i|i].
      + rewrite none_spec in i. pose proof (i u) as iu. pose proof (i y) as iy. rewrite N.land_spec, hu, andb_true_r in iu. rewrite N.land_spec, hy, andb_true_r in iy. congruence.
      + apply N.eqb_eq in i. rewrite i. congruence.
    - now left.
  Qed.

  Lemma twins_words steps p u v : twins n row p (first_open p) = true -> u ∈ first_open p -> v ∈ first_open p ->
    Permutation (words_of n row steps (apart u p)) (words_of n row steps (apart v p)).
  Proof.
    set (d := first_open p). intros t hu hv. destruct (twins_spec p d t) as (out & (b & ins) & low & alone & _).
    set (f := swap u v). pose proof (swap_injective u v) as inj.
    assert (cells_anew f p = p) as same.
    { unfold cells_anew. rewrite <- (map_id p) at 2. apply map_ext_in. intros [c x] i. cbn. f_equal. apply swap_image. now apply (alone (c, x)). }
    assert (apart u p = cells_anew f (apart v p)) as ->.
    { rewrite <- (apart_anew f inj), same. f_equal. unfold f, swap. destruct (N.eqb_spec v u) as [->|]; [easy|]. now rewrite N.eqb_refl. }
    apply words_anew; [easy| |].
    - assert (forall x z, N.testbit (row (f x)) (f z) = N.testbit (row x) z) as e.
      { assert (forall x z, (x = u \/ x = v) -> z <> u -> z <> v -> N.testbit (row (f x)) z = N.testbit (row x) z) as one.
        { intros x z h nu nv. assert (x ∈ d /\ f x ∈ d /\ f x <> z /\ x <> z) as (hx & hf & n1 & n2).
          { unfold f, swap. destruct h as [->| ->].
            - rewrite N.eqb_refl. repeat split; congruence.
            - destruct (N.eqb_spec v u) as [->|]; [|rewrite N.eqb_refl]; repeat split; congruence. }
          destruct (N.testbit d z) eqn:hz; [now rewrite !ins|now apply out]. }
        assert (forall x, x <> u -> x <> v -> f x = x) as keeps.
        { intros x a c. unfold f, swap. apply N.eqb_neq in a, c. now rewrite a, c. }
        assert (f u = v) as fu by (unfold f, swap; now rewrite N.eqb_refl).
        assert (f v = u) as fv by (unfold f, swap; destruct (N.eqb_spec v u) as [->|]; [easy|]; now rewrite N.eqb_refl).
        intros x z. destruct (N.eq_dec x u) as [xu|xu], (N.eq_dec x v) as [xv|xv], (N.eq_dec z u) as [zu|zu], (N.eq_dec z v) as [zv|zv];
          try (now rewrite (keeps x xu xv), (keeps z zu zv));
          try (rewrite (keeps z zu zv); apply one; auto);
          try (rewrite (keeps x xu xv), symmetric, (symmetric x z); apply one; auto);
          match goal with
          | a : x = ?y, b : z = ?y |- _ => now rewrite a, b, !loopless
          | a : x = ?y, b : z = ?w |- _ => rewrite a, b, fu, fv; apply symmetric
          end. }
      intro x. apply plane_ext. intro y. rewrite <- (swap_swap u v y). fold f. now rewrite e, image_at.
    - apply swap_image. rewrite !all_spec, !(proj2 (N.ltb_lt _ n)); auto.
  Qed.

  Lemma search_summary steps : forall p, search steps n row p = summary (words_of n row steps p).
  Proof.
    induction steps; intro p; unfold words_of; cbn [search leaves]; set (q := refine _ row p);
      destruct (discrete q); try (destruct (is_order n (order_of q)); cbn [map]; [now rewrite <- (better_unit (word_along row (order_of q), 1))|easy]); [easy|].
    assert (forall l, summary (map (word_along row) (flat_map (fun v => leaves steps n row (apart v q)) l)) =
      fold_right (fun v r => better (summary (words_of n row steps (apart v q))) r) (0, 0) l) as e.
    { induction l as [|v l IH]; cbn; [easy|]. now rewrite map_app, summary_app, IH. }
    rewrite e. destruct (twins n row q (first_open q)) eqn:t.
    - pose proof (twins_spec q _ t) as (_ & _ & _ & _ & i). rewrite IHsteps, count_members.
      set (d := members (first_open q)) in *. set (v := hd 0 d) in *.
      assert (forall u, In u d -> summary (words_of n row steps (apart u q)) = summary (words_of n row steps (apart v q))) as s.
      { intros u iu. apply summary_permuted, twins_words; [easy|now apply members_spec|now apply members_spec]. }
      clearbody v. revert i s. generalize (summary (words_of n row steps (apart v q))) as r. intros r i s.
      assert (d <> []) as nd by (intro z; now rewrite z in i). clear i e t. induction d as [|x [|y d] IH]; [easy| |].
      + cbn [fold_right length]. rewrite s by now left. rewrite better_unit. destruct r as [w k]. cbn [fst snd]. now rewrite N.mul_1_l.
      + cbn [fold_right] in *. rewrite <- IH; [|intros z h; apply s; now right|easy]. rewrite s by now left. destruct r as [w k].
        unfold better. cbn [fst snd]. rewrite N.compare_refl. cbn [length]. now rewrite (Nat2N.inj_succ (S _)), N.mul_succ_l, N.add_comm.
    - apply fold_same. intros v r. now rewrite IHsteps.
  Qed.
End Search.
