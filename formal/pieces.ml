(* Pieces of ledgers that are accepted: by `check_piece` of Pieces.v in this run, or in an earlier one, as a report says of the same bytes.
   `check_pieces` is asked of no other pieces. *)
open Files

let first_line = "gamecert-check-proved report 1"
exception Unreadable of string

(* What reports say: of each piece the digest of its bytes. No report, no beliefs. *)
let reports : string list ref = ref [] and reported : (string, string) Hashtbl.t = Hashtbl.create 100
let read_report name =
  let lines = match let f = open_in_bin name in Fun.protect ~finally:(fun () -> close_in f) (fun () -> read_lines f) with
    | lines -> lines
    | exception Sys_error e -> raise (Unreadable e)
    | exception Bad (line, e) -> raise (Unreadable (Printf.sprintf "%s:%d: %s" name line e)) in
  let line i = if i < Array.length lines then lines.(i) else "the end of the file" in
  let wrong i expected = raise (Unreadable (Printf.sprintf "%s:%d: expected %s, found %s" name (i + 1) expected (line i))) in
  let behind prefix i =
    if String.starts_with ~prefix (line i) then String.sub lines.(i) (String.length prefix) (String.length lines.(i) - String.length prefix)
    else wrong i ("`" ^ prefix ^ "`") in
  if line 0 <> first_line then wrong 0 first_line;
  let rec from i =
    if line i = "end" then begin if i + 1 < Array.length lines then wrong (i + 1) "the end of the file behind `end`" end
    else begin
      let claim = behind "claim " i in
      Hashtbl.replace reported claim (behind "sha256 " (i + 1));
      from (i + 2)
    end in
  from 1;
  reports := !reports @ [name]

(* In this run: pieces, and what a report says of them. *)
let accepted : Checked.counted_piece list ref = ref [] and said : string list ref = ref []
(* Nothing is there, or an earlier report. *)
let require_room name =
  if Sys.file_exists name && not (match open_in_bin name with
    | f -> Fun.protect ~finally:(fun () -> close_in f) (fun () -> match input_line f with l -> l = first_line | exception _ -> false)
    | exception Sys_error _ -> false) then
    raise (Unreadable (name ^ ": expected nothing there or an earlier report, found something else"))
let write_report name =
  let temporary = name ^ ".part" in
  let f = open_out_bin temporary in
  output_string f (String.concat "\n" ((first_line :: List.rev !said) @ ["end\n"]));
  close_out f;
  Sys.rename temporary name

(* The graphs at which the formula is false, the last one first, where they were computed; none is known of a piece that is believed. *)
type verdict = False_at of Checked.n list | Believed | Refused
let accept piece claim digest line =
  let note verdict =
    accepted := piece :: !accepted;
    said := Printf.sprintf "claim %s\nsha256 %s" claim digest :: !said;
    verdict in
  if !reports = [] then match Checked.check_piece piece with Some l -> note (False_at l) | None -> Refused
  else match Hashtbl.find_opt reported claim with
    | Some d when d = digest -> note Believed
    | d -> raise (Bad (line, Printf.sprintf "expected a report on this piece with sha256 %s, found %s" digest
                               (match d with None -> "none" | Some d -> "one with sha256 " ^ d)))

(* What they say together, or some of one order. *)
let conclude check pieces = if List.for_all (fun p -> List.memq p !accepted) pieces then check pieces else None
let all = conclude Checked.check_pieces and some = conclude Checked.check_some
