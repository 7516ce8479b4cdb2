(* What a page shows of a claim beside the verdict: the board, and play by the rules that are proved. Nothing here need be believed.

     graph 5                 or digraph, heaps, points, triangulation: its order
     edges 0-1 0-2           arcs of a digraph
     cells vertices          what the cells of all planes are, vertices or edges by their place in the line `edges`; nothing of other games
     start 1f 1e             the planes of the position before play
     move v2 1b 0            a move of a line of play, and the position after it
     first v3 10 *1          a first move, the position after it, and what the evidence says of that, if it says anything
   A move is `v2`, a vertex; `v2:1`, a vertex and its colour, from 1 on; `e4:0-3`, the edge in the place 4, between 0 and 3; `s0-3`, a segment;
   or `k7`, of which nothing but its number is known. *)
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

let between (u, v) = Printf.sprintf "%d-%d" (int_of u) (int_of v)
let game_of claim = match List.map (fun l -> String.split_on_char ' ' (of_text l)) claim with ["game"; game; _] :: _ -> game | _ -> ""
let instance_of claim = List.find_map (fun l ->
  let l = of_text l in
  if String.starts_with ~prefix:"instance " l then read_instance (text (String.sub l 9 (String.length l - 9))) else None) claim
(* In the order in which games number them. *)
let edges_in i = edges (arena_of i.board_of)

let board claim = match instance_of claim with
  | Some ({ board_of = { kind_of; order; arcs }; _ } as instance) when int_of order <= most_shown && List.compare_length_with arcs (2 * most_edges) <= 0 ->
    let kind = match kind_of with
      | Graph -> "graph" | Digraph -> "digraph" | Heaps _ -> "heaps" | Point_board _ -> "points" | Triangulated _ -> "triangulation" in
    let ends = if kind_of = Digraph then arcs else edges_in instance in
    [Printf.sprintf "%s %d" kind (int_of order); numbers ("edges" :: List.map between ends)]
  | _ -> []

(* How the planes and the moves of a game are written; formal/games/ has the definitions. *)
let cells_are = function
  | "ello" | "geodetic" | "hackendot" | "lights-out" | "node-kayles" | "odd-elimination" | "weak" -> Some "vertices"
  | "arc-kayles" | "bichromatic-colouring" | "bichromatic-complete" | "bichromatic-triangle" | "capture" | "complete-triangulation" | "four-cycle"
  | "nimstring" | "triangle" | "triangle-colouring" -> Some "edges"
  | _ -> None
let move_name claim =
  let game = game_of claim and by_number m = Printf.sprintf "k%d" m in
  let coloured k m = Printf.sprintf "v%d:%d" (m / k) (m mod k + 1) in
  let joined name ends =
    let ends = Array.of_list ends in
    fun m -> if m < Array.length ends then name m (between ends.(m)) else by_number m in
  let segment _ ends = "s" ^ ends in
  match game, cells_are game, instance_of claim with
  | "weak", _, _ | "blue-red", _, _ -> coloured 2
  | ("distance" | "oriented" | "proper" | "sequential"), _, _ ->
    (match List.find_map (fun l -> match String.split_on_char ' ' (of_text l) with ["parameter"; "colours"; k] -> int_of_string_opt k | _ -> None) claim with
     | Some k -> coloured k
     | None -> by_number)
  | "ello-modular", _, _ | _, Some "vertices", _ -> Printf.sprintf "v%d"
  | _, Some _, Some i -> joined (Printf.sprintf "e%d:%s") (edges_in i)
  | ("all-green" | "bichromatic-flip" | "green-wins"), _, Some i -> joined segment (edges_in i)
  | ("flip" | "flip-to-triangle"), _, Some i -> joined segment (segments i.board_of.order)
  | _ -> by_number

let moves_by claim evidence = match rules_on (before_statement claim) with
  | None -> []
  | Some { the_game = g; written; _ } ->
    let name = let name = move_name claim in fun m -> name (int_of m) in
    let planes p = hex (written.planes p) and after p m = match after g p m with Wins -> None | Keeps q | Passes q -> Some q in
    let rec line p = function
      | m :: rest ->
        let q = match after p m with Some q -> q | None -> g.play p m in
        Printf.sprintf "move %s %s" (name m) (planes q) :: line q rest
      | [] -> [] in
    (* The first moves, with what a list of positions says. *)
    let firsts known = match legal_moves g g.start with
      | l when List.length l > most_shown -> []
      | l -> List.map (fun m -> match after g.start m with
          | None -> Printf.sprintf "first %s %s wins" (name m) (planes (g.play g.start m))
          | Some q -> Printf.sprintf "first %s %s%s" (name m) (planes q) (match known (written.planes q) with Some s -> " " ^ s | None -> "")) l in
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
    let cells = match cells_are (game_of claim) with Some what -> ["cells " ^ what] | None -> [] in
    if shown = [] then [] else cells @ ("start " ^ planes g.start) :: shown

let lines claim evidence = match board claim with
  | [] -> []
  | drawn -> drawn @ (match evidence with Some e -> moves_by claim e | None -> [])
