(* Evidence `pairs`: where moves strike out moves for good, who answers every move by its partner wins. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Trie Board Game Rules Claim.
From Gamecert.games Require Import Striking.
From Gamecert.checkers Require Import Parts.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* The open moves are joined in pairs so that no two of a pair conflict, and the partners of two moves that conflict do. *)
Definition joined_in_pairs (struck : N -> plane) (partner : N -> N) (opened : plane) : Prop :=
  (forall v, v ∈ opened -> partner v ∈ opened /\ partner (partner v) = v /\ partner v <> v /\ partner v ∉ struck v) /\
  (forall u v, u ∈ opened -> v ∈ opened -> u <> v -> u ∈ struck v -> partner u ∈ struck (partner v)).

(* The theorem on local games of docs/SYMMETRY.md. *)
Theorem partners_win first struck partner p :
  joined_in_pairs struck partner p -> has_nimber false (striking first struck) p 0.
Proof.
  enough (forall n p, count p < n -> joined_in_pairs struck partner p -> has_nimber false (striking first struck) p 0) as H
    by (apply (H (N.succ (count p))); lia).
  clear p. intro n. induction n as [|n IH] using N.peano_ind; intros p lt [one two]; [lia|].
  apply loses_heap; [easy| | | |lia].
  - intros (m & _ & e). discriminate.
  - intros q (m & _ & e). discriminate.
  - intros q (v & [_ i] & e). injection e as ->. cbn in i. cbn [play striking].
    destruct (one v i) as (j & back & other & apart). set (w := partner v) in *.
    set (q := p ∖ cell v ∖ struck v).
    assert (forall u x, u ∈ x ∖ cell v ∖ struck v <-> u ∈ x /\ u <> v /\ u ∉ struck v) as at_v.
    { intros u x. rewrite !N.ldiff_spec, cell_spec, !andb_true_iff, !negb_true_iff, N.eqb_neq. intuition congruence. }
    apply wins_heap_passing with (q ∖ cell w ∖ struck w).
    + exists w. split; [|easy]. split; [easy|]. now apply at_v.
    + assert (forall u, u ∈ q ∖ cell w ∖ struck w <-> u ∈ p /\ u <> v /\ u ∉ struck v /\ u <> w /\ u ∉ struck w) as left_over.
      { intro u. unfold q. rewrite 2!N.ldiff_spec, cell_spec, !andb_true_iff, !negb_true_iff, N.eqb_neq, at_v. intuition congruence. }
      apply IH.
      * apply N.lt_le_trans with (count p); [|lia]. apply count_lt with v; [intros u h; now apply left_over in h|easy|].
        destruct (N.testbit (q ∖ cell w ∖ struck w) v) eqn:e; [|easy]. now apply left_over in e.
      * split.
        -- intros u h. apply left_over in h as (hp & uv & sv & uw & sw). destruct (one u hp) as (k & b & o & a).
           assert (partner u <> v) as nv by (intro e; apply uw; unfold w; now rewrite <- e).
           assert (partner u <> w) as nw by (intro e; apply uv; now rewrite <- b, e).
           split; [|easy]. apply left_over. repeat split; try easy.
           ++ destruct (N.testbit (struck v) (partner u)) eqn:e; [|easy]. apply two in e; [|easy..].
              rewrite b in e. fold w in e. congruence.
           ++ destruct (N.testbit (struck w) (partner u)) eqn:e; [|easy]. apply two in e; [|easy..].
              rewrite b, back in e. congruence.
        -- intros u x hu hx. apply left_over in hu, hx. now apply two.
Qed.

(* The pairs of a certificate, as partners. *)
Definition partners_of (pairs : list (N * N)) : trie N := fold_right (fun '(u, v) t => put (put t u v) v u) leaf pairs.
Definition partner_in (t : trie N) (v : N) : N := match get t v with Some u => u | None => v end.

Definition paired (struck : table) (t : trie N) (opened : plane) : bool :=
  forallb (fun v =>
    let w := partner_in t v in
    contains opened w && (partner_in t w =? v) && negb (w =? v) && negb (contains (row struck v) w) &&
    forallb (fun u => contains (row struck w) (partner_in t u)) (members ((row struck v ∩ opened) ∖ cell v)))
  (members opened).
(* These are all pairs, and each stands there once. *)
Definition all_paired (struck : table) (pairs : list (N * N)) (opened : plane) : bool :=
  (count opened =? 2 * N.of_nat (length pairs)) && paired struck (partners_of pairs) opened.

Lemma all_paired_sound struck pairs opened : all_paired struck pairs opened = true ->
  joined_in_pairs (row struck) (partner_in (partners_of pairs)) opened.
Proof.
  unfold all_paired, paired. rewrite andb_true_iff, forallb_forall. intros [_ h].
  assert (forall v, v ∈ opened -> _) as one by (intros v i; exact (h v (proj2 (members_spec opened v) i))).
  cbv beta zeta in one. split.
  - intros v i. apply one in i. rewrite !andb_true_iff, !negb_true_iff, N.eqb_neq, N.eqb_eq in i. tauto.
  - intros u v i j n s. apply one in j. rewrite !andb_true_iff, forallb_forall in j. destruct j as [_ j]. apply (j u).
    apply members_spec. rewrite N.ldiff_spec, N.land_spec, s, i, cell_spec. now apply not_eq_sym, N.eqb_neq in n as ->.
Qed.

Definition check_pairs (s : subject) (said : statement) (opening : option N) (pairs : list (N * N)) : bool :=
  match rules_of s, striking_of s, in_misere s with
  | Some _, Some (first, struck), false =>
      match opening, said with
      | None, Outcome_P | None, Nimber 0 => all_paired struck pairs first
      | Some m, Outcome_N => contains first m && all_paired struck pairs (first ∖ cell m ∖ row struck m)
      | _, _ => false
      end
  | _, _, _ => false
  end.

Theorem check_pairs_sound s said opening pairs : check_pairs s said opening pairs = true ->
  exists r, rules_of s = Some r /\ holds (Claim r (in_misere s) said).
Proof.
  unfold check_pairs. destruct (rules_of s) as [r|] eqn:e; [|easy]. destruct (striking_of s) as [[first struck]|] eqn:f; [|easy].
  destruct (in_misere s) eqn:m; [easy|]. intro h. exists r. split; [easy|].
  rewrite (striking_of_rules s first struck r e f). clear e f. unfold holds. cbn [decided rules_of_view].
  destruct opening as [v|], said as [| | | | | | |[|]| | | | |]; try easy.
  - apply andb_true_iff in h as [i h]. apply no_heap_wins. cbn [the_game rules_of_view].
    apply wins_heap_passing with (first ∖ cell v ∖ row struck v); [now exists v|].
    exact (partners_win first _ _ _ (all_paired_sound _ _ _ h)).
  - apply no_heap. exact (partners_win first _ _ _ (all_paired_sound _ _ _ h)).
  - exact (partners_win first _ _ _ (all_paired_sound _ _ _ h)).
Qed.
