(* Ledgers are checked: the lists are complete, and the formula is computed at the listed graphs. *)
From Coq Require Import NArith List Bool String Ascii Lia.
From Gamecert Require Import Plane Trie Text.
From Gamecert Require Board Instance.
From Gamecert.checkers Require Derivation.
From Gamecert.language Require Import Graphs Formulas Images Invariance Asking NodeKayles Solitaires Reader.
From Gamecert.ledgers Require Import Simple Words Extension Sweep.
Import ListNotations.
Local Open Scope N_scope.

(** Formulas are computed *)

(* Questions that are answered without a board. *)
Local Open Scope string_scope.
Definition computed (word game : string) (options : list string) : bool :=
  match options with
  | [] => (word =? "wins") && ((game =? "ello") || (game =? "odd-elimination")) || (word =? "nimber") && (game =? "node-kayles")
  | _ => false
  end.
Definition compute (word game : string) (options : list string) (green : plane) (g : graph) : value :=
  if word =? "wins" then Truth (if game =? "ello" then ello_on green g else odd_elimination_on g) else Number (natural (kayles_on g)).
Local Close Scope string_scope.

(* The graph with a table of neighbours. *)
Definition tabulated (n : N) (a : relation) : graph :=
  let t := fold_right (fun v t => put t v (plane_of (filter (a v) (up_to n)))) leaf (up_to n) in
  Graph (all n) (Board.row t).
Definition true_in (f : formula) (n : N) (a : relation) : bool := truth (meaning compute (tabulated n a) [] f).

Lemma rows_put (f : N -> plane) l v : In v l -> Board.row (fold_right (fun v t => put t v (f v)) leaf l) v = f v.
Proof.
  unfold Board.row. induction l as [|u l IH]; [easy|]. intro i. cbn [fold_right]. rewrite get_put.
  destruct (N.eqb_spec v u) as [->|n]; [easy|]. destruct i as [->|i]; [easy|]. now apply IH.
Qed.
(* A function that is changed above n only. *)
Definition below (n : N) (f : N -> N) (u : N) : N := if u <? n then f u else u.
Lemma below_injective n f : (forall u, u < n -> f u < n) -> (forall u v, u < n -> v < n -> f u = f v -> u = v) ->
  forall u v, below n f u = below n f v -> u = v.
Proof.
  unfold below. intros i j u v. destruct (N.ltb_spec u n), (N.ltb_spec v n); intro e; [now apply j| | |easy].
  - specialize (i u H). lia.
  - specialize (i v H0). lia.
Qed.

Lemma nb_graph_on n a v : v < n -> nb (graph_on n a) v = plane_of (filter (a v) (up_to n)).
Proof.
  intro h. unfold nb, graph_on, contains. cbn. rewrite all_spec, (proj2 (N.ltb_lt v n) h). apply plane_ext. intro u.
  rewrite N.land_spec, all_spec. apply eq_true_iff_eq. rewrite andb_true_iff, plane_of_spec, filter_In, up_to_spec, N.ltb_lt. tauto.
Qed.
Lemma nb_tabulated n a v : v < n -> nb (tabulated n a) v = plane_of (filter (a v) (up_to n)).
Proof.
  intro h. rewrite <- nb_graph_on by easy. unfold nb, tabulated, contains. cbn. rewrite all_spec, (proj2 (N.ltb_lt v n) h).
  unfold graph_on. cbn. now rewrite (rows_put (fun v => plane_of (filter (a v) (up_to n)))) by now apply up_to_spec.
Qed.
Lemma nb_beyond g n v : vertices g = all n -> n <= v -> nb g v = empty.
Proof. intros e h. unfold nb, contains. rewrite e, all_spec. destruct (N.ltb_spec v n); [lia|easy]. Qed.

(* What is computed at a graph is true of every isomorphic one. *)
Lemma named_anew_by n b a f : (forall u, u < n -> f u < n) -> (forall u v, u < n -> v < n -> f u = f v -> u = v) ->
  (forall u v, u < n -> v < n -> a (f u) (f v) = b u v) -> named_anew (below n f) (tabulated n b) (graph_on n a).
Proof.
  intros i j e. pose proof (below_injective n f i j) as inj.
  assert (image (below n f) (all n) = all n) as v.
  { apply plane_ext. intro y. apply eq_true_iff_eq. rewrite image_spec, all_spec, N.ltb_lt. split.
    - intros (x & h & <-). rewrite all_spec in h. unfold below. rewrite h. apply i. now apply N.ltb_lt.
    - intro h. destruct (onto n f i j y h) as (x & hx & <-). exists x. unfold below.
      rewrite all_spec, (proj2 (N.ltb_lt x n) hx). easy. }
  split; [easy|]. intro x. destruct (N.lt_ge_cases x n) as [h|h].
  - unfold below at 1. rewrite (proj2 (N.ltb_lt x n) h), nb_graph_on, nb_tabulated by auto.
    apply plane_ext. intro y. apply eq_true_iff_eq. rewrite image_spec, plane_of_spec, filter_In, up_to_spec. split.
    + intros [hy k]. destruct (onto n f i j y hy) as (z & hz & <-). exists z. rewrite plane_of_spec, filter_In, up_to_spec. unfold below.
      rewrite (proj2 (N.ltb_lt z n) hz). rewrite <- e by easy. easy.
    + intros (z & k & <-). apply plane_of_spec, filter_In in k as [hz k]. apply up_to_spec in hz. unfold below.
      rewrite (proj2 (N.ltb_lt z n) hz). rewrite e by easy. auto.
  - unfold below at 1. rewrite (proj2 (N.ltb_ge x n) h), (nb_beyond (graph_on n a) n), (nb_beyond (tabulated n b) n) by easy. reflexivity.
Qed.

Theorem true_in_sound f n b a : made_of computed f = true -> isomorphic n b a -> (satisfies f n a <-> true_in f n b = true).
Proof.
  intros m (p & i & j & e). pose proof (below_injective n p i j) as inj. pose proof (named_anew_by n b a p i j e) as al.
  assert (forall word game options, computed word game options = true -> forall s g h, named_anew (below n p) g h ->
    by_the_rules word game options (image (below n p) s) h = name_anew (below n p) (compute word game options s g)) as answers.
  { clear - inj. intros word game options c s g h al. unfold computed in c. destruct options; [|easy]. apply orb_true_iff in c as [c|c].
    - apply andb_true_iff in c as [c1 c2]. apply orb_true_iff in c2 as [c2|c2]; apply String.eqb_eq in c1, c2; subst.
      + now rewrite wins_ello, (ello_on_alike (below n p) inj s g h al).
      + now rewrite wins_odd_elimination, (odd_elimination_on_alike (below n p) inj g h al).
    - apply andb_true_iff in c as [c1 c2]. apply String.eqb_eq in c1, c2. subst.
      now rewrite by_the_rules_is_kayles, (kayles_on_alike (below n p) g h inj al). }
  pose proof (meaning_alike (below n p) inj computed compute by_the_rules answers f m _ _ [] al) as q. cbn [all_anew map] in q.
  unfold satisfies, true_in. rewrite q, anew_truth. reflexivity.
Qed.

(* A graph is a word here. *)
Definition true_at (f : formula) (n w : N) : bool := true_in f n (adjacent_by n w).

(** Lists, from order 1 on *)

Fixpoint all_extend (hint : orders) (c : class) (k : N) (before : list N) (rest : list (list N)) : bool :=
  match rest with [] => true | after :: rest => extends hint c k before after && all_extend hint c (N.succ k) after rest end.
Definition all_complete (hint : orders) (c : class) (lists : list (list N)) : bool :=
  match lists with [] => true | first :: rest => existsb (N.eqb 0) first && all_extend hint c 1 first rest end.

Lemma all_extend_sound hint c : forall rest k before, 0 < k -> complete c k before -> all_extend hint c k before rest = true ->
  forall i l, nth_error rest i = Some l -> complete c (k + 1 + N.of_nat i) l.
Proof.
  induction rest as [|after rest IH]; intros k before p b e i l h; [now destruct i|].
  cbn in e. apply andb_true_iff in e as [e1 e2]. apply extends_sound in e1; [|easy..]. destruct i as [|i]; cbn in h.
  - injection h as <-. now replace (k + 1 + N.of_nat 0) with (N.succ k) by lia.
  - replace (k + 1 + N.of_nat (S i)) with (N.succ k + 1 + N.of_nat i) by lia. apply (IH (N.succ k) after); [lia|easy..].
Qed.
Theorem all_complete_sound hint c lists : all_complete hint c lists = true ->
  forall i l, nth_error lists i = Some l -> complete c (1 + N.of_nat i) l.
Proof.
  destruct lists as [|first rest]; intros e i l h; [now destruct i|]. cbn in e. apply andb_true_iff in e as [e1 e2].
  apply one_vertex with (c := c) in e1. destruct i as [|i]; cbn in h.
  - injection h as <-. exact e1.
  - replace (1 + N.of_nat (S i)) with (1 + 1 + N.of_nat i) by lia. now apply (all_extend_sound hint c rest 1 first); try easy.
Qed.

(* The graphs of lists, from an order on, at which something is so. *)
Fixpoint those_at (p : N -> N -> bool) (n : N) (lists : list (list N)) : list (N * N) :=
  match lists with [] => [] | l :: lists => map (pair n) (filter (p n) l) ++ those_at p (N.succ n) lists end.
Lemma those_at_spec p : forall lists n k w, In (k, w) (those_at p n lists) <->
  exists i l, k = n + N.of_nat i /\ nth_error lists i = Some l /\ In w l /\ p k w = true.
Proof.
  induction lists as [|l lists IH]; intros n k w; cbn [those_at].
  - split; [easy|]. intros (i & l & _ & h & _). now destruct i; cbn in h.
  - rewrite in_app_iff, in_map_iff, IH. split.
    + intros [(x & e & h)|(i & m & -> & h & iw & t)].
      * injection e as -> ->. apply filter_In in h. exists 0%nat, l. rewrite N.add_0_r. easy.
      * exists (S i), m. split; [lia|easy].
    + intros ([|i] & m & -> & h & iw & t); cbn in h.
      * left. exists w. injection h as <-. rewrite N.add_0_r in *. split; [easy|]. now apply filter_In.
      * right. exists i, m. split; [lia|]. easy.
Qed.
Fixpoint somewhere_at (p : N -> N -> bool) (n : N) (lists : list (list N)) : bool :=
  match lists with [] => false | l :: lists => existsb (p n) l || somewhere_at p (N.succ n) lists end.
Lemma somewhere_at_spec p : forall lists n, somewhere_at p n lists = true <-> exists k w, In (k, w) (those_at p n lists).
Proof.
  induction lists as [|l lists IH]; intro n; cbn; [split; [easy|now intros (k & w & [])]|].
  rewrite orb_true_iff, existsb_exists, IH. split.
  - intros [(w & i & t)|(k & w & i)].
    + exists n, w. apply in_app_iff. left. apply in_map, filter_In. now split.
    + exists k, w. apply in_app_iff. now right.
  - intros (k & w & i). apply in_app_iff in i as [i|i]; [left|right; now exists k, w].
    apply in_map_iff in i as (x & _ & i). apply filter_In in i. now exists x.
Qed.

(** The graphs of connected ones are connected *)

Lemma reached_path n w u : u < n -> forall steps s, (forall v, N.testbit s v = true -> path (fun x => x < n) (adjacent_by n w) u v) ->
  forall v, N.testbit (reached_in steps (tabulated n (adjacent_by n w)) s) v = true -> path (fun x => x < n) (adjacent_by n w) u v.
Proof.
  intros hu. induction steps; intros s h v r; cbn [reached_in] in r; [now apply h|].
  destruct (N.eqb _ s); [now apply h|]. apply IHsteps in r; [easy|]. clear v r. intros v r.
  unfold spread in r. rewrite N.lor_spec in r. apply orb_true_iff in r as [r|r]; [now apply h|].
  unfold neighbours_of in r. apply union_spec in r as (a & i & r). apply in_map_iff in i as (x & <- & i). apply members_spec in i.
  destruct (N.lt_ge_cases x n) as [hx|hx].
  - rewrite nb_tabulated in r by easy. apply plane_of_spec, filter_In in r as [hv r]. apply up_to_spec in hv.
    now apply path_end with x; [apply h| |].
  - rewrite (nb_beyond _ n) in r by easy. unfold empty in r. now rewrite N.bits_0 in r.
Qed.
(* Whether it is a graph of the class. *)
Definition in_the_class (c : class) (n w : N) : bool :=
  match c with All_graphs => true | Connected_graphs => connected (tabulated n (adjacent_by n w)) end.
Lemma in_the_class_sound c n w : in_the_class c n w = true -> in_class c n (adjacent_by n w).
Proof.
  destruct c; [easy|]. cbn. unfold connected. rewrite andb_true_iff, forallb_forall, any_none, negb_true_iff, none_false.
  intros [(x & hx) e]. unfold tabulated in hx. cbn in hx. rewrite all_spec in hx. apply N.ltb_lt in hx. split; [lia|].
  intros u v hu hv. assert (In u (members (all n))) as iu by (apply members_spec; rewrite all_spec; now apply N.ltb_lt).
  apply e, N.eqb_eq in iu. unfold component, reached in iu.
  apply (reached_path n w u hu (N.to_nat (count (vertices (tabulated n (adjacent_by n w))))) (N.land (cell u) (vertices (tabulated n (adjacent_by n w))))).
  - intros y hy. rewrite N.land_spec, cell_spec in hy. apply andb_true_iff in hy as [hy _]. apply N.eqb_eq in hy. subst. now constructor.
  - rewrite iu. cbn. rewrite all_spec. now apply N.ltb_lt.
Qed.
Lemma isomorphic_same n a : isomorphic n a a.
Proof. now exists (fun u => u). Qed.

(** The check *)

(* The range of the orders of pieces. *)
Definition least_order (l : list ledger_piece) : N := fold_right (fun p m => N.min (piece_order p) m) (match l with p :: _ => piece_order p | [] => 0 end) l.
Definition greatest_order (l : list ledger_piece) : N := fold_right (fun p m => N.max (piece_order p) m) 0 l.
Definition same_class (c d : class) : bool :=
  match c, d with All_graphs, All_graphs | Connected_graphs, Connected_graphs => true | _, _ => false end.

(* `lists`: the words of the graphs of each order, from 1 on. *)
Definition check_sweep (hint : orders) (lines : list (list string)) (lists : list (list N)) : option sweep :=
  let? l := all_of read_piece lines in
  match l with
  | [] => None
  | first :: _ =>
      let? f := read_formula (piece_text first) in
      let c := piece_class first in let a := least_order l in let b := greatest_order l in
      let asked := skipn (N.to_nat (a - 1)) lists in
      require (forallb (fun p => (piece_text p =? piece_text first)%string && same_class (piece_class p) c && (1 <=? piece_order p)) l &&
               forallb (fun n => existsb (fun p => piece_order p =? n) l) (map (N.add a) (up_to (b + 1 - a))) &&
               (N.of_nat (List.length lists) =? b) && made_of computed f)
        (require (all_complete hint c lists)
          match those_at (fun n w => negb (true_at f n w)) a asked with
          | (n, w) :: failures =>
              require (in_the_class c n w) (Some (Sweep c a b f (Fails (N.succ (N.of_nat (List.length failures))))))
          | [] =>
              match hypothesis f with
              | Some h =>
                  if somewhere_at (fun n w => true_at h n w && in_the_class c n w) a asked then Some (Sweep c a b f Holds)
                  else require (negb (somewhere_at (true_at h) a asked)) (Some (Sweep c a b f Vacuous))
              | None => Some (Sweep c a b f Holds)
              end
          end)
  end.

Lemma order_bounds l p : In p l -> least_order l <= piece_order p <= greatest_order l.
Proof.
  intro i. split.
  - unfold least_order. generalize (match l with p :: _ => piece_order p | [] => 0 end) as d. intro d.
    induction l as [|q l IH]; [easy|]. cbn. destruct i as [->|i]; [lia|]. specialize (IH i). lia.
  - unfold greatest_order. induction l as [|q l IH]; [easy|]. cbn. destruct i as [->|i]; [lia|]. specialize (IH i). lia.
Qed.

Theorem check_sweep_sound hint lines lists s : check_sweep hint lines lists = Some s -> sweep_parses lines s /\ sweep_holds s.
Proof.
  unfold check_sweep, bind. destruct (all_of read_piece lines) as [l|] eqn:e; [|easy].
  destruct l as [|first l']; [easy|]. set (l := first :: l') in *.
  destruct (read_formula (piece_text first)) as [f|] eqn:r; [|easy].
  set (c := piece_class first). set (a := least_order l). set (b := greatest_order l). set (asked := skipn _ lists).
  unfold require at 1. destruct (forallb _ l && _ && _ && _)%bool eqn:g; [|easy].
  apply andb_true_iff in g as [g m]. apply andb_true_iff in g as [g len]. apply andb_true_iff in g as [same whole].
  rewrite forallb_forall in same, whole. apply N.eqb_eq in len.
  assert (forall p, In p l -> piece_text p = piece_text first /\ piece_class p = c /\ 1 <= piece_order p) as same'.
  { intros p i. apply same in i. apply andb_true_iff in i as [i o]. apply andb_true_iff in i as [i j]. apply String.eqb_eq in i. apply N.leb_le in o.
    repeat split; try easy. now destruct (piece_class p), c. }
  assert (1 <= a) as pos.
  { unfold a, least_order. assert (1 <= piece_order first) as o by (apply same'; now left). revert o. change (match l with p :: _ => piece_order p | [] => 0 end) with (piece_order first).
    generalize (piece_order first) as d. intros d o. assert (forall p, In p l -> 1 <= piece_order p) as k by (intros; now apply same').
    clear - k o. induction l as [|q l IH]; cbn; [easy|]. specialize (IH (fun p i => k p (or_intror i))). specialize (k q (or_introl eq_refl)). lia. }
  assert (forall s, about s = c -> from s = a -> up s = b -> Sweep.asked s = f -> sweep_parses lines s) as parses.
  { intros [c' a' b' f' v] e1 e2 e3 e4. cbn in e1, e2, e3, e4. subst c' a' b' f'. split; cbn [about from up Sweep.asked].
    - intros x i. assert (exists p, read_piece x = Some p /\ In p l) as (p & q & ip) by (destruct (Derivation.all_of_some _ _ _ e _ i) as [p q]; exists p; split; [easy|]; apply (Derivation.all_of_In _ _ _ e); now exists x).
      exists p. split; [easy|]. destruct (same' p ip) as (t & d & _). split; [easy|]. split; [exact (order_bounds l p ip)|]. now rewrite t.
    - intros n h. change (a <= n <= b) in h. clearbody a b. specialize (whole n). destruct (existsb (fun p => piece_order p =? n) l) eqn:q.
      + apply existsb_exists in q as (p & ip & q). apply N.eqb_eq in q. apply (Derivation.all_of_In _ _ _ e) in ip as (x & ix & px). now exists x, p.
      + exfalso. assert (false = true); [|easy]. apply whole. apply in_map_iff. exists (n - a). split; [lia|]. apply up_to_spec. lia. }
  assert (forall i x, nth_error asked i = Some x -> nth_error lists (N.to_nat (a - 1) + i) = Some x) as in_lists.
  { intros i x h. unfold asked in h. rewrite <- h. clear. revert lists. induction (N.to_nat (a - 1)); intro lists; [easy|]. destruct lists; cbn; [now destruct i|easy]. }
  assert (forall n, a <= n <= b -> exists x, nth_error asked (N.to_nat (n - a)) = Some x) as there.
  { intros n h. unfold asked. destruct (nth_error (skipn (N.to_nat (a - 1)) lists) (N.to_nat (n - a))) as [x|] eqn:q; [now exists x|].
    exfalso. apply nth_error_None in q. rewrite skipn_length in q. lia. }
  (* The graph of a listed word. *)
  assert (forall p k w, In (k, w) (those_at p a asked) -> a <= k <= b) as range.
  { intros p k w i. apply those_at_spec in i as (i & x & -> & hx & _). apply in_lists in hx.
    assert (N.to_nat (a - 1) + i < List.length lists)%nat by (apply nth_error_Some; congruence). lia. }
  assert (forall p k w, In (k, w) (those_at p a asked) -> p k w = true) as so.
  { intros p k w i. apply those_at_spec in i as (i & x & -> & _ & _ & t). exact t. }
  assert (forall g, made_of computed g = true -> forall k w, satisfies g k (adjacent_by k w) <-> true_at g k w = true) as at_word.
  { intros g mg k w. apply true_in_sound; [easy|apply isomorphic_same]. }
  unfold require at 1. destruct (all_complete hint c lists) eqn:k; [|easy].
  (* Every graph is that of a listed word. *)
  assert (forall p n y, a <= n <= b -> simple n y -> in_class c n y ->
    exists w, isomorphic n (adjacent_by n w) y /\ (p n w = true -> In (n, w) (those_at p a asked))) as every.
  { intros p n y hn s0 k'. destruct (there n hn) as (x & hx).
    pose proof (all_complete_sound hint c lists k _ _ (in_lists _ _ hx)) as q.
    replace (1 + N.of_nat (N.to_nat (a - 1) + N.to_nat (n - a))) with n in q by lia.
    destruct (q y s0 k') as (w & iw & iso). exists w. split; [easy|]. intro t. apply those_at_spec.
    exists (N.to_nat (n - a)), x. split; [lia|]. easy. }
  set (failing := fun n w => negb (true_at f n w)). fold failing. fold failing in every.
  destruct (those_at failing a asked) as [|[n1 w1] failures] eqn:t.
  - assert (forall n y, a <= n <= b -> simple n y -> in_class c n y -> satisfies f n y) as holds.
    { intros n y hn s0 k'. destruct (every failing n y hn s0 k') as (w & iso & i). apply (true_in_sound f n _ y m iso).
      destruct (true_in f n (adjacent_by n w)) eqn:q; [easy|]. rewrite t in i. destruct i. unfold failing, true_at. now rewrite q. }
    destruct (hypothesis f) as [h|] eqn:hy.
    + assert (made_of computed h = true) as mh by (destruct f; try easy; injection hy as <-; cbn in m; now apply andb_true_iff in m).
      set (met := fun n w => (true_at h n w && in_the_class c n w)%bool).
      destruct (somewhere_at met a asked) eqn:w.
      * intro q. injection q as <-. split; [now apply parses|]. cbn. rewrite hy. split; [exact holds|].
        apply somewhere_at_spec in w as (n & w & i). exists n, (adjacent_by n w). pose proof (so _ _ _ i) as o. apply andb_true_iff in o as [o1 o2].
        split; [exact (range _ _ _ i)|]. split; [apply adjacent_in_simple|]. split; [now apply in_the_class_sound|now apply at_word].
      * unfold require. destruct (somewhere_at (true_at h) a asked) eqn:z; [easy|]. cbn. intro q. injection q as <-.
        split; [now apply parses|]. cbn. rewrite hy. intros n y hn s0 k' sat.
        destruct (every (true_at h) n y hn s0 k') as (x & iso & i). apply (true_in_sound h n _ y mh iso) in sat. apply i in sat.
        assert (somewhere_at (true_at h) a asked = true) by (apply somewhere_at_spec; now exists n, x). congruence.
    + intro q. injection q as <-. split; [now apply parses|]. cbn. rewrite hy. split; [exact holds|easy].
  - unfold require. destruct (in_the_class c n1 w1) eqn:z; [|easy]. intro q. injection q as <-. split; [now apply parses|]. cbn.
    assert (In (n1, w1) (those_at failing a asked)) as i1 by (rewrite t; now left). split.
    + exists n1, (adjacent_by n1 w1). split; [exact (range _ _ _ i1)|]. split; [apply adjacent_in_simple|].
      split; [now apply in_the_class_sound|]. intro sat. apply (at_word f m) in sat. apply so in i1. unfold failing in i1. now rewrite sat in i1.
    + exists (map (fun '(n, w) => (n, adjacent_by n w)) ((n1, w1) :: failures)). split.
      * rewrite map_length. cbn. lia.
      * intros n y hn s0 k'. destruct (every failing n y hn s0 k') as (w & iso & i).
        destruct (true_in f n (adjacent_by n w)) eqn:q; [left; now apply (true_in_sound f n _ y m iso)|right].
        exists (adjacent_by n w). split; [|easy]. apply in_map_iff. exists (n, w). split; [easy|]. rewrite <- t. apply i. unfold failing, true_at. now rewrite q.
Qed.

(** A counterexample *)

Lemma behind_spec : forall prefix s rest, behind prefix s = Some rest -> s = (prefix ++ rest)%string.
Proof.
  induction prefix as [|x prefix IH]; intros s rest h; cbn in h; [now injection h as ->|].
  destruct s as [|y s]; [easy|]. destruct (Ascii.eqb_spec x y) as [->|]; [|easy]. cbn. f_equal. now apply IH.
Qed.

Definition check_counterexample (lines : list string) : option (Board.board * formula) :=
  match lines with
  | [game; instance; statement] =>
      let? word := behind "instance " instance in
      let? b := Instance.read_board word in
      let? text := behind "statement FAILS " statement in
      let? f := read_formula text in
      require ((game =? "game conjecture 1")%string && Board.is_graph b && made_of computed f && negb (true_in f (Board.order b) (relation_of b)))
        (Some (b, f))
  | _ => None
  end.
Theorem check_counterexample_sound lines b f : check_counterexample lines = Some (b, f) -> counterexample_parses lines b f /\ false_at b f.
Proof.
  unfold check_counterexample, bind, require. destruct lines as [|game [|instance [|statement []]]]; try easy.
  destruct (behind "instance " instance) as [word|] eqn:e1; [|easy]. destruct (Instance.read_board word) as [b'|] eqn:e2; [|easy].
  destruct (behind "statement FAILS " statement) as [text|] eqn:e3; [|easy]. destruct (read_formula text) as [f'|] eqn:e4; [|easy].
  destruct (_ && _)%bool eqn:e; [|easy]. intro q. injection q as -> ->.
  apply andb_true_iff in e as [e t]. apply andb_true_iff in e as [e m]. apply andb_true_iff in e as [e g]. apply String.eqb_eq in e.
  apply behind_spec in e1, e3. split.
  - exists word, text. now rewrite e, e1, e3.
  - intro sat. apply (true_in_sound f _ _ _ m (isomorphic_same _ (relation_of b))) in sat. now rewrite sat in t.
Qed.

(** For the program that reads files *)

(* Of the claim: the class, the formula as it stands, and what is said of so many graphs. *)
Fixpoint decimal_in (steps : nat) (n : N) (rest : string) : string :=
  match steps with
  | O => rest
  | S steps =>
      let (q, r) := N.div_eucl n 10 in
      let rest := String (ascii_of_N (48 + r)) rest in if q =? 0 then rest else decimal_in steps q rest
  end.
Definition decimal (n : N) : string := decimal_in (S (N.to_nat (N.size n))) n "".
Definition class_word (c : class) : string := match c with All_graphs => "all" | Connected_graphs => "connected" end.
Local Open Scope string_scope.
Definition sweep_line (first : list string) (s : sweep) (lists : list (list N)) : string :=
  let graphs := total (map (fun l => N.of_nat (List.length l)) (skipn (N.to_nat (from s - 1)) lists)) in
  "conjecture " ++ match read_piece first with Some p => piece_text p | None => "" end ++
  match says s with Holds => " HOLDS" | Vacuous => " VACUOUS" | Fails _ => " FAILS" end ++
  " order " ++ decimal (from s) ++ ".." ++ decimal (up s) ++ " " ++ class_word (about s) ++ " graphs " ++ decimal graphs ++
  match says s with Fails k => ", false at " ++ decimal k | _ => "" end.
(* The games that a formula asks, for what a claim rests on. *)
Fixpoint games_in (f : formula) : list string :=
  match f with
  | Asks _ game _ a => game :: games_in a
  | Of_one _ a => games_in a
  | Of_two _ a b | And a b | Or a b | Implies a b | Let _ a b | Changed _ a b => games_in a ++ games_in b
  | If a b c | Quantified _ _ _ a b c => games_in a ++ games_in b ++ games_in c
  | _ => []
  end.
Fixpoint insert (x : string) (l : list string) : list string :=
  match l with [] => [x] | y :: rest => if String.leb x y then x :: l else y :: insert x rest end.
Definition sorted (l : list string) : list string := fold_right insert [] l.
Definition formula_rests_on (f : formula) : string :=
  String.concat "; " (map (fun game => "rules of " ++ game ++ " 1") (sorted (nodup string_dec (games_in f))) ++ ["definitions of conjectures 1"]).
(* Whether all words of the formula can be computed here. *)
Definition is_computed : formula -> bool := made_of computed.
