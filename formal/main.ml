(* gamecert-check-proved: certificates are accepted if `check`, extracted from Check.v, is true of the lines of their
   claims, as files.ml cuts them out, and of the evidence that reader.ml made of the rest. *)
open Reader
open Files

let usage = "usage: gamecert-check-proved [--expect STATEMENT] FILE...\n\
  Checks certificates as gamecert-check does; `-` is standard input, a directory stands for all NAME.cert in and below it.\n\
  Exit status: 0 `s VERIFIED`, 1 `s REJECTED`, 2 unreadable, 3 `s UNKNOWN`\n\
  --expect STATEMENT   reject a certificate of anything else: the claim line, with or without `c `, or its statement\n\
  --memory-limit MB    for each certificate (4096), at least 64"

(* The line behind the certificate that begins at a line, if it is accepted. *)
let check expect lines first =
  if first + 1 < Array.length lines && String.starts_with ~prefix:"rules " lines.(first + 1) then
    raise (Unknown (first + 2, "games whose rules are texts are not proved here"));
  let claim = claim_at lines first and after = behind lines first in
  let _, evidence, read = certificate lines first in
  if read <> after then raise (Bad (read, "expected the end of the certificate"));
  if not (Checked.check hint claim evidence) then begin
    if needs_parts claim evidence then raise (Unknown (first + 1, "sums of parts of this game are not proved here"));
    raise (Bad (first + 1, "the evidence does not prove the claim"))
  end;
  let proved = of_text (Checked.claim_line claim) in
  let last = of_text (List.nth claim (List.length claim - 1)) in
  (match expect with
   | Some e when e <> proved && e <> "c " ^ proved && "statement " ^ e <> last ->
     raise (Bad (first + 1, Printf.sprintf "expected '%s', found '%s'" e proved))
   | _ -> ());
  print_endline ("c " ^ proved);
  print_endline ("c rests on: " ^ of_text (Checked.rests_on claim evidence));
  after

let check_file expect name =
  let said s line reason = note s (Printf.sprintf "%s:%d: %s" name line reason) in
  match if name = "-" then read_lines stdin else let f = open_in_bin name in let l = read_lines f in close_in f; l with
  | exception Sys_error e -> note 2 e
  | exception Bad (line, reason) -> said 1 line reason
  | [||] -> note 2 (name ^ ": expected a certificate, found an empty file")
  | lines ->
    let rec from first = if first < Array.length lines then
      (* Where no certificate begins behind one that is left open, its end is not known. *)
      let left_open line reason =
        said 3 line reason;
        let after = behind lines first in
        if after < Array.length lines && lines.(after) = "gamecert 1" then from after in
      match within_memory (fun () -> check expect lines first) with
      | after -> from after
      | exception Bad (line, reason) -> said 1 line reason
      | exception Unknown (line, reason) -> left_open line reason
      | exception (Stack_overflow | Out_of_memory) -> left_open (first + 1) "expected a board and evidence for which memory suffices"
      | exception e -> left_open (first + 1) ("the check was not finished: " ^ Printexc.to_string e) in
    from 0

let () =
  Gc.set { (Gc.get ()) with minor_heap_size = 1 lsl 21; space_overhead = 400 };
  let wrong reason = prerr_endline ("gamecert-check-proved: " ^ reason ^ "\n" ^ usage); exit 2 in
  let rec request expect files = function
    | "--" :: rest -> expect, List.rev_append files rest
    | "--help" :: _ -> print_endline usage; exit 0
    | "--expect" :: statement :: rest when expect = None -> request (Some statement) files rest
    | "--memory-limit" :: mb :: rest when is_number mb && int_of_string mb >= 64 -> memory_limit := int_of_string mb; request expect files rest
    | word :: _ when word <> "-" && word <> "" && word.[0] = '-' -> wrong ("expected --expect STATEMENT once, --memory-limit MB, at least 64, --help or a file, found '" ^ word ^ "'")
    | word :: rest -> request expect (word :: files) rest
    | [] -> expect, List.rev files in
  let expect, files = request None [] (List.tl (Array.to_list Sys.argv)) in
  if files = [] then wrong "expected a file, found none";
  List.iter (fun name -> if !status <> 1 then List.iter (fun f -> if !status <> 1 then check_file expect f) (files_of name)) files;
  (match !status with 0 -> print_endline "s VERIFIED" | 1 -> print_endline "s REJECTED" | 3 -> print_endline "s UNKNOWN" | _ -> ());
  exit !status
