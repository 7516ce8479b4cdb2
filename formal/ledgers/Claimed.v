(* What the lines of all pieces of a ledger claim together. *)
From Coq Require Import NArith List Bool String Lia.
From Gamecert Require Import Plane Text.
From Gamecert Require Board Instance.
From Gamecert.checkers Require Derivation.
From Gamecert.language Require Import Formulas Invariance Reader.
From Gamecert.ledgers Require Import Simple Sweep Computed.
Import ListNotations.
Local Open Scope N_scope.

(* The range of the orders of pieces. *)
Definition least_order (l : list ledger_piece) : N :=
  fold_right (fun p m => N.min (piece_order p) m) (match l with p :: _ => piece_order p | [] => 0 end) l.
Definition greatest_order (l : list ledger_piece) : N := fold_right (fun p m => N.max (piece_order p) m) 0 l.
(* The first of pieces of one class and text, and the range of their orders, each of which is there. *)
Definition together (l : list ledger_piece) : option (ledger_piece * N * N) :=
  match l with
  | [] => None
  | first :: _ =>
      let a := least_order l in let b := greatest_order l in
      require (forallb (fun p => (piece_text p =? piece_text first)%string && (piece_class p =? piece_class first)%string &&
                                 (1 <=? piece_order p)) l &&
               forallb (fun n => existsb (fun p => piece_order p =? n) l) (map (N.add a) (up_to (b + 1 - a))))
        (Some (first, a, b))
  end.
(* Everything but the verdict, for which `Holds` stands here. *)
Definition claimed (lines : list (list string)) : option sweep :=
  let? l := all_of read_piece lines in
  let? (first, a, b) := together l in
  let? (c, only) := class_named (piece_class first) in
  let? f := read_about c (piece_text first) in
  require (made_of computed f && made_of computed only) (Some (Sweep c only a b f Holds)).
Definition saying (v : verdict) (s : sweep) : sweep := Sweep (about s) (only s) (from s) (up s) (asked s) v.

Lemma order_bounds l p : In p l -> least_order l <= piece_order p <= greatest_order l.
Proof.
  intro i. split.
  - unfold least_order. generalize (match l with p :: _ => piece_order p | [] => 0 end) as d. intro d.
    induction l as [|q l IH]; [easy|]. cbn. destruct i as [->|i]; [lia|]. specialize (IH i). lia.
  - unfold greatest_order. induction l as [|q l IH]; [easy|]. cbn. destruct i as [->|i]; [lia|]. specialize (IH i). lia.
Qed.
Lemma together_spec l first a b : together l = Some (first, a, b) -> 1 <= a /\
  (forall p, In p l -> piece_text p = piece_text first /\ piece_class p = piece_class first /\ a <= piece_order p <= b) /\
  (forall n, a <= n <= b -> exists p, In p l /\ piece_order p = n).
Proof.
  unfold together. destruct l as [|first' l']; [easy|]. set (l := first' :: l') in *. remember (least_order l) as a' eqn:ea.
  remember (greatest_order l) as b' eqn:eb. unfold require. destruct (forallb _ l && _)%bool eqn:g; [|easy]. intro q. injection q as -> -> ->.
  apply andb_true_iff in g as [same whole]. rewrite forallb_forall in same, whole.
  assert (forall p, In p l -> piece_text p = piece_text first /\ piece_class p = piece_class first /\ 1 <= piece_order p) as same'.
  { intros p i. apply same in i. apply andb_true_iff in i as [i o]. apply andb_true_iff in i as [i j].
    apply String.eqb_eq in i, j. now apply N.leb_le in o. }
  split; [|split].
  - subst a. unfold least_order. assert (1 <= piece_order first) as o by (apply same'; now left). revert o.
    change (match l with p :: _ => piece_order p | [] => 0 end) with (piece_order first).
    generalize (piece_order first) as d. intros d o. assert (forall p, In p l -> 1 <= piece_order p) as k by (intros; now apply same').
    clear - k o. induction l as [|q l IH]; cbn; [easy|]. specialize (IH (fun p i => k p (or_intror i))). specialize (k q (or_introl eq_refl)). lia.
  - intros p i. destruct (same' p i) as (t & c & _). split; [easy|]. split; [easy|]. subst a b. now apply order_bounds.
  - intros n h. specialize (whole n). destruct (existsb (fun p => piece_order p =? n) l) eqn:q.
    + apply existsb_exists in q as (p & ip & q). apply N.eqb_eq in q. now exists p.
    + exfalso. assert (false = true); [|easy]. apply whole. apply in_map_iff. exists (n - a). split; [lia|]. apply up_to_spec. lia.
Qed.
(* Of lines that are read so. *)
Lemma lines_together {A B} (read : A -> option B) lines l : all_of read lines = Some l ->
  (forall x, In x lines -> exists p, read x = Some p /\ In p l) /\ (forall p, In p l -> exists x, In x lines /\ read x = Some p).
Proof.
  intro e. split.
  - intros x i. destruct (Derivation.all_of_some _ _ _ e _ i) as [p q]. exists p. split; [easy|]. apply (Derivation.all_of_In _ _ _ e). now exists x.
  - intros p i. now apply (Derivation.all_of_In _ _ _ e) in i.
Qed.

Lemma claimed_spec lines s : claimed lines = Some s ->
  1 <= from s /\ made_of computed (asked s) = true /\ made_of computed (only s) = true /\ forall v, sweep_parses lines (saying v s).
Proof.
  unfold claimed, bind. destruct (all_of read_piece lines) as [l|] eqn:e; [|easy].
  destruct (together l) as [[[first a] b]|] eqn:t; [|easy].
  destruct (class_named (piece_class first)) as [[c only]|] eqn:named; [|easy].
  destruct (read_about c (piece_text first)) as [f|] eqn:r; [|easy].
  unfold require. destruct (_ && _)%bool eqn:g; [|easy]. intro q. injection q as <-. cbn [from asked Sweep.only].
  apply andb_true_iff in g as [m mo]. apply together_spec in t as (pos & same & whole). apply lines_together in e as [there back].
  do 3 (split; [easy|]). intro v. split; cbn [saying about Sweep.only from up asked].
  - intros x i. destruct (there x i) as (p & q & ip). exists p. destruct (same p ip) as (t & d & o). rewrite t, d. easy.
  - intros n h. destruct (whole n h) as (p & ip & o). destruct (back p ip) as (x & ix & px). now exists x, p.
Qed.
