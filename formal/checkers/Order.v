(* Evidence `order`: moves that win a solitaire. *)
From Coq Require Import NArith List Bool Lia String.
From Gamecert Require Import Plane Trie Board Instance Game Rules Games Claim.
From Gamecert.games Require Import Ello.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Fixpoint wins_by (g : game) (p : position g) (order : list N) : bool :=
  match order with
  | [] => won g p
  | m :: order => negb (won g p) && contains (moves g p) m && wins_by g (play g p m) order
  end.
Theorem wins_by_sound g order : forall p, wins_by g p order = true -> winnable g p.
Proof.
  induction order as [|m order IH]; intros p h; cbn in h; [now apply goal|].
  rewrite !andb_true_iff, negb_true_iff in h. destruct h as [[w l] h]. now apply by_move with m; [|apply IH].
Qed.

(** ELLO in linear time: the status of each vertex, and lists of neighbours *)

Inductive status := red | green | gone.
Definition flipped (s : status) : status := match s with red => green | green => red | gone => gone end.

Section Statuses.
  Variable n : N.
  Definition status_of (t : trie status) (v : N) : status :=
    match get t v with Some s => s | None => if v <? n then red else gone end.
  Definition flip_all (l : list N) (t : trie status) : trie status :=
    fold_left (fun t u => put t u (flipped (status_of t u))) l t.

  Lemma status_put t v s u : status_of (put t v s) u = if N.eqb u v then s else status_of t u.
  Proof. unfold status_of. rewrite get_put. now destruct (N.eqb u v). Qed.

  Lemma flip_all_spec l : NoDup l -> forall t u,
    status_of (flip_all l t) u = if existsb (N.eqb u) l then flipped (status_of t u) else status_of t u.
  Proof.
    induction l as [|v l IH]; intros d t u; cbn; [easy|].
    inversion d as [|v' l' nv d']; subst. unfold flip_all in IH. rewrite IH, status_put by easy.
    destruct (N.eqb_spec u v) as [->|ne]; cbn.
    - destruct (existsb (N.eqb v) l) eqn:e; [|easy].
      exfalso. apply existsb_exists in e as (w & h & q). apply N.eqb_eq in q. now subst.
    - easy.
  Qed.
End Statuses.

Definition lists := trie (list N).
Definition list_at (t : lists) (v : N) : list N := match get t v with Some l => l | None => [] end.
Definition add_arcs (l : list (N * N)) (t : lists) : lists :=
  fold_left (fun t '(u, v) => put t u (v :: list_at t u)) l t.
Lemma add_arcs_spec l : forall t u v, In v (list_at (add_arcs l t) u) <-> In (u, v) l \/ In v (list_at t u).
Proof.
  induction l as [|[x y] l IH]; intros t u v; cbn; [now intuition|].
  unfold add_arcs in IH. rewrite IH. unfold list_at at 1. rewrite get_put.
  destruct (N.eqb_spec u x) as [->|ne].
  - fold (list_at t x). cbn. intuition congruence.
  - fold (list_at t u). intuition congruence.
Qed.

Section Ello.
  Variables (b : board) (greens : list N).
  Let on := arena_of b.

  Fixpoint ello_by (near : lists) (t : trie status) (moves : list N) : bool :=
    match moves with
    | [] => forallb (fun v => match status_of (order b) t v with gone => true | _ => false end) (up_to (order b))
    | v :: moves =>
        match status_of (order b) t v with
        | green =>
            let l := list_at near v in
            distinct_from l leaf && ello_by near (flip_all (order b) l (put t v gone)) moves
        | _ => false
        end
    end.

  Definition shows (t : trie status) (p : position (ello on (plane_of greens))) : Prop :=
    forall v, status_of (order b) t v =
      if N.testbit (fst p) v then if N.testbit (snd p) v then red else green else gone.

  Lemma ello_by_sound near moves : (forall u v, In v (list_at near u) <-> arc b u v) ->
    forall t p, shows t p -> (forall v, v ∈ fst p -> v < order b) -> ello_by near t moves = true ->
    winnable (ello on (plane_of greens)) p.
  Proof.
    intro hn. induction moves as [|v moves IH]; intros t [alive reds] hs hb h; cbn in h.
    - apply goal. cbn. apply none_spec. intro v. destruct (N.testbit alive v) eqn:e; [|easy].
      rewrite forallb_forall in h. specialize (h v). specialize (hs v). cbn in hs, hb. rewrite e in hs.
      rewrite hs in h. rewrite up_to_spec in h. specialize (h (hb v e)). now destruct (N.testbit reds v).
    - pose proof (hs v) as sv. cbn in sv. destruct (status_of (order b) t v); try easy.
      destruct (N.testbit alive v) eqn:ea; [|easy]. destruct (N.testbit reds v) eqn:er; [easy|]. clear sv.
      apply andb_true_iff in h as [d h]. apply distinct_from_spec in d as [d _].
      apply by_move with v.
      + split; cbn; [apply none_false; now exists v|]. now rewrite N.ldiff_spec, ea, er.
      + apply IH with (3 := h).
        * intro u. rewrite flip_all_spec, status_put, (hs u) by easy. cbn [fst snd play ello].
          rewrite N.ldiff_spec, N.land_spec, N.lxor_spec, N.ldiff_spec, cell_spec, (N.eqb_sym v u).
          assert (existsb (N.eqb u) (list_at near v) = N.testbit (neighbours on v) u) as ->.
          { apply eq_true_iff_eq. rewrite existsb_exists. unfold on. rewrite neighbours_spec, <- hn. split.
            - intros (w & i & e). apply N.eqb_eq in e. now subst.
            - intro i. exists u. now rewrite N.eqb_refl. }
          destruct (N.eqb u v); [now rewrite andb_false_r; destruct (N.testbit (neighbours on v) u)|].
          cbn [fst snd]. destruct (N.testbit alive u), (N.testbit reds u), (N.testbit (neighbours on v) u); reflexivity.
        * intros u. cbn [fst snd play ello]. rewrite N.ldiff_spec, andb_true_iff. intros [i _]. now apply hb.
  Qed.

  Definition ello_order (moves : list N) : bool :=
    ello_by (add_arcs (arcs b) leaf) (fold_left (fun t v => put t v green) greens leaf) moves.

  Lemma greens_spec l : forall t v, get (fold_left (fun t v => put t v green) l t) v =
    if existsb (N.eqb v) l then Some green else get t v.
  Proof.
    induction l as [|u l IH]; intros t v; cbn; [easy|]. rewrite IH, get_put.
    destruct (existsb (N.eqb v) l); [now rewrite orb_true_r|]. now rewrite orb_false_r.
  Qed.

  Theorem ello_order_sound moves : forallb (fun v => v <? order b) greens = true -> ello_order moves = true ->
    winnable (ello on (plane_of greens)) (start (ello on (plane_of greens))).
  Proof.
    intros hg. apply ello_by_sound.
    - intros u v. rewrite add_arcs_spec. unfold list_at. rewrite get_leaf. cbn. unfold arc. intuition.
    - intro v. unfold status_of. rewrite greens_spec, get_leaf. cbn. unfold vertices. rewrite N.ldiff_spec, all_spec.
      assert (existsb (N.eqb v) greens = N.testbit (plane_of greens) v) as ->.
      { apply eq_true_iff_eq. rewrite existsb_exists, plane_of_spec. split.
        - intros (w & i & e). apply N.eqb_eq in e. now subst.
        - intro i. exists v. now rewrite N.eqb_refl. }
      cbn [size on arena_of]. destruct (N.testbit (plane_of greens) v) eqn:e.
      + apply plane_of_spec in e. rewrite forallb_forall in hg. apply hg in e. now rewrite e.
      + now destruct (v <? order b).
    - intros v. cbn. unfold vertices. rewrite all_spec. apply N.ltb_lt.
  Qed.
End Ello.

(* ELLO is played without its planes, which take room for every vertex at every other. *)
Definition check_ello_order (s : subject) (moves : list N) : bool :=
  let i := on s in
  (name s =? "ello")%string && match given s with [] => true | _ => false end && negb (in_misere s) &&
  (is_graph (board_of i) || is_digraph (board_of i)) && attributes_among ["green"%string] (attributes i) &&
  match vertex_list i "green" with
  | Some greens => forallb (fun v => v <? order (board_of i)) greens && ello_order (board_of i) greens moves
  | None => false
  end.
Theorem check_ello_order_sound s moves : check_ello_order s moves = true ->
  exists r, rules_of s = Some r /\ holds (Claim r (in_misere s) Winnable).
Proof.
  destruct s as [name given misere i]. unfold check_ello_order. cbn [Claim.name Claim.given in_misere on].
  rewrite !andb_true_iff. intros [[[[[e g] m] k] a] h].
  apply String.eqb_eq in e. subst. destruct given; [|easy]. destruct misere; [easy|].
  destruct (vertex_list i "green") as [greens|] eqn:v; [|easy]. apply andb_true_iff in h as [hg h].
  exists (Rules (ello (arena_of (board_of i)) (plane_of greens)) two_planes solitaire). split.
  - unfold rules_of, game_named. cbn. unfold ello_rules, no_parameters, on_graph_or_digraph, attributed.
    now rewrite k, a, v.
  - cbn. now apply ello_order_sound with moves.
Qed.

Definition check_order (r : rules) (moves : list N) : bool :=
  match decided r with solitaire => wins_by r (start r) moves | _ => false end.
Theorem check_order_sound r misere moves : check_order r moves = true -> holds (Claim r misere Winnable).
Proof. unfold check_order, holds. cbn. destruct (decided r); try easy. apply wins_by_sound. Qed.
