(* The checker: what it accepts holds. *)
From Coq Require Import NArith ZArith List Bool String Ascii.
From Gamecert Require Import Plane Trie Board Instance Game Rules Games Claim GadgetClaim FamilyClaim LocalClaim Text.
From Gamecert.checkers Require Frontiers.
From Gamecert.checkers Require Import Listed Order Closure Implausible Kernel Strategy Positions Parts Lrat OrderFormula Simulation Elimination Signature Steps Derivation Symmetry Partners Induction LocalGadgets Cancellation LeadBounds Exchanges.
Import ListNotations.
Local Open Scope string_scope.

(* Evidence as it was read, by whatever program. *)
Inductive evidence :=
| Cancellation (lemmas : list (list string)) (steps : list cancelling_step) (names : list N) (base : list string) (proof : evidence)
| Order (moves : list N)
| Closure (reflected : bool) (positions : list (list plane))
| Counterplay
| Derivation (steps : list step) (vertex : N) (base : list string) (proof : evidence)
| Determinant (elimination : list N) (elements : list N)
| Exchanges (lemmas : list (list string)) (steps : list exchange_step) (components : list (list N * list string * evidence))
| Frontiers (layout : list N)
| Implausible (vertex : N) (part : list N) (why : reason)
| Induction (first_repeated : N)
| Kernel (vertices : list N)
| Leads (entries : listing) (first_bound second_bound : lookup)
| Lrat (elimination : list (N * list N)) (steps : list addition)
| Mirror
| Pairs (opening : option N) (pairs : list (N * N))
| Positions (entries : list (list plane * option N))
| Signature (table : list plane)
| Simulation (pairs : list (list plane * list plane))
| Strategy (lower upper : list (list plane * Z))
| Symmetry (cases : list (list N * list N)).

(* Parts into which positions fall, about the claim in the lines: a hint. *)
Definition hints := list string -> list plane -> list (list plane).

Fixpoint check_evidence (hint : hints) (lines : list string) (s : subject) (said : statement) (e : evidence) : bool :=
  match e, said with
  | Cancellation lemmas steps names base proof, Score v =>
      match read_words base with
      | Some (t, Score w) => cancels lemmas steps names s v t w && check_evidence hint base t (Score w) proof
      | _ => false
      end
  | Order moves, Winnable =>
      if name s =? "ello" then check_ello_order s moves
      else match rules_of s with Some r => check_order r moves | None => false end
  | Closure true positions, Unwinnable => check_reflected s positions
  | Closure false positions, Unwinnable =>
      match rules_of s with Some r => check_closure r positions | None => false end
  | Derivation steps vertex base proof, Unwinnable =>
      match read_words base with
      | Some (t, Unwinnable) => derives steps vertex s t && check_evidence hint base t Unwinnable proof
      | _ => false
      end
  | Determinant elimination elements, Winnable => check_determinant s elimination elements
  | Exchanges lemmas steps parts, _ =>
      match all_of (fun '(names, base, _) => option_map (fun '(t, w) => (names, t, w)) (read_words base)) parts with
      | Some claims =>
          exchanges lemmas steps claims s said &&
          forallb (fun '(_, base, proof) => match read_words base with Some (t, w) => check_evidence hint base t w proof | None => false end) parts
      | None => false
      end
  | Frontiers layout, Unwinnable => Frontiers.check_frontiers s layout
  | Implausible vertex part why, Unwinnable => check_implausible s vertex part why
  | Kernel vertices, Unwinnable => check_kernel s vertices
  | Leads entries below above, _ => check_leads s said entries below above
  | Lrat elimination steps, Unwinnable => check_lrat s elimination steps
  | Pairs opening pairs, _ => check_pairs s said opening pairs
  | Simulation pairs, _ =>
      match rules_of s with Some r => check_simulation r (in_misere s) said pairs | None => false end
  | Strategy lower upper, _ =>
      match rules_of s with Some r => check_strategy r said lower upper | None => false end
  | Symmetry cases, _ => check_symmetry s said cases
  | Positions entries, _ =>
      match rules_of s with Some r => check_positions_of s r said (hint lines) entries | None => false end
  | _, _ => false
  end.

Theorem check_evidence_sound hint : forall e lines s said, check_evidence hint lines s said e = true ->
  exists r, rules_of s = Some r /\ holds (Claim r (in_misere s) said).
Proof.
  fix IH 1.
  intros [lemmas steps names base proof|moves|[|] positions| |steps vertex base proof|order elements|lemmas steps parts|layout|vertex part why|repeated|kernel|entries below above|elimination steps| |opening answers|entries|table|pairs|least most|cases]
    lines s said h; cbn [check_evidence] in h.
  - destruct said; try easy. destruct (read_words base) as [[t []]|]; try easy. apply andb_prop in h as [c h].
    apply (cancels_sound lemmas steps names s _ t _ c). now apply IH in h.
  - destruct said; try easy. destruct (name s =? "ello").
    + now apply check_ello_order_sound in h.
    + destruct (rules_of s) as [r|]; [|easy]. exists r. split; [easy|]. now apply check_order_sound with moves.
  - destruct said; try easy. now apply check_reflected_sound in h.
  - destruct said; try easy. destruct (rules_of s) as [r|]; [|easy]. exists r. split; [easy|].
    now apply check_closure_sound with positions.
  - easy.
  - destruct said; try easy. destruct (read_words base) as [[t []]|]; try easy. apply andb_prop in h as [d h].
    apply (derives_sound steps vertex s t d). now apply IH in h.
  - destruct said; try easy. now apply check_determinant_sound in h.
  - destruct (all_of _ parts) as [claims|] eqn:a; [|easy]. apply andb_prop in h as [x h].
    assert (Forall (fun q => forall lines s said, check_evidence hint lines s said (snd q) = true -> proved s said) parts) as each
      by exact ((fix each ps : Forall _ ps :=
                   match ps with [] => Forall_nil _ | (n, proof) :: ps => Forall_cons (n, proof) (IH proof) (each ps) end) parts).
    apply (exchanges_sound lemmas steps claims s said x). intros names t w i. apply (all_of_In _ _ _ a) in i as ([[names' base] proof] & i & q).
    rewrite Forall_forall in each. rewrite forallb_forall in h. specialize (each _ i). specialize (h _ i). cbn in h.
    destruct (read_words base) as [[t' w']|]; [|easy]. cbn in q. injection q as -> -> ->. now apply each in h.
  - destruct said; try easy. now apply Frontiers.check_frontiers_sound in h.
  - destruct said; try easy. now apply check_implausible_sound in h.
  - easy.
  - destruct said; try easy. now apply check_kernel_sound in h.
  - now apply check_leads_sound in h.
  - destruct said; try easy. now apply check_lrat_sound in h.
  - easy.
  - now apply check_pairs_sound in h.
  - destruct (rules_of s) as [r|] eqn:e; [|easy]. exists r. split; [easy|]. now apply check_positions_of_sound in h.
  - easy.
  - destruct (rules_of s) as [r|]; [|easy]. exists r. split; [easy|]. now apply check_simulation_sound with pairs.
  - destruct (rules_of s) as [r|]; [|easy]. exists r. split; [easy|]. now apply check_strategy_sound with least most.
  - now apply check_symmetry_sound with cases.
Qed.

(* The lines of a claim, from `game` to `statement`, and evidence. *)
Definition check (hint : hints) (lines : list string) (e : evidence) : bool :=
  match e with
  | Signature table => match read_about_gadget lines with Some (g, said) => check_signature g said table | None => false end
  | Induction repeated => match read_about_family lines with Some (f, said) => check_induction f said repeated | None => false end
  | Mirror => match read_about_local lines with Some c => check_mirror c | None => false end
  | Counterplay => match read_about_local lines with Some c => check_counterplay c | None => false end
  | _ => match read_words lines with Some (s, said) => check_evidence hint lines s said e | None => false end
  end.

Theorem check_sound hint lines e : check hint lines e = true -> exists c, parses lines c /\ holds c.
Proof.
  intro h.
  assert ((match read_words lines with Some (s, said) => check_evidence hint lines s said e | None => false end) = true -> exists c, parses lines c /\ holds c) as of_a_game.
  { clear h. destruct (read_words lines) as [[s said]|] eqn:w; [|easy]. intro k. apply check_evidence_sound in k as (r & e1 & e2).
    exists (Claim r (in_misere s) said). split; [|easy]. left. now exists s, said, r. }
  destruct e; try exact (of_a_game h); cbn in h; clear of_a_game.
  - destruct (read_about_local lines) as [c|] eqn:w; [|easy]. exists (About_local c). split; [right; right; right; now exists c|].
    now apply check_counterplay_sound.
  - destruct (read_about_family lines) as [[f said]|] eqn:w; [|easy].
    exists (About_family f said). split; [right; right; left; now exists f, said|]. exact (check_induction_sound f said first_repeated h).
  - destruct (read_about_local lines) as [c|] eqn:w; [|easy]. exists (About_local c). split; [right; right; right; now exists c|].
    now apply check_mirror_sound.
  - destruct (read_about_gadget lines) as [[g said]|] eqn:w; [|easy].
    exists (About_gadget g said). split; [right; left; now exists g, said|]. now apply check_signature_sound with table.
Qed.

(** For the program that reads files *)

(* Whether the game and the board are known here. *)
Definition gadget_games : list string :=
  ["ello-gadget"; "ello-family"; "node-kayles-gadget"; "arc-kayles-gadget"; "proper-gadget"; "blue-red-gadget"; "capture-gadget"].
Definition is_known (lines : list string) : bool :=
  match lines with
  | game :: _ =>
      match split " " game with
      | ["game"; name; _] => existsb (fun '(n, _) => n =? name) games || existsb (String.eqb name) gadget_games
      | _ => true
      end
  | [] => true
  end.

Definition step_of (deleted kept : list N) (toggled : list (N * N)) (flipped : list N) : step := Step deleted kept toggled flipped.
(* The rules in the lines of a claim up to its instance. *)
Definition rules_on (lines : list string) : option rules :=
  match read_subject lines with Some (s, []) => rules_of s | _ => None end.

(* Order and arcs of the board, for hints. *)
Definition board_in (lines : list string) : option (N * list (N * N)) :=
  match read_words lines with Some (s, _) => Some (order (board_of (on s)), arcs (board_of (on s))) | None => None end.

(* What is left after exchanges of gadgets, for hints. *)
Definition left_in (lines : list string) (lemmas : list (list string)) (steps : list exchange_step) : list (N * list N) :=
  match read_words lines with Some (s, _) => left_after lemmas steps s | None => [] end.

(* The statement; and the start of the vertex-capturing game, for hints. *)
Definition said_in (lines : list string) : option statement := option_map snd (read_words lines).
Definition start_in (lines : list string) : option (list (N * Z) * list (N * N)) :=
  let? (s, _) := read_words lines in let? (b, mine, theirs) := capture_on_graph s in Some (starts b mine theirs).

(* Which cells belong to the same part, for hints. *)
Definition links_in (lines : list string) : option table :=
  match read_words lines with Some (s, _) => links_of s | None => None end.

(* What must be believed of the claim beside Coq: the rules of its games, readings of them, and what gadgets are. *)
Definition in_order (l : list string) : list string :=
  match l with [a; b] => if a =? b then [a] else if String.leb a b then [a; b] else [b; a] | _ => l end.
Definition readings_of (s : subject) : list string :=
  map (fun '(_, word) => "reading " ++ word ++ " of " ++ name s) (filter (fun '(n, _) => n =? "reading") (given s)).
Definition subjects_rest_on (subjects : list subject) (others : list string) : list string :=
  app (in_order (map (fun game => "rules of " ++ game ++ " 1") (app (map name subjects) others))) (in_order (flat_map readings_of subjects)).
Definition rests_on (lines : list string) (e : evidence) : string :=
  String.concat "; "
    match read_words lines with
    | Some (s, said) =>
        let subjects := s :: match said with Same_as other => [other] | _ => [] end in
        subjects_rest_on subjects match e with Exchanges _ _ _ => ["node-kayles"] | _ => [] end ++
        match e with Cancellation (_ :: _) _ _ _ _ | Exchanges (_ :: _) _ _ => ["definitions of GAME-gadget 1"] | _ => [] end
    | None =>
        match read_about_local lines with
        | Some c =>
            let name := match c with
              | Nimbers_differ Node_kayles _ _ _ => "node-kayles" | Nimbers_differ Arc_kayles _ _ _ => "arc-kayles"
              | Nimbers_differ (Proper _) _ _ _ => "proper" | Nimbers_differ Blue_red _ _ _ => "blue-red"
              | Scores_differ _ _ _ _ _ => "capture" end in ["rules of " ++ name ++ " 1"; "definitions of GAME-gadget 1"]
        | None => ["rules of ello 1"; "definitions of " ++ match read_about_family lines with Some _ => "ello-family" | None => "ello-gadget" end ++ " 1"]
        end
    end.
(* The claim in one line. *)
Definition claim_line (lines : list string) : string :=
  fold_left (fun text line =>
    let word := match split " " line with
      | ["game"; name; _] => name
      | "parameter" :: _ => match behind "parameter " line with Some rest => "--" ++ rest | None => line end
      | ["play"; "misere"] => "--play misere"
      | _ => match behind "instance " line with Some rest => rest
             | None => match behind "statement " line with Some rest => rest | None => line end end
      end in if text =? "" then word else backwards (backwards text "") (String " " word)) lines "".
