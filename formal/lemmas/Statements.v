(* Lemmas about all graphs that hold a gadget, proved by tables: what printed lemmas are said in and proved with. *)
From Coq Require Export NArith List.
From Coq Require Import Bool Btauto Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.lemmas Require Export Coloured.
From Gamecert.lemmas Require Import Exchange Tables.
Export ListNotations.
Global Open Scope N_scope.

(** What lemmas say *)

Definition distinct (l : list N) : Prop := NoDup l.
Definition vertices (G : coloured_graph) (l : list N) : Prop := forall v, In v l -> vertex G v = true.
Definition new (G : coloured_graph) (l : list N) : Prop := forall v, In v l -> vertex G v = false.
(* The neighbours of x are exactly these. *)
Definition neighbours (G : coloured_graph) (x : N) (l : list N) : Prop :=
  forall u, vertex G u = true -> (adjacent G x u = true <-> In u l).
Definition is_green (G : coloured_graph) (x : N) : Prop := green G x = true.
Definition is_red (G : coloured_graph) (x : N) : Prop := green G x = false.
(* If the graph can be won, then with these moves first, or last. *)
Definition may_be_first (G : coloured_graph) (l : list N) : Prop := winnable G -> exists s, wins_by G (l ++ s).
Definition may_be_last (G : coloured_graph) (l : list N) : Prop := winnable G -> exists s, wins_by G (s ++ l).

(** Gadgets, and graphs that hold them *)

(* Boundary vertices come first, then inner ones; each edge once, with an inner end. *)
Record gadget := Gadget { boundary_size : N; inner_green : list bool; gadget_edges : list (N * N) }.
Definition gadget_size (g : gadget) : N := boundary_size g + N.of_nat (length (inner_green g)).
Definition picture (g : gadget) : coloured_graph := Coloured
  (fun v => v <? gadget_size g)
  (fun u v => existsb (same_pair u v) (gadget_edges g))
  (fun v => (boundary_size g <=? v) && nth (N.to_nat (v - boundary_size g)) (inner_green g) false).
Definition inner_of (g : gadget) : list N := filter (fun v => boundary_size g <=? v) (up_to (gadget_size g)).
Definition beside (g : gadget) (v : N) : list N := filter (adjacent (picture g) v) (up_to (gadget_size g)).

Definition name_of (names : list N) (i : N) : N := nth (N.to_nat i) names 0.

Definition holds (G : coloured_graph) (names : list N) (g : gadget) : Prop :=
  simple G /\ distinct names /\
  vertices G (map (name_of names) (up_to (gadget_size g))) /\
  new G (skipn (N.to_nat (gadget_size g)) names) /\
  fold_right (fun i rest => neighbours G (name_of names i) (map (name_of names) (beside g i)) /\
                            green G (name_of names i) = green (picture g) i /\ rest) True (inner_of g).

(* What becomes of the gadget. *)
Inductive change :=
| Without (l : list N) | Recolour (l : list N) | Toggle (l : list (N * N)) | Add (x : N) (is_green : bool) (l : list N)
| Play (x : N).
Definition change_by (f : N -> N) (c : change) (G : coloured_graph) : coloured_graph :=
  match c with
  | Without l => without (map f l) G
  | Recolour l => recolour (map f l) G
  | Toggle l => toggle (map (fun e => (f (fst e), f (snd e))) l) G
  | Add x c l => add (f x) c (map f l) G
  | Play x => play (f x) G
  end.
Definition changes_by (f : N -> N) (l : list change) (G : coloured_graph) : coloured_graph :=
  fold_left (fun G c => change_by f c G) l G.
Definition here (x : N) : N := x.

(* Whether a change leaves the boundary where it is and speaks of vertices that are there. *)
Definition fits (k n : N) (c : change) (P : coloured_graph) : bool :=
  let inside := forallb (fun v => (v <? n) && vertex P v) in
  match c with
  | Without l => forallb (fun v => (v <? n) && (k <=? v)) l
  | Recolour l => inside l
  | Toggle l => forallb (fun e => (fst e <? n) && vertex P (fst e) && (snd e <? n) && vertex P (snd e)) l
  | Add x _ l => (x <? n) && (k <=? x) && negb (vertex P x) && inside l
  | Play x => (x <? n) && (k <=? x) && vertex P x
  end.
Fixpoint all_fit (k n : N) (l : list change) (P : coloured_graph) : bool :=
  match l with [] => true | c :: l => fits k n c P && all_fit k n l (change_by here c P) end.

Definition proper (g : gadget) (n : N) : bool :=
  (gadget_size g <=? n) && forallb (fun e => (boundary_size g <=? fst e) || (boundary_size g <=? snd e)) (gadget_edges g).
Fixpoint playable (k n : N) (moves : list N) (P : coloured_graph) : bool :=
  match moves with
  | [] => true
  | x :: moves => fits k n (Play x) P && green P x && playable k n moves (play x P)
  end.
(* The last move first. *)
Definition odd_degree (n : N) (P : coloured_graph) (x : N) : bool :=
  N.odd (N.of_nat (length (filter (fun u => vertex P u && negb (u =? x) && adjacent P u x) (up_to n)))).
Fixpoint playable_last (k n : N) (moves : list N) (P : coloured_graph) : bool :=
  match moves with
  | [] => true
  | x :: moves => fits k n (Play x) P && xorb (green P x) (odd_degree n P x) && playable_last k n moves (without [x] P)
  end.

Section Names.
  Variable names : list N.
  Hypothesis different : NoDup names.
  Let n := N.of_nat (length names).
  Let name := name_of names.

  Definition position_of (v : N) : option N := find (fun i => name i =? v) (up_to n).

  Lemma position_some v i : position_of v = Some i -> i < n /\ name i = v.
  Proof. intro h. apply find_some in h as [a b]. apply up_to_spec in a. now apply N.eqb_eq in b. Qed.
  Lemma name_injective i j : i < n -> j < n -> name i = name j -> i = j.
  Proof.
    intros a b e. apply (proj1 (NoDup_nth names 0) different) in e; lia.
  Qed.
  Lemma position_name i : i < n -> position_of (name i) = Some i.
  Proof.
    intro h. destruct (position_of (name i)) as [j|] eqn:e.
    - apply position_some in e as [a b]. f_equal. now apply name_injective.
    - exfalso. pose proof (find_none _ _ e i) as f.
      rewrite up_to_spec, N.eqb_refl in f. now apply f in h.
  Qed.
  Lemma name_in i : i < n -> In (name i) names.
  Proof. intro h. apply nth_In. lia. Qed.
  Lemma member_elsewhere l v : (forall j, In j l -> j < n) -> position_of v = None -> member (map name l) v = false.
  Proof.
    intros hl e. apply member_false. intro i. apply in_map_iff in i as (j & <- & h). now rewrite position_name in e by auto.
  Qed.
  Lemma same_name i j : i < n -> j < n -> (name i =? name j) = (i =? j).
  Proof. intros a b. apply eq_true_iff_eq. rewrite !N.eqb_eq. split; [now apply name_injective|now intros ->]. Qed.
  Lemma member_names l i : (forall j, In j l -> j < n) -> i < n -> member (map name l) (name i) = member l i.
  Proof.
    intros hl hi. unfold member. induction l as [|j l IH]; cbn [map existsb]; [easy|].
    rewrite IH by (intros; apply hl; now right). rewrite same_name; [easy|easy|]. apply hl. now left.
  Qed.
  Lemma not_name v j : j < n -> position_of v = None -> (v =? name j) = false.
  Proof. intros h e. apply N.eqb_neq. intros ->. now rewrite position_name in e. Qed.
  Lemma pair_names i j (e : N * N) : i < n -> j < n -> fst e < n -> snd e < n ->
    same_pair (name i) (name j) (name (fst e), name (snd e)) = same_pair i j e.
  Proof.
    destruct e as [x y]. cbn. intros. now rewrite !same_name.
  Qed.

  (* The gadget P under its names. *)
  Definition placed (P : coloured_graph) : coloured_graph := Coloured
    (fun v => match position_of v with Some i => vertex P i | None => false end)
    (fun u v => match position_of u, position_of v with Some i, Some j => adjacent P i j | _, _ => false end)
    (fun v => match position_of v with Some i => green P i | None => false end).

  Lemma odd_before_placed P t i : (forall j, In j t -> j < n) -> i < n ->
    odd_before (placed P) (map name t) (name i) = odd_before P t i.
  Proof.
    intros ht hi. induction t as [|j t IH]; cbn; [easy|].
    assert (j < n) as hj by (apply ht; now left). rewrite !position_name by easy.
    rewrite IH by (intros; apply ht; now right).
    replace (name j =? name i) with (j =? i); [easy|]. apply eq_true_iff_eq. rewrite !N.eqb_eq.
    split; [now intros ->|now apply name_injective].
  Qed.
  Lemma named t : (forall v, In v t -> position_of v <> None) ->
    exists t', t = map name t' /\ forall i, In i t' -> i < n.
  Proof.
    induction t as [|v t IH]; intro h; [now exists []|].
    destruct IH as (t' & -> & i'); [intros; apply h; now right|].
    destruct (position_of v) as [i|] eqn:e; [|now destruct (h v (or_introl eq_refl))].
    apply position_some in e as [a <-]. exists (i :: t'). split; [easy|]. intros j [<-|hj]; auto.
  Qed.
  Lemma name_In t i : (forall j, In j t -> j < n) -> i < n -> In (name i) (map name t) <-> In i t.
  Proof. intros ht hi. rewrite <- !member_spec. now rewrite member_names. Qed.
  Lemma NoDup_names t : (forall j, In j t -> j < n) -> NoDup t -> NoDup (map name t).
  Proof.
    induction t as [|i t IH]; cbn; [constructor|]. intros h d. apply NoDup_cons_iff in d as [d1 d2].
    constructor; [|apply IH; auto]. rewrite name_In; auto.
  Qed.

  Section Table.
    Variables (P : coloured_graph) (boundary edge : N -> bool).
    Hypothesis below : forall i, vertex P i = true -> i < n.
    Hypothesis at_names : forall i, vertex P i = true -> edge (name i) = boundary i.

    Lemma filter_names t : (forall i, In i t -> vertex P i = true) -> filter edge (map name t) = map name (filter boundary t).
    Proof.
      induction t as [|i t IH]; cbn; [easy|]. intro h. rewrite at_names by (apply h; now left).
      rewrite IH by auto. now destruct (boundary i).
    Qed.

    Lemma table_placed s x : table (placed P) edge s x ->
      exists s', s = map name s' /\ table P boundary s' (fun i => x (name i)).
    Proof.
      intros (t & [nt it] & f & inner & at_edge). destruct (named t) as (t' & -> & ht).
      { intros v h. apply it in h. cbn in h. now destruct (position_of v). }
      assert (orders P t') as o.
      { split; [now apply NoDup_map_inv in nt|]. intro i. split; intro h.
        - specialize (it (name i)). rewrite name_In in it by auto. apply it in h as h'. cbn in h'.
          now rewrite position_name in h' by auto.
        - specialize (it (name i)). pose proof (below i h). rewrite name_In in it by auto. apply it. cbn.
          now rewrite position_name. }
      exists (filter boundary t'). split; [rewrite <- f; apply filter_names; intros; now apply o|].
      exists t'. split; [easy|]. split; [easy|].
      assert (forall i, vertex P i = true -> vertex (placed P) (name i) = true /\ green (placed P) (name i) = green P i) as v.
      { intros i h. cbn. rewrite position_name; auto. }
      split; intros i h e; destruct (v i h) as [vi gi].
      - pose proof (inner (name i) vi) as r. rewrite at_names in r by easy. specialize (r e). unfold right in *.
        now rewrite odd_before_placed, gi in r by auto.
      - pose proof (at_edge (name i) vi) as r. rewrite at_names in r by easy. specialize (r e).
        now rewrite odd_before_placed, gi in r by auto.
    Qed.

    Lemma placed_table s x : table P boundary s (fun i => x (name i)) -> table (placed P) edge (map name s) x.
    Proof.
      intros (t & [nt it] & f & inner & at_edge). exists (map name t).
      assert (forall i, In i t -> i < n) as ht by (intros i h; now apply below, it).
      split; [split|split; [|split]].
      - now apply NoDup_names.
      - intro v. cbn. destruct (position_of v) as [i|] eqn:e.
        + apply position_some in e as [hi <-]. now rewrite name_In.
        + split; [|easy]. intro h. apply in_map_iff in h as (i & <- & h). now rewrite position_name in e by auto.
      - rewrite filter_names by (intros; now apply it). now f_equal.
      - intro v. cbn. destruct (position_of v) as [i|] eqn:e; [|easy]. apply position_some in e as [hi <-]. intros h hb.
        rewrite at_names in hb by easy. unfold right. rewrite odd_before_placed by auto. cbn. rewrite position_name by easy.
        now apply inner.
      - intro v. cbn. destruct (position_of v) as [i|] eqn:e; [|easy]. pose proof e as e'.
        apply position_some in e as [hi <-]. intros h hb. rewrite at_names in hb by easy.
        rewrite odd_before_placed by auto. now apply at_edge.
    Qed.
  End Table.

  Lemma within_placed P P' (k : N) (edge : N -> bool) :
    (forall i, vertex P i = true -> i < n) -> (forall i, vertex P' i = true -> i < n) ->
    (forall i, i < n -> edge (name i) = (i <? k)) ->
    within P P' (fun i => i <? k) -> within (placed P) (placed P') edge.
  Proof.
    intros b b' e w s x h. apply (table_placed P (fun i => i <? k)) in h as (s' & -> & h); auto.
    apply (placed_table P' (fun i => i <? k)); auto.
  Qed.

  (** Changes of the graph are changes of the gadget *)

  Section Host.
    Variables (k : N) (K : coloured_graph).
    Hypothesis small : k <= n.
    Hypothesis host : forall i, i < n -> vertex K (name i) = (i <? k).

    Definition shows (G P : coloured_graph) : Prop :=
      same G (glue K (placed P)) /\ (forall i, vertex P i = true -> i < n) /\ (forall i, i < k -> vertex P i = true).

    Lemma change_glue c P : (forall i, vertex P i = true -> i < n) -> fits k n c P = true ->
      same (change_by name c (glue K (placed P))) (glue K (placed (change_by here c P))).
    Proof.
      intros below f. destruct c as [l|l|l|x is_green l|x]; cbn [change_by fits] in *; unfold here; rewrite ?map_id.
      - assert (forall i, In i l -> i < n /\ k <= i) as hl.
        { intros i h. rewrite forallb_forall in f. apply f in h. now rewrite andb_true_iff, N.ltb_lt, N.leb_le in h. }
        assert (forall i, In i l -> i < n) as hn by (intros; now apply hl).
        assert (forall v, vertex (without (map name l) (glue K (placed P))) v = vertex (glue K (placed (without l P))) v) as e.
        { intro v. cbn. destruct (position_of v) as [i|] eqn:e.
          - apply position_some in e as [hi <-]. rewrite member_names, host by auto. destruct (member l i) eqn:m.
            + apply member_spec, hl in m as [_ m]. replace (i <? k) with false by (symmetry; now apply N.ltb_ge).
              now destruct (vertex P i).
            + cbn. now rewrite !andb_true_r.
          - rewrite member_elsewhere by auto. cbn. now rewrite andb_true_r. }
        split; [easy|]. split.
        + intros u v hu hv. cbn in *. destruct (position_of u) as [i|] eqn:eu, (position_of v) as [j|] eqn:ev; try easy.
          * apply position_some in eu as [hi <-], ev as [hj <-]. rewrite member_names in hu, hv by auto.
            apply andb_prop in hu as [_ hu], hv as [_ hv]. now rewrite hu, hv, !andb_true_r.
          * btauto.
        + intros v hv. cbn in *. destruct (position_of v) as [i|] eqn:ev; [|easy].
          apply position_some in ev as [hi <-]. rewrite member_names in hv by auto.
          apply andb_prop in hv as [_ hv]. now rewrite hv, !andb_true_r.
      - assert (forall i, In i l -> i < n /\ vertex P i = true) as hl.
        { intros i h. rewrite forallb_forall in f. apply f in h. now rewrite andb_true_iff, N.ltb_lt in h. }
        assert (forall i, In i l -> i < n) as hn by (intros; now apply hl).
        split; [easy|]. split; [easy|]. intros v _. cbn. destruct (position_of v) as [i|] eqn:e.
        + apply position_some in e as [hi <-]. rewrite member_names by auto. destruct (member l i) eqn:m.
          * apply member_spec, hl in m as [_ ->]. btauto.
          * now rewrite !xorb_false_r.
        + rewrite member_elsewhere by auto. btauto.
      - assert (forall e, In e l -> fst e < n /\ snd e < n /\ vertex P (fst e) = true /\ vertex P (snd e) = true) as hl.
        { intros e h. rewrite forallb_forall in f. apply f in h. rewrite !andb_true_iff, !N.ltb_lt in h. tauto. }
        clear f. split; [easy|]. split; [|easy]. intros u v _ _. cbn.
        assert (forall i j, i < n -> j < n -> existsb (same_pair (name i) (name j)) (map (fun e => (name (fst e), name (snd e))) l)
          = existsb (same_pair i j) (map (fun e => (fst e, snd e)) l)) as both.
        { intros i j hi hj. induction l as [|e l IH]; cbn [existsb map]; [easy|]. rewrite IH by (intros; apply hl; now right).
          destruct (hl e (or_introl eq_refl)) as (a & b & _). rewrite pair_names by easy. now destruct e. }
        assert (forall u v, position_of u = None \/ position_of v = None ->
          existsb (same_pair u v) (map (fun e => (name (fst e), name (snd e))) l) = false) as neither.
        { clear both. intros x y h. induction l as [|e l IH]; cbn [existsb map]; [easy|]. rewrite IH by (intros; apply hl; now right).
          rewrite orb_false_r. destruct (hl e (or_introl eq_refl)) as (a & b & _). destruct (same_pair _ _ _) eqn:s; [|easy].
          cbn in s. rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq in s.
          destruct h as [h|h], s as [[-> ->]|[-> ->]]; now rewrite position_name in h. }
        destruct (position_of u) as [i|] eqn:eu, (position_of v) as [j|] eqn:ev; rewrite ?neither by auto; try btauto.
        apply position_some in eu as [hi <-], ev as [hj <-]. rewrite both by easy.
        destruct (existsb (same_pair i j) (map (fun e => (fst e, snd e)) l)) eqn:s; [|now rewrite !xorb_false_r].
        apply existsb_exists in s as (e' & he & s). apply in_map_iff in he as (e & <- & he). cbn in s.
        rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq in s. destruct (hl e he) as (_ & _ & a & b).
        destruct s as [[-> ->]|[-> ->]]; rewrite a, b; btauto.
      - rewrite !andb_true_iff, negb_true_iff, N.ltb_lt, N.leb_le in f. destruct f as [[[hx kx] px] f].
        assert (forall i, In i l -> i < n /\ vertex P i = true) as hl.
        { intros i h. rewrite forallb_forall in f. apply f in h. now rewrite andb_true_iff, N.ltb_lt in h. }
        assert (forall i, In i l -> i < n) as hn by (intros; now apply hl).
        assert (forall i, member l i = true -> vertex P i = true) as ml by (intros i h; now apply hl, member_spec).
        assert (vertex K (name x) = false) as kf by (rewrite host by easy; now apply N.ltb_ge).
        split; [|split].
        + intro v. cbn. destruct (position_of v) as [i|] eqn:e.
          * apply position_some in e as [hi <-]. rewrite same_name by easy. btauto.
          * rewrite not_name by easy. easy.
        + intros u v _ _. cbn. destruct (position_of u) as [i|] eqn:eu, (position_of v) as [j|] eqn:ev.
          * apply position_some in eu as [hi <-], ev as [hj <-]. rewrite !same_name, !member_names by auto.
            destruct (N.eqb_spec i x) as [->|ni].
            -- rewrite kf. cbn. destruct (member l j) eqn:m; [|btauto]. rewrite (ml j m). btauto.
            -- destruct (N.eqb_spec j x) as [->|nj]; cbn; [|easy].
               rewrite kf. destruct (member l i) eqn:m; [rewrite (ml i m)|]; btauto.
          * apply position_some in eu as [hi <-]. rewrite same_name, not_name, member_elsewhere by auto.
            destruct (N.eqb_spec i x) as [->|ni]; [rewrite kf|]; btauto.
          * apply position_some in ev as [hj <-]. rewrite same_name, not_name, member_elsewhere by auto.
            destruct (N.eqb_spec j x) as [->|nj]; [rewrite kf|]; btauto.
          * rewrite !not_name by auto. btauto.
        + intros v _. cbn. destruct (position_of v) as [i|] eqn:ev.
          * apply position_some in ev as [hi <-]. rewrite same_name by auto.
            destruct (N.eqb_spec i x) as [->|ni]; [rewrite kf|]; cbn; btauto.
          * now rewrite not_name by auto.
      - rewrite !andb_true_iff, N.ltb_lt, N.leb_le in f. destruct f as [[hx kx] px].
        assert (vertex K (name x) = false) as kf by (rewrite host by easy; now apply N.ltb_ge).
        split; [|split].
        + intro v. cbn. destruct (position_of v) as [i|] eqn:e.
          * apply position_some in e as [hi <-]. rewrite same_name by easy.
            destruct (N.eqb_spec i x) as [->|ni]; [rewrite kf|]; btauto.
          * rewrite not_name by easy. btauto.
        + intros u v hu hv. cbn in *. destruct (position_of u) as [i|] eqn:eu, (position_of v) as [j|] eqn:ev; try easy.
          * apply position_some in eu as [hi <-], ev as [hj <-]. rewrite same_name in hu, hv by easy.
            apply andb_prop in hu as [_ hu], hv as [_ hv]. now rewrite hu, hv, !andb_true_r.
          * btauto.
        + intros v hv. cbn in *. rewrite (position_name x), kf, px by easy.
          destruct (position_of v) as [i|] eqn:ev; [|btauto].
          apply position_some in ev as [hi <-]. rewrite same_name in hv by easy.
          apply andb_prop in hv as [_ hv]. rewrite hv. btauto.
    Qed.

    Lemma same_change c G H : same G H -> (forall x, c = Play x -> vertex G (name x) = true) ->
      same (change_by name c G) (change_by name c H).
    Proof.
      intros (a & b & d) hx. destruct c as [l|l|l|x is_green l|x]; cbn.
      - split; [intro; cbn; now rewrite a|]. split; cbn; intros; rewrite andb_true_iff in *; [now apply b|now apply d].
      - split; [easy|]. split; cbn; intros; [now apply b|now rewrite d].
      - split; [easy|]. split; cbn; intros; [now rewrite b|now apply d].
      - split; [intro; cbn; now rewrite a|]. split; cbn; intros.
        + destruct (u =? name x), (v =? name x); cbn in *; try easy. now apply b.
        + destruct (v =? name x); cbn in *; [easy|]. now apply d.
      - now apply same_play; [apply hx|].
    Qed.

    Lemma shows_change c G P : shows G P -> fits k n c P = true -> shows (change_by name c G) (change_by here c P).
    Proof.
      intros (e & below & there) f. split; [|split].
      - apply same_trans with (change_by name c (glue K (placed P))); [|now apply change_glue].
        apply same_change; [easy|]. intros x ->. rewrite (proj1 e). cbn in *.
        rewrite !andb_true_iff, N.ltb_lt in f. destruct f as [[h _] v]. rewrite position_name by easy. now rewrite v, orb_true_r.
      - intros i. specialize (below i). destruct c as [l|l|l|x is_green l|x]; cbn in *; intro h; try now apply below.
        + apply andb_prop in h as [h _]. now apply below.
        + apply orb_prop in h as [h|h]; [|now apply below]. apply N.eqb_eq in h. unfold here in *. subst.
          rewrite !andb_true_iff, N.ltb_lt in f. tauto.
        + apply andb_prop in h as [h _]. now apply below.
      - intros i h. specialize (there i h). destruct c as [l|l|l|x is_green l|x]; cbn in *; try easy.
        + rewrite there. cbn. apply negb_true_iff, member_false. unfold here. rewrite map_id. intro m.
          rewrite forallb_forall in f. apply f in m. rewrite andb_true_iff, N.leb_le in m. lia.
        + rewrite there. apply orb_true_r.
        + rewrite there. cbn. apply negb_true_iff, N.eqb_neq. rewrite !andb_true_iff, N.leb_le in f. unfold here. lia.
    Qed.
    Lemma shows_changes l : forall G P, shows G P -> all_fit k n l P = true ->
      shows (changes_by name l G) (changes_by here l P).
    Proof.
      induction l as [|c l IH]; cbn; [easy|]. intros G P s f. apply andb_prop in f as [f1 f2].
      apply IH; [now apply shows_change|easy].
    Qed.

    Lemma shown_on_board G P : shows G P -> on_board k n P.
    Proof. now intros (_ & a & b). Qed.

    Theorem winnable_within G H P P' : shows G P -> shows H P' -> table_within k n P P' = true -> winnable G -> winnable H.
    Proof.
      intros s s' t. pose proof (shown_on_board _ _ s) as b. pose proof (shown_on_board _ _ s') as b'.
      destruct s as (e & _), s' as (e' & _). rewrite (same_winnable _ _ e), (same_winnable _ _ e').
      apply exchange.
      - intros v hv. cbn. destruct (position_of v) as [i|] eqn:p; [|easy]. apply position_some in p as [hi <-].
        rewrite host in hv by easy. apply N.ltb_lt in hv. now rewrite (proj2 b), (proj2 b').
      - apply within_placed with k; [apply b|apply b'| |now apply table_within_sound with n].
        intros i hi. cbn. rewrite host, position_name by easy. destruct (N.ltb_spec i k) as [h|h]; [|easy]. now apply (proj2 b).
    Qed.
    Theorem not_winnable G P : shows G P -> table_empty k n P = true -> ~ winnable G.
    Proof.
      intros s t w. pose proof (shown_on_board _ _ s) as b. destruct s as (e & _). apply (same_winnable _ _ e) in w as [o w].
      apply winning_table in w. apply (table_placed P (fun i => i <? k)) in w as (s & _ & w).
      - now apply (table_empty_sound k n P b t) in w.
      - apply b.
      - intros i hi. pose proof (proj1 b i hi). cbn. rewrite host, position_name by easy. rewrite hi. apply andb_true_r.
    Qed.

    Lemma shown G P x : shows G P -> x < n -> k <= x -> vertex P x = true ->
      vertex G (name x) = true /\ green G (name x) = green P x.
    Proof.
      intros ((a & _ & d) & _) hx kx px.
      assert (vertex K (name x) = false) as kf by (rewrite host by easy; now apply N.ltb_ge).
      assert (vertex G (name x) = true) as v by (rewrite a; cbn; rewrite position_name by easy; now rewrite px, orb_true_r).
      split; [easy|]. rewrite d by easy. cbn. rewrite position_name, kf, px by easy. now destruct (green P x).
    Qed.

    Lemma played_first moves : forall G P, shows G P -> playable k n moves P = true ->
      winnable (changes_by name (map Play moves) G) -> exists s, wins_by G (map name moves ++ s).
    Proof.
      induction moves as [|x moves IH]; cbn [map app changes_by fold_left playable]; intros G P sh f w; [easy|].
      apply andb_prop in f as [f f2]. apply andb_prop in f as [f1 g].
      destruct (IH (play (name x) G) (play x P)) as [s w']; [now apply (shows_change (Play x))|easy|easy|].
      cbn in f1. rewrite !andb_true_iff, N.ltb_lt, N.leb_le in f1. destruct f1 as [[hx kx] px].
      destruct (shown G P x sh hx kx px) as [v c]. exists s. cbn. now rewrite v, c, g.
    Qed.

    Lemma degree_shown G P x s : shows G P -> x < n -> k <= x -> vertex P x = true ->
      orders (without [name x] G) s -> odd_all G s (name x) = odd_degree n P x.
    Proof.
      intros sh hx kx px [ns is]. rewrite odd_all_filter. unfold odd_degree. f_equal. f_equal.
      pose proof (shown G P x sh hx kx px) as [v _]. destruct sh as ((a & b & _) & below & _).
      assert (vertex K (name x) = false) as kf by (rewrite host by easy; now apply N.ltb_ge).
      rewrite <- (map_length name (filter _ (up_to n))). apply Permutation_length, NoDup_Permutation.
      - now apply NoDup_filter.
      - apply NoDup_names; [|apply NoDup_filter, up_to_NoDup]. intros j h. now apply filter_In, proj1, up_to_spec in h.
      - intro u. rewrite filter_In, is, in_map_iff. cbn. rewrite orb_false_r. split.
        + intros [h ad]. apply andb_prop in h as [hu ux]. rewrite b in ad by easy. cbn in ad.
          rewrite kf, andb_false_r, xorb_false_l, position_name in ad by easy.
          destruct (position_of u) as [j|] eqn:e; [|easy]. apply position_some in e as [hj <-]. exists j. split; [easy|].
          apply filter_In. split; [now apply up_to_spec|]. rewrite same_name in ux by easy. rewrite px, andb_true_r in ad.
          apply andb_prop in ad as [-> ->]. now rewrite ux.
        + intros (j & <- & h). apply filter_In in h as [hj h]. apply up_to_spec in hj.
          rewrite !andb_true_iff in h. destruct h as [[pj jx] ad].
          assert (vertex G (name j) = true) as vj by (rewrite a; cbn; rewrite position_name by easy; now rewrite pj, orb_true_r).
          rewrite same_name, vj, jx by easy. split; [easy|]. rewrite b by easy. cbn. rewrite kf, !position_name, pj, px, ad by easy.
          now rewrite andb_false_r.
    Qed.

    Lemma played_last moves : forall G P, shows G P -> playable_last k n moves P = true ->
      winnable (changes_by name (map (fun x => Without [x]) moves) G) -> exists s, wins_by G (s ++ rev (map name moves)).
    Proof.
      induction moves as [|x moves IH]; cbn [map app changes_by fold_left playable_last rev]; intros G P sh f w.
      - destruct w as [s w]. exists s. now rewrite app_nil_r.
      - apply andb_prop in f as [f f2]. apply andb_prop in f as [f1 g].
        cbn in f1. rewrite !andb_true_iff, N.ltb_lt, N.leb_le in f1. destruct f1 as [[hx kx] px].
        destruct (IH (without [name x] G) (without [x] P)) as [s w'].
        + apply (shows_change (Without [x])); [easy|]. cbn. rewrite andb_true_r, andb_true_iff, N.ltb_lt, N.leb_le. easy.
        + easy.
        + easy.
        + exists s. rewrite app_assoc. set (t := s ++ rev (map name moves)) in *.
          apply winning_orders in w' as [o r]. destruct (shown G P x sh hx kx px) as [v c].
          assert (~ In (name x) t) as nx by (intro h; apply o in h; cbn in h; now rewrite N.eqb_refl, andb_false_r in h).
          assert (forall u, In u (t ++ [name x]) <-> vertex G u = true) as all.
          { intro u. rewrite in_app_iff, (proj2 o). cbn. rewrite orb_false_r, andb_true_iff, negb_true_iff, N.eqb_neq. split.
            - now intros [[h _]|[<-|[]]].
            - intro h. destruct (N.eq_dec u (name x)) as [->|d]; [right; now left|now left]. }
          apply winning_orders. split.
          * split; [|easy]. apply NoDup_end. now split; [apply o|].
          * intros u h. unfold right. destruct (N.eq_dec u (name x)) as [->|d].
            -- rewrite odd_before_end, c, (degree_shown G P) by easy. easy.
            -- apply all, in_app_or in h as [h|[h|[]]]; [|congruence]. rewrite odd_before_inside by easy.
               rewrite (odd_before_same G (without [name x] G)) by easy. apply (r u). now apply o.
    Qed.
  End Host.
End Names.

(** Graphs that hold a gadget *)

Lemma same_pair_sym u v e : same_pair u v e = same_pair v u e.
Proof. destruct e as [x y]. cbn. btauto. Qed.

Section Holding.
  Variables (G : coloured_graph) (names : list N) (g : gadget).
  Notation n := (N.of_nat (length names)).
  Let k := boundary_size g.
  Notation name := (name_of names).
  Hypothesis held : holds G names g.
  Hypothesis good : proper g n = true.
  Let K := without (map name (inner_of g)) G.

  Lemma inner_spec i : In i (inner_of g) <-> k <= i /\ i < gadget_size g.
  Proof. unfold inner_of. rewrite filter_In, up_to_spec, N.leb_le. unfold k. tauto. Qed.
  Lemma sizes : k <= gadget_size g /\ gadget_size g <= n.
  Proof.
    split; [unfold gadget_size, k; lia|]. unfold proper in good. apply andb_prop in good as [h _]. now apply N.leb_le.
  Qed.
  Lemma held_vertex i : i < n -> vertex G (name i) = (i <? gadget_size g).
  Proof.
    intro h. destruct held as (_ & _ & old & young & _). destruct (N.ltb_spec i (gadget_size g)) as [l|l].
    - apply old, in_map, up_to_spec. easy.
    - apply young. unfold name, name_of. replace (N.to_nat i) with (N.to_nat (gadget_size g) + (N.to_nat i - N.to_nat (gadget_size g)))%nat by lia.
      rewrite <- (firstn_skipn (N.to_nat (gadget_size g)) names) at 1.
      rewrite app_nth2; rewrite firstn_length; pose proof sizes; [|lia].
      apply nth_In. rewrite skipn_length. lia.
  Qed.
  Lemma held_inner i : k <= i -> i < gadget_size g ->
    neighbours G (name i) (map name (beside g i)) /\ green G (name i) = green (picture g) i.
  Proof.
    intros a b. assert (In i (inner_of g)) as h by (now apply inner_spec).
    destruct held as (_ & _ & _ & _ & all). revert h all. induction (inner_of g) as [|j l IH]; cbn; [easy|].
    intros [->|h] (c & d & e); [easy|]. now apply IH.
  Qed.

  Lemma different_names : NoDup names.
  Proof. now destruct held as (_ & d & _). Qed.

  Lemma host_boundary i : i < n -> vertex K (name i) = (i <? k).
  Proof.
    intro h. cbn. rewrite held_vertex by easy. rewrite member_names; [|apply different_names| |easy].
    - destruct (N.ltb_spec i (gadget_size g)) as [l|l].
      + destruct (N.ltb_spec i k) as [m|m]; cbn.
        * apply negb_true_iff, member_false. rewrite inner_spec. lia.
        * apply negb_false_iff, member_spec, inner_spec. lia.
      + cbn. symmetry. apply N.ltb_ge. pose proof sizes. lia.
    - intros j hj. apply inner_spec in hj. pose proof sizes. lia.
  Qed.

  Lemma beside_spec i j : j < gadget_size g -> In j (beside g i) <-> adjacent (picture g) i j = true.
  Proof. intro h. unfold beside. rewrite filter_In, up_to_spec. tauto. Qed.

  Lemma held_inner_adjacent i u : k <= i -> i < gadget_size g -> vertex G u = true -> adjacent G (name i) u =
    match position_of names u with Some j => adjacent (picture g) i j | None => false end.
  Proof.
    intros a b hu. apply eq_true_iff_eq. destruct (held_inner i a b) as [h _]. rewrite (h u hu). clear h.
    pose proof sizes. pose proof different_names.
    assert (forall j, In j (beside g i) -> j < n) as hl.
    { intros j h. apply filter_In in h as [h _]. apply up_to_spec in h. lia. }
    destruct (position_of names u) as [j|] eqn:e.
    - apply position_some in e as [hj <-]. rewrite held_vertex in hu by easy. apply N.ltb_lt in hu.
      rewrite name_In by auto. now apply beside_spec.
    - split; [|easy]. intro h. apply in_map_iff in h as (j & <- & h). now rewrite position_name in e by auto.
  Qed.

  Lemma held_shows : shows names k K G (picture g).
  Proof.
    pose proof sizes as [s1 s2]. pose proof different_names as d.
    assert (forall v, position_of names v = None -> vertex K v = vertex G v) as out.
    { intros v e. cbn. rewrite (member_elsewhere names d); [apply andb_true_r| |easy]. intros j hj. apply inner_spec in hj. lia. }
    assert (forall u v, adjacent G u v = adjacent G v u) as sym by now destruct held as ((_ & h) & _).
    assert (forall i j, adjacent (picture g) i j = adjacent (picture g) j i) as psym.
    { intros i j. cbn. induction (gadget_edges g) as [|e l IH]; cbn; [easy|]. now rewrite IH, same_pair_sym. }
    split; [|split].
    - split; [|split].
      + intro v. cbn [glue vertex placed]. destruct (position_of names v) as [i|] eqn:e.
        * apply position_some in e as [hi <-]. rewrite held_vertex, host_boundary by easy. cbn.
          destruct (N.ltb_spec i (gadget_size g)) as [l|l]; [now rewrite orb_true_r|].
          rewrite orb_false_r. symmetry. apply N.ltb_ge. lia.
        * now rewrite out, orb_false_r.
      + intros u v hu hv. cbn [glue vertex placed adjacent]. change (adjacent K) with (adjacent G).
        destruct (position_of names u) as [i|] eqn:eu.
        * pose proof eu as eu'. apply position_some in eu as [hi <-]. rewrite held_vertex in hu by easy.
          rewrite host_boundary by easy. destruct (N.ltb_spec i k) as [l|l].
          -- destruct (position_of names v) as [j|] eqn:ev.
             ++ pose proof ev as ev'. apply position_some in ev as [hj <-]. rewrite held_vertex in hv by easy.
                rewrite host_boundary by easy. destruct (N.ltb_spec j k) as [m|m].
                ** cbn [andb]. replace (adjacent (picture g) i j) with false; [btauto|].
                   symmetry. cbn. unfold proper in good. apply andb_prop in good as [_ f]. rewrite forallb_forall in f.
                   destruct (existsb _ _) eqn:x; [|easy]. apply existsb_exists in x as ([p q] & h & x). apply f in h.
                   cbn in x, h. rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq in x.
                   rewrite orb_true_iff, !N.leb_le in h. unfold k in *. lia.
                ** cbn [vertex picture] in *. rewrite sym, held_inner_adjacent, eu', (psym j i), hu, hv; [btauto|easy|now apply N.ltb_lt|].
                   now rewrite held_vertex.
             ++ rewrite out, hv, andb_false_r by easy. cbn. now destruct (adjacent G _ _).
          -- cbn [andb vertex picture]. rewrite held_inner_adjacent; [|easy|now apply N.ltb_lt|easy].
             destruct (position_of names v) as [j|] eqn:ev; [|now rewrite andb_false_r].
             pose proof ev as ev'. apply position_some in ev as [hj <-]. rewrite held_vertex in hv by easy.
             rewrite hu, hv. now destruct (adjacent (picture g) i j).
        * rewrite out by easy. rewrite hu. cbn [andb]. rewrite xorb_false_r.
          destruct (position_of names v) as [j|] eqn:ev; [|now rewrite out, hv].
          apply position_some in ev as [hj <-]. rewrite host_boundary by easy.
          destruct (N.ltb_spec j k) as [m|m]; [easy|]. rewrite held_vertex in hv by easy.
          rewrite sym, held_inner_adjacent, eu; [easy|easy|now apply N.ltb_lt|easy].
      + intros v hv. cbn [glue green vertex placed]. change (green K) with (green G). destruct (position_of names v) as [i|] eqn:e.
        * apply position_some in e as [hi <-]. rewrite host_boundary by easy. rewrite held_vertex in hv by easy.
          cbn [picture vertex]. rewrite hv. destruct (N.ltb_spec i k) as [l|l].
          -- cbn [picture green andb]. replace (boundary_size g <=? i) with false; [cbn; now destruct (green G _)|].
             symmetry. now apply N.leb_gt.
          -- apply N.ltb_lt in hv. destruct (held_inner i l hv) as [_ c]. rewrite c. cbn [andb]. now rewrite xorb_false_l.
        * rewrite out, hv by easy. cbn. now destruct (green G v).
    - intros i h. cbn in h. apply N.ltb_lt in h. lia.
    - intros i h. cbn. apply N.ltb_lt. lia.
  Qed.
End Holding.

(** The theorems behind printed lemmas: a decision by tables, and what it proves of all graphs *)

Section Proved.
  Variables (G : coloured_graph) (names : list N) (g : gadget) (changes : list change) (moves : list N).
  Let n := N.of_nat (length names).
  Let k := boundary_size g.
  Let P := picture g.
  Let P' := changes_by here changes P.

  Definition changes_fit : bool := proper g n && all_fit k n changes P.

  Lemma both_show : holds G names g -> changes_fit = true -> exists K, k <= n /\ NoDup names /\
    (forall i, i < n -> vertex K (name_of names i) = (i <? k)) /\ shows names k K G P /\
    shows names k K (changes_by (name_of names) changes G) P'.
  Proof.
    intros h f. apply andb_prop in f as [good f].
    exists (without (map (name_of names) (inner_of g)) G). pose proof (sizes names g good) as [s1 s2].
    pose proof (different_names _ _ _ h) as d. pose proof (held_shows G names g h good) as a.
    pose proof (host_boundary G names g h good) as b.
    split; [exact (N.le_trans _ _ _ s1 s2)|]. split; [exact d|]. split; [exact b|]. split; [exact a|].
    eapply shows_changes; try eassumption. exact (N.le_trans _ _ _ s1 s2).
  Qed.

  Theorem only_if_by_tables : holds G names g -> changes_fit && table_within k n P P' = true ->
    winnable G -> winnable (changes_by (name_of names) changes G).
  Proof.
    intros h c. apply andb_prop in c as [f t]. destruct (both_show h f) as (K & s & d & b & a & a').
    now apply (winnable_within names d k K b G _ P P').
  Qed.
  Theorem if_by_tables : holds G names g -> changes_fit && table_within k n P' P = true ->
    winnable (changes_by (name_of names) changes G) -> winnable G.
  Proof.
    intros h c. apply andb_prop in c as [f t]. destruct (both_show h f) as (K & s & d & b & a & a').
    now apply (winnable_within names d k K b _ G P' P).
  Qed.
  Theorem same_by_tables : holds G names g -> changes_fit && table_within k n P P' && table_within k n P' P = true ->
    winnable G <-> winnable (changes_by (name_of names) changes G).
  Proof.
    intros h c. apply andb_prop in c as [c c2]. apply andb_prop in c as [f c1]. split.
    - apply only_if_by_tables; [easy|]. now rewrite f, c1.
    - apply if_by_tables; [easy|]. now rewrite f, c2.
  Qed.
  Theorem unwinnable_by_tables : holds G names g -> proper g n && table_empty k n P = true -> ~ winnable G.
  Proof.
    intros h c. apply andb_prop in c as [good c].
    apply (not_winnable names (different_names _ _ _ h) k _ (host_boundary G names g h good) G P); [|easy].
    now apply held_shows.
  Qed.
End Proved.

Theorem first_by_tables G names g moves (n := N.of_nat (length names)) (k := boundary_size g) (P := picture g) :
  holds G names g ->
  changes_fit names g (map Play moves) && table_within k n P (changes_by here (map Play moves) P) && playable k n moves P = true ->
  may_be_first G (map (name_of names) moves).
Proof.
  intros h c w. apply andb_prop in c as [c p]. pose proof (only_if_by_tables G names g _ h c w) as w'.
  apply andb_prop in c as [f _]. destruct (both_show G names g _ h f) as (K & s & d & b & a & _).
  now apply (played_first names d k K s b moves G P).
Qed.
Theorem last_by_tables G names g moves (n := N.of_nat (length names)) (k := boundary_size g) (P := picture g)
  (changes := map (fun x => Without [x]) (rev moves)) :
  holds G names g ->
  changes_fit names g changes && table_within k n P (changes_by here changes P) && playable_last k n (rev moves) P = true ->
  may_be_last G (map (name_of names) moves).
Proof.
  intros h c w. apply andb_prop in c as [c p]. pose proof (only_if_by_tables G names g _ h c w) as w'.
  apply andb_prop in c as [f _]. destruct (both_show G names g _ h f) as (K & s & d & b & a & _).
  destruct (played_last names d k K s b (rev moves) G P a p w') as [t wt]. exists t.
  now rewrite map_rev, rev_involutive in wt.
Qed.

(* Proves a printed lemma: hypotheses say that the graph holds the gadget, tables the rest. *)
Ltac held := repeat (split; [first [assumption | intros ? []]|]); exact I.
Ltac by_tables theorem := intros; apply theorem; [held|vm_compute; reflexivity|assumption ..].
(* What is printed beside it with one edge changed has its hypotheses, and the tables say no. *)
Ltac refused theorem :=
  assert_fails (by_tables theorem);
  intros; apply theorem; [held|vm_compute; lazymatch goal with |- false = true => idtac end|assumption ..].
