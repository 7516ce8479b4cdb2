(* What the ledger of a table claims: the rows of each order, which columns make of all graphs of a class. *)
From Coq Require Import NArith ZArith QArith List Bool String Ascii.
From Gamecert Require Import Plane Text.
From Gamecert.language Require Import Graphs Formulas Asking Reader.
From Gamecert.ledgers Require Import Simple Sweep.
Import ListNotations.
Local Open Scope string_scope.
Local Open Scope N_scope.

(* `count`, `sum`, `min`, `max`, `histogram`, `argmax`, `argmin`, `by`. *)
Inductive column_kind := Counting | Adding | Least_value | Greatest_value | Histogram | Where_greatest | Where_least | Key.
Record column := Column { kind : column_kind; of_value : formula }.

(** Texts *)

(* Of whole numbers, in at most so many digits; of numbers, in lowest terms. *)
Fixpoint decimal_in (steps : nat) (n : N) (rest : string) : string :=
  match steps with
  | O => rest
  | S steps =>
      let (q, r) := N.div_eucl n 10 in
      let rest := String (ascii_of_N (48 + r)) rest in if q =? 0 then rest else decimal_in steps q rest
  end.
Definition decimal (n : N) : string := decimal_in (S (N.to_nat (N.size n))) n "".
Definition whole_text (z : Z) : string := match z with Zneg p => "-" ++ decimal (Npos p) | _ => decimal (Z.to_N z) end.
Definition number_text (x : number) : string :=
  match x with
  | Finite z => whole_text z
  | Ratio q => whole_text (Qnum q) ++ "/" ++ decimal (Npos (Qden q))
  | Infinite => "infinite"
  | Minus_infinite => "-infinite"
  end.
(* The graph6 line of a graph of order at most 62: 6 pairs u < v a character, ordered by v, then by u, and zeros at the end. *)
Fixpoint sextets (l : list bool) (room : nat) (sum : N) : string :=
  match l, room with
  | [], 6%nat => ""
  | [], _ => String (ascii_of_N (63 + N.shiftl sum (N.of_nat room))) ""
  | b :: l, 1%nat => String (ascii_of_N (63 + (2 * sum + N.b2n b))) (sextets l 6 0)
  | b :: l, _ => sextets l (pred room) (2 * sum + N.b2n b)
  end.
Definition graph6 (n : N) (a : relation) : string :=
  String (ascii_of_N (63 + n)) (sextets (flat_map (fun v => map (fun u => a u v) (up_to v)) (up_to n)) 6 0).
(* The digraph6 line of a digraph: 6 pairs u, v a character, ordered by u, then by v. *)
Definition digraph6 (n : N) (arc : relation) : string :=
  String "&" (String (ascii_of_N (63 + n)) (sextets (flat_map (fun u => map (arc u) (up_to n)) (up_to n)) 6 0)).
Definition name_of (c : class) : N -> relation -> string := if directed c then digraph6 else graph6.
(* A text more in an ascending list. *)
Fixpoint insert (x : string) (l : list string) : list string :=
  match l with [] => [x] | y :: rest => if String.leb x y then x :: l else y :: insert x rest end.

(** What is made of values *)

(* Of graphs: the values, ascending, each with the number of graphs that have it, and the names of the first hundred. *)
Definition spread := list (number * (N * list string)).
Fixpoint with_value (x : number) (name : string) (s : spread) : spread :=
  match s with
  | [] => [(x, (1, [name]))]
  | (y, (k, names)) :: rest =>
      if equal x y then (y, (N.succ k, firstn 100 (insert name names))) :: rest
      else if less x y then (x, (1, [name])) :: s
      else (y, (k, names)) :: with_value x name rest
  end.
Definition joined_by (comma : string) (l : list string) : string := String.concat comma l.
Definition with_names (x : option (number * (N * list string))) : string :=
  match x with
  | None => ""
  | Some (x, (k, names)) =>
      let others := k - N.of_nat (List.length names) in
      number_text x ++ ":" ++ joined_by "," names ++ (if others =? 0 then "" else ",+" ++ decimal others)
  end.
Definition last_of (s : spread) : option (number * (N * list string)) := hd_error (rev' s).
Definition value_alone (x : option (number * (N * list string))) : string := match x with Some (x, _) => number_text x | None => "" end.
Definition total_text (c : column_kind) (s : spread) : string :=
  match c with
  | Counting | Adding => number_text (fold_left (fun sum '(x, (k, _)) => plus sum (times x (natural k))) s (Finite 0))
  | Key => decimal (fold_left (fun sum '(_, (k, _)) => sum + k) s 0)
  | Histogram => joined_by "," (map (fun '(x, (k, _)) => number_text x ++ ":" ++ decimal k) s)
  | Least_value => value_alone (hd_error s)
  | Greatest_value => value_alone (last_of s)
  | Where_least => with_names (hd_error s)
  | Where_greatest => with_names (last_of s)
  end.

(* The graphs in parts: those that have the same keys, ascending; how many they are, and of each column the values. *)
Definition parts := list (list number * (N * list spread)).
Definition is_key (c : column_kind) : bool := match c with Key => true | _ => false end.
Definition keys_among (kinds : list column_kind) (values : list number) : list number :=
  map snd (filter (fun '(c, _) => is_key c) (combine kinds values)).
Fixpoint compare_keys (a b : list number) : comparison :=
  match a, b with
  | x :: a, y :: b => if less x y then Lt else if less y x then Gt else compare_keys a b
  | _, _ => Eq
  end.
Definition add_values (values : list number) (name : string) (l : list spread) : list spread :=
  map (fun '(x, s) => with_value x name s) (combine values l).
Fixpoint with_graph (keys values : list number) (name : string) (p : parts) : parts :=
  let fresh := (keys, (1, map (fun x => with_value x name []) values)) in
  match p with
  | [] => [fresh]
  | (other, (k, l)) :: rest =>
      match compare_keys keys other with
      | Eq => (other, (N.succ k, add_values values name l)) :: rest
      | Lt => fresh :: p
      | Gt => (other, (k, l)) :: with_graph keys values name rest
      end
  end.
(* Without keys there is one part, even of no graphs. *)
Definition no_parts (kinds : list column_kind) : parts :=
  if existsb is_key kinds then [] else [([], (0, map (fun _ => []) kinds))].
(* The values of the columns at a graph, and its name. *)
Definition entry := (list number * string)%type.
Definition with_entry (kinds : list column_kind) (e : entry) (p : parts) : parts :=
  let (values, name) := e in with_graph (keys_among kinds values) values name p.

(* A row for each part: the order, the keys, the number of graphs, and the other columns, with tabs between. *)
Definition tab : string := String "009" "".
Definition row_of (kinds : list column_kind) (n : N) (part : list number * (N * list spread)) : string :=
  let '(keys, (k, l)) := part in
  joined_by tab (decimal n :: map number_text keys ++ decimal k ::
    map (fun '(c, s) => total_text c s) (filter (fun '(c, _) => negb (is_key c)) (combine kinds l))).
Definition rows_of_parts (kinds : list column_kind) (n : N) (p : parts) : list string := map (row_of kinds n) p.

(** What is claimed *)

Definition value_at (of : class) (c : column) (n : N) (a : relation) : number :=
  let v := meaning (rules_for of) (graph_on n a) [] (of_value c) in
  match kind c with Counting => if truth v then Finite 1 else Finite 0 | _ => lowest_terms (number_in v) end.
Definition entry_at (of : class) (columns : list column) (n : N) (a : relation) : entry :=
  (map (fun c => value_at of c n a) columns, name_of of n a).
Definition rows_of_graphs (of : class) (columns : list column) (n : N) (graphs : list relation) : list string :=
  let kinds := map kind columns in
  rows_of_parts kinds n (fold_left (fun p a => with_entry kinds (entry_at of columns n a) p) graphs (no_parts kinds)).

(* `among`: the conditions of the class; `rows`: of each order, from the first on. *)
Record table := Table { of_class : class; among : formula; first : N; last : N; columns : list column; rows : list (list string) }.
(* They are of the class, and no two are isomorphic. *)
Definition different_graphs (t : table) (n : N) (graphs : list relation) : Prop :=
  (forall a, In a graphs -> drawn (of_class t) n a /\ in_class (of_class t) n a /\ true_of (of_class t) (among t) n a) /\
  ForallOrdPairs (fun a b => ~ isomorphic n a b) graphs.
(* The rows of each order are those of a list of all its graphs, one of each that are isomorphic. *)
Definition table_holds (t : table) : Prop :=
  forall n, first t <= n <= last t -> exists graphs,
    different_graphs t n graphs /\
    (forall b, drawn (of_class t) n b -> in_class (of_class t) n b -> true_of (of_class t) (among t) n b -> exists a, In a graphs /\ isomorphic n a b) /\
    nth_error (rows t) (N.to_nat (n - first t)) = Some (rows_of_graphs (of_class t) (columns t) n graphs).
(* The rows are those of these graphs of one order, which need not be all. *)
Definition table_of_these (t : table) (graphs : list relation) : Prop :=
  first t = last t /\ different_graphs t (first t) graphs /\ rows t = [rows_of_graphs (of_class t) (columns t) (first t) graphs].

(** The lines of pieces: `instance connected order 4 piece 0 of 1`, `statement TABLE by girth; count tree` *)

Definition kinds_named : list (string * column_kind) :=
  [("count", Counting); ("sum", Adding); ("min", Least_value); ("max", Greatest_value); ("histogram", Histogram); ("argmax", Where_greatest);
   ("argmin", Where_least); ("by", Key)].
Definition read_column (of : class) (text : string) : option column :=
  let (word, formula) := cut " " text in
  let? text := formula in
  let? c := named kinds_named word in
  let? (f, s) := (if directed of then read_all true known_words_of_digraphs else read_all false known_words) text in
  require (fits (match c with Counting => Of_truth | _ => Of_number end) s) (Some (Column c f)).
(* Columns have `; ` between them. *)
Definition read_columns (of : class) (text : string) : option (list column) :=
  match split ";" text with
  | [] => None
  | column :: others =>
      let? others := all_of (behind " ") others in
      all_of (read_column of) (column :: others)
  end.
Definition read_table_piece : list string -> option ledger_piece := read_piece_of ["TABLE"].
(* The lines of all pieces ask about this class and these columns, and their orders are those of the range. *)
Definition table_parses (lines : list (list string)) (t : table) : Prop :=
  (forall l, In l lines -> exists p, read_table_piece l = Some p /\ class_named (piece_class p) = Some (of_class t, among t) /\
     first t <= piece_order p <= last t /\ read_columns (of_class t) (piece_text p) = Some (columns t)) /\
  (forall n, first t <= n <= last t -> exists l p, In l lines /\ read_table_piece l = Some p /\ piece_order p = n).
