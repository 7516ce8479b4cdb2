(* A game with its positions written as planes, and what decides it. *)
From Coq Require Import NArith List Bool String.
From Gamecert Require Import Plane Game Text.
Import ListNotations.
Local Open Scope string_scope.

(* Positions as their planes in order. *)
Record shape (P : Type) := Shape {
  planes : P -> list plane;
  of_planes : list plane -> option P;
  of_planes_planes : forall p, of_planes (planes p) = Some p
}.
Arguments planes {P}.
Arguments of_planes {P}.

Definition one_plane : shape plane.
Proof.
  refine (Shape _ (fun a => [a]) (fun l => match l with [a] => Some a | _ => None end) _). reflexivity.
Defined.
Definition two_planes : shape (plane * plane).
Proof.
  refine (Shape _ (fun '(a, b) => [a; b]) (fun l => match l with [a; b] => Some (a, b) | _ => None end) _). now intros [a b].
Defined.
Definition three_planes : shape (plane * plane * plane).
Proof.
  refine (Shape _ (fun '(a, b, c) => [a; b; c]) (fun l => match l with [a; b; c] => Some (a, b, c) | _ => None end) _).
  now intros [[a b] c].
Defined.

Lemma planes_injective {P} (s : shape P) p q : planes s p = planes s q -> p = q.
Proof. intro e. pose proof (of_planes_planes P s p). pose proof (of_planes_planes P s q). congruence. Qed.

(* Of one player, to reach a goal; of two, of which the last move decides; for points; of two, of which a win on the board
   decides, and if there is none play is a tie. Of some of these sums with heaps are played, in which the last move
   decides as well. *)
Inductive sort := solitaire | last_move | points | race (with_sums : bool).

Record rules := Rules { the_game :> game; written : shape (position the_game); decided : sort }.

(* The parameters of a claim, `colours 2`: these and no others, in this order. *)
Definition parameters := list (string * string).
Definition no_parameters {A} (p : parameters) (a : option A) : option A := match p with [] => a | _ => None end.
Definition parameter {A} (name : string) (least greatest : N) (p : parameters) (f : N -> parameters -> option A) : option A :=
  match p with
  | (n, text) :: p =>
      let? v := number text in require ((n =? name) && N.leb least v && N.leb v greatest) (f v p)
  | [] => None
  end.
Definition word_parameter {A} (name : string) (p : parameters) (f : string -> parameters -> option A) : option A :=
  match p with
  | (n, text) :: p => require (n =? name) (f text p)
  | [] => None
  end.
