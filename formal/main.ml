(* gamecert-check-proved: certificates are accepted if `check`, extracted from Check.v, is true of the lines of their
   claims, as they stand, and of the evidence that reader.ml made of the rest. *)
open Reader

let of_text t =
  let b = Buffer.create 80 in
  let rec go = function Checked.EmptyString -> Buffer.contents b | Checked.String (c, t) -> Buffer.add_char b c; go t in go t

let read_lines file =
  let text = Buffer.create 65536 in
  (try while true do Buffer.add_channel text file 65536 done with End_of_file -> ());
  match List.rev (String.split_on_char '\n' (Buffer.contents text)) with
  | "" :: lines -> Array.of_list (List.rev lines)
  | lines -> raise (Bad (List.length lines, "expected a newline at the end of the last line"))

(* The line behind the certificate that begins at a line. *)
let check lines first =
  let claim, evidence, after = certificate lines first in
  if not (Checked.check (hint claim) claim evidence) then raise (Bad (first + 1, "the evidence does not prove the claim"));
  print_endline ("c " ^ of_text (Checked.claim_line claim));
  print_endline ("c rests on: rules of " ^ of_text (Checked.name_line claim));
  after

let () =
  Gc.set { (Gc.get ()) with minor_heap_size = 1 lsl 21; space_overhead = 400 };
  let status = ref 0 in
  let note s message =                              (* what is rejected outweighs all else *)
    prerr_endline message;
    let weight = function 1 -> 3 | 2 -> 2 | 3 -> 1 | _ -> 0 in
    if weight s > weight !status then status := s in
  let files = List.tl (Array.to_list Sys.argv) in
  if files = [] then (prerr_endline "usage: gamecert-check-proved FILE..."; exit 2);
  List.iter (fun name ->
    let said s line reason = note s (Printf.sprintf "%s:%d: %s" name line reason) in
    match if name = "-" then read_lines stdin else let f = open_in_bin name in let l = read_lines f in close_in f; l with
    | exception Sys_error e -> note 2 e
    | exception Bad (line, reason) -> said 1 line reason
    | [||] -> note 2 (name ^ ": expected a certificate, found an empty file")
    | lines ->
      let at = ref 0 in
      try while !at < Array.length lines do at := check lines !at done with
      | Bad (line, reason) -> said 1 line reason
      | Unknown (line, reason) -> said 3 line reason
      | Stack_overflow | Out_of_memory -> said 3 (!at + 1) "out of memory") files;
  (match !status with 0 -> print_endline "s VERIFIED" | 1 -> print_endline "s REJECTED" | 3 -> print_endline "s UNKNOWN" | _ -> ());
  exit !status
