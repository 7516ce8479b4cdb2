(* What a ledger claims: of all graphs, or digraphs, of a class whose order lies in a range. *)
From Coq Require Import NArith List Bool String Ascii.
From Gamecert Require Import Plane Text Board Instance.
From Gamecert.language Require Import Graphs Formulas Asking Reader.
From Gamecert.ledgers Require Import Simple.
Import ListNotations.
Local Open Scope string_scope.

(* The formula is true of the graph, or the digraph, of a class, whose games are played by the rules. *)
Definition rules_for (c : class) : answers := by_the_rules_on (if directed c then Board.digraph else Board.graph).
Definition true_of (c : class) (f : formula) (n : N) (adjacent : relation) : Prop :=
  truth (meaning (rules_for c) (graph_on n adjacent) [] f) = true.

(* `Vacuous`: no graph satisfies the left side of the `->` in front, or there is no graph. `Holds` says that one satisfies it, where there is
   such a side. *)
(* `Fails k`: it is false, and at no more than k graphs, up to isomorphism. *)
Inductive verdict := Holds | Vacuous | Fails (k : N).
Definition hypothesis (f : formula) : option formula := match f with Implies a _ => Some a | _ => None end.

(* `only`: the conditions of the class beside being connected, or a digraph of its kind. *)
Record sweep := Sweep { about : class; only : formula; from : N; up : N; asked : formula; says : verdict }.

Definition everywhere (s : sweep) (P : N -> relation -> Prop) : Prop :=
  forall n a, (from s <= n <= up s)%N -> drawn (about s) n a -> in_class (about s) n a -> true_of (about s) (only s) n a -> P n a.
Definition somewhere (s : sweep) (P : N -> relation -> Prop) : Prop :=
  exists n a, (from s <= n <= up s)%N /\ drawn (about s) n a /\ in_class (about s) n a /\ true_of (about s) (only s) n a /\ P n a.
Definition sweep_holds (s : sweep) : Prop :=
  match says s with
  | Holds => everywhere s (true_of (about s) (asked s)) /\
      match hypothesis (asked s) with Some h => somewhere s (true_of (about s) h) | None => True end
  | Vacuous => everywhere s (fun n a => match hypothesis (asked s) with Some h => ~ true_of (about s) h n a | None => False end)
  | Fails k => somewhere s (fun n a => ~ true_of (about s) (asked s) n a) /\
      exists failures : list (N * relation), N.of_nat (List.length failures) = k /\
        everywhere s (fun n a => true_of (about s) (asked s) n a \/ exists b, In (n, b) failures /\ isomorphic n b a)
  end.

(* Of graphs that are listed, and not of all: they are of the class, no two are isomorphic, and the formula is false at k of them. *)
Definition some_hold (s : sweep) (listed : list (N * relation)) : Prop :=
  (forall n a, In (n, a) listed -> (from s <= n <= up s)%N /\ drawn (about s) n a /\ in_class (about s) n a /\ true_of (about s) (only s) n a) /\
  ForallOrdPairs (fun x y => fst x = fst y -> ~ isomorphic (fst x) (snd x) (snd y)) listed /\
  match says s with
  | Holds => (forall n a, In (n, a) listed -> true_of (about s) (asked s) n a) /\
      match hypothesis (asked s) with Some h => exists n a, In (n, a) listed /\ true_of (about s) h n a | None => True end
  | Vacuous => forall n a, In (n, a) listed -> match hypothesis (asked s) with Some h => ~ true_of (about s) h n a | None => False end
  | Fails k => exists failures, N.of_nat (List.length failures) = k /\
      (forall n a, In (n, a) failures -> In (n, a) listed /\ ~ true_of (about s) (asked s) n a) /\
      forall n a, In (n, a) listed -> true_of (about s) (asked s) n a \/ In (n, a) failures
  end.

(** The lines of pieces: `instance connected order 4 piece 0 of 1`, `statement HOLDS -> tree bipartite` *)

(* `connected,bipartite,max-degree:3` *)
Definition compared (w : word2) (of : word0) (k : N) : formula := Of_two w (Of_graph of) (Constant (Number (natural k))).
Definition sizes (of : word0) (range : string) : option formula :=
  match split "." range with
  | [k] => option_map (compared Equal of) (Text.number k)
  | [a; ""; b] => let? a := Text.number a in let? b := Text.number b in Some (And (compared At_least of a) (compared At_most of b))
  | _ => None
  end.
Definition condition_named (word : string) : option formula :=
  match split ":" word with
  | ["bipartite"] | ["triangle-free"] | ["regular"] => read_formula word
  | ["regular"; d] => let? d := Text.number d in Some (And (compared Equal Min_degree d) (compared Equal Max_degree d))
  | ["min-degree"; d] => option_map (compared At_least Min_degree) (Text.number d)
  | ["max-degree"; d] => option_map (compared At_most Max_degree) (Text.number d)
  | ["size"; range] => sizes Edge_count range
  | _ => None
  end.
Definition no_condition : formula := Constant (Truth true).
Definition class_of_graphs (words : list string) : option (class * formula) :=
  match words with
  | first :: conditions =>
      let? c := (if first =? "connected" then Some Connected_graphs else if first =? "all" then Some All_graphs
                else if first =? "trees" then Some Trees else if first =? "mops" then Some Polygons else None) in
      let? l := all_of condition_named conditions in Some (c, fold_right And no_condition l)
  | [] => None
  end.
(* `connected,digraphs,size:3`: connected is the graph whose edges are the arcs. *)
Definition digraphs_named : string -> option class := named [("digraphs", Digraphs); ("orientations", Orientations); ("tournaments", Tournaments)].
Definition condition_of_digraphs (word : string) : option formula :=
  match split ":" word with ["size"; range] => sizes Arc_count range | _ => None end.
Definition class_of_digraphs (words : list string) : option (class * formula) :=
  let (joined, words) := match words with "connected" :: words => ([Of_graph Underlying_connected], words) | _ => ([], words) end in
  match words with
  | kind :: conditions =>
      let? c := digraphs_named kind in
      let? l := all_of condition_of_digraphs conditions in Some (c, fold_right And no_condition (joined ++ l))
  | [] => None
  end.
Definition class_named (word : string) : option (class * formula) :=
  let words := split "," word in match class_of_digraphs words with Some c => Some c | None => class_of_graphs words end.
Record ledger_piece := Ledger_piece { piece_class : string; piece_order : N; piece_index : N; piece_count : N; piece_text : string }.
(* With one of some words behind `statement`. *)
Definition read_piece_of (words : list string) (lines : list string) : option ledger_piece :=
  match lines with
  | [game; instance; statement] =>
      let? on := behind "instance " instance in
      let? said := behind "statement " statement in
      let (word, asked) := cut " " said in
      let? text := require (existsb (String.eqb word) words) asked in
      match split " " on with
      | [c; "order"; n; "piece"; i; "of"; k] =>
          let? n := Text.number n in let? i := Text.number i in let? k := Text.number k in
          require (game =? "game sweep 1") (Some (Ledger_piece c n i k text))
      | _ => None
      end
  | _ => None
  end.
Definition read_piece : list string -> option ledger_piece := read_piece_of ["HOLDS"; "FAILS"].
Definition read_about (c : class) : string -> option formula := if directed c then read_formula_of_digraphs else read_formula.

(* The lines of all pieces ask about this class and formula, and their orders are those of the range. *)
Definition sweep_parses (lines : list (list string)) (s : sweep) : Prop :=
  (forall l, In l lines -> exists p, read_piece l = Some p /\ class_named (piece_class p) = Some (about s, only s) /\
     (from s <= piece_order p <= up s)%N /\ read_about (about s) (piece_text p) = Some (asked s)) /\
  (forall n, (from s <= n <= up s)%N -> exists l p, In l lines /\ read_piece l = Some p /\ piece_order p = n).

(** A formula that is false at one graph or digraph: `instance Bw`, `statement FAILS = nimber node-kayles 0` *)

Definition relation_of (b : board) : relation := let on := arena_of b in fun u v => contains (neighbours on u) v.
Definition false_at (b : board) (f : formula) : Prop :=
  truth (meaning (by_the_rules_on (Board.kind_of b)) (graph_on (Board.order b) (relation_of b)) [] f) <> true.
Definition formula_about (b : board) (text : string) : option formula :=
  if is_graph b then read_formula text else if is_digraph b then read_formula_of_digraphs text else None.
Definition counterexample_parses (lines : list string) (b : board) (f : formula) : Prop :=
  exists word text, lines = ["game conjecture 1"; "instance " ++ word; "statement FAILS " ++ text] /\
    read_board word = Some b /\ proper_board b = true /\ formula_about b text = Some f.
