(* Evidence `derivation` about local games: in the graph of their conflicts gadgets are exchanged, down to components with certificates
   (docs/EXCHANGES.md). *)
From Coq Require Import NArith List Bool Lia String.
From Gamecert Require Import Plane Trie Board Instance Game Rules Games Claim Text GadgetClaim LocalClaim.
From Gamecert.games Require Import NodeKayles.
From Gamecert.checkers Require Import Order Reduced Pieces Derivation LocalGadgets Conflicts.
From Gamecert.lemmas Require Import Coloured Gadgets Exchange Tables Placed Statements Triples Selecting Nimbers Exchanging.
Import ListNotations.
Local Open Scope N_scope.

(** Lemmas, as they are used *)

(* Boundary vertices, all vertices, who is near whom and who is inside with the one gadget and with the other; and the heap. *)
Record exchange := Exchanging {
  boundary : N; places_of : N; near_before : Board.table; near_after : Board.table; inside_before : plane; inside_after : plane; heap : N }.
Definition exchange_of (c : local_claim) : option exchange :=
  match c with
  | Nimbers_differ Node_kayles g other heap =>
      let n := N.of_nat (List.length (any_names g other)) in
      let k := boundary_size g in
      let P := picture g in
      let P' := changes_by here (exchanged g other []) P in
      require (check_mirror c) (Some (Exchanging k n (near_rows n P) (near_rows n P') (inner_plane k n P) (inner_plane k n P') heap))
  | _ => None
  end.
Definition right_exchange (e : exchange) : Prop :=
  let near := row (near_before e) in
  let near' := row (near_after e) in
  boundary e <= places_of e /\ both_near (places_of e) near /\ both_near (places_of e) near' /\
  exists R, closed (boundary e) (places_of e) near near' R /\ R (all (boundary e)) (inside_before e) (inside_after e) (heap e).

Lemma exchange_right c e : exchange_of c = Some e -> right_exchange e.
Proof.
  destruct c as [x g other plus|]; [|easy]. destruct x; try easy. unfold exchange_of, require. destruct (check_mirror _) eqn:h; [|easy].
  intro q. injection q as <-. unfold check_mirror in h. apply andb_prop in h as [_ h]. unfold mirrored in h. rewrite !andb_true_iff in h.
  destruct h as [[[[[fit s] s'] a] a'] d]. unfold right_exchange. cbn [boundary places_of near_before near_after inside_before inside_after heap].
  set (names := any_names g other) in *. set (n := N.of_nat (List.length names)) in *.
  assert (forall P, symmetric_below n P = true -> both_near n (row (near_rows n P))) as both.
  { intros P sp i j li lj. apply (near_in_rows names P) in sp. fold n in sp. destruct (sp i j li lj) as [e1 e2], (sp j i lj li) as [e3 _]. congruence. }
  split; [|split; [now apply both|split; [now apply both|]]].
  - unfold changes_fit in fit. apply andb_prop in fit as [p _]. destruct (sizes names g p) as [l1 l2]. now apply N.le_trans with (gadget_size g).
  - unfold decided in d. apply andb_prop in d as [cl st]. eexists. split; [apply is_closed_sound; exact cl|exact st].
Qed.

(** One of them in a graph *)

(* Vertices come and go. *)
Definition mark (l : list N) (s : state) : state := State (near s) (fold_left (fun t v => put t v (Some false)) l (colours s)).
Definition toggle_all (l : list (N * N)) (s : state) : state := fold_left toggle_at l s.
Lemma mark_vertex l s v : vertex (graph_of (mark l s)) v = member l v || vertex (graph_of s) v.
Proof. cbn. rewrite put_all. now destruct (member l v). Qed.
Lemma toggles_right (f : N -> bool) l : (forall e, In e l -> f (fst e) = true /\ fst e <> snd e) -> forall s, simple (graph_of s) ->
  simple (graph_of (toggle_all l s)) /\ (forall v, vertex (graph_of (toggle_all l s)) v = vertex (graph_of s) v) /\
  forall u v, f u = false -> f v = false -> adjacent (graph_of (toggle_all l s)) u v = adjacent (graph_of s) u v.
Proof.
  induction l as [|e l IH]; intros h s i; [easy|]. destruct (h e (or_introl eq_refl)) as [fe de]. cbn [toggle_all fold_left].
  destruct (IH (fun e i => h e (or_intror i)) (toggle_at s e) (toggle_simple e s de i)) as (a & b & c).
  split; [easy|]. split; [easy|]. intros u v fu fv. change (fold_left toggle_at l (toggle_at s e)) with (toggle_all l (toggle_at s e)).
  rewrite c, toggle_adjacent by easy. destruct e as [x y]. cbn in *.
  destruct (N.eqb_spec u x) as [->|_]; [congruence|]. destruct (N.eqb_spec v x) as [->|_]; [congruence|]. now rewrite andb_false_r, xorb_false_r.
Qed.

(* What stands for whom: pairs of a vertex and a place. *)
Definition roles := list (N * N).
Definition table_of_roles (l : roles) : trie N := fold_right (fun e t => put t (fst e) (snd e)) leaf l.
Lemma role_in l v i : get (table_of_roles l) v = Some i -> In (v, i) l.
Proof.
  induction l as [|[u j] l IH]; cbn [table_of_roles fold_right fst snd]; [now rewrite get_leaf|]. rewrite get_put.
  destruct (N.eqb_spec v u) as [->|_]; [intro e; injection e as ->; now left|]. right. now apply IH.
Qed.

Section Standing.
  Variables (k n : N) (own : list N) (l : roles).
  Let t := table_of_roles l.
  Let own_name (i : N) : N := name_of own (i - k).
  Definition well_named : bool :=
    (k + N.of_nat (List.length own) =? n) &&
    forallb (fun '(i, v) => match get t v with Some j => j =? k + i | None => false end) (combine (up_to (N.of_nat (List.length own))) own) &&
    forallb (fun '(v, i) => (i <? k) || (i <? n) && (v =? own_name i)) l.
  Lemma well_named_spec : well_named = true ->
    (forall i, k <= i -> i < n -> get t (own_name i) = Some i) /\ (forall v i, get t v = Some i -> k <= i -> i < n /\ v = own_name i) /\
    (forall v, In v own -> exists i, k <= i /\ get t v = Some i).
  Proof.
    unfold well_named. rewrite !andb_true_iff, N.eqb_eq, !forallb_forall. intros [[len a] b].
    assert (forall i, k <= i -> i < n -> get t (own_name i) = Some i) as named.
    { intros i ki li. specialize (a (i - k, own_name i)). cbn in a. destruct (get t (own_name i)) as [j|].
      - rewrite N.eqb_eq in a. rewrite a; [f_equal; lia|]. apply with_places. split; [lia|easy].
      - discriminate a. apply with_places. split; [lia|easy]. }
    split; [easy|]. split.
    - intros v i r ki. apply role_in, b in r. apply orb_true_iff in r as [r|r]; [apply N.ltb_lt in r; lia|].
      now rewrite andb_true_iff, N.ltb_lt, N.eqb_eq in r.
    - intros v i. apply (In_nth _ _ 0) in i as (i & li & <-). exists (k + N.of_nat i). split; [lia|].
      replace (nth i own 0) with (own_name (k + N.of_nat i)); [apply named; lia|].
      unfold own_name, name_of. f_equal. lia.
  Qed.

  Definition stand_right (near : N -> plane) (I : plane) (s : state) : bool :=
    let there := vertex (graph_of s) in
    forallb (fun '(v, i) => (i <? k) || Bool.eqb (there v) (N.testbit I i)) l &&
    forallb (fun '(v, i) => (i <? k) || negb (there v) ||
      let found := nearby s v in
      let known := set_of found in
      forallb (next_to (get t) near i) found && forallb (fun '(u, j) => negb (N.testbit (near i) j && there u) || in_set known u) l) l.
  Lemma stand_right_sound near I s : simple (graph_of s) -> stand_right near I s = true -> stands k (get t) (graph_of s) I near.
  Proof.
    intros [_ sym]. unfold stand_right. rewrite andb_true_iff, !forallb_forall. intros [a b]. split.
    - intros v i r ki. apply role_in, a in r. apply orb_true_iff in r as [r|r]; [apply N.ltb_lt in r; lia|]. now apply eqb_prop.
    - intros v i u r ki hv hu. enough (adjacent (graph_of s) v u = next_to (get t) near i u) as e by (split; [easy|]; now rewrite sym).
      apply role_in, b in r. rewrite hv in r. apply orb_true_iff in r as [r|r].
      { rewrite orb_false_r in r. apply N.ltb_lt in r. lia. }
      rewrite andb_true_iff, !forallb_forall in r. destruct r as [r1 r2]. apply eq_true_iff_eq. split; intro h.
      + apply r1. now apply nearby_spec.
      + unfold next_to in h. destruct (get t u) as [j|] eqn:e; [|easy]. apply role_in, r2 in e. rewrite h, hu in e. cbn [andb negb orb] in e.
        rewrite in_set_spec, member_spec in e. now apply nearby_spec in e.
  Qed.
End Standing.

(* The vertices outside with neighbours among the inner ones, each with the boundary vertex that has the same. *)
Definition boundary_roles (e : exchange) (s : state) (inner : list N) : roles :=
  let inside := set_of inner in
  let met := flat_map (fun '(i, v) => map (pair (boundary e + i)) (filter (fun u => negb (in_set inside u)) (nearby s v)))
               (combine (up_to (N.of_nat (List.length inner))) inner) in
  let '(t, found) := fold_left (fun '(t, found) '(i, u) =>
    (add_to_row t u (cell i), if none (row t u) then u :: found else found)) met (leaf, []) in
  flat_map (fun u => match find (fun c => N.eqb (N.land (row (near_before e) c) (inside_before e)) (row t u)) (up_to (boundary e)) with
                     | Some c => [(u, c)] | None => [] end) found.
Definition exchange_at (e : exchange) (s : state) (inner fresh : list N) : option state :=
  let k := boundary e in
  let own := (inner ++ fresh)%list in
  let named := map (fun '(i, v) => (v, k + i)) (combine (up_to (N.of_nat (List.length own))) own) in
  let young := skipn (List.length inner) named in
  let around := boundary_roles e s inner in
  let l := (named ++ around)%list in
  let t := table_of_roles l in
  let edges := flat_map (fun '(v, i) => map (fun p => (v, fst p))
    (filter (fun '(u, j) => N.testbit (row (near_after e) i) j) (around ++ filter (fun p => snd p <? i) young))) young in
  let within v := match get t v with Some i => k <=? i | None => false end in
  let after := toggle_all edges (mark fresh (erase inner s)) in
  require (well_named k (places_of e) own l && forallb (fun p => within (fst p) && negb (fst p =? snd p)) edges &&
           stand_right k l (row (near_before e)) (inside_before e) s && stand_right k l (row (near_after e)) (inside_after e) after)
    (Some after).

Theorem exchange_at_sound e s inner fresh s' : right_exchange e -> simple (graph_of s) -> finite (graph_of s) -> finite (graph_of s') ->
  exchange_at e s inner fresh = Some s' -> differ_by (heap e) (graph_of s) (graph_of s').
Proof.
  intros (kn & b1 & b2 & R & cl & r) i f f'. unfold exchange_at, require. set (l := (_ ++ boundary_roles _ _ _)%list).
  set (edges := flat_map _ _). set (within := fun v : N => match get (table_of_roles l) v with Some i => boundary e <=? i | None => false end). destruct (_ && _) eqn:c; [|easy]. intro q. injection q as <-.
  rewrite !andb_true_iff, forallb_forall in c. destruct c as [[[w le] st] st'].
  destruct (well_named_spec _ _ _ _ w) as (named & alone & own).
  destruct (toggles_right within edges) with (s := mark fresh (erase inner s)) as (i' & hv & ha).
  - intros p ip. apply le in ip. change (within (fst p) && negb (fst p =? snd p) = true) in ip. now rewrite andb_true_iff, negb_true_iff, N.eqb_neq in ip.
  - easy.
  - assert (forall v, outside (boundary e) (get (table_of_roles l)) v -> within v = false) as far.
    { intros v o. unfold outside in o. unfold within. destruct (get _ v); [now apply N.leb_gt|easy]. }
    assert (forall v, outside (boundary e) (get (table_of_roles l)) v -> ~ In v (inner ++ fresh)%list) as not_own.
    { intros v o h. apply own in h as (j & kj & h). unfold outside in o. rewrite h in o. lia. }
    apply (exchanged_nimbers (boundary e) (places_of e) (get (table_of_roles l)) _ named alone _ _ (inside_before e) (inside_after e)
             (row (near_before e)) (row (near_after e)) R); try easy.
    + now apply stand_right_sound.
    + now apply stand_right_sound.
    + split.
      * intros v o. rewrite hv, mark_vertex. apply not_own in o. rewrite in_app_iff in o. pose proof (proj1 (erase_same inner s) v) as ev.
        rewrite ev. cbn [vertex without]. rewrite (proj2 (member_false fresh v)), (proj2 (member_false inner v)) by tauto. cbn. now rewrite andb_true_r.
      * intros u v ou ov _ _. rewrite ha by now apply far. reflexivity.
Qed.
Lemma exchange_at_simple e s inner fresh s' : simple (graph_of s) -> exchange_at e s inner fresh = Some s' ->
  simple (graph_of s') /\ forall v, vertex (graph_of s') v = true -> In v fresh \/ vertex (graph_of s) v = true.
Proof.
  intros i. unfold exchange_at, require. set (l := (_ ++ boundary_roles _ _ _)%list).
  set (edges := flat_map _ _). destruct (_ && _) eqn:c; [|easy]. intro q. injection q as <-.
  rewrite !andb_true_iff, forallb_forall in c. destruct c as [[[w le] _] _].
  destruct (toggles_right (fun _ => true) edges) with (s := mark fresh (erase inner s)) as (i' & hv & _).
  - intros p ip. apply le in ip. apply andb_prop in ip as [_ ip]. now apply negb_true_iff, N.eqb_neq in ip.
  - easy.
  - split; [easy|]. intros v. rewrite hv, mark_vertex, orb_true_iff, member_spec, (proj1 (erase_same inner s) v). cbn [vertex without].
    rewrite andb_true_iff. tauto.
Qed.

(** All of them *)

(* The number of a lemma, the inner vertices of its gadget, and names for those of the other. *)
Definition exchange_step := (N * list N * list N)%type.
(* The state is known to have no other vertices than those listed. *)
Fixpoint take_exchanges (lemmas : list exchange) (steps : list exchange_step) (s : state) (known : list N) (sum : N) : option (state * list N * N) :=
  match steps with
  | [] => Some (s, known, sum)
  | (number, inner, fresh) :: steps =>
      let? e := nth_error lemmas (N.to_nat number) in
      let? s := exchange_at e s inner fresh in
      take_exchanges lemmas steps s (fresh ++ known)%list (N.lxor (heap e) sum)
  end.
Definition knows (s : state) (known : list N) : Prop := forall v, vertex (graph_of s) v = true -> In v known.
Lemma knows_finite s known : knows s known -> finite (graph_of s).
Proof.
  intro h. exists (fold_right N.add 1 known). intros v hv. apply h in hv. clear h.
  assert (forall l, 0 < fold_right N.add 1 l) as p by (induction l; cbn; lia).
  induction known as [|u l IH]; [easy|]. cbn. specialize (p l). destruct hv as [->|hv]; [lia|]. apply IH in hv. lia.
Qed.
Theorem take_exchanges_sound lemmas steps : (forall e, In e lemmas -> right_exchange e) -> forall s known sum s' known' sum',
  simple (graph_of s) -> knows s known -> take_exchanges lemmas steps s known sum = Some (s', known', sum') ->
  simple (graph_of s') /\ knows s' known' /\ exists d, sum' = N.lxor d sum /\ differ_by d (graph_of s) (graph_of s').
Proof.
  intro right. induction steps as [|[[number inner] fresh] steps IH]; intros s known sum s' known' sum' i h q; cbn [take_exchanges] in q.
  - injection q as <- <- <-. split; [easy|]. split; [easy|]. exists 0. split; [easy|]. intro x. now rewrite N.lxor_0_r.
  - unfold bind in q. destruct (nth_error lemmas (N.to_nat number)) as [e|] eqn:le; [|easy]. apply nth_error_In, right in le.
    destruct (exchange_at e s inner fresh) as [s1|] eqn:es; [|easy]. destruct (exchange_at_simple e s inner fresh s1 i es) as [i1 v1].
    assert (knows s1 (fresh ++ known)%list) as h1.
    { intros v hv. apply in_or_app. destruct (v1 v hv) as [a|a]; [now left|right; now apply h]. }
    destruct (IH _ _ _ _ _ _ i1 h1 q) as (i' & h' & d & -> & db). split; [easy|]. split; [easy|]. exists (N.lxor d (heap e)).
    split; [now rewrite N.lxor_assoc|]. apply exchange_at_sound in es; [|easy|easy|now apply knows_finite with known|now apply knows_finite in h1].
    intro x. rewrite <- N.lxor_assoc. transitivity (nimber (graph_of s1) (N.lxor x d)); [apply es|apply db].
Qed.

(** The claim *)

Definition said_nimber (said : statement) : option N := match said with Nimber x => Some x | _ => None end.
Definition follows (sum : N) (words : list statement) (said : statement) : bool :=
  match all_of said_nimber words with
  | Some values =>
      let x := N.lxor (fold_right N.lxor 0 values) sum in
      match said with Nimber y => x =? y | Outcome_P => x =? 0 | Outcome_N => negb (x =? 0) | _ => false end
  | None => match words, said with [Outcome_N], Outcome_N => sum =? 0 | _, _ => false end
  end.
(* A component: names of its vertices, and what is claimed of it. *)
Definition component := (list N * subject * statement)%type.
Definition after_exchanges (lemmas : list (list string)) (steps : list exchange_step) (s : subject) : option (state * list N * N) :=
  let? lemmas := all_of (fun lines => let? c := read_about_local lines in exchange_of c) lemmas in
  let? (first, known) := conflicts s in take_exchanges lemmas steps first known 0.
Definition exchanges (lemmas : list (list string)) (steps : list exchange_step) (parts : list component) (s : subject) (said : statement) : bool :=
  match after_exchanges lemmas steps s, all_of (fun '(names, t, _) => option_map (pair names) (node_kayles_on t)) parts with
  | Some (last, known, sum), Some boards => is_sum last known boards && follows sum (map snd parts) said
  | _, _ => false
  end.
(* What is left: each vertex with its neighbours. *)
Definition left_after (lemmas : list (list string)) (steps : list exchange_step) (s : subject) : list (N * list N) :=
  match after_exchanges lemmas steps s with
  | Some (last, known, _) => map (fun v => (v, nearby last v)) (filter (vertex (graph_of last)) known)
  | None => []
  end.

Definition proved (s : subject) (said : statement) : Prop := exists r, rules_of s = Some r /\ Claim.holds (Claim r (in_misere s) said).
Theorem exchanges_sound lemmas steps parts s said : exchanges lemmas steps parts s said = true ->
  (forall names t w, In (names, t, w) parts -> proved t w) -> proved s said.
Proof.
  unfold exchanges, after_exchanges, bind. destruct (all_of _ lemmas) as [es|] eqn:ee; [|easy]. destruct (conflicts s) as [[first known]|] eqn:ec; [|easy].
  destruct (take_exchanges es steps first known 0) as [[[last known'] sum]|] eqn:et; [|easy].
  destruct (all_of (fun '(names, t, _) => option_map (pair names) (node_kayles_on t)) parts) as [boards|] eqn:eb; [|easy]. rewrite andb_true_iff. intros [is fo] bases.
  apply conflicts_right in ec as (r & er & mi & dl & i & kn & start_). exists r. split; [easy|]. rewrite mi.
  apply take_exchanges_sound in et as (i' & kn' & d & -> & db); [| |easy|easy].
  2: { intros e ie. apply (all_of_In _ _ _ ee) in ie as (lines & _ & q). destruct (read_about_local lines) as [c|]; [|easy].
       now apply exchange_right in q. }
  rewrite N.lxor_0_r in *.
  assert (forall names t w, In (names, t, w) parts -> exists b, node_kayles_on t = Some b /\
    Claim.holds (Claim (Rules (node_kayles (arena_of b)) one_plane last_move) false w)) as each.
  { intros names t w it. destruct (all_of_some _ _ _ eb _ it) as [[x b] q]. destruct (node_kayles_on t) as [b'|] eqn:e; [|easy]. exists b'. split; [easy|].
    destruct (bases names t w it) as (r' & e1 & h). apply node_kayles_on_right in e as [e e2]. rewrite e in e1. injection e1 as <-. now rewrite e2 in h. }
  assert (Forall2 (fun p b => node_kayles_on (snd (fst p)) = Some b) parts (map snd boards)) as eb'.
  { apply all_of_spec in eb. clear - eb. revert boards eb. induction parts as [|[[x t] w] l IH]; intros [|[y b] m] q; try easy; [constructor|].
    cbn [map] in q. injection q as q1 q2. destruct (node_kayles_on t) as [b'|] eqn:e; [|easy]. cbn in q1. injection q1 as -> ->.
    constructor; [easy|now apply IH]. }
  assert (forall xs, Forall2 (fun b x => nimber (coloured b empty) x) (map snd boards) xs ->
    has_nimber false r (start r) (N.lxor (fold_right N.lxor 0 xs) d)) as value.
  { intros xs f. apply start_. apply (proj2 (db _)). now apply (sum_nimber last known' boards). }
  unfold follows in fo. destruct (all_of said_nimber (map snd parts)) as [values|] eqn:ev.
  - assert (Forall2 (fun b x => nimber (coloured b empty) x) (map snd boards) values) as f.
    { apply all_of_spec in ev. assert (forall p, In p parts -> forall b, node_kayles_on (snd (fst p)) = Some b ->
        Claim.holds (Claim (Rules (node_kayles (arena_of b)) one_plane last_move) false (snd p))) as each'.
      { intros [[x t] w] ip b q. destruct (each x t w ip) as (b' & q' & h). cbn in q. rewrite q in q'. now injection q' as ->. }
      clear - ev eb' each'. revert values ev. induction eb' as [|[[x t] w] b l m q f IH]; intros [|v values] ev; [constructor|discriminate ev|discriminate ev|].
      cbn [map said_nimber snd] in ev. injection ev as e1 e2. destruct w; try discriminate e1. injection e1 as ->. constructor.
      - apply nimber_is_node_kayles. exact (each' _ (or_introl eq_refl) b q).
      - apply IH; [|easy]. intros p ip. apply each'. now right. }
    apply value in f. clear - fo f dl. unfold Claim.holds. rewrite dl. destruct said; try easy.
    + apply N.eqb_eq in fo. rewrite fo in f. now apply no_heap.
    + apply negb_true_iff, N.eqb_neq in fo. apply no_heap_wins. now apply other_heap with (2 := fo).
    + apply N.eqb_eq in fo. now rewrite fo in f.
  - destruct parts as [|[[x t] w] [|]]; try easy; destruct w; try easy. destruct said; try easy. apply N.eqb_eq in fo. subst d.
    destruct (each x t Outcome_N (or_introl eq_refl)) as (b & q & h). inversion eb' as [|p b' l m q' f' e1 e2]; subst. inversion f'; subst.
    cbn in q'. rewrite q in q'. injection q' as <-.
    destruct (some_nimber (coloured b empty)) as [v hv]; [exists (order b); intros u; apply N.ltb_lt|].
    assert (v <> 0) as nz.
    { intros ->. apply nimber_is_node_kayles in hv. apply no_heap in hv. now apply (not_both _ _ _ h). }
    unfold Claim.holds. rewrite dl. apply no_heap_wins. apply other_heap with v; [|easy].
    replace v with (N.lxor (fold_right N.lxor 0 [v]) 0) by (cbn [fold_right]; now rewrite !N.lxor_0_r). apply value. rewrite <- e2.
    constructor; [exact hv|constructor].
Qed.
