(* The checker as an OCaml program. *)
From Coq Require Import Extraction ExtrOcamlBasic ExtrOcamlChar.
From Gamecert Require Import Board Check.
Extraction Language OCaml.
Extraction "checked.ml" check is_known links row claim_line.
