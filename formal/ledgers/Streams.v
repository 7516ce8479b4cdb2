(* The words of pieces of a ledger, read one after another from lines of text (certificates/FORMAT.md), and pieces read side by side, in
   which no word is met twice. *)
From Coq Require Import NArith List Bool String Ascii Lia Permutation.
From Gamecert Require Import Plane.
Import ListNotations.
Local Open Scope N_scope.

(** Words: what each exceeds the one before by, less 1, in digits of 5 bits *)

Definition digit (c : ascii) : option N :=
  let k := N_of_ascii c in
  if k <? 48 then (if k =? 43 then Some 62 else if k =? 47 then Some 63 else None)
  else if k <? 58 then Some (k + 4)
  else if k <? 65 then None else if k <? 91 then Some (k - 65) else if k <? 97 then None else if k <? 123 then Some (k - 71) else None.
(* A digit from 32 on is followed by another. *)
Fixpoint digits (s : string) (before : N) : option (N * string) :=
  match s with
  | EmptyString => None
  | String c s =>
      match digit c with
      | None => None
      | Some d => if d <? 32 then Some (N.lor (N.shiftl before 5) d, s) else digits s (N.lor (N.shiftl before 5) (d - 32))
      end
  end.
(* `rest` of a line, the number of the next line, and the least word that can follow. *)
Record cursor := Cursor { rest : string; next_line : N; least : N }.
Definition at_start : cursor := Cursor EmptyString 0 0.
Definition advance (line : N -> string) (c : cursor) : option (N * cursor) :=
  let (s, l) := match rest c with EmptyString => (line (next_line c), N.succ (next_line c)) | s => (s, next_line c) end in
  match digits s 0 with
  | None => None
  | Some (excess, s) => let w := least c + excess in Some (w, Cursor s l (N.succ w))
  end.

(* So many words. *)
Fixpoint words_from (line : N -> string) (k : nat) (c : cursor) : option (list N * cursor) :=
  match k with
  | O => Some ([], c)
  | S k =>
      match advance line c with
      | None => None
      | Some (w, c) => match words_from line k c with None => None | Some (l, c) => Some (w :: l, c) end
      end
  end.
Lemma words_from_more line w c' : forall k c0 l c, words_from line k c0 = Some (l, c) -> advance line c = Some (w, c') ->
  words_from line (S k) c0 = Some (l ++ [w], c').
Proof.
  induction k; intros c0 l c h a; cbn [words_from] in h.
  - injection h as <- <-. cbn [words_from]. now rewrite a.
  - cbn [words_from]. destruct (advance line c0) as [[x c1]|]; [|easy]. destruct (words_from line k c1) as [[m c2]|] eqn:e; [|easy].
    injection h as <- <-. pose proof (IHk c1 m c2 e a) as q. cbn [words_from] in q. now rewrite q.
Qed.

(** Side by side *)

(* Where one is read: what is left of so many words; `key` is 0 before the first, one more than the word that is next, and nothing behind
   the last. *)
Record source := Source { lines : N -> string; count : N; left : N; key : option N; place : cursor }.
Definition from_start (line : N -> string) (k : N) : source := Source line k k (Some 0) at_start.
Definition further (s : source) : option source :=
  if left s =? 0 then Some (Source (lines s) (count s) 0 None (place s))
  else match advance (lines s) (place s) with
       | None => None
       | Some (w, c) => Some (Source (lines s) (count s) (N.pred (left s)) (Some (N.succ w)) c)
       end.
Definition sooner (a b : source) : bool :=
  match key a, key b with Some x, Some y => x <=? y | Some _, None => true | None, None => true | None, Some _ => false end.

Inductive heap := nothing | top (s : source) (l r : heap).
(* With another source in place of the one on top. *)
Fixpoint sink (s : source) (h : heap) : heap :=
  match h with
  | nothing => nothing
  | top _ l r =>
      match l, r with
      | top x _ _, top y _ _ =>
          if sooner s x && sooner s y then top s l r else if sooner x y then top x (sink s l) r else top y l (sink s r)
      | top x _ _, nothing => if sooner s x then top s l r else top x (sink s l) r
      | nothing, top y _ _ => if sooner s y then top s l r else top y l (sink s r)
      | nothing, nothing => top s nothing nothing
      end
  end.
(* As flat as can be. *)
Fixpoint heaped (depth : nat) (l : list source) : heap * list source :=
  match depth with
  | O => (nothing, l)
  | S depth =>
      match l with
      | [] => (nothing, [])
      | s :: l => let (a, l) := heaped depth l in let (b, l) := heaped depth l in (top s a b, l)
      end
  end.
Fixpoint contents (h : heap) : list source := match h with nothing => [] | top s l r => s :: contents l ++ contents r end.

(* The word on top is taken, which exceeds the last one. *)
Definition take (state : option (N * heap)) : option (N * heap) :=
  match state with
  | Some (last, top s l r) =>
      match key s with
      | None => state
      | Some k =>
          if (k =? 0) || (last <? k) then match further s with None => None | Some s' => Some (N.max last k, sink s' (top s l r)) end else None
      end
  | _ => state
  end.
Definition ended (s : source) : bool := match key s with None => true | Some _ => false end.
Definition all_differ (l : list source) : bool :=
  let (h, others) := heaped (N.to_nat (N.size (N.of_nat (List.length l)))) l in
  match others, N.iter (fold_right (fun s k => N.succ (count s) + k) 0 l) take (Some (0, h)) with
  | [], Some (_, h) => forallb ended (contents h)
  | _, _ => false
  end.

Definition words_of (line : N -> string) (k : N) : list N := match words_from line (N.to_nat k) at_start with Some (l, _) => l | None => [] end.

Lemma sink_contents s x l r : Permutation (contents (sink s (top x l r))) (s :: contents l ++ contents r).
Proof.
  assert (forall h, h = nothing \/ forall s x l r, h = top x l r -> Permutation (contents (sink s h)) (s :: contents l ++ contents r)) as e.
  { induction h as [|y a IHa b IHb]; [now left|right]. intros t z l0 r0 q. injection q as -> -> ->. cbn [sink].
    destruct l0 as [|y a c]; destruct r0 as [|z' b d].
    - easy.
    - destruct (sooner t z'); [easy|]. destruct IHb as [|IHb]; [easy|]. cbn [contents app]. rewrite (IHb t _ _ _ eq_refl). apply perm_swap.
    - destruct (sooner t y); [easy|]. destruct IHa as [|IHa]; [easy|]. cbn [contents]. rewrite (IHa t _ _ _ eq_refl). cbn [app]. apply perm_swap.
    - destruct (sooner t y && sooner t z'); [easy|]. destruct (sooner y z').
      + destruct IHa as [|IHa]; [easy|]. cbn [contents]. rewrite (IHa t _ _ _ eq_refl). cbn [app]. apply perm_swap.
      + destruct IHb as [|IHb]; [easy|]. change (contents (top z' (top y a c) (sink t (top z' b d)))) with
          (z' :: contents (top y a c) ++ contents (sink t (top z' b d))).
        rewrite (IHb t _ _ _ eq_refl). change (contents (top z' b d)) with (z' :: contents b ++ contents d).
        generalize (contents (top y a c)) as m, (contents b ++ contents d) as k. intros m k.
        rewrite <- !(Permutation_middle m), (Permutation_middle m k z') at 1. rewrite perm_swap. constructor. now rewrite Permutation_middle. }
  destruct (e (top x l r)) as [|q]; [easy|]. now apply (q s x l r).
Qed.
Lemma heaped_contents depth : forall l, contents (fst (heaped depth l)) ++ snd (heaped depth l) = l.
Proof.
  induction depth; intro l; cbn [heaped]; [easy|]. destruct l as [|s l]; [easy|].
  destruct (heaped depth l) as [a m] eqn:e. destruct (heaped depth m) as [b k] eqn:f. cbn [fst snd contents app]. f_equal.
  pose proof (IHdepth l) as p. rewrite e in p. pose proof (IHdepth m) as q. rewrite f in q. cbn in p, q. now rewrite <- app_assoc, q.
Qed.

(* The words that were taken from a source. *)
Definition taken (s : source) : list N :=
  let l := words_of (lines s) (count s - left s) in match key s with Some k => if k =? 0 then [] else removelast l | None => l end.
Definition well_read (s : source) : Prop :=
  left s <= count s /\ exists l, words_from (lines s) (N.to_nat (count s - left s)) at_start = Some (l, place s) /\
  match key s with Some k => if k =? 0 then left s = count s else exists m, l = m ++ [N.pred k] | None => left s = 0 end.

Lemma further_taken s s' k : well_read s -> key s = Some k -> further s = Some s' ->
  well_read s' /\ lines s' = lines s /\ count s' = count s /\ taken s' = taken s ++ if k =? 0 then [] else [N.pred k].
Proof.
  intros (le & l & w & i) e f. rewrite e in i. unfold further in f. unfold taken, words_of. rewrite e, w.
  destruct (N.eqb_spec (left s) 0) as [z|z].
  - injection f as <-. cbn [lines count left key place]. rewrite z, N.sub_0_r in w. split; [|split; [easy|split; [easy|]]].
    + split; [cbn; lia|]. exists l. cbn. now rewrite N.sub_0_r.
    + rewrite N.sub_0_r, w. destruct (N.eqb_spec k 0) as [zk|nk].
      * rewrite z in i. rewrite <- i in w. cbn in w. now injection w as <- _.
      * destruct i as (m & ->). now rewrite removelast_last.
  - destruct (advance (lines s) (place s)) as [[x c]|] eqn:a; [|easy]. injection f as <-. cbn [lines count left key place].
    pose proof (words_from_more _ _ _ _ _ _ _ w a) as w'.
    replace (S (N.to_nat (count s - left s))) with (N.to_nat (count s - N.pred (left s))) in w' by lia.
    split; [|split; [easy|split; [easy|]]].
    + split; [cbn; lia|]. exists (l ++ [x]). cbn [lines count left key place]. split; [easy|].
      rewrite (proj2 (N.eqb_neq (N.succ x) 0)) by lia. exists l. now rewrite N.pred_succ.
    + rewrite (proj2 (N.eqb_neq (N.succ x) 0)) by lia. rewrite w', removelast_last. destruct (k =? 0) eqn:zk.
      * rewrite i, N.sub_diag in w. cbn in w. now injection w as <- _.
      * destruct i as (m & ->). now rewrite removelast_last.
Qed.

Definition invariant (l : list source) (state : option (N * heap)) : Prop :=
  match state with
  | None => True
  | Some (last, h) =>
      (forall s, In s (contents h) -> well_read s) /\
      Permutation (map (fun s => (lines s, count s)) (contents h)) (map (fun s => (lines s, count s)) l) /\
      NoDup (flat_map taken (contents h)) /\ forall w, In w (flat_map taken (contents h)) -> w < last
  end.
Lemma take_invariant l state : invariant l state -> invariant l (take state).
Proof.
  destruct state as [[last [|s a b]]|]; try easy. intros (r & p & d & le). unfold take. destruct (key s) as [k|] eqn:e; [|easy].
  destruct ((k =? 0) || (last <? k)) eqn:g; [|easy]. destruct (further s) as [s'|] eqn:f; [|easy].
  destruct (further_taken s s' k (r s (or_introl eq_refl)) e f) as (w & e1 & e2 & t).
  pose proof (sink_contents s' s a b) as c. unfold invariant. cbn [contents] in *. set (h := sink s' (top s a b)) in *. clearbody h.
  set (others := contents a ++ contents b) in *.
  assert (Permutation (flat_map taken (contents h)) ((if k =? 0 then [] else [N.pred k]) ++ flat_map taken (s :: others))) as q.
  { rewrite (Permutation_flat_map taken c). cbn [flat_map]. rewrite t, app_assoc. apply Permutation_app_tail, Permutation_app_comm. }
  split; [|split; [|split]].
  - intros x i. apply (Permutation_in _ c) in i as [<-|i]; [easy|]. apply r. now right.
  - rewrite <- p, (Permutation_map _ c). cbn [map]. now rewrite e1, e2.
  - apply (Permutation_NoDup (Permutation_sym q)). destruct (N.eqb_spec k 0) as [z|z]; [easy|]. cbn [app]. constructor; [|easy].
    intro i. apply le in i. cbn in g. apply N.ltb_lt in g. lia.
  - intros x i. apply (Permutation_in _ q) in i. destruct (N.eqb_spec k 0) as [z|z].
    + apply le in i. lia.
    + destruct i as [<-|i]; [lia|]. apply le in i. lia.
Qed.

(* No word is met twice. *)
Theorem all_differ_sound lines : all_differ (map (fun '(t, k) => from_start t k) lines) = true ->
  NoDup (flat_map (fun '(t, k) => words_of t k) lines) /\ forall t k, In (t, k) lines -> exists l c, words_from t (N.to_nat k) at_start = Some (l, c).
Proof.
  set (l := map _ lines). unfold all_differ. set (depth := N.to_nat _). destruct (heaped depth l) as [h others] eqn:e.
  pose proof (heaped_contents depth l) as hc. rewrite e in hc. cbn [fst snd] in hc.
  destruct others; [|easy]. rewrite app_nil_r in hc.
  set (steps := fold_right _ 0 l). clearbody steps.
  assert (invariant l (N.iter steps take (Some (0, h)))) as inv.
  { rewrite N2Nat.inj_iter. assert (invariant l (Some (0, h))) as base.
    - unfold invariant. rewrite hc. split; [|split; [reflexivity|]].
      + intros s i. apply in_map_iff in i as ([t k] & <- & _). split; [cbn; lia|]. exists []. cbn. now rewrite N.sub_diag.
      + assert (flat_map taken l = []) as ->; [|split; [constructor|easy]]. unfold l. clear. induction lines as [|[t k] m IH]; [easy|exact IH].
    - induction (N.to_nat steps); [easy|]. cbn. now apply take_invariant. }
  destruct (N.iter steps take (Some (0, h))) as [[last h']|]; [|easy]. rewrite forallb_forall. intro all_ended.
  destruct inv as (r & p & d & _).
  assert (forall s, In s (contents h') -> taken s = words_of (Streams.lines s) (count s) /\
    exists m c, words_from (Streams.lines s) (N.to_nat (count s)) at_start = Some (m, c)) as whole.
  { intros s i. specialize (r s i). specialize (all_ended s i). destruct r as (le & m & w & z). unfold taken, ended in *.
    destruct (key s); [easy|]. rewrite z, N.sub_0_r in *. split; [easy|]. now exists m, (place s). }
  assert (map (fun s => (Streams.lines s, count s)) l = lines) as same.
  { unfold l. rewrite map_map. rewrite <- (map_id lines) at 2. apply map_ext. now intros []. }
  rewrite same in p. split.
  - apply Permutation_NoDup with (flat_map taken (contents h')); [|easy].
    rewrite <- (Permutation_flat_map _ p). rewrite flat_map_concat_map, (flat_map_concat_map _ (map _ _)), map_map.
    erewrite map_ext_in; [reflexivity|]. intros s i. now apply whole.
  - intros t k i. apply (Permutation_in _ (Permutation_sym p)) in i. apply in_map_iff in i as (s & q & i). injection q as <- <-. now apply whole.
Qed.
