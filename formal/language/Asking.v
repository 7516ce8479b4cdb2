(* Words about games: values by play, and what they are on what is left of a graph. *)
From Coq Require Import NArith ZArith List Bool String Ascii.
From Gamecert Require Import Plane Text Board Instance Game Rules.
From Gamecert Require Import Games.
From Gamecert.games Require Import Ello.
From Gamecert.language Require Import Graphs Formulas.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* The board that is left, a graph or a digraph, its vertices numbered from 0 in this order. *)
Definition numbered (order : list N) (i : N) : N := nth (N.to_nat i) order 0.
Definition board_left (kind : kind) (order : list N) (g : graph) : board :=
  let n := N.of_nat (List.length order) in
  let vertex := numbered order in
  Board.Board kind n (filter (fun '(i, j) => contains (nb g (vertex i)) (vertex j)) (list_prod (up_to n) (up_to n))).

(** Values by play *)

(* By the values of what moves lead to; a position that is won has no moves. *)
Fixpoint by_play {A} (g : game) (value : position g -> list (N * A) -> A) (steps : nat) (p : position g) : A :=
  value p match steps with
          | O => []
          | S steps => map (fun m => (m, by_play g value steps (play g p m))) (if won g p then [] else members (moves g p))
          end.
Definition of_start {A} (g : game) (value : position g -> list (N * A) -> A) : A := by_play g value (N.to_nat (remaining g (start g))) (start g).

(* The least number that no move leads to. For games without moves that keep the turn or win at once. *)
Definition nimber_value {P} (p : P) (l : list (N * N)) : N := mex (map (fun x => natural (snd x)) l).
(* Whether the mover wins, if a mover without a move does. *)
Definition misere_value {P} (p : P) (l : list (N * bool)) : bool := match l with [] => true | _ => existsb (fun x => negb (snd x)) l end.
(* The most that the mover can get more than the opponent. *)
Definition score_value (g : game) (p : position g) (l : list (N * Z)) : Z :=
  match map (fun '(m, z) => gain g p m - z)%Z l with [] => 0%Z | x :: l => fold_right Z.max x l end.
(* Whether some play reaches the goal. *)
Definition wins_value (g : game) (p : position g) (l : list (N * bool)) : bool := won g p || existsb snd l.
(* The number of moves of a longest and a shortest play. *)
Definition longest_value {P} (p : P) (l : list (N * N)) : N := fold_right N.max 0 (map (fun x => N.succ (snd x)) l).
Definition shortest_value {P} (p : P) (l : list (N * N)) : N :=
  match map (fun x => N.succ (snd x)) l with [] => 0 | x :: l => fold_right N.min x l end.

Definition nimber (g : game) : N := of_start g nimber_value.
Definition wins (g : game) : bool := of_start g (wins_value g).
Definition score (g : game) : Z := of_start g (score_value g).
(* The first moves that win; in games for points, those after which the first player has more in the end. *)
Definition first_moves (g : game) (p : N -> bool) : N := N.of_nat (List.length (filter p (if won g (start g) then [] else members (moves g (start g))))).
Definition after_move {A} (g : game) (value : position g -> list (N * A) -> A) (m : N) : A :=
  by_play g value (N.to_nat (remaining g (start g)) - 1) (play g (start g) m).
Definition answer (word : string) (r : rules) : option value :=
  let is w := (word =? w)%string in
  let number n := Some (Number (natural n)) in
  if is "longest-play"%string then number (of_start r longest_value)
  else if is "shortest-play"%string then number (of_start r shortest_value)
  else match decided r with
  | last_move =>
      if is "nimber"%string then number (nimber r)
      else if is "misere"%string then Some (Number (Finite (if of_start r misere_value then 1 else -1)))
      else if is "winning-moves"%string then number (first_moves r (fun m => after_move r nimber_value m =? 0))
      else None
  | points =>
      if is "score"%string then Some (Number (Finite (head_start r + score r)))
      else if is "winning-moves"%string then
        number (first_moves r (fun m => (0 <? head_start r + (gain r (start r) m - after_move r (score_value r) m))%Z))
      else None
  | solitaire => if is "wins"%string then Some (Truth (wins r)) else None
  | _ => None
  end.

(** Starts *)

(* The names of the options of a game, in their order, and of the attributes of its boards. *)
Definition named_for {A} (game : string) (l : list (string * list A)) : list A :=
  match find (fun '(n, _) => String.eqb n game) l with Some (_, names) => names | None => [] end.
Definition options_of (game : string) : list string :=
  named_for game [("proper", ["colours"]); ("distance", ["distance"; "colours"]); ("sequential", ["colours"]); ("ello-modular", ["modulus"]);
                  ("weak", ["reading"]); ("geodetic", ["reading"]); ("oriented", ["colours"])]%string.
(* The parameters of a claim ascend by name. *)
Definition parameters_of (game : string) (options : list string) : parameters :=
  match combine (options_of game) options with
  | [(a, x); (b, y)] => if String.leb a b then [(a, x); (b, y)] else [(b, y); (a, x)]
  | l => l
  end.
(* What an attribute lists: vertices; vertices with a value; edges with a value; all vertices, in an order. *)
Inductive listed := Of_vertices | With_values | Of_edges | In_order.
Definition attributes_of (game : string) : list (string * listed) :=
  named_for game [("ello", [("green", Of_vertices)]); ("ello-modular", [("coloured", With_values)]); ("lights-out", [("lit", Of_vertices)]);
                  ("proper", [("painted", With_values)]); ("distance", [("painted", With_values)]); ("weak", [("painted", With_values)]);
                  ("sequential", [("painted", With_values); ("order", In_order)]); ("geodetic", [("labelled", Of_vertices)]);
                  ("hackendot", [("roots", Of_vertices)]); ("capture", [("painted", Of_edges)]); ("blue-red", [("painted", With_values)]);
                  ("oriented", [("painted", With_values)])]%string.

Fixpoint decimal (steps : nat) (n : N) (rest : string) : string :=
  match steps with
  | O => rest
  | S steps => let rest := String (ascii_of_N (48 + n mod 10)) rest in if n <? 10 then rest else decimal steps (n / 10) rest
  end.
Definition digits_of (n : N) : string := decimal (S (N.to_nat (N.size n))) n "".
(* The places in the order of the vertices of a set that are left. *)
Definition places (order : list N) (s : plane) : list N := filter (fun i => contains s (numbered order i)) (up_to (N.of_nat (List.length order))).
Definition place (order : list N) (v : N) : option N := find (fun i => numbered order i =? v) (up_to (N.of_nat (List.length order))).

(* What is listed, each with a number by which it is sorted. *)
Fixpoint sorted (x : N * string) (l : list (N * string)) : list (N * string) :=
  match l with [] => [x] | y :: l' => if fst x <=? fst y then x :: l else y :: sorted x l' end.
Definition entries (order : list N) (what : listed) (val : string) (v : value) : option (list (N * string)) :=
  let n := N.of_nat (List.length order) in
  match what with
  | Of_vertices => Some (map (fun i => (i, digits_of i)) (places order (set_in v)))
  | With_values => Some (map (fun i => (i, digits_of i ++ ":" ++ val)%string) (places order (set_in v)))
  | Of_edges =>
      match places order (set_in v) with
      | [i; j] => Some [(i * n + j, digits_of i ++ "-" ++ digits_of j ++ ":" ++ val)%string]
      | _ => None
      end
  | In_order =>
      (* What is gone is left out. *)
      let l := flat_map (fun v => match place order v with Some i => [i] | None => [] end) (order_in v) in
      Some (if list_eq_dec N.eq_dec l (up_to n) then [] else [(0, String.concat "," (map digits_of l))])
  end.
(* An attribute, if something is listed. *)
Definition attribute_text (order : list N) (given : list (string * string * value)) (name : string) (what : listed) : option (list (string * string)) :=
  let? l := all_of (fun '(_, val, v) => entries order what val v) (filter (fun '(n, _, _) => (n =? name)%string) given) in
  match fold_right sorted [] (List.concat l) with
  | [] => Some []
  | l => Some [(name, String.concat "," (map snd l))]
  end.
Definition instance_left (kind : kind) (game : string) (given : list (string * string * value)) (order : list N) (g : graph) : option instance :=
  let? l := all_of (fun '(name, what) => attribute_text order given name what) (attributes_of game) in
  (* Of hackendot a root in each tree is given. *)
  require (negb (game =? "hackendot")%string ||
           (N.of_nat (List.length (flat_map (fun '(_, _, v) => places order (set_in v)) given)) =? N.of_nat (List.length (connected_parts g))))
    (Some (Instance (board_left kind order g) (List.concat l))).

(* ELLO on what is left, in which these vertices are green. *)
Definition ello_left (green : plane) (order : list N) (g : graph) : game :=
  ello (arena_of (board_left Board.graph order g)) (plane_of (places order green)).
Definition greens (given : list (string * string * value)) : plane := union (map (fun '(_, _, v) => set_in v) given).

(* A position that the rules do not allow has the value `infinite`, and no solitaire wins it. *)
Definition refused (word : string) : value := if (word =? "wins")%string then Truth false else Number Infinite.
Definition answer_on (kind : kind) (word game : string) (options : list string) (given : list (string * string * value)) (g : graph) (order : list N) : value :=
  if ((word =? "wins") && (game =? "ello"))%string then Truth (wins (ello_left (greens given) order g))
  else match
    (let? i := instance_left kind game given order g in
     let? r := game_named game (parameters_of game options) i in answer word r) with
  | Some v => v
  | None => refused word
  end.

(* What is answered whichever way the vertices are numbered; nothing that is so or so by their numbers. *)
Definition same_answer (a b : value) : bool :=
  match a, b with
  | Truth a, Truth b => Bool.eqb a b
  | Number (Finite x), Number (Finite y) => Z.eqb x y
  | Number Infinite, Number Infinite => true
  | _, _ => false
  end.
Definition agreed (l : list value) : value := if forallb (same_answer (hd (Truth false) l)) l then hd (Truth false) l else Truth false.
Definition by_the_rules_on (kind : kind) : answers := fun word game options given g =>
  agreed (map (answer_on kind word game options given g) (orders_of (members (vertices g)))).
Definition by_the_rules : answers := by_the_rules_on Board.graph.
