(* Evidence `determinant`: elements of GF(2^64), one a vertex, for which the determinant of docs/DETERMINANT.md is not zero, as
   elimination of sparse rows finds. *)
From Coq Require Import NArith List Bool Permutation Ring Lia.
From Gamecert Require Import Plane Trie Board Instance Game Rules Games Claim Text.
From Gamecert.games Require Import Ello.
From Gamecert.lemmas Require Import Coloured Determinant.
From Gamecert.checkers Require Import Field Order Closure Implausible.
Import ListNotations.
Local Open Scope N_scope.

Add Ring the_elements : ring_laws.
Notation det := (det element zero one plus times).
Notation sum := (sum element zero plus).
Local Infix "+" := plus.
Local Infix "*" := times.

(** What elimination rests on *)

Lemma twice (a : element) : a + a = zero.
Proof. apply (Determinant.twice element zero one plus times plus (fun a => a) ring_laws two). Qed.
Lemma sum_plus {A} (l : list A) f g : sum l (fun v => f v + g v) = sum l f + sum l g.
Proof. apply (Determinant.sum_plus element zero one plus times plus (fun a => a) ring_laws). Qed.
Lemma sum_times {A} (l : list A) f a : sum l (fun v => a * f v) = a * sum l f.
Proof. apply (Determinant.sum_times element zero one plus times plus (fun a => a) ring_laws). Qed.
Lemma sum_ext {A} (l : list A) f g : (forall v, In v l -> f v = g v) -> sum l f = sum l g.
Proof. apply Determinant.sum_ext. Qed.
Lemma sum_zero {A} (l : list A) f : (forall v, In v l -> f v = zero) -> sum l f = zero.
Proof. apply (Determinant.sum_zero element zero one plus times plus (fun a => a) ring_laws). Qed.
Lemma member_In l v : member l v = true <-> In v l.
Proof. apply (Determinant.member_In element zero one plus times plus (fun a => a) ring_laws two). Qed.
Lemma det_swap M r q rows columns : det M (r :: q :: rows) columns = det M (q :: r :: rows) columns.
Proof. apply (Determinant.det_swap element zero one plus times plus (fun a => a) ring_laws). Qed.
Lemma det_repeated M r rows columns : In r rows -> det M (r :: rows) columns = zero.
Proof. apply (Determinant.det_repeated element zero one plus times plus (fun a => a) ring_laws two). Qed.

(* Multiples of a row added to others. *)
Definition with_row (M : N -> N -> element) (f : N -> element) (r q c : N) : element :=
  if q =? r then M r c else M q c + f q * M r c.
Lemma det_with_row M f r l : ~ In r l -> forall columns, det (with_row M f r) (r :: l) columns = det M (r :: l) columns.
Proof.
  induction l as [|q l IH]; intros h columns.
  - apply det_ext. intros q c [<-|[]] _. unfold with_row. now rewrite N.eqb_refl.
  - rewrite det_swap, (det_swap M). cbn [Determinant.det].
    change (sum columns (fun c => with_row M f r q c * det (with_row M f r) (r :: l) (less c columns)) =
            sum columns (fun c => M q c * det M (r :: l) (less c columns))).
    transitivity (sum columns (fun c => M q c * det M (r :: l) (less c columns)) + f q * det M (r :: r :: l) columns).
    + change (det M (r :: r :: l) columns) with (sum columns (fun c => M r c * det M (r :: l) (less c columns))).
      rewrite <- sum_times, <- sum_plus. apply sum_ext. intros c _.
      rewrite IH by (intro; apply h; now right). unfold with_row. destruct (N.eqb_spec q r) as [->|_]; [exfalso; apply h; now left|]. ring.
    + rewrite det_repeated by now left. ring.
Qed.

Lemma less_length v l : NoDup l -> In v l -> S (length (less v l)) = length l.
Proof.
  induction l as [|u l IH]; intros n i; [easy|]. apply NoDup_cons_iff in n as [n1 n2]. cbn.
  destruct (N.eqb_spec u v) as [->|e]; cbn; fold (less v l); [now rewrite less_absent|].
  f_equal. apply IH; [easy|]. now destruct i.
Qed.
Lemma det_zero_column M c rows : forall columns, NoDup columns -> length rows = length columns -> In c columns ->
  (forall q, In q rows -> M q c = zero) -> det M rows columns = zero.
Proof.
  induction rows as [|r rows IH]; intros columns n len i h; [now destruct columns|]. cbn. apply sum_zero. intros d j.
  destruct (N.eq_dec d c) as [->|e]; [rewrite (h r (or_introl eq_refl)); ring|].
  rewrite (IH (less d columns)); [ring|now apply less_NoDup| |apply less_In; split; [easy|congruence]|intros; apply h; now right].
  apply less_length in j; [|easy]. cbn in len. congruence.
Qed.
Lemma sum_one (l : list N) c f : NoDup l -> In c l -> (forall d, In d l -> d <> c -> f d = zero) -> sum l f = f c.
Proof.
  induction l as [|d l IH]; intros n i h; [easy|]. apply NoDup_cons_iff in n as [n1 n2]. cbn. destruct i as [->|i].
  - rewrite sum_zero; [ring|]. intros e j. apply h; [now right|]. now intros ->.
  - rewrite IH, (h d); try easy; [ring|now left|now intros ->|intros; apply h; [now right|easy]].
Qed.

(* One row and one column less. *)
Definition eliminated (M : N -> N -> element) (r c : N) (i : element) (q d : N) : element := M q d + M q c * i * M r d.
Theorem det_eliminated M r c i rows columns : NoDup columns -> S (length rows) = length columns -> ~ In r rows -> In c columns ->
  i * M r c = one -> det M (r :: rows) columns = M r c * det (eliminated M r c i) rows (less c columns).
Proof.
  intros n len nr ic inv. rewrite <- (det_with_row M (fun q => M q c * i) r rows nr). cbn [Determinant.det].
  rewrite (sum_one columns c) by
    (easy || (intros d j e; rewrite (det_zero_column _ c); [ring|now apply less_NoDup| |apply less_In; split; [easy|congruence]|];
      [apply less_length in j; [congruence|easy]|];
      intros q iq; unfold with_row; destruct (N.eqb_spec q r) as [->|_]; [easy|];
      transitivity (M q c + M q c * (i * M r c)); [ring|rewrite inv; transitivity (M q c + M q c); [ring|apply twice]])).
  unfold with_row at 1. rewrite N.eqb_refl. f_equal. apply det_ext. intros q d iq _. unfold with_row, eliminated.
  destruct (N.eqb_spec q r) as [->|_]; [easy|]. ring.
Qed.

(** Sparse rows: what stands at a column is the sum of what is listed *)

Definition sparse : Type := list (N * element).
Fixpoint value (a : sparse) (c : N) : element :=
  match a with [] => zero | (k, x) :: a => if k =? c then x + value a c else value a c end.
Definition scaled (f : element) (a : sparse) : sparse := map (fun '(k, x) => (k, f * x)) a.
Fixpoint merged (a : sparse) : sparse -> sparse :=
  fix go (b : sparse) : sparse :=
    match a, b with
    | [], _ => b
    | _, [] => a
    | (k, x) :: a', (l, y) :: b' =>
        match k ?= l with
        | Lt => (k, x) :: merged a' b
        | Gt => (l, y) :: go b'
        | Eq => let z := x + y in if is_zero z then merged a' b' else (k, z) :: merged a' b'
        end
    end.
Lemma value_scaled f a c : value (scaled f a) c = f * value a c.
Proof. induction a as [|[k x] a IH]; cbn; [ring|]. unfold scaled in IH. rewrite IH. destruct (k =? c); ring. Qed.
Lemma value_merged a : forall b c, value (merged a b) c = value a c + value b c.
Proof.
  induction a as [|[k x] a IHa]; intros b c; [destruct b; cbn; ring|].
  induction b as [|[l y] b IHb]; [cbn; destruct (k =? c); ring|].
  cbn [merged]. destruct (N.compare_spec k l) as [->|_|_].
  - destruct (is_zero (x + y)) eqn:z; cbn [value]; rewrite IHa; destruct (l =? c); try ring.
    apply is_zero_spec in z. transitivity (x + y + (value a c + value b c)); [rewrite z|]; ring.
  - cbn [value]. rewrite IHa. cbn [value]. destruct (k =? c), (l =? c); ring.
  - cbn [value]. change (value ((l, y) :: merged ((k, x) :: a) b) c = value ((k, x) :: a) c + value ((l, y) :: b) c).
    cbn [value]. rewrite IHb. cbn [value]. destruct (k =? c), (l =? c); ring.
Qed.

(* A column at which a row is not zero, the diagonal before others. *)
Definition pivot (r : N) (a : sparse) : option N :=
  if is_zero (value a r) then
    match find (fun '(k, x) => negb (is_zero x)) a with
    | Some (k, _) => if is_zero (value a k) then None else Some k
    | None => None
    end
  else Some r.
Lemma pivot_spec r a c : pivot r a = Some c -> value a c <> zero.
Proof.
  unfold pivot. destruct (is_zero (value a r)) eqn:e.
  - destruct (find _ a) as [[k x]|]; [|easy]. destruct (is_zero (value a k)) eqn:f; [easy|]. intro h. injection h as <-.
    intro z. apply is_zero_spec in z. congruence.
  - intro h. injection h as <-. intro z. apply is_zero_spec in z. congruence.
Qed.

Fixpoint regular (fuel : nat) (rows : list (N * sparse)) : bool :=
  match rows, fuel with
  | [], _ => true
  | _ :: _, O => false
  | (r, a) :: rows, S fuel =>
      match pivot r a with
      | Some c =>
          let i := inverse (value a c) in
          regular fuel (map (fun '(q, b) => let x := value b c in
            (q, if is_zero x then b else merged (scaled (x * i) a) b)) rows)
      | None => false
      end
  end.

Theorem regular_sound fuel : forall rows M columns, regular fuel rows = true ->
  (forall q b, In (q, b) rows -> forall c, value b c = M q c) ->
  NoDup (map fst rows) -> NoDup columns -> length rows = length columns ->
  (forall q c, In q (map fst rows) -> ~ In c columns -> M q c = zero) ->
  det M (map fst rows) columns <> zero.
Proof.
  induction fuel as [|fuel IH]; intros [|[r a] rows] M columns h hv nr nc len out; cbn in h; try easy.
  destruct (pivot r a) as [c|] eqn:p; [|easy]. pose proof (pivot_spec r a c p) as pc.
  pose proof (inverse_right _ pc) as inv. set (i := inverse (value a c)) in *. clearbody i. cbv zeta in h.
  rewrite (hv r a) in * by now left. cbn [map fst] in *. apply NoDup_cons_iff in nr as [nr1 nr2].
  assert (In c columns) as ic.
  { destruct (in_dec N.eq_dec c columns) as [j|j]; [easy|]. destruct pc. apply out; [now left|easy]. }
  assert (S (length (map fst rows)) = length columns) as len' by (rewrite map_length; exact len).
  rewrite (det_eliminated M r c i _ columns nc len' nr1 ic inv). intro z. set (rows' := map _ rows) in h.
  assert (map fst rows' = map fst rows) as names.
  { unfold rows'. rewrite map_map. apply map_ext. now intros []. }
  apply (IH rows' (eliminated M r c i) (less c columns)).
  - exact h.
  - intros q b j d. unfold rows' in j. apply in_map_iff in j as ([q' b'] & e & j). injection e as <- <-.
    pose proof (hv q' b' (or_intror j)) as hb. unfold eliminated. destruct (is_zero (value b' c)) eqn:e.
    + apply is_zero_spec in e. rewrite hb in e. rewrite hb, e. ring.
    + rewrite value_merged, value_scaled, !hb, (hv r a) by now left. ring.
  - now rewrite names.
  - now apply less_NoDup.
  - unfold rows'. rewrite map_length. apply less_length in ic; [|easy]. cbn in len. congruence.
  - intros q d iq id. rewrite names in iq. unfold eliminated. destruct (N.eq_dec d c) as [->|e].
    + transitivity (M q c + M q c * (i * M r c)); [ring|]. rewrite inv. transitivity (M q c + M q c); [ring|apply twice].
    + rewrite !(out _ d); [ring|now left| |now right|]; intro j; apply id, less_In; now split.
  - rewrite names. transitivity ((i * M r c) * det (eliminated M r c i) (map fst rows) (less c columns)); [rewrite inv; ring|].
    transitivity (i * (M r c * det (eliminated M r c i) (map fst rows) (less c columns))); [ring|]. rewrite z. ring.
Qed.

(** The matrix of a game *)

Lemma sum_perm (l m : list N) f : Permutation l m -> sum l f = sum m f.
Proof. intro p. induction p; cbn; [easy|now rewrite IHp|ring|congruence]. Qed.

Section Rows.
  Variables (b : board) (greens : plane) (t : N -> element) (l : list N).
  Let near (v : N) : plane := neighbours (arena_of b) v.
  Let G := coloured b greens.
  Hypothesis simple_graph : simple G.
  Hypothesis distinct : NoDup l.
  Hypothesis within : forall u v, N.testbit (near u) v = true -> In v l.

  Definition weight_between (u v : N) : element := inverse (t u + t v).
  Definition row_of (v : N) : N * sparse :=
    let weights := map (fun u => (u, weight_between u v)) (members (near v)) in
    let diagonal := fold_right (fun '(_, x) s => x + s) (if contains greens v then inverse (t v) else zero) weights in
    (v, merged [(v, diagonal)] weights).
  Let M := matrix element zero plus G weight_between (fun v => inverse (t v)) l.

  Lemma value_weights f (m : list N) c : NoDup m -> value (map (fun u => (u, f u)) m) c = if member m c then f c else zero.
  Proof.
    induction m as [|u m IH]; intro n; [easy|]. apply NoDup_cons_iff in n as [n1 n2]. cbn [map value].
    rewrite (IH n2). change (member (u :: m) c) with ((c =? u) || member m c). rewrite (N.eqb_sym c u).
    destruct (N.eqb_spec u c) as [->|e]; [|easy]. cbn [orb]. destruct (member m c) eqn:i; [|ring].
    exfalso. exact (n1 (proj1 (member_In m c) i)).
  Qed.
  Lemma diagonal_sum f (m : list N) x : fold_right (fun '(_, x) s => x + s) x (map (fun u : N => (u, f u)) m) = sum m f + x.
  Proof. induction m as [|u m IH]; cbn; [ring|]. rewrite IH. ring. Qed.
  Lemma member_members a v : member (members a) v = N.testbit a v.
  Proof. apply eq_true_iff_eq. rewrite member_In. apply members_spec. Qed.

  Lemma row_value v c : value (snd (row_of v)) c = M v c.
  Proof.
    destruct simple_graph as [loops sym]. cbn [snd row_of]. rewrite value_merged, value_weights, member_members, diagonal_sum by apply members_NoDup.
    unfold M, matrix, with_diagonal, laplacian. cbn [value]. destruct (N.eqb_spec v c) as [<-|e].
    - assert (N.testbit (near v) v = false) as no by apply (loops v). rewrite no. unfold Determinant.when.
      change (Coloured.green G v) with (contains greens v).
      enough (sum (members (near v)) (fun u => weight_between u v) = sum l (fun x => weight element zero G weight_between x v)) as ->.
      { destruct (contains greens v); ring. }
      transitivity (sum (filter (N.testbit (near v)) l) (fun u => weight_between u v)).
      + apply sum_perm. apply NoDup_Permutation; [apply members_NoDup|now apply NoDup_filter|]. intro u.
        rewrite members_spec, filter_In. split; [|easy]. intro h. split; [now apply (within v)|easy].
      + rewrite (sum_filter element zero one plus times plus (fun a => a) ring_laws). apply sum_ext. intros u _. unfold weight, Determinant.when.
        destruct (N.eqb_spec u v) as [->|d]; [now rewrite no|]. change (N.testbit (near v) u) with (adjacent G v u). now rewrite sym.
    - unfold weight, Determinant.when. replace (v =? c) with false by (symmetry; now apply N.eqb_neq).
      change (adjacent G v c) with (N.testbit (near v) c). destruct (N.testbit (near v) c); [|ring].
      unfold weight_between. replace (t c + t v) with (t v + t c) by ring. ring.
  Qed.

  Theorem winnable_by_elimination : (forall v, In v l <-> v < order b) ->
    (forall v, In v l -> t v <> zero) -> (forall u v, In u l -> In v l -> t u = t v -> u = v) ->
    regular (length l) (map row_of l) = true -> Coloured.winnable G.
  Proof.
    intros hl nz inj h.
    apply (winnable_by_determinant element zero one plus times plus (fun a => a) ring_laws two G l t (fun v => inverse (t v)) weight_between); try assumption.
    - intro v. rewrite hl. cbn. now rewrite N.ltb_lt.
    - intros v i. now apply inverse_right, nz.
    - intros u v i j d. apply inverse_right. intro z. apply d, inj; [easy|easy|].
      transitivity (t u + t v + t v); [transitivity (t u + (t v + t v)); [rewrite twice|]; ring|rewrite z; ring].
    - assert (map fst (map row_of l) = l) as names by (rewrite map_map; apply map_id).
      change (det M l l <> zero). pose proof (regular_sound _ _ M l h) as d. rewrite names in d. apply d; clear d; [|easy|easy|apply map_length|].
      + intros q a i c. apply in_map_iff in i as (v & e & _). pose proof (row_value v c) as r. rewrite e in r. cbn in r.
        injection e as <- _. exact r.
      + intros q c iq ic. unfold M, matrix, with_diagonal, laplacian, weight, Determinant.when.
        destruct (N.eqb_spec q c) as [->|e]; [easy|]. change (adjacent G q c) with (N.testbit (near q) c).
        destruct (N.testbit (near q) c) eqn:a; [|ring]. now apply within in a.
  Qed.
End Rows.

(** The evidence *)

Fixpoint numbered (i : N) (l : list element) (t : trie element) : trie element :=
  match l with [] => t | x :: l => numbered (N.succ i) l (put t i x) end.
Definition at_vertex (t : trie element) (v : N) : element := match get t v with Some x => x | None => zero end.

Definition check_determinant (s : subject) (hint : list N) (elements : list N) : bool :=
  match ello_view s, all_of element_of elements with
  | Some (a, greens), Some l =>
      let b := board_of (on s) in
      let t := at_vertex (numbered 0 l leaf) in
      let n := order b in
      is_graph b && go_and_back (arcs b) && (N.of_nat (length l) =? n) &&
      forallb (fun v => v <? n) hint && (N.of_nat (length hint) =? n) && distinct_from hint leaf &&
      forallb (fun v => negb (is_zero (t v))) hint && distinct_from (map (fun v => number (t v)) hint) leaf &&
      regular (length hint) (map (row_of b greens t) hint)
  | _, _ => false
  end.

Lemma ello_view_arena s a greens : ello_view s = Some (a, greens) -> a = arena_of (board_of (on s)).
Proof.
  unfold ello_view, no_parameters, on_graph_or_digraph, attributed, bind, require. destruct (String.eqb _ _); [|easy].
  repeat (match goal with |- context [match ?x with _ => _ end] => destruct x end; try easy). intro e. now injection e as <- _.
Qed.
Lemma injective_on (f : N -> N) l : NoDup (map f l) -> forall u v, In u l -> In v l -> f u = f v -> u = v.
Proof.
  induction l as [|x l IH]; intros n u v; [easy|]. cbn in n. apply NoDup_cons_iff in n as [n1 n2].
  intros [<-|i] [<-|j] e; try easy.
  - destruct n1. rewrite e. now apply in_map.
  - destruct n1. rewrite <- e. now apply in_map.
  - now apply IH.
Qed.

Theorem check_determinant_sound s hint elements : check_determinant s hint elements = true ->
  exists r, rules_of s = Some r /\ holds (Claim r (in_misere s) Winnable).
Proof.
  unfold check_determinant. destruct (ello_view s) as [[a greens]|] eqn:e; [|easy]. destruct (all_of _ _) as [l|]; [|easy].
  pose proof (ello_view_arena s a greens e) as ea. apply ello_view_right in e as (e & loops & bounds). subst a.
  set (b := board_of (on s)) in *. set (t := at_vertex _). cbv zeta. rewrite !andb_true_iff.
  intros [[[[[[[[_ y] _] w] len] d] nz] inj] h]. exists (Rules (ello (arena_of b) greens) two_planes solitaire). split; [easy|].
  cbn. apply winnable_is_ello. rewrite forallb_forall in w, nz. apply N.eqb_eq in len.
  apply distinct_from_spec in d as [d _], inj as [inj _].
  assert (forall v, In v hint <-> v < order b) as hl.
  { intro v. split; [intro i; now apply N.ltb_lt, w|]. intro i. apply (NoDup_length_incl d (l' := up_to (order b))).
    - unfold up_to. assert (forall k i, length (count_from k i) = k) as c by (induction k; intro; cbn; congruence). rewrite c. lia.
    - intros u j. now apply up_to_spec, N.ltb_lt, w.
    - now apply up_to_spec. }
  apply (winnable_by_elimination b greens t hint); try easy.
  - split; [exact loops|]. apply near_sym. intros u v. now apply go_and_back_spec.
  - intros u v i. now apply hl, (bounds u).
  - intros v i z. specialize (nz v i). apply is_zero_spec in z. now rewrite z in nz.
  - intros u v i j z. apply (injective_on _ _ inj); [easy|easy|now rewrite z].
Qed.
