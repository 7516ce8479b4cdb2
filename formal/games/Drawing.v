(* Games of drawing segments between points until these form a triangulation.

   Starting from no edges, two players in turn draw one edge between two of the points, never across an edge drawn before.
     triangle                 The first player who completes an empty triangle, one without points inside, is the winner.
     complete-triangulation   Whoever completes one or more empty triangles wins that many points and moves again. When the
                              triangulation is complete play stops; the score is the first player's points less the
                              second's.
     bichromatic-complete     Each player draws in a colour of their own, and only empty triangles in the mover's own
                              colour count.
     bichromatic-triangle     The first empty triangle must be of one colour: whoever completes one in their own colour
                              wins. If no move is left, play is a tie. What a move does that completes triangles, but none
                              in the mover's colour:
                                nothing   the triangles count for nobody, and play goes on
                                draw      play ends as a tie
                                loses     the mover loses; so does, at once, a player to whom only such moves are left
                                illegal   it is not allowed

   Source: O. Aichholzer et al., "Games on triangulations", 2005, games 2.1.1 to 2.1.4. *)
From Coq Require Import NArith ZArith List Bool.
From Gamecert Require Import Plane Trie Board Game.
From Gamecert.games Require Import Lines.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Inductive mixed_reading := by_nothing | by_draw | by_losing | by_illegal.

Section Drawing.
  (* How many segments there are, the empty triangles, and the segments that cross each. *)
  Variables (segments : N) (lines : list plane) (crossing : table).

  (* What can still be drawn. *)
  Definition open_beside (drawn : plane) : plane := all segments ∖ drawn ∖ union (map (row crossing) (members drawn)).
  Definition may_start (drawn : plane) : bool := forallb (fun e => none (row crossing e ∩ drawn)) (members drawn).

  (* Planes: segments that can still be drawn, segments drawn. *)
  Definition triangle (marked : plane) : game := {|
    position := plane * plane;
    start := (open_beside marked, marked);
    moves := fun '(opened, drawn) => opened;
    play := fun '(opened, drawn) e => (opened ∖ cell e ∖ row crossing e, drawn ∪ cell e);
    won := fun '(opened, drawn) => complete_line lines drawn;
    again := fun _ _ => false;
    gain := fun _ _ => 0%Z;
    head_start := 0%Z;
    remaining := fun '(opened, drawn) => count opened
  |}.
  Definition complete_triangulation (marked : plane) : game := {|
    position := plane * plane;
    start := (open_beside marked, marked);
    moves := fun '(opened, drawn) => opened;
    play := fun '(opened, drawn) e => (opened ∖ cell e ∖ row crossing e, drawn ∪ cell e);
    won := fun _ => false;
    again := fun '(opened, drawn) e => complete_at lines e (drawn ∪ cell e);
    gain := fun '(opened, drawn) e => Z.of_N (completed lines e drawn);
    head_start := 0%Z;
    remaining := fun '(opened, drawn) => count opened
  |}.

  (* Planes: segments that can still be drawn, those of the mover, those of the opponent. *)
  Definition bichromatic_complete (first second : plane) : game := {|
    position := plane * plane * plane;
    start := (open_beside (first ∪ second), first, second);
    moves := fun '(opened, mine, theirs) => opened;
    play := fun '(opened, mine, theirs) e =>
      let opened := opened ∖ cell e ∖ row crossing e in
      let mine := mine ∪ cell e in
      if complete_at lines e mine then (opened, mine, theirs) else (opened, theirs, mine);
    won := fun _ => false;
    again := fun '(opened, mine, theirs) e => complete_at lines e (mine ∪ cell e);
    gain := fun '(opened, mine, theirs) e => Z.of_N (completed lines e mine);
    head_start := 0%Z;
    remaining := fun '(opened, mine, theirs) => count opened
  |}.

  Variable reading : mixed_reading.
  (* Whether e completes triangles, but none in the mover's colour. *)
  Definition only_mixed (mine theirs : plane) (e : N) : bool :=
    complete_at lines e (mine ∪ theirs ∪ cell e) && negb (complete_at lines e (mine ∪ cell e)).
  Definition allowed (opened mine theirs : plane) : plane :=
    match reading with
    | by_nothing | by_draw => opened
    | _ => plane_of (filter (fun e => negb (only_mixed mine theirs e)) (members opened))
    end.
  Definition bichromatic_triangle (first second : plane) : game := {|
    position := plane * plane * plane;
    start := (open_beside (first ∪ second), first, second);
    moves := fun '(opened, mine, theirs) => allowed opened mine theirs;
    play := fun '(opened, mine, theirs) e =>
      let left := opened ∖ cell e ∖ row crossing e in
      (match reading with by_draw => when (negb (only_mixed mine theirs e)) left | _ => left end, theirs, mine ∪ cell e);
    won := fun '(opened, mine, theirs) =>
      complete_line lines theirs ||
      match reading with by_losing => any opened && none (allowed opened mine theirs) | _ => false end;
    again := fun _ _ => false;
    gain := fun _ _ => 0%Z;
    head_start := 0%Z;
    remaining := fun '(opened, mine, theirs) => count opened
  |}.
End Drawing.
