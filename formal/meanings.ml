(* Formulas as formal/language reads them: those that are read, and their values on graphs, as tests/formal/formulas.cpp prints them.

     meanings known [digraphs]   copies the formulas that are read, about graphs or digraphs
     meanings values GRAPHS      of each formula 0 or 1 for each graph: its order and its word, of a digraph its order, `arcs` and a number with a bit for each pair; `late` of one that takes half a second of the processor, or lists too long *)
open Checked

let text s =
  let rec go i rest = if i < 0 then rest else go (i - 1) (Checked.String (s.[i], rest)) in go (String.length s - 1) EmptyString
let rec positive n = if n = 1 then XH else if n land 1 = 0 then XO (positive (n / 2)) else XI (positive (n / 2))
let to_n n = if n = 0 then N0 else Npos (positive n)
let rec int_of = function N0 -> 0 | Npos p -> int_of_positive p
and int_of_positive = function XH -> 1 | XO p -> 2 * int_of_positive p | XI p -> 2 * int_of_positive p + 1
let formula ?(digraphs = false) line = match (if digraphs then read_formula_of_digraphs else read_formula) (text line) with Some f when is_computed f -> Some f | _ -> None
exception Late
let within_a_while f =
  let timer seconds = ignore (Unix.setitimer Unix.ITIMER_VIRTUAL { it_interval = 0.; it_value = seconds }) in
  Sys.set_signal Sys.sigvtalrm (Sys.Signal_handle (fun _ -> raise Late));
  timer 0.5;
  match f () with v -> timer 0.; v | exception (Late | Stack_overflow) -> timer 0.; "late"
let each_line channel f = try while true do f (input_line channel) done with End_of_file -> ()

let () =
  if Sys.argv.(1) = "known" then
    let digraphs = Array.length Sys.argv > 2 in
    each_line stdin (fun line -> if formula ~digraphs line <> None then print_endline line)
  else begin
    let graphs = ref [] and digraphs = ref false in
    each_line (open_in Sys.argv.(2)) (fun line ->
      let at = match String.split_on_char ' ' line with
        | [n; "arcs"; w] ->
          let n = int_of_string n and w = int_of_string w in
          digraphs := true;
          (fun f -> true_in_digraph f (to_n n) (fun u v -> w land (1 lsl (n * int_of u + int_of v)) <> 0))
        | [n; w] -> (fun f -> true_at f (to_n (int_of_string n)) (to_n (int_of_string w)))
        | _ -> failwith line in
      graphs := at :: !graphs);
    each_line stdin (fun line -> match formula ~digraphs:!digraphs line with
      | Some f -> Printf.printf "%s\t%s\n%!" (within_a_while (fun () -> String.concat "" (List.rev_map (fun at -> if at f then "1" else "0") !graphs))) line
      | None -> failwith line)
  end
