(* Evidence `simulation`: pairs of positions of two games that are played alike. *)
From Coq Require Import NArith List Bool.
From Gamecert Require Import Plane Game Rules Claim.
From Gamecert.checkers Require Import Listed.
Import ListNotations.

Section Simulation.
  Variables (g h : game) (s : shape (position g)) (t : shape (position h)).

  Definition couple : Type := list plane * list plane.
  Variable listed : index couple.
  Definition paired (p : position g) (q : position h) : bool :=
    match found listed (planes s p ++ planes t q) with
    | Some (a, b) => same a (planes s p) && same b (planes t q)
    | None => false
    end.
  Definition paired_results (r : result (position g)) (u : result (position h)) : bool :=
    match r, u with
    | Wins, Wins => true
    | Keeps p, Keeps q | Passes p, Passes q => paired p q
    | _, _ => false
    end.
  Definition alike (e : couple) : bool :=
    match of_planes s (fst e), of_planes t (snd e) with
    | Some p, Some q =>
        let left := map (after g p) (legal_moves g p) in
        let right := map (after h q) (legal_moves h q) in
        forallb (fun r => existsb (paired_results r) right) left &&
        forallb (fun u => existsb (fun r => paired_results r u) left) right
    | _, _ => false
    end.

  Lemma paired_results_right r u : paired_results r u = true -> corresponding (fun p q => paired p q = true) r u.
  Proof. now destruct r, u. Qed.
End Simulation.

Definition index_of_couples (l : list couple) : index couple := index_of (map (fun e => (fst e ++ snd e, e)) l).

Theorem simulation_right g h s t l : paired g h s t (index_of_couples l) (start g) (start h) = true ->
  forallb (alike g h s t (index_of_couples l)) l = true -> played_alike g h.
Proof.
  set (x := index_of_couples l). intros st all. rewrite forallb_forall in all.
  exists (fun p q => paired g h s t x p q = true). split; [easy|]. intros p q pr. pose proof pr as pr'.
  unfold paired in pr'. destruct (found x _) as [[a b]|] eqn:f; [|easy]. apply andb_true_iff in pr' as [ea eb].
  apply same_eq in ea, eb. subst. apply found_in, in_map_iff in f as (e & eq & i). injection eq as _ eq. subst.
  apply all in i. unfold alike in i. cbn [fst snd] in i. rewrite !of_planes_planes in i.
  apply andb_true_iff in i as [i1 i2]. rewrite forallb_forall in i1, i2. split.
  - intros r o. apply option_of_spec in o. apply i1, existsb_exists in o as (u & j & c). exists u. split.
    + now apply option_of_spec.
    + now apply paired_results_right.
  - intros u o. apply option_of_spec in o. apply i2, existsb_exists in o as (r & j & c). exists r. split.
    + now apply option_of_spec.
    + now apply paired_results_right.
Qed.

Definition check_simulation (r : rules) (misere : bool) (said : statement) (l : list couple) : bool :=
  match said with
  | Same_as other =>
      match rules_of other with
      | Some h =>
          match decided r, decided h with
          | last_move, last_move =>
              negb misere && paired r h (written r) (written h) (index_of_couples l) (start r) (start h) &&
              forallb (alike r h (written r) (written h) (index_of_couples l)) l
          | _, _ => false
          end
      | None => false
      end
  | _ => false
  end.
Theorem check_simulation_sound r misere said l :
  check_simulation r misere said l = true -> holds (Claim r misere said).
Proof.
  unfold check_simulation, holds. cbn. destruct said; try easy. destruct (rules_of other) as [h|]; [|easy].
  destruct (decided r); try easy. destruct (decided h) eqn:dh; try easy. rewrite !andb_true_iff, negb_true_iff. intros [[m st] al].
  split; [easy|]. split; [easy|]. now apply simulation_right with (written r) (written h) l.
Qed.
