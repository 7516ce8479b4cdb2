(* Formulas are read from their prefix text, as ledgers carry it: language/formula.hpp. Words that are not known here give nothing. *)
From Coq Require Import NArith ZArith List Bool String Ascii.
From Gamecert Require Import Plane Text Board Instance.
From Gamecert Require Games.
From Gamecert.language Require Import Graphs Formulas Asking Definitions.
Import ListNotations.
Local Open Scope string_scope.

Definition named {A} (table : list (string * A)) (word : string) : option A :=
  option_map snd (find (fun '(w, _) => w =? word) table).

Definition words0 : list (string * word0) :=
  [("V", All); ("order", Vertex_count); ("size", Edge_count); ("min-degree", Min_degree); ("max-degree", Max_degree); ("components", Component_count);
   ("connected", Connected); ("tree", Tree); ("bipartite", Bipartite); ("odd-type", Odd_type); ("even-type", Even_type);
   ("all-even", All_even); ("all-odd", All_odd); ("longest-cycle", Longest_cycle); ("{}", Nothing); ("E", All_edges);
   ("vertex-orbits", Vertex_orbits); ("edge-orbits", Edge_orbits); ("binary-rank", Binary_rank);
   ("automorphisms", Automorphisms); ("rank", Rank)].
Definition constants : list (string * value) :=
  [("true", Truth true); ("false", Truth false); ("infinite", Number Infinite); ("-infinite", Number Minus_infinite)].
Definition words1 : list (string * word1) :=
  [("!", Not); ("card", Card); ("N", Neighbours); ("degree", Degree); ("eccentricity", Eccentricity); ("colourable", Colourable);
   ("degree-sequence", Degree_at); ("floor", Floor); ("ceil", Ceiling); ("lg", Logarithm); ("lg-up", Logarithm_up); ("ones", Ones);
   ("power-of-two", Power_of_two); ("edges-at", Edges_at); ("edges-in", Edges_in); ("ends", Ends)].
(* Of words of digraphs: those of graphs that mean the same, and others. *)
Definition those_named {A} (names : list string) (table : list (string * A)) : list (string * A) := filter (fun '(w, _) => existsb (String.eqb w) names) table.
Definition words0_of_digraphs : list (string * word0) :=
  those_named ["V"; "order"; "{}"] words0 ++ [("size", Arc_count); ("components", Underlying_components); ("connected", Underlying_connected)].
Definition words1_of_digraphs : list (string * word1) :=
  those_named ["!"; "card"; "floor"; "ceil"; "lg"; "lg-up"; "ones"; "power-of-two"] words1 ++
  [("out-neighbours", Neighbours); ("in-neighbours", In_neighbours); ("out-degree", Degree); ("in-degree", In_degree); ("tail", Tail); ("head", Head);
   ("ends", Ends_of_arcs)].
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
   ("between", Between); ("/", Divided); ("^", Power); ("bit", Bit); ("before", Before); ("reach-along", Reach_along); ("alike", Carried)].
Definition words2_of_digraphs : list (string * word2) :=
  filter (fun '(w, _) => negb (existsb (String.eqb w) ["adjacent"; "distance"; "between"; "before"; "reach-along"; "alike"])) words2 ++
  [("reach-along", Reach_by_arcs)].
Definition connectives : list (string * (formula -> formula -> formula)) := [("&", And); ("|", Or); ("->", Implies)].
Definition quantifiers : list (string * quantifier) :=
  [("forall", Forall_); ("exists", Exists_); ("count", Count); ("sum", Sum); ("min", Min); ("max", Max); ("mex", Mex); ("nim-sum", Nim_sum);
   ("least", Least); ("greatest", Greatest); ("those", Those)].
(* Ranges, and how many formulas stand behind the name. *)
Definition ranges : list (string * (range * nat)) :=
  [("vertex", (Each_vertex, 0)); ("edge", (Each_edge, 0)); ("nonedge", (Each_nonedge, 0)); ("pair", (Each_pair, 0)); ("set", (Each_set, 0));
   ("component", (Each_component, 0)); ("range", (Each_number, 2)); ("member", (Each_member, 1)); ("subset", (Each_subset, 1));
   ("block", (Each_block, 0)); ("order", (Each_order, 0))]%nat.
Definition ranges_of_digraphs : list (string * (range * nat)) := those_named ["vertex"; "set"; "range"; "member"; "subset"] ranges ++ [("arc", (Each_arc, 0%nat))].
Definition changes : list (string * (change * nat)) :=
  [("delete", (Delete, 1)); ("remove", (Remove, 1)); ("induce", (Induce, 1)); ("join", (Join, 1)); ("complement", (Complement, 0));
    ("square", (Square, 0))]%nat.
Definition renewals : list (string * (renewal * nat)) := [("contract", (Contract, 1)); ("cone", (Cone, 0)); ("line", (Line, 0))]%nat.
Definition asking : list string := ["nimber"; "score"; "misere"; "wins"; "winning-moves"; "longest-play"; "shortest-play"].

(** Sorts *)

(* Of values; `Of_nothing`: the empty set. Of places: `Any_set`, a set of any kind. *)
Inductive sort := Of_truth | Of_whole | Of_number | Of_vertex | Of_edge | Of_set | Of_edges | Of_numbers | Of_nothing | Of_order | Of_arc | Of_arcs | Any_set.
(* A vertex and an edge are sets too. *)
Definition fits (wanted found : sort) : bool :=
  match wanted, found with
  | Of_truth, Of_truth | Of_whole, Of_whole | Of_number, (Of_whole | Of_number) | Of_vertex, Of_vertex | Of_edge, Of_edge
  | Of_set, (Of_vertex | Of_edge | Of_set | Of_nothing) | Of_edges, (Of_edges | Of_nothing) | Of_numbers, (Of_numbers | Of_nothing)
  | Of_nothing, Of_nothing | Of_order, Of_order | Of_arc, Of_arc | Of_arcs, (Of_arcs | Of_nothing)
  | Any_set, (Of_vertex | Of_edge | Of_set | Of_edges | Of_arcs | Of_numbers | Of_nothing) => true
  | _, _ => false
  end.
(* What two values are together. *)
Definition together (a b : sort) : option sort :=
  if fits a b && fits b a then Some a
  else find (fun s => fits s a && fits s b) [Of_number; Of_nothing; Of_set; Of_edges; Of_arcs; Of_numbers].
Definition as_set (a : sort) : sort := match a with Of_vertex | Of_edge => Of_set | _ => a end.
Definition sort_of_value (v : value) : sort := match v with Truth _ => Of_truth | Number _ => Of_whole | _ => Of_set end.
Definition sort0 (w : word0) : sort :=
  match w with
  | All => Of_set
  | Nothing => Of_nothing
  | All_edges => Of_edges
  | Vertex_count | Edge_count | Min_degree | Max_degree | Component_count | Longest_cycle | Vertex_orbits | Edge_orbits | Binary_rank
  | Automorphisms | Rank | Arc_count | Underlying_components => Of_whole
  | _ => Of_truth
  end.
(* What a word takes, and what it gives. *)
Definition sort1 (w : word1) : sort * sort :=
  match w with
  | Not => (Of_truth, Of_truth)
  | Card => (Any_set, Of_whole)
  | Neighbours => (Of_set, Of_set)
  | Degree | Eccentricity => (Of_vertex, Of_whole)
  | Plausible | Parity_plausible | Nontrivial => (Of_set, Of_truth)
  | Colourable | Power_of_two => (Of_whole, Of_truth)
  | Degree_at | Logarithm | Logarithm_up | Ones => (Of_whole, Of_whole)
  | Floor | Ceiling => (Of_number, Of_whole)
  | Only => (Of_whole, Of_numbers)
  | Edges_at | Edges_in => (Of_set, Of_edges)
  | Ends => (Of_edges, Of_set)
  | In_neighbours => (Of_set, Of_set)
  | In_degree => (Of_vertex, Of_whole)
  | Tail | Head => (Of_arc, Of_vertex)
  | Ends_of_arcs => (Of_arcs, Of_set)
  | Arcs_there => (Of_arc, Of_arcs)
  end.
Definition takes2 (w : word2) : sort * sort :=
  match w with
  | Iff => (Of_truth, Of_truth)
  | Equal | Unequal | Less | At_most | More | At_least | Plus | Minus | Times | Divided => (Of_number, Of_number)
  | Power => (Of_number, Of_whole)
  | Modulo | Nim_plus | Bit => (Of_whole, Of_whole)
  | Union | Intersection | Difference | Symmetric | In_set | Same => (Any_set, Any_set)
  | Reach | Carried => (Of_set, Of_set)
  | Reach_along => (Of_set, Of_edges)
  | Reach_by_arcs => (Of_set, Of_arcs)
  | Adjacent | Distance | Between => (Of_vertex, Of_vertex)
  | Before => (Of_vertex, Of_order)
  end.
(* Of the sorts that are found. *)
Definition gives2 (w : word2) (a b : sort) : option sort :=
  match w with
  | Iff | Equal | Unequal | Less | At_most | More | At_least | Adjacent | Carried => Some Of_truth
  | Plus | Minus | Times | Power => together a b
  | Divided => Some Of_number
  | Modulo | Nim_plus | Bit | Distance => Some Of_whole
  | Union | Intersection | Difference | Symmetric => together (as_set a) (as_set b)
  | In_set | Same => option_map (fun _ => Of_truth) (together (as_set a) (as_set b))
  | Reach | Reach_along | Reach_by_arcs | Between | Before => Some Of_set
  end.
(* Of the members of a range, of which the set has a sort; and of its ends. *)
Definition sort_of_instance (r : range) (set : sort) : sort :=
  match r, set with
  | Each_vertex, _ => Of_vertex
  | Each_edge, _ => Of_edge
  | Each_number, _ => Of_whole
  | Each_order, _ => Of_order
  | Each_arc, _ => Of_arc
  | Each_member, Of_edges => Of_edge
  | Each_member, Of_arcs => Of_arc
  | Each_member, Of_numbers => Of_whole
  | Each_member, _ => Of_vertex
  | Each_subset, (Of_edges | Of_arcs | Of_numbers) => set
  | _, _ => Of_set
  end.
Definition sort_of_end (r : range) : sort := match r with Each_number => Of_whole | _ => Any_set end.
(* Of a quantifier over such instances: what it is, its body, and what it gives for what is found. *)
Definition sort_of_quantifier (q : quantifier) (instance : sort) : option (quantifier * sort * (sort -> sort)) :=
  match q, instance with
  | (Forall_ | Exists_), _ => Some (q, Of_truth, fun s => s)
  | Count, _ | (Least | Greatest), Of_whole => Some (q, Of_truth, fun _ => Of_whole)
  | (Sum | Min | Max), _ => Some (q, Of_number, fun s => s)
  | (Mex | Nim_sum), _ => Some (q, Of_whole, fun s => s)
  | Those, Of_vertex => Some (Those, Of_truth, fun _ => Of_set)
  | Those, Of_edge => Some (Those_edges, Of_truth, fun _ => Of_edges)
  | Those, Of_arc => Some (Those_arcs, Of_truth, fun _ => Of_arcs)
  | Those, Of_whole => Some (Those_numbers, Of_truth, fun _ => Of_numbers)
  | _, _ => None
  end.
Definition names_vertices (s : sort) : bool := match s with Of_truth | Of_whole | Of_number | Of_numbers => false | _ => true end.

(* Of the parameters of a recursion, and of what it gives; the first parameter is a whole number or a set. *)
Definition sorts : list (string * sort) :=
  [("truth", Of_truth); ("number", Of_whole); ("fraction", Of_number); ("vertex", Of_vertex); ("edge", Of_edge); ("set", Of_set);
   ("edges", Of_edges); ("numbers", Of_numbers); ("order", Of_order); ("arc", Of_arc); ("arcs", Of_arcs)].
Definition falls (l : list (string * sort)) : bool := match l with (_, (Of_whole | Of_set | Of_edges | Of_arcs | Of_numbers)) :: _ => true | _ => false end.
Definition most_parameters : nat := 6.

(** Words about the green vertices of `colouring`, which is the name of this set here *)

Definition green : formula := Named "colouring".
Definition of_colourings : list (string * (formula * sort)) :=
  [("winnable", (Asks "wins" "ello" [] [("green", "")] green (Constant (Truth false)) (Constant (Truth false)), Of_truth)); ("plausible", (Of_one Plausible green, Of_truth));
   ("parity-plausible", (Of_one Parity_plausible green, Of_truth)); ("nontrivial", (Of_one Nontrivial green, Of_truth));
   ("greens", (Of_one Card green, Of_whole))].
Definition of_colourings_of_digraphs := those_named ["winnable"; "nontrivial"; "greens"] of_colourings.
Definition of_games : list (string * (formula * sort)) :=
  [("odd-degenerate",
     (Asks "wins" "odd-elimination" [] [] (Constant (Truth false)) (Constant (Truth false)) (Constant (Truth false)), Of_truth))].

(** Reading *)

Definition reading := option (formula * sort * list string).
Definition nothing (words : list string) : reading := Some (Constant (Truth false), Of_set, words).
(* A formula of such a sort, the sort that it has, and what stands behind it. *)
Definition of_sort (wanted : sort) (r : reading) : reading :=
  match r with Some (f, s, words) => require (fits wanted s) (Some (f, s, words)) | None => None end.

(* Attributes of the board, `painted=1` and a set. *)
Fixpoint read_attributes (most : nat) (next : list string -> reading) (game : string) (words : list string)
    : option (list (string * string * formula) * list string) :=
  match words with
  | word :: rest =>
      let (name, val) := cut "=" word in
      match named (attributes_of game) name, val, most with
      | Some what, Some val, S most =>
          let sort := match what with Asking.Of_edges => Of_edge | In_order => Of_order | _ => Of_set end in
          let valued := match what with With_values | Asking.Of_edges => true | _ => false end in
          let? (f, _, rest) := of_sort sort (next rest) in
          let? (l, rest) := read_attributes most next game rest in
          require (if valued then match Text.number val with Some _ => true | None => false end else val =? "") (Some ((name, val, f) :: l, rest))
      | Some _, Some _, O => None
      | _, _, _ => Some ([], words)
      end
  | [] => Some ([], [])
  end.
Definition nth_formula (l : list (string * string * formula)) (i : nat) : formula := nth i (map snd l) (Constant (Truth false)).

(* Recursions that may be called: what they take, and what they give. *)
Definition recursions := list (string * (list sort * sort)).
(* Sorts and names up to `is`. *)
Fixpoint read_parameters (words : list string) : option (list (string * sort) * list string) :=
  match words with
  | word :: rest =>
      if word =? "is" then Some ([], rest)
      else match rest with
      | x :: rest => let? s := named sorts word in let? (l, rest) := read_parameters rest in Some ((x, s) :: l, rest)
      | [] => None
      end
  | [] => None
  end.
(* The k-th value that is given to a call has a name that no word is. *)
Definition given_name (k : nat) : string := " " ++ digits_of (N.of_nat k).
(* A call with values of these sorts: those that are read are bound to their names. *)
Fixpoint read_call (next : list string -> reading) (name : string) (takes : list sort) (given : list string) (words : list string)
    : option (formula * list string) :=
  match takes with
  | [] => Some (Call name (rev given), words)
  | s :: takes =>
      let x := given_name (List.length given) in
      let? (a, _, words) := of_sort s (next words) in
      let? (f, words) := read_call next name takes (x :: given) words in Some (Let x a f, words)
  end.

(* What a word is. *)
Inductive kind :=
| Meant (f : formula) (s : sort)
| Constantly (v : value)
| Zero (w : word0)
| One (w : word1)
| Two (w : word2)
| Joins (make : formula -> formula -> formula)
| Quantifies (q : quantifier)
| Changes (c : change) (sets : nat)
| Renews (c : renewal) (sets : nat)
| Patterned (w : word_of_pattern)
| Choice | Binding | Asking_game | Recursion_of | Alone
| Calls (takes : list sort) (gives : sort)
| Number_of (z : Z)
| No_word.
Definition first_of (l : list (option kind)) : kind := fold_right (fun k rest => match k with Some k => k | None => rest end) No_word l.
(* Of formulas about digraphs, or about graphs. *)
Section About.
Variable directed : bool.
Definition kind_of (known scope : list (string * (formula * sort))) (around : recursions) (word : string) : kind :=
  let in_table {A} (table : list (string * A)) (make : A -> kind) := option_map make (named table word) in
  let is w k := if word =? w then Some k else None in
  first_of
    [in_table scope (fun '(f, s) => Meant f s); in_table around (fun '(takes, gives) => Calls takes gives); in_table known (fun '(f, s) => Meant f s); in_table constants Constantly;
     in_table (if directed then words0_of_digraphs else words0) Zero;
     in_table (if directed then words1_of_digraphs else words1) One; in_table (if directed then words2_of_digraphs else words2) Two; in_table connectives Joins; in_table quantifiers Quantifies;
     in_table (if directed then those_named ["delete"] changes else changes) (fun '(c, sets) => Changes c sets);
     in_table (if directed then [] else renewals) (fun '(c, sets) => Renews c sets); in_table (if directed then [] else patterns) Patterned;
     is "if" Choice; is "let" Binding; is "only" Alone; is "recursive" Recursion_of; if existsb (String.eqb word) asking then Some Asking_game else None;
     option_map Number_of (integer word)].
Definition of_colouring (x : string) : bool := existsb (fun '(y, _) => x =? y) of_colourings.
Definition perhaps (is_there : bool) (wanted : sort) (next : list string -> reading) (words : list string) : reading :=
  if is_there then of_sort wanted (next words) else nothing words.

(* `known`: words that are defined; `scope`: variables; `around`: recursions. *)
Fixpoint read (steps : nat) (known scope : list (string * (formula * sort))) (around : recursions) (words : list string) : reading :=
  match steps, words with
  | S steps, word :: words =>
      let next := read steps known scope around in
      match kind_of known scope around word with
      | Meant f s => Some (f, s, words)
      | Constantly v => Some (Constant v, sort_of_value v, words)
      | Number_of z => Some (Constant (Number (Finite z)), Of_whole, words)
      | Zero w => Some (Of_graph w, sort0 w, words)
      | One w =>
          let (takes, gives) := sort1 w in
          let? (a, _, words) := of_sort takes (next words) in Some (Of_one w a, gives, words)
      | Two w =>
          let (first, second) := takes2 w in
          let? (a, s, words) := of_sort first (next words) in
          let? (b, t, words) := of_sort second (next words) in
          let? gives := gives2 w s t in Some (Of_two w a b, gives, words)
      | Joins make =>
          let? (a, _, words) := of_sort Of_truth (next words) in
          let? (b, _, words) := of_sort Of_truth (next words) in Some (make a b, Of_truth, words)
      | Quantifies q =>
          match words with
          | over :: rest =>
              if over =? "colouring" then
                let? (q, takes, gives) := sort_of_quantifier q Of_set in
                let? (body, s, words) := of_sort takes (read steps known ((if directed then of_colourings_of_digraphs else of_colourings) ++ scope)%list around rest) in
                Some (Quantified q Each_set "colouring" (Constant (Truth false)) (Constant (Truth false)) body, gives s, words)
              else match rest with
              | x :: words =>
                  let? (r, ends) := named (if directed then ranges_of_digraphs else ranges) over in
                  let? (a, set, words) := perhaps (Nat.ltb 0 ends) (sort_of_end r) next words in
                  let? (b, _, words) := perhaps (Nat.ltb 1 ends) (sort_of_end r) next words in
                  let instance := sort_of_instance r set in
                  let? (q, takes, gives) := sort_of_quantifier q instance in
                  let? (body, s, words) := of_sort takes (read steps known ((x, (Named x, instance)) :: scope) around words) in
                  Some (Quantified q r x a b body, gives s, words)
              | [] => None
              end
          | [] => None
          end
      | Changes c sets =>
          let? (a, _, words) := perhaps (Nat.ltb 0 sets) (if directed then Of_vertex else Of_set) next words in
          (* A colouring is of the graph that it is chosen for. *)
          let outside := filter (fun '(x, _) => negb (of_colouring x)) scope in
          let? (body, s, words) := read steps known outside around words in Some (Changed c a body, s, words)
      | Renews c sets =>
          let? (a, _, words) := perhaps (Nat.ltb 0 sets) Of_set next words in
          (* In the line graph all vertices are new. *)
          let hidden s := match c with Line => names_vertices s | _ => false end in
          let outside := filter (fun '(x, (_, s)) => negb (of_colouring x || hidden s)) scope in
          let? (body, s, words) := read steps known outside around words in
          require (negb (names_vertices s)) (Some (Renewed c a body, s, words))
      | Choice =>
          let? (a, _, words) := of_sort Of_truth (next words) in
          let? (b, s, words) := next words in
          let? (c, t, words) := next words in
          let? s := together s t in Some (If a b c, s, words)
      | Binding =>
          match words with
          | x :: rest =>
              let? (a, s, words) := next rest in
              let? (b, t, words) := read steps known ((x, (Named x, s)) :: scope) around words in Some (Let x a b, t, words)
          | [] => None
          end
      | Asking_game =>
          match words with
          | x :: rest =>
              let options := List.length (options_of x) in
              let? (l, words) := read_attributes 3 next x (skipn options rest) in
              require (Nat.leb options (List.length rest) && existsb (fun '(n, _) => n =? x) Games.games)
                (Some (Asks word x (firstn options rest) (map fst l) (nth_formula l 0) (nth_formula l 1) (nth_formula l 2),
                       if word =? "wins" then Of_truth else Of_whole, words))
          | [] => None
          end
      | Recursion_of =>
          match words with
          | sort :: x :: rest =>
              let? gives := named sorts sort in
              let? (l, words) := read_parameters rest in
              let here := (x, (map snd l, gives)) in
              (* What is defined names nothing of outside. *)
              let? (definition, _, words) := of_sort gives (read steps known (map (fun '(y, s) => (y, (Named y, s))) l) [here] words) in
              let? (body, s, words) := read steps known scope (here :: around) words in
              require (falls l && Nat.leb (List.length l) most_parameters) (Some (Recursive x (map fst l) definition body, s, words))
          | _ => None
          end
      | Alone =>
          let? (a, s, words) := next words in
          match s with
          | Of_whole => Some (Of_one Only a, Of_numbers, words)
          | Of_arc => Some (Of_one Arcs_there a, Of_arcs, words)
          | _ => None
          end
      | Calls takes gives => let? (f, words) := read_call next word takes [] words in Some (f, gives, words)
      | Patterned w =>
          match words with
          | x :: rest => let? h := read_pattern x in Some (Of_pattern w h, Of_truth, rest)
          | [] => None
          end
      | No_word => None
      end
  | _, _ => None
  end.

(* A whole text of words with single spaces between. *)
Definition read_all (known : list (string * (formula * sort))) (text : string) : option (formula * sort) :=
  let words := split " " text in
  match read (List.length words) known [] [] words with Some (f, s, []) => Some (f, s) | _ => None end.
End About.
(* Each definition may use those before it; those with unknown words are unknown words. *)
Definition known_from (directed : bool) (first : list (string * (formula * sort))) (l : list (string * string)) : list (string * (formula * sort)) :=
  fold_left (fun known '(name, text) => match read_all directed known text with Some f => known ++ [(name, f)] | None => known end)%list l first.
Definition known_words : list (string * (formula * sort)) := known_from false of_games (computed_words ++ definitions).
Definition known_words_of_digraphs : list (string * (formula * sort)) := known_from true [] (those_named ["winnable-colourings"] definitions).
(* A truth value. *)
Definition read_formula (text : string) : option formula :=
  match read_all false known_words text with Some (f, Of_truth) => Some f | _ => None end.
Definition read_formula_of_digraphs (text : string) : option formula :=
  match read_all true known_words_of_digraphs text with Some (f, Of_truth) => Some f | _ => None end.
