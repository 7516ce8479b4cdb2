(* Evidence `period`: the values of heaps of an octal game are played up to a bound, and repeat from there on. The theorem is due to
   R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956. *)
From Coq Require Import NArith Arith List Bool String Lia.
From Gamecert Require Import Plane Trie Game Impartial Text OctalClaim.
Import ListNotations.
Local Open Scope N_scope.

Section Octal.
  Variable digits : list N.
  Notation step := (octal_move digits).
  Notation loses l k := (mover_loses false (with_heap step) (l, k)).
  Notation wins l k := (mover_wins false (with_heap step) (l, k)).

  (** Heaps side by side *)

  Lemma heaps_side_by_side : side_by_side step (fun p a b => p = (a ++ b)%list).
  Proof.
    assert (forall before n after left, leaves digits n left -> step (before ++ n :: after)%list (Passes (before ++ left ++ after)%list)) as go by now constructor.
    intros p a b ->. split; [|split].
    - intros r m. inversion m as [before n after left h e1 e2]. exists (before ++ left ++ after)%list. split; [easy|].
      symmetry in e1. destruct (app_eq_app _ _ _ _ e1) as (l & [[-> e]|[-> ->]]).
      + destruct l as [|x l]; cbn in e.
        * right. subst b. exists (left ++ after)%list. rewrite app_nil_r. split; [now apply (go [] n after left)|easy].
        * left. injection e as <- ->. exists (before ++ left ++ l)%list. split; [now apply go|]. now rewrite <- !app_assoc.
      + right. exists (l ++ left ++ after)%list. split; [now apply go|]. now rewrite <- !app_assoc.
    - intros r m. inversion m as [before n after left h e1 e2]. exists (before ++ left ++ after)%list. split; [easy|].
      exists (before ++ left ++ after ++ b)%list. rewrite <- !app_assoc. split; [|easy]. rewrite <- app_comm_cons. now apply go.
    - intros r m. inversion m as [before n after left h e1 e2]. exists (before ++ left ++ after)%list. split; [easy|].
      exists ((a ++ before) ++ left ++ after)%list. rewrite app_assoc. split; [now apply go|]. now rewrite <- !app_assoc.
  Qed.

  (** Values of heaps *)

  Definition value_of (G : N -> N) (left : list N) : N := fold_right (fun n x => N.lxor (G n) x) 0 left.
  (* The least number that no move of the heap leaves. *)
  Definition least_value (G : N -> N) (n : N) : Prop :=
    (forall left, leaves digits n left -> value_of G left <> G n) /\ (forall k, k < G n -> exists left, leaves digits n left /\ value_of G left = k).
  Lemma allows_some j what : allows digits j what -> 0 < j /\ j <= N.of_nat (List.length digits).
  Proof.
    unfold allows, digit_for. destruct (N.eqb_spec j 0) as [->|z]; [now rewrite N.bits_0|]. intro h. split; [lia|].
    destruct (Nat.lt_ge_cases (N.to_nat (j - 1)) (List.length digits)) as [l|l]; [lia|]. rewrite nth_overflow in h by easy. now rewrite N.bits_0 in h.
  Qed.
  Lemma leaves_less n left : leaves digits n left -> forall a, In a left -> a < n.
  Proof. intros h a i. inversion h as [j al|j b al|j b c al]; subst; apply allows_some in al; cbn in i; intuition lia. Qed.
  Lemma no_heap_moves r : ~ step [] r.
  Proof. intro s. inversion s as [before n after left h e]. now destruct before. Qed.
  Lemma nothing_loses : loses [] 0.
  Proof.
    apply loses_heap; [easy|intro s|intros q s|intros q s|intros k l; lia]; exfalso; now apply no_heap_moves in s.
  Qed.
  Lemma left_loses (G : N -> N) left : (forall a, In a left -> loses [a] (G a)) -> loses left (value_of G left).
  Proof.
    induction left as [|a left IH]; intro h; [apply nothing_loses|]. cbn [value_of fold_right].
    apply (nim_sum step _ heaps_side_by_side (a :: left) [a] left); [easy|apply h; now left|]. apply IH. intros b i. apply h. now right.
  Qed.
  Lemma heap_moves n r : step [n] r -> exists left, leaves digits n left /\ r = Passes left.
  Proof.
    intro m. inversion m as [before x after left h e1 e2]. destruct before as [|y [|z before]]; try discriminate e1. injection e1 as -> ->. exists left.
    now rewrite app_nil_r.
  Qed.
  Theorem least_values G : (forall n, least_value G n) -> forall n, heap_has_nimber digits n (G n).
  Proof.
    intros each n. unfold heap_has_nimber. induction n as [n IH] using (well_founded_induction N.lt_wf_0). destruct (each n) as [other found].
    assert (forall left, leaves digits n left -> loses left (value_of G left)) as below.
    { intros left h. apply left_loses. intros a i. apply IH. now apply (leaves_less n left). }
    apply loses_heap; [easy|intro s|intros q s|intros q s|intros k l].
    - apply heap_moves in s as (left & _ & s). easy.
    - apply heap_moves in s as (left & _ & s). easy.
    - apply heap_moves in s as (left & h & s). injection s as ->. apply (other_heap false step left (value_of G left)); [now apply below|now apply other].
    - destruct (found k l) as (left & h & <-). apply (wins_heap_passing false step [n] left); [|now apply below].
      pose proof (in_a_heap digits [] n [] left h) as m. cbn in m. now rewrite app_nil_r in m.
  Qed.

  (** The theorem on periods *)

  Theorem repeating (G : N -> N) p n0 : 1 <= n0 -> 1 <= p -> (forall n, n0 <= n -> G (n + p) = G n) ->
    let last := 2 * n0 + 2 * p + N.of_nat (List.length digits) in
    (forall n, n < last -> least_value G n) -> forall n, least_value G n.
  Proof.
    intros hn hp rep last first n. induction n as [n IH] using (well_founded_induction N.lt_wf_0).
    destruct (N.lt_ge_cases n last) as [l|l]; [now apply first|]. unfold last in l.
    assert (n = (n - p) + p) as e by lia. set (m := n - p) in *. clearbody m. subst n.
    assert (forall left, leaves digits m left -> exists more, leaves digits (m + p) more /\ value_of G more = value_of G left) as up.
    { intros left h. inversion h as [j al|j a al pa|j a b al pa pb]; subst; apply allows_some in al as al'.
      - lia.
      - exists [a + p]. split; [replace (j + a + p) with (j + (a + p)) by lia; constructor; [easy|lia]|]. cbn. rewrite rep by lia. reflexivity.
      - destruct (N.le_gt_cases n0 a) as [c|c].
        + exists [a + p; b]. split; [replace (j + a + b + p) with (j + (a + p) + b) by lia; constructor; [easy|lia|easy]|]. cbn. rewrite rep by lia. reflexivity.
        + exists [a; b + p]. split; [replace (j + a + b + p) with (j + a + (b + p)) by lia; constructor; [easy|easy|lia]|]. cbn. rewrite rep by lia. reflexivity. }
    assert (forall left, leaves digits (m + p) left -> exists less, leaves digits m less /\ value_of G less = value_of G left) as down.
    { assert (forall a, n0 + p <= a -> G (a - p) = G a) as back by (intros a h; rewrite <- (rep (a - p)) by lia; f_equal; lia).
      intros left h. inversion h as [j al e|j a al pa e|j a b al pa pb e]; subst; apply allows_some in al as al'.
      - lia.
      - exists [a - p]. split; [replace m with (j + (a - p)) by lia; constructor; [easy|lia]|]. cbn. now rewrite back by lia.
      - destruct (N.le_gt_cases (n0 + p) a) as [c|c].
        + exists [a - p; b]. split; [replace m with (j + (a - p) + b) by lia; constructor; [easy|lia|easy]|]. cbn. now rewrite back by lia.
        + exists [a; b - p]. split; [replace m with (j + a + (b - p)) by lia; constructor; [easy|easy|lia]|]. cbn. now rewrite back by lia. }
    destruct (IH m) as [other found]; [lia|]. split; rewrite rep by lia.
    - intros left h. apply down in h as (less & h & <-). now apply other.
    - intros k lt. destruct (found k lt) as (left & h & <-). destruct (up left h) as (more & h' & e). now exists more.
  Qed.

  (** The check *)

  Variable G : N -> N.
  Definition values_left (n : N) : list N :=
    flat_map (fun j =>
      let d := digit_for digits j in let r := n - j in
      (if N.testbit d 0 && (j =? n) then [0] else []) ++
      (if N.testbit d 1 && (j <? n) then [G r] else []) ++
      (if N.testbit d 2 && (j <? n) then map (fun a => N.lxor (G (a + 1)) (G (r - (a + 1)))) (up_to (r - 1)) else []))%list
      (map (N.add 1) (up_to (N.of_nat (List.length digits)))).
  Definition is_least (n : N) : bool :=
    let l := values_left n in forallb (fun x => negb (x =? G n)) l && forallb (fun k => existsb (N.eqb k) l) (up_to (G n)).
  Lemma values_left_spec n x : In x (values_left n) <-> exists left, leaves digits n left /\ value_of G left = x.
  Proof.
    unfold values_left. rewrite in_flat_map. split.
    - intros (j & _ & i). cbv zeta in i. rewrite !in_app_iff in i. destruct i as [i|[i|i]].
      + destruct (N.testbit _ 0 && _)%bool eqn:e; [|easy]. apply andb_true_iff in e as [e1 e2]. apply N.eqb_eq in e2. subst j. destruct i as [<-|[]].
        exists []. split; [now constructor|easy].
      + destruct (N.testbit _ 1 && _)%bool eqn:e; [|easy]. apply andb_true_iff in e as [e1 e2]. apply N.ltb_lt in e2. destruct i as [<-|[]].
        exists [n - j]. split; [replace n with (j + (n - j)) at 1 by lia; constructor; [easy|lia]|]. cbn. apply N.lxor_0_r.
      + destruct (N.testbit _ 2 && _)%bool eqn:e; [|easy]. apply andb_true_iff in e as [e1 e2]. apply N.ltb_lt in e2.
        apply in_map_iff in i as (a & <- & i). apply up_to_spec in i. exists [a + 1; n - j - (a + 1)]. split.
        * replace n with (j + (a + 1) + (n - j - (a + 1))) at 1 by lia. constructor; [easy|lia|lia].
        * cbn. now rewrite N.lxor_0_r.
    - intros (left & h & <-). destruct h as [j al|j a al pa|j a b al pa pb]; apply allows_some in al as al'; exists j;
        (split; [apply in_map_iff; exists (j - 1); split; [lia|apply up_to_spec; lia]|]); cbv zeta; rewrite !in_app_iff; unfold allows in al; rewrite al.
      + left. rewrite N.eqb_refl. now left.
      + right. left. rewrite (proj2 (N.ltb_lt j (j + a))) by lia. left. cbn. rewrite N.lxor_0_r. f_equal. lia.
      + right. right. rewrite (proj2 (N.ltb_lt j (j + a + b))) by lia. cbn [andb]. apply in_map_iff. exists (a - 1). split; [|apply up_to_spec; lia].
        cbn. rewrite N.lxor_0_r. f_equal; f_equal; lia.
  Qed.
  Lemma is_least_sound n : is_least n = true -> least_value G n.
  Proof.
    unfold is_least. rewrite andb_true_iff, !forallb_forall. intros [other found]. split.
    - intros left h e. assert (In (value_of G left) (values_left n)) as i by (apply values_left_spec; now exists left). apply other in i. now rewrite e, N.eqb_refl in i.
    - intros k l. apply up_to_spec in l. apply found, existsb_exists in l as (x & i & e). apply N.eqb_eq in e. subst x. now apply values_left_spec.
  Qed.
End Octal.

(* The values, as they repeat. *)
Definition table_of (values : list N) : trie N := snd (fold_left (fun '(n, t) x => (N.succ n, put t n x)) values (0, leaf)).
Definition same_place (n0 p n : N) : N := if n <? n0 + p then n else n0 + (n - n0) mod p.
Definition repeated (t : trie N) (n0 p n : N) : N := match get t (same_place n0 p n) with Some x => x | None => 0 end.
Definition check_period (lines : list string) : option period_claim :=
  let? c := read_period lines in
  let n0 := from c in let p := period c in let G := repeated (table_of (first_values c)) n0 p in
  require ((1 <=? n0) && (1 <=? p) && (N.of_nat (List.length (first_values c)) =? n0 + p) &&
           forallb (is_least (code c) G) (up_to (2 * n0 + 2 * p + N.of_nat (List.length (code c))))) (Some c).

Lemma table_of_spec values n : get (table_of values) n = nth_error values (N.to_nat n).
Proof.
  unfold table_of. assert (forall (values : list N) k (t : trie N), (forall n, k <= n -> get t n = None) ->
    forall n, get (snd (fold_left (fun '(n, t) x => (N.succ n, put t n x)) values (k, t))) n = if n <? k then get t n else nth_error values (N.to_nat (n - k))) as h.
  { clear. induction values as [|x values IH]; intros k t above n; cbn [fold_left snd].
    - destruct (N.ltb_spec n k); [easy|]. rewrite above by easy. now destruct (N.to_nat (n - k)).
    - rewrite IH.
      + destruct (N.ltb_spec n (N.succ k)), (N.ltb_spec n k); try lia.
        * rewrite get_put. destruct (N.eqb_spec n k); [lia|easy].
        * assert (n = k) as -> by lia. rewrite get_put, N.eqb_refl, N.sub_diag. reflexivity.
        * replace (N.to_nat (n - k)) with (S (N.to_nat (n - N.succ k))) by lia. reflexivity.
      + intros m l. rewrite get_put. destruct (N.eqb_spec m k); [lia|]. apply above. lia. }
  rewrite h by (intros; apply get_leaf). destruct (N.ltb_spec n 0); [lia|]. now rewrite N.sub_0_r.
Qed.
Theorem check_period_sound lines c : check_period lines = Some c -> read_period lines = Some c /\ period_holds c.
Proof.
  unfold check_period, bind, require. destruct (read_period lines) as [d|] eqn:r; [|easy]. destruct (_ && _)%bool eqn:e; [|easy]. intro q. injection q as <-.
  split; [easy|]. apply andb_true_iff in e as [e each]. apply andb_true_iff in e as [e len]. apply andb_true_iff in e as [n0 p]. apply N.leb_le in n0, p.
  apply N.eqb_eq in len. rewrite forallb_forall in each. set (G := repeated _ _ _) in *.
  assert (forall n, from d <= n -> G (n + period d) = G n) as rep.
  { intros n h. unfold G, repeated. assert (same_place (from d) (period d) (n + period d) = same_place (from d) (period d) n) as ->; [|easy].
    unfold same_place. destruct (N.ltb_spec (n + period d) (from d + period d)) as [l|_]; [lia|].
    replace (n + period d - from d) with (n - from d + 1 * period d) by lia. rewrite N.mod_add by lia.
    destruct (N.ltb_spec n (from d + period d)) as [l|l]; [|easy]. rewrite N.mod_small; lia. }
  exists G. split; [|split; [|exact rep]].
  - apply least_values, (repeating (code d) G (period d) (from d) n0 p rep). intros n l. apply is_least_sound, each. now apply up_to_spec.
  - intros n h. unfold G, repeated, same_place. destruct (N.ltb_spec (N.of_nat n) (from d + period d)) as [l|l]; [|lia]. rewrite table_of_spec, Nat2N.id.
    destruct (nth_error (first_values d) n) as [x|] eqn:x0; [symmetry; now apply nth_error_nth|]. apply nth_error_None in x0. lia.
Qed.
