(* Claims about gadgets: what they say of every graph that holds one, in the words of lemmas/Gadgets.v. *)
From Coq Require Import NArith List Bool String Ascii.
From Gamecert.lemmas Require Import Gadgets.
From Gamecert Require Import Plane Instance Text.
Import ListNotations.
Local Open Scope N_scope.

(* With another gadget in its place, and boundary vertices of the other colour; or with these moves first, or last. *)
Inductive conclusion :=
| Exactly_as (other : gadget) (recoloured : list N)
| If_as (other : gadget) (recoloured : list N)
| Only_if_as (other : gadget) (recoloured : list N)
| First (moves : list N)
| Last (moves : list N)
| Never.

(* Edges between boundary vertices are toggled in the graph: it may have them itself. *)
Definition at_boundary (k : N) (e : N * N) : bool := (fst e <? k) && (snd e <? k).
Definition boundary_edges (g : gadget) : list (N * N) := filter (at_boundary (boundary_size g)) (gadget_edges g).
Definition without_boundary_edges (g : gadget) : gadget :=
  Gadget (boundary_size g) (inner_green g) (filter (fun e => negb (at_boundary (boundary_size g) e)) (gadget_edges g)).

(* The inner vertices of the other gadget come behind those of the first. *)
Definition behind_inner (g : gadget) (v : N) : N := if v <? boundary_size g then v else v - boundary_size g + gadget_size g.
Definition exchanged (g other : gadget) (recoloured : list N) : list change :=
  Without (inner_of g) :: Toggle (boundary_edges g) :: Toggle (boundary_edges other) :: Recolour recoloured ::
  map (fun v => Add (behind_inner g v) (green (picture other) v) (map (behind_inner g) (filter (fun u => u <? v) (beside other v))))
    (inner_of other).

(* Of all graphs G that hold the gadget, by names for its vertices and new ones for those of the other. *)
Definition in_all_graphs (g : gadget) (new_ones : N) (P : coloured_graph -> list N -> Prop) : Prop :=
  forall G names, N.of_nat (length names) = gadget_size g + new_ones -> holds G names (without_boundary_edges g) -> P G names.
Definition holds_in_all_graphs (g : gadget) (c : conclusion) : Prop :=
  let after other recoloured (P : Prop -> Prop -> Prop) :=
    boundary_size other = boundary_size g /\
    in_all_graphs g (N.of_nat (length (inner_green other))) (fun G names =>
      P (winnable G) (winnable (changes_by (name_of names) (exchanged g other recoloured) G))) in
  match c with
  | Exactly_as other recoloured => after other recoloured iff
  | If_as other recoloured => after other recoloured (fun before later => later -> before)
  | Only_if_as other recoloured => after other recoloured (fun before later => before -> later)
  | First moves => in_all_graphs g 0 (fun G names => may_be_first G (map (name_of names) moves))
  | Last moves => in_all_graphs g 0 (fun G names => may_be_last G (map (name_of names) moves))
  | Never => in_all_graphs g 0 (fun G _ => ~ winnable G)
  end.

(** Words *)

Local Open Scope string_scope.

(* `0-2`, or an arc `0>2`. *)
Definition read_pair (mark : ascii) (text : string) : option (N * N) :=
  match split mark text with [a; b] => let? a := number a in let? b := number b in Some (a, b) | _ => None end.
Definition read_edge : string -> option (N * N) := read_pair "-".
Definition read_some {A} (read : string -> option A) (text : string) : option (list A) := all_of read (split "," text).

(* `2+1:0-2,1-2`, then `green=2` if there are green ones; and the words behind it. *)
Definition read_gadget_words (arcs : bool) (words : list string) : option (gadget * list string) :=
  match words with
  | word :: words =>
      let (boundary, rest) := cut "+" word in
      let? rest := rest in
      let (inner, rest) := cut ":" rest in
      let? edges := rest in
      let? k := number boundary in
      let? m := number inner in
      let? edges := if edges =? "" then Some [] else read_some (read_pair (if arcs then ">" else "-")) edges in
      let? (green, words) :=
        match words with
        | w :: words' => match behind "green=" w with
                         | Some l => option_map (fun l => (l, words')) (read_some number l)
                         | None => Some ([], words) end
        | [] => Some ([], [])
        end in
      let in_order '(u, v) := N.ltb v (k + m) && if arcs then N.ltb u (k + m) && negb (N.eqb u v) else N.ltb u v in
      require (N.leb k 6 && N.leb m 16 && ascending green && forallb (fun v => N.leb k v && N.ltb v (k + m)) green &&
               ascending_pairs edges && forallb in_order edges)
        (Some (Gadget k (map (fun v => existsb (N.eqb v) green) (filter (N.leb k) (up_to (k + m)))) edges, words))
  | [] => None
  end.
Definition read_gadget (text : string) : option gadget :=
  match read_gadget_words false (split " " text) with Some (g, []) => Some g | _ => None end.

Definition read_replacement (make : gadget -> list N -> conclusion) (words : list string) : option conclusion :=
  let? (g, words) := read_gadget_words false words in
  match words with
  | [] => Some (make g [])
  | [word] =>
      let? l := behind "recoloured=" word in
      let? l := read_some number l in
      require (ascending l && forallb (fun v => N.ltb v (boundary_size g)) l) (Some (make g l))
  | _ => None
  end.
Definition read_conclusion (text : string) : option conclusion :=
  match split " " text with
  | "SAME" :: "AS" :: words => read_replacement Exactly_as words
  | "IF" :: words => read_replacement If_as words
  | "ONLY" :: "IF" :: words => read_replacement Only_if_as words
  | ["FIRST"; moves] => option_map First (read_some number moves)
  | ["LAST"; moves] => option_map Last (read_some number moves)
  | ["UNWINNABLE"] => Some Never
  | _ => None
  end.

Definition read_about_gadget (lines : list string) : option (gadget * conclusion) :=
  match lines with
  | ["game ello-gadget 1"; instance; statement] =>
      let? g := behind "instance " instance in
      let? g := read_gadget g in
      let? c := behind "statement " statement in
      let? c := read_conclusion c in Some (g, c)
  | _ => None
  end.
