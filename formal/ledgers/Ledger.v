(* Ledgers are checked: the lists are complete, and the formula is computed at the listed graphs. *)
From Coq Require Import NArith List Bool String Ascii Lia.
From Gamecert Require Import Plane Trie Text.
From Gamecert Require Board Instance.
From Gamecert.checkers Require Derivation.
From Gamecert.language Require Import Graphs Formulas Images Invariance Asking NodeKayles Solitaires Reader.
From Gamecert.ledgers Require Import Simple Words Extension Sweep Columns Computed Claimed Hereditary Polygons Digraphs Drawn.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** Lists, from order 1 on *)

Fixpoint all_extend (hint : orders) (c : class) (keeps : N -> N -> bool) (k : N) (before : list N) (rest : list (list N)) : bool :=
  match rest with [] => true | after :: rest => extends hint c keeps k before after && all_extend hint c keeps (N.succ k) after rest end.
Definition all_complete (hint : orders) (c : class) (keeps : N -> N -> bool) (lists : list (list N)) : bool :=
  match c with
  | Polygons => polygons_complete hint lists
  | Digraphs | Orientations | Tournaments => digraphs_complete hint c lists
  | _ => match lists with [] => true | first :: rest => existsb (N.eqb 0) first && all_extend hint c keeps 1 first rest end
  end.

Lemma all_extend_sound hint c keeps kept : hereditary keeps kept -> by_a_vertex c = true -> forall rest k before, 0 < k -> complete c kept k before ->
  all_extend hint c keeps k before rest = true -> forall i l, nth_error rest i = Some l -> complete c kept (k + 1 + N.of_nat i) l.
Proof.
  intros her np. induction rest as [|after rest IH]; intros k before p b e i l h; [now destruct i|].
  cbn in e. apply andb_true_iff in e as [e1 e2]. apply (extends_sound _ _ _ kept) in e1; [|easy..]. destruct i as [|i]; cbn in h.
  - injection h as <-. now replace (k + 1 + N.of_nat 0) with (N.succ k) by lia.
  - replace (k + 1 + N.of_nat (S i)) with (N.succ k + 1 + N.of_nat i) by lia. apply (IH (N.succ k) after); [lia|easy..].
Qed.
Theorem all_complete_sound hint c keeps kept lists : directed c = false -> hereditary keeps kept -> all_complete hint c keeps lists = true ->
  forall i l, nth_error lists i = Some l -> complete c kept (1 + N.of_nat i) l.
Proof.
  intros nd her e i l h. destruct (by_a_vertex c) eqn:np.
  2: { destruct c; try easy. now apply (polygons_complete_sound hint kept lists). }
  assert (match lists with [] => true | first :: rest => existsb (N.eqb 0) first && all_extend hint c keeps 1 first rest end = true) as e' by now destruct c.
  clear e. destruct lists as [|first rest]; [now destruct i|]. apply andb_true_iff in e' as [e1 e2].
  apply one_vertex with (c := c) (kept := kept) in e1. destruct i as [|i]; cbn in h.
  - injection h as <-. exact e1.
  - replace (1 + N.of_nat (S i)) with (1 + 1 + N.of_nat i) by lia. now apply (all_extend_sound hint c keeps kept her np rest 1 first); try easy.
Qed.

(* The graphs of lists, from an order on, at which something is so; the last one first. *)
Fixpoint those_from (p : N -> N -> bool) (n : N) (lists : list (list N)) (before : list (N * N)) : list (N * N) :=
  match lists with
  | [] => before
  | l :: lists => those_from p (N.succ n) lists (fold_left (fun k w => if p n w then (n, w) :: k else k) l before)
  end.
Definition those_at (p : N -> N -> bool) (n : N) (lists : list (list N)) : list (N * N) := those_from p n lists [].
Lemma those_from_spec p : forall lists n before k w, In (k, w) (those_from p n lists before) <->
  In (k, w) before \/ exists i l, k = n + N.of_nat i /\ nth_error lists i = Some l /\ In w l /\ p k w = true.
Proof.
  assert (forall n l before k w, In (k, w) (fold_left (fun k w => if p n w then (n, w) :: k else k) l before) <->
    In (k, w) before \/ k = n /\ In w l /\ p n w = true) as one.
  { intros n. induction l as [|x l IH]; intros before k w; cbn [fold_left].
    - split; [now left|]. now intros [h|(_ & [] & _)].
    - rewrite IH. destruct (p n x) eqn:e; cbn [In].
      + split; [intros [[h|h]|h]|intros [h|(-> & [->|i] & t)]]; auto; [injection h as <- <-; auto|right; now repeat split; try right].
      + split; [intros [h|h]|intros [h|(-> & [->|i] & t)]]; auto; [right; now repeat split; try right|congruence]. }
  induction lists as [|l lists IH]; intros n before k w; cbn [those_from].
  - split; [now left|]. intros [h|(i & l & _ & h & _)]; [easy|now destruct i].
  - rewrite IH, one. split.
    + intros [[h|(-> & i & t)]|(i & m & -> & h)]; [now left|right; exists 0%nat, l; rewrite N.add_0_r; easy|right; exists (S i), m; split; [lia|easy]].
    + intros [h|([|i] & m & -> & h & iw & t)]; [now left; left| |]; cbn in h.
      * left. right. injection h as <-. rewrite N.add_0_r in *. easy.
      * right. exists i, m. split; [lia|]. split; [easy|]. split; [easy|]. now replace (N.succ n + N.of_nat i) with (n + N.of_nat (S i)) by lia.
Qed.
Lemma those_at_spec p lists n k w : In (k, w) (those_at p n lists) <->
  exists i l, k = n + N.of_nat i /\ nth_error lists i = Some l /\ In w l /\ p k w = true.
Proof. unfold those_at. rewrite those_from_spec. cbn. tauto. Qed.
Fixpoint somewhere_at (p : N -> N -> bool) (n : N) (lists : list (list N)) : bool :=
  match lists with [] => false | l :: lists => existsb (p n) l || somewhere_at p (N.succ n) lists end.
Lemma somewhere_at_spec p : forall lists n, somewhere_at p n lists = true <-> exists k w, In (k, w) (those_at p n lists).
Proof.
  assert (forall lists n, somewhere_at p n lists = true <-> exists k w i l, k = n + N.of_nat i /\ nth_error lists i = Some l /\ In w l /\ p k w = true) as e.
  { induction lists as [|l lists IH]; intro n; cbn; [split; [easy|now intros (k & w & [] & m & _ & h & _)]|].
    rewrite orb_true_iff, existsb_exists, IH. split.
    - intros [(w & i & t)|(k & w & i & m & -> & h)]; [exists n, w, 0%nat, l; rewrite N.add_0_r; easy|].
      exists (N.succ n + N.of_nat i), w, (S i), m. split; [lia|easy].
    - intros (k & w & [|i] & m & -> & h & iw & t); cbn in h; [left; injection h as <-; rewrite N.add_0_r in t; now exists w|right].
      exists (n + N.of_nat (S i)), w, i, m. split; [lia|easy]. }
  intros lists n. rewrite e. split; intros (k & w & h); exists k, w; now apply those_at_spec.
Qed.
(* How many a list has. *)
Definition length_of {A} (l : list A) : N := fold_left (fun k _ => N.succ k) l 0.
Lemma length_of_right {A} (l : list A) : length_of l = N.of_nat (List.length l).
Proof.
  unfold length_of. enough (forall k, fold_left (fun k _ => N.succ k) l k = k + N.of_nat (List.length l)) as e by (now rewrite e).
  induction l as [|x l IH]; intro k; cbn; [lia|]. rewrite IH. lia.
Qed.

Lemma lists_complete hint c only lists : made_of computed only = true -> all_complete hint c (lasting_at only) lists = true ->
  forall i l a, nth_error lists i = Some l -> let n := 1 + N.of_nat i in drawn c n a -> in_class c n a -> true_of c only n a ->
  exists w, In w l /\ isomorphic n (graph_of c n w) a.
Proof.
  intros mo k i l a h n d ic t. unfold graph_of, drawn, true_of, rules_for in *. destruct (directed c) eqn:dc.
  - assert (digraphs_complete hint c lists = true) as k' by now destruct c. now apply (digraphs_complete_sound hint c lists dc k' i l h).
  - apply (all_complete_sound hint c _ _ lists dc (conditions_hereditary only mo) k i l h); [easy..|now apply lasting_weaker].
Qed.

(** The check *)

(* `lists`: of each order, from 1 on, the words of the graphs of the class that meet the conditions that are hereditary. *)
Definition check_sweep (hint : orders) (lines : list (list string)) (lists : list (list N)) : option sweep :=
  let? s := claimed lines in
  let c := about s in let f := asked s in let at_only := true_there c (only s) in
  let there := skipn (N.to_nat (from s - 1)) lists in
  require (N.of_nat (List.length lists) =? up s)
    (require (all_complete hint c (lasting_at (only s)) lists)
      match those_at (fun n w => at_only n w && negb (true_there c f n w)) (from s) there with
      | (n, w) :: failures =>
          require (is_there c n w) (Some (saying (Fails (N.succ (length_of failures))) s))
      | [] =>
          match hypothesis f with
          | Some h =>
              if somewhere_at (fun n w => at_only n w && (true_there c h n w && is_there c n w)) (from s) there then Some (saying Holds s)
              else require (negb (somewhere_at (fun n w => at_only n w && true_there c h n w) (from s) there)) (Some (saying Vacuous s))
          | None => Some (saying (if somewhere_at at_only (from s) there then Holds else Vacuous) s)
          end
      end).

Theorem check_sweep_sound hint lines lists s : check_sweep hint lines lists = Some s -> sweep_parses lines s /\ sweep_holds s.
Proof.
  unfold check_sweep, bind. destruct (claimed lines) as [[c only a b f said]|] eqn:e; [|easy].
  apply claimed_spec in e as (pos & m & mo & parses). cbn [about Sweep.only from up Sweep.asked] in *. unfold saying in *. cbn [about Sweep.only from up Sweep.asked] in *.
  set (asked := skipn _ lists). unfold require at 1. destruct (N.eqb_spec (N.of_nat (List.length lists)) b) as [len|]; [|easy].
  assert (forall i x, nth_error asked i = Some x -> nth_error lists (N.to_nat (a - 1) + i) = Some x) as in_lists.
  { intros i x h. unfold asked in h. rewrite <- h. clear. revert lists.
    induction (N.to_nat (a - 1)); intro lists; [easy|]. destruct lists; cbn; [now destruct i|easy]. }
  assert (forall n, a <= n <= b -> exists x, nth_error asked (N.to_nat (n - a)) = Some x) as there.
  { intros n h. unfold asked. destruct (nth_error (skipn (N.to_nat (a - 1)) lists) (N.to_nat (n - a))) as [x|] eqn:q; [now exists x|].
    exfalso. apply nth_error_None in q. rewrite skipn_length in q. lia. }
  (* The graph of a listed word. *)
  assert (forall p k w, In (k, w) (those_at p a asked) -> a <= k <= b) as range.
  { intros p k w i. apply those_at_spec in i as (i & x & -> & hx & _). apply in_lists in hx.
    assert (N.to_nat (a - 1) + i < List.length lists)%nat by (apply nth_error_Some; congruence). lia. }
  assert (forall p k w, In (k, w) (those_at p a asked) -> p k w = true) as so.
  { intros p k w i. apply those_at_spec in i as (i & x & -> & _ & _ & t). exact t. }
  assert (forall g, made_of computed g = true -> forall k w, true_of c g k (graph_of c k w) <-> true_there c g k w = true) as at_word.
  { intros g mg k w. apply true_there_right; [easy|apply isomorphic_same]. }
  unfold require at 1. destruct (all_complete hint c (lasting_at only) lists) eqn:k; [|easy].
  (* Every graph is that of a listed word. *)
  assert (forall p n y, a <= n <= b -> drawn c n y -> in_class c n y -> true_of c only n y ->
    exists w, isomorphic n (graph_of c n w) y /\ (p n w = true -> In (n, w) (those_at p a asked))) as every.
  { intros p n y hn s0 k' k''. destruct (there n hn) as (x & hx).
    pose proof (lists_complete hint c only lists mo k _ _ y (in_lists _ _ hx)) as q. cbv zeta in q.
    replace (1 + N.of_nat (N.to_nat (a - 1) + N.to_nat (n - a))) with n in q by lia.
    destruct (q s0 k' k'') as (w & iw & iso). exists w. split; [easy|]. intro t. apply those_at_spec.
    exists (N.to_nat (n - a)), x. split; [lia|]. easy. }
  set (failing := fun n w => (true_there c only n w && negb (true_there c f n w))%bool). fold failing. fold failing in every.
  assert (forall g n y w, made_of computed g = true -> isomorphic n (graph_of c n w) y -> (true_of c g n y <-> true_there c g n w = true)) as computes.
  { intros g n y w mg iso. now apply true_there_right. }
  destruct (those_at failing a asked) as [|[n1 w1] failures] eqn:t.
  - assert (everywhere (Sweep c only a b f Holds) (true_of c f)) as holds.
    { intros n y hn s0 k' k''. cbn in hn, k', k''. destruct (every failing n y hn s0 k' k'') as (w & iso & i). apply (computes f n y w m iso).
      apply (computes only n y w mo iso) in k''.
      destruct (true_there c f n w) eqn:q; [easy|]. rewrite t in i. destruct i. unfold failing. now rewrite k'', q. }
    destruct (hypothesis f) as [h|] eqn:hy.
    + assert (made_of computed h = true) as mh by (destruct f; try easy; injection hy as <-; cbn in m; now apply andb_true_iff in m).
      set (met := fun n w => (true_there c only n w && (true_there c h n w && is_there c n w))%bool).
      set (meets := fun n w => (true_there c only n w && true_there c h n w)%bool).
      destruct (somewhere_at met a asked) eqn:w.
      * intro q. injection q as <-. split; [apply parses|]. cbn. rewrite hy. split; [exact holds|].
        apply somewhere_at_spec in w as (n & w & i). exists n, (graph_of c n w). pose proof (so _ _ _ i) as o.
        apply andb_true_iff in o as [o0 o]. apply andb_true_iff in o as [o1 o2].
        split; [exact (range _ _ _ i)|]. split; [apply there_drawn|]. split; [now apply is_there_sound|].
        split; now apply at_word.
      * unfold require. destruct (somewhere_at meets a asked) eqn:z; [easy|]. cbn. intro q. injection q as <-.
        split; [apply parses|]. cbn. rewrite hy. intros n y hn s0 k' k'' sat. cbn in hn, k', k''.
        destruct (every meets n y hn s0 k' k'') as (x & iso & i). apply (computes h n y x mh iso) in sat. apply (computes only n y x mo iso) in k''.
        assert (somewhere_at meets a asked = true); [|congruence]. apply somewhere_at_spec. exists n, x. apply i. unfold meets. now rewrite k'', sat.
    + destruct (somewhere_at (true_there c only) a asked) eqn:z; intro q; injection q as <-; (split; [apply parses|]); cbn; rewrite hy; [now split|].
      intros n y hn s0 k' k''. cbn in hn, k', k''. destruct (every (true_there c only) n y hn s0 k' k'') as (x & iso & i).
      apply (computes only n y x mo iso) in k''. assert (somewhere_at (true_there c only) a asked = true); [|congruence].
      apply somewhere_at_spec. exists n, x. now apply i.
  - unfold require. destruct (is_there c n1 w1) eqn:z; [|easy]. intro q. injection q as <-. split; [apply parses|]. cbn.
    assert (In (n1, w1) (those_at failing a asked)) as i1 by (rewrite t; now left). split.
    + exists n1, (graph_of c n1 w1). pose proof (so _ _ _ i1) as o. apply andb_true_iff in o as [o0 o1].
      split; [exact (range _ _ _ i1)|]. split; [apply there_drawn|].
      split; [now apply is_there_sound|]. split; [now apply at_word|]. intro sat. apply (at_word f m) in sat. now rewrite sat in o1.
    + exists (map (fun '(n, w) => (n, graph_of c n w)) ((n1, w1) :: failures)). split.
      * rewrite map_length, length_of_right. cbn. lia.
      * intros n y hn s0 k' k''. cbn in hn, k', k''. destruct (every failing n y hn s0 k' k'') as (w & iso & i).
        destruct (true_there c f n w) eqn:q; [left; now apply (computes f n y w m iso)|right].
        apply (computes only n y w mo iso) in k''.
        exists (graph_of c n w). split; [|easy]. apply in_map_iff. exists (n, w). split; [easy|]. rewrite <- t.
        apply i. unfold failing. now rewrite k'', q.
Qed.

(** A counterexample *)

Lemma behind_spec : forall prefix s rest, behind prefix s = Some rest -> s = (prefix ++ rest)%string.
Proof.
  induction prefix as [|x prefix IH]; intros s rest h; cbn in h; [now injection h as ->|].
  destruct s as [|y s]; [easy|]. destruct (Ascii.eqb_spec x y) as [->|]; [|easy]. cbn. f_equal. now apply IH.
Qed.

(* Whether it is computed to be true. *)
Definition true_on (b : Board.board) (f : formula) : bool :=
  (if Board.is_graph b then true_in else true_in_digraph) f (Board.order b) (relation_of b).
Definition check_counterexample (lines : list string) : option (Board.board * formula) :=
  match lines with
  | [game; instance; statement] =>
      let? word := behind "instance " instance in
      let? b := Instance.read_board word in
      let? text := behind "statement FAILS " statement in
      let? f := formula_about b text in
      require ((game =? "game conjecture 1")%string && Board.proper_board b && made_of computed f && negb (true_on b f)) (Some (b, f))
  | _ => None
  end.
Theorem check_counterexample_sound lines b f : check_counterexample lines = Some (b, f) -> counterexample_parses lines b f /\ false_at b f.
Proof.
  unfold check_counterexample, bind, require. destruct lines as [|game [|instance [|statement []]]]; try easy.
  destruct (behind "instance " instance) as [word|] eqn:e1; [|easy]. destruct (Instance.read_board word) as [b'|] eqn:e2; [|easy].
  destruct (behind "statement FAILS " statement) as [text|] eqn:e3; [|easy]. destruct (formula_about b' text) as [f'|] eqn:e4; [|easy].
  destruct (_ && _)%bool eqn:e; [|easy]. intro q. injection q as -> ->.
  apply andb_true_iff in e as [e t]. apply andb_true_iff in e as [e m]. apply andb_true_iff in e as [e g]. apply String.eqb_eq in e.
  apply behind_spec in e1, e3. split.
  - exists word, text. now rewrite e, e1, e3.
  - intro sat. apply negb_true_iff in t. unfold true_on in t. unfold formula_about in e4. unfold Board.is_graph, Board.is_digraph in *.
    destruct (Board.kind_of b); try easy.
    + apply (true_in_sound f _ _ _ m (isomorphic_same _ (relation_of b))) in sat. now rewrite sat in t.
    + apply (true_in_digraph_sound f _ _ _ m (isomorphic_same _ (relation_of b))) in sat. now rewrite sat in t.
Qed.

(** For the program that reads files *)

(* How many graphs of lists there are at which something is so. *)
Fixpoint how_many (p : N -> N -> bool) (n : N) (lists : list (list N)) (before : N) : N :=
  match lists with
  | [] => before
  | l :: lists => how_many p (N.succ n) lists (fold_left (fun k w => if p n w then N.succ k else k) l before)
  end.
Local Open Scope string_scope.
Definition graphs_listed (s : sweep) (lists : list (list N)) : N := how_many (true_there (about s) (only s)) (from s) (skipn (N.to_nat (from s - 1)) lists) 0.
(* Of the claim: the class, the formula as it stands, and what is said of so many graphs. *)
Definition sweep_line (first : list string) (s : sweep) (graphs : N) : string :=
  "conjecture " ++ match read_piece first with Some p => piece_text p | None => "" end ++
  match says s with Holds => " HOLDS" | Vacuous => " VACUOUS" | Fails _ => " FAILS" end ++
  " order " ++ decimal (from s) ++ ".." ++ decimal (up s) ++ " " ++
  match read_piece first with Some p => piece_class p | None => "" end ++ " graphs " ++ decimal graphs ++
  match says s with Fails k => ", false at " ++ decimal k | _ => "" end.
(* Behind what is said of some pieces of an order, by their lines. *)
Fixpoint ranges (l : list N) (first last : N) : string :=
  let range := decimal first ++ (if (first =? last)%N then "" else ".." ++ decimal last) in
  match l with [] => range | k :: l => if (k =? N.succ last)%N then ranges l first k else range ++ ", " ++ ranges l k k end.
Definition these_alone (l : list ledger_piece) : string :=
  match l with
  | p :: rest => "; of " ++ decimal (piece_count p) ++ " pieces these alone: " ++ ranges (map piece_index rest) (piece_index p) (piece_index p)
  | [] => ""
  end.
Definition some_line (claims : list (list string)) (s : sweep) (graphs : N) : string :=
  match all_of read_piece claims, claims with
  | Some l, first :: _ => sweep_line first s graphs ++ these_alone l
  | _, _ => ""
  end.
(* The games that a formula asks, with their options, for what a claim rests on. *)
Fixpoint asked_in (f : formula) : list (string * list string) :=
  match f with
  | Asks _ game options _ a b c => (game, options) :: asked_in a ++ asked_in b ++ asked_in c
  | Of_one _ a => asked_in a
  | Of_two _ a b | And a b | Or a b | Implies a b | Let _ a b | Changed _ a b | Renewed _ a b | Recursive _ _ a b => asked_in a ++ asked_in b
  | If a b c | Quantified _ _ _ a b c => asked_in a ++ asked_in b ++ asked_in c
  | _ => []
  end.
Definition games_in (f : formula) : list string := map fst (asked_in f).
Definition readings_in (f : formula) : list string :=
  flat_map (fun '(game, options) =>
    map (fun '(_, word) => "reading " ++ word ++ " of " ++ game) (filter (fun '(name, _) => name =? "reading") (parameters_of game options))) (asked_in f).
Definition sorted (l : list string) : list string := fold_right insert [] l.
Definition formulas_rest_on (l : list formula) : string :=
  String.concat "; " (map (fun game => "rules of " ++ game ++ " 1") (sorted (nodup string_dec (flat_map games_in l))) ++
                      sorted (nodup string_dec (flat_map readings_in l)) ++ ["definitions of conjectures 1"]).
Definition formula_rests_on (f : formula) : string := formulas_rest_on [f].
(* Whether all words of the formula can be computed here. *)
Definition is_computed : formula -> bool := made_of computed.
