(* Ledgers: pieces are read as certificates/FORMAT.md has them and put together. What is wrong is refused here; nothing here need be
   believed: what is claimed of all pieces is checked by `check_sweep` of Ledger.v, or `check_pieces` of Pieces.v. *)
open Hints
open Checked
open Files
open Canonical

let largest = 12                             (* of lists of all graphs of a class *)
(* Of words, which have 128 bits; of digraphs those to which gamecert goes. *)
let largest_of = function Digraphs -> 7 | Orientations -> 8 | Tournaments -> 11 | _ -> 16

type entry = {
  place : Stdlib.String.t * int; claim : Checked.string list; piece : ledger_piece; of_class : class0;
  only : formula option;                            (* conditions of the class *)
  false_at : int; listed : listed }
and listed =
  | Words of n list * counted_piece
  | Counted of counted_piece                        (* of all or connected graphs, each by itself *)
  | Of_table of column list * n list * counted_piece
let most_extended = 3_000_000                        (* graphs with a vertex more, of one order, in a class of digraphs or with conditions *)

let number s =
  if s <> "" && String.length s < 10 && String.for_all (fun c -> c >= '0' && c <= '9') s && (s = "0" || s.[0] <> '0') then Some (int_of_string s) else None

(* Of a whole number below 2^53. *)
let n_of_float x =
  let part = 16_777_216. in
  N.add (N.mul (n_of (int_of_float (x /. part))) (n_of (int_of_float part))) (n_of (int_of_float (Float.rem x part)))

(* A graph in graph6; a digraph, by the sets of those to which arcs lead, in digraph6. *)
let name_of ?(directed = false) n (rows : int array) =
  let text = Buffer.create 20 and sum = ref 0 and filled = ref 0 in
  if directed then Buffer.add_char text '&';
  Buffer.add_char text (Char.chr (63 + n));
  let bit b =
    sum := 2 * !sum + (if b then 1 else 0);
    incr filled;
    if !filled = 6 then begin Buffer.add_char text (Char.chr (63 + !sum)); sum := 0; filled := 0 end in
  for v = 0 to n - 1 do for u = 0 to (if directed then n - 1 else v - 1) do bit (rows.(v) land (1 lsl u) <> 0) done done;
  while !filled > 0 do bit false done;
  Buffer.contents text

(* Conditions as gamecert names them: each kind once, in this order, and none that says nothing. *)
let in_usual_form word =
  let kinds = ["bipartite"; "triangle-free"; "regular"; "min-degree"; "max-degree"; "size"] in
  let rec place k = function [] -> -1 | kind :: rest -> if k = kind then 0 else match place k rest with -1 -> -1 | i -> i + 1 in
  let conditions = List.map (String.split_on_char ':') (match String.split_on_char ',' word with
    | "connected" :: ("digraphs" | "orientations") :: rest | _ :: rest -> rest
    | [] -> []) in
  let places = List.map (fun c -> place (List.hd c) kinds) conditions in
  let value kind = List.find_map (function [k; v] when k = kind -> Some v | _ -> None) conditions in
  let least = value "min-degree" and most = value "max-degree" in
  List.sort_uniq compare places = places && not (List.mem (-1) places) && least <> Some "0" && (least = None || least <> most)
  && (match Option.map (String.split_on_char '.') (value "size") with
      | Some [a; ""; b] -> int_of_string a < int_of_string b
      | _ -> true)

(* Of a counterexample. *)
let formula_at_a_graph claim first = match List.map of_text claim with
  | [_; "instance ?"; _] -> raise (Bad (first + 3, "expected a graph of order at least 1, found the null graph"))
  | [_; instance; statement] when String.starts_with ~prefix:"statement FAILS " statement ->
    if String.contains instance ':' then raise (Bad (first + 3, "expected a graph in graph6, or a digraph in digraph6"));
    let read = if String.starts_with ~prefix:"instance &" instance then read_formula_of_digraphs else read_formula in
    (match read (text (String.sub statement 16 (String.length statement - 16))) with
     | Some f when is_computed f -> f
     | _ -> raise (Unknown (first + 1, "expected a formula whose words are proved here")))
  | _ -> raise (Bad (first + 2, "expected a game, an instance and a statement"))

(* A fact of a counterexample: the value of a game that the formula names, which no fact before states. *)
let require_fact formula before fact line =
  let subject = List.filter (fun l -> not (String.starts_with ~prefix:"statement " l)) (List.map of_text fact) in
  let game = match String.split_on_char ' ' (List.hd subject) with [_; game; _] -> text game | _ -> text "" in
  let misere = List.mem "play misere" subject in
  if not (List.mem game (games_in formula)) then raise (Bad (line, "expected a fact about a game that the formula names"));
  (match String.split_on_char ' ' (of_text (List.nth fact (List.length fact - 1))) with
   | [_; ("WINNABLE" | "UNWINNABLE")] | [_; ("NIMBER" | "SCORE"); _] when not misere -> ()
   | [_; "OUTCOME"; ("N" | "P")] when misere -> ()
   | _ -> raise (Bad (line, "expected a nimber, a score, WINNABLE or UNWINNABLE, or an outcome of misere play")));
  if List.mem subject before then raise (Bad (line, "expected another fact than before"));
  subject :: before

let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
let one = Npos XH

(* `sweep connected order 7 piece 0 of 16 HOLDS tree` *)
let claim_of_report claim =
  let behind prefix line = let line = of_text line and k = Stdlib.String.length prefix in String.sub line k (Stdlib.String.length line - k) in
  match claim with
  | [_; instance; statement] -> "sweep " ^ behind "instance " instance ^ " " ^ behind "statement " statement
  | _ -> invalid_arg "claim_of_report"

(* The piece in the certificate that begins at a line, and the line behind it. *)
let read file lines first =
  let claim = claim_at lines first in
  let at = ref (first + 1 + List.length claim) in
  let bad reason = raise (Bad (!at, reason)) and unknown reason = raise (Unknown (first + 1, reason)) in
  let next () = if !at < Array.length lines then begin incr at; lines.(!at - 1) end else raise (Bad (!at + 1, "expected a line, found the end")) in
  let statement = match claim with [_; _; s] -> of_text s | _ -> raise (Bad (first + 2, "expected a game, an instance and a statement")) in
  if !at < Array.length lines && lines.(!at) = "evidence types" then unknown "expected a kind of evidence that is proved, found types";
  let of_table = String.starts_with ~prefix:"statement TABLE " statement in
  let piece = match (if of_table then read_table_piece else read_piece) claim with
    | Some p -> p
    | None -> raise (Bad (first + 3, "expected CLASS order N piece I of K, and HOLDS, FAILS or TABLE")) in
  let of_class, only = match class_named piece.piece_class with
    | Some (c, f) when is_computed f -> c, if f = no_condition then None else Some f
    | _ -> unknown ("expected a class that is proved here, found " ^ of_text piece.piece_class) in
  let n = int_of piece.piece_order and fails = String.starts_with ~prefix:"statement FAILS " statement in
  if not (in_usual_form (of_text piece.piece_class)) then raise (Bad (first + 3, "expected the class in its usual form"));
  let most = largest_of of_class in
  if n > most then unknown (Printf.sprintf "expected orders of at most %d of the class %s" most (of_text piece.piece_class));
  if n < 1 || int_of piece.piece_index >= int_of piece.piece_count then raise (Bad (first + 3, "expected an order from 1 on, and a piece of those there are"));
  let words_known known = match known with Some x -> x | None -> unknown "expected a formula whose words are proved here" in
  let only_if known = function Some x when known x -> Some x | _ -> None in
  let columns = if of_table then words_known (only_if columns_computed (read_columns of_class piece.piece_text)) else [] in
  let formula = if of_table then no_condition else words_known (only_if is_computed (read_about of_class piece.piece_text)) in
  let count, labelled = match String.split_on_char ' ' (next ()) with
    | ["evidence"; "ledger"; count; labelled] -> (match number count with Some c -> c | None -> bad "expected a number of graphs"), labelled
    | _ -> bad "expected evidence ledger and two numbers" in
  (* What each word exceeds the one before by, less 1, in digits of 5 bits: where it stands in its line. *)
  let line = ref "" and place = ref 0 and length_before = ref 0 and words_at = !at in
  let next_word first =
    let fresh = !place = String.length !line in
    if fresh then begin
      length_before := String.length !line;
      line := next ();
      place := 0;
      if !line = "" || String.length !line > 100 then bad "expected words of graphs in lines of at most 100 characters"
    end;
    let begins = !place in
    let rec digits () =
      let digit = if !place < String.length !line then String.index_opt alphabet !line.[!place] else None in
      match digit with
      | Some d when d <> 32 || !place > begins -> incr place; if d >= 32 then digits ()
      | _ -> bad "expected a word of a graph in its shortest form" in
    digits ();
    if fresh && not first && !length_before + !place <= 100 then bad "expected words that fill their lines";
    begins in
  let words_end () = if !place < String.length !line then bad "expected the end of the words" in
  let rec factorial k = if k < 2 then 1. else float k *. factorial (k - 1) in
  let length = if of_class = Trees then 2 * n else if directed of_class then n * (n - 1) else n * (n - 1) / 2 in
  let above = n_of_bits (length + 1) (fun i -> i = length) in
  let hypothesis = hypothesis formula and true_at = true_there of_class in
  (* Each word is looked at, in the order of the list. What is wrong is named. *)
  let look_at_each () =
    let sum = ref N0 and failures = ref [] and words = ref [] and last = ref None in
    for i = 1 to count do
      let begins = next_word (i = 1) in
      let excess = ref N0 in
      for k = begins to !place - 1 do
        excess := N.add (N.mul !excess (n_of 32)) (n_of (String.index alphabet !line.[k] land 31))
      done;
      let w = match !last with None -> !excess | Some w -> N.add (N.add w !excess) one in
      if compare_words w above >= 0 then bad "expected a word of a graph of the order";
      last := Some w;
      let refuse reason = bad (Printf.sprintf "graph %d of the piece: expected %s" i reason) in
      let rows, c, automorphisms =
        if of_class = Trees then match tree_of_word n w with
          | None -> refuse "a tree"
          | Some rows ->
            let canonical_word, automorphisms = tree_word rows in
            if canonical_word <> w then refuse "its canonical word";
            rows, canonical (rows, [||]), automorphisms
        else begin
          let rows, _ as drawn = drawn_of of_class n w in
          let c = canonical drawn in
          if word_of n c.before <> w then refuse "its canonical word";
          rows, c, c.automorphisms
        end in
      let w = if directed of_class then w else word_of n (if of_table then rows else c.before) in
      words := w :: !words;
      if of_class = Connected_graphs && not (is_connected rows) || directed of_class && not (is_there of_class piece.piece_order w)
        || not (Option.fold ~none:true ~some:(fun f -> true_at f piece.piece_order w) only) then
        refuse "a graph of the class";
      sum := N.add !sum (n_of_float (factorial n /. automorphisms));
      if fails && not (true_at formula piece.piece_order w) then failures := rows :: !failures
    done;
    words_end ();
    let sum = of_text (number_text (natural !sum)) in
    if sum <> labelled then bad (Printf.sprintf "expected %s labelled graphs, found %s" sum labelled);
    List.rev !words, List.rev !failures in
  let shown () = match hypothesis with
    | None -> 0
    | Some _ ->
      (match String.split_on_char ' ' (next ()) with
       | ["instance"; k] -> (match number k with Some k when k <= count -> k | _ -> bad "expected the number of a graph, or 0")
       | _ -> bad "expected `instance`") in
  let look_at_hypotheses words shown = match hypothesis with
    | None -> ()
    | Some h ->
      let meets_at w = true_at h piece.piece_order w in
      if shown > 0 then begin
        if not (meets_at (List.nth words (shown - 1))) then bad (Printf.sprintf "expected a graph that satisfies the hypotheses, found graph %d" shown)
      end else if List.exists meets_at words then bad "expected a graph that satisfies the hypotheses, found none" in
  let claimed_failures () =
    if not fails then [] else match String.split_on_char ' ' (next ()) with
      | ["failures"; k] -> (match number k with Some k when k > 0 -> List.init k (fun _ -> next ()) | _ -> bad "expected a number of failures")
      | _ -> bad "expected `failures`" in
  let require_failures claimed found =
    if not fails && found <> [] then bad "expected a formula that is true of each graph";
    let k = List.length found in
    if List.length claimed <> k then bad (Printf.sprintf "expected %d failures" k);
    List.iter2 (fun claimed rows ->
      let g = name_of ~directed:(directed of_class) n rows in
      if claimed <> g then bad (Printf.sprintf "expected the failure %s, found %s" g claimed)) claimed found in
  let require_totals words =
    List.iteri (fun i total ->
      let total = of_text total in
      if next () <> (if total = "" then "total" else "total " ^ total) then bad (Printf.sprintf "column %d: expected the total %s" (i + 1) total))
      (total_lines of_class columns piece.piece_order words) in
  let sealed () =
    let until = !at in
    let digest = Sha256.digits (String.concat "\n" (Array.to_list (Array.sub lines first (until - first))) ^ "\n") in
    if next () <> "sha256 " ^ digest then bad ("expected the digest " ^ digest);
    if next () <> "end" then bad "expected `end`";
    digest in
  let entry listed false_at = { place = (file, first + 1); claim; piece; of_class; only; false_at; listed } in
  (* The words, as lines of text, and the numbers of a piece. *)
  let labelled_graphs = match Checked.number (Files.text labelled) with Some k -> k | None -> bad "expected a number of labelled graphs" in
  let counted until shown failures =
    let text i = let i = words_at + int_of i in if i < until then Files.text lines.(i) else EmptyString in
    { claim; graphs = n_of count; labelled = labelled_graphs; shown = n_of shown; false_at = n_of failures; text } in
  if of_table then begin
    let words, _ = look_at_each () in
    let piece = counted !at 0 0 in
    require_totals words;
    ignore (sealed ());
    entry (Of_table (columns, words, piece)) 0, !at
  end else if of_class = Connected_graphs || of_class = All_graphs then begin
    for i = 1 to count do ignore (next_word (i = 1)) done;
    words_end ();
    let until = !at in
    let shown = shown () in
    let failures = claimed_failures () in
    let digest = sealed () and after = !at in
    let counted = counted until shown (List.length failures) in
    (match Pieces.accept counted (claim_of_report claim) digest (first + 1) with
     | Believed -> ()
     | False_at found -> at := until; require_failures failures (List.rev_map (rows_of n) found)
     | Refused ->
       at := words_at; line := ""; place := 0; length_before := 0;
       let words, found = look_at_each () in
       look_at_hypotheses words shown;
       require_failures failures found;
       at := first + 1; bad "the ledger does not prove the claim");
    entry (Counted counted) (List.length failures), after
  end else begin
    let words, found = look_at_each () in
    let until = !at in
    let shown = shown () in
    look_at_hypotheses words shown;
    let failures = List.length found in
    require_failures (claimed_failures ()) found;
    ignore (sealed ());
    entry (Words (words, counted until shown failures)) failures, !at
  end

(** Pieces together *)

(* Orders one after another that are whole, or one of which there are some pieces, each with the claims of its pieces, and the pieces or the
   words of all orders up to its last. *)
type proof =
  | Lists of n list list
  | Pieces of counted_piece list
  | Some_pieces of counted_piece list
  | Alone of counted_piece list
  | Table of n list list * n list list              (* also the words of the orders alone *)
  | Some_of_table of counted_piece list
type run = { first : entry; claims : Checked.string list list; proof : proof; failures : int }

let index e = int_of e.piece.piece_index and pieces e = int_of e.piece.piece_count and order_of e = int_of e.piece.piece_order
let words_of e = match e.listed with
  | Words (l, _) | Of_table (_, l, _) -> l
  | Counted p ->
    let rec go left c l = if left = 0 then List.rev l else
      match advance p.text c with Some (w, c) -> go (left - 1) c (w :: l) | None -> List.rev l in
    go (int_of p.graphs) at_start []

(* The entries of one class and formula. *)
let runs entries =
  let refuse e reason = raise (Bad (snd e.place, fst e.place ^ ": " ^ reason)) in
  let of_order n =
    let here = List.sort (fun a b -> compare (index a) (index b)) (List.filter (fun e -> order_of e = n) entries) in
    let rec look = function
      | a :: (b :: _ as rest) ->
        if pieces a <> pieces b then refuse b (Printf.sprintf "expected one of %d pieces" (pieces a));
        if index a = index b then refuse b "expected another piece, found the same";
        look rest
      | _ -> () in
    look here;
    here in
  let is_whole here = List.length here = pieces (List.hd here) in
  let words_of here =
    let words = List.sort compare_words (List.concat_map words_of here) in
    let rec twice = function a :: (b :: _ as rest) -> if a = b then refuse (List.hd here) "expected graphs of one piece alone" else twice rest | _ -> () in
    twice words;
    words in
  let rec cut = function
    | [] -> []
    | here :: rest ->
      let next = order_of (List.hd here) + 1 in
      match cut rest with
      | ((there :: _) as run) :: runs when is_whole here && is_whole there && order_of (List.hd there) = next -> (here :: run) :: runs
      | runs -> [here] :: runs in
  let too_many first k = raise (Unknown (snd first.place, Printf.sprintf "expected orders of at most %d of the class %s" (k - 1) (of_text first.piece.piece_class))) in
  let lists_with_conditions first f last =
    let too_many k = too_many first k in
    let most = match first.of_class with Connected_graphs | All_graphs -> largest | c -> largest_of c in
    if last > most then too_many (most + 1);
    let keep = if first.of_class = Polygons || directed first.of_class then fun _ _ -> true else lasting_at f in
    try lists_to ~keep ~most:most_extended first.of_class last with Too_many k -> too_many k in
  (* Of a class without conditions: lists are made up to its first order. *)
  let lists_of first run =
    let most = if directed first.of_class then most_extended else max_int in
    let lists = (try lists_to ~most first.of_class (order_of first - 1) with Too_many k -> too_many first k) @ List.map words_of run in
    List.iteri (fun k before ->
      if k + 1 < List.length lists && List.length before > most / most_ways first.of_class (k + 1) then too_many first (k + 2)) lists;
    Lists lists in
  let with_conditions first f run =
    let orders = List.map (fun here -> order_of (List.hd here)) run in
    let all = lists_with_conditions first f (List.fold_left max 0 orders) in
    List.iter2 (fun n here ->
      if List.filter (true_there first.of_class f (n_of n)) (List.nth all (n - 1)) <> words_of here then refuse (List.hd here) "expected all graphs of the class") orders run;
    Lists all in
  let counted here = List.map (fun e -> match e.listed with Counted p | Of_table (_, _, p) | Words (_, p) -> p) here in
  List.map (fun run ->
    let here = List.concat run in
    let first = List.hd here in
    let proof = match first.listed, first.only with
      | Counted _, _ when not (is_whole (List.hd run)) -> Some_pieces (counted here)
      | Counted _, None -> Pieces (counted here)
      | Of_table _, _ when (first.of_class = Connected_graphs || directed first.of_class) && not (is_whole (List.hd run)) -> Some_of_table (counted here)
      | Words _, _ when first.of_class <> Trees && not (is_whole (List.hd run)) -> Alone (counted here)
      | (Words _ | Of_table _), _ when not (is_whole (List.hd run)) ->
        raise (Unknown (snd first.place,
                        Printf.sprintf "expected every piece of order %d, found %d of %d" (order_of first) (List.length here) (pieces first)))
      | Of_table _, only ->
        let last = order_of (List.hd (List.hd (List.rev run))) in
        Table ((if first.of_class = Connected_graphs && only = None then []
                else lists_with_conditions first (Option.value only ~default:no_condition) last), List.map words_of run)
      | Words _, None when first.of_class = Polygons -> with_conditions first no_condition run
      | Words _, None -> lists_of first run
      | _, Some f -> with_conditions first f run in
    { first; claims = List.map (fun e -> e.claim) here; proof;
      failures = List.fold_left (fun sum e -> sum + e.false_at) 0 here })
    (cut (List.map of_order (List.sort_uniq compare (List.map order_of entries))))

(* By class and formula or columns, in the order in which they are met. *)
let groups entries =
  let key e = of_text e.piece.piece_class, of_text e.piece.piece_text, (match e.listed with Of_table _ -> true | _ -> false) in
  let keys = List.fold_left (fun keys e -> if List.mem (key e) keys then keys else key e :: keys) [] entries in
  List.rev_map (fun k -> List.filter (fun e -> key e = k) entries) keys
