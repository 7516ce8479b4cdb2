(* Words of graphs, their canonical orders, which are hints, and the lists of small orders. Nothing here need be believed. *)
open Hints
open Checked

(** Graphs: of each vertex the set of its neighbours; digraphs: of those to which arcs lead, and `back`, of those from which *)

let bit v = 1 lsl v
let rec count_bits s = if s = 0 then 0 else 1 + count_bits (s land (s - 1))
let rec lowest s = if s land 1 = 1 then 0 else 1 + lowest (s lsr 1)
let rec each s f = if s <> 0 then begin f (lowest s); each (s land (s - 1)) f end

(* Of a word: for each vertex, the last one first, its edges to those before it, the first of these lowest. *)
let rows_of n word =
  let rows = Array.make n 0 in
  let rec go v u p =
    if u = v then begin if v > 1 then go (v - 1) 0 p end
    else match p with
      | None -> ()
      | Some p ->
        let set, rest = match p with XH -> true, None | XO p -> false, Some p | XI p -> true, Some p in
        if set then begin rows.(v) <- rows.(v) lor bit u; rows.(u) <- rows.(u) lor bit v end;
        go v (u + 1) rest in
  (match word with N0 -> () | Npos p -> if n > 1 then go (n - 1) 0 (Some p));
  rows
(* Of that of a digraph, where the arcs from those before a vertex stand lower than those to them. *)
let arcs_of n word =
  let rows = Array.make n 0 and back = Array.make n 0 in
  let arc u v = rows.(u) <- rows.(u) lor bit v; back.(v) <- back.(v) lor bit u in
  let rec go v i p =                                (* of the 2v arcs between v and those before it, the i-th *)
    if i = 2 * v then begin if v > 1 then go (v - 1) 0 p end
    else match p with
      | None -> ()
      | Some p ->
        let set, rest = match p with XH -> true, None | XO p -> false, Some p | XI p -> true, Some p in
        if set then begin if i < v then arc i v else arc v (i - v) end;
        go v (i + 1) rest in
  (match word with N0 -> () | Npos p -> if n > 1 then go (n - 1) 0 (Some p));
  rows, back
let drawn_of of_class n word = if directed of_class then arcs_of n word else rows_of n word, [||]
(* Of the rows to those before; of a digraph both rows of a vertex, one behind the other. *)
let word_of n (before : int array) =
  let of_each = Array.length before / max n 1 in
  let rec go i u w = if i = Array.length before then w else if u < 0 then go (i + 1) ((i + 1) / of_each - 1) w else
    go i (u - 1) (match w, before.(i) land bit u <> 0 with
      | N0, false -> N0 | N0, true -> Npos XH | Npos p, b -> Npos (if b then XI p else XO p)) in
  go 0 (-1) N0
let component rows from =
  let rec go s = let t = ref s in each s (fun v -> t := !t lor rows.(v)); if !t = s then s else go !t in go (bit from)
let is_connected rows = rows <> [||] && component rows 0 = bit (Array.length rows) - 1

(** The search for the greatest word, as graphs/canonical_word.cpp *)

type partition = { cells : int array; mutable opened : int; mutable todo : int }
(* Numbers of automorphisms are whole, and below 2^53. *)
type canonical = { order : int array; before : int array; automorphisms : float }

let split p place few many =
  let next = place + count_bits few in
  p.cells.(place) <- few;
  p.cells.(next) <- many;
  p.todo <- p.todo lor bit place lor bit next;
  if few land (few - 1) = 0 then p.opened <- p.opened land lnot (bit place);
  if many land (many - 1) <> 0 then p.opened <- p.opened lor bit next
let rec split_by p place cell sums height =
  if height > 0 then begin
    let few = cell land lnot sums.(height - 1) and many = cell land sums.(height - 1) in
    if few <> 0 && many <> 0 then split p place few many;
    if few land (few - 1) <> 0 then split_by p place few sums (height - 1);
    if many land (many - 1) <> 0 then split_by p (place + count_bits few) many sums (height - 1)
  end
let split_all rows p by =
  let sums = Array.make 5 0 and height = ref 0 in
  each by (fun v ->
    let rec add i carry = if carry <> 0 then begin
      let sum = sums.(i) lxor carry and carried = carry land sums.(i) in
      sums.(i) <- sum;
      if i >= !height then height := i + 1;
      add (i + 1) carried end in
    add 0 rows.(v));
  each p.opened (fun place ->
    let cell = p.cells.(place) in
    let rec uneven i = i < !height && (cell land sums.(i) <> 0 && cell land lnot sums.(i) <> 0 || uneven (i + 1)) in
    if uneven 0 then split_by p place cell sums !height)
let refine rows back p =
  while p.todo <> 0 && p.opened <> 0 do
    let place = lowest p.todo in
    p.todo <- p.todo land (p.todo - 1);
    let by = p.cells.(place) in
    split_all rows p by;
    if back <> [||] then split_all back p by
  done
let twins rows back cell =
  let first = lowest cell in
  let inside = rows.(first) land cell in
  (inside = 0 || inside = cell land lnot (bit first)) &&
  (let alike = ref true in
   each (cell land (cell - 1)) (fun v ->
     if rows.(v) land lnot cell <> rows.(first) land lnot cell || rows.(v) land cell <> (if inside = 0 then 0 else cell land lnot (bit v))
     || back <> [||] && back.(v) land lnot cell <> back.(first) land lnot cell
     then alike := false);
   !alike)

(* Of the vertices of a connected part. *)
let canonical_part rows back part =
  let size = count_bits part in
  let best = ref None in
  let place_of = Array.make 16 0 in
  let look p alike =
    let order = Array.init size (fun i -> lowest p.cells.(i)) in
    Array.iteri (fun i v -> place_of.(v) <- i) order;
    let row i rows v =
      let places = ref 0 in
      each rows.(v) (fun u -> places := !places lor bit place_of.(u));
      !places land (bit i - 1) in
    let before = if back = [||] then Array.mapi (fun i v -> row i rows v) order
      else Array.init (2 * size) (fun i -> row (i / 2) (if i land 1 = 0 then rows else back) order.(i / 2)) in
    match !best with
    | Some b when compare before b.before < 0 -> ()
    | Some b when before = b.before -> best := Some { b with automorphisms = b.automorphisms +. alike }
    | _ -> best := Some { order; before; automorphisms = alike } in
  let rec visit p alike =
    refine rows back p;
    if p.opened = 0 then look p alike
    else begin
      let place = lowest p.opened in
      let cell = p.cells.(place) in
      let branch v alike =
        let p = { p with cells = Array.copy p.cells } in
        split p place (bit v) (cell land lnot (bit v));
        visit p alike in
      if twins rows back cell then branch (lowest cell) (alike *. float (count_bits cell)) else each cell (fun v -> branch v alike)
    end in
  let cells = Array.make 16 0 in
  cells.(0) <- part;
  visit { cells; opened = (if size > 1 then 1 else 0); todo = 1 } 1.;
  Option.get !best
(* Parts ascending, by their orders and words; equal ones may be exchanged. *)
let canonical (rows, back) =
  let n = Array.length rows in
  let joined = if back = [||] then rows else Array.map2 (lor) rows back in
  let rec parts left = if left = 0 then [] else let part = component joined (lowest left) in part :: parts (left land lnot part) in
  match List.map (canonical_part rows back) (parts (bit n - 1)) with
  | [c] -> c
  | l ->
    let key c = Array.length c.order, c.before in
    let l = List.sort (fun c d -> compare (key c) (key d)) l in
    let _, _, automorphisms = List.fold_left (fun (before, alike, product) c ->
      let alike = if before = Some (key c) then alike + 1 else 1 in Some (key c), alike, product *. c.automorphisms *. float alike) (None, 0, 1.) l in
    let order = Array.concat (List.map (fun c -> c.order) l) in
    let _, before = List.fold_left (fun (first, rows) c ->
      first + Array.length c.order, Array.append rows (Array.map (fun r -> r lsl first) c.before)) (0, [||]) l in
    { order; before; automorphisms }

(* Trees have other words: of parentheses, `(` is 1 and written as `1` here. *)
let tree_of_word n word =
  let text = Bytes.make (2 * n) '0' in
  let rec fill i = function XH -> Bytes.set text i '1' | XO p -> fill (i - 1) p | XI p -> Bytes.set text i '1'; fill (i - 1) p in
  (match word with N0 -> () | Npos p -> fill (2 * n - 1) p);
  let rows = Array.make n 0 and next = ref 0 in
  let place opened = function
    | '1' when !next < n && (opened <> [] || !next = 0) ->
      let v = !next in
      incr next;
      (match opened with u :: _ -> rows.(u) <- rows.(u) lor bit v; rows.(v) <- rows.(v) lor bit u | [] -> ());
      v :: opened
    | '0' when opened <> [] -> List.tl opened
    | _ -> raise Not_found in
  match Bytes.fold_left place [] text with
  | [] when !next = n -> Some rows
  | _ | exception Not_found -> None
(* The word and the number of automorphisms. *)
let tree_word rows =
  let n = Array.length rows in
  let key w = String.length w, w in
  let rec branch v from =
    let branches = ref [] in
    each rows.(v) (fun w -> if w <> from then branches := branch w v :: !branches);
    let l = List.sort (fun (a, _) (b, _) -> compare (key b) (key a)) !branches in
    let _, _, automorphisms = List.fold_left (fun (before, alike, product) (w, a) ->
      let alike = if before = w then alike + 1 else 1 in w, alike, product *. a *. float alike) ("", 0, 1.) l in
    "1" ^ String.concat "" (List.map fst l) ^ "0", automorphisms in
  let rec centres left =
    if count_bits left <= 2 then left else begin
      let leaves = ref 0 in
      each left (fun v -> if count_bits (rows.(v) land left) <= 1 then leaves := !leaves lor bit v);
      centres (left land lnot !leaves)
    end in
  let best = ref ("", 0.) in
  each (centres (bit n - 1)) (fun v ->
    let w, a = branch v (-1) in
    if w = fst !best then best := w, snd !best +. a else if w > fst !best then best := w, a);
  let text, automorphisms = !best in
  n_of_bits (2 * n) (fun i -> text.[2 * n - 1 - i] = '1'), automorphisms

(* The vertices of the graph of a word in their canonical order, the last one first. *)
let canonical_order of_class n word =
  let c = canonical (drawn_of of_class (int_of n) word) in
  Array.fold_left (fun l v -> n_of v :: l) [] c.order

(** Lists *)

let compare_words a b = match N.compare a b with Eq -> 0 | Lt -> -1 | Gt -> 1
(* What a vertex more is joined to; of a digraph by arcs from it, and to it. *)
let ways_of c rows =
  let k = Array.length rows in
  let subsets () = List.init (bit k) (fun s -> s) in
  let alike = List.map (fun s -> s, s) in
  match c with
  | Polygons ->                                     (* sides, which are in one triangle *)
    let common u v = rows.(u) land rows.(v) in
    let sides = ref [] in
    Array.iteri (fun v r -> each (r land (bit v - 1)) (fun u -> if common u v <> 0 && common u v land (common u v - 1) = 0 then sides := (bit u lor bit v) :: !sides)) rows;
    alike !sides
  | Trees -> alike (if k = 0 then [0] else List.init k bit)
  | Connected_graphs -> alike (if k = 0 then [0] else List.tl (subsets ()))
  | All_graphs -> alike (subsets ())
  | Digraphs -> let s = subsets () in List.concat_map (fun out -> List.map (fun back -> out, back) s) s
  | Orientations -> let s = subsets () in List.concat_map (fun out -> List.filter_map (fun back -> if out land back = 0 then Some (out, back) else None) s) s
  | Tournaments -> List.map (fun out -> out, bit k - 1 - out) (subsets ())
(* How many they are at most. *)
let most_ways c k =
  let rec power b k = if k = 0 then 1 else b * power b (k - 1) in
  match c with Trees | Polygons -> 2 * (k + 1) | Digraphs -> power 4 k | Orientations -> power 3 k | _ -> bit k
(* Of each order from 1 to the last, those that are kept; graphs with a vertex more are looked at, so many at most. *)
exception Too_many of int
let lists_to ?(keep = fun _ _ -> true) ?(most = max_int) c last =
  let rec go k list = if k > last then [] else
    let found = Hashtbl.create 1000 and n = n_of k in
    if List.length list > most / most_ways c (k - 1) then raise (Too_many k);
    let with_vertex rows s r = Array.append (Array.mapi (fun u r -> if s land bit u <> 0 then r lor bit (k - 1) else r) rows) [|r|] in
    List.iter (fun word ->
      let rows, back = drawn_of c (k - 1) word in
      List.iter (fun (out, from) ->
        let before = (canonical (with_vertex rows from out, if directed c then with_vertex back out from else [||])).before in
        let key = Array.to_list before in
        if not (Hashtbl.mem found key) then begin
          let word = word_of k before in
          Hashtbl.replace found key (if keep n word then Some word else None)
        end) (ways_of c rows)) list;
    let list = List.sort compare_words (Hashtbl.fold (fun _ w l -> match w with Some w -> w :: l | None -> l) found []) in
    list :: go (k + 1) list in
  if c <> Polygons then go 1 [N0]
  else let triangle = [n_of 7] in List.filteri (fun i _ -> i < last) [[]; []; triangle] @ go 4 triangle
