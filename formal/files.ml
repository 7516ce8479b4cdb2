(* Files of certificates: their lines, where each certificate begins and ends, the lines of its claim, and what stands in folders. *)
exception Bad of int * string                       (* rejected: line, reason *)

let text s =
  let rec go i rest = if i < 0 then rest else go (i - 1) (Checked.String (s.[i], rest)) in go (String.length s - 1) Checked.EmptyString
let of_text t =
  let b = Buffer.create 80 in
  let rec go = function Checked.EmptyString -> Buffer.contents b | Checked.String (c, t) -> Buffer.add_char b c; go t in go t

let status = ref 0
let note s message =                                (* what is rejected outweighs all else *)
  prerr_endline message;
  let weight = function 1 -> 3 | 2 -> 2 | 3 -> 1 | _ -> 0 in
  if weight s > weight !status then status := s

let read_lines file =
  let text = Buffer.create 65536 in
  (try while true do Buffer.add_channel text file 65536 done with End_of_file -> ());
  match List.rev (String.split_on_char '\n' (Buffer.contents text)) with
  | "" :: lines -> Array.of_list (List.rev lines)
  | lines -> raise (Bad (List.length lines, "expected a newline at the end of the last line"))

(* The line behind the certificate that begins at a line and may hold others. *)
let behind lines first =
  let rec go at depth =
    if at = Array.length lines then at else
      match depth + (match lines.(at) with "gamecert 1" -> 1 | "end" -> -1 | _ -> 0) with
      | 0 -> at + 1
      | depth -> go (at + 1) depth in
  go first 0

(* The lines of the claim of the certificate that begins at a line, as they stand: from that below `gamecert 1` to that above `evidence`. *)
let rec evidence_from lines at = if at = Array.length lines || String.starts_with ~prefix:"evidence " lines.(at) then at else evidence_from lines (at + 1)
let claim_at lines first =
  if lines.(first) <> "gamecert 1" then raise (Bad (first + 1, "expected `gamecert 1`"));
  List.map text (Array.to_list (Array.sub lines (first + 1) (evidence_from lines (first + 1) - first - 1)))
(* The line that names the evidence. *)
let evidence_at lines first =
  let at = evidence_from lines (first + 1) in if at < Array.length lines then lines.(at) else ""

(* The certificates in and below a directory, each entered once, by whatever link it is met first. *)
let rec inside entered directory =
  match let s = Unix.stat directory in let place = s.st_dev, s.st_ino in place, if Hashtbl.mem entered place then [||] else Sys.readdir directory with
  | exception (Unix.Unix_error _ | Sys_error _) -> note 2 (directory ^ ": expected a directory that can be read"); []
  | place, names ->
    Hashtbl.replace entered place ();
    Array.sort compare names;
    List.concat_map (fun name ->
      let path = Filename.concat directory name in
      match (Unix.stat path).Unix.st_kind with
      | Unix.S_DIR -> inside entered path
      | Unix.S_REG -> if Filename.check_suffix name ".cert" then [path] else []
      | _ -> if Filename.check_suffix name ".cert" then note 2 (path ^ ": expected a regular file, found another kind"); []
      | exception Unix.Unix_error _ -> note 2 (path ^ ": expected a file or directory that can be read"); [])
      (Array.to_list names)
let files_of name =
  if name = "-" || not (Sys.file_exists name && Sys.is_directory name) then [name] else begin
    let found = List.sort compare (inside (Hashtbl.create 10) name) in
    if found = [] then note 2 (name ^ ": expected certificates, NAME.cert, in the directory, found none");
    found
  end
