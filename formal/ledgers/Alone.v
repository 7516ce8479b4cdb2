(* Pieces of one order of which others are missing, of any class: their graphs are looked at again, all together. *)
From Coq Require Import NArith List Bool String Lia.
From Gamecert Require Import Plane Text.
From Gamecert.language Require Import Graphs Formulas Invariance Asking Reader.
From Gamecert.ledgers Require Import Simple Words Extension Sweep Computed Claimed Counts Digraphs Drawn Streams Pieces Different.
Import ListNotations.
Local Open Scope N_scope.

(* What is said of so many graphs. *)
Definition verdict_at (c : class) (f : formula) (n : N) (l : list N) : verdict :=
  match filter (fun w => negb (true_there c f n w)) l with
  | [] =>
      let instance := match hypothesis f with Some h => existsb (true_there c h n) l | None => match l with [] => false | _ => true end end in
      if instance then Holds else Vacuous
  | failures => Fails (N.of_nat (List.length failures))
  end.
Definition check_alone (l : list counted_piece) : option sweep :=
  let? s := claimed (map claim l) in
  let n := from s in let all := flat_map words l in
  require ((n =? up s) && all_different (about s) (only s) n all (canonical_words (about s) n all)) (Some (saying (verdict_at (about s) (asked s) n all) s)).

Theorem check_alone_sound l s : check_alone l = Some s -> sweep_parses (map claim l) s /\ some_hold s (graphs_of (about s) l).
Proof.
  unfold check_alone, bind. destruct (claimed (map claim l)) as [s0|] eqn:e; [|easy]. cbv zeta. unfold require.
  destruct (_ && _)%bool eqn:g; [|easy]. intro q. injection q as <-. apply andb_true_iff in g as [one d]. apply N.eqb_eq in one.
  apply claimed_spec in e as (pos & m & mo & parses). split; [apply parses|].
  cbn [saying about]. set (n := from s0) in *. set (f := asked s0) in *. set (c := about s0) in *.
  assert (graphs_of c l = map (fun w => (n, graph_of c n w)) (flat_map words l)) as ->.
  { destruct (parses Holds) as [each _]. cbn [saying from up] in each. clear - each one. unfold graphs_of.
    induction l as [|p l IH]; [easy|]. cbn [flat_map]. rewrite map_app, IH by (intros x i; apply each; now right). f_equal.
    destruct (each (claim p)) as (q & -> & _ & o & _); [now left|]. fold n in o. now replace (piece_order q) with n by lia. }
  set (all := flat_map words l) in *. apply all_different_sound in d as [each d]; [|easy].
  assert (forall k a, In (k, a) (map (fun w => (n, graph_of c n w)) all) <-> exists w, In w all /\ k = n /\ a = graph_of c n w) as listed.
  { intros k a. rewrite in_map_iff. split; [intros (w & q & i); injection q as <- <-; now exists w|intros (w & i & -> & ->); now exists w]. }
  assert (forall h w, made_of computed h = true -> (true_of c h n (graph_of c n w) <-> true_there c h n w = true)) as at_word
    by (intros h w mh; apply true_there_right; [easy|apply isomorphic_same]).
  unfold some_hold. cbn [saying about Sweep.only from up asked says]. fold n f c. split; [|split].
  - intros k a i. apply listed in i as (w & i & -> & ->). split; [lia|]. split; [apply there_drawn|]. now apply each.
  - clear - d. induction all as [|w all IH]; cbn in *; constructor.
    + apply Forall_forall. intros x i. apply in_map_iff in i as (y & <- & i). intros _. inversion d as [|? ? h _]. rewrite Forall_forall in h.
      apply (h (graph_of c n y)). now apply in_map.
    + apply IH. now inversion d.
  - unfold verdict_at. destruct (filter (fun w => negb (true_there c f n w)) all) as [|w0 failures] eqn:fails.
    + assert (forall w, In w all -> true_of c f n (graph_of c n w)) as right.
      { intros w i. apply at_word; [easy|]. destruct (true_there c f n w) eqn:t; [easy|]. exfalso.
        assert (In w (filter (fun w => negb (true_there c f n w)) all)) as j by (apply filter_In; now rewrite t). now rewrite fails in j. }
      destruct (hypothesis f) as [h|] eqn:hy.
      * assert (made_of computed h = true) as mh.
        { clear - hy m. destruct f; try easy. injection hy as <-. cbn in m. now apply andb_true_iff in m. }
        destruct (existsb (true_there c h n) all) eqn:ex.
        -- split; [intros k a i; apply listed in i as (w & i & -> & ->); now apply right|]. apply existsb_exists in ex as (w & i & t).
           exists n, (graph_of c n w). split; [apply listed; now exists w|now apply at_word].
        -- intros k a i sat. apply listed in i as (w & i & -> & ->). apply at_word in sat; [|easy].
           assert (existsb (true_there c h n) all = true); [|congruence]. apply existsb_exists. now exists w.
      * destruct all as [|w all']; [now intros k a []|]. split; [|easy]. intros k a i. apply listed in i as (x & i & -> & ->). now apply right.
    + exists (map (fun w => (n, graph_of c n w)) (w0 :: failures)). split; [now rewrite map_length|].
      rewrite <- fails. split.
      * intros k a i. apply in_map_iff in i as (w & q & i). injection q as <- <-. apply filter_In in i as [i t]. split; [apply listed; now exists w|].
        intro sat. apply at_word in sat; [|easy]. now rewrite sat in t.
      * intros k a i. apply listed in i as (w & i & -> & ->). destruct (true_there c f n w) eqn:t; [left; now apply at_word|right].
        apply in_map_iff. exists w. split; [easy|]. apply filter_In. now rewrite t.
Qed.
