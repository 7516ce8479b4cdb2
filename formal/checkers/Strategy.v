(* Evidence `strategy`: bounds of what the mover gets from positions on. *)
From Coq Require Import NArith ZArith List Bool Lia.
From Gamecert Require Import Plane Game Rules Claim.
From Gamecert.checkers Require Import Listed.
Import ListNotations.
Local Open Scope Z_scope.

Section Strategy.
  Variables (g : game) (s : shape (position g)).
  (* At least, or at most, so much. *)
  Definition bound : Type := bool * Z.
  Definition bounds : Type := list (list plane * Z).
  Variables (below above : index Z).

  Definition is_stuck (p : position g) : bool := match legal_moves g p with [] => true | _ => false end.
  Definition gets (p : position g) (b : Z) : bool :=
    if is_stuck p then b <=? 0 else match found below (planes s p) with Some c => b <=? c | None => false end.
  Definition gets_no_more (p : position g) (b : Z) : bool :=
    if is_stuck p then 0 <=? b else match found above (planes s p) with Some c => c <=? b | None => false end.

  Definition less_play (p q : position g) : bool := (remaining g q <? remaining g p)%N.
  Definition good (p : position g) (b : Z) (m : N) : bool :=
    match after g p m with
    | Wins => b <=? gain g p m + 1
    | Keeps q => less_play p q && gets q (b - gain g p m)
    | Passes q => less_play p q && gets_no_more q (gain g p m - b)
    end.
  Definition kept_down (p : position g) (b : Z) (m : N) : bool :=
    match after g p m with
    | Wins => gain g p m + 1 <=? b
    | Keeps q => less_play p q && gets_no_more q (b - gain g p m)
    | Passes q => less_play p q && gets q (gain g p m - b)
    end.
  Definition below_right (e : list plane * Z) : bool :=
    match of_planes s (fst e) with Some p => existsb (good p (snd e)) (legal_moves g p) | None => false end.
  Definition above_right (e : list plane * Z) : bool :=
    match of_planes s (fst e) with
    | Some p => negb (is_stuck p) && forallb (kept_down p (snd e)) (legal_moves g p)
    | None => false
    end.

  Lemma is_stuck_spec p : is_stuck p = true <-> stuck g p.
  Proof.
    unfold is_stuck, stuck. split.
    - intros h m l. apply legal_moves_spec in l. now destruct (legal_moves g p).
    - intro h. destruct (legal_moves g p) as [|m l] eqn:e; [easy|]. exfalso. apply (h m), legal_moves_spec. rewrite e. now left.
  Qed.

  Hypothesis belows : forall p b, found below (planes s p) = Some b -> below_right (planes s p, b) = true.
  Hypothesis aboves : forall p b, found above (planes s p) = Some b -> above_right (planes s p, b) = true.

  Lemma weaker_below p b c : at_least g p c -> b <= c -> at_least g p b
  with weaker_above p b c : at_most g p c -> c <= b -> at_most g p b.
  Proof.
    - intros h le. destruct h as [p c e z|p c m l a z|p c m q l a h|p c m q l a h].
      + apply least_stuck; [easy|lia].
      + apply least_win with m; [easy|easy|lia].
      + apply least_keep with m q; [easy|easy|]. apply weaker_below with (1 := h). lia.
      + apply least_pass with m q; [easy|easy|]. apply weaker_above with (1 := h). lia.
    - intros h le. destruct h as [p c e w k pa]. constructor.
      + intro z. apply e in z. lia.
      + intros m l a. specialize (w m l a). lia.
      + intros m q l a. apply weaker_above with (1 := k m q l a). lia.
      + intros m q l a. apply weaker_below with (1 := pa m q l a). lia.
  Qed.

  Lemma bounds_right n : forall p b, (remaining g p < n)%N ->
    (gets p b = true -> at_least g p b) /\ (gets_no_more p b = true -> at_most g p b).
  Proof.
    induction n as [|n IH] using N.peano_ind; intros p b lt; [lia|].
    assert (forall q b, less_play p q = true -> (gets q b = true -> at_least g q b) /\ (gets_no_more q b = true -> at_most g q b)) as H.
    { intros q c l. apply IH. unfold less_play in l. apply N.ltb_lt in l. lia. }
    unfold gets, gets_no_more. destruct (is_stuck p) eqn:st.
    - split; intro h; apply Z.leb_le in h; apply is_stuck_spec in st.
      + now apply least_stuck.
      + constructor; [easy| | |]; intros m; intros; exfalso; now apply (st m).
    - split.
      + destruct (found below _) as [c|] eqn:f; [|easy]. intro h. apply Z.leb_le in h. apply weaker_below with c; [|easy].
        apply belows in f. unfold below_right in f. cbn [fst snd] in f. rewrite of_planes_planes in f.
        apply existsb_exists in f as (m & i & f). apply legal_moves_spec in i. unfold good in f.
        destruct (after g p m) as [|q|q] eqn:a.
        * apply Z.leb_le in f. now apply least_win with m.
        * apply andb_true_iff in f as [l f]. apply least_keep with m q; [easy|easy|]. now apply (H q _ l).
        * apply andb_true_iff in f as [l f]. apply least_pass with m q; [easy|easy|]. now apply (H q _ l).
      + destruct (found above _) as [c|] eqn:f; [|easy]. intro h. apply Z.leb_le in h. apply weaker_above with c; [|easy].
        apply aboves in f. unfold above_right in f. cbn [fst snd] in f. rewrite of_planes_planes in f.
        apply andb_true_iff in f as [_ f]. rewrite forallb_forall in f. constructor.
        * intro z. apply is_stuck_spec in z. congruence.
        * intros m i a. apply legal_moves_spec, f in i. unfold kept_down in i. rewrite a in i. now apply Z.leb_le.
        * intros m q i a. apply legal_moves_spec, f in i. unfold kept_down in i. rewrite a in i.
          apply andb_true_iff in i as [l i]. now apply (H q _ l).
        * intros m q i a. apply legal_moves_spec, f in i. unfold kept_down in i. rewrite a in i.
          apply andb_true_iff in i as [l i]. now apply (H q _ l).
  Qed.
End Strategy.

(* Entries bound the value of their positions from below, and from above. A win is a point, so who wins is a score. *)
Definition check_strategy (r : rules) (said : statement) (least most : list (list plane * Z)) : bool :=
  let below := index_of least in
  let above := index_of most in
  let s := written r in
  let g := the_game r in
  let b := before_play g in
  forallb (below_right g s below above) least && forallb (above_right g s below above) most &&
  match said, decided r with
  | Score v, points => gets g s below (start g) (v - b) && gets_no_more g s above (start g) (v - b)
  | Score_at_least v, points => gets g s below (start g) (v - b)
  | Score_at_most v, points => gets_no_more g s above (start g) (v - b)
  | Outcome_first, race _ => gets g s below (start g) (1 - b)
  | Outcome_second, race _ => gets_no_more g s above (start g) (-1 - b)
  | Outcome_tie, race _ => gets g s below (start g) (0 - b) && gets_no_more g s above (start g) (0 - b)
  | _, _ => false
  end.
Theorem check_strategy_sound r misere said least most :
  check_strategy r said least most = true -> holds (Claim r misere said).
Proof.
  unfold check_strategy, holds. rewrite !andb_true_iff. intros [[hb ha] h].
  rewrite forallb_forall in hb, ha.
  pose proof (bounds_right r (written r) (index_of least) (index_of most)) as H.
  specialize (H (fun p b f => hb _ (found_in _ _ _ f)) (fun p b f => ha _ (found_in _ _ _ f))).
  specialize (H (N.succ (remaining r (start r))) (start r)).
  assert (remaining r (start r) < N.succ (remaining r (start r)))%N as lt by lia.
  destruct (decided r), said; try easy; cbv beta iota zeta in h |- *; try (apply andb_true_iff in h as [h1 h2]; split);
    (now apply (proj1 (H _ lt))) || (now apply (proj2 (H _ lt))).
Qed.
