(* Claims: what the lines of a certificate say, and what that means. *)
From Coq Require Import NArith ZArith List Bool String Ascii.
From Gamecert Require Import Plane Board Instance Game Rules Games Text GadgetClaim FamilyClaim LocalClaim.
From Gamecert.lemmas Require Gadgets.
Import ListNotations.
Local Open Scope string_scope.

(* What a claim is about, in words: the game, its parameters, whether play is misere, and the instance. *)
Record subject := Subject { name : string; given : parameters; in_misere : bool; on : instance }.

Definition rules_of (s : subject) : option rules :=
  let? r := game_named (name s) (given s) (on s) in
  require (negb (in_misere s) || match decided r with last_move => true | _ => false end) (Some r).

Inductive statement :=
| Winnable
| Unwinnable
| Outcome_P
| Outcome_N
| Outcome_first
| Outcome_second
| Outcome_tie
| Nimber (k : N)
| Nimber_loony
| Score (v : Z)
| Score_at_least (v : Z)
| Score_at_most (v : Z)
| Same_as (other : subject).

(* A statement about a game on an instance, in normal play or misere play; or about all graphs that hold a gadget,
   a gadget of a family, or one of a local game. *)
Inductive claim :=
| Claim (about : rules) (misere : bool) (says : statement)
| About_gadget (g : Gadgets.gadget) (c : conclusion)
| About_family (f : family) (c : family_conclusion)
| About_local (c : local_claim).

Definition holds (c : claim) : Prop :=
  match c with
  | About_gadget g c => holds_in_all_graphs g c
  | About_family f c => holds_for_all_copies f c
  | About_local c => holds_locally c
  | Claim g misere says =>
      match says, decided g with
      | Winnable, solitaire => winnable g (start g)
      | Unwinnable, solitaire => ~ winnable g (start g)
      | Outcome_P, last_move => outcome_P (misere) g
      | Outcome_N, last_move => outcome_N (misere) g
      | Outcome_first, race _ => score_at_least g 1
      | Outcome_second, race _ => score_at_most g (-1)
      | Outcome_tie, race _ => score_at_least g 0 /\ score_at_most g 0
      | Nimber k, last_move | Nimber k, race true => has_nimber (misere) g (start g) k
      | Nimber_loony, last_move | Nimber_loony, race true => is_loony (misere) g (start g)
      | Score v, points => score_at_least g v /\ score_at_most g v
      | Score_at_least v, points => score_at_least g v
      | Score_at_most v, points => score_at_most g v
      | Same_as other, last_move =>
          match rules_of other with
          | Some h => decided h = last_move /\ misere = false /\ played_alike g h
          | None => False
          end
      | _, _ => False
      end
  end.

(** Reading the lines from `game` to `statement` *)

(* `GAME --NAME VALUE ... INSTANCE`, of normal play. *)
Fixpoint read_options (words : list string) : parameters * list string :=
  match words with
  | option :: value :: rest =>
      match behind "--" option with
      | Some name => let (p, rest) := read_options rest in ((name, value) :: p, rest)
      | None => ([], words)
      end
  | _ => ([], words)
  end.
Definition read_other (text : string) : option subject :=
  match split " " text with
  | name :: words =>
      let (p, words) := read_options words in
      let? i := read_instance_words words in Some (Subject name p false i)
  | [] => None
  end.

Definition read_statement (text : string) : option statement :=
  match split " " text with
  | "SAME" :: "AS" :: _ => let? other := behind "SAME AS " text in option_map Same_as (read_other other)
  | ["WINNABLE"] => Some Winnable
  | ["UNWINNABLE"] => Some Unwinnable
  | ["OUTCOME"; "P"] => Some Outcome_P
  | ["OUTCOME"; "N"] => Some Outcome_N
  | ["OUTCOME"; "first"] => Some Outcome_first
  | ["OUTCOME"; "second"] => Some Outcome_second
  | ["OUTCOME"; "tie"] => Some Outcome_tie
  | ["NIMBER"; "loony"] => Some Nimber_loony
  | ["NIMBER"; k] => option_map Nimber (number k)
  | ["SCORE"; v] => option_map Score (integer v)
  | ["SCORE"; ">="; v] => option_map Score_at_least (integer v)
  | ["SCORE"; "<="; v] => option_map Score_at_most (integer v)
  | _ => None
  end.

(* `parameter NAME VALUE`, as many lines as there are. *)
Fixpoint read_parameters (lines : list string) : parameters * list string :=
  match lines with
  | line :: rest =>
      match split " " line with
      | ["parameter"; name; value] => let (p, rest) := read_parameters rest in ((name, value) :: p, rest)
      | _ => ([], lines)
      end
  | [] => ([], [])
  end.

Definition read_subject (lines : list string) : option (subject * list string) :=
  match lines with
  | game :: lines =>
      match split " " game with
      | ["game"; name; "1"] =>
          let (p, lines) := read_parameters lines in
          let (m, lines) :=
            match lines with
            | line :: rest => if line =? "play misere" then (true, rest) else (false, lines)
            | [] => (false, [])
            end in
          match lines with
          | line :: lines =>
              let? text := behind "instance " line in
              let? i := read_instance text in Some (Subject name p m i, lines)
          | [] => None
          end
      | _ => None
      end
  | [] => None
  end.

(* The subject and the statement in these lines. *)
Definition read_words (lines : list string) : option (subject * statement) :=
  let? (s, lines) := read_subject lines in
  match lines with
  | [line] => let? text := behind "statement " line in let? said := read_statement text in Some (s, said)
  | _ => None
  end.

Definition parses (lines : list string) (c : claim) : Prop :=
  (exists s said r, read_words lines = Some (s, said) /\ rules_of s = Some r /\ c = Claim r (in_misere s) said) \/
  (exists g said, read_about_gadget lines = Some (g, said) /\ c = About_gadget g said) \/
  (exists f said, read_about_family lines = Some (f, said) /\ c = About_family f said) \/
  (exists x, read_about_local lines = Some x /\ c = About_local x).
