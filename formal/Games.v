(* The games there are, by name: on an instance and with parameters, or nothing if these do not fit. *)
From Coq Require Import NArith List Bool String.
From Gamecert Require Import Plane Board Instance Game Rules Text.
From Gamecert.games Require Import Ello NodeKayles LightsOut OddElimination.
Import ListNotations.
Local Open Scope string_scope.

Definition on_graph (i : instance) {A} (a : option A) : option A := require (is_graph (board_of i)) a.
Definition on_graph_or_digraph (i : instance) {A} (a : option A) : option A :=
  require (is_graph (board_of i) || is_digraph (board_of i)) a.
Definition attributed (names : list string) (i : instance) {A} (a : option A) : option A :=
  require (attributes_among names (attributes i)) a.

Definition ello_rules (p : parameters) (i : instance) : option rules :=
  no_parameters p (on_graph_or_digraph i (attributed ["green"] i (
    let? green := vertex_list i "green" in
    Some (Rules (ello (arena_of (board_of i)) (plane_of green)) two_planes solitaire)))).
Definition lights_out_rules (p : parameters) (i : instance) : option rules :=
  no_parameters p (on_graph i (attributed ["lit"] i (
    let? lit := vertex_list i "lit" in
    Some (Rules (lights_out (arena_of (board_of i)) (plane_of lit)) two_planes solitaire)))).
Definition odd_elimination_rules (p : parameters) (i : instance) : option rules :=
  no_parameters p (on_graph i (attributed [] i (
    Some (Rules (odd_elimination (arena_of (board_of i))) two_planes solitaire)))).
Definition node_kayles_rules (p : parameters) (i : instance) : option rules :=
  no_parameters p (on_graph i (attributed [] i (
    Some (Rules (node_kayles (arena_of (board_of i))) one_plane last_move)))).

Definition games : list (string * (parameters -> instance -> option rules)) :=
  [("ello", ello_rules); ("lights-out", lights_out_rules); ("node-kayles", node_kayles_rules);
   ("odd-elimination", odd_elimination_rules)].

Definition game_named (name : string) (p : parameters) (i : instance) : option rules :=
  let? (_, make) := find (fun '(n, _) => n =? name) games in make p i.
