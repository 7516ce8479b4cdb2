(* The checker as an OCaml program. *)
From Coq Require Import Extraction ExtrOcamlBasic ExtrOcamlChar.
From Gamecert Require Import Board Game Check.
From Gamecert.checkers Require Import Listed.
Extraction Language OCaml.
Extraction "checked.ml" check rules_on legal_moves after is_known board_in links row claim_line name_line.
