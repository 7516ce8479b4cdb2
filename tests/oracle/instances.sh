# Random instances for the scripts that compare gamecert with the oracles; to be sourced.
# Wants the variables gamecert, oracle, seed, instances and work; has complain, which counts in the variable failures.
. "$(dirname "$0")/../complaints.sh"
export LC_ALL=C

# generate KIND SHAPE COLOURS ATTRIBUTE MAX_ORDER [SHARE [MAX_SIZE]]: writes KIND.graphs (what oracle-graph6 reads),
# KIND.colours (the list after the edges in the text of the oracles) and KIND.attributes (the same in an instance), line
# by line, and what finish_instances makes of them. SHAPE is graph, digraph, forest or rooted-forest (a digraph); one in
# ten forests gets one more edge, which may spoil it. With SHARE each vertex stands in the list with probability SHARE,
# without it COLOURS / (COLOURS + 1); with COLOURS > 1 or ATTRIBUTE painted the list has vertex:colour. The attribute
# painted-edges lists edges, as painted=. No graph has more than MAX_SIZE edges.
generate() {
  awk -v seed="$((10#$seed + $(printf '%s' "$1" | cksum | cut -d' ' -f1) % 1000000))" -v instances="$instances" \
    -v kind="$work/$1" -v shape="$2" -v colours="$3" -v attribute="$4" -v max_order="$5" \
    -v share="${6:-}" -v max_size="${7:-1000}" '
    function add(list, item) { return list == "" ? item : list "," item }
    function join(u, v) {
      if (u == v || (u, v) in joined || size >= max_size) return
      if (!directed && u > v) { join(v, u); return }
      joined[u, v] = 1
      ++size
      edges = add(edges, u "-" v)
      if (attribute == "painted-edges") entry(u "-" v)
    }
    function entry(name) {
      if (rand() < share) list = add(list, coloured ? name ":" 1 + int(rand() * colours) : name)
    }
    function forest(order,    v, u, swap) {
      for (v = 0; v < order; ++v) name[v] = v
      for (v = order - 1; v > 0; --v) {
        u = int(rand() * (v + 1))
        swap = name[u]; name[u] = name[v]; name[v] = swap
      }
      for (v = 1; v < order; ++v) if (rand() < 0.75) join(name[int(rand() * v)], name[v])
      if (rand() < 0.1) join(int(rand() * order), int(rand() * order))
    }
    BEGIN {
      srand(seed)
      directed = shape == "digraph" || shape == "rooted-forest"
      coloured = colours > 1 || attribute ~ /^painted/
      if (share == "") share = colours / (colours + 1)
      for (i = 0; i < instances; ++i) {
        order = 1 + int(rand() * max_order)
        density = 0.15 + 0.7 * rand()
        edges = list = ""
        size = 0
        split("", joined)
        if (shape ~ /forest/) {
          forest(order)
        } else {
          for (v = 0; v < order; ++v)
            for (u = 0; u < (directed ? order : v); ++u)
              if (rand() < density) join(u, v)
        }
        if (attribute != "painted-edges") for (v = 0; v < order; ++v) entry(v)
        print (directed ? "digraph " : "") order " " (edges == "" ? "-" : edges) > (kind ".graphs")
        print (list == "" ? "-" : list) > (kind ".colours")
        attribute_name = attribute
        sub(/-edges/, "", attribute_name)
        print (attribute == "" || list == "" ? "" : attribute_name "=" list) > (kind ".attributes")
      }
    }'
  finish_instances "$1"
}

# finish_instances KIND: from KIND.graphs, KIND.colours and KIND.attributes writes KIND.text, which the oracles read, and
# KIND.instances, which gamecert reads.
finish_instances() {
  "$oracle/oracle-graph6" <"$work/$1.graphs" >"$work/$1.graph6" || complain "oracle-graph6 failed on $1"
  paste -d' ' "$work/$1.graphs" "$work/$1.colours" | sed 's/ $//' >"$work/$1.text"
  paste -d' ' "$work/$1.graph6" "$work/$1.attributes" | sed 's/ *$//' >"$work/$1.instances"
}
