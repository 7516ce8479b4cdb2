(* ELLO on coloured graphs, as lemmas about graphs speak of it: vertices come, go, change colours and neighbours. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Board Game.
From Gamecert.games Require Import Ello.
Import ListNotations.
Local Open Scope N_scope.

(* Vertices are numbers; who is adjacent to whom and what is green counts among vertices only. Infinitely many are
   allowed: such a graph cannot be won. *)
Record coloured_graph := Coloured { vertex : N -> bool; adjacent : N -> N -> bool; green : N -> bool }.

Definition simple (G : coloured_graph) : Prop :=
  (forall v, adjacent G v v = false) /\ (forall u v, adjacent G u v = adjacent G v u).
(* The same between vertices. *)
Definition simple_there (G : coloured_graph) : Prop :=
  (forall v, vertex G v = true -> adjacent G v v = false) /\
  (forall u v, vertex G u = true -> vertex G v = true -> adjacent G u v = adjacent G v u).

Definition member (l : list N) (v : N) : bool := existsb (N.eqb v) l.
Definition same_pair (u v : N) (e : N * N) : bool :=
  let (x, y) := e in (u =? x) && (v =? y) || (u =? y) && (v =? x).

(* Without these vertices; with the other colour at these; with an edge where there was none between these pairs and none
   where there was one, and the same of arcs; with one more vertex, green or not, and these neighbours. *)
Definition without (l : list N) (G : coloured_graph) :=
  Coloured (fun v => vertex G v && negb (member l v)) (adjacent G) (green G).
Definition recolour (l : list N) (G : coloured_graph) :=
  Coloured (vertex G) (adjacent G) (fun v => xorb (green G v) (member l v)).
Definition toggle (l : list (N * N)) (G : coloured_graph) :=
  Coloured (vertex G) (fun u v => xorb (adjacent G u v) (existsb (same_pair u v) l)) (green G).
Definition toggle_arcs (l : list (N * N)) (G : coloured_graph) :=
  Coloured (vertex G) (fun u v => xorb (adjacent G u v) (existsb (fun e => (u =? fst e) && (v =? snd e)) l)) (green G).
Definition add (x : N) (is_green : bool) (l : list N) (G : coloured_graph) :=
  Coloured (fun v => (v =? x) || vertex G v)
    (fun u v => if u =? x then member l v else if v =? x then member l u else adjacent G u v)
    (fun v => if v =? x then is_green else green G v).

(* A move: the vertex goes and its neighbours change colour. *)
Definition play (x : N) (G : coloured_graph) :=
  Coloured (fun v => vertex G v && negb (v =? x)) (adjacent G) (fun v => xorb (green G v) (adjacent G x v)).

(* These moves, of green vertices, eliminate all. *)
Fixpoint wins_by (G : coloured_graph) (moves : list N) : Prop :=
  match moves with
  | [] => forall v, vertex G v = false
  | v :: moves => vertex G v = true /\ green G v = true /\ wins_by (play v G) moves
  end.
Definition winnable (G : coloured_graph) : Prop := exists moves, wins_by G moves.

(** The same graph *)

Definition same (G H : coloured_graph) : Prop :=
  (forall v, vertex G v = vertex H v) /\
  (forall u v, vertex G u = true -> vertex G v = true -> adjacent G u v = adjacent H u v) /\
  (forall v, vertex G v = true -> green G v = green H v).

Lemma same_refl G : same G G.
Proof. easy. Qed.
Lemma same_sym G H : same G H -> same H G.
Proof.
  intros (a & b & c). split; [|split]; intros; symmetry; [apply a|apply b|apply c]; now rewrite a.
Qed.
Lemma same_trans G H K : same G H -> same H K -> same G K.
Proof.
  intros (a & b & c) (d & e & f). split; [|split]; intros.
  - now rewrite a.
  - rewrite b by easy. apply e; now rewrite <- a.
  - rewrite c by easy. apply f. now rewrite <- a.
Qed.
Lemma same_play x G H : vertex G x = true -> same G H -> same (play x G) (play x H).
Proof.
  intros h (a & b & c). split; [|split]; cbn; intros.
  - now rewrite a.
  - apply andb_true_iff in H0, H1. now apply b.
  - apply andb_true_iff in H0. now rewrite b, c.
Qed.
Lemma same_wins s : forall G H, same G H -> wins_by G s -> wins_by H s.
Proof.
  induction s as [|v s IH]; intros G H e; cbn.
  - intros h v. now rewrite <- (proj1 e).
  - intros (h & g & w). repeat split.
    + now rewrite <- (proj1 e).
    + now rewrite <- (proj2 (proj2 e)).
    + apply IH with (play v G); [now apply same_play|easy].
Qed.
Lemma same_winnable G H : same G H -> winnable G <-> winnable H.
Proof.
  intro e. split; intros [s w]; exists s; [apply same_wins with G|apply same_wins with H]; try easy. now apply same_sym.
Qed.

(** Orders: Proposition 1.1 of the paper *)

(* Whether an odd number of the vertices before v in the order are adjacent to it. *)
Fixpoint odd_before (G : coloured_graph) (s : list N) (v : N) : bool :=
  match s with
  | [] => false
  | u :: s => if u =? v then false else xorb (adjacent G u v) (odd_before G s v)
  end.

(* An order of all vertices. Green vertices are right behind an even number of neighbours, red ones behind an odd one. *)
Definition orders (G : coloured_graph) (s : list N) : Prop := NoDup s /\ forall v, In v s <-> vertex G v = true.
Definition right (G : coloured_graph) (s : list N) (v : N) : Prop := xorb (green G v) (odd_before G s v) = true.

Lemma odd_before_same G H s v : adjacent G = adjacent H -> odd_before G s v = odd_before H s v.
Proof. intro e. induction s as [|u s IH]; cbn; [easy|]. now rewrite IH, e. Qed.

Theorem winning_orders s : forall G, wins_by G s <-> orders G s /\ forall v, vertex G v = true -> right G s v.
Proof.
  induction s as [|x s IH]; intro G; cbn [wins_by].
  - split.
    + intro h. repeat split; [constructor|easy|rewrite h; easy|intro; rewrite h; easy].
    + intros ((_ & h) & _) v. destruct (vertex G v) eqn:e; [|easy]. now apply h in e.
  - rewrite IH. unfold orders, right. cbn. split.
    + intros (v & g & (n & i) & r). repeat split.
      * constructor; [|easy]. rewrite i, N.eqb_refl, andb_false_r. discriminate.
      * intros [<-|h]; [easy|]. apply i, andb_true_iff in h. easy.
      * intro h. destruct (N.eqb_spec x v0) as [e|e]; [now left|right]. apply i.
        rewrite h. cbn. apply negb_true_iff, N.eqb_neq. congruence.
      * intros u h. destruct (N.eqb_spec x u) as [<-|e]; [now rewrite g|].
        specialize (r u). rewrite (odd_before_same (play x G) G), xorb_assoc in r by easy. apply r.
        rewrite h. apply negb_true_iff, N.eqb_neq. congruence.
    + intros ((n & i) & r). inversion n as [|? ? n1 n2]; subst.
      assert (vertex G x = true) as h by (apply i; now left). repeat split.
      * easy.
      * specialize (r x h). now rewrite N.eqb_refl, xorb_false_r in r.
      * easy.
      * intro hv. apply andb_true_iff. split; [apply i; now right|]. apply negb_true_iff, N.eqb_neq.
        intro e. now rewrite e in hv.
      * intro hv. apply andb_true_iff in hv as [hv e]. apply i in hv as [->|hv]; [|easy].
        now rewrite N.eqb_refl in e.
      * intros u hv. apply andb_true_iff in hv as [hv e]. specialize (r u hv). rewrite N.eqb_sym in e.
        apply negb_true_iff in e. rewrite e in r.
        now rewrite (odd_before_same (play x G) G), xorb_assoc.
Qed.

(** Boards *)

Definition coloured (b : board) (greens : plane) : coloured_graph :=
  Coloured (fun v => v <? order b) (fun u v => N.testbit (neighbours (arena_of b) u) v) (N.testbit greens).

Lemma wins_eliminates b s : forall G (left : N -> Prop) red,
  adjacent G = (fun u v => N.testbit (neighbours (arena_of b) u) v) ->
  (forall v, left v <-> vertex G v = true) -> (forall v, left v -> red v = negb (green G v)) ->
  wins_by G s -> can_be_eliminated b left red.
Proof.
  induction s as [|x s IH]; intros G left red ha hl hr; cbn.
  - intro w. apply eliminated. intros v h. apply hl in h. now rewrite w in h.
  - intros (v & g & w).
    apply eliminate with (v := x) (left' := fun u => left u /\ u <> x)
      (red' := fun u => if adjacent G x u then negb (red u) else red u).
    + now apply hl.
    + rewrite hr, g; [easy|now apply hl].
    + easy.
    + intros u _ a. apply neighbours_spec in a. now rewrite ha, a.
    + intros u _ a. rewrite ha. destruct (N.testbit (neighbours (arena_of b) x) u) eqn:e; [|easy].
      now apply neighbours_spec in e.
    + apply IH with (play x G); cbn; [easy| | |easy].
      * intro u. rewrite hl, andb_true_iff, negb_true_iff, N.eqb_neq. easy.
      * intros u [h _]. rewrite hr by easy. now destruct (adjacent G x u), (green G u).
Qed.

Lemma eliminates_wins b left red : can_be_eliminated b left red -> forall G,
  adjacent G = (fun u v => N.testbit (neighbours (arena_of b) u) v) ->
  (forall v, left v <-> vertex G v = true) -> (forall v, left v -> red v = negb (green G v)) -> winnable G.
Proof.
  intro w. induction w as [left red e|left left' red red' v lv rv hl' hya hna w IH]; intros G ha hl hr.
  - exists []. cbn. intro v. destruct (vertex G v) eqn:t; [|easy]. now apply hl, e in t.
  - destruct (IH (play v G)) as [s ws]; cbn.
    + easy.
    + intro u. rewrite hl', hl, andb_true_iff, negb_true_iff, N.eqb_neq. easy.
    + intros u h. rewrite ha. pose proof (proj1 (hl' u) h) as [l _].
      destruct (N.testbit (neighbours (arena_of b) v) u) eqn:t.
      * rewrite hya, hr; [now destruct (green G u)|easy|easy|now apply neighbours_spec].
      * rewrite hna, hr, xorb_false_r; [easy|easy|easy|]. intro a. apply neighbours_spec in a. congruence.
    + exists (v :: s). cbn. rewrite (proj1 (hl v) lv). repeat split; [|easy].
      apply hr in lv. rewrite rv in lv. now destruct (green G v).
Qed.

(* On boards this is the game of games/Ello.v. *)
Theorem winnable_is_ello b greens :
  winnable (coloured b greens) <-> Game.winnable (ello (arena_of b) greens) (start (ello (arena_of b) greens)).
Proof.
  rewrite ello_is_the_paper. split.
  - intros [s w]. apply (wins_eliminates b s (coloured b greens)); cbn; try easy. intro v. now rewrite N.ltb_lt.
  - intro w. apply (eliminates_wins b _ _ w); cbn; try easy. intro v. now rewrite N.ltb_lt.
Qed.
