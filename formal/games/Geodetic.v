(* The geodetic contraction game: label a vertex and all vertices on shortest paths to the labelled ones.

   The set L of labelled vertices is empty at first. Two players take turns to choose an unlabelled vertex u; u itself
   and all vertices on shortest paths between u and L are labelled. When all vertices are labelled the game is over, and
   who cannot move loses (normal play) or wins (misere play). The first move labels one vertex, and so does every move
   that no path joins to L. Readings of "shortest paths between u and any vertex of L":
     contract  L counts as one vertex: the shortest paths from u to a nearest vertex of L
     literal   the shortest paths between u and every vertex of L
     hull      the least set that holds L and u and all shortest paths between its vertices; the labelled vertices of the
               start are such a set already, if the graph has several components

   Source: A. S. Fraenkel, F. Harary, "Geodetic contraction games on graphs", Section 1. *)
From Coq Require Import NArith ZArith List Bool.
From Gamecert Require Import Plane Trie Board Game.
From Gamecert.games Require Import Distances.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Inductive geodetic_reading := contract | literal | hull.

Section Geodetic.
  Variables (on : arena) (reading : geodetic_reading).
  (* By vertex: circles around it, paths from it. *)
  Variables (rings : trie (list plane)) (ways : trie table).
  Definition ring (u : N) : list plane := match get rings u with Some l => l | None => [] end.
  Definition way (u v : N) : plane := match get ways u with Some t => row t v | None => empty end.

  (* The labelled vertices at the least distance. *)
  Fixpoint nearest (labelled : plane) (circles : list plane) : plane :=
    match circles with
    | [] => empty
    | circle :: circles => if any (circle ∩ labelled) then circle ∩ labelled else nearest labelled circles
    end.
  Definition between (a b : plane) : plane := union (map (fun u => union (map (way u) (members b))) (members a)).
  (* The least set with it that is closed under shortest paths. *)
  Fixpoint hull_of (fuel : nat) (set : plane) : plane :=
    match fuel with O => set | S fuel => hull_of fuel (set ∪ between set set) end.

  (* Plane: open, the vertices that are not labelled. *)
  Definition geodetic (labelled : plane) : game := {|
    position := plane;
    start := vertices on ∖ labelled;
    moves := fun opened => opened;
    play := fun opened u =>
      let labelled := vertices on ∖ opened in
      opened ∖ (match reading with
                | hull => hull_of (N.to_nat (size on)) (labelled ∪ cell u)
                | literal => cell u ∪ union (map (way u) (members labelled))
                | contract => cell u ∪ union (map (way u) (members (nearest labelled (ring u))))
                end);
    won := fun _ => false;
    again := fun _ _ => false;
    gain := fun _ _ => 0%Z;
    head_start := 0%Z;
    remaining := count
  |}.
End Geodetic.

Definition rings_of (on : arena) : trie (list plane) := fold_right (fun u t => put t u (circles on u)) leaf (up_to (size on)).
Definition ways_of (on : arena) : trie table := fold_right (fun u t => put t u (paths on u)) leaf (up_to (size on)).
