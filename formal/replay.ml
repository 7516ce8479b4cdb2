(* The evidence of lemmas about local games, played again. Nothing here need be believed. *)
include Hints
open Checked

(* What `mirror` and `counterplay` say is decided anew; that the evidence is right as well is looked at here, on the boards of
   certificates/FORMAT.md. *)
let string_of_text t =
  let b = Buffer.create 80 in
  let rec go = function Checked.EmptyString -> Buffer.contents b | Checked.String (c, t) -> Buffer.add_char b c; go t in go t
let expected what b = if not b then raise (Wrong ("expected " ^ what))
let plane_of_set s = n_of_bits (1 + Ints.fold max s (-1)) (fun i -> Ints.mem i s)
let int_of_z = function Z0 -> 0 | Zpos p -> int_of_positive p | Zneg p -> - int_of_positive p
(* `1+2:0-1,0-2 painted=0-1:2`: boundary, inner vertices, edges, and whose these are. *)
let gadget_of words =
  let behind c s = let i = String.index s c in String.sub s 0 i, String.sub s (i + 1) (String.length s - i - 1) in
  let edge mark s = let u, v = behind mark s in int_of_string u, int_of_string v in
  let sizes, edges = behind ':' (List.hd words) in
  let k, m = behind '+' sizes in
  let arcs = String.contains edges '>' in
  let edges = if edges = "" then [] else List.map (edge (if arcs then '>' else '-')) (String.split_on_char ',' edges) in
  let painted = List.concat_map (fun w ->
    if not (String.starts_with ~prefix:"painted=" w) then []
    else List.map (fun s -> let e, p = behind ':' s in edge '-' e, int_of_string p)
      (String.split_on_char ',' (String.sub w 8 (String.length w - 8)))) words in
  int_of_string k, int_of_string m, edges, painted
let gadgets claim =
  let words prefix = List.find_map (fun l ->
    if not (String.starts_with ~prefix l) then None
    else let n = String.length prefix in Some (String.split_on_char ' ' (String.sub l n (String.length l - n)))) claim in
  let after = Option.get (words "statement SAME AS ") in
  let plus = match List.filter (String.starts_with ~prefix:"plus=") after with
    | [w] -> int_of_string (String.sub w 5 (String.length w - 5)) | _ -> 0 in
  gadget_of (Option.get (words "instance ")), gadget_of after, plus
(* graph6, or digraph6, of fewer than 63 vertices. *)
let board_text arcs n edges =
  let pairs = if arcs then List.concat (List.init n (fun u -> List.init n (fun v -> u, v)))
    else List.concat (List.init n (fun v -> List.init v (fun u -> u, v))) in
  let rec sixes = function
    | [] -> ""
    | l ->
      let take i l = List.filteri (fun j _ -> j < i) l and drop i l = List.filteri (fun j _ -> j >= i) l in
      let bits = List.map (fun e -> if List.mem e edges then 1 else 0) (take 6 l) in
      let code = List.fold_left (fun c b -> 2 * c + b) 0 bits lsl (6 - List.length bits) in
      String.make 1 (Char.chr (63 + code)) ^ sixes (drop 6 l) in
  if n > 62 then raise Stack_overflow;
  (if arcs then "&" else "") ^ String.make 1 (Char.chr (63 + n)) ^ sixes pairs

module Positions = Map.Make (struct type t = n list let compare = compare end)
let replay_counterplay claim first second =
  let (k, m, edges, painted as one), (_, _, edges', painted' as other), plus = gadgets claim in
  let against (k, m, edges, painted) (_, m', edges', painted') entries bound =
    let place v = if v < k then v else v + m in
    let all = List.sort compare (edges @ List.map (fun (u, v) -> place u, place v) edges') in
    let owners = List.sort compare (painted @ List.map (fun ((u, v), p) -> (place u, place v), 3 - p) painted') in
    let owner ((u, v), p) = Printf.sprintf "%d-%d:%d" u v p in
    let lines = ["game capture 1"; "instance " ^ board_text false (k + m + m') all ^
      if owners = [] then "" else " painted=" ^ String.concat "," (List.map owner owners)] in
    match rules_on (List.map text lines) with
    | None -> raise Not_found
    | Some { the_game = g; written; _ } ->
      let listed = List.fold_left (fun t (p, b, answers) -> Positions.add p (b, answers) t) Positions.empty entries in
      let used = ref Positions.empty in
      (* What boundary vertices count beside the rules. *)
      let beside p = match List.map cells_of (written.planes p) with
        | [_; mine; theirs] ->
          let lead b l = List.length (List.filter (fun e -> fst (List.nth all e) = b) l) in
          List.fold_left (fun sum b ->
            let l = lead b mine - lead b theirs in sum + (if l <= 0 then 0 else min l 2) - compare l 0) 0 (List.init k Fun.id)
        | _ -> raise Not_found in
      let kept p bound =
        if legal_moves g p = [] then expected "no more points in the end" (beside p <= bound)
        else match Positions.find_opt (written.planes p) listed with
          | Some (b, _) when b <= bound -> used := Positions.add (written.planes p) () !used
          | _ -> raise (Wrong "expected an entry with a bound after every move and answer") in
      kept g.start (bound - int_of_z g.head_start);
      List.iter (fun (planes, bound, answers) ->
        let p = match written.of_planes planes with Some p -> p | None -> raise Not_found in
        let moves = legal_moves g p in
        expected "an answer to each move" (List.length moves = List.length answers && moves <> []);
        List.iter2 (fun move answer ->
          let q = g.play p move and answer = n_of answer in
          expected "a move that is left as an answer" (List.mem answer (legal_moves g q));
          kept (g.play q answer) (bound - int_of_z (g.gain p move) + int_of_z (g.gain q answer))) moves answers) entries;
      expected "entries that something leads to" (Positions.cardinal !used = List.length entries) in
  ignore (m, edges, edges');
  if painted = [] && painted' = [] then begin
    expected "entries of one board where no edge is painted" (second = []);
    against one other first (- abs plus)
  end else begin
    against one other first plus;
    against other (k, m, edges, painted) second (- plus)
  end

type answer = Left of int | Moves of int
let replay_mirror claim values triples =
  let (k, m, edges, _), (_, m', edges', _), plus = gadgets claim in
  let name = match String.split_on_char ' ' (List.hd claim) with _ :: n :: _ -> String.sub n 0 (String.length n - 7) | _ -> raise Not_found in
  let arcs = name = "blue-red" and on_edges = name = "arc-kayles" in
  let beyond = if on_edges then k else 0 in
  let second = k + m + beyond in
  let order = second + k + m' + beyond in
  let copy first size edges = List.map (fun (u, v) -> first + u, first + v) edges @ List.init beyond (fun b -> first + b, first + size + b) in
  let all = List.sort compare (copy 0 (k + m) edges @ copy second (k + m') edges') in
  let lines = List.map text (("game " ^ name ^ " 1") :: List.filter (String.starts_with ~prefix:"parameter ") claim @
    ["instance " ^ board_text arcs order all]) in
  match rules_on lines with
  | None -> raise Not_found
  | Some { the_game = g; written; _ } ->
    let parts = let find = hint (lines @ [text "statement OUTCOME P"]) in
      fun p -> List.map (function [a] -> Ints.of_list (cells_of a) | _ -> raise Not_found) (find [plane_of_set p]) in
    let position p = match written.of_planes [plane_of_set p] with Some p -> p | None -> raise Not_found in
    let set p = match written.planes p with [a] -> Ints.of_list (cells_of a) | _ -> raise Not_found in
    let play p move = set (g.play (position p) (n_of move)) in
    let start = set g.start in
    let each = if on_edges || order = 0 then 1 else (1 + Ints.fold max start (-1)) / order in
    let ends = Array.of_list (if on_edges then all else []) in
    let gadget move = if (if on_edges then fst ends.(move) else move / each) < second then 0 else 1 in
    let inner move =
      if on_edges then let v = snd ends.(move) in (if v < second then v < k + m else v - second < k + m')
      else let v = move / each in (if v < second then v else v - second) >= k in
    let boundary side = List.filter (fun move -> not (inner move) && gadget move = side) (Ints.elements start) in
    let one = boundary 0 and other = boundary 1 in
    let living p side = List.map (fun move -> Ints.mem move p) (if side = 0 then one else other) in
    let at_boundary p = Ints.exists (fun move -> not (inner move)) p in
    let known = Hashtbl.create 100 and of_triples = Hashtbl.create 100 and used = Hashtbl.create 100 in
    List.iter (fun (p, h) -> Hashtbl.replace known (Ints.elements p) h) values;
    List.iter (fun (p, h, _) -> Hashtbl.replace of_triples (Ints.elements p) h) triples;
    let value p = match Hashtbl.find_opt known (Ints.elements p) with
      | Some h -> Hashtbl.replace used (true, Ints.elements p) (); h
      | None -> raise (Wrong "expected the value of every part without boundary moves") in
    let triple p heap =
      expected "the same boundary moves open in both gadgets" (living p 0 = living p 1);
      let folded, heap = List.fold_left (fun (f, h) part -> if at_boundary part then Ints.union f part, h else f, h lxor value part)
        (Ints.empty, heap) (parts p) in
      expected "a triple of the list after every move and answer" (Hashtbl.find_opt of_triples (Ints.elements folded) = Some heap);
      Hashtbl.replace used (false, Ints.elements folded) () in
    List.iter (fun (p, h) ->
      expected "a single part without boundary moves" (Ints.subset p start && parts p = [p] && not (at_boundary p));
      let options = List.map (fun move -> List.fold_left (fun s part -> s lxor value part) 0 (parts (play p move))) (Ints.elements p) in
      let rec least i = if List.mem i options then least (i + 1) else i in
      expected "the nimber of a value" (h = least 0)) values;
    triple start plus;
    let inner_move p move = expected "an inner move that is open as an answer" (Ints.mem move p && inner move) in
    let quiet p heap = function
      | Left h -> expected "an answer that makes the heap smaller" (h < heap); triple p h
      | Moves move ->
        inner_move p move;
        let q = play p move in
        expected "an answer that closes no boundary move" (living p 0 = living q 0 && living p 1 = living q 1);
        triple q heap in
    List.iter (fun (p, heap, answers) ->
      expected "parts with boundary moves" (Ints.subset p start && List.for_all at_boundary (parts p));
      List.iter2 (fun b b' -> if Ints.mem b p then begin
        triple (Ints.remove b (Ints.remove b' p)) heap;
        triple (play (play p b) b') heap end) one other;
      let moves = List.filter inner (Ints.elements p) in
      expected "an answer to every move" (List.length answers = List.length moves + heap);
      List.iteri (fun i answer ->
        match List.nth_opt moves i with
        | None -> quiet p (i - List.length moves) answer
        | Some move ->
          let side = gadget move and q = play p move in
          if living q side = living p side then quiet q heap answer
          else match answer with
            | Moves reply ->
              inner_move q reply;
              let r = play q reply in
              expected "an answer in the other gadget that closes the same boundary moves"
                (gadget reply <> side && living r (1 - side) = living q side);
              triple r heap
            | Left _ -> raise (Wrong "expected an answer in the other gadget")) answers) triples;
    expected "values and triples that something leads to" (Hashtbl.length used = List.length values + List.length triples)
