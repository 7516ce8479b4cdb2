(* Formulas are read from their prefix text, as ledgers carry it: language/formula.hpp. Words that are not known here give nothing. *)
From Coq Require Import NArith ZArith List Bool String Ascii.
From Gamecert Require Import Plane Text Board Instance.
From Gamecert.language Require Import Graphs Formulas Asking Definitions.
Import ListNotations.
Local Open Scope string_scope.

Definition named {A} (table : list (string * A)) (word : string) : option A :=
  option_map snd (find (fun '(w, _) => w =? word) table).

Definition words0 : list (string * word0) :=
  [("V", All); ("order", Vertex_count); ("size", Edge_count); ("min-degree", Min_degree); ("max-degree", Max_degree); ("components", Component_count);
   ("connected", Connected); ("tree", Tree); ("bipartite", Bipartite); ("odd-type", Odd_type); ("even-type", Even_type);
   ("all-even", All_even); ("all-odd", All_odd); ("longest-cycle", Longest_cycle)].
Definition constants : list (string * value) :=
  [("true", Truth true); ("false", Truth false); ("infinite", Number Infinite); ("-infinite", Number Minus_infinite)].
Definition words1 : list (string * word1) :=
  [("!", Not); ("card", Card); ("N", Neighbours); ("degree", Degree); ("eccentricity", Eccentricity); ("colourable", Colourable)].
Definition patterns : list (string * word_of_pattern) := [("contains", Contains); ("free", Free); ("induced-free", Induced_free);
   ("minor-free", Minor_free)].
(* A graph in graph6. *)
Definition read_pattern (text : string) : option pattern :=
  let? b := read_graph6 text in
  let on := arena_of b in
  Some (map (fun v => map (contains (neighbours on v)) (up_to v)) (up_to (order b))).
Definition words2 : list (string * word2) :=
  [("<->", Iff); ("=", Equal); ("!=", Unequal); ("<", Less); ("<=", At_most); (">", More); (">=", At_least); ("+", Plus); ("-", Minus);
   ("*", Times); ("mod", Modulo); ("xor", Nim_plus); ("union", Union); ("intersection", Intersection); ("difference", Difference);
   ("symmetric", Symmetric); ("in", In_set); ("same", Same); ("adjacent", Adjacent); ("distance", Distance); ("reach", Reach);
   ("between", Between)].
Definition connectives : list (string * (formula -> formula -> formula)) := [("&", And); ("|", Or); ("->", Implies)].
Definition quantifiers : list (string * quantifier) :=
  [("forall", Forall_); ("exists", Exists_); ("count", Count); ("sum", Sum); ("min", Min); ("max", Max); ("mex", Mex); ("nim-sum", Nim_sum);
   ("least", Least); ("greatest", Greatest); ("those", Those)].
(* Ranges, and how many formulas stand behind the name. *)
Definition ranges : list (string * (range * nat)) :=
  [("vertex", (Each_vertex, 0)); ("edge", (Each_edge, 0)); ("nonedge", (Each_nonedge, 0)); ("pair", (Each_pair, 0)); ("set", (Each_set, 0));
   ("component", (Each_component, 0)); ("range", (Each_number, 2)); ("member", (Each_member, 1)); ("subset", (Each_subset, 1))]%nat.
Definition changes : list (string * (change * nat)) :=
  [("delete", (Delete, 1)); ("remove", (Remove, 1)); ("induce", (Induce, 1)); ("join", (Join, 1)); ("complement", (Complement, 0));
    ("square", (Square, 0))]%nat.
(** Sorts *)

Inductive sort := Of_truth | Of_number | Of_vertex | Of_edge | Of_set.
(* A vertex and an edge are sets too. *)
Definition fits (wanted found : sort) : bool :=
  match wanted, found with
  | Of_truth, Of_truth | Of_number, Of_number | Of_vertex, Of_vertex | Of_edge, Of_edge | Of_set, (Of_vertex | Of_edge | Of_set) => true
  | _, _ => false
  end.
Definition sort_of_value (v : value) : sort := match v with Truth _ => Of_truth | Number _ => Of_number | Vertices _ => Of_set end.
Definition sort0 (w : word0) : sort :=
  match w with
  | All => Of_set
  | Vertex_count | Edge_count | Min_degree | Max_degree | Component_count | Longest_cycle => Of_number
  | _ => Of_truth
  end.
(* What a word takes, and what it gives. *)
Definition sort1 (w : word1) : sort * sort :=
  match w with
  | Not => (Of_truth, Of_truth)
  | Card => (Of_set, Of_number)
  | Neighbours => (Of_set, Of_set)
  | Degree | Eccentricity => (Of_vertex, Of_number)
  | Plausible | Parity_plausible | Nontrivial => (Of_set, Of_truth)
  | Colourable => (Of_number, Of_truth)
  end.
Definition sort2 (w : word2) : sort * sort :=
  match w with
  | Iff => (Of_truth, Of_truth)
  | Equal | Unequal | Less | At_most | More | At_least => (Of_number, Of_truth)
  | Plus | Minus | Times | Modulo | Nim_plus => (Of_number, Of_number)
  | Union | Intersection | Difference | Symmetric | Reach => (Of_set, Of_set)
  | In_set | Same => (Of_set, Of_truth)
  | Adjacent => (Of_vertex, Of_truth)
  | Distance => (Of_vertex, Of_number)
  | Between => (Of_vertex, Of_set)
  end.
(* Of a quantifier over a range: its body, and what it gives. Sets of edges and of numbers are no values here. *)
Definition sort_of_quantifier (q : quantifier) (r : range) : option (sort * sort) :=
  match q, r with
  | (Forall_ | Exists_), _ => Some (Of_truth, Of_truth)
  | Count, _ | (Least | Greatest), Each_number => Some (Of_truth, Of_number)
  | (Sum | Min | Max | Mex | Nim_sum), _ => Some (Of_number, Of_number)
  | Those, (Each_vertex | Each_member) => Some (Of_truth, Of_set)
  | _, _ => None
  end.
Definition sort_of_instance (r : range) : sort :=
  match r with Each_vertex | Each_member => Of_vertex | Each_edge => Of_edge | Each_number => Of_number | _ => Of_set end.
Definition sort_of_end (r : range) : sort := match r with Each_number => Of_number | _ => Of_set end.
Definition together (a b : sort) : option sort :=
  if fits a b && fits b a then Some a else if fits Of_set a && fits Of_set b then Some Of_set else None.

(** Words about the green vertices of `colouring`, which is the name of this set here *)

Definition green : formula := Named "colouring".
Definition of_colourings : list (string * (formula * sort)) :=
  [("winnable", (Asks "wins" "ello" [] green, Of_truth)); ("plausible", (Of_one Plausible green, Of_truth));
   ("parity-plausible", (Of_one Parity_plausible green, Of_truth)); ("nontrivial", (Of_one Nontrivial green, Of_truth));
   ("greens", (Of_one Card green, Of_number))].
Definition of_games : list (string * (formula * sort)) :=
  [("odd-degenerate", (Asks "wins" "odd-elimination" [] (Constant (Truth false)), Of_truth))].

(** Reading *)

Definition reading := option (formula * sort * list string).
Definition nothing (words : list string) : option (formula * list string) := Some (Constant (Truth false), words).
(* A formula of such a sort, and what stands behind it. *)
Definition of_sort (wanted : sort) (r : reading) : option (formula * list string) :=
  match r with Some (f, s, words) => require (fits wanted s) (Some (f, words)) | None => None end.

(* `known`: words that are defined; `scope`: variables. *)
Fixpoint read (steps : nat) (known scope : list (string * (formula * sort))) (words : list string) : reading :=
  match steps, words with
  | S steps, word :: words =>
      let next := read steps known scope in
      let number := option_map (fun z => (Constant (Number (Finite z)), Of_number, words)) (integer word) in
      match named scope word, named known word, named constants word, named words0 word, named words1 word, named words2 word with
      | Some (f, s), _, _, _, _, _ | _, Some (f, s), _, _, _, _ => Some (f, s, words)
      | _, _, Some v, _, _, _ => Some (Constant v, sort_of_value v, words)
      | _, _, _, Some w, _, _ => Some (Of_graph w, sort0 w, words)
      | _, _, _, _, Some w, _ =>
          let (takes, gives) := sort1 w in
          let? (a, words) := of_sort takes (next words) in Some (Of_one w a, gives, words)
      | _, _, _, _, _, Some w =>
          let (takes, gives) := sort2 w in
          let? (a, words) := of_sort takes (next words) in
          let? (b, words) := of_sort takes (next words) in Some (Of_two w a b, gives, words)
      | _, _, _, _, _, _ =>
      match named connectives word, named quantifiers word, named changes word, words with
      | Some make, _, _, _ =>
          let? (a, words) := of_sort Of_truth (next words) in
          let? (b, words) := of_sort Of_truth (next words) in Some (make a b, Of_truth, words)
      | _, Some q, _, "colouring" :: words =>
          let? (takes, gives) := sort_of_quantifier q Each_set in
          let? (body, words) := of_sort takes (read steps known (of_colourings ++ scope)%list words) in
          Some (Quantified q Each_set "colouring" (Constant (Truth false)) (Constant (Truth false)) body, gives, words)
      | _, Some q, _, over :: x :: words =>
          let? (r, ends) := named ranges over in
          let? (takes, gives) := sort_of_quantifier q r in
          let? (a, words) := (if Nat.ltb 0 ends then of_sort (sort_of_end r) (next words) else nothing words) in
          let? (b, words) := (if Nat.ltb 1 ends then of_sort (sort_of_end r) (next words) else nothing words) in
          let? (body, words) := of_sort takes (read steps known ((x, (Named x, sort_of_instance r)) :: scope) words) in
          Some (Quantified q r x a b body, gives, words)
      | _, _, Some (c, sets), _ =>
          let? (a, words) := (if Nat.ltb 0 sets then of_sort Of_set (next words) else nothing words) in
          (* A colouring is of the graph that it is chosen for. *)
          let outside := filter (fun '(x, _) => match named of_colourings x with Some _ => false | None => true end) scope in
          let? (body, s, words) := read steps known outside words in Some (Changed c a body, s, words)
      | _, _, _, x :: rest =>
          if word =? "if" then
            let? (a, words) := of_sort Of_truth (next words) in
            let? (b, s, words) := next words in
            let? (c, t, words) := next words in
            let? s := together s t in Some (If a b c, s, words)
          else if word =? "let" then
            let? (a, s, words) := next rest in
            let? (b, t, words) := read steps known ((x, (Named x, s)) :: scope) words in Some (Let x a b, t, words)
          else if word =? "nimber" then
            let options := List.length (options_of x) in
            require (Nat.leb options (List.length rest))
              (Some (Asks word x (firstn options rest) (Constant (Truth false)), Of_number, skipn options rest))
          else
            match named patterns word with
            | Some w => let? h := read_pattern x in Some (Of_pattern w h, Of_truth, rest)
            | None => number
            end
      | _, _, _, [] => number
      end
      end
  | _, _ => None
  end.

(* A whole text of words with single spaces between. *)
Definition read_all (known : list (string * (formula * sort))) (text : string) : option (formula * sort) :=
  let words := split " " text in
  match read (List.length words) known [] words with Some (f, s, []) => Some (f, s) | _ => None end.
(* Each definition may use those before it; those with unknown words are unknown words. *)
Definition known_words : list (string * (formula * sort)) :=
  fold_left (fun known '(name, text) => match read_all known text with Some f => known ++ [(name, f)] | None => known end)%list definitions of_games.
(* A truth value. *)
Definition read_formula (text : string) : option formula :=
  match read_all known_words text with Some (f, Of_truth) => Some f | _ => None end.
