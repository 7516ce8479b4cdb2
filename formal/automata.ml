(* Automata for statements about all whole numbers: what `check_numbers` of Automata.v is shown. Nothing here need be believed. *)
open Hints
open Checked

let most_words = 2000 and most_variables = 12 and most_arrows = 4_000_000
exception Too_many_arrows

(* The states of a machine that are met, each with its followers, one a letter; and which of them accept. *)
let explored letters first next good =
  let states = ref (Array.make 64 first) and count = ref 0 in
  let numbers = Hashtbl.create 1000 in
  let number x =
    let h = Hashtbl.hash_param 100 300 x in
    match List.find_opt (fun (y, _) -> x = y) (Hashtbl.find_all numbers h) with
    | Some (_, i) -> i
    | None ->
      let i = !count in
      if (i + 1) * Array.length letters > most_arrows then raise Too_many_arrows;
      if i = Array.length !states then states := Array.append !states (Array.make i first);
      !states.(i) <- x;
      incr count;
      Hashtbl.add numbers h (x, i);
      i in
  ignore (number first);
  let rec go i rows =
    if i = !count then List.rev rows
    else let x = !states.(i) in go (i + 1) (Array.map (fun l -> number (next x l)) letters :: rows) in
  let rows = Array.of_list (go 0 []) in
  Array.sub !states 0 !count, rows, Array.map good (Array.sub !states 0 !count)

(* Classes of states from which on the same is accepted: parted by those of the followers, until there are no more of them. *)
let classes rows accepted =
  let rec refine classes count =
    let known = Hashtbl.create 1000 in
    let parted = Array.mapi (fun i row ->
      let key = classes.(i) :: Array.to_list (Array.map (fun j -> classes.(j)) row) in
      match Hashtbl.find_opt known key with
      | Some c -> c
      | None -> let c = Hashtbl.length known in Hashtbl.replace known key c; c) rows in
    let more = Hashtbl.length known in
    if more = count then classes, count else refine parted more in
  refine (Array.map (fun b -> if b then 1 else 0) accepted) (if Array.exists Fun.id accepted && not (Array.for_all Fun.id accepted) then 2 else 1)

(* The place of a letter: the digits of the variables, the first one lowest. *)
let place variables l =
  let rec go p at bit = function
    | [] -> 0
    | v :: rest as all ->
      let set, more = match p with XH -> true, None | XO p -> false, Some p | XI p -> true, Some p in
      let here, all = if at = v then (if set then bit else 0), rest else 0, all in
      here + (match more with Some p -> go p (at + 1) (if at = v then 2 * bit else bit) all | None -> 0) in
  match l with N0 -> 0 | Npos p -> go p 0 1 variables

let hint ((variables, first), (next, good)) =
  let cells = cells_of variables in
  if List.length cells > most_variables then raise Too_many_arrows;
  let letters = Array.of_list (subsets variables) in
  Array.sort (fun a b -> compare (place cells a) (place cells b)) letters;
  let states, rows, accepted = explored letters first next good in
  let of_state, many = classes rows accepted in
  let of_state = if many = 1 then Array.map (fun _ -> 0) of_state else of_state in
  let first_of = Array.make many 0 in
  Array.iteri (fun i c -> first_of.(c) <- i) of_state;
  let followers = Array.map (Array.map n_of) rows and classes = Array.map n_of of_state in
  let arrows = Array.map (fun i -> Array.map (fun j -> classes.(j)) rows.(i)) first_of in
  { many = n_of (Array.length states); state_of = (fun i -> states.(int_of i)); follower = (fun i l -> followers.(int_of i).(place cells l));
    class_of = (fun i -> classes.(int_of i)); classes = n_of many; goes_to = (fun c l -> arrows.(int_of c).(place cells l));
    final = (fun c -> accepted.(first_of.(int_of c))) }

exception Not_made
let made = function Some a -> a | None -> raise Not_made
(* The plan for a statement, and its automaton. *)
let rec plan f =
  let terms a b good = let h = hint (machine_of_terms a b good) in By_terms h, made (terms_automaton h a b good) in
  let two f g good =
    let p, a = plan f in
    let q, b = plan g in
    let h = hint (machine_of_two a b good) in
    By_two (h, p, q), made (two_automaton h a b good) in
  let some p a x = let h = hint (machine_of_number a x) in By_number (h, p), made (number_automaton h a x) in
  match f with
  | Equals (a, b) -> terms a b comes_equal
  | Below (a, b) -> terms a b comes_less
  | Negation f -> let p, a = plan f in By_not p, opposite_of a
  | Both (f, g) -> two f g (&&)
  | Either (f, g) -> two f g (||)
  | Equivalent (f, g) -> two f g (=)
  | For_some (x, f) -> let p, a = plan f in some p a x
  | For_all (x, f) -> let p, a = plan f in let p, b = some p (opposite_of a) x in p, opposite_of b
