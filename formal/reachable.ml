(* Reachable positions of boards as formal/games plays them, printed as tests/formal/reachable.cpp prints them. *)
open Checked

let text s =
  let rec go i rest = if i < 0 then rest else go (i - 1) (Checked.String (s.[i], rest)) in go (String.length s - 1) EmptyString
let rec int_of = function XH -> 1 | XO p -> 2 * int_of p | XI p -> 2 * int_of p + 1
let of_n = function N0 -> 0 | Npos p -> int_of p
let of_z = function Z0 -> 0 | Zpos p -> int_of p | Zneg p -> - int_of p

let rec segments line = match Str.bounded_split_delim (Str.regexp_string "; ") line 2 with
  | [first; rest] -> first :: segments rest
  | l -> l

let () = try while true do
  let line = input_line stdin in
  print_endline ("@ " ^ line);
  match rules_on (List.map text (segments line)) with
  | None -> print_endline "refused"
  | Some r ->
    let g = r.the_game in
    let show p = String.concat " " (List.map (fun a -> Printf.sprintf "%x" (of_n a)) (r.written.planes p)) in
    let seen = Hashtbl.create 1000 in
    let lines = ref [] in
    let rec visit p =
      let name = show p in
      if not (Hashtbl.mem seen name) then begin
        Hashtbl.add seen name ();
        let options = List.map (fun m ->
          let q = g.play p m in
          visit q;
          Printf.sprintf "; %d %s %s %d" (of_n m) (show q)
            (match after g p m with Wins -> "w" | Keeps _ -> "k" | Passes _ -> "p") (of_z (g.gain p m))) (legal_moves g p) in
        lines := Printf.sprintf "%s remaining %d%s%s" name (of_n (g.remaining p)) (if g.won p then " won" else "")
          (String.concat "" options) :: !lines
      end in
    visit g.start;
    Printf.printf "start %s head %d\n" (show g.start) (of_z g.head_start);
    List.iter print_endline (List.sort compare !lines)
  done with End_of_file -> ()
