// Names and sorts: from a tree with columns to a formula.
#include "language/typing.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <vector>

#include "graphs/families/users_board.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/streams/foreign_text.hpp"
#include "language/reader/misspelt.hpp"
#include "language/reader/tokens.hpp"
#include "language/syntax.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::language {
namespace {

Sort gives(const Term& term) { return term.kind == Term::Kind::property ? Sort::truth : Sort::whole; }

[[noreturn]] void fail(const std::string& expected, const std::string& found, const Syntax& at,
                       const std::string& hint = "") {
  throw text::InputError("expected " + expected + ", found " + found + (hint.empty() ? "" : " (" + hint + ")"),
                         at.column);
}

/// As what is found.
std::string found_as(Sort sort) { return std::string(called(sort == Sort::whole ? Sort::number : sort)); }

bool is_number(Sort sort) { return sort == Sort::number || sort == Sort::whole; }

class Typing {
 public:
  explicit Typing(const Reading& reading)
      : about_(reading.about), users_(reading.users), games_(reading.games), others_(reading.others) {
    for (const Parameter& each : reading.parameters) variables_.push_back({each.name, "let", each.sort});
    given_ = std::ssize(variables_);
  }

  /// `any` is wanted where every value will do. An edge where a set of edges is wanted is the set of it.
  Formula formula(const Syntax& syntax, Sort wanted) {
    const bool of_links = wanted == Sort::links;
    const bool of_items = wanted == Sort::edges || wanted == Sort::arcs || wanted == Sort::numbers || of_links;
    Formula result = syntax.word == braces ? members(syntax, wanted) : typed(syntax, of_items ? Sort::any : wanted);
    const bool item = fits(Sort::item, gave_) && fits(wanted, set_of_members(gave_));
    if (of_items && item) result = alone(std::move(result));
    if (of_items) require(syntax, wanted, gave_);
    const std::string word = about_ ? misfit(result, *about_, game_words()) : "";
    const bool inside = !word.empty() && word != result.word;  // the game asked, what is quantified over
    if (!word.empty()) throw misfit_error(word, *about_, (inside ? syntax.arguments[0] : syntax).column);
    return result;
  }
  /// What was typed last gives.
  Sort gave() const { return gave_; }

 private:
  struct Variable {
    std::string_view name;
    std::string_view range;  // `vertex`, `edge`, `set`, ..., or `let`
    Sort sort;
    const Formula* head = nullptr;  // of a recursion
  };

  Formula typed(const Syntax& syntax, Sort wanted) {
    if (syntax.kind == Syntax::Kind::number) {
      require(syntax, wanted, Sort::whole);
      return {syntax.word, {}};
    }
    if (syntax.kind == Syntax::Kind::name) return name(syntax, wanted);
    if (syntax.kind == Syntax::Kind::call) return call(syntax, wanted);
    if (asks_game(syntax.word)) return asks(syntax, wanted);
    if (const std::string_view of_sets = word_of_sets(syntax); !of_sets.empty())
      return joined_sets(of_sets, syntax, wanted);
    const LanguageWord& word = *find_word(syntax.word);
    if (word.meaning == Meaning::change) return change(word, syntax, wanted);
    if (word.meaning == Meaning::recursion) return recursion(syntax, wanted);
    if (syntax.word == "=" || syntax.word == "!=") return equality(syntax, wanted);
    const bool open = word.gives == Sort::either || word.gives == Sort::alike || word.gives == Sort::some_set;
    const bool of_numbers = word.gives == Sort::alike && word.takes[1] == Sort::number;
    if (of_numbers && !is_number(wanted)) require(syntax, wanted, Sort::number);
    if (!open) require(syntax, wanted, word.gives);
    Formula result = word.meaning == Meaning::pattern ? pattern(syntax) : arguments(word, syntax, wanted);
    if (!open) gave_ = word.gives;
    if (open && word.meaning != Meaning::choice && word.meaning != Meaning::let) require(syntax, wanted, gave_);
    return result;
  }

  const GameWords* game_words() const { return games_ == nullptr ? nullptr : &games_->words(); }

  /// What `+`, `meet` and the like say of sets; empty for what is about numbers.
  std::string_view word_of_sets(const Syntax& syntax) const {
    constexpr std::pair<std::string_view, std::string_view> words[] = {
        {"+", "union"},     {"-", "difference"}, {"xor", "symmetric"},         {"meet", "intersection"},
        {"union", "union"}, {"in", "in"},        {"difference", "difference"}, {"intersection", "intersection"}};
    const auto* known = std::ranges::find(words, syntax.word, &std::pair<std::string_view, std::string_view>::first);
    if (known == std::end(words)) return "";
    const bool numbers = syntax.word == "+" || syntax.word == "-" || syntax.word == "xor";
    return !numbers || gives_set(syntax.arguments[0]) || gives_set(syntax.arguments[1]) ? known->second : "";
  }

  /// The member as a set.
  Formula alone(Formula member) {
    const bool edge = gave_ == Sort::edge;
    gave_ = set_of_members(gave_);
    return {edge ? "edges-in" : "only", {std::move(member)}};
  }

  /// `{a, b}`: of vertices and sets, or members of another sort. Edges are sets of vertices, but for where a set of
  /// edges is wanted.
  Formula members(const Syntax& syntax, Sort wanted) {
    std::optional<Formula> result;
    Sort sort = Sort::nothing;
    for (const Syntax& part : syntax.arguments) {
      Formula member = formula(part, Sort::any);
      if (gave_ == Sort::whole || gave_ == Sort::arc || (gave_ == Sort::edge && wanted == Sort::edges))
        member = alone(std::move(member));
      if (!fits(Sort::some_set, gave_)) mismatch(part, Sort::some_set, gave_);
      join(result, sort, std::move(member), part);
    }
    if (syntax.arguments.size() == 1) sort = gave_;
    gave_ = sort;
    require(syntax, wanted, sort);
    return std::move(*result);
  }
  /// One more member, or a set, of what was typed last.
  void join(std::optional<Formula>& so_far, Sort& sort, Formula more, const Syntax& at) {
    const Sort given = is_set(gave_) ? gave_ : Sort::set;
    const std::optional<Sort> both = together(sort, given);
    if (!both) fail(std::string(called(sort)), found_as(gave_), at);
    sort = *both;
    so_far = so_far ? Formula{"union", {std::move(*so_far), std::move(more)}} : std::move(more);
  }

  /// Two sets of one sort; a member of the sort counts as the set of it.
  Formula joined_sets(std::string_view word, const Syntax& syntax, Sort wanted) {
    if (word == "in") require(syntax, wanted, Sort::truth);
    const bool edges = wanted == Sort::edges;
    Formula sides[2];
    Sort sorts[2];
    for (const std::size_t i : {0, 1}) {
      sides[i] = formula(syntax.arguments[i], Sort::any);
      sorts[i] = gave_;
    }
    for (const std::size_t i : {0, 1}) {  // `{e, f}` beside a set of edges
      const bool listed = syntax.arguments[i].word == braces && sorts[i] == Sort::set;
      if (!listed || sorts[1 - i] != Sort::edges) continue;
      sides[i] = formula(syntax.arguments[i], Sort::edges);
      sorts[i] = gave_;
    }
    for (const std::size_t i : {0, 1}) {
      const Sort other = sorts[1 - i];
      const bool item = fits(Sort::item, sorts[i]);
      const bool wrap = item && (set_of_members(sorts[i]) == other || (edges && sorts[i] == Sort::edge) ||
                                 (sorts[i] != Sort::edge && other == Sort::nothing));
      if (!wrap) continue;
      gave_ = sorts[i];
      sides[i] = alone(std::move(sides[i]));
      sorts[i] = gave_;
    }
    for (const std::size_t i : {0, 1})
      if (!fits(Sort::some_set, sorts[i]))
        mismatch(syntax.arguments[i], is_set(sorts[1 - i]) ? sorts[1 - i] : Sort::set, sorts[i]);
    const std::optional<Sort> gives = given_by(*find_word(word), sorts);
    if (!gives) mismatch(syntax.arguments[1], is_set(sorts[0]) ? sorts[0] : Sort::set, sorts[1]);
    gave_ = *gives;
    require(syntax, wanted, gave_);
    return {std::string(word), {std::move(sides[0]), std::move(sides[1])}};
  }

  Formula arguments(const LanguageWord& word, const Syntax& syntax, Sort wanted) {
    Formula result{syntax.word, {}};
    const bool outer = coloured_;
    const std::size_t outer_variables = variables_.size();
    if (word.quantifies()) result.arguments.push_back(quantifier(syntax.arguments[0]));
    if (word.meaning == Meaning::let) result.arguments.push_back({new_name(syntax.arguments[0]), {}});
    const bool bound = variables_.size() > outer_variables, collects = word.meaning == Meaning::collected;
    if (!goes_through(word, bound ? std::optional(variables_.back().sort) : std::nullopt)) {
      const std::string found = quoted(syntax.arguments[0].word);
      if (collects) fail("vertices, edges, arcs or whole numbers as members of a set", found, syntax.arguments[0]);
      fail("a range of whole numbers behind " + quoted(word.text), found, syntax.arguments[0],
           "as in '" + syntax.word + " k in 1..order: P'");
    }
    const Sort chosen = bound ? set_of_members(variables_.back().sort) : Sort::any;
    std::vector<Sort> given;
    for (std::size_t i = word.first_formula(); i < syntax.arguments.size(); ++i) {
      if (word.meaning == Meaning::let && i == 2) variables_.push_back({syntax.arguments[0].word, "let", gave_});
      const bool open = word.takes[i] == Sort::either;
      const bool along = word.text == "reach" && i == 1;  // of vertices or of edges
      result.arguments.push_back(formula(syntax.arguments[i], open ? wanted : along ? Sort::any : word.takes[i]));
      if (along && (gave_ == Sort::edges || gave_ == Sort::arcs)) {
        result.word = "reach-along";
      } else if (along && (gave_ == Sort::nothing || gave_ == Sort::edge)) {
        const bool edge = gave_ == Sort::edge;
        fail("a set of vertices or a set of edges", edge ? "an edge" : "the empty set", syntax.arguments[i],
             edge ? "its ends are ends(e), and the set of it alone is E[e]"
                  : "of vertices it is V - V, and of edges E - E");
      } else if (along && !fits(Sort::set, gave_)) {
        mismatch(syntax.arguments[i], Sort::set, gave_);
      }
      if (open && wanted == Sort::any && !fits(Sort::some_set, gave_)) wanted = is_number(gave_) ? Sort::number : gave_;
      given.push_back(gave_);
    }
    coloured_ = outer;
    variables_.resize(outer_variables);
    if (collects) given = {chosen};
    if (collects || word.gives == Sort::either || word.gives == Sort::alike) {
      const std::optional<Sort> gives = given_by(word, given);
      if (!gives) mismatch(syntax.arguments.back(), given[given.size() - 2], given.back());
      gave_ = *gives;
    }
    return result;
  }

  /// Of numbers, or of sets.
  Formula equality(const Syntax& syntax, Sort wanted) {
    require(syntax, wanted, Sort::truth);
    if (syntax.arguments[0].word != "outcome" && is_outcome(syntax.arguments[0]) &&
        names_outcome(syntax.arguments[1].word)) {
      Syntax made = syntax.arguments[0];  // X(G - v) = P is (X = P)(G - v)
      Syntax inside = syntax;
      inside.arguments[0] = made.arguments.back();
      made.arguments.back() = std::move(inside);
      return formula(made, Sort::truth);
    }
    if (games_ != nullptr)
      if (std::optional<Formula> compared = games_->compared_outcome(syntax, game_typing()))
        return gave_ = Sort::truth, std::move(*compared);
    const bool sets = gives_set(syntax.arguments[0]) || gives_set(syntax.arguments[1]);
    if (sets) {
      const bool arcs = is_arc(syntax.arguments[0]) && is_arc(syntax.arguments[1]);
      Formula result = arcs ? same_arcs(syntax) : joined_sets("same", syntax, Sort::truth);
      return syntax.word == "!=" ? Formula{"!", {std::move(result)}} : result;
    }
    Formula result{syntax.word, {}};
    for (const Syntax& argument : syntax.arguments) result.arguments.push_back(formula(argument, Sort::number));
    gave_ = Sort::truth;
    return result;
  }
  bool is_arc(const Syntax& syntax) const {
    const Variable* variable = syntax.kind == Syntax::Kind::name ? find_variable(syntax.word) : nullptr;
    return variable != nullptr && variable->sort == Sort::arc;
  }
  Formula same_arcs(const Syntax& syntax) {
    Formula result{"same", {}};
    for (const Syntax& argument : syntax.arguments) result.arguments.push_back(alone(formula(argument, Sort::arc)));
    gave_ = Sort::truth;
    return result;
  }

  bool gives_set(const Syntax& syntax) const {
    if (syntax.kind == Syntax::Kind::number) return false;
    if (syntax.word == braces || syntax.word == "meet") return true;
    const auto as_set = [](Sort sort) { return fits(Sort::some_set, sort) || sort == Sort::arc; };
    const bool called = syntax.kind == Syntax::Kind::call;
    if (const Variable* variable = find_variable(syntax.word); variable != nullptr && syntax.kind != Syntax::Kind::word)
      return as_set(variable->sort);
    if (syntax.kind != Syntax::Kind::word)
      if (const OtherWord* other = find_other(others_, syntax.word, called)) return as_set(other->gives);
    if (const UserWord* user = defined_by_user(syntax.word)) return as_set(user->gives);
    const bool either = syntax.word == "+" || syntax.word == "-" || syntax.word == "xor";
    if (either) return gives_set(syntax.arguments[0]) || gives_set(syntax.arguments[1]);
    const LanguageWord* word = find_word(syntax.word);
    if (called || word == nullptr) return false;
    if (word->gives == Sort::either) return gives_set(syntax.arguments.back());
    return is_set(word->gives) || word->gives == Sort::vertex || word->gives == Sort::some_set ||
           (word->gives == Sort::alike && word->takes[0] == Sort::some_set);
  }

  Formula name(const Syntax& syntax, Sort wanted) {
    if (const Variable* variable = find_variable(syntax.word)) {
      if (variable->head != nullptr) return call_inside(*variable->head, syntax, wanted);
      if (wanted == Sort::whole && variable->sort == Sort::number) mismatch(syntax, wanted, Sort::number);
      if (!fits(wanted, variable->sort)) unknown(syntax, wanted);
      gave_ = variable->sort;
      return {syntax.word, {}};
    }
    if (const OtherWord* other = find_other(others_, syntax.word, false)) return other_word(*other, syntax, wanted);
    if (const LanguageWord* word = find_word(syntax.word); word != nullptr && word->arguments == 0) {
      require(syntax, wanted, word->gives);
      return {syntax.word, {}};
    }
    if (const UserWord* user = defined_by_user(syntax.word)) {
      if (!user->parameters.empty()) require_arguments(*user, syntax);
      require(syntax, wanted, user->gives);
      count_words(user->definition, syntax);
      return renamed(user->definition, names_taken());
    }
    const Term* term = find_term(syntax.word);
    if (term == nullptr) unknown(syntax, wanted);
    require(syntax, wanted, gives(*term));
    if (term->of_colouring && !coloured_) {
      fail("a word about the graph", quoted(syntax.word), syntax,
           "it is about a colouring and stands inside 'forall colouring:', 'exists colouring:' or 'count colouring:'");
    }
    return {syntax.word, {}};
  }

  Formula other_word(const OtherWord& word, const Syntax& syntax, Sort wanted) {
    const std::size_t least = word.takes.size(), given = syntax.arguments.size();
    if (given < least || (given > least && !word.more))
      fail(std::to_string(least) + (word.more ? " or more" : "") + (least == 1 ? " argument of " : " arguments of ") +
               quoted(syntax.word),
           std::to_string(given), syntax);
    Formula result{syntax.word, {}};
    for (std::size_t i = 0; i < given; ++i)
      result.arguments.push_back(formula(syntax.arguments[i], word.takes[std::min(i, least - 1)]));
    require(syntax, wanted, word.gives);
    return result;
  }

  /// A call of a recursion that is defined around it.
  Formula call_inside(const Formula& head, const Syntax& syntax, Sort wanted) {
    const std::size_t given = head.arguments.size() - 1;
    if (syntax.arguments.size() != given)
      fail(std::to_string(given) + (given == 1 ? " argument of " : " arguments of ") + quoted(syntax.word),
           std::to_string(syntax.arguments.size()), syntax);
    Formula result{head.word, {}};
    for (std::size_t i = 0; i < given; ++i)
      result.arguments.push_back(formula(syntax.arguments[i], *sort_named(head.arguments[i + 1].word)));
    require(syntax, wanted, *sort_named(head.arguments[0].word));
    return result;
  }

  /// Inside the definition nothing of outside is named.
  Formula recursion(const Syntax& syntax, Sort wanted) {
    const Syntax& said = syntax.arguments[0];
    const bool known = find_variable(said.word) != nullptr || defined_by_user(said.word) != nullptr;
    if (known || !names_function(said.word))
      fail("a new name of small letters, digits and hyphens, which is no word of the language", quoted(said.word),
           said);
    Formula head{said.word, {{said.arguments[0].word, {}}}};
    std::vector<Variable> outer = std::exchange(variables_, {});
    variables_.assign(outer.begin() + given_, outer.end());
    for (std::size_t i = 1; i < said.arguments.size(); ++i) new_name(said.arguments[i].arguments[0]);
    variables_.clear();
    const std::ptrdiff_t outer_visible = std::exchange(first_visible_, 0);
    const bool outer_coloured = std::exchange(coloured_, false);
    for (std::size_t i = 1; i < said.arguments.size(); ++i) {
      const Syntax& parameter = said.arguments[i];
      const std::optional<Sort> sort = sort_named(parameter.word);
      if (!sort)
        fail("vertex, edge, arc, set, edges, arcs, numbers, order, fraction or truth and a name",
             quoted(parameter.word), parameter);
      head.arguments.push_back({parameter.word, {{new_name(parameter.arguments[0]), {}}}});
      variables_.push_back({parameter.arguments[0].word, "let", *sort});
    }
    if (said.arguments.size() - 1 > most_parameters)
      fail("at most " + std::to_string(most_parameters) + " parameters", std::to_string(said.arguments.size() - 1),
           said);
    const Sort first = variables_.front().sort;
    if (first != Sort::whole && !is_set(first))
      fail("a number or a set as the first parameter, which falls with every call", found_as(first), said.arguments[1]);
    const Variable function{said.word, "recursive", *sort_named(said.arguments[0].word), &head};
    variables_.push_back(function);
    Formula definition = formula(syntax.arguments[1], function.sort);
    variables_ = std::move(outer);
    first_visible_ = outer_visible;
    coloured_ = outer_coloured;
    variables_.push_back(function);
    Formula body = formula(syntax.arguments[2], wanted);
    variables_.pop_back();
    return {syntax.word, {head, std::move(definition), std::move(body)}};
  }

  const UserWord* defined_by_user(const std::string& word) const {
    if (users_ == nullptr) return nullptr;
    const auto it = users_->find(word);
    return it == users_->end() ? nullptr : &it->second;
  }
  /// Words of users stand for all that they say: a few lines could ask for all memory.
  void count_words(const Formula& definition, const Syntax& at) {
    constexpr std::size_t most = 100'000;
    if (++words_ > most)
      throw text::TooLarge("expected a formula of at most " + std::to_string(most) +
                               " words, those of users written out, found more in " + quoted(at.word),
                           at.column);
    for (const Formula& argument : definition.arguments) count_words(argument, at);
  }
  std::set<std::string> names_taken() const {
    std::set<std::string> taken;
    for (const Variable& variable : variables_) taken.emplace(variable.name);
    return taken;
  }
  static void require_arguments(const UserWord& user, const Syntax& syntax) {
    const std::size_t found = syntax.arguments.size(), wanted = user.parameters.size();
    if (found == wanted) return;
    std::string form = syntax.word;
    for (const Parameter& each : user.parameters) form += (&each == &user.parameters[0] ? "(" : ", ") + each.name;
    fail(quoted(form + (wanted == 0 ? "" : ")")), std::to_string(found) + (found == 1 ? " argument" : " arguments"),
         syntax);
  }

  /// A word of users with its arguments: these have the names of its parameters, or others where they are taken.
  Formula call(const Syntax& syntax, Sort wanted) {
    if (const Variable* variable = find_variable(syntax.word); variable != nullptr && variable->head != nullptr)
      return call_inside(*variable->head, syntax, wanted);
    if (const OtherWord* other = find_other(others_, syntax.word, true)) return other_word(*other, syntax, wanted);
    const UserWord* user = defined_by_user(syntax.word);
    if (user == nullptr) {
      const bool own = users_ != nullptr || others_ != nullptr;
      const std::string near = own ? text::did_you_mean(syntax.word, names_outside()) : "";
      fail("a property or an invariant" + (near.empty() ? meant_word(syntax.word) : near), quoted(syntax.word), syntax);
    }
    require_arguments(*user, syntax);
    count_words(user->definition, syntax);
    std::vector<Formula> values;
    for (std::size_t i = 0; i < user->parameters.size(); ++i)
      values.push_back(formula(syntax.arguments[i], user->parameters[i].sort));
    std::set<std::string> taken = names_taken();
    std::map<std::string, std::string> names;
    for (const Parameter& each : user->parameters) names.emplace(each.name, language::new_name(each.name, taken));
    Formula result = renamed(user->definition, taken, names);
    for (std::size_t i = values.size(); i-- > 0;)
      result = {"let", {{names.at(user->parameters[i].name), {}}, std::move(values[i]), std::move(result)}};
    require(syntax, wanted, user->gives);
    return result;
  }

  std::vector<std::string_view> names_of_parameters() const {
    std::vector<std::string_view> names;
    for (auto variable = variables_.begin(); variable != variables_.begin() + given_; ++variable)
      names.push_back(variable->name);
    return names;
  }
  /// Of parameters, words of users and words of others.
  std::vector<std::string_view> names_outside() const {
    std::vector<std::string_view> names = names_of_parameters();
    if (users_ != nullptr)
      for (const auto& [name, word] : *users_) names.push_back(name);
    if (others_ != nullptr)
      for (const auto& [name, word] : *others_) names.push_back(name);
    return names;
  }

  [[noreturn]] void unknown(const Syntax& syntax, Sort wanted) const {
    const bool numbers = is_number(wanted) || wanted == Sort::any;
    const bool truths = wanted == Sort::truth || wanted == Sort::any;
    const std::string expected = numbers && truths ? "a property or an invariant"
                                 : truths          ? "a property"
                                 : numbers         ? "a number or an invariant"
                                                   : std::string(called(wanted));
    if (const Variable* variable = find_variable(syntax.word)) {
      fail(expected,
           "the " +
               std::string(variable->range == "let" ? found_as(variable->sort).substr(2)
                                                    : std::string(variable->range)) +
               " " + quoted(syntax.word),
           syntax);
    }
    if (!numbers && !truths) {
      std::vector<std::string_view> known;
      for (const Variable& variable : visible())
        if (fits(wanted, variable.sort)) known.push_back(variable.name);
      fail(expected + text::did_you_mean(syntax.word, known), quoted(syntax.word), syntax);
    }
    std::vector<std::string_view> known;
    for (const Term& term : terms()) {
      if ((gives(term) == Sort::truth ? truths : numbers) && (!term.of_colouring || coloured_)) {
        known.push_back(term.name);
      }
    }
    for (const LanguageWord& word : words())
      if (text::letter(word.text.front()) && word.text != syntax.word && is_written(word) &&
          ((numbers && (is_number(word.gives) || word.gives == Sort::alike)) || (truths && word.gives == Sort::truth)))
        known.push_back(word.text);
    std::ranges::copy(names_outside(), std::back_inserter(known));
    if (const std::string near = text::did_you_mean(syntax.word, names_of_parameters()); !near.empty())
      fail(expected + near, quoted(syntax.word), syntax);
    const std::string difference = meant_difference(syntax.word);
    if (!difference.empty()) {
      fail(expected, quoted(syntax.word), syntax, "a difference is written with spaces: " + quoted(difference));
    }
    fail(expected + meant_among(syntax.word, known), quoted(syntax.word), syntax);
  }

  /// `order - size` for order-size; empty if no hyphen stands between two invariants.
  static std::string meant_difference(const std::string& word) {
    const auto invariant = [](const std::string& part) {
      const Term* term = find_term(part);
      return term != nullptr && gives(*term) == Sort::whole;
    };
    for (std::size_t at = word.find('-'); at != std::string::npos; at = word.find('-', at + 1)) {
      const std::string left = word.substr(0, at);
      const std::string right = word.substr(at + 1);
      if (invariant(right) && (invariant(left) || left.find_first_not_of("0123456789") == std::string::npos)) {
        return left + " - " + right;
      }
    }
    return "";
  }

  void require(const Syntax& syntax, Sort wanted, Sort found) {
    gave_ = found;
    if (!fits(wanted, found)) mismatch(syntax, wanted, found);
  }

  [[noreturn]] static void mismatch(const Syntax& syntax, Sort wanted, Sort found) {
    const bool fraction = wanted == Sort::whole && found == Sort::number;
    if (wanted == Sort::whole && !fraction) wanted = Sort::number;
    if (syntax.kind != Syntax::Kind::word) {
      const std::string kind = is_number(found) ? "the number " : found == Sort::truth ? "the property " : "the set ";
      fail(std::string(called(wanted)), kind + quoted(syntax.word), syntax);
    }
    std::string hint;
    const LanguageWord* word = find_word(syntax.word);
    if (word != nullptr && word->quantifies()) {
      hint = "the body of " + quoted(syntax.word) + " reaches as far right as possible; parentheses end it";
    }
    if (fraction) hint = "floor(x) and ceil(x) are whole";
    fail(std::string(called(wanted)), fraction ? "a fraction" : found_as(found), syntax, hint);
  }

  GameTyping game_typing() {
    return {[this](const Syntax& part, Sort wanted) { return formula(part, wanted); }, [this] { return gave_; },
            [this](std::string_view name) {
              return std::ranges::find(variables_, name, &Variable::name) != variables_.end();
            },
            [this](const Formula& asks, std::size_t column) {
              const std::string word = about_ ? misfit(asks, *about_, game_words()) : "";
              if (!word.empty()) throw misfit_error(word, *about_, column);
            }};
  }

  Formula asks(const Syntax& syntax, Sort wanted) {
    if (games_ == nullptr) fail("a word of the language", quoted(syntax.word), syntax);
    auto [result, gives] = games_->formula(syntax, game_typing());
    require(syntax, wanted, gives);
    return std::move(result);
  }

  static Formula pattern(const Syntax& syntax) {
    const Syntax& graph = syntax.arguments[0];
    try {
      return {syntax.word, {{graphs::write_small_graph(graphs::small(graph_named(graph.word))), {}}}};
    } catch (const std::runtime_error& error) {
      fail("a graph in graph6 or of a family such as cycle:5", quoted(graph.word), graph,
           error.what() + graphs::advice_on(graph.word));
    }
  }

  static graphs::Graph graph_named(const std::string& text) {
    if (!graphs::names_users_board(text)) return graphs::read_graph6(text);
    return graphs::graph_of(graphs::users_board(text).board);
  }

  /// What its body gives, on another graph.
  Formula change(const LanguageWord& word, const Syntax& syntax, Sort wanted) {
    Formula result{syntax.word, {}};
    if (word.arguments == 2) {
      const Syntax& part = syntax.arguments[0];
      const bool known = part.kind != Syntax::Kind::name || find_variable(part.word) != nullptr || part.word == "V";
      if (!known && syntax.word == "join" && two_variables(part.word)) {
        result.arguments.push_back(*two_variables(part.word));
        gave_ = Sort::set;
      } else if (!known) {
        no_variable(part);
      } else {
        result.arguments.push_back(formula(part, Sort::set));
      }
      if (syntax.word == "delete" && gave_ == Sort::set) result.word = "remove";
      if ((syntax.word == "join" || syntax.word == "contract") && gave_ == Sort::vertex)
        fail("an edge or a set such as {u, v}", "one vertex", part);
    }
    const bool outer = coloured_;
    const std::ptrdiff_t outer_visible = first_visible_;
    coloured_ = false;
    if (syntax.word == "line") first_visible_ = std::ssize(variables_);
    result.arguments.push_back(formula(syntax.arguments.back(), wanted));
    coloured_ = outer;
    first_visible_ = outer_visible;
    return result;
  }

  /// `uv` for the set of the variables u and v.
  std::optional<Formula> two_variables(const std::string& text) const {
    for (std::size_t i = 1; i < text.size(); ++i) {
      const std::string one = text.substr(0, i), other = text.substr(i);
      if (find_variable(one) != nullptr && find_variable(other) != nullptr)
        return Formula{"union", {{one, {}}, {other, {}}}};
    }
    return std::nullopt;
  }

  [[noreturn]] void no_variable(const Syntax& part) const {
    std::vector<std::string_view> known;
    for (const Variable& variable : visible()) known.push_back(variable.name);
    const std::string expected = known.empty()
                                     ? "a vertex of 'forall vertex v:' or an edge of 'forall edge e:' around this"
                                     : "a vertex, an edge or a set of a quantifier around this";
    fail(expected + text::did_you_mean(part.word, known), quoted(part.word), part);
  }

  /// Opens it: its variable, or the words about colourings.
  Formula quantifier(const Syntax& over) {
    const RangeWord& range = *find_range_word(over.word);
    if (range.range == Range::colourings) {
      coloured_ = true;
      return {over.word, {}};
    }
    Formula result{over.word, {{new_name(over.arguments[0]), {}}}};
    std::vector<Sort> given;
    for (std::size_t i = 0; i < range.arguments; ++i) {
      result.arguments.push_back(formula(over.arguments[i + 1], range.takes[i]));
      given.push_back(gave_);
    }
    const Sort sort = sort_of_variable(range, given);
    const std::optional<Sort> told = range.range == Range::members ? sort_named(over.of) : std::nullopt;
    if (told && *told != sort) fail(std::string(called(set_of_members(*told))), found_as(gave_), over.arguments[1]);
    variables_.push_back({over.arguments[0].word, over.word, sort});
    return result;
  }

  std::string new_name(const Syntax& variable) const {
    if (!names_variable(variable.word) || defined_by_user(variable.word) != nullptr) {
      fail("a name of letters and digits that is no word of the language", quoted(variable.word), variable);
    }
    if (std::ranges::find(variables_, variable.word, &Variable::name) != variables_.end()) {
      fail("a new name", quoted(variable.word) + ", which a quantifier around this one has", variable);
    }
    return variable.word;
  }

  std::vector<Variable> visible() const {
    std::vector<Variable> result;
    for (const Variable& variable : variables_)
      if (find_variable(variable.name) != nullptr) result.push_back(variable);
    return result;
  }
  /// Null for one that is hidden by line(G).
  const Variable* find_variable(std::string_view name) const {
    const auto known = std::ranges::find(variables_, name, &Variable::name);
    if (known == variables_.end()) return nullptr;
    const bool hidden =
        known->head == nullptr && names_vertices(known->sort) && known - variables_.begin() < first_visible_;
    return hidden ? nullptr : &*known;
  }

  About about_;
  const UserWords* users_;
  const GameSyntax* games_;
  const OtherWords* others_;
  std::size_t words_ = 0;             // that words of users stand for, so far
  bool coloured_ = false;             // inside `colouring`
  std::vector<Variable> variables_;   // in scope
  std::ptrdiff_t given_ = 0;          // of these: parameters of the text, not of the formula
  std::ptrdiff_t first_visible_ = 0;  // of those that name vertices
  Sort gave_ = Sort::any;             // what was typed last
};

}  // namespace

TypedFormula parse(std::string_view text, Sort wanted, const Reading& reading) {
  Typing typing(reading);
  const Syntax syntax = parse_syntax(text, reading.others);
  Formula formula = typing.formula(syntax, wanted);
  return {std::move(formula), typing.gave()};
}

}  // namespace gamecert::language
