(* Evidence `positions`: entries (position, heap), each lost for the mover, and loony positions. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Trie Game Impartial Rules Claim.
From Gamecert.checkers Require Import Listed.
Import ListNotations.
Local Open Scope N_scope.

(* How a position is the sum of parts. What reaches a part is computed once, for parts that are listed. *)
Record parting (g : game) (misere : bool) := Parting {
  reach : position g -> plane;
  fits : position g -> list (position g * plane) -> bool;
  fits_sound : forall p l, fits p (map (fun a => (a, reach a)) l) = true ->
    forall ks, Forall2 (fun a k => has_nimber misere g a k) l ks -> has_nimber misere g p (fold_right N.lxor 0 ks)
}.
Arguments reach {g misere}.
Arguments fits {g misere}.

(* A position as its own only part. *)
Definition whole (g : game) (misere : bool) : parting g misere.
Proof. refine (Parting g misere (fun _ => 0) (fun _ _ => false) _). discriminate. Defined.

Lemma stuck_loses {P} (step : P -> result P -> Prop) misere p :
  (forall r, ~ step p r) -> mover_loses misere (with_heap step) (p, if misere then 1 else 0).
Proof.
  intro no. apply loses_heap.
  - intro e. right. now rewrite e.
  - apply no.
  - intros q o. now apply no in o.
  - intros q o. now apply no in o.
  - intros k lt. destruct misere; [|lia]. replace k with 0 by lia.
    apply win_stuck; [easy|]. intros r o. inversion o as [p' h r' o' e1 e2|]; subst; [now apply no in o'|lia].
Qed.

Section Positions.
  Variables (g : game) (s : shape (position g)) (misere : bool) (parts : parting g misere).
  Variable hint : list plane -> list (list plane).

  (* A heap, or loony. *)
  Definition entry : Type := list plane * option N.
  Definition known : Type := option N * plane.
  Variable t : index known.

  Definition stuck_value : N := if misere then 1 else 0.

  (* A part of a position that is listed or has no move, with its heap. *)
  Definition part (remains : N) (l : list plane) : option (position g * plane * N) :=
    match found t l, of_planes s l with
    | Some (Some k, r), Some a => if remaining g a <=? remains then Some (a, r, k) else None
    | None, Some a => if none (moves g a) then Some (a, reach parts a, stuck_value) else None
    | _, _ => None
    end.
  (* The value of a position, if it is known. *)
  Definition value (p : position g) : option (option N) :=
    let l := planes s p in
    match found t l with
    | Some (v, _) => Some v
    | None =>
        if none (moves g p) then Some (Some stuck_value)
        else
          match Text.all_of (part (remaining g p)) (hint l) with
          | Some found => if fits parts p (map fst found) then Some (Some (fold_right N.lxor 0 (map snd found))) else None
          | None => None
          end
    end.

  Definition differs (v : option (option N)) (k : N) : bool :=
    match v with Some (Some j) => negb (j =? k) | Some None => true | None => false end.
  Definition is (v : option (option N)) (k : N) : bool :=
    match v with Some (Some j) => j =? k | _ => false end.

  (* A move that wins beside a heap of k. *)
  Definition reply (p : position g) (k : N) : bool :=
    existsb (fun m =>
      match after g p m with
      | Wins => true
      | Keeps q => (remaining g q <? remaining g p) && differs (value q) k
      | Passes q => (remaining g q <? remaining g p) && is (value q) k
      end) (legal_moves g p).

  Definition option_values (p : position g) : list (result (position g) * option (option N)) :=
    map (fun m => let r := after g p m in
      (r, match r with Wins => None | Keeps q | Passes q => value q end)) (legal_moves g p).

  Definition falling (p : position g) (r : result (position g)) : bool :=
    match r with Wins => true | Keeps q | Passes q => remaining g q <? remaining g p end.
  Definition keeps (r : result (position g)) : bool := match r with Keeps _ => true | _ => false end.
  Definition passes (r : result (position g)) : bool := match r with Passes _ => true | _ => false end.

  Definition heap_right (p : position g) (k : N) : bool :=
    let o := option_values p in
    match o with
    | [] => k =? stuck_value
    | _ =>
        forallb (fun '(r, v) => falling p r &&
          match r with
          | Wins => false
          | Keeps q => is v k
          | Passes q => match v with Some _ => differs v k | None => reply q k end
          end) o &&
        (existsb (fun '(r, _) => keeps r) o ||
         ((k <=? N.of_nat (length o)) && forallb (fun h => existsb (fun '(r, v) => passes r && is v h) o) (up_to k)))
    end.

  Definition loony_right (p : position g) : bool :=
    let o := option_values p in
    forallb (fun '(r, _) => falling p r) o &&
    existsb (fun '(r, v) =>
      match r with
      | Wins => true
      | Keeps _ =>
          match v with
          | Some None => true
          | Some (Some k) => existsb (fun '(r', v') => if keeps r' then differs v' k else passes r' && is v' k) o
          | None => false
          end
      | Passes _ => false
      end) o.

  Definition entry_right (e : entry) : bool :=
    match of_planes s (fst e) with
    | Some p => same (planes s p) (fst e) && match snd e with Some k => heap_right p k | None => loony_right p end
    | None => false
    end.

  (** Soundness *)

  Definition means (p : position g) (v : option N) : Prop :=
    match v with Some k => has_nimber misere g p k | None => is_loony misere g p end.

  Lemma stuck_means p : none (moves g p) = true -> has_nimber misere g p stuck_value.
  Proof.
    intro n. apply stuck_loses. intros r (m & [_ l] & _). pose proof (proj1 (none_spec _) n m). congruence.
  Qed.

  Section Below.
    Variable n : N.
    Hypothesis listed : forall p v r, found t (planes s p) = Some (v, r) -> remaining g p < n -> means p v /\ r = reach parts p.
    Hypothesis listed_planes : forall l v, found t l = Some v -> forall p, of_planes s l = Some p -> planes s p = l.

    Lemma parts_mean remains : remains < n -> forall l found,
      Text.all_of (part remains) l = Some found ->
      exists ps, map fst found = map (fun a => (a, reach parts a)) ps /\
        Forall2 (fun a k => has_nimber misere g a k) ps (map snd found).
    Proof.
      intros lt l. unfold Text.all_of.
      assert (forall x a r k, part remains x = Some (a, r, k) -> r = reach parts a /\ has_nimber misere g a k) as one.
      { intros x a r k e. unfold part in e. destruct (found t x) as [[[v|] r']|] eqn:f; try easy.
        2: { destruct (of_planes s x) as [a'|]; [|easy]. destruct (none (moves g a')) eqn:z; [|easy].
             injection e as -> <- <-. split; [easy|now apply stuck_means]. }
        destruct (of_planes s x) as [a'|] eqn:o; [|easy]. destruct (N.leb_spec (remaining g a') remains); [|easy].
        injection e as -> -> ->. rewrite <- (listed_planes _ _ f _ o) in f. apply listed in f as [m e]; [|lia]. now split. }
      assert (forall done ps, map fst (rev' done) = map (fun a => (a, reach parts a)) ps ->
        Forall2 (fun a k => has_nimber misere g a k) ps (map snd (rev' done)) ->
        forall found, Text.all_from (part remains) l done = Some found ->
        exists ps, map fst found = map (fun a => (a, reach parts a)) ps /\
        Forall2 (fun a k => has_nimber misere g a k) ps (map snd found)) as H.
      2: { intros fs h. apply (H [] []) in h; [easy|reflexivity|constructor]. }
      induction l as [|x l IH]; intros done ps h1 h2 fs h; cbn in h.
      - injection h as <-. exists ps. now split.
      - destruct (part remains x) as [[[a r] k]|] eqn:e; [|easy].
        apply one in e as [-> e].
        assert (forall X Y (f : X -> Y) (x : X) l, map f (rev' (x :: l)) = map f (rev' l) ++ [f x]) as app.
        { intros X Y f y d. unfold rev'. rewrite <- !rev_alt. cbn. now rewrite map_app. }
        apply (IH ((a, reach parts a, k) :: done) (ps ++ [a])) in h; [easy| |].
        + now rewrite app, h1, map_app.
        + rewrite app. apply Forall2_app; [easy|]. now constructor.
    Qed.

    Lemma value_means p v : remaining g p < n -> value p = Some v -> means p v.
    Proof.
      intros lt h. unfold value in h. destruct (found t (planes s p)) as [[w r]|] eqn:f.
      - injection h as ->. now apply listed in f.
      - destruct (none (moves g p)) eqn:e; [injection h as <-; now apply stuck_means|].
        destruct (Text.all_of _ _) as [l|] eqn:a; [|easy]. destruct (fits parts p (map fst l)) eqn:ft; [|easy].
        injection h as <-. apply parts_mean in a as (ps & e1 & e2); [|easy]. rewrite e1 in ft.
        cbn. now apply (fits_sound _ _ parts p ps ft).
    Qed.

    Lemma differs_means p v k : remaining g p < n -> value p = v -> differs v k = true ->
      mover_wins misere (with_heap (option_of g)) (p, k).
    Proof.
      intros lt e d. destruct v as [[j|]|]; [| |easy]; apply value_means in e; try assumption.
      - cbn in d. apply negb_true_iff, N.eqb_neq in d. now apply other_heap with j.
      - apply e.
    Qed.
    Lemma is_means p v k : remaining g p < n -> value p = v -> is v k = true -> has_nimber misere g p k.
    Proof.
      intros lt e d. destruct v as [[j|]|]; try easy. apply value_means in e; [|easy]. cbn in d. apply N.eqb_eq in d.
      now subst.
    Qed.

    Lemma reply_means p k : remaining g p < n -> reply p k = true -> mover_wins misere (with_heap (option_of g)) (p, k).
    Proof.
      intros lt h. apply existsb_exists in h as (m & i & h). apply legal_moves_spec in i.
      assert (option_of g p (after g p m)) as o by now exists m.
      destruct (after g p m) as [|q|q].
      - now apply wins_heap_at_once.
      - apply andb_true_iff in h as [l h]. apply N.ltb_lt in l.
        apply wins_heap_keeping with q; [easy|]. apply differs_means with (v := value q); [lia|easy|easy].
      - apply andb_true_iff in h as [l h]. apply N.ltb_lt in l.
        apply wins_heap_passing with q; [easy|]. apply is_means with (v := value q); [lia|easy|easy].
    Qed.

    Lemma option_values_in p r : option_of g p r ->
      In (r, match r with Wins => None | Keeps q | Passes q => value q end) (option_values p).
    Proof. intros (m & l & ->). apply legal_moves_spec in l. unfold option_values. apply in_map_iff. now exists m. Qed.
    Lemma in_option_values p r v : In (r, v) (option_values p) ->
      option_of g p r /\ v = match r with Wins => None | Keeps q | Passes q => value q end.
    Proof.
      unfold option_values. rewrite in_map_iff. intros (m & e & l). apply legal_moves_spec in l. injection e as e1 e2.
      subst. split; [now exists m|easy].
    Qed.

    Lemma heap_right_means p k : remaining g p <= n -> heap_right p k = true -> has_nimber misere g p k.
    Proof.
      intros le h. unfold heap_right in h. destruct (option_values p) as [|x l] eqn:eo.
      - apply N.eqb_eq in h. subst.
        assert (forall r, ~ option_of g p r) as no by (intros r o; apply option_values_in in o; now rewrite eo in o).
        now apply stuck_loses.
      - rewrite <- eo in h. apply andb_true_iff in h as [h1 h2]. rewrite forallb_forall in h1.
        apply loses_heap.
        + intros _. left. exists (fst x). destruct x as [r v]. apply (in_option_values p r v). rewrite eo. now left.
        + intro o. apply option_values_in, h1 in o. now apply andb_true_iff in o as [_ o].
        + intros q o. apply option_values_in, h1 in o. apply andb_true_iff in o as [f o]. cbn in f. apply N.ltb_lt in f.
          apply is_means with (v := value q); [lia|easy|easy].
        + intros q o. apply option_values_in, h1 in o. apply andb_true_iff in o as [f o]. cbn in f. apply N.ltb_lt in f.
          destruct (value q) as [v|] eqn:ev.
          * apply differs_means with (v := Some v); [lia|easy|easy].
          * apply reply_means; [lia|easy].
        + intros j lt. apply orb_true_iff in h2 as [h2|h2].
          * apply existsb_exists in h2 as ([r v] & i & kp). destruct r as [|q|q]; try easy. pose proof (h1 _ i) as hq.
            apply in_option_values in i as [o ->]. apply andb_true_iff in hq as [f hq]. cbn in f. apply N.ltb_lt in f.
            apply wins_heap_keeping with q; [easy|]. apply other_heap with k; [|lia].
            apply is_means with (v := value q); [lia|easy|easy].
          * apply andb_true_iff in h2 as [_ h2]. rewrite forallb_forall in h2. specialize (h2 j (proj2 (up_to_spec k j) lt)).
            apply existsb_exists in h2 as ([r v] & i & hp). pose proof (h1 _ i) as hq.
            apply in_option_values in i as [o ->]. apply andb_true_iff in hp as [hp hv]. destruct r as [|q|q]; try easy.
            apply andb_true_iff in hq as [f _]. cbn in f. apply N.ltb_lt in f.
            apply wins_heap_passing with q; [easy|]. apply is_means with (v := value q); [lia|easy|easy].
    Qed.

    Lemma loony_right_means p : remaining g p <= n -> loony_right p = true -> is_loony misere g p.
    Proof.
      intros le h k. unfold loony_right in h. apply andb_true_iff in h as [h1 h]. rewrite forallb_forall in h1.
      assert (forall r v, In (r, v) (option_values p) -> option_of g p r /\
        (v = match r with Wins => None | Keeps q | Passes q => value q end) /\
        match r with Wins => True | Keeps q | Passes q => remaining g q < n end) as H.
      { intros r v i. pose proof (h1 _ i) as f. apply in_option_values in i as [o e]. repeat split; try easy.
        destruct r; try easy; cbn in f; apply N.ltb_lt in f; lia. }
      apply existsb_exists in h as ([r v] & i & h). apply H in i as (o & e & lt). destruct r as [|q|q]; try easy.
      - now apply wins_heap_at_once.
      - destruct v as [[j|]|]; [| |easy].
        + destruct (N.eq_dec j k) as [->|ne].
          * apply existsb_exists in h as ([r' v'] & i' & h). apply H in i' as (o' & e' & lt').
            destruct r' as [|q'|q']; cbn in h; try easy.
            -- apply wins_heap_keeping with q'; [easy|]. now apply differs_means with (v := v').
            -- apply wins_heap_passing with q'; [easy|]. now apply is_means with (v := v').
          * apply wins_heap_keeping with q; [easy|]. apply differs_means with (v := Some (Some j)); try easy.
            cbn. now apply negb_true_iff, N.eqb_neq.
        + apply wins_heap_keeping with q; [easy|]. symmetry in e. apply value_means in e; [|easy]. apply e.
    Qed.
  End Below.
End Positions.

Section Check.
  Variables (g : game) (s : shape (position g)) (misere : bool) (parts : parting g misere).
  Variable hint : list plane -> list (list plane).

  Definition with_reach (e : entry) : list plane * known :=
    (fst e, (snd e, match of_planes s (fst e) with Some p => reach parts p | None => 0 end)).
  Definition check_entries (entries : list entry) : option (index known) :=
    let t := index_of (map with_reach entries) in
    if forallb (entry_right g s misere parts hint t) entries then Some t else None.

  Lemma check_entries_sound entries t : check_entries entries = Some t ->
    forall n p v r, remaining g p < n -> found t (planes s p) = Some (v, r) -> means g misere p v /\ r = reach parts p.
  Proof.
    unfold check_entries. destruct (forallb _ entries) eqn:h; [|easy]. intro e. injection e as <-.
    rewrite forallb_forall in h.
    intro n. induction n as [|n IH] using N.peano_ind; [lia|]. intros p v r lt f.
    pose proof f as f'. apply found_in, in_map_iff in f' as (e & w & i). pose proof (h e i) as right.
    unfold with_reach in w. injection w as e1 e2 e3. unfold entry_right in right.
    rewrite e1, (of_planes_planes _ s p) in *. apply andb_true_iff in right as [_ right]. split; [|easy].
    assert (forall l v, found (index_of (map with_reach entries)) l = Some v -> forall p, of_planes s l = Some p -> planes s p = l) as lp.
    { intros l v' f' p' o. apply found_in, in_map_iff in f' as (e' & w & i'). apply h in i'.
      unfold with_reach in w. injection w as e1' e2'. unfold entry_right in i'. rewrite e1', o in i'.
      apply andb_true_iff in i' as [i' _]. now apply same_eq in i'. }
    rewrite e2 in right. destruct v as [k|]; cbn.
    - apply (heap_right_means g s misere parts hint _ n (fun p v r f lt => IH p v r lt f) lp) in right; [easy|lia].
    - apply (loony_right_means g s misere parts hint _ n (fun p v r f lt => IH p v r lt f) lp) in right; [easy|lia].
  Qed.

  Definition concludes (t : index known) (said : statement) : bool :=
    let v := value g s misere parts hint t (start g) in
    match said with
    | Nimber k => is v k
    | Nimber_loony => match v with Some None => true | _ => false end
    | Outcome_P => is v 0
    | Outcome_N => differs v 0 || reply g s misere parts hint t (start g) 0
    | _ => false
    end.
End Check.

Definition check_positions (r : rules) (misere : bool) (said : statement) (parts : parting r misere)
    (hint : list plane -> list (list plane)) (entries : list entry) : bool :=
  match decided r, said with last_move, _ | race true, Nimber _ | race true, Nimber_loony => true | _, _ => false end &&
  match check_entries r (written r) misere parts hint entries with
  | Some t => concludes r (written r) misere parts hint t said
  | None => false
  end.

Theorem check_positions_sound r misere said parts hint entries :
  check_positions r misere said parts hint entries = true -> holds (Claim r misere said).
Proof.
  unfold check_positions. rewrite andb_true_iff. intros [d h].
  destruct (check_entries r (written r) misere parts hint entries) as [t|] eqn:e; [|easy].
  assert (forall l v, found t l = Some v -> forall p, of_planes (written r) l = Some p -> planes (written r) p = l) as lp.
  { intros l v f p o. unfold check_entries in e. destruct (forallb _ entries) eqn:fa; [|easy]. injection e as <-.
    rewrite forallb_forall in fa.
    apply found_in, in_map_iff in f as (e' & w & i'). apply fa in i'.
    unfold with_reach in w. injection w as e1' e2'. unfold entry_right in i'. rewrite e1', o in i'.
    apply andb_true_iff in i' as [i' _]. now apply same_eq in i'. }
  pose proof (check_entries_sound _ _ _ _ _ _ _ e) as H.
  set (n := N.succ (remaining r (start r))).
  assert (remaining r (start r) < n) as lt by lia.
  assert (forall p v rr, found t (planes (written r) p) = Some (v, rr) -> remaining r p < n ->
    means r misere p v /\ rr = reach parts p) as L by (intros; now apply (H n)).
  unfold holds, concludes in *.
  destruct (decided r) as [| | |[|]]; try easy; destruct said; try easy.
  - apply no_heap. now apply (is_means _ _ _ parts hint t n L lp (start r) _ 0 lt eq_refl).
  - apply no_heap_wins. apply orb_true_iff in h as [h|h].
    + now apply (differs_means _ _ _ parts hint t n L lp (start r) _ 0 lt eq_refl).
    + now apply (reply_means _ _ _ parts hint t n L lp (start r) 0 lt).
  - now apply (is_means _ _ _ parts hint t n L lp (start r) _ k lt eq_refl).
  - destruct (value _ _ _ _ _ _ _) as [[|]|] eqn:v; try easy. now apply (value_means _ _ _ parts hint t n L lp _ _ lt) in v.
  - now apply (is_means _ _ _ parts hint t n L lp (start r) _ k lt eq_refl).
  - destruct (value _ _ _ _ _ _ _) as [[|]|] eqn:v; try easy. now apply (value_means _ _ _ parts hint t n L lp _ _ lt) in v.
Qed.
