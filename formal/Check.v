(* The checker: what it accepts holds. *)
From Coq Require Import NArith ZArith List Bool String Ascii.
From Gamecert Require Import Plane Trie Board Instance Game Rules Games Claim Text.
From Gamecert.checkers Require Import Listed Order Positions Parts.
Import ListNotations.
Local Open Scope string_scope.

(* Evidence as it was read, by whatever program. *)
Inductive evidence :=
| Order (moves : list N)
| Positions (entries : list (list plane * option N)).

Definition check_evidence (hint : list plane -> list (list plane)) (s : subject) (said : statement) (e : evidence) : bool :=
  match e, said with
  | Order moves, Winnable =>
      if name s =? "ello" then check_ello_order s moves
      else match rules_of s with Some r => check_order r moves | None => false end
  | Order _, _ => false
  | Positions entries, _ =>
      match rules_of s with Some r => check_positions_of s r said hint entries | None => false end
  end.

(* The lines of a claim, from `game` to `statement`; evidence; and a hint: parts into which positions fall. *)
Definition check (hint : list plane -> list (list plane)) (lines : list string) (e : evidence) : bool :=
  match read_words lines with Some (s, said) => check_evidence hint s said e | None => false end.

Theorem check_sound hint lines e : check hint lines e = true -> exists c, parses lines c /\ holds c.
Proof.
  unfold check. destruct (read_words lines) as [[s said]|] eqn:w; [|easy]. intro h.
  enough (exists r, rules_of s = Some r /\ holds (Claim r (in_misere s) said)) as (r & e1 & e2).
  { exists (Claim r (in_misere s) said). split; [|easy]. now exists s, said, r. }
  destruct e as [moves|entries]; cbn in h.
  - destruct said; try easy. destruct (name s =? "ello").
    + now apply check_ello_order_sound in h.
    + destruct (rules_of s) as [r|]; [|easy]. exists r. split; [easy|]. now apply check_order_sound with moves.
  - destruct (rules_of s) as [r|] eqn:e; [|easy]. exists r. split; [easy|]. now apply check_positions_of_sound in h.
Qed.

(** For the program that reads files *)

(* Whether the game and the board are known here. *)
Definition is_known (lines : list string) : bool :=
  match lines with
  | game :: _ =>
      match split " " game with
      | ["game"; name; _] => existsb (fun '(n, _) => n =? name) games
      | _ => true
      end
  | [] => true
  end.

(* What strikes what, for hints. *)
Definition links (lines : list string) : option table :=
  match read_words lines with Some (s, _) => option_map snd (striking_view s) | None => None end.

(* The claim in one line. *)
Definition claim_line (lines : list string) : string :=
  fold_left (fun text line =>
    let word := match split " " line with
      | ["game"; name; _] => name
      | "parameter" :: _ => match behind "parameter " line with Some rest => "--" ++ rest | None => line end
      | ["play"; "misere"] => "--play misere"
      | _ => match behind "instance " line with Some rest => rest
             | None => match behind "statement " line with Some rest => rest | None => line end end
      end in if text =? "" then word else backwards (backwards text "") (String " " word)) lines "".
