(* Advice to a player on how to answer the opponent's moves, and what it means that it fails: `REFUTED second moves answers 6>8 7>9`. *)
From Coq Require Import NArith ZArith List Bool String Ascii.
From Gamecert Require Import Plane Game Rules Text Claim.
Import ListNotations.
Local Open Scope string_scope.
Local Open Scope N_scope.

(* What it is to be good for: that every answer is legal; that none is this move; that the player ends with at least so many points more
   than the opponent. *)
Inductive promise := Legal_answers | Never (m : N) | Points_more (v : Z).
(* `again_free`: behind a move of the player that keeps the turn the next one is any move. `opening`: the first moves, of both players.
   `answers`: to the opponent's last move; nothing for no move of the board. *)
Record advice := Advice { to_first : bool; good_for : promise; again_free : bool; opening : list N; answers : list (N * option N) }.

Section Play.
  Variables (g : game) (a : advice).

  (* Where play is, whether the first player is to move, whether the last move has kept the turn, which move it was if it was the opponent's,
     and the points of the first player less those of the second. *)
  Record stage := Stage { now : position g; first_moves : bool; turn_kept : bool; last_other : option N; lead : Z }.
  Definition at_first : stage := Stage (start g) true false None (before_play g).
  (* The player who is advised is to move. *)
  Definition advised (s : stage) : bool := Bool.eqb (first_moves s) (to_first a).
  Definition moved (s : stage) (m : N) : stage :=
    let p := play g (now s) m in
    let points := (gain g (now s) m + if won g p then 1 else 0)%Z in
    let keeps := again g (now s) m in
    Stage p (if keeps then first_moves s else negb (first_moves s)) keeps (if advised s then None else Some m)
      (if first_moves s then lead s + points else lead s - points)%Z.
  Definition due (s : stage) : option (option N) :=
    match last_other s with
    | Some m => option_map snd (find (fun '(x, _) => x =? m) (answers a))
    | None => None
    end.
  Definition free (s : stage) : Prop := turn_kept s = true /\ again_free a = true.
  (* For points the player makes any move where there is no answer, or it is not legal. *)
  Definition follows (s : stage) (m : N) : Prop :=
    match good_for a, due s with
    | Points_more _, Some (Some x) => legal g (now s) x -> m = x
    | Points_more _, _ => True
    | _, answer => answer = Some (Some m)
    end.

  Inductive opened : list N -> stage -> Prop :=
  | not_opened : opened [] at_first
  | opened_by l s m : opened l s -> legal g (now s) m -> opened (l ++ [m]) (moved s m).
  Inductive played : stage -> Prop :=
  | behind_opening s : opened (opening a) s -> played s
  | one_move_more s m : played s -> legal g (now s) m -> (advised s = true -> free s \/ follows s m) -> played (moved s m).

  Definition broken (s : stage) : Prop :=
    match good_for a with
    | Legal_answers => advised s = true /\ exists answer, due s = Some answer /\ forall m, answer = Some m -> ~ legal g (now s) m
    | Never m => advised s = true /\ due s = Some (Some m) /\ legal g (now s) m
    | Points_more v => stuck g (now s) /\ ((if to_first a then lead s else - lead s) < v)%Z
    end.
  (* In some play by this advice the promise is broken. *)
  Definition refuted : Prop := exists s, played s /\ broken s.
End Play.

Record line_claim := Line_claim { game_of : rules; advised_so : advice }.
Definition line_holds (c : line_claim) : Prop :=
  decided (game_of c) <> solitaire /\ (forall v, good_for (advised_so c) = Points_more v -> decided (game_of c) = points) /\
  refuted (game_of c) (advised_so c).

(** Reading *)

(* `6>8`, `4>none`; ascending. *)
Definition read_answer (word : string) : option (N * option N) :=
  match split ">" word with
  | [m; x] => let? m := number m in if (x =? "none")%string then Some (m, None) else let? x := number x in Some (m, Some x)
  | _ => None
  end.
Fixpoint rising (l : list (N * option N)) : bool :=
  match l with (m, _) :: rest => match rest with (x, _) :: _ => m <? x | [] => true end && rising rest | [] => true end.
Fixpoint read_opening (words : list string) : option (list N * list string) :=
  match words with
  | word :: rest =>
      match number word with
      | Some m => let? (l, rest) := read_opening rest in Some (m :: l, rest)
      | None => Some ([], words)
      end
  | [] => Some ([], [])
  end.
(* The words behind a word, if it stands there. *)
Definition past (word : string) (words : list string) : option (list string) :=
  match words with w :: rest => require (w =? word)%string (Some rest) | [] => None end.
Definition one_of {A} (a b : option A) : option A := match a with Some _ => a | None => b end.
Definition read_promise (words : list string) : option (promise * list string) :=
  let with_number {A} word (read : string -> option A) make :=
    let? rest := past word words in
    match rest with x :: rest => option_map (fun x => (make x, rest)) (read x) | [] => None end in
  one_of (option_map (pair Legal_answers) (past "moves" words))
    (one_of (with_number "avoids" number Never) (with_number "scores" integer Points_more)).
Definition read_advice (text : string) : option advice :=
  let? words := past "REFUTED" (split " " text) in
  let? (first, words) := one_of (option_map (pair true) (past "first" words)) (option_map (pair false) (past "second" words)) in
  let? (p, words) := read_promise words in
  let (free, words) := match bind (past "again" words) (past "free") with Some words => (true, words) | None => (false, words) end in
  let? (l, words) := match past "opening" words with
    | Some words => let? (l, words) := read_opening words in match l with [] => None | _ => Some (l, words) end
    | None => Some ([], words)
    end in
  let? words := past "answers" words in
  let? answers := all_of read_answer words in
  require (rising answers) (Some (Advice first p free l answers)).
(* The lines from `game` to `statement`. *)
Definition read_line_claim (lines : list string) : option (subject * advice) :=
  let? (s, lines) := read_subject lines in
  match lines with
  | [line] => let? text := behind "statement " line in let? a := read_advice text in Some (s, a)
  | _ => None
  end.
Definition line_parses (lines : list string) (c : line_claim) : Prop :=
  exists s, read_line_claim lines = Some (s, advised_so c) /\ rules_of s = Some (game_of c).
