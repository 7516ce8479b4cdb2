(* Lemmas about the vertex-capturing game, of all graphs that hold a gadget: what printed lemmas are proved with. *)
From Gamecert.lemmas Require Export CapturingGadgets.
From Coq Require Export ZArith.
From Coq Require Import Bool Lia Permutation.
From Gamecert Require Import Plane.
From Gamecert.lemmas Require Import Exchange Tables Placed Statements Selecting.
Local Open Scope Z_scope.

(** The theorems behind printed lemmas *)

Lemma lines_ensures G H t p v : same_lines G H -> ensures G t p v -> ensures H t p v.
Proof.
  intros [a b] e. assert (forall p x y, uncoloured G p x y <-> uncoloured H p x y) as u by (intros; unfold uncoloured; now rewrite !a, b).
  induction e as [t p v V none li le|p v x y c e IH|p v some e IH].
  - apply all_coloured with V.
    + intros x y h. now apply u, none in h.
    + destruct li as [d li]. split; [easy|]. intro w. now rewrite li, a.
    + etransitivity; [exact le|]. apply Z.eq_le_incl, total_ext. intros x _. f_equal. unfold lead. apply total_ext. intros y _. now rewrite b.
  - apply colours_one with x y; [now apply u|easy].
  - destruct some as (x & y & c). apply waits_for; [exists x, y; now apply u|]. intros z w h. now apply IH, u.
Qed.

(* Colours of edges one behind the other, the first last. *)
Definition recoloured (l : list (N * N * owner)) (p : colouring) : colouring :=
  fold_right (fun e p => colour (fst (fst e)) (snd (fst e)) (snd e) p) p l.
Definition uncoloured_all : colouring := fun _ _ => nobody.
Definition by_names (f : N -> N) (l : list (N * N * owner)) : list (N * N * owner) :=
  map (fun e => (f (fst (fst e)), f (snd (fst e)), snd e)) l.
Lemma recoloured_both l p : both_ways p -> both_ways (recoloured l p).
Proof. intro h. induction l as [|e l IH]; [easy|]. cbn. now apply colour_both. Qed.

Section Proved.
  Variables (G : coloured_graph) (p : colouring) (names : list N) (g : gadget) (owners : list owner) (changes : list change)
    (repainted : list (N * N * owner)) (plus : Z).
  Let n := N.of_nat (length names).
  Let k := boundary_size g.
  Let P := picture g.
  Let Q := changes_by here changes P.
  Let p0 := recoloured (combine (gadget_edges g) owners) uncoloured_all.
  Let q0 := recoloured repainted p0.

  (* New edges have colours, and nothing of the host has others. *)
  Definition repaints : bool :=
    forallb (fun e => let '(i, j, _) := e in (i <? n)%N && (j <? n)%N && ((k <=? i)%N || (k <=? j)%N)) repainted &&
    forallb (fun i => forallb (fun j => negb (adjacent Q i j) || adjacent P i j || existsb (fun e => same_pair i j (fst e)) repainted) (up_to n)) (up_to n).
  Definition counts (P Q : coloured_graph) (p q : colouring) (plus : Z) : bool :=
    let Vp := gadget_list k n P in
    let Vq := gadget_list k n Q in
    let E := open_edges P Vp p in
    let F := open_edges Q Vq q in
    counters k (inner_list k n P) (inner_list k n Q) plus (S (length E + length F)) E (lead P Vp p) F (lead Q Vq q).
  Definition counterplayed : bool :=
    changes_fit names g changes && symmetric_below n P && symmetric_below n Q && apart_below k P && apart_below k Q &&
    loopless_below n P && loopless_below n Q && repaints && counts P Q p0 q0 plus && counts Q P q0 p0 (- plus).

  Definition has_owners : Prop :=
    fold_right (fun e rest => p (name_of names (fst e)) (name_of names (snd e)) = p0 (fst e) (snd e) /\ rest) True (gadget_edges g).
End Proved.

Lemma one_way names k G H P Q p q p0 q0 plus rest :
  NoDup names -> (k <= N.of_nat (length names))%N -> has_gadget names k G P -> has_gadget names k H Q -> same_host names k G H ->
  simple_there G -> simple_there H -> both_ways p -> both_ways q -> both_ways p0 -> both_ways q0 ->
  (forall i j, (i < k)%N -> (j < k)%N -> adjacent P i j = false) -> (forall i j, (i < k)%N -> (j < k)%N -> adjacent Q i j = false) ->
  let n := N.of_nat (length names) in
  (forall i j, (i < n)%N -> (j < n)%N -> adjacent P i j = adjacent P j i) -> (forall i j, (i < n)%N -> (j < n)%N -> adjacent Q i j = adjacent Q j i) ->
  (forall i j, (i < n)%N -> (j < n)%N -> adjacent P i j = true -> p (name_of names i) (name_of names j) = p0 i j) ->
  (forall i j, (i < n)%N -> (j < n)%N -> adjacent Q i j = true -> q (name_of names i) (name_of names j) = q0 i j) ->
  (forall u v, outer names k u -> outer names k v -> p u v = q u v) ->
  NoDup rest -> (forall v, In v rest <-> position_of names v = None /\ vertex G v = true) ->
  let Vp := gadget_list k n P in
  let Vq := gadget_list k n Q in
  (exists fuel, counters k (inner_list k n P) (inner_list k n Q) plus fuel (open_edges P Vp p0) (lead P Vp p0) (open_edges Q Vq q0) (lead Q Vq q0) = true) ->
  forall t v, ensures H t q v -> ensures G t p (v + plus).
Proof.
  intros nd small hg hh host sg sh wp wq wp0 wq0 ap aq n yp yq cp cq same_p ro ri Vp Vq [fuel c] t v e.
  assert (forall v, In v rest <-> position_of names v = None /\ vertex H v = true) as ri'.
  { intro u. rewrite ri. split; intros [a b]; split; try easy; [rewrite <- (proj1 host u a)|rewrite (proj1 host u a)]; easy. }
  pose proof (all_listed names k nd small G P hg rest ro ri) as lg. pose proof (all_listed names k nd small H Q hh rest ro ri') as lh.
  pose proof (open_split names k nd small G P p p0 hg wp wp0 ap yp cp rest ro ri) as og.
  pose proof (open_split names k nd small H Q q q0 hh wq wq0 aq yq cq rest ro ri') as oh.
  pose proof (fun x => lead_split names k nd small G P p p0 hg ap cp rest ri x) as leg.
  pose proof (fun x => lead_split names k nd small H Q q q0 hh aq cq rest ri' x) as leh.
  set (V0 := map (name_of names) (up_to k) ++ rest) in *.
  assert (forall u, In u V0 -> outer names k u) as out.
  { intros u i. apply in_app_or in i as [i|i]; unfold outer.
    - apply in_map_iff in i as (j & <- & i). apply up_to_spec in i. rewrite position_name by (try easy; lia). easy.
    - apply ri in i as [-> _]. easy. }
  assert (forall u, In u V0 -> vertex G u = true) as vg by (intros u i; apply lg, in_or_app; now left).
  assert (open_edges H V0 q = open_edges G V0 p) as eo.
  { apply filter_ext_in. intros [a b] i. apply in_prod_iff in i as [ia ib]. cbn.
    rewrite (proj2 host a b), same_p by auto. easy. }
  assert (forall x, In x V0 -> lead H V0 q x = lead G V0 p x) as el.
  { intros x i. unfold lead. apply total_ext. intros u iu. rewrite (proj2 host x u), same_p by auto. easy. }
  rewrite eo in oh.
  apply (ensures_makes H _ sh lh t q v wq) in e. apply (ensures_makes G _ sg lg t p (v + plus) wp).
  set (h := fun x => if in_dec N.eq_dec x V0 then lead G V0 p x else 0).
  set (s := fun x => match position_of names x with Some i => lead P Vp p0 i | None => 0 end).
  set (s' := fun x => match position_of names x with Some i => lead Q Vq q0 i | None => 0 end).
  eapply makes_permuted; [|apply Permutation_sym, og]. apply makes_ext with (sum h s).
  2:{ intros x i. now rewrite leg. }
  pose proof (makes_permuted _ _ _ _ _ _ e oh) as e'. clear e.
  assert (forall x, In x (V0 ++ map (name_of names) (inner_list k n Q)) -> lead H (V0 ++ map (name_of names) (inner_list k n Q)) q x = sum h s' x) as ext.
  { intros x i. rewrite leh by easy. unfold sum, h, s'. destruct (in_dec N.eq_dec x V0); [now rewrite el|easy]. }
  pose proof (makes_ext _ _ _ _ _ e' _ ext) as e. clear e' ext.
  assert (forall P i, In i (inner_list k n P) -> (k <= i)%N /\ (i < n)%N) as il.
  { clear. intros P i h. unfold inner_list in h. rewrite filter_In, up_to_spec, andb_true_iff, N.leb_le in h. tauto. }
  assert (forall x, Counterplay.inside (map (name_of names) (inner_list k n P)) (map (name_of names) (inner_list k n Q)) x -> ~ In x V0) as apart_.
  { intros x [i|i] o; apply out in o; apply in_map_iff in i as (j & <- & i); apply il in i as [i1 i2];
      unfold outer in o; rewrite position_name in o by easy; lia. }
  refine (counterplay V0 (map (name_of names) (inner_list k n P)) (map (name_of names) (inner_list k n Q)) plus
    (counted k (inner_list k n P) (inner_list k n Q) plus names) _ _ (open_edges G V0 p) h _ s _ s' (le_n _) _ _ _ t v e).
  - apply counted_closed; try easy.
    + intros u i. now apply ri in i.
    + intros i hi. now apply il in hi.
    + intros i hi. now apply il in hi.
  - intros [a b] i. apply open_edges_spec in i as (ia & ib & _). split; intro x; now apply apart_ in x.
  - intros x i. unfold h. destruct (in_dec N.eq_dec x V0) as [o|o]; [now apply apart_ in o|easy].
  - assert (forall P p, forall e, In e (open_edges P (gadget_list k n P) p) -> below names e) as be.
    { clear - small. intros P p [a b] i. apply open_edges_spec in i as (ia & ib & _). unfold gadget_list, inner_list in ia, ib.
      rewrite in_app_iff, filter_In, !up_to_spec in ia, ib. fold n in small. unfold below. fold n. cbn. lia. }
    exists fuel, (open_edges P Vp p0), (lead P Vp p0), (open_edges Q Vq q0), (lead Q Vq q0). split; [exact c|].
    split; [now apply be|]. split; [now apply be|]. split; [easy|]. split; [easy|].
    split; split.
    + intros i l. unfold s. now rewrite position_name.
    + intros x i. unfold s. now rewrite i.
    + intros i l. unfold s'. now rewrite position_name.
    + intros x i. unfold s'. now rewrite i.
Qed.

Lemma recoloured_named names l p p0 i j : NoDup names -> let n := N.of_nat (length names) in (i < n)%N -> (j < n)%N ->
  forallb (fun e : N * N * owner => (fst (fst e) <? n)%N && (snd (fst e) <? n)%N) l = true ->
  p (name_of names i) (name_of names j) = p0 i j \/ existsb (fun e => same_pair i j (fst e)) l = true ->
  recoloured (by_names (name_of names) l) p (name_of names i) (name_of names j) = recoloured l p0 i j.
Proof.
  intros d n li lj f h. induction l as [|[[a b] o] l IH]; cbn [forallb existsb fst snd] in f, h.
  - destruct h as [h|h]; easy.
  - rewrite !andb_true_iff, !N.ltb_lt in f. destruct f as [[la lb] f]. cbn [by_names map recoloured fold_right fst snd]. unfold colour at 1 3.
    pose proof (pair_names names d i j (a, b) li lj la lb) as e. cbn [fst snd] in e. rewrite e.
    destruct (same_pair i j (a, b)); [easy|]. apply IH; [easy|]. destruct h as [h|h]; [now left|now right].
Qed.
Lemma recoloured_outside names k l p u v : NoDup names -> let n := N.of_nat (length names) in outer names k u -> outer names k v ->
  forallb (fun e : N * N * owner => let '(i, j, _) := e in (i <? n)%N && (j <? n)%N && ((k <=? i)%N || (k <=? j)%N)) l = true ->
  recoloured (by_names (name_of names) l) p u v = p u v.
Proof.
  intros d n ou ov f. induction l as [|[[a b] o] l IH]; [easy|]. cbn [forallb] in f.
  rewrite !andb_true_iff, orb_true_iff, !N.ltb_lt, !N.leb_le in f. destruct f as [[[la lb] c] f]. cbn [by_names map recoloured fold_right fst snd].
  unfold colour at 1. replace (same_pair u v (name_of names a, name_of names b)) with false; [now apply IH|].
  symmetry. apply not_true_iff_false. cbn. rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq. unfold outer in *.
  intros [[-> ->]|[-> ->]]; rewrite !position_name in * by easy; lia.
Qed.

(* The gadget is there before, and the other one afterwards, in the same host. *)
Lemma counterplayed_there G names g owners changes repainted plus (k := boundary_size g) (H := changes_by (name_of names) changes (plain G)) :
  holds (plain G) names g -> counterplayed names g owners changes repainted plus = true ->
  (k <= N.of_nat (length names))%N /\ NoDup names /\ has_gadget names k (plain G) (picture g) /\
  has_gadget names k H (changes_by here changes (picture g)) /\ same_host names k (plain G) H /\ simple_there (plain G) /\ simple_there H.
Proof.
  intros h c. unfold counterplayed in c. rewrite !andb_true_iff in c. destruct c as [[[[[[[[[fit sp] sq] ap] aq] lp] lq] _] _] _].
  destruct (both_show (plain G) names g changes h fit) as (K & small & nd & hb & sh & sh').
  assert (simple_there (plain G)) as sg by (destruct h as ((irr & sym) & _); split; intros; [apply irr|apply sym]).
  split; [exact small|]. split; [exact nd|]. split; [eapply has_gadget_shown; eassumption|]. split; [eapply has_gadget_shown; eassumption|].
  split; [|split; [exact sg|eapply simple_shown; eassumption]].
  eapply same_host_shown; lazymatch goal with |- shows _ _ _ (plain G) _ => exact sh | |- shows _ _ _ _ _ => exact sh' | _ => eassumption end.
Qed.

Theorem score_by_counterplay G p names g owners changes repainted plus :
  finite G -> both_ways p -> has_owners p names g owners -> holds (plain G) names g ->
  counterplayed names g owners changes repainted plus = true ->
  scores_differ plus G p (changes_by (name_of names) changes G) (recoloured (by_names (name_of names) repainted) p).
Proof.
  intros [m0 fin] ways own h c. destruct (counterplayed_there G names g owners changes repainted plus h c) as (small & nd & hg & hh & host & sg & shh).
  unfold counterplayed in c. rewrite !andb_true_iff in c.
  destruct c as [[[[[[[[[fit sp] sq] ap] aq] lp] lq] rp] c1] c2].
  set (P := picture g) in *. set (Q := changes_by here changes P) in *. set (k := boundary_size g) in *.
  set (H := changes_by (name_of names) changes (plain G)) in *. set (n := N.of_nat (length names)) in *.
  set (p0 := recoloured (combine (gadget_edges g) owners) uncoloured_all) in *.
  set (q := recoloured (by_names (name_of names) repainted) p) in *. set (q0 := recoloured repainted p0) in *.
  unfold repaints in rp. fold n k Q P in rp. apply andb_prop in rp as [rp1 rp2].
  assert (both_ways uncoloured_all) as w0 by easy.
  assert (both_ways p0) as wp0 by now apply recoloured_both. assert (both_ways q0) as wq0 by now apply recoloured_both.
  assert (both_ways q) as wq by now apply recoloured_both.
  assert (forall P, apart_below k P = true -> forall i j, (i < k)%N -> (j < k)%N -> adjacent P i j = false) as apart.
  { clear. intros P a i j li lj. unfold apart_below in a. rewrite forallb_forall in a. specialize (a i (proj2 (up_to_spec k i) li)).
    rewrite forallb_forall in a. now apply negb_true_iff, a, up_to_spec. }
  assert (forall P, symmetric_below n P = true -> forall i j, (i < n)%N -> (j < n)%N -> adjacent P i j = adjacent P j i) as sym.
  { clear. intros P a i j li lj. unfold symmetric_below in a. rewrite forallb_forall in a. specialize (a i (proj2 (up_to_spec n i) li)).
    rewrite forallb_forall in a. now apply eqb_prop, a, up_to_spec. }
  assert (forall i j, (i < n)%N -> (j < n)%N -> adjacent P i j = true -> p (name_of names i) (name_of names j) = p0 i j) as cp.
  { intros i j _ _ ad. cbn in ad. apply existsb_exists in ad as ([x y] & ie & s).
    assert (p (name_of names x) (name_of names y) = p0 x y) as e.
    { unfold has_owners in own. fold p0 in own. pose proof (of_each (fun e => p (name_of names (fst e)) (name_of names (snd e)) = p0 (fst e) (snd e)) _ own _ ie) as e. exact e. }
    cbn in s. rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq in s. destruct s as [[-> ->]|[-> ->]]; [easy|]. now rewrite ways, wp0. }
  assert (forall i j, (i < n)%N -> (j < n)%N -> adjacent Q i j = true -> q (name_of names i) (name_of names j) = q0 i j) as cq.
  { intros i j li lj ad. apply recoloured_named; try easy.
    - rewrite forallb_forall in rp1 |- *. intros [[a b] o] ie. apply rp1 in ie. cbn. now apply andb_prop in ie.
    - rewrite forallb_forall in rp2. specialize (rp2 i (proj2 (up_to_spec n i) li)). rewrite forallb_forall in rp2.
      specialize (rp2 j (proj2 (up_to_spec n j) lj)).
      change (negb (adjacent Q i j) || adjacent P i j || existsb (fun e => same_pair i j (fst e)) repainted = true) in rp2. rewrite ad in rp2. cbn [negb orb] in rp2.
      apply orb_prop in rp2 as [e|e]; [left; now apply cp|now right]. }
  assert (forall u v, outer names k u -> outer names k v -> p u v = q u v) as same_p.
  { intros u v ou ov. symmetry. now apply (recoloured_outside names k). }
  set (rest := filter (fun v => vertex G v && match position_of names v with None => true | Some _ => false end) (up_to m0)).
  assert (NoDup rest) as ro by (apply NoDup_filter, up_to_NoDup).
  assert (forall v, In v rest <-> position_of names v = None /\ vertex (plain G) v = true) as ri.
  { intro v. unfold rest. rewrite filter_In, up_to_spec, andb_true_iff. cbn. split.
    - intros (_ & a & b). now destruct (position_of names v).
    - intros [-> b]. split; [now apply fin|easy]. }
  assert (forall v, In v rest <-> position_of names v = None /\ vertex H v = true) as ri'.
  { intro u. rewrite ri. split; intros [a b]; split; try easy; [rewrite <- (proj1 host u a)|rewrite (proj1 host u a)]; easy. }
  assert (same_host names k H (plain G)) as host'.
  { apply same_host_sym; try easy. intros i l. now rewrite (proj1 hg), (proj1 hh), (proj1 (proj2 hg)), (proj1 (proj2 hh)) by (try easy; lia). }
  assert (same_lines (plain G) G) as lines by easy. assert (same_lines G (plain G)) as lines' by easy.
  intros t v. split; intro e.
  - apply (lines_ensures H); [now apply changes_lines|]. apply (lines_ensures _ _ _ _ _ lines') in e.
    replace v with (v + plus + - plus) by lia.
    apply (one_way names k H (plain G) Q P q p q0 p0 (- plus) rest); try easy; auto.
    + intros. symmetry. now apply same_p.
    + eexists. exact c2.
  - apply (lines_ensures (plain G)); [easy|]. assert (ensures H t q v) as e' by (apply (lines_ensures _ _ _ _ _ (changes_lines (name_of names) changes _ _ lines') e)).
    apply (one_way names k (plain G) H P Q p q p0 q0 plus rest); try easy; auto. eexists. exact c1.
Qed.

Theorem same_score_by_counterplay G p names g owners changes repainted :
  finite G -> both_ways p -> has_owners p names g owners -> holds (plain G) names g ->
  counterplayed names g owners changes repainted 0 = true ->
  same_score G p (changes_by (name_of names) changes G) (recoloured (by_names (name_of names) repainted) p).
Proof.
  intros f w o h c t v. rewrite <- (Z.add_0_r v) at 1. exact (score_by_counterplay G p names g owners changes repainted 0 f w o h c t v).
Qed.

(* Proves a printed lemma: hypotheses say that the graph holds the gadget and whose its edges are, counterplay the rest. *)
Ltac by_counterplay theorem := intros; apply theorem; [assumption|assumption|held_plain|held_plain|vm_compute; reflexivity].
Ltac refused_counterplay theorem :=
  assert_fails (by_counterplay theorem);
  intros; apply theorem; [assumption|assumption|held_plain|held_plain|vm_compute; lazymatch goal with |- false = true => idtac end].
