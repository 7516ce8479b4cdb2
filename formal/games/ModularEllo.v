(* ELLO with d colours: eliminate every vertex of a graph coloured by residues modulo d.

   Every vertex has a colour in 0..d-1. A move selects a vertex whose colour is not 0, adds 1 modulo d to the colours of
   its neighbours, and deletes it. The game is won when all vertices are eliminated. For d = 2 this is ELLO with green
   written 1 and red written 0.

   Source: the ELLO paper, closing section ("the colors increase by 1 (mod d)", "a move cannot be made at a vertex of
   color 0"). *)
From Coq Require Import NArith ZArith List Bool.
From Gamecert Require Import Plane Board Game.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Section ModularEllo.
  Variables (on : arena) (d : N).
  Definition coloured_cell (v r : N) : plane := cell (v * d + r).
  Definition cells_of_vertex (v : N) : plane := union (map (coloured_cell v) (up_to d)).

  (* Plane: colours; cell v*d + r: vertex v is alive and has colour r. *)
  Definition ello_modular (colour : N -> N) : game := {|
    position := plane;
    start := union (map (fun v => coloured_cell v (colour v)) (up_to (size on)));
    moves := fun colours =>
      cells_where (size on) (fun v => any (colours ∩ cells_of_vertex v) && negb (contains colours (v * d)));
    play := fun colours v =>
      fold_right (fun u after =>
        let next := union (map (fun r => when (contains colours (u * d + r)) (coloured_cell u ((r + 1) mod d))) (up_to d)) in
        after △ ((colours ∩ cells_of_vertex u) △ next)) colours (members (neighbours on v)) ∖ cells_of_vertex v;
    won := none;
    again := fun _ _ => true;
    gain := fun _ _ => 0%Z;
    head_start := 0%Z;
    remaining := count
  |}.
End ModularEllo.
