(* gamecert-check-proved: certificates are accepted if `check`, extracted from Check.v, is true of the lines of their
   claims, as files.ml cuts them out, and of the evidence that reader.ml made of the rest. *)
open Reader
open Files

let usage = "usage: gamecert-check-proved [--expect STATEMENT] FILE...\n\
  Checks certificates as gamecert-check does; `-` is standard input, a directory stands for all NAME.cert in and below it.\n\
  Exit status: 0 `s VERIFIED`, 1 `s REJECTED`, 2 unreadable, 3 `s UNKNOWN`\n\
  --expect STATEMENT   reject a certificate of anything else: the claim line, with or without `c `, or its statement\n\
  --report FILE        leave there, if nothing is rejected, the digests of the accepted pieces of ledgers of all or connected graphs\n\
  --checked FILE       believe this report: of pieces of such ledgers only bytes with its digests are accepted, and not computed again;\n\
                       may be given many times\n\
  --memory-limit MB    for each certificate (4096), at least 64\n\
  --show               print lines `b ...` too, for a page that draws the board and play; they are not part of what is proved"

(* Lines for a page; none has another first letter, and none has a newline inside. They change no verdict. *)
let shows = ref false
let show make =
  if !shows then match make () with
  | lines -> List.iter (fun l -> print_endline ("b " ^ String.map (function '\n' -> ' ' | c -> c) l)) lines
  | exception _ -> ()

(* The claim and the evidence of the certificate that begins at a line, if it is accepted, and the line behind it. *)
let proved_at lines first =
  let claim = claim_at lines first and after = behind lines first in
  let _, evidence, read = certificate lines first in
  if read <> after then raise (Bad (read, "expected the end of the certificate"));
  if not (Checked.check hint claim evidence) then begin
    if needs_parts claim evidence then raise (Unknown (first + 1, "sums of parts of this game are not proved here"));
    raise (Bad (first + 1, "the evidence does not prove the claim"))
  end;
  claim, evidence, after

(* Prints what is proved, if it is what is expected: the claim, or what is said in it. *)
let current = ref ""                                (* the file that the claim begins in *)
let print ?(rows = []) expect line proved said grounds =
  (match expect with
   | Some e when e <> proved && e <> "c " ^ proved && e <> said -> raise (Bad (line, Printf.sprintf "expected '%s', found '%s'" e proved))
   | _ -> ());
  print_endline ("c " ^ proved);
  List.iter (fun row -> print_endline ("v " ^ of_text row)) rows;
  print_endline ("c rests on: " ^ of_text grounds);
  show (fun () -> [Printf.sprintf "at %d %s" line !current])
let print_claim expect line claim grounds =
  let last = of_text (List.nth claim (List.length claim - 1)) in
  let said = if String.starts_with ~prefix:"statement " last then String.sub last 10 (String.length last - 10) else last in
  print expect line (of_text (Checked.claim_line claim)) said grounds

(* Advice to a player that fails in a line of play: the moves, 20 a line. *)
let keep_the_turn = ["nimstring"; "complete-triangulation"; "bichromatic-complete"]
let check_line_of_play expect lines first =
  let claim = claim_at lines first and after = behind lines first in
  let evidence = first + 1 + List.length claim in
  let count = match if evidence < Array.length lines then String.split_on_char ' ' lines.(evidence) else [] with
    | ["evidence"; "line"; k] when is_number k -> int_of_string k
    | _ -> raise (Bad (evidence + 1, "expected evidence line and a number")) in
  let rec moves at left = if left <= 0 then at, [] else begin
    let here = if at < after - 1 then String.split_on_char ' ' lines.(at) else [] in
    if List.length here <> min left 20 || not (List.for_all is_number here) then raise (Bad (at + 1, Printf.sprintf "expected %d moves" (min left 20)));
    let at, rest = moves (at + 1) (left - 20) in
    at, List.map (fun m -> Hints.n_of (int_of_string m)) here @ rest end in
  let at, line = moves (evidence + 1) count in
  if at <> after - 1 then raise (Bad (at + 1, "expected `end`"));
  let subject, free = match Checked.line_about claim with
    | Some c -> c
    | None -> raise (Bad (evidence, "expected REFUTED and advice to a player")) in
  if free <> List.mem (of_text subject.name) keep_the_turn then
    raise (Bad (evidence, "expected `again free` exactly of games in which moves may keep the turn"));
  if Checked.check_line claim line = None then raise (Bad (first + 1, "the evidence does not prove the claim"));
  let grounds = List.map of_text (Checked.subjects_rest_on [subject] []) in
  print_claim expect (first + 1) claim (text (String.concat "; " grounds));
  show (fun () -> Shown.lines claim (Some (Order line)));
  after

(* Values of heaps of an octal game that repeat. They are played up to the bound of the theorem. *)
let most_tokens = 2000
let check_period expect lines first =
  let claim = claim_at lines first and after = behind lines first in
  if evidence_at lines first <> "evidence period" then raise (Bad (first + 2 + List.length claim, "expected `evidence period`"));
  if after <> first + 3 + List.length claim then raise (Bad (first + 3 + List.length claim, "expected `end`"));
  (match Checked.read_period claim with
   | None -> raise (Bad (first + 2, "expected game octal 1, digits from 0 to 7 behind 0. of which the last is not 0, and PERIOD, FROM and the values"))
   | Some c ->
     let digits = List.length c.code in
     if digits > 100 then raise (Bad (first + 3, Printf.sprintf "expected at most 100 digits, found %d" digits));
     if 2 * List.length c.first_values + digits > most_tokens then
       raise (Unknown (first + 3, Printf.sprintf "expected heaps of at most %d tokens" most_tokens)));
  if Checked.check_period claim = None then raise (Bad (first + 1, "the evidence does not prove the claim"));
  print_claim expect (first + 1) claim (text "definitions of octal games");
  after

(* A statement about all whole numbers. *)
let check_statement expect lines first =
  let claim = claim_at lines first and after = behind lines first in
  let at = first + 2 + List.length claim in
  if at > Array.length lines || lines.(at - 1) <> "evidence automata" then raise (Bad (at, "expected `evidence automata`"));
  if after <> at + 1 then raise (Bad (at + 1, "expected `end`"));
  let statement, _ = match Checked.claimed_numbers claim with
    | Some c -> c
    | None -> raise (Bad (first + 2, "expected game numbers 1, a statement without free variables, and TRUE or FALSE")) in
  let words = List.length (String.split_on_char ' ' (of_text (List.nth claim 1))) - 1 in
  if words > Automata.most_words then raise (Unknown (first + 3, Printf.sprintf "expected automata for at most %d words" Automata.most_words));
  (match Automata.plan statement with
   | exception Automata.Too_many_arrows -> raise (Unknown (first + 3, Printf.sprintf "expected automata of at most %d arrows" Automata.most_arrows))
   | plan, _ -> if Checked.check_numbers claim plan = None then raise (Bad (first + 1, "the evidence does not prove the claim")));
  print_claim expect (first + 1) claim (text "definitions of numbers");
  after

(* A formula that is false at a graph. It is computed there; the facts in the evidence must be proved too. *)
let check_counterexample expect lines first =
  let claim = claim_at lines first and after = behind lines first in
  let formula = Ledgers.formula_at_a_graph claim first in
  let at = ref (first + 2 + List.length claim) in
  let line i = if i < Array.length lines then lines.(i) else raise (Bad (Array.length lines, "expected a line, found the end")) in
  let count = match String.split_on_char ' ' (line (!at - 1)) with
    | ["evidence"; "counterexample"; k] when is_number k -> int_of_string k
    | _ -> raise (Bad (!at, "expected evidence counterexample and a number")) in
  let facts = ref [] in
  for _ = 1 to count do
    ignore (line !at);
    let fact, _, next = proved_at lines !at in
    facts := Ledgers.require_fact formula !facts fact (!at + 1);
    at := next
  done;
  if !at <> after - 1 then raise (Bad (!at + 1, "expected `end`"));
  (match Checked.check_counterexample claim with
   | None -> raise (Bad (first + 1, "the evidence does not prove the claim"))
   | Some _ -> print_claim expect (first + 1) claim (Checked.formula_rests_on formula); show (fun () -> Shown.lines claim None));
  after

(* The line behind the certificate that begins at a line, if it is accepted; a piece of a ledger waits for the others. *)
let entries = ref []
let check expect name lines first =
  match if first + 1 < Array.length lines then lines.(first + 1) else "" with
  | l when String.starts_with ~prefix:"rules " l -> raise (Unknown (first + 2, "games whose rules are texts are not proved here"))
  | "game sweep 1" ->
    let entry, after = Ledgers.read name lines first in
    if after <> behind lines first then raise (Bad (after, "expected the end of the certificate"));
    entries := entry :: !entries;
    after
  | "game conjecture 1" -> check_counterexample expect lines first
  | "game octal 1" -> check_period expect lines first
  | "game numbers 1" -> check_statement expect lines first
  | _ when Checked.is_known (claim_at lines first) && String.starts_with ~prefix:"evidence line " (evidence_at lines first) ->
    check_line_of_play expect lines first
  | _ ->
    let claim, evidence, after = proved_at lines first in
    print_claim expect (first + 1) claim (Checked.rests_on claim evidence);
    show (fun () -> Shown.lines claim (Some evidence));
    after

(* What pieces of ledgers say together. *)
let conclude expect entries =
  List.iter (fun run ->
    let first = run.Ledgers.first in
    let line = snd first.place in
    current := fst first.place;
    let refuse () = raise (Bad (line, "the ledger does not prove the claim")) in
    (* What is said of it stands behind the formula or the columns. *)
    let print_proved ?rows word proved grounds =
      let proved = of_text proved in
      let asked = String.length word + String.length (of_text first.piece.piece_text) + 2 in
      print ?rows expect line proved (String.sub proved asked (String.length proved - asked)) grounds in
    let sweep reports line_of = function
      | Some s when (match s.Checked.says with Fails k -> Hints.int_of k | _ -> 0) = run.failures ->
        print_proved "conjecture" (line_of s) (text (of_text (Checked.formula_rests_on s.asked) ^ reports))
      | _ -> refuse () in
    let table line_of = function
      | Some t -> print_proved ~rows:(List.concat t.Checked.rows) "table" (line_of t) (Checked.columns_rest_on t.columns)
      | None -> refuse () in
    let reports = if !Pieces.reports = [] then "" else "; reports of gamecert-check-proved" in
    match run.proof with
    | Lists lists ->
      sweep "" (fun s -> Checked.sweep_line first.claim s (Checked.graphs_listed s lists)) (Checked.check_sweep (Canonical.canonical_order first.of_class) run.claims lists)
    | Pieces l -> sweep reports (fun s -> Checked.sweep_line first.claim s (Checked.graphs_in l)) (Pieces.all l)
    | Some_pieces l -> sweep reports (fun s -> Checked.some_line run.claims s (Checked.graphs_in l)) (Pieces.some l)
    | Alone l -> sweep "" (fun s -> Checked.some_line run.claims s (Checked.graphs_in l)) (Checked.check_alone l)
    | Table (lists, shown) ->
      table (fun t -> Checked.table_line run.claims t (Checked.number_of_graphs shown))
        (Checked.check_table (Canonical.canonical_order first.of_class) run.claims lists shown)
    | Some_of_table l -> table (fun t -> Checked.some_table_line run.claims t (Checked.graphs_in l)) (Checked.check_some_of_table l))
    (Ledgers.runs entries)

let check_file expect name =
  current := name;
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
      match within_memory (fun () -> check expect name lines first) with
      | after -> from after
      | exception Bad (line, reason) -> said 1 line reason
      | exception Unknown (line, reason) -> left_open line reason
      | exception (Stack_overflow | Out_of_memory) -> left_open (first + 1) "expected a board and evidence for which memory suffices"
      | exception e -> left_open (first + 1) ("the check was not finished: " ^ Printexc.to_string e) in
    from 0

let conclude_all expect =
  List.iter (fun group ->
    let file, line = (List.hd group).Ledgers.place in
    let said s line reason = note s (Printf.sprintf "%s:%d: %s" file line reason) in
    match within_memory (fun () -> conclude expect group) with
    | () -> ()
    | exception Bad (line, reason) -> said 1 line reason
    | exception Unknown (line, reason) -> said 3 line reason
    | exception (Stack_overflow | Out_of_memory) -> said 3 line "expected a ledger for which memory suffices") (Ledgers.groups (List.rev !entries))

let () =
  Gc.set { (Gc.get ()) with minor_heap_size = 1 lsl 21; space_overhead = 400 };
  let wrong reason = prerr_endline ("gamecert-check-proved: " ^ reason ^ "\n" ^ usage); exit 2 in
  let expect = ref None and report = ref None and files = ref [] in
  let unreadable e = prerr_endline ("gamecert-check-proved: " ^ e); exit 2 in
  let rec request = function
    | "--" :: rest -> files := List.rev_append rest !files
    | "--help" :: _ -> print_endline usage; exit 0
    | "--expect" :: statement :: rest when !expect = None -> expect := Some statement; request rest
    | "--report" :: name :: rest when !report = None -> report := Some name; request rest
    | "--checked" :: name :: rest -> (try Pieces.read_report name with Pieces.Unreadable e -> unreadable e); request rest
    | "--show" :: rest -> shows := true; request rest
    | "--memory-limit" :: mb :: rest when is_number mb && int_of_string mb >= 64 -> memory_limit := int_of_string mb; request rest
    | word :: _ when word <> "-" && word <> "" && word.[0] = '-' ->
      wrong ("expected --expect STATEMENT once, --report FILE once, --checked FILE, --memory-limit MB, at least 64, --show, --help or a file, found '" ^ word ^ "'")
    | word :: rest -> files := word :: !files; request rest
    | [] -> () in
  request (List.tl (Array.to_list Sys.argv));
  if !files = [] then wrong "expected a file, found none";
  Option.iter (fun name -> try Pieces.require_room name with Pieces.Unreadable e -> unreadable e) !report;
  List.iter (fun name -> if !status <> 1 then List.iter (fun f -> if !status <> 1 then check_file !expect f) (files_of name)) (List.rev !files);
  if !status <> 1 then conclude_all !expect;
  if !status = 0 then List.iter (fun name -> print_endline ("c checked: " ^ name)) !Pieces.reports;
  if !status = 0 || !status = 3 then Option.iter (fun name -> try Pieces.write_report name with Sys_error e -> unreadable e) !report;
  (match !status with 0 -> print_endline "s VERIFIED" | 1 -> print_endline "s REJECTED" | 3 -> print_endline "s UNKNOWN" | _ -> ());
  exit !status
