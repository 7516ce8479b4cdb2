(* Positions as sums of parts that do not touch each other: of striking games, of rows of pins, of rooted forests. *)
From Coq Require Import NArith ZArith List Bool Lia String.
From Gamecert Require Import Plane Trie Board Instance Game Impartial Rules Games Claim Text.
From Gamecert.games Require Import Striking NodeKayles ArcKayles Edges Painting Kayles Hackendot Distances Geodetic.
From Gamecert.checkers Require Import Listed Positions GeodeticParts.
From Gamecert.checkers Require WeakParts.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* The last move decides, and a position is one plane. *)
Definition on_one_plane (first : plane) (codes : plane -> plane) (take : plane -> N -> plane) : game := {|
  position := plane;
  start := first;
  moves := codes;
  play := take;
  won := fun _ => false;
  again := fun _ _ => false;
  gain := fun _ _ => 0%Z;
  head_start := 0%Z;
  remaining := count
|}.

(* Cells of either part touch none of the other. *)
Definition apart (touch : N -> plane) (p a b : plane) : Prop :=
  (forall v, v ∈ p <-> v ∈ a \/ v ∈ b) /\
  (forall v, v ∈ a -> v ∉ b) /\
  (forall u v, u ∈ a -> v ∈ b -> v ∉ touch u /\ u ∉ touch v).

(* Moves are those of parts, and stay in them. *)
Record view := View {
  first : plane; codes : plane -> plane; take : plane -> N -> plane;
  touch : table;        (* by cell *)
  linked : table;       (* by which hints may find parts *)
  none_left : forall p, none p = true -> forall m, m ∉ codes p;
  codes_apart : forall p a b, apart (row touch) p a b -> forall m, m ∈ codes p <-> m ∈ codes a \/ m ∈ codes b;
  take_apart : forall p a b m, apart (row touch) p a b -> m ∈ codes a -> apart (row touch) (take p m) (take a m) b
}.
Definition rules_of_view (v : view) : rules := Rules (on_one_plane (first v) (codes v) (take v)) one_plane last_move.

Section Parts.
  Variable V : view.
  Let g := on_one_plane (first V) (codes V) (take V).
  Let struck := row (touch V).
  Let apart := apart struck.

  Definition struck_by (a : plane) : plane := union (map struck (members a)).
  Lemma struck_by_spec a u : u ∈ struck_by a <-> exists v, v ∈ a /\ u ∈ struck v.
  Proof.
    unfold struck_by. rewrite union_spec. split.
    - intros (b & i & h). apply in_map_iff in i as (w & <- & i). apply members_spec in i. now exists w.
    - intros (w & i & h). exists (struck w). split; [|easy]. apply in_map_iff. exists w. now rewrite members_spec.
  Qed.

  Lemma apart_swap p a b : apart p a b -> apart p b a.
  Proof.
    intros (u & d & s). split; [|split].
    - intro w. rewrite u. tauto.
    - intros w h. destruct (N.testbit a w) eqn:e; [|easy]. apply d in e. congruence.
    - intros x y i j. destruct (s y x j i). now split.
  Qed.
  Lemma taking_option p r : option_of g p r <-> exists m, m ∈ codes V p /\ r = Passes (take V p m).
  Proof. unfold option_of, legal. cbn. split; intros (m & h); exists m; intuition. Qed.

  Lemma apart_side_by_side : Impartial.side_by_side (option_of g) apart.
  Proof.
    intros p a b h. pose proof (codes_apart V p a b h) as c. split; [|split].
    - intros r o. apply taking_option in o as (m & i & ->). exists (take V p m). split; [easy|].
      apply c in i as [i|i]; [left; exists (take V a m)|right; exists (take V b m)].
      + split; [apply taking_option; now exists m|now apply take_apart].
      + split; [apply taking_option; now exists m|]. now apply apart_swap, take_apart; [apply apart_swap|].
    - intros r o. apply taking_option in o as (m & i & ->). exists (take V a m). split; [easy|].
      exists (take V p m). split; [|now apply take_apart]. apply taking_option. exists m. split; [|easy]. apply c. now left.
    - intros r o. apply taking_option in o as (m & i & ->). exists (take V b m). split; [easy|].
      exists (take V p m). split; [|now apply apart_swap, take_apart; [apply apart_swap|]].
      apply taking_option. exists m. split; [|easy]. apply c. now right.
  Qed.

  (* The parts, with what they strike, of what is left of p. *)
  Fixpoint parts_fit (p left : plane) (l : list (plane * plane)) : bool :=
    match l with
    | [] => none left
    | (a, r) :: l => none (a ∖ left) && none ((r ∩ p) ∖ a) && parts_fit p (left ∖ a) l
    end.

  Lemma none_diff a b : none (a ∖ b) = true <-> forall v, v ∈ a -> v ∈ b.
  Proof.
    rewrite none_spec. split; intros h v.
    - intro i. specialize (h v). rewrite N.ldiff_spec, i in h. now destruct (N.testbit b v).
    - rewrite N.ldiff_spec. destruct (N.testbit a v) eqn:e; [|easy]. now rewrite h.
  Qed.

  Lemma parts_fit_sound p l : forall left, parts_fit p left (map (fun a => (a, struck_by a)) l) = true ->
    (forall v, v ∈ left -> v ∈ p) ->
    (forall u v, u ∈ left -> v ∈ struck u -> v ∈ p -> v ∈ left) /\
    forall ks, Forall2 (fun a k => has_nimber false g a k) l ks -> has_nimber false g left (fold_right N.lxor 0 ks).
  Proof.
    induction l as [|a l IH]; intros left h hp; cbn in h.
    - pose proof (proj1 (none_spec left) h) as n. split; [intros u w i; now rewrite n in i|].
      intros ks f. inversion f. subst. apply stuck_loses. intros r (m & [_ i] & _). cbn in i. now rewrite none_left in i.
    - rewrite !andb_true_iff, !none_diff in h. destruct h as [[ha hr] h].
      assert (forall u v, u ∈ a -> v ∈ struck u -> v ∈ p -> v ∈ a) as closed.
      { intros u v i j k. apply hr. rewrite N.land_spec, k, andb_true_r. apply struck_by_spec. now exists u. }
      assert (forall v, v ∈ left ∖ a <-> v ∈ left /\ v ∉ a) as diff.
      { intro v. now rewrite N.ldiff_spec, andb_true_iff, negb_true_iff. }
      destruct (IH _ h) as [c nimbers]; [intros w i; apply hp; now apply diff in i|]. split.
      + intros x y i j k. destruct (N.testbit a x) eqn:e; [now apply ha, (closed x)|].
        apply diff. apply (c x y); [|easy|easy]. apply diff. now split.
      + intros ks f. inversion f as [|x k l' ks' hk f']; subst. cbn.
        apply (nim_sum (option_of g) apart apart_side_by_side left a (left ∖ a)); [|easy|now apply nimbers].
        split; [|split].
        * intro w. rewrite diff. split; [|intros [i|i]; [now apply ha|easy]].
          intro i. now destruct (N.testbit a w) eqn:e; [left|right].
        * intros w i. destruct (N.testbit (left ∖ a) w) eqn:e; [|easy]. apply diff in e. destruct e. congruence.
        * intros x y i j. split.
          -- destruct (N.testbit (struck x) y) eqn:e; [|easy]. pose proof (proj1 (diff y) j) as [jl ja].
             rewrite (closed x y i e (hp y jl)) in ja. discriminate.
          -- destruct (N.testbit (struck y) x) eqn:e; [|easy].
             pose proof (c y x j e (hp x (ha x i))) as z. apply diff in z as [_ z]. congruence.
  Qed.

  Definition parts_of_view : parting g false.
  Proof.
    refine (Parting g false struck_by (fun p l => parts_fit p p l) _).
    intros p l h. now apply parts_fit_sound in h.
  Defined.
End Parts.

(* Games that are striking games. *)
Definition striking_view_of (first : plane) (struck : table) : view.
Proof.
  refine (View first (fun left => left) (fun left v => left ∖ cell v ∖ row struck v) struck struck _ _ _).
  - intros p h. now apply none_spec.
  - now intros p a b (u & _).
  - intros p a b m (u & d & s) h. split; [|split].
    + intro w. rewrite !N.ldiff_spec, !andb_true_iff, !negb_true_iff, cell_spec, N.eqb_neq. rewrite u.
      split; [tauto|]. intros [x|x]; [tauto|]. split; [|exact (proj1 (s m w h x))]. split; [tauto|].
      intros ->. apply d in h. congruence.
    + intros w. rewrite !N.ldiff_spec, !andb_true_iff. intro x. now apply d.
    + intros w x. rewrite !N.ldiff_spec, !andb_true_iff. intros y z. now apply s.
Defined.

(* Paths to roots are in trees. *)
Definition hackendot_view_of (on : arena) (path : table) : view.
Proof.
  refine (View (vertices on) (fun alive => alive) (fun alive v => alive ∖ row path v) path
    (fold_right (fun v t => add_to_row t v (row (tails on) v)) (heads on) (up_to (size on))) _ _ _).
  - intros p h. now apply none_spec.
  - now intros p a b (u & _).
  - intros p a b m (u & d & s) h. split; [|split].
    + intro w. rewrite !N.ldiff_spec, !andb_true_iff, !negb_true_iff, u.
      split; [tauto|]. intros [x|x]; [tauto|]. split; [tauto|exact (proj1 (s m w h x))].
    + intros w. rewrite N.ldiff_spec, andb_true_iff. intro x. now apply d.
    + intros w x. rewrite N.ldiff_spec, andb_true_iff. intros y z. now apply s.
Defined.

(* Shortest paths to the labelled vertices stay in a part. *)
Definition geodetic_view_in (on : arena) (labelled : plane) (rings : trie (list plane)) (ways : trie table)
  (known : rings = rings_of on /\ ways = ways_of on) (edges_inside : inside on = true) : view.
Proof.
  refine (View (vertices on ∖ labelled) (fun opened => opened) (fun opened u => opened ∖ taken on rings ways opened u) (heads on) (heads on) _ _ _).
  - intros p h. now apply none_spec.
  - now intros p a b (u & _).
  - destruct known as [-> ->]. intros p a b m (u & d & s) h.
    destruct (taken_in_part on p a b edges_inside u (fun x y i j => proj1 (s x y i j)) m h (d m h)) as [-> out].
    split; [|split].
    + intro w. rewrite !N.ldiff_spec, !andb_true_iff, !negb_true_iff, u. split; [tauto|]. intros [x|x]; [tauto|]. split; [tauto|].
      destruct (N.testbit (taken on (rings_of on) (ways_of on) a m) w) eqn:t; [|easy]. apply out in t. congruence.
    + intros w. rewrite N.ldiff_spec, andb_true_iff. intro x. now apply d.
    + intros w x. rewrite N.ldiff_spec, andb_true_iff. intros y z. now apply s.
Defined.
Definition geodetic_view_of (on : arena) (labelled : plane) : option view :=
  match inside on as b return inside on = b -> option view with
  | true => fun e => Some (geodetic_view_in on labelled (rings_of on) (ways_of on) (conj eq_refl eq_refl) e)
  | false => fun _ => None
  end eq_refl.

(* Pins that are taken together are neighbours. *)
Section Pins.
  Variable on : arena.
  Let pair := Kayles.side_by_side on.
  Lemma pair_spec p v : pair p v = true <-> v + 1 ∈ neighbours on v /\ v ∈ p /\ v + 1 ∈ p.
  Proof. unfold pair, Kayles.side_by_side, contains. rewrite !andb_true_iff. tauto. Qed.
  Lemma pair_apart p a b v : apart (neighbours on) p a b -> pair p v = true <-> pair a v = true \/ pair b v = true.
  Proof.
    intros (u & d & s). rewrite !pair_spec, !u. split.
    - intros (n & [x|x] & [y|y]); [tauto| | |tauto].
      + pose proof (proj1 (s _ _ x y)). congruence.
      + pose proof (proj2 (s _ _ y x)). congruence.
    - tauto.
  Qed.
  Lemma codes_spec f (code : N -> N) l m :
    m ∈ union (map (fun v => when (f v) (cell (code v))) l) <-> exists v, In v l /\ f v = true /\ m = code v.
  Proof.
    rewrite union_spec. split.
    - intros (a & i & h). apply in_map_iff in i as (v & <- & i). exists v. destruct (f v); [|unfold when, empty in h; now rewrite N.bits_0 in h].
      cbn in h. rewrite cell_spec in h. apply N.eqb_eq in h. auto.
    - intros (v & i & e & ->). exists (cell (code v)). split; [|rewrite cell_spec; apply N.eqb_refl].
      apply in_map_iff. exists v. now rewrite e.
  Qed.
  Lemma apart_cell p a b v : apart (neighbours on) p a b -> v ∉ b -> apart (neighbours on) (p ∖ cell v) (a ∖ cell v) b.
  Proof.
    intros (u & d & s) n. split; [|split].
    - intro w. rewrite !N.ldiff_spec, !andb_true_iff, !negb_true_iff, cell_spec, N.eqb_neq, u. split; [tauto|].
      intros [x|x]; [tauto|]. split; [now right|]. intros ->. congruence.
    - intros w. rewrite N.ldiff_spec, andb_true_iff. intro x. now apply d.
    - intros w x. rewrite N.ldiff_spec, andb_true_iff. intros y z. now apply s.
  Qed.
  Lemma apart_pair p a b v : apart (neighbours on) p a b -> pair a v = true ->
    apart (neighbours on) (p ∖ cell v ∖ cell (v + 1)) (a ∖ cell v ∖ cell (v + 1)) b.
  Proof.
    intros h e. apply pair_spec in e as (_ & i & j). pose proof h as (_ & d & _). apply d in i, j. now apply apart_cell; [apply apart_cell|].
  Qed.
  Lemma no_pair p v : none p = true -> pair p v = false.
  Proof.
    intro h. destruct (pair p v) eqn:e; [|easy]. apply pair_spec in e as (_ & i & _). now rewrite (proj1 (none_spec p) h) in i.
  Qed.

  Definition kayles_view_of : view.
  Proof.
    refine (View (start (kayles on)) (moves (kayles on)) (play (kayles on)) (heads on) (heads on) _ _ _).
    - intros p h m. destruct (N.testbit (moves (kayles on) p) m) eqn:e; [|easy]. cbn in e.
      rewrite N.lor_spec, N.land_spec, (proj1 (none_spec p) h) in e. cbn in e. apply codes_spec in e as (v & _ & e & _).
      fold pair in e. now rewrite no_pair in e.
    - intros p a b h m. cbn. fold pair. rewrite !N.lor_spec, !orb_true_iff, !N.land_spec, !andb_true_iff, !codes_spec.
      pose proof h as (u & _). rewrite u. split.
      + intros [[[i|i] l]|(v & i & e & ->)]; [tauto|tauto|]. apply (pair_apart p a b v h) in e as [e|e]; [left|right]; right; now exists v.
      + intros [[[i l]|(v & i & e & ->)]|[[i l]|(v & i & e & ->)]]; try tauto; right; exists v; (split; [easy|split; [|easy]]);
          apply (pair_apart p a b v h); tauto.
    - intros p a b m h i. cbn in *. fold pair in i. rewrite N.lor_spec, orb_true_iff, N.land_spec, andb_true_iff, codes_spec in i.
      destruct i as [[i l]|(v & _ & e & ->)].
      + unfold vertices in l. rewrite all_spec in l. rewrite l. apply apart_cell; [easy|]. pose proof h as (_ & d & _). now apply d.
      + replace (size on + v <? size on) with false by (symmetry; apply N.ltb_ge; lia).
        replace (size on + v - size on) with v by lia. now apply apart_pair.
  Defined.
  Definition dawson_kayles_view_of : view.
  Proof.
    refine (View (start (dawson_kayles on)) (moves (dawson_kayles on)) (play (dawson_kayles on)) (heads on) (heads on) _ _ _).
    - intros p h m. destruct (N.testbit (moves (dawson_kayles on) p) m) eqn:e; [|easy]. cbn in e.
      apply (codes_spec _ (fun v => v)) in e as (v & _ & e & _). fold pair in e. now rewrite no_pair in e.
    - intros p a b h m. cbn. fold pair. rewrite !(codes_spec _ (fun v => v)). split.
      + intros (v & i & e & ->). apply (pair_apart p a b v h) in e as [e|e]; [left|right]; now exists v.
      + intros [(v & i & e & ->)|(v & i & e & ->)]; exists v; (split; [easy|split; [|easy]]); apply (pair_apart p a b v h); tauto.
    - intros p a b m h i. cbn in *. fold pair in i. apply (codes_spec _ (fun v => v)) in i as (v & _ & e & ->). now apply apart_pair.
  Defined.
End Pins.

(* The striking games: the cells at the start, and what each of them strikes out. *)
Definition node_kayles_striking (p : parameters) (i : instance) : option (plane * table) :=
  no_parameters p (on_graph i (attributed [] i (
    let on := arena_of (board_of i) in Some (vertices on, heads on)))).
Definition arc_kayles_striking (p : parameters) (i : instance) : option (plane * table) :=
  no_parameters p (on_graph i (attributed [] i (
    let a := edge_arena_of (arena_of (board_of i)) in Some (all (edge_count a), meeting a)))).
Definition painting_striking (on : arena) (k : N) (out : table) (i : instance) : option (plane * table) :=
  let? painted := vertex_values i "painted" k in
  let painted := painted_pairs k painted in
  require (legal_painting k out painted) (Some (start (painting on k out painted) : plane, out)).
Definition proper_striking (p : parameters) (i : instance) : option (plane * table) :=
  parameter "colours" 1 64 p (fun k p => no_parameters p (on_graph i (attributed ["painted"%string] i (
    let on := arena_of (board_of i) in painting_striking on k (proper_table on k) i)))).
Definition distance_striking (p : parameters) (i : instance) : option (plane * table) :=
  parameter "colours" 1 64 p (fun k p => parameter "distance" 1 1024 p (fun d p =>
    no_parameters p (on_graph i (attributed ["painted"%string] i (
    let on := arena_of (board_of i) in painting_striking on k (distance_table on d k) i))))).
Definition blue_red_striking (p : parameters) (i : instance) : option (plane * table) :=
  no_parameters p (on_digraph i (attributed ["painted"%string] i (
    let on := arena_of (board_of i) in painting_striking on 2 (blue_red_table on) i))).
Definition strikings : list (string * (parameters -> instance -> option (plane * table))) :=
  [("arc-kayles", arc_kayles_striking); ("blue-red", blue_red_striking); ("distance", distance_striking);
   ("node-kayles", node_kayles_striking); ("proper", proper_striking)]%string.

Definition kayles_view (p : parameters) (i : instance) : option view :=
  no_parameters p (on_heaps i (attributed [] i (Some (kayles_view_of (arena_of (board_of i)))))).
Definition dawson_kayles_view (p : parameters) (i : instance) : option view :=
  no_parameters p (on_heaps i (attributed [] i (Some (dawson_kayles_view_of (arena_of (board_of i)))))).
Definition hackendot_view (p : parameters) (i : instance) : option view :=
  no_parameters p (on_graph_or_digraph i (attributed ["roots"%string] i (
    let on := arena_of (board_of i) in
    let? path :=
      (if is_digraph (board_of i) then require (digraph_forest on && negb (Games.given i "roots")) (Some (digraph_paths on))
       else
         let? roots := vertex_list i "roots" in
         let? seen := given_roots on roots empty in
         let roots := (roots ++ other_roots on seen)%list in
         require (graph_forest on roots) (Some (graph_paths on roots))) in
    Some (hackendot_view_of on path)))).

Definition view_of_striking (f : parameters -> instance -> option (plane * table)) (p : parameters) (i : instance) : option view :=
  option_map (fun '(first, struck) => striking_view_of first struck) (f p i).
Definition views : list (string * (parameters -> instance -> option view)) :=
  map (fun '(n, f) => (n, view_of_striking f)) strikings ++
  [("dawson-kayles", dawson_kayles_view); ("hackendot", hackendot_view); ("kayles", kayles_view)]%string.

Definition geodetic_view (p : parameters) (i : instance) : option view :=
  word_parameter "reading" p (fun word p => no_parameters p (on_graph i (attributed ["labelled"] i (
    let? labelled := vertex_list i "labelled" in
    require (word =? "contract") (geodetic_view_of (arena_of (board_of i)) (plane_of labelled))))))%string.
Lemma geodetic_view_right p i r v : geodetic_rules p i = Some r -> geodetic_view p i = Some v -> r = rules_of_view v.
Proof.
  unfold geodetic_rules, geodetic_view, word_parameter, no_parameters, on_graph, attributed, bind, require. cbv zeta.
  destruct p as [|[n word] [|? ?]]; try easy; destruct (n =? "reading")%string; try easy. destruct (is_graph (board_of i)); [|easy].
  destruct (attributes_among _ _); [|easy]. destruct (word =? "contract")%string; [|intros _; now destruct (vertex_list i "labelled")].
  destruct (vertex_list i "labelled") as [l|]; [|easy]. intro e. injection e as <-. unfold geodetic_view_of.
  generalize (eq_refl (inside (arena_of (board_of i)))). generalize (inside (arena_of (board_of i))) at 2 3. intros [|] e; [|easy]. intro q. injection q as <-. reflexivity.
Qed.

Definition view_of (s : subject) : option view :=
  if (name s =? "geodetic")%string then geodetic_view (given s) (on s)
  else let? (_, make) := find (fun '(n, _) => n =? name s)%string views in make (given s) (on s).
Definition striking_of (s : subject) : option (plane * table) :=
  let? (_, make) := find (fun '(n, _) => n =? name s)%string strikings in make (given s) (on s).

Lemma painting_view_right on k out i : painting_rules on k out i =
  option_map rules_of_view (option_map (fun '(first, struck) => striking_view_of first struck) (painting_striking on k out i)).
Proof. unfold painting_rules, painting_striking, bind, require. destruct (vertex_values _ _ _); [|easy]. now destruct (legal_painting _ _ _). Qed.

Ltac same_conditions :=
  unfold view_of_striking, parameter, no_parameters, on_graph, on_digraph, on_heaps, on_graph_or_digraph, attributed, bind, require;
  repeat (match goal with
    | |- ?x = option_map _ ?x => fail 1
    | |- context [match ?x with _ => _ end] => destruct x
    end; cbn [option_map]; try reflexivity; try apply painting_view_right).

Lemma views_right n view p i : In (n, view) views -> forall make, In (n, make) games ->
  make p i = option_map rules_of_view (view p i).
Proof.
  intros h make g.
  repeat (destruct h as [h|h]; [injection h as <- <-;
    repeat (destruct g as [g|g]; [first [discriminate g | injection g as <-]|]); try easy |]); try easy.
  - unfold arc_kayles_rules, arc_kayles_striking. same_conditions.
  - unfold blue_red_rules, blue_red_striking. same_conditions.
  - unfold distance_rules, distance_striking. same_conditions.
  - unfold node_kayles_rules, node_kayles_striking. same_conditions.
  - unfold proper_rules, proper_striking. same_conditions.
  - unfold dawson_kayles_rules, dawson_kayles_view. same_conditions.
  - unfold hackendot_rules, hackendot_view. same_conditions.
  - unfold kayles_rules, kayles_view. same_conditions.
Qed.

Lemma view_of_rules s v r : rules_of s = Some r -> view_of s = Some v -> r = rules_of_view v.
Proof.
  unfold rules_of, game_named, view_of, bind.
  destruct (name s =? "geodetic")%string eqn:geo.
  { apply String.eqb_eq in geo. rewrite geo. cbn [find games]. intros h e. cbn in h. destruct (geodetic_rules _ _) as [r'|] eqn:g; [|easy].
    cbn in h. unfold require in h. destruct (_ || _); [|easy]. injection h as <-. now apply (geodetic_view_right _ _ _ _ g). }
  destruct (find _ games) as [[n make]|] eqn:fg; [|easy]. destruct (find _ views) as [[n' make']|] eqn:fv; [|easy].
  apply find_some in fg as [ig eg]. apply find_some in fv as [iv ev].
  apply String.eqb_eq in eg, ev. subst n n'. rewrite (views_right _ _ (given s) (on s) iv _ ig).
  intros h e. rewrite e in h. cbn in h. unfold require in h. destruct (_ || _); [|easy]. now injection h as <-.
Qed.

Lemma striking_of_rules s first struck r : rules_of s = Some r -> striking_of s = Some (first, struck) ->
  r = rules_of_view (striking_view_of first struck).
Proof.
  intros e f. apply (view_of_rules s); [easy|]. revert f. unfold striking_of, view_of, bind.
  destruct (find _ strikings) as [[n make]|] eqn:fs; [|easy]. intro f.
  destruct (name s =? "geodetic")%string eqn:geo; [apply String.eqb_eq in geo; now rewrite geo in fs|].
  unfold views. clear e r. revert fs. generalize strikings. intro l.
  induction l as [|[n' make'] l IH]; [easy|]. cbn. destruct (n' =? name s)%string; [|easy].
  intro e. injection e as -> ->. unfold view_of_striking. now rewrite f.
Qed.

(* By which hints may find parts; none if parts of the game are not proved. *)
Definition links_of (s : subject) : option table :=
  match view_of s with
  | Some v => Some (linked v)
  | None =>
      let? w := WeakParts.weak_of s in
      require (WeakParts.is_local (WeakParts.read_as w)) (Some (heads (WeakParts.board w)))
  end.

Definition check_positions_of (s : subject) (r : rules) (said : statement)
    (hint : list plane -> list (list plane)) (entries : list entry) : bool :=
  if in_misere s then check_positions r true said (whole r true) hint entries
  else
    match view_of s, WeakParts.weak_of s with
    | Some v, _ => check_positions (rules_of_view v) false said (parts_of_view v) hint entries
    | None, Some w => check_positions (WeakParts.rules_of_weak w) false said (WeakParts.weak_parts _ _ _ _ _) hint entries
    | None, None => check_positions r false said (whole r false) hint entries
    end.
Theorem check_positions_of_sound s r said hint entries : rules_of s = Some r ->
  check_positions_of s r said hint entries = true -> holds (Claim r (in_misere s) said).
Proof.
  intros e h. unfold check_positions_of in h. destruct (in_misere s) eqn:m; [now apply check_positions_sound in h|].
  destruct (view_of s) as [v|] eqn:ev.
  - rewrite (view_of_rules s v r e ev). now apply check_positions_sound in h.
  - destruct (WeakParts.weak_of s) as [w|] eqn:ew; [|now apply check_positions_sound in h].
    rewrite (WeakParts.weak_of_rules s w r e ew). now apply check_positions_sound in h.
Qed.
