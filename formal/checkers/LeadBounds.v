(* Evidence `leads`, of the vertex-capturing game: bounds of what is made from positions on, what cancels being struck from each. *)
From Coq Require Import NArith ZArith List Bool Lia String Permutation.
From Gamecert Require Import Plane Trie Board Instance Game Rules Games Claim.
From Gamecert.games Require Import Edges Capture CapturePaper.
From Gamecert.checkers Require Import Order Cancellation.
From Gamecert.lemmas Require Import Coloured Gadgets Counterplay Capturing CapturingBoards Cancelling SplitPairs Leads.
Import ListNotations.
Local Open Scope Z_scope.

(** Positions: leads at vertices, and edges left. An edge may end elsewhere, where it counts for nobody *)

Definition places := list (N * Z).
Definition agrees (l : places) (L : leads) : Prop := forall x z, In (x, z) l -> L x = z.
(* What one player makes, who is to move or not, with these leads. *)
Definition from (l : places) (t : bool) (E : list edge) (v : Z) : Prop := forall L, agrees l L -> makes (map fst l) t E L v.

Fixpoint take_place (x : N) (l : places) : option (Z * places) :=
  match l with
  | [] => None
  | (y, z) :: l => if N.eqb x y then Some (z, l) else match take_place x l with Some (w, l') => Some (w, (y, z) :: l') | None => None end
  end.
Lemma take_place_right x l : forall z l', take_place x l = Some (z, l') -> Permutation l ((x, z) :: l').
Proof.
  induction l as [|[y w] l IH]; intros z l' h; cbn in h; [easy|]. destruct (N.eqb_spec x y) as [->|_]; [now injection h as -> ->|].
  destruct (take_place x l) as [[z' m]|]; [|easy]. injection h as -> <-. rewrite (IH z m eq_refl). apply perm_swap.
Qed.
Definition same_edge (e f : edge) : bool := N.eqb (fst e) (fst f) && N.eqb (snd e) (snd f).
Lemma same_edge_eq e f : same_edge e f = true -> e = f.
Proof. destruct e, f. unfold same_edge. cbn. rewrite andb_true_iff, !N.eqb_eq. now intros [-> ->]. Qed.
Fixpoint take_edge (e : edge) (E : list edge) : option (list edge) :=
  match E with
  | [] => None
  | f :: E => if same_edge e f then Some E else match take_edge e E with Some F => Some (f :: F) | None => None end
  end.
Lemma take_edge_right e E : forall F, take_edge e E = Some F -> Permutation E (e :: F).
Proof.
  induction E as [|f E IH]; intros F h; cbn in h; [easy|]. destruct (same_edge e f) eqn:s.
  - apply same_edge_eq in s as ->. now injection h as ->.
  - destruct (take_edge e E) as [K|]; [|easy]. injection h as <-. rewrite (IH K eq_refl). apply perm_swap.
Qed.
Fixpoint take_edges (D E : list edge) : option (list edge) :=
  match D with [] => Some E | e :: D => match take_edge e E with Some E => take_edges D E | None => None end end.
Lemma take_edges_right D : forall E F, take_edges D E = Some F -> Permutation E (D ++ F).
Proof.
  induction D as [|e D IH]; intros E F h; cbn in h; [now injection h as ->|].
  destruct (take_edge e E) as [K|] eqn:k; [|easy]. apply take_edge_right in k. apply IH in h. now rewrite k, h.
Qed.

Lemma agrees_permuted l m L : Permutation l m -> agrees m L -> agrees l L.
Proof. intros p a x z i. apply a. now apply (Permutation_in _ p). Qed.
Lemma agrees_behind p l L : agrees (p :: l) L -> agrees l L.
Proof. intros a x z i. apply a. now right. Qed.

(** Striking *)

Inductive strike := Settled (x : N) | Struck (twins : list (N * N)) (pairs : list (edge * edge)) (lone : list edge).

Fixpoint take_twins (T : list (N * N)) (l : places) : option places :=
  match T with
  | [] => Some l
  | (x, y) :: T =>
      match take_place x l with
      | Some (z, l) => match take_place y l with
                       | Some (w, l) => if negb (N.eqb x y) && (z =? - w) then take_twins T l else None
                       | None => None
                       end
      | None => None
      end
  end.
Lemma take_twins_right T : forall l l', take_twins T l = Some l' -> exists m, Permutation l (m ++ l') /\ map fst m = twins_in T /\
  forall L, agrees m L -> forall q, In q T -> L (fst q) = - L (snd q).
Proof.
  induction T as [|[x y] T IH]; intros l l' h; cbn in h; [injection h as ->; now exists []|].
  destruct (take_place x l) as [[z l1]|] eqn:e1; [|easy]. destruct (take_place y l1) as [[w l2]|] eqn:e2; [|easy].
  destruct (negb (N.eqb x y) && (z =? - w)) eqn:c; [|easy]. apply andb_prop in c as [d c]. apply Z.eqb_eq in c. apply negb_true_iff in d.
  apply take_place_right in e1, e2. apply IH in h as (m & p & f & a). exists ((x, z) :: (y, w) :: m). split; [|split].
  - rewrite e1, e2, p. easy.
  - unfold twins_in in *. cbn. now rewrite d, f.
  - intros L g q [<-|i].
    + cbn. rewrite (g x z), (g y w) by (cbn; auto). easy.
    + apply a; [|easy]. intros u v j. apply g. cbn. auto.
Qed.

Definition strike_one (s : strike) (l : places) (E : list edge) : option (places * list edge * Z) :=
  match s with
  | Settled x =>
      match take_place x l with
      | Some (z, l') => let left := Leads.ends_in E x in
                        if (left <? Z.abs z) || (left =? 0) then Some (l', E, Z.sgn z) else None
      | None => None
      end
  | Struck T D alone =>
      match take_twins T l, take_edges (in_pairs D ++ alone) E with
      | Some l', Some R =>
          let V := map fst l' in
          let gone := twins_in T in
          if match alone with [] | [_] => true | _ => false end && forallb (cancels V T) D && forallb (off (V ++ gone)) alone &&
             match gone with [] => true | _ => forallb (off gone) R end then Some (l', R, 0) else None
      | _, _ => None
      end
  end.
Lemma strike_one_right s l E l' E' n : strike_one s l E = Some (l', E', n) ->
  (List.length E' <= List.length E)%nat /\ (NoDup (map fst l) -> NoDup (map fst l')) /\ forall t v, from l' t E' v -> from l t E (v + n).
Proof.
  destruct s as [x|T D alone]; cbn [strike_one].
  - destruct (take_place x l) as [[z m]|] eqn:e; [|easy]. destruct (_ || _) eqn:c; [|easy]. intro h. injection h as -> <- <-.
    apply take_place_right in e. pose proof (Permutation_map fst e) as p. cbn in p. split; [easy|]. split.
    + intro d. apply (Permutation_NoDup p) in d. now inversion d.
    + intros t v f L a. assert (agrees ((x, z) :: l') L) as a' by (apply (agrees_permuted _ l); [now apply Permutation_sym|easy]).
      assert (L x = z) as <- by (apply a'; now left).
      apply (makes_among (x :: map fst l')); [|now apply Permutation_sym].
      apply settled_vertex with L; [apply f; now apply agrees_behind in a'|easy|].
      rewrite orb_true_iff, Z.ltb_lt, Z.eqb_eq in c. exact c.
  - destruct (take_twins T l) as [m|] eqn:e; [|easy]. destruct (take_edges _ E) as [R|] eqn:k; [|easy].
    destruct (_ && _) eqn:c; [|easy]. intro h. injection h as -> -> <-. rewrite !andb_true_iff, !forallb_forall in c. destruct c as [[[one hd] ho] hr].
    apply take_twins_right in e as (m & p & f & a). apply take_edges_right in k. pose proof (Permutation_map fst p) as pv. rewrite map_app, f in pv.
    split; [rewrite (Permutation_length k), app_length; lia|]. split.
    + intro d. apply (Permutation_NoDup pv) in d. revert d. clear. induction (twins_in T) as [|x U IH]; intro d; [easy|]. inversion d. now apply IH.
    + intros t v fr L g. rewrite Z.add_0_r.
      assert (agrees (m ++ l') L) as g' by (apply (agrees_permuted _ l); [now apply Permutation_sym|easy]).
      apply (makes_among (twins_in T ++ map fst l')); [|now apply Permutation_sym].
      apply makes_permuted with (in_pairs D ++ alone ++ E'); [|now rewrite k, app_assoc].
      apply strike_sound; [destruct alone as [|? []]; cbn; lia || easy| |].
      * split; [easy|]. split; [apply a; intros u w i; apply g', in_or_app; now left|]. split; [exact hd|]. split; [exact ho|].
        intros e i. destruct (twins_in T); [easy|]. rewrite forallb_forall in hr. now apply hr.
      * apply fr. intros u w i. apply g', in_or_app. now right.
Qed.

Fixpoint strike_all (l : list strike) (p : places) (E : list edge) (n : Z) : option (places * list edge * Z) :=
  match l with
  | [] => Some (p, E, n)
  | s :: l => match strike_one s p E with Some (p, E, m) => strike_all l p E (n + m) | None => None end
  end.
Lemma strike_all_right l : forall p E n p' E' n', strike_all l p E n = Some (p', E', n') ->
  (List.length E' <= List.length E)%nat /\ (NoDup (map fst p) -> NoDup (map fst p')) /\ forall t v, from p' t E' v -> from p t E (v + (n' - n)).
Proof.
  induction l as [|s l IH]; intros p E n p' E' n' h; cbn in h.
  - injection h as <- <- <-. split; [easy|]. split; [easy|]. intros t v f. now replace (v + (n - n)) with v by lia.
  - destruct (strike_one s p E) as [[[p1 E1] m]|] eqn:e; [|easy]. apply strike_one_right in e as (l1 & d1 & f1). apply IH in h as (l2 & d2 & f2).
    split; [lia|]. split; [auto|]. intros t v f. replace (v + (n' - n)) with (v + (n' - (n + m)) + m) by lia. auto.
Qed.

(** Positions that are listed: vertices have the numbers from 1 on, and edges out of the graph end in 0 *)

Record entry := Entry { to_move : bool; leads_at : list Z; listed_edges : list edge; at_least_made : Z }.
Definition places_of (e : entry) : places := combine (count_from (List.length (leads_at e)) 1) (leads_at e).
Definition right (e : entry) : Prop := from (places_of e) (to_move e) (listed_edges e) (at_least_made e).

(* The number of a name. *)
Fixpoint number_in (i : N) (names : list N) (x : N) : N :=
  match names with [] => 0%N | y :: names => if N.eqb x y then i else number_in (N.succ i) names x end.
Lemma number_in_above names x : forall i, number_in i names x = 0%N \/ (i <= number_in i names x)%N.
Proof. induction names as [|y names IH]; intro i; cbn; [now left|]. destruct (N.eqb x y); [right; lia|]. destruct (IH (N.succ i)); [now left|right; lia]. Qed.
Lemma number_in_injective names : forall i x y, (0 < i)%N -> In x names -> number_in i names y = number_in i names x -> y = x.
Proof.
  induction names as [|n names IH]; intros i x y p h e; cbn in h, e; [easy|].
  destruct (N.eqb_spec y n) as [->|ny], (N.eqb_spec x n) as [->|nx]; try easy.
  - destruct (number_in_above names x (N.succ i)); lia.
  - destruct (number_in_above names y (N.succ i)); lia.
  - destruct h as [->|h]; [easy|]. now apply IH in e; [|lia|].
Qed.
Lemma number_in_all names : forall i, NoDup names -> map (number_in i names) names = count_from (List.length names) i.
Proof.
  induction names as [|n names IH]; intros i d; [easy|]. inversion d as [|n' l' no d']; subst. cbn [map length count_from number_in].
  rewrite N.eqb_refl. f_equal. rewrite <- (IH (N.succ i) d'). apply map_ext_in. intros x h.
  destruct (N.eqb_spec x n) as [->|_]; [easy|reflexivity].
Qed.

Fixpoint same_places (names : list N) (leads : list Z) (l : places) : bool :=
  match names, leads with
  | [], [] => match l with [] => true | _ => false end
  | x :: names, z :: leads => match take_place x l with Some (w, l) => (w =? z) && same_places names leads l | None => false end
  | _, _ => false
  end.
Lemma same_places_right names : forall leads l, same_places names leads l = true ->
  List.length names = List.length leads /\ Permutation l (combine names leads).
Proof.
  induction names as [|x names IH]; intros [|z leads] l h; cbn in h; try easy; [now destruct l|].
  destruct (take_place x l) as [[w m]|] eqn:e; [|easy]. apply andb_prop in h as [q h]. apply Z.eqb_eq in q as ->.
  apply take_place_right in e. apply IH in h as [len p]. cbn. split; [now rewrite len|]. now rewrite e, p.
Qed.
Definition numbered (names : list N) (e : edge) : edge := ordered (number_in 1 names (fst e), number_in 1 names (snd e)).
Fixpoint same_edges (names : list N) (E E' : list edge) : bool :=
  match E with
  | [] => match E' with [] => true | _ => false end
  | e :: E => match take_edge (numbered names e) E' with Some F => same_edges names E F | None => false end
  end.
Lemma same_edges_right names E : forall E', same_edges names E E' = true -> Permutation E' (map (numbered names) E).
Proof.
  induction E as [|e E IH]; intros E' h; cbn in h; [now destruct E'|].
  destruct (take_edge _ E') as [F|] eqn:k; [|easy]. apply take_edge_right in k. apply IH in h. cbn. now rewrite k, h.
Qed.

Lemma ends_ordered e x : ends (ordered e) x = ends e x.
Proof. unfold ordered, ends. destruct (fst e <? snd e)%N; cbn [fst snd]; lia. Qed.
Lemma represented V' t E' l' v : makes V' t E' l' v -> forall f g V E l, Permutation E' (map g E) -> Permutation V' (map f V) ->
  (forall e x, In x V -> ends (g e) (f x) = ends e x) -> (forall x, In x V -> l' (f x) = l x) -> makes V t E l v.
Proof.
  intro m. induction m as [t l' v le|E' e E1 l' v p m IH|E' l' v some m IH]; intros f g V E l pe pv en h.
  - apply Permutation_nil in pe. destruct E; [|easy]. apply settled. unfold made in *. rewrite (total_permuted _ _ _ pv), total_map in le.
    rewrite (total_ext _ (fun x => Z.sgn (l' (f x))) V); [easy|]. intros x i. now rewrite h.
  - assert (In e (map g E)) as i by (apply (Permutation_in e pe), (Permutation_in e (Permutation_sym p)); now left).
    apply in_map_iff in i as (e0 & <- & i). apply in_split in i as (A & B & ->). apply chooses with e0 (A ++ B); [apply Permutation_sym, Permutation_middle|].
    apply (IH f g V); [|easy|easy|].
    + apply (Permutation_cons_inv (a := g e0)). rewrite <- p, pe, !map_app. cbn. apply Permutation_sym, Permutation_middle.
    + intros x i. now rewrite !goes_ends, en, h.
  - apply waits.
    + intros ->. cbn in pe. now apply Permutation_sym, Permutation_nil in pe.
    + intros e E0 p. apply (IH (g e) (map g E0)) with (f := f) (g := g); [|easy|easy|easy|].
      * now rewrite pe, p.
      * intros x i. now rewrite !goes_ends, en, h.
Qed.

Lemma listed_from names e l E : NoDup (map fst l) -> same_places names (leads_at e) l = true -> same_edges names E (listed_edges e) = true ->
  right e -> from l (to_move e) E (at_least_made e).
Proof.
  intros d sp se r L a. apply same_places_right in sp as [len p]. apply same_edges_right in se.
  set (f := number_in 1 names).
  assert (Permutation (map fst l) names) as pn.
  { rewrite (Permutation_map fst p). clear - len. revert len. generalize (leads_at e). induction names as [|x names IH]; intros [|z k] len; try easy.
    cbn. injection len as len. now rewrite IH. }
  assert (NoDup names) as dn by now apply (Permutation_NoDup pn).
  assert (map f names = count_from (List.length (leads_at e)) 1) as all_ by (rewrite <- len; now apply number_in_all).
  assert (map fst (places_of e) = map f names) as pv.
  { rewrite all_. unfold places_of. generalize 1%N. clear. induction (leads_at e) as [|z k IH]; intro i; [easy|]. cbn. now rewrite IH. }
  assert (forall x y, In x (map fst l) -> f y = f x -> y = x) as inj.
  { intros x y i. apply number_in_injective; [lia|]. now apply (Permutation_in _ pn). }
  (* Leads by number. *)
  set (L' := fun i => match find (fun x => N.eqb (f x) i) names with Some x => L x | None => 0 end).
  assert (forall x, In x names -> L' (f x) = L x) as same.
  { intros x i. unfold L'. destruct (find _ names) as [y|] eqn:q.
    - apply find_some in q as [_ q]. apply N.eqb_eq, inj in q; [now subst|]. now apply (Permutation_in _ (Permutation_sym pn)).
    - apply (find_none _ _ q) in i. now rewrite N.eqb_refl in i. }
  assert (agrees (places_of e) L') as a'.
  { assert (agrees (combine names (leads_at e)) L) as ac by (apply (agrees_permuted _ l); [now apply Permutation_sym|easy]).
    assert (places_of e = map (fun q => (f (fst q), snd q)) (combine names (leads_at e))) as ->.
    { unfold places_of. rewrite <- all_. clear. generalize (leads_at e) as k. generalize f. clear. intro f. induction names as [|x names IH]; intros [|z k]; cbn; [easy..|]. now rewrite IH. }
    intros i z j. apply in_map_iff in j as ([x w] & q & j). injection q as <- <-. cbn. rewrite same; [now apply ac|]. now apply in_combine_l in j. }
  apply (represented _ _ _ _ _ (r L' a') f (numbered names)).
  - exact se.
  - rewrite pv. now apply Permutation_map, Permutation_sym.
  - intros g x i. unfold numbered. rewrite ends_ordered. apply (ends_by_image f g x). intros y. now apply inj.
  - intros x i. apply same. now apply (Permutation_in _ pn).
Qed.

(** Bounds *)

(* What is struck from a position, and the entry that is left, with the names of its vertices; or nothing is. *)
Inductive rest := None_left | Listed (i : N) (names : list N).
Definition lookup : Type := list strike * rest.
Inductive proof := By_move (e : edge) (l : lookup) | By_moves (l : list lookup) | By_pairs (pairs : list (edge * edge)).

Section Bounds.
  Variable table : trie entry.
  Definition known (l : places) (t : bool) (E : list edge) (v : Z) (found : lookup) : bool :=
    match strike_all (fst found) l E 0 with
    | Some (l, E, n) =>
        match snd found with
        | None_left => match l with [] => v <=? n | _ => false end
        | Listed i names =>
            match get table i with
            | Some e => Bool.eqb t (to_move e) && (v <=? at_least_made e + n) && same_places names (leads_at e) l && same_edges names E (listed_edges e)
            | None => false
            end
        end
    | None => false
    end.
  Definition coloured_places (e : edge) (z : Z) (l : places) : places := map (fun q => (fst q, goes e z (fun _ => snd q) (fst q))) l.
  Lemma agrees_after e z l L : agrees l L -> agrees (coloured_places e z l) (goes e z L).
  Proof.
    intros a x w i. apply in_map_iff in i as ([y u] & q & i). injection q as <- <-. cbn. unfold goes. now rewrite (a y u).
  Qed.
  Lemma after_names e z l : map fst (coloured_places e z l) = map fst l.
  Proof. unfold coloured_places. now rewrite map_map. Qed.
  Lemma after_from e z l t E v L : from (coloured_places e z l) t E v -> agrees l L -> makes (map fst l) t E (goes e z L) v.
  Proof. intros f a. rewrite <- (after_names e z). now apply f, agrees_after. Qed.

  (* Every edge, and the others. *)
  Fixpoint picks (before E : list edge) : list (edge * list edge) :=
    match E with [] => [] | e :: E => (e, rev_append before E) :: picks (e :: before) E end.
  Lemma picks_right E : forall before e, In e E -> exists F, In (e, F) (picks before E) /\ Permutation (rev_append before E) (e :: F).
  Proof.
    induction E as [|f E IH]; intros before e i; [easy|]. cbn [picks]. destruct i as [->|i].
    - exists (rev_append before E). split; [now left|]. rewrite !rev_append_rev. apply Permutation_sym, Permutation_middle.
    - destruct (IH (f :: before) e i) as (F & j & p). exists F. split; [now right|exact p].
  Qed.
  Fixpoint all_known (l : places) (v : Z) (moves : list (edge * list edge)) (found : list lookup) : bool :=
    match moves, found with
    | [], [] => true
    | (e, E) :: moves, k :: found => known (coloured_places e (-1) l) true E v k && all_known l v moves found
    | _, _ => false
    end.
  Lemma all_known_right l v moves : forall found, all_known l v moves found = true ->
    forall e E, In (e, E) moves -> exists k, known (coloured_places e (-1) l) true E v k = true.
  Proof.
    induction moves as [|[f F] moves IH]; intros [|k found] h e E i; cbn in h; try easy. apply andb_prop in h as [h1 h2].
    destruct i as [q|i]; [injection q as -> ->; now exists k|now apply (IH found)].
  Qed.

  (* The edges that pairs leave. *)
  Definition pairs_give (l : places) (E : list edge) (D : list (edge * edge)) (v : Z) : bool :=
    match take_edges (in_pairs D) E with
    | Some _ => forallb meet D && (v <=? fold_right (fun q n => Z.sgn (snd q - Leads.ends_in E (fst q) + 2 * pairs_at D (fst q)) + n) 0 l)
    | None => false
    end.

  Definition proves (e : entry) (p : proof) : bool :=
    let l := places_of e in
    let E := listed_edges e in
    let v := at_least_made e in
    match p with
    | By_move m found => to_move e && match take_edge m E with Some E => known (coloured_places m 1 l) false E v found | None => false end
    | By_moves found => negb (to_move e) && match E with [] => false | _ => all_known l v (picks [] E) found end
    | By_pairs D => pairs_give l E D v
    end.

  Lemma places_distinct e : NoDup (map fst (places_of e)).
  Proof.
    unfold places_of. assert (forall k i, map fst (combine (count_from (List.length k) i) k) = count_from (List.length k) i) as ->.
    { induction k as [|z k IH]; intro i; [easy|]. cbn. now rewrite IH. }
    assert (forall k i, NoDup (count_from k i)) as h; [|apply h]. induction k as [|k IH]; intro i; cbn; constructor; [|easy].
    rewrite count_from_spec. lia.
  Qed.
  Lemma known_right n l t E v found : (forall i e, get table i = Some e -> (List.length (listed_edges e) < n)%nat -> right e) ->
    (List.length E < n)%nat -> NoDup (map fst l) -> known l t E v found = true -> from l t E v.
  Proof.
    intros ok small d h. unfold known in h. destruct (strike_all (fst found) l E 0) as [[[l' E'] m]|] eqn:s; [|easy].
    apply strike_all_right in s as (le & d' & f). rewrite Z.sub_0_r in f. destruct (snd found) as [|i names].
    - destruct l'; [|easy]. apply Z.leb_le in h. intros L a. apply makes_fewer with (0 + m); [|lia]. apply f; [|easy].
      intros K _. now apply (any_play (List.length E')).
    - destruct (get table i) as [e|] eqn:g; [|easy]. rewrite !andb_true_iff, Z.leb_le in h. destruct h as [[[ht hv] hp] he].
      apply eqb_prop in ht as ->. intros L a. apply makes_fewer with (at_least_made e + m); [|lia]. apply f; [|easy].
      apply (listed_from names); auto. apply (ok i); [easy|]. apply same_edges_right, Permutation_length in he. rewrite map_length in he. lia.
  Qed.
  Lemma proves_right n e p : (forall i e, get table i = Some e -> (List.length (listed_edges e) < n)%nat -> right e) ->
    (List.length (listed_edges e) <= n)%nat -> proves e p = true -> right e.
  Proof.
    intros ok small h L a. unfold proves in h. pose proof (places_distinct e) as d. destruct p as [m found|found|D].
    - apply andb_prop in h as [-> h]. destruct (take_edge m (listed_edges e)) as [E|] eqn:k; [|easy]. apply take_edge_right in k.
      pose proof (Permutation_length k) as len. cbn in len. apply chooses with m E; [easy|]. apply after_from; [|easy].
      apply (known_right n _ _ _ _ found); auto; [lia|]. now rewrite after_names.
    - apply andb_prop in h as [t h]. apply negb_true_iff in t as ->. destruct (listed_edges e) as [|e0 E0] eqn:some; [easy|]. rewrite <- some in *.
      apply waits; [now rewrite some|]. intros f F p. assert (In f (listed_edges e)) as i by (apply (Permutation_in f (Permutation_sym p)); now left).
      destruct (picks_right (listed_edges e) [] f i) as (K & j & q). cbn [rev_append] in q. destruct (all_known_right _ _ _ _ h f K j) as [k hk].
      assert (Permutation K F) as r by (apply (Permutation_cons_inv (a := f)); now rewrite <- q).
      pose proof (Permutation_length q) as len. cbn in len. apply makes_permuted with K; [|easy]. apply after_from; [|easy].
      apply (known_right n _ _ _ _ k); auto; [lia|]. now rewrite after_names.
    - unfold pairs_give in h. destruct (take_edges (in_pairs D) (listed_edges e)) as [R|] eqn:k; [|easy]. apply take_edges_right in k.
      rewrite andb_true_iff, forallb_forall, Z.leb_le in h. destruct h as [hm hv].
      apply makes_permuted with (in_pairs D ++ R); [|now apply Permutation_sym]. apply pairs_bound; [easy|]. etransitivity; [exact hv|].
      apply Z.eq_le_incl. clear - a k. revert a. generalize (places_of e). intro l. induction l as [|[x z] l IH]; intro a; [easy|]. cbn [fold_right map total fst snd].
      rewrite (IH (agrees_behind _ _ _ a)). f_equal. rewrite (a x z (or_introl eq_refl)), (ends_in_permuted _ _ x k). easy.
  Qed.
End Bounds.

(** Claims *)

Definition listing := list (entry * proof).
Fixpoint number_entries (l : listing) (i : N) (t : trie entry) : trie entry :=
  match l with [] => t | (e, _) :: l => number_entries l (N.succ i) (put t i e) end.
Lemma number_entries_right l : forall i t k e, get (number_entries l i t) k = Some e -> get t k = Some e \/ exists p, In (e, p) l.
Proof.
  induction l as [|[f q] l IH]; intros i t k e h; cbn in h; [now left|]. apply IH in h as [h|[p h]]; [|right; exists p; now right].
  rewrite get_put in h. destruct (N.eqb k i); [|now left]. injection h as ->. right. exists q. now left.
Qed.
Definition all_prove (table : trie entry) (l : listing) : bool := forallb (fun '(e, p) => proves table e p) l.
Lemma all_right l : let table := number_entries l 0 leaf in all_prove table l = true ->
  forall n i e, get table i = Some e -> (List.length (listed_edges e) < n)%nat -> right e.
Proof.
  intros table h. unfold all_prove in h. rewrite forallb_forall in h. induction n as [|n IH]; intros i e g small; [lia|].
  pose proof g as g'. apply number_entries_right in g' as [g'|[p j]]; [now rewrite get_leaf in g'|].
  apply (proves_right table n e p); [exact IH|lia|]. exact (h _ j).
Qed.

(* The start as the first player sees it, or the second player if the sign is -1. *)
Definition starts (b : board) (mine theirs : plane) : places * list edge :=
  let V := up_to (order b) in
  let G := coloured b empty in
  let p := owner_of (board_left b mine theirs) in
  (map (fun x => (x, lead G V p x)) V, open_edges G V p).
Definition opposite_places (l : places) : places := map (fun q => (fst q, - snd q)) l.

Definition check_leads (s : subject) (said : statement) (l : listing) (first_bound second_bound : lookup) : bool :=
  match capture_on_graph s with
  | Some (b, mine, theirs) =>
      fair b mine theirs &&
      (let table := number_entries l 0 leaf in
       let (at_start, E) := starts b mine theirs in
       let below v := known table at_start true E v first_bound in
       let above v := known table (opposite_places at_start) false E (- v) second_bound in
       all_prove table l &&
       match said with
       | Score v => below v && above v
       | Score_at_least v => below v
       | Score_at_most v => above v
       | _ => false
       end)
  | None => false
  end.

Section Start.
  Variables (b : board) (mine theirs : plane) (l : listing).
  Hypothesis is_fair : fair b mine theirs = true.
  Let table := number_entries l 0 leaf.
  Hypothesis proved : all_prove table l = true.
  Let V := up_to (order b).
  Let G := coloured b empty.
  Let p := owner_of (board_left b mine theirs).
  Let g := capture (arena_of b) (edge_arena_of (arena_of b)) mine theirs.

  Lemma start_made t v found f : known table (map (fun x => (x, f x)) V) t (open_edges G V p) v found = true ->
    makes V t (open_edges G V p) f v.
  Proof.
    intro h. assert (map fst (map (fun x => (x, f x)) V) = V) as names by (rewrite map_map; apply map_id).
    apply (known_right table (S (List.length (open_edges G V p)))) in h.
    2:{ intros i e q _. apply (all_right l proved (S (List.length (listed_edges e))) i e q). lia. }
    2: lia.
    2:{ rewrite names. apply (Paper.up_to_distinct b). }
    rewrite <- names at 1. apply h. intros x z i. apply in_map_iff in i as (y & q & _). now injection q as -> <-.
  Qed.
  Let there_ := there b (fair_proper b mine theirs is_fair) (fair_sym b mine theirs is_fair).
  Let all_of_ := all_of b.
  Lemma least_made v found : known table (fst (starts b mine theirs)) true (snd (starts b mine theirs)) v found = true -> score_at_least g v.
  Proof.
    intro h. unfold g. rewrite (proj1 (capture_is_the_paper b (fair_proper b mine theirs is_fair) mine theirs (fair_cells b mine theirs is_fair) v)).
    apply (ensures_paper b (fair_proper b mine theirs is_fair) (fair_sym b mine theirs is_fair) true p); [|exact (board_owned b mine theirs is_fair)].
    apply (ensures_makes G V there_ all_of_); [apply owner_both|]. now apply start_made with found.
  Qed.
  Lemma most_made v found : known table (opposite_places (fst (starts b mine theirs))) false (snd (starts b mine theirs)) (- v) found = true ->
    score_at_most g v.
  Proof.
    intro h. unfold g. rewrite (proj2 (capture_is_the_paper b (fair_proper b mine theirs is_fair) mine theirs (fair_cells b mine theirs is_fair) v)).
    apply (ensures_paper b (fair_proper b mine theirs is_fair) (fair_sym b mine theirs is_fair) false (exchange_players p)).
    2:{ apply exchanged_owned. exact (board_owned b mine theirs is_fair). }
    apply (ensures_makes G V there_ all_of_); [apply exchanged_both, owner_both|]. rewrite open_exchanged.
    apply makes_ext with (fun x => - lead G V p x); [|intros x _; now rewrite lead_exchanged].
    apply start_made with found. cbn [starts fst snd] in h. unfold opposite_places in h. rewrite map_map in h. exact h.
  Qed.
End Start.

Theorem check_leads_sound s said l first_bound second_bound : check_leads s said l first_bound second_bound = true ->
  exists r, rules_of s = Some r /\ Claim.holds (Claim r (in_misere s) said).
Proof.
  unfold check_leads. destruct (capture_on_graph s) as [[[b mine] theirs]|] eqn:e; [|easy].
  rewrite andb_true_iff. intros [f h]. apply capture_on_graph_right in e as [e _]. eexists. split; [exact e|]. cbn [Claim.holds decided the_game].
  pose proof (least_made b mine theirs l f) as least. pose proof (most_made b mine theirs l f) as most.
  destruct (starts b mine theirs) as [at_start E]. cbn [fst snd] in least, most. apply andb_prop in h as [proved h].
  destruct said; try easy.
  - apply andb_prop in h as [h1 h2]. split; [now apply least with first_bound|now apply most with second_bound].
  - now apply least with first_bound.
  - now apply most with second_bound.
Qed.
