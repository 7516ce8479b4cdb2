(* Statements about all whole numbers from 0 on, with sums and xor of binary digits, what they mean, and how they are read: docs/NUMBERS.md. *)
From Coq Require Import NArith List Bool String Ascii.
From Gamecert Require Import Text.
Import ListNotations.
Local Open Scope string_scope.
Local Open Scope N_scope.

Inductive term := Named (x : N) | Literal (c : N) | Sum (a b : term) | Xor (a b : term).
Inductive sentence :=
| Equals (a b : term)
| Below (a b : term)
| Negation (f : sentence)
| Both (f g : sentence)
| Either (f g : sentence)
| Equivalent (f g : sentence)
| For_all (x : N) (f : sentence)
| For_some (x : N) (f : sentence).

(* `v`: the numbers for the variables. *)
Definition values := N -> N.
Definition with_number (v : values) (x n : N) : values := fun y => if y =? x then n else v y.
Fixpoint value (v : values) (t : term) : N :=
  match t with
  | Named x => v x
  | Literal c => c
  | Sum a b => value v a + value v b
  | Xor a b => N.lxor (value v a) (value v b)
  end.
Fixpoint true_for (v : values) (f : sentence) : Prop :=
  match f with
  | Equals a b => value v a = value v b
  | Below a b => value v a < value v b
  | Negation f => ~ true_for v f
  | Both f g => true_for v f /\ true_for v g
  | Either f g => true_for v f \/ true_for v g
  | Equivalent f g => true_for v f <-> true_for v g
  | For_all x f => forall n, true_for (with_number v x n) f
  | For_some x f => exists n, true_for (with_number v x n) f
  end.
(* Without free variables the numbers for them do not matter. *)
Definition is_true (f : sentence) : Prop := true_for (fun _ => 0) f.

(** Reading: `all x0 some x1 < x0 x1` *)

(* A variable of the quantifiers around it, which are so many. *)
Definition read_variable (depth : N) (word : string) : option N :=
  let? name := behind "x" word in let? x := Text.number name in require (x <? depth) (Some x).
Fixpoint read_term (steps : nat) (depth : N) (words : list string) : option (term * list string) :=
  match steps, words with
  | S steps, word :: words =>
      let two make :=
        let? (a, words) := read_term steps depth words in
        let? (b, words) := read_term steps depth words in Some (make a b, words) in
      if word =? "+" then two Sum
      else if word =? "xor" then two Xor
      else match read_variable depth word, Text.number word with
           | Some x, _ => Some (Named x, words)
           | None, Some c => require (c <=? 1000000)%N (Some (Literal c, words))
           | None, None => None
           end
  | _, _ => None
  end%string.
Fixpoint read_sentence (steps : nat) (depth : N) (words : list string) : option (sentence * list string) :=
  match steps, words with
  | S steps, word :: words =>
      let terms make :=
        let? (a, words) := read_term steps depth words in
        let? (b, words) := read_term steps depth words in Some (make a b, words) in
      let two make :=
        let? (f, words) := read_sentence steps depth words in
        let? (g, words) := read_sentence steps depth words in Some (make f g, words) in
      let quantified make :=
        match words with
        | x :: words =>
            let? x := read_variable (N.succ depth) x in
            let? (f, words) := require (x =? depth)%N (read_sentence steps (N.succ depth) words) in Some (make x f, words)
        | [] => None
        end in
      if word =? "=" then terms Equals
      else if word =? "<" then terms Below
      else if word =? "not" then let? (f, words) := read_sentence steps depth words in Some (Negation f, words)
      else if word =? "and" then two Both
      else if word =? "or" then two Either
      else if word =? "iff" then two Equivalent
      else if word =? "all" then quantified For_all
      else if word =? "some" then quantified For_some
      else None
  | _, _ => None
  end%string.
Definition sentence_of (text : string) : option sentence :=
  let words := split " " text in
  match read_sentence (List.length words) 0 words with Some (f, []) => Some f | _ => None end.

(* The lines of a claim; whether it is that the statement is true. *)
Definition numbers_parse (lines : list string) (f : sentence) (truth : bool) : Prop :=
  exists text, lines = ["game numbers 1"; "instance " ++ text; "statement " ++ if truth then "TRUE" else "FALSE"]%string /\ sentence_of text = Some f.
Definition numbers_hold (f : sentence) (truth : bool) : Prop := if truth then is_true f else ~ is_true f.
