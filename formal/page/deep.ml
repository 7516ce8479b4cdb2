(* What waits for a value, where calls inside calls go on without the stack (without_stack.ml). *)
type state = Value of Obj.t * waiting
and waiting = Done | Then of (Obj.t -> waiting -> state) * waiting
let rec run = function
  | Value (x, Done) -> x
  | Value (x, Then (next, rest)) -> run (next x rest)
