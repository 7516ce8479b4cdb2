#!/usr/bin/env bash
# A sweep as gamecert plan writes it, on a Slurm of one node that is started here: an array of 40 with two tasks killed, its
# checks and the merge, against the bytes of the run without shards.
#   slurm.sh BIN_DIRECTORY
set -u
bin=$1
for program in munged slurmctld slurmd sbatch; do
  PATH=$PATH:/usr/sbin command -v "$program" >/dev/null || { echo "slurm.sh: $program is missing (Debian: slurmctld slurmd slurm-client munge)" >&2; exit 1; }
done
export PATH="$bin:$PATH:/usr/sbin"
folder=$(mktemp -d /tmp/gamecert-slurm-XXXXXX)
started=()
clean_up() {
  local status=$?
  [ "${SLURM_CONF:-}" != "$folder/slurm.conf" ] || scancel --user="$(id -un)" 2>/dev/null
  for process in "${started[@]}"; do kill "$process" 2>/dev/null; done
  for process in "${started[@]}"; do wait "$process" 2>/dev/null; done
  if [ "$status" -ne 0 ]; then
    tail -n 30 "$folder"/*.log "$folder"/jobs/logs/* 2>/dev/null >&2
  fi
  rm -rf "$folder"
  exit "$status"
}
trap clean_up EXIT
trap 'exit 1' INT TERM
fail() { echo "slurm.sh: $*" >&2; exit 1; }

# Two ports that nobody listens on.
port=$((20000 + $$ % 20000))
taken() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
while taken "$port" || taken $((port + 1)); do port=$((port + 2)); done

mkdir "$folder"/{state,spool}
(umask 077 && head -c 1024 /dev/urandom >"$folder/munge.key")
cat >"$folder/slurm.conf" <<CONF
ClusterName=gamecert
SlurmctldHost=$(hostname)(127.0.0.1)
SlurmctldPort=$port
SlurmdPort=$((port + 1))
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket,cred_expire=5
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
SwitchType=switch/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=batch_sched_delay=1,sched_interval=1,bf_interval=1
ReturnToService=2
KillWait=5
NodeName=node NodeHostname=$(hostname) NodeAddr=127.0.0.1 Port=$((port + 1)) CPUs=2 RealMemory=1024 State=UNKNOWN
PartitionName=all Nodes=node Default=YES MaxTime=INFINITE State=UP
CONF
export SLURM_CONF=$folder/slurm.conf

munged --foreground --force --key-file="$folder/munge.key" --socket="$folder/munge.socket" --pid-file="$folder/munged.pid" \
  --log-file="$folder/munged.log" --seed-file="$folder/munge.seed" >"$folder/munged.log" 2>&1 &
started+=($!)
slurmctld -D -c >"$folder/slurmctld.log" 2>&1 &
started+=($!)
slurmd -D -N node >"$folder/slurmd.log" 2>&1 &
started+=($!)
for _ in $(seq 60); do
  sinfo --noheader -o %T 2>/dev/null | grep -q idle && break
  sleep 1
done
sinfo --noheader -o %T | grep -q idle || fail "the node is not there after a minute"

# In the array, task 7 loses its program and task 23 all of itself, once each.
cat >"$folder/gamecert" <<WRAPPER
#!/bin/bash
if [ "\$1" = sweep ] && mkdir "$folder/lost-\$SLURM_ARRAY_TASK_ID" 2>/dev/null; then
  case \$SLURM_ARRAY_TASK_ID in
    7 | 23)
      "$bin/gamecert" "\$@" &
      program=\$!
      sleep 0.0\$((RANDOM % 10))
      kill -KILL \$program
      [ "\$SLURM_ARRAY_TASK_ID" = 7 ] || kill -KILL \$PPID
      kill -KILL \$\$ ;;
  esac
fi
exec "$bin/gamecert" "\$@"
WRAPPER
chmod +x "$folder/gamecert"
ln -s "$bin/gamecert-check" "$folder/gamecert-check"

cd "$folder" || exit 1
question='oddity -> odd-degenerate'
gamecert sweep "$question" --order 9 --certificates whole >whole.txt || fail "the run without shards"
gamecert plan "$question" --order 9 --tasks 40 --sample 1 --output jobs || fail "plan"
export GAMECERT="$folder/gamecert"

# over SECONDS: no job is left.
over() {
  for _ in $(seq "$1"); do
    [ -n "$(squeue --noheader)" ] || return 0
    sleep 1
  done
  squeue >&2
  return 1
}
jobs/submit || fail "submit"
over 300 || fail "jobs are left after five minutes"
[ ! -e jobs/verdict.txt ] || fail "a verdict without task 23"
[ -d jobs/shards/7 ] && [ "$(ls jobs/shards/7/*.cert | wc -l)" = 2 ] || fail "task 7 was not requeued"
jobs/submit || fail "submit"
over 300 || fail "jobs are left after five minutes"

cat jobs/verdict.txt
grep -q '^s HOLDS order 9\.\.9 connected graphs 261080$' jobs/verdict.txt || fail "no verdict"
diff -r whole jobs/merged || fail "other bytes than without shards"
gamecert-check jobs/merged | grep -q '^s VERIFIED$' || fail "the merged ledger is not verified"
