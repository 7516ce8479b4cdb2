(* ELLO and odd elimination on what is left of a graph, without its board; whether they can be won does not depend on the names of
   vertices. *)
From Coq Require Import NArith ZArith List Bool String Lia Permutation.
From Gamecert Require Import Plane Trie Board Game Rules Instance Games.
From Gamecert.games Require Import Ello OddElimination.
From Gamecert.language Require Import Graphs Formulas Images Invariance EdgeSets Asking Played NodeKayles.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* `ends` holds of the vertices left where play is won; a vertex that can be taken turns its neighbours. *)
Section Elimination.
  Variables (ends : plane -> bool) (open : plane -> plane -> plane) (row : N -> plane).
  Fixpoint eliminated (steps : nat) (left turned : plane) : bool :=
    ends left || match steps with
                 | O => false
                 | S steps =>
                     existsb (fun v => let left := left ∖ cell v in eliminated steps left ((turned △ row v) ∩ left)) (members (open left turned))
                 end.
End Elimination.
Definition green_left (left red : plane) : plane := left ∖ red.
Definition odd_left (left odd : plane) : plane := odd.
Definition one_left (left : plane) : bool := count left =? 1.

Definition ello_on (green : plane) (g : graph) : bool :=
  eliminated none green_left (nb g) (N.to_nat (count (vertices g))) (vertices g) (vertices g ∖ green).
Definition odd_elimination_on (g : graph) : bool :=
  eliminated one_left odd_left (nb g) (N.to_nat (count (vertices g))) (vertices g) (sum_of_planes (map (nb g) (members (vertices g)))).

(** Names *)

Section Names.
  Variable f : N -> N.
  Hypothesis injective : forall u v, f u = f v -> u = v.
  Lemma eliminated_alike ends open row row' :
    (forall a, ends (image f a) = ends a) -> (forall a b, open (image f a) (image f b) = image f (open a b)) ->
    forall whole, (forall v, v ∈ whole -> row' (f v) = image f (row v)) -> (forall a b v, v ∈ open a b -> v ∈ a \/ v ∈ b) ->
    forall steps left turned, (forall v, v ∈ left -> v ∈ whole) -> (forall v, v ∈ turned -> v ∈ whole) ->
    eliminated ends open row' steps (image f left) (image f turned) = eliminated ends open row steps left turned.
  Proof.
    intros e o whole r within. induction steps; intros left turned hl ht; cbn [eliminated]; rewrite e; f_equal.
    rewrite o, <- (existsb_permuted _ _ _ (members_image f injective (open left turned))), map_existsb.
    apply eq_true_iff_eq. rewrite !existsb_exists.
    assert (forall v, In v (members (open left turned)) ->
      eliminated ends open row' steps (image f left ∖ cell (f v)) ((image f turned △ row' (f v)) ∩ (image f left ∖ cell (f v))) =
      eliminated ends open row steps (left ∖ cell v) ((turned △ row v) ∩ (left ∖ cell v))) as each.
    { intros v i. apply members_spec, within in i. rewrite r by (destruct i; auto).
      rewrite <- image_cell, <- image_lxor, <- image_ldiff, <- image_land by easy. apply IHsteps; intros u h; bits; apply hl.
      - now destruct (N.testbit left u).
      - destruct (N.testbit left u); [easy|]. now rewrite andb_false_r in h. }
    split; intros (v & i & w); exists v; (split; [easy|]); [rewrite <- each by easy|rewrite each by easy]; exact w.
  Qed.
  Lemma one_left_alike a : one_left (image f a) = one_left a.
  Proof. unfold one_left. now rewrite count_image. Qed.
  Lemma green_left_alike a b : green_left (image f a) (image f b) = image f (green_left a b).
  Proof. unfold green_left. now rewrite image_ldiff. Qed.
  Lemma green_left_within a b v : v ∈ green_left a b -> v ∈ a \/ v ∈ b.
  Proof. unfold green_left. intro h. bits. left. now destruct (N.testbit a v). Qed.
  Lemma sum_within l (whole : plane) : (forall a, In a l -> forall v, v ∈ a -> v ∈ whole) -> forall v, v ∈ sum_of_planes l -> v ∈ whole.
  Proof.
    induction l as [|a l IH]; intros h v i; cbn in i; [unfold empty in *; now rewrite N.bits_0 in i|]. fold (sum_of_planes l) in i.
    rewrite N.lxor_spec in i. destruct (N.testbit a v) eqn:e; [apply (h a); [now left|easy]|].
    apply IH; [intros b ib; apply h; now right|]. now destruct (N.testbit (sum_of_planes l) v).
  Qed.
  Lemma nb_within g v u : u ∈ nb g v -> u ∈ vertices g.
  Proof. rewrite <- nb_inside, N.land_spec, andb_true_iff. easy. Qed.

  Theorem ello_on_alike green g h : named_anew f g h -> ello_on (image f green) h = ello_on green g.
  Proof.
    intros [e r]. unfold ello_on. rewrite e, count_image, <- image_ldiff by easy.
    apply eliminated_alike with (vertices g); [apply image_none, injective|apply green_left_alike|intros; apply r|apply green_left_within|easy|].
    intros v i. bits. now destruct (N.testbit (vertices g) v).
  Qed.
  Theorem odd_elimination_on_alike g h : named_anew f g h -> odd_elimination_on h = odd_elimination_on g.
  Proof.
    intro a. pose proof a as [e r]. unfold odd_elimination_on. rewrite e at 1 2. rewrite count_image by easy.
    assert (sum_of_planes (map (nb h) (members (vertices h))) = image f (sum_of_planes (map (nb g) (members (vertices g))))) as ->.
    { rewrite (sum_named f injective), map_map, (map_ext _ _ (fun v => eq_sym (r v))).
      rewrite <- map_map with (f := f) (g := nb h). apply sum_permuted, Permutation_map. symmetry. now apply (vertices_alike f injective g h). }
    apply eliminated_alike with (vertices g); [apply one_left_alike|easy|intros; apply r|now right|easy|].
    apply sum_within. intros b i v. apply in_map_iff in i as (u & <- & _). apply nb_within.
  Qed.
End Names.

(** Boards *)

Lemma ello_is_eliminated on green steps : forall left red,
  by_play (ello on green) (wins_value (ello on green)) steps (left, red) = eliminated none green_left (neighbours on) steps left red.
Proof.
  induction steps; intros left red; cbn [by_play eliminated]; unfold wins_value at 1; cbn; [easy|].
  destruct (none left); [easy|]. cbn [orb]. rewrite map_existsb. cbn [snd]. apply existsb_same. intro v. apply IHsteps.
Qed.
Lemma odd_elimination_is_eliminated on steps : forall left odd,
  by_play (odd_elimination on) (wins_value (odd_elimination on)) steps (left, odd) = eliminated one_left odd_left (neighbours on) steps left odd.
Proof.
  induction steps; intros left odd; cbn [by_play eliminated]; unfold wins_value at 1; cbn; [easy|].
  change (one_left left) with (count left =? 1). destruct (count left =? 1); [easy|]. cbn [orb]. rewrite map_existsb. cbn [snd]. apply existsb_same. intro v. apply IHsteps.
Qed.

Section Board.
  Variables (g : graph) (order : list N).
  Hypothesis ordered : Permutation (members (vertices g)) order.
  Let n := N.of_nat (List.length order).
  Notation f := (numbered_on g order).
  Notation f_injective := (numbered_on_injective g order ordered).

  Lemma ello_on_board green : wins (ello_left green order g) = ello_on green g.
  Proof.
    unfold wins, of_start, ello_left. cbn [start ello remaining].
    unfold Board.vertices. cbn [size arena_of board_left Board.order]. fold n. rewrite ello_is_eliminated. unfold ello_on.
    set (green' := plane_of _). rewrite <- (image_all g order ordered) at 2 3. fold n.
    assert (image f (all n) ∖ green = image f (all n ∖ green')) as ->.
    { rewrite image_ldiff by apply f_injective. apply plane_ext. intro v. rewrite !N.ldiff_spec.
      destruct (N.testbit (image f (all n)) v) eqn:i; [|easy]. cbn. f_equal. apply image_spec in i as (x & hx & <-).
      rewrite image_at by apply f_injective. apply eq_true_iff_eq. unfold green', places. rewrite plane_of_spec, filter_In, up_to_spec.
      rewrite all_spec in hx. unfold numbered_on. fold n. rewrite hx. apply N.ltb_lt in hx. unfold contains. tauto. }
    symmetry. rewrite (count_order g order ordered). fold n. change (Board.size (arena_of (board_left Board.graph order g))) with n.
    rewrite (count_all g order ordered : count (all n) = n).
    apply eliminated_alike with (all n).
    - apply f_injective.
    - apply image_none, f_injective.
    - apply green_left_alike, f_injective.
    - intros v h. rewrite all_spec in h. apply (row_on_board g order ordered). now apply N.ltb_lt.
    - apply green_left_within.
    - easy.
    - intros v h. rewrite N.ldiff_spec in h. now apply andb_true_iff in h.
  Qed.

  Lemma odd_elimination_on_board : wins (odd_elimination (arena_of (board_left Board.graph order g))) = odd_elimination_on g.
  Proof.
    unfold wins, of_start. cbn [start odd_elimination remaining]. unfold Board.vertices. cbn [size arena_of board_left Board.order]. fold n.
    rewrite odd_elimination_is_eliminated. unfold odd_elimination_on. symmetry.
    set (on := arena_of (board_left Board.graph order g)).
    assert (sum_of_planes (map (nb g) (members (vertices g))) = image f (sum_of_planes (map (neighbours on) (up_to n)))) as ->.
    { rewrite (sum_named f f_injective), map_map.
      rewrite (map_ext_in (fun i => image f (neighbours on i)) (fun i => nb g (f i))) by (intros i h; symmetry; apply (row_on_board g order ordered); now apply up_to_spec in h).
      rewrite <- map_map with (f := f) (g := nb g). apply sum_permuted, Permutation_map. rewrite <- (image_all g order ordered) at 1. fold n.
      rewrite <- (members_image f f_injective). apply Permutation_map. apply same_members.
      - apply members_NoDup.
      - unfold up_to. generalize (N.to_nat n), 0. clear. induction n; intro i; cbn; constructor; [|easy]. rewrite count_from_spec. lia.
      - intro v. rewrite members_spec, all_spec, up_to_spec. apply N.ltb_lt. }
    rewrite (count_order g order ordered). fold n. rewrite <- (image_all g order ordered). fold n. change (Board.size on) with n.
    rewrite (count_all g order ordered : count (all n) = n).
    apply eliminated_alike with (all n).
    - apply f_injective.
    - apply one_left_alike, f_injective.
    - easy.
    - intros v h. rewrite all_spec in h. apply (row_on_board g order ordered). now apply N.ltb_lt.
    - now right.
    - easy.
    - apply sum_within. intros a i v h. apply in_map_iff in i as (u & <- & i). apply neighbours_spec in h.
      unfold arc, board_left in h. cbn in h. apply filter_In in h as [h _]. apply in_prod_iff in h as [_ h]. apply up_to_spec in h.
      rewrite all_spec. now apply N.ltb_lt.
  Qed.
End Board.

Theorem wins_ello kind given options g : by_the_rules_on kind "wins"%string "ello"%string options given g = Truth (ello_on (greens given) g).
Proof.
  apply agreed_on; [now destruct (ello_on _ _)|]. intros order p. rewrite <- (ello_on_board g order p). reflexivity.
Qed.
Theorem wins_odd_elimination given g : by_the_rules "wins"%string "odd-elimination"%string [] given g = Truth (odd_elimination_on g).
Proof.
  apply agreed_on; [now destruct (odd_elimination_on _)|]. intros order p. rewrite <- (odd_elimination_on_board g order p). unfold answer_on.
  change (("wins" =? "wins")%string && ("odd-elimination" =? "ello")%string)%bool with false. cbv iota.
  change (instance_left Board.graph "odd-elimination"%string given order g) with (Some (Instance (board_left Board.graph order g) [])). cbn [Text.bind].
  change (parameters_of "odd-elimination"%string []) with (@nil (string * string)).
  unfold Games.game_named. cbn [find Games.games String.eqb Ascii.eqb Bool.eqb]. reflexivity.
Qed.
