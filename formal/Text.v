(* Words and numbers in lines of text. *)
From Coq Require Import NArith ZArith List Bool String Ascii.
Import ListNotations.
Local Open Scope string_scope.

(* Backwards, in front of another. *)
Fixpoint backwards (s rest : string) : string :=
  match s with EmptyString => rest | String c s => backwards s (String c rest) end.

Fixpoint split_from (at_ : ascii) (s word : string) (words : list string) : list string :=
  match s with
  | EmptyString => rev' (backwards word "" :: words)
  | String c s =>
      if Ascii.eqb c at_ then split_from at_ s "" (backwards word "" :: words) else split_from at_ s (String c word) words
  end.
(* What stands between the given characters: one word more than there are of them. *)
Definition split (at_ : ascii) (s : string) : list string := split_from at_ s "" [].

Fixpoint cut_from (at_ : ascii) (s word : string) : string * option string :=
  match s with
  | EmptyString => (backwards word "", None)
  | String c s => if Ascii.eqb c at_ then (backwards word "", Some s) else cut_from at_ s (String c word)
  end.
(* What stands before the first such character, and behind it if there is one. *)
Definition cut (at_ : ascii) (s : string) : string * option string := cut_from at_ s "".

Definition digit (c : ascii) : option N :=
  let n := N_of_ascii c in if (N.leb 48 n && N.leb n 57)%bool then Some (n - 48)%N else None.
Fixpoint digits (s : string) (n : N) : option N :=
  match s with
  | EmptyString => Some n
  | String c s => match digit c with Some d => digits s (10 * n + d)%N | None => None end
  end.
(* Decimal digits without leading zeros. *)
Definition number (s : string) : option N :=
  match s with
  | EmptyString => None
  | String c s' =>
      if (Ascii.eqb c "0" && negb (String.eqb s' ""))%bool then None else digits s 0
  end.
Definition integer (s : string) : option Z :=
  match s with
  | String "-" s => match number s with Some (Npos p) => Some (Zneg p) | _ => None end
  | _ => option_map Z.of_N (number s)
  end.

(* The list of what all give; nothing if one gives nothing. *)
Fixpoint all_from {A B} (f : A -> option B) (l : list A) (done : list B) : option (list B) :=
  match l with
  | [] => Some (rev' done)
  | a :: l => match f a with Some b => all_from f l (b :: done) | None => None end
  end.
Definition all_of {A B} (f : A -> option B) (l : list A) : option (list B) := all_from f l [].
Definition numbers (at_ : ascii) (s : string) : option (list N) := all_of number (split at_ s).

(* The rest of a text that begins so. *)
Fixpoint behind (prefix s : string) : option string :=
  match prefix, s with
  | EmptyString, _ => Some s
  | String a p, String b s => if Ascii.eqb a b then behind p s else None
  | _, _ => None
  end.

Definition bind {A B} (a : option A) (f : A -> option B) : option B := match a with Some a => f a | None => None end.
Notation "'let?' x := a 'in' b" := (bind a (fun x => b)) (at level 200, x pattern, a at level 100, b at level 200).
Definition require {A} (b : bool) (a : option A) : option A := if b then a else None.
