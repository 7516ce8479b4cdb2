(* Evidence `lrat`: that no order of the vertices wins ELLO, by a refutation of the clauses that say there is one. *)
From Coq Require Import NArith List Bool Lia Permutation String.
From Gamecert Require Import Plane Trie Board Instance Game Rules Claim ElloOrder Text.
From Gamecert.games Require Import Ello.
From Gamecert.checkers Require Import Closure.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** Refutations by unit propagation *)

(* A variable, and whether it is to be true. *)
Definition literal : Type := N * bool.
Definition clause := list literal.
Definition negated (l : literal) : literal := (fst l, negb (snd l)).
Definition value_of (A : N -> bool) (l : literal) : bool := Bool.eqb (A (fst l)) (snd l).
Definition satisfied (A : N -> bool) (c : clause) : Prop := exists l, In l c /\ value_of A l = true.

Inductive effect := conflict | unit_of (l : literal) | open_clause.
Fixpoint reduce (t : trie bool) (c : clause) (one : option literal) : effect :=
  match c with
  | [] => match one with None => conflict | Some l => unit_of l end
  | l :: c =>
      match get t (fst l) with
      | Some b => if Bool.eqb b (snd l) then open_clause else reduce t c one
      | None =>
          match one with
          | None => reduce t c (Some l)
          | Some l' => if N.eqb (fst l) (fst l') && Bool.eqb (snd l) (snd l') then reduce t c one else open_clause
          end
      end
  end.
Fixpoint propagate (db : trie clause) (t : trie bool) (hints : list N) : bool :=
  match hints with
  | [] => false
  | h :: hints =>
      match get db h with
      | None => false
      | Some c =>
          match reduce t c None with
          | conflict => true
          | unit_of l => propagate db (put t (fst l) (snd l)) hints
          | open_clause => false
          end
      end
  end.
Definition assume_false (c : clause) : trie bool := fold_left (fun t l => put t (fst l) (negb (snd l))) c leaf.

(* The number of a clause, the clause, and its hints. *)
Definition addition : Type := N * clause * list N.
Fixpoint refutes (db : trie clause) (steps : list addition) : bool :=
  match steps with
  | [] => false
  | (n, c, hints) :: steps =>
      propagate db (assume_false c) hints && match c with [] => true | _ => refutes (put db n c) steps end
  end.

Definition agrees (A : N -> bool) (t : trie bool) : Prop := forall x b, get t x = Some b -> A x = b.

Lemma reduce_right A t c : agrees A t -> forall one,
  (satisfied A c \/ match one with Some l => value_of A l = true | None => False end) ->
  match reduce t c one with conflict => False | unit_of l => value_of A l = true | open_clause => True end.
Proof.
  intro a. induction c as [|l c IH]; intros one h; cbn.
  - destruct one; [|destruct h as [(l & [] & _)|[]]]. destruct h as [(x & [] & _)|h]; easy.
  - destruct (get t (fst l)) as [b|] eqn:g.
    + destruct (Bool.eqb b (snd l)) eqn:e; [easy|]. apply IH. destruct h as [(x & [<-|i] & v)|h]; [|left; now exists x|now right].
      unfold value_of in v. apply a in g. rewrite g in v. congruence.
    + destruct one as [l'|].
      * destruct (_ && _) eqn:e; [|easy]. apply andb_true_iff in e as [e1 e2]. apply N.eqb_eq in e1. apply eqb_prop in e2.
        apply IH. destruct h as [(x & [<-|i] & v)|h]; [right|left; now exists x|now right].
        destruct l, l'. cbn in *. now subst.
      * apply IH. destruct h as [(x & [<-|i] & v)|h]; [now right|left; now exists x|easy].
Qed.
Lemma propagate_right A db hints : (forall n c, get db n = Some c -> satisfied A c) -> forall t, agrees A t ->
  propagate db t hints = true -> False.
Proof.
  intro s. induction hints as [|h hints IH]; intros t a p; cbn in p; [easy|].
  destruct (get db h) as [c|] eqn:g; [|easy]. pose proof (reduce_right A t c a None (or_introl (s _ _ g))) as r.
  destruct (reduce t c None) as [|l|]; [easy| |easy]. apply IH in p; [easy|]. intros x b e. rewrite get_put in e.
  destruct (N.eqb_spec x (fst l)) as [->|]; [|now apply a]. injection e as <-. now apply eqb_prop.
Qed.
Lemma assume_false_right A c : ~ satisfied A c -> agrees A (assume_false c).
Proof.
  intro h. unfold assume_false.
  enough (forall t, agrees A t -> agrees A (fold_left (fun t l => put t (fst l) (negb (snd l))) c t)) as H.
  { apply H. intros x b e. now rewrite get_leaf in e. }
  induction c as [|l c IH]; intros t a; cbn; [easy|]. apply IH.
  - intros (x & i & v). apply h. exists x. split; [now right|easy].
  - intros x b e. rewrite get_put in e. destruct (N.eqb_spec x (fst l)) as [->|]; [|now apply a]. injection e as <-.
    destruct (Bool.eqb (A (fst l)) (snd l)) eqn:v; [exfalso; apply h; exists l; split; [now left|easy]|].
    now destruct (A (fst l)), (snd l).
Qed.
Theorem refutes_right A steps : forall db, (forall n c, get db n = Some c -> satisfied A c) ->
  refutes db steps = true -> False.
Proof.
  induction steps as [|[[n c] hints] steps IH]; intros db s r; cbn in r; [easy|].
  apply andb_true_iff in r as [p r].
  assert (satisfied A c \/ ~ satisfied A c) as [y|y].
  { destruct (existsb (value_of A) c) eqn:e.
    - left. apply existsb_exists in e as (l & i & v). now exists l.
    - right. intros (l & i & v). enough (existsb (value_of A) c = true) by congruence. apply existsb_exists. now exists l. }
  - destruct c as [|l c]; [now destruct y as (x & [] & _)|]. apply (IH _ ) in r; [easy|]. intros m d g.
    rewrite get_put in g. destruct (N.eqb m n); [now injection g as <-|now apply (s m)].
  - now apply (propagate_right A db hints s (assume_false c) (assume_false_right A c y)).
Qed.

(** Parities as clauses: long ones are cut by new variables *)

Fixpoint odd_of (l : list bool) : bool := match l with [] => false | b :: l => xorb b (odd_of l) end.
Definition odd_values (A : N -> bool) (l : list literal) : bool := odd_of (map (value_of A) l).
(* All lists of that length, ascending, the first bit the lowest. *)
Fixpoint vectors (k : nat) : list (list bool) :=
  match k with O => [[]] | S k => flat_map (fun v => [false :: v; true :: v]) (vectors k) end.
Definition exclude (l : list literal) (v : list bool) : clause :=
  map (fun '(b, x) => if b : bool then negated x else x) (combine v l).
(* A clause for every choice of values whose parity is wrong. *)
Definition short_parity (l : list literal) (odd : bool) : list clause :=
  map (exclude l) (filter (fun v => negb (Bool.eqb (odd_of v) odd)) (vectors (List.length l))).
Fixpoint parity_clauses (fuel : nat) (l : list literal) (odd : bool) (next : N) : list clause * N :=
  match fuel, l with
  | S fuel, a :: b :: c :: d :: e :: l =>
      let t := (next, true) in
      let (clauses, after) := parity_clauses fuel (t :: d :: e :: l) odd (next + 1) in
      (short_parity [a; b; c; t] false ++ clauses, after)
  | _, _ => (short_parity l odd, next)
  end.

Lemma value_negated A l : value_of A (negated l) = negb (value_of A l).
Proof. unfold value_of, negated. cbn. now destruct (A (fst l)), (snd l). Qed.
Lemma vectors_length k : forall v, In v (vectors k) -> List.length v = k.
Proof.
  induction k; intros v i; cbn in i; [now destruct i as [<-|[]]|].
  apply in_flat_map in i as (w & i & h). apply IHk in i. destruct h as [<-|[<-|[]]]; cbn; congruence.
Qed.
Lemma exclude_right A l : forall v, List.length v = List.length l -> v <> map (value_of A) l -> satisfied A (exclude l v).
Proof.
  induction l as [|x l IH]; intros [|b v] e n; try easy. injection e as e.
  destruct (Bool.bool_dec b (value_of A x)) as [->|ne].
  - destruct (IH v e) as (y & i & h); [intro z; apply n; cbn; now rewrite z|]. exists y. split; [now right|easy].
  - exists (if b then negated x else x). split; [now left|]. destruct b; rewrite ?value_negated; now destruct (value_of A x).
Qed.
Lemma short_parity_right A l odd : odd_values A l = odd -> forall c, In c (short_parity l odd) -> satisfied A c.
Proof.
  intros h c i. apply in_map_iff in i as (v & <- & i). apply filter_In in i as [i e]. apply exclude_right.
  - now apply vectors_length.
  - intros ->. unfold odd_values in h. rewrite h, Bool.eqb_reflx in e. discriminate.
Qed.

Lemma in_short_parity c l odd : In c (short_parity l odd) -> exists v, exclude l v = c /\ True.
Proof. intro i. apply in_map_iff in i as (v & <- & _). now exists v. Qed.
Global Opaque short_parity.

Definition below (n : N) (c : clause) : Prop := forall l, In l c -> fst l < n.
Lemma short_parity_below n l odd : below n l -> forall c, In c (short_parity l odd) -> below n c.
Proof.
  intros h c i x j. apply in_short_parity in i as (v & <- & _). apply in_map_iff in j as ([b y] & <- & j).
  apply in_combine_r in j. apply h in j. now destruct b.
Qed.
Lemma satisfied_same A A' n c : (forall x, x < n -> A' x = A x) -> below n c -> satisfied A c -> satisfied A' c.
Proof. intros h b (l & i & v). exists l. split; [easy|]. unfold value_of in *. now rewrite h; [|apply b]. Qed.

Lemma parity_right fuel : forall l odd next A clauses after, parity_clauses fuel l odd next = (clauses, after) ->
  below next l -> odd_values A l = odd ->
  next <= after /\ (forall c, In c clauses -> below after c) /\
  exists A', (forall x, x < next -> A' x = A x) /\ forall c, In c clauses -> satisfied A' c.
Proof.
  assert (forall l odd next A clauses after, (short_parity l odd, next) = (clauses, after) ->
    below next l -> odd_values A l = odd -> next <= after /\ (forall c, In c clauses -> below after c) /\
    exists A', (forall x, x < next -> A' x = A x) /\ forall c, In c clauses -> satisfied A' c) as short.
  { intros l odd next A clauses after e b h. injection e as <- <-. split; [lia|]. split; [now apply short_parity_below|].
    exists A. split; [easy|]. now apply short_parity_right. }
  induction fuel as [|fuel IH]; intros l odd next A clauses after e b h; [now apply (short l odd next)|].
  destruct l as [|x1 [|x2 [|x3 [|x4 [|x5 l]]]]]; try (now apply (short _ odd next A clauses after e)).
  cbn [parity_clauses] in e.
  destruct (parity_clauses fuel ((next, true) :: x4 :: x5 :: l) odd (next + 1)) as [cs af] eqn:p. apply pair_equal_spec in e as [<- <-].
  set (sum := odd_values A [x1; x2; x3]).
  set (B := fun x => if N.eqb x next then sum else A x).
  assert (forall x, x < next -> B x = A x) as same.
  { intros x lt. unfold B. destruct (N.eqb_spec x next); [lia|easy]. }
  assert (forall y, In y (x1 :: x2 :: x3 :: x4 :: x5 :: l) -> value_of B y = value_of A y) as sv.
  { intros y i. unfold value_of. now rewrite same; [|apply b]. }
  assert (value_of B (next, true) = sum) as vt.
  { unfold value_of, B. cbn [fst snd]. rewrite N.eqb_refl. generalize sum. now intros []. }
  apply (IH _ _ _ B) in p as (le & bl & A' & s' & ok).
  - split; [lia|]. split.
    + intros c i. apply in_app_or in i as [i|i]; [|now apply bl]. intros y j.
      enough (fst y < next + 1) by lia. revert y j. apply (short_parity_below (next + 1) [x1; x2; x3; (next, true)] false); [|easy].
      intros y [<-|[<-|[<-|[<-|[]]]]]; [| | |cbn; lia]; match goal with |- fst ?z < _ => enough (fst z < next) by lia; apply b; cbn; tauto end.
    + exists A'. split; [intros x lt; rewrite s' by lia; now apply same|]. intros c i. apply in_app_or in i as [i|i]; [|now apply ok].
      apply satisfied_same with (A := B) (n := next + 1); [easy| |].
      * revert c i. apply short_parity_below. intros y [<-|[<-|[<-|[<-|[]]]]]; [| | |cbn; lia];
          match goal with |- fst ?z < _ => enough (fst z < next) by lia; apply b; cbn; tauto end.
      * revert c i. apply short_parity_right. unfold odd_values. cbn [map odd_of]. rewrite vt, !sv by (cbn; tauto).
        unfold sum, odd_values. cbn. now destruct (value_of A x1), (value_of A x2), (value_of A x3).
  - intros y [<-|i]; [cbn; lia|]. enough (fst y < next) by lia. apply b. cbn in i |- *. tauto.
  - unfold odd_values in *. cbn [map odd_of] in *. rewrite vt.
    rewrite (map_ext_in (value_of B) (value_of A) l) by (intros y i; apply sv; cbn; tauto).
    rewrite !sv by (cbn; tauto). rewrite <- h. unfold sum, odd_values. cbn.
    now destruct (value_of A x1), (value_of A x2), (value_of A x3), (value_of A x4), (value_of A x5), (odd_of (map (value_of A) l)).
Qed.
