// Pieces put together: a merge of their words shows that no graph is there twice, and a count, the graphs of the order
// before, or all graphs of a larger class that none is missing.
#include <sys/resource.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <memory>
#include <queue>

#include "certificates/claim.hpp"
#include "certificates/format.hpp"
#include "certificates/ledgers/answers.hpp"
#include "certificates/ledgers/checked_ledger.hpp"
#include "certificates/ledgers/extension.hpp"
#include "certificates/ledgers/flips.hpp"
#include "conjectures/column_texts.hpp"
#include "conjectures/theorems.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/infix.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

using conjectures::Totals;
using graphs::Count;
using graphs::Word;

std::string place(const AcceptedPart& part) { return part.name + ":" + std::to_string(part.line); }

/// A ledger in its file, read as far as its words are asked for.
class Stream {
 public:
  explicit Stream(const AcceptedPart& part)
      : part_(part), in_(part.file, std::ios::binary), line_(part.line - 1), lines_(in_, line_) {
    if (!in_.seekg(static_cast<std::streamoff>(part.offset)))
      reject(place(part) + ": expected a file that can still be read");
    lines_.advance();
    claim_ = lines_.head();
    lines_.word("evidence");
    lines_.token("`ledger`");
    text_.emplace(lines_, claim_);
  }
  const AcceptedPart& part() const { return part_; }
  const LedgerText& head() const { return *text_; }
  Word word() const { return word_; }

  /// Behind the last word what follows is read. Sound because the seal is the digest of the bytes that were checked,
  /// and here that of the lines that were read.
  bool next() {
    if (text_->next(word_)) return true;
    if (text_->finish(rest_) != part_.seal)
      reject(place(part_) + ": expected the file that was checked, found another");
    return false;
  }
  /// Totals and failures, behind the last word.
  const Ledger& rest() const { return rest_; }

  /// The claim of what was checked: all is read.
  const Claim& sealed_claim() {
    while (next()) continue;
    return claim_;
  }

 private:
  const AcceptedPart& part_;
  std::ifstream in_;
  std::size_t line_;
  Lines lines_;
  Claim claim_;
  std::optional<LedgerText> text_;
  Word word_ = 0;
  Ledger rest_;
};

/// How all graphs of an order are known to be there.
enum class Completeness { unknown, counted, extended };

/// All pieces of an order that are there.
struct Order {
  std::map<int, const AcceptedPart*> pieces;  // by index
  int count = 0;                              // of pieces that there are

  // Found by the merge.
  std::uint64_t graphs = 0;
  Count labelled = 0;
  bool vacuous = true;  // no graph satisfies the hypotheses
  std::vector<std::string> failures;
  Totals totals{{}};
  std::vector<Word> words;  // where needed
  Completeness complete = Completeness::unknown;

  bool whole() const { return static_cast<int>(pieces.size()) == count; }
};

struct Group {
  LedgerQuestion question;
  graphs::GraphClass graph_class;
  std::map<int, Order> orders;
};

/// By the text of question and class, in the order in which they are met.
std::vector<Group> groups_of(const std::vector<AcceptedPart>& parts) {
  std::vector<Group> groups;
  std::map<std::string, std::size_t> numbers;
  for (const AcceptedPart& part : parts) {
    Stream stream(part);
    const Claim& claim = stream.sealed_claim();
    const LedgerPiece piece = piece_of(claim.instance);
    const LedgerQuestion question = question_of(claim.statement);
    const std::string name =
        graphs::name(piece.graph_class) + (question.columns.empty() ? " " : " TABLE ") + text(question);
    const auto [it, fresh] = numbers.try_emplace(name, groups.size());
    if (fresh) groups.push_back({question, piece.graph_class, {}});
    Order& order = groups[it->second].orders[piece.order];
    if (order.count != 0 && order.count != piece.count)
      reject(place(part) + ": expected one of " + std::to_string(order.count) + " pieces, as in " +
             place(*order.pieces.begin()->second) + ", found one of " + std::to_string(piece.count));
    order.count = piece.count;
    const auto [known, added] = order.pieces.try_emplace(piece.index, &part);
    if (!added) reject(place(part) + ": expected another piece than in " + place(*known->second) + ", found the same");
  }
  return groups;
}

/// So many files can be open at once.
void require_files(std::size_t files) {
  rlimit limit{};
  const rlim_t wanted = files + 64;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted) return;
  limit.rlim_cur = std::min(wanted, limit.rlim_max);
  if (limit.rlim_cur < wanted || setrlimit(RLIMIT_NOFILE, &limit) != 0)
    throw text::LimitError("expected a limit of " + std::to_string(wanted) + " open files, found less");
}

void add_rest(const LedgerQuestion& question, const Ledger& rest, Order& order) {
  if (rest.instance > 0) order.vacuous = false;
  order.failures.insert(order.failures.end(), rest.failures.begin(), rest.failures.end());
  order.totals.add(Totals::read(question.columns, rest.totals));
}

/// Goes through all words of an order, ascending.
void merge(const LedgerQuestion& question, bool keep_words, Order& order) {
  require_files(order.pieces.size());
  order.totals = Totals(question.columns);
  std::vector<std::unique_ptr<Stream>> streams;
  using Next = std::pair<Word, std::size_t>;
  std::priority_queue<Next, std::vector<Next>, std::greater<>> next;
  const auto advance = [&](std::size_t i) {
    if (streams[i]->next()) {
      next.emplace(streams[i]->word(), i);
    } else {
      add_rest(question, streams[i]->rest(), order);
    }
  };
  for (const auto& [index, part] : order.pieces) {
    streams.push_back(std::make_unique<Stream>(*part));
    if (__builtin_add_overflow(order.labelled, streams.back()->head().labelled(), &order.labelled))
      throw text::LimitError("the labelled graphs of the pieces are more than 128 bits can count");
    advance(streams.size() - 1);
  }
  const Stream* last = nullptr;
  Word last_word = 0;
  while (!next.empty()) {
    const auto [word, i] = next.top();
    next.pop();
    if (last != nullptr && word == last_word) {
      const LedgerPiece piece = piece_of(streams[i]->sealed_claim().instance);
      reject(place(streams[i]->part()) + ": expected graphs of this piece alone, found " +
             graphs::write_small_graph(piece.graph_of(word)) + ", which is in " + place(last->part()));
    }
    last = streams[i].get();
    last_word = word;
    ++order.graphs;
    if (keep_words) order.words.push_back(word);
    advance(i);
  }
  std::ranges::sort(order.failures);
}

/// Whether the words are needed: this order, or the next one of a class that is its own hull, may have no count.
bool needs_words(const graphs::GraphClass& graph_class, int n) {
  return !graphs::labelled_count(graph_class, n) ||
         (hull_of(graph_class) == graph_class && !graphs::labelled_count(graph_class, n + 1));
}

/// All graphs of an order of the class, which is known to be whole.
class Completion {
 public:
  explicit Completion(const graphs::GraphClass& graph_class) : graph_class_(graph_class), hull_(hull_of(graph_class)) {
    if (hull_) list_.emplace(*hull_);
  }

  /// Orders ascend. Rejects what is not complete if that can be seen.
  void look(int n, Order& order) {
    if (const auto labelled = graphs::labelled_count(graph_class_, n)) {
      count(*labelled, n, order);
    } else if (of_triangulations(graph_class_)) {
      filter(n, order);
    } else if (list_ && list_->reach(n - 1)) {
      require_extensions(graph_class_, n, list_->words(), order.words);
      order.complete = Completeness::extended;
    }
    if (hull_ == graph_class_ && order.complete != Completeness::unknown) list_->take(n, order.words);
  }

 private:
  // Sound because no graph is there twice and each stands for as many labelled ones as it has renamings.
  static void count(Count labelled, int n, Order& order) {
    if (labelled != order.labelled)
      reject("expected all pieces of order " + std::to_string(n) + " to hold " + graphs::decimal(labelled) +
             " labelled graphs, found " + graphs::decimal(order.labelled));
    order.complete = Completeness::counted;
  }
  /// All graphs of the kind are counted, and those of the class are looked up.
  void filter(int n, Order& order) const {
    const auto all = all_by_flips(graph_class_, n);
    if (!all) return;
    for (const Word word : *all) {
      const graphs::SmallGraph graph = graphs::graph_of_word(word, n, false);
      if (graphs::member(graph_class_, graph) && !std::ranges::binary_search(order.words, word))
        reject("expected all pieces of order " + std::to_string(n) + " to hold " + graphs::write_small_graph(graph) +
               ", found it in none");
    }
    order.complete = Completeness::counted;
  }

  graphs::GraphClass graph_class_;
  std::optional<graphs::GraphClass> hull_;
  std::optional<GrowingList> list_;  // of the hull
};

/// `0, 3..5`
std::string indices(const Order& order) {
  std::string text;
  for (auto it = order.pieces.begin(); it != order.pieces.end();) {
    const int first = it->first;
    int last = first;
    for (++it; it != order.pieces.end() && it->first == last + 1; ++it) ++last;
    text += (text.empty() ? "" : ", ") + std::to_string(first);
    if (last > first) text += ".." + std::to_string(last);
  }
  return text;
}

/// As users write it.
std::string reading(const LedgerQuestion& question) {
  if (question.columns.empty()) return language::infix(question.conjecture);
  const auto [columns, keys] = conjectures::column_texts(question.columns);
  return columns + (keys.empty() ? "" : " by " + keys);
}

/// The program that lists all graphs of an order.
std::string generator_of(const graphs::GraphClass& graph_class, int n) {
  if (graph_class.kind == graphs::GraphClass::Kind::trees) return "gentreeg";
  return of_triangulations(graph_class) || graph_class.by_cubic_generator(n) ? "the generator" : "geng";
}

/// What orders from first to last say; where not all pieces are there it is one order.
JointClaim conclusion(const Group& group, int first, int last, const Grounds& none) {
  JointClaim result;
  result.grounds = none;
  std::uint64_t graphs = 0, failures = 0;
  bool vacuous = true;
  const bool table = !group.question.columns.empty();
  for (int n = first; n <= last; ++n) {
    const Order& order = group.orders.at(n);
    graphs += order.graphs;
    const bool hypotheses = group.question.conjecture.word == "->";
    vacuous = vacuous && (hypotheses ? order.vacuous : order.graphs == 0);
    failures += order.failures.size();
    for (const std::string& graph : order.failures) result.details.push_back(graph);
    if (!table) continue;
    for (const std::vector<std::string>& cells : order.totals.rows(n, order.graphs)) {
      std::string& row = result.details.emplace_back();
      for (const std::string& cell : cells) row.append(row.empty() ? "" : "\t").append(cell);
    }
  }
  const Order& order = group.orders.at(first);
  const std::string range =
      "order " + std::to_string(first) + ".." + std::to_string(last) + " " + graphs::name(group.graph_class);
  result.subject = (table ? "table " : "conjecture ") + text(group.question);
  if (const std::string reads = reading(group.question); reads != text(group.question)) result.reads = reads;
  std::string& said = result.statement;
  said = table ? "" : failures > 0 ? "FAILS " : vacuous ? "VACUOUS " : "HOLDS ";
  said += range + " graphs " + std::to_string(graphs);
  if (failures > 0) said += ", false at " + std::to_string(failures);
  if (!order.whole()) said += "; of " + std::to_string(order.count) + " pieces these alone: " + indices(order);
  if (order.complete == Completeness::extended) {
    said += "; completeness by extension";
    result.grounds.add(theorem_of_extension);
  }
  if (order.whole() && order.complete == Completeness::unknown) {
    const std::string generator = generator_of(group.graph_class, first);
    said += "; completeness rests on " + generator;
    result.grounds.add(completeness_of(generator));
  }
  const conjectures::PaperTheorem* theorem = table ? nullptr : conjectures::theorem_of(group.question.conjecture);
  if (theorem != nullptr && failures == 0) result.follows_from = theorem->name;
  add_definitions(result.grounds);
  add_grounds_of_answers(group.question, group.graph_class.directed(), result.grounds);
  result.grounds.add_kind(Ledger::kind, "ledgers");
  return result;
}

}  // namespace

void conclude(const std::vector<AcceptedPart>& parts, const Grounds& none,
              const std::function<void(const JointClaim&)>& found) {
  for (Group& group : groups_of(parts)) {
    Completion completion(group.graph_class);
    for (auto& [n, order] : group.orders) {
      merge(group.question, needs_words(group.graph_class, n), order);
      if (order.whole()) completion.look(n, order);
    }
    for (auto it = group.orders.begin(); it != group.orders.end();) {
      const int first = it->first;
      const Order& order = it->second;
      int last = first;
      for (++it; it != group.orders.end() && it->first == last + 1 && order.whole() && it->second.whole() &&
                 it->second.complete == order.complete &&
                 (order.complete != Completeness::unknown ||
                  generator_of(group.graph_class, it->first) == generator_of(group.graph_class, first));
           ++it)
        ++last;
      found(conclusion(group, first, last, none));
    }
  }
}

}  // namespace gamecert::certificates
