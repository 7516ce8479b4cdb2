(* The theorem on split pairs of docs/SYMMETRY.md: edges that are joined in pairs may be struck, as the first player can see to it
   that each pair is split and plays on the other edges as without them. *)
From Coq Require Import NArith ZArith List Bool Lia Permutation.
From Gamecert.lemmas Require Import Counterplay.
Import ListNotations.
Local Open Scope Z_scope.

Definition in_pairs (D : list (edge * edge)) : list edge := flat_map (fun p => [fst p; snd p]) D.

Lemma in_pairs_permuted D D' : Permutation D D' -> Permutation (in_pairs D) (in_pairs D').
Proof. apply Permutation_flat_map. Qed.
(* An edge of a pair, and its partner. *)
Lemma pick_pair D e K : Permutation (in_pairs D) (e :: K) -> exists a b D' p, Permutation D ((a, b) :: D') /\
  (e = a /\ p = b \/ e = b /\ p = a) /\ Permutation K (p :: in_pairs D').
Proof.
  intro q. assert (In e (in_pairs D)) as i by (apply (Permutation_in e (Permutation_sym q)); now left).
  apply in_flat_map in i as ([a b] & i & h). cbn in h. apply in_split in i as (A & B & ->).
  assert (Permutation (A ++ (a, b) :: B) ((a, b) :: A ++ B)) as r by (apply Permutation_sym, Permutation_middle).
  pose proof (in_pairs_permuted _ _ r) as r'. cbn in r'. rewrite q in r'.
  destruct h as [<-|[<-|[]]].
  - exists a, b, (A ++ B), b. split; [easy|]. split; [now left|]. now apply Permutation_cons_inv in r'.
  - exists a, b, (A ++ B), a. split; [easy|]. split; [now right|]. apply (Permutation_cons_inv (a := b)). rewrite r'. apply perm_swap.
Qed.

Section Split.
  Variables (V W : list N) (c : Z).
  (* Pairs of which no edge is taken, at most one edge alone, other edges, leads where these others are all, and leads. *)
  Variable Q : list (edge * edge) -> list edge -> list edge -> leads -> leads -> Prop.
  Hypothesis same_leads : forall D O R l l' m, Q D O R l l' -> (forall x, l' x = m x) -> Q D O R l m.
  Hypothesis pair_splits : forall D O R l l' a b D', Q D O R l l' -> Permutation D ((a, b) :: D') ->
    Q D' O R l (goes b 1 (goes a (-1) l')) /\ Q D' O R l (goes a 1 (goes b (-1) l')).
  Hypothesis other_goes : forall D O R l l' e R' z, Q D O R l l' -> Permutation R (e :: R') -> z = 1 \/ z = -1 ->
    Q D O R' (goes e z l) (goes e z l').
  Hypothesis lone_goes : forall D o R l l' z, Q D [o] R l l' -> z = 1 \/ z = -1 -> Q D [] R l (goes o z l').
  Hypothesis in_the_end : forall l l', Q [] [] [] l l' -> made l V + c <= made l' W.

  (* Pairs alone are left, and the second player is to move. *)
  Lemma pairs_left n : forall D l l' v, (length D <= n)%nat -> Q D [] [] l l' -> v <= made l V -> makes W false (in_pairs D) l' (v + c).
  Proof.
    induction n as [|n IH]; intros D l l' v small q le; (destruct D as [|p D0]; [apply settled; apply in_the_end in q; lia|]); [cbn in small; lia|].
    apply waits; [now destruct p|]. intros e K r. apply pick_pair in r as (a & b & D' & f & d & h & k).
    pose proof (Permutation_length d) as ld. cbn in small, ld. destruct (pair_splits _ _ _ _ _ a b D' q d) as [q1 q2].
    apply chooses with f (in_pairs D'); [easy|]. destruct h as [[-> ->]|[-> ->]]; apply (IH D' l); try easy; lia.
  Qed.
  (* The first player has an edge of a pair, whose other edge f is left. *)
  Lemma half_a_pair n : forall D f l l' v, (length D <= n)%nat -> Q D [] [] l (goes f (-1) l') -> v <= made l V ->
    makes W false (f :: in_pairs D) l' (v + c).
  Proof.
    induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf). intros D f l l' v small q le. apply waits; [easy|].
    intros e K r. apply other_edge in r as [[-> r]|(K' & r & r')].
    - apply makes_permuted with (in_pairs D); [|easy]. destruct D as [|[a b] D]; [apply settled; apply in_the_end in q; lia|].
      apply chooses with a (b :: in_pairs D); [easy|]. cbn in small. apply (IH (length D) ltac:(lia) D b l); [easy| |easy].
      apply same_leads with (goes a 1 (goes b (-1) (goes e (-1) l'))).
      + apply (pair_splits _ _ _ _ _ a b D q). easy.
      + intro x. apply goes_goes.
    - apply pick_pair in r as (a & b & D' & g & d & h & k). pose proof (Permutation_length d) as ld. cbn in ld.
      destruct (pair_splits _ _ _ _ _ a b D' q d) as [q1 q2].
      apply chooses with g (f :: in_pairs D'); [rewrite r', k; apply perm_swap|].
      apply (IH (length D') ltac:(lia) D' f l); [easy| |easy].
      destruct h as [[-> ->]|[-> ->]]; [apply (same_leads _ _ _ _ _ _ q1)|apply (same_leads _ _ _ _ _ _ q2)];
        intro x; unfold goes; lia.
  Qed.
  (* The others are gone, and the first player is to move. *)
  Lemma last_moves D O l l' v : Q D O [] l l' -> (length O <= 1)%nat -> v <= made l V -> makes W true (in_pairs D ++ O) l' (v + c).
  Proof.
    intros q o le. destruct O as [|e [|e' O]]; [|..|cbn in o; lia].
    - rewrite app_nil_r. destruct D as [|[a b] D]; [apply settled; apply in_the_end in q; lia|].
      apply chooses with a (b :: in_pairs D); [easy|]. apply (half_a_pair (length D) D b l); [easy| |easy].
      apply same_leads with (goes a 1 (goes b (-1) l')); [|intro x; apply goes_goes]. apply (pair_splits _ _ _ _ _ a b D q). easy.
    - apply chooses with e (in_pairs D); [apply Permutation_sym, Permutation_cons_append|].
      apply (pairs_left (length D) D l); [easy| |easy]. apply lone_goes with (z := 1) in q; auto.
  Qed.

  Theorem split_pairs n : forall D O R l l' v t, (length (in_pairs D ++ O ++ R) <= n)%nat -> Q D O R l l' -> (length O <= 1)%nat ->
    makes V t R l v -> makes W t (in_pairs D ++ O ++ R) l' (v + c).
  Proof.
    induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf). intros D O R l l' v t small q o m. rewrite !app_length in small.
    destruct t.
    - destruct R as [|e0 R0].
      + apply settled_inv in m. rewrite app_nil_r. now apply last_moves with l.
      + apply chooses_inv in m as (e & R' & p & m); [|easy]. pose proof (Permutation_length p) as lp. cbn in lp.
        apply chooses with e (in_pairs D ++ O ++ R').
        * rewrite p. rewrite !app_assoc. apply Permutation_sym, Permutation_middle.
        * apply (IH (length (in_pairs D ++ O ++ R')) ltac:(rewrite !app_length; cbn in small; lia) D O R' (goes e 1 l)); try easy.
          apply other_goes with (e0 :: R0); auto.
    - destruct (in_pairs D ++ O ++ R) as [|e0 E0] eqn:some.
      { apply app_eq_nil in some as [d r]. apply app_eq_nil in r as [-> ->]. destruct D as [|[a b] D]; [|easy].
        apply settled_inv in m. apply settled. apply in_the_end in q. lia. }
      apply waits; [easy|]. rewrite <- some. intros e E p. apply move_in in p as [(K & p & r)|(K & p & r)].
      + pose proof (Permutation_length p) as lp. cbn in lp. apply pick_pair in p as (a & b & D' & f & d & h & k).
        pose proof (Permutation_length k) as lk. cbn in lk. destruct (pair_splits _ _ _ _ _ a b D' q d) as [q1 q2].
        apply chooses with f (in_pairs D' ++ O ++ R); [rewrite r, k; easy|].
        destruct h as [[-> ->]|[-> ->]];
          apply (IH (length (in_pairs D' ++ O ++ R)) ltac:(rewrite !app_length; lia) D' O R l); easy.
      + apply move_in in p as [(K' & p & r')|(K' & p & r')]; pose proof (Permutation_length p) as lp; cbn in lp.
        * destruct O as [|o1 [|o2 O]]; [cbn in lp; lia| |cbn in o; lia]. destruct K'; [|cbn in lp; lia].
          apply Permutation_length_1 in p as ->. cbn in r'. apply (lone_goes _ _ _ _ _ (-1)) in q; [|now right].
          apply makes_permuted with (in_pairs D ++ [] ++ R); [|rewrite r, r'; easy].
          destruct R as [|e1 R1].
          -- apply settled_inv in m. change (in_pairs D ++ [] ++ []) with (in_pairs D ++ []). apply (last_moves D [] l); [easy|cbn; lia|easy].
          -- apply chooses with e1 (in_pairs D ++ [] ++ R1); [apply Permutation_sym, Permutation_middle|].
             apply (IH (length (in_pairs D ++ [] ++ R1)) ltac:(rewrite !app_length; cbn in small |- *; lia) D [] R1 (goes e1 1 l)); [easy| |cbn; lia|].
             ++ apply other_goes with (e1 :: R1); auto.
             ++ now apply (proj1 (gift V (length (e1 :: R1)) (e1 :: R1) (le_n _) l v) e1 R1 false).
        * apply makes_permuted with (in_pairs D ++ O ++ K'); [|now rewrite r, r'].
          apply (IH (length (in_pairs D ++ O ++ K')) ltac:(rewrite !app_length; lia) D O K' (goes e (-1) l)); try easy.
          -- apply other_goes with R; auto.
          -- now apply waits_inv with R.
  Qed.
End Split.
