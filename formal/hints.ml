(* Planes as OCaml has them, and the parts of positions. Nothing here need be believed. *)
include Files
exception Unknown of int * string                   (* not for this checker *)
exception Wrong of string                           (* of evidence that is played again *)

(* What this gives; Out_of_memory if it takes more. A board may be named in a few letters and have more vertices than there is room for. *)
let memory_limit = ref 4096                         (* MB, as gamecert-check has it *)
let within_memory f = match Sys.backend_type with
  | Sys.Other _ -> f ()                             (* a browser has a limit of its own *)
  | _ ->
  let heap () = (Gc.quick_stat ()).heap_words and limit = !memory_limit lsl 17 and looks = ref true in
  if heap () > limit / 2 then Gc.compact ();
  let every seconds = ignore (Unix.setitimer Unix.ITIMER_PROF { it_interval = seconds; it_value = seconds }) in
  Sys.set_signal Sys.sigprof (Sys.Signal_handle (fun _ -> if !looks && heap () > limit then raise Out_of_memory));
  every 0.1;
  Fun.protect ~finally:(fun () -> looks := false; every 0.) f

open Checked

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

(* The lines of a claim but its statement. *)
let rec before_statement = function [] | [_] -> [] | line :: rest -> line :: before_statement rest

(* Whether positions are not listed as wholes that the rules lead to, of a game whose parts are not proved. *)
module Wholes = Set.Make (struct type t = n list let compare = compare end)
let needs_parts claim evidence =
  match evidence, rules_on (before_statement claim) with
  | Positions entries, Some { the_game = g; written; decided = Last_move | Race true }
    when links_in claim = None && (not (List.mem (text "play misere") claim) || List.mem (text "game nimstring 1") claim) ->
    let listed = Wholes.of_list (List.map fst entries) in
    let missing p = legal_moves g p <> [] && not (Wholes.mem (written.planes p) listed) in
    let leads_out p = List.exists (fun m -> match after g p m with Wins -> false | Keeps q | Passes q -> missing q) (legal_moves g p) in
    missing g.start || List.exists (fun (planes, _) -> match written.of_planes planes with Some p -> leads_out p | None -> false) entries
  | _ -> false

(* The order in which vertices of least degree are eliminated, each with those then joined to it. *)
module Degrees = Set.Make (struct type t = int * int let compare = compare end)
let elimination claim = match board_in claim with
  | None -> []
  | Some (order, arcs) ->
    let near = Array.make (int_of order) Ints.empty in
    List.iter (fun (u, v) ->
      let u = int_of u and v = int_of v in
      near.(u) <- Ints.add v near.(u); near.(v) <- Ints.add u near.(v)) arcs;
    let left = ref Degrees.empty in
    Array.iteri (fun v l -> left := Degrees.add (Ints.cardinal l, v) !left) near;
    let result = ref [] in
    while not (Degrees.is_empty !left) do
      let (d, v) = Degrees.min_elt !left in
      left := Degrees.remove (d, v) !left;
      let later = near.(v) in
      Ints.iter (fun u ->
        left := Degrees.remove (Ints.cardinal near.(u), u) !left;
        near.(u) <- Ints.remove u (Ints.remove v (Ints.union near.(u) later));
        left := Degrees.add (Ints.cardinal near.(u), u) !left) later;
      result := (n_of v, List.map n_of (Ints.elements later)) :: !result
    done;
    List.rev !result

(* The vertices that arcs lead to from a vertex. *)
let reached_from claim vertex = match board_in claim with
  | Some (order, arcs) when vertex < int_of order ->
    let near = Array.make (int_of order) [] and seen = Array.make (int_of order) false in
    List.iter (fun (u, v) -> let u = int_of u in near.(u) <- int_of v :: near.(u)) arcs;
    let rec flood part = function
      | [] -> part
      | v :: todo when seen.(v) -> flood part todo
      | v :: todo -> seen.(v) <- true; flood (v :: part) (List.rev_append near.(v) todo) in
    flood [] [vertex]
  | _ -> []

(* The components of what is left after exchanges, in the order of their least numbers: the numbers of their vertices, whose names these are. *)
let components names left =
  let near = Hashtbl.create 100 and number = Hashtbl.create 100 and seen = Hashtbl.create 100 in
  List.iter (fun (v, l) -> Hashtbl.replace near (int_of v) (List.map int_of l)) left;
  Array.iteri (fun i -> Option.iter (fun v -> Hashtbl.replace number v i)) names;
  let rec flood part = function
    | [] -> List.sort compare part
    | v :: todo when Hashtbl.mem seen v || not (Hashtbl.mem near v && Hashtbl.mem number v) -> flood part todo
    | v :: todo -> Hashtbl.replace seen v (); flood (Hashtbl.find number v :: part) (List.rev_append (Hashtbl.find near v) todo) in
  let found = ref [] in
  Array.iter (Option.iter (fun v -> match flood [] [v] with [] -> () | part -> found := part :: !found)) names;
  List.rev !found

(* Cases that settle first moves, and those that the turns make of them: a first move, a reply, and the images of cells. *)
let turned turns cases =
  let settled = Hashtbl.create 100 in
  let rec settle = function
    | [] -> ()
    | (first, _, _) :: todo when Hashtbl.mem settled first -> settle todo
    | (first, reply, image) :: todo ->
      Hashtbl.replace settled first (reply, image);
      settle (List.map (fun turn ->
        let carried = Array.copy image in
        Array.iteri (fun cell there -> carried.(turn.(cell)) <- turn.(there)) image;
        turn.(first), turn.(reply), carried) turns @ todo) in
  settle cases;
  Hashtbl.fold (fun first (reply, image) l -> ([first; reply], image) :: l) settled []

(* The most vertices that wait for a neighbour somewhere along a layout of the board. *)
let greatest_frontier claim layout = match board_in claim with
  | Some (order, arcs) when int_of order = List.length layout && List.for_all (fun v -> v < int_of order) layout ->
    let place = Array.make (int_of order) 0 in
    List.iteri (fun i v -> place.(v) <- i) layout;
    let last = Array.copy place and going = Array.map (fun _ -> 0) place and members = ref 0 and most = ref 0 in
    List.iter (fun (u, v) -> last.(int_of u) <- max last.(int_of u) place.(int_of v)) arcs;
    List.iter (fun v -> going.(last.(v)) <- going.(last.(v)) + 1) layout;
    Array.iter (fun gone -> members := !members + 1 - gone; most := max !most !members) going;
    !most
  | _ -> 0
