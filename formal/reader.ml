(* Reading evidence, and hints for those who check it. Nothing here need be believed. *)
include Leads
open Checked

let is_digit c = c >= '0' && c <= '9'
let greatest = 2147483647
(* Of decimal digits without leading zeros. *)
let is_small s = String.length s < 10 || String.length s = 10 && s <= "2147483647"
let is_number s =
  s <> "" && String.for_all is_digit s && (s = "0" || s.[0] <> '0') && is_small s
(* A number in a line that is greater than those of certificates/FORMAT.md. *)
let too_great line =
  let words = String.split_on_char ' ' (String.map (fun c -> if is_digit c then c else ' ') line) in
  List.find_opt (fun w -> not (is_small w)) words

(* The lines of the claim and the evidence of the certificate from a line on, and the line behind it. *)
let rec certificate lines first =
  let at = ref first in
  let bad reason = raise (Bad (!at, reason)) in                                      (* of the line read last *)
  let line () = if !at < Array.length lines then lines.(!at) else raise (Bad (!at + 1, "expected a line, found the end")) in
  let next () = let l = line () in incr at; l in
  let num s = if is_number s then int_of_string s else bad ("expected a number, found '" ^ s ^ "'") in
  let int s = if s <> "" && s.[0] = '-' then - num (String.sub s 1 (String.length s - 1)) else num s in
  let words s = String.split_on_char ' ' s in
  let hex s =
    let l = String.length s in
    let digit = function
      | '0'..'9' as c -> Char.code c - 48 | 'a'..'f' as c -> Char.code c - 87 | _ -> bad "expected hexadecimal digits" in
    if l = 0 || (l > 1 && s.[0] = '0') then bad "expected hexadecimal digits";
    n_of_bits (4 * l) (fun i -> digit s.[l - 1 - i / 4] land (1 lsl (i mod 4)) <> 0) in
  let times_line count read =
    let rec go left done_ = if left = 0 then List.rev done_ else go (left - 1) (read (next ()) :: done_) in
    go count [] in
  let times count read = times_line count (fun l -> read (words l)) in
  let rec several count read = if count = 0 then [] else let a = read () in a :: several (count - 1) read in
  (* Planes of so many 64-bit words in hexadecimal digits, to be compared: the low word first. *)
  let key width planes =
    let width = num width in
    if not (List.mem width [1; 2; 4; 16]) then bad "expected 1, 2, 4 or 16 words";
    List.concat_map (fun s ->
      let l = String.length s in
      if l > 16 * width then bad "expected planes of fewer words";
      let s = String.make (16 * width - l) '0' ^ s in
      List.init width (fun i -> String.sub s (16 * (width - 1 - i)) 16)) planes in
  let one_word count width = if num count = 0 && width <> "1" then bad "expected 1 word where there is no entry" in
  let ascending = ref None in
  let rise k = (match !ascending with Some before when compare before k >= 0 -> bad "expected ascending order" | _ -> ()); ascending := Some k in
  let moves count =
    let rec go left done_ = if left <= 0 then List.rev done_ else
      let l = List.map num (words (next ())) in
      if List.length l <> min left 20 then bad "expected 20 numbers a line" else go (left - 20) (List.rev_append l done_) in
    go count [] in
  let numbers l = List.rev (List.rev_map n_of l) in
  let split_last l = match List.rev l with x :: r -> List.rev r, x | [] -> bad "expected a position" in
  (* Which clauses are gone, by twice the number on from the last of the formula, or 1 more than twice the number. *)
  let gone = ref (Bytes.make 1024 '\000') and ended = ref false and first_clauses = ref 0 and last = ref 0 in
  let slot n = if n > !first_clauses then 2 * (n - !first_clauses) else 2 * n + 1 in
  let is_there n = n >= 1 && n <= !last && (let i = slot n in i >= Bytes.length !gone || Bytes.get !gone i = '\000') in
  let delete n =
    let i = slot n in
    if i >= Bytes.length !gone then gone := Bytes.cat !gone (Bytes.make (i + 1) '\000');
    Bytes.set !gone i '\001' in
  let addition line =
    if !ended then bad "expected the empty clause in the last step";
    let length = String.length line and at = ref 0 in
    let here () = if !at < length then line.[!at] else ' ' in
    let number () =
      let first = !at and value = ref 0 in
      while is_digit (here ()) do value := 10 * !value + Char.code line.[!at] - 48; incr at done;
      let digits = !at - first in
      if digits = 0 || digits > 9 && not (is_small (String.sub line first digits)) || digits > 1 && line.[first] = '0' then bad "expected a number";
      !value in
    let blank () = if !at >= length || line.[!at] <> ' ' then bad "expected a blank and a number"; incr at in
    let rec until_zero read done_ = blank (); match read () with None -> List.rev done_ | Some x -> until_zero read (x :: done_) in
    let literal () =
      let negative = here () = '-' in
      if negative then incr at;
      match number () with 0 when negative -> bad "expected a literal" | 0 -> None | v -> Some (n_of v, not negative) in
    let hint () = match number () with 0 -> None | n when is_there n -> Some n | _ -> bad "expected clauses that are there" in
    let n = number () in
    blank ();
    let step =
      if here () = 'd' then begin
        if n <> !last then bad "expected the number of the clause added last";
        incr at;
        if until_zero (fun () -> let h = hint () in Option.iter delete h; h) [] = [] then bad "expected clauses to delete";
        None
      end else begin
        decr at;
        let literals = until_zero literal [] in
        let hints = until_zero hint [] in
        if n <> !last + 1 then bad "expected the next number";
        incr last;
        ended := literals = [];
        Some ((n_of n, literals), numbers hints)
      end in
    if !at < length then bad "expected the end of the line";
    step in
  (* `delete 5 7 keep 9 toggle 3-9 flip 2` *)
  let step l =
    let section word = function
      | w :: rest when w = word ->
        let rec items before = function
          | x :: rest when x <> "" && x.[0] >= '0' && x.[0] <= '9' ->
            let item = match String.split_on_char '-' x with
              | [v] when word <> "toggle" -> num v, 0
              | [u; v] when word = "toggle" && num u < num v -> num u, num v
              | _ -> bad "expected a vertex, or an edge, its smaller end first" in
            if before <> [] && compare (List.hd before) item >= 0 then bad "expected ascending order";
            items (item :: before) rest
          | rest -> if before = [] then bad ("expected something behind `" ^ word ^ "`"); List.rev before, rest in
        items [] rest
      | l -> [], l in
    let deleted, l = section "delete" l in
    let kept, l = section "keep" l in
    let toggled, l = section "toggle" l in
    let flipped, l = section "flip" l in
    if l <> [] || (deleted = [] && kept = []) then bad "expected vertices that are deleted or kept, and what is toggled and flipped";
    if deleted = [] && toggled = [] then bad "expected a vertex to delete or an edge to toggle";
    let firsts l = List.map (fun (v, _) -> n_of v) l in
    step_of (firsts deleted) (firsts kept) (List.map (fun (u, v) -> n_of u, n_of v) toggled) (firsts flipped) in
  let replayed play = try play () with Wrong reason -> bad reason | Failure _ | Not_found | Invalid_argument _ -> bad "expected a gadget and another" in
  let replayed_gadgets claim = let (k, m, _, _), (_, m', _, _), _ = gadgets (List.map string_of_text claim) in k, m, m' in
  (* A certificate inside this one, of a kind that does not go on so. *)
  let inside goes_on what =
    let claim, proof, behind = certificate lines !at in
    if goes_on proof then bad ("expected evidence of another kind, of " ^ what);
    at := behind;
    claim, proof in
  (* The name of a vertex that is left, by its number; and new names, of those that come for inner vertices of a gadget. *)
  let named names v = match if v < Array.length names then names.(v) else None with Some n -> n | None -> bad "expected vertices that are left" in
  let replace names fresh inner count =
    let young = List.init count (fun i -> !fresh + i) in
    fresh := !fresh + count;
    List.iteri (fun i v -> names.(v) <- List.nth_opt young i) inner;
    young in
  let as_line base order =
    match List.filter_map (fun l -> match words (string_of_text l) with "instance" :: b :: _ -> Some b | _ -> None) base with
    | [b] when b <> "" && (if order > 62 then b.[0] = ':' else b.[0] <> '&' && not (String.contains b ':')) -> ()
    | _ -> bad "expected what is left as graph6, or sparse6 of more than 62 vertices" in
  ignore (line ());
  let claim = claim_at lines first and start = first + 1 in
  at := start + List.length claim;
  ignore (line ());
  let statement = lines.(!at - 1) in
  let unknown reason = raise (Unknown (first + 1, reason)) in
  let starting_codes () = match rules_on (before_statement claim) with
    | Some { the_game = g; _ } -> List.map int_of (legal_moves g g.start) | None -> [] in
  let game = match words lines.(start) with _ :: name :: _ -> name | _ -> bad "expected `game`" in
  if not (is_known claim) then unknown ("expected a game that is proved, found " ^ game);
  for i = start to !at - 1 do
    Option.iter (fun n -> raise (Bad (i + 1, Printf.sprintf "expected numbers of at most %d, found %s" greatest n))) (too_great lines.(i))
  done;
  let evidence = match List.tl (words (next ())) with
    | ["order"; count] -> Order (numbers (moves (num count)))
    | "closure" :: count :: width :: rest ->
      if num count = 0 || (rest <> [] && rest <> ["reflected"]) then bad "expected positions";
      Closure (rest <> [], times (num count) (fun l -> rise (key width l, false); List.map hex l))
    | ["derivation"; count; vertex] ->
      let count = num count and vertex = num vertex in
      let steps = times count step in
      let base, proof, behind = certificate lines !at in
      (match proof with Derivation _ -> bad "expected evidence that ends a derivation" | _ -> ());
      at := behind;
      Derivation (steps, n_of vertex, base, proof)
    | ["mirror"; values; triples; width] ->
      let heap w = if w <> "" && w.[0] = '*' then num (String.sub w 1 (String.length w - 1)) else bad "expected a heap" in
      let entry = function
        | p :: h :: rest -> rise (key width [p], false); Ints.of_list (cells_of (hex p)), heap h, rest
        | _ -> bad "expected a position and a heap" in
      let values = times (num values) (fun l -> match entry l with p, h, [] -> p, h | _ -> bad "expected a position and a heap") in
      ascending := None;
      let answer w = if w <> "" && w.[0] = '*' then Left (heap w) else Moves (num w) in
      let triples = times (num triples) (fun l -> let p, h, answers = entry l in p, h, List.map answer answers) in
      replayed (fun () -> replay_mirror (List.map string_of_text claim) values triples);
      Mirror
    | ["counterplay"; first; second; width] ->
      let entry = function
        | a :: b :: c :: bound :: answers when String.length bound > 2 && String.sub bound 0 2 = "<=" && bound <> "<=-0" ->
          rise (key width [a; b; c], false);
          List.map hex [a; b; c], int (String.sub bound 2 (String.length bound - 2)), List.map num answers
        | _ -> bad "expected a position and a bound" in
      let first = times (num first) entry in
      ascending := None;
      let second = times (num second) entry in
      replayed (fun () -> replay_counterplay (List.map string_of_text claim) first second);
      Counterplay
    | ["derivation"; lemmas; steps; parts] ->
      let is_derivation = function Derivation _ | Exchanges _ -> true | _ -> false in
      let lemma () = match inside is_derivation "a lemma" with
        | claim, Mirror when List.hd claim = text "game node-kayles-gadget 1" -> claim, replayed_gadgets claim
        | _ -> bad "expected a lemma about node-kayles-gadget with evidence mirror" in
      let lemmas = Array.of_list (several (num lemmas) lemma) in
      let used = Array.make (Array.length lemmas) false in
      (* Moves are numbered as those before play; of node-kayles they are all vertices. *)
      let codes = match board_in claim with
        | Some (n, _) when game = "node-kayles" -> List.init (int_of n) Fun.id
        | _ -> starting_codes () in
      let names = Array.of_list (List.map Option.some codes) and fresh = ref (1 + List.fold_left max 0 codes) in
      let steps = times (num steps) (fun l -> match List.map num l with
        | lemma :: inner when lemma < Array.length lemmas ->
          used.(lemma) <- true;
          let _, m, m' = snd lemmas.(lemma) in
          if List.length inner <> m || m' > m then bad "expected the inner vertices of a gadget, and no more after it";
          let old = List.map (named names) inner in
          let young = replace names fresh inner m' in
          (n_of lemma, numbers old), numbers young
        | _ -> bad "expected the number of a lemma") in
      if Array.mem false used then bad "expected lemmas that a step uses";
      let lemmas = Array.to_list (Array.map fst lemmas) in
      let found = components names (left_in claim lemmas steps) in
      if List.length found <> num parts then bad "expected a certificate for each component that is left";
      Exchanges (lemmas, steps, List.map (fun part ->
        let base, proof = inside is_derivation "a component" in
        as_line base (List.length part);
        (numbers (List.map (named names) part), base), proof) found)
    | ["cancellation"; lemmas; steps] ->
      let inside = inside (function Cancellation _ -> true | _ -> false) in
      let lemma () = match inside "a lemma" with
        | claim, Counterplay -> claim, replayed_gadgets claim
        | _ -> bad "expected a lemma with evidence counterplay" in
      let lemmas = Array.of_list (several (num lemmas) lemma) in
      let used = Array.make (Array.length lemmas) false in
      (* The vertices by their numbers on the board, those of new gadgets with new names. *)
      let order = match board_in claim with Some (n, _) -> int_of n | None -> bad "expected a board" in
      let names = Array.init order Option.some and fresh = ref order in
      let rec pairs = function
        | u :: v :: rest when u <= v -> (u, v) :: pairs rest
        | [] -> []
        | _ -> bad "expected pairs of vertices, the smaller first" in
      let steps = times (num steps) (function
        | "cancel" :: (_ :: _ as l) ->
          let l = pairs (List.map num l) in
          if List.sort_uniq compare l <> l then bad "expected pairs in ascending order";
          let pair_of (u, v) = n_of (named names u), n_of (named names v) in
          let l' = List.map pair_of l in
          List.iter (fun (u, v) -> names.(u) <- None; names.(v) <- None) l;
          Cancel l'
        | "exchange" :: lemma :: l ->
          let lemma = num lemma and l = List.map num l in
          if lemma >= Array.length lemmas then bad "expected the number of a lemma";
          used.(lemma) <- true;
          let k, m, m' = snd lemmas.(lemma) in
          if List.length l <> k + m || m' > m then bad "expected the vertices of a gadget, and no more after it";
          let old = List.map (named names) l in
          let young = replace names fresh (List.filteri (fun i _ -> i >= k) l) m' in
          Exchange (n_of lemma, numbers (old @ young))
        | _ -> bad "expected `cancel` or `exchange`") in
      if Array.mem false used then bad "expected lemmas that a step uses";
      let base, proof = inside "what is left" in
      let left = List.filter_map Fun.id (Array.to_list names) in
      as_line base (List.length left);
      Cancellation (Array.to_list (Array.map fst lemmas), steps, numbers left, base, proof)
    | ["determinant"; count] ->
      Determinant (List.map fst (elimination claim), times (num count) (function [x] -> hex x | _ -> bad "expected an element"))
    | ["kernel"; count] -> let l = moves (num count) in List.iter (fun v -> rise ([Printf.sprintf "%016d" v], false)) l; Kernel (numbers l)
    | ["frontiers"; count] ->
      let layout = moves (num count) in
      let most = greatest_frontier claim layout in
      if most > 9 then unknown (Printf.sprintf "expected frontiers of at most 9 vertices, found one of %d" most);
      Frontiers (numbers layout)
    | ["implausible"; vertex; why] ->
      Implausible (n_of (num vertex), numbers (reached_from claim (num vertex)), match why with
        | "parity" -> Parity | "all-red" -> All_red | "reflection-all-red" -> Reflection_all_red
        | _ -> bad "expected a reason")
    | "pairs" :: count :: opening ->
      (* Moves are numbered as those before play; of node-kayles they are all vertices. *)
      let codes = Array.of_list (starting_codes ()) in
      let code s = let v = num s in if v < Array.length codes then n_of codes.(v) else bad "expected a move" in
      let opening = match opening with [] -> None | [m] -> Some (code m) | _ -> bad "expected an opening, or none" in
      Pairs (opening, times (num count) (function
        | [u; v] when num u < num v -> rise ([Printf.sprintf "%016d" (num u)], false); code u, code v
        | _ -> bad "expected a pair, the smaller move first"))
    | ["induction"; first_repeated] ->
      let first_repeated = num first_repeated in
      (* Boundary, inner and twice the link vertices of each family, as gamecert-check has it. *)
      let wide w = match List.map int_of_string_opt (String.split_on_char '+' w) with
        | [Some b; Some i; Some l] -> b + i + 2 * l > 6 | _ -> false in
      if Array.exists (fun l -> List.exists wide (words l)) (Array.sub lines start (!at - start)) || first_repeated > 1000 then
        unknown "expected tables of at most 6 boundary vertices that repeat at 1000 or before";
      Induction (n_of first_repeated)
    | ["signature"; count] -> Signature (times (num count) (function [x] -> hex x | _ -> bad "expected a set"))
    | ["simulation"; count; width; other] ->
      (* The other game stands here as in the lines of a claim, in the statement as in a command line. *)
      let rec subject options = match words (next ()) with
        | ["game"; name; "1"] when options = [] -> subject ["SAME"; "AS"; name]
        | ["parameter"; name; value] when options <> [] -> subject (options @ ["--" ^ name; value])
        | "instance" :: board when options <> [] -> options @ board
        | _ -> bad "expected the other game, its parameters and its instance" in
      if "statement " ^ String.concat " " (subject []) <> statement then bad "expected the game of the statement";
      Simulation (times (num count) (fun l ->
        let rec cut front = function "/" :: back -> List.rev front, back | w :: l -> cut (w :: front) l | [] -> bad "expected '/'" in
        let left, right = cut [] l in
        rise (key width left @ key other right, false);
        List.map hex left, List.map hex right))
    | ["lrat"; clauses; steps] ->
      if game <> "ello" then unknown ("expected lrat about ello, found it about " ^ game);
      first_clauses := num clauses;
      last := num clauses;
      let steps = times_line (num steps) addition in
      Lrat (elimination claim, List.filter_map Fun.id steps)
    | ["leads"; count] ->
      let set below s =
        let l = cells_of (hex s) in
        if String.length s > 16 || List.exists (fun v -> v >= below) l then bad "expected vertices below"; l in
      let rec split n l = if n = 0 then [], l else match l with
        | x :: l -> let a, b = split (n - 1) l in x :: a, b | [] -> bad "expected a graph and a bound" in
      let whole s = let x = int s in if x = 0 && s <> "0" then bad "expected a number"; x in
      let pad s = String.make (16 - String.length s) '0' ^ s in
      let rec packed = function
        | [] -> []
        | l -> let now, later = if List.length l > 8 then split 8 l else l, [] in
               pad (String.concat "" (List.rev_map (fun x -> Printf.sprintf "%02x" (x + 128)) now)) :: packed later in
      let entries = times (num count) (fun l ->
        let order, l = split 1 l in
        let n = num (List.hd order) in
        if n < 1 || n > 64 then bad "expected an order from 1 to 64";
        let leads, l = split n l in
        let leads = List.map whole leads in
        if List.exists (fun x -> abs x > 64) leads then bad "expected leads from -64 to 64";
        let out, l = split 1 l in
        let out = List.hd out in
        let rows, l = split (n - 1) l in
        let before = List.mapi (fun i s -> set (i + 1) s) rows in
        let below, l = split 1 l in
        let below = List.hd below in
        if String.length below < 3 || below.[1] <> '=' || below.[0] <> '<' && below.[0] <> '>' then bad "expected a bound";
        let sign = if below.[0] = '>' then 1 else -1 in
        let graph = lead_graph (List.map (( * ) sign) leads) (set n out) before in
        rise (Printf.sprintf "%016x" n :: pad out :: packed leads @ List.map pad rows, sign < 0);
        let counted = match l with
          | [] -> None
          | "pairs" :: rows when List.length rows = n - 1 ->
            let rows = Array.of_list (List.mapi (fun i s -> set (i + 1) s) rows) in
            Array.iteri (fun i l -> if List.exists (fun u -> not graph.near.(u).(i + 1)) l then bad "expected edges of the graph in pairs") rows;
            Some (fun v w -> List.mem v rows.(w - 1))
          | _ -> bad "expected `pairs` and sets" in
        { graph; first = sign > 0; made = sign * whole (String.sub below 2 (String.length below - 2)); counted }) in
      replayed (fun () -> leads_evidence claim entries)
    | ["strategy"; count; width] ->
      one_word count width;
      let entries = times (num count) (fun l ->
        let planes, b = split_last l in
        if String.length b < 3 || b.[1] <> '=' then bad "expected a bound";
        rise (key width planes, b.[0] = '<');
        b.[0], (List.map hex planes, z_of (int (String.sub b 2 (String.length b - 2))))) in
      let of_side c = List.filter_map (fun (side, e) -> if side = c then Some e else None) entries in
      Strategy (of_side '>', of_side '<')
    | ["symmetry"; cells; turns; cases] ->
      let cells = num cells in
      let among v = if v < cells then v else bad "expected a cell" in
      let images () = Array.of_list (List.map among (moves cells)) in
      let turns = several (num turns) (fun () -> if next () <> "turn" then bad "expected `turn`"; images ()) in
      if num cases = 0 then bad "expected a case";
      let cases = several (num cases) (fun () -> match words (next ()) with
        | "mirror" :: opening -> let opening = List.map (fun w -> among (num w)) opening in opening, images ()
        | _ -> bad "expected `mirror`") in
      let pairs = List.filter_map (function [first; reply], image -> Some (first, reply, image) | _ -> None) cases in
      if pairs = [] && turns <> [] || pairs <> [] && List.length pairs < List.length cases then bad "expected replies to first moves";
      (* Cells that turns carry to each other, each known by the least. *)
      let orbit = ref (Array.init cells Fun.id) in
      List.iter (fun turn ->
        let before = Array.copy !orbit in
        Array.iteri (fun cell there ->
          let a = !orbit.(cell) and b = !orbit.(there) in
          orbit := Array.map (fun c -> if c = max a b then min a b else c) !orbit) turn;
        if before = !orbit then bad "expected turns that carry a case further") turns;
      let firsts = List.map (fun (first, _, _) -> !orbit.(first)) pairs in
      if List.length (List.sort_uniq compare firsts) < List.length firsts then bad "expected one case for a first move";
      let all = if pairs = [] then cases else turned turns pairs in
      Symmetry (List.map (fun (opening, image) -> numbers opening, numbers (Array.to_list image)) all)
    | ["positions"; count; width] ->
      one_word count width;
      Positions (times (num count) (fun l ->
        let planes, heap = split_last l in
        rise (key width planes, false);
        List.map hex planes,
        if heap = "loony" then None
        else if heap <> "" && heap.[0] = '*' then Some (n_of (num (String.sub heap 1 (String.length heap - 1))))
        else bad "expected a heap"))
    | "" :: _ | [] -> bad "expected a kind of evidence"
    | kind :: _ -> unknown ("expected a kind of evidence that is proved, found " ^ kind)
  in
  if next () <> "end" then bad "expected `end`";
  claim, evidence, !at
