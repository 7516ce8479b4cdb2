(* Octal games (docs/OCTAL.md): heaps of which moves take tokens as digits allow, and what it means that the values of heaps repeat. *)
From Coq Require Import NArith List Bool String Ascii.
From Gamecert Require Import Game Text.
Import ListNotations.
Local Open Scope string_scope.
Local Open Scope N_scope.

(* The digit for j tokens: 1 if they may be a whole heap, 2 if they may leave one heap, 4 if they may leave two. *)
Definition digit_for (digits : list N) (j : N) : N := if j =? 0 then 0 else nth (N.to_nat (j - 1)) digits 0.
Definition allows (digits : list N) (j what : N) : Prop := N.testbit (digit_for digits j) what = true.
(* What a move leaves of a heap. *)
Inductive leaves (digits : list N) : N -> list N -> Prop :=
| leaves_none j : allows digits j 0 -> leaves digits j []
| leaves_one j a : allows digits j 1 -> 0 < a -> leaves digits (j + a) [a]
| leaves_two j a b : allows digits j 2 -> 0 < a -> 0 < b -> leaves digits (j + a + b) [a; b].
(* A position is a list of heaps. *)
Inductive octal_move (digits : list N) : list N -> result (list N) -> Prop :=
| in_a_heap before n after left : leaves digits n left -> octal_move digits (before ++ n :: after) (Passes (before ++ left ++ after)%list).
(* In normal play. *)
Definition heap_has_nimber (digits : list N) (n k : N) : Prop := mover_loses false (with_heap (octal_move digits)) ([n], k).

(* These are the nimbers of the first heaps, from that of no token on, and from a heap on they repeat. *)
Record period_claim := Period_claim { code : list N; period : N; from : N; first_values : list N }.
Definition period_holds (c : period_claim) : Prop :=
  exists G, (forall n, heap_has_nimber (code c) n (G n)) /\
    (forall n, (n < List.length (first_values c))%nat -> G (N.of_nat n) = nth n (first_values c) 0) /\
    (forall n, from c <= n -> G (n + period c) = G n).

(** Reading: `instance 0.77`, `statement PERIOD 2 FROM 1 0 1 0` *)

Fixpoint read_digits (s : string) : option (list N) :=
  match s with
  | EmptyString => Some []
  | String c s => let? d := digit c in let? l := read_digits s in require (d <? 8) (Some (d :: l))
  end.
Definition read_period (lines : list string) : option period_claim :=
  match lines with
  | [game; instance; statement] =>
      let? code := behind "instance 0." instance in
      let? digits := read_digits code in
      let? text := behind "statement PERIOD " statement in
      match split " " text with
      | p :: word :: n :: values =>
          let? p := number p in let? n := number n in let? values := all_of number values in
          require ((game =? "game octal 1") && (word =? "FROM") && negb (last digits 0 =? 0)%N && (1 <=? p)%N && (1 <=? n)%N &&
                   (N.of_nat (List.length values) =? n + p)%N)%string (Some (Period_claim digits p n values))
      | _ => None
      end
  | _ => None
  end.
