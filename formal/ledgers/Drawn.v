(* Graphs and digraphs of words, as the class of a ledger has them: whether one is of the class, and what is computed there. *)
From Coq Require Import NArith List Bool.
From Gamecert Require Import Plane.
From Gamecert.language Require Import Graphs Formulas Invariance Asking AnswersAlike.
From Gamecert.ledgers Require Import Simple Words Extension Sweep Computed Polygons Digraphs.
Import ListNotations.
Local Open Scope N_scope.

Definition graph_of (c : class) (n w : N) : relation := if directed c then arcs_by n w else adjacent_by n w.
Definition true_there (c : class) (f : formula) (n w : N) : bool := if directed c then true_in_digraph f n (arcs_by n w) else true_at f n w.
Definition is_there (c : class) (n w : N) : bool := if directed c then is_digraph_of c n w else is_of c n w.

Definition compute_for (c : class) : answers := if directed c then compute_on_digraphs else compute.

(* Where it is a class of graphs. *)
Lemma of_graphs c : directed c = false -> drawn c = simple /\ true_of c = satisfies /\ graph_of c = adjacent_by.
Proof. unfold drawn, true_of, rules_for, graph_of. now intros ->. Qed.
Lemma there_drawn c n w : drawn c n (graph_of c n w).
Proof. unfold drawn, graph_of. destruct (directed c); [apply arcs_loopless|apply adjacent_in_simple]. Qed.
Lemma is_there_sound c n w : is_there c n w = true -> in_class c n (graph_of c n w).
Proof. unfold is_there, graph_of. destruct (directed c); [apply is_digraph_of_sound|apply is_of_sound]. Qed.
Lemma true_there_right c f n w a : made_of computed f = true -> isomorphic n (graph_of c n w) a -> (true_of c f n a <-> true_there c f n w = true).
Proof. unfold graph_of, true_of, rules_for, true_there. destruct (directed c); [apply true_in_digraph_sound|apply true_in_sound]. Qed.
(* What is computed is what the formula means, but for the names of vertices beyond the graph. *)
Lemma value_right c n a f : made_of computed f = true ->
  exists g, meaning (rules_for c) (graph_on n a) [] f = name_anew g (meaning (compute_for c) (tabulated n a) [] f).
Proof.
  intro m. pose proof (below_injective n (fun u => u) ltac:(easy) ltac:(easy)) as inj.
  pose proof (named_anew_by n a a (fun u => u) ltac:(easy) ltac:(easy) ltac:(easy)) as al. exists (below n (fun u => u)).
  assert (answers_alike computed (compute_for c) (rules_for c)) as answers.
  { intros word game options f' k kj given g h nal. unfold compute_for, rules_for.
    destruct (directed c); [rewrite compute_on_digraphs_right|rewrite compute_right]; now apply by_the_rules_alike. }
  exact (meaning_alike computed _ _ answers f m _ inj _ _ [] al).
Qed.
