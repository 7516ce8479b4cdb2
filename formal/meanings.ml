(* Formulas as formal/language reads them: those that are read, and their values on graphs, as tests/formal/formulas.cpp prints them.

     meanings known           copies the formulas that are read
     meanings values GRAPHS   of each formula 0 or 1 for each graph: its order and its word; `late` of one that takes half a second of the processor, or lists too long *)
open Checked

let text s =
  let rec go i rest = if i < 0 then rest else go (i - 1) (Checked.String (s.[i], rest)) in go (String.length s - 1) EmptyString
let rec positive n = if n = 1 then XH else if n land 1 = 0 then XO (positive (n / 2)) else XI (positive (n / 2))
let to_n n = if n = 0 then N0 else Npos (positive n)
let formula line = match read_formula (text line) with Some f when is_computed f -> Some f | _ -> None
exception Late
let within_a_while f =
  let timer seconds = ignore (Unix.setitimer Unix.ITIMER_VIRTUAL { it_interval = 0.; it_value = seconds }) in
  Sys.set_signal Sys.sigvtalrm (Sys.Signal_handle (fun _ -> raise Late));
  timer 0.5;
  match f () with v -> timer 0.; v | exception (Late | Stack_overflow) -> timer 0.; "late"
let each_line channel f = try while true do f (input_line channel) done with End_of_file -> ()

let () =
  if Sys.argv.(1) = "known" then each_line stdin (fun line -> if formula line <> None then print_endline line)
  else begin
    let graphs = ref [] in
    each_line (open_in Sys.argv.(2)) (fun line -> Scanf.sscanf line "%d %d" (fun n w -> graphs := (to_n n, to_n w) :: !graphs));
    each_line stdin (fun line -> match formula line with
      | Some f ->
        Printf.printf "%s\t%s\n%!" (within_a_while (fun () -> String.concat "" (List.rev_map (fun (n, w) -> if true_at f n w then "1" else "0") !graphs))) line
      | None -> failwith line)
  end
