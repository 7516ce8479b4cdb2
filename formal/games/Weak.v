(* WEAK 2-COLORING: neighbours of equal colour need, both of them, a neighbour of the other colour.

   Two players take turns to paint an unpainted vertex blue (1) or red (2). Who cannot move loses (normal play) or wins
   (misere play). The paper says: "two adjacent vertices can be colored with the same color if and only if each vertex is
   also adjacent to a vertex of the opposite color". Readings:
     edges       after every move, of two adjacent vertices of the same colour each has a painted neighbour of the other
                 colour
     surrounded  after every move, no painted vertex with a neighbour has all its neighbours painted in its colour
     extendable  after every move, the painting extends to a weak colouring of the whole graph, one in which every vertex
                 with a neighbour has one of the other colour (order at most 8)
     painted     only the vertex being painted is tested: if a neighbour has its colour, it needs a painted neighbour of
                 the other colour; any start is legal

   Source: "Impartial coloring games", Definition 5. *)
From Coq Require Import NArith ZArith List Bool.
From Gamecert Require Import Plane Board Game.
From Gamecert.games Require Import Painting.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Inductive weak_reading := by_edges | by_surrounded | by_extendable | by_painted.

Section Weak.
  Variables (on : arena) (reading : weak_reading).

  (* The blue vertices of every weak colouring. *)
  Definition weak_colourings : list plane :=
    filter (fun blue => forallb (fun v =>
      let near := neighbours on v in
      none near || (if contains blue v then any (near ∖ blue) else any (near ∩ blue))) (up_to (size on)))
      (up_to (2 ^ size on)).
  Variable colourings : list plane.
  Definition extends (blue red : plane) : bool :=
    existsb (fun all_blue => none (blue ∖ all_blue) && none (red ∩ all_blue)) colourings.

  (* Whether the unpainted v may be painted like `own`; `other` has the other colour. Of all readings but `extendable`. *)
  Definition may_join (own other : plane) (v : N) : bool :=
    let near := neighbours on v in
    match reading with
    | by_surrounded =>
        (none near || any (near ∖ own)) &&
        forallb (fun u => negb (contains own u && none (neighbours on u ∖ own ∖ cell v))) (members near)
    | by_edges =>
        (none (near ∩ own) || any (near ∩ other)) &&
        forallb (fun u => negb (contains own u && none (neighbours on u ∩ other))) (members near)
    | _ => none (near ∩ own) || any (near ∩ other)
    end.
  Definition may_be_blue (blue red : plane) (v : N) : bool :=
    match reading with by_extendable => extends (blue ∪ cell v) red | _ => may_join blue red v end.
  Definition may_be_red (blue red : plane) (v : N) : bool :=
    match reading with by_extendable => extends blue (red ∪ cell v) | _ => may_join red blue v end.

  (* The start is legal where it could stand after a move. *)
  Definition weak_legal (blue red : plane) : bool :=
    let each f := forallb (fun v => f blue red v) (members blue) && forallb (fun v => f red blue v) (members red) in
    match reading with
    | by_edges => each (fun own other v => none (neighbours on v ∩ own) || any (neighbours on v ∩ other))
    | by_surrounded => each (fun own other v => none (neighbours on v) || any (neighbours on v ∖ own))
    | by_extendable => extends blue red
    | by_painted => true
    end.

  (* Planes: unpainted, blue, red, of vertices; moves are pairs (v, colour). *)
  Definition weak (blue red : plane) : game := {|
    position := plane * plane * plane;
    start := (vertices on ∖ blue ∖ red, blue, red);
    moves := fun '(unpainted, blue, red) =>
      union (map (fun v =>
        when (may_be_blue blue red v) (cell (pair_cell 2 v 0)) ∪ when (may_be_red blue red v) (cell (pair_cell 2 v 1)))
        (members (unpainted ∩ vertices on)));
    play := fun '(unpainted, blue, red) pair =>
      let v := cell (pair / 2) in
      if pair mod 2 =? 0 then (unpainted ∖ v, blue ∪ v, red) else (unpainted ∖ v, blue, red ∪ v);
    won := fun _ => false;
    again := fun _ _ => false;
    gain := fun _ _ => 0%Z;
    head_start := 0%Z;
    remaining := fun '(unpainted, blue, red) => count unpainted
  |}.
End Weak.
