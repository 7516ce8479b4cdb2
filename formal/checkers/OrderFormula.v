(* The clauses that say that an order of the vertices wins ELLO, as encode/solitaires/ello_order.cpp makes them: each is true of
   every such order (Proposition 1.1), whatever edges the graph is completed with. *)
From Coq Require Import NArith List Bool Lia Permutation.
From Gamecert Require Import Plane Trie Board Game Rules Claim ElloOrder Text.
From Gamecert.games Require Import Ello.
From Gamecert.checkers Require Import Closure Lrat.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Fixpoint map_all {A B} (f : A -> option B) (l : list A) : option (list B) :=
  match l with
  | [] => Some []
  | a :: l => match f a, map_all f l with Some b, Some k => Some (b :: k) | _, _ => None end
  end.
Lemma map_all_in {A B} (f : A -> option B) l : forall k, map_all f l = Some k -> forall b, In b k -> exists a, In a l /\ f a = Some b.
Proof.
  induction l as [|a l IH]; intros k e b i; cbn in e; [injection e as <-; easy|].
  destruct (f a) eqn:fa; [|easy]. destruct (map_all f l) as [k'|]; [|easy]. injection e as <-. destruct i as [<-|i].
  - exists a. split; [now left|easy].
  - apply (IH _ eq_refl) in i as (x & j & h). exists x. split; [now right|easy].
Qed.
Lemma map_all_map {A B C} (f : A -> option B) (g : B -> C) (h : A -> C) l : (forall a b, f a = Some b -> g b = h a) ->
  forall k, map_all f l = Some k -> map g k = map h l.
Proof.
  intro e. induction l as [|a l IH]; intros k m; cbn in m; [now injection m as <-|].
  destruct (f a) eqn:fa; [|easy]. destruct (map_all f l) as [k'|]; [|easy]. injection m as <-. cbn.
  now rewrite (e _ _ fa), (IH _ eq_refl).
Qed.

(** Places in an order *)

Fixpoint place (l : list N) (u : N) : N := match l with [] => 0 | w :: l => if N.eqb w u then 0 else N.succ (place l u) end.
Lemma place_before l k u : In u l -> place (l ++ k) u < N.of_nat (length l).
Proof.
  induction l as [|w l IH]; cbn [app place length In]; [easy|]. intros [<-|i]; [rewrite N.eqb_refl; lia|].
  apply IH in i. destruct (N.eqb w u); lia.
Qed.
Lemma place_behind l k u : ~ In u l -> N.of_nat (length l) <= place (l ++ k) u.
Proof.
  induction l as [|w l IH]; cbn [app place length In]; [lia|]. intro n. destruct (N.eqb_spec w u); [tauto|].
  enough (N.of_nat (length l) <= place (l ++ k) u) by lia. apply IH. tauto.
Qed.
Lemma place_at l k u : ~ In u l -> place (l ++ u :: k) u = N.of_nat (length l).
Proof.
  induction l as [|w l IH]; cbn [app place length In]; [now rewrite N.eqb_refl|]. intro n.
  destruct (N.eqb_spec w u); [tauto|]. rewrite IH by tauto. lia.
Qed.
Lemma place_injective l u v : In u l -> In v l -> place l u = place l v -> u = v.
Proof.
  induction l as [|w l IH]; cbn; [easy|]. intros iu iv.
  destruct (N.eqb_spec w u), (N.eqb_spec w v); intro h; [congruence|lia|lia|].
  destruct iu as [?|iu]; [easy|]. destruct iv as [?|iv]; [easy|]. apply IH; [easy|easy|lia].
Qed.

Lemma odd_of_perm (l k : list bool) : Permutation l k -> odd_of l = odd_of k.
Proof. intro p. induction p; cbn; [easy|now rewrite IHp| |congruence].
  match goal with |- context [odd_of ?z] => now destruct x, y, (odd_of z) end. Qed.
Lemma odd_of_app l k : odd_of (l ++ k) = xorb (odd_of l) (odd_of k).
Proof. induction l; cbn; [now destruct (odd_of k)|]. rewrite IHl. now destruct a, (odd_of l), (odd_of k). Qed.
Lemma odd_of_filter {A} (f g : A -> bool) l : odd_of (map g (filter f l)) = odd_of (map (fun a => f a && g a) l).
Proof.
  induction l as [|a l IH]; [easy|]. cbn [filter map odd_of]. rewrite <- IH. destruct (f a); [easy|].
  cbn [andb]. now destruct (odd_of _).
Qed.

Section Formula.
  Variables (a : arena) (green : plane).
  Let n := size a.
  Notation near := (neighbours a).

  (* Vertices in the order in which they are eliminated, each with those joined to it that are left. *)
  Variable elimination : list (N * list N).

  Definition ordered (u v : N) : N * N := if u <? v then (u, v) else (v, u).
  Definition joined : list (N * N) := flat_map (fun '(v, later) => map (ordered v) later) elimination.
  Fixpoint number_pairs (l : list (N * N)) (x : N) (names : trie (trie N)) (pairs : trie (N * N))
      : trie (trie N) * trie (N * N) * N :=
    match l with
    | [] => (names, pairs, x)
    | (u, v) :: l =>
        let of_u := match get names u with Some t => t | None => leaf end in
        number_pairs l (x + 1) (put names u (put of_u v x)) (put pairs x (u, v))
    end.

  Variables (names : trie (trie N)) (pairs : trie (N * N)) (next : N).
  (* That u comes before v. *)
  Definition before (u v : N) : option literal :=
    let (x, y) := ordered u v in
    match get names x with
    | Some t =>
        match get t y with
        | Some name =>
            match get pairs name with
            | Some (x', y') =>
                if (x =? x') && (y =? y') && (name <? next) && negb (u =? v) && (u <? n) && (v <? n)
                then Some (name, u <? v) else None
            | None => None
            end
        | None => None
        end
    | None => None
    end.

  Definition no_circle (u v w : N) : option clause :=
    match before u v, before v w, before w u with
    | Some x, Some y, Some z => Some [negated x; negated y; negated z]
    | _, _, _ => None
    end.
  Definition triangles : list (N * N * N) :=
    flat_map (fun '(u, later) => flat_map (fun v => flat_map (fun w =>
      if v <? w then [(u, v, w); (v, u, w)] else []) later) later) elimination.
  (* The second of each pair runs the other way around. *)
  Definition triangle_clauses : option (list clause) := map_all (fun '(u, v, w) => no_circle u v w) triangles.

  Definition predecessors (v : N) : option (list literal) :=
    map_all (fun u => before u v) (filter (fun u => contains (near u) v) (up_to n)).
  Fixpoint parities (vs : list N) (next : N) : option (list clause) :=
    match vs with
    | [] => Some []
    | v :: vs =>
        match predecessors v with
        | Some l =>
            let (clauses, next) := parity_clauses (length l) l (negb (contains green v)) next in
            match parities vs next with Some more => Some (clauses ++ more) | None => None end
        | None => None
        end
    end.

  (** They are true of an order that wins *)

  Variable l : list N.
  Hypothesis listed : lists_plane l (vertices a).
  Hypothesis wins : green_in_turn a (vertices a ∖ green) l.
  Definition by_order (x : N) : bool := match get pairs x with Some (u, v) => place l u <? place l v | None => false end.

  Lemma in_order v : v < n -> In v l.
  Proof. intro h. apply listed. unfold vertices. rewrite all_spec. now apply N.ltb_lt. Qed.

  Lemma before_right u v x : before u v = Some x ->
    fst x < next /\ value_of by_order x = (place l u <? place l v) /\ u <> v /\ u < n /\ v < n.
  Proof.
    unfold before, ordered. intro h.
    assert (forall p q, (let '(x, y) := (p, q) in
      match get names x with
      | Some t => match get t y with Some name => match get pairs name with
          | Some (x', y') => if (x =? x') && (y =? y') && (name <? next) && negb (u =? v) && (u <? n) && (v <? n)
                then Some (name, u <? v) else None
          | None => None end | None => None end | None => None end) = Some x ->
      get pairs (fst x) = Some (p, q) /\ fst x < next /\ snd x = (u <? v) /\ u <> v /\ u < n /\ v < n) as H.
    { intros p q e. cbn in e. destruct (get names p) as [t|]; [|easy]. destruct (get t q) as [name|]; [|easy].
      destruct (get pairs name) as [[x' y']|] eqn:g; [|easy]. destruct (_ && _) eqn:b; [|easy]. injection e as <-.
      rewrite !andb_true_iff, negb_true_iff, !N.ltb_lt, !N.eqb_eq, N.eqb_neq in b.
      destruct b as [[[[[e1 e2] ?] ?] ?] ?]. subst. cbn. tauto. }
    unfold value_of, by_order.
    destruct (N.ltb_spec u v) as [lt|le]; apply H in h as (g & b & s & ne & iu & iv); rewrite g, s.
    - repeat split; try easy. destruct (N.ltb_spec u v); [|lia]. now destruct (place l u <? place l v).
    - repeat split; try easy. destruct (N.ltb_spec u v); [lia|].
      assert (place l u <> place l v) as d.
      { intro e. apply ne. now apply (place_injective l); [apply in_order|apply in_order|]. }
      destruct (N.ltb_spec (place l v) (place l u)), (N.ltb_spec (place l u) (place l v)); lia || easy.
  Qed.

  Lemma no_circle_right u v w c : no_circle u v w = Some c -> below next c /\ satisfied by_order c.
  Proof.
    unfold no_circle. destruct (before u v) as [x|] eqn:ex; [|easy]. destruct (before v w) as [y|] eqn:ey; [|easy].
    destruct (before w u) as [z|] eqn:ez; [|easy]. intro e. injection e as <-.
    apply before_right in ex as (bx & vx & _), ey as (b_y & vy & _), ez as (bz & vz & _). split.
    - intros t [<-|[<-|[<-|[]]]]; easy.
    - destruct (place l u <? place l v) eqn:e1; [|exists (negated x); rewrite value_negated, vx; split; [now left|easy]].
      destruct (place l v <? place l w) eqn:e2; [|exists (negated y); rewrite value_negated, vy; split; [right; now left|easy]].
      destruct (place l w <? place l u) eqn:e3; [|exists (negated z); rewrite value_negated, vz; split; [right; right; now left|easy]].
      apply N.ltb_lt in e1, e2, e3. lia.
  Qed.

  Lemma odd_before_map k v : odd_before a k v = odd_of (map (fun u => contains (near u) v) k).
  Proof. induction k as [|u k IH]; cbn; [easy|]. now rewrite IH. Qed.

  Lemma predecessors_right v k : v < n -> predecessors v = Some k ->
    below next k /\ odd_values by_order k = negb (contains green v).
  Proof.
    intros lt e. split.
    { intros x i. apply (map_all_in _ _ _ e) in i as (u & _ & h). now apply before_right in h. }
    unfold odd_values. rewrite (map_all_map _ (value_of by_order) (fun u => place l u <? place l v) _) with (2 := e)
      by (intros u x h; now apply before_right in h).
    rewrite odd_of_filter. pose proof (in_order v lt) as i. apply in_split in i as (l1 & l2 & el).
    pose proof (proj1 (green_in_turn_spec a l _) wins l1 v l2 el) as g.
    rewrite (odd_of_perm _ (map (fun u => contains (near u) v && (place l u <? place l v)) l))
      by (apply Permutation_map; symmetry; now apply (all_vertices_perm a)).
    rewrite N.ldiff_spec in g. unfold vertices in g. rewrite all_spec, (proj2 (N.ltb_lt v (size a)) lt) in g. cbn in g.
    unfold contains at 2. rewrite g, odd_before_map. destruct listed as [d _]. rewrite el in d.
    assert (~ In v l1) as nv.
    { intro j. apply NoDup_remove_2 in d. apply d. apply in_or_app. now left. }
    rewrite el at 1. rewrite map_app, odd_of_app.
    assert (forall k, (forall u, In u k -> ~ In u l1) -> odd_of (map (fun u => contains (near u) v && (place l u <? place l v)) k) = false) as late.
    { induction k0 as [|u k0 IH]; intro h; cbn; [easy|]. rewrite IH by (intros w j; apply h; now right).
      replace (place l u <? place l v) with false; [now rewrite andb_false_r|]. symmetry. apply N.ltb_ge.
      rewrite el, place_at by easy. apply place_behind, h. now left. }
    rewrite (late (v :: l2)).
    - rewrite xorb_false_r. f_equal. apply map_ext_in. intros u j.
      replace (place l u <? place l v) with true; [apply andb_true_r|]. symmetry. apply N.ltb_lt.
      rewrite el, (place_at l1 l2 v nv). now apply place_before.
    - intros u [<-|j]; [easy|]. intro j1. apply in_split in j1 as (k1 & k2 & ->).
      rewrite <- app_assoc in d. cbn in d. apply NoDup_remove_2 in d. apply d. apply in_or_app. right. apply in_or_app. right. now right.
  Qed.

  Lemma parities_right vs : forall m clauses A, (forall v, In v vs -> v < n) -> parities vs m = Some clauses -> next <= m ->
    (forall x, x < next -> A x = by_order x) ->
    exists A', (forall x, x < m -> A' x = A x) /\ forall c, In c clauses -> satisfied A' c.
  Proof.
    induction vs as [|v vs IH]; intros m clauses A hv e le same; cbn in e.
    - injection e as <-. now exists A.
    - destruct (predecessors v) as [k|] eqn:p; [|easy]. apply predecessors_right in p as [b o]; [|apply hv; now left].
      destruct (parity_clauses _ k _ m) as [cs after] eqn:pc. destruct (parities vs after) as [more|] eqn:pm; [|easy].
      injection e as <-.
      apply (parity_right _ _ _ _ A) in pc as (le' & bl & A1 & s1 & ok1).
      + apply (IH after more A1) in pm as (A2 & s2 & ok2).
        * exists A2. split; [intros x lt; rewrite s2 by lia; now apply s1|]. intros c i. apply in_app_or in i as [i|i]; [|now apply ok2].
          apply satisfied_same with (A := A1) (n := after); auto.
        * intros w i. apply hv. now right.
        * lia.
        * intros x lt. rewrite s1 by lia. now apply same.
      + intros x i. apply b in i. lia.
      + rewrite <- o. unfold odd_values. f_equal. apply map_ext_in. intros x i. unfold value_of. now rewrite same; [|apply b].
  Qed.
End Formula.

Fixpoint number_clauses (l : list clause) (x : N) (db : trie clause) : trie clause :=
  match l with [] => db | c :: l => number_clauses l (x + 1) (put db x c) end.
Lemma number_clauses_right A l : forall x db, (forall m c, get db m = Some c -> satisfied A c) ->
  (forall c, In c l -> satisfied A c) -> forall m c, get (number_clauses l x db) m = Some c -> satisfied A c.
Proof.
  induction l as [|c l IH]; intros x db h k; cbn; [easy|]. apply IH.
  - intros m d g. rewrite get_put in g. destruct (N.eqb m x); [injection g as <-; apply k; now left|now apply (h m)].
  - intros d i. apply k. now right.
Qed.

Definition no_order_wins (a : arena) (green : plane) (elimination : list (N * list N)) (steps : list addition) : bool :=
  let '(names, pairs, next) := number_pairs (joined elimination) 1 leaf leaf in
  match triangle_clauses a elimination names pairs next, parities a green names pairs next (up_to (size a)) next with
  | Some circles, Some parities => refutes (number_clauses (circles ++ parities) 1 leaf) steps
  | _, _ => false
  end.

Theorem no_order_wins_right a green elimination steps :
  no_order_wins a green elimination steps = true -> ~ winnable (ello a green) (start (ello a green)).
Proof.
  unfold no_order_wins. destruct (number_pairs _ _ _ _) as [[names pairs] next].
  destruct (triangle_clauses _ _ _ _ _) as [circles|] eqn:t; [|easy]. destruct (parities _ _ _ _ _ _ _) as [ps|] eqn:p; [|easy].
  intros r w. apply proposition_1_1 in w as (l & h & g). cbn in h, g.
  apply (parities_right a green names pairs next l h g _ next ps (by_order pairs l)) in p as (A & same & ok).
  - apply (refutes_right A) in r; [easy|]. apply number_clauses_right; [intros m c e; now rewrite get_leaf in e|].
    intros c i. apply in_app_or in i as [i|i]; [|now apply ok].
    apply (map_all_in _ _ _ t) in i as ([[u v] x] & _ & e).
    apply (no_circle_right a names pairs next l h) in e as [b s]. now apply satisfied_same with (A := by_order pairs l) (n := next).
  - intros v. apply up_to_spec.
  - lia.
  - easy.
Qed.

Definition check_lrat (s : subject) (elimination : list (N * list N)) (steps : list addition) : bool :=
  match ello_view s with Some (a, green) => no_order_wins a green elimination steps | None => false end.
Theorem check_lrat_sound s elimination steps : check_lrat s elimination steps = true ->
  exists r, rules_of s = Some r /\ holds (Claim r (in_misere s) Unwinnable).
Proof.
  unfold check_lrat. destruct (ello_view s) as [[a green]|] eqn:e; [|easy]. intro h.
  apply ello_view_right in e as (e & _). exists (Rules (ello a green) two_planes solitaire). split; [easy|].
  cbn. now apply no_order_wins_right with elimination steps.
Qed.
