(* Evidence `leads`: what is struck from positions, and the entries that are left, as hints. None_left here need be believed. *)
include Replay
open Checked

(* Positions as those see them who claim a bound. Vertices have names, an edge is the names of its ends, the smaller first; of one
   out of the graph an end is no vertex. *)
module Lead_graph = struct
  type t = { names : int array; lead : int array; out : (int * int) option array; near : bool array array }
  let order p = Array.length p.names
  let indices p = List.init (order p) Fun.id
  let edge p v w = let a = p.names.(v) and b = p.names.(w) in min a b, max a b
  let neighbours p v = List.filter (fun w -> p.near.(v).(w)) (indices p)
  let left p v = List.length (neighbours p v) + if p.out.(v) = None then 0 else 1
  (* By vertices, the edge out first. *)
  let edges p = List.concat_map (fun v ->
    List.map (fun e -> v, None, e) (Option.to_list p.out.(v)) @
    List.filter_map (fun w -> if w > v then Some (v, Some w, edge p v w) else None) (neighbours p v)) (indices p)
  let copy p = { p with lead = Array.copy p.lead; out = Array.copy p.out; near = Array.map Array.copy p.near }
  let played p (v, w, _) sign =
    let q = copy p in
    q.lead.(v) <- q.lead.(v) + sign;
    (match w with
     | None -> q.out.(v) <- None
     | Some w -> q.lead.(w) <- q.lead.(w) + sign; q.near.(v).(w) <- false; q.near.(w).(v) <- false);
    q

  let named (u, v) = n_of u, n_of v
  let rec two_by_two = function a :: b :: l -> let pairs, alone = two_by_two l in (named a, named b) :: pairs, alone | l -> [], List.map named l

  (* The steps, the points, and what is left. *)
  let strike p =
    let p = copy p and steps = ref [] and points = ref 0 and apart = ref [] in
    let alive = Array.make (order p) true in
    let step s = steps := s :: !steps in
    let cut v w = p.near.(v).(w) <- false; p.near.(w).(v) <- false in
    let settle_one v =
      points := !points + compare p.lead.(v) 0;
      step (Settled (n_of p.names.(v)));
      alive.(v) <- false;
      Option.iter (fun e -> apart := e :: !apart) p.out.(v);
      let pairs = List.filter_map (fun w ->
        cut v w;
        match p.out.(w) with
        | None -> p.out.(w) <- Some (edge p v w); None
        | Some e -> p.out.(w) <- None; Some (named e, named (edge p v w))) (neighbours p v) in
      p.out.(v) <- None;
      if pairs <> [] then step (Struck ([], pairs, [])) in
    let living f = List.iter (fun v -> if alive.(v) then f v) (indices p) in
    let rec settle () =
      let any = ref false in
      living (fun v -> if abs p.lead.(v) > left p v then begin settle_one v; any := true end);
      if !any then settle () in
    let strike_twins () =
      let any = ref false in
      living (fun x -> living (fun y ->
        if y > x && alive.(x) && left p x > 0 && p.near.(x) = p.near.(y) && (p.out.(x) = None) = (p.out.(y) = None) && p.lead.(x) = - p.lead.(y)
        then begin
          let outs = match p.out.(x), p.out.(y) with Some e, Some f -> [named e, named f] | _ -> [] in
          let pairs = outs @ List.map (fun w -> named (edge p x w), named (edge p y w)) (neighbours p x) in
          List.iter (fun w -> cut x w; cut y w) (neighbours p x);
          step (Struck ([n_of p.names.(x), n_of p.names.(y)], pairs, []));
          List.iter (fun v -> alive.(v) <- false; p.out.(v) <- None) [x; y];
          any := true
        end));
      !any in
    settle ();
    while strike_twins () do settle () done;
    living (fun v -> if left p v = 0 then settle_one v);
    let pairs, alone = two_by_two !apart in
    if !apart <> [] then step (Struck ([], pairs, alone));
    let here = Array.of_list (List.filter (fun v -> alive.(v)) (indices p)) in
    let of_here a = Array.map (fun v -> a.(v)) here in
    List.rev !steps, !points,
    { names = of_here p.names; lead = of_here p.lead; out = of_here p.out; near = Array.map of_here (of_here p.near) }

  (* Colours of vertices that isomorphisms keep. *)
  let colours p =
    let mix = List.fold_left (fun h x -> (h * 1000003 + x) land max_int) in
    let near = Array.init (order p) (neighbours p) in
    let rec refine colour count =
      let next = Array.mapi (fun v c -> mix c (List.sort compare (List.map (fun w -> colour.(w)) near.(v)))) colour in
      let distinct = List.length (List.sort_uniq compare (Array.to_list next)) in
      if distinct > count then refine next distinct else next in
    let colour = refine (Array.init (order p) (fun v -> mix 7 [p.lead.(v); if p.out.(v) = None then 0 else 1])) 0 in
    colour, mix (order p) (List.sort compare (Array.to_list colour))

  (* An isomorphism from p to q, if there is one: for each vertex of p one of q. Each vertex but the first of a component is next to
     one before it. *)
  let isomorphism (p, colour) (q, colour') =
    let n = order p in
    let seen = Array.make n false and ordered = ref [] in
    let rec visit parent v = if not seen.(v) then begin
      seen.(v) <- true; ordered := (v, parent) :: !ordered; List.iter (visit (Some v)) (neighbours p v) end in
    List.iter (visit None) (indices p);
    let image = Array.make n (-1) and taken = Array.make n false in
    let rec place before = function
      | [] -> true
      | (v, parent) :: rest ->
        let fits w = not taken.(w) && colour.(v) = colour'.(w) && p.lead.(v) = q.lead.(w) && (p.out.(v) = None) = (q.out.(w) = None) &&
          List.for_all (fun u -> p.near.(u).(v) = q.near.(image.(u)).(w)) before in
        List.exists (fun w -> fits w && begin
          image.(v) <- w; taken.(w) <- true;
          place (v :: before) rest || begin taken.(w) <- false; false end end)
          (match parent with Some u -> neighbours q image.(u) | None -> indices q) in
    if order q = n && place [] (List.rev !ordered) then Some image else None
end

(* An entry: its graph, whether who claims its bound is to move, the bound, and perhaps for which end edges count. *)
type listed = { graph : Lead_graph.t; first : bool; made : int; counted : (int -> int -> bool) option }

(* The graph of leads, vertices with an edge out, and of every vertex but the first its neighbours before it. *)
let lead_graph leads out before : Lead_graph.t =
  let n = List.length leads in
  let near = Array.make_matrix n n false in
  List.iteri (fun i l -> List.iter (fun u -> near.(u).(i + 1) <- true; near.(i + 1).(u) <- true) l) before;
  { names = Array.init n succ; lead = Array.of_list leads; near;
    out = Array.init n (fun v -> if List.mem v out then Some (0, v + 1) else None) }

let leads_evidence claim (entries : listed list) =
  let open Lead_graph in
  let table = Hashtbl.create 1000 and used = Array.make (List.length entries) false in
  List.iteri (fun i e ->
    let colour, key = colours e.graph in
    Hashtbl.add table (e.first, key) (i, e, colour)) entries;
  let lookup p first bound =
    let steps, points, left = strike p in
    if order left = 0 then (if bound <= points then Some (steps, None_left) else None)
    else
      let colour, key = colours left in
      List.find_map (fun (i, e, colour') ->
        if bound > e.made + points then None
        else Option.map (fun image ->
          used.(i) <- true;
          steps, Listed (n_of i, List.map (fun w -> n_of left.names.(w)) (Array.to_list image))) (isomorphism (e.graph, colour') (left, colour)))
        (Hashtbl.find_all table (first, key)) in
  let need what = function Some x -> x | None -> raise (Wrong ("expected " ^ what)) in
  let start = match start_in claim with Some s -> s | None -> raise (Wrong "expected the vertex-capturing game on a graph") in
  let places, open_edges = start in
  let n = List.length places in
  expected "a graph of order at most 64" (n <= 64);
  let at_start sign =
    let near = Array.make_matrix n n false in
    List.iter (fun (u, v) -> let u = int_of u and v = int_of v in near.(u).(v) <- true; near.(v).(u) <- true) open_edges;
    { names = Array.init n Fun.id; lead = Array.of_list (List.map (fun (_, z) -> sign * int_of_z z) places); out = Array.make n None; near } in
  let nothing = [], None_left in
  let bound sign first v = need "entries from which the statement follows" (lookup (at_start sign) first (sign * int_of_z v)) in
  let below, above = match said_in claim with
    | Some (Score v) -> let below = bound 1 true v in below, bound (-1) false v
    | Some (Score_at_least v) -> bound 1 true v, nothing
    | Some (Score_at_most v) -> nothing, bound (-1) false v
    | _ -> raise (Wrong "expected a statement about a score") in
  let proved e =
    expected "a graph from which nothing is struck" (let steps, _, _ = strike e.graph in steps = [] && order e.graph > 0);
    let all = edges e.graph in
    let proof = match e.counted with
      | Some for_later ->
        let at = Array.make (order e.graph) [] in
        List.iter (fun (v, w, edge) ->
          let v = match w with Some w when for_later v w -> w | _ -> v in at.(v) <- edge :: at.(v)) all;
        By_pairs (List.concat_map (fun l -> fst (two_by_two l)) (Array.to_list at))
      | None when e.first ->
        need "an edge to a listed bound" (List.find_map (fun (_, _, edge as m) ->
          Option.map (fun found -> By_move (named edge, found)) (lookup (played e.graph m 1) false e.made)) all)
      | None -> By_moves (List.map (fun m -> need "a listed bound after every edge" (lookup (played e.graph m (-1)) true e.made)) all) in
    { to_move = e.first; leads_at = List.map z_of (Array.to_list e.graph.lead);
      listed_edges = List.map (fun (_, _, edge) -> named edge) all; at_least_made = z_of e.made }, proof in
  let proofs = List.map proved entries in
  expected "entries that the claim or another entry rests on" (Array.for_all Fun.id used);
  Leads (proofs, below, above)
