(* Claims about families of gadgets, one for every number of copies: the words of GadgetClaim.v for each of them. *)
From Coq Require Import NArith List Bool String Ascii.
From Gamecert.lemmas Require Import Gadgets.
From Gamecert Require Import Plane Instance Text GadgetClaim.
Import ListNotations.
Local Open Scope N_scope.

(* Boundary vertices, inner ones, and copies of the link vertices one behind the other. Vertices are numbered in this order, those
   of a copy behind those of the copy before it. Edges: at the first copy; between a copy and the next one, and at that; at the
   last copy, and elsewhere. *)
Record family := Family {
  shared : N; inner : list bool; links : list bool;
  at_first : list (N * N); at_next : list (N * N); at_last : list (N * N)
}.
Definition link (f : family) : N := N.of_nat (List.length (links f)).
Definition fixed (f : family) : N := shared f + N.of_nat (List.length (inner f)).
Definition with_copy (f : family) : N := fixed f + link f.

(* The gadget with so many copies more than one, numbered from the last copy to the first: a further copy comes in front of
   those that are there. *)
Definition renumbered (h : N -> N) (l : list (N * N)) : list (N * N) := map (fun e => (h (fst e), h (snd e))) l.
Definition behind_copy (f : family) (v : N) : N := if v <? fixed f then v else v + link f.
Definition other_copy (f : family) (v : N) : N :=
  if v <? fixed f then v else if v <? with_copy f then v + link f else v - link f.
Fixpoint front_edges (f : family) (more : nat) : list (N * N) :=
  match more with
  | O => at_first f
  | S more => renumbered (other_copy f) (at_next f) ++ renumbered (behind_copy f) (front_edges f more)
  end.
Fixpoint green_copies (f : family) (count : nat) : list bool :=
  match count with O => [] | S count => links f ++ green_copies f count end.
Definition member_of (f : family) (more : nat) : gadget :=
  Gadget (shared f) (inner f ++ green_copies f (S more)) (front_edges f more ++ at_last f).

(* With the member of another family with as many copies in its place, and boundary vertices of the other colour. *)
Inductive family_conclusion :=
| All_exactly_as (other : family) (recoloured : list N)
| All_if_as (other : family) (recoloured : list N)
| All_only_if_as (other : family) (recoloured : list N)
| All_never.
Definition conclusion_for (c : family_conclusion) (more : nat) : conclusion :=
  match c with
  | All_exactly_as other r => Exactly_as (member_of other more) r
  | All_if_as other r => If_as (member_of other more) r
  | All_only_if_as other r => Only_if_as (member_of other more) r
  | All_never => Never
  end.
Definition holds_for_all_copies (f : family) (c : family_conclusion) : Prop :=
  forall more, holds_in_all_graphs (member_of f more) (conclusion_for c more).

(** Words *)

Local Open Scope string_scope.

(* `2+0+1 first 0-2 next 2-3 last 1-2 green=2`: a list without edges is left out with its word. *)
Definition read_edges_behind (word : string) (words : list string) : option (list (N * N) * list string) :=
  match words with
  | w :: l :: rest => if w =? word then
        let? l := read_some read_edge l in require (ascending_pairs l && forallb (fun '(u, v) => N.ltb u v) l) (Some (l, rest))
      else Some ([], words)
  | _ => Some ([], words)
  end.
(* The words behind it: `recoloured=0,1`, or none. *)
Definition read_family_words (words : list string) : option (family * list N) :=
  match words with
  | sizes :: words =>
      match split "+" sizes with
      | [b; i; l] =>
          let? b := number b in let? i := number i in let? l := number l in
          let? (first, words) := read_edges_behind "first" words in
          let? (next, words) := read_edges_behind "next" words in
          let? (last, words) := read_edges_behind "last" words in
          let listed word words :=
            match words with
            | w :: rest => match behind word w with Some l => option_map (fun l => (l, rest)) (read_some number l) | None => Some ([], words) end
            | [] => Some ([], [])
            end in
          let? (green, words) := listed "green=" words in
          let? (recoloured, words) := listed "recoloured=" words in
          require (N.leb b 6 && N.leb i 6 && N.leb l 6 && ascending green && forallb (fun v => N.leb b v && N.ltb v (b + i + l)) green &&
                   ascending recoloured && forallb (fun v => N.ltb v b) recoloured &&
                   match words with [] => true | _ => false end)
            (let greens from to := map (fun v => existsb (N.eqb v) green) (filter (N.leb from) (up_to to)) in
             Some (Family b (greens b (b + i)%N) (greens (b + i)%N (b + i + l)%N) first next last, recoloured))
      | _ => None
      end
  | [] => None
  end.
Definition read_family_conclusion (text : string) : option family_conclusion :=
  let read make words := option_map (fun '(other, r) => make other r) (read_family_words words) in
  match split " " text with
  | "SAME" :: "AS" :: words => read All_exactly_as words
  | "IF" :: words => read All_if_as words
  | "ONLY" :: "IF" :: words => read All_only_if_as words
  | ["UNWINNABLE"] => Some All_never
  | _ => None
  end.
Definition read_about_family (lines : list string) : option (family * family_conclusion) :=
  match lines with
  | ["game ello-family 1"; instance; statement] =>
      let? text := behind "instance " instance in
      let? (f, r) := read_family_words (split " " text) in
      let? c := behind "statement " statement in
      let? c := read_family_conclusion c in
      match r with [] => Some (f, c) | _ => None end
  | _ => None
  end.
