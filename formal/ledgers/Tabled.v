(* Ledgers of tables are checked: no graph is missing, no two are isomorphic, and the rows are made of values that are computed. *)
From Coq Require Import NArith ZArith List Bool String Lia.
From Gamecert Require Import Plane Trie Text.
From Gamecert.language Require Import Graphs Formulas Invariance Asking AnswersAlike Reader.
From Gamecert.ledgers Require Import Simple Words Extension Sweep Computed Claimed Hereditary Polygons Digraphs Drawn Ledger Search Counts Labelled Glued Pieces DigraphWords Different Columns.
Import ListNotations.
Local Open Scope N_scope.

(** The claim *)

(* Everything but the rows. *)
Definition claimed_table (lines : list (list string)) : option Columns.table :=
  let? l := all_of read_table_piece lines in
  let? (piece, a, b) := together l in
  let? (c, only) := class_named (piece_class piece) in
  let? f := read_columns c (piece_text piece) in
  require (forallb (fun c => made_of computed (of_value c)) f && made_of computed only) (Some (Table c only a b f [])).
Definition with_rows (l : list (list string)) (t : Columns.table) : Columns.table := Table (of_class t) (among t) (first t) (last t) (columns t) l.
Lemma claimed_table_spec lines t : claimed_table lines = Some t ->
  1 <= first t /\ (forall c, In c (columns t) -> made_of computed (of_value c) = true) /\ made_of computed (among t) = true /\
  forall l, table_parses lines (with_rows l t).
Proof.
  unfold claimed_table, bind. destruct (all_of read_table_piece lines) as [l|] eqn:e; [|easy].
  destruct (together l) as [[[piece a] b]|] eqn:g; [|easy]. destruct (class_named (piece_class piece)) as [[c only]|] eqn:named; [|easy].
  destruct (read_columns c (piece_text piece)) as [f|] eqn:r; [|easy].
  unfold require. destruct (_ && _)%bool eqn:m; [|easy]. intro q. injection q as <-. cbn [first columns among].
  apply andb_true_iff in m as [m mo]. rewrite forallb_forall in m. apply together_spec in g as (pos & same & whole). apply lines_together in e as [there back].
  do 3 (split; [easy|]). intro rows. split; cbn [with_rows of_class among first last columns].
  - intros x i. destruct (there x i) as (p & q & ip). exists p. destruct (same p ip) as (u & d & o). rewrite u, d. easy.
  - intros n h. destruct (whole n h) as (p & ip & o). destruct (back p ip) as (x & ix & px). now exists x, p.
Qed.

(** Rows *)

Definition computed_value (of : class) (g : graph) (c : column) : number :=
  let v := meaning (compute_for of) g [] (of_value c) in
  match kind c with Counting => if truth v then Finite 1 else Finite 0 | _ => lowest_terms (number_in v) end.
Definition computed_entry (of : class) (columns : list column) (n w : N) : entry :=
  let a := graph_of of n w in let g := tabulated n a in (map (computed_value of g) columns, name_of of n a).
Definition computed_parts (of : class) (columns : list column) (n : N) (words : list N) : parts :=
  let kinds := map kind columns in fold_left (fun p w => with_entry kinds (computed_entry of columns n w) p) words (no_parts kinds).
Definition computed_rows (of : class) (columns : list column) (n : N) (words : list N) : list string :=
  rows_of_parts (map kind columns) n (computed_parts of columns n words).

Lemma computed_value_right of c n a : made_of computed (of_value c) = true -> computed_value of (tabulated n a) c = value_at of c n a.
Proof.
  intro m. destruct (value_right of n a (of_value c) m) as (f & q). unfold computed_value, value_at. rewrite q, anew_truth, anew_number. reflexivity.
Qed.
Lemma computed_rows_right of columns n words : (forall c, In c columns -> made_of computed (of_value c) = true) ->
  computed_rows of columns n words = rows_of_graphs of columns n (map (graph_of of n) words).
Proof.
  intro m. unfold computed_rows, computed_parts, rows_of_graphs. cbv zeta. f_equal. generalize (no_parts (map kind columns)).
  induction words as [|w words IH]; intro p; cbn [map fold_left]; [easy|]. rewrite IH. do 2 f_equal.
  unfold computed_entry, entry_at. f_equal. apply map_ext_in. intros c i. now apply computed_value_right, m.
Qed.

(** No graph is missing *)

(* Of connected graphs by counts; of others because each of a list, which is complete, is there. *)
Definition by_counts (c : class) (n : N) (l : list N) : bool :=
  match c with
  | Connected_graphs =>
      forallb (fun w => let r := found_word c n w in (fst r =? w) && negb (snd r =? 0)) l &&
      (labelled_connected n <=? fold_left (fun s w => factorial (N.to_nat n) / snd (found_word c n w) + s) l 0)
  | _ => false
  end.
Definition by_list (c : class) (only : formula) (n : N) (lists : list (list N)) (words : option (trie unit)) : bool :=
  match nth_error lists (N.to_nat (n - 1)) with
  | Some all =>
      forallb (fun w => negb (true_there c only n w) || let r := found_word c n w in is_among words (fst r) && negb (snd r =? 0)) all
  | None => false
  end.
Lemma by_counts_sound c n l : 0 < n -> NoDup l -> (forall w, In w l -> in_class c n (graph_of c n w)) -> by_counts c n l = true ->
  directed c = false /\ complete c (fun _ _ => True) n l.
Proof.
  intros p d each h. destruct c; try easy. split; [easy|]. cbn in each. cbn [by_counts] in h. apply andb_true_iff in h as [h s]. rewrite forallb_forall in h. apply N.leb_le in s.
  assert (forall w, In w l -> fst (found_word Connected_graphs n w) = w /\ snd (found_word Connected_graphs n w) <> 0) as right.
  { intros w i. specialize (h w i). cbv zeta in h. apply andb_true_iff in h as [h1 h2]. apply N.eqb_eq in h1. now apply negb_true_iff, N.eqb_neq in h2. }
  apply counted with (k := labelled_connected n).
  - intros a b. apply isomorphic_connected.
  - intros m dm hm. now apply labelled_connected_bound.
  - exact d.
  - intros w x iw ix iso. destruct (right w iw) as [e _], (right x ix) as [e' _]. rewrite <- e, <- e'. f_equal. now apply found_word_isomorphic.
  - intros w i. destruct (right w i) as [_ z]. split; [exact z|]. now apply each.
  - assert (forall l z, fold_left (fun s w => factorial (N.to_nat n) / snd (found_word Connected_graphs n w) + s) l z = sum_over (stands_for n) l + z) as e.
    { clear. induction l as [|w l IH]; intro z; cbn [fold_left]; [easy|]. rewrite IH.
      change (sum_over (stands_for n) (w :: l)) with (factorial (N.to_nat n) / snd (found_word Connected_graphs n w) + sum_over (stands_for n) l). lia. }
    rewrite e in s. lia.
Qed.

(** The check *)

(* Of each order, from n on, whether all is right; and the rows. *)
Definition order_is_right (t : Columns.table) (lists : list (list N)) (n : N) (l : list N) : bool :=
  let words := canonical_words (of_class t) n l in
  all_different (of_class t) (among t) n l words && (by_counts (of_class t) n l || by_list (of_class t) (among t) n lists words).
Fixpoint orders_are_right (t : Columns.table) (lists : list (list N)) (n : N) (shown : list (list N)) : bool :=
  match shown with [] => true | l :: shown => order_is_right t lists n l && orders_are_right t lists (N.succ n) shown end.
Fixpoint rows_from (c : class) (f : list column) (n : N) (shown : list (list N)) : list (list string) :=
  match shown with [] => [] | l :: shown => computed_rows c f n l :: rows_from c f (N.succ n) shown end.
(* `lists`: as for `check_sweep`, where they are needed; `shown`: of each order of the range, the words of the graphs whose values are taken. *)
Definition check_table (hint : orders) (lines : list (list string)) (lists shown : list (list N)) : option Columns.table :=
  let? t := claimed_table lines in
  require ((N.of_nat (List.length shown) =? last t + 1 - first t) && all_complete hint (of_class t) (lasting_at (among t)) lists &&
           orders_are_right t lists (first t) shown)
    (Some (with_rows (rows_from (of_class t) (columns t) (first t) shown) t)).
(* Of some pieces of one order. *)
Definition words_in (l : list counted_piece) : list N := flat_map words l.
Definition check_some_of_table (l : list counted_piece) : option Columns.table :=
  let? t := claimed_table (map claim l) in
  let all := words_in l in
  require ((first t =? last t) && all_different (of_class t) (among t) (first t) all (canonical_words (of_class t) (first t) all))
    (Some (with_rows [computed_rows (of_class t) (columns t) (first t) all] t)).

Lemma graphs_of_words t rows n l : made_of computed (among t) = true ->
  all_different (of_class t) (among t) n l (canonical_words (of_class t) n l) = true -> different_graphs (with_rows rows t) n (map (graph_of (of_class t) n) l).
Proof.
  intros m d. apply all_different_sound in d as [each d]; [|easy]. split; [|exact d].
  intros a i. apply in_map_iff in i as (w & <- & i). split; [apply there_drawn|]. now apply each.
Qed.
Theorem check_table_sound hint lines lists shown t : check_table hint lines lists shown = Some t -> table_parses lines t /\ table_holds t.
Proof.
  unfold check_table, bind. destruct (claimed_table lines) as [t0|] eqn:e; [|easy]. apply claimed_table_spec in e as (pos & mc & mo & parses).
  unfold require. destruct (_ && _)%bool eqn:g; [|easy]. intro q. injection q as <-. split; [apply parses|].
  apply andb_true_iff in g as [g right]. apply andb_true_iff in g as [len com]. apply N.eqb_eq in len.
  intros n h. cbn [with_rows first last] in h. cbn [with_rows of_class among first columns rows].
  assert (forall i k shown l, nth_error shown i = Some l -> orders_are_right t0 lists k shown = true ->
    order_is_right t0 lists (k + N.of_nat i) l = true /\ nth_error (rows_from (of_class t0) (columns t0) k shown) i = Some (computed_rows (of_class t0) (columns t0) (k + N.of_nat i) l)) as at_order.
  { clear. induction i as [|i IH]; intros k [|m shown] l h r; try easy; cbn [nth_error orders_are_right rows_from] in *; apply andb_true_iff in r as [r1 r2].
    - injection h as ->. now replace (k + N.of_nat 0) with k by lia.
    - replace (k + N.of_nat (S i)) with (N.succ k + N.of_nat i) by lia. now apply IH. }
  destruct (nth_error shown (N.to_nat (n - first t0))) as [l|] eqn:hl; [|apply nth_error_None in hl; lia].
  destruct (at_order _ (first t0) _ _ hl right) as [o r]. replace (first t0 + N.of_nat (N.to_nat (n - first t0))) with n in * by lia.
  apply andb_true_iff in o as [d o]. exists (map (graph_of (of_class t0) n) l). split; [|split].
  - now apply graphs_of_words.
  - intros b sb cb tb. assert (exists w, In w l /\ isomorphic n (graph_of (of_class t0) n w) b) as (w & iw & iso);
      [|exists (graph_of (of_class t0) n w); split; [now apply in_map|easy]].
    apply andb_true_iff in d as [each apart]. rewrite forallb_forall in each.
    destruct (canonical_words (of_class t0) n l) as [words|] eqn:cw; [|easy]. apply canonical_words_spec in cw as (found & nd & there).
    apply orb_true_iff in o as [o|o].
    + apply (by_counts_sound (of_class t0) n l) in o as [un o]; [|lia|now apply NoDup_map_inv in nd|].
      * destruct (of_graphs _ un) as (dr & _ & ->). rewrite dr in sb. now apply o.
      * intros w i. apply each in i. apply andb_true_iff in i as [i _]. now apply is_there_sound.
    + unfold by_list in o. destruct (nth_error lists (N.to_nat (n - 1))) as [all|] eqn:ha; [|easy]. rewrite forallb_forall in o.
      pose proof (lists_complete hint (of_class t0) (among t0) lists mo com _ _ b ha) as c. cbv zeta in c.
      replace (1 + N.of_nat (N.to_nat (n - 1))) with n in c by lia.
      destruct (c sb cb tb) as (x & ix & iso). specialize (o x ix). apply orb_true_iff in o as [o|o].
      * apply negb_true_iff in o. apply (true_there_right (of_class t0) (among t0) n x b mo iso) in tb. congruence.
      * cbv zeta in o. apply andb_true_iff in o as [o z]. apply negb_true_iff, N.eqb_neq in z. apply there in o as (w & iw & ew). exists w. split; [easy|].
        apply isomorphic_trans with (graph_of (of_class t0) n x); [|easy].
        apply isomorphic_trans with (graph_of (of_class t0) n (fst (found_word (of_class t0) n w))).
        -- now apply isomorphic_sym, isomorphic_found, found.
        -- rewrite ew. now apply isomorphic_found.
  - rewrite r. f_equal. now apply computed_rows_right.
Qed.

Theorem check_some_of_table_sound l t : check_some_of_table l = Some t ->
  table_parses (map claim l) t /\ table_of_these t (map (graph_of (of_class t) (first t)) (words_in l)).
Proof.
  unfold check_some_of_table, bind. destruct (claimed_table (map claim l)) as [t0|] eqn:e; [|easy]. apply claimed_table_spec in e as (_ & mc & mo & parses).
  cbv zeta. unfold require. destruct (_ && _)%bool eqn:g; [|easy]. intro q. injection q as <-. split; [apply parses|].
  apply andb_true_iff in g as [one d]. apply N.eqb_eq in one. split; [exact one|]. cbn [with_rows of_class first columns rows]. split.
  - now apply graphs_of_words.
  - f_equal. now apply computed_rows_right.
Qed.

(** For the program that reads files *)

(* Behind `total`, of each column, for the graphs of a piece. *)
Definition total_lines (c : class) (f : list column) (n : N) (words : list N) : list string :=
  let kinds := map kind f in
  let parts := computed_parts c f n words in
  let keyed := existsb is_key kinds in
  map (fun i => joined_by "; " (map (fun '(keys, (_, l)) =>
      ((if keyed then joined_by "," (map number_text keys) ++ " " else "") ++ total_text (nth i kinds Key) (nth i l []))%string) parts))
    (seq 0 (List.length kinds)).
Definition number_of_graphs (l : list (list N)) : N := fold_left (fun k l => fold_left (fun k _ => N.succ k) l k) l 0.
Definition table_line (claims : list (list string)) (t : Columns.table) (graphs : N) : string :=
  match claims with
  | lines :: _ =>
      match read_table_piece lines with
      | Some p =>
          ("table " ++ piece_text p ++ " order " ++ decimal (first t) ++ ".." ++ decimal (last t) ++ " " ++ piece_class p ++ " graphs " ++ decimal graphs)%string
      | None => ""
      end
  | [] => ""
  end.
Definition some_table_line (claims : list (list string)) (t : Columns.table) (graphs : N) : string :=
  match all_of read_table_piece claims with Some l => (table_line claims t graphs ++ these_alone l)%string | None => "" end.
Definition columns_rest_on (f : list column) : string := formulas_rest_on (map of_value f).
Definition columns_computed (f : list column) : bool := forallb (fun c => is_computed (of_value c)) f.
