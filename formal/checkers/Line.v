(* Evidence `line`: the moves of a play in which advice fails are made one after another. *)
From Coq Require Import NArith ZArith List Bool String Lia.
From Gamecert Require Import Plane Game Rules Text Claim LineClaim.
Import ListNotations.
Local Open Scope N_scope.

Section Line.
  Variables (g : game) (a : advice).
  Definition is_legal (s : stage g) (m : N) : bool := negb (won g (now g s)) && contains (moves g (now g s)) m.
  Lemma is_legal_spec s m : is_legal s m = true <-> legal g (now g s) m.
  Proof. unfold is_legal, legal. rewrite andb_true_iff, negb_true_iff. reflexivity. Qed.

  Fixpoint open_with (l : list N) (s : stage g) : option (stage g) :=
    match l with [] => Some s | m :: l => require (is_legal s m) (open_with l (moved g a s m)) end.
  Definition may_move (s : stage g) (m : N) : bool :=
    negb (advised g a s) || (turn_kept g s && again_free a) ||
    match good_for a, due g a s with
    | Points_more _, Some (Some x) => negb (is_legal s x) || (m =? x)
    | Points_more _, _ => true
    | _, Some (Some x) => m =? x
    | _, _ => false
    end.
  Fixpoint go_on (l : list N) (s : stage g) : option (stage g) :=
    match l with [] => Some s | m :: l => require (is_legal s m && may_move s m) (go_on l (moved g a s m)) end.
  Definition is_broken (s : stage g) : bool :=
    match good_for a with
    | Legal_answers => advised g a s && match due g a s with Some (Some x) => negb (is_legal s x) | Some None => true | None => false end
    | Never m => advised g a s && match due g a s with Some (Some x) => (m =? x) && is_legal s m | _ => false end
    | Points_more v => (won g (now g s) || none (moves g (now g s))) && Z.ltb (if to_first a then lead g s else - lead g s) v
    end.
  Definition line_refutes (l : list N) : bool :=
    match open_with (opening a) (at_first g) with
    | Some s => match go_on l s with Some s => is_broken s | None => false end
    | None => false
    end.

  Lemma open_with_sound l : forall done s t, opened g a done s -> open_with l s = Some t -> opened g a (done ++ l) t.
  Proof.
    induction l as [|m l IH]; intros done s t o h; cbn [open_with] in h; [injection h as <-; now rewrite app_nil_r|].
    unfold require in h. destruct (is_legal s m) eqn:e; [|easy]. apply is_legal_spec in e. replace (done ++ m :: l) with ((done ++ [m]) ++ l) by (now rewrite <- app_assoc).
    apply IH with (2 := h). now constructor.
  Qed.
  Lemma may_move_sound s m : may_move s m = true -> advised g a s = true -> free g a s \/ follows g a s m.
  Proof.
    unfold may_move. intros h ad. rewrite ad in h. cbn [negb orb] in h. apply orb_true_iff in h as [h|h]; [left; now apply andb_true_iff in h|right].
    unfold follows. destruct (good_for a), (due g a s) as [[x|]|]; try easy; try (apply N.eqb_eq in h; now subst).
    apply orb_true_iff in h as [h|h]; [|apply N.eqb_eq in h; now intros _]. intro le. apply is_legal_spec in le. now rewrite le in h.
  Qed.
  Lemma go_on_sound l : forall s t, played g a s -> go_on l s = Some t -> played g a t.
  Proof.
    induction l as [|m l IH]; intros s t p h; cbn [go_on] in h; [now injection h as <-|]. unfold require in h.
    destruct (is_legal s m && may_move s m) eqn:e; [|easy]. apply andb_true_iff in e as [e1 e2]. apply IH with (2 := h).
    apply one_move_more; [easy|now apply is_legal_spec|now apply may_move_sound].
  Qed.
  Lemma is_broken_sound s : is_broken s = true -> broken g a s.
  Proof.
    unfold is_broken, broken. destruct (good_for a) as [|m|v]; rewrite andb_true_iff; intros [h k].
    - split; [easy|]. destruct (due g a s) as [answer|]; [|easy]. exists answer. split; [easy|]. intros m -> le. apply is_legal_spec in le. now rewrite le in k.
    - split; [easy|]. destruct (due g a s) as [[x|]|]; try easy. apply andb_true_iff in k as [k le]. apply N.eqb_eq in k. subst. split; [easy|now apply is_legal_spec].
    - apply Z.ltb_lt in k. split; [|easy]. intros m [w i]. rewrite w in h. cbn in h. apply none_spec with (v := m) in h. congruence.
  Qed.
  Lemma line_refutes_sound l : line_refutes l = true -> refuted g a.
  Proof.
    unfold line_refutes. destruct (open_with _ _) as [s|] eqn:o; [|easy]. destruct (go_on l s) as [t|] eqn:p; [|easy]. intro b. exists t. split.
    - apply go_on_sound with (2 := p). constructor. apply (open_with_sound _ [] _ _ (not_opened g a) o).
    - now apply is_broken_sound.
  Qed.
End Line.

Definition check_line (lines : list string) (l : list N) : option line_claim :=
  let? (s, a) := read_line_claim lines in
  let? r := rules_of s in
  require (match decided r with solitaire => false | _ => true end &&
           match good_for a, decided r with Points_more _, points => true | Points_more _, _ => false | _, _ => true end && line_refutes r a l)
    (Some (Line_claim r a)).
Theorem check_line_sound lines l c : check_line lines l = Some c -> line_parses lines c /\ line_holds c.
Proof.
  unfold check_line, bind, require. destruct (read_line_claim lines) as [[s a]|] eqn:e; [|easy]. destruct (rules_of s) as [r|] eqn:q; [|easy].
  destruct (_ && _)%bool eqn:k; [|easy]. intro i. injection i as <-. apply andb_true_iff in k as [k h]. apply andb_true_iff in k as [k1 k2]. split.
  - now exists s.
  - unfold line_holds. cbn [game_of advised_so]. split; [|split; [|now apply line_refutes_sound with l]].
    + intro d. now rewrite d in k1.
    + intros v p. rewrite p in k2. now destruct (decided r).
Qed.

(** For the program that reads files *)

(* The game in the lines, and whether the claim says that moves which keep the turn are free. *)
Definition line_about (lines : list string) : option (subject * bool) := let? (s, a) := read_line_claim lines in Some (s, again_free a).
