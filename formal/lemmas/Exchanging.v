(* Theorem 2 of docs/EXCHANGES.md: gadgets of Node-Kayles that answer each other's moves may be exchanged where a boundary vertex stands for
   several vertices of the graph, or for none. *)
From Coq Require Import NArith List Bool Lia.
From Gamecert Require Import Plane Game.
From Gamecert.lemmas Require Import Coloured Mirrored Triples Selecting.
Local Open Scope N_scope.
Local Open Scope plane_scope.

(* What a vertex is for the gadgets: nothing, or the boundary vertex i, if i < k, for which several may stand, or the inner vertex i, if i < n. *)
Section Roles.
  Variables (k n : N) (role : N -> option N) (name : N -> N).
  Hypothesis named : forall i, k <= i -> i < n -> role (name i) = Some i.
  Hypothesis alone : forall v i, role v = Some i -> k <= i -> i < n /\ v = name i.

  Definition outside (v : N) : Prop := match role v with Some i => i < k | None => True end.
  Definition next_to (near : N -> plane) (i u : N) : bool := match role u with Some j => N.testbit (near i) j | None => false end.
  (* G has these inner vertices, and their neighbours are those of the gadget. *)
  Definition stands (G : coloured_graph) (I : plane) (near : N -> plane) : Prop :=
    (forall v i, role v = Some i -> k <= i -> vertex G v = N.testbit I i) /\
    (forall v i u, role v = Some i -> k <= i -> vertex G v = true -> vertex G u = true ->
      adjacent G v u = next_to near i u /\ adjacent G u v = next_to near i u).
  Definition same_outside (G H : coloured_graph) : Prop :=
    (forall v, outside v -> vertex G v = vertex H v) /\
    (forall u v, outside u -> outside v -> vertex G u = true -> vertex G v = true -> adjacent G u v = adjacent H u v).
  Definition both_near (near : N -> plane) : Prop := forall i j, i < n -> j < n -> N.testbit (near i) j = N.testbit (near j) i.

  (* What is left of G: of the host, but for what inner moves close; the boundary vertices for which none of their own was selected;
     those for which one was; and the inner vertices. *)
  Definition left_of (G : coloured_graph) (near : N -> plane) (X : coloured_graph) (w : (N -> bool) * plane) (B I : plane) : Prop :=
    adjacent X = adjacent G /\
    (forall v, vertex X v = match role v with
      | None => fst w v
      | Some i => if i <? k then fst w v && (N.testbit B i || N.testbit (snd w) i) else N.testbit I i
      end) /\
    (forall i x, i < k -> i ∈ snd w -> x ∈ I -> N.testbit (near x) i = false) /\
    (forall v, vertex X v = true -> vertex G v = true).

  Lemma select_vertex v X u : vertex (select v X) u = vertex X u && negb (u =? v) && negb (adjacent X v u).
  Proof. reflexivity. Qed.
  Lemma not_named v x : k <= x -> x < n -> role v <> Some x -> (v =? name x) = false.
  Proof. intros a b c. apply N.eqb_neq. intros ->. now apply c, named. Qed.

  Section One.
    Variables (G : coloured_graph) (I0 : plane) (near : N -> plane).
    Hypothesis there : stands G I0 near.
    Hypothesis sym : both_near near.

    Lemma left_shrinks v X : (forall u, vertex X u = true -> vertex G u = true) -> forall u, vertex (select v X) u = true -> vertex G u = true.
    Proof. intros s u hu. rewrite select_vertex in hu. apply andb_prop in hu as [hu _]. apply andb_prop in hu as [hu _]. now apply s. Qed.

    Lemma inner_move X w B I x : left_of G near X w B I -> k <= x -> x < n -> x ∈ I ->
      vertex X (name x) = true /\ left_of G near (select (name x) X) w (B ∖ near x) (I ∖ cell x ∖ near x).
    Proof.
      intros (a & h & f & s) kx xn xi. pose proof (named x kx xn) as rx.
      assert (vertex X (name x) = true) as hx by (rewrite h, rx; now rewrite (proj2 (N.ltb_ge x k) kx)).
      split; [easy|].
      assert (forall u, vertex X u = true -> adjacent X (name x) u = next_to near x u) as ad.
      { intros u hu. rewrite a. apply there; auto. }
      split; [easy|]. split; [|split; [|now apply left_shrinks]].
      - intro u. rewrite select_vertex. pose proof (h u) as hu. destruct (vertex X u) eqn:e.
        + rewrite ad by easy. unfold next_to. destruct (role u) as [i|] eqn:r.
          * destruct (N.ltb_spec i k) as [l|l].
            -- rewrite not_named by (try easy; rewrite r; intro q; injection q; lia). symmetry in hu. apply andb_prop in hu as [-> hu]. cbn [andb negb]. bits.
               destruct (N.testbit (snd w) i) eqn:fi; [rewrite (f i x) by easy|]; destruct (N.testbit B i), (N.testbit (near x) i); easy.
            -- destruct (alone u i r l) as [li ->]. bits. rewrite <- hu. cbn [andb]. f_equal. f_equal.
               destruct (N.eqb_spec x i) as [->|d]; [apply N.eqb_refl|]. apply N.eqb_neq. intro q. apply d.
               rewrite q in r. rewrite rx in r. now injection r.
          * rewrite not_named by (try easy; now rewrite r). now rewrite <- hu.
        + cbn [andb]. destruct (role u) as [i|]; [|easy]. destruct (i <? k); bits.
          * destruct (fst w u), (N.testbit B i), (N.testbit (snd w) i); try easy.
          * now rewrite <- hu.
      - intros i y li fi. bits. intro hy. apply (f i y); try easy. now destruct (N.testbit I y).
    Qed.

    (* A vertex outside that stands for no boundary vertex, or for one of which one was selected before, closes nothing inside. *)
    Lemma far_move X w B I v : left_of G near X w B I -> (forall i, i ∈ I -> k <= i < n) -> vertex X v = true ->
      match role v with None => True | Some i => i < k /\ i ∈ snd w end ->
      left_of G near (select v X) ((fun u => fst w u && negb (u =? v) && negb (adjacent G v u)), snd w) B I.
    Proof.
      intros (a & h & f & s) ri hv o. split; [easy|]. split; [|split; [easy|now apply left_shrinks]].
      intro u. rewrite select_vertex, a. pose proof (h u) as hu. cbn [fst snd]. destruct (role u) as [i|] eqn:r; [|now rewrite hu].
      destruct (N.ltb_spec i k) as [l|l].
      - rewrite hu. destruct (fst w u), (N.testbit B i || N.testbit (snd w) i), (u =? v), (adjacent G v u); easy.
      - rewrite hu. destruct (N.testbit I i) eqn:e; [|easy]. cbn [andb].
        assert (adjacent G v u = next_to near i v) as -> by (apply there; auto; now apply s).
        replace (u =? v) with false.
        2: { symmetry. apply N.eqb_neq. intros ->. rewrite r in o. lia. }
        unfold next_to. destruct (role v) as [j|]; [|easy]. destruct o as [lj fj]. now rewrite (f j i).
    Qed.
    (* One that is the first of its boundary vertex is a move there. *)
    Lemma near_move X w B I v b : left_of G near X w B I -> (forall i, i ∈ I -> k <= i < n) -> vertex X v = true ->
      role v = Some b -> b < k -> b ∈ B -> k <= n ->
      left_of G near (select v X) ((fun u => fst w u && negb (u =? v) && negb (adjacent G v u)), N.lor (snd w) (cell b)) (B ∖ cell b) (I ∖ near b).
    Proof.
      intros (a & h & f & s) ri hv r0 lb bb kn. split; [easy|]. split; [|split; [|now apply left_shrinks]].
      - intro u. rewrite select_vertex, a. pose proof (h u) as hu. cbn [fst snd]. destruct (role u) as [i|] eqn:r; [|now rewrite hu].
        destruct (N.ltb_spec i k) as [l|l].
        + rewrite hu. bits. destruct (N.eqb_spec b i) as [->|d].
          * rewrite bb. destruct (fst w u), (N.testbit (snd w) i), (u =? v), (adjacent G v u); easy.
          * destruct (fst w u), (N.testbit B i), (N.testbit (snd w) i), (u =? v), (adjacent G v u); easy.
        + rewrite hu. bits. destruct (N.testbit I i) eqn:e; [|easy]. cbn [andb]. destruct (ri i e) as [_ li].
          assert (adjacent G v u = next_to near i v) as -> by (apply there; auto; now apply s).
          replace (u =? v) with false by (symmetry; apply N.eqb_neq; intros ->; rewrite r in r0; injection r0; lia).
          unfold next_to. rewrite r0. cbn [negb andb]. now rewrite (sym i b) by lia.
      - intros i x l. cbn [snd]. bits. rewrite orb_true_iff, andb_true_iff, negb_true_iff, N.eqb_eq. intros [fi|e] [xi nx]; [now apply (f i x)|].
        subst i. destruct (ri x xi). now rewrite (sym x b) by lia.
    Qed.
  End One.

  Section Two.
    Variables (G H : coloured_graph) (I0 J0 : plane) (near near' : N -> plane) (R : triples).
    Hypothesis here : stands G I0 near.
    Hypothesis there : stands H J0 near'.
    Hypothesis sym : both_near near.
    Hypothesis sym' : both_near near'.
    Hypothesis same_host : same_outside G H.
    Hypothesis isclosed : closed k n near near' R.
    Hypothesis kn : k <= n.

    Lemma moves_inside : plays selecting k n (left_of G near) near.
    Proof.
      intros X w B I x a [kx xn] xi. destruct (inner_move G I0 near here X w B I x a kx xn xi) as [hx l].
      exists (select (name x) X). now split.
    Qed.
    Lemma moves_outside : met selecting (left_of G near) (left_of H near') near R.
    Proof.
      intros X Y w B I J m X' a b r s. inversion s as [X0 v hv]; subst. clear s.
      destruct (isclosed B I J m r) as ((rb & ri & rj) & clos & _).
      pose proof a as (_ & ah & _ & as_). pose proof b as (_ & bh & _ & bs).
      destruct (role v) as [i|] eqn:e; [destruct (N.lt_ge_cases i k) as [l|l]|].
      - (* On the boundary. *)
        assert (vertex Y v = true) as hy by (rewrite <- hv, ah, bh, e; now rewrite (proj2 (N.ltb_lt i k) l)).
        assert (outside v) as ov by (unfold outside; now rewrite e).
        right. exists (select v Y).
        assert (forall B' J' F, (forall j, j < k -> N.testbit B' j || N.testbit F j = N.testbit B j || N.testbit (snd w) j) ->
          left_of H near' (select v Y) ((fun u => fst w u && negb (u =? v) && negb (adjacent H v u)), F) B' J' ->
          left_of H near' (select v Y) ((fun u => fst w u && negb (u =? v) && negb (adjacent G v u)), F) B' J') as alike.
        { intros B' J' F same (p1 & p2 & p3 & p4). split; [easy|]. split; [|now split]. intro u. rewrite p2. cbn [fst snd].
          pose proof (ah u) as au. destruct (role u) as [j|] eqn:ru.
          - destruct (N.ltb_spec j k) as [lj|lj]; [|easy]. rewrite same by easy. destruct (fst w u && (N.testbit B j || N.testbit (snd w) j)) eqn:z.
            + f_equal. f_equal. f_equal. symmetry. apply same_host; [easy|unfold outside; now rewrite ru|now apply as_|now apply as_].
            + apply andb_false_iff in z as [-> | ->]; [easy|]. now rewrite !andb_false_r.
          - destruct (fst w u) eqn:z; [|easy]. f_equal. f_equal. symmetry.
            apply same_host; [easy|unfold outside; now rewrite ru|now apply as_|now apply as_]. }
        destruct (N.testbit (snd w) i) eqn:fi.
        + exists ((fun u => fst w u && negb (u =? v) && negb (adjacent G v u)), snd w), B, I, J.
          split; [now constructor|]. split; [|split; [|easy]].
          * apply (far_move G I0); try easy. now rewrite e.
          * apply alike; [easy|]. apply (far_move H J0); try easy. now rewrite e.
        + assert (i ∈ B) as ib.
          { pose proof (ah v) as h. rewrite hv, e, (proj2 (N.ltb_lt i k) l), fi, orb_false_r in h. symmetry in h. now apply andb_prop in h. }
          exists ((fun u => fst w u && negb (u =? v) && negb (adjacent G v u)), N.lor (snd w) (cell i)), (B ∖ cell i), (I ∖ near i), (J ∖ near' i).
          split; [now constructor|]. split; [|split; [|now apply clos]].
          * now apply (near_move G I0 near here sym X w B I v i).
          * apply alike; [|now apply (near_move H J0 near' there sym' Y w B J v i)].
            intros j _. bits. destruct (N.eqb_spec i j) as [<-|d]; [rewrite ib; now destruct (N.testbit (snd w) i)|].
            now destruct (N.testbit B j), (N.testbit (snd w) j).
      - left. destruct (alone v i e l) as [li ->]. rewrite ah, e, (proj2 (N.ltb_ge i k) l) in hv. exists i. split; [easy|].
        now apply (inner_move G I0 near here X w B I i).
      - assert (vertex Y v = true) as hy by (rewrite <- hv, ah, bh; now rewrite e).
        assert (outside v) as ov by (unfold outside; now rewrite e).
        right. exists (select v Y), ((fun u => fst w u && negb (u =? v) && negb (adjacent G v u)), snd w), B, I, J.
        split; [now constructor|]. split; [|split; [|easy]].
        + apply (far_move G I0); try easy. now rewrite e.
        + destruct (far_move H J0 near' there Y w B J v b rj hy ltac:(now rewrite e)) as (p1 & p2 & p3 & p4).
          split; [easy|]. split; [|now split]. intro u. rewrite p2. cbn [fst snd]. pose proof (ah u) as au. destruct (role u) as [j|] eqn:ru.
          * destruct (N.ltb_spec j k) as [lj|lj]; [|easy]. destruct (fst w u && (N.testbit B j || N.testbit (snd w) j)) eqn:z.
            -- f_equal. f_equal. f_equal. symmetry. apply same_host; [easy|unfold outside; now rewrite ru|now apply as_|now apply as_].
            -- apply andb_false_iff in z as [-> | ->]; [easy|]. now rewrite !andb_false_r.
          * destruct (fst w u) eqn:z; [|easy]. f_equal. f_equal. symmetry.
            apply same_host; [easy|unfold outside; now rewrite ru|now apply as_|now apply as_].
    Qed.
  End Two.

  Lemma same_outside_sym G H : same_outside G H -> same_outside H G.
  Proof.
    intros [a b]. split; [intros v o; symmetry; now apply a|]. intros u v ou ov hu hv. symmetry. apply b; try easy; now rewrite a.
  Qed.

  Theorem exchanged_nimbers G H I0 J0 near near' R m : k <= n -> finite G -> finite H -> stands G I0 near -> stands H J0 near' ->
    both_near near -> both_near near' -> same_outside G H -> closed k n near near' R -> R (all k) I0 J0 m -> differ_by m G H.
  Proof.
    intros kn fg fh here there s s' host cl r x.
    apply (mirrored_sides selecting selecting_passes k n (left_of G near) (left_of H near') near near' R).
    - now apply finite_short.
    - now apply finite_short.
    - now apply (moves_inside G I0 near).
    - now apply (moves_inside H J0 near').
    - now apply (moves_outside G H I0 J0 near near').
    - apply (moves_outside H G J0 I0 near' near); try easy; [now apply same_outside_sym|now apply closed_swap].
    - easy.
    - exists (vertex G, empty), (all k), I0, J0. split; [|split; [|easy]].
      + split; [easy|]. split; [|split; [|easy]].
        * intro v. cbn [fst snd]. destruct (role v) as [i|] eqn:e; [|easy]. destruct (N.ltb_spec i k) as [l|l].
          -- rewrite all_spec, (proj2 (N.ltb_lt i k) l). now rewrite andb_true_r.
          -- now apply here.
        * intros i y _. unfold empty. cbn [snd]. now rewrite N.bits_0.
      + split; [easy|]. split; [|split; [|easy]].
        * intro v. cbn [fst snd]. destruct (role v) as [i|] eqn:e; [|symmetry; apply host; unfold outside; now rewrite e]. destruct (N.ltb_spec i k) as [l|l].
          -- rewrite all_spec, (proj2 (N.ltb_lt i k) l), orb_true_l, andb_true_r. symmetry. apply host. unfold outside. now rewrite e.
          -- now apply there.
        * intros i y _. unfold empty. cbn [snd]. now rewrite N.bits_0.
  Qed.
End Roles.
