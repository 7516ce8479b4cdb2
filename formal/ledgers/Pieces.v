(* Ledgers of connected graphs are checked piece by piece, each by itself; then all together, where no graph is looked at again. *)
From Coq Require Import NArith List Bool String Lia Permutation.
From Gamecert Require Import Plane Text.
From Gamecert.checkers Require Derivation.
From Gamecert.language Require Import Graphs Formulas Invariance Reader.
From Gamecert.ledgers Require Import Simple Words Extension Sweep Computed Claimed Search Counts Labelled Glued Streams.
Import ListNotations.
Local Open Scope N_scope.

(** A piece *)

(* `claim`: the lines above `evidence`; `graphs`, `labelled`: the numbers behind `evidence ledger`; `shown`: behind `instance`, which graph
   satisfies the hypotheses, 0 if none does; `false_at`: behind `failures`; `text`: the lines of words. *)
Record counted_piece := Counted_piece { claim : list string; graphs : N; labelled : N; shown : N; false_at : N; text : N -> string }.
Definition words (p : counted_piece) : list N := words_of (text p) (graphs p).
(* Its order and its formula. *)
Definition asks (p : counted_piece) : option (N * formula) :=
  let? q := read_piece (claim p) in
  let? f := read_formula (piece_text q) in
  require ((piece_class q =? "connected")%string && (1 <=? piece_order q) && made_of computed f) (Some (piece_order q, f)).

(* What was found at the words so far: their number, the labelled graphs, those at which the formula is false, the last one first. *)
Record tally := Tally { seen : N; stood_for : N; failing : list N }.
Section Piece.
  Variables (n : N) (f : formula) (h : option formula) (p : counted_piece).
  Definition at_graph (w : N) (t : tally) : option tally :=
    let g := tabulated n (adjacent_by n w) in
    let r := canonical n (adjacency g) in
    let seen := N.succ (seen t) in
    require ((fst r =? w) && negb (snd r =? 0) && (component_of_0 g =? all n) &&
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
  let? (n, f) := asks p in
  match N.iter (graphs p) (next_graph n f (hypothesis f) p) (Some (start, Tally 0 0 [])) with
  | Some (_, t) => require ((stood_for t =? labelled p) && (N.of_nat (List.length (failing t)) =? false_at p) && (shown p <=? graphs p)) (Some (failing t))
  | None => None
  end.
Definition accepted (p : counted_piece) : Prop := check_piece p <> None.

(** All pieces *)

Definition order_is (n : N) (p : counted_piece) : bool := match read_piece (claim p) with Some q => piece_order q =? n | None => false end.
Definition whole_order (l : list counted_piece) (n : N) : bool :=
  let here := filter (order_is n) l in
  all_differ (map (fun p => from_start (text p) (graphs p)) here) && (labelled_connected n <=? fold_right (fun p s => labelled p + s) 0 here).
Definition check_pieces (l : list counted_piece) : option sweep :=
  let? s := claimed (map claim l) in
  require (forallb (fun p => match asks p with Some _ => true | None => false end) l &&
           forallb (whole_order l) (map (N.add (from s)) (up_to (up s + 1 - from s))))
    match fold_right (fun p k => false_at p + k) 0 l with
    | 0 =>
        match hypothesis (asked s) with
        | Some _ => Some (saying (if existsb (fun p => negb (shown p =? 0)) l then Holds else Vacuous) s)
        | None => Some (saying Holds s)
        end
    | k => Some (saying (Fails k) s)
    end.

(* For the program that reads files. *)
Definition graphs_in (l : list counted_piece) : N := fold_right (fun p k => graphs p + k) 0 l.

(** What an accepted piece says *)

Definition right_word (n w : N) : Prop := fst (canonical_at n w) = w /\ snd (canonical_at n w) <> 0 /\ connected_graph n (adjacent_by n w).
Lemma piece_sound p n f : accepted p -> asks p = Some (n, f) -> let l := words p in
  (forall w, In w l -> right_word n w) /\ sum_over (stands_for n) l = labelled p /\
  N.of_nat (List.length (filter (fun w => negb (true_at f n w)) l)) = false_at p /\
  match hypothesis f with
  | Some h => if shown p =? 0 then forall w, In w l -> true_at h n w = false else exists w, In w l /\ true_at h n w = true
  | None => True
  end.
Proof.
  intros ok a. unfold accepted, check_piece, bind in ok. rewrite a in ok. rewrite N2Nat.inj_iter in ok.
  assert (0 < n) as pos.
  { unfold asks, bind, require in a. destruct (read_piece (claim p)) as [q|]; [|easy]. destruct (read_formula (piece_text q)); [|easy].
    destruct (_ && _)%bool eqn:e; [|easy]. injection a as <- _. apply andb_true_iff in e as [e _]. apply andb_true_iff in e as [_ e].
    apply N.leb_le in e. lia. }
  set (step := next_graph n f (hypothesis f) p) in *.
  assert (forall k, match Nat.iter k step (Some (start, Tally 0 0 [])) with
    | None => True
    | Some (c, t) => exists l, words_from (text p) k start = Some (l, c) /\ (forall w, In w l -> right_word n w) /\ seen t = N.of_nat k /\
        sum_over (stands_for n) l = stood_for t /\ List.length (filter (fun w => negb (true_at f n w)) l) = List.length (failing t) /\
        match hypothesis f with
        | Some h => if shown p =? 0 then forall w, In w l -> true_at h n w = false
                    else shown p <= seen t -> exists w, In w l /\ true_at h n w = true
        | None => True
        end
    end) as inv.
  { induction k as [|k IH].
    - cbn. exists []. repeat split; try easy. destruct (hypothesis f); [|easy]. destruct (N.eqb_spec (shown p) 0); [easy|]. lia.
    - cbn [Nat.iter nat_rect]. change (nat_rect _ _ _ k) with (Nat.iter k step (Some (start, Tally 0 0 []))).
      destruct (Nat.iter k step (Some (start, Tally 0 0 []))) as [[c t]|]; [|easy].
      destruct IH as (l & w & r & s & su & fa & hy). unfold step, next_graph. destruct (advance (text p) c) as [[x c']|] eqn:ad; [|easy].
      unfold at_graph, require. destruct (_ && _)%bool eqn:g; [|easy]. exists (l ++ [x]). split; [now apply words_from_more with c|].
      apply andb_true_iff in g as [g hg]. apply andb_true_iff in g as [g con]. apply andb_true_iff in g as [can nz].
      apply N.eqb_eq in can, con. apply negb_true_iff, N.eqb_neq in nz.
      split; [|split; [|split; [|split]]]; cbn [seen stood_for failing].
      + intros y i. apply in_app_iff in i as [i|[<-|[]]]; [now apply r|]. split; [exact can|]. split; [exact nz|]. now apply component_connected.
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

Theorem check_pieces_sound l s : (forall p, In p l -> accepted p) -> check_pieces l = Some s ->
  sweep_parses (map claim l) s /\ sweep_holds s.
Proof.
  intros ok. unfold check_pieces, bind. destruct (claimed (map claim l)) as [[c only a b f said]|] eqn:e; [|easy].
  apply claimed_spec in e as (pos & m & mo & parses). unfold saying in *. cbn [about Sweep.only from up asked] in *.
  unfold require. destruct (forallb _ l && _)%bool eqn:g; [|easy]. apply andb_true_iff in g as [g1 g2]. rewrite forallb_forall in g1, g2.
  destruct (parses Holds) as [each every]. cbn [about Sweep.only from up asked] in each, every.
  (* A piece asks what all ask, of its order. *)
  assert (forall p, In p l -> exists q, read_piece (claim p) = Some q /\ asks p = Some (piece_order q, f) /\ a <= piece_order q <= b /\
    c = Connected_graphs /\ only = no_condition) as piece_of.
  { intros p i. destruct (each (claim p)) as (q & rq & cl & o & rf); [now apply in_map|]. exists q. split; [easy|].
    specialize (g1 p i). unfold asks, bind in *. rewrite rq, rf in *. unfold require in *. destruct (_ && _)%bool eqn:k; [|easy].
    split; [easy|]. split; [easy|]. apply andb_true_iff in k as [k _]. apply andb_true_iff in k as [k _]. apply String.eqb_eq in k.
    rewrite k in cl. cbn in cl. now injection cl as <- <-. }
  assert (forall n, a <= n <= b -> complete Connected_graphs n (flat_map words (filter (order_is n) l)) /\
    forall p, In p (filter (order_is n) l) -> In p l /\ asks p = Some (n, f)) as whole.
  { intros n hn. assert (forall p, In p (filter (order_is n) l) -> In p l /\ asks p = Some (n, f)) as here.
    { intros p i. apply filter_In in i as [i o]. split; [easy|]. destruct (piece_of p i) as (q & rq & as_ & _). unfold order_is in o.
      rewrite rq in o. apply N.eqb_eq in o. now subst n. }
    split; [|easy]. assert (whole_order l n = true) as w.
    { apply g2. apply in_map_iff. exists (n - a). split; [lia|]. apply up_to_spec. lia. }
    unfold whole_order in w. apply andb_true_iff in w as [w1 w2]. apply N.leb_le in w2. set (part := filter (order_is n) l) in *.
    assert (map (fun p => from_start (text p) (graphs p)) part = map (fun '(t, k) => from_start t k) (map (fun p => (text p, graphs p)) part)) as q
      by (now rewrite map_map).
    rewrite q in w1. apply all_differ_sound in w1 as [w1 _].
    assert (flat_map words part = flat_map (fun '(t, k) => words_of t k) (map (fun p => (text p, graphs p)) part)) as same
      by (rewrite !flat_map_concat_map, map_map; reflexivity).
    rewrite <- same in w1. apply (counted n (labelled_connected n)).
    - intros u d. apply labelled_connected_bound; [lia|easy].
    - easy.
    - intros w iw. apply in_flat_map in iw as (p & ip & iw). destruct (here p ip) as [il as_].
      now apply (piece_sound p n f (ok p il) as_).
    - etransitivity; [exact w2|]. clear - ok here. induction part as [|p part IH]; cbn [flat_map fold_right]; [cbn; lia|].
      destruct (here p (or_introl eq_refl)) as [il as_]. destruct (piece_sound p n f (ok p il) as_) as (_ & <- & _).
      specialize (IH (fun x i => here x (or_intror i))). unfold sum_over in *. rewrite fold_right_app.
      assert (forall l z, fold_right (fun x s => stands_for n x + s) z l = fold_right (fun x s => stands_for n x + s) 0 l + z) as e
        by (induction l0 as [|y l0 IH']; intro z; cbn; [easy|]; rewrite IH'; lia).
      rewrite (e (words p) (fold_right _ 0 (flat_map words part))). lia. }
  assert (forall n y, a <= n <= b -> simple n y -> in_class c n y -> exists p w, In p l /\ asks p = Some (n, f) /\ In w (words p) /\
    isomorphic n (adjacent_by n w) y) as found.
  { intros n y hn sy cy. destruct (whole n hn) as [co here].
    assert (c = Connected_graphs) as ->.
    { destruct (every n hn) as (x & q & ix & _). apply in_map_iff in ix as (p & <- & ip). now destruct (piece_of p ip) as (_ & _ & _ & _ & -> & _). }
    destruct (co y sy cy) as (w & iw & iso). apply in_flat_map in iw as (p & ip & iw). exists p, w. destruct (here p ip). auto. }
  assert (forall g n y w, made_of computed g = true -> isomorphic n (adjacent_by n w) y -> (satisfies g n y <-> true_at g n w = true)) as computes.
  { intros g n y w mg iso. now apply true_in_sound. }
  assert (forall p n w, In p l -> asks p = Some (n, f) -> In w (words p) -> a <= n <= b /\ simple n (adjacent_by n w) /\
    in_class c n (adjacent_by n w) /\ satisfies only n (adjacent_by n w)) as member.
  { intros p n w ip as_ iw. destruct (piece_of p ip) as (q & rq & as' & o & -> & ->). rewrite as_ in as'. injection as' as ->.
    split; [easy|]. split; [apply word_simple|]. split; [|easy]. now apply (piece_sound p _ f (ok p ip) as_). }
  destruct (fold_right (fun p k => false_at p + k) 0 l) as [|k] eqn:fails.
  - assert (everywhere (Sweep c only a b f Holds) (satisfies f)) as holds.
    { intros n y hn sy cy oy. cbn in hn, cy, oy. destruct (found n y hn sy cy) as (p & w & ip & as_ & iw & iso). apply (computes f n y w m iso).
      destruct (true_at f n w) eqn:t; [easy|]. exfalso. pose proof (fold_sum false_at l fails p ip) as z.
      destruct (piece_sound p n f (ok p ip) as_) as (_ & _ & fa & _). rewrite z in fa.
      assert (In w (filter (fun w => negb (true_at f n w)) (words p))) as i by (apply filter_In; now rewrite t).
      destruct (filter _ (words p)); [easy|]. cbn in fa. lia. }
    destruct (hypothesis f) as [h|] eqn:hy.
    + assert (made_of computed h = true) as mh by (destruct f; try easy; injection hy as <-; cbn in m; now apply andb_true_iff in m).
      destruct (existsb (fun p => negb (shown p =? 0)) l) eqn:ex.
      * intro q. injection q as <-. split; [apply parses|]. cbn. rewrite hy. split; [exact holds|].
        apply existsb_exists in ex as (p & ip & nz). destruct (piece_of p ip) as (q & rq & as_ & o & _).
        destruct (piece_sound p _ f (ok p ip) as_) as (_ & _ & _ & sh). rewrite hy in sh. apply negb_true_iff in nz. rewrite nz in sh.
        destruct sh as (w & iw & tw). exists (piece_order q), (adjacent_by (piece_order q) w).
        destruct (member p _ w ip as_ iw) as (m1 & m2 & m3 & m4). do 4 (split; [easy|]). apply (computes h _ _ w mh); [apply isomorphic_same|easy].
      * intro q. injection q as <-. split; [apply parses|]. cbn. rewrite hy. intros n y hn sy cy oy sat. cbn in hn, cy, oy.
        destruct (found n y hn sy cy) as (p & w & ip & as_ & iw & iso). apply (computes h n y w mh iso) in sat.
        assert (shown p = 0) as z.
        { destruct (N.eqb_spec (shown p) 0) as [z|z]; [easy|]. assert (existsb (fun p => negb (shown p =? 0)) l = true); [|congruence].
          apply existsb_exists. exists p. split; [easy|]. now apply negb_true_iff, N.eqb_neq. }
        destruct (piece_sound p n f (ok p ip) as_) as (_ & _ & _ & sh). rewrite hy, z in sh. cbn in sh. apply sh in iw. congruence.
    + intro q. injection q as <-. split; [apply parses|]. cbn. rewrite hy. now split.
  - intro q. injection q as <-. split; [apply parses|]. cbn.
    set (failures := fun p => match asks p with Some (n, _) => map (fun w => (n, adjacent_by n w)) (filter (fun w => negb (true_at f n w)) (words p)) | None => [] end).
    assert (forall p, In p l -> N.of_nat (List.length (failures p)) = false_at p) as sizes.
    { intros p ip. destruct (piece_of p ip) as (q & rq & as_ & _). unfold failures. rewrite as_, map_length.
      now apply (piece_sound p _ f (ok p ip) as_). }
    split.
    + destruct (fold_sum_positive false_at l) as (p & ip & nz); [now rewrite fails|]. destruct (piece_of p ip) as (q & rq & as_ & o & _).
      destruct (piece_sound p _ f (ok p ip) as_) as (_ & _ & fa & _).
      destruct (filter (fun w => negb (true_at f (piece_order q) w)) (words p)) as [|w rest] eqn:z; [cbn in fa; lia|].
      assert (In w (filter (fun w => negb (true_at f (piece_order q) w)) (words p))) as i by (rewrite z; now left).
      apply filter_In in i as [iw t]. exists (piece_order q), (adjacent_by (piece_order q) w).
      destruct (member p _ w ip as_ iw) as (m1 & m2 & m3 & m4). do 4 (split; [easy|]).
      intro sat. apply (computes f _ _ w m (isomorphic_same _ _)) in sat. now rewrite sat in t.
    + exists (flat_map failures l). split.
      * rewrite <- fails. clear - sizes. induction l as [|p l' IH]; cbn [flat_map fold_right]; [easy|].
        rewrite app_length, Nat2N.inj_add, IH, sizes by (try (now left); intros x i; apply sizes; now right). reflexivity.
      * intros n y hn sy cy oy. cbn in hn, cy, oy. destruct (found n y hn sy cy) as (p & w & ip & as_ & iw & iso).
        destruct (true_at f n w) eqn:t; [left; now apply (computes f n y w m iso)|right]. exists (adjacent_by n w). split; [|easy].
        apply in_flat_map. exists p. split; [easy|]. unfold failures. rewrite as_. apply in_map_iff. exists w. split; [easy|].
        apply filter_In. now rewrite t.
Qed.
