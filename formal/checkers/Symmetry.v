(* Evidence `symmetry`: who answers every move of the other player by its mirror image completes a line first. *)
From Coq Require Import NArith ZArith List Bool Lia String.
From Gamecert Require Import Plane Board PlaneBoards Instance Game Rules Games Claim Text.
From Gamecert.games Require Import Lines Completion.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(** The theorem of docs/SYMMETRY.md *)

Section Mirror.
  Variables (n : N) (lines : list plane) (marked : plane) (image : N -> N).
  Let g := completion n lines marked.
  Hypothesis within : forall l x, In l lines -> x ∈ l -> x < n.
  Hypothesis involution : forall x, image (image x) = x.
  Hypothesis on_lines : forall l, In l lines -> exists l', In l' lines /\ forall x, x ∈ l' -> image x ∈ l.

  Definition two_free (black l : plane) : bool := 2 <=? count (l ∩ black).

  (* The other player is to move. *)
  Definition good (black : plane) : Prop :=
    (forall x, x ∈ black -> x < n /\ image x ∈ black /\ image x <> x) /\
    (exists l, In l lines) /\
    (forall l, In l lines -> two_free black l = true) /\
    (forall l x y, In l lines -> x ∈ l -> x ∈ black -> image x ∈ l -> y ∈ l -> y ∈ black -> image y ∈ l).

  Lemma few a x y : 2 <=? count a = false -> x ∈ a -> y ∈ a -> x = y.
  Proof.
    rewrite N.leb_gt. intros h hx hy. destruct (N.eq_dec x y) as [e|d]; [easy|]. exfalso.
    pose proof (count_lt (a ∖ cell x) a x) as c1. pose proof (count_lt empty (a ∖ cell x) y) as c2.
    assert (count empty < count (a ∖ cell x)) as l2.
    { apply c2; [intro v; unfold empty; rewrite N.bits_0; easy| |apply N.bits_0]. bits. rewrite hy. now apply negb_true_iff, N.eqb_neq. }
    assert (count (a ∖ cell x) < count a) as l1.
    { apply c1; [|easy|]. + intro v. bits. now destruct (N.testbit a v). + bits. rewrite N.eqb_refl. apply andb_false_r. }
    lia.
  Qed.
  Lemma another a x : 2 <=? count a = true -> exists y, y ∈ a /\ y <> x.
  Proof.
    rewrite N.leb_le. intro h. destruct (none (a ∖ cell x)) eqn:e.
    - exfalso. assert (count a <= count (cell x)) as c.
      { apply count_le. intros v hv. pose proof (proj1 (none_spec _) e v) as z. rewrite N.ldiff_spec, hv in z. cbn in z. now apply negb_false_iff in z. }
      assert (count (cell x) <= 1) as c1.
      { rewrite count_members. assert (forall l : list N, NoDup l -> (forall v, In v l -> v = x) -> (List.length l <= 1)%nat) as one.
        { intros [|u [|w l]] d f; cbn; try lia. exfalso. apply NoDup_cons_iff in d as [d _]. apply d.
          rewrite (f u), (f w); [now left|right; now left|now left]. }
        pose proof (one (members (cell x)) (members_NoDup _)) as z. enough (List.length (members (cell x)) <= 1)%nat by lia. apply z.
        intros v i. apply members_spec in i. rewrite cell_spec in i. now apply N.eqb_eq in i. }
      lia.
    - apply none_false in e as [y e]. exists y. bits. rewrite andb_true_iff, negb_true_iff, N.eqb_neq in e. split; [easy|]. intros ->. now apply (proj2 e).
  Qed.

  Lemma completed_by black e : complete_at lines e (all n ∖ black) = true <->
    exists l, In l lines /\ e ∈ l /\ forall x, x ∈ l -> x ∉ black.
  Proof.
    unfold complete_at. rewrite existsb_exists. unfold contains. split; intros (l & i & h); exists l.
    - apply andb_prop in h as [he h]. split; [easy|]. split; [easy|]. intros x hx. pose proof (proj1 (none_spec _) h x) as z.
      bits. rewrite hx in z. cbn in z. apply negb_false_iff in z. apply andb_prop in z as [_ z]. now apply negb_true_iff.
    - split; [easy|]. destruct h as [he h]. rewrite he. cbn. apply none_spec. intro x. bits. destruct (N.testbit l x) eqn:hx; [|easy].
      rewrite (h x hx), (proj2 (N.ltb_lt x n) (within l x i hx)). easy.
  Qed.

  Lemma any_cell e : any (cell e) = true.
  Proof. rewrite any_none. apply negb_true_iff, none_false. exists e. rewrite cell_spec. apply N.eqb_refl. Qed.
  Lemma move_on black e : complete_at lines e (all n ∖ (black ∖ cell e)) = false ->
    after g (black, empty) e = Passes (black ∖ cell e, empty).
  Proof. intro h. unfold after, g, completion. cbn. now rewrite h. Qed.
  Lemma move_wins black e : complete_at lines e (all n ∖ (black ∖ cell e)) = true -> after g (black, empty) e = Wins.
  Proof. intro h. unfold after, g, completion. cbn. rewrite h. cbn. now rewrite any_cell. Qed.
  Lemma may_take black e : e ∈ black -> legal g (black, empty) e.
  Proof. intro h. now split. Qed.

  Theorem follower_wins black : good black -> at_most g (black, empty) (-1).
  Proof.
    remember (count black) as c eqn:ec. revert black ec.
    induction c as [c IH] using (well_founded_induction N.lt_wf_0). intros black -> (sym & some & two & pairs).
    assert (forall e, e ∈ black -> complete_at lines e (all n ∖ (black ∖ cell e)) = false) as no_win.
    { intros e he. destruct (complete_at _ _ _) eqn:h; [|easy]. exfalso. apply completed_by in h as (l & i & hl & h).
      destruct (another _ e (two l i)) as (y & hy & d). bits. apply andb_prop in hy as [hy by_]. specialize (h y hy). bits. rewrite by_ in h.
      cbn in h. apply negb_false_iff, N.eqb_eq in h. now symmetry in h. }
    constructor.
    - intro st. destruct some as [l i]. destruct (another _ 0 (two l i)) as (x & hx & _). rewrite N.land_spec, andb_true_iff in hx.
      exfalso. now apply (st x), may_take.
    - intros e [_ he] w. cbn in he. rewrite move_on in w by now apply no_win. easy.
    - intros e q [_ he] w. cbn in he. rewrite move_on in w by now apply no_win. easy.
    - intros e q [_ he] w. cbn in he. rewrite move_on in w by now apply no_win. injection w as <-.
      change (gain g (black, empty) e - -1)%Z with 1%Z.
      set (black1 := black ∖ cell e). assert (forall x, x ∈ black1 <-> x ∈ black /\ x <> e) as b1.
      { intro x. unfold black1. bits. rewrite andb_true_iff, negb_true_iff, N.eqb_neq. intuition congruence. }
      destruct (forallb (two_free black1) lines) eqn:all_two.
      + rewrite forallb_forall in all_two. destruct (sym e he) as (_ & hie & die).
        assert (image e ∈ black1) as h1 by now apply b1.
        set (black2 := black1 ∖ cell (image e)). assert (forall x, x ∈ black2 <-> x ∈ black /\ x <> e /\ x <> image e) as b2.
        { intro x. unfold black2. bits. rewrite andb_true_iff, negb_true_iff, N.eqb_neq, b1. intuition congruence. }
        apply least_pass with (image e) (black2, empty).
        * now apply may_take.
        * apply move_on. fold black2. destruct (complete_at _ _ _) eqn:h; [|easy]. exfalso. apply completed_by in h as (l & i & hl & h).
          destruct (another _ (image e) (all_two l i)) as (y & hy & d). rewrite N.land_spec, andb_true_iff in hy. destruct hy as [hy by_].
          specialize (h y hy). apply b1 in by_ as [by1 by2]. assert (y ∈ black2) as z by now apply b2. congruence.
        * change (gain g (black1, empty) (image e) - 1)%Z with (-1)%Z.
          assert (forall l, In l lines -> two_free black2 l = true) as two2.
          { intros l i. destruct (two_free black2 l) eqn:few2; [easy|]. exfalso. unfold two_free in few2.
            destruct (another _ (image e) (all_two l i)) as (x & hx & dx). rewrite N.land_spec, andb_true_iff in hx. destruct hx as [xl xb].
            apply b1 in xb as [xb xe]. assert (x ∈ l ∩ black2) as x2 by (rewrite N.land_spec, xl; apply b2; easy).
            assert (forall y, y ∈ l -> y ∈ black -> y = x \/ y = e \/ y = image e) as only.
            { intros y yl yb. destruct (N.eq_dec y e) as [->|ye]; [now right; left|]. destruct (N.eq_dec y (image e)) as [->|yi]; [now right; right|].
              left. apply (few _ y x few2); [|easy]. rewrite N.land_spec, yl. now apply b2. }
            destruct (another _ x (all_two l i)) as (y & hy & dy). rewrite N.land_spec, andb_true_iff in hy. destruct hy as [yl yb].
            apply b1 in yb as [yb ye]. destruct (only y yl yb) as [z|[z|z]]; [easy|easy|subst y].
            destruct (sym x xb) as (_ & sxb & sxx).
            destruct (N.testbit l e) eqn:el.
            - assert (image x ∈ l) as sxl by (apply (pairs l e x); easy).
              destruct (only (image x) sxl sxb) as [z|[z|z]]; [easy| |].
              + apply (f_equal image) in z. rewrite involution in z. easy.
              + apply (f_equal image) in z. rewrite !involution in z. easy.
            - destruct (on_lines l i) as (l' & i' & h'). destruct (another _ (image x) (all_two l' i')) as (w & hw & dw).
              rewrite N.land_spec, andb_true_iff in hw. destruct hw as [wl wb]. apply b1 in wb as [wb we].
              destruct (sym w wb) as (_ & swb & _). destruct (only (image w) (h' w wl) swb) as [z|[z|z]].
              + apply dw. now rewrite <- z, involution.
              + rewrite <- z in el. now rewrite (h' w wl) in el.
              + apply we. apply (f_equal image) in z. now rewrite !involution in z. }
          assert (count black2 < count black) as less.
          { apply count_lt with e; [intros x hx; now apply b2 in hx|easy|]. destruct (N.testbit black2 e) eqn:z; [|easy]. now apply b2 in z. }
          assert (forall x, x ∈ black2 -> x < n /\ image x ∈ black2 /\ image x <> x) as sym2.
          { intros x hx. apply b2 in hx as (xb & xe & xi). destruct (sym x xb) as (xn & sx & d). split; [easy|]. split; [|easy].
            apply b2. split; [easy|]. split; intro z; apply (f_equal image) in z; rewrite ?involution in z; congruence. }
          apply (IH (count black2) less black2); [easy|].
          split; [easy|]. split; [easy|]. split; [easy|]. intros l u v i ul ub su vl vb. apply (pairs l u v); try easy; now apply b2.
      + apply not_true_iff_false in all_two. rewrite forallb_forall in all_two.
        assert (exists l, In l lines /\ two_free black1 l = false) as (l & i & few1).
        { clear - all_two. induction lines as [|l ls IHl]; [now destruct all_two|]. destruct (two_free black1 l) eqn:tw.
          - destruct IHl as (l' & i & h); [|exists l'; split; [now right|easy]]. intro h. apply all_two. intros x [<-|j]; auto.
          - exists l. split; [now left|easy]. }
        unfold two_free in few1. destruct (another _ e (two l i)) as (x & hx & dx). rewrite N.land_spec, andb_true_iff in hx. destruct hx as [xl xb].
        assert (x ∈ black1) as x1 by now apply b1. apply least_win with x; [now apply may_take| |easy].
        apply move_wins, completed_by. exists l. split; [easy|]. split; [easy|]. intros y yl. bits.
        destruct (N.testbit black1 y) eqn:yb; [|easy]. cbn. apply negb_false_iff, N.eqb_eq.
        apply (few _ x y few1); now rewrite N.land_spec, ?xl, ?yl.
  Qed.
End Mirror.

(** The conditions, decided *)

Definition image_in (l : list N) (v : N) : N := nth (N.to_nat v) l v.
Definition mirror_wins (n : N) (lines : list plane) (image : list N) (black : plane) : bool :=
  let to := image_in image in
  (N.of_nat (List.length image) =? n) && forallb (fun v => (to v <? n) && (to (to v) =? v)) (up_to n) &&
  forallb (fun l => none (l ∖ all n)) lines && match lines with [] => false | _ => true end &&
  forallb (fun l => let m := plane_of (map to (members l)) in existsb (N.eqb m) lines) lines &&
  forallb (fun x => (x <? n) && contains black (to x) && negb (to x =? x)) (members black) &&
  forallb (fun l => let f := members (l ∩ black) in
    two_free black l && (negb (existsb (fun x => contains l (to x)) f) || forallb (fun x => contains l (to x)) f)) lines.

Theorem mirror_wins_sound n lines marked image black : mirror_wins n lines image black = true ->
  at_most (completion n lines marked) (black, empty) (-1).
Proof.
  unfold mirror_wins. set (to := image_in image). rewrite !andb_true_iff, N.eqb_eq. intros [[[[[[len inv] inside] some] onto] sym] two].
  rewrite forallb_forall in inv, inside, onto, sym, two.
  assert (forall x, to (to x) = x) as involution.
  { intro x. destruct (N.lt_ge_cases x n) as [l|l].
    - specialize (inv x (proj2 (up_to_spec n x) l)). rewrite andb_true_iff, N.eqb_eq in inv. easy.
    - assert (to x = x) as e by (apply nth_overflow; lia). now rewrite !e. }
  apply follower_wins with to.
  - intros l x i h. apply inside in i. pose proof (proj1 (none_spec _) i x) as z. rewrite N.ldiff_spec, h, all_spec in z. cbn in z.
    apply negb_false_iff in z. now apply N.ltb_lt.
  - exact involution.
  - intros l i. apply onto, existsb_exists in i as (l' & i & e). exists l'. split; [easy|]. apply N.eqb_eq in e. subst l'.
    intros x h. apply plane_of_spec, in_map_iff in h as (y & <- & h). rewrite involution. now apply members_spec.
  - split; [|split; [|split]].
    + intros x h. apply members_spec, sym in h. rewrite !andb_true_iff, N.ltb_lt, negb_true_iff, N.eqb_neq in h. unfold contains in h. tauto.
    + destruct lines as [|l lines]; [easy|]. exists l. now left.
    + intros l i. apply two in i. now apply andb_prop in i.
    + intros l x y i xl xb il yl yb. apply two in i. apply andb_prop in i as [_ i].
      assert (In x (members (l ∩ black)) /\ In y (members (l ∩ black))) as [hx hy].
      { rewrite !members_spec, !N.land_spec, xl, xb, yl, yb. easy. }
      apply orb_prop in i as [i|i].
      * apply negb_true_iff in i. exfalso. apply not_true_iff_false in i. apply i, existsb_exists. now exists x.
      * rewrite forallb_forall in i. now apply i.
Qed.

(* The number of edges, the lines, and the marked edges of a game in which a line is to be completed. *)
Definition completion_of (s : subject) : option (N * list plane * plane) :=
  let i := on s in
  let l := edges_of i in
  let? (faces, _) := triangulation_on (board_of i) in
  let? lines :=
    if (name s =? "triangle-colouring")%string then Some (map (triangle_line l) faces)
    else if (name s =? "four-cycle")%string then Some (map (fun '(e, c) => around l e c) (quadrilaterals l faces)) else None in
  let? marked := edge_set i "marked" in
  require (match given s with [] => true | _ => false end && negb (in_misere s) && attributes_among ["marked"%string] (attributes i) &&
           negb (complete_line lines marked)) (Some (count_of l, lines, marked)).
Lemma completion_of_right s n lines marked : completion_of s = Some (n, lines, marked) ->
  rules_of s = Some (Rules (completion n lines marked) two_planes (race true)).
Proof.
  unfold completion_of, bind, require. destruct s as [name p m i]. cbn [Claim.name given in_misere on].
  destruct (triangulation_on (board_of i)) as [[faces drawn]|] eqn:t; [|easy].
  destruct (String.eqb_spec name "triangle-colouring") as [->|]; [|destruct (String.eqb_spec name "four-cycle") as [->|]; [|easy]];
    (destruct (edge_set i "marked") as [k|] eqn:e; [|easy]); (destruct (_ && _) eqn:c; [|easy]); intro q; injection q as <- <- <-;
    rewrite !andb_true_iff, !negb_true_iff in c; destruct c as [[[g ->] a] c]; (destruct p; [|easy]);
    unfold rules_of, game_named; cbn;
    unfold triangle_colouring_rules, four_cycle_rules, completion_rules, on_triangulation, no_parameters, attributed, bind, require;
    now rewrite t, a, e, c.
Qed.

(* Moves before the other player is followed, and images of all cells: a reply to every first move, or none before. *)
Definition opens (n : N) (lines : list plane) (black : plane) (m : N) : bool :=
  contains black m && negb (complete_at lines m (all n ∖ (black ∖ cell m))).
Definition check_symmetry (s : subject) (said : statement) (cases : list (list N * list N)) : bool :=
  match completion_of s with
  | Some (n, lines, marked) =>
      let black := all n ∖ marked in
      match said, cases with
      | Outcome_first, [([m], image)] => opens n lines black m && mirror_wins n lines image (black ∖ cell m)
      | Outcome_second, [([], image)] => mirror_wins n lines image black
      | Outcome_second, _ =>
          any black && forallb (fun m => opens n lines black m && existsb (fun c =>
            match c with
            | ([e; r], image) =>
                (e =? m) && opens n lines (black ∖ cell m) r && mirror_wins n lines image (black ∖ cell m ∖ cell r)
            | _ => false
            end) cases) (members black)
      | _, _ => false
      end
  | None => false
  end.

Lemma opens_passes n lines marked black m : opens n lines black m = true ->
  legal (completion n lines marked) (black, empty) m /\
  after (completion n lines marked) (black, empty) m = Passes (black ∖ cell m, empty).
Proof. unfold opens. rewrite andb_true_iff, negb_true_iff. intros [h c]. split; [now split|now apply move_on]. Qed.

Theorem check_symmetry_sound s said cases : check_symmetry s said cases = true ->
  exists r, rules_of s = Some r /\ holds (Claim r (in_misere s) said).
Proof.
  unfold check_symmetry. destruct (completion_of s) as [[[n lines] marked]|] eqn:e; [|easy]. intro h.
  apply completion_of_right in e. eexists. split; [exact e|]. clear e. cbn [holds decided the_game].
  set (g := completion n lines marked).
  assert (forall m b, opens n lines b m = true -> (exists image, mirror_wins n lines image (b ∖ cell m) = true) -> at_least g (b, empty) 1) as wins.
  { intros m b o [image w]. destruct (opens_passes n lines marked b m o) as [l p].
    apply least_pass with m (b ∖ cell m, empty); [easy|easy|]. now apply mirror_wins_sound with image. }
  assert (at_most g (all n ∖ marked, empty) (-1) -> score_at_most g (-1)) as second by easy.
  destruct said; try easy.
  - destruct cases as [|[[|m [|? ?]] image] [|? ?]]; try easy. apply andb_prop in h as [o w].
    change (at_least g (all n ∖ marked, empty) 1). apply wins with m; [easy|]. now exists image.
  - assert ((exists image, cases = [([], image)]) \/ any (all n ∖ marked) && forallb (fun m => opens n lines (all n ∖ marked) m && existsb (fun c =>
            match c with
            | ([e; r], image) =>
                (e =? m) && opens n lines (all n ∖ marked ∖ cell m) r && mirror_wins n lines image (all n ∖ marked ∖ cell m ∖ cell r)
            | _ => false
            end) cases) (members (all n ∖ marked)) = true) as [[image ->]|k].
    { destruct cases as [|[[|m ms] image] [|? ?]]; try (right; exact h). left. now exists image. }
    + apply second. now apply mirror_wins_sound with image.
    + clear h. apply andb_prop in k as [some k]. rewrite forallb_forall in k. set (black := all n ∖ marked) in *. apply second.
      assert (forall m, m ∈ black -> after g (black, empty) m = Passes (black ∖ cell m, empty) /\ at_least g (black ∖ cell m, empty) 1) as all_.
      { intros m hm. apply members_spec, k in hm. apply andb_prop in hm as [o hm]. split; [now apply (opens_passes n lines marked)|].
        apply existsb_exists in hm as ([[|e [|r [|? ?]]] image] & _ & hm); try easy. rewrite !andb_true_iff in hm. destruct hm as [[_ o'] w].
        apply wins with r; [easy|]. now exists image. }
      constructor.
      * intro st. rewrite any_none in some. apply negb_true_iff, none_false in some as [x hx]. exfalso. now apply (st x).
      * intros m [_ hm] w. cbn in hm. destruct (all_ m hm) as [a _]. now rewrite a in w.
      * intros m q [_ hm] w. cbn in hm. destruct (all_ m hm) as [a _]. now rewrite a in w.
      * intros m q [_ hm] w. cbn in hm. destruct (all_ m hm) as [a l]. rewrite a in w. injection w as <-. exact l.
Qed.
