(* Functions of the kinds that are extracted, each on a list that is longer than a stack of 500 kB bears: what they give, for
   tests/browser.sh, with page/without_stack.ml and without. *)
let rec map f = function [] -> [] | x :: l -> f x :: map f l
let rec count = function [] -> 0 | _ :: l -> 1 + count l
let rec fold_right f a = function [] -> a | x :: l -> f x (fold_right f a l)
let rec all_of f = function
  | [] -> Some []
  | x :: l -> (match f x with None -> None | Some y -> (match all_of f l with None -> None | Some l -> Some (y :: l)))
let rec split f = function [] -> [], [] | x :: l -> let a, b = split f l in if f x then x :: a, b else a, x :: b
let rec fibonacci n = if n < 2 then n else fibonacci (n - 1) + fibonacci (n - 2)
let rec any f = function [] -> false | x :: l -> any f l && false || f x
let rec ackermann m n = if m = 0 then n + 1 else if n = 0 then ackermann (m - 1) 1 else ackermann (m - 1) (ackermann m (n - 1))
let rec nested l = let rec sum = function [] -> 0 | x :: l -> x + sum l in match l with [] -> 0 | _ :: rest -> if sum l land 1 = 0 then 1 + nested rest else nested rest
type tree = Leaf | Node of tree * int * tree
let rec grown n = if n = 0 then Leaf else let t = grown (n - 1) in Node (t, n, Leaf)
let rec total = function Leaf -> 0 | Node (a, x, b) -> total a + x + total b

let () =
  let size = int_of_string Sys.argv.(1) in
  let l = map (fun x -> x + 1) (List.init size Fun.id) in
  let even, odd = split (fun x -> x land 1 = 0) l in
  Printf.printf "%d %d %b %d %d %d %b %d %d %d\n" (count l) (fold_right (fun a b -> (3 * a + b) land 1023) 0 l) (all_of Option.some l = Some l)
    (count even) (List.hd odd) (fibonacci 20) (any (fun x -> x = 1) l) (ackermann 2 3) (nested (List.init 500 Fun.id)) (total (grown size))
