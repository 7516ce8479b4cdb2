(* Changed ledgers, with their digests made again: to be refused.

     forged SEED COUNT FOLDER FILE...   writes COUNT files 0, 1, ... into the folder, each with the pieces of one of the files, one of which
                                        is changed; in the name `true-` stands before those whose claim may hold as well
   What is read here are ledgers that are accepted, of graphs whose words fit into an OCaml integer. *)
let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
let lines_of text = List.filter (fun l -> l <> "") (String.split_on_char '\n' text)
let read file = let f = open_in_bin file in let s = really_input_string f (in_channel_length f) in close_in f; lines_of s
let pick l = List.nth l (Random.int (List.length l))
let starts prefix l = String.starts_with ~prefix l

(* Pieces: the lines from `gamecert 1` to that before `sha256`. Other certificates are left out. *)
let rec pieces = function
  | [] -> []
  | lines ->
    let rec cut before = function
      | "end" :: rest -> List.rev before, rest
      | l :: rest -> cut (if starts "sha256 " l then before else l :: before) rest
      | [] -> List.rev before, [] in
    let piece, rest = cut [] lines in if List.mem "game sweep 1" piece then piece :: pieces rest else pieces rest
let sealed piece =
  let text = String.concat "\n" piece ^ "\n" in text ^ "sha256 " ^ Sha256.digits text ^ "\nend\n"

(* The lines before the words, the words, and those behind. *)
let parts piece =
  let is_words l = String.for_all (String.contains alphabet) l in
  let rec go before words = function
    | l :: rest when is_words l && before <> [] && starts "evidence " (List.nth before (List.length before - 1)) || words <> [] && is_words l ->
      go before (words @ [l]) rest
    | l :: rest when words = [] && not (List.exists (starts "evidence ") before) -> go (before @ [l]) [] rest
    | rest -> before, String.concat "" words, rest in
  go [] [] piece
let decoded digits =
  let words = ref [] and excess = ref 0 in
  String.iter (fun c ->
    let d = String.index alphabet c in
    excess := !excess * 32 + d land 31;
    if d < 32 then begin
      words := (match !words with [] -> !excess | w :: _ -> w + !excess + 1) :: !words;
      excess := 0
    end) digits;
  List.rev !words
let encoded words =
  let rec digits k more = let c = String.make 1 alphabet.[k land 31 + if more then 32 else 0] in if k < 32 then c else digits (k lsr 5) true ^ c in
  let rec go last line = function
    | [] -> if line = "" then [] else [line]
    | w :: rest ->
      let excess = match last with None -> w | Some v -> w - v - 1 in
      let d = digits (max excess 0) false in
      if String.length line + String.length d > 100 then line :: go (Some w) d rest else go (Some w) (line ^ d) rest in
  go None "" words

let number_changed s = string_of_int (max 0 (int_of_string s + pick [-1; 1; 2; -2]))
let is_number s = s <> "" && String.length s < 9 && String.for_all (fun c -> c >= '0' && c <= '9') s
(* One number, or another word, of a line. *)
let line_changed others l =
  let words = Array.of_list (String.split_on_char ' ' l) in
  let i = 1 + Random.int (max 1 (Array.length words - 1)) in
  if i < Array.length words then words.(i) <- if is_number words.(i) then number_changed words.(i) else pick others;
  String.concat " " (Array.to_list words)
(* Of the line `evidence ledger`. *)
let counted before f = List.map (fun l -> if starts "evidence ledger " l then f l else l) before
let instance_words = ["connected"; "all"; "trees"; "connected,bipartite"; "all,triangle-free"; "digraphs"; "orientations"; "tournaments"; "connected,digraphs"; "order"; "piece"; "of"; "1"; "2"]
let formula_words = ["oddity"; "tree"; "connected"; "bipartite"; "order"; "size"; "max-degree"; "0"; "1"; "2"; "<="; "<"; ">="; "="; "&"; "->"; "|";
  "HOLDS"; "FAILS"; "nimber"; "node-kayles"; "components"; "girth"; "!"; "true"; "false";
  "TABLE"; "count"; "sum"; "max"; "argmin"; "by"]

(* A changed piece, and whether its claim may hold. *)
let changed piece =
  let before, digits, behind = parts piece in
  let words = decoded digits in
  let with_words words = before @ encoded words @ behind in
  let count before k = counted before (fun l -> match String.split_on_char ' ' l with
    | [a; b; _; d] -> String.concat " " [a; b; string_of_int k; d] | _ -> l) in
  match Random.int 10 with
  | 0 when words <> [] -> let gone = Random.int (List.length words) in with_words (List.filteri (fun i _ -> i <> gone) words), false
  | 1 when words <> [] ->
    let gone = Random.int (List.length words) in
    let rest = List.filteri (fun i _ -> i <> gone) words in count before (List.length rest) @ encoded rest @ behind, false
  | 2 when words <> [] ->
    let at = Random.int (List.length words) in
    with_words (List.sort_uniq compare (List.mapi (fun i w -> if i = at then w lxor (1 lsl Random.int 12) else w) words)), false
  | 3 ->
    let more = List.sort_uniq compare (Random.int 4096 :: words) in count before (List.length more) @ encoded more @ behind, false
  | 4 when digits <> "" ->
    let b = Bytes.of_string digits in
    Bytes.set b (Random.int (Bytes.length b)) alphabet.[Random.int 64];
    before @ [Bytes.to_string b] @ behind, false
  | 5 -> counted before (line_changed ["ledger"]) @ encoded words @ behind, false
  | 6 -> List.map (fun l -> if starts "instance " l && List.mem l before then line_changed instance_words l else l) piece, true
  | 7 | 8 -> List.map (fun l -> if starts "statement " l then line_changed formula_words l else l) piece, true
  | _ when behind <> [] ->
    let at = Random.int (List.length behind) in
    let may_hold = not (starts "total" (List.nth behind at)) in
    before @ encoded words @ List.mapi (fun i l -> if i = at then (if String.contains l ' ' then line_changed ["0"] l else "D" ^ l) else l) behind, may_hold
  | _ -> List.map (fun l -> if starts "statement " l then line_changed formula_words l else l) piece, true

let () = match Array.to_list Sys.argv with
  | _ :: seed :: count :: folder :: files ->
    Random.init (int_of_string seed);
    let ledgers = List.map (fun f -> pieces (read f)) files in
    let made = ref 0 in
    while !made < int_of_string count do
      let ledger = pick ledgers in
      let at = Random.int (List.length ledger) in
      let piece, may_hold = changed (List.nth ledger at) in
      if piece <> List.nth ledger at then begin
        let f = open_out_bin (Printf.sprintf "%s/%s%d" folder (if may_hold then "true-" else "") !made) in
        List.iteri (fun i p -> output_string f (sealed (if i = at then piece else p))) ledger;
        close_out f;
        incr made
      end
    done
  | _ -> prerr_endline "usage: forged SEED COUNT FOLDER FILE..."; exit 2
