(* ORIENTED k-COLORING: arcs between two colours all point the same way.

   Two players take turns to paint an unpainted vertex of a digraph with one of k colours. For each arc (u, v) the
   vertices u and v are not painted with the same colour, and there is no arc (v', u') where u is painted the same as u'
   and v the same as v'. Only arcs with both ends painted constrain. Who cannot move loses (normal play) or wins (misere
   play).

   Source: "Impartial coloring games", Definition 3. *)
From Coq Require Import NArith ZArith List Bool.
From Gamecert Require Import Plane Board Game.
From Gamecert.games Require Import Painting.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Section Oriented.
  Variables (on : arena) (k : N).
  (* Pairs of colour b: heads of arcs from v, and tails of arcs to v. *)
  Definition to (v b : N) : plane := coloured k (neighbours on v) b.
  Definition from (v b : N) : plane := coloured k (row (tails on) v) b.
  Definition arrow (a b : N) : plane := cell (a * k + b).

  (* Whether the arcs of v stay oriented when v has colour c. *)
  Definition oriented_fits (painted arrows : plane) (v c : N) : bool :=
    negb (existsb (fun b =>
      let to_b := any (painted ∩ to v b) in
      let from_b := any (painted ∩ from v b) in
      (if b =? c then to_b else to_b && (any (arrows ∩ arrow b c) || from_b)) ||
      (if b =? c then from_b else from_b && any (arrows ∩ arrow c b))) (up_to k)).
  Definition arrows_of (painted : plane) : plane :=
    cells_where (k * k) (fun a =>
      existsb (fun v => contains painted (pair_cell k v (a / k)) && any (painted ∩ to v (a mod k))) (up_to (size on))).
  (* Whether the vertices that are painted keep to the rule. *)
  Definition oriented_legal (painted : plane) : bool :=
    let arrows := arrows_of painted in
    forallb (fun p => oriented_fits (painted ∖ cell p) arrows (p / k) (p mod k)) (members painted) &&
    forallb (fun a => negb (contains arrows a && contains arrows ((a mod k) * k + a / k))) (members arrows).

  (* Planes: painted (pairs), arrows (cell a*k + b: an arc goes from colour a to colour b). *)
  Definition oriented (painted : plane) : game := {|
    position := plane * plane;
    start := (painted, arrows_of painted);
    moves := fun '(painted, arrows) =>
      cells_where (size on * k) (fun p =>
        none (painted ∩ pairs_of k (p / k)) && oriented_fits painted arrows (p / k) (p mod k));
    play := fun '(painted, arrows) p =>
      let v := p / k in
      let c := p mod k in
      (painted ∪ cell p,
       arrows ∪ union (map (fun b => when (any (painted ∩ to v b)) (arrow c b) ∪
                                     when (any (painted ∩ from v b)) (arrow b c)) (up_to k)));
    won := fun _ => false;
    again := fun _ _ => false;
    gain := fun _ _ => 0%Z;
    head_start := 0%Z;
    remaining := fun '(painted, arrows) => size on - count painted
  |}.
End Oriented.
