(* Whether words are those of different graphs of a class: their canonical words are put in a trie. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Trie.
From Gamecert.language Require Import Graphs Formulas Invariance Asking.
From Gamecert.ledgers Require Import Simple Words Extension Sweep Computed Polygons Search Counts Digraphs Drawn DigraphWords.
Import ListNotations.
Local Open Scope N_scope.

(* The word of the search and how often it is met. *)
Definition found_word (c : class) (n w : N) : result :=
  if directed c then digraph_word n w else let g := tabulated n (adjacent_by n w) in canonical n (adjacency g).
(* Those of a list in a trie, if each is found and no two are the same. *)
Fixpoint words_apart (c : class) (n : N) (l : list N) (seen : trie unit) : option (trie unit) :=
  match l with
  | [] => Some seen
  | w :: l =>
      let (x, k) := found_word c n w in
      if k =? 0 then None else match get seen x with Some _ => None | None => words_apart c n l (put seen x tt) end
  end.
Definition canonical_words (c : class) (n : N) (l : list N) : option (trie unit) := words_apart c n l leaf.
Definition is_among (words : option (trie unit)) (x : N) : bool :=
  match words with Some t => match get t x with Some _ => true | None => false end | None => false end.

Lemma words_apart_spec c n : forall l seen t, words_apart c n l seen = Some t -> let key := fun w => fst (found_word c n w) in
  (forall w, In w l -> snd (found_word c n w) <> 0 /\ get seen (key w) = None) /\ NoDup (map key l) /\
  forall x, get t x <> None -> get seen x <> None \/ In x (map key l).
Proof.
  induction l as [|w l IH]; intros seen t h key; cbn [words_apart] in h.
  - injection h as ->. split; [easy|]. split; [constructor|]. now left.
  - cbn [map]. change (fst (found_word c n w)) with (key w). destruct (found_word c n w) as [x k] eqn:e.
    assert (key w = x) as kw by (unfold key; now rewrite e). rewrite kw. destruct (N.eqb_spec k 0) as [|z]; [easy|].
    destruct (get seen x) eqn:g; [easy|]. apply IH in h as (each & d & back). fold key in d, back.
    assert (forall u, In u l -> get seen (key u) = None /\ key u <> x) as apart.
    { intros u i. destruct (each u i) as [_ q]. rewrite get_put in q. change (fst (found_word c n u)) with (key u) in q. destruct (key u =? x) eqn:z'; [discriminate q|]. apply N.eqb_neq in z'. now split. }
    split; [|split].
    + intros u [<-|i]; [rewrite kw, e; now split|]. split; [now apply each|now apply apart].
    + constructor; [|easy]. intro i. apply in_map_iff in i as (u & q & i). now apply apart in i as [_ i].
    + intros y i. apply back in i as [i|i]; [|right; now right]. rewrite get_put in i. destruct (y =? x) eqn:q; [|now left]. apply N.eqb_eq in q. right. now left.
Qed.
Lemma canonical_words_spec c n l t : canonical_words c n l = Some t -> (forall w, In w l -> snd (found_word c n w) <> 0) /\
  NoDup (map (fun w => fst (found_word c n w)) l) /\ forall x, is_among (Some t) x = true -> exists w, In w l /\ fst (found_word c n w) = x.
Proof.
  intro h. apply words_apart_spec in h as (each & d & back). split; [now intros w i; apply each|]. split; [easy|]. cbn [is_among]. intros x i.
  destruct (back x) as [z|z]; [now destruct (get t x)|now rewrite get_leaf in z|]. apply in_map_iff in z as (w & e & iw). now exists w.
Qed.

Lemma found_word_isomorphic c n w x : isomorphic n (graph_of c n w) (graph_of c n x) -> found_word c n w = found_word c n x.
Proof.
  unfold found_word, graph_of. destruct (directed c); [apply digraph_word_isomorphic|]. intro iso. now apply canonical_isomorphic; try apply word_simple.
Qed.
Lemma isomorphic_found c n w : snd (found_word c n w) <> 0 -> isomorphic n (graph_of c n (fst (found_word c n w))) (graph_of c n w).
Proof.
  unfold graph_of. destruct (directed c) eqn:dc; unfold found_word; rewrite dc; [apply isomorphic_digraph_word|].
  change (snd (canonical_at n w) <> 0 -> isomorphic n (adjacent_by n (fst (canonical_at n w))) (adjacent_by n w)). intro z. pose proof (search_summary n (table_at n w)) as s.
  specialize (s (table_symmetric _ _ (word_simple n w)) (table_loopless _ _ (word_simple n w)) (N.to_nat n) [(all n, true)]).
  change (search (N.to_nat n) n (table_at n w) [(all n, true)]) with (canonical_at n w) in s. rewrite s in *.
  destruct (summary_count (words_of n (table_at n w) (N.to_nat n) [(all n, true)])) as (_ & _ & i). apply i in z.
  apply in_map_iff in z as (o & <- & io). apply word_in_isomorphic. now apply leaf_is_order in io.
Qed.

(* Whether these are graphs of the class, no two of them isomorphic; their canonical words are at hand. *)
Definition all_different (c : class) (only : formula) (n : N) (l : list N) (words : option (trie unit)) : bool :=
  forallb (fun w => is_there c n w && true_there c only n w) l && match words with Some _ => true | None => false end.
Lemma all_different_sound c only n l : made_of computed only = true -> all_different c only n l (canonical_words c n l) = true ->
  (forall w, In w l -> in_class c n (graph_of c n w) /\ true_of c only n (graph_of c n w)) /\
  ForallOrdPairs (fun a b => ~ isomorphic n a b) (map (graph_of c n) l).
Proof.
  intros m h. apply andb_true_iff in h as [each h]. rewrite forallb_forall in each. split.
  - intros w i. apply each in i. apply andb_true_iff in i as [i1 i2].
    split; [now apply is_there_sound|]. now apply (true_there_right c only n w); [|apply isomorphic_same|].
  - destruct (canonical_words c n l) as [t|] eqn:e; [|easy]. apply canonical_words_spec in e as (_ & d & _).
    clear each. induction l as [|w l IH]; cbn in *; constructor.
    + apply Forall_forall. intros a i. apply in_map_iff in i as (x & <- & i). intro iso. inversion d as [|? ? no _]. apply no, in_map_iff.
      exists x. now rewrite (found_word_isomorphic c n w x).
    + apply IH. now inversion d.
Qed.
