(* SEQUENTIAL k-COLORING: the vertices are painted properly in a given order.

   The vertices stand in an order. The player to move must paint the first unpainted vertex of that order with one of k
   colours so that no neighbour has the same colour; who cannot loses (normal play) or wins (misere play).

   Source: "Impartial coloring games", Definition 7 (after H. L. Bodlaender, 1989). *)
From Coq Require Import NArith ZArith List Bool.
From Gamecert Require Import Plane Board Game.
From Gamecert.games Require Import Striking Painting.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Section Sequential.
  Variables (on : arena) (k : N) (order : list N) (out : table).

  Fixpoint next_pairs (unpainted : plane) (order : list N) : plane :=
    match order with
    | [] => empty
    | v :: order => if contains unpainted v then pairs_of k v else next_pairs unpainted order
    end.

  (* Planes: allowed (pairs, as in PROPER k-COLORING), unpainted (vertices). *)
  Definition sequential (painted : plane) : game := {|
    position := plane * plane;
    start := (start (painting on k out painted),
              plane_of (filter (fun v => none (painted ∩ pairs_of k v)) order));
    moves := fun '(allowed, unpainted) => next_pairs unpainted order ∩ allowed;
    play := fun '(allowed, unpainted) pair => (allowed ∖ cell pair ∖ row out pair, unpainted ∖ cell (pair / k));
    won := fun _ => false;
    again := fun _ _ => false;
    gain := fun _ _ => 0%Z;
    head_start := 0%Z;
    remaining := fun '(allowed, unpainted) => count unpainted
  |}.
End Sequential.
