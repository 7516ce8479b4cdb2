// Conjectures swept, tables made and values computed for gamecert/.
#include <pybind11/stl.h>

#include <algorithm>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "certificates/format.hpp"
#include "certificates/writing/writer.hpp"
#include "conjectures/language.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/arithmetic.hpp"
#include "language/infix.hpp"
#include "language/placed_graph.hpp"
#include "language/typing.hpp"
#include "python/core.hpp"
#include "python/task.hpp"
#include "sweeps/class_text.hpp"
#include "sweeps/streams/values.hpp"
#include "sweeps/table.hpp"
#include "verify/files/certificate_folder.hpp"
#include "verify/files/ledger_folder.hpp"
#include "verify/sweep_decision.hpp"

namespace gamecert::python {
namespace {

namespace py = pybind11;

/// What sweeps and tables have in common.
struct Graphs {
  int first, last;
  std::string graph_class;
  int jobs;
  bool definition;
  double seconds;      // a graph
  std::string words;   // of the user, as a file has them
  std::string folder;  // for certificates and ledgers; none if empty
};

sweeps::Evaluator::Mode mode_of(bool definition) {
  return definition ? sweeps::Evaluator::Mode::definition : sweeps::Evaluator::Mode::fast;
}

sweeps::Scope scope_of(const Graphs& asked, const language::UserWords& words) {
  const sweeps::MeantClass meant = sweeps::read_class(asked.graph_class, &words);
  sweeps::Scope scope;
  scope.graph_class = meant.generated;
  scope.conditions = meant.conditions;
  scope.first_order = asked.first;
  scope.last_order = asked.last;
  scope.mode = mode_of(asked.definition);
  scope.mode = scope.evaluation();
  scope.jobs = asked.jobs;
  scope.seconds_a_graph = asked.seconds;
  scope.require_orders(graphs::largest_order(scope.graph_class));
  return scope;
}

py::object object_of(const sweeps::Progress& progress) {
  py::dict event;
  event["order"] = progress.order;
  event["done"] = progress.done;
  event["total"] = progress.total > 0 ? py::object(py::int_(progress.total)) : py::object(py::none());
  event["rate"] = progress.rate;
  event["seconds_left"] = progress.seconds_left;
  event["failures"] = progress.failures;
  return event;
}

void tell_progress(sweeps::Scope& scope, Task& task) {
  scope.progress = [&task](const sweeps::Progress& progress) {
    task.say({.object = [progress] { return object_of(progress); }, .passing = true});
  };
}

std::vector<std::string> texts_of(const std::vector<sweeps::Undecided>& all) {
  std::vector<std::string> texts;
  for (const sweeps::Undecided& one : all) texts.push_back(graphs::write_small_graph(one.graph));
  return texts;
}

/// A computation that speaks while it goes on: a sweep or a table.
class Run {
 public:
  virtual ~Run() = default;
  /// What it says next, a dict; None at its end.
  py::object next() {
    if (auto event = task_->next()) return event->object();
    return py::none();
  }
  void stop() { task_->stop(); }
  virtual py::dict result() const = 0;

 protected:
  std::unique_ptr<Task> task_;  // ends before what it works on
};

class SweepRun final : public Run, public verify::SweepReader {
 public:
  SweepRun(const std::string& conjecture, const Graphs& asked, bool all, bool first_met, std::size_t count)
      : words_(conjectures::read_user_words(asked.words)), request_{scope_of(asked, words_), {}} {
    request_.conjecture = conjectures::parse_conjecture(conjecture, request_.subject(), &words_);
    request_.all = all;
    request_.first = first_met;
    request_.count = count;
    if (!asked.folder.empty()) {
      verify::suppose_conditions(request_);
      set_ = verify::CertificateSet(asked.folder);
      ledgers_ = std::make_unique<verify::LedgerFolder>(
          asked.folder, certificates::LedgerQuestion{request_.conjecture, {}}, request_.graph_class);
      request_.ledgers = ledgers_.get();
    }
    theorems_ = verify::theorems_of(request_);
    task_ = std::make_unique<Task>([this](Task& task) { work(task); });
  }
  ~SweepRun() override { task_.reset(); }

  void found(const graphs::SmallGraph& graph) override {
    say_->say({.object = [text = graphs::write_small_graph(graph)] {
      py::dict event;
      event["counterexample"] = text;
      return py::object(event);
    }});
  }
  void certified_so_far(const certificates::Certificate& certificate) override { set_.so_far(certificate); }
  void certified(std::size_t number, const certificates::Certificate& certificate) override {
    set_.add(number, certificate);
    certificates_.emplace_back(number, certificates::write(certificate));
  }

  py::dict result() const override {
    const sweeps::SweepResult& found = decision_.result;
    std::vector<std::string> counterexamples;
    for (const graphs::SmallGraph& graph : found.counterexamples)
      counterexamples.push_back(graphs::write_small_graph(graph));
    std::vector<std::vector<std::string>> witnesses;
    for (const auto& of_one : decision_.witnesses) {
      std::vector<std::string>& lines = witnesses.emplace_back();
      for (const sweeps::Witness& witness : of_one) lines.push_back(sweeps::text(witness));
    }
    py::dict result;
    result["conjecture"] = language::infix(request_.conjecture);
    result["statement"] = decision_.statement;
    result["reason"] = found.reason;
    result["class"] = request_.class_name();
    result["complete_through"] = found.complete_through;
    result["graphs"] = found.graphs;
    result["instances"] = request_.ledgers == nullptr ? py::object(py::int_(found.instances)) : py::object(py::none());
    result["counterexamples"] = counterexamples;
    result["witnesses"] = witnesses;
    result["certificates"] = certificates_;
    result["no_certificate"] = decision_.missing.empty() ? decision_.incomplete : decision_.missing;
    result["undecided"] = texts_of(found.undecided);
    result["theorems"] = theorems_;
    result["files"] = set_.published();
    return result;
  }

 private:
  void work(Task& task) {
    say_ = &task;
    tell_progress(request_, task);
    decision_ = verify::decide(request_, verify::SweepEngine::enumeration, *this);
    if (decision_.settled()) set_.remove_earlier();
  }

  language::UserWords words_;
  sweeps::SweepRequest request_;
  verify::CertificateSet set_;
  std::unique_ptr<verify::LedgerFolder> ledgers_;
  std::vector<std::string> theorems_;
  Task* say_ = nullptr;
  std::vector<std::pair<std::size_t, std::string>> certificates_;
  verify::SweepDecision decision_;
};

std::vector<std::string> kinds_of(const sweeps::Table& table) {
  std::vector<std::string> kinds;
  for (const conjectures::Column::Kind kind : table.kinds) kinds.emplace_back(conjectures::name(kind));
  return kinds;
}

class TableRun final : public Run {
 public:
  TableRun(const std::string& columns, const std::string& keys, const Graphs& asked)
      : request_{scope_of(asked, conjectures::read_user_words(asked.words)), columns, keys} {
    request_.words = conjectures::read_user_words(asked.words);
    const certificates::LedgerQuestion question = sweeps::question_of(request_);
    if (!asked.folder.empty()) {
      if (!request_.conditions.empty())
        throw text::InputError("expected a class that is generated whole for certificates, found " +
                               request_.class_name());
      ledgers_ = std::make_unique<verify::LedgerFolder>(asked.folder, question, request_.graph_class);
      request_.ledgers = ledgers_.get();
    }
    task_ = std::make_unique<Task>([this](Task& task) {
      tell_progress(request_, task);
      request_.news = [&, told = std::size_t{0}](const sweeps::Table& table) mutable {
        for (; told < table.rows.size(); ++told) {
          task.say({.object = [row = table.rows[told]] {
            py::dict event;
            event["row"] = row;
            return py::object(event);
          }});
        }
      };
      table_ = sweeps::table(request_);
    });
  }
  ~TableRun() override { task_.reset(); }

  py::dict result() const override {
    py::dict result;
    result["header"] = table_.header;
    result["kinds"] = kinds_of(table_);
    result["rows"] = table_.rows;
    result["complete"] = table_.complete;
    result["reason"] = table_.reason;
    result["undecided"] = texts_of(table_.undecided);
    result["theorems"] = table_.notes;
    result["class"] = request_.class_name();
    return result;
  }

 private:
  sweeps::TableRequest request_;
  std::unique_ptr<verify::LedgerFolder> ledgers_;
  sweeps::Table table_;
};

/// All graphs, fewest edges first, then by text.
std::vector<std::string> graphs_of(const Graphs& asked) {
  const sweeps::Scope scope = scope_of(asked, {});
  return run([&] {
    std::mutex mutex;
    std::vector<std::pair<int, std::string>> found;
    const sweeps::Enumeration all{.graph_class = scope.graph_class, .order = asked.first, .worth = scope.worth()};
    sweeps::for_each_graph(all, [&](int) -> sweeps::Visitor {
      const auto conditions = std::make_shared<sweeps::ScopeConditions>(scope);
      return [&, conditions](const graphs::SmallGraph& graph) {
        if (!conditions->hold(graph, nullptr)) return sweeps::Seen::passes;
        const std::lock_guard lock(mutex);
        found.emplace_back(graph.size(), graphs::write_small_graph(graph));
        return sweeps::Seen::passes;
      };
    });
    std::ranges::sort(found);
    std::vector<std::string> texts;
    for (auto& [size, text] : found) texts.push_back(std::move(text));
    return texts;
  });
}

/// Values of graphs that come as lines.
class ValueList {
 public:
  ValueList(const std::string& list, const std::string& words, bool definition, int jobs, double seconds) {
    request_.asked = sweeps::read_values(list, conjectures::read_user_words(words));
    request_.mode = mode_of(definition);
    request_.stream = {.jobs = jobs, .seconds_a_graph = seconds};
  }
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const sweeps::AskedValue& asked : request_.asked) all.push_back(asked.text);
    return all;
  }
  std::vector<std::string> theorems() const {
    std::vector<std::string> all;
    for (const sweeps::AskedValue& asked : request_.asked) {
      for (const std::string& note : sweeps::Evaluator(asked.expression.formula, request_.mode).notes())
        if (std::ranges::find(all, note) == all.end()) all.push_back(note);
    }
    return all;
  }
  /// A row for each line, its cells joined by tabs: `true`, `7`, `infinite`, `unknown`.
  std::string rows(const std::string& lines) const {
    std::size_t given = 0;
    const sweeps::ReadInput read = [&](std::span<char> buffer) -> std::optional<std::size_t> {
      const std::size_t count = lines.copy(buffer.data(), buffer.size(), given);
      given += count;
      return count;
    };
    const sweeps::WriteRow row = [&](std::string_view, std::span<const sweeps::FoundValue> found, std::string& out) {
      for (std::size_t i = 0; i < found.size(); ++i)
        out.append(i == 0 ? "" : "\t").append(cell(request_.asked[i], found[i]));
      out += '\n';
    };
    return run([&] {
      std::string out;
      sweeps::values(request_, row, read, [&](std::string_view text) { out += text; });
      return out;
    });
  }

 private:
  static std::string cell(const sweeps::AskedValue& asked, const sweeps::FoundValue& value) {
    if (!value) return "unknown";
    return language::value_text(asked.expression.sort, *value);
  }
  sweeps::ValuesRequest request_;
};

}  // namespace

void add_sweeps(py::module_& core) {
  py::class_<Graphs>(core, "Graphs")
      .def(py::init([](int first, int last, const std::string& graph_class, int jobs, bool definition, double seconds,
                       const std::string& words, const std::string& folder) {
        return Graphs{first, last, graph_class, jobs, definition, seconds, words, folder};
      }));
  core.def("graphs_of", &graphs_of);
  py::class_<Run>(core, "Run").def("next", &Run::next).def("stop", &Run::stop).def("result", &Run::result);
  py::class_<SweepRun, Run>(core, "SweepRun")
      .def(py::init<const std::string&, const Graphs&, bool, bool, std::size_t>());
  py::class_<TableRun, Run>(core, "TableRun").def(py::init<const std::string&, const std::string&, const Graphs&>());
  py::class_<ValueList>(core, "ValueList")
      .def(py::init<const std::string&, const std::string&, bool, int, double>())
      .def_property_readonly("names", &ValueList::names)
      .def_property_readonly("theorems", &ValueList::theorems)
      .def("rows", &ValueList::rows);
}

}  // namespace gamecert::python
