(* Instances: one line that names a board, then attributes, `path:5 green=0,2`. *)
From Coq Require Import NArith List Bool String Ascii.
From Gamecert Require Import Plane Trie Board Families PlaneBoards Text.
Import ListNotations.
Local Open Scope N_scope.

(** graph6, sparse6 and digraph6 (B. D. McKay, "Description of graph6, sparse6 and digraph6 encodings") *)

Fixpoint six_bits (s : string) (done : list N) : option (list N) :=
  match s with
  | EmptyString => Some (rev' done)
  | String c s =>
      let n := N_of_ascii c in if (63 <=? n) && (n <=? 126) then six_bits s (n - 63 :: done) else None
  end.
Definition big_endian (l : list N) : N := fold_left (fun n d => 64 * n + d) l 0.
(* The order, in its shortest form, and the sixes behind it. *)
Definition read_order (l : list N) : option (N * list N) :=
  match l with
  | 63 :: 63 :: a :: b :: c :: d :: e :: f :: l => let n := big_endian [a; b; c; d; e; f] in require (258047 <? n) (Some (n, l))
  | 63 :: a :: b :: c :: l => let n := big_endian [a; b; c] in require (62 <? n) (Some (n, l))
  | n :: l => if n <? 63 then Some (n, l) else None
  | [] => None
  end.
Definition bits_of (l : list N) : list bool :=
  flat_map (fun n => map (N.testbit n) [5; 4; 3; 2; 1; 0]) l.

(* The pairs at whose places a bit is set; the bits behind fill up the last six. *)
Fixpoint chosen (pairs : list (N * N)) (bits : list bool) (done : list (N * N)) : option (list (N * N)) :=
  match pairs, bits with
  | [], _ => require (Nat.ltb (List.length bits) 6 && negb (existsb id bits)) (Some (rev' done))
  | p :: pairs, b :: bits => chosen pairs bits (if b then p :: done else done)
  | _ :: _, [] => None
  end.

Definition read_graph6 (s : string) : option board :=
  let? l := six_bits s [] in
  let? (n, l) := read_order l in
  let? e := chosen (pairs_below n) (bits_of l) [] in Some (graph_on n e).
Definition read_digraph6 (s : string) : option board :=
  let? l := six_bits s [] in
  let? (n, l) := read_order l in
  let? e := chosen (flat_map (fun u => map (pair u) (up_to n)) (up_to n)) (bits_of l) [] in Some (Board digraph n e).

Fixpoint take_number (k : nat) (bits : list bool) (n : N) : option (N * list bool) :=
  match k, bits with
  | O, _ => Some (n, bits)
  | S k, b :: bits => take_number k bits (2 * n + if b then 1 else 0)
  | S _, [] => None
  end.
(* The edges, and the bits behind the last one. The first list is as long as the bits, which are fewer in every step. *)
Fixpoint sparse_edges (fuel : list bool) (n : N) (k : nat) (v : N) (bits rest : list bool) (done : list (N * N)) : list (N * N) * list bool :=
  match fuel, bits with
  | _ :: fuel, b :: bits =>
      match take_number k bits 0 with
      | Some (x, bits) =>
          let v := if b then v + 1 else v in
          if (n <=? v) || (n <=? x) then (done, rest)
          else if v <? x then sparse_edges fuel n k x bits rest done
          else sparse_edges fuel n k v bits bits ((x, v) :: done)
      | None => (done, rest)
      end
  | _, _ => (done, rest)
  end.
(* No edge comes twice, which were a multigraph; the bits behind the last one fill up the last six. *)
Definition read_sparse6 (s : string) : option board :=
  let? l := six_bits s [] in
  let? (n, l) := read_order l in
  let bits := bits_of l in
  let (e, rest) := sparse_edges bits n (N.to_nat (N.size (n - 1))) 0 bits bits [] in
  require (Nat.ltb (List.length rest) 6 && distinct_from (map (fun '(u, v) => u * n + v) e) leaf) (Some (graph_on n e)).

Local Open Scope string_scope.

Definition read_board (word : string) : option board :=
  let? b :=
    match word with
    | String ":" s => read_sparse6 s
    | String "&" s => read_digraph6 s
    | _ =>
        match family word with
        | Some b => Some b
        | None => match plane_board word with Some b => Some b | None => read_graph6 word end
        end
    end in require (proper_board b) (Some b).

Record instance := Instance { board_of : board; attributes : list (string * string) }.

Definition read_instance_words (words : list string) : option instance :=
  match words with
  | [] => None
  | word :: words =>
      let? b := read_board word in
      let? a := all_of (fun w => let (name, value) := cut "=" w in option_map (pair name) value) words in
      Some (Instance b a)
  end.
Definition read_instance (line : string) : option instance := read_instance_words (split " " line).

(** Attributes *)

Definition attribute (i : instance) (name : string) : option string :=
  option_map snd (find (fun '(n, _) => n =? name) (attributes i)).
(* Each attribute is one of these, in their order, and given at most once. *)
Fixpoint attributes_among (names : list string) (l : list (string * string)) : bool :=
  match l, names with
  | [], _ => true
  | _ :: _, [] => false
  | (n, _) :: l', name :: names => if n =? name then attributes_among names l' else attributes_among names l
  end.

Fixpoint ascending (l : list N) : bool :=
  match l with a :: (b :: _) as l => N.ltb a b && ascending l | _ => true end.
Fixpoint ascending_pairs (l : list (N * N)) : bool :=
  match l with
  | (a, b) :: ((c, d) :: _) as l => (N.ltb a c || (N.eqb a c && N.ltb b d)) && ascending_pairs l
  | _ => true
  end.

(* `0,2,5` *)
Definition vertex_list (i : instance) (name : string) : option (list N) :=
  match attribute i name with
  | None => Some []
  | Some text =>
      let? l := numbers "," text in
      require (ascending l && forallb (fun v => N.ltb v (order (board_of i))) l) (Some l)
  end.
(* `2,0,1`, every vertex once; else 0, 1, 2, ... *)
Definition vertex_order (i : instance) (name : string) : option (list N) :=
  match attribute i name with
  | None => Some (up_to (order (board_of i)))
  | Some text =>
      let? l := numbers "," text in
      require (N.eqb (N.of_nat (List.length l)) (order (board_of i)) && N.eqb (plane_of l) (all (order (board_of i)))) (Some l)
  end.
Definition value_pair (text : string) : option (N * N) :=
  match split ":" text with
  | [a; b] => let? a := number a in let? b := number b in Some (a, b)
  | _ => None
  end.
(* `0:2,3:1`: values from 1 to the greatest *)
Definition vertex_values (i : instance) (name : string) (greatest : N) : option (list (N * N)) :=
  match attribute i name with
  | None => Some []
  | Some text =>
      let? l := all_of value_pair (split "," text) in
      require (ascending (map fst l) &&
               forallb (fun '(v, x) => N.ltb v (order (board_of i)) && N.leb 1 x && N.leb x greatest) l) (Some l)
  end.
(* `0-1:2,3-4:1`: values of edges, from 1 to the greatest *)
Definition edge_value (text : string) : option (N * N * N) :=
  match split ":" text with
  | [e; x] =>
      match split "-" e with
      | [a; b] => let? a := number a in let? b := number b in let? x := number x in Some (a, b, x)
      | _ => None
      end
  | _ => None
  end.
Definition edge_values (i : instance) (name : string) (greatest : N) : option (list (N * N * N)) :=
  match attribute i name with
  | None => Some []
  | Some text =>
      let? l := all_of edge_value (split "," text) in
      require (ascending_pairs (map fst l) &&
               forallb (fun '(u, v, x) => N.ltb u v && N.leb 1 x && N.leb x greatest &&
                                         existsb (fun '(a, b) => N.eqb a u && N.eqb b v) (arcs (board_of i))) l) (Some l)
  end.
(* `0-1,3-4`: edges of the board *)
Definition edge_list (i : instance) (name : string) : option (list (N * N)) :=
  match attribute i name with
  | None => Some []
  | Some text =>
      let? l := all_of vertex_pair (split "," text) in
      require (ascending_pairs l &&
               forallb (fun '(u, v) => N.ltb u v && existsb (fun '(a, b) => N.eqb a u && N.eqb b v) (arcs (board_of i))) l) (Some l)
  end.
