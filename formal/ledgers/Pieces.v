(* Ledgers of all graphs and of connected ones are checked piece by piece, each by itself; then all together, where no graph is looked at again. *)
From Coq Require Import NArith List Bool String Lia Permutation.
From Gamecert Require Import Plane Text.
From Gamecert.checkers Require Derivation.
From Gamecert.language Require Import Graphs Formulas Invariance Reader.
From Gamecert.ledgers Require Import Simple Words Extension Sweep Computed Claimed Search Counts Labelled Glued Components Digraphs Drawn Streams.
Import ListNotations.
Local Open Scope N_scope.

(** A piece *)

(* `claim`: the lines above `evidence`; `graphs`, `labelled`: the numbers behind `evidence ledger`; `shown`: behind `instance`, which graph
   satisfies the hypotheses, 0 if none does; `false_at`: behind `failures`; `text`: the lines of words. *)
Record counted_piece := Counted_piece { claim : list string; graphs : N; labelled : N; shown : N; false_at : N; text : N -> string }.
Definition words (p : counted_piece) : list N := words_of (text p) (graphs p).
(* Classes of which labelled graphs are counted. *)
Definition is_counted (c : class) : bool := match c with All_graphs | Connected_graphs => true | _ => false end.
(* Its class, its order, its formula, and the conditions of its class. *)
Definition asks (p : counted_piece) : option (class * N * formula * formula) :=
  let? q := read_piece (claim p) in
  let? (c, only) := class_named (piece_class q) in let? f := read_about c (piece_text q) in
  require (is_counted c && (1 <=? piece_order q) && made_of computed f && made_of computed only) (Some (c, piece_order q, f, only)).

(* What was found at the words so far: their number, the labelled graphs, those at which the formula is false, the last one first. *)
Record tally := Tally { seen : N; stood_for : N; failing : list N }.
(* Whether a word is that of a graph as it stands in a ledger, of which the greatest word is found. *)
Definition as_listed (c : class) (n w : N) (g : graph) (greatest : N) : bool :=
  if component_of_0 g =? all n then greatest =? w else match c with All_graphs => in_components n w g | _ => false end.
Section Piece.
  Variables (kind : class) (n : N) (f only : formula) (h : option formula) (p : counted_piece).
  Definition at_graph (w : N) (t : tally) : option tally :=
    let g := tabulated n (adjacent_by n w) in
    let r := canonical n (adjacency g) in
    let seen := N.succ (seen t) in
    require (as_listed kind n w g (fst r) && negb (snd r =? 0) && truth (meaning compute g [] only) &&
             match h with
             | Some h => if shown p =? 0 then negb (truth (meaning compute g [] h)) else negb (shown p =? seen) || truth (meaning compute g [] h)
             | None => true
             end)
      (Some (Tally seen (factorial (N.to_nat n) / snd r + stood_for t) (if truth (meaning compute g [] f) then failing t else w :: failing t))).
  Definition next_graph (s : option (cursor * tally)) : option (cursor * tally) :=
    match s with
    | None => None
    | Some (c, t) => match advance (text p) c with None => None | Some (w, c) => match at_graph w t with None => None | Some t => Some (c, t) end end
    end.
End Piece.
(* The graphs of the piece at which the formula is false, if all is right. *)
Definition check_piece (p : counted_piece) : option (list N) :=
  let? (kind, n, f, only) := asks p in
  match N.iter (graphs p) (next_graph kind n f only (hypothesis f) p) (Some (at_start, Tally 0 0 [])) with
  | Some (_, t) => require ((stood_for t =? labelled p) && (N.of_nat (List.length (failing t)) =? false_at p) && (shown p <=? graphs p)) (Some (failing t))
  | None => None
  end.
Definition accepted (p : counted_piece) : Prop := check_piece p <> None.

(** All pieces *)

Definition order_is (n : N) (p : counted_piece) : bool := match read_piece (claim p) with Some q => piece_order q =? n | None => false end.
Definition labelled_of (c : class) (n : N) : N := match c with All_graphs => labelled_graphs n | _ => labelled_connected n end.
Definition whole_order (c : class) (l : list counted_piece) (n : N) : bool :=
  let here := filter (order_is n) l in
  all_differ (map (fun p => from_start (text p) (graphs p)) here) && (labelled_of c n <=? fold_right (fun p s => labelled p + s) 0 here).
Definition verdict_of (f : formula) (l : list counted_piece) : verdict :=
  match fold_right (fun p k => false_at p + k) 0 l with
  | 0 =>
      let instance := match hypothesis f with Some _ => shown | None => graphs end in
      if existsb (fun p => negb (instance p =? 0)) l then Holds else Vacuous
  | k => Fails k
  end.
Definition all_counted (l : list counted_piece) : bool := forallb (fun p => match asks p with Some _ => true | None => false end) l.
Definition check_pieces (l : list counted_piece) : option sweep :=
  let? s := claimed (map claim l) in
  require (all_counted l && forallb (whole_order (about s) l) (map (N.add (from s)) (up_to (up s + 1 - from s))))
    (Some (saying (verdict_of (asked s) l) s)).

(* Some pieces of one order, and their graphs or digraphs, by the class. *)
Definition graphs_of (c : class) (l : list counted_piece) : list (N * relation) :=
  flat_map (fun p => match read_piece (claim p) with Some q => map (fun w => (piece_order q, graph_of c (piece_order q) w)) (words p) | None => [] end) l.
Definition check_some (l : list counted_piece) : option sweep :=
  let? s := claimed (map claim l) in
  require (all_counted l && (from s =? up s) && all_differ (map (fun p => from_start (text p) (graphs p)) l))
    (Some (saying (verdict_of (asked s) l) s)).

(* For the program that reads files. *)
Definition graphs_in (l : list counted_piece) : N := fold_right (fun p k => graphs p + k) 0 l.

(** What an accepted piece says *)

Definition right_word (c : class) (n w : N) : Prop :=
  in_class c n (adjacent_by n w) /\ snd (canonical_at n w) <> 0 /\
  (connected_graph n (adjacent_by n w) /\ fst (canonical_at n w) = w \/ ~ connected_graph n (adjacent_by n w) /\ of_components n w).
Lemma as_listed_right c n w : is_counted c = true -> 0 < n -> snd (canonical_at n w) <> 0 ->
  as_listed c n w (tabulated n (adjacent_by n w)) (fst (canonical_at n w)) = true -> right_word c n w.
Proof.
  intros k p z. unfold as_listed. destruct (N.eqb_spec (component_of_0 (tabulated n (adjacent_by n w))) (all n)) as [e|e].
  - intro q. apply N.eqb_eq in q. apply component_connected in e; [|easy]. split; [now destruct c|]. split; [easy|]. now left.
  - destruct c; try easy. intro q. apply in_components_sound in q. split; [easy|]. split; [easy|]. right. split; [|easy].
    intros [_ con]. apply e. apply plane_ext. intro v. apply eq_true_iff_eq. rewrite component_spec, all_spec, N.ltb_lt by easy.
    split; [intro q'; now apply path_inside in q'|]. intro l. now apply con.
Qed.
Lemma piece_sound p kind n f only : accepted p -> asks p = Some (kind, n, f, only) -> let l := words p in
  (forall w, In w l -> right_word kind n w /\ true_at only n w = true) /\ sum_over (stands_for n) l = labelled p /\
  N.of_nat (List.length (filter (fun w => negb (true_at f n w)) l)) = false_at p /\
  match hypothesis f with
  | Some h => if shown p =? 0 then forall w, In w l -> true_at h n w = false else exists w, In w l /\ true_at h n w = true
  | None => True
  end.
Proof.
  intros ok a. unfold accepted, check_piece, bind in ok. rewrite a in ok. rewrite N2Nat.inj_iter in ok.
  assert (0 < n /\ is_counted kind = true) as [pos counts].
  { unfold asks, bind, require in a. destruct (read_piece (claim p)) as [q|]; [|easy]. destruct (class_named (piece_class q)) as [[k o]|]; [|easy].
    destruct (read_about k (piece_text q)); [|easy]. destruct (_ && _)%bool eqn:e; [|easy]. injection a as -> <- _.
    apply andb_true_iff in e as [e _]. apply andb_true_iff in e as [e _]. apply andb_true_iff in e as [k' e]. apply N.leb_le in e. split; [lia|easy]. }
  set (step := next_graph kind n f only (hypothesis f) p) in *.
  assert (forall k, match Nat.iter k step (Some (at_start, Tally 0 0 [])) with
    | None => True
    | Some (c, t) => exists l, words_from (text p) k at_start = Some (l, c) /\ (forall w, In w l -> right_word kind n w /\ true_at only n w = true) /\ seen t = N.of_nat k /\
        sum_over (stands_for n) l = stood_for t /\ List.length (filter (fun w => negb (true_at f n w)) l) = List.length (failing t) /\
        match hypothesis f with
        | Some h => if shown p =? 0 then forall w, In w l -> true_at h n w = false
                    else shown p <= seen t -> exists w, In w l /\ true_at h n w = true
        | None => True
        end
    end) as inv.
  { induction k as [|k IH].
    - cbn. exists []. repeat split; try easy. destruct (hypothesis f); [|easy]. destruct (N.eqb_spec (shown p) 0); [easy|]. lia.
    - cbn [Nat.iter nat_rect]. change (nat_rect _ _ _ k) with (Nat.iter k step (Some (at_start, Tally 0 0 []))).
      destruct (Nat.iter k step (Some (at_start, Tally 0 0 []))) as [[c t]|]; [|easy].
      destruct IH as (l & w & r & s & su & fa & hy). unfold step, next_graph. destruct (advance (text p) c) as [[x c']|] eqn:ad; [|easy].
      unfold at_graph, require. destruct (_ && _)%bool eqn:g; [|easy]. exists (l ++ [x]). split; [now apply words_from_more with c|].
      apply andb_true_iff in g as [g hg]. apply andb_true_iff in g as [g meets]. apply andb_true_iff in g as [can nz].
      apply negb_true_iff, N.eqb_neq in nz.
      split; [|split; [|split; [|split]]]; cbn [seen stood_for failing].
      + intros y i. apply in_app_iff in i as [i|[<-|[]]]; [now apply r|]. split; [|exact meets].
        now apply as_listed_right.
      + rewrite s. lia.
      + rewrite <- su. clear - l. unfold sum_over. rewrite fold_right_app. cbn [fold_right].
        assert (forall l z, fold_right (fun x s => stands_for n x + s) z l = fold_right (fun x s => stands_for n x + s) 0 l + z) as e
          by (induction l0 as [|y l0 IH]; intro z; cbn; [easy|]; rewrite IH; lia).
        rewrite e. rewrite N.add_comm. f_equal. rewrite N.add_0_r. reflexivity.
      + rewrite filter_app, app_length, fa. cbn [filter]. unfold true_at, true_in at 1.
        destruct (truth (meaning compute (tabulated n (adjacent_by n x)) [] f)); cbn; lia.
      + destruct (hypothesis f) as [h|]; [|easy]. destruct (N.eqb_spec (shown p) 0) as [z|z].
        * intros y i. apply in_app_iff in i as [i|[<-|[]]]; [now apply hy|]. now apply negb_true_iff in hg.
        * intro le. destruct (N.eqb_spec (shown p) (N.succ (seen t))) as [e|e].
          -- exists x. split; [apply in_app_iff; right; now left|exact hg].
          -- destruct hy as (y & i & ty); [lia|]. exists y. split; [apply in_app_iff; now left|easy]. }
  specialize (inv (N.to_nat (graphs p))). destruct (Nat.iter _ step _) as [[c t]|]; [|easy].
  destruct inv as (l & w & r & s & su & fa & hy). unfold require in ok. destruct (_ && _)%bool eqn:g; [|easy].
  apply andb_true_iff in g as [g le]. apply andb_true_iff in g as [g1 g2]. apply N.eqb_eq in g1, g2. apply N.leb_le in le.
  unfold words, words_of. rewrite w. split; [easy|]. split; [congruence|]. split; [congruence|].
  destruct (hypothesis f) as [h|]; [|easy]. destruct (N.eqb_spec (shown p) 0) as [z|z]; [easy|]. apply hy. lia.
Qed.

(** What they say together *)

Lemma fold_sum {A} (k : A -> N) l : fold_right (fun p s => k p + s) 0 l = 0 -> forall p, In p l -> k p = 0.
Proof. induction l as [|x l IH]; cbn; [easy|]. intros e p [<-|i]; [lia|]. apply IH; [lia|easy]. Qed.
Lemma fold_sum_positive {A} (k : A -> N) l : fold_right (fun p s => k p + s) 0 l <> 0 -> exists p, In p l /\ k p <> 0.
Proof.
  induction l as [|x l IH]; cbn; [easy|]. intro e. destruct (N.eq_dec (k x) 0) as [z|z]; [|exists x; auto].
  destruct IH as (p & i & h); [lia|]. exists p. auto.
Qed.

(* A piece asks what all ask, of its order. *)
Lemma piece_of l s : claimed (map claim l) = Some s -> all_counted l = true ->
  forall p, In p l -> exists q, read_piece (claim p) = Some q /\ asks p = Some (about s, piece_order q, asked s, only s) /\ from s <= piece_order q <= up s /\
    is_counted (about s) = true.
Proof.
  intros e g p i. apply claimed_spec in e as (_ & _ & _ & parses). destruct (parses Holds) as [each _]. unfold saying in each.
  cbn [about Sweep.only from up asked] in each. unfold all_counted in g. rewrite forallb_forall in g. specialize (g p i).
  destruct (each (claim p)) as (q & rq & cl & o & rf); [now apply in_map|]. exists q. split; [easy|].
  unfold asks, bind in *. rewrite rq, cl, rf in *. unfold require in *. destruct (_ && _)%bool eqn:c; [|easy].
  apply andb_true_iff in c as [c _]. apply andb_true_iff in c as [c _]. apply andb_true_iff in c as [c _]. auto.
Qed.
Lemma of_graphs_counted l s : claimed (map claim l) = Some s -> all_counted l = true -> drawn (about s) = simple /\ true_of (about s) = satisfies /\ graph_of (about s) = adjacent_by.
Proof.
  intros e g. apply of_graphs. destruct l as [|p l]; [easy|]. destruct (piece_of _ s e g p (or_introl eq_refl)) as (_ & _ & _ & _ & k). now destruct (about s).
Qed.
(* Graphs of words that are canonical and differ are not isomorphic. *)
Lemma different kind n w x : right_word kind n w -> right_word kind n x -> isomorphic n (adjacent_by n w) (adjacent_by n x) -> w = x.
Proof.
  intros (_ & _ & a) (_ & _ & b) iso. pose proof (isomorphic_connected n _ _ iso) as there. pose proof (isomorphic_connected n _ _ (isomorphic_sym _ _ _ iso)) as back.
  destruct a as [[c a]|[c a]], b as [[d b]|[d b]]; [|now destruct d; apply there|now destruct c; apply back|now apply (of_components_unique n)].
  transitivity (fst (canonical_at n w)); [easy|]. transitivity (fst (canonical_at n x)); [|easy].
  unfold canonical_at. f_equal. now apply canonical_isomorphic; try apply word_simple.
Qed.
(* There are no more labelled graphs than are counted. *)
Lemma labelled_bound kind n m : is_counted kind = true -> 0 < n -> NoDup m ->
  (forall g, In g m -> g < 2 ^ triangle (N.to_nat n) /\ in_class kind n (adjacent_by n g)) -> N.of_nat (List.length m) <= labelled_of kind n.
Proof.
  intros k p d h. destruct kind; try easy; [|now apply labelled_connected_bound].
  assert (incl m (up_to (labelled_graphs n))) as i by (intros g j; apply up_to_spec; now apply h).
  apply NoDup_incl_length in i; [|easy]. rewrite up_to_length in i. cbn. lia.
Qed.
Lemma in_class_alike kind n a b : is_counted kind = true -> isomorphic n a b -> in_class kind n a -> in_class kind n b.
Proof. destruct kind; try easy. intros _. apply isomorphic_connected. Qed.
Lemma all_differ_words l : all_differ (map (fun p => from_start (text p) (graphs p)) l) = true -> NoDup (flat_map words l).
Proof.
  assert (map (fun p => from_start (text p) (graphs p)) l = map (fun '(t, k) => from_start t k) (map (fun p => (text p, graphs p)) l)) as ->
    by (now rewrite map_map).
  intro h. apply all_differ_sound in h as [h _].
  assert (flat_map words l = flat_map (fun '(t, k) => words_of t k) (map (fun p => (text p, graphs p)) l)) as ->
    by (rewrite !flat_map_concat_map, map_map; reflexivity).
  exact h.
Qed.

Section Together.
  Variables (l : list counted_piece) (s : sweep).
  Hypothesis ok : forall p, In p l -> accepted p.
  Hypothesis e : claimed (map claim l) = Some s.
  Hypothesis of_class : all_counted l = true.
  Notation f := (asked s).

  Lemma asks_in p k n f' only' : In p l -> asks p = Some (k, n, f', only') -> k = about s /\ f' = f /\ only' = only s /\ from s <= n <= up s /\
    exists q, read_piece (claim p) = Some q /\ piece_order q = n.
  Proof.
    intros i a. destruct (piece_of l s e of_class p i) as (q & rq & as_ & o & c). rewrite a in as_. injection as_ as -> -> -> ->. repeat split; try easy. now exists q.
  Qed.
  Lemma member p n w : In p l -> asks p = Some (about s, n, f, only s) -> In w (words p) ->
    from s <= n <= up s /\ simple n (adjacent_by n w) /\ in_class (about s) n (adjacent_by n w) /\ satisfies (only s) n (adjacent_by n w).
  Proof.
    intros ip as_ iw. destruct (asks_in p _ n _ _ ip as_) as (_ & _ & _ & o & _). destruct (claimed_spec _ _ e) as (_ & _ & mo & _).
    destruct (piece_sound p _ _ _ _ (ok p ip) as_) as (r & _). destruct (r w iw) as ((c & _) & t).
    split; [easy|]. split; [apply word_simple|]. split; [easy|]. apply (true_in_sound (only s) n (adjacent_by n w)); [easy|apply isomorphic_same|exact t].
  Qed.
  Lemma computes g n y w : made_of computed g = true -> isomorphic n (adjacent_by n w) y -> (satisfies g n y <-> true_at g n w = true).
  Proof. intros mg iso. now apply true_in_sound. Qed.

  Lemma hypothesis_made h : hypothesis f = Some h -> made_of computed h = true.
  Proof.
    intro hy. destruct (claimed_spec _ _ e) as (_ & mf & _). destruct f; try easy. injection hy as <-. cbn in mf. now apply andb_true_iff in mf.
  Qed.
  Lemma hypothesis_met h : hypothesis f = Some h -> existsb (fun p => negb (shown p =? 0)) l = true ->
    exists p n w, In p l /\ asks p = Some (about s, n, f, only s) /\ In w (words p) /\ satisfies h n (adjacent_by n w).
  Proof.
    intros hy ex. apply existsb_exists in ex as (p & ip & nz). destruct (piece_of l s e of_class p ip) as (q & rq & as_ & o & _).
    destruct (piece_sound p _ _ _ _ (ok p ip) as_) as (_ & _ & _ & sh). rewrite hy in sh. apply negb_true_iff in nz. rewrite nz in sh.
    destruct sh as (w & iw & tw). exists p, (piece_order q), w. do 3 (split; [easy|]).
    apply (computes h _ _ w (hypothesis_made h hy)); [apply isomorphic_same|easy].
  Qed.
  (* Where each graph that is meant is isomorphic to one that is listed. *)
  Variable meant : N -> relation -> Prop.
  Hypothesis found : forall n y, meant n y -> exists p w, In p l /\ asks p = Some (about s, n, f, only s) /\ In w (words p) /\ isomorphic n (adjacent_by n w) y.
  Lemma no_failure : fold_right (fun p k => false_at p + k) 0 l = 0 -> forall n y, meant n y -> satisfies f n y.
  Proof.
    intros fails n y m. destruct (claimed_spec _ _ e) as (_ & mf & _). destruct (found n y m) as (p & w & ip & as_ & iw & iso).
    apply (computes f n y w mf iso). destruct (true_at f n w) eqn:t; [easy|]. exfalso. pose proof (fold_sum false_at l fails p ip) as z.
    destruct (piece_sound p _ n _ _ (ok p ip) as_) as (_ & _ & fa & _). rewrite z in fa.
    assert (In w (filter (fun w => negb (true_at f n w)) (words p))) as i by (apply filter_In; now rewrite t).
    destruct (filter _ (words p)); [easy|]. cbn in fa. lia.
  Qed.
  Lemma hypothesis_not_met h : hypothesis f = Some h -> existsb (fun p => negb (shown p =? 0)) l = false -> forall n y, meant n y -> ~ satisfies h n y.
  Proof.
    intros hy ex n y m sat. destruct (found n y m) as (p & w & ip & as_ & iw & iso). apply (computes h n y w (hypothesis_made h hy) iso) in sat.
    assert (shown p = 0) as z.
    { destruct (N.eqb_spec (shown p) 0) as [z|z]; [easy|]. assert (existsb (fun p => negb (shown p =? 0)) l = true); [|congruence].
      apply existsb_exists. exists p. split; [easy|]. now apply negb_true_iff, N.eqb_neq. }
    destruct (piece_sound p _ n _ _ (ok p ip) as_) as (_ & _ & _ & sh). rewrite hy, z in sh. cbn in sh. apply sh in iw. congruence.
  Qed.
  Lemma no_graph : existsb (fun p => negb (graphs p =? 0)) l = false -> forall n y, meant n y -> False.
  Proof.
    intros ex n y m. destruct (found n y m) as (p & w & ip & as_ & iw & iso).
    assert (graphs p = 0) as z.
    { destruct (N.eqb_spec (graphs p) 0) as [z|z]; [easy|]. assert (existsb (fun p => negb (graphs p =? 0)) l = true); [|congruence].
      apply existsb_exists. exists p. split; [easy|]. now apply negb_true_iff, N.eqb_neq. }
    unfold words in iw. rewrite z in iw. exact iw.
  Qed.
  Lemma some_failure : fold_right (fun p k => false_at p + k) 0 l <> 0 ->
    exists p n w, In p l /\ asks p = Some (about s, n, f, only s) /\ In w (words p) /\ ~ satisfies f n (adjacent_by n w).
  Proof.
    intro fails. destruct (claimed_spec _ _ e) as (_ & mf & _).
    destruct (fold_sum_positive false_at l fails) as (p & ip & nz). destruct (piece_of l s e of_class p ip) as (q & rq & as_ & o & _).
    destruct (piece_sound p _ _ _ _ (ok p ip) as_) as (_ & _ & fa & _).
    destruct (filter (fun w => negb (true_at f (piece_order q) w)) (words p)) as [|w rest] eqn:z; [cbn in fa; lia|].
    assert (In w (filter (fun w => negb (true_at f (piece_order q) w)) (words p))) as i by (rewrite z; now left).
    apply filter_In in i as [iw t]. exists p, (piece_order q), w. do 3 (split; [easy|]).
    intro sat. apply (computes f _ _ w mf (isomorphic_same _ _)) in sat. now rewrite sat in t.
  Qed.
  Definition failing_graphs (p : counted_piece) : list (N * relation) :=
    match asks p with Some (_, n, _, _) => map (fun w => (n, adjacent_by n w)) (filter (fun w => negb (true_at f n w)) (words p)) | None => [] end.
  Lemma failures_counted : N.of_nat (List.length (flat_map failing_graphs l)) = fold_right (fun p k => false_at p + k) 0 l.
  Proof.
    assert (forall p, In p l -> N.of_nat (List.length (failing_graphs p)) = false_at p) as sizes.
    { intros p ip. destruct (piece_of l s e of_class p ip) as (q & rq & as_ & _). unfold failing_graphs. rewrite as_, map_length.
      now apply (piece_sound p _ _ _ _ (ok p ip) as_). }
    clear - sizes. induction l as [|p l' IH]; cbn [flat_map fold_right]; [easy|].
    rewrite app_length, Nat2N.inj_add, IH, sizes by (try (now left); intros x i; apply sizes; now right). reflexivity.
  Qed.
  Lemma failures_found n y : meant n y -> satisfies f n y \/ exists b, In (n, b) (flat_map failing_graphs l) /\ isomorphic n b y.
  Proof.
    intro m. destruct (claimed_spec _ _ e) as (_ & mf & _). destruct (found n y m) as (p & w & ip & as_ & iw & iso).
    destruct (true_at f n w) eqn:t; [left; now apply (computes f n y w mf iso)|right]. exists (adjacent_by n w). split; [|easy].
    apply in_flat_map. exists p. split; [easy|]. unfold failing_graphs. rewrite as_. apply in_map_iff. exists w. split; [easy|].
    apply filter_In. now rewrite t.
  Qed.
End Together.

Theorem check_pieces_sound l s : (forall p, In p l -> accepted p) -> check_pieces l = Some s ->
  sweep_parses (map claim l) s /\ sweep_holds s.
Proof.
  intros ok. unfold check_pieces, bind. destruct (claimed (map claim l)) as [s0|] eqn:e; [|easy].
  unfold require. destruct (all_counted l && _)%bool eqn:g; [|easy]. apply andb_true_iff in g as [con g2].
  rewrite forallb_forall in g2. intro q. injection q as <-. destruct (claimed_spec _ _ e) as (pos & m & mo & parses). split; [apply parses|].
  destruct (of_graphs_counted l s0 e con) as (dr & tr & _).
  destruct (parses Holds) as [_ every]. unfold saying in every. cbn [from up] in every.
  set (meant := fun n y => from s0 <= n <= up s0 /\ simple n y /\ in_class (about s0) n y /\ satisfies (only s0) n y).
  assert (forall n y, meant n y -> exists p w, In p l /\ asks p = Some (about s0, n, asked s0, only s0) /\ In w (words p) /\ isomorphic n (adjacent_by n w) y) as found.
  { intros n y (hn & sy & cy & _).
    assert (forall p, In p (filter (order_is n) l) -> In p l /\ asks p = Some (about s0, n, asked s0, only s0)) as here.
    { intros p i. apply filter_In in i as [i o]. split; [easy|]. destruct (piece_of l s0 e con p i) as (q & rq & as_ & _). unfold order_is in o.
      rewrite rq in o. apply N.eqb_eq in o. now subst n. }
    assert (is_counted (about s0) = true) as c.
    { destruct (every n hn) as (x & q & ix & _). apply in_map_iff in ix as (p & <- & ip). now destruct (piece_of l s0 e con p ip) as (_ & _ & _ & _ & c). }
    assert (whole_order (about s0) l n = true) as w.
    { apply g2. apply in_map_iff. exists (n - from s0). split; [lia|]. apply up_to_spec. lia. }
    unfold whole_order in w. apply andb_true_iff in w as [w1 w2]. apply N.leb_le in w2. apply all_differ_words in w1. set (part := filter (order_is n) l) in *.
    assert (forall w, In w (flat_map words part) -> right_word (about s0) n w) as right.
    { intros w iw. apply in_flat_map in iw as (p & ip & iw). destruct (here p ip) as [il as_]. now apply (piece_sound p _ n _ _ (ok p il) as_). }
    destruct (counted (about s0) n (labelled_of (about s0) n) (flat_map words part)) with (a := y) as (w & iw & iso); try easy.
    - intros a b. now apply in_class_alike.
    - intros u d. apply labelled_bound; [easy|lia|easy].
    - intros w x iw ix. apply (different (about s0)); now apply right.
    - intros w iw. destruct (right w iw) as (r1 & r2 & _). now split.
    - etransitivity; [exact w2|]. clear - ok here. induction part as [|p part IH]; cbn [flat_map fold_right]; [cbn; lia|].
      destruct (here p (or_introl eq_refl)) as [il as_]. destruct (piece_sound p _ n _ _ (ok p il) as_) as (_ & <- & _).
      specialize (IH (fun x i => here x (or_intror i))). unfold sum_over in *. rewrite fold_right_app.
      assert (forall l z, fold_right (fun x s => stands_for n x + s) z l = fold_right (fun x s => stands_for n x + s) 0 l + z) as e
        by (induction l0 as [|y l0 IH']; intro z; cbn; [easy|]; rewrite IH'; lia).
      rewrite (e (words p) (fold_right _ 0 (flat_map words part))). lia.
    - apply in_flat_map in iw as (p & ip & iw). exists p, w. destruct (here p ip). auto. }
  assert (forall v (P : N -> relation -> Prop), (forall n y, meant n y -> P n y) -> everywhere (saying v s0) P) as all_of_them.
  { intros v P h n y h1 h2 h3 h4. cbn [saying about Sweep.only] in h2, h4. rewrite dr in h2. rewrite tr in h4. now apply h. }
  assert (forall v (P : N -> relation -> Prop), (exists p n w, In p l /\ asks p = Some (about s0, n, asked s0, only s0) /\ In w (words p) /\ P n (adjacent_by n w)) -> somewhere (saying v s0) P) as one_of_them.
  { intros v P (p & n & w & ip & as_ & iw & h). exists n, (adjacent_by n w). destruct (member l s0 ok e con p n w ip as_ iw) as (m1 & m2 & m3 & m4). cbn [saying about Sweep.only]. now rewrite dr, tr. }
  unfold sweep_holds, verdict_of. cbn [saying says asked about]. rewrite tr. destruct (fold_right (fun p k => false_at p + k) 0 l) as [|k] eqn:fails.
  - destruct (hypothesis (asked s0)) as [h|] eqn:hy.
    + destruct (existsb (fun p => negb (shown p =? 0)) l) eqn:ex.
      * split; [apply all_of_them; now apply (no_failure l s0 ok e meant found)|]. apply one_of_them. now apply (hypothesis_met l s0 ok e con).
      * apply all_of_them. now apply (hypothesis_not_met l s0 ok e meant found).
    + destruct (existsb (fun p => negb (graphs p =? 0)) l) eqn:ex.
      * split; [|easy]. apply all_of_them. now apply (no_failure l s0 ok e meant found).
      * apply all_of_them. now apply (no_graph l s0 meant found).
  - split; [apply one_of_them; apply (some_failure l s0 ok e con); now rewrite fails|].
    exists (flat_map (failing_graphs s0) l). split; [now rewrite (failures_counted l s0 ok e con)|]. apply all_of_them.
    now apply (failures_found l s0 e meant found).
Qed.

(* Of some pieces of an order. *)
Theorem check_some_sound l s : (forall p, In p l -> accepted p) -> check_some l = Some s ->
  sweep_parses (map claim l) s /\ some_hold s (graphs_of (about s) l).
Proof.
  intros ok. unfold check_some, bind. destruct (claimed (map claim l)) as [s0|] eqn:e; [|easy].
  unfold require. destruct (all_counted l && _ && _)%bool eqn:g; [|easy]. apply andb_true_iff in g as [g d]. apply andb_true_iff in g as [con one].
  apply N.eqb_eq in one. intro q. injection q as <-. destruct (claimed_spec _ _ e) as (pos & m & mo & parses). split; [apply parses|].
  destruct (of_graphs_counted l s0 e con) as (dr & tr & gr). cbn [saying about].
  apply all_differ_words in d.
  assert (forall n y, In (n, y) (graphs_of (about s0) l) <-> exists p w, In p l /\ asks p = Some (about s0, n, asked s0, only s0) /\ In w (words p) /\ y = adjacent_by n w) as listed.
  { intros n y. unfold graphs_of. rewrite gr, in_flat_map. split.
    - intros (p & ip & i). destruct (piece_of l s0 e con p ip) as (q & rq & as_ & _). rewrite rq in i. apply in_map_iff in i as (w & i & iw).
      injection i as <- <-. now exists p, w.
    - intros (p & w & ip & as_ & iw & ->). exists p. split; [easy|]. destruct (piece_of l s0 e con p ip) as (q & rq & as' & _). rewrite rq.
      rewrite as_ in as'. injection as' as ->. now apply in_map with (f := fun w => (piece_order q, adjacent_by (piece_order q) w)). }
  set (meant := fun n y => In (n, y) (graphs_of (about s0) l)).
  assert (forall n y, meant n y -> exists p w, In p l /\ asks p = Some (about s0, n, asked s0, only s0) /\ In w (words p) /\ isomorphic n (adjacent_by n w) y) as found.
  { intros n y i. apply listed in i as (p & w & ip & as_ & iw & ->). exists p, w. do 3 (split; [easy|]). apply isomorphic_same. }
  unfold some_hold. cbn [saying about Sweep.only from up asked says]. rewrite dr, tr. split; [|split].
  - intros n y i. apply listed in i as (p & w & ip & as_ & iw & ->). exact (member l s0 ok e con p n w ip as_ iw).
  - assert (forall p, In p l -> exists q, read_piece (claim p) = Some q /\ piece_order q = from s0 /\ forall w, In w (words p) -> right_word (about s0) (from s0) w) as each.
    { intros p ip. destruct (piece_of l s0 e con p ip) as (q & rq & as_ & o & _). exists q. split; [easy|].
      assert (piece_order q = from s0) as <- by lia. split; [easy|]. intros w iw. now apply (piece_sound p _ _ _ _ (ok p ip) as_). }
    assert (graphs_of (about s0) l = map (fun w => (from s0, adjacent_by (from s0) w)) (flat_map words l)) as ->.
    { clear - each gr. unfold graphs_of. rewrite gr. induction l as [|p l' IH]; [easy|]. cbn [flat_map]. rewrite map_app, IH by (intros x i; apply each; now right).
      f_equal. destruct (each p (or_introl eq_refl)) as (q & -> & -> & _). easy. }
    assert (forall w, In w (flat_map words l) -> right_word (about s0) (from s0) w) as right.
    { intros w i. apply in_flat_map in i as (p & ip & iw). now destruct (each p ip) as (_ & _ & _ & r); apply r. }
    clear - d right. induction d as [|w m o d IH]; cbn; constructor.
    + apply Forall_forall. intros x i. apply in_map_iff in i as (x0 & <- & i). cbn. intros _ iso. apply o.
      assert (w = x0) as ->; [|easy]. apply (different (about s0) (from s0)); [apply right; now left|apply right; now right|easy].
    + apply IH. intros x i. apply right. now right.
  - unfold verdict_of. destruct (fold_right (fun p k => false_at p + k) 0 l) as [|k] eqn:fails.
    + destruct (hypothesis (asked s0)) as [h|] eqn:hy.
      * destruct (existsb (fun p => negb (shown p =? 0)) l) eqn:ex.
        -- split; [now apply (no_failure l s0 ok e meant found)|]. destruct (hypothesis_met l s0 ok e con h hy ex) as (p & n & w & ip & as_ & iw & t).
           exists n, (adjacent_by n w). split; [|easy]. apply listed. now exists p, w.
        -- now apply (hypothesis_not_met l s0 ok e meant found).
      * destruct (existsb (fun p => negb (graphs p =? 0)) l) eqn:ex.
        -- split; [|easy]. now apply (no_failure l s0 ok e meant found).
        -- now apply (no_graph l s0 meant found).
    + exists (flat_map (failing_graphs s0) l). split; [now rewrite (failures_counted l s0 ok e con)|]. split.
      * intros n y i. apply in_flat_map in i as (p & ip & i). destruct (piece_of l s0 e con p ip) as (q & rq & as_ & _). unfold failing_graphs in i.
        rewrite as_ in i. apply in_map_iff in i as (w & i & iw). injection i as <- <-. apply filter_In in iw as [iw t]. split.
        -- apply listed. now exists p, w.
        -- intro sat. apply (computes (asked s0) _ _ w m (isomorphic_same _ _)) in sat. now rewrite sat in t.
      * intros n y i. apply listed in i as (p & w & ip & as_ & iw & ->). destruct (true_at (asked s0) n w) eqn:t.
        -- left. now apply (computes (asked s0) n _ w m (isomorphic_same _ _)).
        -- right. apply in_flat_map. exists p. split; [easy|]. unfold failing_graphs. rewrite as_. apply in_map_iff. exists w. split; [easy|].
           apply filter_In. now rewrite t.
Qed.
