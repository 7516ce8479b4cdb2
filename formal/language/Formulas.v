(* Formulas and what they mean: docs/LANGUAGE.md. A vertex is a set of one vertex here, an edge the set of its two ends, an
   arc a set of one arc. *)
From Coq Require Import NArith ZArith List Bool String.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* Sets of vertices, of edges by their numbers, of whole numbers; orders of vertices; sets of arcs by their numbers. *)
Inductive value := Truth (b : bool) | Number (x : number) | Vertices (s : plane) | Edges (s : plane) | Numbers (s : plane) | Order (l : list N)
| Arcs (s : plane).
Definition truth (v : value) : bool := match v with Truth b => b | _ => false end.
Definition number_in (v : value) : number := match v with Number x => x | _ => Finite 0 end.
Definition set_in (v : value) : plane := match v with Vertices s => s | _ => empty end.
Definition edges_in (v : value) : plane := match v with Edges s => s | _ => empty end.
Definition order_in (v : value) : list N := match v with Order l => l | _ => [] end.
Definition arcs_in (v : value) : plane := match v with Arcs s => s | _ => empty end.
(* The members of a set of any kind. *)
Definition members_in (v : value) : plane := match v with Vertices s | Edges s | Numbers s | Arcs s => s | _ => empty end.
Definition is_set (v : value) : bool := match v with Vertices _ | Edges _ | Numbers _ | Arcs _ => true | _ => false end.
(* Of two sets of one kind; the empty set of vertices is that of any kind. *)
Definition joined (op : plane -> plane -> plane) (a b : value) : value :=
  match a, b with
  | Edges s, Edges t => Edges (op s t)
  | Edges s, _ => Edges (op s empty)
  | _, Edges t => Edges (op empty t)
  | Numbers s, Numbers t => Numbers (op s t)
  | Numbers s, _ => Numbers (op s empty)
  | _, Numbers t => Numbers (op empty t)
  | Arcs s, Arcs t => Arcs (op s t)
  | Arcs s, _ => Arcs (op s empty)
  | _, Arcs t => Arcs (op empty t)
  | _, _ => Vertices (op (set_in a) (set_in b))
  end.

(* Words of the graph; of one value; of two. *)
Inductive word0 := All | Vertex_count | Edge_count | Min_degree | Max_degree | Component_count | Connected | Tree | Bipartite
| Odd_type | Even_type | All_even | All_odd | Longest_cycle | Nothing | All_edges | Vertex_orbits | Edge_orbits | Binary_rank
| Automorphisms | Rank | Arc_count | Underlying_components | Underlying_connected.
Inductive word1 := Not | Card | Neighbours | Degree | Eccentricity | Plausible | Parity_plausible | Nontrivial | Colourable
| Degree_at | Floor | Ceiling | Logarithm | Logarithm_up | Ones | Power_of_two | Only | Edges_at | Edges_in | Ends
| In_neighbours | In_degree | Tail | Head | Ends_of_arcs | Arcs_there.
Inductive word_of_pattern := Contains | Free | Induced_free | Minor_free.
Inductive word2 :=
| Iff | Equal | Unequal | Less | At_most | More | At_least | Plus | Minus | Times | Modulo | Nim_plus
| Union | Intersection | Difference | Symmetric | In_set | Same | Adjacent | Distance | Reach | Between
| Divided | Power | Bit | Before | Reach_along | Carried | Reach_by_arcs.
Inductive quantifier := Forall_ | Exists_ | Count | Sum | Min | Max | Mex | Nim_sum | Least | Greatest | Those | Those_edges | Those_numbers | Those_arcs.
Inductive range := Each_vertex | Each_edge | Each_nonedge | Each_pair | Each_set | Each_component | Each_number | Each_member | Each_subset
| Each_block | Each_order | Each_arc.
Inductive change := Delete | Remove | Induce | Join | Complement | Square.
(* Those that make new vertices. *)
Inductive renewal := Contract | Cone | Line.

(* `Quantified q r x a b body`: x goes through r, of which a and b are the ends or the set; `Asks`: words about games, by their
   text, with as many sets or orders as `given` has attributes of the board, `painted` and `1`, or `green` and nothing;
   `Recursive name l definition body`: in both, `Call name given` is the definition, in which the names l stand for the values of those given. *)
Inductive formula :=
| Constant (v : value)
| Named (x : string)
| Of_graph (w : word0)
| Of_pattern (w : word_of_pattern) (p : pattern)
| Of_one (w : word1) (a : formula)
| Of_two (w : word2) (a b : formula)
| And (a b : formula)
| Or (a b : formula)
| Implies (a b : formula)
| If (a b c : formula)
| Let (x : string) (a b : formula)
| Quantified (q : quantifier) (r : range) (x : string) (a b body : formula)
| Changed (c : change) (a body : formula)
| Renewed (c : renewal) (a body : formula)
| Asks (word game : string) (options : list string) (given : list (string * string)) (a b c : formula)
| Recursive (name : string) (parameters : list string) (definition body : formula)
| Call (name : string) (given : list string).

Definition of_graph (g : graph) (w : word0) : value :=
  match w with
  | All => Vertices (vertices g)
  | Vertex_count => Number (natural (count (vertices g)))
  | Edge_count => Number (natural (size g))
  | Min_degree => Number (natural (least_degree g))
  | Max_degree => Number (natural (greatest_degree g))
  | Component_count => Number (natural (N.of_nat (List.length (connected_parts g))))
  | Connected => Truth (connected g)
  | Tree => Truth (connected g && (N.succ (size g) =? count (vertices g)))
  | Bipartite => Truth (existsb (fun s => negb (has_edge g s) && negb (has_edge g (vertices g ∖ s))) (subsets (vertices g)))
  | Odd_type => Truth (odd_type g)
  | Even_type => Truth (negb (odd_type g))
  | All_even => Truth (forallb N.even (degrees g))
  | All_odd => Truth (forallb N.odd (degrees g))
  | Longest_cycle => Number (natural (longest_cycle g))
  | Nothing => Vertices empty
  | All_edges => Edges (edge_set (edges g))
  | Vertex_orbits => Number (natural (vertex_orbits g))
  | Edge_orbits => Number (natural (edge_orbits g))
  | Binary_rank => Number (natural (binary_rank g))
  | Automorphisms => Number (natural (automorphisms g))
  | Rank => Number (natural (rank g))
  | Arc_count => Number (natural (N.of_nat (List.length (arcs_of g))))
  | Underlying_components => Number (natural (N.of_nat (List.length (connected_parts (underlying g)))))
  | Underlying_connected => Truth (connected (underlying g))
  end.

Definition of_pattern (g : graph) (w : word_of_pattern) (h : pattern) : value :=
  match w with
  | Contains => Truth (placed g false h [])
  | Free => Truth (negb (placed g false h []))
  | Induced_free => Truth (negb (placed g true h []))
  | Minor_free => Truth (negb (minor g h))
  end.

Definition of_one (g : graph) (w : word1) (a : value) : value :=
  match w with
  | Not => Truth (negb (truth a))
  | Card => Number (natural (count (members_in a)))
  | Neighbours => Vertices (neighbours_of g (set_in a) ∖ set_in a)
  | Degree => Number (natural (count (neighbours_of g (set_in a) ∖ set_in a)))
  | Eccentricity =>
      Number (if any (set_in a ∩ vertices g)
              then fold_right greater Minus_infinite (map (fun v => distance g (set_in a) (cell v)) (members (vertices g)))
              else Infinite)
  | Plausible => Truth (plausible g (set_in a))
  | Parity_plausible => Truth (parity_plausible g (set_in a))
  | Nontrivial => Truth (any (set_in a))
  | Colourable =>
      Truth (match number_in a with
             | Finite k => (0 <=? k)%Z && colourable (N.to_nat (N.min (Z.to_N k) (count (vertices g)))) g
             | Infinite => true
             | _ => false
             end)
  | Degree_at => Number (degree_at g (number_in a))
  | Floor => Number (floor (number_in a))
  | Ceiling => Number (ceiling (number_in a))
  | Logarithm => Number (logarithm (number_in a))
  | Logarithm_up => Number (logarithm_up (number_in a))
  | Ones => Number (ones (number_in a))
  | Power_of_two => Truth (power_of_two (number_in a))
  | Only => match number_in a with Finite z => if (0 <=? z)%Z then Numbers (cell (Z.to_N z)) else Truth false | _ => Truth false end
  | Edges_at => Edges (edge_set (filter (fun e => any (e ∩ set_in a)) (edges g)))
  | Edges_in => Edges (edge_set (filter (fun e => none (e ∖ set_in a)) (edges g)))
  | Ends => Vertices (ends (edges_in a))
  | In_neighbours => Vertices (neighbours_of (reversed g) (set_in a) ∖ set_in a)
  | In_degree => Number (natural (count (neighbours_of (reversed g) (set_in a) ∖ set_in a)))
  | Tail => Vertices (at_arcs (fun e => cell (tail_of e)) (arcs_in a))
  | Head => Vertices (at_arcs (fun e => cell (head_of e)) (arcs_in a))
  | Ends_of_arcs => Vertices (at_arcs (fun e => two (tail_of e) (head_of e)) (arcs_in a))
  | Arcs_there => Arcs (arcs_in a ∩ plane_of (arcs_of g))
  end.

Definition of_two (g : graph) (w : word2) (a b : value) : value :=
  let x := number_in a in let y := number_in b in
  let s := set_in a in let t := set_in b in
  match w with
  | Iff => Truth (Bool.eqb (truth a) (truth b))
  | Equal => Truth (equal x y)
  | Unequal => Truth (negb (equal x y))
  | Less => Truth (less x y)
  | At_most => Truth (negb (less y x))
  | More => Truth (less y x)
  | At_least => Truth (negb (less x y))
  | Plus => Number (plus x y)
  | Minus => Number (plus x (negative y))
  | Times => Number (times x y)
  | Modulo => Number (modulo x y)
  | Nim_plus => Number (nim_plus x y)
  | Union => joined N.lor a b
  | Intersection => joined N.land a b
  | Difference => joined N.ldiff a b
  | Symmetric => joined N.lxor a b
  | In_set => Truth (is_set a && none (members_in (joined N.ldiff a b)))
  | Same => Truth (is_set a && none (members_in (joined N.lxor a b)))
  | Adjacent => Truth (any (neighbours_of g s ∩ t))
  | Distance => Number (distance g s t)
  | Reach => Vertices (reached (keep t g) s)
  | Between =>
      let d := distance g s t in
      Vertices (match d with
                | Finite _ => plane_of (filter (fun v => equal (plus (distance g s (cell v)) (distance g (cell v) t)) d) (members (vertices g)))
                | _ => empty
                end)
  | Divided => Number (divided x y)
  | Power => Number (power x y)
  | Bit => Number (bit_of x y)
  | Before => Vertices (before s (order_in b) ∩ vertices g)
  | Reach_along => Vertices (reached_along g s (edges_in b))
  | Carried => Truth (carried g s t)
  | Reach_by_arcs => Vertices (reached_by_arcs g s (arcs_in b))
  end.

(** Quantifiers *)

(* The whole numbers from a to b. A range without an end has no instances; gamecert and gamecert-check leave it undecided. *)
Fixpoint whole_numbers (length : nat) (a : Z) : list Z :=
  match length with O => [] | S length => a :: whole_numbers length (a + 1) end.
Definition numbers_between (a b : number) : list Z :=
  match a, b with Finite x, Finite y => whole_numbers (Z.to_nat (y - x + 1)) x | _, _ => [] end.

Definition instances (g : graph) (r : range) (a b : value) : list value :=
  match r with
  | Each_vertex => map (fun v => Vertices (cell v)) (members (vertices g))
  | Each_edge => map Vertices (filter (has_edge g) (pairs g))
  | Each_nonedge => map Vertices (filter (fun s => negb (has_edge g s)) (pairs g))
  | Each_pair => map Vertices (pairs g)
  | Each_set => map Vertices (subsets (vertices g))
  | Each_component => map Vertices (connected_parts g)
  | Each_number => map (fun z => Number (Finite z)) (numbers_between (number_in a) (number_in b))
  | Each_member =>
      match a with
      | Edges s => map Vertices (map edge_of (members s))
      | Numbers s => map (fun k => Number (natural k)) (members s)
      | Arcs s => map (fun e => Arcs (cell e)) (members s)
      | _ => map (fun v => Vertices (cell v)) (members (set_in a))
      end
  | Each_subset =>
      match a with
      | Edges s => map Edges (subsets s)
      | Numbers s => map Numbers (subsets s)
      | Arcs s => map Arcs (subsets s)
      | _ => map Vertices (subsets (set_in a))
      end
  | Each_block => map Vertices (blocks g)
  | Each_order => map Order (orders_of (members (vertices g)))
  | Each_arc => map (fun e => Arcs (cell e)) (arcs_of g)
  end.

(* The least natural number that is not listed. *)
Fixpoint missing_from (l : list number) (steps : nat) (k : N) : N :=
  match steps with
  | O => k
  | S steps => if existsb (equal (natural k)) l then missing_from l steps (k + 1) else k
  end.
Definition mex (l : list number) : N := missing_from l (List.length l) 0.

Definition quantified (q : quantifier) (l : list value) (body : value -> value) : value :=
  let numbers := fun f (none : number) => Number (fold_right (fun x rest => f (number_in (body x)) rest) none l) in
  match q with
  | Forall_ => Truth (forallb (fun x => truth (body x)) l)
  | Exists_ => Truth (existsb (fun x => truth (body x)) l)
  | Count => Number (natural (fold_right (fun x n => if truth (body x) then N.succ n else n) 0 l))
  | Sum => numbers plus (Finite 0)
  | Min => numbers lesser Infinite
  | Max => numbers greater Minus_infinite
  | Mex => Number (natural (mex (map (fun x => number_in (body x)) l)))
  | Nim_sum => numbers nim_plus (Finite 0)
  | Least => Number (fold_right (fun x rest => if truth (body x) then lesser (number_in x) rest else rest) Infinite l)
  | Greatest => Number (fold_right (fun x rest => if truth (body x) then greater (number_in x) rest else rest) Minus_infinite l)
  | Those => Vertices (fold_right (fun x rest => if truth (body x) then set_in x ∪ rest else rest) empty l)
  | Those_edges =>
      Edges (fold_right (fun x rest => if truth (body x) && (count (set_in x) =? 2) then cell (number_of (set_in x)) ∪ rest else rest) empty l)
  | Those_numbers =>
      Numbers (fold_right (fun x rest =>
        match number_in x with
        | Finite z => if truth (body x) && (0 <=? z)%Z then cell (Z.to_N z) ∪ rest else rest
        | _ => rest
        end) empty l)
  | Those_arcs => Arcs (fold_right (fun x rest => if truth (body x) then arcs_in x ∪ rest else rest) empty l)
  end.

Definition changed (c : change) (s : plane) (g : graph) : graph :=
  match c with
  | Delete => if count s =? 1 then remove s g else part s g
  | Remove => remove s g
  | Induce => keep s g
  | Join => join s g
  | Complement => complement g
  | Square => square g
  end.

Definition environment := list (string * value).
Definition lookup (x : string) (env : environment) : value :=
  match find (fun '(y, _) => String.eqb y x) env with Some (_, v) => v | None => Truth false end.

(* A vertex that is neither there nor named. *)
Definition above (v : value) : N :=
  match v with
  | Vertices s => N.size s
  | Edges s | Arcs s => N.succ (N.size s)
  | Order l => fold_right N.max 0 (map N.succ l)
  | _ => 0
  end.
Definition new_vertex (g : graph) (env : environment) : N := fold_right N.max (N.size (vertices g)) (map (fun x => above (snd x)) env).
(* What names no vertices. *)
Definition plain (v : value) : value := match v with Truth _ | Number _ | Numbers _ => v | _ => Truth false end.

(** Recursion *)

(* What is called, of the values given, on a graph. *)
Definition callable := list value -> graph -> value.
Definition nothing_called : callable := fun _ _ => Truth false.
(* What falls in calls inside a call: a number from 0 on, or the number of members of a set. *)
Definition measure (given : list value) : option N :=
  match given with
  | Number (Finite z) :: _ => if (0 <=? z)%Z then Some (Z.to_N z) else None
  | (Vertices s | Edges s | Numbers s | Arcs s) :: _ => Some (count s)
  | _ => None
  end.
(* `once` says what a call is by what calls inside it are. The first value may be any one; inside it falls, so that calls go no deeper
   than the first one inside says. *)
Definition recursion (once : callable -> callable) : callable :=
  once (fun given g => match measure given with Some m => N.iter (N.succ m) once nothing_called given g | None => Truth false end).

(* What a formula means on a graph. `ask` answers words about games; `calls` are the recursions around. *)
Definition answers := string -> string -> list string -> list (string * string * value) -> graph -> value.
Section Meaning.
Variable ask : answers.
Fixpoint meaning_in (calls : list (string * callable)) (g : graph) (env : environment) (f : formula) : value :=
  match f with
  | Constant v => v
  | Named x => lookup x env
  | Of_graph w => of_graph g w
  | Of_pattern w h => of_pattern g w h
  | Of_one w a => of_one g w (meaning_in calls g env a)
  | Of_two w a b => of_two g w (meaning_in calls g env a) (meaning_in calls g env b)
  | And a b => if truth (meaning_in calls g env a) then Truth (truth (meaning_in calls g env b)) else Truth false
  | Or a b => if truth (meaning_in calls g env a) then Truth true else Truth (truth (meaning_in calls g env b))
  | Implies a b => if truth (meaning_in calls g env a) then Truth (truth (meaning_in calls g env b)) else Truth true
  | If a b c => if truth (meaning_in calls g env a) then meaning_in calls g env b else meaning_in calls g env c
  | Let x a b => meaning_in calls g ((x, meaning_in calls g env a) :: env) b
  | Quantified q r x a b body =>
      quantified q (instances g r (meaning_in calls g env a) (meaning_in calls g env b)) (fun i => meaning_in calls g ((x, i) :: env) body)
  | Changed c a body => meaning_in calls (changed c (set_in (meaning_in calls g env a)) g) env body
  | Renewed c a body =>
      let w := new_vertex g env in
      plain match c with
            | Contract => meaning_in calls (contract w (set_in (meaning_in calls g env a)) g) env body
            | Cone => meaning_in calls (cone w g) env body
            | Line => meaning_in calls (line g) (map (fun '(x, v) => (x, plain v)) env) body
            end
  | Asks word game options given a b c =>
      plain (ask word game options (combine given [meaning_in calls g env a; meaning_in calls g env b; meaning_in calls g env c]) g)
  | Recursive x l definition body =>
      let once inner given g := meaning_in [(x, inner)] g (combine l given) definition in
      meaning_in ((x, recursion once) :: calls) g env body
  | Call x given =>
      match find (fun '(y, _) => String.eqb y x) calls with Some (_, called) => called (map (fun y => lookup y env) given) g | None => Truth false end
  end.
End Meaning.
Definition meaning (ask : answers) : graph -> environment -> formula -> value := meaning_in ask [].

(** Other names of vertices *)

Definition pair_named (f : N -> N) (e : N) : N := pair_number (f (first_end e)) (f (last_end e)).
Definition arc_named (f : N -> N) (a : N) : N := arc_number (f (tail_of a)) (f (head_of a)).
