(* What a page shows of a claim beside the verdict: the board, and play by the rules that are proved. Nothing here need be believed.

     graph 5                 or digraph, heaps, points, triangulation: its order
     edges 0-1 0-2           arcs of a digraph
     start 1f 1e             the planes of the position before play
     move 2 1b 0             a move of a line of play, and the position after it
     first 3 10 *1           a first move, the position after it, and what the evidence says of that, if it says anything *)
open Hints
open Checked

let most_shown = 200                                (* vertices, moves *)
let most_edges = 600

let numbers l = String.concat " " l
let hex planes = numbers (List.map (fun p ->
  let digits = Array.of_list (List.rev (cells_of p)) in
  let count = if digits = [||] then 1 else digits.(0) / 4 + 1 in
  String.concat "" (List.init count (fun i ->
    let low = 4 * (count - 1 - i) in
    Printf.sprintf "%x" (Array.fold_left (fun sum c -> if c >= low && c < low + 4 then sum + (1 lsl (c - low)) else sum) 0 digits)))) planes)

let board claim =
  let instance = List.find_map (fun l ->
    let l = of_text l in
    if String.starts_with ~prefix:"instance " l then read_instance (text (String.sub l 9 (String.length l - 9))) else None) claim in
  match instance with
  | Some { board_of = { kind_of; order; arcs }; _ } when int_of order <= most_shown && List.compare_length_with arcs (2 * most_edges) <= 0 ->
    let kind = match kind_of with
      | Graph -> "graph" | Digraph -> "digraph" | Heaps _ -> "heaps" | Point_board _ -> "points" | Triangulated _ -> "triangulation" in
    let ends = List.map (fun (u, v) -> int_of u, int_of v) arcs in
    let edges = if kind_of = Digraph then ends else List.filter (fun (u, v) -> u < v) ends in
    [Printf.sprintf "%s %d" kind (int_of order); numbers ("edges" :: List.map (fun (u, v) -> Printf.sprintf "%d-%d" u v) edges)]
  | _ -> []

let moves_by claim evidence = match rules_on (before_statement claim) with
  | None -> []
  | Some { the_game = g; written; _ } ->
    let planes p = hex (written.planes p) and after p m = match after g p m with Wins -> None | Keeps q | Passes q -> Some q in
    let rec line p = function
      | m :: rest ->
        let q = match after p m with Some q -> q | None -> g.play p m in
        Printf.sprintf "move %d %s" (int_of m) (planes q) :: line q rest
      | [] -> [] in
    (* The first moves, with what a list of positions says. *)
    let firsts known = match legal_moves g g.start with
      | l when List.length l > most_shown -> []
      | l -> List.map (fun m -> match after g.start m with
          | None -> Printf.sprintf "first %d %s wins" (int_of m) (planes (g.play g.start m))
          | Some q -> Printf.sprintf "first %d %s%s" (int_of m) (planes q) (match known (written.planes q) with Some s -> " " ^ s | None -> "")) l in
    let shown = match evidence with
      | Order moves when List.length moves <= most_shown -> line g.start moves
      | Positions entries ->
        firsts (fun q -> match List.assoc_opt q entries with
          | Some (Some heap) -> Some (Printf.sprintf "*%d" (int_of heap)) | Some None -> Some "loony" | None -> None)
      | Strategy (lower, upper) ->
        let bound sign l q = Option.map (fun b -> sign ^ (match b with Z0 -> "0" | Zpos p -> string_of_int (int_of_positive p)
          | Zneg p -> "-" ^ string_of_int (int_of_positive p))) (List.assoc_opt q l) in
        firsts (fun q -> match bound ">=" lower q, bound "<=" upper q with
          | Some a, Some b -> Some (a ^ " " ^ b) | a, None -> a | None, b -> b)
      | _ -> [] in
    if shown = [] then [] else ("start " ^ planes g.start) :: shown

let lines claim evidence = match board claim with
  | [] -> []
  | drawn -> drawn @ (match evidence with Some e -> moves_by claim e | None -> [])
