(* Formulas and what they mean: docs/LANGUAGE.md. A vertex is a set of one vertex here, an edge the set of its two ends. *)
From Coq Require Import NArith ZArith List Bool String.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Inductive value := Truth (b : bool) | Number (x : number) | Vertices (s : plane).
Definition truth (v : value) : bool := match v with Truth b => b | _ => false end.
Definition number_in (v : value) : number := match v with Number x => x | _ => Finite 0 end.
Definition set_in (v : value) : plane := match v with Vertices s => s | _ => empty end.

(* Words of the graph; of one value; of two. *)
Inductive word0 := All | Vertex_count | Edge_count | Min_degree | Max_degree | Component_count | Connected | Tree | Bipartite
| Odd_type | Even_type | All_even | All_odd | Longest_cycle.
Inductive word1 := Not | Card | Neighbours | Degree | Eccentricity | Plausible | Parity_plausible | Nontrivial | Colourable.
Inductive word_of_pattern := Contains | Free | Induced_free | Minor_free.
Inductive word2 :=
| Iff | Equal | Unequal | Less | At_most | More | At_least | Plus | Minus | Times | Modulo | Nim_plus
| Union | Intersection | Difference | Symmetric | In_set | Same | Adjacent | Distance | Reach | Between.
Inductive quantifier := Forall_ | Exists_ | Count | Sum | Min | Max | Mex | Nim_sum | Least | Greatest | Those.
Inductive range := Each_vertex | Each_edge | Each_nonedge | Each_pair | Each_set | Each_component | Each_number | Each_member | Each_subset.
Inductive change := Delete | Remove | Induce | Join | Complement | Square.

(* `Quantified q r x a b body`: x goes through r, of which a and b are the ends or the set; `Asks`: words about games, by their
   text, with a set that the start of the game depends on, as the green vertices of ELLO. *)
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
| Asks (word game : string) (options : list string) (a : formula).

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
  | Card => Number (natural (count (set_in a)))
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
             | Finite k => (0 <=? k)%Z && colourable (N.to_nat (N.min (Z.to_N k) (count (vertices g)))) g (vertices g)
             | Infinite => true
             | Minus_infinite => false
             end)
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
  | Union => Vertices (s ∪ t)
  | Intersection => Vertices (s ∩ t)
  | Difference => Vertices (s ∖ t)
  | Symmetric => Vertices (s △ t)
  | In_set => Truth (none (s ∖ t))
  | Same => Truth (s =? t)
  | Adjacent => Truth (any (neighbours_of g s ∩ t))
  | Distance => Number (distance g s t)
  | Reach => Vertices (reached (keep t g) s)
  | Between =>
      let d := distance g s t in
      Vertices (match d with
                | Finite _ => plane_of (filter (fun v => equal (plus (distance g s (cell v)) (distance g (cell v) t)) d) (members (vertices g)))
                | _ => empty
                end)
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
  | Each_member => map (fun v => Vertices (cell v)) (members (set_in a))
  | Each_subset => map Vertices (subsets (set_in a))
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

(* What a formula means on a graph. `ask` answers words about games. *)
Fixpoint meaning (ask : string -> string -> list string -> plane -> graph -> value) (g : graph) (env : environment) (f : formula) : value :=
  match f with
  | Constant v => v
  | Named x => lookup x env
  | Of_graph w => of_graph g w
  | Of_pattern w h => of_pattern g w h
  | Of_one w a => of_one g w (meaning ask g env a)
  | Of_two w a b => of_two g w (meaning ask g env a) (meaning ask g env b)
  | And a b => if truth (meaning ask g env a) then Truth (truth (meaning ask g env b)) else Truth false
  | Or a b => if truth (meaning ask g env a) then Truth true else Truth (truth (meaning ask g env b))
  | Implies a b => if truth (meaning ask g env a) then Truth (truth (meaning ask g env b)) else Truth true
  | If a b c => if truth (meaning ask g env a) then meaning ask g env b else meaning ask g env c
  | Let x a b => meaning ask g ((x, meaning ask g env a) :: env) b
  | Quantified q r x a b body =>
      quantified q (instances g r (meaning ask g env a) (meaning ask g env b)) (fun i => meaning ask g ((x, i) :: env) body)
  | Changed c a body => meaning ask (changed c (set_in (meaning ask g env a)) g) env body
  | Asks word game options a => ask word game options (set_in (meaning ask g env a)) g
  end.
