(* gamecert-check-proved: reads certificates, and has them checked by what was extracted from Check.v. Lines of claims
   are passed on as they stand. How evidence is read, and the hints, need not be believed. *)
exception Bad of int * string                       (* rejected: line, reason *)
exception Unknown of int * string                   (* not for this checker *)

open Checked

let text s =
  let rec go i rest = if i < 0 then rest else go (i - 1) (Checked.String (s.[i], rest)) in go (String.length s - 1) EmptyString
let of_text t =
  let b = Buffer.create 80 in
  let rec go = function EmptyString -> Buffer.contents b | Checked.String (c, t) -> Buffer.add_char b c; go t in go t

let rec positive k = if k = 1 then XH else if k land 1 = 0 then XO (positive (k / 2)) else XI (positive (k / 2))
let n_of k = if k = 0 then N0 else Npos (positive k)
let z_of k = if k = 0 then Z0 else if k > 0 then Zpos (positive k) else Zneg (positive (-k))
let n_of_bits count bit =                           (* a plane; bits from the highest down *)
  let rec go i p = if i < 0 then p else
    go (i - 1) (match p, bit i with N0, false -> N0 | N0, true -> Npos XH | Npos p, b -> Npos (if b then XI p else XO p))
  in go (count - 1) N0
let cells_of = function
  | N0 -> []
  | Npos p -> let rec go i = function XH -> [i] | XO p -> go (i + 1) p | XI p -> i :: go (i + 1) p in go 0 p

(* The parts of a plane in which cells are linked. *)
let parts links = function
  | [plane] ->
    let cells = cells_of plane in
    let size = List.fold_left max 0 cells + 1 in
    let left = Bytes.make size '\000' in
    List.iter (fun c -> Bytes.set left c '\001') cells;
    let rec flood part = function
      | [] -> part
      | c :: todo ->
        let next = List.filter (fun u -> u < size && Bytes.get left u = '\001') links.(c) in
        List.iter (fun u -> Bytes.set left u '\000') next;
        flood (c :: part) (next @ todo) in
    List.filter_map (fun c ->
      if Bytes.get left c = '\000' then None else begin
        Bytes.set left c '\000';
        let here = Bytes.make size '\000' in
        List.iter (fun u -> Bytes.set here u '\001') (flood [] [c]);
        Some [n_of_bits size (fun i -> Bytes.get here i = '\001')]
      end) cells
  | planes -> [planes]

let read_lines file =
  let lines = ref [] in
  (try while true do lines := input_line file :: !lines done with End_of_file -> ());
  Array.of_list (List.rev !lines)

let is_number s = s <> "" && String.length s < 16 && String.for_all (fun c -> c >= '0' && c <= '9') s && (s = "0" || s.[0] <> '0')

(* The certificate from a line on, and the line behind it. *)
let certificate lines first =
  let at = ref first in
  let bad reason = raise (Bad (!at + 1, reason)) in
  let line () = if !at < Array.length lines then lines.(!at) else bad "expected a line, found the end" in
  let next () = let l = line () in incr at; l in
  let num s = if is_number s then int_of_string s else bad ("expected a number, found '" ^ s ^ "'") in
  let int s = if s <> "" && s.[0] = '-' then - num (String.sub s 1 (String.length s - 1)) else num s in
  let words s = String.split_on_char ' ' s in
  let hex s =
    let l = String.length s in
    let digit c = match c with '0'..'9' -> Char.code c - 48 | 'a'..'f' -> Char.code c - 87 | _ -> bad "expected hexadecimal digits" in
    if l = 0 || (l > 1 && s.[0] = '0') then bad "expected hexadecimal digits";
    n_of_bits (4 * l) (fun i -> digit s.[l - 1 - i / 4] land (1 lsl (i mod 4)) <> 0) in
  let times count read = List.init count (fun _ -> read (words (next ()))) in
  let moves count =
    let rec go left = if left <= 0 then [] else
      let l = List.map num (words (next ())) in List.rev_append (List.rev l) (go (left - List.length l)) in
    let l = go count in
    if List.length l <> count then bad "expected as many numbers as were said" else List.map n_of l in
  let split_last l = match List.rev l with x :: r -> List.rev r, x | [] -> bad "expected a position" in
  if next () <> "gamecert 1" then bad "expected `gamecert 1`";
  let start = !at in
  while not (String.starts_with ~prefix:"evidence " (line ())) do incr at done;
  let claim = List.map text (Array.to_list (Array.sub lines start (!at - start))) in
  let unknown reason = raise (Unknown (first + 1, reason)) in
  if not (is_known claim) then unknown "expected a game and a board that are proved, found another";
  let evidence = match List.tl (words (next ())) with
    | ["order"; count] -> Order (moves (num count))
    | ["positions"; count; _] ->
      Positions (times (num count) (fun l ->
        let planes, heap = split_last l in
        List.map hex planes,
        if heap = "loony" then None
        else if heap <> "" && heap.[0] = '*' then Some (n_of (num (String.sub heap 1 (String.length heap - 1))))
        else bad "expected a heap"))
    | "closure" :: count :: _ :: rest ->
      if num count = 0 || (rest <> [] && rest <> ["reflected"]) then bad "expected positions";
      Closure (rest <> [], times (num count) (List.map hex))
    | ["kernel"; count] -> Kernel (moves (num count))
    | ["implausible"; vertex; why] ->
      Implausible (n_of (num vertex), match why with
        | "parity" -> Parity | "all-red" -> All_red | "reflection-all-red" -> Reflection_all_red
        | _ -> bad "expected a reason")
    | ["strategy"; count; _] ->
      let entries = times (num count) (fun l ->
        let planes, b = split_last l in
        if String.length b < 3 || b.[1] <> '=' then bad "expected a bound";
        b.[0], (List.map hex planes, z_of (int (String.sub b 2 (String.length b - 2))))) in
      let of_side c = List.filter_map (fun (side, e) -> if side = c then Some e else None) entries in
      Strategy (of_side '>', of_side '<')
    | kind :: _ -> unknown ("expected a kind of evidence that is proved, found " ^ kind)
    | [] -> bad "expected evidence" in
  if next () <> "end" then (decr at; bad "expected `end`");
  let hint = lazy (match links claim with
    | None -> fun l -> [l]
    | Some t -> parts (Array.init 1024 (fun c -> cells_of (row t (n_of c))))) in
  if not (check (fun l -> Lazy.force hint l) claim evidence) then raise (Bad (first + 1, "the evidence does not prove the claim"));
  print_endline ("c " ^ of_text (claim_line claim));
  print_endline ("c rests on: rules of " ^ (match claim with g :: _ -> String.concat " " (List.tl (words (of_text g))) | [] -> ""));
  !at

let () =
  let status = ref 0 in
  let note s file line reason = Printf.eprintf "%s:%d: %s\n" file line reason; if !status <> 1 then status := s in
  let files = List.tl (Array.to_list Sys.argv) in
  if files = [] then (prerr_endline "usage: gamecert-check-proved FILE..."; exit 2);
  List.iter (fun name ->
    match if name = "-" then read_lines stdin else let f = open_in_bin name in let l = read_lines f in close_in f; l with
    | exception Sys_error e -> prerr_endline e; if !status = 0 || !status = 3 then status := 2
    | [||] -> prerr_endline (name ^ ": expected a certificate, found an empty file"); if !status <> 1 then status := 2
    | lines ->
      let at = ref 0 in
      try while !at < Array.length lines do at := certificate lines !at done with
      | Bad (line, reason) -> note 1 name line reason
      | Unknown (line, reason) -> note 3 name line reason
      | Stack_overflow | Out_of_memory -> note 3 name (!at + 1) "out of memory") files;
  (match !status with 0 -> print_endline "s VERIFIED" | 1 -> print_endline "s REJECTED" | 3 -> print_endline "s UNKNOWN" | _ -> ());
  exit !status
