(* Games of colouring the edges of a triangulation.

   Two players move in turn by colouring a black edge.
     triangle-colouring      Edges become green. The first player who completes an empty green triangle wins. The empty
                             triangles of a triangulation are its faces.
     four-cycle              As triangle-colouring, but the goal is to complete a quadrilateral without points inside: the
                             four edges around two triangles that share an edge. It need not be convex.
     bichromatic-colouring   Edges become red (the first player's) or blue (the second's). The first player who completes an
                             empty triangle of one colour wins; if all edges are coloured, play is a tie.
     nimstring               A move marks an unmarked edge. Whenever one or more triangles are completed, the completing
                             player must move again (one extra move, also when two triangles are completed at once). The
                             player who cannot move loses.

   Source: O. Aichholzer et al., "Games on triangulations", 2005, games 2.3.1 to 2.3.4 and Section 5.4; E. Berlekamp,
   J. Conway, R. Guy, "Winning Ways", chapter 16. *)
From Coq Require Import NArith ZArith List Bool.
From Gamecert Require Import Plane Game.
From Gamecert.games Require Import Lines.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Section Completion.
  Variables (edges : N) (lines : list plane).

  (* Planes: edges not coloured yet; the edge that completed a line, which ends play. *)
  Definition completion (marked : plane) : game := {|
    position := plane * plane;
    start := (all edges ∖ marked, empty);
    moves := fun '(black, closing) => black;
    play := fun '(black, closing) e =>
      let black := black ∖ cell e in (black, when (complete_at lines e (all edges ∖ black)) (cell e));
    won := fun '(black, closing) => any closing;
    again := fun _ _ => false;
    gain := fun _ _ => 0%Z;
    head_start := 0%Z;
    remaining := fun '(black, closing) => count black
  |}.

  (* Planes: edges that are not coloured, in the mover's colour, in the opponent's. *)
  Definition bichromatic_colouring (first second : plane) : game := {|
    position := plane * plane * plane;
    start := (all edges ∖ first ∖ second, first, second);
    moves := fun '(black, mine, theirs) => black;
    play := fun '(black, mine, theirs) e => (black ∖ cell e, theirs, mine ∪ cell e);
    won := fun '(black, mine, theirs) => complete_line lines theirs;
    again := fun _ _ => false;
    gain := fun _ _ => 0%Z;
    head_start := 0%Z;
    remaining := fun '(black, mine, theirs) => count black
  |}.

  (* Plane: unmarked edges. *)
  Definition nimstring (marked : plane) : game := {|
    position := plane;
    start := all edges ∖ marked;
    moves := fun unmarked => unmarked;
    play := fun unmarked e => unmarked ∖ cell e;
    won := fun _ => false;
    again := fun unmarked e => complete_at lines e (all edges ∖ (unmarked ∖ cell e));
    gain := fun _ _ => 0%Z;
    head_start := 0%Z;
    remaining := count
  |}.
End Completion.
