(* A preprocessor of OCaml for the program in a page, where a worker has room for some thousand calls inside calls: functions that call
   themselves otherwise than last go on without the stack below a depth. What is computed stays the same, as the extracted code has no
   effects: a call inside is made first, and what is done with its value waits in a list.

     let rec f x y = ... C[f a b] ...
   becomes
     let f =
       let rec f_step' x y k = ... f_step' a b (Deep.wait (fun r k -> ... C[r] ...) k) ... in
       let rec f_at' d x y = if d = 0 then Deep.run (f_step' x y Deep.Done) else ... C[f_at' (d - 1) a b] ... in
       fun x y -> f_at' 100 x y

   Left as they are: functions of a group, and those that are named inside other functions of theirs, or with fewer arguments. *)
open Parsetree
open Ast_helper
open Asttypes

exception Left_as_it_is

let name s = Location.mknoloc s
let path s = Longident.unflatten (String.split_on_char '.' s) |> Option.get
let ident s = Exp.ident (name (path s))
let apply f arguments = Exp.apply f (List.map (fun a -> Nolabel, a) arguments)
let construct c arguments = Exp.construct (name (path c)) (match arguments with [] -> None | [a] -> Some a | l -> Some (Exp.tuple l))
let variable s = Pat.var (name s)
let rec abstract parameters body = match parameters with [] -> body | p :: rest -> Exp.fun_ Nolabel None p (abstract rest body)

(* Whether the name stands in an expression, as another name or not. *)
let mentions f e =
  let found = ref false in
  let it = { Ast_iterator.default_iterator with
    expr = (fun it e ->
      (match e.pexp_desc with Pexp_ident { txt = Lident s; _ } when s = f -> found := true | _ -> ());
      Ast_iterator.default_iterator.expr it e);
    pat = (fun it p ->
      (match p.ppat_desc with Ppat_var { txt; _ } when txt = f -> raise Left_as_it_is | _ -> ());
      Ast_iterator.default_iterator.pat it p) } in
  it.expr it e;
  !found

(* Parameters, all names, and the body; where it is `function`, of a further one. *)
let rec parameters e = match e.pexp_desc with
  | Pexp_fun (Nolabel, None, ({ ppat_desc = Ppat_var _; _ } as p), body) -> let l, body = parameters body in p :: l, body
  | Pexp_fun (Nolabel, None, ({ ppat_desc = Ppat_any; _ }), body) -> let l, body = parameters body in variable "__unused" :: l, body
  | Pexp_function cases -> [variable "__last"], Exp.match_ (ident "__last") cases
  | Pexp_fun _ -> raise Left_as_it_is
  | _ -> [], e
let name_of p = match p.ppat_desc with Ppat_var { txt; _ } -> txt | _ -> raise Left_as_it_is

(* Calls of f with so many arguments, given to `call`. *)
let replaced f count call e =
  let mapper = { Ast_mapper.default_mapper with
    expr = (fun m e -> match e.pexp_desc with
      | Pexp_apply ({ pexp_desc = Pexp_ident { txt = Lident s; _ }; _ }, arguments) when s = f ->
        if List.length arguments <> count then raise Left_as_it_is;
        call (List.map (fun (_, a) -> m.expr m a) arguments)
      | Pexp_ident { txt = Lident s; _ } when s = f -> raise Left_as_it_is
      | _ -> Ast_mapper.default_mapper.expr m e) } in
  mapper.expr mapper e

(* The first subexpression that is evaluated in any case and calls f, and what puts another there. *)
let strict f e =
  let among l put = List.find_map (fun (i, a) ->
      if mentions f a then Some (a, fun b -> put (List.mapi (fun j a -> if i = j then b else a) l)) else None) (List.mapi (fun i a -> i, a) l) in
  let with_desc d = { e with pexp_desc = d } in
  match e.pexp_desc with
  | Pexp_apply (g, arguments) ->
    among (g :: List.map snd arguments) (fun l -> with_desc (Pexp_apply (List.hd l, List.map2 (fun (label, _) a -> label, a) arguments (List.tl l))))
  | Pexp_construct (c, Some ({ pexp_desc = Pexp_tuple l; _ } as t)) ->
    among l (fun l -> with_desc (Pexp_construct (c, Some { t with pexp_desc = Pexp_tuple l })))
  | Pexp_construct (c, Some a) -> among [a] (fun l -> with_desc (Pexp_construct (c, Some (List.hd l))))
  | Pexp_tuple l -> among l (fun l -> with_desc (Pexp_tuple l))
  | Pexp_match (a, cases) -> among [a] (fun l -> with_desc (Pexp_match (List.hd l, cases)))
  | Pexp_ifthenelse (a, b, c) -> among [a] (fun l -> with_desc (Pexp_ifthenelse (List.hd l, b, c)))
  | Pexp_let (Nonrecursive, [v], body) -> among [v.pvb_expr] (fun l -> with_desc (Pexp_let (Nonrecursive, [{ v with pvb_expr = List.hd l }], body)))
  | Pexp_field (a, field) -> among [a] (fun l -> with_desc (Pexp_field (List.hd l, field)))
  | Pexp_record (fields, None) ->
    among (List.map snd fields) (fun l -> with_desc (Pexp_record (List.map2 (fun (field, _) a -> field, a) fields l, None)))
  | Pexp_constraint (a, t) -> among [a] (fun l -> with_desc (Pexp_constraint (List.hd l, t)))
  | _ -> None

(* The body of f_step'; `inside` tells that some call is not the last thing done. *)
let stepped f count inside body =
  let fresh = ref 0 in
  let k = ident "__waiting" in
  let rec step e =
    if not (mentions f e) then construct "Deep.Value" [apply (ident "Obj.repr") [e]; k]
    else match e.pexp_desc with
      | Pexp_apply ({ pexp_desc = Pexp_ident { txt = Lident s; _ }; _ }, arguments)
        when s = f && not (List.exists (fun (_, a) -> mentions f a) arguments) ->
        if List.length arguments <> count then raise Left_as_it_is;
        apply (ident (f ^ "_step'")) (List.map snd arguments @ [k])
      | Pexp_match (a, cases) when not (mentions f a) ->
        Exp.match_ a (List.map (fun c ->
          if Option.fold ~none:false ~some:(mentions f) c.pc_guard then raise Left_as_it_is;
          { c with pc_rhs = step c.pc_rhs }) cases)
      | Pexp_ifthenelse (a, b, Some c) when not (mentions f a) -> Exp.ifthenelse a (step b) (Some (step c))
      | Pexp_let (r, l, body) when not (List.exists (fun v -> mentions f v.pvb_expr) l) -> Exp.let_ r l (step body)
      | Pexp_apply ({ pexp_desc = Pexp_ident { txt = Lident "&&"; _ }; _ }, [_, a; _, b]) ->
        step (Exp.ifthenelse a b (Some (construct "false" [])))
      | Pexp_apply ({ pexp_desc = Pexp_ident { txt = Lident "||"; _ }; _ }, [_, a; _, b]) ->
        step (Exp.ifthenelse a (construct "true" []) (Some b))
      | _ ->
        match strict f e with
        | None -> raise Left_as_it_is
        | Some (a, put) ->
          inside := true;
          incr fresh;
          let r = Printf.sprintf "__value%d" !fresh in
          let rest = step (put (apply (ident "Obj.obj") [ident r])) in
          let waiting = apply (ident "Deep.wait") [abstract [variable r; variable "__waiting"] rest; k] in
          Exp.let_ Nonrecursive [Vb.mk (variable "__waiting") waiting] (step a) in
  step body

let depth = 100
let deep v = match v.pvb_pat.ppat_desc with
  | Ppat_var { txt = f; _ } ->
    let given, body = parameters v.pvb_expr in
    let count = List.length given and inside = ref false in
    if count = 0 || not (mentions f body) then raise Left_as_it_is;
    let names = List.map (fun p -> ident (name_of p)) given in
    let stepped = stepped f count inside body in
    if not !inside then raise Left_as_it_is;
    let direct = replaced f count (fun l -> apply (ident (f ^ "_at'")) (apply (ident "-") [ident "__depth"; Exp.constant (Const.int 1)] :: l)) body in
    let whole = Exp.constant (Const.int depth) in
    let at_bottom = apply (ident "=") [Exp.constraint_ (ident "__depth") (Typ.constr (name (path "int")) []); Exp.constant (Const.int 0)] in
    let deeper = apply (ident "Obj.obj") [apply (ident "Deep.run") [apply (ident (f ^ "_step'")) (names @ [construct "Deep.Done" []])]] in
    let let_rec f e = Exp.let_ Recursive [Vb.mk (variable f) e] in
    { v with pvb_expr =
        let_rec (f ^ "_step'") (abstract (given @ [variable "__waiting"]) stepped)
          (let_rec (f ^ "_at'") (abstract (variable "__depth" :: given) (Exp.ifthenelse at_bottom deeper (Some direct)))
            (abstract given (apply (ident (f ^ "_at'")) (whole :: names)))) }
  | _ -> raise Left_as_it_is

let count = ref 0
let rewritten = function
  | Recursive, [v] -> (match deep v with v -> incr count; Some v | exception Left_as_it_is -> None)
  | _ -> None
let mapper = { Ast_mapper.default_mapper with
  expr = (fun m e ->
    let e = Ast_mapper.default_mapper.expr m e in
    match e.pexp_desc with
    | Pexp_let (r, l, body) -> (match rewritten (r, l) with Some v -> { e with pexp_desc = Pexp_let (Nonrecursive, [v], body) } | None -> e)
    | _ -> e);
  structure_item = (fun m i ->
    let i = Ast_mapper.default_mapper.structure_item m i in
    match i.pstr_desc with
    | Pstr_value (r, l) -> (match rewritten (r, l) with Some v -> { i with pstr_desc = Pstr_value (Nonrecursive, [v]) } | None -> i)
    | _ -> i) }

let () = Ast_mapper.run_main (fun _ -> mapper)
