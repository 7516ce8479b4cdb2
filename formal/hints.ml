(* Planes as OCaml has them, and the parts of positions. Nothing here need be believed. *)
exception Bad of int * string                       (* rejected: line, reason *)
exception Unknown of int * string                   (* not for this checker *)
exception Wrong of string                           (* of evidence that is played again *)

open Checked

let text s =
  let rec go i rest = if i < 0 then rest else go (i - 1) (Checked.String (s.[i], rest)) in go (String.length s - 1) EmptyString

let rec positive k = if k = 1 then XH else if k land 1 = 0 then XO (positive (k / 2)) else XI (positive (k / 2))
let n_of =                                          (* small numbers are made once *)
  let known = ref (Array.make 1024 N0) in
  let rec of_int k =
    if k = 0 then N0
    else if k >= 1 lsl 20 then Npos (positive k)
    else if k >= Array.length !known then begin known := Array.append !known (Array.make (Array.length !known) N0); of_int k end
    else match !known.(k) with N0 -> let n = Npos (positive k) in !known.(k) <- n; n | n -> n in
  of_int
let z_of k = if k = 0 then Z0 else if k > 0 then Zpos (positive k) else Zneg (positive (-k))
let rec int_of_positive = function XH -> 1 | XO p -> 2 * int_of_positive p | XI p -> 2 * int_of_positive p + 1
let int_of = function N0 -> 0 | Npos p -> int_of_positive p
let n_of_bits count bit =                           (* a plane; bits from the highest down *)
  let rec go i p = if i < 0 then p else
    go (i - 1) (match p, bit i with N0, false -> N0 | N0, true -> Npos XH | Npos p, b -> Npos (if b then XI p else XO p))
  in go (count - 1) N0
let cells_of = function
  | N0 -> []
  | Npos p -> let rec go i = function XH -> [i] | XO p -> go (i + 1) p | XI p -> i :: go (i + 1) p in go 0 p

(* The parts of a position, in which cells are linked; those with nothing in the first plane are none. *)
let parts links planes =
  let listed = List.map cells_of planes in
  let cells = match listed with [l] -> l | _ -> List.sort_uniq compare (List.concat listed) in
  let size = List.fold_left max 0 cells + 1 in
  let mark l = let b = Bytes.make size '\000' in List.iter (fun c -> Bytes.set b c '\001') l; b in
  let left = mark cells and marked = List.map mark listed in
  let rec flood part = function
    | [] -> part
    | c :: todo ->
      let next = List.filter (fun u -> u < size && Bytes.get left u = '\001') (links c) in
      List.iter (fun u -> Bytes.set left u '\000') next;
      flood (c :: part) (next @ todo) in
  List.filter_map (fun c ->
    if Bytes.get left c = '\000' then None else begin
      Bytes.set left c '\000';
      let here = Bytes.make size '\000' in
      List.iter (fun u -> Bytes.set here u '\001') (flood [] [c]);
      let within plane = n_of_bits size (fun i -> Bytes.get here i = '\001' && Bytes.get plane i = '\001') in
      match List.map within marked with N0 :: _ -> None | part -> Some part
    end) cells
let hint claim =
  let find = lazy (match links_in claim with
    | None -> fun l -> [l]
    | Some t ->
      let near = Hashtbl.create 1024 in
      parts (fun c -> match Hashtbl.find_opt near c with
        | Some l -> l
        | None -> let l = cells_of (row t (n_of c)) in Hashtbl.replace near c l; l)) in
  fun l -> Lazy.force find l

module Ints = Set.Make (Int)
