(* The boards of formal/reductions on the sources that tests/formal/maps.cpp lists, printed as it prints them. *)
open Targets

let rec int_of = function XH -> 1 | XO p -> 2 * int_of p | XI p -> 2 * int_of p + 1
let of_n = function N0 -> 0 | Npos p -> int_of p
let rec positive n = if n = 1 then XH else if n land 1 = 0 then XO (positive (n / 2)) else XI (positive (n / 2))
let to_n n = if n = 0 then N0 else Npos (positive n)
let pair (u, v) = (of_n u, of_n v)

let () = try while true do
  let line = input_line stdin in
  let source = List.hd (Str.split (Str.regexp_string " | ") line) in
  match String.split_on_char ' ' source with
  | name :: k :: n :: edges ->
    let k = to_n (int_of_string k) and n = to_n (int_of_string n) in
    let edges = List.map (fun e -> Scanf.sscanf e "%d-%d" (fun u v -> (to_n u, to_n v))) edges in
    let board, painted = match name with
      | "col.prop-1" -> (proposition_1_board n edges k, hung_colours n k)
      | "col.cor-12" -> (corollary_12_board n edges k, hung_colours n k)
      | "col.prop-13" -> (proposition_13_board n edges, [])
      | _ -> (corollary_19_board n edges k, corollary_19_colours n edges k) in
    let arcs = List.sort_uniq compare (List.map pair board.arcs) in
    let arcs = if is_graph board then List.filter (fun (u, v) -> u < v) arcs else arcs in
    let text between l = String.concat "" (List.map (fun (u, v) -> Printf.sprintf " %d%s%d" u between v) l) in
    Printf.printf "%s | %d%s%s\n" source (of_n board.order) (text "-" arcs) (text ":" (List.sort compare (List.map pair painted)))
  | _ -> failwith line
  done with End_of_file -> ()
