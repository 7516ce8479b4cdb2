(* Claims about gadgets of local games: the nimbers, or scores, of all graphs that hold one, by those of the graphs with another
   gadget in its place. The games on graphs are those of lemmas/Selecting.v, Taking.v, Pairs.v, BlueRed.v and Capturing.v. *)
From Coq Require Import NArith ZArith List Bool String Ascii.
From Gamecert.lemmas Require Import Gadgets Selecting Nimbers Taking Pairs BlueRed Capturing Counting.
From Gamecert Require Import Plane Instance Text GadgetClaim.
Import ListNotations.
Local Open Scope N_scope.

Inductive local_game := Node_kayles | Arc_kayles | Proper (colours : N) | Blue_red.
Inductive local_claim :=
| Nimbers_differ (x : local_game) (g other : gadget) (heap : N)
(* Each edge of the gadgets has an owner, before play. *)
| Scores_differ (g : gadget) (owners : list owner) (other : gadget) (others : list owner) (points : Z).

(* On digraphs the inner vertices of the other gadget come without arcs, which are put in then. *)
Definition exchanged_arcs (g other : gadget) : list change :=
  Without (inner_of g) :: map (fun v => Add (behind_inner g v) false []) (inner_of other) ++
  [Toggle_arcs (map (fun e => (behind_inner g (fst e), behind_inner g (snd e))) (gadget_edges other))].
Definition exchanged_in (x : local_game) (g other : gadget) : list change :=
  match x with Blue_red => exchanged_arcs g other | _ => exchanged g other [] end.
Definition held_in (x : local_game) : coloured_graph -> list N -> gadget -> Prop :=
  match x with Blue_red => holds_arcs | _ => Gadgets.holds end.
Definition nimbers_differ_in (x : local_game) (heap : N) (G H : coloured_graph) : Prop :=
  match x with
  | Node_kayles => differ_by heap G H
  | Arc_kayles => arcs_differ_by heap G H
  | Proper k => differ_by heap (pairs k G) (pairs k H)
  | Blue_red => differ_by heap (blue_red G) (blue_red H)
  end.

(* Of all finite graphs that hold the gadget, by names for its vertices and new ones for those of the other. Colours of vertices mean nothing. *)
Definition in_finite_graphs (held : coloured_graph -> list N -> gadget -> Prop) (g other : gadget) (P : coloured_graph -> list N -> Prop) : Prop :=
  boundary_size other = boundary_size g /\
  forall G names, N.of_nat (length names) = gadget_size g + N.of_nat (length (inner_green other)) ->
    finite G -> held (plain G) names g -> P G names.
Definition edges_behind (g other : gadget) (owners : list owner) : list (N * N * owner) :=
  map (fun '(u, v, o) => (behind_inner g u, behind_inner g v, o)) (combine (gadget_edges other) owners).
Definition holds_locally (c : local_claim) : Prop :=
  match c with
  | Nimbers_differ x g other heap => in_finite_graphs (held_in x) g other (fun G names =>
      nimbers_differ_in x heap G (changes_by (name_of names) (exchanged_in x g other) G))
  | Scores_differ g owners other others points => in_finite_graphs Gadgets.holds g other (fun G names =>
      forall p, both_ways p -> has_owners p names g owners ->
        scores_differ points G p (changes_by (name_of names) (exchanged g other []) G)
          (recoloured (by_names (name_of names) (edges_behind g other others)) p))
  end.

(** Words *)

Local Open Scope string_scope.

(* `painted=0-1:2,1-2:1` *)
Definition read_painted_edge (text : string) : option (N * N * owner) :=
  match split ":" text with
  | [e; "1"] => option_map (fun e => (e, first)) (read_edge e)
  | [e; "2"] => option_map (fun e => (e, second)) (read_edge e)
  | _ => None
  end.
Definition owner_in (l : list (N * N * owner)) (e : N * N) : owner :=
  match find (fun x => N.eqb (fst (fst x)) (fst e) && N.eqb (snd (fst x)) (snd e)) l with Some x => snd x | None => nobody end.
(* A gadget without colours and with owners of its edges; and the words behind it. *)
Definition read_local_words (arcs painted : bool) (words : list string) : option (gadget * list owner * list string) :=
  let? (g, words) := read_gadget_words arcs words in
  let? (owners, words) :=
    match words with
    | w :: rest => match behind "painted=" w with
                   | Some l => require painted (option_map (fun l => (l, rest)) (read_some read_painted_edge l))
                   | None => Some ([], words) end
    | [] => Some ([], [])
    end in
  let is_edge e := existsb (fun f => N.eqb (fst e) (fst f) && N.eqb (snd e) (snd f)) (gadget_edges g) in
  require (negb (existsb id (inner_green g)) && ascending_pairs (map fst owners) && forallb is_edge (map fst owners))
    (Some (g, map (owner_in owners) (gadget_edges g), words)).
(* `plus=3`, or nothing. *)
Definition read_plus (words : list string) : option Z :=
  match words with
  | [] => Some 0%Z
  | [word] => let? n := behind "plus=" word in let? n := integer n in require (negb (Z.eqb n 0)) (Some n)
  | _ => None
  end.
Definition read_exchange (arcs painted : bool) (lines : list string) : option (gadget * list owner * gadget * list owner * Z) :=
  match lines with
  | [instance; statement] =>
      let? before := behind "instance " instance in
      let? (g, owners, rest) := read_local_words arcs painted (split " " before) in
      let? after := behind "statement SAME AS " statement in
      let? (other, others, plus) := read_local_words arcs painted (split " " after) in
      let? plus := read_plus plus in
      match rest with [] => Some (g, owners, other, others, plus) | _ => None end
  | _ => None
  end.
Definition read_about_local (lines : list string) : option local_claim :=
  let nimbers x lines :=
    let? (g, _, other, _, plus) := read_exchange (match x with Blue_red => true | _ => false end) false lines in
    require (Z.leb 0 plus) (Some (Nimbers_differ x g other (Z.to_N plus))) in
  match lines with
  | "game node-kayles-gadget 1" :: lines => nimbers Node_kayles lines
  | "game arc-kayles-gadget 1" :: lines => nimbers Arc_kayles lines
  | "game blue-red-gadget 1" :: lines => nimbers Blue_red lines
  | "game proper-gadget 1" :: colours :: lines =>
      let? k := behind "parameter colours " colours in
      let? k := number k in require (N.leb 1 k && N.leb k 64) (nimbers (Proper k) lines)
  | "game capture-gadget 1" :: lines =>
      let? (g, owners, other, others, plus) := read_exchange false true lines in Some (Scores_differ g owners other others plus)
  | _ => None
  end.
