(* What waits for a value, where calls inside calls go on without the stack (without_stack.ml). As many may wait as a stack of some
   megabytes bears: beyond, as natively, there is no room. *)
type state = Value of Obj.t * waiting
and waiting = Done | Then of int * (Obj.t -> waiting -> state) * waiting   (* the number: how many wait *)
let most = 500_000
let wait next rest =
  let count = match rest with Done -> 1 | Then (count, _, _) -> count + 1 in
  if count > most then raise Stack_overflow;
  Then (count, next, rest)
let rec run = function
  | Value (x, Done) -> x
  | Value (x, Then (_, next, rest)) -> run (next x rest)
