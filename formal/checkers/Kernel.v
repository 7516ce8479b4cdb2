(* Evidence `kernel`: a set of vertices whose lit members stay odd in number, whatever is pressed. *)
From Coq Require Import NArith List Bool String.
From Gamecert Require Import Plane Board Instance Game Rules Games Claim Text.
From Gamecert.games Require Import LightsOut.
Import ListNotations.
Local Open Scope N_scope.
Local Open Scope plane_scope.

Definition odd_in (kernel : list N) (a : plane) : bool := fold_right (fun v b => xorb (N.testbit a v) b) false kernel.
Lemma odd_in_xor k a b : odd_in k (a △ b) = xorb (odd_in k a) (odd_in k b).
Proof.
  unfold odd_in. induction k as [|v k IH]; cbn; [easy|]. rewrite IH, N.lxor_spec.
  generalize (fold_right (fun v b => xorb (N.testbit a v) b) false k). intro x.
  generalize (fold_right (fun v b0 => xorb (N.testbit b v) b0) false k). intro z.
  now destruct (N.testbit a v), (N.testbit b v), x, z.
Qed.

Lemma odd_in_empty k : odd_in k 0 = false.
Proof. unfold odd_in. induction k as [|v k IH]; cbn; [easy|]. now rewrite IH, N.bits_0. Qed.

Definition even_everywhere (a : arena) (kernel : list N) : bool :=
  forallb (fun v => negb (odd_in kernel (cell v △ neighbours a v))) (up_to (size a)).

Theorem kernel_sound a lit kernel : even_everywhere a kernel = true -> odd_in kernel lit = true ->
  ~ winnable (lights_out a lit) (start (lights_out a lit)).
Proof.
  unfold even_everywhere. rewrite forallb_forall. intros h o w.
  enough (forall p, winnable (lights_out a lit) p -> odd_in kernel (fst p) = true ->
    (forall v, v ∈ snd p -> v < size a) -> False) as H.
  { apply (H _ w); [easy|]. intros v. cbn. unfold vertices. rewrite all_spec. apply N.ltb_lt. }
  clear w. intros p w. induction w as [[l u] w|[l u] v [_ i] w IH]; intros odd b; cbn in *.
  - unfold none in w. apply N.eqb_eq in w. subst. now rewrite odd_in_empty in odd.
  - apply IH.
    + rewrite N.lxor_assoc, odd_in_xor, odd. specialize (h v (proj2 (up_to_spec _ v) (b v i))).
      apply negb_true_iff in h. now rewrite h.
    + intros x. rewrite N.ldiff_spec, andb_true_iff. intros [j _]. now apply b.
Qed.

Definition check_kernel (s : subject) (kernel : list N) : bool :=
  (name s =? "lights-out")%string && negb (in_misere s) &&
  match no_parameters (given s) (on_graph (on s) (attributed ["lit"%string] (on s) (vertex_list (on s) "lit"))) with
  | Some lit => even_everywhere (arena_of (board_of (on s))) kernel && odd_in kernel (plane_of lit)
  | None => false
  end.
Theorem check_kernel_sound s kernel : check_kernel s kernel = true ->
  exists r, rules_of s = Some r /\ holds (Claim r (in_misere s) Unwinnable).
Proof.
  destruct s as [n p m i]. unfold check_kernel. cbn [name given on in_misere]. rewrite !andb_true_iff. intros [[e m'] h].
  apply String.eqb_eq in e. subst. destruct m; [easy|].
  unfold no_parameters, on_graph, attributed, require in h. destruct p; [|easy].
  destruct (is_graph _) eqn:g; [|easy]. destruct (attributes_among _ _) eqn:a; [|easy].
  destruct (vertex_list _ _) as [lit|] eqn:v; [|easy]. apply andb_true_iff in h as [h1 h2].
  exists (Rules (lights_out (arena_of (board_of i)) (plane_of lit)) two_planes solitaire). split.
  - unfold rules_of, game_named. cbn. unfold lights_out_rules, no_parameters, on_graph, attributed. now rewrite g, a, v.
  - cbn. now apply kernel_sound with kernel.
Qed.
